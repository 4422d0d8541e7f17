//! For designers: the rule data in force, value by value, with what their author noted, where they came from, and how they
//! differ from the program's own.
use crate::desktop::pages::game_choice::GameChoice;
use crate::desktop::session::requests::{Dialog, Request};
use crate::desktop::theme;
use crate::table::data::{Change, Inventory, Origin, Row, RuleFile, Source};
use crate::table::text::locales::Texts;
use bevy::prelude::Resource;
use bevy_egui::egui::{self, RichText, vec2};

/// The rule data laid out, and what is looked at.
#[derive(Resource, Default)]
pub struct OpenInventory {
    /// The game, and a print of the files from which it was laid out.
    of: Option<(String, u64)>,
    inventory: Option<Inventory>,
    file: usize,
    words: String,
    changed_only: bool,
    /// The files come from a folder, so matches can be compared.
    in_folder: bool,
    /// The row to be scrolled to, once.
    sought: Option<usize>,
}

impl OpenInventory {
    /// Lays out the rule data of a game, anew if any file has changed.
    pub fn open(&mut self, source: &Source, game: &str) {
        let prefix = format!("{game}/");
        let files = source.list(&prefix).into_iter().filter(|file| file.ends_with(".ron"));
        let texts: Vec<_> = files.map(|file| (source.read(&file).ok(), file)).collect();
        self.in_folder = source.on_disk().is_some();
        let print = xxhash_rust::xxh3::xxh3_64(format!("{texts:?}").as_bytes());
        let of = Some((game.to_owned(), print));
        if self.of != of {
            let inventory = Inventory::of(source, &prefix);
            let file = self.file.min(inventory.files.len().saturating_sub(1));
            *self = Self { of, inventory: Some(inventory), file, ..std::mem::take(self) };
        }
    }
    /// The next opening looks at the files again.
    pub fn close(&mut self) {
        self.of = None;
    }
    /// Shows what has these words.
    pub fn search(&mut self, words: &str) {
        words.clone_into(&mut self.words);
    }
}

/// The sheet.
pub fn show(ui: &mut egui::Ui, open: &mut OpenInventory, games: &mut GameChoice, texts: &Texts) -> Option<Request> {
    theme::fill_page(ui, 1240.0);
    let mut request = None;
    ui.horizontal(|ui| {
        ui.heading(texts.get("inspector-title"));
        ui.add_space(12.0);
        let hint = texts.get("inspector-search");
        // What stands to the right of the words that are looked for keeps its room, in points.
        let beside = if open.in_folder { 570.0 } else { 440.0 };
        let wide = (ui.available_width() - beside).clamp(110.0, 340.0);
        ui.add(egui::TextEdit::singleline(&mut open.words).hint_text(hint).desired_width(wide));
        let changed_only = ui.checkbox(&mut open.changed_only, texts.get("inspector-changed-only"));
        changed_only.on_hover_text(texts.get("inspector-changed-only.hint"));
        ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
            if ui.add(theme::main_button(ui, texts.get("desktop-close"))).clicked() {
                request = Some(Request::Close);
            }
            if open.in_folder {
                let compare = ui.button(texts.get("comparison-open"));
                if compare.on_hover_text(texts.get("comparison-open.hint")).clicked() {
                    request = Some(Request::Open(Dialog::Comparison));
                }
            }
            if ui.button(texts.get("desktop-rules")).clicked() {
                request = Some(Request::Open(Dialog::Rules(String::new())));
            }
        });
    });
    ui.separator();
    let Some(inventory) = open.inventory.take() else { return request };
    ui.horizontal_top(|ui| {
        ui.vertical(|ui| {
            ui.set_width(200.0);
            games.show(ui, 190.0, texts);
            let area = egui::ScrollArea::vertical().id_salt("files").max_height(ui.available_height());
            area.show(ui, |ui| files(ui, open, &inventory, texts));
        });
        ui.separator();
        ui.vertical(|ui| {
            if open.words.trim().is_empty() {
                if let Some(file) = inventory.files.get(open.file) {
                    show_file(ui, open, file, texts);
                }
            } else {
                hits(ui, open, &inventory, texts);
            }
        });
    });
    open.inventory = Some(inventory);
    request
}

fn files(ui: &mut egui::Ui, open: &mut OpenInventory, inventory: &Inventory, texts: &Texts) {
    for (i, file) in inventory.files.iter().enumerate() {
        let name = file.name.rsplit('/').next().unwrap_or(&file.name);
        let name = if file.is_changed() {
            texts.format("inspector-file-changed", &[("file", name.into())])
        } else {
            name.to_owned()
        };
        let chosen = open.file == i && open.words.trim().is_empty();
        let button = egui::Button::selectable(chosen, RichText::new(name).size(16.0)).wrap();
        if ui.add(button.min_size(vec2(190.0, 28.0))).clicked() {
            open.file = i;
            open.sought = None;
            open.words.clear();
        }
    }
}

/// Where a file comes from, in words.
pub fn origin(origin: &Origin, texts: &Texts) -> String {
    match origin {
        Origin::Program => texts.get("inspector-of-program"),
        Origin::Save => texts.get("inspector-of-save"),
        Origin::Folder(path) => texts.format("inspector-of-folder", &[("file", path.display().to_string().into())]),
    }
}

/// The height of a row, in points.
const ROW: f32 = 25.0;

fn show_file(ui: &mut egui::Ui, open: &mut OpenInventory, file: &RuleFile, texts: &Texts) {
    let c = theme::colours(ui);
    ui.label(RichText::new(&file.name).family(theme::bold(ui.ctx())).size(19.0));
    ui.label(RichText::new(origin(&file.origin, texts)).size(15.0).color(c.ink_faded));
    if !file.comment.is_empty() {
        ui.label(RichText::new(&file.comment).family(theme::italic(ui.ctx())));
    }
    if let Some(problem) = &file.problem {
        ui.label(RichText::new(problem.render(texts)).color(c.rubric));
    }
    ui.add_space(4.0);
    let differs = |row: &Row| row.change != Change::None;
    let rows: Vec<usize> = (0..file.rows.len()).filter(|i| !open.changed_only || differs(&file.rows[*i])).collect();
    let missing = file.missing.len();
    if rows.is_empty() && missing == 0 {
        let key = if open.changed_only { "inspector-nothing-changed" } else { "inspector-nothing" };
        ui.label(texts.get(key));
        return;
    }
    let mut area = egui::ScrollArea::vertical().id_salt(("values", &file.name, open.changed_only)).auto_shrink(false);
    if let Some(at) = open.sought.take().and_then(|row| rows.iter().position(|i| *i == row)) {
        let step = ROW + ui.spacing().item_spacing.y;
        area = area.vertical_scroll_offset((at as f32 * step - 120.0).max(0.0));
    }
    area.show_rows(ui, ROW, rows.len() + missing, |ui, shown| {
        for i in shown {
            match rows.get(i) {
                Some(row) => show_row(ui, &file.rows[*row], texts),
                None => show_missing(ui, &file.missing[i - rows.len()], texts),
            }
        }
    });
}

/// A value on one line: the line of its file, its name, what it is, what it is usually, and what its author noted.
fn show_row(ui: &mut egui::Ui, row: &Row, texts: &Texts) {
    let c = theme::colours(ui);
    ui.horizontal(|ui| {
        ui.set_height(ROW);
        let line = RichText::new(row.line.to_string()).size(theme::SMALL).color(c.ink_faded);
        ui.add_sized(vec2(38.0, ROW), egui::Label::new(line));
        ui.add_space(18.0 * row.depth as f32);
        let name = row.path.rsplit_once('.').map_or(row.path.as_str(), |(_, name)| name);
        ui.label(RichText::new(name).color(c.ink_faded)).on_hover_text(&row.path);
        let value = RichText::new(&row.value).family(theme::bold(ui.ctx()));
        ui.label(if row.change == Change::None { value } else { value.color(c.rubric) });
        if let Some(title) = row.title.as_ref().filter(|_| row.head && row.path.ends_with(']')) {
            ui.label(title);
        }
        match &row.change {
            Change::None => {}
            Change::New => drop(ui.label(RichText::new(texts.get("inspector-new")).color(c.rubric))),
            Change::From(usual) => {
                let words = texts.format("inspector-instead", &[("usual", usual.into())]);
                ui.label(RichText::new(words).color(c.rubric));
            }
        }
        if !row.comment.is_empty() {
            let comment = RichText::new(&row.comment).family(theme::italic(ui.ctx())).size(15.0).color(c.ink_faded);
            ui.add(egui::Label::new(comment).truncate()).on_hover_text(&row.comment);
        }
    });
}

fn show_missing(ui: &mut egui::Ui, row: &Row, texts: &Texts) {
    let c = theme::colours(ui);
    ui.horizontal(|ui| {
        ui.set_height(ROW);
        let words = texts.format("inspector-missing", &[("path", (&row.path).into()), ("usual", (&row.value).into())]);
        ui.add(egui::Label::new(RichText::new(words).color(c.rubric)).truncate());
    });
}

/// What was found in all files; a click goes to the place.
fn hits(ui: &mut egui::Ui, open: &mut OpenInventory, inventory: &Inventory, texts: &Texts) {
    let differs = |(file, row): &(usize, usize)| inventory.files[*file].rows[*row].change != Change::None;
    let found: Vec<_> =
        inventory.search(&open.words).into_iter().filter(|hit| !open.changed_only || differs(hit)).collect();
    let words = texts.format("inspector-found", &[("n", found.len().into())]);
    ui.label(RichText::new(words).color(theme::colours(ui).ink_faded));
    let mut wanted = None;
    let area = egui::ScrollArea::vertical().id_salt("hits").auto_shrink(false);
    area.show_rows(ui, ROW, found.len(), |ui, shown| {
        for (file, row) in found[shown].iter().copied() {
            ui.horizontal(|ui| {
                ui.set_height(ROW);
                let of = &inventory.files[file];
                let name = of.name.rsplit('/').next().unwrap_or(&of.name);
                let place = format!("{name}:{}", of.rows[row].line);
                if ui.add(egui::Button::new(RichText::new(place).size(15.0)).small()).clicked() {
                    wanted = Some((file, row));
                }
                let row = &of.rows[row];
                ui.label(RichText::new(&row.path).color(theme::colours(ui).ink_faded));
                ui.label(RichText::new(&row.value).family(theme::bold(ui.ctx())));
                if let Some(title) = &row.title {
                    ui.label(title);
                }
                let comment = RichText::new(&row.comment).family(theme::italic(ui.ctx())).size(15.0);
                ui.add(egui::Label::new(comment).truncate());
            });
        }
    });
    if let Some((file, row)) = wanted {
        open.file = file;
        open.sought = Some(row);
        open.words.clear();
    }
}
