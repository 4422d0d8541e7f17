//! The command line: what runs without a window. Each job is a file or folder of its own.
mod advise;
mod arguments;
mod check;
mod command_line;
mod compare;
mod console;
mod help;
mod list;
mod record;
mod replay;
pub mod report;
mod roster;
mod rules;
mod script;
pub mod simulate;

pub use command_line::{declaration, run};
