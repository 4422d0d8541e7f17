//! Why a script orders what it orders: what it weighs in every order of the kind.
use crate::games::anarchy::chapters::tactical::advance::{ADVANCE_INTO, ADVANCE_WITH};
use crate::games::anarchy::chapters::tactical::capture::{LEAD, LEAD_OFF};
use crate::games::anarchy::chapters::tactical::combat::{ATTACK, JOIN, STRIKE, SUFFER};
use crate::games::anarchy::chapters::tactical::deployment::USUAL_DEPLOYMENT;
use crate::games::anarchy::chapters::tactical::engines::manning::USUAL_CREW;
use crate::games::anarchy::chapters::tactical::engines::ram::RAM;
use crate::games::anarchy::chapters::tactical::fire::{FLAMING, TORCH};
use crate::games::anarchy::chapters::tactical::harm::FALL_IN;
use crate::games::anarchy::chapters::tactical::ladders::TOPPLE;
use crate::games::anarchy::chapters::tactical::movement::{EXIT, GO, TAKE};
use crate::games::anarchy::chapters::tactical::retreat::RETREAT;
use crate::games::anarchy::chapters::tactical::shooting::{SHOOT_AT, SHOOT_WITH};
use crate::games::anarchy::chapters::tactical::siegeworks::laying::{
    USUAL_BALLISTAE, USUAL_BASINS, USUAL_FASCINES, USUAL_HEAPS, USUAL_MANTLETS, USUAL_RUBBLE,
};
use crate::table::prelude::{Key, Order};

/// The reasons, each with the verbs of the orders that it is given for.
const REASONS: [(&str, &[Key]); 14] = [
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
    ("anarchy-thought-shoot", &[SHOOT_WITH.key, SHOOT_AT.key]),
    ("anarchy-thought-fire", &[FLAMING.key, TORCH.key]),
    ("anarchy-thought-attack", &[ATTACK.key]),
    ("anarchy-thought-join", &[JOIN.key, STRIKE.key]),
    ("anarchy-thought-topple", &[TOPPLE.key]),
    ("anarchy-thought-ram", &[RAM.key]),
    ("anarchy-thought-suffer", &[SUFFER.key]),
    ("anarchy-thought-retreat", &[RETREAT.key, FALL_IN.key]),
    ("anarchy-thought-advance", &[ADVANCE_WITH.key, ADVANCE_INTO.key]),
];

/// The key of the words for an order; nothing where it needs none.
pub fn of(order: Order) -> Option<&'static str> {
    REASONS.iter().find(|(_, verbs)| verbs.contains(&order.verb)).map(|(key, _)| *key)
}
