//! The sounds of the table, made by the program itself: wood, strings, parchment and bronze, warm and quiet. Nothing is read
//! from a file, and the same sound is the same to the last bit on every run.
use super::magic;
use super::waveform::{Band, Take, wav};
use crate::desktop::face::Timbre;
use std::f32::consts::{PI, TAU};

/// The loudest sample of the loudest sounds, of 1: 6 dB below what can be written.
const LOUDEST: f32 = 0.5;

/// A sound of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Sound {
    /// Dice tumble over a wooden table and come to rest.
    Dice,
    /// A piece is set down on the board.
    Move,
    /// A card is drawn from a deck.
    Card,
    /// Two units fight: two strokes of a drum, then steel on steel.
    Battle,
    /// Another seat is asked: a fifth, plucked on a lute.
    Turn,
    /// Coins fall into a purse.
    Coin,
    /// An order is refused: a dull knock.
    Refused,
    /// The match is over: four notes of a fanfare.
    End,
    /// Something that magic brings about.
    Magic(Timbre),
}

impl Sound {
    /// The sounds of every game.
    const TABLE: [Self; 8] =
        [Self::Dice, Self::Move, Self::Card, Self::Battle, Self::Turn, Self::Coin, Self::Refused, Self::End];

    pub fn all() -> impl Iterator<Item = Self> {
        Self::TABLE.into_iter().chain(Timbre::ALL.into_iter().map(Self::Magic))
    }

    /// Its place among them: what its noise begins with.
    fn number(self) -> u32 {
        Self::all().position(|sound| sound == self).unwrap_or_default() as u32
    }

    /// How many variants sound different, so that what is heard often does not tire; at least 1.
    pub fn variants(self) -> u32 {
        match self {
            Self::Dice | Self::Move => 4,
            _ => 1,
        }
    }

    /// How long it is, in seconds.
    pub fn seconds(self) -> f32 {
        match self {
            Self::Dice => 0.6,
            Self::Move | Self::Refused => 0.12,
            Self::Card => 0.18,
            Self::Battle => 0.7,
            Self::Turn => 0.9,
            Self::Coin => 0.35,
            Self::End => 1.6,
            Self::Magic(timbre) => magic::seconds(timbre),
        }
    }

    /// The sound as a WAV file: one channel, `RATE` samples a second, 16 bits a sample.
    pub fn wav(self) -> Vec<u8> {
        self.wav_of(0)
    }

    /// One of the variants; their numbers go round, so that any number will do.
    pub fn wav_of(self, variant: u32) -> Vec<u8> {
        wav(&self.render(variant % self.variants()))
    }

    /// The samples, each from -1 to 1.
    fn render(self, variant: u32) -> Vec<f32> {
        let mut take = Take::new(self.seconds(), (self.number() << 8) | variant);
        match self {
            Self::Dice => dice(&mut take),
            Self::Move => set_down(&mut take, variant),
            Self::Card => card(&mut take),
            Self::Battle => battle(&mut take),
            Self::Turn => turn(&mut take),
            Self::Coin => coins(&mut take),
            Self::Refused => refused(&mut take),
            Self::End => fanfare(&mut take),
            Self::Magic(timbre) => magic::perform(&mut take, timbre),
        }
        take.finish(LOUDEST * self.loudness())
    }

    /// Against the loudest, from 0 to 1: what is heard at every order stays in the background.
    fn loudness(self) -> f32 {
        match self {
            Self::Dice | Self::Battle | Self::End => 1.0,
            Self::Turn | Self::Magic(_) => 0.8,
            Self::Move | Self::Coin => 0.7,
            Self::Card => 0.5,
            Self::Refused => 0.6,
        }
    }
}

/// Two dice: a dozen knocks, the first wide apart and loud, the last close together and soft.
fn dice(take: &mut Take) {
    let mut at = 0.004;
    let mut force = 1.0;
    for knock in 0..13 {
        // Each die has its own pitch, and each of its faces and edges another.
        let die = if knock % 2 == 0 { 1.0 } else { 1.17 };
        let pitch = die * take.between(1250.0, 1750.0);
        let strength = force * take.between(0.6, 1.0);
        take.knock(at, pitch, strength * 0.5, 0.009);
        take.partial(at, pitch, strength * 0.45, 0.006);
        take.partial(at, pitch * 1.74, strength * 0.22, 0.004);
        // The table answers.
        take.partial(at, 210.0 * die, strength * 0.16, 0.014);
        at += take.between(0.75, 1.25) * 0.075 * 0.86_f32.powi(knock);
        force *= 0.9;
    }
}

/// Wood on a wooden board: a low partial that sinks a little, another above it, and the first touch.
fn set_down(take: &mut Take, variant: u32) {
    let pitch = [178.0, 165.0, 190.0, 171.0][variant as usize % 4] * take.between(0.98, 1.02);
    take.falling(0.002, pitch * 1.35, pitch, 1.0, 0.022);
    take.partial(0.002, pitch * 2.31, 0.3, 0.013);
    take.knock(0.001, 620.0, 0.1, 0.004);
}

/// Paper over paper: noise through a band that rises and falls back.
fn card(take: &mut Take) {
    let (mut first, mut second) = (Band::default(), Band::default());
    let length = take.samples.len();
    for i in 0..length {
        let part = i as f32 / length as f32;
        let swell = (PI * part).sin().powi(2) * (1.0 - 0.5 * part);
        // The fibres of the paper.
        let rough = 0.75 + 0.25 * (TAU * 61.0 * part * part).sin();
        let pitch = 1300.0 + 1500.0 * (PI * part * 0.9).sin();
        let noise = first.pass(take.noise(), pitch, 1.2);
        take.samples[i] += second.pass(noise, pitch, 1.2) * swell * rough;
    }
}

/// A field drum, then a blade on a blade.
fn battle(take: &mut Take) {
    for (at, force) in [(0.003, 0.8), (0.2, 1.0)] {
        take.falling(at, 160.0, 98.0, force, 0.08);
        take.falling(at, 255.0, 187.0, force * 0.45, 0.045);
        take.knock(at, 420.0, force * 0.2, 0.02);
    }
    let clash = 0.235;
    take.knock(clash, 3600.0, 0.09, 0.012);
    // A blade is a bar: its partials are no harmonics, and the high ones die first.
    for (ratio, force) in [(1.0, 0.5), (1.47, 1.0), (2.09, 0.8), (2.56, 0.7), (3.39, 0.5), (4.08, 0.35), (5.13, 0.2)] {
        take.partial(clash, 1130.0 * ratio, 0.11 * force, 0.13 / ratio.sqrt());
    }
}

/// D and the A above it.
fn turn(take: &mut Take) {
    take.pluck(0.002, 293.66, 0.85, 0.42, 0.3);
    take.pluck(0.17, 440.0, 1.0, 0.45, 0.3);
}

/// Three small discs of bronze, one after the other.
fn coins(take: &mut Take) {
    for (at, pitch, force) in [(0.002, 3150.0, 0.8), (0.075, 3720.0, 1.0), (0.128, 2890.0, 0.6)] {
        for (ratio, part) in [(1.0, 1.0), (1.51, 0.55), (2.17, 0.4), (2.74, 0.22), (3.61, 0.1)] {
            let pitch = pitch * ratio * take.between(0.995, 1.005);
            take.partial(at, pitch, force * part, 0.055 / ratio.sqrt());
        }
        take.knock(at, 5200.0, force * 0.12, 0.002);
    }
}

/// A knuckle on a closed door.
fn refused(take: &mut Take) {
    take.falling(0.002, 152.0, 122.0, 1.0, 0.02);
    take.partial(0.002, 281.0, 0.3, 0.012);
    take.knock(0.002, 330.0, 0.12, 0.008);
}

/// D, G, B and a long D: each note blown and plucked at once.
fn fanfare(take: &mut Take) {
    let notes = [(0.003, 293.66, 0.22), (0.24, 392.0, 0.22), (0.477, 493.88, 0.22), (0.714, 587.33, 0.72)];
    for (at, pitch, length) in notes {
        take.pluck(at, pitch, 0.8, length * 1.1, 0.35);
        take.brass(at, pitch, 0.5, length);
    }
    // The last note stands on the first.
    take.brass(0.714, 293.66, 0.3, 0.72);
    take.pluck(0.714, 146.83, 0.7, 0.8, 0.3);
}
