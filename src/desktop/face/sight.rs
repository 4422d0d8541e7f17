//! What one seat sees of a match.
use super::work_counter::WorkCounter;
use crate::table::prelude::{Chronicle, Ended, Entry, Match, Names, Outcome, Prompt, Seat, State};
use bevy::prelude::{Resource, World};
use serde_json::Value;
use std::any::{Any, TypeId};
use std::cell::{OnceCell, RefCell};
use std::collections::BTreeMap;
use std::rc::Rc;

/// A state that lies open to everybody: what it shows does not depend on the viewer. Views may read it as it is.
pub trait PublicState: State {}

/// What a game's view reads of a match in types of its own. It is made in this one place, from all that there is, and
/// holds nothing that the viewer may not know.
pub trait PublicView: Sized + 'static {
    /// What `viewer` may know; `None` stands for somebody who watches scripts and sees everything.
    fn seen_by(world: &World, viewer: Option<Seat>) -> Self;
}

/// What one seat sees of a match. A view reads the match through this and through nothing else, so that it cannot show
/// what is hidden from that seat.
pub struct Sight<'a> {
    game: &'a Match,
    viewer: Option<Seat>,
    position: OnceCell<Value>,
    reading: OnceCell<Box<dyn Any>>,
    /// What was made of the match for views, by its type.
    views: RefCell<BTreeMap<TypeId, Rc<dyn Any>>>,
}

impl<'a> Sight<'a> {
    /// What `viewer` sees; `None` is somebody who watches two scripts and sees everything.
    pub fn new(game: &'a Match, viewer: Option<Seat>) -> Self {
        Self { game, viewer, position: OnceCell::new(), reading: OnceCell::new(), views: RefCell::default() }
    }
    pub fn viewer(&self) -> Option<Seat> {
        self.viewer
    }
    /// A state that lies open to everybody.
    pub fn state<S: PublicState>(&self) -> &'a S {
        let state = self.game.world().resource::<S>();
        debug_assert_eq!(
            state.show(self.names(), None),
            state.show(self.names(), Some(Seat::BYSTANDER)),
            "{} is not as open as its marker says",
            S::NAME
        );
        state
    }
    /// What the view reads of the match in types of its own: made when it is first asked for.
    pub fn public<P: PublicView>(&self) -> Rc<P> {
        let key = TypeId::of::<P>();
        let known = self.views.borrow().get(&key).cloned();
        let value = known.unwrap_or_else(|| {
            let value: Rc<dyn Any> = Rc::new(P::seen_by(self.game.world(), self.viewer));
            self.views.borrow_mut().insert(key, value.clone());
            value
        });
        value.downcast().expect("a value is kept under its own type")
    }
    /// The position as JSON, as the viewer may see it: written out when it is first asked for.
    pub fn position(&self) -> &Value {
        self.position.get_or_init(|| {
            WorkCounter::count(|work| work.positions += 1);
            self.game.position(self.viewer)
        })
    }
    /// What a game's view has read from the position: read when it is first asked for, and kept. A game reads values of
    /// one type only.
    ///
    /// # Panics
    /// A value of another type was read before.
    pub fn reading<T: Any>(&self, read: impl FnOnce() -> T) -> &T {
        let reading = self.reading.get_or_init(|| Box::new(read()));
        reading.downcast_ref().expect("a game reads one kind of thing")
    }
    pub fn names(&self) -> &'a Names {
        self.game.names()
    }
    /// The question, if the viewer may know of it.
    pub fn prompt(&self) -> Option<&'a Prompt> {
        self.game.prompt().filter(|p| !p.secret || self.viewer.is_none_or(|seat| seat == p.seat))
    }
    pub fn outcome(&self) -> Option<&'a Ended> {
        self.game.world().resource::<Outcome>().0.as_ref()
    }
    /// What is fixed for the whole match before its first order: the rules in force, the board.
    pub fn rules<R: Resource>(&self) -> &'a R {
        self.game.world().resource::<R>()
    }
    /// What the viewer knows to have happened since its last decision, with what came of that; for one who only looks on,
    /// since the last decision of the seat that is asked.
    pub fn news(&self) -> impl Iterator<Item = &'a Entry> {
        let viewer = self.viewer;
        let asked = || self.game.prompt().map(|prompt| prompt.seat);
        let seat = viewer.filter(|seat| *seat != Seat::BYSTANDER).or_else(asked);
        let since =
            seat.and_then(|seat| self.game.last_decision_of(seat)).map(|orders| self.game.entries_after(orders - 1));
        let all = &self.game.world().resource::<Chronicle>().entries;
        let new = all.iter().skip(since.unwrap_or(all.len()));
        new.filter(move |e| viewer.is_none_or(|seat| e.seen_by.contains(seat)))
    }
    /// What the viewer knows to have happened.
    pub fn entries(&self) -> impl Iterator<Item = &'a Entry> {
        let viewer = self.viewer;
        let all = self.game.world().resource::<Chronicle>().entries.iter();
        all.filter(move |e| viewer.is_none_or(|seat| e.seen_by.contains(seat)))
    }
}
