//! Points worth choosing: they are legal, worth what their reasons say, and there are some for every question with an area.
use super::CASE;
use bevy::ecs::system::SystemState;
use mesnie::games::vassaux::access::Read;
use mesnie::games::vassaux::candidates::questions::{Asked, of_area};
use mesnie::games::vassaux::candidates::reasons::{Candidate, Why};
use mesnie::games::vassaux::field::sight;
use mesnie::table::ground::spots::square;
use mesnie::table::prelude::*;
use std::collections::BTreeMap;

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

fn bent(read: &Read) -> bool {
    read.frames.top().is_some_and(|frame| frame.walk.points.len() > 1)
}

#[test]
fn points_worth_choosing_are_legal_and_keep_what_they_say() {
    let mut table = CASE.empty_table();
    let mut asked: BTreeMap<&str, (usize, usize)> = BTreeMap::new();
    let mut reasons = std::collections::BTreeSet::new();
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
        // A question has more to choose from than what Enter gives.
        assert!(all > times, "{verb}: {all} in {times} questions");
    }
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
