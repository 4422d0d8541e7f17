//! What the families keep from each other (invariant 15, F-5.07, F-6.12, F-8.10, D-07, D-37): cards, purses, offers, stacks
//! under fog; in an expansion too.
use crate::common::case::{Case, give, settings, word};
use crate::common::secrecy::{Secret, others};
use crate::games::fief::{empty_table, header};
use bevy::prelude::World;
use mesnie::games::fief::access::with_board;
use mesnie::games::fief::chapters::negotiations;
use mesnie::games::fief::opponents::script::lookahead;
use mesnie::games::fief::state::cards::Cards;
use mesnie::games::fief::state::forces::{Forces, Group};
use mesnie::games::fief::state::march::March;
use mesnie::games::fief::state::negotiation::{Article, Negotiation};
use mesnie::games::fief::state::treasury::Treasury;
use mesnie::games::fief::state::war::War;
use mesnie::table::kit::decks::{Deck, Hands};
use mesnie::table::kit::purses::{Account, Payment};
use mesnie::table::prelude::*;
use std::collections::BTreeSet;

pub const HANDS: Secret = Secret {
    // A card that was promised must still be there.
    lays_open: |table, _, _| {
        let deal = table.world().resource::<Negotiation>().market.deal.as_ref();
        deal.is_some_and(|deal| deal.items().any(|article| matches!(article, Article::Card(_))))
    },
    tried: (31, 9),
    ..Secret::of("the cards of the others among themselves", |world, me, by| exchange_cards(world, me, by, false))
};
/// Whatever is drawn is open.
pub const DECK: Secret = Secret {
    tried: (31, 0),
    ..Secret::of("the cards of the others and of the deck, and what is taken up", |world, me, by| {
        exchange_cards(world, me, by, true)
    })
};
pub const PURSES: Secret = Secret {
    lays_open: |_, _, _| false,
    // An heir who can pay must put somebody into the city: that he is not asked tells that he cannot (F-10.27).
    asked_of: |table| table.prompt().is_some_and(|prompt| prompt.text == "fief-ask-garrison"),
    tried: (31, 9),
    ..Secret::of("the purses of the others", enrich)
};
pub const OFFER: Secret = Secret {
    lays_open: |table, record, me| {
        let deal = table.world().resource::<Negotiation>().market.deal.as_ref();
        let verb = record.order.verb;
        if verb == negotiations::offers::PROPOSE_IN_PRIVATE.key {
            return deal.is_some_and(|deal| deal.parties().contains(me));
        }
        verb == negotiations::offers::PROPOSE.key
    },
    rare: true,
    tried: (31, 9),
    // Scripts make their offers at once, and to whoever may see them.
    while_scripts_play: 0,
    ..Secret::of("what two others have in an offer that is private or not made yet", |world, me, _| reword(world, me))
};
/// Whatever is fought for is open.
pub const STACKS: Secret = Secret {
    tried: (31, 0),
    ..Secret::of("how the others' soldiers are shared out under fog", |world, me, _| regroup(world, me))
};

/// Whoever is eliminated discards and pays before all (F-13.04).
pub const PAID_OUT: &[&str] = &["fief-log-eliminated"];

/// The options of a case but for two: points are counted before all, with the purses in them (F-2.06), and notes come to an
/// end before all.
pub fn options(case: &Case, seed: u64) -> Settings {
    let mut options = (case.options)(seed);
    options.extend((case.options_from_set_up)(seed));
    options.retain(|name, _| name != "bank");
    options.extend(settings(&[("mode", word("Normal")), ("fog", Setting::Switch(seed % 3 == 2))]));
    options
}

/// The others hold each other's cards, or those of the deck.
fn exchange_cards(world: &mut World, me: Seat, by: usize, deck: bool) -> bool {
    let cards = world.resource::<Cards>().clone();
    let others = others(world, me);
    let taken_up = cards.in_play.filter(|(seat, _)| deck && *seat != me);
    // The other parent of a Prince knows the card that is taken up for him.
    let asked = world.resource::<Waiting>().0.as_ref().map(|prompt| prompt.seat);
    let taken_up = taken_up.filter(|_| asked != Some(me));
    let mut all: Vec<Kind> = others.iter().flat_map(|seat| cards.hands.of(*seat)).copied().collect();
    all.extend(taken_up.map(|(_, card)| card));
    if deck {
        all.extend(cards.deck.stock().iter().rev());
    }
    if all.len() < 2 {
        return false;
    }
    let shift = 1 + by % (all.len() - 1);
    all.rotate_left(shift);
    let mut all = all.into_iter();
    let mut changed = cards.clone();
    changed.hands = Hands::new(others.len() + 1);
    cards.hands.of(me).iter().for_each(|card| changed.hands.give(me, *card));
    for seat in &others {
        all.by_ref().take(cards.hands.of(*seat).len()).for_each(|card| changed.hands.give(*seat, card));
    }
    if let Some((seat, _)) = taken_up {
        changed.in_play = all.next().map(|card| (seat, card));
    }
    if deck {
        changed.deck = Deck::arranged(all, cards.deck.discarded().iter().copied());
    }
    let differs = changed != cards;
    world.insert_resource(changed);
    differs
}

/// The others have more money than they had.
fn enrich(world: &mut World, me: Seat, by: usize) -> bool {
    let others = others(world, me);
    let mut treasury = world.resource::<Treasury>().clone();
    if !treasury.purses.is_secret() {
        return false;
    }
    for (i, other) in others.into_iter().enumerate() {
        let sum = 100 * (1 + (by + i) as i32 % 30);
        let payment = Payment::new(Account::Bank, Account::Purse(other), sum, "fief-log-paid", "F-6.12");
        treasury.purses.pay(&mut Chronicle::default(), payment);
    }
    world.insert_resource(treasury);
    true
}

/// Two others speak of other sums.
fn reword(world: &mut World, me: Seat) -> bool {
    let mut court = world.resource::<Negotiation>().clone();
    let Some(deal) = court.market.deal.as_mut().filter(|deal| !deal.seen_by().contains(me)) else { return false };
    let money = |article: &Article| match article {
        Article::Money(sum) => Some(*sum),
        _ => None,
    };
    // Who gives can do so still.
    let given = deal.gives.iter_mut().find_map(|article| money(article).map(|sum| (article, sum)));
    let asked = deal.asks.iter_mut().find_map(|article| money(article).map(|sum| (article, sum)));
    match (given, asked) {
        (_, Some((article, sum))) => *article = Article::Money(sum + 100),
        (Some((article, sum)), None) if sum > 100 => *article = Article::Money(sum - 100),
        // An offer that is not made yet may have anything in it.
        (None, None) if !deal.made => deal.asks.push(Article::Money(300)),
        _ => return false,
    }
    world.insert_resource(court);
    true
}

/// What `hard` supposes under the fog is the same whatever is true of it: how the stacks of others are shared out, and how many of one
/// march; their places and totals are kept, and the own soldiers (F-8.10).
#[test]
fn what_lies_under_the_fog_is_supposed() {
    let supposed = |stack: u8, other: u8, taken: u8, chance: u64| {
        let position = format!(
            "(
                phase: \"moves\",
                lords: [
                    (lord: \"arnaud\", of: \"lily\", at: \"bourg\"), (lord: \"eric\", of: \"tower\", at: \"reignac\"),
                    (lord: \"henry\", of: \"star\", at: \"ige\"),
                ],
                soldiers: [
                    (of: \"lily\", at: \"bourg\", points: {stack}), (of: \"lily\", at: \"cluny\", points: {other}),
                    (of: \"tower\", at: \"reignac\", points: 3),
                ],
                villages: [(village: \"reignac\", owner: \"tower\", occupant: \"tower\")],
            )"
        );
        let mut table = empty_table();
        table.start_from(header(&[("fog", Setting::Switch(true))], 3, 1, Player::Person), &position).unwrap();
        for order in ["lily lead arnaud", &format!("lily escort {taken}"), "lily ask_passage reignac"] {
            give(&mut table, order);
        }
        assert_eq!(table.prompt().expect("asked").seat, Seat(1));
        (lookahead().veil)(table.world_mut(), Turn { seat: Seat(1), chance });
        (table.world().resource::<Forces>().clone(), table.world().resource::<March>().clone())
    };
    let mut sizes = BTreeSet::new();
    for chance in 0..40 {
        let (forces, march) = supposed(9, 2, 1, chance);
        assert_eq!((&forces, &march), (&supposed(3, 8, 3, chance).0, &supposed(3, 8, 3, chance).1));
        assert_eq!((forces.total(Seat(0)), forces.total(Seat(1))), (11, 3));
        assert!(forces.of(Seat(0)).count() == 2 && forces.of(Seat(0)).all(|group| group.points > 0));
        // All who stand with their lord are supposed to march.
        assert!(forces.of(Seat(0)).any(|group| group.points == march.points()));
        sizes.insert(march.points());
    }
    assert!(sizes.len() > 5, "{sizes:?}");
}

/// The others' soldiers stand elsewhere in other numbers: as many in all, in the same places.
fn regroup(world: &mut World, me: Seat) -> bool {
    let old = world.resource::<Forces>().clone();
    // A battle is fought in the open.
    if !old.fog || world.resource::<War>().battle.is_some() {
        return false;
    }
    let mut forces = Forces::new(true, old.model.clone());
    (forces.kings_guard, forces.queens_guard) = (old.kings_guard, old.queens_guard);
    for group in old.of(me) {
        forces.add(*group);
    }
    for seat in others(world, me) {
        let groups: Vec<Group> = old.of(seat).copied().collect();
        for (group, sized) in groups.iter().zip(groups.iter().rev()) {
            forces.add(Group { points: sized.points, counters: sized.counters, ..*group });
        }
    }
    let mut march = world.resource::<March>().clone();
    regroup_company(world, &mut forces, &mut march, me);
    let differs = forces != old;
    world.insert_resource(forces);
    world.insert_resource(march);
    differs
}

/// All of the leader's stack march with him, as it is now.
fn regroup_company(world: &World, forces: &mut Forces, march: &mut March, me: Seat) {
    let leader = with_board(world, |board| board.march.leader.map(|leader| *board.lord(leader))).flatten();
    let Some(leader) = leader.filter(|leader| leader.family != me) else { return };
    let with_him = |group: &&Group| group.post == leader.lord.post();
    let stacks: Vec<Group> = forces.at(leader.family, leader.at).filter(with_him).copied().collect();
    let gone = |steps: u8| stacks.iter().find(|group| group.steps == steps);
    march.taken.iter_mut().for_each(|(steps, points)| *points = gone(*steps).map_or(0, |group| group.points));
    for (steps, counters) in forces.kinds_mut().into_iter().flat_map(|kinds| &mut kinds.marching) {
        *counters = gone(*steps).map_or(Default::default(), |group| group.counters);
    }
}

/// Options of the matches that scripts play.
pub fn script_options(seed: u64) -> Settings {
    let crowded = Setting::Switch(seed % 4 < 2);
    settings(&[("mode", word("Normal")), ("fog", Setting::Switch(seed.is_multiple_of(2))), ("crowded_income", crowded)])
}

/// Whoever holds the card of justice, the others see the same questions (D-07).
pub fn nobody_learns_who_could_do_justice(case: &Case) {
    let questions = |holder: &str| {
        let cards = |seat: &str| if seat == holder { "\"justice\"" } else { "\"sun\"" };
        let hands: String =
            ["tower", "star", "crescent"].iter().map(|s| format!("(\"{s}\", [{}]),", cards(s))).collect();
        let mut table = case.empty_table();
        let position = format!(
            "(
                hands: [(\"lily\", [\"assassination\"]), {hands}],
                lords: [
                    (lord: \"arnaud\", of: \"lily\", at: \"bourg\"), (lord: \"eric\", of: \"tower\", at: \"cluny\"),
                    (lord: \"henry\", of: \"star\", at: \"ige\"), (lord: \"othon\", of: \"crescent\", at: \"blaye\"),
                    (lord: \"gauvain\", of: \"tower\", at: \"cluny\"),
                ],
            )"
        );
        table.start_from(case.header(settings(&[("mode", word("Normal"))]), 4, 1, Player::Person), &position).unwrap();
        give(&mut table, "lily fief.play assassination");
        give(&mut table, "lily fief.kill eric");
        let mut questions = vec![];
        while let Some(prompt) = table.prompt().filter(|prompt| prompt.text == "fief-ask-justice") {
            assert!(prompt.secret);
            let (seat, order) = (prompt.seat, prompt.closing.expect("nobody, as usual"));
            let seen = |viewer| table.prompt_seen_by(Some(viewer)).map(|p| (p.seat, p.text, p.offered.len()));
            questions.push((0..4).map(Seat).filter(|viewer| *viewer != seat).map(seen).collect::<Vec<_>>());
            table.submit(seat, order).unwrap();
        }
        questions
    };
    let nobody = questions("nobody");
    assert_eq!(nobody.len(), 4);
    for holder in ["tower", "star", "crescent"] {
        assert_eq!(questions(holder), nobody, "{holder}");
    }
}

/// The log that a seat reads names no card that it has not seen.
pub fn a_deal_names_no_cards(case: &Case) {
    let mut table = case.started(&[("turn_cap", Setting::Number(3))], 3, 2, Player::Random);
    table.play_on();
    let mut dealt = table.chronicle(None).filter(|e| e.event == "fief-log-dealt").peekable();
    assert!(dealt.peek().is_some());
    for entry in dealt {
        assert!(entry.words.iter().all(|(_, word)| matches!(word, Word::Number(_))), "{entry:?}");
    }
}

#[test]
fn what_a_hand_could_do_shows_to_nobody() {
    nobody_learns_who_could_do_justice(&super::CASE);
}

#[test]
fn a_deal_is_secret() {
    a_deal_names_no_cards(&super::CASE);
}
