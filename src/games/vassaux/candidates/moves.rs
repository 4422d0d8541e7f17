//! Where a leader may go: at the end of a move, to bend, and while his unit reorganises.
use super::goals::goals;
use super::questions::Asked;
use super::reasons::{Proposal, Why};
use crate::games::vassaux::chapters::movement;
use crate::games::vassaux::field::company::Company;
use crate::games::vassaux::field::groups::{Base, Leadership};
use crate::games::vassaux::field::lines::full_reach;
use crate::games::vassaux::field::paths;
use crate::games::vassaux::field::sight;
use crate::games::vassaux::field::terrain::{Passage, Veil};
use crate::table::ground::directions::{Direction, along, spot};
use crate::table::ground::spots::{Spot, distance, square};
use crate::table::prelude::{PieceId, Place, Seat};

/// How many enemy groups, goals and pieces of terrain are thought of, the nearest first.
const MOST: usize = 3;

/// A leader who is to go straight on from a point, at most so far.
struct Going<'a> {
    asked: Asked<'a>,
    unit: PieceId,
    host: Seat,
    leader: Base,
    from: Spot,
    /// On free ground, and on difficult ground where that is less, in u.
    lengths: [i32; 2],
}

/// The points worth halting at.
pub fn halts(asked: &Asked) -> Vec<Proposal> {
    let Some(going) = Going::of_move(asked) else { return vec![] };
    let mut found = going.for_goals();
    found.extend(going.for_enemies());
    found.extend(going.for_own());
    found.extend(going.around(12));
    found.push(Proposal::one(Why::Stay, going.from));
    found
}

/// The points worth bending at: whole rulers round the last bend, those toward the nearest goal and the nearest enemy first.
pub fn bends(asked: &Asked) -> Vec<Proposal> {
    let Some(going) = Going::of_move(asked) else { return vec![] };
    let ruler = asked.board.field.measures().ruler;
    let bent = asked.frames.top().is_some_and(|frame| frame.walk.points.len() > 1);
    let before = if bent { 0 } else { going.leader.disc.radius };
    let most = (going.lengths[0] - before - going.leader.disc.radius).div_euclid(ruler) - 1;
    let goal = goals(asked, going.leader.disc.radius, going.from).first().map(|(_, at)| *at);
    let aims = goal.into_iter().chain(going.enemies().first().map(|base| base.centre()));
    let first = aims.filter_map(|aim| Direction::toward(going.from, aim));
    let around = (0..12).map(|hour| Direction::NORTH.turned(-2 * hour));
    let mut found = vec![];
    for direction in first.chain(around) {
        for rulers in (1..=most).rev() {
            found
                .push(Proposal::one(Why::Joint(rulers as u8), spot(going.from, direction, before + rulers * ruler, 0)));
        }
    }
    found
}

/// Where a leader may go whose unit reorganises.
pub fn leads(asked: &Asked) -> Vec<Proposal> {
    let Some(unit) = movement::reorganising(asked.frames, asked.combat) else { return vec![] };
    let Some(leader) = asked.board.field.leader(unit) else { return vec![] };
    let rulers = asked.board.rules.data.constants.reorganise;
    let length = paths::straight_length(asked.board.field.measures().ruler, leader.disc.radius, rulers);
    let going = Going {
        asked: *asked,
        unit,
        host: leader.host,
        leader: *leader,
        from: leader.centre(),
        lengths: [length, length],
    };
    let mut found = vec![Proposal::one(Why::Stay, going.from)];
    // Who touches an enemy cannot go (V-16.08).
    if !asked.board.field.is_in_contact(leader.id) {
        found.extend(going.for_goals());
        found.extend(going.for_enemies());
        found.extend(going.for_own());
        found.extend(going.around(12));
    }
    found
}

impl<'a> Going<'a> {
    /// The unit that acts, on from the last bend of its path.
    fn of_move(asked: &Asked<'a>) -> Option<Self> {
        let (board, frame) = (asked.board, asked.frames.top()?);
        let gait = movement::gait(board, frame.unit, frame.order()?)?;
        let limits = movement::limits(board, frame.unit, gait);
        let leader = *board.field.leader(frame.unit)?;
        let company = Company::of(&board.field, frame.unit)?;
        let path = movement::laid(board, frame)?;
        let free = paths::longest_part(&board.field, &company, &limits, &path)?;
        let constants = &board.rules.data.constants;
        let slower = (limits.rulers() + constants.difficult_loss).max(constants.difficult_least).min(limits.rulers());
        let less = (limits.rulers() - slower) * board.field.measures().ruler;
        let host = board.unit(frame.unit).host;
        let from = path.last_bend();
        Some(Self { asked: *asked, unit: frame.unit, host, leader, from, lengths: [free, free - less] })
            .filter(|going| going.lengths[0] > 0)
    }

    /// The way toward an aim, at most `length` u: as far as possible, then less and less.
    fn toward(&self, aim: Spot, length: i32) -> Vec<Spot> {
        let whole = self.lengths[0].min(length);
        let slow = self.lengths[1].min(length);
        let lengths = [whole, slow, whole / 8 * 7, whole / 4 * 3, whole / 2, whole / 4];
        let mut found: Vec<Spot> = vec![];
        for length in lengths.into_iter().filter(|length| *length > 0) {
            let at = along(self.from, aim, length);
            found.extend(at.filter(|at| !found.contains(at)));
        }
        found
    }
    /// The same in a direction.
    fn in_direction(&self, direction: Direction) -> Vec<Spot> {
        self.toward(spot(self.from, direction, self.lengths[0], 0), i32::MAX)
    }

    /// Of each enemy group the fighter who is nearest, the nearest group first.
    fn enemies(&self) -> Vec<&'a Base> {
        let field = &self.asked.board.field;
        let near = |base: &&Base| (square(base.centre(), self.from), base.id);
        let groups = field.groups().iter().filter(|group| group.host != self.host);
        let mut found: Vec<&Base> = groups.filter_map(|group| field.members(group.id).min_by_key(near)).collect();
        found.sort_by_key(near);
        found
    }

    fn for_goals(&self) -> Vec<Proposal> {
        let goals = goals(&self.asked, self.leader.disc.radius, self.from).into_iter().take(MOST);
        goals.map(|(why, at)| Proposal { why, spots: self.toward(at, distance(self.from, at)) }).collect()
    }

    /// Toward and away from the nearest enemy, and to the distances that count.
    fn for_enemies(&self) -> Vec<Proposal> {
        let board = self.asked.board;
        let enemies = self.enemies();
        let mut found = vec![];
        let Some(nearest) = enemies.first() else { return found };
        let touch = |enemy: &Base| enemy.disc.radius + self.leader.disc.radius + board.field.measures().eps_contact + 1;
        let away = distance(self.from, nearest.centre());
        let up_to = away - touch(nearest);
        found.push(Proposal { why: Why::Toward(nearest.id), spots: self.toward(nearest.centre(), up_to) });
        for enemy in enemies.iter().take(MOST) {
            if let Some(weapon) = board.rules.shot(self.unit) {
                let target = board.field.leader(enemy.group).unwrap_or(enemy);
                let range = board.rules.in_units(weapon.range) + target.disc.radius + self.leader.disc.radius;
                found.extend(self.at_distance(target.centre(), range, Why::ShootingDistance(enemy.group)));
            }
        }
        for enemy in enemies.iter().take(MOST) {
            found.extend(self.for_charges(enemy));
        }
        let back = Spot::new(2 * self.from.x - nearest.centre().x, 2 * self.from.y - nearest.centre().y);
        found.push(Proposal { why: Why::Away(nearest.id), spots: self.toward(back, i32::MAX) });
        found
    }

    /// As near to an enemy unit as its next charge does not reach, and as far from it as the own next charge does.
    fn for_charges(&self, enemy: &Base) -> Vec<Proposal> {
        let board = self.asked.board;
        let field = &board.field;
        let mut found = vec![];
        let reach =
            |unit: PieceId| Some(full_reach(field, &Company::of(field, unit)?, board.rules.figures(unit).stats.mv));
        if let (Some(vassal), Some(theirs)) = (field.leader(enemy.group), reach(enemy.group)) {
            let aura = |unit: PieceId| field.group(unit).and_then(|group| group.aura()).unwrap_or(0);
            // His men may stand in front of him and the own ones in front of their leader.
            let far =
                theirs + aura(enemy.group) / 2 + aura(self.unit) / 2 + vassal.disc.radius + self.leader.disc.radius;
            found.extend(self.at_distance(vassal.centre(), far, Why::OutOfCharge(enemy.group)));
        }
        if let Some(own) = reach(self.unit) {
            let near = own + enemy.disc.radius - field.measures().eps_measure;
            found.extend(self.at_distance(enemy.centre(), near, Why::ChargingDistance(enemy.group)));
        }
        found
    }

    /// The point so far from another one, on the line from it to where the leader is; nothing where it is too far away.
    fn at_distance(&self, of: Spot, away: i32, why: Why) -> Option<Proposal> {
        let now = distance(self.from, of);
        let length = (now - away).abs();
        if length > self.lengths[0] || length == 0 {
            return None;
        }
        // A little nearer where the rounding of the line would leave it out of range.
        let spots = [away, away - self.asked.board.field.measures().eps_measure, away / 8 * 7];
        let spots = spots.into_iter().filter_map(|away| along(of, self.from, away)).collect();
        Some(Proposal { why, spots })
    }

    /// Into the Aura of the own lord, and into cover.
    fn for_own(&self) -> Vec<Proposal> {
        let board = self.asked.board;
        let field = &board.field;
        let mut found = vec![];
        let lord = board.lord_on_table(self.host).filter(|lord| *lord != self.leader.id);
        if let Some(lord) = lord.and_then(|lord| field.base(lord)) {
            let aura = match field.group(lord.group).map(|group| group.leadership) {
                Some(Leadership::Led { aura, .. }) => aura,
                _ => 0,
            };
            let inside = aura + lord.disc.radius + self.leader.disc.radius;
            let way = distance(self.from, lord.centre()) - inside;
            if way > 0 && way <= self.lengths[0] {
                let lengths =
                    [way + 1, (way + inside / 4).min(self.lengths[0]), (way + inside / 2).min(self.lengths[0])];
                let spots = lengths.into_iter().filter_map(|length| along(self.from, lord.centre(), length)).collect();
                found.push(Proposal { why: Why::IntoAura(lord.id), spots });
            }
        }
        found.extend(self.for_cover());
        found
    }

    /// Into a piece that covers who is in it, or behind one, seen from the nearest enemy.
    fn for_cover(&self) -> Vec<Proposal> {
        let field = &self.asked.board.field;
        let Some(enemy) = self.enemies().first().copied() else { return vec![] };
        let radius = self.leader.disc.radius;
        let mut found: Vec<(i64, Proposal)> = vec![];
        for (number, piece) in field.terrain().iter().enumerate() {
            if piece.veil == Veil::None {
                continue;
            }
            let bounds = piece.shape.bounds();
            let middle = bounds.middle();
            let half = (bounds.max.x - bounds.min.x).min(bounds.max.y - bounds.min.y) / 2;
            let behind = along(middle, enemy.centre(), -(half + radius + 1));
            let inside = piece.passage != Passage::Impassable && piece.veil == Veil::Cover;
            let edge = along(middle, self.from, (half - radius).max(0));
            let in_reach = |at: &Spot| square(*at, self.from) <= i64::from(self.lengths[0]).pow(2);
            let hides = |at: &Spot| sight::view(field, enemy, &self.leader.standing_at(*at)).counts_as_covered();
            let spots = [Some(middle).filter(|_| inside), edge.filter(|_| inside), behind];
            let spots: Vec<Spot> = spots.into_iter().flatten().filter(in_reach).filter(hides).collect();
            if let Some(first) = spots.first() {
                let way = square(*first, self.from);
                found.push((way, Proposal { why: Why::Cover(Place(number as u16)), spots }));
            }
        }
        found.sort_by_key(|(way, _)| *way);
        found.into_iter().map(|(_, proposal)| proposal).take(MOST).collect()
    }

    /// As far as possible in so many directions of a clock.
    fn around(&self, directions: i32) -> Vec<Proposal> {
        let hours = (0..directions).map(|hour| Direction::NORTH.turned(-24 / directions * hour));
        hours.map(|direction| Proposal { why: Why::Far, spots: self.in_direction(direction) }).collect()
    }
}
