//! Pages for designers of rules, by their labels.
mod comparison;
mod inspector;
mod rosters;
mod rules;
