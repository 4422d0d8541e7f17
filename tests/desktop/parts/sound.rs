//! The sounds of the table: what each of them is made of.
use mesnie::desktop::sound::{RATE, Sound};
use std::f32::consts::TAU;

/// The samples of every variant of every sound, read back from its file.
fn all() -> Vec<(Sound, u32, Vec<f32>)> {
    let each = |sound: Sound| (0..sound.variants()).map(move |variant| (sound, variant));
    let read = |(sound, variant): (Sound, u32)| (sound, variant, samples(&sound.wav_of(variant)));
    Sound::all().flat_map(each).map(read).collect()
}

fn samples(file: &[u8]) -> Vec<f32> {
    let of = |bytes: &[u8]| f32::from(i16::from_le_bytes([bytes[0], bytes[1]])) / f32::from(i16::MAX);
    file[44..].chunks_exact(2).map(of).collect()
}

/// The energy at a pitch, by Goertzel.
fn energy_at(samples: &[f32], pitch: f32) -> f64 {
    let turn = 2.0 * f64::from(TAU * pitch / RATE as f32).cos();
    let (mut one, mut two) = (0.0_f64, 0.0_f64);
    for sample in samples {
        (one, two) = (f64::from(*sample) + turn * one - two, one);
    }
    one * one + two * two - turn * one * two
}

/// The part of the energy that lies between two pitches.
fn share(samples: &[f32], low: f32, high: f32) -> f64 {
    const BLOCK: usize = 2048;
    let step = RATE as f32 / BLOCK as f32;
    let (first, last) = ((low / step) as usize, (high / step) as usize);
    let padded = [vec![0.0; BLOCK / 2], samples.to_vec(), vec![0.0; BLOCK]].concat();
    let (mut inside, mut all) = (0.0, 0.0);
    for start in (0..padded.len() - BLOCK).step_by(BLOCK / 2) {
        let window = |i: usize| 0.5 - 0.5 * (TAU * i as f32 / BLOCK as f32).cos();
        let block: Vec<f32> = (0..BLOCK).map(|i| padded[start + i] * window(i)).collect();
        inside += (first..last).map(|i| energy_at(&block, i as f32 * step)).sum::<f64>();
        all += block.iter().map(|sample| f64::from(sample * sample)).sum::<f64>() * BLOCK as f64 / 2.0;
    }
    inside / all
}

#[test]
fn every_sound_is_a_whole_wav_file() {
    for sound in Sound::all() {
        let file = sound.wav();
        let number = |at: usize| u32::from_le_bytes(file[at..at + 4].try_into().unwrap());
        let short = |at: usize| u16::from_le_bytes(file[at..at + 2].try_into().unwrap());
        assert_eq!((&file[..4], &file[8..16], &file[36..40]), (&b"RIFF"[..], &b"WAVEfmt "[..], &b"data"[..]));
        assert_eq!((number(4) as usize, number(40) as usize), (file.len() - 8, file.len() - 44));
        assert_eq!((number(16), short(20), short(22), short(32), short(34)), (16, 1, 1, 2, 16));
        assert_eq!((number(24), number(28)), (RATE, RATE * 2));
        let seconds = (file.len() - 44) as f32 / 2.0 / RATE as f32;
        assert!((seconds - sound.seconds()).abs() < 0.001 && (0.1..=2.0).contains(&seconds), "{sound:?}");
    }
}

#[test]
fn every_sound_is_heard_and_none_clips_or_clicks() {
    for (sound, variant, samples) in all() {
        let peak = samples.iter().fold(0.0_f32, |peak, sample| peak.max(sample.abs()));
        // -3 dB is 0.708.
        assert!((0.2..0.708).contains(&peak), "{sound:?} {variant}: {peak}");
        let at_peak = samples.iter().filter(|sample| sample.abs() > peak * 0.999).count();
        assert!(at_peak < 6, "{sound:?} {variant} is cut off at its peak {at_peak} times");
        let end = samples.len() - 1;
        assert!(samples[0].abs() < 0.001 && samples[end].abs() < 0.001, "{sound:?} {variant}");
        let (first, last) = (&samples[..12], &samples[end - 100..]);
        assert!(first.iter().all(|sample| sample.abs() < 0.05), "{sound:?} {variant}: {first:?}");
        assert!(last.iter().all(|sample| sample.abs() < 0.004), "{sound:?} {variant}: {last:?}");
        let mean = samples.iter().sum::<f32>() / samples.len() as f32;
        assert!(mean.abs() < 0.0005, "{sound:?} {variant}: {mean}");
        let loud = samples.iter().map(|sample| f64::from(sample * sample)).sum::<f64>() / samples.len() as f64;
        assert!((0.01..0.25).contains(&loud.sqrt()), "{sound:?} {variant}: {}", loud.sqrt());
    }
}

#[test]
fn a_sound_is_always_the_same_and_its_variants_are_not() {
    for sound in Sound::all() {
        assert!(sound.variants() > 0 && sound.wav() == sound.wav_of(0), "{sound:?}");
        let files: Vec<_> = (0..sound.variants()).map(|variant| sound.wav_of(variant)).collect();
        for (variant, file) in (0..).zip(&files) {
            assert_eq!(*file, sound.wav_of(variant + sound.variants() * 1_000_000), "{sound:?}");
            assert_eq!(files.iter().filter(|other| *other == file).count(), 1, "{sound:?} {variant}");
        }
    }
    assert!(Sound::Dice.variants() > 2 && Sound::Move.variants() > 2);
}

/// What stands for wood is low, what stands for coins is bright.
#[test]
fn every_sound_lies_where_it_should() {
    for (sound, variant, samples) in all() {
        let (low, high, least) = match sound {
            Sound::Dice => (1000.0, 3600.0, 0.6),
            Sound::Move | Sound::Refused => (40.0, 500.0, 0.85),
            Sound::Card => (800.0, 6000.0, 0.8),
            Sound::Battle => (70.0, 600.0, 0.7),
            Sound::Turn => (250.0, 2500.0, 0.85),
            Sound::Coin => (2000.0, 16_000.0, 0.9),
            Sound::End => (140.0, 3000.0, 0.9),
            Sound::Magic(_) => (40.0, 6000.0, 0.85),
        };
        let found = share(&samples, low, high);
        assert!(found > least, "{sound:?} {variant}: only {found:.2} from {low} to {high}");
    }
    // Steel is heard in a battle, but does not ring in the ears.
    let battle = share(&samples(&Sound::Battle.wav()), 1000.0, 6000.0);
    assert!((0.01..0.2).contains(&battle), "{battle}");
    // A lute has the pitch of its notes, the second a fifth above the first.
    let turn = samples(&Sound::Turn.wav());
    for (part, pitch) in [(&turn[1000..7000], 293.66), (&turn[9000..30_000], 440.0)] {
        let nearby = (-20..=20).map(|cents| pitch * 2.0_f32.powf(cents as f32 * 5.0 / 1200.0));
        let loudest = nearby.max_by(|a, b| energy_at(part, *a).total_cmp(&energy_at(part, *b))).unwrap();
        assert!((loudest / pitch - 1.0).abs() < 0.012, "{loudest} for {pitch}");
    }
}

/// Knocks of dice are heard one by one and grow softer; a fanfare has four beginnings.
#[test]
fn dice_and_fanfares_have_several_strokes() {
    let beginnings = |sound: Sound, gap: usize| {
        let samples = samples(&sound.wav());
        let loud: Vec<f32> = samples.chunks(220).map(|part| part.iter().map(|s| s * s).sum::<f32>().sqrt()).collect();
        let floor = loud.iter().fold(0.0_f32, |most, l| most.max(*l)) * 0.08;
        let rises = (gap..loud.len()).filter(|i| loud[*i] > floor && loud[*i] > 1.35 * loud[i - 1]);
        let mut found: Vec<usize> = vec![];
        for rise in rises {
            if found.last().is_none_or(|last| rise - last > gap) {
                found.push(rise);
            }
        }
        found.len()
    };
    assert!((4..=14).contains(&beginnings(Sound::Dice, 2)), "{}", beginnings(Sound::Dice, 2));
    let dice = samples(&Sound::Dice.wav());
    let energy = |part: &[f32]| part.iter().map(|sample| sample * sample).sum::<f32>();
    let (first, last) = dice.split_at(dice.len() / 2);
    assert!(energy(first) > 2.0 * energy(last) && energy(last) > 0.0);
}
