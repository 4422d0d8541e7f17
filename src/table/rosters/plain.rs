//! A sheet as plain text in aligned columns.
use super::roll::Roll;

/// The sheet as text, without what is wrong with the list. No line ends with spaces.
pub fn text(roll: &Roll) -> String {
    let width = |i: usize| {
        let heads = roll.columns.get(i).map_or("", |column| column.label.as_str());
        let cells = roll.rows.iter().map(|row| &row.cells).chain([&roll.total]).filter_map(|cells| cells.get(i));
        cells.map(|cell| cell.chars().count()).max().unwrap_or(0).max(heads.chars().count())
    };
    let widths: Vec<usize> = (0..roll.columns.len()).map(width).collect();
    let line = |cells: &mut dyn Iterator<Item = &str>| {
        let cells = cells.zip(&roll.columns).zip(&widths);
        let cells: Vec<String> = cells
            .map(
                |((cell, column), width)| {
                    if column.number { format!("{cell:>width$}") } else { format!("{cell:width$}") }
                },
            )
            .collect();
        printable(cells.join("  ").trim_end()) + "\n"
    };
    let title = printable(&roll.title);
    let mut text = format!("{title}\n{}\n", "=".repeat(title.chars().count()));
    for (label, value) in &roll.facts {
        text += &format!("{}: {}\n", printable(label), printable(value));
    }
    text.push('\n');
    let head = line(&mut roll.columns.iter().map(|column| column.label.as_str()));
    text += &head;
    text += &format!("{}\n", "-".repeat(head.trim_end().chars().count()));
    for row in &roll.rows {
        text += &line(&mut row.cells.iter().map(String::as_str));
    }
    text += &line(&mut roll.total.iter().map(String::as_str));
    for note in &roll.notes {
        text += &format!("\n{}", printable(note));
    }
    if !roll.notes.is_empty() {
        text.push('\n');
    }
    text
}

fn printable(text: &str) -> String {
    text.chars().map(|c| if c.is_control() { ' ' } else { c }).collect()
}
