//! What a script answers to each question.
use super::formation;
use super::plans::{Idea, Mind, Plan};
use super::reactions;
use super::sorcery;
use super::thoughts::{self, Told};
use crate::games::vassaux::candidates::questions::proposals;
use crate::games::vassaux::candidates::reasons::{Proposal, Rank, Why};
use crate::games::vassaux::chapters::charge::CHARGE;
use crate::games::vassaux::chapters::cohesion::JOIN;
use crate::games::vassaux::chapters::deployment::{DEPLOY_AT, TAKE_UNIT, USUAL_DEPLOYMENT};
use crate::games::vassaux::chapters::melee::{FIRST, STRIKE_TARGET};
use crate::games::vassaux::chapters::movement::{self, BEND, HALT, LEAD_TO, REGROUP};
use crate::games::vassaux::chapters::orders::{ACTIVATE, DECLARED, ORDER};
use crate::games::vassaux::chapters::scenarios::escape::LEAVE;
use crate::games::vassaux::chapters::scenarios::evacuation::{EVACUATE, NO_MORE};
use crate::games::vassaux::chapters::shooting::{AGAIN, SHOOT, STRIKE};
use crate::games::vassaux::field::paths;
use crate::games::vassaux::field::slots::Hand;
use crate::games::vassaux::state::combat::Phase;
use crate::games::vassaux::state::orders::OrderKind;
use crate::games::vassaux::state::progress::Progress;
use crate::table::ground::spots::Spot;
use crate::table::prelude::{Area, Order, PieceId, Prompt, Verb};

/// An order with the reason for it.
pub type Answer = (Order, Option<Told>);

/// The answer to a question; nothing where it is none that a script thinks about.
pub fn answer(mind: &Mind, progress: &Progress, prompt: &Prompt) -> Option<Answer> {
    match prompt.text {
        "vassaux-ask-deploy" => deploy(mind, prompt),
        "vassaux-ask-pick" => pick(mind, prompt),
        "vassaux-ask-declare" => declare(mind, prompt),
        "vassaux-ask-move" => halt(mind, prompt),
        "vassaux-ask-reorganise" => lead(mind, prompt),
        "vassaux-ask-charge" => charge(mind, prompt),
        "vassaux-ask-attack" => attack(mind, prompt),
        "vassaux-ask-again" => Some((AGAIN.on(()), thoughts::why("vassaux-thought-again"))),
        "vassaux-ask-react" | "vassaux-ask-react-path" => {
            let (order, unit) = reactions::react(mind, progress, prompt);
            Some((order, unit.map(|unit| thoughts::of("vassaux-thought-react", Some(unit)))))
        }
        "vassaux-ask-stage" => {
            reactions::when(mind, prompt).map(|order| (order, thoughts::why("vassaux-thought-stage")))
        }
        "vassaux-ask-react-with" => {
            reactions::with(mind, prompt).map(|order| (order, thoughts::why("vassaux-thought-react")))
        }
        "vassaux-ask-allot" => Some((STRIKE_TARGET.on(()), None)),
        "vassaux-ask-first" | "vassaux-ask-first-back" => first(mind, prompt),
        "vassaux-ask-form-up" => formation::form_up(mind, prompt),
        "vassaux-ask-exits" => exits(mind, prompt),
        "vassaux-ask-departure" => Some((LEAVE.on(()), thoughts::why("vassaux-thought-leave"))),
        "vassaux-ask-rejoin" => rejoin(mind, prompt),
        text if sorcery::is_asked(text) => sorcery::answer(mind, progress, prompt),
        _ => None,
    }
}

/// The area of a verb.
pub fn area<'p>(prompt: &'p Prompt, verb: &Verb<Spot>) -> Option<&'p Area> {
    prompt.areas.iter().find(|area| area.verb == verb.key)
}

/// The unit that gains most by acting now.
fn pick(mind: &Mind, prompt: &Prompt) -> Option<Answer> {
    let best = gains(mind, prompt).into_iter().max_by_key(|(gain, unit, _)| (*gain, std::cmp::Reverse(*unit)))?;
    Some((ACTIVATE.on(best.1), Some(thoughts::idea(best.2))))
}
/// What each unit gains by acting now, and by what.
pub fn gains(mind: &Mind, prompt: &Prompt) -> Vec<(i64, PieceId, Idea)> {
    let units = prompt.offered.iter().filter_map(|order| ACTIVATE.of(*order));
    let gain = |unit: PieceId| {
        // Whoever waits comes when nobody has anything better to do.
        let Some(force) = mind.forces.of(unit) else { return Some((0, unit, Idea::Wait)) };
        let best = mind.plans(unit).into_iter().next()?;
        Some((best.worth - mind.here(force), unit, best.idea))
    };
    units.filter_map(gain).collect()
}

/// The next order of the best plan that begins with what has been declared.
fn declare(mind: &Mind, prompt: &Prompt) -> Option<Answer> {
    let frame = mind.asked.frames.top()?;
    if mind.asked.board.infiltrates(frame.unit) {
        return sorcery::arrive(prompt);
    }
    let plans = mind.plans(frame.unit).into_iter();
    let (order, plan) = plans.filter_map(|plan| Some((next(&frame.orders, &plan, prompt)?, plan))).next()?;
    Some((order, Some(thoughts::idea(plan.idea))))
}
/// What is declared next for a plan that begins with these orders, if it is on offer.
pub fn next(given: &[OrderKind], plan: &Plan, prompt: &Prompt) -> Option<Order> {
    let order = match plan.orders.strip_prefix(given)?.first() {
        Some(order) => ORDER.on(order.kind()),
        None => DECLARED.on(()),
    };
    prompt.takes(order).then_some(order)
}

/// How much better a place must be that is reached by a bend, in tenths of a point.
const WORTH_A_BEND: i64 = 15;

/// Where the unit halts: the best place that the rule allows, or a bend to a much better one.
fn halt(mind: &Mind, prompt: &Prompt) -> Option<Answer> {
    let frame = mind.asked.frames.top()?;
    let force = mind.forces.of(frame.unit)?;
    let Some(area) = area(prompt, &HALT) else {
        return Some((REGROUP.on(()), thoughts::why("vassaux-thought-regroup")));
    };
    let spots = mind.spots(force);
    let best = spots.iter().find(|(_, _, at)| area.allows(*at).is_ok());
    let hoped = spots.first().map(|(worth, ..)| *worth)?;
    if best.is_none_or(|(worth, ..)| worth + WORTH_A_BEND < hoped)
        && let Some((worth, at)) = bend(mind, prompt, &spots)
        && best.is_none_or(|(straight, ..)| worth > straight + WORTH_A_BEND)
    {
        return Some((BEND.on(at), thoughts::why("vassaux-thought-bend")));
    }
    let (_, why, at) = best?;
    Some((HALT.on(*at), Some(thoughts::place(*why))))
}

/// How many places, the most rewarding first, are tried behind each bend.
const BEHIND_A_BEND: usize = 3;

/// The bend behind which the best place lies.
fn bend(mind: &Mind, prompt: &Prompt, spots: &[(i64, Why, Spot)]) -> Option<(i64, Spot)> {
    let area = area(prompt, &BEND)?;
    let (board, frame) = (mind.asked.board, mind.asked.frames.top()?);
    let gait = movement::gait(board, frame.unit, frame.order()?)?;
    let (company, limits) = (movement::company(board, frame)?, movement::limits(board, frame.unit, gait));
    let laid = movement::laid(board, frame)?;
    let mut best: Option<(i64, Spot)> = None;
    for joint in proposals(&mind.asked, BEND.key).into_iter().flat_map(|proposal| proposal.spots) {
        let mut path = laid.ending(joint);
        path.joints.push(joint);
        for (worth, _, at) in spots.iter().take(BEHIND_A_BEND) {
            let better = best.is_none_or(|(most, _)| *worth > most);
            if better
                && area.allows(joint).is_ok()
                && paths::halt(&board.field, &company, &limits, &path.ending(*at), Hand::Left).is_ok()
            {
                best = Some((*worth, joint));
            }
        }
    }
    best
}

/// Where the leader goes while his unit reorganises.
fn lead(mind: &Mind, prompt: &Prompt) -> Option<Answer> {
    let area = area(prompt, &LEAD_TO)?;
    let unit = movement::reorganising(mind.asked.frames, mind.asked.combat)?;
    let force = mind.forces.of(unit)?;
    let spots = mind.worth_of(force, proposals(&mind.asked, LEAD_TO.key));
    let (_, why, at) = spots.into_iter().find(|(_, _, at)| area.allows(*at).is_ok())?;
    Some((LEAD_TO.on(at), Some(thoughts::place(why))))
}

/// Whom the unit charges; where it ends is left to the question, whose usual point has most fighters in contact.
fn charge(mind: &Mind, prompt: &Prompt) -> Option<Answer> {
    let targets = charges(mind, prompt).into_iter();
    let (_, target) = targets.max_by_key(|(gain, target)| (*gain, std::cmp::Reverse(*target)))?;
    Some((CHARGE.on(target), Some(thoughts::idea(Idea::Charge(target)))))
}
/// What a charge brings, target by target.
pub fn charges(mind: &Mind, prompt: &Prompt) -> Vec<(i64, PieceId)> {
    let Some(force) = mind.asked.frames.top().and_then(|frame| mind.forces.of(frame.unit)) else { return vec![] };
    let gain = |target: PieceId| Some((mind.forces.melee(force, mind.forces.of(target)?, true, false), target));
    prompt.offered.iter().filter_map(|order| CHARGE.of(*order)).filter_map(gain).collect()
}

/// Whom the unit strikes or shoots at.
fn attack(mind: &Mind, prompt: &Prompt) -> Option<Answer> {
    let (_, order, idea) = attacks(mind, prompt).into_iter().max_by_key(|(gain, ..)| *gain)?;
    Some((order, Some(thoughts::idea(idea))))
}
/// What blows and shots bring, target by target.
pub fn attacks(mind: &Mind, prompt: &Prompt) -> Vec<(i64, Order, Idea)> {
    let Some(force) = mind.asked.frames.top().and_then(|frame| mind.forces.of(frame.unit)) else { return vec![] };
    let gain = |order: &Order| {
        let (struck, shot) = (STRIKE.of(*order), SHOOT.of(*order));
        let target = mind.forces.of(struck.or(shot)?)?;
        let gain = match struck {
            Some(_) => mind.forces.melee(force, target, false, false),
            None => mind.forces.volley(force, target),
        };
        let idea = if struck.is_some() { Idea::Strike(target.group) } else { Idea::Shoot(target.group) };
        Some((gain, *order, idea))
    };
    prompt.offered.iter().filter_map(gain).collect()
}

/// The first blow has the die of the order: it goes where it brings most. Of those who strike back the strongest does first.
fn first(mind: &Mind, prompt: &Prompt) -> Option<Answer> {
    let melee = mind.asked.combat.melees.last()?;
    let attacker = mind.forces.of(melee.attacker.unit)?;
    let gain = |unit: PieceId| {
        let other = mind.forces.of(unit)?;
        Some(match melee.phase {
            Phase::StrikeBack => (mind.forces.melee(other, attacker, false, false), unit),
            _ => (mind.forces.melee(attacker, other, melee.by_charge, melee.order_die), unit),
        })
    };
    let units = prompt.offered.iter().filter_map(|order| FIRST.of(*order));
    let (_, unit) = units.filter_map(gain).max_by_key(|(gain, unit)| (*gain, std::cmp::Reverse(*unit)))?;
    Some((FIRST.on(unit), thoughts::why("vassaux-thought-first")))
}

/// Villagers leave, their vassal last: whom he leaves behind is confused (V-23.05).
fn exits(mind: &Mind, prompt: &Prompt) -> Option<Answer> {
    let board = mind.asked.board;
    let leads = |fighter: PieceId| board.units.iter().any(|unit| unit.leader == Some(fighter));
    let alone = |fighter: PieceId| {
        board.units.iter().any(|unit| unit.leader == Some(fighter) && board.field.members(unit.id).count() == 1)
    };
    let may = prompt.offered.iter().filter_map(|order| EVACUATE.of(*order));
    let leaves = may.filter(|fighter| !leads(*fighter) || alone(*fighter)).min();
    Some((leaves.map_or(NO_MORE.on(()), |fighter| EVACUATE.on(fighter)), thoughts::why("vassaux-thought-exit")))
}

/// A confused fighter joins the smallest unit that takes him.
fn rejoin(mind: &Mind, prompt: &Prompt) -> Option<Answer> {
    let units = prompt.offered.iter().filter_map(|order| JOIN.of(*order));
    let unit = units.min_by_key(|unit| (mind.forces.of(*unit).map_or(0, |force| force.size), *unit))?;
    Some((JOIN.on(unit), thoughts::why("vassaux-thought-rejoin")))
}

/// The lord last, so that he knows whom his Aura is to reach; each unit where it is worth most, those who fight in front.
fn deploy(mind: &Mind, prompt: &Prompt) -> Option<Answer> {
    let board = mind.asked.board;
    let Some(unit) = mind.asked.deployment.taken else {
        let units = prompt.offered.iter().filter_map(|order| TAKE_UNIT.of(*order));
        let lord = |unit: PieceId| board.rules.roster.unit(unit).is_some_and(|pieces| pieces.is_lord());
        let next = units.min_by_key(|unit| (lord(*unit), *unit))?;
        return Some((TAKE_UNIT.on(next), thoughts::why("vassaux-thought-take-unit")));
    };
    let Some(area) = area(prompt, &DEPLOY_AT) else {
        return sorcery::lay_marker(prompt).or(Some((USUAL_DEPLOYMENT.on(()), thoughts::why("vassaux-thought-usual"))));
    };
    let lord = board.rules.roster.unit(unit)?.is_lord();
    let shoots = board.rules.shot(unit).is_some();
    let force = mind.forces.arriving(unit)?;
    let rank = |why: Why| match (why, lord, shoots) {
        (Why::Zone(Rank::Rear, _), true, _) => 60,
        (Why::Zone(Rank::Middle, _), true, _) | (Why::Zone(Rank::Front, _), false, _) => 40,
        (Why::Zone(Rank::Middle, _), false, _) => 25,
        (Why::BesideLord(_), ..) => 20,
        _ => 0,
    };
    let coming = mind.forces.coming(&force);
    let mut found: Vec<(i64, Why, Spot)> = vec![];
    for Proposal { why, spots } in proposals(&mind.asked, DEPLOY_AT.key) {
        let dangers = |at: Spot| mind.positions.threats_to_come(&coming, &force, at);
        let worth = |at: Spot| mind.positions.worth(&force, at, why) + rank(why) - dangers(at);
        found.extend(spots.iter().map(|at| (worth(*at), why, *at)));
    }
    found.sort_by_key(|(worth, _, at)| (-worth, *at));
    let best = found.into_iter().find(|(_, _, at)| area.allows(*at).is_ok());
    let at = best.map_or(area.usual, |(_, _, at)| at);
    Some((DEPLOY_AT.on(at), Some(thoughts::of("vassaux-thought-deploy", Some(unit)))))
}
