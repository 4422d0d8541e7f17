//! Lists of players: sheets as plain text, and the names of lists.
mod plain {
    use mesnie::table::rosters::plain::text;
    use mesnie::table::rosters::roll::{Column, Roll, RollRow};

    #[test]
    fn columns_are_aligned_and_numbers_stand_to_the_right() {
        let column = |label: &str, number| Column { label: label.to_owned(), number };
        let cells = |cells: &[&str]| cells.iter().map(|cell| (*cell).to_owned()).collect::<Vec<_>>();
        let roll = Roll {
            title: "Élite".to_owned(),
            facts: vec![("Points".to_owned(), "9".to_owned())],
            columns: vec![column("Unit", false), column("n", true), column("Note", false)],
            losses: String::new(),
            rows: vec![RollRow { cells: cells(&["Épées", "12", ""]), boxes: 12 }],
            total: cells(&["", "9", ""]),
            notes: vec!["n\tone".to_owned()],
            remarks: vec![],
        };
        assert_eq!(
            text(&roll),
            "Élite\n=====\nPoints: 9\n\nUnit    n  Note\n---------------\nÉpées  12\n        9\n\nn one\n"
        );
    }
}

mod book {
    use mesnie::table::rosters::book::{label, own_id};

    #[test]
    fn a_label_has_small_letters_digits_and_underscores() {
        assert_eq!(label("  Les Gars – de Guÿ n° 2 "), "les_gars_de_guy_n_2");
        assert_eq!(own_id("Œuvre"), "own_oeuvre");
        assert_ne!(label("武"), label("士"));
        assert_eq!(label("!?"), "");
    }
}
