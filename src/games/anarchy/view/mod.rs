//! How the battles of The Anarchy show themselves at the table.
mod aims;
mod areas;
mod artillery;
mod belfries;
mod belfry_notes;
mod chances;
mod counters;
mod drawing;
mod engines;
mod news;
mod players;
mod refusals;
mod seen;
mod sheets;
mod siege;
mod structures;
mod symbols;
mod terrain;
mod towers;

use super::chapters::tactical::advance::{ADVANCE_INTO, ADVANCE_WITH, STAY, may_advance_into};
use super::chapters::tactical::artillery::carriage::BALLISTA_TO;
use super::chapters::tactical::artillery::{LOOSE, LOOSE_AT};
use super::chapters::tactical::belfry::bridge::LOWER_BRIDGE;
use super::chapters::tactical::capture::{LEAD, LEAD_OFF};
use super::chapters::tactical::combat::{ATTACK, JOIN, STRIKE, SUFFER};
use super::chapters::tactical::deployment::{READY, TAKE_IN_HAND, USUAL_DEPLOYMENT};
use super::chapters::tactical::engines::gallery::DIG;
use super::chapters::tactical::engines::manning::{MAN, USUAL_CREW};
use super::chapters::tactical::engines::{DRAW, OVER_EDGE, PUSH};
use super::chapters::tactical::fire::{FLAMING, TORCH, TORCH_BY};
use super::chapters::tactical::horses::{DISMOUNT, MOUNT};
use super::chapters::tactical::ladders::{CARRY, TOPPLE};
use super::chapters::tactical::mangonels::{BATTERY, BOMBARD, MAN_MANGONEL};
use super::chapters::tactical::movement::{EXIT, GO, STEP_BACK, TAKE, TURN_TO};
use super::chapters::tactical::paths::{back, step_cost, turn};
use super::chapters::tactical::retreat::RETREAT_OFF;
use super::chapters::tactical::shooting::{SHOOT_AT, SHOOT_WITH};
use super::chapters::tactical::siegeworks::laying::{
    LAID, LAY, USUAL_BALLISTAE, USUAL_BASINS, USUAL_FASCINES, USUAL_HEAPS, USUAL_MANTLETS, USUAL_RUBBLE,
};
use super::chapters::tactical::siegeworks::mantlets::{FACE, WHEEL};
use super::chapters::tactical::siegeworks::oil::{BASIN_TO, POUR, SET_BASIN, TIP};
use super::chapters::tactical::siegeworks::stones::{SHIFT_HEAP, THROW_AT};
use super::chapters::tactical::turn::{CONCEDE, DONE};
use super::chapters::tactical::works::{
    self, BREAK_BRIDGE, BURST, CLOSE_DOOR, FREE, LAY_GANGWAY, LEAVE_IT, LOWER, OPEN_DOOR, PUT_OUT, RAISE, TETHER, WITH,
};
use super::rules::Rules;
use super::state::{Job, Phase, Post};
use crate::desktop::face::*;
use crate::table::prelude::{Entry, Key, Narrator, Order, PieceId, Place, Prompt, Refusal, Roll, Seat, Target};
use refusals::{OBVIOUS, is_beside_the_point};
use seen::{Reading, Seen, board, in_hand, seen};
use siege::{beyond, scatter};

/// The face of the battles: how they are drawn, described and played in the window.
pub struct AnarchyFace;

impl Face for AnarchyFace {
    fn game(&self) -> &'static str {
        "anarchy"
    }
}

impl Draw for AnarchyFace {
    fn emblem(&self) -> Vec<Vec<Point>> {
        symbols::symbol("knight")
    }
    fn tincture(&self, seat: Seat) -> Tincture {
        drawing::tincture(seat)
    }
    fn scenery(&self, sight: &Sight) -> Scenery {
        drawing::scenery(sight)
    }
    fn stage(&self, sight: &Sight) -> u64 {
        drawing::stage(sight)
    }
    fn ray(&self, sight: &Sight, to: Place) -> Vec<Shape> {
        let storeys = belfries::other_storeys(&board(sight), to);
        [engines::track(sight, to), storeys, drawing::line_of_fire(sight, to), scatter::shapes(sight, to)].concat()
    }
    fn scene(&self, sight: &Sight) -> Scene {
        drawing::scene(sight)
    }
    /// The cheapest way of whoever is moving.
    fn way(&self, sight: &Sight, from: Place, to: Place) -> Vec<Point> {
        if let Some(bends) = drawing::bends_of_aim(sight, from, to) {
            return bends;
        }
        let reading = seen(sight);
        let mover = reading.moving.and_then(|id| reading.piece(id)).filter(|seen| seen.at == Some(from));
        let way = match mover {
            Some(_) => reading.way_to(sight, to).map(|way| way.path),
            None => seen::way_gone(sight, from, to),
        };
        let Some(mut way) = way else { return vec![] };
        way.pop();
        let board = board(sight);
        let point = |place: Place| drawing::centre(board.map, board.map.hex_of(place));
        way.into_iter().map(|place| belfries::middle(&board, place).unwrap_or_else(|| point(place))).collect()
    }
}

/// The key of a part of a phase.
fn phase_key(phase: Phase) -> &'static str {
    match phase {
        Phase::SetUp => "anarchy-view-phase-set-up",
        Phase::Movement => "anarchy-view-phase-movement",
        Phase::DefensiveFire => "anarchy-view-phase-defensive-fire",
        Phase::OffensiveFire => "anarchy-view-phase-offensive-fire",
        Phase::Combat => "anarchy-view-phase-combat",
    }
}

impl Describe for AnarchyFace {
    fn players(&self, sight: &Sight, tell: &Narrator) -> Vec<PlayerStanding> {
        players::standings(sight, tell)
    }
    fn player_sheet(&self, sight: &Sight, seat: Seat, tell: &Narrator) -> Option<Sheet> {
        players::sheet(sight, seat, tell)
    }
    fn aims(&self, sight: &Sight, tell: &Narrator) -> Vec<String> {
        aims::aims(sight, tell)
    }
    fn facts(&self, sight: &Sight, tell: &Narrator) -> Vec<String> {
        players::facts(sight, tell)
    }
    fn header(&self, sight: &Sight, tell: &Narrator) -> Vec<HeaderItem> {
        let (reading, turns) = (seen(sight), sight.rules::<Rules>().last_turn());
        let text = |key: &str| tell.texts.get(key);
        let active = reading.active.filter(|_| reading.phase != Phase::SetUp);
        let key = phase_key(reading.phase);
        let phase = HeaderItem {
            tincture: active.map(drawing::tincture),
            label: text("anarchy-view-phase"),
            value: text(key),
            hint: text(&format!("{key}.hint")),
        };
        let args = [("turn", reading.turn.into()), ("turns", turns.into())];
        let turn = || HeaderItem {
            tincture: None,
            label: text("anarchy-view-turn"),
            value: tell.texts.format("anarchy-view-turn-of", &args),
            hint: tell.texts.format("anarchy-view-turn.hint", &[("turns", turns.into())]),
        };
        (reading.turn > 0).then(turn).into_iter().chain([phase]).collect()
    }
    /// Who is still to be deployed, or waits to come onto the map.
    fn reserves(&self, sight: &Sight, tell: &Narrator) -> Vec<Reserve> {
        let Some(prompt) = sight.prompt() else { return vec![] };
        let (rules, reading) = (sight.rules::<Rules>(), seen(sight));
        let takes = |seen: &Seen| match prompt.text {
            "anarchy-ask-deploy" => TAKE_IN_HAND.on(seen.id),
            "anarchy-ask-hands" => WITH.on(seen.id),
            "anarchy-ask-man" => MAN.on(seen.id),
            _ => TAKE.on(seen.id),
        };
        let now = in_hand(sight);
        let board = board(sight);
        let can_come = |seen: &&Seen| now == Some(seen.id) || prompt.takes(takes(seen));
        let reserve = |seen: &Seen| Reserve {
            look: counters::counter(&board, reading, seen),
            name: tell.target(Target::Piece(seen.id)),
            in_hand: now == Some(seen.id),
            told: (prompt.text == "anarchy-ask-man").then(|| tell.order(takes(seen))),
            take: takes(seen),
        };
        reading.with_post(rules, prompt.seat, Post::Waiting).filter(can_come).map(reserve).collect()
    }
    fn sheet(&self, sight: &Sight, piece: PieceId, tell: &Narrator) -> Option<Sheet> {
        sheets::man(sight, piece, tell)
    }
    fn place_sheet(&self, sight: &Sight, place: Place, tell: &Narrator) -> Option<Sheet> {
        sheets::place(sight, place, tell)
    }
    fn heading(&self, entry: &Entry, _: &str, tell: &Narrator) -> Option<Heading> {
        players::heading(entry, tell)
    }
    fn run(&self, entry: &Entry) -> Option<Run> {
        players::run(entry)
    }
    fn weight(&self, before: &Sight, viewer: Seat, entry: &Entry) -> News {
        news::weight(before, viewer, entry)
    }
    fn seal(&self, sight: &Sight, entry: &Entry) -> Option<Seal> {
        news::seal(sight, entry)
    }
    fn outcomes(&self, sight: &Sight, entries: &[&Entry], new: usize, before: &Scene, tell: &Narrator) -> Vec<Outcome> {
        let new = entries.get(new..).unwrap_or_default();
        let of = |at: usize| {
            let entries = &new[at..];
            siege::outcomes::outcome(sight, entries, tell).or_else(|| news::outcome(entries, before, tell))
        };
        (0..new.len()).filter_map(of).collect()
    }
    fn sums(&self, entry: &Entry, roll: &Roll, _: usize) -> String {
        news::sums(entry, roll)
    }
    fn low_is_lucky(&self) -> &'static [&'static str] {
        &["anarchy-roll-combat", "anarchy-roll-shot", "anarchy-roll-impact", "anarchy-roll-oil"]
    }
    fn summary(&self, sight: &Sight, tell: &Narrator) -> Vec<SummaryRow> {
        players::summary(sight, tell)
    }
    fn cause(&self, sight: &Sight, tell: &Narrator) -> Vec<String> {
        aims::cause(sight, tell)
    }
    /// What the floors of belfries are called beside the board, how many men are on them, and what stands beyond the edge.
    fn captions(&self, sight: &Sight, tell: &Narrator) -> Vec<Writing> {
        let board = board(sight);
        [belfries::captions(&board, tell), beyond::captions(sight, &board, tell)].concat()
    }
}

/// What is left to somebody who moves, in movement points.
fn points(n: i32, tell: &Narrator) -> String {
    tell.texts.format("anarchy-view-points", &[("n", n.into())])
}

/// The work that an order begins.
fn job_of(order: Order) -> Option<Job> {
    let jobs: [(Key, Job); 12] = [
        (OPEN_DOOR.key, Job::Open),
        (CLOSE_DOOR.key, Job::Close),
        (BURST.key, Job::Burst),
        (BREAK_BRIDGE.key, Job::BreakBridge),
        (LAY_GANGWAY.key, Job::LayGangway),
        (RAISE.key, Job::Raise),
        (LOWER.key, Job::Lower),
        (PUT_OUT.key, Job::PutOut),
        (TETHER.key, Job::Tether),
        (FREE.key, Job::Free),
        (SHIFT_HEAP.key, Job::ShiftHeap),
        (LOWER_BRIDGE.key, Job::LowerBridge),
    ];
    jobs.into_iter().find(|(key, _)| *key == order.verb).map(|(_, job)| job)
}

/// What an order of whoever is moving costs.
fn cost_of(sight: &Sight, reading: &Reading, order: Order) -> Option<i32> {
    if let Some(to) = GO.of(order).or_else(|| WHEEL.of(order)) {
        return reading.cost_to(sight, to);
    }
    let mover = reading.moving.and_then(|id| reading.piece(id)).filter(|seen| seen.at.is_some())?.id;
    if let Some(to) = TURN_TO.of(order) {
        return turn(&board(sight), mover, to).ok();
    }
    if let Some(to) = LEAD.of(order) {
        let board = board(sight);
        return Some(step_cost(&board, mover, board.front(mover), to));
    }
    if STEP_BACK.of(order).is_some() {
        return back(&board(sight), mover).ok().map(|(_, cost)| cost);
    }
    if SET_BASIN.of(order).is_some() {
        return Some(sight.rules::<Rules>().data.defence.oil_set_mp);
    }
    let leaves = EXIT.of(order).or_else(|| LEAD_OFF.of(order)).is_some();
    leaves.then(|| sight.rules::<Rules>().limits.exit_mp)
}

impl Decide for AnarchyFace {
    fn tone(&self, order: Order) -> Tone {
        let verb = order.verb;
        if [ATTACK.key, STRIKE.key, TOPPLE.key, BURST.key, TORCH.key, FLAMING.key, TIP.key, POUR.key, DIG.key]
            .contains(&verb)
        {
            Tone::Strike
        } else if [SHOOT_AT.key, THROW_AT.key, LOOSE_AT.key, BOMBARD.key].contains(&verb) {
            Tone::StrikeFromAfar
        } else if [EXIT.key, LEAD_OFF.key, RETREAT_OFF.key, OVER_EDGE.key].contains(&verb) {
            Tone::Leave
        } else if [DRAW.key, PUSH.key, LOOSE.key, MAN_MANGONEL.key, BATTERY.key].contains(&verb) {
            // Not where whoever is in hand goes.
            Tone::Choose
        } else if [TAKE, TAKE_IN_HAND, SHOOT_WITH, JOIN, SUFFER, ADVANCE_WITH, MOUNT, WITH, TORCH_BY, MAN]
            .iter()
            .any(|v| v.key == verb)
        {
            Tone::Choose
        } else {
            Tone::Go
        }
    }
    fn pause(&self, order: Order) -> f32 {
        let verb = order.verb;
        let moves_engine = [DRAW.key, PUSH.key].contains(&verb);
        let chooses = self.tone(order) == Tone::Choose && !moves_engine || [ATTACK.key, LEAVE_IT.key].contains(&verb);
        if chooses {
            0.1
        } else if [GO.key, TURN_TO.key, CARRY.key, WHEEL.key, FACE.key, LAY.key, BASIN_TO.key, BALLISTA_TO.key]
            .contains(&verb)
        {
            0.5
        } else {
            1.0
        }
    }
    fn cost(&self, sight: &Sight, order: Order, tell: &Narrator) -> Option<String> {
        if MOUNT.of(order).is_some() || DISMOUNT.of(order).is_some() {
            return Some(tell.texts.get("anarchy-view-whole-movement"));
        }
        if let Some(job) = job_of(order) {
            let turns = works::turns(&board(sight), job);
            return Some(tell.texts.format("anarchy-view-turns", &[("n", turns.into())]));
        }
        cost_of(sight, seen(sight), order).map(|cost| points(cost, tell))
    }
    /// A rider who comes so far straight ahead can charge.
    fn hint(&self, sight: &Sight, order: Order, tell: &Narrator) -> Option<String> {
        let way = GO.of(order).and_then(|to| seen(sight).way_to(sight, to))?;
        let charges = way.rear.is_some() && i32::from(way.straight) >= sight.rules::<Rules>().limits.charge_min_hexes;
        charges.then(|| tell.texts.get("anarchy-view-can-charge"))
    }
    /// Nobody goes along with whoever is in hand: he alone is carried.
    fn leads(&self, sight: &Sight) -> Option<PieceId> {
        in_hand(sight)
    }
    fn left_undone(&self, sight: &Sight, order: Order, tell: &Narrator) -> Vec<String> {
        let Some(prompt) = sight.prompt().filter(|_| DONE.of(order).is_some()) else { return vec![] };
        let (rules, reading) = (sight.rules::<Rules>(), seen(sight));
        let waiting = reading.with_post(rules, prompt.seat, Post::Waiting);
        let in_hand = |id: PieceId| reading.moving == Some(id);
        let n = waiting.filter(|seen| in_hand(seen.id) || prompt.takes(TAKE.on(seen.id))).count();
        let told = || tell.texts.format("anarchy-view-still-waiting", &[("n", n.into())]);
        (n > 0).then(told).into_iter().collect()
    }
    fn tells_refusal(&self, sight: &Sight, order: Order, why: Refusal) -> bool {
        if OBVIOUS.contains(&why.reason) || is_beside_the_point(sight, order) {
            return false;
        }
        let occupied = |place: Place| seen(sight).pieces.iter().any(|seen| seen.at == Some(place));
        match order.on {
            // A click on a piece is about the piece.
            Target::Place(place) => !occupied(place),
            // One's own men are asked about, enemies only where they can be struck or led.
            Target::Piece(piece) => {
                let own = sight.prompt().is_some_and(|prompt| {
                    sight.rules::<Rules>().characters.get(piece.index()).is_some_and(|c| c.side == prompt.seat)
                });
                own || ![TAKE.key, SHOOT_WITH.key, MOUNT.key].contains(&order.verb)
                    || seen(sight).piece(piece).is_some_and(|seen| seen.man.captive)
            }
            _ => true,
        }
    }
    /// Who is on foot looks for no horse, in the middle of the map nobody looks for the way out, a retreat off the map that is open
    /// to nobody there is none, and what is aimed already is not looked for.
    fn is_sought(&self, why: Refusal) -> bool {
        const OF_NO_USE: [&str; 6] = [
            "not_mounted",
            "not_an_exit",
            "engine_keeps_to_map",
            "retreat_illegal_hex",
            "no_mangonel",
            "already_taken",
        ];
        !OF_NO_USE.contains(&why.reason)
    }
    fn takes_in_hand(&self, sight: &Sight, piece: PieceId) -> Option<Order> {
        let prompt = sight.prompt()?;
        Some(match prompt.text {
            "anarchy-ask-deploy" | "anarchy-ask-deployed" => TAKE_IN_HAND.on(piece),
            "anarchy-ask-hands" => WITH.on(piece),
            "anarchy-ask-defensive-fire"
            | "anarchy-ask-offensive-fire"
            | "anarchy-ask-aim"
            | "anarchy-ask-ballista"
            | "anarchy-ask-mangonel" => SHOOT_WITH.on(piece),
            "anarchy-ask-man" => MAN.on(piece),
            _ => TAKE.on(piece),
        })
    }
    fn is_work(&self, order: Order) -> bool {
        job_of(order).is_some()
    }
    fn is_continued(&self, _: &Sight, prompt: &Prompt) -> bool {
        const CONTINUED: [&str; 13] = [
            "anarchy-ask-wheel",
            "anarchy-ask-face",
            "anarchy-ask-muster",
            "anarchy-ask-rear",
            "anarchy-ask-advance-hex",
            "anarchy-ask-hands",
            "anarchy-ask-carry",
            "anarchy-ask-torch",
            "anarchy-ask-heap-goes",
            "anarchy-ask-basin-goes",
            "anarchy-ask-tip-over",
            "anarchy-ask-ballista-goes",
            "anarchy-ask-screen",
        ];
        CONTINUED.contains(&prompt.text)
    }
    /// Whoever advances goes into the hex that has been emptied, or into one of the two that a rider has left.
    fn ways(&self, sight: &Sight) -> Vec<Way> {
        let Some(prompt) = sight.prompt().filter(|prompt| prompt.text == "anarchy-ask-advance") else { return vec![] };
        let board = board(sight);
        let emptied: Vec<Place> = seen::hexes_in(&prompt.words, "hex").collect();
        let mut ways = vec![];
        for (order, id) in prompt.offered.iter().filter_map(|order| Some((*order, ADVANCE_WITH.of(*order)?))) {
            let open = || emptied.iter().copied().filter(|to| may_advance_into(&board, id, &emptied, *to).is_ok());
            let is_asked_which = open().nth(1).is_some();
            let into = |place: Place| is_asked_which.then(|| ADVANCE_INTO.on(place));
            ways.extend(open().map(|place| Way { place, orders: [order].into_iter().chain(into(place)).collect() }));
        }
        ways
    }
    fn usual(&self, prompt: &Prompt) -> Option<Order> {
        let usual = match prompt.text {
            "anarchy-ask-deploy" => USUAL_DEPLOYMENT.on(()),
            "anarchy-ask-deployed" => READY.on(()),
            "anarchy-ask-man" => USUAL_CREW.on(()),
            "anarchy-ask-ballistae" => USUAL_BALLISTAE.on(()),
            "anarchy-ask-mantlets" => USUAL_MANTLETS.on(()),
            "anarchy-ask-heaps" => USUAL_HEAPS.on(()),
            "anarchy-ask-basins" => USUAL_BASINS.on(()),
            "anarchy-ask-fascines" => USUAL_FASCINES.on(()),
            "anarchy-ask-rubble" => USUAL_RUBBLE.on(()),
            _ => return None,
        };
        prompt.takes(usual).then_some(usual)
    }
    /// All who stand beside the target; a captive gains his freedom by it and loses his arms, so that he is asked for alone.
    fn together(&self, sight: &Sight, prompt: &Prompt, tell: &Narrator) -> Option<(Vec<Order>, String)> {
        let is_free = |id: PieceId| seen(sight).piece(id).is_some_and(|seen| !seen.man.captive);
        let joins = |order: &Order| JOIN.of(*order).is_some_and(is_free);
        let all: Vec<Order> = prompt.offered.iter().copied().filter(joins).collect();
        let args = [("n", all.len().into()), ("joined", seen(sight).attackers.len().into())];
        let text = || tell.texts.format("anarchy-view-all-join", &args);
        (all.len() > 1).then(|| (all.clone(), text()))
    }
    /// Nobody drops what he has begun as a rule, leaves open what he has won, or ends his movement, his shooting and his attacks while
    /// there are some to be made.
    fn is_usual_end(&self, prompt: &Prompt, end: Order) -> bool {
        let strikes = [
            SHOOT_WITH.key,
            SHOOT_AT.key,
            THROW_AT.key,
            FLAMING.key,
            ATTACK.key,
            TORCH.key,
            TIP.key,
            LOOSE.key,
            LOOSE_AT.key,
            MAN_MANGONEL.key,
            BATTERY.key,
            BOMBARD.key,
            DIG.key,
        ];
        // Nor a movement as long as somebody can move.
        let moves = [TAKE.key, GO.key];
        let drops = [LEAVE_IT.key, STAY.key, LAID.key].contains(&end.verb);
        !drops && !prompt.offered.iter().any(|order| strikes.contains(&order.verb) || moves.contains(&order.verb))
    }
    /// The deployment stands only when its owner has looked at it.
    fn is_to_be_read(&self, prompt: &Prompt) -> bool {
        prompt.text == "anarchy-ask-deployed"
    }
    fn confirmation(&self, order: Order) -> Option<&'static str> {
        CONCEDE.of(order).map(|()| "anarchy-view-confirm-concede")
    }
    fn forecast(&self, sight: &Sight, orders: &[Order], tell: &Narrator) -> Option<Forecast> {
        chances::of_order(sight, *orders.first()?, tell)
    }
    fn pending_forecast(&self, sight: &Sight, tell: &Narrator) -> Option<Forecast> {
        chances::of_muster(sight, tell)
    }
}
