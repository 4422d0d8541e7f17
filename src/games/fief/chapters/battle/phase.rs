//! Chapter 9, the phase of battles: calming, declarations, battles in turn order, claims; and the registration of all
//! steps, decisions and verbs of battles.
use crate::games::fief::access::Write;
use crate::games::fief::chapters::battle::{aftermath, declare, losses, rounds, sides};
use crate::games::fief::chapters::revolt;
use crate::games::fief::state::posts::Stand;
use crate::games::fief::state::war::{Thrown, War};
use crate::table::prelude::{Place, RuleApp, Seat, Task};
use bevy::prelude::*;

/// Registers the steps, decisions and verbs of these chapters.
pub fn plugin(app: &mut App) {
    app.decision(&declare::DECLARE, declare::declare)
        .verb(&declare::ATTACK_AT, declare::attack_at)
        .verb(&declare::ARREST, declare::arrest)
        .decision(&declare::NAME_FOE, declare::name_foe)
        .verb(&declare::AGAINST, declare::against)
        .verb(&declare::OFFER_PEACE, declare::offer_peace)
        .verb(&declare::OFFER_RETREAT, declare::offer_retreat)
        .decision(&declare::TRUCE, declare::truce)
        .verb(&declare::ACCEPT_TRUCE, declare::accept_truce)
        .verb(&declare::REJECT_TRUCE, declare::reject_truce)
        .step(&declare::GATHER, declare::gather)
        .step(&declare::FIGHTS, declare::fights)
        .decision(&declare::CHOOSE_FIGHT, declare::choose_fight)
        .verb(&declare::FIGHT_AT, declare::fight_at);
    app.decision(&sides::YIELD_OR_RESIST, sides::yield_or_resist)
        .verb(&sides::YIELD, sides::yields)
        .verb(&sides::RESIST, sides::resist)
        .decision(&sides::STANCE, sides::stance)
        .verb(&sides::JOIN_ATTACK, sides::join_attack)
        .verb(&sides::JOIN_DEFENCE, sides::join_defence)
        .verb(&sides::STAND_ASIDE, sides::stand_aside)
        .decision(&sides::TAKE_ON, sides::take_on)
        .verb(&sides::TAKE_HELP, sides::take_help)
        .verb(&sides::SPURN, sides::spurn)
        .decision(&sides::MODE, sides::mode)
        .verb(&sides::JOINTLY, sides::jointly)
        .verb(&sides::SEPARATELY, sides::separately)
        .decision(&sides::SORTIE, sides::sortie)
        .verb(&sides::SALLY, sides::sally)
        .verb(&sides::KEEP_WALLS, sides::keep_walls)
        .step(&declare::CLASH, declare::clash);
    app.step(&rounds::ROUND, rounds::round)
        .step(&rounds::TURN_OF, rounds::turn_of)
        .decision(&rounds::READY, rounds::ready)
        .verb(&rounds::FIGHT, rounds::fight)
        .verb(&rounds::ASK_GRACE, rounds::ask_grace)
        .verb(&rounds::SURRENDER, rounds::surrender)
        .verb(&rounds::AIM, rounds::aim)
        .verb(&rounds::STRIKE, rounds::strike)
        .decision(&rounds::GRANT_GRACE, rounds::grant_grace)
        .verb(&rounds::GRANT_LIFE, rounds::grant_life)
        .verb(&rounds::DENY, rounds::deny)
        .step(&rounds::GRACE_SETTLED, rounds::grace_settled)
        .step(&rounds::ROUND_OPENS, rounds::round_opens)
        .step(&rounds::ROLL, rounds::roll)
        .step(&rounds::BLOW, rounds::blow)
        .init_resource::<Thrown>();
    app.step(&losses::DIVIDE, losses::divide)
        .decision(&losses::SHARE, losses::share)
        .verb(&losses::BEAR, losses::bear)
        .decision(&losses::BEAR_REST, losses::bear_rest)
        .verb(&losses::BEAR_IT, losses::bear_it)
        .verb(&losses::NOT_MORE, losses::not_more)
        .step(&losses::SHARED, losses::shared)
        .step(&losses::LOSE, losses::lose)
        .decision(&losses::WHICH_TROOPS, losses::which_troops)
        .verb(&losses::LOSE_GUARDS, losses::lose_guards)
        .decision(&losses::WHICH_GUARDS, losses::which_guards)
        .verb(&losses::LOSE_KINGS_GUARD, losses::lose_kings_guard)
        .decision(&losses::WHICH_LORD, losses::which_lord)
        .verb(&losses::LOSE_LORD, losses::lose_lord);
    app.step(&aftermath::FINISH, aftermath::finish)
        .decision(&aftermath::KEEPER, aftermath::keeper)
        .verb(&aftermath::GIVE_CAPTIVES, aftermath::give_captives)
        .decision(&aftermath::HEIR, aftermath::heir)
        .verb(&aftermath::GIVE_VILLAGE, aftermath::give_village)
        .decision(&aftermath::INSTALL, aftermath::install)
        .verb(&aftermath::ENTER, aftermath::enter)
        .verb(&aftermath::REMAIN, aftermath::remain)
        .step(&aftermath::SETTLE_VILLAGE, aftermath::settle_village)
        .step(&declare::PHASE_OVER, declare::phase_over)
        .decision(&declare::CLAIM_CAPITAL, declare::claim_capital)
        .verb(&declare::CLAIM, declare::claim)
        .verb(&declare::WAIVE, declare::waive);
}

/// The tasks of the phase: calming (F-16.42), declarations (F-9.01), battles in turn order (F-9.03), claims (F-10.17).
pub(in crate::games::fief) fn phase(write: &mut Write) -> Vec<Task> {
    *write.war = War::default();
    let board = write.board();
    let relief = |v: &Place| sides::parties(&board, *v).iter().any(|party| party.stand == Stand::Relief);
    let hosts = board.map.villages().filter(relief).filter_map(|v| Some((v, board.occupant(v)?))).collect();
    write.war.hosts = hosts;
    let board = write.board();
    let calm = revolt::bishops(&board).into_iter().map(|id| revolt::CALM_CALLED.on(id));
    let order: Vec<Seat> = board.progress.order().collect();
    let declare = order.iter().map(|seat| declare::DECLARE.on(*seat));
    let fights = order.iter().map(|seat| declare::FIGHTS.on(*seat));
    calm.chain(declare).chain([declare::GATHER.on(())]).chain(fights).chain([declare::PHASE_OVER.on(())]).collect()
}
