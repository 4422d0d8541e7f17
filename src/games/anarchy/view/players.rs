//! Both sides in the strip above the board, their sheets, and how the log of the battle is divided and folded.
use super::drawing::tincture;
use super::seen::{Seen, board, seen};
use super::siege::{mangonels, progress};
use super::{aims, artillery};
use crate::desktop::face::*;
use crate::games::anarchy::board::enemy;
use crate::games::anarchy::chapters::tactical::victory;
use crate::games::anarchy::data::files::{ANGEVIN, ROYALIST};
use crate::games::anarchy::rules::Rules;
use crate::games::anarchy::state::{Phase, Post};
use crate::table::prelude::{Entry, Kind, Narrator, Seat, Target, Word};

pub(super) const SEATS: [Seat; 2] = [ROYALIST, ANGEVIN];

/// What is counted of a side.
pub(super) struct Force<'s> {
    pub points: i32,
    /// Men who are active, and all with whom it began.
    pub men: Vec<&'s Seen>,
    pub men_at_first: usize,
    pub animals: Vec<&'s Seen>,
    pub animals_at_first: usize,
    /// Men who are dead.
    pub killed: Vec<&'s Seen>,
    /// Its own men who are captives on the field, or were led off.
    pub captured: Vec<&'s Seen>,
    pub exited: Vec<&'s Seen>,
}

pub(super) fn force<'s>(sight: &'s Sight, seat: Seat) -> Force<'s> {
    let (rules, reading) = (sight.rules::<Rules>(), seen(sight));
    let is_animal = |seen: &&Seen| rules.class(seen.id).animal;
    let all = || reading.of(rules, seat);
    let active = || all().filter(|seen| seen.man.is_active());
    Force {
        points: victory::points(&board(sight), seat),
        men: active().filter(|seen| !is_animal(seen)).collect(),
        men_at_first: all().filter(|seen| !is_animal(seen)).count(),
        animals: active().filter(is_animal).collect(),
        animals_at_first: all().filter(is_animal).count(),
        killed: reading.with_post(rules, seat, Post::Dead).filter(|seen| !is_animal(seen)).collect(),
        captured: all()
            .filter(|seen| !is_animal(seen))
            .filter(|seen| seen.man.post == Post::LedOff || seen.man.post == Post::OnField && seen.man.captive)
            .collect(),
        exited: reading.with_post(rules, seat, Post::Exited).collect(),
    }
}

/// Those of them who stand on the board.
fn on_board(all: &[&Seen]) -> Vec<Target> {
    all.iter().filter(|seen| seen.at.is_some()).map(|seen| Target::Piece(seen.id)).collect()
}

pub(super) fn standings(sight: &Sight, tell: &Narrator) -> Vec<PlayerStanding> {
    let reading = seen(sight);
    let asked = sight.prompt().map(|prompt| prompt.seat);
    let now = asked.or(reading.active.filter(|_| sight.outcome().is_none()));
    let standing = |seat: Seat| PlayerStanding {
        seat,
        tincture: tincture(seat),
        short: tell.side(seat),
        score: score(&force(sight, seat), tell),
        counts: counts(sight, seat, tell),
        badges: badges(sight, seat, tell),
        on_go: now == Some(seat),
        next: now == Some(enemy(seat)),
        out: false,
    };
    SEATS.map(standing).into()
}

/// How many turns a battle lasts at most, and with how many each side fights.
pub(super) fn facts(sight: &Sight, tell: &Narrator) -> Vec<String> {
    let turns = sight.rules::<Rules>().last_turn();
    let length = tell.texts.format("anarchy-view-fact-turns", &[("n", turns.into())]);
    let strength = |seat: Seat| {
        let own = force(sight, seat);
        let args = [
            ("side", tell.side(seat).into()),
            ("men", own.men_at_first.into()),
            ("animals", own.animals_at_first.into()),
        ];
        tell.texts.format("anarchy-view-fact-force", &args)
    };
    [length].into_iter().chain(SEATS.map(strength)).collect()
}

fn score(force: &Force, tell: &Narrator) -> String {
    tell.texts.format("anarchy-view-score", &[("n", force.points.into())])
}

fn counts(sight: &Sight, seat: Seat, tell: &Narrator) -> Vec<Count> {
    let rules: &Rules = sight.rules();
    let (own, other) = (force(sight, seat), force(sight, enemy(seat)));
    let text = |key: &str| tell.texts.get(key);
    let of = |n: usize, of: usize| {
        tell.texts.format("anarchy-view-n-of", &[("n", n.to_string().into()), ("of", of.to_string().into())])
    };
    let mut all = vec![Count {
        sign: shield(),
        label: text("anarchy-view-men-left"),
        value: of(own.men.len(), own.men_at_first),
        hint: text("anarchy-view-men-left.hint"),
        rule: "A-0.70",
        counted: on_board(&own.men),
    }];
    if own.animals_at_first > 0 {
        all.push(Count {
            sign: super::symbols::symbol("pack_animal"),
            label: text("anarchy-view-animals-left"),
            value: of(own.animals.len(), own.animals_at_first),
            hint: text("anarchy-view-animals-left.hint"),
            rule: "A-0.70",
            counted: on_board(&own.animals),
        });
    }
    all.extend(progress::counts(sight, seat, tell));
    let aims = aims::of_side(sight, seat, tell).join("\n");
    all.extend([
        Count {
            sign: Seal::Laurel.sign(),
            label: text("anarchy-view-score-label"),
            value: own.points.to_string(),
            hint: aims,
            rule: "A-0.69",
            counted: vec![],
        },
        Count {
            sign: Seal::Grave.sign(),
            label: text("anarchy-view-killed"),
            value: other.killed.len().to_string(),
            hint: text("anarchy-view-killed.hint"),
            rule: "A-0.29",
            counted: vec![],
        },
        Count {
            sign: Seal::Shackles.sign(),
            label: text("anarchy-view-captured"),
            value: other.captured.len().to_string(),
            hint: text("anarchy-view-captured.hint"),
            rule: "A-1.4.14",
            counted: on_board(&other.captured),
        },
    ]);
    let left = seen(sight).siegeworks.mantlets_left[usize::from(seat.0) % SEATS.len()];
    if rules.scenario.side(seat).mantlets > 0 {
        all.push(Count {
            sign: Seal::Tower.sign(),
            label: text("anarchy-view-mantlets-left"),
            value: left.to_string(),
            hint: text("anarchy-view-mantlets-left.hint"),
            rule: "A-3.5.01",
            counted: vec![],
        });
    }
    if let Some(stand) = artillery::standing(sight, seat) {
        all.push(Count {
            sign: Seal::Tower.sign(),
            label: text("anarchy-view-ballistae"),
            value: stand.to_string(),
            hint: text("anarchy-view-ballistae.hint"),
            rule: "A-4.4.03",
            counted: vec![],
        });
    }
    if let Some(stand) = mangonels::standing(&board(sight), seat) {
        all.push(Count {
            sign: mangonels::sign(),
            label: text("anarchy-mangonels-view-mangonels"),
            value: stand.to_string(),
            hint: text("anarchy-mangonels-view-mangonels.hint"),
            rule: "A-5.1.05",
            counted: vec![],
        });
    }
    if !rules.exits[usize::from(seat.0) % SEATS.len()].is_empty() {
        all.push(Count {
            sign: Seal::Road.sign(),
            label: text("anarchy-view-exited"),
            value: own.exited.len().to_string(),
            hint: text("anarchy-view-exited.hint"),
            rule: "A-0.59",
            counted: vec![],
        });
    }
    all
}

/// Whose phase it is.
fn badges(sight: &Sight, seat: Seat, tell: &Narrator) -> Vec<Count> {
    let reading = seen(sight);
    let badge = || Count {
        sign: standard(),
        label: tell.texts.get("anarchy-view-phase-of"),
        value: String::new(),
        hint: tell.texts.get("anarchy-view-phase-of.hint"),
        rule: "A-0.13",
        counted: vec![],
    };
    let active = reading.phase != Phase::SetUp && reading.active == Some(seat);
    active.then(badge).into_iter().collect()
}

/// What is known of a side.
pub(super) fn sheet(sight: &Sight, seat: Seat, tell: &Narrator) -> Option<Sheet> {
    if !SEATS.contains(&seat) {
        return None;
    }
    let rules: &Rules = sight.rules();
    let (own, other) = (force(sight, seat), force(sight, enemy(seat)));
    let text = |key: &str| tell.texts.get(key);
    let mut lines = vec![
        (text("anarchy-view-score-label"), score(&own, tell)),
        (text("anarchy-view-men-left"), own.men.len().to_string()),
    ];
    for class in 0..rules.data.classes.len() {
        let of_class: Vec<&&Seen> =
            own.men.iter().chain(&own.animals).filter(|seen| rules.character(seen.id).class == class).collect();
        if !of_class.is_empty() {
            let wounded = of_class.iter().filter(|seen| seen.man.wounded).count();
            let stunned = of_class.iter().filter(|seen| seen.man.stunned > 0).count();
            let args = [("n", of_class.len().into()), ("wounded", wounded.into()), ("stunned", stunned.into())];
            let name = tell.target(Target::Kind(Kind(class as u16)));
            lines.push((name, tell.texts.format("anarchy-view-of-class", &args)));
        }
    }
    lines.extend([
        (text("anarchy-view-own-killed"), own.killed.len().to_string()),
        (text("anarchy-view-own-captured"), own.captured.len().to_string()),
        (text("anarchy-view-killed"), other.killed.len().to_string()),
        (text("anarchy-view-captured"), other.captured.len().to_string()),
        (text("anarchy-view-exited"), own.exited.len().to_string()),
    ]);
    let notes = aims::of_side(sight, seat, tell).into_iter().map(|aim| (aim, "A-0.68".to_owned())).collect();
    Some(Sheet { picture: None, title: tell.target(Target::Seat(seat)), tincture: Some(tincture(seat)), lines, notes })
}

/// The figures at the end.
pub(super) fn summary(sight: &Sight, tell: &Narrator) -> Vec<SummaryRow> {
    let forces = SEATS.map(|seat| force(sight, seat));
    let row = |key: &str, value: &dyn Fn(usize) -> usize| SummaryRow {
        label: tell.texts.get(key),
        values: (0..forces.len()).map(|i| value(i).to_string()).collect(),
    };
    let rules: &Rules = sight.rules();
    // Animals have a line of their own.
    let is_man = |seen: &Seen| !rules.class(seen.id).animal;
    let points = |i: usize| usize::try_from(forces[i].points).unwrap_or_default();
    let mut rows = vec![
        row("anarchy-view-score-label", &points),
        row("anarchy-view-men-left", &|i| forces[i].men.len()),
        row("anarchy-view-own-killed", &|i| forces[i].killed.len()),
        row("anarchy-view-own-captured", &|i| forces[i].captured.len()),
        row("anarchy-view-exited", &|i| forces[i].exited.iter().filter(|seen| is_man(seen)).count()),
    ];
    if forces.iter().any(|force| force.animals_at_first > 0) {
        rows.push(row("anarchy-view-animals-left", &|i| forces[i].animals.len()));
    }
    rows
}

/// Turns and phases, and the time before the first one.
pub(super) fn heading(entry: &Entry, tell: &Narrator) -> Option<Heading> {
    match entry.event {
        "anarchy-log-deployed" => Some(Heading::turn(tell.texts.get("anarchy-view-set-up"), String::new())),
        "anarchy-log-turn" => {
            let turn: Vec<(&'static str, Word)> =
                entry.words.iter().filter(|(name, _)| *name == "turn").copied().collect();
            Some(Heading::turn(tell.line("anarchy-view-turn-heading", &turn), String::new()))
        }
        "anarchy-log-phase" => entry.seat.map(|seat| Heading::phase(tell.target(Target::Seat(seat)))),
        _ => None,
    }
}

pub(super) fn run(entry: &Entry) -> Option<Run> {
    let (key, alike): (_, &[_]) = match entry.event {
        "anarchy-log-deployed" => ("anarchy-view-run-deployed", &["seat"]),
        "anarchy-log-enters" => ("anarchy-view-run-enters", &["seat"]),
        "anarchy-log-mans" => ("anarchy-mangonels-view-run-mans", &["seat"]),
        _ => return None,
    };
    Some(Run { key, alike, each: Some("unit") })
}

fn shield() -> Vec<Vec<Point>> {
    vec![vec![[-0.75, 0.9], [0.75, 0.9], [0.75, 0.0], [0.45, -0.6], [0.0, -0.95], [-0.45, -0.6], [-0.75, 0.0]]]
}

fn standard() -> Vec<Vec<Point>> {
    vec![block([-0.8, -0.98], [-0.6, 0.98]), vec![[-0.5, 0.9], [0.9, 0.9], [0.5, 0.4], [0.9, -0.1], [-0.5, -0.1]]]
}
