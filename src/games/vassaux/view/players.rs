//! Both hosts in the strip above the board, and how the log of the skirmish is divided and folded.
pub mod tallies;

use self::tallies::{Tally, goals};
use super::VassauxFace;
use super::seen::Seen;
use crate::desktop::face::{
    Count, Draw, HeaderItem, Heading, PlayerStanding, Point, Run, Sheet, Sight, circle, placed,
};
use crate::games::vassaux::chapters::command::reactivity_of;
use crate::games::vassaux::chapters::orders::open_units;
use crate::games::vassaux::odds::{Fraction, of_contest};
use crate::games::vassaux::rosters::told::school_name;
use crate::games::vassaux::state::fighters::Fate;
use crate::table::kit::contests::Throw;
use crate::table::prelude::{Entry, Narrator, Seat, Target, Word};
use crate::table::text::locales::Arg;

const SEATS: [Seat; 2] = [Seat(0), Seat(1)];

pub fn standings(face: &VassauxFace, sight: &Sight, seen: &Seen, tell: &Narrator) -> Vec<PlayerStanding> {
    let (now, next) = goes(sight, seen);
    let goals = goals(face, seen, tell);
    let standing = |host: Seat| PlayerStanding {
        seat: host,
        tincture: face.tincture(host),
        short: tell.side(host),
        score: score(seen, host, tell),
        counts: counts(seen, host, goals.iter().filter(|goal| goal.tincture == Some(face.tincture(host))), tell),
        badges: badges(seen, host, tell),
        on_go: now == Some(host),
        next: next == Some(host),
        out: false,
    };
    SEATS.map(standing).into()
}

/// Who activates a unit, and who does so next: the other side if it has a unit that still owes an order (V-8.01, V-8.03).
fn goes(sight: &Sight, seen: &Seen) -> (Option<Seat>, Option<Seat>) {
    let asked = sight.prompt().map(|prompt| prompt.seat);
    if seen.progress.turn == 0 {
        return (asked, None);
    }
    let now = seen.progress.active;
    let other = Seat(1 - now.0);
    let can = open_units(&seen.board, other).next().is_some();
    let next = if asked.is_some_and(|asked| asked != now) { Some(now) } else { Some(other).filter(|_| can) };
    (Some(now), next)
}

/// The dice and the reactivity of a host.
fn score(seen: &Seen, host: Seat, tell: &Narrator) -> String {
    let bag = seen.reserves.of(host);
    let key = match (bag.invocation, seen.progress.turn) {
        (0, 0) => "vassaux-view-host.set-up",
        (0, _) => "vassaux-view-host",
        // The dice for invocations lie beside the reserve (V-22.02).
        _ => "vassaux-magic-dice",
    };
    let args = [
        ("dice", i32::from(bag.reserve).into()),
        ("invocation", i32::from(bag.invocation).into()),
        ("reactivity", seen.progress.reactivity_of(host).into()),
    ];
    tell.texts.format(key, &args)
}

fn counts<'g>(seen: &Seen, host: Seat, goals: impl Iterator<Item = &'g HeaderItem>, tell: &Narrator) -> Vec<Count> {
    let text = |key: &str| tell.texts.get(key);
    let tally = Tally::of(seen, host);
    let of = |now: i32, all: i32| tell.texts.format("vassaux-players-of", &[("n", now.into()), ("of", all.into())]);
    let roster = &seen.rules().roster;
    let own = |fighter: &&crate::games::vassaux::access::Fighter| {
        fighter.fate == Fate::OnTable && roster.unit_of_fighter(fighter.id).is_some_and(|unit| unit.host == host)
    };
    let men: Vec<Target> = seen.board.fighters.iter().filter(own).map(|man| Target::Piece(man.id)).collect();
    let mut all = vec![
        Count {
            sign: shield(),
            label: text("vassaux-players-points"),
            value: of(tally.all - tally.lost, tally.all),
            hint: tell.texts.format("vassaux-players-points.hint", &[("men", tally.on_table.into())]),
            rule: "V-4.21",
            counted: men,
        },
        dice(seen, host, tell),
        lord(seen, host, tell),
    ];
    if seen.progress.turn > 0 {
        all.push(Count {
            sign: bell(),
            label: text("vassaux-view-reactivity"),
            value: seen.progress.reactivity_of(host).to_string(),
            hint: text("vassaux-view-note-reactivity"),
            rule: "V-6.06",
            counted: vec![],
        });
    }
    // What wins the match comes first of all.
    let goal = |goal: &HeaderItem| Count {
        sign: goal_sign(),
        label: goal.label.clone(),
        value: goal.value.replace(' ', ""),
        hint: goal.hint.clone(),
        rule: "",
        counted: vec![],
    };
    all.splice(0..0, goals.map(goal));
    all
}

/// The dice in reserve (V-3.07, V-22.02).
fn dice(seen: &Seen, host: Seat, tell: &Narrator) -> Count {
    let bag = seen.reserves.of(host);
    let tally = Tally::of(seen, host);
    let args = [
        ("dice", Arg::from(i32::from(bag.reserve))),
        ("table", i32::from(seen.board.dice_on_table(host)).into()),
        ("discard", i32::from(bag.discard).into()),
        ("reactivity", seen.progress.reactivity_of(host).into()),
        ("men", tally.on_table.into()),
        ("lost", tally.lost.into()),
        ("all", tally.all.into()),
    ];
    let magic = [
        ("school", school_name(seen.rules().school(host), tell.texts).into()),
        ("invocation", i32::from(bag.invocation).into()),
        ("stolen", i32::from(bag.stolen).into()),
        ("gone", i32::from(bag.lost).into()),
    ];
    let hint = tell.texts.format("vassaux-view-host.hint", &args);
    Count {
        sign: die(),
        label: tell.texts.get("vassaux-players-dice"),
        value: match bag.invocation {
            0 => bag.reserve.to_string(),
            n => format!("{}+{n}", bag.reserve),
        },
        hint: match seen.rules().school(host) {
            None => hint,
            Some(_) => format!("{hint} {}", tell.texts.format("vassaux-magic-host", &magic)),
        },
        rule: "V-3.07",
        counted: vec![],
    }
}

/// Whether the lord stands: who has lost his lord loses (V-3.06).
fn lord(seen: &Seen, host: Seat, tell: &Narrator) -> Count {
    let stands = seen.board.lord_on_table(host);
    Count {
        sign: crown(),
        label: tell.texts.get("vassaux-players-lord"),
        value: i32::from(stands.is_some()).to_string(),
        hint: tell.texts.get("vassaux-players-lord.hint"),
        rule: "V-3.06",
        counted: stands.map(Target::Piece).into_iter().collect(),
    }
}

/// The chance that the first host would have the initiative if the next turn began as the table stands now (V-6.06, V-6.08).
fn initiative_chance(seen: &Seen) -> Fraction {
    let dice = seen.rules().data.constants.initiative;
    let throw = Throw { dice: dice.dice as u8, sides: dice.sides };
    of_contest(SEATS.map(|host| reactivity_of(&seen.board, host)), throw)
}

/// The initiative of the turn.
fn badges(seen: &Seen, host: Seat, tell: &Narrator) -> Vec<Count> {
    if seen.progress.turn == 0 || seen.progress.initiative != host {
        return vec![];
    }
    let percent = initiative_chance(seen).percent();
    let [first, second] = SEATS.map(|host| tell.target(Target::Seat(host)));
    let args = [
        ("active", tell.target(Target::Seat(seen.progress.active)).into()),
        ("first", first.into()),
        ("second", second.into()),
        ("percent", percent.into()),
        ("rest", (100 - percent).into()),
    ];
    vec![Count {
        sign: banner(),
        label: tell.texts.get("vassaux-view-initiative"),
        value: String::new(),
        hint: tell.texts.format("vassaux-view-initiative.hint", &args),
        rule: "V-6.08",
        counted: vec![],
    }]
}

/// What is known of a host: its figures, and how many of each unit are left.
pub fn sheet(face: &VassauxFace, seen: &Seen, host: Seat, tell: &Narrator) -> Option<Sheet> {
    SEATS.contains(&host).then_some(())?;
    let mut sheet = super::reference::host(face, seen, host, tell);
    let on_table = |fate: Fate| matches!(fate, Fate::OnTable | Fate::Aside);
    for unit in seen.rules().roster.of_host(host) {
        let here = unit.fighters.iter().filter_map(|man| seen.board.fighter(*man)).filter(|man| on_table(man.fate));
        let of = [("n", here.count().into()), ("of", unit.fighters.len().into())];
        sheet.lines.push((tell.target(Target::Piece(unit.id)), tell.texts.format("vassaux-players-of", &of)));
    }
    Some(sheet)
}

/// Turns with their two phases (V-6.01), and the time before the first one.
pub fn heading(entry: &Entry, tell: &Narrator) -> Option<Heading> {
    let text = |key: &str| tell.texts.get(key);
    match entry.event {
        "vassaux-log-turn" => {
            let turn: Vec<(&'static str, Word)> =
                entry.words.iter().filter(|(name, _)| *name == "turn").copied().collect();
            Some(Heading::turn(tell.line("vassaux-players-turn", &turn), text("vassaux-players-command")))
        }
        "vassaux-log-order" | "vassaux-log-solo-factors" | "vassaux-log-solo-does" | "vassaux-log-doomed" => {
            Some(Heading::phase(text("vassaux-players-orders")))
        }
        "vassaux-log-limit"
        | "vassaux-log-draw"
        | "vassaux-log-table"
        | "vassaux-log-laid"
        | "vassaux-log-attacker"
        | "vassaux-log-objective"
        | "vassaux-log-deployed" => Some(Heading::turn(text("vassaux-players-set-up"), String::new())),
        "vassaux-log-closing" => Some(Heading::turn(text("vassaux-players-closing"), String::new())),
        _ => None,
    }
}

pub fn run(entry: &Entry) -> Option<Run> {
    let (key, alike): (_, &[_]) = match entry.event {
        "vassaux-log-deployed" => ("vassaux-players-run-deployed", &["seat"]),
        "vassaux-log-laid" => ("vassaux-players-run-laid", &[]),
        "vassaux-log-moved" => ("vassaux-players-run-moved", &["unit"]),
        "vassaux-log-solo-morale" => ("vassaux-players-run-morale", &[]),
        "vassaux-log-solo-not" => ("vassaux-players-run-not", &[]),
        _ => return None,
    };
    Some(Run { key, alike, each: None })
}

fn shield() -> Vec<Vec<Point>> {
    vec![vec![[-0.75, 0.9], [0.75, 0.9], [0.75, 0.0], [0.45, -0.6], [0.0, -0.95], [-0.45, -0.6], [-0.75, 0.0]]]
}
/// A die with a hole for its one pip: two halves of its face.
fn die() -> Vec<Vec<Point>> {
    let arc = |side: f32| {
        let hole = (0..=8).map(move |i| {
            let (sin, cos) = (std::f32::consts::PI * (i as f32 / 8.0 - 0.5)).sin_cos();
            [side * 0.3 * cos, 0.3 * sin]
        });
        let edge = [[0.0, 0.85], [side * 0.85, 0.85], [side * 0.85, -0.85], [0.0, -0.85]];
        edge.into_iter().chain(hole).collect()
    };
    vec![arc(1.0), arc(-1.0)]
}
fn crown() -> Vec<Vec<Point>> {
    vec![
        vec![[-0.95, 0.55], [-0.5, 0.0], [0.0, 0.85], [0.5, 0.0], [0.95, 0.55], [0.8, -0.5], [-0.8, -0.5]],
        vec![[-0.8, -0.6], [0.8, -0.6], [0.8, -0.85], [-0.8, -0.85]],
    ]
}
fn bell() -> Vec<Vec<Point>> {
    let clapper = placed(&circle(0.2, 12), [0.0, -0.8], 1.0);
    vec![
        vec![
            [-0.2, 0.95],
            [0.2, 0.95],
            [0.5, 0.5],
            [0.6, -0.2],
            [0.9, -0.55],
            [-0.9, -0.55],
            [-0.6, -0.2],
            [-0.5, 0.5],
        ],
        clapper,
    ]
}
fn goal_sign() -> Vec<Vec<Point>> {
    let star = (0..10).map(|i| {
        let (sin, cos) = (std::f32::consts::FRAC_PI_2 + std::f32::consts::PI * i as f32 / 5.0).sin_cos();
        let radius = if i % 2 == 0 { 1.0 } else { 0.42 };
        [radius * cos, radius * sin]
    });
    vec![star.collect()]
}
fn banner() -> Vec<Vec<Point>> {
    vec![
        vec![[-0.8, 0.98], [-0.6, 0.98], [-0.6, -0.98], [-0.8, -0.98]],
        vec![[-0.5, 0.9], [0.9, 0.9], [0.5, 0.4], [0.9, -0.1], [-0.5, -0.1]],
    ]
}
