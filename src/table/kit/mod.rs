//! Parts that several games are built from: maps, lines, decks, purses, counters, auctions, ballots, contests, deals, works.
pub mod area_map;
pub mod auctions;
pub mod ballots;
pub mod contests;
pub mod counters;
pub mod deals;
pub mod decks;
pub mod hex_map;
pub mod lines;
pub mod piece_set;
pub mod purses;
pub mod works;
