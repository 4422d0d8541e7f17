//! What each side wants in a scenario, read from its conditions of victory: who has to go where, and whom to stop.
use super::belfries;
use super::galleries::beside_gallery;
use crate::games::anarchy::board::{Board, enemy};
use crate::games::anarchy::chapters::tactical::engines::crew;
use crate::games::anarchy::chapters::tactical::engines::oxen::driver;
use crate::games::anarchy::chapters::tactical::ladders::can_lean;
use crate::games::anarchy::chapters::tactical::siegeworks::demolition::has_fallen;
use crate::games::anarchy::chapters::tactical::ways::Ways;
use crate::games::anarchy::data::files::{ANGEVIN, ROYALIST, Terrain};
use crate::games::anarchy::data::scenarios::{ConditionData, DecidesData, OtherwiseData, WhoData};
use crate::games::anarchy::map::Map;
use crate::games::anarchy::state::{Belfries, Engine, Post, Site};
use crate::table::prelude::{PieceId, Place, Seat};
use hexx::Hex;
use std::sync::Arc;

/// How far every place is from the ground that is fought for, from the hexes behind a breach, from a wall that is held, and from where
/// ladders can be raised, as long as doors, bridges, ladders and fire stay as they are.
#[derive(Clone, Default, Debug)]
pub struct WaysToGround {
    ground: KnownWays,
    breach: KnownWays,
    wall: KnownWays,
    feet: KnownWays,
}

/// The ways to some hexes, once they have been reckoned.
#[derive(Clone, Default, Debug)]
struct KnownWays(Option<Known>);

/// The map, the state of the place and the turn for which ways are known.
#[derive(Clone, Debug)]
struct Known {
    map: Arc<Map>,
    site: Site,
    /// Where the engines stood, and their bridges lay, if the ground that is fought for depends on them.
    engines: Option<(Vec<Hex>, Belfries)>,
    turn: u8,
    goals: Arc<[Place]>,
    ways: Arc<Ways>,
}

impl KnownWays {
    /// The ways on this board to some hexes, which are found and reckoned anew where something has changed.
    fn on(&mut self, board: &Board, goals: impl FnOnce() -> Vec<Place>) -> (Arc<[Place]>, Arc<Ways>) {
        // Without fire the turn makes no difference.
        let turn = if board.site.fires.is_empty() { 0 } else { board.turn };
        let leads = || board.engines.on_field().map(|(_, engine)| engine.lead).collect();
        let moves = board.has_belfries() || board.rules.scenario.mining.is_some();
        let engines = moves.then(|| (leads(), board.belfries().clone()));
        if let Some(known) = &self.0
            && Arc::ptr_eq(&known.map, &board.rules.map)
            && known.site == *board.site
            && known.turn == turn
            && known.engines == engines
        {
            return (known.goals.clone(), known.ways.clone());
        }
        let goals: Arc<[Place]> = goals().into();
        let ways = Arc::new(Ways::to(board, goals.iter().copied(), Some(CLOSED_DOOR)));
        let (map, site) = (board.rules.map.clone(), board.site.clone());
        self.0 = Some(Known { map, site, engines, turn, goals: goals.clone(), ways: ways.clone() });
        (goals, ways)
    }
}

/// The goals of both sides.
#[derive(Clone)]
pub struct Goals {
    /// Who has to leave the map: they, and nobody else, are escorted and hunted; and what part of the goal each of them is, in
    /// percent.
    leaving: Vec<(PieceId, i64)>,
    /// Who moves an engine that has to leave the map, and what part of the goal each of them is, in percent.
    hauling: Vec<(PieceId, i64)>,
    /// Whose that engine is, and where.
    engine: Option<(Seat, Place)>,
    /// Whom the enemy wants alive.
    wanted_alive: Vec<PieceId>,
    /// Hexes that both sides fight for, and how far every place is from them, on foot; a closed door is a detour.
    ground: Vec<Place>,
    ways: Option<Arc<Ways>>,
    /// Doors that a side wants closed.
    to_close: Vec<(Seat, Place)>,
    /// The side that holds a breach, and how far every place is from the hexes behind it; nothing once the enemy is through.
    breach: Option<(Seat, Arc<Ways>)>,
    /// The side that holds a wall with stones and oil, and how far every place is from its wall walk; nothing once the enemy is
    /// behind it.
    wall: Option<(Seat, Arc<Ways>)>,
    /// Where ladders can be raised that lead on to the ground, and how far every place is from there; nothing without ladders.
    feet: Option<(Arc<[Place]>, Arc<Ways>)>,
    /// The side that brings a ram against a wall, and the hex behind it where its men wait; nothing once the wall is down.
    ram: Option<(Seat, Place)>,
}

/// What a closed door is worth of a detour, in movement points: two turns of two men.
const CLOSED_DOOR: u16 = 14;

/// How far a place is said to be from the ground from which no way leads there.
const NO_WAY: i32 = 200;
/// Shooters keep off as long as so many others are there to go in, from how far they shoot, and how far off the ground they count.
const FEW: usize = 3;
const SHOOTS_FROM: i32 = 4;
const KEEPS_OFF: i32 = 30;
/// Those without whom a side gives up wait for a breach so many hexes behind the others.
const WAITS_OFF: i32 = 10;

/// From how far shooters fight a duel: just within the medium range of a short bow.
const DUEL_RANGE: i32 = 15;

/// Whether the battle is decided by points alone.
fn is_duel(board: &Board) -> bool {
    let scenario = &board.rules.scenario;
    scenario.victory.is_empty() && scenario.otherwise == OtherwiseData::MostPoints
}

impl Goals {
    pub fn of(board: &Board, known: &mut WaysToGround) -> Self {
        let mut goals = Self {
            leaving: vec![],
            hauling: vec![],
            engine: None,
            wanted_alive: vec![],
            ground: vec![],
            ways: None,
            to_close: vec![],
            breach: None,
            wall: None,
            feet: None,
            ram: None,
        };
        for line in &board.rules.scenario.victory {
            goals.read(board, &line.holds);
            let mut areas = vec![];
            areas_of(&line.holds, &mut areas);
            goals.ground.extend(areas.into_iter().flat_map(|name| board.map.area(name)));
            goals.ground.extend(beside_gallery(board, &line.holds));
            if let DecidesData::Wins(side) | DecidesData::Marginally(side) = line.decides {
                let mut doors = vec![];
                closed_doors(&line.holds, &mut doors);
                let hexes = doors.into_iter().flat_map(|name| board.map.area(name));
                goals.to_close.extend(hexes.map(|hex| (side.seat(), *hex)));
            }
        }
        goals.ground.sort_unstable();
        goals.ground.dedup();
        if !goals.ground.is_empty() {
            let (_, ways) = known.ground.on(board, || goals.ground.clone());
            if !board.site.ladders.is_empty() || board.site.ladders_left.iter().any(|left| *left > 0) {
                goals.feet = Some(known.feet.on(board, || feet(board, &ways)));
            }
            goals.ways = Some(ways);
            goals.ram = behind_ram(board);
            goals.breach = held_breach(board, &mut known.breach);
            goals.wall = held_wall(board, &mut known.wall).or_else(|| held_landing(board, &mut known.wall));
        }
        goals
    }
    fn read(&mut self, board: &Board, condition: &ConditionData) {
        match condition {
            ConditionData::Exited { side, who, least } => {
                let gone = |id: &PieceId| board.man(*id).post == Post::Exited;
                let all: Vec<PieceId> = board.pieces(side.seat()).filter(|id| is_one(board, *id, who)).collect();
                let wanted = usize::from(*least).saturating_sub(all.iter().filter(|id| gone(id)).count());
                let active: Vec<PieceId> = all.into_iter().filter(|id| board.man(*id).is_active()).collect();
                let share = 100 * wanted.min(active.len()) as i64 / active.len().max(1) as i64;
                for id in active {
                    match self.leaving.iter_mut().find(|(known, _)| *known == id) {
                        Some((_, known)) => *known = share.max(*known),
                        None => self.leaving.push((id, share)),
                    }
                }
            }
            ConditionData::LedOff { side, who, .. } => {
                self.wanted_alive.extend(board.pieces(side.seat()).filter(|id| is_one(board, *id, who)));
            }
            ConditionData::All(all) | ConditionData::Any(all) => {
                all.iter().for_each(|condition| self.read(board, condition));
            }
            ConditionData::Not(condition) => self.read(board, condition),
            ConditionData::NoneLeft { .. }
            | ConditionData::Killed { .. }
            | ConditionData::Taken { .. }
            | ConditionData::Remain { .. }
            | ConditionData::Only { .. }
            | ConditionData::Stand { .. }
            | ConditionData::StandAmong { .. }
            | ConditionData::Holds { .. }
            | ConditionData::Demolished { .. }
            | ConditionData::Mined { .. }
            | ConditionData::Damaged { .. }
            | ConditionData::Stuck { .. }
            | ConditionData::Closed(_) => {}
            ConditionData::EngineLeft { side, engine } => {
                let wanted = |e: &&Engine| e.side == side.seat() && e.kind == *engine;
                for engine in board.engines.on_field().map(|(_, engine)| engine).filter(wanted) {
                    self.engine = board.map.hexes.place(engine.lead).map(|place| (engine.side, place));
                    let crew = crew(board, engine).into_iter().map(|(id, _)| id);
                    let team = engine.team.iter().flatten().copied().chain(driver(board, engine));
                    let all: Vec<PieceId> = crew.chain(team).collect();
                    let share = 100 / all.len().max(1) as i64;
                    self.hauling.extend(all.into_iter().map(|id| (id, share)));
                }
            }
        }
    }

    /// Whether somebody has to leave the map.
    pub fn leaves(&self, id: PieceId) -> bool {
        self.leaving.iter().any(|(leaves, _)| *leaves == id)
    }
    /// How far the fate of somebody decides the battle, in percent.
    pub fn share(&self, id: PieceId) -> i64 {
        if self.to_capture(id) {
            return 100;
        }
        self.leaving.iter().chain(&self.hauling).find(|(leaves, _)| *leaves == id).map_or(0, |(_, share)| *share)
    }
    /// Whether somebody guards an engine that has to leave the map, and does not move it himself.
    pub fn guards_engine(&self, board: &Board, id: PieceId) -> bool {
        self.engine.is_some_and(|(side, _)| side == board.side(id))
            && !board.is_animal(id)
            && !self.hauling.iter().any(|(hauls, _)| *hauls == id)
    }
    /// Whether the enemy wants to take somebody alive.
    pub fn to_capture(&self, id: PieceId) -> bool {
        self.wanted_alive.contains(&id)
    }

    /// Whether a side wants a door closed.
    pub fn wants_closed(&self, side: Seat, door: Place) -> bool {
        self.to_close.contains(&(side, door))
    }
    /// Whether the scenario is about any ground.
    pub fn has_ground(&self) -> bool {
        self.ways.is_some()
    }
    /// Whether a side has to take ground that the other one holds: it comes from outside.
    pub fn storms(&self, board: &Board, side: Seat) -> bool {
        let rams = self.ram.is_some_and(|(rams, _)| rams == side);
        self.has_ground()
            && (rams || belfries::storms(board, side) || board.rules.entries[usize::from(side.0)].is_some())
    }
    /// How far a place is from the ground that is fought for, in movement points; nothing if the scenario is about none.
    pub fn to_ground(&self, place: Place) -> Option<i32> {
        self.ways.as_ref().map(|ways| i32::from(ways.from(place)).min(NO_WAY))
    }

    /// How far a hex is from where somebody should be: an exit for those who have to leave; the enemies who have to leave for those
    /// who are to stop them; else the nearest of those whom he should be with or against.
    pub fn distance(&self, board: &Board, id: PieceId, place: Place) -> i32 {
        let side = board.side(id);
        let to = |other: PieceId| i32::from(board.map.distance(board.front(other), place));
        if self.leaves(id) {
            let exits = &board.rules.exits[side.0 as usize];
            return 2 * exits.iter().map(|exit| i32::from(board.map.distance(*exit, place))).min().unwrap_or(0);
        }
        let on_field = |other: &PieceId| board.man(*other).post == Post::OnField;
        let leaving = || self.leaving.iter().chain(&self.hauling).map(|(leaves, _)| *leaves);
        if let Some((_, ways)) = self.wall.as_ref().filter(|(holds, _)| *holds == side) {
            // Along the wall he goes to where the enemy is.
            let against = board.on_field(enemy(side)).filter(|other| !board.man(*other).captive).map(to).min();
            return i32::from(ways.from(place)).min(NO_WAY) + against.unwrap_or(0).min(30);
        }
        if self.storms(board, side)
            && let Some(far) = self.before_walls(board, id, place)
        {
            return far;
        }
        let behind = self.breach.as_ref().filter(|(holds, _)| *holds == side).map(|(_, ways)| ways);
        let post = behind.map(|ways| i32::from(ways.from(place)).min(NO_WAY));
        if let Some(far) = post.or_else(|| self.to_ground(place)) {
            // Where he should be he turns against the nearest enemy.
            let against = board.on_field(enemy(side)).filter(|other| !board.man(*other).captive).map(to).min();
            let near = against.unwrap_or(0).min(12);
            return if far == 0 { near / 3 } else { 4 + far + near / 6 };
        }
        let hunted = leaving().filter(|other| on_field(other) && board.side(*other) != side);
        if let Some(nearest) = hunted.map(to).min() {
            return nearest;
        }
        // Those who move it may all be beyond the edge: who is to stop it still goes for it.
        if let Some((owner, engine)) = self.engine
            && (self.hauling.is_empty() || owner != side)
        {
            return i32::from(board.map.distance(engine, place));
        }
        let enemies = board.on_field(enemy(side)).filter(|other| !board.man(*other).captive);
        let nearest_enemy = enemies.map(to).min();
        let company = leaving().filter(|other| on_field(other) && board.side(*other) == side);
        // Where points alone decide, shooters come into range and the others keep out of it: nobody gains by going near.
        if is_duel(board) {
            let shoots = board.rules.shooter(id).is_some();
            return if shoots { (nearest_enemy.unwrap_or(0) - DUEL_RANGE).max(0) } else { 0 };
        }
        match (company.map(to).min(), nearest_enemy) {
            // Who escorts others keeps near them, and turns against enemies who come near.
            (Some(with), Some(against)) if against > 6 => with + against / 2,
            (Some(with), Some(against)) => against + with / 2,
            (Some(with), None) => with,
            (None, Some(against)) if board.rules.shooter(id).is_some() => (against - 4).abs(),
            (None, Some(against)) => against,
            (None, None) => self.way_on(board, side, place),
        }
    }

    /// How far a hex is from where somebody of a side that storms with ladders or a ram should be, as long as he does not go in
    /// himself: a shooter keeps off as long as others do that, and where there is no way in everybody waits beside where a ladder can
    /// be raised, or behind the ram.
    fn before_walls(&self, board: &Board, id: PieceId, place: Place) -> Option<i32> {
        let side = board.side(id);
        let ram = self.ram.filter(|(rams, _)| *rams == side).map(|(_, behind)| behind);
        if self.feet.is_none() && ram.is_none() {
            return None;
        }
        let shoots = |id: PieceId| board.rules.shooter(id).is_some();
        let others = board.on_field(side).filter(|other| !shoots(*other) && board.man(*other).is_active()).count();
        if shoots(id) && others >= FEW && self.to_ground(place) != Some(0) {
            let foes = board.on_field(enemy(side)).filter(|other| !board.man(*other).captive);
            let near = foes.map(|other| i32::from(board.map.distance(board.front(other), place))).min()?;
            return Some(KEEPS_OFF + (near - SHOOTS_FROM).abs());
        }
        let no_way = self.to_ground(place) == Some(NO_WAY);
        match (&self.feet, ram) {
            (Some((feet, ways)), _) if no_way && !feet.is_empty() => {
                let far = i32::from(ways.from(place).min(100));
                Some(NO_WAY / 2 + (far - 2).abs() * 2)
            }
            (_, Some(behind)) if no_way => {
                // The last who command stay out of the way of bolts and arrows until there is a breach.
                let off = if board.rules.class(id).commands { WAITS_OFF } else { 0 };
                Some(NO_WAY / 2 + 2 * (i32::from(board.map.distance(behind, place)) - off).abs())
            }
            _ => None,
        }
    }

    /// The hexes where the foot of a ladder can stand that leads on to the ground that is fought for.
    pub fn feet(&self) -> &[Place] {
        self.feet.as_ref().map_or(&[], |(feet, _)| feet)
    }

    /// With nobody to go to: towards the exits, or the middle of the map.
    fn way_on(&self, board: &Board, side: Seat, place: Place) -> i32 {
        let hexes = &board.map.hexes;
        let exits = &board.rules.exits[side.0 as usize];
        let middle = hexes.at(hexes.rows() / 2, hexes.cols() / 2);
        let aims = exits.iter().copied().chain(middle.filter(|_| exits.is_empty()));
        aims.map(|aim| i32::from(board.map.distance(aim, place))).min().unwrap_or(0)
    }
}

/// The side that brings a ram against a wall, and the hex in which its men wait for the breach: behind the last hex of the ram.
fn behind_ram(board: &Board) -> Option<(Seat, Place)> {
    /// So many hexes behind its last one.
    const BEHIND: i32 = 2;
    let works = |engine: &&Engine| {
        if belfries::is_on_its_way(board, engine) {
            return true;
        }
        let data = board.rules.data.engines.of(engine.kind);
        !data.blows.is_empty() && engine.is_of_use(data) && breach_ahead(board, engine).is_none()
    };
    let engine = board.engines.on_field().map(|(_, engine)| engine).find(works)?;
    let length = board.rules.data.engines.of(engine.kind).columns.first().map_or(0, |column| i32::from(column.hexes));
    let back = |far: i32| board.map.hexes.place(engine.lead - engine.heading.step() * far);
    // Near the edge of the map they wait beside it.
    (0..length + BEHIND).rev().find_map(back).map(|place| (engine.side, place))
}

/// How far ahead of a ram the wall lies that it has brought down; nothing if there is none.
pub fn breach_ahead(board: &Board, engine: &Engine) -> Option<i32> {
    /// From farther off nobody minds it.
    const FAR: i32 = 5;
    let fallen = |far: &i32| {
        let place = board.map.hexes.place(engine.lead + engine.heading.step() * *far);
        place.is_some_and(|hex| has_fallen(board, hex))
    };
    let beats = !board.rules.data.engines.of(engine.kind).blows.is_empty();
    beats.then(|| (1..=FAR).find(fallen)).flatten()
}

/// The side that deploys behind a breach, and the ways to the hexes from which it fights whoever comes over the rubble, as long as
/// no enemy stands in its zone but on the rubble itself.
fn held_breach(board: &Board, known: &mut KnownWays) -> Option<(Seat, Arc<Ways>)> {
    let is_rubble = |hex: &Place| board.terrain(*hex) == Terrain::Rubble;
    let rubble: Vec<Place> = board.site.changed().filter(is_rubble).collect();
    let side = [ROYALIST, ANGEVIN].into_iter().find(|side| {
        let zone = &board.rules.zones[usize::from(side.0)];
        rubble.iter().any(|hex| zone.contains(hex))
    })?;
    let zone = &board.rules.zones[usize::from(side.0)];
    let inside = |hex: &Place| zone.contains(hex) && !is_rubble(hex);
    if board.on_field(enemy(side)).any(|id| !board.man(id).captive && inside(&board.front(id))) {
        return None;
    }
    let joined = |from: Place| board.near(from).filter(move |to| board.join(*to, from).is_fought_over());
    let posts: Vec<Place> = rubble.iter().flat_map(|hex| joined(*hex)).filter(inside).collect();
    (!posts.is_empty()).then(|| (side, known.on(board, || posts).1))
}

/// The side that has stones and oil on its walls, and the ways to them, as long as no enemy stands behind them.
fn held_wall(board: &Board, known: &mut KnownWays) -> Option<(Seat, Arc<Ways>)> {
    let side = [ROYALIST, ANGEVIN].into_iter().find(|side| board.rules.scenario.side(*side).holds_walls())?;
    let zone = &board.rules.zones[usize::from(side.0)];
    let is_wall = |hex: &Place| board.terrain(*hex).is_crenelled();
    let inside = |hex: &Place| zone.contains(hex) && !is_wall(hex);
    if board.on_field(enemy(side)).any(|id| !board.man(id).captive && inside(&board.front(id))) {
        return None;
    }
    let hourds = board.rules.hourds.iter().map(|hourd| board.map.upper(hourd.hex)).filter(|at| board.is_storey(*at));
    let walls: Vec<Place> = zone.iter().copied().filter(is_wall).chain(hourds).collect();
    (!walls.is_empty()).then(|| (side, known.on(board, || walls).1))
}

/// The hexes where the foot of a ladder can stand that leans on something nearer to the ground.
fn feet(board: &Board, ground: &Ways) -> Vec<Place> {
    let leads = |foot: Place, lean: Place| {
        let top = if board.scaffold_over(lean) { board.map.upper(lean) } else { lean };
        can_lean(board, foot, lean).is_ok() && ground.from(top).saturating_add(3) < ground.from(foot)
    };
    board.map.hexes.places().filter(|foot| board.map.neighbours(*foot).iter().any(|lean| leads(*foot, *lean))).collect()
}

/// The side on whose wall a belfry lets down its bridge, and the ways to the wall walk around there, as long as no enemy stands behind.
fn held_landing(board: &Board, known: &mut KnownWays) -> Option<(Seat, Arc<Ways>)> {
    let (side, posts) = belfries::landing(board)?;
    let zone = &board.rules.zones[usize::from(side.0)];
    let inside = |hex: &Place| zone.contains(hex) && !board.terrain(*hex).is_on_wall() && board.bridge(*hex).is_none();
    if board.on_field(enemy(side)).any(|id| !board.man(id).captive && inside(&board.front(id))) {
        return None;
    }
    Some((side, known.on(board, || posts).1))
}

/// The areas in which a condition wants men, of either side.
fn areas_of<'c>(condition: &'c ConditionData, found: &mut Vec<&'c str>) {
    match condition {
        ConditionData::Stand { area, .. } => found.push(area),
        ConditionData::Holds { areas, .. } | ConditionData::StandAmong { areas, .. } => found.extend(areas.iter().map(String::as_str)),
        ConditionData::All(all) | ConditionData::Any(all) => {
            all.iter().for_each(|condition| areas_of(condition, found));
        }
        ConditionData::Not(condition) => areas_of(condition, found),
        ConditionData::Exited { .. }
        | ConditionData::NoneLeft { .. }
        | ConditionData::LedOff { .. }
        | ConditionData::Killed { .. }
        | ConditionData::Taken { .. }
        | ConditionData::Remain { .. }
        // Nobody goes there for its sake: the others are to be driven out of everything else.
        | ConditionData::Only { .. }
        | ConditionData::EngineLeft { .. }
        | ConditionData::Stuck { .. }
        | ConditionData::Mined { .. }
        | ConditionData::Damaged { .. }
        | ConditionData::Demolished { .. }
        | ConditionData::Closed(_) => {}
    }
}
/// The areas whose doors a condition wants closed.
fn closed_doors<'c>(condition: &'c ConditionData, found: &mut Vec<&'c str>) {
    match condition {
        ConditionData::Closed(area) => found.push(area),
        ConditionData::All(all) => all.iter().for_each(|condition| closed_doors(condition, found)),
        _ => {}
    }
}

fn is_one(board: &Board, id: PieceId, who: &WhoData) -> bool {
    let class = board.rules.class(id);
    board.rules.character(id).rider.is_none()
        && match who {
            WhoData::Men => !class.animal,
            WhoData::Animals => class.animal,
            WhoData::Class(name) => class.name == *name,
        }
}
