//! The line of a charge, the front line that nobody crosses, the places against enemies, and how the unit would stand at its end.
use super::canvas::Canvas;
use super::moves::{mark_watched, watched};
use crate::desktop::face::{Aim, Meaning};
use crate::games::vassaux::chapters::charge::{CHARGE_TO, Charging, sort};
use crate::games::vassaux::field::charge::Charge;
use crate::games::vassaux::field::formation::{Formation, Posting};
use crate::games::vassaux::field::lines::Line;
use crate::games::vassaux::state::frames::Frame;
use crate::games::vassaux::view::seen::Seen;
use crate::table::ground::spots::{Spot, square};
use crate::table::prelude::PieceId;

/// The charge of the unit that acts, against the target that was chosen.
pub fn charging(seen: &Seen) -> Option<Charging> {
    Charging::of(&seen.board, seen.frames.top()?)
}
/// The same against any target.
pub fn against(seen: &Seen, target: PieceId) -> Option<Charging> {
    let frame = seen.frames.top()?;
    Charging::of(&seen.board, &Frame { target: Some(target), ..frame.clone() })
}

/// The point where a charge ends that somebody means who points there: on its line, as near to there as it makes contact.
pub fn meant(seen: &Seen, charging: &Charging, at: Spot, near: i32) -> Option<Spot> {
    let field = &seen.board.field;
    if let Ok((line, length)) = charging.pointed_at(at)
        && charging.end(&line, length).is_ok()
    {
        return Some(at);
    }
    let line = match charging.sort {
        Charge::Coordinated => charging.line(at)?,
        Charge::Simple | Charge::Strict | Charge::Reaction => charging.lines().into_iter().next()?,
    };
    let (along, aside) = line.axis().local(at);
    // Far from the only line nobody means a charge along it.
    let reach = line.reach().filter(|_| aside.abs() <= (field.measures().ruler / 2).max(near))?;
    let wanted = along.clamp(0, reach);
    let mut stops = line.stops(field, &charging.company);
    stops.sort_by_key(|stop| (stop.abs_diff(wanted), *stop));
    let lengths = std::iter::once(wanted).chain(stops.into_iter().take(STOPS));
    let mut ends = lengths.filter(|length| charging.end(&line, *length).is_ok());
    ends.next().map(|length| line.at(length))
}
/// So many stops of a line are tried, the nearest first.
const STOPS: usize = 12;

/// The front line of the enemies as the charge meets it, with words that say what it is (V-13.06, V-13.17).
fn front(canvas: &mut Canvas, line: &Line) {
    for segment in &line.front {
        canvas.line(segment.from, segment.to, Meaning::Front);
    }
    let first = line.first.and_then(|first| canvas.seen.board.field.base(first));
    let met = first.map_or(line.at(0), |base| base.centre());
    let ends = line.front.iter().flat_map(|segment| [segment.from, segment.to]);
    if let Some(nearest) = ends.min_by_key(|spot| (square(*spot, met), *spot)) {
        let piece = line.front.iter().filter(|segment| [segment.from, segment.to].contains(&nearest));
        let highest = piece.flat_map(|segment| [segment.from, segment.to]).max_by_key(|spot| (spot.y, spot.x));
        canvas.caption(highest.unwrap_or(nearest), canvas.tell.texts.get("vassaux-aim-front-line"));
    }
    if let Some(base) = first {
        let disc = base.disc;
        canvas.round(&disc, Meaning::Front, false);
    }
}

/// The unit at the end of its charge, with the places against enemies that its men take.
fn end(canvas: &mut Canvas, charging: &Charging, line: &Line, length: i32, formation: &Formation) {
    let radius = charging.company.radius();
    let measured = (length - 2 * radius).max(0);
    let text = canvas.tell.length(measured);
    canvas.tape(line.at(radius.min(length)), line.at((length - radius).max(0)), text);
    canvas.formation(&charging.company, formation);
    for man in formation.men.iter().filter(|man| man.posting == Posting::Contact) {
        canvas.round(&charging.company.base(man.at), Meaning::Slot, false);
    }
}

/// Whom does the unit charge? Over an enemy group: the way to it.
pub fn whom(canvas: &mut Canvas, aim: &Aim) {
    let seen = canvas.seen;
    let group = aim.piece.and_then(|piece| seen.board.fighter(piece)).map(|fighter| fighter.under);
    let Some(charging) = group.and_then(|group| against(seen, group)) else { return };
    if let Some((stop, formation)) = charging.best()
        && let Some(line) = charging.line(stop.aim)
    {
        front(canvas, &line);
        end(canvas, &charging, &line, stop.length, &formation);
        return;
    }
    refused(canvas, &charging);
}

/// How far the lines of a charge go that reaches nobody.
fn refused(canvas: &mut Canvas, charging: &Charging) {
    let from = charging.company.from().unwrap_or_default();
    for line in charging.lines().iter().take(1) {
        front(canvas, line);
        let to = line.at(line.reach().unwrap_or(0));
        canvas.line(from, to, Meaning::Blocked);
        canvas.ring(to, charging.company.radius(), Meaning::Blocked, true);
    }
}

/// Where a charge goes that has one line only, before anybody points: the line as far as it makes contact, and its usual end.
pub fn way(canvas: &mut Canvas) {
    let Some(charging) = charging(canvas.seen).filter(|charging| charging.sort != Charge::Coordinated) else { return };
    let Some((stop, _)) = charging.best() else { return };
    let Some(line) = charging.line(stop.aim) else { return };
    front(canvas, &line);
    let end = line.at(stop.length);
    canvas.line(charging.company.from().unwrap_or_default(), end, Meaning::Free);
    canvas.ring(end, charging.company.radius(), Meaning::Slot, true);
}

/// Along which line, and how far?
pub fn along(canvas: &mut Canvas, aim: &Aim) {
    let seen = canvas.seen;
    let (Some(charging), Some(frame)) = (charging(seen), seen.frames.top()) else { return };
    let allowed = aim.allowed().and_then(|order| CHARGE_TO.of(order));
    let found = allowed.and_then(|spot| charging.pointed_at(spot).ok());
    let Some((line, length)) = found else {
        refused(canvas, &charging);
        return;
    };
    front(canvas, &line);
    if let Ok(formation) = charging.end(&line, length) {
        end(canvas, &charging, &line, length, &formation);
    }
    mark_watched(canvas, &watched(seen, frame, line.at(length)));
}

/// How far a unit charges at all, for a question in words.
pub fn is_line_fixed(seen: &Seen) -> bool {
    let order = seen.frames.top().and_then(|frame| sort(&seen.board, frame, frame.order()?));
    order.is_some_and(|sort| sort != Charge::Coordinated)
}
