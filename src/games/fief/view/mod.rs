//! The view of Fief: what a match shows on the screen.
pub(crate) mod battle;
pub mod cards;
pub mod company;
pub mod emblems;
mod expansion;
pub mod forecast;
mod hand;
mod log;
pub mod map;
pub mod miniatures;
mod negotiations;
mod news;
mod players;
pub mod plights;
pub mod portraits;
pub mod public;
pub mod seen;
pub mod sheets;
mod stand;
pub mod village;

pub use expansion::{Alone, Expansion, Stack};

use crate::desktop::face::*;
use crate::games::fief::chapters::fiefs::CREATE_FIEF;
use crate::games::fief::chapters::moves::go::{DROP, ESCORT, ESCORT_SPENT, LEAD};
use crate::games::fief::chapters::purchases::{BUY, price};
use crate::games::fief::chapters::victory::points;
use crate::games::fief::data::items::{Building, Item};
use crate::games::fief::rules::Rules;
use crate::games::fief::state::progress::Phase;
use crate::table::prelude::{Entry, Narrator, Order, PieceId, Place, Prompt, Refusal, RuleData, Seat, Span, Target};
use public::PublicBoard;
use seen::Seen;

/// The view of Fief, with what an expansion adds to it.
pub struct FiefFace(pub &'static dyn Expansion);

/// The view of Fief without an expansion.
pub const FACE: FiefFace = FiefFace(&Alone);

impl Face for FiefFace {
    fn game(&self) -> &'static str {
        self.0.game()
    }
}

impl Draw for FiefFace {
    fn emblem(&self) -> Vec<Vec<Point>> {
        self.0.emblem()
    }
    fn arms(&self, data: &RuleData, seat: Seat) -> String {
        let Some(data) = self.0.loaded(data) else { return String::new() };
        let family = data.data.families.get(usize::from(seat.0));
        family.map(|family| format!("{} {}", family.colour, family.charge)).unwrap_or_default()
    }
    /// The colours that the rule data of the game give the families; other data change only [`FiefFace::arms`].
    fn tincture(&self, seat: Seat) -> Tincture {
        use Tincture::*;
        [Azure, Gules, Vert, Purpure, Or, Sable][usize::from(seat.0) % Tincture::ALL.len()]
    }
    fn scenery(&self, sight: &Sight) -> Scenery {
        let rules: &Rules = sight.rules();
        map::scenery(&rules.data.map, &rules.map)
    }
    fn scene(&self, sight: &Sight) -> Scene {
        stand::scene(self, &Seen::new(sight))
    }
    fn way(&self, sight: &Sight, from: Place, to: Place) -> Vec<Point> {
        let rules: &Rules = sight.rules();
        map::way(&rules.data.map, &rules.map, from, to)
    }
    /// A prisoner lies on his light side.
    fn is_taken(&self, before: &PieceLook, now: &PieceLook) -> bool {
        now.spent && !before.spent
    }
}

impl Describe for FiefFace {
    fn players(&self, sight: &Sight, tell: &Narrator) -> Vec<PlayerStanding> {
        players::standings(self, &Seen::new(sight), tell)
    }
    fn player_sheet(&self, sight: &Sight, seat: Seat, tell: &Narrator) -> Option<Sheet> {
        let seen = Seen::new(sight);
        (usize::from(seat.0) < seen.rules.seats).then(|| sheets::family(self, &seen, seat, tell))
    }
    fn header(&self, sight: &Sight, tell: &Narrator) -> Vec<HeaderItem> {
        let number = sight.position()["turn"]["number"].as_u64().unwrap_or_default();
        let text = |key: &str| tell.texts.get(key);
        let turn = HeaderItem {
            tincture: None,
            label: text("fief-view-turn"),
            value: number.to_string(),
            hint: text("fief-view-turn.hint"),
        };
        vec![turn]
    }
    fn track(&self, sight: &Sight, tell: &Narrator) -> Vec<TrackSpace> {
        let now = sight.position()["turn"]["phase"].as_str().unwrap_or_default();
        let at = Phase::ALL.iter().position(|phase| phase.label() == now);
        let space = |(i, phase): (usize, &Phase)| {
            let key = format!("fief-view-phase-{}", phase.label());
            TrackSpace {
                label: tell.texts.get(&key),
                progress: match at {
                    Some(at) if i < at => TrackProgress::Over,
                    Some(at) if i == at => TrackProgress::Now,
                    _ if now == Phase::TurnEnd.label() => TrackProgress::Over,
                    _ => TrackProgress::ToCome,
                },
                tincture: None,
                hint: tell.texts.get(&format!("{key}.hint")),
            }
        };
        Phase::ALL.iter().enumerate().map(space).collect()
    }
    fn sheet(&self, sight: &Sight, piece: PieceId, tell: &Narrator) -> Option<Sheet> {
        let seen = Seen::new(sight);
        let lord = seen.lord(piece)?;
        Some(sheets::lord(self, &seen, lord, tell))
    }
    fn place_sheet(&self, sight: &Sight, place: Place, tell: &Narrator) -> Option<Sheet> {
        let seen = Seen::new(sight);
        seen.rules.map.is_village(place).then(|| sheets::village(self, &seen, place, tell))
    }
    fn aims(&self, sight: &Sight, tell: &Narrator) -> Vec<String> {
        let rules = Seen::new(sight).rules;
        if rules.by_points() {
            return vec![tell.texts.get("fief-view-aim-points")];
        }
        let limits = &rules.data.limits;
        let words = [("alone", limits.fiefs_alone.into()), ("pair", limits.fiefs_pair.into())];
        vec![tell.texts.format("fief-view-aim-alone", &words), tell.texts.format("fief-view-aim-pair", &words)]
    }
    fn on_board(&self, sight: &Sight, tell: &Narrator) -> Vec<String> {
        sheets::on_board(self, &Seen::new(sight), tell)
    }
    fn matter(&self, sight: &Sight, tell: &Narrator) -> Option<Matter> {
        let seen = Seen::new(sight);
        let matter = battle::matter(self, &seen, tell).or_else(|| self.0.matter(self, &seen, tell));
        matter.or_else(|| negotiations::matter(self, &seen, tell))
    }
    fn battle(&self, sight: &Sight, tell: &Narrator) -> Option<BattleScene> {
        battle::scene::scene(self, &Seen::new(sight), tell)
    }
    fn left_of(&self, sight: &Sight, rank: &Rank) -> Option<u32> {
        battle::scene::left(&Seen::new(sight), rank.seat, rank.kind)
    }
    fn ends_battle(&self, entry: &Entry) -> bool {
        battle::scene::is_outcome(entry)
    }
    fn has_reference(&self) -> bool {
        true
    }
    fn reference(&self, sight: &Sight, tell: &Narrator) -> Vec<ReferencePage> {
        let seen = Seen::new(sight);
        let text = |key: &str| tell.texts.get(key);
        let families = seen.families().map(|seat| sheets::family(self, &seen, seat, tell));
        let titles = seen.rules.map.regions().map(|region| sheets::title(self, &seen, region, tell));
        let lords = seen.lords.iter().map(|lord| sheets::lord(self, &seen, lord, tell));
        vec![
            ReferencePage { title: text("fief-view-families"), sheets: families.collect() },
            ReferencePage { title: text("fief-view-titles"), sheets: titles.collect() },
            ReferencePage { title: text("fief-view-lords"), sheets: lords.collect() },
            ReferencePage { title: text("fief-view-realm"), sheets: sheets::realm(self, &seen, tell) },
        ]
    }
    fn holding(&self, sight: &Sight, tell: &Narrator) -> Option<Holding> {
        hand::holding(self, &Seen::new(sight), tell)
    }
    fn heading(&self, entry: &Entry, phase: &str, tell: &Narrator) -> Option<Heading> {
        log::heading(entry, phase, tell)
    }
    fn run(&self, entry: &Entry) -> Option<Run> {
        log::run(entry)
    }
    fn weight(&self, before: &Sight, viewer: Seat, entry: &Entry) -> News {
        news::weight(self, before, viewer, entry)
    }
    fn seal(&self, sight: &Sight, entry: &Entry) -> Option<Seal> {
        news::seal(sight, entry)
    }
    fn played(&self, sight: &Sight, entries: &[&Entry], new: usize, tell: &Narrator) -> Vec<PlayedCard> {
        cards::played::played(self, sight, &entries[new..], tell)
    }
    fn illustrations(&self) -> Vec<(&'static str, Picture)> {
        cards::of_rules()
    }
    fn summary(&self, sight: &Sight, tell: &Narrator) -> Vec<SummaryRow> {
        let seen = Seen::new(sight);
        let row = |key: &str, value: &dyn Fn(Seat) -> String| SummaryRow {
            label: tell.texts.get(key),
            values: seen.families().map(value).collect(),
        };
        let mut rows = vec![
            row("fief-view-fiefs", &|seat| seen.fiefs(seat).len().to_string()),
            row("fief-view-lords", &|seat| seen.lords_of(seat).count().to_string()),
            row("fief-view-soldiers", &|seat| seen.soldiers(seat).to_string()),
        ];
        let counted = &seen.position()["turn"]["points"];
        if seen.rules.by_points() {
            rows.insert(0, row("fief-view-points", &|seat| counted[usize::from(seat.0)].to_string()));
        }
        if sight.outcome().is_some_and(|ended| ended.reason == "fief-end-cap") {
            // At the limit of turns the points of the moment have decided (F-2.05, F-13.03, R-38): only then are they told, for they tell of purses.
            let now = |seat: Seat| seen.sight.public::<PublicBoard>().ask(|board| points(board, seat)).unwrap_or(0);
            rows.insert(0, row("fief-view-points", &|seat| now(seat).to_string()));
        }
        let turn = seen.position()["turn"]["number"].to_string();
        rows.push(row("fief-view-turns-played", &|_| turn.clone()));
        rows
    }
}

/// Questions that go on with an order of the same family.
const CONTINUED: [&str; 13] = [
    "fief-ask-place",
    "fief-ask-bestow",
    "fief-ask-lay",
    "fief-ask-kill",
    "fief-ask-escape",
    "fief-ask-freed",
    "fief-ask-assign",
    "fief-ask-where",
    "fief-ask-capital",
    "fief-ask-holder",
    "fief-ask-foe",
    "fief-ask-compose",
    "fief-ask-match",
];

impl Decide for FiefFace {
    fn tone(&self, order: Order) -> Tone {
        let verb = order.verb.name;
        if let Some(tone) = self.0.tone(order) {
            tone
        } else if ["fief.storm", "fief.attack", "fief.kill", "fief.condemn", "fief.aim", "fief.strike", "fief.arrest"]
            .contains(&verb)
        {
            Tone::Strike
        } else if matches!(order.on, Target::Piece(_)) {
            Tone::Choose
        } else {
            Tone::Go
        }
    }
    /// Most places of the map are refused for most orders: the reason is shown only where it is not obvious.
    fn tells_refusal(&self, _: &Sight, _: Order, why: Refusal) -> bool {
        !matches!(why.reason, "wrong_phase" | "not_an_option" | "not_your_turn" | "not_adjacent")
    }
    fn is_continued(&self, _: &Sight, prompt: &Prompt) -> bool {
        CONTINUED.contains(&prompt.text)
    }
    /// Where no rebels march nobody asks after them (F-16.35).
    fn is_side_reason(&self, why: Refusal) -> bool {
        (why.reason, why.rule) == ("no_revolt", "F-16.35")
    }
    fn cost(&self, sight: &Sight, order: Order, tell: &Narrator) -> Option<String> {
        let rules: &Rules = sight.rules();
        let sum = if let Some(kind) = BUY.of(order) {
            sight.public::<PublicBoard>().ask(|board| price(board, rules.item(kind)))??
        } else if let Some(region) = CREATE_FIEF.of(order) {
            rules.title_price(rules.map.region_index(region)?)
        } else {
            let in_sortie = battle::chance_in_sortie(self, sight, order, tell);
            return in_sortie.or_else(|| self.0.told_with(sight, order, tell));
        };
        Some(sheets::money(sum.into(), tell))
    }
    fn hint(&self, sight: &Sight, order: Order, tell: &Narrator) -> Option<String> {
        let rules: &Rules = sight.rules();
        let income = &rules.data.money.income;
        let brings = match BUY.of(order).map(|kind| rules.item(kind)) {
            Some(Item::Building(Building::Mill)) => Some(income.mill),
            Some(Item::Building(Building::Press)) => Some(income.press),
            _ => None,
        };
        match brings {
            Some(sum) => {
                Some(tell.texts.format("fief-view-brings", &[("sum", sheets::money(sum.into(), tell).into())]))
            }
            None => self.0.hint(sight, order, tell),
        }
    }
    fn unfolds(&self, span: &Span) -> bool {
        self.0.unfolds(span)
    }
    /// At first all soldiers march with a lord who sets out, and nobody stays behind.
    fn usual_number(&self, sight: &Sight, span: &Span) -> Option<i32> {
        let kinds = sight.rules::<Rules>().units.of_kinds;
        match span.verb {
            verb if verb == ESCORT.key && !kinds => Some(company::comes_along_at_first(sight, span)),
            verb if [ESCORT_SPENT.key, DROP.key].contains(&verb) && !kinds => Some(0),
            _ => self.0.usual_number(sight, span),
        }
    }
    fn carried(&self, sight: &Sight, span: &Span, tell: &Narrator) -> Option<String> {
        company::carried(self, sight, span, tell)
    }
    fn company(&self, sight: &Sight, order: Order, chosen: Chosen, tell: &Narrator) -> Option<Company> {
        company::company(self, sight, order, chosen, tell)
    }
    fn leads(&self, sight: &Sight) -> Option<PieceId> {
        company::leader(sight)
    }
    fn contingents(&self, sight: &Sight, tell: &Narrator) -> Vec<Contingent> {
        company::contingents(self, sight, tell)
    }
    /// A lord who may lead is taken in hand to march.
    fn takes_in_hand(&self, sight: &Sight, piece: PieceId) -> Option<Order> {
        let prompt = sight.prompt().filter(|prompt| prompt.text == "fief-ask-moves")?;
        let own = sight.public::<PublicBoard>().ask(|board| board.lords_of(prompt.seat).any(|row| row.id == piece));
        own.unwrap_or(false).then_some(LEAD.on(piece))
    }
    fn stands_aside(&self, span: &Span) -> bool {
        self.0.stands_aside(span)
    }
    fn question(&self, sight: &Sight, prompt: &Prompt, tell: &Narrator) -> Option<String> {
        company::question(self, sight, prompt, tell)
    }
    fn left_undone(&self, sight: &Sight, order: Order, tell: &Narrator) -> Vec<String> {
        company::left_undone(sight, order, tell)
    }
    fn usual(&self, prompt: &Prompt) -> Option<Order> {
        prompt.closing.filter(|closing| prompt.takes(*closing))
    }
    /// Questions that would tell what is in a hand or a purse are asked in secret.
    fn is_open(&self, prompt: &Prompt) -> bool {
        !prompt.secret
    }
    fn forecast(&self, sight: &Sight, orders: &[Order], tell: &Narrator) -> Option<Forecast> {
        let (order, along) = orders.split_last()?;
        battle::of_order(self, sight, *order, along, tell)
    }
    fn pending_forecast(&self, sight: &Sight, tell: &Narrator) -> Option<Forecast> {
        battle::pending(self, sight, tell)
    }
}
