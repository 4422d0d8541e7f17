//! The lists that players bring to a match: those of the program and their own, shown as a form, changed, saved, printed. The page
//! knows no game: it shows the form that the game makes of a text, and sends edits.
mod actions;
mod draft;
mod row;
mod shelf;

pub use draft::Draft;

use crate::desktop::pages::game_choice::GameChoice;
use crate::desktop::platform::library::Library;
use crate::desktop::session::requests::{Dialog, Request, Requests};
use crate::desktop::theme;
use crate::table::prelude::{Game, RuleData};
use crate::table::rosters::book::{Listed, RosterBook};
use crate::table::rosters::form::{Edit, Form};
use crate::table::saves::own_lists::{OwnList, OwnLists};
use crate::table::text::locales::{Arg, Lang, Texts};
use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::{self, RichText, vec2};

/// What is asked back before it is done.
#[derive(Clone, Debug, Default, PartialEq)]
enum Asking {
    #[default]
    Nothing,
    /// The file of the list is to be removed for good.
    Delete,
    /// The name under which the list is to be saved, as it is being typed.
    SaveAs(String),
    /// Changes of the list would be lost.
    Leave(Next),
}

/// Which list is to be shown.
#[derive(Clone, Debug, PartialEq)]
enum Next {
    /// One of the player's own, by its place.
    Own(usize),
    /// One of the program's, by its id.
    Shipped(String),
    New,
    /// None: the program ends.
    Quit,
}

/// The page: the lists, and the one that is written.
#[derive(Resource, Default)]
pub struct OpenRosters {
    /// The game whose lists they are.
    game: String,
    own: Vec<OwnList>,
    shipped: Vec<Listed>,
    /// The lists are read again.
    stale: bool,
    draft: Option<Draft>,
    /// A file that cannot be read: its findings are shown in place of a form.
    broken: Option<usize>,
    asking: Asking,
    /// What was done, or why it could not be; and whether it is good news.
    told: Option<(String, bool)>,
    form: Option<(String, Lang, Form)>,
    /// Grows when the files of the lists have changed.
    pub version: u64,
    /// The program is to end.
    quitting: bool,
}

/// What the page works with.
pub struct Workshop<'a> {
    pub game: &'a str,
    pub book: &'static dyn RosterBook,
    pub data: &'a RuleData,
    /// Nothing: there is no folder, and lists cannot be saved.
    pub lists: Option<OwnLists>,
}

impl OpenRosters {
    /// Reads the lists of a game, when the page is opened or the game is another one.
    pub fn open(&mut self, shop: &Workshop, texts: &Texts) {
        if self.game != shop.game {
            *self = Self { game: shop.game.to_owned(), stale: true, version: self.version + 1, ..Self::default() };
        }
        if std::mem::take(&mut self.stale) {
            self.own = shop.lists.as_ref().map(|lists| lists.read(shop.book)).unwrap_or_default();
            self.shipped = shop.book.shipped(shop.data, texts);
            self.broken = self.broken.filter(|i| self.own.get(*i).is_some_and(|own| own.list.is_err()));
            self.version += 1;
        }
    }

    /// The page is closed: next time the files are read again. What is written stays.
    pub fn close(&mut self) {
        self.stale = true;
        self.told = None;
        self.asking = Asking::Nothing;
    }

    /// The list that is being written.
    pub fn draft(&self) -> Option<&Draft> {
        self.draft.as_ref()
    }

    /// Changes the list, and shows what comes of it.
    pub fn edit(&mut self, shop: &Workshop, edit: &Edit) {
        self.told = None;
        if let Some(draft) = &mut self.draft {
            let text = shop.book.edit(shop.data, draft.text(), edit);
            draft.write(text, edit);
        }
    }

    /// The form of the list, made again when its text or the language is another one.
    fn take_form(&mut self, shop: &Workshop, texts: &Texts) -> Option<Form> {
        let text = self.draft.as_ref()?.text();
        if let Some((of, lang, form)) = self.form.take()
            && of == *text
            && lang == texts.lang()
        {
            return Some(form);
        }
        shop.book.form(shop.data, text, texts)
    }
}

/// A match is about to be chosen: other programs may have changed the files of the lists.
pub fn look_again(mut open: ResMut<OpenRosters>) {
    open.stale = true;
    open.version += 1;
}

/// The program is to end, and the list that is being written has changes that are in no file: asks first.
pub fn ask_before_quitting(mut requests: ResMut<Requests>, mut open: ResMut<OpenRosters>, mut dialog: ResMut<Dialog>) {
    if !requests.0.contains(&Request::Quit) || !open.draft.as_ref().is_some_and(Draft::is_changed) {
        return;
    }
    requests.0.retain(|request| *request != Request::Quit);
    open.asking = Asking::Leave(Next::Quit);
    *dialog = Dialog::Rosters;
}

/// The page, while it is open.
pub fn draw(
    mut contexts: EguiContexts,
    texts: Res<Texts>,
    dialog: Res<Dialog>,
    library: Res<Library>,
    mut games: ResMut<GameChoice>,
    mut open: ResMut<OpenRosters>,
    mut requests: ResMut<Requests>,
) -> Result {
    let open = open.bypass_change_detection();
    if *dialog != Dialog::Rosters {
        if !open.stale {
            open.close();
        }
        return Ok(());
    }
    let ctx = contexts.ctx_mut()?.clone();
    let games = games.bypass_change_detection();
    let with_lists = library.shelf.iter().filter(|shelf| shelf.game.rosters().is_some() && shelf.rules.is_ok());
    games.offer(with_lists.map(|shelf| shelf.game));
    let request =
        (library.shelf.iter()).find(|shelf| Some(shelf.game.id()) == games.game().map(Game::id)).and_then(|shelf| {
            let shop = Workshop {
                game: shelf.game.id(),
                book: shelf.game.rosters()?,
                data: &shelf.rules.as_ref().ok()?.data,
                lists: library.saves.as_ref().ok().map(|saves| OwnLists::of(saves, shelf.game.id())),
            };
            theme::modal(&ctx, "rosters", |ui| show(ui, open, &shop, games, &texts))
        });
    requests.0.extend(request);
    Ok(())
}

/// The widest that the page grows, in points.
const WIDEST: f32 = 1500.0;
/// A page that is not so wide, in points, has no room for all its buttons in one row.
const NARROW: f32 = 1000.0;
/// The room for the names of the lists.
const SHELF: f32 = 232.0;
/// The width of a field of the whole list.
const HEAD: f32 = 246.0;

/// The panel.
pub fn show(
    ui: &mut egui::Ui,
    open: &mut OpenRosters,
    shop: &Workshop,
    games: &mut GameChoice,
    texts: &Texts,
) -> Option<Request> {
    let mut request = None;
    open.open(shop, texts);
    theme::fill_page(ui, WIDEST);
    actions::keys(ui, open, shop, texts);
    // With large letters what is done with a list has rows of its own.
    let narrow = ui.available_width() < NARROW;
    ui.horizontal(|ui| {
        ui.heading(texts.get("roster-title"));
        games.show(ui, 200.0, texts);
        ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
            if ui.add(theme::main_button(ui, texts.get("desktop-close"))).clicked() {
                request = Some(Request::Close);
            }
            if !narrow {
                actions::toolbar(ui, open, shop, texts);
            }
        });
    });
    if narrow {
        ui.horizontal_wrapped(|ui| actions::toolbar(ui, open, shop, texts));
    }
    ui.separator();
    ui.horizontal_top(|ui| {
        ui.vertical(|ui| {
            ui.set_width(SHELF);
            shelf::show(ui, open, shop, texts);
        });
        ui.separator();
        ui.vertical(|ui| show_list(ui, open, shop, texts));
    });
    if std::mem::take(&mut open.quitting) {
        return Some(Request::Quit);
    }
    request
}

/// The list that was chosen: its form; or why it has none.
fn show_list(ui: &mut egui::Ui, open: &mut OpenRosters, shop: &Workshop, texts: &Texts) {
    actions::ask(ui, open, shop, texts);
    let c = theme::colours(ui);
    if let Some((told, good)) = &open.told {
        let words = RichText::new(told).family(theme::bold(ui.ctx()));
        ui.add(egui::Label::new(words.color(if *good { c.ink } else { c.rubric })).wrap());
    }
    if let Some(own) = open.broken.and_then(|i| open.own.get(i))
        && let Err(findings) = &own.list
    {
        let args = [("file", own.path.display().to_string().into())];
        ui.add(egui::Label::new(RichText::new(texts.format("roster-broken", &args)).color(c.rubric)).wrap());
        egui::ScrollArea::both().id_salt("findings").auto_shrink(false).show(ui, |ui| {
            ui.label(RichText::new(findings.render(texts)).monospace());
        });
        return;
    }
    let Some(form) = open.take_form(shop, texts) else {
        ui.add(egui::Label::new(texts.get("roster-choose")).wrap());
        return;
    };
    let text = open.draft.as_ref().map(|draft| draft.text().clone()).unwrap_or_default();
    let mut edits = vec![];
    show_head(ui, &form, &mut edits, texts);
    ui.separator();
    // What is wider than a narrow page can be scrolled to, and pushes nothing out of the window.
    egui::ScrollArea::both().id_salt(("rows", &shop.game)).auto_shrink(false).show(ui, |ui| {
        for (i, row) in form.rows.iter().enumerate() {
            row::show(ui, i, row, &mut edits, texts);
            ui.add_space(6.0);
        }
        row::show_kinds(ui, &form, &mut edits, texts);
    });
    open.form = Some((text, texts.lang(), form));
    edits.iter().for_each(|edit| open.edit(shop, edit));
}

/// Fields and figures of the whole list: what it costs and may cost, and what is wrong with it as a whole.
fn show_head(ui: &mut egui::Ui, form: &Form, edits: &mut Vec<Edit>, texts: &Texts) {
    let c = theme::colours(ui);
    row::fields(ui, None, "", &form.head, HEAD, edits);
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 18.0;
        let over = form.total > form.limit;
        let total = RichText::new(format!("{} / {}", form.total, form.limit)).size(26.0).family(theme::bold(ui.ctx()));
        ui.label(total.color(if over { c.rubric } else { c.ink }));
        for figure in &form.figures {
            let args = [("what", Arg::from(figure.label.as_str())), ("row", Arg::from(figure.value.as_str()))];
            let words = RichText::new(texts.format("roster-of-row", &args));
            ui.label(if figure.sound { words } else { words.color(c.rubric) }).on_hover_text(&figure.hint);
        }
    });
    // How full the limit is.
    let (bar, _) = ui.allocate_exact_size(vec2(ui.available_width(), 6.0), egui::Sense::hover());
    let full = (form.total as f32 / form.limit.max(1) as f32).clamp(0.0, 1.0);
    ui.painter().rect_filled(bar, 3.0, c.paper_dark);
    let filled = egui::Rect::from_min_size(bar.min, vec2(bar.width() * full, bar.height()));
    ui.painter().rect_filled(filled, 3.0, if form.total > form.limit { c.rubric } else { c.gold });
    row::remarks(ui, &form.remarks);
}
