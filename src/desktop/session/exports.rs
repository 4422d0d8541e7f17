//! What of a match is written to files or put on the clipboard: saves under a name, the log.
use super::Session;
use super::requests::{Dialog, Request, Requests, Server};
use crate::desktop::platform::library::Library;
use crate::table::play::export;
use crate::table::prelude::{Entry, Problem, Saves};
use crate::table::text::locales::{Arg, Texts};
use bevy::prelude::*;
use bevy_egui::EguiContext;
use std::path::PathBuf;

/// Serves what is asked to be written or copied.
pub fn serve_exports(
    mut requests: ResMut<Requests>,
    mut commands: Commands,
    session: Option<Res<Session>>,
    mut dialog: ResMut<Dialog>,
    mut library: ResMut<Library>,
    texts: Res<Texts>,
) {
    for request in requests.take(Server::Exports) {
        if let Request::DeleteSave(path) = &request {
            // The title looks again which match can be gone on with.
            library.set_changed();
            let deleted = library.saves.as_ref().map_err(Problem::clone).and_then(|saves| saves.delete(path));
            if let Err(problem) = deleted {
                *dialog = Dialog::Problem(problem.tell(&texts));
            }
        }
        let Some(session) = &session else { continue };
        match request {
            Request::CopyLog => {
                let text = export::log(&session.game, &session.audience.persons, export::Form::Plain, &texts);
                commands.queue(copy(text));
                *dialog = Dialog::Told(texts.get("desktop-log-copied"));
            }
            Request::ExportLog(name) => *dialog = export_log(session, &name, &library, &texts),
            Request::SaveAs(name) => *dialog = save_as(session, &name, &library, &texts),
            _ => {}
        }
    }
}

/// Puts a text on the clipboard.
fn copy(text: String) -> impl Command {
    move |world: &mut World| {
        let mut contexts = world.query::<&mut EguiContext>();
        for mut context in contexts.iter_mut(world) {
            context.get_mut().copy_text(text.clone());
        }
    }
}

/// Writes the log into a file; gives what is told of it.
fn export_log(session: &Session, name: &str, library: &Library, texts: &Texts) -> Dialog {
    let write = |saves: &Saves| {
        let path = export_file(saves, name)?;
        export::write(&session.game, &session.audience.persons, &path, texts).map(|()| path)
    };
    match library.saves.as_ref().map_err(Problem::clone).and_then(write) {
        Ok(path) => {
            let readers = &session.audience.persons;
            let read = |entry: &&Entry| readers.iter().all(|seat| entry.seen_by.contains(*seat));
            let lines = session.game.chronicle(None).filter(read).count();
            let form = match export::Form::of(&path) {
                export::Form::Plain => "desktop-log-plain",
                export::Form::Markdown => "desktop-log-markdown",
            };
            let file = path.display().to_string();
            let args = [("n", lines.into()), ("form", Arg::key(form)), ("file", file.into())];
            Dialog::Told(texts.format("desktop-log-exported", &args))
        }
        Err(problem) => Dialog::Problem(problem.tell(texts)),
    }
}

/// Saves the match under a name; gives what is told of it.
fn save_as(session: &Session, name: &str, library: &Library, texts: &Texts) -> Dialog {
    let save = |saves: &Saves| session.game.save_as(&saves.named(name)?);
    match library.saves.as_ref().map_err(Problem::clone).and_then(save) {
        Ok(()) => Dialog::None,
        Err(problem) => Dialog::Problem(problem.tell(texts)),
    }
}

/// Where a log of this name goes: beside the saved matches, as Markdown unless the name says otherwise.
///
/// # Errors
/// The name cannot be that of a file.
pub fn export_file(saves: &Saves, name: &str) -> Result<PathBuf, Problem> {
    let (stem, extension) = match name.trim().rsplit_once('.') {
        Some((stem, extension)) if ["txt", "md", "markdown"].contains(&extension) => (stem, extension),
        _ => (name.trim(), "md"),
    };
    Ok(saves.named(stem)?.with_extension(extension))
}
