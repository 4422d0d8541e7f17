//! 11 Information: what is secret, what is shown, and what is allowed.
use super::*;
use mesnie::games::ancients::chapters::army;
use mesnie::games::ancients::chapters::movement::Motion;

// ---------------------------------------------------------------- 11 Information

// N-11.01, N-1.08
#[test]
fn composition_and_deployment_are_asked_in_secret() {
    let mut table = started(&[]).unwrap();
    let give = |table: &mut Match, orders: &[&str]| {
        for order in orders {
            assert!(table.prompt().unwrap().secret, "before {order}");
            let record = table.read_order(order).unwrap();
            table.submit(record.seat, record.order).unwrap();
        }
    };
    let unit = |table: &Match, seat, label: &str| table.position(Some(seat))["pieces"][label]["at"].clone();
    give(&mut table, &["red usual_army", "red army_ready", "blue usual_army", "blue army_ready"]);
    give(&mut table, &["red usual_deployment", "red deployed"]);
    assert_eq!(
        (unit(&table, RED, "r-elite-9"), unit(&table, BLUE, "r-elite-9")),
        ("7:3".into(), serde_json::Value::Null)
    );
    // What Blue may know of the past: his own army, and only that Red is ready and has deployed.
    let told = |table: &Match, seat| table.chronicle(Some(seat)).map(|e| e.event).collect::<Vec<_>>();
    let of_blue = ["army-ready", "usual-army", "army-ready", "deployed"].map(|event| format!("ancients-log-{event}"));
    assert_eq!(told(&table, BLUE), of_blue);
    assert!(told(&table, RED).contains(&"ancients-log-usual-deployment"));
    give(&mut table, &["blue usual_deployment", "blue deployed"]);
    assert_eq!(unit(&table, BLUE, "r-elite-9"), "7:3");
    assert!(!table.prompt().unwrap().secret);
}

/// Plays at random from a seed; gives the match and the faces of all its rolls.
fn random_match(seed: u64) -> (Match, Vec<i32>) {
    let mut table = empty_table();
    table.start(header(&[], seed, Player::Random)).unwrap();
    table.play_on();
    let faces = table.chronicle(None).flat_map(|entry| entry.rolls.iter().map(|roll| roll.face)).collect();
    (table, faces)
}

// N-11.02
#[test]
fn the_seed_decides_every_roll_and_every_roll_is_logged() {
    let (mut first, faces) = random_match(5);
    let (mut second, again) = random_match(5);
    assert_eq!((first.hash(), &faces), (second.hash(), &again));
    assert_eq!(first.header().seed, 5);
    assert_eq!(first.world().resource::<Dice>().rolls() as usize, faces.len());
    assert_ne!(random_match(6).1, faces);
}

// N-11.04
#[test]
fn every_hex_shown_within_reach_can_be_reached() {
    let mut table = position(
        &[],
        &[
            "r-cavalry-6 5:2",
            "r-heavy-7-1 6:2",
            "r-cavalry-4 3:7",
            "b-heavy-7-1 4:4",
            "b-archers-6 3:2",
            "b-elite-9 1:6",
        ],
    );
    for label in ["r-cavalry-6", "r-heavy-7-1", "r-cavalry-4"] {
        let unit = piece(&table, label);
        table.submit(RED, turn::ACTIVATE.on(unit)).unwrap();
        let reach = on_board(&mut table, |board| Motion::start(board, unit).reach(board));
        for (end, over) in &reach {
            for hex in over.iter().chain([end]) {
                table.submit(RED, movement::STEP.on(*hex)).unwrap_or_else(|why| panic!("{label} {hex:?}: {why:?}"));
            }
            table.undo_to(1).unwrap();
        }
        // And what is not shown cannot.
        let prompt = table.prompt().unwrap().clone();
        for step in prompt.offered.iter().filter_map(|order| movement::STEP.of(*order)) {
            let shown = reach.iter().any(|(end, over)| *end == step || *over == Some(step));
            assert!(shown, "{label} {step:?}");
        }
        table.undo_to(0).unwrap();
    }
}

#[test]
fn before_a_match_begins_nobody_is_asked() {
    let mut table = empty_table();
    let refused = table.check(RED, army::ARMY_READY.on(())).unwrap_err();
    assert_eq!(refused.reason, "no_pending_decision");
}

/// Invariant 18, N-1.08, N-11.01: a seat sees the same whatever the other one has composed and deployed, however the
/// dice will fall and whatever lies in the decks.
#[test]
fn a_seat_sees_nothing_of_what_the_other_composes_and_deploys() {
    let mut chance = Chance(17);
    for round in 0..60 {
        let viewer = if round % 2 == 0 { RED } else { BLUE };
        let mut options = CASE.any_options(round, &mut chance, 0);
        if round % 3 == 0 {
            options.insert("dice_mode".into(), Setting::Word("Deck".into()));
        }
        // Its own card a seat sees, and another seed gives it another one: the tests of module cards have it.
        options.remove("asymmetric_cards");
        let mut games = [empty_table(), empty_table()];
        for (i, game) in games.iter_mut().enumerate() {
            // Seeds differ: so does the generator's state.
            let mut header = between([Player::Person, Player::Person], round + 1000 * i as u64);
            header.options = options.clone();
            game.start(header).unwrap();
        }
        let mut stages = 0;
        // Markers are placed in the open, between two secret stages.
        let marker = "ancients-ask-marker";
        while games
            .iter()
            .all(|g| g.prompt().is_some_and(|p| (p.secret && p.text != "ancients-ask-order") || p.text == marker))
        {
            assert_eq!(seen_by(&games[0], viewer), seen_by(&games[1], viewer), "round {round}, stage {stages}");
            let asked = games[0].prompt().unwrap().seat;
            assert_eq!(asked, games[1].prompt().unwrap().seat);
            if asked == viewer || games[0].prompt().unwrap().text == marker {
                let prompt = games[0].prompt().unwrap();
                let order = prompt.closing.filter(|_| chance.below(4) == 0);
                let order = order.unwrap_or_else(|| prompt.offered[chance.below(prompt.offered.len())]);
                games.iter_mut().for_each(|g| g.submit(asked, order).unwrap());
            } else {
                // The other side's own business, different in each match, up to the end of its turn at the screen.
                for game in &mut games {
                    let text = game.prompt().unwrap().text;
                    let stage =
                        |t: &str| (t.starts_with("ancients-ask-deploy") || t == "ancients-ask-stakes", t == marker);
                    while let Some(prompt) = game.prompt().filter(|p| p.seat == asked && stage(p.text) == stage(text)) {
                        let order = prompt.offered[chance.below(prompt.offered.len())];
                        game.submit(asked, order).unwrap();
                    }
                }
            }
            stages += 1;
            assert!(stages < 400);
        }
        assert!(stages > 4, "round {round}: {stages} {options:?}");
    }
}

/// Scripts choose by what their seat sees: what the other side has composed and deployed does not matter.
#[test]
fn scripts_do_not_see_what_the_other_side_composes() {
    let mut choices = vec![];
    for army in ["heavy-7", "archers-4"] {
        let mut game = empty_table();
        game.start(between([Player::Person, script("hard")], 3)).unwrap();
        let recruit = game.read_order(&format!("red recruit {army}")).unwrap();
        game.submit(RED, recruit.order).unwrap();
        let ready = game.read_order("red army_ready").unwrap();
        game.submit(RED, ready.order).unwrap();
        let mut chosen = vec![];
        while game.prompt().is_some_and(|p| p.seat == BLUE) {
            let record = game.automatic_order().unwrap();
            chosen.push(game.write_order(record));
            game.submit(record.seat, record.order).unwrap();
        }
        choices.push(chosen);
    }
    assert!(choices[0].len() > 3);
    assert_eq!(choices[0], choices[1]);
}
