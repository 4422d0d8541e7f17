//! Pages that open over the table.
pub mod comparison;
mod comparison_chart;
pub mod comparison_trial;
pub mod dice_stats;
pub mod game_choice;
pub mod inspector;
pub mod keys;
pub mod match_file;
pub mod reference;
pub mod rosters;
pub mod rule_tables;
pub mod rules;
pub mod saves;
pub mod settings;
pub mod summary;
