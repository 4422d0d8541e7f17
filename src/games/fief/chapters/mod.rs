//! The rules of Fief, a file or folder for each subject of the rule book. `names` and `default_answers` serve all of
//! them.
pub mod battle;
pub mod bishopric_sale;
pub mod blue_cards;
pub mod cards;
pub mod default_answers;
pub mod election;
pub mod fiefs;
pub mod guards;
pub mod marriage;
pub mod moves;
pub mod names;
pub mod negotiations;
pub mod plague;
pub mod prisoners;
pub mod purchases;
pub mod ransom;
pub mod red_cards;
pub mod revenue;
pub mod revolt;
pub mod setup;
pub mod succession;
pub mod turn;
pub mod victory;
