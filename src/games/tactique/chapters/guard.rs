//! Chapter 3 of Tactique, the royal guard: neutral pieces that take the place of a family's own beside King and Queen
//! (D-44). They go wherever their King or Queen goes and never stay behind (T-3.05): the base counts them as points
//! that stand with their royal (F-12.02), so there is nothing to add here.
use crate::games::fief::access::{Read, Write};
use crate::games::fief::board::Board;
use crate::games::fief::chapters::names::lord;
use crate::games::fief::chapters::turn::DONE;
use crate::games::fief::data::items::Item;
use crate::games::fief::rules::Rules;
use crate::games::fief::state::forces::Group;
use crate::games::fief::state::posts::Guard;
use crate::games::tactique::data::files::{KNIGHT, MenData, SERGEANT};
use crate::games::tactique::rules::{Tactics, troop};
use crate::games::tactique::state::royals::Royals;
use crate::table::kit::counters::Counters;
use crate::table::prelude::*;
use bevy::prelude::*;

/// A King may have been crowned just now: his guard is chosen before anything else (T-3.02).
pub const CROWNED: Step<()> = Step::new("tactique.crowned");
/// Offers have been answered: a wedding may have made a Queen (T-3.03).
pub const WEDDED: Step<Seat> = Step::new("tactique.wedded");
/// Deaths, or the end of a turn, may have made a King or a Queen.
pub const SUCCEEDED: Step<()> = Step::new("tactique.succeeded");
/// This royal is the one who is asked about.
pub const TURN_TO_ROYAL: Step<PieceId> = Step::new("tactique.turn_to_royal");
/// Which pieces become guards? (D-44)
pub const GUARD_SWAP: Step<PieceId> = Step::new("tactique.guard_swap");

/// One piece of this kind becomes a guard; or all pieces that may.
pub const SWAP: Verb<Kind> = Verb::new("tactique.swap");
pub const SWAP_ALL: Verb<()> = Verb::new("tactique.swap_all");

pub const ENOUGH: Refusal = Refusal::new("counter_stock_empty", "T-3.02");
pub const ENOUGH_FOR_QUEEN: Refusal = Refusal::new("counter_stock_empty", "T-3.03");
pub const NONE_BESIDE: Refusal = Refusal::new("bad_muster_place", "T-3.02");
pub const NONE_BESIDE_QUEEN: Refusal = Refusal::new("bad_muster_place", "T-3.03");
pub const NOT_A_GUARD: Refusal = Refusal::new("not_an_option", "T-3.01");

/// How many sergeants and knights a guard has, read from its points: each has the strength of its kind (T-3.09).
pub fn pieces(rules: &Rules, points: u16, guard: Guard) -> [u16; 2] {
    let set = match guard {
        Guard::Kings => &rules.kings_guard,
        Guard::Queens => &rules.queens_guard,
    };
    let laid = set.lay_out(&[points]).and_then(|laid| laid.first().copied()).unwrap_or_default();
    [laid.0[SERGEANT].into(), laid.0[KNIGHT].into()]
}
/// How many sergeants and knights of the guard are on the board. All others are in the neutral stock, those that were
/// lost too (T-3.10).
pub fn in_use(board: &Board) -> [u16; 2] {
    let kings = pieces(board.rules, board.forces.kings_guard, Guard::Kings);
    let queens = pieces(board.rules, board.forces.queens_guard, Guard::Queens);
    [kings[0] + queens[0], kings[1] + queens[1]]
}

/// A King who was crowned after an election (T-3.02, R-42) and a woman who became Queen (T-3.03) may have a guard; a
/// King who inherits has none. With the guards of Fief nobody is asked (T-3.11).
fn settle(write: &Write, royals: &mut Royals) -> Flow {
    let (crown, coronations) = (&write.crown, write.progress.events.coronations);
    let elected = coronations > royals.coronations;
    let mut due = vec![];
    if royals.king != crown.king {
        due.extend(crown.king.filter(|_| elected));
    }
    if royals.queen != crown.queen {
        due.extend(crown.queen);
    }
    *royals = Royals { king: crown.king, queen: crown.queen, coronations, asked: None };
    if write.rules.units.guards.come_with_the_crown {
        return Flow::done();
    }
    Flow::then(due.into_iter().flat_map(|royal| [TURN_TO_ROYAL.on(royal), GUARD_SWAP.on(royal)]))
}
pub(in crate::games::tactique) fn turn_to_royal(In(royal): In<PieceId>, mut royals: ResMut<Royals>) -> Flow {
    royals.asked = Some(royal);
    Flow::done()
}
pub(in crate::games::tactique) fn crowned(In(()): In<()>, write: Write, mut royals: ResMut<Royals>) -> Flow {
    settle(&write, &mut royals)
}
pub(in crate::games::tactique) fn wedded(In(_): In<Seat>, write: Write, mut royals: ResMut<Royals>) -> Flow {
    settle(&write, &mut royals)
}
pub(in crate::games::tactique) fn succeeded(In(()): In<()>, write: Write, mut royals: ResMut<Royals>) -> Flow {
    settle(&write, &mut royals)
}

/// Which sort of troops a kind is, if there are guard pieces of it: knights and sergeants (T-3.01).
fn sort_of(board: &Board, kind: Kind) -> Option<usize> {
    match board.rules.item(kind) {
        Item::Soldiers(sort) if [SERGEANT, KNIGHT].contains(&usize::from(sort)) => Some(sort.into()),
        _ => None,
    }
}
fn of(men: MenData, sort: usize) -> u16 {
    (if sort == SERGEANT { men.sergeants } else { men.knights }) as u16
}
/// Whether a piece of this kind beside a royal may become a guard (T-3.02, T-3.03), as far as the neutral stock goes
/// (T-3.01, T-3.10).
fn may_swap(board: &Board, tactics: &Tactics, royal: PieceId, kind: Kind) -> Allowed {
    let sort = sort_of(board, kind).ok_or(NOT_A_GUARD)?;
    let row = board.lord(royal);
    let there = board.forces.at(row.family, row.at).filter(|g| g.post == row.lord.post());
    let own: u16 = there.map(|g| u16::from(g.counters.0[sort])).sum();
    let guard = if board.crown.king == Some(royal) { Guard::Kings } else { Guard::Queens };
    if !row.lord.is_free() || own == 0 {
        return Err(if guard == Guard::Kings { NONE_BESIDE } else { NONE_BESIDE_QUEEN });
    }
    let data = &tactics.data.troops.guard;
    let (points, most, enough) = match guard {
        Guard::Kings => (board.forces.kings_guard, data.king, ENOUGH),
        Guard::Queens => (board.forces.queens_guard, data.queen, ENOUGH_FOR_QUEEN),
    };
    let held = pieces(board.rules, points, guard)[sort];
    let stock = of(data.stock, sort).saturating_sub(in_use(board)[sort]);
    if held < of(most, sort) && stock > 0 { Ok(()) } else { Err(enough) }
}
pub(in crate::games::tactique) fn guard_swap(
    In(royal): In<PieceId>,
    read: Read,
    ask: Ask,
    tactics: Res<Tactics>,
) -> Prompt {
    let board = read.board();
    let mut prompt = ask.prompt(board.family(royal), "tactique-ask-guard");
    let kinds = || [KNIGHT, SERGEANT].map(|sort| troop(board.rules, sort));
    let any = kinds().into_iter().any(|kind| may_swap(&board, &tactics, royal, kind).is_ok());
    prompt.offer(&SWAP, kinds(), |kind| may_swap(&board, &tactics, royal, kind));
    if any {
        prompt.offer(&SWAP_ALL, [()], |()| Ok(()));
        prompt.offer(&DONE, [()], |()| Ok(()));
        prompt.closing = Some(SWAP_ALL.on(()));
    }
    let data = &tactics.data.troops.guard;
    let most = if board.crown.king == Some(royal) { data.king } else { data.queen };
    let several = |sort: usize| Word::Several(Target::Kind(troop(board.rules, sort)), of(most, sort) as i32);
    prompt.with("lord", lord(royal)).with("knights", several(KNIGHT)).with("sergeants", several(SERGEANT))
}
/// Puts a guard piece in the place of one of the family's own, which goes back to the family's supply (T-3.04): what is
/// not on the board can be bought again. The guard piece is points of the guard from now on, which stand with the royal
/// (T-3.05).
fn swap_one(write: &mut Write, royal: PieceId, kind: Kind) {
    let rules = Res::clone(&write.rules);
    let Some(sort) = sort_of(&write.board(), kind) else { return };
    let row = write.lord(royal);
    write.forces.take_counters(&rules.soldiers, row.family, (row.at, row.lord.post()), Counters::one(sort));
    let worth = rules.soldiers.values()[sort];
    if write.crown.king == Some(royal) {
        write.forces.kings_guard += worth;
    } else {
        write.forces.queens_guard += worth;
    }
}
fn note_swap(write: &mut Write, royal: PieceId, piece: Kind, number: i32) {
    let family = write.lord(royal).family;
    let rule = if write.crown.king == Some(royal) { "T-3.02" } else { "T-3.03" };
    write.chronicle.note(rule, || {
        let entry = Entry::new("tactique-log-guard", rule).by(family).with("lord", lord(royal));
        entry.with("pieces", Word::Several(Target::Kind(piece), number))
    });
}
pub(in crate::games::tactique) fn swap(In((_, kind)): In<(Seat, Kind)>, mut write: Write, royals: Res<Royals>) -> Flow {
    if let Some(royal) = royals.asked {
        swap_one(&mut write, royal, kind);
        note_swap(&mut write, royal, kind, 1);
    }
    Flow::again()
}
pub(in crate::games::tactique) fn swap_all(
    In((_, ())): In<(Seat, ())>,
    mut write: Write,
    royals: Res<Royals>,
    tactics: Res<Tactics>,
) -> Flow {
    let Some(royal) = royals.asked else { return Flow::done() };
    for sort in [KNIGHT, SERGEANT] {
        let kind = troop(&write.rules, sort);
        let mut number = 0;
        while may_swap(&write.board(), &tactics, royal, kind).is_ok() {
            swap_one(&mut write, royal, kind);
            number += 1;
        }
        if number > 0 {
            note_swap(&mut write, royal, kind, number);
        }
    }
    Flow::done()
}

/// The guard of somebody who is King or Queen no longer becomes ordinary pieces of the family where it stands, as far
/// as the family's supply goes; it passes to no heir (T-3.06).
pub fn disband(write: &mut Write, guard: Guard, royal: PieceId) {
    let forces = &mut *write.forces;
    let held = match guard {
        Guard::Kings => &mut forces.kings_guard,
        Guard::Queens => &mut forces.queens_guard,
    };
    let points = std::mem::take(held);
    let row = write.lord(royal);
    if points == 0 {
        return;
    }
    let rules = Res::clone(&write.rules);
    for (sort, number) in [SERGEANT, KNIGHT].into_iter().zip(pieces(&rules, points, guard)) {
        let mut kept = 0;
        let (seat, at, post, steps) = (row.family, row.at, row.lord.post(), row.lord.steps);
        while kept < number && row.lord.is_free() && write.forces.room_for(&rules.soldiers, seat, at, post, sort) {
            let points = rules.soldiers.values()[sort];
            write.forces.add(Group { seat, at, post, steps, points, counters: Counters::one(sort) });
            kept += 1;
        }
        if kept > 0 {
            let piece = troop(&rules, sort);
            write.chronicle.note("T-3.06", || {
                let pieces = Word::Several(Target::Kind(piece), kept.into());
                Entry::new("tactique-log-guard-freed", "T-3.06").by(seat).with("pieces", pieces)
            });
        }
    }
}

/// Registers the steps, decisions and verbs of this chapter.
pub fn plugin(app: &mut App) {
    app.before(&crate::games::fief::chapters::succession::estates::ESTATES, &CROWNED)
        .after(&crate::games::fief::chapters::negotiations::answers::ANSWER, &WEDDED)
        .after(&crate::games::fief::chapters::succession::deaths::AFTERMATH, &SUCCEEDED)
        .after(&crate::games::fief::chapters::victory::TURN_END, &SUCCEEDED)
        .step(&CROWNED, crowned)
        .step(&WEDDED, wedded)
        .step(&SUCCEEDED, succeeded)
        .step(&TURN_TO_ROYAL, turn_to_royal)
        .decision(&GUARD_SWAP, guard_swap)
        .verb(&SWAP, swap)
        .verb(&SWAP_ALL, swap_all);
}
