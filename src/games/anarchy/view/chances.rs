//! What an attack or a shot would bring, in words, with the numbers that the rules themselves reckon.
use super::drawing::tincture;
use super::seen::{board, seen};
use super::sheets::{cover_key, terrain_key, weapon_key};
use crate::desktop::face::*;
use crate::games::anarchy::board::Board;
use crate::games::anarchy::chapters::tactical::capture::may_yield;
use crate::games::anarchy::chapters::tactical::combat::{ATTACK, JOIN, Odds, STRIKE, may_join, odds};
use crate::games::anarchy::chapters::tactical::shooting::{Aim, SHOOT_AT, may_aim};
use crate::games::anarchy::data::files::{Impact, ShooterData, Weapon};
use crate::games::anarchy::odds::{of_combat, of_shot};
use crate::games::anarchy::rules::Rules;
use crate::games::anarchy::state::Post;
use crate::table::prelude::{Narrator, Order, PieceId, Seat, Target};

/// What an order on offer would bring.
pub(super) fn of_order(sight: &Sight, order: Order, tell: &Narrator) -> Option<Forecast> {
    let reading = seen(sight);
    if let Some(target) = SHOOT_AT.of(order) {
        return of_a_shot(sight, reading.shooter?, target, tell);
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

/// Which differentials a column of the combat table holds for.
fn column(rules: &Rules, column: i32, tell: &Narrator) -> String {
    let columns = &rules.data.combat.columns;
    let at = usize::try_from(column).unwrap_or_default();
    let signed = |n: i32| if n < 0 { format!("−{}", -n) } else { n.to_string() };
    let from = columns.get(at).copied().unwrap_or_default();
    match columns.get(at + 1) {
        Some(next) if at == 0 => tell.texts.format("anarchy-view-column-to", &[("to", signed(next - 1).into())]),
        Some(next) => tell
            .texts
            .format("anarchy-view-column-between", &[("from", signed(from).into()), ("to", signed(next - 1).into())]),
        None => tell.texts.format("anarchy-view-column-from", &[("from", signed(from).into())]),
    }
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
    let ground = tell.texts.get(terrain_key(board.terrain(odds.hex)));
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
fn chances(all: &[(&str, i32, Option<Seat>)], tell: &Narrator) -> Vec<Chance> {
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
    let of = of_shot(&board, weapon, &aim, target);
    let side = board.side(shooter);
    let mounted = board.man(target).is_mounted();
    let stunned = if mounted { "anarchy-view-result-unhorsed" } else { "anarchy-view-result-stunned" };
    let all = [
        ("anarchy-view-result-killed", of.killed, Some(side)),
        ("anarchy-view-result-wounded", of.wounded, Some(side)),
        (stunned, of.stunned, Some(side)),
        ("anarchy-view-result-retreat", of.retreat, Some(side)),
        ("anarchy-view-result-miss", of.miss, None),
    ];
    let added = aim.sum();
    let cover = tell.texts.get(cover_key(aim.cover));
    let title = [("shooter", name(shooter, tell).into()), ("target", name(target, tell).into())];
    Some(Forecast {
        title: tell.texts.format("anarchy-view-shot", &title),
        sides: vec![
            ForecastSide {
                tincture: tincture(side),
                total: tell.texts.format("anarchy-view-die-added", &[("added", added.into())]),
                parts: tell.texts.get(weapon_key(weapon.weapon)),
            },
            ForecastSide {
                tincture: tincture(board.side(target)),
                total: cover.clone(),
                parts: tell.texts.get("anarchy-view-cover"),
            },
        ],
        modifiers: added_to_the_die(&aim, tell),
        out_of: of.faces.unsigned_abs(),
        chances: chances(&all, tell),
        notes: notes_of_a_shot(&board, weapon, shooter, &aim, tell),
    })
}

fn added_to_the_die(aim: &Aim, tell: &Narrator) -> Vec<(String, i32, String)> {
    let all = [
        ("anarchy-view-die-range", aim.range, "A-0.38"),
        ("anarchy-view-die-armour", aim.armour, "A-0.38"),
        ("anarchy-view-die-wounded", aim.wounded, "A-0.38"),
        ("anarchy-view-die-unsupplied", aim.unsupplied, "A-0.20"),
    ];
    let told = all.into_iter().filter(|(_, value, _)| *value != 0);
    told.map(|(key, value, rule)| (tell.texts.get(key), value, rule.to_owned())).collect()
}

fn notes_of_a_shot(board: &Board, weapon: &ShooterData, shooter: PieceId, aim: &Aim, tell: &Narrator) -> Vec<String> {
    let far = board.map.distance(board.front(shooter), aim.hex);
    let hex = tell.target(Target::Place(aim.hex));
    let mut notes = vec![
        tell.texts.format("anarchy-view-distance", &[("n", far.into()), ("hex", hex.into())]),
        tell.texts.get("anarchy-view-low-is-good"),
    ];
    if weapon.weapon == Weapon::StaffSling {
        let impact = &board.rules.data.shooting.impact;
        let hits = impact.iter().filter(|at| **at == Impact::Target).count();
        let percent = hits * 100 / impact.len().max(1);
        notes.push(tell.texts.format("anarchy-view-stone-strays", &[("percent", percent.into())]));
    }
    notes
}
