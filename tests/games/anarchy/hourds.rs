//! Hourds where the built-in scenarios have none: at towers, between walls of two levels, with javelins, slings and long bows, and a
//! scaffold before crenels.
use std::fs;
use std::path::Path;
use std::process::Command;

/// What of the built-in rule data is otherwise: file, text, and what stands there instead.
const OTHERWISE: [(&str, &str, &str); 8] = [
    ("classes.ron", "weapons: [Tool]", "weapons: [Javelin]"),
    ("classes.ron", "weapons: [Spear, Axe], points: 9", "weapons: [Spear, Sling], points: 9"),
    ("scenarios/sc08.ron", "[(10, 16), (11, 16)]", "[(10, 16), (11, 16), (12, 16)], [(13, 16)]"),
    (
        "scenarios/sc08.ron",
        "(class: \"archer\", count: 2),",
        "(class: \"archer\", count: 2), (class: \"welsh_spearman\", count: 2), (class: \"welsh_archer\", count: 2),
            (class: \"engineer\", count: 1),
            (class: \"staff_slinger\", count: 1), (class: \"light_infantry\", count: 2),",
    ),
    (
        "scenarios/sc08.ron",
        "(class: \"archer\", count: 4),",
        "(class: \"archer\", count: 4), (class: \"peasant\", count: 2), (class: \"staff_slinger\", count: 1),
            (class: \"light_infantry\", count: 2), (class: \"crossbowman\", count: 1),",
    ),
    (
        "scenarios/sc08.ron",
        "arrival: Deploys([Area(\"inside\")]),",
        "arrival: Deploys([Area(\"inside\")]), ballistae: (count: 1),",
    ),
    // A scaffold at the level of the ramparts, beside one of them.
    ("terrain.ron", "(terrain: Scaffold, char: 'H', foot: 1, attack: -1, defence: 1, level: 2)", SCAFFOLD),
    ("maps/norman_castle.ron", "......DToooSoooooSooooTD....", "......DToHoSoooooSooooTD...."),
];
const SCAFFOLD: &str = "(terrain: Scaffold, char: 'H', foot: 1, attack: -1, defence: 1, level: 4)";

//
#[test]
fn with_other_arms_and_other_walls_the_rules_of_hourds_hold() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let rules = tempfile::tempdir().expect("a folder");
    for (file, from, to) in OTHERWISE {
        let changed = rules.path().join("anarchy").join(file);
        let built_in = root.join("rules/anarchy").join(file);
        let text = fs::read_to_string(if changed.exists() { &changed } else { &built_in }).expect("rule data");
        assert_eq!(text.matches(from).count(), 1, "{file}: {from}");
        fs::create_dir_all(changed.parent().expect("a folder")).expect("a folder");
        fs::write(&changed, text.replace(from, to)).expect("changed rule data");
    }
    let run = Command::new(env!("CARGO_BIN_EXE_mesnie"))
        .args(["--lang", "en", "--rules"])
        .arg(rules.path())
        .arg("script")
        .arg(root.join("tests/fixtures/hourds"))
        .output()
        .expect("the program runs");
    let told = String::from_utf8_lossy(&run.stdout) + String::from_utf8_lossy(&run.stderr);
    assert!(run.status.success() && told.contains("33 passed, 0 failed"), "{told}");
}
