//! Chapter 11, marriages and what they make of two families: an alliance (F-11.03, F-11.04, F-11.05, F-11.06,
//! F-11.07, F-11.08, F-11.09).
use crate::games::fief::access::Write;
use crate::games::fief::board::Board;
use crate::games::fief::chapters::names::lord;
use crate::games::fief::chapters::succession::regency;
use crate::table::prelude::{Allowed, Entry, PieceId, Refusal};

pub const NOT_ON_BOARD: Refusal = Refusal::new("not_your_lord", "F-11.03");
pub const NEEDS_MAN_AND_WOMAN: Refusal = Refusal::new("needs_man_and_woman", "F-11.03");
pub const SAME_FAMILY: Refusal = Refusal::new("same_family", "F-11.03");
pub const IS_CLERGY: Refusal = Refusal::new("is_clergy", "F-11.03");
pub const CAPTIVE_BETROTHED: Refusal = Refusal::new("lord_is_prisoner", "F-11.05");
pub const ALREADY_MARRIED: Refusal = Refusal::new("already_married", "F-11.06");
pub const IS_DARC: Refusal = Refusal::new("is_darc", "F-11.07");
pub const THIRD_ALLIANCE: Refusal = Refusal::new("third_alliance", "F-11.08");
pub const MOTHER_AND_SON: Refusal = Refusal::new("mother_and_son", "F-11.29");
pub const CHILD_KING: Refusal = Refusal::new("child_king", "F-11.30");

/// Whether these two may marry, if their families agree.
pub fn may_wed(board: &Board, one: PieceId, other: PieceId) -> Allowed {
    let (a, b) = (board.lord(one), board.lord(other));
    if !a.lord.on_board() || !b.lord.on_board() {
        return Err(NOT_ON_BOARD);
    }
    if a.family == b.family {
        return Err(SAME_FAMILY);
    }
    if board.is_woman(one) == board.is_woman(other) {
        return Err(NEEDS_MAN_AND_WOMAN);
    }
    if a.lord.is_churchman() || b.lord.is_churchman() {
        return Err(IS_CLERGY);
    }
    if a.lord.darc || b.lord.darc {
        return Err(IS_DARC);
    }
    if a.lord.spouse.is_some() || b.lord.spouse.is_some() {
        return Err(ALREADY_MARRIED);
    }
    let captive = a.lord.captor.is_some() || b.lord.captor.is_some();
    if captive && !board.rules.switches.prisoner_may_marry {
        return Err(CAPTIVE_BETROTHED);
    }
    let has = |lord: Option<PieceId>| lord == Some(one) || lord == Some(other);
    let crown = board.crown;
    if crown.childhood.is_some() && has(crown.king) {
        return Err(CHILD_KING);
    }
    // An unmarried Queen beside a King is his mother.
    if has(crown.queen) && has(crown.king) {
        return Err(MOTHER_AND_SON);
    }
    let bound = |ours, theirs| board.ally(ours).is_some_and(|ally| ally != theirs);
    if bound(a.family, b.family) || bound(b.family, a.family) { Err(THIRD_ALLIANCE) } else { Ok(()) }
}

/// They are man and wife; the bride of the King is Queen at once (F-11.04, F-11.09).
pub(in crate::games::fief) fn wed(write: &mut Write, one: PieceId, other: PieceId) {
    write.change_lord(one, |lord| lord.spouse = Some(other));
    write.change_lord(other, |lord| lord.spouse = Some(one));
    write.progress.events.weddings += 1;
    let family = write.lord(one).family;
    write.chronicle.note("F-11.04", || {
        Entry::new("fief-log-wedding", "F-11.04").by(family).with("lord", lord(one)).with("spouse", lord(other))
    });
    regency::settle_queen(write);
}
