//! The end of a turn, and of a battle: conditions are looked at only here.
use super::artillery::has_crew;
use super::siegeworks::demolition::has_fallen;
use super::siegeworks::scald::spilt;
use super::turn::TURN;
use crate::games::anarchy::access::Write;
use crate::games::anarchy::board::{Board, enemy};
use crate::games::anarchy::data::files::{ANGEVIN, ROYALIST};
use crate::games::anarchy::data::scenarios::{
    ConditionData, DecidesData, ExtraData, OtherwiseData, VictoryData, WhenData, WhoData,
};
use crate::games::anarchy::rules::Rules;
use crate::games::anarchy::state::{Clock, Engine, Man, Post};
use crate::table::prelude::*;
use bevy::prelude::*;

/// The end of a turn.
pub const END_TURN: Step<()> = Step::new("anarchy.end_turn");
/// What the turn has decided is looked at.
pub const VERDICT: Step<()> = Step::new("anarchy.verdict");

/// Whether a piece is one of those whom a condition counts; horses are counted by none.
fn counts(board: &Board, id: PieceId, side: Seat, who: &WhoData) -> bool {
    let character = board.rules.character(id);
    let class = board.rules.class(id);
    character.side == side
        && character.rider.is_none()
        && match who {
            WhoData::Men => !class.animal,
            WhoData::Animals => class.animal,
            WhoData::Class(name) => class.name == *name,
        }
}

/// How many of those counted have this post.
fn count(board: &Board, side: Seat, who: &WhoData, post: Post) -> usize {
    board.all().filter(|id| counts(board, *id, side, who) && board.man(*id).post == post).count()
}

/// Whether a condition holds now.
pub fn holds(board: &Board, condition: &ConditionData) -> bool {
    match condition {
        ConditionData::Exited { side, who, least } => {
            count(board, side.seat(), who, Post::Exited) >= usize::from(*least)
        }
        ConditionData::NoneLeft { side, who } => {
            !board.all().any(|id| counts(board, id, side.seat(), who) && board.man(id).is_active())
        }
        ConditionData::LedOff { side, who, least } => {
            count(board, side.seat(), who, Post::LedOff) >= usize::from(*least)
        }
        ConditionData::Killed { side, who, least } => count(board, side.seat(), who, Post::Dead) >= usize::from(*least),
        ConditionData::Taken { side, who, least } => {
            let taken = |id: &PieceId| {
                let man = board.man(*id);
                counts(board, *id, side.seat(), who) && (man.post == Post::LedOff || man.captive)
            };
            board.all().filter(taken).count() >= usize::from(*least)
        }
        ConditionData::Remain { side, who, least } => {
            let active = |id: &PieceId| counts(board, *id, side.seat(), who) && board.man(*id).is_active();
            board.all().filter(active).count() >= usize::from(*least)
        }
        ConditionData::Only { side, area } => {
            let active = |id: &PieceId| counts(board, *id, side.seat(), &WhoData::Men) && board.man(*id).is_active();
            let inside: Vec<PieceId> = standing(board, side.seat(), area).collect();
            board.all().filter(active).all(|id| inside.contains(&id))
        }
        ConditionData::Stand { side, area, least } => standing(board, side.seat(), area).count() >= usize::from(*least),
        ConditionData::Holds { side, areas, least } => {
            areas.iter().filter(|area| is_held(board, side.seat(), area)).count() >= usize::from(*least)
        }
        ConditionData::Closed(area) => board.map.area(area).iter().any(|hex| board.is_shut(*hex)),
        ConditionData::Demolished { area, least } => {
            board.map.area(area).iter().filter(|hex| has_fallen(board, **hex)).count() >= usize::from(*least)
        }
        ConditionData::Mined { least } => board.mangonels.mines.len() >= usize::from(*least),
        ConditionData::Damaged { areas, least } => degrees(board, areas) >= u32::from(*least),
        ConditionData::EngineLeft { side, engine } => {
            let left = |e: &Engine| e.side == side.seat() && e.kind == *engine && e.gone;
            board.engines.all.iter().any(left)
        }
        ConditionData::Stuck { side, engine } => board.engines.all.iter().enumerate().any(|(number, e)| {
            let burnt = e.gone || !e.is_of_use(board.rules.data.engines.of(e.kind));
            e.side == side.seat() && e.kind == *engine && burnt && !board.was_lowered(number)
        }),
        ConditionData::StandAmong { side, areas, least } => {
            let mut all: Vec<PieceId> =
                areas.iter().flat_map(|area| standing(board, side.seat(), area).collect::<Vec<_>>()).collect();
            all.sort_unstable();
            all.dedup();
            all.len() >= usize::from(*least)
        }
        ConditionData::All(all) => all.iter().all(|condition| holds(board, condition)),
        ConditionData::Any(all) => all.iter().any(|condition| holds(board, condition)),
        ConditionData::Not(condition) => !holds(board, condition),
    }
}

/// How many degrees of damage the walls of some areas have taken in all; one that has come down counts with all that it takes
///
pub fn degrees(board: &Board, areas: &[String]) -> u32 {
    let mut hexes: Vec<Place> = areas.iter().flat_map(|area| board.map.area(area)).copied().collect();
    hexes.sort_unstable();
    hexes.dedup();
    let of = |hex: &Place| match board.rules.data.bombardment.of(board.map.terrain(*hex)) {
        Some(line) if has_fallen(board, *hex) => u32::from(line.degrees),
        _ => board.walls.damage(*hex).into(),
    };
    hexes.iter().map(of).sum()
}

/// The active men of a side who stand in an area, on whatever storey, a rider with either hex; animals are no men.
fn standing<'b>(board: &'b Board, side: Seat, area: &'b str) -> impl Iterator<Item = PieceId> + 'b {
    let hexes = board.map.area(area);
    board.on_field(side).filter(move |id| {
        !board.is_animal(*id)
            && board.rules.character(*id).rider.is_none()
            && board.man(*id).is_active()
            && board.hexes_of(*id).any(|place| hexes.contains(&board.map.hex_of(place)))
    })
}

/// Whether a side holds an area: one of its active men stands there and no active enemy does.
pub fn is_held(board: &Board, side: Seat, area: &str) -> bool {
    standing(board, side, area).next().is_some() && standing(board, enemy(side), area).next().is_none()
}

/// Whether a condition is about who stands where, and not about what somebody has achieved.
fn is_about_ground(condition: &ConditionData) -> bool {
    match condition {
        ConditionData::Stand { .. }
        | ConditionData::StandAmong { .. }
        | ConditionData::Only { .. }
        | ConditionData::Holds { .. }
        | ConditionData::Closed(_) => true,
        ConditionData::All(all) | ConditionData::Any(all) => all.iter().any(is_about_ground),
        ConditionData::Not(condition) => is_about_ground(condition),
        ConditionData::Exited { .. }
        | ConditionData::NoneLeft { .. }
        | ConditionData::LedOff { .. }
        | ConditionData::EngineLeft { .. }
        | ConditionData::Stuck { .. }
        | ConditionData::Demolished { .. }
        | ConditionData::Mined { .. }
        | ConditionData::Damaged { .. }
        | ConditionData::Taken { .. }
        | ConditionData::Remain { .. }
        | ConditionData::Killed { .. } => false,
    }
}

/// Points of a side for enemies whom it has killed or taken, and for what else the scenario credits it with.
pub fn points(board: &Board, side: Seat) -> i32 {
    let extra: i32 = (board.rules.scenario.extra_points.iter())
        .map(|line| match line {
            ExtraData::BurntScaffolds { side: whose, points } if whose.seat() == side => {
                let lost = |hex: &Place| board.site.burnt.contains(hex) || board.site.fire(*hex).is_some();
                points * board.map.scaffolds().filter(lost).count() as i32
            }
            ExtraData::LostBallistae { side: whose, points } if whose.seat() == side => {
                points * i32::from(ballistae_lost(board, enemy(side)))
            }
            ExtraData::BurntScaffolds { .. } | ExtraData::LostBallistae { .. } => 0,
        })
        .sum();
    extra + enemies_lost(board, side)
}
/// How many of the ballistae that a side had are gone, or have nobody left who could shoot with them.
fn ballistae_lost(board: &Board, side: Seat) -> u8 {
    let had = board.rules.scenario.side(side).ballistae.count;
    if board.artillery.ballistae_left[usize::from(side.0)] > 0 || board.turn == 0 {
        return 0;
    }
    let stand = board.artillery.ballistae.iter().filter(|ballista| ballista.side == side).count() as u8;
    if has_crew(board, side) { had.saturating_sub(stand) } else { had }
}
/// What the enemies are worth whom a side has killed or taken.
fn enemies_lost(board: &Board, side: Seat) -> i32 {
    let lost = |id: &PieceId| {
        let man = board.man(*id);
        board.side(*id) != side
            && board.rules.character(*id).rider.is_none()
            && (matches!(man.post, Post::Dead | Post::LedOff) || man.captive)
    };
    board.all().filter(lost).map(|id| worth(board, id)).sum()
}
/// What a man is worth in points, with the horse on which he came.
pub fn worth(board: &Board, id: PieceId) -> i32 {
    let class = board.rules.class(id);
    class.points + if board.rules.character(id).rides { class.mount } else { 0 }
}

/// What has been decided.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// In full, and by more than that: what the scenario asks for a decisive victory holds, too.
    Decisively(Seat),
    Wins(Seat),
    Marginally(Seat),
    Draw,
}

/// What has decided a battle.
#[derive(Clone, Debug)]
pub enum Cause<'r> {
    /// These conditions of the scenario hold, each for the same side, or for a draw.
    Conditions(Vec<&'r VictoryData>),
    /// Conditions of both sides hold: the points decide.
    BothGoals,
    /// A side has no active man left.
    NoMenLeft(Seat),
    /// No side has an active man left: the points decide.
    NobodyLeft,
    /// The length of the battle is over.
    LengthOver,
}

/// What is decided at the end of a turn, if anything, and by what. A full victory is a decisive one where the scenario says what makes
/// it so.
pub fn verdict<'r>(board: &Board<'r>, turn: u8) -> Option<(Verdict, Cause<'r>)> {
    let mut lines = board.rules.scenario.decisive.iter();
    let (verdict, cause) = plain_verdict(board, turn)?;
    Some(match verdict {
        Verdict::Wins(side) if lines.any(|line| line.side.seat() == side && holds(board, &line.holds)) => {
            (Verdict::Decisively(side), cause)
        }
        verdict => (verdict, cause),
    })
}

/// What is decided at the end of a turn, if anything: by a side without active men, by the conditions of the scenario, or
/// when its length is over by whoever wins otherwise. Where conditions of both sides hold, points decide.
fn plain_verdict<'r>(board: &Board<'r>, turn: u8) -> Option<(Verdict, Cause<'r>)> {
    let rules: &'r Rules = board.rules;
    let scenario = &rules.scenario;
    let active = |side: Seat| board.pieces(side).any(|id| !board.is_animal(id) && board.man(id).is_active());
    let at_end = turn >= board.rules.last_turn();
    let found: Vec<&VictoryData> = (scenario.victory.iter())
        .filter(|line| match line.when {
            WhenData::From(first) => turn >= first,
            WhenData::AtEnd => at_end,
        })
        .filter(|line| holds(board, &line.holds))
        // A side without active men has lost, whoever else has left the ground.
        .filter(|line| match line.decides {
            DecidesData::Wins(side) | DecidesData::Marginally(side) => {
                active(side.seat()) || !is_about_ground(&line.holds)
            }
            DecidesData::Draw => true,
        })
        .collect();
    let for_side = |seat: Seat| {
        let decides = |line: &&VictoryData| matches!(line.decides, DecidesData::Wins(s) | DecidesData::Marginally(s) if s.seat() == seat);
        found.iter().any(decides)
    };
    if for_side(ROYALIST) && for_side(ANGEVIN) {
        return Some((by_points(board), Cause::BothGoals));
    }
    if let Some(first) = found.first().map(|line| line.decides) {
        let verdict = match first {
            DecidesData::Wins(side) => Verdict::Wins(side.seat()),
            DecidesData::Marginally(side) => Verdict::Marginally(side.seat()),
            DecidesData::Draw => Verdict::Draw,
        };
        return Some((verdict, Cause::Conditions(found.into_iter().filter(|line| line.decides == first).collect())));
    }
    match (active(ROYALIST), active(ANGEVIN)) {
        (true, false) => return Some((Verdict::Wins(ROYALIST), Cause::NoMenLeft(ANGEVIN))),
        (false, true) => return Some((Verdict::Wins(ANGEVIN), Cause::NoMenLeft(ROYALIST))),
        (false, false) => return Some((by_points(board), Cause::NobodyLeft)),
        (true, true) => {}
    }
    let verdict = || match scenario.otherwise {
        OtherwiseData::Wins(side) => Verdict::Wins(side.seat()),
        OtherwiseData::Draw => Verdict::Draw,
        OtherwiseData::Points => by_points(board),
        OtherwiseData::MostPoints => match by_points(board) {
            Verdict::Marginally(side) => Verdict::Wins(side),
            verdict => verdict,
        },
    };
    at_end.then(|| (verdict(), Cause::LengthOver))
}

/// More points win marginally, equal ones are a draw.
fn by_points(board: &Board) -> Verdict {
    let [royalist, angevin] = [ROYALIST, ANGEVIN].map(|side| points(board, side));
    match royalist.cmp(&angevin) {
        std::cmp::Ordering::Greater => Verdict::Marginally(ROYALIST),
        std::cmp::Ordering::Less => Verdict::Marginally(ANGEVIN),
        std::cmp::Ordering::Equal => Verdict::Draw,
    }
}

pub(in crate::games::anarchy) fn end_turn(In(()): In<()>, mut battle: Write) -> Flow {
    super::fire::burn(&mut battle);
    Flow::then(spilt(&battle).into_iter().chain([VERDICT.on(())]))
}

/// Whether the battle is over.
pub(in crate::games::anarchy) fn judge(In(()): In<()>, mut battle: Write) -> Flow {
    let turn = battle.clock.turn;
    let board = battle.board();
    let [royalist, angevin] = [ROYALIST, ANGEVIN].map(|side| points(&board, side));
    let verdict = verdict(&board, turn).map(|(verdict, _)| verdict);
    battle.chronicle.note("A-0.68", || {
        Entry::new("anarchy-log-end-turn", "A-0.68")
            .with("turn", Word::Number(turn.into()))
            .with("royalist", Word::Number(royalist))
            .with("angevin", Word::Number(angevin))
    });
    let Some(verdict) = verdict else { return Flow::then([TURN.on(())]) };
    let (winner, how) = match verdict {
        Verdict::Decisively(side) => (Some(side), "anarchy-end-decisively"),
        Verdict::Wins(side) => (Some(side), "anarchy-end-wins"),
        Verdict::Marginally(side) => (Some(side), "anarchy-end-marginally"),
        Verdict::Draw => (None, "anarchy-end-draw"),
    };
    battle.chronicle.note("A-0.68", || match winner {
        Some(side) => Entry::new("anarchy-log-victory", "A-0.68").by(side).with("how", Word::Key(how)),
        None => Entry::new("anarchy-log-draw", "A-0.68").with("how", Word::Key(how)),
    });
    battle.outcome.end(winner, how);
    Flow::done()
}

/// What a finished match adds to the report of a batch: turns, whether the side that moved first won, men lost by each side.
pub(in crate::games::anarchy) fn figures(world: &World) -> Vec<(&'static str, f64)> {
    let clock = world.resource::<Clock>();
    let rules = world.resource::<crate::games::anarchy::rules::Rules>();
    let outcome = world.resource::<Outcome>().0.as_ref();
    let first_won = outcome.is_some_and(|o| o.winners == [rules.scenario.first.seat()]);
    let pieces = world.resource::<Pieces>();
    let lost = |side: Seat, post: Post| {
        let all = rules.pieces().filter(|(_, c)| c.side == side && c.rider.is_none());
        all.filter(|(id, _)| pieces.get(*id).and_then(|e| world.get::<Man>(e)).is_some_and(|m| m.post == post)).count()
            as f64
    };
    vec![
        ("turns", clock.turn.into()),
        ("first_wins", f64::from(u8::from(first_won))),
        ("marginal", f64::from(u8::from(outcome.is_some_and(|o| o.reason == "anarchy-end-marginally")))),
        ("royalists_killed", lost(ROYALIST, Post::Dead)),
        ("angevins_killed", lost(ANGEVIN, Post::Dead)),
        ("led_off", lost(ROYALIST, Post::LedOff) + lost(ANGEVIN, Post::LedOff)),
    ]
}

/// Registers the step of this chapter.
pub fn plugin(app: &mut App) {
    app.step(&END_TURN, end_turn).step(&VERDICT, judge);
}
