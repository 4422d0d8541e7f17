//! How the window looks: the colours of the room by day and by night, and the heraldic tinctures in palettes that everybody
//! can tell apart.
use super::heraldry::Coats;
use crate::desktop::face::{Paint, Tincture};
use bevy::prelude::Resource;
use bevy_egui::egui::{self, Color32};
use serde::{Deserialize, Serialize};

/// Whether the room is lit by the sun or by candles.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Room {
    #[default]
    Day,
    Night,
}

/// The tinctures for eyes that tell colours apart, and for those that do not.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Palette {
    #[default]
    Heraldic,
    /// For deuteranopia and protanopia.
    RedGreen,
    /// For tritanopia.
    BlueYellow,
}

impl Room {
    pub const ALL: [Room; 2] = [Room::Day, Room::Night];
}

impl Palette {
    pub const ALL: [Palette; 3] = [Palette::Heraldic, Palette::RedGreen, Palette::BlueYellow];
}

/// How the window looks: a room, a palette, and the arms of the seats in the match. Panels ask [`look`] and [`colours`] for it.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Look {
    pub room: Room,
    pub palette: Palette,
    /// What the game's own colours are worn as.
    pub coats: Coats,
}

/// How much of the light of the room falls on what is drawn on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Lighting {
    /// None is needed: it shines by itself, as what is on offer does.
    Shining,
    /// It stands on the board: pieces, buildings.
    Standing,
    /// It lies on the table: the board itself.
    Lying,
}

/// The colours of panels, pages and screens.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Colours {
    pub paper: Color32,
    /// A line of a list, an empty bar.
    pub paper_dark: Color32,
    /// What is written on and what stands out.
    pub paper_light: Color32,
    pub ink: Color32,
    pub ink_faded: Color32,
    /// Headings, dice, what is refused: the red ink of scribes.
    pub rubric: Color32,
    pub gold: Color32,
    /// The table on which the board lies.
    pub table: Color32,
    /// The button of the obvious next thing, and what is written on it.
    pub seal: Color32,
    pub on_seal: Color32,
    pub button: Color32,
    pub button_edge: Color32,
    pub hovered: Color32,
    pub pressed: Color32,
    pub selected: Color32,
}

const fn rgb(hex: u32) -> Color32 {
    Color32::from_rgb((hex >> 16) as u8, (hex >> 8) as u8, hex as u8)
}

const DAY: Colours = Colours {
    paper: rgb(0xf3e9d2),
    paper_dark: rgb(0xe4d5b4),
    paper_light: rgb(0xfbf5e6),
    ink: rgb(0x2b1d12),
    ink_faded: rgb(0x55402a),
    rubric: rgb(0x8f1d1d),
    gold: rgb(0xc8971f),
    table: rgb(0x3a2a1c),
    seal: rgb(0x8f1d1d),
    on_seal: rgb(0xfbf5e6),
    button: rgb(0xeadab4),
    button_edge: rgb(0x9a7e52),
    hovered: rgb(0xf6e3ae),
    pressed: rgb(0xdcbf7c),
    selected: rgb(0xd9b86a),
};

const NIGHT: Colours = Colours {
    paper: rgb(0x2a2018),
    paper_dark: rgb(0x3b2e22),
    paper_light: rgb(0x1e1711),
    ink: rgb(0xf0e4c9),
    ink_faded: rgb(0xc8b592),
    rubric: rgb(0xf2a08a),
    gold: rgb(0xd9a93a),
    table: rgb(0x15100b),
    seal: rgb(0x8f2a22),
    on_seal: rgb(0xfbf5e6),
    button: rgb(0x43342a),
    button_edge: rgb(0x8a7250),
    hovered: rgb(0x5a4630),
    pressed: rgb(0x6e5637),
    selected: rgb(0x6e5426),
};

impl Look {
    pub fn colours(self) -> &'static Colours {
        match self.room {
            Room::Day => &DAY,
            Room::Night => &NIGHT,
        }
    }
    /// The full colour of a tincture of the game's own, as its seat wears it.
    pub fn field(self, own: Tincture) -> [u8; 3] {
        self.pigment(self.coats.worn(own).tincture)
    }
    /// The full colour of a tincture, whichever seat has it.
    pub fn pigment(self, tincture: Tincture) -> [u8; 3] {
        use Tincture::*;
        match (self.palette, tincture) {
            (Palette::Heraldic, Gules) => [0x9c, 0x1f, 0x22],
            (Palette::Heraldic, Azure) => [0x1c, 0x4a, 0x86],
            (Palette::Heraldic, Vert) => [0x2c, 0x66, 0x37],
            (Palette::Heraldic, Purpure) => [0x65, 0x2f, 0x6c],
            (Palette::Heraldic, Or) => [0x85, 0x5b, 0x04],
            // Vermilion against deep blue, and lightness does the rest.
            (Palette::RedGreen, Gules) => [0xa8, 0x45, 0x00],
            (Palette::RedGreen, Azure) => [0x00, 0x4c, 0x97],
            (Palette::RedGreen, Vert) => [0x00, 0x6e, 0x57],
            (Palette::RedGreen, Purpure) => [0x8a, 0x3f, 0x78],
            (Palette::RedGreen, Or) => [0x4a, 0x40, 0x00],
            (Palette::BlueYellow, Gules) => [0xa8, 0x12, 0x2e],
            (Palette::BlueYellow, Azure) => [0x00, 0x5f, 0x7a],
            (Palette::BlueYellow, Vert) => [0x1e, 0x57, 0x2f],
            (Palette::BlueYellow, Purpure) => [0x5b, 0x2c, 0x86],
            (Palette::BlueYellow, Or) => [0x85, 0x58, 0x52],
            (_, Sable) => [0x2e, 0x2b, 0x2b],
        }
    }
    /// A light tint of it, for a side that is turned over.
    pub fn tint(self, tincture: Tincture) -> [u8; 3] {
        self.field(tincture).map(|c| (u16::from(c) / 8 + 0xf8 * 7 / 8) as u8)
    }
    /// How much of its red, green and blue is left of a colour on the board: by candles less than by day, and warmer.
    pub fn light(self, lighting: Lighting) -> [f32; 3] {
        match (self.room, lighting) {
            (Room::Day, _) | (_, Lighting::Shining) => [1.0; 3],
            (Room::Night, Lighting::Standing) => [0.86, 0.81, 0.73],
            (Room::Night, Lighting::Lying) => [0.66, 0.6, 0.51],
        }
    }
    /// A paint as it is mixed in this palette: red, green, blue and opacity.
    pub fn mix(self, paint: Paint) -> [u8; 4] {
        let opaque = |[r, g, b]: [u8; 3]| [r, g, b, 255];
        match paint {
            Paint::Plain(rgba) => rgba,
            Paint::Field(tincture) => opaque(self.field(tincture)),
            Paint::Tint(tincture) => opaque(self.tint(tincture)),
        }
    }
    pub fn colour(self, paint: impl Into<Paint>) -> Color32 {
        let [r, g, b, a] = self.mix(paint.into());
        Color32::from_rgba_unmultiplied(r, g, b, a)
    }
}

pub(super) fn look_id() -> egui::Id {
    egui::Id::new("mesnie look")
}

/// The look of the window that a panel is drawn in.
pub fn look(ui: &egui::Ui) -> Look {
    look_of(ui.ctx())
}

pub fn look_of(ctx: &egui::Context) -> Look {
    ctx.data(|data| data.get_temp(look_id())).unwrap_or_default()
}

impl From<Look> for &'static Colours {
    fn from(look: Look) -> Self {
        look.colours()
    }
}

/// The colours of the window that a panel is drawn in.
pub fn colours(ui: &egui::Ui) -> &'static Colours {
    look(ui).colours()
}
