//! Chapters 9 and 17, what comes of a battle: captives and women (F-9.07, F-9.25, F-9.32, F-9.38, F-17.06), the village
//! (F-9.16, F-9.17, F-9.18, F-9.19, F-9.41, F-9.42, F-9.44, F-17.08), and what a battle against rebels destroys
//! (F-16.31, F-16.32, F-16.39).
use crate::games::fief::access::{Read, Write};
use crate::games::fief::board::Board;
use crate::games::fief::chapters::battle::declare;
use crate::games::fief::chapters::battle::sides::{
    battle, battle_mut, lords_of, prompt_at, side_strength, soldiers, strength,
};
use crate::games::fief::chapters::moves::{come_in, take_village};
use crate::games::fief::chapters::names::place;
use crate::games::fief::chapters::prisoners::{Taken, capture, pass_to, set_free};
use crate::games::fief::chapters::succession::deaths::{AFTERMATH, falls};
use crate::games::fief::chapters::{prisoners, revolt};
use crate::games::fief::state::posts::{Party, Post, Stand};
use crate::games::fief::state::war::{Battle, Side};
use crate::table::prelude::*;
use bevy::prelude::*;
use smallvec::SmallVec;

/// The battle is over.
pub const FINISH: Step<()> = Step::new("fief.finish");
/// Which of the winners takes the captives? How they share the ransom is for them to agree on (F-17.06, D-34).
pub const KEEPER: Step<Seat> = Step::new("fief.keeper");
/// Whose is the village? (F-17.08)
pub const HEIR: Step<Seat> = Step::new("fief.heir");
/// Do the winners go in? (F-9.42)
pub const INSTALL: Step<()> = Step::new("fief.install");
pub const SETTLE_VILLAGE: Step<()> = Step::new("fief.settle_village");

pub const GIVE_CAPTIVES: Verb<Seat> = Verb::new("fief.give_captives");
pub const GIVE_VILLAGE: Verb<Seat> = Verb::new("fief.give_village");
pub const ENTER: Verb<()> = Verb::new("fief.enter");
pub const REMAIN: Verb<()> = Verb::new("fief.remain");

pub const NOT_A_WINNER: Refusal = Refusal::new("not_an_option", "F-17.08");

/// Families of a side that have somebody left, with their strength, in turn order.
fn left(board: &Board, battle: &Battle, side: Side) -> SmallVec<[(Seat, u16); 4]> {
    let mut all: SmallVec<[(Seat, u16); 4]> = SmallVec::new();
    for seat in board.progress.order() {
        let own = battle.sides[side].iter().filter(|party| party.seat == seat && !party.is_rebels());
        let points = own.map(|party| strength(board, battle.village, *party)).sum();
        if points > 0 {
            all.push((seat, points));
        }
    }
    all
}
/// The strongest of them, the first in turn order among equals.
fn strongest(board: &Board, battle: &Battle, side: Side) -> Option<Seat> {
    let mut best: Option<(Seat, u16)> = None;
    for (seat, points) in left(board, battle, side) {
        if best.is_none_or(|(_, most)| points > most) {
            best = Some((seat, points));
        }
    }
    best.map(|(seat, _)| seat)
}

/// The post of a party in a village; its captives stand there too.
fn post_of(board: &Board, village: Place, party: Party) -> Post {
    let soldiers = board.forces.at(party.seat, village).map(|g| g.post).find(|post| post.stand() == party.stand);
    soldiers.or(lords_of(board, village, party).map(|row| row.lord.post()).next()).unwrap_or(Post::Inside)
}
/// Where the family that takes prisoners keeps them.
fn keeping_post(board: &Board, battle: &Battle, side: Side, seat: Seat) -> Post {
    let own = battle.sides[side].iter().filter(|party| party.seat == seat);
    let party = own.copied().max_by_key(|party| strength(board, battle.village, *party));
    party.map_or(Post::Inside, |party| post_of(board, battle.village, party))
}
/// The captives that a party guards: those who stand with it, and all others if nobody else of the family is there.
fn captives(board: &Board, village: Place, party: Party) -> SmallVec<[PieceId; 4]> {
    let others = board.forces.at(party.seat, village).any(|g| g.post.stand() != party.stand)
        || board.free_lords_of(party.seat).any(|row| row.at == village && row.lord.post().stand() != party.stand);
    let kept = |row: &&crate::games::fief::board::LordRow| {
        row.lord.captor == Some(party.seat) && (!others || row.lord.post().stand() == party.stand)
    };
    board.lords_in(village).filter(kept).map(|row| row.id).collect()
}

/// Captives pass to the winner, or go free if they are of the winners' (F-9.38).
fn hand_over(write: &mut Write, ids: &[PieceId], side: Side) {
    let board = write.board();
    let battle = battle(board.war);
    let Some(captor) = strongest(&board, battle, side) else { return };
    let post = keeping_post(&board, battle, side, captor);
    let winners: SmallVec<[Seat; 4]> = left(&board, battle, side).iter().map(|(seat, _)| *seat).collect();
    for id in ids {
        let family = write.lord(*id).family;
        if winners.contains(&family) {
            write.underway.freed.push(*id);
            prisoners::release(write, *id);
        } else {
            pass_to(write, *id, captor, post);
            battle_mut(&mut write.war).captured.push(*id);
        }
    }
}

/// A party gives up: its lords are prisoners of the strongest enemy, its soldiers and guards are gone (F-8.21, F-9.27,
/// F-9.39).
pub(super) fn give_up(write: &mut Write, party: Party, taken: Taken) {
    let board = write.board();
    let battle = battle(board.war);
    let village = battle.village;
    let Some(side) = battle.side_of(party.seat) else { return };
    let Some(captor) = strongest(&board, battle, side.other()) else { return };
    let post = keeping_post(&board, battle, side.other(), captor);
    let lords: SmallVec<[PieceId; 4]> = lords_of(&board, village, party).map(|row| row.id).collect();
    let kept = captives(&board, village, party);
    let [own, kings, queens] = soldiers(&board, village, party);
    let counters = board.forces.counters(party.seat, village, |stand| stand == party.stand);
    let pieces = board.rules.told(counters);
    write.forces.remove(party.seat, village, party.stand);
    write.forces.kings_guard -= kings;
    write.forces.queens_guard -= queens;
    if !pieces.is_empty() || own > 0 {
        write.chronicle.note("F-9.27", || {
            let event = if pieces.is_empty() { "fief-log-disarmed" } else { "fief-log-disarmed-of" };
            let mut entry = Entry::new(event, "F-9.27").by(party.seat).with("points", Word::Number(own.into()));
            entry.words.extend(pieces.into_iter().map(|pieces| ("pieces", pieces)));
            entry
        });
    }
    if kings + queens > 0 {
        write.chronicle.note("F-9.27", || Entry::new("fief-log-guard-gone", "F-9.27").by(party.seat));
    }
    for id in lords {
        capture(write, id, captor, post, taken);
        battle_mut(&mut write.war).captured.push(id);
    }
    hand_over(write, &kept, side.other());
    battle_mut(&mut write.war).sides[side].retain(|p| *p != party);
    steady(write);
}

/// Who has won; nobody where both sides are gone, or neither.
fn winner(board: &Board, battle: &Battle) -> Option<Side> {
    let strengths = Side::BOTH.map(|side| side_strength(board, battle, side));
    match strengths {
        [0, 0] => None,
        [_, 0] => Some(Side::Attack),
        [0, _] => Some(Side::Defence),
        _ => None,
    }
}

/// Captives whose guards have all died in this round die with them (F-9.32), unless their own may still win.
fn mourn(write: &mut Write) {
    let board = write.board();
    let fought = battle(board.war);
    let mut unguarded: SmallVec<[PieceId; 4]> = SmallVec::new();
    for party in fought.parties().filter(|party| !party.is_rebels()) {
        if !board.can_guard(party.seat, fought.village) {
            unguarded.extend(captives(&board, fought.village, party));
        }
    }
    let spares = board.rules.switches.rescue_frees_own;
    unguarded.retain(|id| !spares || fought.side_of(board.family(*id)).is_none());
    unguarded.into_iter().for_each(|id| falls(write, id));
}
/// Settles what losses bring about: what becomes of captives without guards, and who occupies the village now.
pub fn steady(write: &mut Write) {
    mourn(write);
    write.settle_occupants();
}

/// What becomes of the captives and women of those who are gone.
fn bury(write: &mut Write, winner: Option<Side>) {
    let sides = battle(&write.war).sides.clone();
    let village = battle(&write.war).village;
    let rebels_won = winner.is_some_and(|side| sides[side].iter().any(|party| party.is_rebels()));
    for side in Side::BOTH {
        for party in sides[side].iter().filter(|party| !party.is_rebels()) {
            let board = write.board();
            if strength(&board, village, *party) > 0 {
                continue;
            }
            let women: SmallVec<[PieceId; 4]> = lords_of(&board, village, *party).map(|row| row.id).collect();
            let kept = captives(&board, village, *party);
            let elsewhere = board.forces.points(party.seat, village) > 0
                || board.free_lords_of(party.seat).any(|row| row.at == village && !women.contains(&row.id));
            let lost = winner.is_some_and(|winner| winner != side);
            if lost && rebels_won {
                // Captives and women of a side that loses against rebels die (F-16.39).
                kept.into_iter().chain(women).for_each(|id| falls(write, id));
            } else if lost && !women.is_empty() {
                let winner = winner.unwrap_or(Side::Defence);
                take_women(write, &women, winner);
                hand_over(write, &kept, winner);
            } else if !elsewhere && women.is_empty() {
                die_with_guards(write, &kept, winner);
            }
        }
    }
}
/// Women who do not fight are prisoners when their side has lost (F-9.07, F-9.25).
fn take_women(write: &mut Write, women: &[PieceId], side: Side) {
    let board = write.board();
    let battle = battle(board.war);
    let Some(captor) = strongest(&board, battle, side) else { return };
    let post = keeping_post(&board, battle, side, captor);
    for id in women {
        capture(write, *id, captor, post, Taken::InBattle);
        battle_mut(&mut write.war).captured.push(*id);
    }
}
/// With all their guards prisoners die too, whoever wins (F-9.32, R-16).
fn die_with_guards(write: &mut Write, kept: &[PieceId], winner: Option<Side>) {
    let board = write.board();
    let battle = battle(board.war);
    let winners: SmallVec<[Seat; 4]> =
        winner.map_or(SmallVec::new(), |side| left(&board, battle, side).iter().map(|(seat, _)| *seat).collect());
    let spares = board.rules.switches.rescue_frees_own;
    for id in kept {
        if spares && winners.contains(&write.lord(*id).family) {
            write.underway.freed.push(*id);
            prisoners::release(write, *id);
        } else {
            falls(write, *id);
        }
    }
}

/// The village was fought for: its occupant fought in it on either side, or the rebels who hold it (F-9.44, R-11).
fn at_stake(board: &Board, battle: &Battle) -> bool {
    let fought = |seat: Seat| battle.parties().any(|p| p == Party::new(seat, Stand::Inside));
    let of_occupant = |seat: Seat| fought(seat) || !board.is_inside(seat, battle.village);
    battle.target.is_rebels() || battle.occupant.is_some_and(of_occupant)
}
/// The occupant has won, and keeps the village while he has any piece left (F-17.08).
fn stays(board: &Board, battle: &Battle, side: Side) -> Option<Seat> {
    let own = |seat: &Seat| {
        let parties = battle.sides[side].iter().filter(|party| party.seat == *seat && !party.is_rebels());
        parties.clone().any(|p| p.stand == Stand::Inside)
            && parties.clone().any(|p| super::present(board, battle.village, *p))
    };
    battle.occupant.filter(own)
}

pub(super) fn finish(In(()): In<()>, mut write: Write) -> Flow {
    let board = write.board();
    let fought = battle(board.war);
    let winner = winner(&board, fought);
    let both_stand = Side::BOTH.iter().all(|side| side_strength(&board, fought, *side) > 0);
    if both_stand {
        // After so many rounds the attackers fall back.
        let (village, attackers) = (fought.village, fought.sides.attack.clone());
        for party in attackers.into_iter().filter(|party| party.stand == Stand::Gate) {
            declare::fall_back(&mut write, party, village);
        }
        write.chronicle.note("F-9.04", || Entry::new("fief-log-fell-back", "F-9.04").with("village", place(village)));
        write.war.battle = None;
        return Flow::then([AFTERMATH.on(())]);
    }
    bury(&mut write, winner);
    steady(&mut write);
    let board = write.board();
    let fought = battle(board.war);
    let mut tasks: SmallVec<[Task; 4]> = SmallVec::new();
    if let Some(side) = winner {
        let left = left(&board, fought, side);
        let first = strongest(&board, fought, side);
        if let (Some(first), true) = (first, left.len() > 1) {
            if fought.captured.iter().any(|id| left.iter().any(|(seat, _)| board.lord(*id).lord.captor == Some(*seat)))
            {
                tasks.push(KEEPER.on(first));
            }
            if side == Side::Attack && at_stake(&board, fought) && stays(&board, fought, side).is_none() {
                tasks.push(HEIR.on(first));
            }
        }
        if side == Side::Attack && at_stake(&board, fought) && stays(&board, fought, side).is_none() && first.is_some()
        {
            tasks.push(INSTALL.on(()));
        }
    }
    tasks.push(SETTLE_VILLAGE.on(()));
    Flow::then(tasks)
}

fn winners(board: &Board) -> SmallVec<[Seat; 4]> {
    let Some(battle) = &board.war.battle else { return SmallVec::new() };
    let side = winner(board, battle);
    side.map_or(SmallVec::new(), |side| left(board, battle, side).iter().map(|(seat, _)| *seat).collect())
}
fn ask_winner(read: &Read, ask: &Ask, seat: Seat, text: &'static str, verb: &Verb<Seat>) -> Prompt {
    let board = read.board();
    let winners = winners(&board);
    let mut prompt = prompt_at(&board, ask, seat, text);
    prompt.offer(verb, winners.iter().copied(), |s| if winners.contains(&s) { Ok(()) } else { Err(NOT_A_WINNER) });
    prompt.closing = Some(verb.on(seat));
    prompt
}
pub(super) fn keeper(In(seat): In<Seat>, read: Read, ask: Ask) -> Prompt {
    ask_winner(&read, &ask, seat, "fief-ask-keeper", &GIVE_CAPTIVES)
}
pub(super) fn give_captives(In((_, to)): In<(Seat, Seat)>, mut write: Write) -> Flow {
    let winners = winners(&write.board());
    let board = write.board();
    let battle = battle(board.war);
    let side = battle.side_of(to).unwrap_or(Side::Attack);
    let post = keeping_post(&board, battle, side, to);
    let taken = battle.captured.clone();
    for id in taken {
        let captor = write.lord(id).lord.captor;
        if captor.is_some_and(|captor| captor != to && winners.contains(&captor)) {
            pass_to(&mut write, id, to, post);
        }
    }
    Flow::done()
}
pub(super) fn heir(In(seat): In<Seat>, read: Read, ask: Ask) -> Prompt {
    ask_winner(&read, &ask, seat, "fief-ask-heir", &GIVE_VILLAGE)
}
pub(super) fn give_village(In((_, to)): In<(Seat, Seat)>, mut write: Write) -> Flow {
    battle_mut(&mut write.war).heir = Some(to);
    Flow::done()
}

/// The family that takes the village: the one to which it was given, else the strongest attacker (F-17.08).
fn taker(board: &Board, battle: &Battle) -> Option<Seat> {
    battle.heir.or_else(|| strongest(board, battle, Side::Attack))
}
pub(super) fn install(In(()): In<()>, read: Read, ask: Ask) -> Prompt {
    let board = read.board();
    let battle = battle(board.war);
    let Some(seat) = taker(&board, battle) else { return ask.prompt(Seat(0), "fief-ask-install") };
    let mut prompt = prompt_at(&board, &ask, seat, "fief-ask-install");
    let outside = !battle.sides.attack.iter().any(|p| p.seat == seat && p.stand == Stand::Inside);
    if outside {
        prompt.offer(&ENTER, [()], |()| Ok(()));
        prompt.offer(&REMAIN, [()], |()| Ok(()));
        prompt.closing = Some(ENTER.on(()));
    }
    prompt
}
pub(super) fn enter(In(_): In<(Seat, ())>) -> Flow {
    Flow::done()
}
pub(super) fn remain(In((seat, ())): In<(Seat, ())>, mut write: Write) -> Flow {
    let battle = battle_mut(&mut write.war);
    battle.outside = true;
    write.realm.village_mut(battle.village).left_open = Some(seat);
    Flow::done()
}

/// Mills and presses are destroyed; castle and city stand (F-9.18, F-9.19, F-16.32).
fn wreck(write: &mut Write, village: Place, rule: &'static str) {
    let v = write.realm.village_mut(village);
    if v.mills + v.presses > 0 {
        (v.mills, v.presses) = (0, 0);
        write.chronicle.note(rule, || Entry::new("fief-log-wrecked", rule).with("village", place(village)));
    }
}

/// Both sides are gone: whoever is left, the village is his only if he is alone (F-9.17, F-9.41).
fn nobodys(write: &mut Write, village: Place) {
    let left: SmallVec<[Seat; 4]> = write.board().families_inside(village).collect();
    match left.as_slice() {
        [seat] if !write.board().has_rebels(village) => take_village(write, *seat, village, "F-9.41"),
        _ => write.realm.village_mut(village).occupant = None,
    }
}

pub(super) fn settle_village(In(()): In<()>, mut write: Write) -> Flow {
    let board = write.board();
    let fought = battle(board.war).clone();
    let village = fought.village;
    let winner = winner(&board, &fought);
    let rebels = fought.has_rebels();
    let seats: SmallVec<[Seat; 4]> = winners(&board);
    let strongest = winner.and_then(|side| strongest(&board, &fought, side));
    let keeps = winner.and_then(|side| stays(&board, &fought, side));
    let heir = keeps.or(match winner {
        Some(Side::Attack) => taker(&board, &fought),
        Some(Side::Defence) => strongest,
        None => None,
    });
    let at_stake = at_stake(&board, &fought);
    let rebels_won = winner.is_some_and(|side| fought.sides[side].iter().any(|party| party.is_rebels()));
    match (winner, strongest) {
        (Some(_), Some(seat)) => write
            .chronicle
            .note("F-9.16", || Entry::new("fief-log-won", "F-9.16").by(seat).with("village", place(village))),
        (Some(_), None) => {}
        (None, _) => write
            .chronicle
            .note("F-9.17", || Entry::new("fief-log-nobody-left", "F-9.17").with("village", place(village))),
    }
    write.war.battle = None;
    if winner.is_none() && at_stake {
        nobodys(&mut write, village);
    }
    write.settle_occupants();
    if rebels_won {
        revolt::overrun(&mut write, village);
    } else if let (Some(side), Some(heir), true) = (winner, heir, at_stake || rebels) {
        if side == Side::Attack && !fought.outside && keeps.is_none() {
            let mine = |party: &&Party| party.stand == Stand::Gate && (party.seat == heir || !fought.separate);
            for party in fought.sides.attack.iter().filter(mine) {
                come_in(&mut write, party.seat, village, Stand::Gate);
            }
        }
        // A winner who was attacked at the gate goes in as well (F-9.42).
        if side == Side::Defence && keeps.is_none() && fought.sides.defence.contains(&Party::new(heir, Stand::Gate)) {
            come_in(&mut write, heir, village, Stand::Gate);
        }
        if fought.sortie {
            for party in fought.sides.defence.iter().filter(|party| party.stand == Stand::Relief) {
                come_in(&mut write, party.seat, village, Stand::Relief);
            }
        }
        if keeps.is_none() && (side == Side::Defence || !fought.outside) {
            take_village(&mut write, heir, village, "F-9.16");
        }
        // What the winner owned before the battle is spared (F-9.18).
        let spared = !rebels && fought.owner.is_some_and(|owner| seats.contains(&owner) || keeps == Some(owner));
        // Guests who yield without a fight were not beaten in a battle (F-8.21); a side of strength 0 was (F-9.25).
        let fight = fought.round > 0 || !fought.is_one_sided();
        if fight && !spared {
            wreck(&mut write, village, if rebels { "F-16.32" } else { "F-9.18" });
        }
    } else if rebels && write.revolt.0.is_none() {
        wreck(&mut write, village, "F-16.32");
    }
    if rebels && !rebels_won && write.revolt.0.is_none() {
        revolt::reward(&mut write, strongest);
    }
    write.settle_occupants();
    let freed = set_free(&mut write);
    Flow::then(freed.into_iter().chain([AFTERMATH.on(())]))
}
