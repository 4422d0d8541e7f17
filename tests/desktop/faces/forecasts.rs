//! What the window forecasts of an attack or a shot, against what then comes of it, over matches of scripts with all modules.
use crate::desktop::{MODULES_OF_ANCIENTS, rules};
use mesnie::desktop::face::{Decide, Forecast, Sight};
use mesnie::desktop::session::view_model::teller;
use mesnie::games::ancients::chapters::attack::ACCEPT;
use mesnie::games::ancients::chapters::movement::STEP;
use mesnie::games::ancients::view::AncientsFace;
use mesnie::table::prelude::*;
use mesnie::table::text::locales::{Lang, Texts};
use std::collections::BTreeMap;

/// The faces of the special die (N-7.01).
const FACES: [i32; 6] = [1, 2, 3, 3, 4, 5];
/// Sides of the die that is rolled to rally (N-7.08).
const RALLY_SIDES: u32 = 6;

fn battle(seed: u64) -> Match {
    let mut table = Match::new(&mesnie::games::ancients::Ancients, rules().data);
    // Scripts meet, and use what they have; chance does so seldom.
    let script = |level: &str| Player::Script(level.into());
    let other = if seed.is_multiple_of(3) { Player::Random } else { script("hard") };
    let players = [script("normal"), other];
    let mut header = crate::desktop::header(players, seed);
    header.options.extend(MODULES_OF_ANCIENTS.map(|module| (module.to_owned(), Setting::Switch(true))));
    header.options.insert("budget".into(), Setting::Number(45));
    table.start(header).expect("a match");
    table
}

fn number(entry: &Entry, name: &str) -> i32 {
    let told = entry.words.iter().find_map(|(n, word)| match word {
        Word::Number(value) if *n == name => Some(*value),
        _ => None,
    });
    told.unwrap_or_else(|| panic!("{name} in {entry:?}"))
}

/// How often each of the nine lines of a fight comes up, by the faces of two dice: the attackers win by 4 or more, 3, 2, 1; a tie; they
/// lose by 1, 2, 3, 4 or more (N-7.01, N-7.02, N-13.06).
fn lines(difference: i32, wins_ties: bool) -> [u32; 9] {
    let mut lines = [0; 9];
    for a in FACES {
        for d in FACES {
            lines[line_of(difference + a - d, wins_ties)] += 1;
        }
    }
    lines
}

fn line_of(margin: i32, wins_ties: bool) -> usize {
    let margin = if margin == 0 && wins_ties { 1 } else { margin };
    (4 - margin.clamp(-4, 4)) as usize
}

/// What was forecast and has come, over some matches.
#[derive(Default)]
struct Account {
    fights: u32,
    shots: u32,
    /// Fights with a modifier, by the number of its rule.
    modified: BTreeMap<String, u32>,
    /// Fights that the attackers should have won, in hundredths; and how many they have won.
    expected: u32,
    won: u32,
}

impl Account {
    /// Holds the forecast of an attack against the line of the log that tells of the fight.
    fn fight(&mut self, forecast: &Forecast, fought: &Entry, wins_ties: bool) {
        let [attackers, target] = &forecast.sides[..] else { panic!("{forecast:?}") };
        let totals = [&attackers.total, &target.total].map(|total| total.parse::<i32>().expect("a number"));
        let with = |strength: &str, modifiers: &str| number(fought, strength) + number(fought, modifiers);
        assert_eq!(
            totals,
            [with("strength", "modifiers"), with("defence", "defence-modifiers")],
            "{forecast:?} {fought:?}"
        );
        let sum: i32 = forecast.modifiers.iter().map(|(_, value, _)| value).sum();
        assert_eq!(sum, number(fought, "modifiers") + number(fought, "defence-modifiers"), "{forecast:?} {fought:?}");
        let counts: Vec<u32> = forecast.chances.iter().map(|chance| chance.count).collect();
        let lines = lines(totals[0] - totals[1], wins_ties);
        assert_eq!((&counts[..], forecast.out_of), (&lines[..], 36), "{forecast:?}");
        let margin = (number(fought, "total") - number(fought, "against")).clamp(-4, 4);
        assert!(lines[line_of(margin, wins_ties)] > 0);
        let won = fought.event == "ancients-log-fight-won";
        assert_eq!(won, line_of(margin, wins_ties) < 4, "{fought:?}");
        self.fights += 1;
        self.expected += lines[..4].iter().sum::<u32>() * 100 / 36;
        self.won += u32::from(won);
        for (_, _, rule) in &forecast.modifiers {
            *self.modified.entry(rule.clone()).or_default() += 1;
        }
    }

    /// The same for a shot: it destroys from a difference of 4 on, and hits from 1 on; who may rally from destruction is hit then with
    /// three sides of six, or more beside a standard (N-5.13, N-5.18, N-21.06).
    fn shot(&mut self, forecast: &Forecast, shot: &Entry, rallies: u32) {
        let [shooter, target] = &forecast.sides[..] else { panic!("{forecast:?}") };
        let totals = [&shooter.total, &target.total].map(|total| total.parse::<i32>().expect("a number"));
        assert_eq!(totals[0], number(shot, "strength") + number(shot, "modifiers"), "{forecast:?} {shot:?}");
        assert_eq!(totals[1], number(shot, "defence"), "{forecast:?} {shot:?}");
        let [mut destroys, mut hits, mut misses] = [0; 3];
        for a in FACES {
            for d in FACES {
                match totals[0] + a - totals[1] - d {
                    ..=0 => misses += RALLY_SIDES,
                    1..=3 => hits += RALLY_SIDES,
                    _ => {
                        destroys += RALLY_SIDES - rallies;
                        hits += rallies;
                    }
                }
            }
        }
        let counts: Vec<u32> = forecast.chances.iter().map(|chance| chance.count).collect();
        assert_eq!((&counts[..], forecast.out_of), (&[destroys, hits, misses][..], 36 * RALLY_SIDES), "{forecast:?}");
        self.shots += 1;
    }
}

/// Plays a match to its end, and holds every forecast that is followed by its fight or shot against it.
fn play(mut table: Match, texts: &Texts, account: &mut Account) {
    while let Some(Record { seat, order }) = table.automatic_order() {
        let (sight, tell) = (Sight::new(&table, Some(seat)), teller(&table, texts));
        let forecast = if ACCEPT.of(order).is_some() {
            AncientsFace.pending_forecast(&sight, &tell)
        } else {
            AncientsFace.forecast(&sight, &[order], &tell)
        };
        let board = forecast.as_ref().map(|_| sight.position().clone());
        let before = table.chronicle(None).count();
        table.submit(seat, order).expect("on offer");
        let told: Vec<Entry> = table.chronicle(None).skip(before).cloned().collect();
        if let Some(fought) = told.iter().find(|entry| entry.event.starts_with("ancients-log-fight-"))
            && let Some(forecast) = &forecast
        {
            // An ambush may keep the support from the target: then the lead attacks alone (N-18.11).
            if STEP.of(order).is_some() && number(fought, "double") == 0 {
                continue;
            }
            let ties = forecast.notes.contains(&texts.get("ancients-view-wins-ties"));
            account.fight(forecast, fought, ties);
        }
        if let Some(shot) = told.iter().find(|entry| entry.event.starts_with("ancients-log-shot-")) {
            let forecast = forecast.as_ref().expect("a shot is forecast");
            let target = shot.words.iter().find_map(|(name, word)| match word {
                Word::On(target) if *name == "target" => Some(table.names().label(*target)),
                _ => None,
            });
            account.shot(forecast, shot, rallies(&board.expect("a position"), &target.expect("a target")));
        }
    }
    assert_eq!(texts.faults(), Default::default());
}

/// With how many sides of the die a unit rallies: heavy infantry from 4 on (N-7.08), from 3 on if it has a standard or stands beside a
/// friend who has one (N-21.06).
fn rallies(position: &serde_json::Value, unit: &str) -> u32 {
    let facts = &position["pieces"][unit];
    if !facts["kind"].as_str().expect("a kind").starts_with("heavy") {
        return 0;
    }
    let place = |label: &str| -> Option<(i32, i32)> {
        let (row, col) = position["pieces"][label]["at"].as_str()?.split_once(':')?;
        Some((row.parse().ok()?, col.parse().ok()?))
    };
    let at = place(unit).expect("on the board");
    // Odd rows stand half a hex to the right of even ones.
    let beside = |(row, col): (i32, i32)| match row - at.0 {
        0 => (col - at.1).abs() == 1,
        -1 | 1 => [at.1, at.1 - 1 + 2 * (at.0 % 2)].contains(&col),
        _ => false,
    };
    let bears = |label: &str| {
        let upgrades = position["modules"]["upgrades"][label].as_array();
        upgrades.is_some_and(|all| all.iter().any(|upgrade| upgrade == "standard"))
    };
    let friends = position["pieces"].as_object().expect("pieces").keys().filter(|label| label[..1] == unit[..1]);
    let near = friends.filter(|label| *label == unit || place(label).is_some_and(beside));
    if near.into_iter().any(|label| bears(label)) { 4 } else { 3 }
}

/// The modifiers of the modules are in the forecasts, and they are those of the fights (N-11.04).
#[test]
fn what_is_forecast_is_what_is_fought() {
    let texts = Texts::new(Lang::En);
    let mut account = Account::default();
    (1..=90).for_each(|seed| play(battle(seed), &texts, &mut account));
    let Account { fights, shots, modified, expected, won } = account;
    assert!(fights > 300 && shots > 50, "{fights} {shots}");
    println!("{fights} fights, {shots} shots, {modified:?}");
    // Assaults, hills, ramparts, spears, equipment: what scripts do often enough. Surprises and stakes have tests of their own.
    assert!(modified.len() >= 5, "{modified:?}");
    // The number of victories is within four standard deviations of what was forecast: half a root of the fights, at the most.
    let off = (f64::from(won) - f64::from(expected) / 100.0).abs();
    assert!(off < 2.0 * f64::from(fights).sqrt(), "{won} victories, forecast {}", expected / 100);
}
