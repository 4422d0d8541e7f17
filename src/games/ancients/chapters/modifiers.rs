//! What modules add to the totals of a combat beside strengths and dice. Each modifier counts once a combat, whatever the number of
//! units, and those of a side add up (N-7.15).
use crate::games::ancients::board::Board;
use crate::games::ancients::data::files::UpgradeEffect;
use crate::games::ancients::map::Terrain;
use crate::games::ancients::state::{AttackKind, Command, Fight, FightSide};
use crate::table::prelude::{PieceId, Place};

/// How an attack has come about, as far as modules make a difference of it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Manner {
    /// A general has ordered it (N-12.04).
    pub assault: bool,
    /// The hexes from which lead and support have come by exactly one step of this order (N-13.01).
    pub one_hex_from: [Option<Place>; 2],
}

impl Manner {
    /// That of the attack under way. Only the attack that the order named is an assault or has impact, neither a second challenge nor
    /// a pursuit attack (N-13.09).
    pub fn of(fight: &Fight, command: &Command) -> Self {
        match fight.attack {
            AttackKind::Ordered => Self::ordered(command, fight.lead, fight.support),
            AttackKind::SecondChallenge | AttackKind::Pursuit => Self::default(),
        }
    }

    /// That of an attack that the order under way names.
    pub fn ordered(command: &Command, lead: PieceId, support: Option<PieceId>) -> Self {
        let from = |unit: PieceId| command.one_hex.iter().find(|(id, _)| *id == unit).map(|(_, from)| *from);
        Self {
            assault: command.assault_by.is_some() && support.is_some(),
            one_hex_from: [from(lead), support.and_then(from)],
        }
    }
}

/// The modifiers of a combat between units that stand where they fight.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct CombatModifiers {
    /// The target defends a rampart of its own camp (N-19.01).
    pub rampart_defence: i32,
    /// A general has ordered the attack (N-12.05).
    pub assault: i32,
    /// All attackers stand on a hill, and the target does not (N-17.16).
    pub attackers_height: i32,
    /// The target stands on a hill, and no attacker does (N-17.16).
    pub target_height: i32,
    /// The target stands on active stakes of its side (N-17.07).
    pub stakes: i32,
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
    /// A unit on a rampart hex of its own camp has one if every attacker stands outside that camp (N-19.01, N-19.05); the attackers of
    /// an assault have one (N-12.05). Terrain is read where the units stand (N-17.24): a side on hills alone has one (N-17.16); active
    /// stakes serve against every attack on their owner's unit, and in nothing else (N-17.26).
    pub fn of(
        board: &Board,
        attackers: impl Iterator<Item = PieceId> + Clone,
        target: PieceId,
        manner: &Manner,
    ) -> Self {
        let rules = board.rules;
        let aim = board.unit(target);
        let defends = rules.switches.modules.rampart_defence
            && board.map.terrain(aim.at) == Terrain::Rampart(aim.side)
            && attackers.clone().all(|id| board.map.base(board.unit(id).at) != Some(aim.side));
        let height = |id: PieceId| board.ground(board.unit(id).at).map_or(0, |ground| ground.height);
        let [mut attackers_height, mut target_height, mut stakes] = [0; 3];
        if board.rough {
            let (lowest, highest) = (attackers.clone().map(height).min(), attackers.map(height).max());
            match (lowest.unwrap_or(0), highest.unwrap_or(0), height(target)) {
                (lowest, _, 0) => attackers_height = lowest,
                (_, 0, target) => target_height = target,
                _ => {}
            }
            if board.field.active_stakes(aim.at).is_some_and(|stakes| stakes.side == aim.side) {
                stakes = rules.data.terrain.stakes.attack;
            }
        }
        Self {
            attackers_height,
            target_height,
            stakes,
            rampart_defence: if defends { rules.data.combat.rampart_defence } else { 0 },
            assault: if manner.assault { rules.data.combat.assault } else { 0 },
        }
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
        let all = [
            CombatModifier {
                event: "ancients-log-assault-bonus",
                name: "ancients-view-assault-bonus",
                value: self.assault,
                side: FightSide::Attackers,
                rule: "N-12.05",
            },
            CombatModifier {
                event: "ancients-log-height",
                name: "ancients-view-height",
                value: self.attackers_height,
                side: FightSide::Attackers,
                rule: "N-17.16",
            },
            CombatModifier {
                event: "ancients-log-stakes-defend",
                name: "ancients-view-stakes",
                value: self.stakes,
                side: FightSide::Attackers,
                rule: "N-17.07",
            },
            CombatModifier {
                event: "ancients-log-height",
                name: "ancients-view-height",
                value: self.target_height,
                side: FightSide::Target,
                rule: "N-17.16",
            },
            CombatModifier {
                event: "ancients-log-rampart-defence",
                name: "ancients-view-rampart-defence",
                value: self.rampart_defence,
                side: FightSide::Target,
                rule: "N-19.01",
            },
        ];
        all.into_iter().filter(|modifier| modifier.value != 0)
    }
}

/// Attackers' total less the target's, before the dice: strengths and modifiers (N-7.01).
pub fn difference(
    board: &Board,
    attackers: impl Iterator<Item = PieceId> + Clone,
    target: PieceId,
    manner: &Manner,
) -> i32 {
    let modifiers = CombatModifiers::of(board, attackers.clone(), target, manner);
    let strength: i32 = attackers.map(|id| board.unit(id).strength()).sum();
    strength + modifiers.of_attackers() - board.unit(target).strength() - modifiers.of_target()
}

/// Whether the attackers win a tie by 1: one of them has tie victory (N-13.06), which serves its partner, too (N-13.14).
pub fn win_ties(board: &Board, mut attackers: impl Iterator<Item = PieceId>) -> bool {
    attackers.any(|id| board.unit(id).effects.has(UpgradeEffect::TieVictory))
}
