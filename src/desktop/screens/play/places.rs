//! Pointer and keys on a board of places: hexes, or the areas of a map.
use super::beside::{self, About};
use super::pointer::{Board, OnBoard};
use crate::desktop::board::lights::Pointing;
use crate::desktop::face::Point;
use crate::desktop::session::memo::{Memo, ViewStamp};
use crate::desktop::session::requests::Request;
use crate::desktop::session::view_model::teller;
use crate::desktop::session::{Amounts, Session};
use crate::desktop::theme;
use crate::table::prelude::{PieceId, Place, Target};
use crate::table::text::locales::Texts;
use bevy_egui::egui::{self, Response};
use std::ops::ControlFlow;

/// A place, and the counter on it that is meant, where several stand there.
type OnPlace = (Place, Option<PieceId>);

/// What pointer and keys have begun on a board of places.
#[derive(Default)]
pub(super) struct Places {
    /// The lit place that keys have gone to.
    cursor: Option<Place>,
    /// They have gone there since the last order: Enter gives the order for it.
    aimed: bool,
    /// What is pointed at.
    at: Option<OnPlace>,
    told: Memo<(ViewStamp, OnPlace, Amounts), Told>,
}

/// The name of a place that does not bear it, at its lower end.
fn show_name(ctx: &egui::Context, on: &OnBoard, place: Place) {
    const AT_END: f32 = 0.84;
    let Some(look) = on.session.scenery.look(place) else { return };
    let lowest = look.spot.iter().map(|[_, y]| *y).fold(f32::MAX, f32::min);
    let at = on.lens.screen_point([look.centre[0], look.centre[1] + (lowest - look.centre[1]) * AT_END]);
    let c = theme::look_of(ctx).colours();
    let painter = ctx.layer_painter(egui::LayerId::new(egui::Order::Background, egui::Id::new("place name")));
    let name = teller(&on.session.game, on.texts).target(Target::Place(place));
    let words = painter.layout_no_wrap(name, egui::FontId::proportional(theme::SMALL), c.ink);
    let plate = egui::Rect::from_center_size(at, words.size() + egui::vec2(8.0, 2.0));
    painter.rect_filled(plate, 4.0, c.paper);
    painter.galley(plate.min + egui::vec2(4.0, 1.0), words, c.ink);
}

/// What is told beside the pointer.
#[derive(Default)]
struct Told {
    lines: Vec<String>,
    /// They tell why a click does nothing.
    refused: bool,
}

impl Board for Places {
    fn says(&self, on: &OnBoard) -> String {
        on.texts.format("orders-board", &[("lit", on.session.view.marks.len().into())])
    }

    fn leave_keys(&mut self) {
        self.cursor = None;
    }

    fn point(&mut self, response: &Response, on: &OnBoard) -> Pointing {
        // What keys have gone to counts until it is lit no more.
        let lit = |place: &Place| on.session.view.marks.iter().any(|mark| mark.place == *place);
        self.cursor = self.cursor.filter(lit);
        let under = response.hover_pos().filter(|_| self.cursor.is_none()).map(|p| on.lens.board_point(p));
        let piece = under.and_then(|point| on.session.counter_at(point));
        let of_piece = |piece: PieceId| on.session.view.scene.pieces.iter().find(|l| l.piece == piece)?.place;
        let under = || under.and_then(|point| on.session.scenery.at(point));
        let at = piece.and_then(of_piece).or(self.cursor).or_else(under);
        self.at = at.map(|place| (place, piece));
        Pointing { at, piece, ..Pointing::default() }
    }

    fn tell(&mut self, response: &Response, on: &OnBoard) {
        let OnBoard { session, texts, amounts, lens, .. } = on;
        if let Some((place, _)) = self.at.filter(|_| !session.scenery.rulers.is_empty()) {
            show_name(&response.ctx, on, place);
        }
        let shown = on.hints && !response.dragged() && on.choosing.is_none();
        let Some(spot) = self.at.filter(|_| shown) else { return };
        let key = (session.view_stamp(texts), spot, (*amounts).clone());
        let told = self.told.get(key, || told_of(session, spot, amounts, texts));
        if told.lines.is_empty() {
            return;
        }
        let about = About::Place(spot.0);
        beside::show(&response.ctx, (session, lens, about), "told", (egui::Order::Tooltip, false), |ui| {
            let ink = told.refused.then(|| theme::colours(ui).rubric);
            for line in &told.lines {
                let line = egui::RichText::new(line);
                ui.label(ink.iter().fold(line, |line, ink| line.color(*ink)));
            }
        });
    }

    fn click(&mut self, on: &mut OnBoard) -> Option<Request> {
        click(self.at?, on)
    }

    /// In the order in which one reads.
    fn go_on(&mut self, on: &mut OnBoard, by: isize) {
        let session = on.session;
        let mut places: Vec<Place> = session.view.marks.iter().map(|mark| mark.place).collect();
        let reading = |place: &Place| {
            let [x, y] = centre(session, *place);
            (-y as i64, x as i64)
        };
        places.sort_by_key(reading);
        places.dedup();
        let n = places.len() as isize;
        let now = self.cursor.and_then(|place| places.iter().position(|p| *p == place)).map(|i| i as isize);
        let next = now.map_or(if by > 0 { 0 } else { n - 1 }, |i| i + by);
        (*on.choosing, self.aimed) = (None, true);
        self.cursor = (n > 0).then(|| places[next.rem_euclid(n) as usize]);
        if let Some(place) = self.cursor {
            on.bring_into_sight(on.lens.screen_point(centre(session, place)));
        }
    }

    fn confirm(&mut self, on: &mut OnBoard) -> ControlFlow<Option<Request>> {
        match self.cursor.filter(|_| self.aimed) {
            Some(place) => ControlFlow::Break(click((place, None), on)),
            None => ControlFlow::Continue(()),
        }
    }

    fn let_go(&mut self) -> bool {
        self.cursor.take().is_some()
    }

    fn forget(&mut self) {
        // The next order is for a place that keys go to anew.
        self.aimed = false;
    }

    fn clear(&mut self) {
        *self = Self::default();
    }
}

fn centre(session: &Session, place: Place) -> Point {
    session.scenery.look(place).map(|look| look.centre).unwrap_or_default()
}

/// A place is clicked, or chosen with keys: what comes of it.
fn click((place, piece): OnPlace, on: &mut OnBoard) -> Option<Request> {
    let choices = on.session.choices(place, piece, on.amounts, on.texts);
    if choices.is_empty() {
        let piece = on.session.piece_at(place)?;
        return on.session.holds_a_piece().then_some(Request::Instead(piece));
    }
    on.give_or_choose(About::Place(place), choices)
}

/// What a click does, or why it does nothing.
fn told_of(session: &Session, (place, piece): OnPlace, amounts: &Amounts, texts: &Texts) -> Told {
    let does = |lines: Vec<String>| Told { lines, refused: false };
    let choices = session.choices(place, piece, amounts, texts);
    if !choices.is_empty() {
        return does(choices.into_iter().map(|choice| choice.text).collect());
    }
    let piece = session.piece_at(place).and_then(|piece| session.takes_in_hand(piece));
    if let Some(order) = piece.filter(|_| session.holds_a_piece()) {
        let own = session.game.journal().last().is_some_and(|last| last.order == order);
        if own {
            return does(vec![texts.get("desktop-put-back")]);
        }
        let tell = teller(&session.game, texts);
        let mine = session.view.scene.pieces.iter().any(|l| {
            Target::Piece(l.piece) == order.on && Some(l.owner) == session.open_prompt().map(|p| p.seat) && !l.spent
        });
        if mine {
            return does(vec![tell.order(order)]);
        }
    }
    Told { lines: session.why_not(place, texts), refused: true }
}
