//! How many fighters find a place round their vassal (V-4.24): the places of a formation, counted.
use crate::games::vassaux::data::files::{ConstantsData, Foot};

/// `n / d`, rounded to the nearest, halves away from zero (V-1.09); `n` is not negative, `d` positive.
fn rounded(n: i64, d: i64) -> i64 {
    (2 * n + d) / (2 * d)
}

/// The places round a vassal with an Aura of so many R, his own not counted. They stand in rows, each shifted by half a
/// place against the next, as near to each other as bases allow.
pub fn capacity(constants: &ConstantsData, aura: i32, foot: Foot) -> i32 {
    let (base, geometry) = (i64::from(constants.base(foot)), &constants.geometry);
    let pitch = base + i64::from(geometry.lattice_gap);
    let row = rounded(i64::from(geometry.lattice_row) * pitch, 10_000);
    if pitch <= 0 || row <= 0 {
        return 0;
    }
    let reach = i64::from(aura) * i64::from(constants.ruler_units) + base + i64::from(geometry.measure);
    let rows = reach / row;
    let mut places = 0;
    for j in -rows..=rows {
        // Twice the distance ahead, so that half a place is a whole number.
        let room = 4 * (reach * reach - (j * row) * (j * row));
        let most = room.isqrt();
        let shift = j * pitch;
        // All i with |2·i·pitch + shift| ≤ most.
        let first = (-most - shift).div_euclid(2 * pitch) + i64::from((-most - shift).rem_euclid(2 * pitch) != 0);
        let last = (most - shift).div_euclid(2 * pitch);
        places += (last - first + 1).max(0);
    }
    i32::try_from(places - 1).unwrap_or(i32::MAX)
}
