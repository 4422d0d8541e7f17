//! The position: what a match is, apart from how it is shown. Components and resources that belong to it are tracked;
//! snapshots, undo, the state hash, save checks and what a seat may see all come from this one registry.
use super::components::{Hidden, Pieces, enter};
use super::dice::{Dice, DiceState};
use super::names::{Names, name_landmarks};
use crate::table::protocol::prompt::Task;
use crate::table::protocol::registry::SharedRegistry;
use crate::table::protocol::sequence::{Agenda, Outcome};
use crate::table::protocol::targets::{PieceId, Seat, Target};
use bevy::ecs::component::Mutable;
use bevy::prelude::*;
use serde::{Deserialize, Serialize, de::DeserializeOwned};
use serde_json::{Map, Value};
use std::sync::Arc;
use xxhash_rust::xxh3::Xxh3;

/// A component that belongs to the position.
pub trait Fact: Component<Mutability = Mutable> + Clone + Serialize + DeserializeOwned {
    /// Its name in the position as JSON.
    const NAME: &'static str;
    /// Its value for people and scripts, with labels instead of numbers. Null: not worth showing.
    fn show(&self, names: &Names) -> Value;
}

/// A resource that belongs to the position.
pub trait State: Resource + Component<Mutability = Mutable> + Default + Clone + Serialize + DeserializeOwned {
    /// Its name in the position as JSON.
    const NAME: &'static str;
    /// Its value as `viewer` may see it; `None` stands for the table itself, which sees everything. Null: nothing.
    fn show(&self, names: &Names, viewer: Option<Seat>) -> Value;
}

type Save = fn(&World, &mut Vec<u8>);
type Load = fn(&mut World, &[u8]);
struct FactEntry {
    name: &'static str,
    save: Save,
    load: Load,
    show: fn(&World, Entity, &Names) -> Option<Value>,
}
struct StateEntry {
    name: &'static str,
    save: Save,
    load: Load,
    reset: fn(&mut World),
    show: fn(&World, &Names, Option<Seat>) -> Value,
}

/// Whether a state is as at the start.
type IsBlank = fn(&World) -> bool;

/// What makes up a position.
#[derive(Resource, Default)]
pub struct Tracked {
    facts: Vec<FactEntry>,
    states: Vec<StateEntry>,
    /// States that came after matches had been played. As long as all of them are as at the start, a position has no section
    /// for them, so that it is hashed as it always was.
    later: Vec<(StateEntry, IsBlank)>,
    /// Where in that list each later set of states begins, but for the first.
    sets: Vec<usize>,
}
impl Tracked {
    fn all_states(&self) -> impl Iterator<Item = &StateEntry> {
        self.states.iter().chain(self.later.iter().map(|(state, _)| state))
    }
}

/// Registration of what belongs to the position.
pub trait TrackApp {
    /// A component of pieces belongs to the position.
    fn track<C: Fact>(&mut self) -> &mut Self;
    /// A resource belongs to the position; it begins with its default.
    fn track_state<R: State>(&mut self) -> &mut Self;
    /// As [`TrackApp::track_state`], for a resource that a game was given after matches of it had been played: positions in
    /// which it is as at the start keep their hash, and older matches still replay.
    fn track_later_state<R: State + PartialEq>(&mut self) -> &mut Self;
    /// The later states from here on have come to the game after those before. As long as all of such a set are as at the start,
    /// positions keep the hash that they had without it.
    fn track_still_later(&mut self) -> &mut Self;
}
impl TrackApp for App {
    fn track<C: Fact>(&mut self) -> &mut Self {
        let mut tracked = self.world_mut().resource_mut::<Tracked>();
        if tracked.facts.iter().all(|f| f.name != C::NAME) {
            tracked.facts.push(FactEntry {
                name: C::NAME,
                save: save::<C>,
                load: load::<C>,
                show: |world, entity, names| Some(world.get::<C>(entity)?.show(names)),
            });
        }
        self
    }
    fn track_state<R: State>(&mut self) -> &mut Self {
        self.init_resource::<R>();
        self.world_mut().resource_mut::<Tracked>().states.push(StateEntry::of::<R>());
        self
    }
    fn track_later_state<R: State + PartialEq>(&mut self) -> &mut Self {
        self.init_resource::<R>();
        let is_blank = |world: &World| *world.resource::<R>() == R::default();
        self.world_mut().resource_mut::<Tracked>().later.push((StateEntry::of::<R>(), is_blank));
        self
    }
    fn track_still_later(&mut self) -> &mut Self {
        let mut tracked = self.world_mut().resource_mut::<Tracked>();
        let begins = tracked.later.len();
        tracked.sets.push(begins);
        self
    }
}
impl StateEntry {
    fn of<R: State>() -> Self {
        Self {
            name: R::NAME,
            save: |world, out| append(out, world.resource::<R>()),
            load: |world, bytes| world.insert_resource::<R>(read(bytes)),
            reset: |world| world.insert_resource(R::default()),
            show: |world, names, viewer| world.resource::<R>().show(names, viewer),
        }
    }
}

fn append(out: &mut Vec<u8>, value: &impl Serialize) {
    *out = postcard::to_extend(value, std::mem::take(out)).expect("what is tracked can be written");
}
fn read<T: DeserializeOwned>(bytes: &[u8]) -> T {
    postcard::from_bytes(bytes).expect("a snapshot of this very program")
}

/// The pieces of the match that have a `C`, in the order of their numbers.
fn rows<C: Fact>(world: &World) -> Vec<(PieceId, &C)> {
    let pieces = world.resource::<Pieces>();
    (pieces.0.iter().enumerate())
        .filter_map(|(i, entity)| Some((PieceId(i as u32), world.get::<C>((*entity)?)?)))
        .collect()
}
fn save<C: Fact>(world: &World, out: &mut Vec<u8>) {
    append(out, &rows::<C>(world));
}
fn load<C: Fact>(world: &mut World, bytes: &[u8]) {
    let rows: Vec<(PieceId, C)> = read(bytes);
    let mut rows = rows.into_iter().peekable();
    for i in 0..world.resource::<Pieces>().0.len() {
        let Some(entity) = world.resource::<Pieces>().0[i] else { continue };
        match rows.next_if(|(id, _)| id.index() == i) {
            Some((_, value)) => match world.get_mut::<C>(entity) {
                Some(mut old) => *old = value,
                None => {
                    world.entity_mut(entity).insert(value);
                }
            },
            None => {
                world.entity_mut(entity).remove::<C>();
            }
        }
    }
}

/// The agenda, the dice and the outcome: the part of a position that every game has.
#[derive(Serialize, Deserialize)]
struct Common {
    agenda: Vec<(u32, Target)>,
    dice: DiceState,
    outcome: Outcome,
    /// The pieces there are, by number.
    pieces: Vec<PieceId>,
}

/// A position, as bytes of this very program: for undo and the state hash, not for saves. Cheap to clone.
///
/// It has a section for what every game has and one for each tracked component and resource. Snapshots of one match share
/// the sections in which they do not differ, where the later one was taken with [`snapshot_after`] the earlier.
#[derive(Clone, PartialEq, Debug)]
pub struct Snapshot(Arc<[Arc<[u8]>]>);

impl Snapshot {
    /// Names the position: equal for equal positions of equal matches, on every machine.
    ///
    /// Journals keep this number after every order, so what is hashed must never change: each section behind its length
    /// as a little-endian `u32`.
    pub fn hash(&self) -> u64 {
        let mut hasher = Xxh3::new();
        for section in self.sections() {
            hasher.update(&(section.len() as u32).to_le_bytes());
            hasher.update(section);
        }
        hasher.digest()
    }

    /// The bytes of each section, in the order in which they were registered.
    pub fn sections(&self) -> &[Arc<[u8]>] {
        &self.0
    }
}

/// The position as it stands.
pub fn snapshot(world: &World) -> Snapshot {
    take(world, &[])
}

/// The position as it stands; what is the same in an earlier snapshot of the match is shared with it.
pub fn snapshot_after(world: &World, earlier: &Snapshot) -> Snapshot {
    let now = take(world, earlier.sections());
    if now == *earlier { earlier.clone() } else { now }
}

fn take(world: &World, earlier: &[Arc<[u8]>]) -> Snapshot {
    let common = Common {
        agenda: world.resource::<Agenda>().0.iter().map(|t| (t.step.id, t.on)).collect(),
        dice: world.resource::<Dice>().state(),
        outcome: world.resource::<Outcome>().clone(),
        pieces: (world.resource::<Pieces>().0.iter().enumerate())
            .filter_map(|(i, e)| e.map(|_| PieceId(i as u32)))
            .collect(),
    };
    let tracked = world.resource::<Tracked>();
    let mut sections = Vec::with_capacity(1 + tracked.facts.len() + tracked.states.len());
    let mut out = Vec::with_capacity(2048);
    let mut end = |out: &mut Vec<u8>| {
        let same = earlier.get(sections.len()).filter(|section| ***section == **out);
        sections.push(same.cloned().unwrap_or_else(|| out.as_slice().into()));
        out.clear();
    };
    append(&mut out, &common);
    end(&mut out);
    // Of the later states the sets up to the last one in which anything is not as at the start.
    let used = tracked.later.iter().rposition(|(_, is_blank)| !is_blank(world));
    let ends = used
        .map_or(0, |used| tracked.sets.iter().copied().find(|begins| *begins > used).unwrap_or(tracked.later.len()));
    let later = &tracked.later[..ends];
    let states = tracked.states.iter().chain(later.iter().map(|(state, _)| state)).map(|s| s.save);
    for save in tracked.facts.iter().map(|f| f.save).chain(states) {
        save(world, &mut out);
        end(&mut out);
    }
    Snapshot(sections.into())
}

/// Puts a position of the same match back.
pub fn restore(world: &mut World, snapshot: &Snapshot) {
    let (common, tracked_sections) = snapshot.sections().split_first().expect("a whole snapshot");
    let common: Common = read(common);
    let book = SharedRegistry::read(world);
    let agenda = common.agenda.iter().map(|(id, on)| Task { step: book.steps[id].0, on: *on }).collect();
    world.resource_mut::<Agenda>().0 = agenda;
    world.resource_mut::<Dice>().restore(common.dice);
    world.insert_resource(common.outcome);
    for i in 0..world.resource::<Pieces>().0.len() {
        let id = PieceId(i as u32);
        if let Some(entity) = world.resource::<Pieces>().get(id).filter(|_| common.pieces.binary_search(&id).is_err()) {
            world.despawn(entity);
            world.resource_mut::<Pieces>().0[i] = None;
        }
    }
    for id in common.pieces {
        if world.resource::<Pieces>().get(id).is_none() {
            let entity = world.spawn(id).id();
            enter(world, id, entity);
        }
    }
    world.resource_scope(|world, tracked: Mut<Tracked>| {
        let loads = tracked.facts.iter().map(|f| f.load).chain(tracked.states.iter().map(|s| s.load));
        let mut sections = tracked_sections.iter();
        for (load, section) in loads.zip(&mut sections) {
            load(world, section);
        }
        for (state, _) in &tracked.later {
            match sections.next() {
                Some(section) => (state.load)(world, section),
                None => (state.reset)(world),
            }
        }
    });
    name_landmarks(world);
}

/// Every tracked resource as at the start of the program.
pub(in crate::table) fn reset_states(world: &mut World) {
    world.resource_scope(|world, tracked: Mut<Tracked>| tracked.all_states().for_each(|s| (s.reset)(world)));
}

/// The position as JSON: as the seat `viewer` may see it, or, for the table itself, whole. Never the dice's state.
pub fn show(world: &World, viewer: Option<Seat>) -> Value {
    let (tracked, names) = (world.resource::<Tracked>(), world.resource::<Names>());
    let mut position = Map::new();
    for state in tracked.all_states() {
        let value = (state.show)(world, names, viewer);
        if !value.is_null() {
            position.insert(state.name.to_owned(), value);
        }
    }
    let mut pieces = Map::new();
    for (i, entity) in world.resource::<Pieces>().0.iter().enumerate() {
        let Some(entity) = *entity else { continue };
        let hidden = world.get::<Hidden>(entity).copied().unwrap_or(Hidden::NOT);
        if viewer.is_some_and(|seat| !hidden.seen_by.contains(seat)) {
            continue;
        }
        let facts = (tracked.facts.iter())
            .filter_map(|f| Some((f.name.to_owned(), (f.show)(world, entity, names)?)))
            .filter(|(_, value)| !value.is_null())
            .collect();
        pieces.insert(names.label(Target::Piece(PieceId(i as u32))), Value::Object(facts));
    }
    position.insert("pieces".into(), Value::Object(pieces));
    if let Some(ended) = &world.resource::<Outcome>().0 {
        let winners: Vec<_> = ended.winners.iter().map(|s| names.label(Target::Seat(*s))).collect();
        position.insert("outcome".into(), serde_json::json!({ "winners": winners, "reason": ended.reason }));
    }
    Value::Object(position)
}
