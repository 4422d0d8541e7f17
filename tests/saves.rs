//! Saved matches: what is written is had again, whatever happens to the program, the disk or the file.
use mesnie::ancients::Ancients;
use mesnie::table::data::Source;
use mesnie::table::games::RuleSet;
use mesnie::table::journal_file::write_whole;
use mesnie::table::save::{Line, load};
use mesnie::table::*;
use rayon::prelude::*;
use std::collections::{BTreeSet, HashSet};
use std::fs;
use std::io::Read;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::Duration;
use xxhash_rust::xxh3::xxh3_64;

fn header(player: Player, seed: u64, rules: &RuleSet) -> Header {
    Header {
        game: "ancients".into(),
        scenario: String::new(),
        options: Settings::new(),
        seed,
        seats: vec![SeatSetup { name: "Zoé « la Rouge »".into(), ..SeatSetup::of(player) }; 2],
        undo: UndoLimit::Usual,
        data: rules.files.clone(),
    }
}
fn rules() -> RuleSet {
    RuleSet::read(&Ancients, Source::built_in()).0.expect("sound rule data")
}
fn start(path: &Path, player: Player, seed: u64) -> Recorded {
    let rules = rules();
    Recorded::start(Match::new(&Ancients, rules.data.clone()), header(player, seed, &rules), path).unwrap()
}
/// Plays up to so many orders by itself.
fn play(recorded: &mut Recorded, orders: usize) {
    for _ in 0..orders {
        let Some(Record { seat, order }) = recorded.automatic_order() else { return };
        recorded.submit(seat, order).unwrap();
    }
}
fn orders(game: &Match) -> Vec<String> {
    game.journal().iter().map(|record| game.write_order(*record)).collect()
}
fn load_sound(path: &Path) -> Loaded {
    let loaded = load(path, mesnie::games()).unwrap();
    assert_eq!((&loaded.problem, loaded.torn, loaded.verified), (&None, false, true));
    loaded
}
fn told(problem: &Problem) -> String {
    problem.tell(&Texts::new(Lang::En))
}
fn arg<'p>(problem: &'p Problem, name: &str) -> &'p str {
    problem.args.iter().find(|(n, _)| *n == name).map_or("", |(_, value)| value)
}

#[test]
fn a_saved_match_is_the_same_match() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("new/folder/match.mesnie");
    let mut recorded = start(&path, Player::Random, 5);
    play(&mut recorded, 30);
    let mut loaded = load_sound(&path);
    assert_eq!(loaded.orders, 30);
    assert_eq!(orders(&loaded.game_match), orders(&recorded));
    assert_eq!(loaded.game_match.hash(), recorded.hash());
    assert_eq!(loaded.game_match.position(None), recorded.position(None));
    assert_eq!(loaded.game_match.header(), recorded.header());
    assert!(recorded.problem().is_none());
    // To the end, which is noted.
    recorded.play_on();
    let mut loaded = load_sound(&path);
    assert_eq!(loaded.game_match.outcome(), recorded.outcome());
    assert_eq!(loaded.game_match.hash(), recorded.hash());
    let ended = Journal::read(&path).unwrap();
    assert_eq!(ended.end().unwrap().1, recorded.outcome().unwrap().reason);
}

#[test]
fn what_was_taken_back_and_played_again_is_saved_too() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("match.mesnie");
    let mut recorded = start(&path, Player::Random, 5);
    recorded.limit_undo(UndoLimit::Agreed);
    play(&mut recorded, 40);
    recorded.undo_to(25).unwrap();
    assert!(recorded.redo() && recorded.redo());
    recorded.undo().unwrap();
    recorded.limit_undo(UndoLimit::Usual);
    let mut loaded = load_sound(&path);
    assert_eq!(loaded.game_match.header().undo, UndoLimit::Usual);
    assert_eq!(orders(&loaded.game_match), orders(&recorded));
    assert_eq!(loaded.game_match.hash(), recorded.hash());
    assert_eq!(loaded.game_match.redoable(), recorded.redoable());
    assert_eq!((loaded.orders, Journal::read(&path).unwrap().orders()), (26, 26));
    // The rest can still be played again, from the file too.
    assert!(loaded.game_match.redo() && recorded.redo());
    assert_eq!(loaded.game_match.hash(), recorded.hash());
    // A refused order or an undo that stops at once writes nothing.
    let before = fs::read(&path).unwrap();
    let record = Record { seat: Seat(0), order: ancients::PASS_OF_ANOTHER };
    assert!(recorded.submit(record.seat, record.order).is_err());
    assert_eq!(fs::read(&path).unwrap(), before);
}

mod ancients {
    use mesnie::table::{Order, Target, Verb};
    /// An order that no phase has on offer.
    pub const PASS_OF_ANOTHER: Order =
        Order { verb: Verb::<()>::new("ancients.no_such_verb").key, on: Target::Nothing };
}

#[test]
fn a_save_is_played_with_the_rule_data_that_it_was_begun_with() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("match.mesnie");
    let mut rules = rules();
    // A designer's own rules: every unit is cheaper.
    let units = rules.files.get_mut("ancients/units.ron").expect("the file of the units");
    assert!(units.contains("cost: "));
    *units = units.replace("cost: 9", "cost: 1").replace("cost: 8", "cost: 1");
    let own = RuleSet::read(&Ancients, Source::memory(rules.files)).0.expect("sound rule data");
    let table = Match::new(&Ancients, own.data.clone());
    let mut recorded = Recorded::start(table, header(Player::Random, 2, &own), &path).unwrap();
    recorded.play_on();
    let mut loaded = load_sound(&path);
    assert_eq!(loaded.game_match.hash(), recorded.hash());
    // A file that it lacks is not taken from those built in.
    let mut without = header(Player::Random, 2, &own);
    without.data.remove("ancients/units.ron");
    let other = folder.path().join("other.mesnie");
    drop(Recorded::start(Match::new(&Ancients, own.data), without, &other).unwrap());
    assert_eq!(load(&other, mesnie::games()).err().unwrap().key, "save-data-bad");
}

#[test]
fn bookmarks_are_saved_and_are_no_part_of_the_position() {
    let folder = tempfile::tempdir().unwrap();
    let saves = Saves::at(folder.path());
    let mut recorded = start(&saves.new_autosave("ancients"), Player::Random, 5);
    let path = recorded.path().to_owned();
    recorded.limit_undo(UndoLimit::Agreed);
    play(&mut recorded, 40);
    let (hash, all, position) = (recorded.hash(), orders(&recorded), recorded.position(None));
    let entries = recorded.chronicle(None).count();
    assert!(entries > 8);
    let last = entries - 1;
    for entry in [0, 3, 7, last] {
        assert!(recorded.bookmark(entry, true), "{entry}");
    }
    assert!(recorded.bookmark(7, false));
    // What changes nothing writes nothing.
    let before = fs::read(&path).unwrap();
    assert!(!recorded.bookmark(3, true) && !recorded.bookmark(7, false) && !recorded.bookmark(entries, true));
    assert_eq!(fs::read(&path).unwrap(), before);
    assert_eq!((recorded.hash(), orders(&recorded), recorded.position(None)), (hash, all.clone(), position));
    let marked = BTreeSet::from([0, 3, last]);
    assert_eq!(recorded.bookmarks(), &marked);
    let mut loaded = load_sound(&path);
    assert_eq!((&loaded.bookmarks, loaded.orders), (&marked, 40));
    assert_eq!((loaded.game_match.hash(), orders(&loaded.game_match)), (hash, all));
    assert_eq!(Journal::read(&path).unwrap().orders(), 40);

    // A named save carries them, and the match that goes on from it too.
    let named = saves.named("marked").unwrap();
    recorded.save_as(&named).unwrap();
    let resumed = Recorded::resume(load_sound(&named), &saves);
    assert_ne!(resumed.path(), named);
    assert_eq!(resumed.bookmarks(), &marked);
    assert_eq!(load_sound(resumed.path()).bookmarks, marked);

    // What is taken back takes its bookmarks with it, now and from the file; played again it has none.
    recorded.undo_to(recorded.orders_before_entry(last)).unwrap();
    assert_eq!(recorded.bookmarks(), &BTreeSet::from([0, 3]));
    assert_eq!(load_sound(&path).bookmarks, BTreeSet::from([0, 3]));
    while recorded.redo() {}
    assert_eq!((recorded.hash(), recorded.chronicle(None).count()), (hash, entries));
    assert_eq!(recorded.bookmarks(), &BTreeSet::from([0, 3]));
    assert!(recorded.bookmark(last, true));
    while recorded.bookmarks().contains(&last) {
        recorded.undo().unwrap();
    }
    let loaded = load_sound(&path);
    assert_eq!((&loaded.bookmarks, recorded.bookmarks()), (&[0, 3].into(), &[0, 3].into()));

    // They can be set when the match is over, which it stays.
    let mut resumed = Recorded::resume(loaded, &saves);
    resumed.play_on();
    assert!(resumed.outcome().is_some() && resumed.bookmark(5, true));
    resumed.limit_undo(UndoLimit::Usual);
    let finished = |path: &Path| saves.list().into_iter().find(|s| s.path == path).unwrap().summary.unwrap().finished;
    assert!(finished(resumed.path()));
    let lines = fs::read_to_string(resumed.path()).unwrap().lines().count();
    let again = Recorded::resume(load_sound(resumed.path()), &saves);
    assert_eq!(again.bookmarks(), &BTreeSet::from([0, 3, 5]));
    assert_eq!(fs::read_to_string(again.path()).unwrap().lines().count(), lines, "the end is noted once");
}

/// Another version of the program may have told more in its chronicle.
#[test]
fn a_bookmark_beyond_the_end_is_left_out() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("match.mesnie");
    let mut recorded = start(&path, Player::Random, 5);
    play(&mut recorded, 10);
    let (mut file, _) = journal_file::JournalFile::resume(&path, &load_sound(&path));
    for (entry, set) in [(1, true), (1_000_000, true), (2, false)] {
        file.append(&Line::Bookmark { entry, set }).unwrap();
    }
    let loaded = load_sound(&path);
    assert_eq!((loaded.bookmarks, loaded.orders), ([1].into(), 10));
    let text = fs::read_to_string(&path).unwrap();
    assert!(text.contains("\nbookmark 1 #") && text.contains("\nbookmark off 2 #"), "{text}");
}

/// However the program is killed, every order that it said was saved is there, and at most the next one.
#[test]
fn a_killed_program_loses_at_most_the_order_being_written() {
    let folder = tempfile::tempdir().unwrap();
    let whole = folder.path().join("whole.mesnie");
    let begin = std::time::Instant::now();
    let record = |path: &Path| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_mesnie"));
        command.args(["--lang", "en", "record", "ancients"]).arg(path).args(["--seats", "random", "--seed", "3"]);
        command.stdout(Stdio::piped());
        command
    };
    assert!(record(&whole).output().unwrap().status.success());
    let length = begin.elapsed();
    let all = orders(&load_sound(&whole).game_match);
    let (mut killed_inside, mut seen) = (0, HashSet::new());
    for round in 0..40_u32 {
        let path = folder.path().join(format!("{round}.mesnie"));
        let mut child = record(&path).spawn().unwrap();
        let wait = length.mul_f64(f64::from(xxh3_64(&round.to_le_bytes()) as u32) / f64::from(u32::MAX));
        std::thread::sleep(wait);
        child.kill().unwrap();
        let mut output = String::new();
        child.stdout.take().unwrap().read_to_string(&mut output).unwrap();
        child.wait().unwrap();
        let saved: usize = output.lines().rev().find_map(|line| line.parse().ok()).unwrap_or(0);
        if !path.exists() {
            assert_eq!(saved, 0);
            continue;
        }
        let loaded = load(&path, mesnie::games()).unwrap();
        assert_eq!(loaded.problem, None, "{}", told(loaded.problem.as_ref().unwrap()));
        assert!((saved..=saved + 1).contains(&loaded.orders), "{saved} saved, {} loaded", loaded.orders);
        assert_eq!(orders(&loaded.game_match), all[..loaded.orders]);
        killed_inside += u32::from(loaded.orders > 0 && loaded.orders < all.len());
        seen.insert(loaded.orders);
        // And the match goes on as if nothing had happened.
        if round % 8 == 0 {
            let mut resumed = Recorded::resume(loaded, &Saves::at(folder.path().join(round.to_string())));
            resumed.play_on();
            assert_eq!(orders(&resumed), all);
            assert_eq!(orders(&load_sound(resumed.path()).game_match), all);
        }
    }
    assert!(killed_inside >= 10, "only {killed_inside} matches were killed while they were played");
}

/// A real save with everything in it, and what the match is after each of its lines.
struct Sample {
    rules: RuleSet,
    text: String,
    /// Orders after the first `n` lines below the header.
    states: Vec<Vec<String>>,
}
impl Sample {
    fn new() -> Self {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("sample.mesnie");
        let mut recorded = start(&path, Player::Random, 5);
        recorded.limit_undo(UndoLimit::Agreed);
        play(&mut recorded, 24);
        assert!(recorded.bookmark(0, true) && recorded.bookmark(2, true));
        recorded.undo_to(18).unwrap();
        assert!(recorded.redo() && recorded.bookmark(2, false));
        play(&mut recorded, 6);
        let text = fs::read_to_string(&path).unwrap();
        let lines = text.lines().count();
        let cut = |n: usize| text.lines().take(n).map(|line| format!("{line}\n")).collect::<String>();
        let states = (2..=lines).map(|n| {
            let journal = Journal::from_bytes(cut(n).as_bytes(), "cut").unwrap();
            orders(&journal.replay(mesnie::games()).unwrap().game_match)
        });
        Self { states: states.collect(), text, rules: rules() }
    }

    /// Loads a mutated file: the good part must be a beginning of the match. Gives the number of sound lines below the
    /// header, or the key of the problem when there is nothing to be had.
    fn try_file(&self, bytes: &[u8], what: &str) -> Result<Loaded, Problem> {
        let journal = Journal::from_bytes(bytes, "mutated.mesnie")?;
        // Reading the rule data again each time would take most of the time.
        assert_eq!(journal.header.data, self.rules.files, "{what}");
        let loaded = journal.replay_on(Match::new(&Ancients, self.rules.data.clone()))?;
        let had = orders(&loaded.game_match);
        assert!(self.states.contains(&had), "{what}: a match that never was: {had:?}");
        assert_eq!(loaded.orders, had.len());
        if let Some(problem) = &loaded.problem {
            for lang in Lang::ALL {
                let texts = Texts::new(lang);
                let told = problem.tell(&texts);
                assert!(told.contains("mutated.mesnie") && told.contains(arg(problem, "line")), "{told}");
                assert!(had.last().is_none_or(|last| told.contains(last.as_str())), "{told}");
                assert!(texts.faults().is_empty(), "{:?}", texts.faults());
            }
        }
        Ok(loaded)
    }
    fn whole(&self) -> &Vec<String> {
        self.states.last().unwrap()
    }
}

#[test]
fn a_truncated_file_gives_all_whole_lines() {
    let sample = Sample::new();
    let bytes = sample.text.as_bytes();
    let header_end = sample.text.match_indices('\n').nth(1).unwrap().0;
    (0..bytes.len()).into_par_iter().filter(|cut| *cut > header_end || cut % 97 == 0).for_each(|cut| {
        let what = format!("cut at {cut}");
        match sample.try_file(&bytes[..cut], &what) {
            Err(problem) => {
                assert!(cut < header_end, "{what}");
                let keys = ["save-foreign", "save-header-broken"];
                assert!(keys.contains(&problem.key.as_str()), "{what}: {}", problem.key);
            }
            Ok(loaded) => {
                let lines = bytes[..cut].iter().filter(|byte| **byte == b'\n').count();
                // The last line is whole even without its line feed.
                let whole = lines + usize::from(bytes[cut] == b'\n');
                assert_eq!(loaded.problem, None, "{what}");
                assert_eq!(loaded.torn, bytes[cut] != b'\n' && bytes[cut - 1] != b'\n', "{what}");
                assert_eq!(orders(&loaded.game_match), sample.states[whole - 2], "{what}");
            }
        }
    });
}

#[test]
fn a_flipped_bit_is_found_on_its_line() {
    let sample = Sample::new();
    let bytes = sample.text.as_bytes();
    let line_of = |at: usize| 1 + bytes[..at].iter().filter(|byte| **byte == b'\n').count();
    let last = line_of(bytes.len() - 1);
    let body = sample.text.match_indices('\n').nth(1).unwrap().0 + 1;
    (0..4000_u64).into_par_iter().for_each(|n| {
        let chance = xxh3_64(&n.to_le_bytes());
        // A tenth in the header, which is long.
        let at = match n % 10 {
            0 => chance as usize % body,
            _ => body + chance as usize % (bytes.len() - body),
        };
        let mut mutated = bytes.to_vec();
        mutated[at] ^= 1 << (chance >> 61);
        let line = line_of(at);
        let what = format!("bit {} of byte {at}, line {line}", chance >> 61);
        match sample.try_file(&mutated, &what) {
            Err(problem) => {
                let keys: &[&str] =
                    if line == 1 { &["save-foreign", "save-from-future"] } else { &["save-header-broken"] };
                assert!(line <= 2 && keys.contains(&problem.key.as_str()), "{what}: {}", problem.key);
            }
            Ok(loaded) if loaded.problem.is_none() && !loaded.torn => {
                assert_eq!(&orders(&loaded.game_match), sample.whole(), "{what}")
            }
            Ok(loaded) => {
                assert!(line > 2, "{what}");
                match &loaded.problem {
                    Some(problem) => assert_eq!(arg(problem, "line"), line.to_string(), "{what}"),
                    None => assert!(line + 1 >= last, "{what}: torn before the end"),
                }
                assert_eq!(orders(&loaded.game_match), sample.states[line - 3], "{what}");
            }
        }
    });
}

#[test]
fn lines_that_were_moved_lost_or_doubled_are_found() {
    let sample = Sample::new();
    let lines: Vec<&str> = sample.text.lines().collect();
    let join = |lines: &[&str]| lines.iter().map(|line| format!("{line}\n")).collect::<String>();
    let check = |mutated: Vec<&str>, line: usize, what: String| {
        let loaded = sample.try_file(join(&mutated).as_bytes(), &what).unwrap();
        let had = orders(&loaded.game_match);
        assert_eq!(had, sample.states[line - 3], "{what}");
        match &loaded.problem {
            Some(problem) => assert_eq!(arg(problem, "line"), line.to_string(), "{what}"),
            // What is wrong with the very last line cannot be told from a torn one.
            None => assert!(loaded.torn && line == mutated.len() || line > mutated.len(), "{what}"),
        }
    };
    for i in 2..lines.len() {
        let mut lost = lines.clone();
        lost.remove(i);
        check(lost, i + 1, format!("line {} lost", i + 1));
        let mut doubled = lines.clone();
        doubled.insert(i, lines[i]);
        check(doubled, i + 2, format!("line {} doubled", i + 1));
        for j in i + 1..lines.len() {
            let mut swapped = lines.clone();
            swapped.swap(i, j);
            check(swapped, i + 1, format!("lines {} and {} swapped", i + 1, j + 1));
        }
    }
}

/// Lines with right checksums that make no sense, as a future or a foreign program might write them.
#[test]
fn lines_that_do_not_fit_the_match_are_told_with_the_last_good_order() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("match.mesnie");
    let key_after = |line: Line| {
        let mut recorded = start(&path, Player::Random, 5);
        play(&mut recorded, 10);
        let (last, hash) = (orders(&recorded).pop().unwrap(), recorded.hash());
        let loaded = load(&path, mesnie::games()).unwrap();
        let (mut file, written) = journal_file::JournalFile::resume(&path, &loaded);
        written.unwrap();
        file.append(&line).unwrap();
        let mut loaded = load(&path, mesnie::games()).unwrap();
        let problem = loaded.problem.clone().unwrap();
        assert_eq!((loaded.orders, loaded.game_match.hash()), (10, hash), "{line}");
        assert_eq!((arg(&problem, "line"), arg(&problem, "order")), ("14", last.as_str()));
        assert_eq!(loaded.game_match.redoable(), 0);
        problem.key
    };
    assert_eq!(key_after(Line::Order("red dance".into(), 1)), "save-order-refused");
    assert_eq!(key_after(Line::Order("red concede".into(), 1)), "save-order-refused");
    assert_eq!(key_after(Line::Order("nonsense".into(), 1)), "save-order-refused");
    assert_eq!(key_after(Line::Start(1)), "save-line-unfit");
    assert_eq!(key_after(Line::Undo(10)), "save-line-unfit");
    assert_eq!(key_after(Line::Undo(usize::MAX)), "save-line-unfit");
    assert_eq!(key_after(Line::Redo("red army_ready".into(), 1)), "save-line-unfit");
    assert_eq!(key_after(Line::End { winners: "red".into(), reason: "none".into() }), "save-line-unfit");
    let mut recorded = start(&path, Player::Random, 5);
    play(&mut recorded, 10);
    let Record { seat, order } = recorded.automatic_order().unwrap();
    let next = recorded.write_order(Record { seat, order });
    assert_eq!(key_after(Line::Order(next, 0xbad)), "save-hash-differs");
}

/// A program that keeps more in its positions than the one that saved the match cannot compare them, but can go on.
#[test]
fn a_save_of_another_version_goes_on_without_its_hashes() {
    let folder = tempfile::tempdir().unwrap();
    let saves = Saves::at(folder.path());
    let mut recorded = start(&folder.path().join("match.mesnie"), Player::Random, 5);
    play(&mut recorded, 10);
    let path = saves.new_autosave("ancients");
    let (mut file, _) = journal_file::JournalFile::create(&path, recorded.header());
    file.append(&Line::Start(0xabc)).unwrap();
    orders(&recorded).into_iter().for_each(|order| file.append(&Line::Order(order, 0xdef)).unwrap());
    let loaded = load(&path, mesnie::games()).unwrap();
    assert_eq!((loaded.orders, loaded.verified, &loaded.problem), (10, false, &None));
    let mut resumed = Recorded::resume(loaded, &saves);
    assert_ne!(resumed.path(), path);
    assert_eq!(resumed.hash(), recorded.hash());
    resumed.play_on();
    recorded.play_on();
    assert_eq!(load_sound(resumed.path()).game_match.hash(), recorded.hash());
    // What is no order of the match is found all the same.
    file.append(&Line::Order("red dance".into(), 0xdef)).unwrap();
    assert_eq!(load(&path, mesnie::games()).unwrap().problem.unwrap().key, "save-order-refused");
}

#[test]
fn what_is_no_save_is_told_from_one() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("match.mesnie");
    let key = |content: &[u8]| {
        fs::write(&path, content).unwrap();
        let problem = load(&path, mesnie::games()).err().expect("an error");
        for lang in Lang::ALL {
            let texts = Texts::new(lang);
            assert!(problem.tell(&texts).contains("match.mesnie"));
            assert!(texts.faults().is_empty(), "{:?}", texts.faults());
        }
        problem.key
    };
    assert_eq!(key(b""), "save-foreign");
    assert_eq!(key(b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR"), "save-foreign");
    assert_eq!(key(b"\xff\xfe\0\0"), "save-foreign");
    assert_eq!(key(b"{\"game\": \"chess\"}"), "save-foreign");
    assert_eq!(key(b"mesnie journal\n"), "save-foreign");
    assert_eq!(key(b"mesnie journal one\n"), "save-foreign");
    assert_eq!(key(b"mesnie journal 2\nwhatever comes\n"), "save-from-future");
    assert_eq!(key(b"mesnie journal 4000000000\n"), "save-from-future");
    assert_eq!(key(b"mesnie journal 1"), "save-header-broken");
    assert_eq!(key(b"mesnie journal 1\nheader () #00000000\n"), "save-header-broken");
    assert_eq!(key(&[b"mesnie journal 1\n".as_slice(), &[0xff; 5000]].concat()), "save-header-broken");
    let unreadable = load(&folder.path().join("nowhere.mesnie"), mesnie::games()).err().unwrap();
    assert_eq!(unreadable.key, "save-unreadable");
    assert_eq!(load(folder.path(), mesnie::games()).err().unwrap().key, "save-foreign");
    // A game that this program does not have.
    let mut recorded = start(&path, Player::Random, 1);
    play(&mut recorded, 3);
    assert_eq!(load(&path, &[]).err().unwrap().key, "save-game-unknown");
    // Lines that end in the manner of Windows do no harm.
    let text = fs::read_to_string(&path).unwrap().replace('\n', "\r\n");
    let journal = Journal::from_bytes(text.as_bytes(), "windows").unwrap();
    assert_eq!((journal.orders(), journal.damaged, journal.torn), (3, None, false));
}

#[test]
fn a_write_that_fails_is_told_and_made_good() {
    let folder = tempfile::tempdir().unwrap();
    let (saves, away) = (folder.path().join("saves"), folder.path().join("away"));
    let path = saves.join("match.mesnie");
    let mut recorded = start(&path, Player::Random, 5);
    play(&mut recorded, 5);
    assert_eq!(recorded.problem(), None);
    // A file stands where the folder was: nothing can be written, and the match goes on.
    fs::rename(&saves, &away).unwrap();
    fs::write(&saves, "in the way").unwrap();
    play(&mut recorded, 5);
    let problem = recorded.problem().cloned().unwrap();
    assert_eq!(problem.key, "save-not-written");
    assert!(told(&problem).contains("match.mesnie"));
    assert_eq!(load_sound(&away.join("match.mesnie")).orders, 5);
    assert!(recorded.bookmark(1, true));
    assert_eq!(recorded.problem(), Some(&problem));
    // There is room again: the next order brings all that was missed.
    fs::remove_file(&saves).unwrap();
    play(&mut recorded, 1);
    assert_eq!(recorded.problem(), None);
    let made_good = load_sound(&path);
    assert_eq!((orders(&made_good.game_match), made_good.bookmarks), (orders(&recorded), [1].into()));
    // Somebody removes the file, or writes into it, while the match goes on.
    fs::remove_file(&path).unwrap();
    play(&mut recorded, 1);
    assert_eq!(load_sound(&path).orders, 12);
    fs::write(&path, "scribbles").unwrap();
    play(&mut recorded, 1);
    assert_eq!(load_sound(&path).orders, 13);
    // A device is no place for a save, and is not replaced by one.
    #[cfg(unix)]
    {
        assert_eq!(recorded.save_as(Path::new("/dev/full")).unwrap_err().key, "save-not-written");
        use std::os::unix::fs::FileTypeExt;
        assert!(fs::metadata("/dev/full").unwrap().file_type().is_char_device());
    }
    assert_eq!(recorded.save_as(folder.path()).unwrap_err().key, "save-not-written");
}

/// The disk is full from some order on: the program says so, goes on, and leaves a file that is sound up to there.
#[cfg(unix)]
#[test]
fn a_full_disk_leaves_a_sound_file() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("match.mesnie");
    let mut recorded = start(&path, Player::Random, 3);
    recorded.play_on();
    let (all, length) = (orders(&recorded), fs::metadata(&path).unwrap().len());
    // The limit counts blocks of 512 bytes; the signal that goes with it is ignored, so that writes fail as on a full disk.
    let limited = format!("trap '' XFSZ; ulimit -f {}; exec \"$0\" \"$@\"", length / 512 - 4);
    let output = Command::new("sh")
        .args(["-c", &limited, env!("CARGO_BIN_EXE_mesnie"), "--lang", "en", "record", "ancients"])
        .arg(folder.path().join("full.mesnie"))
        .args(["--seats", "random", "--seed", "3"])
        .output()
        .unwrap();
    assert_eq!(output.status.code(), Some(1));
    let complaint = String::from_utf8(output.stderr).unwrap();
    assert!(complaint.contains("full.mesnie") && complaint.contains("cannot be written"), "{complaint}");
    let loaded = load(&folder.path().join("full.mesnie"), mesnie::games()).unwrap();
    assert_eq!(loaded.problem, None);
    assert!(loaded.orders > 10 && loaded.orders < all.len(), "{} of {}", loaded.orders, all.len());
    assert_eq!(orders(&loaded.game_match), all[..loaded.orders]);
    // No half-written file is left lying about.
    let names: Vec<PathBuf> = fs::read_dir(folder.path()).unwrap().map(|entry| entry.unwrap().path()).collect();
    assert_eq!(names.len(), 2, "{names:?}");
}

#[test]
fn the_newest_autosaves_are_kept_and_named_saves_apart() {
    let folder = tempfile::tempdir().unwrap();
    let saves = Saves::at(folder.path()).keep(3);
    assert!(saves.list().is_empty() && saves.unfinished().is_none());
    let named = saves.named("  Before the storm / of Zoé?  ").unwrap();
    assert_eq!(named.file_stem().unwrap(), "Before the storm _ of Zoé_");
    for bad in ["", "  ", "../..", "???"] {
        assert_eq!(saves.named(bad).unwrap_err().key, "save-name-empty");
    }
    let mut paths = vec![];
    for seed in 0..5 {
        let mut recorded = start(&saves.new_autosave("ancients"), Player::Random, seed);
        play(&mut recorded, 4);
        if seed == 0 {
            recorded.save_as(&named).unwrap();
        }
        paths.push(recorded.path().to_owned());
        std::thread::sleep(Duration::from_millis(5));
    }
    let list = saves.list();
    let autosaves: Vec<_> = list.iter().filter(|saved| saved.autosave).map(|saved| saved.path.clone()).collect();
    assert_eq!(autosaves, [paths[4].clone(), paths[3].clone(), paths[2].clone()]);
    assert_eq!(list.iter().filter(|saved| !saved.autosave).map(|saved| &saved.path).collect::<Vec<_>>(), [&named]);
    let summary = list[0].summary.as_ref().unwrap();
    assert_eq!((summary.game.as_str(), summary.orders, summary.finished), ("ancients", 4, false));
    assert!(list[0].name.ends_with("-ancients"), "{}", list[0].name);
    assert_eq!(saves.unfinished().map(|saved| saved.path), Some(paths[4].clone()));

    // The match goes on in its own file; when it is over there is nothing to go on with.
    let mut resumed = Recorded::resume(load_sound(&paths[4]), &saves);
    assert_eq!(resumed.path(), paths[4]);
    resumed.play_on();
    assert!(saves.unfinished().is_none());
    // A named save stays as it was saved: its match goes on in a new autosave.
    let before = fs::read(&named).unwrap();
    let mut resumed = Recorded::resume(load_sound(&named), &saves);
    assert!(saves.is_autosave(resumed.path()));
    play(&mut resumed, 2);
    assert_eq!(fs::read(&named).unwrap(), before);
    assert_eq!(load_sound(resumed.path()).orders, 6);
    // A damaged autosave is listed, and its match goes on elsewhere too.
    let text = fs::read_to_string(resumed.path()).unwrap().replace("order red", "order rot");
    fs::write(resumed.path(), &text).unwrap();
    let damaged = saves.list().into_iter().find(|saved| saved.path == resumed.path()).unwrap();
    assert!(damaged.summary.unwrap().damaged);
    let loaded = load(resumed.path(), mesnie::games()).unwrap();
    let again = Recorded::resume(loaded, &saves);
    assert_ne!(again.path(), resumed.path());
    assert_eq!(fs::read_to_string(resumed.path()).unwrap(), text);
    fs::write(saves.named("broken").unwrap(), "not a save").unwrap();
    let broken = saves.list().into_iter().find(|saved| saved.name == "broken").unwrap();
    assert_eq!(broken.summary.unwrap_err().key, "save-foreign");
}

#[test]
fn a_torn_autosave_is_mended_when_the_match_goes_on() {
    let folder = tempfile::tempdir().unwrap();
    let saves = Saves::at(folder.path());
    let mut recorded = start(&saves.new_autosave("ancients"), Player::Random, 5);
    play(&mut recorded, 8);
    let path = recorded.path().to_owned();
    let all = orders(&recorded);
    let bytes = fs::read(&path).unwrap();
    fs::write(&path, &bytes[..bytes.len() - 7]).unwrap();
    let loaded = load(&path, mesnie::games()).unwrap();
    assert!(loaded.torn && loaded.problem.is_none());
    assert_eq!(orders(&loaded.game_match), all[..7]);
    let mut resumed = Recorded::resume(loaded, &saves);
    assert_eq!(resumed.path(), path);
    play(&mut resumed, 1);
    assert_eq!(orders(&load_sound(&path).game_match), all);
}

#[test]
fn a_whole_file_is_replaced_at_once() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("settings.ron");
    write_whole(&path, b"old").unwrap();
    write_whole(&path, b"new and longer").unwrap();
    assert_eq!(fs::read(&path).unwrap(), b"new and longer");
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
}

/// A lesson did not begin as its header says, so it could not be had from a file again.
#[test]
fn a_match_without_a_file_is_played_and_leaves_none() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("match.mesnie");
    let mut recorded = Recorded::without_file(start(&path, Player::Random, 5).into_match());
    fs::remove_file(&path).unwrap();
    play(&mut recorded, 8);
    assert!(recorded.bookmark(0, true) && recorded.bookmarks().contains(&0));
    assert_eq!((recorded.journal().len(), recorded.problem(), recorded.path()), (8, None, Path::new("")));
    let problem = recorded.save_as(&path).unwrap_err();
    assert_eq!(problem.key, "save-not-recorded");
    assert!(Lang::ALL.iter().all(|lang| Texts::new(*lang).has(&problem.key)));
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 0);
}
