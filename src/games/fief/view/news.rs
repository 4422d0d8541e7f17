//! What has happened in the kingdom, by its weight for a family, and what of it is proclaimed.
use super::FiefFace;
use super::seen::Seen;
use crate::desktop::face::{News, Seal, Sight};
use crate::games::fief::data::items::{Item, Plain};
use crate::games::fief::rules::Rules;
use crate::table::prelude::{Entry, Kind, PieceId, Place, Seat, Target, Word};

/// A lord is lost to his family, if only for a while.
const LORD_LOST: [&str; 8] = [
    "fief-log-died",
    "fief-log-fell",
    "fief-log-plague-dead",
    "fief-log-assassinated",
    "fief-log-condemned",
    "fief-log-captured",
    "fief-log-dungeon",
    "fief-log-queen-no-more",
];
/// A lord is dead.
const DEATHS: [&str; 5] =
    ["fief-log-died", "fief-log-fell", "fief-log-plague-dead", "fief-log-assassinated", "fief-log-condemned"];
/// The family that is named loses soldiers, titles or all.
const FAMILY_LOSES: [&str; 8] = [
    "fief-log-losses",
    "fief-log-plague-soldiers",
    "fief-log-disarmed",
    "fief-log-disarmed-of",
    "fief-log-cleared",
    "fief-log-cleared-of",
    "fief-log-title-to-bank",
    "fief-log-eliminated",
];
/// Whoever had this village loses something by it.
const VILLAGE_SUFFERS: [&str; 5] =
    ["fief-log-uprising", "fief-log-pillaged", "fief-log-wrecked", "fief-log-rebels-won", "fief-log-seized"];
/// The village or the fief belongs to another family from now on.
const CONQUESTS: [&str; 3] = ["fief-log-taken", "fief-log-walked-in", "fief-log-fief-taken"];
/// Somebody has come to the gate of a village.
const AT_GATE: [&str; 2] = ["fief-log-stormed", "fief-log-stormed-with"];
/// What everybody talks about.
const GREAT: [&str; 12] = [
    "fief-log-crowned",
    "fief-log-new-king",
    "fief-log-queen",
    "fief-log-regent",
    "fief-log-prince",
    "fief-log-cardinal",
    "fief-log-wedding",
    "fief-log-captured",
    "fief-log-fief",
    "fief-log-fief-taken",
    "fief-log-estate",
    "fief-log-eliminated",
];

fn lord(entry: &Entry) -> Option<PieceId> {
    entry.words.iter().find_map(|(name, word)| match (name, word) {
        (&"lord", Word::On(Target::Piece(piece))) => Some(*piece),
        _ => None,
    })
}
fn place(entry: &Entry) -> Option<Place> {
    entry.words.iter().find_map(|(_, word)| match word {
        Word::On(Target::Place(place)) => Some(*place),
        _ => None,
    })
}
fn card(entry: &Entry) -> Option<Kind> {
    entry.words.iter().find_map(|(_, word)| match word {
        Word::On(Target::Kind(kind)) => Some(*kind),
        _ => None,
    })
}

/// Whether a family has something in a place: the village, one in the area, or its fief.
fn has_part_in(seen: &Seen, viewer: Seat, place: Place) -> bool {
    let map = &seen.rules.map;
    let own = |village: Place| {
        let village = seen.village(village);
        village.occupant.or(village.owner) == Some(viewer)
    };
    if map.is_village(place) {
        return own(place);
    }
    let holds = map.region_index(place).is_some() && seen.fief_of(place) == Some(viewer);
    holds || map.villages_of(place).into_iter().any(own)
}

/// What an entry means to a family, seen from how the kingdom was before.
pub(super) fn weight(face: &FiefFace, before: &Sight, viewer: Seat, entry: &Entry) -> News {
    let (seen, event) = (Seen::new(before), entry.event);
    let suffers = || place(entry).is_some_and(|place| has_part_in(&seen, viewer, place));
    let of_family = || lord(entry).and_then(|id| Some(seen.lord(id)?.family)).or(entry.seat) == Some(viewer);
    let own = entry.seat == Some(viewer);
    let loss = LORD_LOST.contains(&event) && of_family()
        || FAMILY_LOSES.contains(&event) && own
        || VILLAGE_SUFFERS.contains(&event) && suffers()
        || CONQUESTS.contains(&event) && !own && suffers()
        || event == "fief-log-laid" && is_calamity(before, entry) && suffers()
        || face.0.is_loss(viewer, entry);
    // Whoever stands at a gate is bound to attack (F-8.14).
    let threat = AT_GATE.contains(&event) && !own && suffers();
    let is_great = || GREAT.contains(&event) || DEATHS.contains(&event) || seal(before, entry).is_some();
    match loss {
        true => News::MyLoss,
        false if threat => News::Threat,
        false if is_great() => News::Great,
        false => News::Ordinary,
    }
}

/// Whether the card that was laid harms those who live there.
fn is_calamity(sight: &Sight, entry: &Entry) -> bool {
    let rules: &Rules = sight.rules();
    let plain = card(entry).map(|card| rules.item(card));
    matches!(plain, Some(Item::Card(Plain::Plague | Plain::BadWeather | Plain::Famine | Plain::Revolt)))
}

/// The seal under which an entry is proclaimed.
pub(super) fn seal(sight: &Sight, entry: &Entry) -> Option<Seal> {
    let rules: &Rules = sight.rules();
    match entry.event {
        "fief-log-crowned" | "fief-log-new-king" | "fief-log-queen" | "fief-log-regent" => Some(Seal::Crown),
        "fief-log-wedding" => Some(Seal::Rings),
        "fief-log-cardinal" => Some(Seal::Mitre),
        "fief-log-bestowed" => matches!(rules.item(card(entry)?), Item::Bishop(_)).then_some(Seal::Mitre),
        "fief-log-fief-taken" => Some(Seal::Tower),
        "fief-log-seized" => Some(Seal::Tower),
        "fief-log-taken" | "fief-log-walked-in" => {
            let village = Seen::new(sight).village(place(entry)?);
            (village.castle || village.city).then_some(Seal::Tower)
        }
        // Whatever a lord dies of, this is told of him once.
        "fief-log-died" | "fief-log-fell" => Some(Seal::Grave),
        _ => None,
    }
}
