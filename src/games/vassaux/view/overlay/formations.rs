//! Setting a unit down: at deployment, and man by man.
use super::canvas::Canvas;
use crate::desktop::face::{Aim, Meaning};
use crate::games::vassaux::chapters::deployment::{self, DEPLOY_AT};
use crate::games::vassaux::chapters::formation::{STAND_AT, Setting};
use crate::games::vassaux::field::formation::facing;
use crate::games::vassaux::field::slots::{CONTACT_SLOTS, Hand, Mode, contact_slot, lattice_slots};
use crate::games::vassaux::state::deployment::{Placed, SetDown};
use crate::games::vassaux::view::seen::Seen;
use crate::table::ground::directions::Axis;
use crate::table::ground::spots::{Spot, square};
use crate::table::prelude::PieceId;

/// How large a free place is drawn, in u.
const PLACE: i32 = 420;

/// Where is the unit deployed? The unit as it would stand there (V-23.02, V-23.33).
pub fn deploying(canvas: &mut Canvas, aim: &Aim) {
    let seen = canvas.seen;
    let Some((company, zone)) = seen.deployment.taken.and_then(|unit| deployment::arriving(&seen.board, unit)) else {
        return;
    };
    let meant = aim.orders.iter().find_map(|(order, _)| DEPLOY_AT.of(*order));
    let Some(spot) = meant else { return };
    match deployment::set_down(&seen.board, &company, &zone, spot) {
        Ok(formation) => canvas.formation(&company, &formation),
        Err(_) => canvas.ring(spot, company.radius(), Meaning::Blocked, true),
    }
}

/// The unit that is being set down.
pub fn setting(seen: &Seen) -> Option<(Setting, &SetDown)> {
    let down = seen.hand.0.as_ref()?;
    Some((Setting::of(seen.board.clone(), seen.frames.top(), down.clone())?, down))
}

/// The places where the man who was taken up may stand: those of the lattice, and against enemies where contact is made (§4.4).
pub fn places(seen: &Seen, setting: &Setting, down: &SetDown, man: PieceId) -> Vec<Spot> {
    let (field, company) = (&seen.board.field, &setting.company);
    let toward =
        setting.line.as_ref().map_or_else(|| facing(field, company.host(), down.at), |line| line.axis().direction());
    let axis = Axis::new(down.at, toward);
    let mut spots = lattice_slots(field.measures(), company, &axis, None, Hand::Left);
    if let Mode::Charge(_) | Mode::Regroup(_) = setting.mode() {
        let reach = i64::from(company.aura() + 5 * company.radius());
        for enemy in field.enemies(company.host()).filter(|enemy| square(enemy.centre(), down.at) <= reach * reach) {
            let slot = |number| contact_slot(&enemy.disc, down.at, company.radius(), number, Hand::Left);
            spots.extend((0..CONTACT_SLOTS).filter_map(slot));
        }
    }
    spots.retain(|spot| setting.may_stand_at(man, *spot).is_ok());
    spots
}

/// The place that somebody means who points near one.
pub fn meant(seen: &Seen, at: Spot, near: i32) -> Option<Spot> {
    let (setting, down) = setting(seen)?;
    let near = i64::from(near);
    let places = places(seen, &setting, down, down.taken?).into_iter();
    let close = places.filter(|spot| square(*spot, at) <= near * near);
    close.min_by_key(|spot| (square(*spot, at), *spot))
}

/// The unit in hand: its Aura, men without a place, and for the man taken up the places where he may stand.
pub fn in_hand(canvas: &mut Canvas, aim: &Aim) {
    let seen = canvas.seen;
    let Some((setting, down)) = setting(seen) else { return };
    let company = &setting.company;
    let stay = |placed: &Placed| *placed == Placed::Stays;
    let whole = !down.men.iter().any(|(.., placed)| stay(placed));
    let meaning = if whole { Meaning::Free } else { Meaning::Blocked };
    canvas.ring(down.at, company.aura() + company.radius(), meaning, !whole);
    for (_, at, placed) in &down.men {
        if stay(placed) {
            canvas.round(&company.base(*at), Meaning::Blocked, true);
        }
    }
    if let Some(line) = &setting.line {
        for segment in &line.front {
            canvas.line(segment.from, segment.to, Meaning::Front);
        }
    }
    let Some(man) = down.taken else { return };
    for spot in places(seen, &setting, down, man) {
        canvas.ring(spot, PLACE, Meaning::Slot, false);
    }
    match aim.orders.iter().find_map(|(order, answer)| STAND_AT.of(*order).map(|spot| (spot, answer.is_ok()))) {
        Some((spot, true)) => canvas.ghost(man, spot),
        Some((spot, false)) => canvas.ring(spot, company.radius(), Meaning::Blocked, true),
        None => {}
    }
}
