//! Matches that are opened: new ones, rematches, saved ones, lessons.
use super::Session;
use super::lesson;
use super::match_setup::MatchSetup;
use super::requests::{Dialog, Request, Requests, Server};
use super::screen::Screen;
use crate::desktop::platform::library::Library;
use crate::table::play::replay::load;
use crate::table::prelude::{Match, Problem, Recorded, Saves};
use crate::table::saves::own_lists::with_named;
use crate::table::text::locales::Texts;
use bevy::prelude::*;
use std::collections::BTreeMap;
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

/// Serves what opens a match, or the screen on which a new one is chosen.
#[allow(clippy::too_many_arguments, reason = "a system names everything that it uses")]
pub fn serve_openings(
    mut requests: ResMut<Requests>,
    mut commands: Commands,
    mut session: Option<ResMut<Session>>,
    mut match_setup: ResMut<MatchSetup>,
    mut dialog: ResMut<Dialog>,
    mut screen: ResMut<NextState<Screen>>,
    mut count: ResMut<MatchCount>,
    library: Res<Library>,
    texts: Res<Texts>,
) {
    for request in requests.take(Server::Openings) {
        let mut opened: Option<Session> = None;
        match request {
            Request::TakeLesson(file) => {
                *dialog = Dialog::None;
                opened = told(take_lesson(&file, &library, &mut count, &texts), &mut dialog, &texts);
            }
            Request::Load(path) => {
                // The match on the table is not in its own way.
                if let Some(session) = session.as_mut().filter(|session| session.game.path() == path) {
                    session.bypass_change_detection().game.let_go();
                }
                opened = serve_load(&path, Opening::Resume, &library, &mut count, &mut dialog, &texts);
            }
            Request::LoadCopy(path) => {
                opened = serve_load(&path, Opening::Copy, &library, &mut count, &mut dialog, &texts);
            }
            Request::LookAt(path) => {
                opened = serve_load(&path, Opening::View, &library, &mut count, &mut dialog, &texts);
            }
            Request::NewMatch => {
                match_setup.problem = None;
                *dialog = Dialog::None;
                screen.set(Screen::Setup);
            }
            Request::NewMatchOf(game) => {
                match_setup.choose(game);
                *dialog = Dialog::None;
                screen.set(Screen::Setup);
            }
            Request::Start => match begin(&match_setup, &library, &BTreeMap::new(), &mut count, &texts) {
                Ok(begun) => opened = Some(begun),
                Err(problem) => match_setup.problem = Some(problem.tell(&texts)),
            },
            Request::Rematch => {
                *dialog = Dialog::None;
                if let Some(old) = &session {
                    set_up_again(&mut match_setup, old, &library);
                    let carried = &old.game.header().data;
                    opened = told(begin(&match_setup, &library, carried, &mut count, &texts), &mut dialog, &texts);
                }
            }
            _ => {}
        }
        if let Some(opened) = opened {
            commands.insert_resource(opened);
            screen.set(Screen::Table);
            // What was asked of the match before is void.
            requests.0.clear();
            return;
        }
    }
}

/// The result; an error is told.
fn told<T>(result: Result<T, Problem>, dialog: &mut Dialog, texts: &Texts) -> Option<T> {
    result.inspect_err(|problem| *dialog = Dialog::Problem(problem.tell(texts))).ok()
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

/// Begins a match. The lists of players that its options name go with it; `carried`: the rule data of an earlier match that is
/// played again, whose lists may be gone.
fn begin(
    chosen: &MatchSetup,
    library: &Library,
    carried: &BTreeMap<String, String>,
    count: &mut MatchCount,
    texts: &Texts,
) -> Result<Session, Problem> {
    let shelf = &library.shelf[chosen.game];
    let rules = shelf.rules.as_ref().map_err(|_| Problem::new("desktop-rules-broken"))?;
    let own = shelf.own_lists(&library.saves);
    let rules = with_named(shelf.game, rules, &library.source, &own, &chosen.options, carried)?;
    let table = Match::new(shelf.game, rules.data.clone());
    Session::begin(count.next(), table, chosen.header(shelf, &rules), &folder(library), shelf.face, texts)
}

fn take_lesson(file: &str, library: &Library, count: &mut MatchCount, texts: &Texts) -> Result<Session, Problem> {
    let of_shelf = |shelf| Some((shelf, lesson::of_file(file, shelf, &library.source)?));
    let gone = || Problem::new("desktop-lesson-gone").with("file", file);
    let (shelf, lesson) = library.shelf.iter().find_map(of_shelf).ok_or_else(gone)?;
    let rules = shelf.rules.as_ref().map_err(|_| Problem::new("desktop-rules-broken"))?;
    let table = Match::new(shelf.game, rules.data.clone());
    Session::begin_lesson(count.next(), table, &lesson, shelf.face, texts)
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

/// Opens a saved match; what is to be told of it comes on the screen.
fn serve_load(
    path: &Path,
    opening: Opening,
    library: &Library,
    count: &mut MatchCount,
    dialog: &mut Dialog,
    texts: &Texts,
) -> Option<Session> {
    match resume(path, opening, library, count, texts) {
        Ok(Resumed::Opened(session, tell)) => {
            *dialog = match tell {
                None => Dialog::None,
                Some(Tell::Problem(problem)) => Dialog::Problem(problem.tell(texts)),
                Some(Tell::TakenOver(end)) => Dialog::Told(end.tell(texts)),
            };
            Some(*session)
        }
        Ok(Resumed::InUse(problem)) => {
            *dialog = Dialog::InUse(path.to_owned(), problem.tell(texts));
            None
        }
        Err(problem) => {
            *dialog = Dialog::Problem(problem.tell(texts));
            None
        }
    }
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

/// A saved match as far as it can be played again.
fn resume(
    path: &Path,
    opening: Opening,
    library: &Library,
    count: &mut MatchCount,
    texts: &Texts,
) -> Result<Resumed, Problem> {
    let games: Vec<_> = library.shelf.iter().map(|shelf| shelf.game).collect();
    let loaded = load(path, &games)?;
    let face = library.shelf.iter().find(|s| s.game.id() == loaded.game_match.game().id()).map(|s| s.face);
    let face = face.ok_or_else(|| Problem::new("save-game-unknown").with("game", &loaded.game_match.header().game))?;
    let problem = loaded.problem.clone();
    let saves = folder(library);
    let recorded = match (opening, Recorded::try_resume(loaded, &saves)) {
        (_, Ok(recorded)) => recorded,
        (Opening::Resume, Err(in_use)) => return Ok(Resumed::InUse(in_use.holder.problem(path))),
        (Opening::Copy, Err(in_use)) => Recorded::resume_copy(in_use.loaded, &saves),
        (Opening::View, Err(in_use)) => {
            let session = Session::look_at(count.next(), *in_use, face, texts);
            return Ok(Resumed::Opened(Box::new(session), None));
        }
    };
    let end = recorded.left_by().map(|holder| Tell::TakenOver(holder.end(recorded.path())));
    let session = Session::new(count.next(), recorded, face, texts);
    Ok(Resumed::Opened(Box::new(session), problem.map(Tell::Problem).or(end)))
}
