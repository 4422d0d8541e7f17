//! Chapter 5.2.3, the ram at work: its servants swing the beam against the wall straight ahead of it, in the combat step of the turn
//! in which it gets there, and every second turn from then on.
use super::words::{ENGINE_BURNT, NO_ENGINE};
use super::{crew, data, hands};
use crate::games::anarchy::access::{Write, hex};
use crate::games::anarchy::board::Board;
use crate::games::anarchy::chapters::tactical::siegeworks::demolition::{
    damage, drop_hourd, has_fallen, material, wall_key,
};
use crate::games::anarchy::chapters::tactical::siegeworks::scald::spilt;
use crate::games::anarchy::data::bombardment::{Blow, Material, least_of};
use crate::games::anarchy::data::files::SAPPER;
use crate::games::anarchy::state::{Engine, Job, Strikes};
use crate::table::prelude::*;
use bevy::prelude::*;

/// A ram strikes the wall in this hex.
pub const RAM: Verb<Place> = Verb::new("anarchy.ram");

pub const NO_RAM_HERE: Refusal = Refusal::new("task_impossible", "A-5.2.07");
pub const RAM_ON_KEEP: Refusal = Refusal::new("ram_on_keep", "A-5.2.11");
pub const STRIKES_LATER: Refusal = Refusal::new("not_loaded", "A-5.2.08");
pub const STANDS_STILL: Refusal = Refusal::new("not_loaded", "A-5.2.15");
pub const SERVANTS_MISSING: Refusal = Refusal::new("crew_missing", "A-5.2.08");

/// The hex straight ahead of an engine that beats walls; nothing for other engines, and beyond the edge of the map.
pub fn struck_by(board: &Board, engine: &Engine) -> Option<Place> {
    let beats = !data(board, engine).blows.is_empty();
    beats.then(|| board.map.hexes.place(engine.lead + engine.heading.step())).flatten()
}

/// The servants of a ram: the men in it, but for those who have fought in this turn or work at something else.
pub fn servants(board: &Board, engine: &Engine) -> Vec<PieceId> {
    hands(board, engine).collect()
}

/// How many points a ram has with the servants that it has now; none if they are too few.
pub fn points(board: &Board, engine: &Engine) -> Option<u8> {
    let men = servants(board, engine).len();
    data(board, engine).blows.iter().find(|line| men >= line.men).map(|line| line.points)
}

/// What a ram would do to a wall: its points, the material, and what is added to the die against a tower.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Strike {
    pub engine: usize,
    pub points: u8,
    pub material: Material,
    pub die: i32,
}

impl Strike {
    /// The result of a face of the die. Points that engines would lose are left out of account.
    pub fn blow(&self, board: &Board, face: i32) -> Blow {
        board.rules.data.bombardment.blow(self.material, self.points, face + self.die)
    }
    /// From which face of the die on it damages the wall, before what is added to it; 0 if none does it.
    pub fn needed(&self, board: &Board) -> i32 {
        least_of(board.rules.limits.die, |face| self.blow(board, face).damages())
    }
}

/// Whether a wall still bars the way in a hex: an open door and a breach do not.
fn is_wall(board: &Board, engine: &Engine, at: Place) -> bool {
    let is_way = data(board, engine).ground.contains(&board.terrain(at)) && !board.is_shut(at);
    !is_way && material(board, at).is_some()
}

/// Whether a ram of a side may strike the wall in a hex, and with what effect: the base of a wall below a hourd, too, be it
/// damaged already or not. It works only at the foot of the wall.
pub fn may_ram(board: &Board, side: Seat, at: Place) -> Result<Strike, Refusal> {
    let rams = || board.engines.on_field().filter(|(_, e)| e.side == side && !data(board, e).blows.is_empty());
    if rams().next().is_none() {
        return Err(NO_ENGINE);
    }
    let ahead = |(_, engine): &(usize, &Engine)| struck_by(board, engine) == Some(at);
    let Some((number, engine)) = rams().find(ahead) else { return Err(NO_RAM_HERE) };
    let bombardment = &board.rules.data.bombardment;
    if bombardment.keep.contains(&board.terrain(at)) {
        return Err(RAM_ON_KEEP);
    }
    if board.map.is_upper(at) || !is_wall(board, engine, at) {
        return Err(NO_RAM_HERE);
    }
    if !engine.is_of_use(data(board, engine)) {
        return Err(ENGINE_BURNT);
    }
    let strikes = board.walls.strikes(number);
    if strikes.from > board.turn {
        return Err(if strikes.halted == board.turn { STANDS_STILL } else { STRIKES_LATER });
    }
    let points = points(board, engine).ok_or(SERVANTS_MISSING)?;
    let material = material(board, at).ok_or(NO_RAM_HERE)?.material;
    let die = if bombardment.towers.contains(&board.terrain(at)) { bombardment.tower_die } else { 0 };
    Ok(Strike { engine: number, points, material, die })
}

/// Whether a man has swung the beam of his ram in this turn: he fights no more in it, nor does a sapper who has dug
///
pub fn has_swung(board: &Board, id: PieceId) -> bool {
    board.has_engines()
        && board.berth(board.front(id)).is_some_and(|berth| {
            let struck = board.walls.strikes(berth.engine).struck;
            let at_it = !board.is_in_gallery(board.front(id)) || board.rules.class(id).name == SAPPER;
            struck == board.turn && board.turn > 0 && board.engines.all[berth.engine].side == board.side(id) && at_it
        })
}

/// Offers the walls that the rams of a side strike.
pub(in crate::games::anarchy::chapters::tactical) fn offer(prompt: &mut Prompt, board: &Board, side: Seat) {
    let own = board.engines.on_field().filter(|(_, engine)| engine.side == side);
    let walls: Vec<Place> = own.filter_map(|(_, engine)| struck_by(board, engine)).collect();
    prompt.offer(&RAM, walls, |at| may_ram(board, side, at).map(|_| ()));
}

/// The die is rolled on the table of bombardment; with the last degree of damage the wall comes down, and the hourd before
/// it.
pub(in crate::games::anarchy) fn ram(In((side, at)): In<(Seat, Place)>, mut battle: Write) -> Flow {
    let strike = may_ram(&battle.board(), side, at).expect("the prompt offers only walls that are struck");
    let roll = battle.roll(side, "anarchy-roll-ram");
    let (blow, needed) = (strike.blow(&battle.board(), roll.face), strike.needed(&battle.board()));
    let turn = battle.clock.turn;
    let every = data(&battle.board(), &battle.engines.all[strike.engine]).blow_turns;
    let strikes = battle.walls.strikes(strike.engine);
    battle.walls.set_strikes(Strikes { struck: turn, from: turn.saturating_add(every), ..strikes });
    let lead = battle.engines.all[strike.engine].lead;
    let what = Word::Key(wall_key(battle.board().terrain(at)));
    let result = if blow.damages() { "anarchy-blow-damages" } else { "anarchy-blow-nothing" };
    battle.chronicle.note("A-5.2.08", || {
        Entry::new("anarchy-log-rams", "A-5.2.08")
            .by(side)
            .with("what", what)
            .with("hex", hex(at))
            .with("points", Word::Number(strike.points.into()))
            .with("tower", Word::Number(strike.die))
            .with("needed", Word::Number(needed))
            .with("result", Word::Key(result))
            .roll(roll)
    });
    if blow.damages() {
        damage(&mut battle, at, "A-5.2.09");
        let over = battle.rules.map.hexes.place(lead);
        if let Some(over) = over.filter(|_| has_fallen(&battle.board(), at)) {
            drop_hourd(&mut battle, over);
        }
    }
    Flow::then(spilt(&battle)).and_again()
}

impl Write<'_, '_> {
    /// Some have fought: those among them who serve a ram make it stand still for a turn, the attacked do not count among
    /// its servants.
    pub(in crate::games::anarchy::chapters::tactical) fn note_fight(&mut self, attackers: &[PieceId], target: PieceId) {
        // Where no engine beats walls or hides sappers nobody asks who has fought.
        let beats = |engine: &Engine| {
            let data = self.rules.data.engines.of(engine.kind);
            !data.blows.is_empty() || data.has_awning()
        };
        if !self.engines.all.iter().any(beats) {
            return;
        }
        for id in attackers.iter().copied().chain([target]) {
            if !self.walls.fought.contains(&id) {
                self.walls.fought.push(id);
            }
        }
        attackers.iter().for_each(|id| self.halt_ram(*id));
    }
    /// A servant of a ram fights or puts out a fire: it stands still for a turn.
    fn halt_ram(&mut self, id: PieceId) {
        let board = self.board();
        let aboard = |engine: &Engine| {
            !data(&board, engine).blows.is_empty() && crew(&board, engine).iter().any(|(other, _)| *other == id)
        };
        let number = board.engines.on_field().find(|(_, engine)| engine.side == board.side(id) && aboard(engine));
        if let Some((number, _)) = number {
            let turn = self.clock.turn;
            self.walls.halt(number, turn);
        }
    }
    /// Men begin work: putting out a fire keeps them from the beam.
    pub(in crate::games::anarchy::chapters::tactical) fn note_work(&mut self, job: Job, hands: &[PieceId]) {
        if job == Job::PutOut && !self.engines.all.is_empty() {
            hands.iter().for_each(|id| self.halt_ram(*id));
        }
    }
}
