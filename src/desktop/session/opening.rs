//! Matches that are opened: new ones, rematches, saved ones, lessons.
use super::Session;
use super::lesson;
use super::match_setup::MatchSetup;
use super::requests::{Dialog, Request, Requests, Server};
use super::screen::Screen;
use crate::desktop::platform::library::Library;
use crate::table::play::batch::CapturedPanics;
use crate::table::play::replay::load;
use crate::table::prelude::{Match, Problem, Recorded, Saves};
use crate::table::saves::own_lists::with_named;
use crate::table::text::locales::Texts;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;

/// How many matches have been opened in this run of the program.
#[derive(Resource, Default)]
pub struct MatchCount(u64);

impl MatchCount {
    fn next(&mut self) -> u64 {
        self.0 += 1;
        self.0
    }
}

/// Opens matches: from the library, each with a number of its own; what is to be told of one comes on the screen.
#[derive(SystemParam)]
pub struct Opener<'w> {
    library: Res<'w, Library>,
    count: ResMut<'w, MatchCount>,
    dialog: ResMut<'w, Dialog>,
    texts: Res<'w, Texts>,
}

/// Serves what opens a match, or the screen on which a new one is chosen.
pub fn serve_openings(
    mut requests: ResMut<Requests>,
    mut commands: Commands,
    mut session: Option<ResMut<Session>>,
    mut match_setup: ResMut<MatchSetup>,
    mut screen: ResMut<NextState<Screen>>,
    mut opener: Opener,
) {
    for request in requests.take(Server::Openings) {
        let mut opened: Option<Session> = None;
        match request {
            Request::TakeLesson(file) => {
                *opener.dialog = Dialog::None;
                let taken = opener.take_lesson(&file);
                opened = opener.told(taken);
            }
            Request::Load(path) => {
                // The match on the table is not in its own way.
                if let Some(session) = session.as_mut().filter(|session| session.game.path() == path) {
                    session.bypass_change_detection().game.let_go();
                }
                opened = opener.serve_load(&path, Opening::Resume);
            }
            Request::LoadCopy(path) => opened = opener.serve_load(&path, Opening::Copy),
            Request::LookAt(path) => opened = opener.serve_load(&path, Opening::View),
            Request::NewMatch => {
                match_setup.problem = None;
                *opener.dialog = Dialog::None;
                screen.set(Screen::Setup);
            }
            Request::NewMatchOf(game) => {
                match_setup.choose(game);
                *opener.dialog = Dialog::None;
                screen.set(Screen::Setup);
            }
            Request::Start => match opener.begin(&match_setup, &BTreeMap::new()) {
                Ok(begun) => opened = Some(begun),
                Err(problem) => match_setup.problem = Some(problem.tell(&opener.texts)),
            },
            Request::QuickMatch(game) => {
                *opener.dialog = Dialog::None;
                let begun = opener.begin_quick(game).map(|(chosen, begun)| {
                    // The page for a new match shows what was chosen for this one.
                    match_setup.choose(game);
                    let others = std::mem::take(&mut match_setup.others);
                    *match_setup = MatchSetup { others, ..chosen };
                    begun
                });
                opened = opener.told(begun);
            }
            Request::Rematch => {
                *opener.dialog = Dialog::None;
                if let Some(old) = &session {
                    set_up_again(&mut match_setup, old, &opener.library);
                    let begun = opener.begin(&match_setup, &old.game.header().data);
                    opened = opener.told(begun);
                }
            }
            _ => {}
        }
        if let Some(opened) = opened {
            show_game_of(&mut match_setup, &opened, &opener.library);
            commands.insert_resource(opened);
            screen.set(Screen::Table);
            // What was asked of the match before is void.
            requests.0.clear();
            return;
        }
    }
}

impl Opener<'_> {
    /// The result; an error is told.
    fn told<T>(&mut self, result: Result<T, Problem>) -> Option<T> {
        result.inspect_err(|problem| *self.dialog = Dialog::Problem(problem.tell(&self.texts))).ok()
    }

    /// Begins a match. The lists of players that its options name go with it; `carried`: the rule data of an earlier match
    /// that is played again, whose lists may be gone.
    fn begin(&mut self, chosen: &MatchSetup, carried: &BTreeMap<String, String>) -> Result<Session, Problem> {
        let library = &self.library;
        let shelf = &library.shelf[chosen.game];
        let rules = shelf.rules.as_ref().map_err(|_| Problem::new("desktop-rules-broken"))?;
        let own = shelf.own_lists(&library.saves);
        let rules = with_named(shelf.game, rules, &library.source, &own, &chosen.options, carried)?;
        let table = Match::new(shelf.game, rules.data.clone());
        let header = chosen.header(shelf, &rules);
        Session::begin(self.count.next(), table, header, &folder(library), shelf.face, &self.texts)
    }

    /// Begins the quick match of a game, and gives what was chosen for it.
    fn begin_quick(&mut self, game: usize) -> Result<(MatchSetup, Session), Problem> {
        let shelf = &self.library.shelf[game];
        let rules = shelf.rules.as_ref().map_err(|_| Problem::new("desktop-rules-broken"))?;
        let chosen = MatchSetup::quick(game, shelf, rules);
        let begun = self.begin(&chosen, &BTreeMap::new())?;
        Ok((chosen, begun))
    }

    fn take_lesson(&mut self, file: &str) -> Result<Session, Problem> {
        let library = &self.library;
        let of_shelf = |shelf| Some((shelf, lesson::of_file(file, shelf, &library.source)?));
        let gone = || Problem::new("desktop-lesson-gone").with("file", file);
        let (shelf, lesson) = library.shelf.iter().find_map(of_shelf).ok_or_else(gone)?;
        let rules = shelf.rules.as_ref().map_err(|_| Problem::new("desktop-rules-broken"))?;
        let table = Match::new(shelf.game, rules.data.clone());
        let mut session = Session::begin_lesson(self.count.next(), table, &lesson, shelf.face, &self.texts)?;
        if let Some(active) = &mut session.active_lesson {
            active.next = lesson::after(file, shelf, &library.source);
        }
        Ok(session)
    }

    /// Opens a saved match; what is to be told of it comes on the screen.
    fn serve_load(&mut self, path: &Path, opening: Opening) -> Option<Session> {
        let resumed = without_panic(|| self.resume(path, opening));
        match self.told(resumed)? {
            Resumed::Opened(session, tell) => {
                *self.dialog = match tell {
                    None => Dialog::None,
                    Some(Tell::Problem(problem)) => Dialog::Problem(problem.tell(&self.texts)),
                    Some(Tell::TakenOver(end)) => Dialog::Told(end.tell(&self.texts)),
                };
                Some(*session)
            }
            Resumed::InUse(problem) => {
                *self.dialog = Dialog::InUse(path.to_owned(), problem.tell(&self.texts));
                None
            }
        }
    }

    /// A saved match as far as it can be played again.
    fn resume(&mut self, path: &Path, opening: Opening) -> Result<Resumed, Problem> {
        let library = &self.library;
        let games: Vec<_> = library.shelf.iter().map(|shelf| shelf.game).collect();
        let loaded = load(path, &games)?;
        let face = library.shelf.iter().find(|s| s.game.id() == loaded.game_match.game().id()).map(|s| s.face);
        let unknown = || Problem::new("save-game-unknown").with("game", &loaded.game_match.header().game);
        let face = face.ok_or_else(unknown)?;
        let problem = loaded.problem.clone();
        let saves = folder(library);
        let recorded = match (opening, Recorded::try_resume(loaded, &saves)) {
            (_, Ok(recorded)) => recorded,
            (Opening::Resume, Err(in_use)) => return Ok(Resumed::InUse(in_use.holder.problem(path))),
            (Opening::Copy, Err(in_use)) => Recorded::resume_copy(in_use.loaded, &saves),
            (Opening::View, Err(in_use)) => {
                let session = Session::look_at(self.count.next(), *in_use, face, &self.texts);
                return Ok(Resumed::Opened(Box::new(session), None));
            }
        };
        let end = recorded.left_by().map(|holder| Tell::TakenOver(holder.end(recorded.path())));
        let session = Session::new(self.count.next(), recorded, face, &self.texts);
        Ok(Resumed::Opened(Box::new(session), problem.map(Tell::Problem).or(end)))
    }
}

/// What work on a saved match gives. A fault of the program in it costs neither the window nor the file, and is told.
pub fn without_panic<T>(work: impl FnOnce() -> Result<T, Problem>) -> Result<T, Problem> {
    let captured = CapturedPanics::capture();
    let done = catch_unwind(AssertUnwindSafe(work));
    drop(captured);
    done.unwrap_or_else(|_| {
        let said = CapturedPanics::last();
        Err(Problem::new("desktop-load-panicked").with("detail", said.lines().next().unwrap_or_default()))
    })
}

/// After a match or a lesson the page for a new match shows its game: what was chosen for it last, else what this match is like.
fn show_game_of(match_setup: &mut MatchSetup, opened: &Session, library: &Library) {
    let game = opened.game.game().id();
    let Some(number) = library.shelf.iter().position(|shelf| shelf.game.id() == game) else { return };
    match_setup.choose(number);
    if match_setup.seats.is_empty() && opened.active_lesson.is_none() {
        match_setup.of_header(opened.game.header());
    }
}

/// Chooses a match like an old one.
fn set_up_again(match_setup: &mut MatchSetup, old: &Session, library: &Library) {
    let game = old.game.game().id();
    if let Some(number) = library.shelf.iter().position(|shelf| shelf.game.id() == game) {
        match_setup.choose(number);
    }
    match_setup.of_header(old.game.header());
    // The same seed would make the same match.
    match_setup.seed.clear();
}

/// A folder for saves even where there is none: the match is played all the same, and says that it is not saved.
fn folder(library: &Library) -> Saves {
    library.saves.clone().unwrap_or_else(|_| Saves::at(std::env::temp_dir().join("mesnie")))
}

/// How a saved match is opened.
#[derive(Clone, Copy)]
enum Opening {
    /// To go on with it, unless somebody else plays it.
    Resume,
    /// To go on in a copy.
    Copy,
    /// To look at it.
    View,
}

/// A saved match that was to be opened.
enum Resumed {
    Opened(Box<Session>, Option<Tell>),
    /// Somebody else plays it.
    InUse(Problem),
}

/// What is told of a match when it is opened.
enum Tell {
    /// It could not be played again to its end.
    Problem(Problem),
    /// The window that played it before came to a sudden end.
    TakenOver(Problem),
}
