//! How the ancient battle shows itself at the table.
mod chances;
mod drawing;
mod news;
mod players;
mod seen;
mod sheets;
mod symbols;

use super::chapters::ambush::{DECOY_AT, HIDE_AT, ORDER_TOKEN, TAKE_DECOY};
use super::chapters::army::{ARMY_READY, DISMISS, HAND_BACK, RECRUIT, TAKE_LIST, USUAL_ARMY};
use super::chapters::attack::{ATTACK, CHALLENGE, DOUBLE, JOIN};
use super::chapters::deployment::{TAKE, USUAL_DEPLOYMENT};
use super::chapters::general::{ASSAULT, LET_STAND};
use super::chapters::movement::{FLEE, LEAVE, Motion, SLIDE, SLIP, STEP};
use super::chapters::pursuit::{ADVANCE, PRESS};
use super::chapters::retreat::ESCAPE;
use super::chapters::shooting::SHOOT;
use super::chapters::turn::{ACTIVATE, CONCEDE};
use super::data::files::Module;
use super::rules::{EffectSet, PoolLine, Rules, UpgradeLine};
use crate::desktop::face::*;
use crate::table::prelude::{Entry, Kind, Narrator, Order, PieceId, Place, Prompt, Refusal, Roll, Seat, Target, Word};
use crate::table::text::narrator::halves;
use seen::{Seen, board, half_points, in_order, number, units};

/// The face of the battle: how it is drawn, described and played in the window.
pub struct AncientsFace;

impl Face for AncientsFace {
    fn game(&self) -> &'static str {
        "ancients"
    }
}

impl Draw for AncientsFace {
    fn emblem(&self) -> Vec<Vec<Point>> {
        symbols::symbol("cavalry")
    }
    fn tincture(&self, seat: Seat) -> Tincture {
        if seat == super::data::files::RED { Tincture::Gules } else { Tincture::Azure }
    }
    fn scenery(&self, sight: &Sight) -> Scenery {
        drawing::scenery(sight.rules::<Rules>())
    }
    fn scene(&self, sight: &Sight) -> Scene {
        drawing::scene(self, sight)
    }
}

impl Describe for AncientsFace {
    fn players(&self, sight: &Sight, tell: &Narrator) -> Vec<PlayerStanding> {
        players::standings(self, sight, tell)
    }
    fn player_sheet(&self, sight: &Sight, seat: Seat, tell: &Narrator) -> Option<Sheet> {
        players::sheet(self, sight, seat, tell)
    }
    fn aims(&self, sight: &Sight, tell: &Narrator) -> Vec<String> {
        vec![players::aim(sight, tell)]
    }
    fn facts(&self, sight: &Sight, tell: &Narrator) -> Vec<String> {
        let limit = sight.rules::<Rules>().turn_limit;
        vec![tell.texts.format("ancients-view-turn.hint", &[("limit", limit.into())])]
    }
    fn weight(&self, before: &Sight, viewer: Seat, entry: &Entry) -> News {
        news::weight(before, viewer, entry)
    }
    fn seal(&self, _: &Sight, entry: &Entry) -> Option<Seal> {
        news::seal(entry)
    }
    fn outcomes(&self, _: &Sight, entries: &[&Entry], new: usize, before: &Scene, tell: &Narrator) -> Vec<Outcome> {
        let new = &entries[new..];
        (0..new.len()).filter_map(|at| news::outcome(self, &new[at..], before, tell)).collect()
    }
    fn header(&self, sight: &Sight, tell: &Narrator) -> Vec<HeaderItem> {
        let turn = sight.position()["battle"]["turn"].as_u64().unwrap_or_default();
        let limit = sight.rules::<Rules>().turn_limit;
        vec![HeaderItem {
            tincture: None,
            label: tell.texts.get(if turn == 0 { "desktop-phase" } else { "ancients-view-turn" }),
            value: if turn == 0 {
                tell.texts.get("ancients-view-set-up")
            } else {
                tell.texts.format("ancients-view-turn-of", &[("turn", turn.into()), ("limit", limit.into())])
            },
            hint: tell.texts.format("ancients-view-turn.hint", &[("limit", limit.into())]),
        }]
    }
    fn heading(&self, entry: &Entry, _: &str, tell: &Narrator) -> Option<Heading> {
        players::heading(entry, tell)
    }
    fn run(&self, entry: &Entry) -> Option<Run> {
        players::run(entry)
    }
    fn track(&self, sight: &Sight, tell: &Narrator) -> Vec<TrackSpace> {
        let rules: &Rules = sight.rules();
        let battle = &sight.position()["battle"];
        let now = battle["turn"].as_u64().unwrap_or_default() as u8;
        let starter = battle["starter"].as_str().and_then(|label| sight.names().seat(label));
        let limit = rules.turn_limit;
        let space = |turn: u8| TrackSpace {
            label: turn.to_string(),
            progress: match turn.cmp(&now) {
                std::cmp::Ordering::Less => TrackProgress::Over,
                std::cmp::Ordering::Equal => TrackProgress::Now,
                std::cmp::Ordering::Greater => TrackProgress::ToCome,
            },
            tincture: starter.filter(|_| turn == now).map(|seat| self.tincture(seat)),
            hint: tell.texts.format("ancients-view-turn-of", &[("turn", turn.into()), ("limit", limit.into())]),
        };
        (1..=limit).map(space).collect()
    }
    fn reserves(&self, sight: &Sight, tell: &Narrator) -> Vec<Reserve> {
        if let Some(prompt) = sight.prompt().filter(|p| p.text == "ancients-ask-marker") {
            return drawing::marker_reserves(self, sight, prompt, tell);
        }
        let Some(prompt) = sight.prompt().filter(|p| p.text == "ancients-ask-deploy") else { return vec![] };
        let rules: &Rules = sight.rules();
        let in_hand = |unit: PieceId| prompt.words.iter().any(|(_, word)| *word == Word::On(Target::Piece(unit)));
        let waiting = units(sight).into_iter().filter(|u| u.side == prompt.seat && u.fate == "recruited");
        let reserve = |u: Seen| Reserve {
            look: drawing::counter(self, rules, &u),
            name: tell.target(Target::Kind(Kind(u.line as u16))),
            in_hand: in_hand(u.id),
            told: None,
            take: TAKE.on(u.id),
        };
        waiting.map(reserve).collect()
    }
    fn sheet(&self, sight: &Sight, piece: PieceId, tell: &Narrator) -> Option<Sheet> {
        sheets::unit(self, sight, piece, tell)
    }
    fn place_sheet(&self, sight: &Sight, place: Place, tell: &Narrator) -> Option<Sheet> {
        Some(sheets::place(self, sight, place, tell))
    }
    fn sums(&self, entry: &Entry, roll: &Roll, which: usize) -> String {
        let [strength, total, modifiers] = match which {
            0 => ["strength", "total", "modifiers"],
            _ => ["defence", "against", "defence-modifiers"],
        }
        .map(|name| number(entry, name));
        match (strength, total) {
            (Some(strength), Some(total)) if modifiers.is_some_and(|n| n != 0) => {
                let modifiers = modifiers.unwrap_or_default();
                let sign = if modifiers < 0 { '−' } else { '+' };
                format!("{strength} {sign} {} + {} = {total}", modifiers.abs(), roll.face)
            }
            (Some(strength), Some(total)) => format!("{strength} + {} = {total}", roll.face),
            _ => String::new(),
        }
    }
    fn summary(&self, sight: &Sight, tell: &Narrator) -> Vec<SummaryRow> {
        let units = units(sight);
        let sides = [(super::data::files::RED, "red"), (super::data::files::BLUE, "blue")];
        let row = |key: &str, value: &dyn Fn(Seat, &str) -> String| SummaryRow {
            label: tell.texts.get(key),
            values: sides.iter().map(|(side, label)| value(*side, label)).collect(),
        };
        let count = |side: Seat, fate: &str| units.iter().filter(|u| u.side == side && u.fate == fate).count();
        let battle = &sight.position()["battle"];
        vec![
            row("ancients-view-victory-points", &|_, label| halves(half_points(sight, label))),
            row("ancients-view-units-left", &|side, _| count(side, "on_board").to_string()),
            row("ancients-view-units-destroyed", &|side, _| count(side, "destroyed").to_string()),
            row("ancients-view-units-fled", &|side, _| count(side, "fled").to_string()),
            row("ancients-view-fires", &|_, label| battle["fires"][label].as_u64().unwrap_or_default().to_string()),
            row("ancients-view-turns-played", &|_, _| battle["turn"].as_u64().unwrap_or_default().to_string()),
        ]
    }
}

impl Decide for AncientsFace {
    fn tone(&self, order: Order) -> Tone {
        let verb = order.verb;
        if [ATTACK.key, DOUBLE.key, CHALLENGE.key, PRESS.key].contains(&verb) {
            Tone::Strike
        } else if verb == SHOOT.key {
            Tone::StrikeFromAfar
        } else if [FLEE.key, ESCAPE.key, LEAVE.key].contains(&verb) {
            Tone::Leave
        } else if [ACTIVATE.key, JOIN.key, ADVANCE.key, ASSAULT.key, LET_STAND.key].contains(&verb) {
            Tone::Choose
        } else {
            Tone::Go
        }
    }
    fn ways(&self, sight: &Sight) -> Vec<Way> {
        let Some(prompt) = sight.prompt() else { return vec![] };
        if let Some(left) = prompt.words.iter().find_map(|(name, word)| match word {
            Word::On(Target::Place(place)) if *name == "hex" => Some(*place),
            _ => None,
        }) {
            // Whoever advances goes into the hex that was left.
            let advances = prompt.offered.iter().filter(|order| ADVANCE.of(**order).is_some());
            return advances.map(|order| Way { place: left, orders: vec![*order] }).collect();
        }
        if prompt.text != "ancients-ask-act" {
            return vec![];
        }
        let Some(unit) = in_order(sight, "unit") else { return vec![] };
        let board = board(sight);
        let reach = Motion::start(&board, unit).reach(&board);
        let two_steps = reach.into_iter().filter_map(|(place, over)| {
            let orders = vec![STEP.on(over?), STEP.on(place)];
            prompt.takes(orders[0]).then_some(Way { place, orders })
        });
        two_steps.collect()
    }
    fn marks_refusal(&self, why: Refusal) -> bool {
        why == SLIDE || why == SLIP
    }
    fn tells_refusal(&self, sight: &Sight, order: Order, why: Refusal) -> bool {
        let map = &sight.rules::<Rules>().map;
        let occupied = |place: Place| units(sight).iter().any(|u| u.at == Some(place));
        match why.reason {
            "wrong_phase" | "target_is_friend" | "not_a_shooter" | "unknown_unit" => return false,
            _ => {}
        }
        if let Some(place) = FLEE.of(order).or_else(|| ESCAPE.of(order)) {
            return map.is_maquis(place) && why.reason != "not_adjacent";
        }
        // Orders about tokens are told of where there is one, or could be.
        let token =
            |place: Place| !sight.position()["modules"]["ambush"][sight.names().label(Target::Place(place))].is_null();
        if let Some(place) = ORDER_TOKEN.of(order).or_else(|| TAKE_DECOY.of(order)) {
            return token(place);
        }
        if HIDE_AT.of(order).is_some() || DECOY_AT.of(order).is_some() {
            return why.reason != "marker_outside_zone";
        }
        // A click on a unit is about the unit.
        STEP.of(order).is_none_or(|place| !occupied(place))
    }
    fn takes_in_hand(&self, _: &Sight, piece: PieceId) -> Option<Order> {
        Some(ACTIVATE.on(piece))
    }
    fn is_open(&self, _: &Prompt) -> bool {
        // What depends on cards and tokens is asked in secret.
        true
    }
    fn usual(&self, prompt: &Prompt) -> Option<Order> {
        let usual = match prompt.text {
            "ancients-ask-compose" => USUAL_ARMY.on(()),
            "ancients-ask-deploy" => USUAL_DEPLOYMENT.on(()),
            _ => return None,
        };
        prompt.takes(usual).then_some(usual)
    }
    fn confirmation(&self, order: Order) -> Option<&'static str> {
        if [FLEE.key, ESCAPE.key, LEAVE.key].contains(&order.verb) {
            Some("ancients-view-confirm-flight")
        } else if CONCEDE.of(order).is_some() {
            Some("ancients-view-confirm-concede")
        } else {
            None
        }
    }
    fn forecast(&self, sight: &Sight, orders: &[Order], tell: &Narrator) -> Option<Forecast> {
        chances::of_order(self, sight, *orders.first()?, tell)
    }
    fn pending_forecast(&self, sight: &Sight, tell: &Narrator) -> Option<Forecast> {
        chances::of_challenge(self, sight, tell)
    }
    fn army_shop(&self, sight: &Sight, tell: &Narrator) -> Option<ArmyShop> {
        let prompt = sight.prompt().filter(|p| p.text == "ancients-ask-compose")?;
        let rules: &Rules = sight.rules();
        let army: Vec<Seen> = units(sight).into_iter().filter(|u| u.side == prompt.seat && u.fate != "pool").collect();
        let text = |key: &str| tell.texts.get(key);
        let own_board = board(sight);
        // What a card would bring is for its holder.
        let serves = |module: Option<Module>| module.is_none_or(|module| own_board.serves(prompt.seat, module));
        let of_line = |i: usize, line: &PoolLine| {
            let kind = Kind(i as u16);
            let units = army.iter().filter(move |u| u.line == i);
            // There is much equipment: it is told once there is somebody to bear it.
            let any = units.clone().next().is_some();
            let sold = move |upgrade: &UpgradeLine| upgrade.line == i && (upgrade.equipment.is_none() || any);
            let upgrades = (rules.upgrades.iter().enumerate()).filter(move |(_, upgrade)| sold(upgrade));
            let upgrades = upgrades.map({
                let units = units.clone();
                move |(at, upgrade)| {
                    let kind = rules.upgrade_kind(at);
                    ShopItem {
                        // The line above has the name of the unit: columns keep their places when equipment comes up.
                        name: sheets::upgrade(&upgrade.name, tell),
                        symbol: symbols::upgrade_symbol(upgrade.effect),
                        cells: vec![
                            String::new(),
                            upgrade.cost.to_string(),
                            String::new(),
                            sheets::effect(upgrade.effect, tell),
                        ],
                        taken: units.clone().filter(|u| u.effects.has(upgrade.effect)).count() as u32,
                        stock: (units.clone().count() as u32).min(upgrade.equipment.map_or(u32::MAX, u32::from)),
                        add: RECRUIT.on(kind),
                        remove: DISMISS.on(kind),
                    }
                }
            });
            let unit = ShopItem {
                name: tell.target(Target::Kind(kind)),
                symbol: symbols::symbol(&line.kind),
                cells: vec![
                    format!("{} / {}", line.fresh, line.activated),
                    line.cost.to_string(),
                    line.moves.to_string(),
                    sheets::specials(line, EffectSet::NONE, tell),
                ],
                taken: units.count() as u32,
                stock: line.count.into(),
                add: RECRUIT.on(kind),
                remove: DISMISS.on(kind),
            };
            std::iter::once(unit).chain(upgrades)
        };
        let bought =
            sight.position()["modules"]["field"]["bought"][sight.names().label(Target::Seat(prompt.seat))].as_u64();
        let bought = bought.unwrap_or_default() as u32;
        let stakes = &rules.data.terrain.stakes;
        let sells_stakes = rules.switches.modules.stakes && serves(Some(Module::Stakes));
        let of_stakes = sells_stakes.then(|| ShopItem {
            name: tell.target(Target::Kind(rules.stakes_kind())),
            symbol: symbols::stakes_symbol(),
            cells: vec![String::new(), stakes.cost.to_string(), String::new(), text("ancients-view-stakes-do")],
            taken: bought,
            stock: stakes.count.into(),
            add: RECRUIT.on(rules.stakes_kind()),
            remove: DISMISS.on(rules.stakes_kind()),
        });
        let sold = |(_, line): &(usize, &PoolLine)| serves(line.module.and_then(Module::of_units));
        let items = (rules.pool.iter().enumerate())
            .filter(sold)
            .flat_map(|(i, line)| of_line(i, line))
            .chain(of_stakes)
            .collect();
        let counters = |lines: Vec<usize>| -> Vec<PieceLook> {
            let unit = |line| Seen { line, ..Seen::in_pool(prompt.seat) };
            lines.into_iter().map(|line| drawing::counter(self, rules, &unit(line))).collect()
        };
        let list = |i: usize| {
            let order = TAKE_LIST.on(Kind((rules.pool.len() + i) as u16));
            (order, counters(rules.data.list_lines(i)))
        };
        let lists = (0..rules.data.armies.lists.len()).map(list);
        Some(ArmyShop {
            title: tell.question(prompt),
            tincture: self.tincture(prompt.seat),
            columns: ["strength", "cost", "moves", "specials"]
                .map(|column| match column {
                    "strength" => text("ancients-view-strength"),
                    "cost" => text("ancients-view-cost"),
                    "moves" => text("ancients-view-moves"),
                    _ => text("ancients-view-specials"),
                })
                .into(),
            items,
            army: army.iter().map(|u| drawing::counter(self, rules, u)).collect(),
            spent: army.iter().map(|u| rules.pool[u.line].cost + rules.upgrade_cost(u.line, u.effects)).sum::<i32>()
                + bought as i32 * stakes.cost,
            budget: rules.budget[prompt.seat.0 as usize],
            ready_made: [(USUAL_ARMY.on(()), vec![])]
                .into_iter()
                .chain(lists)
                .filter(|(o, _)| prompt.takes(*o))
                .collect(),
            further: [HAND_BACK.on(())].into_iter().filter(|o| prompt.takes(*o)).collect(),
            confirm: ARMY_READY.on(()),
        })
    }
}
