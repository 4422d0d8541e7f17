//! The parties of a battle as the board has them, for its forecast.
use crate::games::fief::board::Board;
use crate::games::fief::chapters::battle::forecast::Encounter;
use crate::games::fief::chapters::battle::forecast::course::{Aim, Shots};
use crate::games::fief::chapters::battle::forecast::hosts::{Contingent, Host};
use crate::games::fief::chapters::battle::sides::{column, fighters, front_of, soldiers};
use crate::games::fief::state::posts::Party;
use crate::games::fief::state::war::{Battle, Side};
use crate::table::prelude::{PieceId, Place};
use smallvec::SmallVec;

/// What a party has in a village.
pub fn contingent(board: &Board, village: Place, party: Party) -> Contingent {
    let mut own = Contingent::new(party);
    let [points, kings, queens] = soldiers(board, village, party);
    if party.is_rebels() {
        own.piles.push(points);
        return own;
    }
    let ours = |at: Place, stand| at == village && stand == party.stand;
    if board.rules.units.of_kinds {
        own.pieces = board.forces.counters(party.seat, village, |stand| stand == party.stand);
    } else {
        let mut last = None;
        for group in board.forces.of(party.seat) {
            let key = (group.at, group.post);
            let piles: &mut dyn Piles =
                if ours(group.at, group.post.stand()) { &mut own.piles } else { &mut own.elsewhere };
            piles.heap(last == Some(key), group.points);
            last = Some(key);
        }
        if is_always_shown(board, &own) {
            own.elsewhere.clear();
        }
    }
    own.guards = [kings, queens];
    own.hired = board.forces.auxiliaries(village, party);
    for row in fighters(board, village, party) {
        own.lords += 1;
        own.darc |= row.lord.darc;
    }
    own
}

/// Piles of points of any number.
trait Piles {
    fn heap(&mut self, on_the_last: bool, points: u16);
}
impl<A: smallvec::Array<Item = u16>> Piles for SmallVec<A> {
    fn heap(&mut self, on_the_last: bool, points: u16) {
        match self.last_mut().filter(|_| on_the_last) {
            Some(last) => *last += points,
            None => self.push(points),
        }
    }
}

/// Whether the family's counters can show whatever is left of its piles in the battle, so that no loss takes more than is
/// due (F-9.14).
fn is_always_shown(board: &Board, own: &Contingent) -> bool {
    let mut piles: SmallVec<[u16; 32]> = own.piles.iter().chain(&own.elsewhere).copied().collect();
    (0..own.piles.len()).all(|pile| {
        let whole = piles[pile];
        let shown = (0..=whole).all(|left| {
            piles[pile] = left;
            board.rules.soldiers.can_show(piles.iter().copied())
        });
        piles[pile] = 0;
        shown
    })
}

/// A band as a front, in a battle still to be declared.
pub fn host(board: &Board, village: Place, band: &[Party], sortie: bool) -> Host {
    let parties = band.iter().map(|party| contingent(board, village, *party)).collect();
    Host { column: column(board, village, band, sortie), parties }
}

/// The battle under way as it stands; whatever an expansion alone knows of it is to be added.
pub fn under_way(board: &Board, battle: &Battle) -> Encounter {
    let mut encounter = Encounter {
        shots: Shots {
            ahead: battle.round == 0 && battle.blows.is_empty() && battle.dues.is_empty(),
            ..Shots::default()
        },
        rounds: (board.rules.switches.max_rounds - i32::from(battle.round)).max(0) as u16,
        ..Encounter::default()
    };
    for (side, band) in battle.fronts() {
        let parties: SmallVec<[Contingent; 1]> =
            band.iter().map(|party| contingent(board, battle.village, *party)).collect();
        let column = front_of(board, battle, side, &band).column;
        let blows = battle.blows.iter().filter(|blow| blow.parties.iter().any(|party| band.contains(party)));
        let dues = battle.dues.iter().filter(|(party, _)| band.contains(party));
        let due = blows.map(|blow| blow.points).chain(dues.map(|(_, points)| *points)).sum();
        encounter.blows.push(due);
        match side {
            Side::Attack => encounter.attackers.push(Host { column, parties }),
            Side::Defence => encounter.defenders = Host { column, parties },
        }
    }
    // Before the dice of a round are thrown it has begun already.
    if battle.round > 0 && encounter.blows.iter().all(|points| *points == 0) {
        encounter.rounds += 1;
    }
    encounter
}

/// Where the lord fights at whom the besieged may aim before the first round.
pub fn aim(board: &Board, battle: &Battle, lord: PieceId) -> Option<Aim> {
    let fronts = battle.fronts().into_iter().filter(|(side, _)| *side == Side::Attack);
    for (front, (_, band)) in fronts.enumerate() {
        for (party, of) in band.iter().enumerate() {
            if let Some(row) = fighters(board, battle.village, *of).find(|row| row.id == lord) {
                return Some(Aim { lord, front, party, darc: row.lord.darc });
            }
        }
    }
    None
}
