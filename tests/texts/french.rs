//! French messages and rule books: hard spaces, no capital after a colon, elision after de, one word for one thing.
use super::messages::messages;
use super::wording::{Wording, names_within_sentences, wordings};
use crate::common::files::{files_under, root};
use mesnie::table::text::locales::{Arg, Lang, Texts};
use std::fs;
use std::path::PathBuf;

/// The no-break space of this project (U+00A0; egui's fonts have no narrower one).
pub const HARD_SPACE: char = '\u{a0}';

/// What a variable of a French message stands for where it is a number, a file or a value and not a name.
const NO_NAMES: [&str; 19] = [
    "difference",
    "from",
    "to",
    "low",
    "high",
    "least",
    "most",
    "amount",
    "n",
    "budget",
    "value",
    "step",
    "sum",
    "first",
    "more",
    "points",
    "number",
    "total",
    "names",
];

/// The rule books in French.
fn french_books() -> Vec<PathBuf> {
    let mut books = files_under(&root().join("rules"), "md");
    books.retain(|book| book.ends_with("RULES.fr.md"));
    assert!(books.len() > 2, "{books:?}");
    books
}

/// The words with everything between backticks left out: names in files and orders.
fn without_code(words: &str) -> String {
    words.split('`').step_by(2).collect::<Vec<_>>().join("`")
}

#[test]
fn french_signs_units_and_colons() {
    let mut faults = vec![];
    for Wording { key, words, .. } in wordings(Lang::Fr) {
        let words = without_code(&words);
        faults.extend(faults_of_french(&words).into_iter().map(|fault| format!("{key}: {fault} in “{words}”")));
    }
    for book in french_books() {
        for (number, line) in fs::read_to_string(&book).unwrap().lines().enumerate() {
            let line = without_code(line);
            let place = format!("{}:{}", book.display(), number + 1);
            faults.extend(faults_of_french(&line).into_iter().map(|fault| format!("{place}: {fault}")));
            if line.contains('\'') {
                faults.push(format!("{place}: a straight apostrophe"));
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// What is wrong with the spaces, units and colons of a French text.
fn faults_of_french(words: &str) -> Vec<String> {
    let mut faults = vec![];
    let chars: Vec<char> = words.chars().collect();
    for (i, c) in chars.iter().enumerate() {
        let (before, after) = (i.checked_sub(1).map(|i| chars[i]), chars.get(i + 1));
        let ends = after.is_none_or(|after| after.is_whitespace() || ['»', '.', ')', '*'].contains(after));
        if ";!?»".contains(*c) && before.is_some_and(too_close) && ends {
            faults.push(format!("no hard space before {c}"));
        }
        if *c == ':' && ends && before.is_some_and(too_close) {
            faults.push("no hard space before :".to_owned());
        }
        if *c == '«' && after != Some(&HARD_SPACE) {
            faults.push("no hard space after «".to_owned());
        }
    }
    for unit in ["écu", "PV", "%", "pts"] {
        for (at, _) in words.match_indices(unit) {
            let before: Vec<char> = words[..at].chars().rev().take(2).collect();
            if let [' ', digit] = before[..]
                && (digit.is_ascii_digit() || digit == '}')
            {
                faults.push(format!("no hard space before {unit}"));
            }
        }
    }
    for (at, _) in words.match_indices(": ") {
        let next: String = words[at + 2..].chars().take_while(|c| c.is_alphabetic()).collect();
        let capital =
            next.chars().next().is_some_and(char::is_uppercase) && next.chars().skip(1).any(char::is_lowercase);
        if capital && !NAMES_AFTER_A_COLON.contains(&next.as_str()) {
            faults.push(format!("a capital after a colon: {next}"));
        }
    }
    faults
}

/// What may not stand directly before a French sign: a word, or a space that a line may break at.
fn too_close(before: char) -> bool {
    before.is_alphanumeric() || [' ', '}', ')'].contains(&before)
}

/// Words with a capital of their own.
const NAMES_AFTER_A_COLON: [&str; 6] = ["Tab", "Rouge", "Bleu", "Arnaud", "Blanche", "Cartes"];

#[test]
fn french_names_are_elided_after_de() {
    let texts = Texts::new(Lang::Fr);
    let mut faults = vec![];
    // Written out, a name after de would be “de Arnaud”; `DE` says d’Arnaud.
    for Wording { key, words, .. } in wordings(Lang::Fr) {
        for (at, _) in words.match_indices(['d', 'D', 'q']) {
            let rest = &words[at..];
            let name = ["de {", "De {", "que {", "d’{"].iter().find_map(|de| rest.strip_prefix(de));
            let name = name.and_then(|name| name.split_once('}')).map(|(name, _)| name);
            let alone = words[..at].chars().next_back().is_none_or(|before| !before.is_alphabetic());
            if name.is_some_and(|name| alone && !name.starts_with("DE ") && !NO_NAMES.contains(&name)) {
                faults.push(format!("{key}: {words}"));
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
    // With every name of every game.
    let names = names_within_sentences(Lang::Fr);
    assert!(names.len() > 80 && names.contains("Arnaud") && names.contains("la maison de l’Étoile"), "{names:?}");
    let with_de: Vec<String> =
        wordings(Lang::Fr).into_iter().filter(|w| w.words.contains("{DE ")).map(|w| w.key).collect();
    assert!(with_de.len() > 40, "{with_de:?}");
    let variables = messages(Lang::Fr);
    for key in with_de {
        for name in &names {
            let args: Vec<(&str, Arg)> =
                variables[&key].iter().map(|variable| (variable.as_str(), name.as_str().into())).collect();
            let told = texts.format(&key, &args);
            let vowel = |c: char| "aeiouéèêâîôAEIOUÉÈÊÂÎÔH".contains(c);
            let wrong = ["de ", "De "].iter().flat_map(|de| told.match_indices(*de)).any(|(at, de)| {
                let alone = told[..at].chars().next_back().is_none_or(|before| !before.is_alphabetic());
                let rest = &told[at + de.len()..];
                alone
                    && rest.starts_with(name.as_str())
                    && (rest.starts_with(vowel) || name.starts_with("le") && !name.starts_with("les "))
            });
            assert!(!wrong && !told.contains(" de le ") && !told.contains(" de les "), "{key}: {told}");
        }
    }
    assert_eq!(texts.faults(), Default::default());
}

#[test]
fn de_takes_up_the_article_and_loses_its_vowel() {
    let texts = Texts::from_ftl(Lang::Fr, "", "of = La garde { DE($name) }.");
    for (name, told) in [
        ("Arnaud", "La garde d’Arnaud."),
        ("Igé", "La garde d’Igé."),
        ("Étauliers", "La garde d’Étauliers."),
        ("Henry", "La garde d’Henry."),
        ("Yves", "La garde d’Yves."),
        ("York", "La garde de York."),
        ("Charles", "La garde de Charles."),
        ("le roi", "La garde du roi."),
        ("les révoltés", "La garde des révoltés."),
        ("la maison du Lys", "La garde de la maison du Lys."),
        ("l’évêché de Sigy", "La garde de l’évêché de Sigy."),
        ("", "La garde de ."),
    ] {
        assert_eq!(texts.format("of", &[("name", name.into())]), told);
    }
    assert_eq!(texts.format("of", &[("name", 8.into())]), "La garde de 8.");
}

/// One word for one thing: rebels are “révoltés”, the fortified camp is “camp”, never the English “base” nor a side.
#[test]
fn french_has_one_word_for_one_thing() {
    let mut texts: Vec<(String, String)> = wordings(Lang::Fr).into_iter().map(|w| (w.key, w.words)).collect();
    for book in french_books() {
        texts.push((book.display().to_string(), fs::read_to_string(&book).unwrap()));
    }
    for (place, words) in texts {
        let small = words.to_lowercase().replace("jeu de base", "");
        for (word, instead) in [
            ("rebelle", "révolté"),
            (" base", "camp"),
            ("chaque camp", "chaque joueur"),
            ("les deux camps", "les deux côtés"),
        ] {
            let found = small.match_indices(word).find(|(at, _)| {
                // Whole words; and the two camps of the ancient battle are told once as what they are.
                let end = small[at + word.len()..].chars().next();
                let fortified = small[*at..].starts_with("les deux camps fortifiés");
                !fortified && (word == "rebelle" || end.is_none_or(|end| !end.is_alphabetic()))
            });
            assert!(
                found.is_none(),
                "{place}: “{word}”, should be “{instead}”: {}",
                words.chars().take(200).collect::<String>()
            );
        }
    }
}
