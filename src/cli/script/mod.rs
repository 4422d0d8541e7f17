//! `mesnie script`: rule scripts, each with a position, some dice, some orders, and what must come of them. The worked
//! examples of the rule books are tested with them, and designers try their ideas.
//!
//! A script is a RON file ([`Script`]); `docs/rule-scripts.md` describes the form for those who write them.
//! ```ron
//! (
//!     title: "An ordinary turn",
//!     rules: ["D-3.01"],
//!     game: "duel",
//!     dice: [5, 2],
//!     play: [
//!         Do("red hold r-knight"),
//!         No("red step 4:4", "hex_occupied"),
//!         Asked("blue", "activation"),
//!         See("pieces.b-knight.at", "4:4"),
//!     ],
//! )
//! ```
mod runner;
mod steps;

pub(super) use runner::{Args, run};
