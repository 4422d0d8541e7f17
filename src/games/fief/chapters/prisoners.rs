//! Chapters 9 and 14, prisoners: taken, passed on, freed by escape (F-16.16) or agreement (F-9.34), and where a freed
//! lord goes (F-9.35); the King's dungeon, where the table plays with `surrender` (F-14.13, F-14.14, F-14.15, F-14.16,
//! F-14.17).
use crate::games::fief::access::{Read, Write};
use crate::games::fief::board::Board;
use crate::games::fief::chapters::blue_cards::NO_PRISONER;
use crate::games::fief::chapters::default_answers;
use crate::games::fief::chapters::names::{lord, place};
use crate::games::fief::chapters::succession::deaths::{AFTERMATH, dies, jailed, take_kept_titles, turn_back};
use crate::games::fief::state::lords::{Holder, Owed, Whereabouts};
use crate::games::fief::state::posts::Post;
use crate::table::kit::purses::Account;
use crate::table::prelude::*;
use bevy::prelude::*;

/// Where does the freed lord go? (D-09)
pub const PLACE_FREED: Step<PieceId> = Step::new("fief.place_freed");
/// May the freed lord come in? (F-9.35)
pub const LET_IN: Step<PieceId> = Step::new("fief.let_in");

/// Frees this prisoner.
pub const FREE: Verb<PieceId> = Verb::new("fief.free");
/// Frees all prisoners in this village.
pub const FREE_ALL: Verb<Place> = Verb::new("fief.free_all");
/// The freed lord goes to this village.
pub const RETURN_TO: Verb<Place> = Verb::new("fief.return_to");
/// The host lets the freed lord in, or does not.
pub const AGREE: Verb<()> = Verb::new("fief.agree");
pub const DECLINE: Verb<()> = Verb::new("fief.decline");

pub const REBELS_THERE: Refusal = Refusal::new("no_place_for_lord", "F-9.35");
pub const TURNED_AWAY: Refusal = Refusal::new("already_asked", "F-9.35");

/// Whether an escape may free this lord, of whatever family (F-5.04, F-16.16), also out of the dungeon (F-14.16).
pub fn may_free(board: &Board, id: PieceId) -> Allowed {
    let row = board.lord(id);
    let held = row.lord.on_board() && row.lord.captor.is_some();
    if held || row.lord.whereabouts == Whereabouts::Dungeon { Ok(()) } else { Err(NO_PRISONER) }
}

fn may_free_all(board: &Board, village: Place) -> Allowed {
    let prisoners = board.lords_in(village).filter(|row| row.lord.captor.is_some()).count();
    if prisoners > 0 { Ok(()) } else { Err(NO_PRISONER) }
}

pub(in crate::games::fief) fn ask_escape(board: &Board, mut prompt: Prompt) -> Prompt {
    prompt.offer(&FREE, board.all_lords().iter().map(|row| row.id), |id| may_free(board, id));
    prompt.offer(&FREE_ALL, board.map.villages(), |village| may_free_all(board, village));
    prompt
}

/// A lord is nobody's prisoner any more; what was set aside of his fiefs goes to his family (F-9.37).
pub(in crate::games::fief) fn release(write: &mut Write, id: PieceId) {
    write.change_lord(id, |lord| (lord.captor, lord.by_grace) = (None, false));
    let family = write.lord(id).family;
    let fiefs: Vec<usize> = write.board().titles_of(id).collect();
    fiefs.into_iter().for_each(|region| pay_what_was_set_aside(write, region, family));
    pay_what_is_owed(write, id, family);
    super::ransom::settle_due(write, family);
    write.chronicle.note("F-9.34", || Entry::new("fief-log-freed", "F-9.34").by(family).with("lord", lord(id)));
}

/// The revenue of a fief that was set aside for its holder goes to a family (F-9.37).
pub(in crate::games::fief) fn pay_what_was_set_aside(write: &mut Write, region: usize, to: Seat) {
    let sum = write.board().frozen(region);
    write.pay(Account::Aside(region as u16), Account::Purse(to), sum, "fief-log-thawed", "F-9.37");
}
/// What was set aside for a lord before his fiefs were taken goes to a family (F-6.14).
pub(in crate::games::fief) fn pay_what_is_owed(write: &mut Write, id: PieceId, to: Seat) {
    while let Some(found) = write.titles.owed.iter().position(|owed| owed.lord == id) {
        let owed = write.titles.owed.remove(found);
        write.pay(Account::Aside(owed.region), Account::Purse(to), owed.sum, "fief-log-thawed", "F-6.14");
    }
}
/// A fief is lost: what was set aside for its captive lord stays his; what waits for the heirs of a dead one is theirs
/// (F-6.14, F-9.37).
pub(in crate::games::fief) fn keep_what_was_set_aside(write: &mut Write, region: usize) {
    let sum = write.board().frozen(region);
    if sum == 0 {
        return;
    }
    match write.titles.of[region].holder {
        Holder::Lord(lord) => write.titles.owed.push(Owed { region: region as u16, lord, sum }),
        Holder::Unassigned(family) => {
            let estate = write.titles.estates.iter().find(|estate| estate.family == family);
            let heir = estate.and_then(|estate| estate.heir).unwrap_or(family);
            pay_what_was_set_aside(write, region, heir);
        }
        Holder::Bank | Holder::Rebels => {}
    }
}

/// How a lord became a prisoner: whoever was taken by grace may not be killed (F-9.30).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::games::fief) enum Taken {
    InBattle,
    ByGrace,
}

/// A lord is a family's prisoner now, among its pieces at a post of the village he is in; of the King's, he goes to the
/// dungeon where the table plays so (F-14.14).
pub(in crate::games::fief) fn capture(write: &mut Write, id: PieceId, captor: Seat, post: Post, taken: Taken) {
    let family = write.lord(id).family;
    if write.crown.master_of_guard() == Some(id) {
        write.forces.kings_guard = 0;
    }
    if write.crown.queen == Some(id) {
        write.forces.queens_guard = 0;
    }
    // A lord who was freed before and not placed yet is not placed any more.
    write.underway.freed.retain(|freed| *freed != id);
    write.change_lord(id, |lord| {
        (lord.captor, lord.by_grace) = (Some(captor), taken == Taken::ByGrace);
        lord.set_post(post);
    });
    let taker = Word::On(Target::Seat(captor));
    write.chronicle.note("F-9.27", || {
        Entry::new("fief-log-captured", "F-9.27").by(family).with("lord", lord(id)).with("captor", taker)
    });
    super::ransom::owes(write, family);
    dungeon(write, id, captor);
}

/// A prisoner passes to another captor: with those who surrender (F-9.38), by agreement among allies, by sale
/// (F-14.18).
pub fn pass_to(write: &mut Write, id: PieceId, captor: Seat, post: Post) {
    write.change_lord(id, |lord| {
        lord.captor = Some(captor);
        lord.set_post(post);
    });
    let family = write.lord(id).family;
    let taker = Word::On(Target::Seat(captor));
    write.chronicle.note("F-9.38", || {
        Entry::new("fief-log-passed-on", "F-9.38").by(family).with("lord", lord(id)).with("captor", taker)
    });
    dungeon(write, id, captor);
}

/// Where the lords who are free go is asked now (F-9.35); a family with no room for one more from the dungeon loses him
///
pub(in crate::games::fief) fn set_free(write: &mut Write) -> Vec<Task> {
    write.underway.turned_away.clear();
    let freed = write.underway.freed.clone();
    freed.into_iter().map(|id| PLACE_FREED.on(id)).collect()
}

/// The seat that has the King in its family.
fn kings_seat(board: &Board) -> Option<Seat> {
    board.crown.king.map(|king| board.family(king))
}

/// Whether a lord goes to the dungeon if this family holds him: the King's does not hold its own lords, nor put the Queen
/// there (F-14.13, F-14.14, R-58).
pub(in crate::games::fief) fn goes_to_dungeon(board: &Board, id: PieceId, captor: Seat) -> bool {
    let spared = board.crown.queen == Some(id) || board.family(id) == captor;
    board.rules.switches.surrender && !spared && kings_seat(board) == Some(captor)
}

/// A prisoner of the King's family goes to the dungeon and counts as dead (F-14.14), the last lord of a family for good
/// (F-14.15); the Queen is spared (F-14.13).
pub(in crate::games::fief) fn dungeon(write: &mut Write, id: PieceId, captor: Seat) {
    let board = write.board();
    if !goes_to_dungeon(&board, id, captor) {
        return;
    }
    let family = board.family(id);
    let last = board.lords_of(family).all(|row| row.id == id);
    write.chronicle.note("F-14.14", || Entry::new("fief-log-dungeon", "F-14.14").by(family).with("lord", lord(id)));
    if last { dies(write, id) } else { jailed(write, id) }
}

/// The dungeon opens (F-14.16): its lords are free, one more than the family may have is lost.
pub(in crate::games::fief) fn open_dungeon(write: &mut Write) {
    let jailed: Vec<PieceId> = (write.board().all_lords().iter())
        .filter(|row| row.lord.whereabouts == Whereabouts::Dungeon)
        .map(|row| row.id)
        .collect();
    write.underway.freed.extend(jailed);
}
/// Whether the family has no room for this lord if he comes out of the dungeon (F-5.09, F-14.16).
pub(in crate::games::fief) fn no_room(board: &Board, id: PieceId) -> bool {
    let jailed = board.lord(id).lord.whereabouts == Whereabouts::Dungeon;
    jailed && board.lords_of(board.family(id)).count() >= board.rules.data.limits.lords
}

/// Who comes out of the dungeon regains the noble titles that are still in his family (F-14.17).
fn regain_titles(write: &mut Write, id: PieceId, family: Seat, stripped: u16) {
    for region in 0..write.titles.of.len() {
        if stripped & (1 << region) != 0 && write.board().fief_of(region) == Some(family) {
            keep_what_was_set_aside(write, region);
            write.titles.of[region].holder = Holder::Lord(id);
            write.titles.to_assign.retain(|other| usize::from(*other) != region);
            let area = Place(write.titles.first_region + region as u16);
            write.chronicle.note("F-14.17", || {
                Entry::new("fief-log-inherited", "F-14.17").by(family).with("lord", lord(id)).with("area", place(area))
            });
        }
    }
}

fn escape(write: &mut Write, seat: Seat, prisoners: Vec<PieceId>) -> Flow {
    let (_, card) = write.cards.in_play.take().expect("an escape is being played");
    write.cards.deck.discard(card);
    write.chronicle.note("F-16.16", || Entry::new("fief-log-escape", "F-16.16").by(seat));
    let mut freed = vec![];
    let order: Vec<Seat> = write.progress.order().collect();
    for family in order {
        freed.extend(prisoners.iter().copied().filter(|id| write.lord(*id).family == family));
    }
    for id in &freed {
        release(write, *id);
    }
    write.underway.freed.extend(&freed);
    write.underway.turned_away.clear();
    Flow::then(freed.into_iter().map(|id| PLACE_FREED.on(id)).chain([AFTERMATH.on(())]))
}

pub(in crate::games::fief) fn free(In((seat, id)): In<(Seat, PieceId)>, mut write: Write) -> Flow {
    escape(&mut write, seat, vec![id])
}
pub(in crate::games::fief) fn free_all(In((seat, village)): In<(Seat, Place)>, mut write: Write) -> Flow {
    let board = write.board();
    let prisoners = board.lords_in(village).filter(|row| row.lord.captor.is_some()).map(|row| row.id).collect();
    escape(&mut write, seat, prisoners)
}

/// Where a freed lord may go: anywhere, but into another's village only if its occupant agrees (F-9.35).
pub fn may_return(board: &Board, village: Place) -> Allowed {
    if !board.map.is_village(village) || board.has_rebels(village) {
        return Err(REBELS_THERE);
    }
    if board.underway.turned_away.contains(&village) { Err(TURNED_AWAY) } else { Ok(()) }
}

/// Who is placed next: the first whose family has room for him. There is one task for each freed lord; which
/// of them it places is decided here.
fn next_home(board: &Board) -> Option<PieceId> {
    board.underway.freed.iter().copied().find(|id| !no_room(board, *id))
}

pub(in crate::games::fief) fn place_freed(In(id): In<PieceId>, read: Read, ask: Ask) -> Prompt {
    let board = read.board();
    let next = next_home(&board);
    let id = next.unwrap_or(id);
    let mut prompt = ask.prompt(board.family(id), "fief-ask-freed").with("lord", lord(id));
    if next.is_some() {
        prompt.offer(&RETURN_TO, board.map.villages(), |village| may_return(&board, village));
        let usual = default_answers::way_home(&board, id, |village| may_return(&board, village).is_ok());
        prompt.closing = usual.map(|village| RETURN_TO.on(village));
    }
    prompt
}

pub(in crate::games::fief) fn return_to(In((seat, village)): In<(Seat, Place)>, mut write: Write) -> Flow {
    let Some(id) = next_home(&write.board()) else { return Flow::done() };
    if write.realm.village(village).occupant.is_none_or(|host| host == seat) {
        come_home(&mut write, id, village);
        return Flow::done();
    }
    write.underway.asks = Some(village);
    Flow::then([LET_IN.on(id)]).and_again()
}

fn come_home(write: &mut Write, id: PieceId, village: Place) {
    let family = write.lord(id).family;
    let stripped = write.lord(id).lord.stripped;
    if write.lord(id).lord.whereabouts == Whereabouts::Dungeon {
        write.change_lord(id, |lord| lord.stripped = 0);
        regain_titles(write, id, family, stripped);
    }
    write.put_lord(id, family, village);
    take_kept_titles(write, family, id);
    write.underway.freed.retain(|freed| *freed != id);
    turn_back(write);
    (write.underway.asks, write.underway.turned_away) = (None, vec![]);
    write.settle_occupants();
    write.chronicle.note("F-9.35", || {
        Entry::new("fief-log-returned", "F-9.35").by(family).with("lord", lord(id)).with("village", place(village))
    });
}

pub(in crate::games::fief) fn let_in(In(id): In<PieceId>, read: Read, ask: Ask) -> Prompt {
    let board = read.board();
    let village = board.underway.asks;
    let host = village.and_then(|village| board.occupant(village));
    let mut prompt = ask.prompt(host.unwrap_or(board.family(id)), "fief-ask-let-in").with("lord", lord(id));
    prompt.offer(&AGREE, [()], |()| Ok(()));
    prompt.offer(&DECLINE, [()], |()| Ok(()));
    // An ally is let in, as on a march (D-16).
    let ally = host.is_some_and(|host| board.ally(host) == Some(board.family(id)));
    prompt.closing = Some(if ally { AGREE.on(()) } else { DECLINE.on(()) });
    match village {
        Some(village) => prompt.with("village", place(village)),
        None => prompt,
    }
}
pub(in crate::games::fief) fn agree(In(_): In<(Seat, ())>, mut write: Write) -> Flow {
    if let (Some(id), Some(village)) = (next_home(&write.board()), write.underway.asks) {
        come_home(&mut write, id, village);
    }
    Flow::done()
}
pub(in crate::games::fief) fn decline(In((seat, ())): In<(Seat, ())>, mut write: Write) -> Flow {
    if let Some(village) = write.underway.asks.take() {
        write.underway.turned_away.push(village);
        write
            .chronicle
            .note("F-9.35", || Entry::new("fief-log-turned-away", "F-9.35").by(seat).with("village", place(village)));
    }
    // Nobody lets him in: he stays where he is, and nobody is asked again.
    let board = write.board();
    let nowhere = board.map.villages().all(|village| may_return(&board, village).is_err());
    if nowhere && board.underway.freed.first().is_some_and(|id| board.lord(*id).lord.on_board()) {
        write.underway.freed.remove(0);
        write.underway.turned_away.clear();
    }
    Flow::done()
}

/// Registers the steps, decisions and verbs of this chapter.
pub fn plugin(app: &mut App) {
    app.verb(&FREE, free)
        .verb(&FREE_ALL, free_all)
        .decision(&PLACE_FREED, place_freed)
        .verb(&RETURN_TO, return_to)
        .decision(&LET_IN, let_in)
        .verb(&AGREE, agree)
        .verb(&DECLINE, decline);
}
