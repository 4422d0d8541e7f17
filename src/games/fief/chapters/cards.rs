//! Chapter 5, cards: dealing, the hand, a go of plays and discards (F-5.01, F-5.02, F-5.03, F-5.04, F-5.05, F-5.06,
//! F-5.12, F-5.14, F-5.16).
use crate::games::fief::access::{Read, Write};
use crate::games::fief::chapters::blue_cards;
use crate::games::fief::chapters::blue_cards::TARGET;
use crate::games::fief::chapters::names::{kind, lord};
use crate::games::fief::chapters::negotiations::notes::offer_closing;
use crate::games::fief::chapters::red_cards::{PLAY_PRINCE, may_play_prince};
use crate::games::fief::chapters::turn::DONE;
use crate::games::fief::data::items::Item;
use crate::games::fief::state::notes::Notes;
use crate::table::prelude::*;
use bevy::prelude::*;

/// A hand is filled up (F-5.01).
pub const DEAL: Step<Seat> = Step::new("fief.deal");
/// Before the discard pile is shuffled, a family without lords may take one from it (F-5.14, D-03).
pub const CLAIM: Step<Seat> = Step::new("fief.claim");
/// The discard pile becomes the new deck (F-5.05).
pub const RESHUFFLE: Step<()> = Step::new("fief.reshuffle");
/// A family's go in the phase of cards (F-5.02, D-04).
pub const CARDS_GO: Step<Seat> = Step::new("fief.cards_go");
/// That go is over (F-5.03).
pub const CARDS_GONE: Step<Seat> = Step::new("fief.cards_gone");

/// Plays a card; what it is played on is asked next.
pub const PLAY: Verb<Kind> = Verb::new("fief.play");
/// Discards a card, face up (F-5.02).
pub const DISCARD: Verb<Kind> = Verb::new("fief.discard");
/// Takes this lord's card from the discard pile.
pub const CLAIM_LORD: Verb<PieceId> = Verb::new("fief.claim_lord");

pub const CARD_NOT_IN_HAND: Refusal = Refusal::new("card_not_in_hand", "F-5.02");
pub const ALREADY_PASSED: Refusal = Refusal::new("already_passed", "F-5.03");
pub const HAND_LIMIT: Refusal = Refusal::new("hand_limit", "F-5.16");
const NOT_DISCARDED: Refusal = Refusal::new("not_an_option", "F-5.14");

/// The goes of these families in the phase of cards.
pub(in crate::games::fief) fn goes(order: &[Seat]) -> Vec<Task> {
    order.iter().flat_map(|seat| [CARDS_GO.on(*seat), CARDS_GONE.on(*seat)]).collect()
}

pub(in crate::games::fief) fn deal(In(seat): In<Seat>, mut write: Write) -> Flow {
    let hand = write.rules.data.limits.hand;
    let mut dealt = 0;
    while write.cards.hands.of(seat).len() < hand {
        let cards = &mut *write.cards;
        match cards.deck.draw(&mut write.dice) {
            Some(card) => {
                cards.hands.give(seat, card);
                dealt += 1;
            }
            // With neither deck nor discards the deal stops short (F-5.06).
            None if cards.deck.discarded().is_empty() => break,
            None => {
                note_dealt(&mut write, seat, dealt);
                let board = write.board();
                let lordless = |seat: &Seat| board.lords_of(*seat).next().is_none() && board.forces.total(*seat) > 0;
                let has_lords =
                    board.cards.deck.discarded().iter().any(|card| matches!(board.rules.item(*card), Item::Lord(_)));
                let claims = board.progress.order().filter(|s| has_lords && lordless(s)).map(|s| CLAIM.on(s));
                return Flow::then(claims.chain([RESHUFFLE.on(()), DEAL.on(seat)]));
            }
        }
    }
    note_dealt(&mut write, seat, dealt);
    Flow::done()
}

fn note_dealt(write: &mut Write, seat: Seat, dealt: i32) {
    if dealt > 0 {
        write
            .chronicle
            .note("F-5.01", || Entry::new("fief-log-dealt", "F-5.01").by(seat).with("cards", Word::Number(dealt)));
    }
}

pub(in crate::games::fief) fn claim(In(seat): In<Seat>, read: Read, ask: Ask) -> Prompt {
    let board = read.board();
    let discarded = board.cards.deck.discarded();
    let card = |id: PieceId| board.rules.kind(Item::Lord(id));
    let mut prompt = ask.prompt(seat, "fief-ask-claim");
    let lords = board.all_lords().iter().map(|row| row.id);
    let usual = lords.clone().find(|id| discarded.contains(&card(*id)));
    let any = usual.is_some();
    prompt.offer(&CLAIM_LORD, lords, |id| if discarded.contains(&card(id)) { Ok(()) } else { Err(NOT_DISCARDED) });
    prompt.offer(&DONE, any.then_some(()), |()| if any { Ok(()) } else { Err(NOT_DISCARDED) });
    // To take one is the usual answer (D-03).
    prompt.closing = usual.map(|id| CLAIM_LORD.on(id));
    prompt
}

pub(in crate::games::fief) fn claim_lord(In((seat, id)): In<(Seat, PieceId)>, mut write: Write) -> Flow {
    let card = write.rules.kind(Item::Lord(id));
    write.cards.deck.take_back(card);
    write.cards.hands.give(seat, card);
    write.chronicle.note("F-5.14", || Entry::new("fief-log-claimed", "F-5.14").by(seat).with("lord", lord(id)));
    Flow::done()
}

pub(in crate::games::fief) fn reshuffle(In(()): In<()>, mut write: Write) -> Flow {
    let Write { cards, dice, chronicle, .. } = &mut write;
    cards.deck.reshuffle(dice);
    chronicle.note("F-5.05", || Entry::new("fief-log-reshuffled", "F-5.05"));
    Flow::done()
}

/// The go of cards: apart from justice (F-16.18) blue cards are played in no other, and the Prince with them (F-5.12).
/// Until it comes a family plays nothing, but then it may help others too (F-5.04).
pub(in crate::games::fief) fn cards_go(In(seat): In<Seat>, read: Read, notes: Res<Notes>, ask: Ask) -> Prompt {
    let board = read.board();
    let hands = &board.cards.hands;
    let mut prompt = ask.prompt(seat, "fief-ask-cards").secret();
    prompt.offer(&PLAY, hands.sorts(seat), |card| blue_cards::may_play(&board, seat, card));
    prompt.offer(
        &DISCARD,
        hands.sorts(seat),
        |card| {
            if hands.has(seat, card) { Ok(()) } else { Err(CARD_NOT_IN_HAND) }
        },
    );
    prompt.offer(&PLAY_PRINCE, hands.sorts(seat), |card| may_play_prince(&board, seat, card));
    let limit = board.rules.data.limits.hand;
    prompt.offer(&DONE, [()], |()| if hands.of(seat).len() > limit { Err(HAND_LIMIT) } else { Ok(()) });
    prompt.closing = Some(DONE.on(()));
    offer_closing(&notes, &mut prompt, seat);
    for gone in board.progress.order().filter(|s| board.progress.went[s.0 as usize]) {
        prompt.closed_to(gone, &PLAY, ALREADY_PASSED);
    }
    prompt
}

/// The card leaves the hand; it is played once its target is named.
pub(in crate::games::fief) fn play(In((seat, card)): In<(Seat, Kind)>, mut write: Write) -> Flow {
    write.cards.hands.take(seat, card);
    write.cards.in_play = Some((seat, card));
    Flow::then([TARGET.on(seat)]).and_again()
}

pub(in crate::games::fief) fn discard(In((seat, card)): In<(Seat, Kind)>, mut write: Write) -> Flow {
    write.cards.hands.take(seat, card);
    write.cards.deck.discard(card);
    write.chronicle.note("F-5.02", || Entry::new("fief-log-discarded", "F-5.02").by(seat).with("card", kind(card)));
    Flow::again()
}

pub(in crate::games::fief) fn cards_gone(In(seat): In<Seat>, mut write: Write) -> Flow {
    write.progress.went[seat.0 as usize] = true;
    write.underway.prince_denied = false;
    Flow::done()
}

/// Registers the steps, decisions and verbs of this chapter.
pub fn plugin(app: &mut App) {
    app.step(&DEAL, deal)
        .decision(&CLAIM, claim)
        .verb(&CLAIM_LORD, claim_lord)
        .step(&RESHUFFLE, reshuffle)
        .decision(&CARDS_GO, cards_go)
        .verb(&PLAY, play)
        .verb(&DISCARD, discard)
        .step(&CARDS_GONE, cards_gone);
}
