//! What every file of the rule data must fulfil: ranges, names, tables, and what one number asks of another.
use crate::games::fief::data::files::*;
use crate::games::fief::data::options::number_bounds;
use crate::games::fief::data::unit_types::counter_set;
use crate::table::data::Check;
use crate::table::kit::counters::MOST_VALUES;
use crate::table::text::locales::Arg;
use std::ops::RangeInclusive;

/// How many counters, cards or buildings of one sort the rule data may have.
const SOME: RangeInclusive<i32> = 0..=99;
/// A sum of money, in écus.
pub const SUM: RangeInclusive<i32> = 0..=100_000;

/// The step of money, of which every sum is a multiple, and where it stands.
pub struct Step<'r> {
    pub at: Check<'r>,
    /// Nothing if it could not be read.
    pub of: Option<i32>,
}

impl Step<'_> {
    /// A sum of money: not negative, a multiple of the step.
    pub fn check(&self, at: &Check, sum: i32) {
        if at.within(sum, SUM)
            && at.compares_with(&[&self.at])
            && let Some(step) = self.of.filter(|step| *step > 0)
            && sum % step != 0
        {
            at.error("fief-data-sum", &[("sum", sum.into()), ("step", step.into())]);
        }
    }
}

/// A name that can stand in orders.
pub fn check_label(at: &Check, label: &str) {
    let good = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-' || c == '_';
    if !label.starts_with(|c: char| c.is_ascii_lowercase()) || !label.chars().all(good) {
        at.error("fief-data-label", &[("name", label.into())]);
    }
}

/// The labels have a fixed order; colours and charges tell the families apart, so no two are alike.
pub fn check_families(at: &Check, families: &[FamilyData]) {
    at.unique(families.iter().map(|f| f.label.as_str()));
    for (i, family) in families.iter().enumerate() {
        at.index(i).field("label").known(&family.label, FAMILIES);
        at.index(i).field("colour").known(&family.colour, COLOURS);
        at.index(i).field("charge").known(&family.charge, CHARGES);
        if families[..i].iter().any(|other| other.colour == family.colour) {
            at.index(i).field("colour").duplicate(&family.colour);
        }
        if families[..i].iter().any(|other| other.charge == family.charge) {
            at.index(i).field("charge").duplicate(&family.charge);
        }
    }
    if at.is_whole() {
        at.complete(FAMILIES, families.iter().map(|f| f.label.as_str()));
    }
    // The seats come in this order, so it cannot be another.
    for (i, (family, wanted)) in families.iter().zip(FAMILIES).enumerate() {
        if family.label != wanted && FAMILIES.contains(&family.label.as_str()) {
            at.index(i).field("label").error("fief-data-family-order", &[("name", wanted.into())]);
        }
    }
}

pub fn check_cards(at: &Check, cards: &CardsData) {
    let lords = at.field("lords");
    if cards.lords.len() > MOST_LORDS {
        lords.error("fief-data-too-many", &[("found", cards.lords.len().into()), ("most", MOST_LORDS.into())]);
    }
    // Every family begins with one (F-3.04).
    if cards.lords.len() < FAMILIES.len() {
        lords.error("fief-data-too-few", &[("found", cards.lords.len().into()), ("least", FAMILIES.len().into())]);
    }
    lords.unique(cards.lords.iter().map(|l| l.label.as_str()));
    for (i, lord) in cards.lords.iter().enumerate() {
        check_label(&lords.index(i).field("label"), &lord.label);
        let name = lords.index(i).field("name");
        if name.not_blank(&lord.name) && cards.lords[..i].iter().any(|other| other.name.trim() == lord.name.trim()) {
            name.duplicate(&lord.name);
            continue;
        }
        if RESERVED.contains(&lord.label.as_str()) || lord.label.contains('-') {
            lords.index(i).field("label").error("fief-data-reserved", &[("name", lord.label.as_str().into())]);
        }
        let initial = |lord: &LordData| lord.name.trim().chars().next();
        if initial(lord).is_some() && cards.lords[..i].iter().any(|other| initial(other) == initial(lord)) {
            lords.index(i).field("name").warning("fief-data-same-initial", &[("name", lord.name.as_str().into())]);
        }
    }
    let b = &cards.blue;
    for (name, count) in [
        ("darc", b.darc),
        ("tithe", b.tithe),
        ("taille", b.taille),
        ("plague", b.plague),
        ("escape", b.escape),
        ("assassination", b.assassination),
        ("justice", b.justice),
        ("bad_weather", b.bad_weather),
        ("sun", b.sun),
        ("famine", b.famine),
        ("good_harvest", b.good_harvest),
        ("revolt", b.revolt),
    ] {
        // There is at most one d'Arc woman.
        at.field("blue").field(name).within(i32::from(count), 0..=if name == "darc" { 1 } else { 99 });
    }
    at.field("cardinals").within(i32::from(cards.cardinals), 0..=12);
}

/// Labels of the other cards and counters: no lord may be called so.
const RESERVED: [&str; 17] = [
    "darc",
    "tithe",
    "taille",
    "plague",
    "escape",
    "assassination",
    "justice",
    "bad_weather",
    "sun",
    "famine",
    "good_harvest",
    "revolt",
    "castle",
    "city",
    "mill",
    "press",
    "cardinal",
];

pub fn check_components(at: &Check, components: &ComponentsData, step: &Step) {
    for (name, counters) in [
        ("soldiers", &components.soldiers),
        ("kings_guard", &components.kings_guard),
        ("queens_guard", &components.queens_guard),
        ("rebels", &components.rebels),
    ] {
        let at = at.field(name);
        if !at.not_empty(counters.len()) {
            continue;
        }
        let mut sound = counters.len() <= MOST_VALUES;
        if !sound {
            at.error("fief-data-too-many", &[("found", counters.len().into()), ("most", MOST_VALUES.into())]);
        }
        for (i, counter) in counters.iter().enumerate() {
            sound &= at.index(i).field("value").within(counter.value, 1..=60);
            sound &= at.index(i).field("count").within(counter.count, SOME);
        }
        if sound && at.is_whole() && counter_set(counters).is_none() {
            at.error("fief-data-counter-values", &[]);
        }
    }
    for (name, count) in [
        ("castles", components.castles),
        ("cities", components.cities),
        ("mills", components.mills),
        ("presses", components.presses),
    ] {
        at.field(name).within(i32::from(count), SOME);
    }
    at.field("notes").not_empty(components.notes.len());
    for (i, note) in components.notes.iter().enumerate() {
        let row = at.field("notes").index(i);
        row.field("count").within(note.count, 0..=9999);
        if row.field("value").at_least(note.value, 1) {
            step.check(&row.field("value"), note.value);
        }
        if components.notes[..i].iter().any(|other| other.value == note.value) {
            row.field("value").duplicate(&note.value.to_string());
        }
    }
}

pub fn check_money(at: &Check, money: &MoneyData, step: &Step) {
    step.at.within(money.step, 1..=1000);
    let start = at.field("start");
    step.check(&start.field("purse"), money.start.purse);
    let soldiers = start.field("soldiers");
    soldiers.not_empty(money.start.soldiers.len());
    for (i, (value, count)) in money.start.soldiers.iter().enumerate() {
        soldiers.index(i).index(0).within(*value, 1..=60);
        soldiers.index(i).index(1).within(*count, SOME);
    }
    start.field("castles").within(i32::from(money.start.castles), 0..=1);
    let (p, i) = (&money.prices, &money.income);
    for (name, sum) in [
        ("point", p.point),
        ("press", p.press),
        ("mill", p.mill),
        ("castle", p.castle),
        ("title_per_village", p.title_per_village),
        ("cardinal", p.cardinal),
    ] {
        step.check(&at.field("prices").field(name), sum);
    }
    // What costs nothing could be bought without end.
    let conviction = at.field("prices").field("conviction");
    if conviction.at_least(p.conviction, 1) {
        step.check(&conviction, p.conviction);
    }
    for (name, sum) in [
        ("castle", i.castle),
        ("city", i.city),
        ("press", i.press),
        ("mill", i.mill),
        ("king", i.king),
        ("queen", i.queen),
        ("taille", i.taille),
    ] {
        step.check(&at.field("income").field(name), sum);
    }
    let most_asked = at.field("most_asked");
    if most_asked.at_least(money.most_asked, 1) {
        step.check(&most_asked, money.most_asked);
    }
}

/// What a family begins with is in the box.
pub fn check_start(start: &Check, money: &MoneyData, components: &ComponentsData) {
    let soldiers = start.field("soldiers");
    for (i, (value, count)) in money.start.soldiers.iter().enumerate() {
        match components.soldiers.iter().find(|c| c.value == *value) {
            Some(counter) if SOME.contains(count) => {
                soldiers.index(i).index(1).within(*count, 0..=counter.count.max(0));
            }
            None if (1..=60).contains(value) => {
                soldiers.index(i).index(0).error("fief-data-no-such-counter", &[("value", Arg::from(*value))]);
            }
            _ => {}
        }
    }
    let castles = i32::from(components.castles) / FAMILIES.len() as i32;
    if (0..=1).contains(&money.start.castles) {
        start.field("castles").within(i32::from(money.start.castles), 0..=castles.min(1));
    }
}

pub fn check_titles(at: &Check, titles: &TitlesData, step: &Step) {
    let ranks = at.field("ranks");
    ranks.not_empty(titles.ranks.len());
    ranks.unique(titles.ranks.iter().map(|r| r.label.as_str()));
    for (i, rank) in titles.ranks.iter().enumerate() {
        check_label(&ranks.index(i).field("label"), &rank.label);
        for key in [format!("fief-view-land-{}", rank.label), format!("fief-view-rank-{}", rank.label)] {
            ranks.index(i).field("label").has_words(&key, &rank.label);
        }
        ranks.index(i).field("points").within(rank.points, 0..=1000);
        ranks.index(i).field("from").within(rank.from as i64, 1..=MOST_VILLAGES as i64);
        if i > 0 && rank.points < titles.ranks[i - 1].points {
            ranks.index(i).field("points").error("data-falls", &[]);
        }
        if i > 0 && rank.from <= titles.ranks[i - 1].from {
            ranks.index(i).field("from").error("fief-data-not-rising", &[]);
        }
    }
    let p = &titles.points;
    for (name, points) in [
        ("king", p.king),
        ("queen", p.queen),
        ("prince", p.prince),
        ("cardinal", p.cardinal),
        ("bishop", p.bishop),
        ("purse_points", p.purse_points),
    ] {
        at.field("points").field(name).within(points, 0..=1000);
    }
    let purse = at.field("points").field("purse");
    if purse.at_least(p.purse, 1) {
        step.check(&purse, p.purse);
    }
}

/// Lines that hold from a number on: the first at `first`, then rising.
fn check_from(at: &Check, first: i32, from: impl Iterator<Item = i32>) {
    let from: Vec<i32> = from.collect();
    at.not_empty(from.len());
    for (i, n) in from.iter().enumerate() {
        let row = at.index(i).field("from");
        row.within(*n, first..=999);
        match i {
            0 if *n != first => row.error("fief-data-first-line", &[("from", first.into())]),
            i if i > 0 && *n <= from[i - 1] => row.error("fief-data-not-rising", &[]),
            _ => {}
        }
    }
}

/// A share of 0 to 1, numerator and denominator.
fn check_share(at: &Check, (part, whole): (i32, i32)) {
    if at.index(1).within(whole, 1..=100) {
        at.index(0).within(part, 0..=whole);
    }
}

pub fn check_combat(at: &Check, combat: &CombatData) {
    let sides = at.field("sides");
    sides.within(combat.sides, 2..=20);
    // The other bounds follow from the number of sides; where that is wrong they are as wide as they can be.
    let most_sides = if sides.is_whole() && (2..=20).contains(&combat.sides) { combat.sides } else { 20 };
    at.field("start_dice").within(i32::from(combat.start_dice), 1..=6);
    at.field("uprising_dice").within(i32::from(combat.uprising_dice), 1..=6);
    let dice = at.field("dice");
    check_from(&dice, 1, combat.dice.iter().map(|l| l.from));
    for (i, line) in combat.dice.iter().enumerate() {
        dice.index(i).field("dice").within(line.dice, 1..=10);
        if i > 0 && line.dice < combat.dice[i - 1].dice {
            dice.index(i).field("dice").error("data-falls", &[]);
        }
    }
    let most_dice = combat.dice.iter().map(|l| l.dice).max().unwrap_or(0);
    let known_length = (1..=10).contains(&most_dice) && most_sides == combat.sides;
    let l = &combat.losses;
    for (name, column, beyond) in
        [("city", &l.city, l.beyond.city), ("castle", &l.castle, l.beyond.castle), ("open", &l.open, l.beyond.open)]
    {
        let at = at.field("losses");
        at.field("beyond").field(name).within(beyond, 1..=20);
        let column_at = at.field(name);
        if known_length && column_at.compares_with(&[&dice, &sides]) {
            column_at.length(column.len(), (most_dice * combat.sides) as usize);
        }
        column_at.not_empty(column.len());
        for (i, loss) in column.iter().enumerate() {
            column_at.index(i).within(*loss, 0..=60);
            if i > 0 && *loss < column[i - 1] {
                column_at.index(i).error("fief-data-falls", &[]);
            }
        }
    }
    at.field("aim_from").within(combat.aim_from, 1..=most_sides + 1);
    at.field("darc_bonus").within(combat.darc_bonus, 0..=60);
    at.field("plague").field("lord_dies_to").within(combat.plague.lord_dies_to, 0..=most_sides);
    check_share(&at.field("plague").field("soldiers_lost"), combat.plague.soldiers_lost);
    at.field("calm_from").within(combat.calm_from, 1..=most_sides + 1);
}

pub fn check_limits(at: &Check, limits: &LimitsData) {
    at.field("hand").within(limits.hand as i64, 1..=10);
    at.field("lords").within(limits.lords as i64, 1..=12);
    at.field("production_per_village").within(i32::from(limits.production_per_village), 0..=24);
    at.field("steps").within(i32::from(limits.steps), 1..=10);
    let steps = i32::from(limits.steps).clamp(1, 10);
    at.field("steps_darc").within(i32::from(limits.steps_darc), steps..=10);
    at.field("toll").within(limits.toll, 1..=1000);
    at.field("votes").within(limits.votes, 1..=30);
    at.field("crowning_cardinals").within(limits.crowning_cardinals, 1..=10);
    at.field("crowning_bishops").within(limits.crowning_bishops, 1..=10);
    at.field("regency").within(i32::from(limits.regency), 0..=20);
    at.field("fiefs_alone").within(limits.fiefs_alone, 1..=16);
    at.field("fiefs_pair").within(limits.fiefs_pair, limits.fiefs_alone.clamp(1, 16)..=16);
    at.field("points_every").within(limits.points_every, 1..=50);
    at.field("points_lengths").not_empty(limits.points_lengths.len());
    for (i, turns) in limits.points_lengths.iter().enumerate() {
        let row = at.field("points_lengths").index(i);
        if row.within(*turns, 1..=200) && limits.points_every > 0 && turns % limits.points_every != 0 {
            row.error("fief-data-length", &[("every", limits.points_every.into())]);
        }
        if limits.points_lengths[..i].iter().any(|other| other == turns) {
            row.duplicate(&turns.to_string());
        }
    }
    at.field("normal_from_seats").within(limits.normal_from_seats as i64, 1..=FAMILIES.len() as i64 + 1);
    at.field("automatic_turns").within(limits.automatic_turns, 1..=999);
    at.field("offers").within(i32::from(limits.offers), 0..=50);
    at.field("counter_offers").within(i32::from(limits.counter_offers), 0..=20);
    at.field("negotiation_seconds").within(limits.negotiation_seconds, 0..=36_000);
}

pub fn check_variants(at: &Check, variants: &VariantsData, step: &Step) {
    let r = &variants.ransom;
    let ransom = at.field("ransom");
    for (name, sum) in [
        ("untitled", r.untitled),
        ("bishop", r.bishop),
        ("cardinal", r.cardinal),
        ("queen", r.queen),
        ("prince", r.prince),
        ("king", r.king),
    ] {
        step.check(&ransom.field(name), sum);
    }
    for (i, sum) in r.ranks.iter().enumerate() {
        step.check(&ransom.field("ranks").index(i), *sum);
    }
    ransom.field("ranks").never_falls(r.ranks.iter().copied());
    let plague = at.field("crowded_plague");
    check_from(&plague, 1, variants.crowded_plague.iter().map(|l| l.from));
    let mut before: Option<CrowdLine> = None;
    for (i, line) in variants.crowded_plague.iter().enumerate() {
        let row = plague.index(i);
        check_share(&row.field("lost"), line.lost);
        row.field("lord_dies_to").within(line.lord_dies_to, 0..=20);
        if let Some(before) = before.filter(|_| row.is_whole()) {
            if line.lord_dies_to < before.lord_dies_to {
                row.field("lord_dies_to").error("data-falls", &[]);
            }
            let share = |lost: (i32, i32), of: i32| i64::from(lost.0) * i64::from(of);
            if share(line.lost, before.lost.1) < share(before.lost, line.lost.1) {
                row.field("lost").error("data-falls", &[]);
            }
        }
        before = Some(*line);
    }
    at.field("crowded_income_from").within(variants.crowded_income_from, 1..=999);
    // The least bid for a bishopric; every further one is a step of money higher.
    step.check(&at.field("bishop_sale").field("minimum"), variants.bishop_sale.minimum);
    check_share(&at.field("bishop_sale").field("share"), variants.bishop_sale.share);
}

pub fn check_switches(at: &Check, switches: &SwitchesData) {
    for (name, value, first) in [("max_rounds", switches.max_rounds, 1), ("turn_cap", switches.turn_cap, 0)] {
        let (least, most) = number_bounds(switches, name);
        let bounds = at.field("bounds").field(name);
        bounds.index(1).within(most, first..=9999);
        bounds.index(0).within(least, first..=most.max(first));
        if least <= most && (bounds.is_whole() || at.field(name).compares_with(&[&bounds])) {
            at.field(name).within(value, least..=most);
        }
    }
    at.field("points_turns").within(switches.points_turns, 1..=200);
}
