//! What is wrong with a map or a scenario (12.1, 12.4).
use super::artillery::ArtilleryData;
use super::engines::EnginesData;
use super::files::{ClassData, Terrain, TerrainData};
use super::laid::{Laid, LaidData};
use super::load::check_label;
use super::maps::{self, MapData, PartData, SidesData};
use super::scenarios::*;
use super::siege_checks::{check_ground, check_hourds, check_mangonels, check_manned};
use super::works::WorksData;
use crate::table::data::{Check, Reader};
use hexx::{Hex, HexOrientation, OffsetHexMode};

/// Columns and rows of every map.
const SIZE: (usize, usize) = (maps::SIZE.0 as usize, maps::SIZE.1 as usize);

/// The rows have one length and known characters, features stand on hexes that can have them, areas lie on the map.
pub fn check_map(reader: &Reader, file: &str, map: &MapData, terrain: Option<&[TerrainData]>) {
    let at = reader.at(file);
    let (cols, rows) = SIZE;
    if at.field("name").not_blank(&map.name) {
        check_label(&at.field("name"), &map.name);
    }
    at.field("rows").length(map.rows.len(), rows);
    for (r, row) in map.rows.iter().enumerate() {
        let at = at.field("rows").index(r);
        at.length(row.chars().count(), cols);
        let Some(terrain) = terrain.filter(|_| at.compares_with(&[&reader.at("anarchy/terrain.ron")])) else {
            continue;
        };
        for (col, c) in row.chars().enumerate() {
            if !terrain.iter().any(|t| t.char == Some(c)) {
                at.error("data-unknown-character", &[("character", c.to_string().into()), ("column", col.into())]);
            }
        }
    }
    let of = |col: u8, row: u8| -> Option<Terrain> {
        let c = map.rows.get(usize::from(row))?.chars().nth(usize::from(col))?;
        terrain?.iter().find(|t| t.char == Some(c)).map(|t| t.terrain)
    };
    use Terrain::*;
    let openings = [ChurchWindow, ChapelWindow, ArrowSlit, CastleWindow, TwinWindow, GreatDoor, Gate, KeepDoor];
    let kinds: [(&str, &Vec<SidesData>, &[Terrain]); 7] = [
        ("crest", &map.crest, &[Embankment]),
        ("corner", &map.corner, &[OuterCorner]),
        ("inside", &map.inside, &openings),
        ("stairs", &map.stairs, &[Stairs]),
        ("door", &map.door, &[TowerDoor, KeepDoor]),
        ("window", &map.window, &[ChurchWindow]),
        ("scaffold", &map.scaffold, &[ChurchWindow]),
    ];
    for (name, entries, needed) in kinds {
        for (i, SidesData { at: (col, row), sides }) in entries.iter().enumerate() {
            let at = at.field(name).index(i);
            on_map(&at.field("at"), map, *col, *row);
            at.field("sides").not_empty(sides.len());
            if let Some(found) = of(*col, *row)
                && !needed.contains(&found)
            {
                at.field("at").error("anarchy-data-feature", &[("terrain", found.word().into())]);
            }
            if entries[..i].iter().any(|other| other.at == (*col, *row)) {
                at.field("at").duplicate(&format!("{col},{row}"));
            }
        }
    }
    at.field("areas").unique(map.areas.iter().map(|area| area.name.as_str()));
    for (name, areas) in [("areas", &map.areas), ("runs", &map.runs), ("towers", &map.towers)] {
        for (i, area) in areas.iter().enumerate() {
            let row = at.field(name).index(i);
            check_label(&row.field("name"), &area.name);
            row.field("parts").not_empty(area.parts.len());
            for (j, part) in area.parts.iter().enumerate() {
                let part_at = row.field("parts").index(j);
                match part {
                    PartData::Area(earlier) => {
                        let known = map.areas.iter().take(if name == "areas" { i } else { map.areas.len() });
                        part_at.known(earlier, known.map(|area| area.name.as_str()));
                    }
                    PartData::Hexes { cols, rows, .. } => {
                        on_map(&part_at.field("cols"), map, cols.0, rows.0);
                        on_map(&part_at.field("cols"), map, cols.1, rows.1);
                    }
                }
            }
        }
    }
    for (i, redoubt) in map.redoubts.iter().enumerate() {
        at.field("redoubts").index(i).known(redoubt, map.areas.iter().map(|area| area.name.as_str()));
    }
}

/// `map`: a map or a board of two.
pub(super) fn on_map(at: &Check, map: &MapData, col: u8, row: u8) {
    if usize::from(col) >= SIZE.0 || usize::from(row) >= map.rows.len() {
        at.error("anarchy-data-off-map", &[("hex", format!("{col},{row}").into())]);
    }
}

/// The rule data of what stands on a map.
pub type Standing<'d> =
    (Option<&'d [TerrainData]>, Option<&'d EnginesData>, Option<&'d WorksData>, Option<&'d ArtilleryData>);

/// Map, classes and areas are known, everybody can be drawn and has a way onto the map, conditions count somebody.
pub fn check_scenario(
    reader: &Reader,
    file: &str,
    scenario: &ScenarioData,
    classes: Option<&[ClassData]>,
    maps: &[&MapData],
    (terrains, engines, works, artillery): Standing,
) {
    let at = reader.at(file);
    if at.field("name").not_blank(&scenario.name) && check_label(&at.field("name"), &scenario.name) {
        at.field("name").has_words(&format!("scenario-anarchy-{}", scenario.name), &scenario.name);
    }
    at.field("turns").within(i32::from(scenario.turns), 1..=40);
    at.field("map").known(&scenario.map, maps.iter().map(|map| map.name.as_str()));
    if let Some(below) = &scenario.below {
        at.field("below").known(below, maps.iter().map(|map| map.name.as_str()));
    }
    let map = scenario.board(maps.iter().copied());
    let map = map.as_ref();
    let last_row = map.map_or(2 * maps::SIZE.1, |map| map.rows.len() as u8).saturating_sub(1);
    for (name, side) in [("royalist", &scenario.royalist), ("angevin", &scenario.angevin)] {
        let at = at.field(name);
        at.field("draw").not_empty(side.draw.len());
        let mut pieces = 0;
        for (i, line) in side.draw.iter().enumerate() {
            let row = at.field("draw").index(i);
            row.field("count").within(i32::from(line.count), 1..=60);
            pieces += usize::from(line.count) * if line.mounted { 2 } else { 1 };
            let class = check_class(reader, &row.field("class"), &line.class, classes);
            if line.mounted && class.is_some_and(|class| class.mounted.is_none()) {
                row.field("mounted").error("anarchy-data-never-rides", &[("class", line.class.as_str().into())]);
            }
        }
        if pieces > 250 {
            at.field("draw").error("anarchy-data-too-many", &[("found", pieces.into())]);
        }
        match &side.arrival {
            ArrivalData::Deploys(zones) => {
                at.field("arrival").not_empty(zones.len());
                for (i, zone) in zones.iter().enumerate() {
                    let row = at.field("arrival").index(i);
                    match zone {
                        ZoneData::Area(area) => check_area(&row, area, map),
                        ZoneData::Cols(first, last) => {
                            row.index(1).within(i32::from(*last), 0..=27);
                            row.index(0).within(i32::from(*first), 0..=i32::from((*last).min(27)));
                        }
                        ZoneData::Around(col, row_of, within) => {
                            row.index(0).within(i32::from(*col), 0..=27);
                            row.index(1).within(i32::from(*row_of), 0..=last_row.into());
                            row.index(2).within(i32::from(*within), 0..=27);
                        }
                        ZoneData::AroundEngines(within) => {
                            row.within(i32::from(*within), 0..=27);
                            if side.engines.is_empty() {
                                row.error("anarchy-data-no-engines", &[]);
                            }
                        }
                        ZoneData::Rows(first, last) => {
                            row.index(1).within(i32::from(*last), 0..=last_row.into());
                            row.index(0).within(i32::from(*first), 0..=i32::from((*last).min(last_row)));
                        }
                    }
                }
            }
            ArrivalData::Enters { edges, turn } => {
                at.field("arrival").field("edges").not_empty(edges.len());
                at.field("arrival").field("turn").within(i32::from(*turn), 1..=i32::from(scenario.turns.clamp(1, 40)));
                for (i, edge) in edges.iter().enumerate() {
                    check_edge(&at.field("arrival").field("edges").index(i), edge, map);
                }
            }
        }
        at.field("ladders").within(i32::from(side.ladders), 0..=20);
        at.field("mantlets").within(i32::from(side.mantlets), 0..=20);
        for (name, lines) in [("most", &side.lines_up.most), ("least", &side.lines_up.least)] {
            for (i, (area, count)) in lines.iter().enumerate() {
                let row = at.field("lines_up").field(name).index(i);
                check_area(&row.index(0), area, map);
                row.index(1).within(i32::from(*count), 0..=60);
            }
        }
        let check_hex = |at: &Check, (col, row): (u8, u8)| {
            at.index(0).within(i32::from(col), 0..=27);
            at.index(1).within(i32::from(row), 0..=last_row.into());
        };
        for (i, hex) in side.lines_up.beside.iter().enumerate() {
            check_hex(&at.field("lines_up").field("beside").index(i), *hex);
        }
        let berths = |line: &EngineAtData| {
            let data = engines?.engines.iter().find(|data| data.engine == line.engine)?;
            let heading = line.axis.heading();
            Some(data.cells(hexx::Hex::ZERO, heading).iter().filter(|cell| cell.men).count() as i32)
        };
        if engines.is_some() {
            let room: i32 = side.engines.iter().filter_map(berths).sum();
            at.field("lines_up").field("aboard").within(i32::from(side.lines_up.aboard), 0..=room);
        }
        for (i, line) in side.placed.iter().enumerate() {
            check_class(reader, &at.field("placed").index(i).field("class"), &line.class, classes);
        }
        if let (Some(map), Some(terrains), Some(engines)) = (map, terrains, engines) {
            check_standing(&at, (side, &scenario.dry), map, terrains, engines);
            let crew = artillery.and_then(|data| data.mangonel.as_ref()).map_or(0, |mangonel| mangonel.crew);
            check_mangonels(reader, &at.field("mangonels"), side, map, (terrains, crew), classes);
            check_manned(&at, side, map, engines);
            for what in Laid::ALL {
                check_laid(&at.field(what.field()), (what, side.laid(what)), map, terrains);
            }
        }
        if let Some(keeps) = &side.keeps_to {
            let row = at.field("keeps_to");
            for (i, area) in keeps.areas.iter().enumerate() {
                check_area(&row.field("areas").index(i), area, map);
            }
            row.field("until").within(i32::from(keeps.until), 1..=40);
        }
        if let Some(surprised) = &side.surprised {
            at.field("surprised").field("turn").within(i32::from(surprised.turn), 1..=40);
        }
        for (i, edge) in side.exits.iter().enumerate() {
            check_edge(&at.field("exits").index(i), edge, map);
        }
    }
    if let (Some(map), Some(terrains)) = (map, terrains) {
        check_ground(&reader.at(file), scenario, map, terrains);
    }
    if let (Some(map), Some(terrains), Some(works)) = (map, terrains, works) {
        check_hourds(&at.field("hourds"), scenario, map, terrains, works.hourd_hexes);
    }
    for (i, line) in scenario.capture.iter().enumerate() {
        let row = at.field("capture").index(i);
        check_class(reader, &row.field("class"), &line.class, classes);
        row.field("min_differential").within(line.min_differential, 1..=200);
    }
    for (i, line) in scenario.victory.iter().enumerate() {
        check_condition(reader, &at.field("victory").index(i).field("holds"), &line.holds, scenario, classes, map);
    }
    for (i, line) in scenario.decisive.iter().enumerate() {
        check_condition(reader, &at.field("decisive").index(i).field("holds"), &line.holds, scenario, classes, map);
    }
    for (i, area) in scenario.open_doors.iter().enumerate() {
        check_area(&at.field("open_doors").index(i), area, map);
    }
}

/// The terrain of a hex of a board as it lies.
pub(super) fn terrain_at<'t>(
    board: &MapData,
    terrains: &'t [TerrainData],
    col: i32,
    row: i32,
) -> Option<&'t TerrainData> {
    let c = board.rows.get(usize::try_from(row).ok()?)?.chars().nth(usize::try_from(col).ok()?)?;
    terrains.iter().find(|terrain| terrain.char == Some(c))
}

/// There is a hex for each of what is laid, and those that are named are of a terrain on which it can lie (A-3.4.08, A-6.4.01,
///
fn check_laid(at: &Check, (what, laid): (Laid, &LaidData), map: &MapData, terrains: &[TerrainData]) {
    let fits = |col: i32, row: i32| {
        terrain_at(map, terrains, col, row).is_some_and(|terrain| {
            let is_open = what != Laid::Mantlet || terrain.mounted.is_some();
            is_open && what.fits(terrain.terrain) && laid.allows((col as u8, row as u8), terrain.terrain)
        })
    };
    for (name, range, end) in [("cols", laid.cols, 27), ("rows", laid.rows, map.rows.len() as i32 - 1)] {
        if let Some((first, last)) = range {
            at.field(name).index(1).within(last.into(), 0..=end);
            at.field(name).index(0).within(first.into(), 0..=i32::from(last).min(end));
        }
    }
    let label = |(col, row): &(u8, u8)| format!("{col},{row}");
    let labels: Vec<String> = laid.hexes.iter().map(label).collect();
    at.field("hexes").unique(labels.iter().map(String::as_str));
    for (i, (col, row)) in laid.hexes.iter().enumerate() {
        if !fits(i32::from(*col), i32::from(*row)) {
            let key = match what {
                Laid::Fascine => "anarchy-data-no-ditch",
                Laid::Rubble => "anarchy-data-no-wall",
                Laid::Heap | Laid::Basin => "anarchy-data-no-wall-walk",
                Laid::Ballista | Laid::Mantlet => "anarchy-data-no-ground",
            };
            at.field("hexes").index(i).error(key, &[("hex", labels[i].as_str().into())]);
        }
    }
    let all = || (0..i32::from(maps::SIZE.0)).flat_map(|col| (0..map.rows.len() as i32).map(move |row| (col, row)));
    let room = match laid.hexes.len() {
        0 => all().filter(|(col, row)| fits(*col, *row)).count(),
        named => named,
    };
    at.field("count").within(i32::from(laid.count), 0..=room as i32);
}

/// Engines stand on ground over which they move, where there is room for them; who stands somewhere from the start is
/// drawn, on foot, and on open ground outside them.
fn check_standing(
    at: &Check,
    (side, dry): (&SideData, &[(u8, u8)]),
    map: &MapData,
    terrains: &[TerrainData],
    engines: &EnginesData,
) {
    let terrain_at = |col: i32, row: i32| terrain_at(map, terrains, col, row);
    let mut taken: Vec<[i32; 2]> = vec![];
    for (i, line) in side.engines.iter().enumerate() {
        let row = at.field("engines").index(i);
        on_map(&row.field("lead"), map, line.lead.0, line.lead.1);
        let Some(data) = engines.engines.iter().find(|data| data.engine == line.engine) else {
            row.field("engine").error("anarchy-data-engine-unknown", &[("engine", line.engine.word().into())]);
            continue;
        };
        let lead = [i32::from(line.lead.0), i32::from(line.lead.1)];
        let lead = Hex::from_offset_coordinates(lead, OffsetHexMode::Odd, HexOrientation::Flat);
        for cell in data.cells(lead, line.axis.heading()) {
            let hex = cell.hex.to_offset_coordinates(OffsetHexMode::Odd, HexOrientation::Flat);
            let label = format!("{},{}", hex[0], hex[1]);
            let is_dry = dry.iter().any(|(col, row)| hex == [i32::from(*col), i32::from(*row)]);
            let closed = |terrain: &TerrainData| !data.ground.contains(&terrain.terrain) && !is_dry;
            if terrain_at(hex[0], hex[1]).is_some_and(closed) {
                row.field("lead").error("anarchy-data-engine-ground", &[("hex", label.clone().into())]);
            }
            if taken.contains(&hex) {
                row.field("lead").error("anarchy-data-hex-taken", &[("hex", label.into())]);
            }
            taken.push(hex);
        }
    }
    for (i, line) in side.placed.iter().enumerate() {
        let row = at.field("placed").index(i);
        let hex = [i32::from(line.at.0), i32::from(line.at.1)];
        on_map(&row.field("at"), map, line.at.0, line.at.1);
        let label = format!("{},{}", hex[0], hex[1]);
        if terrain_at(hex[0], hex[1]).is_some_and(|terrain| terrain.foot.is_none()) || taken.contains(&hex) {
            row.field("at").error("anarchy-data-hex-taken", &[("hex", label.into())]);
        }
        taken.push(hex);
        let on_foot = side.draw.iter().filter(|draw| draw.class == line.class && !draw.mounted);
        let drawn: usize = on_foot.map(|draw| usize::from(draw.count)).sum();
        if side.placed[..=i].iter().filter(|other| other.class == line.class).count() > drawn {
            row.field("class").error("anarchy-data-none-to-place", &[("class", line.class.as_str().into())]);
        }
    }
}

pub(super) fn check_class<'c>(
    reader: &Reader,
    at: &Check,
    name: &str,
    classes: Option<&'c [ClassData]>,
) -> Option<&'c ClassData> {
    let classes = classes.filter(|_| at.compares_with(&[&reader.at("anarchy/classes.ron")]))?;
    if !at.known(name, classes.iter().map(|class| class.name.as_str())) {
        return None;
    }
    classes.iter().find(|class| class.name == name)
}

pub(super) fn check_area(at: &Check, area: &str, map: Option<&MapData>) {
    if let Some(map) = map {
        at.known(area, map.areas.iter().map(|area| area.name.as_str()));
    }
}

fn check_edge(at: &Check, edge: &EdgeData, map: Option<&MapData>) {
    if let Some((first, last)) = edge.from {
        let most = if matches!(edge.edge, Edge::Top | Edge::Bottom) {
            27
        } else {
            map.map_or(39, |map| map.rows.len() as i32 - 1)
        };
        at.field("from").index(1).within(i32::from(last), 0..=most);
        at.field("from").index(0).within(i32::from(first), 0..=i32::from(last).clamp(0, most));
    }
    if let Some(area) = &edge.area {
        check_area(&at.field("area"), area, map);
    }
}

/// Whom it counts there are: a condition about nobody could never hold, or always would.
fn check_condition(
    reader: &Reader,
    at: &Check,
    condition: &ConditionData,
    scenario: &ScenarioData,
    classes: Option<&[ClassData]>,
    map: Option<&MapData>,
) {
    let counts = |side: SideName, who: &WhoData, least: u8| {
        if let WhoData::Class(name) = who {
            check_class(reader, &at.field("who"), name, classes);
        }
        let Some(classes) = classes else { return };
        let fits = |line: &&DrawData| match who {
            WhoData::Class(name) => line.class == *name,
            WhoData::Men => classes.iter().any(|class| class.name == line.class && !class.animal),
            WhoData::Animals => classes.iter().any(|class| class.name == line.class && class.animal),
        };
        let there: usize =
            scenario.side(side.seat()).draw.iter().filter(fits).map(|line| usize::from(line.count)).sum();
        if there < usize::from(least) {
            at.error("anarchy-data-too-few-counted", &[("found", there.into()), ("wanted", usize::from(least).into())]);
        }
    };
    match condition {
        ConditionData::Exited { side, who, least }
        | ConditionData::LedOff { side, who, least }
        | ConditionData::Killed { side, who, least }
        | ConditionData::Taken { side, who, least }
        | ConditionData::Remain { side, who, least } => counts(*side, who, *least),
        ConditionData::NoneLeft { side, who } => counts(*side, who, 1),
        ConditionData::Stand { side, area, least } => {
            check_area(&at.field("area"), area, map);
            counts(*side, &WhoData::Men, *least);
        }
        ConditionData::Only { side, area } => {
            check_area(&at.field("area"), area, map);
            counts(*side, &WhoData::Men, 1);
        }
        ConditionData::Holds { side, areas, least } => {
            at.field("areas").not_empty(areas.len());
            for (i, area) in areas.iter().enumerate() {
                check_area(&at.field("areas").index(i), area, map);
            }
            at.field("least").within(i32::from(*least), 1..=areas.len().clamp(1, 40) as i32);
            counts(*side, &WhoData::Men, 1);
        }
        ConditionData::Closed(area) => check_area(at, area, map),
        ConditionData::Demolished { area, least } => {
            check_area(&at.field("area"), area, map);
            let hexes = if map.is_some_and(|map| map.areas.iter().any(|known| known.name == *area)) { 99 } else { 1 };
            at.field("least").within(i32::from(*least), 1..=hexes);
        }
        ConditionData::Mined { least } => {
            at.field("least").within(i32::from(*least), 1..=40);
            if scenario.mining.is_none() {
                at.error("anarchy-data-no-mining", &[]);
            }
        }
        ConditionData::Damaged { areas, least } => {
            at.field("areas").not_empty(areas.len());
            for (i, area) in areas.iter().enumerate() {
                check_area(&at.field("areas").index(i), area, map);
            }
            at.field("least").within(i32::from(*least), 1..=99);
        }
        ConditionData::EngineLeft { side, engine } => {
            let has = scenario.side(side.seat()).engines.iter().any(|line| line.engine == *engine && line.leaves);
            if !has {
                at.error("anarchy-data-engine-missing", &[("engine", engine.word().into())]);
            }
        }
        ConditionData::Stuck { side, engine } => {
            if !scenario.side(side.seat()).engines.iter().any(|line| line.engine == *engine) {
                at.error("anarchy-data-engine-missing", &[("engine", engine.word().into())]);
            }
        }
        ConditionData::StandAmong { side, areas, least } => {
            at.field("areas").not_empty(areas.len());
            for (i, area) in areas.iter().enumerate() {
                check_area(&at.field("areas").index(i), area, map);
            }
            counts(*side, &WhoData::Men, *least);
        }
        ConditionData::All(all) | ConditionData::Any(all) => {
            all.iter().for_each(|condition| check_condition(reader, at, condition, scenario, classes, map));
        }
        ConditionData::Not(condition) => check_condition(reader, at, condition, scenario, classes, map),
    }
}
