//! What is laid before the battle: ballistae and mantlets, around which a side deploys, heaps of stones and basins of oil by
//! those on the walls, and by the besiegers fascines, bundles of brushwood that fill ditch hexes, and
//! rubble, where a wall has been brought down.
use crate::games::anarchy::access::{Read, Write, hex};
use crate::games::anarchy::board::Board;
use crate::games::anarchy::chapters::tactical::artillery::carriage::lies_there;
use crate::games::anarchy::chapters::tactical::paths::{BALLISTA_THERE, MANGONEL_THERE, PATH_NOT_ADJACENT};
use crate::games::anarchy::chapters::tactical::turn::concede;
use crate::games::anarchy::data::files::Terrain;
use crate::games::anarchy::data::laid::{Laid, LaidData};
use crate::games::anarchy::rules::Rules;
use crate::games::anarchy::state::{Artillery, Ballista, Basin, Mantlet, Siegeworks, Site};
use crate::table::prelude::*;
use bevy::prelude::*;

use super::mantlets::is_open_to_mantlets;
use super::oil::ONE_BASIN;
use super::stones::ONE_HEAP;
use super::usual::{usual, usual_facing};

/// A side places its ballistae.
pub const BALLISTAE: Step<Seat> = Step::new("anarchy.ballistae");
/// A side places its mantlets.
pub const SCREENS: Step<Seat> = Step::new("anarchy.screens");
/// Which way the mantlet in this hex faces.
pub const SCREEN_FACES: Step<Place> = Step::new("anarchy.screen_faces");
/// A side places its heaps of stones.
pub const HEAPS: Step<Seat> = Step::new("anarchy.heaps");
/// A side places its basins of oil.
pub const BASINS: Step<Seat> = Step::new("anarchy.basins");
/// A side lays its fascines.
pub const LAYS: Step<Seat> = Step::new("anarchy.lays");
/// A side lays its rubble.
pub const BREACHES: Step<Seat> = Step::new("anarchy.breaches");

/// Places a ballista here.
pub const PLACE_BALLISTA: Verb<Place> = Verb::new("anarchy.place_ballista");
/// Places a mantlet here.
pub const PLACE_MANTLET: Verb<Place> = Verb::new("anarchy.place_mantlet");
/// It faces this hex, one of those around it.
pub const SCREEN: Verb<Place> = Verb::new("anarchy.screen");
/// Places a heap of stones here.
pub const HEAP_UP: Verb<Place> = Verb::new("anarchy.heap_up");
/// Places a basin of oil here.
pub const PLACE_BASIN: Verb<Place> = Verb::new("anarchy.place_basin");
/// Lays a fascine on this ditch hex.
pub const LAY: Verb<Place> = Verb::new("anarchy.lay");
/// Lays rubble where this wall has stood.
pub const BREACH: Verb<Place> = Verb::new("anarchy.breach");
/// Lays those that are left, as the program sees fit.
pub const USUAL_BALLISTAE: Verb<()> = Verb::new("anarchy.usual_ballistae");
pub const USUAL_MANTLETS: Verb<()> = Verb::new("anarchy.usual_mantlets");
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
pub const NO_BALLISTA_IN_PLAY: Refusal = Refusal::new("task_impossible", "A-4.4.05");
pub const NO_PLACE_FOR_BALLISTA: Refusal = Refusal::new("ballista_place", "A-4.4.05");
pub const NO_BALLISTA_IN_HOURD: Refusal = Refusal::new("ballista_place", "A-3.3.22");
pub const STILL_TO_PLACE: Refusal = Refusal::new("still_to_place", "A-4.4.05");
pub const NO_PLACE_FOR_MANTLET: Refusal = Refusal::new("mantlet_place", "A-3.5.03");
pub const NO_PLACE_FOR_HEAP: Refusal = Refusal::new("heap_place", "A-4.5.02");
pub const NO_HEAP_IN_RUBBLE: Refusal = Refusal::new("heap_in_rubble", "A-4.5.03");
pub const NO_PLACE_FOR_BASIN: Refusal = Refusal::new("basin_place", "A-4.3.01");

impl Laid {
    /// The decision in which a side lays it.
    pub fn step(self) -> &'static Step<Seat> {
        match self {
            Self::Ballista => &BALLISTAE,
            Self::Mantlet => &SCREENS,
            Self::Heap => &HEAPS,
            Self::Basin => &BASINS,
            Self::Fascine => &LAYS,
            Self::Rubble => &BREACHES,
        }
    }
    /// The order that lays one.
    pub fn verb(self) -> &'static Verb<Place> {
        match self {
            Self::Ballista => &PLACE_BALLISTA,
            Self::Mantlet => &PLACE_MANTLET,
            Self::Heap => &HEAP_UP,
            Self::Basin => &PLACE_BASIN,
            Self::Fascine => &LAY,
            Self::Rubble => &BREACH,
        }
    }
    /// The order that lays all of it.
    fn usual(self) -> &'static Verb<()> {
        match self {
            Self::Ballista => &USUAL_BALLISTAE,
            Self::Mantlet => &USUAL_MANTLETS,
            Self::Heap => &USUAL_HEAPS,
            Self::Basin => &USUAL_BASINS,
            Self::Fascine => &USUAL_FASCINES,
            Self::Rubble => &USUAL_RUBBLE,
        }
    }
    /// How many each side has still to lay.
    pub fn left(self, works: &Siegeworks, artillery: &Artillery) -> [u8; 2] {
        match self {
            Self::Ballista => artillery.ballistae_left,
            Self::Mantlet => artillery.mantlets_left,
            Self::Heap => works.heaps_left,
            Self::Basin => works.basins_left,
            Self::Fascine => works.fascines_left,
            Self::Rubble => works.rubble_left,
        }
    }
    fn left_mut<'b>(self, battle: &'b mut Write, side: Seat) -> &'b mut u8 {
        let (works, artillery) = (&mut *battle.siegeworks, &mut *battle.artillery);
        let left = match self {
            Self::Ballista => &mut artillery.ballistae_left,
            Self::Mantlet => &mut artillery.mantlets_left,
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
            Self::Ballista if terrain == Terrain::Hourd => NO_BALLISTA_IN_HOURD,
            Self::Ballista => NO_PLACE_FOR_BALLISTA,
            Self::Mantlet => NO_PLACE_FOR_MANTLET,
            Self::Basin => NO_PLACE_FOR_BASIN,
            Self::Fascine => NOT_A_DITCH,
            Self::Rubble => NOT_A_WALL,
        }
    }
    /// Why none is laid in the middle of a battle.
    pub fn not_in_play(self) -> Refusal {
        match self {
            Self::Ballista | Self::Mantlet => NO_BALLISTA_IN_PLAY,
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
    artillery: &mut Artillery,
    (side, laid): (Seat, &LaidData),
    what: Laid,
    rules: &Rules,
) {
    if laid.is_given() {
        let at = |(col, row): (u8, u8)| rules.map.hexes.at(row, col).expect("the loader checks the scenarios");
        laid.hexes.iter().for_each(|hex| comes_to_lie(site, works, artillery, (rules, side), what, at(*hex)));
    }
}

/// A ditch hex is filled, a wall lies in ruins and what lay there under it, stones are heaped up or a basin stands there.
fn comes_to_lie(
    site: &mut Site,
    works: &mut Siegeworks,
    artillery: &mut Artillery,
    (rules, side): (&Rules, Seat),
    what: Laid,
    at: Place,
) {
    if let Some(terrain) = what.makes() {
        site.becomes(at, terrain);
    }
    match what {
        // It begins the battle loaded.
        Laid::Ballista => {
            let loaded = rules.data.artillery.ballista_reload;
            artillery.ballistae.push(Ballista { hex: at, side, loaded, carried: 0 });
        }
        Laid::Mantlet => works.mantlets.push(Mantlet { hex: at, facing: usual_facing(rules, side, at) }),
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
pub(super) fn may_lay(board: &Board, side: Seat, what: Laid, to: Place) -> Allowed {
    let hex = board.map.hex_of(to);
    let named = board.rules.scenario.side(side).laid(what);
    let is_named = named.allows((board.map.hexes.col(hex), board.map.hexes.row(hex)), board.terrain(to));
    // Who defends a place has them inside it, unless the scenario says where.
    let zone = &board.rules.zones[usize::from(side.0)];
    let is_inside = what != Laid::Ballista || named.names_a_place() || zone.is_empty() || zone.contains(&to);
    let is_open = match what {
        Laid::Ballista => {
            board.is_free(to) && !board.has_artillery(to) && board.berth(to).is_none() && !lies_there(board, to)
        }
        Laid::Mantlet => {
            !board.map.is_upper(to)
                && is_open_to_mantlets(board, to)
                && board.mantlet(to).is_none()
                && board.is_free(to)
        }
        Laid::Heap => !board.siegeworks.heaps.contains(&to),
        Laid::Basin => board.siegeworks.basin(to).is_none(),
        Laid::Fascine | Laid::Rubble => board.is_free(to),
    };
    if !is_named || !is_inside || !what.fits(board.terrain(to)) {
        return Err(what.refusal(board.terrain(to)));
    }
    match what {
        _ if is_open => Ok(()),
        Laid::Ballista if board.ballista(to).is_some() => Err(BALLISTA_THERE),
        Laid::Ballista if board.mangonel(to).is_some() => Err(MANGONEL_THERE),
        Laid::Heap => Err(ONE_HEAP),
        Laid::Basin => Err(ONE_BASIN),
        Laid::Ballista | Laid::Mantlet | Laid::Fascine | Laid::Rubble => Err(what.refusal(board.terrain(to))),
    }
}

/// How many a side has still to lay.
fn left(board: &Board, side: Seat, what: Laid) -> u8 {
    what.left(board.siegeworks, board.artillery)[usize::from(side.0)]
}

pub(in crate::games::anarchy) fn ballistae(In(side): In<Seat>, battle: Read, ask: Ask) -> Prompt {
    asks(&battle.board(), side, Laid::Ballista, ask)
}
pub(in crate::games::anarchy) fn screens(In(side): In<Seat>, battle: Read, ask: Ask) -> Prompt {
    asks(&battle.board(), side, Laid::Mantlet, ask)
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
        Laid::Ballista => "anarchy-ask-ballistae",
        Laid::Mantlet => "anarchy-ask-mantlets",
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
        if what.is_due() {
            prompt.closed(&LAID, STILL_TO_PLACE);
        } else {
            prompt.offer(&LAID, [()], |()| Ok(()));
            prompt.closing = Some(LAID.on(()));
        }
    }
    concede(&mut prompt);
    prompt
}

/// One is laid, and noted.
fn lies(battle: &mut Write, side: Seat, what: Laid, at: Place) {
    let (site, works, artillery) = (&mut battle.site, &mut battle.siegeworks, &mut battle.artillery);
    comes_to_lie(site, works, artillery, (&battle.rules, side), what, at);
    let left = what.left_mut(battle, side);
    *left = left.saturating_sub(1);
    let (text, rule) = match what {
        Laid::Ballista => ("anarchy-log-ballista", "A-4.4.05"),
        Laid::Mantlet => ("anarchy-log-mantlet-placed", "A-3.5.03"),
        Laid::Heap => ("anarchy-log-heap", "A-4.5.01"),
        Laid::Basin => ("anarchy-log-basin", "A-4.3.01"),
        Laid::Fascine => ("anarchy-log-fascine", "A-3.4.08"),
        Laid::Rubble => ("anarchy-log-rubble", "A-6.4.01"),
    };
    battle.chronicle.note(rule, || Entry::new(text, rule).by(side).with("hex", hex(at)));
}

pub(in crate::games::anarchy) fn place_ballista(In((side, at)): In<(Seat, Place)>, mut battle: Write) -> Flow {
    lies(&mut battle, side, Laid::Ballista, at);
    Flow::again()
}
pub(in crate::games::anarchy) fn place_mantlet(In((side, at)): In<(Seat, Place)>, mut battle: Write) -> Flow {
    lies(&mut battle, side, Laid::Mantlet, at);
    battle.artillery.screened_by = Some(side);
    Flow::then([SCREEN_FACES.on(at)]).and_again()
}
pub(in crate::games::anarchy) fn screen_faces(In(at): In<Place>, battle: Read, ask: Ask) -> Prompt {
    let board = battle.board();
    let side = board.artillery.screened_by.unwrap_or(board.rules.scenario.first.seat());
    let mut prompt = ask.prompt(side, "anarchy-ask-screen").with("hex", hex(at));
    prompt.offer(&SCREEN, board.map.neighbours(at).iter().copied(), |to| {
        if board.map.neighbours(at).contains(&to) { Ok(()) } else { Err(PATH_NOT_ADJACENT) }
    });
    concede(&mut prompt);
    prompt
}
pub(in crate::games::anarchy) fn screen(In((_, towards)): In<(Seat, Place)>, mut battle: Write) -> Flow {
    let map = battle.rules.map.clone();
    battle.artillery.screened_by = None;
    if let Some(mantlet) = battle.siegeworks.mantlets.last_mut()
        && let Some(facing) = map.heading(mantlet.hex, towards)
    {
        mantlet.facing = facing;
    }
    Flow::done()
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

pub(in crate::games::anarchy) fn usual_ballistae(In((side, ())): In<(Seat, ())>, mut battle: Write) -> Flow {
    lays_usual(&mut battle, side, Laid::Ballista)
}
pub(in crate::games::anarchy) fn usual_mantlets(In((side, ())): In<(Seat, ())>, mut battle: Write) -> Flow {
    lays_usual(&mut battle, side, Laid::Mantlet)
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

pub(in crate::games::anarchy) fn laid(In((side, ())): In<(Seat, ())>, mut battle: Write) -> Flow {
    let board = battle.board();
    let open = |what: &Laid| what.hexes(&board).any(|hex| may_lay(&board, side, *what, hex).is_ok());
    // What is asked about now is the first that can still be laid.
    let asked = Laid::ALL.into_iter().find(|what| left(&board, side, *what) > 0 && open(what));
    if let Some(what) = asked {
        *what.left_mut(&mut battle, side) = 0;
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

/// Registers what places ballistae and mantlets: after all other steps, because matches from before there were any number those.
pub fn artillery_plugin(app: &mut App) {
    app.decision(&BALLISTAE, ballistae)
        .decision(&SCREENS, screens)
        .decision(&SCREEN_FACES, screen_faces)
        .verb(&PLACE_BALLISTA, place_ballista)
        .verb(&PLACE_MANTLET, place_mantlet)
        .verb(&SCREEN, screen)
        .verb(&USUAL_BALLISTAE, usual_ballistae)
        .verb(&USUAL_MANTLETS, usual_mantlets);
}
