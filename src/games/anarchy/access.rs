//! Access to the battle as system parameters: [`Read`] for questions, [`Write`] for steps and verbs.
use super::board::Board;
use super::rules::Rules;
use super::state::{
    Artillery, Belfries, Clock, Engines, Fight, Ground, Man, Mangonels, Post, Shot, Siegeworks, Site, Tasks, Walls,
};
use crate::table::prelude::{At, Chronicle, Dice, Entry, Outcome, PieceId, Pieces, Place, Roll, Seat, Target, Word};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

/// Reads the battle.
#[derive(SystemParam)]
pub struct Read<'w, 's> {
    pub rules: Res<'w, Rules>,
    pub clock: Res<'w, Clock>,
    pub fight: Res<'w, Fight>,
    pub shot: Res<'w, Shot>,
    pub ground: Res<'w, Ground>,
    pub site: Res<'w, Site>,
    pub tasks: Res<'w, Tasks>,
    pub engines: Res<'w, Engines>,
    pub siegeworks: Res<'w, Siegeworks>,
    pub walls: Res<'w, Walls>,
    pub artillery: Res<'w, Artillery>,
    pub belfries: Res<'w, Belfries>,
    pub mangonels: Res<'w, Mangonels>,
    men: Query<'w, 's, (&'static PieceId, &'static Man, &'static At)>,
}

impl Read<'_, '_> {
    /// The field: everybody sees all of it.
    pub fn board(&self) -> Board<'_> {
        let (engines, siegeworks) = (&self.engines, &self.siegeworks);
        let mut board =
            Board::new(&self.rules, &self.ground, &self.site, &self.tasks, engines, siegeworks, self.clock.turn)
                .with_walls(&self.walls)
                .with_artillery(&self.artillery)
                .with_mangonels(&self.mangonels)
                .with_belfries(&self.belfries);
        self.men.iter().for_each(|(id, man, at)| board.put(*id, *man, at.0));
        board
    }
}

/// Changes the battle: everything that an order may alter.
#[derive(SystemParam)]
pub struct Write<'w, 's> {
    pub rules: Res<'w, Rules>,
    pub clock: ResMut<'w, Clock>,
    pub fight: ResMut<'w, Fight>,
    pub shot: ResMut<'w, Shot>,
    pub ground: ResMut<'w, Ground>,
    pub site: ResMut<'w, Site>,
    pub tasks: ResMut<'w, Tasks>,
    pub engines: ResMut<'w, Engines>,
    pub siegeworks: ResMut<'w, Siegeworks>,
    pub walls: ResMut<'w, Walls>,
    pub artillery: ResMut<'w, Artillery>,
    pub belfries: ResMut<'w, Belfries>,
    pub mangonels: ResMut<'w, Mangonels>,
    pub outcome: ResMut<'w, Outcome>,
    pub dice: ResMut<'w, Dice>,
    pub chronicle: ResMut<'w, Chronicle>,
    pieces: Res<'w, Pieces>,
    men: Query<'w, 's, (&'static PieceId, &'static mut Man, &'static mut At)>,
}

impl Write<'_, '_> {
    pub fn board(&self) -> Board<'_> {
        let (engines, siegeworks) = (&self.engines, &self.siegeworks);
        let mut board =
            Board::new(&self.rules, &self.ground, &self.site, &self.tasks, engines, siegeworks, self.clock.turn)
                .with_walls(&self.walls)
                .with_artillery(&self.artillery)
                .with_mangonels(&self.mangonels)
                .with_belfries(&self.belfries);
        self.men.iter().for_each(|(id, man, at)| board.put(*id, *man, at.0));
        board
    }
    /// The condition of a piece.
    pub fn man(&self, id: PieceId) -> Man {
        *self.men.get(self.pieces.entity(id)).expect("a piece of the match").1
    }
    /// Where a piece stands.
    pub fn front(&self, id: PieceId) -> Place {
        self.men.get(self.pieces.entity(id)).expect("a piece of the match").2.0
    }
    pub fn side(&self, id: PieceId) -> Seat {
        self.rules.character(id).side
    }
    /// The condition of a piece, to be changed. Wounds, stun and deaths go through the chapter on harm.
    pub fn change(&mut self, id: PieceId) -> Mut<'_, Man> {
        self.men.get_mut(self.pieces.entity(id)).expect("a piece of the match").1
    }
    /// Puts a piece on the field, which ends its work, frees an ox that was tethered, and lets go of a basin.
    pub fn place(&mut self, id: PieceId, to: Place, rear: Option<Place>) {
        self.interrupt(id);
        self.puts_down(id);
        self.unhitch(id);
        let (_, mut man, mut at) = self.men.get_mut(self.pieces.entity(id)).expect("a piece of the match");
        man.post = Post::OnField;
        man.rear = rear;
        at.0 = to;
    }
    /// Where a piece is from now on, with an engine that moves.
    pub(super) fn set_place(&mut self, id: PieceId, post: Post, to: Place) {
        let (_, mut man, mut at) = self.men.get_mut(self.pieces.entity(id)).expect("a piece of the match");
        man.post = post;
        at.0 = to;
    }
    /// Takes a piece off the field.
    pub fn take_off(&mut self, id: PieceId, post: Post) {
        self.interrupt(id);
        self.puts_down(id);
        self.unhitch(id);
        let (_, mut man, mut at) = self.men.get_mut(self.pieces.entity(id)).expect("a piece of the match");
        man.post = post;
        man.rear = None;
        at.0 = Place::NOWHERE;
    }
    /// An ox is tethered no more, whatever the reason.
    fn unhitch(&mut self, id: PieceId) {
        if self.engines.is_tethered(id) {
            self.engines.free(id);
        }
    }
    /// A basin that somebody bears stands where it is.
    pub fn puts_down(&mut self, id: PieceId) {
        if self.siegeworks.basins.iter().any(|basin| basin.is_borne_by(id)) {
            self.siegeworks.puts_down(id);
        }
    }
    /// A basin that somebody bears falls, because he is stunned, dies or retreats.
    pub fn drops(&mut self, id: PieceId) {
        if self.siegeworks.basins.iter().any(|basin| basin.is_borne_by(id)) {
            self.siegeworks.drops(id);
        }
    }
    /// Changes every piece of a side.
    pub fn change_all(&mut self, side: Seat, change: impl Fn(&mut Man)) {
        for (id, mut man, _) in &mut self.men {
            if self.rules.character(*id).side == side {
                change(&mut man);
            }
        }
    }
    /// Somebody does something else, or is hurt: the work that he shares is lost.
    pub fn interrupt(&mut self, id: PieceId) {
        if self.tasks.works.of(id).is_some() {
            self.tasks.works.interrupt(id);
            self.note("anarchy-log-work-lost", "A-0.56", id);
        }
    }
    /// Notes that somebody has acted, for a side that is surprised.
    pub fn acts(&mut self, id: PieceId) {
        if self.rules.is_surprised(self.side(id), self.clock.turn) {
            self.tasks.first_to_act = Some(id);
        }
    }
    /// Rolls the die of the match for a side, for an entry of the log that holds the roll.
    pub fn roll(&mut self, side: Seat, purpose: &'static str) -> Roll {
        let sides = self.rules.limits.die;
        let face = self.dice.die(sides);
        Roll { seat: side, purpose, face, faces: (1..=sides).collect(), drawn: false }
    }
    /// Rolls another die than that of the match.
    pub fn roll_of(&mut self, side: Seat, purpose: &'static str, sides: i32) -> Roll {
        let face = self.dice.die(sides);
        Roll { seat: side, purpose, face, faces: (1..=sides).collect(), drawn: false }
    }
    /// Notes something about one piece.
    pub fn note(&mut self, event: &'static str, rule: &'static str, id: PieceId) {
        let side = self.side(id);
        self.chronicle.note(rule, || Entry::new(event, rule).by(side).with("unit", piece(id)));
    }
}

/// Somebody in a line of the log.
pub fn piece(id: PieceId) -> Word {
    Word::On(Target::Piece(id))
}
/// A hex in a line of the log.
pub fn hex(place: Place) -> Word {
    Word::On(Target::Place(place))
}
