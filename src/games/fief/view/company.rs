//! Who marches with whom: what the sliders add to a company, the question to it, and its place on the board.
use crate::desktop::face::{Chosen, Company, Contingent, Draw, Sight};
use crate::games::fief::board::Board;
use crate::games::fief::chapters::battle::declare::ATTACK_AT;
use crate::games::fief::chapters::cards::PLAY;
use crate::games::fief::chapters::fiefs::CREATE_FIEF;
use crate::games::fief::chapters::moves::go::{ASK_PASSAGE, DROP, ESCORT, ESCORT_SPENT, MARCH, STORM};
use crate::games::fief::chapters::moves::may_lead;
use crate::games::fief::chapters::turn::DONE;
use crate::games::fief::data::items::Item;
use crate::games::fief::rules::Rules;
use crate::games::fief::state::posts::Stand;
use crate::games::fief::view::battle;
use crate::games::fief::view::public::PublicBoard;
use crate::games::fief::view::seen::Seen;
use crate::games::fief::view::{FiefFace, emblems};
use crate::table::prelude::{Narrator, Order, PieceId, Place, Prompt, Seat, Span, Target, Verb};

/// The company that stands together, as everybody sees it.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct CompanySeen {
    pub lords: Vec<PieceId>,
    pub family: Option<Seat>,
    pub at: Option<Place>,
    /// Points of soldiers that come along.
    pub points: u32,
    /// Where troops are of kinds: how many of each sort come along.
    pub troops: Vec<(usize, u32)>,
}

impl CompanySeen {
    pub(super) fn of(seen: &Seen) -> Self {
        let company = seen.sight.public::<PublicBoard>().ask(|board| {
            let leader = board.march.leader.map(|id| board.lord(id))?;
            // With hidden stacks nobody else learns how many come (F-8.10).
            let open = !board.forces.fog || seen.sight.viewer().is_none_or(|viewer| viewer == leader.family);
            let kinds = board.forces.kinds().filter(|_| open).into_iter().flat_map(|kinds| &kinds.marching);
            let mut troops: Vec<(usize, u32)> = vec![];
            for (sort, n) in kinds.flat_map(|(_, pieces)| pieces.0.into_iter().enumerate()).filter(|(_, n)| *n > 0) {
                match troops.iter_mut().find(|(known, _)| *known == sort) {
                    Some((_, there)) => *there += u32::from(n),
                    None => troops.push((sort, n.into())),
                }
            }
            troops.sort_unstable();
            Some(Self {
                lords: [&[leader.id], &board.march.with[..]].concat(),
                family: Some(leader.family),
                at: Some(leader.at),
                points: if open { board.march.points().into() } else { 0 },
                troops,
            })
        });
        company.flatten().unwrap_or_default()
    }
}

/// The range on offer with a verb.
pub fn span<'p>(prompt: &'p Prompt, verb: &Verb<i32>) -> Option<&'p Span> {
    prompt.spans.iter().find(|span| span.verb == verb.key)
}

/// Whether an order moves the company.
fn marches(order: Order) -> bool {
    [MARCH.key, STORM.key, ASK_PASSAGE.key].contains(&order.verb)
}

/// At first all soldiers come along with a lord who sets out; of those whom he meets on his way nobody does.
pub fn comes_along_at_first(sight: &Sight, span: &Span) -> i32 {
    let sets_out = sight.public::<PublicBoard>().ask(|board| {
        let coming = board.forces.kinds().map_or(board.march.points() > 0, |kinds| !kinds.marching.is_empty());
        !coming && !board.march.may_drop
    });
    if sets_out.unwrap_or(false) { span.most } else { 0 }
}

/// The words beside the slider of a range of soldiers.
pub(super) fn carried(face: &FiefFace, sight: &Sight, span: &Span, tell: &Narrator) -> Option<String> {
    let rules: &Rules = sight.rules();
    if rules.units.of_kinds {
        return face.0.carried(sight, span, tell);
    }
    let key = match span.verb {
        verb if verb == ESCORT.key => "fief-view-come-along",
        verb if verb == ESCORT_SPENT.key => "fief-view-spent-come-along",
        verb if verb == DROP.key => "fief-view-stay-here",
        _ => return None,
    };
    let all = points_of_soldiers(span.most, tell);
    Some(tell.texts.format(key, &[("target", "…".into()), ("all", all.into())]))
}

/// The lord who leads, if the viewer is the one whom he moves for.
pub(super) fn leader(sight: &Sight) -> Option<PieceId> {
    sight.prompt().filter(|prompt| prompt.text == "fief-ask-moves")?;
    sight.public::<PublicBoard>().ask(|board| board.march.leader)?
}

/// The kinds of soldiers that may come along with the lord who leads. Without kinds all are one, and those who have gone
/// furthest may come along before the others (F-8.08).
pub(super) fn contingents(face: &FiefFace, sight: &Sight, tell: &Narrator) -> Vec<Contingent> {
    let Some((leader, prompt)) = leader(sight).zip(sight.prompt()) else { return vec![] };
    let kinds = sight.public::<PublicBoard>().ask(|board| {
        let tincture = face.tincture(board.lord(leader).family);
        if board.forces.of_kinds() {
            return face.0.contingents(sight, board, prompt, tincture, tell);
        }
        let range = |verb: &Verb<i32>| span(prompt, verb).copied();
        let of = |key: &str, going: i32, joins: Option<Span>, leaves: Option<Span>| Contingent {
            name: tell.texts.get(key),
            symbol: emblems::helm(),
            tincture,
            going,
            joins,
            leaves,
        };
        let all = of("fief-compose-soldiers", board.march.points().into(), range(&ESCORT), range(&DROP));
        let spent = range(&ESCORT_SPENT).map(|spent| of("fief-compose-spent", 0, Some(spent), None));
        [all].into_iter().chain(spent).collect()
    });
    let mut kinds = kinds.unwrap_or_default();
    kinds.retain(|kind| kind.most() > kind.least());
    kinds
}

fn points_of_soldiers(n: i32, tell: &Narrator) -> String {
    tell.texts.format("fief-view-points-of-soldiers", &[("n", n.into())])
}

/// Points of soldiers that would march, and the orders that take them along: first those who stay are left, then those
/// who have gone furthest come along, then the others.
fn points_along(board: &Board, prompt: &Prompt, chosen: Chosen) -> (Vec<Order>, i32) {
    let number = |verb: &Verb<i32>| span(prompt, verb).map_or(0, chosen);
    let stay = number(&DROP);
    let at_hand = span(prompt, &ESCORT).map_or(0, |span| span.most);
    let spent = number(&ESCORT_SPENT).min(at_hand);
    let rested = number(&ESCORT).min(at_hand - spent);
    let numbers = [(&DROP, stay), (&ESCORT_SPENT, spent), (&ESCORT, rested)];
    let orders = numbers.into_iter().filter(|(_, n)| *n > 0).map(|(verb, n)| verb.on(n)).collect();
    (orders, i32::from(board.march.points()) - stay + spent + rested)
}

/// Who goes along with a march.
pub(super) fn company(
    face: &FiefFace,
    sight: &Sight,
    order: Order,
    chosen: Chosen,
    tell: &Narrator,
) -> Option<Company> {
    let prompt = sight.prompt().filter(|_| marches(order))?;
    sight.public::<PublicBoard>().ask(|board| {
        let (orders, troops) = troops_along(face, sight, board, prompt, chosen, tell);
        let lords = board.march.with.iter().map(|id| tell.target(Target::Piece(*id)));
        let words: Vec<String> = lords.chain(troops).collect();
        let warning = left_empty(face, sight, board, prompt.seat, &orders).map(|village| {
            let place = tell.target(Target::Place(village));
            tell.texts.format("fief-view-left-empty", &[("village", place.into())])
        });
        Company { orders, words: words.join(", "), warning: warning.unwrap_or_default() }
    })
}

/// The own village that the company leaves to nobody when it goes with these soldiers: whoever comes in takes it.
fn left_empty(face: &FiefFace, sight: &Sight, board: &Board, seat: Seat, along: &[Order]) -> Option<Place> {
    let leader = board.lord(board.march.leader?);
    let village = leader.at;
    let own = board.owner(village) == Some(seat) && board.occupant(village) == Some(seat);
    if !own || !board.stands(seat, village, Stand::Inside) {
        return None;
    }
    let goes = |id: PieceId| id == leader.id || board.march.with.contains(&id);
    let lord_stays = board.free_lords_of(seat).any(|row| row.at == village && !goes(row.id));
    let guarded = board.guards(seat, village) != [0, 0];
    let marching = i32::from(board.march.points()) + battle::points_along(face, sight, along);
    let soldier_stays = i32::from(board.forces.points(seat, village)) > marching;
    (!lord_stays && !guarded && !soldier_stays).then_some(village)
}

fn troops_along(
    face: &FiefFace,
    sight: &Sight,
    board: &Board,
    prompt: &Prompt,
    chosen: Chosen,
    tell: &Narrator,
) -> (Vec<Order>, Vec<String>) {
    if board.forces.of_kinds() {
        return face.0.troops_along(sight, board, prompt, chosen, tell);
    }
    let (orders, points) = points_along(board, prompt, chosen);
    (orders, (points > 0).then(|| points_of_soldiers(points, tell)).into_iter().collect())
}

/// The question to a family that moves, once somebody leads: who, and who comes along so far.
pub(super) fn question(face: &FiefFace, sight: &Sight, prompt: &Prompt, tell: &Narrator) -> Option<String> {
    if prompt.text == "fief-ask-declare" {
        return at_gates(sight, prompt, tell);
    }
    if prompt.text != "fief-ask-moves" {
        return None;
    }
    sight.public::<PublicBoard>().ask(|board| {
        let leader = tell.target(Target::Piece(board.march.leader?));
        let (_, troops) = troops_along(face, sight, board, prompt, &|_| 0, tell);
        let lords = board.march.with.iter().map(|id| tell.target(Target::Piece(*id)));
        let with: Vec<String> = lords.chain(troops).collect();
        let key = if with.is_empty() { "fief-view-ask-march" } else { "fief-view-ask-march-with" };
        Some(tell.texts.format(key, &[("lord", leader.into()), ("company", with.join(", ").into())]))
    })?
}

/// The question to a family whose pieces stand at gates, where they are bound to fight (F-8.17).
fn at_gates(sight: &Sight, prompt: &Prompt, tell: &Narrator) -> Option<String> {
    let gates: Vec<String> = sight.public::<PublicBoard>().ask(|board| {
        let villages = board.map.villages().filter(|village| board.stands(prompt.seat, *village, Stand::Gate));
        villages.map(|village| tell.target(Target::Place(village))).collect()
    })?;
    let attacks = prompt.offered.iter().filter(|order| ATTACK_AT.of(**order).is_some()).count();
    let args = [("villages", gates.join(", ").into()), ("attacks", attacks.into())];
    (!gates.is_empty()).then(|| tell.texts.format("fief-view-ask-declare", &args))
}

/// The own walls that stay without anybody within, as a sentence; it asks whether to end the moves where nothing else is told.
fn empty_walls(sight: &Sight, seat: Seat, alone: bool, tell: &Narrator) -> Option<String> {
    let empty: Vec<String> = sight.public::<PublicBoard>().ask(|board| {
        let left = |village: &Place| board.has_own_walls(seat, *village) && !board.is_inside(seat, *village);
        board.map.villages().filter(left).map(|village| tell.target(Target::Place(village))).collect()
    })?;
    let args = [("n", empty.len().into()), ("names", empty.join(", ").into()), ("alone", i32::from(alone).into())];
    (!empty.is_empty()).then(|| tell.texts.format("fief-view-left-walls", &args))
}

/// What a family would leave undone if it ended its go now: lords who have not moved, battles not declared, fiefs and
/// lords that could be had.
pub(super) fn left_undone(sight: &Sight, order: Order, tell: &Narrator) -> Vec<String> {
    let Some(prompt) = sight.prompt().filter(|_| DONE.of(order).is_some()) else { return vec![] };
    let rules: &Rules = sight.rules();
    let (key, names): (&str, Vec<String>) = match prompt.text {
        "fief-ask-moves" => {
            let lords = sight.public::<PublicBoard>().ask(|board| unmoved(board, prompt.seat)).unwrap_or_default();
            ("fief-view-left-moves", lords.into_iter().map(|id| tell.target(Target::Piece(id))).collect())
        }
        "fief-ask-purchases" => {
            let regions = prompt.offered.iter().filter_map(|order| CREATE_FIEF.of(*order));
            ("fief-view-left-fiefs", regions.map(|region| tell.target(Target::Place(region))).collect())
        }
        "fief-ask-declare" => {
            let villages = prompt.offered.iter().filter_map(|order| ATTACK_AT.of(*order));
            ("fief-view-left-attacks", villages.map(|village| tell.target(Target::Place(village))).collect())
        }
        "fief-ask-cards" => {
            let cards = prompt.offered.iter().filter_map(|order| PLAY.of(*order));
            let lords = cards.filter(|card| matches!(rules.item(*card), Item::Lord(_)));
            ("fief-view-left-cards", lords.map(|card| tell.target(Target::Kind(card))).collect())
        }
        _ => return vec![],
    };
    let walls =
        (prompt.text == "fief-ask-moves").then(|| empty_walls(sight, prompt.seat, names.is_empty(), tell)).flatten();
    let told = tell.texts.format(key, &[("n", names.len().into()), ("names", names.join(", ").into())]);
    walls.into_iter().chain((!names.is_empty()).then_some(told)).collect()
}

/// The lords of a family who could still march and have not taken a step; whoever comes along with one of them is not
/// left behind by himself.
fn unmoved(board: &Board, seat: Seat) -> Vec<PieceId> {
    let leads = |id: PieceId| board.march.leader == Some(id) || may_lead(board, seat, id).is_ok();
    let lords = board.free_lords_of(seat).filter(|row| row.lord.steps == 0 && leads(row.id));
    lords.map(|row| row.id).collect()
}
