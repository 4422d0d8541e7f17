//! What a match has come to so far: who stands, has fallen or is gone, and how far each side is on its way to its goal.
use crate::desktop::face::{Draw, HeaderItem};
use crate::games::vassaux::chapters::outcome::eliminated;
use crate::games::vassaux::chapters::scenarios::objectives::{self, is_met, objective_of};
use crate::games::vassaux::chapters::scenarios::{evacuation, fires};
use crate::games::vassaux::data::scenarios::{Edge, VictoryData};
use crate::games::vassaux::data::switches::EscapeGoal;
use crate::games::vassaux::state::fighters::Fate;
use crate::games::vassaux::view::VassauxFace;
use crate::games::vassaux::view::seen::Seen;
use crate::table::prelude::{Narrator, Seat};
use crate::table::text::locales::Arg;

/// What has become of the fighters of a host.
#[derive(Clone, Copy, Debug, Default)]
pub struct Tally {
    pub on_table: i32,
    pub killed: i32,
    pub removed: i32,
    pub escaped: i32,
    /// Points of those who are eliminated, of those who got away, and of all (V-4.21).
    pub lost: i32,
    pub saved: i32,
    pub all: i32,
}

impl Tally {
    /// The fighters of a host, wherever they are.
    pub fn of(seen: &Seen, host: Seat) -> Self {
        let rules = seen.rules();
        let (lost, all) = eliminated(&seen.board, host);
        let mut tally = Self { lost, all, ..Self::default() };
        for fighter in &seen.board.fighters {
            if rules.roster.unit_of_fighter(fighter.id).is_none_or(|unit| unit.host != host) {
                continue;
            }
            match fighter.fate {
                Fate::OnTable => tally.on_table += 1,
                Fate::Killed => tally.killed += 1,
                Fate::Removed => tally.removed += 1,
                Fate::Escaped => {
                    tally.escaped += 1;
                    tally.saved += rules.value(fighter.id);
                }
                Fate::Aside => {}
            }
        }
        tally
    }
    /// The share of its points that is eliminated, in percent, rounded down.
    pub fn percent_lost(&self) -> i32 {
        percent(self.lost, self.all)
    }
    /// The share of its points that got away, in percent, rounded down.
    pub fn percent_saved(&self) -> i32 {
        percent(self.saved, self.all)
    }
}

fn percent(part: i32, all: i32) -> i32 {
    (part * 100).checked_div(all).unwrap_or(0)
}

/// What the scenario is about, and how it stands: an item of the header for each goal.
pub fn goals(face: &VassauxFace, seen: &Seen, tell: &Narrator) -> Vec<HeaderItem> {
    let tallies = [Seat(0), Seat(1)].map(|host| Tally::of(seen, host));
    let item = |key: &str, of: Option<Seat>, value: String, args: &[(&str, Arg)]| HeaderItem {
        tincture: of.map(|seat| face.tincture(seat)),
        label: tell.texts.get(key),
        value,
        hint: tell.texts.format(&format!("{key}.hint"), args),
    };
    let of = |now: i32, goal: i32| tell.texts.format("vassaux-view-of", &[("now", now.into()), ("goal", goal.into())]);
    let shares = |now: i32, goal: i32| {
        tell.texts.format("vassaux-view-percent-of", &[("now", now.into()), ("goal", goal.into())])
    };
    let rules = seen.rules();
    let lost = |host: Seat| tallies[usize::from(host.0)].percent_lost();
    let destroyed = || -> Vec<HeaderItem> {
        let value = |host: Seat| tell.texts.format("vassaux-view-percent", &[("now", lost(host).into())]);
        let both = [Seat(0), Seat(1)].map(|host| item("vassaux-view-destroyed", Some(host), value(host), &[]));
        both.into()
    };
    match &rules.scenario().victory {
        VictoryData::Evacuate { .. } => {
            // How many must leave may depend on the number of turns, which is drawn when all stand (V-23.25).
            let goal = match (rules.switches.s1_goal, seen.progress.limit) {
                (EscapeGoal::Scaled, 0) => Arg::from("?"),
                (_, limit) => evacuation::goal(&seen.board, limit).into(),
            };
            let away =
                tell.texts.format("vassaux-view-of", &[("now", tallies[1].escaped.into()), ("goal", goal.clone())]);
            let percent = rules.data.constants.destroy_percent;
            vec![
                item("vassaux-view-villagers", Some(Seat(1)), away, &[("goal", goal)]),
                item("vassaux-view-broken", Some(Seat(0)), shares(lost(Seat(1)), percent), &[("goal", percent.into())]),
            ]
        }
        VictoryData::Fires { fires_to_win, retreat_kills, .. } => {
            let burning = seen.objectives.fires.iter().filter(|lit| **lit).count() as i32;
            let fallen = fires::knights_killed(&seen.board);
            vec![
                item(
                    "vassaux-view-fires",
                    Some(Seat(0)),
                    of(burning, *fires_to_win),
                    &[("goal", (*fires_to_win).into())],
                ),
                item(
                    "vassaux-view-knights",
                    Some(Seat(1)),
                    of(fallen, *retreat_kills),
                    &[("goal", (*retreat_kills).into())],
                ),
            ]
        }
        VictoryData::Duel { .. } => destroyed(),
        VictoryData::Escape { edges } => {
            let goal = rules.switches.escape_pct;
            let edge = seen.objectives.edge.and_then(|edge| edges.get(usize::from(edge)));
            let edge =
                edge.map_or_else(|| tell.texts.get("vassaux-view-edge-unknown"), |edge| tell.texts.get(name(*edge)));
            let value = shares(tallies[0].percent_saved(), goal);
            let args = [("goal", Arg::from(goal)), ("edge", Arg::from(edge))];
            vec![item("vassaux-view-escaped", Some(Seat(0)), value, &args), destroyed().remove(0)]
        }
        VictoryData::Objectives { points, .. } => [Seat(0), Seat(1)]
            .map(|host| {
                let objective = objective_of(&seen.board, &seen.objectives, host);
                let told = objective.map_or("vassaux-view-not-rolled", objectives::name);
                let met = is_met(&seen.board, &seen.objectives, host);
                let scored = objectives::victory_points(&seen.board, &seen.objectives, host);
                let args = [
                    ("objective", Arg::key(told)),
                    ("percent", rules.data.constants.destroy_percent.into()),
                    ("met", tell.texts.get(if met { "vassaux-view-met" } else { "vassaux-view-not-met" }).into()),
                    ("points", points.objective.into()),
                    ("lord", points.lord.into()),
                    ("vassal", points.vassal.into()),
                ];
                item("vassaux-view-victory", Some(host), scored.to_string(), &args)
            })
            .into(),
    }
}

/// An edge in words.
pub const fn name(edge: Edge) -> &'static str {
    match edge {
        Edge::North => "vassaux-edge-north",
        Edge::East => "vassaux-edge-east",
        Edge::South => "vassaux-edge-south",
        Edge::West => "vassaux-edge-west",
    }
}
