//! Reading and checking the rule data: every error of every file in one go, each with its place.
use crate::games::fief::data::files::*;
use crate::games::fief::data::opponents;
use crate::games::fief::data::opponents::OpponentsData;
use crate::games::fief::data::options::number_bounds;
use crate::games::fief::data::unit_types::counter_set;
use crate::table::data::{Check, Reader};
use crate::table::kit::counters::MOST_VALUES;
use crate::table::text::locales::Arg;
use std::ops::RangeInclusive;

/// The path of a rule file, below `rules/`.
fn file(name: &str) -> String {
    format!("fief/{name}.ron")
}

/// How many counters, cards or buildings of one sort the rule data may have.
const SOME: RangeInclusive<i32> = 0..=99;

/// How the map of the rule data is checked, with the ranks of the titles if they could be read.
pub type MapCheck = fn(&Check, &MapData, Option<&TitlesData>);

/// All rule data, if there is no error in them.
pub fn load(reader: &Reader, check_map: MapCheck) -> Option<FiefData> {
    let map = reader.parse::<MapData>(&file("map"));
    let families = reader.parse::<Vec<FamilyData>>(&file("families"));
    let cards = reader.parse::<CardsData>(&file("cards"));
    let components = reader.parse::<ComponentsData>(&file("components"));
    let money = reader.parse::<MoneyData>(&file("money"));
    let titles = reader.parse::<TitlesData>(&file("titles"));
    let combat = reader.parse::<CombatData>(&file("combat"));
    let limits = reader.parse::<LimitsData>(&file("limits"));
    let variants = reader.parse::<VariantsData>(&file("variants"));
    let switches = reader.parse::<SwitchesData>(&file("switches"));
    let opponents = reader.parse::<OpponentsData>(&file("opponents"));
    reader.warn_of_unread("fief/");

    if let Some(map) = &map {
        check_map(&reader.at(&file("map")), map, titles.as_ref());
    }
    if let Some(families) = &families {
        check_families(&reader.at(&file("families")), families);
    }
    if let Some(cards) = &cards {
        check_cards(&reader.at(&file("cards")), cards);
    }
    if let Some(components) = &components {
        check_components(&reader.at(&file("components")), components, map.as_ref(), money.as_ref());
    }
    if let Some(money) = &money {
        check_money(&reader.at(&file("money")), money, components.as_ref());
    }
    if let Some(titles) = &titles {
        check_titles(&reader.at(&file("titles")), titles, money.as_ref());
    }
    if let Some(combat) = &combat {
        check_combat(&reader.at(&file("combat")), combat);
    }
    if let Some(limits) = &limits {
        check_limits(&reader.at(&file("limits")), limits);
    }
    if let Some(variants) = &variants {
        check_variants(&reader.at(&file("variants")), variants, titles.as_ref(), money.as_ref());
    }
    if let Some(opponents) = &opponents {
        opponents::check(&reader.at(&file("opponents")), opponents);
    }
    if let Some(switches) = &switches {
        let at = reader.at(&file("switches"));
        for (name, value) in [("max_rounds", switches.max_rounds), ("turn_cap", switches.turn_cap)] {
            let (least, most) = number_bounds(switches, name);
            at.field(name).within(value, least..=most);
            at.field("bounds").field(name).within(least, i32::from(name == "max_rounds")..=most);
        }
        let lengths = limits.as_ref().map_or(&[][..], |limits| &limits.points_lengths);
        if limits.is_some() && !lengths.contains(&switches.points_turns) {
            at.field("points_turns").error("fief-data-no-such-length", &[("turns", switches.points_turns.into())]);
        }
    }
    let data = FiefData {
        map: map?,
        families: families?,
        cards: cards?,
        components: components?,
        money: money?,
        titles: titles?,
        combat: combat?,
        limits: limits?,
        variants: variants?,
        switches: switches?,
        opponents: opponents?,
    };
    if !reader.is_sound() {
        return None;
    }
    Some(data)
}

/// A name that can stand in orders.
pub fn check_label(at: &Check, label: &str) {
    let good = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-' || c == '_';
    if !label.starts_with(|c: char| c.is_ascii_lowercase()) || !label.chars().all(good) {
        at.error("fief-data-label", &[("name", label.into())]);
    }
}

fn check_families(at: &Check, families: &[FamilyData]) {
    at.unique(families.iter().map(|f| f.label.as_str()));
    for (i, family) in families.iter().enumerate() {
        at.index(i).field("label").known(&family.label, FAMILIES);
    }
    at.complete(FAMILIES, families.iter().map(|f| f.label.as_str()));
    // The seats come in this order, so it cannot be another.
    for (i, (family, wanted)) in families.iter().zip(FAMILIES).enumerate() {
        if family.label != wanted && FAMILIES.contains(&family.label.as_str()) {
            at.index(i).field("label").error("fief-data-family-order", &[("name", wanted.into())]);
        }
    }
}

fn check_cards(at: &Check, cards: &CardsData) {
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
        if RESERVED.contains(&lord.label.as_str()) || lord.label.contains('-') {
            lords.index(i).field("label").error("fief-data-reserved", &[("name", lord.label.as_str().into())]);
        }
        let initial = |lord: &LordData| lord.name.chars().next();
        if cards.lords[..i].iter().any(|other| initial(other) == initial(lord)) {
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

fn check_components(at: &Check, components: &ComponentsData, map: Option<&MapData>, money: Option<&MoneyData>) {
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
        if sound && counter_set(counters).is_none() {
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
    if let Some(map) = map.filter(|map| map.regions.len() > usize::from(components.cities)) {
        at.field("cities").at_least(i32::from(components.cities), map.regions.len() as i32);
    }
    at.field("notes").not_empty(components.notes.len());
    for (i, note) in components.notes.iter().enumerate() {
        let row = at.field("notes").index(i);
        row.field("count").within(note.count, 0..=9999);
        if let Some(money) = money {
            check_sum(&row.field("value"), note.value, money);
        }
    }
}

/// A sum of money: not negative, a multiple of the step.
fn check_sum(at: &Check, sum: i32, money: &MoneyData) {
    if at.within(sum, 0..=100_000) && money.step > 0 && sum % money.step != 0 {
        at.error("fief-data-sum", &[("sum", sum.into()), ("step", money.step.into())]);
    }
}

fn check_money(at: &Check, money: &MoneyData, components: Option<&ComponentsData>) {
    if !at.field("step").within(money.step, 1..=1000) {
        return;
    }
    check_sum(&at.field("start").field("purse"), money.start.purse, money);
    let (p, i) = (&money.prices, &money.income);
    for (name, sum) in [
        ("point", p.point),
        ("press", p.press),
        ("mill", p.mill),
        ("castle", p.castle),
        ("title_per_village", p.title_per_village),
        ("cardinal", p.cardinal),
        ("conviction", p.conviction),
    ] {
        check_sum(&at.field("prices").field(name), sum, money);
    }
    // What costs nothing could be bought without end.
    at.field("prices").field("conviction").at_least(p.conviction, money.step);
    for (name, sum) in [
        ("castle", i.castle),
        ("city", i.city),
        ("press", i.press),
        ("mill", i.mill),
        ("king", i.king),
        ("queen", i.queen),
        ("taille", i.taille),
    ] {
        check_sum(&at.field("income").field(name), sum, money);
    }
    check_sum(&at.field("most_asked"), money.most_asked, money);
    let start = at.field("start");
    start.field("soldiers").not_empty(money.start.soldiers.len());
    let Some(components) = components else { return };
    for (i, (value, count)) in money.start.soldiers.iter().enumerate() {
        match components.soldiers.iter().find(|c| c.value == *value) {
            Some(counter) => drop(start.field("soldiers").index(i).index(1).within(*count, 0..=counter.count)),
            None => {
                let args = [("value", Arg::from(*value))];
                start.field("soldiers").index(i).index(0).error("fief-data-no-such-counter", &args);
            }
        }
    }
    let castles = i32::from(components.castles) / FAMILIES.len() as i32;
    start.field("castles").within(i32::from(money.start.castles), 0..=castles.min(1));
}

fn check_titles(at: &Check, titles: &TitlesData, money: Option<&MoneyData>) {
    let ranks = at.field("ranks");
    ranks.not_empty(titles.ranks.len());
    ranks.unique(titles.ranks.iter().map(|r| r.label.as_str()));
    for (i, rank) in titles.ranks.iter().enumerate() {
        check_label(&ranks.index(i).field("label"), &rank.label);
        ranks.index(i).field("points").within(rank.points, 0..=1000);
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
    at.field("points").field("purse").at_least(p.purse, 1);
    if let Some(money) = money {
        check_sum(&at.field("points").field("purse"), p.purse, money);
    }
}

/// Lines that hold from a number on: the first at `first`, then rising.
fn check_from(at: &Check, first: i32, from: impl Iterator<Item = i32>) {
    let from: Vec<i32> = from.collect();
    at.not_empty(from.len());
    for (i, n) in from.iter().enumerate() {
        let row = at.index(i).field("from");
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

fn check_combat(at: &Check, combat: &CombatData) {
    if !at.field("sides").within(combat.sides, 2..=20) {
        return;
    }
    at.field("start_dice").within(i32::from(combat.start_dice), 1..=6);
    at.field("uprising_dice").within(i32::from(combat.uprising_dice), 1..=6);
    check_from(&at.field("dice"), 1, combat.dice.iter().map(|l| l.from));
    for (i, line) in combat.dice.iter().enumerate() {
        at.field("dice").index(i).field("dice").within(line.dice, 1..=10);
    }
    let most = combat.dice.iter().map(|l| l.dice).max().unwrap_or(0) * combat.sides;
    let l = &combat.losses;
    for (name, column, beyond) in
        [("city", &l.city, l.beyond.city), ("castle", &l.castle, l.beyond.castle), ("open", &l.open, l.beyond.open)]
    {
        let at = at.field("losses");
        at.field("beyond").field(name).within(beyond, 1..=20);
        let column_at = at.field(name);
        column_at.length(column.len(), most as usize);
        for (i, loss) in column.iter().enumerate() {
            column_at.index(i).within(*loss, 0..=60);
            if i > 0 && *loss < column[i - 1] {
                column_at.index(i).error("fief-data-falls", &[]);
            }
        }
    }
    at.field("aim_from").within(combat.aim_from, 1..=combat.sides + 1);
    at.field("darc_bonus").within(combat.darc_bonus, 0..=60);
    at.field("plague").field("lord_dies_to").within(combat.plague.lord_dies_to, 0..=combat.sides);
    check_share(&at.field("plague").field("soldiers_lost"), combat.plague.soldiers_lost);
    at.field("calm_from").within(combat.calm_from, 1..=combat.sides + 1);
}

fn check_limits(at: &Check, limits: &LimitsData) {
    at.field("hand").within(limits.hand as i32, 1..=10);
    at.field("lords").within(limits.lords as i32, 1..=12);
    at.field("production_per_village").within(i32::from(limits.production_per_village), 0..=24);
    at.field("steps").within(i32::from(limits.steps), 1..=10);
    at.field("steps_darc").within(i32::from(limits.steps_darc), i32::from(limits.steps)..=10);
    at.field("votes").within(limits.votes, 1..=30);
    at.field("crowning_cardinals").within(limits.crowning_cardinals, 1..=10);
    at.field("crowning_bishops").within(limits.crowning_bishops, 1..=10);
    at.field("regency").within(i32::from(limits.regency), 0..=20);
    at.field("fiefs_alone").within(limits.fiefs_alone, 1..=16);
    at.field("fiefs_pair").within(limits.fiefs_pair, 1..=16);
    at.field("points_every").within(limits.points_every, 1..=50);
    at.field("points_lengths").not_empty(limits.points_lengths.len());
    for (i, turns) in limits.points_lengths.iter().enumerate() {
        let row = at.field("points_lengths").index(i);
        if row.within(*turns, 1..=200) && limits.points_every > 0 && turns % limits.points_every != 0 {
            row.error("fief-data-length", &[("every", limits.points_every.into())]);
        }
    }
    at.field("normal_from_seats").within(limits.normal_from_seats as i32, 1..=FAMILIES.len() as i32 + 1);
    at.field("automatic_turns").within(limits.automatic_turns, 1..=999);
    at.field("offers").within(i32::from(limits.offers), 0..=50);
    at.field("counter_offers").within(i32::from(limits.counter_offers), 0..=20);
    at.field("negotiation_seconds").within(limits.negotiation_seconds, 0..=36_000);
}

fn check_variants(at: &Check, variants: &VariantsData, titles: Option<&TitlesData>, money: Option<&MoneyData>) {
    let r = &variants.ransom;
    let ransom = at.field("ransom");
    if let Some(money) = money {
        for (name, sum) in [
            ("untitled", r.untitled),
            ("bishop", r.bishop),
            ("cardinal", r.cardinal),
            ("queen", r.queen),
            ("prince", r.prince),
            ("king", r.king),
        ] {
            check_sum(&ransom.field(name), sum, money);
        }
        for (i, sum) in r.ranks.iter().enumerate() {
            check_sum(&ransom.field("ranks").index(i), *sum, money);
        }
        check_sum(&at.field("bishop_sale").field("minimum"), variants.bishop_sale.minimum, money);
    }
    if let Some(titles) = titles {
        ransom.field("ranks").length(r.ranks.len(), titles.ranks.len());
    }
    let plague = at.field("crowded_plague");
    check_from(&plague, 1, variants.crowded_plague.iter().map(|l| l.from));
    for (i, line) in variants.crowded_plague.iter().enumerate() {
        check_share(&plague.index(i).field("lost"), line.lost);
        plague.index(i).field("lord_dies_to").within(line.lord_dies_to, 0..=20);
    }
    at.field("crowded_income_from").within(variants.crowded_income_from, 1..=999);
    check_share(&at.field("bishop_sale").field("share"), variants.bishop_sale.share);
}
