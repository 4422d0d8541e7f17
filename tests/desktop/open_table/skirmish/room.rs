//! What is asked, what the match is about and what is told beside the pointer find room, and leave the board as much as they can.
use super::*;
use mesnie::desktop::face::Meaning;
use mesnie::games::vassaux::chapters::movement::HALT;
use mesnie::games::vassaux::chapters::scenarios::own_table::{LAY, TAKE_PIECE};

fn table_of(lang: Lang) -> RefCell<Table> {
    lay_skirmish(skirmish(2, 9, [Player::Person, Player::Person], &Texts::new(lang)), lang)
}

/// The lower edges of the board and of what is asked, and where the picture ends.
fn edges(on: &mut OnTable, height: f32, lang: Lang) -> (f32, f32, f32) {
    let asks = ["advice-ask", "advice-ask-short"].map(|key| Texts::new(lang).get(key));
    on.harness.run_steps(4);
    let board = on.table.borrow().world.resource::<Lens>().space.bottom();
    let words: Vec<String> = on.of_session(|session| {
        let question = session.view.question.as_ref().expect("asked");
        let buttons = question.orders.iter().filter(|order| !order.standing).map(|order| order.text.clone());
        let dead = question.dead.iter().map(|(text, _)| text.clone());
        buttons.chain(dead).chain([question.text.clone()]).chain(asks.clone()).collect()
    });
    let found = words.iter().filter_map(|words| on.harness.query_all_by_label(words).next());
    let lowest = found.map(|node| node.rect().bottom()).fold(board, f32::max);
    (board, lowest, height)
}

/// The panel is as high as what is asked, and the board has the rest.
#[test]
fn the_panel_below_the_board_is_as_high_as_what_is_asked() {
    for (lang, size) in [(Lang::En, [1280.0, 800.0]), (Lang::Fr, [1920.0, 1080.0]), (Lang::Fr, [1000.0, 760.0])] {
        let table = table_of(lang);
        let mut on = OnTable::at(&table, lang, size);
        on.go_on();
        let mut highest = 0.0_f32;
        for text in ["vassaux-ask-deploy", "vassaux-ask-pick", "vassaux-ask-declare", "vassaux-ask-move"] {
            on.play_to(text, &mut Chance(4));
            let (board, lowest, height) = edges(&mut on, size[1], lang);
            assert!(lowest <= height - 6.0, "{text} at {size:?}: what is asked ends at {lowest}");
            highest = highest.max((lowest - board + 14.0).max(142.0));
            assert!(height - board <= highest + 2.0, "{text} at {size:?}: {} for {highest}", height - board);
        }
    }
}

/// The board does not jump from one question to the next: what one question has needed is kept for the others.
#[test]
fn the_board_keeps_its_size_from_one_question_to_the_next() {
    let table = table_of(Lang::En);
    let mut on = OnTable::at(&table, Lang::En, SIZE);
    on.go_on();
    on.play_to("vassaux-ask-declare", &mut Chance(4));
    on.harness.run_steps(4);
    let before = on.table.borrow().world.resource::<Lens>().space;
    on.play_to("vassaux-ask-move", &mut Chance(4));
    on.harness.run_steps(4);
    assert_eq!(on.table.borrow().world.resource::<Lens>().space, before);
}

/// In a window of 1280 points every figure above the board is told: the turn with its label, and of each host its counts, each
/// with its name and its place, none over another and none under the buttons.
#[test]
fn every_figure_above_the_board_is_labelled() {
    for lang in [Lang::En, Lang::Fr] {
        let table = table_of(lang);
        let mut on = OnTable::at(&table, lang, SIZE);
        on.go_on();
        on.play_to("vassaux-ask-pick", &mut Chance(4));
        let (items, players) = on.of_session(|session| (session.view.header.clone(), session.view.players.clone()));
        assert!(!items.is_empty() && players.len() == 2);
        for words in items.iter().flat_map(|item| [&item.label, &item.value]) {
            let found = on.harness.query_all_by_label(words).any(|node| node.rect().bottom() < 60.0);
            assert!(found, "{lang:?}: `{words}` is not shown");
        }
        let mut places: Vec<bevy_egui::egui::Rect> = vec![];
        for player in &players {
            assert!(player.standing.counts.len() >= 4, "{player:?}");
            for count in player.standing.badges.iter().chain(&player.standing.counts) {
                let fact = if count.value.is_empty() {
                    count.label.clone()
                } else {
                    format!("{} {}", count.label, count.value)
                };
                let colon = if lang == Lang::Fr { "\u{a0}:" } else { ":" };
                let place = on.harness.get_by_label(&format!("{}{colon} {fact}", player.name)).rect();
                assert!(place.bottom() < 100.0 && place.right() <= SIZE[0], "{lang:?}: {fact} at {place:?}");
                assert!(places.iter().all(|other| !other.shrink(1.0).intersects(place)), "{lang:?}: {fact}");
                places.push(place);
            }
        }
        // And none of them lies under the buttons.
        let undo = on.harness.get_by_label(&Texts::new(lang).get("desktop-undo")).rect();
        assert!(places.iter().all(|place| !place.intersects(undo)), "{lang:?}: {places:?} {undo:?}");
    }
}

/// Why a point is refused goes on below, and does not cover the board from edge to edge.
#[test]
fn words_beside_the_pointer_are_not_wider_than_they_must_be() {
    let table = table_of(Lang::Fr);
    let mut on = OnTable::at(&table, Lang::Fr, SIZE);
    on.go_on();
    on.play_to("vassaux-ask-move", &mut Chance(4));
    let area = on.of_session(|session| session.areas().iter().find(|area| area.verb == HALT.key).cloned());
    let area = area.expect("where?");
    let texts = Texts::new(Lang::Fr);
    let mut told = 0;
    for spot in area.within.samples(8).take(40) {
        let at = on.screen(spot);
        on.point_at(at);
        on.harness.run_steps(3);
        let aiming = mesnie::desktop::session::Aiming { spot: on.spot(at), piece: None, near: 0 };
        for line in on.of_session(|session| session.aimed(aiming, &Default::default(), &texts)).lines {
            for node in on.harness.query_all_by_label(&line) {
                assert!(node.rect().width() <= 381.0, "`{line}` is {} wide", node.rect().width());
                told += usize::from(line.chars().count() > 60);
            }
        }
    }
    assert!(told > 0, "nothing long was told");
}

/// A charge that has one line only shows it before anybody points at it.
#[test]
fn the_only_line_of_a_charge_is_shown_at_once() {
    for seed in 0..30 {
        let table = lay_skirmish(skirmish(seed, 9, [Player::Person, Player::Person], &Texts::new(Lang::En)), Lang::En);
        let mut on = OnTable::at(&table, Lang::En, SIZE);
        on.go_on();
        on.play_to("vassaux-ask-charge-line", &mut Chance(seed));
        if !on.of_session(|session| session.view.question.as_ref().is_some_and(|q| q.text.contains("straight"))) {
            continue;
        }
        on.point_at(bevy_egui::egui::pos2(1270.0, 790.0));
        on.harness.run_steps(2);
        let overlay = on.overlay();
        assert!(
            overlay.shapes.iter().any(|(meaning, shape)| *meaning == Meaning::Free && shape.len() == 2),
            "{overlay:?}"
        );
        assert!(overlay.rings.iter().any(|ring| ring.meaning == Meaning::Slot));
        // The front line is told what it is, once (V-13.06, V-13.17).
        let captions: Vec<&str> = overlay.captions.iter().map(|caption| caption.text.as_str()).collect();
        assert_eq!(captions, ["Front line (V-13.06)"]);
        return;
    }
    panic!("nobody charges");
}

/// A table that its players are to lay themselves.
fn bare_table(lang: Lang) -> RefCell<Table> {
    let rules = rules_of(&Vassaux);
    let mut game = Match::new(&Vassaux, rules.data.clone());
    let options = [("own_table", Setting::Switch(true))];
    let mut header = header_of(&Vassaux, &rules, 3, &options, &[Player::Person, Player::Person]);
    header.scenario = "aleatoire".into();
    game.start(header).expect("a match");
    lay_skirmish(Session::new(1, Recorded::without_file(game), &VassauxFace, &Texts::new(lang)), lang)
}

/// All forms of terrain that can be laid are seen in a window of 1280 points: none has to be looked for.
#[test]
fn every_form_of_terrain_is_seen_at_once() {
    for lang in Lang::ALL {
        let table = bare_table(lang);
        let mut on = OnTable::at(&table, lang, SIZE);
        on.go_on();
        let forms = on.prompt().expect("which piece?").offered.iter().filter_map(|order| TAKE_PIECE.of(*order)).count();
        assert!(forms > 15, "{forms}");
        let (_, lowest, height) = edges(&mut on, SIZE[1], Lang::En);
        assert!(lowest <= height - 6.0, "{lang}: what is asked ends at {lowest}");
    }
}

/// A piece of terrain in hand is seen where it would lie, and whether it may.
#[test]
fn a_piece_of_terrain_is_shown_where_it_would_lie() {
    let table = bare_table(Lang::En);
    let mut on = OnTable::at(&table, Lang::En, SIZE);
    on.go_on();
    let prompt = on.prompt().expect("which piece?");
    let house = prompt.offered.iter().copied().filter(|order| TAKE_PIECE.of(*order).is_some()).nth(3);
    on.submit(prompt.seat, house.expect("many forms"));
    on.show();
    let area = on.area().expect("where?");
    assert_eq!(area.verb, LAY.key);
    let drawn = |on: &mut OnTable, spot: Spot| {
        let at = on.screen(spot);
        on.point_at(at);
        let shapes = on.overlay().shapes;
        shapes.into_iter().filter(|(_, shape)| shape.len() > 2).map(|(meaning, _)| meaning).collect::<Vec<_>>()
    };
    let usual = area.usual;
    assert_eq!(drawn(&mut on, usual), [Meaning::Free]);
    assert_eq!(drawn(&mut on, Spot::new(300, 300)), [Meaning::Blocked], "it would not lie wholly on the table");
}
