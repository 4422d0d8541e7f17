//! Chapter 5 of Tactique, losses: whole pieces are removed, chosen by their owner (T-5.04); damage that is too little
//! for a knight is carried over (T-5.05, R-41).
use crate::games::fief::access::{Read, Write};
use crate::games::fief::board::Board;
use crate::games::fief::chapters::battle::aftermath::steady;
use crate::games::fief::chapters::battle::losses::LOSE_LORD;
use crate::games::fief::chapters::battle::sides::prompt_at;
use crate::games::fief::chapters::battle::{fighters, soldiers};
use crate::games::fief::data::items::Item;
use crate::games::fief::rules::Rules;
use crate::games::fief::state::posts::{Band, Party, Post, Stand};
use crate::games::fief::state::war::Battle;
use crate::games::tactique::chapters::bearing::{Borne, Struck, bear, rule_of};
use crate::games::tactique::chapters::loss_choice::{Binding, binding, losable, usual, usual_run};
use crate::games::tactique::chapters::plague::{
    BURY, BURY_REST, BURY_WHICH, PLAGUE_TOLL, bury, bury_rest, bury_which, plague_toll,
};
use crate::games::tactique::data::files::BOMBARD;
use crate::games::tactique::rules::{MERCENARY, Tactics};
use crate::games::tactique::state::melee::Melee;
use crate::games::tactique::state::mercenaries::Hired;
use crate::table::kit::counters::Counters;
use crate::table::prelude::*;
use bevy::prelude::*;
use smallvec::SmallVec;

/// Damage that could not remove anything earlier in the battle is added to what strikes the side now (T-5.05).
pub const CARRIED: Step<()> = Step::new("tactique.carried");
/// Troops are removed before any lord falls (T-5.05).
pub const TROOPS: Step<()> = Step::new("tactique.troops");
/// Which piece goes next? (D-33)
pub const WHICH_PIECE: Step<Party> = Step::new("tactique.which_piece");

/// A piece of this kind is removed.
pub const LOSE_PIECE: Verb<Kind> = Verb::new("tactique.lose_piece");
/// Removes all that has to go, the smallest pieces first, guards last (D-33, D-43).
pub const LOSE_REST: Verb<()> = Verb::new("tactique.lose_rest");

pub const NOT_THIS_ONE: Refusal = Refusal::new("loss_mismatch", "T-5.04");
pub const ABSORBS_NOTHING: Refusal = Refusal::new("loss_mismatch", "T-2.08");
pub const NONE_THERE: Refusal = Refusal::new("loss_mismatch", "F-9.12");
pub const LORDS_LAST: Refusal = Refusal::new("loss_mismatch", "T-5.05");

/// A sort of pieces that a family could lose.
#[derive(Clone, Copy, Debug)]
pub struct Sort {
    pub item: Item,
    /// The damage that removes one.
    pub worth: u16,
    pub number: u16,
}
/// What can be lost, sort by sort.
pub type Pool = SmallVec<[Sort; 8]>;

/// Adds a family's own troops to a pool: archers are removed by one point (T-1.02), a knight by three (T-5.04).
/// Bombards absorb no damage and are left out (T-2.08).
pub(super) fn own_sorts(rules: &Rules, counters: Counters, pool: &mut Pool) {
    for (sort, worth) in rules.soldiers.values().iter().enumerate() {
        let number = u16::from(counters.0[sort]);
        if number > 0 && *worth > 0 {
            pool.push(Sort { item: Item::Soldiers(sort as u8), worth: *worth, number });
        }
    }
}
/// Adds guards to a pool. A guard piece is removed by as much damage as its kind (T-3.09); its points tell which pieces
/// there are. Guards of Fief's chapter 12 are counters that are changed freely, so any number of their points may go
/// (T-3.11).
pub(super) fn guard_sorts(rules: &Rules, guards: [u16; 2], pool: &mut Pool) {
    let free = rules.units.guards.come_with_the_crown;
    for (points, kings) in guards.into_iter().zip([true, false]).filter(|(points, _)| *points > 0) {
        let set = if kings { &rules.kings_guard } else { &rules.queens_guard };
        let item = |sort: usize| if kings { Item::KingsGuard(sort as u8) } else { Item::QueensGuard(sort as u8) };
        if free {
            pool.push(Sort { item: item(0), worth: 1, number: points });
            continue;
        }
        let laid = set.lay_out(&[points]).and_then(|laid| laid.first().copied()).unwrap_or_default();
        for (sort, worth) in set.values().iter().enumerate().filter(|(sort, _)| laid.0[*sort] > 0) {
            pool.push(Sort { item: item(sort), worth: *worth, number: laid.0[sort].into() });
        }
    }
}
/// What a party with these troops, points of guards and points of mercenaries can lose; mercenaries are removed as
/// sergeants are (T-4.08).
pub(super) fn pool_of(rules: &Rules, tactics: &Tactics, pieces: Counters, guards: [u16; 2], hired: u16) -> Pool {
    let mut pool = Pool::new();
    own_sorts(rules, pieces, &mut pool);
    guard_sorts(rules, guards, &mut pool);
    let worth = tactics.data.troops.mercenaries.strength as u16;
    let number = hired / worth.max(1);
    if number > 0 {
        pool.push(Sort { item: MERCENARY, worth, number });
    }
    pool
}
/// What a party can lose in the battle under way.
pub(super) fn pool(board: &Board, tactics: &Tactics, village: Place, party: Party) -> Pool {
    let pieces = board.forces.counters(party.seat, village, |stand| stand == party.stand);
    let [_, kings, queens] = soldiers(board, village, party);
    pool_of(board.rules, tactics, pieces, [kings, queens], board.forces.auxiliaries(village, party))
}

/// Takes pieces of a sort off the board: own troops go back to the family's supply, guard pieces to the neutral stock
/// (T-3.10), mercenaries to the reserve (T-4.15).
pub(super) fn take(
    write: &mut Write,
    hired: &mut Hired,
    seat: Seat,
    village: Place,
    stands: impl Fn(Stand) -> bool,
    sort: Sort,
) {
    let rules = Res::clone(&write.rules);
    match sort.item {
        Item::Soldiers(number) => {
            for _ in 0..sort.number {
                let there = |g: &&crate::games::fief::state::forces::Group| {
                    stands(g.post.stand()) && g.counters.0[usize::from(number)] > 0
                };
                let Some(post) = write.forces.at(seat, village).find(there).map(|g| g.post) else { break };
                let one = Counters::one(number.into());
                write.forces.take_counters(&rules.soldiers, seat, (village, post), one);
            }
        }
        Item::KingsGuard(_) => {
            let held = write.forces.kings_guard;
            write.forces.kings_guard -= fallen(&rules.kings_guard, held, sort, &rules);
        }
        Item::QueensGuard(_) => {
            let held = write.forces.queens_guard;
            write.forces.queens_guard -= fallen(&rules.queens_guard, held, sort, &rules);
        }
        _ => {
            hired.fall(seat, village, sort.number as u8);
            if let Some(kinds) = write.forces.kinds_mut() {
                let own = kinds.auxiliaries.iter_mut().find(|a| a.at == village && a.party.seat == seat && a.stands);
                if let Some(own) = own {
                    own.points = own.points.saturating_sub(sort.worth * sort.number);
                }
                kinds.auxiliaries.retain(|a| a.points > 0);
            }
        }
    }
}
/// How many points of a guard go with these pieces. Where counters are changed freely, more go if the rest could not be
/// shown (F-9.14).
pub(super) fn fallen(set: &crate::table::kit::counters::CounterSet, held: u16, sort: Sort, rules: &Rules) -> u16 {
    let wanted = (sort.worth * sort.number).min(held);
    if rules.units.guards.come_with_the_crown { set.loss(&[held], 0, wanted) } else { wanted }
}

pub(super) fn note_lost(write: &mut Write, seat: Seat, sort: Sort, event: &'static str, rule: &'static str) {
    let piece = write.rules.kind(sort.item);
    write.chronicle.note(rule, || {
        Entry::new(event, rule).by(seat).with("pieces", Word::Several(Target::Kind(piece), sort.number.into()))
    });
}

/// Removes the bombards of a party: no other troops of their army are left (T-2.09), or they stand alone (T-2.10).
pub(super) fn lose_bombards(write: &mut Write, party: Party, village: Place, rule: &'static str) {
    let counters = write.forces.counters(party.seat, village, |stand| stand == party.stand);
    let number = u16::from(counters.0[BOMBARD]);
    if number == 0 {
        return;
    }
    let rules = Res::clone(&write.rules);
    let posts: SmallVec<[Post; 4]> = write.forces.at(party.seat, village).map(|g| g.post).collect();
    for post in posts.into_iter().filter(|post| post.stand() == party.stand) {
        let mut all = Counters::default();
        all.0[BOMBARD] = counters.0[BOMBARD];
        write.forces.take_counters(&rules.soldiers, party.seat, (village, post), all);
    }
    let sort = Sort { item: Item::Soldiers(BOMBARD as u8), worth: 0, number };
    note_lost(write, party.seat, sort, "tactique-log-lost", rule);
}

/// Damage carried over is added to the next that the side takes, whichever of its families bears it (T-5.05).
pub(in crate::games::tactique) fn carried(In(()): In<()>, mut write: Write, mut melee: ResMut<Melee>) -> Flow {
    let Some(battle) = &mut write.war.battle else { return Flow::done() };
    melee.carry.retain(|(party, points)| {
        let blow = battle.blows.iter_mut().find(|blow| blow.parties.contains(party));
        if let Some(blow) = blow {
            blow.points += points;
            return false;
        }
        true
    });
    Flow::done()
}

/// The parties that were struck in the battle under way, with the pieces on the board.
struct OnBoard<'a, 'w, 's> {
    write: &'a mut Write<'w, 's>,
    hired: &'a mut Hired,
    melee: &'a mut Melee,
    tactics: &'a Tactics,
    village: Place,
}
impl Struck for OnBoard<'_, '_, '_> {
    fn fronts(&self) -> SmallVec<[Band; 4]> {
        fronts(self.write.war.battle.as_ref())
    }
    fn due(&self, number: usize) -> Option<(Party, u16)> {
        self.write.war.battle.as_ref().and_then(|battle| battle.dues.get(number).copied())
    }
    fn set_due(&mut self, number: usize, points: u16) {
        if let Some(due) = self.write.war.battle.as_mut().and_then(|battle| battle.dues.get_mut(number)) {
            due.1 = points;
        }
    }
    fn pool(&self, party: Party) -> Pool {
        pool(&self.write.board(), self.tactics, self.village, party)
    }
    fn lose(&mut self, party: Party, gone: Sort, rule: &'static str) {
        take(self.write, self.hired, party.seat, self.village, |stand| stand == party.stand, gone);
        note_lost(self.write, party.seat, gone, "tactique-log-lost", rule);
    }
    fn lose_bombards(&mut self, party: Party) {
        lose_bombards(self.write, party, self.village, "T-2.09");
    }
    fn carry(&mut self, party: Party, points: u16) {
        self.melee.carry.push((party, points));
        self.write.chronicle.note("T-5.05", || {
            let points = Word::Number(points.into());
            Entry::new("tactique-log-carried", "T-5.05").by(party.seat).with("points", points)
        });
    }
    fn tell_together(&mut self, bearer: Party, points: u16) {
        self.write.chronicle.note("T-5.04", || {
            Entry::new("tactique-log-together", "T-5.04").by(bearer.seat).with("points", Word::Number(points.into()))
        });
    }
}
fn fronts(battle: Option<&Battle>) -> SmallVec<[Band; 4]> {
    battle.iter().flat_map(|battle| battle.fronts()).map(|(_, band)| band).collect()
}

/// Removes what has to go of every party that was struck, and asks its owner where there is a choice (T-5.04). Lords
/// are hit by what is left of the damage only when no troops are left; else it is carried over (T-5.05).
pub(in crate::games::tactique) fn troops(
    In(()): In<()>,
    mut write: Write,
    mut hired: ResMut<Hired>,
    mut melee: ResMut<Melee>,
    tactics: Res<Tactics>,
) -> Flow {
    let Some(battle) = &mut write.war.battle else { return Flow::done() };
    let village = battle.village;
    // The damage of several who strike the same party is added up.
    let mut dues: Vec<(Party, u16)> = vec![];
    for (party, points) in std::mem::take(&mut battle.dues) {
        match dues.iter_mut().find(|(of, _)| *of == party) {
            Some((_, all)) => *all += points,
            None => dues.push((party, points)),
        }
    }
    battle.dues = dues;
    let partial = tactics.switches.knight_partial;
    let mut struck = OnBoard { write: &mut write, hired: &mut hired, melee: &mut melee, tactics: &tactics, village };
    match bear(&mut struck, partial) {
        Borne::Asks(party) => {
            steady(&mut write);
            Flow::then([WHICH_PIECE.on(party)]).and_again()
        }
        Borne::Again => Flow::again(),
        Borne::Done => {
            steady(&mut write);
            Flow::done()
        }
    }
}

/// What binds a party of the battle under way.
pub(super) fn binding_of(board: &Board, tactics: &Tactics, party: Party) -> Binding {
    let Some(battle) = &board.war.battle else { return Binding::Fitting };
    let left = |party: &Party| {
        let (_, points) = battle.dues.iter().copied().find(|(of, points)| of == party && *points > 0)?;
        let pool = pool(board, tactics, battle.village, *party);
        (!party.is_rebels() && !pool.is_empty()).then_some((*party, points, pool))
    };
    let rest = fronts(Some(battle)).iter().map(|band| band.iter().filter_map(left).collect()).collect::<Vec<_>>();
    binding(tactics.switches.knight_partial, &rest, party)
}

/// The village of the battle, and how many points this party still has to lose.
pub(super) fn choosing(board: &Board, party: Party) -> Option<(Place, u16)> {
    let battle = board.war.battle.as_ref()?;
    let (_, points) = battle.dues.iter().copied().find(|(of, points)| *of == party && *points > 0)?;
    Some((battle.village, points))
}
pub(super) fn offer_pieces(
    board: &Board,
    prompt: &mut Prompt,
    verb: &Verb<Kind>,
    pool: &Pool,
    losable: &Pool,
    bombard: Refusal,
) {
    let goes = |piece: Kind| {
        let item = board.rules.item(piece);
        let among = |sorts: &Pool| sorts.iter().any(|sort| sort.item == item);
        match among(pool) {
            true if among(losable) => Ok(()),
            true => Err(NOT_THIS_ONE),
            false if item == Item::Soldiers(BOMBARD as u8) => Err(bombard),
            false => Err(NONE_THERE),
        }
    };
    prompt.offer(verb, losable.iter().map(|sort| board.rules.kind(sort.item)), goes);
}
pub(in crate::games::tactique) fn which_piece(
    In(party): In<Party>,
    read: Read,
    ask: Ask,
    tactics: Res<Tactics>,
) -> Prompt {
    let board = read.board();
    let mut prompt = prompt_at(&board, &ask, party.seat, "tactique-ask-which-piece");
    let Some((village, points)) = choosing(&board, party) else { return prompt };
    let pool = pool(&board, &tactics, village, party);
    prompt.offer(&LOSE_REST, [()], |()| Ok(()));
    let losable = losable(&pool, points, binding_of(&board, &tactics, party));
    offer_pieces(&board, &mut prompt, &LOSE_PIECE, &pool, &losable, ABSORBS_NOTHING);
    prompt.closed(&LOSE_LORD, LORDS_LAST);
    prompt.closing = usual(&losable).map(|sort| LOSE_PIECE.on(board.rules.kind(sort.item)));
    prompt.with("points", Word::Number(points.into()))
}
pub(in crate::games::tactique) fn lose_piece(
    In((seat, piece)): In<(Seat, Kind)>,
    mut write: Write,
    mut hired: ResMut<Hired>,
    tactics: Res<Tactics>,
) -> Flow {
    let item = write.rules.item(piece);
    // The first party of the family that is struck and has such a piece.
    let board = write.board();
    let Some(battle) = board.war.battle.as_ref() else { return Flow::done() };
    let village = battle.village;
    let found = battle.dues.iter().enumerate().find_map(|(i, (party, points))| {
        let sorts = losable(&pool(&board, &tactics, village, *party), *points, binding_of(&board, &tactics, *party));
        let sort = sorts.into_iter().find(|sort| sort.item == item)?;
        (party.seat == seat && *points > 0).then_some((i, *party, *points, Sort { number: 1, ..sort }))
    });
    let Some((number, party, points, sort)) = found else { return Flow::done() };
    take(&mut write, &mut hired, seat, village, |stand| stand == party.stand, sort);
    note_lost(&mut write, seat, sort, "tactique-log-lost", rule_of(points, sort));
    if let Some(battle) = &mut write.war.battle {
        let due = &mut battle.dues[number].1;
        *due = due.saturating_sub(sort.worth);
    }
    Flow::done()
}

/// The first party of the seat that still has to lose something loses the usual pieces until none fits any more.
pub(in crate::games::tactique) fn lose_rest(
    In((seat, ())): In<(Seat, ())>,
    mut write: Write,
    mut hired: ResMut<Hired>,
    tactics: Res<Tactics>,
) -> Flow {
    loop {
        let board = write.board();
        let Some(battle) = board.war.battle.as_ref() else { return Flow::done() };
        let village = battle.village;
        let next = battle.dues.iter().enumerate().filter(|(_, (party, _))| party.seat == seat);
        let next = next.filter_map(|(i, (party, points))| {
            let pool = pool(&board, &tactics, village, *party);
            let gone = usual_run(&pool, *points, binding_of(&board, &tactics, *party))?;
            Some((i, *party, *points, gone))
        });
        let Some((i, party, points, gone)) = next.take(1).next() else { return Flow::done() };
        take(&mut write, &mut hired, seat, village, |stand| stand == party.stand, gone);
        note_lost(&mut write, seat, gone, "tactique-log-lost", rule_of(points, gone));
        if let Some(battle) = &mut write.war.battle {
            let due = &mut battle.dues[i].1;
            *due = due.saturating_sub(gone.worth * gone.number);
        }
    }
}

// ------------------------------------------------------------ What cannot stay

/// Whether mercenaries have nobody of the family left beside them: neither soldiers and guards nor a fighting lord
/// (T-4.09).
pub(super) fn are_masterless(soldiers: [u16; 3], lords: usize) -> bool {
    soldiers.iter().sum::<u16>() == 0 && lords == 0
}

/// Bombards that stand alone are removed (T-2.10). Mercenaries fight no more if nobody of the family is left beside
/// them (T-4.09).
pub fn settle(write: &mut Write) {
    let lone = write.forces.groups().iter().any(|g| g.counters.0[BOMBARD] > 0);
    let hired = write.forces.kinds().is_some_and(|kinds| !kinds.auxiliaries.is_empty());
    if lone {
        let board = write.board();
        let mut alone: SmallVec<[(Party, Place); 4]> = SmallVec::new();
        for group in board.forces.groups().iter().filter(|g| g.counters.0[BOMBARD] > 0) {
            let party = Party::new(group.seat, group.post.stand());
            let beside = board.forces.at(group.seat, group.at).any(|g| g.post.stand() == party.stand && g.points > 0);
            let lords = board.free_lords_of(group.seat);
            let mut lords = lords.filter(|row| row.at == group.at && row.lord.post().stand() == party.stand);
            if !beside && lords.next().is_none() {
                alone.push((party, group.at));
            }
        }
        alone.into_iter().for_each(|(party, village)| lose_bombards(write, party, village, "T-2.10"));
    }
    if hired {
        let board = write.board();
        let kinds = board.forces.kinds().expect("there are mercenaries");
        let masterless =
            |party: Party, at: Place| are_masterless(soldiers(&board, at, party), fighters(&board, at, party).count());
        let gone: SmallVec<[bool; 4]> = kinds.auxiliaries.iter().map(|a| masterless(a.party, a.at)).collect();
        if let Some(kinds) = write.forces.kinds_mut() {
            kinds.auxiliaries.iter_mut().zip(gone).filter(|(_, gone)| *gone).for_each(|(a, _)| a.stands = false);
        }
    }
}

/// Registers the steps, decisions and verbs of this chapter.
pub fn plugin(app: &mut App) {
    app.before(&crate::games::fief::chapters::battle::losses::DIVIDE, &CARRIED)
        .step(&CARRIED, carried)
        .before(&crate::games::fief::chapters::battle::losses::LOSE, &TROOPS)
        .step(&TROOPS, troops)
        .decision(&WHICH_PIECE, which_piece)
        .verb(&LOSE_PIECE, lose_piece)
        .verb(&LOSE_REST, lose_rest)
        .before(&crate::games::fief::chapters::plague::PLAGUE_LOSSES, &PLAGUE_TOLL)
        .step(&PLAGUE_TOLL, plague_toll)
        .decision(&BURY_WHICH, bury_which)
        .verb(&BURY, bury)
        .verb(&BURY_REST, bury_rest);
}
