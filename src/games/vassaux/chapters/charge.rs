//! Chapter 13, charges: whom, along which line, and the end of it.
use super::formation::{self, FORM_UP};
use super::melee::{self, FIGHT};
use super::movement;
use super::reaction::PATH_WINDOW;
use crate::games::vassaux::access::{Board, Read, Write};
use crate::games::vassaux::data::switches::NearestScope;
use crate::games::vassaux::field::charge::{self, Charge, Sighting, Stop};
use crate::games::vassaux::field::company::Company;
use crate::games::vassaux::field::formation::Formation;
use crate::games::vassaux::field::lines::{Line, full_reach};
use crate::games::vassaux::field::slots::Hand;
use crate::games::vassaux::state::deployment::Occasion;
use crate::games::vassaux::state::frames::Frame;
use crate::games::vassaux::state::orders::OrderKind;
use crate::table::ground::regions::Region;
use crate::table::ground::shapes::Shape;
use crate::table::ground::spots::Spot;
use crate::table::prelude::{
    Allowed, Ask, Entry, Flow, PieceId, Prompt, Refusal, RuleApp, Seat, Step, Target, Verb, Word,
};
use bevy::prelude::*;
use std::sync::Arc;

/// Whom the unit charges (D08).
pub const CHARGE_WHOM: Step<()> = Step::new("vassaux.charge_whom");
/// Along which line, and how far.
pub const CHARGE_LINE: Step<()> = Step::new("vassaux.charge_line");
/// The charging unit comes to its end.
pub const IMPACT: Step<()> = Step::new("vassaux.impact");

/// Charges this unit.
pub const CHARGE: Verb<PieceId> = Verb::new("vassaux.charge");
/// Charges up to there.
pub const CHARGE_TO: Verb<Spot> = Verb::new("vassaux.charge_to");

const NO_TARGET: Refusal = Refusal::new("charge_cannot_reach", "V-13.03");
const RECHARGE: Refusal = Refusal::new("recharge_after_disengage", "V-9.13");
const WRONG_TARGET: Refusal = Refusal::new("reaction_wrong_target", "V-18.10");

/// What sort of charge the order of a unit is (V-13.02, V-18.10; R-06).
pub fn sort(board: &Board, frame: &Frame, order: OrderKind) -> Option<Charge> {
    let strict = board.rules.switches.nearest_scope == NearestScope::Strict;
    match order {
        OrderKind::Charge if frame.interrupts.is_some() => Some(Charge::Reaction),
        OrderKind::Charge if strict => Some(Charge::Strict),
        OrderKind::Charge => Some(Charge::Simple),
        OrderKind::CoordinatedCharge => Some(Charge::Coordinated),
        _ => None,
    }
}

/// Whether a unit may charge this one by an order (V-13.02, V-13.03, V-9.13, V-18.10).
pub fn may_charge(board: &Board, company: &Company, frame: &Frame, order: OrderKind, target: PieceId) -> Allowed {
    may_charge_among(board, company, frame, (order, looks_at(board, company, frame, order).as_ref()), target)
}
/// Whom a unit sees that is to charge by an order, for every target at once; nothing where the order allows no charge, or the
/// unit cannot begin one.
fn looks_at(board: &Board, company: &Company, frame: &Frame, order: OrderKind) -> Option<Sighting> {
    let sort = sort(board, frame, order)?;
    charge::may_start(&board.field, company).is_ok().then(|| Sighting::of(&board.field, company, sort))
}
/// [`may_charge`], with what the unit sees already known.
fn may_charge_among(
    board: &Board,
    company: &Company,
    frame: &Frame,
    (order, sighting): (OrderKind, Option<&Sighting>),
    target: PieceId,
) -> Allowed {
    let Some(sort) = sort(board, frame, order) else { return Err(NO_TARGET) };
    if frame.interrupts.is_some_and(|interrupted| interrupted != target) {
        return Err(WRONG_TARGET);
    }
    let has_left = frame.left.contains(&target) && !melee::touched(board, frame.unit).contains(&target);
    if has_left && !board.rules.is_mounted(frame.unit) {
        return Err(RECHARGE);
    }
    let rulers = board.rules.figures(frame.unit).stats.mv;
    match sighting {
        Some(sighting) => charge::possible_among(&board.field, company, sort, sighting, rulers, target).map(|_| ()),
        None => charge::may_start(&board.field, company),
    }
}

/// The enemy groups on the table, led and disordered (V-13.13).
fn enemies(board: &Board, unit: PieceId) -> Vec<PieceId> {
    let host = board.unit(unit).host;
    board.field.groups().iter().filter(|group| group.host != host).map(|group| group.id).collect()
}

/// How much a refusal tells who asks why a unit cannot charge anybody: what is wrong with the enemy that it may charge tells more
/// than that it may not charge another, and what bars the way to one more than that another is too far off.
fn tells(refusal: &Refusal) -> u8 {
    match refusal.reason {
        reason if reason == WRONG_TARGET.reason => 0,
        reason if reason == charge::NOT_NEAREST.reason => 1,
        reason if reason == NO_TARGET.reason => 2,
        _ => 3,
    }
}

/// Whether an order to charge can be carried out against anybody; the same test at declaration and at its moment (V-8.10,
/// V-13.03).
pub fn is_possible(board: &Board, frame: &Frame, order: OrderKind) -> Allowed {
    let Some(company) = Company::of(&board.field, frame.unit) else { return Err(NO_TARGET) };
    charge::may_start(&board.field, &company)?;
    let mut why = None;
    let sighting = looks_at(board, &company, frame, order);
    for target in enemies(board, frame.unit) {
        match may_charge_among(board, &company, frame, (order, sighting.as_ref()), target) {
            Ok(()) => return Ok(()),
            Err(refusal) if why.as_ref().is_none_or(|other| tells(&refusal) > tells(other)) => why = Some(refusal),
            Err(_) => {}
        }
    }
    Err(why.unwrap_or(NO_TARGET))
}

fn charge_whom(In(()): In<()>, ask: Ask, read: Read) -> Prompt {
    let board = read.board();
    let frame = read.frames.top().expect("a unit acts");
    let host = board.unit(frame.unit).host;
    let mut prompt = ask.prompt(host, "vassaux-ask-charge").with("unit", Word::On(Target::Piece(frame.unit)));
    let (Some(company), Some(order)) = (Company::of(&board.field, frame.unit), frame.order()) else { return prompt };
    let sighting = looks_at(&board, &company, frame, order);
    let may = |target| may_charge_among(&board, &company, frame, (order, sighting.as_ref()), target);
    prompt.offer(&CHARGE, enemies(&board, frame.unit), may);
    prompt
}

fn charge_at(In((_, target)): In<(Seat, PieceId)>, mut write: Write) -> Flow {
    write.frames.top_mut().target = Some(target);
    Flow::then([CHARGE_LINE.on(())])
}

/// What decides where a charge may end.
pub struct Charging {
    board: Board,
    pub company: Company,
    pub sort: Charge,
    pub rulers: i32,
    pub target: PieceId,
}

impl Charging {
    /// The charge of a unit whose target has been chosen.
    pub fn of(board: &Board, frame: &Frame) -> Option<Self> {
        let company = Company::of(&board.field, frame.unit)?;
        let sort = sort(board, frame, frame.order()?)?;
        let rulers = board.rules.figures(frame.unit).stats.mv;
        Some(Self { board: board.clone(), company, sort, rulers, target: frame.target? })
    }
    /// The line that somebody means who points at a spot, and how far along it that is.
    ///
    /// # Errors
    /// Why no line leads there.
    pub fn pointed_at(&self, spot: Spot) -> Result<(Line, i32), Refusal> {
        charge::pointed_at(&self.board.field, &self.company, self.sort, self.rulers, self.target, spot)
    }
    /// The unit set down where its charge ends.
    ///
    /// # Errors
    /// Why it cannot end there.
    pub fn end(&self, line: &Line, length: i32) -> Result<Formation, Refusal> {
        charge::end(&self.board.field, &self.company, line, length, Hand::Left)
    }
    fn may_end(&self, spot: Spot) -> Allowed {
        let (line, length) = self.pointed_at(spot)?;
        self.end(&line, length).map(|_| ())
    }
    /// The best stop, and the unit set down there.
    pub fn best(&self) -> Option<(Stop, Formation)> {
        charge::best(&self.board.field, &self.company, self.sort, self.rulers, self.target)
    }
    /// The line of the order through a point, whether it hits anybody or not.
    pub fn line(&self, aim: Spot) -> Option<Line> {
        let limit = full_reach(&self.board.field, &self.company, self.rulers);
        Line::new(&self.board.field, &self.company, self.target, aim, limit)
    }
    /// The lines that the order may follow: the only one of a simple charge, all canonical ones of a coordinated charge.
    pub fn lines(&self) -> Vec<Line> {
        let aims = charge::aims(&self.board.field, &self.company, self.sort, self.target).unwrap_or_default();
        aims.into_iter().filter_map(|aim| self.line(aim)).collect()
    }
    /// Where a charge may end, with some points where it may not: a simple one on its line, any other one within its reach.
    fn region(&self) -> Region {
        let reach = full_reach(&self.board.field, &self.company, self.rulers);
        let from = self.company.from().unwrap_or_default();
        let only = if self.sort == Charge::Coordinated { vec![] } else { self.lines() };
        Region::of([only.first().map_or(Shape::disc(from, reach + 2), |line| Shape::line(from, line.at(reach), 2))])
    }
}

fn charge_line(In(()): In<()>, ask: Ask, read: Read) -> Prompt {
    let board = read.board();
    let frame = read.frames.top().expect("a unit acts");
    let host = board.unit(frame.unit).host;
    let mut prompt = ask.prompt(host, "vassaux-ask-charge-line").with("unit", Word::On(Target::Piece(frame.unit)));
    let Some(charging) = Charging::of(&board, frame) else { return prompt };
    let within = charging.region();
    let usual = charging.best().map(|(stop, _)| stop.at).filter(|spot| charging.may_end(*spot).is_ok());
    let charging = Arc::new(charging);
    prompt.offer_area(&CHARGE_TO, within, usual, move |spot| charging.may_end(spot));
    prompt
}

/// The line is seen by everybody; the other side may react before and on it (V-18.02). The attack follows at once (V-13.09).
fn charge_to(In((_, spot)): In<(Seat, Spot)>, mut write: Write) -> Flow {
    let board = write.board();
    let charging = Charging::of(&board, write.frames.top().expect("a unit acts")).expect("checked when it was offered");
    if let Ok((line, length)) = charging.pointed_at(spot) {
        movement::lay(&mut write, line.at(length));
        write.frames.top_mut().walk.line = Some((line.aim, length));
    }
    Flow::then([PATH_WINDOW.on(()), IMPACT.on(()), FORM_UP.on(()), FIGHT.on(())])
}

/// The line of a charge under way, from where the unit stands, and how far it is still to go: from a stage at which it was frozen
/// it goes on in the same direction (V-18.25).
pub fn line(board: &Board, company: &Company, frame: &Frame) -> Option<(Line, i32)> {
    let (aim, length) = frame.walk.line?;
    let (start, target) = (*frame.walk.points.first()?, board.stands_as(frame.target?));
    if frame.walk.stood == 0 {
        let rulers = board.rules.figures(frame.unit).stats.mv;
        let limit = full_reach(&board.field, company, rulers);
        return Some((Line::new(&board.field, company, target, aim, limit)?, length));
    }
    let left = length - i32::from(frame.walk.stood) * board.field.measures().path_sample;
    Some((Line::resumed(&board.field, company, target, (start, aim), left.max(0))?, left.max(0)))
}

/// The unit comes to the end of its line; where that is barred or has no room, as far along it as it still can with a contact
/// (V-18.25); where the target is out of its reach its move stands and no attack is made (V-13.10). Newly pinned in its move it
/// stops where it stands (V-18.23).
fn impact(In(()): In<()>, mut write: Write) -> Flow {
    let board = write.board();
    let Some(frame) = write.frames.top().cloned() else { return Flow::done() };
    let Some(company) = movement::company(&board, &frame).filter(|_| movement::goes_on(&board, &frame)) else {
        movement::stop(&mut write);
        return Flow::done();
    };
    let found = line(&board, &company, &frame);
    let end = found.as_ref().and_then(|(line, left)| charge::resume(&board.field, &company, line, *left));
    match (end, found) {
        (Some((_, formation)), Some((line, _))) => {
            write.chronicle.note("V-13.01", || {
                Entry::new("vassaux-log-charged", "V-13.01")
                    .by(board.unit(frame.unit).host)
                    .with("unit", Word::On(Target::Piece(frame.unit)))
                    .with("target", Word::On(Target::Piece(line.target)))
            });
            formation::take_in_hand(&mut write, frame.unit, Occasion::Charge, &formation);
        }
        _ => {
            if let Some((_, formation)) = movement::farthest_stage(&board, &company, &frame) {
                formation::take_in_hand(&mut write, frame.unit, Occasion::Move, &formation);
            }
        }
    }
    Flow::done()
}

/// Registers the steps, decisions and verbs of this chapter.
pub fn plugin(app: &mut App) {
    app.decision(&CHARGE_WHOM, charge_whom)
        .verb(&CHARGE, charge_at)
        .decision(&CHARGE_LINE, charge_line)
        .verb(&CHARGE_TO, charge_to)
        .step(&IMPACT, impact);
}
