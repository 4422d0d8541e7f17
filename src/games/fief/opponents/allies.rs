//! What allies do for each other on the board: villages left to the one who needs them for a fief (F-10.02), armies
//! that storm together (F-17.01).
use crate::games::fief::board::LordRow;
use crate::games::fief::chapters::moves::go::{ASK_PASSAGE, ESCORT, LEAD, MARCH};
use crate::games::fief::opponents::marches::{at_hand, is_open};
use crate::games::fief::opponents::outlook::Outlook;
use crate::games::fief::opponents::script::{Intent, Scripted};
use crate::games::fief::state::lords::Holder;
use crate::table::prelude::{Order, Place, Prompt};
use smallvec::SmallVec;

/// Whether this family leaves a region to its ally: nobody has the title, the two of them hold it without anybody else,
/// and he holds more of it; among equals, whoever has walls there, then whoever comes first in the seat list. Nobody
/// gives his only walls away.
pub(super) fn is_ceded(o: &Outlook, region: usize) -> bool {
    let Some(ally) = o.ally else { return false };
    if o.titles().of[region].holder != Holder::Bank {
        return false;
    }
    let members = o.map().of_region(region);
    let foreign = |v: &Place| o.has_rebels(*v) || o.occupant(*v).is_some_and(|seat| o.is_foe(seat));
    if members.iter().any(foreign) {
        return false;
    }
    let rank = |seat| {
        let held = members.iter().filter(|v| o.occupant(**v) == Some(seat));
        let walls = held.clone().any(|v| o.realm().village(*v).has_walls());
        (held.count(), walls, std::cmp::Reverse(seat.0))
    };
    let (own, his) = (rank(o.me), rank(ally));
    own.0 > 0 && his.0 > 0 && his > own && (!own.1 || has_walls_outside(o, region))
}

fn has_walls_outside(o: &Outlook, region: usize) -> bool {
    let mut walls = o.map().villages().filter(|v| o.controls(*v) && o.realm().village(*v).has_walls());
    walls.any(|v| o.region(v) != region)
}

/// The villages that this family should leave to its ally.
fn ceded(o: &Outlook) -> SmallVec<[Place; 8]> {
    let regions = (0..o.titles().of.len()).filter(|region| is_ceded(o, *region));
    let kept = |v: &Place| o.lords().any(|row| row.at == *v && row.lord.captor == Some(o.me));
    let own = |v: &Place| o.occupant(*v) == Some(o.me) && !kept(v) && !in_bad_weather(o, *v);
    regions.flat_map(|region| o.map().of_region(region).iter().copied()).filter(own).collect()
}

fn in_bad_weather(o: &Outlook, village: Place) -> bool {
    o.realm().regions[o.region(village)].bad_weather
}

fn step_to(o: &Outlook, to: Place) -> Order {
    match o.occupant(to) {
        Some(seat) if seat != o.me => ASK_PASSAGE.on(to),
        _ => MARCH.on(to),
    }
}

/// Where one goes from a village that is left: to one's own, else to nobody's, else to the ally's.
fn way_out(o: &Outlook, from: Place, left: &[Place]) -> Option<Place> {
    let near = o.map().roads.neighbours(from).iter().copied();
    let fit = near.filter(|v| is_open(o, *v) && !left.contains(v));
    fit.min_by_key(|v| (o.occupant(*v) != Some(o.me), o.occupant(*v).is_some(), v.0))
}

/// The next order that leaves a village to the ally: whoever is there goes with all soldiers, whoever is beside fetches
/// them, and the nearest lord sets out for the others.
pub(super) fn cede(o: &Outlook, intent: &mut Intent, prompt: &Prompt) -> Option<Scripted> {
    let left = ceded(o);
    if left.is_empty() {
        return None;
    }
    let limits = &o.rules().data.limits;
    let steps = |row: &LordRow| limits.steps.saturating_sub(row.lord.steps);
    let ready = |row: &&LordRow| {
        steps(row) > 0 && row.lord.gate.is_none() && !intent.tried.contains(&row.id) && prompt.takes(LEAD.on(row.id))
    };
    let lords: SmallVec<[LordRow; 4]> = o.free_lords_of(o.me).filter(ready).copied().collect();
    let mut plan: Option<(LordRow, SmallVec<[Order; 4]>, Place)> = None;
    for row in &lords {
        if left.contains(&row.at)
            && let Some(out) = way_out(o, row.at, &left)
        {
            let all = at_hand(o, row.at, 1);
            let mut orders: SmallVec<[Order; 4]> = SmallVec::new();
            orders.extend((all > 0).then(|| ESCORT.on(all.into())));
            orders.push(step_to(o, out));
            plan = Some((*row, orders, row.at));
            break;
        }
    }
    let royal = |row: &LordRow| [o.crown().king, o.crown().queen].contains(&Some(row.id));
    let roads = &o.map().roads;
    if plan.is_none() {
        let near = lords.iter().flat_map(|row| left.iter().map(move |v| (row, *v)));
        let near = near.filter(|(row, v)| row.at != *v && !left.contains(&row.at));
        let near = near.filter_map(|(row, v)| Some((roads.distance(row.at, v)?, royal(row), row, v)));
        let (far, _, row, village) = near.min_by_key(|(far, royal, row, v)| (*far, *royal, row.id, v.0))?;
        if far == 1 && steps(row) > 1 {
            let all = at_hand(o, village, 1);
            let back = [step_to(o, village), ESCORT.on(all.into()), step_to(o, row.at)];
            plan = Some((*row, back.into_iter().filter(|order| *order != ESCORT.on(0)).collect(), village));
        } else if far > 1 {
            let nearer = |v: &Place| roads.distance(*v, village).is_some_and(|d| d < far) && is_open(o, *v);
            let next = roads.neighbours(row.at).iter().copied().find(nearer)?;
            plan = Some((*row, SmallVec::from_slice(&[step_to(o, next)]), village));
        }
    }
    let (row, orders, village) = plan?;
    intent.tried.push(row.id);
    intent.leader = Some(row.id);
    intent.orders = orders.into_iter().collect();
    intent.why = "fief-thought-cede";
    intent.goal = Some(village);
    Some((LEAD.on(row.id), intent.why))
}

/// What the ally brings to a storm: those who stand at the gate already, and, while his go is still to come, the armies
/// that reach it, less what he has to leave at home; and whether the d'Arc woman is with those at the gate.
pub(super) fn help(o: &Outlook, village: Place) -> (u16, bool) {
    let Some(ally) = o.ally.filter(|ally| !o.is_inside(*ally, village)) else { return (0, false) };
    let (there, darc) = (o.strength(ally, village), o.has_darc(ally, village));
    let order: SmallVec<[_; 6]> = o.progress().order().collect();
    let place = |seat| order.iter().position(|other| *other == seat);
    if place(ally) < place(o.me) {
        return (there, darc);
    }
    let steps = o.rules().data.limits.steps;
    let near = |row: &&LordRow| {
        let far = o.map().roads.distance(row.at, village);
        row.at != village && far.is_some_and(|far| far <= steps) && !in_bad_weather(o, row.at)
    };
    let mut homes: SmallVec<[Place; 4]> = o.free_lords_of(ally).filter(near).map(|row| row.at).collect();
    homes.sort();
    homes.dedup();
    let share = o.rules().data.opponents.marches.ally_share;
    let comes: i32 = homes.iter().map(|v| i32::from(o.strength(ally, *v))).sum::<i32>() * share / 100;
    (there + comes as u16, darc)
}
