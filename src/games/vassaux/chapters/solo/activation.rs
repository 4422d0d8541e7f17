//! Chapter 24: which unit of the automaton acts, and what its table says (V-24.05, V-24.06, V-24.08, V-24.14).
use super::deeds::{self, WhyNot};
use super::factors::{self, rank};
use super::goals::{self, Wanted};
use crate::games::vassaux::access::{Board, Write};
use crate::games::vassaux::chapters::magic::{black, green, infiltration};
use crate::games::vassaux::chapters::orders::{HAND_OVER, NEXT_ORDER, open_units, owes_an_order, waits_for_nobody};
use crate::games::vassaux::chapters::resolution;
use crate::games::vassaux::data::solo::{Action, SoloData};
use crate::games::vassaux::state::frames::Frame;
use crate::games::vassaux::state::orders::OrderKind;
use crate::games::vassaux::state::solo::{Account, Doing, Tried};
use crate::table::prelude::{Allowed, Entry, Flow, PieceId, Refusal, Roll, RuleApp, Seat, Step, Target, Verb, Word};
use bevy::prelude::*;

/// The automaton decides what the unit does that it has taken.
pub const DECIDE: Step<()> = Step::new("vassaux.solo_decide");
/// The automaton takes its next unit (V-24.14).
pub const LET_ACT: Verb<PieceId> = Verb::new("vassaux.let_act");

const TAKES_ANOTHER: Refusal = Refusal::new("automaton_takes_another", "V-24.08");
const NOT_AUTOMATED: Refusal = Refusal::new("unit_not_automated", "V-24.14");

/// The dice of the table have six sides (V-24.05).
const SIDES: i32 = 6;

/// The unit that the automaton takes next for a side; corrupted units come first (V-24.08, V-24.14, V-22.07).
pub fn next(board: &Board, side: Seat) -> Option<PieceId> {
    if !board.solo.leads_any() {
        return None;
    }
    let corrupted = black::corrupted(board, side);
    let may = |unit: &PieceId| board.solo.leads(*unit) && (corrupted.is_empty() || corrupted.contains(unit));
    open_units(board, side).filter(may).min_by_key(|unit| rank(board, *unit))
}

/// Whether the automaton may take this unit now.
pub fn may_let_act(next: Option<PieceId>, board: &Board, side: Seat, piece: PieceId) -> Allowed {
    if next == Some(piece) {
        return Ok(());
    }
    if !board.solo.leads(piece) {
        return Err(NOT_AUTOMATED);
    }
    owes_an_order(board, side, piece)?;
    waits_for_nobody(board, side, piece)?;
    Err(TAKES_ANOTHER)
}

fn let_act(In((_, unit)): In<(Seat, PieceId)>, mut write: Write) -> Flow {
    write.frames.stack.push(Frame::new(unit, []));
    write.frames.lets_all_pass = [false; 2];
    write.set_activated(unit, true);
    Flow::then([DECIDE.on(()), NEXT_ORDER.on(()), HAND_OVER.on(())])
}

/// What binds a unit more than its table: a corruption, its impulse, its arrival (V-8.15, V-20.17, V-24.20); without a die.
pub fn bound(board: &Board, unit: PieceId) -> Option<OrderKind> {
    let possible = |order: OrderKind| resolution::is_possible(board, &Frame::new(unit, [order]), order);
    if board.infiltrates(unit) {
        // It charges where a marker allows one.
        let orders = infiltration::arrival_orders(board, unit);
        return orders.into_iter().max_by_key(|order| *order == OrderKind::Charge);
    }
    if let Some(doom) = board.magic.doom_of(unit) {
        return Some(if possible(doom).is_ok() { doom } else { OrderKind::Wait });
    }
    green::is_unbridled(board, unit).then(|| green::impulse(board, unit, possible))
}

/// The actions of the table for a sum of factors and a die (V-24.05).
pub fn cell(solo: &SoloData, sum: i32, die: i32) -> &[Action] {
    let row = solo.table.iter().find(|row| (row.from..=row.to).contains(&sum));
    let column = usize::try_from(die - 1).unwrap_or(0);
    row.and_then(|row| row.cells.get(column)).map_or(&[], Vec::as_slice)
}

/// V-24.04, V-24.05, V-24.06: the situation factor, a die, and of the actions in the cell the first that can be carried out; none:
/// the unit waits.
fn decide(In(()): In<()>, mut write: Write) -> Flow {
    let board = write.board();
    let Some(unit) = write.frames.top().map(|frame| frame.unit) else { return Flow::done() };
    let morale = board.solo.morale_of(unit).unwrap_or(0);
    let (doing, account) = match bound(&board, unit) {
        Some(order) => {
            let doing = Doing::Bound(order);
            (doing, Account { unit: Some(unit), factors: (morale, 0), doing: Some(doing), ..Account::default() })
        }
        None => by_table(&mut write, &board, unit, morale),
    };
    tell(&mut write, &board, unit, &account, doing);
    *write.account = account;
    write.solo.acting = Some((unit, doing));
    write.frames.top_mut().orders = vec![doing.order()];
    write.give(unit, doing.order());
    Flow::done()
}

fn by_table(write: &mut Write, board: &Board, unit: PieceId, morale: i32) -> (Doing, Account) {
    let solo = &board.rules.data.solo;
    let situation = factors::situation(board, unit).factor(&solo.situation);
    let die = write.dice.die(SIDES);
    let host = board.unit(unit).host;
    write.chronicle.note("V-24.05", || {
        let faces = (1..=SIDES).collect();
        Entry::new("vassaux-log-solo-factors", "V-24.05")
            .by(host)
            .with("unit", Word::On(Target::Piece(unit)))
            .with("morale", Word::Number(morale))
            .with("situation", Word::Number(situation))
            .with("sum", Word::Number(morale + situation))
            .roll(Roll { seat: host, purpose: "vassaux-roll-solo", face: die, faces, drawn: false })
    });
    let mut account = Account { unit: Some(unit), factors: (morale, situation), die: Some(die), ..Account::default() };
    let wanted = goals::wanted(board, &write.objectives, unit);
    if let Some(Wanted::Go(doing)) = wanted {
        account.doing = Some(doing);
        return (doing, account);
    }
    for action in cell(solo, morale + situation, die) {
        let allowed = wanted.as_ref().map_or(Ok(()), |wanted| wanted.allows(*action));
        let deed = allowed.and_then(|()| deeds::deed(board, &write.objectives, unit, Doing::Action(*action)));
        let why_not = deed.err();
        if let Some(why) = why_not {
            tell_why_not(write, host, *action, why);
        }
        let told = why_not.map(|why| (why.reason.to_owned(), why.rule.to_owned()));
        account.tried.push(Tried { action: *action, why_not: told });
        if why_not.is_none() {
            account.doing = Some(Doing::Action(*action));
            return (Doing::Action(*action), account);
        }
    }
    (Doing::Bound(OrderKind::Wait), account)
}

/// The Fluent key of an action.
pub const fn name(action: Action) -> &'static str {
    match action {
        Action::RC => "vassaux-solo-action-rc",
        Action::TC => "vassaux-solo-action-tc",
        Action::TA => "vassaux-solo-action-ta",
        Action::TT => "vassaux-solo-action-tt",
        Action::RT => "vassaux-solo-action-rt",
        Action::AC => "vassaux-solo-action-ac",
        Action::CH => "vassaux-solo-action-ch",
        Action::FO => "vassaux-solo-action-fo",
        Action::OM(_) => "vassaux-solo-action-om",
        Action::DM(_) => "vassaux-solo-action-dm",
    }
}

/// The Fluent key of a reason not to do a thing.
fn reason(why: WhyNot) -> &'static str {
    match why.reason {
        "pinned" => "vassaux-solo-why-pinned",
        "held" => "vassaux-solo-why-held",
        "leaves-too-many" => "vassaux-solo-why-leaves-too-many",
        "no-run" => "vassaux-solo-why-no-run",
        "difficult" => "vassaux-solo-why-difficult",
        "no-enemy" => "vassaux-solo-why-no-enemy",
        "no-way" => "vassaux-solo-why-no-way",
        "no-escape" => "vassaux-solo-why-no-escape",
        "covered" => "vassaux-solo-why-covered",
        "no-cover" => "vassaux-solo-why-no-cover",
        "nobody-to-attack" => "vassaux-solo-why-nobody-to-attack",
        "no-charge" => "vassaux-solo-why-no-charge",
        "no-school" => "vassaux-solo-why-no-school",
        "already-cast" => "vassaux-solo-why-already-cast",
        "no-spell" => "vassaux-solo-why-no-spell",
        "keeps-place" => "vassaux-solo-why-keeps-place",
        "unseen-lord" => "vassaux-solo-why-unseen-lord",
        _ => "vassaux-solo-why-not-now",
    }
}

fn tell_why_not(write: &mut Write, host: Seat, action: Action, why: WhyNot) {
    write.chronicle.note("V-24.06", || {
        Entry::new("vassaux-log-solo-not", why.rule)
            .by(host)
            .with("action", Word::Key(name(action)))
            .with("why", Word::Key(reason(why)))
    });
}

fn tell(write: &mut Write, board: &Board, unit: PieceId, account: &Account, doing: Doing) {
    let host = board.unit(unit).host;
    let entry = |text: &'static str, rule: &'static str| {
        Entry::new(text, rule).by(host).with("unit", Word::On(Target::Piece(unit)))
    };
    match doing {
        Doing::Action(action) => write
            .chronicle
            .note("V-24.06", || entry("vassaux-log-solo-does", "V-24.06").with("action", Word::Key(name(action)))),
        Doing::Goal(_) => write.chronicle.note("V-24.21", || entry("vassaux-log-solo-goal", "V-24.21")),
        // Nothing in the cell could be carried out.
        Doing::Bound(_) if account.doing.is_none() => {
            write.chronicle.note("V-24.06", || entry("vassaux-log-solo-waits", "V-24.06"));
        }
        Doing::Bound(order) => write.chronicle.note("V-8.15", || {
            entry("vassaux-log-solo-bound", "V-8.15").with("order", Word::On(Target::Kind(order.kind())))
        }),
    }
}

/// Registers the step and the verb of this chapter.
pub fn plugin(app: &mut App) {
    app.step(&DECIDE, decide).verb(&LET_ACT, let_act);
}
