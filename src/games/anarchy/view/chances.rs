//! What an attack or a shot would bring, in words, with the numbers that the rules themselves reckon.
use super::artillery::of_a_bolt;
use super::drawing::tincture;
use super::engines;
use super::seen::{board, seen};
use super::sheets::{ground_of, terrain_key, weapon_key};
use super::siege::{gallery, scatter};
use crate::desktop::face::*;
use crate::games::anarchy::board::{Board, enemy};
use crate::games::anarchy::chapters::tactical::artillery::LOOSE_AT;
use crate::games::anarchy::chapters::tactical::capture::may_yield;
use crate::games::anarchy::chapters::tactical::combat::{ATTACK, JOIN, Odds, STRIKE, may_join, odds};
use crate::games::anarchy::chapters::tactical::engines::gallery::DIG;
use crate::games::anarchy::chapters::tactical::engines::ram::{RAM, may_ram, servants};
use crate::games::anarchy::chapters::tactical::fire::{FLAMING, flames_from, fuel};
use crate::games::anarchy::chapters::tactical::mangonels::BOMBARD;
use crate::games::anarchy::chapters::tactical::shooting::{Aim, SHOOT_AT, STONE, cover_key, may_aim};
use crate::games::anarchy::chapters::tactical::siegeworks::demolition::material;
use crate::games::anarchy::chapters::tactical::siegeworks::oil::{POUR, may_pour, tippers};
use crate::games::anarchy::chapters::tactical::siegeworks::spread::{splashed, under};
use crate::games::anarchy::chapters::tactical::siegeworks::stones::{THROW_AT, may_throw_at, stone};
use crate::games::anarchy::data::files::{Impact, Kindle, ShooterData, Weapon};
use crate::games::anarchy::odds::{is_stuck, of_combat, of_oil, of_shot};
use crate::games::anarchy::rules::Rules;
use crate::games::anarchy::state::{Plan, Post};
use crate::table::prelude::{Narrator, Order, PieceId, Place, Seat, Target, Word};

/// What an order on offer would bring.
pub(super) fn of_order(sight: &Sight, order: Order, tell: &Narrator) -> Option<Forecast> {
    let reading = seen(sight);
    if let Some(target) = SHOOT_AT.of(order) {
        return of_a_shot(sight, reading.shooter?, target, tell);
    }
    if let Some(target) = THROW_AT.of(order) {
        return of_a_stone(sight, reading.shooter?, target, tell);
    }
    if let Some(to) = POUR.of(order) {
        return of_oil_over(sight, to, tell);
    }
    if let Some(place) = FLAMING.of(order) {
        return of_a_fire(sight, reading.shooter?, place, tell);
    }
    if let Some(target) = LOOSE_AT.of(order) {
        return of_a_bolt(sight, target, tell);
    }
    if let Some(wall) = RAM.of(order) {
        return of_a_ram(sight, wall, tell);
    }
    if let Some(target) = BOMBARD.of(order) {
        return scatter::of_a_stone(sight, target, tell);
    }
    if let Some(wall) = DIG.of(order) {
        return gallery::of_a_dig(sight, wall, tell);
    }
    if let Some(target) = ATTACK.of(order) {
        // Who takes part is chosen afterwards: all who can show the best chances.
        let board = board(sight);
        let side = sight.prompt()?.seat;
        let able: Vec<PieceId> =
            board.on_field(side).filter(|id| may_join(&board, side, *id, target, &[]).is_ok()).collect();
        let mut forecast = of_a_fight(sight, &able, target, tell)?;
        let note = tell.texts.format("anarchy-view-with-all", &[("n", able.len().into())]);
        forecast.notes.insert(0, note);
        return Some(forecast);
    }
    let joined = &reading.attackers;
    if let Some(id) = JOIN.of(order) {
        let attackers: Vec<PieceId> = joined.iter().copied().chain([id]).collect();
        return of_a_fight(sight, &attackers, reading.target?, tell);
    }
    STRIKE.of(order).and_then(|()| of_a_fight(sight, joined, reading.target?, tell))
}

/// What the attack that is being gathered would bring with those who have joined it.
pub(super) fn of_muster(sight: &Sight, tell: &Narrator) -> Option<Forecast> {
    sight.prompt().filter(|prompt| prompt.text == "anarchy-ask-muster")?;
    let reading = seen(sight);
    of_a_fight(sight, &reading.attackers, reading.target?, tell)
}

fn name(piece: PieceId, tell: &Narrator) -> String {
    tell.target(Target::Piece(piece))
}

/// For which differentials a column of the combat table holds.
fn column(rules: &Rules, column: i32, tell: &Narrator) -> String {
    let [(_, key), numbers @ ..] = rules.column_words(column);
    let Word::Key(key) = key else { return String::new() };
    tell.line(key, &numbers)
}

fn of_a_fight(sight: &Sight, attackers: &[PieceId], target: PieceId, tell: &Narrator) -> Option<Forecast> {
    let board = board(sight);
    let stands = |id: PieceId| board.man(id).post == Post::OnField;
    if attackers.is_empty() || !stands(target) || !attackers.iter().all(|id| stands(*id)) {
        return None;
    }
    let odds = odds(&board, attackers, target);
    let side = board.side(*attackers.first()?);
    let names: Vec<String> = attackers.iter().map(|id| name(*id, tell)).collect();
    let parts: Vec<String> = attackers.iter().map(|id| board.values(*id).0.to_string()).collect();
    let title = [("attackers", names.join(", ").into()), ("target", name(target, tell).into())];
    Some(Forecast {
        condition: None,
        title: tell.texts.format("anarchy-view-fight", &title),
        sides: vec![
            ForecastSide { tincture: tincture(side), total: odds.attack.to_string(), parts: parts.join(" + ") },
            ForecastSide {
                tincture: tincture(board.side(target)),
                total: odds.defence.to_string(),
                parts: if board.man(target).stunned > 0 {
                    tell.texts.get("anarchy-view-half-defence")
                } else {
                    odds.defence.to_string()
                },
            },
        ],
        modifiers: shifts(&board, &odds, tell),
        out_of: board.rules.limits.die.unsigned_abs(),
        chances: results(&board, &odds, attackers, target, tell),
        notes: notes(&board, &odds, attackers, target, tell),
    })
}

/// Each shift of the column, and what is added to the die.
fn shifts(board: &Board, odds: &Odds, tell: &Narrator) -> Vec<(String, i32, String)> {
    let ground = tell.texts.get(terrain_key(ground_of(board, odds.hex)));
    let on_ground = tell.texts.format("anarchy-view-shift-ground", &[("ground", ground.into())]);
    let all = [
        (on_ground, odds.ground, "A-0.17"),
        (tell.texts.get("anarchy-view-shift-worst"), odds.worst, "A-0.18"),
        (tell.texts.get("anarchy-view-shift-charge"), odds.charge, "A-0.21"),
        (tell.texts.get("anarchy-view-shift-height"), odds.height, "A-0.37"),
        (tell.texts.get("anarchy-view-die-unsupplied"), odds.die, "A-0.20"),
    ];
    let told = all.into_iter().filter(|(_, value, _)| *value != 0);
    told.map(|(text, value, rule)| (text, value, rule.to_owned())).collect()
}

fn results(board: &Board, odds: &Odds, attackers: &[PieceId], target: PieceId, tell: &Narrator) -> Vec<Chance> {
    let of = of_combat(board, odds, attackers, target);
    let (winner, loser): (Seat, Seat) = (board.side(attackers[0]), board.side(target));
    let all = [
        ("anarchy-view-result-killed", of.killed, Some(winner)),
        ("anarchy-view-result-wounded", of.wounded, Some(winner)),
        ("anarchy-view-result-unhorsed", of.unhorsed, Some(winner)),
        ("anarchy-view-result-stunned", of.stunned, Some(winner)),
        ("anarchy-view-result-retreat", of.retreat, Some(winner)),
        ("anarchy-view-result-nothing", of.nothing, None),
        ("anarchy-view-result-attackers-retreat", of.attackers_retreat, Some(loser)),
        ("anarchy-view-result-attacker-stunned", of.attacker_stunned, Some(loser)),
        ("anarchy-view-result-attacker-wounded", of.attacker_wounded, Some(loser)),
    ];
    chances(&all, tell)
}

/// The lines of results that can come about.
pub(super) fn chances(all: &[(&str, i32, Option<Seat>)], tell: &Narrator) -> Vec<Chance> {
    let possible = all.iter().filter(|(_, count, _)| *count > 0);
    let chance = |(key, count, favours): &(&str, i32, Option<Seat>)| Chance {
        label: tell.texts.get(key),
        consequence: tell.texts.get(&format!("{key}.hint")),
        count: count.unsigned_abs(),
        favours: favours.map(tincture),
    };
    possible.map(chance).collect()
}

fn notes(board: &Board, odds: &Odds, attackers: &[PieceId], target: PieceId, tell: &Narrator) -> Vec<String> {
    let rules = board.rules;
    let difference = odds.differential();
    let signed = if difference < 0 { format!("−{}", -difference) } else { format!("+{difference}") };
    let read = |at: i32| column(rules, at, tell);
    let mut notes = vec![tell.texts.format(
        "anarchy-view-differential",
        &[("difference", signed.into()), ("column", read(odds.raw_column).into())],
    )];
    if odds.column != odds.raw_column {
        notes.push(tell.texts.format("anarchy-view-shifted", &[("column", read(odds.column).into())]));
    }
    let chances = of_combat(board, odds, attackers, target);
    let (thrown_back, hurt) = (chances.attackers_retreat > 0, chances.attacker_stunned + chances.attacker_wounded > 0);
    for id in attackers.iter().filter(|id| hurt && board.man(**id).wounded) {
        notes.push(tell.texts.format("anarchy-view-attacker-hurt", &[("unit", name(*id, tell).into())]));
    }
    for id in attackers.iter().filter(|id| thrown_back && is_stuck(board, **id, &[target])) {
        let dies = u8::from(board.man(*id).wounded);
        let args = [("unit", name(*id, tell).into()), ("dies", dies.into())];
        notes.push(tell.texts.format("anarchy-view-attacker-stuck", &args));
    }
    if may_yield(board, attackers, target, difference) {
        let most = rules.limits.capture_yields_max;
        let percent = most * 100 / rules.limits.die.max(1);
        let args = [("target", name(target, tell).into()), ("most", most.into()), ("percent", percent.into())];
        notes.push(tell.texts.format("anarchy-view-may-yield", &args));
    }
    notes
}

fn of_a_shot(sight: &Sight, shooter: PieceId, target: PieceId, tell: &Narrator) -> Option<Forecast> {
    let board = board(sight);
    if board.man(shooter).post != Post::OnField {
        return None;
    }
    let weapon = board.rules.shooter(shooter)?;
    let aim = may_aim(&board, shooter, target).ok()?;
    let mut forecast = of_an_aim(&board, shooter, weapon, &aim, target, weapon_key(weapon.weapon), tell);
    forecast.notes.extend(strays(&board, shooter, tell));
    Some(forecast)
}

/// What a stone would bring that is thrown down.
fn of_a_stone(sight: &Sight, thrower: PieceId, target: PieceId, tell: &Narrator) -> Option<Forecast> {
    let board = board(sight);
    if board.man(thrower).post != Post::OnField {
        return None;
    }
    let aim = may_throw_at(&board, thrower, target).ok()?;
    Some(of_an_aim(&board, thrower, stone(&board), &aim, target, STONE, tell))
}

fn of_an_aim(
    board: &Board,
    shooter: PieceId,
    weapon: &ShooterData,
    aim: &Aim,
    target: PieceId,
    word: &str,
    tell: &Narrator,
) -> Forecast {
    let of = of_shot(board, shooter, weapon, aim, target);
    let side = board.side(shooter);
    let mounted = board.man(target).is_mounted();
    let stunned = if mounted { "anarchy-view-result-unhorsed" } else { "anarchy-view-result-stunned" };
    let all = [
        ("anarchy-view-result-shot-dead", of.killed, Some(side)),
        ("anarchy-view-result-wounded", of.wounded, Some(side)),
        (stunned, of.stunned, Some(side)),
        ("anarchy-view-result-retreat", of.retreat, Some(side)),
        ("anarchy-view-result-miss", of.miss, None),
    ];
    let added = aim.sum();
    let cover = tell.texts.get(cover_key(aim.cover));
    let weapon = tell.texts.get(word);
    let die = tell.texts.format("anarchy-view-die-added", &[("added", added.into())]);
    let title = [("shooter", name(shooter, tell).into()), ("target", name(target, tell).into())];
    Forecast {
        condition: None,
        title: tell.texts.format(if word == STONE { "anarchy-view-throw" } else { "anarchy-view-shot" }, &title),
        sides: vec![
            ForecastSide {
                tincture: tincture(side),
                parts: if added == 0 { weapon.clone() } else { die },
                total: weapon,
            },
            ForecastSide { tincture: tincture(board.side(target)), total: cover.clone(), parts: cover },
        ],
        modifiers: added_to_the_die(aim, tell),
        out_of: of.faces.unsigned_abs(),
        chances: chances(&all, tell),
        notes: notes_of_a_shot(board, shooter, aim, tell),
    }
}

/// What boiling oil would do to whoever is under it: the chances of the first, and who else suffers.
fn of_oil_over(sight: &Sight, to: Place, tell: &Narrator) -> Option<Forecast> {
    let board = board(sight);
    let side = sight.prompt()?.seat;
    let Some(Plan::Tip(at)) = board.tasks.plan else { return None };
    let bearers = tippers(&board, side, at).ok().filter(|_| may_pour(&board, side, at, to).is_ok())?;
    let targets: Vec<PieceId> = under(&board, to).collect();
    let rules = board.rules;
    let names = |all: &[PieceId]| all.iter().map(|id| name(*id, tell)).collect::<Vec<_>>().join(", ");
    let mut notes = vec![];
    // Under a roof it all hangs on whether that burns.
    let roof = board.roof(to).and_then(|_| fuel(&board, to)).and_then(|fuel| rules.kindles_from(fuel, Kindle::Oil));
    if let Some(needed) = roof {
        notes.push(tell.texts.format("anarchy-view-oil-roof", &[("n", needed.into())]));
    }
    if targets.len() > 1 {
        notes.push(tell.texts.format("anarchy-view-oil-also", &[("units", names(&targets[1..]).into())]));
    }
    let beside = splashed(&board, to, false);
    if !beside.is_empty() {
        let read = column(rules, rules.data.defence.oil_splash_column - 1, tell);
        let args = [("units", names(&beside).into()), ("column", read.into())];
        notes.push(tell.texts.format("anarchy-view-oil-beside", &args));
    }
    notes.push(tell.texts.get("anarchy-view-oil-retreats"));
    let first = targets.first().copied();
    let (out_of, chances) = match first {
        Some(target) => {
            let of = of_oil(&board, &bearers, target, true);
            let for_us = Some(if board.side(target) == side { enemy(side) } else { side });
            let all = [
                ("anarchy-view-result-shot-dead", of.killed, for_us),
                ("anarchy-view-result-wounded", of.wounded, for_us),
                ("anarchy-view-result-unhorsed", of.unhorsed, for_us),
                ("anarchy-view-result-stunned", of.stunned, for_us),
                ("anarchy-view-result-retreat", of.retreat, for_us),
            ];
            (of.faces, chances(&all, tell))
        }
        None => (rules.limits.die, vec![]),
    };
    let title = match first {
        Some(target) => tell.texts.format("anarchy-view-oil-on", &[("target", name(target, tell).into())]),
        None => tell.texts.format("anarchy-view-oil-over", &[("hex", tell.target(Target::Place(to)).into())]),
    };
    let total = column(rules, rules.data.defence.oil_target_column - 1, tell);
    Some(Forecast {
        condition: None,
        title,
        sides: vec![ForecastSide { tincture: tincture(side), total, parts: names(&bearers) }],
        modifiers: vec![],
        out_of: out_of.unsigned_abs(),
        chances,
        notes,
    })
}

/// Whether a shot sets something on fire, and who stands there.
fn of_a_fire(sight: &Sight, shooter: PieceId, place: Place, tell: &Narrator) -> Option<Forecast> {
    let board = board(sight);
    let rules = board.rules;
    if board.man(shooter).post != Post::OnField {
        return None;
    }
    let needed = flames_from(&board, shooter, place)?;
    let die = rules.limits.die;
    let lights = (die + 1 - needed).clamp(0, die);
    let side = board.side(shooter);
    let all =
        [("anarchy-view-result-lights", lights, Some(side)), ("anarchy-view-result-goes-out", die - lights, None)];
    let hex = board.map.hex_of(place);
    // In a belfry one floor burns, and who is on the one below is hurt, too.
    let storeys = match board.in_tower(place) {
        Some(at) if at.floor > 0 => [Some(place), board.on_level(at.tower, at.tower.below(at.floor), at.cell)],
        Some(_) => [Some(place), None],
        None => [Some(hex), Some(board.map.upper(hex))],
    };
    let there = storeys.into_iter().flatten().filter_map(|place| board.at(place));
    let own = there
        .filter(|id| board.side(*id) == side)
        .map(|id| tell.texts.format("anarchy-view-own-man-there", &[("unit", name(id, tell).into())]));
    let title = [("shooter", name(shooter, tell).into()), ("hex", tell.target(Target::Place(place)).into())];
    let needed = tell.texts.format("anarchy-view-needed", &[("n", needed.into())]);
    Some(Forecast {
        condition: None,
        title: tell.texts.format("anarchy-view-fire-at", &title),
        sides: vec![ForecastSide { tincture: tincture(side), total: needed.clone(), parts: needed }],
        modifiers: vec![],
        out_of: die.unsigned_abs(),
        chances: chances(&all, tell),
        notes: own.chain(strays(&board, shooter, tell)).collect(),
    })
}

fn added_to_the_die(aim: &Aim, tell: &Narrator) -> Vec<(String, i32, String)> {
    let all = [
        ("anarchy-view-die-range", aim.range, "A-0.38"),
        ("anarchy-view-die-armour", aim.armour, "A-0.38"),
        ("anarchy-view-die-wounded", aim.wounded, "A-0.38"),
        ("anarchy-view-die-unsupplied", aim.unsupplied, "A-0.20"),
        ("anarchy-belfry-view-die-moving", aim.moving, "A-4.2.25"),
    ];
    let told = all.into_iter().filter(|(_, value, _)| *value != 0);
    told.map(|(key, value, rule)| (tell.texts.get(key), value, rule.to_owned())).collect()
}

fn notes_of_a_shot(board: &Board, shooter: PieceId, aim: &Aim, tell: &Narrator) -> Vec<String> {
    of_shot_notes(board, board.front(shooter), aim.hex, tell)
}
/// How far a shot goes, and how its die is read.
pub(super) fn of_shot_notes(board: &Board, from: Place, to: Place, tell: &Narrator) -> Vec<String> {
    let far = board.map.distance(from, to);
    let hex = tell.target(Target::Place(to));
    vec![
        tell.texts.format("anarchy-view-distance", &[("n", far.into()), ("hex", hex.into())]),
        tell.texts.get("anarchy-view-low-is-good"),
    ]
}

/// How often what a staff sling throws comes down where it is aimed.
fn strays(board: &Board, shooter: PieceId, tell: &Narrator) -> Option<String> {
    board.rules.shooter(shooter).filter(|weapon| weapon.weapon == Weapon::StaffSling)?;
    let impact = &board.rules.data.shooting.impact;
    let hits = impact.iter().filter(|at| **at == Impact::Target).count();
    let percent = hits * 100 / impact.len().max(1);
    Some(tell.texts.format("anarchy-view-stone-strays", &[("percent", percent.into())]))
}

/// What a ram would do to the wall ahead of it.
fn of_a_ram(sight: &Sight, wall: Place, tell: &Narrator) -> Option<Forecast> {
    let board = board(sight);
    let side = sight.prompt()?.seat;
    let strike = may_ram(&board, side, wall).ok()?;
    let die = board.rules.limits.die;
    let damages = (1..=die).filter(|face| strike.blow(&board, *face).damages()).count() as i32;
    let degrees = material(&board, wall)?.degrees;
    let degree = board.walls.damage(wall);
    let key = if degree + 1 >= degrees { "anarchy-view-ram-demolishes" } else { "anarchy-view-ram-damages" };
    let all = [(key, damages, Some(side)), ("anarchy-view-ram-nothing", die - damages, None)];
    let title = [("hex", tell.target(Target::Place(wall)).into())];
    let tower = (tell.texts.get("anarchy-view-ram-tower"), strike.die, "A-5.2.10".to_owned());
    Some(Forecast {
        condition: None,
        title: tell.texts.format("anarchy-view-ram", &title),
        sides: vec![ForecastSide {
            tincture: tincture(side),
            total: strike.points.to_string(),
            parts: tell.texts.format(
                "anarchy-view-ram-servants",
                &[("men", servants(&board, &board.engines.all[strike.engine]).len().into())],
            ),
        }],
        modifiers: Some(tower).filter(|(_, value, _)| *value != 0).into_iter().collect(),
        out_of: die.unsigned_abs(),
        chances: chances(&all, tell),
        notes: vec![engines::of_damage(degree, degrees, tell)],
    })
}
