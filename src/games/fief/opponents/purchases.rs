//! Purchases (D-14): titles, then what they need, then what pays, then soldiers.
use crate::games::fief::chapters::fiefs::{CREATE_FIEF, MOVE_TITLE};
use crate::games::fief::chapters::purchases::{BUY, ELEVATE, PUT};
use crate::games::fief::chapters::ransom::PAY_RANSOM;
use crate::games::fief::chapters::turn::DONE;
use crate::games::fief::data::items::{Building, Item};
use crate::games::fief::opponents::odds::OddsTable;
use crate::games::fief::opponents::outlook::Outlook;
use crate::games::fief::opponents::script::{Scripted, best};
use crate::games::fief::state::lords::Holder;
use crate::table::prelude::{Order, PieceId, Place, Prompt};
use smallvec::SmallVec;

/// What a seat saves for: a region that it holds whole, with or without the castle that it needs.
struct Hope {
    region: usize,
    has_castle: bool,
    price: i32,
}

/// The region nearest to a fief of which this seat sits in every village (F-10.02).
fn hope(o: &Outlook) -> Option<Hope> {
    let regions = (0..o.titles().of.len()).filter(|region| o.titles().of[*region].holder == Holder::Bank);
    let whole = regions
        .filter(|region| o.map().of_region(*region).iter().all(|v| o.occupant(*v) == Some(o.me) && !o.has_rebels(*v)));
    let hopes = whole.map(|region| {
        let has_castle = o.map().of_region(region).iter().any(|v| o.realm().village(*v).has_walls());
        Hope { region, has_castle, price: o.rules().title_price(region) }
    });
    hopes.max_by_key(|hope| (hope.has_castle, hope.price))
}

/// What the title of a region costs that has walls, and of which this family holds every village but one that is free and near: with
/// that one it could be bought.
fn nearly(o: &Outlook) -> i32 {
    let near = |v: Place| {
        let steps = o.rules().data.limits.steps;
        o.free_lords_of(o.me).any(|row| o.map().roads.distance(row.at, v).is_some_and(|far| far <= steps))
    };
    let price = |region: usize| {
        let members = o.map().of_region(region);
        let mut others = members.iter().copied().filter(|v| o.occupant(*v) != Some(o.me));
        let last = others.next().filter(|v| o.occupant(*v).is_none() && !o.has_rebels(*v) && near(*v));
        let walled = members.iter().any(|v| o.realm().village(*v).has_walls());
        last.filter(|_| walled && others.next().is_none() && members.len() > 1).map(|_| o.rules().title_price(region))
    };
    let free = (0..o.titles().of.len()).filter(|region| o.titles().of[*region].holder == Holder::Bank);
    free.filter_map(price).min().unwrap_or(0)
}

/// A go of purchases.
pub fn go(o: &Outlook, odds: &OddsTable, prompt: &Prompt, chance: u64) -> Option<Scripted> {
    let size = |region: Place| o.map().region_index(region).map_or(0, |i| o.map().of_region(i).len() as i32);
    if let Some(order) = best(prompt, &CREATE_FIEF, chance, size) {
        return Some((order, "fief-thought-fief"));
    }
    if let Some(order) = best(prompt, &PAY_RANSOM, chance, |id| o.worth(id)) {
        return Some((order, "fief-thought-ransom"));
    }
    // Votes: a title for a lord who has none yet.
    let votes = |id: PieceId| o.is_titled(id) || o.lord(id).lord.is_churchman() || o.crown().queen == Some(id);
    let idle = o.free_lords_of(o.me).any(|row| !votes(row.id));
    if idle && let Some(order) = best(prompt, &MOVE_TITLE, chance, |region| -size(region)) {
        return Some((order, "fief-thought-spread"));
    }
    let data = &o.rules().data.opponents.purchases;
    let prices = &o.rules().data.money.prices;
    let purse = o.purse();
    let hope = hope(o);
    // What must be left over for what comes first.
    let saved = match &hope {
        Some(hope) if hope.has_castle => hope.price,
        Some(_) => prices.castle,
        None => nearly(o),
    };
    let buy = |item: Item| Some(BUY.on(o.rules().kind(item))).filter(|order| prompt.takes(*order));

    if wants_cardinal(o)
        && let Some(order) = buy(Item::Cardinal)
    {
        return Some((order, "fief-thought-cardinal"));
    }
    if hope.as_ref().is_some_and(|hope| !hope.has_castle)
        && let Some(order) = buy(Item::Building(Building::Castle))
    {
        return Some((order, "fief-thought-castle"));
    }
    // Capitals that could fall next turn.
    if let Some((_, lacking)) = weakest_capital(o, odds)
        && let Some(order) = soldiers(o, prompt, purse, lacking)
    {
        return Some((order, "fief-thought-garrison"));
    }
    // What is saved for a fief is not spent, unless it is still turns away: what a mill costs is there again before it would be
    // missed.
    let income = o.income(o.me);
    for (building, price) in [(Building::Mill, prices.mill), (Building::Press, prices.press)] {
        let soon = saved == 0 || purse - price >= saved || purse + 2 * income < saved;
        if soon
            && site(o).is_some()
            && let Some(order) = buy(Item::Building(building))
        {
            return Some((order, "fief-thought-mill"));
        }
    }
    let spare = purse - saved - data.reserve;
    let peace = o.foes().map(|seat| o.total(seat)).max().unwrap_or(0);
    let enough = o.total(o.me) >= peace + data.arms_lead && hope.is_some();
    if !enough && let Some(order) = soldiers(o, prompt, spare, u16::MAX) {
        return Some((order, "fief-thought-soldiers"));
    }
    if !enough && let Some(order) = guards(o, prompt, spare) {
        return Some((order, "fief-thought-soldiers"));
    }
    // A purse that pays castle and title at once builds where a fief is begun.
    if begun(o).is_some_and(|(_, title)| spare >= prices.castle + title)
        && let Some(order) = buy(Item::Building(Building::Castle))
    {
        return Some((order, "fief-thought-castle-begun"));
    }
    Some((DONE.on(()), ""))
}

/// A cardinal is for the coronation of a candidate, one's own or the ally's (F-11.20).
fn wants_cardinal(o: &Outlook) -> bool {
    if o.crown().king.is_some() {
        return false;
    }
    let friends = || [o.me].into_iter().chain(o.ally);
    let lords = || friends().flat_map(|seat| o.free_lords_of(seat));
    let limits = &o.rules().data.limits;
    let bishops = lords().filter(|row| row.lord.is_churchman()).count() as i32;
    let cardinals = lords().filter(|row| row.lord.cardinal).count() as i32;
    let candidate = lords().any(|row| o.could_reign(row) && o.is_titled(row.id));
    let votes: i32 = friends().map(|seat| o.votes(seat)).sum();
    let crowned = cardinals >= limits.crowning_cardinals || bishops >= limits.crowning_bishops;
    candidate && votes >= limits.votes && !crowned
}

/// The troops worth most that the sum, the stock and the need allow, the cheaper of equals; the need is met from below.
fn soldiers(o: &Outlook, prompt: &Prompt, sum: i32, wanted: u16) -> Option<Order> {
    let troops = &o.rules().units.troops;
    let mut sorts: SmallVec<[usize; 4]> = (0..troops.len()).filter(|sort| troops[*sort].strength > 0).collect();
    sorts.sort_by_key(|sort| (std::cmp::Reverse(troops[*sort].strength), troops[*sort].price));
    let least = sorts.iter().map(|sort| troops[*sort].strength).min().unwrap_or(1);
    sorts.into_iter().find_map(|sort| {
        let troop = &troops[sort];
        let fits = troop.price <= sum && (troop.strength <= wanted || troop.strength == least);
        let order = BUY.on(o.rules().kind(Item::Soldiers(sort as u8)));
        (fits && prompt.takes(order)).then_some(order)
    })
}

/// The biggest counter of a royal guard that can be bought back (F-12.04, F-12.09).
fn guards(o: &Outlook, prompt: &Prompt, sum: i32) -> Option<Order> {
    let price = o.rules().data.money.prices.point;
    let kings = o.rules().kings_guard.values().iter().enumerate().map(|(i, v)| (*v, Item::KingsGuard(i as u8)));
    let queens = o.rules().queens_guard.values().iter().enumerate().map(|(i, v)| (*v, Item::QueensGuard(i as u8)));
    let fit = kings.chain(queens).filter(|(value, _)| i32::from(*value) * price <= sum);
    let orders = fit.map(|(value, item)| (value, BUY.on(o.rules().kind(item))));
    orders.filter(|(_, order)| prompt.takes(*order)).max_by_key(|(value, _)| *value).map(|(_, order)| order)
}

/// A village for walls in a region whose title nobody has and of which this family has most, without walls so far; and
/// the price of the title.
fn begun(o: &Outlook) -> Option<(Place, i32)> {
    let free = |region: &usize| o.titles().of[*region].holder == Holder::Bank && !super::allies::is_ceded(o, *region);
    let regions = (0..o.titles().of.len()).filter(free).filter_map(|region| {
        let members = o.map().of_region(region);
        let own = || members.iter().copied().filter(|v| o.controls(*v));
        let walls = members.iter().any(|v| o.owner(*v) == Some(o.me) && o.realm().village(*v).has_walls());
        let site = own().max_by_key(|v| (o.strength(o.me, *v), std::cmp::Reverse(v.0)))?;
        let count = own().count();
        (!walls && 2 * count > members.len()).then(|| (count, site, o.rules().title_price(region)))
    });
    regions.max_by_key(|(count, site, _)| (*count, std::cmp::Reverse(site.0))).map(|(_, site, price)| (site, price))
}

/// The own capital, or castle of a region hoped for, that lacks most soldiers.
fn weakest_capital(o: &Outlook, odds: &OddsTable) -> Option<(Place, u16)> {
    let walls = o.map().villages().filter(|v| o.realm().village(*v).has_walls() && o.controls(*v));
    let mut worst: Option<(Place, u16)> = None;
    for village in walls {
        let need = crate::games::fief::opponents::script::needs(o, odds, village);
        let lacking = need.saturating_sub(o.strength(o.me, village));
        if lacking > 0 && worst.is_none_or(|(_, most)| lacking > most) {
            worst = Some((village, lacking));
        }
    }
    worst
}

/// Where a mill or press stands best: where no army can come, behind walls, in fiefs.
fn site(o: &Outlook) -> Option<Place> {
    let limit = o.rules().data.limits.production_per_village;
    let fits = |village: &Place| {
        let v = o.realm().village(*village);
        o.controls(*village) && v.mills + v.presses < limit && !o.realm().regions[o.region(*village)].famine
    };
    let score = |village: Place| {
        let v = o.realm().village(village);
        let own = o.strength(o.me, village);
        let safe = o.threat(village) <= own;
        let fief = o.fief_of(o.region(village)) == Some(o.me);
        (safe || v.has_walls() || fief).then_some((safe, v.has_walls(), fief, own))
    };
    let all = o.map().villages().filter(fits).filter_map(|v| Some((score(v)?, v)));
    all.max_by_key(|(score, village)| (*score, std::cmp::Reverse(village.0))).map(|(_, village)| village)
}

/// Where what was bought goes.
pub fn place(o: &Outlook, odds: &OddsTable, prompt: &Prompt, chance: u64) -> Option<Scripted> {
    if let Some(order) = best(prompt, &ELEVATE, chance, |id| o.worth(id)) {
        return Some((order, "fief-thought-hat"));
    }
    let bought = o.underway().buying?;
    let wanted = match o.rules().item(bought) {
        Item::Building(Building::Castle) => {
            let whole = hope(o).filter(|hope| !hope.has_castle).and_then(|hope| {
                let villages = o.map().of_region(hope.region);
                villages.iter().copied().max_by_key(|v| (o.strength(o.me, *v), o.map().roads.degree(*v)))
            });
            whole.or_else(|| begun(o).map(|(site, _)| site)).map(|site| (site, "fief-thought-keep-site"))
        }
        Item::Building(_) => site(o).map(|site| (site, "fief-thought-site")),
        _ => {
            let lacking = weakest_capital(o, odds).map(|(village, _)| (village, "fief-thought-garrison"));
            lacking.or_else(|| muster(o, prompt).map(|village| (village, "fief-thought-muster")))
        }
    };
    let put = wanted.map(|(village, why)| (PUT.on(village), why)).filter(|(order, _)| prompt.takes(*order));
    put.or_else(|| {
        let order = best(prompt, &PUT, chance, |village| i32::from(o.points(o.me, village)));
        order.map(|order| (order, "fief-thought-muster"))
    })
}

/// Soldiers gather where the largest army is that somebody leads.
fn muster(o: &Outlook, prompt: &Prompt) -> Option<Place> {
    let offered = prompt.offered.iter().filter_map(|order| PUT.of(*order));
    let led = |village: Place| o.free_lords_of(o.me).any(|row| row.at == village);
    offered.max_by_key(|village| (led(*village), o.strength(o.me, *village), std::cmp::Reverse(village.0)))
}
