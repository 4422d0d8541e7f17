//! Dice on their way: how long they roll, and what they show meanwhile.
use crate::desktop::face::{Face, Tincture};
use crate::table::prelude::{Entry, Narrator, Target, Word};
use crate::table::text::narrator::capitalised;

/// Seconds that dice roll, and that a result stays if another throw follows.
const ROLLS: f32 = 0.9;
const STAYS: f32 = 1.0;
/// So many lines at most are told of what has come of a throw.
const SEQUEL: usize = 3;

/// A die of a throw.
#[derive(Clone, Debug, PartialEq)]
pub struct Die {
    pub tincture: Tincture,
    pub purpose: String,
    pub face: i32,
    pub faces: Vec<i32>,
    /// What it adds up to: `7 + 3 = 10`.
    pub sum: String,
}

/// Whether anything has been ordered since dice were thrown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Age {
    #[default]
    Latest,
    /// The match has gone on without dice.
    Past,
}

/// The dice of one entry of the log.
#[derive(Clone, Debug, PartialEq)]
pub struct Throw {
    pub dice: Vec<Die>,
    pub line: String,
    /// What has come of it for those whom it was about, in lines of the log.
    pub sequel: Vec<String>,
    /// Seconds that are left until the dice come to rest.
    pub(in crate::desktop) rolling: f32,
    staying: f32,
    pub age: Age,
}

impl Throw {
    pub fn of(entry: &Entry, face: &dyn Face, tell: &Narrator) -> Self {
        let dice = (entry.rolls.iter().enumerate())
            .map(|(i, roll)| Die {
                tincture: face.tincture(roll.seat),
                purpose: capitalised(tell.texts.get(roll.purpose)),
                face: roll.face,
                faces: roll.faces.clone(),
                sum: face.sums(entry, roll, i),
            })
            .collect();
        Self { dice, line: tell.entry(entry), sequel: vec![], rolling: ROLLS, staying: STAYS, age: Age::Latest }
    }
    /// With what the entries after it tell of the same pieces, up to the next throw.
    pub fn and(self, entry: &Entry, later: &[&Entry], tell: &Narrator) -> Self {
        let pieces = |entry: &Entry| -> Vec<Target> {
            let on = |word: &Word| match word {
                Word::On(target @ Target::Piece(_)) => Some(*target),
                _ => None,
            };
            entry.words.iter().filter_map(|(_, word)| on(word)).collect()
        };
        let about = pieces(entry);
        let follows = later.iter().take_while(|later| later.rolls.is_empty());
        let told = follows.filter(|later| pieces(later).iter().any(|piece| about.contains(piece)));
        Self { sequel: told.take(SEQUEL).map(|later| tell.entry(later)).collect(), ..self }
    }
    pub fn is_rolling(&self) -> bool {
        self.rolling > 0.0
    }
    /// Lets time pass; true once this throw is done with.
    pub fn pass_time(&mut self, seconds: f32, last: bool) -> bool {
        if self.rolling > 0.0 {
            self.rolling -= seconds;
            return false;
        }
        if !last && self.staying > 0.0 {
            self.staying -= seconds;
            return false;
        }
        true
    }
    /// At rest from the start.
    pub fn landed(mut self) -> Self {
        self.land();
        self
    }
    pub fn land(&mut self) {
        self.rolling = 0.0;
        self.staying = 0.0;
    }

    /// The face that a die shows now. While it rolls that is any of its faces: a picture, not chance of the game.
    pub(in crate::desktop) fn shown(&self, die: usize) -> i32 {
        let d = &self.dice[die];
        if self.rolling <= 0.0 || d.faces.is_empty() {
            return d.face;
        }
        let tick = (self.rolling * 14.0) as usize;
        d.faces[(tick * (die + 3) + die * 2 + tick / 3) % d.faces.len()]
    }
}
