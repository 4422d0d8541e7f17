//! Chapter 11, the crown: what a royal death does to it, the regency, and a young King coming of age (F-11.27 to F-11.35,
//! F-12.03, F-12.07, F-12.11, F-12.12, F-15.06).
use super::prisoners::open_dungeon;
use crate::games::fief::board::{Play, lord};
use crate::games::fief::data::files::GuardToRegent;
use crate::table::prelude::{Entry, PieceId, Word};

fn note(play: &mut Play, event: &'static str, rule: &'static str, id: PieceId) {
    let family = play.lord(id).family;
    play.chronicle.note(rule, || Entry::new(event, rule).by(family).with("lord", lord(id)));
}

/// The King's guard, or else the Queen's, has so many points now.
fn set_guard(play: &mut Play, kings: bool, points: u16, rule: &'static str) {
    let (guard, royal) = if kings {
        (&mut play.forces.kings_guard, play.crown.master_of_guard())
    } else {
        (&mut play.forces.queens_guard, play.crown.queen)
    };
    if std::mem::replace(guard, points) == points {
        return;
    }
    let family = royal.map(|id| play.lord(id).family);
    play.chronicle.note(rule, || {
        let event = if kings { "fief-log-kings-guard" } else { "fief-log-queens-guard" };
        Entry { seat: family, ..Entry::new(event, rule).with("points", Word::Number(points.into())) }
    });
}

/// Guards stand beside their royal person; nobody stands beside one who is a prisoner elsewhere (F-12.10, F-12.11).
fn dismiss_guards_of_captives(play: &mut Play) {
    let free = |play: &Play, royal: Option<PieceId>| royal.is_some_and(|id| play.lord(id).lord.is_free());
    if !free(play, play.crown.master_of_guard()) {
        set_guard(play, true, 0, "F-12.11");
    }
    if !free(play, play.crown.queen) {
        set_guard(play, false, 0, "F-12.11");
    }
}

/// What a royal death does to the crown at once (F-11.27, F-11.28, F-11.32 to F-11.34, F-12.03, F-12.07).
pub(in crate::games::fief) fn leave_the_crown(play: &mut Play, id: PieceId) {
    let always = play.rules.switches.kings_guard_to_regent == GuardToRegent::Always;
    if play.crown.king == Some(id) {
        // The Prince is King, and his Prince card is free again (F-15.06).
        let heir = play.crown.prince.take();
        let regent = play.crown.queen;
        play.crown.king = heir;
        play.crown.regent = regent.is_some();
        play.crown.childhood = heir.filter(|_| regent.is_some()).map(|_| 1);
        if let Some(heir) = heir {
            let rule = if regent.is_some() { "F-11.28" } else { "F-11.32" };
            note(play, "fief-log-new-king", rule, heir);
        }
        if let Some(regent) = regent {
            note(play, "fief-log-regent", "F-11.27", regent);
        }
        if heir.is_none() && !(always && regent.is_some()) {
            set_guard(play, true, 0, "F-12.03");
        }
        if heir.is_none() {
            // F-14.16
            open_dungeon(play);
        }
        settle_queen(play);
    } else if play.crown.queen == Some(id) {
        let ruled_for_a_child = play.crown.childhood.take().is_some();
        (play.crown.queen, play.crown.regent) = (None, false);
        set_guard(play, false, 0, "F-12.07");
        match play.crown.king {
            None => set_guard(play, true, 0, "F-11.34"),
            Some(king) if ruled_for_a_child => note(play, "fief-log-of-age", "F-11.33", king),
            Some(_) => {}
        }
        settle_queen(play);
    } else {
        if play.crown.prince == Some(id) {
            play.crown.prince = None;
        }
        return;
    }
    dismiss_guards_of_captives(play);
}

/// The wife of a King who rules in full is Queen; whoever was it before hands card and guard back (F-11.24, F-11.29, F-12.06,
/// F-12.12).
pub(in crate::games::fief) fn settle_queen(play: &mut Play) {
    let Some(king) = play.crown.king.filter(|_| play.crown.childhood.is_none()) else { return };
    let Some(wife) = play.lord(king).lord.spouse.filter(|wife| play.crown.queen != Some(*wife)) else { return };
    if let Some(old) = play.crown.queen {
        lay_down_queen(play, old, "F-11.29");
    }
    play.crown.queen = Some(wife);
    note(play, "fief-log-queen", "F-11.09", wife);
    if play.rules.arms.guards.come_with_the_crown {
        let points = play.rules.queens_guard.total();
        set_guard(play, false, points, "F-12.06");
    }
    dismiss_guards_of_captives(play);
}

/// A living Queen loses her card, and her guard returns to the bank (F-12.12).
pub(in crate::games::fief) fn lay_down_queen(play: &mut Play, old: PieceId, rule: &'static str) {
    (play.crown.queen, play.crown.regent) = (None, false);
    note(play, "fief-log-queen-no-more", rule, old);
    (play.rules.modifiers.guard_disbands)(play, false, old);
    set_guard(play, false, 0, "F-12.12");
}

/// An elected King is crowned: he gets a full guard, the regency is over, his wife is Queen (F-11.23, F-11.24, F-11.31,
/// F-12.01).
pub(in crate::games::fief) fn crown_king(play: &mut Play, king: PieceId) {
    if let Some(regent) = play.crown.queen {
        lay_down_queen(play, regent, "F-11.31");
    }
    (play.crown.king, play.crown.childhood) = (Some(king), None);
    play.progress.events.coronations += 1;
    note(play, "fief-log-crowned", "F-11.23", king);
    if play.rules.arms.guards.come_with_the_crown {
        let points = play.rules.kings_guard.total();
        set_guard(play, true, points, "F-12.01");
    }
    settle_queen(play);
}

/// The end of a turn of regency for a child; at the end of the last he rules in full (F-11.28, F-11.29).
pub(in crate::games::fief) fn come_of_age(play: &mut Play) {
    let (Some(turns), Some(king)) = (play.crown.childhood, play.crown.king) else { return };
    if turns < play.rules.data.limits.regency {
        play.crown.childhood = Some(turns + 1);
        return;
    }
    (play.crown.childhood, play.crown.regent) = (None, false);
    note(play, "fief-log-of-age", "F-11.28", king);
    if let Some(mother) = play.crown.queen.filter(|_| !play.rules.switches.queen_mother_keeps_title) {
        lay_down_queen(play, mother, "F-11.29");
    }
    settle_queen(play);
    dismiss_guards_of_captives(play);
}
