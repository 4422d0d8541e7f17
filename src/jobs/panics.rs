//! Panics of a game's rules, kept for a report: one broken match must not end a batch.
use std::cell::RefCell;

type Hook = Box<dyn Fn(&std::panic::PanicHookInfo<'_>) + Sync + Send + 'static>;

/// While it lives, panics are kept for the report instead of printed.
pub(super) struct PanicHook(Option<Hook>);

thread_local! {
    static LAST_PANIC: RefCell<String> = const { RefCell::new(String::new()) };
}

impl PanicHook {
    pub fn set() -> Self {
        let before = std::panic::take_hook();
        std::panic::set_hook(Box::new(|panic| {
            let message = panic.payload_as_str().unwrap_or_default();
            let place = panic.location().map_or(String::new(), ToString::to_string);
            LAST_PANIC.with_borrow_mut(|last| *last = format!("{message} ({place})"));
        }));
        Self(Some(before))
    }
    /// What the last panic of this thread said.
    pub fn last() -> String {
        LAST_PANIC.take()
    }
}
impl Drop for PanicHook {
    fn drop(&mut self) {
        if let Some(before) = self.0.take() {
            std::panic::set_hook(before);
        }
    }
}
