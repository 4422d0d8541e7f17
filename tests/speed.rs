//! What a person waits for: undo, redo, saving after an order, loading; and orders a second in a batch. The limits are those
//! promised for a release build; they hold in a test build too. These tests are a program of their own, so that no others
//! run beside them.
use mesnie::table::data::{Inventory, Reader, Source};
use mesnie::table::play::replay;
use mesnie::table::prelude::{Game, Header, Match, Player, SeatSetup, Setting, Settings, UndoLimit};
use mesnie::table::saves::{format, journal};
use mesnie::table::state::snapshot::{restore, snapshot};
use std::time::{Duration, Instant};

/// An empty table of a game, and the header of a match of four seats, where it has so many, with its undo agreed.
fn laid(game: &'static dyn Game, player: &Player, seed: u64, options: Settings) -> (Match, Header) {
    let reader = Reader::new(Source::built_in());
    let table = Match::new(game, game.load(&reader).unwrap());
    let counts = game.seat_counts();
    let seats = vec![SeatSetup::of(player.clone()); 4.clamp(*counts.start(), *counts.end())];
    let (id, scenario) = (game.id().into(), String::new());
    (
        table,
        Header {
            game: id,
            scenario,
            options,
            seed,
            seats,
            undo: UndoLimit::Agreed,
            advice: true,
            data: reader.files(),
        },
    )
}

/// A whole match of scripts, kept with everything.
fn whole_match(game: &'static dyn Game) -> Match {
    let (mut table, header) = laid(game, &Player::Script("normal".into()), 4, Settings::new());
    table.start(header).unwrap();
    table.play_on();
    assert!(table.journal().len() > 150);
    table
}

fn median(mut times: Vec<Duration>) -> Duration {
    times.sort();
    times[times.len() / 2]
}

#[test]
fn undo_and_redo_take_less_than_a_millisecond_at_any_point() {
    for game in mesnie::games::all() {
        let mut table = whole_match(*game);
        let (mut back, mut forth) = (vec![], vec![]);
        while table.can_undo().is_ok() {
            let start = Instant::now();
            table.undo().unwrap();
            back.push(start.elapsed());
        }
        while table.redoable() > 0 {
            let start = Instant::now();
            table.redo();
            forth.push(start.elapsed());
        }
        let (game, back, forth) = (game.id(), median(back), median(forth));
        println!("{game}: undo {back:?}, redo {forth:?}");
        let limit = Duration::from_millis(1);
        assert!(back < limit && forth < limit, "{game}: undo {back:?}, redo {forth:?}");
    }
}

/// What a window asks after each order: everything that is on offer, and why everything else is not.
#[test]
fn a_question_with_all_its_refusals_takes_two_milliseconds() {
    for game in mesnie::games::all() {
        let (mut table, mut header) = laid(*game, &Player::Script("normal".into()), 4, Settings::new());
        let mut times = vec![];
        for scenario in game.scenarios(table.data()) {
            header.scenario = scenario;
            table.start(header.clone()).unwrap();
            while let Some(record) = table.automatic_order() {
                if table.journal().len().is_multiple_of(7) {
                    let start = Instant::now();
                    table.prompt_in_full().unwrap();
                    times.push(start.elapsed());
                }
                table.submit(record.seat, record.order).unwrap();
            }
        }
        times.sort();
        let (game, usual, slow) = (game.id(), times[times.len() / 2], times[times.len() * 99 / 100]);
        println!("{game}: a question in full in {usual:?}, one of a hundred in {slow:?} or more");
        assert!(usual < Duration::from_millis(2), "{game}: {usual:?}");
    }
}

#[test]
fn a_save_loads_verified_in_fifty_milliseconds_a_thousand_orders() {
    for game in mesnie::games::all() {
        let mut table = whole_match(*game);
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("whole.mesnie");
        let header = table.header().clone();
        let records = table.journal().to_vec();
        let (mut file, created) = journal::JournalFile::create(&path, &header);
        created.unwrap();
        table.start(header).unwrap();
        let mut times = vec![];
        for record in records {
            let text = table.write_order(record);
            table.submit(record.seat, record.order).unwrap();
            let start = Instant::now();
            let hash = table.hash();
            file.append(&format::Line::Order(text, hash)).unwrap();
            times.push(start.elapsed());
        }
        let written = median(times);
        let mut times = vec![];
        for _ in 0..5 {
            let start = Instant::now();
            let loaded = replay::load(&path, mesnie::games::all()).unwrap();
            times.push(start.elapsed());
            assert!(loaded.problem.is_none());
            assert_eq!(loaded.game_match.journal().len(), table.journal().len());
        }
        let (game, loaded, orders) = (game.id(), median(times), table.journal().len());
        println!("{game}: an order written and synced in {written:?}, a match of {orders} loaded in {loaded:?}");
        let limit = Duration::from_millis(if cfg!(debug_assertions) { 250 } else { 50 });
        let limit = limit * orders.div_ceil(1000) as u32;
        assert!(loaded < limit, "{game}: loaded in {loaded:?}");
    }
}

#[test]
fn the_rule_data_of_a_game_are_laid_out_in_ten_milliseconds() {
    let folder = format!("{}/", mesnie::games::all()[0].id());
    let mut times = vec![];
    for _ in 0..9 {
        let start = Instant::now();
        let inventory = Inventory::of(&Source::built_in(), &folder);
        times.push(start.elapsed());
        assert!(!inventory.search("cost").is_empty());
    }
    let laid_out = median(times);
    println!("laid out {laid_out:?}");
    assert!(laid_out < Duration::from_millis(10), "laid out {laid_out:?}");
}

/// Orders a second in random play, told to whoever looks; the goal is for a release build.
#[test]
fn random_play_is_quick() {
    for game in mesnie::games::all() {
        let (mut table, header) = laid(*game, &Player::Random, 0, Settings::new());
        let caps = game.options(table.data()).into_iter().filter(|option| option.name == "turn_cap");
        let options: Settings = caps.map(|option| (option.name, Setting::Number(20))).collect();
        table.remember(false);
        let (begin, mut orders) = (Instant::now(), 0);
        for seed in 0..20 {
            table.start(Header { seed, options: options.clone(), data: Default::default(), ..header.clone() }).unwrap();
            orders += table.play_on();
        }
        let a_second = (orders as f64 / begin.elapsed().as_secs_f64()) as u64;
        println!("{}: {orders} orders, {a_second} a second", game.id());
        assert!(a_second > 5_000, "{}: {a_second} orders a second", game.id());
    }
}

/// What a script that looks ahead waits for before each trial: the position is put back on its private table. The limit
/// leaves room for a machine with other work.
#[test]
fn a_position_is_put_back_in_a_moment() {
    for game in mesnie::games::all() {
        let mut table = whole_match(*game);
        let records = table.journal().to_vec();
        let header = table.header().clone();
        table.remember(false);
        table.start(header).unwrap();
        let (mut taken, mut put_back) = (vec![], vec![]);
        for few in records.chunks(5) {
            let start = Instant::now();
            let before = snapshot(table.world());
            taken.push(start.elapsed());
            for record in few {
                table.submit(record.seat, record.order).unwrap();
            }
            let after = snapshot(table.world());
            let start = Instant::now();
            restore(table.world_mut(), &before);
            put_back.push(start.elapsed());
            restore(table.world_mut(), &after);
        }
        let (game, taken, put_back) = (game.id(), median(taken), median(put_back));
        println!("{game}: a position taken in {taken:?}, put back in {put_back:?}");
        assert!(put_back < Duration::from_micros(100), "{game}: {put_back:?}");
    }
}
