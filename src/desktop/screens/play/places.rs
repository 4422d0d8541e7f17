//! Pointer and keys on a board of places: hexes, or the areas of a map.
use super::beside::{self, About};
use super::composer;
use super::pointer::{Board, OnBoard};
use crate::desktop::board::camera::Lens;
use crate::desktop::board::lights::Pointing;
use crate::desktop::face::{Forecast, Overlay, PieceLook, Point, Tone};
use crate::desktop::panels::sheet;
use crate::desktop::platform::actions::Action;
use crate::desktop::session::memo::{Memo, ViewStamp};
use crate::desktop::session::requests::Request;
use crate::desktop::session::view_model::teller;
use crate::desktop::session::{Amounts, Carry, Pointed, Session};
use crate::desktop::theme;
use crate::table::prelude::{PieceId, Place, Target};
use crate::table::text::locales::Texts;
use bevy_egui::egui::{self, PointerButton, Response};
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
    /// The kind of companions of the piece in hand that keys have gone to.
    row: Option<usize>,
    /// The counter that is carried, from its middle to where it was taken, and whether the drag has taken it in hand.
    carried: Option<Carried>,
    /// A click there gave no order: why not is told in red for as long as the pointer stays there.
    refused: Option<OnPlace>,
    /// An order was given with the pointer there: nothing is refused there until the pointer has left.
    done: Option<Place>,
    told: Memo<(ViewStamp, OnPlace, Amounts), Told>,
}

/// A counter under way with the pointer.
#[derive(Clone, Copy)]
struct Carried {
    piece: PieceId,
    /// From its middle to where it was taken, in units of the board.
    grip: Point,
    /// The drag has taken it in hand with an order.
    taken: bool,
    /// Where the pointer is.
    under: Option<Point>,
}

/// From the edges of the board to the name of a place, in points.
const FROM_EDGE: f32 = 6.0;

/// The name of a place that does not bear it, in a lower corner of the board: there it hides neither who stands in the place nor who
/// stands beside it.
fn show_name(ctx: &egui::Context, on: &OnBoard, place: Place) {
    let c = theme::look_of(ctx).colours();
    let painter = ctx.layer_painter(egui::LayerId::new(egui::Order::Background, egui::Id::new("place-name")));
    let name = teller(&on.session.game, on.texts).target(Target::Place(place));
    let words = painter.layout_no_wrap(name, egui::FontId::proportional(theme::SMALL), c.ink);
    let size = words.size() + egui::vec2(12.0, 6.0);
    let space = on.lens.space.shrink(FROM_EDGE);
    let left = egui::Rect::from_min_size(egui::pos2(space.left(), space.bottom() - size.y), size);
    // Where the place itself lies in that corner, it is told in the other.
    let hides = left.expand(FROM_EDGE).intersects(beside::on_screen(on.session, &on.lens, place));
    let plate = if hides { left.translate(egui::vec2(space.width() - size.x, 0.0)) } else { left };
    painter.rect_filled(plate, 4.0, c.paper);
    painter.rect_stroke(plate, 4.0, egui::Stroke::new(1.0, c.paper_dark), egui::StrokeKind::Inside);
    painter.galley(plate.min + egui::vec2(6.0, 3.0), words, c.ink);
}

/// Why nothing can be ordered for a place: in red for whoever has tried it, quietly for those who only pass over it.
pub(super) fn show_refused(ui: &mut egui::Ui, lines: &[String], tried: bool, texts: &Texts) {
    let c = theme::colours(ui);
    if !tried {
        ui.label(egui::RichText::new(texts.get("orders-nothing-here")).size(theme::SMALL).color(c.ink_faded));
    }
    for line in lines {
        ui.label(egui::RichText::new(line).color(if tried { c.rubric } else { c.ink_faded }));
    }
}

/// What is told beside the pointer.
#[derive(Default)]
struct Told {
    lines: Vec<String>,
    /// They tell why a click does nothing.
    refused: bool,
    /// What the orders for the place would bring.
    forecasts: Vec<Forecast>,
    /// On which way the piece in hand goes there.
    way: Vec<Point>,
}

impl Board for Places {
    fn says(&self, on: &OnBoard) -> String {
        on.texts.format("orders-board", &[("lit", on.session.view.marks.len().into())])
    }

    fn leave_keys(&mut self) {
        self.cursor = None;
    }

    /// A counter that is or can be taken in hand is carried.
    fn drag(&mut self, ui: &egui::Ui, response: &Response, on: &OnBoard) -> ControlFlow<Option<Request>> {
        // A drag is known as one some points after it has begun.
        let origin = ui.input(|i| i.pointer.press_origin());
        if response.drag_started_by(PointerButton::Primary)
            && let Some(origin) = origin
        {
            return self.take_up(on.lens.board_point(origin), on.session);
        }
        if self.carried.is_some() { ControlFlow::Break(None) } else { ControlFlow::Continue(()) }
    }

    fn point(&mut self, response: &Response, on: &OnBoard) -> Pointing {
        if let Some(carried) = &mut self.carried {
            carried.under = response.interact_pointer_pos().map(|pointer| on.lens.board_point(pointer));
            self.at = carried.under.and_then(|point| on.session.scenery.at(point)).map(|place| (place, None));
            return Pointing {
                at: self.at.map(|(place, _)| place),
                overlay: carried.ghost(on.session),
                ..Pointing::default()
            };
        }
        // What keys have gone to counts until it is lit no more.
        let lit = |place: &Place| on.session.view.marks.iter().any(|mark| mark.place == *place);
        self.cursor = self.cursor.filter(lit);
        let under = response.hover_pos().filter(|_| self.cursor.is_none()).map(|p| on.lens.board_point(p));
        let piece = under.and_then(|point| on.session.counter_at(point));
        let of_piece = |piece: PieceId| on.session.view.scene.pieces.iter().find(|l| l.piece == piece)?.place;
        let under = || under.and_then(|point| on.session.scenery.at(point));
        let at = piece.and_then(of_piece).or(self.cursor).or_else(under);
        self.at = at.map(|place| (place, piece));
        self.refused = self.refused.filter(|spot| Some(*spot) == self.at);
        self.done = self.done.filter(|done| Some(*done) == at);
        Pointing { at, piece, ..Pointing::default() }
    }

    fn tell(&mut self, response: &Response, on: &OnBoard) {
        let OnBoard { session, texts, amounts, lens, .. } = on;
        if let Some((place, _)) = self.at.filter(|_| !session.scenery.rulers.is_empty()) {
            show_name(&response.ctx, on, place);
        }
        let shown = (!response.dragged() || self.carried.is_some()) && on.choosing.is_none();
        let Some(spot) = self.at.filter(|_| shown) else { return };
        let key = (session.view_stamp(texts), spot, (*amounts).clone());
        let told = self.told.get(key, || told_of(session, spot, amounts, texts));
        show_way(response, lens, &told.way);
        let insists = self.refused == Some(spot);
        let quiet = told.refused && self.done.is_some() && !insists;
        if told.lines.is_empty() || quiet || !(on.hints || insists) {
            return;
        }
        let about = About::Place(spot.0);
        beside::show(&response.ctx, (session, lens, about), "told", (egui::Order::Tooltip, false), |ui| {
            if told.refused {
                show_refused(ui, &told.lines, insists, texts);
            } else {
                told.lines.iter().for_each(|line| drop(ui.label(line)));
            }
            for forecast in &told.forecasts {
                // Of several orders each has its own chances.
                if told.forecasts.len() > 1 {
                    ui.separator();
                    ui.add(egui::Label::new(egui::RichText::new(&forecast.title).family(theme::bold(ui.ctx()))).wrap());
                }
                sheet::show_chances(ui, forecast, texts);
            }
        });
    }

    /// Put down on a lit place, it goes there; anywhere else nothing has happened.
    fn put_down(&mut self, on: &mut OnBoard) -> Option<Request> {
        let Carried { piece, taken, .. } = self.carried.take()?;
        let of_piece = |look: &&PieceLook| look.piece == piece;
        let own = on.session.view.scene.pieces.iter().find(of_piece).and_then(|look| look.place);
        let place = self.at.map(|(place, _)| place).filter(|place| Some(*place) != own);
        let mut choices = place.map_or(vec![], |place| on.session.choices(place, None, on.amounts, on.texts));
        // It goes somewhere, and no other piece is taken instead.
        choices.retain(|choice| choice.tone != Tone::Choose);
        match place {
            Some(place) if !choices.is_empty() => on.give_or_choose(About::Place(place), choices),
            // Whoever puts it back on its own place keeps it in hand.
            _ if own.is_some() && self.at.map(|(place, _)| place) == own => None,
            _ => (taken && on.session.holds_a_piece()).then_some(Request::Undo),
        }
    }

    fn click(&mut self, on: &mut OnBoard) -> Option<Request> {
        let spot = self.at?;
        let request = click(spot, on);
        self.refused = (request.is_none() && on.choosing.is_none()).then_some(spot);
        request
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

    /// Lets more or fewer of a kind go along with the piece in hand.
    fn move_on(&mut self, action: Action, on: &mut OnBoard) -> bool {
        let turns = matches!(action, Action::PointLeft | Action::PointRight | Action::PointUp | Action::PointDown);
        let composition = turns.then(|| on.session.composition(on.texts)).flatten();
        composition.is_some_and(|found| composer::turn(action, &mut self.row, &found, on.session, on.amounts))
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
        self.row = None;
        (self.refused, self.done) = (None, self.at.map(|(place, _)| place));
    }

    fn clear(&mut self) {
        *self = Self::default();
    }
}

impl Places {
    /// The kind of companions of the piece in hand that keys have gone to.
    pub fn row(&self) -> Option<usize> {
        self.row
    }
    /// A drag begins: on a counter that is in hand, or that an order takes in hand, it carries the counter.
    fn take_up(&mut self, point: Point, session: &Session) -> ControlFlow<Option<Request>> {
        let Some(look) = session.counter_under(point) else { return ControlFlow::Continue(()) };
        let in_hand = session.in_hand() == Some(look.piece);
        let takes = || match session.carries(look.piece)? {
            Carry::Piece => None,
            Carry::Take(order) => Some(Request::Give(vec![order])),
        };
        // Instead of a piece with which nothing was done yet.
        let instead = || {
            let other = session.holds_a_piece() && session.takes_in_hand(look.piece).is_some();
            other.then_some(Request::Instead(look.piece))
        };
        let request = if in_hand { None } else { takes().or_else(instead) };
        if !in_hand && request.is_none() {
            return ControlFlow::Continue(());
        }
        let grip = [point[0] - look.at[0], point[1] - look.at[1]];
        self.carried = Some(Carried { piece: look.piece, grip, taken: !in_hand, under: Some(point) });
        ControlFlow::Break(request)
    }
}

impl Carried {
    /// The counter as it hangs under the pointer, drawn faintly.
    fn ghost(&self, session: &Session) -> Overlay {
        let look = session.view.scene.pieces.iter().find(|look| look.piece == self.piece);
        let at = self.under.map(|[x, y]| [x - self.grip[0], y - self.grip[1]]);
        let ghosts = look.zip(at).map(|(look, at)| PieceLook { at, ..look.clone() });
        Overlay { ghosts: ghosts.into_iter().collect(), ..Overlay::default() }
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

/// A broken line on which the piece in hand would go, up to the rim of the place, with a head at its end.
fn show_way(response: &Response, lens: &Lens, way: &[Point]) {
    /// How far before its end the line stops, in units of the board; its dashes and its head, in points.
    const SHORT: f32 = 34.0;
    const DASH: (f32, f32) = (9.0, 6.0);
    const HEAD: f32 = 11.0;
    let mut points: Vec<egui::Pos2> = way.iter().map(|point| lens.screen_point(*point)).collect();
    let (Some(end), Some(before)) = (points.pop(), points.last().copied()) else { return };
    let far = end.distance(before);
    let by = (SHORT * lens.zoom).min(far * 0.5);
    let along = (end - before) / far.max(1e-3);
    let tip = end - along * by;
    points.push(tip - along * HEAD);
    let layer = egui::LayerId::background();
    let painter = response.ctx.layer_painter(layer).with_clip_rect(lens.space);
    let (ink, gold) = (theme::look_of(&response.ctx).colours().ink, theme::look_of(&response.ctx).colours().gold);
    for (wide, colour) in [(5.0, ink), (2.6, gold)] {
        painter.extend(egui::Shape::dashed_line(&points, egui::Stroke::new(wide, colour), DASH.0, DASH.1));
    }
    let aside = along.rot90() * HEAD * 0.6;
    let head = vec![tip, tip - along * HEAD + aside, tip - along * HEAD - aside];
    painter.add(egui::Shape::convex_polygon(head, gold, egui::Stroke::new(1.2, ink)));
}

/// What a click does, or why it does nothing.
fn told_of(session: &Session, (place, piece): OnPlace, amounts: &Amounts, texts: &Texts) -> Told {
    let does = |lines: Vec<String>| Told { lines, ..Told::default() };
    let choices = session.choices(place, piece, amounts, texts);
    if !choices.is_empty() {
        let forecasts = session.forecasts(Pointed { place: Some(place), piece, patch: None }, amounts, texts);
        let way = session.way_to(place).unwrap_or_default();
        return Told { forecasts, way, ..does(choices.into_iter().map(|choice| choice.text).collect()) };
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
    Told { lines: session.why_not(place, texts), refused: true, ..Told::default() }
}
