//! What is being decided in the phase of negotiations: an offer, the election, the sale of a bishop's card.
use crate::desktop::face::{Draw, Matter, MatterSide};
use crate::games::fief::view::FiefFace;
use crate::games::fief::view::seen::Seen;
use crate::games::fief::view::sheets::money;
use crate::table::prelude::{Narrator, PieceId, Seat, Target};
use serde_json::Value;

pub(super) fn matter(face: &FiefFace, seen: &Seen, tell: &Narrator) -> Option<Matter> {
    let court = &seen.position()["court"];
    let asked = seen.sight.prompt().map(|prompt| prompt.text).unwrap_or_default();
    if court["offer"].is_object() {
        return offer(face, seen, &court["offer"], tell);
    }
    if court["sale"].is_object() {
        return Some(sale(face, seen, &court["sale"], tell));
    }
    let electing = ["fief-ask-nominate", "fief-ask-vote", "fief-ask-crown"].contains(&asked);
    electing.then(|| election(face, seen, court, tell))
}

fn article(seen: &Seen, article: &Value, tell: &Narrator) -> String {
    let lord = |value: &Value| seen.piece(value).map(|id| tell.target(Target::Piece(id))).unwrap_or_default();
    if let Some(sum) = article["money"].as_i64() {
        return money(sum, tell);
    }
    if let Some(card) = article["card"].as_str() {
        let name = seen.kind(&card.into()).map(|card| tell.target(Target::Kind(card)));
        let name = name.unwrap_or_else(|| tell.texts.get("fief-view-hidden-card"));
        return tell.texts.format("fief-view-deal-card", &[("card", name.into())]);
    }
    for (what, key) in [("release", "fief-view-deal-release"), ("captive", "fief-view-deal-captive")] {
        if !article[what].is_null() {
            return tell.texts.format(key, &[("lord", lord(&article[what]).into())]);
        }
    }
    let pair = &article["wedding"];
    tell.texts.format("fief-view-deal-wedding", &[("one", lord(&pair[0]).into()), ("other", lord(&pair[1]).into())])
}

fn offer(face: &FiefFace, seen: &Seen, offer: &Value, tell: &Narrator) -> Option<Matter> {
    let (from, to) = (seen.seat(&offer["from"])?, seen.seat(&offer["to"])?);
    let side = |seat: Seat, articles: &Value| MatterSide {
        tincture: Some(face.tincture(seat)),
        title: tell.texts.format("fief-view-deal-gives", &[("name", tell.inside(Target::Seat(seat)).into())]),
        lines: match articles.as_array() {
            Some(all) if !all.is_empty() => all.iter().map(|a| (String::new(), article(seen, a, tell))).collect(),
            _ => vec![(String::new(), tell.texts.get("fief-view-deal-nothing"))],
        },
    };
    let private = offer["private"].as_bool().unwrap_or(false);
    let note = if private { "fief-view-deal-private" } else { "fief-view-deal-open" };
    Some(Matter {
        title: tell.texts.get("fief-view-deal"),
        sides: vec![side(from, &offer["gives"]), side(to, &offer["asks"])],
        notes: vec![(tell.texts.get(note), "F-11.01".to_owned())],
    })
}

fn election(face: &FiefFace, seen: &Seen, court: &Value, tell: &Narrator) -> Matter {
    let text = |key: &str| tell.texts.get(key);
    let candidates: Vec<PieceId> =
        court["candidates"].as_array().into_iter().flatten().filter_map(|label| seen.piece(label)).collect();
    let ballots: Vec<(Option<Seat>, Option<PieceId>, i64)> = (court["votes"].as_array().into_iter().flatten())
        .map(|vote| (seen.seat(&vote["seat"]), seen.piece(&vote["for"]), vote["votes"].as_i64().unwrap_or(0)))
        .collect();
    let sides = candidates.iter().filter_map(|id| {
        let lord = seen.lord(*id)?;
        let own = || ballots.iter().filter(|(_, choice, _)| *choice == Some(*id));
        let mut lines = vec![(text("fief-view-votes"), own().map(|(.., votes)| votes).sum::<i64>().to_string())];
        lines.extend(
            own().filter_map(|(voter, _, votes)| Some((tell.target(Target::Seat((*voter)?)), votes.to_string()))),
        );
        Some(MatterSide { tincture: Some(face.tincture(lord.family)), title: tell.target(Target::Piece(*id)), lines })
    });
    let limits = &seen.rules.data.limits;
    let need = tell.texts.format("fief-view-votes-needed", &[("n", limits.votes.into())]);
    let clergy = tell.texts.format(
        "fief-view-clergy-needed",
        &[("cardinals", limits.crowning_cardinals.into()), ("bishops", limits.crowning_bishops.into())],
    );
    let mut notes = vec![(need, "F-11.18".to_owned()), (clergy, "F-11.20".to_owned())];
    if let Some(elect) = seen.piece(&court["elect"]) {
        let elected = tell.texts.format("fief-view-elected", &[("lord", tell.target(Target::Piece(elect)).into())]);
        notes.insert(0, (elected, "F-11.22".to_owned()));
    }
    Matter { title: text("fief-view-election"), sides: sides.collect(), notes }
}

fn sale(face: &FiefFace, seen: &Seen, sale: &Value, tell: &Narrator) -> Matter {
    let text = |key: &str| tell.texts.get(key);
    let see = seen.place(&sale["mitre"]).map(|place| tell.target(Target::Place(place))).unwrap_or_default();
    let mut sides = vec![];
    if let Some(bidder) = seen.seat(&sale["high"]["seat"]) {
        let sum = sale["high"]["sum"].as_i64().unwrap_or(0);
        sides.push(MatterSide {
            tincture: Some(face.tincture(bidder)),
            title: tell.target(Target::Seat(bidder)),
            lines: vec![(text("fief-view-highest-bid"), money(sum, tell))],
        });
    }
    let mut notes = vec![];
    if let Some(presiding) = seen.piece(&sale["presiding"]) {
        let words = tell.texts.format("fief-view-presides", &[("lord", tell.target(Target::Piece(presiding)).into())]);
        notes.push((words, "F-14.02".to_owned()));
    }
    Matter { title: tell.texts.format("fief-view-sale", &[("see", see.into())]), sides, notes }
}
