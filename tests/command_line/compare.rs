//! `mesnie simulate --compare`: the same matches with two sets of rule data.
use super::example::{BROKEN, SHORTER, VERB};
use super::*;

const BATCH: &[&str] = &["--games", "60", "--seats", "random", "--seed", "5"];

fn compare(dir: &Path, game: &Listed, args: &[&str]) -> Value {
    let output = mesnie(dir, &game.call("simulate", &[BATCH, &["--compare", "mine", "--json"], args].concat()));
    exits(&output, 0);
    json(&output)
}

fn measure<'v>(all: &'v Value, kind: &str, name: &str) -> &'v Value {
    let found = all["measures"].as_array().unwrap().iter().find(|m| m["kind"] == kind && m["name"] == name);
    found.unwrap_or_else(|| panic!("{kind} {name} in {all}"))
}

fn mean(measure: &Value, side: &str) -> f64 {
    let (mean, low, high) = (&measure[side]["mean"], &measure[side]["low"], &measure[side]["high"]);
    assert!(low.as_f64() <= mean.as_f64() && mean.as_f64() <= high.as_f64(), "{measure}");
    mean.as_f64().unwrap()
}

#[test]
fn the_same_rules_are_told_to_be_the_same() {
    let dir = folder();
    copy_rules(&dir.path().join("mine"));
    for game in every_game() {
        let same = compare(dir.path(), &game, &[]);
        assert_eq!((same["pairs"].as_u64(), &same["failed"]), (Some(60), &serde_json::json!([0, 0])));
        assert_eq!(same["beyond_chance"].as_array().unwrap().len(), 0);
        assert!(same["measures"].as_array().unwrap().len() > 15);
        for measure in same["measures"].as_array().unwrap() {
            assert_eq!((&measure["usual"], mean(measure, "change")), (&measure["own"], 0.0));
        }
        let told = mesnie(dir.path(), &game.call("simulate", &[BATCH, &["--compare", "mine"]].concat()));
        exits(&told, 0);
        assert!(out(&told).contains("Nothing has changed beyond chance."), "{}", out(&told));
    }
}

#[test]
fn what_a_designer_has_changed_is_told_with_its_interval() {
    let dir = folder();
    let mine = dir.path().join("mine");
    copy_rules(&mine);
    edit(&mine, SHORTER);
    let game = example();
    let shorter = compare(dir.path(), &game, &["--threads", "1"]);
    assert_eq!(shorter, compare(dir.path(), &game, &["--threads", "3"]), "the same on any number of threads");
    // The first side is what a batch alone reports.
    let alone = json(&mesnie(dir.path(), &game.call("simulate", &[BATCH, &["--json"]].concat())));
    let orders = measure(&shorter, "orders", "");
    assert!((mean(orders, "usual") - alone["orders_per_match"]["mean"].as_f64().unwrap()).abs() < 1e-9);
    assert!(mean(orders, "change") < 0.0 && orders["change"]["high"].as_f64().unwrap() < 0.0);
    let change = mean(orders, "own") - mean(orders, "usual");
    assert!((change - mean(orders, "change")).abs() < 1e-9);
    let seats = game.0["seats"].as_array().unwrap().iter().map(|seat| seat.as_str().unwrap());
    let wins: f64 = seats.map(|seat| mean(measure(&shorter, "seat", seat), "usual")).sum();
    assert!((wins + mean(measure(&shorter, "draws", ""), "usual") - 1.0).abs() < 1e-9);
    let changed = shorter["beyond_chance"].as_array().unwrap();
    assert!(changed.contains(orders) && changed.iter().any(|m| m["kind"] == "verb"), "{changed:#?}");
    assert!(measure(&shorter, "figure", "turns")["beyond_chance"].as_bool().unwrap());

    let english = out(&mesnie(dir.path(), &game.call("simulate", &[BATCH, &["--compare", "mine"]].concat())));
    assert!(
        english.contains("60 matches with the same seeds") && english.contains("Changed beyond chance:"),
        "{english}"
    );
    assert!(english.lines().any(|line| line.contains(VERB) && line.contains("[")), "{english}");
    let french =
        out(&mesnie(dir.path(), &game.call("simulate", &[BATCH, &["--compare", "mine", "--lang=fr"]].concat())));
    assert!(french.contains("A changé au-delà du hasard"), "{french}");
}

#[test]
fn rules_that_cannot_be_played_are_not_compared() {
    let (dir, game) = (folder(), example());
    exits(&mesnie(dir.path(), &game.call("simulate", &[BATCH, &["--compare", "nowhere"]].concat())), 2);
    exits(&mesnie(dir.path(), &game.call("simulate", &[BATCH, &["--compare", ".", "--csv", "x.csv"]].concat())), 2);
    let mine = dir.path().join("mine");
    copy_rules(&mine);
    edit(&mine, BROKEN);
    let output = mesnie(dir.path(), &game.call("simulate", &[BATCH, &["--compare", "mine"]].concat()));
    exits(&output, 1);
    assert!(err(&output).contains(BROKEN.0), "{}", err(&output));
}
