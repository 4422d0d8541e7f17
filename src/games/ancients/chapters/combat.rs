//! Chapter 7, combat: two dice, the table of results, the rally, and who suffers what in which order.
use super::equipment::spend_items;
use super::general::STAND_ORDER;
use super::modifiers::{CombatModifiers, Manner, win_ties};
use super::pursuit::FOLLOW_UP;
use super::retreat::{FIRST_STEP, SECOND_STEP};
use super::terrain::turn_stakes;
use crate::games::ancients::access::{Write, piece};
use crate::games::ancients::data::files::Loss;
use crate::games::ancients::rules::Rally;
use crate::games::ancients::state::FightSide;
use crate::table::prelude::*;
use bevy::prelude::*;

/// The dice of a fight (N-7.01).
pub const FIGHT: Step<PieceId> = Step::new("ancients.fight");
/// Heavy infantry that has lost by 3 or more rolls to rally (N-7.08).
pub const RALLY: Step<PieceId> = Step::new("ancients.rally");
/// The losers suffer, the lead before the support (N-7.17).
pub const LOSSES: Step<()> = Step::new("ancients.losses");
/// What one loser suffers.
pub const LOSS: Step<PieceId> = Step::new("ancients.loss");

/// Each side rolls one special die and adds its strength (N-7.01), that of both units in a double attack, with a single die
/// (N-6.06). Every unit in the fight is activated as soon as the dice have been rolled (N-7.07), the target too (N-3.07). After a
/// tie both sides stay where they are (N-7.02). The results are the same for attackers and defenders (N-7.12). In the base game
/// nothing modifies a combat, terrain neither (N-7.14); modules do (N-7.15). What follows stands in order on the agenda: rally,
/// first step, second step, advance, pursuit (N-7.16).
pub(in crate::games::ancients) fn fight(In(target): In<PieceId>, mut battle: Write) -> Flow {
    let mut fight = battle.underway.fight.clone().expect("a fight is under way");
    let (strength, side, defence, defender, modifiers, wins_ties) = {
        let board = battle.board();
        (
            fight.attackers().map(|a| board.unit(a).strength()).sum::<i32>(),
            board.unit(fight.lead).side,
            board.unit(target).strength(),
            board.unit(target).side,
            CombatModifiers::of(&board, fight.attackers(), target, &Manner::of(&fight, &battle.modules.command)),
            win_ties(&board, fight.attackers()),
        )
    };
    for modifier in modifiers.counting() {
        let (by, unit) = match modifier.side {
            FightSide::Attackers => (side, fight.lead),
            FightSide::Target => (defender, target),
        };
        battle.chronicle.note(modifier.rule, || {
            Entry::new(modifier.event, modifier.rule)
                .by(by)
                .with("unit", piece(unit))
                .with("n", Word::Number(modifier.value))
        });
    }
    let [total, against] = [strength + modifiers.of_attackers(), defence + modifiers.of_target()];
    let roll = battle.special_die(side, "ancients-roll-attack");
    let answer = battle.special_die(defender, "ancients-roll-defence");
    let mut difference = total + roll.face - against - answer.face;
    if difference == 0 && wins_ties {
        // After all modifiers a tie is a victory by 1 (N-13.06, N-13.14).
        difference = 1;
        battle.chronicle.note("N-13.06", || {
            Entry::new("ancients-log-tie-victory", "N-13.06").by(side).with("unit", piece(fight.lead))
        });
    }
    for id in fight.attackers().chain([target]) {
        battle.activate(id);
    }
    spend_items(&mut battle, &fight, modifiers.wedge != 0);
    if modifiers.stakes != 0 && difference != 0 {
        // They are turned over after such a combat, but for a tie (N-17.18, N-17.27).
        battle.modules.command.stakes = Some(fight.from[2]);
    }
    let won = difference > 0;
    let first = if won { target } else { fight.lead };
    let line = battle.board().unit(first).kind.into();
    let loss = battle.rules.loss_of(line, difference.abs());
    // The support of a lost double attack suffers no more than the limit (N-7.11), elephants neither (N-21.04).
    let for_support = battle.rules.loss(difference.abs()).min(battle.rules.data.combat.support_at_most);
    let losses = [loss, for_support];
    let tries = difference.abs() >= battle.rules.switches.rally_from_difference && battle.board().unit(first).rallies;
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
            .with("total", Word::Number(total + roll.face))
            .with("defence", Word::Number(defence))
            .with("against", Word::Number(against + answer.face))
            .with("modifiers", Word::Number(modifiers.of_attackers()))
            .with("defence-modifiers", Word::Number(modifiers.of_target()))
            .with("difference", Word::Number(difference.abs()))
            .with("double", Word::Number(fight.support.is_some().into()))
            .with("loss", Word::Key(told(losses[0])))
            .with("support-loss", Word::Key(told(losses[1])))
            .with("rally", Word::Number(tries.into()))
            .roll(roll)
            .roll(answer)
    });
    if difference == 0 || losses == [Loss::Nothing; 2] {
        turn_stakes(&mut battle);
        return Flow::done();
    }
    fight.winner = Some(if won { FightSide::Attackers } else { FightSide::Target });
    fight.losses = losses;
    battle.underway.fight = Some(fight);
    let rally = tries.then(|| RALLY.on(first));
    let stand = battle.rules.switches.modules.general.then(|| STAND_ORDER.on(()));
    Flow::then(rally.into_iter().chain(stand).chain([LOSSES.on(()), FOLLOW_UP.on(())]))
}

/// What a loser suffers, as a part of the sentence in the log (N-7.03, N-7.04, N-7.05, N-7.06).
fn told(loss: Loss) -> &'static str {
    match loss {
        Loss::Nothing => "ancients-loss-nothing",
        Loss::Retreat1 => "ancients-loss-retreat-1",
        Loss::Retreat2 => "ancients-loss-retreat-2",
        Loss::Retreat2Pursuit => "ancients-loss-pursuit",
        Loss::Destroyed => "ancients-loss-destroyed",
    }
}

/// Rolls to rally, after a combat or a shot.
pub(in crate::games::ancients) fn roll_to_rally(
    battle: &mut Write,
    unit: PieceId,
    side: Seat,
    rule: &'static str,
) -> Rally {
    let from = battle.board().rallies_from(unit);
    let (roll, rally) = battle.rules.clone().rally_die(&mut battle.dice, side, from);
    battle.chronicle.note(rule, || {
        let event = if rally == Rally::Succeeds { "ancients-log-rallied" } else { "ancients-log-not-rallied" };
        Entry::new(event, rule).by(side).with("unit", piece(unit)).with("roll", Word::Number(roll.face)).roll(roll)
    });
    rally
}

/// A unit that rallies suffers result 2 instead (N-7.08), and so is not pursued (N-7.09); a failed rally changes nothing (N-7.10).
/// Only a target or a lead rolls; a support, limited to result 2, does not (N-7.18).
pub(in crate::games::ancients) fn rally(In(unit): In<PieceId>, mut battle: Write) -> Flow {
    let side = battle.side_of(unit);
    if roll_to_rally(&mut battle, unit, side, "N-7.08") == Rally::Succeeds {
        let rallied = battle.rules.data.combat.rallied;
        let fight = battle.underway.fight.as_mut().expect("a fight is under way");
        fight.losses[0] = fight.losses[0].min(rallied);
    }
    Flow::done()
}

/// The target suffers, or the attackers do: the lead everything to its last step, then the support (N-7.17).
pub(in crate::games::ancients) fn losses(In(()): In<()>, battle: Write) -> Flow {
    let fight = battle.underway.fight.as_ref().expect("a fight is under way");
    if fight.winner == Some(FightSide::Attackers) {
        Flow::then([LOSS.on(fight.target)])
    } else {
        Flow::then(fight.attackers().map(|id| LOSS.on(id)))
    }
}

/// One loser suffers its result: one retreat (N-7.03), two (N-7.04), two and perhaps a pursuit (N-7.05), or destruction (N-7.06).
pub(in crate::games::ancients) fn loss(In(unit): In<PieceId>, mut battle: Write) -> Flow {
    let fight = battle.underway.fight.as_ref().expect("a fight is under way");
    let loss = fight.losses[usize::from(fight.support == Some(unit))];
    if battle.modules.command.stand.contains(&unit) {
        // Its general lets it stand (N-12.06).
        return Flow::done();
    }
    match loss {
        Loss::Nothing => Flow::done(),
        Loss::Retreat1 => Flow::then([FIRST_STEP.on(unit)]),
        Loss::Retreat2 | Loss::Retreat2Pursuit => Flow::then([FIRST_STEP.on(unit), SECOND_STEP.on(unit)]),
        Loss::Destroyed => {
            let saved = {
                let board = battle.board();
                board.rules.switches.refuge_saves_from_four && super::retreat::refuges(&board, unit).next().is_some()
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
