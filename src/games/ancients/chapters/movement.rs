//! Chapter 4, movement and contact: step by step, with the two forbidden moves.
use crate::games::ancients::access::{Battle, hex, piece};
use crate::games::ancients::board::{Field, enemy};
use crate::games::ancients::state::Underway;
use crate::table::kit::hex_map::Neighbours;
use crate::table::prelude::*;
use bevy::prelude::*;

/// Goes one hex (N-4.01).
pub const STEP: Verb<Place> = Verb::new("ancients.step");
/// Goes no farther.
pub const STOP: Verb<()> = Verb::new("ancients.stop");
/// Leaves the battle over a maquis hex: the confirmation that N-4.14 asks for.
pub const FLEE: Verb<Place> = Verb::new("ancients.flee");

pub const NOT_ADJACENT: Refusal = Refusal::new("not_adjacent", "N-4.01");
pub const HEX_OCCUPIED: Refusal = Refusal::new("hex_occupied", "N-4.06");
pub const TOO_FAR: Refusal = Refusal::new("too_far", "N-4.01");
pub const TWO_HEX_NOT_PLAIN: Refusal = Refusal::new("two_hex_not_plain", "N-4.03");
pub const TWO_HEX_THROUGH_BASE: Refusal = Refusal::new("two_hex_through_base", "N-4.04");
pub const PASS_THROUGH_CONTACT: Refusal = Refusal::new("pass_through_contact", "N-4.05");
pub const SLIDE: Refusal = Refusal::new("slide_along_enemy", "N-4.07");
pub const SLIP: Refusal = Refusal::new("slip_between_enemies", "N-4.09");
pub const CONFIRM_FLIGHT: Refusal = Refusal::new("confirm_flight_required", "N-4.14");
pub const FLIGHT_NOT_ALLOWED: Refusal = Refusal::new("flight_not_allowed", "N-4.14");
pub const ATTACK_REQUIRED: Refusal = Refusal::new("attack_required", "N-4.16");

/// A unit on its way: where it began and how far it has gone.
#[derive(Clone, Copy, Debug)]
pub struct Motion {
    pub unit: PieceId,
    pub origin: Place,
    pub steps: u8,
}

/// *Slide:* one enemy beside both hexes (N-4.07).
pub fn slides(field: &Field, side: Seat, from: Place, to: Place) -> bool {
    field.rules.switches.forbid_slide
        && field.beside(to, enemy(side)).any(|e| field.board.hexes.adjacent(field.unit(e).at, from))
}

/// *Slip:* between two available enemies that are not beside each other (N-4.09, N-4.10).
pub fn slips(field: &Field, side: Seat, to: Place) -> bool {
    let available = || field.beside(to, enemy(side)).filter(|e| !field.unit(*e).spent);
    field.rules.switches.forbid_slip
        && available()
            .any(|a| available().any(|b| a < b && !field.board.hexes.adjacent(field.unit(a).at, field.unit(b).at)))
}

impl Motion {
    /// A unit that has not moved.
    pub fn start(field: &Field, unit: PieceId) -> Self {
        Self { unit, origin: field.unit(unit).at, steps: 0 }
    }
    /// The unit that is asked, as the order under way has it.
    pub fn of(underway: &Underway, field: &Field, unit: PieceId) -> Self {
        Self { unit, origin: underway.origin.unwrap_or(field.unit(unit).at), steps: underway.steps }
    }

    /// Whether the unit may go on to this hex: as its last, or on its way to another (N-3.14).
    pub fn step(&self, field: &Field, to: Place) -> Allowed {
        self.one_hex(field, to)?;
        if field.board.is_maquis(to) && !self.goes_on_from(field, to, |_, _| true) {
            return Err(CONFIRM_FLIGHT);
        }
        Ok(())
    }

    /// As [`Motion::step`], for one that must end in contact with `target` (N-6.05).
    pub fn approach(&self, field: &Field, to: Place, target: PieceId, arrives: impl Fn(Place) -> bool) -> Allowed {
        self.one_hex(field, to)?;
        let there = |place: Place| field.board.hexes.adjacent(place, field.unit(target).at) && arrives(place);
        let ends = !field.board.is_maquis(to) && there(to);
        if ends || self.goes_on_from(field, to, |_, next| there(next)) {
            return Ok(());
        }
        Err(if field.board.is_maquis(to) { CONFIRM_FLIGHT } else { super::attack::SUPPORT_NOT_IN_CONTACT })
    }

    /// Everything but what becomes of a unit on a maquis hex.
    fn one_hex(&self, field: &Field, to: Place) -> Allowed {
        let unit = field.unit(self.unit);
        let board = field.board;
        if !board.hexes.adjacent(unit.at, to) {
            return Err(NOT_ADJACENT);
        }
        if !field.is_free(to) {
            return Err(HEX_OCCUPIED);
        }
        if self.steps > 0 {
            if self.steps >= field.rules.pool[unit.kind as usize].moves {
                return Err(TOO_FAR);
            }
            if !board.is_plain(self.origin) || !board.is_plain(to) {
                return Err(TWO_HEX_NOT_PLAIN);
            }
            if board.base(unit.at).is_some() {
                return Err(TWO_HEX_THROUGH_BASE);
            }
            if field.in_contact(unit.at, unit.side) {
                return Err(PASS_THROUGH_CONTACT);
            }
        }
        if slides(field, unit.side, unit.at, to) {
            return Err(SLIDE);
        }
        if slips(field, unit.side, to) {
            return Err(SLIP);
        }
        Ok(())
    }

    /// Whether from `to` a further step to a hex that `wanted` names is allowed.
    fn goes_on_from(&self, field: &Field, to: Place, wanted: impl Fn(&Field, Place) -> bool) -> bool {
        let unit = field.unit(self.unit);
        let moves = field.rules.pool[unit.kind as usize].moves;
        if self.steps + 1 >= moves || !field.board.is_plain(self.origin) || field.in_contact(to, unit.side) {
            return false;
        }
        let mut there = field.clone();
        there.shift(self.unit, to);
        let next = Self { steps: self.steps + 1, ..*self };
        field.board.hexes.neighbours(to).iter().any(|p| next.one_hex(&there, *p).is_ok() && wanted(&there, *p))
    }

    /// Whether a further step is possible.
    pub fn goes_on(&self, field: &Field) -> bool {
        let unit = field.unit(self.unit);
        self.steps < field.rules.pool[unit.kind as usize].moves
            && field.board.hexes.neighbours(unit.at).iter().any(|p| self.step(field, *p).is_ok())
    }

    /// Whether the unit may leave the battle over this hex (N-4.14, N-4.20).
    pub fn flight(&self, field: &Field, to: Place) -> Allowed {
        if !field.board.hexes.adjacent(field.unit(self.unit).at, to) {
            return Err(NOT_ADJACENT);
        }
        if self.steps > 0 {
            return Err(Refusal::new("two_hex_not_plain", "N-4.20"));
        }
        if !field.board.is_maquis(to) {
            return Err(FLIGHT_NOT_ALLOWED);
        }
        self.one_hex(field, to)
    }

    /// Doing nothing is for a unit that has not moved (N-3.10, N-4.17).
    pub fn hold(&self) -> Allowed {
        if self.steps == 0 { Ok(()) } else { Err(Refusal::new("wrong_phase", "N-3.10")) }
    }

    /// Whether the move may end here without an attack (N-4.16).
    pub fn stop(&self, field: &Field) -> Allowed {
        let unit = field.unit(self.unit);
        if self.steps == 0 {
            return Err(Refusal::new("wrong_phase", "N-3.10"));
        }
        if field.rules.switches.contact_forces_attack && field.in_contact(unit.at, unit.side) {
            return Err(ATTACK_REQUIRED);
        }
        if field.board.is_maquis(unit.at) {
            return Err(CONFIRM_FLIGHT);
        }
        Ok(())
    }

    /// Where the unit can end its move, each with the hex it goes over, if any: what the board shows.
    pub fn reach(&self, field: &Field) -> Vec<(Place, Option<Place>)> {
        let unit = field.unit(self.unit);
        let moves = field.rules.pool[unit.kind as usize].moves;
        let mut ends: Vec<(Place, Option<Place>)> = vec![];
        let first: Neighbours =
            field.board.hexes.neighbours(unit.at).iter().copied().filter(|p| self.one_hex(field, *p).is_ok()).collect();
        ends.extend(first.iter().filter(|p| !field.board.is_maquis(**p)).map(|p| (*p, None)));
        if self.steps + 1 >= moves || !field.board.is_plain(self.origin) {
            return ends;
        }
        let next = Self { steps: self.steps + 1, ..*self };
        let mut there = field.clone();
        for over in first {
            if field.in_contact(over, unit.side) {
                continue;
            }
            there.shift(self.unit, over);
            for end in field.board.hexes.neighbours(over) {
                let known = *end == unit.at || ends.iter().any(|(place, _)| place == end);
                if !known && next.one_hex(&there, *end).is_ok() {
                    ends.push((*end, Some(over)));
                }
            }
        }
        ends
    }
}

/// Goes one hex; the order goes on while there is something left to choose.
pub(in crate::games::ancients) fn step(In((side, to)): In<(Seat, Place)>, mut battle: Battle) -> Flow {
    let id = battle.underway.support.or(battle.underway.unit).expect("a unit under way");
    battle.place(id, to);
    battle.underway.steps += 1;
    let rule = if battle.underway.steps > 1 { "N-4.02" } else { "N-4.01" };
    battle
        .chronicle
        .note(rule, || Entry::new("ancients-log-step", rule).by(side).with("unit", piece(id)).with("hex", hex(to)));
    let field = battle.field();
    if battle.underway.support.is_some() {
        // The support has arrived as soon as it touches the target (N-6.05).
        let target = battle.underway.target.expect("a double attack has a target");
        return if field.touch(id, target) { Flow::done() } else { Flow::again() };
    }
    let motion = Motion::of(&battle.underway, &field, id);
    if field.in_contact(to, side) || motion.goes_on(&field) { Flow::again() } else { Flow::done() }
}

pub(in crate::games::ancients) fn stop(In(_): In<(Seat, ())>) -> Flow {
    Flow::done()
}

pub(in crate::games::ancients) fn flee(In((_, to)): In<(Seat, Place)>, mut battle: Battle) -> Flow {
    let id = battle.underway.unit.expect("a unit under way");
    battle.place(id, to);
    battle.flees(id, "N-4.14");
    Flow::done()
}

/// Registers the steps, decisions and verbs of this chapter.
pub fn plugin(app: &mut App) {
    app.verb(&STEP, step).verb(&STOP, stop).verb(&FLEE, flee);
}
