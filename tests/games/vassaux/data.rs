//! The rule data: what is said of data that are broken, and how lengths are read.
use super::{files, findings, shipped};
use mesnie::games::vassaux::map::layout::Goal;
use mesnie::games::vassaux::rules::VassauxRuleData;
use mesnie::table::data::{Decimal, Reader, Source};
use mesnie::table::ground::discs::Disc;
use mesnie::table::ground::shapes::Shape;
use mesnie::table::prelude::Spot;
use mesnie::table::text::locales::{Lang, Texts};

/// A file, a text in it, what stands there instead, and what must be told of it in English and French, where the change is.
const PLANTED: [(&str, &str, &str, &str, &str); 65] = [
    // Keys and names.
    ("constants", "run_bonus", "run_bonnus", "did you mean `run_bonus`?", "`run_bonus`"),
    (
        "terrain",
        "passage: Free, sight: Open, top: 0, level: 0),\n    (id: \"ford\"",
        "pasage: Free, sight: Open, top: 0, level: 0),\n    (id: \"ford\"",
        "did you mean `passage`?",
        "`passage`",
    ),
    ("terrain", "passage: Impassable", "passage: Impasable", "did you mean `Impassable`?", "`Impassable`"),
    ("magic", "target: VisibleUnit,", "target: VisibleUnits,", "did you mean `VisibleUnit`?", "`VisibleUnit`"),
    ("switches", "react: UnactivatedOrAlert", "react: Unactivated", "unknown name `Unactivated`", "`Unactivated`"),
    ("solo", "[RC, TA, FO], [AC, CH, FO]", "[RC, TA, FI], [AC, CH, FO]", "unknown name `FI`", "`FI`"),
    ("gear", "[\"paysan\", \"chevalier\"]", "[\"paysan\", \"chevalie\"]", "did you mean `chevalier`?", "`chevalier`"),
    ("gear", "only: [\"chevalier\"]", "only: [\"chevalierr\"]", "did you mean `chevalier`?", "`chevalier`"),
    ("orders", "id: \"fortify\"", "id: \"fortfy\"", "did you mean `fortify`?", "`fortify`"),
    ("magic", "id: \"meteor\"", "id: \"metteor\"", "did you mean `meteor`?", "vouliez-vous dire `meteor`"),
    ("magic", "Profiles([\"paysan\"])", "Profiles([\"paysann\"])", "did you mean `paysan`?", "`paysan`"),
    (
        "solo",
        "[\"rain_of_fire\", \"meteor\"",
        "[\"rain_of_fire\", \"necrosis\"",
        "unknown name `necrosis`",
        "`necrosis`",
    ),
    (
        "prebuilt",
        "profile: \"soldat\", gear: [\"melee\", \"soldier\"]",
        "profile: \"solda\", gear: [\"melee\", \"soldier\"]",
        "did you mean `soldat`?",
        "`soldat`",
    ),
    (
        "prebuilt",
        "[\"heavy_ranged\", \"light\"]",
        "[\"heavy_range\", \"light\"]",
        "did you mean `heavy_ranged`?",
        "`heavy_ranged`",
    ),
    ("terrain", "within: \"slope\"", "within: \"slop\"", "did you mean `slope`?", "`slope`"),
    ("scenarios/maison_forte", "kind: \"road\"", "kind: \"roed\"", "did you mean `road`?", "`road`"),
    ("scenarios/maison_forte", "zone: \"sarrasins\"", "zone: \"sarrasin\"", "did you mean `sarrasins`?", "`sarrasins`"),
    (
        "scenarios/maison_forte",
        "armies: [\"sarrasins\"]",
        "armies: [\"sarasins\"]",
        "did you mean `sarrasins`?",
        "`sarrasins`",
    ),
    (
        "scenarios/maison_forte",
        "OnlyLordIs(\"chevalier\")",
        "OnlyLordIs(\"chevaler\")",
        "did you mean `chevalier`?",
        "`chevalier`",
    ),
    (
        "scenarios/maison_forte",
        "Titles(title: \"baron\"",
        "Titles(title: \"barron\"",
        "did you mean `baron`?",
        "`baron`",
    ),
    (
        "scenarios/maison_forte",
        "prebuilt: \"villageois\"",
        "prebuilt: \"vilageois\"",
        "did you mean `villageois`?",
        "`villageois`",
    ),
    (
        "scenarios/chevauchee",
        "Mounted(least: 6, weapons: [\"melee\"])",
        "Mounted(least: 6, weapons: [\"mele\"])",
        "did you mean `melee`?",
        "`melee`",
    ),
    (
        "scenarios/chasse_croise",
        "[North, East, South, West]",
        "[North, East, South, Wst]",
        "did you mean `West`?",
        "`West`",
    ),
    (
        "scenarios/chasse_croise",
        "id: \"chasse_croise\"",
        "id: \"chasse\"",
        "the scenario of this file is called `chasse_croise`",
        "s’appelle `chasse_croise`",
    ),
    ("armies/louis", "prebuilt: \"archer\"", "prebuilt: \"archr\"", "did you mean `archer`?", "`archer`"),
    ("armies/louis", "title: \"vassal\"", "title: \"vasal\"", "did you mean `vassal`?", "`vassal`"),
    ("armies/louis", "[\"melee\", \"knight\"]", "[\"melee\", \"knigth\"]", "did you mean `knight`?", "`knight`"),
    (
        "armies/louis",
        "scenario: \"chevalerie\"",
        "scenario: \"chevalrie\"",
        "did you mean `chevalerie`?",
        "`chevalerie`",
    ),
    ("armies/louis", "host: \"louis\"", "host: \"luis\"", "did you mean `louis`?", "`louis`"),
    ("armies/meute", "powers: [\"impulsive\"]", "powers: [\"impulsiv\"]", "did you mean `impulsive`?", "`impulsive`"),
    // The same name twice.
    ("profiles", "id: \"soldat\"", "id: \"ecuyer\"", "the name `ecuyer` is already taken", "`ecuyer`"),
    ("gear", "id: \"siege\"", "id: \"melee\"", "the name `melee` is already taken", "le nom `melee`"),
    ("scenarios/chevalerie", "id: \"grove2\"", "id: \"grove1\"", "the name `grove1` is already taken", "`grove1`"),
    (
        "scenarios/chevauchee",
        "(id: \"francs\", shape",
        "(id: \"anglais\", shape",
        "the name `anglais` is already taken",
        "`anglais`",
    ),
    ("armies/louis", "id: \"archers\"", "id: \"bretteurs\"", "the name `bretteurs` is already taken", "`bretteurs`"),
    ("solo", "school: Green, offensive", "school: Red, offensive", "the name `Red` is already taken", "`Red`"),
    // Numbers.
    ("opponents", "doubt: 100", "doubt: -1", "-1 is out of range; allowed are 0 to 1000", "-1"),
    // Each round has no more orders than the one before, and more samples.
    ("opponents", "(orders: 3, samples: 5)", "(orders: 6, samples: 5)", "6 is out of range; allowed are 2 to 5", "6"),
    (
        "opponents",
        "(orders: 2, samples: 10)",
        "(orders: 2, samples: 5)",
        "5 is out of range; allowed are 6 to 1000",
        "5",
    ),
    ("opponents", "even: -937", "even: -937000", "-937000 is out of range", "-937000"),
    ("profiles", "points: 8,", "points: -8,", "-8 is out of range; allowed are 0 to 1000", "-8"),
    (
        "constants",
        "base_mounted: 3750",
        "base_mounted: 2000",
        "2000 is out of range; allowed are 2500 to 30000",
        "2000",
    ),
    ("constants", "rays: 21", "rays: 2100000000000", "2100000000000 is out of range", "2100000000000"),
    ("switches", "escape_pct: 50", "escape_pct: 101", "101 is out of range; allowed are 1 to 100", "101"),
    ("orders", "(id: \"alert\", face: 5)", "(id: \"alert\", face: 7)", "7 is out of range; allowed are 1 to 6", "7"),
    ("prebuilt", "points: 33", "points: 34", "has another price: 33", "un autre prix\u{a0}: 33"),
    ("prebuilt", "stats: (2, 1, 2, 4)", "stats: (2, 1, 2, 3)", "comes to 4 here", "donne ici 4"),
    ("armies/nuit", "total: 399", "total: 398", "the whole list costs 399", "coûte 399"),
    ("armies/nuit", "size: 10)], powers", "size: 20)], powers", "the limit is 400", "la limite est 400"),
    // Tables.
    ("solo", "from: 5, to: 7", "from: 6, to: 7", "the table has no row for 5 to 5", "5"),
    ("solo", "from: 8, to: 10", "from: 7, to: 10", "7 to 7 already stands in another row", "7"),
    ("solo", "[AC, CH, TT], [AC, OM(2), TT]", "[AC, OM(2), TT]", "expected 6 values, found 5", "6"),
    (
        "scenarios/aleatoire",
        "(from: 3, to: 4, objective: Destroy)",
        "(from: 4, to: 4, objective: Destroy)",
        "the table has no row for 3 to 3",
        "3",
    ),
    (
        "scenarios/aleatoire",
        "objective: HoldCentre",
        "objective: AsDefender",
        "cannot be the defender’s own objective",
        "l’objectif du défenseur",
    ),
    // The table.
    (
        "scenarios/maison_forte",
        "Rect(4, 10, 5.5, 11.5)",
        "Rect(4, 10, 5.50001, 11.5)",
        "5.50001 R is no whole number of units; a ruler has 6000",
        "5.50001 R n’est pas un nombre entier",
    ),
    ("scenarios/maison_forte", "Rect(4, 10, 5.5, 11.5)", "Rect(4, 10, five, 11.5)", "expected a number", "un nombre"),
    (
        "scenarios/maison_forte",
        "Poly([(9.5, 6), (11, 0)",
        "Poly([(9.5, 6), (14, 5)",
        "the outline is not convex",
        "le contour n’est pas convexe",
    ),
    (
        "scenarios/maison_forte",
        "Rect(6, 11, 8.5, 13)",
        "Rect(6, 11, 8.5, 15.25)",
        "`orchard` does not lie wholly on the table",
        "`orchard` n’est pas tout entier sur la table",
    ),
    (
        "scenarios/aleatoire",
        "Circle(4, 8.5, 1)",
        "Circle(5, 8.5, 1)",
        "does not lie wholly inside one piece of the kind `slope`",
        "du genre `slope`",
    ),
    (
        "scenarios/maison_forte",
        "Rect(8.25, 6.25, 10.5, 9.25)",
        "Rect(8.25, 6.25, 9.5, 8)",
        "`villageois` brings 20",
        "`villageois` en amène 20",
    ),
    ("scenarios/chasse_croise", "size: (18, 18)", "size: (18, 21)", "a table of 21 R", "une table de 21 R"),
    (
        "scenarios/chevauchee",
        "(2.5, 2.5), (7.5, 2.5)",
        "(2.5, 2.5), (4, 4)",
        "nobody can stand here",
        "personne ne peut se tenir ici",
    ),
    (
        "scenarios/aleatoire",
        "centre: (7.5, 7.5)",
        "centre: (10, 5.5)",
        "nobody can stand here",
        "personne ne peut se tenir ici",
    ),
    (
        "scenarios/maison_forte",
        "from: 6.75, to: 8.75",
        "from: 8.75, to: 6.75",
        "the way out has no length",
        "l’issue n’a pas de longueur",
    ),
    (
        "scenarios/chevalerie",
        "(45000, 53750)",
        "(45000, 99999)",
        "nobody can stand here",
        "personne ne peut se tenir ici",
    ),
];

#[test]
fn planted_mistakes_are_told_with_file_and_line_in_both_languages() {
    let shipped = files();
    let mut missed = vec![];
    for (file, from, to, english, french) in PLANTED {
        let name = format!("vassaux/{file}.ron");
        let mut files = shipped.clone();
        let text = files.get_mut(&name).unwrap();
        let Some(start) = text.find(from) else {
            missed.push(format!("{name} has no {from}"));
            continue;
        };
        let same = from.bytes().zip(to.bytes()).take_while(|(a, b)| a == b).count();
        let line = 1 + text[..start + same].matches('\n').count();
        *text = text.replacen(from, to, 1);
        let found = findings(files);
        for (lang, told) in [(Lang::En, english), (Lang::Fr, french)] {
            let all = found.render(&Texts::new(lang));
            let near = |said: &&str| {
                let place = said.strip_prefix(&name).and_then(|rest| rest.strip_prefix(':'));
                let at = place.and_then(|rest| rest.split(':').next()).and_then(|line| line.parse::<usize>().ok());
                at.is_some_and(|at| at <= line && line - at < 5) && said.contains(told)
            };
            if all.lines().filter(near).count() != 1 {
                missed.push(format!("{name}:{line}: `{from}` -> `{to}`: wanted once `{told}`, found\n{all}"));
            }
        }
    }
    assert!(missed.is_empty(), "{} missed\n{}", missed.len(), missed.join("\n"));
}

#[test]
fn what_stands_on_a_broken_file_is_not_told_as_well() {
    for (file, from, to) in [
        ("profiles", "(id: \"soldat\", mv: 2", "(id: \"soldat\", mv: two"),
        ("constants", "ruler_units: 6000,", ""),
        ("terrain", "level: 1,", "level: one,"),
        ("titles", "cmd: 5", "cmd: \"5\""),
    ] {
        let mut files = files();
        let text = files.get_mut(&format!("vassaux/{file}.ron")).unwrap();
        assert!(text.contains(from), "{from}");
        *text = text.replacen(from, to, 1);
        let found = findings(files);
        assert_eq!(found.errors(), 1, "{}", found.render(&Texts::new(Lang::En)));
    }
}

#[test]
fn mistakes_of_all_files_are_told_in_one_go() {
    let mut files = files();
    for (file, from, to) in [
        ("profiles", "mv: 2, hp: 1, at: 0", "mv: 20, hp: 1, at: 0"),
        ("terrain", "top: 6", "top: -6"),
        ("solo", "from: 5, to: 7", "from: 6, to: 7"),
        ("scenarios/chevalerie", "Circle(3, 6.5, 1)", "Circle(0.5, 6.5, 1)"),
        ("scenarios/chevauchee", "fires_to_win: 7", "fires_to_win: 10"),
        ("armies/nuit", "id: \"reguliers\"", "id: \"Reguliers\""),
    ] {
        let text = files.get_mut(&format!("vassaux/{file}.ron")).unwrap();
        assert!(text.contains(from), "{from}");
        *text = text.replacen(from, to, 1);
    }
    let found = findings(files);
    // The table of scenario 3 rests on the terrain, in which something is wrong.
    assert_eq!(found.errors(), 5, "{}", found.render(&Texts::new(Lang::En)));
}

#[test]
fn files_of_the_rules_that_nobody_reads_are_warned_of() {
    let mut files = files();
    files.insert("vassaux/profile.ron".to_owned(), "[]".to_owned());
    let found = findings(files);
    assert_eq!((found.errors(), found.warnings()), (0, 1));
}

#[test]
fn lengths_are_read_digit_by_digit() {
    let read = |text: &str| Decimal::read(text);
    for (text, units) in [
        ("6.75", Some(40_500)),
        ("0.0005", Some(3)),
        ("0.00016", None),
        ("-1.5", Some(-9000)),
        ("15", Some(90_000)),
        ("15.000000000", Some(90_000)),
        ("0.333333333", None),
        // As floats these two would be the same.
        ("174.999999999", None),
        ("999999999", None),
    ] {
        assert_eq!(read(text).expect(text).times(6000), units, "{text}");
    }
    for text in ["", ".5", "5.", "1e3", "+1", "1_000", "0x10", "--1", "1.2.3", "1234567890", "0.1234567890", "one"] {
        assert_eq!(read(text), None, "{text}");
    }
    for text in ["6.75", "-0.05", "15", "-3"] {
        assert_eq!(read(text).unwrap().to_string(), text);
    }
    assert_eq!(read("7.50").unwrap().to_string(), "7.5");
}

#[test]
fn polygons_may_be_written_either_way_round() {
    let mut files = files();
    let text = files.get_mut("vassaux/scenarios/maison_forte.ron").unwrap();
    let cliff = "Poly([(9.5, 9.5), (15, 9.5), (15, 15), (11, 15)])";
    assert!(text.contains(cliff));
    *text = text.replacen(cliff, "Poly([(11, 15), (15, 15), (15, 9.5), (9.5, 9.5)])", 1);
    let turned = VassauxRuleData::load(&Reader::new(Source::memory(files))).unwrap();
    assert_eq!(turned.map("maison_forte"), shipped().map("maison_forte"));
}

#[test]
fn tables_lie_in_whole_units() {
    let rules = shipped();
    let map = rules.map("maison_forte").unwrap();
    assert_eq!((map.table.max, map.pieces.len()), (Spot::new(90_000, 90_000), 9));
    let road = Shape::rect(Spot::new(18_000, 40_500), Spot::new(90_000, 52_500)).unwrap();
    assert_eq!(map.pieces[0].shape, road);
    assert_eq!(rules.data.terrain[map.pieces[0].kind].id, "road");
    let villagers = Shape::rect(Spot::new(49_500, 37_500), Spot::new(63_000, 55_500)).unwrap();
    assert_eq!(map.other_zones, [("villagers".to_owned(), villagers)]);
    let Goal::Exit { from, to, .. } = map.goal else { panic!("an exit") };
    assert_eq!((from, to), (40_500, 52_500));
    let hunt = rules.map("chasse_croise").unwrap();
    assert_eq!(hunt.zones[1], Shape::border(hunt.table, 12_000));
    assert_eq!(hunt.zones[0], Shape::disc(Spot::new(54_000, 54_000), 15_000));
    let strip = |x, y| hunt.zones[1].contains_disc(&Disc::new(Spot::new(x, y), 1250), 0);
    assert!(strip(10_750, 54_000));
    assert!(!strip(10_751, 54_000));
    assert!(strip(54_000, 97_250));
    // VX-36: the hill of scenario 5.
    let hill = &rules.map("aleatoire").unwrap().pieces[1].shape;
    assert_eq!(*hill, Shape::disc(Spot::new(24_000, 51_000), 6000));
    // The lords of scenario 3 stand R 2.5 apart from edge to edge (V-23.09).
    let Goal::Lords([one, other]) = rules.map("chevalerie").unwrap().goal else { panic!("lords") };
    assert_eq!((other.y - one.y - 2500, one.x), (15_000, other.x));
    let Goal::Markers(ref markers) = rules.map("chevauchee").unwrap().goal else { panic!("markers") };
    assert_eq!((markers.len(), markers[4]), (9, Spot::new(45_000, 45_000)));
}

#[test]
fn bases_stand_against_walls_and_not_in_them() {
    let rules = shipped();
    let map = rules.map("maison_forte").unwrap();
    // house1 begins 24000 to the east; its wall runs from 60000 to 69000.
    let stands = |x, y| map.is_standable(&Disc::new(Spot::new(x, y), 1250), &rules.data.terrain, 2);
    assert!(stands(22_750, 65_000) && stands(22_752, 65_000) && !stands(22_753, 65_000));
    assert!(stands(1250, 1250) && !stands(1249, 1250) && stands(88_750, 46_500) && !stands(88_751, 46_500));
    // A corner is farther away than a wall.
    assert!(stands(23_117, 59_117) && !stands(23_119, 59_119));
    // A wood stops nobody.
    assert!(stands(45_000, 72_000));
}
