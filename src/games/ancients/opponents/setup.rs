//! How a script composes and deploys.
use super::Eyes;
use crate::games::ancients::chapters::army::{ARMY_READY, RECRUIT, Recruits, TAKE_LIST, list_lines};
use crate::games::ancients::chapters::deployment::{DEPLOYED, USUAL_DEPLOYMENT};
use crate::table::prelude::{Kind, Order, Prompt, Turn};

/// One of the ready-made armies if the budget is theirs, else whatever still fits, by chance.
pub fn compose(eyes: &Eyes, prompt: &Prompt, turn: Turn) -> Order {
    let rules = &*eyes.watch.rules;
    let army = Recruits::new(rules, eyes.watch.fates(turn.seat));
    let lists: Vec<Order> = prompt.offered.iter().copied().filter(|o| TAKE_LIST.of(*o).is_some()).collect();
    let pick = |of: usize| ((u128::from(turn.chance) * of as u128) >> 64) as usize;
    if !lists.is_empty() {
        return lists[pick(lists.len())];
    }
    if eyes.muster.list[turn.seat.0 as usize].is_some() {
        return ARMY_READY.on(());
    }
    if rules.budget[turn.seat.0 as usize] == rules.data.armies.budget {
        // The lists that what is recruited so far can still become.
        let missing: Vec<usize> = (0..rules.data.armies.lists.len())
            .filter_map(|list| {
                let mut lines = list_lines(&rules.data, list);
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

/// The usual deployment: front row from the centre, archers behind.
pub fn deploy(prompt: &Prompt) -> Order {
    if prompt.text == "ancients-ask-deployed" { DEPLOYED.on(()) } else { USUAL_DEPLOYMENT.on(()) }
}
