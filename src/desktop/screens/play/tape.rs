//! The measuring tape on an open table: from edge to edge, at any time, by pointer or by keys.
use crate::desktop::face::{OpenGround, Point, Tape};
use crate::desktop::session::Session;
use crate::table::ground::discs::Disc;
use crate::table::text::locales::Texts;

/// A measuring tape that lies on the table.
#[derive(Clone, Copy)]
pub(super) struct LaidTape {
    pub from: Disc,
    pub to: Disc,
    /// Its end goes where one points.
    pub follows: bool,
}

/// The end of a tape: the whole base where one stands, else a point.
pub(super) fn end_at(session: &Session, ground: &OpenGround, point: Point) -> Disc {
    let base = session.base_at(point).and_then(|look| session.disc_of(look));
    base.unwrap_or(Disc::new(ground.spot(point), 0))
}

/// A tape from edge to edge.
pub(super) fn tape_look(session: &Session, ground: &OpenGround, tape: LaidTape, texts: &Texts) -> Tape {
    let ([x0, y0], [x1, y1]) = (ground.point(tape.from.centre), ground.point(tape.to.centre));
    let long = (x1 - x0).hypot(y1 - y0).max(1e-3);
    let (ux, uy) = ((x1 - x0) / long, (y1 - y0) / long);
    let (r0, r1) = (ground.length(tape.from.radius), ground.length(tape.to.radius));
    let text = session.measured(tape.from, tape.to, texts);
    // Bases that touch have nothing between them: the length is told in their midst.
    let (r0, r1) = if r0 + r1 > long { (long * r0 / (r0 + r1), long * r1 / (r0 + r1)) } else { (r0, r1) };
    Tape { from: [x0 + ux * r0, y0 + uy * r0], to: [x1 - ux * r1, y1 - uy * r1], text }
}
