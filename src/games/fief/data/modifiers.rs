//! Where the rules ask whether an expansion has something to say. Without one nothing is different.
use crate::games::fief::board::{Board, Play};
use crate::games::fief::chapters::battle::Party;
use crate::games::fief::state::forces::Post;
use crate::table::kit::counters::Counters;
use crate::table::prelude::{Allowed, PieceId, Place, Seat};

/// What an expansion may make different, each answered for the position as it stands.
#[derive(Clone, Copy)]
pub struct Modifiers {
    /// Whether this party may begin an attack in a village, or go on with one from a gate (F-8.17, F-9.01).
    pub may_attack: fn(&Board, Party, Place) -> Allowed,
    /// Whether the company of this family may go to the gate of a village, where it would have to fight (F-8.17).
    pub may_storm: fn(&Board, Seat, Place) -> Allowed,
    /// Whether troops of this sort may be placed at a post of a village, which is a place for soldiers (F-7.02).
    pub may_muster: fn(&Board, Seat, u8, Place, Post) -> Allowed,
    /// Whether what the company of this family leaves behind may stay there (F-8.07).
    pub may_leave: fn(&Board, Seat) -> Allowed,
    /// Whether these pieces of a family may be called away from a village, without a lord (F-10.27).
    pub may_send: fn(&Board, Seat, Place, Counters) -> Allowed,
    /// The King (true) or the Queen dies, or lays down the crown; what is left of the guard goes back to the bank when this
    /// has run (F-12.03, F-12.07, F-12.12).
    pub guard_disbands: fn(&mut Play, bool, PieceId),
    /// Pieces have come, gone or fallen; who sits in the villages is settled next.
    pub settle: fn(&mut Play),
}

impl Default for Modifiers {
    fn default() -> Self {
        Self {
            may_attack: |_, _, _| Ok(()),
            may_storm: |_, _, _| Ok(()),
            may_muster: |_, _, _, _, _| Ok(()),
            may_leave: |_, _| Ok(()),
            may_send: |_, _, _, _| Ok(()),
            guard_disbands: |_, _, _| {},
            settle: |_| {},
        }
    }
}
