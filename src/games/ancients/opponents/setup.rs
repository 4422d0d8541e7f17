//! How a script composes and deploys.
use super::ScriptRead;
use crate::games::ancients::chapters::army::{ARMY_READY, RECRUIT, Recruits, TAKE_LIST};
use crate::games::ancients::chapters::deployment::{DEPLOYED, USUAL_DEPLOYMENT};
use crate::table::prelude::{Kind, Order, Prompt, Turn};

/// One of the ready-made armies if the budget is theirs; else, by chance, any unit that still fits.
pub fn compose(read: &ScriptRead, prompt: &Prompt, turn: Turn) -> Order {
    let rules = &*read.battle.rules;
    let army = Recruits::new(rules, read.battle.fates(turn.seat), &read.battle.upgrades);
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

/// The usual deployment, then its confirmation.
pub fn deploy(prompt: &Prompt) -> Order {
    if prompt.text == "ancients-ask-deployed" { DEPLOYED.on(()) } else { USUAL_DEPLOYMENT.on(()) }
}
