//! Magic (chapters 5 and 19 to 22): the dice of spells, casting and dispelling, and what the schools and their powers do.
pub mod black;
pub mod casting;
pub mod dice;
pub mod dispelling;
pub mod effects;
pub mod green;
pub mod infiltration;
pub mod red;
