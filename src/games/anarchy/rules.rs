//! The rules in force in a match: the rule data with the scenario and the options chosen for it.
use super::data::engines::EngineKind;
use super::data::files::*;
use super::data::scenarios::{ArrivalData, ScenarioData, SideData, ZoneData};
use super::data::towers::FLOORS;
use super::data::{load, options};
use super::map::{Map, Sides};
use crate::table::data::Reader;
use crate::table::kit::hex_map::Heading;
use crate::table::prelude::{PieceId, Place, Problem, Seat, Settings, Word};
use bevy::prelude::*;
use hexx::{Hex, HexOrientation, OffsetHexMode};
use std::sync::Arc;

/// The checked rule data of the game, and the maps made of them: what every match of it starts from.
pub struct AnarchyRuleData {
    pub data: Arc<AnarchyData>,
    /// In the order of the scenarios: the board of each. Scenarios on the same board share it.
    pub boards: Vec<Arc<Map>>,
}

impl AnarchyRuleData {
    /// Reads and checks the rule data; `None` if there is an error in them, which the reader has then noted with its place.
    pub fn load(reader: &Reader) -> Option<Self> {
        let data = load::load(reader)?;
        let mut boards: Vec<Arc<Map>> = vec![];
        for (i, scenario) in data.scenarios.iter().enumerate() {
            let lies_so = |other: &ScenarioData| {
                (&other.map, &other.below, other.turned) == (&scenario.map, &scenario.below, scenario.turned)
            };
            let floors = scenario.floors(&data.engines);
            let lies_so = |other: &ScenarioData| lies_so(other) && other.floors(&data.engines) == floors;
            let board = match data.scenarios[..i].iter().position(lies_so) {
                Some(known) => boards[known].clone(),
                None => Arc::new(Map::new(&scenario.board(&data.maps)?, &data.terrain)?.with_floors(floors)),
            };
            boards.push(board);
        }
        Some(Self { data: Arc::new(data), boards })
    }
}

/// What a piece is and stays during a match.
#[derive(Clone, Debug)]
pub struct Character {
    /// Label in journals and scripts.
    pub label: String,
    /// His proper name; empty for animals and for those who have only a number.
    pub name: String,
    /// The number of one who has no name of his own, from 1.
    pub number: u8,
    pub side: Seat,
    /// Index of his class.
    pub class: usize,
    /// Healthy and wounded on foot.
    pub foot: (Values, Values),
    pub mounted: Option<(Values, Values)>,
    /// He begins on horseback.
    pub rides: bool,
    /// His horse, a piece of its own once he has dismounted.
    pub horse: Option<PieceId>,
    /// A horse, whose rider this is.
    pub rider: Option<PieceId>,
}

/// An engine as it stands at the start.
#[derive(Clone, Copy, Debug)]
pub struct EngineAt {
    pub kind: EngineKind,
    pub side: Seat,
    pub lead: Hex,
    pub heading: Heading,
}

/// A hex over which a hourd hangs at the start: a gallery of wood before the crenels, over the foot of the wall. A man
/// stands in it, and another one below.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Hourd {
    pub hex: Place,
    /// On which level who stands in it stands, that of its wall, in halves.
    pub level: i32,
    /// The sides on which its wall lies behind it: crenels and tower doors of its level.
    pub wall: Sides,
    /// The sides that face away from the wall, by which one shoots out.
    pub front: Sides,
    /// The number of its piece, from 1.
    pub piece: u8,
}
impl Hourd {
    /// The hourd over a hex: at the level of the lowest crenels beside it; nothing if there are none.
    fn over(map: &Map, hex: Place, piece: u8) -> Option<Self> {
        let beside = |heading: Heading| map.neighbour(hex, heading).map(|near| (map.terrain(near), map.level(near)));
        let crenels = Heading::ALL.into_iter().filter_map(beside).filter(|(terrain, _)| terrain.is_crenelled());
        let level = crenels.map(|(_, level)| level).min()?;
        let is_wall = |heading: &Heading| beside(*heading).is_some_and(|(on, at)| on.is_on_wall() && at == level);
        let wall: Sides = Heading::ALL.into_iter().filter(is_wall).collect();
        // Opposite the wall; where that is a single side, those beside it, too.
        let narrow = wall.iter().count() == 1;
        let away = |heading: &Heading| {
            let turns = if narrow { -1..=1 } else { 0..=0 };
            !wall.contains(*heading) && turns.into_iter().any(|turn| wall.contains(heading.back().turned(turn)))
        };
        let front = Heading::ALL.into_iter().filter(away).collect();
        Some(Self { hex, level, wall, front, piece })
    }
}

/// The rules of the match under way.
#[derive(Resource, Clone)]
pub struct Rules {
    pub data: Arc<AnarchyData>,
    pub map: Arc<Map>,
    pub scenario: Arc<ScenarioData>,
    /// The numbers in force, with the options of the match.
    pub limits: LimitsData,
    /// By the number of the piece: the royalists, the Angevins, then the horses.
    pub characters: Arc<Vec<Character>>,
    /// By side: by which hexes its men come onto the map, and from which turn on; none if they deploy.
    pub entries: [Option<(Vec<Place>, u8)>; 2],
    /// By side: by which hexes its men may leave.
    pub exits: [Vec<Place>; 2],
    /// By side: where it deploys; nowhere if it enters.
    pub zones: [Vec<Place>; 2],
    /// Every hex of the edge, over which captives are led.
    pub border: Vec<Place>,
    /// Doors that stand open at the start.
    pub open_doors: Vec<Place>,
    /// Hexes in which there is something at the start that can burn, by their numbers.
    pub fuels: Vec<Place>,
    /// Where hourds hang at the start, by the numbers of their hexes.
    pub hourds: Vec<Hourd>,
    /// The map has scaffolds at the start.
    pub has_scaffolds: bool,
    /// There are doors, bridges or scaffolds on which men can work, or which can burn.
    pub has_works: bool,
    /// A side brings ladders.
    pub has_ladders: bool,
    /// By side: the hexes that it may not leave at first, and from which turn on it may.
    pub kept_to: [Option<(Vec<Place>, u8)>; 2],
    /// The engines as they stand at the start.
    pub engines: Vec<EngineAt>,
    /// Those who stand somewhere before the deployment.
    pub placed: Vec<(PieceId, Place)>,
    /// The mangonels as they stand at the start, by side and hex, which may lie beyond the edge of the map.
    pub mangonels: Vec<(Seat, Hex)>,
    /// Those who serve mangonels beyond the edge.
    pub battery: Vec<PieceId>,
}

impl Rules {
    /// The rules of a scenario with the options of a match.
    ///
    /// # Errors
    /// `scenario-unknown` if there is no such scenario.
    pub fn new(rule_data: &AnarchyRuleData, scenario: &str, settings: &Settings) -> Result<Self, Problem> {
        let data = &rule_data.data;
        let named = |s: &ScenarioData| scenario.is_empty() || s.name == scenario;
        let number = data.scenarios.iter().position(named).ok_or_else(|| {
            let known: Vec<&str> = data.scenarios.iter().map(|s| s.name.as_str()).collect();
            Problem::new("scenario-unknown").with("scenario", scenario).with("known", known.join(", "))
        })?;
        let (scenario, map) = (&data.scenarios[number], rule_data.boards[number].clone());
        let characters = draw(data, scenario);
        let sides = [ROYALIST, ANGEVIN].map(|seat| scenario.side(seat));
        let at = |(col, row): (u8, u8)| map.hexes.at(row, col).expect("the loader checks the scenarios");
        let engines: Vec<EngineAt> = (scenario.sides())
            .flat_map(|(side, data)| data.engines.iter().map(move |line| (side, line)))
            .map(|(side, line)| EngineAt {
                kind: line.engine,
                side,
                lead: map.hexes.hex(at(line.lead)),
                heading: line.axis.heading(),
            })
            .collect();
        let mut placed: Vec<(PieceId, Place)> = vec![];
        for (seat, line) in scenario.sides().flat_map(|(seat, side)| side.placed.iter().map(move |line| (seat, line))) {
            let class = data.class(&line.class);
            let is_one = |i: &usize| {
                let character: &Character = &characters[*i];
                character.side == seat && Some(character.class) == class && character.rider.is_none()
            };
            let free = |i: &usize| placed.iter().all(|(id, _)| id.index() != *i);
            if let Some(i) = (0..characters.len()).filter(is_one).find(free) {
                placed.push((PieceId(i as u32), at(line.at)));
            }
        }
        let on_grid = |(col, row): (i8, i8)| {
            let hex = [i32::from(col), i32::from(row)];
            Hex::from_offset_coordinates(hex, OffsetHexMode::Odd, HexOrientation::Flat)
        };
        let stand = |(seat, side): (Seat, &SideData)| side.mangonels.at.iter().map(|at| (seat, on_grid(*at))).collect();
        let mangonels: Vec<(Seat, Hex)> = scenario.sides().flat_map::<Vec<_>, _>(stand).collect();
        let battery = battery(data, scenario, &characters);
        let entries = sides.map(|side| match &side.arrival {
            ArrivalData::Enters { edges, turn } => {
                Some((edges.iter().flat_map(|edge| map.edge(edge)).collect::<Vec<_>>(), *turn))
            }
            ArrivalData::Deploys(_) => None,
        });
        let near_engines = |seat: Seat, within: u8| -> Vec<Place> {
            let own = engines.iter().filter(|engine| engine.side == seat);
            let cells = own.flat_map(|engine| data.engines.of(engine.kind).cells(engine.lead, engine.heading));
            let hexes: Vec<Place> = cells.filter_map(|cell| map.hexes.place(cell.hex)).collect();
            let near = |place: &Place| hexes.iter().any(|hex| map.distance(*hex, *place) <= within);
            map.hexes.places().filter(near).collect()
        };
        let zones = [ROYALIST, ANGEVIN].map(|seat| match &scenario.side(seat).arrival {
            ArrivalData::Deploys(zones) => {
                let hexes = |zone: &ZoneData| match zone {
                    ZoneData::AroundEngines(within) => near_engines(seat, *within),
                    zone => map.zone(zone),
                };
                let mut all: Vec<Place> = zones.iter().flat_map(hexes).collect();
                // The floors of its belfries, too.
                let towers = engines.iter().filter(|engine| engine.side == seat);
                let cells = towers.flat_map(|engine| {
                    let line = data.engines.of(engine.kind);
                    let floors = if line.tower.is_some() { FLOORS as u8 } else { 0 };
                    let hexes = line.cells(engine.lead, engine.heading).into_iter().map(|cell| cell.hex);
                    hexes.flat_map(move |hex| (1..=floors).map(move |floor| (hex, floor)))
                });
                let floors: Vec<Place> = cells
                    .filter_map(|(hex, floor)| Some((map.hexes.place(hex)?, floor)))
                    .filter(|(hex, _)| all.contains(hex))
                    .map(|(hex, floor)| map.floor(hex, floor))
                    .collect();
                all.extend(floors);
                all.sort_unstable();
                all.dedup();
                all
            }
            ArrivalData::Enters { .. } => vec![],
        });
        let exits = sides.map(|side| side.exits.iter().flat_map(|edge| map.edge(edge)).collect());
        let border = map.hexes.places().filter(|place| map.hexes.neighbours(*place).len() < 6).collect();
        let of_areas = |names: &[String]| names.iter().flat_map(|name| map.area(name)).copied().collect::<Vec<_>>();
        let open_doors = of_areas(&scenario.open_doors);
        let kept_to = sides.map(|side| side.keeps_to.as_ref().map(|keeps| (of_areas(&keeps.areas), keeps.until)));
        let has_scaffolds = map.scaffolds().next().is_some();
        let burns = |terrain: Terrain| data.fire.iter().any(|line| line.terrain.contains(&terrain));
        let pieces =
            scenario.hourds.iter().zip(1..).flat_map(|(hexes, piece)| hexes.iter().map(move |hex| (piece, *hex)));
        let mut hourds: Vec<Hourd> = pieces.filter_map(|(piece, hex)| Hourd::over(&map, at(hex), piece)).collect();
        hourds.sort_unstable_by_key(|hourd| hourd.hex);
        let has_works = !engines.is_empty()
            || has_scaffolds
            || !hourds.is_empty()
            || map.hexes.places().any(|hex| map.terrain(hex).is_door() || burns(map.terrain(hex)));
        let hangs = |hex: &Place| hourds.iter().any(|hourd| hourd.hex == *hex);
        let may_burn = |hex: &Place| map.has_scaffold(*hex) || hangs(hex) || burns(map.terrain(*hex));
        let fuels = map.hexes.places().filter(may_burn).collect();
        let has_ladders = sides.iter().any(|side| side.ladders > 0);
        Ok(Self {
            data: data.clone(),
            limits: options::in_force(&data.limits, settings),
            scenario: Arc::new(scenario.clone()),
            characters: Arc::new(characters),
            map,
            entries,
            exits,
            zones,
            border,
            open_doors,
            fuels,
            hourds,
            has_scaffolds,
            has_works,
            has_ladders,
            kept_to,
            engines,
            placed,
            mangonels,
            battery,
        })
    }

    /// Whether a hourd hangs over a hex at the start.
    pub fn has_hourd(&self, hex: Place) -> bool {
        self.hourds.binary_search_by_key(&hex, |hourd| hourd.hex).is_ok()
    }
    #[inline]
    pub fn character(&self, id: PieceId) -> &Character {
        &self.characters[id.index()]
    }
    #[inline]
    pub fn class(&self, id: PieceId) -> &ClassData {
        &self.data.classes[self.character(id).class]
    }
    /// Every piece with its number.
    pub fn pieces(&self) -> impl Iterator<Item = (PieceId, &Character)> {
        self.characters.iter().enumerate().map(|(i, c)| (PieceId(i as u32), c))
    }
    /// The weapon that a class shoots with, with its table; nothing if it does not shoot.
    pub fn shooter(&self, id: PieceId) -> Option<&ShooterData> {
        let weapons = &self.class(id).weapons;
        self.data.shooting.weapons.iter().find(|line| weapons.contains(&line.weapon))
    }
    /// The row of a weapon in the table of shots.
    pub fn weapon(&self, weapon: Weapon) -> Option<&ShooterData> {
        self.data.shooting.weapons.iter().find(|line| line.weapon == weapon)
    }
    /// Whether somebody carries a bow, and so flaming arrows.
    pub fn has_bow(&self, id: PieceId) -> bool {
        self.class(id).weapons.iter().any(|weapon| matches!(weapon, Weapon::ShortBow | Weapon::LongBow))
    }
    /// Whether somebody throws fire from afar: flaming arrows, or the incendiaries of a staff sling.
    pub fn shoots_fire(&self, id: PieceId) -> bool {
        self.has_bow(id) || self.class(id).weapons.contains(&Weapon::StaffSling)
    }
    /// From which die on something catches fire by some means; nothing if it never does (table 4.5).
    pub fn kindles_from(&self, fuel: Fuel, means: Kindle) -> Option<i32> {
        self.data.fire.iter().find(|line| line.is_of(fuel))?.needed(means)
    }
    /// Whether a side is surprised in a turn, from 1: only one of its men acts.
    pub fn is_surprised(&self, side: Seat, turn: u8) -> bool {
        self.scenario.side(side).surprised.as_ref().is_some_and(|line| turn <= line.turn)
    }
    /// The last turn: the length of the scenario, or the part of it that the match has agreed on, rounded up.
    pub fn last_turn(&self) -> u8 {
        let turns = i32::from(self.scenario.turns) * self.limits.length_percent;
        ((turns + 99) / 100) as u8
    }
    /// From which differential on a man of this class may yield.
    pub fn capture_from(&self, class: usize) -> i32 {
        let name = &self.data.classes[class].name;
        let own = self.scenario.capture.iter().find(|c| c.class == *name);
        own.map_or(self.limits.capture_min_differential, |c| c.min_differential)
    }
    /// The column of the combat table for a differential, from 0 (table 4.3).
    pub fn column(&self, differential: i32) -> i32 {
        let columns = &self.data.combat.columns;
        columns.iter().rposition(|from| differential >= *from).unwrap_or(0) as i32
    }
    /// For which differentials a column of the combat table holds, from 0: a message, and the numbers in it without their signs.
    pub fn column_words(&self, column: i32) -> [(&'static str, Word); 5] {
        let columns = &self.data.combat.columns;
        let at = usize::try_from(column).unwrap_or_default().min(columns.len() - 1);
        let (from, to) = (columns[at], columns.get(at + 1).map_or(columns[at], |next| next - 1));
        let key = match at {
            _ if at + 1 == columns.len() => "anarchy-column-last",
            0 => "anarchy-column-first",
            _ if from < 0 => "anarchy-column-below",
            _ => "anarchy-column-between",
        };
        let below = |n: i32| Word::Number((n < 0).into());
        [
            ("differentials", Word::Key(key)),
            ("from", Word::Number(from.abs())),
            ("from_below", below(from)),
            ("to", Word::Number(to.abs())),
            ("to_below", below(to)),
        ]
    }
    /// How many animals a side has, beside the horses of its riders.
    pub fn animals(&self, side: Seat) -> i32 {
        let own = |character: &Character| character.side == side && character.rider.is_none();
        self.pieces().filter(|(_, one)| own(one) && self.data.classes[one.class].animal).count() as i32
    }
    /// The result in a column, clamped to those there are, by a die clamped to its faces.
    pub fn result(&self, mounted: bool, column: i32, die: i32) -> CombatResult {
        let table = if mounted { &self.data.combat.mounted } else { &self.data.combat.foot };
        let last = self.data.combat.columns.len() as i32 - 1;
        table[(die.clamp(1, self.limits.die) - 1) as usize][column.clamp(0, last) as usize]
    }
}

/// Who serves the mangonels of a scenario beyond the edge of the map: of each class those who are drawn last.
fn battery(data: &AnarchyData, scenario: &ScenarioData, characters: &[Character]) -> Vec<PieceId> {
    let mut all: Vec<PieceId> = vec![];
    for (seat, side) in scenario.sides() {
        for line in &side.mangonels.crew {
            let class = data.class(&line.class);
            let is_one = |character: &Character| {
                character.side == seat
                    && Some(character.class) == class
                    && !character.rides
                    && character.rider.is_none()
            };
            let of_class = characters.iter().enumerate().rev().filter(|(_, character)| is_one(character));
            all.extend(of_class.take(line.count.into()).map(|(number, _)| PieceId(number as u32)));
        }
    }
    all.sort_unstable();
    all
}

/// The forces of a scenario: drawn from the roster in its order, class by class, those beyond it numbered; then the horses.
fn draw(data: &AnarchyData, scenario: &ScenarioData) -> Vec<Character> {
    let mut all: Vec<Character> = vec![];
    for (seat, letter) in [(ROYALIST, 'r'), (ANGEVIN, 'a')] {
        let mut drawn = vec![0_usize; data.classes.len()];
        for line in &scenario.side(seat).draw {
            let class = data.class(&line.class).expect("the loader checks the classes");
            let defaults = &data.classes[class];
            let own: Vec<&RosterData> = (data.roster.iter())
                .filter(|man| man.class == line.class)
                // Of the mercenaries no man serves both.
                .filter(|man| all.iter().all(|other: &Character| other.side == seat || other.name != man.name))
                .filter(|man| match man.origin {
                    Origin::Royalist => seat == ROYALIST,
                    Origin::Angevin => seat == ANGEVIN,
                    // Mercenaries serve either side.
                    Origin::Flemish | Origin::Welsh => true,
                })
                .collect();
            for _ in 0..line.count {
                let taken = drawn[class];
                drawn[class] += 1;
                let man = own.get(taken);
                let values = |healthy: Option<(i32, i32)>, usual: (Values, Values)| match healthy {
                    Some((attack, defence)) => ((attack, defence, usual.0.2), usual.1),
                    None => usual,
                };
                let number = if man.is_some() { 0 } else { (taken + 1 - own.len()) as u8 };
                all.push(Character {
                    label: match man {
                        Some(man) => label(&man.name),
                        None => format!("{letter}-{}-{number}", line.class.replace('_', "-")),
                    },
                    name: man.map(|man| man.name.clone()).unwrap_or_default(),
                    number,
                    side: seat,
                    class,
                    foot: values(man.map(|man| man.foot), defaults.foot),
                    mounted: defaults.mounted.map(|usual| values(man.and_then(|man| man.mounted), usual)),
                    rides: line.mounted,
                    horse: None,
                    rider: None,
                });
            }
        }
    }
    let beast = data.class(HORSE).expect("the loader checks the classes");
    for rider in 0..all.len() {
        if all[rider].rides {
            let horse = PieceId(all.len() as u32);
            all[rider].horse = Some(horse);
            let of = &all[rider];
            all.push(Character {
                label: format!("horse-{}", of.label),
                name: of.name.clone(),
                number: of.number,
                side: of.side,
                class: beast,
                foot: data.classes[beast].foot,
                mounted: None,
                rides: false,
                horse: None,
                rider: Some(PieceId(rider as u32)),
            });
        }
    }
    all
}

/// A name as journals and scripts write it: `Ranulf of Wick` is `ranulf-of-wick`.
pub fn label(name: &str) -> String {
    name.to_lowercase().replace(' ', "-")
}
