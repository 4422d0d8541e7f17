//! What has happened: the last moves of others on the board, what somebody has missed, and great events over the map.
use super::marches::{FIEF, press, sit_down};
use super::play_screen::{Table, on_screen};
use super::{begin_of, header_of, rules_of};
use egui_kittest::kittest::Queryable;
use mesnie::desktop::board::trails::drawing;
use mesnie::desktop::face::{Describe, Draw, News, Seal, Sight};
use mesnie::desktop::session::Session;
use mesnie::desktop::session::requests::Dialog;
use mesnie::desktop::theme::Look;
use mesnie::games::anarchy::Anarchy;
use mesnie::games::anarchy::view::AnarchyFace;
use mesnie::games::ancients::Ancients;
use mesnie::games::ancients::view::AncientsFace;
use mesnie::games::fief::Fief;
use mesnie::games::fief::chapters::moves::go::{ESCORT, LEAD, MARCH, STORM};
use mesnie::games::fief::chapters::turn::DONE;
use mesnie::games::fief::view::FACE;
use mesnie::games::vassaux::Vassaux;
use mesnie::games::vassaux::view::VassauxFace;
use mesnie::table::prelude::*;
use mesnie::table::text::locales::{Lang, Texts};
use std::cell::RefCell;
use std::collections::BTreeSet;

fn named<T: On>(session: &Session, label: &str) -> T {
    let names = session.game.names();
    let all = [Sort::Place, Sort::Piece, Sort::Kind].into_iter();
    all.filter_map(|sort| names.read(sort, label).ok()).find_map(T::from).expect("there is one of this name")
}

fn centre(session: &Session, village: &str) -> [f32; 2] {
    session.scenery.look(named(session, village)).expect("on the map").centre
}

/// Lily's castle at Fleurie stands open, and a lord of Tower is near.
fn open_castle() -> String {
    let held = r#"(village: "fleurie", owner: "lily", occupant: "lily"),"#;
    let open = FIEF.replace(held, r#"(village: "fleurie", owner: "lily", castle: true),"#);
    open.replace(r#"(of: "lily", at: "fleurie", points: 2),"#, "").replace(r#"at: "cluny""#, r#"at: "ige""#)
}

/// Lily ends its go, and Tower's lord walks into the castle.
fn lose_the_castle(session: &mut Session, texts: &Texts) {
    session.give(&[DONE.on(())], texts).expect("on offer");
    let (henry, fleurie): (PieceId, Place) = (named(session, "henry"), named(session, "fleurie"));
    session.give(&[LEAD.on(henry)], texts).expect("on offer");
    session.give(&[MARCH.on(fleurie)], texts).expect("on offer");
}

/// Arrows go from where a piece stood along the road to where it stands, until whoever looks orders something.
#[test]
fn moves_of_others_stay_until_the_next_order() {
    let texts = Texts::new(Lang::En);
    let mut session = sit_down(&Fief, 3, FIEF, &texts);
    let (arnaud, fleurie): (PieceId, Place) = (named(&session, "arnaud"), named(&session, "fleurie"));
    let stood =
        |session: &Session| session.view.scene.pieces.iter().find(|look| look.piece == arnaud).expect("there").at;
    session.give(&[LEAD.on(arnaud)], &texts).expect("on offer");
    session.give(&[ESCORT.on(3)], &texts).expect("on offer");
    // Who leads stands at the side of those who march with him.
    let from = stood(&session);
    session.give(&[MARCH.on(fleurie)], &texts).expect("on offer");
    let stands = stood(&session);
    // A counter marches from village to village, not straight across the fields.
    let (beaujeu, there) = (centre(&session, "beaujeu"), centre(&session, "fleurie"));
    assert_eq!(session.bends_of(arnaud), [beaujeu, there]);
    assert_eq!(session.trails(), [], "who has moved himself knows");
    session.give(&[DONE.on(())], &texts).expect("on offer");
    let trails = session.trails();
    assert_eq!(trails.len(), 1, "{trails:?}");
    let trail = &trails[0];
    assert_eq!((trail.ghost.piece, trail.ghost.at, trail.lost), (arnaud, from, false));
    assert_eq!(trail.way, [from, beaujeu, there, stands]);
    let (shapes, numbers) = drawing(&trails, Look::default());
    assert!(shapes.len() > 10 && numbers.len() == 1 && numbers[0].text == "1");
    // Whoever is asked next has not ordered anything since.
    let henry: PieceId = named(&session, "henry");
    session.give(&[LEAD.on(henry)], &texts).expect("on offer");
    assert_eq!(session.trails(), []);
    // What is taken back has not happened.
    session.undo(&texts).expect("nothing stops it");
    assert_eq!(session.trails().len(), 1);
}

/// Ways lead over the villages in between; nowhere else is one asked to go.
#[test]
fn a_way_leads_along_the_roads() {
    let table = begin_of(&Fief, 3, 1, &[]);
    let sight = Sight::new(&table, None);
    let place =
        |label: &str| table.names().read(Sort::Place, label).ok().and_then(<Place as On>::from).expect("a village");
    let ways = ["cluny", "bourg"].map(|far| FACE.way(&sight, place("beaujeu"), place(far)));
    assert!(ways.iter().all(|way| way.len() > 2), "{ways:?}");
    let scenery = FACE.scenery(&sight);
    let centres: Vec<[f32; 2]> = scenery.places.iter().map(|place| place.centre).collect();
    assert!(ways.iter().flatten().all(|point| centres.contains(point)));
    assert_eq!(FACE.way(&sight, place("beaujeu"), place("beaujeu")).len(), 1);
    // Captives lie on their light side.
    let lord = FACE.scene(&Sight::new(&table, None)).pieces.first().cloned();
    if let Some(lord) = lord {
        let taken = mesnie::desktop::face::PieceLook { spent: true, ..lord.clone() };
        assert!(FACE.is_taken(&lord, &taken) && !FACE.is_taken(&taken, &taken));
    }
}

/// Plays on in the usual way until a seat is asked again.
fn until_asked(session: &mut Session, seat: Seat, texts: &Texts) {
    for _ in 0..60 {
        session.skip();
        session.lift_curtain(texts);
        if session.open_prompt().is_some_and(|prompt| prompt.seat == seat) {
            return;
        }
        let order = session.obvious_order().expect("something usual");
        session.give(&[order], texts).expect("on offer");
    }
    panic!("{seat:?} is not asked again");
}

/// An enemy at the gate of one's castle is news, though nothing was lost yet.
#[test]
fn who_stands_at_ones_gate_is_told() {
    let texts = Texts::new(Lang::En);
    let near = FIEF.replace(r#"at: "cluny""#, r#"at: "ige""#);
    let near = near.replace(r#"(village: "fleurie", owner"#, r#"(village: "fleurie", castle: true, owner"#);
    let near = near.replace("soldiers: [", r#"soldiers: [(of: "tower", at: "ige", points: 3),"#);
    let mut session = sit_down(&Fief, 3, &near, &texts);
    session.give(&[DONE.on(())], &texts).expect("on offer");
    let (henry, fleurie): (PieceId, Place) = (named(&session, "henry"), named(&session, "fleurie"));
    session.give(&[LEAD.on(henry)], &texts).expect("on offer");
    session.give(&[ESCORT.on(3), STORM.on(fleurie)], &texts).expect("on offer");
    let entries: Vec<Entry> = session.game.chronicle(None).cloned().collect();
    let stands = entries.iter().rfind(|entry| entry.event.starts_with("fief-log-stormed")).expect("he stands there");
    let sight = Sight::new(&session.game, None);
    let weights = [0, 1, 2].map(|seat| FACE.weight(&sight, Seat(seat), stands));
    assert_eq!(weights, [News::Threat, News::Ordinary, News::Ordinary]);
}

/// First the own losses, then great events, then how much else there was; each leads to its place.
#[test]
fn own_losses_come_first_in_what_has_happened() {
    for lang in Lang::ALL {
        let texts = Texts::new(lang);
        let mut session = sit_down(&Fief, 3, &open_castle(), &texts);
        assert_eq!(session.digest(), None, "nobody has done anything yet");
        lose_the_castle(&mut session, &texts);
        until_asked(&mut session, Seat(0), &texts);
        let digest = session.digest().expect("others have moved");
        let first = &digest.lines[0];
        let entry = session.game.chronicle(None).nth(first.line.entry).expect("an entry").clone();
        assert_eq!((first.news, entry.event), (News::MyLoss, "fief-log-taken"), "{digest:?}");
        assert_eq!(first.at, Some(centre(&session, "fleurie")));
        assert!(digest.lines.is_sorted_by_key(|line| line.news) && digest.lines.len() <= 8 && digest.others > 0);
        // In the window: closed with its button, and then gone for this turn; a line goes to its line of the log.
        let text = first.line.text.clone();
        let table = RefCell::new(Table::lay(session, Texts::new(lang), Dialog::None));
        let mut harness = on_screen(&table);
        harness.get_by_label(&texts.get("happened-title"));
        let line = harness.get_all_by_label(&text).map(|node| node.rect()).min_by(|a, b| a.top().total_cmp(&b.top()));
        press(&mut harness, line.expect("the line").center());
        harness.run_steps(4);
        harness.get_by_label(&texts.get("happened-close")).click();
        harness.run_steps(4);
        assert!(harness.query_by_label(&texts.get("happened-title")).is_none());
    }
}

/// Whoever falls in a battle of men is a loss for his own side and great news for the other, and is sealed; read from what
/// scripts have really played, so that the words are those that the rules write.
#[test]
fn the_fallen_of_a_battle_of_men_are_told() {
    let rules = rules_of(&Anarchy);
    let script = Player::Script("normal".into());
    let mut seals = BTreeSet::new();
    for seed in 1..=3 {
        let mut table = Match::new(&Anarchy, rules.data.clone());
        table.start(header_of(&Anarchy, &rules, seed, &[], &[script.clone(), script.clone()])).expect("a match");
        table.play_on();
        let sight = Sight::new(&table, None);
        for entry in table.chronicle(None) {
            let own = entry.seat.unwrap_or(Seat(0));
            let weights = [own, Seat(1 - own.0)].map(|seat| AnarchyFace.weight(&sight, seat, entry));
            let seal = AnarchyFace.seal(&sight, entry);
            match (entry.event, weights) {
                ("anarchy-log-killed", [News::Ordinary, News::Ordinary]) => assert_eq!(seal, None, "a loose horse"),
                ("anarchy-log-killed", of) => assert_eq!((of, seal), ([News::MyLoss, News::Great], Some(Seal::Grave))),
                ("anarchy-log-wounded", of) => assert_eq!(of, [News::Threat, News::Ordinary]),
                _ => {}
            }
            seals.extend(seal.map(|seal| format!("{seal:?}")));
        }
    }
    assert!(seals.contains("Grave"), "somebody has fallen: {seals:?}");
}

/// The same event is a loss for one and news for another, in every game.
#[test]
fn games_weigh_what_has_happened() {
    let table = begin_of(&Ancients, 2, 1, &[]);
    let before = Sight::new(&table, Some(Seat(0)));
    let burnt = Entry::new("ancients-log-burnt", "N-10.01").by(Seat(1));
    let of = |seat: u8, entry: &Entry| AncientsFace.weight(&before, Seat(seat), entry);
    assert_eq!([of(0, &burnt), of(1, &burnt)], [News::MyLoss, News::Great]);
    assert_eq!(of(0, &Entry::new("ancients-log-step", "N-4.01")), News::Ordinary);
    assert_eq!(AncientsFace.seal(&before, &burnt), Some(Seal::Tower));
    let table = begin_of(&Vassaux, 2, 1, &[]);
    let before = Sight::new(&table, Some(Seat(0)));
    let fallen = Entry::new("vassaux-log-lord-fallen", "V-3.06").by(Seat(0));
    let of = |seat: u8, entry: &Entry| VassauxFace.weight(&before, Seat(seat), entry);
    assert_eq!([of(0, &fallen), of(1, &fallen)], [News::MyLoss, News::Great]);
    assert_eq!(VassauxFace.seal(&before, &fallen), Some(Seal::Grave));
    let texts = Texts::new(Lang::En);
    let session = sit_down(&Fief, 3, FIEF, &texts);
    let sight = Sight::new(&session.game, Some(Seat(0)));
    let lord = |label: &str| Word::On(Target::Piece(named(&session, label)));
    let place = |label: &str| Word::On(Target::Place(named(&session, label)));
    let weigh = |seat: u8, entry: Entry| FACE.weight(&sight, Seat(seat), &entry);
    // Who ordered it does not matter: the lord is Lily's.
    let murder = || Entry::new("fief-log-assassinated", "F-16.17").by(Seat(1)).with("lord", lord("arnaud"));
    assert_eq!([weigh(0, murder()), weigh(1, murder()), weigh(2, murder())], [News::MyLoss, News::Great, News::Great]);
    let rises = || Entry::new("fief-log-uprising", "F-16.27").by(Seat(2)).with("village", place("beaujeu"));
    assert_eq!([weigh(0, rises()), weigh(1, rises())], [News::MyLoss, News::Ordinary]);
    let taken = |by: u8| Entry::new("fief-log-taken", "F-8.24").by(Seat(by)).with("village", place("beaujeu"));
    assert_eq!([weigh(0, taken(1)), weigh(0, taken(0))], [News::MyLoss, News::Great]);
    let wedding = Entry::new("fief-log-wedding", "F-11.04").by(Seat(1));
    assert_eq!((weigh(0, wedding.clone()), FACE.seal(&sight, &wedding)), (News::Great, Some(Seal::Rings)));
    // The same data are read by Tactique.
    assert!(!rules_of(&mesnie::games::tactique::Tactique).files.is_empty());
}

/// The end of a lesson is proclaimed.
#[test]
fn the_end_of_a_lesson_is_proclaimed() {
    let texts = Texts::new(Lang::En);
    let mut ended = 0;
    for mut session in super::lessons::all_lessons(&texts) {
        for _ in 0..600 {
            session.skip();
            if session.view.lesson.as_ref().is_some_and(|lesson| lesson.is_done) {
                break;
            }
            if session.waits_for_reader() {
                session.read_on(&texts);
            } else if session.open_prompt().is_some() {
                let Some(order) = session.lesson_wants().first().copied() else { break };
                if session.give(&[order], &texts).is_err() {
                    break;
                }
            } else if !session.pass_time(2.0, &texts) {
                break;
            }
        }
        session.skip();
        if session.view.lesson.as_ref().is_some_and(|lesson| lesson.is_done) {
            ended += 1;
            let (_, all) = session.proclamations();
            assert_eq!(all.last().map(|last| last.seal), Some(Seal::Laurel));
        }
    }
    assert!(ended >= 1, "no lesson came to its end");
}

/// Whoever is lost is crossed out where he stood last, not where the trail of an earlier turn began.
#[test]
fn the_lost_are_crossed_out_where_they_fell() {
    let texts = Texts::new(Lang::En);
    let rules = rules_of(&Vassaux);
    let (mut found, mut together) = (0, 0);
    for seed in 1..12 {
        let mut table = Match::new(&Vassaux, rules.data.clone());
        let script = Player::Script("easy".into());
        table.start(super::header_of(&Vassaux, &rules, seed, &[], &[Player::Person, script])).expect("a match");
        let mut session = Session::new(1, Recorded::without_file(table), &VassauxFace, &texts);
        let mut stood: Vec<mesnie::desktop::face::PieceLook> = vec![];
        for _ in 0..4_000 {
            session.pass_time(0.2, &texts);
            if session.is_busy() {
                stood = session.view.scene.pieces.clone();
                continue;
            }
            let Some(prompt) = session.open_prompt().cloned() else { break };
            // A unit has one arrow and one number, however many it is.
            let trails = session.trails();
            let units: BTreeSet<PieceId> = trails.iter().map(|trail| trail.group).collect();
            assert_eq!(drawing(&trails, Look::default()).1.len(), units.len());
            together += usize::from(units.len() < trails.len());
            for trail in trails.iter().filter(|trail| trail.lost) {
                let end = trail.way.last().expect("a point");
                if let Some(last) = stood.iter().find(|look| look.piece == trail.ghost.piece) {
                    let off = (end[0] - last.at[0]).hypot(end[1] - last.at[1]);
                    assert!(off < 60.0, "seed {seed}: {trail:?} stood at {:?}", last.at);
                    found += 1;
                }
            }
            stood = session.view.scene.pieces.clone();
            let order = session.obvious_order().or(prompt.offered.first().copied());
            let order = order.or_else(|| prompt.areas.first().map(|area| area.order(area.usual))).expect("an order");
            session.give(&[order], &texts).expect("on offer");
        }
        if found > 8 && together > 8 {
            return;
        }
    }
    panic!("nobody is lost: {found}, or nobody moves with others: {together}");
}

/// A choice between orders for a place is made with the digit that stands on it.
#[test]
fn a_choice_on_the_map_is_made_with_its_digit() {
    use mesnie::desktop::board::camera::Lens;
    use mesnie::desktop::input::keys::Pressed;
    use mesnie::desktop::platform::actions::Action;
    use mesnie::desktop::session::requests::{Request, Requests};
    let texts = Texts::new(Lang::En);
    let mut session = sit_down(&Fief, 3, FIEF, &texts);
    let arnaud: PieceId = named(&session, "arnaud");
    session.give(&[LEAD.on(arnaud)], &texts).expect("on offer");
    session.skip();
    let several = |session: &Session| {
        let places = session.scenery.places.iter().map(|look| look.place);
        places
            .map(|place| (place, session.choices(place, None, &Default::default(), &texts)))
            .find(|(_, c)| c.len() > 1)
    };
    let (place, choices) = several(&session).expect("a place with several orders");
    let at = session.scenery.look(place).expect("on the map").centre;
    let table = RefCell::new(Table::lay(session, Texts::new(Lang::En), Dialog::None));
    let mut harness = on_screen(&table);
    let point = table.borrow().world.resource::<Lens>().screen_point(at);
    harness.hover_at(point);
    harness.run_steps(30);
    press(&mut harness, point);
    harness.run_steps(60);
    table.borrow_mut().world.resource_mut::<Pressed>().0 = vec![Action::Order(1)];
    harness.run_steps(1);
    let asked = std::mem::take(&mut table.borrow_mut().world.resource_mut::<Requests>().0);
    assert_eq!(asked, [Request::Give(choices[0].orders.clone())]);
}
