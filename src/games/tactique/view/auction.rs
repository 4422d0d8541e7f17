//! The auction of the mercenaries: who has bid, but not how much; and then all bids, until the viewer's next order.
use crate::desktop::face::{Draw, Matter, MatterSide};
use crate::games::fief::view::FiefFace;
use crate::games::fief::view::seen::Seen;
use crate::games::fief::view::sheets::{counted, money};
use crate::games::tactique::chapters::mercenaries::least_bid;
use crate::games::tactique::rules::Tactics;
use crate::games::tactique::view::{hired, mercenary, seat_name};
use crate::table::prelude::{Entry, Narrator, Seat, Target, Word};

pub(super) fn matter(face: &FiefFace, seen: &Seen, tell: &Narrator) -> Option<Matter> {
    if hired(seen)["lot"].is_object() { Some(bidding(face, seen, tell)) } else { laid_open(face, seen, tell) }
}

fn number(entry: &Entry, name: &str) -> i64 {
    let found = entry.words.iter().find(|(of, _)| *of == name);
    found.map_or(0, |(_, word)| if let Word::Number(n) = word { i64::from(*n) } else { 0 })
}
fn sum(sum: i64, tell: &Narrator) -> String {
    if sum > 0 { money(sum, tell) } else { tell.texts.get("tactique-view-no-bid") }
}

fn bidding(face: &FiefFace, seen: &Seen, tell: &Narrator) -> Matter {
    let text = |key: &str| tell.texts.get(key);
    let lot = &hired(seen)["lot"];
    let tied: Vec<Seat> = lot["tied"].as_array().into_iter().flatten().filter_map(|s| seen.seat(s)).collect();
    let mut bidders = seen.order();
    if !tied.is_empty() {
        bidders.retain(|seat| tied.contains(seat));
    }
    let asked = seen.sight.prompt().map(|prompt| prompt.seat);
    let turn = bidders.iter().position(|seat| Some(*seat) == asked).unwrap_or(0);
    let sides = bidders.iter().enumerate().map(|(i, seat)| {
        let own = &lot["bids"][seen.sight.names().label(Target::Seat(*seat))];
        // Bids are given in the order of the seats: whose turn it is tells who has bid.
        let state = match own.as_i64() {
            Some(bid) => sum(bid, tell),
            None if i < turn => text("tactique-view-sealed"),
            None if i == turn => text("tactique-view-bids-now"),
            None => text("tactique-view-bids-later"),
        };
        MatterSide {
            tincture: Some(face.tincture(*seat)),
            title: seat_name(*seat, tell),
            lines: vec![(text("tactique-view-bid"), state)],
        }
    });
    let tactics: &Tactics = seen.sight.rules();
    let men = counted(mercenary(seen), hired(seen)["reserve"].as_u64().unwrap_or(0) as u32, tell);
    let least = money(least_bid(seen.rules, tactics).into(), tell);
    let upkeep = money(tactics.data.troops.mercenaries.upkeep.into(), tell);
    // What one bids for comes first: with many bidders the rest may have to be scrolled to.
    let mut notes = vec![
        (text("tactique-view-hired-fight"), "T-4.09".to_owned()),
        (tell.texts.format("tactique-view-hired-cost", &[("sum", upkeep.into())]), "T-4.16".to_owned()),
    ];
    notes.push((tell.texts.format("tactique-view-least-bid", &[("sum", least.into())]), "T-4.03".to_owned()));
    notes.push(if tied.is_empty() {
        (text("tactique-view-one-lot"), "T-4.02".to_owned())
    } else {
        (text("tactique-view-bid-again"), "T-4.04".to_owned())
    });
    Matter { title: tell.texts.format("tactique-view-auction", &[("men", men.into())]), sides: sides.collect(), notes }
}

/// The bids of the last round of the auction, for whoever has ordered nothing since.
fn laid_open(face: &FiefFace, seen: &Seen, tell: &Narrator) -> Option<Matter> {
    let news: Vec<&Entry> = seen.sight.news().collect();
    let last = news.iter().rposition(|entry| entry.event == "tactique-log-bid")?;
    let first = news[..last].iter().rposition(|entry| entry.event != "tactique-log-bid").map_or(0, |before| before + 1);
    let side = |entry: &&Entry| {
        let seat = entry.seat?;
        Some(MatterSide {
            tincture: Some(face.tincture(seat)),
            title: seat_name(seat, tell),
            lines: vec![(tell.texts.get("tactique-view-bid"), sum(number(entry, "sum"), tell))],
        })
    };
    let result = news[last + 1..].iter().find(|entry| ["T-4.04", "T-4.05", "T-4.06"].contains(&entry.rule));
    Some(Matter {
        title: tell.texts.get("tactique-view-laid-open"),
        sides: news[first..=last].iter().filter_map(side).collect(),
        notes: result.map(|entry| (tell.entry(entry), entry.rule.to_owned())).into_iter().collect(),
    })
}
