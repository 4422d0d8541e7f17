//! Fief: three to six families of the Middle Ages want the throne. One file a chapter of its rule book.
pub mod data;
pub mod kingdom;
pub mod load;
pub mod rules;
#[cfg(feature = "desktop")]
pub mod view;

/// What stands before the label of a bishopric in orders.
pub const BISHOPRIC: &str = "bishopric-";
