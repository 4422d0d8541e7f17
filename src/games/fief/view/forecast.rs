//! What a family would be paid now (chapter 6), by the rules themselves on what the viewer may know.
use super::public::PublicBoard;
use super::seen::Seen;
use crate::games::fief::chapters::revenue::{self, Source};
use crate::table::kit::purses::Account;
use crate::table::prelude::Seat;

/// What a family is due, by source, in écus.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Due {
    pub walls: i64,
    pub production: i64,
    pub tithes: i64,
    pub tailles: i64,
    pub pensions: i64,
}
impl Due {
    pub fn total(self) -> i64 {
        self.walls + self.production + self.tithes + self.tailles + self.pensions
    }
}

/// What a family would be paid if revenues were due now; what is hidden counts for nothing.
pub fn due(seen: &Seen, seat: Seat) -> Due {
    let dues = seen.sight.public::<PublicBoard>().ask(revenue::dues).unwrap_or_default();
    let mut due = Due::default();
    for paid in dues.into_iter().filter(|paid| paid.to == Account::Purse(seat)) {
        let part = match paid.source {
            Source::Walls => &mut due.walls,
            Source::Production => &mut due.production,
            Source::Tithe => &mut due.tithes,
            Source::Taille => &mut due.tailles,
            Source::Pension => &mut due.pensions,
            // Set aside for a prisoner, not paid.
            Source::Frozen => continue,
        };
        *part += i64::from(paid.amount);
    }
    due
}
