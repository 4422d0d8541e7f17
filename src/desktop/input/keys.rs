//! The keyboard: what a key may mean just now. A key that means something here is taken before egui sees it, so that
//! nothing happens twice.
use super::keystrokes::right_modifiers;
use crate::desktop::platform::actions::Action;
use crate::desktop::platform::idle::Moving;
use crate::desktop::platform::key_bindings::Bindings;
use crate::desktop::platform::key_strokes::{DIGITS, KeyStroke};
use crate::desktop::platform::settings::{LARGE, Preferences};
use crate::desktop::session::Session;
use crate::desktop::session::requests::{Dialog, Request, Requests, ServeRequests};
use crate::desktop::session::screen::Screen;
use crate::table::text::locales::{Arg, Texts};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::egui::{self, Key};
use bevy_egui::{EguiContexts, EguiInput, EguiPreUpdateSet};
use std::collections::BTreeSet;
use std::sync::Arc;

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

/// The next key that is pressed is wanted as it is, whatever it does: a page asks for a key to bind.
#[derive(Resource, Default, Debug)]
pub struct KeyCapture(pub bool);

/// What a key may mean just now.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct KeyContext {
    /// A match is on the screen and nothing lies over it.
    pub at_table: bool,
    /// Places, pieces or areas are lit on the board.
    pub lit: bool,
    /// A dialog or the curtain waits for an answer.
    pub asked: bool,
    /// Somebody types into a field.
    pub typing: bool,
    /// A widget has the focus because it was reached with keys.
    pub focused: bool,
}

impl KeyContext {
    /// Whether a key is an action of ours; all others are left to egui's widgets.
    pub fn takes(self, action: Action, stroke: KeyStroke) -> bool {
        let function = stroke.key >= Key::F1 && stroke.key <= Key::F35;
        // With Ctrl these write nothing into a field.
        let text = matches!(action, Action::TextLarger | Action::TextSmaller | Action::TextUsual);
        if self.typing {
            return action == Action::Menu || function || (text && stroke.ctrl);
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
            Action::TextLarger | Action::TextSmaller | Action::TextUsual => true,
            Action::Confirm | Action::Order(_) => self.at_table || self.asked,
            Action::NextPlace | Action::PreviousPlace => self.at_table && (self.lit || stroke.key != Key::Tab),
            _ => self.at_table,
        }
    }
}

pub struct KeysPlugin;

impl Plugin for KeysPlugin {
    fn build(&self, app: &mut App) {
        app.init_resource::<Pressed>()
            .init_resource::<KeyCapture>()
            .add_systems(
                PreUpdate,
                (right_modifiers, read)
                    .chain()
                    .after(EguiPreUpdateSet::ProcessInput)
                    .before(EguiPreUpdateSet::BeginPass),
            )
            .add_systems(Update, act.before(ServeRequests));
    }
}

/// What is on the screen: it decides what a key may mean.
#[derive(SystemParam)]
pub struct OnScreen<'w> {
    screen: Res<'w, State<Screen>>,
    dialog: Res<'w, Dialog>,
    session: Option<Res<'w, Session>>,
    capture: Res<'w, KeyCapture>,
}

impl OnScreen<'_> {
    /// What a key may mean while somebody `typing` writes into a field, or a widget was reached with keys.
    fn context(&self, typing: bool, focused: bool) -> KeyContext {
        let session = self.session.as_ref();
        let at_table = *self.screen.get() == Screen::Table && session.is_some();
        let curtain = session.is_some_and(|s| s.view.curtain.is_some()) && at_table;
        KeyContext {
            at_table: at_table && !curtain && *self.dialog == Dialog::None,
            lit: session
                .is_some_and(|s| !s.view.marks.is_empty() || !s.view.piece_marks.is_empty() || !s.areas().is_empty()),
            asked: curtain || *self.dialog != Dialog::None,
            typing,
            focused,
        }
    }
    /// A page waits for a key to bind.
    fn is_capturing(&self) -> bool {
        *self.dialog == Dialog::Keys && self.capture.0
    }
}

/// What is known of keyboard and pointer from the pictures before.
#[derive(Default)]
pub struct InputMemory {
    /// The keys that are held down.
    held: BTreeSet<Key>,
    /// The pointer was pressed after the last key.
    by_pointer: bool,
}

/// Takes the keys that mean something from what egui is about to read.
pub fn read(
    mut inputs: Query<&mut EguiInput>,
    mut contexts: EguiContexts,
    preferences: Res<Preferences>,
    on_screen: OnScreen,
    mut pressed: ResMut<Pressed>,
    mut memory: Local<InputMemory>,
) {
    let InputMemory { held, by_pointer } = &mut *memory;
    pressed.bypass_change_detection().0.clear();
    let Ok(ctx) = contexts.ctx_mut() else { return };
    let focus = ctx.memory(|memory| memory.focused());
    let typing = ctx.text_edit_focused();
    // A button that was clicked keeps egui's focus: the next Enter would click it again.
    if *by_pointer
        && !typing
        && let Some(id) = focus
    {
        ctx.memory_mut(|memory| memory.surrender_focus(id));
    }
    let standing = on_screen.context(typing, focus.is_some() && !*by_pointer && !typing);
    let capturing = on_screen.is_capturing() || egui::Popup::is_any_open(ctx);
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
            // A person who moves about with keys has the focus where it is wanted.
            *by_pointer = false;
            let again = !held.insert(*key);
            let found =
                KeyStroke::of(*key, *modifiers).and_then(|stroke| Some((preferences.keys.action(stroke)?, stroke)));
            // On some keyboards digits are typed with Shift: the key counts as the digit all the same.
            let digit = || {
                let stroke = KeyStroke::of((*physical_key)?, *modifiers).filter(|s| DIGITS.contains(&s.key))?;
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
    window: Option<Single<&Window>>,
    mut requests: ResMut<Requests>,
    mut moving: ResMut<Moving>,
) {
    if pressed.0.is_empty() {
        return;
    }
    moving.0 = true;
    let size = window.map_or((LARGE.0, LARGE.1), |window| (window.width(), window.height()));
    pressed.0.retain(|action| {
        let request = match action {
            Action::TextLarger | Action::TextSmaller => {
                preferences.step_text(*action == Action::TextLarger, size);
                return false;
            }
            Action::TextUsual => {
                preferences.text_size = Preferences::default().text_size;
                return false;
            }
            Action::FullScreen => {
                preferences.full_screen = !preferences.full_screen;
                return false;
            }
            Action::LogHigher | Action::LogLower => {
                preferences.raise_log(if *action == Action::LogHigher { 5 } else { -5 });
                return false;
            }
            Action::Trails => {
                preferences.trails = !preferences.trails;
                return false;
            }
            Action::Help if *dialog == Dialog::Help => Request::Close,
            Action::Help if *dialog == Dialog::None => Request::Open(Dialog::Help),
            Action::Settings if *dialog == Dialog::Settings => Request::Close,
            Action::Settings if *dialog == Dialog::None => Request::Open(Dialog::Settings),
            Action::Rules if matches!(*dialog, Dialog::Rules(_)) => Request::Close,
            Action::Rules if *dialog == Dialog::None => Request::Open(Dialog::Rules(String::new())),
            Action::RuleData if *dialog == Dialog::RuleData => Request::Close,
            Action::RuleData if *dialog == Dialog::None => Request::Open(Dialog::RuleData),
            Action::Load if *dialog == Dialog::Saves => Request::Close,
            Action::Load if *dialog == Dialog::None => Request::Open(Dialog::Saves),
            Action::Menu if *dialog != Dialog::None => Request::Close,
            Action::Menu if *screen.get() == Screen::Setup => Request::ToTitle,
            Action::Confirm if matches!(*dialog, Dialog::Problem(_) | Dialog::Told(_)) => Request::Close,
            _ => return true,
        };
        requests.0.push(request);
        false
    });
}
