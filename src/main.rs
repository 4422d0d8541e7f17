//! The command line; without a command, the window.
#![forbid(unsafe_code)]
use std::process::ExitCode;

fn main() -> ExitCode {
    mesnie::cli::run(std::env::args_os())
}
