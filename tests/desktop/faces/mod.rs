//! How the games show themselves.
mod anarchy;
mod ancients;
mod assault;
mod battles;
mod cards;
mod fief;
mod forecasts;
mod illumination;
mod large_boards;
mod maps;
mod night;
mod tactique;
mod vassaux;

use mesnie::desktop::face::{Face, Sheet, Sight};
use mesnie::desktop::session::audience::Audience;
use mesnie::desktop::session::view_model::TableView;
use mesnie::table::prelude::{Match, Seat};
use mesnie::table::text::locales::Texts;

/// What a seat sees of a match, drawn anew.
fn view_of(table: &Match, face: &dyn Face, viewer: Seat, texts: &Texts) -> TableView {
    let audience = Audience { holder: Some(viewer), ..Audience::of(table) };
    let scenery = face.scenery(&Sight::new(table, Some(viewer)));
    TableView::build(table, &[], face, &scenery, &audience, texts)
}

/// Whether nothing in a sheet is empty.
fn is_filled(sheet: &Sheet) -> bool {
    let filled = |(label, value): &(String, String)| !label.is_empty() && !value.is_empty();
    !sheet.title.is_empty() && sheet.lines.iter().all(filled) && sheet.notes.iter().all(filled)
}
