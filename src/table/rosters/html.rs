//! A sheet as a page that prints well: one file, nothing fetched from elsewhere, in HTML5.
use super::roll::Roll;
use crate::table::text::locales::Lang;
use std::fmt::Write;

/// How the page looks on the screen and on paper (A4, lying). A row is never cut, and the heads stand on each sheet.
const STYLE: &str = "
@page { size: A4 landscape; margin: 12mm; }
body { font-family: Georgia, 'Times New Roman', serif; font-size: 11pt; color: #1c1712; margin: 1.5em; }
h1 { font-size: 20pt; margin: 0 0 0.2em; }
dl { display: flex; flex-wrap: wrap; gap: 0.2em 1.6em; margin: 0 0 0.9em; }
dl div { display: flex; gap: 0.4em; }
dt { color: #5a5046; }
dd { margin: 0; font-weight: bold; }
table { border-collapse: collapse; width: 100%; }
thead { display: table-header-group; }
tfoot { display: table-row-group; }
tr { break-inside: avoid; page-break-inside: avoid; }
th, td { border: 1px solid #5a5046; padding: 0.25em 0.45em; text-align: left; vertical-align: top; }
th { font-size: 9.5pt; background: #efe6d2; }
td.n, th.n { text-align: right; white-space: nowrap; }
tfoot td { font-weight: bold; }
td.boxes { min-width: 11em; line-height: 1.25; }
.box { display: inline-block; width: 0.75em; height: 0.75em; border: 1px solid #1c1712; margin: 0 0.16em 0 0; }
.box.fifth { margin-right: 0.6em; }
.wrong { border-left: 0.35em solid #8f1d1d; padding-left: 0.6em; break-inside: avoid; }
.notes { font-size: 9.5pt; color: #3a332b; }
ul { margin: 0.8em 0 0; padding-left: 1.2em; }
@media print { body { margin: 0; } th { print-color-adjust: exact; -webkit-print-color-adjust: exact; } }
";

/// A text with the signs escaped that have a meaning in HTML; signs that no page may hold become spaces.
pub fn escape(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '"' => escaped.push_str("&quot;"),
            '\'' => escaped.push_str("&#39;"),
            c if c.is_control() => escaped.push(' '),
            c => escaped.push(c),
        }
    }
    escaped
}

/// The page.
pub fn page(roll: &Roll, lang: Lang) -> String {
    let mut page = String::new();
    // Writing to a string cannot fail.
    let _ = write_page(&mut page, roll, lang);
    page
}

fn write_page(page: &mut String, roll: &Roll, lang: Lang) -> std::fmt::Result {
    let title = escape(&roll.title);
    write!(page, "<!DOCTYPE html>\n<html lang=\"{lang}\">\n<head>\n<meta charset=\"utf-8\">\n")?;
    writeln!(page, "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">")?;
    write!(page, "<title>{title}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n<h1>{title}</h1>\n")?;
    if !roll.facts.is_empty() {
        page.push_str("<dl>\n");
        for (label, value) in &roll.facts {
            writeln!(page, "<div><dt>{}</dt><dd>{}</dd></div>", escape(label), escape(value))?;
        }
        page.push_str("</dl>\n");
    }
    if !roll.remarks.is_empty() {
        page.push_str("<ul class=\"wrong\">\n");
        for remark in &roll.remarks {
            writeln!(page, "<li>{}</li>", escape(&remark.told()))?;
        }
        page.push_str("</ul>\n<br>\n");
    }
    page.push_str("<table>\n<thead>\n<tr>");
    for column in &roll.columns {
        let class = if column.number { " class=\"n\"" } else { "" };
        write!(page, "<th scope=\"col\"{class}>{}</th>", escape(&column.label))?;
    }
    write!(page, "<th scope=\"col\">{}</th></tr>\n</thead>\n<tbody>\n", escape(&roll.losses))?;
    for row in &roll.rows {
        page.push_str("<tr>");
        write_cells(page, roll, &row.cells)?;
        page.push_str("<td class=\"boxes\">");
        for n in 1..=row.boxes {
            page.push_str(if n % 5 == 0 { "<span class=\"box fifth\"></span>" } else { "<span class=\"box\"></span>" });
            // Where the line may be broken.
            page.push_str("<wbr>");
        }
        page.push_str("</td></tr>\n");
    }
    page.push_str("</tbody>\n<tfoot>\n<tr>");
    write_cells(page, roll, &roll.total)?;
    page.push_str("<td></td></tr>\n</tfoot>\n</table>\n");
    if !roll.notes.is_empty() {
        page.push_str("<ul class=\"notes\">\n");
        for note in &roll.notes {
            writeln!(page, "<li>{}</li>", escape(note))?;
        }
        page.push_str("</ul>\n");
    }
    page.push_str("</body>\n</html>\n");
    Ok(())
}

fn write_cells(page: &mut String, roll: &Roll, cells: &[String]) -> std::fmt::Result {
    for (i, column) in roll.columns.iter().enumerate() {
        let class = if column.number { " class=\"n\"" } else { "" };
        write!(page, "<td{class}>{}</td>", escape(cells.get(i).map_or("", String::as_str)))?;
    }
    Ok(())
}
