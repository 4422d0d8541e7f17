//! A script's answer to each question, by level; and what the files beside this one share.
use crate::games::fief::access::Read;
use crate::games::fief::chapters::battle::Column;
use crate::games::fief::chapters::battle::forecast::course::BattleCourse;
use crate::games::fief::chapters::battle::forecast::{Encounter, Odds};
use crate::games::fief::chapters::moves::go::LEAD;
use crate::games::fief::chapters::moves::passage::{ADMIT, LET_GO, PAY, STAY, TURN_AWAY};
use crate::games::fief::chapters::negotiations::market::PASS;
use crate::games::fief::chapters::prisoners::{AGREE, DECLINE};
use crate::games::fief::chapters::red_cards::{CONSENT, WITHHOLD};
use crate::games::fief::opponents::choices::choices;
use crate::games::fief::opponents::judgement::judge;
use crate::games::fief::opponents::odds::OddsTable;
use crate::games::fief::opponents::outlook::Outlook;
use crate::games::fief::opponents::survey::Reinforcement;
use crate::games::fief::opponents::{cards, fights, marches, negotiations, passages, purchases, survey, veil};
use crate::games::fief::rules::Rules;
use crate::games::fief::state::progress::TurnProgress;
use crate::table::play::matches::random_order;
use crate::table::prelude::*;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use std::collections::VecDeque;

/// How well a script plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Level {
    /// The preferences, with some orders at random.
    Easy,
    /// The preferences.
    Normal,
}

/// An order and why it is given: a Fluent key, or nothing.
pub(super) type Scripted = (Order, &'static str);

/// What a script means to do with the company that it leads, and what it has tried in this go. It is no part of the
/// position: if it is lost, the script thinks again.
#[derive(Resource, Default, Clone, Debug)]
pub struct Intent {
    /// The turn and the seat whose go of moves it is about.
    pub(super) go: (u16, Seat),
    pub(super) leader: Option<PieceId>,
    pub(super) orders: VecDeque<Order>,
    /// Why, and the village that it is about.
    pub(super) why: &'static str,
    pub(super) goal: Option<Place>,
    /// Lords who have had their turn in this go.
    pub(super) tried: Vec<PieceId>,
    pub(super) given: u16,
    /// What it answers an offer with (D-38).
    pub(super) counter: Option<negotiations::Proposal>,
}

/// Whoever plays a seat by script, with what he may look at and remember.
#[derive(SystemParam)]
pub struct Mind<'w, 's> {
    pub read: Read<'w, 's>,
    pub waiting: Res<'w, Waiting>,
    pub(super) odds: ResMut<'w, OddsTable>,
    pub(super) intent: ResMut<'w, Intent>,
    pub(super) course: Res<'w, BattleCourse>,
    pub thought: ResMut<'w, Thought>,
}

impl Mind<'_, '_> {
    /// Takes note of the rules of the match, by which battles are weighed.
    pub fn learn(&mut self) {
        self.odds.learn(self.read.board().rules, &self.course.0);
    }
    /// Takes note of the points of hired men whom a family can call to its battles.
    pub fn note_camp(&mut self, seat: Seat, points: u16) {
        self.odds.note_camp(seat, points);
    }
    /// Whether hired men would decide a battle of a family in this turn or the next.
    pub fn would_decide(&self, me: Seat, men: Reinforcement) -> bool {
        let board = self.read.board();
        survey::would_decide(&Outlook::new(&board, me), &self.odds, men)
    }
    /// The chances of a battle.
    pub fn forecast(&self, encounter: &Encounter) -> Odds {
        self.odds.forecast(encounter)
    }
    /// Why the company on its way marches.
    pub fn why_it_marches(&self) -> Option<(&'static str, Words)> {
        told(self.intent.why, self.intent.goal)
    }
}

/// The script of a level.
pub(super) fn script(level: Level) -> impl Fn(In<Turn>, Mind) -> Order {
    move |In(turn), mut mind| choose(level, turn, &mut mind)
}

/// Offers are always thought about: nobody should be able to talk the easy opponent out of all that it has.
const DEALS: [&str; 4] = ["fief-ask-offers", "fief-ask-compose", "fief-ask-match", "fief-ask-answer"];

/// What a script of this level orders now.
pub fn choose(level: Level, turn: Turn, mind: &mut Mind) -> Order {
    let Mind { read, waiting, course, odds, intent, thought } = mind;
    let prompt = waiting.0.as_ref().expect("a script is asked only when a question waits");
    let board = read.board();
    let outlook = Outlook::new(&board, turn.seat);
    odds.learn(board.rules, &course.0);
    let percent = board.rules.data.opponents.easy_random_percent as u64;
    if level == Level::Easy && !DEALS.contains(&prompt.text) && turn.chance % 100 < percent {
        thought.0 = Some(("fief-thought-none", Words::new()));
        return random_order(prompt, turn.chance.rotate_left(32));
    }
    let (order, why) = decide(&outlook, odds, intent, prompt, turn.chance).unwrap_or_else(|| whatever(prompt));
    // A script must never stop a match: should its choice not be on offer, the usual answer will do.
    let (order, why) = if prompt.takes(order) { (order, why) } else { whatever(prompt) };
    thought.0 = told(why, intent.goal);
    order
}

/// Reasons that name a village.
const OF_A_VILLAGE: [&str; 5] = [
    "fief-thought-occupy",
    "fief-thought-march",
    "fief-thought-storm",
    "fief-thought-storm-capital",
    "fief-thought-cede",
];

/// A reason with its words; none for the empty key.
pub(super) fn told(why: &'static str, goal: Option<Place>) -> Option<(&'static str, Words)> {
    let named = OF_A_VILLAGE.contains(&why);
    let village = goal.map(|goal| ("village", Word::On(Target::Place(goal))));
    (!why.is_empty() && (!named || village.is_some())).then(|| (why, village.filter(|_| named).into_iter().collect()))
}

/// What is ordered where nothing on offer serves the family: to end a series of questions needs no reason.
pub(super) fn whatever(prompt: &Prompt) -> Scripted {
    let order = usual(prompt);
    (order, if prompt.closing == Some(order) { "" } else { "fief-thought-whatever" })
}

/// The usual answer: it ends a series of questions, or does no harm.
pub(super) fn usual(prompt: &Prompt) -> Order {
    match prompt.closing.filter(|order| prompt.takes(*order)) {
        Some(closing) => closing,
        None => prompt.offered.first().copied().unwrap_or_else(|| random_order(prompt, 0)),
    }
}

pub(super) fn decide(
    o: &Outlook,
    odds: &OddsTable,
    intent: &mut Intent,
    prompt: &Prompt,
    chance: u64,
) -> Option<Scripted> {
    match prompt.text {
        "fief-ask-start" => cards::start(o, prompt, chance),
        "fief-ask-first-lord" => cards::first_lord(o, prompt, chance),
        "fief-ask-claim" => cards::claim(o, prompt, chance),
        "fief-ask-cards" => cards::go(o, prompt, chance),
        "fief-ask-place" | "fief-ask-bestow" | "fief-ask-lay" | "fief-ask-kill" | "fief-ask-escape" => {
            cards::aim(o, prompt, chance)
        }
        "fief-ask-justice" => cards::justice(o, prompt, chance),
        "fief-ask-freed" => cards::come_home(o, prompt, chance),
        "fief-ask-assign" | "fief-ask-holder" | "fief-ask-receiver" => cards::heir(o, prompt, chance),
        "fief-ask-capital" => cards::capital(o, prompt, chance),
        "fief-ask-newcomer" => cards::newcomer(o, prompt, chance),
        // A Prince is welcome to a family with a King or a Queen (D-06).
        "fief-ask-prince" => Some(match o.is_royal(o.me) {
            true => (CONSENT.on(()), "fief-thought-prince"),
            false => (WITHHOLD.on(()), "fief-thought-no-prince"),
        }),
        "fief-ask-let-in" => {
            let guest =
                target(prompt, "lord", |target| if let Target::Piece(id) = target { Some(o.family(id)) } else { None });
            Some(match guest.is_some_and(|guest| !o.is_foe(guest)) {
                true => (AGREE.on(()), "fief-thought-friend"),
                false => (DECLINE.on(()), "fief-thought-no-friend"),
            })
        }
        "fief-ask-purchases" => purchases::go(o, odds, prompt, chance),
        "fief-ask-where" => purchases::place(o, odds, prompt, chance),
        "fief-ask-offers" => negotiations::offers(o, prompt, chance).or(Some((PASS.on(()), "fief-thought-no-deal"))),
        "fief-ask-compose" => negotiations::compose(o, intent, prompt),
        "fief-ask-match" => negotiations::spouse(o, intent, prompt, chance),
        "fief-ask-answer" => negotiations::answer(o, intent, prompt),
        "fief-ask-nominate" => negotiations::nominate(o, prompt),
        "fief-ask-vote" => negotiations::vote(o, prompt),
        "fief-ask-crown" => negotiations::crown(o),
        "fief-ask-royal-gift" => negotiations::royal_gift(o, prompt, chance),
        "fief-ask-garrison" => negotiations::garrison(o, prompt, chance),
        "fief-ask-bid" => negotiations::bid(o, prompt),
        "fief-ask-name-bishop" => negotiations::name_bishop(o, prompt),
        "fief-ask-accept-mitre" => negotiations::accept_mitre(o),
        "fief-ask-keep-at" => negotiations::keep(o, prompt, chance),
        "fief-ask-moves" => marches::go(o, odds, intent, prompt, chance),
        "fief-ask-passage" => {
            let guest = target(prompt, "lord", |target| if let Target::Piece(id) = target { Some(id) } else { None });
            let village =
                target(prompt, "village", |target| if let Target::Place(to) = target { Some(to) } else { None });
            let harmless = guest.zip(village).is_some_and(|(guest, to)| passages::may_pass(o, guest, to));
            Some(if harmless {
                (ADMIT.on(()), "fief-thought-admit")
            } else {
                (TURN_AWAY.on(()), "fief-thought-turn-away")
            })
        }
        // Guests may always leave the walls (D-18).
        "fief-ask-let-out" => Some((LET_GO.on(()), "fief-thought-let-go")),
        // A company that was refused passage stays (D-17).
        "fief-ask-refused" => Some((STAY.on(()), "fief-thought-stay")),
        "fief-ask-toll" => Some((PAY.on(()), "fief-thought-toll")),
        "fief-ask-declare" => fights::declare(o, odds, prompt, chance),
        "fief-ask-foe" => fights::foe(o, prompt, chance),
        "fief-ask-truce" | "fief-ask-retreat" => fights::truce(o, odds),
        "fief-ask-fight-next" => fights::next_fight(o, prompt, chance),
        "fief-ask-yield" => fights::yields(o, odds),
        "fief-ask-stance" => fights::stance(o),
        "fief-ask-take-on" => fights::take_on(o, seat_in(prompt, "guest")),
        "fief-ask-mode" => fights::mode(o),
        "fief-ask-sortie" => fights::sortie(o, odds),
        "fief-ask-ready" => fights::ready(o, odds, prompt, chance),
        "fief-ask-grace" => fights::grace(o, seat_in(prompt, "foe")),
        "fief-ask-which-lord" => fights::lord_lost(o, prompt, chance),
        "fief-ask-bear-rest" => fights::bear_rest(),
        "fief-ask-keeper" | "fief-ask-heir" | "fief-ask-install" => fights::spoils(o, prompt),
        "fief-ask-calm" => fights::calm(o, odds, prompt),
        _ => None,
    }
}

/// What a word of the question names.
pub(super) fn target<T>(prompt: &Prompt, name: &str, read: impl Fn(Target) -> Option<T>) -> Option<T> {
    prompt.words.iter().find_map(|(word, value)| match value {
        Word::On(target) if *word == name => read(*target),
        _ => None,
    })
}
pub(super) fn seat_in(prompt: &Prompt, name: &str) -> Option<Seat> {
    target(prompt, name, |target| if let Target::Seat(seat) = target { Some(seat) } else { None })
}

/// The order with this verb on offer that scores most; `chance` settles ties.
pub(super) fn best<T: crate::table::prelude::On>(
    prompt: &Prompt,
    verb: &Verb<T>,
    chance: u64,
    score: impl Fn(T) -> i32,
) -> Option<Order> {
    let mut best: Option<(i32, u64, Order)> = None;
    for (number, order) in prompt.offered.iter().enumerate() {
        let Some(target) = verb.of(*order) else { continue };
        let value = (score(target), tie_break(chance, number as u64));
        if best.is_none_or(|(most, tie, _)| value > (most, tie)) {
            best = Some((value.0, value.1, *order));
        }
    }
    best.map(|(_, _, order)| order)
}

/// The walls of a village for those inside.
pub(super) fn walls(o: &Outlook, village: Place) -> Column {
    let v = o.realm().village(village);
    match (v.city, v.castle) {
        (true, _) => Column::City,
        (_, true) => Column::Castle,
        _ => Column::Open,
    }
}

/// The strength that a village needs so that the strongest army near it would probably not take it.
pub(super) fn needs(o: &Outlook, odds: &OddsTable, village: Place) -> u16 {
    let most = o.rules().data.opponents.purchases.risk * 10;
    survey::garrison(o, odds, village, most)
}

/// The orders that `hard` thinks worth trying.
fn hard(In(turn): In<Turn>, mut mind: Mind) -> Vec<Choice> {
    choices(turn, &mut mind)
}

/// How `hard` looks ahead, for Fief and its expansions.
pub fn lookahead() -> Lookahead {
    Lookahead {
        policy: "normal",
        turn: |world| world.resource::<TurnProgress>().turn.into(),
        effort: |world| world.resource::<Rules>().data.opponents.hard.effort(),
        veil: veil::veil,
        adopt,
    }
}

/// The script remembers the plan of a choice as its own.
fn adopt(world: &mut World, turn: Turn, choice: &Choice) {
    let Some(leader) = LEAD.of(choice.order) else { return };
    let go = (world.resource::<TurnProgress>().turn, turn.seat);
    let why = choice.told.as_ref().map_or("", |(why, _)| *why);
    let goal = choice.told.iter().flat_map(|(_, words)| words).find_map(|(_, word)| match word {
        Word::On(Target::Place(goal)) => Some(*goal),
        _ => None,
    });
    let mut intent = world.resource_mut::<Intent>();
    let given = if intent.go == go { intent.given } else { 0 };
    let orders = choice.plan.iter().copied().collect();
    *intent = Intent { go, leader: Some(leader), orders, why, goal, tried: vec![leader], given, counter: None };
}

/// The scripts of the game, for its plugin.
pub fn plugin(app: &mut App) {
    app.memory::<Intent>().init_resource::<OddsTable>();
    app.script("easy", script(Level::Easy)).script("normal", script(Level::Normal));
    app.lookahead("hard", lookahead(), hard, judge);
}
