//! What each side wants, in sentences made from the conditions of the scenario.
use crate::desktop::face::Sight;
use crate::games::anarchy::data::scenarios::{
    ConditionData, DecidesData, OtherwiseData, ScenarioData, SideName, WhenData, WhoData,
};
use crate::games::anarchy::rules::Rules;
use crate::table::prelude::{Kind, Narrator, Seat, Target};
use crate::table::text::locales::Arg;

fn side(name: SideName, tell: &Narrator) -> String {
    tell.inside(Target::Seat(name.seat()))
}

/// Whom a condition counts: which words are chosen by, and the name of a class.
fn counted(rules: &Rules, who: &WhoData, tell: &Narrator) -> [(&'static str, Arg); 2] {
    let class = match who {
        WhoData::Class(name) => rules.data.class(name).map(|class| tell.target(Target::Kind(Kind(class as u16)))),
        WhoData::Men | WhoData::Animals => None,
    };
    let who = match who {
        WhoData::Men => "men",
        WhoData::Animals => "animals",
        WhoData::Class(_) => "class",
    };
    [("who", who.into()), ("class", class.unwrap_or_default().into())]
}

/// A condition as a part of a sentence, without a full stop.
fn condition(rules: &Rules, of: &ConditionData, tell: &Narrator) -> String {
    let least = |key: &str, name: &SideName, who: &WhoData, n: u8| {
        let [kind, class] = counted(rules, who, tell);
        tell.texts.format(key, &[kind, class, ("side", side(*name, tell).into()), ("n", n.into())])
    };
    match of {
        ConditionData::Exited { side, who, least: n } => least("anarchy-view-if-exited", side, who, *n),
        ConditionData::LedOff { side, who, least: n } => least("anarchy-view-if-led-off", side, who, *n),
        ConditionData::Killed { side, who, least: n } => least("anarchy-view-if-killed", side, who, *n),
        ConditionData::NoneLeft { side, who } => least("anarchy-view-if-none-left", side, who, 0),
        ConditionData::All(all) => {
            let parts: Vec<String> = all.iter().map(|part| condition(rules, part, tell)).collect();
            parts.join(&tell.texts.get("anarchy-view-and"))
        }
        ConditionData::Not(part) => {
            tell.texts.format("anarchy-view-not", &[("condition", condition(rules, part, tell).into())])
        }
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
        let told = crate::table::text::narrator::capitalised(tell.texts.format(key, &args));
        all.push((whose.map(SideName::seat), told));
    }
    let (key, whose) = match scenario.otherwise {
        OtherwiseData::Wins(name) => ("anarchy-view-otherwise-wins", Some(name)),
        OtherwiseData::Points => ("anarchy-view-otherwise-points", None),
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
    all.push(tell.texts.get("anarchy-view-aim-no-men"));
    all
}

/// What a side wants.
pub(super) fn of_side(sight: &Sight, seat: Seat, tell: &Narrator) -> Vec<String> {
    let own = sentences(sight.rules(), tell).into_iter().filter(|(whose, _)| whose.is_none_or(|whose| whose == seat));
    own.map(|(_, sentence)| sentence).collect()
}
