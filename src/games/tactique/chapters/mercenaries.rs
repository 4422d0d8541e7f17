//! Chapter 4 of Tactique, mercenaries: hired by sealed bids, paid each turn, engaged battle by battle.
use crate::games::fief::access::{Read, Write};
use crate::games::fief::board::Board;
use crate::games::fief::chapters::battle::{fighters, sides};
use crate::games::fief::chapters::cards::PLAY;
use crate::games::fief::chapters::names::place;
use crate::games::fief::data::items::{Item, Plain};
use crate::games::fief::rules::Rules;
use crate::games::fief::state::posts::Party;
use crate::games::fief::state::progress::Phase;
use crate::games::fief::state::soldier_model::Auxiliary;
use crate::games::tactique::rules::Tactics;
use crate::games::tactique::state::melee::Melee;
use crate::games::tactique::state::mercenaries::{Hired, Lot, OnTheSpot, Together};
use crate::table::kit::auctions::Sealed;
use crate::table::kit::purses::{Account, Payment};
use crate::table::prelude::*;
use bevy::prelude::*;

/// The phase of purchases begins: all who have mercenaries pay upkeep (T-4.16), then the auction is held (T-4.02).
pub const HIRING: Step<()> = Step::new("tactique.hiring");
/// How many mercenaries does this family keep? (D-12)
pub const UPKEEP: Step<Seat> = Step::new("tactique.upkeep");
/// All mercenaries of the reserve are auctioned as one lot (T-4.02).
pub const AUCTION: Step<()> = Step::new("tactique.auction");
/// What does this family bid? (D-13)
pub const BIDDING: Step<Seat> = Step::new("tactique.bidding");
/// The bids are laid open together (T-4.03).
pub const REVEAL: Step<()> = Step::new("tactique.reveal");
/// Does this party engage mercenaries before anything is shot? (D-26)
pub const ENGAGE_FIRST: Step<Party> = Step::new("tactique.engage_first");
/// The battle is over: mercenaries of a family that has laid down its arms go to the reserve (T-4.15).
pub const GAVE_UP: Step<()> = Step::new("tactique.gave_up");
/// All that follows from a battle is settled: its mercenaries fight no more (T-4.13).
pub const DISPERSED: Step<()> = Step::new("tactique.dispersed");
/// The turn is over: mercenaries return to their camps (T-4.13).
pub const HOME: Step<()> = Step::new("tactique.home");
/// Mercenaries of families that are out of the game go to the reserve (T-4.15).
pub const MASTERLESS: Step<()> = Step::new("tactique.masterless");
/// The plague has come to this village, and so to its region (T-4.14).
pub const PLAGUED: Step<Place> = Step::new("tactique.plagued");

/// Keeps so many mercenaries, and pays for them (T-4.16).
pub const KEEP_MEN: Verb<i32> = Verb::new("tactique.keep_men");
/// Bids this sum; or bids nothing (T-4.03).
pub const BID: Verb<i32> = Verb::new("tactique.bid");
pub const NO_BID: Verb<()> = Verb::new("tactique.no_bid");
/// Engages so many in this battle (T-4.09), who fight as sergeants do (T-4.08); or no more before the archers shoot.
pub const ENGAGE: Verb<i32> = Verb::new("tactique.engage");
pub const HOLD_BACK: Verb<()> = Verb::new("tactique.hold_back");
/// The revolt breaks out in this family's camp (T-4.19); no rebels appear, and the card is discarded (T-4.20).
pub const REVOLT_IN_CAMP: Verb<Seat> = Verb::new("tactique.revolt_in_camp");

pub const TOO_DEAR: Refusal = Refusal::new("not_enough_money", "T-4.16");
pub const NOT_SO_MANY: Refusal = Refusal::new("bad_amount", "T-4.16");
pub const BEYOND_PURSE: Refusal = Refusal::new("not_enough_money", "T-4.03");
pub const BELOW_MINIMUM: Refusal = Refusal::new("below_minimum_bid", "T-4.03");
pub const BAD_BID: Refusal = Refusal::new("bad_amount", "T-4.03");
pub const REBID_TOO_LOW: Refusal = Refusal::new("rebid_too_low", "T-4.04");
pub const NO_FIGHTING_LORD: Refusal = Refusal::new("no_fighting_lord", "T-4.09");
pub const CAMP_TOO_SMALL: Refusal = Refusal::new("bad_amount", "T-4.09");
pub const ALREADY_USED: Refusal = Refusal::new("mercenary_already_used", "T-4.11");
pub const REFUSE_REVOLT: Refusal = Refusal::new("mercenaries_refuse_revolt", "T-4.12");
pub const EMPTY_CAMP: Refusal = Refusal::new("empty_camp", "T-4.19");
pub const CAMP_NEEDS_FAMINE: Refusal = Refusal::new("no_famine", "T-4.20");

pub(in crate::games::tactique) fn figures(world: &World) -> Vec<(&'static str, f64)> {
    vec![("mercenaries", world.resource::<Hired>().hired.into())]
}

pub(in crate::games::tactique) fn hiring(In(()): In<()>, mut write: Write, hired: Res<Hired>) -> Flow {
    write.progress.phase = Phase::Purchases;
    let employers = write.progress.order().filter(|seat| hired.camp(*seat) > 0).map(|seat| UPKEEP.on(seat));
    let tasks: Vec<Task> = employers.chain([AUCTION.on(())]).collect();
    Flow::then(tasks)
}

/// Whether a family has foes at its gates or in its villages, or stands at those of others.
pub fn is_at_war(board: &Board, seat: Seat) -> bool {
    board.map.villages().any(|village| {
        let parties = sides::parties(board, village);
        let own = parties.iter().any(|party| party.seat == seat);
        own && parties.iter().any(|party| party.seat != seat && board.ally(seat) != Some(party.seat))
    })
}

/// How many mercenaries a family can keep: as many as it has and can pay for.
fn affordable(board: &Board, hired: &Hired, tactics: &Tactics, seat: Seat) -> i32 {
    let upkeep = tactics.data.troops.mercenaries.upkeep;
    let camp: i32 = hired.camp(seat).into();
    if upkeep > 0 { camp.min(board.purse(seat) / upkeep) } else { camp }
}
pub(in crate::games::tactique) fn upkeep(
    In(seat): In<Seat>,
    read: Read,
    ask: Ask,
    hired: Res<Hired>,
    tactics: Res<Tactics>,
) -> Prompt {
    let board = read.board();
    let mut prompt = ask.prompt(seat, "tactique-ask-upkeep");
    let most = affordable(&board, &hired, &tactics, seat);
    let camp: i32 = hired.camp(seat).into();
    if camp == 0 {
        return prompt;
    }
    // What can be paid tells what is in the purse.
    prompt.secret = board.treasury.purses.is_secret();
    prompt.offer_steps(&KEEP_MEN, 0..=most, 1, |n| if (1..=camp).contains(&n) { TOO_DEAR } else { NOT_SO_MANY });
    prompt.closing = Some(KEEP_MEN.on(if is_at_war(&board, seat) { most } else { 0 }));
    prompt.with("camp", Word::Number(camp)).with("upkeep", Word::Number(tactics.data.troops.mercenaries.upkeep))
}
fn pay(write: &mut Write, payment: Payment) {
    write.treasury.purses.pay(&mut write.chronicle, payment);
}
/// Those who are not paid for go to the reserve (T-4.16), and anybody may bid for them at once (T-4.17).
pub(in crate::games::tactique) fn keep_men(
    In((seat, men)): In<(Seat, i32)>,
    mut write: Write,
    mut hired: ResMut<Hired>,
    tactics: Res<Tactics>,
) -> Flow {
    let gone = hired.camp(seat) - men as u8;
    hired.camps[usize::from(seat.0)] = men as u8;
    hired.reserve += gone;
    let sum = men * tactics.data.troops.mercenaries.upkeep;
    let payment = Payment::new(Account::Purse(seat), Account::Bank, sum, "tactique-log-kept", "T-4.16");
    let payment = payment.with("men", Word::Number(men)).with("gone", Word::Number(gone.into()));
    pay(&mut write, payment);
    Flow::done()
}

pub(in crate::games::tactique) fn auction(In(()): In<()>, write: Write, mut hired: ResMut<Hired>) -> Flow {
    // With an empty reserve there is no auction (T-4.07).
    if hired.reserve == 0 {
        return Flow::done();
    }
    let order: Vec<Seat> = write.progress.order().collect();
    hired.lot = Some(Lot { bids: Sealed::open(order.iter().copied()), tied: vec![] });
    Flow::then(order.iter().map(|seat| BIDDING.on(*seat)).chain([REVEAL.on(())]))
}
pub(in crate::games::tactique) fn bidding(
    In(seat): In<Seat>,
    read: Read,
    ask: Ask,
    hired: Res<Hired>,
    tactics: Res<Tactics>,
) -> Prompt {
    let board = read.board();
    let mut prompt = ask.prompt(seat, "tactique-ask-bid").secret();
    let Some(lot) = hired.lot.as_ref().filter(|lot| lot.bids.turn() == Some(seat)) else { return prompt };
    let (purse, step) = (board.purse(seat), board.rules.data.money.step);
    let first = lot.tied.iter().find(|(tied, _)| *tied == seat).map(|(_, bid)| *bid);
    let least = first.unwrap_or(least_bid(board.rules, &tactics));
    prompt.offer_steps(&BID, least..=purse, step, |n| match first {
        _ if n > purse => BEYOND_PURSE,
        Some(first) if n < first => REBID_TOO_LOW,
        _ if n < least => BELOW_MINIMUM,
        _ => BAD_BID,
    });
    match first {
        Some(first) => {
            prompt.closed(&NO_BID, REBID_TOO_LOW);
            prompt.closing = Some(BID.on(first));
        }
        None => {
            prompt.offer(&NO_BID, [()], |()| Ok(()));
            prompt.closing = Some(NO_BID.on(()));
        }
    }
    let prompt = prompt.with("men", Word::Number(hired.reserve.into())).with("purse", Word::Number(purse));
    prompt.with("first", Word::Number(first.unwrap_or(0)))
}
/// The least bid that counts, in écus: the minimum of the match (T-4.03, R-44), rounded up to the smallest sum of
/// money.
pub fn least_bid(rules: &Rules, tactics: &Tactics) -> i32 {
    let step = rules.data.money.step.max(1);
    (tactics.switches.min_bid.max(1) + step - 1) / step * step
}
fn bids(hired: &mut Hired, sum: i32) -> Flow {
    if let Some(lot) = &mut hired.lot {
        lot.bids.bid(sum);
    }
    Flow::done()
}
pub(in crate::games::tactique) fn bid(In((_, sum)): In<(Seat, i32)>, mut hired: ResMut<Hired>) -> Flow {
    bids(&mut hired, sum)
}
pub(in crate::games::tactique) fn no_bid(In(_): In<(Seat, ())>, mut hired: ResMut<Hired>) -> Flow {
    bids(&mut hired, 0)
}
/// The highest bid wins (T-4.03); those who are tied bid once more (T-4.04); a second tie leaves the lot in the reserve
/// (T-4.05). The winner pays the bank and takes the lot into the camp, the others pay nothing (T-4.06).
pub(in crate::games::tactique) fn reveal(
    In(()): In<()>,
    mut write: Write,
    mut hired: ResMut<Hired>,
    tactics: Res<Tactics>,
    mut revealed: ResMut<Revealed>,
) -> Flow {
    let Some(lot) = hired.lot.take() else { return Flow::done() };
    revealed.0 = true;
    let best = lot.bids.best(tactics.switches.min_bid.max(1));
    let order: Vec<Seat> = write.progress.order().collect();
    for seat in order {
        let Some(bid) = lot.bids.of(seat) else { continue };
        write
            .chronicle
            .note("T-4.03", || Entry::new("tactique-log-bid", "T-4.03").by(seat).with("sum", Word::Number(bid)));
    }
    match best.as_slice() {
        [(winner, sum)] => {
            let men = std::mem::take(&mut hired.reserve);
            hired.camps[usize::from(winner.0)] += men;
            hired.hired += u16::from(men);
            let payment = Payment::new(Account::Purse(*winner), Account::Bank, *sum, "tactique-log-hired", "T-4.06");
            pay(&mut write, payment.with("men", Word::Number(men.into())));
            Flow::done()
        }
        tied if tied.len() > 1 && lot.tied.is_empty() => {
            let seats: Vec<Seat> = tied.iter().map(|(seat, _)| *seat).collect();
            write.chronicle.note("T-4.04", || Entry::new("tactique-log-tied", "T-4.04"));
            hired.lot = Some(Lot { bids: Sealed::open(seats.iter().copied()), tied: tied.to_vec() });
            Flow::then(seats.iter().map(|seat| BIDDING.on(*seat)).chain([REVEAL.on(())]))
        }
        _ => {
            write.chronicle.note("T-4.05", || Entry::new("tactique-log-nobody-hires", "T-4.05"));
            Flow::done()
        }
    }
}

/// How many mercenaries a party may engage at most in the battle under way (T-4.09, T-4.11, T-4.12, T-5.09).
fn may_engage(board: &Board, hired: &Hired, party: Party) -> Result<i32, Refusal> {
    let battle = board.war.battle.as_ref().ok_or(NO_FIGHTING_LORD)?;
    if battle.has_rebels() {
        return Err(REFUSE_REVOLT);
    }
    if party.is_rebels() || fighters(board, battle.village, party).next().is_none() {
        return Err(NO_FIGHTING_LORD);
    }
    match hired.camp(party.seat) {
        0 if hired.used(party.seat) > 0 => Err(ALREADY_USED),
        0 => Err(CAMP_TOO_SMALL),
        men => Ok(men.into()),
    }
}
/// How many die at once if the party that is asked engages so many more, in a region that the plague has struck in this
/// turn: half of all whom it engages before the same round, in however many portions, rounded down (T-4.14, R-46).
pub fn dying(board: &Board, hired: &Hired, tactics: &Tactics, men: u8) -> u8 {
    let Some(battle) = &board.war.battle else { return 0 };
    if !hired.struck.contains(&area(board, battle.village)) {
        return 0;
    }
    let same = |t: &Together| (Some(t.party), t.at, t.round) == (battle.speaking, battle.village, battle.round);
    let (came, died) = hired.together.filter(same).map_or((0, 0), |together| (together.men, together.dead));
    let (all, (taken, of)) = (came + men, tactics.data.troops.mercenaries.plague_lost);
    if all < 2 { 0 } else { ((all as i32 * taken / of.max(1)) as u8).saturating_sub(died) }
}
/// The region of a village.
fn area(board: &Board, village: Place) -> Place {
    board.map.region_of(village)
}
fn offer_engagement(board: &Board, hired: &Hired, party: Party, prompt: &mut Prompt) -> bool {
    let used: i32 = hired.used(party.seat).into();
    match may_engage(board, hired, party) {
        Ok(men) => {
            let why = |n: i32| if (men + 1..=men + used).contains(&n) { ALREADY_USED } else { CAMP_TOO_SMALL };
            prompt.offer_steps(&ENGAGE, 1..=men, 1, why);
            true
        }
        Err(why) => {
            prompt.closed(&ENGAGE, why);
            false
        }
    }
}
pub(in crate::games::tactique) fn engage_first(
    In(party): In<Party>,
    read: Read,
    ask: Ask,
    hired: Res<Hired>,
) -> Prompt {
    let board = read.board();
    let mut prompt = sides::prompt_at(&board, &ask, party.seat, "tactique-ask-engage");
    if offer_engagement(&board, &hired, party, &mut prompt) {
        prompt.offer(&HOLD_BACK, [()], |()| Ok(()));
        prompt.closing = Some(HOLD_BACK.on(()));
    }
    let struck = board.war.battle.as_ref().is_some_and(|battle| hired.struck.contains(&area(&board, battle.village)));
    prompt.with("camp", Word::Number(hired.camp(party.seat).into())).with("plague", Word::Number(struck.into()))
}
/// Mercenaries may also be engaged at the beginning of any round (T-4.10).
pub(in crate::games::tactique) fn engage_in_round(
    In((party, mut prompt)): In<(Party, Prompt)>,
    read: Read,
    hired: Res<Hired>,
) -> Prompt {
    if prompt.asks() {
        offer_engagement(&read.board(), &hired, party, &mut prompt);
    }
    prompt
}
pub(in crate::games::tactique) fn hold_back(In(_): In<(Seat, ())>) -> Flow {
    Flow::done()
}
pub(in crate::games::tactique) fn engage(
    In((seat, men)): In<(Seat, i32)>,
    mut write: Write,
    mut hired: ResMut<Hired>,
    tactics: Res<Tactics>,
) -> Flow {
    let Some((village, round, Some(party))) =
        write.war.battle.as_ref().map(|battle| (battle.village, battle.round, battle.speaking))
    else {
        return Flow::done();
    };
    let dead = dying(&write.board(), &hired, &tactics, men as u8);
    let men = men as u8;
    hired.camps[usize::from(seat.0)] -= men;
    hired.field.push(OnTheSpot { seat, at: village, men });
    write.chronicle.note("T-4.09", || {
        let entry = Entry::new("tactique-log-engaged", "T-4.09").by(seat).with("men", Word::Number(men.into()));
        entry.with("village", place(village))
    });
    let before = hired.together.filter(|t| (t.party, t.at, t.round) == (party, village, round));
    let (came, died) = before.map_or((0, 0), |together| (together.men, together.dead));
    hired.together = Some(Together { party, at: village, round, men: came + men, dead: died + dead });
    if dead > 0 {
        hired.fall(seat, village, dead);
        write.chronicle.note("T-4.14", || {
            Entry::new("tactique-log-plagued", "T-4.14").by(seat).with("men", Word::Number(dead.into()))
        });
    }
    // The dead may include some of an earlier portion, so fewer points than before may be left.
    let points = (men as i32 - dead as i32) * tactics.data.troops.mercenaries.strength;
    if let Some(kinds) = write.forces.kinds_mut() {
        let same = |a: &&mut Auxiliary| a.at == village && a.party == party && a.stands;
        match kinds.auxiliaries.iter_mut().find(same) {
            Some(there) => there.points = (there.points as i32 + points).max(0) as u16,
            None => {
                let points = points.max(0) as u16;
                kinds.auxiliaries.push(Auxiliary { at: village, party, points, stands: true });
            }
        }
        kinds.auxiliaries.retain(|a| a.points > 0);
    }
    Flow::again()
}

/// Mercenaries of a family that has laid down its arms go to the reserve (T-4.15).
pub(in crate::games::tactique) fn gave_up(
    In(()): In<()>,
    mut write: Write,
    mut hired: ResMut<Hired>,
    tactics: Res<Tactics>,
) -> Flow {
    let Some(battle) = write.war.battle.as_ref().map(|battle| battle.parties().collect::<Vec<_>>()) else {
        return Flow::done();
    };
    let strength = tactics.data.troops.mercenaries.strength as u16;
    let Some(kinds) = write.forces.kinds_mut() else { return Flow::done() };
    kinds.auxiliaries.retain(|a| {
        let stays = battle.contains(&a.party);
        if !stays {
            hired.fall(a.party.seat, a.at, (a.points / strength.max(1)) as u8);
        }
        stays
    });
    Flow::done()
}

/// The battle is over: its mercenaries fight no more (T-4.11, T-4.13), and no damage is carried over (T-5.05).
pub(in crate::games::tactique) fn dispersed(In(()): In<()>, mut write: Write, mut melee: ResMut<Melee>) -> Flow {
    *melee = Melee::default();
    stand_down(&mut write);
    Flow::done()
}
/// No mercenaries fight beside any party any more.
pub(in crate::games::tactique) fn stand_down(write: &mut Write) {
    if let Some(kinds) = write.forces.kinds_mut() {
        kinds.auxiliaries.clear();
    }
}

pub(in crate::games::tactique) fn home(In(()): In<()>, mut write: Write, mut hired: ResMut<Hired>) -> Flow {
    stand_down(&mut write);
    hired.struck.clear();
    hired.together = None;
    for spot in std::mem::take(&mut hired.field) {
        hired.camps[usize::from(spot.seat.0)] += spot.men;
    }
    Flow::done()
}
pub(in crate::games::tactique) fn masterless(In(()): In<()>, write: Write, mut hired: ResMut<Hired>) -> Flow {
    for seat in (0..write.rules.seats as u8).map(Seat).filter(|seat| !write.progress.is_in(*seat)) {
        let men = std::mem::take(&mut hired.camps[usize::from(seat.0)]);
        hired.reserve += men;
    }
    Flow::done()
}
pub(in crate::games::tactique) fn plagued(In(village): In<Place>, write: Write, mut hired: ResMut<Hired>) -> Flow {
    let area = area(&write.board(), village);
    if !hired.struck.contains(&area) {
        hired.struck.push(area);
    }
    Flow::done()
}

/// Whether a revolt card may be played on a family's camp (T-4.19), which needs no famine (T-4.20).
fn may_stir(board: &Board, hired: &Hired, tactics: &Tactics, seat: Seat) -> Allowed {
    if hired.camp(seat) == 0 {
        return Err(EMPTY_CAMP);
    }
    let famine = board.realm.regions.iter().any(|region| region.famine);
    if tactics.switches.camp_revolt_needs_famine && !famine { Err(CAMP_NEEDS_FAMINE) } else { Ok(()) }
}
fn families(board: &Board) -> impl Iterator<Item = Seat> + use<> {
    (0..board.rules.seats as u8).map(Seat)
}
/// Where somebody has a camp, a revolt card can be played without famine and while a revolt lasts (T-4.20).
pub(in crate::games::tactique) fn revolt_card(
    In((seat, mut prompt)): In<(Seat, Prompt)>,
    read: Read,
    hired: Res<Hired>,
    tactics: Res<Tactics>,
) -> Prompt {
    let board = read.board();
    let card = board.rules.kind(Item::Card(Plain::Revolt));
    let held = board.cards.hands.has(seat, card);
    let any = families(&board).any(|camp| may_stir(&board, &hired, &tactics, camp).is_ok());
    if held && any {
        prompt.allow(&PLAY, [card], |kind| if kind == card { Ok(()) } else { Err(EMPTY_CAMP) });
    }
    prompt
}
pub(in crate::games::tactique) fn revolt_target(
    In((_, mut prompt)): In<(Seat, Prompt)>,
    read: Read,
    hired: Res<Hired>,
    tactics: Res<Tactics>,
) -> Prompt {
    let board = read.board();
    let revolt = board.cards.in_play.is_some_and(|(_, card)| board.rules.item(card) == Item::Card(Plain::Revolt));
    if revolt {
        prompt.offer(&REVOLT_IN_CAMP, families(&board), |seat| may_stir(&board, &hired, &tactics, seat));
    }
    prompt
}
pub(in crate::games::tactique) fn revolt_in_camp(
    In((seat, camp)): In<(Seat, Seat)>,
    mut write: Write,
    mut hired: ResMut<Hired>,
    tactics: Res<Tactics>,
) -> Flow {
    if let Some((_, card)) = write.cards.in_play.take() {
        write.cards.deck.discard(card);
    }
    let roll = super::archers::battle_die(&mut write, &tactics, seat, "tactique-roll-camp");
    let most = roll.face + tactics.data.troops.mercenaries.revolt_bonus;
    let gone = most.min(hired.camp(camp).into()) as u8;
    hired.camps[usize::from(camp.0)] -= gone;
    hired.reserve += gone;
    write.chronicle.note("T-4.19", || {
        let entry = Entry::new("tactique-log-camp-revolt", "T-4.19").by(seat).roll(roll);
        entry.with("camp", Word::On(Target::Seat(camp))).with("men", Word::Number(gone.into()))
    });
    Flow::done()
}

/// Registers the steps, decisions and verbs of this chapter.
pub fn plugin(app: &mut App) {
    app.before(&crate::games::fief::chapters::turn::PURCHASES, &HIRING)
        .step(&HIRING, hiring)
        .decision(&UPKEEP, upkeep)
        .verb(&KEEP_MEN, keep_men)
        .step(&AUCTION, auction)
        .decision(&BIDDING, bidding)
        .verb(&BID, bid)
        .verb(&NO_BID, no_bid)
        .step(&REVEAL, reveal)
        .decision(&ENGAGE_FIRST, engage_first)
        .verb(&ENGAGE, engage)
        .verb(&HOLD_BACK, hold_back)
        .widen(&crate::games::fief::chapters::battle::rounds::READY, engage_in_round)
        .before(&crate::games::fief::chapters::battle::aftermath::FINISH, &GAVE_UP)
        .step(&GAVE_UP, gave_up)
        .after(&crate::games::fief::chapters::battle::aftermath::FINISH, &DISPERSED)
        .step(&DISPERSED, dispersed)
        .before(&crate::games::fief::chapters::victory::TURN_END, &HOME)
        .step(&HOME, home)
        .after(&crate::games::fief::chapters::victory::TURN_END, &MASTERLESS)
        .step(&MASTERLESS, masterless)
        .before(&crate::games::fief::chapters::plague::PLAGUE_VILLAGE, &PLAGUED)
        .step(&PLAGUED, plagued)
        .widen(&crate::games::fief::chapters::cards::CARDS_GO, revolt_card)
        .widen(&crate::games::fief::chapters::blue_cards::TARGET, revolt_target)
        .verb(&REVOLT_IN_CAMP, revolt_in_camp);
}
