//! What positions in RON say of Tactique: where the mercenaries are.
use crate::games::fief::state::lords::Crown;
use crate::games::tactique::rules::Tactics;
use crate::games::tactique::state::mercenaries::Hired;
use crate::games::tactique::state::royals::Royals;
use crate::table::prelude::Names;
use bevy::prelude::*;
use serde::Deserialize;

#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields, default)]
struct Position {
    /// Mercenaries by family; the others are in the reserve.
    camps: Vec<(String, u8)>,
    /// Families whose first mercenaries have fought already in this turn, where: `("lily", "bourg", 2)`.
    field: Vec<(String, String, u8)>,
}

/// Puts mercenaries where the position says. King and Queen of the position have their guards already, and are not
/// asked.
pub(super) fn arrange(world: &mut World, position: Option<&str>) -> Result<(), String> {
    let options = ron::Options::default().with_default_extension(ron::extensions::Extensions::IMPLICIT_SOME);
    let wanted: Position =
        position.map_or(Ok(Position::default()), |text| options.from_str(text)).map_err(|e| e.to_string())?;
    let names = world.resource::<Names>().clone();
    let tactics = world.resource::<Tactics>().clone();
    let mut hired = Hired::new(&tactics, names.seats());
    let seat = |label: &str| names.seat(label).ok_or_else(|| format!("{label}: no family of this match"));
    let leave = |hired: &mut Hired, men: u8| {
        hired.reserve = hired.reserve.checked_sub(men).ok_or("there are not so many mercenaries")?;
        Ok::<(), String>(())
    };
    for (label, men) in &wanted.camps {
        leave(&mut hired, *men)?;
        hired.camps[usize::from(seat(label)?.0)] += men;
    }
    for (label, at, men) in &wanted.field {
        let place = match names.read(crate::table::prelude::Sort::Place, at) {
            Ok(crate::table::prelude::Target::Place(place)) => place,
            _ => return Err(format!("{at}: no village")),
        };
        leave(&mut hired, *men)?;
        hired.field.push(crate::games::tactique::state::mercenaries::OnTheSpot {
            seat: seat(label)?,
            at: place,
            men: *men,
        });
    }
    let crown = world.resource::<Crown>();
    let royals = Royals { king: crown.king, queen: crown.queen, ..Royals::default() };
    world.insert_resource(royals);
    world.insert_resource(hired);
    Ok(())
}
