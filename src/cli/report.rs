//! The balance report of a batch of matches: as text, as JSON, and as a CSV table of the matches.
use super::arguments::write_player;
use super::console::Console;
use crate::table::play::batch::{MatchResult, Plan, UseCounts};
use crate::table::prelude::Settings;
use serde::Serialize;
use std::collections::BTreeMap;
use std::fmt::Write;
use std::time::Duration;

/// The mean, the smallest and the largest value of a figure over the matches that have it.
#[derive(Clone, Copy, Debug, Serialize)]
pub(super) struct Spread {
    mean: f64,
    least: f64,
    most: f64,
}
impl Spread {
    fn of(values: impl IntoIterator<Item = f64>) -> Option<Self> {
        let (mut count, mut sum, mut least, mut most) = (0_u64, 0.0, f64::INFINITY, f64::NEG_INFINITY);
        for value in values.into_iter().filter(|value| value.is_finite()) {
            count += 1;
            sum += value;
            least = value.min(least);
            most = value.max(most);
        }
        (count > 0).then(|| Self { mean: sum / count as f64, least, most })
    }
}

/// The wins of a seat or player.
#[derive(Clone, Debug, Serialize)]
struct Wins {
    name: String,
    wins: u64,
    /// The share of all matches that ended, from 0 to 1.
    share: f64,
}

/// What was played in the batch.
#[derive(Debug, Serialize)]
struct BatchSettings {
    version: &'static str,
    game: &'static str,
    scenario: String,
    options: Settings,
    /// Those that differ from their defaults.
    #[serde(skip)]
    changed: Settings,
    games: u64,
    seed: u64,
    seats: Vec<String>,
    fixed_seats: bool,
    threads: usize,
}

/// The report on a batch.
#[derive(Debug, Serialize)]
pub struct Report {
    settings: BatchSettings,
    /// The number of matches that did not fail.
    games: u64,
    failed: u64,
    orders: u64,
    seconds: f64,
    orders_per_second: f64,
    matches_per_second: f64,
    draws: u64,
    draw_share: f64,
    wins_by_seat: Vec<Wins>,
    /// By player, in the order of the command line.
    wins_by_player: Vec<Wins>,
    orders_per_match: Option<Spread>,
    figures: BTreeMap<&'static str, Spread>,
    endings: BTreeMap<String, u64>,
    verbs: BTreeMap<&'static str, u64>,
    rules: BTreeMap<&'static str, u64>,
}

impl Report {
    /// The report on the results of a batch that took this time.
    pub fn of(plan: &Plan, changed: &Settings, played: &[MatchResult], tally: &UseCounts, time: Duration) -> Self {
        let ended: Vec<_> = played.iter().filter_map(|p| Some((p, p.outcome.as_ref()?))).collect();
        let games = ended.len() as u64;
        let share = |part: u64| part as f64 / games.max(1) as f64;
        let seats = &plan.game.seats()[..plan.players.len()];
        let (mut by_seat, mut by_player) = (vec![0; seats.len()], vec![0; seats.len()]);
        let (mut endings, mut draws) = (BTreeMap::new(), 0);
        for (played, outcome) in &ended {
            *endings.entry(outcome.reason.clone()).or_default() += 1;
            draws += u64::from(outcome.winners.is_empty());
            for seat in outcome.winners.iter().map(|seat| usize::from(seat.0)) {
                by_seat[seat] += 1;
                by_player[plan.player_on(seat, played.number)] += 1;
            }
        }
        let wins = |name: String, wins: u64| Wins { name, wins, share: share(wins) };
        let players: Vec<String> = plan.players.iter().map(write_player).collect();
        let orders: u64 = ended.iter().map(|(played, _)| u64::from(played.orders)).sum();
        let seconds = time.as_secs_f64().max(1e-9);
        let figures = figure_names(played).into_iter().filter_map(|name| {
            let values = ended.iter().flat_map(|(p, _)| &p.figures).filter(|f| f.0 == name).map(|f| f.1);
            Some((name, Spread::of(values)?))
        });
        Self {
            games,
            failed: played.iter().filter(|p| p.failure.is_some()).count() as u64,
            orders,
            seconds,
            orders_per_second: orders as f64 / seconds,
            matches_per_second: games as f64 / seconds,
            draws,
            draw_share: share(draws),
            wins_by_seat: seats.iter().zip(by_seat).map(|(seat, n)| wins((*seat).to_owned(), n)).collect(),
            wins_by_player: players.iter().zip(by_player).map(|(player, n)| wins(player.clone(), n)).collect(),
            orders_per_match: Spread::of(ended.iter().map(|(played, _)| f64::from(played.orders))),
            figures: figures.collect(),
            endings,
            verbs: tally.verbs.clone(),
            rules: tally.rules.clone(),
            settings: BatchSettings {
                version: env!("CARGO_PKG_VERSION"),
                game: plan.game.id(),
                scenario: plan.scenario.clone(),
                options: plan.options.clone(),
                changed: changed.clone(),
                games: plan.games,
                seed: plan.seed,
                seats: players,
                fixed_seats: plan.fixed_seats,
                threads: plan.threads,
            },
        }
    }

    /// Prints the report as text.
    pub(super) fn print(&self, console: &Console, with_rules: bool) {
        let heading = |key: &str| console.print(&format!("\n{}", console.text(key, &[])));
        let line = |key: &str, value: String| console.print(&format!("  {:<36} {value}", console.text(key, &[])));
        let settings = &self.settings;
        heading("report-settings");
        line("report-program", format!("mesnie {}", settings.version));
        line("report-game", format!("{} / {}", settings.game, settings.scenario));
        line("report-players", settings.seats.join(", "));
        line(
            "report-seats",
            console.text(if settings.fixed_seats { "report-fixed" } else { "report-alternating" }, &[]),
        );
        line("report-seed", settings.seed.to_string());
        line("report-threads", settings.threads.to_string());
        let changed: Vec<_> = settings.changed.iter().map(|(name, value)| format!("{name}={value}")).collect();
        line(
            "report-options",
            if changed.is_empty() { console.text("report-defaults", &[]) } else { changed.join(",") },
        );

        heading("report-matches");
        line("report-ended", format!("{} / {}", self.games, settings.games));
        if self.failed > 0 {
            line("report-failed", self.failed.to_string());
        }
        line("report-orders", self.orders.to_string());
        line("report-time", format!("{:.2} s", self.seconds));
        line("report-orders-a-second", format!("{:.0}", self.orders_per_second));
        line("report-matches-a-second", format!("{:.1}", self.matches_per_second));
        if let Some(spread) = self.orders_per_match {
            line("report-orders-a-match", spread.to_string());
        }

        heading("report-results");
        let share = |n: u64, share: f64| format!("{n:>8}  {:>5.1} %", share * 100.0);
        for wins in &self.wins_by_seat {
            let label = console.text("report-wins-of-seat", &[("seat", wins.name.as_str().into())]);
            console.print(&format!("  {label:<36} {}", share(wins.wins, wins.share)));
        }
        for (number, wins) in self.wins_by_player.iter().enumerate() {
            let args = [("number", (number + 1).into()), ("player", wins.name.as_str().into())];
            console.print(&format!(
                "  {:<36} {}",
                console.text("report-wins-of-player", &args),
                share(wins.wins, wins.share)
            ));
        }
        line("report-draws", share(self.draws, self.draw_share));

        let counts = |counts: Vec<(String, u64)>, of: u64| {
            let widest = counts.iter().map(|(name, _)| name.chars().count()).max().unwrap_or(0).max(36);
            for (name, n) in counts {
                console.print(&format!("  {name:<widest$} {n:>8}  {:>8.2}", n as f64 / of.max(1) as f64));
            }
        };
        heading("report-endings");
        for (reason, n) in &self.endings {
            let part = *n as f64 / self.games.max(1) as f64;
            let words =
                if console.texts.has(reason) { format!(": {}", console.texts.get(reason)) } else { String::new() };
            console.print(&format!("  {}  {reason}{words}", share(*n, part)));
        }
        if !self.figures.is_empty() {
            heading("report-figures");
            for (name, spread) in &self.figures {
                console.print(&format!("  {name:<36} {spread}"));
            }
        }
        let of_verbs = self.verbs.iter().map(|(name, n)| ((*name).to_owned(), *n)).collect();
        heading("report-verbs");
        counts(of_verbs, self.games);
        if with_rules {
            heading("report-rules");
            counts(self.rules.iter().map(|(name, n)| ((*name).to_owned(), *n)).collect(), self.games);
        }
    }
}

impl std::fmt::Display for Spread {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{:>8.2}  ({} … {})", self.mean, self.least, self.most)
    }
}

/// The names of all figures, in the order in which they first occur.
fn figure_names(played: &[MatchResult]) -> Vec<&'static str> {
    let mut names = vec![];
    for (name, _) in played.iter().flat_map(|p| &p.figures) {
        if !names.contains(name) {
            names.push(*name);
        }
    }
    names
}

/// The matches as a CSV table, one a line.
pub(super) fn csv(plan: &Plan, played: &[MatchResult]) -> String {
    let figures = figure_names(played);
    let seats = &plan.game.seats()[..plan.players.len()];
    let mut table = String::from("match,seed");
    seats.iter().for_each(|seat| write!(table, ",{}", field(seat)).expect("a string takes everything"));
    table += ",winners,reason,orders";
    figures.iter().for_each(|name| write!(table, ",{}", field(name)).expect("a string takes everything"));
    for played in played {
        let players = (0..seats.len()).map(|seat| write_player(&plan.players[plan.player_on(seat, played.number)]));
        let (winners, reason) = match (&played.outcome, &played.failure) {
            (Some(ended), _) => {
                let winners: Vec<_> = ended.winners.iter().map(|seat| seats[usize::from(seat.0)]).collect();
                (winners.join("+"), ended.reason.as_str())
            }
            (None, failure) => (String::new(), failure.as_ref().map_or("", |failure| failure.key)),
        };
        let mut fields = vec![(played.number + 1).to_string(), played.seed.to_string()];
        fields.extend(players.map(|player| field(&player)));
        fields.extend([field(&winners), field(reason), played.orders.to_string()]);
        fields.extend(figures.iter().map(|name| {
            let value = played.figures.iter().find(|f| f.0 == *name).map(|f| f.1).filter(|value| value.is_finite());
            value.map_or(String::new(), |value| value.to_string())
        }));
        table += "\n";
        table += &fields.join(",");
    }
    table + "\n"
}

/// A field of a CSV table, in quotes if need be.
fn field(text: &str) -> String {
    if text.contains([',', '"', '\n']) { format!("\"{}\"", text.replace('"', "\"\"")) } else { text.to_owned() }
}
