//! How the messages of both languages are worded: number agreement, articles, what refusals say.
use super::french::HARD_SPACE;
use super::games::table;
use super::messages::{Named, collect_from_inline, messages, named};
use super::source::literals;
use crate::common::files::{files_under, root};
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser;
use mesnie::table::prelude::*;
use mesnie::table::text::locales::Texts;
use std::collections::BTreeSet;
use std::fs;

/// Things that are counted one by one. Écus are not: they go in whole hundreds.
const COUNTED: [(Lang, &str); 2] = [
    (
        Lang::En,
        "point points vote votes card cards turn turns hex hexes unit units village villages road roads player players seat \
         seats order orders fief fiefs lord lords soldier soldiers mercenary mercenaries sergeant sergeants knight knights \
         archer archers bombard bombards die dice time times battle battles place places value values match matches marker \
         markers error errors warning warnings minute minutes hour hours day days pt pts",
    ),
    (
        Lang::Fr,
        "point points carte cartes tour tours case cases unité unités village villages route routes joueur joueurs place \
         places ordre ordres fief fiefs seigneur seigneurs soldat soldats mercenaire mercenaires sergent sergents chevalier \
         chevaliers archer archers bombarde bombardes dé dés combats bataille batailles jet jets lieu lieux valeur valeurs \
         partie parties marqueur marqueurs erreur erreurs dégât dégâts minute minutes heure heures jour jours pt pts autre \
         autres centaine centaines",
    ),
];

/// Numbers that are never 1: “one in 100 players”.
const NEVER_ONE: [&str; 1] = ["of"];

/// A message or attribute of a language, variant by variant: the variables that it chooses by, and its words with `{name}`
/// for variables, `{DE name}` for names after de.
pub struct Wording {
    pub key: String,
    chosen_by: BTreeSet<String>,
    pub words: String,
}

pub fn wordings(lang: Lang) -> Vec<Wording> {
    let mut all = vec![];
    for path in files_under(&root().join("locales").join(lang.code()), "ftl") {
        let text = fs::read_to_string(&path).unwrap();
        for entry in parser::parse(text.as_str()).unwrap().body {
            let Entry::Message(message) = entry else { continue };
            let key = message.id.name;
            let attributes = message.attributes.iter().map(|a| (format!("{key}.{}", a.id.name), &a.value));
            for (key, pattern) in message.value.iter().map(|value| (key.to_owned(), value)).chain(attributes) {
                let drafts = variants(pattern, &BTreeSet::new());
                all.extend(drafts.into_iter().map(|(chosen_by, words)| Wording { key: key.clone(), chosen_by, words }));
            }
        }
    }
    all
}

/// Every way to say a pattern. Of several choices in one message each is tried with the last variant of the others.
fn variants(pattern: &Pattern<&str>, chosen_by: &BTreeSet<String>) -> Vec<(BTreeSet<String>, String)> {
    let mut drafts = vec![(chosen_by.clone(), String::new())];
    for element in &pattern.elements {
        let parts = match element {
            PatternElement::TextElement { value } => vec![(chosen_by.clone(), (*value).to_owned())],
            PatternElement::Placeable { expression: Expression::Inline(inline) } => {
                vec![(chosen_by.clone(), placeable(inline))]
            }
            PatternElement::Placeable { expression: Expression::Select { selector, variants: found } } => {
                let mut named = Named::default();
                collect_from_inline(selector, &mut named);
                let inner: BTreeSet<String> = chosen_by.iter().cloned().chain(named.variables).collect();
                found.iter().flat_map(|variant| variants(&variant.value, &inner)).collect()
            }
        };
        let last = drafts.last().cloned().unwrap();
        let usual = parts.last().cloned().unwrap();
        let said = |draft: &(BTreeSet<String>, String), part: &(BTreeSet<String>, String)| {
            (draft.0.union(&part.0).cloned().collect::<BTreeSet<_>>(), format!("{}{}", draft.1, part.1))
        };
        let others: Vec<_> = parts[..parts.len() - 1].iter().map(|part| said(&last, part)).collect();
        drafts = others.into_iter().chain(drafts.iter().map(|draft| said(draft, &usual))).collect();
    }
    drafts
}

fn placeable(inline: &InlineExpression<&str>) -> String {
    match inline {
        InlineExpression::StringLiteral { value } => (*value).to_owned(),
        InlineExpression::FunctionReference { id, arguments } => {
            format!(
                "{{{} {}}}",
                id.name,
                arguments.positional.iter().map(placeable).collect::<String>().trim_matches(['{', '}'])
            )
        }
        InlineExpression::VariableReference { id } => format!("{{{}}}", id.name),
        _ => "{}".to_owned(),
    }
}

#[test]
fn counted_things_agree_with_their_number() {
    let mut faults = vec![];
    for (lang, counted) in COUNTED {
        for Wording { key, chosen_by, words } in wordings(lang) {
            for (before, after) in words.match_indices('}').map(|(at, _)| words.split_at(at)) {
                let variable = before.rsplit('{').next().unwrap_or_default();
                let next = after[1..].strip_prefix([' ', HARD_SPACE]).unwrap_or_default();
                let next = next.split(|c: char| !c.is_alphabetic()).next().unwrap_or_default();
                let counts = !NEVER_ONE.contains(&variable) && counted.split_whitespace().any(|thing| thing == next);
                if !variable.is_empty() && counts && !chosen_by.contains(variable) {
                    faults.push(format!("{lang} {key}: “{words}” does not choose by ${variable}"));
                }
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// Names as they come into sentences: families, villages, regions, bishoprics, lords, cards, buildings, troops and units of
/// every game, within a sentence.
pub fn names_within_sentences(lang: Lang) -> BTreeSet<String> {
    let texts = Texts::new(lang);
    let mut all = BTreeSet::new();
    for game in mesnie::games::all() {
        let table = table(*game);
        let names = table.names();
        let tell = Narrator { texts: &texts, names, game: game.id(), base: game.base() };
        let seats = (0..names.seats()).map(|i| Target::Seat(Seat(i as u8)));
        let places = (0..names.places()).map(|i| Target::Place(Place(i as u16)));
        let kinds = (0..names.kinds()).map(|i| Target::Kind(Kind(i as u16)));
        let everything = seats.chain(places).chain(kinds).chain(names.piece_ids().map(Target::Piece));
        all.extend(everything.map(|target| tell.inside(target)));
    }
    all
}

/// Families, buildings and troops have an article in a sentence, and are said in small letters: “où placez-vous un pressoir”.
#[test]
fn names_of_things_stand_with_their_article() {
    for (lang, article) in [(Lang::En, &["the ", "a ", "an "][..]), (Lang::Fr, &["la ", "le ", "un ", "une "][..])] {
        let texts = Texts::new(lang);
        let things = messages(lang).into_keys().filter_map(|key| key.strip_suffix(".inside").map(str::to_owned));
        let things: BTreeSet<String> = things.collect();
        for start in ["fief-side-", "fief-building-", "tactique-troop-", "tactique-kings-", "tactique-queens-"] {
            let all = named(lang).into_keys().filter(|key| key.starts_with(start) && !key.contains('.'));
            for key in all {
                assert!(things.contains(&key), "{lang}: {key} has no .inside");
                let inside = texts.get(&format!("{key}.inside"));
                assert!(article.iter().any(|article| inside.starts_with(article)), "{lang} {key}: {inside}");
            }
        }
    }
    let within = names_within_sentences(Lang::Fr);
    for thing in ["3 points de soldats", "1 point de révoltés", "un pressoir", "un chevalier", "la maison de la Tour"]
    {
        assert!(within.contains(thing), "{thing} is not in {within:?}");
    }
}

/// A refusal tells a reason: a sentence, and where the reason alone says nothing, one for every rule that gives it.
#[test]
fn every_refusal_says_what_is_wrong() {
    for lang in Lang::ALL {
        let texts = Texts::new(lang);
        let refusals = messages(lang).into_keys().filter(|key| key.starts_with("refusal-"));
        for key in refusals {
            let told = texts.get(&key);
            let sentence = told.ends_with('.') && told.split_whitespace().count() >= 4;
            assert!(sentence && told.starts_with(char::is_uppercase), "{lang} {key}: {told}");
        }
    }
    let all = messages(Lang::En);
    let mut without_words = vec![];
    for literal in literals() {
        let Some(reason) =
            literal.before.rsplit_once("Refusal::new(\"").and_then(|(_, reason)| reason.strip_suffix("\","))
        else {
            continue;
        };
        let tells_nothing = ["not_an_option", "wrong_phase", "option_not_available"].contains(&reason);
        if tells_nothing && !literal.text.is_empty() {
            let folders = literal.place.split('/').map(|folder| format!("refusal-{folder}-{reason}"));
            let attribute = literal.text.replace('.', "-");
            let mut keys = folders.chain([format!("refusal-{reason}")]).map(|key| format!("{key}.{attribute}"));
            if !keys.any(|key| all.contains_key(&key)) {
                without_words.push(format!("{}: {reason} {}", literal.place, literal.text));
            }
        }
    }
    assert!(without_words.is_empty(), "{}", without_words.join("\n"));
}
