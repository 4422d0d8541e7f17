//! Chapter 2 of Tactique, bombards: each lets its side throw one of its dice again in a round; they never stand alone.
use crate::games::fief::access::{Read, Write};
use crate::games::fief::board::Board;
use crate::games::fief::chapters::battle::rounds::loss_roll;
use crate::games::fief::chapters::battle::sides::prompt_at;
use crate::games::fief::state::posts::{Party, Post};
use crate::games::fief::state::war::{Battle, Thrown};
use crate::games::tactique::chapters::archers::pieces;
use crate::games::tactique::data::files::BOMBARD;
use crate::games::tactique::rules::Tactics;
use crate::games::tactique::state::melee::Melee;
use crate::table::kit::counters::Counters;
use crate::table::prelude::*;
use bevy::prelude::*;

/// Both sides have thrown their dice for the round; nothing is removed yet (T-2.07).
pub const DICE_LIE: Step<()> = Step::new("tactique.dice_lie");
/// The next questions are about this throw of the round, or about the special attack of this side.
pub const TURN_TO: Step<i32> = Step::new("tactique.turn_to");
/// Which die of this throw is thrown again? (D-32)
pub const REROLL_DICE: Step<Party> = Step::new("tactique.reroll_dice");

/// Throws the die with this number again.
pub const REROLL: Verb<i32> = Verb::new("tactique.reroll");
pub const LET_LIE: Verb<()> = Verb::new("tactique.let_lie");

pub const NO_REROLL_LEFT: Refusal = Refusal::new("no_reroll_left", "T-2.03");
pub const NO_SUCH_DIE: Refusal = Refusal::new("not_an_option", "T-2.05");
pub const NEEDS_ESCORT: Refusal = Refusal::new("bombard_needs_escort", "T-2.10");

/// Offers the dice that may be thrown again, numbered from 1 to `dice`; without any the question is not asked.
pub fn offer_reroll(prompt: &mut Prompt, dice: i32) {
    prompt.offer_steps(&REROLL, 1..=dice, 1, |_| if dice > 0 { NO_SUCH_DIE } else { NO_REROLL_LEFT });
    if dice > 0 {
        prompt.offer(&LET_LIE, [()], |()| Ok(()));
        prompt.closing = Some(LET_LIE.on(()));
    }
}

/// How many bombards a party has.
fn bombards(board: &Board, battle: &Battle, party: Party) -> i32 {
    pieces(board, battle.village, &[party], BOMBARD)
}
/// How often the party that is asked may still throw a die again: once for each of its bombards (T-2.03), for different
/// dice or one after the other for the same (T-2.06).
pub fn left(board: &Board, battle: &Battle, melee: &Melee, party: Party) -> i32 {
    (bombards(board, battle, party) - melee.again as i32).max(0)
}
/// Asks those parties of a band that have bombards about a throw; whoever owns a bombard decides (T-2.03).
pub fn owners_asked(board: &Board, battle: &Battle, band: &[Party], number: usize, ask: Step<Party>) -> Vec<Task> {
    let owners = band.iter().filter(|party| bombards(board, battle, **party) > 0);
    owners.flat_map(|party| [TURN_TO.on(number as i32), ask.on(*party)]).collect()
}

/// Asks about the throws of a round, the attackers' first (T-2.07). Of attackers who fight one by one each has the use
/// of their own bombards only: each is a front with a throw of its own (T-2.03). Only dice for losses are asked about,
/// not those that aim (T-2.05).
pub(in crate::games::tactique) fn dice_lie(In(()): In<()>, write: Write, thrown: Res<Thrown>) -> Flow {
    let board = write.board();
    let Some(battle) = &board.war.battle else { return Flow::done() };
    let fronts = battle.fronts();
    let mut tasks = vec![];
    for (i, cast) in thrown.0.iter().enumerate().filter(|(_, cast)| !cast.dice.is_empty()) {
        if let Some((_, band)) = fronts.get(usize::from(cast.front)) {
            tasks.extend(owners_asked(&board, battle, band, i, REROLL_DICE));
        }
    }
    Flow::then(tasks)
}
pub(in crate::games::tactique) fn turn_to(In(number): In<i32>, mut melee: ResMut<Melee>) -> Flow {
    (melee.asked, melee.again) = (number as u8, 0);
    Flow::done()
}
pub(in crate::games::tactique) fn ask_reroll(
    In(party): In<Party>,
    read: Read,
    ask: Ask,
    thrown: Res<Thrown>,
    melee: Res<Melee>,
) -> Prompt {
    let board = read.board();
    let mut prompt = prompt_at(&board, &ask, party.seat, "tactique-ask-reroll");
    let number = usize::from(melee.asked);
    let Some((cast, battle)) = thrown.0.get(number).zip(board.war.battle.as_ref()) else { return prompt };
    let left = left(&board, battle, &melee, party);
    offer_reroll(&mut prompt, if left > 0 { cast.dice.len() as i32 } else { 0 });
    // Those who were asked about an earlier throw hear that they cannot throw again any more.
    let fronts = battle.fronts();
    for cast in &thrown.0[..number] {
        let band = fronts.get(usize::from(cast.front)).map(|(_, band)| band.as_slice()).unwrap_or_default();
        for other in band.iter().filter(|other| other.seat != party.seat) {
            prompt.closed_to(other.seat, &REROLL, NO_REROLL_LEFT);
        }
    }
    for (_, face) in &cast.dice {
        prompt.words.push(("faces", Word::Number(*face)));
    }
    prompt.with("left", Word::Number(left))
}
pub(in crate::games::tactique) fn reroll(
    In((seat, die)): In<(Seat, i32)>,
    mut write: Write,
    mut thrown: ResMut<Thrown>,
    mut melee: ResMut<Melee>,
    tactics: Res<Tactics>,
) -> Flow {
    let asked = usize::from(melee.asked);
    let shown = write.dice.die(write.rules.data.combat.sides);
    let roll = match thrown.0.get_mut(asked) {
        Some(cast) => {
            // The last throw stands (T-2.06).
            if let Some(die) = cast.dice.get_mut(die as usize - 1) {
                die.1 = shown;
            }
            loss_roll(&write.rules, seat, shown)
        }
        None => {
            let side = melee.asked_side();
            melee.dice[side] = shown;
            let faces = tactics.data.combat.battle_die.clone();
            Roll { seat, purpose: "tactique-roll-volley", face: faces[shown as usize - 1], faces, drawn: false }
        }
    };
    melee.again += 1;
    // The dice of a round, or the die of the special attack.
    let rule = if thrown.0.is_empty() { "T-2.04" } else { "T-2.03" };
    write.chronicle.note(rule, || Entry::new("tactique-log-reroll", rule).by(seat).roll(roll));
    Flow::again()
}
pub(in crate::games::tactique) fn let_lie(In(_): In<(Seat, ())>) -> Flow {
    Flow::done()
}

/// Whether a lord of the company that marches counts as there.
#[derive(Clone, Copy, PartialEq)]
enum Company {
    Stays,
    Leaves,
}

/// Whether a family has troops or a free lord at a post of a village beside its bombards. Pieces in `without` do not
/// count.
fn has_escort(board: &Board, seat: Seat, village: Place, post: Post, without: Counters, company: Company) -> bool {
    let groups = board.forces.at(seat, village).filter(|g| g.post == post);
    let all = groups.fold(Counters::default(), |all, g| all.plus(g.counters));
    let stay = all.minus(without).unwrap_or_default();
    let lords = board.free_lords_of(seat).filter(|row| row.at == village && row.lord.post() == post);
    board.rules.soldiers.points(stay) > 0
        || lords.filter(|row| company == Company::Stays || !board.march.contains(row.id)).count() > 0
}

/// A bombard is placed beside troops or a lord of its family only (T-2.01, T-2.10).
pub fn may_muster(board: &Board, seat: Seat, sort: u8, village: Place, post: Post) -> Allowed {
    let bombard = usize::from(sort) == BOMBARD;
    let alone = bombard && !has_escort(board, seat, village, post, Counters::default(), Company::Stays);
    if alone { Err(NEEDS_ESCORT) } else { Ok(()) }
}

/// The company leaves no bombard alone (T-2.10).
pub fn may_leave(board: &Board, seat: Seat) -> Allowed {
    let (Some(leader), Some(kinds)) = (board.march.leader.map(|id| board.lord(id)), board.forces.kinds()) else {
        return Ok(());
    };
    let (village, post) = (leader.at, leader.lord.post());
    let going = kinds.marching.iter().fold(Counters::default(), |all, (_, pieces)| all.plus(*pieces));
    let there = board.forces.at(seat, village).filter(|g| g.post == post);
    let bombards: u8 = there.map(|g| g.counters.0[BOMBARD]).sum();
    let left = bombards > going.0[BOMBARD];
    if left && !has_escort(board, seat, village, post, going, Company::Leaves) { Err(NEEDS_ESCORT) } else { Ok(()) }
}
/// Pieces that are called away without a lord leave no bombard alone either (T-2.10).
pub fn may_send(board: &Board, seat: Seat, village: Place, pieces: Counters) -> Allowed {
    let inside = |g: &&crate::games::fief::state::forces::Group| g.post == Post::Inside;
    let left = board.forces.at(seat, village).filter(inside).any(|g| g.counters.0[BOMBARD] > 0);
    if left && !has_escort(board, seat, village, Post::Inside, pieces, Company::Stays) {
        Err(NEEDS_ESCORT)
    } else {
        Ok(())
    }
}

/// Registers the steps, decisions and verbs of this chapter.
pub fn plugin(app: &mut App) {
    app.before(&crate::games::fief::chapters::battle::rounds::BLOW, &DICE_LIE)
        .step(&DICE_LIE, dice_lie)
        .step(&TURN_TO, turn_to)
        .decision(&REROLL_DICE, ask_reroll)
        .verb(&REROLL, reroll)
        .verb(&LET_LIE, let_lie);
}
