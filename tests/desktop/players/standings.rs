//! What each game counts of its players, whose turn it is and who comes next; for every viewer, with secrets hidden.
use super::{fixtures, matches_of, recorded};
use crate::desktop::{begin_of, header_of, rules_of};
use mesnie::desktop::face::{Face, PlayerStanding, Scenery, Sight};
use mesnie::desktop::session::audience::Audience;
use mesnie::desktop::session::view_model::{PlayerView, TableView, teller};
use mesnie::games::fief::state::cards::Cards;
use mesnie::games::fief::view::seen::Seen;
use mesnie::games::{ancients, fief, tactique, vassaux};
use mesnie::table::play::matches;
use mesnie::table::prelude::*;
use mesnie::table::text::locales::{Lang, Texts};

fn face_of(game: &str) -> &'static dyn Face {
    match game {
        "ancients" => &ancients::view::AncientsFace,
        "fief" => &fief::view::FACE,
        "tactique" => &tactique::view::FACE,
        _ => &vassaux::view::VassauxFace,
    }
}

fn standings(face: &dyn Face, table: &Match, viewer: Option<Seat>, texts: &Texts) -> Vec<PlayerStanding> {
    face.players(&Sight::new(table, viewer), &teller(table, texts))
}

fn views(face: &dyn Face, table: &Match, viewer: Seat, texts: &Texts) -> Vec<PlayerView> {
    let audience = Audience { holder: Some(viewer), ..Audience::of(table) };
    TableView::without_log(table, &[], face, &Scenery::default(), &audience, texts).players
}

fn value<'p>(player: &'p PlayerStanding, label: &str) -> &'p str {
    player.counts.iter().find(|count| count.label == label).map_or("", |count| &count.value)
}

/// Plays at random; `watch` sees every position that asks somebody.
fn play(table: &mut Match, seed: u64, orders: usize, mut watch: impl FnMut(&Match)) {
    let mut chance = seed.wrapping_add(7);
    for _ in 0..orders {
        watch(table);
        let Some(prompt) = table.prompt() else { return };
        chance = chance.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let (seat, order) = (prompt.seat, matches::random_order(prompt, chance));
        table.submit(seat, order).expect("on offer");
    }
}

/// In every game, in the middle of recorded matches and at their ends, for every seat and for who looks on: each player once,
/// every count with its sign, its words and its rule, and all in both languages; nothing else is counted for one viewer than
/// for another but what is its own secret.
#[test]
fn every_player_of_every_game_has_a_standing() {
    let all: Vec<_> = ["ancients", "fief", "tactique", "vassaux"].into_iter().flat_map(matches_of).collect();
    let (mut seen, mut lit) = (0, 0);
    for path in all.iter().step_by(3) {
        let game = recorded(path);
        let face = face_of(game.game().id());
        let mut shadow = game.shadow();
        let orders = game.journal().len();
        for at in [1, orders / 4, orders / 2, orders * 3 / 4, orders] {
            assert!(game.look_back(at, &mut shadow));
            for lang in Lang::ALL {
                let texts = Texts::new(lang);
                let seats = game.header().seats.len() as u8;
                for viewer in (0..seats).map(Seat).chain([Seat::BYSTANDER]) {
                    let told = standings(face, &shadow, Some(viewer), &texts);
                    let mut of: Vec<u8> = told.iter().map(|player| player.seat.0).collect();
                    of.sort_unstable();
                    assert_eq!(of, (0..seats).collect::<Vec<_>>(), "{}", path.display());
                    for count in told.iter().flat_map(|player| player.counts.iter().chain(&player.badges)) {
                        let what = format!("{}, {lang}: {count:?}", path.display());
                        assert!(!count.sign.is_empty() && !count.label.is_empty() && !count.hint.is_empty(), "{what}");
                        let corners = count.sign.iter().flatten();
                        assert!(corners.into_iter().all(|[x, y]| x.abs() <= 1.2 && y.abs() <= 1.2), "{what}");
                        lit += count.counted.len();
                    }
                    assert!(told.iter().all(|player| !player.counts.is_empty() && !player.score.is_empty()));
                    assert!(told.iter().filter(|player| player.next).count() <= 1);
                    assert!(told.iter().filter(|player| player.on_go).count() <= 1);
                    seen += 1;
                }
                assert_eq!(texts.faults().into_keys().filter(|key| !key.is_empty()).collect::<Vec<_>>(), [""; 0]);
            }
        }
    }
    assert!(seen > 500 && lit > 5000, "{seen} {lit}");
}

/// Fief: what is counted is what is on the table, and every family is told the same of each.
#[test]
fn what_is_counted_of_a_family_is_what_it_has() {
    let texts = Texts::new(Lang::En);
    let (mut compared, mut dignities) = (0, 0);
    for (seed, seats) in [(3, 3), (5, 5), (8, 6)] {
        let mut table = begin_of(&fief::Fief, seats, seed, &[("turn_cap", Setting::Number(8))]);
        let mut n = 0;
        play(&mut table, seed, 2400, |table| {
            n += 1;
            // Of a card taken up and not laid yet nobody but its owner knows: it is still in the hand, as far as the others know.
            if n % 7 != 0 || table.world().resource::<Cards>().in_play.is_some() {
                return;
            }
            let face = &fief::view::FACE;
            let told = standings(face, table, Some(Seat::BYSTANDER), &texts);
            for viewer in (0..seats as u8).map(Seat) {
                // Whose go it is somebody who is asked in secret knows for sure.
                for (own, open) in standings(face, table, Some(viewer), &texts).iter().zip(&told) {
                    assert_eq!((&own.score, own.out, own.seat), (&open.score, open.out, open.seat));
                    let facts = |player: &PlayerStanding| -> Vec<(String, String, Vec<Target>)> {
                        let all = player.counts.iter().chain(&player.badges);
                        all.map(|c| (c.label.clone(), c.value.clone(), c.counted.clone())).collect()
                    };
                    assert_eq!(facts(own), facts(open), "seed {seed}, {viewer:?}");
                }
            }
            let sight = Sight::new(table, Some(Seat::BYSTANDER));
            let seen = Seen::new(&sight);
            for player in &told {
                let cards = table.world().resource::<Cards>().hands.of(player.seat).len();
                assert_eq!(value(player, "Cards"), cards.to_string());
                assert_eq!(value(player, "Fiefs"), seen.fiefs(player.seat).len().to_string());
                assert_eq!(value(player, "Soldiers"), seen.soldiers(player.seat).to_string());
                let soldiers = player.counts.iter().find(|count| count.label == "Soldiers").expect("soldiers");
                let here =
                    |place: &Target| seen.piles.iter().any(|p| p.seat == player.seat && Target::Place(p.at) == *place);
                assert!(soldiers.counted.iter().all(here));
                assert_eq!(soldiers.counted.is_empty(), seen.soldiers(player.seat) == 0);
                let votes = player.counts.iter().find(|count| count.label == "Votes").expect("votes");
                assert_eq!(votes.value, votes.counted.len().to_string());
                assert_eq!(value(player, "Points").is_empty(), seats > 3, "F-2.04");
                dignities += player.badges.len();
                compared += 1;
            }
        });
    }
    assert!(compared > 500 && dignities > 10, "{compared} {dignities}");
}

/// Whoever is asked openly is the one that everybody waits for. In goes of fief (F-4.02) and in activations of the battle
/// (N-3.01) and of the skirmish (V-8.01) who is told to come next does come next.
#[test]
fn who_comes_next_comes_next() {
    let texts = Texts::new(Lang::En);
    /// A game, how many play it, its questions that begin a go, and its options.
    type Goes<'a> = (&'static dyn Game, usize, &'a [&'a str], &'a [(&'a str, Setting)]);
    let goes: [Goes; 3] = [
        (
            &fief::Fief,
            5,
            &["fief-ask-cards", "fief-ask-purchases", "fief-ask-moves"],
            &[("turn_cap", Setting::Number(6))],
        ),
        (&ancients::Ancients, 2, &["ancients-ask-order"], &[]),
        (&vassaux::Vassaux, 2, &["vassaux-ask-pick"], &[]),
    ];
    for (game, seats, asks, options) in goes {
        let face = face_of(game.id());
        let (mut kept, mut broken) = (0, 0);
        for seed in 0..3 {
            let rules = rules_of(game);
            let mut table = Match::new(game, rules.data.clone());
            let mut header = header_of(game, &rules, seed, options, &vec![Player::Person; seats]);
            if game.id() == "vassaux" {
                header.scenario = "maison_forte".into();
            }
            table.start(header).expect("a match");
            // Who was asked last in a go, and who was to come next.
            let mut told: Option<(Seat, Seat, usize)> = None;
            let turn = |table: &Match| {
                let position = table.position(None);
                let of = |part: &str, name: &str| position[part][name].as_u64();
                of("turn", "number").or(of("battle", "turn")).or(of("progress", "turn")).unwrap_or(0) as usize
            };
            play(&mut table, seed, 1500, |table| {
                let Some(prompt) = table.prompt() else { return };
                let players = views(face, table, prompt.seat, &texts);
                let active: Vec<Seat> = players.iter().filter(|p| p.active).map(|p| p.standing.seat).collect();
                assert_eq!(active, [prompt.seat], "{}: {}", game.id(), prompt.text);
                assert!(players.iter().all(|p| !(p.active && p.standing.next)));
                if !asks.contains(&prompt.text) {
                    return;
                }
                if let Some((asked, next, then)) = told.filter(|(asked, ..)| *asked != prompt.seat) {
                    // With the turn everything begins anew; a family may have left the match, a unit have lost its go.
                    if then == turn(table) {
                        if next == prompt.seat { kept += 1 } else { broken += 1 }
                    }
                    let _ = asked;
                }
                let next = players.iter().find(|p| p.standing.next).map(|p| p.standing.seat);
                told = next.map(|next| (prompt.seat, next, turn(table)));
            });
        }
        assert!(kept > 40 && broken * 40 <= kept, "{}: {kept} came, {broken} did not", game.id());
    }
}

/// N-1.08: before the armies are revealed nobody learns how many units the enemy has chosen.
#[test]
fn an_army_that_is_composed_in_secret_is_not_counted() {
    let texts = Texts::new(Lang::En);
    let face = face_of("ancients");
    let mut table = begin_of(&ancients::Ancients, 2, 3, &[]);
    let mut hidden = 0;
    play(&mut table, 3, 90, |table| {
        let revealed = table.position(None)["battle"]["revealed"].as_bool().unwrap_or(false);
        for (viewer, other) in [(Seat(0), Seat(1)), (Seat(1), Seat(0)), (Seat::BYSTANDER, Seat(1))] {
            let told = standings(face, table, Some(viewer), &texts);
            let units = &told[usize::from(other.0)].counts[1];
            assert_eq!(units.value == "?", !revealed, "{viewer:?}");
            hidden += usize::from(units.value == "?" && units.counted.is_empty());
            let sheet =
                face.player_sheet(&Sight::new(table, Some(viewer)), other, &teller(table, &texts)).expect("a side");
            assert_eq!(sheet.lines.iter().any(|(label, _)| label == "Units left"), revealed);
        }
    });
    assert!(hidden > 20, "{hidden}");
}

/// A player's sheet is told in every game, in both languages, whoever looks; of a family what the register tells.
#[test]
fn every_player_has_a_sheet() {
    for name in ["ancients/script/hard", "fief/script/six-seats", "tactique/script/five-seats", "vassaux/script/hard"] {
        let game = recorded(&fixtures().join(format!("{name}.mesnie")));
        let face = face_of(game.game().id());
        for lang in Lang::ALL {
            let texts = Texts::new(lang);
            for seat in (0..game.header().seats.len() as u8).map(Seat) {
                let sight = Sight::new(&game, Some(Seat(0)));
                let sheet = face.player_sheet(&sight, seat, &teller(&game, &texts)).expect("a sheet");
                assert!(sheet.tincture == Some(face.tincture(seat)) && sheet.lines.len() > 3, "{name}: {sheet:?}");
                assert!(sheet.lines.iter().all(|(label, value)| !label.is_empty() && !value.is_empty()), "{sheet:?}");
            }
            let nobody = face.player_sheet(&Sight::new(&game, Some(Seat(0))), Seat(200), &teller(&game, &texts));
            assert_eq!(nobody, None);
        }
    }
}
