//! Parts that several games are built from: maps, decks, purses, counters, auctions, ballots, deals.
pub mod area_map;
pub mod auctions;
pub mod ballots;
pub mod counters;
pub mod deals;
pub mod decks;
pub mod hex_map;
pub mod purses;
