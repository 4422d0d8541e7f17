//! Vassaux in the window: whole matches with the pointer alone, with keys alone and from the list alone, and what lies over the
//! table while somebody aims.
mod aiming;
mod by_keys;
mod by_pointer;
mod edges;
mod room;
mod watching;
mod window;

use super::*;
use crate::desktop::{header_of, rules_of};
use egui_kittest::kittest::Queryable;
use mesnie::desktop::board::lights::Pointing;
use mesnie::desktop::face::Overlay;
use mesnie::desktop::session::requests::Request;
use mesnie::desktop::session::view_model::{SpanView, teller};
use mesnie::games::vassaux::Vassaux;
use mesnie::games::vassaux::chapters::deployment::USUAL_DEPLOYMENT;
use mesnie::games::vassaux::view::VassauxFace;

const SIZE: [f32; 2] = [1280.0, 800.0];

/// A match of scenario 1 between these players, of so many turns.
fn skirmish(seed: u64, turns: i32, players: [Player; 2], texts: &Texts) -> Session {
    let rules = rules_of(&Vassaux);
    let mut table = Match::new(&Vassaux, rules.data.clone());
    let options = [("turn_limit", Setting::Number(turns))];
    let mut header = header_of(&Vassaux, &rules, seed, &options, &players);
    header.scenario = "maison_forte".into();
    table.start(header).expect("a match");
    Session::new(1, Recorded::without_file(table), &VassauxFace, texts)
}

/// A match as two scripts play it, with people in their seats, before the order with this verb that comes after `nth` others.
fn as_scripts_play(seed: u64, verb: Key, nth: usize, texts: &Texts) -> Option<Session> {
    let rules = rules_of(&Vassaux);
    let begun = |player: Player| {
        let mut table = Match::new(&Vassaux, rules.data.clone());
        let mut header = header_of(&Vassaux, &rules, seed, &[], &[player.clone(), player]);
        header.scenario = "maison_forte".into();
        table.start(header).expect("a match");
        table
    };
    let (mut scripts, mut people) = (begun(Player::Script("easy".into())), begun(Player::Person));
    let mut left = nth;
    while let Some(record) = scripts.automatic_order() {
        if record.order.verb == verb {
            if left == 0 {
                return Some(Session::new(1, Recorded::without_file(people), &VassauxFace, texts));
            }
            left -= 1;
        }
        for table in [&mut scripts, &mut people] {
            table.submit(record.seat, record.order).expect("on offer");
        }
    }
    None
}

fn lay_skirmish(session: Session, lang: Lang) -> RefCell<Table> {
    RefCell::new(Table::lay(session, Texts::new(lang), Dialog::None))
}

/// Chance, the same for the same seed.
struct Chance(u64);

impl Chance {
    fn any(&mut self) -> u64 {
        self.below(1);
        self.0 ^ (self.0 >> 29)
    }
    fn below(&mut self, of: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) as usize) % of.max(1)
    }
}

impl OnTable<'_> {
    fn journal(&self) -> Vec<Record> {
        self.of_session(|session| session.game.journal().to_vec())
    }
    fn prompt(&self) -> Option<Prompt> {
        self.of_session(|session| session.game.prompt().cloned())
    }
    fn overlay(&self) -> Overlay {
        self.table.borrow().world.resource::<Pointing>().overlay.clone()
    }
    /// Presses the button that stands for an order, wherever it is.
    fn press_button(&mut self, label: &str) -> bool {
        // What has just come on the screen takes no order for a moment.
        self.harness.run_steps(26);
        if self.window.is_some() {
            return self.click_button(label);
        }
        let Some(button) = self.harness.query_all_by_label(label).next() else { return false };
        button.click();
        self.harness.run_steps(3);
        self.go_on();
        self.answer_dialog();
        true
    }
    /// Clicks in the middle of the button with this label, if it is seen.
    fn click_button(&mut self, label: &str) -> bool {
        let screen = bevy_egui::egui::Rect::from_min_size(Pos2::ZERO, self.harness.ctx.content_rect().size());
        let center = |label| self.harness.query_all_by_label(label).map(|node| node.rect().center());
        let seen = center(label).rfind(|at| screen.contains(*at));
        let Some(at) = seen else { return false };
        let before = self.journal().len();
        self.click(at);
        self.answer_dialog();
        self.journal().len() > before
    }
    /// Presses the button of a range, for the number that its slider shows.
    fn press_range(&mut self) -> bool {
        let label = self.of_session(|session| {
            let spans = session.view.question.iter().flat_map(|question| &question.spans);
            let moment =
                |span: &SpanView| span.moments.iter().find(|(n, _)| *n == span.first).map(|(_, text)| text.clone());
            let told = |span: &SpanView| span.text.replace('…', &span.first.to_string());
            spans.map(|span| moment(span).unwrap_or_else(|| told(span))).next()
        });
        label.is_some_and(|label| self.press_button(&label))
    }
    /// What is asked back is meant.
    fn answer_dialog(&mut self) {
        let asked = match self.table.borrow().world.resource::<Dialog>() {
            Dialog::Confirm(orders, _) => Some(orders.clone()),
            Dialog::Told(words) | Dialog::Problem(words) => panic!("{words}"),
            _ => None,
        };
        if let (Some(orders), Some(_)) = (&asked, &self.window) {
            self.harness.run_steps(26);
            let last = *orders.last().expect("an order");
            let texts = Texts::new(self.lang);
            let label = self.of_session(|session| teller(&session.game, &texts).order(last));
            assert!(self.click_button(&label), "{label}");
        } else if let Some(orders) = asked {
            self.table.borrow_mut().world.resource_mut::<Requests>().0.push(Request::Confirmed(orders));
            self.go_on();
        }
    }
    /// The words of an order as the question shows them.
    fn words(&self, order: Order) -> String {
        self.of_session(|session| {
            let orders = session.view.question.iter().flat_map(|question| &question.orders);
            orders.filter(|view| view.order == order).map(|view| view.text.clone()).next().unwrap_or_default()
        })
    }
    /// Gives orders without the window, up to a question with this text.
    fn play_to(&mut self, text: &str, chance: &mut Chance) {
        for _ in 0..4_000 {
            let Some(prompt) = self.prompt() else { break };
            if prompt.text == text {
                self.show();
                return;
            }
            // What ends a question, mostly: so a match gets on.
            let usual = prompt.closing.filter(|closing| prompt.takes(*closing));
            let usual = usual.or_else(|| prompt.takes(USUAL_DEPLOYMENT.on(())).then(|| USUAL_DEPLOYMENT.on(())));
            let order = usual.filter(|_| chance.below(6) > 0);
            let order = order.unwrap_or_else(|| mesnie::table::play::matches::random_order(&prompt, chance.any()));
            self.submit(prompt.seat, order);
        }
        panic!("`{text}` is never asked");
    }
    fn submit(&mut self, seat: Seat, order: Order) {
        let mut table = self.table.borrow_mut();
        table.world.resource_mut::<Session>().game.submit(seat, order).expect("on offer");
    }
    fn show(&mut self) {
        {
            let texts = Texts::new(self.lang);
            let mut table = self.table.borrow_mut();
            table.world.resource_mut::<Session>().show_now(&texts);
        }
        self.go_on();
    }
}
