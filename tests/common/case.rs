//! What a game supplies to be tested like every other, and the matches that are made of it.
use super::chance::Chance;
use super::secrecy::Secrecy;
use mesnie::table::data::Source;
use mesnie::table::game::options_of;
use mesnie::table::prelude::*;
use std::collections::BTreeMap;
use std::sync::Mutex;

/// A game to be tested. `Case::of` gives a case with nothing particular to it.
pub struct Case {
    pub game: &'static dyn Game,
    /// The option that ends a match after so many turns, for games that can last as long as the players like.
    pub turn_cap: Option<&'static str>,
    /// With how many seeds matches are played, and up to which turn.
    pub matches: u64,
    pub turns: i32,
    /// Options that go with a seed: over some seeds every one that is worth a try is met.
    pub options: fn(u64) -> Settings,
    /// Others, for matches from the set-up on.
    pub options_from_set_up: fn(u64) -> Settings,
    /// Options that keep their usual settings where all others are drawn.
    pub fixed: &'static [&'static str],
    /// Makes options that were drawn go together.
    pub reconcile: fn(&mut Settings, &mut Chance),
    /// Positions from which the game is tried, and how many seats they are for.
    pub openings: &'static [Opening],
    pub seats: usize,
    /// What the invariants of the rule document say of orders rather than of positions.
    pub watch: fn() -> Box<dyn Watch>,
    /// Every question of its own, and the verbs of its usual answers; none where nothing is to be taken for granted, and an
    /// empty one among others where nothing is so now and then.
    pub usual: &'static [(&'static str, &'static [&'static str])],
    /// Those of them that hardly come up at random: rule scripts ask them.
    pub rarely_asked: &'static [&'static str],
    /// Verbs of its own that nobody uses who plays at random.
    pub never_at_random: &'static [&'static str],
    /// The part of a verb that stands for all that do the same with another sort of piece.
    pub stem: fn(&'static str) -> &'static str,
    pub secrecy: Secrecy,
    /// Every so manieth question is tried with every order that can be written.
    pub try_all_every: usize,
    /// The first scenario is played but for one of so many matches, which have all of them in turn; 1: all as often.
    pub other_scenarios_one_in: u64,
    /// The reasons for which undo stops in random play, beside rolls and other seats.
    pub stops: &'static [&'static str],
    /// Levels that think long: after how many turns their matches are cut short at the latest.
    pub think_long: &'static [(&'static str, i32)],
    /// Which levels are better than which others, and by how much.
    pub ladder: &'static [Rung],
    /// At least so many different thoughts of its scripts in two matches.
    pub thoughts: usize,
    /// Its scripts give a reason for every choice.
    pub says_why: bool,
    pub books: Books,
    /// Rule files that came after matches had been played: a save without them is one of those.
    pub later_files: &'static [&'static str],
}

/// A position from which a game is tried: what it is, on how many seeds, up to which turn.
pub struct Opening {
    pub position: &'static str,
    pub seeds: u64,
    pub turns: i32,
}

/// A player who is better than another: of so many matches, in which the two change seats, the better one wins at least
/// this share of those that have a winner, in percent.
pub struct Rung {
    pub better: &'static str,
    /// Empty: a player of chance.
    pub worse: &'static str,
    pub matches: u64,
    pub percent: u64,
}

/// What the rule book of a game and its rule scripts are compared with.
pub struct Books {
    /// The letter of its rules with the dash, and how many there are.
    pub letter: &'static str,
    pub rules: usize,
    /// Numbers that are named and stand in no book: of modules that are not in this edition, or of none.
    pub in_no_book: &'static [&'static str],
    /// At least so many reasons to refuse an order are in the source.
    pub reasons: usize,
    /// Reasons, each with its rule, that no script can give.
    pub given_by_no_script: &'static [(&'static str, &'static str)],
}

/// Watches a match order by order for what cannot be told from a position alone.
pub trait Watch {
    fn before(&mut self, _table: &Match, _record: Record) {}
    fn after(&mut self, _table: &Match, _record: Record) {}
    fn end(&mut self, _table: &Match) {}
}
/// There is nothing to watch.
struct Nothing;
impl Watch for Nothing {}

impl Case {
    pub const fn of(game: &'static dyn Game) -> Self {
        Self {
            game,
            turn_cap: None,
            matches: 12,
            turns: 8,
            options: |_| Settings::new(),
            options_from_set_up: |_| Settings::new(),
            fixed: &[],
            reconcile: |_, _| (),
            openings: &[],
            seats: 2,
            watch: || Box::new(Nothing),
            usual: &[],
            rarely_asked: &[],
            never_at_random: &[],
            stem: |verb| verb,
            secrecy: Secrecy::NOTHING,
            try_all_every: 200,
            stops: &[],
            other_scenarios_one_in: 1,
            think_long: &[],
            ladder: &[],
            thoughts: 0,
            says_why: false,
            books: Books { letter: "", rules: 0, in_no_book: &[], reasons: 0, given_by_no_script: &[] },
            later_files: &[],
        }
    }

    /// The program's own rule data of the game, read once.
    pub fn rules(&self) -> &'static RuleSet {
        static READ: Mutex<BTreeMap<&str, &RuleSet>> = Mutex::new(BTreeMap::new());
        let mut read = READ.lock().unwrap();
        read.entry(self.game.id()).or_insert_with(|| {
            let (rules, findings) = RuleSet::read(self.game, Source::built_in());
            assert!(findings.is_empty(), "{}", findings.render(&Texts::new(Lang::En)));
            Box::leak(Box::new(rules.expect("sound rule data")))
        })
    }

    pub fn empty_table(&self) -> Match {
        Match::new(self.game, self.rules().data.clone())
    }

    /// The scenario of matches with this seed: over some seeds each is met.
    pub fn scenario(&self, seed: u64) -> String {
        let mut scenarios = self.game.scenarios(&self.rules().data);
        let one_of = self.other_scenarios_one_in;
        let at = match (one_of, seed % one_of == one_of - 1) {
            (1, _) => seed as usize % scenarios.len(),
            (_, true) => (seed / one_of) as usize % scenarios.len(),
            (_, false) => 0,
        };
        scenarios.swap_remove(at)
    }

    /// The options of matches with this seed.
    pub fn options_of(&self, seed: u64) -> Vec<OptionSpec> {
        options_of(self.game, &self.rules().data, &self.scenario(seed))
    }

    /// The header of a match with these options, on so many seats of the same sort.
    pub fn header(&self, options: Settings, seats: usize, seed: u64, player: Player) -> Header {
        Header {
            game: self.game.id().into(),
            scenario: self.scenario(seed),
            options,
            seed,
            seats: vec![SeatSetup::of(player); seats],
            undo: UndoLimit::Usual,
            advice: true,
            data: BTreeMap::new(),
        }
    }

    /// A match before its first order.
    pub fn started(&self, options: &[(&str, Setting)], seats: usize, seed: u64, player: Player) -> Match {
        let mut table = self.empty_table();
        table.start(self.header(settings(options), seats, seed, player)).unwrap();
        table
    }

    /// People in this position, after these orders; dice fall as named, then on their least face.
    pub fn asked(&self, options: &[(&str, Setting)], position: &str, faces: &[i32], orders: &[&str]) -> Match {
        let mut table = self.empty_table();
        let header = self.header(settings(options), self.seats, 1, Player::Person);
        table.start_with(header, Some(position), Some(faces)).unwrap();
        orders.iter().for_each(|order| give(&mut table, order));
        table
    }

    /// The fewest seats that the game has.
    pub fn fewest_seats(&self) -> usize {
        *self.game.seat_counts().start()
    }
    /// One of the numbers of seats that the game has, by a seed.
    pub fn some_seats(&self, seed: u64) -> usize {
        let counts = self.game.seat_counts();
        counts.start() + seed as usize % (counts.end() - counts.start() + 1)
    }

    /// The options with the match ended after so many turns, if it would not end by itself.
    pub fn cut_short(&self, mut options: Settings, turns: i32) -> Settings {
        options.extend(self.turn_cap.map(|name| (name.to_owned(), Setting::Number(turns))));
        options
    }

    /// As [`Case::cut_short`] for a match of this level: shorter if it thinks long.
    pub fn cut_short_for(&self, level: &str, options: Settings, turns: i32) -> Settings {
        let least = self.think_long.iter().find(|(long, _)| *long == level).map_or(turns, |(_, most)| turns.min(*most));
        self.cut_short(options, least)
    }

    /// Any options of matches with this seed that go together, each at any of its settings.
    pub fn any_options(&self, seed: u64, chance: &mut Chance, turns: i32) -> Settings {
        let mut options = Settings::new();
        // Some matches have nearly all options as usual, others hardly any.
        let share = 1 + chance.below(3);
        for spec in self.options_of(seed) {
            let kept = spec.locked || self.fixed.contains(&spec.name.as_str());
            if kept || chance.below(3) >= share {
                continue;
            }
            let setting = chance.setting(&spec.choice);
            options.insert(spec.name, setting);
        }
        (self.reconcile)(&mut options, chance);
        // What has to be agreed upon in one scenario another one may fix.
        let own = self.options_of(seed);
        options.retain(|name, _| own.iter().any(|spec| spec.name == *name));
        self.cut_short(options, turns)
    }

    /// The levels of its scripts.
    pub fn levels(&self) -> Vec<&'static str> {
        self.empty_table().levels()
    }
}

pub fn settings(options: &[(&str, Setting)]) -> Settings {
    options.iter().map(|(name, setting)| ((*name).to_owned(), setting.clone())).collect()
}
pub fn word(word: &str) -> Setting {
    Setting::Word(word.to_owned())
}
pub fn script(level: &str) -> Player {
    Player::Script(level.into())
}

/// Gives an order as it is written.
pub fn give(table: &mut Match, order: &str) {
    let record = table.read_order(order).unwrap_or_else(|why| panic!("{order}: {why:?}"));
    table.submit(record.seat, record.order).unwrap_or_else(|why| panic!("{order}: {why:?}"));
}

/// The usual answer to what is asked.
pub fn usual(table: &Match) -> Record {
    let prompt = table.prompt().expect("a question");
    let order = prompt.closing.filter(|order| prompt.takes(*order)).expect("a usual answer");
    Record { seat: prompt.seat, order }
}

/// The usual answer to this question, as it is written, once it is asked; all are answered as usual up to there.
pub fn usual_when_asked(mut table: Match, question: &str) -> String {
    for _ in 0..400 {
        let record = usual(&table);
        if table.prompt().is_some_and(|prompt| prompt.text == question) {
            return table.write_order(record);
        }
        table.submit(record.seat, record.order).unwrap();
    }
    panic!("{question} is never asked");
}

/// The orders of a match as they are written.
pub fn written(table: &Match) -> Vec<String> {
    table.journal().iter().map(|record| table.write_order(*record)).collect()
}
