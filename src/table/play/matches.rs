//! A match under way: a world of its own, the journal of its orders, and the way back.
use crate::table::game::{Game, Header, Player, RuleData, UndoLimit, check_seats};
use crate::table::options::{Settings, settle};
use crate::table::protocol::prompt::{Allowed, Known, Order, Prompt, Words};
use crate::table::protocol::registry::{Registry, SharedRegistry, Thought, Turn};
use crate::table::protocol::sequence;
use crate::table::protocol::sequence::{Agenda, Ended, Outcome, Revealed, Waiting};
use crate::table::protocol::targets::{PieceId, Seat, Universe};
use crate::table::state::chronicle::{Chronicle, Entry};
use crate::table::state::components;
use crate::table::state::dice::Dice;
use crate::table::state::names::Names;
use crate::table::state::plugin::TablePlugin;
use crate::table::state::snapshot;
use crate::table::state::snapshot::{Snapshot, restore, snapshot};
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
    pub seat: Seat,
    pub order: Order,
}

/// What stood before an order.
#[derive(Clone)]
pub(in crate::table) struct Moment {
    pub before: Snapshot,
    pub entries: usize,
    stop: Option<UndoStop>,
    /// Why a script gave the order.
    thought: Thought,
}

/// A match under way.
pub struct Match {
    pub(in crate::table) world: World,
    pub(in crate::table) game: &'static dyn Game,
    pub(in crate::table) data: RuleData,
    pub(in crate::table) header: Header,
    pub(in crate::table) journal: Vec<Record>,
    pub(in crate::table) moments: Vec<Moment>,
    undone: Vec<Record>,
    remembering: bool,
    /// It shows how another match stood; nobody plays it.
    pub(in crate::table) looking_back: bool,
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
            data: Default::default(),
        };
        let world = std::mem::take(app.world_mut());
        Self {
            world,
            game,
            data,
            header,
            journal: vec![],
            moments: vec![],
            undone: vec![],
            remembering: true,
            looking_back: false,
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
        Ok(())
    }

    pub(in crate::table) fn clear(&mut self, mut header: Header, faces: Option<&[i32]>) -> Result<(), Problem> {
        header.options = settle(&self.game.options(&self.data), &header.options)?;
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
        self.journal.clear();
        self.moments.clear();
        self.undone.clear();
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
        world.insert_resource(Known(known));
        self.header = header;
        Ok(())
    }

    pub fn game(&self) -> &'static dyn Game {
        self.game
    }
    pub fn data(&self) -> &RuleData {
        &self.data
    }
    pub fn header(&self) -> &Header {
        &self.header
    }
    pub fn names(&self) -> &Names {
        self.world.resource::<Names>()
    }
    pub fn registry(&self) -> &Registry {
        SharedRegistry::read(&self.world)
    }
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
        snapshot(&self.world).hash()
    }
    /// The world of the match: for the game's own view and tests. Changes to it are not journalled.
    pub fn world(&self) -> &World {
        &self.world
    }
    pub fn world_mut(&mut self) -> &mut World {
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

    fn carry_out(&mut self, seat: Seat, order: Order) {
        if self.remembering {
            let secret = self.prompt().is_some_and(|p| p.secret);
            let before = snapshot(&self.world);
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
            if let Some(last) = self.moments.last_mut()
                && self.journal.last().is_some_and(|r| r.seat != seat)
            {
                // The other seat has decided on what it was asked.
                last.stop = last.stop.or(Some(UndoStop::SeatChange));
            }
            let thought = std::mem::take(&mut *self.world.resource_mut::<Thought>());
            self.moments.push(Moment { before, entries, stop, thought });
        } else {
            sequence::carry_out(&mut self.world, seat, order);
        }
        self.journal.push(Record { seat, order });
    }

    /// Whether the last order can be taken back.
    ///
    /// # Errors
    /// Why not.
    pub fn can_undo(&self) -> Result<(), UndoStop> {
        if self.looking_back {
            return Err(UndoStop::LookingBack);
        }
        let last = self.moments.last().ok_or(UndoStop::Beginning)?;
        match last.stop {
            Some(stop) if self.header.undo == UndoLimit::Usual => Err(stop),
            _ => Ok(()),
        }
    }

    /// Takes the last order back.
    ///
    /// # Errors
    /// Why not; nothing has changed.
    pub fn undo(&mut self) -> Result<(), UndoStop> {
        self.can_undo()?;
        let moment = self.moments.pop().expect("checked");
        let record = self.journal.pop().expect("an order for each moment");
        restore(&mut self.world, &moment.before);
        self.world.resource_mut::<Chronicle>().entries.truncate(moment.entries);
        sequence::ask_again(&mut self.world);
        self.undone.push(record);
        Ok(())
    }

    /// Whether orders can be taken back until only the first `orders` are left.
    ///
    /// # Errors
    /// What would stop it on the way.
    pub fn can_undo_to(&self, orders: usize) -> Result<(), UndoStop> {
        if self.looking_back {
            return Err(UndoStop::LookingBack);
        }
        let stops = self.moments.iter().skip(orders).rev().find_map(|moment| moment.stop);
        match stops {
            Some(stop) if self.header.undo == UndoLimit::Usual => Err(stop),
            _ => Ok(()),
        }
    }

    /// Takes orders back until only the first `orders` are left.
    ///
    /// # Errors
    /// Why it stopped on the way; what could be taken back is.
    pub fn undo_to(&mut self, orders: usize) -> Result<(), UndoStop> {
        while self.journal.len() > orders {
            self.undo()?;
        }
        Ok(())
    }

    /// How many orders came before the one that brought about this entry of the whole chronicle.
    pub fn orders_before_entry(&self, entry: usize) -> usize {
        self.moments.partition_point(|m| m.entries <= entry).saturating_sub(1)
    }

    /// How many entries of the whole chronicle there were when `orders` orders had been given.
    pub fn entries_after(&self, orders: usize) -> usize {
        let all = self.world.resource::<Chronicle>().entries.len();
        self.moments.get(orders).map_or(all, |moment| moment.entries)
    }

    /// Why scripts gave their orders, where they told: each with the number of the first entry of the whole chronicle that
    /// came of the order.
    pub fn thoughts(&self) -> impl Iterator<Item = (usize, &(&'static str, Words))> {
        self.moments.iter().filter_map(|m| m.thought.0.as_ref().map(|thought| (m.entries, thought)))
    }

    /// How many orders can be played again.
    pub fn redoable(&self) -> usize {
        self.undone.len()
    }

    /// The order that [`Match::redo`] would play.
    pub fn next_redo(&self) -> Option<Record> {
        self.undone.last().copied()
    }
    /// Forgets the orders that could be played again.
    pub(in crate::table) fn forget_redo(&mut self) {
        self.undone.clear();
    }
    /// The players agree how far orders may be taken back from now on.
    pub fn limit_undo(&mut self, limit: UndoLimit) {
        self.header.undo = limit;
    }

    /// Plays the order that was last taken back again. False: there is none.
    pub fn redo(&mut self) -> bool {
        let Some(record) = self.undone.pop() else { return false };
        self.carry_out(record.seat, record.order);
        true
    }

    /// What the seat that is asked orders, if it is not a person's.
    pub fn automatic_order(&mut self) -> Option<Record> {
        if self.looking_back {
            return None;
        }
        let seat = self.prompt()?.seat;
        let number = self.journal.len() as u64;
        let key = [number.to_le_bytes(), u64::from(seat.0).to_le_bytes()];
        let chance = xxh3_64_with_seed(key.as_flattened(), self.header.seed ^ 0x6d65_736e_6965);
        let order = match self.player(seat) {
            Player::Person => return None,
            Player::Random => random_order(self.prompt()?, chance),
            Player::Script(level) => {
                let system = self.registry().scripts[level.as_str()];
                self.world.resource_mut::<Thought>().0 = None;
                self.world.run_system_with(system, Turn { seat, chance }).expect("a registered script")
            }
        };
        Some(Record { seat, order })
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
    let all = prompt.offered.len() + prompt.spans.len();
    let pick = |chance: u64, of: usize| ((u128::from(chance) * of as u128) >> 64) as usize;
    let mut i = pick(chance, all);
    let again = chance.wrapping_mul(0x9e37_79b9_7f4a_7c15);
    if let Some(order) = prompt.offered.get(i)
        && Some(*order) == prompt.closing
        && !again.is_multiple_of(4)
    {
        i = pick(again, all);
    }
    match prompt.offered.get(i) {
        Some(order) => *order,
        None => {
            let span = prompt.spans[i - prompt.offered.len()];
            let n = span.at(pick(again, span.count() as usize) as i32);
            Order { verb: span.verb, on: crate::table::protocol::targets::Target::Number(n) }
        }
    }
}
