//! What a match begins with, and what it keeps.
use super::*;

#[test]
fn a_match_that_cannot_begin_says_why() {
    let mut game = table(&TWO);
    let good = || header(&TWO, Player::Person, 1);
    let mut key = |change: &dyn Fn(&mut Header)| {
        let mut header = good();
        change(&mut header);
        game.start(header).err().map(|problem| problem.key)
    };
    let option = |name: &'static str, setting: Setting| {
        move |header: &mut Header| drop(header.options.insert(name.to_owned(), setting.clone()))
    };
    assert_eq!(key(&|_| {}), None);
    assert_eq!(key(&|header| header.scenario = "feast".into()), None);
    assert_eq!(key(&|header| header.scenario = "hunt".into()).as_deref(), Some("scenario-unknown"));
    assert_eq!(key(&|header| drop(header.seats.pop())).as_deref(), Some("seats-wrong-number"));
    let level = |header: &mut Header| header.seats[0].player = Player::Script("godlike".into());
    assert_eq!(key(&level).as_deref(), Some("script-level-unknown"));
    assert_eq!(key(&option("gold", Setting::Number(50))), None);
    assert_eq!(key(&option("gold", Setting::Number(51))).as_deref(), Some("refusal-option_not_available"));
    assert_eq!(key(&option("gold", Setting::Switch(true))).as_deref(), Some("refusal-option_not_available"));
    assert_eq!(key(&option("golds", Setting::Number(1))).as_deref(), Some("option-unknown-near"));
    assert_eq!(key(&option("zzzzzzzz", Setting::Number(1))).as_deref(), Some("option-unknown"));
    assert_eq!(key(&option("dragons", Setting::Switch(false))), None);
    assert_eq!(key(&option("dragons", Setting::Switch(true))).as_deref(), Some("refusal-module_disabled"));
    let bad = game.start_from(good(), "gold galore").unwrap_err();
    assert_eq!(bad.key, "position-bad");
    game.start_from(good(), "[9, 0]").unwrap();
    assert_eq!(
        (game.prompt().unwrap().text, game.position(None)["court"]["gold"].clone()),
        ("toy-ask-march", json!([9, 0]))
    );
    for lang in Lang::ALL {
        let texts = Texts::new(lang);
        for key in ["scenario-unknown", "seats-wrong-number", "script-level-unknown", "position-bad", "option-unknown"]
        {
            assert!(texts.has(key), "{lang}: {key}");
        }
    }
}

#[test]
fn rules_are_counted_without_a_chronicle() {
    let mut game = table(&TWO);
    game.remember(false);
    game.world_mut().resource_mut::<Chronicle>().count_rules();
    game.start(header(&TWO, Player::Random, 1)).unwrap();
    game.play_on();
    let chronicle = game.world().resource::<Chronicle>();
    assert!(chronicle.entries.is_empty());
    assert_eq!(chronicle.rule_uses().unwrap().get("TOY-9"), Some(&3));
    assert_eq!(game.can_undo(), Err(UndoStop::Beginning));
}
