//! Chapter 15, the Prince: a lord card laid as the son of King and Queen, if both agree (F-15.02, F-15.03).
use crate::games::fief::access::{Read, Write};
use crate::games::fief::board::Board;
use crate::games::fief::chapters::blue_cards::{NO_PLACE_FOR_LORD, TARGET, TOO_MANY_LORDS, any, lord_place};
use crate::games::fief::chapters::cards::CARD_NOT_IN_HAND;
use crate::games::fief::chapters::names::lord;
use crate::games::fief::data::files::PrinceFamily;
use crate::games::fief::data::items::Item;
use crate::table::prelude::*;
use bevy::prelude::*;

/// Does the other royal parent agree? (D-06)
pub const PRINCE_CONSENT: Step<Seat> = Step::new("fief.prince_consent");

/// Lays this lord's card as Prince.
pub const PLAY_PRINCE: Verb<Kind> = Verb::new("fief.play_prince");
/// The other parent agrees, or does not (F-15.02).
pub const CONSENT: Verb<()> = Verb::new("fief.consent");
pub const WITHHOLD: Verb<()> = Verb::new("fief.withhold");

pub const PRINCE_NOT_MALE: Refusal = Refusal::new("lord_not_male", "F-15.02");
pub const PRINCE_EXISTS: Refusal = Refusal::new("prince_exists", "F-15.02");
pub const ROYAL_CONSENT_MISSING: Refusal = Refusal::new("royal_consent_missing", "F-15.02");
pub const QUEEN_IS_PRISONER: Refusal = Refusal::new("royal_consent_missing", "F-14.12");

/// The families of the King and of the Queen who is his wife, if there are both: the couple whose alliance allows a
/// Prince (F-11.10).
fn parents(board: &Board) -> Option<(Seat, Seat)> {
    let (king, queen) = (board.crown.king?, board.crown.queen?);
    let married = board.lord(king).lord.spouse == Some(queen);
    married.then(|| (board.family(king), board.family(queen)))
}

/// Whose lord the Prince will be (F-15.03, R-25).
fn family(board: &Board, laying: Seat) -> Seat {
    match (board.rules.switches.prince_family, parents(board)) {
        (PrinceFamily::King, Some((king, _))) => king,
        _ => laying,
    }
}

/// Whether a family may lay a card of its hand as Prince now.
pub fn may_play_prince(board: &Board, seat: Seat, card: Kind) -> Allowed {
    if !board.cards.hands.has(seat, card) {
        return Err(CARD_NOT_IN_HAND);
    }
    if !matches!(board.rules.item(card), Item::Lord(id) if !board.is_woman(id)) {
        return Err(PRINCE_NOT_MALE);
    }
    if board.crown.prince.is_some() {
        return Err(PRINCE_EXISTS);
    }
    let is_parent = parents(board).is_some_and(|(king, queen)| seat == king || seat == queen);
    let captive = board.crown.queen.is_some_and(|queen| board.lord(queen).lord.captor.is_some());
    let kings = parents(board).is_some_and(|(king, _)| seat == king);
    if board.rules.switches.surrender && captive && kings {
        return Err(QUEEN_IS_PRISONER);
    }
    if !is_parent || board.underway.prince_denied {
        return Err(ROYAL_CONSENT_MISSING);
    }
    let family = family(board, seat);
    // Of the family's own lords, those whom others hold included (F-5.15, F-15.03).
    if board.lords_of(family).count() >= board.rules.data.limits.lords {
        return Err(TOO_MANY_LORDS);
    }
    any(board.map.villages(), |village| lord_place(board, family, village), NO_PLACE_FOR_LORD)
}

pub(in crate::games::fief) fn play_prince(In((seat, card)): In<(Seat, Kind)>, mut write: Write) -> Flow {
    let board = write.board();
    let other = parents(&board).map_or(seat, |(king, queen)| if seat == king { queen } else { king });
    let family = family(&board, seat);
    write.cards.hands.take(seat, card);
    write.cards.in_play = Some((seat, card));
    write.underway.prince = true;
    Flow::then([PRINCE_CONSENT.on(other), TARGET.on(family)]).and_again()
}

pub(in crate::games::fief) fn prince_consent(In(seat): In<Seat>, read: Read, ask: Ask) -> Prompt {
    let board = read.board();
    // The card goes back to the hand if he says no: nobody else has seen it (F-5.07).
    let mut prompt = ask.prompt(seat, "fief-ask-prince").secret();
    prompt.offer(&CONSENT, [()], |()| Ok(()));
    prompt.offer(&WITHHOLD, [()], |()| Ok(()));
    prompt.closing = Some(WITHHOLD.on(()));
    match board.cards.in_play.map(|(_, card)| board.rules.item(card)) {
        Some(Item::Lord(id)) => prompt.with("lord", lord(id)),
        _ => prompt,
    }
}

pub(in crate::games::fief) fn consent(In((seat, ())): In<(Seat, ())>, mut write: Write) -> Flow {
    write.chronicle.note("F-15.02", || Entry::new("fief-log-consent", "F-15.02").by(seat));
    Flow::done()
}

/// The card goes back to the hand, and is not offered again in this go.
pub(in crate::games::fief) fn withhold(In((seat, ())): In<(Seat, ())>, mut write: Write) -> Flow {
    if let Some((layer, card)) = write.cards.in_play.take() {
        write.cards.hands.give(layer, card);
    }
    (write.underway.prince, write.underway.prince_denied) = (false, true);
    write.chronicle.note("F-15.02", || Entry::new("fief-log-withheld", "F-15.02").by(seat));
    Flow::done()
}

/// Registers the steps, decisions and verbs of this chapter.
pub fn plugin(app: &mut App) {
    app.verb(&PLAY_PRINCE, play_prince)
        .decision(&PRINCE_CONSENT, prince_consent)
        .verb(&CONSENT, consent)
        .verb(&WITHHOLD, withhold);
}
