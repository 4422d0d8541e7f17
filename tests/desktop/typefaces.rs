//! What the typefaces of the window can write.
use bevy_egui::egui::{FontFamily, FontId};
use egui_kittest::Harness;
use mesnie::desktop::theme::{self, Look};
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// The messages of the command line, which the window never shows.
const OF_THE_COMMAND_LINE: &str = "jobs.ftl";

fn files_of(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("a file").path());
    entries.flat_map(|path| if path.is_dir() { files_of(&path) } else { vec![path] }).collect()
}

/// A sign that no typeface has is shown as an empty box.
#[test]
fn every_sign_of_messages_and_rule_books_can_be_written() {
    let mut harness = Harness::builder().build_ui(|_| {});
    theme::apply_style(&harness.ctx, Look::default());
    harness.run_ok();
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let files: Vec<PathBuf> = ["locales", "rules"].iter().flat_map(|folder| files_of(&root.join(folder))).collect();
    let mut missing = BTreeSet::new();
    for file in files.iter().filter(|file| !file.ends_with(OF_THE_COMMAND_LINE)) {
        let text = fs::read_to_string(file).expect("text");
        for (i, line) in text.lines().enumerate().filter(|(_, line)| !line.starts_with('#')) {
            for sign in line.chars().filter(|sign| !sign.is_control()) {
                let is_there = |family: FontFamily| {
                    harness.ctx.fonts_mut(|fonts| fonts.has_glyph(&FontId::new(theme::BODY, family), sign))
                };
                let bold = || is_there(FontFamily::Name("bold".into()));
                if !(sign.is_ascii() || is_there(FontFamily::Proportional) && bold()) {
                    missing.insert(format!("{}:{}: {sign}", file.display(), i + 1));
                }
            }
        }
    }
    assert!(files.len() > 20 && missing.is_empty(), "{missing:#?}");
}
