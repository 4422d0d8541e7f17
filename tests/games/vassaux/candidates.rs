//! Points worth choosing: they are legal, worth what their reasons say, and there are some for every question with an area.
use super::CASE;
use crate::common::case::settings;
use bevy::ecs::system::SystemState;
use mesnie::games::vassaux::access::Read;
use mesnie::games::vassaux::candidates::questions::{Asked, of_area};
use mesnie::games::vassaux::candidates::reasons::{Candidate, Thing, Why};
use mesnie::games::vassaux::chapters::charge::{CHARGE_TO, Charging};
use mesnie::games::vassaux::field::sight;
use mesnie::table::ground::spots::{distance, square};
use mesnie::table::prelude::*;
use std::collections::{BTreeMap, BTreeSet};

const SCENARIOS: [&str; 5] = ["maison_forte", "chevauchee", "chevalerie", "chasse_croise", "aleatoire"];

/// What is said of an area of the question under way, and whether all of it holds.
fn candidates(table: &mut Match, area: &Area) -> Vec<Candidate> {
    let mut state = SystemState::<Read>::new(table.world_mut());
    let read = state.get(table.world()).expect("a match is under way");
    let board = read.board();
    let asked = Asked::of(&read, &board);
    let found = of_area(&asked, area);
    assert_eq!(found, of_area(&asked, area), "the same twice");
    let mover = read.frames.top().and_then(|frame| board.field.leader(frame.unit)).copied();
    let away = |enemy: PieceId, at: Spot| square(board.field.base(enemy).expect("he stands there").centre(), at);
    for Candidate { at, why } in &found {
        let Some(mover) = mover else { continue };
        let there = mover.standing_at(*at);
        let (now, then) = (mover.centre(), *at);
        match why {
            // On its way a move may bend back.
            Why::Toward(enemy) => assert!(away(*enemy, then) <= away(*enemy, now) || bent(&read)),
            Why::Away(enemy) => assert!(away(*enemy, then) >= away(*enemy, now) || bent(&read)),
            Why::IntoAura(lord) => {
                let lord = board.field.base(*lord).expect("a lord on the table");
                let aura = board.field.group(lord.group).and_then(|group| group.aura()).expect("he leads");
                assert!(board.field.in_aura(&lord.disc, aura, &there.disc));
            }
            Why::ShootingDistance(target) => {
                let unit = read.frames.top().expect("it acts").unit;
                let range = board.rules.in_units(board.rules.shot(unit).expect("a weapon").range);
                let near = board.field.members(*target).any(|base| board.field.within(&there.disc, &base.disc, range));
                assert!(near, "{at:?} for {target:?}");
            }
            Why::Cover(_) => {
                let covered = |enemy| sight::view(&board.field, enemy, &there).counts_as_covered();
                assert!(board.field.enemies(mover.host).any(covered));
            }
            _ => {}
        }
    }
    found
}

/// Points nearer to each other than this, in u, are no choice: a fifteenth of a ruler.
const ALIKE: i32 = 400;

/// How far apart the ends of the charge under way lie at most, tried all along its lines.
fn room_to_charge(table: &mut Match) -> i32 {
    let mut state = SystemState::<Read>::new(table.world_mut());
    let read = state.get(table.world()).expect("a match is under way");
    let charging = Charging::of(&read.board(), read.frames.top().expect("it acts")).expect("it charges");
    let ends = charging.lines().into_iter().flat_map(|line| {
        let lengths = (0..=line.reach().unwrap_or(-1)).step_by(ALIKE as usize / 4);
        lengths.filter(|length| charging.end(&line, *length).is_ok()).map(|length| line.at(length)).collect::<Vec<_>>()
    });
    let ends: Vec<Spot> = ends.collect();
    let apart = ends.iter().flat_map(|one| ends.iter().map(|other| distance(*one, *other)));
    apart.max().unwrap_or(0)
}

fn bent(read: &Read) -> bool {
    read.frames.top().is_some_and(|frame| frame.walk.points.len() > 1)
}

#[test]
fn points_worth_choosing_are_legal_and_keep_what_they_say() {
    let mut table = CASE.empty_table();
    let mut asked: BTreeMap<&str, (usize, usize)> = BTreeMap::new();
    let mut reasons = BTreeSet::new();
    let mut charges = 0;
    for (seed, scenario) in (0..).zip(SCENARIOS.iter().cycle().take(10)) {
        let header = Header { scenario: (*scenario).into(), ..CASE.header(Settings::new(), 2, seed, Player::Random) };
        table.start(header).unwrap();
        while let Some(record) = table.automatic_order() {
            let areas = table.prompt().map(|prompt| prompt.areas.clone()).unwrap_or_default();
            for area in &areas {
                let found = candidates(&mut table, area);
                assert!(!found.is_empty(), "{area:?}");
                for (number, one) in found.iter().enumerate() {
                    assert_eq!(table.check(record.seat, area.order(one.at)), Ok(()), "{scenario} {seed}: {one:?}");
                    assert!(found[..number].iter().all(|other| other.at != one.at), "{one:?} is there twice");
                    reasons.insert(format!("{:?}", one.why).split('(').next().unwrap_or_default().to_owned());
                }
                if area.verb == CHARGE_TO.key {
                    // A lord who charges alone has one end only: where he touches.
                    let room = room_to_charge(&mut table);
                    assert!(found.len() >= if room > ALIKE { 2 } else { 1 }, "{room} u for {found:?}");
                    charges += usize::from(room > ALIKE);
                    if room <= ALIKE {
                        continue;
                    }
                }
                let (times, all) = asked.entry(area.verb.name).or_default();
                (*times, *all) = (*times + 1, *all + found.len());
            }
            table.submit(record.seat, record.order).unwrap();
        }
    }
    println!("{asked:?} {reasons:?}");
    for verb in ["halt", "bend", "lead_to", "charge_to", "stand_at", "deploy_at"] {
        let name = format!("vassaux.{verb}");
        let (times, all) = asked.get(name.as_str()).copied().unwrap_or_default();
        assert!(times > 0, "{verb} was never asked");
        // A question has more to choose from than what Enter gives; charges without a choice are left out.
        assert!(all >= 2 * times, "{verb}: {all} in {times} questions");
    }
    assert!(charges > 3, "{charges}");
    for reason in [
        "Toward",
        "Away",
        "Far",
        "Stay",
        "IntoAura",
        "ShootingDistance",
        "Cover",
        "Exit",
        "Marker",
        "Edge",
        "OutOfCharge",
        "ChargingDistance",
        "Joint",
        "MostContacts",
        "Zone",
        "BesideLord",
        "Ahead",
        "Behind",
    ] {
        assert!(reasons.contains(reason), "{reason} never came up in {reasons:?}");
    }
}

/// The candidates of the area on offer with this verb; none where it is not asked.
fn offered(table: &mut Match, verb: &str) -> Option<(Area, Vec<Candidate>)> {
    let area = table.prompt()?.areas.iter().find(|area| area.verb.name == verb)?.clone();
    let found = candidates(table, &area);
    Some((area, found))
}

/// Half the width and half the height of the piece of terrain that is being laid, turned as it is.
fn half_of_piece_in_hand(table: &mut Match) -> (i32, i32) {
    let mut state = SystemState::<Read>::new(table.world_mut());
    let read = state.get(table.world()).expect("a match is under way");
    let (kind, turns) = read.own_table.taken.expect("a piece in hand");
    let (width, height) = read.rules.0.form(kind).expect("a form").size();
    if turns % 2 == 0 { (width / 2, height / 2) } else { (height / 2, width / 2) }
}

/// The ninths of a table of 90000 u in which these points lie.
fn ninths(points: impl IntoIterator<Item = Spot>) -> BTreeSet<(i32, i32)> {
    points.into_iter().map(|at| ((at.x / 30_000).min(2), (at.y / 30_000).min(2))).collect()
}

/// V-23.32: who plays by the plain list alone lays a piece in every part of the table that has room for it, at the edges, in the
/// corners, in the middle, and opposite to what lies there.
#[test]
fn a_table_of_the_players_own_is_laid_by_the_plain_list_alone() {
    let mut table = CASE.empty_table();
    let options = settings(&[("own_table", Setting::Switch(true))]);
    let header = Header { scenario: "aleatoire".into(), ..CASE.header(options, 2, 7, Player::Person) };
    table.start(header).unwrap();
    let (mut laid, mut reasons): (Vec<Spot>, BTreeSet<String>) = (vec![], BTreeSet::new());
    while let Some(seat) =
        table.prompt().filter(|prompt| prompt.text == "vassaux-ask-lay-terrain").map(|prompt| prompt.seat)
    {
        let Some((area, found)) = offered(&mut table, "vassaux.lay") else {
            // Every form in turn.
            let prompt = table.prompt().unwrap();
            let forms: Vec<Order> =
                prompt.offered.iter().copied().filter(|order| order.verb.name == "vassaux.take_piece").collect();
            let next =
                forms.get(laid.len() * 3 % forms.len().max(1)).copied().unwrap_or_else(|| prompt.closing.unwrap());
            table.submit(seat, next).unwrap();
            continue;
        };
        let (half_x, half_y) = half_of_piece_in_hand(&mut table);
        for (number, one) in found.iter().enumerate() {
            assert_eq!(area.allows(one.at), Ok(()), "{one:?}");
            assert!(found[..number].iter().all(|other| other.at != one.at), "{one:?} is there twice");
            // A piece that is larger than the other lies as near to its place as the edges let it.
            let inside = |x: i32, y: i32| Spot::new(x.clamp(half_x, 90_000 - half_x), y.clamp(half_y, 90_000 - half_y));
            match one.why {
                Why::Opposite(Thing::Terrain(of)) => {
                    let there = laid[usize::from(of)];
                    assert_eq!(one.at, inside(90_000 - there.x, 90_000 - there.y));
                }
                Why::Across(Thing::Terrain(of)) => {
                    let there = laid[usize::from(of)];
                    assert_eq!(one.at, inside(there.x, 90_000 - there.y));
                }
                _ => {}
            }
            reasons.insert(format!("{:?}", one.why).split('(').next().unwrap_or_default().to_owned());
        }
        // Wherever there is room a candidate is not far.
        let grid = |at: i32| (0..=60).map(move |step| at + step * 1500);
        let allowed: BTreeSet<Spot> = grid(0)
            .flat_map(|x| grid(0).map(move |y| Spot::new(x, y)))
            .filter(|spot| area.allows(*spot).is_ok())
            .collect();
        let around = |at: &Spot| [-1500, 0, 1500].map(|x| [-1500, 0, 1500].map(|y| Spot::new(at.x + x, at.y + y)));
        let roomy = allowed.iter().filter(|at| around(at).iter().flatten().all(|spot| allowed.contains(spot)));
        for at in roomy {
            let near = |one: &Candidate| (one.at.x - at.x).abs() <= 26_000 && (one.at.y - at.y).abs() <= 26_000;
            assert!(found.iter().any(near), "nothing near {at:?}: {found:?}");
        }
        assert!(found.len() >= 5, "{}", found.len());
        let chosen = found[laid.len() * 5 % found.len()].at;
        table.submit(seat, area.order(chosen)).unwrap();
        laid.push(chosen);
    }
    assert_eq!(laid.len(), 10);
    for reason in ["Spread", "AtEdge", "InCorner", "Opposite", "Across"] {
        assert!(reasons.contains(reason), "{reason} never came up in {reasons:?}");
    }
}

/// V-23.29, V-23.30: the same for points of interest, on the line before an edge too.
#[test]
fn points_of_interest_are_laid_by_the_plain_list_alone() {
    let mut reasons = BTreeSet::new();
    let (mut free, mut on_line) = (0, 0);
    for seed in 0..40 {
        let mut table = CASE.empty_table();
        let header = Header { scenario: "aleatoire".into(), ..CASE.header(Settings::new(), 2, seed, Player::Person) };
        table.start(header).unwrap();
        while let Some((area, found)) = offered(&mut table, "vassaux.poi_at") {
            for (number, one) in found.iter().enumerate() {
                assert_eq!(area.allows(one.at), Ok(()), "{one:?}");
                assert!(found[..number].iter().all(|other| other.at != one.at), "{one:?} is there twice");
                reasons.insert(format!("{:?}", one.why).split('(').next().unwrap_or_default().to_owned());
            }
            let parts = ninths(found.iter().map(|one| one.at));
            let prompt = table.prompt().unwrap();
            let (seat, near_edge) = (prompt.seat, prompt.text == "vassaux-ask-poi-near-edge");
            if near_edge {
                assert_eq!(parts.len(), 3, "{found:?}");
                assert!(found.len() >= 7, "{found:?}");
                on_line += 1;
            } else {
                // Five discs of two rulers take a good part of the table.
                assert!(parts.len() >= 6, "{found:?}");
                assert!(found.len() >= 12, "{found:?}");
                free += 1;
            }
            let chosen = found[seed as usize % found.len()].at;
            table.submit(seat, area.order(chosen)).unwrap();
        }
    }
    assert!(free > 5 && on_line > 2, "{free} {on_line}");
    for reason in ["Spread", "Onto", "Opposite", "Across"] {
        assert!(reasons.contains(reason), "{reason} never came up in {reasons:?}");
    }
}
