//! Where words about a place of the board are shown: beside it, so that what is read there stays in sight.
use crate::desktop::board::arrows;
use crate::desktop::board::camera::Lens;
use crate::desktop::session::Session;
use crate::table::prelude::Place;
use bevy_egui::egui::{self, Id, Rect, Vec2, vec2};

/// Between the place and the words, in points.
const APART: f32 = 8.0;
/// Words that are only told are not wider than this, in points.
const WIDEST: f32 = 380.0;
/// What words take up before they have been laid out once, in points.
const FIRST: Vec2 = vec2(260.0, 44.0);

/// Where a place is on the screen.
pub(super) fn on_screen(session: &Session, lens: &Lens, place: Place) -> Rect {
    let Some(look) = session.scenery.look(place) else { return Rect::from_min_size(lens.space.center(), Vec2::ZERO) };
    Rect::from_points(&look.spot.iter().map(|point| lens.screen_point(*point)).collect::<Vec<_>>())
}

/// How much worse it is to hide a number than the name of a place; a place that can be clicked, and the steppers beside the
/// piece in hand.
const NUMBER: f32 = 5.0;
const LIT: f32 = 8.0;
const STEPPERS: f32 = 12.0;

/// How bad it is to stand at the other end of the board, and into how many steps the board is divided to find a place.
const FAR: f32 = 5.0;
const COLUMNS: usize = 12;
const ROWS: usize = 10;

/// Words higher than this, in points, may stand a little off too.
const TALL: f32 = 120.0;

/// The name of the steppers beside the piece in hand.
pub(super) const COMPOSER: &str = "composer";

/// The name of the scene of a battle.
pub(super) const BATTLE: &str = "battle";

/// The upper left corner for words of a size about a place: on the side of it where they hide least, within `space`.
/// `read`: what is read on the board, each with its weight.
pub fn corner(place: Rect, size: Vec2, space: Rect, read: &[(Rect, f32)]) -> egui::Pos2 {
    best_corner(place, size, space, read, &[])
}

/// The same, or anywhere in the space where it hides less: what stays for a while may stand a little off.
fn corner_anywhere(place: Rect, size: Vec2, space: Rect, read: &[(Rect, f32)]) -> egui::Pos2 {
    let room = (space.size() - size).max(Vec2::ZERO);
    let step = |n: usize, of: usize| n as f32 / of as f32;
    let columns = 0..=COLUMNS;
    let points = columns.flat_map(|x| (0..=ROWS).map(move |y| (x, y)));
    let others: Vec<egui::Pos2> =
        points.map(|(x, y)| space.min + vec2(room.x * step(x, COLUMNS), room.y * step(y, ROWS))).collect();
    best_corner(place, size, space, read, &others)
}

fn best_corner(place: Rect, size: Vec2, space: Rect, read: &[(Rect, f32)], others: &[egui::Pos2]) -> egui::Pos2 {
    let middle = place.center() - size / 2.0;
    let (right, left) = (place.right() + APART, place.left() - APART - size.x);
    let (below, above) = (place.bottom() + APART, place.top() - APART - size.y);
    let sides = [
        egui::pos2(right, middle.y),
        egui::pos2(left, middle.y),
        egui::pos2(middle.x, below),
        egui::pos2(middle.x, above),
        egui::pos2(right, below),
        egui::pos2(left, below),
        egui::pos2(right, above),
        egui::pos2(left, above),
    ];
    // Pushed back into the space, but never onto the place itself.
    let within = |corner: egui::Pos2| {
        let most = (space.max - size).max(space.min);
        Rect::from_min_size(corner.clamp(space.min, most), size)
    };
    let fits = |words: &Rect| !words.intersects(place);
    let hidden = |words: &Rect| -> f32 {
        let part = |read: &Rect| read.intersect(*words).area() / read.area().max(1.0);
        read.iter().filter(|(read, _)| read.intersects(*words)).map(|(read, weight)| part(read) * weight).sum()
    };
    // Beside the place it is as good as it can be; the farther off, the worse.
    let far = |words: &Rect| words.center().distance(place.center()) / space.size().length().max(1.0) * FAR;
    let near = sides.into_iter().map(|corner| (within(corner), 0.0));
    let off = others.iter().map(|corner| within(*corner)).map(|words| (words, far(&words)));
    let fitting = near.chain(off).filter(|(words, _)| fits(words));
    let cost = |(words, off): &(Rect, f32)| hidden(words) + off;
    let best = fitting.min_by(|a, b| cost(a).total_cmp(&cost(b))).map(|(words, _)| words);
    best.map_or(sides[0], |words| words.min)
}

/// Where words stand that are looked at for long, while they grow and shrink: where they have stood as long as that is well.
#[derive(Clone, Default)]
pub struct Stand(Option<(egui::Pos2, Rect)>);

impl Stand {
    /// The upper left corner for words of this size about a place, which they have from now on.
    pub fn corner(&mut self, place: Rect, size: Vec2, space: Rect, read: &[(Rect, f32)]) -> egui::Pos2 {
        let well = |corner: &egui::Pos2| {
            let words = Rect::from_min_size(*corner, size);
            space.contains_rect(words) && !words.intersects(place)
        };
        let stood = self.0.filter(|(_, of)| *of == place).map(|(corner, _)| corner);
        let corner = stood.filter(well).unwrap_or_else(|| corner_anywhere(place, size, space, read));
        // A size that is not known yet says nothing about where they stand well.
        self.0 = (size != FIRST).then_some((corner, place));
        corner
    }
}

/// What words are about: a place, or a part of the screen around a point of an open table. Words about another one have
/// another size, so each has a name of its own.
#[derive(Clone, Copy)]
pub(super) enum About {
    Place(Place),
    Point(Rect, Id),
}

/// Shows words about something beside it. `order`: what they lie over; they take clicks only if they are `interactable`.
pub(super) fn show<T>(
    ctx: &egui::Context,
    (session, lens, about): (&Session, &Lens, About),
    name: &str,
    (order, interactable): (egui::Order, bool),
    content: impl FnOnce(&mut egui::Ui) -> T,
) -> T {
    let (id, spot) = match about {
        About::Place(place) => (Id::new((name, place)), on_screen(session, lens, place)),
        About::Point(rect, id) => (Id::new((name, id)), rect),
    };
    let size = ctx.memory(|memory| memory.area_rect(id)).map_or(FIRST, |area| area.size());
    let space = lens.space.shrink(4.0);
    let on_screen = |(low, high): arrows::Span| Rect::from_two_pos(lens.screen_point(low), lens.screen_point(high));
    let names = arrows::names(&session.scenery).map(|span| (on_screen(span), 1.0));
    let numbers = arrows::numbers(&session.view).map(|span| (on_screen(span), NUMBER));
    // What stays for a while may stand a little off.
    let stays = [COMPOSER, BATTLE].contains(&name);
    let lit = session.view.marks.iter().map(|mark| (self::on_screen(session, lens, mark.place), LIT));
    let steppers = ctx.memory(|memory| {
        let id = Id::new((COMPOSER, Id::new(COMPOSER)));
        let shown = memory.areas().is_visible(&egui::LayerId::new(egui::Order::Middle, id));
        memory.area_rect(id).filter(|_| shown && !stays)
    });
    let read: Vec<(Rect, f32)> = names.chain(numbers).chain(lit).chain(steppers.map(|rect| (rect, STEPPERS))).collect();
    let corner = match name {
        BATTLE => ctx.data_mut(|data| data.get_temp_mut_or_default::<Stand>(id).corner(spot, size, space, &read)),
        _ if stays || size.y > TALL => corner_anywhere(spot, size, space, &read),
        _ => corner(spot, size, space, &read),
    };
    egui::Area::new(id)
        .order(order)
        .fixed_pos(corner)
        .constrain(true)
        .interactable(interactable)
        .show(ctx, |ui| {
            // What is only told goes on below, and hides no more of the board than it must.
            if interactable {
                ui.style_mut().wrap_mode = Some(egui::TextWrapMode::Extend);
            } else {
                ui.set_max_width(WIDEST.min(space.width()));
            }
            egui::Frame::popup(ui.style()).show(ui, content).inner
        })
        .inner
}
