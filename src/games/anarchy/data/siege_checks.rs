//! Checks of what a scenario has for a siege: mangonels and who serves them, engines that come on over the edge, dry ditches.
use super::engines::EnginesData;
use super::files::{ClassData, ENGINEER, Terrain, TerrainData};
use super::map_checks::{check_class, on_map, terrain_at};
use super::maps::{MapData, SIZE};
use super::scenarios::{ScenarioData, SideData};
use crate::table::data::{Check, Reader};
use hexx::{Hex, HexOrientation, OffsetHexMode};

/// Farther beyond the edge than any engine shoots.
const FAR: i32 = 99;

/// Mangonels on the map stand on ground that takes them, each in a hex of its own; those beyond its edge are served by
/// men whom the side has, an engineer among them. `each`: the crew of one of them.
pub fn check_mangonels(
    reader: &Reader,
    at: &Check,
    side: &SideData,
    map: &MapData,
    (terrains, each): (&[TerrainData], usize),
    classes: Option<&[ClassData]>,
) {
    let data = &side.mangonels;
    let rows = map.rows.len() as i32;
    let mut beyond = 0;
    for (i, (col, row)) in data.at.iter().enumerate() {
        let here = at.field("at").index(i);
        here.index(0).within((*col).into(), -FAR..=i32::from(SIZE.0) - 1 + FAR);
        here.index(1).within((*row).into(), -FAR..=rows - 1 + FAR);
        let is_beyond = !(0..i32::from(SIZE.0)).contains(&i32::from(*col)) || !(0..rows).contains(&i32::from(*row));
        beyond += usize::from(is_beyond);
        let label = || [("hex", format!("{col},{row}").into())];
        let ground = terrain_at(map, terrains, (*col).into(), (*row).into()).map(|line| line.terrain);
        if !is_beyond && !ground.is_some_and(Terrain::takes_artillery) {
            here.error("anarchy-data-no-ground", &label());
        }
        if data.at[..i].contains(&(*col, *row)) {
            here.error("anarchy-data-hex-taken", &label());
        }
    }
    for (i, line) in data.crew.iter().enumerate() {
        let row = at.field("crew").index(i);
        check_class(reader, &row.field("class"), &line.class, classes);
        let on_foot = side.draw.iter().filter(|draw| draw.class == line.class && !draw.mounted);
        let drawn: i32 = on_foot.map(|draw| i32::from(draw.count)).sum();
        row.field("count").within(line.count.into(), 1..=drawn.max(1));
        if drawn == 0 {
            row.field("class").error("anarchy-data-none-to-place", &[("class", line.class.as_str().into())]);
        }
    }
    at.field("crew").unique(data.crew.iter().map(|line| line.class.as_str()));
    if beyond > 0 && !data.crew.iter().any(|line| line.class == ENGINEER) {
        at.field("crew").error("anarchy-data-no-engineer", &[]);
    }
    // An engineer serves two of them, any other man one.
    let engineers: usize =
        data.crew.iter().filter(|line| line.class == ENGINEER).map(|line| usize::from(line.count)).sum();
    let men: usize = data.crew.iter().map(|line| usize::from(line.count)).sum();
    let wanted = beyond.div_ceil(2) + beyond * each.saturating_sub(1);
    let too_few = men < wanted || 2 * engineers < beyond;
    if beyond > 0 && too_few || beyond == 0 && men > 0 {
        at.field("crew").error("anarchy-data-battery", &[("found", men.into()), ("wanted", wanted.into())]);
    }
    if let Some(run) = &data.aims {
        at.field("aims").known(run, map.runs.iter().map(|run| run.name.as_str()));
    }
}

/// So many men stand in an engine beyond the edge as there is room for there, and the side has.
pub fn check_manned(at: &Check, side: &SideData, map: &MapData, engines: &EnginesData) {
    for (i, line) in side.engines.iter().enumerate().filter(|(_, line)| line.manned > 0) {
        let Some(data) = engines.engines.iter().find(|data| data.engine == line.engine) else { continue };
        let lead = [i32::from(line.lead.0), i32::from(line.lead.1)];
        let lead = Hex::from_offset_coordinates(lead, OffsetHexMode::Odd, HexOrientation::Flat);
        let is_beyond = |hex: Hex| {
            let [col, row] = hex.to_offset_coordinates(OffsetHexMode::Odd, HexOrientation::Flat);
            !(0..i32::from(SIZE.0)).contains(&col) || !(0..map.rows.len() as i32).contains(&row)
        };
        let room = data.cells(lead, line.axis.heading()).iter().filter(|cell| cell.men && is_beyond(cell.hex)).count();
        at.field("engines").index(i).field("manned").within(line.manned.into(), 0..=room as i32);
    }
    // Who serves mangonels beyond the edge is in none of them.
    let men: i32 = side.draw.iter().filter(|draw| !draw.mounted).map(|draw| i32::from(draw.count)).sum();
    let serve: i32 = side.mangonels.crew.iter().map(|line| i32::from(line.count)).sum();
    let manned: i32 = side.engines.iter().map(|line| i32::from(line.manned)).sum();
    if manned > 0 && manned > men - serve {
        at.field("engines")
            .error("anarchy-data-manned", &[("found", (men - serve).max(0).into()), ("wanted", manned.into())]);
    }
}

/// Dry hexes are hexes of a ditch; mining takes a turn at least.
pub fn check_ground(at: &Check, scenario: &ScenarioData, map: &MapData, terrains: &[TerrainData]) {
    for (i, (col, row)) in scenario.dry.iter().enumerate() {
        let here = at.field("dry").index(i);
        on_map(&here, map, *col, *row);
        let ground = terrain_at(map, terrains, i32::from(*col), i32::from(*row)).map(|line| line.terrain);
        if ground.is_some_and(|ground| ground != Terrain::Ditch) {
            here.error("anarchy-data-not-dry", &[("hex", format!("{col},{row}").into())]);
        }
    }
    if let Some(mining) = scenario.mining {
        at.field("mining").field("turns").within(mining.turns.into(), 1..=20);
        at.field("mining").field("points").within(mining.points.into(), 1..=99);
    }
}

/// A piece of hourd covers so many hexes at most, beside each other and all at one level, over ground on which men
/// stand, at the foot of a crenelled wall; no hex is under two of them.
pub fn check_hourds(at: &Check, scenario: &ScenarioData, map: &MapData, terrains: &[TerrainData], most: usize) {
    let terrain_at = |hex: Hex| {
        let [col, row] = hex.to_offset_coordinates(OffsetHexMode::Odd, HexOrientation::Flat);
        terrain_at(map, terrains, col, row)
    };
    let level_at = |hex: Hex| {
        let crenels = hex.all_neighbors().into_iter().filter_map(terrain_at).filter(|t| t.terrain.is_crenelled());
        crenels.map(|terrain| terrain.level).min()
    };
    let mut taken: Vec<Hex> = vec![];
    for (i, piece) in scenario.hourds.iter().enumerate() {
        let row = at.index(i);
        row.not_empty(piece.len());
        if piece.len() > most.max(1) {
            row.error("anarchy-data-hourd-long", &[("found", piece.len().into()), ("most", most.into())]);
        }
        let mut covered: Vec<(usize, Hex, i32)> = vec![];
        for (j, (col, line)) in piece.iter().enumerate().filter(|(j, _)| row.index(*j).is_whole()) {
            let hex = [i32::from(*col), i32::from(*line)];
            let hex = Hex::from_offset_coordinates(hex, OffsetHexMode::Odd, HexOrientation::Flat);
            let ground = terrain_at(hex).map(|terrain| terrain.terrain);
            let is_outside =
                |ground: Terrain| ground.is_plain() && ground != Terrain::Court || ground == Terrain::Ditch;
            let label = || [("hex", format!("{col},{line}").into())];
            match level_at(hex).filter(|_| ground.is_some_and(is_outside)) {
                None => row.index(j).error("anarchy-data-no-wall-foot", &label()),
                Some(_) if taken.contains(&hex) => row.index(j).error("anarchy-data-hourd-twice", &label()),
                Some(level) => covered.push((j, hex, level)),
            }
            taken.push(hex);
        }
        // All of it hangs together, in whatever order it is named.
        let mut joined: Vec<Hex> = covered.first().map(|(_, hex, _)| *hex).into_iter().collect();
        let level = covered.first().map(|(.., level)| *level);
        let is_next = |joined: &[Hex], (_, hex, at): &(usize, Hex, i32)| {
            Some(*at) == level && joined.iter().any(|other| other.distance_to(*hex) == 1) && !joined.contains(hex)
        };
        while let Some((_, hex, _)) = covered.iter().find(|line| is_next(&joined, line)) {
            joined.push(*hex);
        }
        let whole = covered.len() == piece.len();
        for (j, ..) in covered.iter().filter(|(_, hex, _)| whole && !joined.contains(hex)) {
            let (col, line) = piece[*j];
            row.index(*j).error("anarchy-data-hourd-apart", &[("hex", format!("{col},{line}").into())]);
        }
    }
}
