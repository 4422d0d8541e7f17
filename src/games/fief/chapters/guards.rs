//! Chapter 12, royal guards: buying points back (F-12.04, F-12.05, F-12.09, F-12.10, F-12.13), and which of two guards
//! bears losses where a regent has both (F-9.12). Who gets or loses a guard when a crown changes hands stands in
//! `succession::regency`.
use crate::games::fief::access::Write;
use crate::games::fief::board::Board;
use crate::games::fief::data::files::GuardToRegent;
use crate::games::fief::data::items::Item;
use crate::games::fief::rules::Rules;
use crate::games::fief::state::forces::Forces;
use crate::table::prelude::{Allowed, Kind, PieceId, Prompt, Refusal, Seat, Verb};

pub const NO_KING: Refusal = Refusal::new("not_your_lord", "F-12.04");
pub const NO_QUEEN: Refusal = Refusal::new("not_your_lord", "F-12.09");
pub const ROYAL_IS_PRISONER: Refusal = Refusal::new("lord_is_prisoner", "F-12.10");
pub const NO_KINGS_GUARD: Refusal = Refusal::new("counter_stock_empty", "F-12.04");
pub const NO_QUEENS_GUARD: Refusal = Refusal::new("counter_stock_empty", "F-12.09");

/// Who may have a King's guard: the King, or the regent for a child, or with that switch any regent (F-12.03, R-26).
fn master(board: &Board) -> Option<PieceId> {
    let always = board.rules.switches.kings_guard_to_regent == GuardToRegent::Always;
    board.crown.master_of_guard().filter(|_| board.crown.king.is_some() || always)
}

/// Whether a family may buy back a counter of guards, however the points were lost (F-12.04, F-12.09, F-12.13).
pub fn may_reinforce(board: &Board, seat: Seat, item: Item) -> Allowed {
    let (royal, nobody, empty) = match item {
        Item::KingsGuard(_) => (master(board), NO_KING, NO_KINGS_GUARD),
        _ => (board.crown.queen, NO_QUEEN, NO_QUEENS_GUARD),
    };
    let Some(row) = royal.map(|id| board.lord(id)).filter(|row| row.family == seat) else { return Err(nobody) };
    if row.lord.captor.is_some() {
        return Err(ROYAL_IS_PRISONER);
    }
    let (set, held, sort) = match item {
        Item::KingsGuard(sort) => (&board.rules.kings_guard, board.forces.kings_guard, sort),
        Item::QueensGuard(sort) => (&board.rules.queens_guard, board.forces.queens_guard, sort),
        _ => return Err(nobody),
    };
    let more = held + set.values()[usize::from(sort)];
    if set.can_show([more].into_iter()) { Ok(()) } else { Err(empty) }
}

/// Adds the counter, if it is one of a guard: it stands beside the royal at once.
pub(in crate::games::fief) fn reinforce(write: &mut Write, bought: Kind) -> bool {
    match write.rules.item(bought) {
        Item::KingsGuard(sort) => write.forces.kings_guard += write.rules.kings_guard.values()[usize::from(sort)],
        Item::QueensGuard(sort) => write.forces.queens_guard += write.rules.queens_guard.values()[usize::from(sort)],
        _ => return false,
    }
    true
}

/// Whether so many points lost of the King's and the Queen's guard can be shared between them in several ways.
pub fn is_choice([kings, queens]: [u16; 2], lost: u16) -> bool {
    kings > 0 && queens > 0 && lost > 0 && lost < kings + queens
}
/// What is lost of the King's and the Queen's guard if nobody says otherwise: the Queen's first, since the King's can
/// pass on to a new King (F-12.03).
pub fn usual_loss([kings, queens]: [u16; 2], lost: u16) -> [u16; 2] {
    let of_queens = lost.min(queens);
    [(lost - of_queens).min(kings), of_queens]
}
/// Offers how many of the points lost are the King's guard (F-9.12).
pub(in crate::games::fief) fn offer_split(
    prompt: &mut Prompt,
    verb: &'static Verb<i32>,
    [kings, queens]: [u16; 2],
    lost: u16,
    why: Refusal,
) {
    let least = i32::from(lost.saturating_sub(queens));
    prompt.offer_range(verb, least..=lost.min(kings).into(), why);
    prompt.closing = Some(verb.on(least));
}
/// How many points of each guard are gone if so many are to be lost: more where counters cannot show the rest.
pub fn fallen(rules: &Rules, [kings, queens]: [u16; 2], lost: [u16; 2]) -> [u16; 2] {
    let of_queens = rules.queens_guard.loss(&[queens], 0, lost[1].min(queens));
    // What one guard loses beyond the points due is not asked of the other (F-9.14).
    let wanted = (lost[0] + lost[1]).saturating_sub(of_queens).min(lost[0]).min(kings);
    [rules.kings_guard.loss(&[kings], 0, wanted), of_queens]
}
/// Takes so many points of each guard, or more ([`fallen`]); gives the points taken.
pub(in crate::games::fief) fn lose(rules: &Rules, forces: &mut Forces, held: [u16; 2], lost: [u16; 2]) -> u16 {
    let [of_kings, of_queens] = fallen(rules, held, lost);
    forces.kings_guard -= of_kings;
    forces.queens_guard -= of_queens;
    of_queens + of_kings
}
