//! How a script composes and deploys.
use super::ScriptRead;
use crate::games::ancients::chapters::ambush::{DECOY_AT, HIDE_AT};
use crate::games::ancients::chapters::army::{ARMY_READY, RECRUIT, Recruits, TAKE_LIST};
use crate::games::ancients::chapters::deployment::{DEPLOY_AT, DEPLOYED, USUAL_DEPLOYMENT, half_turned_deployment};
use crate::games::ancients::chapters::module_cards::TAKE_CARD;
use crate::games::ancients::chapters::terrain::{LAY, SET_STAKES, TAKE_MARKER, next_marker, supply};
use crate::games::ancients::data::cards::Module;
use crate::games::ancients::data::files::{ArmyPlanData, RED};
use crate::games::ancients::rules::{PoolLine, Rules};
use crate::games::ancients::state::Fate;
use crate::table::prelude::{Kind, Order, PieceId, Place, Prompt, Seat, Turn, pick, tie_break};

/// What an army is made of, if armies follow plans.
fn plan_of(rules: &Rules, drawn: u64) -> Option<&ArmyPlanData> {
    let plans = &rules.data.opponents.plans;
    // Another part of the number than the one that draws a ready-made army.
    plans.get(pick(drawn.rotate_left(32), plans.len()))
}

/// Of a card that gives one of its modules the one that the plan has units of, else any.
pub fn take_card(read: &ScriptRead, prompt: &Prompt, drawn: u64) -> Order {
    let rules = &*read.battle.rules;
    let kinds = plan_of(rules, drawn).map_or(&[][..], |plan| &plan.kinds);
    let choices = rules.card_choices();
    let wanted = |order: &&Order| {
        let choice = TAKE_CARD.of(**order).and_then(|kind| choices.get(kind.index() - rules.first_card_kind()));
        let module = choice
            .and_then(|choice| rules.data.cards.cards[choice.card].modules.get(usize::from(choice.taken?)).copied());
        let brings = |line: &PoolLine| line.module.and_then(Module::of_units) == module && kinds.contains(&line.kind);
        module.is_some() && rules.pool.iter().any(brings)
    };
    let any = prompt.offered[pick(drawn, prompt.offered.len())];
    prompt.offered.iter().find(wanted).copied().unwrap_or(any)
}

/// A ready-made army if there are such, or if the budget is theirs and no module is on; else one by a plan, the dearest of its units
/// first.
pub fn compose(read: &ScriptRead, prompt: &Prompt, seat: Seat, drawn: u64) -> Order {
    let rules = &*read.battle.rules;
    let side = usize::from(seat.0);
    let army = Recruits::of(&read.battle, seat);
    let lists: Vec<Order> = prompt.offered.iter().copied().filter(|o| TAKE_LIST.of(*o).is_some()).collect();
    if !lists.is_empty() {
        return lists[pick(drawn, lists.len())];
    }
    if read.army_setup.list[side].is_some() {
        return ARMY_READY.on(());
    }
    if rules.budget[side] == rules.data.armies.budget && !rules.has_module_units() {
        let all = rules.data.armies.lists.len();
        // The list that was drawn, or another if units were recruited by somebody else.
        let missing = (0..all).map(|i| (pick(drawn, all) + i) % all).find_map(|list| {
            let mut lines = rules.data.list_lines(list);
            for (line, taken) in army.taken.iter().enumerate() {
                for _ in 0..*taken {
                    lines.remove(lines.iter().position(|l| *l == line)?);
                }
            }
            Some(lines)
        });
        if let Some(lines) = missing {
            return lines.first().map_or(ARMY_READY.on(()), |line| RECRUIT.on(Kind(*line as u16)));
        }
    }
    let offered = || prompt.offered.iter().filter_map(|order| RECRUIT.of(*order));
    let Some(plan) = plan_of(rules, drawn) else {
        let all: Vec<Kind> = offered().collect();
        let at = pick(tie_break(drawn, army.points as u64), all.len());
        return all.get(at).map_or(ARMY_READY.on(()), |kind| RECRUIT.on(*kind));
    };
    let upgrade = offered().find(|kind| rules.upgrade_of(*kind).is_some_and(|u| plan.upgrades.contains(&u.name)));
    let dearest = |wanted: &dyn Fn(&PoolLine) -> bool| {
        let units = offered().filter(|kind| rules.is_unit(*kind) && wanted(&rules.pool[kind.index()]));
        let rank = |kind: Kind| plan.kinds.iter().position(|name| *name == rules.pool[kind.index()].kind);
        units.max_by_key(|kind| {
            let line = &rules.pool[kind.index()];
            (line.cost, std::cmp::Reverse(rank(*kind)), tie_break(drawn, kind.0.into()))
        })
    };
    let lacks = |name: &String| {
        let mut taken = rules.pool.iter().zip(&army.taken);
        !taken.any(|(line, taken)| line.kind == *name && *taken > 0)
    };
    let mut lacking = plan.first.iter().filter(|name| lacks(name));
    let bought = (lacking.find_map(|name| dearest(&|line| line.kind == *name)))
        .or(upgrade)
        .or_else(|| dearest(&|line| plan.kinds.contains(&line.kind)))
        .or_else(|| dearest(&|line| plan.rest.contains(&line.kind)))
        .or_else(|| offered().find(|kind| *kind == rules.stakes_kind()))
        .or_else(|| dearest(&|line| line.module.is_none()));
    bought.map_or(ARMY_READY.on(()), |kind| RECRUIT.on(kind))
}

/// The usual deployment, then stakes before the strongest on foot in front, then its confirmation.
pub fn deploy(read: &ScriptRead, prompt: &Prompt, turn: Turn) -> Order {
    match prompt.text {
        "ancients-ask-deployed" | "ancients-ask-deploy-decoys" => mislead(prompt, turn).unwrap_or(DEPLOYED.on(())),
        "ancients-ask-stakes" => {
            let board = read.battle.board_for(turn.seat);
            let score = |order: &Order| {
                let at = SET_STAKES.of(*order)?;
                let row = i32::from(board.map.hexes.row(at));
                let forward = if turn.seat == RED { -row } else { row };
                let strength = board.at(at).map_or(0, |unit| board.unit(unit).strength());
                Some((strength > 0, forward, strength, tie_break(turn.chance, at.index() as u64)))
            };
            prompt.offered.iter().copied().max_by_key(score).unwrap_or(USUAL_DEPLOYMENT.on(()))
        }
        _ => lie_in_wait(read, prompt, turn)
            .or_else(|| take_stand(read, prompt, turn.seat))
            .unwrap_or(USUAL_DEPLOYMENT.on(())),
    }
}

/// The hex of the unit in hand, as in the usual deployment but turned by half a turn for Blue: boards with printed terrain are
/// symmetric so, and neither side has the better ground then.
fn take_stand(read: &ScriptRead, prompt: &Prompt, side: Seat) -> Option<Order> {
    let board = read.battle.board_for(side);
    let waiting = || read.battle.fates(side).filter(|unit| unit.2 == Fate::Recruited).map(|unit| unit.0).min();
    let unit = read.army_setup.in_hand[usize::from(side.0)].or_else(waiting)?;
    let mut army: Vec<(PieceId, Kind)> = read
        .battle
        .fates(side)
        .filter(|unit| matches!(unit.2, Fate::Recruited | Fate::OnBoard))
        .map(|unit| (unit.0, unit.1))
        .collect();
    army.sort_by_key(|unit| unit.0);
    let to = half_turned_deployment(&board, side, &army).into_iter().find(|(id, _)| *id == unit)?.1;
    Some(DEPLOY_AT.on(to)).filter(|order| prompt.takes(*order))
}

/// Now and then the unit in hand, if it is a middling one, hides in the forest nearest to the middle of the board.
fn lie_in_wait(read: &ScriptRead, prompt: &Prompt, turn: Turn) -> Option<Order> {
    let hides: Vec<Place> = prompt.offered.iter().filter_map(|order| HIDE_AT.of(*order)).collect();
    let board = read.battle.board_for(turn.seat);
    let hidden = read.battle.modules.ambush.of(turn.seat).any(|token| token.unit.is_some());
    if hidden || turn.chance.is_multiple_of(2) {
        return None;
    }
    let middle = i32::from(board.map.hexes.rows()) / 2;
    let best = hides.into_iter().min_by_key(|at| {
        let away = (i32::from(board.map.hexes.row(*at)) - middle).abs();
        (away, tie_break(turn.chance, at.index() as u64))
    });
    best.map(|at| HIDE_AT.on(at))
}

/// A decoy beside what really lies in ambush, or in place of it.
fn mislead(prompt: &Prompt, turn: Turn) -> Option<Order> {
    let decoys: Vec<Order> = prompt.offered.iter().copied().filter(|order| DECOY_AT.of(*order).is_some()).collect();
    decoys.into_iter().min_by_key(|order| DECOY_AT.of(*order).map(|at| tie_break(turn.chance, at.index() as u64)))
}

/// Forest and hills before the own zone, other terrain before the enemy's: it hinders who comes.
pub fn lay_marker(read: &ScriptRead, prompt: &Prompt, turn: Turn) -> Order {
    let board = read.battle.board_for(turn.seat);
    let ground = next_marker(&read.battle.rules, &read.battle.modules.field).unwrap_or_default();
    let kind = &board.rules.data.terrain.kinds[ground as usize];
    // The terrains come in turn, so that not all four markers are of one kind.
    let placed = read.battle.modules.field.placed[turn.seat.0 as usize];
    let wanted = supply(&read.battle.rules, &read.battle.modules.field).min_by_key(|left| {
        let laid = read.battle.modules.field.markers().filter(|(_, other)| other == left).count();
        (laid / 2, *left)
    });
    if read.battle.modules.field.in_hand.is_none()
        && let Some(wanted) = wanted.filter(|wanted| *wanted != ground && placed > 0)
        && let Some(kind) = board.rules.terrain_kinds().nth(wanted.into())
    {
        return TAKE_MARKER.on(kind);
    }
    let (first, last) = board.rules.data.terrain.rows;
    let own = kind.blocks_sight || kind.height > 0;
    let row = match (turn.seat == RED, own) {
        (true, true) | (false, false) => last.saturating_sub(1),
        _ => first + 1,
    };
    let width =
        |at: Place| board.map.hexes.places().filter(|p| board.map.hexes.row(*p) == board.map.hexes.row(at)).count();
    let score = |order: &Order| {
        let at = LAY.of(*order)?;
        let away = i32::from(board.map.hexes.row(at).abs_diff(row));
        let aside = (2 * i32::from(board.map.hexes.col(at)) - width(at) as i32).abs();
        Some((-4 * away - aside, tie_break(turn.chance, at.index() as u64)))
    };
    prompt.offered.iter().copied().max_by_key(score).unwrap_or(prompt.offered[0])
}
