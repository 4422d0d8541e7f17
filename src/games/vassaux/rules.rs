//! The rule data of the game with the tables made of them.
use super::data::army::faults::{Purpose, faults};
use super::data::army::muster::{self, Weight};
use super::data::army::units::{Armoury, Host, Unit};
use super::data::files::{self, Foot, ShotData, Sight, VassauxData};
use super::data::lists::ListData;
use super::data::load::load;
use super::data::magic::{Power, School, Spell, SpellData};
use super::data::options;
use super::data::scenarios::{PieceData, ScenarioData, VictoryData};
use super::data::switches::{ReserveRefill, ShotsPerOrder, SwitchesData};
use super::field::company::Ranks;
use super::field::groups::Footing;
use super::field::measures::{Measures, OwnMen};
use super::field::terrain::{self, Piece, Veil};
use super::map::check::check;
use super::map::layout::{Map, Piece as Outlined};
use super::map::palette::{Form, Laid, palette};
use super::pieces::Roster;
use crate::table::data::Reader;
use crate::table::prelude::{Kind, OptionSpec, PieceId, Problem, RuleData, Seat, Setting, Settings};
use std::sync::Arc;

/// The checked rule data, and the table of each scenario.
pub struct VassauxRuleData {
    pub data: Arc<VassauxData>,
    /// In the order of the scenarios.
    pub maps: Vec<Arc<Map>>,
    /// What players may lay on a table of their own (V-23.32).
    pub palette: Arc<[Form]>,
    /// Every option of a match, in the order in which people meet them: each list is judged for each host once.
    pub options: Vec<OptionSpec>,
}

impl VassauxRuleData {
    /// Reads, checks and keeps them; nothing if there is an error in them.
    pub fn load(reader: &Reader) -> Option<Self> {
        Self::new(load(reader, check)?)
    }
    /// These data with the tables made of them; nothing if one cannot be.
    pub fn new(data: VassauxData) -> Option<Self> {
        let map = |scenario| Map::new(scenario, &data.constants, &data.terrain).map(Arc::new);
        let maps = data.scenarios.iter().map(map).collect::<Option<Vec<_>>>()?;
        let tables = data.scenarios.iter().zip(&maps).map(|(scenario, map)| (scenario.id.as_str(), &**map));
        let palette = palette(tables, &data.terrain).into();
        let options = options::options(&data);
        Some(Self { data: Arc::new(data), maps, palette, options })
    }
    /// The rule data of a match of this game.
    ///
    /// # Panics
    /// If they are those of another game.
    pub fn of(data: &RuleData) -> &Self {
        data.downcast_ref().expect("the rule data of this game")
    }
    /// The table of a scenario.
    pub fn map(&self, scenario: &str) -> Option<&Arc<Map>> {
        let index = self.data.scenarios.iter().position(|of| of.id == scenario)?;
        self.maps.get(index)
    }
}

/// The profile whose critical hits no armour of knights stops (V-14.14).
const CHEVALIER: &str = "chevalier";

/// The rules in force in a match: the rule data with the options chosen, its table and its two hosts.
#[derive(Clone)]
pub struct Rules {
    pub data: Arc<VassauxData>,
    /// The usual settings, replaced by the options of the match.
    pub switches: SwitchesData,
    /// The place of the scenario in the rule data.
    pub scenario: usize,
    pub map: Arc<Map>,
    /// In the order of the seats.
    pub hosts: [Host; 2],
    pub roster: Roster,
    pub measures: Measures,
    /// The terrain on the table of the scenario; none on a table that the players lay themselves.
    pub terrain: Arc<[Piece]>,
    /// What the players may lay on a table of their own (V-23.32); nothing on the table of the scenario.
    pub palette: Arc<[Form]>,
}

impl Rules {
    /// The rules of a match.
    ///
    /// # Errors
    /// Options that name no army which the host may take with these settings and this limit of points (V-4.06).
    pub fn new(of: &VassauxRuleData, scenario: &str, options: &Settings) -> Result<Self, Problem> {
        let data = of.data.clone();
        let switches = options::in_force(&data.switches, options);
        let index = data.scenarios.iter().position(|of| of.id == scenario).unwrap_or(0);
        let found = &data.scenarios[index];
        // On their own table the players lay every piece themselves (V-23.32).
        let own_table = switches.own_table && matches!(found.victory, VictoryData::Objectives { .. });
        let (map, palette) = match own_table {
            true => (Arc::new(Map { pieces: vec![], ..(*of.maps[index]).clone() }), of.palette.clone()),
            false => (of.maps[index].clone(), [].into()),
        };
        let named = |seat: usize| match options.get(options::ARMIES[seat]) {
            Some(Setting::Word(named)) => named.as_str(),
            _ => options::usual_army(&data, &found.hosts[seat]).unwrap_or_default(),
        };
        let armoury = data.armoury(&switches);
        let host = |seat: usize| -> Result<Host, Problem> {
            let no_army = || Problem::new("vassaux-no-army").with("army", named(seat));
            let list = data.list(named(seat)).ok_or_else(no_army)?;
            let opponent = data.list(named(1 - seat)).and_then(|list| list.bases);
            let limit = match options.get(options::POINTS) {
                Some(Setting::Number(agreed)) if found.points_bounds.is_some() => *agreed,
                _ => found.hosts[seat].points,
            };
            judge(list, &armoury, &Purpose { host: &found.hosts[seat], limit, opponent })?;
            muster::host(list, &armoury, opponent).ok_or_else(no_army)
        };
        let hosts = [host(0)?, host(1)?];
        let roster = Roster::of(&hosts);
        let measures = measures(&data, &switches);
        let terrain = terrain(&data, &map.pieces);
        Ok(Self { switches, scenario: index, map, hosts, roster, measures, terrain, palette, data })
    }

    /// Lays the table with these pieces instead of the scenario's. Gives whether that can be: their kinds are known, and their
    /// shapes are some. If not nothing changes.
    pub fn lay<'p>(&mut self, pieces: impl IntoIterator<Item = &'p PieceData>) -> bool {
        let mut scenario = self.scenario().clone();
        scenario.pieces = pieces.into_iter().cloned().collect();
        let Some(map) = Map::new(&scenario, &self.data.constants, &self.data.terrain) else { return false };
        self.terrain = terrain(&self.data, &map.pieces);
        self.map = Arc::new(map);
        true
    }

    /// The scenario.
    pub fn scenario(&self) -> &ScenarioData {
        &self.data.scenarios[self.scenario]
    }
    /// The figures of the unit to which a group belongs.
    ///
    /// # Panics
    /// If the piece is no group.
    pub fn figures(&self, group: PieceId) -> &Unit {
        let pieces = self.roster.unit_of_group(group).expect("a group");
        self.hosts[usize::from(pieces.host.0)].all().nth(pieces.index).expect("a unit of the list")
    }
    /// The figures of the unit that a fighter belonged to at the start: they stay his (V-3.02).
    pub fn figures_of(&self, fighter: PieceId) -> &Unit {
        self.figures(self.roster.unit_of_fighter(fighter).expect("a fighter").id)
    }
    /// The first kind of the match that is a form of terrain; those before it are orders.
    fn first_form(&self) -> usize {
        self.data.orders.composite.len() + self.data.orders.simple.len()
    }
    /// The form that a kind of the match stands for, if it is one that players lay (V-23.32).
    pub fn form(&self, kind: Kind) -> Option<&Form> {
        self.palette.get(kind.index().checked_sub(self.first_form())?)
    }
    /// The kinds of the match that are forms of terrain.
    pub fn forms(&self) -> impl Iterator<Item = Kind> + use<> {
        let first = self.first_form() as u16;
        (first..first + self.palette.len() as u16).map(Kind)
    }
    /// The pieces of terrain on the table: those of the scenario, or what the players have laid (V-23.32).
    pub fn pieces(&self, laid: &[Laid]) -> Vec<Outlined> {
        let laid = laid.iter().filter_map(|one| Some(self.form(one.form)?.laid(one.turns, one.at)));
        self.map.pieces.iter().cloned().chain(laid.flatten()).collect()
    }
    /// The same, for those who walk and look.
    pub fn terrain(&self, laid: &[Laid]) -> Arc<[Piece]> {
        if laid.is_empty() { self.terrain.clone() } else { terrain(&self.data, &self.pieces(laid)) }
    }
    /// The number of the first kind that is a spell; they stand after the forms of terrain.
    fn first_spell(&self) -> usize {
        self.first_form() + self.palette.len()
    }
    /// The spell that a kind of the match stands for, if it is one.
    pub fn spell(&self, kind: Kind) -> Option<&SpellData> {
        self.data.magic.spells.get(kind.index().checked_sub(self.first_spell())?)
    }
    /// The kind of a spell.
    pub fn spell_kind(&self, spell: Spell) -> Kind {
        let at = self.data.magic.spells.iter().position(|of| of.id == spell.id()).expect("rule data have every spell");
        Kind((self.first_spell() + at) as u16)
    }
    /// What rule data say of a spell.
    pub fn spell_data(&self, spell: Spell) -> &SpellData {
        self.data.magic.spells.iter().find(|of| of.id == spell.id()).expect("rule data have every spell")
    }
    /// The kinds of the match that are spells: of the schools that are played (V-5.01).
    pub fn spells(&self) -> impl Iterator<Item = Kind> + use<> {
        let first = self.first_spell() as u16;
        let count = if self.has_magic() { self.data.magic.spells.len() } else { 0 };
        (first..first + count as u16).map(Kind)
    }
    /// Whether a host of the match has a school (V-5.01).
    pub fn has_magic(&self) -> bool {
        self.hosts.iter().any(|host| host.school.is_some())
    }
    /// The school of a host (V-5.01).
    pub fn school(&self, host: Seat) -> Option<School> {
        self.hosts[usize::from(host.0)].school
    }
    /// Whether the fighters of a group have a power (V-4.04, V-5.02).
    pub fn has(&self, group: PieceId, power: Power) -> bool {
        let powers = &self.figures(group).powers;
        powers.iter().any(|index| self.data.magic.powers[*index].id == power.id())
    }
    /// What terrain is to the fighters of a group (V-5.05, V-5.06, V-11.06).
    pub fn footing(&self, group: PieceId) -> Footing {
        match group {
            _ if self.figures(group).powers.is_empty() => Footing::Ground,
            _ if self.has(group, Power::Flying) => Footing::Flying,
            _ if self.has(group, Power::Immaterial) => Footing::Immaterial,
            _ => Footing::Ground,
        }
    }
    /// A length in rulers as units of the table.
    pub fn in_units(&self, rulers: i32) -> i32 {
        rulers * self.data.constants.ruler_units
    }
    /// The radius of a fighter's base.
    pub fn radius(&self, fighter: PieceId) -> i32 {
        self.data.constants.base(self.figures_of(fighter).build.foot) / 2
    }
    /// The size of the table in units.
    pub fn table_size(&self) -> (i32, i32) {
        (self.map.table.max.x, self.map.table.max.y)
    }
    /// Whether a unit rides.
    pub fn is_mounted(&self, group: PieceId) -> bool {
        self.figures(group).build.foot == Foot::Mounted
    }
    /// What a unit's ranged weapon does, if it has one (V-4.08, V-4.09).
    pub fn shot(&self, group: PieceId) -> Option<ShotData> {
        self.data.gear.weapons[self.figures(group).build.weapon].shot
    }
    /// How a unit's men line up: shooters behind their leader where own men cover.
    pub fn ranks(&self, group: PieceId) -> Ranks {
        if self.switches.own_unit_covers && self.shot(group).is_some() { Ranks::Behind } else { Ranks::Ahead }
    }
    /// Whether the armour of a unit forbids running (V-4.15).
    pub fn forbids_running(&self, group: PieceId) -> bool {
        self.data.gear.armours[self.figures(group).build.armour].no_run
    }
    /// Whether the reserve is filled again each turn (V-3.08; R-02).
    pub fn refills_reserve(&self) -> bool {
        self.switches.reserve_refill == ReserveRefill::EachTurn
    }
    /// Whether an attack and a spell exclude each other, whose dice show the same face (V-9.04; R-05).
    pub fn faces_exclude(&self) -> bool {
        self.switches.face3_exclusive
    }
    /// Whether a unit are chevaliers by profile (V-14.14).
    pub fn is_chevalier(&self, group: PieceId) -> bool {
        self.data.profiles[self.figures(group).build.profile].id == CHEVALIER
    }
    /// Whether an order of shots has one shot alone.
    pub fn one_shot_an_order(&self) -> bool {
        self.switches.shots_per_order == ShotsPerOrder::One
    }
    /// The dice of a fighter in melee against men on foot or riders, with what his weapon adds or without (V-4.07, V-4.11, V-4.23, V-15.02;
    /// Ranged weapons add nothing: who has one fights with what his profile gives (V-4.10, V-15.12).
    pub fn melee_dice(&self, fighter: PieceId, against_mounted: bool, with_weapon: bool) -> u32 {
        let figures = self.figures_of(fighter);
        let weapon = &self.data.gear.weapons[figures.build.weapon];
        let bonus = if against_mounted && weapon.melee_mounted > 0 { weapon.melee_mounted } else { weapon.melee };
        (figures.bare_at + if with_weapon { bonus } else { 0 }).max(0) as u32
    }
    /// The value of a fighter where points are counted (V-4.21).
    pub fn value(&self, fighter: PieceId) -> i32 {
        let figures = self.figures_of(fighter);
        let leads = self.roster.unit_of_fighter(fighter).is_some_and(|unit| unit.leader() == fighter);
        if leads { figures.leader_value } else { figures.figure }
    }
}

/// Refuses a list that may not be taken: with its name and the first reason.
fn judge(list: &ListData, armoury: &Armoury, purpose: &Purpose) -> Result<(), Problem> {
    let found = faults(list, armoury, purpose);
    let Some(fault) = found.iter().find(|fault| fault.weight == Weight::Refused) else { return Ok(()) };
    let problem = Problem::new("vassaux-army-refused").rule(fault.reason.rule);
    let problem = match &list.name {
        Some(name) => problem.with("army", name),
        None => problem.says("army", format!("vassaux-list-{}", list.id), vec![]),
    };
    Err(problem.says("why", fault.reason.message, fault.args.clone()))
}

/// The lengths by which a match measures.
fn measures(data: &VassauxData, switches: &SwitchesData) -> Measures {
    let (constants, geometry) = (&data.constants, &data.constants.geometry);
    Measures {
        ruler: constants.ruler_units,
        eps_contact: geometry.contact,
        eps_measure: geometry.measure,
        overlap_tol: geometry.overlap,
        sight_rays: geometry.rays,
        path_sample: geometry.stage,
        lattice_play: geometry.lattice_gap,
        lattice_row: geometry.lattice_row,
        own_men: if switches.own_unit_covers { OwnMen::Cover } else { OwnMen::Clear },
        models_cover: switches.models_cover,
        charge_contact: switches.charge_contact,
    }
}

/// Pieces of a map for those who walk and look.
fn terrain(data: &VassauxData, pieces: &[Outlined]) -> Arc<[Piece]> {
    let piece = |laid: &Outlined| {
        let kind = &data.terrain[laid.kind];
        let inside = |other: &&Outlined| data.terrain[other.kind].within.as_ref() == Some(&kind.id);
        let plateaus = pieces.iter().filter(inside).map(|other| other.shape.clone()).collect();
        Piece {
            shape: laid.shape.clone(),
            passage: match kind.passage {
                files::Passage::Free => terrain::Passage::Free,
                files::Passage::Difficult => terrain::Passage::Difficult,
                files::Passage::Impassable => terrain::Passage::Impassable,
            },
            veil: match kind.sight {
                Sight::Open => Veil::None,
                Sight::Cover => Veil::Cover,
                Sight::Block => Veil::Block,
            },
            top: kind.top,
            level: kind.level,
            plateaus,
        }
    };
    pieces.iter().map(piece).collect()
}
