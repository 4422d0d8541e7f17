//! Hot reload: rule data in a folder on disk are read again as soon as a file changes. What is wrong is told with
//! its place, and the last sound data stay in force; what is sound takes effect in the next match.
use super::requests::Dialog;
use crate::desktop::platform::idle::Moving;
use crate::desktop::platform::library::{Library, Shelf};
use crate::table::data::Findings;
use crate::table::prelude::RuleSet;
use crate::table::text::locales::Texts;
use bevy::prelude::*;
use bevy::winit::{EventLoopProxyWrapper, WinitUserEvent};
use notify::{EventKind, RecommendedWatcher, RecursiveMode, Watcher};
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::channel;
use std::time::Duration;

/// Editors write a file in several goes: it is read when nothing more has come for this long.
const QUIET: Duration = Duration::from_millis(250);

/// Watches a folder for as long as it lives.
#[derive(Resource)]
pub struct FolderWatcher {
    changed: Arc<AtomicBool>,
    _watcher: RecommendedWatcher,
}

impl FolderWatcher {
    /// Watches a folder with everything in it; `wake` is called, on a thread of its own, when files have changed.
    ///
    /// # Errors
    /// The system cannot watch it.
    pub fn over(folder: &Path, wake: impl Fn() + Send + 'static) -> notify::Result<Self> {
        let changed = Arc::new(AtomicBool::new(false));
        let (sender, news) = channel();
        let mut watcher = notify::recommended_watcher(move |event: notify::Result<notify::Event>| {
            // Reading is no change.
            if event.is_ok_and(|event| !matches!(event.kind, EventKind::Access(_))) {
                let _ = sender.send(());
            }
        })?;
        watcher.watch(folder, RecursiveMode::Recursive)?;
        let flag = changed.clone();
        std::thread::spawn(move || {
            while news.recv().is_ok() {
                while let Ok(()) = news.recv_timeout(QUIET) {}
                flag.store(true, Ordering::Release);
                wake();
            }
        });
        Ok(Self { changed, _watcher: watcher })
    }

    /// Whether files have changed since the last time that this was asked.
    pub fn take(&self) -> bool {
        self.changed.swap(false, Ordering::AcqRel)
    }
}

/// What reading the rule data again has brought.
#[derive(Debug, PartialEq)]
pub enum RulesReload {
    /// The rule data are the same as before.
    Unchanged,
    /// New rule data, for the next match.
    Updated,
    /// What is wrong, in words. The rule data in force stay in force.
    Invalid(String),
}

/// Reads the rule data of every game of the library again.
pub fn read_again(library: &mut Library, texts: &Texts) -> RulesReload {
    let mut news = RulesReload::Unchanged;
    let mut wrong = Findings::default();
    for shelf in &mut library.shelf {
        let (rules, findings) = RuleSet::read(shelf.game, library.source.clone());
        match rules {
            Some(rules) => {
                let before = shelf.rules.as_ref().ok().map(|old| (&old.files, &old.presets));
                if before != Some((&rules.files, &rules.presets)) {
                    shelf.rules = Ok(rules);
                    news = RulesReload::Updated;
                }
            }
            None => {
                wrong.add_new(findings.clone());
                keep_last_sound(shelf, findings);
            }
        }
    }
    if wrong.is_empty() {
        return news;
    }
    wrong.sort();
    RulesReload::Invalid(wrong.render(texts))
}

fn keep_last_sound(shelf: &mut Shelf, findings: Findings) {
    if shelf.rules.is_err() {
        shelf.rules = Err(findings);
    }
}

fn begin_to_watch(mut commands: Commands, library: Res<Library>, proxy: Option<Res<EventLoopProxyWrapper>>) {
    let (Some(folder), Some(proxy)) = (library.source.on_disk(), proxy) else { return };
    let proxy = (**proxy).clone();
    // Once the event loop has ended there is nobody to wake.
    let wake = move || {
        let _ = proxy.send_event(WinitUserEvent::WakeUp);
    };
    match FolderWatcher::over(folder, wake) {
        Ok(watch) => commands.insert_resource(watch),
        Err(error) => warn!("{}: {error}", folder.display()),
    }
}

fn hear(
    watch: Option<Res<FolderWatcher>>,
    mut library: ResMut<Library>,
    texts: Res<Texts>,
    mut dialog: ResMut<Dialog>,
    mut moving: ResMut<Moving>,
) {
    if !watch.is_some_and(|watch| watch.take()) {
        return;
    }
    moving.0 = true;
    match read_again(&mut library, &texts) {
        RulesReload::Unchanged => {}
        RulesReload::Updated => *dialog = Dialog::Told(texts.get("desktop-rules-read-again")),
        RulesReload::Invalid(findings) => {
            *dialog = Dialog::Problem(texts.format("desktop-rules-still", &[("findings", findings.into())]));
        }
    }
}

pub fn plugin(app: &mut App) {
    app.add_systems(Startup, begin_to_watch).add_systems(Update, hear);
}
