//! The command line; without a command, the window.
use std::process::ExitCode;

fn main() -> ExitCode {
    mesnie::jobs::run(std::env::args_os())
}
