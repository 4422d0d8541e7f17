//! Lists of what a player brings to a match (an army, a household), as every game has them: the form in which they are
//! written and changed, and the sheet that is printed. What they mean only the game knows.
pub mod book;
pub mod form;
pub mod html;
pub mod plain;
pub mod roll;
