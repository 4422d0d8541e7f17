//! What breaks walls from afar and from below: mangonels, the gallery and its mines, how far they are, and those who stand with them
//! beyond the edge of the map.
pub(super) mod beyond;
pub(super) mod gallery;
pub(super) mod mangonels;
pub(super) mod outcomes;
pub(super) mod progress;
pub(super) mod scatter;
