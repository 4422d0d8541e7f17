//! Pages for designers of rules, and the page for a new match, by their labels.
mod comparison;
mod first_minute;
mod inspector;
mod rosters;
mod rules;
