//! The state of a match: what the pieces have beside the table's own components, and the resources of a battle.
mod ambush;
mod battle_progress;
mod cards;
mod command;
mod decks;
mod field;
mod modules;
mod order;
mod routed;
mod setup;
mod units;
mod upgrades;

pub use ambush::{Ambush, AmbushToken};
pub use battle_progress::BattleProgress;
pub use cards::{Cards, HeldCard};
pub use command::Command;
pub use decks::FaceDecks;
pub use field::{Field, Stakes};
pub use modules::ModuleState;
pub use order::{AttackKind, Fight, FightSide, OrderUnderway};
pub use routed::{Routed, RoutedUnit};
pub use setup::ArmySetup;
pub use units::{Fate, NoBurn, owner_of};
pub use upgrades::Upgrades;
