//! Access to the match as system parameters: [`Read`] for questions, [`Write`] for steps and verbs.
use super::data::army::units::Unit;
use super::field::groups::{Base, Group, Leadership};
use super::field::stand::Field;
use super::pieces::UnitPieces;
use super::rules::Rules;
use super::state::combat::Combat;
use super::state::deployment::{Deployment, Hand};
use super::state::fighters::{Fate, Under};
use super::state::frames::Frames;
use super::state::magic::Magic;
use super::state::objectives::Objectives;
use super::state::orders::{DieState, OrderDie, OrderKind, Sort};
use super::state::progress::Progress;
use super::state::reserves::Reserves;
use super::state::solo::{Account, Solo};
use super::state::terrain::OwnTable;
use super::state::units::{Deeds, Given, Leader};
use crate::table::ground::discs::Disc;
use crate::table::ground::shapes::Shape;
use crate::table::ground::spots::Spot;
use crate::table::prelude::{Chronicle, Dice, Outcome, PieceId, Pieces, Revealed, Seat, Spent, Standing};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use std::sync::Arc;

type FighterFacts = (&'static PieceId, &'static Under, &'static Fate, &'static Standing);
type UnitFacts = (&'static PieceId, &'static Leader, &'static Given, &'static Deeds, &'static Spent);

/// What is known of a fighter.
#[derive(Clone, Copy, Debug)]
pub struct Fighter {
    pub id: PieceId,
    /// The unit or the strays he belongs to.
    pub under: PieceId,
    pub fate: Fate,
    pub at: Spot,
}

/// What is known of a unit.
#[derive(Clone, Debug)]
pub struct UnitState {
    pub id: PieceId,
    pub host: Seat,
    /// Who leads it; nobody once he has fallen or gone.
    pub leader: Option<PieceId>,
    pub given: Given,
    pub deeds: Deeds,
    /// It has been activated this turn (V-8.02).
    pub activated: bool,
}

/// The match as it stands: what both [`Read`] and [`Write`] give for rules to ask.
#[derive(Clone)]
pub struct Board {
    pub rules: Arc<Rules>,
    pub field: Arc<Field>,
    /// By id, whether on the table or not.
    pub fighters: Vec<Fighter>,
    /// By id.
    pub units: Vec<UnitState>,
    /// The turn that is played.
    pub turn: i32,
    /// Who attacks, where that is drawn (V-23.16).
    pub attacker: Option<Seat>,
    /// The turn from which the units of each host may act beside its lord, in a scenario that keeps them from it (V-23.10).
    pub locked_until: [Option<i32>; 2],
    /// The composite dice of both hosts.
    pub reserves: Reserves,
    /// What magic has brought about.
    pub magic: Magic,
    /// The units that the automaton leads.
    pub solo: Solo,
}

impl Board {
    /// A unit of the match.
    ///
    /// # Panics
    /// If the piece is no unit.
    pub fn unit(&self, id: PieceId) -> &UnitState {
        &self.units[id.index()]
    }
    /// The figures of the unit to which a group belongs.
    ///
    /// # Panics
    /// If the piece is no group.
    pub fn figures(&self, group: PieceId) -> &Unit {
        self.rules.figures(group)
    }
    /// A fighter of the match.
    pub fn fighter(&self, id: PieceId) -> Option<&Fighter> {
        let first = self.fighters.first()?.id.0;
        self.fighters.get(id.0.checked_sub(first)? as usize)
    }
    /// The host of a group, led or not.
    pub fn host_of(&self, group: PieceId) -> Seat {
        self.rules.roster.unit_of_group(group).expect("a group").host
    }
    /// Whether a group has fortified itself: its die lies beside it until C2, whether its leader still stands or not (V-6.05,
    /// V-9.17). Who has strayed from a unit that is led has left it.
    pub fn is_fortified(&self, group: PieceId) -> bool {
        let unit = self.rules.roster.unit_of_group(group).map(|pieces| self.unit(pieces.id));
        unit.is_some_and(|unit| (unit.id == group || unit.leader.is_none()) && unit.given.is_fortified())
    }
    /// The units of a host, the lord's first.
    pub fn of_host(&self, host: Seat) -> impl Iterator<Item = &UnitState> {
        self.units.iter().filter(move |unit| unit.host == host)
    }
    /// The unit of a host's lord (V-3.01).
    pub fn lord(&self, host: Seat) -> &UnitState {
        self.of_host(host).next().expect("each host has a lord")
    }
    /// The lord, if he is on the table.
    pub fn lord_on_table(&self, host: Seat) -> Option<PieceId> {
        self.lord(host).leader.filter(|lord| self.is_on_table(*lord))
    }
    /// Whether a fighter is on the table.
    pub fn is_on_table(&self, fighter: PieceId) -> bool {
        self.fighter(fighter).is_some_and(|fighter| fighter.fate == Fate::OnTable)
    }
    /// Whether a unit is led, its leader on the table or waiting as infiltrator, and not kept from orders (V-8.16).
    pub fn is_able(&self, unit: PieceId) -> bool {
        let there = |leader: PieceId| self.is_on_table(leader) || self.infiltrates(unit);
        self.unit(unit).leader.is_some_and(there) && !self.is_locked(unit)
    }
    /// Whether a unit waits as infiltrator (V-20.03).
    pub fn infiltrates(&self, unit: PieceId) -> bool {
        self.magic.markers_of(unit).is_some()
    }
    /// Whether a unit is kept from orders and reactions until its host's turn has come; the lord never is (V-23.10, V-8.15).
    pub fn is_locked(&self, unit: PieceId) -> bool {
        let host = self.unit(unit).host;
        let until = self.locked_until[usize::from(host.0)];
        until.is_some_and(|until| self.turn < until) && self.lord(host).id != unit
    }
    /// The fighters who belong to a group, by id, wherever they are.
    pub fn members(&self, group: PieceId) -> impl Iterator<Item = &Fighter> {
        self.fighters.iter().filter(move |fighter| fighter.under == group)
    }
    /// Whether a fighter is confused (V-7.04).
    pub fn is_confused(&self, fighter: PieceId) -> bool {
        self.fighter(fighter).is_some_and(|fighter| self.rules.roster.is_strays(fighter.under))
    }
    /// The group as which a unit stands now: one without a leader as the strays that its men have become (V-7.02, V-7.09).
    pub fn stands_as(&self, group: PieceId) -> PieceId {
        let gone = self.field.group(group).is_none();
        let strays = self.rules.roster.unit(group).filter(|_| gone).map(|unit| unit.strays);
        strays.unwrap_or(group)
    }
    /// The match as it would be if these men had been left behind by their unit (V-7.03).
    pub fn leaving(&self, men: &[PieceId]) -> Board {
        let strays = |of: PieceId| self.rules.roster.unit_of_group(of).map_or(of, |unit| unit.strays);
        let now = |id: PieceId, group: PieceId| if men.contains(&id) { strays(group) } else { group };
        let bases: Vec<Base> =
            self.field.bases().iter().map(|base| Base { group: now(base.id, base.group), ..*base }).collect();
        let mut groups = self.field.groups().to_vec();
        for base in &bases {
            if !groups.iter().any(|group| group.id == base.group) {
                let leadership = Leadership::Disordered;
                let footing = self.rules.footing(base.group);
                groups.push(Group { id: base.group, host: base.host, leadership, footing });
            }
        }
        let fighters = self.fighters.iter().map(|of| Fighter { under: now(of.id, of.under), ..*of }).collect();
        Board { field: Arc::new(self.field.with(bases, groups)), fighters, ..self.clone() }
    }
    /// The zone in which a host deploys: its own, or where who attacks is drawn the first as attacker and the second as defender
    /// (V-23.02, V-23.16).
    pub fn zone_of(&self, host: Seat) -> &Shape {
        let attacks = self.attacker.map_or(host == Seat(0), |attacker| attacker == host);
        &self.rules.map.zones[usize::from(!attacks)]
    }
    /// The match as it would be if these fighters stood there.
    pub fn standing(&self, men: impl IntoIterator<Item = (PieceId, Spot)>) -> Board {
        let moved: Vec<(PieceId, Spot)> = men.into_iter().collect();
        let at = |id: PieceId| moved.iter().find(|(man, _)| *man == id).map(|(_, at)| *at);
        let base = |base: &Base| at(base.id).map_or(*base, |at| base.standing_at(at));
        let bases = self.field.bases().iter().map(base).collect();
        let field = self.field.with(bases, self.field.groups().to_vec());
        let fighter = |fighter: &Fighter| Fighter { at: at(fighter.id).unwrap_or(fighter.at), ..*fighter };
        let fighters = self.fighters.iter().map(fighter).collect();
        Board { field: Arc::new(field), fighters, ..self.clone() }
    }
    /// Composite dice of a host that lie on the table; those of the automaton come from no reserve (V-24.07, V-24.16).
    pub fn dice_on_table(&self, host: Seat) -> u8 {
        let paid = self.of_host(host).filter(|unit| !self.solo.leads(unit.id));
        paid.map(|unit| unit.given.composite()).sum::<usize>() as u8
    }
    /// Whether the automaton leads every unit of a host (V-24.01): its reserve is infinite then (V-22.14).
    pub fn is_automaton(&self, host: Seat) -> bool {
        self.solo.leads_any() && self.of_host(host).all(|unit| self.solo.leads(unit.id))
    }
    /// Whether the automaton answers for a group: for the unit, or for the strays of one (V-24.15).
    pub fn is_automated(&self, group: PieceId) -> bool {
        self.solo.leads_any() && self.rules.roster.unit_of_group(group).is_some_and(|unit| self.solo.leads(unit.id))
    }
}

/// The fighters and units of a match, put together.
fn board<'q>(
    rules: &Arc<Rules>,
    (progress, objectives, own_table): (&Progress, &Objectives, &OwnTable),
    (reserves, magic, solo): (&Reserves, &Magic, &Solo),
    fighters: impl Iterator<Item = (&'q PieceId, &'q Under, &'q Fate, &'q Standing)>,
    units: impl Iterator<Item = (&'q PieceId, &'q Leader, &'q Given, &'q Deeds, &'q Spent)>,
) -> Board {
    let host = |unit: PieceId| rules.roster.unit_of_group(unit).expect("a group").host;
    // A query tells how many it has at most: all of them.
    let most = fighters.size_hint().1.unwrap_or(0);
    let (mut all, mut bases) = (Vec::with_capacity(most), Vec::with_capacity(most));
    let mut present = vec![false; rules.roster.first_fighter() as usize];
    for (id, under, fate, standing) in fighters {
        all.push(Fighter { id: *id, under: under.0, fate: *fate, at: standing.centre });
        if *fate == Fate::OnTable {
            present[under.0.index()] = true;
            let disc = Disc::new(standing.centre, standing.base);
            bases.push(Base { id: *id, group: under.0, host: host(under.0), disc });
        }
    }
    let mut fighters = all;
    fighters.sort_unstable_by_key(|fighter| fighter.id);
    let mut all = Vec::with_capacity(units.size_hint().1.unwrap_or(0));
    all.extend(units.map(|(id, leader, given, deeds, spent)| UnitState {
        id: *id,
        host: host(*id),
        leader: leader.0,
        given: given.clone(),
        deeds: *deeds,
        activated: spent.0,
    }));
    let mut units: Vec<UnitState> = all;
    units.sort_unstable_by_key(|unit| unit.id);
    let here = |leader: PieceId| {
        let fighter = fighters.binary_search_by_key(&leader, |fighter| fighter.id);
        fighter.is_ok_and(|at| fighters[at].fate == Fate::OnTable)
    };
    let mut groups = Vec::with_capacity(2 * units.len());
    for unit in &units {
        let pieces = rules.roster.unit(unit.id).expect("a unit");
        let footing = rules.footing(unit.id);
        if present[unit.id.index()] {
            let figures = rules.figures(unit.id);
            let leadership = match unit.leader.filter(|leader| here(*leader)) {
                Some(leader) => Leadership::Led { leader, aura: rules.in_units(figures.aura), cmd: figures.cmd },
                None => Leadership::Disordered,
            };
            groups.push(Group { id: unit.id, host: unit.host, leadership, footing });
        }
        if present[pieces.strays.index()] {
            let leadership = Leadership::Disordered;
            groups.push(Group { id: pieces.strays, host: unit.host, leadership, footing });
        }
    }
    let field = Field::new(rules.measures, rules.table_size(), rules.terrain(&own_table.laid), bases, groups);
    Board {
        rules: rules.clone(),
        field: Arc::new(field),
        fighters,
        units,
        turn: progress.turn,
        attacker: objectives.attacker,
        locked_until: objectives.duel,
        reserves: reserves.clone(),
        magic: magic.clone(),
        solo: solo.clone(),
    }
}

/// The match as it stands in a world, with these turns from which the units of each host may act beside its lord: a view knows
/// only those that its viewer may know.
///
/// # Panics
/// If no match was set up there.
pub fn board_of(world: &World, locked_until: [Option<i32>; 2]) -> Board {
    let rules = &world.resource::<InForce>().0;
    let mut fighters = world.try_query::<FighterFacts>().expect("a match has fighters");
    let mut units = world.try_query::<UnitFacts>().expect("a match has units");
    let states = (world.resource::<Progress>(), world.resource::<Objectives>(), world.resource::<OwnTable>());
    let dice = (world.resource::<Reserves>(), world.resource::<Magic>(), world.resource::<Solo>());
    Board { locked_until, ..board(rules, states, dice, fighters.iter(world), units.iter(world)) }
}

/// The rules of the match under way, as a resource.
#[derive(Resource, Clone)]
pub struct InForce(pub Arc<Rules>);

/// Reads the match.
#[derive(SystemParam)]
pub struct Read<'w, 's> {
    pub rules: Res<'w, InForce>,
    pub progress: Res<'w, Progress>,
    pub reserves: Res<'w, Reserves>,
    pub frames: Res<'w, Frames>,
    pub combat: Res<'w, Combat>,
    pub deployment: Res<'w, Deployment>,
    pub hand: Res<'w, Hand>,
    pub objectives: Res<'w, Objectives>,
    pub own_table: Res<'w, OwnTable>,
    pub magic: Res<'w, Magic>,
    pub solo: Res<'w, Solo>,
    fighters: Query<'w, 's, FighterFacts>,
    units: Query<'w, 's, UnitFacts>,
}

impl Read<'_, '_> {
    /// The match as it stands.
    pub fn board(&self) -> Board {
        let states = (&*self.progress, &*self.objectives, &*self.own_table);
        let dice = (&*self.reserves, &*self.magic, &*self.solo);
        board(&self.rules.0, states, dice, self.fighters.iter(), self.units.iter())
    }
}

type FighterParts = (&'static PieceId, &'static mut Under, &'static mut Fate, &'static mut Standing);
type UnitParts = (&'static PieceId, &'static mut Leader, &'static mut Given, &'static mut Deeds, &'static mut Spent);

/// Changes the match: everything that an order may alter.
#[derive(SystemParam)]
pub struct Write<'w, 's> {
    pub rules: Res<'w, InForce>,
    pub progress: ResMut<'w, Progress>,
    pub reserves: ResMut<'w, Reserves>,
    pub frames: ResMut<'w, Frames>,
    pub combat: ResMut<'w, Combat>,
    pub deployment: ResMut<'w, Deployment>,
    pub hand: ResMut<'w, Hand>,
    pub objectives: ResMut<'w, Objectives>,
    pub own_table: ResMut<'w, OwnTable>,
    pub magic: ResMut<'w, Magic>,
    pub solo: ResMut<'w, Solo>,
    pub account: ResMut<'w, Account>,
    pub outcome: ResMut<'w, Outcome>,
    pub dice: ResMut<'w, Dice>,
    pub chronicle: ResMut<'w, Chronicle>,
    pub revealed: ResMut<'w, Revealed>,
    pieces: Res<'w, Pieces>,
    fighters: Query<'w, 's, FighterParts>,
    units: Query<'w, 's, UnitParts>,
}

impl Write<'_, '_> {
    /// The match as it stands.
    pub fn board(&self) -> Board {
        let states = (&*self.progress, &*self.objectives, &*self.own_table);
        let dice = (&*self.reserves, &*self.magic, &*self.solo);
        board(&self.rules.0, states, dice, self.fighters.iter(), self.units.iter())
    }
    /// The pieces of a unit or of its strays.
    pub fn pieces_of(&self, group: PieceId) -> UnitPieces {
        self.rules.0.roster.unit_of_group(group).expect("a group").clone()
    }

    /// Whether the automaton answers for a group (V-24.15).
    pub fn is_automated(&self, group: PieceId) -> bool {
        self.solo.leads_any() && self.solo.leads(self.pieces_of(group).id)
    }
    /// Whether the automaton leads every unit of a host (V-24.01).
    pub fn is_automaton(&self, host: Seat) -> bool {
        self.solo.leads_any() && self.rules.0.roster.of_host(host).all(|unit| self.solo.leads(unit.id))
    }
    fn fighter(&mut self, id: PieceId) -> (Mut<'_, Under>, Mut<'_, Fate>, Mut<'_, Standing>) {
        let entity = self.pieces.entity(id);
        let (_, under, fate, standing) = self.fighters.get_mut(entity).expect("a fighter");
        (under, fate, standing)
    }

    /// Puts a fighter onto the table, or elsewhere on it.
    pub fn stand(&mut self, fighter: PieceId, at: Spot) {
        let base = self.rules.0.radius(fighter);
        let (_, mut fate, mut standing) = self.fighter(fighter);
        *fate = Fate::OnTable;
        *standing = Standing { centre: at, base };
    }
    /// Takes a fighter off the table for this reason. Whoever led a unit leads it no more; see
    /// [`Write::leave_leaderless`].
    pub fn take_off(&mut self, fighter: PieceId, now: Fate) {
        let (under, mut fate, mut standing) = self.fighter(fighter);
        let group = under.0;
        *fate = now;
        *standing = Standing::NOWHERE;
        if self.solo.leads_any() && now.is_eliminated() {
            self.count_lost(group);
        }
    }
    /// Whether a unit is lost with the one who has just gone (V-24.19).
    fn count_lost(&mut self, group: PieceId) {
        let pieces = self.pieces_of(group);
        let is_of = |under: &Under| [pieces.id, pieces.strays].contains(&under.0);
        let left = |fate: &Fate| matches!(fate, Fate::OnTable | Fate::Aside);
        if !self.fighters.iter().any(|(_, under, fate, _)| is_of(under) && left(fate)) {
            self.solo.lost.push(pieces.id);
        }
    }
    /// A fighter belongs to this group from now on.
    pub fn join(&mut self, fighter: PieceId, group: PieceId) {
        self.fighter(fighter).0.0 = group;
    }
    /// A unit has lost its leader: its fighters who are left are confused at once (V-7.02).
    pub fn leave_leaderless(&mut self, unit: PieceId) {
        let strays = self.pieces_of(unit).strays;
        self.unit_mut(unit, |leader, _, _, _| leader.0 = None);
        let men: Vec<PieceId> = self.board().members(unit).filter(|f| f.fate == Fate::OnTable).map(|f| f.id).collect();
        for man in men {
            self.join(man, strays);
        }
        self.combat.disorder(unit, strays);
        self.frames.disorder(unit, strays);
        if *self.magic != Magic::default() {
            self.magic.disorder(unit, strays);
        }
    }

    fn unit_mut<T>(
        &mut self,
        unit: PieceId,
        change: impl FnOnce(&mut Leader, &mut Given, &mut Deeds, &mut Spent) -> T,
    ) -> T {
        let entity = self.pieces.entity(unit);
        let (_, mut leader, mut given, mut deeds, mut spent) = self.units.get_mut(entity).expect("a unit");
        change(&mut leader, &mut given, &mut deeds, &mut spent)
    }
    /// Changes what a unit has done and suffered.
    pub fn deeds(&mut self, unit: PieceId, change: impl FnOnce(&mut Deeds)) {
        self.unit_mut(unit, |_, _, deeds, _| change(deeds));
    }
    /// A unit has had its activation of this turn, or is open for one again.
    pub fn set_activated(&mut self, unit: PieceId, activated: bool) {
        self.unit_mut(unit, |_, _, _, spent| spent.0 = activated);
    }
    /// Lays an order die beside a unit; a composite one comes from the reserve (V-9.03), a simple one from nowhere (V-3.09), and so
    /// does every one of the automaton (V-24.07).
    pub fn give(&mut self, unit: PieceId, order: OrderKind) {
        if order.sort() == Sort::Composite && !self.solo.leads(unit) {
            let host = self.pieces_of(unit).host;
            self.reserves.of_mut(host).give(1);
        }
        self.unit_mut(unit, |_, given, _, _| given.0.push(OrderDie { order, state: DieState::Declared }));
    }
    /// The order of this die is resolved; it lies there on its face (V-8.08).
    pub fn resolve(&mut self, unit: PieceId, order: OrderKind) {
        self.turn_die(unit, order, DieState::Declared, DieState::Resolved);
    }
    /// An alert is used for a reaction (V-18.09).
    pub fn spend_alert(&mut self, unit: PieceId) {
        self.turn_die(unit, OrderKind::Alert, DieState::Resolved, DieState::SpentAlert);
    }
    fn turn_die(&mut self, unit: PieceId, order: OrderKind, from: DieState, to: DieState) {
        self.unit_mut(unit, |_, given, _, _| {
            if let Some(die) = given.0.iter_mut().find(|die| die.order == order && die.state == from) {
                die.state = to;
            }
        });
    }
    /// An order that cannot be carried out any more: its die goes to the discard if it is composite, and a die for waiting
    /// replaces it (V-8.07).
    pub fn skip(&mut self, unit: PieceId, order: OrderKind) {
        let host = self.pieces_of(unit).host;
        let paid = order.sort() == Sort::Composite && !self.solo.leads(unit);
        self.reserves.of_mut(host).discard += u8::from(paid);
        self.unit_mut(unit, |_, given, _, _| {
            if let Some(die) = given.0.iter_mut().find(|die| die.order == order && die.state == DieState::Declared) {
                *die = OrderDie { order: OrderKind::Wait, state: DieState::Resolved };
            }
        });
    }
    /// All dice leave the table: composite ones to the discard, simple ones vanish (V-6.04); what lasted as long as its die
    /// ends (V-6.05).
    pub fn take_dice_off(&mut self) {
        let on_table = [Seat(0), Seat(1)].map(|host| self.board().dice_on_table(host));
        for (bag, dice) in self.reserves.0.iter_mut().zip(on_table) {
            bag.discard += dice;
        }
        for (_, _, mut given, ..) in &mut self.units {
            given.0.clear();
        }
    }
}
