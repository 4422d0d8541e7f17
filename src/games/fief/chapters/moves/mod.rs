//! Chapter 8, moves: a lord leads a company step by step; what a go brings about is settled at its end.
mod arrival;
mod company;
mod march;
pub(in crate::games::fief) mod passage;

pub(in crate::games::fief) use arrival::take_fief;
pub use arrival::{come_in, take_village, walk_in};
pub use company::{Custom, March, may_join, may_lead, pieces_at_hand, take_pieces, weather_holds};
pub use march::{Host, gate_holds, gate_road, host, may_ask, may_march, may_storm};
pub use passage::FORCE;

use super::revolt;
use super::turn::DONE;
use crate::games::fief::board::{Play, Watch};
use crate::table::prelude::*;
use bevy::prelude::*;
use company::{Errand, NEEDS_LEADER};

/// A family's go in the phase of moves (D-15).
pub const MOVE_GO: Step<Seat> = Step::new("fief.move_go");
/// The company goes where it may.
pub const SET_FOOT: Step<Seat> = Step::new("fief.set_foot");

/// This lord leads a company from where he stands.
pub const LEAD: Verb<PieceId> = Verb::new("fief.lead");
/// This lord or captive comes along.
pub const JOIN: Verb<PieceId> = Verb::new("fief.join");
/// So many soldiers come along: those that have gone least far, or furthest (F-8.08).
pub const ESCORT: Verb<i32> = Verb::new("fief.escort");
pub const ESCORT_SPENT: Verb<i32> = Verb::new("fief.escort_spent");
/// So many soldiers stay here (F-8.07).
pub const DROP: Verb<i32> = Verb::new("fief.drop");
/// The company goes to this village; to its gate; or asks to be let in.
pub const MARCH: Verb<Place> = Verb::new("fief.march");
pub const STORM: Verb<Place> = Verb::new("fief.storm");
pub const ASK_PASSAGE: Verb<Place> = Verb::new("fief.ask_passage");

const NOT_SO_MANY: Refusal = Refusal::new("bad_amount", "F-8.08");
const NOBODY_TO_DROP: Refusal = Refusal::new("bad_amount", "F-8.07");

/// What the table registers of this chapter.
pub fn plugin(app: &mut App) {
    app.decision(&MOVE_GO, move_go)
        .verb(&LEAD, lead)
        .verb(&JOIN, join)
        .verb(&ESCORT, escort)
        .verb(&ESCORT_SPENT, escort_spent)
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

pub(in crate::games::fief) fn move_go(In(seat): In<Seat>, watch: Watch, ask: Ask) -> Prompt {
    let board = watch.board();
    let mut prompt = ask.prompt(seat, "fief-ask-moves");
    // How many can be led tells how many there are.
    prompt.secret = board.forces.fog;
    prompt.offer(&LEAD, board.lords_of(seat).map(|row| row.id), |id| may_lead(&board, seat, id));
    let leader = board.march.leader.map(|id| board.lord(id));
    let beside = leader.into_iter().flat_map(|leader| board.lords_in(leader.at)).map(|row| row.id);
    prompt.offer(&JOIN, beside, |id| may_join(&board, seat, id));
    let hand = company::at_hand(&board, seat);
    let (all, march) = (hand.iter().map(|(_, points)| i32::from(*points)).sum::<i32>(), board.march);
    let why = if leader.is_none() { NEEDS_LEADER } else { NOT_SO_MANY };
    prompt.offer_range(&ESCORT, 1..=all, why);
    prompt.offer_range(&ESCORT_SPENT, 1..=if hand.len() > 1 { all } else { 0 }, why);
    let droppable = if march.may_drop { i32::from(march.points()) } else { 0 };
    prompt.offer_range(&DROP, 1..=droppable, if leader.is_none() { NEEDS_LEADER } else { NOBODY_TO_DROP });
    let at = leader.map_or(Place::NOWHERE, |leader| leader.at);
    let near = || board.kingdom.roads.neighbours(at).iter().copied().chain(leader.map(|leader| leader.at));
    prompt.offer(&MARCH, near(), |to| may_march(&board, seat, to));
    prompt.offer(&STORM, near(), |to| may_storm(&board, seat, to));
    prompt.offer(&ASK_PASSAGE, near(), |to| may_ask(&board, seat, to));
    revolt::offer_moves(&board, &mut prompt, seat);
    // A family that can move nothing is not asked; once it has moved, it says itself when it has done.
    let may_go = board.lords_of(seat).any(|row| may_lead(&board, seat, row.id).is_ok());
    if !board.march.stirred && !may_go && revolt::controller(&board) != Some(seat) {
        return prompt;
    }
    prompt.offer(&DONE, [()], |()| Ok(()));
    prompt.closing = Some(DONE.on(()));
    passage::offer_customs(&board, &mut prompt, seat);
    prompt
}

fn lead(In((_, id)): In<(Seat, PieceId)>, mut play: Play) -> Flow {
    company::disperse(&mut play);
    play.march.leader = Some(id);
    play.march.stirred = true;
    Flow::again()
}
fn join(In((_, id)): In<(Seat, PieceId)>, mut play: Play) -> Flow {
    play.march.with.push(id);
    Flow::again()
}

fn take_along(play: &mut Play, seat: Seat, points: i32, spent: bool) -> Flow {
    play.march.may_drop = false;
    if play.forces.of_kinds() {
        company::take_about(play, seat, points as u16, spent);
        return Flow::again();
    }
    let hand = company::at_hand(&play.board(), seat);
    let wanted = points as u16;
    let picked =
        if spent { company::pick(hand.into_iter().rev(), wanted) } else { company::pick(hand.into_iter(), wanted) };
    picked.into_iter().for_each(|(steps, points)| play.march.add(steps, points));
    Flow::again()
}
fn escort(In((seat, points)): In<(Seat, i32)>, mut play: Play) -> Flow {
    take_along(&mut play, seat, points, false)
}
fn escort_spent(In((seat, points)): In<(Seat, i32)>, mut play: Play) -> Flow {
    take_along(&mut play, seat, points, true)
}
/// Those that have gone furthest stay first.
fn drop_off(In((_, points)): In<(Seat, i32)>, mut play: Play) -> Flow {
    play.march.may_drop = false;
    if play.forces.of_kinds() {
        company::leave_about(&mut play, points as u16);
        return Flow::again();
    }
    let march = &mut *play.march;
    let keep = march.points() - (points as u16).min(march.points());
    march.taken = company::pick(march.taken.clone().into_iter(), keep);
    Flow::again()
}

fn march_to(In((seat, to)): In<(Seat, Place)>, mut play: Play) -> Flow {
    march::set_out(&mut play, seat, Errand { to, storm: false, ask: false, toll: 0 })
}
fn storm(In((seat, to)): In<(Seat, Place)>, mut play: Play) -> Flow {
    march::set_out(&mut play, seat, Errand { to, storm: true, ask: false, toll: 0 })
}
fn ask_passage(In((seat, to)): In<(Seat, Place)>, mut play: Play) -> Flow {
    if let Some(leader) = play.march.leader {
        play.march.asked.push((leader, to));
    }
    march::set_out(&mut play, seat, Errand { to, storm: false, ask: true, toll: 0 })
}

fn set_foot(In(seat): In<Seat>, mut play: Play) -> Flow {
    if let Some(errand) = play.march.errand.take().filter(|errand| !errand.ask) {
        march::step(&mut play, seat, errand.to, errand.storm);
    }
    Flow::done()
}
