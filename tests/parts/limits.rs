//! Bounds of files that are refused before they are read.
use mesnie::table::data::limits::{DEEPEST, LONGEST_TEXT, MOST_VALUES, excess};

#[test]
fn what_goes_beyond_any_use_is_found_where_it_begins() {
    let found = |text: &str| excess(text).map(|excess| (excess.message, excess.bytes.start));
    let row = |n: usize| format!("(rows: [\"{}\"])", "f".repeat(n));
    assert_eq!(found(&row(LONGEST_TEXT - 2)), None);
    assert_eq!(found(&row(LONGEST_TEXT)), Some(("data-text-too-long", 8)));
    let list = |n: usize| format!("(a: [1, 2], b: [{}])", "1,".repeat(n));
    assert_eq!(found(&list(MOST_VALUES)), None);
    assert_eq!(found(&list(MOST_VALUES + 1)), Some(("data-list-too-long", 15)));
    let nested = |n: usize| "(".repeat(n) + &")".repeat(n);
    assert_eq!(found(&nested(DEEPEST)), None);
    assert_eq!(found(&nested(DEEPEST + 1)), Some(("data-too-deep", DEEPEST)));
    assert_eq!(found(&"(".repeat(1_000_000)), Some(("data-too-deep", DEEPEST)));
    // Brackets and commas in comments and strings do not count.
    assert_eq!(found(&format!("[ /* {} */ \"{}\" ]", "[,".repeat(9000), "[,".repeat(900))), None);
}
