//! The messages of both languages as they stand in their files.
use crate::common::files::{files_under, root};
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser;
use mesnie::table::text::locales::{Arg, Lang, Texts};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;

/// What a message names: the variables to be filled in, and other messages that stand in it.
#[derive(Default)]
pub struct Named {
    pub variables: BTreeSet<String>,
    pub messages: BTreeSet<String>,
}

/// Every message and attribute of a language with the variables that it names, those of messages within it included.
pub fn messages(lang: Lang) -> BTreeMap<String, BTreeSet<String>> {
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

pub fn named(lang: Lang) -> BTreeMap<String, Named> {
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

pub fn collect_from_inline(inline: &InlineExpression<&str>, named: &mut Named) {
    match inline {
        InlineExpression::VariableReference { id } => drop(named.variables.insert(id.name.to_owned())),
        InlineExpression::MessageReference { id, attribute } => {
            let of = attribute.iter().map(|attribute| format!(".{}", attribute.name));
            named.messages.insert([id.name.to_owned()].into_iter().chain(of).collect());
        }
        InlineExpression::Placeable { expression } => collect_from_expression(expression, named),
        InlineExpression::FunctionReference { arguments, .. } => {
            arguments.positional.iter().for_each(|argument| collect_from_inline(argument, named));
            arguments.named.iter().for_each(|argument| collect_from_inline(&argument.value, named));
        }
        _ => {}
    }
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
