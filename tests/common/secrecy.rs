//! What a seat gets to see does not depend on what it may not know: not in a position, and not after an order either. What
//! an order does lay open stays: it cannot be taken back.
use super::case::{Case, script};
use super::offers::spots;
use bevy::prelude::World;
use mesnie::table::prelude::*;
use mesnie::table::state::snapshot::{Snapshot, restore, snapshot};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

/// Something that some seats must not know.
pub struct Secret {
    pub name: &'static str,
    /// Makes the same position for a seat with another secret, by chance. False: there is nothing of the sort, or it would
    /// come out the same.
    pub disguise: fn(&mut World, Seat, usize) -> bool,
    /// Whether what the secret is shows in what this order does, as the rules want it.
    pub lays_open: fn(&Match, Record, Seat) -> bool,
    /// Whether the question after an order tells of the secret by being asked, as the rules want it.
    pub asked_of: fn(&Match) -> bool,
    /// It is tried whenever there is one.
    pub rare: bool,
    /// It is tried so often at least, in positions and after orders of random play.
    pub tried: (usize, usize),
    /// It is tried so often at least while scripts play.
    pub while_scripts_play: usize,
}

impl Secret {
    /// A secret that shows in no position, and of which nothing is said after an order.
    pub const fn of(name: &'static str, disguise: fn(&mut World, Seat, usize) -> bool) -> Self {
        Self {
            name,
            disguise,
            lays_open: |_, _, _| true,
            asked_of: |_| false,
            rare: false,
            tried: (30, 0),
            while_scripts_play: 101,
        }
    }
}

/// How the dice will fall is a secret of every game.
const DICE: Secret = Secret::of("how the dice will fall", |world, _, by| {
    world.insert_resource(Dice::seeded(by as u64 + 99));
    true
});

/// What the seats of a game keep from each other.
pub struct Secrecy {
    pub secrets: &'static [Secret],
    /// Options of the matches in which it is tried, by a seed; and of those that scripts play.
    pub options: fn(u64) -> Settings,
    pub script_options: fn(u64) -> Settings,
    pub matches: u64,
    pub turns: i32,
    /// What is told when a seat leaves the match and its secrets are paid out before all.
    pub paid_out: &'static [&'static str],
    /// At least so many questions of those that scripts are asked.
    pub questions: usize,
}
impl Secrecy {
    pub const NOTHING: Self = Self {
        secrets: &[],
        options: |_| Settings::new(),
        script_options: |_| Settings::new(),
        matches: 6,
        turns: 5,
        paid_out: &[],
        questions: 1,
    };

    fn all(&self) -> Vec<&Secret> {
        self.secrets.iter().chain([&DICE]).collect()
    }
}

pub fn others(world: &World, me: Seat) -> Vec<Seat> {
    let seats = world.resource::<Names>().seats() as u8;
    (0..seats).map(Seat).filter(|seat| *seat != me).collect()
}

/// A position as it was, with the question that waits, and with the dice, of whose seed a snapshot knows nothing.
pub struct Kept {
    position: Snapshot,
    asked: Option<Prompt>,
    dice: Dice,
}
impl Kept {
    pub fn of(table: &Match) -> Self {
        let (asked, dice) = (table.prompt().cloned(), table.world().resource::<Dice>().clone());
        Self { position: snapshot(table.world()), asked, dice }
    }
    pub fn put_back(&self, table: &mut Match) {
        table.world_mut().insert_resource(self.dice.clone());
        restore(table.world_mut(), &self.position);
        table.world_mut().insert_resource(Waiting(self.asked.clone()));
    }
}

/// All that a seat gets to see of a match as it stands: position, question, what is offered and what is refused.
fn seen(table: &mut Match, me: Seat, probe: Option<Record>) -> String {
    let mut seen = format!("{:#}", table.position(Some(me)));
    // The question as it is asked now, not as it was before something was disguised.
    match table.prompt_in_full() {
        None => seen.push_str("\nnothing is asked"),
        Some(prompt) if prompt.secret && prompt.seat != me => write!(seen, "\n{:?} is asked", prompt.seat).unwrap(),
        Some(prompt) => {
            let Prompt { seat, text, words, secret, offered, standing, spans, closing, refused, .. } = &prompt;
            let asked = (seat, text, words, secret);
            write!(seen, "\n{asked:?}\n{offered:?} {standing:?} {spans:?} {closing:?}\n{refused:?}").unwrap();
            // What the areas say, point by point.
            for area in &prompt.areas {
                let answers = spots(table, &prompt).into_iter().map(|spot| (spot, area.allows(spot)));
                write!(seen, "\n{:?} {:?} {:?}\n{:?}", area.verb, area.usual, area.within, answers.collect::<Vec<_>>())
                    .unwrap();
            }
        }
    }
    if let Some(record) = probe.filter(|record| record.seat != me) {
        write!(seen, "\n{:?}", table.check(me, record.order)).unwrap();
    }
    seen
}

/// What the log tells a seat from some entry on.
fn news(table: &Match, me: Seat, from: usize) -> Vec<String> {
    let told = table.chronicle(None).skip(from).filter(|entry| entry.seen_by.contains(me));
    told.map(|entry| format!("{entry:?}")).collect()
}

/// How often each secret was tried, in positions and after orders.
type Tried = BTreeMap<&'static str, (usize, usize)>;

/// Plays a match at random; before each order some secrets are other ones, and nobody from whom they are kept sees a
/// difference: not in the position, and not in what the order brings about.
fn watch(case: &Case, table: &mut Match, tried: &mut Tried) {
    let seats = table.names().seats();
    let secrets = case.secrecy.all();
    for n in 0.. {
        let Some(record) = table.automatic_order() else { break };
        let order = table.write_order(record);
        let text = table.prompt().unwrap().text;
        let me = Seat(((n + n / seats) % seats) as u8);
        let true_hash = table.hash();
        let entries = table.chronicle(None).count();
        let kept = Kept::of(table);
        let before = seen(table, me, Some(record));
        let mut after: Vec<(&Secret, (String, Vec<String>))> = vec![];
        for (number, secret) in secrets.iter().enumerate() {
            if !secret.rare && n % 5 != number % 5 || !(secret.disguise)(table.world_mut(), me, n) {
                continue;
            }
            let now = seen(table, me, Some(record));
            let name = secret.name;
            assert!(now == before, "{name}: shown to {me:?} in {text}:\n{}", difference(&before, &now));
            tried.entry(name).or_default().0 += 1;
            let still = table.prompt_in_full().is_some_and(|prompt| prompt.takes(record.order));
            if still && !(secret.lays_open)(table, record, me) {
                table.submit(record.seat, record.order).unwrap();
                if !(secret.asked_of)(table) {
                    after.push((secret, (seen(table, me, None), news(table, me, entries))));
                }
                table.undo().unwrap();
            }
            kept.put_back(table);
            assert_eq!(table.hash(), true_hash);
        }
        table.submit(record.seat, record.order).unwrap();
        if after.is_empty() || table.outcome().is_some() {
            continue;
        }
        let truth = (seen(table, me, None), news(table, me, entries));
        let paid_out = |entry: &Entry| entry.seen_by.contains(me) && case.secrecy.paid_out.contains(&entry.event);
        let paid_out = table.chronicle(None).skip(entries).any(paid_out);
        for (secret, disguised) in after {
            tried.entry(secret.name).or_default().1 += 1;
            if disguised == truth || paid_out {
                continue;
            }
            table.limit_undo(UndoLimit::Usual);
            let open = record.seat == me && table.can_undo().is_err();
            table.limit_undo(UndoLimit::Agreed);
            let (was, is) = (format!("{}\n{:#?}", truth.0, truth.1), format!("{}\n{:#?}", disguised.0, disguised.1));
            let (name, difference) = (secret.name, difference(&was, &is));
            assert!(open, "{name}: shown to {me:?} after {order} in {text}:\n{difference}");
        }
    }
}

/// The lines that differ.
fn difference(one: &str, other: &str) -> String {
    let lines = |text: &str| text.lines().map(str::to_owned).collect::<Vec<_>>();
    let (one, other) = (lines(one), lines(other));
    let differ = one.iter().zip(&other).filter(|(a, b)| a != b).map(|(a, b)| format!("- {a}\n+ {b}\n"));
    differ.chain((one.len() != other.len()).then(|| format!("{} and {} lines", one.len(), other.len()))).collect()
}

pub fn a_seat_sees_nothing_of_what_others_keep_from_it(case: &Case) {
    let mut tried = Tried::new();
    let mut table = case.empty_table();
    for seed in 0..case.secrecy.matches {
        let options = case.cut_short((case.secrecy.options)(seed), case.secrecy.turns + seed as i32 % 2);
        let header =
            |seats| Header { undo: UndoLimit::Agreed, ..case.header(options.clone(), seats, seed, Player::Random) };
        match seed as usize % (case.openings.len() + 1) {
            0 => table.start(header(case.some_seats(seed / 2 + 1))).unwrap(),
            i => table.start_from(header(case.seats), case.openings[i - 1].position).unwrap(),
        }
        watch(case, &mut table, &mut tried);
    }
    for secret in case.secrecy.all() {
        let (positions, orders) = tried.get(secret.name).copied().unwrap_or_default();
        assert!(positions >= secret.tried.0 && orders >= secret.tried.1, "{}: {tried:?}", secret.name);
    }
}

/// Two positions that differ only in what a seat does not see are the same to its script, at every level.
pub fn scripts_see_no_more_than_their_seat(case: &Case) {
    let (mut asked, mut tried) = (BTreeSet::new(), Tried::new());
    let levels = case.levels();
    for seed in 1..=4.max(levels.len() as u64) {
        // Two tables, so that each script has thought of the same things up to here.
        let level = levels[seed as usize % levels.len()];
        let options = case.cut_short_for(level, (case.secrecy.script_options)(seed), 20);
        let header = case.header(options, case.seats, seed, script(level));
        let [mut truth, mut disguised] = [case.empty_table(), case.empty_table()];
        truth.start(header.clone()).unwrap();
        disguised.start(header).unwrap();
        while let Some(prompt) = truth.prompt().cloned() {
            let kept = Kept::of(&disguised);
            let orders = disguised.journal().len();
            for secret in case.secrecy.all() {
                let differs = (secret.disguise)(disguised.world_mut(), prompt.seat, orders);
                tried.entry(secret.name).or_default().0 += usize::from(differs);
            }
            let supposed = disguised.automatic_order().unwrap();
            kept.put_back(&mut disguised);
            assert_eq!(truth.hash(), disguised.hash(), "order {orders}");
            let record = truth.automatic_order().unwrap();
            let (text, other) = (prompt.text, truth.write_order(supposed));
            assert_eq!(record, supposed, "seed {seed}, level {level}, order {orders}, {text}: {other}");
            asked.insert(text);
            truth.submit(record.seat, record.order).unwrap();
            disguised.submit(record.seat, record.order).unwrap();
        }
        assert_eq!(truth.hash(), disguised.hash());
    }
    assert!(asked.len() >= case.secrecy.questions, "{asked:?}");
    for secret in case.secrecy.all() {
        let (times, _) = tried.get(secret.name).copied().unwrap_or_default();
        assert!(times >= secret.while_scripts_play, "{}: {tried:?}", secret.name);
    }
}
