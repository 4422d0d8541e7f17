//! Storms (D-15, F-9.01): what taking a village by force is worth to a company that is led there, by the odds of the battle.
use crate::games::fief::board::LordRow;
use crate::games::fief::opponents::allies;
use crate::games::fief::opponents::marches::{at_hand, cost, own_guards, pull, stake};
use crate::games::fief::opponents::odds::{Army, OddsTable};
use crate::games::fief::opponents::outlook::Outlook;
use crate::games::fief::opponents::script::walls;
use crate::games::fief::opponents::survey::Survey;
use crate::table::prelude::{PieceId, Place, Seat};
use smallvec::SmallVec;

/// Strength that lords of one's own can bring to a village this turn, those at its gates included.
fn potential(o: &Outlook, survey: &Survey, village: Place) -> u16 {
    let steps = o.rules().data.limits.steps;
    let mut seen: SmallVec<[Place; 4]> = SmallVec::new();
    let mut sum = if o.is_inside(o.me, village) { 0 } else { o.strength(o.me, village) };
    for row in o.free_lords_of(o.me).filter(|row| row.at != village && row.lord.gate.is_none()) {
        let far = o.map().roads.distance(row.at, village).unwrap_or(u8::MAX);
        if row.lord.steps.saturating_add(far) > steps || o.realm().regions[o.region(row.at)].bad_weather {
            continue;
        }
        sum += u16::from(o.fights(row));
        if !seen.contains(&row.at) {
            seen.push(row.at);
            sum += at_hand(o, row.at, far).saturating_sub(survey.needs[row.at.index()]);
        }
        if o.crown().master_of_guard() == Some(row.id) || o.crown().queen == Some(row.id) {
            sum += o.guards(o.me, row.at);
        }
    }
    sum
}

/// What storming a village is worth; nothing if the attackers would lose too often.
pub(super) fn storm_value(
    o: &Outlook,
    odds: &OddsTable,
    survey: &Survey,
    row: &LordRow,
    village: Place,
    soldiers: u16,
) -> Option<(i32, &'static str)> {
    if o.realm().regions[o.region(village)].bad_weather {
        return None;
    }
    let data = &o.rules().data.opponents.marches;
    let foe = o.occupant(village).filter(|seat| o.is_foe(*seat));
    let helper = foe.and_then(|foe| o.ally_of(foe)).map_or(0, |ally| o.strength(ally, village));
    let defenders = match foe {
        Some(foe) => o.strength(foe, village) + helper,
        None => o.uprising().filter(|uprising| uprising.at == village)?.points,
    };
    let own = soldiers + own_guards(o, row.id) + u16::from(o.fights(row));
    let there = if o.is_inside(o.me, village) { 0 } else { o.strength(o.me, village) };
    // Nobody storms alone, nor does a woman lead who wears no crown and has no call.
    let alone = soldiers + own_guards(o, row.id) + there == 0;
    let unfit = o.is_woman(row.id) && o.crown().queen != Some(row.id) && !row.lord.darc;
    if alone || unfit {
        return None;
    }
    let all = potential(o, survey, village).max(own + there);
    let (help, ally_has_darc) = allies::help(o, village);
    let helped = all + help;
    let foes = foe.into_iter().chain(foe.and_then(|foe| o.ally_of(foe)));
    let foes =
        foes.into_iter().map(|seat| odds.reinforced(o.host(seat, village), seat)).fold(Army::default(), Army::with);
    let ours = [(true, row.at), (there > 0, village)].into_iter().filter(|(there, _)| *there);
    let ours = ours.map(|(_, at)| o.host(o.me, at)).fold(Army::default(), Army::with);
    let behind = walls(o, village);
    let against = Army { strength: foes.strength.max(defenders).max(1), ..foes };
    // Hired men fight beside a lord, and never in a revolt (T-4.09, T-4.12).
    let called = |army: Army| if foe.is_some() { odds.reinforced(army, o.me) } else { army };
    let attackers = called(Army { strength: helped, darc: ours.darc || ally_has_darc, ..ours });
    let chance = odds.between(attackers, against, behind);
    let capital = o.is_capital(village);
    let usual = if capital { data.storm_capital } else { data.storm };
    let waited = (i32::from(o.progress().turn) - data.impatience_from).max(0);
    let least = (usual - waited * data.impatience).max(data.storm_least.min(usual));
    // Whoever has all that he needs wins at the end of the turn, unless a fief or a crown of his falls: then any chance will do.
    let royals = [o.crown().king, o.crown().queen];
    let crowned = |seat: Seat| {
        let here = |id: PieceId| o.lord(id).at == village && o.lord(id).lord.captor.is_none() && o.family(id) == seat;
        royals.into_iter().flatten().any(here)
    };
    let last_chance = foe.is_some_and(|foe| o.has_all(foe) && (capital || crowned(foe)));
    let least = if last_chance { data.last_chance } else { survey.storms_from.unwrap_or(least) } * 10;
    if chance < least || all == there {
        return None;
    }
    let prize = survey.prize[village.index()];
    let captured: i32 =
        foe.map_or(0, |foe| o.free_lords_of(foe).filter(|row| row.at == village).map(|row| o.worth(row.id) / 3).sum());
    let waiting = called(Army { strength: there, ..o.host(o.me, village) });
    let before = if there > 0 { odds.between(waiting, against, behind) } else { 0 };
    let gained = (prize + captured) * (chance - before) / 1000;
    // Some fall in any case.
    let losses = cost(o, defenders / 2);
    let lost = stake(o, row, soldiers) * (1000 - chance) / 1000;
    let saved = if last_chance { data.saved * (chance - before) / 1000 } else { 0 };
    let worth = gained + saved - losses - lost;
    let then = pull(o, survey, village, helped.saturating_sub(defenders / 2)) * chance / 1000;
    let why = match capital {
        // Not because it is likely to succeed.
        _ if last_chance => "fief-thought-against-leader",
        true => "fief-thought-storm-capital",
        false => "fief-thought-storm",
    };
    (worth > 0 || survey.storms_from.is_some()).then_some((worth + then, why))
}
