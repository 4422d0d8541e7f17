//! The command line; without a command, the window.
use std::process::ExitCode;

fn main() -> ExitCode {
    mesnie::cli::run(std::env::args_os())
}
