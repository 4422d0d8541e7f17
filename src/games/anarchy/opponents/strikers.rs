//! Which enemies can strike from where in their next phase, for the level `hard`: reckoned once, as long as none of them moves or is
//! hurt.
use crate::games::anarchy::board::Board;
use crate::games::anarchy::chapters::tactical::reach::Reach;
use crate::games::anarchy::state::{Man, Post};
use crate::table::prelude::{PieceId, Place, Seat};
use smallvec::SmallVec;
use std::sync::Arc;

/// Somebody who can strike after his next movement.
#[derive(Debug)]
pub struct Striker {
    pub id: PieceId,
    /// By place: whether he could end his movement there.
    ends: Vec<bool>,
}

/// The men of a side who can strike after its next movement, the strongest first.
#[derive(Debug)]
pub struct Strikers(Vec<Striker>);

/// Men who can strike together, the strongest first, each with the place from which he does.
pub type Band<'s> = SmallVec<[(&'s Striker, Place); 8]>;

impl Strikers {
    fn of(board: &Board, side: Seat) -> Self {
        let mut then = board.clone();
        for id in board.on_field(side) {
            let man = *board.man(id);
            // Whoever has one upkeep left until he recovers has recovered by then.
            let stunned = man.stunned.saturating_sub(1);
            then.put(id, Man { moved: 0, stunned, ..man }, board.front(id));
        }
        let strikes = |id: &PieceId| {
            let man = then.man(*id);
            let is_there = matches!(man.post, Post::OnField | Post::Waiting);
            is_there && man.stunned == 0 && !man.captive && !man.guards && !board.is_animal(*id)
        };
        let striker = |id: PieceId| {
            let mut ends = vec![false; board.map.places()];
            let ways = Reach::of(&then, id).ends(&then, id).into_iter().map(|(place, _)| place);
            let stays = (then.man(id).post == Post::OnField).then(|| board.front(id));
            ways.chain(stays).for_each(|place| ends[place.index()] = true);
            Striker { id, ends }
        };
        let mut men: Vec<Striker> = then.pieces(side).filter(strikes).map(striker).collect();
        men.sort_by_key(|striker| (-board.values(striker.id).0, striker.id));
        Self(men)
    }

    /// Those of `side` who could strike together at whoever is in a place: each from a place of his own, in which nobody of the other side
    /// stands, other than `but`, who is not there then.
    pub fn against(&self, board: &Board, side: Seat, place: Place, but: PieceId) -> Band<'_> {
        let is_open = |hex: &Place| {
            board.join(*hex, place).is_fought_over()
                && board.at(*hex).is_none_or(|other| other == but || board.side(other) == side)
        };
        let mut open: SmallVec<[Place; 8]> = board.near(place).filter(is_open).collect();
        let mut band = Band::new();
        for striker in self.0.iter().filter(|striker| striker.id != but) {
            if let Some(at) = open.iter().position(|hex| striker.ends[hex.index()]) {
                band.push((striker, open.swap_remove(at)));
            }
        }
        band
    }
}

/// The strikers of a side, once they have been reckoned, with its men as they were then.
#[derive(Clone, Default, Debug)]
pub struct KnownStrikers(Option<(Vec<Whereabouts>, Arc<Strikers>)>);

/// The condition of a man, and where he stands.
type Whereabouts = (Man, Place);

impl KnownStrikers {
    /// The men of a side who can strike in its next phase.
    pub fn of(&mut self, board: &Board, side: Seat) -> Arc<Strikers> {
        let men: Vec<Whereabouts> = board.pieces(side).map(|id| (*board.man(id), board.front(id))).collect();
        if let Some((known, strikers)) = &self.0
            && *known == men
        {
            return strikers.clone();
        }
        let strikers = Arc::new(Strikers::of(board, side));
        self.0 = Some((men, strikers.clone()));
        strikers
    }
}
