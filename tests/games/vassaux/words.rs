//! What the rule data name has words in both languages, and no words are there for what they do not name.
use super::shipped;
use crate::common::case::settings;
use mesnie::games::vassaux::chapters::scenarios::own_table::TAKE_PIECE;
use mesnie::games::vassaux::data::options::options;
use mesnie::games::vassaux::state::terrain::OwnTable;
use mesnie::table::prelude::{Match, Narrator, OptionChoice, Player, Prompt, Setting, Spot, Target};
use mesnie::table::text::locales::{Lang, Texts, is_written};
use std::collections::BTreeSet;
use std::fs;

/// The keys that are put together from names in the rule data.
fn wanted() -> BTreeSet<String> {
    let data = shipped().data;
    let mut keys = BTreeSet::new();
    let mut add = |what: &str, ids: Vec<&String>| keys.extend(ids.iter().map(|id| format!("vassaux-{what}-{id}")));
    add("profile", data.profiles.iter().map(|of| &of.id).collect());
    add("prebuilt", data.prebuilt.iter().map(|of| &of.id).collect());
    add("title", data.titles.iter().map(|of| &of.id).collect());
    add("weapon", data.gear.weapons.iter().map(|of| &of.id).collect());
    add("armour", data.gear.armours.iter().map(|of| &of.id).collect());
    add("power", data.magic.powers.iter().map(|of| &of.id).collect());
    add("spell", data.magic.spells.iter().map(|of| &of.id).collect());
    add("order", data.orders.composite.iter().chain(&data.orders.simple).map(|of| &of.id).collect());
    add("terrain", data.terrain.iter().map(|of| &of.id).collect());
    add("host", data.scenarios.iter().flat_map(|of| &of.hosts).map(|of| &of.id).collect());
    add("list", data.lists.iter().map(|of| &of.id).collect());
    keys.insert("game-vassaux".to_owned());
    keys.extend(data.scenarios.iter().map(|of| format!("scenario-vassaux-{}", of.id)));
    for option in options(&data) {
        keys.insert(format!("option-vassaux-{}", option.name));
        if let OptionChoice::OneOf(words) = &option.choice {
            keys.extend(words.iter().map(|word| format!("choice-vassaux-{}-{word}", option.name)));
        }
    }
    keys
}

/// The beginnings of such keys.
const FAMILIES: [&str; 15] = [
    "vassaux-profile-",
    "vassaux-prebuilt-",
    "vassaux-title-",
    "vassaux-weapon-",
    "vassaux-armour-",
    "vassaux-power-",
    "vassaux-spell-",
    "vassaux-order-",
    "vassaux-terrain-",
    "vassaux-host-",
    "vassaux-list-",
    "game-vassaux",
    "scenario-vassaux-",
    "option-vassaux-",
    "choice-vassaux-",
];

/// The keys of the files of this game, without attributes, and those that have a hint.
fn written(lang: Lang) -> (BTreeSet<String>, BTreeSet<String>) {
    let (mut keys, mut hints) = (BTreeSet::new(), BTreeSet::new());
    for file in ["vassaux", "vassaux-options"] {
        let path = format!("{}/locales/{}/{file}.ftl", env!("CARGO_MANIFEST_DIR"), lang.code());
        let mut last = String::new();
        for line in fs::read_to_string(path).unwrap().lines() {
            if line.starts_with("    .hint = ") {
                hints.insert(last.clone());
            } else if let Some((key, _)) = line.split_once(" = ") {
                last = key.to_owned();
                keys.insert(last.clone());
            }
        }
    }
    (keys, hints)
}

#[test]
fn names_in_the_rule_data_have_words_and_words_have_names() {
    let wanted = wanted();
    for lang in Lang::ALL {
        let (keys, hints) = written(lang);
        let of_families = |key: &&String| FAMILIES.iter().any(|family| key.starts_with(family));
        let written: BTreeSet<&String> = keys.iter().filter(of_families).collect();
        assert_eq!(written, wanted.iter().collect::<BTreeSet<_>>(), "{lang}");
        assert!(wanted.iter().all(|key| is_written(lang, key)), "{lang}");
        let with_hint =
            |key: &&String| ["game-", "scenario-", "option-vassaux"].iter().any(|start| key.starts_with(start));
        let wanted: BTreeSet<&String> = keys.iter().filter(with_hint).collect();
        assert_eq!(hints.iter().collect::<BTreeSet<_>>(), wanted, "{lang}");
    }
}

/// Both hosts have a lord, and often another unit of one name: in sentences nobody is taken for somebody of the other host.
#[test]
fn everybody_is_told_from_the_other_host_in_sentences() {
    let table = super::CASE.started(&[], 2, 1, Player::Person);
    let names = table.names();
    for (lang, lord) in [(Lang::En, "the lord (Franks)"), (Lang::Fr, "l’unité du seigneur (Francs)")] {
        let texts = Texts::new(lang);
        let tell = Narrator { texts: &texts, names, game: "vassaux", base: None };
        let [red, blue] = ["red-", "blue-"].map(|side| {
            let own = names.piece_ids().map(Target::Piece).filter(|piece| names.label(*piece).starts_with(side));
            own.map(|piece| tell.inside(piece)).collect::<BTreeSet<String>>()
        });
        assert!(blue.contains(lord) && red.len() > 20, "{red:?} {blue:?}");
        assert_eq!(red.intersection(&blue).collect::<Vec<_>>(), Vec::<&String>::new(), "{lang}");
        assert_eq!(texts.faults().into_keys().collect::<Vec<_>>(), Vec::<String>::new());
    }
}

/// V-23.32: what players lay on their own table is a landmark, by its kind and number, until it is taken back.
#[test]
fn what_players_have_laid_is_named_as_a_landmark() {
    let options = settings(&[("own_table", Setting::Switch(true))]);
    let mut table = super::CASE.empty_table();
    let mut header = super::CASE.header(options, 2, 1, Player::Person);
    header.scenario = "aleatoire".into();
    table.start(header).unwrap();
    for _ in 0..2 {
        let take = |prompt: &Prompt| prompt.offered.iter().copied().find(|order| TAKE_PIECE.of(*order).is_some());
        let prompt = table.prompt().expect("which piece?").clone();
        table.submit(prompt.seat, take(&prompt).expect("a form")).unwrap();
        let prompt = table.prompt().expect("where?").clone();
        let area = prompt.areas.first().expect("where it may lie");
        table.submit(prompt.seat, area.order(area.usual)).unwrap();
    }
    let laid = table.world().resource::<OwnTable>().laid.clone();
    let beside = |number: usize| Spot { x: laid[number].at.x + 300, y: laid[number].at.y };
    let told = |table: &Match, lang: Lang, spot: Spot| {
        let texts = Texts::new(lang);
        let tell = Narrator { texts: &texts, names: table.names(), game: "vassaux", base: None };
        tell.target(Target::Spot(spot))
    };
    assert!(told(&table, Lang::En, beside(0)).ends_with(" 1"), "{}", told(&table, Lang::En, beside(0)));
    assert!(told(&table, Lang::Fr, beside(1)).ends_with(" 2"), "{}", told(&table, Lang::Fr, beside(1)));
    // The log tells where the piece itself lies by its square alone.
    assert!(!told(&table, Lang::En, laid[1].at).ends_with(" 2"));
    table.undo().unwrap();
    assert_eq!(table.world().resource::<OwnTable>().laid.len(), 1);
    assert!(!told(&table, Lang::En, beside(1)).ends_with(" 2"), "it is gone");
    assert!(told(&table, Lang::En, beside(0)).ends_with(" 1"));
}

/// V-1.01, V-1.02: whatever is measured on the table, and anything may be, is told in rulers and tenths of them.
#[test]
fn lengths_are_told_in_rulers() {
    let table = super::CASE.started(&[], 2, 1, Player::Person);
    for (lang, told) in [(Lang::En, "1.5 R"), (Lang::Fr, "1,5 R")] {
        let texts = Texts::new(lang);
        let tell = Narrator { texts: &texts, names: table.names(), game: "vassaux", base: None };
        assert_eq!(tell.length(9_000).replace('\u{a0}', " "), told);
        assert_eq!(tell.length(9_599).replace('\u{a0}', " "), told, "down to whole tenths (V-1.04)");
    }
}
