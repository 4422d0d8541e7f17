//! Chapter 3, set-up: who chooses first, where each family begins, and with which lord.
use super::turn::TURN;
use crate::games::fief::board::{Play, Watch, lord, place};
use crate::games::fief::data::files::{Seating, StartingLord};
use crate::games::fief::data::rules::Item;
use crate::games::fief::default_answers;
use crate::games::fief::state::forces::{Group, Post};
use crate::table::kit::counters::Counters;
use crate::table::kit::decks::{Deck, Hands};
use crate::table::kit::purses::Account;
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

/// The seats by the total of their dice, the highest first; ties are rolled again among themselves (F-3.02).
fn roll_for_order(play: &mut Play, seats: &[Seat]) -> Vec<Seat> {
    // A script whose faces have run out fails; until it says so, the roll must end.
    if seats.len() < 2 || play.dice.has_run_dry() {
        return seats.to_vec();
    }
    let dice = play.rules.data.combat.start_dice;
    let mut totals: Vec<(i32, Seat)> = vec![];
    for seat in seats {
        let rolls: Vec<Roll> = (0..dice).map(|_| play.die(*seat, "fief-roll-start")).collect();
        let total = rolls.iter().map(|roll| roll.face).sum();
        totals.push((total, *seat));
        play.chronicle.note("F-3.02", || {
            let entry = Entry::new("fief-log-start-roll", "F-3.02").by(*seat).with("total", Word::Number(total));
            rolls.into_iter().fold(entry, Entry::roll)
        });
    }
    totals.sort_by_key(|(total, _)| std::cmp::Reverse(*total));
    let groups: Vec<Vec<Seat>> =
        totals.chunk_by(|a, b| a.0 == b.0).map(|tied| tied.iter().map(|t| t.1).collect()).collect();
    groups.into_iter().flat_map(|tied| roll_for_order(play, &tied)).collect()
}

pub(in crate::games::fief) fn setup(In(()): In<()>, mut play: Play) -> Flow {
    let seats: Vec<Seat> = (0..play.rules.seats as u8).map(Seat).collect();
    let order = roll_for_order(&mut play, &seats);
    play.progress.first = order[0];
    play.progress.seating.clone_from(&order);
    let lords = match play.rules.switches.starting_lord {
        StartingLord::Choose => &CHOOSE_LORD,
        StartingLord::Draw => &DRAW_LORD,
    };
    let starts = order.iter().map(|seat| CHOOSE_START.on(*seat));
    let lords = order.iter().map(|seat| lords.on(*seat));
    Flow::then(starts.chain(lords).chain([OPEN.on(()), TURN.on(())]))
}

pub(in crate::games::fief) fn choose_start(In(seat): In<Seat>, watch: Watch, ask: Ask) -> Prompt {
    let board = watch.board();
    let mut prompt = ask.prompt(seat, "fief-ask-start");
    prompt.offer(&SETTLE, board.kingdom.villages(), |village| {
        if !board.kingdom.is_village(village) {
            return Err(NOT_A_VILLAGE);
        }
        if board.realm.village(village).owner.is_some() { Err(VILLAGE_CHOSEN) } else { Ok(()) }
    });
    prompt.closing = default_answers::start(&board).map(|village| SETTLE.on(village));
    prompt
}

/// Castle, soldiers and money (F-3.04).
pub(in crate::games::fief) fn settle(In((seat, village)): In<(Seat, Place)>, mut play: Play) -> Flow {
    let start = play.rules.data.money.start.clone();
    let home = play.realm.village_mut(village);
    (home.owner, home.occupant) = (Some(seat), Some(seat));
    home.castle = start.castles > 0;
    let counters = play.rules.arms.start;
    let points = play.rules.soldiers.points(counters);
    let counters = if play.forces.tracks_counters() { counters } else { Counters::default() };
    play.forces.add(Group { seat, at: village, post: Post::Inside, steps: 0, points, counters });
    play.chronicle.note("F-3.03", || Entry::new("fief-log-settled", "F-3.03").by(seat).with("village", place(village)));
    play.pay(Account::Bank, Account::Purse(seat), start.purse, "fief-log-start-money", "F-3.04");
    Flow::done()
}

pub(in crate::games::fief) fn choose_lord(In(seat): In<Seat>, watch: Watch, ask: Ask) -> Prompt {
    let board = watch.board();
    let mut prompt = ask.prompt(seat, "fief-ask-first-lord");
    let all = board.all_lords().iter().map(|row| row.id);
    prompt.offer(&TAKE_LORD, all, |id| if board.lord(id).lord.on_board() { Err(LORD_CHOSEN) } else { Ok(()) });
    let mut left = board.all_lords().iter().filter(|row| !row.lord.on_board()).map(|row| row.id);
    let man = left.clone().find(|id| !board.is_woman(*id));
    prompt.closing = man.or(left.next()).map(|id| TAKE_LORD.on(id));
    prompt
}

/// The first lord stands in the family's village (F-3.04, F-3.05).
fn first_lord(play: &mut Play, seat: Seat, id: PieceId) {
    let home = play.rules.kingdom.villages().find(|v| play.realm.village(*v).owner == Some(seat));
    play.put_lord(id, seat, home.expect("a village was chosen"));
    play.chronicle.note("F-3.05", || Entry::new("fief-log-first-lord", "F-3.05").by(seat).with("lord", lord(id)));
}

pub(in crate::games::fief) fn take_lord(In((seat, id)): In<(Seat, PieceId)>, mut play: Play) -> Flow {
    first_lord(&mut play, seat, id);
    Flow::done()
}

pub(in crate::games::fief) fn draw_lord(In(seat): In<Seat>, mut play: Play) -> Flow {
    let left: Vec<PieceId> = play.board().all_lords().iter().filter(|r| !r.lord.on_board()).map(|r| r.id).collect();
    let drawn = Deck::shuffled(left, &mut play.dice).draw(&mut play.dice);
    first_lord(&mut play, seat, drawn.expect("there are as many lords as families"));
    Flow::done()
}

pub(in crate::games::fief) fn open(In(()): In<()>, mut play: Play) -> Flow {
    let rest: Vec<Kind> = (play.rules.blue_deck().into_iter())
        .filter(|card| !matches!(play.rules.item(*card), Item::Lord(id) if play.lord(id).lord.on_board()))
        .collect();
    let deck = Deck::shuffled(rest, &mut play.dice);
    play.cards.deck = deck;
    play.cards.hands = Hands::new(play.rules.seats);
    let first = play.progress.first;
    let mut seating: Vec<Seat> = (0..play.rules.seats as u8).map(Seat).collect();
    if play.rules.switches.seating == Seating::ByVillage {
        let kingdom = &play.rules.kingdom;
        let home = |seat: &Seat| kingdom.villages().find(|v| play.realm.village(*v).owner == Some(*seat));
        let at = |seat: &Seat| home(seat).map_or((0, 0), |village| kingdom.from_middle(village));
        seating.sort_by(|a, b| clockwise(at(a), at(b)));
    }
    play.progress.seating = seating;
    play.chronicle.note("F-3.06", || Entry::new("fief-log-opened", "F-3.06").by(first));
    Flow::done()
}

/// Orders directions from the middle clockwise on a board whose y runs downwards, beginning in the east.
fn clockwise(a: (i32, i32), b: (i32, i32)) -> std::cmp::Ordering {
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

#[cfg(test)]
mod tests {
    use super::*;

    // F-3.06
    #[test]
    fn directions_run_clockwise() {
        let mut around = [(-5, 0), (3, -4), (0, 5), (5, 1), (-4, -4), (4, 4)];
        around.sort_by(|a, b| clockwise(*a, *b));
        assert_eq!(around, [(5, 1), (4, 4), (0, 5), (-5, 0), (-4, -4), (3, -4)]);
    }
}
