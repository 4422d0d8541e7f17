//! Attacks (chapter 14): how many dice, the defence threshold, criticals and fumbles, hits and losses.
//!
//! An attack rolls in this order: order die, defence dice, attack dice, re-rolls one by one. Everything here is a function of
//! what it is given; `die` rolls a die of so many sides.
pub use crate::games::vassaux::data::switches::{KnightGuard, Ones, SeveralDoublings};
use crate::table::prelude::{Roll, Seat};
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

/// All dice of attacks, defence and spells have six sides.
pub const SIDES: i32 = 6;
/// An attack die that shows it is a critical (V-14.08), a defence die a block (V-14.12).
pub const SIX: i32 = 6;
/// A die that shows it is a fumble (V-14.09).
pub const FUMBLE: i32 = 1;

/// The switches that this chapter asks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Switches {
    pub doubling: SeveralDoublings,
    pub ones: Ones,
    pub knight_guard: KnightGuard,
    /// `thorn_min_on_zero`: a thorn aura strikes back once even where nothing was hit.
    pub thorn_min_on_zero: bool,
}

impl Default for Switches {
    fn default() -> Self {
        Self {
            doubling: SeveralDoublings::Multiply,
            ones: Ones::Eligible,
            knight_guard: KnightGuard::Armour,
            thorn_min_on_zero: false,
        }
    }
}

/// What sort of attack it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Manner {
    /// The attack of a charge order itself, not what follows it in the same melee (V-15.11).
    Charge,
    /// Any other blows in melee.
    Melee,
    /// A shot, or a spell that is one.
    Shot,
}

/// What becomes of ones in a roll.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Fumbles {
    /// They are fumbles and stay (V-14.09).
    Stay,
    /// They are failures like others (V-5.07, V-17.13).
    Eligible,
    /// Those of the first roll are re-rolled once for nothing; the others are fumbles.
    FreeOnce,
}

impl Fumbles {
    /// For fighters who are fierce or not (V-5.07), who shoot from high ground with a clear corridor or not (V-17.13).
    pub fn of(fierce: bool, high_ground: bool, rule: Ones) -> Self {
        match rule {
            _ if !fierce && !high_ground => Self::Stay,
            Ones::Eligible => Self::Eligible,
            Ones::FreeOnce => Self::FreeOnce,
        }
    }

    /// Whether a critical may re-roll a die that shows this face.
    pub fn may_reroll(self, face: i32) -> bool {
        face != FUMBLE || self == Self::Eligible
    }
}

/// The order die that adds to the attack dice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum OrderDie {
    /// None: simple orders, blows in return, every attack roll but the first one of its order.
    None,
    /// It is rolled first of all.
    Rolls,
    /// It has been rolled and showed this, 1 to 6.
    Shows(i32),
}

/// Who attacks. All fighters of a unit share profile, gear and power, so one word serves for all its dice.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct AttackProfile {
    pub manner: Manner,
    /// Attack dice without those of the order die, 0 or more; see [`pool`].
    pub dice: u32,
    pub order_die: OrderDie,
    /// The attackers are chevaliers by profile.
    pub chevaliers: bool,
    pub fumbles: Fumbles,
}

/// What may double the defence of a unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Shelter {
    /// The unit has fortified itself (V-9.17).
    Fortified,
    /// More than half of its fighters are covered from the shooting vassal (V-17.09). Counts against shots only.
    Covered,
    /// Siege armour (V-4.14). Counts against shots and the attack of a charge order only (V-15.11, V-17.14).
    SiegeArmour,
}

/// Which die of the defence is the threshold.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Pick {
    Best,
    /// Under necrosis (V-22.06).
    Worst,
}

/// Who is attacked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct DefenceProfile {
    /// Defence with armour, as most of the unit have it (V-14.02).
    pub df: i32,
    /// Sum of what adds to it: defence aura, immaterial against shots.
    pub flat: i32,
    /// What may double it, each named once.
    pub shelters: Vec<Shelter>,
    /// Hit points as most of the unit have them, at least 1.
    pub hp: i32,
    /// Hit points instead of those, of a unit that is resurrected for one attack (V-22.09).
    pub resurrected: Option<i32>,
    pub pick: Pick,
    /// The unit wears knight armour.
    pub knight_armour: bool,
    /// The unit are chevaliers by profile.
    pub chevaliers: bool,
}

/// The value that most of them have; the higher one if as many have another (V-14.02). Nothing: nobody is there.
pub fn majority(values: impl IntoIterator<Item = i32>) -> Option<i32> {
    let mut values: SmallVec<[i32; 32]> = values.into_iter().collect();
    values.sort_unstable();
    let most = values.chunk_by(|a, b| a == b).max_by_key(|alike| (alike.len(), alike[0]))?;
    Some(most[0])
}

/// The sum of the attack dice of those who strike (V-15.02) or shoot, each with his weapon (V-17.06). Martyrs have
/// as many times as rule data say, `times` 1 for others, without the order die (V-22.04).
pub fn pool(dice: impl IntoIterator<Item = u32>, times: u32) -> u32 {
    dice.into_iter().sum::<u32>() * times
}

impl DefenceProfile {
    /// How many dice it rolls: defence and what adds to it, at least 1 (V-3.04), then the doublings that count against this
    /// manner of attack (V-14.03).
    pub fn dice(&self, manner: Manner, doubling: SeveralDoublings) -> u32 {
        let counts = |shelter: &&Shelter| match shelter {
            Shelter::Fortified => true,
            Shelter::Covered => manner == Manner::Shot,
            Shelter::SiegeArmour => manner != Manner::Melee,
        };
        let doublings = self.shelters.iter().filter(counts).count() as u32;
        let times = match doubling {
            SeveralDoublings::Multiply => 1 << doublings,
            SeveralDoublings::Add => 1 + doublings,
            SeveralDoublings::Once => 1 + doublings.min(1),
        };
        let dice = (self.df + self.flat).max(1) as u32 * times;
        debug_assert!(dice >= 1);
        dice
    }

    /// How many hits are one loss: hit points, or those of a resurrected unit (V-22.09), at least 1 (V-3.04).
    pub fn hits_for_a_loss(&self) -> u32 {
        self.resurrected.unwrap_or(self.hp).max(1) as u32
    }

    /// Whether in melee only chevaliers re-roll criticals against it (V-14.14).
    fn is_guarded(&self, rule: KnightGuard) -> bool {
        match rule {
            KnightGuard::Armour => self.knight_armour,
            KnightGuard::Profile => self.chevaliers,
        }
    }
}

/// The roll of the defence.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Threshold {
    /// All dice in the order in which they fell.
    pub dice: Vec<i32>,
    /// What an attack die has to show at least, 1 to 6.
    pub value: i32,
    /// Some die shows a six (V-14.12).
    pub blocked: bool,
}

/// The defence rolls its dice; the best one is the threshold (V-14.01), under necrosis the worst one (V-22.06). Any six is a
/// block, whichever die was taken (V-14.12, R-33).
pub fn threshold(
    defence: &DefenceProfile,
    manner: Manner,
    switches: &Switches,
    die: &mut dyn FnMut(i32) -> i32,
) -> Threshold {
    let dice: Vec<i32> = (0..defence.dice(manner, switches.doubling)).map(|_| die(SIDES)).collect();
    let faces = dice.iter().copied();
    let value = match defence.pick {
        Pick::Best => faces.max(),
        Pick::Worst => faces.min(),
    };
    Threshold { value: value.expect("the defence has a die"), blocked: dice.contains(&SIX), dice }
}

/// What criticals are good for in an attack.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Criticals {
    /// Each allows a re-roll (V-14.08).
    Reroll,
    /// Nothing is re-rolled, for the defence has rolled a six (V-14.12).
    Blocked,
    /// Criticals re-roll nothing, for the unit is guarded as knights are (V-14.14).
    Guarded,
}

/// What criticals are good for, before it is known whether the defence blocks (V-14.14).
pub fn criticals(attack: &AttackProfile, defence: &DefenceProfile, switches: &Switches) -> Criticals {
    let guarded = attack.manner != Manner::Shot && defence.is_guarded(switches.knight_guard);
    if guarded && !attack.chevaliers { Criticals::Guarded } else { Criticals::Reroll }
}

/// One die rolled again.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Reroll {
    /// Which die of the roll, counted from 0.
    pub die: usize,
    pub from: i32,
    pub to: i32,
    /// It cost no critical: a one under [`Ones::FreeOnce`].
    pub free: bool,
}

/// Dice that lie on the table, some of them rolled again.
pub struct Rolling<'d> {
    /// As they fell first.
    pub first: Vec<i32>,
    /// As they lie now.
    pub shown: Vec<i32>,
    /// What was rolled again, in this order.
    pub rerolls: Vec<Reroll>,
    die: &'d mut dyn FnMut(i32) -> i32,
}

impl<'d> Rolling<'d> {
    /// So many dice, rolled once.
    pub fn of(dice: u32, die: &'d mut dyn FnMut(i32) -> i32) -> Self {
        let first: Vec<i32> = (0..dice).map(|_| die(SIDES)).collect();
        Self { shown: first.clone(), first, rerolls: vec![], die }
    }
    fn again(&mut self, index: usize, free: bool) -> bool {
        let (from, to) = (self.shown[index], (self.die)(SIDES));
        self.shown[index] = to;
        self.rerolls.push(Reroll { die: index, from, to, free });
        to == SIX
    }
    /// Rolls each one again, once and for nothing, as long as they are wanted ([`Ones::FreeOnce`]).
    pub fn free_ones(&mut self, wanted: impl Fn(&[i32]) -> bool) {
        for index in 0..self.shown.len() {
            if self.shown[index] == FUMBLE && wanted(&self.shown) {
                self.again(index, true);
            }
        }
    }
    /// For each six, of the first roll or of a later one, rolls a die again, as long as there is one to choose (V-14.08, V-14.10,
    /// V-19.08).
    pub fn spend_sixes(&mut self, choose: impl Fn(&[i32]) -> Option<usize>) {
        let mut left = self.shown.iter().filter(|face| **face == SIX).count();
        while left > 0
            && let Some(index) = choose(&self.shown)
        {
            left -= 1;
            left += usize::from(self.again(index, false));
        }
    }
}

/// Attack dice and what became of them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct AttackRoll {
    /// The dice as they fell first.
    pub first: Vec<i32>,
    /// What was rolled again, in this order.
    pub rerolls: Vec<Reroll>,
    pub criticals: Criticals,
    pub hits: u32,
}

impl AttackRoll {
    /// All faces that one die has shown, the first one first.
    pub fn chain(&self, die: usize) -> impl Iterator<Item = i32> + '_ {
        let later = self.rerolls.iter().filter(move |reroll| reroll.die == die).map(|reroll| reroll.to);
        std::iter::once(self.first[die]).chain(later)
    }
    /// What the dice show at the end.
    pub fn shown(&self) -> Vec<i32> {
        let mut shown = self.first.clone();
        self.rerolls.iter().for_each(|reroll| shown[reroll.die] = reroll.to);
        shown
    }
}

/// The attack roll: each die that shows the threshold or more is a hit (V-14.04); without dice nothing is rolled (V-14.05). Each
/// six, rolled at once or again, allows one re-roll of a failure that is no fumble (V-14.08, V-14.09), as long as there are both
/// (V-14.10). The failure of the lowest index is re-rolled, hits never (V-14.11).
pub fn strike(
    dice: u32,
    threshold: i32,
    criticals: Criticals,
    fumbles: Fumbles,
    die: &mut dyn FnMut(i32) -> i32,
) -> AttackRoll {
    let mut rolling = Rolling::of(dice, die);
    if fumbles == Fumbles::FreeOnce && criticals != Criticals::Blocked {
        rolling.free_ones(|_| FUMBLE < threshold);
    }
    if criticals == Criticals::Reroll {
        rolling.spend_sixes(|shown| shown.iter().position(|face| *face < threshold && fumbles.may_reroll(*face)));
    }
    let Rolling { first, shown, rerolls, .. } = rolling;
    let hits = shown.iter().filter(|face| **face >= threshold).count() as u32;
    let roll = AttackRoll { first, rerolls, criticals, hits };
    debug_assert!(roll.hits <= dice);
    debug_assert!(roll.keeps_its_bounds(fumbles), "{roll:?}");
    roll
}

impl AttackRoll {
    /// No re-roll after a block; no fumble re-rolled unless it may be; no more re-rolls than sixes.
    fn keeps_its_bounds(&self, fumbles: Fumbles) -> bool {
        let paid = || self.rerolls.iter().filter(|reroll| !reroll.free);
        let sixes = (0..self.first.len()).flat_map(|die| self.chain(die)).filter(|face| *face == SIX).count();
        let of_fumbles = self.rerolls.iter().filter(|reroll| reroll.from == FUMBLE);
        (self.criticals != Criticals::Blocked || self.rerolls.is_empty())
            && (self.criticals == Criticals::Reroll || paid().next().is_none())
            && of_fumbles
                .clone()
                .all(|reroll| fumbles == Fumbles::Eligible || (fumbles == Fumbles::FreeOnce && reroll.free))
            && paid().count() <= sixes
    }
}

/// How many fighters fall to so many hits; what is left over is lost (V-14.06, V-14.07).
pub fn losses(hits: u32, hits_for_a_loss: u32) -> u32 {
    hits / hits_for_a_loss
}

/// The hits that a thorn aura gives back: half of those suffered, but one where there was any (V-20.08, R-34).
pub fn thorn_hits(suffered: u32, switches: &Switches) -> u32 {
    let least = u32::from(suffered > 0 || switches.thorn_min_on_zero);
    (suffered / 2).max(least)
}

/// One attack from the first die to the losses.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct AttackResult {
    /// What the order die showed, if one was rolled for this attack.
    pub order_die: Option<i32>,
    pub threshold: Threshold,
    pub roll: AttackRoll,
    /// Before it is asked how many may fall at all.
    pub losses: u32,
}

/// A whole attack: the order die, which belongs to the first attack roll of its order (V-14.13, V-9.11, V-9.13), then
/// threshold, attack dice with their re-rolls, and losses.
pub fn attack(
    attack: &AttackProfile,
    defence: &DefenceProfile,
    switches: &Switches,
    die: &mut dyn FnMut(i32) -> i32,
) -> AttackResult {
    let order_die = (attack.order_die == OrderDie::Rolls).then(|| die(SIDES));
    let bonus = match attack.order_die {
        OrderDie::Shows(face) => face,
        _ => order_die.unwrap_or(0),
    };
    let threshold = threshold(defence, attack.manner, switches, die);
    let criticals = if threshold.blocked { Criticals::Blocked } else { criticals(attack, defence, switches) };
    let roll = strike(attack.dice + bonus as u32, threshold.value, criticals, attack.fumbles, die);
    let losses = losses(roll.hits, defence.hits_for_a_loss());
    debug_assert!(losses * defence.hits_for_a_loss() <= roll.hits);
    AttackResult { order_die, threshold, roll, losses }
}

/// Fluent keys of what the dice of an attack are for.
#[derive(Clone, Copy, Debug)]
pub struct Purposes {
    pub order_die: &'static str,
    pub defence: &'static str,
    pub attack: &'static str,
    pub reroll: &'static str,
}

impl AttackResult {
    /// Its dice as they stand in the chronicle, in the order in which they fell.
    pub fn log(&self, attacker: Seat, defender: Seat, purposes: Purposes) -> Vec<Roll> {
        let roll = |seat, purpose, face| Roll { seat, purpose, face, faces: (1..=SIDES).collect(), drawn: false };
        let order = self.order_die.map(|face| roll(attacker, purposes.order_die, face));
        let defence = self.threshold.dice.iter().map(|face| roll(defender, purposes.defence, *face));
        let first = self.roll.first.iter().map(|face| roll(attacker, purposes.attack, *face));
        let again = self.roll.rerolls.iter().map(|again| roll(attacker, purposes.reroll, again.to));
        order.into_iter().chain(defence).chain(first).chain(again).collect()
    }
}
