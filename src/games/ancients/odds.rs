//! The exact chances of a fight or a shot, before the dice are thrown.
use super::board::{Board, enemy};
use super::chapters::modifiers::{CombatModifiers, Manner, win_ties};
use super::chapters::retreat::{FirstStep, first_step_of, refuges};
use super::chapters::shooting::ShotModifiers;
use super::data::files::{DiceMode, Loss, ShotResult};
use super::rules::Rules;
use super::state::FaceDecks;
use crate::table::prelude::{PieceId, Place, Seat};

/// How often each difference of two dice comes up: the attacker's die less the defender's.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Spread {
    /// Difference and number of cases, by rising difference.
    pub cases: Vec<(i32, u32)>,
    /// All cases together.
    pub total: u32,
}

impl Spread {
    pub fn new(attacker: &[i32], defender: &[i32]) -> Self {
        let mut cases: Vec<(i32, u32)> = vec![];
        for a in attacker {
            for d in defender {
                match cases.iter_mut().find(|(difference, _)| *difference == a - d) {
                    Some((_, count)) => *count += 1,
                    None => cases.push((a - d, 1)),
                }
            }
        }
        cases.sort_unstable();
        Self { cases, total: (attacker.len() * defender.len()) as u32 }
    }

    /// For the next two dice of the match. With decks it counts the faces that are left, which every player could have counted,
    /// too; their order stays secret.
    pub fn of_match(rules: &Rules, decks: &FaceDecks, attacker: Seat) -> Self {
        let faces = |side: Seat| match (rules.switches.dice_mode, &decks.0[side.0 as usize]) {
            (DiceMode::Deck, left) if !left.is_empty() => left.clone(),
            _ => rules.faces.clone(),
        };
        Self::new(&faces(attacker), &faces(enemy(attacker)))
    }

    /// Cases in which the difference, with `d` added to it, is one that `wanted` accepts.
    pub fn count(&self, d: i32, wanted: impl Fn(i32) -> bool) -> u32 {
        self.cases.iter().filter(|(difference, _)| wanted(difference + d)).map(|(_, count)| count).sum()
    }
}

/// The chances of a fight, in cases out of `total`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FightOdds {
    /// Attackers' strength and defender's, modifiers included.
    pub strengths: (i32, i32),
    pub total: u32,
    /// What the attackers suffer, by [`Loss`] from `Nothing` to `Destroyed`, the lead's in a double attack.
    pub attackers: [u32; 5],
    pub tie: u32,
    /// What the target suffers, likewise, with its roll to rally.
    pub target: [u32; 5],
    /// Cases in which the target leaves play, destroyed or by flight.
    pub target_destroyed: u32,
    pub target_flees: u32,
    /// Cases in which the lead does.
    pub lead_destroyed: u32,
    pub lead_flees: u32,
}

impl FightOdds {
    pub fn attackers_win(&self) -> u32 {
        self.target.iter().sum()
    }
    pub fn attackers_lose(&self) -> u32 {
        self.attackers.iter().sum()
    }
    /// Cases in percent, rounded.
    pub fn percent(&self, cases: u32) -> u32 {
        (200 * cases + self.total) / (2 * self.total.max(1))
    }
}

/// Adds the cases of one difference to the losses that follow from them, by who loses, and whether it may try to rally and succeeds.
/// Each case of the dice counts once for every side of the rally die.
fn losses(board: &Board, loser: PieceId, margin: i32, cases: u32, into: &mut [u32; 5]) {
    let rules = board.rules;
    let unit = board.unit(loser);
    let sides = rules.data.dice.rally_sides as u32;
    let loss = rules.loss_of(unit.kind.into(), margin);
    if unit.rallies && margin >= rules.switches.rally_from_difference {
        let fails = (board.rallies_from(loser) - 1).clamp(0, sides as i32) as u32;
        into[loss as usize] += cases * fails;
        into[loss.min(rules.data.combat.rallied) as usize] += cases * (sides - fails);
    } else {
        into[loss as usize] += cases * sides;
    }
}

/// The chances of a fight between units that stand where they will fight.
pub fn of_fight(
    board: &Board,
    spread: &Spread,
    lead: PieceId,
    support: Option<PieceId>,
    target: PieceId,
    manner: &Manner,
) -> FightOdds {
    let rules = board.rules;
    let attackers = [Some(lead), support].into_iter().flatten();
    let modifiers = CombatModifiers::of(board, attackers.clone(), target, manner);
    let strength = attackers.clone().map(|a| board.unit(a).strength()).sum::<i32>() + modifiers.of_attackers();
    let defence = board.unit(target).strength() + modifiers.of_target();
    let sides = rules.data.dice.rally_sides as u32;
    let mut odds = FightOdds {
        strengths: (strength, defence),
        total: spread.total * sides,
        attackers: [0; 5],
        tie: 0,
        target: [0; 5],
        target_destroyed: 0,
        target_flees: 0,
        lead_destroyed: 0,
        lead_flees: 0,
    };
    let wins_ties = win_ties(board, attackers.clone());
    for (difference, cases) in &spread.cases {
        match difference + strength - defence {
            // A tie is a victory by 1 with tie victory (N-13.06).
            0 if wins_ties => losses(board, target, 1, *cases, &mut odds.target),
            0 => odds.tie += cases * sides,
            margin if margin > 0 => losses(board, target, margin, *cases, &mut odds.target),
            margin => losses(board, lead, -margin, *cases, &mut odds.attackers),
        }
    }
    let hexes: Vec<Place> = attackers.map(|a| board.unit(a).at).collect();
    let stay = |losses: &[u32; 5]| losses[1..4].iter().sum::<u32>();
    match first_step_of(board, target, &hexes) {
        FirstStep::Retreats => {}
        FirstStep::Flees => odds.target_flees = stay(&odds.target),
        FirstStep::Destroyed(_) => odds.target_destroyed = stay(&odds.target),
    }
    let saved = |id: PieceId| rules.switches.refuge_saves_from_four && refuges(board, id).next().is_some();
    let gone = odds.target[Loss::Destroyed as usize];
    *(if saved(target) { &mut odds.target_flees } else { &mut odds.target_destroyed }) += gone;
    match first_step_of(board, lead, &[board.unit(target).at]) {
        FirstStep::Retreats => {}
        FirstStep::Flees => odds.lead_flees = stay(&odds.attackers),
        FirstStep::Destroyed(_) => odds.lead_destroyed = stay(&odds.attackers),
    }
    let gone = odds.attackers[Loss::Destroyed as usize];
    *(if saved(lead) { &mut odds.lead_flees } else { &mut odds.lead_destroyed }) += gone;
    odds
}

/// The chances of a shot, in cases out of `total`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ShotOdds {
    /// Shooter's strength with all modifiers, and target's.
    pub strengths: (i32, i32),
    pub modifiers: ShotModifiers,
    pub total: u32,
    pub miss: u32,
    /// Hit and not destroyed, with those saved by a rally.
    pub hit: u32,
    pub destroyed: u32,
    /// Saved from destruction by a refuge beside it, with the option `refuge_saves_from_four`.
    pub flees: u32,
}

/// The chances of a shot with these modifiers.
pub fn of_shot(
    board: &Board,
    spread: &Spread,
    shooter: PieceId,
    target: PieceId,
    modifiers: ShotModifiers,
) -> ShotOdds {
    let rules = board.rules;
    let strengths = (board.unit(shooter).strength() + modifiers.sum(), board.unit(target).strength());
    let sides = rules.data.dice.rally_sides as u32;
    let fails = (board.rallies_from(target) - 1).clamp(0, sides as i32) as u32;
    let mut odds =
        ShotOdds { strengths, modifiers, total: spread.total * sides, miss: 0, hit: 0, destroyed: 0, flees: 0 };
    for (difference, cases) in &spread.cases {
        match rules.shot(difference + strengths.0 - strengths.1) {
            ShotResult::Miss => odds.miss += cases * sides,
            ShotResult::Hit => odds.hit += cases * sides,
            ShotResult::Destroyed if board.unit(target).rallies => {
                odds.destroyed += cases * fails;
                odds.hit += cases * (sides - fails);
            }
            ShotResult::Destroyed => odds.destroyed += cases * sides,
        }
    }
    if rules.switches.refuge_saves_from_four && refuges(board, target).next().is_some() {
        odds.flees = std::mem::take(&mut odds.destroyed);
    }
    odds
}
