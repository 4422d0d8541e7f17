//! What is said about orders before they are given. What is drawn for them stands in `overlay`, their points in `points`, their
//! chances in `forecast`, their words in `words`.
use super::overlay::{charges::is_line_fixed, pointed, sights};
use super::seen::Seen;
use super::{VassauxFace, forecast, points, sorcery, words};
use crate::desktop::face::*;
use crate::games::vassaux::chapters::charge::{CHARGE, CHARGE_TO};
use crate::games::vassaux::chapters::cohesion::JOIN;
use crate::games::vassaux::chapters::deployment::{TAKE_UNIT, USUAL_DEPLOYMENT, undeployed};
use crate::games::vassaux::chapters::formation::{TAKE, TAKE_AGAIN};
use crate::games::vassaux::chapters::magic::casting::{ANNOUNCE, CAST_AT};
use crate::games::vassaux::chapters::melee::{FIRST, STRIKE_AT};
use crate::games::vassaux::chapters::movement::BEND;
use crate::games::vassaux::chapters::orders::{ACTIVATE, DECLARED, open_units};
use crate::games::vassaux::chapters::reaction::{AT_STAGE, REACT};
use crate::games::vassaux::chapters::removal::REMOVE;
use crate::games::vassaux::chapters::scenarios::escape::LEAVE;
use crate::games::vassaux::chapters::scenarios::evacuation::EVACUATE;
use crate::games::vassaux::chapters::shooting::{AGAIN, SHOOT, STRIKE};
use crate::games::vassaux::pieces::UnitPieces;
use crate::games::vassaux::state::deployment::Placed;
use crate::table::prelude::{Area, Narrator, Order, PieceId, Prompt, Refusal, Span, Spot};

/// Questions that go on with an order that has begun something.
const CONTINUED: [&str; 12] = [
    "vassaux-ask-spell",
    "vassaux-ask-aim",
    "vassaux-ask-power",
    "vassaux-ask-stake",
    "vassaux-ask-summon",
    "vassaux-ask-move",
    "vassaux-ask-charge",
    "vassaux-ask-charge-line",
    "vassaux-ask-attack",
    "vassaux-ask-stage",
    "vassaux-ask-react-with",
    "vassaux-ask-rejoin",
];

impl Decide for VassauxFace {
    fn tone(&self, order: Order) -> Tone {
        let verb = order.verb;
        if [CHARGE.key, CHARGE_TO.key, STRIKE.key, STRIKE_AT.key, FIRST.key].contains(&verb) {
            Tone::Strike
        } else if [SHOOT.key, AGAIN.key, CAST_AT.key].contains(&verb) {
            Tone::StrikeFromAfar
        } else if [LEAVE.key, EVACUATE.key, REMOVE.key].contains(&verb) {
            Tone::Leave
        } else if [ACTIVATE.key, TAKE.key, TAKE_AGAIN.key, TAKE_UNIT.key, REACT.key, JOIN.key].contains(&verb) {
            Tone::Choose
        } else if verb == BEND.key {
            Tone::GoOn
        } else {
            Tone::Go
        }
    }
    fn cost(&self, sight: &Sight, order: Order, tell: &Narrator) -> Option<String> {
        words::cost(sight, order, tell)
    }
    fn hint(&self, sight: &Sight, order: Order, tell: &Narrator) -> Option<String> {
        words::hint(sight, order, tell)
    }
    fn question(&self, sight: &Sight, prompt: &Prompt, tell: &Narrator) -> Option<String> {
        words::question(sight, prompt, tell)
    }
    fn left_undone(&self, sight: &Sight, order: Order, tell: &Narrator) -> Vec<String> {
        words::left_undone(sight, order, tell)
    }
    fn tells_refusal(&self, sight: &Sight, order: Order, why: Refusal) -> bool {
        words::tells_refusal(sight, order, why.reason)
    }
    /// Where a path does not end it does not bend either: why it cannot end there is told already (V-10.03).
    fn is_side_reason(&self, why: Refusal) -> bool {
        why.reason == "bend_off_joint"
    }
    fn takes_in_hand(&self, sight: &Sight, piece: PieceId) -> Option<Order> {
        let (seen, prompt) = (Seen::of(sight), sight.prompt()?);
        let roster = &seen.rules().roster;
        let unit = if roster.is_unit(piece) { Some(piece) } else { self.group_of(sight, piece) };
        let acts = seen.frames.top().map(|frame| frame.unit);
        let may_act =
            |unit: &PieceId| Some(*unit) == acts || open_units(&seen.board, prompt.seat).any(|open| open == *unit);
        let waits = |unit: &PieceId| undeployed(&seen.board, prompt.seat).any(|open| open == *unit);
        match prompt.text {
            "vassaux-ask-pick" | "vassaux-ask-declare" => unit.filter(may_act).map(|unit| ACTIVATE.on(unit)),
            "vassaux-ask-deploy" => unit.filter(waits).map(|unit| TAKE_UNIT.on(unit)),
            // Who was put by hand is taken up again by an order of its own.
            "vassaux-ask-form-up" => {
                roster.unit_of_fighter(piece)?;
                let men = seen.hand.0.iter().flat_map(|down| &down.men);
                let by_hand = men.into_iter().any(|(man, _, placed)| *man == piece && *placed == Placed::ByHand);
                // Who was put by hand is taken up again by an order of its own.
                Some(if by_hand { TAKE_AGAIN.on(piece) } else { TAKE.on(piece) })
            }
            _ => None,
        }
    }
    fn group_of(&self, sight: &Sight, piece: PieceId) -> Option<PieceId> {
        let seen = Seen::of(sight);
        // Who is being deployed belongs to his unit already.
        let of = |unit: &UnitPieces| unit.fighters.contains(&piece).then_some(unit.id);
        let under = seen.board.fighter(piece).map(|fighter| fighter.under);
        under.or_else(|| seen.rules().roster.unit_of_fighter(piece).and_then(of))
    }
    fn usual_number(&self, sight: &Sight, span: &Span) -> Option<i32> {
        if span.verb == ANNOUNCE.key { sorcery::usual_power(&Seen::of(sight)) } else { None }
    }
    fn usual(&self, prompt: &Prompt) -> Option<Order> {
        let usual = match prompt.text {
            "vassaux-ask-deploy" => USUAL_DEPLOYMENT.on(()),
            "vassaux-ask-again" => AGAIN.on(()),
            // Who reorganises usually stays where he is (D16).
            "vassaux-ask-reorganise" => prompt.areas.first().map(|area| area.order(area.usual))?,
            _ => return None,
        };
        prompt.takes(usual).then_some(usual)
    }
    fn is_continued(&self, _: &Sight, prompt: &Prompt) -> bool {
        CONTINUED.contains(&prompt.text)
    }
    fn is_formality(&self, order: Order) -> bool {
        // A simple order ends the declaration likewise (V-8.05).
        DECLARED.of(order).is_some()
    }
    fn is_to_be_read(&self, prompt: &Prompt) -> bool {
        // The turn of the duel that the drawn die has brought (V-23.10).
        prompt.text == "vassaux-ask-secret"
    }
    fn confirmation(&self, order: Order) -> Option<&'static str> {
        LEAVE.of(order).map(|()| "vassaux-aim-confirm-leave")
    }
    fn forecast(&self, sight: &Sight, orders: &[Order], tell: &Narrator) -> Option<Forecast> {
        forecast::of_order(sight, *orders.last()?, tell)
    }
    fn pending_forecast(&self, sight: &Sight, tell: &Narrator) -> Option<Forecast> {
        forecast::pending(sight, tell).or_else(|| sorcery::pending(sight, tell))
    }
    fn mover(&self, sight: &Sight, area: &Area) -> Option<PieceId> {
        points::mover(sight, area)
    }
    fn candidates(&self, sight: &Sight, area: &Area, tell: &Narrator) -> Vec<(Spot, String)> {
        points::candidates(sight, area, tell)
    }
    /// Along the line of a simple charge there are few places to end.
    fn has_buttons_for_points(&self, sight: &Sight, prompt: &Prompt) -> bool {
        prompt.text == "vassaux-ask-charge-line" && is_line_fixed(&Seen::of(sight))
    }
    fn snap(&self, sight: &Sight, area: &Area, at: Spot, near: i32) -> Spot {
        points::meant(sight, area, at, near).unwrap_or(at)
    }
    fn overlay(&self, sight: &Sight, aim: &Aim, tell: &Narrator) -> Overlay {
        pointed::draw(sight, aim, tell)
    }
    fn laid_out(&self, sight: &Sight, tell: &Narrator) -> Overlay {
        pointed::laid_out(sight, tell)
    }
    fn moments(&self, sight: &Sight, span: &Span) -> Vec<(i32, Spot)> {
        if span.verb == AT_STAGE.key { sights::moments(&Seen::of(sight), span) } else { vec![] }
    }
    fn moment(&self, sight: &Sight, span: &Span, number: i32, tell: &Narrator) -> Overlay {
        if span.verb == AT_STAGE.key { pointed::moment(sight, number, tell) } else { Overlay::default() }
    }
}
