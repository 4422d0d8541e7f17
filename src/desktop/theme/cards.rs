//! Cards as they are painted: parchment with an edge in the colour of their deck, the picture in a gold frame, the title.
use super::fonts::bold;
use super::look::{Colours, colours, look};
use super::paint::paint_picture;
use crate::desktop::face::{Picture, Tincture};
use bevy_egui::egui::{self, CornerRadius, FontId, Galley, Rect, Stroke, StrokeKind, pos2, vec2};
use std::sync::Arc;

/// Between the edge of a card and what is on it, in points.
const EDGE: f32 = 5.0;
/// The room for the title below the picture: two lines.
const TITLE: f32 = 36.0;
/// How wide the spine is on which the title stands where cards overlap.
pub const SPINE: f32 = 32.0;
/// Titles are as large as this, and never smaller than that.
const LARGEST: f32 = 16.0;
const SMALLEST: f32 = 10.0;

/// What is on a card.
#[derive(Clone, Copy)]
pub struct CardFront<'c> {
    pub title: &'c str,
    pub picture: &'c Picture,
    /// The colour of its deck.
    pub deck: Tincture,
}

/// How a card lies there.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct CardState {
    /// Something can be done with it.
    pub live: bool,
    pub chosen: bool,
    /// The pointer or the keys are at it.
    pub lifted: bool,
    /// Other cards lie over its right part: its title stands on a spine at the left.
    pub covered: bool,
}

/// The width of a card of this height.
pub fn card_width(height: f32) -> f32 {
    (height - TITLE).max(76.0)
}

/// The title of a card, and where it stands.
pub struct CardTitle {
    pub galley: Arc<Galley>,
    pub rect: Rect,
    /// It is read from below upward.
    upward: bool,
}

impl CardTitle {
    /// As large as there is room for it on a card: no word is cut in two.
    pub fn of(ui: &egui::Ui, title: &str, card: Rect, covered: bool, ink: egui::Color32) -> Self {
        let room = if covered {
            vec2(card.height() - 2.0 * EDGE, SPINE)
        } else {
            vec2(card.width() - 8.0, (card.height() - picture_side(card) - 2.0 * EDGE - 1.0).max(TITLE - 4.0))
        };
        let lay = |size: f32| {
            let font = FontId::new(size, bold(ui.ctx()));
            let words = title.split_whitespace();
            let widest = words.map(|word| ui.painter().layout_no_wrap(word.to_owned(), font.clone(), ink).size().x);
            let whole = widest.fold(0.0, f32::max) <= room.x;
            let mut job = egui::text::LayoutJob::simple(title.to_owned(), font, ink, room.x);
            job.halign = if covered { egui::Align::LEFT } else { egui::Align::Center };
            let galley = ui.painter().layout_job(job);
            (whole && galley.size().y <= room.y + 0.5, galley)
        };
        let mut size = LARGEST;
        let galley = loop {
            let (fits, galley) = lay(size);
            if fits || size <= SMALLEST {
                break galley;
            }
            size -= 0.5;
        };
        let rect = if covered {
            let from = pos2(card.left() + (SPINE - galley.size().y) / 2.0, card.bottom() - EDGE - galley.size().x);
            Rect::from_min_size(from, vec2(galley.size().y, galley.size().x))
        } else {
            let middle = pos2(card.center().x, card.bottom() - EDGE + 1.0 - room.y / 2.0);
            Rect::from_center_size(middle, galley.size())
        };
        Self { galley, rect, upward: covered }
    }
    fn paint(self, painter: &egui::Painter, ink: egui::Color32) {
        if self.upward {
            let turned = egui::epaint::TextShape::new(self.rect.left_bottom(), self.galley, ink);
            painter.add(turned.with_angle(-std::f32::consts::FRAC_PI_2));
        } else {
            // Its lines are laid out around a middle.
            painter.galley(self.rect.center_top(), self.galley, ink);
        }
    }
}

fn picture_side(card: Rect) -> f32 {
    (card.width() - 2.0 * EDGE).min(card.height() - TITLE - EDGE).max(24.0)
}

/// Paints a card.
pub fn paint_card(ui: &egui::Ui, card: Rect, front: CardFront, state: CardState) {
    let (c, painter) = (colours(ui), ui.painter());
    let round = CornerRadius::same(6);
    let ground = if state.live { c.paper_light } else { c.paper_dark };
    painter.rect_filled(card.translate(vec2(2.0, 3.0)), round, egui::Color32::from_black_alpha(70));
    painter.rect_filled(card, round, ground);
    let deck = look(ui).colour(front.deck);
    if state.covered {
        let spine = Rect::from_min_size(card.min, vec2(SPINE, card.height()));
        painter.rect_filled(spine, CornerRadius { ne: 0, se: 0, ..round }, deck);
    } else {
        // A band of the deck's colour above and below, as binders edge a page.
        painter.rect_stroke(card.shrink(1.0), round, Stroke::new(2.0, deck), StrokeKind::Inside);
    }
    let square = picture_rect(card, state.covered);
    framed_picture(ui, square, front.picture);
    if !state.live {
        painter.rect_filled(square, 1.0, ground.gamma_multiply(0.34));
    }
    let ink = match (state.covered, state.live) {
        (true, _) => c.on_seal,
        (false, true) => c.ink,
        (false, false) => c.ink_faded,
    };
    CardTitle::of(ui, front.title, card, state.covered, ink).paint(painter, ink);
    painter.rect_stroke(card, round, edge(c, state), StrokeKind::Inside);
}

/// Where the picture of a card is.
pub fn picture_rect(card: Rect, covered: bool) -> Rect {
    if covered {
        let left = card.left() + SPINE + 2.0;
        let side = (card.right() - EDGE - left).min(card.height() - 2.0 * EDGE).max(24.0);
        return Rect::from_min_size(pos2(left, card.center().y - side / 2.0), vec2(side, side));
    }
    let side = picture_side(card);
    Rect::from_min_size(pos2(card.center().x - side / 2.0, card.top() + EDGE), vec2(side, side))
}

fn edge(c: &Colours, state: CardState) -> Stroke {
    match (state.chosen, state.lifted) {
        (true, _) => Stroke::new(3.0, c.gold),
        (_, true) => Stroke::new(2.0, if state.live { c.rubric } else { c.ink_faded }),
        _ => Stroke::new(1.0, c.ink_faded),
    }
}

/// A picture within a line of gold and one of ink.
pub fn framed_picture(ui: &egui::Ui, square: Rect, picture: &Picture) {
    let c = colours(ui);
    paint_picture(ui.painter(), square, picture);
    let broad = if square.width() > 60.0 { 2.0 } else { 1.0 };
    ui.painter().rect_stroke(square, 1.0, Stroke::new(broad, c.gold), StrokeKind::Inside);
    ui.painter().rect_stroke(square, 1.0, Stroke::new(1.0, c.ink), StrokeKind::Outside);
}
