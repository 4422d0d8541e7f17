//! What people ask of the window, and how it is done: panels only say what they were asked for.
use super::lesson;
use super::playback::Stride;
use super::table_session::Sitting;
use super::view_model::teller;
use crate::desktop::board::camera::Lens;
use crate::desktop::panels::log;
use crate::desktop::screens::setup::Draft;
use crate::desktop::{Library, Screen};
use crate::table::play::export;
use crate::table::play::replay::load;
use crate::table::prelude::{Match, Order, PieceId, Player, Problem, Saves};
use crate::table::text::locales::{Lang, Texts};
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use std::path::PathBuf;

/// Something that a person has asked for with a button, a key or a click on the board.
#[derive(Clone, Debug, PartialEq)]
pub enum Wish {
    /// Orders, one after the other; some are asked back first.
    Give(Vec<Order>),
    /// Orders that were asked back.
    Confirmed(Vec<Order>),
    /// Another piece in hand instead of the one that nothing was done with yet.
    Instead(PieceId),
    /// The plain list of orders, out and in.
    OrderList,
    Undo,
    Redo,
    /// Back to before this entry of the whole chronicle.
    UndoTo(usize),
    LiftCurtain,
    /// Whoever is asked looks at what it holds, while the others look away.
    DrawCurtain,
    /// The same, and shows what has happened since the last turn of the one who sits down.
    LiftCurtainAndWatch,
    Skip,
    /// Back and forth through what has happened.
    Walk(Stride),
    /// A bookmark at this entry of the whole chronicle, or none any more.
    Bookmark(usize),
    CopyLog,
    /// Takes the lesson of this file.
    Learn(String),
    /// The words of the lesson were read.
    ReadOn,
    /// The log into a file.
    ExportLog(String),
    FitBoard,
    Open(Dialog),
    Close,
    SaveAs(String),
    Load(PathBuf),
    /// A new match of the game that was last chosen.
    NewMatch,
    /// A new match of this game of the shelf.
    NewMatchOf(usize),
    Start,
    Rematch,
    ToTitle,
    Quit,
    Language(Lang),
}

/// What lies over the screen and has to be answered first.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub enum Dialog {
    #[default]
    None,
    Menu,
    /// Orders that cannot be taken back lightly, with the Fluent key of what is asked.
    Confirm(Vec<Order>, &'static str),
    SaveAs(String),
    Saves,
    /// The rule book, at this number if it is not empty.
    Rules(String),
    /// The rule data in force.
    RuleData,
    /// What everybody may look up, at this page.
    Registers(usize),
    /// What the dice have shown.
    Luck,
    Lessons,
    /// The log into a file of this name.
    Export(String),
    /// Something that is worth telling, in words.
    Told(String),
    /// Something went wrong, in words.
    Problem(String),
    Summary,
    Settings,
    /// The page on which keys are changed.
    Keys,
    Help,
}

#[derive(Resource, Default)]
pub struct Wishes(pub Vec<Wish>);

/// How many matches were sat down to in this run of the program.
#[derive(Resource, Default)]
pub struct MatchCount(u64);

/// Does what was asked for.
pub fn grant(
    mut wishes: ResMut<Wishes>,
    mut commands: Commands,
    mut sitting: Option<ResMut<Sitting>>,
    mut dialog: ResMut<Dialog>,
    mut draft: ResMut<Draft>,
    mut texts: ResMut<Texts>,
    library: Res<Library>,
    mut lens: ResMut<Lens>,
    mut screen: ResMut<NextState<Screen>>,
    mut count: ResMut<MatchCount>,
    mut preferences: ResMut<crate::desktop::platform::settings::Preferences>,
    mut drawer: ResMut<crate::desktop::panels::orders::Drawer>,
    mut exit: MessageWriter<AppExit>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    for wish in std::mem::take(&mut wishes.0) {
        redraw.write(RequestRedraw);
        let table = &mut sitting;
        let mut seated: Option<Sitting> = None;
        match wish {
            Wish::Give(orders) => at(table, |sitting| give_or_ask(sitting, orders, &mut dialog, &texts)),
            Wish::Confirmed(orders) => {
                *dialog = Dialog::None;
                at(table, |sitting| give(sitting, &orders, &mut dialog, &texts));
            }
            Wish::Instead(piece) => at(table, |sitting| {
                sitting.take_in_hand_instead(piece, &texts);
            }),
            Wish::OrderList => drawer.pull(),
            Wish::Undo => at(table, |sitting| {
                if let Err(stop) = sitting.undo(&texts) {
                    *dialog = Dialog::Told(texts.get(stop.text()));
                }
            }),
            Wish::Redo => at(table, |sitting| sitting.redo(&texts)),
            Wish::UndoTo(entry) => at(table, |sitting| {
                if let Err(stop) = sitting.undo_to_entry(entry, &texts) {
                    *dialog = Dialog::Problem(texts.get(stop.text()));
                }
            }),
            Wish::LiftCurtain => at(table, |sitting| sitting.lift_curtain(&texts)),
            Wish::DrawCurtain => at(table, |sitting| sitting.draw_curtain(&texts)),
            Wish::LiftCurtainAndWatch => at(table, |sitting| {
                sitting.lift_curtain(&texts);
                sitting.stride(Stride::SinceMyTurn, &texts);
            }),
            Wish::Skip => at(table, Sitting::skip),
            Wish::Walk(stride) => at(table, |sitting| sitting.stride(stride, &texts)),
            Wish::Bookmark(entry) => at(table, |sitting| {
                let marked = sitting.game.bookmarks().contains(&entry);
                sitting.game.bookmark(entry, !marked);
            }),
            Wish::ReadOn => at(table, Sitting::read_on),
            Wish::CopyLog => at(table, |sitting| {
                let text = export::log(&sitting.game, &sitting.audience.persons, export::Form::Plain, &texts);
                commands.queue(log::copy(text));
                *dialog = Dialog::Told(texts.get("desktop-log-copied"));
            }),
            Wish::ExportLog(name) => at(table, |sitting| *dialog = export_log(sitting, &name, &library, &texts)),
            Wish::SaveAs(name) => at(table, |sitting| *dialog = save_as(sitting, &name, &library, &texts)),
            Wish::FitBoard => lens.fit(),
            Wish::Open(wanted) => *dialog = wanted,
            Wish::Close => *dialog = Dialog::None,
            Wish::Learn(file) => {
                *dialog = Dialog::None;
                seated = told(learn(&file, &library, &mut count, &texts), &mut dialog, &texts);
            }
            Wish::Load(path) => {
                let resumed = told(resume(&path, &library, &mut count, &texts), &mut dialog, &texts);
                seated = resumed.map(|(resumed, problem)| {
                    *dialog = problem.map_or(Dialog::None, |problem| Dialog::Problem(problem.tell(&texts)));
                    resumed
                });
            }
            Wish::NewMatch => {
                draft.problem = None;
                *dialog = Dialog::None;
                screen.set(Screen::Setup);
            }
            Wish::NewMatchOf(game) => {
                draft.choose(game);
                *dialog = Dialog::None;
                screen.set(Screen::Setup);
            }
            Wish::Start => match begin(&draft, &library, &mut count, &texts) {
                Ok(begun) => seated = Some(begun),
                Err(problem) => draft.problem = Some(problem.tell(&texts)),
            },
            Wish::Rematch => {
                *dialog = Dialog::None;
                if let Some(old) = table {
                    draft_again(&mut draft, old, &library);
                    seated = told(begin(&draft, &library, &mut count, &texts), &mut dialog, &texts);
                }
            }
            Wish::ToTitle => {
                *dialog = Dialog::None;
                commands.remove_resource::<Sitting>();
                screen.set(Screen::Title);
            }
            Wish::Quit => drop(exit.write(AppExit::Success)),
            Wish::Language(lang) => {
                *texts = Texts::new(lang);
                preferences.language = Some(lang);
                at(table, |sitting| sitting.show_now(&texts));
            }
        }
        if let Some(seated) = seated {
            lens.look_at(&seated.scenery);
            commands.insert_resource(seated);
            screen.set(Screen::Table);
            // What was asked of the match before is void.
            return;
        }
    }
}

/// Does something at the table, if there is a match on it.
fn at(table: &mut Option<ResMut<Sitting>>, act: impl FnOnce(&mut Sitting)) {
    if let Some(sitting) = table {
        act(sitting);
    }
}

/// What has come about; what has not is told.
fn told<T>(result: Result<T, Problem>, dialog: &mut Dialog, texts: &Texts) -> Option<T> {
    result.inspect_err(|problem| *dialog = Dialog::Problem(problem.tell(texts))).ok()
}

/// Gives orders, unless they are asked back first.
fn give_or_ask(sitting: &mut Sitting, orders: Vec<Order>, dialog: &mut Dialog, texts: &Texts) {
    match orders.iter().find_map(|order| sitting.face.confirmation(*order)) {
        Some(key) => *dialog = Dialog::Confirm(orders, key),
        None => give(sitting, &orders, dialog, texts),
    }
}

/// Gives orders of whoever is asked; what is refused is told.
fn give(sitting: &mut Sitting, orders: &[Order], dialog: &mut Dialog, texts: &Texts) {
    if let Err(why) = sitting.give(orders, texts) {
        *dialog = Dialog::Told(teller(&sitting.game, texts).refusal(why));
    }
}

/// Writes the log into a file; gives what is told of it.
fn export_log(sitting: &Sitting, name: &str, library: &Library, texts: &Texts) -> Dialog {
    let write = |saves: &Saves| {
        let path = export_file(saves, name)?;
        export::write(&sitting.game, &sitting.audience.persons, &path, texts).map(|()| path)
    };
    match library.saves.as_ref().map_err(Problem::clone).and_then(write) {
        Ok(path) => {
            let file = path.display().to_string();
            Dialog::Told(texts.format("desktop-log-exported", &[("file", file.into())]))
        }
        Err(problem) => Dialog::Problem(problem.tell(texts)),
    }
}

/// Saves the match under a name; gives what is told of it.
fn save_as(sitting: &Sitting, name: &str, library: &Library, texts: &Texts) -> Dialog {
    let save = |saves: &Saves| sitting.game.save_as(&saves.named(name)?);
    match library.saves.as_ref().map_err(Problem::clone).and_then(save) {
        Ok(()) => Dialog::None,
        Err(problem) => Dialog::Problem(problem.tell(texts)),
    }
}

/// The draft of a match like an old one.
fn draft_again(draft: &mut Draft, old: &Sitting, library: &Library) {
    let game = old.game.game().id();
    if let Some(number) = library.shelf.iter().position(|shelf| shelf.game.id() == game) {
        draft.choose(number);
    }
    draft.of_header(old.game.header());
    // The same armies of chance would make the same match.
    draft.seed.clear();
}

/// Where a log of this name goes: beside the saved matches, as Markdown unless the name says otherwise.
pub(in crate::desktop) fn export_file(saves: &Saves, name: &str) -> Result<PathBuf, Problem> {
    let (stem, extension) = match name.trim().rsplit_once('.') {
        Some((stem, extension)) if ["txt", "md", "markdown"].contains(&extension) => (stem, extension),
        _ => (name.trim(), "md"),
    };
    Ok(saves.named(stem)?.with_extension(extension))
}

fn next_number(count: &mut MatchCount) -> u64 {
    count.0 += 1;
    count.0
}

/// A folder for saves even where there is none: the match is played all the same, and says that it is not saved.
fn folder(library: &Library) -> Saves {
    library.saves.clone().unwrap_or_else(|_| Saves::at(std::env::temp_dir().join("mesnie")))
}

fn begin(draft: &Draft, library: &Library, count: &mut MatchCount, texts: &Texts) -> Result<Sitting, Problem> {
    let shelf = &library.shelf[draft.game];
    let rules = shelf.rules.as_ref().map_err(|_| Problem::new("desktop-rules-broken"))?;
    let table = Match::new(shelf.game, rules.data.clone());
    Sitting::begin(next_number(count), table, draft.header(shelf, rules), &folder(library), shelf.face, texts)
}

fn learn(file: &str, library: &Library, count: &mut MatchCount, texts: &Texts) -> Result<Sitting, Problem> {
    let of_shelf = |shelf| Some((shelf, lesson::of_file(file, shelf, &library.source)?));
    let gone = || Problem::new("desktop-lesson-gone").with("file", file);
    let (shelf, lesson) = library.shelf.iter().find_map(of_shelf).ok_or_else(gone)?;
    let rules = shelf.rules.as_ref().map_err(|_| Problem::new("desktop-rules-broken"))?;
    let table = Match::new(shelf.game, rules.data.clone());
    Sitting::learn(next_number(count), table, &lesson, shelf.face, texts)
}

fn resume(
    path: &std::path::Path,
    library: &Library,
    count: &mut MatchCount,
    texts: &Texts,
) -> Result<(Sitting, Option<Problem>), Problem> {
    let games: Vec<_> = library.shelf.iter().map(|shelf| shelf.game).collect();
    let loaded = load(path, &games)?;
    let face = library.shelf.iter().find(|s| s.game.id() == loaded.game_match.game().id()).map(|s| s.face);
    let face = face.ok_or_else(|| Problem::new("save-game-unknown").with("game", &loaded.game_match.header().game))?;
    let problem = loaded.problem.clone();
    let number = next_number(count);
    Ok((Sitting::resume(number, loaded, &folder(library), face, texts), problem))
}

/// Whether a seat's player is a person: for the words beside its name.
pub fn player_key(player: &Player) -> &'static str {
    match player {
        Player::Person => "desktop-player-person",
        Player::Random => "desktop-player-random",
        Player::Script(level) => match level.as_str() {
            "easy" => "desktop-player-easy",
            "normal" => "desktop-player-normal",
            "hard" => "desktop-player-hard",
            _ => "desktop-player-script",
        },
    }
}
