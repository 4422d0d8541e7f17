//! The strip of the players on the screen: room for everybody, what a count lights, the sheet beside the board.
use super::{says_count, says_player};
use crate::desktop::play_screen::{Table, late_match, on_screen, on_screen_of, places_on_screen};
use bevy::prelude::With;
use bevy_egui::egui::{self, Event, Rect};
use egui_kittest::{Harness, kittest::Queryable};
use mesnie::desktop::board::camera::Lens;
use mesnie::desktop::board::named::{Named, NamedLight};
use mesnie::desktop::input::keys::Pressed;
use mesnie::desktop::platform::actions::Action;
use mesnie::desktop::session::Session;
use mesnie::desktop::session::requests::Dialog;
use mesnie::desktop::session::view_model::PlayerView;
use mesnie::table::prelude::Seat;
use mesnie::table::text::locales::{Lang, Texts};
use std::cell::RefCell;

fn lay(lang: Lang) -> RefCell<Table> {
    let texts = Texts::new(lang);
    RefCell::new(Table::lay(late_match(900, None, &texts), texts, Dialog::None))
}

fn players(table: &RefCell<Table>) -> Vec<PlayerView> {
    table.borrow().world.resource::<Session>().view.players.clone()
}

fn state(player: &PlayerView) -> Option<&'static str> {
    match player {
        PlayerView { active: true, .. } => Some("players-active"),
        PlayerView { standing, .. } if standing.out => Some("players-out"),
        PlayerView { standing, .. } if standing.next => Some("players-next"),
        _ => None,
    }
}

fn place(harness: &Harness, player: &PlayerView, texts: &Texts) -> Rect {
    harness.get_by_label(&says_player(player, state(player), texts)).rect()
}

/// Six families have room at every size, in both languages: none over another or over a button, nothing beyond the screen. Where
/// there is room all counts are shown; where there is not the least important ones are told with the player.
#[test]
fn six_families_have_room_above_the_board() {
    for lang in Lang::ALL {
        for (size, least, all) in [
            ([1024.0, 700.0], 3, false),
            ([1280.0, 800.0], 5, true),
            ([1920.0, 1080.0], 5, true),
            ([900.0, 540.0], 2, false),
        ] {
            let texts = Texts::new(lang);
            let table = lay(lang);
            let harness = on_screen_of(size, &table);
            let screen = Rect::from_min_size(egui::Pos2::ZERO, size.into());
            let (players, board) = (players(&table), table.borrow().world.resource::<Lens>().space);
            assert_eq!(players.len(), 6);
            let mut places: Vec<Rect> = vec![];
            for player in &players {
                let whole = place(&harness, player, &texts);
                assert!(screen.contains_rect(whole) && whole.bottom() <= board.top() + 1.0, "{size:?}: {whole:?}");
                assert!(places.iter().all(|other| !other.intersects(whole)), "{lang}, {size:?}: {}", player.name);
                places.push(whole);
                let shown = |count| harness.query_by_label(&says_count(player, count, &texts)).map(|node| node.rect());
                let counts: Vec<Option<Rect>> = player.standing.counts.iter().map(shown).collect();
                let seen = counts.iter().flatten().count();
                // The most important ones stay.
                assert!(counts[..seen].iter().all(Option::is_some), "{lang}, {size:?}: {counts:?}");
                assert!(seen >= least && (seen == counts.len()) >= all, "{lang}, {size:?}: {seen}");
                let badges = player.standing.badges.iter().map(|badge| shown(badge).expect("every dignity is shown"));
                let inner: Vec<Rect> = counts.iter().flatten().copied().chain(badges).collect();
                for (i, rect) in inner.iter().enumerate() {
                    assert!(whole.contains_rect(*rect), "{lang}, {size:?}, {}: {rect:?} in {whole:?}", player.name);
                    let others = inner.iter().skip(i + 1);
                    let free = others.into_iter().all(|other| !other.shrink(0.5).intersects(rect.shrink(0.5)));
                    assert!(free, "{lang}, {size:?}, {}: {inner:?}", player.name);
                }
            }
            let undo = harness.get_by_label(&texts.get("desktop-undo")).rect();
            assert!(places.iter().all(|place| !place.intersects(undo)), "{lang}, {size:?}");
            // Whose turn it is, and nobody else's.
            assert_eq!(players.iter().filter(|player| player.active).count(), 1);
        }
    }
}

/// The board does not move while a script plays and while numbers grow: the strip keeps its form and its height.
#[test]
fn the_strip_keeps_its_height() {
    let texts = Texts::new(Lang::En);
    let table = lay(Lang::En);
    let mut harness = on_screen(&table);
    let before = table.borrow().world.resource::<Lens>().space.top();
    let mut chance = 9_u64;
    for _ in 0..60 {
        {
            let mut table = table.borrow_mut();
            let mut session = table.world.resource_mut::<Session>();
            if let Some(prompt) = session.open_prompt() {
                chance = chance.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
                let order = mesnie::table::play::matches::random_order(prompt, chance);
                session.give(&[order], &texts).expect("on offer");
            } else {
                session.pass_time(1.0, &texts);
            }
        }
        harness.step();
        assert_eq!(table.borrow().world.resource::<Lens>().space.top(), before);
    }
}

fn rings(table: &RefCell<Table>) -> usize {
    let mut table = table.borrow_mut();
    let mut lights = table.world.query_filtered::<(), With<NamedLight>>();
    lights.iter(&table.world).count()
}

/// What a count counts is lit on the board while it is pointed at, or reached with keys; and no longer.
#[test]
fn a_count_lights_what_it_counts() {
    let texts = Texts::new(Lang::En);
    let table = lay(Lang::En);
    let mut harness = on_screen(&table);
    let all = players(&table);
    let counts = all.iter().flat_map(|player| player.standing.counts.iter().map(move |count| (player, count)));
    let (player, count) =
        counts.into_iter().find(|(_, count)| count.counted.len() > 2).expect("somebody has something");
    let marks = table.borrow().world.resource::<Session>().view.marks.clone();
    assert_eq!((rings(&table), table.borrow().world.resource::<Named>()), (0, &Named::default()));
    harness.get_by_label(&says_count(player, count, &texts)).hover();
    harness.run_steps(3);
    assert_eq!(table.borrow().world.resource::<Named>().0, count.counted);
    assert!(rings(&table) > 0);
    // It is said beside the pointer what is counted, and by which rule.
    assert!(harness.query_by_label(&format!("{} ({})", count.hint, count.rule)).is_some());
    assert_eq!(table.borrow().world.resource::<Session>().view.marks, marks, "what is on offer stays as it is");
    harness.event(Event::PointerMoved(places_on_screen(&table)[0]));
    harness.run_steps(3);
    assert_eq!((rings(&table), table.borrow().world.resource::<Named>()), (0, &Named::default()));
    harness.get_by_label(&says_count(player, count, &texts)).focus();
    harness.run_steps(3);
    assert_eq!(table.borrow().world.resource::<Named>().0, count.counted);
    assert!(rings(&table) > 0);
}

/// A click on a player, or on what is counted, opens the sheet beside the board and never over it; another click, Escape, or its
/// own button closes it.
#[test]
fn the_sheet_of_a_player_opens_beside_the_board() {
    for lang in Lang::ALL {
        for size in [[1024.0, 700.0], [1280.0, 800.0]] {
            let texts = Texts::new(lang);
            let table = lay(lang);
            let mut harness = on_screen_of(size, &table);
            let all = players(&table);
            let player = all.iter().find(|player| !player.active).expect("somebody waits");
            let board = table.borrow().world.resource::<Lens>().space;
            let close = texts.get("players-sheet-close");
            let title = |table: &RefCell<Table>| {
                let table = table.borrow();
                table.world.resource::<Session>().player_sheet(player.standing.seat, &texts).expect("a sheet").title
            };
            let press = |harness: &mut Harness| {
                harness.get_by_label(&says_player(player, state(player), &texts)).click();
                harness.run_steps(4);
            };
            let open = |harness: &Harness| harness.query_by_label(&close).is_some();
            assert!(!open(&harness));
            press(&mut harness);
            assert!(open(&harness), "{lang}, {size:?}");
            let titles: Vec<Rect> = harness.query_all_by_label(&title(&table)).map(|node| node.rect()).collect();
            assert!(titles.iter().any(|rect| rect.left() >= board.right()), "{titles:?} beside {board:?}");
            assert!(titles.iter().all(|rect| !rect.intersects(board)), "{titles:?} over {board:?}");
            assert_eq!(table.borrow().world.resource::<Lens>().space, board, "the board stays where it is");
            press(&mut harness);
            assert!(!open(&harness));
            press(&mut harness);
            table.borrow_mut().world.resource_mut::<Pressed>().0.push(Action::Menu);
            harness.run_steps(3);
            assert!(!open(&harness), "Escape closes it");
            let count = &player.standing.counts[0];
            harness.get_by_label(&says_count(player, count, &texts)).click();
            harness.run_steps(4);
            assert!(open(&harness));
            harness.get_by_label(&close).click();
            harness.run_steps(3);
            assert!(!open(&harness));
        }
    }
}

/// What lies open of one player is not left for the next one to see.
#[test]
fn a_sheet_does_not_stay_open_behind_the_curtain() {
    let texts = Texts::new(Lang::En);
    let table = lay(Lang::En);
    let mut harness = on_screen(&table);
    let all = players(&table);
    harness.get_by_label(&says_player(&all[0], state(&all[0]), &texts)).click();
    harness.run_steps(4);
    let close = texts.get("players-sheet-close");
    assert!(harness.query_by_label(&close).is_some());
    table.borrow_mut().world.resource_mut::<Session>().view.viewer = Some(Seat::BYSTANDER);
    harness.run_steps(3);
    assert!(harness.query_by_label(&close).is_none());
}

/// With keys alone: a key goes to whose turn it is, Tab to what is counted of it, Enter opens the sheet; another key goes to the log.
#[test]
fn players_and_log_are_reached_with_keys() {
    let texts = Texts::new(Lang::En);
    let table = lay(Lang::En);
    let mut harness = on_screen(&table);
    let all = players(&table);
    let player = all.iter().find(|player| player.active).expect("somebody is asked");
    let press = |harness: &mut Harness, action: Action| {
        table.borrow_mut().world.resource_mut::<Pressed>().0.push(action);
        harness.run_steps(3);
    };
    press(&mut harness, Action::GoToPlayers);
    assert!(harness.get_by_label(&says_player(player, state(player), &texts)).is_focused());
    harness.key_press(egui::Key::Enter);
    harness.run_steps(3);
    assert!(harness.query_by_label(&texts.get("players-sheet-close")).is_some());
    harness.key_press(egui::Key::Tab);
    harness.run_steps(3);
    let own = player.standing.badges.iter().chain(&player.standing.counts).next().expect("something is counted");
    assert!(harness.get_by_label(&says_count(player, own, &texts)).is_focused());
    press(&mut harness, Action::GoToLog);
    let log = table.borrow().world.resource::<Session>().view.log.clone();
    let focused = |harness: &Harness, words: &str| harness.query_all_by_label(words).any(|node| node.is_focused());
    let last = log.iter().rev().take(12).find(|line| focused(&harness, &line.text));
    let last = last.unwrap_or_else(|| panic!("no line is in focus"));
    assert_eq!(table.borrow().world.resource::<Named>().0, last.names);
}
