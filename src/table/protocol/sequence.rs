//! The sequence of play: a stack of tasks that belongs to the position, worked off until a seat has to be asked.
use super::prompt::{Allowed, Asking, Inquiry, Key, Order, Prompt, Refusal, Step, Task};
use super::registry::{Registry, Serve, SharedRegistry};
use super::targets::{On, Seat, Target};
use bevy::ecs::system::SystemId;
use bevy::platform::collections::HashMap;
use bevy::prelude::*;
use serde::{Deserialize, Serialize};

/// The tasks still to be done, the next one last.
#[derive(Resource, Default, Clone, Debug)]
pub struct Agenda(pub(in crate::table) Vec<Task>);

/// The question that waits for an answer.
#[derive(Resource, Default)]
pub struct Waiting(pub Option<Prompt>);

/// How the match ended. No winner: a draw.
#[derive(Resource, Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Outcome(pub Option<Ended>);

/// Who won, and by what: the Fluent key of the reason.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Ended {
    /// Who won; several may share it.
    pub winners: Vec<Seat>,
    /// Fluent key of the reason.
    pub reason: String,
}

impl Outcome {
    /// Ends the match when the system that runs has run.
    pub fn end(&mut self, winners: impl IntoIterator<Item = Seat>, reason: &str) {
        self.0 = Some(Ended { winners: winners.into_iter().collect(), reason: reason.to_owned() });
    }
}

/// Set by a step that shows something that was secret: undo stops there.
#[derive(Resource, Default)]
pub struct Revealed(pub bool);

/// More steps than this without a question means that a module's sequence of play runs in a circle.
const STEPS_WITHOUT_A_QUESTION: usize = 100_000;

/// Puts tasks on top of the agenda, the first to be done first; what expansions put before or after a task goes with it.
fn push(agenda: &mut Vec<Task>, registry: &Registry, tasks: &[Task]) {
    for task in tasks.iter().rev() {
        agenda.extend(hooked(&registry.after, *task));
        agenda.push(*task);
        agenda.extend(hooked(&registry.before, *task));
    }
}
/// What expansions put on one side of a task, the last first.
fn hooked(side: &HashMap<u32, Vec<Key>>, task: Task) -> impl Iterator<Item = Task> {
    side.get(&task.step.id).into_iter().flatten().rev().map(move |extra| Task { step: *extra, on: task.on })
}

/// Starts a sequence of play with its first step and plays it up to the first question.
pub fn begin<T: On>(world: &mut World, first: &Step<T>, target: T) {
    let registry = SharedRegistry::of(world);
    let mut agenda = vec![];
    push(&mut agenda, &registry, &[first.on(target)]);
    advance(world, &registry, agenda);
}

/// Runs steps until a seat has something to decide, or nothing is left to do. The agenda is on the table again when they
/// have run.
fn advance(world: &mut World, registry: &Registry, mut agenda: Vec<Task>) {
    world.resource_mut::<Waiting>().0 = None;
    for _ in 0..STEPS_WITHOUT_A_QUESTION {
        if world.resource::<Outcome>().0.is_some() {
            agenda.clear();
        }
        let Some(task) = agenda.pop() else {
            world.resource_mut::<Agenda>().0 = agenda;
            return;
        };
        let Some(&(_, serve)) = registry.steps.get(&task.step.id) else {
            panic!("no module serves the step {:?}", task.step)
        };
        match serve {
            Serve::Resolve(id) => {
                let flow = world.run_system_with(id, task.on).expect("a registered step");
                if flow.again {
                    agenda.push(task);
                }
                push(&mut agenda, registry, &flow.then);
            }
            Serve::Decide(id) => {
                let prompt = decide(world, registry, id, task);
                if prompt.is_empty() {
                    continue;
                }
                agenda.push(task);
                world.resource_mut::<Agenda>().0 = agenda;
                world.resource_mut::<Waiting>().0 = Some(prompt);
                return;
            }
        }
    }
    panic!("the sequence of play runs in a circle: {:?}", agenda.last());
}

/// The question of a decision, with what expansions make of it.
fn decide(world: &mut World, registry: &Registry, id: SystemId<In<Target>, Prompt>, task: Task) -> Prompt {
    let mut prompt = world.run_system_with(id, task.on).expect("a registered decision");
    for widen in registry.widened.get(&task.step.id).into_iter().flatten() {
        prompt = world.run_system_with(*widen, (task.on, prompt)).expect("a registered system");
    }
    prompt
}

/// Asks the waiting question again, after the position was put back.
pub(in crate::table) fn ask_again(world: &mut World) {
    let prompt = prompt_with(world, Asking::Offers);
    world.resource_mut::<Waiting>().0 = prompt;
}

/// The waiting question as the decision asks it now, with as much as `asking` wants.
fn prompt_with(world: &mut World, asking: Asking) -> Option<Prompt> {
    let task = *world.resource::<Agenda>().0.last()?;
    let registry = SharedRegistry::of(world);
    let Some(&(_, Serve::Decide(id))) = registry.steps.get(&task.step.id) else { return None };
    world.resource_mut::<Inquiry>().asking = asking;
    let prompt = decide(world, &registry, id, task);
    world.resource_mut::<Inquiry>().asking = Asking::Offers;
    Some(prompt)
}

/// The waiting question with every order that is refused, each with its reason.
pub fn prompt_in_full(world: &mut World) -> Option<Prompt> {
    world.resource::<Waiting>().0.as_ref()?;
    prompt_with(world, Asking::Everything)
}

/// The match has ended.
pub const GAME_OVER: Refusal = Refusal::new("game_over", "");
/// Nobody is asked anything.
pub const NO_PENDING_DECISION: Refusal = Refusal::new("no_pending_decision", "");
/// Another seat is asked.
pub const NOT_YOUR_TURN: Refusal = Refusal::new("not_your_turn", "");
/// The question that waits has nothing to do with this verb, or there is no such verb.
pub const WRONG_PHASE: Refusal = Refusal::new("wrong_phase", "");
/// The verb is right, but the target is none of those that can be meant.
pub const NOT_AN_OPTION: Refusal = Refusal::new("not_an_option", "");
/// For a match that only shows how another one stood.
pub const LOOKING_BACK: Refusal = Refusal::new("looking_back", "");

/// Whether `seat` may give this order now, and if not, why.
///
/// # Errors
/// The reason with its rule; nothing has changed.
pub fn check(world: &mut World, seat: Seat, order: Order) -> Allowed {
    let Some(prompt) = world.resource::<Waiting>().0.as_ref() else {
        let over = world.resource::<Outcome>().0.is_some();
        return Err(if over { GAME_OVER } else { NO_PENDING_DECISION });
    };
    let (asked, secret) = (prompt.seat, prompt.secret);
    if asked == seat && prompt.takes(order) {
        return Ok(());
    }
    let probe = prompt_with(world, Asking::Only(order)).expect("a question waits");
    if asked != seat {
        // Of a secret question the others do not even learn what it is about.
        let hidden = if probe.serves() || secret { NOT_YOUR_TURN } else { WRONG_PHASE };
        return Err(probe.closes_to(seat).unwrap_or(hidden));
    }
    if !probe.serves() {
        return Err(WRONG_PHASE);
    }
    let why = probe.refused.first().map(|(_, why)| *why);
    Err(why.unwrap_or(NOT_AN_OPTION))
}

/// Carries out an order that [`check`] has let pass.
pub(in crate::table) fn carry_out(world: &mut World, seat: Seat, order: Order) {
    let registry = SharedRegistry::of(world);
    let system = registry.verbs[&order.verb.id].system;
    let flow = world.run_system_with(system, (seat, order.on)).expect("a registered verb");
    let mut agenda = std::mem::take(&mut world.resource_mut::<Agenda>().0);
    if !flow.again {
        agenda.pop();
    }
    push(&mut agenda, &registry, &flow.then);
    advance(world, &registry, agenda);
}
