//! What each side wants in a scenario, read from its conditions of victory: who has to go where, and whom to stop.
use crate::games::anarchy::board::{Board, enemy};
use crate::games::anarchy::data::scenarios::{ConditionData, WhoData};
use crate::games::anarchy::state::Post;
use crate::table::prelude::{PieceId, Place, Seat};

/// The goals of both sides.
pub struct Goals {
    /// Who has to leave the map: they, and nobody else, are escorted and hunted; and what part of the goal each of them is, in
    /// percent.
    leaving: Vec<(PieceId, i64)>,
    /// Whom the enemy wants alive.
    wanted_alive: Vec<PieceId>,
}

impl Goals {
    pub fn of(board: &Board) -> Self {
        let mut goals = Self { leaving: vec![], wanted_alive: vec![] };
        for line in &board.rules.scenario.victory {
            goals.read(board, &line.holds);
        }
        goals
    }
    fn read(&mut self, board: &Board, condition: &ConditionData) {
        match condition {
            ConditionData::Exited { side, who, least } => {
                let gone = |id: &PieceId| board.man(*id).post == Post::Exited;
                let all: Vec<PieceId> = board.pieces(side.seat()).filter(|id| is_one(board, *id, who)).collect();
                let wanted = usize::from(*least).saturating_sub(all.iter().filter(|id| gone(id)).count());
                let active: Vec<PieceId> = all.into_iter().filter(|id| board.man(*id).is_active()).collect();
                let share = 100 * wanted.min(active.len()) as i64 / active.len().max(1) as i64;
                for id in active {
                    match self.leaving.iter_mut().find(|(known, _)| *known == id) {
                        Some((_, known)) => *known = share.max(*known),
                        None => self.leaving.push((id, share)),
                    }
                }
            }
            ConditionData::LedOff { side, who, .. } => {
                self.wanted_alive.extend(board.pieces(side.seat()).filter(|id| is_one(board, *id, who)));
            }
            ConditionData::All(all) => all.iter().for_each(|condition| self.read(board, condition)),
            ConditionData::Not(condition) => self.read(board, condition),
            ConditionData::NoneLeft { .. } | ConditionData::Killed { .. } => {}
        }
    }

    /// Whether somebody has to leave the map.
    pub fn leaves(&self, id: PieceId) -> bool {
        self.leaving.iter().any(|(leaves, _)| *leaves == id)
    }
    /// How far the fate of somebody decides the battle, in percent.
    pub fn share(&self, id: PieceId) -> i64 {
        if self.to_capture(id) {
            return 100;
        }
        self.leaving.iter().find(|(leaves, _)| *leaves == id).map_or(0, |(_, share)| *share)
    }
    /// Whether the enemy wants to take somebody alive.
    pub fn to_capture(&self, id: PieceId) -> bool {
        self.wanted_alive.contains(&id)
    }

    /// How far a hex is from where somebody should be: an exit for those who have to leave; the enemies who have to leave for those
    /// who are to stop them; else the nearest of those whom he should be with or against.
    pub fn distance(&self, board: &Board, id: PieceId, place: Place) -> i32 {
        let side = board.side(id);
        let hexes = &board.map.hexes;
        let to = |other: PieceId| i32::from(hexes.distance(board.front(other), place));
        if self.leaves(id) {
            let exits = &board.rules.exits[side.0 as usize];
            return 2 * exits.iter().map(|exit| i32::from(hexes.distance(*exit, place))).min().unwrap_or(0);
        }
        let on_field = |other: &PieceId| board.man(*other).post == Post::OnField;
        let leaving = || self.leaving.iter().map(|(leaves, _)| *leaves);
        let hunted = leaving().filter(|other| on_field(other) && board.side(*other) != side);
        if let Some(nearest) = hunted.map(to).min() {
            return nearest;
        }
        let enemies = board.on_field(enemy(side)).filter(|other| !board.man(*other).captive);
        let nearest_enemy = enemies.map(to).min();
        let company = leaving().filter(|other| on_field(other) && board.side(*other) == side);
        match (company.map(to).min(), nearest_enemy) {
            // Who escorts others keeps near them, and turns against enemies who come near.
            (Some(with), Some(against)) if against > 6 => with + against / 2,
            (Some(with), Some(against)) => against + with / 2,
            (Some(with), None) => with,
            (None, Some(against)) if board.rules.shooter(id).is_some() => (against - 4).abs(),
            (None, Some(against)) => against,
            (None, None) => self.way_on(board, side, place),
        }
    }

    /// With nobody to go to: towards the exits, or the middle of the map.
    fn way_on(&self, board: &Board, side: Seat, place: Place) -> i32 {
        let hexes = &board.map.hexes;
        let exits = &board.rules.exits[side.0 as usize];
        let middle = hexes.at(hexes.rows() / 2, hexes.cols() / 2);
        let aims = exits.iter().copied().chain(middle.filter(|_| exits.is_empty()));
        aims.map(|aim| i32::from(hexes.distance(aim, place))).min().unwrap_or(0)
    }
}

fn is_one(board: &Board, id: PieceId, who: &WhoData) -> bool {
    let class = board.rules.class(id);
    board.rules.character(id).rider.is_none()
        && match who {
            WhoData::Men => !class.animal,
            WhoData::Animals => class.animal,
            WhoData::Class(name) => class.name == *name,
        }
}

/// Whether it serves his side that somebody leaves the map.
pub fn wants_out(board: &Board, id: PieceId) -> bool {
    Goals::of(board).leaves(id)
}
