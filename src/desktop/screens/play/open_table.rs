//! Pointer and keys on an open table: they aim at points, carry pieces, lay the measuring tape.
use super::beside::{self, About};
use super::places::show_refused;
use super::pointer::{Board, OnBoard};
use super::tape::{LaidTape, end_at, tape_look};
use crate::desktop::board::camera::Lens;
use crate::desktop::board::lights::Pointing;
use crate::desktop::face::{Meaning, OpenGround, Overlay, PieceLook, Point, Ring};
use crate::desktop::platform::actions::Action;
use crate::desktop::session::memo::{Memo, ViewStamp};
use crate::desktop::session::requests::Request;
use crate::desktop::session::view_model::first_of;
use crate::desktop::session::{Aimed, Aiming, Amounts, AreaChoices, Carry, Session};
use crate::desktop::theme;
use crate::table::prelude::{Order, PieceId, Spot, Target};
use crate::table::text::locales::Texts;
use bevy_egui::egui::{self, Id, PointerButton, Pos2, Rect, Response, Vec2, vec2};
use std::ops::ControlFlow;

/// A pointer that has stayed within so many points is still where its click was refused.
const STILL: f32 = 6.0;
/// A point that is hard to meet is meant by a pointer so many points from it.
const NEAR: f32 = 8.0;
/// Ghosts no farther than this from the point are one thing with it, in points.
const TOGETHER: f32 = 130.0;
/// Keys move the point by the unit of length divided by these.
const STEP: i32 = 4;
const SMALL_STEP: i32 = 24;

/// Where each range whose numbers are moments of a path has its mover, by its verb.
type Moments = Vec<(String, Vec<(i32, Spot)>)>;

/// What pointer and keys have begun on an open table.
#[derive(Default)]
pub(super) struct OpenTable {
    /// The spot that keys have gone to.
    cursor: Option<Spot>,
    /// The spot that is pointed at, by either, and the part of the screen beside which words about it stand.
    at: Option<Spot>,
    around: Option<Rect>,
    /// The spot under the pointer.
    under: Option<Spot>,
    /// The piece that is carried, and from its middle to where it was taken.
    carried: Option<(PieceId, Spot)>,
    tape: Option<LaidTape>,
    /// A click there gave no order, with the pointer over the second spot: why not is told for as long as it stays there.
    refused: Option<(Spot, Spot)>,
    /// An order was given with the pointer there: nothing is refused there until the pointer has left.
    done: Option<Spot>,
    aimed: Memo<(ViewStamp, Aiming, Amounts), Aimed>,
    choices: Memo<ViewStamp, Vec<AreaChoices>>,
    moments: Memo<ViewStamp, Moments>,
    drawn: Memo<(ViewStamp, Amounts), Vec<(String, Overlay)>>,
}

/// How far the pointer may be from what is meant, in units of the ground.
fn near(lens: &Lens, ground: &OpenGround) -> i32 {
    (NEAR / lens.zoom.max(1e-3) * ground.per_unit as f32) as i32
}

fn less(a: Spot, b: Spot) -> Spot {
    Spot::new(a.x - b.x, a.y - b.y)
}

impl Board for OpenTable {
    fn says(&self, on: &OnBoard) -> String {
        on.texts.format("orders-table", &[("areas", on.session.areas().len().into())])
    }

    fn leave_keys(&mut self) {
        self.cursor = None;
    }

    /// A piece is carried, or the tape is laid with the right button.
    fn drag(&mut self, ui: &egui::Ui, response: &Response, on: &OnBoard) -> ControlFlow<Option<Request>> {
        let Some(ground) = &on.session.scenery.ground else { return ControlFlow::Continue(()) };
        // A drag is known as one some points after it has begun.
        let origin = ui.input(|i| i.pointer.press_origin());
        if response.dragged_by(PointerButton::Secondary)
            && let Some(pointer) = response.interact_pointer_pos()
        {
            let to = end_at(on.session, ground, on.lens.board_point(pointer));
            if response.drag_started_by(PointerButton::Secondary) {
                let from = end_at(on.session, ground, on.lens.board_point(origin.unwrap_or(pointer)));
                self.tape = Some(LaidTape { from, to, follows: false });
            } else if let Some(tape) = &mut self.tape {
                tape.to = to;
            }
            return ControlFlow::Break(None);
        }
        if response.drag_started_by(PointerButton::Primary)
            && let Some(origin) = origin
        {
            return self.take_up(on.session, ground, on.lens.board_point(origin));
        }
        if self.carried.is_some() { ControlFlow::Break(None) } else { ControlFlow::Continue(()) }
    }

    fn point(&mut self, response: &Response, on: &OnBoard) -> Pointing {
        let session = on.session;
        let Some(ground) = &session.scenery.ground else { return Pointing::default() };
        let pointer = response.interact_pointer_pos().or(response.hover_pos());
        let stays = |at: Spot| pointer.is_some_and(|now| now.distance(on.lens.screen_point(ground.point(at))) < STILL);
        self.refused = self.refused.filter(|(_, at)| stays(*at));
        self.done = self.done.filter(|at| stays(*at));
        self.under = pointer.map(|pointer| ground.spot(on.lens.board_point(pointer)));
        let spot = match (self.carried, self.refused, self.cursor) {
            (Some((_, grip)), ..) => self.under.map(|spot| less(spot, grip)),
            (_, Some((spot, _)), _) => Some(spot),
            (.., cursor) => cursor.or(self.under),
        };
        // Beside the table nothing is asked, unless a region reaches over its edge.
        let reached = |spot: Spot| session.areas().iter().any(|area| area.within.contains(spot));
        let spot = spot.filter(|spot| ground.holds(*spot) || self.carried.is_some() || reached(*spot));
        self.at = spot;
        let piece = spot.filter(|_| self.carried.is_none()).and_then(|spot| session.base_at(ground.point(spot)));
        let piece = piece.map(|look| look.piece);
        let near = near(&on.lens, ground);
        let mut overlay =
            spot.map(|spot| self.aim(Aiming { spot, piece, near }, on).overlay.clone()).unwrap_or_default();
        self.show_laid_out(on, ground, &mut overlay);
        self.around = Some(around(session, &on.lens, ground, spot, &overlay));
        if let Some(cursor) = self.cursor {
            let base = session.base_at(ground.point(cursor)).and_then(|look| look.base.as_ref());
            let radius = base.map_or(7.0 / on.lens.zoom, |base| base.radius);
            overlay.rings.push(Ring { centre: ground.point(cursor), radius, meaning: Meaning::Slot, broken: false });
        }
        let at = spot.and_then(|spot| session.scenery.at(ground.point(spot)));
        Pointing { at, piece, spot, overlay }
    }

    fn tell(&mut self, response: &Response, on: &OnBoard) {
        let shown = on.choosing.is_none() && !response.dragged_by(PointerButton::Secondary);
        let Some(((spot, around), ground)) = self.at.zip(self.around).zip(on.session.scenery.ground.as_ref()) else {
            return;
        };
        let Some(aimed) = self.aimed.kept().filter(|_| shown) else { return };
        let tried = self.refused.is_some() || self.cursor.is_some() || self.carried.is_some();
        let quiet = aimed.refused && self.done.is_some() && !tried;
        let asked = (on.hints || tried) && !quiet;
        let patch = ground.patch_at(spot).filter(|_| on.hints).map(|patch| on.texts.get(&ground.patches[patch].name));
        let words = Words { aimed, patch: patch.as_deref(), asked, tried };
        tell(&response.ctx, (on.session, &on.lens, around), &words, on.texts);
    }

    fn put_down(&mut self, on: &mut OnBoard) -> Option<Request> {
        let ground = on.session.scenery.ground.as_ref()?;
        let (piece, _) = self.carried.take()?;
        let (spot, under) = (self.at?, self.under?);
        let at = Aiming { spot, piece: None, near: near(&on.lens, ground) };
        let mut choices = self.aim(at, on).choices.clone();
        choices.retain(|choice| choice.orders.iter().all(|order| on.session.moves(piece, *order)));
        if choices.is_empty() {
            self.refused = Some((spot, under));
        }
        on.give_or_choose(About::Point(self.around?, Id::new(spot)), choices)
    }

    fn click(&mut self, on: &mut OnBoard) -> Option<Request> {
        let ground = on.session.scenery.ground.as_ref()?;
        let spot = self.at?;
        let piece = on.session.base_at(ground.point(spot)).map(|look| look.piece);
        let at = Aiming { spot, piece, near: near(&on.lens, ground) };
        let request = self.click_at(at, self.around?, on);
        if request.is_none() && on.choosing.is_none() {
            self.refused = self.at.zip(self.under);
        }
        request
    }

    fn sweep(&mut self) {
        self.tape = None;
    }

    /// To the next point that is worth choosing, or to the one before; then to the pieces with an order for them.
    fn go_on(&mut self, on: &mut OnBoard, by: isize) {
        let session = on.session;
        let Some(ground) = &session.scenery.ground else { return };
        let choices = self.choices.get(session.view_stamp(on.texts), || session.area_choices(on.texts));
        // Of a group one of its members will do: who leads it.
        let marks = &session.view.piece_marks;
        let look = |piece: PieceId| session.view.scene.pieces.iter().find(|look| look.piece == piece);
        let mut of: Vec<PieceId> = marks.iter().map(|mark| mark.of).collect();
        of.dedup();
        let pieces = of.into_iter().filter_map(|of| {
            let members = marks.iter().filter(|mark| mark.of == of).filter_map(|mark| look(mark.piece));
            first_of(members).map(|look| ground.spot(look.at))
        });
        let mut spots: Vec<Spot> = choices.iter().flat_map(|area| &area.candidates).map(|found| found.spot).collect();
        spots.extend(pieces);
        let n = spots.len() as isize;
        if n == 0 {
            return;
        }
        let now = self.cursor.and_then(|spot| spots.iter().position(|found| *found == spot)).map(|i| i as isize);
        let next = now.map_or(if by > 0 { 0 } else { n - 1 }, |i| i + by);
        self.aim_at(Some(spots[next.rem_euclid(n) as usize]), ground, on);
    }

    /// Follows the path whose moments are asked for, moves the point in hand, or begins and ends to measure.
    fn move_on(&mut self, action: Action, on: &mut OnBoard) -> bool {
        use Action::*;
        let along = matches!(action, PanLeft | PointLeft | PanRight | PointRight);
        along && scrub(action, on.session, on.amounts) || self.move_point(action, on)
    }

    fn confirm(&mut self, on: &mut OnBoard) -> ControlFlow<Option<Request>> {
        let session = on.session;
        let Some(ground) = &session.scenery.ground else { return ControlFlow::Continue(()) };
        if let Some(spot) = self.cursor {
            let point = ground.point(spot);
            let piece = session.base_at(point).map(|look| look.piece);
            let around = Rect::from_center_size(on.lens.screen_point(point), vec2(24.0, 24.0));
            let at = Aiming { spot, piece, near: near(&on.lens, ground) };
            return ControlFlow::Break(self.click_at(at, around, on));
        }
        if let Some(order) = moment_in_hand(session, on.amounts) {
            return ControlFlow::Break(Some(Request::Give(vec![order])));
        }
        if session.obvious_order().is_none() && !session.areas().is_empty() {
            // Nothing is given that was not seen first.
            self.go_on(on, 1);
            return ControlFlow::Break(None);
        }
        ControlFlow::Continue(())
    }

    fn in_hand(&self, on: &OnBoard) -> Option<Pos2> {
        Some(on.lens.screen_point(on.session.scenery.ground.as_ref()?.point(self.cursor?)))
    }

    /// The tape, or else the point in hand.
    fn let_go(&mut self) -> bool {
        self.tape.take().is_some() || self.cursor.take().is_some()
    }

    /// What is carried was perhaps taken in hand with the order.
    fn forget(&mut self) {
        (self.cursor, self.tape, self.refused, self.done) = (None, None, None, self.under);
    }

    fn clear(&mut self) {
        *self = Self::default();
    }
}

impl OpenTable {
    /// What a spot tells and shows. The rules are asked about it once, however long the pointer rests there and whatever it
    /// does: a click and the end of a drag order what was told.
    fn aim(&mut self, at: Aiming, on: &OnBoard) -> &Aimed {
        let key = (on.session.view_stamp(on.texts), at, on.amounts.clone());
        self.aimed.get(key, || on.session.aimed(at, on.amounts, on.texts))
    }

    /// A spot is clicked, or chosen with keys: what comes of it. Of several orders one is asked for beside it.
    fn click_at(&mut self, at: Aiming, around: Rect, on: &mut OnBoard) -> Option<Request> {
        let choices = self.aim(at, on).choices.clone();
        if choices.is_empty() {
            return at.piece.filter(|_| on.session.holds_a_piece()).map(Request::Instead);
        }
        on.give_or_choose(About::Point(around, Id::new(at.spot)), choices)
    }

    /// A drag begins: on a piece that an order takes along it carries the piece.
    fn take_up(&mut self, session: &Session, ground: &OpenGround, point: Point) -> ControlFlow<Option<Request>> {
        let begun = session.base_at(point).and_then(|look| Some((look, session.carries(look.piece)?)));
        let Some((look, carry)) = begun else { return ControlFlow::Continue(()) };
        self.carried = Some((look.piece, less(ground.spot(point), ground.spot(look.at))));
        ControlFlow::Break(match carry {
            Carry::Piece => None,
            Carry::Take(order) => Some(Request::Give(vec![order])),
        })
    }

    /// What lies over the table wherever one points: moments of paths, what the game lays out, the tape.
    fn show_laid_out(&mut self, on: &OnBoard, ground: &OpenGround, overlay: &mut Overlay) {
        let (session, texts, amounts) = (on.session, on.texts, &*on.amounts);
        let stamp = session.view_stamp(texts);
        let moments = self.moments.get(stamp, || session.moments());
        let drawn = self.drawn.get((stamp, amounts.clone()), || session.moments_drawn(amounts, texts));
        drawn.iter().for_each(|(_, own)| overlay.extend(own));
        let left = |(verb, _): &&(String, Vec<(i32, Spot)>)| !drawn.iter().any(|(own, _)| own == verb);
        show_moments(session, ground, moments.iter().filter(left), amounts, overlay);
        if let Some(tape) = &mut self.tape {
            if let Some(spot) = self.at.filter(|_| tape.follows) {
                tape.to = end_at(session, ground, ground.point(spot));
            }
            overlay.tapes.push(tape_look(session, ground, *tape, texts));
        }
    }

    /// Moves the point in hand, or begins and ends to measure; `false` where the key means something else.
    fn move_point(&mut self, action: Action, on: &mut OnBoard) -> bool {
        let session = on.session;
        let Some(ground) = &session.scenery.ground else { return false };
        let first = session.areas().first();
        let start = || {
            let of_area = first.map(|area| session.mover(area).map_or(area.usual, |look| ground.spot(look.at)));
            of_area.unwrap_or(Spot::new(ground.width / 2, ground.height / 2))
        };
        if action == Action::Measure {
            match &mut self.tape {
                Some(tape) if tape.follows => tape.follows = false,
                _ => {
                    if self.at.is_none() {
                        self.cursor = Some(start());
                    }
                    let from = end_at(session, ground, ground.point(self.at.unwrap_or_else(start)));
                    self.tape = Some(LaidTape { from, to: from, follows: true });
                }
            }
            return true;
        }
        let measures = self.tape.is_some_and(|tape| tape.follows);
        if first.is_none() && !measures {
            return false;
        }
        use Action::*;
        let by = match action {
            PanLeft | PanRight | PanUp | PanDown => ground.unit / STEP,
            _ => (ground.unit / SMALL_STEP).max(1),
        };
        let step = match action {
            PanLeft | PointLeft => Spot::new(-by, 0),
            PanRight | PointRight => Spot::new(by, 0),
            PanUp | PointUp => Spot::new(0, by),
            _ => Spot::new(0, -by),
        };
        let to = self.cursor.unwrap_or_else(start).moved(step);
        // Whoever measures may point at anything.
        let kept = match first.filter(|_| !measures) {
            Some(_) if session.areas().iter().any(|area| area.within.contains(to)) => Some(to),
            Some(area) => area.within.nearest(to),
            None => Some(Spot::new(to.x.clamp(0, ground.width), to.y.clamp(0, ground.height))),
        };
        self.aim_at(kept, ground, on);
        true
    }

    /// Keys go to a spot; it comes into sight.
    fn aim_at(&mut self, spot: Option<Spot>, ground: &OpenGround, on: &mut OnBoard) {
        let Some(spot) = spot else { return };
        (*on.choosing, self.refused, self.cursor) = (None, None, Some(spot));
        on.bring_into_sight(on.lens.screen_point(ground.point(spot)));
    }
}

/// The part of the screen that words about a spot lie beside: the base that stands there or would stand there.
fn around(session: &Session, lens: &Lens, ground: &OpenGround, spot: Option<Spot>, overlay: &Overlay) -> Rect {
    let Some(point) = spot.map(|spot| ground.point(spot)) else {
        return Rect::from_min_size(lens.space.center(), Vec2::ZERO);
    };
    let ghost = overlay.ghosts.iter().find(|ghost| ghost.at == point).and_then(|ghost| ghost.base.as_ref());
    let ring = overlay.rings.iter().find(|ring| ring.centre == point).map(|ring| ring.radius);
    let own = || session.base_at(point).and_then(|look| look.base.as_ref()).map(|base| base.radius);
    let radius = ghost.map(|base| base.radius).or(ring).or_else(own).unwrap_or(0.0) * lens.zoom;
    let middle = lens.screen_point(point);
    let own = Rect::from_center_size(middle, Vec2::splat(2.0 * radius.clamp(12.0, 90.0)));
    // Who would stand with it is to be seen too.
    let others = overlay.ghosts.iter().filter_map(|ghost| {
        let size = Vec2::splat(2.0 * ghost.base.as_ref()?.radius * lens.zoom);
        let rect = Rect::from_center_size(lens.screen_point(ghost.at), size);
        (rect.center().distance(middle) < TOGETHER).then_some(rect)
    });
    others.fold(own, Rect::union)
}

/// What is to be told beside a spot: what can be ordered there or not, the name of the terrain, whether somebody wants to know,
/// and whether somebody has tried it.
struct Words<'a> {
    aimed: &'a Aimed,
    patch: Option<&'a str>,
    asked: bool,
    tried: bool,
}

/// Words beside the spot that is pointed at.
fn tell(
    ctx: &egui::Context,
    (session, lens, around): (&Session, &Lens, Rect),
    &Words { aimed, patch, asked, tried }: &Words,
    texts: &Texts,
) {
    let lines: &[String] = if asked { &aimed.lines } else { &[] };
    if lines.is_empty() && patch.is_none() {
        return;
    }
    let about = About::Point(around, Id::new((lines, patch)));
    beside::show(ctx, (session, lens, about), "told", (egui::Order::Tooltip, false), |ui| {
        if aimed.refused && !lines.is_empty() {
            show_refused(ui, lines, tried, texts);
        } else {
            lines.iter().for_each(|line| drop(ui.label(line)));
        }
        if let Some(name) = patch {
            ui.label(egui::RichText::new(name).size(theme::SMALL).color(theme::colours(ui).ink_faded));
        }
    });
}

/// Where the mover is at the moments that the sliders show.
fn show_moments<'m>(
    session: &Session,
    ground: &OpenGround,
    moments: impl Iterator<Item = &'m (String, Vec<(i32, Spot)>)>,
    amounts: &Amounts,
    overlay: &mut Overlay,
) {
    let subject = session.view.subject.and_then(|piece| session.view.scene.pieces.iter().find(|l| l.piece == piece));
    let Some(look) = subject else { return };
    for (verb, moments) in moments {
        let spans = session.view.question.iter().flat_map(|question| &question.spans);
        let first = || spans.clone().find(|span| span.written == *verb).map(|span| span.first);
        let Some(number) = amounts.get(verb).copied().or_else(first) else { continue };
        // The path up to this moment, and the mover at its end.
        let so_far: Vec<Point> =
            moments.iter().filter(|(n, _)| *n <= number).map(|(_, spot)| ground.point(*spot)).collect();
        overlay.shapes.extend(so_far.windows(2).map(|leg| (Meaning::Free, leg.to_vec())));
        overlay.ghosts.extend(so_far.last().map(|at| PieceLook { at: *at, ..look.clone() }));
    }
}

/// Follows the path whose moments are asked for, from one that is on offer to the next; `false` where none is.
fn scrub(action: Action, session: &Session, amounts: &mut Amounts) -> bool {
    let Some((span, now)) = session.moment(amounts) else { return false };
    let by = if matches!(action, Action::PanLeft | Action::PointLeft) { -1 } else { 1 };
    let mut next = now + by;
    while (span.least..=span.most).contains(&next) && !session.offers_number(span, next) {
        next += by;
    }
    if (span.least..=span.most).contains(&next) {
        amounts.insert(span.verb.name.to_owned(), next);
    }
    true
}

/// The order for the moment of a path that keys have gone to.
fn moment_in_hand(session: &Session, amounts: &Amounts) -> Option<Order> {
    let (span, number) = session.moment(amounts)?;
    session.offers_number(span, number).then_some(Order { verb: span.verb, on: Target::Number(number) })
}
