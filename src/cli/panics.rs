//! Panics of a game's rules, kept for a report: one broken match must not end a batch.
use std::cell::RefCell;
use std::sync::Once;
use std::sync::atomic::{AtomicUsize, Ordering};

/// While one of these lives, panics are kept for the report instead of printed.
pub(super) struct KeptPanics(());

/// How many are alive.
static KEEPING: AtomicUsize = AtomicUsize::new(0);

thread_local! {
    static LAST: RefCell<String> = const { RefCell::new(String::new()) };
}

impl KeptPanics {
    pub fn keep() -> Self {
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

    /// What the last panic of this thread said.
    pub fn last() -> String {
        LAST.take()
    }
}

impl Drop for KeptPanics {
    fn drop(&mut self) {
        KEEPING.fetch_sub(1, Ordering::Relaxed);
    }
}
