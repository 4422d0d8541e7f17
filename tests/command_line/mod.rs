//! The program as it is called from a shell: exit codes, JSON, did-you-mean, both languages, real rule data.
mod compare;
mod replay;
mod rules;
mod scripts;
mod simulate;
mod usage;

use serde_json::Value;
use std::fs;
use std::path::Path;
use std::process::{Command, Output};

/// Runs `mesnie` in a folder, in English.
fn mesnie(folder: &Path, args: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_mesnie"));
    command.current_dir(folder).args(["--lang", "en"]).args(args).env("MESNIE_SAVES", folder.join("saves"));
    command.output().unwrap()
}

fn out(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).unwrap()
}

fn err(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).unwrap()
}

#[track_caller]
fn exits(output: &Output, code: i32) {
    assert_eq!(output.status.code(), Some(code), "{}\n{}", out(output), err(output));
}

#[track_caller]
fn json(output: &Output) -> Value {
    serde_json::from_slice(&output.stdout).unwrap_or_else(|error| panic!("{error}: {}{}", out(output), err(output)))
}

fn folder() -> tempfile::TempDir {
    tempfile::tempdir().unwrap()
}

fn copy_rules(to: &Path) {
    fn copy(from: &Path, to: &Path) {
        fs::create_dir_all(to).unwrap();
        for entry in fs::read_dir(from).unwrap().map(Result::unwrap) {
            let target = to.join(entry.file_name());
            if entry.path().is_dir() { copy(&entry.path(), &target) } else { drop(fs::copy(entry.path(), target)) }
        }
    }
    copy(Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/rules")), to);
}
