//! The players as the strip above the board shows them.
use super::seat_name;
use crate::desktop::face::{Face, PlayerStanding, Sight};
use crate::table::prelude::{Match, Narrator, Player};
use serde::Serialize;

/// A player in the strip above the board.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct PlayerView {
    pub standing: PlayerStanding,
    pub name: String,
    /// The same where room is scarce.
    pub short: String,
    /// Everybody waits for it.
    pub active: bool,
}

/// All players: whoever is asked is the one that everybody waits for; where the viewer does not know who that is, whoever
/// has the go.
pub(super) fn views(game: &Match, face: &dyn Face, sight: &Sight, tell: &Narrator) -> Vec<PlayerView> {
    let asked = sight.prompt().map(|prompt| prompt.seat);
    let is_over = sight.outcome().is_some();
    let view = |standing: PlayerStanding| {
        let active = !is_over && asked.map_or(standing.on_go, |asked| asked == standing.seat);
        let next = standing.next && !active && !is_over;
        let name = seat_name(game, standing.seat, tell.texts);
        let own = game.header().seats.get(usize::from(standing.seat.0)).filter(|setup| !setup.name.trim().is_empty());
        let short = own.map_or_else(|| standing.short.clone(), |_| name.clone());
        PlayerView { standing: PlayerStanding { next, ..standing }, name, short, active }
    };
    face.players(sight, tell).into_iter().map(view).collect()
}

/// Whether a seat's player is a person: for the words beside its name.
pub fn player_key(player: &Player) -> &'static str {
    match player {
        Player::Person => "desktop-player-person",
        Player::Random => "desktop-player-random",
        Player::Script(level) => match level.as_str() {
            "easy" => "desktop-player-easy",
            "normal" => "desktop-player-normal",
            "hard" => "desktop-player-hard",
            _ => "desktop-player-script",
        },
    }
}
