//! Of which game rules and rule data are read: of the match under way, or of any while there is none.
use crate::desktop::theme;
use crate::table::prelude::Game;
use crate::table::text::locales::Texts;
use bevy::prelude::Resource;
use bevy_egui::egui::{self, RichText};

/// The games that can be read of, and the one that is.
#[derive(Resource, Default)]
pub struct GameChoice {
    games: Vec<&'static dyn Game>,
    chosen: usize,
}

impl GameChoice {
    /// Offers these games. The one that was chosen stays so if it is among them.
    pub fn offer(&mut self, games: impl IntoIterator<Item = &'static dyn Game>) {
        let before = self.game().map(Game::id);
        self.games = games.into_iter().collect();
        self.chosen = self.games.iter().position(|game| Some(game.id()) == before).unwrap_or_default();
    }

    /// The game that is read of; nothing without any game.
    pub fn game(&self) -> Option<&'static dyn Game> {
        self.games.get(self.chosen).copied()
    }

    /// Lets another game be chosen, where there is any.
    pub fn show(&mut self, ui: &mut egui::Ui, width: f32, texts: &Texts) {
        if self.games.len() < 2 {
            return;
        }
        let name = |game: &dyn Game| texts.get(&format!("game-{}", game.id()));
        let shown = self.game().map(name).unwrap_or_default();
        let shown = RichText::new(shown).family(theme::bold(ui.ctx()));
        egui::ComboBox::from_id_salt("game").width(width).selected_text(shown).show_ui(ui, |ui| {
            for (i, game) in self.games.iter().enumerate() {
                ui.selectable_value(&mut self.chosen, i, name(*game));
            }
        });
    }
}
