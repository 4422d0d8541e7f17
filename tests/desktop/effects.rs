//! What is seen and heard of spells that come about, fail, or break.
use super::{header_of, rules_of};
use crate::desktop::lessons::all_lessons;
use mesnie::desktop::board::effects::{Running, shapes};
use mesnie::desktop::face::{EFFECT_SECONDS, Effect, EffectLook, Goal, Paint, Timbre};
use mesnie::desktop::platform::settings::Pace;
use mesnie::desktop::session::Session;
use mesnie::desktop::sound::{Sound, SoundSnapshot};
use mesnie::games::vassaux::Vassaux;
use mesnie::games::vassaux::data::magic::Spell;
use mesnie::games::vassaux::view::VassauxFace;
use mesnie::games::vassaux::view::enchantments::{DISPELLED, FAILED, look};
use mesnie::table::prelude::*;
use mesnie::table::text::locales::{Lang, Texts};

/// The hosts of a match with magic, by the school of the first.
fn armies(spell: Spell) -> (&'static str, &'static str) {
    match spell {
        Spell::DefenceAura | Spell::ThornAura | Spell::FireAura | Spell::Meteor | Spell::RainOfFire => {
            ("etoile_rouge", "reguliers")
        }
        Spell::VeiledMoon | Spell::DeathHowl | Spell::PackHowl | Spell::HuntCall => ("meute", "barbares_1"),
        Spell::Necrosis | Spell::Corruption | Spell::Resurrection | Spell::Possession | Spell::EternalNight => {
            ("nuit", "bretteurs")
        }
    }
}

/// The lord of the first host, a unit of his that has lost a man, and enemies before them.
fn table_of(spell: Spell, face: i32, texts: &Texts) -> Session {
    let rules = rules_of(&Vassaux);
    let mut table = Match::new(&Vassaux, rules.data.clone());
    let (army, unit) = armies(spell);
    let word = |name: &str| Setting::Word(name.to_owned());
    let options = [("magic", Setting::Switch(true)), ("army_1", word(army)), ("army_2", word("etoile_rouge"))];
    let mut header = header_of(&Vassaux, &rules, 1, &options, &[Player::Person, Player::Person]);
    header.scenario = "aleatoire".into();
    let position = format!(
        r#"(active: "red", initiative: "red", reserves: (9, 9), terrain: [],
        fighters: {{
            "red-lord-01": (30000, 30000), "red-{unit}-01": (24000, 30000), "red-{unit}-02": (24000, 32600),
            "blue-lanciers-01": (30000, 42000), "blue-lanciers-02": (32600, 42000), "blue-lanciers-03": (27400, 42000),
            "blue-lanciers-04": (28700, 44400), "blue-lord-01": (85000, 85000),
        }},
        units: {{"red-{unit}": (killed: 1)}})"#
    );
    table.start_with(header, Some(&position), Some(&[face; 80])).expect("a sound position");
    Session::new(1, Recorded::without_file(table), &VassauxFace, texts)
}

/// What a session tells in a moment: the series of its effects, and what is heard.
#[derive(Default)]
struct Told {
    timbres: Vec<Timbre>,
    sounds: Vec<Sound>,
    effects: Vec<Effect>,
}

impl Told {
    /// Lets all dice fall. Before they lie nothing is told.
    fn listen(&mut self, session: &mut Session, texts: &Texts) {
        let (mut series, mut last) = (session.effects().0, SoundSnapshot::of(session));
        for _ in 0..200 {
            let rolls = session.throw.as_ref().is_some_and(|throw| throw.is_rolling());
            let goes_on = session.pass_time(0.25, texts);
            if session.effects().0 != series {
                assert!(!rolls || !session.throw.as_ref().is_some_and(|throw| throw.is_rolling()));
                series = session.effects().0;
                self.add(session);
            }
            let now = SoundSnapshot::of(session);
            if let (Some(now), Some(before)) = (&now, &last) {
                self.sounds.extend(now.after(before));
            }
            last = now;
            if !goes_on {
                return;
            }
        }
    }
    fn add(&mut self, session: &Session) {
        self.timbres.extend(session.effects().1.iter().map(|effect| effect.look.timbre));
        self.effects.extend(session.effects().1.to_vec());
    }
    /// Gives an order, and lets all dice fall.
    fn give(&mut self, session: &mut Session, order: Order, texts: &Texts) {
        let (before, heard) = (session.effects().0, SoundSnapshot::of(session));
        session.give(&[order], texts).expect("on offer");
        if session.effects().0 != before && !session.effects().1.is_empty() {
            assert!(session.throw.is_none() || !session.is_busy(), "an effect is seen while dice roll");
            self.add(session);
        }
        if let (Some(now), Some(before)) = (SoundSnapshot::of(session), heard) {
            self.sounds.extend(now.after(&before));
        }
        self.listen(session, texts);
    }
}

/// Casts a spell as the first host, with dice that all show one face.
fn cast(spell: Spell, face: i32) -> Told {
    let texts = Texts::new(Lang::En);
    let mut session = table_of(spell, face, &texts);
    let (_, unit) = armies(spell);
    let caster = if spell == Spell::DeathHowl { unit } else { "lord" };
    let wanted = [
        format!("activate red-{caster}"),
        "order cast".into(),
        "declared".into(),
        format!("cast {}", spell.id()),
        "cast_at blue-lanciers".into(),
        "cast_at red-lord".into(),
        "announce 1".into(),
        "add_dice 1".into(),
        "add_invocation 0".into(),
        "doom_to wait".into(),
        "lose_usual".into(),
        "let_all_pass".into(),
        "let_cast".into(),
    ];
    let mut told = Told::default();
    for _ in 0..20 {
        let Some(prompt) = session.open_prompt().cloned() else { break };
        let seat = ["red", "blue"][usize::from(prompt.seat.0)];
        let order = wanted.iter().find_map(|words| {
            let record = session.game.read_order(&format!("{seat} {words}")).ok()?;
            prompt.takes(record.order).then_some(record.order)
        });
        let Some(order) = order else { break };
        if told.timbres.is_empty() { told.give(&mut session, order, &texts) } else { break }
    }
    told
}

fn every_look() -> Vec<EffectLook> {
    Spell::ALL.into_iter().map(look).chain([FAILED, DISPELLED]).collect()
}

/// No two spells look or sound alike, nor does one that fails or breaks.
#[test]
fn every_spell_has_a_picture_and_a_sound_of_its_own() {
    let all = every_look();
    for (i, one) in all.iter().enumerate() {
        assert!(!one.layers.is_empty());
        for other in &all[..i] {
            assert!(one.timbre != other.timbre && one.layers != other.layers, "{:?}", one.timbre);
            let wav = |look: &EffectLook| Sound::Magic(look.timbre).wav();
            assert!(wav(one) != wav(other), "{:?} {:?}", one.timbre, other.timbre);
        }
    }
    assert_eq!(all.len(), Timbre::ALL.len(), "a sound that nothing makes");
    const { assert!(EFFECT_SECONDS < 1.0) };
    for look in &all {
        assert!(Sound::Magic(look.timbre).seconds() <= 1.0, "{:?}", look.timbre);
    }
}

/// Something moves from the beginning to the end, nothing is ever hidden by it, and nothing is left.
#[test]
fn pictures_move_and_hide_nothing() {
    let texts = Texts::new(Lang::En);
    let scenery = table_of(Spell::Meteor, 6, &texts).scenery;
    let goal = |x: f32, y: f32, radius: f32| Goal { centre: [x, y], radius };
    for look in every_look() {
        let effect = Effect {
            look,
            caster: Some(goal(300.0, 300.0, 250.0)),
            groups: vec![goal(400.0, 500.0, 40.0)],
            men: vec![goal(390.0, 500.0, 12.5), goal(420.0, 510.0, 12.5)],
        };
        let at = |share: f32| shapes(&effect, &scenery, share);
        let pictures: Vec<_> = (1..10).map(|tenth| at(tenth as f32 / 10.0)).collect();
        let drawn = pictures.iter().filter(|picture| !picture.is_empty()).count();
        assert!(drawn >= 7, "{:?}: only {drawn} of 9", look.timbre);
        let still = pictures.windows(2).filter(|two| two[0] == two[1] && !two[0].is_empty()).count();
        assert_eq!(still, 0, "{:?}", look.timbre);
        for shape in pictures.iter().flatten() {
            assert!(matches!(shape.paint, Paint::Plain([_, _, _, alpha]) if alpha < 240), "{:?}", look.timbre);
            assert!(shape.outline.iter().flatten().all(|at| at.is_finite()));
        }
        assert!(at(1.001).is_empty(), "{:?}", look.timbre);
    }
}

/// Whoever casts it: a spell that succeeds is seen and heard as itself, once its dice lie, and as nothing else.
#[test]
fn a_spell_that_succeeds_is_seen_and_heard_as_itself() {
    for spell in Spell::ALL {
        let told = cast(spell, 6);
        assert_eq!(told.timbres, [look(spell).timbre], "{spell:?}");
        assert!(told.sounds.contains(&Sound::Magic(look(spell).timbre)), "{spell:?}: {:?}", told.sounds);
        let effect = &told.effects[0];
        let caster = effect.caster.expect("a caster");
        assert!((caster.centre[0] - 300.0).abs() < 61.0 && (caster.centre[1] - 300.0).abs() < 30.0, "{spell:?}");
        let aimed = !matches!(spell, Spell::EternalNight);
        assert_eq!(aimed, !effect.men.is_empty() && !effect.groups.is_empty(), "{spell:?}");
    }
}

#[test]
fn a_spell_that_fails_is_seen_and_heard_as_a_failure() {
    for spell in [Spell::DefenceAura, Spell::RainOfFire, Spell::VeiledMoon, Spell::EternalNight] {
        let told = cast(spell, 1);
        assert_eq!(told.timbres, [Timbre::Fizzle], "{spell:?}");
        assert_eq!(told.sounds.iter().filter(|sound| matches!(sound, Sound::Magic(_))).count(), 1, "{spell:?}");
    }
}

/// In the lesson one spell comes about and the other one is dispelled; what is taken back is neither seen nor heard.
#[test]
fn a_spell_that_is_dispelled_breaks() {
    let texts = Texts::new(Lang::En);
    let mut session = all_lessons(&texts).pop().expect("the lesson of magic");
    let mut told = Told::default();
    for _ in 0..2000 {
        if session.view.lesson.as_ref().is_some_and(|lesson| lesson.is_done) {
            break;
        }
        if session.waits_for_reader() {
            session.read_on(&texts);
        }
        match session.lesson_wants().first().copied().filter(|_| session.open_prompt().is_some()) {
            Some(order) => told.give(&mut session, order, &texts),
            None => told.listen(&mut session, &texts),
        }
    }
    assert_eq!(told.timbres, [Timbre::Thorns, Timbre::Shatter]);
    let series = session.effects().0;
    let before = SoundSnapshot::of(&session).expect("no curtain");
    session.step_back(&texts);
    assert!(session.effects().1.is_empty() && session.effects().0 > series);
    assert_eq!(SoundSnapshot::of(&session).expect("no curtain").after(&before), vec![]);
}

/// Where nothing moves it is left away, otherwise it is over in a second; nobody has to wait for it.
#[test]
fn an_effect_is_over_soon_and_keeps_nobody_waiting() {
    let texts = Texts::new(Lang::En);
    for (pace, pictures) in [(Pace::Off, 0), (Pace::Usual, 8)] {
        let mut session = table_of(Spell::Necrosis, 1, &texts);
        let mut running = Running::default();
        assert!(running.after(&session, pace, 0.0).is_none());
        let orders = [
            "red activate red-lord",
            "red order cast",
            "red declared",
            "blue let_all_pass",
            "red cast eternal_night",
            "red add_dice 0",
            "red add_invocation 0",
        ];
        for words in orders {
            let record = session.game.read_order(words).expect("an order");
            session.give(&[record.order], &texts).expect("on offer");
            session.skip();
        }
        assert_eq!(session.effects().1.len(), 1);
        assert!(session.open_prompt().is_some() && !session.is_busy(), "somebody waits for an effect");
        let drawn = (0..20).filter(|_| running.after(&session, pace, 0.1).is_some()).count();
        assert!(drawn.abs_diff(pictures) <= 1, "{pace:?}: {drawn}");
    }
}
