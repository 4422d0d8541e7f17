//! Chapters 9 and 17, who is there, how strong (F-9.05, F-9.06), behind what walls (F-9.10); and who fights on which
//! side (F-8.21, F-17.01, F-17.02, F-17.03, F-17.04, F-17.05, F-17.07, D-22, D-23, D-24, D-25).
pub use crate::games::fief::chapters::battle::combat_results::Column;

use crate::games::fief::access::{Read, Write};
use crate::games::fief::board::{Board, LordRow};
use crate::games::fief::chapters::battle::combat_results::Front;
use crate::games::fief::chapters::names::place;
use crate::games::fief::chapters::prisoners::Taken;
use crate::games::fief::state::posts::{Band, Party, STANDS, Stand};
use crate::games::fief::state::war::{Battle, Purpose, Side, War};
use crate::table::prelude::*;
use bevy::prelude::*;

/// Guests who are to be arrested: do they yield? (D-22)
pub const YIELD_OR_RESIST: Step<Party> = Step::new("fief.yield_or_resist");
/// On whose side does this family fight? (D-23)
pub const STANCE: Step<Party> = Step::new("fief.stance");
/// Is it taken on that side?
pub const TAKE_ON: Step<()> = Step::new("fief.take_on");
/// Do the attackers fight jointly? (D-24)
pub const MODE: Step<i32> = Step::new("fief.mode");
/// Do the defenders join their reinforcements outside for a sortie? (F-17.03, D-25)
pub const SORTIE: Step<Party> = Step::new("fief.sortie");

pub const YIELD: Verb<()> = Verb::new("fief.yield");
pub const RESIST: Verb<()> = Verb::new("fief.resist");
pub const JOIN_ATTACK: Verb<()> = Verb::new("fief.join_attack");
pub const JOIN_DEFENCE: Verb<()> = Verb::new("fief.join_defence");
pub const STAND_ASIDE: Verb<()> = Verb::new("fief.stand_aside");
pub const TAKE_HELP: Verb<()> = Verb::new("fief.take_help");
pub const SPURN: Verb<()> = Verb::new("fief.spurn");
pub const JOINTLY: Verb<()> = Verb::new("fief.jointly");
pub const SEPARATELY: Verb<()> = Verb::new("fief.separately");
pub const SALLY: Verb<()> = Verb::new("fief.sally");
pub const KEEP_WALLS: Verb<()> = Verb::new("fief.keep_walls");

/// The free lords of a party.
pub fn lords_of<'b>(board: &'b Board, village: Place, party: Party) -> impl Iterator<Item = &'b LordRow> {
    let there = move |row: &&LordRow| row.at == village && row.lord.post().stand() == party.stand;
    board.free_lords_of(party.seat).filter(there)
}
/// Those of them who fight: men, crowned women, the d'Arc woman (F-9.06).
pub fn fighters<'b>(board: &'b Board, village: Place, party: Party) -> impl Iterator<Item = &'b LordRow> {
    lords_of(board, village, party).filter(|row| fights(board, row))
}
/// Whether a lord is one of those who fight (F-9.06).
pub fn fights(board: &Board, row: &LordRow) -> bool {
    !board.is_woman(row.id) || row.lord.darc || board.is_crowned(row.id)
}
/// Points of a party: soldiers, King's guard, Queen's guard.
pub fn soldiers(board: &Board, village: Place, party: Party) -> [u16; 3] {
    if party.is_rebels() {
        return [board.revolt.0.filter(|u| u.at == village).map_or(0, |u| u.points), 0, 0];
    }
    let here = board.forces.at(party.seat, village).filter(|g| g.post.stand() == party.stand);
    let mut points = [here.map(|g| g.points).sum(), 0, 0];
    let crown = board.crown;
    let guards = [(crown.master_of_guard(), board.forces.kings_guard), (crown.queen, board.forces.queens_guard)];
    for (i, (royal, guard)) in guards.into_iter().enumerate().filter(|(_, (_, guard))| *guard > 0) {
        if royal.is_some_and(|royal| lords_of(board, village, party).any(|row| row.id == royal)) {
            points[i + 1] = guard;
        }
    }
    points
}
/// What a party is worth in battle (F-9.05).
pub fn strength(board: &Board, village: Place, party: Party) -> u16 {
    let lords = if party.is_rebels() { 0 } else { fighters(board, village, party).count() as u16 };
    soldiers(board, village, party).iter().sum::<u16>() + board.forces.auxiliaries(village, party) + lords
}
/// Whether a party has any piece there.
pub fn present(board: &Board, village: Place, party: Party) -> bool {
    if party.is_rebels() {
        return board.has_rebels(village);
    }
    lords_of(board, village, party).next().is_some()
        || board.forces.at(party.seat, village).any(|g| g.post.stand() == party.stand)
}
/// Every party in a village but the rebels, in turn order.
pub fn parties(board: &Board, village: Place) -> Band {
    if !STANDS.into_iter().any(|stand| board.anybody_stands(village, stand)) {
        return Band::new();
    }
    let all = board.progress.order().flat_map(|seat| STANDS.map(|stand| Party { seat, stand }));
    all.filter(|party| board.stands(party.seat, village, party.stand)).collect()
}
/// Where a family fights from in a village, if it is there.
pub fn party_of(board: &Board, seat: Seat, village: Place) -> Option<Party> {
    let stand = STANDS.into_iter().find(|stand| board.stands(seat, village, *stand));
    stand.filter(|_| board.progress.is_in(seat)).map(|stand| Party { seat, stand })
}

/// Behind what a band stands (F-9.10, F-16.30, F-16.41): walls protect those who are all within them.
pub fn column(board: &Board, village: Place, band: &[Party], sortie: bool) -> Column {
    let v = board.realm.village(village);
    let within = |party: &Party| match party.stand {
        Stand::Inside => true,
        Stand::Gate | Stand::Relief => false,
        Stand::Rebels => board.families_inside(village).next().is_none(),
    };
    match (sortie || !band.iter().all(within), v.city, v.castle) {
        (false, true, _) => Column::City,
        (false, _, true) => Column::Castle,
        _ => Column::Open,
    }
}
/// A band as a front (F-9.05, F-9.10).
pub fn front(board: &Board, village: Place, band: &[Party], sortie: bool) -> Front {
    let mut front = Front { column: column(board, village, band, sortie), ..Default::default() };
    for party in band {
        let [own, kings, queens] = soldiers(board, village, *party);
        front.troops += own + kings + queens + board.forces.auxiliaries(village, *party);
        front.guarded |= kings + queens > 0;
        if !party.is_rebels() {
            for row in fighters(board, village, *party) {
                front.lords += 1;
                front.darc |= row.lord.darc;
            }
        }
    }
    front
}
/// A front of the battle under way.
pub fn front_of(board: &Board, battle: &Battle, side: Side, band: &[Party]) -> Front {
    let mut front = front(board, battle.village, band, battle.sortie && side == Side::Defence);
    if battle.has_rebels() && band.iter().any(|party| party.stand == Stand::Inside) {
        // Whoever came to help does not take the walls from those within (F-16.30).
        let inside: Band = band.iter().copied().filter(|party| party.stand == Stand::Inside).collect();
        front.column = column(board, battle.village, &inside, false);
    }
    front
}
/// The strength of a side.
pub fn side_strength(board: &Board, battle: &Battle, side: Side) -> u16 {
    battle.sides[side].iter().map(|party| strength(board, battle.village, *party)).sum()
}

pub fn battle(war: &War) -> &Battle {
    war.battle.as_ref().expect("a battle is being fought")
}
pub fn battle_mut(war: &mut War) -> &mut Battle {
    war.battle.as_mut().expect("a battle is being fought")
}
/// A prompt about the battle under way.
pub fn prompt_at(board: &Board, ask: &Ask, seat: Seat, text: &'static str) -> Prompt {
    let prompt = ask.prompt(seat, text);
    match &board.war.battle {
        Some(battle) => prompt.with("village", place(battle.village)),
        None => prompt,
    }
}

/// What is to be settled before the first round.
pub(super) fn preliminaries(board: &Board, battle: &Battle) -> Vec<Task> {
    let Some(target) = battle.sides.defence.first() else { return vec![] };
    let mut tasks = vec![];
    if battle.purpose == Purpose::Arrest {
        tasks.push(YIELD_OR_RESIST.on(*target));
    }
    if battle.has_rebels() {
        return tasks;
    }
    let others = parties(board, battle.village);
    // A family is asked once, wherever it stands there.
    let once = others.iter().enumerate().filter(|(i, p)| others[..*i].iter().all(|other| other.seat != p.seat));
    let free = once.map(|(_, p)| p).filter(|p| battle.side_of(p.seat).is_none());
    tasks.extend(free.map(|p| STANCE.on(*p)));
    tasks.extend((0..board.rules.seats as i32).map(|seat| MODE.on(seat)));
    tasks.push(SORTIE.on(*target));
    tasks
}

pub(super) fn yield_or_resist(In(party): In<Party>, read: Read, ask: Ask) -> Prompt {
    let board = read.board();
    let mut prompt = prompt_at(&board, &ask, party.seat, "fief-ask-yield");
    prompt.offer(&YIELD, [()], |()| Ok(()));
    prompt.offer(&RESIST, [()], |()| Ok(()));
    prompt.closing = Some(RESIST.on(()));
    prompt
}
/// Their lords are prisoners, their soldiers are gone (F-8.21); the battle is over before its first round.
pub(super) fn yields(In((seat, ())): In<(Seat, ())>, mut write: Write) -> Flow {
    write.chronicle.note("F-8.21", || Entry::new("fief-log-yielded", "F-8.21").by(seat));
    let target = battle(&write.war).sides.defence[0];
    super::aftermath::give_up(&mut write, target, Taken::InBattle);
    Flow::done()
}
pub(super) fn resist(In((seat, ())): In<(Seat, ())>, mut write: Write) -> Flow {
    write.chronicle.note("F-8.21", || Entry::new("fief-log-resisted", "F-8.21").by(seat));
    Flow::done()
}

pub(super) fn stance(In(party): In<Party>, read: Read, ask: Ask) -> Prompt {
    let board = read.board();
    let mut prompt = prompt_at(&board, &ask, party.seat, "fief-ask-stance");
    let fights = board.war.battle.as_ref().is_some_and(|b| b.side_of(party.seat).is_none() && !b.is_one_sided());
    if fights && present(&board, battle(board.war).village, party) {
        prompt.offer(&JOIN_ATTACK, [()], |()| Ok(()));
        prompt.offer(&JOIN_DEFENCE, [()], |()| Ok(()));
        prompt.offer(&STAND_ASIDE, [()], |()| Ok(()));
        let ally = board.ally(party.seat).and_then(|ally| battle(board.war).side_of(ally));
        prompt.closing = Some(match ally {
            Some(Side::Attack) => JOIN_ATTACK.on(()),
            Some(Side::Defence) => JOIN_DEFENCE.on(()),
            None => STAND_ASIDE.on(()),
        });
    }
    prompt
}
fn wants(write: &mut Write, seat: Seat, side: Side) -> Flow {
    let board = write.board();
    let battle = battle(board.war);
    if let Some(party) = party_of(&board, seat, battle.village) {
        battle_mut(&mut write.war).joining = Some((party, side));
    }
    Flow::then([TAKE_ON.on(())])
}
pub(super) fn join_attack(In((seat, ())): In<(Seat, ())>, mut write: Write) -> Flow {
    wants(&mut write, seat, Side::Attack)
}
pub(super) fn join_defence(In((seat, ())): In<(Seat, ())>, mut write: Write) -> Flow {
    wants(&mut write, seat, Side::Defence)
}
pub(super) fn stand_aside(In((seat, ())): In<(Seat, ())>, mut write: Write) -> Flow {
    write.chronicle.note("F-17.07", || Entry::new("fief-log-aside", "F-17.07").by(seat));
    Flow::done()
}

/// The family whose party comes first on a side decides who joins it.
pub(super) fn take_on(In(()): In<()>, read: Read, ask: Ask) -> Prompt {
    let board = read.board();
    let Some((party, side)) = board.war.battle.as_ref().and_then(|battle| battle.joining) else {
        return ask.prompt(Seat(0), "fief-ask-take-on");
    };
    let speaks = battle(board.war).sides[side][0].seat;
    let mut prompt = prompt_at(&board, &ask, speaks, "fief-ask-take-on");
    prompt.offer(&TAKE_HELP, [()], |()| Ok(()));
    prompt.offer(&SPURN, [()], |()| Ok(()));
    let ally = board.ally(speaks) == Some(party.seat);
    prompt.closing = Some(if ally { TAKE_HELP.on(()) } else { SPURN.on(()) });
    prompt.with("guest", Word::On(Target::Seat(party.seat)))
}
pub(super) fn take_help(In((seat, ())): In<(Seat, ())>, mut write: Write) -> Flow {
    let board = write.board();
    let village = battle(board.war).village;
    let Some((party, side)) = battle(board.war).joining else { return Flow::done() };
    // All that the family has there fights with it.
    let all: Band = parties(&board, village).into_iter().filter(|p| p.seat == party.seat).collect();
    let battle = battle_mut(&mut write.war);
    battle.joining = None;
    battle.sides[side].extend(all);
    write.chronicle.note("F-17.01", || {
        Entry::new("fief-log-helped", "F-17.01").by(seat).with("guest", Word::On(Target::Seat(party.seat)))
    });
    Flow::done()
}
pub(super) fn spurn(In((seat, ())): In<(Seat, ())>, mut write: Write) -> Flow {
    battle_mut(&mut write.war).joining = None;
    write.chronicle.note("F-17.07", || Entry::new("fief-log-spurned", "F-17.07").by(seat));
    Flow::done()
}

/// Every attacker is asked, until one refuses to fight jointly (F-17.01, F-17.02).
pub(super) fn mode(In(seat): In<i32>, read: Read, ask: Ask) -> Prompt {
    let board = read.board();
    let seat = Seat(seat as u8);
    let mut prompt = prompt_at(&board, &ask, seat, "fief-ask-mode");
    let Some(battle) = &board.war.battle else { return prompt };
    let side = &battle.sides.attack;
    let several = side.iter().any(|party| party.seat != side[0].seat);
    if several && !battle.separate && side.iter().any(|party| party.seat == seat) && !battle.sides.defence.is_empty() {
        prompt.offer(&JOINTLY, [()], |()| Ok(()));
        prompt.offer(&SEPARATELY, [()], |()| Ok(()));
        prompt.closing = Some(SEPARATELY.on(()));
    }
    prompt
}
pub(super) fn jointly(In((seat, ())): In<(Seat, ())>, mut write: Write) -> Flow {
    write.chronicle.note("F-17.01", || Entry::new("fief-log-jointly", "F-17.01").by(seat));
    Flow::done()
}
pub(super) fn separately(In((seat, ())): In<(Seat, ())>, mut write: Write) -> Flow {
    battle_mut(&mut write.war).separate = true;
    write.chronicle.note("F-17.02", || Entry::new("fief-log-separately", "F-17.02").by(seat));
    Flow::done()
}

/// The defender's reinforcements outside the walls (F-17.03, R-14): his own, and those of families that have joined
/// him.
pub fn relief(board: &Board, battle: &Battle) -> Band {
    let Some(target) = battle.sides.defence.first() else { return Band::new() };
    let own = Party { seat: target.seat, stand: Stand::Relief };
    let mut relief: Band = battle.sides.defence.iter().copied().filter(|p| p.stand == Stand::Relief).collect();
    if !relief.contains(&own) && present(board, battle.village, own) {
        relief.push(own);
    }
    relief
}
pub(super) fn sortie(In(target): In<Party>, read: Read, ask: Ask) -> Prompt {
    let board = read.board();
    let mut prompt = prompt_at(&board, &ask, target.seat, "fief-ask-sortie");
    let Some(battle) = &board.war.battle else { return prompt };
    let walled = column(&board, battle.village, &[target], false) != Column::Open;
    if walled && target.stand == Stand::Inside && !relief(&board, battle).is_empty() {
        prompt.offer(&SALLY, [()], |()| Ok(()));
        prompt.offer(&KEEP_WALLS, [()], |()| Ok(()));
        prompt.closing = Some(KEEP_WALLS.on(()));
    }
    prompt
}
/// The battle as it is fought if the defenders come out to their reinforcements, or stay behind their walls.
pub fn defended(board: &Board, battle: &Battle, out: bool) -> Battle {
    let mut battle = battle.clone();
    if out {
        for party in relief(board, &battle) {
            if !battle.sides.defence.contains(&party) {
                battle.sides.defence.push(party);
            }
        }
        battle.sortie = true;
    } else {
        battle.sides.defence.retain(|party| party.stand != Stand::Relief);
    }
    battle
}
pub(super) fn sally(In((seat, ())): In<(Seat, ())>, mut write: Write) -> Flow {
    let out = defended(&write.board(), battle(&write.war), true);
    *battle_mut(&mut write.war) = out;
    write.chronicle.note("F-17.04", || Entry::new("fief-log-sortie", "F-17.04").by(seat));
    Flow::done()
}
pub(super) fn keep_walls(In((seat, ())): In<(Seat, ())>, mut write: Write) -> Flow {
    let within = defended(&write.board(), battle(&write.war), false);
    *battle_mut(&mut write.war) = within;
    write.chronicle.note("F-17.05", || Entry::new("fief-log-behind-walls", "F-17.05").by(seat));
    Flow::done()
}
