//! How much what has happened matters to somebody, and what of it is proclaimed over the board for a moment.
use super::shapes::{Point, Tincture, circle, placed};

/// How much an entry of the chronicle matters to a seat: the weightiest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum News {
    /// The seat has lost something by it.
    MyLoss,
    /// Somebody threatens what the seat has.
    Threat,
    /// It changes the match for everybody.
    Great,
    Ordinary,
}

/// What is proclaimed, by the sign on its seal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Seal {
    /// A coronation, a new queen or regent.
    Crown,
    /// A lord is dead.
    Grave,
    /// A castle or a camp has fallen.
    Tower,
    /// A wedding.
    Rings,
    /// A bishop or a cardinal.
    Mitre,
    /// A match or a lesson has come to its end.
    Laurel,
    /// Somebody is a captive.
    Shackles,
    /// Somebody is through and away.
    Road,
}

impl Seal {
    /// The outlines of the sign, in a square from -1 to 1.
    pub fn sign(self) -> Vec<Vec<Point>> {
        let bar = |[x0, y0]: Point, [x1, y1]: Point| vec![[x0, y0], [x1, y0], [x1, y1], [x0, y1]];
        match self {
            Self::Crown => vec![
                vec![[-0.9, 0.6], [-0.7, -0.3], [0.7, -0.3], [0.9, 0.6], [0.42, 0.12], [0.0, 0.85], [-0.42, 0.12]],
                bar([-0.7, -0.75], [0.7, -0.42]),
            ],
            Self::Grave => vec![
                bar([-0.16, -0.95], [0.16, 0.95]),
                bar([-0.62, 0.22], [-0.16, 0.5]),
                bar([0.16, 0.22], [0.62, 0.5]),
            ],
            Self::Tower => vec![
                // Broken off on one side.
                vec![
                    [-0.62, -0.9],
                    [0.62, -0.9],
                    [0.62, -0.05],
                    [0.3, 0.2],
                    [0.12, -0.1],
                    [-0.12, 0.5],
                    [-0.12, 0.9],
                    [-0.36, 0.9],
                    [-0.36, 0.6],
                    [-0.62, 0.6],
                ],
                placed(&circle(0.13, 8), [0.5, 0.42], 1.0),
                placed(&circle(0.1, 8), [0.74, 0.14], 1.0),
            ],
            Self::Rings => [-0.36, 0.36].into_iter().flat_map(|x| ring([x, 0.0], 0.56, 0.38)).collect(),
            Self::Mitre => vec![
                vec![[-0.62, -0.55], [0.62, -0.55], [0.78, 0.2], [0.0, 0.95], [-0.78, 0.2]],
                bar([-0.62, -0.9], [0.62, -0.65]),
            ],
            Self::Laurel => {
                let leaf = |turn: f32, side: f32| {
                    let (sin, cos) = turn.sin_cos();
                    let at = [side * 0.72 * cos, 0.72 * sin];
                    let (ux, uy) = (-side * sin * 0.3, cos * 0.3);
                    let (wx, wy) = (side * cos * 0.16, sin * 0.16);
                    vec![
                        [at[0] - ux, at[1] - uy],
                        [at[0] + wx, at[1] + wy],
                        [at[0] + ux, at[1] + uy],
                        [at[0] - wx, at[1] - wy],
                    ]
                };
                let turns = [-1.2, -0.65, -0.1, 0.45, 1.0];
                turns.into_iter().flat_map(|turn| [leaf(turn, 1.0), leaf(turn, -1.0)]).collect()
            }
            Self::Shackles => {
                let rings = [-0.5, 0.5].into_iter().flat_map(|x| ring([x, 0.0], 0.46, 0.26));
                rings.chain([bar([-0.12, -0.1], [0.12, 0.1])]).collect()
            }
            Self::Road => vec![
                bar([-0.9, -0.9], [-0.7, 0.9]),
                vec![[-0.5, 0.2], [0.3, 0.2], [0.3, 0.6], [0.95, 0.0], [0.3, -0.6], [0.3, -0.2], [-0.5, -0.2]],
            ],
        }
    }
}

/// A ring, piece by piece.
fn ring(centre: Point, outer: f32, inner: f32) -> Vec<Vec<Point>> {
    let (out, inn) = (placed(&circle(outer, 18), centre, 1.0), placed(&circle(inner, 18), centre, 1.0));
    (0..18).map(|i| vec![out[i], out[(i + 1) % 18], inn[(i + 1) % 18], inn[i]]).collect()
}

/// Something that is proclaimed over the board for a moment.
#[derive(Clone, Debug, PartialEq)]
pub struct Proclamation {
    pub seal: Seal,
    /// Whose colour the wax has.
    pub tincture: Option<Tincture>,
    pub text: String,
}
