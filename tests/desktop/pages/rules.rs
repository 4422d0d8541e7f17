//! The rule books as they are read in the window: their tables too.
use bevy_egui::egui::accesskit::Role;
use bevy_egui::egui::{Rect, Shape};
use egui_kittest::{Harness, kittest::Queryable};
use mesnie::desktop::face::Describe;
use mesnie::desktop::pages::game_choice::GameChoice;
use mesnie::desktop::pages::rules::{self, OpenBook};
use mesnie::games::fief::view::FACE;
use mesnie::table::data::Source;
use mesnie::table::text::locales::{Lang, Texts};
use std::cell::RefCell;

/// Every cell of every table stands within the page and beside its neighbours, at any width.
#[test]
fn tables_of_the_rule_books_stay_within_the_page() {
    let (mut cells, mut tables) = (0, 0);
    for lang in [Lang::En, Lang::Fr] {
        let texts = Texts::new(lang);
        for (game, numbers) in [("vassaux", ["V-1.01", "V-4.01", "V-11.01", "V-23.01"]), ("fief", ["F-1.01"; 4])] {
            for (number, width) in numbers.into_iter().zip([1060.0, 1060.0, 1400.0, 860.0]) {
                let book = RefCell::new(OpenBook::default());
                book.borrow_mut().open(&Source::built_in(), game, lang, number);
                let panel = |ui: &mut bevy_egui::egui::Ui| {
                    rules::show(ui, &mut book.borrow_mut(), &mut GameChoice::default(), &texts)
                };
                let mut harness = Harness::builder().with_size([width, 9_000.0]).build_ui(|ui| drop(panel(ui)));
                harness.run_steps(3);
                let file = format!("rules/{game}/RULES.{}.md", lang.code());
                let written = std::fs::read_to_string(std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join(file));
                for row in written.expect("a rule book").lines().filter(|line| line.starts_with("| ")) {
                    let words: Vec<&str> = row.trim_matches('|').split('|').map(str::trim).collect();
                    let rects: Vec<Vec<Rect>> = words
                        .iter()
                        .filter(|words| words.chars().count() > 2)
                        .map(|words| harness.query_all_by_label(words).map(|node| node.rect()).collect())
                        .collect();
                    for found in rects.iter().flatten() {
                        assert!(found.left() >= 0.0 && found.right() <= width, "{row}: {found:?}");
                        cells += 1;
                    }
                    // Cells that stand in one row of the page do not lie on each other.
                    for (i, one) in rects.iter().enumerate() {
                        for other in &rects[i + 1..] {
                            for (a, b) in one.iter().flat_map(|a| other.iter().map(move |b| (a, b))) {
                                assert!(a == b || !a.shrink(1.0).intersects(b.shrink(1.0)), "{row}: {a:?} {b:?}");
                            }
                        }
                    }
                    tables += usize::from(rects.len() > 1 && rects.iter().all(|found| !found.is_empty()));
                }
            }
        }
    }
    assert!(cells > 200 && tables > 40, "{cells} cells in {tables} rows");
}

/// In a small window no word of a table is broken in its middle: lines end where words do.
#[test]
fn words_of_tables_are_not_broken() {
    let mut lines = 0;
    for lang in Lang::ALL {
        let texts = Texts::new(lang);
        for (game, number) in [("vassaux", "V-1.01"), ("vassaux", "V-23.01"), ("fief", "F-1.01"), ("anarchy", "A-0.01")]
        {
            let book = RefCell::new(OpenBook::default());
            book.borrow_mut().open(&Source::built_in(), game, lang, number);
            let panel = |ui: &mut bevy_egui::egui::Ui| {
                rules::show(ui, &mut book.borrow_mut(), &mut GameChoice::default(), &texts)
            };
            let mut harness = Harness::builder().with_size([760.0, 20_000.0]).build_ui(|ui| drop(panel(ui)));
            harness.run_steps(3);
            for clipped in &harness.output().shapes {
                let Shape::Text(text) = &clipped.shape else { continue };
                let rows = &text.galley.rows;
                for pair in rows.windows(2).filter(|pair| !pair[0].ends_with_newline) {
                    let last = pair[0].glyphs.last().map(|glyph| glyph.chr);
                    let next = pair[1].glyphs.first().map(|glyph| glyph.chr);
                    let within = last.zip(next).filter(|(last, next)| last.is_alphabetic() && next.is_alphabetic());
                    assert_eq!(within, None, "{game} in {lang}: {}", text.galley.text());
                    lines += 1;
                }
            }
        }
    }
    assert!(lines > 100, "{lines} lines go on below");
}

/// Beside the rule of a card stands its picture, and beside other rules none.
#[test]
fn the_pictures_of_cards_stand_beside_their_rules() {
    let texts = Texts::new(Lang::En);
    let book = RefCell::new(OpenBook::default());
    book.borrow_mut().open(&Source::built_in(), "fief", Lang::En, "F-16.13");
    book.borrow_mut().illustrate(FACE.illustrations());
    let panel =
        |ui: &mut bevy_egui::egui::Ui| rules::show(ui, &mut book.borrow_mut(), &mut GameChoice::default(), &texts);
    let mut harness = Harness::builder().with_size([1060.0, 9_000.0]).build_ui(|ui| drop(panel(ui)));
    harness.run_steps(3);
    for (number, pictures) in [("F-16.13", 1), ("F-16.01", 2), ("F-16.14", 0), ("F-16.27", 1)] {
        let found: Vec<Rect> =
            harness.query_all_by_role_and_label(Role::Image, number).map(|node| node.rect()).collect();
        assert_eq!(found.len(), pictures, "{number}");
        for picture in found {
            assert!(picture.left() > 0.0 && picture.right() < 1060.0 && picture.width() > 60.0);
        }
    }
}
