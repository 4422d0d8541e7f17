//! What modules add to the totals of a combat beside strengths and dice. Each modifier counts once a combat, whatever the number of
//! units, and those of a side add up (N-7.15).
use crate::games::ancients::board::Board;
use crate::games::ancients::map::Terrain;
use crate::games::ancients::state::FightSide;
use crate::table::prelude::PieceId;

/// The modifiers of a combat between units that stand where they fight.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct CombatModifiers {
    /// The target defends a rampart of its own camp (N-19.01).
    pub rampart_defence: i32,
}

/// A modifier that counts: what it is called, how much it is, for whom, and by which rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CombatModifier {
    /// The message that tells of it in the log.
    pub event: &'static str,
    /// What it is called beside the chances.
    pub name: &'static str,
    pub value: i32,
    pub side: FightSide,
    pub rule: &'static str,
}

impl CombatModifiers {
    /// A unit on a rampart hex of its own camp has one if every attacker stands outside that camp (N-19.01, N-19.05).
    pub fn of(board: &Board, mut attackers: impl Iterator<Item = PieceId>, target: PieceId) -> Self {
        let rules = board.rules;
        let aim = board.unit(target);
        let defends = rules.switches.modules.rampart_defence
            && board.map.terrain(aim.at) == Terrain::Rampart(aim.side)
            && attackers.all(|id| board.map.base(board.unit(id).at) != Some(aim.side));
        Self { rampart_defence: if defends { rules.data.combat.rampart_defence } else { 0 } }
    }
    /// What the attackers have together.
    pub fn of_attackers(&self) -> i32 {
        self.sum(FightSide::Attackers)
    }
    /// What the target has together.
    pub fn of_target(&self) -> i32 {
        self.sum(FightSide::Target)
    }
    fn sum(&self, side: FightSide) -> i32 {
        self.counting().filter(|modifier| modifier.side == side).map(|modifier| modifier.value).sum()
    }
    /// Those that are not 0.
    pub fn counting(&self) -> impl Iterator<Item = CombatModifier> + use<> {
        let all = [CombatModifier {
            event: "ancients-log-rampart-defence",
            name: "ancients-view-rampart-defence",
            value: self.rampart_defence,
            side: FightSide::Target,
            rule: "N-19.01",
        }];
        all.into_iter().filter(|modifier| modifier.value != 0)
    }
}

/// Attackers' total less the target's, before the dice: strengths and modifiers (N-7.01).
pub fn difference(board: &Board, attackers: impl Iterator<Item = PieceId> + Clone, target: PieceId) -> i32 {
    let modifiers = CombatModifiers::of(board, attackers.clone(), target);
    let strength: i32 = attackers.map(|id| board.unit(id).strength()).sum();
    strength + modifiers.of_attackers() - board.unit(target).strength() - modifiers.of_target()
}
