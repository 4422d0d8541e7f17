//! Chapter 3.11, fire: flaming arrows, torches, what burns, spreads and is burnt out.
use super::belfry::burning;
use super::combat::{ALREADY_ATTACKED, GUARDS_A_CAPTIVE};
use super::ladders;
use super::shooting::slings::comes_down;
use super::shooting::{
    NO_LINE_OF_FIRE, NO_SHOOTER, OUT_OF_RANGE, SHOOTER_ENGAGED, UNDER_MIN_RANGE, VERTICAL_BOW_SHOT, has_shot,
};
use super::sight::{end, end_at, line};
use super::turn::{concede, may_order};
use super::works::LEAVE_IT;
use crate::games::anarchy::access::{Read, Write, hex, piece};
use crate::games::anarchy::board::Board;
use crate::games::anarchy::data::files::{Fuel, Kindle, Terrain, Weapon};
use crate::games::anarchy::state::{Door, Phase, Plan, Post};
use crate::table::kit::hex_map::Heading;
use crate::table::prelude::*;
use bevy::prelude::*;

/// Who holds the torch.
pub const TORCH_BEARER: Step<Place> = Step::new("anarchy.torch_bearer");

/// Shoots a flaming arrow at a hex.
pub const FLAMING: Verb<Place> = Verb::new("anarchy.flaming");
/// A torch is held to what stands in a hex.
pub const TORCH: Verb<Place> = Verb::new("anarchy.torch");
/// By this man.
pub const TORCH_BY: Verb<PieceId> = Verb::new("anarchy.torch_by");

pub const NOT_FLAMMABLE: Refusal = Refusal::new("not_flammable", "A-0.51");
pub const BURNS_ALREADY: Refusal = Refusal::new("burns_already", "A-0.52");
pub const NOBODY_BESIDE: Refusal = Refusal::new("nobody_beside_it", "A-0.51");

/// Where in a hex there may be something that burns: on the floor of its scaffold or its hourd, else on the ground.
pub fn place_of_fuel(board: &Board, hex: Place) -> Place {
    if board.floor_over(hex) { board.map.upper(hex) } else { hex }
}
/// What can burn in a place: an engine, a mantlet, a scaffold, a hourd, hides or not, a door, a gate or its bridge
///
pub fn fuel(board: &Board, place: Place) -> Option<Fuel> {
    fuel_seen_from(board, place, None)
}
/// The same where fire comes over a side of its hex, which matters for belfries.
fn fuel_seen_from(board: &Board, place: Place, entry: Option<Heading>) -> Option<Fuel> {
    if board.in_tower(place).is_some() {
        return burning::fuel(board, place, entry);
    }
    let hex = board.map.hex_of(place);
    if let Some((_, engine)) = board.roof(place) {
        return Some(Fuel::Engine(engine.kind));
    }
    // Where its roof has burnt an engine spares what it stands on.
    if place == hex && board.berth(hex).is_some() {
        return None;
    }
    if board.ballista(place).is_some() {
        return Some(Fuel::Ballista).filter(|fuel| board.rules.kindles_from(*fuel, Kindle::Spread).is_some());
    }
    if board.mangonel(place).is_some() {
        return Some(Fuel::Mangonel).filter(|fuel| board.rules.kindles_from(*fuel, Kindle::Spread).is_some());
    }
    if board.mantlet(place).is_some() && place == hex {
        return Some(Fuel::Mantlet).filter(|fuel| board.rules.kindles_from(*fuel, Kindle::Spread).is_some());
    }
    built(board, place)
}
/// The same but for engines and mantlets: what cannot be moved.
pub(super) fn built(board: &Board, place: Place) -> Option<Fuel> {
    let hex = board.map.hex_of(place);
    if place != place_of_fuel(board, hex) || board.site.burnt.contains(&hex) {
        return None;
    }
    let built = Fuel::Terrain(board.terrain(place));
    board.rules.kindles_from(built, Kindle::Spread).map(|_| built)
}
/// Every place with something that can burn.
pub fn fuels(board: &Board) -> Vec<Place> {
    let changed = board.site.changed().filter(|hex| !board.rules.fuels.contains(hex));
    let engines = board.engines.on_field().flat_map(|(_, engine)| {
        let cells = engine.cells(board.rules.data.engines.of(engine.kind));
        cells.into_iter().filter_map(|cell| board.map.hexes.place(cell.hex))
    });
    let mantlets = board.siegeworks.mantlets.iter().map(|mantlet| mantlet.hex);
    let ballistae = board.artillery.ballistae.iter().map(|ballista| ballista.hex);
    let mangonels = board.mangonels.all.iter().filter_map(|mangonel| mangonel.hex());
    let mut hexes: Vec<Place> = (board.rules.fuels.iter().copied())
        .chain(changed)
        .chain(engines)
        .chain(mantlets)
        .chain(ballistae)
        .chain(mangonels)
        .collect();
    hexes.sort_unstable();
    hexes.dedup();
    // Under a floor that burns there may be an engine or a mantlet, which burns, too.
    let places = hexes.into_iter().flat_map(|hex| {
        let upper = place_of_fuel(board, hex);
        [Some(upper), Some(hex).filter(|hex| *hex != upper)].into_iter().flatten()
    });
    places.chain(burning::fuels(board)).filter(|place| fuel(board, *place).is_some()).collect()
}

/// Whether what stands in a hex can be set on fire by some means, and from which die on.
fn kindles(board: &Board, place: Place, means: Kindle) -> Result<i32, Refusal> {
    kindles_over(board, place, means, None)
}
/// The same by fire that comes over a side of its hex.
fn kindles_over(board: &Board, place: Place, means: Kindle, entry: Option<Heading>) -> Result<i32, Refusal> {
    let fuel = fuel_seen_from(board, place, entry).ok_or(NOT_FLAMMABLE)?;
    if burning::lit(board, place).is_some() {
        return Err(BURNS_ALREADY);
    }
    board.rules.kindles_from(fuel, means).ok_or(NOT_FLAMMABLE)
}

/// Whether a man with a bow may shoot a flaming arrow at a hex, by range and line like any shot, or one with a staff sling
/// throw an incendiary at it, over whatever stands between and never too near.
pub fn may_flame(board: &Board, id: PieceId, hex: Place) -> Allowed {
    let weapon = board.rules.shooter(id).filter(|_| board.rules.shoots_fire(id)).ok_or(NO_SHOOTER)?;
    let slings = weapon.weapon == Weapon::StaffSling;
    if !slings && board.tasks.arrows_shot(id) >= board.rules.data.works.flaming_arrows {
        return Err(Refusal::new("no_ammo", "A-0.73"));
    }
    let stone = |why: Refusal| if why == NOT_FLAMMABLE { Refusal::new("not_flammable", "A-0.73") } else { why };
    kindles(board, hex, Kindle::Arrow).map_err(stone)?;
    let front = board.front(id);
    // Who is inside a belfry sees nothing of it from there.
    if board.engine_in(front).is_some() && board.engine_in(front) == board.engine_in(hex) {
        return Err(NO_LINE_OF_FIRE);
    }
    let distance = board.map.distance(front, hex);
    if distance == 0 {
        return Err(VERTICAL_BOW_SHOT);
    }
    super::siegeworks::hourds::may_pass(board, weapon.weapon, front, hex)?;
    // Who is engaged shoots at enemies only.
    if board.is_threatened(front, board.side(id)) {
        return Err(SHOOTER_ENGAGED);
    }
    if weapon.ranges.last().is_none_or(|most| distance > *most) {
        return Err(OUT_OF_RANGE);
    }
    if slings {
        return if distance < weapon.nearest { Err(UNDER_MIN_RANGE) } else { Ok(()) };
    }
    // What stands in the hex cannot hide behind itself.
    line(board, end(board, id, front), end_at(board, hex)).map(|_| ()).map_err(|_| NO_LINE_OF_FIRE)
}

/// The side of its hex over which an arrow that somebody shoots hits what stands in a place.
fn side_hit(board: &Board, id: PieceId, place: Place) -> Option<Heading> {
    let (from, to) = (end(board, id, board.front(id)), end_at(board, place));
    line(board, from, to).ok().and_then(|line| super::sight::entry(board, from.hex, to.hex, line.hand))
}
/// From which die on somebody's flaming arrow lights what stands in a place.
pub fn flames_from(board: &Board, id: PieceId, place: Place) -> Option<i32> {
    board.rules.kindles_from(fuel_seen_from(board, place, side_hit(board, id, place))?, Kindle::Arrow)
}

/// Whether a man with a bow has anything to set on fire: flaming arrows are shot in one's own fire only (5.1).
pub(super) fn has_target(board: &Board, phase: Phase, id: PieceId) -> bool {
    phase == Phase::OffensiveFire
        && board.rules.shoots_fire(id)
        && board.has_works()
        && fuels(board).into_iter().any(|hex| may_flame(board, id, hex).is_ok())
}

pub(super) fn offer_flaming(prompt: &mut Prompt, board: &Board, phase: Phase, id: PieceId) {
    if phase == Phase::OffensiveFire && board.has_works() && board.rules.shoots_fire(id) {
        prompt.offer(&FLAMING, fuels(board), |hex| may_flame(board, id, hex));
    }
}

/// The arrow does only a fire test, and hurts nobody; so does an incendiary, on the hex where it comes down.
pub(in crate::games::anarchy) fn flaming(In((side, at)): In<(Seat, Place)>, mut battle: Write) -> Flow {
    let id = battle.shot.shooter.expect("somebody shoots");
    has_shot(&mut battle, id);
    if battle.rules.shooter(id).is_some_and(|weapon| weapon.weapon == Weapon::StaffSling) {
        let aimed = battle.rules.map.hex_of(at);
        let Some(there) = comes_down(&mut battle, side, id, aimed) else { return Flow::done() };
        let board = battle.board();
        let place = place_of_fuel(&board, there);
        if kindles(&board, place, Kindle::Incendiary).is_ok() {
            test(&mut battle, side, id, place, Kindle::Incendiary, "A-1.2.04");
        }
        return Flow::done();
    }
    battle.tasks.shoots_flaming(id);
    test(&mut battle, side, id, at, Kindle::Arrow, "A-0.73");
    Flow::done()
}

/// Rolls whether something catches fire; it burns from the end of the turn on.
fn test(battle: &mut Write, side: Seat, id: PieceId, at: Place, means: Kindle, rule: &'static str) -> bool {
    let board = battle.board();
    let entry = match means {
        Kindle::Arrow => side_hit(&board, id, at),
        Kindle::Torch => board.map.heading(at, board.front(id)),
        Kindle::Incendiary | Kindle::Oil | Kindle::Spread => None,
    };
    let needed = kindles_over(&board, at, means, entry).expect("the prompt offers only what can burn");
    let roll = battle.roll(side, "anarchy-roll-fire");
    let lit = roll.face >= needed;
    if lit {
        let turn = battle.clock.turn;
        battle.light(at, turn);
    }
    let event = match (means, lit) {
        (Kindle::Torch, true) => "anarchy-log-torch-lights",
        (Kindle::Torch, false) => "anarchy-log-torch-fails",
        (Kindle::Oil, true) => "anarchy-log-oil-lights",
        (Kindle::Oil, false) => "anarchy-log-oil-fails",
        (Kindle::Incendiary, true) => "anarchy-log-incendiary-lights",
        (Kindle::Incendiary, false) => "anarchy-log-incendiary-fails",
        (_, true) => "anarchy-log-arrow-lights",
        (_, false) => "anarchy-log-arrow-fails",
    };
    battle.chronicle.note(rule, || {
        Entry::new(event, rule)
            .by(side)
            .with("unit", piece(id))
            .with("hex", hex(at))
            .with("needed", Word::Number(needed))
            .roll(roll)
    });
    lit
}

/// Oil goes down on a hex: whether what stands there catches fire; then it burns by all the rules of fire.
pub(super) fn pours(battle: &mut Write, side: Seat, id: PieceId, to: Place) -> bool {
    let board = battle.board();
    // Through the floor of a hourd it falls on what is below.
    let place = if board.hourd_over(to).is_some() { to } else { place_of_fuel(&board, to) };
    kindles(&board, place, Kindle::Oil).is_ok() && test(battle, side, id, place, Kindle::Oil, "A-4.3.13")
}

/// Whether a man may hold a torch to what stands in a hex beside him: he has not attacked. Only sides with torches are asked
///
pub fn may_torch(board: &Board, side: Seat, id: PieceId, hex: Place) -> Allowed {
    may_order(board, side, id)?;
    let man = board.man(id);
    if man.attacked {
        return Err(ALREADY_ATTACKED);
    }
    if man.guards {
        return Err(GUARDS_A_CAPTIVE);
    }
    let front = board.front(id);
    let near = board.map.adjacent(front, hex) && board.within_a_level(front, hex);
    if !near || board.is_animal(id) { Err(NOBODY_BESIDE) } else { Ok(()) }
}

/// Whether a side can hold a torch to what stands in a hex.
pub fn may_set_fire(board: &Board, side: Seat, hex: Place) -> Allowed {
    kindles(board, hex, Kindle::Torch)?;
    let mut why = NOBODY_BESIDE;
    for id in board.on_field(side) {
        match may_torch(board, side, id, hex) {
            Ok(()) => return Ok(()),
            Err(reason) if board.map.adjacent(board.front(id), hex) => why = reason,
            Err(_) => {}
        }
    }
    Err(why)
}

pub(super) fn offer_torch(prompt: &mut Prompt, board: &Board, side: Seat) {
    if board.rules.scenario.side(side).torches {
        prompt.offer(&TORCH, fuels(board), |hex| may_set_fire(board, side, hex));
    }
}

pub(in crate::games::anarchy) fn torch(In((_, at)): In<(Seat, Place)>, mut battle: Write) -> Flow {
    battle.tasks.plan = Some(Plan::Torch(at));
    Flow::then([TORCH_BEARER.on(at)]).and_again()
}

pub(in crate::games::anarchy) fn torch_bearer(In(at): In<Place>, battle: Read, ask: Ask) -> Prompt {
    let board = battle.board();
    let side = battle.clock.active;
    let mut prompt = ask.prompt(side, "anarchy-ask-torch").with("hex", hex(at));
    let own: Vec<PieceId> = board.on_field(side).collect();
    prompt.offer(&TORCH_BY, own, |id| {
        kindles(&board, at, Kindle::Torch)?;
        may_torch(&board, side, id, at)
    });
    if prompt.asks() {
        prompt.offer(&LEAVE_IT, [()], |()| Ok(()));
        prompt.closing = Some(LEAVE_IT.on(()));
    }
    concede(&mut prompt);
    prompt
}

/// The test takes the place of his attack.
pub(in crate::games::anarchy) fn torch_by(In((side, id)): In<(Seat, PieceId)>, mut battle: Write) -> Flow {
    let Some(Plan::Torch(at)) = battle.tasks.plan.take() else { return Flow::done() };
    battle.interrupt(id);
    battle.acts(id);
    battle.change(id).attacked = true;
    test(&mut battle, side, id, at, Kindle::Torch, "A-0.51");
    Flow::done()
}

/// The end of a turn: who stays in a fire is hurt, it spreads to what stands beside it, as along a hourd, and burns
/// out.
pub(super) fn burn(battle: &mut Write) {
    let turn = battle.clock.turn;
    let first = battle.rules.scenario.first.seat();
    let (lasts, wounds_from) = (battle.rules.data.works.fire_turns, battle.rules.data.works.fire_wounds_from);
    let mut fires: Vec<(Place, u8)> =
        battle.site.fires.iter().filter(|f| f.lit < turn).map(|f| (f.hex, turn - f.lit)).collect();
    fires.extend(burning::burning(&battle.board()));
    let mut hurt: Vec<PieceId> = vec![];
    // Of two fires the older one counts; without belfries nobody is in two.
    let oldest_first = if battle.board().has_belfries() {
        let mut sorted = fires.clone();
        sorted.sort_by_key(|(at, age)| (std::cmp::Reverse(*age), *at));
        sorted
    } else {
        fires.clone()
    };
    for (at, age) in &oldest_first {
        let board = battle.board();
        let upper = (!board.map.is_upper(*at)).then(|| board.map.upper(*at));
        // Under a burning floor of a belfry men are hurt like those in the fire.
        let places = [Some(*at), upper, burning::under(&board, *at)];
        let inside = places.into_iter().flatten().filter_map(|place| board.at(place));
        let is_new = |id: &PieceId| !(board.has_belfries() && hurt.contains(id));
        let rule = |id: PieceId| {
            let in_fire = board.at(*at) == Some(id) || board.on_floor(*at).is_none();
            if in_fire { "A-0.53" } else { "A-4.2.42" }
        };
        let inside: Vec<(PieceId, &str)> = inside.filter(is_new).map(|id| (id, rule(id))).collect();
        for (id, rule) in inside {
            hurt.push(id);
            if *age >= lasts {
                battle.kill(id, rule);
            } else if *age >= wounds_from {
                battle.note("anarchy-log-in-fire", rule, id);
                battle.wound(id);
            }
        }
    }
    for (at, _) in &fires {
        let source = if battle.board().map.is_upper(*at) { *at } else { place_of_source(&battle.board(), *at) };
        for near in burning::spreads_to(&battle.board(), source) {
            let board = battle.board();
            let entry = board.map.heading(near, source);
            let Ok(needed) = kindles_over(&board, near, Kindle::Spread, entry) else { continue };
            let hex_near = if board.on_floor(near).is_some() { near } else { board.map.hex_of(near) };
            let roll = battle.roll(first, "anarchy-roll-spread");
            let lit = roll.face >= needed;
            if lit {
                battle.light(near, turn);
            }
            let event = if lit { "anarchy-log-spreads" } else { "anarchy-log-spreads-not" };
            battle.chronicle.note("A-0.52", || {
                Entry::new(event, "A-0.52").with("hex", hex(hex_near)).with("needed", Word::Number(needed)).roll(roll)
            });
        }
    }
    for (at, _) in fires.into_iter().filter(|(_, age)| *age >= lasts) {
        if battle.rules.map.floor_of(at).is_some() {
            burning::burn_out(battle, at);
        } else {
            burn_out(battle, at);
        }
    }
    burning::collapse(battle);
}

/// Where in a hex a fire burns that spreads: on the ground of an engine, else where there is most to burn.
fn place_of_source(board: &Board, hex: Place) -> Place {
    if board.in_tower(hex).is_some() { hex } else { place_of_fuel(board, hex) }
}

/// What burnt is gone: the scaffold with what leaned on it, the hourd with what lay in it, the bridge, a mantlet with what it
/// stands on; a door is open for good.
fn burn_out(battle: &mut Write, at: Place) {
    let board = battle.board();
    let place = place_of_fuel(&board, at);
    let engine = board.roof(at).map(|(berth, _)| (berth.engine, berth.number));
    // What an engine stands on is spared; a floor over it is not.
    let what = built(&board, place).filter(|_| board.berth(at).is_none() || place != at);
    battle.site.quench(at);
    battle.siegeworks.lose_mantlet(at);
    battle.artillery.lose_ballista(at);
    battle.mangonels.lose(at);
    if let Some((engine, number)) = engine {
        battle.engines.all[engine].burnt |= 1 << number;
    }
    if matches!(what, Some(Fuel::Terrain(_))) && battle.walls.damage(at) > 0 {
        battle.walls.set_damage(at, 0);
    }
    match what {
        Some(Fuel::Terrain(Terrain::Scaffold)) => {
            battle.site.burn(at);
            ladders::lose_hold(battle, at);
        }
        Some(Fuel::Terrain(Terrain::Hourd)) => {
            battle.site.burn(at);
            battle.siegeworks.heaps.retain(|heap| *heap != place);
            battle.siegeworks.lose_basin(place);
        }
        Some(Fuel::Terrain(Terrain::FixedBridge)) => {
            battle.site.becomes(at, Terrain::BurntBridge);
            ladders::lose_footing(battle, at);
        }
        Some(Fuel::Terrain(Terrain::Gate)) => battle.site.becomes(at, Terrain::Flat),
        Some(Fuel::Terrain(_)) => {
            battle.site.set_door(at, Door::Burst);
            battle.site.burn(at);
        }
        Some(Fuel::Engine(_) | Fuel::Mantlet | Fuel::Ballista | Fuel::Mangonel) => {}
        Some(Fuel::BelfryFront | Fuel::BelfrySides) | None => {}
    }
    battle.chronicle.note("A-0.52", || Entry::new("anarchy-log-burnt-out", "A-0.52").with("hex", hex(at)));
}

/// Whether anybody stands where it burns.
pub fn is_in_fire(board: &Board, id: PieceId) -> bool {
    board.man(id).post == Post::OnField && board.burns(board.front(id))
}

/// Registers the decision and the verbs of this chapter.
pub fn plugin(app: &mut App) {
    app.verb(&FLAMING, flaming).verb(&TORCH, torch).decision(&TORCH_BEARER, torch_bearer).verb(&TORCH_BY, torch_by);
}
