//! What can be done with keys: every action, in words, with the keys that it has at first.
use super::key_strokes::{DIGITS, KeyStroke};
use crate::table::text::locales::Texts;
use bevy_egui::egui::Key;
use serde::{Deserialize, Serialize};

/// Something that a key can do.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Action {
    /// The order for the place in hand, else the obvious one if it can be taken back; goes on where something is shown.
    Confirm,
    Skip,
    Undo,
    Redo,
    /// The button with this digit, 0 to 9.
    Order(u8),
    NextPlace,
    PreviousPlace,
    FitBoard,
    ZoomIn,
    ZoomOut,
    PanLeft,
    PanRight,
    PanUp,
    PanDown,
    /// The point in hand on an open table, a little; the keys that look about move it farther.
    PointLeft,
    PointRight,
    PointUp,
    PointDown,
    /// Shows or hides the last moves of others.
    Trails,
    /// Lays a measuring tape from where one points on an open table, and leaves it there.
    Measure,
    /// Closes what lies on top, lets go of what is in hand, or else opens the menu.
    Menu,
    /// Through the log, one step.
    LogBack,
    LogOn,
    /// The focus goes to the player whose turn it is, or to the newest line of the log: from there one goes on with Tab.
    GoToPlayers,
    GoToLog,
    /// Gives the log more of the height of the window, or less.
    LogHigher,
    LogLower,
    SaveAs,
    /// Asks what the program would do.
    Advise,
    /// Pulls the plain list of orders out and in.
    OrderList,
    /// What everybody may look up.
    #[serde(rename = "Registers")]
    Reference,
    Settings,
    Rules,
    /// The rule data in force.
    RuleData,
    /// The saved matches.
    Load,
    Help,
    FullScreen,
    TextLarger,
    TextSmaller,
    TextUsual,
    /// Folds the panel at the side up and down.
    FoldSide,
}

/// Every action, in the groups in which they are shown: the Fluent key of the group, and what belongs to it.
pub const GROUPS: [(&str, &[Action]); 4] = [
    (
        "keys-group-orders",
        &[
            Action::Confirm,
            Action::NextPlace,
            Action::PreviousPlace,
            Action::Skip,
            Action::Undo,
            Action::Redo,
            Action::Advise,
            Action::Order(1),
            Action::Order(2),
            Action::Order(3),
            Action::Order(4),
            Action::Order(5),
            Action::Order(6),
            Action::Order(7),
            Action::Order(8),
            Action::Order(9),
            Action::Order(0),
        ],
    ),
    (
        "keys-group-board",
        &[
            Action::FitBoard,
            Action::ZoomIn,
            Action::ZoomOut,
            Action::PanLeft,
            Action::PanRight,
            Action::PanUp,
            Action::PanDown,
            Action::LogBack,
            Action::LogOn,
            Action::GoToPlayers,
            Action::GoToLog,
            Action::LogHigher,
            Action::LogLower,
            Action::Trails,
        ],
    ),
    (
        "keys-group-points",
        &[Action::PointLeft, Action::PointRight, Action::PointUp, Action::PointDown, Action::Measure],
    ),
    (
        "keys-group-pages",
        &[
            Action::Menu,
            Action::OrderList,
            Action::FoldSide,
            Action::Reference,
            Action::SaveAs,
            Action::Load,
            Action::Settings,
            Action::Rules,
            Action::RuleData,
            Action::Help,
            Action::FullScreen,
            Action::TextLarger,
            Action::TextSmaller,
            Action::TextUsual,
        ],
    ),
];

impl Action {
    pub fn all() -> impl Iterator<Item = Action> {
        GROUPS.iter().flat_map(|(_, actions)| actions.iter().copied())
    }

    /// What it does, in words.
    pub fn says(self, texts: &Texts) -> String {
        let key = match self {
            Action::Confirm => "keys-confirm",
            Action::Skip => "keys-skip",
            Action::Undo => "keys-undo",
            Action::Redo => "keys-redo",
            Action::Advise => "keys-advise",
            Action::Order(n) => return texts.format("keys-order", &[("n", n.into())]),
            Action::NextPlace => "keys-next-place",
            Action::PreviousPlace => "keys-previous-place",
            Action::FitBoard => "keys-fit-board",
            Action::ZoomIn => "keys-zoom-in",
            Action::ZoomOut => "keys-zoom-out",
            Action::PanLeft => "keys-pan-left",
            Action::PanRight => "keys-pan-right",
            Action::PanUp => "keys-pan-up",
            Action::PanDown => "keys-pan-down",
            Action::PointLeft => "keys-point-left",
            Action::PointRight => "keys-point-right",
            Action::PointUp => "keys-point-up",
            Action::PointDown => "keys-point-down",
            Action::Measure => "keys-measure",
            Action::Trails => "keys-trails",
            Action::Menu => "keys-menu",
            Action::SaveAs => "keys-save-as",
            Action::OrderList => "keys-order-list",
            Action::Reference => "keys-registers",
            Action::LogBack => "keys-log-back",
            Action::LogOn => "keys-log-on",
            Action::GoToPlayers => "keys-players",
            Action::GoToLog => "keys-log",
            Action::LogHigher => "keys-log-higher",
            Action::LogLower => "keys-log-lower",
            Action::Settings => "keys-settings",
            Action::Rules => "keys-rules",
            Action::RuleData => "keys-rule-data",
            Action::Load => "keys-load",
            Action::Help => "keys-help",
            Action::FullScreen => "keys-full-screen",
            Action::TextLarger => "keys-text-larger",
            Action::TextSmaller => "keys-text-smaller",
            Action::TextUsual => "keys-text-usual",
            Action::FoldSide => "keys-fold-side",
        };
        texts.get(key)
    }

    /// The keys that it has unless people change them.
    pub fn usual(self) -> Vec<KeyStroke> {
        let plain = |keys: &[Key]| keys.iter().map(|key| KeyStroke::plain(*key)).collect();
        let shift = |key: Key| vec![KeyStroke { shift: true, ..KeyStroke::plain(key) }];
        match self {
            Action::Confirm => plain(&[Key::Enter]),
            Action::Skip => plain(&[Key::Space]),
            Action::Undo => vec![KeyStroke::ctrl(Key::Z)],
            Action::Redo => vec![KeyStroke::ctrl(Key::Y), KeyStroke { shift: true, ..KeyStroke::ctrl(Key::Z) }],
            Action::Order(n) => plain(&[DIGITS[usize::from(n)]]),
            Action::Advise => plain(&[Key::A]),
            Action::NextPlace => plain(&[Key::Tab]),
            Action::PreviousPlace => shift(Key::Tab),
            Action::FitBoard => plain(&[Key::Home]),
            Action::ZoomIn => plain(&[Key::Plus, Key::Equals]),
            Action::ZoomOut => plain(&[Key::Minus]),
            Action::PanLeft => plain(&[Key::ArrowLeft]),
            Action::PanRight => plain(&[Key::ArrowRight]),
            Action::PanUp => plain(&[Key::ArrowUp]),
            Action::PanDown => plain(&[Key::ArrowDown]),
            Action::PointLeft => shift(Key::ArrowLeft),
            Action::PointRight => shift(Key::ArrowRight),
            Action::PointUp => shift(Key::ArrowUp),
            Action::PointDown => shift(Key::ArrowDown),
            Action::Measure => plain(&[Key::M]),
            Action::Trails => plain(&[Key::T]),
            Action::Menu => plain(&[Key::Escape]),
            Action::SaveAs => vec![KeyStroke::ctrl(Key::S)],
            Action::OrderList => plain(&[Key::L]),
            Action::Reference => plain(&[Key::R]),
            Action::LogBack => plain(&[Key::PageUp]),
            Action::LogOn => plain(&[Key::PageDown]),
            Action::GoToPlayers => plain(&[Key::P]),
            Action::GoToLog => plain(&[Key::J]),
            Action::LogHigher => shift(Key::PageUp),
            Action::LogLower => shift(Key::PageDown),
            Action::Settings => plain(&[Key::F10]),
            Action::Rules => plain(&[Key::F2]),
            Action::RuleData => plain(&[Key::F3]),
            Action::Load => vec![KeyStroke::ctrl(Key::O)],
            Action::Help => plain(&[Key::F1]),
            Action::FullScreen => plain(&[Key::F11]),
            // Beside the sign that is meant, the key on which it stands where it needs Shift.
            Action::TextLarger => vec![KeyStroke::ctrl(Key::Plus), KeyStroke::ctrl(Key::Equals)],
            Action::TextSmaller => vec![KeyStroke::ctrl(Key::Minus)],
            Action::TextUsual => vec![KeyStroke::ctrl(Key::Num0)],
            Action::FoldSide => plain(&[Key::F9]),
        }
    }

    /// Whether it goes on for as long as the key is held.
    pub fn repeats(self) -> bool {
        use Action::*;
        matches!(
            self,
            LogBack
                | LogOn
                | LogHigher
                | LogLower
                | NextPlace
                | PreviousPlace
                | ZoomIn
                | ZoomOut
                | PanLeft
                | PanRight
                | PanUp
                | PanDown
                | PointLeft
                | PointRight
                | PointUp
                | PointDown
                | TextLarger
                | TextSmaller
        )
    }
}
