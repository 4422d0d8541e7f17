//! The window rests when nothing changes: it is redrawn for input, for what moves, and while it is being set up.
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::window::{RequestRedraw, WindowFocused, WindowOccluded, WindowResized, WindowScaleFactorChanged};
use bevy::winit::{EventLoopProxyWrapper, UpdateMode, WinitSettings, WinitUserEvent};
use bevy_egui::{EguiContexts, EguiInput, EguiPreUpdateSet, egui};
use std::sync::Mutex;
use std::sync::mpsc::{Sender, channel};
use std::time::{Duration, Instant};

/// Updates at the start for which the window asks for redraws by itself, until assets and egui's layout have settled.
const FIRST_UPDATES: u32 = 8;

/// Updates after the last change: a request is granted in the next one, the screen changes in the one after, its panels tell
/// the camera of their size, and new meshes and texts reach the screen some updates later.
const TRAILING_UPDATES: u32 = 10;

/// The least time from one picture to the next: about 120 a second.
const PICTURE: Duration = Duration::from_micros(8_300);

pub struct IdlePlugin;
impl Plugin for IdlePlugin {
    fn build(&self, app: &mut App) {
        app.insert_resource(resting())
            .init_resource::<Moving>()
            .add_systems(Startup, set_alarm)
            .add_systems(
                PreUpdate,
                (drop_unchanged_modifiers, accept_slow_clicks)
                    .after(EguiPreUpdateSet::ProcessInput)
                    .before(EguiPreUpdateSet::BeginPass),
            )
            .add_systems(PreUpdate, notice_the_window)
            .add_systems(Last, ask_for_redraws);
    }
}

/// Something has changed, moves or waits for its time: the window is redrawn until nobody says so any more.
#[derive(Resource, Default)]
pub struct Moving(pub bool);

/// As `WinitSettings::desktop_app`, which also wakes every five seconds and for every motion of the mouse anywhere.
fn resting() -> WinitSettings {
    let mode = UpdateMode::Reactive {
        wait: Duration::from_secs(3600),
        react_to_device_events: false,
        react_to_user_events: true,
        react_to_window_events: true,
    };
    WinitSettings { focused_mode: mode, unfocused_mode: mode }
}

/// A window of another size, or one that is seen again, wakes for one update: its panels and its board need some more.
fn notice_the_window(
    mut resized: MessageReader<WindowResized>,
    mut scaled: MessageReader<WindowScaleFactorChanged>,
    mut covered: MessageReader<WindowOccluded>,
    mut focused: MessageReader<WindowFocused>,
    mut moving: ResMut<Moving>,
) {
    let changes = resized.read().count() + scaled.read().count() + covered.read().count() + focused.read().count();
    if changes > 0 {
        moving.0 = true;
    }
}

fn ask_for_redraws(
    mut left: Local<Option<u32>>,
    mut moving: ResMut<Moving>,
    alarm: Option<Res<Alarm>>,
    mut last: Local<Option<Instant>>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let last = last.get_or_insert_with(Instant::now);
    let left = left.get_or_insert(FIRST_UPDATES);
    if std::mem::take(&mut moving.bypass_change_detection().0) {
        *left = (*left).max(TRAILING_UPDATES);
    }
    if *left > 0 {
        *left -= 1;
        redraw.write(RequestRedraw);
        // The screen does not set the pace (see the window's present mode), so this does.
        std::thread::sleep(PICTURE.saturating_sub(last.elapsed()));
        *last = Instant::now();
        if *left == 0
            && let Some(alarm) = alarm
        {
            alarm.set();
        }
    }
}

/// Third remedy: on X11 the driver, while it shows a picture, may read a click or a key off the connection and leave it
/// in the queue of the X library, where the event loop finds it only when something else wakes it. So it is woken once
/// when the last picture of a series is out. Can go when winit looks into that queue before it sleeps.
#[derive(Resource)]
struct Alarm(Mutex<Sender<()>>);

/// After the last picture until the alarm: it is shown by then.
const ALARM: Duration = Duration::from_millis(120);

impl Alarm {
    fn set(&self) {
        if let Ok(sender) = self.0.lock() {
            // The thread ends with the event loop: nothing is left to be woken then.
            let _ = sender.send(());
        }
    }
}

fn set_alarm(mut commands: Commands, proxy: Option<Res<EventLoopProxyWrapper>>) {
    let Some(proxy) = proxy.map(|proxy| (**proxy).clone()) else { return };
    let (sender, bell) = channel();
    commands.insert_resource(Alarm(Mutex::new(sender)));
    std::thread::spawn(move || {
        while bell.recv().is_ok() {
            // Another series has begun meanwhile: its own end counts.
            while let Ok(()) = bell.recv_timeout(ALARM) {}
            if proxy.send_event(WinitUserEvent::WakeUp).is_err() {
                return;
            }
        }
    });
}

/// Wakes the window from another thread, which has something new for it.
#[derive(SystemParam)]
pub struct Waker<'w> {
    proxy: Option<Res<'w, EventLoopProxyWrapper>>,
}

impl Waker<'_> {
    /// Whether there is a window to be woken.
    pub fn can_wake(&self) -> bool {
        self.proxy.is_some()
    }
    /// What that thread calls.
    pub fn bell(&self) -> impl Fn() + Send + use<> {
        let proxy = self.proxy.as_ref().map(|proxy| (***proxy).clone());
        move || {
            if let Some(proxy) = &proxy {
                // The window may have been closed meanwhile.
                let _ = proxy.send_event(WinitUserEvent::WakeUp);
            }
        }
    }
}

/// First remedy: bevy_egui 0.42 tells egui of the modifier keys in every frame, egui takes that for input and asks for
/// another frame, and so on without end. Can go with bevy_egui 0.43 (Bevy 0.20), if that sends changes only.
fn drop_unchanged_modifiers(
    mut inputs: Query<&mut EguiInput>,
    mut last: Local<Option<egui::Modifiers>>,
    mut moving: ResMut<Moving>,
) {
    for mut input in &mut inputs {
        input.bypass_change_detection().0.events.retain(|event| match event {
            egui::Event::ModifiersChanged(now) => {
                let changed = *last != Some(*now);
                *last = Some(*now);
                changed
            }
            _ => true,
        });
        if !input.0.events.is_empty() {
            moving.0 = true;
        }
    }
}

/// Second remedy: egui measures how long a button was held by the time of its frames, and a window that rests has none
/// between press and release: a click after a rest would count as a long press and be lost. Goes with the first one.
fn accept_slow_clicks(mut contexts: EguiContexts, mut done: Local<bool>) {
    if *done {
        return;
    }
    if let Ok(ctx) = contexts.ctx_mut() {
        ctx.options_mut(|options| options.input_options.max_click_duration = f64::INFINITY);
        *done = true;
    }
}
