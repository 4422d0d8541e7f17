//! Screen readers: what egui knows of its widgets goes to the system's own interface for them (AccessKit), and what a
//! reader asks of a widget comes back as if it had been clicked.
use super::idle::Moving;
use bevy::a11y::AccessibilityRequested;
use bevy::prelude::*;
use bevy::winit::accessibility::WinitActionRequestHandlers;
use bevy::winit::{EventLoopProxyWrapper, WinitUserEvent};
use bevy_egui::{EguiContexts, EguiInput, EguiPreUpdateSet, EguiPrimaryContextPass, PrimaryEguiContext, egui};
use std::time::Duration;

/// How long a reader that has just come, or an order of it, may wait for a window that rests.
const GLANCE: Duration = Duration::from_millis(250);

pub struct ScreenReaderPlugin;
impl Plugin for ScreenReaderPlugin {
    fn build(&self, app: &mut App) {
        app.add_systems(
            PreUpdate,
            (describe_for_readers, hear_readers)
                .chain()
                .after(EguiPreUpdateSet::ProcessInput)
                .before(EguiPreUpdateSet::BeginPass),
        )
        .add_systems(Update, watch_for_readers)
        .add_systems(EguiPrimaryContextPass, name_the_window);
    }
}

/// The screen is described from when somebody first listens: it costs time in every picture.
fn describe_for_readers(
    mut contexts: EguiContexts,
    requested: Option<Res<AccessibilityRequested>>,
    mut described: Local<Option<bool>>,
    mut moving: ResMut<Moving>,
) {
    let Some(wanted) = requested.map(|requested| requested.get()) else { return };
    if *described == Some(wanted) {
        return;
    }
    let Ok(ctx) = contexts.ctx_mut() else { return };
    *described = Some(wanted);
    if wanted {
        ctx.enable_accesskit();
    } else {
        ctx.disable_accesskit();
    }
    moving.0 = true;
}

/// egui leaves the window itself without a name.
fn name_the_window(mut contexts: EguiContexts, window: Single<&Window>) {
    if let Ok(ctx) = contexts.ctx_mut() {
        ctx.accesskit_node_builder(egui::accesskit_root_id(), |node| node.set_label(window.title.as_str()));
    }
}

/// Hands on what readers ask for: bevy_egui 0.42 leaves it lying. It is fetched before Bevy makes messages of it, which
/// would be heard in the next picture only.
fn hear_readers(
    handlers: Option<Res<WinitActionRequestHandlers>>,
    mut input: Query<&mut EguiInput, With<PrimaryEguiContext>>,
    mut moving: ResMut<Moving>,
) {
    let (Some(handlers), Ok(mut input)) = (handlers, input.single_mut()) else { return };
    for queue in handlers.values() {
        let Ok(mut queue) = queue.lock() else { continue };
        for request in queue.drain(..) {
            input.0.events.push(egui::Event::AccessKitActionRequest(request));
            moving.0 = true;
        }
    }
}

/// Neither a reader that comes nor what it asks for wakes a window that rests: a thread looks for both, four times a
/// second. Can go when winit's event loop is told of them.
fn watch_for_readers(
    requested: Option<Res<AccessibilityRequested>>,
    handlers: Option<Res<WinitActionRequestHandlers>>,
    proxy: Option<Res<EventLoopProxyWrapper>>,
    mut watching: Local<bool>,
) {
    let (Some(requested), Some(handlers), Some(proxy)) = (requested, handlers, proxy) else { return };
    // The window comes with its handler.
    if *watching || handlers.is_empty() {
        return;
    }
    *watching = true;
    let (requested, proxy) = (requested.clone(), (**proxy).clone());
    let queues: Vec<_> = handlers.values().cloned().collect();
    std::thread::spawn(move || {
        let mut heard = requested.get();
        loop {
            std::thread::sleep(GLANCE);
            let asked = queues.iter().any(|queue| queue.lock().is_ok_and(|queue| !queue.is_empty()));
            if (asked || heard != requested.get()) && proxy.send_event(WinitUserEvent::WakeUp).is_err() {
                return;
            }
            heard = requested.get();
        }
    });
}
