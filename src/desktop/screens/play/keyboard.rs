//! The keyboard at the table: what each action does to the match and to the board.
use super::{Hand, centre, click};
use crate::desktop::board::camera::Lens;
use crate::desktop::input::keys::Action;
use crate::desktop::panels::orders::Drawer;
use crate::desktop::session::playback::Stride;
use crate::desktop::session::requests::{Dialog, Wish};
use crate::desktop::session::table_session::Sitting;
use crate::table::text::locales::Texts;
use bevy::prelude::ResMut;
use bevy_egui::egui;

/// Does what the actions ask for. One that means nothing leaves the next its turn.
pub(super) fn act(
    pressed: Vec<Action>,
    sitting: &Sitting,
    dialog: &Dialog,
    hand: &mut Hand,
    drawer: &mut Drawer,
    lens: &mut ResMut<Lens>,
    texts: &Texts,
) -> Option<Wish> {
    pressed.into_iter().find_map(|action| act_on(action, sitting, dialog, hand, drawer, lens, texts))
}

fn act_on(
    action: Action,
    sitting: &Sitting,
    dialog: &Dialog,
    hand: &mut Hand,
    drawer: &mut Drawer,
    lens: &mut ResMut<Lens>,
    texts: &Texts,
) -> Option<Wish> {
    if *dialog != Dialog::None {
        return match dialog {
            Dialog::Confirm(orders, _) if action == Action::Confirm => Some(Wish::Confirmed(orders.clone())),
            _ => None,
        };
    }
    let middle = lens.space.center();
    match action {
        Action::OrderList => drawer.pull(),
        Action::Menu => {
            if std::mem::take(&mut drawer.open) {
                return None;
            }
            if hand.choosing.take().is_some() || hand.cursor.take().is_some() {
                return None;
            }
            if sitting.is_walking() {
                return Some(Wish::Walk(Stride::Now));
            }
            return Some(if sitting.holds_a_piece() { Wish::Undo } else { Wish::Open(Dialog::Menu) });
        }
        Action::LogBack => return Some(Wish::Walk(Stride::Back)),
        Action::LogOn => return Some(Wish::Walk(Stride::On)),
        Action::Redo => return Some(Wish::Redo),
        Action::Undo => return sitting.view.undo_stop.is_none().then_some(Wish::Undo),
        Action::Registers => {
            let kept = sitting.face.keeps_registers() && sitting.view.curtain.is_none();
            return kept.then_some(Wish::Open(Dialog::Registers(0)));
        }
        Action::SaveAs => return Some(Wish::Open(Dialog::SaveAs(String::new()))),
        Action::FitBoard => return Some(Wish::FitBoard),
        Action::PanLeft => lens.pan(egui::vec2(60.0, 0.0)),
        Action::PanRight => lens.pan(egui::vec2(-60.0, 0.0)),
        Action::PanUp => lens.pan(egui::vec2(0.0, 60.0)),
        Action::PanDown => lens.pan(egui::vec2(0.0, -60.0)),
        Action::ZoomIn => lens.zoom_at(middle, 1.2),
        Action::ZoomOut => lens.zoom_at(middle, 1.0 / 1.2),
        Action::NextPlace => hand.go_on(sitting, lens, 1),
        Action::PreviousPlace => hand.go_on(sitting, lens, -1),
        Action::Confirm | Action::Skip if sitting.is_busy() => return Some(Wish::Skip),
        Action::Confirm => {
            if hand.choosing.is_some() {
                // Which of them is chosen with its number.
                return None;
            }
            if sitting.waits_for_reader() {
                return Some(Wish::ReadOn);
            }
            if let Some(place) = hand.cursor {
                return click(place, None, lens.screen_point(centre(sitting, place)), sitting, hand, texts);
            }
            return sitting.obvious_order().map(|order| Wish::Give(vec![order]));
        }
        Action::Order(n) => {
            let which = usize::from(n - 1);
            if let Some((_, _, choices)) = &hand.choosing {
                let orders = choices.get(which)?.orders.clone();
                hand.choosing = None;
                return Some(Wish::Give(orders));
            }
            let question = sitting.view.question.as_ref().filter(|q| q.mine)?;
            let order = question.orders.iter().filter(|o| !o.standing).nth(which)?;
            return Some(Wish::Give(vec![order.order]));
        }
        Action::Skip | Action::Settings | Action::Rules | Action::RuleData => {}
        Action::Load | Action::Help | Action::FullScreen => {}
    }
    None
}
