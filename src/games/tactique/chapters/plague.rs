//! Chapter 5 of Tactique, the plague: which pieces it takes (T-5.07). It spares bombards (T-2.11).
use crate::games::fief::access::{Read, Write};
use crate::games::fief::board::Board;
use crate::games::fief::chapters::names::place;
use crate::games::tactique::chapters::loss_choice::usual;
use crate::games::tactique::chapters::losses::{Pool, Sort, guard_sorts, note_lost, offer_pieces, own_sorts, take};
use crate::games::tactique::state::mercenaries::Hired;
use crate::table::prelude::*;
use bevy::prelude::*;

/// The plague takes its toll of a family.
pub const PLAGUE_TOLL: Step<Seat> = Step::new("tactique.plague_toll");
/// Which piece does it take next? (D-43)
pub const BURY_WHICH: Step<Seat> = Step::new("tactique.bury_which");

pub const BURY: Verb<Kind> = Verb::new("tactique.bury");

pub const BURY_REST: Verb<()> = Verb::new("tactique.bury_rest");

pub const SPARED: Refusal = Refusal::new("loss_mismatch", "T-2.11");

/// What a family can lose to the plague in the village that is struck now: the village, how many points it still has to
/// lose, and its pieces. Bombards are none of them (T-2.11).
fn stricken(board: &Board, seat: Seat) -> Option<(Place, u16, Pool)> {
    let plague = board.underway.plague.as_ref()?;
    let village = plague.village?;
    let (_, points) = *plague.choosing.iter().find(|(choosing, _)| *choosing == seat)?;
    let mut pool = Pool::new();
    own_sorts(board.rules, board.forces.counters(seat, village, |_| true), &mut pool);
    guard_sorts(board.rules, board.guards(seat, village), &mut pool);
    Some((village, points, pool))
}
fn buries(write: &mut Write, hired: &mut Hired, seat: Seat, village: Place, sort: Sort) {
    take(write, hired, seat, village, |_| true, sort);
    note_lost(write, seat, sort, "tactique-log-buried", "T-5.07");
    let less = sort.worth * sort.number;
    if let Some(plague) = &mut write.underway.plague {
        let own = plague.choosing.iter_mut().filter(|(choosing, _)| *choosing == seat);
        own.for_each(|(_, points)| *points = points.saturating_sub(less));
    }
}
/// As long as there is nothing to choose the plague takes what fits (T-5.07).
pub(in crate::games::tactique) fn plague_toll(In(seat): In<Seat>, mut write: Write, mut hired: ResMut<Hired>) -> Flow {
    while let Some((village, points, pool)) = stricken(&write.board(), seat) {
        let fits: Pool = pool.into_iter().filter(|sort| sort.worth <= points).collect();
        match fits.as_slice() {
            [] => break,
            [only] => {
                let gone = Sort { number: (points / only.worth).min(only.number), ..*only };
                buries(&mut write, &mut hired, seat, village, gone);
            }
            _ => {
                // The last of those within may have died already.
                write.settle_occupants();
                return Flow::then([BURY_WHICH.on(seat)]).and_again();
            }
        }
    }
    write.settle_occupants();
    Flow::done()
}
pub(in crate::games::tactique) fn bury_which(In(seat): In<Seat>, read: Read, ask: Ask) -> Prompt {
    let board = read.board();
    let prompt = ask.prompt(seat, "tactique-ask-bury");
    let Some((village, points, pool)) = stricken(&board, seat) else { return prompt };
    let mut prompt = prompt.with("points", Word::Number(points.into())).with("village", place(village));
    prompt.offer(&BURY_REST, [()], |()| Ok(()));
    let fits: Pool = pool.iter().copied().filter(|sort| sort.worth <= points).collect();
    offer_pieces(&board, &mut prompt, &BURY, &pool, &fits, SPARED);
    // What can die tells what is there (F-8.10).
    prompt.secret = board.forces.fog;
    prompt.closing = usual(&fits).map(|sort| BURY.on(board.rules.kind(sort.item)));
    prompt
}
pub(in crate::games::tactique) fn bury(
    In((seat, piece)): In<(Seat, Kind)>,
    mut write: Write,
    mut hired: ResMut<Hired>,
) -> Flow {
    let item = write.rules.item(piece);
    if let Some((village, _, pool)) = stricken(&write.board(), seat)
        && let Some(sort) = pool.into_iter().find(|sort| sort.item == item)
    {
        buries(&mut write, &mut hired, seat, village, Sort { number: 1, ..sort });
    }
    Flow::done()
}

pub(in crate::games::tactique) fn bury_rest(
    In((seat, ())): In<(Seat, ())>,
    mut write: Write,
    mut hired: ResMut<Hired>,
) -> Flow {
    while let Some((village, points, pool)) = stricken(&write.board(), seat) {
        let fits: Pool = pool.into_iter().filter(|sort| sort.worth <= points).collect();
        let Some(sort) = usual(&fits) else { break };
        let gone = Sort { number: (points / sort.worth).min(sort.number), ..sort };
        buries(&mut write, &mut hired, seat, village, gone);
    }
    Flow::done()
}
