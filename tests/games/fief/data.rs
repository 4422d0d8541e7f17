//! The rule data of Fief: what section 4 promises of the map, and what is said of data that are broken.
use mesnie::games::fief::rules::FiefRuleData;
use mesnie::table::data::{Findings, Reader, Source};
use mesnie::table::prelude::Place;
use mesnie::table::text::locales::{Lang, Texts};
use std::collections::BTreeMap;

fn shipped() -> FiefRuleData {
    let reader = Reader::new(Source::built_in());
    let loaded = FiefRuleData::load(&reader);
    assert_eq!(reader.finish().render(&Texts::new(Lang::En)), "");
    loaded.expect("sound rule data")
}

/// What is found when in one file a text is replaced by another.
fn findings_with(file: &str, old: &str, new: &str) -> Findings {
    let reader = Reader::new(Source::built_in());
    FiefRuleData::load(&reader);
    let mut files: BTreeMap<String, String> = reader.files();
    let text = files.get_mut(&format!("fief/{file}.ron")).unwrap();
    assert!(text.contains(old), "{old}");
    *text = text.replacen(old, new, 1);
    let reader = Reader::new(Source::memory(files));
    let loaded = FiefRuleData::load(&reader);
    let findings = reader.finish();
    assert_eq!(loaded.is_none(), findings.has_errors());
    findings
}

/// The first line of each thing found, without the name of the file.
fn said(file: &str, old: &str, new: &str) -> Vec<String> {
    let findings = findings_with(file, old, new).render(&Texts::new(Lang::En));
    let prefix = format!("fief/{file}.ron:");
    findings.lines().filter_map(|line| line.strip_prefix(&prefix)).map(str::to_owned).collect()
}

// F-1.01, F-1.02, F-1.03
#[test]
fn the_kingdom_is_as_section_4_says() {
    let FiefRuleData { data, map: kingdom } = shipped();
    let sizes = |count: usize| (0..count).map(|i| kingdom.of_region(i).len()).collect::<Vec<_>>();
    let mut regions = sizes(6);
    regions.sort_unstable();
    assert_eq!((kingdom.villages().count(), regions), (24, vec![3, 3, 4, 4, 5, 5]));
    assert!((0..4).all(|i| kingdom.of_bishopric(i).len() == 6));
    for (i, region) in kingdom.regions().enumerate() {
        let rank = &data.titles.ranks[kingdom.rank(i)].label;
        let wanted = ["baron", "count", "duke"][kingdom.villages_of(region).len() - 3];
        assert_eq!(rank, wanted);
    }
    let place = |label: &str| Place(data.map.villages.iter().position(|v| v.label == label).unwrap() as u16);
    assert_eq!(kingdom.region_index(kingdom.region_of(place("givry"))), Some(4));
    assert_eq!(kingdom.bishopric_index(kingdom.bishopric_of(place("cluny"))), Some(2));
    assert!(kingdom.is_village(Place(23)) && !kingdom.is_village(Place(24)));

    let roads = &kingdom.roads;
    let degrees = |n: usize| kingdom.villages().filter(|v| roads.degree(*v) == n).count();
    assert_eq!((roads.roads().count(), [2, 3, 4, 5].map(degrees)), (44, [3, 8, 7, 6]));
    let far = |a: Place| kingdom.villages().filter_map(|b| roads.distance(a, b)).max().unwrap();
    assert_eq!((kingdom.villages().map(far).max(), kingdom.villages().map(far).min()), (Some(7), Some(4)));
    let all: u32 = kingdom
        .villages()
        .flat_map(|a| kingdom.villages().map(move |b| (a, b)))
        .map(|(a, b)| u32::from(roads.distance(a, b).unwrap()))
        .sum();
    assert_eq!((f64::from(all) / f64::from(24 * 23) * 100.0).round(), 293.0);
    assert_eq!(roads.distance(place("givry"), place("margaux")), Some(6));
}

/// The counts of 3.1 to 3.4.
#[test]
fn the_box_adds_up() {
    let FiefRuleData { data, .. } = shipped();
    let points = |counters: &[mesnie::games::fief::data::files::CounterData]| -> i32 {
        counters.iter().map(|c| c.value * c.count).sum()
    };
    let c = &data.components;
    assert_eq!([&c.soldiers, &c.kings_guard, &c.queens_guard, &c.rebels].map(|set| points(set)), [45, 20, 10, 18]);
    assert_eq!(points(&c.notes), 23_000);
    let b = &data.cards.blue;
    let plain = [
        b.darc,
        b.tithe,
        b.taille,
        b.plague,
        b.escape,
        b.assassination,
        b.justice,
        b.bad_weather,
        b.sun,
        b.famine,
        b.good_harvest,
        b.revolt,
    ]
    .iter()
    .map(|n| usize::from(*n))
    .sum::<usize>();
    assert_eq!(data.cards.lords.len() + data.map.bishoprics.len() + plain, 57);
}

#[test]
fn broken_values_are_told_with_their_place() {
    let cases = [
        (
            "map",
            "region: \"sable\", bishopric: \"sigy\", at: (235",
            "region: \"sabel\", bishopric: \"sigy\", at: (235",
            "27:47: villages[4].region: unknown name `sabel`; expected one of `gueules`, `azur`, `or`, `sinople`, `pourpre`, `sable`; did you mean `sable`?",
        ),
        (
            "map",
            "(\"givry\", \"buxy\")",
            "(\"givry\", \"givry\")",
            "roads[1]: the road from `givry` to `givry` leads nowhere",
        ),
        (
            "map",
            "(\"givry\", \"buxy\")",
            "(\"sennecy\", \"givry\")",
            "roads[1]: the road from `sennecy` to `givry` leads nowhere or is there twice",
        ),
        ("map", "label: \"fleurie\"", "label: \"buxy\"", "villages[17]: the name `buxy` is already taken"),
        ("map", "label: \"or\"", "label: \"Or\"", "regions[2].label: the name `Or` cannot stand in orders"),
        (
            "map",
            "(label: \"sable\", name: \"Sable\", paint: (186, 178, 168))",
            "(label: \"sable\", name: \"Sable\", paint: (186, 178, 168)), (label: \"vair\", name: \"Vair\", paint: (1, 2, 3))",
            "regions[6]: the region has 0 villages; no title is for fewer than 3",
        ),
        ("map", "at: (80, 85)", "at: (80, 8500)", "villages[0].at[1]: 8500 is out of range"),
        ("families", "label: \"lily\"", "label: \"lilly\"", "did you mean `lily`?"),
        ("families", "label: \"lily\"", "label: \"tower\"", "[0].label: in this place comes the family `lily`"),
        ("cards", "label: \"eric\"", "label: \"sun\"", "lords[2].label: the name `sun` means something else in orders"),
        ("cards", "darc: 1", "darc: 2", "blue.darc: 2 is out of range"),
        ("components", "(value: 3, count: 5)", "(value: 4, count: 5)", "soldiers: the values must rise from 1"),
        ("components", "cities: 6", "cities: 5", "cities: 5 is too small"),
        ("money", "press: 200", "press: 250", "prices.press: 250 is not a multiple of 100"),
        ("money", "mill: 300", "mill: -300", "prices.mill: -300 is out of range"),
        ("money", "[(1, 5), (3, 1)]", "[(1, 5), (2, 1)]", "start.soldiers[1][0]: the family has no counter of 2"),
        ("titles", "from: 4", "from: 3", "ranks[1].from: the lines must rise; this one does not"),
        ("combat", "0, 0, 0, 1, 1", "0, 0, 2, 1, 1", "losses.city[3]: a greater total must not remove less"),
        ("combat", "7, 8, 8, 9]", "7, 8, 8]", "losses.open: expected 18 values, found 17"),
        ("combat", "(from: 1, dice: 1)", "(from: 2, dice: 1)", "dice[0].from: the first line must hold from 1 on"),
        ("limits", "steps_darc: 3", "steps_darc: 1", "steps_darc: 1 is out of range"),
        ("limits", "[10, 15, 20, 25]", "[10, 15, 21, 25]", "points_lengths[2]: points are counted every 5 turns only"),
        ("variants", "ranks: [500, 700, 900]", "ranks: [500, 700]", "ransom.ranks: expected 3 values, found 2"),
        ("variants", "lost: (2, 3)", "lost: (4, 3)", "crowded_plague[3].lost[0]: 4 is out of range"),
        ("switches", "points_turns: 15", "points_turns: 16", "a length of 16 is not one of those"),
        ("switches", "mode: Auto", "mode: Autom", "did you mean `Auto`?"),
    ];
    let wrong: Vec<String> = (cases.iter())
        .map(|(file, old, new, wanted)| (said(file, old, new), new, wanted))
        .filter(|(told, _, wanted)| !told.iter().any(|line| line.contains(*wanted)))
        .map(|(told, new, wanted)| format!("{new}: wanted `{wanted}`, found {told:#?}"))
        .collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// The kingdom stays in one piece, and so do its regions and bishoprics.
#[test]
fn a_map_that_falls_apart_is_refused() {
    let told = said("map", "(\"ige\", \"fleurie\"),", "").join("\n");
    assert!(told.contains("without `beaujeu` the kingdom would fall apart"), "{told}");
    let told = said("map", "(\"fronsac\", \"lussac\"), (\"buxy\"", "(\"buxy\"").join("\n");
    assert_eq!(told, "", "advice is kept: every region has gates enough");
    let told = said("map", "(\"pauillac\", \"margaux\"),", "").join("\n");
    assert!(told.contains("regions[2]: one cannot go between all villages of `or` without leaving it"), "{told}");
    let lonely = "(\"marcillac\", \"margaux\"), ";
    let told = findings_with("map", lonely, "").render(&Texts::new(Lang::En));
    assert!(told.contains("bishoprics[3]: one cannot go between all villages of `bourg`"), "{told}");
}

/// What only makes a map unfair or hard to read is warned of, and the map is played.
#[test]
fn a_poor_drawing_is_warned_of() {
    for (old, new, wanted) in [
        ("at: (80, 85)", "at: (200, 100)", "`givry` and `sennecy` are drawn too close"),
        (
            "(\"givry\", \"buxy\"),",
            "(\"givry\", \"buxy\"), (\"givry\", \"chateauneuf\"),",
            "the road crosses another: givry – chateauneuf",
        ),
        ("gates_outside: 3", "gates_outside: 9", "the region can be entered from only"),
        ("road_clear_of_villages: 100", "road_clear_of_villages: 127", "the road passes too close by"),
        ("angle_between_roads: 40", "angle_between_roads: 46", "the road leaves its village too close to another"),
    ] {
        let findings = findings_with("map", old, new);
        assert!(!findings.has_errors());
        let told = findings.render(&Texts::new(Lang::En));
        assert!(told.contains(wanted), "{new}: {told}");
    }
}

/// A map of other numbers: two regions, one bishopric, and as few villages as there are families.
#[test]
fn another_kingdom_will_do() {
    let reader = Reader::new(Source::built_in());
    FiefRuleData::load(&reader);
    let mut files = reader.files();
    let village = |label: &str, region: &str, x: i32, y: i32| {
        format!("(label: \"{label}\", name: \"{label}\", region: \"{region}\", bishopric: \"see\", at: ({x}, {y})),")
    };
    let ring = ["a", "b", "c", "d", "e", "f"];
    let at = [(100, 100), (400, 80), (700, 100), (700, 500), (400, 520), (100, 500)];
    let villages: String =
        (0..6).map(|i| village(ring[i], if i < 3 { "north" } else { "south" }, at[i].0, at[i].1)).collect();
    let roads: String = (0..6).map(|i| format!("(\"{}\", \"{}\"),", ring[i], ring[(i + 1) % 6])).collect();
    let map = format!(
        "(frame: (800, 600), regions: [(label: \"north\", name: \"North\", paint: (200, 180, 160)), (label: \"south\", name: \"South\", paint: (160, 180, 200))],
        bishoprics: [(label: \"see\", name: \"See\")], villages: [{villages}], roads: [{roads} (\"b\", \"e\")],
        advice: (villages_apart: 120, road_clear_of_villages: 100, angle_between_roads: 40, gates_inside: 2,
        gates_outside: 2, border_roads: 2))"
    );
    files.insert("fief/map.ron".into(), map);
    let reader = Reader::new(Source::memory(files));
    let FiefRuleData { map: kingdom, .. } = FiefRuleData::load(&reader).expect("sound");
    assert_eq!(reader.finish().render(&Texts::new(Lang::En)), "");
    assert_eq!((kingdom.villages().count(), kingdom.regions().count(), kingdom.bishoprics().count()), (6, 2, 1));
}
