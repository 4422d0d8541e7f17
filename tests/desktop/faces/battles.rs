//! Battles as scenes: whoever falls is struck off, the dice lie with those who threw them, and the end is seen for a moment.
use crate::desktop::marches::{press, sit_down};
use crate::desktop::play_screen::{Table, on_screen};
use crate::desktop::{header_of, rules_of};
use egui_kittest::kittest::Queryable;
use mesnie::desktop::board::camera::Lens;
use mesnie::desktop::face::{BattleScene, Likeness, Rank};
use mesnie::desktop::platform::settings::{Pace, Preferences};
use mesnie::desktop::session::Session;
use mesnie::desktop::session::requests::{Dialog, Request, Requests};
use mesnie::games::fief::Fief;
use mesnie::games::tactique::Tactique;
use mesnie::table::prelude::*;
use mesnie::table::text::locales::{Lang, Texts};
use std::cell::RefCell;
use std::collections::BTreeMap;

/// A match of scripts, at which nobody else sits.
fn of_scripts(game: &'static dyn Game, seats: usize, seed: u64, texts: &Texts) -> Session {
    let rules = rules_of(game);
    let header = header_of(game, &rules, seed, &[], &vec![Player::Script("normal".into()); seats]);
    let mut table = Match::new(game, rules.data);
    table.start(header).expect("a match");
    let face = *mesnie::games::faces().iter().find(|face| face.game() == game.id()).expect("it has a view");
    Session::new(1, Recorded::without_file(table), face, texts)
}

/// Who stands for the rebels.
const REBELS: Seat = Seat::BYSTANDER;

/// The soldiers of each seat that the scene shows as fallen.
fn fallen(scene: &BattleScene) -> BTreeMap<Seat, u32> {
    let mut soldiers = BTreeMap::new();
    for rank in scene.hosts.iter().flat_map(|host| &host.ranks) {
        if matches!(rank.likeness, Likeness::Sign(_)) {
            *soldiers.entry(rank.tincture.map_or(REBELS, |_| rank.seat)).or_default() += rank.fallen;
        }
    }
    soldiers.retain(|_, fallen| *fallen > 0);
    soldiers
}

/// What the log tells of losses from an entry on: points of soldiers by family (F-9.12), and which lords fell (F-9.15).
fn told(session: &Session, from: usize) -> (BTreeMap<Seat, u32>, Vec<String>) {
    let (mut soldiers, mut lords) = (BTreeMap::new(), vec![]);
    let names = session.game.names();
    for entry in session.game.chronicle(None).skip(from) {
        let number = |name: &str| {
            entry.words.iter().find_map(|(word, value)| match value {
                Word::Number(n) if *word == name => Some(*n as u32),
                _ => None,
            })
        };
        match entry.event {
            "fief-log-losses" => {
                *soldiers.entry(entry.seat.expect("whose")).or_default() += number("points").expect("how many")
            }
            "fief-log-rebels-lost" => *soldiers.entry(REBELS).or_default() += number("points").expect("how many"),
            "fief-log-fell" => lords.extend(entry.words.iter().filter_map(|(_, word)| match word {
                Word::On(Target::Piece(lord)) => names.name(Target::Piece(*lord)).map(|name| name.proper.clone()),
                _ => None,
            })),
            _ => {}
        }
    }
    soldiers.retain(|_, fallen| *fallen > 0);
    (soldiers, lords)
}

/// In whole matches of scripts: figures struck off are those whom the log tells of, from the first round to the end.
#[test]
fn whoever_falls_in_a_battle_is_struck_off() {
    let texts = Texts::new(Lang::En);
    let (mut compared, mut ended, mut with_dice, mut lost) = (0, 0, 0, 0);
    for seed in 1..=3 {
        let mut session = of_scripts(&Fief, 4, seed, &texts);
        let (mut began, mut series) = (None, 0);
        for _ in 0..4000 {
            let known = session.game.chronicle(None).count();
            let shown = session.view.battle.clone();
            session.pass_time(10.0, &texts);
            session.skip();
            if session.view.ended.is_some() {
                break;
            }
            if began.is_none() && session.view.battle.is_some() {
                began = Some(session.game.chronicle(None).count());
            }
            let (now, last) = session.ended_battle();
            if let Some(last) = last.filter(|_| now > series) {
                (series, ended) = (now, ended + 1);
                // Who gave himself up is struck off too: no fewer may lie there than the log tells of.
                let (soldiers, lords) = told(&session, began.unwrap_or(known));
                let shown = fallen(&last.scene);
                for (seat, points) in &soldiers {
                    assert!(shown.get(seat).is_some_and(|shown| shown >= points), "{seat:?}: {points} of {shown:?}");
                }
                for rank in last.scene.hosts.iter().flat_map(|host| &host.ranks) {
                    assert!(!lords.contains(&rank.name) || rank.fallen == 1, "{rank:?}");
                }
                lost += lords.len();
                assert!(!last.line.is_empty());
                with_dice += usize::from(session.throws_of(&last.scene).count() > 0);
                began = session.view.battle.as_ref().map(|_| session.game.chronicle(None).count());
            } else if let (Some(battle), Some(from)) = (&session.view.battle, began)
                && shown.is_some_and(|shown| battle.goes_on_from(&shown))
            {
                // Of several on a side one may give himself up while the others fight on (F-9.27).
                let pleas = ["fief-log-grace-asked", "fief-log-surrender"];
                let log = session.game.chronicle(None).skip(from).filter(|entry| pleas.contains(&entry.event));
                let pleaded: Vec<Seat> = log.filter_map(|entry| entry.seat).collect();
                let (mut shown, mut told) = (fallen(battle), told(&session, from).0);
                for seat in pleaded {
                    assert!(shown.remove(&seat) >= told.remove(&seat), "{seat:?}: {shown:?} {told:?}");
                }
                assert_eq!(shown, told);
                compared += 1;
            } else if session.view.battle.is_none() {
                began = None;
            }
        }
    }
    assert!(
        compared > 20 && ended > 8 && with_dice > 4 && lost > 0,
        "{compared} rounds, {ended} ends, {with_dice} with dice, {lost} lords"
    );
}

/// Both hosts stand there with their strength, in every battle of the base and of its expansion.
#[test]
fn both_hosts_of_a_battle_are_drawn() {
    let texts = Texts::new(Lang::En);
    for game in [&Fief as &'static dyn Game, &Tactique] {
        let mut session = of_scripts(game, 4, 5, &texts);
        let mut seen = 0;
        for _ in 0..3000 {
            session.pass_time(10.0, &texts);
            session.skip();
            let Some(battle) = &session.view.battle else { continue };
            seen += 1;
            assert!(battle.hosts.len() >= 2 && !battle.title.is_empty(), "{battle:?}");
            for host in &battle.hosts {
                let strength: u32 = host.strength.parse().expect("a number");
                // A bombard is worth nothing in battle by itself (T-2.08).
                let fights = |rank: &&Rank| game.id() == "fief" || rank.name != "bombard";
                let standing: u32 = host.ranks.iter().filter(fights).map(|rank| rank.standing).sum();
                assert!(!host.banners.is_empty() && !host.name.is_empty(), "{host:?}");
                // Any other piece of a kind is worth a point at least.
                assert!(standing <= strength && (standing > 0) == (strength > 0), "{host:?}");
            }
            if session.view.ended.is_some() {
                break;
            }
        }
        assert!(seen > 5, "{}: {seen}", game.id());
    }
}

/// The scene lies over the board without taking a click, shows how the battle has ended, and goes by itself.
#[test]
fn the_end_of_a_battle_is_seen_for_a_moment() {
    let texts = Texts::new(Lang::En);
    let mut session = of_scripts(&Fief, 4, 1, &texts);
    while session.view.battle.is_none() {
        session.pass_time(10.0, &texts);
        session.skip();
    }
    let title = session.view.battle.as_ref().expect("a battle").title.clone();
    let table = RefCell::new(Table::lay(session, Texts::new(Lang::En), Dialog::None));
    table.borrow_mut().world.resource_mut::<Preferences>().pace = Pace::Usual;
    let mut harness = on_screen(&table);
    // In the panel beside the board, and over the board.
    assert_eq!(harness.query_all_by_label(&title).count(), 2);
    let ends = |table: &RefCell<Table>| table.borrow().world.resource::<Session>().ended_battle().0;
    while ends(&table) == 0 {
        let mut table = table.borrow_mut();
        let mut session = table.world.resource_mut::<Session>();
        session.pass_time(10.0, &texts);
        session.skip();
    }
    let line = table.borrow().world.resource::<Session>().ended_battle().1.expect("ended").line.clone();
    let over_board = |harness: &egui_kittest::Harness| {
        let space = table.borrow().world.resource::<Lens>().space;
        harness.query_all_by_label(&line).filter(|node| space.contains(node.rect().center())).count()
    };
    harness.run_steps(3);
    assert_eq!(over_board(&harness), 1, "{line}");
    harness.run_steps(300);
    assert_eq!(over_board(&harness), 0, "{line}");
}

/// A person against two scripts.
fn against_scripts(seed: u64, texts: &Texts) -> Session {
    let rules = rules_of(&Fief);
    let players = [Player::Person, Player::Script("normal".into()), Player::Script("normal".into())];
    let mut table = Match::new(&Fief, rules.data.clone());
    table.start(header_of(&Fief, &rules, seed, &[], &players)).expect("a match");
    Session::new(1, Recorded::without_file(table), &mesnie::games::fief::view::FACE, texts)
}

/// One step on: the usual order of whoever is asked, or what a script does.
fn step(session: &mut Session, texts: &Texts) {
    session.skip();
    session.lift_curtain(texts);
    match session.obvious_order().or_else(|| session.open_prompt()?.offered.first().copied()) {
        Some(order) => session.give(&[order], texts).expect("on offer"),
        None => drop(session.pass_time(10.0, texts)),
    }
    session.skip();
}

/// What everybody talks about is proclaimed over the board; a click means what it would mean without that, and ends it.
#[test]
fn great_events_are_proclaimed_and_take_no_click() {
    let texts = Texts::new(Lang::En);
    // The first great event that leaves a person something to click on: in which match, after how many steps, its words.
    let found = (1..40).find_map(|seed| {
        let mut session = against_scripts(seed, &texts);
        for steps in 0..1500 {
            let known = session.proclamations().0;
            step(&mut session, &texts);
            let is_new = session.proclamations().0 > known && !session.proclamations().1.is_empty();
            if is_new && session.open_prompt().is_some() && !session.view.marks.is_empty() {
                return Some((seed, steps, session.proclamations().1[0].text.clone()));
            }
            if session.view.ended.is_some() {
                break;
            }
        }
        None
    });
    let (seed, steps, text) = found.expect("something great happens while somebody may click");
    let at_table = |pace: Pace| {
        let mut session = against_scripts(seed, &texts);
        (0..steps).for_each(|_| step(&mut session, &texts));
        let table = RefCell::new(Table::lay(session, Texts::new(Lang::En), Dialog::None));
        table.borrow_mut().world.resource_mut::<Preferences>().pace = pace;
        table
    };
    let happens = |table: &RefCell<Table>| step(&mut table.borrow_mut().world.resource_mut::<Session>(), &texts);
    let is_shown = |harness: &egui_kittest::Harness, table: &RefCell<Table>| {
        let space = table.borrow().world.resource::<Lens>().space;
        harness.query_all_by_label(&text).any(|node| space.contains(node.rect().center()))
    };
    let table = at_table(Pace::Usual);
    let mut harness = on_screen(&table);
    happens(&table);
    // Three quarters of a second: what is new takes clicks, and the scroll lies there.
    harness.run_steps(3);
    assert!(is_shown(&harness, &table), "{text}");
    let (place, at) = {
        let table = table.borrow();
        let (session, lens) = (table.world.resource::<Session>(), table.world.resource::<Lens>());
        let place = session.view.marks[0].place;
        (place, lens.screen_point(session.scenery.look(place).expect("on the map").centre))
    };
    table.borrow_mut().world.resource_mut::<Requests>().0.clear();
    press(&mut harness, at);
    let asked = std::mem::take(&mut table.borrow_mut().world.resource_mut::<Requests>().0);
    let aims = |order: &Order| match order.on {
        Target::Place(aimed) => aimed == place,
        Target::Piece(_) => true,
        _ => false,
    };
    let gives = |request: &Request| matches!(request, Request::Give(orders) if orders.last().is_some_and(aims));
    assert!(asked.iter().any(gives), "{asked:?}");
    harness.step();
    assert!(!is_shown(&harness, &table));
    drop(harness);
    // It ends by itself, and where everything is shown at once there is none.
    let table = at_table(Pace::Usual);
    let mut harness = on_screen(&table);
    happens(&table);
    harness.run_steps(300);
    assert!(!is_shown(&harness, &table));
    drop(harness);
    let table = at_table(Pace::Off);
    let mut harness = on_screen(&table);
    happens(&table);
    harness.run_steps(3);
    assert!(!is_shown(&harness, &table));
}

/// Whoever is asked whether the garrison comes out is told what either answer makes of the battle (F-17.03).
#[test]
fn a_sortie_is_weighed_before_it_is_ordered() {
    let texts = Texts::new(Lang::En);
    let position = r#"(
        phase: "battles", first: "lily", active: "lily",
        lords: [(lord: "arnaud", of: "lily", at: "bourg", gate: "cluny")],
        soldiers: [
            (of: "lily", at: "bourg", points: 9, gate: "cluny"),
            (of: "tower", at: "bourg", points: 1),
            (of: "tower", at: "bourg", points: 12, gate: "lussac", relief: true),
        ],
        villages: [(village: "bourg", owner: "tower", occupant: "tower", castle: true)],
    )"#;
    let mut session = sit_down(&Fief, 3, position, &texts);
    let done = session.game.read_order("lily done").expect("an order").order;
    session.give(&[done], &texts).expect("on offer");
    session.skip();
    session.lift_curtain(&texts);
    let question = session.view.question.as_ref().expect("asked");
    assert_eq!(session.open_prompt().expect("asked").text, "fief-ask-sortie");
    let percent = |verb: &str| -> u32 {
        let order = question.orders.iter().find(|order| order.order.verb.name == verb).expect("on offer");
        let (_, told) = order.text.rsplit_once(", ").expect("a chance");
        told.strip_suffix("% to win").expect("a percentage").parse().expect("a number")
    };
    // Alone behind walls the one point loses; with twelve beside it the host is larger than the enemy's.
    let (out, within) = (percent("fief.sally"), percent("fief.keep_walls"));
    assert!(out > 60 && within < 30, "{out} {within}");
}
