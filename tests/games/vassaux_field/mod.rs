//! The geometry of units of Seigneurs & Vassaux: the worked examples of its rules, and slow second versions of
//! everything that decides, written from the rules and not from the program.
mod charges;
mod examples;
mod extremes;
mod formations;
mod legs;
mod random;
mod refusals;
mod scene;
mod sights;
mod slow;
mod speed;
mod standing;
mod switches;
mod symmetry;
