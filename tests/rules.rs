//! All tests that need no window: the table with a toy game, every game, saves, rule data, words, the command line.
mod architecture;
mod command_line;
mod common;
mod data;
mod games;
mod parts;
mod recorded_matches;
mod saves;
mod table;
mod texts;
