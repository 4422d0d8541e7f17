//! Each reason for which the geometry refuses something, in a position in which nothing else is wrong.
use super::scene::{FOOT, R, Scene, at, company, house, id, marsh, rect, scene, water};
use mesnie::games::vassaux::field::charge::{self, Charge};
use mesnie::games::vassaux::field::company::Company;
use mesnie::games::vassaux::field::dragging::{may_confirm, may_stand_at, moved};
use mesnie::games::vassaux::field::formation::{Formation, Posting, facing, place};
use mesnie::games::vassaux::field::groups::Footing;
use mesnie::games::vassaux::field::lines::Line;
use mesnie::games::vassaux::field::paths::{Limits, Path, halt, regroup};
use mesnie::games::vassaux::field::slots::{Assault, Contacts, Hand, Mode};
use mesnie::games::vassaux::field::stages::{freeze, is_open, last_usable, rest, stages};
use mesnie::games::vassaux::field::stand::Field;
use mesnie::table::ground::spots::Spot;
use mesnie::table::prelude::Refusal;

const START: Spot = at(40000, 40000);
const MARCH: Limits = Limits::march(2, 1);

fn why<T>(found: Result<T, Refusal>) -> (&'static str, &'static str) {
    found.err().map_or(("allowed", ""), |refusal| (refusal.reason, refusal.rule))
}

/// A leader at the start with a man west of him.
fn pair() -> Scene {
    scene().unit(0, 10, R, FOOT, &[START, at(37400, 40000)])
}

/// Their march straight to a spot.
fn march(scene: &Scene, end: Spot) -> (&'static str, &'static str) {
    let field = scene.field();
    why(halt(&field, &company(&field, 10), &MARCH, &Path::straight(START, end), Hand::Left))
}

#[test]
fn ways() {
    let east = |by: i32| at(40000 + by, 40000);
    assert_eq!(march(&pair(), east(14501)), ("allowed", ""));
    assert_eq!(march(&pair(), east(14502)), ("path_too_long", "V-10.02"));
    let enemy = pair().unit(1, 20, R, FOOT, &[east(8000)]);
    assert_eq!(march(&enemy, east(12000)), ("path_blocked_by_enemy", "V-10.05"));
    assert_eq!(march(&enemy, east(5469)), ("allowed", ""));
    assert_eq!(march(&enemy, east(5470)), ("move_into_contact_is_a_charge", "V-9.21"));
    let strays = pair().strays(1, 20, FOOT, &[east(8000)]);
    assert_eq!(march(&strays, east(5470)), ("move_into_contact_is_a_charge", "V-9.21"));
    let friend = pair().strays(0, 20, FOOT, &[east(8000)]);
    assert_eq!(march(&friend, east(12000)), ("path_blocked_by_friend", "V-10.05"));
    let pond = pair().piece(water(rect(46000, 30000, 48000, 50000)));
    assert_eq!(march(&pond, east(12000)), ("path_impassable", "V-10.05"));
    assert_eq!(march(&pond, east(4752)), ("allowed", ""), "bases may stand against a wall");
    assert_eq!(march(&pond.clone().flying(), east(12000)), ("allowed", ""));
    assert_eq!(march(&pond.flying(), east(8000)), ("no_stop_on_obstacle", "V-5.05"));
    let marsh = pair().piece(marsh(rect(46000, 30000, 48000, 50000)));
    assert_eq!(march(&marsh, east(12000)), ("path_too_long", "V-11.07"));
    let mut edge = pair();
    edge.size = (50000, 50000);
    assert_eq!(march(&edge, east(8750)), ("allowed", ""));
    assert_eq!(march(&edge, east(8751)), ("off_table", "V-1.08"));
}

/// V-11.06: who flies runs, charges and goes his whole way over difficult ground (V-11.04, V-11.05).
#[test]
fn difficult_ground_is_nothing_to_who_flies() {
    let marsh = pair().piece(marsh(rect(39000, 30000, 48000, 50000))).unit(1, 20, R, FOOT, &[at(55000, 40000)]);
    let go = |scene: &Scene, limits: &Limits, by: i32| {
        let field = scene.field();
        why(halt(&field, &company(&field, 10), limits, &Path::straight(START, at(40000 + by, 40000)), Hand::Left))
    };
    let charges = |scene: &Scene| {
        let field = scene.field();
        why(charge::possible(&field, &company(&field, 10), Charge::Simple, 2, id(20)))
    };
    assert_eq!(go(&marsh, &MARCH, 12000), ("path_too_long", "V-11.07"));
    assert_eq!(go(&marsh, &Limits::run(4), 12000), ("difficult_ground_no_run", "V-11.04"));
    assert_eq!(charges(&marsh), ("difficult_ground_no_charge", "V-11.04"));
    let mut flies = marsh;
    flies.groups[0].footing = Footing::Flying;
    assert_eq!(go(&flies, &MARCH, 12000), ("allowed", ""));
    assert_eq!(go(&flies, &Limits::run(4), 12000), ("allowed", ""));
    assert_eq!(charges(&flies), ("allowed", ""));
}

#[test]
fn grazing_an_enemy_on_the_way_is_no_contact() {
    let scene = pair().unit(1, 20, R, FOOT, &[at(46000, 42510)]);
    assert_eq!(march(&scene, at(46000, 40000)).0, "move_into_contact_is_a_charge");
    assert_eq!(march(&scene, at(52000, 40000)), ("allowed", ""));
}

#[test]
fn old_contacts_may_be_kept() {
    let scene = pair().strays(1, 20, FOOT, &[at(42500, 40000)]);
    assert_eq!(march(&scene, at(40010, 40000)), ("path_blocked_by_enemy", "V-10.05"));
    assert_eq!(march(&scene, at(39990, 40000)), ("allowed", ""));
    // Somebody else of the unit may not take the contact over.
    let field = scene.field();
    let company = company(&field, 10);
    let formation = halt(&field, &company, &MARCH, &Path::straight(START, at(40000, 35000)), Hand::Left).expect("room");
    let drag = |to| why(may_stand_at(&field, &company, &formation, Mode::Move, id(12), to));
    assert_eq!(drag(at(40000, 40000)), ("move_into_contact_is_a_charge", "V-9.21"));
}

#[test]
fn standing_on_own_men() {
    let field = pair().field();
    let company = company(&field, 10).leaving(&[id(12)]);
    let go = |x| why(halt(&field, &company, &MARCH, &Path::straight(START, at(x, 40000)), Hand::Left));
    assert_eq!(go(37000), ("no_room_at_destination", "V-10.11"));
    assert_eq!(go(30000), ("allowed", ""), "he does not bar the way");
    // A man between walls finds no place elsewhere; his leader cannot halt on him.
    let lane = |x0, x1| house(rect(x0, 38000, x1, 38700));
    let walls = scene()
        .piece(lane(20000, 60000))
        .piece(house(rect(20000, 41300, 60000, 42000)))
        .piece(house(rect(36000, 38700, 36140, 41300)))
        .unit(0, 10, 2000, FOOT, &[at(40000, 40000), at(37400, 40000)])
        .unit(1, 20, R, FOOT, &[at(42600, 40000)]);
    let field = walls.field();
    let company = Company::of(&field, id(10)).expect("a unit");
    let go = |x| why(halt(&field, &company, &MARCH, &Path::straight(START, at(x, 40000)), Hand::Left));
    assert_eq!(go(38500), ("no_room_at_destination", "V-10.06"));
}

fn formed(field: &Field) -> (Company, Formation) {
    let company = company(field, 10);
    let formation = place(field, &company, START, facing(field, company.host(), START), Mode::Move, Hand::Left);
    (company, formation.expect("room"))
}

#[test]
fn slots() {
    let field = pair()
        .piece(house(rect(43000, 39000, 43200, 41000)))
        .unit(1, 20, R, FOOT, &[at(40000, 46000)])
        .unit(0, 30, R, FOOT, &[at(40000, 34000)])
        .field();
    let (company, formation) = formed(&field);
    let drag = |x, y| why(may_stand_at(&field, &company, &formation, Mode::Move, id(12), at(x, y)));
    assert_eq!(drag(37000, 42000), ("allowed", ""));
    assert_eq!(drag(31493, 40000), ("slot_outside_aura", "V-7.01"));
    assert_eq!(drag(31494, 40000), ("allowed", ""));
    assert_eq!(drag(41000, 40000), ("slot_overlaps", "V-10.06"));
    assert_eq!(drag(40000, 36000), ("slot_overlaps", "V-10.06"));
    assert_eq!(drag(43000, 41500), ("slot_overlaps", "V-11.02"));
    assert_eq!(drag(46000, 40000), ("slot_behind_obstacle", "V-10.10"));
    assert_eq!(drag(40000, 43470), ("move_into_contact_is_a_charge", "V-9.21"));
    assert_eq!(drag(40000, 43469), ("allowed", ""));
    let other = why(may_stand_at(&field, &company, &formation, Mode::Move, id(31), START));
    assert_eq!(other.0, "not_in_hand");
}

#[test]
fn reorganising() {
    let scene = scene().unit(0, 10, R, FOOT, &[START, at(37400, 40000), at(40000, 42600)]).unit(
        1,
        20,
        R,
        FOOT,
        &[at(40000, 45100)],
    );
    let field = scene.field();
    let company = company(&field, 10);
    let regroup = |end, contacts| regroup(&field, &company, &Limits::regroup(1), end, contacts, Hand::Left);
    assert_eq!(why(regroup(at(40000, 31499), Contacts::New)), ("allowed", ""));
    assert_eq!(why(regroup(at(40000, 31498), Contacts::New)), ("reorganise_too_far", "V-16.06"));
    let formation = regroup(START, Contacts::New).expect("as it stands");
    assert_eq!(formation.men.iter().map(|man| man.id).collect::<Vec<_>>(), [id(12)], "who touches an enemy stays");
    let drag = |contacts, man| {
        why(may_stand_at(&field, &company, &formation, Mode::Regroup(contacts), id(man), at(42200, 43892)))
    };
    assert_eq!(drag(Contacts::New, 12), ("allowed", ""));
    assert_eq!(drag(Contacts::Old, 12), ("move_into_contact_is_a_charge", "V-16.12"));
    assert_eq!(drag(Contacts::New, 13), ("fighter_in_contact_stays", "V-16.07"));
    let held = pair().unit(1, 20, R, FOOT, &[at(42500, 40000)]).field();
    let unit = Company::of(&held, id(10)).expect("a unit");
    let stays = |end| why(super::refusals::regroup(&held, &unit, &Limits::regroup(1), end, Contacts::New, Hand::Left));
    assert_eq!(stays(at(40000, 39000)), ("vassal_in_contact_cannot_leave", "V-16.08"));
    assert_eq!(stays(START), ("allowed", ""));
}

#[test]
fn deployment() {
    let field = scene()
        .unit(1, 20, R, FOOT, &[at(60000, 20000)])
        .unit(0, 10, R, FOOT, &[at(5000, 90000)])
        .unit(0, 30, R, FOOT, &[at(90000, 10500)])
        .field();
    let group = *field.group(id(10)).expect("a unit");
    let company = Company::arriving(&group, FOOT, &[id(11), id(12), id(13)]).expect("led");
    let zone = rect(0, 0, 120000, 18000);
    let deploy = |x, y, widened| {
        let at = at(x, y);
        let mode = Mode::Deploy { zone: &zone, widened };
        place(&field, &company, at, facing(&field, company.host(), at), mode, Hand::Left)
    };
    let formation = deploy(30000, 10000, 0).expect("room");
    assert!(formation.men.iter().all(|man| man.posting == Posting::Lattice));
    assert_eq!(why(deploy(30000, 16751, 0)), ("outside_zone", "V-23.02"));
    assert_eq!(why(deploy(30000, 16751, R)), ("allowed", ""));
    assert_eq!(why(deploy(60000, 17469, R)), ("allowed", ""));
    for y in [17470, 17600, 20000] {
        assert_eq!(why(deploy(60000, y, R)), ("deploy_in_contact", "V-23.02"));
    }
    assert_eq!(why(deploy(90000, 10000, 0)), ("slot_overlaps", "V-10.06"));
    let narrow = rect(0, 0, 2500, 2500);
    let mode = Mode::Deploy { zone: &narrow, widened: 0 };
    let alone = place(&field, &company, at(1250, 1250), facing(&field, group.host, at(1250, 1250)), mode, Hand::Left);
    assert_eq!(why(alone), ("not_in_cohesion", "V-23.33"));
}

#[test]
fn infiltrators_arrive_by_march_or_charge() {
    let field = scene().unit(1, 20, R, FOOT, &[at(60000, 20000)]).unit(0, 10, R, FOOT, &[at(5000, 90000)]).field();
    let group = *field.group(id(10)).expect("a unit");
    let company = Company::arriving(&group, FOOT, &[id(11), id(12), id(13)]).expect("led");
    let arrive = |y: i32, mode| {
        let at = at(60000, y);
        place(&field, &company, at, facing(&field, company.host(), at), mode, Hand::Left)
    };
    let charge = Mode::Charge(Assault { target: id(20), first: None, front: &[] });
    let marched = arrive(26000, Mode::Move).expect("room");
    assert_eq!(marched.contacts(&field, &company, id(20)), 0);
    let charged = arrive(26000, charge).expect("room");
    assert_eq!(charged.contacts(&field, &company, id(20)), 2);
    assert_eq!(charged.men[0].at, at(60000, 22500), "without origins the lowest number goes first");
    assert_eq!(arrive(40000, charge).expect("room").contacts(&field, &company, id(20)), 0);
    assert_eq!(why(arrive(21000, charge)), ("slot_overlaps", "V-10.06"));
    assert_eq!(why(arrive(22520, Mode::Move)).0, "move_into_contact_is_a_charge");
}

#[test]
fn charges() {
    let enemies = scene()
        .unit(0, 10, R, FOOT, &[START, at(40000, 42600), at(40000, 37400)])
        .unit(1, 20, R, FOOT, &[at(50000, 40000), at(50000, 46000)])
        .unit(1, 30, R, FOOT, &[at(52000, 52000)])
        .unit(1, 40, R, FOOT, &[at(90000, 90000)]);
    let field = enemies.field();
    let company = company(&field, 10);
    let possible = |charge, target| why(charge::possible(&field, &company, charge, 2, id(target)));
    assert_eq!(possible(Charge::Simple, 20), ("allowed", ""));
    assert_eq!(possible(Charge::Simple, 30), ("charge_not_nearest", "V-13.02"));
    assert_eq!(possible(Charge::Reaction, 30), ("allowed", ""));
    assert_eq!(possible(Charge::Coordinated, 30), ("allowed", ""));
    assert_eq!(possible(Charge::Coordinated, 40), ("charge_cannot_reach", "V-13.03"));
    let point = |charge, x, y| charge::pointed_at(&field, &company, charge, 2, id(20), at(x, y));
    assert_eq!(why(point(Charge::Simple, 46000, 40000)), ("allowed", ""));
    assert_eq!(why(point(Charge::Simple, 46000, 40900)), ("charge_not_straight", "V-13.01"));
    assert_eq!(why(point(Charge::Coordinated, 46000, 40900)), ("allowed", ""));
    assert_eq!(why(point(Charge::Coordinated, 40000, 46000)), ("charge_not_straight", "V-13.01"));
    let (line, length) = point(Charge::Coordinated, 47500, 40000).expect("a line");
    assert_eq!((line.first, length), (Some(id(21)), 7500));
    assert_eq!(why(line.may_reach(&field, &company, 7502)), ("allowed", ""));
    assert_eq!(why(line.may_reach(&field, &company, 7503)), ("path_blocked_by_enemy", "V-10.05"));
    assert_eq!(why(line.may_reach(&field, &company, 14501)), ("charge_cannot_reach", "V-13.03"));
    let far = charge::end(&field, &company, &line, 0, Hand::Left);
    assert_eq!(why(far), ("allowed", ""), "men reach as far as the Aura");

    let end = charge::end(&field, &company, &line, 7000, Hand::Left).expect("a contact");
    let away = moved(&moved(&end, id(12), at(44000, 42000)), id(13), at(44000, 38000));
    let confirm = |formation: &Formation| why(may_confirm(&field, &company, &line.assault(), &end, formation));
    assert_eq!(confirm(&end), ("allowed", ""));
    assert_eq!(confirm(&away), ("charge_cannot_reach", "V-13.03"));
    let flank = moved(&away, id(12), at(49000, 43710));
    assert_eq!(confirm(&flank), ("first_contact_skipped", "V-13.07"));

    let pinned = enemies.clone().unit(1, 50, R, FOOT, &[at(37500, 42600)]).field();
    let unit = Company::of(&pinned, id(10)).expect("a unit");
    let found = charge::possible(&pinned, &unit, Charge::Coordinated, 2, id(20));
    assert_eq!(why(found), ("pinned_units_cannot_charge", "V-13.11"));
    let marshy = enemies.piece(marsh(rect(41000, 30000, 42000, 50000))).field();
    let unit = Company::of(&marshy, id(10)).expect("a unit");
    let found = charge::possible(&marshy, &unit, Charge::Coordinated, 2, id(20));
    assert_eq!(why(found), ("difficult_ground_no_charge", "V-11.04"));
}

#[test]
fn stages_that_nobody_can_use() {
    let scene = scene().unit(0, 10, R, FOOT, &[START, at(37400, 40000)]).unit(
        1,
        20,
        R,
        FOOT,
        &[at(43000, 42510), at(49000, 42600)],
    );
    let field = scene.field();
    let company = company(&field, 10);
    let path = Path::straight(START, at(49000, 40000));
    let stages = stages(&field, FOOT, &path);
    let frozen: Vec<&str> = stages.iter().map(|stage| why(freeze(&field, &company, stage, Hand::Left)).0).collect();
    let unusable = "stage_unusable";
    assert_eq!(frozen, ["allowed", "allowed", unusable, "allowed", "allowed", "allowed", "allowed"]);
    // Somebody has come into the way while the mover stood at stage 3.
    let left = rest(&path, &stages[3]);
    assert_eq!((left.start, left.end), (at(44500, 40000), path.end));
    assert_eq!(why(is_open(&field, &company, &left)).0, "allowed");
    let mut later = scene.clone().unit(1, 30, R, FOOT, &[at(49500, 39000)]);
    later.bases[0].disc.centre = stages[3].at;
    later.bases[1].disc.centre = at(41880, 40000);
    let field = later.field();
    let company = Company::of(&field, id(10)).expect("a unit");
    assert_eq!(why(is_open(&field, &company, &left)).0, "path_blocked_by_enemy");
    let (stage, formation) = last_usable(&field, &company, &path, &stages[3..], Hand::Left).expect("a stage");
    assert_eq!((stage.number, formation.at), (4, at(46000, 40000)));
}

#[test]
fn a_charge_that_goes_on_keeps_its_line() {
    let field = scene()
        .unit(0, 10, R, FOOT, &[at(44500, 40000), at(41900, 40000)])
        .unit(1, 20, R, FOOT, &[at(52000, 40000)])
        .field();
    let company = company(&field, 10);
    let line = Line::resumed(&field, &company, id(20), (START, at(52000, 40000)), 5000).expect("a line");
    let (length, formation) = charge::resume(&field, &company, &line, 5000).expect("a contact");
    assert_eq!((length, formation.at), (5000, at(49500, 40000)));
    let (length, _) = charge::resume(&field, &company, &line, 9000).expect("a contact before");
    assert_eq!(length, 5000, "its own end lies beyond: the farthest stop with a contact");
}
