//! Waveforms: samples that are struck, rubbed and blown into being, and the file that holds them.
use std::f32::consts::{PI, TAU};

/// Samples a second.
pub const RATE: u32 = 44_100;

/// A sound being made.
pub(super) struct Take {
    pub(super) samples: Vec<f32>,
    /// The state of the noise.
    seed: u32,
}

impl Take {
    pub(super) fn new(seconds: f32, seed: u32) -> Self {
        let samples = vec![0.0; (seconds * RATE as f32).round() as usize];
        let mut take = Self { samples, seed: seed.wrapping_mul(0x9e37_79b9) ^ 0x6d65_736e };
        // Seeds that differ in one bit begin alike.
        for _ in 0..16 {
            take.noise();
        }
        take
    }

    /// White noise from -1 to 1, by xorshift.
    pub(super) fn noise(&mut self) -> f32 {
        self.seed ^= self.seed << 13;
        self.seed ^= self.seed >> 17;
        self.seed ^= self.seed << 5;
        (self.seed >> 8) as f32 / (1 << 23) as f32 - 1.0
    }
    pub(super) fn between(&mut self, low: f32, high: f32) -> f32 {
        low + (high - low) * (self.noise() * 0.5 + 0.5)
    }

    /// The samples from a moment on, each with the seconds since then.
    pub(super) fn from(&mut self, at: f32) -> impl Iterator<Item = (f32, &mut f32)> {
        let first = ((at * RATE as f32) as usize).min(self.samples.len());
        (self.samples[first..].iter_mut().enumerate()).map(|(i, sample)| (i as f32 / RATE as f32, sample))
    }

    /// A sine that dies away; `decay` is the seconds in which it falls to a third.
    pub(super) fn partial(&mut self, at: f32, pitch: f32, force: f32, decay: f32) {
        self.falling(at, pitch, pitch, force, decay);
    }

    /// A sine that dies away and sinks from one pitch to another, as a skin or a board does that was struck.
    pub(super) fn falling(&mut self, at: f32, from: f32, to: f32, force: f32, decay: f32) {
        let sinking = decay * 0.5;
        for (t, sample) in self.from(at) {
            // The phase is the pitch summed up to now.
            let phase = to * t + (from - to) * sinking * (1.0 - (-t / sinking).exp());
            *sample += force * (TAU * phase).sin() * struck(t, decay);
        }
    }

    /// A burst of noise that rings at a pitch, about as loud as a sine of that force.
    pub(super) fn knock(&mut self, at: f32, pitch: f32, force: f32, decay: f32) {
        const SHARP: f32 = 5.0;
        let mut band = Band::default();
        // A narrow band holds little of the noise.
        let force = force * (RATE as f32 * SHARP / (PI * pitch)).sqrt();
        let first = (at * RATE as f32) as usize;
        for i in first..self.samples.len() {
            let t = (i - first) as f32 / RATE as f32;
            if t > decay * 9.0 {
                return;
            }
            let noise = self.noise();
            self.samples[i] += force * band.pass(noise, pitch, SHARP) * struck(t, decay);
        }
    }

    /// A string, by Karplus and Strong: a short noise goes round and is dulled a little each time. `length` is the seconds
    /// in which it falls to a third, `bright` from 0 (gut, plucked with the thumb) to 1 (wire).
    pub(super) fn pluck(&mut self, at: f32, pitch: f32, force: f32, length: f32, bright: f32) {
        let period = RATE as f32 / pitch;
        // The dulling filter holds each round up by half a sample.
        let whole = (period - 0.5).floor();
        let rest = period - 0.5 - whole;
        let mut string: Vec<f32> = (0..whole as usize + 1).map(|_| self.noise()).collect();
        let mut dull = 0.0;
        for sample in &mut string {
            dull += (0.15 + 0.6 * bright) * (*sample - dull);
            *sample = dull;
        }
        let mean = string.iter().sum::<f32>() / string.len() as f32;
        string.iter_mut().for_each(|sample| *sample -= mean);
        let kept = (-period / RATE as f32 / length).exp();
        let (mut place, mut last) = (0, 0.0);
        for (t, sample) in self.from(at) {
            let next = (place + 1) % string.len();
            // Between two samples lies the exact pitch.
            let now = string[place] * rest + string[next] * (1.0 - rest);
            *sample += force * now * (t / 0.003).min(1.0);
            string[place] = kept * 0.5 * (now + last);
            last = now;
            place = next;
        }
    }

    /// A soft horn: harmonics that come in one after the other and leave in the opposite order.
    pub(super) fn brass(&mut self, at: f32, pitch: f32, force: f32, length: f32) {
        for harmonic in 1..=7 {
            let n = harmonic as f32;
            let swell_time = 0.018 + 0.009 * n;
            let part = force / n.powf(1.35) * 0.5;
            for (t, sample) in self.from(at) {
                let swell = 1.0 - (-t / swell_time).exp();
                let fall = (-(t / length).powi(2) * (0.8 + 0.3 * n)).exp();
                // A player's breath is never quite even.
                let even = t + 0.00008 * (TAU * 5.1 * t).sin();
                *sample += part * swell * fall * (TAU * pitch * n * even).sin();
            }
        }
    }

    /// Rounds the peaks off, takes out what cannot be heard, fades both ends and brings the loudest sample to `peak`.
    pub(super) fn finish(mut self, peak: f32) -> Vec<f32> {
        const WARMTH: f32 = 1.6;
        let loudest = self.loudest();
        self.samples.iter_mut().for_each(|sample| *sample = (WARMTH * *sample / loudest).tanh());
        // A drift below 20 Hz only moves the membrane.
        let (mut drift, keep) = (0.0, TAU * 18.0 / RATE as f32);
        for sample in &mut self.samples {
            drift += keep * (*sample - drift);
            *sample -= drift;
        }
        let length = self.samples.len();
        let (rise, fall) = (RATE as usize / 1000, length / 6);
        let ramp = |i: usize, of: usize| 0.5 - 0.5 * (PI * (i as f32 / of as f32).min(1.0)).cos();
        for (i, sample) in self.samples.iter_mut().enumerate() {
            *sample *= ramp(i, rise) * ramp(length - 1 - i, fall);
        }
        // What the fading has brought about of it.
        let mean = self.samples.iter().sum::<f32>() / length as f32;
        for (i, sample) in self.samples.iter_mut().enumerate() {
            *sample -= mean * 2.0 * ramp(2 * i.min(length - 1 - i), length);
        }
        let loudest = self.loudest();
        self.samples.iter_mut().for_each(|sample| *sample *= peak / loudest);
        self.samples
    }

    /// Never 0.
    pub(super) fn loudest(&self) -> f32 {
        self.samples.iter().fold(1e-9, |loudest, sample| loudest.max(sample.abs()))
    }
}

/// How loud something is that was struck `t` seconds ago: there within a millisecond, then dying away.
pub(super) fn struck(t: f32, decay: f32) -> f32 {
    (t / 0.0008).min(1.0) * (-t / decay).exp()
}

/// Lets a band around a pitch pass; a state variable filter.
#[derive(Default)]
pub(super) struct Band {
    low: f32,
    band: f32,
}

impl Band {
    /// `sharp` is the pitch by the width of the band.
    pub(super) fn pass(&mut self, sample: f32, pitch: f32, sharp: f32) -> f32 {
        let step = 2.0 * (PI * pitch / RATE as f32).sin();
        let high = sample - self.low - self.band / sharp;
        self.band += step * high;
        self.low += step * self.band;
        self.band / sharp
    }
}

pub(super) fn wav(samples: &[f32]) -> Vec<u8> {
    const BYTES: u32 = 2;
    let data = samples.len() as u32 * BYTES;
    let mut file = Vec::with_capacity(44 + data as usize);
    file.extend_from_slice(b"RIFF");
    file.extend_from_slice(&(36 + data).to_le_bytes());
    file.extend_from_slice(b"WAVEfmt ");
    file.extend_from_slice(&16_u32.to_le_bytes());
    // Plain samples, one channel.
    file.extend_from_slice(&1_u16.to_le_bytes());
    file.extend_from_slice(&1_u16.to_le_bytes());
    file.extend_from_slice(&RATE.to_le_bytes());
    file.extend_from_slice(&(RATE * BYTES).to_le_bytes());
    file.extend_from_slice(&(BYTES as u16).to_le_bytes());
    file.extend_from_slice(&(8 * BYTES as u16).to_le_bytes());
    file.extend_from_slice(b"data");
    file.extend_from_slice(&data.to_le_bytes());
    for sample in samples {
        let whole = (sample.clamp(-1.0, 1.0) * f32::from(i16::MAX)).round() as i16;
        file.extend_from_slice(&whole.to_le_bytes());
    }
    file
}
