//! Chapter 20, the module cards: each side draws one in secret, and its modules serve that side alone.
use super::turn::concede;
use crate::games::ancients::access::{Read, Write};
use crate::games::ancients::data::files::{BLUE, RED};
use crate::games::ancients::rules::CardChoice;
use crate::games::ancients::state::HeldCard;
use crate::table::prelude::*;
use bevy::prelude::*;

/// The cards are shuffled and drawn (N-20.02).
pub const DRAW_CARDS: Step<()> = Step::new("ancients.draw_cards");
/// A side looks at its card, and chooses what it takes of it (N-20.03).
pub const CARD: Step<Seat> = Step::new("ancients.card");
/// Takes a module of the card, or all that it gives.
pub const TAKE_CARD: Verb<Kind> = Verb::new("ancients.take_card");

pub const OTHER_CARD: Refusal = Refusal::new("option_not_available", "N-20.03");

/// All cards are shuffled; Red gets the first, Blue the second (N-20.11), so they differ (N-20.07).
pub(in crate::games::ancients) fn draw_cards(In(()): In<()>, mut battle: Write) -> Flow {
    let mut all: Vec<u8> = (0..battle.rules.data.cards.cards.len() as u8).collect();
    battle.dice.shuffle(&mut all);
    for (side, card) in [RED, BLUE].into_iter().zip(all) {
        battle.modules.cards.0[side.0 as usize] = Some(HeldCard { card, taken: None, shown: false });
    }
    battle.chronicle.note("N-20.02", || Entry::new("ancients-log-cards", "N-20.02"));
    Flow::then([CARD.on(RED), CARD.on(BLUE)])
}

/// The choices of the rules' list that a card leaves, with their numbers among the kinds.
fn choices(battle: &Read, card: u8) -> Vec<(Kind, CardChoice)> {
    let first = battle.rules.first_card_kind();
    let all = battle.rules.card_choices().into_iter().enumerate();
    all.filter(|(_, choice)| choice.card == card as usize)
        .map(|(i, choice)| (Kind((first + i) as u16), choice))
        .collect()
}

/// Each side is asked in secret what it takes of its card (N-20.03), at once and unseen by the other (N-20.11); one whose card gives all
/// it offers is asked, too, so that the question tells nothing.
pub(in crate::games::ancients) fn choose_card(In(side): In<Seat>, battle: Read, ask: Ask) -> Prompt {
    let held = battle.modules.cards.0[side.0 as usize].expect("a card was drawn");
    let own = choices(&battle, held.card);
    let mut prompt = ask.prompt(side, "ancients-ask-card").secret();
    prompt.offer(&TAKE_CARD, own.iter().map(|(kind, _)| *kind), |kind| {
        if own.iter().any(|(other, _)| *other == kind) { Ok(()) } else { Err(OTHER_CARD) }
    });
    prompt.closing = own.first().map(|(kind, _)| TAKE_CARD.on(*kind));
    concede(&mut prompt);
    prompt
}

/// The side has chosen; only it is told.
pub(in crate::games::ancients) fn take_card(In((side, kind)): In<(Seat, Kind)>, mut battle: Write) -> Flow {
    let choice = battle.rules.card_choices()[kind.index() - battle.rules.first_card_kind()];
    if let Some(held) = &mut battle.modules.cards.0[side.0 as usize] {
        held.taken = choice.taken;
    }
    battle.chronicle.note("N-20.03", || {
        Entry::new("ancients-log-card-taken", "N-20.03")
            .by(side)
            .with("card", Word::On(Target::Kind(kind)))
            .secret(Seats::only(side))
    });
    Flow::done()
}

/// A side's card becomes known: with its first marker (N-20.11).
pub(in crate::games::ancients) fn show_card(battle: &mut Write, side: Seat) {
    let first = battle.rules.first_card_kind();
    let choices = battle.rules.card_choices();
    let Some(held) = &mut battle.modules.cards.0[side.0 as usize] else { return };
    if std::mem::replace(&mut held.shown, true) {
        return;
    }
    let held = *held;
    let at = choices.iter().position(|choice| choice.card == held.card as usize && choice.taken == held.taken);
    let kind = Kind((first + at.expect("a choice of the card")) as u16);
    battle.chronicle.note("N-20.11", || {
        Entry::new("ancients-log-card-shown", "N-20.11").by(side).with("card", Word::On(Target::Kind(kind)))
    });
}

/// Registers the steps, decisions and verbs of this chapter.
pub fn plugin(app: &mut App) {
    app.step(&DRAW_CARDS, draw_cards).decision(&CARD, choose_card).verb(&TAKE_CARD, take_card);
}
