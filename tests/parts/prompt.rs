//! Prompts: what is on offer, what is refused, and what expansions change of it.
use mesnie::table::prelude::{Asking, Order, Prompt, Refusal, Refusals, Seat, Universe, Verb};

const BID: Verb<i32> = Verb::new("test.bid");
const TOO_LOW: Refusal = Refusal::new("too_low", "");
const ODD: Refusal = Refusal::new("odd", "");

fn prompt(asking: Asking) -> Prompt {
    prompt_in(asking, None)
}
fn prompt_in(asking: Asking, universe: Option<Universe>) -> Prompt {
    let mut prompt = Prompt::new(Seat(0), "bid", asking, universe);
    prompt.offer_steps(&BID, 300..=750, 100, |n| if n < 300 { TOO_LOW } else { ODD });
    prompt
}

#[test]
fn a_range_can_have_a_step() {
    let offers = prompt(Asking::Offers);
    let span = offers.spans[0];
    assert_eq!((span.count(), span.at(0), span.at(4)), (5, 300, 700));
    for (n, fits) in [(300, true), (700, true), (750, false), (350, false), (200, false), (800, false)] {
        assert_eq!(offers.takes(BID.on(n)), fits, "{n}");
        let probe = prompt(Asking::Only(BID.on(n)));
        assert_eq!((probe.offered.len(), probe.refused.len()), (usize::from(fits), usize::from(!fits)), "{n}");
    }
    let why = |n| prompt(Asking::Only(BID.on(n))).refused[0].1;
    assert_eq!((why(200), why(350)), (TOO_LOW, ODD));
}

const GO: Verb<Seat> = Verb::new("test.go");
#[test]
fn an_expansion_widens_and_narrows_a_question() {
    let widened = |asking: Asking| {
        let universe = Universe { seats: 4, places: 0, kinds: 0, pieces: vec![].into() };
        let mut prompt = prompt_in(asking, Some(universe));
        let base = |seat: Seat| if seat.0 < 2 { Ok(()) } else { Err(ODD) };
        prompt.offer(&GO, (0..2).map(Seat), base);
        prompt.allow(&GO, [Seat(2)], |seat| if seat.0 == 2 { Ok(()) } else { Err(TOO_LOW) });
        prompt.withdraw(&GO, |seat| (seat.0 == 0).then_some(TOO_LOW));
        prompt
    };
    assert_eq!(widened(Asking::Offers).offered, [GO.on(Seat(1)), GO.on(Seat(2))]);
    let full = widened(Asking::Everything);
    assert_eq!(full.offered, [GO.on(Seat(1)), GO.on(Seat(2))]);
    assert_eq!(full.refused, [(GO.on(Seat(3)), ODD), (GO.on(Seat(0)), TOO_LOW)]);
    let probe = |seat| widened(Asking::Only(GO.on(Seat(seat))));
    assert_eq!(probe(0).refused, [(GO.on(Seat(0)), TOO_LOW)]);
    assert_eq!((probe(2).offered, probe(2).refused), (vec![GO.on(Seat(2))], vec![]));
    assert_eq!((probe(3).offered, probe(3).refused), (vec![], vec![(GO.on(Seat(3)), ODD)]));
    let full = Refusals::from(full.refused);
    assert_eq!([0, 1, 2, 3].map(|seat| full.of(GO.on(Seat(seat)))), [Some(TOO_LOW), None, None, Some(ODD)]);
}

#[test]
fn the_first_refusal_of_an_order_counts_wherever_it_is_found() {
    let mut prompt = prompt_in(Asking::Everything, Some(Universe { seats: 3, ..Universe::default() }));
    prompt.offer(&GO, [Seat(0)], |seat| if seat.0 == 0 { Ok(()) } else { Err(ODD) });
    prompt.offer(&GO, [Seat(1)], |seat| if seat.0 == 1 { Ok(()) } else { Err(TOO_LOW) });
    let refused = [(1, ODD), (2, ODD), (0, TOO_LOW)].map(|(seat, why)| (GO.on(Seat(seat)), why));
    assert_eq!(prompt.refused, refused);
    let found = |prompt: &Prompt, order: Order| Refusals::from(prompt.refused.clone()).of(order);
    // One that is withdrawn is refused twice if it was refused before.
    prompt.withdraw(&GO, |seat| (seat.0 == 1).then_some(TOO_LOW));
    assert_eq!((prompt.refused.len(), found(&prompt, GO.on(Seat(1)))), (4, Some(ODD)));
    // Allowing takes every refusal of the order away; what comes later is found nevertheless.
    prompt.allow(&GO, [Seat(1)], |_| Ok(()));
    assert_eq!(prompt.refused, [refused[1], refused[2]]);
    let why = |prompt: &Prompt| [0, 1, 2].map(|seat| found(prompt, GO.on(Seat(seat))));
    assert_eq!(why(&prompt), [Some(TOO_LOW), None, Some(ODD)]);
    prompt.closed(&STAY, ODD);
    assert_eq!((prompt.refused.len(), found(&prompt, STAY.on(()))), (3, Some(ODD)));
    assert_eq!(why(&prompt), [Some(TOO_LOW), None, Some(ODD)]);
}
const STAY: Verb<()> = Verb::new("test.stay");
