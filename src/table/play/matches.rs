//! A match under way: a world of its own, the journal of its orders, and the way back.
use super::history::{Before, History, Moment, Thinning};
use super::lookahead::Deliberation;
use crate::table::game::{Game, Header, Player, RuleData, UndoLimit, check_seats, options_of};
use crate::table::options::{Settings, settle};
use crate::table::protocol::prompt::{Allowed, Inquiry, Order, Prompt};
use crate::table::protocol::registry::{Registry, SharedRegistry, Thought, Turn, forget, pick};
use crate::table::protocol::sequence;
use crate::table::protocol::sequence::{Agenda, Ended, Outcome, Revealed, Waiting};
use crate::table::protocol::targets::{PieceId, Seat, Target, Universe};
use crate::table::state::chronicle::{Chronicle, Entry};
use crate::table::state::components;
use crate::table::state::dice::Dice;
use crate::table::state::names::{Names, name_landmarks};
use crate::table::state::plugin::TablePlugin;
use crate::table::state::snapshot;
use crate::table::state::snapshot::{Snapshot, snapshot, snapshot_after};
use crate::table::text::problem::Problem;
use bevy::prelude::*;
use serde_json::Value;
use xxhash_rust::xxh3::xxh3_64_with_seed;

/// Why an order cannot be taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum UndoStop {
    /// Nothing was ordered yet.
    Beginning,
    /// The order made dice roll.
    Roll,
    /// The order showed a secret.
    Reveal,
    /// Another seat has decided since, or a secret was settled.
    SeatChange,
    /// The match is looked back at, not played ([`Match::look_back`]).
    LookingBack,
}
impl UndoStop {
    /// Fluent key of the sentence.
    pub fn text(self) -> &'static str {
        match self {
            UndoStop::Beginning => "undo-stop-beginning",
            UndoStop::Roll => "undo-stop-roll",
            UndoStop::Reveal => "undo-stop-reveal",
            UndoStop::SeatChange => "undo-stop-seat",
            UndoStop::LookingBack => "undo-stop-looking-back",
        }
    }
}

/// An order that was given.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Record {
    /// Who gave it.
    pub seat: Seat,
    /// What was ordered.
    pub order: Order,
}

/// How far a seat has come that is nobody's at the screen.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Thinking {
    /// A person is asked, or nobody.
    Nobody,
    /// It has not decided yet.
    Undecided,
    /// What it orders.
    Decided(Record),
}

/// A match under way.
pub struct Match {
    pub(in crate::table) world: World,
    pub(in crate::table) game: &'static dyn Game,
    pub(in crate::table) data: RuleData,
    pub(in crate::table) header: Header,
    pub(in crate::table) journal: Vec<Record>,
    pub(in crate::table) history: History,
    pub(in crate::table) undone: Vec<Record>,
    remembering: bool,
    /// The position as it stands, if it was asked for since the last order.
    pub(in crate::table) now: Option<Snapshot>,
    /// Since the last order something else than orders may have changed the position ([`Match::world_mut`]).
    pub(in crate::table) touched: bool,
    /// It shows how another match stood; nobody plays it.
    pub(in crate::table) looking_back: bool,
    /// The private table on which a level that looks ahead tries its orders, once one was asked.
    pub(super) trials: Option<Box<Match>>,
    /// The decision that it is about to take.
    pub(super) deliberation: Option<Box<Deliberation>>,
}

impl Match {
    /// An empty table for `game` with these rule data; [`Match::start`] begins a match on it, and can do so again.
    pub fn new(game: &'static dyn Game, data: RuleData) -> Self {
        let mut app = App::empty();
        app.add_plugins(TablePlugin);
        game.build(&mut app);
        let header = Header {
            game: game.id().to_owned(),
            scenario: String::new(),
            options: Settings::new(),
            seed: 0,
            seats: vec![],
            undo: UndoLimit::Usual,
            advice: true,
            data: Default::default(),
        };
        let world = std::mem::take(app.world_mut());
        Self {
            world,
            game,
            data,
            header,
            journal: vec![],
            history: History::new(Thinning::default()),
            undone: vec![],
            remembering: true,
            now: None,
            touched: false,
            looking_back: false,
            trials: None,
            deliberation: None,
        }
    }

    /// Whether snapshots for undo and the chronicle are kept (they are, unless a batch turns them off).
    pub fn remember(&mut self, remembering: bool) {
        self.remembering = remembering;
        self.world.resource_mut::<Chronicle>().keep(remembering);
    }

    /// Begins a new match, up to its first question. Options not named have their defaults.
    ///
    /// # Errors
    /// Options that the game does not have or that do not go together, an unknown scenario, a wrong number of seats, a
    /// script that does not exist. The table is then empty.
    pub fn start(&mut self, header: Header) -> Result<(), Problem> {
        self.start_with(header, None, None)
    }

    /// As [`Match::start`], from a position in RON.
    ///
    /// # Errors
    /// As [`Match::start`], or the position is not one.
    pub fn start_from(&mut self, header: Header, position: &str) -> Result<(), Problem> {
        self.start_with(header, Some(position), None)
    }

    /// As [`Match::start`] or [`Match::start_from`], with dice that show these faces from the very start, for a rule
    /// script.
    ///
    /// # Errors
    /// As [`Match::start_from`].
    pub fn start_with(&mut self, header: Header, position: Option<&str>, faces: Option<&[i32]>) -> Result<(), Problem> {
        self.clear(header, faces)?;
        match position {
            None => self.game.begin(&mut self.world),
            Some(position) => (self.game.arrange(&mut self.world, position))
                .map_err(|detail| Problem::new("position-bad").with("detail", detail))?,
        }
        name_landmarks(&mut self.world);
        Ok(())
    }

    pub(in crate::table) fn clear(&mut self, mut header: Header, faces: Option<&[i32]>) -> Result<(), Problem> {
        header.options = settle(&options_of(self.game, &self.data, &header.scenario), &header.options)?;
        let scenarios = self.game.scenarios(&self.data);
        if header.scenario.is_empty() {
            header.scenario.clone_from(&scenarios[0]);
        }
        if !scenarios.contains(&header.scenario) {
            return Err(Problem::new("scenario-unknown")
                .with("scenario", &header.scenario)
                .with("known", scenarios.join(", ")));
        }
        check_seats(self.game.seat_counts(), header.seats.len())?;
        let levels = self.levels();
        for seat in &header.seats {
            if let Player::Script(level) = &seat.player
                && !levels.contains(&level.as_str())
            {
                return Err(Problem::new("script-level-unknown").with("level", level).with("known", levels.join(", ")));
            }
        }
        let world = &mut self.world;
        components::clear(world);
        world.resource_mut::<Agenda>().0.clear();
        world.insert_resource(Waiting::default());
        world.insert_resource(Outcome::default());
        world.insert_resource(Names::default());
        world.insert_resource(Dice::seeded(header.seed));
        if let Some(faces) = faces {
            world.resource_mut::<Dice>().force(faces.iter().copied());
        }
        world.resource_mut::<Chronicle>().clear();
        snapshot::reset_states(world);
        forget(world);
        self.journal.clear();
        self.history.clear();
        self.undone.clear();
        self.now = None;
        self.touched = false;
        self.looking_back = false;
        self.game.set_up(world, &self.data, &header)?;
        let mut names = world.resource_mut::<Names>();
        for (i, setup) in header.seats.iter().enumerate() {
            names.call_seat(Seat(i as u8), &setup.name);
        }
        let names = world.resource::<Names>();
        let known = Universe {
            seats: names.seats() as u8,
            places: names.places() as u16,
            kinds: names.kinds() as u16,
            pieces: names.piece_ids().collect::<Vec<PieceId>>().into(),
        };
        world.resource_mut::<Inquiry>().universe = known;
        self.header = header;
        Ok(())
    }

    /// The game that is played.
    pub fn game(&self) -> &'static dyn Game {
        self.game
    }
    /// The rule data that are in force.
    pub fn data(&self) -> &RuleData {
        &self.data
    }
    /// What the match was begun with.
    pub fn header(&self) -> &Header {
        &self.header
    }
    /// What seats, places, kinds and pieces are called.
    pub fn names(&self) -> &Names {
        self.world.resource::<Names>()
    }
    /// The steps, decisions and verbs of the game, and who serves them.
    pub fn registry(&self) -> &Registry {
        SharedRegistry::read(&self.world)
    }
    /// The levels of scripted opponents that the game has.
    pub fn levels(&self) -> Vec<&'static str> {
        self.registry().levels()
    }
    /// The orders given and not taken back.
    pub fn journal(&self) -> &[Record] {
        &self.journal
    }
    /// The question that waits.
    pub fn prompt(&self) -> Option<&Prompt> {
        self.world.resource::<Waiting>().0.as_ref()
    }
    /// The question as a seat may see it: of another seat's secret only that it is being answered. `None` stands for
    /// the table itself, which sees everything.
    pub fn prompt_seen_by(&self, viewer: Option<Seat>) -> Option<Prompt> {
        let prompt = self.prompt()?;
        let hidden = prompt.secret && viewer.is_some_and(|seat| seat != prompt.seat);
        Some(if hidden { prompt.sealed() } else { prompt.clone() })
    }
    /// The same with everything that is refused, each with its reason.
    pub fn prompt_in_full(&mut self) -> Option<Prompt> {
        sequence::prompt_in_full(&mut self.world)
    }
    /// How the match ended, if it has.
    pub fn outcome(&self) -> Option<&Ended> {
        self.world.resource::<Outcome>().0.as_ref()
    }
    /// The position as a seat may see it, or whole.
    pub fn position(&self, viewer: Option<Seat>) -> Value {
        snapshot::show(&self.world, viewer)
    }
    /// What happened, as a seat may know it, or everything.
    pub fn chronicle(&self, viewer: Option<Seat>) -> impl Iterator<Item = &Entry> {
        let entries = self.world.resource::<Chronicle>().entries.iter();
        entries.filter(move |e| viewer.is_none_or(|seat| e.seen_by.contains(seat)))
    }
    /// Names the position as it stands.
    pub fn hash(&mut self) -> u64 {
        self.position_now().hash()
    }
    /// The position as it stands: one snapshot serves the hash after an order and undo of the next.
    pub(super) fn position_now(&mut self) -> Snapshot {
        let (world, history) = (&self.world, &self.history);
        let take = || history.last_position().map_or_else(|| snapshot(world), |last| snapshot_after(world, last));
        self.now.get_or_insert_with(take).clone()
    }
    /// The world of the match: for the game's own view and tests.
    pub fn world(&self) -> &World {
        &self.world
    }
    /// The world of the match, for tests and rule scripts. Changes to it are not journalled.
    pub fn world_mut(&mut self) -> &mut World {
        self.now = None;
        self.touched = true;
        &mut self.world
    }
    /// Who plays a seat.
    pub fn player(&self, seat: Seat) -> &Player {
        &self.header.seats[seat.0 as usize].player
    }
    /// What is wrong with the position, by the game's invariants.
    pub fn broken_invariants(&mut self) -> Vec<String> {
        self.game.broken_invariants(&mut self.world)
    }

    /// An order as it stands in journals: `red step 5:3`.
    pub fn write_order(&self, record: Record) -> String {
        let names = self.names();
        let seat = names.label(crate::table::protocol::targets::Target::Seat(record.seat));
        format!("{seat} {}", names.write_order(self.game.id(), record.order))
    }
    /// Reads `red step 5:3`.
    ///
    /// # Errors
    /// The refusal for what is not there.
    pub fn read_order(&self, text: &str) -> Result<Record, crate::table::protocol::prompt::Refusal> {
        let (seat, order) = text.trim().split_once(' ').ok_or(sequence::WRONG_PHASE)?;
        let seat = self.names().seat(seat).ok_or(sequence::NOT_YOUR_TURN)?;
        Ok(Record { seat, order: self.names().read_order(self.registry(), self.game.id(), order)? })
    }

    /// Whether a seat may give an order now.
    ///
    /// # Errors
    /// The reason with its rule.
    pub fn check(&mut self, seat: Seat, order: Order) -> Allowed {
        if self.looking_back {
            return Err(sequence::LOOKING_BACK);
        }
        sequence::check(&mut self.world, seat, order)
    }

    /// Gives an order.
    ///
    /// # Errors
    /// The reason with its rule; nothing has changed.
    pub fn submit(&mut self, seat: Seat, order: Order) -> Allowed {
        self.check(seat, order)?;
        self.undone.clear();
        self.carry_out(seat, order);
        Ok(())
    }

    pub(in crate::table) fn carry_out(&mut self, seat: Seat, order: Order) {
        if self.remembering {
            let secret = self.prompt().is_some_and(|p| p.secret);
            let before = Before { position: self.position_now(), given: self.touched };
            let entries = self.world.resource::<Chronicle>().entries.len();
            let rolls = self.world.resource::<Dice>().rolls();
            self.world.resource_mut::<Revealed>().0 = false;
            sequence::carry_out(&mut self.world, seat, order);
            let stop = if self.world.resource::<Dice>().rolls() != rolls {
                Some(UndoStop::Roll)
            } else if self.world.resource::<Revealed>().0 {
                Some(UndoStop::Reveal)
            } else if secret && self.prompt().is_none_or(|p| p.seat != seat) {
                // A secret is settled when the screen passes.
                Some(UndoStop::SeatChange)
            } else {
                None
            };
            if let Some(last) = self.history.last_mut()
                && self.journal.last().is_some_and(|r| r.seat != seat)
            {
                // The other seat has decided on what it was asked.
                last.stop = last.stop.or(Some(UndoStop::SeatChange));
            }
            let thought = std::mem::take(&mut *self.world.resource_mut::<Thought>());
            self.history.push(before, Moment::new(entries, stop, thought));
        } else {
            sequence::carry_out(&mut self.world, seat, order);
            // A history with a gap would lead back to a wrong position.
            if self.history.len() > 0 {
                self.history.clear();
            }
        }
        name_landmarks(&mut self.world);
        self.now = None;
        self.touched = false;
        self.journal.push(Record { seat, order });
    }

    /// What the seat that is asked orders, if it is not a person's.
    pub fn automatic_order(&mut self) -> Option<Record> {
        match self.think(usize::MAX) {
            Thinking::Decided(record) => Some(record),
            Thinking::Nobody | Thinking::Undecided => None,
        }
    }
    /// As [`Match::automatic_order`], a part at a time, so that somebody may look on meanwhile: a level that looks ahead makes at
    /// most so many of its trials, and is asked again until it has decided. It decides the same in one part or in many.
    pub fn think(&mut self, trials: usize) -> Thinking {
        if self.looking_back {
            return Thinking::Nobody;
        }
        let Some(seat) = self.prompt().map(|prompt| prompt.seat) else { return Thinking::Nobody };
        let turn = self.turn_of(seat);
        let order = match (self.player(seat), self.prompt()) {
            (Player::Person, _) | (_, None) => return Thinking::Nobody,
            (Player::Random, Some(prompt)) => random_order(prompt, turn.chance),
            (Player::Script(level), _) => {
                let level = level.clone();
                match self.scripted_order(&level, turn, trials) {
                    Some(order) => order,
                    None => return Thinking::Undecided,
                }
            }
        };
        Thinking::Decided(Record { seat, order })
    }

    /// What a script is given for the decision of a seat as the match stands.
    pub(super) fn turn_of(&self, seat: Seat) -> Turn {
        let number = self.journal.len() as u64;
        let key = [number.to_le_bytes(), u64::from(seat.0).to_le_bytes()];
        Turn { seat, chance: xxh3_64_with_seed(key.as_flattened(), self.header.seed ^ 0x6d65_736e_6965) }
    }

    /// What the script of a level orders now, and why ([`Thought`]); nothing while a level that looks ahead has more trials to make
    /// than these.
    ///
    /// # Panics
    /// If the game has no such level.
    pub(super) fn scripted_order(&mut self, level: &str, turn: Turn, trials: usize) -> Option<Order> {
        let registry = self.registry();
        let (script, ahead) = (registry.scripts.get(level).copied(), registry.lookaheads.get(level).copied());
        self.world.resource_mut::<Thought>().0 = None;
        match (script, ahead) {
            (Some(script), _) => Some(self.world.run_system_with(script, turn).expect("a registered script")),
            (None, Some(ahead)) => self.deliberate(&ahead, turn, trials),
            (None, None) => unreachable!("the level was checked before"),
        }
    }

    /// Plays on by itself until a person is asked or the match has ended; gives the number of orders.
    pub fn play_on(&mut self) -> usize {
        let mut orders = 0;
        while let Some(Record { seat, order }) = self.automatic_order() {
            self.submit(seat, order).expect("a script orders only what is on offer");
            orders += 1;
        }
        orders
    }
}

/// Any order on offer, each as likely; but the one that closes an open series a quarter as often.
pub fn random_order(prompt: &Prompt, chance: u64) -> Order {
    let all = prompt.offered.len() + prompt.spans.len() + prompt.areas.len();
    let mut i = pick(chance, all);
    let again = chance.wrapping_mul(0x9e37_79b9_7f4a_7c15);
    if let Some(order) = prompt.offered.get(i)
        && Some(*order) == prompt.closing
        && !again.is_multiple_of(4)
    {
        i = pick(again, all);
    }
    if let Some(order) = prompt.offered.get(i) {
        return *order;
    }
    i -= prompt.offered.len();
    if let Some(span) = prompt.spans.get(i) {
        let n = span.at(pick(again, span.count() as usize) as i32);
        return Order { verb: span.verb, on: Target::Number(n) };
    }
    let area = &prompt.areas[i - prompt.spans.len()];
    area.order(area.any(again))
}
