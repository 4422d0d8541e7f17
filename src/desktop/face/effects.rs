//! What happens on the board and is over in a moment: something that moves and that is heard. A game says what has happened and
//! of what its picture is made; the window draws and plays it.
use super::pictures::Picture;
use super::shapes::{Point, Tincture};

/// The seconds that an effect lasts.
pub const EFFECT_SECONDS: f32 = 0.9;

/// What an effect sounds like.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Timbre {
    /// A chord that closes like a shield.
    Ward,
    /// Twigs that crack.
    Thorns,
    /// A fire that flares up.
    Blaze,
    /// Something heavy comes down.
    Meteor,
    /// Sparks fall and hiss.
    FireRain,
    /// Two high strings, far away.
    Moon,
    /// One voice that howls and sinks.
    DeathHowl,
    /// Several voices that howl one after the other.
    PackHowl,
    /// A horn calls a fifth.
    HuntingHorn,
    /// Something rots and sags.
    Decay,
    /// Whispers.
    Whisper,
    /// Steps upward.
    Rising,
    /// Something is pulled away.
    Theft,
    /// A deep bell.
    Night,
    /// It comes to nothing.
    Fizzle,
    /// Glass breaks.
    Shatter,
}

impl Timbre {
    pub const ALL: [Self; 16] = [
        Self::Ward,
        Self::Thorns,
        Self::Blaze,
        Self::Meteor,
        Self::FireRain,
        Self::Moon,
        Self::DeathHowl,
        Self::PackHowl,
        Self::HuntingHorn,
        Self::Decay,
        Self::Whisper,
        Self::Rising,
        Self::Theft,
        Self::Night,
        Self::Fizzle,
        Self::Shatter,
    ];
}

/// What moves.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Figure {
    Ring,
    Disc,
    /// A pointed leaf, its tip where it goes.
    Spike,
    Flame,
    Drop,
    Crescent,
    Stone,
    Star,
    Shard,
}

/// How it moves.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Motion {
    /// Grows from the middle over the whole goal and fades.
    Swell,
    /// Shrinks from far outside to the rim of the goal.
    Close,
    /// Comes down on the goal.
    Fall,
    /// Goes up from the goal and fades.
    Rise,
    /// Flies apart from the middle.
    Burst,
    /// Goes round the goal.
    Circle,
    /// Lies over the goal for a moment.
    Stand,
    /// Flies from the caster to the goal.
    Send,
    /// Flies from the goal to the caster.
    Pull,
}

/// What it moves around.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Around {
    /// Whoever brings it about, as far as his effect reaches.
    Caster,
    /// The middle of each group that it is done to.
    Group,
    /// Each of those whom it is done to.
    Men,
    /// The whole board.
    Board,
}

/// A part of the picture of an effect.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Layer {
    pub figure: Figure,
    pub motion: Motion,
    pub around: Around,
    pub paint: [u8; 4],
    /// How many of them there are.
    pub many: u8,
    /// Of each, against the goal.
    pub size: f32,
    /// Its part of the effect, from 0 to 1.
    pub from: f32,
    pub to: f32,
}

/// The picture and the sound of something that may happen.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct EffectLook {
    pub timbre: Timbre,
    pub layers: &'static [Layer],
}

/// A round part of the board.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Goal {
    pub centre: Point,
    pub radius: f32,
}

/// Something that has happened.
#[derive(Clone, Debug, PartialEq)]
pub struct Effect {
    pub look: EffectLook,
    /// Whoever has brought it about; the radius says how far it reaches.
    pub caster: Option<Goal>,
    pub groups: Vec<Goal>,
    pub men: Vec<Goal>,
}

/// How a fight has come out: told beside the place where it was fought, for a moment.
#[derive(Clone, Debug, PartialEq)]
pub struct Outcome {
    pub at: Point,
    /// What each side has come to, first the one that has begun it.
    pub totals: [(Tincture, String); 2],
    /// Which of them it went well for, if it did for one.
    pub winner: Option<usize>,
    /// What that means, and for whom.
    pub words: String,
}

/// The seconds that an outcome is shown at the usual pace.
pub const OUTCOME_SECONDS: f64 = 2.4;

/// A card that has been laid open for everybody who may know of it: it is shown on the table for a moment.
#[derive(Clone, Debug, PartialEq)]
pub struct PlayedCard {
    pub title: String,
    /// Who has done what with it, in a sentence.
    pub words: String,
    pub picture: Picture,
    /// The colour of its deck.
    pub deck: Tincture,
    /// Whose it was.
    pub by: Option<Tincture>,
}

/// The seconds that a played card is shown.
pub const CARD_SECONDS: f32 = 2.6;
