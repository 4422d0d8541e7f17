//! What is heard: what the screen shows, and nothing that it hides.
use super::{begin, history::play};
use mesnie::desktop::session::playback::PlaybackStep;
use mesnie::desktop::sound::{Sound, SoundSnapshot};
use mesnie::table::prelude::Player;
use mesnie::table::text::locales::{Lang, Texts};

#[test]
fn a_battle_is_heard_and_the_curtain_is_silent() {
    let texts = Texts::new(Lang::En);
    let (mut session, _folder) = begin([Player::Person, Player::Person], &texts);
    assert_eq!(SoundSnapshot::of(&session), None, "the curtain waits for the first person");
    session.lift_curtain(&texts);
    assert_eq!(SoundSnapshot::of(&session), None, "what is composed in secret is not heard");
    let (mut last, mut heard) = (None::<SoundSnapshot>, vec![]);
    play(&mut session, 60, &texts, |session| {
        let now = SoundSnapshot::of(session);
        if let (Some(now), Some(before)) = (&now, &last) {
            heard.extend(now.after(before));
        }
        last = now;
    });
    let now = SoundSnapshot::of(&session).expect("no curtain in the battle");
    assert_eq!(now.after(&now), vec![]);
    // What is taken back is not heard, nor what somebody looks back at.
    let moves = |session: &mut mesnie::desktop::session::Session| {
        let prompt = session.open_prompt().expect("asked").clone();
        session.give(&[prompt.offered[0]], &texts).expect("on offer");
        session.skip();
    };
    moves(&mut session);
    let after = SoundSnapshot::of(&session).expect("no curtain");
    if session.undo(&texts).is_ok() {
        assert_eq!(SoundSnapshot::of(&session).expect("no curtain").after(&after), vec![]);
    }
    session.play_back(PlaybackStep::First, &texts);
    assert_eq!(SoundSnapshot::of(&session), None);
    session.play_back(PlaybackStep::Now, &texts);
    assert!(heard.contains(&Sound::Move) && !heard.contains(&Sound::End), "{heard:?}");
    // The dice are heard while they roll.
    let mut rolled = false;
    for _ in 0..400 {
        let Some(prompt) = session.open_prompt() else { break };
        let before = SoundSnapshot::of(&session).expect("no curtain in the battle");
        let order = session.obvious_order().unwrap_or(prompt.offered[0]);
        session.give(&[order], &texts).expect("on offer");
        if session.throw.as_ref().is_some_and(|throw| throw.is_rolling()) {
            rolled = SoundSnapshot::of(&session).expect("no curtain").after(&before).contains(&Sound::Dice);
            break;
        }
        session.skip();
    }
    assert!(rolled, "dice that roll are not heard");
}

#[test]
fn the_end_is_heard_once() {
    let texts = Texts::new(Lang::En);
    let (mut session, _folder) = begin([Player::Person, Player::Random], &texts);
    play(&mut session, 6, &texts, |_| ());
    while session.open_prompt().is_none() {
        session.pass_time(2.0, &texts);
        session.skip();
    }
    let before = SoundSnapshot::of(&session).expect("no curtain for one person");
    let concede = *session.open_prompt().and_then(|p| p.standing.last()).expect("conceding is always possible");
    session.give(&[concede], &texts).expect("always possible");
    session.skip();
    let after = SoundSnapshot::of(&session).expect("no curtain");
    assert_eq!(after.after(&before), vec![Sound::End]);
    assert_eq!(after.after(&after), vec![]);
}
