//! The encounter (V-23.16, V-23.18, V-23.19, V-23.20, V-23.24): who attacks, what each side is to do, and what it is worth.
use super::interests::{self, RAISE_POI};
use crate::games::vassaux::access::{Board, Fighter, Write};
use crate::games::vassaux::chapters::outcome::eliminated;
use crate::games::vassaux::chapters::solo::answers::RAISES_POI;
use crate::games::vassaux::data::scenarios::{Edge, Objective, ObjectiveRowData, VictoryData, VictoryPointsData};
use crate::games::vassaux::map::layout::Goal;
use crate::games::vassaux::state::fighters::Fate;
use crate::games::vassaux::state::objectives::{Interest, Objectives};
use crate::table::prelude::{Entry, Flow, Roll, RuleApp, Seat, Step, Target, Word};
use bevy::prelude::*;

/// Who attacks is drawn, and both sides roll what they are to do (V-23.16).
pub const OBJECTIVES: Step<()> = Step::new("vassaux.objectives");

/// The dice of objectives have six sides (3.8).
const SIDES: i32 = 6;

/// The tables of this scenario: the attacker's and the defender's.
fn tables(board: &Board) -> Option<[&[ObjectiveRowData]; 2]> {
    match &board.rules.scenario().victory {
        VictoryData::Objectives { attacker, defender, .. } => Some([attacker, defender]),
        _ => None,
    }
}

/// What a side is to do, once both have rolled (V-23.16); what the defender has rolled may be the attacker's objective too
/// (V-23.24).
pub fn objective_of(board: &Board, objectives: &Objectives, side: Seat) -> Option<Objective> {
    let [attacks, defends] = tables(board)?;
    let attacker = objectives.attacker?;
    let rolled = |side: Seat, rows: &[ObjectiveRowData]| {
        let face = i32::from(objectives.rolled[usize::from(side.0)]?);
        rows.iter().find(|row| (row.from..=row.to).contains(&face)).map(|row| row.objective)
    };
    let defender = Seat(1 - attacker.0);
    match rolled(side, if side == attacker { attacks } else { defends })? {
        Objective::AsDefender => rolled(defender, defends),
        objective => Some(objective),
    }
}

/// The Fluent key of an objective, with `$percent` of the enemy's points to be eliminated.
pub const fn name(objective: Objective) -> &'static str {
    match objective {
        Objective::KillLord => "vassaux-objective-kill-lord",
        Objective::Destroy => "vassaux-objective-destroy",
        Objective::HoldCentre => "vassaux-objective-hold-centre",
        Objective::Capture => "vassaux-objective-capture",
        Objective::ControlMore => "vassaux-objective-control-more",
        Objective::KeepBehindLine => "vassaux-objective-keep-behind-line",
        Objective::AsDefender => "vassaux-objective-as-defender",
    }
}

/// V-23.16, V-23.24: the attacker is drawn; both roll openly, he first. Then the points of interest are laid that they ask for
/// (D03).
fn objectives(In(()): In<()>, mut write: Write) -> Flow {
    let board = write.board();
    if tables(&board).is_none() {
        return Flow::done();
    }
    let face = write.dice.die(2);
    let attacker = Seat((face - 1) as u8);
    let defender = Seat(1 - attacker.0);
    write.objectives.attacker = Some(attacker);
    let roll = Roll { seat: attacker, purpose: "vassaux-roll-attacker", face, faces: vec![1, 2], drawn: false };
    write.chronicle.note("V-23.16", || Entry::new("vassaux-log-attacker", "V-23.16").by(attacker).roll(roll));
    let sides = [attacker, defender];
    let mut rolls = vec![];
    for side in sides {
        let face = write.dice.die(SIDES);
        write.objectives.rolled[usize::from(side.0)] = Some(face as u8);
        let faces = (1..=SIDES).collect();
        rolls.push(Roll { seat: side, purpose: "vassaux-roll-objective", face, faces, drawn: false });
    }
    let board = write.board();
    let percent = board.rules.data.constants.destroy_percent;
    for (side, roll) in sides.into_iter().zip(rolls) {
        let Some(objective) = objective_of(&board, &write.objectives, side) else { continue };
        write.chronicle.note("V-23.24", || {
            let entry = Entry::new("vassaux-log-objective", "V-23.24").by(side).roll(roll);
            entry.with("objective", Word::Key(name(objective))).with("percent", Word::Number(percent))
        });
    }
    let wants = |side: Seat, wanted: Objective| objective_of(&board, &write.objectives, side) == Some(wanted);
    // The opponent of who is to capture a point lays it, the defender's first (V-23.30).
    let near_edges = [defender, attacker].into_iter().filter(|side| wants(*side, Objective::Capture));
    let raise = |side: Seat| if board.is_automaton(side) { RAISES_POI.on(side) } else { RAISE_POI.on(side) };
    let mut tasks: Vec<_> = near_edges.map(|side| raise(Seat(1 - side.0))).collect();
    if sides.into_iter().any(|side| wants(side, Objective::ControlMore)) {
        // In turn, the defender first (V-23.29).
        let count = board.rules.switches.pois.max(0) as usize;
        tasks.extend([defender, attacker].into_iter().cycle().take(count).map(raise));
    }
    let holds = sides.into_iter().any(|side| wants(side, Objective::HoldCentre));
    if let (true, Goal::Interest { centre, .. }) = (holds, &board.rules.map.goal) {
        write.objectives.interests.push(Interest { at: *centre, of: None });
    }
    Flow::then(tasks)
}

/// Whether a leader who fell was killed, not removed (V-7.07).
fn is_killed(board: &Board, leader: Option<&Fighter>) -> bool {
    debug_assert!(leader.is_none_or(|fighter| board.rules.roster.unit_of_fighter(fighter.id).is_some()));
    leader.is_some_and(|fighter| fighter.fate == Fate::Killed)
}

/// The lord of a host, and its vassals, as they were at the start.
fn leaders(board: &Board, host: Seat) -> (Option<&Fighter>, Vec<&Fighter>) {
    let mut units = board.rules.roster.of_host(host).map(|unit| board.fighter(unit.leader()));
    (units.next().flatten(), units.flatten().collect())
}

/// Whether a lord and so many vassals of a host stand beyond the line in front of an edge: their centres nearer to it than the
/// line, not on it (V-23.31; R-100).
fn breaks_through(board: &Board, host: Seat, edge: Edge, line: i32, vassals: i32) -> bool {
    let (lord, led) = leaders(board, host);
    let beyond =
        |fighter: &&Fighter| fighter.fate == Fate::OnTable && board.rules.map.from_edge(edge, fighter.at).0 < line;
    let many = led.iter().filter(|fighter| beyond(fighter)).count() as i32;
    many >= vassals && lord.iter().any(beyond)
}

/// Whether an objective is met that is tested at the end of the match alone (V-23.18).
fn is_met_at_end(board: &Board, objectives: &Objectives, side: Seat, objective: Objective) -> bool {
    let enemy = Seat(1 - side.0);
    let Goal::Interest { centre, line, .. } = board.rules.map.goal else { return false };
    let VictoryData::Objectives { vassals_beyond, .. } = board.rules.scenario().victory else { return false };
    let controlled = |seat: Seat| {
        let free = objectives.interests.iter().filter(|one| one.of.is_none());
        free.filter(|one| interests::controls(board, one, seat)).count()
    };
    match objective {
        Objective::HoldCentre => interests::controls(board, &Interest { at: centre, of: None }, side),
        Objective::ControlMore => controlled(side) > controlled(enemy),
        Objective::KeepBehindLine => {
            !breaks_through(board, enemy, interests::own_edge(board, side), line, vassals_beyond)
        }
        Objective::KillLord | Objective::Destroy | Objective::Capture | Objective::AsDefender => false,
    }
}

/// Whether a side has met its objective, as things stand (V-23.18).
pub fn is_met(board: &Board, objectives: &Objectives, side: Seat) -> bool {
    let objective = objective_of(board, objectives, side);
    objectives.met[usize::from(side.0)]
        || objective.is_some_and(|objective| is_met_at_end(board, objectives, side, objective))
}

/// What a side has scored, as things stand: for its objective, the enemy's lord and each of his vassals killed (V-23.19).
pub fn victory_points(board: &Board, objectives: &Objectives, side: Seat) -> i32 {
    let VictoryData::Objectives { points: VictoryPointsData { objective, lord, vassal }, .. } =
        board.rules.scenario().victory
    else {
        return 0;
    };
    let (enemy, led) = leaders(board, Seat(1 - side.0));
    let vassals = led.into_iter().filter(|fighter| is_killed(board, Some(fighter))).count() as i32;
    let of = |is: bool, points: i32| if is { points } else { 0 };
    of(is_met(board, objectives, side), objective) + of(is_killed(board, enemy), lord) + vassals * vassal
}

/// Notes that a side has met its objective for good (V-23.18).
fn note_met(write: &mut Write, side: Seat, objective: Objective) {
    write.objectives.met[usize::from(side.0)] = true;
    let percent = write.rules.0.data.constants.destroy_percent;
    write.chronicle.note("V-23.18", || {
        let entry = Entry::new("vassaux-log-objective-met", "V-23.18").by(side);
        entry.with("objective", Word::Key(name(objective))).with("percent", Word::Number(percent))
    });
}

/// V-23.18: to kill the lord and to destroy most of the host are met for good once they have come true. Neither ends the match.
pub fn judge(write: &mut Write) {
    let board = write.board();
    for side in [Seat(0), Seat(1)] {
        if write.objectives.met[usize::from(side.0)] {
            continue;
        }
        let enemy = Seat(1 - side.0);
        let Some(objective) = objective_of(&board, &write.objectives, side) else { continue };
        let comes_true = match objective {
            Objective::KillLord => is_killed(&board, leaders(&board, enemy).0),
            Objective::Destroy => {
                let (gone, all) = eliminated(&board, enemy);
                gone * 100 >= all * board.rules.data.constants.destroy_percent
            }
            _ => false,
        };
        if comes_true {
            note_met(write, side, objective);
        }
    }
}

/// V-23.18, V-23.30: a point that is to be captured is so for good by whoever controls it at the end of any turn.
pub fn capture(write: &mut Write) {
    let board = write.board();
    for side in [Seat(0), Seat(1)] {
        if write.objectives.met[usize::from(side.0)] {
            continue;
        }
        let own = write.objectives.interests.iter().find(|one| one.of == Some(side));
        if own.is_some_and(|one| interests::controls(&board, one, side)) {
            note_met(write, side, Objective::Capture);
        }
    }
}

/// V-23.19, V-23.20: the match is scored; more points win, equal ones are a draw.
pub fn close(write: &mut Write) {
    judge(write);
    let board = write.board();
    let points = [Seat(0), Seat(1)].map(|side| victory_points(&board, &write.objectives, side));
    for (side, points) in [Seat(0), Seat(1)].into_iter().zip(points) {
        let met = if is_met(&board, &write.objectives, side) { "vassaux-met" } else { "vassaux-not-met" };
        write.chronicle.note("V-23.19", || {
            Entry::new("vassaux-log-victory-points", "V-23.19")
                .by(side)
                .with("side", Word::On(Target::Seat(side)))
                .with("points", Word::Number(points))
                .with("met", Word::Key(met))
        });
    }
    let winner = match points[0].cmp(&points[1]) {
        std::cmp::Ordering::Greater => vec![Seat(0)],
        std::cmp::Ordering::Less => vec![Seat(1)],
        std::cmp::Ordering::Equal => vec![],
    };
    write.outcome.end(winner, "vassaux-end-victory-points");
}

/// Registers the step of this scenario.
pub fn plugin(app: &mut App) {
    app.step(&OBJECTIVES, objectives);
}
