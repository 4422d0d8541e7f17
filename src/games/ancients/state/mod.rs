//! The state of a match: what the pieces have beside the table's own components, and the resources of a battle.
mod battle_progress;
mod decks;
mod order;
mod routed;
mod setup;
mod units;

pub use battle_progress::BattleProgress;
pub use decks::FaceDecks;
pub use order::{AttackKind, Fight, FightSide, OrderUnderway};
pub use routed::{Routed, RoutedUnit};
pub use setup::ArmySetup;
pub use units::{Fate, NoBurn};
