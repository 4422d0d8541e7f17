//! T-3, the royal guard: neutral pieces that take the place of own ones beside King and Queen (D-44).
use crate::games::fief::board::{Board, Play, Watch, lord};
use crate::games::fief::chapters::turn::DONE;
use crate::games::fief::data::rules::{Item, Rules};
use crate::games::fief::state::forces::Group;
use crate::games::tactique::data::files::{KNIGHT, MenData, SERGEANT};
use crate::games::tactique::data::rules::{Tactics, troop};
use crate::table::kit::counters::Counters;
use crate::table::prelude::State;
use crate::table::prelude::*;
use bevy::prelude::*;
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// A coronation may have gone before: nothing else is settled before its guard.
pub const CROWNED: Step<()> = Step::new("tactique.crowned");
/// Offers have been answered: there may have been a wedding.
pub const WEDDED: Step<Seat> = Step::new("tactique.wedded");
/// Deaths and years may have made a King or a Queen.
pub const SUCCEEDED: Step<()> = Step::new("tactique.succeeded");
/// This royal is the one who is asked about.
pub const TURN_TO_ROYAL: Step<PieceId> = Step::new("tactique.turn_to_royal");
/// Which pieces become guards? (D-44)
pub const GUARD_SWAP: Step<PieceId> = Step::new("tactique.guard_swap");

/// One of this kind becomes a guard; all that may.
pub const SWAP: Verb<Kind> = Verb::new("tactique.swap");
pub const SWAP_ALL: Verb<()> = Verb::new("tactique.swap_all");

pub const ENOUGH: Refusal = Refusal::new("counter_stock_empty", "T-3.02");
pub const ENOUGH_FOR_QUEEN: Refusal = Refusal::new("counter_stock_empty", "T-3.03");
pub const NONE_BESIDE: Refusal = Refusal::new("bad_muster_place", "T-3.02");
pub const NONE_BESIDE_QUEEN: Refusal = Refusal::new("bad_muster_place", "T-3.03");
pub const NOT_A_GUARD: Refusal = Refusal::new("not_an_option", "T-3.01");

/// King and Queen whose guard has been settled.
#[derive(Resource, Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Royals {
    pub king: Option<PieceId>,
    pub queen: Option<PieceId>,
    /// Coronations so far: a King who came without a new one has inherited the crown.
    pub coronations: u16,
    /// Whose guard is being chosen.
    pub asked: Option<PieceId>,
}
impl State for Royals {
    const NAME: &'static str = "guarded";
    fn show(&self, _: &Names, _: Option<Seat>) -> Value {
        Value::Null
    }
}

/// Sergeants and knights of a guard, read from its points.
pub fn pieces(rules: &Rules, points: u16, kings: bool) -> [u16; 2] {
    let set = if kings { &rules.kings_guard } else { &rules.queens_guard };
    let laid = set.lay_out(&[points]).and_then(|laid| laid.first().copied()).unwrap_or_default();
    [laid.0[SERGEANT].into(), laid.0[KNIGHT].into()]
}
/// Guard pieces in use, sergeants and knights.
pub fn in_use(board: &Board) -> [u16; 2] {
    let kings = pieces(board.rules, board.forces.kings_guard, true);
    let queens = pieces(board.rules, board.forces.queens_guard, false);
    [kings[0] + queens[0], kings[1] + queens[1]]
}

/// A new Queen, or a King who was elected, may have a guard.
fn settle(play: &Play, royals: &mut Royals) -> Flow {
    let (crown, coronations) = (&play.crown, play.progress.events.coronations);
    let elected = coronations > royals.coronations;
    let mut due = vec![];
    if royals.king != crown.king {
        due.extend(crown.king.filter(|_| elected));
    }
    if royals.queen != crown.queen {
        due.extend(crown.queen);
    }
    *royals = Royals { king: crown.king, queen: crown.queen, coronations, asked: None };
    if play.rules.arms.guards.come_with_the_crown {
        return Flow::done();
    }
    Flow::then(due.into_iter().flat_map(|royal| [TURN_TO_ROYAL.on(royal), GUARD_SWAP.on(royal)]))
}
pub(in crate::games::tactique) fn turn_to_royal(In(royal): In<PieceId>, mut royals: ResMut<Royals>) -> Flow {
    royals.asked = Some(royal);
    Flow::done()
}
pub(in crate::games::tactique) fn crowned(In(()): In<()>, play: Play, mut royals: ResMut<Royals>) -> Flow {
    settle(&play, &mut royals)
}
pub(in crate::games::tactique) fn wedded(In(_): In<Seat>, play: Play, mut royals: ResMut<Royals>) -> Flow {
    settle(&play, &mut royals)
}
pub(in crate::games::tactique) fn succeeded(In(()): In<()>, play: Play, mut royals: ResMut<Royals>) -> Flow {
    settle(&play, &mut royals)
}

/// Which sort of troops a kind is, if there are guards of it.
fn sort_of(board: &Board, kind: Kind) -> Option<usize> {
    match board.rules.item(kind) {
        Item::Soldiers(sort) if [SERGEANT, KNIGHT].contains(&usize::from(sort)) => Some(sort.into()),
        _ => None,
    }
}
fn of(men: MenData, sort: usize) -> u16 {
    (if sort == SERGEANT { men.sergeants } else { men.knights }) as u16
}
/// Whether a piece of this kind beside a royal may become a guard (T-3.02, T-3.03).
fn may_swap(board: &Board, tactics: &Tactics, royal: PieceId, kind: Kind) -> Allowed {
    let sort = sort_of(board, kind).ok_or(NOT_A_GUARD)?;
    let row = board.lord(royal);
    let there = board.forces.at(row.family, row.at).filter(|g| g.post == row.lord.post());
    let own: u16 = there.map(|g| u16::from(g.counters.0[sort])).sum();
    let kings = board.crown.king == Some(royal);
    if !row.lord.is_free() || own == 0 {
        return Err(if kings { NONE_BESIDE } else { NONE_BESIDE_QUEEN });
    }
    let data = &tactics.data.troops.guard;
    let (points, most) =
        if kings { (board.forces.kings_guard, data.king) } else { (board.forces.queens_guard, data.queen) };
    let held = pieces(board.rules, points, kings)[sort];
    let stock = of(data.stock, sort).saturating_sub(in_use(board)[sort]);
    if held < of(most, sort) && stock > 0 { Ok(()) } else { Err(if kings { ENOUGH } else { ENOUGH_FOR_QUEEN }) }
}
pub(in crate::games::tactique) fn guard_swap(
    In(royal): In<PieceId>,
    watch: Watch,
    ask: Ask,
    tactics: Res<Tactics>,
) -> Prompt {
    let board = watch.board();
    let mut prompt = ask.prompt(board.family(royal), "tactique-ask-guard");
    let kinds = || [KNIGHT, SERGEANT].map(|sort| troop(board.rules, sort));
    let any = kinds().into_iter().any(|kind| may_swap(&board, &tactics, royal, kind).is_ok());
    prompt.offer(&SWAP, kinds(), |kind| may_swap(&board, &tactics, royal, kind));
    if any {
        prompt.offer(&SWAP_ALL, [()], |()| Ok(()));
        prompt.offer(&DONE, [()], |()| Ok(()));
        prompt.closing = Some(SWAP_ALL.on(()));
    }
    let data = &tactics.data.troops.guard;
    let most = if board.crown.king == Some(royal) { data.king } else { data.queen };
    let several = |sort: usize| Word::Several(Target::Kind(troop(board.rules, sort)), of(most, sort) as i32);
    prompt.with("lord", lord(royal)).with("knights", several(KNIGHT)).with("sergeants", several(SERGEANT))
}
fn swap_one(play: &mut Play, royal: PieceId, kind: Kind) {
    let rules = Res::clone(&play.rules);
    let Some(sort) = sort_of(&play.board(), kind) else { return };
    let row = play.lord(royal);
    play.forces.take_counters(&rules.soldiers, row.family, (row.at, row.lord.post()), Counters::one(sort));
    let worth = rules.soldiers.values()[sort];
    if play.crown.king == Some(royal) {
        play.forces.kings_guard += worth;
    } else {
        play.forces.queens_guard += worth;
    }
}
fn note_swap(play: &mut Play, royal: PieceId, piece: Kind, number: i32) {
    let family = play.lord(royal).family;
    let rule = if play.crown.king == Some(royal) { "T-3.02" } else { "T-3.03" };
    play.chronicle.note(rule, || {
        let entry = Entry::new("tactique-log-guard", rule).by(family).with("lord", lord(royal));
        entry.with("pieces", Word::Several(Target::Kind(piece), number))
    });
}
pub(in crate::games::tactique) fn swap(In((_, kind)): In<(Seat, Kind)>, mut play: Play, royals: Res<Royals>) -> Flow {
    if let Some(royal) = royals.asked {
        swap_one(&mut play, royal, kind);
        note_swap(&mut play, royal, kind, 1);
    }
    Flow::again()
}
pub(in crate::games::tactique) fn swap_all(
    In((_, ())): In<(Seat, ())>,
    mut play: Play,
    royals: Res<Royals>,
    tactics: Res<Tactics>,
) -> Flow {
    let Some(royal) = royals.asked else { return Flow::done() };
    for sort in [KNIGHT, SERGEANT] {
        let kind = troop(&play.rules, sort);
        let mut number = 0;
        while may_swap(&play.board(), &tactics, royal, kind).is_ok() {
            swap_one(&mut play, royal, kind);
            number += 1;
        }
        if number > 0 {
            note_swap(&mut play, royal, kind, number);
        }
    }
    Flow::done()
}

/// The guard of a King or Queen who is one no longer: ordinary pieces where they stand, as far as the family's supply goes
/// (T-3.06).
pub fn disband(play: &mut Play, kings: bool, royal: PieceId) {
    let points = if kings { play.forces.kings_guard } else { play.forces.queens_guard };
    let row = play.lord(royal);
    if points == 0 {
        return;
    }
    let rules = Res::clone(&play.rules);
    if kings {
        play.forces.kings_guard = 0;
    } else {
        play.forces.queens_guard = 0;
    }
    for (sort, number) in [SERGEANT, KNIGHT].into_iter().zip(pieces(&rules, points, kings)) {
        let mut kept = 0;
        let (seat, at, post, steps) = (row.family, row.at, row.lord.post(), row.lord.steps);
        while kept < number && row.lord.is_free() && play.forces.room_for(&rules.soldiers, seat, at, post, sort) {
            let points = rules.soldiers.values()[sort];
            play.forces.add(Group { seat, at, post, steps, points, counters: Counters::one(sort) });
            kept += 1;
        }
        if kept > 0 {
            let piece = troop(&rules, sort);
            play.chronicle.note("T-3.06", || {
                let pieces = Word::Several(Target::Kind(piece), kept.into());
                Entry::new("tactique-log-guard-freed", "T-3.06").by(seat).with("pieces", pieces)
            });
        }
    }
}

/// Registers the steps, decisions and verbs of this chapter.
pub fn plugin(app: &mut App) {
    app.before(&crate::games::fief::chapters::succession::estates::ESTATES, &CROWNED)
        .after(&crate::games::fief::chapters::negotiations::ANSWER, &WEDDED)
        .after(&crate::games::fief::chapters::succession::AFTERMATH, &SUCCEEDED)
        .after(&crate::games::fief::chapters::victory::TURN_END, &SUCCEEDED)
        .step(&CROWNED, crowned)
        .step(&WEDDED, wedded)
        .step(&SUCCEEDED, succeeded)
        .step(&TURN_TO_ROYAL, turn_to_royal)
        .decision(&GUARD_SWAP, guard_swap)
        .verb(&SWAP, swap)
        .verb(&SWAP_ALL, swap_all);
}
