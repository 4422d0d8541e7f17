//! Who stands where: a snapshot of the field, read from the pieces in one pass. Every rule about what is allowed is a function
//! of it, in the file of its chapter.
pub mod belfries;
pub mod joins;

use super::data::engines::Cell as EngineCell;
use super::data::files::{OX, Terrain, Values};
use super::map::{Features, Map};
use super::rules::Rules;
use super::state::{
    Artillery, Ballista, Belfries, Door, Engine, Engines, Ground, Man, Mangonel, Mangonels, Mantlet, Plan, Post,
    Siegeworks, Site, Tasks, Walls,
};
use crate::table::kit::hex_map::Heading;
use crate::table::prelude::{PieceId, Place, Seat};
use belfries::Tower;
use joins::Join;
use smallvec::SmallVec;
use std::cell::{Cell, OnceCell};

/// Walls that nobody has beaten on.
static WHOLE: Walls = Walls::WHOLE;
/// No engine shoots.
static NO_ARTILLERY: Artillery = Artillery::NONE;
/// There are no mangonels, and no mines.
static NO_MANGONELS: Mangonels = Mangonels::NONE;
/// Nothing has become of any belfry.
static NO_BELFRIES: Belfries = Belfries::NONE;
/// Marks a free hex.
const NOBODY: u16 = u16::MAX;

/// The field, with the map and the rules of the match.
#[derive(Clone)]
pub struct Board<'a> {
    pub rules: &'a Rules,
    pub map: &'a Map,
    pub ground: &'a Ground,
    pub site: &'a Site,
    pub tasks: &'a Tasks,
    pub engines: &'a Engines,
    pub siegeworks: &'a Siegeworks,
    pub walls: &'a Walls,
    pub artillery: &'a Artillery,
    pub mangonels: &'a Mangonels,
    /// From 1; 0 during the set-up.
    pub turn: u8,
    /// What has become of belfries.
    belfries: &'a Belfries,
    /// The belfries on the field.
    pub towers: Vec<Tower<'a>>,
    /// By hex: whether there is a storey over it to stand on; empty if there is none anywhere.
    storeys: Vec<bool>,
    /// By hex: the engine that stands there, and its hex; empty if there is none anywhere.
    cells: Vec<Option<Berthed>>,
    men: Vec<(Man, Place)>,
    at: Vec<u16>,
    /// By side and place: whether it is threatened, where somebody has asked.
    zones: OnceCell<Vec<Cell<Option<bool>>>>,
}

/// A hex of an engine on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Berthed {
    /// The number of the engine.
    pub engine: usize,
    /// The number of its hex.
    pub number: u8,
    pub cell: EngineCell,
}

impl<'a> Board<'a> {
    pub fn new(
        rules: &'a Rules,
        ground: &'a Ground,
        site: &'a Site,
        tasks: &'a Tasks,
        engines: &'a Engines,
        siegeworks: &'a Siegeworks,
        turn: u8,
    ) -> Self {
        let men = vec![(Man { post: Post::Dead, ..Man::default() }, Place::NOWHERE); rules.characters.len()];
        let map = &rules.map;
        let at = vec![NOBODY; map.places()];
        let mut storeys = vec![];
        let raised = || site.ladders.iter().filter(|ladder| ladder.lean.is_some());
        if rules.has_scaffolds || !rules.hourds.is_empty() || raised().next().is_some() {
            storeys = map.scaffold().to_vec();
            rules.hourds.iter().for_each(|hourd| storeys[hourd.hex.index()] = true);
            site.burnt.iter().for_each(|hex| storeys[hex.index()] = false);
            raised().for_each(|ladder| storeys[ladder.foot.index()] = true);
        }
        let cells = cells(rules, engines);
        Self {
            rules,
            map,
            ground,
            site,
            tasks,
            engines,
            siegeworks,
            walls: &WHOLE,
            artillery: &NO_ARTILLERY,
            mangonels: &NO_MANGONELS,
            turn,
            belfries: &NO_BELFRIES,
            towers: vec![],
            storeys,
            cells,
            men,
            at,
            zones: OnceCell::new(),
        }
    }
    /// The same field with these walls.
    pub fn with_walls(self, walls: &'a Walls) -> Self {
        Self { walls, ..self }
    }
    /// The same field with these engines that shoot.
    pub fn with_artillery(self, artillery: &'a Artillery) -> Self {
        Self { artillery, ..self }
    }
    /// The same field with these mangonels.
    pub fn with_mangonels(self, mangonels: &'a Mangonels) -> Self {
        Self { mangonels, ..self }
    }
    /// The mangonel in a place, on the ground: nobody enters its hex.
    #[inline]
    pub fn mangonel(&self, place: Place) -> Option<&'a Mangonel> {
        self.mangonels.in_hex(place)
    }
    /// Whether an engine that shoots stands in a place, and closes its hex.
    #[inline]
    pub fn has_artillery(&self, place: Place) -> bool {
        self.ballista(place).is_some() || self.mangonel(place).is_some()
    }
    /// The ballista in a place, on the ground: nobody enters its hex.
    #[inline]
    pub fn ballista(&self, place: Place) -> Option<&'a Ballista> {
        self.artillery.ballista(place)
    }
    /// Whether there is any engine on the field.
    #[inline]
    pub fn has_engines(&self) -> bool {
        !self.cells.is_empty()
    }
    /// The engine that stands in a place, on the ground.
    #[inline]
    pub fn berth(&self, place: Place) -> Option<Berthed> {
        self.cells.get(place.index()).copied().flatten()
    }
    /// The engine in a place that has not burnt out there: it closes lines of fire and covers.
    pub fn roof(&self, place: Place) -> Option<(Berthed, &Engine)> {
        let berth = self.berth(place)?;
        let engine = &self.engines.all[berth.engine];
        (!engine.is_burnt(berth.number)).then_some((berth, engine))
    }
    /// The mantlet in a place, on the ground.
    #[inline]
    pub fn mantlet(&self, place: Place) -> Option<Mantlet> {
        self.siegeworks.mantlet(place)
    }
    /// Whether somebody is about to move a mantlet.
    pub fn moves_mantlet(&self, id: PieceId) -> bool {
        self.tasks.plan == Some(Plan::Mantlet(id))
    }
    /// Whether there is anything on the field on which men can work, or which can burn.
    pub fn has_works(&self) -> bool {
        self.rules.has_works
            || !self.siegeworks.mantlets.is_empty()
            || !self.artillery.ballistae.is_empty()
            || !self.mangonels.all.is_empty()
    }
    /// Whether there is any upper storey to stand on.
    #[inline]
    pub fn has_storeys(&self) -> bool {
        !self.storeys.is_empty()
    }

    /// The terrain of a place as it is now.
    #[inline]
    pub fn terrain(&self, place: Place) -> Terrain {
        if self.has_belfries()
            && let Some(terrain) = self.terrain_of_belfry(place)
        {
            return terrain;
        }
        if self.map.is_upper(place) {
            return if self.hourd(place).is_some() {
                Terrain::Hourd
            } else if self.is_scaffold(place) {
                Terrain::Scaffold
            } else {
                Terrain::LadderHead
            };
        }
        self.site.terrain(place).unwrap_or(self.map.terrain(place))
    }
    /// What the terrain of a place costs and does.
    #[inline]
    pub fn features(&self, place: Place) -> &Features {
        if self.under_belfry(place).is_some() {
            return self.map.features_of(Terrain::BelfryGround);
        }
        self.map.features_of(self.terrain(place))
    }
    /// On which level a man in a place stands, in halves; at the head of a ladder half a level below the wall, in a hourd at
    /// that of its wall.
    #[inline]
    pub fn level(&self, place: Place) -> i32 {
        if self.has_belfries()
            && let Some(level) = self.level_of_belfry(place)
        {
            return level;
        }
        if !self.map.is_upper(place) {
            let changed = self.site.terrain(place).map(|terrain| self.map.features_of(terrain).level);
            return changed.unwrap_or(self.map.level(place));
        }
        if let Some(hourd) = self.hourd(place) {
            return hourd.level;
        }
        match self.lean_of(place) {
            Some(lean) if !self.is_scaffold(place) => self.wall_level(lean) - 1,
            _ => self.features(place).level,
        }
    }
    /// Whether two places are no more than a level apart in height.
    #[inline]
    pub fn within_a_level(&self, a: Place, b: Place) -> bool {
        (self.level(a) - self.level(b)).abs() <= 2
    }
    /// How a door stands; nothing where there is none that can be closed.
    pub fn door(&self, hex: Place) -> Option<Door> {
        if self.map.is_upper(hex) || !self.terrain(hex).is_door() {
            return None;
        }
        Some(self.site.door(hex).unwrap_or(Door::Closed))
    }
    /// Whether a door is closed.
    #[inline]
    pub fn is_shut(&self, hex: Place) -> bool {
        self.door(hex) == Some(Door::Closed)
    }
    /// Whether crenels look towards a hex (12.1).
    pub fn is_outside(&self, near: Place) -> bool {
        // A bridge lies on the wall walk.
        if self.bridge(near).is_some() {
            return false;
        }
        !matches!(
            self.terrain(near),
            Terrain::Court | Terrain::Rampart | Terrain::TowerDoor | Terrain::TowerTop | Terrain::Stairs
        )
    }
    /// Whether a hex burns, storey and ground: from the end of the turn in which it was lit.
    #[inline]
    pub fn burns(&self, place: Place) -> bool {
        if let Some(at) = self.on_floor(place) {
            return at.fire().is_some_and(|fire| fire.lit < self.turn);
        }
        !self.site.fires.is_empty() && self.site.fire(self.map.hex_of(place)).is_some_and(|fire| fire.lit < self.turn)
    }

    /// The same field, with other tasks, for looking ahead.
    pub fn with_tasks<'t>(&self, tasks: &'t Tasks) -> Board<'t>
    where
        'a: 't,
    {
        Board { tasks, ..self.clone() }
    }
    /// Notes a piece, and where it stands if it is on the field.
    pub fn put(&mut self, id: PieceId, man: Man, at: Place) {
        self.zones.take();
        self.men[id.index()] = (man, at);
        if man.post == Post::OnField {
            self.at[at.index()] = id.0 as u16;
            if let Some(rear) = man.rear {
                self.at[rear.index()] = id.0 as u16;
            }
        }
    }
    /// Moves a piece on the field, for looking ahead.
    pub fn shift(&mut self, id: PieceId, to: Place, rear: Option<Place>) {
        self.take_off(id);
        let man = Man { post: Post::OnField, rear, ..*self.man(id) };
        self.put(id, man, to);
    }
    /// Takes a piece off the field, for looking ahead.
    pub fn take_off(&mut self, id: PieceId) {
        self.zones.take();
        let (man, at) = self.men[id.index()];
        if man.post == Post::OnField {
            self.at[at.index()] = NOBODY;
            if let Some(rear) = man.rear {
                self.at[rear.index()] = NOBODY;
            }
        }
        self.men[id.index()].0.post = Post::Dead;
    }

    /// The condition of a piece.
    #[inline]
    pub fn man(&self, id: PieceId) -> &Man {
        &self.men[id.index()].0
    }
    /// Where a piece stands, a rider with the front of his horse; [`Place::NOWHERE`] off the field.
    #[inline]
    pub fn front(&self, id: PieceId) -> Place {
        self.men[id.index()].1
    }
    /// The one or two hexes of a piece on the field.
    pub fn hexes_of(&self, id: PieceId) -> impl Iterator<Item = Place> + use<> {
        let (man, at) = self.men[id.index()];
        (man.post == Post::OnField).then_some(at).into_iter().chain(man.rear.filter(|_| man.post == Post::OnField))
    }
    /// Where a rider looks: from rear to front.
    pub fn heading(&self, id: PieceId) -> Option<Heading> {
        self.map.heading(self.man(id).rear?, self.front(id))
    }
    /// Who stands in a hex, at most one.
    #[inline]
    pub fn at(&self, place: Place) -> Option<PieceId> {
        let id = self.at[place.index()];
        (id != NOBODY).then_some(PieceId(u32::from(id)))
    }
    #[inline]
    pub fn is_free(&self, place: Place) -> bool {
        self.at[place.index()] == NOBODY
    }
    #[inline]
    pub fn side(&self, id: PieceId) -> Seat {
        self.rules.character(id).side
    }
    /// Every piece, on the field or not.
    pub fn all(&self) -> impl Iterator<Item = PieceId> + use<> {
        (0..self.men.len() as u32).map(PieceId)
    }
    /// A side's pieces, on the field or not.
    pub fn pieces(&self, side: Seat) -> impl Iterator<Item = PieceId> + '_ {
        self.all().filter(move |id| self.side(*id) == side)
    }
    /// A side's pieces on the field, captives too.
    pub fn on_field(&self, side: Seat) -> impl Iterator<Item = PieceId> + '_ {
        self.pieces(side).filter(|id| self.man(*id).post == Post::OnField)
    }
    /// Whether a piece is an animal or a loose horse, which is no man.
    pub fn is_animal(&self, id: PieceId) -> bool {
        self.rules.class(id).animal
    }

    /// Whether a piece is an ox: no other animal draws engines.
    pub fn is_ox(&self, id: PieceId) -> bool {
        self.rules.class(id).name == OX
    }

    /// Attack, defence and movement points of a piece as it is now.
    pub fn values(&self, id: PieceId) -> Values {
        values(self.rules, id, self.man(id))
    }
    /// Its defence: a stunned man defends at half, rounded up.
    pub fn defence(&self, id: PieceId) -> i32 {
        defence(self.rules, id, self.man(id))
    }
    /// Movement points that a piece may spend in a phase; a group short of food has half, rounded down.
    pub fn allowance(&self, id: PieceId) -> i32 {
        let whole = allowance(self.rules, id, self.man(id));
        let works = &self.rules.data.works;
        // Who carries a ladder or moves a mantlet goes more slowly.
        let ladder = if self.tasks.burdened.contains(&id) { works.ladder_carry_mp } else { 0 };
        let pushes = self.siegeworks.movers.contains(&id) || self.moves_mantlet(id);
        let mantlet = if pushes { works.mantlet_mp } else { 0 };
        // Who carries a basin of oil, too.
        let basin = if self.siegeworks.carriers.contains(&id) { self.rules.data.defence.oil_carry_mp } else { 0 };
        let burden = ladder + mantlet + basin;
        if burden > 0 { (whole - burden).max(0) } else { whole }
    }
    /// Whether there are ladders in this battle.
    pub fn has_ladders(&self) -> bool {
        self.rules.has_ladders || !self.site.ladders.is_empty()
    }
    /// Whether a side is surprised in this turn: only one of its men acts.
    pub fn is_surprised(&self, side: Seat) -> bool {
        self.rules.is_surprised(side, self.turn)
    }
    /// Whether somebody's side is surprised, and another of its men has acted in this turn.
    pub fn is_held_back(&self, id: PieceId) -> bool {
        self.is_surprised(self.side(id)) && self.tasks.first_to_act.is_some_and(|first| first != id)
    }
    /// Whether a side goes because it has no noble or knight left who is active, be he wounded or stunned, where
    /// the scenario has it so.
    pub fn is_leaderless(&self, side: Seat) -> bool {
        self.rules.scenario.side(side).needs_leader
            && !self.pieces(side).any(|id| self.rules.class(id).commands && self.man(id).is_active())
    }
    /// Movement points that it has left.
    pub fn points_left(&self, id: PieceId) -> i32 {
        (self.allowance(id) - i32::from(self.man(id).moved)).max(0)
    }

    /// The pieces of the other side that threaten a place for men of `side`: ready, and able to fight a man there, a rider
    /// with the front of his horse.
    pub fn threats(&self, place: Place, side: Seat) -> impl Iterator<Item = PieceId> + '_ {
        (self.near(place))
            .filter_map(|near| self.at(near).filter(|id| self.front(*id) == near))
            .filter(move |id| self.side(*id) != side && self.man(*id).is_ready() && !self.is_animal(*id))
            .filter(move |id| self.threatens(self.front(*id), place))
    }
    /// Whether a man in one place could fight a man in another so that he threatens it: at the same level, over an open-ground step,
    /// with nothing between them.
    pub fn threatens(&self, from: Place, place: Place) -> bool {
        match self.join(from, place) {
            Join::Stairs | Join::Door => self.level(from) == self.level(place),
            join => join.threatens(),
        }
    }
    /// Whether a friend in one place keeps a knight in another from yielding. Stairs lead down to rubble as to all ground
    /// of level 0 beside them.
    pub fn supports(&self, friend: Place, place: Place) -> bool {
        match self.join(friend, place) {
            Join::Rubble => [friend, place].into_iter().any(|hex| self.terrain(hex) == Terrain::Stairs),
            join => join.supports(),
        }
    }
    /// Whether an enemy of `side` threatens a hex.
    pub fn is_threatened(&self, place: Place, side: Seat) -> bool {
        let zones = self.zones.get_or_init(|| vec![Cell::new(None); 2 * self.at.len()]);
        let zone = &zones[usize::from(side.0) * self.at.len() + place.index()];
        if let Some(known) = zone.get() {
            return known;
        }
        let threatened = self.threats(place, side).next().is_some();
        zone.set(Some(threatened));
        threatened
    }
    /// A side's pieces beside a hex on the plan, whatever their storey, each once.
    pub fn beside(&self, place: Place, side: Seat) -> impl Iterator<Item = PieceId> + '_ {
        let mut seen: SmallVec<[PieceId; 8]> = SmallVec::new();
        self.near(place).filter_map(move |near| {
            let id = self.at(near).filter(|id| self.side(*id) == side)?;
            // A rider may stand beside a hex with both of his.
            let again = seen.contains(&id);
            seen.push(id);
            (!again).then_some(id)
        })
    }
}

/// By hex: the engine that stands there; empty if there is none on the field.
fn cells(rules: &Rules, engines: &Engines) -> Vec<Option<Berthed>> {
    let mut cells = vec![];
    for (engine, stands) in engines.on_field() {
        cells.resize(rules.map.hexes.len(), None);
        let data = rules.data.engines.of(stands.kind);
        let stands_against_wall = data.has_awning() && is_against_wall(rules, stands);
        for (number, mut cell) in stands.cells(data).into_iter().enumerate() {
            // Under its awning there is room against a wall.
            cell.men |= cell.awning && stands_against_wall;
            if let Some(place) = rules.map.hexes.place(cell.hex) {
                cells[place.index()] = Some(Berthed { engine, number: number as u8, cell });
            }
        }
    }
    cells
}

/// Whether an engine stands against a wall with all of its front: it has stood there from the start, whatever has become of it.
pub fn is_against_wall(rules: &Rules, engine: &Engine) -> bool {
    let mut ahead = rules.data.engines.of(engine.kind).ahead(engine.lead, engine.heading);
    let is_wall = |place: Place| {
        let terrain = rules.map.terrain(place);
        terrain.is_on_wall() || terrain.is_opening() || matches!(terrain, Terrain::Wall | Terrain::CastleWall)
    };
    ahead.all(|hex| rules.map.hexes.place(hex).is_some_and(is_wall))
}

/// The other side.
#[inline]
pub fn enemy(side: Seat) -> Seat {
    Seat(1 - side.0)
}

/// Attack, defence and movement points of a piece as it is now, on foot or mounted: wounded sides give reduced values (A-0.16,
/// ), a captive and a man without arms too.
pub fn values(rules: &Rules, id: PieceId, man: &Man) -> Values {
    let character = rules.character(id);
    // Whoever comes on horseback has the values of a rider from the start.
    let rides = man.is_mounted() || man.post == Post::Waiting && character.rides;
    let both = if rides { character.mounted.unwrap_or(character.foot) } else { character.foot };
    if man.is_reduced() { both.1 } else { both.0 }
}
/// Its defence: a stunned man defends at half, rounded up.
pub fn defence(rules: &Rules, id: PieceId, man: &Man) -> i32 {
    let whole = values(rules, id, man).1;
    if man.stunned > 0 { (whole + 1) / 2 } else { whole }
}
/// Movement points that it may spend in a phase; a group short of food has half, rounded down.
pub fn allowance(rules: &Rules, id: PieceId, man: &Man) -> i32 {
    let whole = values(rules, id, man).2;
    if rules.scenario.side(rules.character(id).side).unsupplied { whole / 2 } else { whole }
}
