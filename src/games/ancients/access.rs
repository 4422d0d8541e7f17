//! Access to the battle as system parameters: [`Read`] for questions, [`Write`] for steps and verbs.
use super::board::{Board, Unit};
use super::data::files::Module;
use super::rules::Rules;
use super::state::{
    AmbushToken, BattleProgress, FaceDecks, Fate, Field, ModuleState, NoBurn, OrderUnderway, Routed, RoutedUnit,
};
use crate::table::prelude::{
    At, Chronicle, Dice, Entry, Hidden, Kind, Outcome, Owner, PieceId, Pieces, Place, Roll, Seat, Spent, Target, Word,
};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

type UnitFacts = (
    &'static PieceId,
    &'static Owner,
    &'static Kind,
    &'static At,
    &'static Spent,
    &'static Fate,
    &'static NoBurn,
    &'static Hidden,
);

/// Reads the battle.
#[derive(SystemParam)]
pub struct Read<'w, 's> {
    pub rules: Res<'w, Rules>,
    pub modules: Res<'w, ModuleState>,
    units: Query<'w, 's, UnitFacts>,
}

impl Read<'_, '_> {
    /// The board as everybody sees it once the armies are revealed.
    pub fn board(&self) -> Board<'_> {
        gather(&self.rules, &self.modules, self.units.iter(), None, None)
    }
    /// The board as one seat sees it: until the reveal, without the adversary's units (N-1.08).
    pub fn board_for(&self, seat: Seat) -> Board<'_> {
        gather(&self.rules, &self.modules, self.units.iter(), Some(seat), None)
    }
    /// The units that a seat has in ambush, each with the board as that seat would see it once the unit had appeared.
    pub fn ambushers(&self, seat: Seat) -> impl Iterator<Item = (PieceId, Board<'_>)> {
        self.modules.ambush.of(seat).filter_map(move |token| {
            let board = gather(&self.rules, &self.modules, self.units.iter(), Some(seat), Some(token));
            Some((token.unit?, board))
        })
    }
    /// Every piece of a side with its line of the pool and its fate, whether on the board or not.
    pub fn fates(&self, side: Seat) -> impl Iterator<Item = (PieceId, Kind, Fate)> + '_ {
        self.units.iter().filter(move |u| u.1.0 == side).map(|u| (*u.0, *u.2, *u.5))
    }
}

type Row<'q> = (&'q PieceId, &'q Owner, &'q Kind, &'q At, &'q Spent, &'q Fate, &'q NoBurn, &'q Hidden);

/// The board as a viewer sees it, or with everything on it; what a token holds that is given appears on its hex.
fn gather<'a, 'q>(
    rules: &'a Rules,
    modules: &'a ModuleState,
    rows: impl Iterator<Item = Row<'q>>,
    viewer: Option<Seat>,
    appears: Option<&AmbushToken>,
) -> Board<'a> {
    let mut board = Board::new(rules, modules);
    for (id, owner, kind, at, spent, fate, no_burn, hidden) in rows {
        let appears = appears.filter(|token| token.unit == Some(*id));
        let seen = *fate == Fate::OnBoard && viewer.is_none_or(|viewer| hidden.seen_by.contains(viewer));
        if !seen && appears.is_none() {
            continue;
        }
        let line = &rules.pool[kind.index()];
        let unit = Unit {
            at: appears.map_or(at.0, |token| token.at),
            side: owner.0,
            kind: kind.0 as u8,
            fresh: line.fresh,
            loses: line.fresh - line.activated,
            spent: spent.0,
            no_burn: no_burn.0,
            on_board: true,
            mounted: line.mounted,
            rallies: line.rally,
            effects: line.effects,
        };
        board.put(*id, unit);
    }
    for token in modules.ambush.tokens.iter().filter(|token| Some(*token) != appears) {
        if modules.ambush.revealed || viewer.is_none_or(|viewer| viewer == token.side) {
            board.put_token(token.at);
        }
    }
    for (id, effects) in modules.upgrades.all() {
        if board.unit(*id).on_board {
            board.equip(*id, *effects);
        }
    }
    let command = &modules.command;
    board.ambusher = appears.map_or(command.ambusher.filter(|_| command.surprise), |token| token.unit);
    board
}

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

/// Changes the battle: everything that an order may alter.
#[derive(SystemParam)]
pub struct Write<'w, 's> {
    pub rules: Res<'w, Rules>,
    pub progress: ResMut<'w, BattleProgress>,
    pub underway: ResMut<'w, OrderUnderway>,
    pub outcome: ResMut<'w, Outcome>,
    pub dice: ResMut<'w, Dice>,
    pub chronicle: ResMut<'w, Chronicle>,
    pub routed: ResMut<'w, Routed>,
    pub modules: ResMut<'w, ModuleState>,
    decks: ResMut<'w, FaceDecks>,
    pieces: Res<'w, Pieces>,
    units: Query<'w, 's, UnitParts>,
}

impl Write<'_, '_> {
    pub fn board(&self) -> Board<'_> {
        gather(&self.rules, &self.modules, self.units.iter(), None, None)
    }

    /// Every piece of a side with its line of the pool and its fate, whether on the board or not.
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

    /// Notes what has become of a unit; one that is not on the board any more leaves its hex.
    pub fn set_fate(&mut self, id: PieceId, now: Fate) {
        let entity = self.pieces.entity(id);
        let (_, _, _, mut at, _, mut fate, _, _) = self.units.get_mut(entity).expect("a unit");
        *fate = now;
        if now != Fate::OnBoard {
            at.0 = Place::NOWHERE;
        }
    }
    /// Puts a unit on a hex, and notes if its side has now been in the enemy's camp (for the tiebreak `Entered`).
    pub fn place(&mut self, id: PieceId, to: Place) {
        let entity = self.pieces.entity(id);
        let (_, owner, _, mut at, ..) = self.units.get_mut(entity).expect("a unit");
        at.0 = to;
        if self.rules.map.base(to).is_some_and(|base| base != owner.0) {
            self.progress.entered[owner.0.0 as usize] = true;
        }
    }
    /// Turns a unit to its activated side: after its order (N-3.05), as a target that fought (N-3.07) or was hit (N-3.08).
    /// A unit that has not acted yet loses its order for this turn by it (N-3.15).
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
    /// Every unit is public from now on (N-1.09), but for what lies in ambush and what its side has not recruited, as long as it has any
    /// token (N-18.22).
    pub fn reveal(&mut self) {
        let ambush = &mut self.modules.ambush;
        for (_, owner, _, _, _, fate, _, mut hidden) in &mut self.units {
            let kept = matches!(*fate, Fate::Pool | Fate::InAmbush) && ambush.of(owner.0).next().is_some();
            if !kept {
                *hidden = Hidden::NOT;
            }
        }
        if !ambush.tokens.is_empty() {
            ambush.revealed = true;
        }
        self.progress.revealed = true;
        if !self.modules.upgrades.all().is_empty() {
            self.modules.upgrades.revealed = true;
        }
        if self.modules.field != Field::default() {
            self.modules.field.revealed = true;
        }
    }

    /// A unit is public from now on.
    pub fn show(&mut self, id: PieceId) {
        let entity = self.pieces.entity(id);
        *self.units.get_mut(entity).expect("a unit").7 = Hidden::NOT;
    }
    /// Every unit of a side is public from now on.
    pub fn show_all(&mut self, side: Seat) {
        let own = self.units.iter_mut().filter(|unit| unit.1.0 == side);
        own.for_each(|mut unit| *unit.7 = Hidden::NOT);
    }

    /// A unit leaves play by flight, without victory points (N-8.16); `rule` lets it flee. It may return (N-19.02).
    pub fn flees(&mut self, id: PieceId, rule: &'static str) {
        let side = self.side_of(id);
        self.set_fate(id, Fate::Fled);
        if self.rules.switches.modules.return_of_routed && self.board().serves(side, Module::ReturnOfRouted) {
            self.routed.0.push(RoutedUnit { unit: id, rolled: 0 });
        }
        self.chronicle.note(rule, || Entry::new("ancients-log-fled", rule).by(side).with("unit", piece(id)));
    }

    /// A unit is destroyed by `rule` and gives its victory points to the adversary (N-8.17).
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

    /// Throws the special die for a side by the seeded dice of the match, for an entry of the log that holds the roll (N-11.02);
    /// logos that are rolled again are told in the log, too (N-7.13).
    pub fn special_die(&mut self, side: Seat, purpose: &'static str) -> Roll {
        let (roll, logos) = self.decks.special_die(&self.rules, &mut self.dice, side, purpose);
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
