//! Belfries on the board: their floors one above the other, each with the hexes of the ground, the ladder between them, and
//! the bridge when it is down (4.2).
use super::joins::Join;
use super::{Berthed, Board};
use crate::games::anarchy::data::files::Terrain;
use crate::games::anarchy::data::towers::{FLOORS, TowerData};
use crate::games::anarchy::map::Map;
use crate::games::anarchy::state::{Belfries, Belfry, Engine, FloorFire};
use crate::table::kit::hex_map::Heading;
use crate::table::prelude::{PieceId, Place};
use hexx::Hex;
use smallvec::SmallVec;

/// The floor of the shelter, that of the bridge, and the top: with the ground four levels.
pub const SHELTER: u8 = 1;
pub const BRIDGE_FLOOR: u8 = 2;
pub const TOP_FLOOR: u8 = 3;

/// The level of the bridge, in halves, where there is no wall ahead: a belfry is built for walls of two levels.
const USUAL_LEVEL: i32 = 4;

/// A belfry that stands on the board.
#[derive(Clone, Debug)]
pub struct Tower<'a> {
    /// The number of its engine.
    pub engine: usize,
    pub data: &'a TowerData,
    /// On which level each floor is, in halves; nothing for one that is not used.
    pub levels: [Option<i32>; FLOORS],
    /// Its hexes by their numbers, the same on every floor, so that its front is upright; nothing for those beyond the edge
    /// of the map.
    pub cells: Vec<Option<Place>>,
    heading: Heading,
    /// The numbers of the foremost and of the last hex of each column: of the middle one, then of those of the sides.
    heads: [u8; 3],
    lasts: [u8; 3],
    state: Option<&'a Belfry>,
    /// How many of its hexes on the ground have burnt out.
    burnt_ground: u32,
}

/// Which side of a belfry a hexside is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Face {
    /// Between two of its own hexes.
    Inside,
    Front,
    Rear,
    Side,
}

impl Tower<'_> {
    /// The number of the hex in a hex of the map.
    pub fn cell_in(&self, hex: Place) -> Option<u8> {
        self.cells.iter().position(|cell| *cell == Some(hex)).map(|number| number as u8)
    }
    /// Whether a hex of the map is one of its own.
    fn has(&self, hex: Option<Place>) -> bool {
        hex.is_some() && self.cells.contains(&hex)
    }
    /// Which side of it one crosses from one of its hexes in a direction: straight ahead of its hexes is its front, straight behind
    /// them its rear.
    pub fn face(&self, map: &Map, hex: Place, towards: Heading) -> Face {
        // Beyond the edge of the map there is nobody to see it.
        let Some(there) = map.neighbour(hex, towards) else { return Face::Side };
        if self.has(Some(there)) {
            Face::Inside
        } else if self.has(map.neighbour(there, self.heading.back())) {
            Face::Front
        } else if self.has(map.neighbour(there, self.heading)) {
            Face::Rear
        } else {
            Face::Side
        }
    }
    /// The hex of the ladder, which is fixed.
    pub fn ladder(&self) -> u8 {
        self.data.ladder
    }
    /// Whether a hex is one of the three foremost.
    pub fn is_front(&self, number: u8) -> bool {
        self.heads.contains(&number)
    }
    /// The direction in which it looks.
    pub fn heading(&self) -> Heading {
        self.heading
    }
    /// The numbers of the three foremost hexes: the lead, then the heads of the side columns.
    pub fn heads(&self) -> [u8; 3] {
        self.heads
    }
    /// The hexes of the winch: the two foremost at the sides.
    pub fn winch(&self) -> [u8; 2] {
        let [_, one, other] = self.heads;
        [one, other]
    }
    /// Its bridge, if it is down.
    pub fn bridge(&self) -> &[Place] {
        self.state.map_or(&[], |belfry| &belfry.bridge)
    }
    /// Where its bridge is falling just now.
    pub fn falling(&self) -> &[Place] {
        self.state.map_or(&[], |belfry| &belfry.falling)
    }
    /// Whether its bridge is down.
    pub fn is_lowered(&self) -> bool {
        self.state.is_some_and(|belfry| belfry.lowered)
    }
    /// Which floor of it the board shows: the ground, or that of the bridge once it is down.
    pub fn shown_floor(&self) -> u8 {
        if self.is_lowered() { BRIDGE_FLOOR } else { 0 }
    }
    /// Whether somebody has climbed to its first floor or down from it in this turn.
    pub fn has_climbed(&self) -> bool {
        self.state.is_some_and(|belfry| belfry.climbed)
    }
    /// Whether a hex of a floor has burnt out.
    pub fn is_burnt(&self, floor: u8, number: u8) -> bool {
        self.state.is_some_and(|belfry| belfry.is_burnt(floor, number))
    }
    /// The last turn in which it has moved.
    pub fn moved_in(&self) -> u8 {
        self.state.map_or(0, |belfry| belfry.moved_in)
    }
    /// Whether so much of a floor, or of the ground if it is 0, has burnt that it is of no use any more.
    pub fn is_dead(&self, floor: u8) -> bool {
        let above = |floor: usize| self.state.map_or(0, |belfry| belfry.burnt[floor].count_ones());
        let burnt = usize::from(floor).checked_sub(1).map_or(self.burnt_ground, above);
        burnt > 0 && 100 * burnt >= self.data.dead_share * self.cells.len() as u32
    }
    /// The floors that are used, from the lowest.
    pub fn floors(&self) -> impl Iterator<Item = u8> + use<> {
        let levels = self.levels;
        (1..=FLOORS as u8).filter(move |floor| levels[usize::from(*floor) - 1].is_some())
    }
    /// The floor above a floor, or above the ground if that is 0.
    pub fn above(&self, floor: u8) -> Option<u8> {
        self.floors().find(|other| *other > floor)
    }
    /// The floor below a floor; 0 is the ground.
    pub fn below(&self, floor: u8) -> u8 {
        self.floors().filter(|other| *other < floor).last().unwrap_or(0)
    }
    /// The level of a floor, in halves; of the ground if it is 0.
    pub fn level(&self, floor: u8) -> i32 {
        usize::from(floor).checked_sub(1).and_then(|floor| self.levels[floor]).unwrap_or(0)
    }
}

/// A place on a floor of a belfry.
#[derive(Clone, Copy, Debug)]
pub struct OnFloor<'b, 'a> {
    pub tower: &'b Tower<'a>,
    /// From 1; 0 is the ground.
    pub floor: u8,
    pub cell: u8,
}

impl OnFloor<'_, '_> {
    /// What burns here, or will; nothing on the ground, where fires burn in their hexes.
    pub fn fire(&self) -> Option<FloorFire> {
        if self.floor == 0 {
            return None;
        }
        self.tower.state?.fire(self.floor, self.cell)
    }
    /// Whether it has burnt out here, on a floor.
    pub fn is_burnt(&self) -> bool {
        self.floor > 0 && self.tower.is_burnt(self.floor, self.cell)
    }
    /// Whether it is in the middle column, between the two others.
    pub fn is_middle(&self) -> bool {
        self.cell <= self.tower.lasts[0]
    }
}

impl<'a> Board<'a> {
    /// The same field with what has become of these belfries.
    pub fn with_belfries(mut self, belfries: &'a Belfries) -> Self {
        self.belfries = belfries;
        let engines = self.engines;
        let with_tower = |(number, engine): (usize, &'a Engine)| {
            let data = self.rules.data.engines.of(engine.kind);
            data.tower.as_ref().map(|tower| (number, engine, data, tower))
        };
        let found: Vec<_> = engines.on_field().filter_map(with_tower).collect();
        if found.is_empty() {
            return self;
        }
        self.towers = found
            .into_iter()
            .map(|(number, engine, data, tower)| {
                let hexes = engine.cells(data);
                let cells = hexes.iter().map(|cell| self.map.hexes.place(cell.hex)).collect();
                let mut next = 0;
                let ends = [0, 1, 2].map(|column: usize| {
                    let first = next;
                    next += data.columns[column].hexes;
                    (first, next - 1)
                });
                let mut tower = Tower {
                    engine: number,
                    data: tower,
                    levels: [None; FLOORS],
                    cells,
                    heading: engine.heading,
                    heads: ends.map(|(first, _)| first),
                    lasts: ends.map(|(_, last)| last),
                    state: belfries.of(number),
                    burnt_ground: engine.burnt.count_ones(),
                };
                let heads = tower.heads.map(|head| hexes[usize::from(head)].hex);
                tower.levels = levels(wall_ahead(self.map, heads, engine.heading));
                tower
            })
            .collect();
        for at in self.towers.iter().flat_map(Tower::bridge).filter(|at| self.map.is_upper(**at)) {
            if self.storeys.is_empty() {
                self.storeys = vec![false; self.map.hexes.len()];
            }
            self.storeys[self.map.hex_of(*at).index()] = true;
        }
        self
    }
    /// Whether the bridge of an engine has ever been let down.
    pub fn was_lowered(&self, engine: usize) -> bool {
        self.belfries.of(engine).is_some_and(|belfry| belfry.lowered)
    }
    /// What has become of the belfries.
    pub fn belfries(&self) -> &'a Belfries {
        self.belfries
    }
    /// Whether there is any belfry on the field.
    #[inline]
    pub fn has_belfries(&self) -> bool {
        !self.towers.is_empty()
    }
    /// The belfry of an engine.
    pub fn tower(&self, engine: usize) -> Option<&Tower<'a>> {
        self.towers.iter().find(|tower| tower.engine == engine)
    }
    /// The belfry with a hex in this one.
    fn tower_in(&self, hex: Place) -> Option<(&Tower<'a>, u8)> {
        self.towers.iter().find_map(|tower| Some((tower, tower.cell_in(hex)?)))
    }
    /// The floor of a belfry on which a place is; nothing elsewhere, and on the ground.
    #[inline]
    pub fn on_floor(&self, place: Place) -> Option<OnFloor<'_, 'a>> {
        let floor = self.map.floor_of(place)?;
        let (tower, cell) = self.tower_in(self.map.hex_of(place))?;
        // There is none above the top, as for a place that is nowhere.
        (*tower.levels.get(usize::from(floor) - 1)?)?;
        Some(OnFloor { tower, floor, cell })
    }
    /// The same for the ground of a belfry, too.
    pub fn in_tower(&self, place: Place) -> Option<OnFloor<'_, 'a>> {
        if self.towers.is_empty() {
            return None;
        }
        if self.map.is_upper(place) {
            return self.on_floor(place);
        }
        let (tower, cell) = self.tower_in(place)?;
        Some(OnFloor { tower, floor: 0, cell })
    }
    /// The engine in which a place is, on whatever floor.
    pub fn engine_in(&self, place: Place) -> Option<usize> {
        self.berth(place).map(|berth| berth.engine).or_else(|| Some(self.on_floor(place)?.tower.engine))
    }
    /// The belfry whose bridge lies in a place.
    #[inline]
    pub fn bridge(&self, place: Place) -> Option<&Tower<'a>> {
        self.towers.iter().find(|tower| tower.bridge().contains(&place))
    }
    /// The men on a floor of a belfry, or on its ground if that is 0, whosever they are.
    pub fn men_on(&self, tower: &Tower, floor: u8) -> impl Iterator<Item = PieceId> {
        let on = move |hex: &Place| if floor == 0 { *hex } else { self.map.floor(*hex, floor) };
        let places = tower.cells.iter().flatten().map(on);
        places.filter_map(|place| self.at(place))
    }
    /// The place of a hex of a belfry on one of its floors; 0 is the ground.
    pub fn on_level(&self, tower: &Tower, floor: u8, cell: u8) -> Option<Place> {
        let hex = tower.cells[usize::from(cell)]?;
        Some(if floor == 0 { hex } else { self.map.floor(hex, floor) })
    }

    /// The terrain of a storey of a belfry, or of its bridge.
    pub(super) fn terrain_of_belfry(&self, place: Place) -> Option<Terrain> {
        if let Some(at) = self.on_floor(place) {
            let at_winch = at.floor == BRIDGE_FLOOR && at.tower.winch().contains(&at.cell);
            return Some(if at_winch { Terrain::BelfryWinch } else { Terrain::BelfryFloor });
        }
        self.bridge(place).map(|_| Terrain::BelfryBridge)
    }
    /// The level of a floor or of a bridge, in halves.
    pub(super) fn level_of_belfry(&self, place: Place) -> Option<i32> {
        if let Some(at) = self.on_floor(place) {
            return Some(at.tower.level(at.floor));
        }
        self.bridge(place).map(|tower| tower.level(BRIDGE_FLOOR))
    }

    /// How two places are joined of which one is a floor or a bridge of a belfry; nothing if neither is, or if a hex of a wall under
    /// its bridge is joined as it would be without. Over the edge of the bridge men advance after a combat, too.
    pub(super) fn join_of_belfry(&self, a: Place, b: Place) -> Option<Join> {
        match (self.on_floor(a), self.on_floor(b)) {
            // On one floor men beside each other fight.
            (Some(a_at), Some(b_at)) => {
                if a_at.tower.engine != b_at.tower.engine {
                    return Some(Join::None);
                }
                let beside = a_at.floor == b_at.floor && self.map.adjacent(a, b);
                return Some(if beside { Join::Level } else { self.ladder_between(a_at, b_at) });
            }
            (Some(at), None) => return Some(self.join_to_floor(at, a, b)),
            (None, Some(at)) => return Some(self.join_to_floor(at, b, a)),
            (None, None) => {}
        }
        // Nobody stands on the floor of a belfry that is not there.
        if [a, b].into_iter().any(|place| self.map.floor_of(place).is_some()) {
            return Some(Join::None);
        }
        let (a_lies, b_lies) = (self.bridge(a).is_some(), self.bridge(b).is_some());
        if !a_lies && !b_lies {
            return None;
        }
        // The bridge over the ground before the wall: to more of it, and to the wall of its level beside it, not to hourds
        // and not to the ground.
        let hangs = |place: Place, lies: bool| lies && self.map.is_upper(place);
        if !hangs(a, a_lies) && !hangs(b, b_lies) {
            return None;
        }
        let holds = |place: Place, lies: bool| lies || !self.map.is_upper(place) && self.terrain(place).is_on_wall();
        let joined = self.map.adjacent(a, b) && holds(a, a_lies) && holds(b, b_lies) && self.level(a) == self.level(b);
        Some(if joined { Join::Level } else { Join::None })
    }
    /// A floor and a place that is none: the ground below by the ladder, or the bridge before it.
    fn join_to_floor(&self, at: OnFloor, floor: Place, other: Place) -> Join {
        if let Some(ground) = self.in_tower(other).filter(|ground| ground.tower.engine == at.tower.engine) {
            return self.ladder_between(ground, at);
        }
        let at_front = at.floor == BRIDGE_FLOOR && at.tower.is_front(at.cell);
        let on_bridge = at_front && self.map.adjacent(floor, other) && at.tower.bridge().contains(&other);
        if on_bridge { Join::Level } else { Join::None }
    }
    /// The ladder between two floors, the ground included: who is in its hex is on it, between the two.
    fn ladder_between(&self, one: OnFloor, other: OnFloor) -> Join {
        let ladder = one.tower.ladder();
        let (low, high) = (one.floor.min(other.floor), one.floor.max(other.floor));
        let leads = one.cell == ladder && other.cell == ladder && one.tower.above(low) == Some(high);
        if leads { Join::BelfryLadder } else { Join::None }
    }

    /// Whether nothing of a belfry in one hex of the ground lies between it and another beside it: it is none of its hexes, or its
    /// rear is there.
    pub(super) fn is_open_to_belfry(&self, hex: Place, other: Place) -> bool {
        let Some((tower, _)) = self.tower_in(hex) else { return true };
        self.map.heading(hex, other).is_some_and(|towards| tower.face(self.map, hex, towards) == Face::Rear)
    }

    /// The places that belfries join to one, beside those that every hex has around it.
    pub(super) fn near_in_belfry(&self, place: Place) -> SmallVec<[Place; 8]> {
        let mut all = SmallVec::new();
        if self.towers.is_empty() {
            return all;
        }
        if let Some(at) = self.in_tower(place) {
            if at.floor > 0 {
                let around = self.map.neighbours(place).iter().filter(|hex| at.tower.has(Some(**hex)));
                all.extend(around.map(|hex| self.map.floor(*hex, at.floor)));
            }
            if at.cell == at.tower.ladder() {
                let hex = self.map.hex_of(place);
                all.extend(at.tower.above(at.floor).map(|floor| self.map.floor(hex, floor)));
                let below = at.tower.below(at.floor);
                if at.floor > 0 && below > 0 {
                    all.push(self.map.floor(hex, below));
                }
            }
            return all;
        }
        if let Some(tower) = self.bridge(place) {
            let beside = self.map.neighbours(place).iter().filter_map(|hex| Some((*hex, tower.cell_in(*hex)?)));
            let front = beside.filter(|(_, cell)| tower.is_front(*cell));
            all.extend(front.map(|(hex, _)| self.map.floor(hex, BRIDGE_FLOOR)));
        }
        all
    }

    /// How high an engine stands in the way of lines in a hex, in halves of a level from the ground of the map: its roof, or the top floor
    /// of a belfry and a level more.
    pub fn roof_top(&self, hex: Place) -> Option<i32> {
        // The floors of a belfry stand even where its ground has burnt out.
        if let Some((tower, _)) = self.towers.iter().find_map(|tower| Some((tower, tower.cell_in(hex)?))) {
            let kind = self.engines.all[tower.engine].kind;
            return Some(tower.level(TOP_FLOOR) + self.rules.data.engines.of(kind).top);
        }
        let (_, engine) = self.roof(hex)?;
        Some(self.level(hex) + self.rules.data.engines.of(engine.kind).top)
    }

    /// Whether a hex of the ground is under a belfry that has not burnt out there.
    #[inline]
    pub fn under_belfry(&self, place: Place) -> Option<Berthed> {
        if self.towers.is_empty() {
            return None;
        }
        let (berth, engine) = self.roof(place)?;
        self.rules.data.engines.of(engine.kind).tower.is_some().then_some(berth)
    }
}

/// The level of the first wall straight ahead of the heads of its columns, in halves; of several the nearest, and among these the
/// highest.
fn wall_ahead(map: &Map, heads: [Hex; 3], heading: Heading) -> i32 {
    let far = i32::from(map.hexes.cols()).max(map.hexes.rows().into());
    let first = |head: Hex| {
        (1..=far).find_map(|away| {
            let at = map.hexes.place(head + heading.step() * away)?;
            map.terrain(at).is_crenelled().then(|| (away, -map.level(at)))
        })
    };
    heads.into_iter().filter_map(first).min().map_or(USUAL_LEVEL, |(_, level)| -level)
}

/// The levels of the floors against a wall: against a low one the first is not used; the bridge is at the level of the wall,
/// the top a level higher.
fn levels(wall: i32) -> [Option<i32>; FLOORS] {
    let shelter = (wall > 2).then_some(2);
    [shelter, Some(wall), Some(wall + 2)]
}
