//! The rule book of an expansion.
use super::*;
use mesnie::table::rulepages::RulePages;

/// The book of an expansion goes on with that of its base, so that every number that is named can be opened.
#[test]
fn the_book_goes_on_with_fiefs() {
    for lang in Lang::ALL {
        let book = RulePages::read_with(&Reader::new(Source::built_in()), "tactique", Tactique.base(), lang).unwrap();
        for number in ["T-1.14", "T-5.10", "F-7.06", "F-17.09"] {
            assert!(book.find(number).is_some(), "{lang} {number}");
        }
        assert!(book.title().contains("Tactique"));
    }
}
