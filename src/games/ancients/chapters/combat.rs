//! Chapter 7, combat: two dice, the table of results, the rally, and who suffers what in which order.
use super::pursuit::FOLLOW_UP;
use super::retreat::{FIRST_STEP, SECOND_STEP};
use crate::games::ancients::access::{Battle, piece};
use crate::games::ancients::data::files::Loss;
use crate::table::prelude::*;
use bevy::prelude::*;

/// The dice of a fight (N-7.01).
pub const FIGHT: Step<PieceId> = Step::new("ancients.fight");
/// A heavy unit that has lost by much rolls to rally (N-7.08).
pub const RALLY: Step<PieceId> = Step::new("ancients.rally");
/// The losers suffer, lead before support (N-7.16, N-7.17).
pub const LOSSES: Step<()> = Step::new("ancients.losses");
/// What one loser suffers.
pub const LOSS: Step<PieceId> = Step::new("ancients.loss");

/// Both sides roll; totals decide; every unit in the fight is activated (N-7.01 to N-7.07).
pub(in crate::games::ancients) fn fight(In(target): In<PieceId>, mut battle: Battle) -> Flow {
    let mut fight = battle.underway.fight.clone().expect("a fight is under way");
    let (strength, side, defence, defender) = {
        let field = battle.field();
        (
            fight.attackers().map(|a| field.unit(a).strength()).sum::<i32>(),
            field.unit(fight.lead).side,
            field.unit(target).strength(),
            field.unit(target).side,
        )
    };
    let roll = battle.special_die(side, "ancients-roll-attack");
    let answer = battle.special_die(defender, "ancients-roll-defence");
    let difference = strength + roll.face - defence - answer.face;
    for id in fight.attackers().chain([target]) {
        battle.activate(id);
    }
    battle.chronicle.note("N-7.01", || {
        let event = match difference.signum() {
            0 => "ancients-log-fight-tie",
            1 => "ancients-log-fight-won",
            _ => "ancients-log-fight-lost",
        };
        Entry::new(event, "N-7.01")
            .by(side)
            .with("unit", piece(fight.lead))
            .with("support", piece(fight.support.unwrap_or(fight.lead)))
            .with("target", piece(target))
            .with("strength", Word::Number(strength))
            .with("total", Word::Number(strength + roll.face))
            .with("defence", Word::Number(defence))
            .with("against", Word::Number(defence + answer.face))
            .with("difference", Word::Number(difference.abs()))
            .roll(roll)
            .roll(answer)
    });
    let loss = battle.rules.loss(difference.abs());
    if difference == 0 || loss == Loss::Nothing {
        return Flow::done();
    }
    let won = difference > 0;
    fight.attackers_won = Some(won);
    // The support of a lost double attack suffers no more than the cap (N-7.11, N-7.19).
    fight.losses = [loss, loss.min(battle.rules.data.combat.support_at_most)];
    let first = if won { target } else { fight.lead };
    battle.underway.fight = Some(fight);
    let tries = difference.abs() >= battle.rules.switches.rally_from_difference && battle.field().unit(first).rallies;
    let rally = tries.then(|| RALLY.on(first));
    Flow::then(rally.into_iter().chain([LOSSES.on(()), FOLLOW_UP.on(())]))
}

/// One roll to rally, in combat or under fire; true if it succeeds.
pub(in crate::games::ancients) fn roll_to_rally(
    battle: &mut Battle,
    unit: PieceId,
    side: Seat,
    rule: &'static str,
) -> bool {
    let (roll, success) = battle.rules.clone().rally_die(&mut battle.dice, side);
    battle.chronicle.note(rule, || {
        let event = if success { "ancients-log-rallied" } else { "ancients-log-not-rallied" };
        Entry::new(event, rule).by(side).with("unit", piece(unit)).with("roll", Word::Number(roll.face)).roll(roll)
    });
    success
}

/// Rallied, the unit suffers the lighter result; a failed rally changes nothing (N-7.08 to N-7.10, N-7.18).
pub(in crate::games::ancients) fn rally(In(unit): In<PieceId>, mut battle: Battle) -> Flow {
    let side = battle.side_of(unit);
    if roll_to_rally(&mut battle, unit, side, "N-7.08") {
        let rallied = battle.rules.data.combat.rallied;
        let fight = battle.underway.fight.as_mut().expect("a fight is under way");
        fight.losses[0] = fight.losses[0].min(rallied);
    }
    Flow::done()
}

pub(in crate::games::ancients) fn losses(In(()): In<()>, battle: Battle) -> Flow {
    let fight = battle.underway.fight.as_ref().expect("a fight is under way");
    if fight.attackers_won == Some(true) {
        Flow::then([LOSS.on(fight.target)])
    } else {
        Flow::then(fight.attackers().map(|id| LOSS.on(id)))
    }
}

pub(in crate::games::ancients) fn loss(In(unit): In<PieceId>, mut battle: Battle) -> Flow {
    let fight = battle.underway.fight.as_ref().expect("a fight is under way");
    let loss = fight.losses[usize::from(fight.support == Some(unit))];
    match loss {
        Loss::Nothing => Flow::done(),
        Loss::Retreat1 => Flow::then([FIRST_STEP.on(unit)]),
        Loss::Retreat2 | Loss::Retreat2Pursuit => Flow::then([FIRST_STEP.on(unit), SECOND_STEP.on(unit)]),
        Loss::Destroyed => {
            let saved = {
                let field = battle.field();
                field.rules.switches.refuge_saves_from_four && super::retreat::refuges(&field, unit).next().is_some()
            };
            if saved {
                battle.flees(unit, "N-7.06")
            } else {
                battle.destroyed(unit, "N-7.06")
            }
            Flow::done()
        }
    }
}

/// Registers the steps, decisions and verbs of this chapter.
pub fn plugin(app: &mut App) {
    app.step(&FIGHT, fight).step(&RALLY, rally).step(&LOSSES, losses).step(&LOSS, loss);
}
