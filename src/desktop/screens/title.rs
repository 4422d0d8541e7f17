//! The first screen.
use crate::desktop::face::Point;
use crate::desktop::pages::saves::{self, Scenario};
use crate::desktop::panels::languages;
use crate::desktop::platform::library::Library;
use crate::desktop::platform::library::Shelf;
use crate::desktop::platform::settings::Preferences;
use crate::desktop::session::match_setup::quick_in_words;
use crate::desktop::session::requests::Requests;
use crate::desktop::session::requests::{Dialog, Request};
use crate::desktop::session::screen::Screen;
use crate::desktop::theme;
use crate::desktop::theme::paint_symbol;
use crate::table::data::Findings;
use crate::table::saves::folder::Saved;
use crate::table::text::locales::{Lang, Texts};
use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};

/// The match that can be gone on with, looked up when the screen opens.
#[derive(Resource, Default)]
pub struct Unfinished(Option<Saved>);

pub fn look_up_unfinished(library: Res<Library>, mut unfinished: ResMut<Unfinished>) {
    unfinished.0 = library.saves.as_ref().ok().and_then(|saves| saves.unfinished());
}

/// A game as the title shows it.
pub struct Card {
    /// Its number in the library.
    pub number: usize,
    pub id: &'static str,
    pub emblem: Vec<Vec<Point>>,
    /// The fewest and the most players.
    pub seats: (usize, usize),
    /// Its rule data can be played.
    pub sound: bool,
    /// Whether its matches are told with their scenarios.
    pub scenario: Scenario,
    /// Players bring lists to it.
    pub rosters: bool,
    /// What its quick match is, in words.
    pub quick: String,
}

/// What the quick matches of the games are, in the language in which they were told last.
#[derive(Default)]
pub struct Told {
    lang: Lang,
    quick: Vec<String>,
}

/// The screen.
pub fn draw(
    mut contexts: EguiContexts,
    texts: Res<Texts>,
    library: Res<Library>,
    unfinished: Res<Unfinished>,
    (preferences, window): (Res<Preferences>, Single<&Window>),
    mut requests: ResMut<Requests>,
    mut told: Local<Told>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let mut ui = theme::root(ctx);
    // An expansion reads the files of its base again: what is wrong with them is told once.
    let mut wrong = Findings::default();
    library.shelf.iter().filter_map(|shelf| shelf.rules.as_ref().err()).for_each(|of| wrong.add_new(of.clone()));
    let findings: Vec<String> = if wrong.is_empty() { vec![] } else { vec![wrong.render(&texts)] };
    if told.lang != texts.lang() || told.quick.is_empty() || library.is_changed() {
        let quick =
            |shelf: &Shelf| shelf.rules.as_ref().map(|rules| quick_in_words(shelf, rules, &texts)).unwrap_or_default();
        *told = Told { lang: texts.lang(), quick: library.shelf.iter().map(quick).collect() };
    }
    let card = |(number, shelf): (usize, &Shelf)| Card {
        number,
        id: shelf.game.id(),
        emblem: shelf.face.emblem(),
        seats: (*shelf.game.seat_counts().start(), *shelf.game.seat_counts().end()),
        sound: shelf.rules.is_ok(),
        scenario: Scenario::told_if(shelf.has_scenarios()),
        rosters: shelf.game.rosters().is_some(),
        quick: told.quick[number].clone(),
    };
    let cards: Vec<Card> = library.shelf.iter().enumerate().map(card).collect();
    let request = egui::CentralPanel::default()
        .frame(egui::Frame::new().fill(theme::colours(&ui).paper))
        .show(&mut ui, |ui| show(ui, &cards, unfinished.0.as_ref(), &findings, &texts))
        .inner;
    requests.0.extend(request);
    let (wanted, shown) = (preferences.text_size, preferences.text_size_in(window.width(), window.height()));
    if shown < wanted {
        let told = texts.format("desktop-text-smaller", &[("shown", shown.into()), ("wanted", wanted.into())]);
        let told = egui::RichText::new(told).size(theme::SMALL).color(theme::colours(&ui).rubric);
        let foot = ui.max_rect().shrink(EDGE + 2.0).split_top_bottom_at_y(ui.max_rect().bottom() - EDGE - 26.0).1;
        ui.put(foot, egui::Label::new(told));
    }
    Ok(())
}

/// From the edge of the window to what is within the ruled border.
const EDGE: f32 = 24.0;
/// Lower than this, in points, the page has smaller buttons; smaller letters where the cards of all games would not fit, too.
const LOW: f32 = 720.0;

/// The width of the buttons, of a card where there is room, and the room between both, in points. A card is so wide that all
/// games are seen at once in a small window.
const MENU: f32 = 300.0;
const CARD: std::ops::RangeInclusive<f32> = 400.0..=620.0;
const BETWEEN: f32 = 44.0;
/// About the height of what stands above the cards and below them, and of a card with the room below it.
const ABOVE_CARDS: f32 = 250.0;
const CARD_HEIGHT: f32 = 116.0;
/// A button of the menu is not lower than this, in points.
const LEAST_BUTTON: f32 = 24.0;
/// The room for the languages.
const LANGUAGES: f32 = 236.0;

/// The panel. `findings` is what is wrong with the rule data, if they cannot be played.
pub fn show(
    ui: &mut egui::Ui,
    cards: &[Card],
    unfinished: Option<&Saved>,
    findings: &[String],
    texts: &Texts,
) -> Option<Request> {
    let mut request = None;
    frame(ui);
    let low = ui.available_height() < LOW;
    let tight = ui.available_height() < LOW.max(ABOVE_CARDS + CARD_HEIGHT * cards.len() as f32);
    let letters = if tight { 62.0 } else { 92.0 };
    ui.vertical_centered(|ui| {
        let wanted = ABOVE_CARDS + CARD_HEIGHT * cards.len() as f32;
        ui.add_space(((ui.available_height() - wanted) * 0.5).max(EDGE));
        let name = egui::RichText::new("MESNIE").family(theme::uncial(ui.ctx())).size(letters);
        ui.label(name.color(theme::colours(ui).rubric));
        ui.label(egui::RichText::new(texts.get("desktop-subtitle")).size(21.0).color(theme::colours(ui).ink_faded));
        ui.add_space(if tight { 12.0 } else { 30.0 });
    });
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = 0.0;
        let wide = (ui.available_width() - MENU - BETWEEN - 4.0 * EDGE).clamp(*CARD.start(), *CARD.end());
        ui.add_space(((ui.available_width() - MENU - BETWEEN - wide) / 2.0).max(0.0));
        ui.vertical(|ui| {
            ui.set_width(MENU);
            // In the lowest windows all buttons stand above the border all the same.
            let buttons = 8.0 + f32::from(u8::from(cards.iter().any(|card| card.rosters)));
            ui.spacing_mut().item_spacing.y = if low { 4.0 } else { ui.spacing().item_spacing.y };
            let room = (ui.available_height() - EDGE - 4.0) / buttons - ui.spacing().item_spacing.y;
            ui.spacing_mut().interact_size.y = room.min(ui.spacing().interact_size.y);
            ui.spacing_mut().button_padding.y = if room < 34.0 { 2.0 } else { ui.spacing().button_padding.y };
            request = menu(ui, cards, unfinished, room.clamp(LEAST_BUTTON, if low { 34.0 } else { 44.0 }), texts);
        });
        ui.add_space(BETWEEN);
        ui.vertical(|ui| {
            ui.set_width(wide);
            let height = ui.available_height() - 66.0;
            egui::ScrollArea::vertical().id_salt("cards").max_height(height).show(ui, |ui| {
                for card in cards {
                    request = show_card(ui, card, wide, texts).or(request.take());
                    ui.add_space(8.0);
                }
                if !findings.is_empty() {
                    let words = egui::RichText::new(texts.get("desktop-rules-broken")).color(theme::colours(ui).rubric);
                    ui.label(words.family(theme::bold(ui.ctx())));
                    for finding in findings {
                        ui.label(egui::RichText::new(finding).monospace());
                    }
                }
            });
        });
    });
    // In the corner of every window, for who cannot read the rest.
    let page = ui.max_rect().shrink(EDGE + 8.0);
    let corner = egui::Rect::from_min_max(egui::pos2(page.right() - LANGUAGES, page.top()), page.right_bottom());
    let lang = languages::show(&mut ui.new_child(egui::UiBuilder::new().max_rect(corner)), texts);
    request.or(lang.map(Request::Language))
}

/// The buttons, each of this height in points. Each has its place whether it can be pressed or not: what is found in the folder
/// of the saves meanwhile puts no other button under the pointer.
fn menu(ui: &mut egui::Ui, cards: &[Card], unfinished: Option<&Saved>, height: f32, texts: &Texts) -> Option<Request> {
    let mut request = None;
    let size = egui::vec2(MENU, height);
    let playable = cards.iter().any(|card| card.sound);
    request = quick_button(ui, cards, unfinished, size, texts).or(request);
    let go_on = texts.get("desktop-continue");
    // A press that has begun on another match does not open this one.
    ui.push_id(unfinished.map(|saved| &saved.path), |ui| {
        let button = theme::add_main_button(ui, unfinished.is_some(), go_on, size);
        let button = button.on_disabled_hover_text(texts.get("desktop-continue-none"));
        let game = unfinished.and_then(|saved| saved.summary.as_ref().ok()).map(|summary| summary.game.as_str());
        let card = cards.iter().find(|card| Some(card.id) == game);
        let scenario = card.map_or(Scenario::Understood, |card| card.scenario);
        if let Some(saved) = unfinished
            && button.on_hover_text(saves::describe(saved, scenario, texts).join(" · ")).clicked()
        {
            request = Some(Request::Load(saved.path.clone()));
        }
    });
    let new = ui.add_enabled(playable, egui::Button::new(texts.get("desktop-new-match")).min_size(size));
    if new.on_disabled_hover_text(texts.get("desktop-rules-broken")).clicked() {
        request = Some(Request::NewMatch);
    }
    let mut item = |ui: &mut egui::Ui, live: bool, key: &str, then: Request| {
        if ui.add_enabled(live, egui::Button::new(texts.get(key)).min_size(size)).clicked() {
            request = Some(then);
        }
    };
    item(ui, playable, "desktop-lessons", Request::Open(Dialog::Lessons));
    item(ui, true, "desktop-load", Request::Open(Dialog::Saves));
    if cards.iter().any(|card| card.rosters) {
        let sound = cards.iter().any(|card| card.rosters && card.sound);
        item(ui, sound, "roster-title", Request::Open(Dialog::Rosters));
    }
    item(ui, !cards.is_empty(), "desktop-rules", Request::Open(Dialog::Rules(String::new())));
    item(ui, true, "settings-title", Request::Open(Dialog::Settings));
    item(ui, true, "desktop-quit", Request::Quit);
    request
}

/// The button that begins a match at once: of the game that was played last, else of the first that can be played. The name of
/// the game stands on it.
fn quick_button(
    ui: &mut egui::Ui,
    cards: &[Card],
    unfinished: Option<&Saved>,
    size: egui::Vec2,
    texts: &Texts,
) -> Option<Request> {
    let last = unfinished.and_then(|saved| saved.summary.as_ref().ok()).map(|summary| summary.game.as_str());
    let sound = || cards.iter().filter(|card| card.sound);
    let card = sound().find(|card| Some(card.id) == last).or(sound().next());
    let main = card.is_some() && unfinished.is_none() && theme::is_main_free(ui.ctx());
    let c = theme::colours(ui);
    let words = texts.get("desktop-quick");
    let (ink, pale, family) = match main {
        true => (c.on_seal, c.on_seal, theme::bold(ui.ctx())),
        false => (c.ink, c.ink_faded, egui::FontFamily::Proportional),
    };
    let mut job = egui::text::LayoutJob::default();
    let text = egui::TextStyle::Button.resolve(ui.style()).size;
    for (part, apart, font, ink) in [
        (words.clone(), 0.0, egui::FontId::new(text, family), ink),
        (
            card.map(|card| texts.get(&format!("game-{}", card.id))).unwrap_or_default(),
            9.0,
            egui::FontId::proportional(theme::SMALL),
            pale,
        ),
    ] {
        let format = egui::TextFormat { valign: egui::Align::Center, ..egui::TextFormat::simple(font, ink) };
        job.append(&part, apart, format);
    }
    let pressed = ui.push_id(card.map(|card| card.id), |ui| {
        let button = egui::Button::new(job);
        let button = if main { theme::as_main(ui, button) } else { button };
        let button = ui.add_enabled(card.is_some(), button.min_size(size));
        button.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Button, card.is_some(), &words));
        let hint = card.map(|card| card.quick.as_str()).unwrap_or_default();
        button.on_hover_text(hint).on_disabled_hover_text(texts.get("desktop-rules-broken")).clicked()
    });
    card.filter(|_| pressed.inner).map(|card| Request::QuickMatch(card.number))
}

/// The room for the button of a card, in points.
const QUICK: f32 = 132.0;

/// A game: its emblem, what it is about, and for how many, so `wide` in points. A click chooses it, its button begins it.
fn show_card(ui: &mut egui::Ui, card: &Card, wide: f32, texts: &Texts) -> Option<Request> {
    const EMBLEM: f32 = 64.0;
    const MARGIN: f32 = 14.0;
    let c = theme::colours(ui);
    let name = texts.get(&format!("game-{}", card.id));
    let (least, most) = card.seats;
    let seats = if least == most {
        texts.format("desktop-card-seats", &[("n", most.into())])
    } else {
        texts.format("desktop-card-seats-between", &[("least", least.into()), ("most", most.into())])
    };
    let written = |text: &str, font: egui::FontId| ui.painter().layout_no_wrap(text.to_owned(), font, c.ink).size().x;
    let title = written(&name, egui::FontId::new(25.0, theme::display(ui.ctx())));
    // For how many it is stands beside the title where there is room for it and the button, else below.
    let row = title + 12.0 + written(&seats, egui::FontId::proportional(15.0)) + QUICK;
    let roomy = row <= wide - 4.0 * MARGIN - EMBLEM;
    let seats = egui::RichText::new(seats).size(15.0).color(c.ink_faded);
    let drawn = egui::Frame::new()
        .fill(c.paper_light)
        .stroke(egui::Stroke::new(1.0, c.ink_faded))
        .corner_radius(4)
        .inner_margin(egui::Margin::symmetric(MARGIN as i8, 8))
        .show(ui, |ui| {
            ui.set_width(wide - 2.0 * MARGIN - 2.0);
            ui.horizontal_top(|ui| {
                ui.spacing_mut().item_spacing.x = MARGIN;
                let (rect, _) = ui.allocate_exact_size(egui::vec2(EMBLEM, EMBLEM), egui::Sense::hover());
                ui.painter().circle_filled(rect.center(), EMBLEM / 2.0, c.seal);
                ui.painter().circle_stroke(rect.center(), EMBLEM / 2.0 - 3.0, egui::Stroke::new(1.5, c.gold));
                paint_symbol(ui.painter(), rect.shrink(EMBLEM * 0.22), &card.emblem, c.on_seal);
                ui.vertical(|ui| {
                    ui.spacing_mut().item_spacing.y = 4.0;
                    let title = egui::RichText::new(&name).size(25.0).family(theme::display(ui.ctx()));
                    ui.horizontal(|ui| {
                        ui.spacing_mut().item_spacing.x = 12.0;
                        ui.add(egui::Label::new(title.color(c.rubric)).selectable(false));
                        if roomy {
                            ui.add(egui::Label::new(seats.clone()).selectable(false));
                        }
                    });
                    if !roomy {
                        ui.add(egui::Label::new(seats.clone()).selectable(false));
                    }
                    let about = texts.get(&format!("game-{}.hint", card.id));
                    ui.add(egui::Label::new(egui::RichText::new(about).size(16.0)).wrap().selectable(false));
                });
            });
        });
    let whole = drawn.response.rect;
    let over = ui.interact(whole, ui.id().with(card.id), egui::Sense::click());
    let told = texts.format("desktop-card", &[("game", name.as_str().into())]);
    over.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Button, card.sound, &told));
    if over.hovered() || over.has_focus() {
        let edge = egui::Stroke::new(2.0, c.gold);
        ui.painter().rect_stroke(whole, 4.0, edge, egui::StrokeKind::Inside);
    }
    // It lies over the card, and takes its own clicks.
    let words = egui::RichText::new(texts.get("desktop-quick")).size(15.0);
    let button = egui::Button::new(words).min_size(egui::vec2(0.0, 28.0));
    let corner = egui::Rect::from_min_max(whole.right_top() + egui::vec2(-170.0, 8.0), whole.right_bottom());
    let place = egui::UiBuilder::new()
        .id_salt((card.id, "quick"))
        .max_rect(corner.with_max_x(whole.right() - 10.0))
        .layout(egui::Layout::right_to_left(egui::Align::Min));
    let quick = ui.new_child(place).add_enabled(card.sound, button);
    let name = texts.format("desktop-quick.of", &[("game", name.into())]);
    quick.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Button, card.sound, &name));
    if quick.on_hover_text(&card.quick).clicked() {
        return Some(Request::QuickMatch(card.number));
    }
    (card.sound && over.on_hover_cursor(egui::CursorIcon::PointingHand).clicked())
        .then_some(Request::NewMatchOf(card.number))
}

/// A ruled border, as scribes draw one.
fn frame(ui: &egui::Ui) {
    let rect = ui.max_rect().shrink(14.0);
    let painter = ui.painter();
    painter.rect_stroke(rect, 2.0, egui::Stroke::new(3.0, theme::colours(ui).rubric), egui::StrokeKind::Inside);
    painter.rect_stroke(
        rect.shrink(8.0),
        2.0,
        egui::Stroke::new(1.0, theme::colours(ui).ink_faded),
        egui::StrokeKind::Inside,
    );
    for (corner, (dx, dy)) in [
        (rect.left_top(), (1.0, 1.0)),
        (rect.right_top(), (-1.0, 1.0)),
        (rect.left_bottom(), (1.0, -1.0)),
        (rect.right_bottom(), (-1.0, -1.0)),
    ] {
        let centre = corner + egui::vec2(dx * 4.0, dy * 4.0);
        painter.circle_filled(centre, 11.0, theme::colours(ui).rubric);
        painter.circle_filled(centre, 6.0, theme::colours(ui).gold);
    }
}

pub fn plugin(app: &mut App) {
    app.init_resource::<Unfinished>().add_systems(OnEnter(Screen::Title), look_up_unfinished).add_systems(
        Update,
        // The folder of the saves is another one.
        look_up_unfinished
            .after(crate::desktop::platform::settings::apply)
            .run_if(in_state(Screen::Title).and_then(resource_exists_and_changed::<Library>)),
    );
}
