//! Chapter 14, ransoms of the variant `surrender`: fixed by rank (F-14.10), due when a family has no free lord left
//! (F-14.19); prisoners may be sold (F-14.18).
use crate::games::fief::access::{Read, Write};
use crate::games::fief::board::Board;
use crate::games::fief::chapters::names::{lord, place};
use crate::games::fief::chapters::negotiations::terms::set_aside;
use crate::games::fief::chapters::prisoners::PLACE_FREED;
use crate::games::fief::chapters::succession::deaths::{AFTERMATH, dies};
use crate::games::fief::chapters::{default_answers, prisoners};
use crate::games::fief::state::progress::Phase;
use crate::table::kit::purses::Account;
use crate::table::prelude::*;
use bevy::prelude::*;

/// Where does the buyer keep the prisoner?
pub const KEEP_AT: Step<PieceId> = Step::new("fief.keep_at");

/// Pays the ransom of this prisoner.
pub const PAY_RANSOM: Verb<PieceId> = Verb::new("fief.pay_ransom");
/// Keeps the prisoner in this village.
pub const KEEP: Verb<Place> = Verb::new("fief.keep");

pub const NOT_A_PRISONER: Refusal = Refusal::new("no_prisoner_there", "F-14.10");
pub const NOT_YOURS_TO_PAY: Refusal = Refusal::new("not_your_lord", "F-14.11");
pub const RANSOM_TOO_DEAR: Refusal = Refusal::new("not_enough_money", "F-14.10");
pub const FREE_BARGAIN: Refusal = Refusal::new("wrong_phase", "F-14.10");
pub const NOBODY_TO_GUARD: Refusal = Refusal::new("prisoner_needs_guard", "F-14.18");

/// The fixed ransom, by the highest rank of the prisoner (F-14.10). The sums are rule data, so that a table can agree
/// on others before the game (F-14.21).
pub fn ransom(board: &Board, id: PieceId) -> i32 {
    let table = &board.rules.data.variants.ransom;
    let (row, crown) = (board.lord(id), board.crown);
    let titles = board.titles_of(id).map(|region| table.ranks[board.map.rank(region)]);
    [
        (row.lord.is_churchman(), table.bishop),
        (row.lord.cardinal, table.cardinal),
        (crown.queen == Some(id), table.queen),
        (crown.prince == Some(id), table.prince),
        (crown.king == Some(id), table.king),
    ]
    .into_iter()
    .filter(|(has, _)| *has)
    .map(|(_, sum)| sum)
    .chain(titles)
    .fold(table.untitled, i32::max)
}

/// Who pays it: the prisoner's family, but for the Queen the King's (F-14.11).
pub fn payer(board: &Board, id: PieceId) -> Seat {
    let kings = board.crown.king.filter(|_| board.crown.queen == Some(id));
    board.family(kings.unwrap_or(id))
}

/// What a family owes for a prisoner: nothing for the Queen in the hands of the King's family (F-14.13).
fn price(board: &Board, seat: Seat, id: PieceId) -> i32 {
    if board.lord(id).lord.captor == Some(seat) { 0 } else { ransom(board, id) }
}

/// Whether a family may pay the fixed ransom now; what is set aside of the prisoner's fiefs helps his own family
/// (F-9.37).
pub fn may_pay(board: &Board, seat: Seat, id: PieceId) -> Allowed {
    use crate::games::fief::data::files::RansomPhase;
    let in_own_go = board.rules.switches.ransom_phase == RansomPhase::OwnGo;
    let now = match board.progress.phase {
        Phase::Purchases => in_own_go,
        phase => phase == Phase::Negotiations,
    };
    if !board.rules.switches.surrender || !now {
        return Err(FREE_BARGAIN);
    }
    let row = board.lord(id);
    if !row.lord.on_board() || row.lord.captor.is_none() {
        return Err(NOT_A_PRISONER);
    }
    if payer(board, id) != seat {
        return Err(NOT_YOURS_TO_PAY);
    }
    let thawed = if row.family == seat { set_aside(board, id) } else { 0 };
    if price(board, seat, id) > board.purse(seat) + thawed { Err(RANSOM_TOO_DEAR) } else { Ok(()) }
}

pub(in crate::games::fief) fn offer_payment(board: &Board, seat: Seat, prompt: &mut Prompt) {
    if board.rules.switches.surrender {
        // What can be paid shows what is in the purse (F-6.12).
        let any = board.lords().any(|row| row.lord.captor.is_some() && payer(board, row.id) == seat);
        prompt.secret |= any && board.treasury.purses.is_secret();
    }
    let captives = board.lords().filter(|row| row.lord.captor.is_some()).map(|row| row.id);
    prompt.offer(&PAY_RANSOM, captives, |id| may_pay(board, seat, id));
}

pub(in crate::games::fief) fn pay_ransom(In((seat, id)): In<(Seat, PieceId)>, mut write: Write) -> Flow {
    let sum = price(&write.board(), seat, id);
    let captor = write.lord(id).lord.captor.expect("a prisoner");
    write.chronicle.note("F-14.10", || {
        let entry = Entry::new("fief-log-ransom", "F-14.10").by(seat).with("lord", lord(id));
        entry.with("amount", Word::Number(sum))
    });
    // What was set aside may pay: it comes first (F-9.37).
    prisoners::release(&mut write, id);
    if captor != seat {
        write.pay(Account::Purse(seat), Account::Purse(captor), sum, "fief-log-ransom-paid", "F-14.10");
    }
    write.underway.freed.push(id);
    write.underway.turned_away.clear();
    Flow::then([PLACE_FREED.on(id), AFTERMATH.on(())]).and_again()
}

/// Whether a family can hold a prisoner whom it buys: with a piece of its own somewhere (F-14.18, F-9.31), or in the King's
/// dungeon.
pub fn may_receive(board: &Board, buyer: Seat, id: PieceId) -> Allowed {
    if board.family(id) == buyer {
        return Err(NOT_A_PRISONER);
    }
    let guarded = || board.map.villages().any(|village| board.can_guard(buyer, village));
    if prisoners::goes_to_dungeon(board, id, buyer) || guarded() { Ok(()) } else { Err(NOBODY_TO_GUARD) }
}

/// A prisoner is sold: the buyer says where he is kept, unless he goes to the King's dungeon at once (F-14.18, R-58).
pub(in crate::games::fief) fn hand_over(write: &mut Write, id: PieceId, buyer: Seat) -> Vec<Task> {
    write.chronicle.note("F-14.18", || Entry::new("fief-log-sold", "F-14.18").by(buyer).with("lord", lord(id)));
    if prisoners::goes_to_dungeon(&write.board(), id, buyer) {
        write.change_lord(id, |lord| lord.captor = Some(buyer));
        prisoners::dungeon(write, id, buyer);
        return vec![];
    }
    write.underway.sold.push((id, buyer));
    vec![KEEP_AT.on(id)]
}

pub(in crate::games::fief) fn keep_at(In(id): In<PieceId>, read: Read, ask: Ask) -> Prompt {
    let board = read.board();
    let sold = board.underway.sold.iter().find(|(sold, _)| *sold == id);
    let buyer = sold.map(|(_, buyer)| *buyer);
    let mut prompt = ask.prompt(buyer.unwrap_or_default(), "fief-ask-keep-at").with("lord", lord(id));
    if let Some(buyer) = buyer {
        let rule = |village: Place| {
            let guarded = board.map.is_village(village) && board.can_guard(buyer, village);
            if guarded { Ok(()) } else { Err(NOBODY_TO_GUARD) }
        };
        prompt.offer(&KEEP, board.map.villages(), rule);
        let usual = default_answers::place(&board, buyer, |village| rule(village).is_ok());
        prompt.closing = usual.map(|village| KEEP.on(village));
    }
    prompt
}

pub(in crate::games::fief) fn keep(In((seat, village)): In<(Seat, Place)>, mut write: Write) -> Flow {
    let (id, buyer) = write.underway.sold.remove(0);
    let family = write.lord(id).family;
    write.put_lord(id, family, village);
    write.change_lord(id, |lord| lord.captor = Some(buyer));
    write.chronicle.note("F-14.18", || {
        Entry::new("fief-log-kept", "F-14.18").by(seat).with("lord", lord(id)).with("village", place(village))
    });
    Flow::then([AFTERMATH.on(())])
}

/// A ransom was paid or an escape played: nothing is due any more (F-14.19).
pub(in crate::games::fief) fn settle_due(write: &mut Write, family: Seat) {
    write.negotiation.due.retain(|(seat, _)| *seat != family);
}

/// A family whose last free lord is taken owes a ransom in the next turn (F-14.19).
pub(in crate::games::fief) fn owes(write: &mut Write, family: Seat) {
    let board = write.board();
    let none_free = board.free_lords_of(family).next().is_none();
    if board.rules.switches.surrender && none_free && !board.negotiation.due.iter().any(|(known, _)| *known == family) {
        let turn = write.progress.turn;
        write.negotiation.due.push((family, turn));
    }
}

/// At the end of a turn: whoever owed a ransom and has not paid it by now loses all prisoners (F-14.19).
pub(in crate::games::fief) fn forfeit(write: &mut Write) {
    if !write.rules.switches.surrender {
        return;
    }
    let turn = write.progress.turn;
    let board = write.board();
    let due: Vec<Seat> =
        board.negotiation.due.iter().filter(|(_, since)| *since < turn).map(|(seat, _)| *seat).collect();
    let captives = |seat: Seat| board.lords_of(seat).filter(|row| row.lord.captor.is_some()).map(|row| row.id);
    let late: Vec<Seat> = due.iter().copied().filter(|seat| captives(*seat).next().is_some()).collect();
    let dead: Vec<PieceId> = late.iter().flat_map(|seat| captives(*seat)).collect();
    // Where all prisoners are dead nothing is owed any more.
    due.iter().for_each(|seat| settle_due(write, *seat));
    for seat in &late {
        write.chronicle.note("F-14.19", || Entry::new("fief-log-forfeit", "F-14.19").by(*seat));
    }
    dead.into_iter().for_each(|id| dies(write, id));
}

/// Registers the steps, decisions and verbs of this chapter.
pub fn plugin(app: &mut App) {
    app.verb(&PAY_RANSOM, pay_ransom).decision(&KEEP_AT, keep_at).verb(&KEEP, keep);
}
