//! Turns orders, refusals, targets and entries of the chronicle into sentences of one language. The window and the
//! command line use it; sentences are made nowhere else.
use super::locales::{Arg, Texts};
use crate::table::protocol::prompt::{Key, Order, Prompt, Refusal, Word, Words};
use crate::table::protocol::targets::{Seat, Target};
use crate::table::state::chronicle::Entry;
use crate::table::state::names::{Name, Names};

/// Makes sentences about one match in one language.
#[derive(Clone, Copy)]
pub struct Narrator<'a> {
    /// The messages of the language.
    pub texts: &'a Texts,
    /// The names of the match.
    pub names: &'a Names,
    /// The id of the game.
    pub game: &'static str,
    /// The game that it is an expansion of, whose texts stand in where it has none of its own.
    pub base: Option<&'static str>,
}

impl Narrator<'_> {
    /// The name of a target. A point of an open table is told by its square and what is beside it: "H4, beside the farm".
    pub fn target(&self, target: Target) -> String {
        if let (Target::Spot(spot), Some(ground)) = (target, &self.names.ground) {
            let square = ground.square(spot);
            let laid = || self.names.laid_beside(spot).map(|name| self.worded(name, &name.text));
            return match ground.landmark(spot).map(|landmark| self.inside(landmark)).or_else(laid) {
                None => square,
                Some(landmark) => {
                    self.texts.format("spot-beside", &[("square", square.into()), ("landmark", landmark.into())])
                }
            };
        }
        self.named(self.names.name(target)).unwrap_or_else(|| self.names.label(target))
    }

    /// The name that the rules give to a seat, whatever name its player chose.
    pub fn side(&self, seat: Seat) -> String {
        self.named(self.names.side(seat)).unwrap_or_else(|| self.names.label(Target::Seat(seat)))
    }

    /// The name of a target within a sentence: the attribute `.inside` of its message (a name with its article) if
    /// there is one, else as [`Narrator::target`].
    pub fn inside(&self, target: Target) -> String {
        let name = self.names.name(target).filter(|name| !name.text.is_empty());
        let own = name.map(|name| (name, format!("{}.inside", name.text))).filter(|(_, key)| self.texts.has(key));
        own.map_or_else(|| self.target(target), |(name, key)| self.worded(name, &key))
    }

    /// A number of things: "2 knights". The attribute `.count` of the message of `of` is used if there is one.
    pub fn several(&self, of: Target, n: i32) -> String {
        let key = self.names.name(of).map(|name| format!("{}.count", name.text)).filter(|key| self.texts.has(key));
        match key {
            Some(key) => self.texts.format(&key, &[("n", Arg::from(n))]),
            None => self.texts.format("several", &[("n", Arg::from(n)), ("of", Arg::from(self.target(of)))]),
        }
    }

    /// A length on the open table of the match, in the unit that its rules measure in, with one decimal place; rounded down.
    pub fn length(&self, units: i32) -> String {
        let Some(ground) = &self.names.ground else { return units.to_string() };
        let tenths = i64::from(units).abs() * 10 / i64::from(ground.unit.max(1));
        let sign = if units < 0 && tenths > 0 { "−" } else { "" };
        let (whole, rest) = (format!("{sign}{}", tenths / 10), tenths % 10);
        let n = self.texts.format("decimal", &[("whole", whole.into()), ("rest", rest.to_string().into())]);
        self.texts.format(ground.unit_text, &[("n", n.into())])
    }

    /// A name for people; `None` if it has only a label. Rule data may name what has no words in any language yet: then
    /// the proper name is shown.
    fn named(&self, name: Option<&Name>) -> Option<String> {
        match name {
            Some(name) if !name.text.is_empty() && (name.proper.is_empty() || self.texts.has(&name.text)) => {
                Some(self.worded(name, &name.text))
            }
            Some(name) if !name.proper.is_empty() => Some(name.proper.clone()),
            _ => None,
        }
    }

    /// A message with what a name fills in.
    fn worded(&self, name: &Name, key: &str) -> String {
        let own = (!name.proper.is_empty()).then(|| ("name", Arg::from(name.proper.as_str())));
        let words = name.words.iter().map(|(word, value)| (*word, self.arg(*value)));
        self.texts.format(key, &words.chain(own).collect::<Vec<_>>())
    }

    fn arg(&self, word: Word) -> Arg {
        match word {
            Word::On(target) => Arg::from(self.inside(target)),
            Word::Number(n) => Arg::from(n),
            Word::Halves(n) => Arg::from(halves(n)),
            Word::Several(of, n) => Arg::from(self.several(of, n)),
            Word::Length(units) => Arg::from(self.length(units)),
            Word::Key(key) => Arg::key(key),
        }
    }

    /// The arguments of a message; those with the same name become a list with commas.
    fn args(&self, words: &[(&'static str, Word)]) -> Vec<(&'static str, Arg)> {
        let mut args: Vec<(&str, Arg)> = vec![];
        for (name, word) in words {
            let own = self.arg(*word);
            match args.iter_mut().find(|(known, _)| known == name) {
                Some((_, before)) => *before = Arg::from(format!("{}, {}", self.plain(before), self.plain(&own))),
                None => args.push((*name, own)),
            }
        }
        args
    }
    fn plain(&self, arg: &Arg) -> String {
        match arg {
            Arg::Text(text) => text.clone(),
            Arg::Int(n) => n.to_string(),
            Arg::Key(key) => self.texts.get(key),
        }
    }

    /// A Fluent message with its arguments, beginning with a capital letter.
    pub fn line(&self, key: &str, words: &[(&'static str, Word)]) -> String {
        capitalised(self.texts.format(key, &self.args(words)))
    }

    /// An order in words, beginning with a capital letter: the message `GAME-do-VERB`, with `$target`. An expansion may have a message of its own for a
    /// verb of its base game.
    pub fn order(&self, order: Order) -> String {
        let target = if let Target::Number(n) = order.on { Arg::from(n) } else { Arg::from(self.inside(order.on)) };
        capitalised(self.texts.format(&self.key_of(order.verb), &[("target", target)]))
    }

    /// A verb in words, with an ellipsis for the target: `Bid …`.
    pub fn verb(&self, verb: Key) -> String {
        self.texts.format(&self.key_of(verb), &[("target", Arg::from("…"))])
    }

    fn key_of(&self, verb: Key) -> String {
        let name = verb.name.replace(['.', '_'], "-");
        let (game, verb) = name.split_once('-').unwrap_or((self.game, &name));
        let own = format!("{}-do-{verb}", self.game);
        if self.texts.has(&own) { own } else { format!("{game}-do-{verb}") }
    }

    /// The question of a prompt. The seat that is asked is `$seat`, without an article.
    pub fn question(&self, prompt: &Prompt) -> String {
        let seat = ("seat", Arg::from(self.target(Target::Seat(prompt.seat))));
        let mut args = self.args(&prompt.words);
        args.push(seat);
        capitalised(self.texts.format(prompt.text, &args))
    }

    /// Why an order is refused, with the number of the rule: the message `refusal-GAME-REASON` of the game or else of
    /// its base game, or else `refusal-REASON`, which all games share. Where one reason is given by several rules, an
    /// attribute with the number of a rule (`.F-8-07` for F-8.07) has the words for that one.
    pub fn refusal(&self, refusal: Refusal) -> String {
        let games = [Some(self.game), self.base].into_iter().flatten();
        let own = games.map(|game| format!("refusal-{game}-{}", refusal.reason));
        let keys: Vec<String> = own.chain([format!("refusal-{}", refusal.reason)]).collect();
        let rule = refusal.rule.replace('.', "-");
        let by_rule = keys.iter().map(|key| format!("{key}.{rule}")).find(|key| self.texts.has(key));
        let line = by_rule.as_ref().or(keys.iter().find(|key| self.texts.has(key))).unwrap_or(&keys[keys.len() - 1]);
        let line = self.texts.get(line);
        if refusal.rule.is_empty() { line } else { format!("{line} ({})", refusal.rule) }
    }

    /// Why a script has given an order, in a sentence: its key and its words, as it told them.
    pub fn thought(&self, (key, words): &(&'static str, Words)) -> String {
        self.texts.format("thought-of-script", &[("reason", self.reason(key, words).into())])
    }

    /// What a script would order, by an order in words, and why if it has told.
    pub fn advice(&self, order: &str, told: Option<&(&'static str, Words)>) -> String {
        let order = ("order", Arg::from(order));
        match told {
            Some((key, words)) => {
                self.texts.format("advice-given", &[order, ("reason", self.reason(key, words).into())])
            }
            None => self.texts.format("advice-plain", &[order]),
        }
    }

    /// A reason as it goes on behind a colon.
    fn reason(&self, key: &str, words: &Words) -> String {
        self.texts.format(key, &self.args(words))
    }

    /// An entry of the chronicle as a line of the log. Its seat is `$seat`.
    pub fn entry(&self, entry: &Entry) -> String {
        self.line_of(entry.event, &entry.words, entry.seat)
    }

    fn line_of(&self, key: &str, words: &Words, seat: Option<Seat>) -> String {
        self.line(key, &with_seat(words, seat))
    }

    /// The words of an entry as arguments of a message, its seat among them as `$seat`.
    pub fn words_of(&self, entry: &Entry) -> Vec<(&'static str, Arg)> {
        self.args(&with_seat(&entry.words, entry.seat))
    }
}

fn with_seat(words: &Words, seat: Option<Seat>) -> Words {
    let mut words = words.clone();
    words.extend(seat.map(|seat| ("seat", Word::On(Target::Seat(seat)))));
    words
}

/// The text with a capital first letter.
pub fn capitalised(text: String) -> String {
    let mut rest = text.chars();
    match rest.next() {
        Some(first) if first.is_lowercase() => first.to_uppercase().chain(rest).collect(),
        _ => text,
    }
}

/// A number of halves as people write it: 15 halves are 7½.
pub fn halves(n: i32) -> String {
    match (n / 2, n % 2) {
        (0, 1) => "½".into(),
        (0, -1) => "−½".into(),
        (whole, 0) => whole.to_string(),
        (whole, _) => format!("{whole}½"),
    }
}
