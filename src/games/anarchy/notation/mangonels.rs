//! Mangonels and mines as the text of a position has them.
use super::position::Position;
use crate::games::anarchy::chapters::tactical::setup::mangonels_at_start;
use crate::games::anarchy::rules::Rules;
use crate::games::anarchy::state::{Emplacement, Mangonel, Mangonels, hex_of_label};
use crate::table::prelude::*;

/// Mangonels as the text has them, or as the scenario begins.
pub(super) fn read(rules: &Rules, position: &Position, names: &Names) -> Result<Mangonels, String> {
    let place = |label: &String| match names.read(Sort::Place, label) {
        Ok(Target::Place(hex)) if !rules.map.is_upper(hex) => Ok(hex),
        _ => Err(format!("{label}: not a hex of the map")),
    };
    let places = |labels: &[String]| labels.iter().map(place).collect::<Result<Vec<_>, _>>();
    let mut mangonels = Mangonels {
        mines: places(&position.mines)?,
        hourds_lost: places(&position.hourds_lost)?,
        ..mangonels_at_start(rules)
    };
    let Some(wanted) = &position.mangonels else { return Ok(mangonels) };
    mangonels.all.clear();
    for line in wanted {
        let hex = hex_of_label(&line.at).ok_or_else(|| format!("{}: not a hex", line.at))?;
        let at = rules.map.hexes.place(hex).map_or(Emplacement::Beyond(hex), Emplacement::Field);
        if let Emplacement::Field(hex) = at {
            let terrain = position.terrain.get(&line.at).copied().unwrap_or(rules.map.terrain(hex));
            if !terrain.takes_artillery() || mangonels.in_hex(hex).is_some() {
                return Err(format!("{}: no room for a mangonel", line.at));
            }
        }
        let side = names.seat(&line.side).ok_or_else(|| format!("{}: no side", line.side))?;
        let Some(data) = &rules.data.artillery.mangonel else {
            return Err(format!("{}: these rule data have no mangonels", line.at));
        };
        let loaded = line.loaded.unwrap_or(data.reload);
        if loaded > data.reload {
            return Err(format!("{}: a mangonel is loaded with {}, and never more", line.at, data.reload));
        }
        mangonels.all.push(Mangonel { at, side, loaded });
    }
    Ok(mangonels)
}
