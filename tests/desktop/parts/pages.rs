//! Tables of a rule book: what they are told from, and how wide their columns are.
use mesnie::desktop::pages::rule_tables::{Need, Part, parts, widths};

#[test]
fn tables_are_told_from_what_stands_between_them() {
    let text = "First\n\n| a | b |\n|---|:-:|\n| *one* | |\n\nThen\n| c |\n|---|\n| d |\n";
    let found = parts(text);
    assert_eq!(found.len(), 4, "{found:?}");
    assert_eq!(found[0], Part::Words("First\n\n"));
    assert_eq!(found[1], Part::Table(vec![vec!["a", "b"], vec!["*one*", ""]]));
    assert_eq!(found[2], Part::Words("\nThen\n"));
    assert_eq!(found[3], Part::Table(vec![vec!["c"], vec!["d"]]));
    assert_eq!(parts("only words"), [Part::Words("only words")]);
}

fn needs(all: &[(f32, f32)]) -> Vec<Need> {
    all.iter().map(|(least, wanted)| Need { least: *least, wanted: *wanted }).collect()
}

#[test]
fn who_wants_little_gets_it_and_the_others_share() {
    assert_eq!(widths(&needs(&[(5.0, 10.0), (5.0, 20.0)]), 100.0), [10.0, 20.0]);
    assert_eq!(widths(&needs(&[(5.0, 10.0), (5.0, 500.0)]), 100.0), [10.0, 90.0]);
    assert_eq!(widths(&needs(&[(5.0, 300.0), (5.0, 10.0), (5.0, 500.0)]), 110.0), [50.0, 10.0, 50.0]);
}

/// A long word takes of the share of others, but never more than they can spare before they break words themselves.
#[test]
fn no_column_is_narrower_than_its_longest_word() {
    assert_eq!(widths(&needs(&[(70.0, 300.0), (5.0, 500.0)]), 100.0), [70.0, 30.0]);
    assert_eq!(widths(&needs(&[(70.0, 70.0), (60.0, 500.0)]), 100.0), [70.0, 60.0]);
    assert_eq!(widths(&needs(&[(80.0, 300.0), (10.0, 45.0)]), 100.0), [80.0, 20.0]);
    assert_eq!(widths(&needs(&[(60.0, 300.0), (5.0, 10.0)]), 100.0), [90.0, 10.0]);
    assert_eq!(widths(&needs(&[(70.0, 300.0), (60.0, 500.0), (20.0, 40.0)]), 100.0), [70.0, 60.0, 20.0]);
}
