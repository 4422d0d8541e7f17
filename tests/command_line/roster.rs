//! Lists of players: by name, from a file, as a sheet.
use super::*;

/// A game with lists, as the list of them names it, and the names of its lists.
fn listed(folder: &Path) -> (String, Vec<String>) {
    let all = mesnie(folder, &["roster", "--list"]);
    exits(&all, 0);
    let text = out(&all);
    let game = text.lines().next().unwrap().split(':').next().unwrap().to_owned();
    let lists = text.lines().skip(1).map_while(|line| line.strip_prefix("  ")?.split_whitespace().next());
    (game, lists.map(str::to_owned).collect())
}

#[test]
fn lists_of_the_program_are_shown_and_printed() {
    let dir = folder();
    let (_, lists) = listed(dir.path());
    assert!(lists.len() > 5, "{lists:?}");
    for list in &lists {
        let shown = mesnie(dir.path(), &["roster", list]);
        exits(&shown, 0);
        assert!(out(&shown).contains("Total") && !out(&shown).contains("Not allowed"), "{}", out(&shown));
        exits(&mesnie(dir.path(), &["roster", list, "--html", "sheet.html", "--lang", "fr"]), 0);
        let page = fs::read_to_string(dir.path().join("sheet.html")).unwrap();
        assert!(page.contains("<html lang=\"fr\">") && page.ends_with("</html>\n"));
    }
    let near = format!("{}x", lists[0]);
    let unknown = mesnie(dir.path(), &["roster", &near]);
    exits(&unknown, 2);
    assert!(err(&unknown).contains(&format!("did you mean {}?", lists[0])), "{}", err(&unknown));
    exits(&mesnie(dir.path(), &["roster"]), 2);
    let without = every_game().into_iter().find(|game| game.id() == example::GAME).unwrap();
    exits(&mesnie(dir.path(), &["roster", "--list", "--game", without.id()]), 2);
    let nowhere = mesnie(dir.path(), &["roster", &lists[0], "--html", "."]);
    exits(&nowhere, 1);
    assert!(err(&nowhere).contains("could not be written"), "{}", err(&nowhere));
}

#[test]
fn faults_and_broken_files_of_a_player_are_told() {
    let dir = folder();
    let (game, lists) = listed(dir.path());
    let own = dir.path().join("saves/rosters").join(&game);
    fs::create_dir_all(&own).unwrap();
    // Without its lord a list is refused; the line of the lord is the one with points in brackets.
    let shipped = fs::read_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/rules")).unwrap();
    let file = shipped
        .flatten()
        .map(|entry| entry.path().join("armies").join(format!("{}.ron", lists[0])))
        .find(|path| path.is_file())
        .expect("the file of the list");
    let text = fs::read_to_string(file).unwrap();
    let lords = text.lines().find(|line| line.trim_start().starts_with("lords: [")).unwrap();
    let headless = text.replace(lords, "    lords: [],");
    fs::write(own.join("Mine.ron"), &headless).unwrap();
    let shown = mesnie(dir.path(), &["roster", "Mine"]);
    exits(&shown, 1);
    let line = 1 + text.lines().position(|line| line == lords).unwrap();
    assert!(out(&shown).contains(&format!("Line {line}. Not allowed: ")), "{}", out(&shown));
    exits(&mesnie(dir.path(), &["roster", "own_mine", "--html", "mine.html"]), 1);
    assert!(fs::read_to_string(dir.path().join("mine.html")).unwrap().contains("class=\"wrong\""));
    // A file anywhere, and a broken one with its line.
    fs::write(dir.path().join("there.ron"), &text).unwrap();
    exits(&mesnie(dir.path(), &["roster", "there.ron"]), 0);
    fs::write(own.join("broken.ron"), text.replace("units:", "unts:")).unwrap();
    for args in [["roster", "broken"], ["roster", "--list"]] {
        let told = mesnie(dir.path(), &args);
        exits(&told, 1);
        assert!(err(&told).contains("broken.ron:") && err(&told).contains("did you mean `units`?"), "{}", err(&told));
    }
    // A sound one is on the list of what a match may have, and is played.
    fs::remove_file(own.join("broken.ron")).unwrap();
    fs::write(own.join("Mine.ron"), &text).unwrap();
    let json = json(&mesnie(dir.path(), &["list", &game, "--json"]));
    let options = json["games"][0]["options"].as_array().unwrap();
    let takes = |option: &&Value| {
        let choices = option["choices"].as_array().map(Vec::as_slice).unwrap_or_default();
        choices.iter().any(|choice| choice == "own_mine")
    };
    let option = options.iter().find(takes).expect("an option that may name the list");
    let scenario = option["scenarios"][0].as_str().unwrap();
    let chosen = format!("{}=own_mine", option["name"].as_str().unwrap());
    let args = ["simulate", &game, "--scenario", scenario, "--options", &chosen, "--seats", "random", "--games", "1"];
    let played = mesnie(dir.path(), &args);
    exits(&played, 0);
    assert!(out(&played).contains("own_mine"), "{}", out(&played));
}
