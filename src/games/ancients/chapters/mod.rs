//! The chapters of the rule book, a file each.
pub mod army;
pub mod attack;
pub mod cards;
pub mod combat;
pub mod deployment;
pub mod general;
pub mod modifiers;
pub mod movement;
pub mod pursuit;
pub mod retreat;
pub mod setup;
pub mod shock;
pub mod shooting;
pub mod terrain;
pub mod turn;
pub mod victory;
