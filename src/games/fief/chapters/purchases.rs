//! Chapter 7, purchases: soldiers, buildings and rebels (F-7.01, F-7.02, F-7.03, F-7.04, F-7.05, F-7.06, F-7.07,
//! F-7.08, F-7.09, F-7.10, F-7.11, F-7.12, F-7.13), and cardinals (F-15.05); what is bought is chosen first, then its
//! place.
use crate::games::fief::access::{Read, Write};
use crate::games::fief::board::Board;
use crate::games::fief::chapters::blue_cards::any;
use crate::games::fief::chapters::names::{kind, lord, place};
use crate::games::fief::chapters::negotiations::market::{NEGOTIATE, may_ransom};
use crate::games::fief::chapters::negotiations::notes::offer_closing;
use crate::games::fief::chapters::turn::DONE;
use crate::games::fief::chapters::{fiefs, guards, ransom};
use crate::games::fief::data::files::RansomPhase;
use crate::games::fief::data::items::{Building, Item};
use crate::games::fief::state::forces::Group;
use crate::games::fief::state::notes::Notes;
use crate::games::fief::state::posts::Post;
use crate::table::kit::purses::{Account, Payment};
use crate::table::prelude::*;
use bevy::prelude::*;

/// A family's go in the phase of purchases (D-14).
pub const PURCHASE_GO: Step<Seat> = Step::new("fief.purchase_go");
/// Where does what is bought go?
pub const WHERE: Step<Seat> = Step::new("fief.where");

/// Buys one of these; its place is asked next.
pub const BUY: Verb<Kind> = Verb::new("fief.buy");
/// Puts what is bought into this village, and pays.
pub const PUT: Verb<Place> = Verb::new("fief.put");
/// Makes this bishop a cardinal, and pays (F-15.05).
pub const ELEVATE: Verb<PieceId> = Verb::new("fief.elevate");

pub const NOT_FOR_SALE: Refusal = Refusal::new("not_an_option", "F-7.04");
pub const NOT_ENOUGH_MONEY: Refusal = Refusal::new("not_enough_money", "F-7.10");
pub const NO_COUNTER: Refusal = Refusal::new("counter_stock_empty", "F-7.03");
pub const NO_REBEL_COUNTER: Refusal = Refusal::new("counter_stock_empty", "F-7.09");
pub const NO_BUILDING: Refusal = Refusal::new("building_stock_empty", "F-7.08");
pub const NOT_CONTROLLED: Refusal = Refusal::new("village_not_controlled", "F-7.05");
pub const HAS_CASTLE: Refusal = Refusal::new("village_has_castle", "F-7.06");
pub const PRODUCTION_FULL: Refusal = Refusal::new("production_full", "F-7.07");
pub const BAD_MUSTER_PLACE: Refusal = Refusal::new("bad_muster_place", "F-7.02");
pub const ENEMY_IN_WALLS: Refusal = Refusal::new("bad_muster_place", "F-7.13");
pub const NO_REVOLT: Refusal = Refusal::new("no_revolt", "F-7.09");
pub const NEEDS_BISHOP_RANK: Refusal = Refusal::new("needs_bishop_rank", "F-15.05");
pub const ALREADY_CARDINAL: Refusal = Refusal::new("already_cardinal", "F-15.07");
pub const NO_CARDINAL_LEFT: Refusal = Refusal::new("no_cardinal_left", "F-15.05");
pub const NOT_YOUR_BISHOP: Refusal = Refusal::new("not_your_lord", "F-15.05");
pub const BISHOP_IS_PRISONER: Refusal = Refusal::new("lord_is_prisoner", "F-15.05");

/// What one of these costs (F-7.01, F-7.04); nothing for what is not for sale.
pub fn price(board: &Board, item: Item) -> Option<i32> {
    let prices = &board.rules.data.money.prices;
    let points = |set: &crate::table::kit::counters::CounterSet, sort: u8| {
        set.values().get(usize::from(sort)).map(|value| i32::from(*value) * prices.point)
    };
    match item {
        Item::Building(Building::Castle) => Some(prices.castle),
        Item::Building(Building::Mill) => Some(prices.mill),
        Item::Building(Building::Press) => Some(prices.press),
        Item::Soldiers(sort) => board.rules.units.troops.get(usize::from(sort)).map(|troop| troop.price),
        Item::KingsGuard(_) | Item::QueensGuard(_) if !board.rules.units.guards.come_with_the_crown => None,
        Item::Rebels(sort) => points(&board.rules.rebels, sort),
        Item::Cardinal => Some(prices.cardinal),
        Item::KingsGuard(sort) => points(&board.rules.kings_guard, sort),
        Item::QueensGuard(sort) => points(&board.rules.queens_guard, sort),
        _ => None,
    }
}

/// Whether a family may buy one of these now, somewhere. Bad weather and famine do not hinder it (F-7.11).
pub fn may_buy(board: &Board, seat: Seat, kind: Kind) -> Allowed {
    let item = board.rules.item(kind);
    let Some(price) = price(board, item) else { return Err(NOT_FOR_SALE) };
    if price > board.purse(seat) {
        return Err(NOT_ENOUGH_MONEY);
    }
    let villages = || board.map.villages();
    match item {
        Item::Building(building) => {
            if board.realm.built(building) >= board.rules.buildings(building) {
                return Err(NO_BUILDING);
            }
            any(villages(), |village| may_build(board, seat, building, village), NOT_CONTROLLED)?;
        }
        Item::Soldiers(sort) => {
            any(villages(), |village| may_muster(board, seat, sort, village), BAD_MUSTER_PLACE)?;
        }
        Item::Rebels(sort) => {
            let Some(uprising) = board.revolt.0 else { return Err(NO_REVOLT) };
            let value = board.rules.rebels.values()[usize::from(sort)];
            if !board.rules.rebels.can_show([uprising.points + value].into_iter()) {
                return Err(NO_REBEL_COUNTER);
            }
        }
        Item::KingsGuard(_) | Item::QueensGuard(_) => guards::may_reinforce(board, seat, item)?,
        _ => {
            let cardinals = board.lords().filter(|row| row.lord.cardinal).count();
            if cardinals >= usize::from(board.rules.data.cards.cardinals) {
                return Err(NO_CARDINAL_LEFT);
            }
            let own = || board.lords_of(seat).map(|row| row.id);
            let rule = |id| may_elevate(board, seat, id);
            let captive = own().any(|id| rule(id) == Err(BISHOP_IS_PRISONER));
            any(own(), rule, NEEDS_BISHOP_RANK).map_err(|why| if captive { BISHOP_IS_PRISONER } else { why })?;
        }
    }
    Ok(())
}

/// Whether a building may stand in a village (F-7.05, F-7.06, F-7.07).
pub fn may_build(board: &Board, seat: Seat, building: Building, village: Place) -> Allowed {
    if !board.map.is_village(village) || !board.controls(seat, village) {
        return Err(NOT_CONTROLLED);
    }
    let v = board.realm.village(village);
    match building {
        Building::Castle | Building::City if v.has_walls() => Err(HAS_CASTLE),
        Building::Mill | Building::Press if v.mills + v.presses >= board.rules.data.limits.production_per_village => {
            Err(PRODUCTION_FULL)
        }
        _ => Ok(()),
    }
}

/// Where new soldiers of a family stand in a village: in own walls, or beside a free lord wherever he is (F-7.02,
/// F-7.13).
fn muster_post(board: &Board, seat: Seat, village: Place) -> Result<Post, Refusal> {
    if board.has_own_walls(seat, village) {
        return Ok(Post::Inside);
    }
    let lords = || board.free_lords_of(seat).filter(|row| row.at == village).map(|row| row.lord.post());
    if lords().any(|post| post == Post::Inside) {
        return Ok(Post::Inside);
    }
    // Beside a lord who stands outside the walls they stand outside too.
    if let Some(post) = lords().next() {
        return Ok(post);
    }
    let own = board.realm.village(village).has_walls() && board.owner(village) == Some(seat);
    Err(if own { ENEMY_IN_WALLS } else { BAD_MUSTER_PLACE })
}

/// Whether one counter of soldiers may be placed in a village (F-7.01, F-7.02, F-7.03).
pub fn may_muster(board: &Board, seat: Seat, sort: u8, village: Place) -> Allowed {
    if !board.map.is_village(village) {
        return Err(BAD_MUSTER_PLACE);
    }
    let post = muster_post(board, seat, village)?;
    let room = board.forces.room_for(&board.rules.soldiers, seat, village, post, sort.into());
    if !room {
        return Err(NO_COUNTER);
    }
    (board.modifiers.may_muster)(board, seat, sort, village, post)
}

/// Whether a lord may become cardinal (F-15.05, F-15.07).
pub fn may_elevate(board: &Board, seat: Seat, id: PieceId) -> Allowed {
    let row = board.lord(id);
    if !row.lord.on_board() || row.family != seat {
        return Err(NOT_YOUR_BISHOP);
    }
    if row.lord.bishop_of.is_none() {
        return Err(NEEDS_BISHOP_RANK);
    }
    if row.lord.cardinal {
        return Err(ALREADY_CARDINAL);
    }
    if row.lord.captor.is_some() { Err(BISHOP_IS_PRISONER) } else { Ok(()) }
}

/// All that a family may do in its go of purchases. There is no order to sell or pull down a building (F-7.12).
pub(in crate::games::fief) fn purchase_go(In(seat): In<Seat>, read: Read, notes: Res<Notes>, ask: Ask) -> Prompt {
    let board = read.board();
    let mut prompt = ask.prompt(seat, "fief-ask-purchases").with("purse", Word::Number(board.purse(seat)));
    // What is on offer shows what is in the purse (F-6.12).
    prompt.secret = board.treasury.purses.is_secret();
    let goods = board.rules.items().filter(|(_, item)| price(&board, *item).is_some()).map(|(kind, _)| kind);
    prompt.offer(&BUY, goods, |kind| may_buy(&board, seat, kind));
    prompt.offer(&fiefs::CREATE_FIEF, board.map.regions(), |region| fiefs::may_create(&board, seat, region));
    prompt.offer(&fiefs::MOVE_TITLE, board.map.regions(), |region| fiefs::may_move_title(&board, seat, region));
    if board.rules.switches.ransom_phase == RansomPhase::OwnGo {
        let seats = (0..board.rules.seats as u8).map(Seat);
        prompt.offer(&NEGOTIATE, seats, |with| may_ransom(&board, seat, with));
        ransom::offer_payment(&board, seat, &mut prompt);
    }
    offer_closing(&notes, &mut prompt, seat);
    prompt.offer(&DONE, [()], |()| Ok(()));
    prompt.closing = Some(DONE.on(()));
    prompt
}

pub(in crate::games::fief) fn buy(In((seat, kind)): In<(Seat, Kind)>, mut write: Write) -> Flow {
    if let Item::Rebels(sort) = write.rules.item(kind) {
        pay_for(&mut write, seat, kind, None);
        let points = write.rules.rebels.values()[usize::from(sort)];
        if let Some(uprising) = &mut write.revolt.0 {
            uprising.points += points;
        }
        return Flow::again();
    }
    if guards::reinforce(&mut write, kind) {
        pay_for(&mut write, seat, kind, None);
        return Flow::again();
    }
    write.underway.buying = Some(kind);
    Flow::then([WHERE.on(seat)]).and_again()
}

pub(in crate::games::fief) fn ask_where(In(seat): In<Seat>, read: Read, ask: Ask) -> Prompt {
    let board = read.board();
    let mut prompt = ask.prompt(seat, "fief-ask-where");
    prompt.secret = board.treasury.purses.is_secret();
    let Some(bought) = board.underway.buying else { return prompt };
    let villages = board.map.villages();
    match board.rules.item(bought) {
        Item::Building(building) => {
            prompt.offer(&PUT, villages, |village| may_build(&board, seat, building, village));
        }
        Item::Soldiers(sort) => prompt.offer(&PUT, villages, |village| may_muster(&board, seat, sort, village)),
        _ => prompt.offer(&ELEVATE, board.lords_of(seat).map(|row| row.id), |id| may_elevate(&board, seat, id)),
    }
    prompt.with("goods", kind(bought))
}

/// Pays the bank for something, with one line that says what it was and where it went.
fn pay_for(write: &mut Write, seat: Seat, bought: Kind, put: Option<Place>) {
    let amount = price(&write.board(), write.rules.item(bought)).unwrap_or(0);
    let rule = match write.rules.item(bought) {
        Item::Soldiers(_) => "F-7.01",
        Item::Rebels(_) => "F-7.09",
        Item::Cardinal => "F-15.05",
        Item::KingsGuard(_) => "F-12.04",
        Item::QueensGuard(_) => "F-12.09",
        _ => "F-7.04",
    };
    let event = if put.is_some() { "fief-log-bought-for" } else { "fief-log-bought" };
    let payment = Payment::new(Account::Purse(seat), Account::Bank, amount, event, rule).with("goods", kind(bought));
    let payment = put.into_iter().fold(payment, |payment, village| payment.with("village", place(village)));
    write.treasury.purses.pay(&mut write.chronicle, payment);
}

pub(in crate::games::fief) fn put(In((seat, village)): In<(Seat, Place)>, mut write: Write) -> Flow {
    let bought = write.underway.buying.take().expect("something was bought");
    pay_for(&mut write, seat, bought, Some(village));
    match write.rules.item(bought) {
        Item::Building(building) => write.realm.village_mut(village).build(building),
        Item::Soldiers(sort) => {
            let post = muster_post(&write.board(), seat, village).unwrap_or(Post::Inside);
            let points = write.rules.soldiers.values()[usize::from(sort)];
            let counters = write.forces.counter(sort);
            write.forces.add(Group { seat, at: village, post, steps: 0, points, counters });
            write.settle_occupants();
        }
        _ => {}
    }
    Flow::done()
}

pub(in crate::games::fief) fn elevate(In((seat, id)): In<(Seat, PieceId)>, mut write: Write) -> Flow {
    let bought = write.underway.buying.take().expect("something was bought");
    pay_for(&mut write, seat, bought, None);
    write.change_lord(id, |lord| lord.cardinal = true);
    write.chronicle.note("F-15.05", || Entry::new("fief-log-cardinal", "F-15.05").by(seat).with("lord", lord(id)));
    Flow::done()
}

/// Registers the steps, decisions and verbs of this chapter.
pub fn plugin(app: &mut App) {
    app.decision(&PURCHASE_GO, purchase_go)
        .verb(&BUY, buy)
        .decision(&WHERE, ask_where)
        .verb(&PUT, put)
        .verb(&ELEVATE, elevate);
}
