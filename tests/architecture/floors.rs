//! The floors of each room, from the ground up: a module imports only what stands on a lower floor, or on its own.

/// The rooms of `table`.
pub const TABLE: &[&str] = &[
    "ground", "protocol", "state", "text", "kit", "data", "options", "presets", "rosters", "game", "saves", "play",
    "prelude",
];

/// The rooms of every game's folder; the game itself (`mod.rs`) stands above them all. A game has those that it needs.
pub const GAME: &[&str] = &[
    "data",
    "map",
    "field",
    "pieces",
    "rules",
    "rosters",
    "state",
    "board",
    "access",
    "chapters",
    "candidates",
    "odds",
    "notation",
    "invariants",
    "opponents",
    "view",
];

/// The rooms of the window.
pub const DESKTOP: &[&str] =
    &["face", "theme", "platform", "session", "input", "sound", "board", "panels", "pages", "screens", "app"];
