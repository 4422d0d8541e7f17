//! Pages for designers of rules, and the page for a new match, by their labels.
mod comparison;
mod first_minute;
mod inspector;
mod new_match;
mod rosters;
mod rules;
