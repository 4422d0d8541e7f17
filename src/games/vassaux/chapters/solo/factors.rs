//! Chapter 24: the morale factor of a unit (V-24.03) and its situation factor (V-24.17), and which unit comes first (V-24.08).
use crate::games::vassaux::access::{Board, Write};
use crate::games::vassaux::data::solo::SituationData;
use crate::games::vassaux::field::charge::{self, Charge};
use crate::games::vassaux::field::company::Company;
use crate::games::vassaux::field::sight;
use crate::table::prelude::{Entry, PieceId, Target, Word};
use std::cmp::Reverse;

/// V-24.02, V-24.03: in each command phase the spirits of every unit of the automaton rise or sink.
pub fn reckon(write: &mut Write) {
    if !write.solo.leads_any() {
        return;
    }
    let board = write.board();
    if board.turn > 1 || board.rules.switches.fm_first_turn {
        for one in &board.solo.units {
            if board.unit(one.unit).leader.is_none() {
                continue;
            }
            let now = morale(&board, one.unit, one.morale);
            write.solo.take(one.unit, now);
            if now == one.morale {
                continue;
            }
            write.chronicle.note("V-24.03", || {
                Entry::new("vassaux-log-solo-morale", "V-24.03")
                    .by(board.unit(one.unit).host)
                    .with("unit", Word::On(Target::Piece(one.unit)))
                    .with("before", Word::Number(one.morale))
                    .with("morale", Word::Number(now))
            });
        }
    }
    write.solo.lost.clear();
}

/// The morale factor of a unit after a command phase, from what it was before (V-24.02, V-24.03, V-24.10, V-24.19).
pub fn morale(board: &Board, unit: PieceId, before: i32) -> i32 {
    let (data, state) = (&board.rules.data.solo.morale, board.unit(unit));
    let lord = board.lord_on_table(state.host);
    let leader = state.leader.filter(|leader| board.is_on_table(*leader));
    // A lord is inside his own Aura; without a lord everybody is outside (V-24.10).
    let inside =
        lord.zip(leader).is_some_and(|(lord, leader)| lord == leader || board.field.leads_in_aura(lord, leader));
    let size = board.rules.roster.unit(unit).map_or(0, |pieces| pieces.fighters.len()) as i32;
    let lost = board.solo.lost.iter().filter(|lost| board.unit(**lost).host == state.host).count() as i32;
    let if_so = |is: bool, points: i32| if is { points } else { 0 };
    let sum = before
        + if inside { data.in_aura } else { data.out_of_aura }
        + if_so(state.deeds.killed_before > 0, data.death)
        + if_so(i32::from(state.deeds.killed_in_all) * 100 > data.dead_percent * size, data.mostly_dead)
        + lost * data.unit_lost;
    sum.clamp(data.bounds.0, data.bounds.1)
}

/// What the situation factor counts (V-24.17).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Situation {
    /// An enemy leader sees a fighter of the unit.
    pub visible: bool,
    /// Its leader is within the range of an enemy weapon, leader to leader.
    pub in_shooting_range: bool,
    /// An enemy unit could begin a coordinated charge on it.
    pub in_charge_reach: bool,
    /// It has lost a fighter in this turn.
    pub has_lost: bool,
    /// Its leader stands in difficult ground.
    pub difficult: bool,
}

impl Situation {
    /// The factor (V-24.02, V-24.17).
    pub fn factor(&self, data: &SituationData) -> i32 {
        let terms = [
            (self.visible, data.visible),
            (self.in_shooting_range, data.in_shooting_range),
            (self.in_charge_reach, data.in_charge_reach),
            (self.has_lost, data.has_lost),
            (self.difficult, data.difficult),
        ];
        let sum: i32 = terms.into_iter().filter(|(is, _)| *is).map(|(_, points)| points).sum();
        (data.start + sum).clamp(data.bounds.0, data.bounds.1)
    }
}

/// How a unit stands when its order is due (V-24.04, V-24.17).
pub fn situation(board: &Board, unit: PieceId) -> Situation {
    Situation {
        visible: is_visible(board, unit),
        in_shooting_range: is_in_shooting_range(board, unit),
        in_charge_reach: is_in_charge_reach(board, unit),
        has_lost: board.unit(unit).deeds.killed > 0,
        difficult: board.field.is_in_difficult(unit),
    }
}

/// The units of the other host whose leaders are on the table.
fn led_enemies(board: &Board, unit: PieceId) -> impl Iterator<Item = PieceId> + '_ {
    let host = board.unit(unit).host;
    board.field.groups().iter().filter(move |group| group.host != host && !group.is_disordered()).map(|group| group.id)
}

fn is_visible(board: &Board, unit: PieceId) -> bool {
    let sees =
        |enemy: PieceId| board.field.leader(enemy).is_some_and(|leader| sight::sees_group(&board.field, leader, unit));
    led_enemies(board, unit).any(sees)
}

/// Whether an enemy's weapon carries as far as the unit, whatever he sees and has shot (V-24.17).
pub fn is_in_shooting_range(board: &Board, unit: PieceId) -> bool {
    let Some(own) = board.field.leader(unit) else { return false };
    let reaches = |enemy: PieceId| {
        board.rules.shot(enemy).zip(board.field.leader(enemy)).is_some_and(|(weapon, leader)| {
            board.field.within(&leader.disc, &own.disc, board.rules.in_units(weapon.range))
        })
    };
    led_enemies(board, unit).any(reaches)
}

/// Whether an enemy unit could begin a coordinated charge on the unit, whatever binds it and whether it has acted (V-24.17).
pub fn is_in_charge_reach(board: &Board, unit: PieceId) -> bool {
    led_enemies(board, unit).any(|enemy| could_charge(board, enemy, unit))
}

/// Whether a unit could begin a coordinated charge on a group as things stand (§4.5).
pub fn could_charge(board: &Board, unit: PieceId, target: PieceId) -> bool {
    let (field, rulers) = (&board.field, board.figures(unit).stats.mv);
    let Some(company) = Company::of(field, unit) else { return false };
    charge::is_in_reach(field, &company, rulers, target)
        && charge::possible(field, &company, Charge::Coordinated, rulers, target).is_ok()
}

/// How near a unit is to an enemy, edge to edge; nothing for one that waits as infiltrator (V-24.20), and without enemies.
pub fn gap_to_enemy(board: &Board, unit: PieceId) -> Option<i32> {
    let field = &board.field;
    let near = |own: &crate::games::vassaux::field::groups::Base| {
        field.enemies(own.host).map(|enemy| field.gap(&own.disc, &enemy.disc)).min()
    };
    field.members(unit).filter_map(near).min()
}

/// By what units of the automaton are sorted: by their distance from the enemy in steps, by their spirits, the worst first, by the
/// exact distance, by their numbers (V-24.08).
pub fn rank(board: &Board, unit: PieceId) -> (i32, Reverse<i32>, i32, PieceId) {
    let gap = gap_to_enemy(board, unit);
    let step = board.rules.in_units(board.rules.data.solo.proximity_bucket).max(1);
    let morale = board.solo.morale_of(unit).unwrap_or(0);
    (gap.map_or(i32::MAX, |gap| gap / step), Reverse(morale), gap.unwrap_or(i32::MAX), unit)
}
