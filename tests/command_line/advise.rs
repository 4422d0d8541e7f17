//! `mesnie advise`.
use super::*;

#[test]
fn a_saved_match_is_advised_on() {
    for game in every_game() {
        let dir = folder();
        exits(&mesnie(dir.path(), &game.call("record", &["match.mesnie", "--seats", "random"])), 0);
        let advise = |more: &[&str]| mesnie(dir.path(), &[&["advise", "match.mesnie"], more].concat());
        for until in ["0", "7", "20"] {
            let told = advise(&["--until", until, "--json"]);
            exits(&told, 0);
            let told = json(&told);
            assert_eq!(json(&advise(&["--until", until, "--json"])), told, "another time something else is advised");
            let output = advise(&["--until", until]);
            exits(&output, 0);
            let (order, words) = (told["order"].as_str().unwrap(), told["told"].as_str().unwrap());
            assert!(out(&output).contains(order) && out(&output).contains(words), "{told} {}", out(&output));
            let french = advise(&["--until", until, "--lang", "fr"]);
            assert!(
                out(&french).contains("Le programme choisirait «") && out(&french).contains(order),
                "{}",
                out(&french)
            );
        }
        // At the end nobody is asked any more.
        let over = advise(&[]);
        exits(&over, 1);
        assert!(err(&over).contains("nobody is asked"), "{}", err(&over));
        exits(&mesnie(dir.path(), &game.call("record", &["silent.mesnie", "--seats", "random", "--no-advice"])), 0);
        let silent = mesnie(dir.path(), &["advise", "silent.mesnie", "--until", "3"]);
        exits(&silent, 1);
        assert!(err(&silent).contains("no advice may be asked for"), "{}", err(&silent));
    }
}
