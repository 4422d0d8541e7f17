//! The orders on offer, as they stand below the question.
use super::{OrderView, SpanView, in_words};
use crate::desktop::face::{Face, Sight, Tone};
use crate::desktop::session::answers::{first_number, moments, ranges, tell_apart, usual_step};
use crate::table::prelude::{Key, Match, Narrator, Order, PieceId, Prompt, Span, Target};

/// What ends a question, in words of its own (`.closing` of the question) where it would else be unclear what is ended.
fn ending(prompt: &Prompt, order: Order, tell: &Narrator) -> Option<String> {
    let key = (prompt.closing == Some(order)).then(|| format!("{}.closing", prompt.text))?;
    tell.texts.has(&key).then(|| tell.texts.get(&key))
}

/// The orders on offer, each in words.
pub(super) fn order_views(
    game: &Match,
    prompt: &Prompt,
    face: &dyn Face,
    sight: &Sight,
    tell: &Narrator,
    stands: &dyn Fn(PieceId) -> Option<Target>,
) -> Vec<OrderView> {
    let view = |order: &Order, standing: bool| OrderView {
        order: *order,
        written: game.names().write_order(game.game().id(), *order),
        text: ending(prompt, *order, tell).unwrap_or_else(|| in_words(face, sight, *order, tell)),
        hint: face.hint(sight, *order, tell).unwrap_or_default(),
        standing,
        closing: prompt.closing == Some(*order),
        work: face.is_work(*order),
        leaves: face.tone(*order) == Tone::Leave,
        names_place: false,
    };
    let of_span = |span: &&Span| face.unfolds(span);
    let numbers = prompt.spans.iter().filter(of_span).flat_map(Span::orders);
    let numbers: Vec<OrderView> = numbers.map(|order| view(&order, false)).collect();
    // What a slider chooses among stands nowhere else.
    let gathered: Vec<Key> = ranges(prompt, face, sight).into_iter().map(|span| span.verb).collect();
    let alone = |order: &&Order| !(matches!(order.on, Target::Number(_)) && gathered.contains(&order.verb));
    let offered = prompt.offered.iter().filter(alone).map(|o| view(o, false)).chain(numbers);
    // A point that is usually chosen has a button like any other answer.
    let usual = usual_step(prompt, face, sight, tell).filter(|order| matches!(order.on, Target::Spot(_)));
    let offered = offered.chain(usual.map(|order| view(&order, false)));
    let points = prompt.areas.iter().filter(|_| face.has_buttons_for_points(sight, prompt)).flat_map(|area| {
        let named = face.candidates(sight, area, tell).into_iter().filter(|(_, text)| !text.is_empty());
        named.map(|(spot, text)| OrderView { text, ..view(&area.order(spot), false) })
    });
    let points = points.filter(|point| Some(point.order) != usual);
    let offered = offered.chain(points);
    let mut views: Vec<OrderView> = offered.chain(prompt.standing.iter().map(|o| view(o, true))).collect();
    tell_apart(&mut views, tell, stands);
    views
}

/// The ranges of numbers on offer.
pub(super) fn span_views(prompt: &Prompt, face: &dyn Face, sight: &Sight, tell: &Narrator) -> Vec<SpanView> {
    // What is chosen beside the counter of the piece that leads stands nowhere else but in the list.
    let composed = face.contingents(sight, tell);
    let ranges_of = || composed.iter().flat_map(|kind| [kind.joins, kind.leaves]).flatten();
    let is_composed = |span: &Span| ranges_of().any(|range| range.verb == span.verb);
    let view = |span: &Span| SpanView {
        moments: moments(prompt, face, sight, span, tell),
        verb: span.verb,
        written: span.verb.name.to_owned(),
        text: tell.verb(span.verb),
        least: span.least,
        most: span.most,
        by: span.by,
        first: first_number(face, sight, span),
        carried: face.carried(sight, span, tell),
        aside: face.stands_aside(span) || is_composed(span),
        closed: (span.least..=span.most)
            .step_by(span.by.max(1) as usize)
            .take(if prompt.spans.contains(span) { 0 } else { usize::MAX })
            .filter(|n| !prompt.takes(Order { verb: span.verb, on: Target::Number(*n) }))
            .collect(),
    };
    ranges(prompt, face, sight).iter().filter(|span| !face.unfolds(span)).map(view).collect()
}
