//! The registry of steps, decisions, verbs and scripts: which system is run for which name. The plugin of a game
//! registers them, in the order of its rule book.
use super::prompt::{Flow, Key, Order, Prompt, Step, Verb, Words};
use super::targets::{On, Seat, Sort, Target};
use bevy::ecs::system::SystemId;
use bevy::platform::collections::HashMap;
use bevy::prelude::*;
use std::sync::Arc;
use xxhash_rust::xxh3::xxh3_64_with_seed;

/// The system of a step.
#[derive(Clone, Copy)]
pub(in crate::table) enum Serve {
    /// It resolves the step.
    Resolve(SystemId<In<Target>, Flow>),
    /// It asks a seat.
    Decide(SystemId<In<Target>, Prompt>),
}

/// A verb with the sort of target that it takes and the system that carries out an order with it.
#[derive(Clone, Copy)]
pub(in crate::table) struct VerbEntry {
    pub key: Key,
    pub sort: Sort,
    pub system: SystemId<In<(Seat, Target)>, Flow>,
}

/// The system with which an expansion changes a prompt of its base game.
pub(in crate::table) type WidenSystem = SystemId<In<(Target, Prompt)>, Prompt>;

/// The system of a scripted opponent, which answers with an order. It reads the prompt from the resource `Waiting`.
pub type ScriptSystem = SystemId<In<Turn>, Order>;

/// What a scripted opponent is given for one decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Turn {
    /// The seat that it decides for.
    pub seat: Seat,
    /// A random number for this decision alone. It depends on nothing but the seed of the match, the number of orders
    /// so far and the seat, so that the script does the same again in a replay.
    pub chance: u64,
}

/// A number that settles the ties of one decision among equally good orders: always the same for the same `chance`
/// ([`Turn::chance`]) and number in the list, and spread evenly, so that no place in the list is favoured.
pub fn tie_break(chance: u64, number: u64) -> u64 {
    xxh3_64_with_seed(&number.to_le_bytes(), chance)
}

/// A number below `of`, by a random `chance`: each equally often. With nothing to pick from it is 0.
pub fn pick(chance: u64, of: usize) -> usize {
    ((u128::from(chance) * of as u128) >> 64) as usize
}

/// The reason for the order that a script is about to give, for players to learn from: a Fluent key and the arguments
/// of the message. It is not part of the position, and must not reveal what the other seats may not know.
#[derive(Resource, Default, Clone, Debug, PartialEq)]
pub struct Thought(pub Option<(&'static str, Words)>);

/// An order that a level which looks ahead thinks worth trying.
#[derive(Clone, Debug, PartialEq)]
pub struct Choice {
    /// The order.
    pub order: Order,
    /// What the seat means to order at its next questions, for [`Lookahead::adopt`]. Two choices may begin with the same order and
    /// go on differently.
    pub plan: Vec<Order>,
    /// What it is thought to be worth before anything is tried, in the unit of the level's judgement.
    pub worth: i64,
    /// The reason for it, as in [`Thought`]; without one, an order that fares best is given for what it gains most by.
    pub told: Option<(&'static str, Words)>,
}

/// What a position is worth to a seat.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Judgement {
    /// In a unit of the level's own.
    pub worth: i64,
    /// What the worth is the sum of, if the level can say so: each part with the Fluent key of the reason that it is for an order which
    /// raises it.
    pub parts: Vec<(&'static str, i64)>,
}

impl Judgement {
    /// The sum of some parts, and what each of them is called as a reason.
    pub fn of(parts: impl IntoIterator<Item = (&'static str, i64)>) -> Self {
        let parts: Vec<_> = parts.into_iter().collect();
        Self { worth: parts.iter().map(|(_, worth)| worth).sum(), parts }
    }
}
impl From<i64> for Judgement {
    fn from(worth: i64) -> Self {
        Self { worth, parts: vec![] }
    }
}

/// A round of trials of a level that looks ahead.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TrialRound {
    /// How many orders are still in it, the best of the round before; the usual order stays in to the end.
    pub orders: usize,
    /// How often each of them has been tried when the round is over.
    pub samples: usize,
}

/// How much a level looks ahead.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Effort {
    /// The trials, round after round.
    pub rounds: Vec<TrialRound>,
    /// After how many turns of the game a trial is judged: 1 stands for the end of this turn. 0: not before the match has
    /// ended.
    pub turns: u32,
    /// After how many orders at the latest.
    pub orders: u32,
    /// How much of the difference in what orders are thought to be worth counts beside what the trials have shown, in percent.
    pub prior: i32,
    /// By how many standard errors an order must have been better than the usual one, in hundredths.
    pub doubt: i32,
}

/// A level that tries the orders that are worth it on a table of its own: see `play::lookahead`.
#[derive(Clone, Copy)]
pub struct Lookahead {
    /// The level that plays every seat on from there.
    pub policy: &'static str,
    /// Which turn of the game is played.
    pub turn: fn(&World) -> i32,
    /// How much it looks ahead, by the rule data of the match.
    pub effort: fn(&World) -> Effort,
    /// Redraws at random, from the chance of the turn alone, what the seat may not know; the world is that of the private table.
    /// True if anything was redrawn.
    pub veil: fn(&mut World, Turn) -> bool,
    /// Makes the scripts remember that the seat has decided on this choice, with the [`Choice::plan`] of it: after its order was
    /// given on the private table, and when it is settled in the match.
    pub adopt: fn(&mut World, Turn, &Choice),
}

/// The systems of a level that looks ahead.
#[derive(Clone, Copy)]
pub(in crate::table) struct LookaheadEntry {
    pub level: Lookahead,
    /// The orders worth trying, the usual one first; a single one: nothing to think about.
    pub choices: SystemId<In<Turn>, Vec<Choice>>,
    /// What the position is worth to a seat.
    pub judge: SystemId<In<Seat>, Judgement>,
}

/// The registry as a resource. While its systems run, the caller keeps a clone of the shared pointer.
#[derive(Resource, Default)]
pub(in crate::table) struct SharedRegistry(Arc<Registry>);

impl SharedRegistry {
    /// A shared pointer to the registry.
    pub fn of(world: &World) -> Arc<Registry> {
        world.resource::<Self>().0.clone()
    }
    /// The registry, to look something up.
    pub fn read(world: &World) -> &Registry {
        &world.resource::<Self>().0
    }
    /// The registry, to add to it.
    fn write(app: &mut App) -> &mut Registry {
        let registry = app.world_mut().resource_mut::<Self>().into_inner();
        Arc::get_mut(&mut registry.0).expect("nobody plays before everything is registered")
    }
}

/// Every step, decision, verb and script of a game and the games that it expands, with the systems that are run for
/// them.
#[derive(Default)]
pub struct Registry {
    pub(in crate::table) steps: HashMap<u32, (Key, Serve)>,
    pub(in crate::table) verbs: HashMap<u32, VerbEntry>,
    pub(in crate::table) before: HashMap<u32, Vec<Key>>,
    pub(in crate::table) after: HashMap<u32, Vec<Key>>,
    pub(in crate::table) widened: HashMap<u32, Vec<WidenSystem>>,
    pub(in crate::table) scripts: HashMap<&'static str, ScriptSystem>,
    pub(in crate::table) lookaheads: HashMap<&'static str, LookaheadEntry>,
    /// Makes a resource that is the memory of scripts as it was at the start.
    pub(in crate::table) memories: Vec<fn(&mut World)>,
}

/// Whoever plays by script remembers nothing any more.
pub(in crate::table) fn forget(world: &mut World) {
    let registry = SharedRegistry::of(world);
    registry.memories.iter().for_each(|reset| reset(world));
}

impl Registry {
    /// The verb with this name and the sort of target that it takes. A name without a dot is completed to `game.name`.
    pub fn verb(&self, game: &str, name: &str) -> Option<(Key, Sort)> {
        let id = if name.contains('.') { fnv(name.bytes()) } else { fnv(format!("{game}.{name}").bytes()) };
        self.verbs.get(&id).map(|v| (v.key, v.sort))
    }
    /// Every verb with the sort of target that it takes, sorted by name.
    pub fn verbs(&self) -> Vec<(Key, Sort)> {
        let mut all: Vec<_> = self.verbs.values().map(|v| (v.key, v.sort)).collect();
        all.sort_by_key(|(k, _)| k.name);
        all
    }
    /// The levels at which a scripted opponent can play, sorted.
    pub fn levels(&self) -> Vec<&'static str> {
        let mut all: Vec<_> = self.scripts.keys().chain(self.lookaheads.keys()).copied().collect();
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

/// Registration of the steps, decisions, verbs and scripts of a game, for its plugins.
///
/// # Panics
/// Every method that registers a step or a verb panics if its name, or one with the same hash, is taken already.
pub trait RuleApp {
    /// Registers a step that resolves itself.
    fn step<T: On, M>(&mut self, step: &Step<T>, system: impl IntoSystem<In<T>, Flow, M> + 'static) -> &mut Self;
    /// Registers a step that asks a seat to decide something. A prompt with nothing on offer is not asked.
    fn decision<T: On, M>(&mut self, step: &Step<T>, system: impl IntoSystem<In<T>, Prompt, M> + 'static) -> &mut Self;
    /// Registers something that a seat can do when a decision offers it.
    fn verb<T: On, M>(
        &mut self,
        verb: &Verb<T>,
        system: impl IntoSystem<In<(Seat, T)>, Flow, M> + 'static,
    ) -> &mut Self;
    /// Runs `extra` before each `base`, on the same target: for a step that an expansion adds to its base game.
    fn before<T: On>(&mut self, base: &Step<T>, extra: &Step<T>) -> &mut Self;
    /// Runs `extra` after each `base`, on the same target, once `base` and everything that it put on the agenda are
    /// done.
    fn after<T: On>(&mut self, base: &Step<T>, extra: &Step<T>) -> &mut Self;
    /// Changes the prompts of a decision of the base game: `system` is given each prompt and returns it, with more on
    /// offer ([`Prompt::offer`], [`Prompt::allow`]) or less ([`Prompt::withdraw`]).
    fn widen<T: On, M>(
        &mut self,
        base: &Step<T>,
        system: impl IntoSystem<In<(T, Prompt)>, Prompt, M> + 'static,
    ) -> &mut Self;
    /// Registers a scripted opponent of this level. The one registered last counts, so that an expansion can replace
    /// that of its base game.
    fn script<M>(&mut self, level: &'static str, system: impl IntoSystem<In<Turn>, Order, M> + 'static) -> &mut Self;
    /// Scripts remember something from one decision to the next, such as what they mean to do with a company, in a resource that is
    /// no part of the position. A new match and every trial of a level that looks ahead begin without memories.
    fn memory<R: Resource + Default>(&mut self) -> &mut Self;
    /// Registers a scripted opponent of this level that looks ahead: `choices` names the orders worth trying, the usual one
    /// first, and `judge` tells what a position is worth to a seat. As with [`RuleApp::script`] the last one counts.
    fn lookahead<M, N>(
        &mut self,
        level: &'static str,
        how: Lookahead,
        choices: impl IntoSystem<In<Turn>, Vec<Choice>, M> + 'static,
        judge: impl IntoSystem<In<Seat>, Judgement, N> + 'static,
    ) -> &mut Self;
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
        SharedRegistry::write(self).add_step(step.key, Serve::Resolve(id));
        self
    }
    fn decision<T: On, M>(&mut self, step: &Step<T>, system: impl IntoSystem<In<T>, Prompt, M> + 'static) -> &mut Self {
        let id = self.world_mut().register_system(target::<T>.pipe(system));
        SharedRegistry::write(self).add_step(step.key, Serve::Decide(id));
        self
    }
    fn verb<T: On, M>(
        &mut self,
        verb: &Verb<T>,
        system: impl IntoSystem<In<(Seat, T)>, Flow, M> + 'static,
    ) -> &mut Self {
        let system = self.world_mut().register_system(seat_target::<T>.pipe(system));
        let entry = VerbEntry { key: verb.key, sort: T::SORT, system };
        if let Some(other) = SharedRegistry::write(self).verbs.insert(verb.key.id, entry) {
            panic!("the verbs {} and {} cannot both be registered", other.key.name, verb.key.name);
        }
        self
    }
    fn before<T: On>(&mut self, base: &Step<T>, extra: &Step<T>) -> &mut Self {
        SharedRegistry::write(self).before.entry(base.key.id).or_default().push(extra.key);
        self
    }
    fn after<T: On>(&mut self, base: &Step<T>, extra: &Step<T>) -> &mut Self {
        SharedRegistry::write(self).after.entry(base.key.id).or_default().push(extra.key);
        self
    }
    fn widen<T: On, M>(
        &mut self,
        base: &Step<T>,
        system: impl IntoSystem<In<(T, Prompt)>, Prompt, M> + 'static,
    ) -> &mut Self {
        let id = self.world_mut().register_system(target_prompt::<T>.pipe(system));
        SharedRegistry::write(self).widened.entry(base.key.id).or_default().push(id);
        self
    }
    fn script<M>(&mut self, level: &'static str, system: impl IntoSystem<In<Turn>, Order, M> + 'static) -> &mut Self {
        let id = self.world_mut().register_system(system);
        let registry = SharedRegistry::write(self);
        registry.lookaheads.remove(level);
        registry.scripts.insert(level, id);
        self
    }
    fn memory<R: Resource + Default>(&mut self) -> &mut Self {
        self.init_resource::<R>();
        SharedRegistry::write(self).memories.push(|world| world.insert_resource(R::default()));
        self
    }
    fn lookahead<M, N>(
        &mut self,
        level: &'static str,
        how: Lookahead,
        choices: impl IntoSystem<In<Turn>, Vec<Choice>, M> + 'static,
        judge: impl IntoSystem<In<Seat>, Judgement, N> + 'static,
    ) -> &mut Self {
        let world = self.world_mut();
        let (choices, judge) = (world.register_system(choices), world.register_system(judge));
        let registry = SharedRegistry::write(self);
        if !registry.scripts.contains_key(how.policy) {
            panic!("{level} plays on by the level {}, which there is not", how.policy);
        }
        registry.scripts.remove(level);
        registry.lookaheads.insert(level, LookaheadEntry { level: how, choices, judge });
        self
    }
}
