//! Why a script orders what it orders: what it weighs in every order of the kind.
use crate::games::anarchy::chapters::tactical::advance::{ADVANCE_INTO, ADVANCE_WITH, STAY};
use crate::games::anarchy::chapters::tactical::artillery::{LOOSE, LOOSE_AT};
use crate::games::anarchy::chapters::tactical::belfry::bridge::LOWER_BRIDGE;
use crate::games::anarchy::chapters::tactical::capture::{LEAD, LEAD_OFF};
use crate::games::anarchy::chapters::tactical::combat::{ATTACK, JOIN, STRIKE, SUFFER};
use crate::games::anarchy::chapters::tactical::deployment::{REAR_IN, USUAL_DEPLOYMENT};
use crate::games::anarchy::chapters::tactical::engines::gallery::DIG;
use crate::games::anarchy::chapters::tactical::engines::manning::USUAL_CREW;
use crate::games::anarchy::chapters::tactical::engines::ram::RAM;
use crate::games::anarchy::chapters::tactical::engines::{DRAW, OVER_EDGE, PUSH};
use crate::games::anarchy::chapters::tactical::fire::{FLAMING, TORCH, TORCH_BY};
use crate::games::anarchy::chapters::tactical::harm::FALL_IN;
use crate::games::anarchy::chapters::tactical::ladders::{BRING_LADDER, CARRY, LIFT, TOPPLE};
use crate::games::anarchy::chapters::tactical::mangonels::{BATTERY, BOMBARD, MAN_MANGONEL};
use crate::games::anarchy::chapters::tactical::movement::{EXIT, GO, TAKE};
use crate::games::anarchy::chapters::tactical::retreat::{RETREAT, RETREAT_OFF};
use crate::games::anarchy::chapters::tactical::shooting::{SHOOT_AT, SHOOT_WITH};
use crate::games::anarchy::chapters::tactical::siegeworks::laying::{
    SCREEN, USUAL_BALLISTAE, USUAL_BASINS, USUAL_FASCINES, USUAL_HEAPS, USUAL_MANTLETS, USUAL_RUBBLE,
};
use crate::games::anarchy::chapters::tactical::siegeworks::mantlets::{FACE, TAKE_MANTLET, WHEEL};
use crate::games::anarchy::chapters::tactical::siegeworks::oil::{BASIN_TO, LIFT_BASIN, POUR, SET_BASIN, TIP};
use crate::games::anarchy::chapters::tactical::siegeworks::stones::THROW_AT;
use crate::games::anarchy::chapters::tactical::works::{
    BEGIN_WORK, BURST, CLOSE_DOOR, OPEN_DOOR, PUT_OUT, RAISE, TETHER, WITH,
};
use crate::table::prelude::{Key, Order};

/// The reasons, each with the verbs of the orders that it is given for.
const REASONS: [(&str, &[Key]); 32] = [
    (
        "anarchy-thought-usual",
        &[
            USUAL_DEPLOYMENT.key,
            USUAL_CREW.key,
            USUAL_BALLISTAE.key,
            USUAL_MANTLETS.key,
            USUAL_HEAPS.key,
            USUAL_BASINS.key,
            USUAL_FASCINES.key,
            USUAL_RUBBLE.key,
        ],
    ),
    ("anarchy-thought-next", &[TAKE.key]),
    ("anarchy-thought-go", &[GO.key]),
    ("anarchy-thought-exit", &[EXIT.key]),
    ("anarchy-thought-lead", &[LEAD.key, LEAD_OFF.key]),
    ("anarchy-thought-shoot", &[SHOOT_WITH.key, SHOOT_AT.key, THROW_AT.key, LOOSE.key, LOOSE_AT.key]),
    ("anarchy-thought-fire", &[FLAMING.key, TORCH.key]),
    ("anarchy-thought-attack", &[ATTACK.key]),
    ("anarchy-thought-join", &[JOIN.key, STRIKE.key]),
    ("anarchy-thought-topple", &[TOPPLE.key]),
    ("anarchy-thought-ram", &[RAM.key, BURST.key]),
    ("anarchy-thought-suffer", &[SUFFER.key]),
    ("anarchy-thought-retreat", &[RETREAT.key, FALL_IN.key]),
    ("anarchy-thought-advance", &[ADVANCE_WITH.key, ADVANCE_INTO.key]),
    ("anarchy-thought-any", &[SCREEN.key, REAR_IN.key, TORCH_BY.key]),
    ("anarchy-thought-face", &[FACE.key]),
    ("anarchy-thought-mantlet", &[TAKE_MANTLET.key, WHEEL.key]),
    ("anarchy-thought-basin", &[LIFT_BASIN.key, SET_BASIN.key, BASIN_TO.key]),
    ("anarchy-thought-pour", &[TIP.key, POUR.key]),
    ("anarchy-thought-bombard", &[MAN_MANGONEL.key, BATTERY.key, BOMBARD.key]),
    ("anarchy-thought-put-out", &[PUT_OUT.key]),
    ("anarchy-thought-engine", &[DRAW.key, PUSH.key, OVER_EDGE.key]),
    ("anarchy-thought-bridge", &[LOWER_BRIDGE.key]),
    ("anarchy-thought-oxen", &[TETHER.key]),
    ("anarchy-thought-dig", &[DIG.key]),
    ("anarchy-thought-open", &[OPEN_DOOR.key]),
    ("anarchy-thought-close", &[CLOSE_DOOR.key]),
    ("anarchy-thought-ladder", &[BRING_LADDER.key, LIFT.key, CARRY.key, RAISE.key]),
    ("anarchy-thought-hands", &[WITH.key]),
    ("anarchy-thought-begin", &[BEGIN_WORK.key]),
    ("anarchy-thought-stay", &[STAY.key]),
    ("anarchy-thought-retreat-off", &[RETREAT_OFF.key]),
];

/// The key of the words for an order; nothing where it needs none.
pub fn of(order: Order) -> Option<&'static str> {
    REASONS.iter().find(|(_, verbs)| verbs.contains(&order.verb)).map(|(key, _)| *key)
}
