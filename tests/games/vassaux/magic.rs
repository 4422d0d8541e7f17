//! Magic where no shipped list has it: in the scenario with the duel.
use super::CASE;
use crate::common::case::{give, settings};
use mesnie::table::data::Source;
use mesnie::table::prelude::*;
use mesnie::table::text::locales::{Lang, Texts};

/// The rules with files changed: what stands in the file of this name, and what instead.
fn with_files(changes: &[(&str, &str, &str)]) -> RuleSet {
    let mut files = CASE.rules().files.clone();
    for (file, old, new) in changes {
        let text = files.get_mut(&format!("vassaux/{file}.ron")).expect(file);
        assert!(text.contains(old), "{file}: {old}");
        *text = text.replacen(old, new, 1);
    }
    let (rules, findings) = RuleSet::read(CASE.game, Source::memory(files));
    assert_eq!(findings.render(&Texts::new(Lang::En)), "");
    rules.expect("sound rule data")
}

/// Magic is usual; Louis has red magic and infiltrates, Bérenger black magic.
fn rules() -> RuleSet {
    with_files(&[
        ("switches", "magic: false", "magic: true"),
        ("armies/louis", "host: \"louis\",", "host: \"louis\", school: Red,"),
        ("armies/louis", "size: 6)]),", "size: 6)], powers: [\"infiltration\"]),"),
        ("armies/louis", "size: 11)]),", "size: 6)]),"),
        ("armies/berenger", "host: \"berenger\",", "host: \"berenger\", school: Black,"),
    ])
}

/// A match of the duel in this position, with these dice.
fn duel(position: &str, faces: &[i32]) -> Match {
    let rules = rules();
    let options = settings(&[("magic", Setting::Switch(true))]);
    let header =
        Header { scenario: "chevalerie".into(), data: rules.files, ..CASE.header(options, 2, 1, Player::Person) };
    let mut table = Match::new(CASE.game, rules.data);
    table.start_with(header, Some(position), Some(faces)).unwrap();
    table
}

fn why(table: &mut Match, order: &str) -> Option<(&'static str, &'static str)> {
    let refusal = match table.read_order(order) {
        Ok(record) => table.check(record.seat, record.order).err(),
        Err(refusal) => Some(refusal),
    };
    refusal.map(|refusal| (refusal.reason, refusal.rule))
}

/// V-22.13, V-8.15: whom the duel keeps from orders is no target of corruption.
#[test]
fn who_is_locked_is_not_corrupted() {
    let position = r#"(
        terrain: [], turn: 2, duel: (4, 2), active: "blue", reserves: (0, 5), invocation: (0, 0),
        fighters: {
            "red-lord-01": (30000, 30000), "red-bretteurs-01": (30000, 40000), "blue-lord-01": (45000, 30000),
            "blue-lanciers-01": (85000, 85000),
        },
    )"#;
    let mut table = duel(position, &[3, 4]);
    for order in ["blue activate blue-lord", "blue order cast", "blue declared", "red let_all_pass"] {
        give(&mut table, order);
    }
    give(&mut table, "blue cast corruption");
    assert_eq!(why(&mut table, "blue cast_at red-bretteurs"), Some(("duel_units_locked", "V-22.13")));
    assert_eq!(why(&mut table, "blue cast_at red-lord"), None);
}

/// V-20.15, V-8.16: who infiltrates and is kept from orders in the first turns arrives at his first order, whatever the turn.
#[test]
fn who_is_locked_arrives_later() {
    let position = |turn: i32| {
        format!(
            r#"(
        terrain: [], turn: {turn}, duel: (3, 1), fates: {{"red-reguliers": "aside"}},
        magic: (markers: {{"red-reguliers": [(30000, 60000), (60000, 60000), (84000, 4000)]}}),
        fighters: {{"red-lord-01": (45000, 9000), "blue-lord-01": (45000, 81000)}},
        units: {{"blue-lord": (activated: true)}},
    )"#
        )
    };
    let mut locked = duel(&position(2), &[]);
    assert_eq!(why(&mut locked, "red activate red-reguliers"), Some(("duel_units_locked", "V-23.10")));
    let mut free = duel(&position(3), &[]);
    for order in ["red activate red-reguliers", "red order march", "red come_out 2", "red formed"] {
        give(&mut free, order);
    }
    let at = free.position(None)["pieces"]["red-reguliers-01"]["standing"].clone();
    assert_eq!(at, serde_json::json!([60000, 60000]));
}

/// Who waits as infiltrator when the match is over is not eliminated (V-20.19).
#[test]
fn who_waits_at_the_end_is_not_eliminated() {
    let position = r#"(
        terrain: [], turn: 6, limit: 6, begins: "end", fates: {"red-reguliers": "aside"}, others: "escaped",
        magic: (markers: {"red-reguliers": [(30000, 60000), (60000, 60000), (84000, 4000)]}),
        fighters: {"red-lord-01": (45000, 9000), "blue-lord-01": (45000, 81000)},
    )"#;
    let table = duel(position, &[]);
    let outcome = table.outcome().expect("the match is over");
    assert_eq!(outcome.winners, Vec::<Seat>::new(), "nobody has lost anybody");
}

/// V-20.12: the bonus of a ranged weapon counts in a spell only where the table plays so.
#[test]
fn a_heavy_weapon_adds_to_a_spell_where_the_table_plays_so() {
    let position = r#"(
        terrain: [], reserves: (6, 0),
        fighters: {
            "red-lord-01": (30000, 14000), "red-archers-01": (30000, 30000), "red-miliciens-01": (4000, 4000),
            "blue-lord-01": (85000, 85000), "blue-bretteurs-01": (50000, 30000),
        },
        units: {"blue-lord": (activated: true), "blue-bretteurs": (activated: true)},
    )"#;
    for (counts, dice) in [(false, 9), (true, 11)] {
        let rules = with_files(&[(
            "armies/etoile_rouge",
            "(prebuilt: \"archer\", size: 6)",
            "(prebuilt: \"arbaletrier\", size: 6)",
        )]);
        let options = settings(&[
            ("magic", Setting::Switch(true)),
            ("army_1", Setting::Word("etoile_rouge".into())),
            ("army_2", Setting::Word("nuit".into())),
            ("spell_weapon", Setting::Switch(counts)),
        ]);
        let header =
            Header { scenario: "aleatoire".into(), data: rules.files, ..CASE.header(options, 2, 1, Player::Person) };
        let mut table = Match::new(CASE.game, rules.data);
        // A six alone for the spell; four dice of defence, then those of the attack.
        let faces: Vec<i32> = [6, 6, 1, 1, 1].into_iter().chain(std::iter::repeat_n(1, dice)).collect();
        table.start_with(header, Some(position), Some(&faces)).unwrap();
        for order in ["activate red-archers", "order cast", "declared", "cast rain_of_fire", "cast_at blue-bretteurs"] {
            give(&mut table, &format!("red {order}"));
        }
        give(&mut table, "red add_dice 0");
        assert_eq!(table.world().resource::<Dice>().forced_left(), 0, "{dice} dice");
    }
}
