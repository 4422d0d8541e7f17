//! Saved matches as small pictures: the board as all the people at the screen may see it, the turn and the score.
use super::banners;
use super::counters;
use super::ground::plain_shapes;
use crate::desktop::face::{PlayerStanding, Point, Scene, Shape, Sight, placed};
use crate::desktop::platform::library::Library;
use crate::desktop::session::audience::Audience;
use crate::desktop::session::view_model::{seat_name, teller};
use crate::desktop::theme;
use crate::desktop::theme::Look;
use crate::desktop::theme::heraldry::Coats;
use crate::table::play::replay::load;
use crate::table::prelude::{Match, Seat};
use crate::table::saves::folder::Saved;
use crate::table::text::locales::Texts;
use bevy_egui::egui;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// What a saved match looks like.
pub struct Preview {
    shapes: Vec<Shape>,
    extent: (Point, Point),
    /// Turn and score, as they stand above the board.
    pub header: String,
    /// The shapes as triangles, for the look in which they were last shown.
    drawn: Option<(Look, Arc<egui::Mesh>)>,
}

impl Preview {
    /// Plays a saved match again, up to where it stands; nothing if it cannot be played.
    pub fn of(path: &Path, library: &Library, texts: &Texts) -> Option<Self> {
        let games: Vec<_> = library.shelf.iter().map(|shelf| shelf.game).collect();
        let loaded = load(path, &games).ok()?;
        let game = &loaded.game_match;
        let face = library.shelf.iter().find(|shelf| shelf.game.id() == game.game().id())?.face;
        let viewers = viewers(game);
        let sights: Vec<Sight> = viewers.into_iter().map(|viewer| Sight::new(game, viewer)).collect();
        let (first, others) = sights.split_first()?;
        let scenery = face.scenery(first);
        let mut shapes = plain_shapes(&scenery);
        let scene = shared(face.scene(first), others.iter().map(|sight| face.scene(sight)));
        shapes.extend(scene.land.iter().cloned());
        // The arms that the seats of this match have chosen are none of the title's.
        let plain = Coats::default();
        shapes.extend(scene.banners.iter().flat_map(|banner| banners::shapes(banner, &plain)));
        shapes.extend(scene.scars.iter().cloned());
        for piece in &scene.pieces {
            let on_board = |shape: Shape| Shape { outline: placed(&shape.outline, piece.at, 1.0), ..shape };
            shapes.extend(counters::dressed(piece, scene.trappings_of(piece.piece)).into_iter().map(on_board));
        }
        let tell = teller(game, texts);
        let mut items = face.header(first, &tell);
        let mut players = face.players(first, &tell);
        for other in others {
            let seen = (face.header(other, &tell), face.players(other, &tell));
            items.retain(|item| seen.0.contains(item));
            let alike =
                |one: &PlayerStanding, other: &PlayerStanding| one.seat == other.seat && one.score == other.score;
            players.retain(|player| seen.1.iter().any(|other| alike(player, other)));
        }
        let fact = |label: String, value: String| {
            texts.format("desktop-fact", &[("label", label.into()), ("value", value.into())])
        };
        let scores = players.into_iter().map(|player| fact(seat_name(game, player.seat, texts), player.score));
        let header = items.into_iter().map(|item| fact(item.label, item.value)).chain(scores).collect::<Vec<_>>();
        let header = header.join(" · ");
        Some(Self { shapes, extent: scenery.extent(), header, drawn: None })
    }

    /// What is drawn, in units of the board.
    pub fn shapes(&self) -> &[Shape] {
        &self.shapes
    }

    /// The picture, as large as it fits into `rect`.
    pub fn paint(&mut self, painter: &egui::Painter, rect: egui::Rect) {
        let look = theme::look_of(painter.ctx());
        let ([x0, y0], [x1, y1]) = self.extent;
        let (width, height) = ((x1 - x0).max(1.0), (y1 - y0).max(1.0));
        let scale = (rect.width() / width).min(rect.height() / height);
        if self.drawn.as_ref().is_none_or(|(drawn, _)| *drawn != look) {
            self.drawn = Some((look, Arc::new(theme::paper_mesh(look, egui::Pos2::ZERO, 1.0, &self.shapes))));
        }
        let Some((_, mesh)) = &self.drawn else { return };
        let mut mesh = (**mesh).clone();
        let middle = egui::vec2((x0 + x1) / 2.0, -(y0 + y1) / 2.0);
        for vertex in &mut mesh.vertices {
            vertex.pos = rect.center() + (vertex.pos.to_vec2() - middle) * scale;
        }
        painter.with_clip_rect(rect).add(mesh);
    }
}

/// Those who may look at the picture: every person, or anybody if only scripts play.
fn viewers(game: &Match) -> Vec<Option<Seat>> {
    let persons = Audience::of(game).persons;
    if persons.is_empty() { vec![None] } else { persons.into_iter().map(Some).collect() }
}

/// What all of several scenes show alike: what one seat alone may see is in none of the others'.
fn shared(mut scene: Scene, others: impl Iterator<Item = Scene>) -> Scene {
    for other in others {
        scene.pieces.retain(|piece| other.pieces.contains(piece));
        scene.land.retain(|shape| other.land.contains(shape));
        scene.banners.retain(|banner| other.banners.contains(banner));
        scene.scars.retain(|scar| other.scars.contains(scar));
        scene.trappings.retain(|worn| other.trappings.contains(worn));
    }
    scene
}

/// The saved matches with their pictures, which are made when they come into sight.
#[derive(Default)]
pub struct Album {
    pub saves: Vec<Saved>,
    /// The match of which it was asked whether it is to be removed for good.
    pub doomed: Option<PathBuf>,
    /// The games that have several scenarios.
    several: Vec<&'static str>,
    previews: Vec<Option<Option<Preview>>>,
}

impl Album {
    pub fn of(saves: Vec<Saved>) -> Self {
        let previews = saves.iter().map(|_| None).collect();
        Self { saves, previews, ..Self::default() }
    }
    /// The same, with the scenarios of the matches of all games that have several.
    pub fn telling_scenarios(self, library: &Library) -> Self {
        Self { several: library.of_several_scenarios(), ..self }
    }
    /// Whether the game of a match has several scenarios, so that it is told which one it is.
    pub fn has_scenarios(&self, saved: &Saved) -> bool {
        saved.summary.as_ref().is_ok_and(|summary| self.several.contains(&summary.game.as_str()))
    }
    /// Whether the picture of a match is still to be made.
    pub fn lacks(&self, i: usize) -> bool {
        self.previews[i].is_none() && self.saves[i].summary.is_ok()
    }
    /// The picture of a match, if it was made and came out.
    pub fn preview(&mut self, i: usize) -> Option<&mut Preview> {
        self.previews[i].as_mut()?.as_mut()
    }
    /// Takes a match out of the list.
    pub fn forget(&mut self, i: usize) {
        self.saves.remove(i);
        self.previews.remove(i);
        self.doomed = None;
    }
    /// Makes the picture of a match.
    pub fn develop(&mut self, i: usize, library: &Library, texts: &Texts) {
        self.previews[i] = Some(Preview::of(&self.saves[i].path, library, texts));
    }
}
