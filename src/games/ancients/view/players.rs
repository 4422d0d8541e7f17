//! Both armies in the strip above the board, their sheets, and how the log of the battle is divided and folded.
use super::AncientsFace;
use super::seen::{Seen, half_points, in_order, units};
use crate::desktop::face::*;
use crate::games::ancients::board::{enemy, owner_of};
use crate::games::ancients::data::files::{BLUE, RED};
use crate::games::ancients::rules::Rules;
use crate::table::prelude::{Entry, Narrator, On, Place, Seat, Sort, Target, Word};
use crate::table::text::narrator::halves;

const SIDES: [(Seat, &str); 2] = [(RED, "red"), (BLUE, "blue")];

/// An army as its standing is read from the position.
struct Army {
    side: Seat,
    half_points: i32,
    /// Its units that stand on the board; before the armies are revealed those that were chosen (N-1.08).
    units: Vec<Seen>,
    /// The viewer sees its units.
    seen: bool,
    /// The hexes of its camp that are not burnt (N-10.01).
    camp: Vec<Place>,
    /// All hexes of its camp.
    hexes: usize,
}

fn turn(sight: &Sight) -> u64 {
    sight.position()["battle"]["turn"].as_u64().unwrap_or_default()
}

fn army(sight: &Sight, (side, label): (Seat, &str)) -> Army {
    let rules: &Rules = sight.rules();
    let battle = &sight.position()["battle"];
    let begun = turn(sight) > 0;
    let burnt: Vec<Place> = (battle["burnt"].as_array().into_iter().flatten())
        .filter_map(|label| sight.names().read(Sort::Place, label.as_str()?).ok().and_then(<Place as On>::from))
        .collect();
    let mine = |unit: &Seen| unit.side == side && if begun { unit.fate == "on_board" } else { unit.fate != "pool" };
    Army {
        side,
        half_points: half_points(sight, label),
        units: units(sight).into_iter().filter(mine).collect(),
        seen: begun
            || battle["revealed"].as_bool().unwrap_or(false)
            || sight.viewer().is_none_or(|viewer| viewer == side),
        camp: rules.map.camp(side).filter(|hex| !burnt.contains(hex)).collect(),
        hexes: rules.map.camp(side).count(),
    }
}

/// Who has the go, and who comes next (N-3.01, N-3.11).
fn goes(sight: &Sight) -> (Option<Seat>, Option<Seat>) {
    let Some(asked) = sight.prompt().map(|prompt| prompt.seat) else { return (None, None) };
    if turn(sight) == 0 {
        // Red composes and deploys before Blue.
        return (Some(asked), Some(enemy(asked)).filter(|next| *next == BLUE));
    }
    let choosing = sight.prompt().is_some_and(|prompt| prompt.text == "ancients-ask-order");
    let now = in_order(sight, "unit").filter(|_| !choosing).map_or(asked, owner_of);
    if now != asked {
        return (Some(now), Some(now));
    }
    let other = enemy(now);
    let can = units(sight).iter().any(|unit| unit.side == other && unit.fate == "on_board" && !unit.spent);
    (Some(now), can.then_some(other))
}

pub(super) fn standings(face: &AncientsFace, sight: &Sight, tell: &Narrator) -> Vec<PlayerStanding> {
    let (now, next) = goes(sight);
    let standing = |side: (Seat, &str)| {
        let army = army(sight, side);
        PlayerStanding {
            seat: army.side,
            tincture: face.tincture(army.side),
            short: tell.side(army.side),
            score: points(sight, &army, tell),
            counts: counts(sight, &army, tell),
            badges: badges(sight, side, tell),
            on_go: now == Some(army.side),
            next: next == Some(army.side),
            out: false,
        }
    };
    SIDES.map(standing).into()
}

/// How many victory points win.
pub(super) fn target(sight: &Sight, side: Seat) -> String {
    halves(sight.rules::<Rules>().targets[side.0 as usize].into())
}
/// What brings victory points, and with how many of them each side wins.
pub(super) fn aim(sight: &Sight, tell: &Narrator) -> String {
    let [red, blue] = SIDES.map(|(side, _)| target(sight, side));
    if red == blue {
        return tell.texts.format("ancients-view-points.hint", &[("target", red.into())]);
    }
    tell.texts.format("ancients-view-points.hint-each", &[("red", red.into()), ("blue", blue.into())])
}

fn points(sight: &Sight, army: &Army, tell: &Narrator) -> String {
    let target = target(sight, army.side);
    tell.texts.format("ancients-view-points", &[("points", halves(army.half_points).into()), ("target", target.into())])
}

fn counts(sight: &Sight, army: &Army, tell: &Narrator) -> Vec<Count> {
    let rules: &Rules = sight.rules();
    let text = |key: &str| tell.texts.get(key);
    let target = halves(rules.targets[army.side.0 as usize].into());
    let burns = halves(rules.data.budgets.burn_half_points.into());
    let unseen = || text("ancients-players-unseen");
    vec![
        Count {
            sign: laurel(),
            label: text("ancients-players-points"),
            value: tell
                .texts
                .format("ancients-players-of", &[("n", halves(army.half_points).into()), ("of", target.into())]),
            hint: aim(sight, tell),
            rule: "N-10.06",
            counted: vec![],
        },
        Count {
            sign: shield(),
            label: text("ancients-players-units"),
            value: if army.seen { army.units.len().to_string() } else { unseen() },
            hint: text("ancients-players-units.hint"),
            rule: "N-10.09",
            counted: if army.seen { army.units.iter().map(|unit| Target::Piece(unit.id)).collect() } else { vec![] },
        },
        Count {
            sign: tent(),
            label: text("ancients-players-camp"),
            value: tell.texts.format(
                "ancients-players-of",
                &[("n", army.camp.len().to_string().into()), ("of", army.hexes.to_string().into())],
            ),
            hint: tell.texts.format("ancients-players-camp.hint", &[("points", burns.into())]),
            rule: "N-10.01",
            counted: army.camp.iter().copied().map(Target::Place).collect(),
        },
    ]
}

/// Who began the turn.
fn badges(sight: &Sight, (_, label): (Seat, &str), tell: &Narrator) -> Vec<Count> {
    let starts = turn(sight) > 0 && sight.position()["battle"]["starter"].as_str() == Some(label);
    let badge = || Count {
        sign: standard(),
        label: tell.texts.get("ancients-view-starter"),
        value: String::new(),
        hint: tell.texts.get("ancients-view-starter.hint"),
        rule: "N-1.11",
        counted: vec![],
    };
    starts.then(badge).into_iter().collect()
}

/// The card that a side holds, if it is known, with what was taken of it.
fn card(sight: &Sight, label: &str, tell: &Narrator) -> Option<String> {
    let rules: &Rules = sight.rules();
    let held = &sight.position()["modules"]["cards"][label];
    let (card, taken) = (held["card"].as_u64()? as usize, held["taken"].as_u64());
    let data = &rules.data.cards.cards[card];
    let name = tell.texts.get(&format!("ancients-card-{}", data.name));
    let module =
        taken.map(|taken| tell.texts.get(&format!("option-ancients-{}", data.modules[taken as usize].option())));
    Some(module.map_or(name.clone(), |module| format!("{name} ({module})")))
}

/// What is known of an army.
pub(super) fn sheet(face: &AncientsFace, sight: &Sight, seat: Seat, tell: &Narrator) -> Option<Sheet> {
    let side = *SIDES.iter().find(|(side, _)| *side == seat)?;
    let army = army(sight, side);
    let text = |key: &str| tell.texts.get(key);
    let mut lines = vec![(text("ancients-players-points"), points(sight, &army, tell))];
    if army.seen {
        lines.push((text("ancients-players-units"), army.units.len().to_string()));
        for (line, of) in sight.rules::<Rules>().pool.iter().enumerate() {
            let units: Vec<&Seen> = army.units.iter().filter(|unit| unit.line == line).collect();
            if !units.is_empty() {
                let spent = units.iter().filter(|unit| unit.spent).count();
                let args = [("n", units.len().into()), ("fresh", (units.len() - spent).into())];
                let kind = tell.target(Target::Kind(crate::table::prelude::Kind(line as u16)));
                let strength = format!("{kind} ({}/{})", of.fresh, of.activated);
                lines.push((strength, tell.texts.format("ancients-players-of-kind", &args)));
            }
        }
    }
    if let Some(card) = card(sight, side.1, tell) {
        lines.push((text("ancients-players-card"), card));
    }
    if turn(sight) > 0 {
        let gone = |fate: &str| units(sight).iter().filter(|unit| unit.side == seat && unit.fate == fate).count();
        lines.push((text("ancients-view-units-destroyed"), gone("destroyed").to_string()));
        lines.push((text("ancients-view-units-fled"), gone("fled").to_string()));
        let waiting = sight.position()["routed"].as_array().into_iter().flatten();
        let names = waiting.filter_map(|label| sight.names().read(Sort::Piece, label.as_str()?).ok());
        let own = names.filter(|unit| matches!(unit, Target::Piece(id) if owner_of(*id) == seat));
        let told: Vec<String> = own.map(|unit| tell.target(unit)).collect();
        if !told.is_empty() {
            lines.push((text("ancients-players-may-return"), told.join(", ")));
        }
    }
    let camp = [("n", army.camp.len().to_string().into()), ("of", army.hexes.to_string().into())];
    lines.push((text("ancients-players-camp"), tell.texts.format("ancients-players-of", &camp)));
    let notes = vec![(text("ancients-players-units.hint"), "N-10.09".to_owned())];
    Some(Sheet {
        picture: None,
        title: tell.target(Target::Seat(seat)),
        tincture: Some(face.tincture(seat)),
        lines,
        notes,
    })
}

/// Turns, and the time before the first one.
pub(super) fn heading(entry: &Entry, tell: &Narrator) -> Option<Heading> {
    let set_up = |phase: &str| Heading::turn(tell.texts.get("ancients-players-set-up"), tell.texts.get(phase));
    match entry.event {
        "ancients-log-recruited"
        | "ancients-log-bought"
        | "ancients-log-list"
        | "ancients-log-usual-army"
        | "ancients-log-army-ready" => Some(set_up("ancients-players-armies")),
        "ancients-log-deployed-at" | "ancients-log-usual-deployment" | "ancients-log-deployed" => {
            Some(set_up("ancients-players-deployment"))
        }
        "ancients-log-turn" => {
            let turn: Vec<(&'static str, Word)> =
                entry.words.iter().filter(|(name, _)| *name == "turn").copied().collect();
            Some(Heading::turn(tell.line("ancients-players-turn", &turn), String::new()))
        }
        _ => None,
    }
}

pub(super) fn run(entry: &Entry) -> Option<Run> {
    let (key, alike): (_, &[_]) = match entry.event {
        "ancients-log-recruited" => ("ancients-players-run-recruited", &["seat"]),
        "ancients-log-dismissed" => ("ancients-players-run-dismissed", &["seat"]),
        "ancients-log-deployed-at" => ("ancients-players-run-deployed", &["seat"]),
        "ancients-log-step" => ("ancients-players-run-step", &["unit"]),
        "ancients-log-burnt" => ("ancients-players-run-burnt", &["seat"]),
        _ => return None,
    };
    Some(Run { key, alike, each: None })
}

/// A wreath, open above.
fn laurel() -> Vec<Vec<Point>> {
    let leaf = |i: usize, side: f32| {
        let (sin, cos) = (-1.2 + 0.55 * i as f32).sin_cos();
        let leaf = [[-0.12, -0.26], [0.14, -0.04], [0.1, 0.28], [-0.16, 0.06]];
        leaf.map(|[x, y]: Point| [side * (0.7 * cos + x), 0.75 * sin + y]).to_vec()
    };
    (0..5).flat_map(|i| [leaf(i, 1.0), leaf(i, -1.0)]).collect()
}
fn shield() -> Vec<Vec<Point>> {
    vec![vec![[-0.75, 0.9], [0.75, 0.9], [0.75, 0.0], [0.45, -0.6], [0.0, -0.95], [-0.45, -0.6], [-0.75, 0.0]]]
}
fn tent() -> Vec<Vec<Point>> {
    vec![
        vec![[0.0, 0.75], [-0.98, -0.8], [-0.32, -0.8], [0.0, 0.1], [0.32, -0.8], [0.98, -0.8]],
        vec![[-0.05, 0.75], [0.05, 0.75], [0.05, 1.0], [-0.05, 1.0]],
    ]
}
fn standard() -> Vec<Vec<Point>> {
    vec![
        vec![[-0.8, 0.98], [-0.6, 0.98], [-0.6, -0.98], [-0.8, -0.98]],
        vec![[-0.5, 0.9], [0.9, 0.9], [0.5, 0.4], [0.9, -0.1], [-0.5, -0.1]],
    ]
}
