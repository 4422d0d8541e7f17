//! What Tactique shows: the table of Fief with troops of kinds, mercenaries, sealed bids, and its own steps of battles.
mod auction;
mod company;
mod emblems;
mod melee;

use crate::desktop::face::{Chosen, Contingent, Count, Matter, Point, Sheet, Sight, Tincture, Tone};
use crate::games::fief::board::Board;
use crate::games::fief::chapters::battle::forecast::Encounter;
use crate::games::fief::data::items::Item;
use crate::games::fief::rules::{FiefRuleData, Rules};
use crate::games::fief::state::posts::Party;
use crate::games::fief::state::war::{Battle, Side, Thrown};
use crate::games::fief::view::seen::Seen;
use crate::games::fief::view::sheets::{counted, money};
use crate::games::fief::view::{Expansion, FiefFace, Stack};
use crate::games::tactique::chapters::archers::{AIM_BOWS, SHOOT, SHOOT_AT};
use crate::games::tactique::chapters::bombards::REROLL;
use crate::games::tactique::chapters::forecast;
use crate::games::tactique::chapters::guard::{SWAP, SWAP_ALL};
use crate::games::tactique::chapters::losses::LOSE_PIECE;
use crate::games::tactique::chapters::marches::TAKE;
use crate::games::tactique::chapters::mercenaries::{ENGAGE, KEEP_MEN, REVOLT_IN_CAMP};
use crate::games::tactique::chapters::plague::BURY;
use crate::games::tactique::data::files::{ARCHER, BOMBARD, KNIGHT};
use crate::games::tactique::rules::{MERCENARY, Tactics, TactiqueRuleData};
use crate::games::tactique::state::melee::Melee;
use crate::table::kit::counters::MOST_VALUES;
use crate::table::prelude::{Entry, Kind, Narrator, Order, Place, Prompt, RuleData, Seat, Span, Target, Word};
use serde_json::Value;

/// What Tactique adds to the view of Fief.
pub struct OfTactique;
/// The view of Tactique: that of Fief with the expansion.
pub const FACE: FiefFace = FiefFace(&OfTactique);

fn seat_name(seat: Seat, tell: &Narrator) -> String {
    tell.target(Target::Seat(seat))
}
fn mercenary(seen: &Seen) -> Kind {
    seen.rules.kind(MERCENARY)
}
/// The mercenaries as the viewer's position shows them.
fn hired<'s>(seen: &Seen<'s, '_>) -> &'s Value {
    &seen.position()["mercenaries"]
}
/// How many mercenaries a family has in its camp, and how many have fought where in this turn.
fn camp(seen: &Seen, seat: Seat) -> (u32, Vec<(Place, u32)>) {
    let label = seen.sight.names().label(Target::Seat(seat));
    let men = hired(seen)["camps"][label].as_u64().unwrap_or(0) as u32;
    let spots = hired(seen)["field"].as_array().into_iter().flatten();
    let own = spots.filter(|spot| seen.seat(&spot["of"]) == Some(seat));
    (men, own.filter_map(|spot| Some((seen.place(&spot["at"])?, spot["men"].as_u64()? as u32))).collect())
}

/// The faces of a die as a list in words, such as `0, 1, 1, 2, 2, 3`.
fn faces(faces: &[i32]) -> String {
    faces.iter().map(i32::to_string).collect::<Vec<_>>().join(", ")
}
/// The damage that removes a piece.
fn absorbs(sight: &Sight, piece: Kind, tell: &Narrator) -> Option<String> {
    let (rules, tactics): (&Rules, &Tactics) = (sight.rules(), sight.rules());
    let n = match rules.item(piece) {
        Item::Soldiers(sort) => *rules.soldiers.values().get(usize::from(sort))?,
        Item::KingsGuard(sort) => *rules.kings_guard.values().get(usize::from(sort))?,
        Item::QueensGuard(sort) => *rules.queens_guard.values().get(usize::from(sort))?,
        item if item == MERCENARY => tactics.data.troops.mercenaries.strength as u16,
        _ => return None,
    };
    Some(tell.texts.format("tactique-view-absorbs", &[("n", n.into())]))
}

impl Expansion for OfTactique {
    fn game(&self) -> &'static str {
        "tactique"
    }
    fn loaded<'d>(&self, data: &'d RuleData) -> Option<&'d FiefRuleData> {
        data.downcast_ref::<TactiqueRuleData>().map(|loaded| &loaded.base)
    }
    fn emblem(&self) -> Vec<Vec<Point>> {
        emblems::game()
    }
    fn troop(&self, sort: usize) -> Vec<Vec<Point>> {
        match sort {
            KNIGHT => emblems::knight(),
            ARCHER => emblems::archer(),
            BOMBARD => emblems::bombard(),
            _ => emblems::sergeant(),
        }
    }
    fn stacks(&self, seen: &Seen, village: Place) -> Vec<Stack> {
        let there = |seat: Seat| {
            let men = camp(seen, seat).1.iter().filter(|(at, _)| *at == village).map(|(_, men)| men).sum();
            Stack { seat, piece: mercenary(seen), symbol: emblems::mercenary(), number: men }
        };
        seen.families().map(there).filter(|stack| stack.number > 0).collect()
    }
    fn of_family(&self, seen: &Seen, seat: Seat, tell: &Narrator) -> Vec<(String, String)> {
        let (men, spots) = camp(seen, seat);
        let mut words = vec![];
        if men > 0 || spots.is_empty() {
            words.push(counted(mercenary(seen), men, tell));
        }
        words.extend(spots.iter().map(|(at, n)| {
            let args = [
                ("men", counted(mercenary(seen), *n, tell).into()),
                ("village", tell.target(Target::Place(*at)).into()),
            ];
            tell.texts.format("tactique-view-men-in", &args)
        }));
        vec![(tell.texts.get("tactique-view-camp"), words.join(", "))]
    }
    fn counts(&self, seen: &Seen, seat: Seat, tell: &Narrator) -> Vec<Count> {
        let (men, spots) = camp(seen, seat);
        let all = men + spots.iter().map(|(_, n)| n).sum::<u32>();
        vec![Count {
            sign: emblems::mercenary(),
            label: tell.texts.get("tactique-players-mercenaries"),
            value: all.to_string(),
            hint: tell.texts.get("tactique-players-mercenaries.hint"),
            rule: "T-4.02",
            counted: spots.iter().map(|(at, _)| Target::Place(*at)).collect(),
        }]
    }
    fn of_realm(&self, seen: &Seen, tell: &Narrator) -> Vec<Sheet> {
        let text = |key: &str| tell.texts.get(key);
        let reserve = hired(seen)["reserve"].as_u64().unwrap_or(0) as u32;
        let mut lines = vec![(text("tactique-view-reserve"), counted(mercenary(seen), reserve, tell))];
        lines.extend(seen.families().map(|seat| {
            let (men, spots) = camp(seen, seat);
            let all = men + spots.iter().map(|(_, n)| n).sum::<u32>();
            (seat_name(seat, tell), counted(mercenary(seen), all, tell))
        }));
        let tactics: &Tactics = seen.sight.rules();
        let upkeep = money(tactics.data.troops.mercenaries.upkeep.into(), tell);
        lines.push((text("tactique-view-upkeep"), upkeep));
        let struck = hired(seen)["plagued"].as_array().into_iter().flatten().filter_map(|area| seen.place(area));
        let struck: Vec<String> = struck.map(|area| tell.target(Target::Place(area))).collect();
        if !struck.is_empty() {
            lines.push((text("tactique-view-plagued"), struck.join(", ")));
        }
        vec![Sheet { picture: None, title: text("tactique-view-mercenaries"), tincture: None, lines, notes: vec![] }]
    }
    fn beside(&self, seen: &Seen, battle: &Battle, party: Party, tell: &Narrator) -> Vec<String> {
        melee::beside(seen, battle, party, tell)
    }
    fn auxiliaries(
        &self,
        seen: &Seen,
        battle: &Battle,
        party: Party,
        tell: &Narrator,
    ) -> Option<(String, Vec<Vec<Point>>, u32)> {
        let men = melee::mercenaries(seen, battle, party);
        (men > 0).then(|| (tell.target(Target::Kind(mercenary(seen))), emblems::mercenary(), men))
    }
    fn of_front(&self, seen: &Seen, battle: &Battle, of: (Side, &[Party]), tell: &Narrator) -> Vec<(String, String)> {
        melee::of_front(seen, battle, of, tell)
    }
    fn of_battle(&self, seen: &Seen, battle: &Battle, tell: &Narrator) -> Vec<(String, String)> {
        melee::of_battle(seen, battle, tell)
    }
    fn under_way(&self, sight: &Sight, board: &Board, battle: &Battle) -> Encounter {
        let (melee, thrown): (&Melee, &Thrown) = (sight.state(), sight.state());
        forecast::under_way(board, battle, melee, thrown)
    }
    fn of_chances(&self, sight: &Sight, tell: &Narrator) -> Option<String> {
        let tactics: &Tactics = sight.rules();
        let small = tactics.data.opponents.reroll_to;
        Some(tell.texts.format("tactique-view-chances", &[("n", small.into())]))
    }
    fn matter(&self, face: &FiefFace, seen: &Seen, tell: &Narrator) -> Option<Matter> {
        auction::matter(face, seen, tell)
    }
    fn is_loss(&self, viewer: Seat, entry: &Entry) -> bool {
        let own_camp = entry.words.contains(&("camp", Word::On(Target::Seat(viewer))));
        match entry.event {
            "tactique-log-lost" | "tactique-log-buried" | "tactique-log-plagued" => entry.seat == Some(viewer),
            "tactique-log-camp-revolt" => own_camp,
            _ => false,
        }
    }
    fn tone(&self, order: Order) -> Option<Tone> {
        let shoots = [SHOOT.key, SHOOT_AT.key, AIM_BOWS.key].contains(&order.verb);
        let strikes = [ENGAGE.key, REVOLT_IN_CAMP.key].contains(&order.verb);
        if shoots { Some(Tone::StrikeFromAfar) } else { strikes.then_some(Tone::Strike) }
    }
    fn told_with(&self, sight: &Sight, order: Order, tell: &Narrator) -> Option<String> {
        if let Some(die) = REROLL.of(order) {
            return melee::shown(sight, die).map(|n| tell.texts.format("tactique-view-shows", &[("n", n.into())]));
        }
        if let Some(piece) = LOSE_PIECE.of(order).or(BURY.of(order)) {
            return absorbs(sight, piece, tell);
        }
        if let Some(men) = ENGAGE.of(order) {
            return melee::with_men(sight, men, tell)?.1;
        }
        let tactics: &Tactics = sight.rules();
        let men = KEEP_MEN.of(order).filter(|men| *men > 0)?;
        Some(money((men * tactics.data.troops.mercenaries.upkeep).into(), tell))
    }
    fn hint(&self, sight: &Sight, order: Order, tell: &Narrator) -> Option<String> {
        if let Some(men) = ENGAGE.of(order) {
            return Some(melee::with_men(sight, men, tell)?.0);
        }
        if SHOOT.of(order).is_some() || SHOOT_AT.of(order).is_some() {
            return melee::special_attack(sight, tell);
        }
        if AIM_BOWS.of(order).is_some() {
            return Some(melee::aim(sight, tell));
        }
        if SWAP.of(order).is_some() || SWAP_ALL.of(order).is_some() {
            return Some(tell.texts.get("tactique-view-guard-duty"));
        }
        let camp = REVOLT_IN_CAMP.of(order)?;
        let (seen, tactics): (Seen, &Tactics) = (Seen::new(sight), sight.rules());
        let men = counted(mercenary(&seen), self::camp(&seen, camp).0, tell);
        let faces = faces(&tactics.data.combat.battle_die);
        let bonus = tactics.data.troops.mercenaries.revolt_bonus;
        let args = [("men", men.into()), ("faces", faces.into()), ("bonus", bonus.into())];
        Some(tell.texts.format("tactique-view-camp-loses", &args))
    }
    fn usual_number(&self, sight: &Sight, span: &Span) -> Option<i32> {
        company::usual_number(sight, span)
    }
    fn carried(&self, sight: &Sight, span: &Span, tell: &Narrator) -> Option<String> {
        company::carried(sight, span, tell)
    }
    fn troops_along(
        &self,
        sight: &Sight,
        board: &Board,
        prompt: &Prompt,
        chosen: Chosen,
        tell: &Narrator,
    ) -> (Vec<Order>, Vec<String>) {
        company::troops_along(sight, board, prompt, chosen, tell)
    }
    fn contingents(
        &self,
        sight: &Sight,
        board: &Board,
        prompt: &Prompt,
        tincture: Tincture,
        tell: &Narrator,
    ) -> Vec<Contingent> {
        let of_sort = |sort: usize| {
            let (name, going, joins, leaves) = company::contingent(sight, board, prompt, sort, tell);
            Contingent { name, symbol: self.troop(sort), tincture, going, joins, leaves }
        };
        (0..TAKE.len()).map(of_sort).collect()
    }
    fn points_along(&self, sight: &Sight, along: &[Order]) -> i32 {
        company::points_along(sight, along)
    }
    fn pieces_along(&self, along: &[Order]) -> [i32; MOST_VALUES] {
        company::pieces_along(along)
    }
    fn stands_aside(&self, span: &Span) -> bool {
        company::stands_aside(span)
    }
    /// Numbers of dice and small numbers of mercenaries are buttons of their own; sums of money stay a range.
    fn unfolds(&self, span: &Span) -> bool {
        span.verb == REROLL.key || [KEEP_MEN.key, ENGAGE.key].contains(&span.verb) && span.count() <= 6
    }
}
