//! The parts of games that the table has for all of them.
mod area_map;
mod auctions;
mod ballots;
mod counters;
mod deals;
mod decks;
mod hex_map;
mod lines;
mod piece_set;
mod purses;
mod works;
