//! Leaving a match that cannot be written: asks first, and offers another place for it. And the end of the window.
use super::Session;
use super::requests::{Dialog, Request, Requests, Server, Unsaved};
use crate::desktop::platform::settings::check_folder;
use crate::table::prelude::{Problem, Saves};
use crate::table::text::locales::Texts;
use bevy::prelude::*;
use bevy::window::{WindowCloseRequested, WindowDestroyed};
use std::path::PathBuf;

/// The button that the system gives the window asks for the same as the program's own.
pub fn quit_when_closed(mut closed: MessageReader<WindowCloseRequested>, mut requests: ResMut<Requests>) {
    if closed.read().count() > 0 {
        requests.0.push(Request::Quit);
    }
}

/// Without its window the program has nothing more to do: the session of the user has ended, or somebody has destroyed the
/// window from outside.
pub fn end_with_window(
    mut destroyed: MessageReader<WindowDestroyed>,
    texts: Res<Texts>,
    mut exit: MessageWriter<AppExit>,
) {
    if destroyed.read().count() > 0 {
        eprintln!("{}", texts.get("desktop-window-lost"));
        exit.write(AppExit::error());
    }
}

/// Puts aside what would leave a match that cannot be written, and asks. What was answered goes on its way.
pub fn ask_before_leaving(
    mut requests: ResMut<Requests>,
    session: Option<ResMut<Session>>,
    mut dialog: ResMut<Dialog>,
    texts: Res<Texts>,
) {
    if !requests.0.iter().any(|request| request.leaves_match() || request.server() == Server::Leaving) {
        return;
    }
    let Some(mut session) = session else { return };
    let session = session.bypass_change_detection();
    let mut kept = Vec::with_capacity(requests.0.len());
    for request in std::mem::take(&mut requests.0) {
        match request {
            Request::LeaveUnsaved(then) => kept.push(*then),
            Request::SaveElsewhere(unsaved) => match save_elsewhere(session, &unsaved) {
                Ok(file) => {
                    let file = file.display().to_string();
                    *dialog = Dialog::Told(texts.format("desktop-saved-elsewhere", &[("file", file.into())]));
                    kept.push(*unsaved.then);
                }
                Err(problem) => *dialog = Dialog::Unsaved(Unsaved { problem: problem.tell(&texts), ..unsaved }),
            },
            request if request.leaves_match() && session.game.retry().is_some() => {
                *dialog = Dialog::Unsaved(Unsaved::before(request));
            }
            request => kept.push(request),
        }
    }
    requests.0 = kept;
}

/// Saves the match in a folder for saves that the player has named.
fn save_elsewhere(session: &Session, unsaved: &Unsaved) -> Result<PathBuf, Problem> {
    let saves = Saves::at(check_folder(&unsaved.folder)?);
    let name = session.game.path().file_stem().unwrap_or_default().to_string_lossy();
    let path = saves.named(&name)?;
    session.game.save_as(&path)?;
    Ok(path)
}

impl Unsaved {
    /// Before this; the folder that is offered is the user's own.
    fn before(then: Request) -> Self {
        let home = directories::UserDirs::new().map(|dirs| dirs.home_dir().to_owned());
        let folder = home.unwrap_or_else(std::env::temp_dir).join("mesnie");
        Self { then: Box::new(then), folder: folder.display().to_string(), problem: String::new() }
    }
}
