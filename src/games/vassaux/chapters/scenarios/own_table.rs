//! The encounter, before anything else (V-23.32; R-101): where the table has agreed on it, the players lay the terrain
//! themselves, a piece each in turn.
use crate::games::vassaux::access::{Board, InForce, Read, Write};
use crate::games::vassaux::chapters::solo::answers::LAYS_TERRAIN;
use crate::games::vassaux::data::files::Passage;
use crate::games::vassaux::data::scenarios::VictoryData;
use crate::games::vassaux::map::layout::{Goal, Piece, room};
use crate::games::vassaux::map::palette::{Form, Laid};
use crate::games::vassaux::rules::Rules;
use crate::games::vassaux::state::terrain::OwnTable;
use crate::table::ground::discs::Disc;
use crate::table::ground::regions::Region;
use crate::table::ground::shapes::Shape;
use crate::table::ground::spots::{Spot, square};
use crate::table::prelude::{
    Allowed, Ask, Entry, Flow, Kind, LaidLandmarks, Name, Prompt, Refusal, Roll, RuleApp, Seat, Step, Target, Task,
    Verb, Word,
};
use bevy::prelude::*;

/// The players lay their own table, if they have agreed to.
pub const OWN_TABLE: Step<()> = Step::new("vassaux.own_table");
/// Which piece of terrain a player lays, and where (D20).
pub const LAY_TERRAIN: Step<Seat> = Step::new("vassaux.lay_terrain");

/// Takes up a piece of this form.
pub const TAKE_PIECE: Verb<Kind> = Verb::new("vassaux.take_piece");
/// Turns it anticlockwise until it looks another way: mostly by a quarter.
pub const TURN_PIECE: Verb<()> = Verb::new("vassaux.turn_piece");
/// Lays it with its middle there.
pub const LAY: Verb<Spot> = Verb::new("vassaux.lay");
/// The table is laid.
pub const TABLE_LAID: Verb<()> = Verb::new("vassaux.table_laid");

const NO_FORM: Refusal = Refusal::new("no_piece_of_terrain", "V-23.32");
const PIECE_IN_HAND: Refusal = Refusal::new("piece_in_hand", "V-23.32");
const NO_PLACE: Refusal = Refusal::new("no_place_for_piece", "V-23.32");
const LOOKS_THE_SAME: Refusal = Refusal::new("piece_turns_no_more", "V-23.32");
const TOO_FEW: Refusal = Refusal::new("too_few_pieces", "V-23.32");
const OFF_TABLE: Refusal = Refusal::new("piece_off_table", "V-23.32");
const OVERLAPS: Refusal = Refusal::new("piece_overlaps", "V-23.32");
const ON_CENTRE: Refusal = Refusal::new("piece_on_centre", "V-23.32");
const ZONE_FULL: Refusal = Refusal::new("piece_crowds_zone", "V-23.32");

/// The least and most pieces of such a table, where the scenario knows them.
fn counts(rules: &Rules) -> (i32, i32) {
    match &rules.scenario().victory {
        VictoryData::Objectives { own_table, .. } => (own_table.least, own_table.most),
        _ => (0, 0),
    }
}

/// What decides where a piece may lie.
#[derive(Clone)]
struct Laying {
    board: Board,
    lies: Vec<Piece>,
}

impl Laying {
    fn of(read: &Read) -> Self {
        let board = read.board();
        let lies = board.rules.pieces(&read.own_table.laid);
        Self { board, lies }
    }

    /// Whether a piece may lie with its middle at a spot, turned so: wholly on the table, over no other piece, nothing impassable
    /// on the middle of the table, and room in both zones for either host (V-23.32).
    fn may_lie(&self, form: &Form, turns: u8, at: Spot) -> Allowed {
        let rules = &self.board.rules;
        let parts = form.laid(turns, at);
        let bounds = parts[0].shape.bounds();
        if !rules.map.table.contains(bounds.min) || !rules.map.table.contains(bounds.max) {
            return Err(OFF_TABLE);
        }
        let lies = |other: &Piece| other.shape.bounds().meets(&bounds) && parts[0].shape.overlaps(&other.shape);
        if self.lies.iter().any(lies) {
            return Err(OVERLAPS);
        }
        let solid = |piece: &&Piece| rules.data.terrain[piece.kind].passage == Passage::Impassable;
        let Some(wall) = parts.iter().find(solid) else { return Ok(()) };
        if let Goal::Interest { centre, .. } = rules.map.goal
            && wall.shape.overlaps_disc(&Disc::new(centre, rules.data.constants.marker / 2), 0)
        {
            return Err(ON_CENTRE);
        }
        let crowded = |zone: &&Shape| zone.bounds().meets(&bounds) && !self.has_room(zone, &wall.shape);
        if rules.map.zones.iter().any(|zone| crowded(&zone)) { Err(ZONE_FULL) } else { Ok(()) }
    }

    /// Whether a zone keeps room for the larger of the hosts with one more impassable piece: who attacks is not known yet.
    fn has_room(&self, zone: &Shape, wall: &Shape) -> bool {
        let rules = &self.board.rules;
        let (constants, tolerance) = (&rules.data.constants, rules.measures.overlap_tol);
        let largest = rules.hosts.iter().flat_map(|host| host.all()).map(|unit| constants.base(unit.build.foot)).max();
        let men = rules.hosts.iter().map(|host| host.all().map(|unit| unit.size).sum::<i32>()).max().unwrap_or(0);
        let solid = |piece: &&Piece| rules.data.terrain[piece.kind].passage == Passage::Impassable;
        let walls: Vec<&Shape> =
            self.lies.iter().filter(solid).map(|piece| &piece.shape).chain(std::iter::once(wall)).collect();
        let stands = |base: &Disc| {
            self.board.field.on_table(base) && !walls.iter().any(|wall| wall.overlaps_disc(base, tolerance))
        };
        let base = largest.unwrap_or(constants.base_foot);
        room(zone, base, constants.geometry.lattice_gap, men, stands) >= men
    }

    /// Where a piece may lie that is turned so: the first spot on the grid of legal points, from the middle of the table outward
    /// (V-23.34).
    fn usual(&self, form: &Form, turns: u8) -> Option<Spot> {
        let grid = self.board.rules.data.constants.geometry.grid.max(1);
        let (width, height) = self.board.rules.table_size();
        let middle = Spot::new(width / 2, height / 2);
        let mut spots: Vec<Spot> =
            (0..=width / grid).flat_map(|x| (0..=height / grid).map(move |y| Spot::new(x * grid, y * grid))).collect();
        spots.sort_unstable_by_key(|spot| (square(*spot, middle), *spot));
        spots.into_iter().find(|spot| self.may_lie(form, turns, *spot).is_ok())
    }

    /// The next way in which a form finds a place on the table, of those that come after `turns`; `None` counts from the first.
    fn next_way(&self, form: &Form, turns: Option<u8>) -> Option<u8> {
        let later = form.ways().filter(|way| turns.is_none_or(|turns| *way > turns));
        let mut later = later.collect::<Vec<_>>().into_iter();
        later.find(|way| self.usual(form, *way).is_some())
    }
}

/// V-23.32: who lays the first piece is drawn.
fn own_table(In(()): In<()>, mut write: Write) -> Flow {
    if write.rules.0.palette.is_empty() {
        return Flow::done();
    }
    let face = write.dice.die(2);
    let first = Seat((face - 1) as u8);
    let roll = Roll { seat: first, purpose: "vassaux-roll-table", face, faces: vec![1, 2], drawn: false };
    write.chronicle.note("V-23.32", || Entry::new("vassaux-log-table", "V-23.32").by(first).roll(roll));
    Flow::then([next(&write, first)])
}

fn lay_terrain(In(side): In<Seat>, ask: Ask, read: Read) -> Prompt {
    let laying = Laying::of(&read);
    let rules = laying.board.rules.clone();
    let laid = read.own_table.laid.len() as i32;
    let (least, most) = counts(&rules);
    let mut prompt = ask.prompt(side, "vassaux-ask-lay-terrain");
    prompt =
        prompt.with("laid", Word::Number(laid)).with("least", Word::Number(least)).with("most", Word::Number(most));
    if let Some((kind, turns)) = read.own_table.taken {
        let Some(form) = rules.form(kind).cloned() else { return prompt };
        prompt.closed(&TAKE_PIECE, PIECE_IN_HAND);
        prompt.closed(&TABLE_LAID, PIECE_IN_HAND);
        let turns_on = laying.next_way(&form, Some(turns)).is_some();
        prompt.offer(&TURN_PIECE, [()], |()| if turns_on { Ok(()) } else { Err(LOOKS_THE_SAME) });
        let within = Region::of(Shape::rect(rules.map.table.min, rules.map.table.max));
        let usual = laying.usual(&form, turns);
        prompt.offer_area(&LAY, within, usual, move |spot| laying.may_lie(&form, turns, spot));
        return prompt;
    }
    prompt.offer(&TAKE_PIECE, rules.forms(), |kind| match rules.form(kind) {
        Some(form) if laying.next_way(form, None).is_some() => Ok(()),
        Some(_) => Err(NO_PLACE),
        None => Err(NO_FORM),
    });
    prompt.offer(&TABLE_LAID, [()], |()| if laid < least { Err(TOO_FEW) } else { Ok(()) });
    prompt.closing = (laid >= least).then(|| TABLE_LAID.on(()));
    prompt
}

fn take_piece(In((_, kind)): In<(Seat, Kind)>, mut write: Write) -> Flow {
    let board = write.board();
    let laying = Laying { lies: board.rules.pieces(&write.own_table.laid), board };
    let way = laying.board.rules.form(kind).and_then(|form| laying.next_way(form, None));
    write.own_table.taken = Some((kind, way.unwrap_or(0)));
    Flow::again()
}

fn turn_piece(In((_, ())): In<(Seat, ())>, mut write: Write) -> Flow {
    let board = write.board();
    let laying = Laying { lies: board.rules.pieces(&write.own_table.laid), board };
    if let Some((kind, turns)) = write.own_table.taken {
        let way = laying.board.rules.form(kind).and_then(|form| laying.next_way(form, Some(turns)));
        write.own_table.taken = Some((kind, way.unwrap_or(turns)));
    }
    Flow::again()
}

/// The piece lies there; the other player is next, until the most that a table has lie on it.
fn lay(In((side, at)): In<(Seat, Spot)>, mut write: Write) -> Flow {
    put(&mut write, side, at)
}
fn put(write: &mut Write, side: Seat, at: Spot) -> Flow {
    let Some((form, turns)) = write.own_table.taken.take() else { return Flow::done() };
    write.own_table.laid.push(Laid { form, turns, at });
    write.chronicle.note("V-23.32", || {
        Entry::new("vassaux-log-laid", "V-23.32")
            .by(side)
            .with("form", Word::On(Target::Kind(form)))
            .with("at", Word::On(Target::Spot(at)))
    });
    let (_, most) = counts(&write.rules.0);
    if write.own_table.laid.len() as i32 >= most {
        return Flow::done();
    }
    Flow::then([next(write, Seat(1 - side.0))])
}

/// A side lays the next piece, or the automaton does for it.
fn next(write: &Write, side: Seat) -> Task {
    if write.is_automaton(side) { LAYS_TERRAIN.on(side) } else { LAY_TERRAIN.on(side) }
}

/// The automaton stops as soon as it may; before that it lays the first form that finds a place, where it usually lies.
pub fn lay_usual(write: &mut Write, side: Seat) -> Flow {
    let (least, _) = counts(&write.rules.0);
    if write.own_table.laid.len() as i32 >= least {
        return Flow::done();
    }
    let board = write.board();
    let laying = Laying { lies: board.rules.pieces(&write.own_table.laid), board };
    let rules = &laying.board.rules;
    let found = rules.forms().find_map(|kind| {
        let form = rules.form(kind)?;
        let turns = laying.next_way(form, None)?;
        Some((kind, turns, laying.usual(form, turns)?))
    });
    let Some((kind, turns, at)) = found else { return Flow::done() };
    write.own_table.taken = Some((kind, turns));
    put(write, side, at)
}

/// What lies on such a table is called by its kind and its number: the wood 2.
fn laid_landmarks(world: &World) -> Vec<(Spot, Name)> {
    let (Some(rules), Some(own)) = (world.get_resource::<InForce>(), world.get_resource::<OwnTable>()) else {
        return vec![];
    };
    let named = |(number, one): (i32, &Laid)| {
        let kind = rules.0.form(one.form)?.parts.first()?.0;
        let text = format!("vassaux-terrain-{}.numbered", rules.0.data.terrain[kind].id);
        Some((one.at, Name::new(String::new(), text).with("number", Word::Number(number))))
    };
    (1..).zip(&own.laid).filter_map(named).collect()
}

fn table_laid(In((_, ())): In<(Seat, ())>) -> Flow {
    Flow::done()
}

/// Registers the steps, decisions and verbs of this scenario.
pub fn plugin(app: &mut App) {
    app.insert_resource(LaidLandmarks(laid_landmarks))
        .step(&OWN_TABLE, own_table)
        .decision(&LAY_TERRAIN, lay_terrain)
        .verb(&TAKE_PIECE, take_piece)
        .verb(&TURN_PIECE, turn_piece)
        .verb(&LAY, lay)
        .verb(&TABLE_LAID, table_laid);
}
