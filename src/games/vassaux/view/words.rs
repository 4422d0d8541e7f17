//! What is said about orders: the question in full, what an order costs and does, what would be left undone.
use super::forecast;
use super::overlay::{charges, moves};
use super::seen::Seen;
use super::sorcery;
use crate::desktop::face::Sight;
use crate::games::vassaux::chapters::charge::CHARGE_TO;
use crate::games::vassaux::chapters::deployment::USUAL_DEPLOYMENT;
use crate::games::vassaux::chapters::formation::FORMED;
use crate::games::vassaux::chapters::movement::{BEND, HALT, LEAD_TO, REGROUP, reorganising};
use crate::games::vassaux::chapters::orders::{ACTIVATE, HUNT, ORDER};
use crate::games::vassaux::chapters::reaction::{LET_ALL_PASS, REACT, REACT_BY};
use crate::games::vassaux::chapters::scenarios::evacuation::{EVACUATE, NO_MORE};
use crate::games::vassaux::state::deployment::Placed;
use crate::games::vassaux::state::orders::{OrderKind, Sort};
use crate::table::prelude::{Narrator, Order, PieceId, Prompt, Target};
use crate::table::text::locales::Arg;
use crate::table::text::narrator::capitalised;

/// A unit or a fighter within a sentence.
fn piece(tell: &Narrator, id: PieceId) -> Arg {
    tell.inside(Target::Piece(id)).into()
}
fn order_name(tell: &Narrator, order: OrderKind) -> String {
    tell.target(Target::Kind(order.kind())).to_lowercase()
}

/// The question with what somebody wants to know who answers it.
pub fn question(sight: &Sight, prompt: &Prompt, tell: &Narrator) -> Option<String> {
    let seen = Seen::of(sight);
    let board = &seen.board;
    let frame = seen.frames.top();
    let order = frame.and_then(|frame| frame.order()).map(|order| order_name(tell, order)).unwrap_or_default();
    let text = |key: &str, args: &[(&str, Arg)]| Some(capitalised(tell.texts.format(key, args)));
    match prompt.text {
        "vassaux-ask-deploy" => {
            let Some(unit) = seen.deployment.taken else { return Some(tell.question(prompt)) };
            if let Some((number, all)) = sorcery::next_marker(&seen, unit) {
                let args = [("unit", piece(tell, unit)), ("number", number.into()), ("all", all.into())];
                return text("vassaux-magic-ask-marker", &args);
            }
            text("vassaux-aim-ask-deploy", &[("unit", piece(tell, unit))])
        }
        "vassaux-ask-form-up" => {
            let Some(man) = seen.hand.0.as_ref()?.taken else { return Some(capitalised(tell.question(prompt))) };
            text("vassaux-aim-ask-stand", &[("fighter", piece(tell, man))])
        }
        "vassaux-ask-declare" => {
            let frame = frame?;
            let bag = seen.reserves.of(board.unit(frame.unit).host);
            let given: Vec<String> = frame.orders.iter().map(|order| order_name(tell, *order)).collect();
            let args = [
                ("unit", piece(tell, frame.unit)),
                ("reserve", i32::from(bag.reserve).into()),
                ("cmd", board.rules.figures(frame.unit).cmd.into()),
                ("given", given.join(", ").into()),
            ];
            let key = if given.is_empty() { "vassaux-aim-ask-declare" } else { "vassaux-aim-ask-declare-more" };
            text(key, &args)
        }
        "vassaux-ask-move" => {
            let (frame, going) = moves::going(&seen)?;
            let most = going.longest() - going.company.radius();
            let most = if going.laid.joints.is_empty() { most - going.company.radius() } else { most };
            let length = tell.length(most.max(0));
            text(
                "vassaux-aim-ask-move",
                &[("unit", piece(tell, frame.unit)), ("order", order.into()), ("length", length.into())],
            )
        }
        "vassaux-ask-attack" | "vassaux-ask-charge" => {
            let key =
                if prompt.text == "vassaux-ask-attack" { "vassaux-aim-ask-attack" } else { "vassaux-aim-ask-charge" };
            text(key, &[("unit", piece(tell, frame?.unit)), ("order", order.into())])
        }
        "vassaux-ask-charge-line" => {
            let key = if charges::is_line_fixed(&seen) { "vassaux-aim-ask-line-fixed" } else { "vassaux-aim-ask-line" };
            text(key, &[("unit", piece(tell, frame?.unit)), ("target", piece(tell, frame?.target?))])
        }
        "vassaux-ask-again" => {
            let shots = board.rules.shot(frame?.unit)?.shots - i32::from(board.unit(frame?.unit).deeds.shots);
            let args =
                [("unit", piece(tell, frame?.unit)), ("target", piece(tell, frame?.target?)), ("shots", shots.into())];
            text("vassaux-aim-ask-again", &args)
        }
        "vassaux-ask-react" => {
            text("vassaux-aim-ask-react", &[("unit", piece(tell, frame?.unit)), ("order", order.into())])
        }
        "vassaux-ask-react-path" => {
            text("vassaux-aim-ask-react-path", &[("unit", piece(tell, frame?.unit)), ("order", order.into())])
        }
        "vassaux-ask-stage" | "vassaux-ask-react-with" => {
            let unit = seen.frames.reacting?.unit;
            let percent = forecast::reaction_chance(&seen, unit).percent();
            let key =
                if prompt.text == "vassaux-ask-stage" { "vassaux-aim-ask-stage" } else { "vassaux-aim-ask-react-with" };
            let args = [("unit", piece(tell, unit)), ("mover", piece(tell, frame?.unit)), ("percent", percent.into())];
            text(key, &args)
        }
        "vassaux-ask-lose" => {
            let due = seen.combat.due.as_ref()?;
            text("vassaux-aim-ask-lose", &[("unit", piece(tell, due.unit)), ("n", due.losses.left().into())])
        }
        _ => Some(capitalised(tell.question(prompt))),
    }
}

/// What an order costs: the dice of the reserve (V-9.03); of a leader’s place that he stays there.
pub fn cost(sight: &Sight, order: Order, tell: &Narrator) -> Option<String> {
    let seen = Seen::of(sight);
    if let Some(at) = LEAD_TO.of(order) {
        let unit = reorganising(&seen.frames, &seen.combat)?;
        let stays = seen.board.field.leader(unit).is_some_and(|leader| leader.centre() == at);
        return stays.then(|| tell.texts.get("vassaux-aim-stays"));
    }
    ORDER.of(order).and_then(OrderKind::of).filter(|order| order.sort() == Sort::Composite)?;
    let unit = seen.frames.top()?.unit;
    let left = seen.reserves.of(seen.board.unit(unit).host).reserve;
    Some(tell.texts.format("vassaux-aim-cost", &[("left", i32::from(left).into())]))
}

/// What an order would bring about.
pub fn hint(sight: &Sight, order: Order, tell: &Narrator) -> Option<String> {
    let seen = Seen::of(sight);
    let get = |key: &str| Some(tell.texts.get(key));
    if let Some(kind) = ORDER.of(order).or_else(|| REACT_BY.of(order)).and_then(OrderKind::of) {
        return get(of_kind(kind));
    }
    if let Some(at) = HALT.of(order) {
        return halt_hint(&seen, at, tell);
    }
    if let Some(at) = BEND.of(order) {
        let (_, going) = moves::going(&seen)?;
        let joint = crate::table::ground::spots::distance(going.laid.last_bend(), at);
        let left = going.longest() - joint - going.company.radius();
        return Some(tell.texts.format("vassaux-aim-bend-hint", &[("length", tell.length(left.max(0)).into())]));
    }
    if let Some(at) = CHARGE_TO.of(order) {
        return forecast::in_short(sight, at, tell);
    }
    if let Some(unit) = REACT.of(order) {
        let percent = forecast::reaction_chance(&seen, unit).percent();
        return Some(tell.texts.format("vassaux-aim-react-hint", &[("percent", percent.into())]));
    }
    if let Some(words) = sorcery::hint(&seen, order, tell) {
        return Some(words);
    }
    match order {
        _ if order == HUNT.on(()) => get(of_kind(OrderKind::HuntMove)),
        _ if order == REGROUP.on(()) => get("vassaux-aim-regroup-hint"),
        _ if order == LET_ALL_PASS.on(()) => get("vassaux-aim-all-pass-hint"),
        _ if order == USUAL_DEPLOYMENT.on(()) => {
            let markers = seen.deployment.taken.is_some_and(|unit| sorcery::next_marker(&seen, unit).is_some());
            get(if markers { "vassaux-magic-usual-markers" } else { "vassaux-aim-usual-deployment-hint" })
        }
        _ => None,
    }
}

/// What an order does, in words.
const fn of_kind(order: OrderKind) -> &'static str {
    match order {
        OrderKind::TacticalMove => "vassaux-aim-hint-tactical-move",
        OrderKind::Run => "vassaux-aim-hint-run",
        OrderKind::CoordinatedAttack => "vassaux-aim-hint-coordinated-attack",
        OrderKind::Cast => "vassaux-aim-hint-cast",
        OrderKind::CoordinatedCharge => "vassaux-aim-hint-coordinated-charge",
        OrderKind::Alert => "vassaux-aim-hint-alert",
        OrderKind::Fortify => "vassaux-aim-hint-fortify",
        OrderKind::March => "vassaux-aim-hint-march",
        OrderKind::Attack => "vassaux-aim-hint-attack",
        OrderKind::Charge => "vassaux-aim-hint-charge",
        OrderKind::Wait => "vassaux-aim-hint-wait",
        OrderKind::HuntMove => "vassaux-aim-hint-hunt-move",
    }
}

/// Halting there: who would be left, and who may react on the way.
fn halt_hint(seen: &Seen, at: crate::table::prelude::Spot, tell: &Narrator) -> Option<String> {
    let (frame, going) = moves::going(seen)?;
    let formation = going.halt(at).ok()?;
    let lost = formation.without_slot().count();
    let mut words = vec![];
    if lost > 0 {
        words.push(tell.texts.format("vassaux-aim-lost-hint", &[("n", lost.into())]));
    }
    let mut by: Vec<PieceId> = moves::watched(seen, frame, at).into_iter().flat_map(|stage| stage.by).collect();
    by.sort_unstable();
    by.dedup();
    if !by.is_empty() {
        let units: Vec<String> = by.into_iter().map(|unit| tell.target(Target::Piece(unit))).collect();
        words.push(tell.texts.format("vassaux-aim-watched-hint", &[("units", units.join(", ").into())]));
    }
    (!words.is_empty()).then(|| words.join(" "))
}

/// What would be left undone by an order, in sentences.
pub fn left_undone(sight: &Sight, order: Order, tell: &Narrator) -> Vec<String> {
    let seen = Seen::of(sight);
    let Some(prompt) = sight.prompt() else { return vec![] };
    let text = |key: &str, args: &[(&str, Arg)]| vec![capitalised(tell.texts.format(key, args))];
    let waits = [ORDER.on(OrderKind::Wait.kind()), REACT_BY.on(OrderKind::Wait.kind())];
    if waits.contains(&order) {
        let kinds = prompt.offered.iter().filter_map(|other| ORDER.of(*other).or_else(|| REACT_BY.of(*other)));
        let others: Vec<String> = (kinds.filter_map(OrderKind::of))
            .filter(|other| *other != OrderKind::Wait)
            .map(|other| order_name(tell, other))
            .collect();
        let reacts = REACT_BY.of(order).is_some();
        let key = if reacts { "vassaux-aim-undone-react-wait" } else { "vassaux-aim-undone-wait" };
        return if others.is_empty() { vec![] } else { text(key, &[("orders", others.join(", ").into())]) };
    }
    if order == LET_ALL_PASS.on(()) {
        let units = prompt.offered.iter().filter_map(|other| REACT.of(*other));
        let units: Vec<String> = units.map(|unit| tell.target(Target::Piece(unit))).collect();
        return text("vassaux-aim-undone-pass", &[("units", units.join(", ").into())]);
    }
    if order == FORMED.on(()) {
        let men = seen.hand.0.iter().flat_map(|down| &down.men);
        let lost = men.filter(|(.., placed)| *placed == Placed::Stays).count();
        return if lost > 0 { text("vassaux-aim-undone-formed", &[("n", lost.into())]) } else { vec![] };
    }
    if order == NO_MORE.on(()) {
        let open = prompt.offered.iter().filter(|other| EVACUATE.of(**other).is_some()).count();
        return if open > 0 { text("vassaux-aim-undone-exits", &[("n", open.into())]) } else { vec![] };
    }
    vec![]
}

/// Whether a refusal tells somebody who points at its target something new.
pub fn tells_refusal(sight: &Sight, order: Order, reason: &str) -> bool {
    let seen = Seen::of(sight);
    let is_own = |id: PieceId| {
        let roster = &seen.rules().roster;
        let unit = roster.unit_of_group(id).filter(|_| roster.unit_of_fighter(id).is_none());
        let host = unit.or_else(|| roster.unit_of_fighter(id)).map(|unit| unit.host);
        host.is_some() && host == sight.prompt().map(|prompt| prompt.seat)
    };
    // Nobody asks after confused men where there are none.
    let is_empty = |group: PieceId| seen.board.field.members(group).next().is_none();
    if let Target::Piece(group) = order.on
        && seen.rules().roster.is_strays(group)
        && is_empty(group)
    {
        return false;
    }
    match reason {
        "wrong_phase" | "not_your_unit" => false,
        // A fighter is pointed at for his unit.
        "fighter_confused" | "unit_disordered" => {
            let Target::Piece(piece) = order.on else { return true };
            seen.board.is_confused(piece) || seen.rules().roster.is_strays(piece)
        }
        _ => match order.on {
            Target::Piece(piece) if ACTIVATE.of(order).is_none() && REACT.of(order).is_none() => {
                let mans = matches!(reason, "man_taken" | "placed_by_hand" | "fighter_in_contact_stays");
                let group = seen.rules().roster.unit_of_fighter(piece).is_none();
                if mans { is_own(piece) } else { group && !is_own(piece) }
            }
            Target::Piece(piece) => seen.rules().roster.unit_of_fighter(piece).is_none(),
            _ => true,
        },
    }
}
