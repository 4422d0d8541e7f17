//! Rule data: RON files that are read into the types of a game. All errors of all files are reported together.
//!
//! ```
//! use mesnie::table::data::{Reader, Source};
//! use mesnie::table::text::locales::{Lang, Texts};
//!
//! #[derive(serde::Deserialize)]
//! #[serde(deny_unknown_fields)]
//! struct Unit {
//!     name: String,
//!     cost: i32,
//! }
//!
//! const UNITS: &str = "toy/units.ron";
//! let file = "[(name: \"horse\", cost: 3), (name: \"foot\", cost: 30)]";
//! let rules = Reader::new(Source::memory([(UNITS.to_owned(), file.to_owned())].into()));
//! if let Some(units) = rules.parse::<Vec<Unit>>(UNITS) {
//!     let units_at = rules.at(UNITS);
//!     units_at.unique(units.iter().map(|unit| unit.name.as_str()));
//!     for (i, unit) in units.iter().enumerate() {
//!         units_at.index(i).field("cost").within(unit.cost, 0..=20);
//!     }
//! }
//! let findings = rules.finish();
//! assert!(findings.has_errors());
//! assert!(findings.render(&Texts::new(Lang::En)).contains("toy/units.ron:1:49: [1].cost: 30 is out of range"));
//! ```
mod check;
mod decimal;
mod draft;
mod finding;
mod inventory;
pub mod limits;
mod place;
mod reader;
pub mod rules_text;
mod source;
mod syntax;
mod tokens;
mod tree;
mod unread;

pub use check::Check;
pub use decimal::Decimal;
pub use finding::{Excerpt, Finding, Findings, Severity, nearest};
pub use inventory::{Change, Inventory, Row, RuleFile};
pub use limits::{LARGEST_FILE, read_file};
pub use place::{TextPlace, find_value};
pub use reader::Reader;
pub use source::{Origin, Source};
pub use unread::warn_of_foreign;

use std::any::Any;
use std::sync::Arc;

/// The checked rule data of a game, of a type that only the game knows.
pub type RuleData = Arc<dyn Any + Send + Sync>;
