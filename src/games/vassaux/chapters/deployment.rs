//! Chapter 23, set-up and deployment: the length of the match, who begins, and unit after unit onto the table.
use super::command::TURN;
use super::formation::{self, FORM_UP};
use super::magic::infiltration::{self, MARKER_AT};
use super::scenarios::duel::LORDS_MEET;
use super::scenarios::escape::EXIT_EDGE;
use super::scenarios::objectives::OBJECTIVES;
use super::scenarios::own_table::OWN_TABLE;
use super::solo::placing::DEPLOYS;
use crate::games::vassaux::access::{Board, InForce, Read, Write};
use crate::games::vassaux::data::magic::Power;
use crate::games::vassaux::data::scenarios::{Demand, Deployment as Sequence};
use crate::games::vassaux::data::switches::Automaton;
use crate::games::vassaux::field::company::Company;
use crate::games::vassaux::field::formation::{Formation, facing, place};
use crate::games::vassaux::field::groups::{Group, Leadership};
use crate::games::vassaux::field::slots::{Hand, Mode};
use crate::games::vassaux::map::layout::Goal;
use crate::games::vassaux::pieces::{SEATS, UnitPieces};
use crate::games::vassaux::rules::Rules;
use crate::games::vassaux::state::deployment::Occasion;
use crate::games::vassaux::state::fighters::{Fate, Under};
use crate::games::vassaux::state::orders::OrderKind;
use crate::games::vassaux::state::reserves::{Dicebag, Reserves};
use crate::games::vassaux::state::solo::Solo;
use crate::games::vassaux::state::units::{Deeds, Given, Leader};
use crate::table::ground::discs::Disc;
use crate::table::ground::regions::Region;
use crate::table::ground::shapes::Shape;
use crate::table::ground::spots::{Spot, square};
use crate::table::prelude::{
    Allowed, Ask, Entry, Flow, Ground, Name, Names, Owner, PieceId, Prompt, Refusal, Roll, RuleApp, Seat, Spent,
    Standing, Step, Target, Verb, Word, spawn_piece,
};
use bevy::prelude::*;
use std::cmp::Reverse;
use std::collections::BinaryHeap;
use std::sync::Arc;

/// The whole of the set-up.
pub const SETUP: Step<()> = Step::new("vassaux.setup");
/// How many turns the match has (V-23.03).
pub const LIMIT: Step<()> = Step::new("vassaux.limit");
/// Who deploys first (V-23.01).
pub const DRAW: Step<()> = Step::new("vassaux.draw");
/// The next unit to be deployed, or the end of the deployment.
pub const DEPLOYMENT: Step<Seat> = Step::new("vassaux.deployment");
/// Which unit is deployed, and where (D01).
pub const DEPLOY: Step<Seat> = Step::new("vassaux.deploy");

/// Takes up a unit to deploy it.
pub const TAKE_UNIT: Verb<PieceId> = Verb::new("vassaux.take_unit");
/// Deploys it with its leader there.
pub const DEPLOY_AT: Verb<Spot> = Verb::new("vassaux.deploy_at");
/// Hands a unit of one's own host over to the automaton for the whole match (V-24.01). It stands beside the question.
pub const AUTOMATE: Verb<PieceId> = Verb::new("vassaux.automate");
/// Deploys the unit where it usually stands.
pub const USUAL_DEPLOYMENT: Verb<()> = Verb::new("vassaux.usual_deployment");

const NOT_OWN: Refusal = Refusal::new("not_your_unit", "V-23.01");
const DEPLOYED: Refusal = Refusal::new("already_deployed", "V-23.01");
const AUTOMATED: Refusal = Refusal::new("automaton_leads_unit", "V-24.01");
const MARKERS_FIRST: Refusal = Refusal::new("markers_first", "V-20.03");
const NO_UNIT: Refusal = Refusal::new("unit_not_on_table", "V-23.01");

/// By how many rulers a zone is widened at most. No table is so large that this would leave a unit without a point.
const MOST_RULERS: i32 = 20;

/// The zone in which a unit deploys, and how far it is widened for it (V-23.34).
pub struct Deploying {
    pub shape: Shape,
    pub widened: i32,
    /// Where the unit usually stands: a legal point.
    pub usual: Spot,
}

/// Names every unit and fighter of both hosts and puts them aside; puts the rules of the match in force.
pub(in crate::games::vassaux) fn set_up(world: &mut World, rules: Rules) {
    name_everything(world, &rules);
    for unit in rules.roster.units() {
        let leader = Leader(Some(unit.leader()));
        let bundle = (Owner(unit.host), leader, Given::default(), Deeds::default(), Spent(false));
        spawn_piece(world, unit.id, bundle);
        spawn_piece(world, unit.strays, Owner(unit.host));
        for fighter in &unit.fighters {
            let bundle = (Owner(unit.host), Under(unit.id), Fate::Aside, Standing::NOWHERE);
            spawn_piece(world, *fighter, bundle);
        }
    }
    let bags = [Seat(0), Seat(1)].map(|seat| {
        let lord = rules.roster.of_host(seat).next().expect("each host has a lord").id;
        // V-22.02
        let invokes = rules.has(lord, Power::Invoker);
        let invocation = if invokes { rules.data.constants.invocation_pool.clamp(0, 100) as u8 } else { 0 };
        Dicebag { invocation, ..Dicebag::new(rules.hosts[usize::from(seat.0)].reserve.clamp(0, 100) as u8) }
    });
    world.insert_resource(Reserves(bags));
    let mut solo = Solo::default();
    let switches = &rules.switches;
    for (host, led) in [Seat(0), Seat(1)].into_iter().zip([switches.automaton_1, switches.automaton_2]) {
        for unit in rules.roster.of_host(host).filter(|_| led == Automaton::Host) {
            solo.take(unit.id, rules.data.solo.morale.start);
        }
    }
    world.insert_resource(solo);
    world.insert_resource(InForce(Arc::new(rules)));
}

/// Labels: units `red-archers`, fighters `red-archers-07`, strays `red-archers-strays`, orders by their names, terrain by its own.
pub(in crate::games::vassaux) fn name_everything(world: &mut World, rules: &Rules) {
    let mut names = Names::default();
    names.unknown_piece = Some(NO_UNIT);
    for (seat, host) in SEATS.iter().zip(&rules.scenario().hosts) {
        names.add_seat(Name::new(*seat, format!("vassaux-host-{}", host.id)));
    }
    for piece in &rules.map.pieces {
        let kind = &rules.data.terrain[piece.kind].id;
        names.add_place(Name::new(piece.id.clone(), format!("vassaux-terrain-{kind}")).called(&piece.id));
    }
    for order in OrderKind::ALL {
        names.add_kind(Name::new(order.id(), format!("vassaux-order-{}", order.id())));
    }
    for form in rules.forms().filter_map(|kind| rules.form(kind)) {
        let kind = &rules.data.terrain[form.parts[0].0].id;
        let (width, height) = form.size();
        let name = Name::new(form.label.clone(), format!("vassaux-terrain-{kind}.sized"));
        names.add_kind(name.with("width", Word::Length(width)).with("height", Word::Length(height)));
    }
    for spell in rules.spells().filter_map(|kind| rules.spell(kind)) {
        names.add_kind(Name::new(spell.id.clone(), format!("vassaux-spell-{}", spell.id)));
    }
    for unit in rules.roster.units() {
        let figures = rules.figures(unit.id);
        let label = format!("{}-{}", SEATS[usize::from(unit.host.0)], figures.id);
        let side = Word::On(Target::Seat(unit.host));
        let name = |label: String, text: &str| Name::new(label, text).called(&figures.id).with("side", side);
        let is_namesake = |other: &UnitPieces| other.host != unit.host && rules.figures(other.id).id == figures.id;
        // Where both hosts have a unit of one name, their lords at least, sentences tell whose it is.
        let [of_unit, of_strays, of_fighter] = match rules.roster.units().iter().any(is_namesake) {
            false => ["vassaux-unit", "vassaux-strays", "vassaux-fighter"],
            true => ["vassaux-unit-of", "vassaux-strays-of", "vassaux-fighter-of"],
        };
        names.set_piece(unit.id, name(label.clone(), of_unit));
        names.set_piece(unit.strays, name(format!("{label}-strays"), of_strays));
        for (number, fighter) in (1..).zip(&unit.fighters) {
            let name = name(format!("{label}-{number:02}"), of_fighter).with("number", Word::Number(number));
            names.set_piece(*fighter, name);
        }
    }
    let landmarks = (0..).zip(&rules.map.pieces);
    names.ground = Some(Ground {
        width: rules.table_size().0,
        height: rules.table_size().1,
        unit: rules.data.constants.ruler_units,
        unit_text: "vassaux-length",
        landmarks: landmarks
            .map(|(place, piece)| (piece.shape.bounds().middle(), Target::Place(crate::table::prelude::Place(place))))
            .collect(),
    });
    world.insert_resource(names);
}

/// Set-up (§5): a table of the players' own and the length; what each side is to do, for where it deploys hangs on that
/// (V-23.16); who begins, deployment, the first turn.
fn setup(In(()): In<()>) -> Flow {
    Flow::then([
        OWN_TABLE.on(()),
        LIMIT.on(()),
        OBJECTIVES.on(()),
        DRAW.on(()),
        LORDS_MEET.on(()),
        EXIT_EDGE.on(()),
        TURN.on(1),
    ])
}

/// V-23.03: a die and a number, rolled openly; unless the table has agreed on a length.
fn limit(In(()): In<()>, mut write: Write) -> Flow {
    let length = write.rules.0.data.constants.turn_limit;
    let agreed = write.rules.0.switches.turn_limit;
    if agreed > 0 {
        write.progress.limit = agreed;
        return Flow::done();
    }
    let mut limit = length.plus;
    let mut rolls = vec![];
    for _ in 0..length.dice {
        let face = write.dice.die(length.sides);
        limit += face;
        let faces = (1..=length.sides).collect();
        rolls.push(Roll { seat: Seat(0), purpose: "vassaux-roll-limit", face, faces, drawn: false });
    }
    write.progress.limit = limit;
    write.chronicle.note("V-23.03", || {
        let entry = Entry::new("vassaux-log-limit", "V-23.03").with("turns", Word::Number(limit));
        rolls.into_iter().fold(entry, Entry::roll)
    });
    Flow::done()
}

/// V-23.01, V-23.13: who deploys first is drawn, or the scenario says so.
fn draw(In(()): In<()>, mut write: Write) -> Flow {
    let first = match write.rules.0.scenario().deployment {
        Sequence::HostsInOrder => Seat(0),
        Sequence::Drawn => {
            let face = write.dice.die(2);
            let first = Seat((face - 1) as u8);
            let roll = Roll { seat: first, purpose: "vassaux-roll-draw", face, faces: vec![1, 2], drawn: false };
            write.chronicle.note("V-23.01", || Entry::new("vassaux-log-draw", "V-23.01").by(first).roll(roll));
            first
        }
    };
    write.deployment.first = Some(first);
    (write.progress.active, write.progress.initiative) = (first, first);
    Flow::then([DEPLOYMENT.on(first)])
}

/// The units of a host that are not on the table yet.
pub fn undeployed(board: &Board, host: Seat) -> impl Iterator<Item = PieceId> + '_ {
    let aside = move |unit: &PieceId| {
        let leader = board.unit(*unit).leader.and_then(|leader| board.fighter(leader));
        leader.is_some_and(|leader| leader.fate == Fate::Aside)
    };
    // In the duel the lords do not deploy: they meet in the middle (V-23.09).
    let meets = matches!(board.rules.map.goal, Goal::Lords(_)).then(|| board.lord(host).id);
    let open = board.of_host(host).map(|unit| unit.id).filter(move |unit| Some(*unit) != meets);
    // Whose markers lie is down (V-20.03).
    open.filter(|unit| !board.infiltrates(*unit)).filter(aside)
}

/// V-23.01: the sides deploy a unit each in turn until all are down; where the scenario orders it, first all of one host, then
/// all of the other (V-23.13).
fn deployment(In(side): In<Seat>, mut write: Write) -> Flow {
    let board = write.board();
    let other = Seat(1 - side.0);
    let [own, others] = [side, other].map(|seat| undeployed(&board, seat).next().is_some());
    let in_order = write.rules.0.scenario().deployment == Sequence::HostsInOrder;
    match (own, others) {
        (false, false) => {
            write.deployment.over = true;
            Flow::done()
        }
        (true, _) if board.is_automaton(side) => {
            Flow::then([DEPLOYS.on(side), DEPLOYMENT.on(if in_order { side } else { other })])
        }
        (true, _) => Flow::then([DEPLOY.on(side), FORM_UP.on(()), DEPLOYMENT.on(if in_order { side } else { other })]),
        (false, true) => Flow::then([DEPLOYMENT.on(other)]),
    }
}

/// The zone of a unit: that of its host, or its own where the scenario gives it one (V-23.04).
pub fn zone(board: &Board, unit: PieceId) -> Shape {
    let rules = &board.rules;
    let pieces = rules.roster.unit(unit).expect("a unit");
    let seat = usize::from(pieces.host.0);
    let (figures, host) = (rules.figures(unit), &rules.scenario().hosts[seat]);
    let own = host.demands.iter().find_map(|demand| match demand {
        Demand::Villagers { prebuilt, zone, .. } => {
            let of_kind = figures.build.prebuilt.map(|index| &rules.data.prebuilt[index].id);
            (of_kind == Some(prebuilt)).then_some(zone)
        }
        _ => None,
    });
    let found = own.and_then(|name| rules.map.other_zones.iter().find(|(zone, _)| zone == name).map(|(_, zone)| zone));
    found.unwrap_or(board.zone_of(pieces.host)).clone()
}

/// A unit that comes onto the table, at deployment or as infiltrator.
pub fn company_of(board: &Board, unit: PieceId) -> Option<Company> {
    let figures = board.rules.figures(unit);
    let pieces = board.rules.roster.unit(unit)?;
    let leader = board.unit(unit).leader?;
    let leadership = Leadership::Led { leader, aura: board.rules.in_units(figures.aura), cmd: figures.cmd };
    let footing = board.rules.footing(unit);
    let group = Group { id: unit, host: pieces.host, leadership, footing };
    let company = Company::arriving(&group, board.rules.radius(leader), &pieces.fighters)?;
    Some(company.in_ranks(board.rules.ranks(unit)))
}

/// How far zones are widened for a unit that finds no point, in u, the least first: by a ruler, again and again (V-23.34).
fn widenings(board: &Board) -> impl Iterator<Item = i32> {
    (0..=MOST_RULERS).map(|rulers| board.rules.in_units(rulers))
}

/// A unit that is to be deployed, and its zone: widened until there is a point for it (V-23.34).
pub fn arriving(board: &Board, unit: PieceId) -> Option<(Company, Deploying)> {
    let company = company_of(board, unit)?;
    let shape = zone(board, unit);
    for widened in widenings(board) {
        let mut zone = Deploying { shape: shape.clone(), widened, usual: Spot::default() };
        if let Some(spot) = nearest(board, &company, &zone, zone.shape.bounds().middle()) {
            zone.usual = spot;
            return Some((company, zone));
        }
    }
    None
}

/// A unit that has been put down by itself, its leader at `at`, and its zone: as wide as it was for that. No narrower one has a
/// point for it (V-23.34), so none holds where it stands.
pub fn arrived(board: &Board, unit: PieceId, at: Spot, men: &[Spot]) -> Option<(Company, Deploying)> {
    let company = company_of(board, unit)?;
    let shape = zone(board, unit);
    let holds = |widened: &i32| {
        let mut spots = men.iter().chain([&at]);
        spots.all(|spot| shape.contains_disc(&company.base(*spot), *widened))
    };
    let widened = widenings(board).find(holds)?;
    Some((company, Deploying { shape, widened, usual: at }))
}

/// A unit set down with its leader at a point that it may be deployed at, in the zone as wide as that takes (V-23.34).
fn set_down_at(board: &Board, unit: PieceId, at: Spot) -> Option<Formation> {
    let company = company_of(board, unit)?;
    let shape = zone(board, unit);
    let mut zones = widenings(board).map(|widened| Deploying { shape: shape.clone(), widened, usual: at });
    zones.find_map(|zone| set_down(board, &company, &zone, at).ok())
}

/// The unit set down at a point of its zone.
///
/// # Errors
/// Why it cannot be.
pub fn set_down(board: &Board, company: &Company, zone: &Deploying, at: Spot) -> Result<Formation, Refusal> {
    let mode = Mode::Deploy { zone: &zone.shape, widened: zone.widened };
    place(&board.field, company, at, facing(&board.field, company.host(), at), mode, Hand::Left)
}

/// A point where the unit can be deployed: the first on the grid of legal points (V-23.34), from a spot of the zone outward.
fn nearest(board: &Board, company: &Company, zone: &Deploying, middle: Spot) -> Option<Spot> {
    let grid = board.rules.data.constants.geometry.grid;
    let (width, height) = board.rules.table_size();
    let bounds = zone.shape.bounds().grown(zone.widened);
    let range = |low: i32, high: i32, size: i32| (low.max(0) / grid)..=(high.min(size) / grid);
    let columns = range(bounds.min.x, bounds.max.x, width);
    let rows = range(bounds.min.y, bounds.max.y, height);
    // Points are compared by their distance from the middle.
    let key = |spot: Spot| (square(spot, middle), spot);
    let points = columns.clone().flat_map(|x| rows.clone().map(move |y| Spot::new(x * grid, y * grid)));
    let keys = points.map(key);
    let is_in_zone = |(_, spot): &(i64, Spot)| {
        let base = company.base(*spot);
        zone.shape.contains_disc(&base, zone.widened) && board.field.on_table(&base)
    };
    // Where somebody stands already nothing needs to be placed to know that it does not fit.
    let is_free = |base: &Disc| !board.field.bases().iter().any(|other| board.field.overlap(base, &other.disc));
    let fits = |(_, spot): &(i64, Spot)| is_free(&company.base(*spot)) && set_down(board, company, zone, *spot).is_ok();
    // Most of the time the nearest will do: it is found without putting the others in order. To begin beside the middle leaves
    // few that are nearer.
    let nearer = |best: Option<(i64, Spot)>, key| {
        let is_nearer = best.is_none_or(|best| key < best) && is_in_zone(&key);
        if is_nearer { Some(key) } else { best }
    };
    let beside = (middle.x / grid, middle.y / grid);
    let is_on_grid = columns.contains(&beside.0) && rows.contains(&beside.1);
    let first = is_on_grid.then(|| key(Spot::new(beside.0 * grid, beside.1 * grid))).filter(is_in_zone);
    let nearest = keys.clone().fold(first, nearer)?;
    if fits(&nearest) {
        return Some(nearest.1);
    }
    // One of the next will do: whether a point lies in the zone is asked only when its turn comes.
    let mut others: BinaryHeap<_> = keys.filter(|key| *key > nearest).map(Reverse).collect();
    let in_order = std::iter::from_fn(|| others.pop().map(|Reverse(key)| key));
    in_order.filter(is_in_zone).find(fits).map(|(_, spot)| spot)
}

fn deploy(In(side): In<Seat>, ask: Ask, read: Read) -> Prompt {
    let board = read.board();
    let mut prompt = ask.prompt(side, "vassaux-ask-deploy");
    let taken = read.deployment.taken;
    let may_take = |piece: PieceId| match board.rules.roster.unit(piece) {
        Some(unit) if unit.host != side => Err(NOT_OWN),
        Some(_) if undeployed(&board, side).any(|unit| unit == piece) => Ok(()),
        Some(_) => Err(DEPLOYED),
        None => Err(NO_UNIT),
    };
    let laying = board.magic.laying.is_some();
    prompt.stand(&AUTOMATE, board.of_host(side).map(|unit| unit.id), |piece| match board.rules.roster.unit(piece) {
        Some(unit) if unit.host != side => Err(NOT_OWN),
        Some(_) if board.solo.leads(piece) => Err(AUTOMATED),
        Some(_) if laying => Err(MARKERS_FIRST),
        Some(_) => Ok(()),
        None => Err(NO_UNIT),
    });
    prompt.offer(&TAKE_UNIT, undeployed(&board, side).filter(|unit| Some(*unit) != taken), |piece| match piece {
        _ if Some(piece) == taken => Err(DEPLOYED),
        // All of a unit's markers are laid at once (V-20.03).
        _ if laying => Err(MARKERS_FIRST),
        _ => may_take(piece),
    });
    if let Some(unit) = taken.filter(|unit| infiltration::is_infiltrator(&board, *unit)) {
        let (width, height) = board.rules.table_size();
        let table = Shape::rect(Spot::new(0, 0), Spot::new(width, height)).expect("a table has a size");
        let spot = infiltration::next_marker(&board, unit);
        let rule = board.clone();
        prompt.offer_area(&MARKER_AT, Region::of([table]), spot, move |at| infiltration::may_lie(&rule, unit, at));
        prompt.offer(&USUAL_DEPLOYMENT, [()], |()| spot.map(|_| ()).ok_or(NO_UNIT));
    } else if let Some((company, zone)) = taken.and_then(|unit| arriving(&board, unit)) {
        let spot = Some(zone.usual);
        let within = Region::of([Shape::rect(
            Spot::new(0, 0),
            Spot::new(board.rules.table_size().0, board.rules.table_size().1),
        )
        .expect("a table has a size")]);
        let rule = {
            let board = board.clone();
            move |at: Spot| -> Allowed { set_down(&board, &company, &zone, at).map(|_| ()) }
        };
        prompt.offer_area(&DEPLOY_AT, within, spot, rule);
        prompt.offer(&USUAL_DEPLOYMENT, [()], |()| spot.map(|_| ()).ok_or(NO_UNIT));
    }
    prompt
}

fn take_unit(In((_, unit)): In<(Seat, PieceId)>, mut write: Write) -> Flow {
    write.deployment.taken = Some(unit);
    Flow::again()
}

fn deploy_at(In((_, at)): In<(Seat, Spot)>, mut write: Write) -> Flow {
    put_down(&mut write, Some(at));
    Flow::done()
}

fn usual_deployment(In((_, ())): In<(Seat, ())>, mut write: Write) -> Flow {
    let board = write.board();
    if let Some(unit) = write.deployment.taken.filter(|unit| infiltration::is_infiltrator(&board, *unit)) {
        infiltration::lay_usual(&mut write, unit);
        write.deployment.taken = None;
        return Flow::done();
    }
    put_down(&mut write, None);
    Flow::done()
}

/// V-24.01: a host all of whose units the automaton leads is deployed by it from now on.
fn automate(In((side, unit)): In<(Seat, PieceId)>, mut write: Write) -> Flow {
    let start = write.rules.0.data.solo.morale.start;
    write.solo.take(unit, start);
    write.chronicle.note("V-24.01", || {
        Entry::new("vassaux-log-automated", "V-24.01").by(side).with("unit", Word::On(Target::Piece(unit)))
    });
    if write.is_automaton(side) { Flow::then([DEPLOYS.on(side)]) } else { Flow::again() }
}

/// Puts a unit down as near to a spot as it can be deployed.
pub fn put_down_near(write: &mut Write, unit: PieceId, wanted: Spot) {
    let board = write.board();
    let Some((company, zone)) = arriving(&board, unit) else { return };
    let at = nearest(&board, &company, &zone, wanted).unwrap_or(zone.usual);
    if let Ok(formation) = set_down(&board, &company, &zone, at) {
        formation::take_in_hand(write, unit, Occasion::Deployment, &formation);
    }
}

/// Puts the unit that was taken up into its owner's hand, with its leader at a point, or where it usually stands.
fn put_down(write: &mut Write, at: Option<Spot>) {
    let board = write.board();
    let Some(unit) = write.deployment.taken.take() else { return };
    let Some(at) = at.or_else(|| arriving(&board, unit).map(|(_, zone)| zone.usual)) else { return };
    if let Some(formation) = set_down_at(&board, unit, at) {
        formation::take_in_hand(write, unit, Occasion::Deployment, &formation);
    }
}

/// Registers the steps, decisions and verbs of this chapter.
pub fn plugin(app: &mut App) {
    app.step(&SETUP, setup)
        .step(&LIMIT, limit)
        .step(&DRAW, draw)
        .step(&DEPLOYMENT, deployment)
        .decision(&DEPLOY, deploy)
        .verb(&TAKE_UNIT, take_unit)
        .verb(&DEPLOY_AT, deploy_at)
        .verb(&AUTOMATE, automate)
        .verb(&USUAL_DEPLOYMENT, usual_deployment);
}
