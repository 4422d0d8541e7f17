//! What a seat gets to see does not depend on what it may not know (invariant 15, F-5.07, F-6.12, F-8.10, D-07, D-13, D-37):
//! not in a position, and not after an order either. What an order does lay open stays: it cannot be taken back.
use super::*;
use crate::{POSITIONS, rarer, switches};
use bevy::prelude::World;
use mesnie::games::fief::chapters::negotiations::offers::{PROPOSE, PROPOSE_IN_PRIVATE};
use mesnie::games::fief::opponents::script::Intent;
use mesnie::games::fief::state::cards::Cards;
use mesnie::games::fief::state::forces::{Forces, Group};
use mesnie::games::fief::state::negotiation::{Article, Negotiation};
use mesnie::games::fief::state::treasury::Treasury;
use mesnie::games::fief::state::war::War;
use mesnie::games::tactique::opponents::Later;
use mesnie::games::tactique::state::mercenaries::Hired;
use mesnie::table::kit::decks::{Deck, Hands};
use mesnie::table::kit::purses::{Account, Payment};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

/// The secrets of a match.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Secret {
    /// The cards of the others among themselves.
    Hands,
    /// The same with the deck, and the card that another seat has taken up.
    Deck,
    Purses,
    /// Bids that lie there sealed.
    Bids,
    /// What two others have in an offer that is private or not made yet.
    Offer,
    /// How the others' soldiers are shared out under fog.
    Stacks,
    /// How the dice will fall.
    Dice,
}
const SECRETS: [Secret; 7] =
    [Secret::Hands, Secret::Deck, Secret::Purses, Secret::Bids, Secret::Offer, Secret::Stacks, Secret::Dice];

fn others(world: &World, me: Seat) -> Vec<Seat> {
    let seats = world.resource::<Names>().seats() as u8;
    (0..seats).map(Seat).filter(|seat| *seat != me).collect()
}

/// The same position for `me`, with another secret. False: there is nothing of the sort, or it would come out the same.
fn disguise(world: &mut World, me: Seat, secret: Secret, by: usize) -> bool {
    match secret {
        Secret::Hands => exchange_cards(world, me, by, false),
        Secret::Deck => exchange_cards(world, me, by, true),
        Secret::Purses => enrich(world, me, by),
        Secret::Bids => rebid(world, me, by),
        Secret::Offer => reword(world, me),
        Secret::Stacks => regroup(world, me),
        Secret::Dice => {
            world.insert_resource(Dice::seeded(by as u64 + 99));
            true
        }
    }
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

/// The others have written other sums on their bids.
fn rebid(world: &mut World, me: Seat, by: usize) -> bool {
    let Some(mut hired) = world.get_resource::<Hired>().cloned() else { return false };
    let Some(lot) = hired.lot.as_mut().filter(|lot| lot.bids.turn().is_some()) else { return false };
    let before = lot.bids.clone();
    let mut written = serde_json::to_value(&lot.bids).unwrap();
    for bid in written["bids"].as_array_mut().unwrap() {
        let (seat, sum) = (bid[0].as_u64().unwrap(), bid[1].as_i64());
        if let Some(sum) = sum.filter(|_| seat != u64::from(me.0)) {
            bid[1] = (sum + 100 * (1 + by as i64 % 3)).into();
        }
    }
    lot.bids = serde_json::from_value(written).unwrap();
    let differs = lot.bids != before;
    world.insert_resource(hired);
    differs
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
    let differs = forces != old;
    world.insert_resource(forces);
    differs
}

/// All that a seat gets to see of a match as it stands: position, question, what is offered and what is refused.
fn seen(table: &mut Match, me: Seat, probe: Option<Record>) -> String {
    let mut seen = format!("{:#}", table.position(Some(me)));
    // The question as it is asked now, not as it was before something was disguised.
    match table.prompt_in_full() {
        None => seen.push_str("\nnothing is asked"),
        Some(prompt) if prompt.secret && prompt.seat != me => write!(seen, "\n{:?} is asked", prompt.seat).unwrap(),
        Some(prompt) => {
            let Prompt { seat, text, words, secret, offered, standing, spans, closing, refused, .. } = prompt;
            let asked = (seat, text, words, secret);
            write!(seen, "\n{asked:?}\n{offered:?} {standing:?} {spans:?} {closing:?}\n{refused:?}").unwrap();
        }
    }
    if let Some(record) = probe.filter(|record| record.seat != me) {
        write!(seen, "\n{:?}", table.check(me, record.order)).unwrap();
    }
    seen
}

/// What the log tells a seat from some entry on.
fn news(table: &Match, me: Seat, from: usize) -> Vec<String> {
    let told = table.chronicle(None).skip(from).filter(|entry| entry.seen_by.contains(me));
    told.map(|entry| format!("{entry:?}")).collect()
}

/// Whether what a secret comes to shows in what this order does, as the rules want it.
fn lays_open(secret: Secret, table: &Match, record: Record, me: Seat) -> bool {
    let verb = record.order.verb;
    let deal = table.world().resource::<Negotiation>().market.deal.as_ref();
    let has_cards = || deal.is_some_and(|deal| deal.items().any(|article| matches!(article, Article::Card(_))));
    match secret {
        // Whatever is drawn, rolled or fought for is open.
        Secret::Deck | Secret::Dice | Secret::Stacks => true,
        // A card that was promised must still be there.
        Secret::Hands => has_cards(),
        Secret::Purses => false,
        // The last bid lays all of them open.
        Secret::Bids => table.world().get_resource::<Hired>().is_some_and(|hired| {
            let open = |lot: &mesnie::games::tactique::state::mercenaries::Lot| {
                serde_json::to_value(&lot.bids).unwrap()["bids"]
                    .as_array()
                    .is_some_and(|bids| bids.iter().filter(|bid| bid[1].is_null()).count() == 1)
            };
            hired.lot.as_ref().is_some_and(open)
        }),
        Secret::Offer if verb == PROPOSE_IN_PRIVATE.key => deal.is_some_and(|deal| deal.parties().contains(me)),
        Secret::Offer => verb == PROPOSE.key,
    }
}

/// Puts the position back as the last order left it, and the dice that were in use.
fn restore(table: &mut Match, dice: Dice) {
    table.world_mut().insert_resource(dice);
    table.undo().unwrap();
    assert!(table.redo());
}

/// Plays a match at random; before each order some secrets are other ones, and nobody from whom they are kept sees a
/// difference: not in the position, and not in what the order brings about. Gives how often each secret was tried.
fn watch(mut table: Match, tried: &mut BTreeMap<(Secret, bool), usize>) {
    let seats = table.names().seats();
    for n in 0.. {
        let Some(record) = table.automatic_order() else { break };
        let written = table.write_order(record);
        let text = table.prompt().unwrap().text;
        let me = Seat(((n + n / seats) % seats) as u8);
        let true_hash = table.hash();
        let entries = table.chronicle(None).count();
        let dice = table.world().resource::<Dice>().clone();
        let before = seen(&mut table, me, Some(record));
        let mut after: Vec<(Secret, (String, Vec<String>))> = vec![];
        // Nothing can be put back before the first order; rare secrets are tried whenever there are any.
        for secret in SECRETS.into_iter().filter(|_| n > 0) {
            let rare = matches!(secret, Secret::Bids | Secret::Offer);
            if !rare && n % 5 != secret as usize % 5 || !disguise(table.world_mut(), me, secret, n) {
                continue;
            }
            let now = seen(&mut table, me, Some(record));
            assert!(now == before, "{secret:?} show to {me:?} in {text}:\n{}", difference(&before, &now));
            *tried.entry((secret, false)).or_default() += 1;
            let still = table.prompt_in_full().is_some_and(|prompt| prompt.takes(record.order));
            if still && !lays_open(secret, &table, record, me) {
                table.submit(record.seat, record.order).unwrap();
                // An heir who can pay must put somebody into the city: that he is not asked tells that he cannot (F-10.27).
                let must = table.prompt().is_some_and(|prompt| prompt.text == "fief-ask-garrison");
                if !(must && secret == Secret::Purses) {
                    after.push((secret, (seen(&mut table, me, None), news(&table, me, entries))));
                }
                table.undo().unwrap();
            }
            restore(&mut table, dice.clone());
            assert_eq!(table.hash(), true_hash);
        }
        table.submit(record.seat, record.order).unwrap();
        if after.is_empty() || table.outcome().is_some() {
            continue;
        }
        let truth = (seen(&mut table, me, None), news(&table, me, entries));
        for (secret, disguised) in after {
            *tried.entry((secret, true)).or_default() += 1;
            // What the eliminated leave is discarded and paid before all (F-13.04).
            let out = |news: &[String]| news.iter().any(|entry| entry.contains("fief-log-eliminated"));
            if disguised == truth || out(&truth.1) {
                continue;
            }
            table.limit_undo(UndoLimit::Usual);
            let open = record.seat == me && table.can_undo().is_err();
            table.limit_undo(UndoLimit::Agreed);
            let (was, is) = (format!("{}\n{:#?}", truth.0, truth.1), format!("{}\n{:#?}", disguised.0, disguised.1));
            assert!(open, "{secret:?} show to {me:?} after {written} in {text}:\n{}", difference(&was, &is));
        }
    }
}

/// The lines that differ.
fn difference(one: &str, other: &str) -> String {
    let lines = |text: &str| text.lines().map(str::to_owned).collect::<Vec<_>>();
    let (one, other) = (lines(one), lines(other));
    let differ = one.iter().zip(&other).filter(|(a, b)| a != b).map(|(a, b)| format!("- {a}\n+ {b}\n"));
    differ.chain((one.len() != other.len()).then(|| format!("{} and {} lines", one.len(), other.len()))).collect()
}

#[test]
fn a_seat_sees_nothing_of_what_others_keep_from_it() {
    let mut tried = BTreeMap::new();
    for seed in 0..6 {
        let mut options = [switches(seed), rarer(seed)].concat();
        // Points are counted before all, with the purses in them (F-2.06); notes come to an end before all.
        options.retain(|(name, _)| !["mode", "bank", "fog"].contains(name));
        options.extend([("mode", word("Normal")), ("turn_cap", Setting::Number(5 + seed as i32 % 2))]);
        options.push(("fog", Setting::Switch(seed % 3 == 2)));
        let header = Header { undo: UndoLimit::Agreed, ..header(&options, 4, seed, Player::Random) };
        let mut table = empty_table();
        match seed as usize % (POSITIONS.len() + 1) {
            0 => table.start(header).unwrap(),
            i => table.start_from(header, POSITIONS[i - 1].position).unwrap(),
        }
        watch(table, &mut tried);
    }
    for secret in SECRETS {
        let count = |steps| tried.get(&(secret, steps)).copied().unwrap_or(0);
        // Only Tactique has sealed bids.
        let none = secret == Secret::Bids && GAME.id() == "fief";
        assert!(none || count(false) > 30, "{tried:?}");
        let never = matches!(secret, Secret::Deck | Secret::Stacks | Secret::Dice);
        assert!(none || never || count(true) > 8, "{tried:?}");
    }
}

/// Whoever holds the card of justice, the others see the same questions (D-07).
#[test]
fn nobody_learns_who_could_do_justice() {
    let questions = |holder: &str| {
        let cards = |seat: &str| if seat == holder { "\"justice\"" } else { "\"sun\"" };
        let hands: String =
            ["tower", "star", "crescent"].iter().map(|s| format!("(\"{s}\", [{}]),", cards(s))).collect();
        let mut table = empty_table();
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
        table.start_from(header(&[("mode", word("Normal"))], 4, 1, Player::Person), &position).unwrap();
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

/// Two positions that differ only in what a seat does not see are the same to its script.
#[test]
fn scripts_see_no_more_than_their_seat() {
    let (mut asked, mut disguised) = (BTreeSet::new(), [0; 4]);
    for (seed, fog) in [(1, false), (2, true), (3, false), (4, true)] {
        let mut table = started(&[("fog", Setting::Switch(fog))], 4, seed, script("normal"));
        while let Some(prompt) = table.prompt().cloned() {
            let (intent, later) =
                (table.world().resource::<Intent>().clone(), table.world().get_resource::<Later>().cloned());
            let orders = table.journal().len();
            let world = table.world();
            let truth = (
                world.resource::<Cards>().clone(),
                world.resource::<Treasury>().clone(),
                world.resource::<Forces>().clone(),
                world.get_resource::<Hired>().cloned(),
            );
            for (number, secret) in [Secret::Deck, Secret::Purses, Secret::Bids, Secret::Stacks].into_iter().enumerate()
            {
                disguised[number] += u32::from(disguise(table.world_mut(), prompt.seat, secret, orders));
            }
            let supposed = table.automatic_order().unwrap();
            table.world_mut().insert_resource(truth.0);
            table.world_mut().insert_resource(truth.1);
            table.world_mut().insert_resource(truth.2);
            if let Some(hired) = truth.3 {
                table.world_mut().insert_resource(hired);
            }
            table.world_mut().insert_resource(intent);
            if let Some(later) = later {
                table.world_mut().insert_resource(later);
            }
            let record = table.automatic_order().unwrap();
            let other = table.write_order(supposed);
            assert_eq!(record, supposed, "seed {seed}, order {orders}, {}: {other}", prompt.text);
            asked.insert(prompt.text);
            table.submit(record.seat, record.order).unwrap();
        }
    }
    assert!(asked.len() > 30, "{asked:?}");
    // Sealed bids are Tactique's alone.
    let others = disguised.iter().filter(|n| **n > 100).count();
    assert!(others >= 3 && (GAME.id() == "fief" || disguised[2] > 10), "{disguised:?}");
}

/// The log that a seat reads names no card that it has not seen.
#[test]
fn a_deal_names_no_cards() {
    let mut table = started(&[("turn_cap", Setting::Number(3))], 3, 2, Player::Random);
    table.play_on();
    let mut dealt = table.chronicle(None).filter(|e| e.event == "fief-log-dealt").peekable();
    assert!(dealt.peek().is_some());
    for entry in dealt {
        assert!(entry.words.iter().all(|(_, word)| matches!(word, Word::Number(_))), "{entry:?}");
    }
}
