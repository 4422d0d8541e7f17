//! A whole match with clicks and drags alone.
use super::*;
use mesnie::games::vassaux::chapters::deployment::TAKE_UNIT;
use mesnie::games::vassaux::chapters::formation::{FORMED, STAND_AT, TAKE, TAKE_AGAIN};
use mesnie::games::vassaux::chapters::orders::{ACTIVATE, ORDER};
use mesnie::games::vassaux::state::orders::OrderKind;

/// Which of the orders that are buttons a player presses: rather one that does something.
fn choice(prompt: &Prompt, chance: &mut Chance) -> Option<Order> {
    let waits = ORDER.on(OrderKind::Wait.kind());
    let others: Vec<Order> = prompt.offered.iter().copied().filter(|order| *order != waits).collect();
    let among = if others.is_empty() { prompt.offered.clone() } else { others };
    (!among.is_empty()).then(|| among[chance.below(among.len())])
}

impl OnTable<'_> {
    /// Clicks a piece on the table with which this order is given: itself, or a member of its group.
    fn click_piece(&mut self, of: PieceId) -> bool {
        let member = self.of_session(|session| {
            let marks = session.view.piece_marks.iter().filter(|mark| mark.of == of);
            let looks = marks.filter_map(|mark| session.view.scene.pieces.iter().find(|look| look.piece == mark.piece));
            looks.map(|look| look.at).last()
        });
        let Some(at) = member else { return false };
        let at = self.table.borrow().world.resource::<Lens>().screen_point(at);
        self.click(at);
        self.answer_dialog();
        true
    }
    /// Clicks a point; where it may mean several orders, the one that is wanted is chosen beside it.
    fn click_spot(&mut self, spot: Spot, wanted: Key) -> bool {
        let before = self.journal().len();
        let at = self.screen(spot);
        self.click(at);
        if self.journal().len() == before {
            let label = self.of_session(|session| {
                let texts = Texts::new(self.lang);
                let near = mesnie::desktop::session::Aiming { spot: self.spot(at), piece: None, near: 1_200 };
                let choices = session.aimed(near, &Default::default(), &texts).choices;
                let own = choices.into_iter().filter(|choice| choice.orders.last().is_some_and(|o| o.verb == wanted));
                own.map(|choice| choice.text).next()
            });
            if let Some(label) = label {
                self.press_button(&label);
            }
        }
        self.answer_dialog();
        self.journal().len() > before
    }
}

/// What was done by hand in a match.
#[derive(Default, Debug)]
pub struct ByHand {
    pub spots: usize,
    pub pieces: usize,
    pub buttons: usize,
    pub drags: usize,
}

/// Plays the match on the screen to its end with clicks and drags, as chance will have it.
pub fn play_with_pointer(on: &mut OnTable, seed: u64) -> ByHand {
    let lang = on.lang;
    let mut chance = Chance(seed);
    let (mut spots, mut pieces, mut buttons, mut drags, mut steps) = (0, 0, 0, 0, 0);
    while let Some(prompt) = on.prompt() {
        steps += 1;
        assert!(steps < 2_500, "the match goes on and on: {}", prompt.text);
        on.see(prompt.text);
        let before = on.journal();
        // Men are now and then put elsewhere by hand: carried, and set down.
        if prompt.text == "vassaux-ask-form-up" && drags < 3 && chance.below(3) == 0 {
            let man = prompt.offered.iter().find_map(|order| TAKE.of(*order));
            let look = on.of_session(|session| {
                session.view.scene.pieces.iter().find(|look| Some(look.piece) == man).map(|look| look.at)
            });
            if let Some(look) = look {
                let from = on.table.borrow().world.resource::<Lens>().screen_point(look);
                // Somewhere near where nobody stands.
                let free = |to: &bevy_egui::egui::Pos2| {
                    let point = on.table.borrow().world.resource::<Lens>().board_point(*to);
                    on.of_session(|session| session.base_at(point).is_none())
                };
                let around = (0..16).map(|step| f32::from(step as u8) * 0.4).map(|turn| {
                    let away = 14.0 + chance.below(40) as f32 + 3.0 * turn;
                    from + bevy_egui::egui::vec2(turn.cos() * away, turn.sin() * away)
                });
                let Some(to) = around.into_iter().find(free) else { continue };
                on.drag(from, to, PointerButton::Primary);
                let given: Vec<Order> = on.journal()[before.len()..].iter().map(|record| record.order).collect();
                assert!(given.first().is_some_and(|order| TAKE.of(*order).is_some()), "{given:?}");
                drags += usize::from(given.get(1).is_some_and(|order| STAND_AT.of(*order).is_some()));
                continue;
            }
        }
        let area = on.area();
        let done = match (&area, chance.below(4)) {
            (Some(area), 1..) if prompt.text != "vassaux-ask-deploy" || chance.below(2) == 0 => {
                let texts = Texts::new(lang);
                let all = on.of_session(|session| session.area_choices(&texts));
                let all = &all.iter().find(|choices| choices.written == area.verb.name).expect("listed").candidates;
                let spot = all[chance.below(all.len())].spot;
                let given = on.click_spot(spot, area.verb);
                spots += usize::from(given);
                given
            }
            _ => false,
        };
        if !done {
            let Some(order) = choice(&prompt, &mut chance).or_else(|| area.as_ref().map(|area| area.order(area.usual)))
            else {
                // A number alone is asked for.
                assert!(on.press_range(), "nothing to do: {}", prompt.text);
                buttons += 1;
                continue;
            };
            let given = match order.on {
                Target::Piece(of) => on.click_piece(of),
                _ => false,
            };
            pieces += usize::from(given);
            if !given {
                let words = on.words(order);
                let pressed = !words.is_empty() && on.press_button(&words) || on.press_range();
                if !pressed && let Some(area) = &area {
                    on.click_spot(area.usual, area.verb);
                }
                buttons += 1;
            }
            let after = on.journal();
            if let (Target::Piece(_), Some(record)) = (order.on, after.get(before.len())) {
                assert!(record.order == order || record.order.verb != ACTIVATE.key || given, "{order:?} {record:?}");
            }
        }
        if let (Some(area), true) = (&area, on.journal().len() == before.len()) {
            // A click that could not be met: the usual point is.
            on.click_spot(area.usual, area.verb);
            if on.journal().len() == before.len() && prompt.takes(FORMED.on(())) {
                let words = on.words(FORMED.on(()));
                on.press_button(&words);
            }
        }
    }
    assert!(on.is_over(), "the match has an end");
    ByHand { spots, pieces, buttons, drags }
}

#[test]
fn a_match_of_vassaux_is_played_with_clicks_and_drags() {
    let lang = Lang::Fr;
    let session = skirmish(5, 2, [Player::Person, Player::Person], &Texts::new(lang));
    let table = lay_skirmish(session, lang);
    let mut on = OnTable::at(&table, lang, SIZE);
    on.go_on();
    let done = play_with_pointer(&mut on, 9);
    assert!(done.spots > 20 && done.pieces > 20 && done.buttons > 20 && done.drags > 0, "{done:?}");
}

/// A unit is activated by any of its fighters, and another one instead as long as nothing has been ordered.
#[test]
fn a_unit_is_activated_by_any_of_its_fighters() {
    let lang = Lang::En;
    let table = lay_skirmish(skirmish(3, 2, [Player::Person, Player::Person], &Texts::new(lang)), lang);
    let mut on = OnTable::at(&table, lang, SIZE);
    on.go_on();
    on.play_to("vassaux-ask-pick", &mut Chance(1));
    let prompt = on.prompt().expect("which unit?");
    let units: Vec<PieceId> = prompt.offered.iter().filter_map(|order| ACTIVATE.of(*order)).collect();
    assert!(units.len() > 2);
    let before = on.journal().len();
    let marked = |on: &OnTable| on.of_session(|session| session.view.piece_marks.clone());
    let (first, other) = (units[1], units[2]);
    let members: Vec<PieceId> = marked(&on).iter().filter(|mark| mark.of == first).map(|mark| mark.piece).collect();
    assert!(members.len() > 1, "every fighter of the unit is lit: {members:?}");
    let at = |on: &OnTable, piece: PieceId| {
        let look = on.of_session(|session| session.view.scene.pieces.iter().find(|l| l.piece == piece).map(|l| l.at));
        on.table.borrow().world.resource::<Lens>().screen_point(look.expect("on the table"))
    };
    let there = at(&on, members[members.len() - 1]);
    let instead = at(&on, marked(&on).iter().find(|mark| mark.of == other).expect("lit").piece);
    on.click(there);
    assert_eq!(on.journal()[before..].iter().map(|record| record.order).collect::<Vec<_>>(), [ACTIVATE.on(first)]);
    assert_eq!(on.of_session(|session| session.view.members.len()), members.len(), "the question is about all of them");
    on.harness.run_steps(30);
    on.click(instead);
    assert_eq!(on.journal()[before..].iter().map(|record| record.order).collect::<Vec<_>>(), [ACTIVATE.on(other)]);
}

/// A unit stands in formation, and one of its men could stand elsewhere.
struct Formed {
    seat: Seat,
    man: PieceId,
    other: PieceId,
    /// Points where the man may stand, the nearest first.
    spots: Vec<Spot>,
}

impl Formed {
    fn up(on: &mut OnTable) -> Self {
        on.go_on();
        let prompt = on.prompt().expect("which unit?");
        let mut units = prompt.offered.iter().copied().filter(|order| TAKE_UNIT.of(*order).is_some());
        on.submit(prompt.seat, units.nth(1).expect("a unit with men"));
        on.submit(prompt.seat, USUAL_DEPLOYMENT.on(()));
        on.show();
        let men: Vec<PieceId> = on.prompt().expect("how?").offered.iter().filter_map(|order| TAKE.of(*order)).collect();
        let (man, other) = (men[0], men[1]);
        on.submit(prompt.seat, TAKE.on(man));
        on.show();
        let area = on.area().expect("where?");
        let from = on.of_session(|session| session.view.scene.pieces.iter().find(|l| l.piece == man).map(|l| l.at));
        let ground = on.of_session(|session| session.scenery.ground.clone()).expect("open");
        let from = ground.spot(from.expect("on the table"));
        let around = (1..40).flat_map(|out| (0..8).map(move |turn| (out, turn)));
        let near = around.map(|(out, turn)| {
            let (x, y) = [(1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1), (0, -1), (1, -1)][turn];
            Spot::new(from.x + 900 * out * x, from.y + 900 * out * y)
        });
        let spots: Vec<Spot> = near.filter(|spot| area.allows(*spot).is_ok()).take(30).collect();
        assert!(spots.len() > 4, "he may stand elsewhere: {spots:?}");
        on.table.borrow_mut().world.resource_mut::<Session>().game.undo().expect("nothing has been done with him");
        on.show();
        Self { seat: prompt.seat, man, other, spots }
    }
}

impl OnTable<'_> {
    /// Where a piece is seen.
    fn seen(&self, piece: PieceId) -> Pos2 {
        let look = self.of_session(|session| session.view.scene.pieces.iter().find(|l| l.piece == piece).map(|l| l.at));
        self.table.borrow().world.resource::<Lens>().screen_point(look.expect("on the table"))
    }
    /// The verbs of the orders since there were so many.
    fn verbs(&self, before: usize) -> Vec<Key> {
        self.journal()[before..].iter().map(|record| record.order.verb).collect()
    }
}

/// Who was put by hand is taken up again like anybody else: by a drag, and by a click while another one is in hand.
#[test]
fn a_man_who_was_put_by_hand_is_taken_up_again() {
    let lang = Lang::En;
    let table = lay_skirmish(skirmish(5, 2, [Player::Person, Player::Person], &Texts::new(lang)), lang);
    let mut on = OnTable::at(&table, lang, SIZE);
    let Formed { seat, man, other, spots } = Formed::up(&mut on);
    let before = on.journal().len();
    let (from, to) = (on.seen(man), on.screen(spots[1]));
    on.drag(from, to, PointerButton::Primary);
    assert_eq!(on.verbs(before), [TAKE.key, STAND_AT.key], "carried, and put down");
    // He is carried once more.
    on.harness.run_steps(30);
    let (before, back) = (on.journal().len(), on.screen(spots[spots.len() - 1]));
    let from = on.seen(man);
    on.drag(from, back, PointerButton::Primary);
    assert_eq!(on.verbs(before), [TAKE_AGAIN.key, STAND_AT.key], "and once more");
    // With another one in hand a click on him takes him up instead.
    on.harness.run_steps(30);
    on.submit(seat, TAKE.on(other));
    on.show();
    on.harness.run_steps(30);
    let before = on.journal().len() - 1;
    let there = on.seen(man);
    on.click(there);
    assert_eq!(on.journal()[before..].iter().map(|record| record.order).collect::<Vec<_>>(), [TAKE_AGAIN.on(man)]);
    // And a click on himself puts him down where he stood.
    on.harness.run_steps(30);
    on.click(there);
    assert_eq!(on.verbs(before), [TAKE_AGAIN.key, STAND_AT.key]);
}

/// The beginning of a drag asks another question; that the end of it comes a moment later, and close by, does not make it meant
/// for the one before.
#[test]
fn a_quick_drag_puts_a_man_down() {
    let lang = Lang::En;
    let table = lay_skirmish(skirmish(5, 2, [Player::Person, Player::Person], &Texts::new(lang)), lang);
    let mut on = OnTable::at(&table, lang, SIZE);
    on.harness = on_screen_with(Harness::builder().with_size(SIZE).with_step_dt(0.01), &table);
    on.harness.run_steps(60);
    let Formed { man, spots, .. } = Formed::up(&mut on);
    on.harness.run_steps(60);
    let (from, before) = (on.seen(man), on.journal().len());
    let to = spots.iter().map(|spot| on.screen(*spot)).find(|to| from.distance(*to) > 20.0).expect("a point");
    on.point_at(from);
    on.button(from, PointerButton::Primary, true);
    on.point_at(to + (from - to).normalized() * 4.0);
    on.go_on();
    assert_eq!(on.verbs(before), [TAKE.key], "carried");
    on.point_at(to);
    on.button(to, PointerButton::Primary, false);
    on.go_on();
    assert_eq!(on.verbs(before), [TAKE.key, STAND_AT.key], "and put down");
}
