//! Every group on the table as a script reckons with it: what it is worth, how far it strikes, what it would cost whom.
use super::losses::{Blow, KnownLosses};
use crate::games::vassaux::access::{Board, UnitState};
use crate::games::vassaux::chapters::attack::{DefenceProfile, Manner, SIDES, Switches};
use crate::games::vassaux::chapters::{melee, removal};
use crate::games::vassaux::data::opponents::{OpponentsData, TemperWeights};
use crate::games::vassaux::data::scenarios::{Demand, LordLossData, VictoryData};
use crate::games::vassaux::data::switches::{LordLoss, MeleeBonus};
use crate::table::ground::spots::{Spot, distance, square};
use crate::table::prelude::{PieceId, Seat};
use std::cell::RefCell;

/// A shot: how far it carries from base edge to base edge in u, how many there are in a turn, dice of each fighter.
#[derive(Clone, Copy, Debug)]
pub struct Shot {
    pub range: i32,
    pub shots: u32,
    pub dice: u32,
}

/// A group on the table.
#[derive(Clone, Debug)]
pub struct Force {
    /// Its place in the list of all of them.
    index: usize,
    pub group: PieceId,
    pub host: Seat,
    /// Its leader; a disordered group has none, and only suffers.
    pub leader: Option<PieceId>,
    /// Where its leader stands, or one of its men.
    pub at: Spot,
    pub radius: i32,
    pub size: u32,
    /// How far its men stand round its leader, roughly, in u.
    pub spread: i32,
    /// What each of its men is worth, and how much more its leader is, in tenths of a point.
    pub man: i64,
    pub leads: i64,
    /// How far its leader goes in a charge, and how far from there its men strike, in u.
    pub charge: i32,
    pub arms: i32,
    pub shot: Option<Shot>,
    pub mounted: bool,
    pub chevaliers: bool,
    pub lord: bool,
    pub engaged: bool,
    /// Whether it has had its order of this turn.
    pub acted: bool,
    /// How much farther it strikes when it moves before it in the same activation, in u: 0 where dice or orders do not suffice.
    pub before: i32,
    /// What it is worth to the enemy to hold it where it is for a turn, in tenths of a point for each fighter.
    pub held: i64,
    pub defence: DefenceProfile,
    /// How it thinks of fights.
    pub temper: TemperWeights,
}

/// All groups on the table, and what is needed to reckon with them.
pub struct Forces<'a> {
    pub board: &'a Board,
    pub all: Vec<Force>,
    weights: &'a OpponentsData,
    switches: Switches,
    always: bool,
    known: RefCell<&'a mut KnownLosses>,
    /// What charges and shots of one group at another bring, once they have been worked out.
    pairs: RefCell<Vec<[Option<i64>; 2]>>,
}

impl<'a> Forces<'a> {
    /// `reserves`: how many composite dice each host has left.
    pub fn new(board: &'a Board, weights: &'a OpponentsData, known: &'a mut KnownLosses, reserves: [u8; 2]) -> Self {
        let mut all: Vec<Force> =
            board.field.groups().iter().filter_map(|group| force(board, weights, group.id)).collect();
        for force in &mut all {
            force.before = before(board, force, reserves[usize::from(force.host.0)]);
        }
        (0..).zip(&mut all).for_each(|(index, force)| force.index = index);
        // One more may arrive.
        let pairs = RefCell::new(vec![[None; 2]; (all.len() + 1) * (all.len() + 1)]);
        Self {
            pairs,
            board,
            all,
            weights,
            switches: removal::switches(board),
            always: board.rules.switches.melee_bonus == MeleeBonus::Always,
            known: RefCell::new(known),
        }
    }
    pub fn weights(&self) -> &'a OpponentsData {
        self.weights
    }
    /// A group of the match that is on the table.
    pub fn of(&self, group: PieceId) -> Option<&Force> {
        self.all.iter().find(|force| force.group == group)
    }
    /// A unit that is to be deployed, as it will be; where it stands is not asked.
    pub fn arriving(&self, unit: PieceId) -> Option<Force> {
        let pieces = self.board.rules.roster.unit(unit)?;
        let leader = self.board.unit(unit).leader?;
        let size = pieces.fighters.len() as u32;
        let force = figures(self.board, self.weights, unit, size, Spot::default(), Some(leader));
        Some(Force { index: self.all.len(), ..force })
    }
    /// The units of the other host that are still to be deployed, where they could come to stand nearest to a point; with what a
    /// charge and shots of theirs would cost a unit, in tenths of a point.
    pub fn coming(&self, against: &Force) -> Vec<(Force, [i64; 2])> {
        let away = |unit: &&UnitState| unit.host != against.host && self.board.field.leader(unit.id).is_none();
        let force = |unit: &UnitState| {
            let mut force = self.arriving(unit.id)?;
            force.before = if self.board.figures(unit.id).cmd > 1 { force.charge.max(0) } else { 0 };
            let costs = [self.melee(&force, against, true, false), self.shots(&force, against, false, false)];
            Some((force, costs))
        };
        self.board.units.iter().filter(away).filter_map(force).collect()
    }
    /// The groups of the other host.
    pub fn enemies(&self, host: Seat) -> impl Iterator<Item = &Force> {
        self.all.iter().filter(move |force| force.host != host)
    }
    /// The groups of a host that are led.
    pub fn friends(&self, host: Seat) -> impl Iterator<Item = &Force> {
        self.all.iter().filter(move |force| force.host == host && force.leader.is_some())
    }

    /// What so many hundredths of its fighters are worth, in tenths of a point, when so many of them fall before the leader does.
    fn worth(&self, force: &Force, losses: i64, before: i64) -> i64 {
        let men = losses * force.man / 100;
        if force.leader.is_none() {
            return men;
        }
        // The chance that the leader falls, in percent, from the mean of the losses.
        let falls = (55 + (losses - 100 * (before + 1)) * 3 / 10).clamp(0, 95);
        // Men without a leader are confused, and mostly lost with him (V-7.02, V-7.06).
        let left = (100 * i64::from(force.size) - losses).max(0) * force.man / 100;
        let lost = left * i64::from(self.weights.values.leaderless) / 100;
        men + falls.min(losses) * (force.leads + lost) / 100
    }
    /// How many fighters of a group stand nearer to a point than its leader, and fall to shots from there before he does (V-17.11).
    fn shield(&self, force: &Force, from: Spot) -> i64 {
        let own = square(force.at, from);
        let men = self.board.field.members(force.group);
        men.filter(|base| Some(base.id) != force.leader && square(base.centre(), from) < own).count() as i64
    }

    /// How many of two groups that fight touch each other: (of the one, of the other).
    fn fighting(one: &Force, other: &Force) -> (u32, u32) {
        let touch = |of: u32, against: u32| of.min(against + against.div_ceil(2) + 1);
        (touch(one.size, other.size), touch(other.size, one.size))
    }

    /// What a blow of so many fighters of a group costs another one, of which so many can fall, in hundredths of a fighter.
    fn blow(&self, by: &Force, men: u32, against: &Force, fall: u32, manner: Manner, order_die: bool) -> i64 {
        let Some(leader) = by.leader.or_else(|| self.board.field.members(by.group).next().map(|base| base.id)) else {
            return 0;
        };
        let weapon = self.always || manner == Manner::Charge;
        let dice = men * self.board.rules.melee_dice(leader, against.mounted, weapon);
        let blow = Blow { manner, dice, order_die, chevaliers: by.chevaliers };
        self.known.borrow_mut().of(blow, &against.defence, &self.switches, fall)
    }

    /// What a charge, or an attack on whom one touches, brings: what the enemy is expected to lose, less what strikes back, in
    /// tenths of a point.
    pub fn melee(&self, by: &Force, against: &Force, charge: bool, order_die: bool) -> i64 {
        let (mine, theirs) = match charge {
            true => Self::fighting(by, against),
            false => (self.touching(by, against), self.touching(against, by)),
        };
        let manner = if charge { Manner::Charge } else { Manner::Melee };
        // Only who touches can fall, and only who is left of them strikes back (V-15.04, V-15.05).
        let lost = self.blow(by, mine, against, theirs, manner, order_die);
        let left = (i64::from(theirs) - lost / 100).max(0) as u32;
        let back = self.blow(against, left, by, mine, Manner::Melee, false);
        let caution = i64::from(self.weights.values.caution);
        let held = if charge { (i64::from(against.size) - lost / 100).max(0) * against.held } else { 0 };
        // The leader is spared as long as others can fall.
        let worth = |force: &Force, losses: i64, fall: u32| self.worth(force, losses, i64::from(fall) - 1);
        worth(against, lost, theirs) + held - worth(by, back, mine) * caution / 100
    }
    /// What is worked out once for one group against another.
    fn once(&self, by: &Force, against: &Force, what: usize, work: impl FnOnce() -> i64) -> i64 {
        let at = by.index * (self.all.len() + 1) + against.index;
        if let Some(known) = self.pairs.borrow()[at][what] {
            return known;
        }
        let found = work();
        self.pairs.borrow_mut()[at][what] = Some(found);
        found
    }
    /// What a charge brings that is ordered without a die: [`Forces::melee`].
    pub fn charge(&self, by: &Force, against: &Force) -> i64 {
        self.once(by, against, 0, || self.melee(by, against, true, false))
    }
    /// What shots in the open bring that are ordered without a die: [`Forces::shots`].
    pub fn volley(&self, by: &Force, against: &Force) -> i64 {
        self.once(by, against, 1, || self.shots(by, against, false, false))
    }
    /// How many fighters of a group touch another one.
    fn touching(&self, by: &Force, against: &Force) -> u32 {
        let contacts = self.board.field.contacts_of(by.group).filter(|(_, enemy)| enemy.group == against.group);
        let mut touching: Vec<PieceId> = contacts.map(|(own, _)| own.id).collect();
        touching.dedup();
        touching.len() as u32
    }
    /// What shots of one turn bring against a group in the open or covered, in tenths of a point.
    pub fn shots(&self, by: &Force, against: &Force, order_die: bool, covered: bool) -> i64 {
        let fall = self.fall_to_shots(by, against, order_die, covered);
        self.worth(against, fall, self.shield(against, by.at))
    }
    /// How many fighters fall to them, in hundredths of a fighter.
    pub fn fall_to_shots(&self, by: &Force, against: &Force, order_die: bool, covered: bool) -> i64 {
        let Some(shot) = by.shot else { return 0 };
        let mut defence = against.defence.clone();
        if covered {
            defence.shelters.push(crate::games::vassaux::chapters::attack::Shelter::Covered);
        }
        let blow = Blow { manner: Manner::Shot, dice: by.size * shot.dice, order_die, chevaliers: by.chevaliers };
        let mut known = self.known.borrow_mut();
        let first = known.of(blow, &defence, &self.switches, against.size);
        let more = known.of(Blow { order_die: false, ..blow }, &defence, &self.switches, against.size);
        (first + more * i64::from(shot.shots.saturating_sub(1))).min(100 * i64::from(against.size))
    }

    /// What a spell that shoots with so many dice costs a group, in tenths of a point.
    pub fn spell_shot(&self, by: &Force, against: &Force, dice: u32, covered: bool) -> i64 {
        let mut defence = against.defence.clone();
        if covered {
            defence.shelters.push(crate::games::vassaux::chapters::attack::Shelter::Covered);
        }
        let blow = Blow { manner: Manner::Shot, dice, order_die: false, chevaliers: by.chevaliers };
        let fall = self.known.borrow_mut().of(blow, &defence, &self.switches, against.size);
        self.worth(against, fall, self.shield(against, by.at))
    }
    /// What a die of hits without defence costs a group, in tenths of a point (V-20.09).
    pub fn burns(&self, against: &Force) -> i64 {
        let hp = against.defence.hp.max(1);
        let fall = |face: i32| i64::from((face / hp).min(against.size as i32));
        let mean = (1..=SIDES).map(fall).sum::<i64>() * 100 / i64::from(SIDES);
        self.worth(against, mean, 0)
    }
    /// What it brings to sacrifice martyrs in a fight with a group: so many times the blow, but none of them comes back
    /// (V-22.04).
    pub fn sacrifice(&self, martyrs: &Force, against: &Force, times: u32) -> i64 {
        let (mine, theirs) = (self.touching(martyrs, against), self.touching(against, martyrs));
        let lost = |men: u32| self.blow(martyrs, men, against, theirs, Manner::Melee, false);
        let more = self.worth(against, lost(mine * times), i64::from(theirs) - 1)
            - self.worth(against, lost(mine), i64::from(theirs) - 1);
        more - martyrs.man * i64::from(martyrs.size) - martyrs.leads / 4
    }

    /// How many u are missing for a group to charge another one next if their leaders stood there; 0 or less: it can.
    pub fn charge_gap(&self, by: &Force, from: Spot, against: &Force, at: Spot) -> i32 {
        distance(from, at) - by.charge - by.arms - against.spread - by.radius - against.radius
    }
    /// The same for a shot.
    pub fn shot_gap(&self, by: &Force, from: Spot, against: &Force, at: Spot) -> Option<i32> {
        Some(distance(from, at) - by.shot?.range - by.radius - against.radius)
    }
    /// The groups that a group touches.
    pub fn touched(&self, force: &Force) -> Vec<PieceId> {
        if force.engaged { melee::touched(self.board, force.group) } else { vec![] }
    }
}

/// How much farther a group strikes when it moves before it: with two dice of its lord's, in his Aura (V-9.01, V-9.03).
fn before(board: &Board, force: &Force, reserve: u8) -> i32 {
    let Some(leader) = force.leader.filter(|_| !force.engaged && reserve > 1) else { return 0 };
    let near = |lord| lord == leader || board.field.leads_in_aura(lord, leader);
    let commanded = board.lord_on_table(force.host).is_some_and(near) && board.figures(force.group).cmd > 1;
    if commanded { force.charge.max(0) } else { 0 }
}

fn force(board: &Board, weights: &OpponentsData, group: PieceId) -> Option<Force> {
    let field = &board.field;
    let leader = field.leader(group);
    let one = leader.or_else(|| field.members(group).next())?;
    let size = field.members(group).count() as u32;
    Some(figures(board, weights, group, size, one.centre(), leader.map(|base| base.id)))
}

/// A group of so many fighters that stands there, or will.
fn figures(
    board: &Board,
    weights: &OpponentsData,
    group: PieceId,
    size: u32,
    at: Spot,
    leader: Option<PieceId>,
) -> Force {
    let (field, rules) = (&board.field, &board.rules);
    let pieces = rules.roster.unit_of_group(group).expect("a group");
    let figures = rules.figures(group);
    let radius = rules.radius(pieces.leader());
    let aura = rules.in_units(figures.aura);
    let led = leader.is_some();
    let spread = (radius * ((4 * size).isqrt() as i32) * 5 / 8).min(aura + 2 * radius);
    let spread = if size == 1 { 0 } else { spread };
    let locked = led && board.is_locked(pieces.id);
    let mv = figures.stats.mv;
    let shot = rules.shot(group).filter(|_| led && !locked).map(|weapon| Shot {
        range: rules.in_units(weapon.range),
        shots: weapon.shots.max(0) as u32,
        dice: (figures.bare_at + weapon.bonus).max(0) as u32,
    });
    let lord = pieces.is_lord();
    let v = &weights.values;
    let loses = match rules.switches.lord_loss {
        LordLoss::Scenario => rules.scenario().lord_loss == LordLossData::Lose,
        LordLoss::Lose => true,
        LordLoss::EndAndScore | LordLoss::Continue => false,
    };
    let man = i64::from(figures.figure) * 10
        + i64::from(match &rules.scenario().victory {
            VictoryData::Evacuate { .. } if is_villagers(board, pieces.id) => v.villager,
            VictoryData::Fires { .. } if pieces.host == Seat(0) && rules.is_mounted(group) => v.raider,
            VictoryData::Escape { .. } if pieces.host == Seat(0) => v.fugitive,
            _ => 0,
        });
    // Whoever is to reach a place loses a turn in a fight.
    let seeks = match &rules.scenario().victory {
        VictoryData::Evacuate { .. } => is_villagers(board, pieces.id),
        VictoryData::Fires { .. } | VictoryData::Escape { .. } => pieces.host == Seat(0),
        VictoryData::Duel { .. } | VictoryData::Objectives { .. } => false,
    };
    let extra = match lord {
        true if loses => v.last_lord,
        true => v.lord,
        false => v.vassal,
    };
    // Men without a leader are confused, and mostly lost with him.
    let leads = i64::from(extra) + i64::from(figures.leader_value - figures.figure) * 10;
    Force {
        index: 0,
        group,
        host: pieces.host,
        leader,
        at,
        radius,
        size,
        spread,
        man,
        leads,
        charge: if led && !locked { rules.in_units(mv) + 2 * radius } else { i32::MIN / 4 },
        arms: if size == 1 { 0 } else { aura.min(spread) },
        shot,
        mounted: rules.is_mounted(group),
        chevaliers: rules.is_chevalier(group),
        lord,
        engaged: field.is_engaged(group),
        acted: led && board.unit(pieces.id).activated,
        before: 0,
        held: if led && seeks { i64::from(v.held) } else { 0 },
        defence: removal::defence(board, group, Manner::Melee, false),
        temper: temper(board, weights, pieces.host),
    }
}

/// How the units of a host think of fights: those who are after something else have a temper of their own.
fn temper(board: &Board, weights: &OpponentsData, host: Seat) -> TemperWeights {
    let usual = &weights.positions;
    let own = match &board.rules.scenario().victory {
        VictoryData::Fires { .. } if host == Seat(0) => usual.raiders,
        VictoryData::Evacuate { .. } if host == Seat(0) => usual.hunters,
        _ => None,
    };
    let (charge_next, threat, approach) = (usual.charge_next, usual.threat, usual.approach);
    own.unwrap_or(TemperWeights { charge_next, threat, approach })
}

/// Whether a unit is the villagers who are to get away (V-23.04).
pub fn is_villagers(board: &Board, unit: PieceId) -> bool {
    let (Some(pieces), rules) = (board.rules.roster.unit_of_group(unit), &board.rules) else { return false };
    let demands = &rules.scenario().hosts[usize::from(pieces.host.0)].demands;
    let kind = rules.figures(unit).build.prebuilt.map(|index| &rules.data.prebuilt[index].id);
    demands.iter().any(|demand| matches!(demand, Demand::Villagers { prebuilt, .. } if kind == Some(prebuilt)))
}
