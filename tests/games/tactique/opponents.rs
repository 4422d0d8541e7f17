//! The scripted opponents of Tactique (section 11 of the document): what they make of archers, bombards, mercenaries.
use super::*;
use mesnie::games::fief::access::with_board;
use mesnie::games::fief::state::forces::Forces;
use mesnie::games::fief::state::progress::TurnProgress;
use mesnie::games::tactique::chapters::mercenaries::{BID, KEEP_MEN, is_at_war};
use mesnie::games::tactique::state::mercenaries::Hired;

/// What the script of whoever is asked orders here, after these orders.
fn chosen(options: &[(&str, Setting)], position: &str, faces: &[i32], orders: &[&str]) -> String {
    let mut table = empty_table();
    let header = header(options, 4, 1, script("normal"));
    table.start_with(header, Some(position), Some(faces)).unwrap();
    orders.iter().for_each(|order| case::give(&mut table, order));
    let record = table.automatic_order().expect("an order of the script");
    table.write_order(record)
}

/// A camp of three, a purse, and an army two roads away from a walled village of a foe that holds so many.
fn camp(garrison: u8, army: u8, purse: i32) -> String {
    format!(
        "(
            phase: \"revenues\",
            purses: [(\"lily\", {purse}), (\"tower\", 1000)],
            lords: [(lord: \"arnaud\", of: \"lily\", at: \"bourg\"), (lord: \"eric\", of: \"tower\", at: \"cluny\")],
            soldiers: [
                (of: \"lily\", at: \"bourg\", troops: [(\"sergeant\", {army})]),
                (of: \"tower\", at: \"cluny\", troops: [(\"sergeant\", {garrison})]),
            ],
            villages: [
                (village: \"bourg\", owner: \"lily\", occupant: \"lily\"),
                (village: \"cluny\", owner: \"tower\", occupant: \"tower\", castle: true),
            ],
            expansion: (camps: [(\"lily\", 3)]),
        )"
    )
}

// T-4.16, D-12: men are kept only while they may decide something.
#[test]
fn men_are_kept_for_a_war_that_they_decide() {
    let kept = |garrison, army| chosen(&[], &camp(garrison, army, 900), &[], &[]);
    assert_eq!(kept(4, 5), "lily keep_men 3");
    // Eight against five, ten against two win without them; three against twelve lose with them.
    assert_eq!(kept(4, 7), "lily keep_men 0");
    assert_eq!((kept(1, 10), kept(12, 3)), ("lily keep_men 0".into(), "lily keep_men 0".into()));
}

// D-12: whoever has stood idle for two turns is dismissed, whatever is near, and nobody hires back at once whom he has dismissed.
#[test]
fn idle_men_are_dismissed() {
    let (mut kept, mut idle, mut bids) = (0, 0, 0);
    for seed in 0..24 {
        let mut table = empty_table();
        table.start(header(&[], 4, seed, script("normal"))).unwrap();
        let (mut used, mut dismissed) = ([0; 4], [0; 4]);
        while let Some(record) = table.automatic_order() {
            let (turn, hired) = (table.world().resource::<TurnProgress>().turn, table.world().resource::<Hired>());
            for (seat, used) in (0..).map(Seat).zip(&mut used) {
                if hired.used(seat) > 0 {
                    *used = turn;
                } else if hired.camp(seat) == 0 {
                    *used = turn.saturating_sub(1);
                }
            }
            if KEEP_MEN.of(record.order).is_some_and(|men| men > 0) {
                kept += 1;
                let at_war = with_board(table.world(), |board| is_at_war(board, record.seat)).unwrap();
                let since = used[usize::from(record.seat.0)];
                assert!(at_war || turn <= since + 2, "{seed}, turn {turn}: idle since {since}");
            }
            if KEEP_MEN.of(record.order) == Some(0) {
                dismissed[usize::from(record.seat.0)] = turn;
            }
            if BID.of(record.order).is_some() {
                bids += 1;
                assert_ne!(dismissed[usize::from(record.seat.0)], turn, "{seed}: hired back");
            }
            table.submit(record.seat, record.order).unwrap();
        }
        idle += table.thoughts().filter(|thought| thought.told.0 == "tactique-thought-idle").count();
    }
    assert!(kept > 20 && idle > 0 && bids > 20, "{kept} kept, {idle} idle, {bids} bids");
}

// Archers go with most of the army, but not where nobody would be left behind the walls.
#[test]
fn the_last_archer_keeps_the_walls() {
    let position = "(
        phase: \"moves\",
        lords: [(lord: \"arnaud\", of: \"lily\", at: \"sennecy\"), (lord: \"eric\", of: \"tower\", at: \"margaux\")],
        soldiers: [(of: \"lily\", at: \"sennecy\", troops: [(\"sergeant\", 5), (\"knight\", 1), (\"archer\", 1)])],
        villages: [(village: \"sennecy\", owner: \"lily\", occupant: \"lily\", castle: true)],
    )";
    let mut table = empty_table();
    let mut header = header(&[], 4, 1, script("normal"));
    header.seats.iter_mut().skip(1).for_each(|seat| seat.player = Player::Person);
    table.start_with(header, Some(position), None).unwrap();
    let mut orders = vec![];
    while let Some(record) = table.automatic_order().filter(|_| orders.len() < 12) {
        orders.push(table.write_order(record));
        table.submit(record.seat, record.order).unwrap();
    }
    assert!(orders.iter().any(|order| order.starts_with("lily fief.march")), "{orders:?}");
    let sennecy = (0..table.names().places() as u16)
        .map(Place)
        .find(|place| table.names().label(Target::Place(*place)) == "sennecy");
    let forces = table.world().resource::<Forces>();
    assert!(forces.points(Seat(0), sennecy.expect("a village")) > 0, "{orders:?}");
}

// T-4.09: the camp counts in a plan to storm walls, if a lord leads it.
#[test]
fn the_camp_counts_in_plans_to_storm() {
    let storms = |men: u8| {
        let position = camp(4, 5, 0).replace("revenues", "moves").replace("3)]", &format!("{men})]"));
        let mut table = empty_table();
        table.start_with(header(&[], 4, 1, script("normal")), Some(&position), None).unwrap();
        let mut orders = vec![];
        while let Some(record) = table.automatic_order().filter(|_| orders.len() < 20) {
            orders.push(table.write_order(record));
            table.submit(record.seat, record.order).unwrap();
        }
        orders.iter().any(|order| order == "lily fief.storm cluny")
    };
    assert!(storms(5) && !storms(0));
}

// D-13: a quarter of the purse at most, and one and a half times the wages; who is tied adds a step.
#[test]
fn bids_are_modest() {
    let after = ["lily keep_men 0"];
    let bid = |purse| chosen(&[], &camp(4, 5, purse), &[], &after);
    assert_eq!(bid(1600), "lily bid 400");
    assert_eq!(bid(9000), "lily bid 700");
    assert_eq!(bid(300), "lily no_bid");
    let tied = [&after[..], &["lily bid 200", "tower bid 200", "star no_bid", "crescent no_bid"]].concat();
    assert_eq!(chosen(&[], &camp(4, 5, 900), &[], &tied), "lily bid 300");
}

fn battle(archers: u8, men: u8, attackers: &str) -> String {
    format!(
        "(
            phase: \"battles\",
            lords: [{attackers}],
            soldiers: [
                (of: \"lily\", at: \"bourg\", gate: \"cluny\", troops: [(\"sergeant\", 4), (\"bombard\", 1)]),
                (of: \"tower\", at: \"bourg\", troops: [(\"sergeant\", 6), (\"archer\", {archers})]),
            ],
            villages: [(village: \"bourg\", owner: \"tower\", occupant: \"tower\", castle: true)],
            expansion: (camps: [(\"lily\", {men})]),
        )"
    )
}
const ARNAUD: &str = "(lord: \"arnaud\", of: \"lily\", at: \"bourg\", gate: \"cluny\")";
const CHARLES: &str = "(lord: \"charles\", of: \"lily\", at: \"bourg\", gate: \"cluny\")";

// D-26: strength 5 gains a second die at 7; each man more is a reserve against losses.
#[test]
fn mercenaries_are_engaged_who_raise_the_chance_most_for_each_of_them() {
    let engaged = |men| chosen(&[], &battle(0, men, ARNAUD), &[1; 12], &["lily fief.done"]);
    assert_eq!((engaged(5), engaged(1)), ("lily engage 2".into(), "lily engage 1".into()));
    // Against a single sergeant they would change nothing.
    let sure = battle(0, 3, ARNAUD)
        .replace("(\"sergeant\", 4)", "(\"sergeant\", 12)")
        .replace("(\"sergeant\", 6)", "(\"sergeant\", 1)");
    assert_eq!(chosen(&[], &sure, &[1; 12], &["lily fief.done"]), "lily hold_back");
}

// T-4.14: in the plague a part of several dies, so that one alone is worth more than each of two.
#[test]
fn whoever_dies_of_the_plague_is_counted() {
    let position = "(
        phase: \"cards\", first: \"tower\",
        hands: [(\"tower\", [\"plague\"])],
        purses: [(\"lily\", 500)],
        lords: [(lord: \"arnaud\", of: \"lily\", at: \"cluny\"), (lord: \"eric\", of: \"tower\", at: \"givry\"), (lord: \"henry\", of: \"star\", at: \"ige\")],
        soldiers: [(of: \"lily\", at: \"cluny\", troops: [(\"sergeant\", 4)]), (of: \"star\", at: \"bourg\", troops: [(\"knight\", 1)])],
        villages: [(village: \"bourg\", owner: \"star\", occupant: \"star\"), (village: \"cluny\", owner: \"lily\", occupant: \"lily\")],
        expansion: (camps: [(\"lily\", 5)]),
    )";
    let mut table = empty_table();
    table.start_with(header(&[], 4, 1, script("normal")), Some(position), Some(&[1; 20])).unwrap();
    let orders = [
        "tower fief.play plague",
        "tower fief.lay gueules",
        "lily keep_men 5",
        "lily fief.lead arnaud",
        "lily take_sergeants 4",
        "lily fief.storm bourg",
    ];
    for order in orders {
        let record = table.read_order(order).unwrap();
        while table.check(record.seat, record.order).is_err() {
            let passes = case::usual(&table);
            table.submit(passes.seat, passes.order).unwrap();
        }
        case::give(&mut table, order);
    }
    while table.prompt().is_some_and(|prompt| prompt.text != "tactique-ask-engage") {
        let passes = case::usual(&table);
        table.submit(passes.seat, passes.order).unwrap();
    }
    let record = table.automatic_order().unwrap();
    assert_eq!(table.write_order(record), "lily engage 1");
}

// D-27: the besieged aim if that saves them more often than a special attack, and never where it wins for sure.
#[test]
fn the_besieged_aim_where_the_odds_are_better() {
    let shot = |position: &str| chosen(&[], position, &[1; 12], &["lily fief.done"]);
    let desperate = |lords: &str| {
        battle(1, 0, lords)
            .replace("(\"sergeant\", 4)", "(\"sergeant\", 12)")
            .replace("(\"sergeant\", 6)", "(\"sergeant\", 1)")
    };
    assert_eq!(shot(&desperate(ARNAUD)), "tower aim_bows arnaud");
    // The other lord would lead the attack on.
    assert_eq!(shot(&desperate(&format!("{ARNAUD}, {CHARLES}"))), "tower shoot");
    // Strong enough behind the walls; and two points are always shot by three archers.
    assert_eq!(shot(&battle(3, 0, ARNAUD)), "tower shoot");
    assert_eq!(shot(&battle(3, 0, ARNAUD).replace("(\"sergeant\", 4)", "(\"sergeant\", 1)")), "tower shoot");
}

// D-32: small dice are thrown again, great ones lie.
#[test]
fn small_dice_are_thrown_again() {
    let after = ["lily fief.done", "lily fief.fight", "tower fief.fight"];
    let thrown = |face| chosen(&[], &battle(0, 0, ARNAUD), &[face, 6, 6, 6, 1], &after);
    assert_eq!((thrown(3), thrown(4)), ("lily reroll 1".into(), "lily let_lie".into()));
}
