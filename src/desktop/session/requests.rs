//! What people ask of the window. Panels only say what they were asked for; each part of the window serves its own kind of
//! request in a system of its own.
use super::playback::PlaybackStep;
use crate::table::prelude::{Order, PieceId};
use crate::table::text::locales::Lang;
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use std::path::PathBuf;

/// Something that a person has asked for with a button, a key or a click on the board.
#[derive(Clone, Debug, PartialEq)]
pub enum Request {
    /// Gives orders, one after the other; some have to be confirmed first.
    Give(Vec<Order>),
    /// Gives the obvious order, if it can be taken back: the Enter key.
    Obvious,
    /// Gives orders that were confirmed.
    Confirmed(Vec<Order>),
    /// Selects another piece instead of the selected one, with which nothing was done yet.
    Instead(PieceId),
    /// What would the program do here?
    Advise,
    /// Opens or closes the plain list of orders.
    OrderList,
    Undo,
    Redo,
    /// Back to before this entry of the whole chronicle.
    UndoTo(usize),
    LiftCurtain,
    /// The player who is asked looks at the own hand, while the others look away.
    DrawCurtain,
    /// Lifts the curtain and plays back what has happened since the last turn of the seat that it waits for.
    LiftCurtainAndWatch,
    Skip,
    /// Back and forth through the match.
    Playback(PlaybackStep),
    /// A bookmark at this entry of the whole chronicle, or none any more.
    Bookmark(usize),
    CopyLog,
    /// Takes the lesson of this file.
    TakeLesson(String),
    /// The words of the lesson were read: it goes on.
    ReadOn,
    /// Back to what the lesson said before.
    LessonBack,
    /// Writes the log into a file of this name.
    ExportLog(String),
    /// Removes this saved match; it has been asked back.
    DeleteSave(PathBuf),
    FitBoard,
    /// The card at this place of the hand that lies open: each of its orders gets a button.
    ChooseCard(usize),
    Open(Dialog),
    Close,
    SaveAs(String),
    Load(PathBuf),
    /// Goes on with a saved match in a copy, because somebody else plays it.
    LoadCopy(PathBuf),
    /// Looks at a saved match that somebody else plays.
    LookAt(PathBuf),
    /// Leaves a match whose last orders are in no file.
    LeaveUnsaved(Box<Request>),
    /// Saves the match in another folder, then leaves it.
    SaveElsewhere(Unsaved),
    /// A new match of the game that was last chosen.
    NewMatch,
    /// A new match of this game, by its number in the library.
    NewMatchOf(usize),
    Start,
    /// Begins at once the match of this game that its presets call a quick one; by its number in the library.
    QuickMatch(usize),
    Rematch,
    ToTitle,
    Quit,
    Language(Lang),
}

/// The part of the window that serves a request.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Server {
    /// The match on the table.
    Match,
    /// What of a match is written to files or copied.
    Exports,
    /// Matches that are opened: new ones, saved ones, lessons.
    Openings,
    Dialogs,
    /// The view of the board.
    Camera,
    /// The plain list of orders.
    OrderList,
    /// The window as a whole: its screens, its language, its end.
    Window,
    /// Leaving a match that cannot be written.
    Leaving,
}

impl Request {
    /// Who serves it.
    pub fn server(&self) -> Server {
        match self {
            Self::Give(_) | Self::Obvious | Self::Confirmed(_) | Self::Instead(_) => Server::Match,
            Self::Undo | Self::Redo | Self::UndoTo(_) | Self::Advise => Server::Match,
            Self::LiftCurtain | Self::DrawCurtain | Self::LiftCurtainAndWatch => Server::Match,
            Self::Skip | Self::Playback(_) | Self::Bookmark(_) => Server::Match,
            Self::ReadOn | Self::LessonBack => Server::Match,
            Self::CopyLog | Self::ExportLog(_) | Self::SaveAs(_) | Self::DeleteSave(_) => Server::Exports,
            Self::NewMatch | Self::NewMatchOf(_) | Self::Start | Self::QuickMatch(_) | Self::Rematch => {
                Server::Openings
            }
            Self::Load(_) | Self::LoadCopy(_) | Self::LookAt(_) | Self::TakeLesson(_) => Server::Openings,
            Self::Open(_) | Self::Close => Server::Dialogs,
            Self::FitBoard => Server::Camera,
            // The screen with the hand does it itself.
            Self::ChooseCard(_) => Server::OrderList,
            Self::OrderList => Server::OrderList,
            Self::ToTitle | Self::Quit | Self::Language(_) => Server::Window,
            Self::LeaveUnsaved(_) | Self::SaveElsewhere(_) => Server::Leaving,
        }
    }

    /// Whether the match on the table is left for it.
    pub fn leaves_match(&self) -> bool {
        let opens = matches!(self, Self::Load(_) | Self::LoadCopy(_) | Self::LookAt(_) | Self::TakeLesson(_));
        opens || matches!(self, Self::ToTitle | Self::Quit | Self::Start | Self::QuickMatch(_) | Self::Rematch)
    }
}

/// A match is about to be left, and its last orders are in no file.
#[derive(Clone, Debug, PartialEq)]
pub struct Unsaved {
    /// For what it is left.
    pub then: Box<Request>,
    /// The folder of saves that is offered instead, as it is being typed.
    pub folder: String,
    /// Why that folder will not do; empty: nothing is known against it.
    pub problem: String,
}

/// What lies over the screen and has to be answered first.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub enum Dialog {
    #[default]
    None,
    Menu,
    /// Orders that are asked back first, with what is asked.
    Confirm(Vec<Order>, String),
    SaveAs(String),
    Saves,
    /// The rule book, at this number if it is not empty.
    Rules(String),
    /// The rule data in force.
    RuleData,
    /// Matches with the program's rule data and with those of the folder, side by side.
    Comparison,
    /// What everybody may look up, at this page.
    Reference(usize),
    /// What the dice have shown.
    DiceStats,
    Lessons,
    /// The log into a file of this name.
    Export(String),
    /// The match cannot be written: what becomes of it?
    Unsaved(Unsaved),
    /// Somebody else plays the match in this file; who, in words.
    InUse(PathBuf, String),
    /// Something that is worth telling, in words.
    Told(String),
    /// Something went wrong, in words.
    Problem(String),
    Summary,
    Settings,
    /// The lists that players bring to matches.
    Rosters,
    /// The page on which keys are changed.
    Keys,
    Help,
}

/// The requests that wait to be served.
#[derive(Resource, Default)]
pub struct Requests(pub Vec<Request>);

impl Requests {
    /// Takes out what this part of the window is to serve, in the order in which it was asked for.
    pub fn take(&mut self, server: Server) -> Vec<Request> {
        self.0.extract_if(.., |request| request.server() == server).collect()
    }
}

/// The systems that serve requests, one after the other.
#[derive(SystemSet, Clone, PartialEq, Eq, Hash, Debug)]
pub struct ServeRequests;

/// What a request brings about is to be seen: the window draws once more.
pub fn redraw_for_requests(requests: Res<Requests>, mut redraw: MessageWriter<RequestRedraw>) {
    if !requests.0.is_empty() {
        redraw.write(RequestRedraw);
    }
}
