//! The games that the window offers, with their rule data, and where matches are saved.
use crate::desktop::face::Face;
use crate::table::data::{Findings, Source};
use crate::table::prelude::{Game, Problem, RuleSet, Saves};
use crate::table::saves::own_lists::{OwnList, OwnLists};
use bevy::prelude::Resource;

/// A game as the window has it: its rules, its face, its rule data or what is wrong with them.
pub struct Shelf {
    pub game: &'static dyn Game,
    pub face: &'static dyn Face,
    pub rules: Result<RuleSet, Findings>,
}

impl Shelf {
    /// Whether there are several scenarios to choose from.
    pub fn has_scenarios(&self) -> bool {
        self.rules.as_ref().is_ok_and(|rules| self.game.scenarios(&rules.data).len() > 1)
    }
    /// The lists that players have made for the game, from the folder beside the saved matches.
    pub fn own_lists(&self, saves: &Result<Saves, Problem>) -> Vec<OwnList> {
        let (Some(book), Ok(saves)) = (self.game.rosters(), saves) else { return vec![] };
        OwnLists::of(saves, self.game.id()).read(book)
    }
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
    /// The games that have several scenarios.
    pub fn of_several_scenarios(&self) -> Vec<&'static str> {
        self.shelf.iter().filter(|shelf| shelf.has_scenarios()).map(|shelf| shelf.game.id()).collect()
    }
}
