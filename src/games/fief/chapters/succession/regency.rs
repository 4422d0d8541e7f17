//! Chapter 11, the crown: coronation and wedding (F-11.09, F-11.23, F-11.24), a royal death, the regency and a young
//! King coming of age (F-11.27, F-11.28, F-11.29, F-11.31, F-11.32, F-11.33, F-11.34, F-15.06); and chapter 12, what
//! becomes of the guards then (F-12.01, F-12.03, F-12.05, F-12.06, F-12.07, F-12.08, F-12.10, F-12.11, F-12.12).
use crate::games::fief::access::Write;
use crate::games::fief::chapters::names::lord;
use crate::games::fief::chapters::prisoners::open_dungeon;
use crate::games::fief::data::files::GuardToRegent;
use crate::games::fief::state::posts::Guard;
use crate::table::prelude::{Entry, PieceId, Word};

fn note(write: &mut Write, event: &'static str, rule: &'static str, id: PieceId) {
    let family = write.lord(id).family;
    write.chronicle.note(rule, || Entry::new(event, rule).by(family).with("lord", lord(id)));
}

/// Sets the points of a guard, and notes it where they change.
fn set_guard(write: &mut Write, guard: Guard, points: u16, rule: &'static str) {
    let (held, royal) = match guard {
        Guard::Kings => (&mut write.forces.kings_guard, write.crown.master_of_guard()),
        Guard::Queens => (&mut write.forces.queens_guard, write.crown.queen),
    };
    if std::mem::replace(held, points) == points {
        return;
    }
    let family = royal.map(|id| write.lord(id).family);
    write.chronicle.note(rule, || {
        let event = match guard {
            Guard::Kings => "fief-log-kings-guard",
            Guard::Queens => "fief-log-queens-guard",
        };
        Entry { seat: family, ..Entry::new(event, rule).with("points", Word::Number(points.into())) }
    });
}

/// Guards stand beside their royal person; nobody stands beside one who is a prisoner elsewhere (F-12.10, F-12.11).
fn dismiss_guards_of_captives(write: &mut Write) {
    let free = |write: &Write, royal: Option<PieceId>| royal.is_some_and(|id| write.lord(id).lord.is_free());
    if !free(write, write.crown.master_of_guard()) {
        set_guard(write, Guard::Kings, 0, "F-12.11");
    }
    if !free(write, write.crown.queen) {
        set_guard(write, Guard::Queens, 0, "F-12.11");
    }
}

/// What a royal death does to the crown at once (F-11.27, F-11.28, F-11.32, F-11.33, F-11.34, F-12.03, F-12.05,
/// F-12.07). A widowed Queen keeps her guard (F-12.08).
pub(in crate::games::fief) fn leave_the_crown(write: &mut Write, id: PieceId) {
    let always = write.rules.switches.kings_guard_to_regent == GuardToRegent::Always;
    if write.crown.king == Some(id) {
        // The Prince is King, and his Prince card is free again (F-15.06).
        let heir = write.crown.prince.take();
        let regent = write.crown.queen;
        write.crown.king = heir;
        write.crown.regent = regent.is_some();
        write.crown.childhood = heir.filter(|_| regent.is_some()).map(|_| 1);
        if let Some(heir) = heir {
            let rule = if regent.is_some() { "F-11.28" } else { "F-11.32" };
            note(write, "fief-log-new-king", rule, heir);
        }
        if let Some(regent) = regent {
            note(write, "fief-log-regent", "F-11.27", regent);
        }
        if heir.is_none() && !(always && regent.is_some()) {
            set_guard(write, Guard::Kings, 0, "F-12.03");
        }
        if heir.is_none() {
            // No Prince follows him: the dungeon opens (F-14.16).
            open_dungeon(write);
        }
        settle_queen(write);
    } else if write.crown.queen == Some(id) {
        let ruled_for_a_child = write.crown.childhood.take().is_some();
        (write.crown.queen, write.crown.regent) = (None, false);
        set_guard(write, Guard::Queens, 0, "F-12.07");
        match write.crown.king {
            None => set_guard(write, Guard::Kings, 0, "F-11.34"),
            Some(king) if ruled_for_a_child => note(write, "fief-log-of-age", "F-11.33", king),
            Some(_) => {}
        }
        settle_queen(write);
    } else {
        if write.crown.prince == Some(id) {
            write.crown.prince = None;
        }
        return;
    }
    dismiss_guards_of_captives(write);
}

/// The wife of a King who rules in full is Queen (F-11.09, F-11.24, F-12.06). A Queen mother keeps card and guard until
/// then and now gives them back (F-11.29, F-12.08, F-12.12).
pub(in crate::games::fief) fn settle_queen(write: &mut Write) {
    let Some(king) = write.crown.king.filter(|_| write.crown.childhood.is_none()) else { return };
    let Some(wife) = write.lord(king).lord.spouse.filter(|wife| write.crown.queen != Some(*wife)) else { return };
    if let Some(old) = write.crown.queen {
        lay_down_queen(write, old, "F-11.29");
    }
    write.crown.queen = Some(wife);
    note(write, "fief-log-queen", "F-11.09", wife);
    if write.rules.units.guards.come_with_the_crown {
        let points = write.rules.queens_guard.total();
        set_guard(write, Guard::Queens, points, "F-12.06");
    }
    dismiss_guards_of_captives(write);
}

/// A living Queen loses her card, and her guard returns to the bank (F-12.12).
pub(in crate::games::fief) fn lay_down_queen(write: &mut Write, old: PieceId, rule: &'static str) {
    (write.crown.queen, write.crown.regent) = (None, false);
    note(write, "fief-log-queen-no-more", rule, old);
    (write.reactions.guard_disbands)(write, Guard::Queens, old);
    set_guard(write, Guard::Queens, 0, "F-12.12");
}

/// An elected King is crowned: he gets a full guard, the regency is over, his wife is Queen (F-11.23, F-11.24, F-11.31,
/// F-12.01).
pub(in crate::games::fief) fn crown_king(write: &mut Write, king: PieceId) {
    if let Some(regent) = write.crown.queen {
        lay_down_queen(write, regent, "F-11.31");
    }
    (write.crown.king, write.crown.childhood) = (Some(king), None);
    write.progress.events.coronations += 1;
    note(write, "fief-log-crowned", "F-11.23", king);
    if write.rules.units.guards.come_with_the_crown {
        let points = write.rules.kings_guard.total();
        set_guard(write, Guard::Kings, points, "F-12.01");
    }
    settle_queen(write);
}

/// The end of a turn of regency for a child; at the end of the last he rules in full (F-11.28, F-11.29).
pub(in crate::games::fief) fn come_of_age(write: &mut Write) {
    let (Some(turns), Some(king)) = (write.crown.childhood, write.crown.king) else { return };
    if turns < write.rules.data.limits.regency {
        write.crown.childhood = Some(turns + 1);
        return;
    }
    (write.crown.childhood, write.crown.regent) = (None, false);
    note(write, "fief-log-of-age", "F-11.28", king);
    if let Some(mother) = write.crown.queen.filter(|_| !write.rules.switches.queen_mother_keeps_title) {
        lay_down_queen(write, mother, "F-11.29");
    }
    settle_queen(write);
    dismiss_guards_of_captives(write);
}
