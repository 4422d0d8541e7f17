//! Chapter 10, the fiefs of families that have lost their last lord: who inherits them (F-10.22, F-10.24, F-10.25,
//! D-35), what becomes of the soldiers there (F-10.26, F-10.29), and the garrison of the heir (F-10.27, F-10.28, D-36).
use crate::games::fief::access::{Read, Write};
use crate::games::fief::board::Board;
use crate::games::fief::chapters::blue_cards::any;
use crate::games::fief::chapters::names::{kind, place};
use crate::games::fief::chapters::purchases;
use crate::games::fief::chapters::succession::deaths::{AFTERMATH, assign_to, best_lord};
use crate::games::fief::chapters::turn::DONE;
use crate::games::fief::data::items::Item;
use crate::games::fief::state::forces::Group;
use crate::games::fief::state::lords::{Estate, Holder, Title};
use crate::games::fief::state::posts::Post;
use crate::table::kit::counters::Counters;
use crate::table::kit::purses::{Account, Payment};
use crate::table::prelude::*;
use bevy::prelude::*;

/// Estates are settled in the order of the deaths (F-10.25, R-50).
pub const ESTATES: Step<()> = Step::new("fief.estates");
/// A fief of the estate gets its new holder.
pub const TAKE_FIEF: Step<Place> = Step::new("fief.take_fief");
/// To which lord does the King or the regent give it? (D-35)
pub const ROYAL_GIFT: Step<Seat> = Step::new("fief.royal_gift");
/// The soldiers of the old holder go (F-10.26).
pub const CLEAR_OUT: Step<()> = Step::new("fief.clear_out");
/// What garrison does the heir put into the city? (F-10.27, D-36)
pub const GARRISON: Step<()> = Step::new("fief.garrison");
/// The estate is settled.
pub const SETTLED: Step<()> = Step::new("fief.estate_settled");

/// Gives the fief to this lord.
pub const BESTOW_FIEF: Verb<PieceId> = Verb::new("fief.bestow_fief");
/// Buys a counter of soldiers for the garrison.
pub const RAISE: Verb<Kind> = Verb::new("fief.raise");
/// Takes soldiers from this village for the garrison.
pub const CALL_FROM: Verb<Place> = Verb::new("fief.call_from");

pub const NO_SUCH_LORD: Refusal = Refusal::new("not_your_lord", "F-10.22");
pub const NOT_SOLDIERS: Refusal = Refusal::new("not_an_option", "F-10.27");
pub const GARRISON_TOO_DEAR: Refusal = Refusal::new("not_enough_money", "F-10.27");
pub const GARRISON_COUNTERS: Refusal = Refusal::new("counter_stock_empty", "F-7.03");
pub const NOBODY_TO_CALL: Refusal = Refusal::new("village_not_controlled", "F-10.27");
pub const WEATHER_HOLDS_THEM: Refusal = Refusal::new("bad_weather_here", "F-8.28");
pub const CITY_IS_HELD: Refusal = Refusal::new("bad_muster_place", "F-7.13");
pub const GARRISON_IS_OWED: Refusal = Refusal::new("not_an_option", "F-10.27");

pub(in crate::games::fief) fn estates(In(()): In<()>, mut write: Write) -> Flow {
    let ready = |estate: &&Estate| estate.heir.is_some_and(|heir| write.progress.is_in(heir));
    let Some(estate) = write.titles.estates.iter().find(ready).copied() else { return Flow::done() };
    let kept = |title: &Title| title.holder == Holder::Unassigned(estate.family);
    let regions = write.titles.of.iter().enumerate().filter(|(_, title)| kept(title)).map(|(i, _)| i as u16);
    let fiefs: Vec<Task> = regions.map(|i| TAKE_FIEF.on(Place(write.titles.first_region + i))).collect();
    let rule = if estate.by_crown { "F-10.22" } else { "F-10.24" };
    let (heir, family) = (estate.heir.unwrap_or_default(), Word::On(Target::Seat(estate.family)));
    write.chronicle.note(rule, || Entry::new("fief-log-estate", rule).by(heir).with("family", family));
    write.negotiation.estate = Some(estate);
    Flow::then(fiefs.into_iter().chain([SETTLED.on(())])).and_again()
}

pub(in crate::games::fief) fn take_fief(In(region): In<Place>, mut write: Write) -> Flow {
    let (Some(estate), Some(index)) = (write.negotiation.estate, write.rules.map.region_index(region)) else {
        return Flow::done();
    };
    let heir = estate.heir.unwrap_or_default();
    write.negotiation.fief = Some(region);
    let given = if estate.by_crown {
        ROYAL_GIFT.on(heir)
    } else {
        write.titles.of[index].holder = Holder::Unassigned(heir);
        write.titles.to_assign.push(index as u16);
        AFTERMATH.on(())
    };
    Flow::then([given, CLEAR_OUT.on(()), GARRISON.on(())])
}

/// Any lord on the board may receive it, of whatever family (F-10.22).
pub fn may_receive_fief(board: &Board, id: PieceId) -> Allowed {
    if board.lord(id).lord.on_board() { Ok(()) } else { Err(NO_SUCH_LORD) }
}

pub(in crate::games::fief) fn royal_gift(In(seat): In<Seat>, read: Read, ask: Ask) -> Prompt {
    let board = read.board();
    let mut prompt = ask.prompt(seat, "fief-ask-royal-gift");
    prompt.offer(&BESTOW_FIEF, board.lords().map(|row| row.id), |id| may_receive_fief(&board, id));
    // The family that gives the fief may have no lord of its own left, if its King has just died.
    let anybody = || board.lords().map(|row| row.id).find(|id| may_receive_fief(&board, *id).is_ok());
    prompt.closing = best_lord(&board, seat).or_else(anybody).map(|id| BESTOW_FIEF.on(id));
    match board.negotiation.fief {
        Some(region) => prompt.with("area", place(region)),
        None => prompt,
    }
}

pub(in crate::games::fief) fn bestow_fief(In((_, id)): In<(Seat, PieceId)>, mut write: Write) -> Flow {
    let region = write.negotiation.fief.and_then(|region| write.rules.map.region_index(region));
    if let Some(region) = region {
        assign_to(&mut write, region, id, "F-10.22");
    }
    Flow::done()
}

/// The soldiers of the old holder leave the villages of the fief (F-10.26); those elsewhere stay (F-10.29).
pub(in crate::games::fief) fn clear_out(In(()): In<()>, mut write: Write) -> Flow {
    let (Some(estate), Some(region)) = (write.negotiation.estate, write.negotiation.fief) else { return Flow::done() };
    let (old, index) = (estate.family, write.rules.map.region_index(region).expect("a region"));
    if write.board().fief_of(index) == Some(old) {
        return Flow::done();
    }
    let villages = write.rules.map.of_region(index).to_vec();
    let of = villages.iter().map(|village| write.forces.counters(old, *village, |_| true));
    let pieces = write.rules.told(of.fold(Counters::default(), Counters::plus));
    let removed: u16 = villages.into_iter().map(|village| write.forces.clear(old, village)).sum();
    if removed == 0 && pieces.is_empty() {
        return Flow::done();
    }
    write.chronicle.note("F-10.26", || {
        let event = if pieces.is_empty() { "fief-log-cleared" } else { "fief-log-cleared-of" };
        let mut entry = Entry::new(event, "F-10.26").by(old).with("area", place(region));
        entry.words.extend(pieces.into_iter().map(|pieces| ("pieces", pieces)));
        entry.with("points", Word::Number(removed.into()))
    });
    write.settle_occupants();
    // Prisoners whom they guarded are free (F-9.33).
    Flow::then([AFTERMATH.on(())])
}

pub(in crate::games::fief) fn estate_settled(In(()): In<()>, mut write: Write) -> Flow {
    if let Some(estate) = write.negotiation.estate.take() {
        write.titles.estates.retain(|other| other.family != estate.family);
    }
    write.negotiation.fief = None;
    Flow::done()
}

/// Whose garrison goes into a city: its fief's family's, which is the heir unless the King has given the fief away, if
/// no other family sits in the city, or it has a free lord there (F-7.13).
fn garrison_of(board: &Board, city: Place) -> Result<Seat, Refusal> {
    let seat = board.fief_of(board.region(city)).ok_or(CITY_IS_HELD)?;
    let own_lord = board.free_lords_of(seat).any(|row| row.at == city && row.lord.gate.is_none());
    if board.is_enemy_held(seat, city) && !own_lord { Err(CITY_IS_HELD) } else { Ok(seat) }
}

fn may_raise(board: &Board, seat: Seat, city: Place, bought: Kind) -> Allowed {
    let item = board.rules.item(bought);
    let Item::Soldiers(sort) = item else { return Err(NOT_SOLDIERS) };
    if purchases::price(board, item).is_none_or(|price| price > board.purse(seat)) {
        return Err(GARRISON_TOO_DEAR);
    }
    let room = board.forces.room_for(&board.rules.soldiers, seat, city, Post::Inside, sort.into());
    if !room {
        return Err(GARRISON_COUNTERS);
    }
    (board.modifiers.may_muster)(board, seat, sort, city, Post::Inside)
}

/// Whether soldiers can be called from a village that the heir occupies (F-10.27).
fn may_call(board: &Board, seat: Seat, city: Place, from: Place) -> Allowed {
    may_call_from(board, seat, city, from)?;
    match board.forces.fewest_to_call(&board.rules.soldiers, seat, from, city) {
        Some((_, counters)) => (board.modifiers.may_send)(board, seat, from, counters),
        None => Err(NOBODY_TO_CALL),
    }
}
/// The same, without looking at how many soldiers stand there (F-8.28, F-10.27).
pub fn may_call_from(board: &Board, seat: Seat, city: Place, from: Place) -> Allowed {
    if !board.map.is_village(from) || from == city || board.occupant(from) != Some(seat) {
        return Err(NOBODY_TO_CALL);
    }
    if board.realm.regions[board.region(from)].bad_weather {
        return Err(WEATHER_HOLDS_THEM);
    }
    Ok(())
}

/// The city into which a garrison is to go.
pub fn city(board: &Board) -> Option<Place> {
    let region = board.map.region_index(board.negotiation.fief?)?;
    board.titles.of[region].capital
}

/// Nobody is asked where no soldiers could come: the city stays empty (F-10.28).
pub(in crate::games::fief) fn garrison(In(()): In<()>, read: Read, ask: Ask) -> Prompt {
    let board = read.board();
    let found = city(&board).and_then(|city| Some((city, garrison_of(&board, city).ok()?)));
    let Some((city, seat)) = found else { return ask.prompt(Seat(0), "fief-ask-garrison") };
    let mut prompt = ask.prompt(seat, "fief-ask-garrison").with("village", place(city));
    prompt.secret = board.treasury.purses.is_secret();
    let goods = || board.rules.items().filter(|(_, item)| matches!(item, Item::Soldiers(_))).map(|(kind, _)| kind);
    let can_raise = any(goods(), |bought| may_raise(&board, seat, city, bought), GARRISON_TOO_DEAR).is_ok();
    let can_call = any(board.map.villages(), |from| may_call(&board, seat, city, from), NOBODY_TO_CALL).is_ok();
    if !can_raise && !can_call {
        return prompt;
    }
    prompt.offer(&RAISE, goods(), |bought| may_raise(&board, seat, city, bought));
    prompt.offer(&CALL_FROM, board.map.villages(), |from| may_call(&board, seat, city, from));
    // Only the heir must put in a garrison, not a family to which the heir has given the fief (F-10.27).
    let owes = board.negotiation.estate.is_some_and(|estate| estate.heir == Some(seat));
    let free = !owes || board.is_inside(seat, city);
    prompt.offer(&DONE, [()], |()| if free { Ok(()) } else { Err(GARRISON_IS_OWED) });
    prompt.closing = Some(if free { DONE.on(()) } else { least_garrison(&board, seat, city) });
    prompt
}

/// A point from the largest stack, or else the smallest counter that can be bought (D-36).
fn least_garrison(board: &Board, seat: Seat, city: Place) -> Order {
    let mut largest: Option<(u16, Place)> = None;
    for from in board.map.villages().filter(|from| may_call(board, seat, city, *from).is_ok()) {
        let points = board.forces.points(seat, from);
        if largest.is_none_or(|(most, _)| points > most) {
            largest = Some((points, from));
        }
    }
    let soldiers = board.rules.items().filter(|(_, item)| matches!(item, Item::Soldiers(_)));
    let bought = soldiers.map(|(kind, _)| kind).find(|kind| may_raise(board, seat, city, *kind).is_ok());
    match (largest, bought) {
        (Some((_, from)), _) => CALL_FROM.on(from),
        (None, Some(kind)) => RAISE.on(kind),
        (None, None) => DONE.on(()),
    }
}

pub(in crate::games::fief) fn raise(In((seat, bought)): In<(Seat, Kind)>, mut write: Write) -> Flow {
    let (item, at) = (write.rules.item(bought), city(&write.board()));
    let (Item::Soldiers(sort), Some(at)) = (item, at) else { return Flow::done() };
    let amount = purchases::price(&write.board(), item).unwrap_or(0);
    let payment = Payment::new(Account::Purse(seat), Account::Bank, amount, "fief-log-raised", "F-10.27");
    let payment = payment.with("goods", kind(bought)).with("village", place(at));
    write.treasury.purses.pay(&mut write.chronicle, payment);
    let points = write.rules.soldiers.values()[usize::from(sort)];
    let counters = write.forces.counter(sort);
    write.forces.add(Group { seat, at, post: Post::Inside, steps: 0, points, counters });
    write.settle_occupants();
    Flow::again()
}

/// Soldiers have been called into the city.
pub fn note_called(write: &mut Write, seat: Seat, [from, to]: [Place; 2], points: u16, counters: Counters) {
    let pieces = write.rules.told(counters);
    write.chronicle.note("F-10.27", || {
        let event = if pieces.is_empty() { "fief-log-called" } else { "fief-log-called-of" };
        let mut entry = Entry::new(event, "F-10.27").by(seat).with("points", Word::Number(points.into()));
        entry.words.extend(pieces.into_iter().map(|pieces| ("pieces", pieces)));
        entry.with("from", place(from)).with("village", place(to))
    });
}
pub(in crate::games::fief) fn call_from(In((seat, from)): In<(Seat, Place)>, mut write: Write) -> Flow {
    let Some(to) = city(&write.board()) else { return Flow::done() };
    let Write { forces, rules, .. } = &mut write;
    // The least of the pieces, where there are any.
    let least = forces.fewest_to_call(&rules.soldiers, seat, from, to);
    let points = forces.call(&rules.soldiers, seat, from, to);
    note_called(&mut write, seat, [from, to], points, least.map(|(_, counters)| counters).unwrap_or_default());
    write.settle_occupants();
    // Prisoners may have lost their guards.
    Flow::then([AFTERMATH.on(())]).and_again()
}

/// Registers the steps, decisions and verbs of this chapter.
pub fn plugin(app: &mut App) {
    app.step(&ESTATES, estates)
        .step(&TAKE_FIEF, take_fief)
        .decision(&ROYAL_GIFT, royal_gift)
        .verb(&BESTOW_FIEF, bestow_fief)
        .step(&CLEAR_OUT, clear_out)
        .decision(&GARRISON, garrison)
        .verb(&RAISE, raise)
        .verb(&CALL_FROM, call_from)
        .step(&SETTLED, estate_settled);
}
