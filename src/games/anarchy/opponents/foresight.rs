//! What the level `hard` looks at besides: all attacks of a phase together, and those with which the enemy could answer in
//! his next one.
use super::judgement::Judge;
use super::strikers::{KnownStrikers, Striker, Strikers};
use super::{engines, works};
use crate::games::anarchy::board::{Board, enemy};
use crate::games::anarchy::chapters::tactical::combat::{ATTACK, Odds, may_join, may_touch};
use crate::games::anarchy::odds::table_chances;
use crate::games::anarchy::state::Post;
use crate::table::kit::piece_set::PieceSet;
use crate::table::prelude::{PieceId, Place, Prompt, Seat};
use smallvec::SmallVec;
use std::cell::RefCell;
use std::rc::Rc;
use std::sync::Arc;

type Men = SmallVec<[PieceId; 8]>;

/// An attack that could be made.
#[derive(Clone, Debug)]
pub struct Strike {
    /// What it brings those who attack.
    pub value: i64,
    pub target: PieceId,
    pub men: Men,
}

/// Sorts attacks, the best first; of those as good the one whose men, then whose target come first.
fn sort(strikes: &mut [Strike]) {
    strikes.sort_by(|a, b| (b.value, &a.men, a.target).cmp(&(a.value, &b.men, b.target)));
}

/// What attacks bring together if the best of them is made first, and then the next best by those who are left: nobody attacks twice,
/// and nobody is attacked twice. `strikes`: the best first.
fn together<'s>(strikes: impl Iterator<Item = &'s Strike>) -> i64 {
    let (mut attackers, mut targets, mut sum) = (PieceSet::EMPTY, PieceSet::EMPTY, 0);
    for strike in strikes {
        if targets.contains(strike.target) || strike.men.iter().any(|id| attackers.contains(*id)) {
            continue;
        }
        targets.add(strike.target);
        strike.men.iter().for_each(|id| attackers.add(*id));
        sum += strike.value;
    }
    sum
}

/// The same of two lists, each the best first.
fn both_together(some: &[Strike], more: &[Strike]) -> i64 {
    let (mut some, mut more) = (some.iter().peekable(), more.iter().peekable());
    together(std::iter::from_fn(move || match (some.peek(), more.peek()) {
        (Some(one), Some(other)) if one.value >= other.value => some.next(),
        (_, Some(_)) => more.next(),
        (_, None) => some.next(),
    }))
}

/// The attacks that both sides could make without one of the men of the script's side, the best first, and what they bring together.
#[derive(Debug)]
struct Prospect {
    without: PieceId,
    /// Those of the enemy in his next phase.
    replies: Vec<Strike>,
    replies_bring: i64,
    /// Those of the script's side in this phase.
    attacks: Vec<Strike>,
    attacks_bring: i64,
}

/// What both sides could do with the men as they stand.
pub struct Foresight {
    foes: Arc<Strikers>,
    /// The last one that was asked for.
    prospect: RefCell<Option<Rc<Prospect>>>,
}

impl Foresight {
    pub fn of(board: &Board, side: Seat, known: &mut KnownStrikers) -> Self {
        Self { foes: known.of(board, enemy(side)), prospect: RefCell::default() }
    }

    fn without(&self, judge: &Judge, id: PieceId) -> Rc<Prospect> {
        if let Some(known) = &*self.prospect.borrow()
            && known.without == id
        {
            return known.clone();
        }
        let board = judge.board;
        let (mut replies, mut attacks) = (vec![], vec![]);
        for other in board.on_field(judge.side).filter(|other| *other != id && !board.man(*other).captive) {
            self.replies(judge, other, board.front(other), &mut replies);
        }
        for target in board.on_field(enemy(judge.side)) {
            attacks_at(judge, target, id, None, &mut attacks);
        }
        sort(&mut replies);
        sort(&mut attacks);
        let (replies_bring, attacks_bring) = (together(replies.iter()), together(attacks.iter()));
        let prospect = Rc::new(Prospect { without: id, replies, replies_bring, attacks, attacks_bring });
        *self.prospect.borrow_mut() = Some(prospect.clone());
        prospect
    }

    /// The attacks that enemies could make in their next phase at somebody in a place.
    fn replies(&self, judge: &Judge, id: PieceId, place: Place, all: &mut Vec<Strike>) {
        let band = self.foes.against(judge.board, enemy(judge.side), place, id);
        for count in 1..=band.len() {
            let value = strike_value(judge, &band[..count], id, place);
            if value > 0 {
                all.push(Strike { value, target: id, men: band[..count].iter().map(|(foe, _)| foe.id).collect() });
            }
        }
    }

    /// What enemies gain in their next phase by it that somebody is in a place.
    pub fn reply(&self, judge: &Judge, id: PieceId, place: Place) -> i64 {
        let prospect = self.without(judge, id);
        let mut more = vec![];
        self.replies(judge, id, place, &mut more);
        sort(&mut more);
        both_together(&prospect.replies, &more) - prospect.replies_bring
    }

    /// What the attacks of this phase gain by somebody who has come to where `then` sees him, beside these enemies.
    pub fn attack_gain(&self, judge: &Judge, then: &Judge, id: PieceId, targets: &[PieceId]) -> i64 {
        let prospect = self.without(judge, id);
        let mut more = vec![];
        for target in targets {
            attacks_at(then, *target, id, Some(then.board.front(id)), &mut more);
        }
        sort(&mut more);
        both_together(&prospect.attacks, &more) - prospect.attacks_bring
    }
}

/// What an attack of a band on somebody in a place brings its side: by the differential and the ground.
fn strike_value(judge: &Judge, band: &[(&Striker, Place)], target: PieceId, place: Place) -> i64 {
    let board = judge.board;
    let attack: i32 = band.iter().map(|(striker, _)| board.values(striker.id).0).sum();
    let defence = board.defence(target);
    let raw_column = board.rules.column(attack - defence);
    let ground = board.features(place).defence;
    let worst = band.iter().map(|(_, hex)| board.features(*hex).attack).min().unwrap_or(0);
    let column = (raw_column + ground + worst).clamp(0, board.rules.data.combat.columns.len() as i32 - 1);
    let man = board.man(target);
    let mounted = man.is_mounted();
    let odds =
        Odds { hex: place, attack, defence, raw_column, ground, worst, charge: 0, height: 0, column, die: 0, mounted };
    let mut chances = table_chances(board, &odds);
    if man.stunned > 0 || man.wounded {
        for harm in [&mut chances.stunned, &mut chances.unhorsed, &mut chances.wounded] {
            chances.killed += std::mem::take(harm);
        }
    }
    let men: Men = band.iter().map(|(striker, _)| striker.id).collect();
    judge.gain(&chances, target) - judge.cost(&chances, &men)
}

/// Whether somebody has nothing better to do than to fight.
fn is_free(board: &Board, id: PieceId) -> bool {
    !works::is_busy(board, id) && !engines::serves_ram(board, id)
}

/// The attacks at an enemy by those beside him, with `id` if he has come to a place, else without him.
fn attacks_at(judge: &Judge, target: PieceId, id: PieceId, comes: Option<Place>, all: &mut Vec<Strike>) {
    let board = judge.board;
    let man = board.man(target);
    if man.captive || man.target || man.post != Post::OnField {
        return;
    }
    let joins = |other: &PieceId| {
        let man = board.man(*other);
        *other != id
            && man.is_ready()
            && !board.is_animal(*other)
            && !man.guards
            && !man.attacked
            && is_free(board, *other)
    };
    let beside = board.hexes_of(target).flat_map(|hex| board.beside(hex, judge.side).filter(joins).collect::<Men>());
    let mut men: Men = beside.filter(|other| may_touch(board, *other, target).is_ok()).collect();
    men.sort_by_key(|other| (-board.values(*other).0, *other));
    men.dedup();
    let least = usize::from(comes.is_none());
    for count in least..=men.len() {
        let band: Men = comes.map(|_| id).into_iter().chain(men[..count].iter().copied()).collect();
        let value = judge.combat_value(&band, target);
        if value > 0 {
            all.push(Strike { value, target, men: band });
        }
    }
}

/// The first of those attacks that bring most together, of all that a side may make now.
pub fn best_attack(judge: &Judge, prompt: &Prompt) -> Option<Strike> {
    /// Of more men beside an enemy the weakest are left out.
    const MOST_MEN: usize = 6;
    /// So many are looked at as the first one.
    const FIRST: usize = 24;
    let (board, side) = (judge.board, judge.side);
    let most = if board.is_surprised(side) { 1 } else { MOST_MEN as u32 };
    let mut strikes = vec![];
    for target in prompt.offered.iter().filter_map(|order| ATTACK.of(*order)) {
        let joins = |id: &PieceId| may_join(board, side, *id, target, &[]).is_ok() && is_free(board, *id);
        let mut men: Vec<PieceId> = board.on_field(side).filter(joins).collect();
        men.sort_by_key(|id| (-board.values(*id).0, *id));
        men.truncate(MOST_MEN);
        for chosen in (1_u32..1 << men.len()).filter(|chosen| chosen.count_ones() <= most) {
            let band: Men = (0..men.len()).filter(|i| chosen & 1 << i != 0).map(|i| men[i]).collect();
            let value = judge.combat_value(&band, target);
            if value >= judge.weights.least_attack {
                strikes.push(Strike { value, target, men: band });
            }
        }
    }
    sort(&mut strikes);
    let whole = |first: &Strike| {
        let is_other =
            |other: &&Strike| other.target != first.target && !other.men.iter().any(|id| first.men.contains(id));
        first.value + together(strikes.iter().filter(is_other))
    };
    // Of those that bring as much the one that is worth most by itself.
    let first = strikes.iter().take(FIRST).rev().max_by_key(|strike| whole(strike))?;
    Some(first.clone())
}
