//! Chapter 9, the chances of a battle: what each side has (`hosts`, read from the board by `muster`), what an expansion
//! changes (`course`), and what comes of it, by the functions with which battles are fought: exactly (`exact`), or in
//! battles played out where that would take too long (`sampled`). For scripts there is a `table` of bare strengths too.
//!
//! Where players choose in a battle, this is taken for granted: nobody asks for grace or surrenders, nobody aims but where
//! an aim before the first round is asked about, nobody is engaged later on; losses fall on soldiers before guards, on the
//! smallest pieces first, on allies in proportion, and on the d'Arc woman last; a defender strikes the strongest of several
//! attackers; whoever may shoot before the first round does; dice are thrown again as scripts do it.
pub mod course;
mod exact;
pub mod hosts;
mod line;
pub mod muster;
pub mod sampled;
pub mod table;

use crate::games::fief::rules::Rules;
use crate::games::fief::state::posts::Party;
use course::{Course, Opening, Shots, WHOLE};
pub use exact::Precision;
use hosts::{Contingent, Host};
pub use line::{Lines, Ways};
use smallvec::SmallVec;

/// How many battles are played where there are too many ways in which one can go.
const RUNS: u32 = 2_000;

/// What a whole battle is likely to bring.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Odds {
    /// In millionths: the attackers win, the defenders win, nobody is left, or both are and the attackers fall back
    /// or stop.
    pub attackers: u32,
    pub defenders: u32,
    pub nobody: u32,
    pub undecided: u32,
    /// Points that attackers and defenders lose on average, in thousandths.
    pub losses: [u32; 2],
    /// How many battles were played to find out; 0 if the chances are exact.
    pub sample: u32,
}

/// A battle to be forecast: who fights, and what is still to come.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Encounter {
    /// The fronts of the attackers: one where they fight as one.
    pub attackers: SmallVec<[Host; 1]>,
    pub defenders: Host,
    pub shots: Shots,
    /// Points that the attackers, front by front, and the defenders have to lose before anything else.
    pub blows: SmallVec<[u16; 2]>,
    /// How many rounds there can still be at most.
    pub rounds: u16,
}

impl Encounter {
    /// A battle between two fronts that is still to be fought.
    pub fn ahead(rules: &Rules, attackers: Host, defenders: Host) -> Self {
        Self {
            attackers: SmallVec::from_iter([attackers]),
            defenders,
            shots: Shots { ahead: true, ..Shots::default() },
            blows: SmallVec::new(),
            rounds: rules.switches.max_rounds as u16,
        }
    }
    /// Strength of the attackers and of the defenders.
    pub fn strengths(&self, rules: &Rules) -> [u16; 2] {
        let attackers = self.attackers.iter().map(|host| host.front(rules).strength()).sum();
        [attackers, self.defenders.front(rules).strength()]
    }
    /// What a party has in it.
    pub fn party_mut(&mut self, party: Party) -> Option<&mut Contingent> {
        let hosts = self.attackers.iter_mut().chain([&mut self.defenders]);
        hosts.flat_map(|host| &mut host.parties).find(|own| own.party == party)
    }
    fn openings(&self, ways: Ways, attackers: &[Host], defenders: &Host) -> Vec<Opening> {
        match self.shots.ahead {
            true => ways.course.openings(ways.rules, attackers, defenders, &self.shots),
            false => vec![Opening { chance: WHOLE, ..Opening::default() }],
        }
    }
    /// A number that is always the same for the same battle.
    fn seed(&self) -> u64 {
        let mut seed = u64::from(self.rounds);
        let mut mix = |number: u64| seed = (seed ^ number).wrapping_mul(0x0000_0100_0000_01b3).rotate_left(23);
        for host in self.attackers.iter().chain([&self.defenders]) {
            mix(host.column as u64);
            for party in &host.parties {
                party.piles.iter().for_each(|points| mix(u64::from(*points)));
                party.pieces.0.iter().for_each(|pieces| mix(u64::from(*pieces)));
                [party.guards[0], party.guards[1], party.hired, party.lords, party.carried, party.darc.into()]
                    .iter()
                    .for_each(|number| mix(u64::from(*number)));
            }
        }
        self.blows.iter().for_each(|points| mix(u64::from(*points)));
        seed
    }
}

/// The chances of a battle.
pub fn forecast(rules: &Rules, course: &dyn Course, encounter: &Encounter) -> Odds {
    forecast_with(&mut Lines::default(), rules, course, encounter, Precision::Full)
}

/// The same with what is known from earlier battles by the same rules and course, which changes nothing but how long it takes; and
/// with this precision.
pub fn forecast_with(
    lines: &mut Lines,
    rules: &Rules,
    course: &dyn Course,
    encounter: &Encounter,
    precision: Precision,
) -> Odds {
    let strengths = encounter.strengths(rules);
    if strengths.contains(&0) {
        // Whoever has nobody to fight with loses at once (F-9.25).
        let mut tally = Tally::new(strengths);
        tally.add(strengths, 1);
        return tally.odds(0);
    }
    let ways = Ways { rules, course };
    exact::exact(ways, lines, encounter, precision).unwrap_or_else(|| sampled::sampled(ways, lines, encounter, RUNS))
}

/// How battles have ended, each as likely as it is.
struct Tally {
    begin: [u16; 2],
    /// Won by the attackers, by the defenders, by nobody, undecided.
    ends: [u128; 4],
    left: [u128; 2],
}
impl Tally {
    fn new(begin: [u16; 2]) -> Self {
        Self { begin, ends: [0; 4], left: [0; 2] }
    }
    /// A battle that has ended with these strengths.
    fn add(&mut self, ends: [u16; 2], chance: u64) {
        let end = match ends {
            [0, 0] => 2,
            [_, 0] => 0,
            [0, _] => 1,
            _ => 3,
        };
        self.ends[end] += u128::from(chance);
        self.left.iter_mut().zip(ends).for_each(|(sum, left)| *sum += u128::from(chance) * u128::from(left));
    }
    fn odds(&self, sample: u32) -> Odds {
        let all = self.ends.iter().sum::<u128>().max(1);
        let part = |end: usize| ((self.ends[end] * 1_000_000 + all / 2) / all) as u32;
        let lost = |side: usize| {
            let left = (self.left[side] * 1000 + all / 2) / all;
            (u128::from(self.begin[side]) * 1000).saturating_sub(left) as u32
        };
        Odds {
            attackers: part(0),
            defenders: part(1),
            nobody: part(2),
            undecided: part(3),
            losses: [lost(0), lost(1)],
            sample,
        }
    }
}
