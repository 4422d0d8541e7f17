//! The plain list of orders: everything that can be ordered as text, for the keyboard, for screen readers, and for people who
//! prefer reading. What is refused stands there too, with the reason.
use super::digits;
use super::digits::{Counting, Numbered};
use super::points::{self, AreaLines, TypedPoints};
use super::wanted;
use crate::desktop::face::PieceLook;
use crate::desktop::platform::settings::Preferences;
use crate::desktop::session::Session;
use crate::desktop::session::requests::{Request, Requests, Server};
use crate::desktop::session::view_model::{OrderView, Question, SpanView, stands_at};
use crate::desktop::theme;
use crate::table::prelude::{Order, PieceId, Target};
use crate::table::text::locales::{Arg, Texts, fold};
use bevy::platform::collections::HashMap;
use bevy::prelude::{Res, ResMut, Resource};
use bevy_egui::egui::{self, Color32, Key, Modifiers, RichText, vec2};
use std::collections::BTreeMap;

/// The side panel with the list.
#[derive(Resource, Default, Debug, PartialEq)]
pub struct Drawer {
    pub open: bool,
    /// Only orders with all of these words are shown.
    pub filter: String,
    /// The line for typing takes the keys with the next picture.
    fresh: bool,
    /// The number chosen of each range.
    amounts: BTreeMap<String, i32>,
    /// What is typed for a point of each area.
    points: TypedPoints,
}

impl Drawer {
    /// Forgets what was typed and chosen.
    pub fn clear(&mut self) {
        *self = Self { open: self.open, ..Self::default() };
    }
    /// What is typed for points of areas.
    pub fn points(&mut self) -> &mut TypedPoints {
        &mut self.points
    }
    /// The number chosen of each range, by its verb.
    pub fn amounts(&mut self) -> &mut BTreeMap<String, i32> {
        &mut self.amounts
    }
    pub fn pull(&mut self) {
        *self = Self { open: !self.open, fresh: !self.open, ..Self::default() };
    }
}

/// Opens or closes the list when that is asked for.
pub fn serve_order_list(mut requests: ResMut<Requests>, mut drawer: ResMut<Drawer>) {
    requests.take(Server::OrderList).iter().for_each(|_| drawer.pull());
}

/// At the start the list is pulled out if it was left so.
pub fn pull_out_as_left(preferences: Res<Preferences>, mut drawer: ResMut<Drawer>) {
    drawer.open = preferences.panels.list_open;
}

/// A text, and what it is found by: without regard to capitals and accents.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Line {
    pub text: String,
    pub folded: String,
}

impl Line {
    pub fn new(text: String) -> Self {
        Self { folded: fold(&text), text }
    }
}

/// What the list tells beside the question.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Lists {
    /// The orders of the question, with the places of the pieces that they are about.
    orders: HashMap<Order, Line>,
    /// The areas on offer with their points worth choosing.
    areas: Vec<AreaLines>,
    /// What the refused orders are found by.
    folded: Vec<String>,
    /// Refused orders as text, and why.
    pub refused: Vec<(String, String)>,
    /// What stands on the board, in words.
    pub pieces: Vec<String>,
    /// Where it stands: pieces of one kind have one name.
    pub places: BTreeMap<PieceId, String>,
}

impl Lists {
    /// Refused orders as text, and why; nothing else.
    pub fn of_refused(refused: Vec<(String, String)>) -> Self {
        let folded = refused.iter().map(|(order, why)| fold(&format!("{order} {why}"))).collect();
        Self { folded, refused, ..Self::default() }
    }

    /// As the seat that is asked may know it.
    pub fn of(session: &Session, texts: &Texts) -> Self {
        let tell = crate::desktop::session::view_model::teller(&session.game, texts);
        let on_board = || session.view.scene.pieces.iter();
        let stands = |look: &PieceLook| Some(tell.target(stands_at(look, &session.scenery)?));
        let places: BTreeMap<_, _> = on_board().filter_map(|look| Some((look.piece, stands(look)?))).collect();
        let listed = session.view.question.iter().flat_map(|question| &question.orders);
        let orders = listed.map(|order| (order.order, Line::new(in_full(order, &places, texts)))).collect();
        let pieces = on_board()
            .map(|look| {
                let piece = tell.target(Target::Piece(look.piece));
                let place = stands(look).unwrap_or_default();
                let key = if look.spent { "orders-piece-spent" } else { "orders-piece" };
                texts.format(key, &[("piece", piece.into()), ("place", place.into())])
            })
            .chain(session.words_on_board(texts))
            .collect();
        let areas = session.area_choices(texts).into_iter().map(AreaLines::of).collect();
        Self { orders, areas, pieces, places, ..Self::of_refused(session.refusals(texts)) }
    }
}

/// Lines of refused orders that are shown at once; typing finds the others.
const REFUSED: usize = 40;

/// The panel.
pub fn show(
    ui: &mut egui::Ui,
    drawer: &mut Drawer,
    question: Option<&Question>,
    lists: &Lists,
    texts: &Texts,
) -> Option<Request> {
    let mut request = None;
    ui.horizontal(|ui| {
        theme::heading(ui, &texts.get("orders-title"));
        ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
            if ui.button(texts.get("desktop-close")).clicked() {
                drawer.open = false;
            }
        });
    });
    let question = question.filter(|question| question.mine);
    match question {
        Some(question) => drop(ui.add(egui::Label::new(&question.text).wrap())),
        None => drop(ui.label(RichText::new(texts.get("orders-none")).color(theme::colours(ui).ink_faded))),
    }
    let to_first = filter(ui, drawer, texts);
    let words: Vec<String> = fold(&drawer.filter).split_whitespace().map(str::to_owned).collect();
    let has = |folded: &str| words.iter().all(|word| folded.contains(word));
    let fits = |text: &str| words.is_empty() || has(&fold(text));
    let line_of = |order: &OrderView| lists.orders.get(&order.order);
    let listed = |order: &OrderView| line_of(order).map_or_else(|| fits(&order.text), |line| has(&line.folded));
    let in_full = |order: &OrderView| line_of(order).map_or_else(|| order.text.clone(), |line| line.text.clone());
    egui::ScrollArea::vertical().id_salt("orders").auto_shrink(false).show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 4.0;
        if let Some(question) = question {
            for span in question.spans.iter().filter(|span| span.moments.is_empty() && fits(&span.text)) {
                let row = ui.scope(|ui| show_span(ui, span, &mut drawer.amounts, None, texts));
                if wanted::is_verb_wanted(ui.ctx(), span.verb) {
                    theme::point_out(ui, row.response.rect);
                }
                request = request.take().or(row.inner);
            }
            let offered = question.orders.iter().filter(|o| !o.standing && listed(o));
            let (ways, others): (Vec<_>, Vec<_>) = offered.partition(|order| order.is_way());
            let line_of =
                |order: &OrderView| Listed { order: order.order, text: in_full(order), closing: order.closing };
            let moments = moments(question, &fits).map(|(order, text)| Listed { order, text, closing: false });
            // A moment of a path is a line of its own, with its place: nobody knows it by its number alone.
            let others: Vec<Listed> = moments.chain(others.into_iter().map(line_of)).collect();
            let mut lines = Lines { counting: Counting::new(Numbered::List), to_first, request: None };
            // Who types looks for places too; and where nothing else can be ordered, nothing stands before them.
            let is_open = others.is_empty() || !words.is_empty() || ways.iter().any(|o| is_wanted(ui, o));
            lines.show(ui, others, texts);
            if !ways.is_empty() {
                let title = texts.format("orders-ways", &[("n", ways.len().into())]);
                let ways = ways.into_iter().map(line_of).collect();
                if is_open {
                    theme::heading(ui, &title);
                    lines.show(ui, ways, texts);
                } else {
                    let header = egui::CollapsingHeader::new(heading(ui, &title)).id_salt("ways");
                    header.show(ui, |ui| lines.show(ui, ways, texts));
                }
            }
            request = request.take().or(lines.request);
            for area in &lists.areas {
                request = request.take().or(points::show(ui, area, &mut drawer.points, &has, texts));
            }
            let standing: Vec<_> = question.orders.iter().filter(|o| o.standing && listed(o)).collect();
            if !standing.is_empty() {
                theme::heading(ui, &texts.get("orders-standing"));
            }
            for order in standing {
                let response = line(ui, None, true, in_full(order), texts);
                wanted::mark_orders(ui, response.rect, &[order.order]);
                if response.clicked() {
                    request = Some(Request::Give(vec![order.order]));
                }
            }
            show_refused(ui, lists, &has, texts);
        }
        if !lists.pieces.is_empty() {
            egui::CollapsingHeader::new(heading(ui, &texts.get("orders-pieces"))).id_salt("pieces").show(ui, |ui| {
                for piece in lists.pieces.iter().filter(|piece| fits(piece)) {
                    ui.add(egui::Label::new(piece).wrap());
                }
            });
        }
    });
    if request.is_some() {
        // The next question is another list.
        *drawer = Drawer { open: true, fresh: true, ..Drawer::default() };
    }
    request
}

/// Whether a lesson waits for an order.
fn is_wanted(ui: &egui::Ui, order: &OrderView) -> bool {
    wanted::is_wanted(ui.ctx(), &[order.order])
}

/// An order as a line of the list.
struct Listed {
    order: Order,
    text: String,
    closing: bool,
}

/// The lines of orders as they are drawn, one after the other.
struct Lines {
    counting: Counting,
    /// What is to become of the first of them.
    to_first: Option<First>,
    request: Option<Request>,
}

impl Lines {
    fn show(&mut self, ui: &mut egui::Ui, listed: Vec<Listed>, texts: &Texts) {
        for Listed { order, text, closing } in listed {
            let digit = self.counting.digit(ui.ctx(), closing);
            let seen = digits::Seen::before(ui);
            let response = line(ui, digit, seen.whole, text, texts);
            seen.keep(ui, &response);
            wanted::mark_orders(ui, response.rect, &[order]);
            digits::assign(ui, digit, &response, Request::Give(vec![order]));
            match self.to_first.take() {
                Some(First::Focus) => response.request_focus(),
                Some(First::Give) => self.request = Some(Request::Give(vec![order])),
                None => {}
            }
            if response.clicked() {
                self.request = Some(Request::Give(vec![order]));
            }
        }
    }
}

/// What is to become of the first line.
#[derive(Clone, Copy, PartialEq)]
enum First {
    Focus,
    Give,
}

/// The line for typing: Enter gives the first order that is left, the arrow goes down to it.
fn filter(ui: &mut egui::Ui, drawer: &mut Drawer, texts: &Texts) -> Option<First> {
    let id = ui.id().with("filter");
    let in_focus = ui.memory(|memory| memory.has_focus(id));
    let pressed = |key: Key| in_focus && ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
    // Only what somebody has typed chooses an order: an Enter too many gives none.
    let give = pressed(Key::Enter) && !drawer.filter.trim().is_empty();
    let down = pressed(Key::ArrowDown);
    let edit = egui::TextEdit::singleline(&mut drawer.filter).id(id).hint_text(texts.get("orders-filter"));
    let response = ui.add(edit.desired_width(ui.available_width() - 12.0));
    let name = texts.get("orders-filter");
    let text = drawer.filter.clone();
    response.widget_info(|| {
        let mut info = egui::WidgetInfo::labeled(egui::WidgetType::TextEdit, true, &name);
        info.current_text_value = Some(text.clone());
        info
    });
    if std::mem::take(&mut drawer.fresh) {
        response.request_focus();
    }
    match (give, down) {
        (true, _) => Some(First::Give),
        (_, true) => Some(First::Focus),
        _ => None,
    }
}

/// The orders for the moments of a path.
fn moments(question: &Question, fits: &dyn Fn(&str) -> bool) -> impl Iterator<Item = (Order, String)> {
    let of = |span: &SpanView| {
        let verb = span.verb;
        let fitting = span.moments.iter().filter(|(_, text)| fits(text));
        let orders = fitting.map(|(n, text)| (Order { verb, on: Target::Number(*n) }, text.clone()));
        orders.collect::<Vec<_>>()
    };
    question.spans.iter().flat_map(of).collect::<Vec<_>>().into_iter()
}

/// An order with the place of the piece that it is about.
fn in_full(order: &OrderView, places: &BTreeMap<PieceId, String>, texts: &Texts) -> String {
    let place = match order.order.on {
        Target::Piece(piece) if !order.names_place => places.get(&piece),
        _ => None,
    };
    let Some(place) = place else { return order.text.clone() };
    texts.format("orders-piece", &[("piece", order.text.as_str().into()), ("place", place.into())])
}

/// Of a line that is not seen `whole` the number leaves an empty space.
pub(super) fn line(
    ui: &mut egui::Ui,
    number: Option<usize>,
    whole: bool,
    text: String,
    texts: &Texts,
) -> egui::Response {
    let text = match number {
        Some(n) => texts.format("desktop-numbered", &[("n", n.into()), ("text", text.into())]),
        None => text,
    };
    let hidden = if whole { 0 } else { number.map_or(0, |n| n.to_string().len()) };
    let font = egui::TextStyle::Button.resolve(ui.style());
    let mut job = egui::text::LayoutJob::default();
    for (part, colour) in [(&text[..hidden], Color32::TRANSPARENT), (&text[hidden..], Color32::PLACEHOLDER)] {
        job.append(part, 0.0, egui::TextFormat::simple(font.clone(), colour));
    }
    let size = vec2(ui.available_width() - 12.0, 28.0);
    let button = egui::Button::new(job).min_size(size).wrap();
    // Every line is as wide as the others, however its words break.
    let within = |ui: &mut egui::Ui| {
        ui.set_max_width(size.x);
        ui.add(button)
    };
    let response = ui.scope(within).inner;
    if response.gained_focus() {
        response.scroll_to_me(None);
    }
    response
}

/// A range: a slider, the exact number, and the order for it. `usual` is the usual next step, if there is one.
pub fn show_span(
    ui: &mut egui::Ui,
    span: &SpanView,
    amounts: &mut BTreeMap<String, i32>,
    usual: Option<Order>,
    texts: &Texts,
) -> Option<Request> {
    let mut counting = Counting::new(Numbered::Nobody);
    ui.horizontal_wrapped(|ui| span_widgets(ui, span, amounts, (usual, &mut counting), texts)).inner
}

/// The number of a range that goes along with an order on the board: a slider from nobody to all, and what it means.
pub fn carried_widgets(ui: &mut egui::Ui, span: &SpanView, amounts: &mut BTreeMap<String, i32>, texts: &Texts) {
    let amount = amounts.entry(span.written.clone()).or_insert(span.first);
    slider(ui, span, amount, texts);
    let words = span.carried.as_deref().unwrap_or(&span.text);
    ui.add(egui::Label::new(words.replace('…', &amount.to_string())).wrap());
}

/// The length of a slider, in points.
pub const SLIDER: f32 = 150.0;

/// How wide a range is in a row, in points.
pub fn span_width(ui: &egui::Ui, span: &SpanView) -> f32 {
    let written =
        |text: String, font: egui::FontId| ui.painter().layout_no_wrap(text, font, egui::Color32::PLACEHOLDER).size().x;
    let spacing = ui.spacing();
    let plain = egui::TextStyle::Button.resolve(ui.style());
    let bold = egui::FontId::new(plain.size, theme::bold(ui.ctx()));
    let widest = if span.least.to_string().len() > span.most.to_string().len() { span.least } else { span.most };
    let number = written(widest.to_string(), plain) + 2.0 * spacing.button_padding.x;
    let words = span.carried.as_deref().unwrap_or(&span.text);
    let button = written(words.replace('…', &widest.to_string()), bold) + 2.0 * spacing.button_padding.x;
    SLIDER + number.max(spacing.interact_size.x) + button + 2.0 * spacing.item_spacing.x + 4.0
}

/// The same within a row that goes on. The button is one of those that are counted.
pub fn span_widgets(
    ui: &mut egui::Ui,
    span: &SpanView,
    amounts: &mut BTreeMap<String, i32>,
    (usual, counting): (Option<Order>, &mut Counting),
    texts: &Texts,
) -> Option<Request> {
    let amount = amounts.entry(span.written.clone()).or_insert(span.first);
    slider(ui, span, amount, texts);
    let order = Order { verb: span.verb, on: Target::Number(*amount) };
    // A moment of a path is told with its place.
    let moment = span.moments.iter().find(|(n, _)| n == amount).map(|(_, text)| text.clone());
    let text = moment.unwrap_or_else(|| span.text.replace('…', &amount.to_string()));
    // The number may be another than the usual one; it is the same step.
    let main = usual.is_some_and(|usual| usual.verb == span.verb);
    let open = *amount >= span.least && !span.closed.contains(amount);
    let give = Request::Give(vec![order]);
    let button = ui.add_enabled_ui(open, |ui| counting.button(ui, &text, main, give.clone()));
    button.inner.clicked().then_some(give)
}

/// What goes along with an order on the board may be nobody.
fn slider(ui: &mut egui::Ui, span: &SpanView, amount: &mut i32, texts: &Texts) {
    let least = if span.carried.is_some() { 0 } else { span.least };
    let on_offer = |n: i32| least + (n.clamp(least, span.most) - least) / span.by.max(1) * span.by.max(1);
    *amount = on_offer(*amount);
    ui.spacing_mut().slider_width = SLIDER;
    let args = [("order", Arg::from(span.text.as_str())), ("least", Arg::from(least)), ("most", Arg::from(span.most))];
    let told = texts.format("orders-range", &args);
    let slider = egui::Slider::new(amount, least..=span.most).step_by(f64::from(span.by));
    let slider = ui.add(slider);
    let (name, value) = (told.clone(), f64::from(*amount));
    slider.widget_info(|| egui::WidgetInfo::slider(true, value, &name));
    slider.on_hover_text(told);
    *amount = on_offer(*amount);
}

fn show_refused(ui: &mut egui::Ui, lists: &Lists, has: &dyn Fn(&str) -> bool, texts: &Texts) {
    let found = lists.refused.iter().zip(&lists.folded).filter(|(_, folded)| has(folded));
    let found: Vec<_> = found.map(|(refused, _)| refused).collect();
    if found.is_empty() {
        return;
    }
    let title = heading(ui, &texts.format("orders-refused", &[("n", found.len().into())]));
    egui::CollapsingHeader::new(title).id_salt("refused").show(ui, |ui| {
        for (order, why) in found.iter().take(REFUSED) {
            let words = texts.format("orders-refused-why", &[("order", order.into()), ("why", why.into())]);
            ui.add(egui::Label::new(RichText::new(words).size(15.0)).wrap());
        }
        if found.len() > REFUSED {
            let n = found.len() - REFUSED;
            ui.label(
                RichText::new(texts.format("orders-more", &[("n", n.into())])).color(theme::colours(ui).ink_faded),
            );
        }
    });
}

fn heading(ui: &egui::Ui, text: &str) -> RichText {
    RichText::new(text).family(theme::display(ui.ctx())).color(theme::colours(ui).rubric)
}
