//! The orders that `hard` thinks worth trying at a question, with what each is worth by the usual weighing.
use super::answers::{Answer, area, attacks, charges, gains, next};
use super::plans::{Idea, Mind};
use super::reactions;
use super::thoughts::{self, Told};
use crate::games::vassaux::chapters::charge::CHARGE;
use crate::games::vassaux::chapters::magic::casting::CAST;
use crate::games::vassaux::chapters::movement::HALT;
use crate::games::vassaux::chapters::orders::ACTIVATE;
use crate::games::vassaux::chapters::reaction::{LET_PASS, REACT};
use crate::games::vassaux::state::progress::Progress;
use crate::table::ground::spots::square;
use crate::table::prelude::{Choice, Order, Prompt, Spot};
use std::cmp::Reverse;

/// The most orders that are named, the best first.
const MOST: usize = 8;

/// An order as it is weighed: worth, order, reason.
type Weighed = (i64, Order, Option<Told>);

/// The usual answer first, then the others, those first that weigh more.
pub fn of(mind: &Mind, progress: &Progress, prompt: &Prompt, (usual, told): Answer) -> Vec<Choice> {
    let mut found = match prompt.text {
        "vassaux-ask-pick" => picks(mind, prompt),
        "vassaux-ask-declare" => declarations(mind, prompt),
        "vassaux-ask-move" => halts(mind, prompt),
        "vassaux-ask-charge" => whom_to_charge(mind, prompt),
        "vassaux-ask-attack" => whom_to_attack(mind, prompt),
        "vassaux-ask-react" | "vassaux-ask-react-path" => whether_to_react(mind, progress, prompt),
        "vassaux-ask-spell" => spells(mind, prompt),
        _ => vec![],
    };
    found.retain(|(_, order, _)| prompt.takes(*order));
    found.sort_by_key(|(worth, order, _)| (Reverse(*worth), *order != usual));
    let worth = found.iter().find(|(_, order, _)| *order == usual).map_or(0, |(worth, ..)| *worth);
    let mut choices = vec![Choice { order: usual, plan: vec![], worth, told }];
    for (worth, order, told) in found {
        if choices.len() < MOST && choices.iter().all(|choice| choice.order != order) {
            choices.push(Choice { order, plan: vec![], worth, told });
        }
    }
    choices
}

/// Every unit that may act, each with the best of its plans.
fn picks(mind: &Mind, prompt: &Prompt) -> Vec<Weighed> {
    let told = |(gain, unit, idea)| (gain, ACTIVATE.on(unit), Some(thoughts::idea(idea)));
    gains(mind, prompt).into_iter().map(told).collect()
}

/// What may be declared next, each with the best plan that goes on so.
fn declarations(mind: &Mind, prompt: &Prompt) -> Vec<Weighed> {
    let Some(frame) = mind.asked.frames.top() else { return vec![] };
    if mind.asked.board.infiltrates(frame.unit) {
        return vec![];
    }
    let plans = mind.plans(frame.unit).into_iter();
    plans
        .filter_map(|plan| Some((plan.worth, next(&frame.orders, &plan, prompt)?, Some(thoughts::idea(plan.idea)))))
        .collect()
}

/// Places nearer to each other than this, in R, are as good as one.
const ALIKE: i64 = 1;

/// Where the unit could halt: the best places that are no neighbours.
fn halts(mind: &Mind, prompt: &Prompt) -> Vec<Weighed> {
    let force = mind.asked.frames.top().and_then(|frame| mind.forces.of(frame.unit));
    let (Some(force), Some(area)) = (force, area(prompt, &HALT)) else { return vec![] };
    let alike = ALIKE * i64::from(mind.asked.board.field.measures().ruler);
    let mut found: Vec<(i64, Spot, Told)> = vec![];
    for (worth, why, at) in mind.spots(force) {
        let new = found.iter().all(|(_, other, _)| square(*other, at) > alike * alike);
        if new && area.allows(at).is_ok() {
            found.push((worth, at, thoughts::place(why)));
            if found.len() == MOST {
                break;
            }
        }
    }
    found.into_iter().map(|(worth, at, told)| (worth, HALT.on(at), Some(told))).collect()
}

fn whom_to_charge(mind: &Mind, prompt: &Prompt) -> Vec<Weighed> {
    let told = |(gain, target)| (gain, CHARGE.on(target), Some(thoughts::idea(Idea::Charge(target))));
    charges(mind, prompt).into_iter().map(told).collect()
}

fn whom_to_attack(mind: &Mind, prompt: &Prompt) -> Vec<Weighed> {
    let told = |(gain, order, idea)| (gain, order, Some(thoughts::idea(idea)));
    attacks(mind, prompt).into_iter().map(told).collect()
}

/// To let the enemy pass, or which unit reacts.
fn whether_to_react(mind: &Mind, progress: &Progress, prompt: &Prompt) -> Vec<Weighed> {
    let units = reactions::weighed(mind, progress, prompt).into_iter();
    let told = |(better, unit)| (better, REACT.on(unit), Some(thoughts::of("vassaux-thought-react", Some(unit))));
    units.map(told).chain([(0, LET_PASS.on(()), None)]).collect()
}

fn spells(mind: &Mind, prompt: &Prompt) -> Vec<Weighed> {
    let rules = &mind.asked.board.rules;
    let force = mind.asked.frames.top().and_then(|frame| mind.forces.of(frame.unit));
    let spells = force.map(|force| mind.spells(force)).unwrap_or_default().into_iter();
    let order = |spell| CAST.on(rules.spell_kind(spell));
    spells
        .filter(|one| prompt.takes(order(one.spell)))
        .map(|one| {
            let target = one.target.filter(|target| Some(*target) != force.map(|force| force.group));
            (one.worth, order(one.spell), Some(thoughts::idea(Idea::Cast(one.spell, target))))
        })
        .collect()
}
