//! Single parts of the table, of the games and of the command line, each by itself.
mod batches;
mod bearings;
mod comparison;
mod games;
mod help;
mod kit;
mod limits;
mod names;
mod prompt;
mod rosters;
mod saves;
