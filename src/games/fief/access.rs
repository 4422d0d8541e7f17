//! How systems reach the position: [`Read`] for decisions, [`Write`] for orders and steps.
use crate::games::fief::board::{Board, LordRow, Modifiers, Presence};
use crate::games::fief::rules::Rules;
use crate::games::fief::state::cards::Cards;
use crate::games::fief::state::forces::Forces;
use crate::games::fief::state::lords::{Crown, Lord, Titles, Whereabouts};
use crate::games::fief::state::march::March;
use crate::games::fief::state::negotiation::Negotiation;
use crate::games::fief::state::posts::{Guard, Post};
use crate::games::fief::state::progress::TurnProgress;
use crate::games::fief::state::realm::Realm;
use crate::games::fief::state::revolt::Revolt;
use crate::games::fief::state::treasury::Treasury;
use crate::games::fief::state::underway::Underway;
use crate::games::fief::state::war::War;
use crate::table::kit::purses::{Account, Payment};
use crate::table::prelude::*;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

type LordParts = (&'static PieceId, &'static Owner, &'static At, &'static Lord);

/// What a decision reads.
#[derive(SystemParam)]
pub struct Read<'w, 's> {
    rules: Res<'w, Rules>,
    modifiers: Res<'w, Modifiers>,
    realm: Res<'w, Realm>,
    titles: Res<'w, Titles>,
    crown: Res<'w, Crown>,
    forces: Res<'w, Forces>,
    treasury: Res<'w, Treasury>,
    cards: Res<'w, Cards>,
    revolt: Res<'w, Revolt>,
    underway: Res<'w, Underway>,
    progress: Res<'w, TurnProgress>,
    negotiation: Res<'w, Negotiation>,
    march: Res<'w, March>,
    war: Res<'w, War>,
    lords: Query<'w, 's, LordParts>,
}

/// Makes a board of the parts that a struct holds in fields of these names, with no lords or soldiers on it yet.
macro_rules! laid_out {
    ($of:ident) => {
        Board {
            rules: &$of.rules,
            map: &$of.rules.map,
            realm: &$of.realm,
            titles: &$of.titles,
            crown: &$of.crown,
            forces: &$of.forces,
            treasury: &$of.treasury,
            cards: &$of.cards,
            revolt: &$of.revolt,
            underway: &$of.underway,
            progress: &$of.progress,
            negotiation: &$of.negotiation,
            march: &$of.march,
            war: &$of.war,
            modifiers: &$of.modifiers,
            presence: Presence::NOBODY,
        }
    };
}

/// Asks something of the board from outside the systems of a match; nothing before a match has begun.
pub fn with_board<T>(world: &World, look: impl FnOnce(&Board) -> T) -> Option<T> {
    let mut lords = world.try_query::<LordParts>()?;
    let rules = world.get_resource::<Rules>()?;
    let mut board = Board {
        rules,
        map: &rules.map,
        realm: world.get_resource()?,
        titles: world.get_resource()?,
        crown: world.get_resource()?,
        forces: world.get_resource()?,
        treasury: world.get_resource()?,
        cards: world.get_resource()?,
        revolt: world.get_resource()?,
        underway: world.get_resource()?,
        progress: world.get_resource()?,
        negotiation: world.get_resource()?,
        march: world.get_resource()?,
        war: world.get_resource()?,
        modifiers: world.get_resource()?,
        presence: Presence::NOBODY,
    };
    board.presence.fill(lords.iter(world), board.forces);
    Some(look(&board))
}

impl Read<'_, '_> {
    pub fn board(&self) -> Board<'_> {
        let mut board = laid_out!(self);
        board.presence.fill(self.lords.iter(), board.forces);
        board
    }
}

type LordPartsMut = (&'static PieceId, &'static mut Owner, &'static mut At, &'static mut Lord, &'static mut Hidden);

/// Everything that an order may change.
#[derive(SystemParam)]
pub struct Write<'w, 's> {
    pub rules: Res<'w, Rules>,
    pub modifiers: Res<'w, Modifiers>,
    pub reactions: Res<'w, Reactions>,
    pub realm: ResMut<'w, Realm>,
    pub titles: ResMut<'w, Titles>,
    pub crown: ResMut<'w, Crown>,
    pub forces: ResMut<'w, Forces>,
    pub treasury: ResMut<'w, Treasury>,
    pub cards: ResMut<'w, Cards>,
    pub revolt: ResMut<'w, Revolt>,
    pub underway: ResMut<'w, Underway>,
    pub progress: ResMut<'w, TurnProgress>,
    pub negotiation: ResMut<'w, Negotiation>,
    pub march: ResMut<'w, March>,
    pub war: ResMut<'w, War>,
    pub outcome: ResMut<'w, Outcome>,
    pub dice: ResMut<'w, Dice>,
    pub chronicle: ResMut<'w, Chronicle>,
    pieces: Res<'w, Pieces>,
    lords: Query<'w, 's, LordPartsMut>,
}

impl Write<'_, '_> {
    pub fn board(&self) -> Board<'_> {
        let mut board = laid_out!(self);
        let lords = self.lords.iter().map(|(id, owner, at, lord, _)| (id, owner, at, lord));
        board.presence.fill(lords, board.forces);
        board
    }

    /// A lord as he is.
    pub fn lord(&self, id: PieceId) -> LordRow {
        let (id, owner, at, lord, _) = self.lords.get(self.pieces.entity(id)).expect("a lord");
        LordRow { id: *id, family: owner.0, at: at.0, lord: *lord }
    }
    /// Changes a lord's state.
    pub fn change_lord(&mut self, id: PieceId, change: impl FnOnce(&mut Lord)) {
        let (_, _, _, mut lord, _) = self.lords.get_mut(self.pieces.entity(id)).expect("a lord");
        change(&mut lord);
    }
    /// Puts a lord of a family into a village, inside it.
    pub fn put_lord(&mut self, id: PieceId, family: Seat, village: Place) {
        let (_, mut owner, mut at, mut lord, mut hidden) = self.lords.get_mut(self.pieces.entity(id)).expect("a lord");
        (owner.0, at.0, *hidden) = (family, village, Hidden::NOT);
        lord.whereabouts = Whereabouts::Board;
        lord.set_post(Post::Inside);
    }
    /// Takes a lord off the table; his card is elsewhere then.
    pub fn take_lord_off(&mut self, id: PieceId) {
        let (_, _, mut at, mut lord, mut hidden) = self.lords.get_mut(self.pieces.entity(id)).expect("a lord");
        (at.0, *hidden, *lord) = (Place::NOWHERE, Hidden { seen_by: Seats(0) }, Lord::default());
    }
    /// Puts a lord who is off the board into the dungeon, with the regions whose titles he held (F-14.14).
    pub fn jail(&mut self, id: PieceId, stripped: u16) {
        let (_, _, _, mut lord, mut hidden) = self.lords.get_mut(self.pieces.entity(id)).expect("a lord");
        *hidden = Hidden::NOT;
        *lord = Lord { whereabouts: Whereabouts::Dungeon, stripped, ..Lord::AWAY };
    }
    /// A new turn: nobody has gone anywhere (F-8.05).
    pub fn fresh_steps(&mut self) {
        self.lords.iter_mut().filter(|row| row.3.steps > 0).for_each(|mut row| row.3.steps = 0);
        self.forces.rest();
        if let Some(uprising) = &mut self.revolt.0 {
            uprising.steps = 0;
        }
    }

    /// Pays, with a line in the chronicle; nothing happens for a sum of 0.
    pub fn pay(&mut self, from: Account, to: Account, amount: i32, event: &'static str, rule: &'static str) {
        if amount > 0 {
            self.treasury.purses.pay(&mut self.chronicle, Payment::new(from, to, amount, event, rule));
        }
    }

    /// A die for a purpose (Fluent key).
    pub fn die(&mut self, seat: Seat, purpose: &'static str) -> Roll {
        let sides = self.rules.data.combat.sides;
        let face = self.dice.die(sides);
        Roll { seat, purpose, face, faces: (1..=sides).collect(), drawn: false }
    }

    /// The occupant of a village stays so while he has a piece inside; after him comes the strongest family inside,
    /// in turn order among equals. Ownership does not pass here but at the end of a go of moves (F-8.12).
    pub fn settle_occupants(&mut self) {
        (self.reactions.settle)(self);
        let board = self.board();
        let mut changes: Vec<(Place, Option<Seat>)> = vec![];
        for village in board.map.villages() {
            let now = board.occupant(village);
            // A village without an occupant goes to a family only when no other has pieces inside (F-9.41).
            if now.is_some_and(|seat| board.is_inside(seat, village))
                || (now.is_none() && board.presence.inside[village.index()].count_ones() != 1)
            {
                continue;
            }
            let strength = |seat: Seat| {
                let lords = board.free_lords_of(seat).filter(|row| row.at == village).count() as u16;
                board.forces.points(seat, village) + board.guards(seat, village).iter().sum::<u16>() + lords
            };
            let mut best: Option<Seat> = None;
            for seat in board.progress.order().filter(|seat| board.is_inside(*seat, village)) {
                if best.is_none_or(|b| strength(seat) > strength(b)) {
                    best = Some(seat);
                }
            }
            changes.push((village, best));
        }
        for (village, seat) in changes {
            let village = self.realm.village_mut(village);
            (village.occupant, village.left_open) = (seat, village.left_open.filter(|_| seat.is_none()));
        }
    }
}

/// What an expansion does in addition when something has happened. Without an expansion nothing.
#[derive(Resource, Clone, Copy)]
pub struct Reactions {
    /// The King or the Queen dies, or lays down the crown; what is left of the guard goes back to the bank when this
    /// has run (F-12.03, F-12.07, F-12.12).
    pub guard_disbands: fn(&mut Write, Guard, PieceId),
    /// Pieces have come, gone or fallen; who sits in the villages is settled next.
    pub settle: fn(&mut Write),
}
impl Default for Reactions {
    fn default() -> Self {
        Self { guard_disbands: |_, _, _| {}, settle: |_| {} }
    }
}
