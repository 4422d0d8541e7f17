//! Where the question stands and how high its panel is: as high as what is asked in a match, so that the board has all the
//! rest, and yet without jumping about from one question to the next.
use crate::desktop::face::Scenery;
use bevy_egui::egui;

/// The least height, in points: whose decision it is, and two rows of answers.
const LEAST: f32 = 142.0;
/// Up to so many points the panel keeps the height that a question of the match has needed once.
const USUAL: f32 = 178.0;
/// The height beside a hand of cards, in points.
const HAND: f32 = 166.0;
/// From so many points of the window on, the board can spare some lines for the question.
const HIGH: f32 = 720.0;
/// The share of the window that a long question takes at most.
const SHARE: f32 = 0.4;

/// The same beside the board, where rows are shorter: the least height, the height that is kept, and the share of the window.
const LEAST_BESIDE: f32 = 190.0;
const USUAL_BESIDE: f32 = 262.0;
const SHARE_BESIDE: f32 = 0.5;
/// How much larger an open table has to be shown for the question to stand beside it.
const GAIN: f32 = 1.1;
/// The turn track above the board, in points.
const TRACK: f32 = 44.0;
/// The width of the panel beside the board, in points: the least and the most; and the share of the window.
const SIDE: (f32, f32) = (300.0, 430.0);
const SIDE_SHARE: f32 = 0.29;
/// The same where the question stands in it too, which an upright table leaves room for.
const WIDE_SIDE: f32 = 560.0;
const WIDE_SIDE_SHARE: f32 = 0.38;

/// Where the question stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Standing {
    /// Below the board.
    Below,
    /// Below the board, with a hand of cards beside it.
    BelowWithHand,
    /// Beside the board, above all that is told there.
    Beside,
}

/// The width of the panel beside the board, and whether the question stands in it. Bases on an open table are small: it has
/// the height of the window where it can be shown larger so. `root`: what is left below the header; `list`: the list of orders
/// takes some of its width.
pub(super) fn side(root: &egui::Ui, scenery: &Scenery, list: bool) -> (f32, bool) {
    let room = root.available_size();
    let usual = (room.x * SIDE_SHARE).clamp(SIDE.0, SIDE.1);
    let wide = (room.x * WIDE_SIDE_SHARE).clamp(SIDE.0, WIDE_SIDE);
    let ([x0, y0], [x1, y1]) = scenery.extent();
    let size = |width: f32, height: f32| (width / (x1 - x0)).min(height / (y1 - y0));
    let below = size(room.x - usual, room.y - TRACK - USUAL);
    let beside = size(room.x - wide, room.y - TRACK);
    let beside = scenery.ground.is_some() && beside > below * GAIN;
    (if beside && !list { wide } else { usual }, beside)
}

/// The height of the panel.
#[derive(Default, Debug)]
pub(super) struct QuestionRoom {
    /// The match, the size of the window and of its text: what the height was found for.
    of: Option<(u64, [i32; 2], Standing)>,
    /// What the questions of this match have needed so far.
    kept: f32,
    /// What the last picture needed.
    wanted: f32,
    shown: f32,
}

impl QuestionRoom {
    /// How high the panel is in this picture. A hand of cards beside the question has its own height.
    pub fn height(&mut self, match_number: u64, root: &egui::Ui, standing: Standing) -> f32 {
        let size = root.ctx().viewport_rect().size();
        let of = Some((match_number, [size.x as i32, size.y as i32], standing));
        let (least, usual, share) = match standing {
            Standing::Beside => (LEAST_BESIDE, USUAL_BESIDE, SHARE_BESIDE),
            Standing::Below | Standing::BelowWithHand => (LEAST, USUAL, SHARE),
        };
        if self.of != of {
            *self = Self { of, kept: least, ..Self::default() };
        }
        self.shown = if standing == Standing::BelowWithHand {
            let spare = root.available_height() - HIGH;
            HAND + if spare >= 0.0 { 24.0 } else { 0.0 } + (spare * 0.3).clamp(0.0, 96.0)
        } else {
            self.kept = self.kept.max(self.wanted.min(usual));
            let most = (size.y * share).max(self.kept);
            self.wanted.clamp(self.kept, most)
        };
        self.shown
    }
    /// What the question of this picture needs. Gives whether the next picture has another height for it.
    pub fn wants(&mut self, wanted: f32, root: &egui::Ui) -> bool {
        // A point more, so that no part of a point makes the words scroll.
        let wanted = wanted.ceil() + 1.0;
        let changes = (wanted - self.wanted).abs() > 0.5;
        if changes {
            self.wanted = wanted;
            root.ctx().request_repaint();
        }
        changes
    }
}
