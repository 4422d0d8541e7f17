//! Battles and the revolt (D-10, D-19, D-20, D-21, D-22, D-23, D-24, D-25, D-28, D-29, D-30, D-31, D-33, D-34).
use crate::games::fief::chapters::battle::Column;
use crate::games::fief::chapters::battle::aftermath::{ENTER, GIVE_CAPTIVES, GIVE_VILLAGE};
use crate::games::fief::chapters::battle::declare::{ACCEPT_TRUCE, AGAINST, ARREST, ATTACK_AT, FIGHT_AT, REJECT_TRUCE};
use crate::games::fief::chapters::battle::losses::{BEAR_IT, LOSE_LORD};
use crate::games::fief::chapters::battle::rounds::{AIM, ASK_GRACE, DENY, FIGHT, GRANT_LIFE, STRIKE};
use crate::games::fief::chapters::battle::sides::*;
use crate::games::fief::chapters::revolt::{CALM_WITH, FORBEAR, LEAD_REBELS};
use crate::games::fief::chapters::turn::DONE;
use crate::games::fief::opponents::odds::{Army, OddsTable};
use crate::games::fief::opponents::outlook::Outlook;
use crate::games::fief::opponents::script::{Scripted, best, walls};
use crate::games::fief::state::war::{Purpose, Side, Truce};
use crate::table::prelude::{Order, PieceId, Place, Prompt, Seat};

/// Attacks on others in the same village, if they would nearly always be won (D-20). What stands at gates fights
/// anyway.
pub fn declare(o: &Outlook, odds: &OddsTable, prompt: &Prompt, chance: u64) -> Option<Scripted> {
    let least = o.rules().data.opponents.battles.attack * 10;
    let chance_at = |village: Place, purpose: Purpose| {
        let host = |seat: Seat, least: u16| {
            let host = o.host(seat, village);
            odds.reinforced(Army { strength: host.strength.max(least), ..host }, seat)
        };
        let own = host(o.me, 0);
        let foes = o.attackable(village, purpose).filter(|seat| o.is_foe(*seat)).map(|seat| host(seat, 1));
        let behind = if o.occupant(village) == Some(o.me) { Column::Open } else { walls(o, village) };
        foes.map(|foe| odds.between(own, foe, behind)).min().unwrap_or(0)
    };
    for (verb, purpose) in [(&ARREST, Purpose::Arrest), (&ATTACK_AT, Purpose::Attack)] {
        let order = best(prompt, verb, chance, |village| chance_at(village, purpose));
        let sure = |order: &Order| verb.of(*order).is_some_and(|village| chance_at(village, purpose) >= least);
        if let Some(order) = order.filter(sure) {
            return Some((order, "fief-thought-attack"));
        }
    }
    Some((DONE.on(()), ""))
}

/// Of several in the village the weakest foe.
pub fn foe(o: &Outlook, prompt: &Prompt, chance: u64) -> Option<Scripted> {
    best(prompt, &AGAINST, chance, |seat| if o.is_foe(seat) { 10 - o.standing(seat) / 10 } else { -100 })
        .map(|order| (order, "fief-thought-foe"))
}

/// Those at the gate may be guests if they are friends, or if they would nearly always win; and go back whenever they are the stronger
/// (D-21).
pub fn truce(o: &Outlook, odds: &OddsTable) -> Option<Scripted> {
    let (seat, village, truce) = o.truce()?;
    if !o.is_foe(seat) {
        return Some((ACCEPT_TRUCE.on(()), "fief-thought-friend"));
    }
    let [guests, own] = [seat, o.me].map(|seat| odds.reinforced(o.host(seat, village), seat));
    let chance = odds.between(guests, own, walls(o, village));
    let (least, why_not) = match truce {
        Truce::Retreat => (400, "fief-thought-no-truce"),
        Truce::AsGuests => (o.rules().data.opponents.battles.hopeless * 10, "fief-thought-no-guests"),
    };
    Some(if chance >= least { (ACCEPT_TRUCE.on(()), "fief-thought-truce") } else { (REJECT_TRUCE.on(()), why_not) })
}

pub fn next_fight(o: &Outlook, prompt: &Prompt, chance: u64) -> Option<Scripted> {
    best(prompt, &FIGHT_AT, chance, |v| i32::from(o.strength(o.me, v))).map(|order| (order, "fief-thought-first-fight"))
}

/// Whether a side is so weak that its lords would probably die: by its strength, and by the odds of the battle.
fn is_hopeless(o: &Outlook, odds: &OddsTable) -> bool {
    let Some((own, foe)) = o.battle_strengths() else { return false };
    let weak = i32::from(own) * 100 <= i32::from(foe) * o.rules().data.opponents.battles.grace;
    weak && o.battle_now().is_some_and(|(own, battle)| {
        let odds = odds.forecast(&battle);
        (if own == Side::Attack { odds.attackers } else { odds.defenders }) < 500_000
    })
}

/// Whether a lord of the family is there whose life could be saved: soldiers alone are lost in any case, and may fight for it.
pub fn has_lord_in_battle(o: &Outlook) -> bool {
    let village = o.battle_village();
    o.free_lords_of(o.me).any(|row| Some(row.at) == village)
}

/// Guests who are to be arrested yield if they are hopelessly weak and have a lord to save (D-22).
pub fn yields(o: &Outlook, odds: &OddsTable) -> Option<Scripted> {
    Some(if has_lord_in_battle(o) && is_hopeless(o, odds) {
        (YIELD.on(()), "fief-thought-grace")
    } else {
        (RESIST.on(()), "fief-thought-resist")
    })
}

/// With the ally, else with nobody (D-23).
pub fn stance(o: &Outlook) -> Option<Scripted> {
    let on = |side: Side| o.ally.is_some_and(|ally| o.fights_on(ally, side));
    Some(match (on(Side::Attack), on(Side::Defence)) {
        (true, false) => (JOIN_ATTACK.on(()), "fief-thought-help"),
        (false, true) => (JOIN_DEFENCE.on(()), "fief-thought-help"),
        _ => (STAND_ASIDE.on(()), "fief-thought-aside"),
    })
}
pub fn take_on(o: &Outlook, guest: Option<Seat>) -> Option<Scripted> {
    let friend = guest.is_some_and(|guest| !o.is_foe(guest));
    Some(if friend { (TAKE_HELP.on(()), "fief-thought-friend") } else { (SPURN.on(()), "fief-thought-no-friend") })
}
/// Jointly with the ally only (D-24).
pub fn mode(o: &Outlook) -> Option<Scripted> {
    let friends = o.seats().filter(|seat| o.fights_on(*seat, Side::Attack)).all(|seat| !o.is_foe(seat));
    Some(match friends {
        true => (JOINTLY.on(()), "fief-thought-friend"),
        false => (SEPARATELY.on(()), "fief-thought-no-friend"),
    })
}
/// The defenders come out if they hold out more often together with those who came to help (D-25).
pub fn sortie(o: &Outlook, odds: &OddsTable) -> Option<Scripted> {
    let [out, within] = o.with_sortie()?.map(|battle| {
        let odds = odds.forecast(&battle);
        (odds.defenders + odds.undecided) as i32 / 1000
    });
    let out = out >= within + o.rules().data.opponents.battles.sortie;
    Some(if out { (SALLY.on(()), "fief-thought-sortie") } else { (KEEP_WALLS.on(()), "fief-thought-walls") })
}

/// Before a round: grace, an aim, whom to strike (D-28, D-30, D-31).
pub fn ready(o: &Outlook, odds: &OddsTable, prompt: &Prompt, chance: u64) -> Option<Scripted> {
    let data = &o.rules().data.opponents.battles;
    let (own, _) = o.battle_strengths()?;
    if prompt.takes(ASK_GRACE.on(())) && is_hopeless(o, odds) {
        return Some((ASK_GRACE.on(()), "fief-thought-grace"));
    }
    let dice = crate::games::fief::chapters::battle::combat_results::dice(o.rules(), own);
    if dice >= data.aim_dice && !o.has_aimed() {
        let royal = [o.crown().king, o.crown().queen];
        let worthy = |id: PieceId| royal.contains(&Some(id)) || (o.is_titled(id) && Some(o.family(id)) == o.leader());
        let order = best(prompt, &AIM, chance, |id| o.worth(id));
        if let Some(order) = order.filter(|order| AIM.of(*order).is_some_and(worthy)) {
            return Some((order, "fief-thought-aim"));
        }
    }
    // The attacker nearest death.
    let village = o.battle_village()?;
    let order = best(prompt, &STRIKE, chance, |seat| -i32::from(o.strength(seat, village)));
    Some(order.map_or((FIGHT.on(()), "fief-thought-fight"), |order| (order, "fief-thought-strike")))
}

/// Grace is refused to those who are near victory (D-29).
pub fn grace(o: &Outlook, foe: Option<Seat>) -> Option<Scripted> {
    let dangerous = foe.is_some_and(|foe| o.is_near_victory(foe));
    Some(if dangerous {
        (DENY.on(()), "fief-thought-against-leader")
    } else {
        (GRANT_LIFE.on(()), "fief-thought-mercy")
    })
}

/// Whoever is worth least falls (D-33).
pub fn lord_lost(o: &Outlook, prompt: &Prompt, chance: u64) -> Option<Scripted> {
    best(prompt, &LOSE_LORD, chance, |id| -o.worth(id)).map(|order| (order, "fief-thought-least"))
}
pub fn bear_rest() -> Option<Scripted> {
    Some((BEAR_IT.on(()), "fief-thought-bear"))
}

/// Captives and village are taken for oneself (D-34).
pub fn spoils(o: &Outlook, prompt: &Prompt) -> Option<Scripted> {
    let orders = [GIVE_CAPTIVES.on(o.me), GIVE_VILLAGE.on(o.me), ENTER.on(())];
    orders.into_iter().find(|order| prompt.takes(*order)).map(|order| (order, "fief-thought-spoils"))
}

/// A bishop tries to calm the rebels with enough points of conviction to be nearly sure, or with all that can be paid
/// if a capital is at stake, or if he would probably fall with all who stand there (D-10, D-19).
pub fn calm(o: &Outlook, odds: &OddsTable, prompt: &Prompt) -> Option<Scripted> {
    let data = &o.rules().data;
    let uprising = o.uprising()?;
    let at = uprising.at;
    // Only the smallest face fails.
    let sure = (data.combat.calm_from - 2).max(0);
    let stake = o.is_capital(at) && o.owner(at).is_none_or(|owner| !o.is_foe(owner));
    let rebels = Army { strength: uprising.points, ..Army::default() };
    let doomed = || odds.between(rebels, o.host(o.me, at), Column::Open) >= data.opponents.battles.hopeless * 10;
    let stake = stake || (prompt.takes(CALM_WITH.on(0)) && doomed());
    let order = (0..=sure).rev().map(|points| CALM_WITH.on(points)).find(|order| prompt.takes(*order));
    let order = order.filter(|order| stake || CALM_WITH.of(*order) == Some(sure));
    Some(order.map_or((FORBEAR.on(()), "fief-thought-forbear"), |order| (order, "fief-thought-calm")))
}

/// The rebels march towards what hurts most (F-16.35).
pub fn lead_rebels(o: &Outlook, prompt: &Prompt, chance: u64) -> Option<Scripted> {
    let at = o.uprising()?.at;
    let stay = rebels_aim(o, at);
    let order = best(prompt, &LEAD_REBELS, chance, |to| rebels_aim(o, to));
    let order = order.filter(|order| LEAD_REBELS.of(*order).is_some_and(|to| rebels_aim(o, to) > stay.max(0)))?;
    Some((order, "fief-thought-rebels"))
}

/// Where the rebels go: to the weakest rich village of a foe, the leader's rather than others', never to a friend's.
pub fn rebels_aim(o: &Outlook, village: Place) -> i32 {
    let Some(owner) = o.owner(village) else { return 0 };
    if !o.is_foe(owner) || o.occupant(village).is_some_and(|seat| !o.is_foe(seat)) {
        return -50;
    }
    let v = o.realm().village(village);
    let rich = i32::from(v.mills) * 2 + i32::from(v.presses) + i32::from(v.castle) * 5;
    let garrison = o.seats().map(|seat| i32::from(o.strength(seat, village))).sum::<i32>();
    let rebels = o.uprising().map_or(0, |uprising| i32::from(uprising.points));
    let capital = if o.is_capital(village) && garrison < rebels { 20 } else { 0 };
    let leader = if o.leader() == Some(owner) { 3 } else { 0 };
    rich + capital + leader + if garrison * 2 < rebels { 2 } else { -4 }
}
