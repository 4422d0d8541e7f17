//! A whole match with keys alone, and one from the plain list of orders alone.
use super::*;
use mesnie::desktop::input::keys::Pressed;
use mesnie::desktop::panels::orders::Drawer;
use mesnie::desktop::platform::actions::Action;
use mesnie::games::vassaux::chapters::orders::ORDER;
use mesnie::games::vassaux::state::orders::OrderKind;

impl OnTable<'_> {
    fn key(&mut self, action: Action) {
        self.harness.run_steps(26);
        self.table.borrow_mut().world.resource_mut::<Pressed>().0.push(action);
        self.harness.run_steps(1);
        self.table.borrow_mut().world.resource_mut::<Pressed>().0.clear();
        self.go_on();
        self.answer_dialog();
    }
}

#[test]
fn a_match_of_vassaux_is_played_with_keys() {
    let lang = Lang::En;
    let table = lay_skirmish(skirmish(11, 1, [Player::Person, Player::Person], &Texts::new(lang)), lang);
    let mut on = OnTable::at(&table, lang, SIZE);
    on.go_on();
    let mut chance = Chance(3);
    let (mut steps, mut tabs, mut digits) = (0, 0, 0);
    while let Some(prompt) = on.prompt() {
        steps += 1;
        assert!(steps < 1_500, "the match goes on and on: {}", prompt.text);
        let before = on.journal().len();
        let lit = on.of_session(|session| !session.areas().is_empty() || !session.view.piece_marks.is_empty());
        if lit && (prompt.closing.is_none() || chance.below(8) == 0) && prompt.text != "vassaux-ask-declare" {
            for _ in 0..=chance.below(4) {
                on.key(Action::NextPlace);
            }
            on.key(Action::Confirm);
            // Of several orders for one point the first is chosen by its digit.
            if on.journal().len() == before {
                on.key(Action::Order(1));
            }
            tabs += usize::from(on.journal().len() > before);
        }
        if on.journal().len() == before && !(prompt.text == "vassaux-ask-declare" && prompt.closing.is_none()) {
            on.key(Action::Confirm);
        }
        for digit in 0..=9 {
            if on.journal().len() > before {
                break;
            }
            on.key(Action::Order(digit));
            digits += usize::from(on.journal().len() > before);
        }
        assert!(on.journal().len() > before, "no key answers {}: {:?}", prompt.text, prompt.offered);
    }
    assert!(on.is_over() && tabs > 10 && digits > 10, "{steps} {tabs} {digits}");
}

/// Plays the match on the screen to its end from the plain list of orders, which is open, as chance will have it; gives how often
/// it named a point.
pub fn play_from_list(on: &mut OnTable, seed: u64) -> usize {
    let lang = on.lang;
    let (mut chance, mut steps, mut points) = (Chance(seed), 0, 0);
    let waits = ORDER.on(OrderKind::Wait.kind());
    while let Some(prompt) = on.prompt() {
        steps += 1;
        assert!(steps < 1_500, "the match goes on and on: {}", prompt.text);
        on.see(prompt.text);
        let before = on.journal().len();
        let texts = Texts::new(lang);
        let areas = on.of_session(|session| session.area_choices(&texts));
        let candidates: Vec<_> = areas.iter().flat_map(|area| &area.candidates).collect();
        for found in &candidates {
            assert!(!found.text.is_empty() && !found.text.contains("vassaux-"), "{}", found.text);
        }
        if !candidates.is_empty() && chance.below(3) > 0 {
            let found = candidates[chance.below(candidates.len())];
            on.press_button(&found.text);
            points += usize::from(on.journal().len() > before);
        }
        let mut offered: Vec<Order> = prompt.offered.iter().copied().filter(|order| *order != waits).collect();
        offered.extend(prompt.offered.iter().copied().filter(|order| *order == waits));
        while on.journal().len() == before && !offered.is_empty() {
            let order = offered.remove(if offered.len() > 1 { chance.below(offered.len() - 1) } else { 0 });
            let words = on.words(order);
            on.press_button(&words);
            if on.journal().len() == before {
                // In the list it stands with the place of its piece.
                let label = on.harness.query_all_by_label_contains(&words).next().map(|node| node.click());
                if label.is_some() {
                    on.harness.run_steps(3);
                    on.go_on();
                    on.answer_dialog();
                }
            }
        }
        if on.journal().len() == before {
            on.press_range();
        }
        if on.journal().len() == before && !candidates.is_empty() {
            on.press_button(&candidates[0].text);
        }
        assert!(on.journal().len() > before, "no line answers {}: {:?}", prompt.text, prompt.offered);
    }
    assert!(on.is_over(), "the match has an end");
    points
}

#[test]
fn a_match_of_vassaux_is_played_from_the_list_of_orders() {
    let lang = Lang::Fr;
    let table = lay_skirmish(skirmish(13, 1, [Player::Person, Player::Person], &Texts::new(lang)), lang);
    table.borrow_mut().world.resource_mut::<Drawer>().pull();
    let mut on = OnTable::at(&table, lang, [1280.0, 3_000.0]);
    on.go_on();
    assert!(play_from_list(&mut on, 5) > 10);
}
