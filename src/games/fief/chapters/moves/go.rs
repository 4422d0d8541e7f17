//! Chapter 8, a family's go of moves: who leads, who comes along, where the company goes; and the registration of all
//! steps, decisions and verbs of moves.
use crate::games::fief::access::{Read, Write};
use crate::games::fief::chapters::moves::company::{First, NEEDS_LEADER, may_join, may_lead, may_leave_behind};
use crate::games::fief::chapters::moves::march::{may_ask, may_march, may_storm};
use crate::games::fief::chapters::moves::{arrival, company, march, passage};
use crate::games::fief::chapters::negotiations::notes::offer_closing;
use crate::games::fief::chapters::revolt;
use crate::games::fief::chapters::turn::DONE;
use crate::games::fief::state::march::{Errand, Goal};
use crate::games::fief::state::notes::Notes;
use crate::table::prelude::*;
use bevy::prelude::*;

/// A family's go in the phase of moves (D-15).
pub const MOVE_GO: Step<Seat> = Step::new("fief.move_go");
/// The company takes its step, if everybody who had to be asked has agreed.
pub const SET_FOOT: Step<Seat> = Step::new("fief.set_foot");

/// This lord leads a company from where he stands.
pub const LEAD: Verb<PieceId> = Verb::new("fief.lead");
/// This lord or captive comes along.
pub const JOIN: Verb<PieceId> = Verb::new("fief.join");
/// So many soldiers come along: those that have gone least far, or furthest (F-8.08).
pub const ESCORT: Verb<i32> = Verb::new("fief.escort");
pub const ESCORT_SPENT: Verb<i32> = Verb::new("fief.escort_spent");
/// This lord or captive of the company is left where it stands.
pub const LEAVE: Verb<PieceId> = Verb::new("fief.leave");
/// So many soldiers stay here (F-8.07).
pub const DROP: Verb<i32> = Verb::new("fief.drop");
/// The company goes to this village; to its gate; or asks to be let in.
pub const MARCH: Verb<Place> = Verb::new("fief.march");
pub const STORM: Verb<Place> = Verb::new("fief.storm");
pub const ASK_PASSAGE: Verb<Place> = Verb::new("fief.ask_passage");

pub(super) const NOT_SO_MANY: Refusal = Refusal::new("bad_amount", "F-8.08");
pub(super) const NOBODY_TO_DROP: Refusal = Refusal::new("bad_amount", "F-8.07");

/// Registers the steps, decisions and verbs of this chapter.
pub fn plugin(app: &mut App) {
    app.decision(&MOVE_GO, move_go)
        .verb(&LEAD, lead)
        .verb(&JOIN, join)
        .verb(&ESCORT, escort)
        .verb(&ESCORT_SPENT, escort_spent)
        .verb(&LEAVE, leave)
        .verb(&DROP, drop_off)
        .verb(&MARCH, march_to)
        .verb(&STORM, storm)
        .verb(&ASK_PASSAGE, ask_passage)
        .step(&SET_FOOT, set_foot)
        .decision(&passage::LET_OUT, passage::let_out)
        .verb(&passage::LET_GO, passage::let_go)
        .verb(&passage::HOLD, passage::hold)
        .decision(&passage::PASSAGE, passage::passage)
        .verb(&passage::ADMIT, passage::admit)
        .verb(&passage::TURN_AWAY, passage::refuse)
        .verb(&passage::GRANT_FOR, passage::grant_for)
        .decision(&passage::PAY_TOLL, passage::pay_toll)
        .verb(&passage::PAY, passage::pay)
        .verb(&passage::KEEP_PURSE, passage::keep)
        .decision(&passage::AFTER_REFUSAL, passage::after_refusal)
        .verb(&passage::STAY, passage::stay)
        .verb(&passage::FORCE, passage::force)
        .verb(&passage::WELCOME, passage::welcome)
        .verb(&passage::BAR, passage::bar)
        .verb(&passage::HEAR, passage::hear)
        .step(&arrival::SET_OUT, arrival::set_out)
        .step(&arrival::GO_OVER, arrival::go_over);
}

/// The goes of these families, one after the other.
pub(in crate::games::fief) fn goes(order: &[Seat]) -> Vec<Task> {
    order.iter().flat_map(|seat| [arrival::SET_OUT.on(*seat), MOVE_GO.on(*seat), arrival::GO_OVER.on(*seat)]).collect()
}

/// All that a family may do in its go of moves: it moves all, some or none of its pieces (F-8.01), in any combination
/// of marches (F-8.30).
pub(in crate::games::fief) fn move_go(In(seat): In<Seat>, read: Read, notes: Res<Notes>, ask: Ask) -> Prompt {
    let board = read.board();
    let mut prompt = ask.prompt(seat, "fief-ask-moves");
    // The number that can be led shows how many there are (F-8.10).
    prompt.secret = board.forces.fog;
    prompt.offer(&LEAD, board.lords_of(seat).map(|row| row.id), |id| may_lead(&board, seat, id));
    let leader = board.march.leader.map(|id| board.lord(id));
    let beside = leader.into_iter().flat_map(|leader| board.lords_in(leader.at)).map(|row| row.id);
    prompt.offer(&JOIN, beside, |id| may_join(&board, seat, id));
    let company = board.march.leader.into_iter().chain(board.march.with.iter().copied());
    prompt.offer(&LEAVE, company, |id| may_leave_behind(&board, id));
    let hand = company::at_hand(&board, seat);
    let (all, march) = (hand.iter().map(|(_, points)| i32::from(*points)).sum::<i32>(), board.march);
    let why = if leader.is_none() { NEEDS_LEADER } else { NOT_SO_MANY };
    prompt.offer_range(&ESCORT, 1..=all, why);
    prompt.offer_range(&ESCORT_SPENT, 1..=if hand.len() > 1 { all } else { 0 }, why);
    let droppable = if march.may_drop { i32::from(march.points()) } else { 0 };
    prompt.offer_range(&DROP, 1..=droppable, if leader.is_none() { NEEDS_LEADER } else { NOBODY_TO_DROP });
    let at = leader.map_or(Place::NOWHERE, |leader| leader.at);
    let near = || board.map.roads.neighbours(at).iter().copied().chain(leader.map(|leader| leader.at));
    prompt.offer(&MARCH, near(), |to| may_march(&board, seat, to));
    prompt.offer(&STORM, near(), |to| may_storm(&board, seat, to));
    prompt.offer(&ASK_PASSAGE, near(), |to| may_ask(&board, seat, to));
    revolt::offer_moves(&board, &mut prompt, seat);
    // A family that can move nothing is not asked; one that has moved ends its go itself.
    let may_go = board.lords_of(seat).any(|row| may_lead(&board, seat, row.id).is_ok());
    if !board.march.stirred && !may_go && revolt::controller(&board) != Some(seat) {
        return prompt;
    }
    prompt.offer(&DONE, [()], |()| Ok(()));
    prompt.closing = Some(DONE.on(()));
    passage::offer_customs(&board, &mut prompt, seat);
    offer_closing(&notes, &mut prompt, seat);
    prompt
}

fn lead(In((_, id)): In<(Seat, PieceId)>, mut write: Write) -> Flow {
    company::disperse(&mut write);
    write.march.leader = Some(id);
    write.march.stirred = true;
    Flow::again()
}
fn join(In((_, id)): In<(Seat, PieceId)>, mut write: Write) -> Flow {
    write.march.with.push(id);
    Flow::again()
}

fn leave(In((_, id)): In<(Seat, PieceId)>, mut write: Write) -> Flow {
    company::leave_behind(&mut write, id);
    Flow::again()
}

fn take_along(write: &mut Write, seat: Seat, points: i32, first: First) -> Flow {
    write.march.may_drop = false;
    if write.forces.of_kinds() {
        company::take_about(write, seat, points as u16, first);
        return Flow::again();
    }
    let hand = company::at_hand(&write.board(), seat);
    let wanted = points as u16;
    let picked = match first {
        First::LeastGone => company::pick(hand.into_iter(), wanted),
        First::FurthestGone => company::pick(hand.into_iter().rev(), wanted),
    };
    picked.into_iter().for_each(|(steps, points)| write.march.add(steps, points));
    Flow::again()
}
fn escort(In((seat, points)): In<(Seat, i32)>, mut write: Write) -> Flow {
    take_along(&mut write, seat, points, First::LeastGone)
}
fn escort_spent(In((seat, points)): In<(Seat, i32)>, mut write: Write) -> Flow {
    take_along(&mut write, seat, points, First::FurthestGone)
}
/// Of the soldiers who march, those who have gone furthest stay here first (F-8.07).
fn drop_off(In((_, points)): In<(Seat, i32)>, mut write: Write) -> Flow {
    write.march.may_drop = false;
    if write.forces.of_kinds() {
        company::leave_about(&mut write, points as u16);
        return Flow::again();
    }
    let march = &mut *write.march;
    let keep = march.points() - (points as u16).min(march.points());
    march.taken = company::pick(march.taken.clone().into_iter(), keep);
    Flow::again()
}

fn march_to(In((seat, to)): In<(Seat, Place)>, mut write: Write) -> Flow {
    march::set_out(&mut write, seat, Errand { to, goal: Goal::Within, ask: false, toll: 0 })
}
fn storm(In((seat, to)): In<(Seat, Place)>, mut write: Write) -> Flow {
    march::set_out(&mut write, seat, Errand { to, goal: Goal::Gate, ask: false, toll: 0 })
}
fn ask_passage(In((seat, to)): In<(Seat, Place)>, mut write: Write) -> Flow {
    if let Some(leader) = write.march.leader {
        write.march.asked.push((leader, to));
    }
    march::set_out(&mut write, seat, Errand { to, goal: Goal::Within, ask: true, toll: 0 })
}

fn set_foot(In(seat): In<Seat>, mut write: Write) -> Flow {
    if let Some(errand) = write.march.errand.take().filter(|errand| !errand.ask) {
        march::step(&mut write, seat, errand.to, errand.goal);
    }
    Flow::done()
}
