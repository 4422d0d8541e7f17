//! What a card looks like and what is said of it: its picture, what it does, when it may be played, its rule.
pub(super) mod laid;
pub(super) mod played;

use crate::desktop::face::Picture;
use crate::games::fief::data::items::{Item, Plain};
use crate::games::fief::rules::Rules;
use crate::games::fief::state::progress::Phase;
use crate::games::fief::view::miniatures::of_items;
use crate::table::prelude::Narrator;
use crate::table::text::locales::Arg;

/// The Fluent keys of what a card does and of when it may be played, and its rule.
fn keys(item: Item) -> Option<(&'static str, &'static str, &'static str)> {
    Some(match item {
        Item::Lord(_) => ("fief-card-lord.hint", "fief-when-lord", "F-16.01"),
        Item::Darc => ("fief-card-darc.hint", "fief-when-darc", "F-16.03"),
        Item::Bishop(_) => ("fief-card-bishop.hint", "fief-when-bishop", "F-16.05"),
        Item::Cardinal => ("fief-card-cardinal.hint", "fief-when-cardinal", "F-15.05"),
        Item::Building(_)
        | Item::Soldiers(_)
        | Item::Rebels(_)
        | Item::KingsGuard(_)
        | Item::QueensGuard(_)
        | Item::Other(_) => return None,
        Item::Card(card) => match card {
            Plain::Tithe => ("fief-card-tithe.hint", "fief-when-tithe", "F-16.07"),
            Plain::Taille => ("fief-card-taille.hint", "fief-when-taille", "F-16.10"),
            Plain::Plague => ("fief-card-plague.hint", "fief-when-plague", "F-16.13"),
            Plain::Escape => ("fief-card-escape.hint", "fief-when-escape", "F-16.16"),
            Plain::Assassination => ("fief-card-assassination.hint", "fief-when-assassination", "F-16.17"),
            Plain::Justice => ("fief-card-justice.hint", "fief-when-justice", "F-16.18"),
            Plain::BadWeather => ("fief-card-bad-weather.hint", "fief-when-bad-weather", "F-16.21"),
            Plain::Sun => ("fief-card-sun.hint", "fief-when-sun", "F-16.23"),
            Plain::Famine => ("fief-card-famine.hint", "fief-when-famine", "F-16.24"),
            Plain::GoodHarvest => ("fief-card-good-harvest.hint", "fief-when-good-harvest", "F-16.25"),
            Plain::Revolt => ("fief-card-revolt.hint", "fief-when-revolt", "F-16.27"),
        },
    })
}

/// The number of the rule of a card; empty for what is no card.
pub(super) fn rule(item: Item) -> &'static str {
    keys(item).map_or("", |(.., rule)| rule)
}

/// What a card does, in a sentence.
pub(super) fn purpose(item: Item, tell: &Narrator) -> String {
    keys(item).map(|(what, ..)| tell.texts.get(what)).unwrap_or_default()
}

/// In which phase a card may be played, by whom, and under what condition (F-5.02, F-5.12, F-16.18, F-15.05).
pub fn when(rules: &Rules, item: Item, tell: &Narrator) -> String {
    let Some((_, when, _)) = keys(item) else { return String::new() };
    let phase = if item == Item::Cardinal { Phase::Purchases } else { Phase::Cards };
    let args: [(&str, Arg); 2] = [
        ("phase", tell.texts.get(&format!("fief-view-phase-{}", phase.label())).into()),
        ("lords", rules.data.limits.lords.into()),
    ];
    tell.texts.format(when, &args)
}

/// The picture on a card; nothing for what is no card.
pub fn picture(rules: &Rules, item: Item) -> Option<Picture> {
    Some(match item {
        Item::Lord(lord) => {
            let name = &rules.data.cards.lords.get(lord.index())?.name;
            of_items::of_lord(name, rules.is_woman(lord))
        }
        Item::Darc => of_items::of_darc(),
        Item::Bishop(see) => {
            let see = rules.map.bishoprics().position(|bishopric| bishopric == see)?;
            of_items::of_bishop(&rules.data.map.bishoprics.get(see)?.name)
        }
        Item::Cardinal => of_items::of_cardinal(),
        Item::Card(card) => of_items::of_card(card),
        _ => return None,
    })
}

/// The pictures that stand beside rules of the book, by the numbers of those.
pub(super) fn of_rules() -> Vec<(&'static str, Picture)> {
    let plain = Plain::ALL.into_iter().map(|(card, _)| (rule(Item::Card(card)), of_items::of_card(card)));
    let persons = [
        ("F-15.01", of_items::of_king()),
        ("F-15.01", of_items::of_queen()),
        ("F-15.02", of_items::of_prince()),
        (rule(Item::Cardinal), of_items::of_cardinal()),
        ("F-16.01", of_items::of_lord("arnaud", false)),
        ("F-16.01", of_items::of_lord("blanche", true)),
        (rule(Item::Darc), of_items::of_darc()),
        ("F-16.05", of_items::of_bishop("tournus")),
    ];
    plain.chain(persons).collect()
}
