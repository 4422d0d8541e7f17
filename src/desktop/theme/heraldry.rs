//! The arms of the seats: the colour that a seat has chosen, a charge on it, and the hatching that engravers use for
//! colours, so that no colour is the only sign of anybody.
use crate::desktop::face::{Face, Point, Tincture, circle};
use crate::table::prelude::{Seat, SeatSetup};
use bevy_egui::egui;

/// What stands on a shield.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Charge {
    Cross,
    Chevron,
    Star,
    Crescent,
    Tower,
    Lily,
    Sword,
    Sun,
}

impl Charge {
    pub const ALL: [Charge; 8] = [
        Charge::Cross,
        Charge::Chevron,
        Charge::Star,
        Charge::Crescent,
        Charge::Tower,
        Charge::Lily,
        Charge::Sword,
        Charge::Sun,
    ];

    /// Its name in saves.
    pub fn word(self) -> &'static str {
        match self {
            Charge::Cross => "cross",
            Charge::Chevron => "chevron",
            Charge::Star => "star",
            Charge::Crescent => "crescent",
            Charge::Tower => "tower",
            Charge::Lily => "lily",
            Charge::Sword => "sword",
            Charge::Sun => "sun",
        }
    }

    /// The Fluent key of its name.
    pub fn key(self) -> &'static str {
        match self {
            Charge::Cross => "arms-cross",
            Charge::Chevron => "arms-chevron",
            Charge::Star => "arms-star",
            Charge::Crescent => "arms-crescent",
            Charge::Tower => "arms-tower",
            Charge::Lily => "arms-lily",
            Charge::Sword => "arms-sword",
            Charge::Sun => "arms-sun",
        }
    }

    /// Its outlines, in a square from -1 to 1.
    pub fn outlines(self) -> Vec<Vec<Point>> {
        match self {
            Charge::Cross => vec![plus(0.9, 0.26)],
            Charge::Chevron => {
                vec![vec![[0.0, 0.75], [0.95, -0.25], [0.95, -0.8], [0.0, 0.2], [-0.95, -0.8], [-0.95, -0.25]]]
            }
            Charge::Star => vec![rays(5, 0.95, 0.38)],
            Charge::Crescent => vec![crescent()],
            Charge::Tower => vec![vec![
                [-0.7, 0.9],
                [-0.4, 0.9],
                [-0.4, 0.65],
                [-0.15, 0.65],
                [-0.15, 0.9],
                [0.15, 0.9],
                [0.15, 0.65],
                [0.4, 0.65],
                [0.4, 0.9],
                [0.7, 0.9],
                [0.7, 0.35],
                [0.5, 0.15],
                [0.5, -0.6],
                [0.75, -0.9],
                [0.22, -0.9],
                [0.22, -0.35],
                [0.0, -0.15],
                [-0.22, -0.35],
                [-0.22, -0.9],
                [-0.75, -0.9],
                [-0.5, -0.6],
                [-0.5, 0.15],
                [-0.7, 0.35],
            ]],
            Charge::Lily => {
                let petal = |s: f32| {
                    vec![
                        [s * 0.1, -0.12],
                        [s * 0.34, 0.42],
                        [s * 0.66, 0.52],
                        [s * 0.88, 0.3],
                        [s * 0.84, 0.02],
                        [s * 0.66, -0.1],
                        [s * 0.64, 0.16],
                        [s * 0.5, 0.18],
                        [s * 0.32, -0.12],
                    ]
                };
                vec![
                    vec![
                        [0.0, 0.98],
                        [0.24, 0.5],
                        [0.2, 0.1],
                        [0.08, -0.12],
                        [-0.08, -0.12],
                        [-0.2, 0.1],
                        [-0.24, 0.5],
                    ],
                    petal(1.0),
                    petal(-1.0),
                    vec![[-0.46, -0.16], [0.46, -0.16], [0.46, -0.34], [-0.46, -0.34]],
                    vec![
                        [0.1, -0.38],
                        [0.36, -0.74],
                        [0.14, -0.7],
                        [0.0, -0.98],
                        [-0.14, -0.7],
                        [-0.36, -0.74],
                        [-0.1, -0.38],
                    ],
                ]
            }
            Charge::Sword => vec![
                vec![[0.0, 1.0], [0.14, 0.78], [0.14, -0.4], [-0.14, -0.4], [-0.14, 0.78]],
                vec![[-0.55, -0.38], [0.55, -0.38], [0.55, -0.56], [-0.55, -0.56]],
                vec![[-0.09, -0.56], [0.09, -0.56], [0.09, -0.84], [-0.09, -0.84]],
                circle(0.14, 12).into_iter().map(|[x, y]| [x, y - 0.86]).collect(),
            ],
            Charge::Sun => vec![rays(12, 0.98, 0.58)],
        }
    }
}

/// A cross with arms of this length and half this width.
fn plus(long: f32, half: f32) -> Vec<Point> {
    vec![
        [-half, long],
        [half, long],
        [half, half],
        [long, half],
        [long, -half],
        [half, -half],
        [half, -long],
        [-half, -long],
        [-half, -half],
        [-long, -half],
        [-long, half],
        [-half, half],
    ]
}

fn rays(points: usize, outer: f32, inner: f32) -> Vec<Point> {
    (0..2 * points)
        .map(|i| {
            let radius = if i % 2 == 0 { outer } else { inner };
            let (sin, cos) = (i as f32 / points as f32 * std::f32::consts::PI).sin_cos();
            [radius * sin, radius * cos]
        })
        .collect()
}

/// A moon with its horns upward.
fn crescent() -> Vec<Point> {
    let arc = |radius: f32, y: f32, from: f32, to: f32| {
        (0..=14).map(move |i| {
            let (sin, cos) = (from + (to - from) * i as f32 / 14.0).to_radians().sin_cos();
            [radius * sin, y - radius * cos]
        })
    };
    arc(0.9, 0.0, -140.0, 140.0).chain(arc(0.68, 0.28, 122.0, -122.0)).collect()
}

/// The arms of a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Coat {
    pub tincture: Tincture,
    pub charge: Option<Charge>,
}

/// Tinctures by the names that they have in saves.
pub fn word(tincture: Tincture) -> &'static str {
    match tincture {
        Tincture::Gules => "gules",
        Tincture::Azure => "azure",
        Tincture::Vert => "vert",
        Tincture::Purpure => "purpure",
        Tincture::Or => "or",
        Tincture::Sable => "sable",
    }
}

/// The Fluent key of a tincture's name.
pub fn key(tincture: Tincture) -> &'static str {
    match tincture {
        Tincture::Gules => "arms-gules",
        Tincture::Azure => "arms-azure",
        Tincture::Vert => "arms-vert",
        Tincture::Purpure => "arms-purpure",
        Tincture::Or => "arms-or",
        Tincture::Sable => "arms-sable",
    }
}

impl Coat {
    /// As it stands in a save ([`SeatSetup::arms`]): `azure lily`. What is not there or not known is the game's own.
    pub fn read(arms: &str, own: Tincture) -> Self {
        let mut coat = Self { tincture: own, charge: None };
        for part in arms.split_whitespace() {
            if let Some(tincture) = Tincture::ALL.into_iter().find(|t| word(*t) == part) {
                coat.tincture = tincture;
            } else if let Some(charge) = Charge::ALL.into_iter().find(|c| c.word() == part) {
                coat.charge = Some(charge);
            }
        }
        coat
    }
    /// What [`Coat::read`] reads; empty for the game's own.
    pub fn write(self, own: Tincture) -> String {
        let tincture = (self.tincture != own).then(|| word(self.tincture));
        tincture.into_iter().chain(self.charge.map(Charge::word)).collect::<Vec<_>>().join(" ")
    }
}

/// What every colour of the game's own is worn as in the match on the screen: its views speak of the game's own colours,
/// and here is the one place where they become those that the seats have chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Coats([Coat; Tincture::ALL.len()]);

impl Default for Coats {
    fn default() -> Self {
        Self(Tincture::ALL.map(|tincture| Coat { tincture, charge: None }))
    }
}

impl Coats {
    /// The arms of a match. No two seats are alike: where a save says so, the later one has the first colour left.
    pub fn of(seats: &[SeatSetup], face: &dyn Face) -> Self {
        let mut coats = Self::default();
        let mut worn: Vec<Tincture> = vec![];
        for (i, seat) in seats.iter().enumerate() {
            let own = face.tincture(Seat(i as u8));
            let mut coat = Coat::read(&seat.arms, own);
            if worn.contains(&coat.tincture) {
                let free = || Tincture::ALL.into_iter().find(|tincture| !worn.contains(tincture));
                coat.tincture = Some(own).filter(|own| !worn.contains(own)).or_else(free).unwrap_or(own);
            }
            worn.push(coat.tincture);
            coats.0[own as usize] = coat;
        }
        coats
    }
    pub fn worn(&self, own: Tincture) -> Coat {
        self.0[own as usize]
    }
}

/// The hatching of a tincture within an outline, as engravers have it since Petra Sancta: upright lines for gules, level
/// ones for azure, falling ones for vert, rising ones for purpure, both ways for sable, dots (strokes without length) for or.
/// `apart` is the distance between lines.
pub fn hatching(tincture: Tincture, outline: &[Point], apart: f32) -> Vec<[Point; 2]> {
    let half = std::f32::consts::FRAC_1_SQRT_2;
    match tincture {
        Tincture::Gules => lines(outline, [0.0, 1.0], apart),
        Tincture::Azure => lines(outline, [1.0, 0.0], apart),
        Tincture::Vert => lines(outline, [half, -half], apart),
        Tincture::Purpure => lines(outline, [half, half], apart),
        Tincture::Sable => [lines(outline, [0.0, 1.0], apart), lines(outline, [1.0, 0.0], apart)].concat(),
        Tincture::Or => {
            let rows = lines(outline, [1.0, 0.0], apart);
            let dots = rows.into_iter().enumerate().flat_map(|(row, [[from, y], [to, _]])| {
                let first = ((from / apart).ceil() + 0.5 * (row % 2) as f32) * apart;
                let many = ((to - first) / apart).max(0.0) as usize;
                (0..=many).map(move |i| [first + i as f32 * apart, y]).filter(move |p| p[0] <= to).map(|p| [p, p])
            });
            dots.collect()
        }
    }
}

/// Parallel lines cut off at an outline.
fn lines(outline: &[Point], [dx, dy]: Point, apart: f32) -> Vec<[Point; 2]> {
    // Across and along the lines.
    let across = |[x, y]: Point| x * dy - y * dx;
    let along = |[x, y]: Point| x * dx + y * dy;
    let reach = outline.iter().map(|p| across(*p)).fold((f32::MAX, f32::MIN), |(a, b), x| (a.min(x), b.max(x)));
    let (first, last) = ((reach.0 / apart).ceil() as i32, (reach.1 / apart).floor() as i32);
    let mut found = vec![];
    for i in first..=last {
        let at = i as f32 * apart;
        let mut cuts: Vec<f32> = (0..outline.len())
            .filter_map(|k| {
                let (a, b) = (outline[k], outline[(k + 1) % outline.len()]);
                let (u, v) = (across(a) - at, across(b) - at);
                ((u < 0.0) != (v < 0.0)).then(|| along(a) + (along(b) - along(a)) * u / (u - v))
            })
            .collect();
        cuts.sort_by(f32::total_cmp);
        let point = |t: f32| [at * dy + t * dx, -at * dx + t * dy];
        found.extend(cuts.chunks_exact(2).map(|pair| [point(pair[0]), point(pair[1])]));
    }
    found
}

/// The hatching as it is drawn in panels, faintly, over what is filled with the tincture. `at` brings a point of the outline
/// to the screen, `thin` is the width of a line in points.
pub fn hatch(
    coat: Coat,
    outline: &[Point],
    apart: f32,
    thin: f32,
    at: impl Fn(Point) -> egui::Pos2,
) -> Vec<egui::Shape> {
    let ink = egui::Color32::from_white_alpha(78);
    let shape = |[from, to]: [Point; 2]| {
        if from == to {
            egui::Shape::circle_filled(at(from), thin, ink)
        } else {
            egui::Shape::line_segment([at(from), at(to)], egui::Stroke::new(thin, ink))
        }
    };
    hatching(coat.tincture, outline, apart).into_iter().map(shape).collect()
}

/// The same over a rectangle of the screen.
pub fn hatch_rect(coat: Coat, rect: egui::Rect) -> egui::Shape {
    // Points of the screen count downward.
    let corners = [rect.left_top(), rect.right_top(), rect.right_bottom(), rect.left_bottom()].map(|p| [p.x, -p.y]);
    egui::Shape::Vec(hatch(coat, &corners, 6.0, 1.0, |[x, y]| egui::pos2(x, -y)))
}
