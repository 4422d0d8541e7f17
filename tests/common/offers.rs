//! What is offered is what the rules allow, in full and order by order; what is refused changes nothing.
use super::case::{Case, Opening};
use super::chance::Chance;
use mesnie::table::prelude::*;
use mesnie::table::protocol::sequence::{GAME_OVER, WRONG_PHASE};
use rayon::prelude::*;
use std::collections::BTreeSet;

/// The offer, the refusals and the answer about a single order come from one rule: they never disagree, and to ask
/// changes nothing. Nothing on offer leads nowhere.
pub fn offers_refusals_and_probes_agree(case: &Case) {
    let from_set_up = (0..if case.turn_cap.is_some() { 3 } else { 14 }).map(|seed| (None, seed));
    let from_openings = case.openings.iter().flat_map(|opening| (0..2).map(move |seed| (Some(opening), seed)));
    let matches: Vec<(Option<&Opening>, u64)> = from_set_up.chain(from_openings).collect();
    matches.par_iter().for_each(|(opening, seed)| {
        let seed = *seed;
        let mut table = case.empty_table();
        match opening {
            None => {
                let options = if seed % 2 == 1 {
                    case.any_options(seed, &mut Chance(seed), 4)
                } else {
                    case.cut_short((case.options)(seed), 4)
                };
                table.start(case.header(options, case.some_seats(seed), seed, Player::Random)).unwrap();
            }
            Some(opening) => {
                let options = case.cut_short((case.options)(seed), 5);
                let header = case.header(options, case.seats, seed + 3, Player::Random);
                table.start_from(header, opening.position).unwrap();
            }
        }
        agree(case, &mut table);
    });
}

/// How many of the orders of a question are checked, and as many of those that are refused. Each is judged anew, on a large map
/// for hundreds of targets at every question; all of them are where every order is tried.
const CHECKED: usize = 24;

fn agree(case: &Case, table: &mut Match) {
    let seats = table.names().seats() as u8;
    let mut chance = Chance(table.header().seed);
    let mut last = None;
    while let Some(record) = table.automatic_order() {
        let before = table.hash();
        let seat = table.prompt().unwrap().seat;
        let full = table.prompt_in_full().unwrap();
        let asked = table.prompt().unwrap().clone();
        assert_eq!(full.offered, asked.offered);
        assert_eq!((&full.standing, &full.spans), (&asked.standing, &asked.spans));
        assert_eq!(format!("{:?}", full.areas), format!("{:?}", asked.areas));
        assert!(asked.refused.is_empty(), "refusals cost only who asks for them");
        assert!(!asked.is_empty());
        let distinct: BTreeSet<String> = asked.offered.iter().map(|order| format!("{order:?}")).collect();
        assert_eq!(distinct.len(), asked.offered.len(), "{:?}", asked.offered);
        for (order, why) in &full.refused {
            // An expansion refuses by the rules of its base too.
            let own = case.game.base().is_some() || why.rule.starts_with(case.books.letter);
            assert!(own && why.rule.contains('-'), "{order:?} is refused by no rule of the game: {why:?}");
        }
        for (order, why) in chance.some_of(&full.refused, CHECKED) {
            assert!(!full.takes(*order), "{order:?}");
            assert_eq!(table.check(seat, *order), Err(*why), "{order:?} at {}", asked.text);
        }
        for order in chance.some_of(&full.offered, CHECKED).into_iter().chain(&full.standing) {
            assert_eq!(table.check(seat, *order), Ok(()), "{order:?} at {}", asked.text);
        }
        if !full.refused.is_empty() {
            let (order, why) = *chance.one_of(&full.refused);
            assert_eq!(table.submit(seat, order), Err(why));
        }
        let other = Seat((seat.0 + 1) % seats);
        assert!(table.check(other, record.order).is_err());
        assert!(table.submit(other, record.order).is_err());
        if table.journal().len().is_multiple_of(case.try_all_every) {
            try_every_order(table, &full);
        }
        assert_eq!(table.hash(), before, "a refused order changes nothing");
        table.submit(record.seat, record.order).unwrap();
        last = Some(record);
    }
    let last = last.expect("an order");
    assert_eq!(table.submit(last.seat, last.order), Err(GAME_OVER));
}

/// Whatever can be written is on offer, or it is refused, and then with the reason that the prompt in full gives.
fn try_every_order(table: &mut Match, full: &Prompt) {
    for order in every_order(table, full) {
        let refused = full.refused.iter().find(|(other, _)| *other == order).map(|(_, why)| *why);
        match table.check(full.seat, order) {
            Ok(()) => {
                assert!(full.takes(order), "{order:?}");
                assert_eq!(refused, None, "{order:?}");
            }
            Err(why) => {
                assert!(!full.takes(order), "{order:?}");
                // Numbers come as ranges, points as areas, and verbs of other questions not at all.
                if let Some(judged) = full.judge(order) {
                    assert_eq!(judged, Err(why), "{order:?} at {}", full.text);
                } else if why != WRONG_PHASE && !matches!(order.on, Target::Number(_) | Target::Spot(_)) {
                    assert_eq!(refused, Some(why), "{order:?} at {}", full.text);
                }
                assert_eq!(table.submit(full.seat, order), Err(why));
            }
        }
    }
}

/// Every order that a match could be asked about: each verb on each target that fits it.
pub fn every_order(table: &Match, asked: &Prompt) -> Vec<Order> {
    let names = table.names();
    let mut targets = vec![Target::Nothing];
    targets.extend((0..names.seats() as u8).map(|n| Target::Seat(Seat(n))));
    targets.extend((0..names.places() as u16).map(|n| Target::Place(Place(n))));
    targets.extend((0..names.kinds() as u16).map(|n| Target::Kind(Kind(n))));
    targets.extend(names.piece_ids().map(Target::Piece));
    targets.extend((-1..=8).map(Target::Number));
    let ends = asked.spans.iter().flat_map(|span| [span.least - 1, span.least, span.most, span.most + 1]);
    targets.extend(ends.map(Target::Number));
    targets.extend(spots(table, asked).into_iter().map(Target::Spot));
    let fits = |sort: Sort, target: &Target| {
        matches!(
            (sort, target),
            (Sort::Nothing, Target::Nothing)
                | (Sort::Seat, Target::Seat(_))
                | (Sort::Place, Target::Place(_))
                | (Sort::Kind, Target::Kind(_))
                | (Sort::Piece, Target::Piece(_))
                | (Sort::Number, Target::Number(_))
                | (Sort::Spot, Target::Spot(_))
        )
    };
    let verbs = table.registry().verbs();
    let orders = verbs.iter().flat_map(|(verb, sort)| {
        targets.iter().filter(|target| fits(*sort, target)).map(|target| Order { verb: *verb, on: *target })
    });
    orders.collect()
}

/// Points to ask about: some of each area on offer, its usual one and those beside it, the corners of the table and those just
/// outside, the centres of bases, and the ends of what can be written. None in a match without an open table.
pub fn spots(table: &Match, asked: &Prompt) -> Vec<Spot> {
    let Some(ground) = &table.names().ground else { return vec![] };
    let around =
        |Spot { x, y }: Spot| [(0, 0), (1, 0), (-1, 0), (0, 1), (0, -1)].map(|(dx, dy)| Spot { x: x + dx, y: y + dy });
    let corners = [0, ground.width].into_iter().flat_map(|x| [0, ground.height].map(|y| Spot { x, y }));
    let mut spots: Vec<Spot> = corners.flat_map(around).collect();
    for area in &asked.areas {
        spots.extend(around(area.usual));
        spots.extend(area.within.samples(1).take(40));
        spots.extend(area.within.bounds().into_iter().flat_map(|bounds| bounds.corners()));
    }
    let world = table.world();
    let pieces = table.names().piece_ids().filter_map(|id| world.resource::<Pieces>().get(id));
    let standing = pieces.filter_map(|piece| world.get::<Standing>(piece)).filter(|standing| standing.is_on_table());
    spots.extend(standing.map(|standing| standing.centre));
    let ends = [i32::MIN, i32::MAX];
    spots.extend(ends.into_iter().flat_map(|x| ends.map(|y| Spot { x, y })));
    spots
}
