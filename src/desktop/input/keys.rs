//! The keyboard: what can be done with keys, and with which. A key that means something here is taken before egui sees
//! it, so that nothing happens twice.
use super::keystrokes::right_modifiers;
use crate::desktop::pages::keys::KeyPage;
use crate::desktop::platform::idle::Moving;
use crate::desktop::platform::settings::Preferences;
use crate::desktop::session::requests::{Dialog, Wish};
use crate::desktop::session::table_session::Sitting;
use crate::desktop::{Screen, Wishes};
use crate::table::text::locales::{Arg, Texts};
use bevy::prelude::*;
use bevy_egui::egui::{self, Key, Modifiers};
use bevy_egui::{EguiContexts, EguiInput, EguiPreUpdateSet};
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

/// Something that a key can do.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Action {
    /// The order for the place in hand, else the obvious one; what a dialog asks; the curtain.
    Confirm,
    Skip,
    Undo,
    Redo,
    /// The order of this number, 1 to 9.
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
    /// Closes what lies on top, lets go of what is in hand, or else opens the menu.
    Menu,
    /// Through the log, one step.
    LogBack,
    LogOn,
    SaveAs,
    /// Pulls the plain list of orders out and in.
    OrderList,
    /// What everybody may look up.
    Registers,
    Settings,
    Rules,
    /// The rule data in force.
    RuleData,
    /// The saved matches.
    Load,
    Help,
    FullScreen,
}

/// Every action, in the groups in which they are shown: the Fluent key of the group, and what belongs to it.
pub const GROUPS: [(&str, &[Action]); 3] = [
    (
        "keys-group-orders",
        &[
            Action::Confirm,
            Action::NextPlace,
            Action::PreviousPlace,
            Action::Skip,
            Action::Undo,
            Action::Redo,
            Action::Order(1),
            Action::Order(2),
            Action::Order(3),
            Action::Order(4),
            Action::Order(5),
            Action::Order(6),
            Action::Order(7),
            Action::Order(8),
            Action::Order(9),
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
        ],
    ),
    (
        "keys-group-pages",
        &[
            Action::Menu,
            Action::OrderList,
            Action::Registers,
            Action::SaveAs,
            Action::Load,
            Action::Settings,
            Action::Rules,
            Action::RuleData,
            Action::Help,
            Action::FullScreen,
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
            Action::Menu => "keys-menu",
            Action::SaveAs => "keys-save-as",
            Action::OrderList => "keys-order-list",
            Action::Registers => "keys-registers",
            Action::LogBack => "keys-log-back",
            Action::LogOn => "keys-log-on",
            Action::Settings => "keys-settings",
            Action::Rules => "keys-rules",
            Action::RuleData => "keys-rule-data",
            Action::Load => "keys-load",
            Action::Help => "keys-help",
            Action::FullScreen => "keys-full-screen",
        };
        texts.get(key)
    }

    fn usual(self) -> Vec<Stroke> {
        let plain = |keys: &[Key]| keys.iter().map(|key| Stroke::plain(*key)).collect();
        match self {
            Action::Confirm => plain(&[Key::Enter]),
            Action::Skip => plain(&[Key::Space]),
            Action::Undo => vec![Stroke::ctrl(Key::Z)],
            Action::Redo => vec![Stroke::ctrl(Key::Y), Stroke { shift: true, ..Stroke::ctrl(Key::Z) }],
            Action::Order(n) => plain(&DIGITS[usize::from(n - 1)..usize::from(n)]),
            Action::NextPlace => plain(&[Key::Tab]),
            Action::PreviousPlace => vec![Stroke { shift: true, ..Stroke::plain(Key::Tab) }],
            Action::FitBoard => plain(&[Key::Home]),
            Action::ZoomIn => plain(&[Key::Plus, Key::Equals]),
            Action::ZoomOut => plain(&[Key::Minus]),
            Action::PanLeft => plain(&[Key::ArrowLeft]),
            Action::PanRight => plain(&[Key::ArrowRight]),
            Action::PanUp => plain(&[Key::ArrowUp]),
            Action::PanDown => plain(&[Key::ArrowDown]),
            Action::Menu => plain(&[Key::Escape]),
            Action::SaveAs => vec![Stroke::ctrl(Key::S)],
            Action::OrderList => plain(&[Key::L]),
            Action::Registers => plain(&[Key::R]),
            Action::LogBack => plain(&[Key::PageUp]),
            Action::LogOn => plain(&[Key::PageDown]),
            Action::Settings => plain(&[Key::F10]),
            Action::Rules => plain(&[Key::F2]),
            Action::RuleData => plain(&[Key::F3]),
            Action::Load => vec![Stroke::ctrl(Key::O)],
            Action::Help => plain(&[Key::F1]),
            Action::FullScreen => plain(&[Key::F11]),
        }
    }

    /// Whether it goes on for as long as the key is held.
    fn repeats(self) -> bool {
        use Action::*;
        matches!(
            self,
            LogBack | LogOn | NextPlace | PreviousPlace | ZoomIn | ZoomOut | PanLeft | PanRight | PanUp | PanDown
        )
    }
}

const DIGITS: [Key; 9] =
    [Key::Num1, Key::Num2, Key::Num3, Key::Num4, Key::Num5, Key::Num6, Key::Num7, Key::Num8, Key::Num9];

/// A key with the keys that are held with it. In files and journals: `Ctrl+Shift+Z`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Stroke {
    pub key: Key,
    /// The command key where there is one.
    pub ctrl: bool,
    pub shift: bool,
    pub alt: bool,
}

impl From<Stroke> for String {
    fn from(stroke: Stroke) -> Self {
        let held = [(stroke.ctrl, "Ctrl+"), (stroke.shift, "Shift+"), (stroke.alt, "Alt+")];
        let held: String = held.into_iter().filter(|(held, _)| *held).map(|(_, name)| name).collect();
        held + stroke.key.name()
    }
}

impl TryFrom<String> for Stroke {
    type Error = String;
    fn try_from(text: String) -> Result<Self, String> {
        let mut names: Vec<&str> = text.split('+').collect();
        let key = names.pop().and_then(Key::from_name).ok_or_else(|| text.clone())?;
        let mut stroke = Stroke::plain(key);
        for name in names {
            *match name {
                "Ctrl" => &mut stroke.ctrl,
                "Shift" => &mut stroke.shift,
                "Alt" => &mut stroke.alt,
                _ => return Err(text.clone()),
            } = true;
        }
        Ok(stroke)
    }
}

impl Stroke {
    pub const fn plain(key: Key) -> Self {
        Self { key, ctrl: false, shift: false, alt: false }
    }
    pub const fn ctrl(key: Key) -> Self {
        Self { key, ctrl: true, shift: false, alt: false }
    }

    /// What was pressed; nothing for a key that is only held with others.
    pub fn of(key: Key, held: Modifiers) -> Option<Self> {
        use Key::*;
        if matches!(
            key,
            ShiftLeft | ShiftRight | ControlLeft | ControlRight | AltLeft | AltRight | SuperLeft | SuperRight
        ) {
            return None;
        }
        // Where a sign is on the keyboard differs from country to country: with or without Shift it is the same sign.
        let sign = key.name().chars().count() == 1 && !key.name().chars().all(char::is_alphabetic);
        let sign = sign
            || matches!(key, Plus | Minus | Equals | Questionmark | Exclamationmark | Colon | Slash | Pipe | Quote);
        Some(Self { key, ctrl: held.command || held.ctrl, shift: held.shift && !sign, alt: held.alt })
    }

    /// As people call it.
    pub fn says(self, texts: &Texts) -> String {
        let name = |key: &str| texts.get(key);
        let key = match self.key {
            Key::Enter => name("keys-name-enter"),
            Key::Escape => name("keys-name-escape"),
            Key::Space => name("keys-name-space"),
            Key::Tab => name("keys-name-tab"),
            Key::Home => name("keys-name-home"),
            Key::End => name("keys-name-end"),
            Key::PageUp => name("keys-name-page-up"),
            Key::PageDown => name("keys-name-page-down"),
            Key::Insert => name("keys-name-insert"),
            Key::Delete => name("keys-name-delete"),
            Key::Backspace => name("keys-name-backspace"),
            Key::ArrowLeft => name("keys-name-left"),
            Key::ArrowRight => name("keys-name-right"),
            Key::ArrowUp => name("keys-name-up"),
            Key::ArrowDown => name("keys-name-down"),
            Key::Minus => "−".into(),
            key => key.symbol_or_name().to_owned(),
        };
        let held = [(self.ctrl, "keys-name-ctrl"), (self.shift, "keys-name-shift"), (self.alt, "keys-name-alt")];
        let held = held.into_iter().filter(|(held, _)| *held).map(|(_, key)| name(key));
        held.chain([key]).collect::<Vec<_>>().join("+")
    }
}

/// Which key does what: the actions whose keys are not the usual ones.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Bindings(BTreeMap<Action, Vec<Stroke>>);

impl Bindings {
    /// The keys of an action; the usual ones unless they were changed.
    pub fn strokes(&self, action: Action) -> Vec<Stroke> {
        if let Some(own) = self.0.get(&action) {
            return own.clone();
        }
        let mut usual = action.usual();
        usual.retain(|stroke| !self.0.values().any(|own| own.contains(stroke)));
        usual
    }
    pub fn action(&self, stroke: Stroke) -> Option<Action> {
        Action::all().find(|action| self.strokes(*action).contains(&stroke))
    }
    /// Gives an action this key instead of the ones that it has.
    ///
    /// # Errors
    /// The action that has the key already; nothing was changed.
    pub fn bind(&mut self, action: Action, stroke: Stroke) -> Result<(), Action> {
        match self.action(stroke) {
            Some(other) if other != action => Err(other),
            _ => {
                self.set(action, vec![stroke]);
                Ok(())
            }
        }
    }
    /// The same, and takes the key from the action that has it.
    pub fn take_over(&mut self, action: Action, stroke: Stroke) {
        if let Some(other) = self.action(stroke).filter(|other| *other != action) {
            let mut left = self.strokes(other);
            left.retain(|s| *s != stroke);
            self.set(other, left);
        }
        self.set(action, vec![stroke]);
    }
    fn set(&mut self, action: Action, strokes: Vec<Stroke>) {
        self.0.insert(action, strokes);
    }
    /// The keys of an action in words: `Ctrl+Y, Ctrl+Shift+Z`.
    pub fn says(&self, action: Action, texts: &Texts) -> String {
        self.strokes(action).into_iter().map(|stroke| stroke.says(texts)).collect::<Vec<_>>().join(", ")
    }
}

/// Tells egui of the keys, so that panels can name them.
pub fn tell_egui(ctx: &egui::Context, bindings: &Bindings) {
    let id = egui::Id::new("mesnie keys");
    if ctx.data(|data| data.get_temp::<Arc<Bindings>>(id)).is_none_or(|known| *known != *bindings) {
        ctx.data_mut(|data| data.insert_temp(id, Arc::new(bindings.clone())));
    }
}

/// A hint with the keys that do the same behind it.
pub fn hint(ui: &egui::Ui, key: &str, action: Action, texts: &Texts) -> String {
    let known: Option<Arc<Bindings>> = ui.ctx().data(|data| data.get_temp(egui::Id::new("mesnie keys")));
    let keys = known.unwrap_or_default().says(action, texts);
    let hint = texts.get(key);
    if keys.is_empty() {
        return hint;
    }
    texts.format("keys-hint", &[("hint", Arg::from(hint)), ("keys", Arg::from(keys))])
}

/// What was asked for with keys since the last picture.
#[derive(Resource, Default, Debug)]
pub struct Pressed(pub Vec<Action>);

/// What a key may mean just now.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Standing {
    /// A match is on the screen and nothing lies over it.
    pub at_table: bool,
    /// Places are lit on the board.
    pub lit: bool,
    /// A dialog or the curtain waits for an answer.
    pub asked: bool,
    /// Somebody types into a field.
    pub typing: bool,
    /// Something else on paper was reached with keys.
    pub focused: bool,
}

impl Standing {
    /// Whether a key is ours; all others are left to what is on paper.
    pub fn takes(self, action: Action, stroke: Stroke) -> bool {
        let function = stroke.key >= Key::F1 && stroke.key <= Key::F35;
        if self.typing {
            return action == Action::Menu || function;
        }
        // What is in focus is pressed, left and moved from with these.
        let of_focus = [Key::Enter, Key::Space, Key::Tab, Key::Escape];
        let of_focus = of_focus.contains(&stroke.key)
            || [Key::ArrowLeft, Key::ArrowRight, Key::ArrowUp, Key::ArrowDown].contains(&stroke.key);
        if self.focused && of_focus {
            return self.asked && action == Action::Menu;
        }
        match action {
            Action::Menu | Action::Help | Action::FullScreen | Action::Settings => true,
            Action::Rules | Action::RuleData | Action::Load => true,
            Action::Confirm => self.at_table || self.asked,
            Action::NextPlace | Action::PreviousPlace => self.at_table && (self.lit || stroke.key != Key::Tab),
            _ => self.at_table,
        }
    }
}

pub struct KeysPlugin;
impl Plugin for KeysPlugin {
    fn build(&self, app: &mut App) {
        app.init_resource::<Pressed>()
            .add_systems(
                PreUpdate,
                (right_modifiers, read)
                    .chain()
                    .after(EguiPreUpdateSet::ProcessInput)
                    .before(EguiPreUpdateSet::BeginPass),
            )
            .add_systems(Update, act.before(crate::desktop::session::requests::grant));
    }
}

/// Takes the keys that mean something from what egui is about to read.
pub fn read(
    mut inputs: Query<&mut EguiInput>,
    mut contexts: EguiContexts,
    preferences: Res<Preferences>,
    page: Res<KeyPage>,
    screen: Res<State<Screen>>,
    dialog: Res<Dialog>,
    sitting: Option<Res<Sitting>>,
    mut pressed: ResMut<Pressed>,
    mut held: Local<BTreeSet<Key>>,
    mut by_pointer: Local<bool>,
) {
    pressed.bypass_change_detection().0.clear();
    let Ok(ctx) = contexts.ctx_mut() else { return };
    let at_table = *screen.get() == Screen::Table && sitting.is_some();
    let curtain = sitting.as_ref().is_some_and(|s| s.view.curtain.is_some()) && at_table;
    let focus = ctx.memory(|memory| memory.focused());
    let typing = ctx.text_edit_focused();
    // A button that was clicked keeps egui's focus: the next Enter would click it again.
    if *by_pointer
        && !typing
        && let Some(id) = focus
    {
        ctx.memory_mut(|memory| memory.surrender_focus(id));
    }
    let standing = Standing {
        at_table: at_table && !curtain && *dialog == Dialog::None,
        lit: sitting.is_some_and(|s| !s.view.marks.is_empty()),
        asked: curtain || *dialog != Dialog::None,
        typing,
        focused: focus.is_some() && !*by_pointer && !typing,
    };
    let capturing = *dialog == Dialog::Keys && page.waits() || egui::Popup::is_any_open(ctx);
    for mut input in &mut inputs {
        let mut taken = false;
        input.bypass_change_detection().0.events.retain(|event| {
            if matches!(event, egui::Event::PointerButton { .. }) {
                *by_pointer = true;
            }
            let egui::Event::Key { key, physical_key, pressed: down, modifiers, .. } = event else { return true };
            if !down {
                held.remove(key);
                return true;
            }
            // Whoever goes about with keys has the focus where they want it.
            *by_pointer = false;
            let again = !held.insert(*key);
            let found =
                Stroke::of(*key, *modifiers).and_then(|stroke| Some((preferences.keys.action(stroke)?, stroke)));
            // On some keyboards digits are typed with Shift: the key counts as the digit all the same.
            let digit = || {
                let stroke = Stroke::of((*physical_key)?, *modifiers).filter(|s| DIGITS.contains(&s.key))?;
                Some((preferences.keys.action(stroke)?, stroke))
            };
            let Some((action, _)) = found.or_else(digit).filter(|(a, s)| !capturing && standing.takes(*a, *s)) else {
                return true;
            };
            if !again || action.repeats() {
                pressed.0.push(action);
            }
            taken = true;
            false
        });
        if taken {
            // The letter is not typed as well.
            input.bypass_change_detection().0.events.retain(|event| !matches!(event, egui::Event::Text(_)));
        }
        if !input.0.focused {
            held.clear();
        }
    }
}

/// Does what a key asks for on any screen; the rest is left to the table.
pub fn act(
    mut pressed: ResMut<Pressed>,
    screen: Res<State<Screen>>,
    dialog: Res<Dialog>,
    mut preferences: ResMut<Preferences>,
    mut wishes: ResMut<Wishes>,
    mut moving: ResMut<Moving>,
) {
    if pressed.0.is_empty() {
        return;
    }
    moving.0 = true;
    pressed.0.retain(|action| {
        let wish = match action {
            Action::FullScreen => {
                preferences.full_screen = !preferences.full_screen;
                return false;
            }
            Action::Help if *dialog == Dialog::Help => Wish::Close,
            Action::Help if *dialog == Dialog::None => Wish::Open(Dialog::Help),
            Action::Settings if *dialog == Dialog::Settings => Wish::Close,
            Action::Settings if *dialog == Dialog::None => Wish::Open(Dialog::Settings),
            Action::Rules if matches!(*dialog, Dialog::Rules(_)) => Wish::Close,
            Action::Rules if *dialog == Dialog::None => Wish::Open(Dialog::Rules(String::new())),
            Action::RuleData if *dialog == Dialog::RuleData => Wish::Close,
            Action::RuleData if *dialog == Dialog::None => Wish::Open(Dialog::RuleData),
            Action::Load if *dialog == Dialog::Saves => Wish::Close,
            Action::Load if *dialog == Dialog::None => Wish::Open(Dialog::Saves),
            Action::Menu if *dialog != Dialog::None => Wish::Close,
            Action::Menu if *screen.get() == Screen::Setup => Wish::ToTitle,
            Action::Confirm if matches!(*dialog, Dialog::Problem(_) | Dialog::Told(_)) => Wish::Close,
            _ => return true,
        };
        wishes.0.push(wish);
        false
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_key_does_two_things_and_every_stroke_is_read_as_it_is_written() {
        let bindings = Bindings::default();
        for action in Action::all() {
            assert!(!bindings.strokes(action).is_empty(), "{action:?}");
            for stroke in bindings.strokes(action) {
                assert_eq!(bindings.action(stroke), Some(action));
                assert_eq!(Stroke::try_from(String::from(stroke)), Ok(stroke));
            }
        }
        assert_eq!(Stroke::try_from("Ctrl+Nothing".to_owned()), Err("Ctrl+Nothing".to_owned()));
        assert_eq!(Stroke::try_from("Hyper+Z".to_owned()), Err("Hyper+Z".to_owned()));
    }

    #[test]
    fn signs_are_the_same_with_and_without_shift_and_letters_are_not() {
        let shift = Modifiers::SHIFT;
        assert_eq!(Stroke::of(Key::Plus, shift), Some(Stroke::plain(Key::Plus)));
        assert_eq!(Stroke::of(Key::Num1, shift), Some(Stroke::plain(Key::Num1)));
        assert_eq!(Stroke::of(Key::L, shift), Some(Stroke { shift: true, ..Stroke::plain(Key::L) }));
        assert_eq!(Stroke::of(Key::Z, Modifiers::COMMAND), Some(Stroke::ctrl(Key::Z)));
        assert_eq!(Stroke::of(Key::ShiftLeft, shift), None);
    }

    #[test]
    fn a_key_is_taken_over_only_when_asked_to() {
        let mut bindings = Bindings::default();
        let enter = Stroke::plain(Key::Enter);
        assert_eq!(bindings.bind(Action::Skip, enter), Err(Action::Confirm));
        assert_eq!(bindings, Bindings::default());
        bindings.take_over(Action::Skip, enter);
        assert_eq!((bindings.action(enter), bindings.strokes(Action::Confirm)), (Some(Action::Skip), vec![]));
        assert_eq!(bindings.action(Stroke::plain(Key::Space)), None);
        assert_eq!(bindings.bind(Action::Confirm, Stroke::plain(Key::Space)), Ok(()));
    }

    #[test]
    fn what_is_typed_or_in_focus_is_left_to_the_paper() {
        let (enter, letter) = (Stroke::plain(Key::Enter), Stroke::plain(Key::L));
        let table = Standing { at_table: true, lit: true, ..Standing::default() };
        assert!(table.takes(Action::Confirm, enter) && table.takes(Action::NextPlace, Stroke::plain(Key::Tab)));
        let focused = Standing { focused: true, ..table };
        assert!(!focused.takes(Action::Confirm, enter) && focused.takes(Action::Undo, Stroke::ctrl(Key::Z)));
        let typing = Standing { typing: true, ..table };
        assert!(!typing.takes(Action::Confirm, enter) && !typing.takes(Action::Skip, letter));
        assert!(typing.takes(Action::Menu, Stroke::plain(Key::Escape)));
        assert!(typing.takes(Action::Help, Stroke::plain(Key::F1)));
        let title = Standing::default();
        assert!(
            !title.takes(Action::Undo, Stroke::ctrl(Key::Z))
                && title.takes(Action::FullScreen, Stroke::plain(Key::F11))
        );
        assert!(!title.takes(Action::NextPlace, Stroke::plain(Key::Tab)), "Tab goes from button to button");
        let dialog = Standing { asked: true, ..Standing::default() };
        assert!(dialog.takes(Action::Confirm, enter) && dialog.takes(Action::Menu, Stroke::plain(Key::Escape)));
    }
}
