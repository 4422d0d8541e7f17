//! What an expansion changes in the course of a battle that is forecast: what is shot before the first round, dice that
//! are thrown again, and what troops lose.
use crate::games::fief::chapters::battle::forecast::hosts::Host;
use crate::games::fief::rules::Rules;
use crate::table::prelude::PieceId;
use bevy::prelude::Resource;
use std::any::Any;
use std::sync::Arc;

/// A chance of 1 while chances are worked out.
pub const WHOLE: u64 = 1 << 31;

/// A lord of the attackers at whom the besieged aim before the first round: in which front and party he fights.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Aim {
    pub lord: PieceId,
    pub front: usize,
    pub party: usize,
    /// Whether it is the d'Arc woman.
    pub darc: bool,
}

/// What is still to come before the first round.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Shots {
    /// It is still to come.
    pub ahead: bool,
    /// Dice of the attackers and of the defenders that have been thrown for it, from 1; 0 before they are thrown.
    pub dice: [i32; 2],
    pub aim: Option<Aim>,
}

/// One way in which what comes before the first round can end.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Opening {
    /// How likely it is, of [`WHOLE`].
    pub chance: u64,
    /// Points that one of the fronts of the attackers loses, and the defenders.
    pub on_attackers: (usize, u16),
    pub on_defenders: u16,
    /// The lord aimed at has fallen.
    pub slain: Option<Aim>,
}

/// How a battle goes, as far as an expansion changes it; by itself as in the rules of the box.
pub trait Course: Any + Send + Sync {
    /// Whether battles go just as with this one.
    fn is_same(&self, other: &dyn Course) -> bool;
    /// What comes before the first round, in all the ways in which it can end.
    fn openings(&self, _: &Rules, _attackers: &[Host], _defenders: &Host, _: &Shots) -> Vec<Opening> {
        vec![Opening { chance: WHOLE, ..Opening::default() }]
    }
    /// How many dice of its own a front may throw again in a round.
    fn dice_again(&self, _: &Host) -> u32 {
        0
    }
    /// Whether the worst of its dice, which shows this face, is thrown again.
    fn is_thrown_again(&self, _face: i32) -> bool {
        false
    }
    /// A front loses so many points.
    fn suffer(&self, rules: &Rules, host: &mut Host, points: u16) {
        for (party, points) in host.shares(rules, points) {
            host.parties[party].lose(rules, points);
        }
    }
    /// A lord of this party falls to an aim before the first round.
    fn slay(&self, _: &Rules, host: &mut Host, aim: Aim) {
        let party = &mut host.parties[aim.party];
        party.lords = party.lords.saturating_sub(1);
        party.darc &= !aim.darc;
    }
}

/// How battles go in the match under way.
#[derive(Resource, Clone)]
pub struct BattleCourse(pub Arc<dyn Course>);
impl Default for BattleCourse {
    fn default() -> Self {
        Self(Arc::new(OfTheBox))
    }
}

/// The rules of the box.
pub struct OfTheBox;
impl Course for OfTheBox {
    fn is_same(&self, other: &dyn Course) -> bool {
        (other as &dyn Any).is::<Self>()
    }
}
