//! Chapter 3, set-up: who chooses first, where each family begins, and with which lord (F-3.02, F-3.03, F-3.04, F-3.05,
//! F-3.06).
use crate::games::fief::access::{Reactions, Read, Write};
use crate::games::fief::board::Modifiers;
use crate::games::fief::chapters::battle::forecast::course::BattleCourse;
use crate::games::fief::chapters::default_answers;
use crate::games::fief::chapters::names::{lord, name_everything, place};
use crate::games::fief::chapters::turn::TURN;
use crate::games::fief::data::files::{CounterModel, Seating, StartingLord};
use crate::games::fief::data::items::Item;
use crate::games::fief::rules::Rules;
use crate::games::fief::state::cards::Cards;
use crate::games::fief::state::forces::{Forces, Group};
use crate::games::fief::state::lords::{Lord, Title, Titles};
use crate::games::fief::state::march::March;
use crate::games::fief::state::posts::Post;
use crate::games::fief::state::progress::TurnProgress;
use crate::games::fief::state::realm::{Realm, Region, Village};
use crate::games::fief::state::soldier_model::{Kinds, SoldierModel};
use crate::games::fief::state::treasury::Treasury;
use crate::table::kit::counters::Counters;
use crate::table::kit::decks;
use crate::table::kit::decks::{Deck, Hands};
use crate::table::kit::purses::{Account, Purses};
use crate::table::prelude::*;
use bevy::prelude::*;

/// The roll for the order of choosing (F-3.02).
pub const SETUP: Step<()> = Step::new("fief.setup");
/// A family chooses its village (F-3.03, D-01).
pub const CHOOSE_START: Step<Seat> = Step::new("fief.choose_start");
/// A family chooses its lord (R-01, D-02).
pub const CHOOSE_LORD: Step<Seat> = Step::new("fief.choose_lord");
/// A family draws its lord (F-3.05).
pub const DRAW_LORD: Step<Seat> = Step::new("fief.draw_lord");
/// The deck is shuffled and the seats are taken (F-3.05, F-3.06).
pub const OPEN: Step<()> = Step::new("fief.open");

/// Begins in this village.
pub const SETTLE: Verb<Place> = Verb::new("fief.settle");
/// Begins with this lord.
pub const TAKE_LORD: Verb<PieceId> = Verb::new("fief.take_lord");

pub const NOT_A_VILLAGE: Refusal = Refusal::new("not_an_option", "F-3.03");
pub const VILLAGE_CHOSEN: Refusal = Refusal::new("already_chosen", "F-3.03");
pub const LORD_CHOSEN: Refusal = Refusal::new("already_chosen", "F-3.05");

/// What an expansion changes in the rules of its base game; nothing without one.
#[derive(Clone, Default)]
pub struct ExpansionHooks {
    pub modifiers: Modifiers,
    pub reactions: Reactions,
    pub course: BattleCourse,
}

/// Names, lords and everything else of a match with these rules, up to but without the first step.
pub fn set_up(world: &mut World, mut rules: Rules, expansion: ExpansionHooks, header: &Header) {
    let (seats, kingdom) = (rules.seats, rules.map.clone());
    // A match that only the program plays ends after a fixed number of turns, as nobody would end it (F-13.03, R-38).
    let automatic = header.seats.iter().all(|seat| seat.player != Player::Person);
    if automatic && rules.switches.turn_cap == 0 {
        rules.switches.turn_cap = rules.data.limits.automatic_turns;
    }
    name_everything(world, &rules);
    for id in (0..rules.lords() as u32).map(PieceId) {
        let nobody = Hidden { seen_by: Seats(0) };
        spawn_piece(world, id, (Owner(Seat(0)), At(Place::NOWHERE), Lord::default(), nobody));
    }
    let (villages, regions) = (kingdom.villages().count(), kingdom.regions().count());
    let secret = rules.switches.secret_purse;
    world.insert_resource(Realm {
        villages: vec![Village::default(); villages],
        regions: vec![Region::default(); regions],
    });
    let purses = Purses::new(seats, regions, rules.notes(), secret);
    world.insert_resource(Treasury { purses, first_region: villages as u16 });
    world.insert_resource(Titles { of: vec![Title::default(); regions], first_region: villages as u16, ..default() });
    let model = match (rules.units.of_kinds, rules.switches.counter_model) {
        (true, _) => SoldierModel::Kinds(Kinds { first: rules.kind(Item::Soldiers(0)).0, ..default() }),
        (false, CounterModel::Literal) => SoldierModel::Literal,
        (false, CounterModel::Representable) => SoldierModel::Points,
    };
    world.insert_resource(March::new(seats));
    world.insert_resource(Forces::new(rules.switches.fog, model));
    world.insert_resource(Cards { hands: decks::Hands::new(seats), ..default() });
    world.insert_resource(TurnProgress {
        seating: (0..seats as u8).map(Seat).collect(),
        out: vec![false; seats],
        went: vec![false; seats],
        points: vec![0; seats],
        last_points: vec![0; seats],
        ..default()
    });
    world.insert_resource(expansion.modifiers);
    world.insert_resource(expansion.reactions);
    world.insert_resource(expansion.course);
    world.insert_resource(rules);
}

/// The seats by the total of their dice, the highest first; ties are rolled again among themselves (F-3.02).
fn roll_for_order(write: &mut Write, seats: &[Seat]) -> Vec<Seat> {
    // A script that has no faces left is reported as an error later; until then this roll must come to an end.
    if seats.len() < 2 || write.dice.has_run_dry() {
        return seats.to_vec();
    }
    let dice = write.rules.data.combat.start_dice;
    let mut totals: Vec<(i32, Seat)> = vec![];
    for seat in seats {
        let rolls: Vec<Roll> = (0..dice).map(|_| write.die(*seat, "fief-roll-start")).collect();
        let total = rolls.iter().map(|roll| roll.face).sum();
        totals.push((total, *seat));
        write.chronicle.note("F-3.02", || {
            let entry = Entry::new("fief-log-start-roll", "F-3.02").by(*seat).with("total", Word::Number(total));
            rolls.into_iter().fold(entry, Entry::roll)
        });
    }
    totals.sort_by_key(|(total, _)| std::cmp::Reverse(*total));
    let groups: Vec<Vec<Seat>> =
        totals.chunk_by(|a, b| a.0 == b.0).map(|tied| tied.iter().map(|t| t.1).collect()).collect();
    groups.into_iter().flat_map(|tied| roll_for_order(write, &tied)).collect()
}

pub(in crate::games::fief) fn setup(In(()): In<()>, mut write: Write) -> Flow {
    let seats: Vec<Seat> = (0..write.rules.seats as u8).map(Seat).collect();
    let order = roll_for_order(&mut write, &seats);
    write.progress.first = order[0];
    write.progress.seating.clone_from(&order);
    let lords = match write.rules.switches.starting_lord {
        StartingLord::Choose => &CHOOSE_LORD,
        StartingLord::Draw => &DRAW_LORD,
    };
    let starts = order.iter().map(|seat| CHOOSE_START.on(*seat));
    let lords = order.iter().map(|seat| lords.on(*seat));
    Flow::then(starts.chain(lords).chain([OPEN.on(()), TURN.on(())]))
}

pub(in crate::games::fief) fn choose_start(In(seat): In<Seat>, read: Read, ask: Ask) -> Prompt {
    let board = read.board();
    let mut prompt = ask.prompt(seat, "fief-ask-start");
    prompt.offer(&SETTLE, board.map.villages(), |village| {
        if !board.map.is_village(village) {
            return Err(NOT_A_VILLAGE);
        }
        if board.realm.village(village).owner.is_some() { Err(VILLAGE_CHOSEN) } else { Ok(()) }
    });
    prompt.closing = default_answers::start(&board).map(|village| SETTLE.on(village));
    prompt
}

/// Castle, soldiers and money (F-3.04).
pub(in crate::games::fief) fn settle(In((seat, village)): In<(Seat, Place)>, mut write: Write) -> Flow {
    let start = write.rules.data.money.start.clone();
    let home = write.realm.village_mut(village);
    (home.owner, home.occupant) = (Some(seat), Some(seat));
    home.castle = start.castles > 0;
    let counters = write.rules.units.start;
    let points = write.rules.soldiers.points(counters);
    let counters = if write.forces.tracks_counters() { counters } else { Counters::default() };
    write.forces.add(Group { seat, at: village, post: Post::Inside, steps: 0, points, counters });
    write
        .chronicle
        .note("F-3.03", || Entry::new("fief-log-settled", "F-3.03").by(seat).with("village", place(village)));
    write.pay(Account::Bank, Account::Purse(seat), start.purse, "fief-log-start-money", "F-3.04");
    Flow::done()
}

pub(in crate::games::fief) fn choose_lord(In(seat): In<Seat>, read: Read, ask: Ask) -> Prompt {
    let board = read.board();
    let mut prompt = ask.prompt(seat, "fief-ask-first-lord");
    let all = board.all_lords().iter().map(|row| row.id);
    prompt.offer(&TAKE_LORD, all, |id| if board.lord(id).lord.on_board() { Err(LORD_CHOSEN) } else { Ok(()) });
    let mut left = board.all_lords().iter().filter(|row| !row.lord.on_board()).map(|row| row.id);
    let man = left.clone().find(|id| !board.is_woman(*id));
    prompt.closing = man.or(left.next()).map(|id| TAKE_LORD.on(id));
    prompt
}

/// The first lord stands in the family's village (F-3.04, F-3.05).
fn first_lord(write: &mut Write, seat: Seat, id: PieceId) {
    let home = write.rules.map.villages().find(|v| write.realm.village(*v).owner == Some(seat));
    write.put_lord(id, seat, home.expect("a village was chosen"));
    write.chronicle.note("F-3.05", || Entry::new("fief-log-first-lord", "F-3.05").by(seat).with("lord", lord(id)));
}

pub(in crate::games::fief) fn take_lord(In((seat, id)): In<(Seat, PieceId)>, mut write: Write) -> Flow {
    first_lord(&mut write, seat, id);
    Flow::done()
}

pub(in crate::games::fief) fn draw_lord(In(seat): In<Seat>, mut write: Write) -> Flow {
    let left: Vec<PieceId> = write.board().all_lords().iter().filter(|r| !r.lord.on_board()).map(|r| r.id).collect();
    let drawn = Deck::shuffled(left, &mut write.dice).draw(&mut write.dice);
    first_lord(&mut write, seat, drawn.expect("there are as many lords as families"));
    Flow::done()
}

pub(in crate::games::fief) fn open(In(()): In<()>, mut write: Write) -> Flow {
    let rest: Vec<Kind> = (write.rules.blue_deck().into_iter())
        .filter(|card| !matches!(write.rules.item(*card), Item::Lord(id) if write.lord(id).lord.on_board()))
        .collect();
    let deck = Deck::shuffled(rest, &mut write.dice);
    write.cards.deck = deck;
    write.cards.hands = Hands::new(write.rules.seats);
    let first = write.progress.first;
    let mut seating: Vec<Seat> = (0..write.rules.seats as u8).map(Seat).collect();
    if write.rules.switches.seating == Seating::ByVillage {
        let kingdom = &write.rules.map;
        let home = |seat: &Seat| kingdom.villages().find(|v| write.realm.village(*v).owner == Some(*seat));
        let at = |seat: &Seat| home(seat).map_or((0, 0), |village| kingdom.from_middle(village));
        seating.sort_by(|a, b| clockwise(at(a), at(b)));
    }
    write.progress.seating = seating;
    write.chronicle.note("F-3.06", || Entry::new("fief-log-opened", "F-3.06").by(first));
    Flow::done()
}

/// Orders directions from the middle clockwise on a board whose y runs downwards, beginning in the east.
pub fn clockwise(a: (i32, i32), b: (i32, i32)) -> std::cmp::Ordering {
    let upper = |(x, y): (i32, i32)| y < 0 || (y == 0 && x < 0);
    upper(a).cmp(&upper(b)).then_with(|| (a.1 * b.0).cmp(&(a.0 * b.1)))
}

/// Registers the steps, decisions and verbs of this chapter.
pub fn plugin(app: &mut App) {
    app.step(&SETUP, setup)
        .decision(&CHOOSE_START, choose_start)
        .verb(&SETTLE, settle)
        .decision(&CHOOSE_LORD, choose_lord)
        .verb(&TAKE_LORD, take_lord)
        .step(&DRAW_LORD, draw_lord)
        .step(&OPEN, open);
}
