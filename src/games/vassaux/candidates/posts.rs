//! Where a man may stand who has been taken up by hand.
use super::questions::Asked;
use super::reasons::{Proposal, Why};
use crate::games::vassaux::data::scenarios::Edge;
use crate::games::vassaux::field::formation::facing;
use crate::games::vassaux::field::slots::{CONTACT_SLOTS, Hand, contact_slot, lattice};
use crate::games::vassaux::map::layout::Goal;
use crate::games::vassaux::state::deployment::{Occasion, SetDown};
use crate::table::ground::directions::Axis;
use crate::table::ground::spots::{Spot, square};

/// How many enemies are thought of, the nearest first, and how many places to either side of the leader.
const MOST: usize = 6;

/// The places worth giving to the man who has been taken up: against enemies where contact may be made, and near the leader.
pub fn posts(asked: &Asked) -> Vec<Proposal> {
    let Some(down) = &asked.hand.0 else { return vec![] };
    let Some(taken) = down.taken else { return vec![] };
    let (board, at) = (asked.board, down.at);
    let field = &board.field;
    let host = board.unit(down.unit).host;
    let radius = board.rules.radius(taken);
    let aura = board.rules.in_units(board.figures(down.unit).aura);
    let stands = down.men.iter().find(|(man, ..)| *man == taken).map(|(_, at, _)| *at);
    let mut found: Vec<Proposal> = stands.into_iter().map(|at| Proposal::one(Why::Stay, at)).collect();
    found.extend(at_exit(asked, radius).map(|at| Proposal::one(Why::Exit, at)));
    if matches!(down.occasion, Occasion::Charge | Occasion::Reorganising) {
        let mut enemies: Vec<_> = field.enemies(host).collect();
        enemies.sort_by_key(|enemy| (square(enemy.centre(), at), enemy.id));
        for enemy in enemies.into_iter().take(MOST) {
            let slots =
                (0..CONTACT_SLOTS).filter_map(|number| contact_slot(&enemy.disc, at, radius, number, Hand::Left));
            found.push(Proposal { why: Why::Against(enemy.id), spots: slots.collect() });
        }
    }
    let axis = Axis::new(at, facing(field, host, at));
    let mut offsets = lattice(field.measures(), radius, aura);
    offsets.sort_by_key(|(ahead, left)| (ahead * ahead / 1000 + left * left / 1000, left.abs(), -left));
    let spots = |ahead: bool| -> Vec<Spot> {
        offsets.iter().filter(|(a, _)| (*a > 0) == ahead).map(|(a, b)| axis.at(*a, *b)).collect()
    };
    for (why, spots) in [(Why::Ahead, spots(true)), (Why::Behind, spots(false))] {
        found.extend(spots.into_iter().take(MOST).map(|spot| Proposal::one(why, spot)));
    }
    found
}

/// Places inside the Aura of the leader in hand where a base of this radius may leave by the exit (V-23.04), the nearest to him
/// first.
pub fn at_exit(asked: &Asked, radius: i32) -> impl Iterator<Item = Spot> {
    let places = |down: &SetDown| {
        let rules = &asked.board.rules;
        let Goal::Exit { edge, from, to } = rules.map.goal else { return vec![] };
        let (width, height) = rules.table_size();
        let aura = rules.in_units(asked.board.figures(down.unit).aura) + 2 * radius;
        let pitch = 2 * radius + rules.measures.lattice_play;
        let at = |along: i32| match edge {
            Edge::North => Spot::new(along, height - radius),
            Edge::South => Spot::new(along, radius),
            Edge::East => Spot::new(width - radius, along),
            Edge::West => Spot::new(radius, along),
        };
        let middle = match edge {
            Edge::North | Edge::South => down.at.x,
            Edge::East | Edge::West => down.at.y,
        };
        let steps = (-aura / pitch..=aura / pitch).map(|step| middle + step * pitch);
        let inside = steps.filter(|along| (from..=to).contains(along)).map(at);
        let near = |at: &Spot| square(*at, down.at) <= i64::from(aura) * i64::from(aura);
        let mut found: Vec<Spot> = inside.filter(near).collect();
        found.sort_by_key(|at| (square(*at, down.at), *at));
        found
    };
    asked.hand.0.as_ref().map(places).unwrap_or_default().into_iter()
}
