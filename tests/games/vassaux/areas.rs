//! Points of the table on offer: what a question says of a point is what happens to an order to it, wherever it lies.
use super::CASE;
use super::play::{SCENARIOS, header};
use crate::common::chance::Chance;
use mesnie::table::prelude::*;
use std::collections::BTreeMap;

/// So many points for an area: half of them inside its region, the others near its edge, all over the table and beyond it.
fn points(area: &Area, ground: (i32, i32), chance: &mut Chance, count: usize) -> Vec<Spot> {
    let seed = chance.below(1 << 30) as u64;
    let inside: Vec<Spot> = area.within.samples(seed).take(count / 2).collect();
    let mut points = vec![area.usual];
    points.extend(&inside);
    // Out from the usual point through one of the region, to its edge and over it.
    for spot in inside.iter().take(count / 8) {
        let share = 90 + chance.below(30) as i32;
        let out = |from: i32, to: i32| from + (to - from) / 100 * share;
        points.push(Spot { x: out(area.usual.x, spot.x), y: out(area.usual.y, spot.y) });
        points.push(Spot { x: spot.x + 1, y: spot.y - 1 });
    }
    let (width, height) = (ground.0 as usize, ground.1 as usize);
    while points.len() < count * 7 / 8 {
        points.push(Spot { x: chance.below(width + 1) as i32, y: chance.below(height + 1) as i32 });
    }
    while points.len() < count - 2 {
        let far = |size: usize, at: usize| at as i32 - size as i32;
        let spot = Spot { x: far(width, chance.below(3 * width)), y: far(height, chance.below(3 * height)) };
        points.push(spot);
    }
    points.extend([Spot { x: i32::MIN, y: 0 }, Spot { x: 9, y: i32::MAX }]);
    points
}

/// Asks about points of so many questions in random matches of every scenario. Every point is judged, and asked about by itself;
/// of every question some are ordered: a refused order gives the same reason and changes nothing, an accepted one is carried
/// out. Tells how many points of each verb were allowed and refused.
fn every_point_is_judged_as_it_is_dealt_with(
    questions: usize,
    count: usize,
    ordered: usize,
) -> BTreeMap<&'static str, (usize, usize)> {
    let mut table = CASE.empty_table();
    let mut told: BTreeMap<&'static str, (usize, usize)> = BTreeMap::new();
    let mut asked = 0;
    for seed in 0.. {
        let scenario = SCENARIOS[seed as usize % SCENARIOS.len()];
        // A roll may follow an order; it is taken back all the same.
        table.start(Header { undo: UndoLimit::Agreed, ..header(scenario, seed, 3) }).unwrap();
        let mut chance = Chance(seed);
        let before = asked;
        while let Some(record) = table.automatic_order() {
            let prompt = table.prompt().unwrap().clone();
            // Deployment has many questions of one sort; some of each match are enough.
            let deploys = prompt.areas.iter().any(|area| area.verb.name == "vassaux.deploy_at");
            if !prompt.areas.is_empty() && (!deploys || chance.below(6) == 0) {
                asked += 1;
                judge(&mut table, &prompt, &mut chance, (count, ordered), &mut told);
            }
            // All scenarios come up.
            if asked >= questions || asked - before > questions.div_ceil(SCENARIOS.len() * 2) {
                break;
            }
            table.submit(record.seat, record.order).unwrap();
        }
        if asked >= questions && seed as usize >= SCENARIOS.len() {
            break;
        }
    }
    told
}

fn judge(
    table: &mut Match,
    prompt: &Prompt,
    chance: &mut Chance,
    (count, ordered): (usize, usize),
    told: &mut BTreeMap<&'static str, (usize, usize)>,
) {
    let ground = table.names().ground.as_ref().map(|ground| (ground.width, ground.height)).unwrap();
    let hash = table.hash();
    for area in &prompt.areas {
        let mut orders_left = [ordered; 2];
        let points = points(area, ground, chance, count);
        for (number, spot) in points.iter().enumerate() {
            let order = area.order(*spot);
            let judged = area.allows(*spot);
            let sort = usize::from(judged.is_ok());
            let of = told.entry(area.verb.name).or_default();
            *(if judged.is_ok() { &mut of.0 } else { &mut of.1 }) += 1;
            let probe = number % points.len().div_ceil(4 * ordered.max(1)) == 0 && orders_left[sort] > 0;
            if !probe {
                continue;
            }
            orders_left[sort] -= 1;
            let name = format!("{} at {spot:?}, order {}", area.verb.name, table.journal().len());
            assert_eq!(table.check(prompt.seat, order), judged, "{name}");
            let answer = table.submit(prompt.seat, order);
            assert_eq!(answer, judged, "{name}");
            if answer.is_ok() {
                assert!(table.broken_invariants().is_empty(), "{name}: {:?}", table.broken_invariants());
                table.undo().unwrap_or_else(|why| panic!("{name}: {why:?}"));
            }
            assert_eq!(table.hash(), hash, "{name}");
        }
    }
}

/// Every verb that takes a point had some that were allowed and some that were refused.
fn assert_all_came_up(told: &BTreeMap<&'static str, (usize, usize)>) {
    for verb in ["deploy_at", "halt", "bend", "stand_at", "lead_to", "charge_to"] {
        let (allowed, refused) = told.get(format!("vassaux.{verb}").as_str()).copied().unwrap_or_default();
        assert!(allowed > 0 && refused > 0, "{verb}: {told:?}");
    }
}

/// Two hundred points of each of a thousand questions.
#[test]
fn points_are_judged_as_they_are_dealt_with() {
    assert_all_came_up(&every_point_is_judged_as_it_is_dealt_with(1000, 200, 12));
}

/// V-11.01: whatever hinders or covers is on the table, named by its kind, before anybody is asked for the first time.
#[test]
fn terrain_is_shown_before_deployment() {
    for scenario in SCENARIOS {
        let mut table = CASE.empty_table();
        table.start(header(scenario, 1, 3)).unwrap();
        assert_eq!(table.journal().len(), 0);
        let ground = table.names().ground.as_ref().expect("an open table");
        let data = super::shipped();
        let map = data.map(scenario).expect("its table");
        for piece in &map.pieces {
            let kind = &data.data.terrain[piece.kind];
            let found = ground.landmarks.iter().any(|(_, target)| {
                table.names().name(*target).is_some_and(|name| name.text == format!("vassaux-terrain-{}", kind.id))
            });
            assert!(found, "{scenario}: {}", piece.id);
        }
    }
}
