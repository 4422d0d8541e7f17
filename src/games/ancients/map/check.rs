//! Checks a map of the rule data.
use super::{Map, Terrain};
use crate::games::ancients::data::files::{BLUE, MOST_HEXES, MapData, RED, SIDES, TerrainData, UnitsData};
use crate::games::ancients::data::load::check_label;
use crate::table::data::Reader;
use crate::table::prelude::Place;
use crate::table::text::locales::Arg;

/// Checks the grid of a map, its deployment zones, and what `check_sites` asks of its hexes.
pub fn check_map(
    reader: &Reader,
    file: &str,
    data: &MapData,
    units: Option<&UnitsData>,
    grounds: Option<&TerrainData>,
) {
    let at = reader.at(file);
    check_label(&at.field("name"), &data.name);
    at.field("rows").not_empty(data.rows.len());
    let mut widths = vec![];
    for (row, text) in data.rows.iter().enumerate() {
        let letters: Vec<char> = text.chars().filter(|c| *c != ' ').collect();
        for (col, letter) in letters.iter().enumerate() {
            if grounds.is_some_and(|grounds| Map::terrain_of(*letter, grounds).is_none()) {
                let args = [("letter", Arg::from(letter.to_string())), ("hex", Arg::from(format!("{row}:{col}")))];
                at.field("rows").index(row).error("ancients-data-letter", &args);
            }
        }
        widths.push(letters.len());
    }
    // Even rows have one hex more than odd ones.
    let rows_whole = at.field("rows").is_whole();
    for (row, width) in widths.iter().enumerate().filter(|_| rows_whole) {
        let wanted = widths[0].saturating_sub(row % 2);
        if *width != wanted || wanted == 0 {
            let args = [("found", Arg::from(*width)), ("wanted", Arg::from(wanted))];
            at.field("rows").index(row).error("ancients-data-row-width", &args);
        }
    }
    let total: usize = widths.iter().sum();
    if total > MOST_HEXES {
        at.field("rows").error("ancients-data-map-too-large", &[("found", total.into()), ("most", MOST_HEXES.into())]);
    }
    let last = data.rows.len().saturating_sub(1) as i32;
    for (name, (from, to)) in [("red", data.deploy.red), ("blue", data.deploy.blue)] {
        at.field("deploy").field(name).index(0).within(i32::from(from), 0..=last);
        at.field("deploy").field(name).index(1).within(i32::from(to), i32::from(from).min(last)..=last);
    }
    let (red, blue) = (data.deploy.red, data.deploy.blue);
    if at.field("deploy").is_whole() && red.0 <= blue.1 && blue.0 <= red.1 {
        at.field("deploy").error("ancients-data-zones-overlap", &[]);
    }
    if at.is_whole()
        && (1..=MOST_HEXES).contains(&total)
        && let Some(map) = grounds.and_then(|grounds| Map::new(data, grounds))
    {
        let pieces = units.map_or(1, |u| u.pool.iter().map(|p| usize::from(p.count)).sum());
        check_sites(reader, file, &map, pieces);
    }
}

/// What the rules take for granted of a map: each side has a camp and a zone with room for its whole pool; rampart hexes
/// touch plain, and inner hexes touch nothing but their camp.
fn check_sites(reader: &Reader, file: &str, map: &Map, pieces: usize) {
    let rows = reader.at(file).field("rows");
    for (side, name) in [RED, BLUE].into_iter().zip(SIDES) {
        if map.camp(side).next().is_none() {
            rows.error("ancients-data-no-camp", &[("side", name.into())]);
        }
        let room = map.hexes.places().filter(|p| map.in_zone(side, *p) && !map.is_maquis(*p)).count();
        if room < pieces {
            let zone = reader.at(file).field("deploy").field(name);
            zone.error("ancients-data-zone-too-small", &[("side", name.into()), ("found", room.into())]);
        }
    }
    let row = |place: Place| rows.index(usize::from(map.hexes.row(place)));
    for place in map.hexes.places() {
        let near = map.hexes.neighbours(place);
        let hex = || [("hex", Arg::from(map.hexes.label(place)))];
        match map.terrain(place) {
            Terrain::Inner(side) if near.iter().any(|n| map.base(*n) != Some(side)) => {
                row(place).error("ancients-data-inner-hex", &hex());
            }
            Terrain::Rampart(_) if !near.iter().any(|n| map.is_plain(*n)) => {
                row(place).error("ancients-data-rampart-hex", &hex());
            }
            Terrain::Rampart(side) if near.iter().any(|n| map.base(*n).is_some_and(|b| b != side)) => {
                row(place).error("ancients-data-camps-touch", &hex());
            }
            _ => {}
        }
    }
    for place in out_of_reach(map) {
        row(place).warning("ancients-data-hex-apart", &[("hex", map.hexes.label(place).into())]);
    }
}

/// The hexes where units can stand and that no way joins to the largest part of the board.
fn out_of_reach(map: &Map) -> Vec<Place> {
    let mut parts: Vec<Vec<Place>> = vec![];
    for start in map.hexes.places().filter(|place| !map.is_maquis(*place)) {
        if parts.iter().any(|part| part.contains(&start)) {
            continue;
        }
        let mut part = vec![start];
        let mut next = 0;
        while let Some(place) = part.get(next).copied() {
            next += 1;
            for near in map.hexes.neighbours(place).iter().filter(|near| !map.is_maquis(**near)) {
                if !part.contains(near) {
                    part.push(*near);
                }
            }
        }
        parts.push(part);
    }
    parts.sort_by_key(Vec::len);
    parts.pop();
    parts.concat()
}
