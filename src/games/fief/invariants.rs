//! The invariants: what is true of every position, checked after every order in tests and with `simulate --verify`. A
//! message begins with the number of the invariant, or with the rule that is broken:
//! - 1: no money is lost or made, and nobody waits for more than is set aside.
//! - 2: every blue card is in one place.
//! - 3: every lord is in one place.
//! - 4: there is at most one King, Queen, Prince, d'Arc woman and regent, and they belong together.
//! - 5: no family has too many lords or cards.
//! - 6: counters can show all soldiers, guards and rebels.
//! - 7: no village has too many buildings, and no more stand than there are.
//! - 8: every title is in one place, and a region whose title is held has its city.
//! - 9: marriages join two families, no bishop is married or King, and nobody has two allies.
//! - 10: nothing has gone further than it may.
//! - 11: guards have a free royal to stand with.
//! - 12: somebody guards every prisoner.
//! - 18: families that are out of the game have nothing left.
//!
//! Invariants 13, 14, 15 and 16, about orders, replays and views, are checked by the tests that play.
use crate::games::fief::access::Read;
use crate::games::fief::board::Board;
use crate::games::fief::data::items::{Building, Item, Plain};
use crate::games::fief::state::lords::{Holder, Whereabouts};
use crate::table::prelude::*;
use bevy::ecs::system::SystemState;
use bevy::prelude::*;

/// What is wrong with the position, a message for each invariant that is broken.
pub fn broken(world: &mut World) -> Vec<String> {
    let begun = world.resource::<crate::games::fief::state::progress::TurnProgress>().turn > 0;
    let mut state = SystemState::<Read>::new(world);
    let read = state.get(world).expect("the game's resources");
    let board = read.board();
    let mut wrong = vec![];
    wrong.extend(board.treasury.purses.audit(board.rules.data.money.step).map(|why| format!("1: {why}")));
    if begun {
        cards(&board, &mut wrong);
    }
    lords(&board, &mut wrong);
    forces(&board, &mut wrong);
    buildings(&board, &mut wrong);
    titles(&board, &mut wrong);
    owed(&board, &mut wrong);
    negotiation(&board, &mut wrong);
    wrong
}

/// Every blue card is in one place (invariant 2), and so is every lord (invariant 3).
fn cards(board: &Board, wrong: &mut Vec<String>) {
    let cards = board.cards;
    for (kind, item) in board.rules.items().filter(|(_, item)| item.is_blue_card()) {
        let alike = |cards: &[Kind]| cards.iter().filter(|card| **card == kind).count();
        let in_hands: usize = cards.hands.all().map(|(_, hand)| alike(hand)).sum();
        let in_deck = alike(cards.deck.stock()) + alike(cards.deck.discarded()) + in_hands;
        let in_play = usize::from(cards.in_play.is_some_and(|(_, card)| card == kind));
        let on_table = match item {
            Item::Lord(id) => usize::from(board.lord(id).lord.whereabouts != Whereabouts::Away),
            Item::Darc => board.lords().filter(|row| row.lord.darc).count(),
            Item::Bishop(place) => {
                let for_sale =
                    board.negotiation.mitres.iter().chain(board.negotiation.sale.iter().map(|sale| &sale.mitre));
                board.lords().filter(|row| row.lord.bishop_of == Some(place)).count()
                    + for_sale.filter(|mitre| **mitre == place).count()
            }
            Item::Card(Plain::Tithe) => cards.tithes.len(),
            Item::Card(Plain::Taille) => cards.tailles.len(),
            Item::Card(Plain::BadWeather) => board.realm.regions.iter().filter(|r| r.bad_weather).count(),
            Item::Card(Plain::Famine) => board.realm.regions.iter().filter(|r| r.famine).count(),
            Item::Card(Plain::Revolt) => usize::from(board.revolt.0.is_some()),
            _ => 0,
        };
        let found = in_deck + in_play + on_table;
        let number = if matches!(item, Item::Lord(_)) { 3 } else { 2 };
        if found != usize::from(board.rules.copies(item)) {
            wrong.push(format!("{number}: {item:?} is there {found} times"));
        }
    }
}

fn lords(board: &Board, wrong: &mut Vec<String>) {
    // Whether their own family frees them is known when the battle is over.
    let rescue = board.rules.switches.rescue_frees_own;
    for row in board.all_lords() {
        if row.lord.on_board() != (row.at != Place::NOWHERE) {
            wrong.push(format!("3: {:?} is {:?} at {:?}", row.id, row.lord.whereabouts, row.at));
        }
        if let Some(spouse) = row.lord.spouse {
            let other = board.lord(spouse);
            if other.lord.spouse != Some(row.id) || other.family == row.family {
                wrong.push(format!("9: the marriage of {:?} is not one", row.id));
            }
            if row.lord.is_churchman() || row.lord.darc {
                wrong.push(format!("9: {:?} may not be married", row.id));
            }
        }
        if let Some(captor) = row.lord.captor
            && !board.can_guard(captor, row.at)
            // Until the plague has gone through its region nobody is freed by it (F-16.14).
            && board.underway.plague.is_none()
            && !(rescue && board.war.battle.as_ref().is_some_and(|battle| battle.village == row.at))
        {
            wrong.push(format!("12: nobody guards {:?}", row.id));
        }
        if row.lord.is_churchman() && board.crown.king == Some(row.id) {
            wrong.push("9: a bishop is King".into());
        }
    }
    for seat in (0..board.rules.seats as u8).map(Seat) {
        let found = board.lords_of(seat).count();
        if found > board.rules.data.limits.lords {
            wrong.push(format!("5: {seat:?} has {found} lords"));
        }
        let hand = board.cards.hands.of(seat).len();
        if board.progress.phase == crate::games::fief::state::progress::Phase::TurnEnd
            && hand > board.rules.data.limits.hand
        {
            wrong.push(format!("5: {seat:?} has {hand} cards"));
        }
    }
    let crown = board.crown;
    if crown.regent && (crown.queen.is_none() || (crown.king.is_some() && crown.childhood.is_none())) {
        wrong.push(format!("4: {crown:?}"));
    }
    if board.lords().filter(|row| row.lord.darc).count() > 1 {
        wrong.push("4: there are two d'Arc women".into());
    }
}

fn forces(board: &Board, wrong: &mut Vec<String>) {
    for seat in (0..board.rules.seats as u8).map(Seat) {
        if !board.forces.is_shown(&board.rules.soldiers, seat) {
            wrong.push(format!("6: the counters of {seat:?} cannot show its soldiers"));
        }
    }
    let rules = board.rules;
    let guards = [(board.forces.kings_guard, &rules.kings_guard), (board.forces.queens_guard, &rules.queens_guard)];
    let rebels = board.revolt.0.map(|uprising| (uprising.points, &rules.rebels));
    for (points, set) in guards.into_iter().chain(rebels) {
        if !set.can_show([points].into_iter()) {
            wrong.push(format!("6: no counters for {points} points of guards or rebels"));
        }
    }
    if board.revolt.0.is_some_and(|uprising| uprising.points == 0) {
        wrong.push("6: a revolt without rebels".into());
    }
    let limits = &rules.data.limits;
    let most = limits.steps.max(limits.steps_darc);
    let lords = board.lords().map(|row| (row.at, row.lord.post(), row.lord.steps));
    let groups = board.forces.groups().iter().map(|group| (group.at, group.post, group.steps));
    for (at, post, steps) in lords.chain(groups) {
        if steps > most {
            wrong.push(format!("10: something at {at:?} has gone {steps} villages"));
        }
        if post.from().is_some_and(|from| !board.map.roads.joined(at, from)) {
            wrong.push(format!("F-8.17: no road leads to the gate of {at:?} where something stands"));
        }
    }
    for village in board.map.villages() {
        if let Some(seat) = board.occupant(village).filter(|seat| !board.is_inside(*seat, village)) {
            wrong.push(format!("R-02: {seat:?} occupies {village:?} without a piece"));
        }
    }
}

fn buildings(board: &Board, wrong: &mut Vec<String>) {
    for (building, _) in Building::ALL {
        if board.realm.built(building) > board.rules.buildings(building) {
            wrong.push(format!("7: too many of {building:?}"));
        }
    }
    for (i, v) in board.realm.villages.iter().enumerate() {
        if v.mills + v.presses > board.rules.data.limits.production_per_village || (v.castle && v.city) {
            wrong.push(format!("7: village {i} is overbuilt: {v:?}"));
        }
    }
}

fn titles(board: &Board, wrong: &mut Vec<String>) {
    for (region, title) in board.titles.of.iter().enumerate() {
        let cities = board.map.of_region(region).iter().filter(|v| board.realm.village(**v).city).count();
        let held = title.holder != Holder::Bank;
        if cities > 1 || (held && cities != 1) {
            wrong.push(format!("8: region {region} has {cities} cities"));
        }
        if held && !title.capital.is_some_and(|capital| board.realm.village(capital).city) {
            wrong.push(format!("8: the capital of region {region} is no city"));
        }
        if matches!(title.holder, Holder::Lord(lord) if !board.lord(lord).lord.on_board()) {
            wrong.push(format!("8: a lord who is not there holds region {region}"));
        }
    }
}

/// What is owed to captives whose fiefs were taken is there, and nobody else waits for money (invariant 1).
fn owed(board: &Board, wrong: &mut Vec<String>) {
    wrong.extend(
        (0..board.titles.of.len())
            .filter(|r| board.frozen(*r) < 0)
            .map(|r| format!("1: region {r} owes more than it has")),
    );
    for owed in &board.titles.owed {
        let row = board.lord(owed.lord);
        if !row.lord.on_board() || row.lord.captor.is_none() || owed.sum <= 0 {
            wrong.push(format!("1: {owed:?} is no captive's"));
        }
    }
    for (region, title) in board.titles.of.iter().enumerate() {
        let waits = match title.holder {
            Holder::Lord(lord) => board.lord(lord).lord.captor.is_some(),
            Holder::Unassigned(_) => true,
            Holder::Bank | Holder::Rebels => false,
        };
        if !waits && board.frozen(region) > 0 {
            wrong.push(format!("1: nobody waits for what is set aside of region {region}"));
        }
    }
}

/// The crown, alliances, guards, and families that are out (invariants 2, 4, 8, 9, 11 and 18).
fn negotiation(board: &Board, wrong: &mut Vec<String>) {
    let crown = board.crown;
    for (royal, woman) in [(crown.king, false), (crown.queen, true), (crown.prince, false)] {
        if let Some(id) = royal.filter(|id| !board.lord(*id).lord.on_board() || board.is_woman(*id) != woman) {
            wrong.push(format!("4: {id:?} cannot wear that crown"));
        }
    }
    if let (Some(king), Some(queen)) = (crown.king, crown.queen)
        && crown.childhood.is_none()
        && board.lord(king).lord.spouse.is_some_and(|wife| wife != queen)
    {
        wrong.push("4: the wife of the King is not Queen".into());
    }
    if crown.childhood.is_some() && !crown.regent {
        wrong.push("4: a child King without a regent".into());
    }
    if board.lords().any(|row| row.lord.cardinal && !row.lord.is_churchman()) {
        wrong.push("2: a cardinal without a mitre".into());
    }
    let cardinals = board.lords().filter(|row| row.lord.cardinal).count();
    if cardinals > usize::from(board.rules.data.cards.cardinals) {
        wrong.push(format!("2: there are {cardinals} cardinals"));
    }
    let free = |royal: Option<PieceId>| royal.is_some_and(|id| board.lord(id).lord.is_free());
    if board.forces.kings_guard > 0 && !free(crown.master_of_guard()) {
        wrong.push("11: the King's guard has no master".into());
    }
    if board.forces.queens_guard > 0 && !free(crown.queen) {
        wrong.push("11: the Queen's guard has no Queen".into());
    }
    for seat in (0..board.rules.seats as u8).map(Seat) {
        let mut allies: Vec<Seat> =
            board.lords_of(seat).filter_map(|row| row.lord.spouse).map(|spouse| board.family(spouse)).collect();
        allies.dedup();
        if allies.iter().any(|ally| *ally != allies[0]) {
            wrong.push(format!("9: {seat:?} has several allies"));
        }
        let nothing = board.lords_of(seat).next().is_none()
            && board.forces.total(seat) == 0
            && board.cards.hands.of(seat).is_empty()
            && board.purse(seat) == 0;
        if !board.progress.is_in(seat) && !nothing {
            wrong.push(format!("18: {seat:?} is out and has something left"));
        }
    }
    for (i, estate) in board.titles.estates.iter().enumerate() {
        if board.titles.estates[..i].iter().any(|other| other.family == estate.family) {
            wrong.push(format!("8: {:?} leaves two estates", estate.family));
        }
    }
}
