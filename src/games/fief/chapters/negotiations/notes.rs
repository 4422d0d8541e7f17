//! Chapter 11, notes for loans and promises (F-11.01, R-63): written in a family's turn to make offers (D-45), agreed to by
//! the other family (D-46), told when they fall due, and closed by the creditor (D-47). Nothing enforces them, and scripts
//! neither offer nor accept any.
use crate::games::fief::access::{Read, Write};
use crate::games::fief::board::Board;
use crate::games::fief::chapters::negotiations::market::may_negotiate;
use crate::games::fief::state::notes::{Draft, Known, Note, Notes, Promise};
use crate::table::prelude::*;
use bevy::prelude::*;

/// What does the note say? (D-45)
pub const WRITE_NOTE: Step<Seat> = Step::new("fief.write_note");
/// Does the other family agree? (D-46)
pub const NOTE_ANSWER: Step<Seat> = Step::new("fief.note_answer");

/// Begins a note with this family.
pub const NOTE: Verb<Seat> = Verb::new("fief.note");
/// This family owes.
pub const NOTE_OWED_BY: Verb<Seat> = Verb::new("fief.note_owed_by");
/// It owes so many écus.
pub const NOTE_SUM: Verb<i32> = Verb::new("fief.note_sum");
pub const NOTE_VOTES: Verb<()> = Verb::new("fief.note_votes");
pub const NOTE_PASSAGE: Verb<()> = Verb::new("fief.note_passage");
pub const NOTE_PEACE: Verb<()> = Verb::new("fief.note_peace");
pub const NOTE_ALLIANCE: Verb<()> = Verb::new("fief.note_alliance");
/// Something that the two have told each other.
pub const NOTE_OTHER: Verb<()> = Verb::new("fief.note_other");
/// Until the end of this turn.
pub const NOTE_UNTIL: Verb<i32> = Verb::new("fief.note_until");
/// Lays the note before the other family, for all to see, or known to the two.
pub const NOTE_OFFER: Verb<()> = Verb::new("fief.note_offer");
pub const NOTE_OFFER_IN_PRIVATE: Verb<()> = Verb::new("fief.note_offer_in_private");
/// Writes no note.
pub const NOTE_DROP: Verb<()> = Verb::new("fief.note_drop");
/// Agrees to the note, or does not.
pub const NOTE_ACCEPT: Verb<()> = Verb::new("fief.note_accept");
pub const NOTE_DECLINE: Verb<()> = Verb::new("fief.note_decline");
/// The creditor closes the note of this number: it was kept, is forgiven, or was broken.
pub const NOTE_KEPT: Verb<i32> = Verb::new("fief.note_kept");
pub const NOTE_FORGIVEN: Verb<i32> = Verb::new("fief.note_forgiven");
pub const NOTE_BROKEN: Verb<i32> = Verb::new("fief.note_broken");

pub const NOT_OF_THE_TWO: Refusal = Refusal::new("not_an_option", "F-11.01");
pub const BAD_SUM: Refusal = Refusal::new("bad_amount", "F-11.01");
pub const BAD_TURN: Refusal = Refusal::new("note_turn", "F-11.01");
pub const SAID_ALREADY: Refusal = Refusal::new("not_an_option", "F-11.01");
pub const NOTHING_PROMISED: Refusal = Refusal::new("note_is_empty", "F-11.01");
pub const NO_SUCH_NOTE: Refusal = Refusal::new("no_such_note", "F-11.01");

/// How many turns from now a note may fall due.
const FURTHEST: u16 = 30;

/// Notes can be begun with all other families that are in the game (D-45). They do not reopen a round of offers: the family is
/// asked again, as before.
pub fn offer_notes(board: &Board, prompt: &mut Prompt, seat: Seat) {
    prompt.stand(&NOTE, (0..board.rules.seats as u8).map(Seat), |with| may_negotiate(board, seat, with));
}

/// The creditor may close his notes in any go of his (D-47). Those known to the two are on offer only where the question is
/// asked in secret.
pub fn offer_closing(notes: &Notes, prompt: &mut Prompt, seat: Seat) {
    let secret = prompt.secret;
    let closes = |number: i32| {
        let own = |note: &&Note| note.creditor == seat && i32::from(note.number) == number;
        let note = notes.open.iter().find(own).filter(|note| secret || note.known == Known::ToAll);
        note.map(|_| ()).ok_or(NO_SUCH_NOTE)
    };
    let own: Vec<i32> = notes.open.iter().filter(|note| note.creditor == seat).map(|note| note.number.into()).collect();
    for verb in [&NOTE_KEPT, &NOTE_FORGIVEN, &NOTE_BROKEN] {
        prompt.stand(verb, own.iter().copied(), closes);
    }
}

/// A line of the log about a note, with the two, what is owed and until when; only the two read it if it is theirs alone.
fn told(event: &'static str, note: &Note) -> Entry {
    let sum = if let Promise::Sum(sum) = note.promise { sum } else { 0 };
    let entry = Entry::new(event, "F-11.01")
        .by(note.creditor)
        .with("number", Word::Number(note.number.into()))
        .with("debtor", Word::On(Target::Seat(note.debtor)))
        .with("creditor", Word::On(Target::Seat(note.creditor)))
        .with("promise", Word::Key(words(note.promise)))
        .with("sum", Word::Number(sum))
        .with("until", Word::Number(note.until.into()));
    if note.known == Known::ToAll { entry } else { entry.secret(note.parties()) }
}

fn note(In((seat, with)): In<(Seat, Seat)>, mut notes: ResMut<Notes>) -> Flow {
    notes.draft = Some(Draft { by: seat, with, debtor: None, promise: None, until: None, known: Known::ToAll });
    Flow::then([WRITE_NOTE.on(seat)]).and_again()
}

/// One thing after the other: who owes, what, until when, and who may know of it, which is said last.
fn write_note(In(seat): In<Seat>, read: Read, notes: Res<Notes>, ask: Ask) -> Prompt {
    let board = read.board();
    let mut prompt = ask.prompt(seat, "fief-ask-write-note").secret();
    let Some(draft) = notes.draft else { return prompt };
    let Draft { debtor, promise, until, .. } = draft;
    let now = |asked: bool, otherwise: Refusal| if asked { Ok(()) } else { Err(otherwise) };
    let owes = |of: Seat| now(debtor.is_none() && [draft.by, draft.with].contains(&of), NOT_OF_THE_TWO);
    prompt.offer(&NOTE_OWED_BY, [draft.by, draft.with], owes);
    let what = debtor.is_some() && promise.is_none();
    let step = board.rules.data.money.step;
    let most = if what { board.rules.data.money.most_asked } else { 0 };
    prompt.offer_steps(&NOTE_SUM, step..=most, step, |_| BAD_SUM);
    for (verb, _) in promises() {
        prompt.offer(verb, [()], |()| now(what, SAID_ALREADY));
    }
    let turn = i32::from(board.progress.turn);
    let last = if promise.is_some() && until.is_none() { turn + i32::from(FURTHEST) } else { turn - 1 };
    prompt.offer_range(&NOTE_UNTIL, turn..=last, BAD_TURN);
    prompt.offer(&NOTE_OFFER, [()], |()| now(until.is_some(), NOTHING_PROMISED));
    prompt.offer(&NOTE_OFFER_IN_PRIVATE, [()], |()| now(until.is_some(), NOTHING_PROMISED));
    prompt.offer(&NOTE_DROP, [()], |()| Ok(()));
    prompt.closing = Some(if until.is_some() { NOTE_OFFER.on(()) } else { NOTE_DROP.on(()) });
    asked(prompt, &draft)
}
fn promises() -> [(&'static Verb<()>, Promise); 5] {
    [
        (&NOTE_VOTES, Promise::Votes),
        (&NOTE_PASSAGE, Promise::Passage),
        (&NOTE_PEACE, Promise::Peace),
        (&NOTE_ALLIANCE, Promise::Alliance),
        (&NOTE_OTHER, Promise::Other),
    ]
}
/// The draft in the words of a question; what has not been said yet is told as an open point.
fn asked(prompt: Prompt, draft: &Draft) -> Prompt {
    let other = |seat: Seat| if seat == draft.by { draft.with } else { draft.by };
    let debtor = draft.debtor.unwrap_or(draft.by);
    prompt
        .with("said", Word::Number(draft.debtor.is_some().into()))
        .with("partner", Word::On(Target::Seat(draft.with)))
        .with("debtor", Word::On(Target::Seat(debtor)))
        .with("creditor", Word::On(Target::Seat(other(debtor))))
        .with("promise", Word::Key(draft.promise.map_or("fief-note-nothing", words)))
        .with("sum", Word::Number(if let Some(Promise::Sum(sum)) = draft.promise { sum } else { 0 }))
        .with("until", Word::Number(draft.until.map_or(0, i32::from)))
}
/// What is promised, as a Fluent key.
fn words(promise: Promise) -> &'static str {
    match promise {
        Promise::Sum(_) => "fief-note-sum",
        Promise::Votes => "fief-note-votes",
        Promise::Passage => "fief-note-passage",
        Promise::Peace => "fief-note-peace",
        Promise::Alliance => "fief-note-alliance",
        Promise::Other => "fief-note-other",
    }
}

/// Changes the draft; the writer goes on.
fn draft<T: 'static>(change: impl Fn(&mut Draft, T)) -> impl Fn(In<(Seat, T)>, ResMut<Notes>) -> Flow {
    move |In((_, value)), mut notes| {
        if let Some(draft) = &mut notes.draft {
            change(draft, value);
        }
        Flow::again()
    }
}
fn offer(known: Known) -> impl Fn(In<(Seat, ())>, ResMut<Notes>) -> Flow {
    move |In(_), mut notes| {
        let Some(draft) = &mut notes.draft else { return Flow::done() };
        draft.known = known;
        Flow::then([NOTE_ANSWER.on(draft.with)])
    }
}
fn drop_note(In(_): In<(Seat, ())>, mut notes: ResMut<Notes>) -> Flow {
    notes.draft = None;
    Flow::done()
}

fn note_answer(In(seat): In<Seat>, notes: Res<Notes>, ask: Ask) -> Prompt {
    let mut prompt = ask.prompt(seat, "fief-ask-note");
    let Some(draft) = notes.draft else { return prompt };
    prompt.secret = draft.known == Known::ToTheTwo;
    prompt.offer(&NOTE_ACCEPT, [()], |()| Ok(()));
    prompt.offer(&NOTE_DECLINE, [()], |()| Ok(()));
    prompt.closing = Some(NOTE_DECLINE.on(()));
    asked(prompt, &draft)
}
fn accept(In(_): In<(Seat, ())>, mut write: Write, mut notes: ResMut<Notes>) -> Flow {
    let draft = notes.draft.take();
    let Some(Draft { by, with, debtor: Some(debtor), promise: Some(promise), until: Some(until), known }) = draft
    else {
        return Flow::done();
    };
    notes.written += 1;
    let creditor = if debtor == by { with } else { by };
    let note = Note { number: notes.written, debtor, creditor, promise, until, known };
    notes.open.push(note);
    write.chronicle.note("F-11.01", || told("fief-log-note", &note));
    Flow::done()
}
fn decline(In((seat, ())): In<(Seat, ())>, mut write: Write, mut notes: ResMut<Notes>) -> Flow {
    let Some(draft) = notes.draft.take() else { return Flow::done() };
    write.chronicle.note("F-11.01", || {
        let entry = Entry::new("fief-log-note-declined", "F-11.01").by(seat);
        let entry = entry.with("partner", Word::On(Target::Seat(draft.by)));
        if draft.known == Known::ToAll { entry } else { entry.secret(Seats::only(draft.by).and(draft.with)) }
    });
    Flow::done()
}

fn close(event: &'static str) -> impl Fn(In<(Seat, i32)>, Write, ResMut<Notes>) -> Flow {
    move |In((_, number)), mut write, mut notes| {
        if let Some(place) = notes.open.iter().position(|note| i32::from(note.number) == number) {
            let note = notes.open.remove(place);
            write.chronicle.note("F-11.01", || told(event, &note));
        }
        Flow::again()
    }
}

/// At the end of a turn the two are told of notes that fall due.
pub fn tell_due(write: &mut Write, notes: &Notes) {
    let turn = write.progress.turn;
    for note in notes.open.iter().filter(|note| note.until == turn) {
        write.chronicle.note("F-11.01", || told("fief-log-note-due", note));
    }
}

/// The notes of families that are out of the game are closed.
pub fn close_of_the_lost(write: &mut Write, notes: &mut Notes) {
    let out = |seat: Seat| !write.progress.is_in(seat);
    let (gone, left): (Vec<Note>, Vec<Note>) =
        notes.open.iter().partition(|note| out(note.debtor) || out(note.creditor));
    notes.open = left;
    for note in gone {
        write.chronicle.note("F-11.01", || told("fief-log-note-void", &note));
    }
}

/// Registers the steps, decisions and verbs of notes.
pub fn plugin(app: &mut App) {
    app.verb(&NOTE, note)
        .decision(&WRITE_NOTE, write_note)
        .verb(&NOTE_OWED_BY, draft(|draft, debtor: Seat| draft.debtor = Some(debtor)))
        .verb(&NOTE_SUM, draft(|draft, sum: i32| draft.promise = Some(Promise::Sum(sum))))
        .verb(&NOTE_UNTIL, draft(|draft, turn: i32| draft.until = Some(turn as u16)))
        .verb(&NOTE_OFFER, offer(Known::ToAll))
        .verb(&NOTE_OFFER_IN_PRIVATE, offer(Known::ToTheTwo))
        .verb(&NOTE_DROP, drop_note)
        .decision(&NOTE_ANSWER, note_answer)
        .verb(&NOTE_ACCEPT, accept)
        .verb(&NOTE_DECLINE, decline)
        .verb(&NOTE_KEPT, close("fief-log-note-kept"))
        .verb(&NOTE_FORGIVEN, close("fief-log-note-forgiven"))
        .verb(&NOTE_BROKEN, close("fief-log-note-broken"));
    for (verb, promise) in promises() {
        app.verb(verb, draft(move |draft, ()| draft.promise = Some(promise)));
    }
}
