//! What a question can be answered with, for people: the usual answer, answers told apart, and what is possible instead of
//! one that is not.
use super::view_model::OrderView;
use crate::desktop::face::{Face, Sight};
use crate::table::prelude::{Narrator, Order, PieceId, Prompt, Refusal, Span, Target};
use std::collections::BTreeMap;

/// Orders about different pieces in the same words name the places of the pieces.
pub(super) fn tell_apart(views: &mut [OrderView], tell: &Narrator, stands: &dyn Fn(PieceId) -> Option<Target>) {
    let mut times: BTreeMap<String, u32> = BTreeMap::new();
    for view in views.iter() {
        *times.entry(view.text.clone()).or_default() += 1;
    }
    for view in views.iter_mut().filter(|view| times[&view.text] > 1) {
        let Target::Piece(piece) = view.order.on else { continue };
        let Some(at) = stands(piece) else { continue };
        let words = [("piece", view.text.as_str().into()), ("place", tell.target(at).into())];
        (view.text, view.names_place) = (tell.texts.format("orders-piece", &words), true);
    }
}

/// What a question is usually answered with: what ends it as a rule, the only answer there is, or what the game says.
pub fn obvious_order(prompt: &Prompt, face: &dyn Face) -> Option<Order> {
    match (prompt.closing, prompt.offered.as_slice()) {
        (Some(closing), _) if prompt.takes(closing) => face.is_usual_end(prompt, closing).then_some(closing),
        (_, [only]) if prompt.spans.is_empty() && prompt.areas.is_empty() => Some(*only),
        _ => face.usual(prompt),
    }
}

/// The usual next step: what a question is usually answered with, but not the end of a go in which something useful is
/// left.
pub(super) fn usual_step(prompt: &Prompt, face: &dyn Face, sight: &Sight, tell: &Narrator) -> Option<Order> {
    let number = || match (prompt.offered.as_slice(), prompt.spans.as_slice()) {
        ([], [span]) if prompt.areas.is_empty() => span.orders().next(),
        _ => None,
    };
    let usual = obvious_order(prompt, face).or_else(number)?;
    face.left_undone(sight, usual, tell).is_empty().then_some(usual)
}

/// The ranges that a question offers: its own, and those whose numbers are moments of a path and are offered one by one. Between
/// the least and the most of such a range there may be numbers that are not on offer.
pub fn ranges(prompt: &Prompt, face: &dyn Face, sight: &Sight) -> Vec<Span> {
    let mut ranges = prompt.spans.clone();
    for (number, order) in prompt.offered.iter().enumerate() {
        let Target::Number(least) = order.on else { continue };
        let before = prompt.offered[..number].iter().any(|other| other.verb == order.verb);
        let numbers = prompt.offered.iter().filter(|other| other.verb == order.verb);
        let most =
            numbers.clone().filter_map(|other| if let Target::Number(n) = other.on { Some(n) } else { None }).max();
        let span = Span { verb: order.verb, least, most: most.unwrap_or(least), by: 1 };
        if !before && numbers.count() > 1 && !face.moments(sight, &span).is_empty() {
            ranges.push(span);
        }
    }
    ranges
}

/// Where the numbers of a range are moments of a path: the orders for those on offer, each with the place of that moment.
pub(super) fn moments(
    prompt: &Prompt,
    face: &dyn Face,
    sight: &Sight,
    span: &Span,
    tell: &Narrator,
) -> Vec<(i32, String)> {
    let order = |n: i32| Order { verb: span.verb, on: Target::Number(n) };
    let told = |n: i32, place: Target| {
        let words = [("piece", tell.order(order(n)).into()), ("place", tell.target(place).into())];
        tell.texts.format("orders-piece", &words)
    };
    let all = face.moments(sight, span).into_iter().filter(|(n, _)| prompt.takes(order(*n)));
    all.map(|(n, at)| (n, told(n, Target::Spot(at)))).collect()
}

/// The number of a range that is chosen at first.
pub fn first_number(face: &dyn Face, sight: &Sight, span: &Span) -> i32 {
    face.usual_number(sight, span).unwrap_or(span.least)
}

/// Possible orders that are named where one was refused for being none of them.
const NAMED: usize = 4;

/// Why an order is refused. Where the rules only say that it is none of the choices, the choices are named.
pub fn reason(order: Order, why: Refusal, prompt: &Prompt, tell: &Narrator) -> String {
    let told = tell.refusal(why);
    // Most rules have words of their own for it.
    let bare = why.reason == "not_an_option" && told.starts_with(&tell.refusal(Refusal { rule: "", ..why }));
    if !bare || prompt.offered.is_empty() {
        return told;
    }
    let same: Vec<&Order> = prompt.offered.iter().filter(|offered| offered.verb == order.verb).collect();
    let possible = if same.is_empty() { prompt.offered.iter().collect() } else { same };
    let named: Vec<String> = possible.iter().take(NAMED).map(|order| tell.order(**order)).collect();
    let more = possible.len().saturating_sub(NAMED);
    let words = [("orders", named.join(", ").into()), ("more", more.into())];
    let told = tell.texts.format("desktop-possible-instead", &words);
    if why.rule.is_empty() { told } else { format!("{told} ({})", why.rule) }
}
