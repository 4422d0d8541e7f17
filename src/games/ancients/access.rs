//! What the steps and verbs of the battle work with: the pieces, the state of the match, the dice, the chronicle.
use super::board::{Field, gather};
use super::data::rules::Rules;
use super::state::{FaceDecks, Fate, NoBurn, Progress, Underway};
use crate::table::prelude::{
    At, Chronicle, Dice, Entry, Hidden, Kind, Outcome, Owner, PieceId, Pieces, Place, Roll, Seat, Spent, Target, Word,
};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

type UnitParts = (
    &'static PieceId,
    &'static Owner,
    &'static Kind,
    &'static mut At,
    &'static mut Spent,
    &'static mut Fate,
    &'static mut NoBurn,
    &'static mut Hidden,
);

/// Everything that an order may change.
#[derive(SystemParam)]
pub struct Battle<'w, 's> {
    pub rules: Res<'w, Rules>,
    pub progress: ResMut<'w, Progress>,
    pub underway: ResMut<'w, Underway>,
    pub outcome: ResMut<'w, Outcome>,
    pub dice: ResMut<'w, Dice>,
    pub chronicle: ResMut<'w, Chronicle>,
    decks: ResMut<'w, FaceDecks>,
    pieces: Res<'w, Pieces>,
    units: Query<'w, 's, UnitParts>,
}

impl Battle<'_, '_> {
    pub fn field(&self) -> Field<'_> {
        gather(&self.rules, self.units.iter(), |_| true)
    }

    /// Every piece of a side with its line of the pool and its fate.
    pub fn fates(&self, side: Seat) -> impl Iterator<Item = (PieceId, Kind, Fate)> + '_ {
        self.units.iter().filter(move |u| u.1.0 == side).map(|u| (*u.0, *u.2, *u.5))
    }
    pub fn side_of(&self, id: PieceId) -> Seat {
        self.units.get(self.pieces.entity(id)).expect("a unit").1.0
    }
    pub fn place_of(&self, id: PieceId) -> Place {
        self.units.get(self.pieces.entity(id)).expect("a unit").3.0
    }
    pub fn fate_of(&self, id: PieceId) -> Fate {
        *self.units.get(self.pieces.entity(id)).expect("a unit").5
    }
    pub fn is_on_board(&self, id: PieceId) -> bool {
        self.fate_of(id) == Fate::OnBoard
    }

    pub fn set_fate(&mut self, id: PieceId, now: Fate) {
        let entity = self.pieces.entity(id);
        let (_, _, _, mut at, _, mut fate, _, _) = self.units.get_mut(entity).expect("a unit");
        *fate = now;
        if now != Fate::OnBoard {
            at.0 = Place::NOWHERE;
        }
    }
    /// Moves a unit, and marks that its side has been in the enemy's base (for the tiebreak `Entered`).
    pub fn place(&mut self, id: PieceId, to: Place) {
        let entity = self.pieces.entity(id);
        let (_, owner, _, mut at, ..) = self.units.get_mut(entity).expect("a unit");
        at.0 = to;
        if self.rules.board.base(to).is_some_and(|base| base != owner.0) {
            self.progress.entered[owner.0.0 as usize] = true;
        }
    }
    /// Turns a unit to its activated side (N-3.05).
    pub fn activate(&mut self, id: PieceId) {
        let entity = self.pieces.entity(id);
        self.units.get_mut(entity).expect("a unit").4.0 = true;
    }
    /// Puts the hidden-flame marker under a unit (N-10.04).
    pub fn forbid_burning(&mut self, id: PieceId) {
        let entity = self.pieces.entity(id);
        self.units.get_mut(entity).expect("a unit").6.0 = true;
    }
    /// All units available again, no markers (N-3.13).
    pub fn refresh(&mut self) {
        for (_, _, _, _, mut spent, _, mut no_burn, _) in &mut self.units {
            spent.0 = false;
            no_burn.0 = false;
        }
    }
    /// Every unit is public from now on (N-1.09).
    pub fn reveal(&mut self) {
        self.units.iter_mut().for_each(|mut unit| *unit.7 = Hidden::NOT);
        self.progress.revealed = true;
    }

    /// A unit leaves play by flight, without victory points (N-8.16).
    pub fn flees(&mut self, id: PieceId, rule: &'static str) {
        let side = self.side_of(id);
        self.set_fate(id, Fate::Fled);
        self.chronicle.note(rule, || Entry::new("ancients-log-fled", rule).by(side).with("unit", piece(id)));
    }

    /// A unit is destroyed and gives its victory points to the adversary (N-8.17).
    pub fn destroyed(&mut self, id: PieceId, rule: &'static str) {
        let (_, owner, kind, ..) = self.units.get(self.pieces.entity(id)).expect("a unit");
        let (side, points) = (owner.0, self.rules.pool[kind.index()].half_points);
        self.set_fate(id, Fate::Destroyed);
        self.progress.half_points[1 - side.0 as usize] += points;
        self.chronicle.note(rule, || {
            Entry::new("ancients-log-destroyed", rule)
                .by(side)
                .with("unit", piece(id))
                .with("points", Word::Halves(points.into()))
        });
    }

    pub fn special_die(&mut self, side: Seat, purpose: &'static str) -> Roll {
        let (roll, logos) = self.rules.special_die(&mut self.dice, &mut self.decks, side, purpose);
        if logos > 0 {
            self.chronicle.note("N-7.13", || {
                Entry::new("ancients-log-reroll", "N-7.13").by(side).with("count", Word::Number(logos))
            });
        }
        roll
    }
}

/// A unit in a line of the log.
pub fn piece(id: PieceId) -> Word {
    Word::On(Target::Piece(id))
}
/// A hex in a line of the log.
pub fn hex(place: Place) -> Word {
    Word::On(Target::Place(place))
}
