//! Armies: figures and prices against a second, slow reckoning written from the rules.
use super::shipped;
use mesnie::games::vassaux::data::army::capacity::capacity;
use mesnie::games::vassaux::data::army::faults::{Purpose, faults};
use mesnie::games::vassaux::data::army::muster::host;
use mesnie::games::vassaux::data::army::units::Host;
use mesnie::games::vassaux::data::checks::lists::settings_for;
use mesnie::games::vassaux::data::files::*;
use mesnie::games::vassaux::data::lists::*;
use mesnie::games::vassaux::data::options::usual_army;
use mesnie::games::vassaux::data::switches::{LeaderPowerCost, PrebuiltSource, SwitchesData};

/// The armies of section 13: its names in the data, lord with his price, units with theirs, total and limit.
const ARMIES: &str = "\
sarrasins | 36 | eclaireur×6 heros 110; eclaireur×6 heros 110; nomade×3 heros 80; archer×5 heros 57 | 393 / 400
francs | 41 | villageois×20 vavasseur 43; lancier×12 vassal 127; archer×12 vavasseur 135 | 346 / 350
anglais | 49 | noble×4 vavasseur 135; sergent_monte×3 vavasseur 51; archer×7 vavasseur 80; bretteur×3 vavasseur 33 | 348 / 350
francs_du_roi | 41 | regulier×4 vassal 71; regulier×4 vavasseur 67; lancier×9 vavasseur 93; milicien×12 vavasseur 75 | 347 / 350
louis | 41 | regulier×6 vassal 103; bretteur×9 vavasseur 93; archer×8 vavasseur 91; milicien×11 vavasseur 69 | 397 / 400
berenger | 41 | noble×3 vassal 106; lancier×8 vavasseur 83; arbaletrier×6 vavasseur 69; eclaireur×5 vavasseur 93 | 392 / 400
burel | 41 | milicien×16 vavasseur 99; lancier×8 vavasseur 83; archer×6 vavasseur 69; regulier×3 vavasseur 51 | 343 / 350
kilic_arslan | 36 | eclaireur×6 heros 110; eclaireur×6 heros 110; nomade×4 heros 106; archer×3 heros 35 | 397 / 400
etoile_rouge | 46 | regulier×5 vassal 87; archer×6 vavasseur+5 99; lancier×8 vavasseur 83; milicien×12 vavasseur 75 | 390 / 400
meute | 38 | barbare×8 heros+2 114; barbare×6 heros-2 62; eclaireur×4 heros+5 94; nomade×3 heros 80 | 388 / 400
nuit | 41 | milicien×10 vavasseur+3 93; bretteur×10 vavasseur 103; arbaletrier×8 vavasseur 91; regulier×4 vassal 71 | 399 / 400
embuscade | 46 | regulier×4 vavasseur+5 87; archer×6 vavasseur+3 87; lancier×8 vavasseur 83; milicien×12 vassal 79 | 382 / 400
brume | 42 | eclaireur×4 heros+6 98; barbare×6 vavasseur+5 105; archer×6 vavasseur+2 81; milicien×10 vavasseur 63 | 389 / 400";

/// The ready-made fighters of 3.6: profile, modification, weapon, armour, mount; price; mv hp at df.
const READY: &str = "\
noble = chevalier melee knight mount = 33 = 3 2 3 5
bretteur = ecuyer melee reinforced = 10 = 2 1 2 4
barbare = ecuyer at+1 df-1 melee reinforced = 12 = 2 1 3 3
lancier = ecuyer specialised siege = 10 = 2 1 1* 2
eclaireur = ecuyer melee reinforced mount = 18 = 3 1 2 4
nomade = soldat at+1 df-1 melee soldier mount = 26 = 3 2 3 4
arbaletrier = ecuyer heavy_ranged light = 11 = 2 1 1 3
archer = ecuyer light_ranged light = 11 = 2 1 1 3
regulier = soldat melee soldier = 16 = 2 2 2 5
mercenaire = chevalier melee knight = 25 = 2 2 3 5
paysan_arme = paysan at+1 mv-1 improvised none = 4 = 1 1 1 1
milicien = paysan melee light = 6 = 2 1 1 2
villageois = paysan improvised none = 2 = 2 1 0 1
sergent_monte = ecuyer melee light mount = 16 = 3 1 2 3";

/// Price, and mv, hp, at, df of a fighter, word by word (3.2, 3.3).
fn reckon(build: &str) -> (i32, [i32; 4]) {
    let (mut price, mut stats) = (0, [0; 4]);
    for word in build.split_whitespace() {
        let (points, add) = match word {
            "paysan" => (2, [2, 1, 0, 1]),
            "ecuyer" => (4, [2, 1, 1, 2]),
            "soldat" => (8, [2, 2, 1, 2]),
            "chevalier" => (15, [2, 2, 2, 2]),
            "improvised" | "none" => (0, [0; 4]),
            "melee" => (2, [0, 0, 1, 0]),
            "light_ranged" | "heavy_ranged" => (5, [0; 4]),
            // Its bonus depends on whom it strikes; the page leaves it out and marks it.
            "specialised" => (3, [0, 0, 0, 0]),
            "light" => (2, [0, 0, 0, 1]),
            "reinforced" => (4, [0, 0, 0, 2]),
            "soldier" => (6, [0, 0, 0, 3]),
            "knight" => (8, [0, 0, 0, 3]),
            "siege" => (3, [0; 4]),
            "mount" => (8, [1, 0, 0, 0]),
            // A modification is paid once: with what it raises.
            "at+1" => (2, [0, 0, 1, 0]),
            "df-1" => (0, [0, 0, 0, -1]),
            "mv-1" => (0, [-1, 0, 0, 0]),
            other => panic!("{other}"),
        };
        price += points;
        (0..4).for_each(|i| stats[i] += add[i]);
    }
    (price, stats)
}

fn title(name: &str) -> i32 {
    match name {
        "baron" => 16,
        "chef_de_guerre" => 12,
        "vassal" => 7,
        "vavasseur" => 3,
        "heros" => 2,
        other => panic!("{other}"),
    }
}

fn made(data: &VassauxData, list: &ListData, change: impl Fn(&mut SwitchesData)) -> Host {
    let mut switches = settings_for(list, &data.switches);
    change(&mut switches);
    host(list, &data.armoury(&switches), None).expect("a host")
}

#[test]
fn ready_made_fighters_are_reckoned_twice() {
    let data = shipped().data;
    let armoury = data.armoury(&data.switches);
    assert_eq!(READY.lines().count(), data.prebuilt.len());
    for line in READY.lines() {
        let [name, build, points, figures] = line.split(" = ").collect::<Vec<_>>()[..] else { panic!("{line}") };
        let (price, stats) = reckon(build);
        assert_eq!(price.to_string(), points, "{name}");
        let said: Vec<i32> = figures.split(' ').map(|word| word.trim_end_matches('*').parse().unwrap()).collect();
        assert_eq!(stats, said[..], "{name}");
        let found = data.prebuilt.iter().find(|of| of.id == name).expect(name);
        let fighters = FightersData { prebuilt: Some(name.to_owned()), size: 1, ..FightersData::default() };
        let build = armoury.build(&fighters, "", &mut vec![]).unwrap();
        let of = armoury.stats(&build);
        assert_eq!((armoury.price(&build), found.points), (price, price), "{name}");
        assert_eq!([of.mv, of.hp, of.at + armoury.melee_bonus(&build), of.df], stats, "{name}");
    }
}

#[test]
fn armies_cost_what_the_rules_say() {
    let data = shipped().data;
    assert_eq!(ARMIES.lines().count(), data.lists.len());
    let ready = |name: &str| {
        let line = READY.lines().find(|line| line.starts_with(&format!("{name} = "))).expect(name);
        reckon(line.split(" = ").nth(1).unwrap()).0
    };
    for line in ARMIES.lines() {
        let [name, lord, units, sum] = line.split(" | ").collect::<Vec<_>>()[..] else { panic!("{line}") };
        let list = data.list(name).expect(name);
        let host = made(&data, list, |_| {});
        assert_eq!(host.lord.cost.to_string(), lord, "{name}");
        let mut total = host.lord.cost;
        let mut found = host.units.iter();
        for unit in units.split("; ") {
            let [what, led, cost] = unit.split(' ').collect::<Vec<_>>()[..] else { panic!("{unit}") };
            let (of, size) = what.split_once('×').unwrap();
            let (led, power) = match led.find(['+', '-']) {
                Some(at) => (&led[..at], led[at..].parse::<i32>().unwrap()),
                None => (led, 0),
            };
            let size: i32 = size.parse().unwrap();
            // V-4.01
            let slow = size * (ready(of) + power) + title(led);
            let unit = found.next().expect("as many units");
            assert_eq!((slow.to_string().as_str(), unit.cost), (cost, slow), "{name} {what}");
            assert_eq!(
                (unit.size, unit.cmd),
                (
                    size,
                    match led {
                        "vassal" => 3,
                        "vavasseur" => 2,
                        _ => 1,
                    }
                )
            );
            // V-4.21: a fighter is worth his own price, the leader title and powers besides.
            assert_eq!((unit.figure, unit.leader_value), (ready(of) + power, ready(of) + power + title(led)));
            total += slow;
        }
        assert_eq!(found.count(), 0, "{name}");
        let (said, limit) = sum.split_once(" / ").unwrap();
        assert_eq!((total.to_string().as_str(), host.total, list.total), (said, total, Some(total)), "{name}");
        let scenario = data.scenario(&list.scenario).unwrap();
        let of = list.host.as_ref().and_then(|id| scenario.hosts.iter().find(|host| host.id == *id));
        assert_eq!(of.unwrap_or(&scenario.hosts[0]).points.to_string(), limit);
        // VX-05, and the last line of section 13; the vassals of the mist have 7 between them, and it has five leaders.
        assert_eq!(host.reserve, if name == "brume" { 6 } else { 5 }, "{name}");
        assert_eq!(host.all().count(), host.units.len() + 1);
    }
}

#[test]
fn lords_have_their_figures() {
    let data = shipped().data;
    // chevalier 2 2 2 2 with melee weapon, knight armour, hp +2, at and df +1.
    let louis = made(&data, data.list("louis").unwrap(), |_| {}).lord;
    assert_eq!(louis.stats, StatsData { mv: 2, hp: 4, at: 4, df: 6 });
    assert_eq!((louis.bare_at, louis.cmd, louis.aura, louis.figure, louis.leader_value), (3, 4, 4, 25, 41));
    let english = made(&data, data.list("anglais").unwrap(), |_| {}).lord;
    assert_eq!((english.stats.mv, english.figure, english.cost), (3, 33, 49));
    let kilic = made(&data, data.list("kilic_arslan").unwrap(), |_| {}).lord;
    assert_eq!(kilic.stats, StatsData { mv: 3, hp: 4, at: 3, df: 6 });
    assert_eq!((kilic.figure, kilic.cmd, kilic.aura), (24, 5, 2));
}

/// VX-28
#[test]
fn twelve_spearmen_and_their_vassal_cost_127() {
    let data = shipped().data;
    let francs = made(&data, data.list("francs").unwrap(), |_| {});
    let spearmen = francs.units.iter().find(|unit| unit.id == "lanciers").unwrap();
    assert_eq!((spearmen.size, spearmen.figure, spearmen.cost), (12, 10, 127));
}

/// VX-05
#[test]
fn the_reserve_is_the_lord_and_the_mean_of_the_vassals() {
    let data = shipped().data;
    let anglais = data.list("anglais").unwrap();
    let with = |titles: &[&str]| {
        let mut list = anglais.clone();
        list.units.truncate(titles.len());
        list.units.iter_mut().zip(titles).for_each(|(unit, title)| unit.title = Some((*title).to_owned()));
        list
    };
    let reserve = |list: &ListData| made(&data, list, |_| {}).reserve;
    assert_eq!(reserve(&with(&["vassal", "vavasseur", "vavasseur"])), 4 + 7 / 4);
    assert_eq!(reserve(&with(&["vassal", "vassal", "vassal", "vassal"])), 4 + 12 / 5);
    assert_eq!(reserve(&with(&[])), 4);
    let mut chef = with(&["heros", "heros", "heros", "heros"]);
    chef.lords[0].title = "chef_de_guerre".to_owned();
    assert_eq!(reserve(&chef), 5);
    let without = made(&data, &with(&["vassal", "vavasseur", "vavasseur"]), |s| s.reserve_counts_lord = false);
    assert_eq!(without.reserve, 4 + 7 / 3);
}

/// V-4.24, VX-41: the places counted one by one, without a root.
#[test]
fn an_aura_holds_as_many_as_its_places() {
    let data = shipped().data;
    for (aura, foot, wanted) in
        [(1, Foot::OnFoot, 36), (1, Foot::Mounted, 18), (2, Foot::OnFoot, 108), (2, Foot::Mounted, 60)]
    {
        assert_eq!(capacity(&data.constants, aura, foot), wanted);
    }
    for aura in 1..=6_i64 {
        for (foot, d, pitch, row) in [(Foot::OnFoot, 2500, 2620, 2269), (Foot::Mounted, 3750, 3870, 3351)] {
            let reach = aura * 6000 + d + 6;
            let places = (-40..=40_i64).flat_map(|i| (-40..=40_i64).map(move |j| (i * pitch + j * pitch / 2, j * row)));
            let slow = places.filter(|(a, b)| (*a, *b) != (0, 0) && a * a + b * b <= reach * reach).count();
            assert_eq!(capacity(&data.constants, aura as i32, foot), slow as i32, "{aura} {foot:?}");
        }
    }
}

#[test]
fn each_list_is_without_fault_where_it_belongs() {
    let data = shipped().data;
    for list in &data.lists {
        let scenario = data.scenario(&list.scenario).unwrap();
        for host in &scenario.hosts {
            if list.host.as_ref().is_none_or(|of| *of == host.id) {
                let switches = settings_for(list, &data.switches);
                assert_eq!(faults(list, &data.armoury(&switches), &Purpose::of(host)), [], "{}", list.id);
            }
        }
    }
}

#[test]
fn every_host_has_a_usual_army() {
    let data = shipped().data;
    let usual: Vec<_> =
        data.scenarios.iter().flat_map(|s| s.hosts.iter().map(|host| usual_army(&data, host).unwrap())).collect();
    // Without magic the hosts of scenario 5 take those of scenario 3.
    let wanted = [
        "sarrasins",
        "francs",
        "anglais",
        "francs_du_roi",
        "louis",
        "berenger",
        "burel",
        "kilic_arslan",
        "louis",
        "berenger",
    ];
    assert_eq!(usual, wanted);
    let mut with_magic = (*data).clone();
    with_magic.switches.magic = true;
    let hosts = &with_magic.scenario("aleatoire").unwrap().hosts;
    assert_eq!([0, 1].map(|i| usual_army(&with_magic, &hosts[i]).unwrap()), ["etoile_rouge", "meute"]);
}

/// V-4.20: like kind against like kind, and a mount's larger base never counts.
#[test]
fn larger_bases_cost_a_point_a_figure() {
    let data = shipped().data;
    let armoury = data.armoury(&data.switches);
    let mut list = data.list("anglais").unwrap().clone();
    let total = |list: &ListData, opponent| host(list, &armoury, opponent).unwrap().total;
    assert_eq!(total(&list, None), 348);
    list.bases = Some(BasesData { foot: 2999, mounted: 4499 });
    assert_eq!(total(&list, None), 348);
    list.bases = Some(BasesData { foot: 3000, mounted: 3750 });
    // 7 archers and 3 swordsmen go on foot.
    assert_eq!(total(&list, None), 348 + 10);
    list.bases = Some(BasesData { foot: 3000, mounted: 4500 });
    assert_eq!(total(&list, None), 348 + 18);
    assert_eq!(total(&list, Some(BasesData { foot: 3000, mounted: 4500 })), 348);
}

#[test]
fn settings_change_figures_and_prices() {
    let data = shipped().data;
    let of = |list: &str, change: &dyn Fn(&mut SwitchesData)| made(&data, data.list(list).unwrap(), change);
    //
    assert_eq!(of("louis", &|s| s.lord_hp_bonus = 0).lord.stats.hp, 2);
    //
    assert_eq!(of("francs", &|s| s.reserve_counts_lord = false).reserve, 4 + 7 / 3);
    // printed prices and defences.
    let anglais = of("anglais", &|s| s.prebuilt_source = PrebuiltSource::Printed);
    assert_eq!((anglais.total, anglais.units[0].figure, anglais.units[3].stats.df), (348 + 8, 35, 3));
    // a leader's power in a unit.
    let mut list = data.list("etoile_rouge").unwrap().clone();
    list.units[2].powers = vec!["graduate_mage".to_owned()];
    let cost = |each: LeaderPowerCost| made(&data, &list, |s| s.leader_power_cost = each).units[2].cost;
    assert_eq!((cost(LeaderPowerCost::LeaderFigure), cost(LeaderPowerCost::EveryFigure)), (83 + 5, 83 + 40));
}
