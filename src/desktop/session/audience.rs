//! Who looks at the screen.
use crate::table::prelude::{Match, Player, Seat};

/// The people around the screen.
#[derive(Clone, Debug, PartialEq)]
pub struct Audience {
    /// Who looks at the screen: nobody if only scripts play, [`Seat::BYSTANDER`] while several persons look together.
    pub holder: Option<Seat>,
    /// Every seat that a person plays.
    pub persons: Vec<Seat>,
}

impl Audience {
    pub fn of(game: &Match) -> Self {
        let seats = (0..game.header().seats.len() as u8).map(Seat);
        let persons: Vec<Seat> = seats.filter(|seat| *game.player(*seat) == Player::Person).collect();
        let holder = match persons[..] {
            // Who watches scripts sees everything.
            [] => None,
            // A single person holds the screen from the start and for good.
            [only] => Some(only),
            _ => Some(Seat::BYSTANDER),
        };
        Self { holder, persons }
    }
    /// The only person at the screen, if there is but one.
    pub fn alone(&self) -> Option<Seat> {
        if let [only] = self.persons[..] { Some(only) } else { None }
    }
    pub fn is_person(&self, seat: Seat) -> bool {
        self.persons.contains(&seat)
    }
}
