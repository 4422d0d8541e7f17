//! A press that was meant for what stood there a moment ago: buttons move when a question wraps, and change when another one
//! is asked. Such a press gives no order.
use crate::desktop::session::requests::Request;
use bevy_egui::egui;
use std::time::Instant;

/// Seconds for which what is new on the screen takes no order from a pointer that has not moved, nor from a key.
pub const MOMENT: f64 = 0.35;
/// A pointer that has gone farther than this, in points, since the screen changed was moved to what it presses.
const AIMED: f32 = 10.0;

/// A moment, by egui's clock and by that of the machine: egui's stands still while the window rests, and then goes on by a
/// quarter of a second at most, however long the rest was.
#[derive(Clone, Copy, Debug)]
struct Moment {
    egui: f64,
    real: Instant,
}

impl Moment {
    fn now(input: &egui::InputState) -> Self {
        Self { egui: input.time, real: Instant::now() }
    }
    /// Seconds from another moment to this one, by the clock that says more.
    fn since(self, other: Self) -> f64 {
        (self.egui - other.egui).max(self.real.saturating_duration_since(other.real).as_secs_f64())
    }
}

/// Since when the screen shows what it shows.
#[derive(Debug, Default)]
pub struct Steady {
    /// What is on the screen: a number for each view, what lies over it, and how much room there is.
    shown: Option<(u64, u64, String, [i32; 2])>,
    since: Option<Moment>,
    /// When a button of the pointer was last pressed.
    pressed: Option<Moment>,
    /// The picture with the change was not seen before its next one began.
    fresh: bool,
    pointer: Option<egui::Pos2>,
}

impl Steady {
    /// At the start of a picture: what it shows.
    pub fn look(&mut self, ctx: &egui::Context, match_number: u64, revision: u64, over: String) {
        let (now, pointer) = ctx.input(|input| {
            if input.pointer.any_pressed() {
                self.pressed = Some(Moment::now(input));
            }
            (Moment::now(input), input.pointer.latest_pos())
        });
        let size = ctx.viewport_rect().size();
        let shown = Some((match_number, revision, over, [size.x as i32, size.y as i32]));
        let changed = self.shown != shown;
        if changed || self.fresh {
            (self.since, self.pointer) = (Some(now), pointer);
        }
        self.fresh = changed;
        if changed {
            // However little moves, the change is seen before the next key is pressed.
            ctx.request_repaint();
        }
        self.shown = shown;
    }

    /// Whether a request of this picture comes too early to have been meant for what is on the screen. `repeated`: the
    /// same button is meant to be pressed again and again. Who puts down what he has carried means it, however short the way: the
    /// drag itself has changed the question.
    pub fn is_too_early(&self, ctx: &egui::Context, request: &Request, repeated: bool) -> bool {
        if repeated || !matches!(request, Request::Give(_) | Request::Confirmed(_) | Request::Obvious) {
            return false;
        }
        ctx.input(|input| {
            let clicked = input.pointer.any_released();
            if clicked && !input.pointer.could_any_button_be_click() {
                return false;
            }
            let pressed = self.pressed.filter(|_| clicked).unwrap_or_else(|| Moment::now(input));
            let pointer = input.pointer.latest_pos();
            let far = self.pointer.zip(pointer).is_some_and(|(then, now)| then.distance(now) > AIMED);
            let aimed = clicked && (far || self.pointer.is_none());
            let early = self.since.is_some_and(|since| pressed.since(since) < MOMENT);
            self.fresh || (early && !aimed)
        })
    }
}
