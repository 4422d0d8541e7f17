//! Chapter 11, the election of a King and his coronation (F-11.13, F-11.14, F-11.15, F-11.16, F-11.17, F-11.18,
//! F-11.19, F-11.20, F-11.21, F-11.22, F-11.23, F-11.24, F-11.25, D-39, D-40, D-41). Who is crowned in the end is King
//! by `succession::regency`.
use crate::games::fief::access::{Read, Write};
use crate::games::fief::board::Board;
use crate::games::fief::chapters::names::lord;
use crate::games::fief::chapters::negotiations::market::OPEN_MARKET;
use crate::games::fief::chapters::succession::estates::ESTATES;
use crate::games::fief::chapters::succession::regency;
use crate::games::fief::chapters::turn::DONE;
use crate::table::kit::ballots::Ballot;
use crate::table::prelude::*;
use bevy::prelude::*;

/// If the throne is empty, there may be a ballot (F-11.13).
pub const ELECTION: Step<()> = Step::new("fief.election");
/// Does the family present a lord? (D-39)
pub const NOMINATION: Step<Seat> = Step::new("fief.nomination");
/// The families vote, if there is anybody to vote for.
pub const BALLOT: Step<()> = Step::new("fief.ballot");
/// To whom does the family give its votes? (D-40)
pub const VOTING: Step<Seat> = Step::new("fief.voting");
/// The votes are counted (F-11.18, F-11.19).
pub const TALLY: Step<()> = Step::new("fief.tally");
/// Do the churchmen of this family crown the elect? (D-41)
pub const CROWN_CONSENT: Step<Seat> = Step::new("fief.crown_consent");
/// He is crowned, or not (F-11.20, F-11.22).
pub const CORONATION: Step<()> = Step::new("fief.coronation");
/// After a ballot families may make offers to each other once more (F-11.01).
pub const SECOND_ROUND: Step<()> = Step::new("fief.second_round");

/// Presents this lord.
pub const NOMINATE: Verb<PieceId> = Verb::new("fief.nominate");
/// Gives all votes to this candidate.
pub const VOTE: Verb<PieceId> = Verb::new("fief.vote");
/// Gives them to nobody.
pub const ABSTAIN: Verb<()> = Verb::new("fief.abstain");
/// The churchmen of the family crown the elect, or do not.
pub const CROWN: Verb<()> = Verb::new("fief.crown");
pub const DENY_CROWN: Verb<()> = Verb::new("fief.deny_crown");

pub const THRONE_TAKEN: Refusal = Refusal::new("throne_taken", "F-11.25");
pub const NOT_ELIGIBLE: Refusal = Refusal::new("not_eligible", "F-11.14");
pub const ONE_CANDIDATE_ONLY: Refusal = Refusal::new("one_candidate_only", "F-11.14");
pub const NO_CANDIDATE: Refusal = Refusal::new("not_eligible", "F-11.17");
pub const VOTES_NOT_SPLITTABLE: Refusal = Refusal::new("votes_not_splittable", "F-11.17");

/// Whether a family may present this lord: a free titled man of its own who is no churchman (F-10.15, F-11.14, F-16.06,
/// F-9.36).
pub fn may_nominate(board: &Board, seat: Seat, id: PieceId) -> Allowed {
    let row = board.lord(id);
    let stands = row.lord.is_free()
        && row.family == seat
        && !board.is_woman(id)
        && !row.lord.is_churchman()
        && board.is_titled(id);
    if stands { Ok(()) } else { Err(NOT_ELIGIBLE) }
}

/// Whether a lord has a vote: a free bishop, titled man or crowned woman (F-10.14, F-10.15, F-11.15,
/// F-9.36, R-51).
pub fn has_vote(board: &Board, id: PieceId) -> bool {
    let lord = &board.lord(id).lord;
    lord.is_free() && (lord.is_churchman() || board.is_crowned(id))
}
/// How many votes a family has (F-11.16).
pub fn votes(board: &Board, seat: Seat) -> i32 {
    board.lords_of(seat).filter(|row| has_vote(board, row.id)).count() as i32
}

/// The free churchmen of a family: bishops, cardinals counted, and cardinals (F-11.20).
fn churchmen(board: &Board, seat: Seat) -> (i32, i32) {
    let free = || board.free_lords_of(seat).filter(|row| row.lord.is_churchman());
    (free().count() as i32, free().filter(|row| row.lord.cardinal).count() as i32)
}

/// Whether the churchmen willing so far, those of the elect's own family among them, are enough (F-11.20, F-11.21).
fn enough(board: &Board) -> bool {
    let Some(elect) = board.negotiation.elect else { return false };
    let own = [board.family(elect)];
    let willing = own.iter().chain(&board.negotiation.crowning).map(|seat| churchmen(board, *seat));
    let (bishops, cardinals) = willing.fold((0, 0), |sum, more| (sum.0 + more.0, sum.1 + more.1));
    let limits = &board.rules.data.limits;
    bishops >= limits.crowning_bishops || cardinals >= limits.crowning_cardinals
}

/// Why nobody can be presented while there is a King.
pub(in crate::games::fief) fn close(board: &Board, prompt: &mut Prompt) {
    if board.crown.king.is_some() {
        prompt.closed(&NOMINATE, THRONE_TAKEN);
    }
}

pub(in crate::games::fief) fn election(In(()): In<()>, mut write: Write) -> Flow {
    write.negotiation.candidates.clear();
    write.negotiation.ballot = Ballot::default();
    (write.negotiation.elect, write.negotiation.crowning) = (None, vec![]);
    // A regent without a child King is no King (F-11.31).
    if write.crown.king.is_some() {
        return Flow::done();
    }
    Flow::then(write.progress.order().map(|seat| NOMINATION.on(seat)).chain([BALLOT.on(())]))
}

/// Nobody is asked who has no lord to present.
pub(in crate::games::fief) fn nomination(In(seat): In<Seat>, read: Read, ask: Ask) -> Prompt {
    let board = read.board();
    let mut prompt = ask.prompt(seat, "fief-ask-nominate");
    for (gone, _) in &board.negotiation.candidates {
        prompt.closed_to(*gone, &NOMINATE, ONE_CANDIDATE_ONLY);
    }
    let eligible = |id: PieceId| may_nominate(&board, seat, id);
    if board.lords_of(seat).any(|row| eligible(row.id).is_ok()) {
        prompt.offer(&NOMINATE, board.lords_of(seat).map(|row| row.id), eligible);
        prompt.offer(&DONE, [()], |()| Ok(()));
        prompt.closing = Some(DONE.on(()));
    }
    prompt
}

pub(in crate::games::fief) fn nominate(In((seat, id)): In<(Seat, PieceId)>, mut write: Write) -> Flow {
    write.negotiation.candidates.push((seat, id));
    write.chronicle.note("F-11.14", || Entry::new("fief-log-nominated", "F-11.14").by(seat).with("lord", lord(id)));
    Flow::done()
}

pub(in crate::games::fief) fn ballot(In(()): In<()>, write: Write) -> Flow {
    if write.negotiation.candidates.is_empty() {
        return Flow::done();
    }
    Flow::then(write.progress.order().map(|seat| VOTING.on(seat)).chain([TALLY.on(())]))
}

pub(in crate::games::fief) fn voting(In(seat): In<Seat>, read: Read, ask: Ask) -> Prompt {
    let board = read.board();
    let votes = votes(&board, seat);
    let mut prompt = ask.prompt(seat, "fief-ask-vote").with("votes", Word::Number(votes));
    for (gone, ..) in board.negotiation.ballot.votes() {
        prompt.closed_to(*gone, &VOTE, VOTES_NOT_SPLITTABLE);
    }
    for (gone, _) in &board.negotiation.candidates {
        prompt.closed_to(*gone, &NOMINATE, ONE_CANDIDATE_ONLY);
    }
    if votes > 0 {
        let stands = |id: PieceId| board.negotiation.candidates.iter().any(|(_, candidate)| *candidate == id);
        let candidates = board.negotiation.candidates.iter().map(|(_, id)| *id);
        prompt.offer(&VOTE, candidates, |id| if stands(id) { Ok(()) } else { Err(NO_CANDIDATE) });
        prompt.offer(&ABSTAIN, [()], |()| Ok(()));
        let of =
            |family: Seat| board.negotiation.candidates.iter().find(|(seat, _)| *seat == family).map(|(_, id)| *id);
        let usual = of(seat).or_else(|| of(board.ally(seat)?));
        prompt.closing = Some(usual.map_or(ABSTAIN.on(()), |id| VOTE.on(id)));
    }
    prompt
}

fn cast(write: &mut Write, seat: Seat, choice: Option<PieceId>) {
    let votes = votes(&write.board(), seat);
    write.negotiation.ballot.cast(seat, choice, votes);
    write.chronicle.note("F-11.17", || {
        let event = if choice.is_some() { "fief-log-voted" } else { "fief-log-abstained" };
        let entry = Entry::new(event, "F-11.17").by(seat).with("votes", Word::Number(votes));
        choice.map_or(entry.clone(), |id| entry.with("lord", lord(id)))
    });
}
pub(in crate::games::fief) fn vote(In((seat, id)): In<(Seat, PieceId)>, mut write: Write) -> Flow {
    cast(&mut write, seat, Some(id));
    Flow::done()
}
pub(in crate::games::fief) fn abstain(In((seat, ())): In<(Seat, ())>, mut write: Write) -> Flow {
    cast(&mut write, seat, None);
    Flow::done()
}

pub(in crate::games::fief) fn tally(In(()): In<()>, mut write: Write) -> Flow {
    write.negotiation.elect = write.negotiation.ballot.winner(write.rules.data.limits.votes);
    let Some(elect) = write.negotiation.elect else {
        write.chronicle.note("F-11.19", || Entry::new("fief-log-no-result", "F-11.19"));
        return Flow::done();
    };
    let family = write.lord(elect).family;
    write.chronicle.note("F-11.18", || Entry::new("fief-log-elected", "F-11.18").by(family).with("lord", lord(elect)));
    let others = write.progress.order().filter(|seat| *seat != family).map(|seat| CROWN_CONSENT.on(seat));
    Flow::then(others.chain([CORONATION.on(())]))
}

/// Only families with free churchmen are asked, and only as long as more are needed.
pub(in crate::games::fief) fn crown_consent(In(seat): In<Seat>, read: Read, ask: Ask) -> Prompt {
    let board = read.board();
    let mut prompt = ask.prompt(seat, "fief-ask-crown");
    if churchmen(&board, seat).0 > 0 && !enough(&board) {
        prompt.offer(&CROWN, [()], |()| Ok(()));
        prompt.offer(&DENY_CROWN, [()], |()| Ok(()));
        prompt.closing = Some(DENY_CROWN.on(()));
    }
    match board.negotiation.elect {
        Some(elect) => prompt.with("lord", lord(elect)),
        None => prompt,
    }
}

pub(in crate::games::fief) fn crown(In((seat, ())): In<(Seat, ())>, mut write: Write) -> Flow {
    write.negotiation.crowning.push(seat);
    write.chronicle.note("F-11.22", || Entry::new("fief-log-crowning", "F-11.22").by(seat));
    Flow::done()
}
pub(in crate::games::fief) fn deny_crown(In((seat, ())): In<(Seat, ())>, mut write: Write) -> Flow {
    write.chronicle.note("F-11.22", || Entry::new("fief-log-not-crowning", "F-11.22").by(seat));
    Flow::done()
}

pub(in crate::games::fief) fn coronation(In(()): In<()>, mut write: Write) -> Flow {
    if !enough(&write.board()) {
        write.negotiation.elect = None;
        write.chronicle.note("F-11.22", || Entry::new("fief-log-not-crowned", "F-11.22"));
        return Flow::done();
    }
    let Some(elect) = write.negotiation.elect.take() else { return Flow::done() };
    regency::crown_king(&mut write, elect);
    // What families without lords have kept is now the new King's to give (F-10.31).
    let heir = write.lord(elect).family;
    for estate in write.titles.estates.iter_mut().filter(|estate| estate.heir.is_none()) {
        (estate.heir, estate.by_crown) = (Some(heir), true);
    }
    Flow::then([ESTATES.on(())])
}

pub(in crate::games::fief) fn second_round(In(()): In<()>, mut write: Write) -> Flow {
    let voted = !std::mem::take(&mut write.negotiation.candidates).is_empty();
    write.negotiation.ballot = Ballot::default();
    if voted { Flow::then([OPEN_MARKET.on(())]) } else { Flow::done() }
}

/// Registers the steps, decisions and verbs of this chapter.
pub fn plugin(app: &mut App) {
    app.step(&ELECTION, election)
        .decision(&NOMINATION, nomination)
        .verb(&NOMINATE, nominate)
        .step(&BALLOT, ballot)
        .decision(&VOTING, voting)
        .verb(&VOTE, vote)
        .verb(&ABSTAIN, abstain)
        .step(&TALLY, tally)
        .decision(&CROWN_CONSENT, crown_consent)
        .verb(&CROWN, crown)
        .verb(&DENY_CROWN, deny_crown)
        .step(&CORONATION, coronation)
        .step(&SECOND_ROUND, second_round);
}
