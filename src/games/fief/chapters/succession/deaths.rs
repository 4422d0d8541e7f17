//! Chapters 9 and 10, deaths, and what they leave to be settled: cards (F-9.20), titles (F-10.19, F-10.21, F-10.30,
//! F-10.31) and who inherits (F-10.22, F-10.23, F-10.24, F-10.32).
use crate::games::fief::access::{Read, Write};
use crate::games::fief::board::Board;
use crate::games::fief::chapters::bishopric_sale::SALE;
use crate::games::fief::chapters::names::{lord, place};
use crate::games::fief::chapters::prisoners::{no_room, pay_what_is_owed, pay_what_was_set_aside, release, set_free};
use crate::games::fief::chapters::succession::regency;
use crate::games::fief::data::items::Item;
use crate::games::fief::state::lords::{Estate, Holder, Whereabouts};
use crate::games::fief::state::posts::Guard;
use crate::table::prelude::*;
use bevy::prelude::*;

/// After deaths: prisoners without guards are free, and the fiefs of the dead go on (F-9.33, F-10.21).
pub const AFTERMATH: Step<()> = Step::new("fief.aftermath");
/// Which lord of the family takes the fief of the dead? (D-08)
pub const ASSIGN_TITLE: Step<Seat> = Step::new("fief.assign_title");
/// Gives the fief to this lord.
pub const ASSIGN: Verb<PieceId> = Verb::new("fief.assign");

pub const NOT_AN_HEIR: Refusal = Refusal::new("not_your_lord", "F-10.21");
pub const HEIR_IS_PRISONER: Refusal = Refusal::new("lord_is_prisoner", "F-10.30");

/// How a lord leaves the board.
#[derive(Clone, Copy, PartialEq, Eq)]
enum End {
    Death,
    /// In battle (F-9.12).
    Fall,
    Dungeon,
}

/// A lord dies: his cards leave the table, his spouse is widowed, his fiefs wait for [`AFTERMATH`].
pub(in crate::games::fief) fn dies(write: &mut Write, id: PieceId) {
    leaves(write, id, End::Death);
}
/// A lord dies in battle.
pub fn falls(write: &mut Write, id: PieceId) {
    leaves(write, id, End::Fall);
}
/// A lord goes to the dungeon: the same, but his own card stays (F-14.14, F-14.16).
pub(in crate::games::fief) fn jailed(write: &mut Write, id: PieceId) {
    leaves(write, id, End::Dungeon);
}
fn leaves(write: &mut Write, id: PieceId, end: End) {
    let jailed = end == End::Dungeon;
    let row = write.lord(id);
    if !row.lord.on_board() {
        return;
    }
    let mut cards = vec![];
    cards.extend((!jailed).then(|| write.rules.kind(Item::Lord(id))));
    match row.lord.bishop_of {
        Some(bishopric) if write.rules.switches.bishop_sale => write.negotiation.mitres.push(bishopric),
        Some(bishopric) => cards.push(write.rules.kind(Item::Bishop(bishopric))),
        None => {}
    }
    cards.extend(row.lord.darc.then(|| write.rules.kind(Item::Darc)));
    cards.into_iter().for_each(|card| write.cards.deck.discard(card));
    if let Some(spouse) = row.lord.spouse {
        write.change_lord(spouse, |lord| lord.spouse = None);
    }
    let fiefs: Vec<usize> = write.board().titles_of(id).collect();
    for region in fiefs.iter().copied() {
        write.titles.of[region].holder = Holder::Unassigned(row.family);
        write.titles.to_assign.push(region as u16);
    }
    write.underway.freed.retain(|freed| *freed != id);
    for (royal, guard) in [(write.crown.king, Guard::Kings), (write.crown.queen, Guard::Queens)] {
        if royal == Some(id) {
            (write.reactions.guard_disbands)(write, guard, id);
        }
    }
    write.take_lord_off(id);
    if jailed {
        write.jail(id, fiefs.iter().map(|region| 1 << region).sum());
    } else {
        let (event, rule) = if end == End::Fall { ("fief-log-fell", "F-9.12") } else { ("fief-log-died", "F-9.20") };
        write.chronicle.note(rule, || Entry::new(event, rule).by(row.family).with("lord", lord(id)));
    }
    regency::leave_the_crown(write, id);
    if write.board().lords_of(row.family).next().is_none() {
        // Nobody is left to wait for those in the dungeon (F-14.16).
        let jailed: Vec<PieceId> = (write.board().all_lords().iter())
            .filter(|other| other.lord.whereabouts == Whereabouts::Dungeon && other.family == row.family)
            .map(|other| other.id)
            .collect();
        jailed.into_iter().for_each(|id| lose_card(write, id));
        let heir = bequeath(write, row.family, row.lord.spouse);
        pay_what_is_owed(write, id, heir.unwrap_or(row.family));
    }
    pay_what_is_owed(write, id, row.family);
}

/// The card of a lord who is on the table but not on the board goes to the discard pile.
fn lose_card(write: &mut Write, id: PieceId) {
    let card = write.rules.kind(Item::Lord(id));
    write.cards.deck.discard(card);
    write.underway.freed.retain(|freed| *freed != id);
    write.take_lord_off(id);
}

/// A lord who comes out of the dungeon and finds no room in his family is lost, and his card discarded (F-14.16, R-35).
pub(in crate::games::fief) fn turn_back(write: &mut Write) {
    while let Some(id) = write.underway.freed.iter().copied().find(|id| no_room(&write.board(), *id)) {
        lose_card(write, id);
    }
}

/// The heir of a family's fiefs is fixed when its last lord dies (F-10.32): the widow's or widower's family (F-10.24),
/// for to inherit is a right of the alliance that ends only now (F-11.10, F-11.12), else the King's or regent's
/// (F-10.22), else nobody yet (F-10.23). An heir who was fixed before stays.
fn bequeath(write: &mut Write, family: Seat, spouse: Option<PieceId>) -> Option<Seat> {
    if let Some(first) = write.titles.estates.iter().find(|estate| estate.family == family && estate.heir.is_some()) {
        return first.heir;
    }
    let board = write.board();
    let governs = board.crown.regent().filter(|regent| board.lord(*regent).lord.is_free());
    // A prisoner regent has no powers: the throne counts as empty (F-11.35).
    let governs = governs.or(board.crown.king.filter(|_| !board.crown.regent));
    let heir = spouse.or(governs).map(|lord| board.family(lord));
    if board.titles.of.iter().any(|title| title.holder == Holder::Unassigned(family)) {
        write.titles.estates.retain(|estate| estate.family != family);
        write.titles.estates.push(Estate { family, heir, by_crown: spouse.is_none() });
    }
    heir
}

/// A lord who is laid takes the titles that his family has kept (F-10.19, F-10.23, F-10.31), unless they go to an heir
/// already (F-10.32).
pub(in crate::games::fief) fn take_kept_titles(write: &mut Write, seat: Seat, id: PieceId) {
    if write.titles.estates.iter().any(|estate| estate.family == seat && estate.heir.is_some()) {
        return;
    }
    write.titles.estates.retain(|estate| estate.family != seat);
    for region in 0..write.titles.of.len() {
        if write.titles.of[region].holder == Holder::Unassigned(seat) {
            assign_to(write, region, id, "F-10.31");
        }
    }
}

pub(in crate::games::fief) fn assign_to(write: &mut Write, region: usize, id: PieceId, rule: &'static str) {
    (write.titles.of[region].holder, write.titles.of[region].taken) = (Holder::Lord(id), false);
    let row = write.lord(id);
    let area = Place(write.titles.first_region + region as u16);
    write.chronicle.note(rule, || {
        Entry::new("fief-log-inherited", rule).by(row.family).with("lord", lord(id)).with("area", place(area))
    });
    if row.lord.captor.is_none() {
        pay_what_was_set_aside(write, region, row.family);
    }
}

/// Who may take the fief of a dead lord of the family: any of its lords, a prisoner only if no other is left (F-10.30).
/// A fief that was taken with its capital never goes to a prisoner (F-10.19).
pub fn may_inherit(board: &Board, seat: Seat, id: PieceId) -> Allowed {
    let row = board.lord(id);
    if !row.lord.on_board() || row.family != seat {
        return Err(NOT_AN_HEIR);
    }
    let any_free = board.free_lords_of(seat).next().is_some();
    let region = board.titles.to_assign.first().copied().map(usize::from);
    let taken = region.is_some_and(|region| board.titles.of[region].taken);
    if row.lord.captor.is_some() && (any_free || taken) { Err(HEIR_IS_PRISONER) } else { Ok(()) }
}

pub(in crate::games::fief) fn aftermath(In(()): In<()>, mut write: Write) -> Flow {
    let board = write.board();
    let unguarded: Vec<PieceId> = (board.lords())
        .filter(|row| row.lord.captor.is_some_and(|captor| !board.can_guard(captor, row.at)))
        .map(|row| row.id)
        .collect();
    unguarded.into_iter().for_each(|id| release(&mut write, id));
    write.settle_occupants();
    while let Some(region) = write.titles.to_assign.first().copied().map(usize::from) {
        let board = write.board();
        let Holder::Unassigned(seat) = board.titles.of[region].holder else {
            write.titles.to_assign.remove(0);
            continue;
        };
        let mut heirs = board.lords_of(seat).map(|row| row.id).filter(|id| may_inherit(&board, seat, *id).is_ok());
        match (heirs.next(), heirs.next()) {
            (Some(_), Some(_)) => {
                drop(heirs);
                return Flow::then([ASSIGN_TITLE.on(seat)]).and_again();
            }
            (Some(heir), None) => {
                drop(heirs);
                assign_to(&mut write, region, heir, "F-10.21");
            }
            // Without lords the family keeps it for now (F-10.23); the estate was noted at the death.
            (None, _) => drop(heirs),
        }
        write.titles.to_assign.remove(0);
    }
    // A family with a free lord again gives away the titles that it could give to nobody before (F-10.19).
    let board = write.board();
    let kept = |region: &usize| match board.titles.of[*region].holder {
        Holder::Unassigned(seat) => {
            board.free_lords_of(seat).next().is_some()
                && !board.titles.estates.iter().any(|estate| estate.family == seat)
                && board.negotiation.estate.is_none_or(|estate| estate.family != seat)
        }
        _ => false,
    };
    let kept: Vec<u16> = (0..board.titles.of.len()).filter(kept).map(|region| region as u16).collect();
    if !kept.is_empty() {
        write.titles.to_assign.extend(kept);
        return Flow::again();
    }
    // Lords who came out of the dungeon are placed, if their family has room for them (F-14.16).
    turn_back(&mut write);
    let mut then = if write.underway.freed.is_empty() { vec![] } else { set_free(&mut write) };
    // When the successions are done, mitres may be sold (F-14.20).
    if !write.negotiation.mitres.is_empty() && write.negotiation.sale.is_none() {
        then.push(SALE.on(()));
    }
    Flow::then(then)
}

/// The lord of a family who takes a fief unless it says otherwise: a free one before a captive, then a man before a
/// woman, then the highest in rank, and the first of several equals (D-08, D-35).
pub fn best_lord(board: &Board, seat: Seat) -> Option<PieceId> {
    let rank = |id: PieceId| board.titles_of(id).map(|region| board.map.rank(region) + 1).max().unwrap_or(0);
    let key = |id: PieceId| (board.lord(id).lord.is_free(), !board.is_woman(id), rank(id));
    let mut best: Option<PieceId> = None;
    for row in board.lords_of(seat) {
        if best.is_none_or(|other| key(row.id) > key(other)) {
            best = Some(row.id);
        }
    }
    best
}

pub(in crate::games::fief) fn assign_title(In(seat): In<Seat>, read: Read, ask: Ask) -> Prompt {
    let board = read.board();
    let mut prompt = ask.prompt(seat, "fief-ask-assign");
    if let Some(region) = board.titles.to_assign.first() {
        prompt = prompt.with("area", place(Place(board.titles.first_region + region)));
        prompt.offer(&ASSIGN, board.lords_of(seat).map(|row| row.id), |id| may_inherit(&board, seat, id));
        prompt.closing = best_lord(&board, seat).map(|id| ASSIGN.on(id));
    }
    prompt
}

pub(in crate::games::fief) fn assign(In((_, id)): In<(Seat, PieceId)>, mut write: Write) -> Flow {
    let region = write.titles.to_assign.remove(0);
    assign_to(&mut write, region.into(), id, "F-10.21");
    Flow::done()
}

/// Registers the steps, decisions and verbs of this chapter.
pub fn plugin(app: &mut App) {
    app.step(&AFTERMATH, aftermath).decision(&ASSIGN_TITLE, assign_title).verb(&ASSIGN, assign);
}
