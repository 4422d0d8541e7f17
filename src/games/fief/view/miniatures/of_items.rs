//! Which miniature a card has.
use super::{deeds, levies, people, seasons};
use crate::desktop::face::Picture;
use crate::games::fief::data::items::Plain;

/// The picture on a card that is alike in every match.
pub fn of_card(card: Plain) -> Picture {
    Picture::kept(&format!("fief.{card:?}"), || match card {
        Plain::Tithe => levies::tithe(),
        Plain::Taille => levies::taille(),
        Plain::Plague => deeds::plague(),
        Plain::Escape => deeds::escape(),
        Plain::Assassination => deeds::assassination(),
        Plain::Justice => deeds::justice(),
        Plain::BadWeather => seasons::bad_weather(),
        Plain::Sun => seasons::sun(),
        Plain::Famine => seasons::famine(),
        Plain::GoodHarvest => seasons::good_harvest(),
        Plain::Revolt => deeds::revolt(),
    })
}
/// The card of a lord or a lady of this name.
pub fn of_lord(name: &str, woman: bool) -> Picture {
    Picture::kept(&format!("fief.lord.{name}.{woman}"), || people::lord(name, woman))
}
pub fn of_darc() -> Picture {
    Picture::kept("fief.darc", people::darc)
}
/// The card of the bishop of this see.
pub fn of_bishop(see: &str) -> Picture {
    Picture::kept(&format!("fief.bishop.{see}"), || people::bishop(see))
}
pub fn of_cardinal() -> Picture {
    Picture::kept("fief.cardinal", people::cardinal)
}
pub fn of_king() -> Picture {
    Picture::kept("fief.king", people::king)
}
pub fn of_queen() -> Picture {
    Picture::kept("fief.queen", people::queen)
}
pub fn of_prince() -> Picture {
    Picture::kept("fief.prince", people::prince)
}
