//! A whole match with keys, and one from the plain list of orders alone.
use super::*;
use bevy_egui::egui::Key;
use egui_kittest::kittest::Queryable;
use mesnie::desktop::board::lights::Pointing;
use mesnie::desktop::input::keys::Pressed;
use mesnie::desktop::panels::orders::Drawer;
use mesnie::desktop::platform::actions::Action;

const SIZE: [f32; 2] = [1280.0, 800.0];

impl OnTable<'_> {
    fn press(&mut self, action: Action) {
        // What has just come on the screen takes no order for a moment.
        self.harness.run_steps(8);
        self.table.borrow_mut().world.resource_mut::<Pressed>().0.push(action);
        self.harness.run_steps(1);
        self.table.borrow_mut().world.resource_mut::<Pressed>().0.clear();
        self.go_on();
    }
    /// Writes into the line with this label, and ends it with Enter.
    fn write(&mut self, label: &str, text: &str) {
        self.harness.get_by_label(label).focus();
        self.harness.run_steps(2);
        self.harness.key_press_modifiers(Modifiers::COMMAND, Key::A);
        self.harness.event(Event::Text(text.into()));
        self.harness.run_steps(8);
        self.harness.key_press(Key::Enter);
        self.harness.run_steps(2);
        self.go_on();
    }
    fn pointed(&self) -> Option<Spot> {
        self.table.borrow().world.resource::<Pointing>().spot
    }
}

#[test]
fn a_match_is_played_with_keys() {
    let table = lay(11, Lang::En);
    let mut meadow = OnTable::at(&table, Lang::En, SIZE);
    meadow.go_on();
    let mut round = 0;
    while let Some(area) = meadow.area() {
        round += 1;
        assert!(round < 60, "the match goes on and on");
        let before = meadow.given().len();
        // From one point worth choosing to another, back, and a little beside it.
        meadow.press(Action::NextPlace);
        let first = meadow.pointed().expect("a point");
        meadow.press(Action::NextPlace);
        assert_ne!(meadow.pointed(), Some(first));
        meadow.press(Action::PreviousPlace);
        assert_eq!(meadow.pointed(), Some(first), "there and back");
        assert_eq!(meadow.given().len(), before, "nothing is ordered yet");
        for action in [Action::PanUp, Action::PointLeft, Action::PointUp] {
            meadow.press(action);
            assert!(area.within.contains(meadow.pointed().expect("a point")), "keys stay in the region");
        }
        let spot = meadow.pointed().expect("a point");
        assert_eq!((spot.x - first.x, spot.y - first.y), (-20, 145), "a quarter of a yard, and a little more");
        // A point that is refused is told of, and another one is gone to.
        if area.allows(spot).is_err() {
            meadow.press(Action::Confirm);
            assert_eq!(meadow.given().len(), before, "{spot:?} is refused");
            meadow.press(Action::NextPlace);
        }
        meadow.press(Action::Confirm);
        assert_eq!(meadow.given().len(), before + 1, "round {round}");
    }
    assert!(meadow.is_over() && round >= 4);
}

#[test]
fn a_match_is_played_from_the_list_of_orders() {
    for (lang, typed, unread, far) in
        [(Lang::En, "1 n", "north by north", "9 n"), (Lang::Fr, "1 n", "tout droit", "9 n")]
    {
        let table = lay(13, lang);
        table.borrow_mut().world.resource_mut::<Drawer>().pull();
        let mut meadow = OnTable::at(&table, lang, [1280.0, 1600.0]);
        meadow.go_on();
        let texts = texts(lang);
        let mut round = 0;
        while let Some(area) = meadow.area() {
            round += 1;
            assert!(round < 60, "the match goes on and on");
            let before = meadow.given().len();
            let choices = meadow.of_session(|session| session.area_choices(&texts));
            assert!(choices[0].candidates.len() > 4, "{choices:?}");
            meadow.harness.run_steps(8);
            if round % 2 == 1 {
                // A sentence is pressed.
                meadow.harness.get_by_label(&choices[0].candidates[1].text).click();
                meadow.harness.run_steps(3);
            } else {
                let label = texts.format("orders-point", &[("order", choices[0].text.as_str().into())]);
                meadow.write(&label, unread);
                meadow.harness.get_by_label(&texts.get("orders-point-unread"));
                meadow.write(&label, far);
                let refused = texts.get("refusal-meadow-too_far");
                meadow.harness.get_by_label_contains(&refused);
                assert_eq!(meadow.given().len(), before, "neither is an order");
                let own = meadow.of_session(|session| session.mover(&area).map(|look| look.at)).expect("a dog");
                let ground = meadow.of_session(|session| session.scenery.ground.clone()).expect("an open table");
                let wanted = ground.spot(own).moved(Spot { x: 0, y: 500 });
                meadow.write(&label, typed);
                if area.allows(wanted).is_err() {
                    // Somebody stands there: another way.
                    meadow.write(&label, if lang == Lang::En { "1 e" } else { "1,5 s" });
                    if meadow.given().len() == before {
                        meadow.harness.get_by_label(&choices[0].candidates[1].text).click();
                        meadow.harness.run_steps(3);
                    }
                } else {
                    assert_eq!(meadow.given().last(), Some(&area.order(wanted)), "{lang}");
                }
            }
            meadow.go_on();
            assert_eq!(meadow.given().len(), before + 1, "{lang}, round {round}");
        }
        assert!(meadow.is_over() && round >= 4);
    }
}
