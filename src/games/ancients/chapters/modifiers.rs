//! What modules add to the totals of a combat beside strengths and dice. Each modifier counts once a combat, whatever the number of
//! units, and those of a side add up (N-7.15).
use crate::games::ancients::board::Board;
use crate::games::ancients::data::files::{Module, UpgradeEffect};
use crate::games::ancients::map::Terrain;
use crate::games::ancients::state::{AttackKind, Command, Fight, FightSide};
use crate::table::prelude::{PieceId, Place};
use smallvec::SmallVec;

/// How an attack has come about, as far as modules make a difference of it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Manner {
    /// A general has ordered it (N-12.04).
    pub assault: bool,
    /// The hexes from which lead and support have come by exactly one step of this order (N-13.01).
    pub one_hex_from: [Option<Place>; 2],
    /// Whether lead and support have gone two hexes in this order (N-21.05).
    pub two_hexes: [bool; 2],
    /// Javelins of one or both have been declared: twice count once (N-21.09).
    pub javelins: bool,
    /// The wedge of the lead has been declared for a double attack (N-21.09).
    pub wedge: bool,
    /// The lead has appeared from an ambush, and attacks on the spot (N-18.06).
    pub surprise: bool,
}

impl Manner {
    /// That of the attack under way. Only the attack that the order named is an assault or has impact, neither a second challenge nor
    /// a pursuit attack (N-13.09). What was declared serves a second challenge, too, but no pursuit attack (N-21.09).
    pub fn of(fight: &Fight, command: &Command) -> Self {
        match fight.attack {
            AttackKind::Ordered => Self::ordered(command, fight.lead, fight.support),
            AttackKind::SecondChallenge => Self::of_second_challenge(command, fight.lead),
            AttackKind::Pursuit => Self::default(),
        }
    }

    /// That of a second challenge, which the lead makes alone: only what it declared for the order serves it, too.
    pub fn of_second_challenge(command: &Command, lead: PieceId) -> Self {
        Self { javelins: Self::ordered(command, lead, None).javelins, ..Self::default() }
    }

    /// That of an attack that the order under way names.
    pub fn ordered(command: &Command, lead: PieceId, support: Option<PieceId>) -> Self {
        let from = |unit: PieceId| command.one_hex.iter().find(|(id, _)| *id == unit).map(|(_, from)| *from);
        Self {
            assault: command.assault_by.is_some() && support.is_some(),
            one_hex_from: [from(lead), support.and_then(from)],
            two_hexes: [Some(lead), support].map(|id| id.is_some_and(|id| command.two_hexes.contains(&id))),
            javelins: command.javelins.iter().any(|id| *id == lead || Some(*id) == support),
            wedge: command.wedge == Some(lead) && support.is_some(),
            surprise: command.surprise && command.ambusher == Some(lead) && support.is_none(),
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
    /// The target is surprised (N-18.06).
    pub surprise: i32,
    /// Chariots have come by two hexes (N-21.05).
    pub charge: i32,
    /// Javelins (N-21.09).
    pub javelins: i32,
    /// A wedge (N-21.09).
    pub wedge: i32,
    /// What the attackers have against the target's long spears (N-21.08), and against elephants.
    pub attackers_before: MountedModifiers,
    /// What the target has against those of the attackers.
    pub target_before: MountedModifiers,
}

/// What a side with a mounted unit has against some enemies; two modifiers if both are there (N-21.08).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct MountedModifiers {
    pub long_spears: i32,
    pub elephants: i32,
}

impl MountedModifiers {
    /// What `side` has in a combat against `enemies`.
    fn of(board: &Board, side: &[PieceId], enemies: &[PieceId]) -> Self {
        if !side.iter().any(|id| board.unit(*id).mounted) {
            return Self::default();
        }
        let spears = enemies.iter().any(|id| board.unit(*id).effects.has(UpgradeEffect::LongSpears));
        let elephants = |id: &PieceId| board.rules.pool[board.unit(*id).kind as usize].elephants.as_ref();
        Self {
            long_spears: if spears { board.rules.data.combat.long_spears } else { 0 },
            elephants: enemies.iter().filter_map(elephants).map(|e| e.against_mounted).min().unwrap_or(0),
        }
    }
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
            && board.serves(aim.side, Module::RampartDefence)
            && board.map.terrain(aim.at) == Terrain::Rampart(aim.side)
            && attackers.clone().all(|id| board.map.base(board.unit(id).at) != Some(aim.side));
        let height = |id: PieceId| board.ground(board.unit(id).at).map_or(0, |ground| ground.height);
        let [mut attackers_height, mut target_height, mut stakes] = [0; 3];
        if board.rough {
            let (lowest, highest) = (attackers.clone().map(height).min(), attackers.clone().map(height).max());
            match (lowest.unwrap_or(0), highest.unwrap_or(0), height(target)) {
                (lowest, _, 0) => attackers_height = lowest,
                (_, 0, target) => target_height = target,
                _ => {}
            }
            if board.field.active_stakes(aim.at).is_some_and(|stakes| stakes.side == aim.side) {
                stakes = rules.data.terrain.stakes.attack;
            }
        }
        let mut ext2 = Self::default();
        if rules.switches.modules.ext2 {
            ext2 = Self::of_extension(board, attackers, target, manner);
        }
        Self {
            attackers_height,
            target_height,
            stakes,
            rampart_defence: if defends { rules.data.combat.rampart_defence } else { 0 },
            surprise: if manner.surprise { rules.data.terrain.ambush.surprise } else { 0 },
            assault: if manner.assault { rules.data.combat.assault } else { 0 },
            ..ext2
        }
    }
    /// Those of extension II.
    fn of_extension(
        board: &Board,
        attackers: impl Iterator<Item = PieceId> + Clone,
        target: PieceId,
        manner: &Manner,
    ) -> Self {
        let all: SmallVec<[PieceId; 2]> = attackers.collect();
        let data = &board.rules.data.combat;
        let charge = |(id, far): (&PieceId, bool)| {
            let chariots = board.rules.pool[board.unit(*id).kind as usize].chariots.as_ref();
            chariots.filter(|_| far).map(|chariots| chariots.charge)
        };
        Self {
            charge: all.iter().zip(manner.two_hexes).filter_map(charge).max().unwrap_or(0),
            javelins: if manner.javelins { data.javelins } else { 0 },
            wedge: if manner.wedge { data.wedge } else { 0 },
            attackers_before: MountedModifiers::of(board, &all, &[target]),
            target_before: MountedModifiers::of(board, &[target], &all),
            ..Self::default()
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
        use FightSide::{Attackers, Target};
        let modifier = |event, name, rule, side, value| CombatModifier { event, name, value, side, rule };
        let all = [
            modifier("ancients-log-assault-bonus", "ancients-view-assault-bonus", "N-12.05", Attackers, self.assault),
            modifier("ancients-log-height", "ancients-view-height", "N-17.16", Attackers, self.attackers_height),
            modifier("ancients-log-stakes-defend", "ancients-view-stakes", "N-17.07", Attackers, self.stakes),
            modifier("ancients-log-charge", "ancients-view-charge", "N-21.05", Attackers, self.charge),
            modifier("ancients-log-javelins", "ancients-view-javelins", "N-21.09", Attackers, self.javelins),
            modifier("ancients-log-wedge", "ancients-view-wedge", "N-21.09", Attackers, self.wedge),
            modifier(
                "ancients-log-long-spears",
                "ancients-view-long-spears",
                "N-21.08",
                Attackers,
                self.attackers_before.long_spears,
            ),
            modifier(
                "ancients-log-before-elephants",
                "ancients-view-before-elephants",
                "N-21.08",
                Attackers,
                self.attackers_before.elephants,
            ),
            modifier("ancients-log-surprise", "ancients-view-surprise", "N-18.06", Target, self.surprise),
            modifier("ancients-log-height", "ancients-view-height", "N-17.16", Target, self.target_height),
            modifier(
                "ancients-log-rampart-defence",
                "ancients-view-rampart-defence",
                "N-19.01",
                Target,
                self.rampart_defence,
            ),
            modifier(
                "ancients-log-long-spears",
                "ancients-view-long-spears",
                "N-21.08",
                Target,
                self.target_before.long_spears,
            ),
            modifier(
                "ancients-log-before-elephants",
                "ancients-view-before-elephants",
                "N-21.08",
                Target,
                self.target_before.elephants,
            ),
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
