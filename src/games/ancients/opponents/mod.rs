//! The scripted opponents: `easy` and `normal` follow a heuristic, `hard` the expected value of every order.
mod heuristic;
mod lookahead;
mod orders;
mod plans;
mod reasons;
mod setup;

use super::access::Read;
use super::board::{Board, enemy};
use super::chapters::ambush::DECLINE;
use super::chapters::army::Recruits;
use super::chapters::attack::{ACCEPT, CHALLENGE, REFUSE};
use super::chapters::cards::RETURN_TO;
use super::chapters::general::{GIVE_GROUND, LET_STAND};
use super::chapters::modifiers::Manner;
use super::chapters::movement::STOP;
use super::chapters::pursuit::{ADVANCE, ADVANCE_INTO, PRESS, PURSUE, vacated};
use super::chapters::retreat::{ALLOW, DENY, ESCAPE, PROPOSE, RETREAT, STAY};
use super::odds::{Spread, of_fight};
use super::state::{ArmySetup, BattleProgress, FaceDecks, Fight, OrderUnderway};
use crate::table::prelude::*;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use heuristic::Misjudgment;
use lookahead::Lookahead;
use orders::{Told, appears, best_order, best_plan, told};
use plans::PlannedAttack;
use smallvec::smallvec;
use std::collections::VecDeque;

/// How well a script plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Level {
    /// The heuristic of somebody who overlooks orders, and misjudges chances and moves.
    Easy,
    /// The heuristic.
    Normal,
    /// The expected value of every order, and the enemy's best reply to the best of them.
    Hard,
}

/// What a script means to do with the unit that it has activated. It is no part of the position: after a save is loaded, the
/// script decides again.
#[derive(Resource, Default, Clone, Debug)]
pub struct Intent {
    unit: Option<PieceId>,
    turn: u8,
    orders: VecDeque<Order>,
    /// Why.
    told: Option<Told>,
    /// Whether the rest of this order is given at random, as `easy` does at times.
    at_random: bool,
    /// What the army of each side is drawn by, from its first decision of the match on.
    army: [u64; 2],
}

impl Intent {
    /// Means to do something else; what armies are drawn by stays.
    fn turn_to(&mut self, turn: u8, intended: Self) {
        *self = Self { turn, army: self.army, ..intended };
    }
    /// The number that decides what this side's army is made of: drawn anew at the first decision about it.
    fn drawn(&mut self, turn: Turn, is_first: bool) -> u64 {
        let drawn = &mut self.army[usize::from(turn.seat.0)];
        if is_first {
            *drawn = turn.chance;
        }
        *drawn
    }
}

/// What a script reads: the battle, from which it takes what its seat may see, and the question.
#[derive(SystemParam)]
pub(super) struct ScriptRead<'w, 's> {
    battle: Read<'w, 's>,
    waiting: Res<'w, Waiting>,
    progress: Res<'w, BattleProgress>,
    underway: Res<'w, OrderUnderway>,
    decks: Res<'w, FaceDecks>,
    army_setup: Res<'w, ArmySetup>,
}

pub(super) fn easy(In(turn): In<Turn>, read: ScriptRead, intent: ResMut<Intent>, thought: ResMut<Thought>) -> Order {
    choose(Level::Easy, turn, &read, intent.into_inner(), thought.into_inner())
}
pub(super) fn normal(In(turn): In<Turn>, read: ScriptRead, intent: ResMut<Intent>, thought: ResMut<Thought>) -> Order {
    choose(Level::Normal, turn, &read, intent.into_inner(), thought.into_inner())
}
pub(super) fn hard(In(turn): In<Turn>, read: ScriptRead, intent: ResMut<Intent>, thought: ResMut<Thought>) -> Order {
    choose(Level::Hard, turn, &read, intent.into_inner(), thought.into_inner())
}

fn choose(level: Level, turn: Turn, read: &ScriptRead, intent: &mut Intent, thought: &mut Thought) -> Order {
    let prompt = read.waiting.0.as_ref().expect("a script is asked only when a question waits");
    let order = decide(level, turn, read, prompt, intent, thought);
    if thought.0.is_none() {
        thought.0 = reasons::of(prompt, order);
    }
    // A script must never stop a match: should its choice not be on offer, any order that is will do.
    if prompt.takes(order) {
        return order;
    }
    thought.0 = None;
    crate::table::play::matches::random_order(prompt, turn.chance)
}

fn decide(
    level: Level,
    turn: Turn,
    read: &ScriptRead,
    prompt: &Prompt,
    intent: &mut Intent,
    thought: &mut Thought,
) -> Order {
    match prompt.text {
        "ancients-ask-compose" => {
            let cards = read.battle.rules.switches.modules.asymmetric_cards;
            let is_first = !cards && Recruits::of(&read.battle, turn.seat).units() == 0;
            setup::compose(read, prompt, turn.seat, intent.drawn(turn, is_first))
        }
        "ancients-ask-deploy" | "ancients-ask-deployed" | "ancients-ask-deploy-decoys" | "ancients-ask-stakes" => {
            setup::deploy(read, prompt, turn)
        }
        "ancients-ask-marker" => setup::lay_marker(read, prompt, turn),
        "ancients-ask-card" => setup::take_card(read, prompt, intent.drawn(turn, true)),
        "ancients-ask-token" => match appears(level, turn, read) {
            Some(decision) => decision.taken(read, intent, thought),
            None => DECLINE.on(()),
        },
        "ancients-ask-order" => {
            intent.turn_to(read.progress.turn, default());
            if level != Level::Hard
                && let Some(decision) = appears(level, turn, read)
            {
                return decision.taken(read, intent, thought);
            }
            let percent = read.battle.rules.data.opponents.easy_random_percent;
            if level == Level::Easy && turn.chance % 100 < percent {
                intent.at_random = true;
                thought.0 = Some(("ancients-thought-none", Words::new()));
                return crate::table::play::matches::random_order(prompt, turn.chance.rotate_left(32));
            }
            best_order(level, turn, read).taken(read, intent, thought)
        }
        "ancients-ask-act"
        | "ancients-ask-act-on"
        | "ancients-ask-support"
        | "ancients-ask-approach"
        | "ancients-ask-reveal"
        | "ancients-ask-assault" => go_on(level, turn, read, prompt, intent, thought),
        _ => answer(level, turn, read, prompt),
    }
}

/// The next click of the order that was decided; after a save was loaded, it is decided again.
fn go_on(
    level: Level,
    turn: Turn,
    read: &ScriptRead,
    prompt: &Prompt,
    intent: &mut Intent,
    thought: &mut Thought,
) -> Order {
    if intent.at_random && intent.turn == read.progress.turn {
        return crate::table::play::matches::random_order(prompt, turn.chance);
    }
    let known = intent.unit == read.underway.unit && intent.turn == read.progress.turn;
    while known && let Some(next) = intent.orders.pop_front() {
        if prompt.takes(next) {
            thought.0.clone_from(&intent.told);
            return next;
        }
    }
    let stops = prompt.takes(STOP.on(()));
    // Decided again halfway: the unit starts from where it stands, and only what is on offer counts. It does not step about any more.
    let board = read.battle.board_for(turn.seat);
    let again = read.underway.unit.filter(|_| read.underway.support.is_none());
    if let Some(unit) = again.filter(|_| if known { !stops && read.underway.steps == 0 } else { true }) {
        let (why, plan) = best_plan(level, &board, read, turn, vec![unit]);
        let mut orders = plan.orders();
        if read.underway.steps > 0 {
            orders.retain(|order| plan.path.is_empty() && *order != STOP.on(()));
        }
        while let Some(order) = orders.pop_front() {
            if prompt.takes(order) {
                let told = told(why, &plan);
                thought.0 = Some(told.clone());
                if !known {
                    let intended = Intent { unit: Some(unit), orders, told: Some(told), ..default() };
                    intent.turn_to(read.progress.turn, intended);
                }
                return order;
            }
        }
    }
    if stops { STOP.on(()) } else { prompt.offered[0] }
}

impl Level {
    /// How far this level misjudges what it sees.
    fn eye(self, read: &ScriptRead, turn: Turn) -> Misjudgment {
        let most = if self == Self::Easy { read.battle.rules.data.opponents.easy } else { default() };
        Misjudgment { most, chance: turn.chance }
    }
}

/// The answer to a question that the other side's order, or the dice, have raised.
fn answer(level: Level, turn: Turn, read: &ScriptRead, prompt: &Prompt) -> Order {
    let board = read.battle.board_for(turn.seat);
    let seat = turn.seat;
    let lookahead = Lookahead::new(&board, &read.progress, seat);
    let fight = read.underway.fight.as_ref();
    let offered = |wanted: Key| prompt.offered.iter().copied().filter(move |o| o.verb == wanted);
    if prompt.takes(ACCEPT.on(()))
        && let Some(fight) = fight
    {
        if !prompt.takes(REFUSE.on(())) {
            return ACCEPT.on(());
        }
        let spread = Spread::of_match(board.rules, &read.decks, enemy(seat));
        let manner = Manner::of(fight, &read.battle.modules.command);
        let refuses = match level {
            Level::Easy | Level::Normal => {
                let odds = of_fight(&board, &spread, fight.lead, fight.support, fight.target, &manner);
                heuristic::refuses(&board, &odds, fight.target, &level.eye(read, turn))
            }
            Level::Hard => {
                let attack = PlannedAttack { attackers: fight.attackers().collect(), target: fight.target, manner };
                let fought = lookahead.fight_value(&board, &spread, &attack);
                let refused = lookahead.refusal_value(&board, &attack.attackers, fight.target);
                refused.is_some_and(|value| value > fought)
            }
        };
        return if refuses { REFUSE.on(()) } else { ACCEPT.on(()) };
    }
    if prompt.takes(GIVE_GROUND.on(())) {
        let stands = |order: &Order| {
            let (Some(unit), Some(fight)) = (LET_STAND.of(*order), fight) else { return false };
            heuristic::lets_stand(&board, &read.progress, fight, unit)
        };
        return offered(LET_STAND.key).find(stands).unwrap_or(GIVE_GROUND.on(()));
    }
    if prompt.takes(ALLOW.on(())) {
        let (Some(fight), Some(unit)) = (fight, read.underway.subject) else { return ALLOW.on(()) };
        let denies = fight.proposed.is_some_and(|to| heuristic::denies(&board, unit, to));
        return if denies { DENY.on(()) } else { ALLOW.on(()) };
    }
    // Back from a flight: as far from the enemies as may be.
    let far = |order: &Order| {
        let to = RETURN_TO.of(*order).expect("a hex");
        board.enemies(seat).map(|enemy| board.map.hexes.distance(to, board.unit(enemy).at)).min()
    };
    if let Some(best) = offered(RETURN_TO.key).rev().max_by_key(far) {
        return best;
    }
    // Where to step back: the hex with the best score.
    for verb in [RETREAT, PROPOSE] {
        let best = offered(verb.key).max_by_key(|o| {
            let to = verb.of(*o).expect("a hex");
            let score = read.underway.subject.map(|unit| heuristic::retreat_score(&board, unit, to));
            (score, tie_break(turn.chance, to.index() as u64))
        });
        if let Some(best) = best {
            return best;
        }
    }
    if let Some(fight) = fight
        && let Some(order) = follow(level, turn, read, prompt, &board, &lookahead, fight)
    {
        return order;
    }
    // Cornered: flight denies points to the enemy, but a unit that stays may still be useful.
    if offered(ESCAPE.key).next().is_some() && prompt.takes(STAY.on(())) {
        return STAY.on(());
    }
    if prompt.takes(STAY.on(())) { STAY.on(()) } else { prompt.offered[0] }
}

/// Advance, pursuit or second challenge: whichever raises the value of the position most, if any does. After its own order `hard`
/// counts the enemy's best reply, who is next to order.
fn follow(
    level: Level,
    turn: Turn,
    read: &ScriptRead,
    prompt: &Prompt,
    board: &Board,
    lookahead: &Lookahead,
    fight: &Fight,
) -> Option<Order> {
    let spread = Spread::of_match(board.rules, &read.decks, turn.seat);
    let answered = (level == Level::Hard && board.unit(fight.lead).side == turn.seat).then(|| {
        let theirs = Spread::of_match(board.rules, &read.decks, enemy(turn.seat));
        Lookahead::new(board, &read.progress, turn.seat).with_replies(&read.progress, theirs)
    });
    let lookahead = answered.as_ref().unwrap_or(lookahead);
    let mut best = (lookahead.value(board), STAY.on(()));
    for order in &prompt.offered {
        let moved = |id: PieceId, to: Place| {
            let mut there = board.clone();
            there.shift(id, to);
            lookahead.value(&there)
        };
        let attack = |target: PieceId| {
            let lead = fight.advanced.unwrap_or(fight.lead);
            let manner = match (fight.advanced, &fight.winner) {
                (None, None) => Manner::of_second_challenge(&read.battle.modules.command, lead),
                _ => Manner::default(),
            };
            let odds = of_fight(board, &spread, lead, None, target, &manner);
            match level {
                Level::Easy | Level::Normal => {
                    let wanted = board.rules.data.opponents.heuristic.other_attack as u32;
                    (odds.percent(odds.attackers_win()) >= wanted).then_some(i64::MAX)
                }
                Level::Hard => {
                    let attack = PlannedAttack { attackers: smallvec![lead], target, manner };
                    Some(lookahead.attack_value(board, &spread, &attack))
                }
            }
        };
        let value = if let Some(id) = ADVANCE.of(*order) {
            let to = if fight.winner.is_none() { fight.from[2] } else { *vacated(board, fight).first()? };
            moved(id, to)
        } else if let Some(to) = ADVANCE_INTO.of(*order) {
            moved(fight.target, to)
        } else if let Some(to) = PURSUE.of(*order) {
            moved(fight.advanced?, to)
        } else if let Some(target) = CHALLENGE.of(*order).or_else(|| PRESS.of(*order)) {
            let Some(value) = attack(target) else { continue };
            value
        } else {
            continue;
        };
        if value > best.0 {
            best = (value, *order);
        }
    }
    prompt.takes(best.1).then_some(best.1)
}

/// The scripts of the game, for its plugin.
pub fn plugin(app: &mut App) {
    app.memory::<Intent>().script("easy", easy).script("normal", normal).script("hard", hard);
}
