//! Why a script answers as it does where the order itself is no plan: what it looks at in every such answer.
use super::orders::Told;
use crate::games::ancients::chapters::ambush::{DECOY_AT, HIDE_AT};
use crate::games::ancients::chapters::army::RECRUIT;
use crate::games::ancients::chapters::attack::{ACCEPT, CHALLENGE, REFUSE};
use crate::games::ancients::chapters::cards::RETURN_TO;
use crate::games::ancients::chapters::deployment::DEPLOY_AT;
use crate::games::ancients::chapters::general::{GIVE_GROUND, LET_STAND};
use crate::games::ancients::chapters::pursuit::{ADVANCE, ADVANCE_INTO, PRESS, PURSUE};
use crate::games::ancients::chapters::retreat::{ALLOW, DENY, ESCAPE, PROPOSE, RETREAT, STAY};
use crate::table::prelude::{Order, Prompt, Words};

/// The reason for an answer; nothing where it needs none.
pub fn of(prompt: &Prompt, order: Order) -> Option<Told> {
    let key = match order.verb {
        verb if verb == RECRUIT.key => "ancients-thought-recruit",
        verb if verb == DEPLOY_AT.key => "ancients-thought-deploy",
        verb if verb == HIDE_AT.key || verb == DECOY_AT.key => "ancients-thought-mislead",
        verb if verb == ACCEPT.key && prompt.takes(REFUSE.on(())) => "ancients-thought-accept",
        verb if verb == REFUSE.key => "ancients-thought-refuse",
        verb if verb == RETREAT.key || verb == PROPOSE.key => "ancients-thought-retreat",
        verb if [ADVANCE.key, ADVANCE_INTO.key, PURSUE.key].contains(&verb) => "ancients-thought-follow",
        verb if verb == STAY.key && prompt.offered.iter().any(|order| order.verb == ESCAPE.key) => {
            "ancients-thought-cornered"
        }
        verb if verb == STAY.key => "ancients-thought-stay",
        verb if verb == ALLOW.key => "ancients-thought-allow",
        verb if verb == DENY.key => "ancients-thought-deny",
        verb if verb == LET_STAND.key => "ancients-thought-let-stand",
        verb if verb == GIVE_GROUND.key => "ancients-thought-give-ground",
        verb if verb == RETURN_TO.key => "ancients-thought-return",
        verb if verb == CHALLENGE.key || verb == PRESS.key => "ancients-thought-challenge",
        _ => return None,
    };
    Some((key, Words::new()))
}
