//! Portraits of the lords, under what their highest rank puts on their heads; seals of the titles.
use super::emblems;
use super::seen::{LordSeen, Seen};
use crate::desktop::face::{Headgear, Picture, Sitter, portrait, seal};
use crate::games::fief::map::Map;

/// The wax of the seals, by rank.
const WAX: [[u8; 4]; 3] = [[0x3f, 0x5f, 0x35, 255], [0x2a, 0x4f, 0x86, 255], [0x9c, 0x1f, 0x22, 255]];

/// What a lord has on the head.
fn headgear(seen: &Seen, lord: &LordSeen) -> Headgear {
    if [seen.king(), seen.queen()].contains(&Some(lord.id)) {
        return Headgear::Crown;
    }
    if seen.prince() == Some(lord.id) {
        return Headgear::Coronet(4);
    }
    if lord.cardinal {
        return Headgear::RedHat;
    }
    if lord.bishop_of.is_some() {
        return Headgear::Mitre;
    }
    match emblems::highest_rank(seen, lord) {
        Some(rank) => Headgear::Coronet((rank + 1).min(3) as u8),
        None if lord.darc => Headgear::Helmet,
        None => Headgear::Own,
    }
}

/// The portrait of a lord: the same face in every match, for it follows from the name.
pub fn of_lord(seen: &Seen, lord: &LordSeen) -> Picture {
    let name = seen.rules.data.cards.lords.get(lord.id.index()).map(|lord| lord.name.as_str());
    portrait(Sitter {
        name: name.unwrap_or_default(),
        woman: seen.rules.is_woman(lord.id),
        headgear: headgear(seen, lord),
        captive: lord.captor.is_some(),
    })
}

/// The seal of the title of a region, by its number.
pub(super) fn of_title(region: usize, kingdom: &Map) -> Picture {
    let rank = kingdom.rank(region);
    let wax = WAX[rank.min(WAX.len() - 1)];
    Picture::kept(&format!("fief.seal.{rank}"), || seal(&emblems::coronet(rank + 1), wax))
}
