//! Files that came to harm: what is whole of them is played, and the harm is told with its line.
use super::case::{Case, written};
use super::chance::Chance;
use super::mutants;
use super::saves::{arg, load, load_sound, play, start};
use mesnie::table::prelude::*;
use mesnie::table::saves::format::Line;
use mesnie::table::saves::journal;
use rayon::prelude::*;
use std::collections::HashMap;
use std::fs;
use std::sync::Mutex;
use std::time::Instant;
use xxhash_rust::xxh3::xxh3_64;

/// Bytes of a header that is read in no time.
const SHORT_HEADER: usize = 16_000;

/// The number of sound lines, whether the last is torn, and the first that is damaged.
type Harm = (usize, bool, Option<usize>);

/// A real save with everything in it, and what the match is after each of its lines.
struct Sample<'c> {
    case: &'c Case,
    text: String,
    whole: Journal,
    /// Orders after the first `n` lines below the header.
    states: Vec<Vec<String>>,
    /// What was had of files that were mutated, by what is sound of them and where the harm is.
    played: Mutex<HashMap<Harm, Had>>,
}

/// What was had of a mutated file: the number of its sound lines below the header, what is wrong with it, and whether its
/// last line was torn.
#[derive(Clone)]
struct Had {
    sound: usize,
    problem: Option<Problem>,
    torn: bool,
}

impl<'c> Sample<'c> {
    fn of(case: &'c Case) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("sample.mesnie");
        let mut recorded = start(case, &path, Player::Random, 5);
        recorded.limit_undo(UndoLimit::Agreed);
        play(&mut recorded, 24);
        assert!(recorded.bookmark(0, true) && recorded.bookmark(1, true));
        recorded.undo_to(18).unwrap();
        assert!(recorded.redo() && recorded.bookmark(1, false));
        play(&mut recorded, 6);
        let text = fs::read_to_string(&path).unwrap();
        let lines = text.lines().count();
        let cut = |n: usize| text.lines().take(n).map(|line| format!("{line}\n")).collect::<String>();
        let states = (2..=lines).map(|n| {
            let journal = Journal::from_bytes(cut(n).as_bytes(), "cut").unwrap();
            written(&journal.replay_on(case.empty_table()).unwrap().game_match)
        });
        let (states, played) = (states.collect(), Mutex::default());
        Self { case, whole: Journal::from_bytes(text.as_bytes(), "mutated.mesnie").unwrap(), states, text, played }
    }

    /// Reads a mutated file: the good part must be a beginning of the match, and can be played.
    ///
    /// # Errors
    /// There is nothing to be had.
    fn try_file(&self, bytes: &[u8], what: &str) -> Result<Had, Problem> {
        let journal = Journal::from_bytes(bytes, "mutated.mesnie")?;
        let sound = journal.lines.len();
        assert_eq!(journal.header, self.whole.header, "{what}");
        assert!(self.whole.lines.starts_with(&journal.lines), "{what}: lines that never were: {:?}", journal.lines);
        // The same lines with the same harm are the same match.
        let key = (sound, journal.torn, journal.damaged);
        if let Some(had) = self.played.lock().unwrap().get(&key) {
            return Ok(had.clone());
        }
        let torn = journal.torn;
        let loaded = journal.replay_on(self.case.empty_table())?;
        assert_eq!((loaded.orders, loaded.verified), (loaded.game_match.journal().len(), true), "{what}");
        assert_eq!(loaded.torn, torn);
        let given = written(&loaded.game_match);
        assert_eq!(given, self.states[sound], "{what}: a match that never was");
        if let Some(problem) = &loaded.problem {
            for lang in Lang::ALL {
                let texts = Texts::new(lang);
                let told = problem.tell(&texts);
                assert!(told.contains("mutated.mesnie") && told.contains(arg(problem, "line")), "{told}");
                assert!(given.last().is_none_or(|last| told.contains(last.as_str())), "{told}");
                assert!(texts.faults().is_empty(), "{:?}", texts.faults());
            }
        }
        let had = Had { sound, problem: loaded.problem, torn };
        self.played.lock().unwrap().insert(key, had.clone());
        Ok(had)
    }
}

pub fn a_truncated_file_gives_all_whole_lines(case: &Case) {
    let sample = Sample::of(case);
    let bytes = sample.text.as_bytes();
    let header_end = sample.text.match_indices('\n').nth(1).unwrap().0;
    // Every byte, unless there is a long header to be read each time; then around the ends of lines and here and there.
    let every = if header_end < SHORT_HEADER { 1 } else { 7 };
    let near = |cut: usize| bytes[cut.saturating_sub(2)..bytes.len().min(cut + 3)].contains(&b'\n');
    let cuts = (0..bytes.len()).into_par_iter().filter(|cut| match *cut > header_end {
        true => cut % every == 0 || near(*cut),
        false => cut % (97 * every) == 0,
    });
    cuts.for_each(|cut| truncated(&sample, cut, header_end));
}

fn truncated(sample: &Sample, cut: usize, header_end: usize) {
    let bytes = sample.text.as_bytes();
    let what = format!("{} cut at {cut}", sample.case.game.id());
    match sample.try_file(&bytes[..cut], &what) {
        Err(problem) => {
            assert!(cut < header_end, "{what}");
            let keys = ["save-foreign", "save-header-broken"];
            assert!(keys.contains(&problem.key.as_str()), "{what}: {}", problem.key);
        }
        Ok(had) => {
            let lines = bytes[..cut].iter().filter(|byte| **byte == b'\n').count();
            // The last line is whole even without its line feed.
            let whole = lines + usize::from(bytes[cut] == b'\n');
            assert_eq!(had.problem, None, "{what}");
            assert_eq!(had.torn, bytes[cut] != b'\n' && bytes[cut - 1] != b'\n', "{what}");
            assert_eq!(had.sound, whole - 2, "{what}");
        }
    }
}

pub fn a_flipped_bit_is_found_on_its_line(case: &Case) {
    let sample = Sample::of(case);
    (0..2000_u64).into_par_iter().for_each(|n| flipped(&sample, n));
}

fn flipped(sample: &Sample, n: u64) {
    let bytes = sample.text.as_bytes();
    let line_of = |at: usize| 1 + bytes[..at].iter().filter(|byte| **byte == b'\n').count();
    let last = line_of(bytes.len() - 1);
    let body = sample.text.match_indices('\n').nth(1).unwrap().0 + 1;
    let chance = xxh3_64(&n.to_le_bytes());
    // A tenth in the header, which is long.
    let at = match n % 10 {
        0 => chance as usize % body,
        _ => body + chance as usize % (bytes.len() - body),
    };
    let mut mutated = bytes.to_vec();
    mutated[at] ^= 1 << (chance >> 61);
    let line = line_of(at);
    let what = format!("{}: bit {} of byte {at}, line {line}", sample.case.game.id(), chance >> 61);
    match sample.try_file(&mutated, &what) {
        Err(problem) => {
            let keys: &[&str] = if line == 1 { &["save-foreign", "save-from-future"] } else { &["save-header-broken"] };
            assert!(line <= 2 && keys.contains(&problem.key.as_str()), "{what}: {}", problem.key);
        }
        Ok(had) if had.problem.is_none() && !had.torn => assert_eq!(had.sound, sample.whole.lines.len(), "{what}"),
        Ok(had) => {
            assert!(line > 2, "{what}");
            match &had.problem {
                Some(problem) => assert_eq!(arg(problem, "line"), line.to_string(), "{what}"),
                None => assert!(line + 1 >= last, "{what}: torn before the end"),
            }
            assert_eq!(had.sound, line - 3, "{what}");
        }
    }
}

pub fn lines_that_were_moved_lost_or_doubled_are_found(case: &Case) {
    let sample = Sample::of(case);
    let lines: Vec<&str> = sample.text.lines().collect();
    let join = |lines: &[&str]| lines.iter().map(|line| format!("{line}\n")).collect::<String>();
    let check = |mutated: Vec<&str>, line: usize, what: String| {
        let had = sample.try_file(join(&mutated).as_bytes(), &what).unwrap();
        assert_eq!(had.sound, line - 3, "{what}");
        match &had.problem {
            Some(problem) => assert_eq!(arg(problem, "line"), line.to_string(), "{what}"),
            // What is wrong with the very last line cannot be told from a torn one.
            None => assert!(had.torn && line == mutated.len() || line > mutated.len(), "{what}"),
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

/// Files that were changed in any way: told at their place, or a beginning of the same match.
pub fn mutated_saves_are_told_or_the_same_match(case: &Case) {
    let sample = Sample::of(case);
    (0..mutants::count(500)).into_par_iter().for_each(|n| {
        let mut bytes = sample.text.clone().into_bytes();
        // Most of them below the header, which is long.
        let body = sample.text.match_indices('\n').nth(1).unwrap().0 + 1;
        let mut rest = if n % 5 == 0 { std::mem::take(&mut bytes) } else { bytes.split_off(body) };
        mutants::mutate(&mut rest, &mut Chance(n));
        bytes.append(&mut rest);
        let what = format!("{}: mutant {n}", case.game.id());
        let begun = Instant::now();
        let tried = sample.try_file(&bytes, &what);
        assert!(begun.elapsed() < mutants::PATIENCE, "{what}");
        if let Ok(had) = tried
            && had.problem.is_none()
            && !had.torn
        {
            let text = String::from_utf8(bytes).expect("a sound file is text").replace('\r', "");
            assert!(
                sample.text.starts_with(&text) || text.trim_end() == sample.text.trim_end(),
                "{what}: false, and called sound: {:?}",
                text.lines().zip(sample.text.lines()).find(|(line, whole)| line != whole)
            );
        }
    });
}

/// Lines with right checksums that make no sense, as a future or a foreign program might write them.
pub fn lines_that_do_not_fit_the_match_are_told_with_the_last_good_order(case: &Case) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("match.mesnie");
    let key_after = |line: Line| {
        let mut recorded = start(case, &path, Player::Random, 5);
        play(&mut recorded, 10);
        let (last, hash) = (written(&recorded).pop().unwrap(), recorded.hash());
        drop(recorded);
        let loaded = load(case, &path).unwrap();
        let (mut file, written) = loaded.resume_journal(&path);
        written.unwrap();
        file.append(&line).unwrap();
        let mut loaded = load(case, &path).unwrap();
        let problem = loaded.problem.clone().unwrap();
        assert_eq!((loaded.orders, loaded.game_match.hash()), (10, hash), "{line}");
        assert_eq!((arg(&problem, "line"), arg(&problem, "order")), ("14", last.as_str()));
        assert_eq!(loaded.game_match.redoable(), 0);
        problem.key
    };
    let mut recorded = start(case, &path, Player::Random, 5);
    play(&mut recorded, 10);
    let Record { seat, order } = recorded.automatic_order().unwrap();
    let next = recorded.write_order(Record { seat, order });
    drop(recorded);
    let (asked, rest) = next.split_once(' ').unwrap();
    let other = case.game.seats().iter().find(|label| **label != asked).unwrap();
    for nonsense in [format!("{asked} dance"), format!("nobody {rest}"), format!("{other} {rest}"), "nonsense".into()] {
        assert_eq!(key_after(Line::Order(nonsense, 1)), "save-order-refused");
    }
    assert_eq!(key_after(Line::Start(1)), "save-line-unfit");
    assert_eq!(key_after(Line::Undo(10)), "save-line-unfit");
    assert_eq!(key_after(Line::Undo(usize::MAX)), "save-line-unfit");
    assert_eq!(key_after(Line::Redo(next.clone(), 1)), "save-line-unfit");
    assert_eq!(key_after(Line::End { winners: asked.into(), reason: "none".into() }), "save-line-unfit");
    assert_eq!(key_after(Line::Order(next, 0xbad)), "save-hash-differs");
}

/// A program that keeps more in its positions than the one that saved the match cannot compare them, but can go on.
pub fn a_save_of_another_version_goes_on_without_its_hashes(case: &Case) {
    let folder = tempfile::tempdir().unwrap();
    let saves = Saves::at(folder.path());
    let mut recorded = start(case, &folder.path().join("match.mesnie"), Player::Random, 5);
    play(&mut recorded, 10);
    let path = saves.new_autosave(case.game.id());
    let (mut file, _) = journal::JournalFile::create(&path, recorded.header());
    file.append(&Line::Start(0xabc)).unwrap();
    written(&recorded).into_iter().for_each(|order| file.append(&Line::Order(order, 0xdef)).unwrap());
    let loaded = load(case, &path).unwrap();
    assert_eq!((loaded.orders, loaded.verified, &loaded.problem), (10, false, &None));
    let mut resumed = Recorded::resume(loaded, &saves);
    assert_ne!(resumed.path(), path);
    assert_eq!(resumed.hash(), recorded.hash());
    resumed.play_on();
    recorded.play_on();
    assert_eq!(load_sound(case, resumed.path()).game_match.hash(), recorded.hash());
    // What is no order of the match is found all the same.
    let dance = format!("{} dance", case.game.seats()[0]);
    file.append(&Line::Order(dance, 0xdef)).unwrap();
    assert_eq!(load(case, &path).unwrap().problem.unwrap().key, "save-order-refused");
}
