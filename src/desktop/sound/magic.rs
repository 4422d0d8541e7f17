//! What magic sounds like: for each timbre the notes that it is made of.
use super::waveform::{Band, RATE, Take};
use crate::desktop::face::Timbre;
use std::f32::consts::{PI, TAU};

/// A part of a sound, with the moment when it begins.
enum Note {
    /// A tone that dies away and may sink or rise: from one pitch to the other.
    Tone { at: f32, from: f32, to: f32, force: f32, decay: f32 },
    /// A short noise that rings at a pitch.
    Knock { at: f32, pitch: f32, force: f32, decay: f32 },
    /// A string that is plucked.
    String { at: f32, pitch: f32, force: f32, length: f32, bright: f32 },
    /// A horn.
    Horn { at: f32, pitch: f32, force: f32, length: f32 },
    /// Wind whose pitch glides, and that swells and goes.
    Wind { at: f32, from: f32, to: f32, force: f32, length: f32 },
    /// A voice that rises, stays and sinks.
    Howl { at: f32, low: f32, high: f32, force: f32, length: f32 },
}
use Note::{Horn, Howl, Knock, String, Tone, Wind};

/// The length of a sound in seconds, and its notes.
fn recipe(timbre: Timbre) -> (f32, &'static [Note]) {
    match timbre {
        Timbre::Ward => (
            0.9,
            &[
                String { at: 0.002, pitch: 392.0, force: 0.8, length: 0.4, bright: 0.5 },
                String { at: 0.08, pitch: 493.88, force: 0.8, length: 0.4, bright: 0.5 },
                String { at: 0.16, pitch: 587.33, force: 1.0, length: 0.45, bright: 0.5 },
                Horn { at: 0.16, pitch: 196.0, force: 0.5, length: 0.5 },
            ],
        ),
        Timbre::Thorns => (
            0.6,
            &[
                Knock { at: 0.004, pitch: 900.0, force: 0.9, decay: 0.012 },
                Knock { at: 0.06, pitch: 1500.0, force: 1.0, decay: 0.009 },
                Knock { at: 0.11, pitch: 1150.0, force: 0.8, decay: 0.012 },
                Knock { at: 0.19, pitch: 1900.0, force: 0.9, decay: 0.008 },
                Knock { at: 0.25, pitch: 1350.0, force: 0.7, decay: 0.014 },
                Tone { at: 0.004, from: 260.0, to: 190.0, force: 0.45, decay: 0.09 },
            ],
        ),
        Timbre::Blaze => (
            0.9,
            &[
                Wind { at: 0.0, from: 260.0, to: 1300.0, force: 1.0, length: 0.85 },
                Knock { at: 0.2, pitch: 1100.0, force: 0.3, decay: 0.01 },
                Knock { at: 0.34, pitch: 1700.0, force: 0.25, decay: 0.008 },
                Knock { at: 0.5, pitch: 1300.0, force: 0.25, decay: 0.01 },
            ],
        ),
        Timbre::Meteor => (
            0.95,
            &[
                Wind { at: 0.0, from: 1900.0, to: 420.0, force: 0.55, length: 0.5 },
                Tone { at: 0.42, from: 150.0, to: 52.0, force: 1.0, decay: 0.16 },
                Knock { at: 0.42, pitch: 240.0, force: 0.6, decay: 0.05 },
                Knock { at: 0.52, pitch: 620.0, force: 0.25, decay: 0.02 },
                Knock { at: 0.6, pitch: 480.0, force: 0.2, decay: 0.02 },
            ],
        ),
        Timbre::FireRain => (
            0.9,
            &[
                Tone { at: 0.01, from: 1500.0, to: 700.0, force: 0.6, decay: 0.05 },
                Tone { at: 0.12, from: 1700.0, to: 760.0, force: 0.7, decay: 0.05 },
                Tone { at: 0.21, from: 1400.0, to: 650.0, force: 0.7, decay: 0.05 },
                Tone { at: 0.33, from: 1800.0, to: 800.0, force: 0.8, decay: 0.05 },
                Tone { at: 0.42, from: 1300.0, to: 600.0, force: 0.7, decay: 0.05 },
                Wind { at: 0.3, from: 2600.0, to: 1200.0, force: 0.35, length: 0.55 },
            ],
        ),
        Timbre::Moon => (
            0.95,
            &[
                String { at: 0.002, pitch: 880.0, force: 0.7, length: 0.5, bright: 0.25 },
                String { at: 0.22, pitch: 1318.5, force: 0.6, length: 0.5, bright: 0.25 },
                Tone { at: 0.002, from: 440.0, to: 440.0, force: 0.25, decay: 0.4 },
            ],
        ),
        Timbre::DeathHowl => (0.95, &[Howl { at: 0.0, low: 190.0, high: 330.0, force: 1.0, length: 0.93 }]),
        Timbre::PackHowl => (
            0.98,
            &[
                Howl { at: 0.0, low: 290.0, high: 470.0, force: 0.9, length: 0.6 },
                Howl { at: 0.16, low: 340.0, high: 560.0, force: 0.8, length: 0.6 },
                Howl { at: 0.32, low: 250.0, high: 415.0, force: 0.9, length: 0.62 },
            ],
        ),
        Timbre::HuntingHorn => (
            0.95,
            &[
                Horn { at: 0.003, pitch: 220.0, force: 0.8, length: 0.2 },
                Horn { at: 0.24, pitch: 329.63, force: 1.0, length: 0.55 },
            ],
        ),
        Timbre::Decay => (
            0.9,
            &[
                Tone { at: 0.002, from: 233.0, to: 110.0, force: 0.9, decay: 0.3 },
                Tone { at: 0.002, from: 247.0, to: 116.0, force: 0.9, decay: 0.3 },
                Wind { at: 0.1, from: 420.0, to: 160.0, force: 0.4, length: 0.7 },
            ],
        ),
        Timbre::Whisper => (
            0.9,
            &[
                Wind { at: 0.0, from: 2400.0, to: 1500.0, force: 0.9, length: 0.26 },
                Wind { at: 0.24, from: 1900.0, to: 2600.0, force: 1.0, length: 0.28 },
                Wind { at: 0.52, from: 2500.0, to: 1100.0, force: 0.9, length: 0.34 },
            ],
        ),
        Timbre::Rising => (
            0.95,
            &[
                Horn { at: 0.003, pitch: 146.83, force: 0.6, length: 0.3 },
                Horn { at: 0.2, pitch: 220.0, force: 0.7, length: 0.3 },
                Horn { at: 0.4, pitch: 293.66, force: 0.8, length: 0.5 },
                Wind { at: 0.0, from: 180.0, to: 900.0, force: 0.35, length: 0.8 },
            ],
        ),
        Timbre::Theft => (
            0.75,
            &[
                String { at: 0.002, pitch: 698.46, force: 0.8, length: 0.2, bright: 0.8 },
                String { at: 0.09, pitch: 587.33, force: 0.85, length: 0.2, bright: 0.8 },
                String { at: 0.18, pitch: 466.16, force: 0.9, length: 0.2, bright: 0.8 },
                String { at: 0.27, pitch: 369.99, force: 1.0, length: 0.3, bright: 0.8 },
            ],
        ),
        Timbre::Night => (
            1.0,
            &[
                Tone { at: 0.003, from: 98.0, to: 98.0, force: 1.0, decay: 0.5 },
                Tone { at: 0.003, from: 116.5, to: 116.5, force: 0.5, decay: 0.4 },
                Tone { at: 0.003, from: 196.5, to: 196.5, force: 0.6, decay: 0.35 },
                Tone { at: 0.003, from: 262.0, to: 262.0, force: 0.3, decay: 0.2 },
                Knock { at: 0.003, pitch: 700.0, force: 0.15, decay: 0.02 },
            ],
        ),
        Timbre::Fizzle => (
            0.5,
            &[
                Wind { at: 0.0, from: 1100.0, to: 240.0, force: 0.7, length: 0.4 },
                Tone { at: 0.01, from: 310.0, to: 130.0, force: 0.7, decay: 0.12 },
            ],
        ),
        Timbre::Shatter => (
            0.7,
            &[
                Knock { at: 0.003, pitch: 2400.0, force: 0.6, decay: 0.012 },
                Tone { at: 0.003, from: 1046.5, to: 1046.5, force: 0.7, decay: 0.08 },
                Tone { at: 0.05, from: 1481.0, to: 1481.0, force: 0.6, decay: 0.08 },
                Tone { at: 0.11, from: 2217.0, to: 2217.0, force: 0.5, decay: 0.07 },
                Knock { at: 0.13, pitch: 3100.0, force: 0.35, decay: 0.01 },
                Tone { at: 0.2, from: 1864.0, to: 1864.0, force: 0.4, decay: 0.1 },
            ],
        ),
    }
}

/// How long it is heard, in seconds.
pub fn seconds(timbre: Timbre) -> f32 {
    recipe(timbre).0
}

/// Makes a sound of its notes.
pub fn perform(take: &mut Take, timbre: Timbre) {
    for note in recipe(timbre).1 {
        match *note {
            Tone { at, from, to, force, decay } => take.falling(at, from, to, force, decay),
            Knock { at, pitch, force, decay } => take.knock(at, pitch, force, decay),
            String { at, pitch, force, length, bright } => take.pluck(at, pitch, force, length, bright),
            Horn { at, pitch, force, length } => take.brass(at, pitch, force, length),
            Wind { at, from, to, force, length } => wind(take, (at, length), (from, to), force),
            Howl { at, low, high, force, length } => howl(take, (at, length), (low, high), force),
        }
    }
}

/// Noise through a band that glides.
fn wind(take: &mut Take, (at, length): (f32, f32), (from, to): (f32, f32), force: f32) {
    const SHARP: f32 = 2.2;
    let (mut first, mut second) = (Band::default(), Band::default());
    let begin = (at * RATE as f32) as usize;
    let end = (((at + length) * RATE as f32) as usize).min(take.samples.len());
    for i in begin..end {
        let part = (i - begin) as f32 / (end - begin) as f32;
        let pitch = from * (to / from).powf(part);
        let noise = take.noise();
        let noise = second.pass(first.pass(noise, pitch, SHARP), pitch, SHARP);
        // A narrow band low down holds little of the noise.
        let loud = force * (RATE as f32 / (PI * pitch)).sqrt();
        take.samples[i] += loud * noise * (PI * part).sin().powi(2);
    }
}

/// A voice with a few harmonics: up in a third of its time, down in the rest.
fn howl(take: &mut Take, (at, length): (f32, f32), (low, high): (f32, f32), force: f32) {
    let mut phase = 0.0;
    for (t, sample) in take.from(at) {
        let part = t / length;
        if part >= 1.0 {
            return;
        }
        let raised = if part < 0.35 { (PI * part / 0.7).sin() } else { (PI * (part - 0.35) / 1.3).cos() };
        let pitch = low + (high - low) * raised + 3.0 * (TAU * 5.5 * t).sin();
        phase += pitch / RATE as f32;
        let voice = |n: f32, loud: f32| loud * (TAU * n * phase).sin();
        // A throat is rough: no steady tone.
        let rough = 0.88 + 0.12 * (TAU * 31.0 * t).sin();
        let swell = rough * (PI * part).sin().powf(0.7);
        *sample += force * swell * (voice(1.0, 1.0) + voice(2.0, 0.35) + voice(3.0, 0.16) + voice(4.0, 0.05));
    }
}
