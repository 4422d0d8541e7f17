//! The orders that `hard` tries: what `normal` would do, and what else may be worth it.
use crate::games::fief::chapters::battle::rounds::SURRENDER;
use crate::games::fief::chapters::bishopric_sale::BID;
use crate::games::fief::chapters::cards::PLAY;
use crate::games::fief::chapters::fiefs::CREATE_FIEF;
use crate::games::fief::chapters::moves::go::LEAD;
use crate::games::fief::chapters::negotiations::answers::COUNTER;
use crate::games::fief::chapters::negotiations::market::NEGOTIATE;
use crate::games::fief::chapters::purchases::{BUY, PUT};
use crate::games::fief::data::items::Item;
use crate::games::fief::opponents::odds::OddsTable;
use crate::games::fief::opponents::outlook::Outlook;
use crate::games::fief::opponents::script::{Intent, Mind, decide, told, whatever};
use crate::games::fief::opponents::{cards, fights, marches, negotiations};
use crate::table::prelude::*;
use std::cmp::Reverse;

/// The most orders that are tried at one question.
const MOST: usize = 8;
/// How many ways of one lord are tried.
const WAYS: usize = 3;
/// After so many orders in one go of moves nothing is tried any more: the go comes to its end.
const LONG_GO: u16 = 40;
/// Questions at which every order on offer is tried, if they are few.
const WEIGHED: [&str; 21] = [
    "fief-ask-declare",
    "fief-ask-foe",
    "fief-ask-truce",
    "fief-ask-retreat",
    "fief-ask-yield",
    "fief-ask-stance",
    "fief-ask-take-on",
    "fief-ask-mode",
    "fief-ask-sortie",
    "fief-ask-ready",
    "fief-ask-grace",
    "fief-ask-calm",
    "fief-ask-passage",
    "fief-ask-let-in",
    "fief-ask-prince",
    "fief-ask-vote",
    "fief-ask-crown",
    "fief-ask-answer",
    "fief-ask-capital",
    "fief-ask-which-lord",
    "fief-ask-justice",
];

/// An order that is tried; if it fares best, what it brings says why.
pub fn tried(order: Order) -> Choice {
    Choice { order, plan: vec![], worth: 0, told: None }
}

/// What `normal` orders now comes first, then the others.
pub fn choices(turn: Turn, mind: &mut Mind) -> Vec<Choice> {
    let Mind { read, waiting, course, odds, intent, .. } = mind;
    let prompt = waiting.0.as_ref().expect("a script is asked only when a question waits");
    let board = read.board();
    let o = Outlook::new(&board, turn.seat);
    odds.learn(board.rules, &course.0);
    let moves = prompt.text == "fief-ask-moves";
    // A company on its way goes on as it was meant to.
    let follows = moves && intent.leader.is_some() && o.march_leader() == intent.leader && !intent.orders.is_empty();
    let weary = moves && intent.go == (o.progress().turn, o.me) && intent.given > LONG_GO;
    if weary && let Some(done) = prompt.closing {
        return vec![tried(done)];
    }
    let mut afresh = Intent::default();
    let memory = if moves && !follows { &mut afresh } else { &mut **intent };
    let (order, why) = decide(&o, odds, memory, prompt, turn.chance)
        .filter(|(order, _)| prompt.takes(*order))
        .unwrap_or_else(|| whatever(prompt));
    let mut first = Choice { told: told(why, memory.goal), ..tried(order) };
    if LEAD.of(order).is_some() {
        first.plan = memory.orders.iter().copied().collect();
    }
    if follows || order == COUNTER.on(()) {
        return vec![first];
    }
    let mut all = vec![first];
    for other in others(&o, odds, prompt) {
        let new = |known: &Choice| (known.order, &known.plan) != (other.order, &other.plan);
        if all.len() < MOST && prompt.takes(other.order) && all.iter().all(new) {
            all.push(other);
        }
    }
    all
}

/// What else may be worth a trial, the best first.
fn others(o: &Outlook, odds: &OddsTable, prompt: &Prompt) -> Vec<Choice> {
    let closing = || prompt.closing.into_iter().map(tried);
    let offered = || prompt.offered.iter().copied();
    match prompt.text {
        "fief-ask-moves" => {
            let plans = marches::plans(o, odds, prompt, o.rules().data.opponents.hard_storm, WAYS);
            let way = |plan: marches::Plan| {
                let told = told(plan.why, Some(plan.goal));
                Choice { order: LEAD.on(plan.leader), plan: plan.orders.into(), worth: plan.worth.into(), told }
            };
            let mut all: Vec<Choice> = closing().chain(plans.into_iter().map(way)).collect();
            all.truncate(MOST);
            all
        }
        "fief-ask-cards" => {
            let mut plays: Vec<(i32, Order)> =
                offered().filter_map(|order| Some((cards::target(o, PLAY.of(order)?)?.0, order))).collect();
            plays.sort_by_key(|(worth, _)| Reverse(*worth));
            closing().chain(plays.into_iter().map(|(_, order)| tried(order))).collect()
        }
        "fief-ask-purchases" => {
            // Rebels only where they hurt a foe.
            let hurts = o.uprising().is_some_and(|uprising| fights::rebels_aim(o, uprising.at) > 0);
            let serves = |bought: Kind| hurts || !matches!(o.rules().item(bought), Item::Rebels(_));
            let bought =
                offered().filter(|order| BUY.of(*order).is_some_and(serves) || CREATE_FIEF.of(*order).is_some());
            // Whoever could buy a whole army does not keep all of it in the purse.
            let rich = o.purse() >= o.rules().data.opponents.marches.rich * o.rules().data.money.prices.point;
            closing().filter(|_| !rich).chain(bought.map(tried)).collect()
        }
        "fief-ask-where" => {
            let mut villages: Vec<(u16, Order)> =
                offered().filter_map(|order| Some((o.strength(o.me, PUT.of(order)?), order))).collect();
            villages.sort_by_key(|(strength, _)| Reverse(*strength));
            villages.into_iter().map(|(_, order)| tried(order)).collect()
        }
        "fief-ask-offers" => {
            let useful = |order: &Order| NEGOTIATE.of(*order).is_some_and(|with| negotiations::may_propose(o, with));
            closing().chain(offered().filter(useful).map(tried)).collect()
        }
        // The mitre of a dead bishop: the next bid, or none.
        "fief-ask-bid" => closing().chain([tried(BID.on(o.negotiation().least_bid()))]).collect(),
        // Soldiers without a lord have nobody to save.
        "fief-ask-yield" if !fights::has_lord_in_battle(o) => vec![],
        text if WEIGHED.contains(&text) => offered().filter(|order| *order != SURRENDER.on(())).map(tried).collect(),
        _ => vec![],
    }
}
