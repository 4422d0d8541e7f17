//! `mesnie simulate --compare`: the same matches with the program's rule data and with a designer's, side by side.
use super::arguments::write_player;
use super::console::Console;
use crate::table::play::batch::Plan;
use crate::table::play::comparison::{Comparison, Estimate, Measure, MeasureKind};
use crate::table::prelude::Settings;
use serde_json::json;
use std::path::Path;

/// Prints a comparison as JSON.
pub(super) fn print_json(comparison: &Comparison, plan: &Plan, changed: &Settings, folder: &Path, console: &Console) {
    let players: Vec<String> = plan.players.iter().map(write_player).collect();
    console.print_json(&json!({
        "settings": {
            "version": env!("CARGO_PKG_VERSION"),
            "game": plan.game.id(),
            "scenario": plan.scenario,
            "options": plan.options,
            "changed": changed,
            "games": plan.games,
            "seed": plan.seed,
            "seats": players,
            "fixed_seats": plan.fixed_seats,
            "usual": console.source.on_disk().map(|folder| folder.display().to_string()),
            "own": folder.display().to_string(),
        },
        "pairs": comparison.pairs,
        "failed": comparison.failed,
        "measures": comparison.measures,
        "beyond_chance": comparison.beyond_chance(),
    }));
}

/// Prints a comparison as text.
pub(super) fn print(comparison: &Comparison, plan: &Plan, folder: &Path, console: &Console) {
    let usual = match console.source.on_disk() {
        Some(folder) => folder.display().to_string(),
        None => console.text("compare-program", &[]),
    };
    let own = folder.display().to_string();
    let args =
        [("game", plan.game.id().into()), ("pairs", comparison.pairs.into()), ("seed", plan.seed.to_string().into())];
    console.print(&console.text("compare-heading", &args));
    console.print(&console.text("compare-sides", &[("usual", usual.into()), ("own", own.into())]));
    for (failed, key) in comparison.failed.into_iter().zip(["compare-failed-usual", "compare-failed-own"]) {
        if failed > 0 {
            console.print(&console.text(key, &[("failed", failed.into())]));
        }
    }
    for kind in MeasureKind::ALL {
        let rows: Vec<&Measure> = comparison.measures.iter().filter(|measure| measure.kind == kind).collect();
        if rows.is_empty() {
            continue;
        }
        let heads = ["compare-head-usual", "compare-head-own", "compare-head-change"].map(|key| console.text(key, &[]));
        let [usual, own, change] = heads;
        let heading = console.text(kind.heading(), &[]);
        console.print(&format!("\n{heading:<36}  {usual:>24}  {own:>24}  {change:>26}"));
        for row in rows {
            console.print(&line(row, console));
        }
    }
    let changed = comparison.beyond_chance();
    console.print("");
    if changed.is_empty() {
        console.print(&console.text("compare-nothing", &[]));
    } else {
        console.print(&console.text("compare-beyond-chance", &[]));
        for measure in changed {
            let heading = console.text(measure.kind.heading(), &[]);
            let what = if measure.name.is_empty() { heading } else { format!("{heading}, {}", name(measure, console)) };
            let args = [
                ("what", what.into()),
                ("usual", number(measure.usual.mean, measure.kind).into()),
                ("own", number(measure.own.mean, measure.kind).into()),
            ];
            console.print(&format!("  {}", console.text("compare-changed", &args)));
        }
    }
    console.print(&console.text("compare-how", &[]));
}

/// The words for what is measured, with the name that stands in journals.
fn name(measure: &Measure, console: &Console) -> String {
    match measure.kind {
        MeasureKind::Ending if console.texts.has(&measure.name) => {
            format!("{} ({})", measure.name, console.texts.get(&measure.name))
        }
        _ => measure.name.clone(),
    }
}

fn line(measure: &Measure, console: &Console) -> String {
    let mark = if measure.beyond_chance { " *" } else { "" };
    let label =
        if measure.name.is_empty() { console.text(measure.kind.heading(), &[]) } else { name(measure, console) };
    let side = |estimate: Estimate| spelled(estimate, measure.kind, false);
    let change = spelled(measure.change, measure.kind, true);
    format!("  {label:<34}  {:>24}  {:>24}  {change:>26}{mark}", side(measure.usual), side(measure.own))
}

/// A share in percent, anything else with two digits behind the point.
fn number(value: f64, kind: MeasureKind) -> String {
    // Not "-0".
    let value = if value.abs() < 5e-5 { 0.0 } else { value };
    if kind.is_share() { format!("{:.1} %", value * 100.0) } else { format!("{value:.2}") }
}

fn spelled(estimate: Estimate, kind: MeasureKind, signed: bool) -> String {
    let number = |value: f64| {
        let plain = number(value, kind);
        if signed && value > 5e-5 { format!("+{plain}") } else { plain }
    };
    format!("{} [{} … {}]", number(estimate.mean), number(estimate.low), number(estimate.high))
}
