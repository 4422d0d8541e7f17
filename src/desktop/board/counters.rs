//! The counters on the board: silhouette and colour of their side, the symbol of their kind, the strength of the side
//! that is up large and that of the other side small. They glide to where they belong.
use super::antialiasing::MovingBoard;
use super::bases;
use super::layers::PIECES;
use super::painter::BoardPainter;
use crate::desktop::face::{
    COUNTER_HALF as HALF, FLAME, Paint, Picture, PieceLook, Point, Shape, Trappings, circle, placed, shrunk, stroke,
};
use crate::desktop::platform::settings::Tempo;
use crate::desktop::session::Session;
use crate::desktop::session::screen::Screen;
use crate::desktop::theme::{Lighting, Look, bold, look_of, paint_shapes};
use crate::table::prelude::PieceId;
use bevy::prelude::*;
use bevy_egui::egui;

/// Where the symbol is, and half its size.
const SYMBOL_AT: [f32; 2] = [0.0, 16.0];
const SYMBOL: f32 = 14.0;
/// Size and place of the two numbers.
const NUMBERS: [(f32, [f32; 2]); 2] = [(36.0, [-9.0, -15.0]), (25.0, [14.0, -16.0])];
/// The same where both have two digits.
const LONG_NUMBERS: [(f32, [f32; 2]); 2] = [(30.0, [-14.0, -14.0]), (21.0, [18.0, -16.0])];
/// Beside a face: where the plate with the initial is and where the seal with the sign of the rank, and half their sizes.
const PLATE_AT: Point = [-24.0, -24.0];
const PLATE: f32 = 11.0;
const SEAL_AT: Point = [22.0, -22.0];
const SEAL: f32 = 14.0;
/// How much higher letters are drawn than the sizes in this file say.
const LETTERS: f32 = 72.0 / 64.0;
/// The height of the initial.
const INITIAL: f32 = 21.0;
const WAX: Paint = Paint::Plain([0xa3, 0x1c, 0x22, 255]);
/// Seconds that a counter takes from place to place.
const GLIDE: f32 = 0.28;
/// A miniature takes longer, the farther it goes: so many units of the board a second, but no longer than this.
const PACE: f32 = 420.0;
const LONGEST: f32 = 1.4;

/// A counter on the board, as it looks now.
#[derive(Component)]
pub struct Counter {
    look: PieceLook,
    trappings: Option<Trappings>,
    /// From where it was, by the bends of its way, to where it belongs.
    path: Vec<Vec2>,
    /// How long it is under way, and how long the whole way takes.
    seconds: f32,
    takes: f32,
}

/// The way of a piece from where it is over these bends, and the seconds that it takes.
fn way_of(from: Vec2, look: &PieceLook, bends: &[[f32; 2]]) -> (Vec<Vec2>, f32) {
    let between = bends.iter().map(|bend| Vec2::from(*bend));
    let path: Vec<Vec2> = [from].into_iter().chain(between).chain([Vec2::from(look.at)]).collect();
    let far = look.base.is_some() || !bends.is_empty();
    let takes = if far { (GLIDE + length(&path) / PACE).min(LONGEST) } else { GLIDE };
    (path, takes)
}

fn length(path: &[Vec2]) -> f32 {
    path.windows(2).map(|leg| leg[0].distance(leg[1])).sum()
}

/// The point of a path at a share of its length.
pub fn along(path: &[Vec2], share: f32) -> Vec2 {
    let mut left = length(path) * share;
    for leg in path.windows(2) {
        let long = leg[0].distance(leg[1]);
        if left < long {
            return leg[0].lerp(leg[1], left / long);
        }
        left -= long;
    }
    path.last().copied().unwrap_or_default()
}

const INK: Paint = Paint::Plain([0x1f, 0x14, 0x0c, 255]);
const CREAM: Paint = Paint::Plain([0xfb, 0xf3, 0xde, 255]);

/// The drawing of a counter around the origin.
pub fn drawing(look: &PieceLook) -> Vec<Shape> {
    if let Some(base) = &look.base {
        return bases::drawing(look, base);
    }
    let mut shapes = in_full_size(look);
    if look.size != 1.0 {
        for shape in &mut shapes {
            shape.outline = placed(&shape.outline, [0.0; 2], look.size);
        }
    }
    shapes
}

/// The same with what it has beside what every counter has.
pub fn dressed(look: &PieceLook, trappings: Option<&Trappings>) -> Vec<Shape> {
    let Some(worn) = trappings else { return drawing(look) };
    worn.under.iter().cloned().chain(drawing(look)).chain(worn.over.iter().cloned()).collect()
}

fn in_full_size(look: &PieceLook) -> Vec<Shape> {
    let silhouette = look.tincture.silhouette();
    let (face, mark) = if look.spent {
        (Paint::Tint(look.tincture), Paint::Field(look.tincture))
    } else {
        (Paint::Field(look.tincture), CREAM)
    };
    let mut shapes = vec![
        Shape::new(placed(&shrunk(&silhouette, [0.0; 2], HALF + 2.5), [2.5, -3.5], 1.0), [0, 0, 0, 90]),
        Shape::new(shrunk(&silhouette, [0.0; 2], HALF + 2.5), INK),
        Shape::new(shrunk(&silhouette, [0.0; 2], HALF), face).in_relief(12),
    ];
    if look.spent {
        // The light side keeps a rim in the colour of its owner.
        shapes.push(Shape::new(shrunk(&silhouette, [0.0; 2], HALF), Paint::Field(look.tincture)));
        shapes.push(Shape::new(shrunk(&silhouette, [0.0; 2], HALF - 5.0), face).in_relief(5));
    }
    match &look.portrait {
        Some(portrait) => shapes.extend(bust(look, portrait, &silhouette)),
        None => {
            shapes.extend(look.symbol.iter().map(|outline| Shape::new(placed(outline, SYMBOL_AT, SYMBOL), mark)));
        }
    }
    if look.marked {
        let at = [HALF * 0.66, HALF * 0.62];
        shapes.push(Shape::new(placed(&circle(10.0, 18), at, 1.0), INK));
        shapes.push(Shape::new(placed(&circle(8.5, 18), at, 1.0), CREAM));
        shapes.push(Shape::new(placed(&FLAME, at, 6.5), INK));
        shapes.push(stroke([at[0] - 6.5, at[1] - 6.5], [at[0] + 6.5, at[1] + 6.5], 2.6, [0xb0, 0x10, 0x18, 255]));
    }
    shapes
}

/// The face of a person in the middle of the counter, a seal with the sign of the rank, and a plate for the initial.
fn bust(look: &PieceLook, portrait: &Picture, silhouette: &[Point]) -> Vec<Shape> {
    let radius = free_radius(silhouette) * (HALF - 2.5);
    let mut shapes = vec![Shape::new(circle(radius + 1.6, 32), INK)];
    shapes.extend(portrait.at([0.0; 2], radius));
    if look.spent {
        shapes.push(Shape::new(circle(radius, 32), [0xfb, 0xf3, 0xde, 76]));
    }
    if !look.strength.is_empty() {
        shapes.push(Shape::new(placed(&circle(PLATE + 1.5, 20), PLATE_AT, 1.0), INK));
        shapes.push(Shape::new(placed(&circle(PLATE, 20), PLATE_AT, 1.0), Paint::Field(look.tincture)).in_relief(10));
    }
    if !look.symbol.is_empty() {
        shapes.push(Shape::new(placed(&circle(SEAL + 1.5, 24), SEAL_AT, 1.0), INK));
        shapes.push(Shape::new(placed(&circle(SEAL, 24), SEAL_AT, 1.0), WAX).in_relief(24));
        shapes.extend(look.symbol.iter().map(|outline| Shape::new(placed(outline, SEAL_AT, SEAL * 0.72), CREAM)));
    }
    shapes
}

/// The radius of the largest disc around the middle of an outline that lies within it.
fn free_radius(outline: &[Point]) -> f32 {
    let away = |(p, q): (Point, Point)| {
        let (dx, dy) = (q[0] - p[0], q[1] - p[1]);
        (p[0] * dy - p[1] * dx).abs() / dx.hypot(dy).max(1e-3)
    };
    let sides = (0..outline.len()).map(|i| (outline[i], outline[(i + 1) % outline.len()]));
    sides.map(away).fold(1.0, f32::min)
}

/// Puts counters on the board, takes them off, and sends them on their way.
pub fn keep_counters(
    mut painter: BoardPainter,
    session: Option<Res<Session>>,
    mut counters: Query<(Entity, &mut Counter, &Transform)>,
    mut shown: Local<Option<(u64, Look)>>,
) {
    let Some(session) = session else { return };
    let pieces = &session.view.scene.pieces;
    let now = Some((session.number, painter.look()));
    let anew = std::mem::replace(&mut *shown, now) != now;
    let mut standing: Vec<PieceId> = vec![];
    for (entity, mut counter, transform) in &mut counters {
        let wanted = pieces.iter().find(|p| p.piece == counter.look.piece);
        let Some(wanted) = wanted.filter(|_| !anew) else {
            painter.wipe([entity]);
            continue;
        };
        standing.push(wanted.piece);
        let worn = session.view.scene.trappings_of(wanted.piece);
        if counter.look == *wanted && counter.trappings.as_ref() == worn {
            continue;
        }
        if counter.look.at != wanted.at {
            // A miniature knows its way itself.
            let bends = wanted.base.as_ref().map_or_else(|| session.bends_of(wanted.piece), |base| base.way.clone());
            (counter.path, counter.takes) = way_of(transform.translation.truncate(), wanted, &bends);
            counter.seconds = 0.0;
        }
        let redraw = PieceLook { at: wanted.at, place: wanted.place, ..counter.look.clone() } != *wanted
            || counter.trappings.as_ref() != worn;
        counter.look = wanted.clone();
        counter.trappings = worn.cloned();
        if redraw {
            let drawn = painter.mesh(&dressed(wanted, worn), Lighting::Standing);
            painter.commands.entity(entity).despawn_children().insert(drawn);
            write_numbers(&mut painter, entity, wanted, worn);
            draw_ring(&mut painter, entity, wanted);
        }
    }
    let mut white = None;
    for look in pieces.iter().filter(|p| !standing.contains(&p.piece)) {
        let material = white.get_or_insert_with(|| painter.ink()).clone();
        let worn = session.view.scene.trappings_of(look.piece);
        let drawn = painter.mesh(&dressed(look, worn), Lighting::Standing);
        let at = Vec2::from(look.at);
        let entity = painter
            .commands
            .spawn((
                Counter { look: look.clone(), trappings: worn.cloned(), path: vec![at], seconds: GLIDE, takes: GLIDE },
                DespawnOnExit(Screen::Table),
                drawn,
                material,
                Transform::from_translation(at.extend(depth(look))),
                Visibility::default(),
            ))
            .id();
        write_numbers(&mut painter, entity, look, worn);
        draw_ring(&mut painter, entity, look);
    }
}

/// The gold ring of a counter in hand. It lies under its neighbours too.
fn draw_ring(painter: &mut BoardPainter, counter: Entity, look: &PieceLook) {
    const GOLD: [u8; 4] = [0xe8, 0xb4, 0x2a, 255];
    if !look.ringed || look.base.is_some() {
        return;
    }
    let disc = |wider: f32, paint: Paint| Shape::new(circle(HALF * look.size + wider, 24), paint);
    let drawn = painter.mesh(&[disc(6.5, INK), disc(5.0, GOLD.into())], Lighting::Standing);
    let under = Transform::from_xyz(0.0, 0.0, PIECES - depth(look) - 0.02);
    let ring = (drawn, painter.ink(), under);
    let ring = painter.commands.spawn(ring).id();
    painter.commands.entity(counter).add_child(ring);
}

/// Each counter has a depth of its own, so that its numbers do not show through its neighbour.
fn depth(look: &PieceLook) -> f32 {
    PIECES + look.piece.index() as f32 * 0.05
}

fn write_numbers(painter: &mut BoardPainter, counter: Entity, look: &PieceLook, worn: Option<&Trappings>) {
    let palette = painter.look();
    let BoardPainter { commands, typeface, .. } = painter;
    let ink = if look.spent { Paint::Field(look.tincture) } else { CREAM };
    let [r, g, b, _] = palette.mix(ink);
    let colour = Color::srgb_u8(r, g, b);
    let mut number = |text: &str, size: f32, [x, y]: [f32; 2], colour: Color| {
        if text.is_empty() {
            return;
        }
        let id = commands.spawn(typeface.write(text, Vec3::new(x, y, 0.02), size * LETTERS, colour)).id();
        commands.entity(counter).add_child(id);
    };
    if let Some(base) = &look.base {
        let r = base.radius;
        let (size, low) = if base.figure.is_empty() { (0.95, 0.0) } else { (0.42, -0.6) };
        number(&look.strength, size * r, [0.0, low * r], colour);
        for (i, badge) in base.badges.iter().enumerate() {
            let [red, green, blue, _] = bases::badge_ink(badge, palette);
            let ink = Color::srgb_u8(red, green, blue);
            number(&badge.text, 1.5 * bases::badge_size(base) * r, bases::badge_at(base, i), ink);
        }
        return;
    }
    let [large, small] = sizes_of(look);
    // On a plate of the owner's full colour, whichever side is up.
    let colour = if look.portrait.is_some() { cream(palette) } else { colour };
    let [at_large, at_small] = numbers_of(look).map(|[x, y]| [x * look.size, y * look.size]);
    number(&look.strength, large * look.size, at_large, colour);
    number(&look.other_side, small * look.size, at_small, colour.with_alpha(0.85));
    for words in worn.iter().flat_map(|worn| &worn.writing) {
        let [r, g, b, _] = palette.mix(words.paint);
        number(&words.text, words.size, words.at, Color::srgb_u8(r, g, b));
    }
}

fn cream(palette: Look) -> Color {
    let [r, g, b, _] = palette.mix(CREAM);
    Color::srgb_u8(r, g, b)
}

/// Size and place of both, so that they have room beside each other.
fn numbers_for(look: &PieceLook) -> [(f32, [f32; 2]); 2] {
    let long = look.portrait.is_none() && look.strength.len() > 1 && look.other_side.len() > 1;
    if long { LONG_NUMBERS } else { NUMBERS }
}

/// How high the two numbers are.
fn sizes_of(look: &PieceLook) -> [f32; 2] {
    let [(large, _), (small, _)] = numbers_for(look);
    [if look.portrait.is_some() { INITIAL } else { large }, small]
}

/// Where the two numbers are: one alone stands in the middle, an initial beside a face on its plate.
fn numbers_of(look: &PieceLook) -> [[f32; 2]; 2] {
    if look.portrait.is_some() {
        return [PLATE_AT, SEAL_AT];
    }
    let [(_, [x, y]), (_, small)] = numbers_for(look);
    [if look.other_side.is_empty() { [0.0, y] } else { [x, y] }, small]
}

/// The same counter in a panel.
pub fn paint(painter: &egui::Painter, rect: egui::Rect, look: &PieceLook) {
    if let Some(base) = &look.base {
        paint_shapes(painter, rect.center(), rect.width() / (2.0 * base.radius + 2.0), &drawing(look));
        return;
    }
    let look = &PieceLook { size: 1.0, ..look.clone() };
    let scale = rect.width() / (2.0 * HALF + 10.0);
    let at = |[x, y]: [f32; 2]| rect.center() + egui::vec2(x, -y) * scale;
    paint_shapes(painter, rect.center(), scale, &drawing(look));
    let ink = if look.spent && look.portrait.is_none() { Paint::Field(look.tincture) } else { CREAM };
    let colour = look_of(painter.ctx()).colour(ink);
    for ((size, place), text) in
        sizes_of(look).into_iter().zip(numbers_of(look)).zip([&look.strength, &look.other_side])
    {
        painter.text(
            at(place),
            egui::Align2::CENTER_CENTER,
            text,
            egui::FontId::new(size * scale, bold(painter.ctx())),
            colour,
        );
    }
}

/// Moves counters that are under way.
pub fn glide(tempo: Tempo, mut counters: Query<(&mut Counter, &mut Transform)>, mut moving: MovingBoard) {
    for (mut counter, mut transform) in &mut counters {
        let to = Vec2::from(counter.look.at);
        let z = depth(&counter.look);
        if counter.seconds >= counter.takes {
            if transform.translation.truncate() != to {
                transform.translation = to.extend(z);
            }
            continue;
        }
        counter.seconds += tempo.seconds(tempo.pace());
        let t = (counter.seconds / counter.takes).min(1.0);
        let eased = t * t * (3.0 - 2.0 * t);
        let lifted = if t < 1.0 { 10.0 } else { 0.0 };
        transform.translation = along(&counter.path, eased).extend(z + lifted);
        moving.keep();
    }
}
