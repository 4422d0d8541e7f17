//! Hourds where the built-in scenarios have none: at towers, between walls of two levels, with javelins, slings and long bows, and a
//! scaffold before crenels.
use std::path::Path;
use std::process::Command;

//
#[test]
fn with_other_arms_and_other_walls_the_rules_of_hourds_hold() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures/hourds");
    let run = Command::new(env!("CARGO_BIN_EXE_mesnie"))
        .args(["--lang", "en", "--rules"])
        .args([&folder.join("rules")])
        .arg("script")
        .arg(folder.join("scripts"))
        .output()
        .expect("the program runs");
    let told = String::from_utf8_lossy(&run.stdout) + String::from_utf8_lossy(&run.stderr);
    assert!(run.status.success() && told.contains("31 passed, 0 failed"), "{told}");
}
