//! How a stone of a mangonel has come out, and a roll of sappers, told where it was.
use crate::desktop::face::{Outcome, Sight};
use crate::games::anarchy::board::enemy;
use crate::games::anarchy::rules::Rules;
use crate::games::anarchy::view::drawing::{centre, tincture};
use crate::games::anarchy::view::news::{SHOTS, key, shot_message};
use crate::games::anarchy::view::seen::{hex_in, piece_in};
use crate::table::prelude::{Entry, Narrator, Target};
use crate::table::text::narrator::capitalised;

/// How a stone or a roll for a mine has come out. `entries` begin with it and go on with what has come of it.
pub(in crate::games::anarchy::view) fn outcome(sight: &Sight, entries: &[&Entry], tell: &Narrator) -> Option<Outcome> {
    let (entry, later) = entries.split_first()?;
    let side = entry.seat?;
    let hex = hex_in(&entry.words, "hex")?;
    let (words, winner) = match entry.event {
        "anarchy-log-mangonel" => {
            let lines: Vec<String> = later.iter().filter_map(|entry| came_of(entry, tell)).collect();
            let first = tell.line("anarchy-mangonels-view-outcome-stone", &entry.words);
            ([vec![first], lines].concat().join("\n"), None)
        }
        "anarchy-log-digs" => {
            let props = key(entry, "result") == Some("anarchy-dig-props");
            let words = tell.line("anarchy-mangonels-view-outcome-dig", &entry.words);
            (capitalised(words), props.then_some(0))
        }
        _ => return None,
    };
    let sum: i32 = entry.rolls.iter().map(|roll| roll.face).sum();
    Some(Outcome {
        at: centre(&sight.rules::<Rules>().map, hex),
        totals: [(tincture(side), sum.to_string()), (tincture(enemy(side)), String::new())],
        winner,
        words,
    })
}

/// What has come of a stone, in a line: something is damaged, somebody is dead or hurt.
fn came_of(entry: &Entry, tell: &Narrator) -> Option<String> {
    match entry.event {
        "anarchy-log-bombards" if key(entry, "result") == Some("anarchy-blow-damages") => {
            Some(tell.line("anarchy-mangonels-view-outcome-damage", &entry.words))
        }
        "anarchy-log-killed" => {
            let unit = tell.target(Target::Piece(piece_in(&entry.words, "unit")?));
            Some(tell.texts.format("anarchy-view-outcome-killed", &[("target", unit.into())]))
        }
        "anarchy-log-struck-beside" => {
            let message = shot_message(key(entry, "result")?)?;
            // Who is missed is not told of, and who is killed is told of once.
            let told = message != SHOTS[0].1 && message != SHOTS[4].1;
            told.then(|| tell.line(message, &entry.words))
        }
        _ => None,
    }
}
