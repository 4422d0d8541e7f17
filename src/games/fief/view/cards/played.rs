//! Cards that are laid open: each entry of the log that names one shows it on the table.
use super::picture;
use crate::desktop::face::{Draw, Picture, PlayedCard, Sight, Tincture};
use crate::games::fief::data::items::{Item, Plain};
use crate::games::fief::rules::Rules;
use crate::games::fief::view::FiefFace;
use crate::games::fief::view::miniatures::of_items;
use crate::table::prelude::{Entry, Narrator, Target, Word};

/// The card that an entry shows, and its picture.
fn shown(rules: &Rules, entry: &Entry) -> Option<(Item, Picture)> {
    let word = |name: &str| entry.words.iter().find(|(known, _)| *known == name).map(|(_, word)| *word);
    let card = || match word("card") {
        Some(Word::On(Target::Kind(card))) => Some(card),
        _ => None,
    };
    let lord = || match word("lord") {
        Some(Word::On(Target::Piece(lord))) => Some(lord),
        _ => None,
    };
    let item = match entry.event {
        "fief-log-discarded" | "fief-log-bestowed" | "fief-log-laid" | "fief-log-mitre-discarded" => {
            rules.item(card()?)
        }
        "fief-log-lord" | "fief-log-claimed" => Item::Lord(lord()?),
        "fief-log-assassinated" => Item::Card(Plain::Assassination),
        "fief-log-condemned" => Item::Card(Plain::Justice),
        "fief-log-escape" => Item::Card(Plain::Escape),
        "fief-log-cardinal" => Item::Cardinal,
        // The card of the crown covers that of the lord.
        "fief-log-crowned" => return Some((Item::Lord(lord()?), of_items::of_king())),
        "fief-log-queen" => return Some((Item::Lord(lord()?), of_items::of_queen())),
        "fief-log-prince" => return Some((Item::Lord(lord()?), of_items::of_prince())),
        _ => return None,
    };
    Some((item, picture(rules, item)?))
}

/// The cards that these entries show.
pub fn played(face: &FiefFace, sight: &Sight, entries: &[&Entry], tell: &Narrator) -> Vec<PlayedCard> {
    let rules: &Rules = sight.rules();
    let card = |entry: &&Entry| {
        let (item, picture) = shown(rules, entry)?;
        Some(PlayedCard {
            title: tell.target(Target::Kind(rules.kind(item))),
            words: tell.entry(entry),
            picture,
            deck: if item.is_blue_card() { Tincture::Azure } else { Tincture::Gules },
            by: entry.seat.map(|seat| face.tincture(seat)),
        })
    };
    entries.iter().filter_map(card).collect()
}
