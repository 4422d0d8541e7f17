//! How high the panel below the board is: exactly as high as what is asked, so that the board has all the rest. The board itself
//! keeps its size from one question to the next; where a question is shorter, more of it is seen.
use crate::desktop::session::memo::ViewStamp;
use bevy_egui::egui;

/// The least height, in points: whose decision it is.
const LEAST: f32 = 54.0;
/// Up to so many points the board keeps the room free that a question of the match has needed once.
const USUAL: f32 = 178.0;
/// At first it keeps the room free for whose decision it is and two rows of answers, in a window that can spare it for all that it
/// may ever keep: where the board is larger than it can stay, everything on it moves under the pointer later.
const FIRST: f32 = 128.0;
/// The least height beside a hand of cards, in points.
const HAND: f32 = 180.0;
/// The same where less is left of the window than `LOW`, in points, and the most there: whole cards have just room.
const LOW_HAND: f32 = 158.0;
const LOW_MOST: f32 = 172.0;
const LOW: f32 = 660.0;
/// The most where still less is left, as with large text: all of most answers.
const LOWEST: f32 = 520.0;
const LOWEST_MOST: f32 = 200.0;
/// From so many points of the window on, the board can spare some lines for the question.
const HIGH: f32 = 720.0;
/// The share of the window that a long question takes at most.
const SHARE: f32 = 0.4;
/// The same where a hand of cards lies beside it, which needs no such height.
const SHARE_BESIDE: f32 = 0.33;
/// Pictures after a change in which the panel may still become lower; later it only grows until the next change. A higher panel has
/// larger cards, and larger cards leave less width for the words: height and width could chase each other for ever.
const SETTLING: u8 = 4;

/// The height of the panel.
#[derive(Default, Debug)]
pub(super) struct QuestionRoom {
    /// The match, the size of the window and of its text: what the height was found for.
    of: Option<(u64, [i32; 2])>,
    /// What the questions of this match have needed so far.
    kept: f32,
    /// What the last picture needed.
    wanted: f32,
    shown: f32,
    /// What was on the screen, and whether cards lay beside it: what the last height was wanted for.
    wanted_for: Option<(ViewStamp, bool)>,
    /// How many pictures of it may still lower the panel.
    settling: u8,
}

impl QuestionRoom {
    /// How high the panel is in this picture. `beside`: a hand of cards lies beside the question, and needs a height of its own.
    pub fn height(&mut self, match_number: u64, root: &egui::Ui, beside: bool) -> f32 {
        let size = root.ctx().viewport_rect().size();
        let of = Some((match_number, [size.x as i32, size.y as i32]));
        if self.of != of {
            let kept = if size.y >= HIGH + USUAL - FIRST { USUAL } else { FIRST };
            *self = Self { of, kept, ..Self::default() };
        }
        let most = (size.y * SHARE).max(USUAL);
        self.shown = if beside {
            let spare = root.available_height() - HIGH;
            self.kept = 0.0;
            // No answer is hidden below the edge while there is room; in a low window the board needs it more.
            let (of_hand, most) = match spare {
                0.0.. => (HAND + 24.0 + (spare * 0.3).min(96.0), size.y * SHARE_BESIDE),
                _ if root.available_height() < LOWEST => (LOW_HAND, LOWEST_MOST),
                _ if root.available_height() < LOW => (LOW_HAND, LOW_MOST),
                _ => (HAND, size.y * SHARE_BESIDE),
            };
            of_hand.max(self.wanted.min(most))
        } else {
            self.kept = self.kept.max(self.wanted.min(USUAL));
            self.wanted.clamp(LEAST, most)
        };
        self.shown
    }
    /// The room above the panel that the board keeps free for longer questions, in points.
    pub fn spared(&self) -> f32 {
        (self.kept - self.shown).max(0.0)
    }
    /// What the question of this picture needs; `open`: cards lie beside it. Gives whether the next picture has another height for
    /// it.
    pub fn wants(&mut self, wanted: f32, (stamp, open): (ViewStamp, bool), root: &egui::Ui) -> bool {
        let wanted_for = Some((stamp, open));
        if self.wanted_for != wanted_for {
            (self.wanted_for, self.settling) = (wanted_for, SETTLING);
        }
        let may_lower = self.settling > 0;
        self.settling = self.settling.saturating_sub(1);
        // A point more, so that no part of a point makes the words scroll.
        let wanted = wanted.ceil() + 1.0;
        let changes = wanted > self.wanted + 0.5 || (may_lower && wanted < self.wanted - 0.5);
        if changes {
            self.wanted = wanted;
            root.ctx().request_repaint();
        }
        changes
    }
}
