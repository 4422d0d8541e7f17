//! Classes, men, ground, weapons and the tables of combat and shooting, written from the rule book beside the rule data: every
//! number of them is looked at here, for no battle comes to all of them.
use super::CASE;
use mesnie::games::anarchy::data::files::{AnarchyData, ClassData, RosterData, ShooterData, Values};
use mesnie::games::anarchy::rules::AnarchyRuleData;

/// 3.2: class, armour, attack/defence/movement healthy and wounded on foot, then mounted.
const CLASSES: &str = "\
noble yes 24/20/6 14/12/4 32/24/12 18/15/10
knight yes 20/17/6 12/10/4 28/21/12 16/13/10
sergeant yes 15/12/6 9/7/4 21/15/12 12/9/10
man_at_arms no 12/10/7 7/6/5 - -
archer no 7/6/8 4/4/5 - -
crossbowman no 8/8/7 5/5/5 - -
peasant no 4/4/8 2/2/5 - -
engineer no 6/6/7 4/4/5 - -
sapper no 7/6/7 4/4/5 - -
staff_slinger no 6/6/8 4/4/5 - -
welsh_spearman no 10/7/8 6/4/6 - -
welsh_archer no 7/6/8 4/4/5 - -
flemish_infantry no 13/11/7 8/7/5 - -
flemish_crossbowman no 9/8/7 5/5/5 - -
light_infantry no 10/8/7 6/5/5 - -
ox - 0/4/4 0/2/2 - -
pack_animal - 0/4/4 0/2/2 - -
";

/// 12.3: name, whom he serves, class, attack/defence on foot, and mounted.
const MEN: &str = "\
Ranulf of Wick, royalist, noble, 24/20, 32/24
Hugh Bigod the Younger, royalist, noble, 25/20, 33/24
Foulque, royalist, knight, 20/17, 28/21
Richard, royalist, knight, 21/17, 29/21
Baldwin, royalist, knight, 20/18, 28/22
Osbern, royalist, knight, 19/18, 27/22
Geoffrey of Ham, royalist, knight, 21/16, 29/20
Herbert, royalist, sergeant, 15/12, 21/15
Thurstan, royalist, sergeant, 16/12, 22/15
Odo, royalist, sergeant, 15/13, 21/16
Anselm, royalist, sergeant, 14/13, 20/16
Warin, royalist, sergeant, 16/11, 22/14
Drogo, royalist, sergeant, 14/12, 20/15
Wulfric, royalist, man_at_arms, 12/10
Edric, royalist, man_at_arms, 13/10
Leofwin, royalist, man_at_arms, 12/11
Siward, royalist, man_at_arms, 11/11
Alard, royalist, man_at_arms, 13/9
Brand, royalist, man_at_arms, 11/10
Godbert, royalist, archer, 7/6
Aylwin, royalist, archer, 8/6
Hereward, royalist, archer, 7/7
Ordric, royalist, archer, 6/7
Ekbert, royalist, crossbowman, 8/8
Gerbold, royalist, crossbowman, 9/8
Wigo, royalist, crossbowman, 8/9
Turold, royalist, crossbowman, 7/9
Gifford, royalist, peasant, 4/4
Lovell, royalist, peasant, 5/4
Ketel, royalist, peasant, 4/5
Toki, royalist, peasant, 3/5
Hob, royalist, peasant, 5/3
Wat, royalist, peasant, 3/4
Master Aubrey, royalist, engineer, 6/6
Dunstan, royalist, sapper, 7/6
Cedric, royalist, sapper, 8/6
Penda, royalist, staff_slinger, 6/6
Brian of Wallford, angevin, noble, 24/20, 32/24
Milo of Gloster, angevin, noble, 25/20, 33/24
Galeran, angevin, knight, 20/17, 28/21
Ivo, angevin, knight, 21/17, 29/21
Bernhard, angevin, knight, 20/18, 28/22
Raoul, angevin, knight, 19/18, 27/22
Payn, angevin, knight, 21/16, 29/20
Guy, angevin, sergeant, 15/12, 21/15
Hamo, angevin, sergeant, 16/12, 22/15
Ralf, angevin, sergeant, 15/13, 21/16
Joscelin, angevin, sergeant, 14/13, 20/16
Serlo, angevin, sergeant, 16/11, 22/14
Fulk the Red, angevin, sergeant, 14/12, 20/15
Robin, angevin, man_at_arms, 12/10
Adam, angevin, man_at_arms, 13/10
Gilbert, angevin, man_at_arms, 12/11
Simon, angevin, man_at_arms, 11/11
Elias, angevin, man_at_arms, 13/9
Hervey, angevin, man_at_arms, 11/10
Ednyfed, angevin, archer, 7/6
Madoc, angevin, archer, 8/6
Tancred, angevin, archer, 7/7
Piers, angevin, archer, 6/7
Ansgot, angevin, crossbowman, 8/8
Reiner, angevin, crossbowman, 9/8
Ulric, angevin, crossbowman, 8/9
Bruno, angevin, crossbowman, 7/9
Gwyn, angevin, peasant, 4/4
Dickon, angevin, peasant, 5/4
Jankin, angevin, peasant, 4/5
Noll, angevin, peasant, 3/5
Perkin, angevin, peasant, 5/3
Tam, angevin, peasant, 3/4
Waleran, angevin, engineer, 6/6
Cuthbert, angevin, sapper, 7/6
Alfwin, angevin, sapper, 8/6
Bertin, angevin, sapper, 7/7
Colin, angevin, sapper, 6/7
Ilbert, angevin, staff_slinger, 6/6
Rupert, flemish, flemish_infantry, 13/11
Sibert, flemish, flemish_infantry, 14/11
Dirk, flemish, flemish_infantry, 13/12
Wouter, flemish, flemish_infantry, 12/12
Lambert, flemish, flemish_infantry, 14/10
Joris, flemish, flemish_crossbowman, 9/8
Pieter, flemish, flemish_crossbowman, 10/8
Rhys, welsh, welsh_spearman, 10/7
Cadell, welsh, welsh_spearman, 11/7
Iorwerth, welsh, welsh_spearman, 10/8
Meurig, welsh, welsh_spearman, 9/8
Owain, welsh, welsh_archer, 7/6
Gruffydd, welsh, welsh_archer, 8/6
Llywarch, welsh, welsh_archer, 7/7
";

/// Table 4.1: terrain, cost on foot and mounted (X: closed), cover, shift of an attack out of it and into it, level. A gate as it
/// is when it is open, a church window from a ladder.
const GROUND: &str = "\
flat 1 1 none 0 0 0
brush 2 4 light -1 1 0
tree 2 X light -1 1 0
embankment 2 4 medium -1 1 1
beach 1 1 none 0 0 0
shallows 2 2 light -1 1 0
river 4 X light -1 1 0
ford 2 2 none 0 0 0
interior 1 X none 1 -1 0
wall X X total - - -
wall_window 4 X medium -1 -1 0
wall_door 1 1 medium 0 -1 0
stairs 2 X none -1 1 1
outer_corner 1 1 medium 0 0 0
church_window 4 X light 0 -1 1
chapel_window 1 X strong - - 1
furniture 2 X light -1 1 0
low_wall 3 X medium 0 -1 0
scaffold 1 X none -1 1 1
castle_wall X X total - - -
rampart 1 X strong 0 -1 2
tower_door 1 X medium 0 -1 2
tower_top 1 X strong 0 -1 3
arrow_slit 1 X strong - - -
castle_window 1 X medium 0 -1 -
twin_window 1 X medium 0 -1 -
platform 1 X light 0 0 1
ditch 4 X none -1 1 -1
filled_ditch 2 X none 0 0 0
gate 1 1 none 0 0 0
fixed_bridge 1 1 none 0 0 0
burnt_bridge X X none -1 1 -1
gangway 1 X none 0 0 0
";

/// Table 4.4: short, medium and long range, the least range, whether armour counts at each; most movement in both fires, in
/// one's own alone, in the enemy's alone.
const WEAPONS: &str = "\
short_bow 8 16 28 1 yyy 4 6 free
long_bow 12 24 40 1 nyy 0 4 free
crossbow 10 20 35 1 nnn - 2 4
sling 6 12 20 1 yyy 4 6 free
staff_sling 8 16 28 3 yyy - 2 4
javelin 2 4 6 1 yyy - free free
ballista 15 30 50 2 nnn - 0 -
";

/// Table 4.4: kills, wounds, stuns, drives back up to this die, by cover.
const HITS: &str = "\
short_bow foot 1/3/4/5 1/2/3/4 0/2/2/3 0/1/1/2
short_bow mounted 0/2/4/5 0/1/3/4 0/1/2/3 0/0/1/2
long_bow foot 2/4/5/6 1/3/4/5 1/2/3/4 0/1/2/3
long_bow mounted 1/3/5/6 1/2/4/5 0/1/3/4 0/1/2/3
crossbow foot 3/5/6/7 2/4/5/6 1/3/4/5 1/2/2/3
crossbow mounted 2/4/6/7 1/3/5/6 1/2/4/5 0/1/3/3
sling foot 0/2/4/5 0/1/3/4 0/1/2/3 0/0/1/2
sling mounted 0/1/2/4 0/0/1/3 0/0/1/2 0/0/0/1
staff_sling foot 1/3/5/6 1/2/4/5 0/1/3/4 0/1/2/3
staff_sling mounted 0/2/4/5 0/1/3/4 0/1/2/3 0/0/1/2
javelin foot 2/4/5/6 1/3/4/5 0/2/3/4 0/1/1/2
javelin mounted 1/3/5/6 0/2/4/5 0/1/3/4 0/0/1/2
ballista foot 6/8/9/9 5/7/8/8 4/6/7/7 3/5/6/6
ballista mounted 5/7/9/9 4/6/8/8 3/5/7/7 2/4/6/6
";

/// Table 4.3, defenders on foot: die, then the columns.
const ON_FOOT: &str = "\
1 DR DS DW DW DW DK DK DK DK DK DK
2 - DR DS DS DW DW DW DK DK DK DK
3 - - DR DR DS DS DW DW DK DK DK
4 - - DR DR DR DS DS DW DW DK DK
5 AR - - DR DR DR DS DS DW DW DK
6 AR AR - - DR DR DR DS DS DW DK
7 AR AR AR - - DR DR DR DS DW DW
8 AS AR AR AR - - DR DR DR DS DW
9 AS AS AS AR AR - - DR DR DS DW
10 AW AW AW AS AR AR - - DR DR DS
";

/// Table 4.3, mounted defenders.
const ON_HORSEBACK: &str = "\
1 - DR DU DU DW DW DK DK DK DK DK
2 - - DR DR DU DU DW DW DK DK DK
3 - - - DR DR DU DU DW DW DK DK
4 - - - DR DR DR DU DU DW DW DK
5 AR - - - DR DR DR DU DU DW DW
6 AR AR - - - DR DR DR DU DU DW
7 AR AR AR - - - DR DR DR DU DW
8 AS AR AR AR - - - DR DR DR DU
9 AS AS AS AR AR - - - DR DR DU
10 AW AW AW AS AR AR - - - DR DR
";

fn data() -> AnarchyData {
    let rules = CASE.rules();
    let data = rules.data.downcast_ref::<AnarchyRuleData>().expect("the data of the game");
    AnarchyData::clone(&data.data)
}

/// A word of the rule data as the rule book writes it: `StaffSling` is `staff_sling`.
fn snake(word: impl std::fmt::Debug) -> String {
    let mut name = String::new();
    for c in format!("{word:?}").chars() {
        if c.is_uppercase() && !name.is_empty() {
            name.push('_');
        }
        name.extend(c.to_lowercase());
    }
    name
}
fn or_dash<T>(value: Option<T>, show: impl Fn(T) -> String) -> String {
    value.map_or("-".into(), show)
}
fn three((attack, defence, movement): Values) -> String {
    format!("{attack}/{defence}/{movement}")
}
fn two((attack, defence): (i32, i32)) -> String {
    format!("{attack}/{defence}")
}

/// What stands in one of the two and not in the other.
fn compare(book: &str, data: &[String]) {
    let book: Vec<&str> = book.lines().collect();
    let missing: Vec<&&str> = book.iter().filter(|line| !data.iter().any(|other| other == **line)).collect();
    let beside: Vec<&String> = data.iter().filter(|line| !book.contains(&line.as_str())).collect();
    assert!(missing.is_empty() && beside.is_empty(), "the rule book: {missing:#?}\nthe rule data: {beside:#?}");
}

//
#[test]
fn classes_are_those_of_the_rule_book() {
    let line = |class: &ClassData| {
        let armoured = if class.animal {
            "-"
        } else if class.armoured {
            "yes"
        } else {
            "no"
        };
        let (healthy, wounded) = (class.mounted.map(|both| both.0), class.mounted.map(|both| both.1));
        let foot = format!("{} {}", three(class.foot.0), three(class.foot.1));
        format!("{} {armoured} {foot} {} {}", class.name, or_dash(healthy, three), or_dash(wounded, three))
    };
    let data = data();
    compare(CLASSES, &data.classes.iter().map(line).collect::<Vec<_>>());
    let commands: Vec<&str> = data.classes.iter().filter(|c| c.commands).map(|c| c.name.as_str()).collect();
    assert_eq!(commands, ["noble", "knight"]);
}

// 12.3
#[test]
fn men_are_those_of_the_rule_book() {
    let line = |man: &RosterData| {
        let mounted = man.mounted.map_or(String::new(), |values| format!(", {}", two(values)));
        format!("{}, {}, {}, {}{mounted}", man.name, snake(man.origin), man.class, two(man.foot))
    };
    compare(MEN, &data().roster.iter().map(line).collect::<Vec<_>>());
}

//
#[test]
fn the_ground_is_that_of_the_rule_book() {
    let data = data();
    for line in GROUND.lines() {
        let words: Vec<&str> = line.split(' ').collect();
        let found = data.terrain.iter().find(|ground| ground.terrain.name() == words[0]);
        let ground = found.unwrap_or_else(|| panic!("{line}: not in the rule data"));
        let cost = |cost: Option<i32>| cost.map_or("X".to_owned(), |cost| cost.to_string());
        let has = [
            cost(ground.foot),
            cost(ground.mounted),
            snake(ground.cover),
            ground.attack.to_string(),
            ground.defence.to_string(),
            format!("{}", f64::from(ground.level) / 2.0),
        ];
        for (column, (wanted, has)) in words[1..].iter().zip(&has).enumerate() {
            assert!(*wanted == "-" || wanted == has, "{line}: column {column} is {has}");
        }
    }
}

//
#[test]
fn weapons_are_those_of_the_rule_book() {
    let shooting = data().shooting;
    let most = |most: Option<i32>| match most {
        None => "-".to_owned(),
        Some(99) => "free".to_owned(),
        Some(most) => most.to_string(),
    };
    let line = |line: &ShooterData| {
        let ranges: Vec<String> = line.ranges.iter().map(ToString::to_string).collect();
        let armour: String = line.armour.iter().map(|counts| if *counts { 'y' } else { 'n' }).collect();
        let movement = [line.both, line.own, line.enemy].map(most).join(" ");
        format!("{} {} {} {armour} {movement}", snake(line.weapon), ranges.join(" "), line.nearest)
    };
    compare(WEAPONS, &shooting.weapons.iter().map(line).collect::<Vec<_>>());
    let hits = shooting.weapons.iter().flat_map(|weapon| {
        [("foot", &weapon.foot), ("mounted", &weapon.mounted)].map(|(target, covers)| {
            let cells: Vec<String> = covers.iter().map(|(k, w, s, r)| format!("{k}/{w}/{s}/{r}")).collect();
            format!("{} {target} {}", snake(weapon.weapon), cells.join(" "))
        })
    });
    compare(HITS, &hits.collect::<Vec<_>>());
    assert_eq!((shooting.range, shooting.wounded, shooting.armour, shooting.unsupplied), (vec![0, 1, 2], 1, 1, 1));
}

//
#[test]
fn combats_come_out_as_in_the_rule_book() {
    let combat = data().combat;
    for (book, table) in [(ON_FOOT, &combat.foot), (ON_HORSEBACK, &combat.mounted)] {
        let row = |(die, row): (usize, &Vec<_>)| {
            let cells: Vec<String> = row.iter().map(|cell| format!("{cell:?}").replace("No", "-")).collect();
            format!("{} {}", die + 1, cells.join(" "))
        };
        compare(book, &table.iter().enumerate().map(row).collect::<Vec<_>>());
    }
}

//
//
#[test]
fn what_stands_in_no_table_is_that_of_the_rule_book() {
    let (limits, works) = (data().limits, data().works);
    assert_eq!((limits.capture_min_differential, limits.capture_yields_max, limits.captive_guards), (60, 4, 2));
    assert_eq!((limits.charge_min_hexes, limits.charge_columns, limits.higher, limits.die), (4, 1, 1, 10));
    assert_eq!((limits.zone_mp_surcharge, limits.pivot_mp, limits.back_times, limits.exit_mp), (1, 1, 2, 1));
    assert_eq!((limits.bodies_that_slow, limits.unsupplied_die, limits.length_percent), (4, 1, 100));
    assert_eq!((works.door_work_turns, works.door_burst_men, works.door_burst_turns), (1, 2, 2));
    assert_eq!((works.bridge_break_men, works.bridge_break_turns), (2, 2));
    assert_eq!((works.gangway_men, works.gangway_turns, works.ditch_along_mp), (2, 2, 1));
    assert_eq!((works.ladder_mp_per_level, works.ladder_top_mp, works.ladder_step_mp), (1, 4, 1));
    assert_eq!((works.ladder_carry_mp, works.ladder_bearers, works.ladder_topple_min), (2, 2, 7));
    assert_eq!((works.window_drop_mp, works.window_scaffold_extra, works.flaming_arrows), (2, 2, 6));
    assert_eq!((works.fire_turns, works.fire_wounds_from), (3, 2));
    assert_eq!((works.put_out_min, works.put_out_each, works.put_out_most), (7, 1, 2));
}

//
#[test]
fn what_burns_is_that_of_the_rule_book() {
    let data = data();
    let from = |name: &str| {
        let line = data.fire.iter().find(|line| line.terrain.iter().any(|terrain| terrain.name() == name));
        line.map(|line| [line.arrow, line.torch, line.oil, line.spread])
    };
    for gate in ["gate", "fixed_bridge", "great_door", "keep_door"] {
        assert_eq!(from(gate), Some([Some(10), Some(8), Some(7), Some(9)]), "{gate}");
    }
    assert_eq!(from("scaffold"), Some([Some(8), Some(6), Some(5), Some(7)]));
    assert_eq!(from("furniture"), None);
}
