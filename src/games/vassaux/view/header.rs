//! The line above the board, the turn track, and the figures of a match that has ended.
use super::VassauxFace;
use super::players::tallies::Tally;
use super::seen::Seen;
use super::sorcery;
use crate::desktop::face::{Draw, HeaderItem, SummaryRow, TrackProgress, TrackSpace};
use crate::games::vassaux::chapters::scenarios::objectives::{name, objective_of, victory_points};
use crate::games::vassaux::data::magic::Spell;
use crate::games::vassaux::data::scenarios::VictoryData;
use crate::table::prelude::{Narrator, Seat};
use std::cmp::Ordering;

const SEATS: [Seat; 2] = [Seat(0), Seat(1)];

/// The turn, and what lies over the whole table.
pub fn items(seen: &Seen, tell: &Narrator) -> Vec<HeaderItem> {
    let progress = &seen.progress;
    let format = |key: &str, args: &[(&str, crate::table::text::locales::Arg)]| tell.texts.format(key, args);
    let turn = (progress.turn.into(), progress.limit.into());
    let mut items = vec![HeaderItem {
        tincture: None,
        label: tell.texts.get(if progress.turn == 0 { "desktop-phase" } else { "vassaux-view-turn" }),
        value: match progress.turn {
            0 => tell.texts.get("vassaux-view-set-up"),
            _ => format("vassaux-view-of", &[("now", turn.0), ("goal", turn.1)]),
        },
        hint: match progress.limit {
            0 => tell.texts.get("vassaux-view-turn.unknown"),
            limit => format("vassaux-view-turn.hint", &[("limit", limit.into())]),
        },
    }];
    if seen.board.magic.night {
        let text = |key: &str| tell.texts.get(key);
        let (label, value) = ("vassaux-spell-eternal_night", "vassaux-magic-night");
        let hint = sorcery::what(seen, Spell::EternalNight, tell);
        items.push(HeaderItem { tincture: None, label: text(label), value: text(value), hint });
    }
    items
}

/// A space for each turn.
pub fn track(face: &VassauxFace, seen: &Seen, tell: &Narrator) -> Vec<TrackSpace> {
    let (now, limit) = (seen.progress.turn, seen.progress.limit);
    let space = |turn: i32| TrackSpace {
        label: turn.to_string(),
        progress: match turn.cmp(&now) {
            Ordering::Less => TrackProgress::Over,
            Ordering::Equal => TrackProgress::Now,
            Ordering::Greater => TrackProgress::ToCome,
        },
        tincture: (turn == now).then(|| face.tincture(seen.progress.initiative)),
        hint: tell.texts.format("vassaux-view-turn-of", &[("turn", turn.into()), ("limit", limit.into())]),
    };
    (1..=limit).map(space).collect()
}

/// What the match came to.
pub fn summary(seen: &Seen, tell: &Narrator) -> Vec<SummaryRow> {
    let tallies = SEATS.map(|host| Tally::of(seen, host));
    let row = |key: &str, value: &dyn Fn(usize) -> String| SummaryRow {
        label: tell.texts.get(key),
        values: vec![value(0), value(1)],
    };
    let points = |host: usize| {
        let tally = &tallies[host];
        tell.texts.format("vassaux-view-of", &[("now", tally.lost.into()), ("goal", tally.all.into())])
    };
    let mut rows = vec![
        row("vassaux-view-sum-points", &|host| points(1 - host)),
        row("vassaux-view-sum-killed", &|host| tallies[1 - host].killed.to_string()),
        row("vassaux-view-sum-fallen", &|host| tallies[host].killed.to_string()),
        row("vassaux-view-sum-removed", &|host| tallies[host].removed.to_string()),
        row("vassaux-view-sum-left", &|host| tallies[host].on_table.to_string()),
    ];
    match &seen.rules().scenario().victory {
        VictoryData::Evacuate { .. } | VictoryData::Escape { .. } => {
            rows.push(row("vassaux-view-sum-escaped", &|host| tallies[host].escaped.to_string()));
        }
        VictoryData::Fires { .. } => {
            let fires = seen.objectives.fires.iter().filter(|lit| **lit).count();
            let value = |host: usize| if host == 0 { fires.to_string() } else { String::new() };
            rows.push(row("vassaux-view-fires", &value));
        }
        VictoryData::Objectives { .. } => {
            let seat = |host: usize| SEATS[host];
            let points = |host: usize| victory_points(&seen.board, &seen.objectives, seat(host)).to_string();
            rows.insert(0, row("vassaux-view-victory", &points));
            let objective = |host: usize| {
                let rolled = objective_of(&seen.board, &seen.objectives, seat(host));
                let percent = [("percent", seen.rules().data.constants.destroy_percent.into())];
                rolled.map_or_else(String::new, |rolled| tell.texts.format(name(rolled), &percent))
            };
            rows.insert(1, row("vassaux-view-objective", &objective));
        }
        VictoryData::Duel { .. } => {}
    }
    let dice = |host: usize| seen.reserves.0[host];
    rows.push(row("vassaux-view-sum-dice", &|host| {
        let bag = dice(host);
        let used = i32::from(bag.initial) - i32::from(bag.reserve);
        tell.texts.format("vassaux-view-of", &[("now", used.into()), ("goal", i32::from(bag.initial).into())])
    }));
    rows.push(row("vassaux-view-sum-turns", &|_| seen.progress.turn.to_string()));
    rows
}
