//! Chapter 24: where the moves of the automaton lead, toward the enemy, away from him and to cover.
use super::deeds::{Deed, WhyNot};
use crate::games::vassaux::access::Board;
use crate::games::vassaux::chapters::magic::green;
use crate::games::vassaux::chapters::movement::{self, Gait, Going};
use crate::games::vassaux::field::groups::Base;
use crate::games::vassaux::field::paths::{self, Path};
use crate::games::vassaux::field::sight;
use crate::games::vassaux::state::frames::Frame;
use crate::games::vassaux::state::orders::OrderKind;
use crate::table::ground::directions::{Axis, Direction, half_chord_up, spot};
use crate::table::ground::spots::{Spot, square};
use crate::table::prelude::PieceId;

const PINNED: WhyNot = WhyNot::new("pinned", "V-10.08");
const HELD: WhyNot = WhyNot::new("held", "V-9.08");
const LEAVES_TOO_MANY: WhyNot = WhyNot::new("leaves-too-many", "V-24.05");
const NO_RUN: WhyNot = WhyNot::new("no-run", "V-4.15");
const DIFFICULT: WhyNot = WhyNot::new("difficult", "V-11.04");
const NO_ENEMY: WhyNot = WhyNot::new("no-enemy", "V-24.06");
const NO_WAY: WhyNot = WhyNot::new("no-way", "V-10.05");
const NO_ESCAPE: WhyNot = WhyNot::new("no-escape", "V-24.05");
const COVERED: WhyNot = WhyNot::new("covered", "V-24.05");
const NO_COVER: WhyNot = WhyNot::new("no-cover", "V-24.05");

/// A unit that is to move by an order, from where its leader stands.
pub struct Mover<'b> {
    board: &'b Board,
    going: Going,
    leader: Base,
    gait: Gait,
}

impl<'b> Mover<'b> {
    /// Nothing is asked of the lord; what V-9, V-10 and V-11 ask of the unit holds.
    ///
    /// # Errors
    /// Why it cannot move by this order.
    pub fn of(board: &'b Board, unit: PieceId, order: OrderKind) -> Result<Self, WhyNot> {
        let gait = movement::gait(board, unit, order).ok_or(NO_WAY)?;
        if gait == Gait::Run && board.rules.forbids_running(unit) {
            return Err(NO_RUN);
        }
        movement::may_move(board, unit, gait).map_err(|refusal| match refusal.rule {
            "V-9.08" => HELD,
            "V-11.04" => DIFFICULT,
            _ => PINNED,
        })?;
        let frame = Frame::new(unit, [order]);
        let going = Going::of(board, &frame, gait).ok_or(NO_WAY)?;
        let leader = *board.field.leader(unit).ok_or(NO_WAY)?;
        Ok(Self { board, going, leader, gait })
    }
    /// Where its leader stands.
    pub fn from(&self) -> Spot {
        self.leader.centre()
    }
    /// How far it goes on free ground, in u.
    pub fn longest(&self) -> i32 {
        self.going.longest()
    }
    /// How far it goes on difficult ground, in u: a run not at all.
    fn longest_on_difficult(&self) -> i32 {
        let constants = &self.board.rules.data.constants;
        let mv = self.board.figures(self.leader.group).stats.mv;
        let rulers = match self.gait {
            Gait::Run => return 0,
            _ => (mv - constants.difficult_loss).max(constants.difficult_least),
        };
        paths::straight_length(self.board.field.measures().ruler, self.leader.disc.radius, rulers)
    }
    /// How far the leader may go in a direction before he would be nearer to an enemy whom he does not touch than the units that
    /// the automaton leaves between bases.
    fn short_of_contact(&self, axis: &Axis) -> i32 {
        let field = &self.board.field;
        let apart = self.board.rules.data.solo.stop_short;
        let touched = |enemy: &&Base| !field.contact(&self.leader.disc, &enemy.disc);
        let most = field.enemies(self.leader.host).filter(touched).filter_map(|enemy| {
            let (along, aside) = axis.local(enemy.centre());
            let chord = half_chord_up(self.leader.disc.radius + enemy.disc.radius + apart, aside)?;
            (along > 0).then_some((along - chord).max(0))
        });
        most.min().unwrap_or(i32::MAX)
    }
    /// How far the unit gets straight in a direction, at most `most` u: as far as its leader gets and no enemy is met; where it
    /// cannot be set down there, up to the last stage where it can (V-18.13). And whether nothing has stopped it but its own
    /// reach and the enemy.
    fn straight(&self, direction: Direction, most: i32) -> Option<(i32, bool)> {
        let axis = Axis::new(self.from(), direction);
        let short = self.short_of_contact(&axis);
        let full = most.min(short);
        if full <= 0 {
            return Some((0, true));
        }
        let field = &self.board.field;
        let reach = paths::farthest_straight(field, &self.going.company, &self.going.limits, axis.at(full.max(2), 0))?;
        let sample = field.measures().path_sample.max(1);
        let reach = if reach < sample.min(full) { self.past_start(&axis, full).unwrap_or(reach) } else { reach };
        let wanted = reach.min(full);
        // What is rounded may take a unit.
        let ends = [wanted, wanted - 1, wanted - 2];
        let stages = (1..=wanted.max(0) / sample).rev().map(|stage| stage * sample);
        let stands = |length: &i32| *length > 0 && self.going.halt(axis.at(*length, 0)).is_ok();
        let length = ends.into_iter().chain(stages).find(stands)?;
        let toll = self.longest_on_difficult();
        let free = length >= full - 2 || (reach - toll).abs() <= 2 && length >= reach - 2;
        Some((length, free))
    }
    /// How far the unit's leader gets who stands so close to something that his first few u, as they are rounded, lie in it: as far
    /// as a player may go who points there, at most `most` u. Nothing where he does not get as far as the first stage.
    fn past_start(&self, axis: &Axis, most: i32) -> Option<i32> {
        let (field, going) = (&self.board.field, &self.going);
        let may_go = |length: i32| {
            let path = Path::straight(self.from(), axis.at(length, 0));
            paths::may_go(field, &going.company, &going.limits, &path).is_ok()
        };
        let (mut open, mut barred) = (field.measures().path_sample.clamp(1, most), most + 1);
        if !may_go(open) {
            return None;
        }
        while barred - open > 1 {
            let middle = open + (barred - open) / 2;
            if may_go(middle) { open = middle } else { barred = middle }
        }
        Some(open)
    }
    fn at(&self, direction: Direction, length: i32) -> Spot {
        spot(self.from(), direction, length, 0)
    }
    /// The fan: straight on; where that is barred, or not wanted, of all turns by 15 degrees the end that is worth least in
    /// `worth`, then the smaller turn, the left one first. `worth` gives nothing for an end that will not do.
    pub fn fan(&self, toward: Direction, most: i32, worth: impl Fn(Spot) -> Option<i64>) -> Option<Spot> {
        if let Some((length, true)) = self.straight(toward, most) {
            let end = self.at(toward, length);
            if length == 0 {
                return None;
            }
            if worth(end).is_some() {
                return Some(end);
            }
        }
        let turns = self.board.rules.data.solo.fan_turns;
        let steps = std::iter::once(0).chain((1..=turns).flat_map(|turn| [turn, -turn]));
        let mut best: Option<(i64, Spot)> = None;
        for turn in steps {
            let direction = if turn == 0 { toward } else { toward.turned(turn) };
            let Some((length, _)) = self.straight(direction, most).filter(|(length, _)| *length > 0) else { continue };
            let end = self.at(direction, length);
            let Some(worth) = worth(end) else { continue };
            if best.is_none_or(|(least, _)| worth < least) {
                best = Some((worth, end));
            }
        }
        best.map(|(_, end)| end)
    }
    /// The gap from the leader, standing there, to the nearest enemy fighter.
    fn gap_at(&self, at: Spot) -> i64 {
        let field = &self.board.field;
        let own = self.leader.standing_at(at);
        field.enemies(self.leader.host).map(|enemy| i64::from(field.gap(&own.disc, &enemy.disc))).min().unwrap_or(0)
    }
    /// The enemy fighter nearest to the leader.
    fn nearest(&self) -> Result<Base, WhyNot> {
        let far = |enemy: &&Base| {
            let gap = self.board.field.gap(&self.leader.disc, &enemy.disc);
            (gap, square(enemy.centre(), self.from()), enemy.id)
        };
        self.board.field.enemies(self.leader.host).min_by_key(far).copied().ok_or(NO_ENEMY)
    }
}

/// Toward the nearest enemy fighter, as far as the unit may go, short of contact (TT, RT).
///
/// # Errors
/// Why it cannot.
pub fn toward(board: &Board, unit: PieceId, order: OrderKind) -> Result<Deed, WhyNot> {
    let mover = Mover::of(board, unit, order)?;
    let enemy = mover.nearest()?;
    let direction = Direction::toward(mover.from(), enemy.centre()).ok_or(NO_WAY)?;
    let end = mover.fan(direction, mover.longest(), |end| Some(mover.gap_at(end)));
    end.map(Deed::Go).ok_or(NO_WAY)
}

/// Away from the nearest enemy fighter; a unit in contact only if its leader is free and at most half of it stays behind (TA).
///
/// # Errors
/// Why it cannot.
pub fn away(board: &Board, unit: PieceId, order: OrderKind) -> Result<Deed, WhyNot> {
    let mover = Mover::of(board, unit, order)?;
    if board.field.is_engaged(unit) {
        let behind = green::left_behind(board, unit).ok_or(HELD)?;
        if behind.len() * 2 > board.field.members(unit).count() {
            return Err(LEAVES_TOO_MANY);
        }
    }
    let enemy = mover.nearest()?;
    let direction = Direction::toward(enemy.centre(), mover.from()).ok_or(NO_WAY)?;
    let now = mover.gap_at(mover.from());
    let worth = |end: Spot| Some(mover.gap_at(end)).filter(|gap| *gap > now).map(|gap| -gap);
    mover.fan(direction, mover.longest(), worth).map(Deed::Go).ok_or(NO_ESCAPE)
}

/// To the nearest place where the nearest enemy leader does not see the unit's leader clearly (RC, TC).
///
/// # Errors
/// Why it cannot.
pub fn cover(board: &Board, unit: PieceId, order: OrderKind) -> Result<Deed, WhyNot> {
    let mover = Mover::of(board, unit, order)?;
    let (field, own) = (&board.field, mover.leader);
    let leaders =
        field.groups().iter().filter(|group| group.host != own.host).filter_map(|group| field.leader(group.id));
    let viewer = leaders.min_by_key(|enemy| (field.gap(&own.disc, &enemy.disc), enemy.id)).ok_or(NO_ENEMY)?;
    let is_covered = |at: Spot| sight::view(field, viewer, &own.standing_at(at)).counts_as_covered();
    if is_covered(mover.from()) {
        return Err(COVERED);
    }
    let half = (field.measures().ruler / 2).max(1);
    let directions = board.rules.data.solo.cover_directions;
    // Its base reaches beyond its rulers (V-10.04), that of riders by more than another half.
    let stretches = (1..=mover.longest() / half).map(|halves| halves * half);
    let ends = stretches.flat_map(|length| {
        let mover = &mover;
        (0..directions).map(move |turn| mover.at(Direction::EAST.turned(turn), length))
    });
    let on_table = |at: &Spot| field.on_table(&own.standing_at(*at).disc);
    let mut open = ends.filter(on_table).filter(|at| is_covered(*at));
    open.find(|at| mover.going.halt(*at).is_ok()).map(Deed::Go).ok_or(NO_COVER)
}
