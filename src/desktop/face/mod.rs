//! How a game shows itself in the window, in shapes, words and numbers. The window knows no game: a game's view answers
//! the questions of the traits [`Draw`], [`Describe`] and [`Decide`] about what one seat sees.
pub mod areas;
pub mod battles;
pub mod decisions;
pub mod effects;
pub mod news;
pub mod open_ground;
pub mod overlay;
pub mod pictures;
pub mod players;
pub mod portraits;
pub mod rays;
pub mod scenery;
pub mod shapes;
pub mod sheets;
pub mod sight;
pub mod traits;
pub mod work_counter;

pub use battles::*;
pub use decisions::*;
pub use effects::*;
pub use news::*;
pub use open_ground::*;
pub use overlay::*;
pub use pictures::*;
pub use players::*;
pub use portraits::busts::*;
pub use portraits::looks::{Headgear, Sitter};
pub use scenery::*;
pub use shapes::*;
pub use sheets::*;
pub use sight::*;
pub use traits::*;
