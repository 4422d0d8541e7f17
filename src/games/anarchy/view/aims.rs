//! What each side wants, in sentences made from the conditions of the scenario.
use super::seen::{board, seen};
use super::siege::progress;
use crate::desktop::face::Sight;
use crate::games::anarchy::board::Board;
use crate::games::anarchy::chapters::tactical::victory::{Cause, holds, points, verdict};
use crate::games::anarchy::data::files::{ANGEVIN, ROYALIST};
use crate::games::anarchy::data::scenarios::{
    ConditionData, DecidesData, ExtraData, OtherwiseData, ScenarioData, SideName, VictoryData, WhenData, WhoData,
};
use crate::games::anarchy::rules::Rules;
use crate::table::prelude::{Kind, Narrator, Place, Seat, Target};
use crate::table::text::locales::Arg;
use crate::table::text::narrator::capitalised;

fn side(name: SideName, tell: &Narrator) -> String {
    tell.inside(Target::Seat(name.seat()))
}

/// Whom a condition counts: which words are chosen by, so many of them, and of a class by which name the rule data know it and so
/// many of its men in words.
fn counted(rules: &Rules, who: &WhoData, n: u8, tell: &Narrator) -> [(&'static str, Arg); 4] {
    let several = match who {
        WhoData::Class(name) => {
            rules.data.class(name).map(|class| tell.several(Target::Kind(Kind(class as u16)), n.into()))
        }
        WhoData::Men | WhoData::Animals => None,
    };
    let (who, class) = match who {
        WhoData::Men => ("men", ""),
        WhoData::Animals => ("animals", ""),
        WhoData::Class(name) => ("class", name.as_str()),
    };
    [("who", who.into()), ("class", class.into()), ("several", several.unwrap_or_default().into()), ("n", n.into())]
}

/// What an area is called: a designer's own area by the name that it has in the rule data.
fn area(name: &str, tell: &Narrator) -> String {
    let key = format!("anarchy-area-{name}");
    if tell.texts.has(&key) { tell.texts.get(&key) } else { name.replace('_', " ") }
}

/// The areas that a condition is about.
fn areas_of(condition: &ConditionData) -> Vec<&str> {
    match condition {
        ConditionData::Stand { area, .. }
        | ConditionData::Only { area, .. }
        | ConditionData::Demolished { area, .. }
        | ConditionData::Closed(area) => {
            vec![area]
        }
        ConditionData::Damaged { areas, .. }
        | ConditionData::Holds { areas, .. }
        | ConditionData::StandAmong { areas, .. } => areas.iter().map(String::as_str).collect(),
        ConditionData::All(all) | ConditionData::Any(all) => all.iter().flat_map(areas_of).collect(),
        ConditionData::Not(condition) => areas_of(condition),
        ConditionData::Exited { .. }
        | ConditionData::NoneLeft { .. }
        | ConditionData::LedOff { .. }
        | ConditionData::Killed { .. }
        | ConditionData::Taken { .. }
        | ConditionData::Remain { .. }
        | ConditionData::EngineLeft { .. }
        | ConditionData::Mined { .. }
        | ConditionData::Stuck { .. } => vec![],
    }
}

/// The areas of which a condition counts all men together.
fn counted_together(condition: &ConditionData) -> Vec<&[String]> {
    match condition {
        ConditionData::StandAmong { areas, .. } => vec![areas],
        ConditionData::All(all) | ConditionData::Any(all) => all.iter().flat_map(counted_together).collect(),
        ConditionData::Not(condition) => counted_together(condition),
        _ => vec![],
    }
}

/// All conditions of a scenario that decide it.
pub(super) fn conditions(rules: &Rules) -> impl Iterator<Item = &ConditionData> {
    let scenario = &rules.scenario;
    let victory = scenario.victory.iter().map(|line| &line.holds);
    victory.chain(scenario.decisive.iter().map(|line| &line.holds))
}

/// The ground that matters to a scenario: each area by itself, those that are counted together as one.
pub(super) fn decisive_grounds(rules: &Rules) -> Vec<Vec<Place>> {
    let together: Vec<&[String]> = conditions(rules).flat_map(counted_together).collect();
    let is_single = |name: &&str| !together.iter().any(|areas| areas.iter().any(|area| area == name));
    let single = decisive_areas(rules).into_iter().filter(is_single).map(|name| rules.map.area(name).to_vec());
    let joined = together.iter().map(|areas| areas.iter().flat_map(|name| rules.map.area(name)).copied().collect());
    single.chain(joined).collect()
}

/// The names of the areas that matter to a scenario, each once: those of its conditions, and those that somebody may not leave.
pub(super) fn decisive_areas(rules: &Rules) -> Vec<&str> {
    let scenario = &rules.scenario;
    let wanted = conditions(rules).flat_map(areas_of);
    let bonds = scenario.sides().filter_map(|(_, side)| side.keeps_to.as_ref());
    let kept_to = bonds.flat_map(|keeps| keeps.areas.iter().map(String::as_str));
    let mut names: Vec<&str> = wanted.chain(kept_to).collect();
    names.sort_unstable();
    names.dedup();
    names
}

/// What the areas are called in which a hex lies and which matter to this scenario.
pub(super) fn areas_at(rules: &Rules, hex: Place, tell: &Narrator) -> Vec<String> {
    let around = decisive_areas(rules).into_iter().filter(|name| rules.map.area(name).contains(&hex));
    let mut all: Vec<String> = around.map(|name| area(name, tell)).collect();
    all.dedup();
    all
}

/// Several names, the last one with its conjunction.
fn listed(names: &[String], tell: &Narrator) -> String {
    match names {
        [before @ .., last] if !before.is_empty() => {
            let args = [("names", before.join(", ").into()), ("last", last.as_str().into())];
            tell.texts.format("anarchy-view-names-and", &args)
        }
        names => names.join(", "),
    }
}

/// What binds a side beside the rules: where it has to stay, that it is surprised, that it needs a commander; what brings it points.
fn bonds(rules: &Rules, name: SideName, tell: &Narrator) -> Vec<String> {
    let data = rules.scenario.side(name.seat());
    let mut all = vec![];
    if let Some(keeps) = &data.keeps_to {
        let areas: Vec<String> = keeps.areas.iter().map(|name| area(name, tell)).collect();
        let args = [
            ("side", side(name, tell).into()),
            ("areas", listed(&areas, tell).into()),
            ("turn", keeps.until.saturating_sub(1).into()),
        ];
        all.push(tell.texts.format("anarchy-view-aim-keeps-to", &args));
    }
    if let Some(surprised) = &data.surprised {
        let args = [("side", side(name, tell).into()), ("turn", surprised.turn.into())];
        all.push(tell.texts.format("anarchy-view-aim-surprised", &args));
    }
    if data.needs_leader {
        all.push(tell.texts.format("anarchy-view-aim-needs-leader", &[("side", side(name, tell).into())]));
    }
    for line in &rules.scenario.extra_points {
        let (whose, points, key) = match line {
            ExtraData::BurntScaffolds { side, points } => (*side, *points, "anarchy-view-aim-burnt"),
            ExtraData::LostBallistae { side, points } => (*side, *points, "anarchy-view-aim-ballistae"),
        };
        if whose == name {
            all.push(tell.texts.format(key, &[("side", side(name, tell).into()), ("points", points.into())]));
        }
    }
    all
}

/// A condition as a part of a sentence, without a full stop.
fn condition(rules: &Rules, of: &ConditionData, tell: &Narrator) -> String {
    let least = |key: &str, name: &SideName, who: &WhoData, n: u8| {
        let [kind, class, several, n] = counted(rules, who, n, tell);
        tell.texts.format(key, &[kind, class, several, n, ("side", side(*name, tell).into())])
    };
    match of {
        ConditionData::Exited { side, who, least: n } => least("anarchy-view-if-exited", side, who, *n),
        ConditionData::LedOff { side, who, least: n } => least("anarchy-view-if-led-off", side, who, *n),
        ConditionData::Killed { side, who, least: n } => least("anarchy-view-if-killed", side, who, *n),
        ConditionData::Taken { side, who, least: n } => least("anarchy-view-if-taken", side, who, *n),
        ConditionData::Remain { side, who, least: n } => least("anarchy-view-if-remain", side, who, *n),
        ConditionData::Only { side: whose, area: name } => {
            let args = [("side", side(*whose, tell).into()), ("area", area(name, tell).into())];
            tell.texts.format("anarchy-view-if-only", &args)
        }
        ConditionData::NoneLeft { side, who } => least("anarchy-view-if-none-left", side, who, 1),
        ConditionData::Stand { side: whose, area: name, least: n } => {
            let args = [("side", side(*whose, tell).into()), ("area", area(name, tell).into()), ("n", (*n).into())];
            tell.texts.format("anarchy-view-if-stand", &args)
        }
        ConditionData::StandAmong { side: whose, areas, least: n } => {
            let names: Vec<String> = areas.iter().map(|name| area(name, tell)).collect();
            let args =
                [("side", side(*whose, tell).into()), ("areas", listed(&names, tell).into()), ("n", (*n).into())];
            tell.texts.format("anarchy-belfry-view-if-stand-among", &args)
        }
        ConditionData::Stuck { side: whose, .. } => {
            tell.texts.format("anarchy-belfry-view-if-stuck", &[("side", side(*whose, tell).into())])
        }
        ConditionData::Holds { side: whose, areas, least: n } => {
            let names: Vec<String> = areas.iter().map(|name| area(name, tell)).collect();
            let args = [
                ("side", side(*whose, tell).into()),
                ("areas", names.join(", ").into()),
                ("n", (*n).into()),
                ("of", areas.len().into()),
            ];
            tell.texts.format("anarchy-view-if-holds", &args)
        }
        ConditionData::Closed(name) => {
            tell.texts.format("anarchy-view-if-closed", &[("area", area(name, tell).into())])
        }
        ConditionData::Demolished { area: name, least: n } => {
            let args =
                [("area", area(name, tell).into()), ("n", (*n).into()), ("of", rules.map.area(name).len().into())];
            tell.texts.format("anarchy-view-if-demolished", &args)
        }
        ConditionData::Mined { least } => {
            tell.texts.format("anarchy-mangonels-view-if-mined", &[("n", (*least).into())])
        }
        ConditionData::Damaged { areas, least } => {
            let names: Vec<String> = areas.iter().map(|name| area(name, tell)).collect();
            let args = [("areas", listed(&names, tell).into()), ("n", (*least).into())];
            tell.texts.format("anarchy-mangonels-view-if-damaged", &args)
        }
        ConditionData::EngineLeft { side: whose, .. } => {
            tell.texts.format("anarchy-view-if-engine-left", &[("side", side(*whose, tell).into())])
        }
        ConditionData::All(all) => {
            let parts: Vec<String> = all.iter().map(|part| condition(rules, part, tell)).collect();
            parts.join(&tell.texts.get("anarchy-view-and"))
        }
        ConditionData::Any(all) => {
            let parts: Vec<String> = all.iter().map(|part| condition(rules, part, tell)).collect();
            parts.join(&tell.texts.get("anarchy-view-or"))
        }
        ConditionData::Not(part) => match &**part {
            ConditionData::Remain { side, who, least: n } => least("anarchy-view-if-fewer", side, who, *n),
            ConditionData::Exited { side, who, least: n } => least("anarchy-view-if-fewer-exited", side, who, *n),
            ConditionData::Stand { side: whose, area: name, least: n } => {
                let args = [("side", side(*whose, tell).into()), ("area", area(name, tell).into()), ("n", (*n).into())];
                tell.texts.format("anarchy-view-if-fewer-stand", &args)
            }
            part => tell.texts.format("anarchy-view-not", &[("condition", condition(rules, part, tell).into())]),
        },
    }
}

/// All that decides a scenario, one sentence each, in the order in which it is looked at.
fn sentences(rules: &Rules, tell: &Narrator) -> Vec<(Option<Seat>, String)> {
    let scenario: &ScenarioData = &rules.scenario;
    let mut all = vec![];
    for line in &scenario.victory {
        let (key, whose) = match line.decides {
            DecidesData::Wins(name) => ("anarchy-view-aim-wins", Some(name)),
            DecidesData::Marginally(name) => ("anarchy-view-aim-marginally", Some(name)),
            DecidesData::Draw => ("anarchy-view-aim-draw", None),
        };
        let when = match line.when {
            WhenData::From(first) if first <= 1 => tell.texts.get("anarchy-view-at-any-time"),
            WhenData::From(first) => tell.texts.format("anarchy-view-from-turn", &[("turn", first.into())]),
            WhenData::AtEnd => tell.texts.format("anarchy-view-at-end", &[("turn", rules.last_turn().into())]),
        };
        let args = [
            ("side", whose.map(|name| side(name, tell)).unwrap_or_default().into()),
            ("when", when.into()),
            ("condition", condition(rules, &line.holds, tell).into()),
        ];
        let told = capitalised(tell.texts.format(key, &args));
        all.push((whose.map(SideName::seat), told));
    }
    for line in &scenario.decisive {
        let args = [("side", side(line.side, tell).into()), ("condition", condition(rules, &line.holds, tell).into())];
        let told = capitalised(tell.texts.format("anarchy-view-aim-decisive", &args));
        all.push((Some(line.side.seat()), told));
    }
    for name in [SideName::Royalist, SideName::Angevin] {
        all.extend(bonds(rules, name, tell).into_iter().map(|sentence| (Some(name.seat()), sentence)));
    }
    let (key, whose) = match scenario.otherwise {
        OtherwiseData::Wins(name) => ("anarchy-view-otherwise-wins", Some(name)),
        OtherwiseData::Points => ("anarchy-view-otherwise-points", None),
        OtherwiseData::MostPoints => ("anarchy-view-otherwise-most-points", None),
        OtherwiseData::Draw => ("anarchy-view-otherwise-draw", None),
    };
    let name = whose.map(|name| side(name, tell)).unwrap_or_default();
    let args = [("side", name.into()), ("turn", rules.last_turn().into())];
    all.push((whose.map(SideName::seat), tell.texts.format(key, &args)));
    all
}

/// What decides the match, for everybody.
pub(super) fn aims(sight: &Sight, tell: &Narrator) -> Vec<String> {
    let mut all: Vec<String> = sentences(sight.rules(), tell).into_iter().map(|(_, sentence)| sentence).collect();
    let holds = |line: &VictoryData| matches!(line.holds, ConditionData::Holds { .. });
    if sight.rules::<Rules>().scenario.victory.iter().any(holds) {
        all.push(tell.texts.get("anarchy-view-hold"));
    }
    all.extend(progress::told(sight, tell));
    all.push(tell.texts.get("anarchy-view-aim-no-men"));
    all
}

/// What a side wants.
pub(super) fn of_side(sight: &Sight, seat: Seat, tell: &Narrator) -> Vec<String> {
    let own = sentences(sight.rules(), tell).into_iter().filter(|(whose, _)| whose.is_none_or(|whose| whose == seat));
    own.map(|(_, sentence)| sentence).chain(progress::told(sight, tell)).collect()
}

/// What has decided a battle that is over, in sentences; none where a side has conceded, which needs no reason.
pub(super) fn cause(sight: &Sight, tell: &Narrator) -> Vec<String> {
    let (rules, board): (&Rules, _) = (sight.rules(), board(sight));
    let reached = |line: &VictoryData| {
        let args = [("condition", condition(rules, &what_holds(&board, &line.holds), tell).into())];
        tell.texts.format("anarchy-view-cause-condition", &args)
    };
    let told = |key: &str| {
        let [royalist, angevin] = [ROYALIST, ANGEVIN].map(|side| points(&board, side));
        tell.texts.format(key, &[("royalist", royalist.into()), ("angevin", angevin.into())])
    };
    match verdict(&board, seen(sight).turn).map(|(_, cause)| cause) {
        None => vec![],
        Some(Cause::Conditions(lines)) => lines.into_iter().map(reached).collect(),
        Some(Cause::BothGoals) => vec![told("anarchy-view-cause-both")],
        Some(Cause::NobodyLeft) => vec![told("anarchy-view-cause-nobody-left")],
        Some(Cause::NoMenLeft(side)) => {
            let args = [("side", tell.inside(Target::Seat(side)).into())];
            vec![capitalised(tell.texts.format("anarchy-view-cause-no-men", &args))]
        }
        Some(Cause::LengthOver) => {
            let wins_otherwise = |name: SideName| match rules.scenario.otherwise {
                OtherwiseData::Wins(other) => other.seat() == name.seat(),
                _ => false,
            };
            let missed = |line: &VictoryData| match line.decides {
                DecidesData::Wins(name) | DecidesData::Marginally(name) if !wins_otherwise(name) => {
                    let args =
                        [("side", side(name, tell).into()), ("condition", condition(rules, &line.holds, tell).into())];
                    Some(tell.texts.format("anarchy-view-cause-missed", &args))
                }
                _ => None,
            };
            match rules.scenario.otherwise {
                OtherwiseData::Points | OtherwiseData::MostPoints => vec![told("anarchy-view-cause-points")],
                OtherwiseData::Wins(_) | OtherwiseData::Draw => {
                    let missed = rules.scenario.victory.iter().filter_map(missed);
                    std::iter::once(told("anarchy-view-cause-length")).chain(missed).collect()
                }
            }
        }
    }
}

/// A condition that holds, without those of its alternatives that do not.
fn what_holds(board: &Board, of: &ConditionData) -> ConditionData {
    match of {
        ConditionData::All(all) => ConditionData::All(all.iter().map(|part| what_holds(board, part)).collect()),
        ConditionData::Any(all) => {
            let held = all.iter().filter(|part| holds(board, part));
            ConditionData::Any(held.map(|part| what_holds(board, part)).collect())
        }
        other => other.clone(),
    }
}
