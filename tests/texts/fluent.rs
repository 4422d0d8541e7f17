//! How a message is found, takes its arguments, and falls back.
use mesnie::table::text::locales::{Arg, Lang, Texts, UnknownLang};
use std::collections::BTreeMap;

const ENGLISH: &str = "
sheep = sheep
-realm = the realm
flock =
    { $n ->
        [0] no { sheep } in { -realm }
        [one] one { sheep } of { $owner }
       *[other] { $n } { sheep } of { $owner }
    }
    .hint = A flock of { $n }.
only-english = plain
sold = Sold: { $what }.
";
const FRENCH: &str = "
sheep = mouton
flock =
    { $n ->
        [one] { $n } mouton de { $owner }
       *[other] { $n } moutons de { $owner }
    }
broken = { $nobody }
";

#[test]
fn messages_take_arguments_and_choose_by_number() {
    let texts = Texts::from_ftl(Lang::En, ENGLISH, FRENCH);
    let flock = |n: i64| texts.format("flock", &[("n", n.into()), ("owner", "Louis".into())]);
    assert_eq!(flock(0), "no sheep in the realm");
    assert_eq!(flock(1), "one sheep of Louis");
    assert_eq!(flock(-1_234_567), "-1234567 sheep of Louis");
    assert_eq!(flock(i64::MAX), "9223372036854775807 sheep of Louis");
    assert_eq!(texts.format("flock.hint", &[("n", Arg::key("sheep"))]), "A flock of sheep.");
    let sold = [("what", Arg::key("flock")), ("n", 1.into()), ("owner", "Louis".into())];
    assert_eq!(texts.format("sold", &sold), "Sold: one sheep of Louis.", "a message inside it has the same words");
    assert!(texts.has("flock") && texts.has("flock.hint") && !texts.has("flock.other") && !texts.has("none"));
    assert!(!texts.has("") && !texts.has(".") && texts.get(".") == ".");
}

#[test]
fn french_falls_back_to_english_and_then_to_the_key() {
    let texts = Texts::from_ftl(Lang::Fr, ENGLISH, FRENCH);
    let flock = |n: usize| texts.format("flock", &[("n", n.into()), ("owner", String::from("Louis").into())]);
    assert_eq!((flock(0), flock(1)), ("0 mouton de Louis".to_owned(), "1 mouton de Louis".to_owned()));
    assert_eq!(flock(1_234_567), "1234567 moutons de Louis");
    assert_eq!(texts.get("only-english"), "plain");
    assert_eq!(texts.faults(), BTreeMap::new());
    assert_eq!(texts.get("no-such-key"), "no-such-key");
    texts.get("no-such-key");
    texts.get("broken");
    let faults: Vec<(String, usize)> = texts.faults().into_iter().collect();
    assert_eq!(faults.len(), 2);
    assert!(faults[0].0.starts_with("broken: "), "{faults:?}");
    assert_eq!(faults[1], ("no-such-key".to_owned(), 2));
}

#[test]
fn a_broken_file_of_messages_keeps_its_sound_part() {
    let texts = Texts::from_ftl(Lang::En, "good = fine\nbad = { $x\ngood = again\n", "");
    assert_eq!(texts.get("good"), "fine");
    assert!(!texts.faults().is_empty());
}

#[test]
fn languages_are_read_from_tags() {
    for (tag, lang) in [("fr", Lang::Fr), ("FR-ca", Lang::Fr), ("fr_FR.UTF-8", Lang::Fr), ("en-GB", Lang::En)] {
        assert_eq!(tag.parse(), Ok(lang), "{tag}");
    }
    for tag in ["", "de", "C", "french"] {
        assert_eq!(tag.parse::<Lang>(), Err(UnknownLang(tag.to_owned())));
    }
    assert!(Lang::ALL.contains(&Lang::of_system()));
    assert_eq!((Lang::Fr.to_string(), Lang::Fr.name()), ("fr".to_owned(), "Français"));
}

#[test]
fn texts_can_be_shared_between_threads() {
    fn assert_shared<T: Send + Sync>() {}
    assert_shared::<Texts>();
}
