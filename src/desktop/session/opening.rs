//! Matches that are opened: new ones, rematches, saved ones, lessons.
use super::Session;
use super::lesson;
use super::match_setup::MatchSetup;
use super::requests::{Dialog, Request, Requests, Server};
use super::screen::Screen;
use crate::desktop::platform::library::Library;
use crate::table::play::replay::load;
use crate::table::prelude::{Match, Problem, Saves};
use crate::table::text::locales::Texts;
use bevy::prelude::*;
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
    session: Option<Res<Session>>,
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
                let resumed = told(resume(&path, &library, &mut count, &texts), &mut dialog, &texts);
                opened = resumed.map(|(resumed, problem)| {
                    *dialog = problem.map_or(Dialog::None, |problem| Dialog::Problem(problem.tell(&texts)));
                    resumed
                });
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
            Request::Start => match begin(&match_setup, &library, &mut count, &texts) {
                Ok(begun) => opened = Some(begun),
                Err(problem) => match_setup.problem = Some(problem.tell(&texts)),
            },
            Request::Rematch => {
                *dialog = Dialog::None;
                if let Some(old) = &session {
                    set_up_again(&mut match_setup, old, &library);
                    opened = told(begin(&match_setup, &library, &mut count, &texts), &mut dialog, &texts);
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

fn begin(chosen: &MatchSetup, library: &Library, count: &mut MatchCount, texts: &Texts) -> Result<Session, Problem> {
    let shelf = &library.shelf[chosen.game];
    let rules = shelf.rules.as_ref().map_err(|_| Problem::new("desktop-rules-broken"))?;
    let table = Match::new(shelf.game, rules.data.clone());
    Session::begin(count.next(), table, chosen.header(shelf, rules), &folder(library), shelf.face, texts)
}

fn take_lesson(file: &str, library: &Library, count: &mut MatchCount, texts: &Texts) -> Result<Session, Problem> {
    let of_shelf = |shelf| Some((shelf, lesson::of_file(file, shelf, &library.source)?));
    let gone = || Problem::new("desktop-lesson-gone").with("file", file);
    let (shelf, lesson) = library.shelf.iter().find_map(of_shelf).ok_or_else(gone)?;
    let rules = shelf.rules.as_ref().map_err(|_| Problem::new("desktop-rules-broken"))?;
    let table = Match::new(shelf.game, rules.data.clone());
    Session::begin_lesson(count.next(), table, &lesson, shelf.face, texts)
}

/// A saved match as far as it can be played again, with the problem that stopped it if there was one.
fn resume(
    path: &Path,
    library: &Library,
    count: &mut MatchCount,
    texts: &Texts,
) -> Result<(Session, Option<Problem>), Problem> {
    let games: Vec<_> = library.shelf.iter().map(|shelf| shelf.game).collect();
    let loaded = load(path, &games)?;
    let face = library.shelf.iter().find(|s| s.game.id() == loaded.game_match.game().id()).map(|s| s.face);
    let face = face.ok_or_else(|| Problem::new("save-game-unknown").with("game", &loaded.game_match.header().game))?;
    let problem = loaded.problem.clone();
    Ok((Session::resume(count.next(), loaded, &folder(library), face, texts), problem))
}
