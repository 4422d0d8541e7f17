//! Chapter 4, the turn: six phases, in each a go for every family in turn order.
use super::election::{ELECTION, SECOND_ROUND};
use super::negotiations::OPEN_MARKET;
use super::succession::estates::ESTATES;
use super::{battle, cards, moves, purchases, revenue, victory};
use crate::games::fief::board::Play;
use crate::table::prelude::State;
use crate::table::prelude::*;
use bevy::prelude::*;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

/// A turn begins (F-4.01).
pub const TURN: Step<()> = Step::new("fief.turn");
/// The phases of a turn, in their order.
pub const CARDS: Step<()> = Step::new("fief.cards");
pub const REVENUES: Step<()> = Step::new("fief.revenues");
pub const PURCHASES: Step<()> = Step::new("fief.purchases");
pub const MOVES: Step<()> = Step::new("fief.moves");
pub const BATTLES: Step<()> = Step::new("fief.battles");
pub const NEGOTIATIONS: Step<()> = Step::new("fief.negotiations");
/// What is left of a phase when a position begins in its middle, from this seat's go on.
pub const RESUME: Step<Seat> = Step::new("fief.resume");

/// Ends the seat's go or series of choices.
pub const DONE: Verb<()> = Verb::new("fief.done");

/// A phase of the turn (F-4.01).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize)]
pub enum Phase {
    #[default]
    Setup,
    Cards,
    Revenues,
    Purchases,
    Moves,
    Battles,
    Negotiations,
    TurnEnd,
}
impl Phase {
    pub const ALL: [Phase; 6] =
        [Phase::Cards, Phase::Revenues, Phase::Purchases, Phase::Moves, Phase::Battles, Phase::Negotiations];
    /// Its label in positions.
    pub fn label(self) -> &'static str {
        match self {
            Phase::Setup => "setup",
            Phase::Cards => "cards",
            Phase::Revenues => "revenues",
            Phase::Purchases => "purchases",
            Phase::Moves => "moves",
            Phase::Battles => "battles",
            Phase::Negotiations => "negotiations",
            Phase::TurnEnd => "turn_end",
        }
    }
    /// The step that plays it.
    fn step(self) -> &'static Step<()> {
        match self {
            Phase::Cards => &CARDS,
            Phase::Revenues => &REVENUES,
            Phase::Purchases => &PURCHASES,
            Phase::Moves => &MOVES,
            Phase::Battles => &BATTLES,
            Phase::Negotiations => &NEGOTIATIONS,
            Phase::Setup | Phase::TurnEnd => &victory::TURN_END,
        }
    }
}

/// How often the great events have happened, for whoever weighs the rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Events {
    /// Kings elected and crowned.
    pub coronations: u16,
    pub weddings: u16,
    pub battles: u16,
}

/// Where the match stands.
#[derive(Resource, Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Progress {
    /// 0 before the first turn.
    pub turn: u16,
    pub phase: Phase,
    /// The seat with the first-player card (F-4.03).
    pub first: Seat,
    /// The seats clockwise, each the left neighbour of the one before (F-3.06).
    pub seating: Vec<Seat>,
    /// Eliminated families (F-13.01).
    pub out: Vec<bool>,
    /// Seats that have had their go in the phase of cards (F-5.03).
    pub went: Vec<bool>,
    /// Points noted so far, in the points game (F-2.06), and in the last count.
    pub points: Vec<i32>,
    pub last_points: Vec<i32>,
    pub events: Events,
}

impl Progress {
    pub fn is_in(&self, seat: Seat) -> bool {
        !self.out.get(seat.0 as usize).copied().unwrap_or(false)
    }
    /// The living seats in turn order (F-3.06, F-4.02).
    pub fn order(&self) -> impl Iterator<Item = Seat> + '_ {
        self.order_from(self.first)
    }
    /// The living seats clockwise, beginning with this one.
    pub fn order_from(&self, seat: Seat) -> impl Iterator<Item = Seat> + '_ {
        let start = self.seating.iter().position(|s| *s == seat).unwrap_or(0);
        let count = self.seating.len();
        (0..count).map(move |i| self.seating[(start + i) % count]).filter(|seat| self.is_in(*seat))
    }
    /// The next living seat on the left of this one, which may itself be out.
    pub fn left_of(&self, seat: Seat) -> Option<Seat> {
        self.order_from(seat).find(|other| *other != seat)
    }
}

impl State for Progress {
    const NAME: &'static str = "turn";
    fn show(&self, names: &Names, _: Option<Seat>) -> Value {
        let seat = |seat: Seat| names.label(Target::Seat(seat));
        json!({
            "number": self.turn,
            "phase": self.phase.label(),
            "first": seat(self.first),
            "order": self.order().map(seat).collect::<Vec<_>>(),
            "points": self.points,
        })
    }
}

pub(in crate::games::fief) fn turn(In(()): In<()>, mut play: Play) -> Flow {
    let progress = &mut *play.progress;
    progress.turn += 1;
    if progress.turn > 1 {
        // To the next living seat on the left (F-4.03).
        let next = progress.left_of(progress.first);
        progress.first = next.unwrap_or(progress.first);
    }
    progress.went.fill(false);
    play.court.ransom_offers.fill(0);
    let progress = &mut *play.progress;
    let (turn, first) = (progress.turn, progress.first);
    play.chronicle
        .note("F-4.03", || Entry::new("fief-log-turn", "F-4.03").by(first).with("turn", Word::Number(turn.into())));
    play.fresh_steps();
    let phases = Phase::ALL.into_iter().map(|phase| phase.step().on(()));
    Flow::then(phases.chain([victory::TURN_END.on(())])).and_again()
}

/// The rest of the phase that the position names, from a seat's go on, and then the rest of the match.
pub(in crate::games::fief) fn resume(In(seat): In<Seat>, mut play: Play) -> Flow {
    let phase = play.progress.phase;
    let order: Vec<Seat> = play.progress.order().collect();
    let from = order.iter().position(|s| *s == seat).unwrap_or(0);
    for gone in &order[..from] {
        play.progress.went[gone.0 as usize] = true;
    }
    let rest: Vec<Task> = match phase {
        Phase::Cards => cards::goes(&order[from..]),
        Phase::Purchases => order[from..].iter().map(|s| purchases::PURCHASE_GO.on(*s)).collect(),
        Phase::Moves => moves::goes(&order[from..]),
        phase => vec![phase.step().on(())],
    };
    let later = Phase::ALL.into_iter().filter(|p| *p > phase).map(|p| p.step().on(()));
    let end = if phase == Phase::TurnEnd { vec![] } else { vec![victory::TURN_END.on(())] };
    Flow::then(rest.into_iter().chain(later).chain(end).chain([TURN.on(())]))
}

/// Every seat's go in turn order.
fn goes(play: &mut Play, phase: Phase, go: Option<&Step<Seat>>) -> Flow {
    play.progress.phase = phase;
    match go {
        Some(go) => Flow::then(play.progress.order().map(|seat| go.on(seat))),
        None => Flow::done(),
    }
}

pub(in crate::games::fief) fn cards_phase(In(()): In<()>, mut play: Play) -> Flow {
    play.progress.phase = Phase::Cards;
    let order: Vec<Seat> = play.progress.order().collect();
    let deals = order.iter().map(|seat| cards::DEAL.on(*seat));
    Flow::then(deals.chain(cards::goes(&order)))
}
pub(in crate::games::fief) fn revenues(In(()): In<()>, mut play: Play) -> Flow {
    play.progress.phase = Phase::Revenues;
    revenue::pay_all(&mut play);
    Flow::done()
}
pub(in crate::games::fief) fn purchases_phase(In(()): In<()>, mut play: Play) -> Flow {
    goes(&mut play, Phase::Purchases, Some(&purchases::PURCHASE_GO))
}
pub(in crate::games::fief) fn moves(In(()): In<()>, mut play: Play) -> Flow {
    play.progress.phase = Phase::Moves;
    let order: Vec<Seat> = play.progress.order().collect();
    Flow::then(moves::goes(&order))
}
pub(in crate::games::fief) fn battles(In(()): In<()>, mut play: Play) -> Flow {
    play.progress.phase = Phase::Battles;
    Flow::then(battle::phase(&mut play))
}
/// Estates, offers, the election, and offers once more if there was a ballot (section 5.7).
pub(in crate::games::fief) fn negotiations(In(()): In<()>, mut play: Play) -> Flow {
    play.progress.phase = Phase::Negotiations;
    Flow::then([ESTATES.on(()), OPEN_MARKET.on(()), ELECTION.on(()), SECOND_ROUND.on(())])
}
/// Ends a go or a series of choices.
pub(in crate::games::fief) fn done(In(_): In<(Seat, ())>) -> Flow {
    Flow::done()
}

/// Registers the steps, decisions and verbs of this chapter.
pub fn plugin(app: &mut App) {
    app.step(&TURN, turn)
        .step(&RESUME, resume)
        .step(&CARDS, cards_phase)
        .step(&REVENUES, revenues)
        .step(&PURCHASES, purchases_phase)
        .step(&MOVES, moves)
        .step(&BATTLES, battles)
        .step(&NEGOTIATIONS, negotiations)
        .verb(&DONE, done);
}
