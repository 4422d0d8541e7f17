//! The rules in the app: the book of the game in the language in use, chapter by chapter, searched, and opened at the
//! number that a refusal, a question or a line of the log names.
use crate::desktop::face::Picture;
use crate::desktop::pages::game_choice::GameChoice;
use crate::desktop::pages::rule_tables::{self, Part};
use crate::desktop::session::requests::{Dialog, Request};
use crate::desktop::theme;
use crate::table::data::rules_text::{Block, BlockKind, RulePages};
use crate::table::data::{Reader, Source};
use crate::table::text::locales::{Lang, Texts};
use bevy::prelude::Resource;
use bevy_egui::egui::{self, RichText, vec2};
use egui_commonmark::{CommonMarkCache, CommonMarkViewer};

/// The side of a picture beside a rule, in points.
const PICTURE: f32 = 88.0;

/// The book that is open, and where.
#[derive(Resource, Default)]
pub struct OpenBook {
    /// Game and language of `pages`.
    of: Option<(String, Lang)>,
    pages: Option<RulePages>,
    chapter: usize,
    /// What is searched for.
    words: String,
    /// The block that was asked for; scrolled to once.
    sought: Option<usize>,
    scroll: bool,
    /// The number that was last asked for, so that it is looked up once.
    asked: String,
    drawn: CommonMarkCache,
    /// What stands beside rules, by their numbers.
    pictures: Vec<(&'static str, Picture)>,
}

impl OpenBook {
    /// Opens the book of a game, at a rule if one is named.
    pub fn open(&mut self, source: &Source, game: &str, lang: Lang, number: &str) {
        let of = Some((game.to_owned(), lang));
        if self.of != of {
            let reader = Reader::new(source.clone());
            let base = crate::games::all().iter().find(|known| known.id() == game).and_then(|game| game.base());
            *self = Self { of, pages: RulePages::read_with(&reader, game, base, lang), ..Self::default() };
        }
        if self.asked != number {
            number.clone_into(&mut self.asked);
            self.seek(number);
        }
    }
    /// Puts pictures beside rules, by the numbers of those.
    pub fn illustrate(&mut self, pictures: Vec<(&'static str, Picture)>) {
        self.pictures = pictures;
    }
    /// Whether the book has no pictures yet.
    pub fn is_plain(&self) -> bool {
        self.pictures.is_empty()
    }
    /// Forgets what was asked for: the next number is looked up even if it is the same.
    pub fn close(&mut self) {
        self.asked.clear();
    }

    /// Shows what has these words.
    pub fn search(&mut self, words: &str) {
        words.clone_into(&mut self.words);
    }

    fn seek(&mut self, number: &str) {
        let Some(pages) = &self.pages else { return };
        if let Some(block) = pages.find(number) {
            self.go_to(block);
        }
    }
    fn go_to(&mut self, block: usize) {
        let Some(pages) = &self.pages else { return };
        self.chapter = pages.blocks()[block].chapter;
        self.sought = Some(block);
        self.scroll = true;
        self.words.clear();
    }
}

/// The sheet.
pub fn show(ui: &mut egui::Ui, book: &mut OpenBook, games: &mut GameChoice, texts: &Texts) -> Option<Request> {
    theme::fill_page(ui, 1080.0);
    let mut request = None;
    ui.horizontal(|ui| {
        ui.heading(texts.get("desktop-rules"));
        ui.add_space(12.0);
        let hint = texts.get("desktop-rules-search");
        ui.add(egui::TextEdit::singleline(&mut book.words).hint_text(hint).desired_width(360.0));
        ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
            if ui.add(theme::main_button(ui, texts.get("desktop-close"))).clicked() {
                request = Some(Request::Close);
            }
            let data = ui.button(texts.get("inspector-open"));
            if data.on_hover_text(texts.get("inspector-open.hint")).clicked() {
                request = Some(Request::Open(Dialog::RuleData));
            }
        });
    });
    ui.separator();
    let Some(pages) = book.pages.take() else {
        games.show(ui, 240.0, texts);
        ui.label(texts.get("desktop-rules-missing"));
        return request;
    };
    ui.horizontal_top(|ui| {
        let height = ui.available_height();
        ui.vertical(|ui| {
            ui.set_width(250.0);
            games.show(ui, 240.0, texts);
            let area = egui::ScrollArea::vertical().id_salt("chapters").max_height(ui.available_height());
            area.show(ui, |ui| chapters(ui, book, &pages));
        });
        ui.separator();
        ui.vertical(|ui| {
            let words = book.words.trim().to_owned();
            let area = egui::ScrollArea::vertical().id_salt(("rules", book.chapter, words.clone()));
            area.max_height(height).auto_shrink(false).show(ui, |ui| {
                if words.is_empty() {
                    let first = pages.chapters()[book.chapter].blocks.start;
                    for (i, block) in pages.of_chapter(book.chapter).iter().enumerate() {
                        show_block(ui, book, first + i, block);
                    }
                } else {
                    hits(ui, book, &pages, &words, texts);
                }
            });
        });
    });
    book.pages = Some(pages);
    request
}

fn chapters(ui: &mut egui::Ui, book: &mut OpenBook, pages: &RulePages) {
    for (i, chapter) in pages.chapters().iter().enumerate() {
        let chosen = book.chapter == i && book.words.trim().is_empty();
        let button = egui::Button::selectable(chosen, RichText::new(&chapter.title).size(16.0)).wrap();
        if ui.add(button.min_size(vec2(240.0, 28.0))).clicked() {
            book.chapter = i;
            book.sought = None;
            book.words.clear();
        }
    }
}

/// What was found, each with its number; a click goes to the place.
fn hits(ui: &mut egui::Ui, book: &mut OpenBook, pages: &RulePages, words: &str, texts: &Texts) {
    // A number typed is a number looked for.
    let mut found = pages.search(words);
    if let Some(block) = pages.find(words).filter(|block| !found.contains(block)) {
        found.insert(0, block);
    }
    ui.label(
        RichText::new(texts.format("desktop-rules-found", &[("n", found.len().into())]))
            .color(theme::colours(ui).ink_faded),
    );
    let mut wanted = None;
    for i in found {
        let block = &pages.blocks()[i];
        show_block(ui, book, i, block);
        let title = &pages.chapters()[block.chapter].title;
        if ui.small_button(texts.format("desktop-rules-go", &[("chapter", title.into())])).clicked() {
            wanted = Some(i);
        }
        ui.separator();
    }
    if let Some(block) = wanted {
        book.pages = Some(pages.clone());
        book.go_to(block);
    }
}

fn show_block(ui: &mut egui::Ui, book: &mut OpenBook, i: usize, block: &Block) {
    let c = theme::colours(ui);
    let sought = book.sought == Some(i);
    let fill = if sought { c.paper_dark } else { egui::Color32::TRANSPARENT };
    let shown = egui::Frame::new().fill(fill).inner_margin(4).corner_radius(3).show(ui, |ui| match &block.kind {
        BlockKind::Heading(level) => {
            let size = if *level <= 2 { 24.0 } else { 19.0 };
            let words = RichText::new(&block.markdown).size(size).family(theme::display(ui.ctx())).color(c.rubric);
            ui.label(words);
        }
        BlockKind::Rule(number) => {
            ui.horizontal_top(|ui| {
                let words = RichText::new(number).family(theme::bold(ui.ctx())).color(c.rubric);
                ui.add_sized(vec2(64.0, 20.0), egui::Label::new(words));
                for (_, picture) in book.pictures.iter().filter(|(rule, _)| rule == number) {
                    let (square, response) = ui.allocate_exact_size(vec2(PICTURE, PICTURE), egui::Sense::hover());
                    response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Image, true, number));
                    theme::framed_picture(ui, square.shrink(2.0), picture);
                }
                ui.vertical(|ui| markdown(ui, book, &block.markdown));
            });
        }
        BlockKind::Text => markdown(ui, book, &block.markdown),
    });
    if sought && book.scroll {
        shown.response.scroll_to_me(Some(egui::Align::Center));
        book.scroll = false;
    }
}

fn markdown(ui: &mut egui::Ui, book: &mut OpenBook, text: &str) {
    for (number, part) in rule_tables::parts(text).into_iter().enumerate() {
        match part {
            Part::Words(words) => {
                CommonMarkViewer::new().show(ui, &mut book.drawn, words);
            }
            Part::Table(rows) => rule_tables::show(ui, number, &rows, |ui, words| {
                CommonMarkViewer::new().show(ui, &mut book.drawn, words);
            }),
        }
    }
}
