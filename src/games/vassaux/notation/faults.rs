//! What cannot be in a position, however the match went: bases in each other or off the table, men out of cohesion.
use crate::games::vassaux::access::Board;
use crate::games::vassaux::field::stand::standing;
use crate::games::vassaux::state::fighters::Fate;
use crate::table::prelude::{Names, PieceId, Target};

/// The first thing that is wrong with a position, in English.
pub fn fault(board: &Board, names: &Names) -> Option<String> {
    let field = &board.field;
    let label = |piece: PieceId| names.label(Target::Piece(piece));
    for (number, one) in field.bases().iter().enumerate() {
        let name = label(one.id);
        if !field.on_table(&one.disc) {
            return Some(format!("{name}: not on the table"));
        }
        if field.bars(&standing(&one.disc)) {
            return Some(format!("{name}: stands on what is impassable"));
        }
        if let Some(other) = field.bases()[..number].iter().find(|other| field.overlap(&one.disc, &other.disc)) {
            return Some(format!("{name}: stands in {}", label(other.id)));
        }
    }
    for unit in &board.units {
        let leader = unit.leader.and_then(|leader| board.fighter(leader)).filter(|leader| leader.fate == Fate::Aside);
        let man = leader.and_then(|_| board.members(unit.id).find(|fighter| fighter.fate == Fate::OnTable));
        if let Some(man) = man {
            return Some(format!("{}: stands on the table, and his leader is aside", label(man.id)));
        }
        if let Some(man) = field.confused(unit.id).first() {
            return Some(format!("{}: out of cohesion and not among the strays", label(*man)));
        }
    }
    None
}
