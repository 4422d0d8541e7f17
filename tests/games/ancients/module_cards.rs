//! 20 Module cards: what each of them gives, and to whom.
use super::*;
use crate::common::case::give;
use mesnie::games::ancients::chapters::module_cards::TAKE_CARD;
use mesnie::games::ancients::data::files::Module;

/// A match in which Red has drawn the card with this number, before anybody has chosen.
fn drawn(card: u8) -> Match {
    let held = |table: &Match| table.world().resource::<ModuleState>().cards.0[0].map(|held| held.card);
    let with = |seed| {
        let mut table = empty_table();
        table.start(header(&[("asymmetric_cards", Setting::Switch(true))], seed, Player::Person)).unwrap();
        table
    };
    (1..200).map(with).find(|table| held(table) == Some(card)).expect("some seed draws every card")
}

fn choices(table: &Match) -> Vec<String> {
    let prompt = table.prompt().unwrap();
    assert_eq!((prompt.text, prompt.secret), ("ancients-ask-card", true));
    let taken = prompt.offered.iter().filter(|order| TAKE_CARD.of(**order).is_some());
    taken.map(|order| table.world().resource::<Names>().label(order.on)).collect()
}

// N-20.02, N-20.03, N-20.04, N-20.11
#[test]
fn two_cards_offer_two_kinds_and_the_others_all_they_have() {
    let offered = [
        &["riders-shock", "riders-horse_archers"][..],
        &["orders-general", "orders-light"],
        &["last_stand"],
        &["woods"],
        &["ramparts"],
    ];
    for (card, wanted) in offered.into_iter().enumerate() {
        let mut table = drawn(card as u8);
        assert_eq!(choices(&table), wanted, "{card}");
        // Another card's are refused.
        let other = if card == 0 { "woods" } else { "riders-shock" };
        let order = table.read_order(&format!("red take_card {other}")).unwrap();
        let refused = table.submit(order.seat, order.order).unwrap_err();
        assert_eq!((refused.reason, refused.rule), ("option_not_available", "N-20.03"));
        // What Red has taken Blue does not see.
        give(&mut table, &format!("red take_card {}", wanted[0]));
        let seen = |seat| table.position(Some(seat))["modules"]["cards"]["red"].clone();
        assert!(!seen(RED).is_null());
        assert!(seen(BLUE).is_null());
    }
}

// N-20.02, N-20.07, N-20.11
#[test]
fn every_card_is_drawn_and_never_twice() {
    let mut met = [[0; 5]; 2];
    for seed in 0..100 {
        let mut table = empty_table();
        table.start(header(&[("asymmetric_cards", Setting::Switch(true))], seed, Player::Person)).unwrap();
        let [red, blue] = table.world().resource::<ModuleState>().cards.0.map(|held| held.unwrap().card as usize);
        assert_ne!(red, blue);
        met[0][red] += 1;
        met[1][blue] += 1;
    }
    assert!(met.as_flattened().iter().all(|n| *n > 5), "{met:?}");
}

/// Plays until the armies are deployed, each as usual; Red takes what `red` says of its card.
fn deployed(card: u8, red: &str, then: &[&str]) -> Match {
    let mut table = drawn(card);
    give(&mut table, &format!("red take_card {red}"));
    let of_blue = choices(&table)[0].clone();
    give(&mut table, &format!("blue take_card {of_blue}"));
    then.iter().for_each(|order| give(&mut table, order));
    table
}

// N-20.07, N-20.12
#[test]
fn what_a_card_gives_is_for_its_holder() {
    let refused = |table: &mut Match, text: &str| {
        let order = table.read_order(text).unwrap();
        let why = table.submit(order.seat, order.order).unwrap_err();
        (why.reason, why.rule)
    };
    let not_available = |rule| ("option_not_available", rule);
    // Riders, and of them shock cavalry.
    let mut table = deployed(0, "riders-shock", &["red recruit shock-6", "red recruit shock-6-impact"]);
    assert_eq!(refused(&mut table, "red recruit horse_archers-4"), not_available("N-20.07"));
    assert_eq!(refused(&mut table, "red recruit stakes"), not_available("N-20.12"));
    // The last stand: survivors and stakes.
    let mut table = deployed(2, "last_stand", &["red recruit survivors-2", "red recruit stakes"]);
    assert_eq!(refused(&mut table, "red recruit light-4"), not_available("N-20.07"));
    give(&mut table, "red army_ready");
    assert_eq!(refused(&mut table, "blue recruit stakes"), not_available("N-20.12"));
    assert_eq!(refused(&mut table, "blue recruit survivors-2"), not_available("N-20.07"));
}

// N-20.11, N-20.12
#[test]
fn who_holds_the_woods_alone_places_markers_and_hides_tokens() {
    let armies = ["red usual_army", "red army_ready", "blue usual_army", "blue army_ready"];
    let mut table = deployed(3, "woods", &armies);
    let card = |table: &Match| table.position(Some(BLUE))["modules"]["cards"]["red"].clone();
    assert!(card(&table).is_null());
    for hex in ["7:2", "7:3", "4:4", "4:5"] {
        assert_eq!(table.prompt().unwrap().seat, RED);
        give(&mut table, &format!("red lay {hex}"));
        assert!(!card(&table).is_null(), "shown with the first marker");
    }
    assert_eq!(table.prompt().unwrap().text, "ancients-ask-deploy");
    give(&mut table, "red usual_deployment");
    // A forest of Red's half that the usual deployment has left free.
    let free = table.prompt().unwrap().offered.len();
    assert!(free > 0);
    give(&mut table, "red deployed");
    let order = table.read_order("blue decoy_at 4:4").unwrap();
    assert_eq!(table.submit(order.seat, order.order).unwrap_err().rule, "N-20.12");
}

// N-20.07, N-20.12
#[test]
fn ramparts_and_returns_serve_their_holder() {
    let armies = [
        "red usual_army",
        "red army_ready",
        "blue usual_army",
        "blue army_ready",
        "red usual_deployment",
        "red deployed",
        "blue usual_deployment",
    ];
    let mut table = deployed(4, "ramparts", &armies);
    give(&mut table, "blue deployed");
    let modules = table.world().resource::<ModuleState>();
    let data = &table.world().resource::<Rules>().data.cards;
    for module in [Module::RampartDefence, Module::ReturnOfRouted] {
        assert!(modules.cards.gives(data, RED, module) && !modules.cards.gives(data, BLUE, module));
    }
    // Both cards are shown at the reveal.
    for seat in [RED, BLUE] {
        let cards = table.position(Some(seat))["modules"]["cards"].clone();
        assert!(!cards["red"].is_null() && !cards["blue"].is_null());
    }
}

// N-20.07, N-20.12, N-20.14
#[test]
fn matches_with_cards_end_and_keep_the_invariants() {
    for seed in 0..60_u64 {
        let options = [("asymmetric_cards", Setting::Switch(true)), ("budget", Setting::Number(45))];
        let player = if seed % 2 == 0 { script("normal") } else { Player::Random };
        let mut table = empty_table();
        table.start(header(&options, seed, player)).unwrap();
        while let Some(next) = table.automatic_order() {
            table.submit(next.seat, next.order).unwrap();
            assert_eq!(table.broken_invariants(), Vec::<String>::new(), "{seed}");
        }
        assert!(table.outcome().is_some(), "{seed}");
        // Who does not hold the card has none of it.
        let [red, blue] = table.world().resource::<ModuleState>().field.placed;
        assert!(red == 0 || blue == 0);
    }
}
