//! Which system serves which name. A module's `Plugin::build` reads like the table of contents of its rule book.
use super::prompt::{Flow, Key, Order, Prompt, Step, Verb, Words};
use super::targets::{On, Seat, Sort, Target};
use bevy::ecs::system::SystemId;
use bevy::platform::collections::HashMap;
use bevy::prelude::*;
use std::sync::Arc;

#[derive(Clone, Copy)]
pub(in crate::table) enum Serve {
    Resolve(SystemId<In<Target>, Flow>),
    Decide(SystemId<In<Target>, Prompt>),
}

/// A verb as registered: its name, the sort of target it takes, the system that carries it out.
#[derive(Clone, Copy)]
pub(in crate::table) struct VerbEntry {
    pub key: Key,
    pub sort: Sort,
    pub system: SystemId<In<(Seat, Target)>, Flow>,
}

/// What an expansion adds to a question, or takes from it.
pub(in crate::table) type WidenSystem = SystemId<In<(Target, Prompt)>, Prompt>;

/// A scripted opponent: what it is asked, and its answer. It sees the question through the `Waiting` resource.
pub type ScriptSystem = SystemId<In<Turn>, Order>;

/// What a scripted opponent is told: whose answer is wanted, and a number drawn for this decision alone, so that its
/// choices depend on the seed and the orders so far and on nothing else.
#[derive(Clone, Copy, Debug)]
pub struct Turn {
    pub seat: Seat,
    pub chance: u64,
}

/// Why a script gives the order that it is about to give, for the players to learn from: the key of a Fluent line and its
/// words. It is no part of the position, and says nothing that the other seats may not know.
#[derive(Resource, Default, Clone, Debug, PartialEq)]
pub struct Thought(pub Option<(&'static str, Words)>);

/// The rulebook of the match. Whoever runs its systems holds it meanwhile.
#[derive(Resource, Default)]
pub(in crate::table) struct Book(Arc<Rulebook>);

impl Book {
    pub fn of(world: &World) -> Arc<Rulebook> {
        world.resource::<Self>().0.clone()
    }
    pub fn read(world: &World) -> &Rulebook {
        &world.resource::<Self>().0
    }
    /// For registration.
    fn write(app: &mut App) -> &mut Rulebook {
        let book = app.world_mut().resource_mut::<Self>().into_inner();
        Arc::get_mut(&mut book.0).expect("nobody plays before everything is registered")
    }
}

/// Every step, decision and verb of the games that take part, with the systems that serve them.
#[derive(Default)]
pub struct Rulebook {
    pub(in crate::table) steps: HashMap<u32, (Key, Serve)>,
    pub(in crate::table) verbs: HashMap<u32, VerbEntry>,
    pub(in crate::table) before: HashMap<u32, Vec<Key>>,
    pub(in crate::table) after: HashMap<u32, Vec<Key>>,
    pub(in crate::table) widened: HashMap<u32, Vec<WidenSystem>>,
    pub(in crate::table) scripts: HashMap<&'static str, ScriptSystem>,
}

impl Rulebook {
    /// The verb written `name`; `game` is put before a name without a dot.
    pub fn verb(&self, game: &str, name: &str) -> Option<(Key, Sort)> {
        let id = if name.contains('.') { fnv(name.bytes()) } else { fnv(format!("{game}.{name}").bytes()) };
        self.verbs.get(&id).map(|v| (v.key, v.sort))
    }
    /// Every verb, sorted by name.
    pub fn verbs(&self) -> Vec<(Key, Sort)> {
        let mut all: Vec<_> = self.verbs.values().map(|v| (v.key, v.sort)).collect();
        all.sort_by_key(|(k, _)| k.name);
        all
    }
    /// The levels of play that have a script, sorted.
    pub fn levels(&self) -> Vec<&'static str> {
        let mut all: Vec<_> = self.scripts.keys().copied().collect();
        all.sort_unstable();
        all
    }
    fn add_step(&mut self, key: Key, serve: Serve) {
        if let Some((other, _)) = self.steps.insert(key.id, (key, serve)) {
            panic!("the steps {} and {} cannot both be registered", other.name, key.name);
        }
    }
}
fn fnv(bytes: impl Iterator<Item = u8>) -> u32 {
    bytes.fold(0x811c_9dc5, |id, b| (id ^ b as u32).wrapping_mul(0x0100_0193))
}

/// Registration, for a module's plugin.
pub trait RuleApp {
    /// A step that resolves itself.
    fn step<T: On, M>(&mut self, step: &Step<T>, system: impl IntoSystem<In<T>, Flow, M> + 'static) -> &mut Self;
    /// A step that has to ask.
    fn decision<T: On, M>(&mut self, step: &Step<T>, system: impl IntoSystem<In<T>, Prompt, M> + 'static) -> &mut Self;
    /// What a seat can do; decisions offer it.
    fn verb<T: On, M>(
        &mut self,
        verb: &Verb<T>,
        system: impl IntoSystem<In<(Seat, T)>, Flow, M> + 'static,
    ) -> &mut Self;
    /// An expansion puts a step of its own before one of the base game's.
    fn before<T: On>(&mut self, base: &Step<T>, extra: &Step<T>) -> &mut Self;
    /// An expansion puts a step of its own after one of the base game's, once that is settled with all it brought about.
    fn after<T: On>(&mut self, base: &Step<T>, extra: &Step<T>) -> &mut Self;
    /// An expansion adds verbs of its own to one of the base game's decisions, or closes some of the base's there
    /// ([`Prompt::allow`], [`Prompt::withdraw`]): the system is given the prompt as it stands, and gives it back.
    fn widen<T: On, M>(
        &mut self,
        base: &Step<T>,
        system: impl IntoSystem<In<(T, Prompt)>, Prompt, M> + 'static,
    ) -> &mut Self;
    /// A scripted opponent of this level; one of an expansion takes the place of the base game's.
    fn script<M>(&mut self, level: &'static str, system: impl IntoSystem<In<Turn>, Order, M> + 'static) -> &mut Self;
}

fn target<T: On>(In(target): In<Target>) -> T {
    T::from(target).expect("the agenda holds tasks made by Step::on")
}
fn target_prompt<T: On>(In((target, prompt)): In<(Target, Prompt)>) -> (T, Prompt) {
    (T::from(target).expect("the agenda holds tasks made by Step::on"), prompt)
}
fn seat_target<T: On>(In((seat, target)): In<(Seat, Target)>) -> (Seat, T) {
    (seat, T::from(target).expect("an order is checked against the prompt first"))
}

impl RuleApp for App {
    fn step<T: On, M>(&mut self, step: &Step<T>, system: impl IntoSystem<In<T>, Flow, M> + 'static) -> &mut Self {
        let id = self.world_mut().register_system(target::<T>.pipe(system));
        Book::write(self).add_step(step.key, Serve::Resolve(id));
        self
    }
    fn decision<T: On, M>(&mut self, step: &Step<T>, system: impl IntoSystem<In<T>, Prompt, M> + 'static) -> &mut Self {
        let id = self.world_mut().register_system(target::<T>.pipe(system));
        Book::write(self).add_step(step.key, Serve::Decide(id));
        self
    }
    fn verb<T: On, M>(
        &mut self,
        verb: &Verb<T>,
        system: impl IntoSystem<In<(Seat, T)>, Flow, M> + 'static,
    ) -> &mut Self {
        let system = self.world_mut().register_system(seat_target::<T>.pipe(system));
        let entry = VerbEntry { key: verb.key, sort: T::SORT, system };
        if let Some(other) = Book::write(self).verbs.insert(verb.key.id, entry) {
            panic!("the verbs {} and {} cannot both be registered", other.key.name, verb.key.name);
        }
        self
    }
    fn before<T: On>(&mut self, base: &Step<T>, extra: &Step<T>) -> &mut Self {
        Book::write(self).before.entry(base.key.id).or_default().push(extra.key);
        self
    }
    fn after<T: On>(&mut self, base: &Step<T>, extra: &Step<T>) -> &mut Self {
        Book::write(self).after.entry(base.key.id).or_default().push(extra.key);
        self
    }
    fn widen<T: On, M>(
        &mut self,
        base: &Step<T>,
        system: impl IntoSystem<In<(T, Prompt)>, Prompt, M> + 'static,
    ) -> &mut Self {
        let id = self.world_mut().register_system(target_prompt::<T>.pipe(system));
        Book::write(self).widened.entry(base.key.id).or_default().push(id);
        self
    }
    fn script<M>(&mut self, level: &'static str, system: impl IntoSystem<In<Turn>, Order, M> + 'static) -> &mut Self {
        let id = self.world_mut().register_system(system);
        Book::write(self).scripts.insert(level, id);
        self
    }
}
