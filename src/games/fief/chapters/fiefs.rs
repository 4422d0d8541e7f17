//! Chapter 10, fiefs: creating one (F-10.01, F-10.02, F-10.03, F-10.04, F-10.05, F-10.06, F-10.07, F-10.08), and moving
//! titles within a family (F-10.09, F-10.10, F-10.11).
use crate::games::fief::access::{Read, Write};
use crate::games::fief::board::Board;
use crate::games::fief::chapters::names::{lord, place};
use crate::games::fief::chapters::turn::DONE;
use crate::games::fief::data::files::TitleTransfer;
use crate::games::fief::data::items::Building;
use crate::games::fief::state::lords::Holder;
use crate::table::kit::purses::Account;
use crate::table::prelude::*;
use bevy::prelude::*;

/// Which village is the capital of the new fief? (F-10.05)
pub const CHOOSE_CAPITAL: Step<Seat> = Step::new("fief.choose_capital");
/// Which lord receives the new title? (F-10.07)
pub const CHOOSE_HOLDER: Step<Seat> = Step::new("fief.choose_holder");
/// To which lord does the title go? (F-10.09)
pub const CHOOSE_RECEIVER: Step<Seat> = Step::new("fief.choose_receiver");
/// A lord just laid may be crowned at once (F-10.10, D-42).
pub const CROWN_NEWCOMER: Step<PieceId> = Step::new("fief.crown_newcomer");

/// Buys the title of this region.
pub const CREATE_FIEF: Verb<Place> = Verb::new("fief.create_fief");
/// Makes this village the capital.
pub const CAPITAL: Verb<Place> = Verb::new("fief.capital");
/// Gives the new title to this lord, and pays.
pub const INVEST: Verb<PieceId> = Verb::new("fief.invest");
/// Takes the title of this region from its lord, to move it.
pub const MOVE_TITLE: Verb<Place> = Verb::new("fief.move_title");
/// Gives the title that moves to this lord.
pub const GIVE_TITLE: Verb<PieceId> = Verb::new("fief.give_title");
/// Gives the title of this region to the lord just laid.
pub const GRANT: Verb<Place> = Verb::new("fief.grant");

pub const NOT_A_REGION: Refusal = Refusal::new("not_an_option", "F-10.01");
pub const REGION_NOT_OCCUPIED: Refusal = Refusal::new("region_not_occupied", "F-10.02");
pub const NO_CASTLE_IN_REGION: Refusal = Refusal::new("no_castle_in_region", "F-10.03");
pub const TITLE_TAKEN: Refusal = Refusal::new("title_taken", "F-10.04");
pub const TITLE_TOO_DEAR: Refusal = Refusal::new("not_enough_money", "F-10.04");
pub const CAPITAL_NEEDS_CASTLE: Refusal = Refusal::new("capital_needs_castle", "F-10.05");
pub const NO_CITY: Refusal = Refusal::new("building_stock_empty", "F-10.06");
pub const NOT_YOUR_HOLDER: Refusal = Refusal::new("not_your_lord", "F-10.07");
pub const NO_LORD_TO_INVEST: Refusal = Refusal::new("no_legal_target", "F-10.07");
pub const HOLDER_IS_PRISONER: Refusal = Refusal::new("lord_is_prisoner", "F-10.07");
pub const KEEPS_LOWER_TITLE: Refusal = Refusal::new("keeps_lower_title", "F-10.09");
pub const NOT_YOUR_TITLE: Refusal = Refusal::new("not_your_lord", "F-10.09");
pub const NO_RECEIVER: Refusal = Refusal::new("no_legal_target", "F-10.09");
pub const NOT_NOW: Refusal = Refusal::new("wrong_phase", "F-10.10");
pub const PRISONER_KEEPS_TITLE: Refusal = Refusal::new("lord_is_prisoner", "F-10.11");

/// Whether a family may buy the title of a region (F-10.02, F-10.03, F-10.04), name a capital (F-10.05, F-10.06) and
/// find a lord for it (F-10.07).
pub fn may_create(board: &Board, seat: Seat, region: Place) -> Allowed {
    let Some(index) = board.map.region_index(region) else { return Err(NOT_A_REGION) };
    if board.titles.of[index].holder != Holder::Bank {
        return Err(TITLE_TAKEN);
    }
    let villages = board.map.of_region(index);
    let held = |village: &Place| board.occupant(*village) == Some(seat) && !board.has_rebels(*village);
    if !villages.iter().all(held) {
        return Err(REGION_NOT_OCCUPIED);
    }
    if !villages.iter().any(|village| may_be_capital(board, seat, index, *village).is_ok()) {
        return Err(NO_CASTLE_IN_REGION);
    }
    let needs_city = !villages.iter().any(|village| board.realm.village(*village).city);
    if needs_city && board.realm.built(Building::City) >= board.rules.buildings(Building::City) {
        return Err(NO_CITY);
    }
    let mut lords = board.lords_of(seat).peekable();
    if lords.peek().is_none() {
        return Err(NO_LORD_TO_INVEST);
    }
    if !lords.any(|row| row.lord.captor.is_none()) {
        return Err(HOLDER_IS_PRISONER);
    }
    if board.rules.title_price(index) > board.purse(seat) { Err(TITLE_TOO_DEAR) } else { Ok(()) }
}

/// Whether a village of the region may be its capital: where the buyer's castle stands, or his city, if the region
/// has one because its title went back to the bank (F-10.03, F-10.05, R-23).
pub fn may_be_capital(board: &Board, seat: Seat, region: usize, village: Place) -> Allowed {
    let villages = board.map.of_region(region);
    if !villages.contains(&village) {
        return Err(CAPITAL_NEEDS_CASTLE);
    }
    let v = board.realm.village(village);
    let has_city = villages.iter().any(|village| board.realm.village(*village).city);
    let own = board.owner(village) == Some(seat);
    if own && (v.city || (v.castle && !has_city)) { Ok(()) } else { Err(CAPITAL_NEEDS_CASTLE) }
}

/// Whether a lord may receive the title of a new fief (F-10.07, F-10.08).
pub fn may_hold(board: &Board, seat: Seat, id: PieceId) -> Allowed {
    let row = board.lord(id);
    if !row.lord.on_board() || row.family != seat {
        return Err(NOT_YOUR_HOLDER);
    }
    if row.lord.captor.is_some() { Err(HOLDER_IS_PRISONER) } else { Ok(()) }
}

pub(in crate::games::fief) fn create_fief(In((seat, region)): In<(Seat, Place)>, mut write: Write) -> Flow {
    write.underway.region = Some(region);
    Flow::then([CHOOSE_CAPITAL.on(seat), CHOOSE_HOLDER.on(seat)]).and_again()
}

pub(in crate::games::fief) fn choose_capital(In(seat): In<Seat>, read: Read, ask: Ask) -> Prompt {
    let board = read.board();
    let mut prompt = ask.prompt(seat, "fief-ask-capital");
    prompt.secret = board.treasury.purses.is_secret();
    let Some(region) = board.underway.region else { return prompt };
    let index = board.map.region_index(region).unwrap_or(0);
    prompt.offer(&CAPITAL, board.map.of_region(index).iter().copied(), |v| may_be_capital(&board, seat, index, v));
    prompt.with("area", place(region))
}
pub(in crate::games::fief) fn capital(In((_, village)): In<(Seat, Place)>, mut write: Write) -> Flow {
    write.underway.capital = Some(village);
    Flow::done()
}

pub(in crate::games::fief) fn choose_holder(In(seat): In<Seat>, read: Read, ask: Ask) -> Prompt {
    let board = read.board();
    let mut prompt = ask.prompt(seat, "fief-ask-holder");
    prompt.secret = board.treasury.purses.is_secret();
    prompt.offer(&INVEST, board.lords_of(seat).map(|row| row.id), |id| may_hold(&board, seat, id));
    prompt
}

/// The castle becomes a city, the title is paid and given (F-10.04, F-10.05, F-10.06, F-10.07).
pub(in crate::games::fief) fn invest(In((seat, id)): In<(Seat, PieceId)>, mut write: Write) -> Flow {
    let region = write.underway.region.take().expect("a fief is being created");
    let capital = write.underway.capital.take().expect("its capital was chosen");
    let index = write.rules.map.region_index(region).expect("a region");
    let sum = write.rules.title_price(index);
    let village = write.realm.village_mut(capital);
    (village.castle, village.city) = (false, true);
    let title = &mut write.titles.of[index];
    (title.holder, title.capital) = (Holder::Lord(id), Some(capital));
    write.chronicle.note("F-10.01", || {
        Entry::new("fief-log-fief", "F-10.01")
            .by(seat)
            .with("area", place(region))
            .with("village", place(capital))
            .with("lord", lord(id))
    });
    write.pay(Account::Purse(seat), Account::Bank, sum, "fief-log-paid", "F-10.04");
    Flow::done()
}

/// Whether the lord of a title may give it to another of the family: he must keep one of equal or higher rank (F-10.09,
/// F-10.11).
fn may_part_with(board: &Board, seat: Seat, region: Place) -> Result<PieceId, Refusal> {
    let index = board.map.region_index(region).ok_or(NOT_YOUR_TITLE)?;
    let Holder::Lord(giver) = board.titles.of[index].holder else { return Err(NOT_YOUR_TITLE) };
    if board.family(giver) != seat {
        return Err(NOT_YOUR_TITLE);
    }
    if board.lord(giver).lord.captor.is_some() {
        return Err(PRISONER_KEEPS_TITLE);
    }
    let rank = board.map.rank(index);
    let keeps = board.titles_of(giver).any(|other| other != index && board.map.rank(other) >= rank);
    if keeps { Ok(giver) } else { Err(KEEPS_LOWER_TITLE) }
}

/// Whether a title may be moved from its lord to this other one of the family.
pub fn may_give(board: &Board, seat: Seat, region: Place, to: PieceId) -> Allowed {
    let giver = may_part_with(board, seat, region)?;
    let row = board.lord(to);
    if !row.lord.on_board() || row.family != seat || to == giver {
        return Err(NOT_YOUR_HOLDER);
    }
    if row.lord.captor.is_some() { Err(HOLDER_IS_PRISONER) } else { Ok(()) }
}

/// Whether a family may move the title of a region in its go of purchases (F-10.10).
pub fn may_move_title(board: &Board, seat: Seat, region: Place) -> Allowed {
    if board.rules.switches.title_transfer == TitleTransfer::NewLord {
        return Err(NOT_NOW);
    }
    let giver = may_part_with(board, seat, region)?;
    let others = board.free_lords_of(seat).filter(|row| row.id != giver).count();
    if others > 0 { Ok(()) } else { Err(NO_RECEIVER) }
}

pub(in crate::games::fief) fn move_title(In((seat, region)): In<(Seat, Place)>, mut write: Write) -> Flow {
    write.underway.region = Some(region);
    Flow::then([CHOOSE_RECEIVER.on(seat)]).and_again()
}

pub(in crate::games::fief) fn choose_receiver(In(seat): In<Seat>, read: Read, ask: Ask) -> Prompt {
    let board = read.board();
    let mut prompt = ask.prompt(seat, "fief-ask-receiver");
    prompt.secret = board.treasury.purses.is_secret();
    let Some(region) = board.underway.region else { return prompt };
    prompt.offer(&GIVE_TITLE, board.lords_of(seat).map(|row| row.id), |id| may_give(&board, seat, region, id));
    prompt.with("area", place(region))
}

fn pass_on(write: &mut Write, seat: Seat, region: Place, to: PieceId) {
    let index = write.rules.map.region_index(region).expect("a region");
    write.titles.of[index].holder = Holder::Lord(to);
    write.chronicle.note("F-10.09", || {
        Entry::new("fief-log-title-moved", "F-10.09").by(seat).with("area", place(region)).with("lord", lord(to))
    });
}

pub(in crate::games::fief) fn give_title(In((seat, id)): In<(Seat, PieceId)>, mut write: Write) -> Flow {
    let region = write.underway.region.take().expect("a title is being moved");
    pass_on(&mut write, seat, region, id);
    Flow::done()
}

/// Nobody is asked where no title may go to the newcomer.
pub(in crate::games::fief) fn crown_newcomer(In(id): In<PieceId>, read: Read, ask: Ask) -> Prompt {
    let board = read.board();
    let seat = board.family(id);
    let rule = |region: Place| match board.rules.switches.title_transfer {
        TitleTransfer::Purchases => Err(NOT_NOW),
        TitleTransfer::Both | TitleTransfer::NewLord => may_give(&board, seat, region, id),
    };
    let mut prompt = ask.prompt(seat, "fief-ask-newcomer").with("lord", lord(id));
    if board.map.regions().any(|region| rule(region).is_ok()) {
        prompt.offer(&GRANT, board.map.regions(), rule);
        prompt.offer(&DONE, [()], |()| Ok(()));
        prompt.closing = Some(DONE.on(()));
    }
    prompt
}

pub(in crate::games::fief) fn grant(In((seat, region)): In<(Seat, Place)>, mut write: Write) -> Flow {
    // The newcomer is the lord that was laid last.
    let Some(id) = write.underway.newcomer else { return Flow::done() };
    pass_on(&mut write, seat, region, id);
    Flow::again()
}

/// Registers the steps, decisions and verbs of this chapter.
pub fn plugin(app: &mut App) {
    app.verb(&CREATE_FIEF, create_fief)
        .decision(&CHOOSE_CAPITAL, choose_capital)
        .verb(&CAPITAL, capital)
        .decision(&CHOOSE_HOLDER, choose_holder)
        .verb(&INVEST, invest)
        .verb(&MOVE_TITLE, move_title)
        .decision(&CHOOSE_RECEIVER, choose_receiver)
        .verb(&GIVE_TITLE, give_title)
        .decision(&CROWN_NEWCOMER, crown_newcomer)
        .verb(&GRANT, grant);
}
