//! Lists as players write them: their text, their form, every refusal in it, the way of a list into a match, its sheet.
use super::{CASE, shipped};
use mesnie::games::vassaux::data::army::muster::Weight;
use mesnie::games::vassaux::data::army::reasons::ALL;
use mesnie::games::vassaux::data::files::VassauxData;
use mesnie::games::vassaux::rosters::book::ArmyBook;
use mesnie::games::vassaux::rosters::form::judged;
use mesnie::games::vassaux::rosters::texts::{read, write};
use mesnie::games::vassaux::rosters::told::unit_name;
use mesnie::table::data::{RuleData, Source};
use mesnie::table::play::replay::load;
use mesnie::table::prelude::*;
use mesnie::table::rosters::book::{Listed, RosterBook};
use mesnie::table::rosters::form::{Edit, Form, Remark, Value};
use mesnie::table::rosters::{html, plain};
use mesnie::table::saves::own_lists::{OwnList, OwnLists, with_all, with_named};
use mesnie::table::text::locales::{Lang, Texts};
use std::collections::BTreeSet;
use std::fs;

fn data() -> RuleData {
    CASE.rules().data.clone()
}

fn english() -> Texts {
    Texts::new(Lang::En)
}

fn shipped_text(id: &str) -> String {
    ArmyBook.text_of(&data(), id).expect(id)
}

fn form(text: &str) -> Form {
    ArmyBook.form(&data(), text, &english()).expect("a form")
}

fn edited(text: &str, edits: &[Edit]) -> String {
    let data = data();
    edits.iter().fold(text.to_owned(), |text, edit| ArmyBook.edit(&data, &text, edit))
}

#[test]
fn the_text_of_a_list_says_what_the_list_says() {
    let data = shipped().data;
    for list in &data.lists {
        let text = write(list, "// Noted.\n");
        assert_eq!(read(&text).as_ref(), Some(list), "{text}");
        let file = Source::built_in().read(&format!("vassaux/armies/{}.ron", list.id)).unwrap();
        let (_, written) = file.split_once("\n(\n").unwrap();
        // Where lines are broken is another matter.
        let signs = |text: &str| {
            let signs: String = text.chars().filter(|c| !c.is_whitespace()).collect();
            signs.replace(",]", "]").replace(",)", ")")
        };
        let (plain, file) = (signs(&text), signs(&format!("(\n{written}")));
        assert!(plain.ends_with(&file), "written as the program's own are:\n{text}");
    }
    let odd = "a\"\\\n\u{7}é🐎";
    let list = ArmyBook.renamed(&shipped_text("louis"), &Listed { id: "own_x".into(), name: odd.into() });
    assert_eq!(ArmyBook.listed(&list).unwrap().name, odd);
}

#[test]
fn the_form_of_every_list_of_the_program_is_without_fault() {
    let data = data();
    for lang in Lang::ALL {
        let texts = Texts::new(lang);
        for listed in ArmyBook.shipped(&data, &texts) {
            let text = shipped_text(&listed.id);
            let form = ArmyBook.form(&data, &text, &texts).unwrap();
            assert!(form.is_sound(), "{}: {:?}", listed.id, form.all_remarks().collect::<Vec<_>>());
            let costs: i32 = form.rows.iter().map(|row| row.cost.unwrap()).sum();
            assert_eq!(costs, form.total);
            assert!(form.total <= form.limit && form.title == listed.name);
            ArmyBook.roll(&data, &text, &texts).unwrap();
            ArmyBook.fits(&data, &text, &texts);
        }
        assert_eq!(texts.faults(), Default::default(), "{lang}");
    }
}

/// Whatever a field offers can be set, stands there afterwards, and can be set back.
#[test]
fn every_choice_of_every_field_can_be_set() {
    let mut set = 0;
    let by_hand = edited(&shipped_text("louis"), &[Edit::set(1, "prebuilt", ""), Edit::set_head("school", "Red")]);
    for text in [shipped_text("francs"), shipped_text("meute"), by_hand] {
        let before = form(&text);
        let of_rows = before.rows.iter().enumerate().flat_map(|(i, row)| row.fields.iter().map(move |f| (Some(i), f)));
        for (row, field) in before.head.iter().map(|field| (None, field)).chain(of_rows) {
            let values: Vec<String> = match &field.value {
                Value::Text { .. } => vec!["another".to_owned()],
                Value::Number { least, most, .. } => vec![least.to_string(), most.to_string()],
                Value::Word { choices, .. } => choices.iter().map(|choice| choice.word.clone()).collect(),
            };
            for value in values {
                let edit = Edit::Set { row, field: field.name.clone(), value: value.clone() };
                let now = form(&edited(&text, &[edit]));
                let fields = row.map_or(&now.head, |row| &now.rows[row].fields);
                let stands = fields.iter().find(|it| it.name == field.name).map(|it| match &it.value {
                    Value::Text { text, .. } => text.clone(),
                    Value::Number { number, .. } => number.to_string(),
                    Value::Word { word, .. } => word.clone(),
                });
                // What is taken away is followed by what stood behind it.
                let taken = value.is_empty() && ["power_", "mod_"].iter().any(|slot| field.name.starts_with(slot));
                assert!(taken || stands.as_ref() == Some(&value), "{row:?} {}: {stands:?}", field.name);
                set += 1;
            }
        }
    }
    assert!(set > 250, "{set}");
}

#[test]
fn rows_are_added_copied_moved_and_taken_away() {
    let data = data();
    let blank = ArmyBook.blank(&data);
    assert_eq!(form(&blank).rows.len(), 0);
    let steps = [
        Edit::Add("lord".into()),
        Edit::Add("archer".into()),
        Edit::Add("lancier".into()),
        Edit::Copy(1),
        Edit::Copy(2),
        Edit::Add("by_hand".into()),
    ];
    let text = edited(&blank, &steps);
    let ids = |text: &str| read(text).unwrap().units.iter().map(|unit| unit.id.clone()).collect::<Vec<_>>();
    assert_eq!(ids(&text), ["archer", "archer_2", "archer_3", "lancier", "paysan"]);
    assert!(form(&text).is_sound(), "{:?}", form(&text).all_remarks().collect::<Vec<_>>());
    let moved = edited(&text, &[Edit::Up(4), Edit::Down(1), Edit::Remove(5)]);
    assert_eq!(ids(&moved), ["archer_2", "archer", "lancier", "archer_3"]);
    // What cannot be done changes nothing, not even how the text is written.
    let odd = format!("// mine\n{}", moved.replace(", size", ",size"));
    let none = [
        Edit::Up(0),
        Edit::Up(1),
        Edit::Down(4),
        Edit::Remove(99),
        Edit::Copy(0),
        Edit::Add("dragon".into()),
        Edit::set(2, "weapon", "melee"),
        Edit::set(0, "weapon", "knight"),
        Edit::set(99, "size", 3),
        Edit::set(1, "size", "many"),
        Edit::set(1, "prebuilt", "dragon"),
        Edit::set_head("purpose", "chevalerie/anglais"),
    ];
    for edit in none {
        assert_eq!(ArmyBook.edit(&data, &odd, &edit), odd, "{edit:?}");
    }
    // What its author has noted above stays.
    assert!(edited(&odd, &[Edit::set(1, "size", 9)]).starts_with("// mine\n("));
    // A demanded unit comes as it is demanded (V-23.04).
    let manor = edited(&blank, &[Edit::set_head("purpose", "maison_forte/francs"), Edit::Add("villageois".into())]);
    let villagers = &read(&manor).unwrap().units[0];
    assert_eq!((villagers.fighters[0].size, villagers.title.as_deref()), (20, Some("vavasseur")));
    assert_eq!(ArmyBook.edit(&data, "no list", &Edit::Remove(0)), "no list");
}

/// What is changed in a list: by the form, or in its text by hand where the form does not offer it.
enum Change {
    Edits(Vec<Edit>),
    Text(&'static str, &'static str),
}

/// A refusal, the list, what is changed, and the row beside which it is told; nothing: with the list as a whole.
fn refusals() -> Vec<(&'static str, &'static str, Change, Option<usize>)> {
    use Change::{Edits, Text};
    let set = |row, field: &str, value: &str| Edit::set(row, field, value);
    let by_hand = |row, field: &str, value: &str| Edits(vec![set(row, "prebuilt", ""), set(row, field, value)]);
    vec![
        ("no_lord", "louis", Edits(vec![Edit::Remove(0)]), None),
        (
            "two_lords",
            "louis",
            Text("lords: [", "lords: [(profile: \"soldat\", title: \"baron\", points: (df: 2)),"),
            Some(1),
        ),
        ("lord_title_on_unit", "louis", Edits(vec![set(2, "title", "baron")]), Some(2)),
        ("vassal_title_on_lord", "louis", Edits(vec![set(0, "title", "vassal")]), Some(0)),
        ("unit_without_vassal", "louis", Text("id: \"archers\", title: \"vavasseur\"", "id: \"archers\""), Some(3)),
        ("unit_too_small", "louis", Edits(vec![set(3, "size", "0")]), Some(3)),
        ("unit_too_large", "louis", Edits(vec![set(4, "size", "31")]), Some(4)),
        ("unit_exceeds_aura", "berenger", Edits(vec![set(4, "size", "20")]), Some(4)),
        ("over_points", "louis", Edits(vec![set(4, "size", "12")]), None),
        ("knight_needs_two_levies", "louis", Edits(vec![set(1, "size", "15")]), None),
        ("knight_armour_reserved", "louis", by_hand(2, "armour", "knight"), Some(2)),
        ("heavy_ranged_forbidden", "louis", by_hand(4, "weapon", "heavy_ranged"), Some(4)),
        ("two_weapon_classes", "louis", Text("[\"melee\", \"knight\"]", "[\"melee\", \"specialised\"]"), Some(0)),
        ("two_armour_classes", "louis", Text("[\"melee\", \"knight\"]", "[\"light\", \"knight\"]"), Some(0)),
        (
            "mixed_unit",
            "louis",
            Text(
                "(prebuilt: \"archer\", size: 8)",
                "(prebuilt: \"archer\", size: 7), (prebuilt: \"milicien\", size: 1)",
            ),
            Some(3),
        ),
        ("lord_gear_points_not_two", "louis", Edits(vec![set(0, "lord_mv", "1")]), Some(0)),
        (
            "hp_cannot_be_modified",
            "louis",
            Text("title: \"baron\"", "modifications: [(hp: 1, at: -1)], title: \"baron\""),
            Some(0),
        ),
        (
            "mod_not_balanced",
            "louis",
            Text("title: \"baron\"", "modifications: [(at: 2, df: -1)], title: \"baron\""),
            Some(0),
        ),
        ("mod_below_minimum", "louis", by_hand(4, "mod_0", "mv+df-"), Some(4)),
        (
            "too_many_mods",
            "louis",
            Text("title: \"baron\"", "modifications: [(at: 1, df: -1), (at: 1, mv: -1)], title: \"baron\""),
            Some(0),
        ),
        ("too_many_powers", "meute", Text("powers: [\"impulsive\"]", "powers: [\"impulsive\", \"fierce\"]"), Some(2)),
        ("power_twice", "meute", Edits(vec![set(0, "power_0", "fierce")]), Some(0)),
        ("power_wrong_profile", "meute", Edits(vec![set(4, "power_0", "harassment")]), Some(4)),
        ("power_wrong_bearer", "nuit", Edits(vec![set(1, "power_0", "invoker")]), Some(1)),
        ("power_wrong_school", "meute", Edits(vec![Edit::set_head("school", "Black")]), Some(0)),
        ("barbarians_forbidden", "louis", Edits(vec![set(1, "title", "heros")]), Some(1)),
        ("franks_forbidden", "sarrasins", Edits(vec![set(1, "title", "vassal")]), Some(1)),
        ("mounted_minimum", "anglais", Edits(vec![Edit::Remove(2)]), None),
        ("archer_unit_missing", "anglais", Edits(vec![Edit::Remove(3)]), None),
        ("lord_must_be_on_foot", "louis", Edits(vec![set(0, "mount", "mount")]), Some(0)),
        ("villagers_missing", "francs", Edits(vec![set(1, "size", "19")]), Some(1)),
        ("wrong_title_count", "francs", Edits(vec![set(2, "title", "vavasseur")]), None),
        ("only_lord_may_be_knight", "francs_du_roi", Edits(vec![set(4, "prebuilt", "mercenaire")]), Some(4)),
        ("mounted_majority_missing", "kilic_arslan", Edits(vec![set(4, "size", "25")]), None),
        ("advice_mostly", "francs_du_roi", Edits(vec![set(2, "size", "1")]), None),
        ("advice_mounted", "sarrasins", Edits(vec![set(4, "size", "30")]), None),
        ("unknown_id", "louis", Text("prebuilt: \"archer\"", "prebuilt: \"archr\""), Some(3)),
        ("duplicate_id", "louis", Text("id: \"archers\"", "id: \"miliciens\""), Some(4)),
        ("no_profile", "louis", Text("prebuilt: \"archer\", ", ""), Some(3)),
        (
            "prebuilt_and_more",
            "louis",
            Text("prebuilt: \"archer\"", "prebuilt: \"archer\", profile: \"soldat\""),
            Some(3),
        ),
    ]
}

#[test]
fn every_refusal_stands_beside_the_row_that_it_concerns() {
    let rules: VassauxData = (*shipped().data).clone();
    let mut seen = BTreeSet::new();
    for (reason, list, change, row) in refusals() {
        let before = shipped_text(list);
        let text = match &change {
            Change::Edits(edits) => edited(&before, edits),
            Change::Text(from, to) => {
                assert!(before.contains(from), "{reason}: {before}");
                before.replacen(from, to, 1)
            }
        };
        let parsed = read(&text).unwrap_or_else(|| panic!("{reason}: {text}"));
        let (faults, ..) = judged(&rules, &parsed);
        let fault = faults.iter().find(|fault| fault.reason.id == reason);
        let fault = fault.unwrap_or_else(|| panic!("{reason} in {faults:?}"));
        let form = form(&text);
        // Each fault is told once, with its rule, and this one where it belongs.
        let magic = usize::from(parsed.school.is_some());
        assert_eq!(form.all_remarks().count(), faults.len() + magic, "{reason}");
        assert_eq!(form.is_sound(), faults.iter().all(|fault| fault.weight == Weight::Advice), "{reason}");
        let texts = english();
        let words = texts.format_with(fault.reason.message, fault.args.iter().map(|(name, arg)| (*name, arg)));
        let beside = row.map_or(&form.remarks, |row| &form.rows[row].remarks);
        let told = beside.iter().find(|remark| remark.words == words);
        let told = told.unwrap_or_else(|| panic!("{reason}: {words} in {beside:?}"));
        assert_eq!((told.rule.as_str(), told.advice), (fault.reason.rule, fault.weight == Weight::Advice));
        // The same is told on the sheet, with the unit of which it is said.
        let roll = ArmyBook.roll(&data(), &text, &texts).unwrap();
        let unit = |row: usize| parsed.units.get(row.wrapping_sub(parsed.lords.len()));
        let named = |row: usize| unit(row).map_or("Lord".to_owned(), |unit| unit_name(&unit.id, &texts));
        let words = row.map_or(words.clone(), |row| format!("{}: {words}", named(row)));
        assert!(roll.remarks.contains(&Remark { words, ..told.clone() }), "{reason}: {:?}", roll.remarks);
        seen.insert(reason);
    }
    // Magic is not in this edition: a list with a school fits nowhere.
    let fits = ArmyBook.fits(&data(), &shipped_text("meute"), &english());
    let disabled = fits.iter().filter(|fit| fit.why_not.as_ref().is_some_and(|why| why.rule == "V-5.01"));
    assert_eq!(disabled.count(), fits.len());
    seen.insert("magic_disabled");
    let all: BTreeSet<&str> = ALL.iter().map(|reason| reason.id).collect();
    assert_eq!(seen, all);
}

#[test]
fn a_list_is_judged_for_its_scenario_and_its_limit() {
    let free = edited(&shipped_text("louis"), &[Edit::set_head("purpose", "aleatoire/")]);
    let limit = |text: &str| (form(text).total, form(text).limit, form(text).is_sound());
    assert_eq!(limit(&free), (397, 400, true));
    assert_eq!(limit(&edited(&free, &[Edit::set_head("points", 300)])), (397, 300, false));
    assert_eq!(limit(&edited(&free, &[Edit::set(4, "size", 29), Edit::set_head("points", 500)])), (505, 500, false));
    // For another scenario the agreed limit is void.
    let back = edited(&free, &[Edit::set_head("points", 300), Edit::set_head("purpose", "chevalerie/louis")]);
    assert_eq!((read(&back).unwrap().points, limit(&back)), (None, (397, 400, true)));
    // A total that its author has written down is kept right.
    assert_eq!(read(&edited(&free, &[Edit::set(3, "size", 7)])).unwrap().total, Some(386));
}

/// A folder with a list that may be taken, a broken one and one that breaks the rules.
fn folder() -> (tempfile::TempDir, OwnLists, Vec<OwnList>) {
    let folder = tempfile::tempdir().unwrap();
    let lists = OwnLists::of(&Saves::at(folder.path()), "vassaux");
    assert!(lists.read(&ArmyBook).is_empty(), "there is no folder yet");
    let mine = edited(&shipped_text("louis"), &[Edit::set_head("name", "Les gars"), Edit::set(3, "size", 7)]);
    lists.save(&lists.path("Les gars").unwrap(), &mine).unwrap();
    lists.save(&lists.path("Trop").unwrap(), &edited(&mine, &[Edit::set(4, "size", 30)])).unwrap();
    let broken = mine.replace("scenario:", "senario:");
    lists.save(&lists.path("broken").unwrap(), &broken).unwrap();
    let read = lists.read(&ArmyBook);
    (folder, lists, read)
}

#[test]
fn a_list_of_ones_own_is_played_and_replayed_without_its_file() {
    let (folder, lists, own) = folder();
    let rules = CASE.rules();
    let of_scenario = |rules: &RuleSet, scenario: &str| {
        let specs = mesnie::table::game::options_of(CASE.game, &rules.data, scenario);
        specs.into_iter().find(|spec| spec.name == "army_1").unwrap()
    };
    let all = with_all(CASE.game, rules, &Source::built_in(), &own).unwrap();
    let taken = Setting::Word("own_les_gars".into());
    let spec = of_scenario(&all, "chevalerie");
    assert!(spec.allows(&taken) && !of_scenario(rules, "chevalerie").allows(&taken));
    assert_eq!(spec.says("vassaux", "own_les_gars", &english()), "Les gars");
    assert!(!spec.allows(&Setting::Word("own_trop".into())), "it costs too much");
    assert!(!of_scenario(&all, "chevauchee").allows(&taken), "it has no riders");
    let why = ArmyBook.fits(&rules.data, &own[1].list.as_ref().unwrap().text, &english());
    let of = |scenario: &str| why.iter().find(|fit| fit.scenario == scenario && fit.option == "army_1").unwrap();
    assert_eq!((of("chevalerie").why_not.as_ref().unwrap().rule.as_str()), "V-4.06");
    assert_eq!(of("aleatoire").why_not, None, "players may agree on more");

    let options: Settings = [("army_1".to_owned(), taken)].into();
    let named = with_named(CASE.game, rules, &Source::built_in(), &own, &options, &Default::default()).unwrap();
    let added: Vec<&String> = named.files.keys().filter(|file| !rules.files.contains_key(*file)).collect();
    assert_eq!(added, ["vassaux/armies/own/own_les_gars.ron"], "only the list that is taken goes along");
    let header = Header {
        scenario: "chevalerie".into(),
        data: named.files.clone(),
        ..CASE.header(options.clone(), 2, 3, Player::Random)
    };
    let path = folder.path().join("match.mesnie");
    let table = Match::new(CASE.game, named.data.clone());
    let mut recorded = Recorded::start(table, header.clone(), &path).unwrap();
    assert!((0..40).all(|_| {
        let record = recorded.automatic_order().unwrap();
        recorded.submit(record.seat, record.order).is_ok()
    }));
    let hash = recorded.hash();
    drop(recorded);
    fs::remove_dir_all(lists.folder()).unwrap();
    let mut loaded = load(&path, mesnie::games::all()).unwrap();
    assert!(loaded.problem.is_none() && loaded.verified);
    assert_eq!((loaded.orders, loaded.game_match.hash()), (40, hash));
    let names = loaded.game_match.names();
    let labels: Vec<String> = names.piece_ids().map(|piece| names.label(Target::Piece(piece))).collect();
    let has = |label: &str| labels.iter().any(|known| known == label);
    assert!(has("red-archers-07") && !has("red-archers-08"), "seven archers, not the eight of Louis");
    // The match can be begun again from what the old one carries.
    let again = with_named(CASE.game, rules, &Source::built_in(), &[], &options, &header.data).unwrap();
    assert_eq!(again.files, named.files);
    // Without it, it is said that there is no such list.
    let none = with_named(CASE.game, rules, &Source::built_in(), &[], &options, &Default::default()).unwrap();
    let mut table = Match::new(CASE.game, none.data.clone());
    assert_eq!(table.start(header).unwrap_err().key, "refusal-option_not_available");
}

#[test]
fn setting_up_judges_a_list_by_the_settings_of_the_match() {
    let mut table = CASE.empty_table();
    let mut start = |scenario: &str, options: &[(&str, Setting)]| {
        let options = options.iter().map(|(name, value)| ((*name).to_owned(), value.clone())).collect();
        let header = Header { scenario: scenario.into(), ..CASE.header(options, 2, 1, Player::Random) };
        table.start(header).map_err(|problem| problem.tell(&english()))
    };
    let word = |word: &str| Setting::Word(word.to_owned());
    assert_eq!(start("aleatoire", &[("army_1", word("louis"))]), Ok(()));
    assert_eq!(
        start("aleatoire", &[("army_1", word("louis")), ("points", Setting::Number(390))]),
        Err("The army “Louis” may not be taken in this match. The list costs 397; the limit is 390. (V-4.06)".into())
    );
    assert_eq!(start("aleatoire", &[("army_2", word("burel")), ("points", Setting::Number(397))]), Ok(()));
    let none = start("maison_forte", &[("max_mods", Setting::Number(0))]).unwrap_err();
    assert!(none.contains("The Saracens") && none.ends_with("(V-4.18)"), "{none}");
}

#[test]
fn a_broken_file_is_named_with_its_line_and_left_alone() {
    let (_folder, lists, own) = folder();
    let files: Vec<&str> = own.iter().map(|own| own.file.as_str()).collect();
    assert_eq!(files, ["Les gars", "Trop", "broken"]);
    let path = lists.path("broken").unwrap();
    for (lang, meant) in [(Lang::En, "did you mean `scenario`?"), (Lang::Fr, "vouliez-vous dire `scenario`")] {
        let told = own[2].list.as_ref().unwrap_err().render(&Texts::new(lang));
        assert!(told.contains(&format!("{}:4:", path.display())) && told.contains(meant), "{told}");
    }
    let before = fs::read_to_string(&path).unwrap();
    assert!(before.contains("senario"));
    // The others are taken all the same; a copy of a file gets an id of its own.
    fs::copy(lists.path("Les gars").unwrap(), lists.path("les-gars").unwrap()).unwrap();
    let ids = |own: &[OwnList]| -> Vec<String> {
        own.iter().filter_map(|own| Some(own.list.as_ref().ok()?.listed.id.clone())).collect()
    };
    let own = lists.read(&ArmyBook);
    assert_eq!(ids(&own), ["own_les_gars", "own_trop", "own_les_gars_2"]);
    assert!(with_all(CASE.game, CASE.rules(), &Source::built_in(), &own).is_ok());
    // A file that is none, and one that cannot be written: both are told, and what stood there stands there still.
    fs::create_dir(lists.folder().join("folder.ron")).unwrap();
    assert_eq!(lists.save(&lists.folder().join("folder.ron"), "x").unwrap_err().key, "roster-not-written");
    #[cfg(unix)]
    assert_eq!(lists.save(std::path::Path::new("/dev/full"), "x").unwrap_err().key, "roster-not-written");
    assert_eq!(lists.delete(&lists.folder().join("../vassaux/broken.ron")).unwrap_err().key, "roster-not-deleted");
    assert_eq!(fs::read_to_string(&path).unwrap(), before);
    lists.delete(&path).unwrap();
    assert!(!path.exists());
    assert_eq!(lists.path("?!").unwrap_err().key, "save-name-empty");
}

/// The elements of a page, each opened and closed in turn.
fn elements(page: &str) -> Vec<String> {
    let (mut open, mut seen) = (vec![], vec![]);
    for tag in page.split('<').skip(1).map(|rest| rest.split_once('>').expect("a whole tag").0) {
        let name = tag.split_whitespace().next().unwrap_or_default();
        match name.strip_prefix('/') {
            Some(name) => assert_eq!(open.pop().as_deref(), Some(name)),
            None if ["!DOCTYPE", "meta", "br", "wbr"].contains(&name) => {}
            None => {
                open.push(name.to_owned());
                seen.push(name.to_owned());
            }
        }
    }
    assert!(open.is_empty(), "{open:?}");
    seen
}

#[test]
fn a_sheet_is_one_page_that_prints() {
    let data = data();
    for (lang, head) in [(Lang::En, "Each"), (Lang::Fr, "Pièce")] {
        let texts = Texts::new(lang);
        let name = "<b>Guy & \"Cie\"</b>";
        let text = ArmyBook.renamed(&shipped_text("francs"), &Listed { id: "own_x".into(), name: name.into() });
        let roll = ArmyBook.roll(&data, &text, &texts).unwrap();
        let page = html::page(&roll, lang);
        assert!(page.starts_with(&format!("<!DOCTYPE html>\n<html lang=\"{lang}\">")));
        assert!(page.contains("<h1>&lt;b&gt;Guy &amp; &quot;Cie&quot;&lt;/b&gt;</h1>") && !page.contains("<b>"));
        // Nothing is fetched, rows are not cut, A4.
        assert!(!page.contains("http") && !page.contains("src=") && !page.contains("<script"));
        assert!(page.contains("size: A4") && page.contains("tr { break-inside: avoid;"));
        let elements = elements(&page);
        let count = |name: &str| elements.iter().filter(|it| *it == name).count();
        // Four units, head and sums; a box for each of the 44 men and the lord: hits that do not kill are not kept (V-3.05).
        assert_eq!((count("tr"), count("th"), count("span")), (6, 16, 44 + 1));
        assert!(page.contains(&format!(">{head}</th>")) && page.contains(">346</td>"));
        let plain = plain::text(&roll);
        assert!(plain.starts_with(name) && plain.lines().all(|line| line.trim_end() == line), "{plain}");
        let spearmen = ["Spearmen", "Lanciers"][usize::from(lang == Lang::Fr)];
        assert!(plain.lines().any(|line| line.starts_with(spearmen) && line.contains("127")), "{plain}");
        assert_eq!(texts.faults(), Default::default());
    }
}
