//! Captures panics in the rules of a game for a report, so that one broken match does not end a batch.
use std::cell::RefCell;
use std::sync::Once;
use std::sync::atomic::{AtomicUsize, Ordering};

/// While a value of this type lives, panics are kept for a report instead of being printed.
pub struct CapturedPanics(());

/// How many values of [`CapturedPanics`] live.
static KEEPING: AtomicUsize = AtomicUsize::new(0);

thread_local! {
    static LAST: RefCell<String> = const { RefCell::new(String::new()) };
}

impl CapturedPanics {
    /// Captures panics from now on.
    pub fn capture() -> Self {
        static INSTALLED: Once = Once::new();
        INSTALLED.call_once(|| {
            let before = std::panic::take_hook();
            std::panic::set_hook(Box::new(move |panic| {
                if KEEPING.load(Ordering::Relaxed) == 0 {
                    return before(panic);
                }
                let message = panic.payload_as_str().unwrap_or_default();
                let place = panic.location().map_or(String::new(), ToString::to_string);
                LAST.with_borrow_mut(|last| *last = format!("{message} ({place})"));
            }));
        });
        KEEPING.fetch_add(1, Ordering::Relaxed);
        Self(())
    }

    /// The message and the place of the last panic of this thread; empty if there was none since the last call.
    pub fn last() -> String {
        LAST.take()
    }
}

impl Drop for CapturedPanics {
    fn drop(&mut self) {
        KEEPING.fetch_sub(1, Ordering::Relaxed);
    }
}
