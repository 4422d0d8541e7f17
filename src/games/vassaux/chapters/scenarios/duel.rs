//! The duel (V-23.09, V-23.10, V-23.11, V-23.12): the lords meet first, and each host may come in from a turn on that only it knows.
use crate::games::vassaux::access::{Read, Write};
use crate::games::vassaux::map::layout::Goal;
use crate::table::prelude::{Ask, Entry, Flow, PieceId, Prompt, Roll, RuleApp, Seat, Seats, Step, Target, Verb, Word};
use bevy::prelude::*;

/// The lords stand in the middle, and each side rolls its number.
pub const LORDS_MEET: Step<()> = Step::new("vassaux.lords_meet");
/// A side looks at its number (D02).
pub const SECRET: Step<Seat> = Step::new("vassaux.secret");
/// It has seen it.
pub const SEEN: Verb<()> = Verb::new("vassaux.seen");

/// V-23.09, V-23.10: the lords stand face to face; each player rolls in secret from which turn on his other units act.
fn lords_meet(In(()): In<()>, mut write: Write) -> Flow {
    let board = write.board();
    let Goal::Lords(places) = &board.rules.map.goal else { return Flow::done() };
    for (host, at) in [Seat(0), Seat(1)].into_iter().zip(places) {
        if let Some(lord) = board.lord(host).leader {
            write.stand(lord, *at);
        }
        let sides = board.rules.switches.duel_die;
        let face = write.dice.die(sides);
        write.objectives.duel[usize::from(host.0)] = Some(face);
        let faces = (1..=sides).collect();
        let roll = Roll { seat: host, purpose: "vassaux-roll-duel", face, faces, drawn: false };
        write.chronicle.note("V-23.10", || {
            Entry::new("vassaux-log-duel", "V-23.10").by(host).roll(roll).secret(Seats::only(host))
        });
    }
    // The automaton need not be shown its number.
    let people = [Seat(0), Seat(1)].into_iter().filter(|host| !board.is_automaton(*host));
    Flow::then(people.map(|host| SECRET.on(host)))
}

/// V-23.11: who attacks with another unit than the lord breaks the duel: it costs nothing, but everybody is told.
pub fn break_it(write: &mut Write, unit: PieceId) {
    let pieces = write.pieces_of(unit);
    let side = usize::from(pieces.host.0);
    let duel = matches!(write.rules.0.map.goal, Goal::Lords(_));
    if duel && !pieces.is_lord() && !write.objectives.dishonour[side] {
        write.objectives.dishonour[side] = true;
        write.chronicle.note("V-23.11", || {
            let entry = Entry::new("vassaux-log-dishonour", "V-23.11").by(pieces.host);
            entry.with("unit", Word::On(Target::Piece(unit)))
        });
    }
}

fn secret(In(seat): In<Seat>, ask: Ask, read: Read) -> Prompt {
    let prompt = ask.prompt(seat, "vassaux-ask-secret").secret();
    let Some(turn) = read.objectives.duel[usize::from(seat.0)] else { return prompt };
    let mut prompt = prompt.with("turn", Word::Number(turn));
    prompt.offer(&SEEN, [()], |()| Ok(()));
    prompt
}
fn seen(In((_, ())): In<(Seat, ())>) -> Flow {
    Flow::done()
}

/// Registers the steps, decisions and verbs of this scenario.
pub fn plugin(app: &mut App) {
    app.step(&LORDS_MEET, lords_meet).decision(&SECRET, secret).verb(&SEEN, seen);
}
