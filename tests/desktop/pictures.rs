//! The turn track, the pictures of saved matches, and what is shown again to whoever sits down.
use super::{begin, click, history::play};
use egui_kittest::{Harness, kittest::Queryable};
use mesnie::desktop::board::preview::{Album, Preview};
use mesnie::desktop::face::Draw;
use mesnie::desktop::face::{TrackProgress, TrackSpace};
use mesnie::desktop::pages::saves;
use mesnie::desktop::panels::{curtain, turn_track};
use mesnie::desktop::platform::library::Library;
use mesnie::desktop::session::requests::Request;
use mesnie::desktop::session::view_model::seat_name;
use mesnie::games::fief::Fief;
use mesnie::table::data::Source;
use mesnie::table::prelude::{Match, Player, Recorded, Saves, Seat};
use mesnie::table::text::locales::{Lang, Texts};
use std::cell::{Cell, RefCell};
use std::path::Path;

fn library(folder: &std::path::Path) -> Library {
    Library { saves: Ok(Saves::at(folder)), ..Library::read(&Source::built_in()) }
}

#[test]
fn a_saved_match_shows_its_board_its_turn_and_its_score() {
    let texts = Texts::new(Lang::En);
    let (mut session, folder) = begin([Player::Person, Player::Script("normal".into())], &texts);
    play(&mut session, 30, &texts, |_| ());
    let library = library(folder.path());
    let mut album = Album::of(Saves::at(folder.path()).list());
    assert!(album.lacks(0));
    album.develop(0, &library, &texts);
    assert!(!album.lacks(0));
    let header = album.preview(0).expect("a sound file").header.clone();
    for item in &session.view.header {
        assert!(header.contains(&item.value), "{:?} is not in {header:?}", item.value);
    }
    // The list makes one picture a frame, shows it, and loads the match.
    let album = RefCell::new(Album::of(Saves::at(folder.path()).list()));
    let made = Cell::new(0);
    let develop = |album: &mut Album, i: usize| {
        made.set(made.get() + 1);
        album.develop(i, &library, &texts);
    };
    let path = album.borrow().saves[0].path.clone();
    let request = click("Load", |ui| saves::show_list(ui, &mut album.borrow_mut(), None, develop, &texts));
    assert_eq!((request, made.get()), (Some(Request::Load(path.clone())), 1));
    let shown = |label: &str| {
        let list =
            |ui: &mut bevy_egui::egui::Ui| drop(saves::show_list(ui, &mut album.borrow_mut(), None, develop, &texts));
        let mut harness = Harness::builder().with_size([1200.0, 800.0]).build_ui(list);
        harness.run_ok();
        harness.query_by_label(label).is_some()
    };
    assert!(shown(&header));
    // A file that cannot be read has no picture, and the list says why.
    std::fs::write(&path, "mesnie journal 1\nnonsense\n").expect("written");
    *album.borrow_mut() = Album::of(Saves::at(folder.path()).list());
    assert!(!album.borrow().lacks(0) && !shown(&header));
}

/// N-11.01: the picture of a match in which people compose in secret shows nothing of it to whoever opens the list.
#[test]
fn the_picture_of_a_save_hides_what_one_seat_alone_may_see() {
    let texts = Texts::new(Lang::En);
    let picture = |persons: bool, orders: usize| {
        let other = if persons { Player::Person } else { Player::Script("normal".into()) };
        let (mut session, folder) = begin([Player::Person, other], &texts);
        for _ in 0..orders {
            session.lift_curtain(&texts);
            let order = session.obvious_order().expect("something obvious");
            session.give(&[order], &texts).expect("on offer");
        }
        let path = Saves::at(folder.path()).list()[0].path.clone();
        Preview::of(&path, &library(folder.path()), &texts).expect("a sound file").shapes().len()
    };
    // Red has deployed: alone at the screen it sees its units in the picture, with Blue beside it nobody does.
    let bare = picture(true, 0);
    assert!(picture(false, 3) > bare);
    // Army and confirmation of both, then Red's deployment.
    assert_eq!(picture(true, 5), bare);
}

#[test]
fn who_sits_down_again_may_watch_what_has_happened() {
    let texts = Texts::new(Lang::En);
    let panel = |seen: bool| {
        move |ui: &mut bevy_egui::egui::Ui| {
            let tincture = mesnie::games::ancients::view::AncientsFace.tincture(Seat(0));
            let curtain = curtain::Curtain { name: "Red", tincture, film: seen, news: &[] };
            curtain::show(ui, &curtain, &Texts::new(Lang::En))
        }
    };
    let label = "Here I am: Red. Show me first what happened";
    assert_eq!(click(label, panel(true)), Some(Request::LiftCurtainAndWatch));
    let mut harness = Harness::builder().build_ui(|ui| drop(panel(false)(ui)));
    harness.run_ok();
    assert!(harness.query_by_label(label).is_none(), "there is nothing to watch before the first turn");
    drop(harness);
    // Somebody has played once they have ordered something.
    let (mut session, _folder) = begin([Player::Person, Player::Person], &texts);
    assert!(!session.has_news_for(Seat(0)));
    session.lift_curtain(&texts);
    let order = session.obvious_order().expect("something obvious");
    session.give(&[order], &texts).expect("on offer");
    // Nothing has happened since but its own order, and the other seat has not had a turn.
    assert!(!session.has_news_for(Seat(1)));
}

#[test]
fn the_turn_track_shows_where_the_match_stands() {
    let texts = Texts::new(Lang::En);
    let (mut session, _folder) = begin([Player::Person, Player::Script("normal".into())], &texts);
    let now = |track: &[TrackSpace]| track.iter().position(|space| space.progress == TrackProgress::Now);
    assert_eq!(now(&session.view.track), None, "no turn while armies are composed");
    let mut turns = vec![];
    play(&mut session, 120, &texts, |session| turns.extend(now(&session.view.track)));
    assert!(turns.is_sorted() && turns.first() == Some(&0) && turns.last() > Some(&0), "{turns:?}");
    let track = &session.view.track;
    let here = now(track).unwrap_or(track.len());
    let expected = |i: usize| if i < here { TrackProgress::Over } else { TrackProgress::ToCome };
    assert!(track.iter().enumerate().all(|(i, space)| i == here || space.progress == expected(i)));
    // Long names in little room shrink, and the one of now is always there in full.
    let long: Vec<TrackSpace> = (0..40)
        .map(|i| TrackSpace {
            label: format!("A step with a name, {i}"),
            progress: if i == 30 { TrackProgress::Now } else { TrackProgress::ToCome },
            tincture: None,
            hint: format!("step {i}"),
        })
        .collect();
    for width in [300.0, 900.0, 20_000.0] {
        let mut harness = Harness::builder().with_size([width, 60.0]).build_ui(|ui| turn_track::show(ui, &long));
        harness.run_ok();
        let space = harness.get_by_label("step 30").rect();
        assert!(space.left() >= 0.0 && space.right() <= width, "{width}: {space:?}");
        assert_eq!(harness.query_by_label("step 0").is_some(), width > 10_000.0);
    }
}

/// The families of a kingdom have a shield above the board; in the list of saves nothing but the name says whose a figure is.
#[test]
fn the_list_tells_whose_the_figures_are() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let rules = super::rules_of(&Fief);
    let header = super::header_of(&Fief, &rules, 3, &[], &[Player::Person, Player::Random, Player::Random]);
    let saves = Saves::at(folder.path());
    let table = Match::new(&Fief, rules.data);
    let game = Recorded::start(table, header, saves.new_autosave("fief")).expect("a match");
    let library = library(folder.path());
    for lang in Lang::ALL {
        let texts = Texts::new(lang);
        let preview = Preview::of(&saves.list()[0].path, &library, &texts).expect("a sound file");
        for seat in 0..3 {
            let name = seat_name(&game, Seat(seat), &texts);
            assert!(preview.header.contains(&name), "{name} is not in {:?}", preview.header);
        }
    }
}

/// A match is deleted only when it was asked back, and never the one that is played.
#[test]
fn a_save_is_deleted_from_the_list_when_it_was_asked_back() {
    let texts = Texts::new(Lang::En);
    let (session, folder) = begin([Player::Person, Player::Random], &texts);
    let path = session.game.path().to_owned();
    let album = RefCell::new(Album::of(Saves::at(folder.path()).list()));
    let press = |label: &str, on_table: Option<&Path>| {
        click(label, |ui| saves::show_list(ui, &mut album.borrow_mut(), on_table, |_, _| (), &texts))
    };
    assert_eq!(press("Delete…", Some(&path)), None);
    assert_eq!(album.borrow().doomed, None, "it is being played");
    assert_eq!(press("Delete…", None), None);
    assert_eq!(press("Keep it", None), None);
    assert_eq!(press("Delete…", None), None);
    assert_eq!(press("Delete", None), Some(Request::DeleteSave(path.clone())));
    assert!(album.borrow().saves.is_empty() && path.exists(), "the list only asks for it");
    // Nothing but a saved match of this folder is deleted.
    let saves = Saves::at(folder.path());
    let other = folder.path().join("diary.mesnie");
    std::fs::write(&other, "dear diary").expect("written");
    assert_eq!(saves.delete(&other).map_err(|problem| problem.key), Err("save-not-deleted".into()));
    assert!(other.exists());
    assert!(saves.delete(&path).is_err() && path.exists(), "it is being played");
    drop(session);
    saves.delete(&path).expect("a saved match");
    assert!(!path.exists() && saves.list().is_empty());
}
