//! The scripted opponents of Tactique: those of Fief, who also use archers, bombards, guards and mercenaries.
use crate::games::fief::board::Board;
use crate::games::fief::chapters::battle::forecast::course::Aim;
use crate::games::fief::chapters::battle::forecast::{Encounter, Odds, muster};
use crate::games::fief::chapters::cards::{DISCARD, PLAY};
use crate::games::fief::chapters::moves::go::{MARCH, STORM};
use crate::games::fief::chapters::moves::pieces_at_hand;
use crate::games::fief::chapters::purchases::BUY;
use crate::games::fief::data::files::FAMILIES;
use crate::games::fief::data::items::{Item, Plain};
use crate::games::fief::opponents::Reinforcement;
use crate::games::fief::opponents::choices::{choices, tried};
use crate::games::fief::opponents::judgement::judge;
use crate::games::fief::opponents::script::{Level, Mind, choose, lookahead};
use crate::games::fief::opponents::{Outlook, cards};
use crate::games::fief::rules::Rules;
use crate::games::fief::state::progress::TurnProgress;
use crate::games::fief::state::treasury::Treasury;
use crate::games::fief::state::war::{Side, Thrown};
use crate::games::tactique::chapters::archers::{AIM_BOWS, SHOOT};
use crate::games::tactique::chapters::bombards::{LET_LIE, REROLL};
use crate::games::tactique::chapters::forecast::{is_small, is_weak_shot, under_way};
use crate::games::tactique::chapters::losses::LOSE_REST;
use crate::games::tactique::chapters::marches::TAKE;
use crate::games::tactique::chapters::mercenaries;
use crate::games::tactique::chapters::mercenaries::{
    BID, ENGAGE, HOLD_BACK, KEEP_MEN, NO_BID, REVOLT_IN_CAMP, is_at_war,
};
use crate::games::tactique::chapters::plague::BURY_REST;
use crate::games::tactique::data::files::{ARCHER, BOMBARD};
use crate::games::tactique::rules::{Tactics, troop};
use crate::games::tactique::state::melee::Melee;
use crate::games::tactique::state::mercenaries::{Hired, Lot};
use crate::table::prelude::*;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

/// What a script of Tactique looks at: all that a script of Fief does, and the state of Tactique.
#[derive(SystemParam)]
pub struct Tactician<'w, 's> {
    base: Mind<'w, 's>,
    hired: Res<'w, Hired>,
    tactics: Res<'w, Tactics>,
    thrown: Res<'w, Thrown>,
    melee: Res<'w, Melee>,
    later: ResMut<'w, Later>,
    service: ResMut<'w, Service>,
}

/// An order of the base script that waits while archers and bombards join the march, with the turn and the leader whom
/// it is for. It is no part of the position: if it is lost, or belongs to another march, the script decides anew.
#[derive(Resource, Default, Clone)]
pub struct Later(Option<(u16, PieceId, Order)>);

/// Chances that differ by less, in millionths, are weighed as alike.
const LEAST_DIFFERENCE: u32 = 1_000;

/// What the mercenaries of a family have been used for.
#[derive(Clone, Copy, Default)]
struct Served {
    /// The last turn in which they fought; while there are none, the turn before this one.
    used: u16,
    /// The turn in which they were dismissed last; 0: never.
    dismissed: u16,
}

/// The service of the mercenaries, by seat. It is no part of the position: if it is lost, they are kept a little longer.
#[derive(Resource, Default, Clone)]
pub struct Service([Option<Served>; FAMILIES.len()]);
impl Service {
    /// Takes note of what everybody sees.
    fn note(&mut self, turn: u16, hired: &Hired) {
        for (seat, service) in (0..).map(Seat).zip(&mut self.0) {
            let served = service.get_or_insert(Served { used: turn, dismissed: 0 });
            if hired.used(seat) > 0 {
                served.used = turn;
            } else if hired.camp(seat) == 0 {
                served.used = turn.saturating_sub(1);
            }
        }
    }
    fn dismiss(&mut self, seat: Seat, turn: u16) {
        if let Some(service) = self.0.get_mut(usize::from(seat.0)) {
            *service = Some(Served { used: turn, dismissed: turn });
        }
    }
    fn of(&self, seat: Seat) -> Served {
        self.0.get(usize::from(seat.0)).copied().flatten().unwrap_or_default()
    }
}

fn easy(In(turn): In<Turn>, mut player: Tactician) -> Order {
    player.choose(Level::Easy, turn)
}
fn normal(In(turn): In<Turn>, mut player: Tactician) -> Order {
    player.choose(Level::Normal, turn)
}

fn hard(In(turn): In<Turn>, mut player: Tactician) -> Vec<Choice> {
    player.choices(turn)
}

/// The scripts of the game, in the place of the base's.
pub fn plugin(app: &mut App) {
    app.memory::<Later>().memory::<Service>().script("easy", easy).script("normal", normal);
    app.lookahead("hard", Lookahead { veil, adopt, ..lookahead() }, hard, judge);
}

/// As in Fief; bids that others have sealed are supposed too (T-4.03). Whoever has tied at a sum has it (T-4.04).
fn veil(world: &mut World, turn: Turn) -> bool {
    let veiled = (lookahead().veil)(world, turn);
    let share = world.resource::<Tactics>().data.opponents.purse_share;
    let step = world.resource::<Rules>().data.money.step.max(1);
    let Some(Lot { mut bids, mut tied }) = world.resource::<Hired>().lot.clone() else { return veiled };
    let purses = &mut world.resource_mut::<Treasury>().purses;
    let secret = purses.is_secret();
    for (seat, sum) in tied.iter_mut().filter(|(seat, _)| secret && *seat != turn.seat) {
        if purses.of(*seat) < *sum {
            purses.suppose(*seat, *sum);
        }
        // A bank that has run dry may have had less left for him.
        *sum = purses.of(*seat).min(*sum);
    }
    let bid = |seat: Seat| {
        let chance = tie_break(turn.chance, SEALED + u64::from(seat.0));
        let (purse, first) = (purses.of(seat), tied.iter().find(|(tied, _)| *tied == seat).map(|(_, sum)| *sum));
        let raised =
            |from: i32, most: i32| from + pick(chance / 2, ((most - from) / step).max(0) as usize + 1) as i32 * step;
        match first {
            Some(first) => raised(first, purse.min(first + 2 * step)),
            // One of two does not bid.
            None if chance.is_multiple_of(2) => 0,
            None => raised(0, purse * share / 100),
        }
    };
    bids.suppose(turn.seat, bid);
    world.resource_mut::<Hired>().lot = Some(Lot { bids, tied });
    true
}
/// Sealed bids are drawn from numbers that nothing else is drawn from.
const SEALED: u64 = 1 << 32;

/// As in Fief; whoever is dismissed is not hired again at once.
fn adopt(world: &mut World, turn: Turn, choice: &Choice) {
    (lookahead().adopt)(world, turn, choice);
    if KEEP_MEN.of(choice.order) == Some(0) {
        let now = world.resource::<TurnProgress>().turn;
        world.resource_mut::<Service>().dismiss(turn.seat, now);
    }
}

/// An order and why it is given: a Fluent key, or nothing.
type Scripted = (Order, &'static str);

/// Questions of the base to which Tactique has answers of its own.
const SHARED: [&str; 3] = ["fief-ask-ready", "fief-ask-cards", "fief-ask-lay"];

impl Tactician<'_, '_> {
    /// Takes note of the rules, and of the camps, that count in every plan.
    fn learn(&mut self) {
        self.base.learn();
        self.service.note(self.base.read.board().progress.turn, &self.hired);
        let worth = self.tactics.data.troops.mercenaries.strength as u16;
        for (seat, men) in (0..).map(Seat).zip(&self.hired.camps) {
            self.base.note_camp(seat, u16::from(*men) * worth);
        }
    }

    fn note_dismissal(&mut self, me: Seat, order: Order) {
        if KEEP_MEN.of(order) == Some(0) {
            self.service.dismiss(me, self.base.read.board().progress.turn);
        }
    }

    fn choose(&mut self, level: Level, turn: Turn) -> Order {
        self.learn();
        if let Some((turn, leader, order)) = self.later.0.take() {
            let board = self.base.read.board();
            let same = board.progress.turn == turn && board.march.leader == Some(leader);
            if same && self.prompt().takes(order) {
                self.base.thought.0 = self.base.why_it_marches();
                return order;
            }
        }
        if let Some((order, why)) = self.own(turn).filter(|(order, _)| self.prompt().takes(*order)) {
            self.base.thought.0 = (!why.is_empty()).then(|| (why, Words::new()));
            self.note_dismissal(turn.seat, order);
            return order;
        }
        let order = choose(level, turn, &mut self.base);
        let Some((instead, why)) = self.instead(turn.seat, order) else { return order };
        if !self.prompt().takes(instead) {
            return order;
        }
        if order.verb == MARCH.key || order.verb == STORM.key {
            let board = self.base.read.board();
            self.later.0 = board.march.leader.map(|leader| (board.progress.turn, leader, order));
        }
        self.base.thought.0 = (!why.is_empty()).then(|| (why, Words::new()));
        instead
    }

    /// The orders that `hard` thinks worth trying: the usual one of Tactique first.
    fn choices(&mut self, turn: Turn) -> Vec<Choice> {
        self.learn();
        let one = |(order, why): Scripted| Choice {
            order,
            plan: vec![],
            worth: 0,
            told: (!why.is_empty()).then(|| (why, Words::new())),
        };
        if let Some((number, leader, order)) = self.later.0.take() {
            let board = self.base.read.board();
            let same = board.progress.turn == number && board.march.leader == Some(leader);
            if same && self.prompt().takes(order) {
                return vec![Choice { told: self.base.why_it_marches(), ..tried(order) }];
            }
        }
        let own = self.own(turn).filter(|(order, _)| self.prompt().takes(*order));
        if let Some(own) = own.filter(|_| !SHARED.contains(&self.prompt().text)) {
            let others = self.others().into_iter().filter(|order| *order != own.0 && self.prompt().takes(*order));
            return [one(own)].into_iter().chain(others.map(tried)).collect();
        }
        let mut all = choices(turn, &mut self.base);
        let instead = own.or_else(|| {
            let usual = all[0].order;
            let instead = self.instead(turn.seat, usual).filter(|(instead, _)| self.prompt().takes(*instead))?;
            if usual.verb == MARCH.key || usual.verb == STORM.key {
                let board = self.base.read.board();
                self.later.0 = board.march.leader.map(|leader| (board.progress.turn, leader, usual));
            }
            Some(instead)
        });
        if let Some(instead) = instead {
            all.retain(|choice| choice.order != instead.0);
            all.insert(0, one(instead));
            // Whoever marches goes on once the others have joined.
            if self.later.0.is_some() {
                all.truncate(1);
            }
        }
        all
    }

    /// The question that is asked.
    fn prompt(&self) -> &Prompt {
        self.base.waiting.0.as_ref().expect("a script is asked only when a question waits")
    }

    /// Answers to questions of Tactique.
    fn own(&self, turn: Turn) -> Option<Scripted> {
        let me = turn.seat;
        let prompt = self.prompt();
        if !(prompt.text.starts_with("tactique-") || SHARED.contains(&prompt.text)) {
            return None;
        }
        let board = self.base.read.board();
        let weights = &self.tactics.data.opponents;
        match prompt.text {
            "tactique-ask-upkeep" => {
                let most = prompt.spans.iter().map(|span| span.most).max()?;
                let idle = board.progress.turn > self.service.of(me).used + weights.idle_turns as u16;
                let keeps = is_at_war(&board, me) || (!idle && self.would_decide(me, self.hired.camp(me)));
                Some(match keeps {
                    true => (KEEP_MEN.on(most), "tactique-thought-upkeep"),
                    false => (KEEP_MEN.on(0), if idle { "tactique-thought-idle" } else { "tactique-thought-dismiss" }),
                })
            }
            "tactique-ask-bid" => Some(self.bid(&board, prompt, turn)),
            "tactique-ask-engage" => {
                Some(self.engage(&board, me).unwrap_or((HOLD_BACK.on(()), "tactique-thought-hold-back")))
            }
            // In a later round too.
            "fief-ask-ready" => self.engage(&board, me),
            "tactique-ask-volley" => Some(self.volley(&board, prompt)),
            "tactique-ask-reroll" | "tactique-ask-throw-again" => Some(self.reroll(prompt)),
            // The smallest pieces, guards last; all the guards there may be.
            "tactique-ask-which-piece" => Some((LOSE_REST.on(()), "tactique-thought-least")),
            "tactique-ask-bury" => Some((BURY_REST.on(()), "tactique-thought-least")),
            "tactique-ask-guard" => Some((prompt.closing?, "tactique-thought-guards")),
            "fief-ask-cards" => {
                let card = board.rules.kind(Item::Card(Plain::Revolt));
                let camp = self.foreign_camp(&board, me)?;
                (self.hired.camp(camp) as i32 >= weights.camp_revolt_from)
                    .then(|| (PLAY.on(card), "tactique-thought-camp"))
            }
            // A revolt that helps in no village breaks out in a camp: never in an own village or the ally's (T-4.19).
            "fief-ask-lay" => {
                let camp = self.foreign_camp(&board, me).filter(|camp| prompt.takes(REVOLT_IN_CAMP.on(*camp)))?;
                let revolt = board.rules.kind(Item::Card(Plain::Revolt));
                let helps = cards::target(&Outlook::new(&board, me), revolt).is_some();
                (!helps).then_some((REVOLT_IN_CAMP.on(camp), "tactique-thought-camp"))
            }
            _ => None,
        }
    }

    /// Other bids for mercenaries, and other numbers of them, that may be worth a trial.
    fn others(&self) -> Vec<Order> {
        let prompt = self.prompt();
        let Some(span) = prompt.spans.first() else { return vec![] };
        match prompt.text {
            "tactique-ask-bid" => {
                let twice = (2 * span.least).min(span.most);
                vec![NO_BID.on(()), BID.on(span.least), BID.on(twice - (twice - span.least) % span.by.max(1))]
            }
            "tactique-ask-upkeep" => vec![KEEP_MEN.on(0), KEEP_MEN.on(span.most)],
            "tactique-ask-engage" => vec![HOLD_BACK.on(()), ENGAGE.on(span.most)],
            _ => vec![],
        }
    }

    /// What Tactique makes of an order that the base script has thought of.
    fn instead(&self, me: Seat, order: Order) -> Option<Scripted> {
        if ![BUY.key, MARCH.key, STORM.key, PLAY.key].contains(&order.verb) {
            return None;
        }
        let (prompt, board) = (self.prompt(), self.base.read.board());
        let weights = &self.tactics.data.opponents;
        if let Some(bought) = BUY.of(order)
            && let Item::Soldiers(_) = board.rules.item(bought)
        {
            let points: i32 = board.forces.total(me).into();
            let has = |sort: usize| -> i32 { board.forces.of(me).map(|g| g.counters.0[sort] as i32).sum() };
            for (sort, per) in [(ARCHER, weights.archer_per), (BOMBARD, weights.bombard_per)] {
                if has(sort) < points / per && prompt.takes(BUY.on(troop(board.rules, sort))) {
                    return Some((BUY.on(troop(board.rules, sort)), "tactique-thought-arms-buy"));
                }
            }
        }
        // Archers and bombards go where most of the army goes.
        if (MARCH.of(order).is_some() || STORM.of(order).is_some())
            && let Some(leader) = board.march.leader
        {
            let row = board.lord(leader);
            let most = board.march.points() * 2 >= board.forces.points(me, row.at)
                && board.march.points() as i32 >= weights.arms_from;
            let hand = pieces_at_hand(&board, me);
            for sort in [BOMBARD, ARCHER] {
                let left: u8 = hand.iter().map(|(_, pieces)| pieces.0[sort]).sum();
                let take = TAKE[sort].on(left.into());
                // Somebody stays behind the own walls.
                let others =
                    hand.iter().any(|(_, pieces)| pieces.0.iter().enumerate().any(|(i, n)| i != sort && *n > 0));
                let bares = !others && board.realm.village(row.at).has_walls();
                if most && left > 0 && !bares && prompt.takes(take) {
                    return Some((take, "tactique-thought-arms"));
                }
            }
        }
        // A revolt that could only break out in the own camp is not wanted.
        let revolt = board.rules.kind(Item::Card(Plain::Revolt));
        if PLAY.of(order) == Some(revolt) && !board.realm.regions.iter().any(|region| region.famine) {
            return match self.foreign_camp(&board, me) {
                Some(_) => None,
                None => Some((DISCARD.on(revolt), "fief-thought-discard")),
            };
        }
        None
    }

    /// The largest camp of a family that is neither the seat's own nor its ally's.
    fn foreign_camp(&self, board: &Board, me: Seat) -> Option<Seat> {
        let foes = board.progress.order().filter(|seat| *seat != me && board.ally(me) != Some(*seat));
        foes.filter(|seat| self.hired.camp(*seat) > 0).max_by_key(|seat| self.hired.camp(*seat))
    }

    /// A share of the purse, and no more than the men would cost in wages for a while (D-13).
    fn bid(&self, board: &Board, prompt: &Prompt, turn: Turn) -> Scripted {
        let me = turn.seat;
        let weights = &self.tactics.data.opponents;
        let Some(span) = prompt.spans.first() else { return (NO_BID.on(()), "tactique-thought-no-bid") };
        let purse = board.purse(me);
        let lot = self.hired.reserve as i32 * self.tactics.data.troops.mercenaries.upkeep;
        let worth = (purse * weights.purse_share / 100).min(lot * weights.lot_share / 100);
        let rebid = self.hired.lot.as_ref().is_some_and(|lot| !lot.tied.is_empty());
        // Nobody hires again whom he has just dismissed.
        let dismissed = self.service.of(me).dismissed == board.progress.turn;
        let wants = !dismissed && (is_at_war(board, me) || self.would_decide(me, self.hired.reserve));
        // Whoever ties goes up by a step or two that the others cannot foresee, as long as it is worth it: two who do the same
        // would tie for ever (T-4.04).
        let up = span.by * (tie_break(turn.chance, 0) % 3) as i32;
        let sum = if rebid { (span.least + up).min(span.most) } else { worth };
        let sum = span.least + (sum - span.least).max(0) / span.by * span.by;
        match (wants, rebid) {
            (_, true) => (BID.on(if span.contains(sum) { sum } else { span.least }), "tactique-thought-rebid"),
            (true, _) if worth >= span.least && span.contains(sum) => (BID.on(sum), "tactique-thought-hire"),
            _ => (NO_BID.on(()), "tactique-thought-no-bid"),
        }
    }

    /// Whether so many mercenaries would decide a battle of this turn or the next.
    fn would_decide(&self, me: Seat, men: u8) -> bool {
        let weights = &self.tactics.data.opponents;
        let points = u16::from(men) * self.tactics.data.troops.mercenaries.strength as u16;
        let men = Reinforcement { points, attack_up_to: weights.attack_up_to, hold_gain: weights.hold_gain };
        self.base.would_decide(me, men)
    }

    fn odds(&self, encounter: &Encounter) -> Odds {
        self.base.forecast(encounter)
    }

    /// An aim if the besieged hold out more often with it than with a special attack, by the exact odds; else the special
    /// attack (D-27).
    fn volley(&self, board: &Board, prompt: &Prompt) -> Scripted {
        let shoots = (SHOOT.on(()), "tactique-thought-volley");
        let aims: Vec<PieceId> = prompt.offered.iter().filter_map(|order| AIM_BOWS.of(*order)).collect();
        let Some(battle) = board.war.battle.as_ref().filter(|_| !aims.is_empty()) else { return shoots };
        let mut encounter = muster::under_way(board, battle);
        let mut lost = |aim: Option<Aim>| {
            encounter.shots.aim = aim;
            self.odds(&encounter).attackers
        };
        let (least, mut best) = (lost(None), shoots);
        let mut least = if prompt.takes(shoots.0) { least } else { u32::MAX };
        for lord in aims {
            let risk = muster::aim(board, battle, lord).map_or(u32::MAX, |aim| lost(Some(aim)));
            // What the odds cannot tell apart is no reason to aim.
            if risk.saturating_add(LEAST_DIFFERENCE) < least {
                (least, best) = (risk, (AIM_BOWS.on(lord), "tactique-thought-aim"));
            }
        }
        best
    }

    /// As many mercenaries as raise the chance to win most for each of them (D-26), with those whom the plague takes; none
    /// if that is too little.
    fn engage(&self, board: &Board, me: Seat) -> Option<Scripted> {
        let battle = board.war.battle.as_ref()?;
        let party = battle.speaking.filter(|party| party.seat == me)?;
        let camp = self.hired.camp(me);
        let side = battle.side_of(me).filter(|_| camp > 0 && !battle.has_rebels())?;
        let encounter = under_way(board, battle, &self.melee, &self.thrown);
        let worth = self.tactics.data.troops.mercenaries.strength;
        let chance = |men: u8| {
            let mut encounter = encounter.clone();
            let left = men.saturating_sub(mercenaries::dying(board, &self.hired, &self.tactics, men));
            if let Some(own) = encounter.party_mut(party) {
                own.hired += u16::from(left) * worth as u16;
            }
            let odds = self.odds(&encounter);
            i64::from(if side == Side::Attack { odds.attackers } else { odds.defenders })
        };
        let without = chance(0);
        let least = i64::from(self.tactics.data.opponents.engage_gain) * 1000;
        let mut best: Option<(i64, u8)> = None;
        for men in 1..=camp {
            let gain = chance(men) - without;
            let better = best.is_none_or(|(most, fewer)| gain * i64::from(fewer) >= most * i64::from(men));
            if gain >= least * i64::from(men) && better {
                best = Some((gain, men));
            }
        }
        best.map(|(_, men)| (ENGAGE.on(men.into()), "tactique-thought-engage"))
    }

    /// The worst of the small dice is thrown again (D-32).
    fn reroll(&self, prompt: &Prompt) -> Scripted {
        if prompt.text == "tactique-ask-throw-again" {
            let face = prompt.words.iter().find_map(|(name, word)| match word {
                Word::Number(face) if *name == "face" => Some(*face),
                _ => None,
            });
            let again = face.is_some_and(|face| is_weak_shot(&self.tactics, face));
            return match again {
                true => (REROLL.on(1), "tactique-thought-reroll"),
                false => (LET_LIE.on(()), "tactique-thought-let-lie"),
            };
        }
        let asked = self.thrown.0.get(usize::from(self.melee.asked));
        let dice = asked.map(|cast| cast.dice.as_slice()).unwrap_or_default();
        let worst = (1..).zip(dice).min_by_key(|(_, (_, face))| *face);
        match worst {
            Some((number, (_, face))) if is_small(&self.tactics, *face) => {
                (REROLL.on(number), "tactique-thought-reroll")
            }
            _ => (LET_LIE.on(()), "tactique-thought-let-lie"),
        }
    }
}
