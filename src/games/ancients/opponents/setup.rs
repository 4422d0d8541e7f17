//! How a script composes and deploys.
use super::ScriptRead;
use crate::games::ancients::chapters::ambush::{DECOY_AT, HIDE_AT};
use crate::games::ancients::chapters::army::{ARMY_READY, RECRUIT, Recruits, TAKE_LIST};
use crate::games::ancients::chapters::deployment::{DEPLOYED, USUAL_DEPLOYMENT};
use crate::games::ancients::chapters::terrain::{LAY, SET_STAKES, TAKE_MARKER, next_marker, supply};
use crate::games::ancients::data::files::RED;
use crate::table::prelude::{Kind, Order, Place, Prompt, Turn, tie_break};

/// One of the ready-made armies if the budget is theirs; else, by chance, any unit that still fits.
pub fn compose(read: &ScriptRead, prompt: &Prompt, turn: Turn) -> Order {
    let rules = &*read.battle.rules;
    let army = Recruits::of(&read.battle, turn.seat);
    let lists: Vec<Order> = prompt.offered.iter().copied().filter(|o| TAKE_LIST.of(*o).is_some()).collect();
    let pick = |of: usize| ((u128::from(turn.chance) * of as u128) >> 64) as usize;
    if !lists.is_empty() {
        return lists[pick(lists.len())];
    }
    if read.army_setup.list[turn.seat.0 as usize].is_some() {
        return ARMY_READY.on(());
    }
    if rules.budget[turn.seat.0 as usize] == rules.data.armies.budget {
        // For each list that the units recruited so far can still become, the next line it needs.
        let missing: Vec<usize> = (0..rules.data.armies.lists.len())
            .filter_map(|list| {
                let mut lines = rules.data.list_lines(list);
                for (line, taken) in army.taken.iter().enumerate() {
                    for _ in 0..*taken {
                        lines.remove(lines.iter().position(|l| *l == line)?);
                    }
                }
                Some(lines)
            })
            .map(|lines| lines.first().copied().unwrap_or(usize::MAX))
            .collect();
        if !missing.is_empty() {
            let line = missing[pick(missing.len())];
            return if line == usize::MAX { ARMY_READY.on(()) } else { RECRUIT.on(Kind(line as u16)) };
        }
    }
    let affordable: Vec<Order> = prompt.offered.iter().copied().filter(|o| RECRUIT.of(*o).is_some()).collect();
    if affordable.is_empty() { ARMY_READY.on(()) } else { affordable[pick(affordable.len())] }
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
        _ => lie_in_wait(read, prompt, turn).unwrap_or(USUAL_DEPLOYMENT.on(())),
    }
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
