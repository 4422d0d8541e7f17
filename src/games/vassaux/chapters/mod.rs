//! The rules, chapter by chapter.
pub mod attack;
pub mod charge;
pub mod cohesion;
pub mod command;
pub mod contests;
pub mod deployment;
pub mod formation;
pub mod magic;
pub mod melee;
pub mod movement;
pub mod orders;
pub mod outcome;
pub mod reaction;
pub mod removal;
pub mod resolution;
pub mod scenarios;
pub mod shooting;
