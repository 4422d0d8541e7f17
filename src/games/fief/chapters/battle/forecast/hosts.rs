//! Who fights in a battle that is forecast, as numbers alone: what each party has, what it is worth, and what it loses by
//! the rules of chapter 9.
use crate::games::fief::chapters::battle::combat_results::{Column, Front};
use crate::games::fief::chapters::battle::loss_order::{
    NextLoss, fair_share, from_guards, from_soldiers, next_loss, settled_shares,
};
use crate::games::fief::chapters::guards;
use crate::games::fief::rules::Rules;
use crate::games::fief::state::posts::Party;
use crate::table::kit::counters::Counters;
use smallvec::SmallVec;

/// What one party has in a battle.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Contingent {
    pub party: Party,
    /// Points of soldiers or rebels, pile by pile in the order in which they are lost; none where troops are of kinds.
    pub piles: SmallVec<[u16; 2]>,
    /// Points of the family's soldiers elsewhere, pile by pile, where its counters do not always allow exact change
    /// (F-9.14).
    pub elsewhere: SmallVec<[u16; 4]>,
    /// Troops by kind, where they are of kinds.
    pub pieces: Counters,
    /// Points of the King's and of the Queen's guard.
    pub guards: [u16; 2],
    /// Points of hired men.
    pub hired: u16,
    /// Lords who fight (F-9.06).
    pub lords: u16,
    /// The d'Arc woman is one of them, the last to fall.
    pub darc: bool,
    /// Damage that waits for the next that the front takes, where an expansion has it carried over.
    pub carried: u16,
}

impl Contingent {
    /// A party without anything yet.
    pub fn new(party: Party) -> Self {
        Self { party, ..Self::default() }
    }
    /// Points of soldiers or rebels.
    pub fn soldiers(&self, rules: &Rules) -> u16 {
        self.piles.iter().sum::<u16>() + if rules.units.of_kinds { rules.soldiers.points(self.pieces) } else { 0 }
    }
    /// Strength in battle (F-9.05).
    pub fn strength(&self, rules: &Rules) -> u16 {
        self.soldiers(rules) + self.guards.iter().sum::<u16>() + self.hired + self.lords
    }
    fn lose_rebels(&mut self, rules: &Rules, points: u16) {
        if let [pile] = &mut self.piles[..] {
            *pile -= rules.rebels.loss(&[*pile], 0, points).min(*pile);
        }
    }
    /// Loses so many points by the rules of the box, guards and lords as they fall if nobody says otherwise.
    pub fn lose(&mut self, rules: &Rules, mut points: u16) {
        if self.party.is_rebels() {
            return self.lose_rebels(rules, points);
        }
        loop {
            let held = [self.piles.iter().sum(), self.guards[0], self.guards[1]];
            match next_loss(held, self.lords.into(), points) {
                NextLoss::ChooseTroops | NextLoss::ChooseGuards | NextLoss::Troops => {
                    let guards = from_guards(held, points);
                    let wanted = from_soldiers(held, points, guards);
                    let own = self.piles.len();
                    let mut piles: SmallVec<[u16; 16]> = self.piles.iter().chain(&self.elsewhere).copied().collect();
                    // Without piles elsewhere any number of points can be shown.
                    let losses = match self.elsewhere.is_empty() {
                        true => plain_losses(&mut piles, wanted),
                        false => rules.soldiers.losses(&mut piles, |pile| pile < own, wanted).iter().map(|l| l.1).sum(),
                    };
                    self.piles.copy_from_slice(&piles[..own]);
                    let fallen = guards::fallen(rules, self.guards, guards);
                    self.guards = [self.guards[0] - fallen[0], self.guards[1] - fallen[1]];
                    points = points.saturating_sub(losses + fallen[0] + fallen[1]);
                }
                NextLoss::ChooseLord => {
                    self.lords -= points;
                    return;
                }
                NextLoss::AllLords => {
                    self.lords = if points > 0 { 0 } else { self.lords };
                    return;
                }
            }
        }
    }
}

/// Takes points from piles whose counters can always be changed, the first pile first.
fn plain_losses(piles: &mut [u16], wanted: u16) -> u16 {
    let mut still = wanted;
    for pile in piles {
        let lost = still.min(*pile);
        *pile -= lost;
        still -= lost;
    }
    wanted - still
}

/// What fights as one: the attackers together or one by one, or the defenders.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Host {
    pub column: Column,
    pub parties: SmallVec<[Contingent; 1]>,
}

impl Host {
    /// One party behind these walls.
    pub fn of(column: Column, party: Contingent) -> Self {
        Self { column, parties: SmallVec::from_iter([party]) }
    }
    /// As a front of the rounds (F-9.05, F-9.10).
    pub fn front(&self, rules: &Rules) -> Front {
        let mut front = Front { column: self.column, ..Front::default() };
        for party in &self.parties {
            front.troops += party.strength(rules) - party.lords;
            front.lords += party.lords;
            front.darc |= party.darc && party.lords > 0;
            front.guarded |= party.guards.iter().any(|points| *points > 0);
        }
        front
    }
    /// Pieces of a kind in all its parties.
    pub fn pieces(&self, sort: usize) -> u16 {
        self.parties.iter().map(|party| u16::from(party.pieces.0[sort])).sum()
    }
    /// What each party has to lose of so many points, allies in proportion to their strength (F-17.01, D-33), with what
    /// was carried over.
    pub fn shares(&mut self, rules: &Rules, points: u16) -> SmallVec<[(usize, u16); 2]> {
        let mut points = points + self.parties.iter_mut().map(|party| std::mem::take(&mut party.carried)).sum::<u16>();
        let mut fit: SmallVec<[(usize, u16); 4]> =
            self.parties.iter().map(|party| party.strength(rules)).enumerate().filter(|(_, own)| *own > 0).collect();
        let mut dues = SmallVec::new();
        loop {
            let strengths: SmallVec<[u16; 4]> = fit.iter().map(|(_, own)| *own).collect();
            if let Some(shares) = settled_shares(&strengths, points) {
                dues.extend(fit.iter().map(|(party, _)| *party).zip(shares));
                return dues;
            }
            let (first, own) = fit.remove(0);
            let share = fair_share(points, own, strengths.iter().sum());
            dues.push((first, share));
            points -= share;
        }
    }
}
