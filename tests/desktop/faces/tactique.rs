//! The face of Tactique: what it shows is what is so, and no bid before all are there.
use super::fief::seen_by;
use crate::desktop::{begin_of, header_of, rules_of};
use mesnie::desktop::face::{Describe, Draw, Sight};
use mesnie::desktop::session::Session;
use mesnie::desktop::session::audience::Audience;
use mesnie::desktop::session::log_lines::LogLine;
use mesnie::desktop::session::view_model::{TableView, teller};
use mesnie::games::tactique::Tactique;
use mesnie::games::tactique::chapters::mercenaries::BID;
use mesnie::games::tactique::view::FACE;
use mesnie::table::play::matches;
use mesnie::table::prelude::*;
use mesnie::table::text::locales::{Lang, Texts};

fn begin(seats: usize, seed: u64, options: &[(&str, Setting)]) -> Match {
    begin_of(&Tactique, seats, seed, options)
}
fn roll(chance: &mut u64) -> u64 {
    *chance = chance.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
    *chance
}

// D-13, T-4.03, invariant 15: a bid shows itself to nobody before the last one is there.
#[test]
fn a_bid_is_seen_by_whoever_made_it_alone() {
    let texts = Texts::new(Lang::En);
    let mut compared = 0;
    for seed in 0..4 {
        let mut table = begin(4, seed, &[("turn_cap", Setting::Number(4))]);
        let (mut chance, mut orders) = (seed, vec![]);
        for _ in 0..600 {
            let Some(prompt) = table.prompt().cloned() else { break };
            let bids: Vec<Order> =
                prompt.spans.iter().filter(|span| span.verb == BID.key).flat_map(Span::orders).collect();
            if let (true, [low, .., high]) = (prompt.text == "tactique-ask-bid", bids.as_slice()) {
                let views: Vec<Vec<String>> = [low, high]
                    .into_iter()
                    .map(|order| {
                        let mut other = begin(4, seed, &[("turn_cap", Setting::Number(4))]);
                        for (seat, order) in &orders {
                            other.submit(*seat, *order).expect("as before");
                        }
                        other.submit(prompt.seat, *order).expect("on offer");
                        // After the last bid all are laid open.
                        let shown = |table: &Match| table.chronicle(None).filter(|e| e.rule == "T-4.03").count();
                        let sealed = shown(&other) == shown(&table);
                        let all = [Seat(0), Seat(1), Seat(2), Seat(3), Seat::BYSTANDER];
                        let others = all.into_iter().filter(|seat| sealed && *seat != prompt.seat);
                        others.map(|seat| seen_by(&FACE, &other, seat, &texts)).collect()
                    })
                    .collect();
                assert!(views[0] == views[1], "seed {seed}: the bid of {:?} can be seen", prompt.seat);
                compared += views[0].len();
            }
            let order = matches::random_order(&prompt, roll(&mut chance));
            table.submit(prompt.seat, order).expect("on offer");
            orders.push((prompt.seat, order));
        }
    }
    assert!(compared > 40, "{compared}");
}

// Section 12: all sorts of troops are drawn, named and told, in both languages, with battle dice too.
#[test]
fn everything_of_the_expansion_is_drawn_and_told() {
    for lang in Lang::ALL {
        let texts = Texts::new(lang);
        let mut asked: std::collections::BTreeMap<&str, (u32, u32)> = Default::default();
        for seed in 0..6 {
            let engine = if seed % 2 == 0 { "Table" } else { "BattleDice" };
            let rules = rules_of(&Tactique);
            let options = [("turn_cap", Setting::Number(16)), ("engine", Setting::Word(engine.into()))];
            let scripts = vec![Player::Script("normal".into()); 4];
            let setup = header_of(&Tactique, &rules, seed, &options, &scripts);
            let mut table = Match::new(&Tactique, rules.data);
            table.start(setup).expect("a match");
            for n in 0..2500 {
                let Some(prompt) = table.prompt().cloned() else { break };
                let known = asked.get(prompt.text).map_or(0, |(times, _)| *times);
                if prompt.text.starts_with("tactique") && known < 12 || n % 100 == 0 {
                    let audience = Audience { holder: Some(prompt.seat), persons: vec![prompt.seat] };
                    let sight = Sight::new(&table, Some(prompt.seat));
                    let view = TableView::build(&table, &[], &FACE, &FACE.scenery(&sight), &audience, &texts);
                    let known = asked.entry(prompt.text).or_default();
                    *known = (known.0 + 1, known.1 + u32::from(view.matter.is_some()));
                    let question = view.question.expect("somebody is asked");
                    assert!(question.orders.iter().all(|order| !order.text.is_empty()));
                    let tell = teller(&table, &texts);
                    FACE.on_board(&sight, &tell);
                    assert_eq!(FACE.reference(&sight, &tell).len(), 4);
                }
                let Record { seat, order } = table.automatic_order().expect("a script is asked");
                table.submit(seat, order).expect("on offer");
            }
        }
        let faults: Vec<_> = texts.faults().into_keys().filter(|key| !key.is_empty()).collect();
        assert!(faults.is_empty(), "{lang}: {faults:?}");
        let of_battles = ["volley", "engage", "reroll", "which-piece"].map(|name| format!("tactique-ask-{name}"));
        for text in of_battles.iter().map(String::as_str).chain(["tactique-ask-bid"]) {
            let (times, with_matter) = asked.get(text).copied().unwrap_or_default();
            assert!(times > 1 && times == with_matter, "{text}: asked {times} times, {with_matter} with a window");
        }
        assert!(["tactique-ask-upkeep", "tactique-ask-bury"].iter().all(|text| asked.contains_key(text)), "{asked:?}");
    }
}

// D-13: the curtain between bids tells of none; with the last one all hear the bids, before the next purse is opened.
#[test]
fn bids_are_laid_open_to_all_at_once() {
    let texts = Texts::new(Lang::En);
    let folder = tempfile::tempdir().expect("a temporary folder");
    let rules = rules_of(&Tactique);
    let setup = header_of(&Tactique, &rules, 2, &[], &vec![Player::Person; 3]);
    let table = Match::new(&Tactique, rules.data.clone());
    let mut session = Session::begin(1, table, setup, &Saves::at(folder.path()), &FACE, &texts).expect("a match");
    let (mut sealed, mut chance) = (0, 5);
    for _ in 0..600 {
        session.skip();
        let curtain_news = session.curtain.map(|_| session.view.news.clone());
        session.lift_curtain(&texts);
        let prompt = session.game.prompt().cloned().expect("the match goes on");
        if prompt.text == "tactique-ask-bid" {
            let news = curtain_news.expect("a curtain before every bid");
            assert!(news.iter().all(|line| !line.rule.starts_with("T-4.03")), "{news:?}");
            let matter = session.view.matter.clone().expect("the auction");
            assert_eq!(matter.sides.len(), 3);
            sealed += 1;
        } else if sealed > 0 {
            // The first question after the auction: whoever it is for, all have heard the three bids.
            let log = session.view.log.iter().map(|line| LogLine::clone(line));
            let told: Vec<LogLine> = curtain_news.unwrap_or_else(|| log.collect());
            assert_eq!(told.iter().filter(|line| line.rule == "T-4.03").count(), 3, "{told:?}");
            let matter = session.view.matter.clone().expect("the bids as they were laid open");
            assert_eq!((matter.sides.len(), sealed), (3, 3));
            return;
        }
        let bid = prompt.spans.iter().find(|span| span.verb == BID.key).map(|span| BID.on(span.at(sealed - 1)));
        let order = bid.unwrap_or_else(|| matches::random_order(&prompt, roll(&mut chance)));
        session.give(&[order], &texts).expect("on offer");
    }
    panic!("no auction");
}
