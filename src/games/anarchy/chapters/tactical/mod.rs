//! A battle, from deployment to victory.
pub mod advance;
pub mod capture;
pub mod combat;
pub mod deployment;
pub mod harm;
pub mod horses;
pub mod movement;
pub mod paths;
pub mod retreat;
pub mod setup;
pub mod shooting;
pub mod sight;
pub mod turn;
pub mod victory;
