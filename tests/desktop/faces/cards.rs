//! Cards and faces of the kingdom: every card has a picture and words of its own, every lord a face.
use super::fief::seen_by;
use crate::desktop::{begin_of, header_of, rules_of};
use mesnie::desktop::board::counters;
use mesnie::desktop::face::{
    CARD_SECONDS, Describe, Draw, Headgear, Paint, Picture, PlayedCard, Point, Sight, Sitter, Tincture, portrait,
    triangulate,
};
use mesnie::desktop::panels::hand::played::OnTable;
use mesnie::desktop::platform::settings::Pace;
use mesnie::desktop::session::Session;
use mesnie::desktop::session::view_model::teller;
use mesnie::games::fief::Fief;
use mesnie::games::fief::chapters::cards::{DISCARD, PLAY};
use mesnie::games::fief::data::items::Item;
use mesnie::games::fief::rules::Rules;
use mesnie::games::fief::view::seen::Seen;
use mesnie::games::fief::view::{FACE, cards};
use mesnie::games::tactique::Tactique;
use mesnie::table::data::rules_text::{BlockKind, RulePages};
use mesnie::table::data::{Reader, Source};
use mesnie::table::play::matches;
use mesnie::table::prelude::*;
use mesnie::table::text::locales::{Lang, Texts};
use std::collections::BTreeSet;

/// The colours of a picture, drawn so many points wide: those of the uppermost shape at each point.
fn points(picture: &Picture, wide: usize) -> Vec<[f32; 3]> {
    let mut points = vec![[230.0_f32, 220.0, 200.0]; wide * wide];
    let cross = |a: Point, b: Point, c: Point| (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
    for shape in picture.shapes() {
        let Paint::Plain([r, g, b, alpha]) = shape.paint else { continue };
        let strength = f32::from(alpha) / 255.0;
        for triangle in triangulate(&shape.outline) {
            let [p, q, s] = triangle.map(|i| shape.outline[i as usize]);
            for (i, point) in points.iter_mut().enumerate() {
                let at = |n: usize| (n as f32 + 0.5) / wide as f32 * 2.0 - 1.0;
                let here = [at(i % wide), -at(i / wide)];
                let sides = [cross(p, q, here), cross(q, s, here), cross(s, p, here)];
                if sides.iter().all(|side| *side > 0.0) || sides.iter().all(|side| *side < 0.0) {
                    for (old, new) in point.iter_mut().zip([r, g, b]) {
                        *old += (f32::from(new) - *old) * strength;
                    }
                }
            }
        }
    }
    points
}

/// Of a hundred points of two pictures of one size, so many have clearly another colour.
fn apart(one: &[[f32; 3]], other: &[[f32; 3]]) -> usize {
    let differs = |(a, b): &(&[f32; 3], &[f32; 3])| a.iter().zip(*b).map(|(p, q)| (p - q).abs()).sum::<f32>() > 60.0;
    one.iter().zip(other).filter(differs).count() * 100 / one.len()
}

fn table_of(game: &'static dyn Game) -> Match {
    begin_of(game, 3, 1, &[])
}

/// F-16.01 to F-16.27, F-15.05: a picture for every card of the decks, told from all others at the size of a thumbnail.
#[test]
fn every_card_has_a_picture_of_its_own() {
    for game in [&Fief as &'static dyn Game, &Tactique] {
        let table = table_of(game);
        let rules = table.world().resource::<Rules>();
        let mut drawn: Vec<(Item, Vec<[f32; 3]>)> = vec![];
        for (_, item) in rules.items() {
            let picture = cards::picture(rules, item);
            assert_eq!(picture.is_some(), item.is_blue_card() || item == Item::Cardinal, "{item:?}");
            let Some(picture) = picture else { continue };
            assert!(picture.shapes().len() > 20, "{item:?} is a mere sign");
            assert!(picture.shapes().iter().flat_map(|s| &s.outline).flatten().all(|at| at.abs() <= 1.0), "{item:?}");
            let points = points(&picture, 36);
            for (other, seen) in &drawn {
                let apart = apart(&points, seen);
                let alike =
                    matches!((item, other), (Item::Bishop(_), Item::Bishop(_)) | (Item::Lord(_), Item::Lord(_)));
                assert!(apart >= if alike { 8 } else { 30 }, "{item:?} and {other:?}: {apart} of 100");
            }
            drawn.push((item, points));
        }
        assert_eq!(drawn.len(), 16 + 1 + 4 + 11 + 1);
    }
}

/// F-5.12, F-16.18: each says in which phase it may be played, in both languages, and no two conditions are alike.
#[test]
fn every_card_says_when_it_may_be_played() {
    for lang in Lang::ALL {
        let texts = Texts::new(lang);
        let table = table_of(&Fief);
        let rules = table.world().resource::<Rules>();
        let tell = teller(&table, &texts);
        let mut said = BTreeSet::new();
        for (_, item) in rules.items().filter(|(_, item)| item.is_blue_card() || *item == Item::Cardinal) {
            let when = cards::when(rules, item, &tell);
            let phase = if item == Item::Cardinal { "purchases" } else { "cards" };
            assert!(when.contains(&texts.get(&format!("fief-view-phase-{phase}"))), "{item:?}: {when}");
            assert!(!when.contains("fief-when"), "{item:?}: {when}");
            if matches!(item, Item::Lord(_)) {
                assert!(when.contains(&rules.data.limits.lords.to_string()), "{when}");
            }
            said.insert(when);
        }
        assert_eq!(said.len(), 11 + 4, "one for lords, d’Arc, bishops, cardinals, and each other card");
        assert!(texts.faults().into_keys().all(|key| key.is_empty()));
    }
}

/// Faces follow from names, and are told apart as small as they stand on the map.
#[test]
fn every_lord_has_a_face_of_his_own() {
    let table = table_of(&Fief);
    let rules = table.world().resource::<Rules>();
    let face = |lord: &mesnie::games::fief::data::files::LordData, headgear| {
        let woman = lord.sex == mesnie::games::fief::data::files::Sex::Female;
        portrait(Sitter { name: &lord.name, woman, headgear, captive: false })
    };
    let lords = &rules.data.cards.lords;
    let small: Vec<_> = lords.iter().map(|lord| points(&face(lord, Headgear::Own), 36)).collect();
    for (i, one) in small.iter().enumerate() {
        for (j, other) in small[..i].iter().enumerate() {
            let apart = apart(one, other);
            assert!(apart >= 18, "{} and {}: {apart} of 100", lords[i].name, lords[j].name);
        }
        assert_eq!(*one, points(&face(&lords[i], Headgear::Own), 36));
        for headgear in [Headgear::Crown, Headgear::Coronet(1), Headgear::Mitre, Headgear::RedHat] {
            let ranked = points(&face(&lords[i], headgear), 36);
            assert!(apart(one, &ranked) >= 4, "{}: {headgear:?} is not seen", lords[i].name);
        }
    }
}

/// On the map a lord's counter shows the face within the silhouette of the family, on the sheet it stands beside the name.
#[test]
fn lords_show_their_faces_on_the_map_and_on_their_sheets() {
    let texts = Texts::new(Lang::En);
    let mut table = table_of(&Fief);
    let mut chance = 3_u64;
    for _ in 0..60 {
        let Some(prompt) = table.prompt().cloned() else { break };
        chance = chance.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        table.submit(prompt.seat, matches::random_order(&prompt, chance)).expect("on offer");
    }
    let sight = Sight::new(&table, Some(Seat(0)));
    let (seen, tell) = (Seen::new(&sight), teller(&table, &texts));
    let scene = FACE.scene(&sight);
    assert!(!scene.pieces.is_empty());
    for look in &scene.pieces {
        let face = look.portrait.as_ref().expect("a face");
        assert_eq!(look.strength.chars().count(), 1, "the initial stays");
        for tincture in Tincture::ALL {
            let drawn = counters::drawing(&mesnie::desktop::face::PieceLook { tincture, size: 1.0, ..look.clone() });
            let faces: Vec<_> =
                drawn.iter().filter(|shape| face.shapes().iter().any(|s| s.paint == shape.paint)).collect();
            assert!(faces.len() >= face.shapes().len(), "{tincture:?}");
            let far = drawn.iter().flat_map(|shape| &shape.outline).map(|p| p[0].abs().max(p[1].abs()));
            assert!(far.fold(0.0, f32::max) < 43.0, "{tincture:?}");
        }
        let lord = seen.lord(look.piece).expect("a lord");
        let sheet = FACE.sheet(&sight, lord.id, &tell).expect("a sheet");
        assert_eq!(sheet.picture.as_ref(), Some(face));
    }
    for page in FACE.reference(&sight, &tell).iter().skip(1).take(2) {
        assert!(page.sheets.iter().all(|sheet| sheet.picture.is_some()), "{}", page.title);
    }
}

/// The pictures stand beside rules that there are, in the books of both games.
#[test]
fn the_rule_book_shows_the_cards() {
    let pictures = FACE.illustrations();
    assert!(pictures.len() >= 15 + 3);
    for (game, base) in [("fief", None), ("tactique", Some("fief"))] {
        let reader = Reader::new(Source::built_in());
        let pages = RulePages::read_with(&reader, game, base, Lang::En).expect("a book");
        for (number, _) in &pictures {
            let found = pages.blocks().iter().any(|block| matches!(&block.kind, BlockKind::Rule(n) if n == number));
            assert!(found, "{number} in {game}");
        }
    }
}

/// A match at the screen with three persons.
fn sit_down(seed: u64, texts: &Texts) -> (Session, tempfile::TempDir) {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let rules = rules_of(&Fief);
    let header = header_of(&Fief, &rules, seed, &[("turn_cap", Setting::Number(6))], &vec![Player::Person; 3]);
    let table = Match::new(&Fief, rules.data);
    let session = Session::begin(1, table, header, &Saves::at(folder.path()), &FACE, texts).expect("a match");
    (session, folder)
}

/// F-5.02, F-5.07: what is played and discarded is seen by all, at once or when they sit down; nothing else is.
#[test]
fn played_cards_are_shown_to_those_who_may_know() {
    let texts = Texts::new(Lang::En);
    let (mut shown, mut later) = (0, 0);
    let names = ["discarded", "laid", "bestowed", "lord", "assassinated", "condemned", "escape", "cardinal"];
    let names_card = |entry: &Entry| names.iter().any(|card| entry.event == format!("fief-log-{card}"));
    for seed in 0..3 {
        let (mut session, _folder) = sit_down(seed, &texts);
        let mut chance = seed + 5;
        for _ in 0..250 {
            let Some(prompt) = session.game.prompt().cloned() else { break };
            if session.curtain.is_some() {
                let before = session.played_cards().0;
                session.lift_curtain(&texts);
                let last = session.game.last_decision_of(prompt.seat).map_or(0, |n| session.game.entries_after(n));
                let tell = teller(&session.game, &texts);
                let new = session.game.chronicle(None).skip(last);
                let others = new.filter(|entry| entry.seat != Some(prompt.seat) && names_card(entry));
                let expected: Vec<String> = others.map(|entry| tell.entry(entry)).collect();
                let words: Vec<String> = session.played_cards().1.iter().map(|card| card.words.clone()).collect();
                assert!(expected.iter().all(|told| words.contains(told)), "{words:?} {expected:?}");
                assert!(words.is_empty() || session.played_cards().0 > before);
                later += expected.len();
            }
            session.skip();
            chance = chance.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            let (series, known) = (session.played_cards().0, session.game.chronicle(None).count());
            session.give(&[matches::random_order(&prompt, chance)], &texts).expect("on offer");
            session.skip();
            let tell = teller(&session.game, &texts);
            let expected: Vec<&Entry> = session.game.chronicle(None).skip(known).filter(|e| names_card(e)).collect();
            if session.curtain.is_some() {
                assert_eq!(session.played_cards().0, series, "nothing is shown on the curtain");
            } else if !expected.is_empty() {
                let words: Vec<String> = session.played_cards().1.iter().map(|card| card.words.clone()).collect();
                assert!(session.played_cards().0 > series);
                assert!(expected.iter().all(|entry| words.contains(&tell.entry(entry))), "{words:?}");
                shown += expected.len();
            }
        }
    }
    assert!(shown > 8 && later > 8, "{shown} at once, {later} later");
}

/// F-5.07: neither the pictures of a hand nor when its cards may be played are in the view of anybody else.
#[test]
fn a_view_shows_no_picture_of_another_hand() {
    let texts = Texts::new(Lang::En);
    let (mut session, _folder) = sit_down(2, &texts);
    let mut compared = 0;
    let mut chance = 9_u64;
    for _ in 0..120 {
        let Some(prompt) = session.game.prompt().cloned() else { break };
        session.lift_curtain(&texts);
        session.skip();
        let rules = session.game.world().resource::<Rules>();
        for (other, viewer) in [(Seat(0), Seat(1)), (Seat(1), Seat(2)), (Seat(2), Seat::BYSTANDER)] {
            let sight = Sight::new(&session.game, Some(other));
            let text = seen_by(&FACE, &session.game, viewer, &texts);
            let own = Sight::new(&session.game, Some(viewer));
            let mine: Vec<Kind> = Seen::new(&own).hand(viewer).unwrap_or_default();
            let tell = teller(&session.game, &texts);
            for card in Seen::new(&sight).hand(other).expect("a hand").into_iter().filter(|card| !mine.contains(card)) {
                let item = rules.item(card);
                let alike =
                    |held: &Kind| cards::when(rules, rules.item(*held), &tell) == cards::when(rules, item, &tell);
                if mine.iter().any(alike) {
                    continue;
                }
                assert!(!text.contains(&cards::when(rules, item, &tell)), "{item:?} of {other:?} for {viewer:?}");
                compared += 1;
            }
        }
        chance = chance.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        session.give(&[matches::random_order(&prompt, chance)], &texts).expect("on offer");
    }
    assert!(compared > 100, "{compared}");
}

/// Who holds a card reads why nothing can be done with it now; the reason is that of the rules.
#[test]
fn a_card_says_why_it_cannot_be_played() {
    let texts = Texts::new(Lang::En);
    let mut told = 0;
    for seed in 0..4 {
        let (mut session, _folder) = sit_down(seed, &texts);
        let mut chance = seed + 1;
        for _ in 0..150 {
            let Some(prompt) = session.game.prompt().cloned() else { break };
            session.lift_curtain(&texts);
            session.skip();
            let full = session.game.prompt_in_full().expect("asked").refused;
            for card in session.view.holding.iter().flat_map(|held| &held.cards) {
                assert!(!card.when.is_empty() && !card.text.is_empty());
                let playable = card.uses.iter().filter(|order| prompt.takes(**order)).count();
                assert_eq!(card.orders.len(), if session.view.viewer == Some(prompt.seat) { playable } else { 0 });
                if prompt.text == "fief-ask-justice" && session.view.viewer == Some(prompt.seat) {
                    assert!(card.orders.is_empty());
                }
                let full = full.iter().find(|(order, _)| card.uses.first() == Some(order));
                let tell = teller(&session.game, &texts);
                let why = full.filter(|_| session.view.viewer == Some(prompt.seat)).map(|(_, why)| tell.refusal(*why));
                assert_eq!(card.why_not, why, "{}", card.title);
                told += usize::from(why.is_some());
            }
            let order = prompt.offered.iter().find(|order| [PLAY.key, DISCARD.key].contains(&order.verb));
            chance = chance.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            let order = order.filter(|_| chance % 5 == 0).copied();
            session.give(&[order.unwrap_or_else(|| matches::random_order(&prompt, chance))], &texts).expect("on offer");
        }
    }
    assert!(told > 20, "{told} cards say why");
}

/// A card lies on the table for a moment. Where nothing moves it is left away, and at rest nothing is drawn.
#[test]
fn a_played_card_lies_on_the_table_for_a_moment() {
    let texts = Texts::new(Lang::En);
    for (pace, shown) in [(Pace::Off, false), (Pace::Usual, true)] {
        let (mut session, _folder) = sit_down(1, &texts);
        let mut on_table = OnTable::default();
        assert!(!on_table.pass(&session, pace, 0.0), "a match that is opened shows nothing");
        let mut chance = 4_u64;
        let mut lay = 0;
        for _ in 0..200 {
            let Some(prompt) = session.game.prompt().cloned() else { break };
            session.lift_curtain(&texts);
            session.skip();
            // Whoever sits down is shown what others have played.
            on_table.pass(&session, pace, 0.0);
            on_table.pass(&session, pace, CARD_SECONDS);
            let before = session.played_cards().0;
            chance = chance.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            session.give(&[matches::random_order(&prompt, chance)], &texts).expect("on offer");
            session.skip();
            if session.played_cards().0 == before || session.played_cards().1.is_empty() {
                on_table.pass(&session, pace, CARD_SECONDS);
                continue;
            }
            assert_eq!(on_table.pass(&session, pace, 0.1), shown, "{pace:?}");
            let cards: Vec<PlayedCard> = on_table.cards().cloned().collect();
            assert_eq!(cards.len().min(4), if shown { session.played_cards().1.len().min(4) } else { 0 });
            let steps = (0..100).take_while(|_| on_table.pass(&session, pace, 0.1)).count();
            assert!(steps as f32 * 0.1 < CARD_SECONDS + 0.2, "{steps} tenths of a second");
            assert!(!on_table.pass(&session, pace, 0.1) && on_table.cards().next().is_none());
            lay += 1;
        }
        assert!(lay > 2, "{lay}");
    }
}
