//! Moves (D-15, D-16): each lord in turn looks at every way of two villages that he can go, alone or with soldiers, and
//! takes the one of most worth.
use crate::games::fief::board::LordRow;
use crate::games::fief::chapters::moves::go::{ASK_PASSAGE, DROP, ESCORT, LEAD, MARCH, STORM};
use crate::games::fief::chapters::turn::DONE;
use crate::games::fief::opponents::allies;
use crate::games::fief::opponents::odds::OddsTable;
use crate::games::fief::opponents::outlook::Outlook;
use crate::games::fief::opponents::script::{Intent, Scripted};
use crate::games::fief::opponents::storms::storm_value;
use crate::games::fief::opponents::survey::{Survey, has_only_walls, is_key};
use crate::table::prelude::{Order, PieceId, Place, Prompt};
use smallvec::SmallVec;
use std::collections::VecDeque;

/// How a step ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Entry {
    Walk,
    /// The ally is asked.
    Ask,
    Storm,
}

/// A way: villages in order, with soldiers left behind in each but the last.
#[derive(Clone, Debug, Default)]
struct Way {
    steps: SmallVec<[(Place, u16); 3]>,
    /// Soldiers that come along from the start.
    taken: u16,
    storms: bool,
}

/// The next order of a go of moves.
pub fn go(o: &Outlook, odds: &OddsTable, intent: &mut Intent, prompt: &Prompt, chance: u64) -> Option<Scripted> {
    let key = (o.progress().turn, o.me);
    if intent.go != key {
        *intent = Intent { go: key, ..Intent::default() };
    }
    intent.given += 1;
    let choice = next(o, odds, intent, prompt, chance).filter(|_| intent.given <= MOST_ORDERS);
    choice.or_else(|| {
        *intent = Intent::default();
        Some((DONE.on(()), ""))
    })
}

fn next(o: &Outlook, odds: &OddsTable, intent: &mut Intent, prompt: &Prompt, chance: u64) -> Option<Scripted> {
    if o.march_leader() == intent.leader {
        while let Some(next) = intent.orders.pop_front() {
            if let Some(order) = near_enough(o, prompt, next) {
                return Some((order, intent.why));
            }
            // Without those who were to come along it is another march.
            if next.verb == ESCORT.key
                || next.verb == MARCH.key
                || next.verb == STORM.key
                || next.verb == ASK_PASSAGE.key
            {
                intent.orders.clear();
            }
        }
    }
    if let Some(choice) = super::fights::lead_rebels(o, prompt, chance) {
        return Some(choice);
    }
    if let Some(choice) = allies::cede(o, intent, prompt) {
        return Some(choice);
    }
    let survey = Survey::new(o, odds);
    // Whoever leads most goes first.
    let mut lords: SmallVec<[(u16, PieceId); 4]> = o
        .free_lords_of(o.me)
        .filter(|row| !intent.tried.contains(&row.id) && prompt.takes(LEAD.on(row.id)))
        .map(|row| (o.points(o.me, row.at) + o.guards(o.me, row.at), row.id))
        .collect();
    lords.sort_by_key(|(army, id)| (std::cmp::Reverse(*army), id.0));
    for (_, id) in lords {
        intent.tried.push(id);
        if let Some((way, why)) = best_way(o, odds, &survey, id) {
            intent.leader = Some(id);
            intent.orders = orders(o, &way);
            intent.why = why;
            intent.goal = Some(goal(o, &way, o.lord(id).at));
            return Some((LEAD.on(id), why));
        }
    }
    None
}

/// A company's way as it is planned: who leads it, what is ordered then, what it is worth beside staying, and why.
pub(super) struct Plan {
    pub leader: PieceId,
    pub orders: VecDeque<Order>,
    pub worth: i32,
    pub why: &'static str,
    /// The village that the reason is about.
    pub goal: Place,
}

/// For each lord who may be led now so many of his ways at most that are worth a thought, storms from a chance of so many percent on;
/// those of most worth come first.
pub(super) fn plans(o: &Outlook, odds: &OddsTable, prompt: &Prompt, storms_from: i32, each: usize) -> Vec<Plan> {
    let survey = Survey { storms_from: Some(storms_from), ..Survey::new(o, odds) };
    let mut all: Vec<Plan> = vec![];
    for row in o.free_lords_of(o.me).filter(|row| prompt.takes(LEAD.on(row.id))) {
        let mut of_lord: Vec<Weighed> = vec![];
        let stay = ways(o, odds, &survey, row.id, &mut |way| of_lord.push(way));
        of_lord.sort_by_key(|(worth, ..)| std::cmp::Reverse(*worth));
        // Of ways to the same end in the same manner one is enough.
        let mut ends: SmallVec<[(Place, bool); 4]> = SmallVec::new();
        for (worth, way, why) in of_lord {
            let end = (way.steps.last().map_or(row.at, |(to, _)| *to), way.storms);
            if ends.contains(&end) || ends.len() >= each {
                continue;
            }
            ends.push(end);
            let goal = goal(o, &way, row.at);
            all.push(Plan { leader: row.id, orders: orders(o, &way), worth: worth - stay, why, goal });
        }
    }
    all.sort_by_key(|plan| (std::cmp::Reverse(plan.worth), plan.leader.0));
    all
}

/// The village for which a company sets out: the last one that nobody holds yet, or where it ends.
fn goal(o: &Outlook, way: &Way, here: Place) -> Place {
    let mut back = way.steps.iter().rev().map(|(to, _)| *to);
    let end = back.clone().next().unwrap_or(here);
    if way.storms { end } else { back.find(|to| o.occupant(*to).is_none()).unwrap_or(end) }
}

/// The most orders that a script gives in one go of moves: more would mean that its plans never come to an end.
const MOST_ORDERS: u16 = 60;

/// The order itself; where counters cannot be split so, one soldier more or less.
fn near_enough(o: &Outlook, prompt: &Prompt, order: Order) -> Option<Order> {
    if prompt.takes(order) {
        return Some(order);
    }
    let here = o.march_leader().map(|leader| o.lord(leader).at);
    for verb in [&ESCORT, &DROP] {
        if let Some(points) = verb.of(order) {
            let fewer = (1..points).rev().map(|n| verb.on(n)).find(|order| prompt.takes(*order));
            // Nobody takes more and leaves his own village empty for it.
            let there = here.filter(|_| verb.key == ESCORT.key).map_or(u16::MAX, |here| o.points(o.me, here));
            let more = points..(points + 3).min(i32::from(there));
            return fewer.or_else(|| more.map(|n| verb.on(n)).find(|order| prompt.takes(*order)));
        }
    }
    None
}

/// The orders that make a company go a way, after its leader was named.
fn orders(o: &Outlook, way: &Way) -> VecDeque<Order> {
    let mut orders = VecDeque::new();
    if way.taken > 0 {
        orders.push_back(ESCORT.on(way.taken.into()));
    }
    let last = way.steps.len().saturating_sub(1);
    for (i, (to, left)) in way.steps.iter().enumerate() {
        let storms = way.storms && i == last;
        orders.push_back(match entry(o, *to, storms) {
            Entry::Walk => MARCH.on(*to),
            Entry::Ask => ASK_PASSAGE.on(*to),
            Entry::Storm => STORM.on(*to),
        });
        if *left > 0 && i < last {
            orders.push_back(DROP.on((*left).into()));
        }
    }
    orders
}

fn entry(o: &Outlook, to: Place, storms: bool) -> Entry {
    match o.occupant(to) {
        _ if storms => Entry::Storm,
        Some(seat) if seat != o.me => Entry::Ask,
        _ => Entry::Walk,
    }
}

/// Whether a village can be walked into: free, own, or the ally's.
pub(super) fn is_open(o: &Outlook, village: Place) -> bool {
    !o.has_rebels(village) && o.occupant(village).is_none_or(|seat| !o.is_foe(seat))
}

/// Soldiers of one's own inside a village that can still go so many steps.
pub(super) fn at_hand(o: &Outlook, village: Place, steps: u8) -> u16 {
    o.own_soldiers(village)
        .filter(|(gone, _)| gone + steps <= o.rules().data.limits.steps)
        .map(|(_, points)| points)
        .sum()
}

/// What would be lost with a company, in hundreds of écus.
pub(super) fn stake(o: &Outlook, row: &LordRow, soldiers: u16) -> i32 {
    cost(o, soldiers) + o.worth(row.id)
}
/// What soldiers are worth: less the easier they are bought again.
pub(super) fn cost(o: &Outlook, soldiers: u16) -> i32 {
    let price = o.rules().data.money.prices.point.max(1);
    let data = &o.rules().data.opponents.marches;
    let rich = data.rich.max(1);
    let replaced = (o.purse() / price).clamp(0, rich);
    i32::from(soldiers) * (100 * rich - (100 - data.cheap) * replaced) / (100 * rich)
}

/// A way that a lord can go, with what it is worth and why.
type Weighed = (i32, Way, &'static str);

/// The best way of a lord, if it is better than to stay.
fn best_way(o: &Outlook, odds: &OddsTable, survey: &Survey, id: PieceId) -> Option<(Way, &'static str)> {
    let mut best: Option<Weighed> = None;
    let stay = ways(o, odds, survey, id, &mut |way| {
        if best.as_ref().is_none_or(|(most, ..)| way.0 > *most) {
            best = Some(way);
        }
    });
    best.filter(|(worth, ..)| *worth > stay).map(|(_, way, why)| (way, why))
}

/// Every way of two villages that a lord can go; and what it is worth that he stays.
fn ways(o: &Outlook, odds: &OddsTable, survey: &Survey, id: PieceId, found: &mut impl FnMut(Weighed)) -> i32 {
    let row = o.lord(id);
    let limits = &o.rules().data.limits;
    let left = (if row.lord.darc { limits.steps_darc } else { limits.steps }).saturating_sub(row.lord.steps);
    if row.lord.gate.is_some() {
        // From a gate he may enter a village that nobody occupies any more.
        if o.occupant(row.at).is_none() && !o.has_rebels(row.at) {
            let way = Way { steps: [(row.at, 0)].into_iter().collect(), taken: at_gate(o, row.at), storms: false };
            found((1, way, "fief-thought-occupy"));
        }
        return 0;
    }
    let here = row.at;
    let spare = at_hand(o, here, 1).saturating_sub(survey.needs[here.index()].saturating_sub(others_here(o, row)));
    let guards = own_guards(o, id);
    let stay = standing_value(o, survey, row, here, spare + guards);
    let holds = is_key(o, here) && o.occupant(here) == Some(o.me);
    // Where no fief hangs on the walls yet somebody stays at least: anybody could walk in.
    let own_fief = o.fief_of(o.region(here)) == Some(o.me);
    let needed = if own_fief || has_only_walls(o, here) { survey.needs[here.index()] } else { 1 };
    let exposed = survey.threat[here.index()] > o.strength(o.me, here);
    let mut consider = |worth: i32, way: Way, why: &'static str| {
        let end = way.steps.last().map_or(here, |(to, _)| *to);
        // The walls that a fief hangs on are not left with too few.
        let with = if end == here { way.taken } else { way.taken + guards + u16::from(o.fights(row)) };
        let bared = holds && o.strength(o.me, here) >= needed && o.strength(o.me, here) - with < needed;
        // The plague should not find more than two lords together, where there is a choice.
        let crowds = end != here && !way.storms && !exposed && o.is_crowded(end);
        if !bared && !crowds {
            found((worth, way, why));
        }
    };
    if left == 0 {
        return stay;
    }
    let roads = &o.map().roads;
    let weather = |village: Place| o.realm().regions[o.region(village)].bad_weather;
    for first in roads.neighbours(here).iter().copied() {
        if !is_open(o, first) {
            if let Some((worth, why)) = storm_value(o, odds, survey, row, first, spare) {
                consider(worth, Way { steps: [(first, 0)].into_iter().collect(), taken: spare, storms: true }, why);
            }
            continue;
        }
        let (gain, drop) = occupy_value(o, survey, first, spare);
        let open_end = |worth: i32, taken: u16| worth + standing_value(o, survey, row, first, taken + guards);
        consider(
            open_end(gain, spare),
            Way { steps: [(first, 0)].into_iter().collect(), taken: spare, storms: false },
            why_of(gain),
        );
        if left < 2 || weather(first) {
            continue;
        }
        let spare = spare.min(at_hand(o, here, 2));
        // Out and back: soldiers for the village, the lord at home (F-8.09).
        if drop > 0 && spare >= drop {
            let worth = gain + standing_value(o, survey, row, here, spare - drop + guards);
            consider(
                worth,
                Way { steps: [(first, drop), (here, 0)].into_iter().collect(), taken: drop, storms: false },
                why_of(gain),
            );
        }
        for second in roads.neighbours(first).iter().copied().filter(|second| *second != here) {
            let kept = spare.saturating_sub(drop);
            if !is_open(o, second) {
                if let Some((worth, why)) = storm_value(o, odds, survey, row, second, kept) {
                    let steps = [(first, if spare > 0 { drop } else { 0 }), (second, 0)];
                    consider(worth + gain, Way { steps: steps.into_iter().collect(), taken: spare, storms: true }, why);
                }
                continue;
            }
            let (more, _) = occupy_value(o, survey, second, kept);
            let worth = gain + more + standing_value(o, survey, row, second, kept + guards);
            let steps = [(first, if spare >= drop { drop } else { 0 }), (second, 0)];
            consider(
                worth,
                Way { steps: steps.into_iter().collect(), taken: spare, storms: false },
                why_of(gain + more),
            );
        }
    }
    stay
}

fn why_of(gain: i32) -> &'static str {
    if gain > 0 { "fief-thought-occupy" } else { "fief-thought-march" }
}

/// Other lords of the family who fight keep a village as well as a soldier.
fn others_here(o: &Outlook, row: &LordRow) -> u16 {
    let keeps =
        |other: &&LordRow| other.at == row.at && other.id != row.id && other.lord.gate.is_none() && o.fights(other);
    o.free_lords_of(o.me).filter(keeps).count() as u16
}
fn at_gate(o: &Outlook, village: Place) -> u16 {
    o.points(o.me, village)
}
pub(super) fn own_guards(o: &Outlook, id: PieceId) -> u16 {
    let royal = o.crown().master_of_guard() == Some(id) || o.crown().queen == Some(id);
    if royal { o.guards(o.me, o.lord(id).at) } else { 0 }
}

/// What is gained by walking into a village, and the soldiers that have to stay there.
fn occupy_value(o: &Outlook, survey: &Survey, village: Place, spare: u16) -> (i32, u16) {
    if o.occupant(village).is_some() || o.is_inside(o.me, village) || o.has_rebels(village) {
        return (0, 0);
    }
    let prize = survey.prize[village.index()];
    if prize <= 0 {
        return (0, 0);
    }
    // It is soon lost again where foes are near.
    let risk = if survey.threat[village.index()] > spare.max(1) && !o.is_capital(village) { prize / 3 } else { 0 };
    (prize - risk, 1)
}

/// What a lord with a company is worth where he ends: safety, a garrison that is needed, nearness to goals.
fn standing_value(o: &Outlook, survey: &Survey, row: &LordRow, end: Place, company: u16) -> i32 {
    let own_walls = o.realm().village(end).has_walls() && o.occupant(end) == Some(o.me);
    let threat = survey.threat[end.index()];
    let strength =
        i32::from(company) + i32::from(o.fights(row)) + if end == row.at { 0 } else { i32::from(o.points(o.me, end)) };
    let mut value = 0;
    let exposed = i32::from(threat) > strength;
    if exposed && !own_walls {
        value -= stake(o, row, company) / 3;
        // Whoever is outnumbered two to one by those who stand there already is lost before his next go.
        if i32::from(survey.foe[end.index()]) >= 2 * strength.max(1) {
            value -= stake(o, row, company) / 2;
        }
    }
    if own_walls {
        // Whoever leaves leaves the garrison.
        let there = if end == row.at {
            o.points(o.me, end).saturating_sub(company) + others_here(o, row)
        } else {
            o.strength(o.me, end)
        };
        let lacking = i32::from(survey.needs[end.index()]) - i32::from(there);
        if lacking > 0 {
            value += lacking.min(i32::from(company) + 1) * 2;
        }
        if o.crown().king == Some(row.id) || o.crown().queen == Some(row.id) {
            value += 4;
        }
    }
    value + pull(o, survey, end, company)
}

/// How near the best goal is for a company of this size, in hundreds of écus.
pub(super) fn pull(o: &Outlook, survey: &Survey, from: Place, company: u16) -> i32 {
    let data = &o.rules().data.opponents.marches;
    let mut most = 0;
    for village in o.map().villages() {
        let prize = survey.prize[village.index()];
        if prize <= 0 || village == from {
            continue;
        }
        let Some(far) = o.map().roads.distance(from, village) else { continue };
        let foe = survey.foe[village.index()];
        // Goals that are too strong draw only as far as there is hope.
        let hope = if foe == 0 {
            100
        } else {
            (100 * i32::from(company) / (i32::from(foe) + i32::from(foe) / 2).max(1)).min(100)
        };
        let mut worth = prize * hope;
        for _ in 0..far {
            worth = worth * (100 - data.distance) / 100;
        }
        most = most.max(worth / 200);
    }
    most
}
