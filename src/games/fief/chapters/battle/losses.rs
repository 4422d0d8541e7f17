//! Chapter 9, losses: shared among families that fight as one (F-17.01), taken first from soldiers and guards, then
//! from lords (F-9.12, F-9.13, F-9.14, F-9.15, D-33).
use crate::games::fief::access::{Read, Write};
use crate::games::fief::board::Board;
use crate::games::fief::chapters::battle::aftermath::steady;
use crate::games::fief::chapters::battle::loss_order::{
    NextLoss, fair_share, from_guards, from_soldiers, next_loss, settled_shares,
};
use crate::games::fief::chapters::battle::sides::{battle, battle_mut, fighters, prompt_at, soldiers, strength};
use crate::games::fief::chapters::succession::deaths::falls;
use crate::games::fief::chapters::{default_answers, guards, revolt};
use crate::games::fief::state::posts::{Party, Stand};
use crate::games::fief::state::war::Battle;
use crate::table::prelude::*;
use bevy::prelude::*;

/// The points that a front loses are shared among its parties (F-17.01).
pub const DIVIDE: Step<()> = Step::new("fief.divide");
/// How much of it does this party bear?
pub const SHARE: Step<Party> = Step::new("fief.share");
/// Does this one bear what is left then?
pub const BEAR_REST: Step<Party> = Step::new("fief.bear_rest");
pub const SHARED: Step<()> = Step::new("fief.shared");
/// A party loses what it has to.
pub const LOSE: Step<()> = Step::new("fief.lose");
/// How many guards are lost instead of soldiers?
pub const WHICH_TROOPS: Step<Party> = Step::new("fief.which_troops");
/// How many of the guards lost are the King's?
pub const WHICH_GUARDS: Step<Party> = Step::new("fief.which_guards");
/// Which lord falls?
pub const WHICH_LORD: Step<Party> = Step::new("fief.which_lord");

/// Bears so many points, be it more or less than the share; the others bear the rest.
pub const BEAR: Verb<i32> = Verb::new("fief.bear");
pub const BEAR_IT: Verb<()> = Verb::new("fief.bear_it");
pub const NOT_MORE: Verb<()> = Verb::new("fief.not_more");
/// So many of the points are guards, the others soldiers.
pub const LOSE_GUARDS: Verb<i32> = Verb::new("fief.lose_guards");
/// So many of the guards' points are of the King's guard, the others of the Queen's.
pub const LOSE_KINGS_GUARD: Verb<i32> = Verb::new("fief.lose_kings_guard");
/// This lord falls.
pub const LOSE_LORD: Verb<PieceId> = Verb::new("fief.lose_lord");

pub const BAD_SHARE: Refusal = Refusal::new("loss_mismatch", "F-17.01");
pub const BAD_LOSS: Refusal = Refusal::new("loss_mismatch", "F-9.12");

fn of(board: &Board, battle: &Battle, party: Party) -> u16 {
    strength(board, battle.village, party)
}

pub(super) fn divide(In(()): In<()>, mut write: Write) -> Flow {
    let board = write.board();
    let battle = battle(board.war);
    let Some(blow) = battle.blows.first() else { return Flow::then([LOSE.on(())]) };
    let fit: crate::games::fief::state::posts::Band =
        blow.parties.iter().copied().filter(|p| of(&board, battle, *p) > 0).collect();
    let strengths: Vec<u16> = fit.iter().map(|p| of(&board, battle, *p)).collect();
    let Some(shares) = settled_shares(&strengths, blow.points) else {
        let first = fit[0];
        battle_mut(&mut write.war).blows[0].parties = fit;
        steady(&mut write);
        return Flow::then([SHARE.on(first), SHARED.on(())]).and_again();
    };
    let dues = fit.into_iter().zip(shares);
    let battle = battle_mut(&mut write.war);
    battle.blows.remove(0);
    battle.dues.extend(dues);
    Flow::again()
}

/// The first party, its share in proportion to its strength, rounded up (D-33), and the fewest and the most points that
/// it may bear.
fn fair(board: &Board, battle: &Battle) -> Option<(Party, u16, u16, u16)> {
    let blow = battle.blows.first()?;
    let first = *blow.parties.first()?;
    let own = of(board, battle, first);
    let all: u16 = blow.parties.iter().map(|p| of(board, battle, *p)).sum();
    let share = fair_share(blow.points, own, all);
    Some((first, share, blow.points.saturating_sub(all - own), own.min(blow.points)))
}
pub(super) fn share(In(party): In<Party>, read: Read, ask: Ask) -> Prompt {
    let board = read.board();
    let mut prompt = prompt_at(&board, &ask, party.seat, "fief-ask-share");
    let Some((_, share, least, most)) = fair(&board, battle(board.war)) else { return prompt };
    prompt.offer_range(&BEAR, i32::from(least)..=i32::from(most), BAD_SHARE);
    prompt.closing = Some(BEAR.on(share.into()));
    prompt
        .with("points", Word::Number(battle(board.war).blows[0].points.into()))
        .with("share", Word::Number(share.into()))
}
/// Less than the share needs the consent of those who bear the rest.
pub(super) fn bear(In((_, points)): In<(Seat, i32)>, mut write: Write) -> Flow {
    let board = write.board();
    let wanted = points as u16;
    let Some((_, share, _, _)) = fair(&board, battle(board.war)) else { return Flow::done() };
    let others: Vec<Task> = match wanted < share {
        true => battle(board.war).blows[0].parties[1..].iter().map(|p| BEAR_REST.on(*p)).collect(),
        false => vec![],
    };
    battle_mut(&mut write.war).share = Some(wanted);
    Flow::then(others)
}
pub(super) fn bear_rest(In(party): In<Party>, read: Read, ask: Ask) -> Prompt {
    let board = read.board();
    let mut prompt = prompt_at(&board, &ask, party.seat, "fief-ask-bear-rest");
    let Some(share) = battle(board.war).share else { return prompt };
    prompt.offer(&BEAR_IT, [()], |()| Ok(()));
    prompt.offer(&NOT_MORE, [()], |()| Ok(()));
    prompt.closing = Some(NOT_MORE.on(()));
    let points = battle(board.war).blows.first().map_or(0, |blow| blow.points - share.min(blow.points));
    prompt.with("points", Word::Number(points.into()))
}
pub(super) fn bear_it(In(_): In<(Seat, ())>) -> Flow {
    Flow::done()
}
pub(super) fn not_more(In(_): In<(Seat, ())>, mut write: Write) -> Flow {
    battle_mut(&mut write.war).share = None;
    Flow::done()
}
pub(super) fn shared(In(()): In<()>, mut write: Write) -> Flow {
    let board = write.board();
    let Some((party, share, _, _)) = fair(&board, battle(board.war)) else { return Flow::done() };
    let battle = battle_mut(&mut write.war);
    let points = battle.share.take().unwrap_or(share);
    battle.dues.push((party, points));
    battle.blows[0].parties.remove(0);
    battle.blows[0].points -= points;
    Flow::done()
}

pub(super) fn lose(In(()): In<()>, mut write: Write) -> Flow {
    let board = write.board();
    let Some((party, points)) = battle(board.war).dues.first().copied() else {
        steady(&mut write);
        return Flow::done();
    };
    let village = battle(board.war).village;
    if party.is_rebels() {
        revolt::lose(&mut write, points);
        battle_mut(&mut write.war).dues.remove(0);
        return Flow::again();
    }
    let held = soldiers(&board, village, party);
    let lords: Vec<PieceId> = fighters(&board, village, party).map(|row| row.id).collect();
    match next_loss(held, lords.len(), points) {
        NextLoss::ChooseTroops => {
            steady(&mut write);
            return Flow::then([WHICH_TROOPS.on(party)]).and_again();
        }
        NextLoss::ChooseGuards => {
            steady(&mut write);
            battle_mut(&mut write.war).guards_lost = points;
            return Flow::then([WHICH_GUARDS.on(party)]).and_again();
        }
        NextLoss::Troops => take_troops(&mut write, party, points, from_guards(held, points)),
        NextLoss::ChooseLord => {
            steady(&mut write);
            return Flow::then([WHICH_LORD.on(party)]).and_again();
        }
        NextLoss::AllLords => {
            battle_mut(&mut write.war).dues.remove(0);
            if points > 0 {
                lords.into_iter().for_each(|id| falls(&mut write, id));
            }
        }
    }
    Flow::again()
}

/// Takes soldiers, and so many points of the King's and of the Queen's guard. Where there is no exact change more is
/// lost (F-9.13, F-9.14), and what is lost beyond the points due is not asked of other pieces.
fn take_troops(write: &mut Write, party: Party, points: u16, from_guards: [u16; 2]) {
    let board = write.board();
    let village = battle(board.war).village;
    let held = soldiers(&board, village, party);
    let rules = Res::clone(&write.rules);
    let wanted = from_soldiers(held, points, from_guards);
    let stand = |stand: Stand| stand == party.stand;
    let mut lost = write.forces.lose_from(&rules.soldiers, party.seat, village, stand, wanted);
    lost += guards::lose(&rules, &mut write.forces, [held[1], held[2]], from_guards);
    write.chronicle.note("F-9.12", || {
        Entry::new("fief-log-losses", "F-9.12").by(party.seat).with("points", Word::Number(lost.into()))
    });
    let due = &mut battle_mut(&mut write.war).dues[0];
    due.1 = due.1.saturating_sub(lost);
}

fn guards_range(board: &Board, party: Party) -> Option<(i32, i32)> {
    let battle = board.war.battle.as_ref()?;
    let (_, points) = *battle.dues.first()?;
    let [own, kings, queens] = soldiers(board, battle.village, party);
    Some((points.saturating_sub(own).into(), points.min(kings + queens).into()))
}
pub(super) fn which_troops(In(party): In<Party>, read: Read, ask: Ask) -> Prompt {
    let board = read.board();
    let mut prompt = prompt_at(&board, &ask, party.seat, "fief-ask-which-troops");
    let Some((least, most)) = guards_range(&board, party) else { return prompt };
    prompt.offer_range(&LOSE_GUARDS, least..=most, BAD_LOSS);
    // Lords fall only when no soldiers and guards are left (F-9.12).
    prompt.closed(&LOSE_LORD, BAD_LOSS);
    prompt.closing = Some(LOSE_GUARDS.on(least));
    prompt.with("points", Word::Number(battle(board.war).dues[0].1.into()))
}
pub(super) fn lose_guards(In((_, guards)): In<(Seat, i32)>, mut write: Write) -> Flow {
    let (party, points) = battle(&write.war).dues[0];
    let [_, kings, queens] = soldiers(&write.board(), battle(&write.war).village, party);
    if guards::is_choice([kings, queens], guards as u16) {
        battle_mut(&mut write.war).guards_lost = guards as u16;
        return Flow::then([WHICH_GUARDS.on(party)]);
    }
    take_troops(&mut write, party, points, guards::usual_loss([kings, queens], guards as u16));
    Flow::done()
}

pub(super) fn which_guards(In(party): In<Party>, read: Read, ask: Ask) -> Prompt {
    let board = read.board();
    let mut prompt = prompt_at(&board, &ask, party.seat, "fief-ask-which-guards");
    let Some(battle) = &board.war.battle else { return prompt };
    let [_, kings, queens] = soldiers(&board, battle.village, party);
    guards::offer_split(&mut prompt, &LOSE_KINGS_GUARD, [kings, queens], battle.guards_lost, BAD_LOSS);
    prompt.with("points", Word::Number(battle.guards_lost.into()))
}
pub(super) fn lose_kings_guard(In((_, of_kings)): In<(Seat, i32)>, mut write: Write) -> Flow {
    let (party, points) = battle(&write.war).dues[0];
    let all = std::mem::take(&mut battle_mut(&mut write.war).guards_lost);
    let of_kings = of_kings as u16;
    take_troops(&mut write, party, points, [of_kings, all - of_kings]);
    Flow::done()
}

pub(super) fn which_lord(In(party): In<Party>, read: Read, ask: Ask) -> Prompt {
    let board = read.board();
    let mut prompt = prompt_at(&board, &ask, party.seat, "fief-ask-which-lord");
    let Some(battle) = &board.war.battle else { return prompt };
    let there = |id: PieceId| fighters(&board, battle.village, party).any(|row| row.id == id);
    let all: Vec<PieceId> = fighters(&board, battle.village, party).map(|row| row.id).collect();
    prompt.closing = default_answers::least_lord(&board, all.iter().copied()).map(|id| LOSE_LORD.on(id));
    prompt.offer(&LOSE_LORD, all, |id| if there(id) { Ok(()) } else { Err(BAD_LOSS) });
    prompt
}
pub(super) fn lose_lord(In((_, id)): In<(Seat, PieceId)>, mut write: Write) -> Flow {
    falls(&mut write, id);
    let due = &mut battle_mut(&mut write.war).dues[0];
    due.1 = due.1.saturating_sub(1);
    Flow::done()
}
