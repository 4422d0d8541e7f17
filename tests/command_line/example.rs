//! The one game whose files, labels and options these tests name.
pub const GAME: &str = "ancients";

/// What a designer does to one file: which file, what, and what it becomes.
pub type Edit = (&'static str, &'static str, &'static str);

/// Matches become shorter.
pub const SHORTER: Edit = ("ancients/budgets.ron", "turn_limit: 8", "turn_limit: 2");
/// A name is mistyped.
pub const MISTYPED: Edit = ("ancients/units.ron", "cost: ", "cots: ");
pub const MEANT: &str = "did you mean `cost`?";
/// A bracket is the wrong one.
pub const BROKEN: Edit = ("ancients/dice.ron", "(", "[");
/// The rules are sound, but a lesson was made for others.
pub const OTHER_RANGE: Edit = ("ancients/units.ron", "shoot: (2, 3)", "shoot: (3, 3)");
pub const LESSON: &str = "ancients/lessons/1-first-steps.ron";
/// A number of the rule book stands there twice, and one is missing.
pub const NUMBER_TWICE: Edit = ("ancients/RULES.fr.md", "- **N-5.04**", "- **N-5.03**");
pub const TOLD_OF_NUMBERS: [&str; 3] =
    ["/RULES.fr.md:", "the rule N-5.03 is there already", "the rule N-5.04 is not in ancients/RULES.fr.md"];

/// A row of the rule data: its file, and its line as `mesnie rules` shows it.
pub const FILE: &str = "ancients/units.ron";
pub const ROWS: [&[&str]; 2] = [&["32", "pool[3].cost", "6"], &["32", "pool[3]", "heavy", "(…)"]];
pub const NOTES: [&str; 2] = [
    "// Chapter 1:",
    "// move: hexes in one order. shoot: nearest and farthest hex. half_points: victory points when destroyed, in halves.",
];
/// Words by which a row is found, the row, and in how many lines it stands with its file and what belongs to it.
pub const SOUGHT: (&str, &[&str], usize) = ("ARCHERS cost", &["33", "pool[4].cost", "archers", "6"], 6);
/// A file of which a designer changes a value and renames another; what is said of it.
pub const CHANGED: &str = "ancients/dice.ron";
pub const CHANGES: [Edit; 2] = [(CHANGED, "logo: 5", "logo: 4"), (CHANGED, "rally_sides", "rally_faces")];
pub const CHANGED_ROWS: [&[&str]; 2] =
    [&["6", "rally_faces", "6", "[new]"], &["6", "rally_sides", "6", "[missing", "here]"]];
pub const CHANGED_VALUE: &str = "[usual: 5] // The face that shows";
pub const CHANGED_VALUE_FRENCH: &str = "[d’habitude\u{a0}: 5]";

/// Options that change every match.
pub const OPTIONS: &str = "budget=37,board=large";
/// Options that cannot be: no such number, beyond the bounds, not together.
pub const BAD_OPTIONS: [&str; 3] = ["budget=51", "rally_success_from=99", "army_lists=true,budget=37"];
/// A verb of every match.
pub const VERB: &str = "ancients.activate";

/// A position as it stands in a rule script.
pub const POSITION: &str = r#"position: (active: "red", units: [
        (unit: "r-cavalry-5-1", at: "5:3"), (unit: "r-heavy-6-1", at: "6:3"), (unit: "b-archers-5-1", at: "5:4"),
    ]),"#;
/// Steps from there that all hold.
pub const STEPS: &str = r#"
        Asked("red", "order"), NotOver,
        Do("red activate r-cavalry-5-1"),
        Offered("red step 4:3"), NotOffered("red step 9:9"),
        No("red step 9:9", "hex_off_board"),
        No("blue hold", "not_your_turn"),
        Do("red step 4:3"),
        Log("ancients-log-step", {"unit": "r-cavalry-5-1", "hex": "4:3"}), NoLog("ancients-log-fight"),
        See("pieces.r-cavalry-5-1.at", "4:3"), See("pieces.r-cavalry-5-1.wings", None),
        SeenBy("blue", "pieces.r-cavalry-5-1.at", "4:3"),
        Undo, See("pieces.r-cavalry-5-1.at", "5:3"), Redo, See("pieces.r-cavalry-5-1.at", "4:3"),
        Undo, Undo, CannotUndo("beginning"),"#;
/// Where a piece stands after them.
pub const AT_THE_END: (&str, &str) = ("/pieces/r-cavalry-5-1/at", "5:3");
/// A first order that is good.
pub const FIRST: &str = r#"Do("red activate r-cavalry-5-1")"#;
/// Steps that fail by themselves after it, and what is said of each.
pub const FAILING: &[(&str, &str)] = &[
    (r#"Do("red step 9:9")"#, "hex_off_board"),
    (r#"Do("red jump")"#, "wrong_phase"),
    (r#"No("red step 4:3", "hex_occupied")"#, "should be refused"),
    (r#"No("red step 9:9", "hex_occupied")"#, "another reason"),
    (r#"No("red step 9:9", "hex_off_board", "N-4.07")"#, "another reason"),
    (r#"Offered("red step 9:9")"#, "not on offer"),
    (r#"NotOffered("red step 4:3")"#, "should not be"),
    (r#"Choices("red step", ["4:3"])"#, "too many: "),
    (r#"Choices("red jump", [])"#, "no seat with a verb"),
    (r#"Range("red step", 0, 1)"#, "range"),
    (r#"Asked("blue", "act")"#, "asked: red"),
    (r#"See("pieces.r-cavalry-5-1.at", "4:4")"#, "found \"5:3\""),
    (r#"See("peices.r-cavalry-5-1.at", "4:4")"#, "Did you mean “pieces”"),
    (r#"SeenBy("green", "turn", 1)"#, "no seat “green”"),
    (r#"Log("ancients-log-fight")"#, "what happened"),
    (r#"Winner("red")"#, "goes on"),
    ("Draw", "goes on"),
    (r#"CannotUndo("roll")"#, "What stops it"),
    ("Redo", "nothing was taken back"),
    ("Dice([3])", "one face of the dice was not used"),
];
/// Positions that cannot be: an unknown seat, no position at all.
pub const BAD_POSITIONS: [&str; 2] = [r#"(active: "green", units: [])"#, "3"];
