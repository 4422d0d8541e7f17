//! A whole match with clicks and drags; what the rules refuse is said in words; lengths are measured.
use super::*;
use crate::meadow::BURY;
use egui_kittest::kittest::Queryable;
use mesnie::desktop::board::lights::Pointing;
use mesnie::desktop::face::work_counter::WorkCounter;
use mesnie::desktop::session::view_model::teller;

const SIZE: [f32; 2] = [1280.0, 800.0];

/// A spot of the area that is on offer, and one that its region holds and its rule refuses, with the reason.
fn spots(area: &Area, seed: u64) -> (Spot, Option<(Spot, Refusal)>) {
    let allowed = area.within.samples(seed).find(|spot| area.allows(*spot).is_ok()).unwrap_or(area.usual);
    let on_table = |spot: &Spot| (0..=6000).contains(&spot.x) && (0..=4000).contains(&spot.y);
    let samples = area.within.samples(seed).take(400).filter(on_table);
    let refused = samples.map(|spot| (spot, area.allows(spot))).find_map(|(spot, answer)| Some((spot, answer.err()?)));
    (allowed, refused)
}

/// How many units of the ground a pixel covers.
fn pixel(meadow: &OnTable) -> i32 {
    let table = meadow.table.borrow();
    let zoom = table.world.resource::<Lens>().zoom;
    let ground = table.world.resource::<Session>().scenery.ground.clone().expect("an open table");
    (ground.per_unit as f32 / zoom).ceil() as i32
}

fn near(a: Spot, b: Spot, most: i32) -> bool {
    (a.x - b.x).abs() <= most && (a.y - b.y).abs() <= most
}

fn words_of(meadow: &OnTable, why: Refusal) -> String {
    let texts = texts(meadow.lang);
    meadow.of_session(|session| teller(&session.game, &texts).refusal(why))
}

#[test]
fn a_match_is_played_with_clicks_and_drags() {
    for lang in Lang::ALL {
        let table = lay(3, lang);
        let mut meadow = OnTable::at(&table, lang, SIZE);
        meadow.go_on();
        let (mut round, mut refusals, mut drags) = (0, 0, 0);
        while let Some(area) = meadow.area() {
            round += 1;
            assert!(round < 60, "the match goes on and on");
            let before = meadow.given();
            let (allowed, refused) = spots(&area, round);
            if let Some((spot, _)) = refused {
                let at = meadow.screen(spot);
                // Another spot may lie under the pixel; what is told is told of that one.
                if let Err(why) = area.allows(meadow.spot(at)) {
                    meadow.click(at);
                    assert_eq!(meadow.given(), before, "{spot:?} is refused and changes nothing");
                    let words = words_of(&meadow, why);
                    meadow.harness.get_by_label(&words);
                    refusals += 1;
                }
            }
            let to = meadow.screen(allowed);
            let own = meadow.of_session(|session| session.mover(&area).map(|look| look.at)).expect("a dog");
            if round % 2 == 0 {
                let from = {
                    let table = table.borrow();
                    table.world.resource::<Lens>().screen_point(own)
                };
                meadow.drag(from, to, PointerButton::Primary);
                drags += 1;
            } else {
                meadow.click(to);
            }
            let given = meadow.given();
            assert_eq!(given.len(), before.len() + 1, "{lang}: round {round}: an order to {allowed:?}");
            let last = given[given.len() - 1];
            let Target::Spot(spot) = last.on else { panic!("{last:?}") };
            assert!(
                last.verb == area.verb && near(spot, allowed, 2 * pixel(&meadow)),
                "{spot:?} instead of {allowed:?}"
            );
        }
        assert!(meadow.is_over() && round >= 4 && refusals >= 2 && drags >= 2, "{round} {refusals} {drags}");
    }
}

/// After a resize, closer or farther: what is under the pointer is what is ordered, to the unit that a pixel allows.
#[test]
fn the_point_under_the_pointer_is_exact_at_every_size() {
    for (size, zoom) in [([1024.0, 700.0], 1.0), ([1920.0, 1080.0], 3.0), ([1280.0, 800.0], 9.0)] {
        let table = lay(5, Lang::En);
        let mut meadow = OnTable::at(&table, Lang::En, size);
        meadow.go_on();
        let area = meadow.area().expect("where is the bone buried?");
        let middle = meadow.screen(area.usual);
        table.borrow_mut().world.resource_mut::<Lens>().zoom_at(middle, zoom);
        meadow.harness.run_steps(2);
        for (dx, dy) in [(0.0, 0.0), (31.5, 12.25), (-40.0, 27.0)] {
            let at = meadow.screen(area.usual) + bevy_egui::egui::vec2(dx, dy);
            meadow.point_at(at);
            let pointed = table.borrow().world.resource::<Pointing>().spot;
            assert_eq!(pointed, Some(meadow.spot(at)), "{size:?} {zoom}");
            let back = meadow.screen(meadow.spot(at));
            assert!((back - at).length() <= 1.0, "{at:?} {back:?}");
        }
        let at = meadow.screen(area.usual) + bevy_egui::egui::vec2(-25.0, 33.0);
        let spot = meadow.spot(at);
        if area.allows(spot).is_ok() {
            meadow.click(at);
            assert_eq!(meadow.given(), [BURY.on(spot)]);
        }
    }
}

/// A rule is asked once when the pointer goes to another spot, and not while it rests.
#[test]
fn a_pointer_that_rests_asks_no_rule() {
    let table = lay(7, Lang::En);
    let mut meadow = OnTable::at(&table, Lang::En, SIZE);
    meadow.go_on();
    let area = meadow.area().expect("where is the bone buried?");
    let middle = meadow.screen(area.usual);
    meadow.point_at(middle);
    for n in 1..20 {
        let begun = WorkCounter::so_far();
        meadow.point_at(middle + bevy_egui::egui::vec2(3.0 * n as f32, 0.0));
        assert_eq!(begun.since().judgements, 1, "a spot is judged once");
        let begun = WorkCounter::so_far();
        meadow.harness.run_steps(5);
        assert_eq!(WorkCounter { lines_shown: 0, ..begun.since() }, WorkCounter::default());
    }
    // However often the pointer has moved since the last picture: the rule is asked about where it is now.
    let begun = WorkCounter::so_far();
    for n in 1..30 {
        let at = middle + bevy_egui::egui::vec2(0.0, 2.0 * n as f32);
        meadow.harness.input_mut().events.push(Event::PointerMoved(at));
    }
    meadow.harness.step();
    assert_eq!(begun.since().judgements, 1);
}

/// What a click orders has been told before: no rule is asked about it a second time.
#[test]
fn a_click_orders_what_was_told() {
    let table = lay(7, Lang::En);
    let mut meadow = OnTable::at(&table, Lang::En, SIZE);
    meadow.go_on();
    let area = meadow.area().expect("where is the bone buried?");
    let at = meadow.screen(spots(&area, 2).0);
    meadow.point_at(at);
    let begun = WorkCounter::so_far();
    meadow.button(at, PointerButton::Primary, true);
    meadow.button(at, PointerButton::Primary, false);
    assert_eq!(begun.since().judgements, 0);
    meadow.go_on();
    assert_eq!(meadow.given().len(), 1);
}

/// The right button lays a tape from edge to edge, at any time, and orders nothing.
#[test]
fn lengths_are_measured_from_edge_to_edge() {
    for (lang, words) in [(Lang::En, "0.2 yd"), (Lang::Fr, "0,2 toises")] {
        let table = lay(1, lang);
        let mut meadow = OnTable::at(&table, lang, SIZE);
        meadow.go_on();
        let dogs: Vec<Point> =
            meadow.of_session(|session| session.view.scene.pieces.iter().map(|look| look.at).collect());
        let on_screen = |point: Point| table.borrow().world.resource::<Lens>().screen_point(point);
        let (from, to) = (on_screen(dogs[0]), on_screen(dogs[1]));
        meadow.drag(from, to, PointerButton::Secondary);
        let tapes = table.borrow().world.resource::<Pointing>().overlay.tapes.clone();
        // The dogs stand 400 apart and are 150 from middle to edge: 100 of 500 to a yard.
        assert!(tapes.iter().any(|tape| tape.text == words), "{tapes:?}");
        assert!(meadow.given().is_empty());
    }
}
