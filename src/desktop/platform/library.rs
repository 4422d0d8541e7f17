//! The games that the window offers, with their rule data, and where matches are saved.
use crate::desktop::face::Face;
use crate::table::data::{Findings, Source};
use crate::table::prelude::{Game, Problem, RuleSet, Saves};
use bevy::prelude::Resource;

/// A game as the window has it: its rules, its face, its rule data or what is wrong with them.
pub struct Shelf {
    pub game: &'static dyn Game,
    pub face: &'static dyn Face,
    pub rules: Result<RuleSet, Findings>,
}

/// The games and where matches are saved.
#[derive(Resource)]
pub struct Library {
    pub shelf: Vec<Shelf>,
    pub saves: Result<Saves, Problem>,
    pub source: Source,
}

impl Library {
    /// Every game that has a face, with the rule data of `source`.
    pub fn read(source: &Source) -> Self {
        let shelf = (crate::games::all().iter())
            .filter_map(|game| {
                let face = *crate::games::faces().iter().find(|face| face.game() == game.id())?;
                let (rules, findings) = RuleSet::read(*game, source.clone());
                Some(Shelf { game: *game, face, rules: rules.ok_or(findings) })
            })
            .collect();
        Self { shelf, saves: Saves::of_user(), source: source.clone() }
    }
}
