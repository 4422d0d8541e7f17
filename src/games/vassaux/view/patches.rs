//! What pieces of terrain do, in words (V-11.01; section 4.8).
use super::seen::Seen;
use crate::desktop::face::Sheet;
use crate::games::vassaux::data::files::{Passage, Sight, TerrainData};
use crate::table::prelude::Narrator;
use crate::table::text::narrator::halves;

/// What a piece of terrain on the table does.
pub fn sheet(seen: &Seen, patch: usize, tell: &Narrator) -> Option<Sheet> {
    let pieces = seen.terrain();
    let piece = pieces.get(patch)?;
    Some(of_kind(&seen.rules().data.terrain[piece.kind], tell))
}

/// What a kind of terrain does.
pub fn of_kind(kind: &TerrainData, tell: &Narrator) -> Sheet {
    let text = |key: &str| tell.texts.get(&format!("vassaux-view-{key}"));
    let (passage, moves) = match kind.passage {
        Passage::Free => ("free", None),
        Passage::Difficult => ("difficult", Some("V-11.04")),
        Passage::Impassable => ("impassable", Some("V-10.05")),
    };
    let (sight, looks) = match kind.sight {
        Sight::Open => ("open", None),
        Sight::Cover => ("cover", Some("V-12.02")),
        Sight::Block => ("block", Some("V-12.03")),
    };
    let mut lines =
        vec![(text("passage"), text(&format!("passage-{passage}"))), (text("sight"), text(&format!("sight-{sight}")))];
    if kind.top > 0 {
        let height = halves(kind.top);
        lines.push((text("height"), tell.texts.format("vassaux-view-levels", &[("n", height.into())])));
    }
    if kind.level > 0 {
        lines.push((text("level"), kind.level.to_string()));
    }
    let mut notes: Vec<(String, String)> = vec![];
    let mut note = |key: &str, rule: &str| notes.push((text(&format!("terrain-{key}")), rule.into()));
    if let Some(rule) = moves {
        note(passage, rule);
    }
    if kind.passage == Passage::Difficult {
        note("slows", "V-11.05");
    }
    if let Some(rule) = looks {
        note(sight, rule);
    }
    if kind.sight == Sight::Cover {
        note("inside", "V-12.09");
    }
    if kind.top > 0 {
        note("top", "V-12.07");
    }
    if kind.level > 0 {
        note("high", "V-17.13");
        note("ring", "V-11.08");
    }
    if kind.passage == Passage::Free && kind.sight == Sight::Open {
        note("plain", "V-11.01");
    }
    Sheet {
        picture: None,
        title: tell.texts.get(&format!("vassaux-terrain-{}", kind.id)),
        tincture: None,
        lines,
        notes,
    }
}
