//! The cards of a hand side by side, over each other where room is short; the one at the pointer or the keys comes out
//! whole.
use crate::desktop::face::CardLook;
use crate::desktop::theme::{self, CardFront, CardState, SPINE};
use crate::table::text::locales::Texts;
use bevy_egui::egui::{self, Rect, Sense, Vec2, vec2};

/// Between two cards that do not overlap, in points.
const APART: f32 = 6.0;
/// How far a card rises that the pointer or the keys are at.
const RISE: f32 = 5.0;
/// The least of a card that is seen beside the next one: its title can be read, and it can be clicked.
pub const LEAST: f32 = SPINE + 6.0;
/// The heights between which cards are as high as there is room.
const HEIGHTS: (f32, f32) = (84.0, 176.0);

/// Where the cards of a hand lie.
#[derive(Clone, Debug, PartialEq)]
pub struct Fan {
    pub size: Vec2,
    /// From the left edge of a card to that of the next one.
    pub step: f32,
    /// Each but the last lies partly under the next one.
    pub covers: bool,
}

impl Fan {
    /// So many cards in a room of this size.
    pub fn of(cards: usize, room: Vec2) -> Self {
        let height = (room.y - RISE).clamp(HEIGHTS.0, HEIGHTS.1);
        let size = vec2(theme::card_width(height), height);
        let wanted = size.x + APART;
        let gaps = cards.saturating_sub(1).max(1) as f32;
        if wanted * cards as f32 - APART <= room.x {
            return Self { size, step: wanted, covers: false };
        }
        Self { size, step: ((room.x - size.x) / gaps).clamp(LEAST, wanted), covers: true }
    }
    /// How wide so many cards are.
    pub fn width(&self, cards: usize) -> f32 {
        self.size.x + self.step * cards.saturating_sub(1) as f32
    }
    /// A card, by its number.
    pub fn card(&self, from: egui::Pos2, number: usize) -> Rect {
        Rect::from_min_size(from + vec2(self.step * number as f32, RISE), self.size)
    }
}

/// What has happened to the cards of a hand in this picture.
#[derive(Default)]
pub struct Touched {
    /// The card that the pointer or the keys are at, and where it is.
    pub at: Option<(usize, Rect)>,
    pub clicked: Option<usize>,
    /// It was a key that clicked.
    pub by_key: bool,
}

/// The name of a card, with how many of them are held.
pub fn name_of(card: &CardLook, texts: &Texts) -> String {
    if card.count > 1 {
        texts.format("desktop-hand-count", &[("card", (&card.title).into()), ("n", card.count.into())])
    } else {
        card.title.clone()
    }
}

/// What a sentence about a card tells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Telling {
    What,
    When,
    WhyNot,
    Now,
}

/// What is said of a card beside its title.
pub fn said_of(card: &CardLook, texts: &Texts) -> Vec<(Telling, String)> {
    let orders: Vec<&str> = card.orders.iter().map(|(_, words)| words.as_str()).collect();
    let now = (!orders.is_empty()).then(|| texts.format("cards-now", &[("orders", orders.join(" · ").into())]));
    let idle = (orders.is_empty() && card.why_not.is_none()).then(|| texts.get("cards-not-now"));
    let all = [
        (Telling::What, Some(card.text.clone())),
        (Telling::When, Some(card.when.clone())),
        (Telling::WhyNot, card.why_not.clone().or(idle)),
        (Telling::Now, now),
    ];
    all.into_iter().filter_map(|(telling, words)| Some((telling, words.filter(|words| !words.is_empty())?))).collect()
}

/// The same in one go, for screen readers.
pub fn said_at_once(card: &CardLook, texts: &Texts) -> String {
    said_of(card, texts).into_iter().map(|(_, words)| words).collect::<Vec<_>>().join(" ")
}

/// Draws the cards in so much width. `chosen`: the number of the card that was chosen; `wanted`: whether a lesson waits for a card.
pub fn show(
    ui: &mut egui::Ui,
    wide: f32,
    (cards, chosen): (&[CardLook], Option<usize>),
    wanted: impl Fn(&CardLook) -> bool,
    texts: &Texts,
) -> Touched {
    let fan = Fan::of(cards.len(), vec2(wide, ui.available_height()));
    let room = vec2(fan.width(cards.len()), fan.size.y + RISE);
    let (place, _) = ui.allocate_exact_size(room, Sense::hover());
    let mut touched = Touched::default();
    // Later cards lie over earlier ones, for the pointer too.
    let responses: Vec<egui::Response> = cards
        .iter()
        .enumerate()
        .map(|(i, card)| {
            let live = !card.orders.is_empty();
            // Whoever goes from card to card by keys reads those too that nothing can be done with.
            let sense = if live { Sense::click() } else { Sense::focusable_noninteractive() | Sense::hover() };
            let response = ui.interact(fan.card(place.min, i), ui.id().with(("card", i)), sense);
            let name = name_of(card, texts);
            response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Button, live, &name));
            let said = said_at_once(card, texts);
            ui.ctx().accesskit_node_builder(response.id, |node| node.set_description(said));
            response
        })
        .collect();
    for (i, response) in responses.iter().enumerate() {
        if response.has_focus() {
            touched.at = Some((i, response.rect));
        }
        if response.clicked() {
            touched.clicked = Some(i);
            touched.by_key = response.has_focus() && !response.clicked_by(egui::PointerButton::Primary);
        }
    }
    if let Some(hovered) = responses.iter().rposition(|response| response.hovered() || response.contains_pointer()) {
        touched.at = Some((hovered, responses[hovered].rect));
    }
    let lifted = touched.at.map(|(i, _)| i);
    let over = lifted.or(chosen);
    let order = (0..cards.len()).filter(|i| Some(*i) != over).chain(over);
    for i in order {
        let card = &cards[i];
        let out = Some(i) == lifted || Some(i) == chosen;
        let state = CardState {
            live: !card.orders.is_empty(),
            chosen: Some(i) == chosen,
            lifted: Some(i) == lifted,
            covered: fan.covers && i + 1 < cards.len() && Some(i) != over,
        };
        let rect = fan.card(place.min, i).translate(vec2(0.0, if out { -RISE } else { 0.0 }));
        let name = name_of(card, texts);
        theme::paint_card(ui, rect, CardFront { title: &name, picture: &card.picture, deck: card.tincture }, state);
        if wanted(card) {
            theme::point_out(ui, rect.shrink(3.0));
        }
    }
    touched
}
