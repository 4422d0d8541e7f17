//! What the people at this screen prefer: language, size of the text, pace, colours, where matches are saved. It is kept
//! between runs in a file that people can read and write.
use super::idle::Moving;
use super::key_bindings::Bindings;
use super::library::Library;
use crate::desktop::theme::{Look, Palette, Room};
use crate::table::prelude::{Problem, Saves, SeatSetup, UndoLimit};
use crate::table::saves::journal::whole;
use crate::table::text::locales::Lang;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::window::{MonitorSelection, WindowMode};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

/// How fast dice, counters and scripts are shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Pace {
    /// Everything is shown at once.
    Off,
    Fast,
    #[default]
    Usual,
    Slow,
}

impl Pace {
    pub const ALL: [Pace; 4] = [Pace::Off, Pace::Fast, Pace::Usual, Pace::Slow];

    /// Seconds of the table that pass in a second of the clock.
    pub fn rate(self) -> f32 {
        match self {
            // Longer than anything takes.
            Pace::Off => 1e6,
            Pace::Fast => 2.5,
            Pace::Usual => 1.0,
            Pace::Slow => 0.5,
        }
    }
}

/// How people have left the panels of the table: widths in points; none: as the window has room for it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Panels {
    /// The width of the panel at the side, 220 to 900.
    pub side: Option<u32>,
    /// The panel at the side is folded up.
    pub side_folded: bool,
    /// The width of the list of orders, 220 to 900.
    pub list: Option<u32>,
    /// The list of orders is pulled out.
    pub list_open: bool,
}

/// What was last chosen on the page for a new match.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct NewMatch {
    /// The game, as in journals.
    pub game: String,
    /// The choices for each game.
    pub games: BTreeMap<String, Chosen>,
}

/// What was last chosen for a match of a game, as in the header of a journal.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Chosen {
    pub scenario: String,
    pub options: crate::table::prelude::Settings,
    pub seats: Vec<SeatSetup>,
    pub undo: UndoLimit,
    pub advice: bool,
}
impl Default for Chosen {
    fn default() -> Self {
        Self {
            scenario: String::new(),
            options: Default::default(),
            seats: vec![],
            undo: UndoLimit::Usual,
            advice: true,
        }
    }
}

/// What was chosen on the page of settings. A file that lacks some of it has the usual choice there; what the program does
/// not know is an error, so that a slip of the pen is noticed.
#[derive(Resource, Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Preferences {
    /// None: the system's.
    pub language: Option<Lang>,
    /// Text and everything around it, in percent of the usual: 80 to 200.
    pub text_size: u32,
    pub pace: Pace,
    /// How loud sounds are, in percent; 0: silence.
    pub volume: u8,
    pub room: Room,
    pub palette: Palette,
    pub full_screen: bool,
    /// Beside the pointer the board tells what a click does, or why it does nothing.
    pub hints: bool,
    /// The last moves of others stay on the board until one's next order.
    pub trails: bool,
    /// The folder of the saved matches; none: the usual one.
    pub saves: Option<PathBuf>,
    /// How many autosaves are kept, 1 to 200.
    pub autosaves: usize,
    /// How much of the height of the window the log has, in percent: 15 to 70.
    pub log_height: u32,
    /// How the panels of the table were left.
    pub panels: Panels,
    /// What was last chosen on the page for a new match.
    pub new_match: NewMatch,
    /// The keys that were changed.
    pub keys: Bindings,
}

impl Default for Preferences {
    fn default() -> Self {
        Self {
            language: None,
            text_size: 100,
            pace: Pace::default(),
            volume: 60,
            room: Room::default(),
            palette: Palette::default(),
            full_screen: false,
            hints: true,
            trails: true,
            saves: None,
            autosaves: Saves::KEPT,
            log_height: 35,
            panels: Panels::default(),
            new_match: NewMatch::default(),
            keys: Bindings::default(),
        }
    }
}

/// Smallest and largest text, in percent of the usual.
pub const TEXT_SIZES: (u32, u32) = (80, 200);
/// Smallest and largest width of a panel that people make wider, in points.
pub const PANEL_WIDTHS: (u32, u32) = (220, 900);
/// Fewest and most autosaves that are kept.
pub const AUTOSAVES: (usize, usize) = (1, 200);
/// The lowest and the highest log, in percent of the height of the window.
pub const LOG_HEIGHTS: (u32, u32) = (15, 70);
/// The least room in which the pages can be laid out, in points: text grows only as far as the window leaves it.
const LEAST_ROOM: (f32, f32) = (900.0, 540.0);

/// In a window larger than this, in logical pixels, text grows with the window.
pub const LARGE: (f32, f32) = (1920.0, 1080.0);

impl Preferences {
    /// The usual settings. The language stays, for who presses the button wants to go on reading; the keys have a page of
    /// their own, and so has a new match.
    pub fn usual(&self) -> Self {
        let (keys, new_match) = (self.keys.clone(), self.new_match.clone());
        Self { language: self.language, keys, new_match, ..Self::default() }
    }

    /// The look of the window before anybody wears arms.
    pub fn look(&self) -> Look {
        Look { room: self.room, palette: self.palette, ..Look::default() }
    }

    /// What a number typed into the file means: the nearest that there is.
    fn within_bounds(mut self) -> Self {
        self.text_size = self.text_size.clamp(TEXT_SIZES.0, TEXT_SIZES.1);
        self.volume = self.volume.min(100);
        self.autosaves = self.autosaves.clamp(AUTOSAVES.0, AUTOSAVES.1);
        self.log_height = self.log_height.clamp(LOG_HEIGHTS.0, LOG_HEIGHTS.1);
        let width = |wanted: u32| wanted.clamp(PANEL_WIDTHS.0, PANEL_WIDTHS.1);
        self.panels.side = self.panels.side.map(width);
        self.panels.list = self.panels.list.map(width);
        self
    }

    /// Makes the log higher by so many percent of the window, or lower, within its bounds.
    pub fn raise_log(&mut self, by: i32) {
        self.log_height = self.log_height.saturating_add_signed(by).clamp(LOG_HEIGHTS.0, LOG_HEIGHTS.1);
    }

    /// The size of the text in percent in a window of this size in logical pixels: smaller than asked for where there is no
    /// room for it, larger in a window so large that letters would be lost in it.
    pub fn text_size_in(&self, width: f32, height: f32) -> u32 {
        let most = (width / LEAST_ROOM.0).min(height / LEAST_ROOM.1) * 100.0;
        let fitting = self.text_size.min((most as u32).max(100)).max(TEXT_SIZES.0);
        let growth = (width / LARGE.0).min(height / LARGE.1).max(1.0);
        let grown = (fitting as f32 * growth) as u32;
        grown.min(TEXT_SIZES.1).max(fitting)
    }

    /// Larger or smaller text, by one step that is seen in a window of this size: where the window has no room for more, nothing
    /// changes.
    pub fn step_text(&mut self, larger: bool, (width, height): (f32, f32)) {
        let shown = self.text_size_in(width, height);
        let mut stepped = self.clone();
        while (stepped.text_size < TEXT_SIZES.1 && larger) || (stepped.text_size > TEXT_SIZES.0 && !larger) {
            stepped.text_size = if larger { stepped.text_size + 10 } else { stepped.text_size - 10 };
            if stepped.text_size_in(width, height) != shown {
                self.text_size = stepped.text_size.clamp(TEXT_SIZES.0, TEXT_SIZES.1);
                return;
            }
        }
    }

    /// Where matches are saved: what the environment variable `MESNIE_SAVES` says, else the folder chosen, else the usual.
    ///
    /// # Errors
    /// As [`Saves::of_user`].
    pub fn folder_of_saves(&self) -> Result<Saves, Problem> {
        let saves = match &self.saves {
            Some(folder) if std::env::var_os("MESNIE_SAVES").is_none_or(|v| v.is_empty()) => Saves::at(folder),
            _ => Saves::of_user()?,
        };
        Ok(saves.keep(self.autosaves))
    }
}

/// A folder as somebody typed it, made if it is not there, with room to write.
///
/// # Errors
/// `settings-folder-relative` or, with what the system said, `settings-folder-refused`.
pub fn check_folder(typed: &str) -> Result<PathBuf, Problem> {
    let typed = typed.trim();
    let home = || directories::UserDirs::new().map(|dirs| dirs.home_dir().to_owned());
    let folder = match typed.strip_prefix("~/").and_then(|rest| Some(home()?.join(rest))) {
        Some(folder) => folder,
        None => PathBuf::from(typed),
    };
    if !folder.is_absolute() {
        return Err(Problem::new("settings-folder-relative").with("folder", typed));
    }
    let refused =
        |error| Problem::new("settings-folder-refused").with("folder", folder.display()).with("detail", error);
    fs::create_dir_all(&folder).map_err(refused)?;
    tempfile::tempfile_in(&folder).map_err(refused)?;
    Ok(folder)
}

/// The file of the settings, and what is wrong with it.
#[derive(Resource, Debug, Default)]
pub struct SettingsFile {
    /// None: the user has no folder for settings, so they last until the program ends.
    pub path: Option<PathBuf>,
    /// Why the last change was not written.
    pub problem: Option<Problem>,
}

impl SettingsFile {
    /// The file that the environment variable `MESNIE_SETTINGS` names, else `settings.ron` in the user's folder for it.
    pub fn of_user() -> Self {
        let named = std::env::var_os("MESNIE_SETTINGS").filter(|path| !path.is_empty()).map(PathBuf::from);
        let usual = || Some(directories::ProjectDirs::from("", "", "mesnie")?.config_dir().join("settings.ron"));
        Self { path: named.or_else(usual), problem: None }
    }

    pub fn at(path: impl Into<PathBuf>) -> Self {
        Self { path: Some(path.into()), problem: None }
    }

    /// The settings of the file; the usual ones where there is none. A file that cannot be understood is put aside under
    /// the name `….broken`, and the problem says where and why.
    pub fn read(&self) -> (Preferences, Option<Problem>) {
        let Some(path) = &self.path else { return (Preferences::default(), None) };
        let why = match fs::read_to_string(path) {
            Ok(text) => match ron::from_str::<Preferences>(&text) {
                Ok(preferences) => return (preferences.within_bounds(), None),
                Err(error) => error.to_string(),
            },
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => return (Preferences::default(), None),
            Err(error) => error.to_string(),
        };
        let aside = broken(path);
        let problem = Problem::new(match fs::rename(path, &aside) {
            Ok(()) => "settings-broken",
            Err(_) => "settings-unreadable",
        });
        let problem = problem.with("file", path.display()).with("detail", why).with("aside", aside.display());
        (Preferences::default(), Some(problem))
    }

    /// Writes the settings, whole or not at all.
    pub fn write(&mut self, preferences: &Preferences) {
        let Some(path) = &self.path else { return };
        let text = ron::ser::to_string_pretty(preferences, ron::ser::PrettyConfig::default());
        let written = text.map_err(std::io::Error::other).and_then(|text| whole(path, format!("{text}\n").as_bytes()));
        self.problem = (written.err())
            .map(|error| Problem::new("settings-not-written").with("file", path.display()).with("detail", error));
    }
}

fn broken(path: &Path) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(".broken");
    name.into()
}

/// How fast time passes at the table.
#[derive(SystemParam)]
pub struct Tempo<'w> {
    time: Res<'w, Time<Real>>,
    preferences: Res<'w, Preferences>,
}

/// After a rest the first picture would count as all the time since the last one: it counts as so many seconds at the most.
const LONGEST_PICTURE: f32 = 0.15;

impl Tempo<'_> {
    /// The pace that people have chosen.
    pub fn pace(&self) -> Pace {
        self.preferences.pace
    }
    /// The seconds of the table that have passed at a pace since the last picture.
    pub fn seconds(&self, pace: Pace) -> f32 {
        self.time.delta_secs().min(LONGEST_PICTURE) * pace.rate()
    }
}

/// Does what the settings say, and writes them down when they have changed.
pub fn apply(
    preferences: Res<Preferences>,
    mut file: ResMut<SettingsFile>,
    mut look: ResMut<Look>,
    mut library: ResMut<Library>,
    mut window: Single<&mut Window>,
    mut moving: ResMut<Moving>,
    mut done: Local<Option<Preferences>>,
) {
    if done.as_ref() == Some(&*preferences) {
        return;
    }
    moving.0 = true;
    let coats = look.coats;
    look.set_if_neq(Look { coats, ..preferences.look() });
    let mode = if preferences.full_screen {
        WindowMode::BorderlessFullscreen(MonitorSelection::Current)
    } else {
        WindowMode::Windowed
    };
    if window.mode != mode {
        window.mode = mode;
    }
    if let Some(before) = done.replace(preferences.clone()) {
        if (&before.saves, before.autosaves) != (&preferences.saves, preferences.autosaves) {
            library.saves = preferences.folder_of_saves();
        }
        file.write(&preferences);
    }
}
