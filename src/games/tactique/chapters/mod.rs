//! The chapters of the rule book, a file each.
pub mod archers;
pub mod bearing;
pub mod bombards;
pub mod forecast;
pub mod guard;
pub mod hooks;
pub mod loss_choice;
pub mod losses;
pub mod marches;
pub mod mercenaries;
pub mod plague;
