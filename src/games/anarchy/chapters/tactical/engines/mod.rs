//! Chapters 1.3, 4.2, 5.2 and 5.3, engines that move: drawn by two oxen, or pushed by the men in them (A-1.3.08, A-5.2.01,
//! ), straight along their axis, with everybody who goes along.
pub mod gallery;
pub mod manning;
pub mod oxen;
pub mod ram;
pub mod words;

use crate::games::anarchy::access::{Write, hex};
use crate::games::anarchy::board::{Berthed, Board};
use crate::games::anarchy::chapters::tactical::belfry::{self, tower_of};
use crate::games::anarchy::data::engines::{EngineData, EngineKind};
use crate::games::anarchy::data::files::Terrain;
use crate::games::anarchy::state::{Berth, Engine, Post, Traction};
use crate::table::prelude::*;
use bevy::prelude::*;
use hexx::Hex;
use oxen::{driver, oxen};
use words::*;

/// Oxen draw an engine until its lead is on this hex.
pub const DRAW: Verb<Place> = Verb::new("anarchy.draw");
/// Men push an engine until its lead is on this hex.
pub const PUSH: Verb<Place> = Verb::new("anarchy.push");
/// An engine goes over the edge of the map, with everybody who goes along.
pub const OVER_EDGE: Verb<()> = Verb::new("anarchy.over_edge");

/// Somebody who goes along with an engine, and his berth in it.
pub type Aboard = (PieceId, Berth);

/// What the rule data say of an engine.
fn data<'b>(board: &'b Board, engine: &Engine) -> &'b EngineData {
    board.rules.data.engines.of(engine.kind)
}

/// Who is in a berth, on the map or beyond its edge.
pub fn berthed(board: &Board, engine: &Engine, berth: Berth) -> Option<PieceId> {
    berthed_on(board, engine, berth, engine.hex_of(data(board, engine), berth)?)
}
/// The same, in a berth whose hex is known.
fn berthed_on(board: &Board, engine: &Engine, berth: Berth, hex: Hex) -> Option<PieceId> {
    let beyond = engine.beyond.iter().find(|(_, at)| *at == berth).map(|(id, _)| *id);
    beyond.or_else(|| board.at(storey_of(board, berth, board.map.hexes.place(hex)?)))
}
/// The place of a berth whose hex is this one.
fn storey_of(board: &Board, berth: Berth, hex: Place) -> Place {
    if let Berth::Floor(floor, _) = berth { board.map.floor(hex, floor) } else { hex }
}

/// Whether somebody works for an engine: a man of its side who is neither stunned nor a captive.
fn serves(board: &Board, engine: &Engine, id: PieceId) -> bool {
    let man = board.man(id);
    let there = matches!(man.post, Post::OnField | Post::Astride) && man.stunned == 0 && !man.captive;
    there && board.side(id) == engine.side && !board.is_animal(id)
}

/// Who can work at the beam of a ram or dig in a gallery: those who serve it, have not fought in this turn, and do
/// no other work.
fn hands<'b>(board: &'b Board, engine: &'b Engine) -> impl Iterator<Item = PieceId> + 'b {
    let is_free = |id: &PieceId| {
        serves(board, engine, *id)
            && !board.man(*id).attacked
            && !board.walls.fought.contains(id)
            && board.tasks.works.of(*id).is_none()
    };
    crew(board, engine).into_iter().map(|(id, _)| id).filter(is_free)
}

/// Everybody in the hexes of an engine, and where.
pub fn crew(board: &Board, engine: &Engine) -> Vec<Aboard> {
    let cells = engine.cells(data(board, engine)).into_iter().enumerate();
    let berths = cells.map(|(number, cell)| (Berth::Cell(number as u8), cell.hex));
    berths.filter_map(|(berth, hex)| Some((berthed_on(board, engine, berth, hex)?, berth))).collect()
}

/// Everybody on the floors of a belfry, and where.
fn on_floors(board: &Board, engine: &Engine) -> Vec<Aboard> {
    let Some(tower) = tower_of(board, engine) else { return vec![] };
    let hexes = engine.cells(data(board, engine));
    let floor =
        |floor: u8| hexes.iter().enumerate().map(move |(number, cell)| (Berth::Floor(floor, number as u8), cell.hex));
    let berths = tower.floors().flat_map(floor);
    berths.filter_map(|(berth, hex)| Some((berthed_on(board, engine, berth, hex)?, berth))).collect()
}

/// How many men push: those in it, of a belfry on its ground, who have not fought since their side's last movement (A-5.2.04, A-5.2.05,
/// ), beyond the edge of the map, too.
pub fn pushers(board: &Board, engine: &Engine) -> usize {
    let pushes = |(id, _): &Aboard| serves(board, engine, *id) && !board.engines.engaged.contains(id);
    crew(board, engine).iter().filter(|aboard| pushes(aboard)).count()
}
/// How many hexes so many men push an engine in a turn.
pub fn pushed_hexes(board: &Board, engine: &Engine) -> u8 {
    let men = pushers(board, engine);
    data(board, engine).speed.iter().find(|line| men >= line.men).map_or(0, |line| line.hexes)
}
/// Who goes along when an engine moves: those in it, its oxen, its driver if they draw, and whoever is beyond the edge, astride of which
/// it may begin.
fn goers(board: &Board, engine: &Engine, by: Traction) -> Vec<Aboard> {
    let team = engine.team.iter().enumerate().filter_map(|(which, ox)| Some(((*ox)?, Berth::Ox(which as u8))));
    let drives = driver(board, engine).filter(|_| by == Traction::Oxen).map(|id| (id, Berth::Driver));
    let mut all: Vec<Aboard> =
        crew(board, engine).into_iter().chain(on_floors(board, engine)).chain(team).chain(drives).collect();
    let beyond = engine.beyond.iter().filter(|aboard| !all.contains(aboard)).copied().collect::<Vec<_>>();
    all.extend(beyond);
    all
}

/// Whether an engine has what it takes to move so many hexes by some means.
fn may_move(board: &Board, engine: &Engine, by: Traction, hexes: u8) -> Allowed {
    let engines = &board.rules.data.engines;
    let says = says(engine.kind);
    if !engine.is_of_use(data(board, engine)) {
        return Err(says.burnt);
    }
    belfry::may_move(board, engine)?;
    gallery::may_move(board, engine)?;
    let most = match by {
        Traction::Oxen => {
            if oxen(board, engine).len() < engines.oxen {
                return Err(OXEN_MISSING);
            }
            if driver(board, engine).is_none() {
                return Err(DRIVER_MISSING);
            }
            engines.drawn_hexes
        }
        Traction::Men => match pushed_hexes(board, engine) {
            0 => return Err(says.too_few),
            most => most,
        },
    };
    if engine.traction.is_some_and(|before| before != by) {
        return Err(NOT_BOTH);
    }
    if engine.moved + hexes > most {
        // With more men it might go so far, or not.
        let furthest = data(board, engine).speed.iter().map(|line| line.hexes).max().unwrap_or(0);
        return Err(match by {
            Traction::Oxen => TOO_FAR_A_MOVE,
            Traction::Men if engine.moved + hexes > furthest => says.too_far,
            Traction::Men => says.too_few,
        });
    }
    // Oxen and driver walk, and have to have the points for it.
    let walks = |berth: Berth| matches!(berth, Berth::Ox(_) | Berth::Driver);
    let slow = |(id, berth): &Aboard| walks(*berth) && board.points_left(*id) < i32::from(hexes);
    if goers(board, engine, by).iter().any(slow) { Err(TEAM_TOO_SLOW) } else { Ok(()) }
}

/// Whether an engine, with its oxen and their driver, finds its way free over the next hexes: its ground
/// no fire, nobody who does not go along. Beyond the edge of the map it goes only where the scenario lets it.
/// `hexes`: straight ahead, or back if less than 0.
fn is_free(board: &Board, engine: &Engine, by: Traction, hexes: i32) -> Allowed {
    let data = data(board, engine);
    let goes: Vec<Aboard> = goers(board, engine, by);
    // Captives go along with those who hold them.
    if goes.iter().any(|(id, _)| board.side(*id) != engine.side && !board.man(*id).captive) {
        return Err(ENGINE_WAY_BLOCKED);
    }
    let cells = engine.cells(data).into_iter().map(|cell| cell.hex);
    let walkers = goes.iter().filter(|(_, berth)| !matches!(berth, Berth::Cell(_)));
    let front: Vec<Hex> = cells.chain(walkers.filter_map(|(_, berth)| engine.hex_of(data, *berth))).collect();
    let step = engine.heading.step() * hexes.signum();
    for far in 1..=hexes.abs() {
        for hex in front.iter().map(|hex| *hex + step * far) {
            let Some(place) = board.map.hexes.place(hex) else {
                // What is beyond the edge already is not on the map yet.
                let is_astride = board.map.hexes.place(hex - step).is_none();
                if is_astride || hexes > 0 && leaves(board, engine) {
                    continue;
                }
                return Err(EDGE_CLOSED);
            };
            if !data.ground.contains(&board.terrain(place)) || board.is_shut(place) {
                let ditch = matches!(board.terrain(place), Terrain::Ditch | Terrain::FilledDitch);
                let gallery_at_ditch = ditch && engine.kind == EngineKind::Gallery;
                return Err(if gallery_at_ditch { GALLERY_AT_DITCH } else { says(engine.kind).terrain });
            }
            // A belfry is as high as hourds and ladders are.
            if data.tower.is_some() && (board.hourd_over(place).is_some() || board.storey_over(place).is_some()) {
                return Err(ENGINE_WAY_BLOCKED);
            }
            let goes_too = |id: PieceId| goes.iter().any(|(other, _)| *other == id);
            let stands = board.mantlet(place).is_some() || board.has_artillery(place);
            if board.at(place).is_some_and(|id| !goes_too(id)) || stands {
                return Err(ENGINE_WAY_BLOCKED);
            }
            let other = |berth: Berthed| board.engines.all[berth.engine] != *engine;
            if board.burns(place) && board.berth(place).is_none() || board.berth(place).is_some_and(other) {
                return Err(ENGINE_WAY_BLOCKED);
            }
        }
    }
    Ok(())
}

/// Whether the scenario lets an engine leave the map ahead of it.
fn leaves(board: &Board, engine: &Engine) -> bool {
    let lines = &board.rules.scenario.side(engine.side).engines;
    lines.iter().any(|line| line.engine == engine.kind && line.leaves)
}

/// How far a hex on the ground lies straight ahead of the lead of an engine, less than 0 behind it; nothing if it lies elsewhere.
pub fn along_axis(board: &Board, engine: &Engine, place: Place) -> Option<i32> {
    if board.map.is_upper(place) {
        return None;
    }
    let hex = board.map.hexes.hex(place);
    let far = i32::try_from(engine.lead.unsigned_distance_to(hex)).ok()?;
    let lies = |far: &i32| *far != 0 && engine.lead + engine.heading.step() * *far == hex;
    [far, -far].into_iter().find(lies)
}

/// Whether an engine may be moved until its lead is on a hex, straight on or back, and which. Oxen draw it forward only.
fn may_bring(board: &Board, side: Seat, by: Traction, to: Place) -> Result<(usize, i32), Refusal> {
    let own = || board.engines.on_field().filter(|(_, engine)| engine.side == side);
    if own().next().is_none() {
        return Err(NO_ENGINE);
    }
    let on_axis = own().filter_map(|(number, engine)| Some((number, engine, along_axis(board, engine, to)?)));
    let on_axis = on_axis.filter(|(.., hexes)| *hexes > 0 || by == Traction::Men);
    let Some((number, engine, hexes)) = on_axis.min_by_key(|(.., hexes)| hexes.abs()) else {
        // Of several engines the last that it has.
        let kind = own().map(|(_, engine)| engine.kind).last().unwrap_or(EngineKind::Ram);
        return Err(says(kind).off_line);
    };
    may_move(board, engine, by, u8::try_from(hexes.abs()).unwrap_or(u8::MAX))?;
    is_free(board, engine, by, hexes)?;
    Ok((number, hexes))
}
/// Whether oxen may draw an engine of a side until its lead is on a hex.
pub fn may_draw(board: &Board, side: Seat, to: Place) -> Allowed {
    may_bring(board, side, Traction::Oxen, to).map(|_| ())
}
/// Whether men may push it there.
pub fn may_push(board: &Board, side: Seat, to: Place) -> Allowed {
    may_bring(board, side, Traction::Men, to).map(|_| ())
}

/// The engine of a side that may leave the map now, by what means, and how many hexes that takes.
pub fn may_go_over(board: &Board, side: Seat) -> Result<(usize, Traction, u8), Refusal> {
    let mut why = NO_ENGINE;
    for (number, engine) in board.engines.on_field().filter(|(_, engine)| engine.side == side) {
        if !leaves(board, engine) {
            why = EDGE_CLOSED;
            continue;
        }
        let is_off =
            |hexes: &u8| board.map.hexes.place(engine.lead + engine.heading.step() * i32::from(*hexes)).is_none();
        let most = board.rules.data.engines.drawn_hexes;
        let Some(hexes) = (1..=most).find(is_off) else {
            why = EDGE_TOO_FAR;
            continue;
        };
        for by in [Traction::Oxen, Traction::Men] {
            match may_move(board, engine, by, hexes).and_then(|()| is_free(board, engine, by, hexes.into())) {
                Ok(()) => return Ok((number, by, hexes)),
                // What it has moved by says more than what it has not.
                Err(reason) if engine.traction.is_none_or(|used| used == by) => why = reason,
                Err(_) => {}
            }
        }
    }
    Err(why)
}

/// The hexes straight ahead of the engines of a side to which a turn may bring them.
pub fn ways(board: &Board, side: Seat) -> Vec<Place> {
    let most = i32::from(board.rules.data.engines.drawn_hexes);
    along(board, side, move |_| 1..=most)
}
/// The hexes behind their leads to which men may push them back.
fn ways_back(board: &Board, side: Seat) -> Vec<Place> {
    along(board, side, |data| -i32::from(data.speed.iter().map(|line| line.hexes).max().unwrap_or(0))..=-1)
}
/// The hexes on the axes of the engines of a side, so far from their leads.
fn along(board: &Board, side: Seat, far: impl Fn(&EngineData) -> std::ops::RangeInclusive<i32>) -> Vec<Place> {
    let own = board.engines.on_field().filter(|(_, engine)| engine.side == side);
    own.flat_map(|(_, engine)| {
        let at = |far: i32| board.map.hexes.place(engine.lead + engine.heading.step() * far);
        far(data(board, engine)).filter_map(at).collect::<Vec<_>>()
    })
    .collect()
}

/// Offers what moves the engines of a side.
pub(super) fn offer(prompt: &mut Prompt, board: &Board, side: Seat) {
    if !board.engines.all.iter().any(|engine| engine.side == side) {
        return;
    }
    prompt.offer(&DRAW, ways(board, side), |to| may_draw(board, side, to));
    prompt.offer(&PUSH, ways(board, side).into_iter().chain(ways_back(board, side)), |to| may_push(board, side, to));
    prompt.offer(&OVER_EDGE, [()], |()| may_go_over(board, side).map(|_| ()));
}

/// After an engine the side chooses again who moves; whoever was moving stays where he is.
fn then_choose(battle: &Write) -> Flow {
    if battle.clock.moving.is_some() { Flow::done() } else { Flow::again() }
}

pub(in crate::games::anarchy) fn draw(In((side, to)): In<(Seat, Place)>, mut battle: Write) -> Flow {
    bring(&mut battle, side, Traction::Oxen, to)
}
pub(in crate::games::anarchy) fn push(In((side, to)): In<(Seat, Place)>, mut battle: Write) -> Flow {
    bring(&mut battle, side, Traction::Men, to)
}
fn bring(battle: &mut Write, side: Seat, by: Traction, to: Place) -> Flow {
    let (number, hexes) = may_bring(&battle.board(), side, by, to).expect("the prompt offers only free ways");
    advance(battle, number, by, hexes);
    let (event, rule) = match by {
        Traction::Oxen => ("anarchy-log-drawn", "A-1.3.02"),
        Traction::Men => ("anarchy-log-pushed", says(battle.engines.all[number].kind).too_far.rule),
    };
    battle
        .chronicle
        .note(rule, || Entry::new(event, rule).by(side).with("hex", hex(to)).with("hexes", Word::Number(hexes.abs())));
    then_choose(battle)
}

/// An engine leaves the map for good, and with it everybody who goes along.
pub(in crate::games::anarchy) fn over_edge(In((side, ())): In<(Seat, ())>, mut battle: Write) -> Flow {
    let (number, by, _) = may_go_over(&battle.board(), side).expect("the prompt offers it only where it is allowed");
    let board = battle.board();
    let goes = goers(&board, &board.engines.all[number], by);
    for (id, _) in goes {
        battle.take_off(id, Post::Exited);
        battle.acts(id);
    }
    let fires: Vec<Place> = battle.site.fires.iter().map(|fire| fire.hex).collect();
    let board = battle.board();
    let lost: Vec<Place> =
        fires.into_iter().filter(|at| board.berth(*at).is_some_and(|berth| berth.engine == number)).collect();
    for at in lost {
        battle.site.quench(at);
    }
    let engine = &mut battle.engines.all[number];
    engine.gone = true;
    engine.beyond.clear();
    battle.chronicle.note("A-0.59", || Entry::new("anarchy-log-over-edge", "A-0.59").by(side));
    then_choose(&battle)
}

/// An engine moves along its axis. Who is in it moves with it, its fires too; who comes onto the map with it stands there
/// from then on, and who goes beyond its edge is out of reach.
fn advance(battle: &mut Write, number: usize, by: Traction, hexes: i32) {
    let board = battle.board();
    let engine = board.engines.all[number].clone();
    let data = battle.rules.data.engines.of(engine.kind).clone();
    let goes = goers(&board, &engine, by);
    let burning: Vec<(u8, u8)> = (battle.site.fires.iter())
        .filter_map(|fire| board.berth(fire.hex).filter(|b| b.engine == number).map(|b| (b.number, fire.lit)))
        .collect();
    let from: Vec<Place> =
        burning.iter().filter_map(|(cell, _)| place_of(&board, &engine, Berth::Cell(*cell))).collect();
    let bodies = bodies_on_floors(&board, &board.engines.all[number]);
    for at in from {
        battle.site.quench(at);
    }
    let far = hexes.unsigned_abs() as u8;
    let moved = Engine {
        lead: engine.lead + engine.heading.step() * hexes,
        moved: engine.moved + far,
        traction: Some(by),
        beyond: vec![],
        ..engine
    };
    battle.engines.all[number] = moved.clone();
    if data.tower.is_some() {
        let turn = battle.clock.turn;
        battle.belfries.change(number).moved_in = turn;
        carry_bodies(battle, &moved, bodies);
    }
    gallery::note_arrival(battle, number);
    for (id, berth) in goes {
        let to = place_of(&battle.board(), &moved, berth);
        battle.goes_along(id, to, far);
        if to.is_none() {
            battle.engines.all[number].beyond.push((id, berth));
        }
    }
    for (cell, lit) in burning {
        let to = moved.hex_of(&data, Berth::Cell(cell)).and_then(|hex| battle.rules.map.hexes.place(hex));
        if let Some(to) = to {
            battle.site.light(to, lit);
        }
    }
}

/// Where a berth is on the map.
pub fn place_of(board: &Board, engine: &Engine, berth: Berth) -> Option<Place> {
    Some(storey_of(board, berth, board.map.hexes.place(engine.hex_of(data(board, engine), berth)?)?))
}

/// The bodies on the floors of a belfry, by place and berth: all of them, and those of men.
fn bodies_on_floors(board: &Board, engine: &Engine) -> Vec<(Place, Berth, (u8, u8))> {
    let Some(tower) = tower_of(board, engine) else { return vec![] };
    let berths =
        tower.floors().flat_map(|floor| (0..tower.cells.len() as u8).map(move |cell| Berth::Floor(floor, cell)));
    let lie = |berth: Berth| {
        let at = place_of(board, engine, berth)?;
        Some((at, berth, board.ground.all_bodies(at)?))
    };
    berths.filter_map(lie).collect()
}
/// They go along when it has moved.
fn carry_bodies(battle: &mut Write, moved: &Engine, bodies: Vec<(Place, Berth, (u8, u8))>) {
    bodies.iter().for_each(|(from, ..)| battle.ground.clear_bodies(*from));
    let places: Vec<(Option<Place>, (u8, u8))> = {
        let board = battle.board();
        bodies.into_iter().map(|(_, berth, lie)| (place_of(&board, moved, berth), lie)).collect()
    };
    for (to, (count, men)) in places {
        if let Some(to) = to {
            battle.ground.add_bodies(to, count, men);
        }
    }
}

/// Whether somebody stands in a berth of an engine with which he has gone along in this phase: he may leave it from there.
pub fn is_in_berth(board: &Board, id: PieceId, place: Place) -> bool {
    let own = board.engines.on_field().filter(|(_, engine)| engine.side == board.side(id));
    let inside = |number: usize| board.engine_in(place) == Some(number);
    own.into_iter().any(|(number, engine)| inside(number) || place_of(board, engine, Berth::Driver) == Some(place))
}

impl Write<'_, '_> {
    /// Somebody goes along with an engine, to a place or beyond the edge of the map, and spends a movement point a hex, as long as he
    /// has any. An ox stays tethered.
    fn goes_along(&mut self, id: PieceId, to: Option<Place>, hexes: u8) {
        self.interrupt(id);
        self.acts(id);
        let left = self.board().points_left(id) as u8;
        self.set_place(id, to.map_or(Post::Astride, |_| Post::OnField), to.unwrap_or(Place::NOWHERE));
        let mut man = self.change(id);
        man.moved = man.moved.saturating_add(hexes.min(left));
        man.straight = 0;
        if !self.engines.went_along.contains(&id) {
            self.engines.went_along.push(id);
        }
    }
}

/// Before a side moves: engines stand ready, and who has fought since the last movement does not push.
pub(super) fn upkeep(battle: &mut Write, side: Seat) {
    if battle.engines.all.is_empty() {
        return;
    }
    let board = battle.board();
    let fought = |id: &PieceId| board.man(*id).attacked || board.man(*id).target;
    let others = board.engines.engaged.iter().copied().filter(|id| board.side(*id) != side);
    let engaged: Vec<PieceId> = others.chain(board.on_field(side).filter(fought)).collect();
    battle.engines.engaged = engaged;
    battle.engines.went_along.clear();
    for engine in battle.engines.all.iter_mut().filter(|engine| engine.side == side) {
        engine.moved = 0;
        engine.traction = None;
    }
}

/// Registers what has come with galleries: after all other steps, because matches from before there were any number those.
pub fn later_plugin(app: &mut App) {
    manning::plugin(app);
    app.verb(&gallery::DIG, gallery::dig);
}

/// Registers the verbs of this chapter.
pub fn plugin(app: &mut App) {
    app.verb(&DRAW, draw).verb(&PUSH, push).verb(&OVER_EDGE, over_edge).verb(&ram::RAM, ram::ram);
}
