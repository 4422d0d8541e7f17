//! Every figure of the rules, written here a second time.
use super::shipped;
use mesnie::games::vassaux::data::files::*;
use mesnie::games::vassaux::data::magic::{School, SpellUse, Threshold};
use mesnie::games::vassaux::data::scenarios::{Deployment, LordLossData, Objective, VictoryData};
use mesnie::games::vassaux::data::solo::Action;

#[test]
fn constants_are_those_of_the_rules() {
    let data = shipped().data;
    let c = &data.constants;
    assert_eq!((c.ruler_units, c.base_foot, c.base_mounted, c.marker), (6000, 2500, 3750, 2500));
    assert_eq!((c.reorganise, c.run_bonus, c.mount_bonus, c.difficult_loss, c.difficult_least), (1, 2, 1, 1, 1));
    assert_eq!(c.least, StatsData { mv: 1, hp: 1, at: 0, df: 1 });
    assert_eq!((c.unit_size, c.table, c.points_default, c.levies_per_elite), ((1, 30), (15, 20), 400, 2));
    assert_eq!(c.turn_limit, TurnLimitData { dice: 1, sides: 6, plus: 4 });
    let (one, two) = (DiceData { dice: 1, sides: 6 }, DiceData { dice: 2, sides: 6 });
    assert_eq!((c.initiative, c.reaction, c.combat_contest, c.counter_contest), (two, two, one, one));
    assert_eq!((c.order_timer, c.invocation_pool, c.destroy_percent, c.counter_spell_cost), (None, 4, 70, 1));
    assert_eq!((c.larger_bases.percent, c.larger_bases.points), (120, 1));
    let g = &c.geometry;
    assert_eq!((g.contact, g.measure, g.overlap, g.rays, g.stage, g.grid), (30, 6, 2, 21, 1500, 1500));
    assert_eq!((g.lattice_gap, g.lattice_row), (120, 8660));
    assert_eq!(g.cosines, [10_000, 9659, 8660, 7071, 5000, 2588, 0]);
}

#[test]
fn fighters_and_leaders_are_those_of_the_rules() {
    let data = shipped().data;
    let profiles: Vec<_> =
        data.profiles.iter().map(|p| (p.id.as_str(), [p.mv, p.hp, p.at, p.df, p.points], p.class)).collect();
    let wanted = [
        ("paysan", [2, 1, 0, 1, 2], Class::Levy),
        ("ecuyer", [2, 1, 1, 2, 4], Class::Levy),
        ("soldat", [2, 2, 1, 2, 8], Class::Elite),
        ("chevalier", [2, 2, 2, 2, 15], Class::Elite),
    ];
    assert_eq!(profiles, wanted);
    let titles: Vec<_> =
        data.titles.iter().map(|t| (t.id.as_str(), t.role, [t.aura, t.cmd, t.points], t.culture)).collect();
    let wanted = [
        ("baron", Role::Lord, [4, 4, 16], Culture::Frank),
        ("chef_de_guerre", Role::Lord, [2, 5, 12], Culture::Barbarian),
        ("vassal", Role::Vassal, [1, 3, 7], Culture::Frank),
        ("vavasseur", Role::Vassal, [1, 2, 3], Culture::Frank),
        ("heros", Role::Vassal, [2, 1, 2], Culture::Barbarian),
    ];
    assert_eq!(titles, wanted);
}

#[test]
fn gear_is_that_of_the_rules() {
    let data = shipped().data;
    let gear = &data.gear;
    let weapons: Vec<_> = gear
        .weapons
        .iter()
        .map(|w| (w.id.as_str(), [w.points, w.melee, w.melee_mounted], w.shot.map(|s| [s.range, s.bonus, s.shots])))
        .collect();
    let wanted = [
        ("improvised", [0, 0, 0], None),
        ("melee", [2, 1, 1], None),
        ("light_ranged", [5, 0, 0], Some([3, 0, 2])),
        ("heavy_ranged", [5, 0, 0], Some([4, 2, 1])),
        ("specialised", [3, 1, 2], None),
    ];
    assert_eq!(weapons, wanted);
    let forbidden: Vec<_> = gear.weapons.iter().filter(|w| !w.forbidden.is_empty()).map(|w| &w.forbidden).collect();
    assert_eq!(forbidden, [&["paysan", "chevalier"]]);
    let armours: Vec<_> = gear.armours.iter().map(|a| (a.id.as_str(), [a.points, a.df])).collect();
    let wanted = [
        ("none", [0, 0]),
        ("light", [2, 1]),
        ("reinforced", [4, 2]),
        ("soldier", [6, 3]),
        ("knight", [8, 3]),
        ("siege", [3, 0]),
    ];
    assert_eq!(armours, wanted);
    let of = |id: &str| gear.armours.iter().find(|a| a.id == id).unwrap();
    assert!(of("knight").only == ["chevalier"] && of("knight").guard && of("siege").no_run);
    assert_eq!(of("siege").doubled_by, [Doubling::Shot, Doubling::Charge]);
    assert!(gear.armours.iter().filter(|a| a.guard || a.no_run || !a.doubled_by.is_empty()).count() == 2);
    assert_eq!((gear.mount.points, gear.modification.points, gear.lord_gear.points), (8, 2, 2));
}

#[test]
fn orders_have_the_faces_of_the_rules() {
    let data = shipped().data;
    let faces = |orders: &[OrderData]| orders.iter().map(|o| (o.id.clone(), o.face)).collect::<Vec<_>>();
    let wanted = |all: &[(&str, i32)]| all.iter().map(|(id, face)| ((*id).to_owned(), *face)).collect::<Vec<_>>();
    let composite = [
        ("tactical_move", 1),
        ("run", 2),
        ("coordinated_attack", 3),
        ("cast", 3),
        ("coordinated_charge", 4),
        ("alert", 5),
        ("fortify", 6),
    ];
    assert_eq!(faces(&data.orders.composite), wanted(&composite));
    assert_eq!(faces(&data.orders.simple), wanted(&[("march", 1), ("attack", 2), ("charge", 3), ("wait", 4)]));
    let with = |holds: fn(&OrderData) -> bool| {
        let all = data.orders.composite.iter().chain(&data.orders.simple);
        all.filter(|order| holds(order)).map(|order| order.id.as_str()).collect::<Vec<_>>()
    };
    assert_eq!(with(|o| o.alone), ["run"]);
    assert_eq!(with(|o| o.last), ["fortify"]);
    assert_eq!(with(|o| o.bonus), ["coordinated_attack", "coordinated_charge"]);
    // V-11.04: neither run nor charge from or over difficult ground.
    assert_eq!(with(|o| o.level), ["run", "coordinated_charge", "charge"]);
}

#[test]
fn terrain_is_that_of_the_rules() {
    let data = shipped().data;
    let found: Vec<_> =
        data.terrain.iter().map(|t| format!("{} {:?} {:?} {} {}", t.id, t.passage, t.sight, t.top, t.level)).collect();
    let wanted = [
        "road Free Open 0 0",
        "ford Free Open 0 0",
        "wood Difficult Cover 4 0",
        "low_wall Difficult Cover 2 0",
        "marsh Difficult Open 0 0",
        "slope Difficult Open 0 0",
        "plateau Free Block 2 1",
        "house Impassable Block 4 0",
        "cliff Impassable Block 6 0",
        "rock Impassable Block 3 0",
        "water Impassable Open 0 0",
    ];
    assert_eq!(found, wanted);
}

#[test]
fn powers_and_spells_are_those_of_the_rules() {
    let data = shipped().data;
    let magic = &data.magic;
    let powers: Vec<_> = magic
        .powers
        .iter()
        .map(|p| format!("{} {:?} {:?} {} {:?}", p.id, p.schools, p.bearer, p.points, p.per))
        .collect();
    let wanted = [
        "presumptuous [Red] Lord 0 Leader",
        "graduate_mage [Red] Leaders 5 Leader",
        "infiltration [Red] Profiles([\"soldat\"]) 5 Figure",
        "camouflage [Red] Profiles([\"ecuyer\"]) 5 Figure",
        "flying [Red, Black] Anybody 3 Figure",
        "pack_leader [Green] Leaders 0 Leader",
        "fierce [Green] Anybody 2 Figure",
        "harassment [Green] Profiles([\"ecuyer\"]) 5 Figure",
        "immaterial [Green] Anybody 6 Figure",
        "impulsive [Green] Profiles([\"ecuyer\", \"soldat\"]) -2 Figure",
        "black_magic [Black] Leaders 0 Leader",
        "invoker [Black] Lord 0 Leader",
        "martyrs [Black] Profiles([\"paysan\"]) 3 Figure",
    ];
    assert_eq!(powers, wanted);
    let spell = |id: &str, school: School, threshold: i32, r#use: SpellUse| {
        let found = magic.spells.iter().find(|spell| spell.id == id).expect(id);
        let wanted = if threshold == 0 { Threshold::Chosen } else { Threshold::Fixed(threshold) };
        assert_eq!((found.school, found.threshold, found.r#use), (school, wanted, r#use), "{id}");
    };
    let (off, def) = (SpellUse::Offensive, SpellUse::Defensive);
    for (id, threshold, r#use) in [
        ("defence_aura", 6, def),
        ("thorn_aura", 6, def),
        ("fire_aura", 7, off),
        ("meteor", 0, off),
        ("rain_of_fire", 6, off),
    ] {
        spell(id, School::Red, threshold, r#use);
    }
    let never = SpellUse::Never;
    for (id, threshold, r#use) in
        [("veiled_moon", 6, def), ("death_howl", 8, off), ("pack_howl", 3, never), ("hunt_call", 3, never)]
    {
        spell(id, School::Green, threshold, r#use);
    }
    for (id, threshold, r#use) in [
        ("necrosis", 10, off),
        ("corruption", 7, off),
        ("resurrection", 9, def),
        ("possession", 4, off),
        ("eternal_night", 12, def),
    ] {
        spell(id, School::Black, threshold, r#use);
    }
    assert_eq!(magic.spells.len(), 14);
    let shots: Vec<_> = magic
        .spells
        .iter()
        .filter_map(|s| s.shot.map(|shot| (s.id.as_str(), shot.range, shot.bonus, shot.sight)))
        .collect();
    assert_eq!(shots, [("meteor", 4, 0, false), ("rain_of_fire", 5, 8, true)]);
    let howls: Vec<_> = magic.spells.iter().filter(|s| s.howl).map(|s| s.id.as_str()).collect();
    // V-21.01: all spells of the green school are howls.
    assert_eq!(howls, ["veiled_moon", "death_howl", "pack_howl", "hunt_call"]);
    assert_eq!((magic.powers_of_unit, magic.powers_of_lord), (1, 2));
}

/// The table of 3.7, as it is printed there.
const AUTOMATON: &str = "\
2–4 | RC TA FO | AC CH FO | AC CH TT | AC OM2 TT | CH OM3 RT | AC CH RT
5–7 | RC TA FO | TC TA FO | AC FO DM2 | AC CH DM2 | CH OM2 TT | AC CH RT
8–10 | TA FO | RC TA FO | AC TA FO | AC DM2 FO | AC CH DM2 | CH OM2 TT
11–12 | TA FO | TC TA FO | RC TA FO | RC TA FO | AC TA FO | DM3 TA FO";

#[test]
fn the_automaton_has_the_table_of_the_rules() {
    let data = shipped().data;
    let solo = &data.solo;
    let word = |action: &Action| match action {
        Action::OM(dice) => format!("OM{dice}"),
        Action::DM(dice) => format!("DM{dice}"),
        plain => format!("{plain:?}"),
    };
    let rows: Vec<String> = (solo.table.iter())
        .map(|row| {
            let cells = row.cells.iter().map(|cell| cell.iter().map(word).collect::<Vec<_>>().join(" "));
            format!("{}–{} | {}", row.from, row.to, cells.collect::<Vec<_>>().join(" | "))
        })
        .collect();
    assert_eq!(rows.join("\n"), AUTOMATON);
    let m = &solo.morale;
    assert_eq!((m.start, m.bounds, m.in_aura, m.out_of_aura, m.death), (1, (1, 6), -1, 1, 1));
    assert_eq!((m.mostly_dead, m.dead_percent, m.unit_lost), (1, 50, 1));
    let s = &solo.situation;
    assert_eq!((s.start, s.bounds), (1, (1, 6)));
    assert_eq!([s.visible, s.in_shooting_range, s.in_charge_reach, s.has_lost, s.difficult], [1; 5]);
    assert_eq!((solo.proximity_bucket, solo.fan_turns, solo.stop_short, solo.cover_directions), (1, 5, 31, 24));
    assert_eq!((solo.presumptuous.turn, solo.presumptuous.reactivity), (2, 8));
}

#[test]
fn scenarios_are_those_of_the_rules() {
    let data = shipped().data;
    let hosts: Vec<String> = (data.scenarios.iter())
        .map(|s| {
            let of = |i: usize| format!("{} {}", s.hosts[i].id, s.hosts[i].points);
            format!("{}: {}, {}; {} pieces", s.id, of(0), of(1), s.pieces.len())
        })
        .collect();
    let wanted = [
        "maison_forte: sarrasins 400, francs 350; 9 pieces",
        "chevauchee: anglais 350, francs 350; 11 pieces",
        "chevalerie: louis 400, berenger 400; 4 pieces",
        "chasse_croise: croises 350, turcs 400; 12 pieces",
        "aleatoire: premier 400, second 400; 7 pieces",
    ];
    assert_eq!(hosts, wanted);
    let of = |id: &str| data.scenario(id).unwrap();
    let VictoryData::Evacuate { most, lost_turns, .. } = of("maison_forte").victory else { panic!("1") };
    assert_eq!((most, lost_turns), (15, 1));
    let VictoryData::Fires { fires_to_win, retreat_kills, .. } = of("chevauchee").victory else { panic!("2") };
    assert_eq!((fires_to_win, retreat_kills), (7, 5));
    let VictoryData::Escape { edges } = &of("chasse_croise").victory else { panic!("4") };
    assert_eq!((edges.len(), of("chasse_croise").deployment), (4, Deployment::HostsInOrder));
    let VictoryData::Objectives { attacker, defender, points, vassals_beyond, own_table, .. } =
        &of("aleatoire").victory
    else {
        panic!("5")
    };
    let faces = |rows: &[mesnie::games::vassaux::data::scenarios::ObjectiveRowData]| {
        let face = |face: i32| rows.iter().find(|row| (row.from..=row.to).contains(&face)).unwrap().objective;
        (1..=6).map(face).collect::<Vec<_>>()
    };
    use Objective::*;
    assert_eq!(faces(attacker), [KillLord, KillLord, Destroy, Destroy, AsDefender, AsDefender]);
    assert_eq!(faces(defender), [KillLord, Destroy, HoldCentre, Capture, ControlMore, KeepBehindLine]);
    assert_eq!((points.objective, points.lord, points.vassal, *vassals_beyond), (8, 2, 1, 2));
    assert_eq!((own_table.least, own_table.most), (6, 10));
    for scenario in &data.scenarios {
        let wanted = if scenario.id == "aleatoire" { LordLossData::EndAndScore } else { LordLossData::Lose };
        assert_eq!(scenario.lord_loss, wanted);
    }
    let s = &data.switches;
    assert_eq!(
        (s.escapes_per_turn, s.escape_pct, s.pois, s.duel_die, s.max_mods, s.lord_hp_bonus),
        (2, 50, 5, 6, 1, 2)
    );
}
