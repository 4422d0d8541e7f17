//! What is laid before the battle: heaps of stones and basins of oil by those on the walls, and by the besiegers
//! fascines, bundles of brushwood that fill ditch hexes, and rubble, where a wall has been brought down.
use crate::games::anarchy::access::{Read, Write, hex};
use crate::games::anarchy::board::{Board, enemy};
use crate::games::anarchy::chapters::tactical::turn::concede;
use crate::games::anarchy::chapters::tactical::ways::{FAR, Ways};
use crate::games::anarchy::data::files::Terrain;
use crate::games::anarchy::data::scenarios::{Laid, LaidData};
use crate::games::anarchy::state::{Basin, Siegeworks, Site};
use crate::table::prelude::*;
use bevy::prelude::*;

use super::oil::ONE_BASIN;
use super::stones::ONE_HEAP;

/// A side places its heaps of stones.
pub const HEAPS: Step<Seat> = Step::new("anarchy.heaps");
/// A side places its basins of oil.
pub const BASINS: Step<Seat> = Step::new("anarchy.basins");
/// A side lays its fascines.
pub const LAYS: Step<Seat> = Step::new("anarchy.lays");
/// A side lays its rubble.
pub const BREACHES: Step<Seat> = Step::new("anarchy.breaches");

/// Places a heap of stones here.
pub const HEAP_UP: Verb<Place> = Verb::new("anarchy.heap_up");
/// Places a basin of oil here.
pub const PLACE_BASIN: Verb<Place> = Verb::new("anarchy.place_basin");
/// Lays a fascine on this ditch hex.
pub const LAY: Verb<Place> = Verb::new("anarchy.lay");
/// Lays rubble where this wall has stood.
pub const BREACH: Verb<Place> = Verb::new("anarchy.breach");
/// Lays those that are left, as the program sees fit.
pub const USUAL_HEAPS: Verb<()> = Verb::new("anarchy.usual_heaps");
pub const USUAL_BASINS: Verb<()> = Verb::new("anarchy.usual_basins");
pub const USUAL_FASCINES: Verb<()> = Verb::new("anarchy.usual_fascines");
pub const USUAL_RUBBLE: Verb<()> = Verb::new("anarchy.usual_rubble");
/// No more are laid.
pub const LAID: Verb<()> = Verb::new("anarchy.laid");

pub const NO_HEAP_IN_PLAY: Refusal = Refusal::new("task_impossible", "A-4.5.04");
pub const NO_BASIN_IN_PLAY: Refusal = Refusal::new("task_impossible", "A-4.3.07");
pub const NOT_IN_PLAY: Refusal = Refusal::new("task_impossible", "A-3.4.08");
pub const NOT_A_DITCH: Refusal = Refusal::new("fascine_place", "A-3.4.08");
pub const NO_RUBBLE_IN_PLAY: Refusal = Refusal::new("task_impossible", "A-6.4.01");
pub const NOT_A_WALL: Refusal = Refusal::new("rubble_place", "A-6.4.01");
pub const NO_PLACE_FOR_HEAP: Refusal = Refusal::new("heap_place", "A-4.5.02");
pub const NO_HEAP_IN_RUBBLE: Refusal = Refusal::new("heap_in_rubble", "A-4.5.03");
pub const NO_PLACE_FOR_BASIN: Refusal = Refusal::new("basin_place", "A-4.3.01");

impl Laid {
    /// The decision in which a side lays it.
    pub fn step(self) -> &'static Step<Seat> {
        match self {
            Self::Heap => &HEAPS,
            Self::Basin => &BASINS,
            Self::Fascine => &LAYS,
            Self::Rubble => &BREACHES,
        }
    }
    /// The order that lays one.
    pub fn verb(self) -> &'static Verb<Place> {
        match self {
            Self::Heap => &HEAP_UP,
            Self::Basin => &PLACE_BASIN,
            Self::Fascine => &LAY,
            Self::Rubble => &BREACH,
        }
    }
    /// The order that lays all of it.
    fn usual(self) -> &'static Verb<()> {
        match self {
            Self::Heap => &USUAL_HEAPS,
            Self::Basin => &USUAL_BASINS,
            Self::Fascine => &USUAL_FASCINES,
            Self::Rubble => &USUAL_RUBBLE,
        }
    }
    /// How many each side has still to lay.
    pub fn left(self, works: &Siegeworks) -> [u8; 2] {
        match self {
            Self::Heap => works.heaps_left,
            Self::Basin => works.basins_left,
            Self::Fascine => works.fascines_left,
            Self::Rubble => works.rubble_left,
        }
    }
    fn left_mut(self, works: &mut Siegeworks, side: Seat) -> &mut u8 {
        let left = match self {
            Self::Heap => &mut works.heaps_left,
            Self::Basin => &mut works.basins_left,
            Self::Fascine => &mut works.fascines_left,
            Self::Rubble => &mut works.rubble_left,
        };
        &mut left[usize::from(side.0)]
    }
    /// Why it cannot lie on a hex of this terrain.
    fn refusal(self, terrain: Terrain) -> Refusal {
        match self {
            Self::Heap if terrain == Terrain::Rubble => NO_HEAP_IN_RUBBLE,
            Self::Heap => NO_PLACE_FOR_HEAP,
            Self::Basin => NO_PLACE_FOR_BASIN,
            Self::Fascine => NOT_A_DITCH,
            Self::Rubble => NOT_A_WALL,
        }
    }
    /// Why none is laid in the middle of a battle.
    pub fn not_in_play(self) -> Refusal {
        match self {
            Self::Heap => NO_HEAP_IN_PLAY,
            Self::Basin => NO_BASIN_IN_PLAY,
            Self::Fascine => NOT_IN_PLAY,
            Self::Rubble => NO_RUBBLE_IN_PLAY,
        }
    }
    /// The hexes of the map where it could lie, and the hourds.
    pub fn hexes<'b>(self, board: &'b Board) -> impl Iterator<Item = Place> + 'b {
        places(board).filter(move |hex| self.fits(board.terrain(*hex)))
    }
    /// Whether a side has any of it in this scenario.
    pub fn is_there(self, board: &Board, side: Seat) -> bool {
        board.rules.scenario.side(side).laid(self).count > 0
    }
}

/// Every hex, and the floor of every hourd.
fn places<'b>(board: &'b Board) -> impl Iterator<Item = Place> + 'b {
    let hourds = board.rules.hourds.iter().map(|hourd| board.map.upper(hourd.hex));
    board.map.hexes.places().chain(hourds.filter(|place| board.hourd(*place).is_some()))
}

/// What lies on the map from the start, because the scenario names a hex for each: a choice is left only where it names more of
/// them, or none.
pub fn lie_at_start(
    site: &mut Site,
    works: &mut Siegeworks,
    laid: &LaidData,
    what: Laid,
    at: impl Fn((u8, u8)) -> Place,
) {
    if laid.is_given() {
        laid.hexes.iter().for_each(|hex| comes_to_lie(site, works, what, at(*hex)));
    }
}

/// A ditch hex is filled, a wall lies in ruins and what lay there under it, stones are heaped up or a basin stands there.
fn comes_to_lie(site: &mut Site, works: &mut Siegeworks, what: Laid, at: Place) {
    if let Some(terrain) = what.makes() {
        site.becomes(at, terrain);
    }
    match what {
        Laid::Heap => works.heaps.push(at),
        Laid::Basin => works.basins.push(Basin::standing(at)),
        Laid::Fascine => {}
        Laid::Rubble => {
            works.heaps.retain(|heap| *heap != at);
            works.lose_basin(at);
        }
    }
}

/// Whether a side may lay something on a hex: of a terrain on which it can lie, one of those that the scenario names if it names
/// any; nobody stands where fascines or rubble come to lie, and nothing of the kind lies there yet.
fn may_lay(board: &Board, side: Seat, what: Laid, to: Place) -> Allowed {
    let named = &board.rules.scenario.side(side).laid(what).hexes;
    let is_named = named.is_empty() || named.iter().any(|(col, row)| board.map.hexes.at(*row, *col) == Some(to));
    let is_open = match what {
        Laid::Heap => !board.siegeworks.heaps.contains(&to),
        Laid::Basin => board.siegeworks.basin(to).is_none(),
        Laid::Fascine | Laid::Rubble => board.is_free(to),
    };
    if !is_named || !what.fits(board.terrain(to)) {
        return Err(what.refusal(board.terrain(to)));
    }
    match what {
        _ if is_open => Ok(()),
        Laid::Heap => Err(ONE_HEAP),
        Laid::Basin => Err(ONE_BASIN),
        Laid::Fascine | Laid::Rubble => Err(what.refusal(board.terrain(to))),
    }
}

/// How many a side has still to lay.
fn left(board: &Board, side: Seat, what: Laid) -> u8 {
    what.left(board.siegeworks)[usize::from(side.0)]
}

pub(in crate::games::anarchy) fn heaps(In(side): In<Seat>, battle: Read, ask: Ask) -> Prompt {
    asks(&battle.board(), side, Laid::Heap, ask)
}
pub(in crate::games::anarchy) fn basins(In(side): In<Seat>, battle: Read, ask: Ask) -> Prompt {
    asks(&battle.board(), side, Laid::Basin, ask)
}
pub(in crate::games::anarchy) fn lays(In(side): In<Seat>, battle: Read, ask: Ask) -> Prompt {
    asks(&battle.board(), side, Laid::Fascine, ask)
}
pub(in crate::games::anarchy) fn breaches(In(side): In<Seat>, battle: Read, ask: Ask) -> Prompt {
    asks(&battle.board(), side, Laid::Rubble, ask)
}

fn asks(board: &Board, side: Seat, what: Laid, ask: Ask) -> Prompt {
    let left = left(board, side, what);
    let text = match what {
        Laid::Heap => "anarchy-ask-heaps",
        Laid::Basin => "anarchy-ask-basins",
        Laid::Fascine => "anarchy-ask-fascines",
        Laid::Rubble => "anarchy-ask-rubble",
    };
    let mut prompt = ask.prompt(side, text).with("left", Word::Number(left.into()));
    if left == 0 {
        return prompt;
    }
    prompt.offer(what.verb(), places(board), |hex| may_lay(board, side, what, hex));
    if prompt.asks() {
        prompt.offer(what.usual(), [()], |()| Ok(()));
        prompt.offer(&LAID, [()], |()| Ok(()));
        prompt.closing = Some(LAID.on(()));
    }
    concede(&mut prompt);
    prompt
}

/// One is laid, and noted.
fn lies(battle: &mut Write, side: Seat, what: Laid, at: Place) {
    comes_to_lie(&mut battle.site, &mut battle.siegeworks, what, at);
    let left = what.left_mut(&mut battle.siegeworks, side);
    *left = left.saturating_sub(1);
    let (text, rule) = match what {
        Laid::Heap => ("anarchy-log-heap", "A-4.5.01"),
        Laid::Basin => ("anarchy-log-basin", "A-4.3.01"),
        Laid::Fascine => ("anarchy-log-fascine", "A-3.4.08"),
        Laid::Rubble => ("anarchy-log-rubble", "A-6.4.01"),
    };
    battle.chronicle.note(rule, || Entry::new(text, rule).by(side).with("hex", hex(at)));
}

pub(in crate::games::anarchy) fn heap_up(In((side, at)): In<(Seat, Place)>, mut battle: Write) -> Flow {
    lies(&mut battle, side, Laid::Heap, at);
    Flow::again()
}
pub(in crate::games::anarchy) fn place_basin(In((side, at)): In<(Seat, Place)>, mut battle: Write) -> Flow {
    lies(&mut battle, side, Laid::Basin, at);
    Flow::again()
}
pub(in crate::games::anarchy) fn lay(In((side, at)): In<(Seat, Place)>, mut battle: Write) -> Flow {
    lies(&mut battle, side, Laid::Fascine, at);
    Flow::again()
}
pub(in crate::games::anarchy) fn breach(In((side, at)): In<(Seat, Place)>, mut battle: Write) -> Flow {
    lies(&mut battle, side, Laid::Rubble, at);
    Flow::again()
}

pub(in crate::games::anarchy) fn usual_heaps(In((side, ())): In<(Seat, ())>, mut battle: Write) -> Flow {
    lays_usual(&mut battle, side, Laid::Heap)
}
pub(in crate::games::anarchy) fn usual_basins(In((side, ())): In<(Seat, ())>, mut battle: Write) -> Flow {
    lays_usual(&mut battle, side, Laid::Basin)
}
pub(in crate::games::anarchy) fn usual_fascines(In((side, ())): In<(Seat, ())>, mut battle: Write) -> Flow {
    lays_usual(&mut battle, side, Laid::Fascine)
}
pub(in crate::games::anarchy) fn usual_rubble(In((side, ())): In<(Seat, ())>, mut battle: Write) -> Flow {
    lays_usual(&mut battle, side, Laid::Rubble)
}

fn lays_usual(battle: &mut Write, side: Seat, what: Laid) -> Flow {
    while left(&battle.board(), side, what) > 0 {
        let board = battle.board();
        let Some(best) = usual(&board, side, what) else { break };
        lies(battle, side, what, best);
    }
    Flow::done()
}

/// The hex to choose next: over which the way is shortest from where the side comes from to the enemy's men, for a wall as the
/// crow flies.
fn usual(board: &Board, side: Seat, what: Laid) -> Option<Place> {
    let own: Vec<Place> = match &board.rules.entries[usize::from(side.0)] {
        Some((entries, _)) => entries.clone(),
        None => board.on_field(side).map(|id| board.front(id)).collect(),
    };
    let theirs: Vec<Place> = board.on_field(enemy(side)).map(|id| board.front(id)).collect();
    let open = what.hexes(board).filter(|hex| may_lay(board, side, what, *hex).is_ok());
    if what.is_deployed() {
        return usual_on_walls(board, side, open.filter(|place| !board.map.is_upper(*place)));
    }
    if what == Laid::Rubble {
        let near = |all: &[Place], hex: Place| all.iter().map(|other| board.map.distance(*other, hex)).min();
        let far = |all: &[Place], hex: Place| u32::from(near(all, hex).unwrap_or_default());
        return open.min_by_key(|hex| (far(&own, *hex) + far(&theirs, *hex), hex.0));
    }
    if what == Laid::Fascine && board.rules.scenario.side(side).ladders > 0 {
        let from = Ways::to(board, own, None);
        let all: Vec<Place> = open.collect();
        // Nobody carries ladders around the castle.
        let nearest = all.iter().map(|hex| from.from(*hex)).min()?;
        let near = all.into_iter().filter(|hex| from.from(*hex) <= nearest.saturating_add(WAY_ROUND));
        return near.min_by_key(|hex| (usual_for_ladders(board, side, *hex), from.from(*hex), hex.0));
    }
    let (from, to) = (Ways::to(board, own, None), Ways::to(board, theirs, Some(1)));
    let length = |hex: &Place| match (from.from(*hex), to.from(*hex)) {
        (FAR, _) => u32::MAX,
        (out, FAR) => u32::from(FAR) + u32::from(out),
        (out, on) => u32::from(out) + u32::from(on),
    };
    open.min_by_key(|hex| (length(hex), hex.0))
}

/// A movement point more than to the nearest hex is no way round.
const WAY_ROUND: u16 = 1;

/// How hard it would be to come over the wall by a ladder on a ditch hex that is filled: the height of the wall and those who wait on
/// it; best beside another one, so that two climb side by side.
fn usual_for_ladders(board: &Board, side: Seat, hex: Place) -> i32 {
    /// More than any wall.
    const NO_LADDER: i32 = 1000;
    let is_enemy = |hex: Place| board.at(hex).is_some_and(|id| board.side(id) != side);
    let waiting = |wall: Place| {
        let beside = board.map.neighbours(wall).iter().filter(|near| is_enemy(**near)).count() as i32;
        board.level(wall) + beside + 2 * i32::from(is_enemy(wall))
    };
    let walls = board.map.neighbours(hex).iter().filter(|near| board.terrain(**near).is_crenelled());
    let over = walls.map(|wall| waiting(*wall)).min().filter(|_| board.hourd_over(hex).is_none());
    let filled = |near: &Place| board.site.terrain(*near) == Some(Terrain::FilledDitch);
    let has_company = board.map.neighbours(hex).iter().any(filled);
    over.map_or(NO_LADDER, |over| over - 2 * i32::from(has_company))
}

/// Where those who wait on a wall keep their stones and their oil: towards where the others come from, or their engines if nobody has
/// deployed yet, among their own men, and not all in one place.
fn usual_on_walls(board: &Board, side: Seat, open: impl Iterator<Item = Place>) -> Option<Place> {
    let other = enemy(side);
    let mut foes: Vec<Place> = match &board.rules.entries[usize::from(other.0)] {
        Some((entries, _)) => entries.clone(),
        None => board.on_field(other).map(|id| board.front(id)).collect(),
    };
    if foes.is_empty() {
        let engines = board.engines.on_field().filter(|(_, engine)| engine.side == other);
        foes.extend(engines.filter_map(|(_, engine)| board.map.hexes.place(engine.lead)));
    }
    let works = board.siegeworks;
    let lies: Vec<Place> = works.heaps.iter().copied().chain(works.basins.iter().map(|basin| basin.hex)).collect();
    let near = |all: &[Place], hex: Place| all.iter().map(|other| board.map.distance(*other, hex)).min();
    let worth = |hex: &Place| {
        let far = i32::from(near(&foes, *hex).unwrap_or_default());
        let friends = board.on_field(side).filter(|id| board.map.distance(board.front(*id), *hex) <= 2).count() as i32;
        let crowded = near(&lies, *hex).is_some_and(|away| away < KEPT_APART);
        (3 * far - friends + if crowded { CROWDED } else { 0 }, hex.0)
    };
    open.min_by_key(worth)
}
/// Heaps and basins are kept so many hexes apart where that costs nothing, and what it may cost.
const KEPT_APART: u8 = 3;
const CROWDED: i32 = 12;

pub(in crate::games::anarchy) fn laid(In((side, ())): In<(Seat, ())>, mut battle: Write) -> Flow {
    let board = battle.board();
    let open = |what: &Laid| what.hexes(&board).any(|hex| may_lay(&board, side, *what, hex).is_ok());
    // What is asked about now is the first that can still be laid.
    let asked = Laid::ALL.into_iter().find(|what| left(&board, side, *what) > 0 && open(what));
    if let Some(what) = asked {
        *what.left_mut(&mut battle.siegeworks, side) = 0;
    }
    Flow::done()
}

/// Registers the decisions and verbs of this chapter.
pub fn plugin(app: &mut App) {
    app.decision(&HEAPS, heaps)
        .decision(&BASINS, basins)
        .decision(&LAYS, lays)
        .decision(&BREACHES, breaches)
        .verb(&HEAP_UP, heap_up)
        .verb(&PLACE_BASIN, place_basin)
        .verb(&LAY, lay)
        .verb(&BREACH, breach)
        .verb(&USUAL_HEAPS, usual_heaps)
        .verb(&USUAL_BASINS, usual_basins)
        .verb(&USUAL_FASCINES, usual_fascines)
        .verb(&USUAL_RUBBLE, usual_rubble)
        .verb(&LAID, laid);
}
