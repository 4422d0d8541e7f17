//! Chapter 9, in what order a party loses its pieces, as numbers alone, for battles and for the chances of one: shares of
//! allies (F-17.01), soldiers and guards before lords (F-9.12, F-9.15).
use crate::games::fief::chapters::guards;

/// What a party is to lose next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NextLoss {
    /// Its owner says how many of the points are guards.
    ChooseTroops,
    /// Its owner says how many of the points are the King's guard.
    ChooseGuards,
    /// Soldiers first, the King's guard and the Queen's for the rest.
    Troops,
    /// Its owner says which lord falls.
    ChooseLord,
    /// All lords who fight, if there are points left for them; then nothing more.
    AllLords,
}

/// The next loss of a party that has so many points of soldiers, of the King's guard and of the Queen's, and so many
/// fighting lords, and still has to lose so many points.
pub fn next_loss([own, kings, queens]: [u16; 3], lords: usize, points: u16) -> NextLoss {
    let guards = kings + queens;
    if points > 0 && own > 0 && guards > 0 && points < own + guards {
        return NextLoss::ChooseTroops;
    }
    if points > 0 && own == 0 && guards::is_choice([kings, queens], points) {
        return NextLoss::ChooseGuards;
    }
    if own + guards > 0 && points > 0 {
        return NextLoss::Troops;
    }
    if usize::from(points) < lords && points > 0 { NextLoss::ChooseLord } else { NextLoss::AllLords }
}

/// How many points each guard loses if nobody says otherwise: as few as possible.
pub fn from_guards([own, kings, queens]: [u16; 3], points: u16) -> [u16; 2] {
    guards::usual_loss([kings, queens], points.saturating_sub(own).min(kings + queens))
}

/// How many points of soldiers go, if these of the guards do.
pub fn from_soldiers([own, kings, queens]: [u16; 3], points: u16, from_guards: [u16; 2]) -> u16 {
    points.min(own + kings + queens) - from_guards.iter().sum::<u16>()
}

/// The share of so many points that a party bears whose strength is `own` of the strength `all` of those who still bear
/// some: in proportion, rounded up (D-33).
pub fn fair_share(points: u16, own: u16, all: u16) -> u16 {
    (points * own).div_ceil(all.max(1))
}

/// What parties of these strengths that fight as one lose of so many points: each all that it is worth if there are
/// enough of them, else shares; nothing yet where a share is to be agreed on first.
pub fn settled_shares(strengths: &[u16], points: u16) -> Option<Vec<u16>> {
    match strengths {
        [] => Some(vec![]),
        [_] => Some(vec![points]),
        several if points < several.iter().sum() => None,
        several => Some(several.to_vec()),
    }
}
