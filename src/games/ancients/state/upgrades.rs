//! What was bought for units.
use super::{Ambush, owner_of};
use crate::games::ancients::rules::EffectSet;
use crate::table::prelude::{Names, PieceId, Seat, Target};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// What the units bear that was bought for them (N-1.17), by unit, each that bears something once. The other side sees it from the
/// reveal on (N-21.11).
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Upgrades {
    borne: Vec<(PieceId, EffectSet)>,
    pub revealed: bool,
}

impl Upgrades {
    /// What a unit bears.
    pub fn of(&self, unit: PieceId) -> EffectSet {
        self.borne.iter().find(|(id, _)| *id == unit).map_or(EffectSet::default(), |(_, effects)| *effects)
    }
    /// Gives a unit these upgrades in place of those that it has.
    pub fn set(&mut self, unit: PieceId, effects: EffectSet) {
        self.borne.retain(|(id, _)| *id != unit);
        if !effects.is_empty() {
            let at = self.borne.partition_point(|(id, _)| *id < unit);
            self.borne.insert(at, (unit, effects));
        }
    }
    /// Every unit that bears something.
    pub fn all(&self) -> &[(PieceId, EffectSet)] {
        &self.borne
    }
}

impl Upgrades {
    /// As a viewer may see it; null: nothing. What lies in ambush is unknown to the other side with what it bears (N-18.22).
    pub fn show(&self, names: &Names, viewer: Option<Seat>, ambush: &Ambush) -> Value {
        let open = |unit: PieceId| self.revealed && (ambush.over || !ambush.hides(unit));
        let sees = |unit: PieceId| open(unit) || viewer.is_none_or(|viewer| viewer == owner_of(unit));
        let seen = self.borne.iter().filter(|(unit, _)| sees(*unit));
        let all: serde_json::Map<_, _> =
            seen.map(|(unit, effects)| (names.label(Target::Piece(*unit)), effects.words().into())).collect();
        if all.is_empty() { Value::Null } else { all.into() }
    }
}
