//! What a game has, it has words for; and no words are there for what no game has.
use super::messages::{messages, named};
use super::source::literals;
use crate::common::files::{files_under, root};
use mesnie::table::data::{Reader, Source};
use mesnie::table::prelude::*;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;

/// Messages whose keys are put together from something other than a game: the beginning of their keys, and where.
const FAMILIES: [(&str, &str); 25] = [
    ("cli-", "the help of jobs and their arguments, in `jobs::words` and `jobs::choices`"),
    ("anarchy-area-", "areas of maps, by their names in the rule data, in `anarchy::view::aims`"),
    ("anarchy-figure-", "the figures of a match, by their names, on the page of comparisons"),
    ("ancients-figure-", "the figures of a match, by their names, on the page of comparisons"),
    ("fief-figure-", "the figures of a match, by their names, on the page of comparisons"),
    ("tactique-figure-", "the figures of a match, by their names, on the page of comparisons"),
    ("ancients-card-", "module cards, by their names in the rule data"),
    ("fief-players-name-", "families without their houses, by their labels in the rule data"),
    ("fief-view-phase-", "the phases of a turn, in `fief::view`"),
    ("fief-view-rank-", "what the holders of fiefs are called, by the labels of the ranks"),
    ("fief-view-land-", "what the fiefs are called, by the labels of the ranks"),
    ("preset-", "presets of options, by their names in the rule data"),
    ("vassaux-figure-", "the figures of a match, by their names, on the page of comparisons"),
    ("vassaux-view-", "what its view tells, by the last parts of the keys, in `vassaux::view`"),
    // These are held both ways by `tests/games/vassaux/words.rs`.
    ("vassaux-profile-", "the profiles of fighters, by their names in the rule data"),
    ("vassaux-prebuilt-", "ready-made fighters, by their names in the rule data"),
    ("vassaux-title-", "the titles of leaders, by their names in the rule data"),
    ("vassaux-weapon-", "weapons, by their names in the rule data"),
    ("vassaux-armour-", "armours, by their names in the rule data"),
    ("vassaux-power-", "powers, by their names in the rule data"),
    ("vassaux-spell-", "spells, by their names in the rule data"),
    ("vassaux-order-", "orders, by their names in the rule data"),
    ("vassaux-terrain-", "kinds of terrain, by their names in the rule data"),
    ("vassaux-host-", "the hosts of scenarios, by their names in the rule data"),
    ("vassaux-list-", "lists of armies, by their names in the rule data"),
];

/// A match of a game as it begins.
pub fn table(game: &'static dyn Game) -> Match {
    table_with(game, Settings::new())
}

fn table_with(game: &'static dyn Game, options: Settings) -> Match {
    let data = game.load(&Reader::new(Source::built_in())).expect("sound rule data");
    let mut table = Match::new(game, data);
    let seat = SeatSetup::of(Player::Person);
    let header = Header {
        game: game.id().to_owned(),
        scenario: String::new(),
        options,
        seed: 1,
        seats: vec![seat; game.seats().len()],
        undo: UndoLimit::Usual,
        advice: true,
        data: BTreeMap::new(),
    };
    table.start(header).unwrap();
    table
}

/// The messages whose keys are put together while the program runs, from what the games have.
fn keys_of_the_games() -> BTreeSet<String> {
    let mut keys = BTreeSet::new();
    for game in mesnie::games::all() {
        let (id, table) = (game.id(), table(*game));
        let with_hint = |key: String| [format!("{key}.hint"), key];
        keys.extend(with_hint(format!("game-{id}")));
        for scenario in game.scenarios(table.data()) {
            keys.extend(with_hint(format!("scenario-{id}-{scenario}")));
        }
        for option in game.options(table.data()) {
            keys.extend(with_hint(format!("option-{id}-{}", option.name)));
            if let OptionChoice::OneOf(words) = option.choice {
                keys.extend(words.into_iter().map(|word| format!("choice-{id}-{}-{word}", option.name)));
            }
        }
        let verbs = table.registry().verbs();
        keys.extend(verbs.iter().map(|(verb, _)| {
            let (game, name) = verb.name.split_once('.').expect("the name of a verb begins with its game");
            format!("{game}-do-{}", name.replace(['.', '_'], "-"))
        }));
        // What modules bring has names, too.
        let modules = game.options(table.data()).into_iter().filter(|option| {
            option.group == "option-group-modules" && !option.locked && option.choice == OptionChoice::Switch
        });
        let (alone, together): (Vec<_>, Vec<_>) = modules.partition(|option| option.name == EXCLUDES_OTHERS);
        for on in [alone, together] {
            let all_on = table_with(*game, on.into_iter().map(|option| (option.name, Setting::Switch(true))).collect());
            keys.extend(names_of(&all_on));
        }
    }
    keys
}

/// A module that goes with no other.
const EXCLUDES_OTHERS: &str = "asymmetric_cards";

/// The messages with the names of everything in a match.
fn names_of(table: &Match) -> Vec<String> {
    let names = table.names();
    let seats = (0..names.seats()).map(|i| Target::Seat(Seat(i as u8)));
    let places = (0..names.places()).map(|i| Target::Place(Place(i as u16)));
    let kinds = (0..names.kinds()).map(|i| Target::Kind(Kind(i as u16)));
    let everything = seats.chain(places).chain(kinds).chain(names.piece_ids().map(Target::Piece));
    everything.filter_map(|target| Some(names.name(target)?.text.clone())).filter(|text| !text.is_empty()).collect()
}

/// What an expansion may call the orders of its base.
fn keys_of_verbs_renamed() -> Vec<String> {
    let expansions = mesnie::games::all().iter().filter_map(|game| Some((game, game.base()?)));
    expansions
        .flat_map(|(game, base)| {
            let verbs = table(*game).registry().verbs();
            let of_base = verbs.into_iter().filter_map(|(verb, _)| verb.name.strip_prefix(&format!("{base}.")));
            of_base.map(|name| format!("{}-do-{}", game.id(), name.replace('_', "-"))).collect::<Vec<_>>()
        })
        .collect()
}

/// The messages of the refusals in the source: a game's own where it has one, else the one for all games.
fn keys_of_refusals(messages: &BTreeMap<String, BTreeSet<String>>) -> BTreeSet<String> {
    let refusals = literals().into_iter().filter(|literal| literal.before.ends_with("Refusal::new("));
    refusals
        .map(|literal| {
            let game =
                mesnie::games::all().iter().find(|game| literal.place.split('/').any(|folder| folder == game.id()));
            // A game that is not in the list yet has a folder all the same.
            let to_come = literal.place.strip_prefix("src/games/").and_then(|place| place.split('/').next());
            let own = match game {
                Some(game) => [Some(game.id()), game.base()],
                None => [to_come, None],
            };
            let own = own.into_iter().flatten();
            let mut own = own.map(|game| format!("refusal-{game}-{}", literal.text));
            own.find(|key| messages.contains_key(key)).unwrap_or_else(|| format!("refusal-{}", literal.text))
        })
        .collect()
}

#[test]
fn everything_that_a_game_has_has_its_words() {
    let messages = messages(Lang::En);
    let keys = keys_of_the_games().into_iter().chain(keys_of_refusals(&messages));
    let missing: Vec<String> = keys.filter(|key| !messages.contains_key(key)).collect();
    assert!(missing.is_empty(), "messages that a game needs and that are not there: {missing:#?}");
}

#[test]
fn every_message_is_used() {
    let mut used: BTreeSet<String> = literals().into_iter().map(|literal| literal.text).collect();
    for path in files_under(&root().join("rules"), "ron") {
        let text = fs::read_to_string(path).unwrap();
        used.extend(text.split('"').map(str::to_owned));
    }
    let messages = messages(Lang::En);
    used.extend(keys_of_the_games());
    used.extend(keys_of_verbs_renamed());
    used.extend(keys_of_refusals(&messages));
    used.extend(named(Lang::En).into_values().flat_map(|named| named.messages));
    let unused: Vec<String> = messages
        .into_keys()
        .filter(|key| {
            let message = key.split('.').next().unwrap_or_default();
            // Whoever asks for a message may put the name of an attribute behind it.
            let family = FAMILIES.iter().any(|(prefix, _)| key.starts_with(prefix));
            !(family || used.contains(key) || key.contains('.') && used.contains(message))
        })
        .collect();
    assert!(unused.is_empty(), "messages that nothing in src or rules names: {unused:#?}");
}
