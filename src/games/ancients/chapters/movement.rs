//! Chapter 4, movement and contact: step by step, with the two forbidden steps, slide and slip.
use super::ambush::{REVEAL_ATTACK, reveal_beside};
use crate::games::ancients::access::{Write, hex, piece};
use crate::games::ancients::board::{Board, enemy};
use crate::games::ancients::data::files::ModulesData;
use crate::games::ancients::state::{Command, OrderUnderway};
use crate::table::kit::hex_map::Neighbours;
use crate::table::prelude::*;
use bevy::prelude::*;

/// Goes one hex (N-4.01).
pub const STEP: Verb<Place> = Verb::new("ancients.step");
/// Ends the move here.
pub const STOP: Verb<()> = Verb::new("ancients.stop");
/// Leaves the battle over the side of the board, by a move or because it cannot retreat (N-17.22).
pub const LEAVE: Verb<()> = Verb::new("ancients.leave");
/// Leaves the battle over a maquis hex: the confirmation that N-4.14 asks for.
pub const FLEE: Verb<Place> = Verb::new("ancients.flee");

pub const NOT_ADJACENT: Refusal = Refusal::new("not_adjacent", "N-4.01");
pub const HEX_OCCUPIED: Refusal = Refusal::new("hex_occupied", "N-4.06");
pub const TOO_FAR: Refusal = Refusal::new("too_far", "N-4.01");
pub const NOT_STRAIGHT: Refusal = Refusal::new("too_far", "N-21.05");
pub const TWO_HEX_NOT_PLAIN: Refusal = Refusal::new("two_hex_not_plain", "N-4.03");
pub const TWO_HEX_THROUGH_BASE: Refusal = Refusal::new("two_hex_through_base", "N-4.04");
pub const PASS_THROUGH_CONTACT: Refusal = Refusal::new("pass_through_contact", "N-4.05");
pub const SLIDE: Refusal = Refusal::new("slide_along_enemy", "N-4.07");
pub const SLIP: Refusal = Refusal::new("slip_between_enemies", "N-4.09");
pub const NO_ATTACK_RIGHT_TO_MOVE: Refusal = Refusal::new("attack_right_missing", "N-14.03");
pub const LIGHT_SECOND_STEP: Refusal = Refusal::new("light_second_step_contact", "N-15.03");
pub const RIDES_BACK: Refusal = Refusal::new("rides_back", "N-4.08");
pub const CONFIRM_FLIGHT: Refusal = Refusal::new("confirm_flight_required", "N-4.14");
pub const FLIGHT_NOT_ALLOWED: Refusal = Refusal::new("flight_not_allowed", "N-4.14");
pub const NO_EXIT: Refusal = Refusal::new("flight_not_allowed", "N-17.22");
pub const ATTACK_REQUIRED: Refusal = Refusal::new("attack_required", "N-4.16");

/// A unit on its way: where it began and how far it has gone.
#[derive(Clone, Copy, Debug)]
pub struct Motion {
    pub unit: PieceId,
    pub origin: Place,
    pub steps: u8,
}

/// *Slide:* one enemy is adjacent to both hexes (N-4.07). Each step is judged by itself, so a unit may leave contact with its
/// first step and come back beside the same enemy with its second, but not into the hex that it set out from (N-4.08).
pub fn slides(board: &Board, side: Seat, from: Place, to: Place) -> bool {
    board.rules.switches.forbid_slide
        && board.beside(to, enemy(side)).any(|e| board.map.hexes.adjacent(board.unit(e).at, from))
}

/// *Slip:* the hex is adjacent to two enemies that are not adjacent to each other (N-4.09), both available (N-4.10).
pub fn slips(board: &Board, side: Seat, to: Place) -> bool {
    let available = || board.beside(to, enemy(side)).filter(|e| !board.unit(*e).spent);
    board.rules.switches.forbid_slip
        && available()
            .any(|a| available().any(|b| a < b && !board.map.hexes.adjacent(board.unit(a).at, board.unit(b).at)))
}

impl Motion {
    /// A unit that has not moved.
    pub fn start(board: &Board, unit: PieceId) -> Self {
        Self { unit, origin: board.unit(unit).at, steps: 0 }
    }
    /// The unit that is asked, as far as it has gone in the order under way.
    pub fn of(underway: &OrderUnderway, board: &Board, unit: PieceId) -> Self {
        Self { unit, origin: underway.origin.unwrap_or(board.unit(unit).at), steps: underway.steps }
    }

    /// Whether the unit may step to this hex, to end its move there or on its way to another (N-3.14). A step to maquis must lead
    /// on, for ending there is flight (N-4.14) and passing over is not (N-4.15). Horse archers without the right to attack do not
    /// move into contact (N-14.03, N-14.07).
    pub fn step(&self, board: &Board, to: Place) -> Allowed {
        self.one_hex(board, to)?;
        let unit = board.unit(self.unit);
        let shuns = |place: Place| !unit.may_attack_alone(board.rules) && board.in_contact(place, unit.side);
        if shuns(to) {
            return Err(NO_ATTACK_RIGHT_TO_MOVE);
        }
        let stays = |there: &Board, next: Place| !there.is_maquis(next) && !shuns(next);
        if board.is_maquis(to) && !self.goes_on_from(board, to, stays) {
            return Err(CONFIRM_FLIGHT);
        }
        Ok(())
    }

    /// As [`Motion::step`], for a support that must end in contact with `target` (N-6.05), on a hex that `arrives` accepts.
    pub fn approach(&self, board: &Board, to: Place, target: PieceId, arrives: impl Fn(Place) -> bool) -> Allowed {
        self.one_hex(board, to)?;
        let there = |place: Place| board.map.hexes.adjacent(place, board.unit(target).at) && arrives(place);
        let ends = !board.is_maquis(to) && there(to);
        if ends || self.goes_on_from(board, to, |_, next| there(next)) {
            return Ok(());
        }
        Err(if board.is_maquis(to) { CONFIRM_FLIGHT } else { super::attack::SUPPORT_NOT_IN_CONTACT })
    }

    /// As [`Motion::step`], for a move that must end where `wanted` is met, after this step or the next one. It is given the board
    /// with the unit there, and the motion so far.
    pub fn way(&self, board: &Board, to: Place, wanted: impl Fn(&Board, &Motion) -> Allowed) -> Allowed {
        self.one_hex(board, to)?;
        let mut there = board.clone();
        there.shift(self.unit, to);
        let next = Self { steps: self.steps + 1, ..*self };
        let here = if board.is_maquis(to) { Err(CONFIRM_FLIGHT) } else { wanted(&there, &next) };
        let further = |there: &Board, end: Place| {
            let mut board = there.clone();
            board.shift(self.unit, end);
            !board.is_maquis(end) && wanted(&board, &Self { steps: next.steps + 1, ..next }).is_ok()
        };
        if here.is_ok() || self.goes_on_from(board, to, further) { Ok(()) } else { here }
    }

    /// Whether a step to this hex is allowed, maquis or not: an adjacent hex (N-4.01) that is free (N-4.06), in any terrain,
    /// camps included (N-4.13). A second step is for mounted units (N-4.02), from plain to plain (N-4.03) over free plain or
    /// maquis (N-4.04) out of contact (N-4.05). Slide (N-4.07) and slip (N-4.09) are checked at each step, wherever it leads
    /// (N-4.11); apart from them a unit may leave contact freely (N-4.12). Light infantry may have its second hex anywhere (N-15.02,
    /// N-15.07) but in contact (N-15.03), by a first step out of contact: one into contact ends the move with an attack (N-15.04),
    /// unless an option lets it pass (N-15.08); so after two hexes it attacks nobody (N-15.09). Slide and slip hold for it, too
    /// (N-15.10). Terrain that is closed to it stays so, whatever the step (N-17.02).
    fn one_hex(&self, board: &Board, to: Place) -> Allowed {
        let unit = board.unit(self.unit);
        let map = board.map;
        if !map.hexes.adjacent(unit.at, to) {
            return Err(NOT_ADJACENT);
        }
        if !board.is_free(to) {
            let token = board.has_token(to);
            return Err(if token { Refusal { rule: "N-18.19", ..HEX_OCCUPIED } } else { HEX_OCCUPIED });
        }
        let roams = board.rules.pool[unit.kind as usize].roams;
        if self.steps > 0 {
            if self.steps >= board.rules.pool[unit.kind as usize].moves {
                return Err(TOO_FAR);
            }
            // Chariots ride straight on (N-21.05).
            let toward = |from: Place, to: Place| map.hexes.hex(to) - map.hexes.hex(from);
            let straight = toward(self.origin, unit.at) == toward(unit.at, to);
            if board.rules.pool[unit.kind as usize].chariots.is_some() && !straight {
                return Err(NOT_STRAIGHT);
            }
            if !roams && (!board.is_plain(self.origin) || !board.is_plain(to)) {
                return Err(TWO_HEX_NOT_PLAIN);
            }
            if to == self.origin {
                return Err(RIDES_BACK);
            }
            if !roams && map.base(unit.at).is_some() {
                return Err(TWO_HEX_THROUGH_BASE);
            }
            // A hex with a marker or active stakes is not plain (N-4.20).
            if !roams && !board.is_plain(unit.at) && !board.is_maquis(unit.at) {
                return Err(Refusal { rule: "N-4.20", ..TWO_HEX_NOT_PLAIN });
            }
            if !self.passes_contact(board) && board.in_contact(unit.at, unit.side) {
                return Err(if roams {
                    Refusal { rule: "N-15.08", ..PASS_THROUGH_CONTACT }
                } else {
                    PASS_THROUGH_CONTACT
                });
            }
        }
        if slides(board, unit.side, unit.at, to) {
            return Err(SLIDE);
        }
        if slips(board, unit.side, to) {
            return Err(SLIP);
        }
        board.open_to(unit.kind as usize, to)?;
        if self.steps > 0 && roams && board.in_contact(to, unit.side) { Err(LIGHT_SECOND_STEP) } else { Ok(()) }
    }

    /// Whether the unit may go on though its first step has ended in contact: light infantry, with the option (N-15.08).
    fn passes_contact(&self, board: &Board) -> bool {
        let line = &board.rules.pool[board.unit(self.unit).kind as usize];
        line.roams && board.rules.switches.light_pass_contact
    }

    /// Whether from `to` a further step is allowed to a hex that `wanted` accepts.
    fn goes_on_from(&self, board: &Board, to: Place, wanted: impl Fn(&Board, Place) -> bool) -> bool {
        let unit = board.unit(self.unit);
        let moves = board.rules.pool[unit.kind as usize].moves;
        let may_begin = board.rules.pool[unit.kind as usize].roams || board.is_plain(self.origin);
        let passes = self.passes_contact(board) || !board.in_contact(to, unit.side);
        if self.steps + 1 >= moves || !may_begin || !passes {
            return false;
        }
        let mut there = board.clone();
        there.shift(self.unit, to);
        let next = Self { steps: self.steps + 1, ..*self };
        board.map.hexes.neighbours(to).iter().any(|p| next.one_hex(&there, *p).is_ok() && wanted(&there, *p))
    }

    /// Whether a further step is possible.
    pub fn goes_on(&self, board: &Board) -> bool {
        let unit = board.unit(self.unit);
        self.steps < board.rules.pool[unit.kind as usize].moves
            && board.map.hexes.neighbours(unit.at).iter().any(|p| self.step(board, *p).is_ok())
    }

    /// Whether the unit may flee over this maquis hex (N-4.14): always by a one-hex move (N-4.20), but for light infantry (N-15.07).
    pub fn flight(&self, board: &Board, to: Place) -> Allowed {
        if !board.map.hexes.adjacent(board.unit(self.unit).at, to) {
            return Err(NOT_ADJACENT);
        }
        if self.steps > 0 && !board.rules.pool[board.unit(self.unit).kind as usize].roams {
            return Err(Refusal::new("two_hex_not_plain", "N-4.20"));
        }
        if !board.is_maquis(to) {
            return Err(FLIGHT_NOT_ALLOWED);
        }
        self.one_hex(board, to)
    }

    /// Whether the unit may leave the battle over the side of the board, by a move of one hex as over maquis (N-17.22).
    pub fn leave(&self, board: &Board) -> Allowed {
        let unit = board.unit(self.unit);
        if !board.has_exit(unit.at) {
            return Err(NO_EXIT);
        }
        if self.steps > 0 && !board.rules.pool[unit.kind as usize].roams {
            return Err(Refusal::new("two_hex_not_plain", "N-4.20"));
        }
        // Light infantry whose first hex has brought it into contact goes no further (N-15.04, N-15.08).
        if self.steps > 0 && !self.passes_contact(board) && board.in_contact(unit.at, unit.side) {
            return Err(Refusal { rule: "N-15.08", ..PASS_THROUGH_CONTACT });
        }
        Ok(())
    }

    /// Hold is for a unit that has not moved (N-3.10), in contact or not (N-4.17).
    pub fn hold(&self) -> Allowed {
        if self.steps == 0 { Ok(()) } else { Err(Refusal::new("wrong_phase", "N-3.10")) }
    }

    /// Whether the move may end here without an attack (N-4.16).
    pub fn stop(&self, board: &Board) -> Allowed {
        let unit = board.unit(self.unit);
        if self.steps == 0 {
            return Err(Refusal::new("wrong_phase", "N-3.10"));
        }
        if board.rules.switches.contact_forces_attack && board.in_contact(unit.at, unit.side) {
            return Err(ATTACK_REQUIRED);
        }
        if board.is_maquis(unit.at) {
            return Err(CONFIRM_FLIGHT);
        }
        Ok(())
    }

    /// Every hex where the unit can end its move, with the hex that it passes over on the way, if any.
    pub fn reach(&self, board: &Board) -> Vec<(Place, Option<Place>)> {
        let unit = board.unit(self.unit);
        let moves = board.rules.pool[unit.kind as usize].moves;
        let mut ends: Vec<(Place, Option<Place>)> = vec![];
        let first: Neighbours =
            board.map.hexes.neighbours(unit.at).iter().copied().filter(|p| self.one_hex(board, *p).is_ok()).collect();
        ends.extend(first.iter().filter(|p| !board.is_maquis(**p)).map(|p| (*p, None)));
        let roams = board.rules.pool[unit.kind as usize].roams;
        if self.steps + 1 >= moves || !(roams || board.is_plain(self.origin)) {
            return ends;
        }
        let passes = self.passes_contact(board);
        let next = Self { steps: self.steps + 1, ..*self };
        let mut there = board.clone();
        for over in first {
            if !passes && board.in_contact(over, unit.side) {
                continue;
            }
            there.shift(self.unit, over);
            for end in board.map.hexes.neighbours(over) {
                // Who ends on maquis has fled.
                let ends_there = *end != unit.at && !board.is_maquis(*end);
                let known = !ends_there || ends.iter().any(|(place, _)| place == end);
                if !known && next.one_hex(&there, *end).is_ok() {
                    ends.push((*end, Some(over)));
                }
            }
        }
        ends
    }
}

/// Notes for the order under way how far a unit has come by its first or second step, from this hex.
pub fn note_step(command: &mut Command, modules: &ModulesData, id: PieceId, from: Place, steps: u8) {
    if modules.shock || modules.ext2 {
        // Who has gone exactly one hex may have impact (N-13.01).
        command.one_hex.retain(|(unit, _)| *unit != id);
        command.one_hex.extend((steps == 1).then_some((id, from)));
    }
    if modules.ext2 && steps == 2 {
        // Chariots that have gone two hexes add to their attack (N-21.02).
        command.two_hexes.push(id);
    }
}

/// Goes one hex, the first (N-4.01) or the second (N-4.02); the order goes on while there is something left to choose.
pub(in crate::games::ancients) fn step(
    In((side, to)): In<(Seat, Place)>,
    mut battle: Write,
    mut revealed: ResMut<Revealed>,
) -> Flow {
    let id = battle.underway.support.or(battle.underway.unit).expect("a unit under way");
    let from = battle.place_of(id);
    battle.place(id, to);
    battle.underway.steps += 1;
    let steps = battle.underway.steps;
    note_step(&mut battle.modules.command, &battle.rules.switches.modules, id, from, steps);
    let rule = if battle.underway.steps > 1 { "N-4.02" } else { "N-4.01" };
    battle
        .chronicle
        .note(rule, || Entry::new("ancients-log-step", rule).by(side).with("unit", piece(id)).with("hex", hex(to)));
    if battle.modules.command.surprise {
        battle.modules.command.surprise = false;
    }
    let appeared = reveal_beside(&mut battle, id, &mut revealed);
    let board = battle.board();
    if battle.underway.support.is_some() {
        // The support has arrived as soon as it touches the target (N-6.05).
        let target = battle.underway.target.expect("a double attack has a target");
        if board.touch(id, target) {
            return Flow::done();
        }
        if appeared {
            // Its move has ended too early: it has not acted, and the lead attacks alone (N-18.11).
            battle.underway.support = None;
            return Flow::done();
        }
        return Flow::again();
    }
    if battle.modules.command.assault_by.is_some() {
        // The lead of an assault names its target.
        return Flow::again();
    }
    if appeared {
        return Flow::then([REVEAL_ATTACK.on(id)]);
    }
    let motion = Motion::of(&battle.underway, &board, id);
    // Light infantry may flee with its second step (N-15.07).
    let over_maquis = || board.map.hexes.neighbours(to).iter().any(|p| motion.flight(&board, *p).is_ok());
    let flees = || over_maquis() || motion.leave(&board).is_ok();
    if board.in_contact(to, side) || motion.goes_on(&board) || flees() { Flow::again() } else { Flow::done() }
}

/// The move ends.
pub(in crate::games::ancients) fn stop(In(_): In<(Seat, ())>) -> Flow {
    Flow::done()
}

/// The unit flees over maquis: it fights nobody and gives no victory points (N-4.14).
pub(in crate::games::ancients) fn flee(In((_, to)): In<(Seat, Place)>, mut battle: Write) -> Flow {
    let id = battle.underway.unit.expect("a unit under way");
    battle.place(id, to);
    battle.flees(id, "N-4.14");
    Flow::done()
}

/// The unit leaves over the side of the board: in its move (N-17.22), or instead of a retreat as to any refuge (N-8.11, N-5.17).
pub(in crate::games::ancients) fn leave(In((side, ())): In<(Seat, ())>, mut battle: Write) -> Flow {
    let cornered = battle.underway.subject.filter(|id| battle.side_of(*id) == side);
    let id = cornered.or(battle.underway.unit).expect("a unit under way");
    battle.flees(id, "N-17.22");
    Flow::done()
}

/// Registers the steps, decisions and verbs of this chapter.
pub fn plugin(app: &mut App) {
    app.verb(&STEP, step).verb(&STOP, stop).verb(&FLEE, flee).verb(&LEAVE, leave);
}
