//! The log of a match as a text to keep or to send: what was played and by whom, then every entry that the given
//! readers may read, with its dice and its rule.
use super::matches::Match;
use crate::table::game::Player;
use crate::table::options::{Setting, word_args};
use crate::table::protocol::targets::{Seat, Target};
use crate::table::saves::journal;
use crate::table::state::chronicle::{Entry, Roll};
use crate::table::text::locales::{Arg, Texts};
use crate::table::text::narrator::Narrator;
use crate::table::text::problem::Problem;
use std::path::Path;

/// The format of the text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// Plain text.
    Plain,
    /// Markdown.
    Markdown,
}

impl Form {
    /// The format for a file name: Markdown for `.md` and `.markdown`, else plain text.
    pub fn of(path: &Path) -> Self {
        let extension = path.extension().and_then(|extension| extension.to_str()).unwrap_or_default();
        if ["md", "markdown"].iter().any(|known| extension.eq_ignore_ascii_case(known)) {
            Self::Markdown
        } else {
            Self::Plain
        }
    }

    /// A text on one line, with the characters escaped that have a meaning in this format.
    fn quote(self, text: &str) -> String {
        let mut quoted = String::with_capacity(text.len());
        for c in text.trim().chars().map(|c| if c.is_control() { ' ' } else { c }) {
            if self == Self::Markdown && "\\`*_[]<>|~#".contains(c) {
                quoted.push('\\');
            }
            quoted.push(c);
        }
        quoted
    }
}

/// The log of a match: game, scenario, players, options that differ from their defaults, seed and result, then the
/// entries of the chronicle that every one of `readers` may read, numbered. Without readers it holds all entries.
pub fn log(game: &Match, readers: &[Seat], form: Form, texts: &Texts) -> String {
    let export = Export {
        game,
        tell: Narrator { texts, names: game.names(), game: game.game().id(), base: game.game().base() },
    };
    let title = form.quote(&texts.get(&format!("game-{}", game.game().id())));
    let mut text = match form {
        Form::Plain => format!("{title}\n{}\n", "=".repeat(title.chars().count())),
        Form::Markdown => format!("# {title}\n\n"),
    };
    for (label, value) in export.facts() {
        let (label, value) = (form.quote(&label), form.quote(&value));
        let line = |label: String| texts.format("export-fact", &[("label", label.into()), ("value", value.into())]);
        text += &match form {
            Form::Plain => line(label) + "\n",
            Form::Markdown => format!("- {}\n", line(format!("**{label}**"))),
        };
    }
    let heading = texts.get("export-log");
    text += &match form {
        Form::Plain => format!("\n{heading}\n{}\n", "-".repeat(heading.chars().count())),
        Form::Markdown => format!("\n## {heading}\n\n"),
    };
    let may_read = |entry: &&Entry| readers.iter().all(|seat| entry.seen_by.contains(*seat));
    let entries: Vec<&Entry> = game.chronicle(None).filter(may_read).collect();
    if entries.is_empty() {
        text = text + &texts.get("export-empty") + "\n";
    }
    let width = entries.len().to_string().len();
    for (number, entry) in (1..).zip(entries) {
        let line = form.quote(&export.line(entry));
        text += &match form {
            Form::Plain => format!("{number:>width$}. {line}\n"),
            Form::Markdown => format!("{number}. {line}\n"),
        };
    }
    text
}

/// Writes the [`log`] to a file, in the format for its name ([`Form::of`]).
///
/// # Errors
/// `export-not-written`, with the error of the system; the file then has its old content.
pub fn write(game: &Match, readers: &[Seat], path: &Path, texts: &Texts) -> Result<(), Problem> {
    let text = log(game, readers, Form::of(path), texts);
    let written = journal::whole(path, text.as_bytes());
    let problem = |error| Problem::new("export-not-written").with("file", path.display()).with("detail", error);
    written.map(drop).map_err(problem)
}

/// A log while it is written.
struct Export<'a> {
    game: &'a Match,
    tell: Narrator<'a>,
}

impl Export<'_> {
    fn text(&self, key: &str, args: &[(&str, Arg)]) -> String {
        self.tell.texts.format(key, args)
    }

    /// What stands before the entries: label and value.
    fn facts(&self) -> Vec<(String, String)> {
        let (game, texts) = (self.game, self.tell.texts);
        let (id, header) = (game.game().id(), game.header());
        let scenario = texts.get(&format!("scenario-{id}-{}", header.scenario));
        let mut facts = vec![(texts.get("export-scenario"), scenario)];
        for seat in (0..header.seats.len() as u8).map(Seat) {
            facts.push((self.tell.side(seat), self.player(seat)));
        }
        for spec in game.game().options(game.data()) {
            let setting = header.options.get(&spec.name).unwrap_or(&spec.default);
            if *setting != spec.default {
                let value = match setting {
                    Setting::Switch(on) => texts.get(if *on { "export-on" } else { "export-off" }),
                    Setting::Number(n) => n.to_string(),
                    Setting::Word(word) => spec.says(id, word, texts),
                };
                facts.push((texts.get(&format!("option-{id}-{}", spec.name)), value));
            }
        }
        // With the seed and the orders, the coming dice of a match in progress could be found out.
        if game.outcome().is_some() {
            facts.push((texts.get("export-seed"), header.seed.to_string()));
        }
        facts.push((texts.get("export-result"), self.result()));
        facts
    }

    /// Who plays a seat: `Anna, a person`, or without a name only `a person`.
    fn player(&self, seat: Seat) -> String {
        let who = match self.game.player(seat) {
            Player::Person => self.text("export-person", &[]),
            Player::Random => self.text("export-random", &[]),
            Player::Script(level) => self.text("export-script", &[("level", level.into())]),
        };
        match self.named(seat) {
            Some(name) => self.text("export-player", &[("name", name.into()), ("who", who.into())]),
            None => who,
        }
    }

    fn named(&self, seat: Seat) -> Option<&str> {
        Some(self.game.header().seats.get(seat.0 as usize)?.name.trim()).filter(|name| !name.is_empty())
    }

    fn result(&self) -> String {
        let Some(ended) = self.game.outcome() else { return self.text("export-unfinished", &[]) };
        let called =
            |seat: &Seat| self.named(*seat).map_or_else(|| self.tell.target(Target::Seat(*seat)), str::to_owned);
        let winners: Vec<String> = ended.winners.iter().map(called).collect();
        let reason = self.text(&ended.reason, &word_args(&self.game.header().options));
        let (count, winners) = (winners.len(), winners.join(", "));
        self.text("export-won", &[("count", count.into()), ("winners", winners.into()), ("reason", reason.into())])
    }

    fn line(&self, entry: &Entry) -> String {
        let mut line = self.tell.entry(entry);
        if !entry.rolls.is_empty() {
            let dice: Vec<String> = entry.rolls.iter().map(|roll| self.die(roll)).collect();
            line = self.text("export-dice", &[("line", line.into()), ("dice", dice.join(" · ").into())]);
        }
        if entry.rule.is_empty() { line } else { format!("{line} ({})", entry.rule) }
    }

    fn die(&self, roll: &Roll) -> String {
        let seat = self.tell.target(Target::Seat(roll.seat));
        let args = [("seat", seat.into()), ("purpose", Arg::key(roll.purpose)), ("face", roll.face.into())];
        self.text("export-die", &args)
    }
}
