//! Colours, typefaces, arms of the seats, and the style of panels, pages and screens.
pub mod cards;
pub mod fonts;
pub mod heraldry;
pub mod look;
pub mod paint;
pub mod style;
pub mod widgets;

pub use cards::*;
pub use fonts::*;
pub use look::*;
pub use paint::*;
pub use style::*;
pub use widgets::*;
