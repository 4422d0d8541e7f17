//! The words: both languages are complete, every message is used, every message that is used exists.
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser;
use mesnie::table::data::{Reader, Source};
use mesnie::table::prelude::{
    Game, Header, Kind, Match, OptionChoice, Place, Player, Seat, SeatSetup, Settings, Target, UndoLimit,
};
use mesnie::table::text::locales::{Arg, Lang, Texts, UnknownLang};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// Messages whose keys are put together from something other than a game: the beginning of their keys, and where.
const FAMILIES: [(&str, &str); 4] = [
    ("cli-", "the help of jobs and their arguments, in `jobs::words` and `jobs::choices`"),
    ("fief-view-phase-", "the phases of a turn, in `fief::view`"),
    ("fief-view-rank-", "what the holders of fiefs are called, by the labels of the ranks"),
    ("fief-view-land-", "what the fiefs are called, by the labels of the ranks"),
];

/// Words in the source that look like keys and are none, and what they are.
const NOT_KEYS: [(&str, &str); 1] = [("save-as", "the name of a dialog for egui")];

/// Calls whose first argument is a key, with or without a language to look it up in.
const CALLS: [&str; 6] = ["texts.get(", "texts.has(", "texts.format(", "texts.format_with(", "Arg::key(", "Word::Key("];

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn files_under(folder: &Path, extension: &str) -> Vec<PathBuf> {
    let mut files = vec![];
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        if path.is_dir() {
            files.extend(files_under(&path, extension));
        } else if path.extension().is_some_and(|found| found == extension) {
            files.push(path);
        }
    }
    files.sort();
    files
}

/// What a message names: the variables to be filled in, and other messages that stand in it.
#[derive(Default)]
struct Named {
    variables: BTreeSet<String>,
    messages: BTreeSet<String>,
}

/// Every message and attribute of a language with the variables that it names, those of messages within it included.
fn messages(lang: Lang) -> BTreeMap<String, BTreeSet<String>> {
    let named = named(lang);
    let variables = |key: &String, found: &Named| {
        let (mut all, mut waiting) = (found.variables.clone(), Vec::from_iter(&found.messages));
        while let Some(inner) = waiting.pop() {
            let inner = named.get(inner).unwrap_or_else(|| panic!("`{inner}` in `{key}` is not there"));
            all.extend(inner.variables.iter().cloned());
            waiting.extend(&inner.messages);
        }
        all
    };
    named.iter().map(|(key, found)| (key.clone(), variables(key, found))).collect()
}

fn named(lang: Lang) -> BTreeMap<String, Named> {
    let mut messages = BTreeMap::new();
    let mut terms = BTreeSet::new();
    for path in files_under(&root().join("locales").join(lang.code()), "ftl") {
        let file = path.display();
        let text = fs::read_to_string(&path).unwrap();
        let resource = parser::parse(text.as_str()).unwrap_or_else(|(_, errors)| panic!("{file}: {errors:?}"));
        for entry in resource.body {
            match entry {
                Entry::Message(message) => {
                    let key = message.id.name;
                    let attributes = message.attributes.iter().map(|a| (format!("{key}.{}", a.id.name), &a.value));
                    for (key, pattern) in message.value.iter().map(|value| (key.to_owned(), value)).chain(attributes) {
                        let mut named = Named::default();
                        collect_from_pattern(pattern, &mut named);
                        assert!(messages.insert(key.clone(), named).is_none(), "{file}: `{key}` is there twice");
                    }
                }
                Entry::Term(term) => assert!(terms.insert(term.id.name.to_owned()), "{file}: -{} twice", term.id.name),
                _ => {}
            }
        }
    }
    messages
}

fn collect_from_pattern(pattern: &Pattern<&str>, named: &mut Named) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            collect_from_expression(expression, named);
        }
    }
}

fn collect_from_expression(expression: &Expression<&str>, named: &mut Named) {
    match expression {
        Expression::Inline(inline) => collect_from_inline(inline, named),
        Expression::Select { selector, variants } => {
            collect_from_inline(selector, named);
            variants.iter().for_each(|variant| collect_from_pattern(&variant.value, named));
        }
    }
}

fn collect_from_inline(inline: &InlineExpression<&str>, named: &mut Named) {
    match inline {
        InlineExpression::VariableReference { id } => drop(named.variables.insert(id.name.to_owned())),
        InlineExpression::MessageReference { id, attribute: None } => drop(named.messages.insert(id.name.to_owned())),
        InlineExpression::Placeable { expression } => collect_from_expression(expression, named),
        InlineExpression::FunctionReference { arguments, .. } => {
            arguments.positional.iter().for_each(|argument| collect_from_inline(argument, named));
            arguments.named.iter().for_each(|argument| collect_from_inline(&argument.value, named));
        }
        _ => {}
    }
}

/// A string in the source: where it stands, the source before it, and what it says.
struct Literal {
    place: String,
    before: String,
    text: String,
}

/// The strings of the program, without its comments and its unit tests.
fn literals() -> Vec<Literal> {
    let mut literals = vec![];
    for path in files_under(&root().join("src"), "rs") {
        let source = fs::read_to_string(&path).unwrap();
        let source = source.split("#[cfg(test)]\nmod ").next().unwrap_or_default();
        let name = path.strip_prefix(root()).unwrap_or(&path).display().to_string();
        literals_of(&name, source, &mut literals);
    }
    literals
}

fn literals_of(file: &str, source: &str, literals: &mut Vec<Literal>) {
    let mut at = 0;
    while let Some(c) = source[at..].chars().next() {
        let rest = &source[at..];
        let raw = rest.strip_prefix('r').map(|raw| raw.trim_start_matches('#')).filter(|raw| raw.starts_with('"'));
        let inside_word = source[..at].ends_with(|c: char| c.is_alphanumeric() || c == '_');
        let (text, length) = if rest.starts_with("//") {
            (None, rest.find('\n').unwrap_or(rest.len()))
        } else if rest.starts_with("/*") {
            (None, rest.find("*/").map_or(rest.len(), |end| end + 2))
        } else if let Some(raw) = raw.filter(|_| !inside_word) {
            let hashes = rest.len() - 1 - raw.len();
            let end = format!("\"{}", "#".repeat(hashes));
            let length = raw[1..].find(&end).unwrap_or(raw.len() - 1);
            (Some(&raw[1..1 + length]), hashes + length + 2 + end.len())
        } else if c == '"' {
            let mut escaped = false;
            let end = rest[1..].find(|c| {
                let ends = c == '"' && !escaped;
                escaped = c == '\\' && !escaped;
                ends
            });
            let length = end.unwrap_or(rest.len() - 1);
            (Some(&rest[1..1 + length]), length + 2)
        } else if rest.starts_with("'\"'") || rest.starts_with("'\\\"'") {
            (None, rest[1..].find('\'').map_or(1, |end| end + 2))
        } else {
            (None, c.len_utf8())
        };
        if let Some(text) = text {
            let line = 1 + source[..at].matches('\n').count();
            let before = source[..at].trim_end().to_owned();
            literals.push(Literal { place: format!("{file}:{line}"), before, text: text.to_owned() });
        }
        at = (at + length).min(source.len());
    }
}

/// Small letters and numbers with at least one hyphen between them, and perhaps an attribute.
fn looks_like_a_key(text: &str) -> bool {
    let (key, attribute) = text.split_once('.').unwrap_or((text, "x"));
    let words = |name: &str| {
        name.starts_with(|c: char| c.is_ascii_lowercase())
            && name.split('-').all(|w| !w.is_empty() && w.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit()))
    };
    key.contains('-') && words(key) && words(attribute)
}

/// A match of a game as it begins.
fn table(game: &'static dyn Game) -> Match {
    let data = game.load(&Reader::new(Source::built_in())).expect("sound rule data");
    let mut table = Match::new(game, data);
    let seat = SeatSetup::of(Player::Person);
    let header = Header {
        game: game.id().to_owned(),
        scenario: String::new(),
        options: Settings::new(),
        seed: 1,
        seats: vec![seat; game.seats().len()],
        undo: UndoLimit::Usual,
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
        let names = table.names();
        let seats = (0..names.seats()).map(|i| Target::Seat(Seat(i as u8)));
        let places = (0..names.places()).map(|i| Target::Place(Place(i as u16)));
        let kinds = (0..names.kinds()).map(|i| Target::Kind(Kind(i as u16)));
        let everything = seats.chain(places).chain(kinds).chain(names.piece_ids().map(Target::Piece));
        keys.extend(everything.filter_map(|target| Some(names.name(target)?.text.clone())).filter(|t| !t.is_empty()));
    }
    keys
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
            let folder = literal.place.split('/').nth(1).unwrap_or_default();
            let base = mesnie::games::all().iter().find(|game| game.id() == folder).and_then(|game| game.base());
            let own = [Some(folder), base].into_iter().flatten().map(|game| format!("refusal-{game}-{}", literal.text));
            let own = own.into_iter().find(|key| messages.contains_key(key));
            own.unwrap_or_else(|| format!("refusal-{}", literal.text))
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
fn both_languages_have_the_same_messages() {
    let (english, french) = (messages(Lang::En), messages(Lang::Fr));
    let mut faults = vec![];
    for (key, variables) in &english {
        match french.get(key) {
            None => faults.push(format!("`{key}` is not in French")),
            Some(found) if found != variables => {
                faults.push(format!("`{key}` has {variables:?} in English and {found:?} in French"));
            }
            Some(_) => {}
        }
    }
    faults.extend(french.keys().filter(|key| !english.contains_key(*key)).map(|key| format!("`{key}` is only French")));
    assert!(faults.is_empty(), "{}", faults.join("\n"));
    assert!(!english.is_empty());
}

#[test]
fn the_messages_built_in_are_sound() {
    for lang in Lang::ALL {
        let texts = Texts::new(lang);
        assert_eq!(texts.faults(), BTreeMap::new());
        for (key, variables) in messages(lang) {
            assert!(texts.has(&key), "`{key}` is not built in");
            for n in [0, 1, 2, 1_000_000] {
                let args: Vec<(&str, Arg)> = variables.iter().map(|name| (name.as_str(), n.into())).collect();
                assert!(!texts.format(&key, &args).contains(['\u{2068}', '\u{2069}']), "{key}");
            }
        }
        assert_eq!(texts.faults(), BTreeMap::new(), "{lang}");
    }
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

#[test]
fn every_message_in_use_exists() {
    let messages = messages(Lang::En);
    let first_words: BTreeSet<&str> =
        messages.keys().filter_map(|key| key.split_once('-')).map(|(word, _)| word).collect();
    let mut missing = vec![];
    for Literal { place, before, text } in literals() {
        let called = CALLS.iter().any(|call| before.ends_with(call)) && !text.is_empty() && !text.contains('{');
        let named = looks_like_a_key(&text) && text.split_once('-').is_some_and(|(word, _)| first_words.contains(word));
        let excused = NOT_KEYS.iter().any(|(word, _)| *word == text);
        if (called || named) && !excused && !messages.contains_key(&text) {
            missing.push(format!("{place}: `{text}`"));
        }
    }
    assert!(missing.is_empty(), "messages that are used and not there:\n{}", missing.join("\n"));
}

#[test]
fn strings_are_found_in_source() {
    let source = "f(\"a-b\"); // \"no\"\n/* \"no\" */ g('\"', '\\\"', r#\"c\"d\"#, b\"e\\\"f\", r\"x\", 'x'); for\"y\"";
    let mut found = vec![];
    literals_of("x.rs", source, &mut found);
    let texts: Vec<&str> = found.iter().map(|literal| literal.text.as_str()).collect();
    assert_eq!(texts, ["a-b", "c\"d", "e\\\"f", "x", "y"]);
    assert_eq!((found[0].before.as_str(), found[1].place.as_str()), ("f(", "x.rs:2"));
    assert!(looks_like_a_key("data-gap.hint") && looks_like_a_key("fief-2") && !looks_like_a_key("data-"));
    assert!(!looks_like_a_key("gap") && !looks_like_a_key("--games") && !looks_like_a_key("Not-this"));
}

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
    assert!(texts.has("flock") && texts.has("flock.hint") && !texts.has("flock.other") && !texts.has("none"));
    assert!(!texts.has("") && !texts.has(".") && texts.get(".") == ".");
}

/// In French 0 is singular: a variant that says its number in words (“un point”) must be `[1]`, or nothing would be one.
#[test]
fn no_french_message_says_one_where_there_is_none() {
    for file in files_under(&root().join("locales/fr"), "ftl") {
        let mut chosen_by = String::new();
        for (number, line) in fs::read_to_string(&file).unwrap().lines().enumerate() {
            if let Some(before) = line.trim_end().strip_suffix("->") {
                chosen_by = before.rsplit('$').next().unwrap_or_default().trim().to_owned();
            }
            let one = line.trim_start().strip_prefix("[one]");
            let tells = |words: &str| words.contains(&format!("${chosen_by}"));
            assert!(one.is_none_or(tells), "{}:{}: {line}", file.display(), number + 1);
        }
    }
    let texts = Texts::new(Lang::Fr);
    let told = |n: i64| texts.format("fief-log-losses", &[("seat", Arg::from("Lys")), ("points", Arg::from(n))]);
    assert!(told(0).contains("0 points") && told(1).contains("un point"), "{} {}", told(0), told(1));
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

/// Words that stand in the source all the same, by a part of their place or by themselves, and why.
const NO_TRANSLATION: [(&str, &str); 16] = [
    ("/invariants.rs:", "for the authors of the program, when it is wrong"),
    ("/position.rs:", "for the authors of rule scripts, whose own words are English"),
    ("/tests.rs:", "no part of the program"),
    ("src/table/save.rs:", "the words of the form of saves"),
    ("src/jobs/check.rs:", "for the authors of the program, when it is wrong"),
    ("src/table/auctions.rs:", "for the authors of the program, when it is wrong"),
    ("Cpu", "a name of the renderer's"),
    ("src/table/purses.rs:", "for the authors of the program, when it is wrong"),
    ("src/table/conversation.rs:", "for the authors of the program, when it is wrong"),
    ("src/table/data/syntax.rs:", "the words of another library, to be recognised"),
    ("src/desktop/keys.rs:", "the words of the settings file, and names for egui"),
    ("src/desktop/theme.rs:", "a name for egui"),
    ("Mesnie", "the name of the program"),
    ("not a regular file", "stands for what the system says, which is in the system's words"),
    ("true, false", "what is to be typed"),
    ("src/table/texts.rs:", "the names of the languages, and what is wrong with one before it is known"),
];

/// Whether a string has words of a language in it: two beside each other, or one with a capital.
fn has_words(text: &str) -> bool {
    let mut plain = String::new();
    let mut depth = 0_u32;
    for c in text.chars() {
        match c {
            '{' => depth += 1,
            '}' => depth = depth.saturating_sub(1),
            c if depth == 0 => plain.push(c),
            _ => {}
        }
    }
    let words: Vec<&str> = plain.split(' ').collect();
    let word = |w: &&str| !w.is_empty() && w.chars().all(|c| c.is_alphabetic() || "’',.!?".contains(c));
    let capital = plain.starts_with(|c: char| c.is_uppercase()) && word(&&*plain) && plain.contains(char::is_lowercase);
    capital || words.windows(2).any(|pair| pair.iter().all(word) && pair.iter().any(|w| w.chars().count() > 2))
}

#[test]
fn no_words_for_people_stand_outside_fluent() {
    let of_authors = ["expect(", "panic!(", "unreachable!(", "assert!(", "debug_assert!(", "reason = ", "expected("];
    let found: Vec<String> = (literals().iter())
        .filter(|literal| has_words(&literal.text))
        .filter(|literal| {
            let excused = |(what, _): &(&str, &str)| literal.place.contains(what) || literal.text == *what;
            !NO_TRANSLATION.iter().any(excused)
        })
        .filter(|literal| !of_authors.iter().any(|call| literal.before.ends_with(call)))
        .map(|literal| format!("{}: {:?}", literal.place, literal.text))
        .collect();
    assert!(found.is_empty(), "words that are in no language's file: {found:#?}");
    assert!(has_words("Load a match") && has_words("Quit") && has_words("{n} orders given"));
    assert!(!has_words("save-as") && !has_words("{label} {value}") && !has_words("MESNIE"));
}
