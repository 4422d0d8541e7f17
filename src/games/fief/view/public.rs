//! The board as the rules ask it, with nothing on it that the viewer may not know: views ask the rules' own questions
//! of it.
use crate::desktop::face::PublicView;
use crate::games::fief::access::with_board;
use crate::games::fief::board::{Board, Modifiers};
use crate::games::fief::rules::Rules;
use crate::games::fief::state::cards::Cards;
use crate::games::fief::state::forces::Forces;
use crate::games::fief::state::lords::{Crown, Lord, Titles};
use crate::games::fief::state::march::March;
use crate::games::fief::state::negotiation::Negotiation;
use crate::games::fief::state::progress::TurnProgress;
use crate::games::fief::state::realm::Realm;
use crate::games::fief::state::revolt::Revolt;
use crate::games::fief::state::treasury::Treasury;
use crate::games::fief::state::underway::Underway;
use crate::games::fief::state::war::War;
use crate::table::prelude::{At, Hidden, Owner, PieceId, Place, Seat};
use bevy::prelude::{Resource, World};

/// A board that holds what a viewer may know.
pub struct PublicBoard(World);

impl PublicBoard {
    /// Asks something of the board; nothing before a match has begun.
    pub fn ask<T>(&self, look: impl FnOnce(&Board) -> T) -> Option<T> {
        let begun = self.0.contains_resource::<Rules>();
        begun.then(|| with_board(&self.0, look).expect("a public board has every part of a board"))
    }
}

impl PublicView for PublicBoard {
    fn seen_by(world: &World, viewer: Option<Seat>) -> Self {
        let mut public = World::new();
        // Open to everybody.
        copy::<Rules>(world, &mut public, Clone::clone);
        copy::<Modifiers>(world, &mut public, Clone::clone);
        copy::<Realm>(world, &mut public, Clone::clone);
        copy::<Titles>(world, &mut public, Clone::clone);
        copy::<Crown>(world, &mut public, Clone::clone);
        copy::<Revolt>(world, &mut public, Clone::clone);
        copy::<Underway>(world, &mut public, Clone::clone);
        copy::<TurnProgress>(world, &mut public, Clone::clone);
        copy::<March>(world, &mut public, Clone::clone);
        copy::<War>(world, &mut public, Clone::clone);
        // Open in part.
        let battlefield: Option<Place> = world.get_resource::<War>().and_then(|war| Some(war.battle.as_ref()?.village));
        copy::<Forces>(world, &mut public, |forces| forces.seen_by(viewer, battlefield));
        copy::<Treasury>(world, &mut public, |treasury| Treasury {
            purses: treasury.purses.seen_by(viewer),
            first_region: treasury.first_region,
        });
        copy::<Cards>(world, &mut public, |cards| match viewer {
            None => cards.clone(),
            // Hands and deck are told of by the position.
            Some(_) => Cards { tithes: cards.tithes.clone(), tailles: cards.tailles.clone(), ..Cards::default() },
        });
        copy::<Negotiation>(world, &mut public, |court| match viewer {
            None => court.clone(),
            // Offers are between two families.
            Some(_) => Negotiation { market: Default::default(), ..court.clone() },
        });
        copy_lords(world, &mut public, viewer);
        Self(public)
    }
}

/// Puts a resource of the match into the public world, as `seen` makes it.
fn copy<R: Resource>(world: &World, public: &mut World, seen: impl FnOnce(&R) -> R) {
    if let Some(resource) = world.get_resource::<R>() {
        public.insert_resource(seen(resource));
    }
}

/// Puts the lords whom the viewer knows of into the public world.
fn copy_lords(world: &World, public: &mut World, viewer: Option<Seat>) {
    public.register_component::<PieceId>();
    public.register_component::<Owner>();
    public.register_component::<At>();
    public.register_component::<Lord>();
    let Some(mut lords) = world.try_query::<(&PieceId, &Owner, &At, &Lord, &Hidden)>() else { return };
    for (id, owner, at, lord, hidden) in lords.iter(world) {
        if viewer.is_none_or(|seat| hidden.seen_by.contains(seat)) {
            public.spawn((*id, *owner, *at, *lord));
        }
    }
}
