//! What a position in RON can say.
use ron::value::RawValue;
use serde::Deserialize;

/// A position in the middle of a match. Whatever is not named is as in an empty kingdom; blue cards that are not named
/// are in the deck, under those that are.
#[derive(Deserialize)]
#[serde(deny_unknown_fields, default)]
pub(super) struct Position {
    pub turn: u16,
    /// `cards`, `revenues`, `purchases`, `moves`, `battles`, `negotiations`, `turn_end`.
    pub phase: String,
    /// The seat with the first-player card; the first seat unless said otherwise.
    pub first: String,
    /// Whose go it is; `first` unless said otherwise.
    pub active: String,
    pub purses: Vec<(String, i32)>,
    pub hands: Vec<(String, Vec<String>)>,
    /// The top of the deck, the first card on top, and the discard pile, the last card on top.
    pub deck: Vec<String>,
    pub discard: Vec<String>,
    /// Every card not named is in the discard pile instead of the deck.
    pub rest_discarded: bool,
    pub lords: Vec<LordAt>,
    pub soldiers: Vec<SoldiersAt>,
    pub villages: Vec<VillageIs>,
    pub titles: Vec<TitleIs>,
    pub crown: CrownIs,
    pub weather: Vec<String>,
    pub famine: Vec<String>,
    pub tithes: Vec<(String, String)>,
    pub tailles: Vec<(String, String)>,
    /// Village, points, controller.
    pub revolt: Option<(String, u16, String)>,
    pub kings_guard: u16,
    pub queens_guard: u16,
    /// What is set aside, by region.
    pub frozen: Vec<(String, i32)>,
    /// Of that, what is owed to captives whose fiefs were taken: region, lord, sum.
    pub owed: Vec<(String, String, i32)>,
    /// Eliminated families.
    pub out: Vec<String>,
    /// What families without lords leave, in the order of the deaths.
    pub estates: Vec<EstateIs>,
    /// Families that owe a ransom, with the turn in which their last free lord was taken (F-14.19).
    pub ransom_due: Vec<(String, u16)>,
    /// What belongs to an expansion, in its own form.
    pub expansion: Option<Box<RawValue>>,
}
impl Default for Position {
    fn default() -> Self {
        Self {
            turn: 1,
            phase: "cards".into(),
            first: String::new(),
            active: String::new(),
            purses: vec![],
            hands: vec![],
            deck: vec![],
            discard: vec![],
            rest_discarded: false,
            lords: vec![],
            soldiers: vec![],
            villages: vec![],
            titles: vec![],
            crown: CrownIs::default(),
            weather: vec![],
            famine: vec![],
            tithes: vec![],
            tailles: vec![],
            revolt: None,
            kings_guard: 0,
            queens_guard: 0,
            frozen: vec![],
            owed: vec![],
            out: vec![],
            estates: vec![],
            ransom_due: vec![],
            expansion: None,
        }
    }
}

/// A lord on the board.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct LordAt {
    pub lord: String,
    pub of: String,
    pub at: String,
    #[serde(default)]
    pub bishop: Option<String>,
    #[serde(default)]
    pub cardinal: bool,
    #[serde(default)]
    pub darc: bool,
    #[serde(default)]
    pub spouse: Option<String>,
    #[serde(default)]
    pub captor: Option<String>,
    #[serde(default)]
    pub by_grace: bool,
    /// In the King's dungeon, with the regions whose titles he held.
    #[serde(default)]
    pub dungeon: Option<Vec<String>>,
    #[serde(default)]
    pub gate: Option<String>,
    /// At that gate to help those inside.
    #[serde(default)]
    pub relief: bool,
    #[serde(default)]
    pub steps: u8,
}

/// Soldiers of a family in a village.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct SoldiersAt {
    pub of: String,
    pub at: String,
    #[serde(default)]
    pub points: u16,
    /// Instead of points, pieces by kind where troops are of kinds: labels and numbers.
    #[serde(default)]
    pub troops: Vec<(String, u8)>,
    #[serde(default)]
    pub gate: Option<String>,
    /// At that gate to help those inside.
    #[serde(default)]
    pub relief: bool,
    #[serde(default)]
    pub steps: u8,
}

/// A village. Its occupant is the family inside; where several are inside, it must be named.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct VillageIs {
    pub village: String,
    #[serde(default)]
    pub owner: Option<String>,
    #[serde(default)]
    pub occupant: Option<String>,
    #[serde(default)]
    pub castle: bool,
    #[serde(default)]
    pub city: bool,
    #[serde(default)]
    pub mills: u8,
    #[serde(default)]
    pub presses: u8,
}

/// The title of a region: held by a lord, kept by a family without lords, taken by rebels, or back at the bank.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct TitleIs {
    pub region: String,
    pub capital: String,
    #[serde(default)]
    pub lord: Option<String>,
    #[serde(default)]
    pub kept_by: Option<String>,
    #[serde(default)]
    pub rebels: bool,
}

/// The fiefs that a family without lords keeps until Negotiations: to whom they go, by the crown or by marriage.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct EstateIs {
    pub family: String,
    #[serde(default)]
    pub heir: Option<String>,
    #[serde(default)]
    pub by_crown: bool,
}

#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields, default)]
pub(super) struct CrownIs {
    pub king: Option<String>,
    pub queen: Option<String>,
    pub prince: Option<String>,
    pub regent: bool,
    pub childhood: Option<u8>,
}
