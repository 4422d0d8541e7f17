//! What is heard: what the screen shows, and nothing that it hides.
use super::{begin, history::play};
use mesnie::desktop::session::playback::Stride;
use mesnie::desktop::sound::{Glimpse, Sound};
use mesnie::table::prelude::Player;
use mesnie::table::text::locales::{Lang, Texts};

#[test]
fn a_battle_is_heard_and_the_curtain_is_silent() {
    let texts = Texts::new(Lang::En);
    let (mut sitting, _folder) = begin([Player::Person, Player::Person], &texts);
    assert_eq!(Glimpse::of(&sitting), None, "the curtain waits for the first person");
    sitting.lift_curtain(&texts);
    assert_eq!(Glimpse::of(&sitting), None, "what is composed in secret is not heard");
    let (mut last, mut heard) = (None::<Glimpse>, vec![]);
    play(&mut sitting, 60, &texts, |sitting| {
        let now = Glimpse::of(sitting);
        if let (Some(now), Some(before)) = (&now, &last) {
            heard.extend(now.after(before));
        }
        last = now;
    });
    let now = Glimpse::of(&sitting).expect("no curtain in the battle");
    assert_eq!(now.after(&now), vec![]);
    // What is taken back is not heard, nor what somebody looks back at.
    let moves = |sitting: &mut mesnie::desktop::session::table_session::Sitting| {
        let prompt = sitting.open_prompt().expect("asked").clone();
        sitting.give(&[prompt.offered[0]], &texts).expect("on offer");
        sitting.skip();
    };
    moves(&mut sitting);
    let after = Glimpse::of(&sitting).expect("no curtain");
    if sitting.undo(&texts).is_ok() {
        assert_eq!(Glimpse::of(&sitting).expect("no curtain").after(&after), vec![]);
    }
    sitting.stride(Stride::First, &texts);
    assert_eq!(Glimpse::of(&sitting), None);
    sitting.stride(Stride::Now, &texts);
    assert!(heard.contains(&Sound::Move) && !heard.contains(&Sound::End), "{heard:?}");
    // The dice are heard while they roll.
    let mut rolled = false;
    for _ in 0..400 {
        let Some(prompt) = sitting.open_prompt() else { break };
        let before = Glimpse::of(&sitting).expect("no curtain in the battle");
        let order = sitting.obvious_order().unwrap_or(prompt.offered[0]);
        sitting.give(&[order], &texts).expect("on offer");
        if sitting.throw.as_ref().is_some_and(|throw| throw.is_rolling()) {
            rolled = Glimpse::of(&sitting).expect("no curtain").after(&before).contains(&Sound::Dice);
            break;
        }
        sitting.skip();
    }
    assert!(rolled, "dice that roll are not heard");
}

#[test]
fn the_end_is_heard_once() {
    let texts = Texts::new(Lang::En);
    let (mut sitting, _folder) = begin([Player::Person, Player::Random], &texts);
    play(&mut sitting, 6, &texts, |_| ());
    while sitting.open_prompt().is_none() {
        sitting.pass_time(2.0, &texts);
        sitting.skip();
    }
    let before = Glimpse::of(&sitting).expect("no curtain for one person");
    let concede = *sitting.open_prompt().and_then(|p| p.standing.last()).expect("conceding is always possible");
    sitting.give(&[concede], &texts).expect("always possible");
    sitting.skip();
    let after = Glimpse::of(&sitting).expect("no curtain");
    assert_eq!(after.after(&before), vec![Sound::End]);
    assert_eq!(after.after(&after), vec![]);
}
