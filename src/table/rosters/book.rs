//! What a game brings that has lists of players: the shipped ones, and how a list is read, shown, changed and judged.
use super::form::{Edit, Form, Remark};
use super::roll::Roll;
use crate::table::data::{Reader, RuleData};
use crate::table::text::locales::Texts;

/// A list by its name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Listed {
    /// How options and files name it.
    pub id: String,
    /// What people call it.
    pub name: String,
}

/// Whether a list may be taken for an option of a scenario.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fit {
    /// The name of the scenario.
    pub scenario: String,
    /// The name of the option.
    pub option: &'static str,
    /// The first thing for which it may not; nothing: it may.
    pub why_not: Option<Remark>,
}

/// The lists of a game. Texts are RON; nothing is kept between two calls.
pub trait RosterBook: Send + Sync {
    /// The folder of the lists of players within the rule data, with `/` at its end.
    fn folder(&self) -> &'static str;
    /// The lists of the rule data.
    fn shipped(&self, data: &RuleData, texts: &Texts) -> Vec<Listed>;
    /// A list of the rule data as a text. Nothing: there is none of this name.
    fn text_of(&self, data: &RuleData, id: &str) -> Option<String>;
    /// A list with nothing in it yet.
    fn blank(&self, data: &RuleData) -> String;
    /// Whether a file of the reader is a list that can be shown; if not, the reader knows why. The list need not keep the rules.
    fn check(&self, reader: &Reader, file: &str) -> bool;
    /// Name and id of a list; nothing if the text is none.
    fn listed(&self, text: &str) -> Option<Listed>;
    /// The list with another id and another name.
    fn renamed(&self, text: &str, to: &Listed) -> String;
    /// The list as a form; nothing if the text is none.
    fn form(&self, data: &RuleData, text: &str, texts: &Texts) -> Option<Form>;
    /// The list after a change. What cannot be done changes nothing.
    fn edit(&self, data: &RuleData, text: &str, edit: &Edit) -> String;
    /// For which options of which scenarios the list may be taken.
    fn fits(&self, data: &RuleData, text: &str, texts: &Texts) -> Vec<Fit>;
    /// The list as a sheet for the table; nothing if the text is none.
    fn roll(&self, data: &RuleData, text: &str, texts: &Texts) -> Option<Roll>;
}

/// The id of a list of a player's own, from the name of its file: `own_` keeps it apart from those of the rule data.
pub fn own_id(file: &str) -> String {
    format!("own_{}", label(file))
}

/// A name as a label: small letters, digits and `_` alone.
pub fn label(name: &str) -> String {
    let mut label = String::new();
    for c in crate::table::text::locales::fold(name.trim()).chars() {
        match c {
            'a'..='z' | '0'..='9' => label.push(c),
            _ if c.is_alphabetic() => {
                // A letter of another script still keeps two names apart.
                label.push_str(&format!("u{:x}", u32::from(c)));
            }
            _ if label.ends_with('_') => {}
            _ => label.push('_'),
        }
    }
    label.trim_matches('_').to_owned()
}
