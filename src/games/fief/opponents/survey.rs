//! What a script makes of the kingdom before its lords set out: where foes threaten, how many soldiers have
//! to stay, what is worth going for.
use crate::games::fief::chapters::battle::Column;
use crate::games::fief::opponents::allies;
use crate::games::fief::opponents::odds::{Army, OddsTable};
use crate::games::fief::opponents::outlook::Outlook;
use crate::games::fief::opponents::script::walls;
use crate::games::fief::state::lords::Holder;
use crate::games::fief::state::progress::Phase;
use crate::table::prelude::Place;

/// What is known before the lords set out: threats, garrisons wanted, goals.
pub(super) struct Survey {
    pub threat: Vec<u16>,
    pub needs: Vec<u16>,
    pub prize: Vec<i32>,
    /// The strongest foe in each village.
    pub foe: Vec<u16>,
    /// Storms are worth a thought from this chance on, in percent; nothing: where the script would dare them.
    pub storms_from: Option<i32>,
}

impl Survey {
    pub fn new(o: &Outlook, odds: &OddsTable) -> Self {
        let villages = || o.map().villages();
        let threat: Vec<u16> = threats(o, odds);
        let needs = villages().map(|v| wanted(o, odds, v)).collect();
        let prize = villages().map(|v| if allies::is_ceded(o, o.region(v)) { 0 } else { prize(o, v) }).collect();
        let strongest = |v: Place| o.foes().map(|seat| o.strength(seat, v)).max().unwrap_or(0);
        let foe = villages().map(strongest).collect();
        Self { threat, needs, prize, foe, storms_from: None }
    }
}

/// The strongest army of a foe that can be in each village after a turn of its own.
fn threats(o: &Outlook, odds: &OddsTable) -> Vec<u16> {
    let count = o.map().villages().count();
    let mut threat = vec![0; count];
    let steps = o.rules().data.limits.steps;
    for row in o.lords().filter(|row| row.lord.is_free() && o.is_foe(row.family)) {
        if o.realm().regions[o.region(row.at)].bad_weather {
            continue;
        }
        let camp = if o.fights(row) { odds.camp(row.family) } else { 0 };
        let army = o.strength(row.family, row.at) + camp;
        for village in o.map().villages() {
            if o.map().roads.distance(row.at, village).is_some_and(|far| far <= steps) {
                threat[village.index()] = army.max(threat[village.index()]);
            }
        }
    }
    threat
}

/// The soldiers that should stay in a village of one's own.
fn wanted(o: &Outlook, odds: &OddsTable, village: Place) -> u16 {
    if o.occupant(village) != Some(o.me) {
        return 0;
    }
    let region = o.region(village);
    let captives = u16::from(o.lords().any(|row| row.at == village && row.lord.captor == Some(o.me)));
    let walls = walls(o, village);
    let own_fief = o.fief_of(region) == Some(o.me);
    if walls == Column::Open {
        return if own_fief { captives } else { 1 };
    }
    let risk = o.rules().data.opponents.purchases.risk * 10;
    let enough = garrison(o, odds, village, risk);
    // A capital, the only walls of a fief, and the only ones of the family are never left with less.
    if (own_fief && is_key(o, village)) || has_only_walls(o, village) {
        return enough;
    }
    // A castle alone is not worth a whole army, nor are capitals worth all of it.
    let capitals = (0..o.titles().of.len()).filter(|region| o.fief_of(*region) == Some(o.me)).count() as i32;
    let share = i32::from(o.total(o.me)) * o.rules().data.opponents.marches.garrison_share / 100 / capitals.max(1);
    let most = if own_fief { share.max(2) as u16 } else { 5 };
    enough.min(most)
}

/// How strong the garrison of a village has to be for so much risk, in thousandths, against the strongest army near it. Hired men
/// count who can be called to it: where a lord fights in any case.
pub(super) fn garrison(o: &Outlook, odds: &OddsTable, village: Place, risk: i32) -> u16 {
    let enough = odds.garrison(o.threatening(village, odds), walls(o, village), risk);
    let lords =
        o.free_lords_of(o.me).filter(|row| row.at == village && row.lord.gate.is_none() && o.fights(row)).count();
    // While lords march one of two may leave.
    let stays = lords > usize::from(o.progress().phase == Phase::Moves);
    if stays { enough.saturating_sub(odds.camp(o.me)).max(1) } else { enough }
}

/// Hired men, and where they are worth a thought.
#[derive(Clone, Copy, Debug)]
pub struct Reinforcement {
    /// Their points.
    pub points: u16,
    /// An army of more than so many percent of the defenders storms without them.
    pub attack_up_to: i32,
    /// By how much they have to lower the risk of own walls, in percent.
    pub hold_gain: i32,
}

/// Whether hired men would decide a battle of this turn or the next: a storm is likely enough to succeed with them but not without, or
/// own walls are too likely to fall without them and less so with them.
pub(super) fn would_decide(o: &Outlook, odds: &OddsTable, men: Reinforcement) -> bool {
    let data = &o.rules().data.opponents;
    let steps = o.rules().data.limits.steps;
    let walled = || o.map().villages().filter(|v| o.realm().village(*v).has_walls());
    let fighters = || o.free_lords_of(o.me).filter(|row| o.fights(row));
    let storms = walled().filter(|v| !o.realm().regions[o.region(*v)].bad_weather).any(|village| {
        let Some(foe) = o.occupant(village).filter(|seat| o.is_foe(*seat)) else { return false };
        let defenders = odds.reinforced(o.host(foe, village), foe);
        let least = 10 * if o.is_capital(village) { data.marches.storm_capital } else { data.marches.storm };
        let near = |from: Place| o.map().roads.distance(from, village).is_some_and(|far| far > 0 && far <= steps);
        fighters().filter(|row| near(row.at)).any(|row| {
            let army = o.host(o.me, row.at);
            let chance = |army: Army| odds.between(army, defenders, walls(o, village));
            let needs_them = i32::from(army.strength) * 100 <= i32::from(defenders.strength) * men.attack_up_to;
            let with = army.with_hired(men.points);
            needs_them && army.strength > army.known.lords && chance(with) >= least && chance(army) < least
        })
    });
    storms
        || walled().filter(|v| o.occupant(*v) == Some(o.me)).any(|village| {
            let (threat, own) = (o.threatening(village, odds), o.host(o.me, village));
            let risk = |own: Army| odds.between(threat, own, walls(o, village));
            let before = risk(own);
            own.known.lords > 0
                && before > 10 * data.purchases.risk
                && before - risk(own.with_hired(men.points)) >= 10 * men.hold_gain
        })
}

/// Whether a family has these walls and no others: without them it would have nowhere to stay.
pub(super) fn has_only_walls(o: &Outlook, village: Place) -> bool {
    let mut walls = o.map().villages().filter(|v| o.realm().village(*v).has_walls() && o.occupant(*v) == Some(o.me));
    walls.next() == Some(village) && walls.next().is_none()
}

/// Whether with this village the whole fief would fall, or all that holds it: its capital, or its only walls.
pub(super) fn is_key(o: &Outlook, village: Place) -> bool {
    let walled = |v: &&Place| o.realm().village(**v).has_walls();
    o.is_capital(village) || o.map().of_region(o.region(village)).iter().filter(walled).all(|v| *v == village)
}

/// What a village is worth to whoever takes it, in hundreds of écus.
fn prize(o: &Outlook, village: Place) -> i32 {
    let data = &o.rules().data.opponents.marches;
    let region = o.region(village);
    let title = &o.titles().of[region];
    let members = o.map().of_region(region);
    let occupant = o.occupant(village);
    if occupant == Some(o.me) || occupant.is_some_and(|seat| !o.is_foe(seat)) {
        return 0;
    }
    let v = o.realm().village(village);
    let made = data.production * (2 * i32::from(v.mills) + i32::from(v.presses));
    match o.fief_of(region) {
        Some(holder) if title.capital == Some(village) => {
            if !o.is_foe(holder) && occupant.is_none() {
                // One's own that stands empty.
                return if holder == o.me { data.capital } else { 0 };
            }
            let limits = &o.rules().data.limits;
            let wins = o.is_royal(o.me) && o.fiefs(o.me) + 1 >= limits.fiefs_alone;
            let near = if wins || o.is_near_victory(holder) { data.near_victory } else { 0 };
            data.capital + data.fief_village * members.len() as i32 + near
        }
        Some(holder) if holder == o.me => {
            if occupant.is_some() {
                2
            } else {
                0
            }
        }
        Some(_) => 0,
        None if title.holder == Holder::Rebels && title.capital == Some(village) => data.capital,
        None => {
            let held = members.iter().filter(|v| o.occupant(**v) == Some(o.me)).count() as i32;
            let foes = members.iter().filter(|v| o.occupant(**v).is_some_and(|seat| o.is_foe(seat))).count() as i32;
            let castle = if v.castle { data.castle } else { 0 };
            // The last villages of a region bring a fief.
            let rest = members.len() as i32 - held;
            let walled = v.castle || members.iter().any(|v| o.realm().village(*v).has_walls());
            let near = match rest {
                1 if walled => data.capital,
                1 | 2 => 2 * data.village,
                _ => 0,
            };
            data.village + data.of_region * held - foes + castle + made + near
        }
    }
}
