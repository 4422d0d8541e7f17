//! What fighters are made of, as the fields of a form name it: their weapon, armour, mount and modifications among the gear of a
//! list.
use crate::games::vassaux::data::files::{GearData, MOUNT, StatsData};

/// The first weapon among the gear; whoever names none bears the first of all.
pub fn weapon<'g>(gear: &'g GearData, items: &'g [String]) -> &'g str {
    let named = items.iter().find(|item| gear.weapons.iter().any(|weapon| weapon.id == **item));
    named.map(String::as_str).or(gear.weapons.first().map(|weapon| weapon.id.as_str())).unwrap_or_default()
}

/// The first armour among the gear; whoever names none bears the first of all.
pub fn armour<'g>(gear: &'g GearData, items: &'g [String]) -> &'g str {
    let named = items.iter().find(|item| gear.armours.iter().any(|armour| armour.id == **item));
    named.map(String::as_str).or(gear.armours.first().map(|armour| armour.id.as_str())).unwrap_or_default()
}

/// Whether a mount is among the gear.
pub fn rides(items: &[String]) -> bool {
    items.iter().any(|item| item == MOUNT)
}

/// What of the gear a field changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Item {
    Weapon,
    Armour,
    Mount,
}

/// The gear with another weapon, armour or mount: one of each class (V-4.03).
pub fn with_item(gear: &GearData, items: &[String], item: Item, word: &str) -> Vec<String> {
    let (mut weapon, mut armour) = (weapon(gear, items).to_owned(), armour(gear, items).to_owned());
    let mut rides = rides(items);
    match item {
        Item::Weapon if gear.weapons.iter().any(|of| of.id == word) => word.clone_into(&mut weapon),
        Item::Armour if gear.armours.iter().any(|of| of.id == word) => word.clone_into(&mut armour),
        Item::Mount => rides = word == MOUNT,
        Item::Weapon | Item::Armour => return items.to_vec(),
    }
    let mount = rides.then(|| MOUNT.to_owned());
    [weapon, armour].into_iter().chain(mount).collect()
}

/// The three figures that a modification may raise and lower (V-4.18), as fields name them.
pub const MODIFIED: [&str; 3] = ["mv", "at", "df"];

/// The six modifications that keep the rule: what is raised, what is lowered (V-4.18).
pub fn modifications() -> impl Iterator<Item = (&'static str, &'static str)> {
    MODIFIED
        .into_iter()
        .flat_map(|raised| MODIFIED.into_iter().filter(move |lowered| *lowered != raised).map(move |it| (raised, it)))
}

/// A modification as a word: `at+df-`.
pub fn modification_word(raised: &str, lowered: &str) -> String {
    format!("{raised}+{lowered}-")
}

/// What a modification adds to the figures.
pub fn modification(raised: &str, lowered: &str) -> StatsData {
    let of = |name: &str| i32::from(name == raised) - i32::from(name == lowered);
    StatsData { mv: of("mv"), hp: 0, at: of("at"), df: of("df") }
}

/// The modification with this word.
pub fn modification_of(word: &str) -> Option<StatsData> {
    modifications().find(|(up, down)| modification_word(up, down) == word).map(|(up, down)| modification(up, down))
}
