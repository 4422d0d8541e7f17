//! The steps of a rule script, and how they are run.
use crate::cli::console::Console;
use crate::table::data::nearest;
use crate::table::prelude::{Allowed, Area, Dice, Entry, Match, Narrator, Order, Refusal, Seat, Sort, Target, Word};
use serde::Deserialize;
use serde_json::Value;
use std::collections::BTreeMap;

/// A step: what a script does or expects. Orders are written as in journals: `red step 5:3`.
#[derive(Clone, Debug, Deserialize)]
pub(super) enum ScriptStep {
    /// The order is given.
    Do(String),
    /// The order is refused for this reason (and by this rule), and nothing has changed.
    No(String, String, #[serde(default)] String),
    /// The order is among those on offer.
    Offered(String),
    /// The order is not among those on offer.
    NotOffered(String),
    /// `Choices("red step", ["4:3", "4:4"])`: exactly these targets are on offer with the verb, in any order.
    Choices(String, Vec<String>),
    /// `Range("red bid", 0, 5)`: the numbers from the first to the last are on offer with the verb.
    Range(String, i32, i32),
    /// `Area("red halt", ["0,0"], ["900,0"])`: an area is on offer with the verb; the first points lie in it, the others do not.
    Area(String, Vec<String>, Vec<String>),
    /// The dice show these further faces.
    Dice(Vec<i32>),
    /// This seat is asked; the key of the question ends like this.
    Asked(String, String),
    /// The value at a path of the position. `None`: there is nothing.
    See(String, Value),
    /// The value at a path of the position as a seat may see it.
    SeenBy(String, String, Value),
    /// Since the last order there is an entry of the chronicle with this event and these words.
    Log(String, #[serde(default)] BTreeMap<String, Value>),
    /// Since the last order there is no entry of the chronicle with this event.
    NoLog(String),
    /// The match is over and this seat has won, alone or with others.
    Winner(String),
    /// The match is over and nobody has won.
    Draw,
    /// The match is over for this reason (the end of its key).
    Over(String),
    /// The match is not over.
    NotOver,
    /// The last order is taken back.
    Undo,
    /// The last order cannot be taken back, for this reason (the end of its key).
    CannotUndo(String),
    /// The order that was last taken back is given again.
    Redo,
    /// Scripted and random players give orders until a person is asked.
    PlayOn,
}

/// A script while it runs.
pub(super) struct ScriptRun<'m> {
    table: &'m mut Match,
    console: &'m Console,
    /// The number of entries of the chronicle before the last order.
    entries: usize,
    /// The position broke invariants at the start or after an earlier step, so they are not checked any more.
    lawless: bool,
    /// The script forces the dice.
    forced: bool,
    /// The index of the current step, from 0.
    step: usize,
    messages: Vec<String>,
}

impl<'m> ScriptRun<'m> {
    pub fn new(table: &'m mut Match, console: &'m Console, forced: bool) -> Self {
        let lawless = !table.broken_invariants().is_empty();
        let mut run = Self { table, console, entries: 0, lawless, forced, step: 0, messages: vec![] };
        run.check_dice();
        run
    }

    /// The index of the current step, from 0.
    pub fn step(&self) -> usize {
        self.step
    }
    /// Ends the current step; returns what was wrong with it.
    pub fn take_messages(&mut self) -> Vec<String> {
        self.step += 1;
        std::mem::take(&mut self.messages)
    }
    /// The position, with everything that is hidden.
    pub fn position(&self) -> Value {
        self.table.position(None)
    }
    /// At the end of the script: what is wrong if forced faces are left.
    pub fn left_over(&self) -> Option<String> {
        let left = self.table.world().resource::<Dice>().forced_left();
        (left > 0).then(|| self.console.text("script-dice-left", &[("left", left.into())]))
    }

    fn fail(&mut self, key: &str, args: &[(&str, String)]) {
        let args: Vec<_> = args.iter().map(|(name, value)| (*name, value.as_str().into())).collect();
        self.messages.push(self.console.text(key, &args));
    }

    /// Runs a step. False if the script cannot go on after it.
    pub fn take(&mut self, step: &ScriptStep) -> bool {
        match step {
            ScriptStep::Do(order) => return self.order(order),
            ScriptStep::No(order, reason, rule) => self.refused(order, reason, rule),
            ScriptStep::Offered(order) => {
                if let Err(why) = self.offered(order) {
                    self.fail("script-not-offered", &[("why", why)]);
                }
            }
            ScriptStep::NotOffered(order) => {
                if self.offered(order).is_ok() {
                    self.fail("script-is-offered", &[]);
                }
            }
            ScriptStep::Choices(verb, targets) => self.choices(verb, targets),
            ScriptStep::Range(verb, least, most) => self.range(verb, *least, *most),
            ScriptStep::Area(verb, within, without) => self.area(verb, within, without),
            ScriptStep::Dice(faces) => {
                self.forced = true;
                self.table.world_mut().resource_mut::<Dice>().force(faces.iter().copied());
            }
            ScriptStep::Asked(seat, text) => self.asked(seat, text),
            ScriptStep::See(path, value) => self.see(None, path, value),
            ScriptStep::SeenBy(seat, path, value) => match self.table.names().seat(seat) {
                Some(viewer) => self.see(Some(viewer), path, value),
                None => self.fail("script-no-seat", &[("seat", seat.clone())]),
            },
            ScriptStep::Log(event, words) => {
                if !self.logged(event, words) {
                    let happened = self.events();
                    self.fail("script-no-log", &[("happened", happened)]);
                }
            }
            ScriptStep::NoLog(event) => {
                if self.logged(event, &BTreeMap::new()) {
                    self.fail("script-log", &[]);
                }
            }
            ScriptStep::Winner(_) | ScriptStep::Draw | ScriptStep::Over(_) | ScriptStep::NotOver => self.ended(step),
            ScriptStep::Undo => match self.table.undo() {
                Ok(()) => self.entries = self.entries.min(self.all_entries()),
                Err(stop) => {
                    let why = self.console.text(stop.text(), &[]);
                    self.fail("script-cannot-undo", &[("why", why)]);
                    return false;
                }
            },
            ScriptStep::CannotUndo(reason) => {
                let found = self.table.can_undo().err().map_or("", |stop| stop.text());
                if found.is_empty() || !found.ends_with(reason.as_str()) {
                    self.fail("script-undo", &[("found", found.to_owned())]);
                }
            }
            ScriptStep::Redo => {
                self.entries = self.all_entries();
                if !self.table.redo() {
                    self.fail("script-no-redo", &[]);
                    return false;
                }
                self.after_order();
            }
            ScriptStep::PlayOn => {
                self.entries = self.all_entries();
                self.table.play_on();
                self.after_order();
            }
        }
        true
    }

    fn all_entries(&self) -> usize {
        self.table.chronicle(None).count()
    }

    fn read(&self, text: &str) -> Result<(Seat, Order), Refusal> {
        self.table.read_order(text).map(|record| (record.seat, record.order))
    }

    /// A refusal as a sentence with its reason and rule.
    fn tell(&self, why: Refusal) -> String {
        let game = self.table.game();
        let (texts, names) = (&self.console.texts, self.table.names());
        let teller = Narrator { texts, names, game: game.id(), base: game.base() };
        format!("{} [{}]", teller.refusal(why), why.reason)
    }

    fn order(&mut self, text: &str) -> bool {
        self.entries = self.all_entries();
        let done = self.read(text).and_then(|(seat, order)| self.table.submit(seat, order));
        match done {
            Ok(()) => {
                self.after_order();
                true
            }
            Err(why) => {
                let (why, asked, offer) = (self.tell(why), self.who_is_asked(), self.offer());
                self.fail("script-refused", &[("why", why), ("asked", asked), ("offer", offer)]);
                false
            }
        }
    }

    fn after_order(&mut self) {
        self.check_dice();
        if self.lawless {
            return;
        }
        let broken = self.table.broken_invariants();
        if !broken.is_empty() {
            self.lawless = true;
            self.fail("script-invariant", &[("broken", broken.join("; "))]);
        }
    }

    fn check_dice(&mut self) {
        if !self.forced {
            return;
        }
        let (dry, unfit) = {
            let mut dice = self.table.world_mut().resource_mut::<Dice>();
            (dice.take_ran_dry(), dice.take_unfit())
        };
        if dry {
            self.fail("script-dice-dry", &[]);
        }
        if let Some(face) = unfit {
            self.fail("script-dice-unfit", &[("face", face.to_string())]);
        }
    }

    fn refused(&mut self, text: &str, reason: &str, rule: &str) {
        let before = self.table.hash();
        // An order that cannot be read is refused too.
        let found = match self.read(text) {
            Ok((seat, order)) => self.table.check(seat, order).err(),
            Err(why) => Some(why),
        };
        match found {
            None => self.fail("script-not-refused", &[]),
            Some(why) if why.reason != reason || (!rule.is_empty() && why.rule != rule) => {
                let found = self.tell(why);
                self.fail("script-other-reason", &[("found", found)]);
            }
            Some(_) => {}
        }
        if self.table.hash() != before {
            self.fail("script-refusal-changed", &[]);
        }
    }

    /// Checks that an order is on offer. The error says why it is not.
    fn offered(&mut self, text: &str) -> Result<(), String> {
        let (seat, order) = self.read(text).map_err(|why| self.tell(why))?;
        self.table.check(seat, order).map_err(|why| self.tell(why))
    }

    /// What is on offer with a seat and a verb, `red step`. `None`, and a message, if the seat is not asked.
    fn offer_of(&mut self, text: &str) -> Option<Offer> {
        let (seat, verb) = text.split_once(' ').unwrap_or((text, ""));
        let game = self.table.game().id();
        let known = self.table.registry().verb(game, verb).map(|(key, _)| key);
        let (Some(seat), Some(verb)) = (self.table.names().seat(seat), known) else {
            self.fail("script-no-verb", &[("text", text.to_owned())]);
            return None;
        };
        let Some(prompt) = self.table.prompt().filter(|prompt| prompt.seat == seat) else {
            let asked = self.who_is_asked();
            self.fail("script-asked-other", &[("asked", asked)]);
            return None;
        };
        let names = self.table.names();
        let targets = prompt.offered.iter().chain(&prompt.standing).filter(|order| order.verb == verb);
        let mut targets: Vec<_> = targets.map(|order| names.label(order.on)).collect();
        targets.sort();
        let ranges = prompt.spans.iter().filter(|span| span.verb == verb).map(|span| (span.least, span.most)).collect();
        let areas = prompt.areas.iter().filter(|area| area.verb == verb).cloned().collect();
        Some(Offer { targets, ranges, areas })
    }

    fn choices(&mut self, verb: &str, wanted: &[String]) {
        let Some(Offer { targets: found, areas, .. }) = self.offer_of(verb) else { return };
        if !areas.is_empty() {
            self.fail("script-choices-area", &[]);
        }
        let mut wanted = wanted.to_vec();
        wanted.sort();
        if found != wanted {
            let list = |of: &[String], but: &[String]| {
                let list: Vec<_> = of.iter().filter(|target| !but.contains(target)).cloned().collect();
                if list.is_empty() { "–".to_owned() } else { list.join(", ") }
            };
            let (missing, surplus) = (list(&wanted, &found), list(&found, &wanted));
            self.fail("script-choices", &[("missing", missing), ("surplus", surplus), ("found", list(&found, &[]))]);
        }
    }

    fn range(&mut self, verb: &str, least: i32, most: i32) {
        let Some(Offer { ranges: found, .. }) = self.offer_of(verb) else { return };
        if found != [(least, most)] {
            let found: Vec<_> = found.iter().map(|(least, most)| format!("{least}..{most}")).collect();
            self.fail("script-range", &[("found", found.join(", "))]);
        }
    }

    fn area(&mut self, verb: &str, within: &[String], without: &[String]) {
        let Some(Offer { areas, .. }) = self.offer_of(verb) else { return };
        if areas.is_empty() {
            self.fail("script-no-area", &[]);
            return;
        }
        for (word, wanted) in within.iter().map(|word| (word, true)).chain(without.iter().map(|word| (word, false))) {
            let Ok(Target::Spot(spot)) = self.table.names().read(Sort::Spot, word) else {
                self.fail("script-no-spot", &[("word", word.clone())]);
                continue;
            };
            let answers: Vec<Allowed> = areas.iter().map(|area| area.allows(spot)).collect();
            match answers.iter().find_map(|answer| answer.err()).filter(|_| answers.iter().all(Result::is_err)) {
                Some(why) if wanted => {
                    let why = self.tell(why);
                    self.fail("script-outside-area", &[("spot", word.clone()), ("why", why)]);
                }
                None if !wanted => self.fail("script-inside-area", &[("spot", word.clone())]),
                _ => {}
            }
        }
    }

    /// Who is asked, and what: `red: duel-ask-activation`, or a dash.
    fn who_is_asked(&self) -> String {
        let Some(prompt) = self.table.prompt() else { return "-".to_owned() };
        format!("{}: {}", self.table.names().label(Target::Seat(prompt.seat)), prompt.text)
    }

    /// Some of the orders on offer, for authors of scripts.
    fn offer(&self) -> String {
        const MOST: usize = 12;
        let Some(prompt) = self.table.prompt() else { return String::new() };
        let (names, game) = (self.table.names(), self.table.game().id());
        let all: Vec<_> = prompt.offered.iter().chain(&prompt.standing).map(|o| names.write_order(game, *o)).collect();
        let more = if all.len() > MOST { ", …" } else { "" };
        let mut offer = all[..all.len().min(MOST)].join(", ") + more;
        for area in &prompt.areas {
            let between = if offer.is_empty() { "" } else { ", " };
            offer += &format!("{between}{} …", names.write_order(game, area.order(area.usual)));
        }
        offer
    }

    fn asked(&mut self, seat: &str, text: &str) {
        let fits = self.table.prompt().is_some_and(|prompt| {
            self.table.names().label(Target::Seat(prompt.seat)) == seat && prompt.text.ends_with(text)
        });
        if !fits {
            let asked = self.who_is_asked();
            self.fail("script-asked-other", &[("asked", asked)]);
        }
    }

    fn see(&mut self, viewer: Option<Seat>, path: &str, wanted: &Value) {
        let position = self.table.position(viewer);
        let found = find(&position, path);
        if same(found.as_ref().ok().copied().unwrap_or(&Value::Null), wanted) {
            return;
        }
        let told = match found {
            Ok(value) => value.to_string(),
            Err(lost) => {
                let near = lost
                    .near
                    .map_or(String::new(), |near| self.console.text("cli-did-you-mean", &[("near", near.into())]));
                self.console.text("script-no-path", &[("part", lost.part.into()), ("near", near.into())])
            }
        };
        self.fail("script-see", &[("wanted", wanted.to_string()), ("found", told)]);
    }

    fn logged(&self, event: &str, words: &BTreeMap<String, Value>) -> bool {
        let has = |entry: &Entry, name: &str, wanted: &Value| match name {
            "rule" => same(&entry.rule.into(), wanted),
            "faces" => same(&entry.rolls.iter().map(|roll| roll.face).collect::<Vec<_>>().into(), wanted),
            "seat" => entry.seat.is_some_and(|seat| same(&self.word(Word::On(Target::Seat(seat))), wanted)),
            _ => entry.words.iter().any(|(word, value)| *word == name && same(&self.word(*value), wanted)),
        };
        let mut since = self.table.chronicle(None).skip(self.entries);
        since.any(|entry| entry.event == event && words.iter().all(|(name, value)| has(entry, name, value)))
    }

    fn word(&self, word: Word) -> Value {
        match word {
            Word::On(Target::Number(n)) | Word::Number(n) | Word::Length(n) => n.into(),
            Word::On(on) => self.table.names().label(on).into(),
            Word::Halves(n) => (f64::from(n) / 2.0).into(),
            Word::Several(of, n) => format!("{n} {}", self.table.names().label(of)).into(),
            Word::Key(key) => key.into(),
        }
    }

    /// The entries of the chronicle since the last order, for authors of scripts.
    fn events(&self) -> String {
        let told = self.table.chronicle(None).skip(self.entries).map(|entry| {
            let mut words: Vec<_> =
                entry.words.iter().map(|(name, word)| format!("{name}: {}", self.word(*word))).collect();
            if !entry.rolls.is_empty() {
                words.push(format!("faces: {:?}", entry.rolls.iter().map(|roll| roll.face).collect::<Vec<_>>()));
            }
            if words.is_empty() { entry.event.to_owned() } else { format!("{} {{{}}}", entry.event, words.join(", ")) }
        });
        told.collect::<Vec<_>>().join(", ")
    }

    fn ended(&mut self, step: &ScriptStep) {
        let names = self.table.names();
        let winners = |ended: &crate::table::prelude::Ended| {
            ended.winners.iter().map(|seat| names.label(Target::Seat(*seat))).collect::<Vec<_>>()
        };
        let ended = self.table.outcome();
        let fits = match (step, ended) {
            (ScriptStep::NotOver, ended) => ended.is_none(),
            (ScriptStep::Winner(seat), Some(ended)) => winners(ended).contains(seat),
            (ScriptStep::Draw, Some(ended)) => ended.winners.is_empty(),
            (ScriptStep::Over(reason), Some(ended)) => ended.reason.ends_with(reason.as_str()),
            _ => false,
        };
        if fits {
            return;
        }
        match ended.map(|ended| (winners(ended).join(", "), ended.reason.clone())) {
            Some((winners, reason)) => self.fail("script-ended", &[("winners", winners), ("reason", reason)]),
            None => {
                let asked = self.who_is_asked();
                self.fail("script-not-ended", &[("asked", asked)]);
            }
        }
    }
}

/// What is on offer with one verb: the labels of its targets, sorted, ranges of numbers, and parts of an open table.
struct Offer {
    targets: Vec<String>,
    ranges: Vec<(i32, i32)>,
    areas: Vec<Area>,
}

/// A path that leads nowhere: its first part that does not exist, and the name that was probably meant.
struct PathError {
    part: String,
    near: Option<String>,
}

/// The value at a path, whose parts are separated by dots. Names may contain dots; numbers are indexes of lists, from
/// 0.
fn find<'v>(value: &'v Value, path: &str) -> Result<&'v Value, PathError> {
    if path.is_empty() {
        return Ok(value);
    }
    let ends = path.match_indices('.').map(|(at, _)| at).chain([path.len()]);
    let mut lost = None;
    for end in ends {
        let (name, rest) = (&path[..end], path.get(end + 1..).unwrap_or(""));
        let inner = match value {
            Value::Object(map) => map.get(name),
            Value::Array(list) => name.parse::<usize>().ok().and_then(|i| list.get(i)),
            _ => None,
        };
        match inner.map(|inner| find(inner, rest)) {
            Some(Ok(found)) => return Ok(found),
            Some(Err(deeper)) => lost = Some(deeper),
            None => {}
        }
    }
    Err(lost.unwrap_or_else(|| {
        let part = path.split('.').next().unwrap_or(path);
        let known = value.as_object().into_iter().flat_map(|map| map.keys().map(String::as_str));
        PathError { part: part.to_owned(), near: nearest(part, known).map(str::to_owned) }
    }))
}

/// Whether two values are equal; 7 and 7.0 are.
fn same(a: &Value, b: &Value) -> bool {
    match (a, b) {
        (Value::Number(a), Value::Number(b)) => a == b || a.as_f64() == b.as_f64(),
        (Value::Array(a), Value::Array(b)) => a.len() == b.len() && a.iter().zip(b).all(|(a, b)| same(a, b)),
        (Value::Object(a), Value::Object(b)) => {
            a.len() == b.len() && a.iter().all(|(name, a)| b.get(name).is_some_and(|b| same(a, b)))
        }
        _ => a == b,
    }
}
