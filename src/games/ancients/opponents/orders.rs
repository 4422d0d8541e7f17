//! The order that a script decides on: one of its units, or what it has in ambush, and what it is to do.
use super::heuristic;
use super::lookahead::Lookahead;
use super::plans::{Action, Plan, plans};
use super::{Intent, Level, ScriptRead};
use crate::games::ancients::board::{Board, enemy};
use crate::games::ancients::chapters::ambush::ORDER_TOKEN;
use crate::games::ancients::chapters::modifiers::Manner;
use crate::games::ancients::chapters::turn::ACTIVATE;
use crate::games::ancients::data::files::RED;
use crate::games::ancients::odds::Spread;
use crate::table::prelude::*;
use bevy::prelude::*;
use smallvec::smallvec;
use std::collections::VecDeque;

/// The key of the words for the order that is worth most.
const VALUE: &str = "ancients-thought-value";

/// A reason: a Fluent key, and the arguments of the message.
pub type Told = (&'static str, Words);

/// A whole order that a script has decided on.
pub struct Decision {
    /// The words that say why.
    told: Told,
    unit: PieceId,
    /// Where the unit lies in ambush; none: it is on the board.
    ambush: Option<Place>,
    /// The orders after that which takes the unit in hand.
    orders: VecDeque<Order>,
}

impl Decision {
    /// The order that begins it; the rest is kept for the questions that follow.
    pub fn taken(self, read: &ScriptRead, intent: &mut Intent, thought: &mut Thought) -> Order {
        thought.0 = Some(self.told.clone());
        let told = Some(self.told);
        intent.turn_to(read.progress.turn, Intent { unit: Some(self.unit), orders: self.orders, told, ..default() });
        self.ambush.map_or(ACTIVATE.on(self.unit), |at| ORDER_TOKEN.on(at))
    }
}

/// The best order of a side with a unit on the board; for `hard` also with one that would appear from its ambush.
pub fn best_order(level: Level, turn: Turn, read: &ScriptRead) -> Decision {
    let board = read.battle.board_for(turn.seat);
    let units = board.available(turn.seat).collect();
    if level != Level::Hard {
        let (why, plan) = best_plan(level, &board, read, turn, units);
        return decided(why, &board, read, turn, None, &plan);
    }
    let mut starts = vec![Start::of(board, units)];
    starts.extend(ambushes(turn, read));
    most_valuable(turn, read, &starts).decided(turn, read, &starts)
}

fn decided(
    why: &'static str,
    board: &Board,
    read: &ScriptRead,
    turn: Turn,
    ambush: Option<Place>,
    plan: &Plan,
) -> Decision {
    let spread = Spread::of_match(board.rules, &read.decks, turn.seat);
    Decision {
        told: told(why, plan),
        unit: plan.unit,
        ambush,
        orders: plan.orders_with(heuristic::items(board, &spread, plan)),
    }
}

/// The order of a unit in ambush that appears for it, if one is good enough: an enemy is surprised there, or all have gone by. For
/// `hard`, one that makes the position better than it is.
pub fn appears(level: Level, turn: Turn, read: &ScriptRead) -> Option<Decision> {
    if level != Level::Hard {
        return surprise(turn, read).or_else(|| passed(turn, read));
    }
    let starts: Vec<Start> = ambushes(turn, read).collect();
    if starts.is_empty() {
        return None;
    }
    let best = most_valuable(turn, read, &starts);
    let now = read.battle.board_for(turn.seat);
    let stays = Lookahead::new(&now, &read.progress, turn.seat).value(&now);
    (best.rank.0 > stays).then(|| best.decided(turn, read, &starts))
}

/// The own ambush that surprises an enemy with the best chances, if they are good enough, and the attack that it makes.
fn surprise(turn: Turn, read: &ScriptRead) -> Option<Decision> {
    let manner = Manner { surprise: true, ..default() };
    let mut best: Option<(i32, Decision)> = None;
    for (unit, board) in read.battle.ambushers(turn.seat) {
        if !board.unit(unit).may_attack_alone(board.rules) {
            continue;
        }
        let spread = Spread::of_match(board.rules, &read.decks, turn.seat);
        let at = board.unit(unit).at;
        for target in board.beside(at, enemy(turn.seat)) {
            let percent = heuristic::win_percent(&board, &spread, [unit].into_iter(), target, &manner);
            if percent >= board.rules.data.opponents.heuristic.surprise && best.as_ref().is_none_or(|b| percent > b.0) {
                let plan = Plan { action: Action::Attack(target), ..Plan::hold(unit) };
                best = Some((percent, decided("ancients-thought-surprise", &board, read, turn, Some(at), &plan)));
            }
        }
    }
    best.map(|(_, decision)| decision)
}

/// An own ambush that lies behind every enemy: there is nobody left to surprise there, and the unit is of use elsewhere.
fn passed(turn: Turn, read: &ScriptRead) -> Option<Decision> {
    let side = turn.seat;
    let board = read.battle.board_for(side);
    let forward =
        |at: Place| if side == RED { -i32::from(board.map.hexes.row(at)) } else { i32::from(board.map.hexes.row(at)) };
    let front = board.enemies(side).map(|enemy| forward(board.unit(enemy).at)).max()?;
    let own = read.battle.modules.ambush.of(side).filter_map(|token| Some((token.at, token.unit?)));
    let (at, unit) = own.into_iter().find(|(at, _)| forward(*at) > front)?;
    Some(Decision { told: ("ancients-thought-passed", Words::new()), unit, ambush: Some(at), orders: default() })
}

/// The best order of a side with one of these units, and why.
pub fn best_plan(
    level: Level,
    board: &Board,
    read: &ScriptRead,
    turn: Turn,
    units: Vec<PieceId>,
) -> (&'static str, Plan) {
    match level {
        Level::Easy | Level::Normal => {
            let eye = level.eye(read, turn);
            let spread = Spread::of_match(board.rules, &read.decks, turn.seat);
            let (class, plan) = heuristic::best(board, &read.progress, &spread, turn.seat, &units, &eye);
            (class_thought(class), plan)
        }
        Level::Hard => {
            let best = most_valuable(turn, read, &[Start::of(board.clone(), units)]);
            (VALUE, best.plan)
        }
    }
}

/// A position from which orders are looked at.
struct Start<'a> {
    board: Board<'a>,
    /// Those that may be ordered in it; one at least.
    units: Vec<PieceId>,
    /// Where the unit lies in ambush that has appeared in it.
    ambush: Option<Place>,
    /// What the side has given up for this position, in hundredths of a victory point.
    handicap: i64,
}

impl<'a> Start<'a> {
    /// The position as it is.
    fn of(board: Board<'a>, units: Vec<PieceId>) -> Self {
        Self { board, units, ambush: None, handicap: 0 }
    }
}

/// The positions in which a unit in ambush has appeared: it is worth nothing in ambush any more.
fn ambushes<'a>(turn: Turn, read: &'a ScriptRead) -> impl Iterator<Item = Start<'a>> {
    read.battle.ambushers(turn.seat).map(move |(unit, board)| {
        let handicap = Lookahead::new(&board, &read.progress, turn.seat).ambusher_value(&board, unit);
        Start { units: vec![unit], ambush: Some(board.unit(unit).at), handicap, board }
    })
}

/// An order that is looked at.
struct Candidate<'a> {
    /// Its value before the enemy's reply, and what settles ties.
    rank: (i64, u64),
    /// The number of the position that it starts from.
    start: usize,
    /// The board with its units moved.
    there: Board<'a>,
    plan: Plan,
}

impl Candidate<'_> {
    fn decided(&self, turn: Turn, read: &ScriptRead, starts: &[Start]) -> Decision {
        let Start { board, ambush, .. } = &starts[self.start];
        decided(VALUE, board, read, turn, *ambush, &self.plan)
    }
}

/// The order that is worth most, of all from these positions: the enemy's best reply to the best of them is weighed, too.
fn most_valuable<'a>(turn: Turn, read: &ScriptRead, starts: &[Start<'a>]) -> Candidate<'a> {
    let rules = &read.battle.rules;
    let spread = Spread::of_match(rules, &read.decks, turn.seat);
    let lookahead = Lookahead::new(&starts[0].board, &read.progress, turn.seat);
    let replies = rules.data.opponents.hard_replies;
    // The best orders so far, the best first.
    let mut best: Vec<Candidate> = Vec::with_capacity(replies + 2);
    let mut number = 0_u64;
    for (at, start) in starts.iter().enumerate() {
        plans(&start.board, &read.progress, turn.seat, &start.units, |there, plan| {
            number += 1;
            let value = lookahead.plan_value(&start.board, there, &spread, plan) - start.handicap;
            let found = (value, tie_break(turn.chance, number));
            let rank = best.partition_point(|other| other.rank > found);
            if rank < replies.max(1) {
                best.insert(rank, Candidate { rank: found, start: at, there: there.clone(), plan: plan.clone() });
                best.truncate(replies.max(1));
            }
        });
    }
    let found = if best.len() < 2 || replies == 0 {
        best.into_iter().next()
    } else {
        let replied = lookahead.with_replies(&read.progress, Spread::of_match(rules, &read.decks, enemy(turn.seat)));
        best.into_iter().max_by_key(|found| {
            let start = &starts[found.start];
            (replied.plan_value(&start.board, &found.there, &spread, &found.plan) - start.handicap, found.rank.1)
        })
    };
    found.expect("every unit may hold")
}

/// The reason for a plan; of one that is worth most also what it comes to.
pub fn told(why: &'static str, plan: &Plan) -> Told {
    let at = |key, target: PieceId| (key, smallvec![("unit", Word::On(Target::Piece(target)))]);
    match &plan.action {
        Action::Restore if why != VALUE => ("ancients-thought-restore", Words::new()),
        _ if why != VALUE => (why, Words::new()),
        Action::Attack(target) | Action::Double { target, .. } | Action::Assault { target, .. } => {
            at("ancients-thought-value-attack", *target)
        }
        Action::Shoot(target) => at("ancients-thought-value-shoot", *target),
        Action::MoveOnly => ("ancients-thought-value-move", Words::new()),
        Action::Hold | Action::Restore => (VALUE, Words::new()),
    }
}

/// The key of the words for a class of orders.
fn class_thought(class: u8) -> &'static str {
    match class {
        1 => "ancients-thought-1",
        2 => "ancients-thought-2",
        3 => "ancients-thought-3",
        4 => "ancients-thought-4",
        5 => "ancients-thought-5",
        6 => "ancients-thought-6",
        7 => "ancients-thought-7",
        _ => "ancients-thought-hold",
    }
}
