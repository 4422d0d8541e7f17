//! Whole matches, recorded once and kept for good in `tests/fixtures/matches/GAME/GROUP/NAME.mesnie`. A later program must
//! play each of them again line by line: the same positions, the same dice, the same choices of scripts and of chance, the
//! same end. The rule data travel in the files, so that an edit of `rules/` changes nothing here.
//!
//! Scripts learn to play better, and chance chooses otherwise when more is on offer. Matches that were recorded before are
//! named in `tests/fixtures/earlier-choices.txt`, a `GAME/GROUP/NAME` each: their positions, dice and ends must stay the same,
//! only what scripts and chance choose is not compared. Every sort of player of every game has matches that are not on that list.
//!
//! In the group `ends` a file is called after the way in which its match ends: the key of the reason behind `-end-`.
//! `unreachable.txt` beside it names the ends that no match can reach from its set-up, a line each, with the reason behind
//! a colon. A further match is recorded with `mesnie record GAME FILE --seed N --seats … --options …`.
use mesnie::table::data::Source;
use mesnie::table::prelude::*;
use mesnie::table::saves::format::{EXTENSION, Line};
use rayon::prelude::*;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// The group whose files are called after the end of their match.
const ENDS: &str = "ends";

/// A match as it stands in its file.
#[derive(Clone)]
struct Recording {
    game: String,
    group: String,
    /// The file's name without the extension.
    name: String,
    journal: Journal,
}

impl Recording {
    fn game(&self) -> &'static dyn Game {
        known_game(&self.game)
    }
    fn has_earlier_choices(&self) -> bool {
        earlier_choices().contains(&format!("{}/{}/{}", self.game, self.group, self.name))
    }
    /// A message about a line of the file, counted from 1.
    fn at(&self, line: usize, what: impl std::fmt::Display) -> String {
        format!("{}, {}/{}.{EXTENSION}, line {line}: {what}", self.game, self.group, self.name)
    }
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures/matches")
}

/// The matches in which scripts or chance would choose otherwise today.
fn earlier_choices() -> BTreeSet<String> {
    let list = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures/earlier-choices.txt");
    fs::read_to_string(list).unwrap_or_default().lines().map(str::to_owned).collect()
}

/// What stands in a folder, in the order of the names.
fn entries(folder: &Path) -> Vec<PathBuf> {
    let read = fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut paths: Vec<PathBuf> = read.map(|entry| entry.unwrap().path()).collect();
    paths.sort();
    paths
}

fn name(path: &Path) -> String {
    path.file_stem().unwrap().to_str().unwrap().to_owned()
}

fn known_game(id: &str) -> &'static dyn Game {
    *mesnie::games::all().iter().find(|game| game.id() == id).unwrap_or_else(|| panic!("there is no game {id}"))
}

/// Every recorded match.
fn recordings() -> Vec<Recording> {
    let mut all = vec![];
    for game in entries(&root()) {
        for group in entries(&game) {
            for file in entries(&group).iter().filter(|file| file.extension().is_some_and(|e| e == EXTENSION)) {
                let journal = Journal::read(file).unwrap_or_else(|problem| panic!("{problem}"));
                let recording = Recording { game: name(&game), group: name(&group), name: name(file), journal };
                let journal = &recording.journal;
                assert_eq!(journal.header.game, recording.game, "{}", recording.at(2, "another game's match"));
                assert!(!journal.torn && journal.damaged.is_none(), "{} is damaged", file.display());
                all.push(recording);
            }
        }
    }
    all
}

/// The recordings of each game of the program.
fn by_game(all: &[Recording]) -> BTreeMap<&'static str, Vec<&Recording>> {
    let of = |id: &str| all.iter().filter(|recording| recording.game == id).collect();
    mesnie::games::all().iter().map(|game| (game.id(), of(game.id()))).collect()
}

/// The keys of the reasons by which a match of a game can end, as the words for people name them. An expansion ends as its
/// base does, too.
fn reasons(game: &dyn Game) -> BTreeSet<String> {
    let locales = Path::new(env!("CARGO_MANIFEST_DIR")).join("locales/en");
    let texts: String = entries(&locales).iter().map(|file| fs::read_to_string(file).unwrap()).collect();
    let prefixes: Vec<String> =
        [Some(game.id()), game.base()].iter().flatten().map(|id| format!("{id}-end-")).collect();
    let keys = texts.lines().filter_map(|line| Some(line.split_once(" =")?.0));
    keys.filter(|key| prefixes.iter().any(|prefix| key.starts_with(prefix.as_str()))).map(str::to_owned).collect()
}

/// How a reason is called in names of files: what follows `-end-`.
fn short(reason: &str) -> &str {
    reason.split_once("-end-").map_or(reason, |(_, short)| short)
}

/// The ends of a game that no match can reach from its set-up.
fn unreachable_ends(game: &str) -> BTreeSet<String> {
    let text = fs::read_to_string(root().join(game).join(ENDS).join("unreachable.txt")).unwrap_or_default();
    text.lines().map(|line| line.split_once(": ").expect("an end, a colon and why").0.to_owned()).collect()
}

/// A match being played again beside its recording.
struct Replay {
    game_match: Match,
    /// What scripts and chance choose is compared too.
    compares_choices: bool,
}

impl Replay {
    /// Plays a line; the error says what differs.
    fn play(&mut self, line: &Line) -> Result<(), String> {
        let game_match = &mut self.game_match;
        match line {
            Line::Start(hash) => self.compare(*hash, "the position before the first order"),
            Line::Order(text, hash) => {
                // Scripts and chance decide again, each from the seed and from what its seat can see.
                let own = game_match.automatic_order().filter(|_| self.compares_choices);
                let own = own.map(|own| game_match.write_order(own));
                if let Some(own) = own.filter(|own| own != text) {
                    return Err(format!("the seat now orders `{own}` instead of `{text}`"));
                }
                let refused = |why: Refusal| format!("`{text}` is refused: {} ({})", why.reason, why.rule);
                let record = game_match.read_order(text).map_err(refused)?;
                let written = game_match.write_order(record);
                if written != *text {
                    return Err(format!("`{text}` is now written `{written}`"));
                }
                game_match.submit(record.seat, record.order).map_err(refused)?;
                self.compare(*hash, &format!("the position after `{text}`"))
            }
            Line::Undo(left) => {
                game_match.undo_to(*left).map_err(|stop| format!("orders cannot be taken back: {stop:?}"))
            }
            Line::Redo(text, hash) => {
                let next = game_match.next_redo().map(|next| game_match.write_order(next));
                if next.as_ref() != Some(text) {
                    return Err(format!("{next:?} is played again instead of `{text}`"));
                }
                game_match.redo();
                self.compare(*hash, &format!("the position after `{text}`"))
            }
            Line::Limit(limit) => {
                game_match.limit_undo(*limit);
                Ok(())
            }
            Line::Bookmark { .. } => Ok(()),
            Line::End { .. } => {
                let ended = end(game_match);
                if ended.as_ref() == Some(line) { Ok(()) } else { Err(format!("{line:?} was recorded, not {ended:?}")) }
            }
        }
    }

    fn compare(&mut self, recorded: u64, what: &str) -> Result<(), String> {
        let now = self.game_match.hash();
        if now == recorded { Ok(()) } else { Err(format!("{what} is another: {now:016x} instead of {recorded:016x}")) }
    }
}

/// How a match has ended, as its journal says it.
fn end(game_match: &Match) -> Option<Line> {
    let ended = game_match.outcome()?;
    let winners: Vec<String> = ended.winners.iter().map(|seat| game_match.names().label(Target::Seat(*seat))).collect();
    let winners = if winners.is_empty() { "-".to_owned() } else { winners.join(",") };
    Some(Line::End { winners, reason: ended.reason.clone() })
}

/// Plays a recorded match again; the error names the line of the first difference.
fn play_again(recording: &Recording) -> Result<(), String> {
    let journal = &recording.journal;
    let told = |problem: Problem| recording.at(2, problem.tell(&Texts::new(Lang::En)));
    let (rules, findings) = RuleSet::read(recording.game(), Source::memory(journal.header.data.clone()));
    let rules = rules.ok_or_else(|| recording.at(2, findings.render(&Texts::new(Lang::En))))?;
    let mut game_match = Match::new(recording.game(), rules.data);
    // Snapshots are kept only where orders are taken back: they take most of the time.
    game_match.remember(journal.lines.iter().any(|line| matches!(line, Line::Undo(_))));
    game_match.start(journal.header.clone()).map_err(told)?;
    let mut replay = Replay { game_match, compares_choices: !recording.has_earlier_choices() };
    for (number, line) in (3..).zip(&journal.lines) {
        replay.play(line).map_err(|what| recording.at(number, what))?;
    }
    let last = journal.lines.len() + 2;
    let whole = matches!(journal.lines.first(), Some(Line::Start(_))) && journal.end().is_some();
    if whole { Ok(()) } else { Err(recording.at(last, "the match is not recorded from its start to its end")) }
}

#[test]
fn recorded_matches_are_played_again_line_by_line() {
    let failures: Vec<String> = recordings().par_iter().filter_map(|recording| play_again(recording).err()).collect();
    assert!(failures.is_empty(), "\n{}", failures.join("\n"));
}

/// The way by which the program itself loads a save: with snapshots, undo and chronicle.
#[test]
fn recorded_matches_are_loaded_as_saves() {
    let load = |recording: &Recording| {
        let told = |problem: &Problem| {
            let line = problem.args.iter().find(|(name, _)| *name == "line").and_then(|(_, line)| line.parse().ok());
            recording.at(line.unwrap_or(2), problem.tell(&Texts::new(Lang::En)))
        };
        let loaded = recording.journal.clone().replay(mesnie::games::all()).map_err(|problem| told(&problem))?;
        if let Some(problem) = &loaded.problem {
            return Err(told(problem));
        }
        let same = loaded.verified && loaded.orders == recording.journal.orders();
        if same { Ok(()) } else { Err(recording.at(3, "the position before the first order is another")) }
    };
    let failures: Vec<String> = recordings().par_iter().filter_map(|recording| load(recording).err()).collect();
    assert!(failures.is_empty(), "\n{}", failures.join("\n"));
}

#[test]
fn a_difference_is_told_with_its_line() {
    for (id, recorded) in by_game(&recordings()) {
        let automatic = |recording: &&&Recording| {
            let scripts = recording.journal.header.seats.iter().all(|seat| matches!(seat.player, Player::Script(_)));
            scripts && !recording.has_earlier_choices()
        };
        let recording = recorded.iter().find(automatic).unwrap_or_else(|| panic!("{id}: no match of scripts alone"));
        let orders = (recording.journal.lines.iter().enumerate()).filter(|(_, line)| matches!(line, Line::Order(..)));
        let orders: Vec<usize> = orders.map(|(index, _)| index).collect();
        let (early, late, last) = (orders[5], orders[orders.len() / 2], recording.journal.lines.len() - 1);
        // A position, an order, the rest of the match, the winner: each a little otherwise than it was recorded.
        for change in [0, early, late, last] {
            let mut lines = recording.journal.lines.clone();
            match &mut lines[change] {
                Line::Start(hash) => *hash ^= 1,
                Line::Order(text, _) if change == early => text.push('x'),
                Line::Order(_, hash) => *hash ^= 1 << 63,
                Line::End { winners, .. } => winners.push('x'),
                line => panic!("{line:?}"),
            }
            let journal = Journal { lines, ..recording.journal.clone() };
            let changed = Recording { journal, ..(*recording).clone() };
            let told = play_again(&changed).expect_err("the change is found");
            let expected = format!("{id}, {}/{}.{EXTENSION}, line {}: ", recording.group, recording.name, change + 3);
            assert!(told.starts_with(&expected), "{told}");
        }
        let lines = recording.journal.lines[..last].to_vec();
        let cut = Recording { journal: Journal { lines, ..recording.journal.clone() }, ..(*recording).clone() };
        assert!(play_again(&cut).is_err(), "{id}: a match without its end");
    }
}

#[test]
fn every_end_is_recorded() {
    let all = recordings();
    for (id, recorded) in by_game(&all) {
        let ends: Vec<_> = recorded.iter().filter(|recording| recording.group == ENDS).collect();
        for recording in &ends {
            let reason = recording.journal.end().map_or("none", |(_, reason)| reason);
            let last = recording.journal.lines.len() + 2;
            assert_eq!(short(reason), recording.name, "{}", recording.at(last, "the file is called after another end"));
        }
        let known: BTreeSet<String> = reasons(known_game(id)).iter().map(|reason| short(reason).to_owned()).collect();
        assert!(!known.is_empty(), "{id}: the words for people name no end");
        let recorded: BTreeSet<String> = ends.iter().map(|recording| recording.name.clone()).collect();
        let out_of_reach = unreachable_ends(id);
        assert!(recorded.is_disjoint(&out_of_reach), "{id}: a recorded end counts as out of reach");
        let covered: BTreeSet<String> = recorded.union(&out_of_reach).cloned().collect();
        assert_eq!(covered, known, "{id}: recorded ends (left), ends of the game (right)");
    }
}

#[test]
fn every_kind_of_player_and_number_of_seats_is_recorded() {
    let all = recordings();
    for (id, recorded) in by_game(&all) {
        let game = known_game(id);
        let rules = RuleSet::read(game, Source::built_in()).0.expect("sound rule data");
        let levels = Match::new(game, rules.data).levels().into_iter().map(|level| Player::Script(level.to_owned()));
        for player in levels.chain([Player::Random, Player::Person]) {
            let plays = |recording: &&&Recording| {
                recording.journal.header.seats.iter().any(|seat| seat.player == player)
                    && (player == Player::Person || !recording.has_earlier_choices())
            };
            assert!(recorded.iter().any(|recording| plays(&recording)), "{id}: no match with {player:?}");
        }
        for seats in game.seat_counts() {
            let has = |recording: &&Recording| recording.journal.header.seats.len() == seats;
            assert!(recorded.iter().any(has), "{id}: no match of {seats} seats");
        }
        let taken_back = |recording: &&Recording| recording.journal.lines.iter().any(|l| matches!(l, Line::Undo(_)));
        assert!(recorded.iter().any(taken_back), "{id}: no match in which an order was taken back");
    }
}
