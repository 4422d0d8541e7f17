//! The dice statistics: counted by hand, and by trying every throw.
use super::*;
use mesnie::table::play::dice_stats::{DieStats, Fraction, Odds, SeatStats, Verdict, by_seat, in_so_many};

const SPECIAL: [i32; 6] = [1, 2, 3, 3, 4, 5];
const ORDINARY: [i32; 6] = [1, 2, 3, 4, 5, 6];

fn thrown(seat: u8, purpose: &'static str, faces: &[i32], showing: &[i32]) -> Vec<Entry> {
    let roll = |face: &i32| Roll { seat: Seat(seat), purpose, face: *face, faces: faces.to_vec(), drawn: false };
    showing.iter().map(|face| Entry::new("toy-log-roll", "TOY-9").roll(roll(face))).collect()
}
fn only(entries: &[Entry]) -> SeatStats {
    let all = by_seat(entries, &[]);
    assert_eq!(all.len(), 1);
    all.into_iter().next().unwrap()
}
fn near(a: f64, b: f64) -> bool {
    (a - b).abs() < 1e-12
}

/// The odds by trying every throw of these dice, each with its expected value taken off in fractions of it.
fn tried(dice: &[&[i32]], shown: &[i32]) -> Odds {
    let mut totals = vec![0_i64];
    for faces in dice {
        totals = totals.iter().flat_map(|total| faces.iter().map(move |face| total + i64::from(*face))).collect();
    }
    let sum: i64 = totals.iter().sum();
    let all = totals.len() as i64;
    let total: i64 = shown.iter().map(|face| i64::from(*face)).sum();
    let share = |wanted: &dyn Fn(i64) -> bool| {
        totals.iter().filter(|other| wanted(**other)).count() as f64 / totals.len() as f64
    };
    let far = |total: i64| (total * all - sum).abs();
    Odds {
        as_far: share(&|other| far(other) >= far(total)),
        as_well: share(&|other| other >= total),
        as_badly: share(&|other| other <= total),
    }
}
fn assert_near(a: Odds, b: Odds) {
    assert!(near(a.as_far, b.as_far) && near(a.as_well, b.as_well) && near(a.as_badly, b.as_badly), "{a:?} {b:?}");
}

#[test]
fn faces_are_counted_beside_what_fair_dice_show() {
    let seat = only(&thrown(0, "toy-roll", &SPECIAL, &[3, 3, 5, 1]));
    let die: &DieStats = &seat.dice[0];
    let counts: Vec<_> = die.counts.iter().map(|c| (c.face, c.rolled, c.expected)).collect();
    let parts = |over| Fraction { over, under: 6 };
    assert_eq!(counts, [(1, 1, parts(4)), (2, 0, parts(4)), (3, 2, parts(8)), (4, 0, parts(4)), (5, 1, parts(4))]);
    assert_eq!((die.rolls, die.total, seat.rolls), (4, 12, 4));
    assert_eq!((die.mean(), die.fair_mean()), (Some(Fraction { over: 12, under: 4 }), parts(18)));
    assert_eq!(seat.verdict(), Verdict::TooFewRolls);
    // The expected total itself: every other is at least as far.
    assert_eq!(die.odds.map(|odds| odds.as_far), Some(1.0));
}

#[test]
fn odds_are_those_of_trying_every_throw() {
    let faces: [&[i32]; 4] = [&SPECIAL, &ORDINARY, &[0, 0, 7], &[-2, 2]];
    for (i, faces) in faces.into_iter().enumerate() {
        for number in 1..=5 {
            for seed in 0..6_usize {
                let showing: Vec<i32> =
                    (0..number).map(|n| faces[(seed * 7 + n * (seed + i + 1)) % faces.len()]).collect();
                let seat = only(&thrown(0, "toy-roll", faces, &showing));
                let by_trial = tried(&vec![faces; number], &showing);
                assert_near(seat.dice[0].odds.unwrap(), by_trial);
                assert_near(seat.odds.unwrap(), by_trial);
            }
        }
    }
}

/// All dice of a seat together: of several kinds, and with some of which the low faces are lucky.
#[test]
fn odds_of_several_kinds_are_taken_together() {
    let mut entries = thrown(1, "toy-roll", &ORDINARY, &[6, 2, 6]);
    entries.extend(thrown(1, "toy-roll", &[1, 2, 2], &[1, 2]));
    entries.extend(thrown(1, "toy-tax", &ORDINARY, &[1, 2]));
    let all = by_seat(&entries, &["toy-tax"]);
    let seat = &all[0];
    assert_eq!((all.len(), seat.seat, seat.rolls, seat.dice.len()), (1, Seat(1), 7, 3));
    let low: Vec<i32> = ORDINARY.iter().map(|face| -face).collect();
    let dice: [&[i32]; 7] = [&ORDINARY, &ORDINARY, &ORDINARY, &[1, 2, 2], &[1, 2, 2], &low, &low];
    assert_near(seat.odds.unwrap(), tried(&dice, &[6, 2, 6, 1, 2, -1, -2]));
    let tax = seat.dice.iter().find(|die| die.low_is_lucky).unwrap();
    assert_near(tax.odds.unwrap(), tried(&[&low, &low], &[-1, -2]));
    assert!(tax.odds.unwrap().as_well < tax.odds.unwrap().as_badly && tax.total == 3);
}

#[test]
fn verdicts_go_by_how_rare_the_luck_is() {
    let of = |showing: &[i32]| only(&thrown(0, "toy-roll", &ORDINARY, showing)).verdict();
    let sixes = |n: usize| [vec![6; n], [1, 2, 3, 4, 5, 6].repeat(3)].concat();
    let ones = |n: usize| [vec![1; n], [1, 2, 3, 4, 5, 6].repeat(3)].concat();
    assert_eq!(of(&[6; 9]), Verdict::TooFewRolls);
    assert_eq!(of(&[6; 10]), Verdict::VeryLucky);
    assert_eq!([2, 6, 12].map(|n| of(&sixes(n))), [Verdict::Ordinary, Verdict::Lucky, Verdict::VeryLucky]);
    assert_eq!([2, 6, 12].map(|n| of(&ones(n))), [Verdict::Ordinary, Verdict::Unlucky, Verdict::VeryUnlucky]);
    // A die that always shows the same has no luck in it, and a face that it does not have breaks nothing.
    assert_eq!(only(&thrown(0, "toy-roll", &[4, 4], &[4; 30])).verdict(), Verdict::TooFewRolls);
    let odd = only(&thrown(0, "toy-roll", &ORDINARY, &[9; 30]));
    assert_eq!((odd.verdict(), odd.odds.unwrap().as_well), (Verdict::VeryLucky, 0.0));
    assert_eq!(odd.dice[0].counts.last().map(|count| (count.face, count.rolled)), Some((9, 30)));
}

/// Three hundred dice: against the normal curve, which is close in the middle, and in a moment.
#[test]
fn long_matches_are_judged_too() {
    let showing: Vec<i32> = (0..300).map(|i| if i % 10 == 0 { 6 } else { 1 + i % 6 }).collect();
    let odds = only(&thrown(0, "toy-roll", &ORDINARY, &showing)).odds.unwrap();
    let total: i32 = showing.iter().sum();
    let sigmas = (f64::from(total) - 1050.0 - 0.5) / (300.0_f64 * 35.0 / 12.0).sqrt();
    assert!(sigmas > 1.5 && (odds.as_far - 2.0 * upper_tail(sigmas)).abs() < 1e-3, "{odds:?} {sigmas}");
    assert!((odds.as_well + odds.as_badly - 1.0) > 0.0 && (odds.as_far - 2.0 * odds.as_well).abs() < 1e-9);
    let many = only(&thrown(0, "toy-roll", &ORDINARY, &ORDINARY.repeat(500)));
    assert!(near(many.odds.unwrap().as_far, 1.0), "{:?}", many.odds);
}

/// How likely a normal number is to lie so many standard deviations above the mean (Simpson's rule).
fn upper_tail(from: f64) -> f64 {
    let density = |x: f64| (-x * x / 2.0).exp() / (2.0 * std::f64::consts::PI).sqrt();
    let step = (9.0 - from) / 2000.0;
    let weigh = |i: u32| match i {
        0 | 2000 => 1.0,
        i if i % 2 == 1 => 4.0,
        _ => 2.0,
    };
    (0..=2000).map(|i| weigh(i) * density(from + f64::from(i) * step)).sum::<f64>() * step / 3.0
}

#[test]
fn shares_and_fractions_are_told_as_people_say_them() {
    let shares = [1.0, 0.384, 0.015, 0.01, 0.0031, 0.00012, 1e-9, 0.0].map(in_so_many);
    let told = [(100, 100), (38, 100), (2, 100), (1, 100), (3, 1_000), (1, 10_000), (1, 1_000_000), (1, 1_000_000)];
    assert_eq!(shares, told);
    let (english, french) = (Texts::new(Lang::En), Texts::new(Lang::Fr));
    let tell = |over, under| {
        let fraction = Fraction { over, under };
        (fraction.hundredths(), fraction.tell(&english), fraction.tell(&french))
    };
    assert_eq!(tell(13, 4), (325, "3.25".into(), "3,25".into()));
    assert_eq!(tell(2, 3), (67, "0.67".into(), "0,67".into()));
    assert_eq!(tell(-1, 8), (-13, "−0.13".into(), "−0,13".into()));
    assert_eq!(tell(3, 1), (300, "3.00".into(), "3,00".into()));
}

#[test]
fn luck_is_told_in_both_languages() {
    let game = started(&TWO, Player::Person, 1);
    for lang in Lang::ALL {
        let texts = Texts::new(lang);
        let tell = Narrator { texts: &texts, names: game.names(), game: "toy", base: None };
        let mut told = vec![];
        for showing in [vec![6; 12], vec![1; 12], vec![6; 3], ORDINARY.repeat(3)] {
            let seat = only(&thrown(0, "toy-roll", &ORDINARY, &showing));
            told.push(seat.sentence(&tell));
            assert_eq!(seat.sentence_of(&seat.dice[0], &tell), seat.sentence(&tell));
            assert_eq!(seat.sentence_of_draws(&tell), None);
            assert!(seat.dice[0].name(&texts).contains("1, 2, 3, 4, 5, 6"));
        }
        if lang == Lang::En {
            assert_eq!(told[0], "red: very lucky. Only 1 in 1000000 players does at least as well.");
            assert_eq!(told[3], "red: ordinary luck. 53 in 100 players do at least as well.");
        } else {
            assert_eq!(
                told[1],
                "red\u{a0}: très peu de chance. Seulement 1 joueur sur 1000000 fait au moins aussi mal."
            );
        }
        assert_eq!(texts.faults(), Default::default());
    }
}

#[test]
fn only_what_a_viewer_may_see_counts() {
    let mut entries = thrown(0, "toy-roll", &ORDINARY, &[1, 2]);
    entries.extend(thrown(1, "toy-roll", &ORDINARY, &[6]).into_iter().map(|entry| entry.secret(Seats::only(Seat(1)))));
    let mut game = started(&TWO, Player::Person, 1);
    game.world_mut().resource_mut::<Chronicle>().entries = entries;
    let rolls = |viewer| by_seat(game.chronicle(viewer), &[]).iter().map(|seat| seat.rolls).collect::<Vec<_>>();
    assert_eq!((rolls(None), rolls(Some(Seat(0))), rolls(Some(Seat(1)))), (vec![2, 1], vec![2], vec![2, 1]));
}
