//! Chapter 16, the plague (F-16.13, F-16.14, F-16.15, F-14.08): a region loses half its soldiers, and a die is rolled
//! for the life of each of its lords.
use crate::games::fief::access::{Read, Write};
use crate::games::fief::board::Board;
use crate::games::fief::chapters::guards;
use crate::games::fief::chapters::names::{lord, place};
use crate::games::fief::chapters::succession::deaths::{AFTERMATH, dies};
use crate::games::fief::data::items::{Item, Plain};
use crate::games::fief::state::underway::Plague;
use crate::table::prelude::*;
use bevy::prelude::*;

/// The plague reaches a village: its soldiers, then its lords.
pub const PLAGUE_VILLAGE: Step<Place> = Step::new("fief.plague_village");
pub const PLAGUE_LORDS: Step<Place> = Step::new("fief.plague_lords");
/// The plague is over, and the lords who have died of it leave the board (F-16.14).
pub const PLAGUE_OVER: Step<()> = Step::new("fief.plague_over");
/// Which troops does a family lose to it? (D-43)
pub const PLAGUE_LOSSES: Step<Seat> = Step::new("fief.plague_losses");
/// How many of the guards lost are the King's? (D-43)
pub const PLAGUE_GUARDS: Step<Seat> = Step::new("fief.plague_guards");

/// So many of the points lost are guards, the others soldiers.
pub const BURY_GUARDS: Verb<i32> = Verb::new("fief.bury_guards");
/// So many of the guards' points are of the King's guard, the others of the Queen's.
pub const BURY_KINGS_GUARD: Verb<i32> = Verb::new("fief.bury_kings_guard");

pub const BAD_LOSS: Refusal = Refusal::new("loss_mismatch", "F-16.13");

/// What the plague does in a village: the share of soldiers lost, and up to which number of the die a lord dies.
fn force(write: &Write, village: Place) -> ((i32, i32), i32) {
    let data = &write.rules.data;
    if !write.rules.switches.crowded_plague {
        return (data.combat.plague.soldiers_lost, data.combat.plague.lord_dies_to);
    }
    let pieces = write.board().pieces(village);
    let line = data.variants.crowded_plague.iter().rfind(|line| line.from <= pieces);
    line.map_or(((0, 1), 0), |line| (line.lost, line.lord_dies_to))
}

/// Strikes the region numbered `region`, village by village; nobody can counter it (F-16.15). The lords die when the
/// whole region is done (F-16.14).
pub(in crate::games::fief) fn strike(write: &mut Write, by: Seat, region: usize) -> Flow {
    write.underway.plague = Some(Plague { by, ..default() });
    let villages = write.rules.map.of_region(region).iter().map(|village| PLAGUE_VILLAGE.on(*village));
    Flow::then(villages.chain([PLAGUE_OVER.on(()), AFTERMATH.on(())]))
}

pub(in crate::games::fief) fn plague_village(In(village): In<Place>, mut write: Write) -> Flow {
    let (share, dies_to) = force(&write, village);
    let mut choosing = vec![];
    let seats: Vec<Seat> = write.progress.order().collect();
    for seat in seats {
        let soldiers = write.forces.points(seat, village);
        let both = write.board().guards(seat, village);
        let guards: u16 = both.iter().sum();
        let wanted = (i32::from(soldiers + guards) * share.0 / share.1) as u16;
        let chooses = (soldiers > 0 && guards > 0 && wanted > 0) || (soldiers == 0 && guards::is_choice(both, wanted));
        if chooses || (write.forces.of_kinds() && wanted > 0) {
            choosing.push((seat, wanted));
        } else {
            lose(&mut write, seat, village, wanted, guards::usual_loss(both, wanted.saturating_sub(soldiers)));
        }
    }
    if write.rules.switches.plague_hits_rebels
        && let Some(uprising) = write.revolt.0.as_mut().filter(|uprising| uprising.at == village)
    {
        let wanted = (i32::from(uprising.points) * share.0 / share.1) as u16;
        uprising.points -= write.rules.rebels.loss(&[uprising.points], 0, wanted);
        if uprising.points == 0 {
            write.revolt.0 = None;
            let card = write.rules.kind(Item::Card(Plain::Revolt));
            write.cards.deck.discard(card);
        }
    }
    // Families may be asked something before the whole region is done: by then the occupant must be known.
    write.settle_occupants();
    let soldiers = |seat: Seat| write.forces.points(seat, village) > 0;
    let kinds = write.forces.of_kinds();
    let ask = |seat: Seat| if soldiers(seat) || kinds { PLAGUE_LOSSES.on(seat) } else { PLAGUE_GUARDS.on(seat) };
    let asked: Vec<Task> = choosing.iter().map(|(seat, _)| ask(*seat)).collect();
    if let Some(plague) = &mut write.underway.plague {
        (plague.village, plague.dies_to, plague.choosing) = (Some(village), dies_to, choosing);
    }
    Flow::then(asked.into_iter().chain([PLAGUE_LORDS.on(village)]))
}

/// What a family may choose: the fewest and most guards among the points that it loses.
fn range(board: &Board, seat: Seat) -> Option<(i32, i32, u16)> {
    let plague = board.underway.plague.as_ref()?;
    let village = plague.village?;
    let (_, wanted) = *plague.choosing.iter().find(|(choosing, _)| *choosing == seat)?;
    let guards: u16 = board.guards(seat, village).iter().sum();
    let least = wanted.saturating_sub(board.forces.points(seat, village));
    Some((least.into(), wanted.min(guards).into(), wanted))
}
pub(in crate::games::fief) fn plague_losses(In(seat): In<Seat>, read: Read, ask: Ask) -> Prompt {
    let board = read.board();
    let mut prompt = ask.prompt(seat, "fief-ask-plague-losses");
    // Where troops are of kinds, the expansion that brings them asks which of them are lost.
    let Some((least, most, wanted)) = range(&board, seat).filter(|_| !board.forces.of_kinds()) else { return prompt };
    prompt.offer_range(&BURY_GUARDS, least..=most, BAD_LOSS);
    // The number of the dead would show how many there were (F-8.10).
    prompt.secret = board.forces.fog;
    prompt.closing = Some(BURY_GUARDS.on(least));
    prompt.with("points", Word::Number(wanted.into()))
}
pub(in crate::games::fief) fn bury_guards(In((seat, guards)): In<(Seat, i32)>, mut write: Write) -> Flow {
    let Some((_, _, wanted)) = range(&write.board(), seat) else { return Flow::done() };
    let Some(plague) = &mut write.underway.plague else { return Flow::done() };
    let Some(village) = plague.village else { return Flow::done() };
    let guards = guards as u16;
    plague.guards_lost = guards;
    let both = write.board().guards(seat, village);
    if guards::is_choice(both, guards) {
        return Flow::then([PLAGUE_GUARDS.on(seat)]);
    }
    lose(&mut write, seat, village, wanted, guards::usual_loss(both, guards));
    write.settle_occupants();
    Flow::done()
}

/// The village, how many points of guards a family loses (all points, if it has only guards there), and how many points
/// it loses in all.
fn guards_lost(board: &Board, seat: Seat) -> Option<(Place, u16, u16)> {
    let (_, _, wanted) = range(board, seat)?;
    let plague = board.underway.plague.as_ref()?;
    let village = plague.village?;
    let guards = if board.forces.points(seat, village) > 0 { plague.guards_lost } else { wanted };
    Some((village, guards, wanted))
}
pub(in crate::games::fief) fn plague_guards(In(seat): In<Seat>, read: Read, ask: Ask) -> Prompt {
    let board = read.board();
    let mut prompt = ask.prompt(seat, "fief-ask-plague-guards");
    let Some((village, guards, _)) = guards_lost(&board, seat) else { return prompt };
    guards::offer_split(&mut prompt, &BURY_KINGS_GUARD, board.guards(seat, village), guards, BAD_LOSS);
    prompt.with("points", Word::Number(guards.into())).with("village", place(village))
}
pub(in crate::games::fief) fn bury_kings_guard(In((seat, of_kings)): In<(Seat, i32)>, mut write: Write) -> Flow {
    let Some((village, all, wanted)) = guards_lost(&write.board(), seat) else { return Flow::done() };
    let of_kings = of_kings as u16;
    lose(&mut write, seat, village, wanted, [of_kings, all - of_kings]);
    write.settle_occupants();
    Flow::done()
}

/// Takes points of a family in a village, so many of them of the King's and of the Queen's guard.
fn lose(write: &mut Write, seat: Seat, village: Place, wanted: u16, of_guards: [u16; 2]) {
    if wanted == 0 {
        return;
    }
    let both = write.board().guards(seat, village);
    let rules = Res::clone(&write.rules);
    let of_soldiers = write.forces.lose(&rules.soldiers, seat, village, wanted - of_guards.iter().sum::<u16>());
    let lost = of_soldiers + guards::lose(&rules, &mut write.forces, both, of_guards);
    write.chronicle.note("F-16.13", || {
        Entry::new("fief-log-plague-soldiers", "F-16.13")
            .by(seat)
            .with("points", Word::Number(lost.into()))
            .with("village", place(village))
    });
}

pub(in crate::games::fief) fn plague_lords(In(village): In<Place>, mut write: Write) -> Flow {
    let Some(Plague { by, dies_to, .. }) = write.underway.plague.clone() else { return Flow::done() };
    let lords: Vec<(PieceId, Seat)> = write.board().lords_in(village).map(|row| (row.id, row.family)).collect();
    for (id, family) in lords {
        let roll = write.die(by, "fief-roll-plague");
        let dies = roll.face <= dies_to;
        let event = if dies { "fief-log-plague-dead" } else { "fief-log-plague-saved" };
        write.chronicle.note("F-16.14", || Entry::new(event, "F-16.14").by(family).with("lord", lord(id)).roll(roll));
        if let (true, Some(plague)) = (dies, &mut write.underway.plague) {
            plague.dead.push(id);
        }
    }
    Flow::done()
}

pub(in crate::games::fief) fn plague_over(In(()): In<()>, mut write: Write) -> Flow {
    let plague = write.underway.plague.take().unwrap_or_default();
    plague.dead.into_iter().for_each(|id| dies(&mut write, id));
    Flow::done()
}

/// Registers the steps, decisions and verbs of this chapter.
pub fn plugin(app: &mut App) {
    app.step(&PLAGUE_VILLAGE, plague_village)
        .decision(&PLAGUE_LOSSES, plague_losses)
        .verb(&BURY_GUARDS, bury_guards)
        .decision(&PLAGUE_GUARDS, plague_guards)
        .verb(&BURY_KINGS_GUARD, bury_kings_guard)
        .step(&PLAGUE_LORDS, plague_lords)
        .step(&PLAGUE_OVER, plague_over);
}
