//! How a match has ended, as its last page tells it.
use super::{seat_name, teller};
use crate::desktop::face::{Face, Sight, SummaryRow, Tincture};
use crate::table::options::word_args;
use crate::table::prelude::{Match, Seat};
use crate::table::text::locales::Texts;
use serde::Serialize;

/// How the match ended.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Ending {
    pub headline: String,
    pub reason: String,
    /// What has decided the match, in sentences.
    pub causes: Vec<String>,
    /// Where one person sat at the screen: whether that person has won; nothing in a draw.
    pub mine: Option<bool>,
    /// The colours of the winners.
    pub tinctures: Vec<Tincture>,
    pub seats: Vec<(Tincture, String)>,
    pub rows: Vec<SummaryRow>,
}

/// How the match has ended, if it has.
/// `alone`: the seat of the only person at the screen.
pub(super) fn of(game: &Match, face: &dyn Face, alone: Option<Seat>, texts: &Texts) -> Option<Ending> {
    let ended = game.outcome()?;
    let tell = teller(game, texts);
    let names: Vec<String> = ended.winners.iter().map(|seat| seat_name(game, *seat, texts)).collect();
    let headline = match names.as_slice() {
        [] => texts.get("desktop-end-draw"),
        [one] => texts.format("desktop-end-winner", &[("name", one.into())]),
        several => texts.format("desktop-end-winners", &[("names", several.join(", ").into())]),
    };
    // The match is over: what decided it is told to everybody.
    let sight = Sight::new(game, None);
    let seats = (0..game.header().seats.len() as u8).map(Seat);
    Some(Ending {
        headline,
        mine: alone.filter(|_| !ended.winners.is_empty()).map(|seat| ended.winners.contains(&seat)),
        reason: texts.format(&ended.reason, &word_args(&game.header().options)),
        tinctures: ended.winners.iter().map(|seat| face.tincture(*seat)).collect(),
        seats: seats.map(|seat| (face.tincture(seat), seat_name(game, seat, texts))).collect(),
        causes: face.cause(&sight, &tell),
        rows: face.summary(&sight, &tell),
    })
}
