//! Chapter 8, what a go of moves brings about: villages taken (F-8.12, F-8.13, F-8.27, F-8.29) or given up (F-8.22),
//! gates found open (F-8.24, F-8.25), and fiefs that fall with their capital (chapter 10: F-10.12, F-10.13, F-10.17,
//! F-10.18, F-10.20).
use crate::games::fief::access::Write;
use crate::games::fief::board::Board;
use crate::games::fief::chapters::names::place;
use crate::games::fief::chapters::succession::deaths::AFTERMATH;
use crate::games::fief::chapters::{prisoners, revolt};
use crate::games::fief::state::lords::Holder;
use crate::games::fief::state::posts::{Post, Stand};
use crate::table::prelude::*;
use bevy::prelude::*;

/// A family's go of moves begins.
pub const SET_OUT: Step<Seat> = Step::new("fief.set_out");
/// That go is over, and what it has brought about is settled.
pub const GO_OVER: Step<Seat> = Step::new("fief.go_over");

fn forget(write: &mut Write) {
    super::company::disperse(write);
    write.march.stirred = false;
    write.march.asked.clear();
    write.march.held.clear();
}

pub(super) fn set_out(In(seat): In<Seat>, mut write: Write) -> Flow {
    forget(&mut write);
    let villages = write.rules.map.villages();
    let sat_in = villages.filter(|v| write.realm.village(*v).occupant == Some(seat)).map(|v| 1 << v.index()).sum();
    write.march.sat_in = sat_in;
    Flow::done()
}

/// The family that came first to the gates of a village, with the road (F-8.25).
fn first_at_gate(board: &Board, village: Place) -> Option<(Seat, u16)> {
    if !board.anybody_stands(village, Stand::Gate) {
        return None;
    }
    let arrival = |post: Post| if let Post::Gate { arrival, .. } = post { Some(arrival) } else { None };
    let soldiers = board.forces.groups().iter().filter(|g| g.at == village).map(|g| (g.seat, g.post));
    let lords = board.lords_in(village).filter(|row| row.lord.is_free()).map(|row| (row.family, row.lord.post()));
    soldiers.chain(lords).filter_map(|(seat, post)| Some((seat, arrival(post)?))).min_by_key(|(_, arrival)| *arrival)
}

/// All pieces of a family that stand somewhere in a village go inside, its captives with them.
pub fn come_in(write: &mut Write, seat: Seat, village: Place, stand: Stand) {
    write.forces.repost(seat, village, stand, |_| (village, Post::Inside));
    let board = write.board();
    let lords: Vec<PieceId> = (board.lords_in(village))
        .filter(|row| row.lord.post().stand() == stand && row.lord.captor.unwrap_or(row.family) == seat)
        .map(|row| row.id)
        .collect();
    lords.into_iter().for_each(|id| write.change_lord(id, |lord| lord.set_post(Post::Inside)));
}

/// A village with nobody inside is entered by whoever came first to its gates (F-8.24, F-8.25); tells whether somebody
/// was there.
pub fn walk_in(write: &mut Write, village: Place) -> bool {
    let board = write.board();
    if board.families_inside(village).next().is_some() || board.has_rebels(village) {
        return false;
    }
    let Some((seat, _)) = first_at_gate(&board, village) else { return false };
    // The winner of a battle who has chosen to stay outside does not go in by himself (F-9.42).
    if board.realm.village(village).left_open == Some(seat) {
        return false;
    }
    come_in(write, seat, village, Stand::Gate);
    write
        .chronicle
        .note("F-8.24", || Entry::new("fief-log-walked-in", "F-8.24").by(seat).with("village", place(village)));
    if is_ally_of_the_fief(&write.board(), seat, village) {
        write.realm.village_mut(village).occupant = Some(seat);
    } else {
        take_village(write, seat, village, "F-8.24");
    }
    true
}

/// A family occupies a village: outside fiefs it is its own now, with all that stands in it (F-8.29); a capital brings
/// the whole fief (F-10.17).
pub fn take_village(write: &mut Write, seat: Seat, village: Place, rule: &'static str) {
    write.realm.village_mut(village).occupant = Some(seat);
    let region = write.rules.map.region_number(village);
    let title = write.titles.of[region];
    if title.holder == Holder::Bank {
        if write.realm.village(village).owner != Some(seat) {
            write.realm.village_mut(village).owner = Some(seat);
            write.chronicle.note(rule, || Entry::new("fief-log-taken", rule).by(seat).with("village", place(village)));
        }
    // Any other village of a fief stays the holder's, who has to hold the capital only (F-8.13, F-8.27, F-10.12,
    // F-10.13).
    } else if title.capital == Some(village) && write.board().fief_of(region) != Some(seat) {
        take_fief(write, seat, region);
    }
}

/// The fief of a region passes to a family, which gives it to a lord when [`AFTERMATH`] comes (F-10.17), even if its
/// holder is a prisoner (F-10.20). The pieces of the former holder stay where they are (F-10.18), what was set
/// aside for a captive who held the fief stays his (F-6.14), and a King who loses his fiefs is still King (F-11.26).
pub(in crate::games::fief) fn take_fief(write: &mut Write, seat: Seat, region: usize) {
    prisoners::keep_what_was_set_aside(write, region);
    let title = &mut write.titles.of[region];
    (title.holder, title.taken) = (Holder::Unassigned(seat), true);
    write.titles.to_assign.push(region as u16);
    let area = Place(write.titles.first_region + region as u16);
    write.chronicle.note("F-10.17", || Entry::new("fief-log-fief-taken", "F-10.17").by(seat).with("area", place(area)));
}

/// Alone inside: no guests, no rebels.
fn alone(board: &Board, seat: Seat, village: Place) -> bool {
    board.families_inside(village).eq([seat]) && !board.has_rebels(village)
}

/// Whether the fief of a village belongs to a family's ally: the family is asked before it takes his capital, when the
/// battles are over.
fn is_ally_of_the_fief(board: &Board, seat: Seat, village: Place) -> bool {
    board.fief_of(board.region(village)).is_some_and(|holder| board.ally(seat) == Some(holder))
}

/// Whether a family that sits in a foreign capital takes it at the end of its go: it has marched into it and is alone
/// there. A guest whom the others have left alone, and the holder's ally, are asked when the battles are over (F-10.17, R-22,
///
fn takes_capital(board: &Board, seat: Seat, village: Place) -> bool {
    // Who has not moved in this turn was there before.
    let soldiers = board.forces.at(seat, village).all(|group| group.steps > 0);
    let lords = board.free_lords_of(seat).filter(|row| row.at == village).all(|row| row.lord.steps > 0);
    let has_come = soldiers && lords;
    has_come && alone(board, seat, village) && !is_ally_of_the_fief(board, seat, village)
}

pub(super) fn go_over(In(seat): In<Seat>, mut write: Write) -> Flow {
    let left = write.march.sat_in;
    for village in write.rules.map.villages() {
        // A guest is no occupant and takes nothing (F-8.15).
        if write.realm.village(village).occupant == Some(seat) {
            let title = write.titles.of[write.rules.map.region_number(village)];
            let capital = title.capital == Some(village) && title.holder != Holder::Bank;
            if !capital || takes_capital(&write.board(), seat, village) {
                take_village(&mut write, seat, village, "F-8.12");
            }
        } else if left & (1 << village.index()) != 0 {
            // The family has given the village up by leaving it (F-8.22).
            walk_in(&mut write, village);
        }
    }
    revolt::end_of_go(&mut write);
    forget(&mut write);
    Flow::then([AFTERMATH.on(())])
}
