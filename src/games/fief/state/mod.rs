//! What a match of Fief is made of. It imports no chapter.
pub mod forces;
pub mod lords;
pub mod negotiation;
pub mod realm;
