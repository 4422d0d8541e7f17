//! Correcting by hand how a unit was set down (§4.4, the last paragraph).
use super::company::Company;
use super::formation::{Formation, Posted, Posting};
use super::slots::{Assault, Mode, Setting};
use super::stand::Field;
use crate::table::ground::spots::Spot;
use crate::table::prelude::{Allowed, PieceId, Refusal};

const STAYS: Refusal = Refusal::new("fighter_in_contact_stays", "V-16.07");
const LEADER_STAYS: Refusal = Refusal::new("vassal_in_contact_cannot_leave", "V-16.08");
const LEFT_BEHIND: Refusal = Refusal::new("fighter_in_contact_stays", "V-9.08");
const NO_PLACE: Refusal = Refusal::new("not_in_hand", "V-10.07");
const NOT_IN_HAND: Refusal = Refusal::new("not_in_hand", "V-10.01");
const OFF_TABLE: Refusal = Refusal::new("off_table", "V-1.08");
const NO_CONTACT: Refusal = Refusal::new("charge_cannot_reach", "V-13.03");
const FIRST_SKIPPED: Refusal = Refusal::new("first_contact_skipped", "V-13.07");

/// Whether a man is one of those who have been placed. Who found no place stays where he stood (V-10.07), and so does who was left
/// behind (V-9.08); while a unit reorganises, its men who touch an enemy stay (V-16.07), and so does its leader (V-16.08).
pub fn is_in_hand(field: &Field, company: &Company, formation: &Formation, mode: Mode<'_>, man: PieceId) -> Allowed {
    match man {
        _ if formation.man(man).is_some_and(|man| man.posting == Posting::Stays) => Err(NO_PLACE),
        _ if formation.man(man).is_some() => Ok(()),
        _ if company.leaves(man) => Err(LEFT_BEHIND),
        _ if man == company.leader() && matches!(mode, Mode::Regroup(_)) && field.is_in_contact(man) => {
            Err(LEADER_STAYS)
        }
        _ if man != company.leader() && company.holds(man) && Setting::stays(field, mode, man) => Err(STAYS),
        _ => Err(NOT_IN_HAND),
    }
}

/// Whether a man may be put there, all others of the formation standing where they do. Only men who were in hand may be
/// moved. What a place must be is said at [`Setting::slot`]. Any spot may be asked, also far outside the table.
pub fn may_stand_at(
    field: &Field,
    company: &Company,
    formation: &Formation,
    mode: Mode<'_>,
    man: PieceId,
    at: Spot,
) -> Allowed {
    is_in_hand(field, company, formation, mode, man)?;
    if !at.in_range() {
        return Err(OFF_TABLE);
    }
    let mut setting = Setting::new(field, company, formation.at, mode);
    for other in formation.men.iter().filter(|other| other.id != man) {
        setting.set_down(other.id, other.at);
    }
    setting.slot(man, at)
}

/// The formation with a man put elsewhere by hand.
pub fn moved(formation: &Formation, man: PieceId, at: Spot) -> Formation {
    let put = |posted: &Posted| match posted.id == man {
        true => Posted { at, posting: Posting::Drag, ..*posted },
        false => *posted,
    };
    Formation { at: formation.at, men: formation.men.iter().map(put).collect() }
}

/// Whether the end of a charge may be confirmed as it was corrected by hand: somebody touches the target (V-13.03), and
/// the fighter first met is touched if the automatic placing had touched him (V-13.07).
pub fn may_confirm(
    field: &Field,
    company: &Company,
    assault: &Assault<'_>,
    automatic: &Formation,
    corrected: &Formation,
) -> Allowed {
    if corrected.contacts(field, company, assault.target) == 0 {
        return Err(NO_CONTACT);
    }
    match assault.first {
        Some(first) if automatic.touches(field, company, first) && !corrected.touches(field, company, first) => {
            Err(FIRST_SKIPPED)
        }
        _ => Ok(()),
    }
}
