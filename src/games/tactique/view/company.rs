//! Who marches with whom, where troops are of kinds: a slider for each kind.
use crate::desktop::face::{Chosen, Sight};
use crate::games::fief::board::Board;
use crate::games::fief::chapters::moves::go::{DROP, ESCORT, ESCORT_SPENT};
use crate::games::fief::data::items::Item;
use crate::games::fief::rules::Rules;
use crate::games::fief::view::company::{comes_along_at_first, span};
use crate::games::tactique::chapters::marches::{LEAVE, TAKE, TAKE_SPENT};
use crate::table::prelude::{Narrator, Order, Prompt, Span, Target, Verb};

/// So many pieces of a sort, in words.
fn pieces(sight: &Sight, sort: usize, n: i32, tell: &Narrator) -> String {
    let rules: &Rules = sight.rules();
    tell.several(Target::Kind(rules.kind(Item::Soldiers(sort as u8))), n)
}

/// The sort of troops that a range with one of these verbs is about.
fn sort_of(verbs: &[Verb<i32>], span: &Span) -> Option<usize> {
    verbs.iter().position(|verb| verb.key == span.verb)
}

/// All of a kind march with a lord who sets out, and nobody stays behind, unless somebody says otherwise.
pub(super) fn usual_number(sight: &Sight, span: &Span) -> Option<i32> {
    let stays = sort_of(&LEAVE, span).map(|_| 0);
    stays.or_else(|| sort_of(&TAKE, span).map(|_| comes_along_at_first(sight, span)))
}

/// The words beside the slider of a kind.
pub(super) fn carried(sight: &Sight, span: &Span, tell: &Narrator) -> Option<String> {
    let (key, sort) = match (sort_of(&TAKE, span), sort_of(&LEAVE, span)) {
        (Some(sort), _) => ("fief-view-come-along", sort),
        (_, Some(sort)) => ("fief-view-stay-here", sort),
        _ => return None,
    };
    let all = pieces(sight, sort, span.most, tell);
    Some(tell.texts.format(key, &[("target", "…".into()), ("all", all.into())]))
}

/// What is ordered kind by kind is not ordered in points as well; whoever wants those gone furthest finds them in the
/// list of orders.
pub(super) fn stands_aside(span: &Span) -> bool {
    sort_of(&TAKE_SPENT, span).is_some() || [ESCORT.key, ESCORT_SPENT.key, DROP.key].contains(&span.verb)
}

/// First those who stay are left, then the others are taken along, kind by kind.
pub(super) fn troops_along(
    sight: &Sight,
    board: &Board,
    prompt: &Prompt,
    chosen: Chosen,
    tell: &Narrator,
) -> (Vec<Order>, Vec<String>) {
    let number = |verb: &Verb<i32>| span(prompt, verb).map_or(0, chosen);
    let orders = LEAVE.iter().chain(&TAKE).map(|verb| (verb, number(verb))).filter(|(_, n)| *n > 0);
    let orders = orders.map(|(verb, n)| verb.on(n)).collect();
    let of_sort = |sort: usize| marching(board, sort) - number(&LEAVE[sort]) + number(&TAKE[sort]);
    let words = (0..TAKE.len()).map(|sort| (sort, of_sort(sort))).filter(|(_, n)| *n > 0);
    (orders, words.map(|(sort, n)| pieces(sight, sort, n, tell)).collect())
}

/// A kind of troops: its name, how many of them march already, and the ranges that take more along and leave some behind.
pub(super) fn contingent(
    sight: &Sight,
    board: &Board,
    prompt: &Prompt,
    sort: usize,
    tell: &Narrator,
) -> (String, i32, Option<Span>, Option<Span>) {
    let rules: &Rules = sight.rules();
    let name = tell.target(Target::Kind(rules.kind(Item::Soldiers(sort as u8))));
    let range = |verb: &Verb<i32>| span(prompt, verb).copied();
    (name, marching(board, sort), range(&TAKE[sort]), range(&LEAVE[sort]))
}

/// How many of a kind march already.
fn marching(board: &Board, sort: usize) -> i32 {
    let kinds = board.forces.kinds().into_iter().flat_map(|kinds| &kinds.marching);
    kinds.map(|(_, pieces)| i32::from(pieces.0[sort])).sum()
}

/// Points of the troops that these orders take along, less those of the troops that they leave behind.
pub(super) fn points_along(sight: &Sight, along: &[Order]) -> i32 {
    let rules: &Rules = sight.rules();
    pieces_along(along).into_iter().zip(rules.soldiers.values()).map(|(number, worth)| number * i32::from(*worth)).sum()
}
/// Pieces of each kind that orders take along, less those that they leave behind.
pub(super) fn pieces_along(along: &[Order]) -> [i32; TAKE.len()] {
    let more = |order: &Order, sort: usize| {
        let taken = TAKE[sort].of(*order).or_else(|| TAKE_SPENT[sort].of(*order)).unwrap_or(0);
        taken - LEAVE[sort].of(*order).unwrap_or(0)
    };
    std::array::from_fn(|sort| along.iter().map(|order| more(order, sort)).sum())
}
