//! The steppers beside the counter of the piece in hand, and the keys that turn them.
use super::PlayScreen;
use super::beside::{self, About};
use crate::desktop::board::camera::Lens;
use crate::desktop::panels::composer::{self, Composer};
use crate::desktop::platform::actions::Action;
use crate::desktop::session::requests::Request;
use crate::desktop::session::{Amounts, Composition, Session};
use crate::table::text::locales::Texts;
use bevy_egui::egui::{self, Id};

/// The steppers, if somebody may go along with the piece in hand.
pub(super) fn show(
    ctx: &egui::Context,
    session: &Session,
    lens: &Lens,
    state: &mut PlayScreen,
    amounts: &mut Amounts,
    texts: &Texts,
) -> Option<Request> {
    let stamp = session.view_stamp(texts);
    let composition = state.memos.composition.get(stamp, || session.composition(texts)).as_ref()?;
    let place = session.view.scene.pieces.iter().find(|look| look.piece == composition.leader)?.place?;
    let company = &mut state.memos.company;
    let company = company.get((stamp, amounts.clone()), || session.company(amounts, texts).unwrap_or_default());
    let shown = Composer { composition, company, row: state.places.row() };
    let about = About::Point(beside::on_screen(session, lens, place), Id::new("composer"));
    beside::show(ctx, (session, lens, about), beside::COMPOSER, (egui::Order::Middle, true), |ui| {
        composer::show(ui, &shown, amounts, &|kind, amounts| session.number_of(kind, amounts), texts)
    })
}

/// Keys go to the kind above or below, or let one more or one fewer of it go along; `false` where nobody can.
pub(super) fn turn(
    action: Action,
    row: &mut Option<usize>,
    composition: &Composition,
    session: &Session,
    amounts: &mut Amounts,
) -> bool {
    let kinds = &composition.contingents;
    if kinds.is_empty() {
        return false;
    }
    let last = kinds.len() - 1;
    let now = row.map_or(0, |row| row.min(last));
    let by = match action {
        Action::PointUp => return keep(row, now.saturating_sub(usize::from(row.is_some()))),
        Action::PointDown => return keep(row, (now + usize::from(row.is_some())).min(last)),
        Action::PointLeft => -1,
        Action::PointRight => 1,
        _ => return false,
    };
    let n = session.number_of(&kinds[now], amounts) + by;
    composer::choose(&kinds[now], n, amounts);
    keep(row, now)
}

fn keep(row: &mut Option<usize>, now: usize) -> bool {
    *row = Some(now);
    true
}
