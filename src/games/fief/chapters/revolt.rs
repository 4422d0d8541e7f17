//! Chapter 16, the revolt: it rises (F-16.27, F-16.28, F-16.29, F-16.33), marches under its controller (F-16.35,
//! F-16.36, F-16.37, F-16.38, F-16.44, F-16.45), takes villages (F-16.31, F-16.34, F-16.40), and is beaten or calmed
//! (F-16.42, F-16.43).
use crate::games::fief::access::{Read, Write};
use crate::games::fief::board::Board;
use crate::games::fief::chapters::battle;
use crate::games::fief::chapters::battle::declare::start;
use crate::games::fief::chapters::blue_cards::{NO_FAMINE, REVOLT_IN_PROGRESS};
use crate::games::fief::chapters::moves::{gate_holds, weather_holds};
use crate::games::fief::chapters::names::{lord, place};
use crate::games::fief::chapters::succession::deaths::{AFTERMATH, dies};
use crate::games::fief::data::items::{Building, Item, Plain};
use crate::games::fief::state::lords::Holder;
use crate::games::fief::state::posts::{Party, Stand};
use crate::games::fief::state::revolt::Uprising;
use crate::games::fief::state::war::Battle;
use crate::table::kit::purses::Account;
use crate::table::prelude::*;
use bevy::prelude::*;

/// This bishop may try to calm the revolt (D-10, D-19).
pub const CALM: Step<PieceId> = Step::new("fief.calm");
pub const CALM_CALLED: Step<PieceId> = Step::new("fief.calm_called");
/// The uprising is fought at once (F-16.29).
pub const UPRISING: Step<Place> = Step::new("fief.uprising");

/// The rebels march to this village (F-16.35).
pub const LEAD_REBELS: Verb<Place> = Verb::new("fief.lead_rebels");
/// Tries to calm the revolt with so many points bought (F-16.42, F-16.43).
pub const CALM_WITH: Verb<i32> = Verb::new("fief.calm_with");
pub const FORBEAR: Verb<()> = Verb::new("fief.forbear");

pub const NOT_YOUR_REBELS: Refusal = Refusal::new("no_revolt", "F-16.35");
pub const REBELS_NO_ROAD: Refusal = Refusal::new("no_road", "F-16.35");
pub const REBELS_TIRED: Refusal = Refusal::new("no_steps_left", "F-16.35");
pub const REBELS_MUST_FIGHT: Refusal = Refusal::new("no_steps_left", "F-16.36");
pub const REBELS_WEATHER: Refusal = Refusal::new("bad_weather_here", "F-16.44");
pub const REBELS_SHUT_IN: Refusal = Refusal::new("road_held_by_attacker", "F-8.23");
pub const TOO_MANY_POINTS: Refusal = Refusal::new("not_enough_money", "F-16.43");

/// Who plays the rebels: whoever laid the card, or the next living seat to his left (F-16.45).
pub fn controller(board: &Board) -> Option<Seat> {
    let uprising = board.revolt.0?;
    board.progress.order_from(uprising.controller).next()
}
/// The rebels as a party, if they are in this village.
pub fn party(board: &Board, village: Place) -> Option<Party> {
    let seat = controller(board)?;
    board.has_rebels(village).then_some(Party { seat, stand: Stand::Rebels })
}

/// Where a revolt may break out (F-16.27, F-16.28).
pub fn may_rise(board: &Board, village: Place) -> Allowed {
    if board.revolt.0.is_some() {
        return Err(REVOLT_IN_PROGRESS);
    }
    let famine = board.map.is_village(village) && board.realm.regions[board.region(village)].famine;
    if famine { Ok(()) } else { Err(NO_FAMINE) }
}

/// The card is played on a village (F-16.27).
pub(in crate::games::fief) fn rise(write: &mut Write, seat: Seat, village: Place) -> Flow {
    let rolls: Vec<Roll> =
        (0..write.rules.data.combat.uprising_dice).map(|_| write.die(seat, "fief-roll-uprising")).collect();
    let rebels = write.rules.rebels.clone();
    let most = rebels.total();
    let total = rolls.iter().map(|roll| roll.face).sum::<i32>() as u16;
    let points = (1..=total.min(most)).rev().find(|n| rebels.can_show([*n].into_iter())).unwrap_or(1);
    write.revolt.0 = Some(Uprising { at: village, points, controller: seat, steps: 0 });
    write.chronicle.note("F-16.27", || {
        let entry = Entry::new("fief-log-uprising", "F-16.27").by(seat).with("village", place(village));
        let entry = entry.with("points", Word::Number(points.into()));
        rolls.into_iter().fold(entry, Entry::roll)
    });
    let board = write.board();
    if board.families_inside(village).next().is_none() {
        pillage(write, village, "F-16.33");
        seize(write, village);
        return Flow::then([AFTERMATH.on(())]);
    }
    // In bad weather the battle waits (F-16.44).
    let fought = !weather_holds(&board, village);
    let calm = if board.rules.switches.calm_before_uprising { bishops(&board) } else { vec![] };
    let fight = fought.then(|| UPRISING.on(village));
    Flow::then(calm.into_iter().map(|id| CALM_CALLED.on(id)).chain(fight))
}
/// The rebels rise against all who are in their village (F-16.29).
pub(in crate::games::fief) fn uprising(In(village): In<Place>, mut write: Write) -> Flow {
    let board = write.board();
    let (Some(rebels), mut fought) = (party(&board, village), Battle::new(village)) else {
        return Flow::done();
    };
    fought.sides.attack.push(rebels);
    fought.sides.defence = battle::parties(&board, village).into_iter().filter(|p| p.stand != Stand::Gate).collect();
    if fought.sides.defence.is_empty() { Flow::done() } else { start(&mut write, fought) }
}

/// Free bishops in the rebels' village, in turn order (F-16.42).
pub fn bishops(board: &Board) -> Vec<PieceId> {
    let Some(uprising) = board.revolt.0 else { return vec![] };
    let there = |seat: Seat| {
        board.free_lords_of(seat).filter(move |row| row.at == uprising.at && row.lord.is_churchman()).map(|row| row.id)
    };
    board.progress.order().flat_map(there).collect()
}
pub(in crate::games::fief) fn calm_called(In(id): In<PieceId>, mut write: Write) -> Flow {
    write.war.calmer = Some(id);
    Flow::then([CALM.on(id)])
}
pub(in crate::games::fief) fn calm(In(id): In<PieceId>, read: Read, ask: Ask) -> Prompt {
    let board = read.board();
    let seat = board.family(id);
    let mut prompt = ask.prompt(seat, "fief-ask-calm");
    // The points that can be bought show what is in the purse (F-6.12).
    prompt.secret = board.treasury.purses.is_secret();
    if bishops(&board).contains(&id) {
        let most = board.purse(seat) / board.rules.data.money.prices.conviction;
        prompt.offer_range(&CALM_WITH, 0..=most, TOO_MANY_POINTS);
        prompt.offer(&FORBEAR, [()], |()| Ok(()));
        prompt.closing = Some(FORBEAR.on(()));
    }
    prompt.with("lord", lord(id))
}
pub(in crate::games::fief) fn calm_with(In((seat, points)): In<(Seat, i32)>, mut write: Write) -> Flow {
    let Some(id) = write.war.calmer.take() else { return Flow::done() };
    let sum = points * write.rules.data.money.prices.conviction;
    write.pay(Account::Purse(seat), Account::Bank, sum, "fief-log-paid", "F-16.43");
    let roll = write.die(seat, "fief-roll-calm");
    let calmed = roll.face + points >= write.rules.data.combat.calm_from;
    let event = if calmed { "fief-log-calmed" } else { "fief-log-not-calmed" };
    write.chronicle.note("F-16.42", || Entry::new(event, "F-16.42").by(seat).with("lord", lord(id)).roll(roll));
    if calmed {
        over(&mut write);
        for region in limbo(&write.board()) {
            write.titles.of[region].holder = Holder::Lord(id);
            let area = Place(write.titles.first_region + region as u16);
            write.chronicle.note("F-16.40", || {
                Entry::new("fief-log-inherited", "F-16.40").by(seat).with("lord", lord(id)).with("area", place(area))
            });
        }
    } else {
        dies(&mut write, id);
    }
    Flow::then([AFTERMATH.on(())])
}
pub(in crate::games::fief) fn forbear(In(_): In<(Seat, ())>, mut write: Write) -> Flow {
    write.war.calmer = None;
    Flow::done()
}

/// The rebels are gone; the card is discarded (F-16.28).
fn over(write: &mut Write) {
    if write.revolt.0.take().is_some() {
        let card = write.rules.kind(Item::Card(Plain::Revolt));
        write.cards.deck.discard(card);
        write.chronicle.note("F-16.28", || Entry::new("fief-log-revolt-over", "F-16.28"));
    }
}
/// The rebels lose points, more than were due where their counters allow no exact change (F-9.14).
pub(in crate::games::fief) fn lose(write: &mut Write, points: u16) {
    let rebels = write.rules.rebels.clone();
    let Some(uprising) = &mut write.revolt.0 else { return };
    let lost = rebels.loss(&[uprising.points], 0, points);
    uprising.points -= lost.min(uprising.points);
    let gone = uprising.points == 0;
    write
        .chronicle
        .note("F-9.12", || Entry::new("fief-log-rebels-lost", "F-9.12").with("points", Word::Number(lost.into())));
    if gone {
        over(write);
    }
}

/// Regions whose titles the rebels have taken (F-16.40).
fn limbo(board: &Board) -> Vec<usize> {
    (0..board.titles.of.len()).filter(|region| board.titles.of[*region].holder == Holder::Rebels).collect()
}
/// Whoever has driven the rebels out receives the titles that they had taken (F-16.40).
pub(in crate::games::fief) fn reward(write: &mut Write, winner: Option<Seat>) {
    let Some(seat) = winner else { return };
    for region in limbo(&write.board()) {
        super::moves::take_fief(write, seat, region);
    }
}

/// Mills, presses and castle are destroyed; a city stands (F-16.31, F-16.33, F-16.34, F-16.37).
fn pillage(write: &mut Write, village: Place, rule: &'static str) {
    let v = write.realm.village_mut(village);
    let stood = v.count(Building::Castle) + v.mills + v.presses;
    (v.castle, v.mills, v.presses) = (false, 0, 0);
    if stood > 0 {
        write.chronicle.note(rule, || Entry::new("fief-log-pillaged", rule).with("village", place(village)));
    }
}
/// Rebels alone in a capital take its title off its holder (F-16.40).
fn seize(write: &mut Write, village: Place) {
    let board = write.board();
    let region = board.region(village);
    let title = board.titles.of[region];
    let held = matches!(title.holder, Holder::Lord(_) | Holder::Unassigned(_));
    if held
        && title.capital == Some(village)
        && board.has_rebels(village)
        && board.families_inside(village).next().is_none()
    {
        super::prisoners::keep_what_was_set_aside(write, region);
        write.titles.of[region].holder = Holder::Rebels;
        write.titles.of[region].taken = false;
        write.titles.to_assign.retain(|other| usize::from(*other) != region);
        write.chronicle.note("F-16.40", || Entry::new("fief-log-seized", "F-16.40").with("village", place(village)));
    }
}
/// The rebels have won in a village (F-16.31).
pub(in crate::games::fief) fn overrun(write: &mut Write, village: Place) {
    write.chronicle.note("F-16.31", || Entry::new("fief-log-rebels-won", "F-16.31").with("village", place(village)));
    pillage(write, village, "F-16.31");
    seize(write, village);
}

/// Whether the rebels may march to a village now (F-16.35, F-16.36).
pub fn may_lead_rebels(board: &Board, seat: Seat, to: Place) -> Allowed {
    let Some(uprising) = board.revolt.0.filter(|_| controller(board) == Some(seat)) else {
        return Err(NOT_YOUR_REBELS);
    };
    if !board.map.is_village(to) || !board.map.roads.joined(uprising.at, to) {
        return Err(REBELS_NO_ROAD);
    }
    if weather_holds(board, uprising.at) {
        return Err(REBELS_WEATHER);
    }
    if uprising.steps > 0 && board.families_inside(uprising.at).next().is_some() {
        return Err(REBELS_MUST_FIGHT);
    }
    if uprising.steps >= board.rules.data.limits.steps {
        return Err(REBELS_TIRED);
    }
    // Every road on which somebody stands at the gate, the controller's own people too (F-16.38).
    let held = gate_holds(board, None, uprising.at, to);
    if held { Err(REBELS_SHUT_IN) } else { Ok(()) }
}
pub(in crate::games::fief) fn offer_moves(board: &Board, prompt: &mut Prompt, seat: Seat) {
    let at = board.revolt.0.map_or(Place::NOWHERE, |uprising| uprising.at);
    let near = board.map.roads.neighbours(at).iter().copied();
    prompt.offer(&LEAD_REBELS, near, |to| may_lead_rebels(board, seat, to));
}
pub(in crate::games::fief) fn lead_rebels(In((seat, to)): In<(Seat, Place)>, mut write: Write) -> Flow {
    let Some(uprising) = &mut write.revolt.0 else { return Flow::again() };
    uprising.at = to;
    uprising.steps += 1;
    write
        .chronicle
        .note("F-16.35", || Entry::new("fief-log-rebels-marched", "F-16.35").by(seat).with("village", place(to)));
    if write.board().families_inside(to).next().is_none() {
        pillage(&mut write, to, "F-16.37");
    }
    Flow::again()
}
/// At the end of every go: a city in which the rebels are alone now is theirs (F-16.40).
pub(in crate::games::fief) fn end_of_go(write: &mut Write) {
    if let Some(uprising) = write.revolt.0 {
        seize(write, uprising.at);
    }
}

/// Registers the steps, decisions and verbs of this chapter.
pub fn plugin(app: &mut App) {
    app.verb(&LEAD_REBELS, lead_rebels)
        .step(&CALM_CALLED, calm_called)
        .decision(&CALM, calm)
        .verb(&CALM_WITH, calm_with)
        .verb(&FORBEAR, forbear)
        .step(&UPRISING, uprising);
}
