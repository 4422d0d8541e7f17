//! What the table sounds like. Sounds are made from what the screen shows and from nothing else, so that they tell no more
//! than it does: behind a curtain there is silence. Without the feature `sound` they are noted and not played.
mod magic;
mod synth;
mod waveform;

use super::face::Timbre;
use super::session::Session;
use crate::table::prelude::{PieceId, Place, Seat};
use bevy::prelude::*;
use std::collections::BTreeMap;
pub use synth::Sound;
pub use waveform::RATE;

/// The sounds that the last picture brought about; they are played, then forgotten.
#[derive(Resource, Default, Debug, PartialEq)]
pub struct PendingSounds(pub Vec<Sound>);

/// What of a picture can be heard when it becomes another one.
#[derive(Clone, Debug, PartialEq)]
pub struct SoundSnapshot {
    number: u64,
    pieces: BTreeMap<PieceId, Option<Place>>,
    /// Who is asked, if it is somebody at this screen.
    asked: Option<Seat>,
    rolling: bool,
    ended: bool,
    /// The series of effects, and what they sound like.
    effects: (u64, Vec<Timbre>),
    /// Orders given so far: fewer than before were taken back, without a sound.
    orders: usize,
}

impl SoundSnapshot {
    /// Nothing while the curtain is drawn, while a secret question is answered, or during playback.
    pub fn of(session: &Session) -> Option<Self> {
        let view = &session.view;
        let secret = session.game.prompt().is_some_and(|prompt| prompt.secret);
        if view.curtain.is_some() || secret || session.in_playback() {
            return None;
        }
        let question = view.question.as_ref().filter(|question| question.mine);
        Some(Self {
            number: session.number,
            pieces: view.scene.pieces.iter().map(|look| (look.piece, look.place)).collect(),
            asked: question.map(|question| question.seat),
            rolling: session.throw.as_ref().is_some_and(|throw| throw.is_rolling()),
            ended: view.ended.is_some(),
            effects: (session.effects().0, session.effects().1.iter().map(|effect| effect.look.timbre).collect()),
            orders: session.game.journal().len(),
        })
    }

    /// What is to be heard when this picture follows another: at most one sound of a kind, the loudest first.
    pub fn after(&self, before: &Self) -> Vec<Sound> {
        let mut heard = vec![];
        if self.number != before.number || self.orders < before.orders {
            return heard;
        }
        if self.ended && !before.ended {
            return vec![Sound::End];
        }
        if self.rolling && !before.rolling {
            heard.push(Sound::Dice);
        }
        let lost = before.pieces.keys().any(|piece| !self.pieces.contains_key(piece));
        let moved = self.pieces.iter().any(|(piece, place)| before.pieces.get(piece) != Some(place));
        if lost {
            heard.push(Sound::Battle);
        } else if moved {
            heard.push(Sound::Move);
        }
        if self.effects.0 != before.effects.0 {
            heard.extend(self.effects.1.iter().map(|timbre| Sound::Magic(*timbre)));
        }
        if self.asked.is_some() && self.asked != before.asked && heard.is_empty() {
            heard.push(Sound::Turn);
        }
        heard
    }
}

/// Compares each picture of the table with the one before.
pub fn listen(session: Option<Res<Session>>, mut last: Local<Option<SoundSnapshot>>, mut heard: ResMut<PendingSounds>) {
    let now = session.as_deref().and_then(SoundSnapshot::of);
    if *last == now {
        return;
    }
    if let (Some(now), Some(before)) = (&now, &*last) {
        heard.0 = now.after(before);
    }
    *last = now;
}

#[cfg(feature = "sound")]
pub use player::SoundPlugin;

/// Playing them.
#[cfg(feature = "sound")]
mod player {
    use super::super::platform::settings::Preferences;
    use super::{PendingSounds, Sound};
    use bevy::audio::{AudioSource, PlaybackSettings, Volume};
    use bevy::prelude::*;

    pub struct SoundPlugin;
    impl Plugin for SoundPlugin {
        fn build(&self, app: &mut App) {
            app.add_systems(Update, play.after(super::listen));
        }
    }

    /// The recordings, each made when it is first wanted.
    #[derive(Default)]
    struct Recordings(Vec<(Sound, u32, Handle<AudioSource>)>);

    impl Recordings {
        fn of(&mut self, sound: Sound, take: u32, sources: &mut Assets<AudioSource>) -> Handle<AudioSource> {
            if let Some((.., handle)) = self.0.iter().find(|(s, t, _)| (*s, *t) == (sound, take)) {
                return handle.clone();
            }
            let handle = sources.add(AudioSource { bytes: sound.wav_of(take).into() });
            self.0.push((sound, take, handle.clone()));
            handle
        }
    }

    fn play(
        mut commands: Commands,
        preferences: Res<Preferences>,
        mut heard: ResMut<PendingSounds>,
        mut sources: ResMut<Assets<AudioSource>>,
        mut recordings: Local<Recordings>,
        mut played: Local<u32>,
    ) {
        let heard = std::mem::take(&mut heard.bypass_change_detection().0);
        if preferences.volume == 0 {
            return;
        }
        for sound in heard {
            // Not the same take twice in a row: it would tire the ear.
            *played = played.wrapping_add(1);
            let recording = recordings.of(sound, *played % sound.variants(), &mut sources);
            // Loudness is felt in proportion to the square of what is played.
            let volume = Volume::Linear((f32::from(preferences.volume) / 100.0).powi(2));
            commands.spawn((AudioPlayer(recording), PlaybackSettings::DESPAWN.with_volume(volume)));
        }
    }
}
