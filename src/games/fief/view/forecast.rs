//! What a family would be paid now, from what everybody can see (chapter 6). A test compares it with the revenues
//! that are really paid.
use super::seen::{HolderSeen, Seen};
use crate::games::fief::data::files::CrowdedCounts;
use crate::table::prelude::{Place, Seat};

/// What a family is due, by source, in écus.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Due {
    pub walls: i64,
    pub production: i64,
    pub tithes: i64,
    pub tailles: i64,
    pub pensions: i64,
}
impl Due {
    pub fn total(self) -> i64 {
        self.walls + self.production + self.tithes + self.tailles + self.pensions
    }
}

fn is_inside(seen: &Seen, seat: Seat, village: Place) -> bool {
    seen.piles.iter().any(|pile| (pile.seat, pile.at, pile.gate) == (seat, village, None))
        || seen.lords_in(village).any(|lord| lord.family == seat && lord.captor.is_none() && lord.gate.is_none())
}
fn is_enemy_held(seen: &Seen, seat: Seat, village: Place) -> bool {
    seen.village(village).occupant.is_some_and(|other| other != seat)
        || seen.rebels().is_some_and(|(at, ..)| at == village)
}

/// Who is paid for a village, and whether the sum is set aside (F-6.03, F-6.04, F-6.05, F-6.08, F-6.13).
fn payee(seen: &Seen, village: Place) -> Option<(Seat, bool)> {
    let region = seen.rules.map.region_of(village);
    let Some(seat) = seen.fief_of(region) else {
        return seen.village(village).owner.filter(|seat| is_inside(seen, *seat, village)).map(|seat| (seat, false));
    };
    let title = seen.title(region);
    let garrisoned = title.capital.is_some_and(|capital| is_inside(seen, seat, capital));
    let free = seen.rules.switches.occupied_fief_village_pays || !is_enemy_held(seen, seat, village);
    let held = matches!(title.holder, HolderSeen::Lord(id) if seen.lord(id).is_some_and(|lord| lord.captor.is_some()));
    ((garrisoned && free) || is_inside(seen, seat, village)).then_some((seat, held))
}

/// Pieces in a village as the variants count them; what is hidden counts for nothing.
fn pieces(seen: &Seen, village: Place) -> i32 {
    let rules = seen.rules;
    let by_points = rules.switches.crowded_counts == CrowdedCounts::Points;
    let soldiers: i32 = (seen.families())
        .map(|seat| {
            seen.piles.iter().filter(|p| p.at == village && p.seat == seat).filter_map(|p| p.points).sum::<u32>()
        })
        .map(|points| if by_points { points as i32 } else { rules.soldiers.fewest(points as u16).into() })
        .sum();
    let lords = seen.lords_in(village).count() as i32;
    let guards: i32 = seen.lords_in(village).map(|lord| seen.guard_of(lord.id) as i32).sum();
    soldiers + lords + guards
}

fn production(seen: &Seen, village: Place) -> i64 {
    let (rules, v) = (seen.rules, seen.village(village));
    let crowd = rules.switches.crowded_income && pieces(seen, village) >= rules.data.variants.crowded_income_from;
    if seen.weather(rules.map.region_of(village)).1 || crowd {
        return 0;
    }
    let income = &rules.data.money.income;
    i64::from(v.mills) * i64::from(income.mill) + i64::from(v.presses) * i64::from(income.press)
}

/// What a family would be paid if revenues were due now.
pub fn due(seen: &Seen, seat: Seat) -> Due {
    let (rules, kingdom) = (seen.rules, &seen.rules.map);
    let income = &rules.data.money.income;
    let mut due = Due::default();
    let free = |lord: &super::seen::LordSeen| lord.captor.is_none() && !lord.dungeon;
    let tithes: Vec<(Place, Seat)> = (seen.taxes("tithes").into_iter())
        .filter(|(see, by)| seen.lords_of(*by).any(|lord| lord.bishop_of == Some(*see) && free(lord)))
        .collect();
    for village in kingdom.villages() {
        let Some((to, held)) = payee(seen, village) else { continue };
        let tithed = tithes.iter().find(|(see, _)| *see == kingdom.bishopric_of(village));
        if let Some((_, by)) = tithed
            && *by == seat
        {
            due.tithes += production(seen, village);
        }
        if to == seat && !held {
            let v = seen.village(village);
            due.walls += i64::from(v.castle) * i64::from(income.castle) + i64::from(v.city) * i64::from(income.city);
            if tithed.is_none() {
                due.production += production(seen, village);
            }
        }
    }
    for (region, _) in seen.taxes("tailles") {
        let title = seen.title(region);
        let HolderSeen::Lord(holder) = title.holder else { continue };
        let Some(lord) = seen.lord(holder).filter(|lord| lord.family == seat && free(lord)) else { continue };
        if title.capital.is_some_and(|capital| is_inside(seen, lord.family, capital)) {
            let villages = kingdom.region_index(region).map_or(&[][..], |i| kingdom.of_region(i));
            let free = villages.iter().filter(|village| !is_enemy_held(seen, seat, **village)).count();
            due.tailles += free as i64 * i64::from(income.taille);
        }
    }
    let child = !seen.position()["crown"]["childhood"].is_null();
    let own =
        |id: &crate::table::prelude::PieceId| seen.lord(*id).is_some_and(|lord| lord.family == seat && free(lord));
    if seen.king().filter(|_| !child).is_some_and(|id| own(&id)) {
        due.pensions += i64::from(income.king);
    }
    if seen.queen().is_some_and(|id| own(&id)) {
        due.pensions += i64::from(income.queen) + if seen.has_regent() { i64::from(income.king) } else { 0 };
    }
    due
}
