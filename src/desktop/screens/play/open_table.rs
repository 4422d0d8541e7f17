//! The pointer and the keys on an open table: they aim at points, carry pieces, lay the measuring tape.
use super::beside::{self, About};
use super::{BoardControls, PlayScreen};
use crate::desktop::board::camera::Lens;
use crate::desktop::board::lights::Pointing;
use crate::desktop::face::{Meaning, OpenGround, Overlay, PieceLook, Point, Ring, Tape};
use crate::desktop::platform::actions::Action;
use crate::desktop::session::memo::{Memo, ViewStamp};
use crate::desktop::session::requests::Request;
use crate::desktop::session::view_model::first_of;
use crate::desktop::session::{Aimed, Aiming, Amounts, AreaChoices, Carry, Pointed, Session};
use crate::desktop::theme;
use crate::table::ground::discs::Disc;
use crate::table::prelude::{Order, PieceId, Spot, Target};
use crate::table::text::locales::Texts;
use bevy::prelude::{DetectChangesMut, ResMut};
use bevy_egui::egui::{self, Id, PointerButton, Pos2, Rect, Sense, Vec2, vec2};

/// A pointer that has stayed within so many points is still where its click was refused.
const STILL: f32 = 6.0;
/// A point that is hard to meet is meant by a pointer so many points from it.
const NEAR: f32 = 8.0;
/// Ghosts no farther than this from the point are one thing with it, in points.
const TOGETHER: f32 = 130.0;
/// Keys move the point by the unit of length divided by these.
const STEP: i32 = 4;
const SMALL_STEP: i32 = 24;

/// A measuring tape that lies on the table.
#[derive(Clone, Copy)]
struct LaidTape {
    from: Disc,
    to: Disc,
    /// Its end goes where one points.
    follows: bool,
}

/// Where each range whose numbers are moments of a path has its mover, by its verb.
type Moments = Vec<(String, Vec<(i32, Spot)>)>;

/// What pointer and keys have begun on an open table.
#[derive(Default)]
pub(super) struct OpenTable {
    /// The spot that keys have gone to.
    cursor: Option<Spot>,
    /// The spot that is pointed at, by either.
    at: Option<Spot>,
    /// The piece that is carried, and from its middle to where it was taken.
    carried: Option<(PieceId, Spot)>,
    tape: Option<LaidTape>,
    /// A click there gave no order, with the pointer over the second spot: why not is told for as long as it stays there.
    refused: Option<(Spot, Spot)>,
    aimed: Memo<(ViewStamp, Aiming, Amounts), Aimed>,
    choices: Memo<ViewStamp, Vec<AreaChoices>>,
    moments: Memo<ViewStamp, Moments>,
    drawn: Memo<(ViewStamp, Amounts), Vec<(String, Overlay)>>,
}

impl OpenTable {
    /// Forgets what was begun before an order. What is carried was perhaps taken in hand with that order.
    pub fn forget(&mut self) {
        (self.cursor, self.tape, self.refused) = (None, None, None);
    }
    /// Forgets everything that the next player is not to see.
    pub fn clear(&mut self) {
        *self = Self::default();
    }
    /// Where on the screen the point is that keys have gone to.
    pub fn point_in_hand(&self, session: &Session, lens: &Lens) -> Option<Pos2> {
        Some(lens.screen_point(session.scenery.ground.as_ref()?.point(self.cursor?)))
    }
    /// Whether keys have gone to a point.
    pub fn aims(&self) -> bool {
        self.cursor.is_some()
    }
    /// Lets go of the tape, or else of the point in hand.
    pub fn let_go(&mut self) -> bool {
        self.tape.take().is_some() || self.cursor.take().is_some()
    }
}

/// How far the pointer may be from what is meant, in units of the ground.
fn near(lens: &Lens, ground: &OpenGround) -> i32 {
    (NEAR / lens.zoom.max(1e-3) * ground.per_unit as f32) as i32
}

/// What is pointed at, for the panel beside the board.
pub(super) fn pointed(session: &Session, pointing: &Pointing) -> Option<Pointed> {
    let patch = || session.scenery.ground.as_ref()?.patch_at(pointing.spot?);
    let pointed = Pointed { place: pointing.at, piece: pointing.piece, patch: patch() };
    (pointed != Pointed::default()).then_some(pointed)
}

fn less(a: Spot, b: Spot) -> Spot {
    Spot::new(a.x - b.x, a.y - b.y)
}

/// The end of a tape: the whole base where one stands, else a point.
fn end_at(session: &Session, ground: &OpenGround, point: Point) -> Disc {
    let base = session.base_at(point).and_then(|look| session.disc_of(look));
    base.unwrap_or(Disc::new(ground.spot(point), 0))
}

/// The pointer on the table: it points, clicks, carries, measures, drags the table about and turns the wheel. `hints`: what a
/// click does is told beside it.
#[allow(clippy::too_many_arguments, reason = "everything that the pointer may be about")]
pub(super) fn handle(
    ui: &mut egui::Ui,
    space: Rect,
    session: &Session,
    board: BoardControls,
    state: &mut PlayScreen,
    amounts: &Amounts,
    texts: &Texts,
    hints: bool,
) -> Option<Request> {
    let BoardControls { lens, pointing, moving } = board;
    let ground = session.scenery.ground.as_ref()?;
    let response = ui.interact(space, Id::new("board"), Sense::click_and_drag());
    let told = texts.format("orders-table", &[("areas", session.areas().len().into())]);
    response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Other, true, &told));
    if let Some(pointer) = response.hover_pos() {
        let scroll = ui.input(|i| i.smooth_scroll_delta.y);
        if scroll != 0.0 {
            lens.zoom_at(pointer, (scroll * 0.004).exp());
            moving.0 = true;
        }
    }
    let pointer = response.interact_pointer_pos().or(response.hover_pos());
    if ui.input(|i| i.pointer.delta() != Vec2::ZERO || i.pointer.any_down()) {
        state.open_table.cursor = None;
    }
    if drag(ui, &response, session, lens, &mut state.open_table) {
        moving.0 = true;
    }
    let table = &mut state.open_table;
    let mut request = None;
    if response.drag_started_by(PointerButton::Primary)
        && let Some(origin) = ui.input(|i| i.pointer.press_origin())
    {
        request = take_up(session, ground, lens.board_point(origin), table);
    }
    let stays = |at: Spot| pointer.is_some_and(|now| now.distance(lens.screen_point(ground.point(at))) < STILL);
    table.refused = table.refused.filter(|(_, at)| stays(*at));
    let under = pointer.map(|pointer| ground.spot(lens.board_point(pointer)));
    let spot = match (table.carried, table.refused, table.cursor) {
        (Some((_, grip)), ..) => under.map(|spot| less(spot, grip)),
        (_, Some((spot, _)), _) => Some(spot),
        (.., cursor) => cursor.or(under),
    };
    // Beside the table nothing is asked, unless a region reaches over its edge.
    let reached = |spot: Spot| session.areas().iter().any(|area| area.within.contains(spot));
    let spot = spot.filter(|spot| ground.holds(*spot) || table.carried.is_some() || reached(*spot));
    table.at = spot;
    let piece = spot.filter(|_| table.carried.is_none()).and_then(|spot| session.base_at(ground.point(spot)));
    let piece = piece.map(|look| look.piece);
    let aiming = |spot: Spot| Aiming { spot, piece, near: near(lens, ground) };
    let nothing = Aimed::default();
    let aimed = match spot.map(aiming) {
        Some(at) => {
            let key = (session.view_stamp(texts), at, amounts.clone());
            table.aimed.get(key, || session.aimed(at, amounts, texts))
        }
        None => &nothing,
    };
    let mut overlay = aimed.overlay.clone();
    let moments = table.moments.get(session.view_stamp(texts), || session.moments());
    let drawn = table.drawn.get((session.view_stamp(texts), amounts.clone()), || session.moments_drawn(amounts, texts));
    for (_, own) in drawn.iter() {
        overlay.ghosts.extend(own.ghosts.iter().cloned());
        overlay.tapes.extend(own.tapes.iter().cloned());
        overlay.rings.extend(own.rings.iter().cloned());
        overlay.shapes.extend(own.shapes.iter().cloned());
        overlay.writing.extend(own.writing.iter().cloned());
    }
    let left = |(verb, _): &&(String, Vec<(i32, Spot)>)| !drawn.iter().any(|(own, _)| own == verb);
    show_moments(session, ground, moments.iter().filter(left), amounts, &mut overlay);
    if let Some(tape) = &mut table.tape {
        if let Some(spot) = spot.filter(|_| tape.follows) {
            tape.to = end_at(session, ground, ground.point(spot));
        }
        overlay.tapes.push(tape_look(session, ground, *tape, texts));
    }
    let around = around(session, lens, ground, spot, &overlay);
    if let Some(cursor) = table.cursor {
        let radius = session.base_at(ground.point(cursor)).and_then(|look| look.base.as_ref()).map(|base| base.radius);
        let radius = radius.unwrap_or(7.0 / lens.zoom);
        overlay.rings.push(Ring { centre: ground.point(cursor), radius, meaning: Meaning::Slot, broken: false });
    }
    let at = spot.and_then(|spot| session.scenery.at(ground.point(spot)));
    if pointing.set_if_neq(Pointing { at, piece, spot, overlay }) {
        moving.0 = true;
    }
    if let Some(spot) = spot.filter(|_| state.choosing.is_none() && !response.dragged_by(PointerButton::Secondary)) {
        let asked = hints || table.refused.is_some() || table.cursor.is_some();
        let patch = ground.patch_at(spot).filter(|_| hints).map(|patch| texts.get(&ground.patches[patch].name));
        tell(ui.ctx(), (session, &*lens, around), aimed, patch.as_deref(), asked);
    }
    if response.drag_stopped_by(PointerButton::Primary)
        && let (Some((piece, _)), Some(spot), Some(under)) = (table.carried.take(), spot, under)
    {
        moving.0 = true;
        let orders = session.carried_to(piece, spot, near(lens, ground));
        return match orders[..] {
            [] => {
                table.refused = Some((spot, under));
                None
            }
            [order] => Some(Request::Give(vec![order])),
            _ => click(session, state, aiming(spot), amounts, around, texts),
        };
    }
    if response.secondary_clicked() {
        state.open_table.tape = None;
    }
    if response.clicked() {
        (state.choosing, state.open_table.tape) = (None, None);
        if session.is_busy() {
            return Some(Request::Skip);
        }
        let request = click(session, state, aiming(spot?), amounts, around, texts);
        if request.is_none() && state.choosing.is_none() {
            state.open_table.refused = spot.zip(under);
        }
        return request;
    }
    request
}

/// Drags the table about, and lays the tape with the right button. Gives whether anything was dragged.
fn drag(
    ui: &egui::Ui,
    response: &egui::Response,
    session: &Session,
    lens: &mut ResMut<Lens>,
    table: &mut OpenTable,
) -> bool {
    let Some(ground) = &session.scenery.ground else { return false };
    // A drag is known as one some points after it has begun.
    let origin = ui.input(|i| i.pointer.press_origin());
    let on_base = || {
        let look = origin.and_then(|origin| session.base_at(lens.board_point(origin)));
        look.is_some_and(|look| session.carries(look.piece).is_some())
    };
    let mut dragged = false;
    if response.dragged_by(PointerButton::Primary) {
        let begins = response.drag_started_by(PointerButton::Primary);
        if table.carried.is_none() && !(begins && on_base()) {
            lens.pan(response.drag_delta());
        }
        dragged = true;
    }
    if let Some(pointer) = response.interact_pointer_pos().filter(|_| response.dragged_by(PointerButton::Secondary)) {
        let to = end_at(session, ground, lens.board_point(pointer));
        if response.drag_started_by(PointerButton::Secondary) {
            let from = end_at(session, ground, lens.board_point(origin.unwrap_or(pointer)));
            table.tape = Some(LaidTape { from, to, follows: false });
        } else if let Some(tape) = &mut table.tape {
            tape.to = to;
        }
        dragged = true;
    }
    dragged
}

/// A drag begins on a piece: it is carried, if an order takes it along.
fn take_up(session: &Session, ground: &OpenGround, point: Point, table: &mut OpenTable) -> Option<Request> {
    let look = session.base_at(point)?;
    let carry = session.carries(look.piece)?;
    table.carried = Some((look.piece, less(ground.spot(point), ground.spot(look.at))));
    match carry {
        Carry::Piece => None,
        Carry::Take(order) => Some(Request::Give(vec![order])),
    }
}

/// A spot is clicked, or chosen with keys: what comes of it. Of several orders one is asked for beside it.
fn click(
    session: &Session,
    state: &mut PlayScreen,
    at: Aiming,
    amounts: &Amounts,
    around: Rect,
    texts: &Texts,
) -> Option<Request> {
    let mut choices = session.choices_at(at, amounts, texts);
    match choices.len() {
        0 => at.piece.filter(|_| session.holds_a_piece()).map(Request::Instead),
        1 => Some(Request::Give(choices.remove(0).orders)),
        _ => {
            state.choosing = Some((About::Point(around, Id::new(at.spot)), choices));
            None
        }
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

/// Words beside the spot that is pointed at.
fn tell(
    ctx: &egui::Context,
    (session, lens, around): (&Session, &Lens, Rect),
    aimed: &Aimed,
    patch: Option<&str>,
    asked: bool,
) {
    let lines: &[String] = if asked { &aimed.lines } else { &[] };
    if lines.is_empty() && patch.is_none() {
        return;
    }
    let about = About::Point(around, Id::new((lines, patch)));
    beside::show(ctx, (session, lens, about), "told", (egui::Order::Tooltip, false), |ui| {
        for line in lines {
            let words = egui::RichText::new(line);
            ui.label(if aimed.refused { words.color(theme::colours(ui).rubric) } else { words });
        }
        if let Some(name) = patch {
            ui.label(egui::RichText::new(name).size(theme::SMALL).color(theme::colours(ui).ink_faded));
        }
    });
}

/// A tape from edge to edge.
fn tape_look(session: &Session, ground: &OpenGround, tape: LaidTape, texts: &Texts) -> Tape {
    let ([x0, y0], [x1, y1]) = (ground.point(tape.from.centre), ground.point(tape.to.centre));
    let long = (x1 - x0).hypot(y1 - y0).max(1e-3);
    let (ux, uy) = ((x1 - x0) / long, (y1 - y0) / long);
    let (r0, r1) = (ground.length(tape.from.radius), ground.length(tape.to.radius));
    let text = session.measured(tape.from, tape.to, texts);
    // Bases that touch have nothing between them: the length is told in their midst.
    let (r0, r1) = if r0 + r1 > long { (long * r0 / (r0 + r1), long * r1 / (r0 + r1)) } else { (r0, r1) };
    Tape { from: [x0 + ux * r0, y0 + uy * r0], to: [x1 - ux * r1, y1 - uy * r1], text }
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

/// Moves the point in hand, or begins and ends to measure; `false` where the key means something else.
pub(super) fn act(action: Action, session: &Session, state: &mut PlayScreen, lens: &mut ResMut<Lens>) -> bool {
    let Some(ground) = &session.scenery.ground else { return false };
    let table = &mut state.open_table;
    let first = session.areas().first();
    let start = || {
        let of_area = first.map(|area| session.mover(area).map_or(area.usual, |look| ground.spot(look.at)));
        of_area.unwrap_or(Spot::new(ground.width / 2, ground.height / 2))
    };
    if action == Action::Measure {
        match &mut table.tape {
            Some(tape) if tape.follows => tape.follows = false,
            _ => {
                if table.at.is_none() {
                    table.cursor = Some(start());
                }
                let from = end_at(session, ground, ground.point(table.at.unwrap_or_else(start)));
                table.tape = Some(LaidTape { from, to: from, follows: true });
            }
        }
        return true;
    }
    let measures = table.tape.is_some_and(|tape| tape.follows);
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
    let to = table.cursor.unwrap_or_else(start).moved(step);
    // Whoever measures may point at anything.
    let kept = match first.filter(|_| !measures) {
        Some(_) if session.areas().iter().any(|area| area.within.contains(to)) => Some(to),
        Some(area) => area.within.nearest(to),
        None => Some(Spot::new(to.x.clamp(0, ground.width), to.y.clamp(0, ground.height))),
    };
    aim_at(kept, ground, state, lens);
    true
}

/// Follows the path whose moments are asked for, from one that is on offer to the next; `false` where none is.
pub(super) fn scrub(action: Action, session: &Session, amounts: &mut Amounts) -> bool {
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
pub(super) fn moment_in_hand(session: &Session, amounts: &Amounts) -> Option<Order> {
    let (span, number) = session.moment(amounts)?;
    session.offers_number(span, number).then_some(Order { verb: span.verb, on: Target::Number(number) })
}

/// Goes to the next point that is worth choosing, or to the one before; then to the pieces with an order for them.
pub(super) fn go_on(session: &Session, state: &mut PlayScreen, lens: &mut ResMut<Lens>, by: isize, texts: &Texts) {
    let Some(ground) = &session.scenery.ground else { return };
    let table = &mut state.open_table;
    let choices = table.choices.get(session.view_stamp(texts), || session.area_choices(texts));
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
    let now = table.cursor.and_then(|spot| spots.iter().position(|found| *found == spot)).map(|i| i as isize);
    let next = now.map_or(if by > 0 { 0 } else { n - 1 }, |i| i + by);
    aim_at(Some(spots[next.rem_euclid(n) as usize]), ground, state, lens);
}

/// Keys go to a spot; it comes into sight.
fn aim_at(spot: Option<Spot>, ground: &OpenGround, state: &mut PlayScreen, lens: &mut ResMut<Lens>) {
    let Some(spot) = spot else { return };
    (state.choosing, state.open_table.refused, state.open_table.cursor) = (None, None, Some(spot));
    let seen = lens.space.shrink(40.0);
    let at = lens.screen_point(ground.point(spot));
    if !seen.contains(at) {
        lens.pan(seen.clamp(at) - at);
    }
}

/// The order for the point in hand.
pub(super) fn confirm(
    session: &Session,
    state: &mut PlayScreen,
    lens: &Lens,
    amounts: &Amounts,
    texts: &Texts,
) -> Option<Request> {
    let ground = session.scenery.ground.as_ref()?;
    let spot = state.open_table.cursor?;
    let point = ground.point(spot);
    let piece = session.base_at(point).map(|look| look.piece);
    let around = Rect::from_center_size(lens.screen_point(point), vec2(24.0, 24.0));
    click(session, state, Aiming { spot, piece, near: near(lens, ground) }, amounts, around, texts)
}
