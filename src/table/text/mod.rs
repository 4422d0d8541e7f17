//! Text for people: messages in every language, sentences made from data, and problems that players are told of.
pub mod bearings;
pub mod locales;
pub mod narrator;
pub mod problem;
