//! Chapter 9, rounds: grace and surrender (F-9.26, F-9.27, F-9.28, F-9.29, F-9.39, F-14.09, F-17.09), aiming (F-9.21,
//! F-9.22, F-9.23, F-9.24, F-9.43), which of several attackers the defender strikes (F-17.02), and the dice (F-9.08,
//! F-9.09, F-9.11).
use crate::games::fief::access::{Read, Write};
use crate::games::fief::board::Board;
use crate::games::fief::chapters::battle::aftermath::{FINISH, give_up, steady};
use crate::games::fief::chapters::battle::combat_results;
use crate::games::fief::chapters::battle::combat_results::Column;
use crate::games::fief::chapters::battle::losses::DIVIDE;
use crate::games::fief::chapters::battle::sides::{
    battle_mut, fighters, front_of, lords_of, present, prompt_at, side_strength, strength,
};
use crate::games::fief::chapters::names::lord;
use crate::games::fief::chapters::prisoners::Taken;
use crate::games::fief::chapters::succession::deaths::falls;
use crate::games::fief::rules::Rules;
use crate::games::fief::state::posts::{Band, Party, Post, Stand};
use crate::games::fief::state::war::{Battle, Blow, Cast, Side, Thrown};
use crate::table::prelude::*;
use bevy::prelude::*;
use smallvec::SmallVec;

/// A round, if the battle is not over.
pub const ROUND: Step<()> = Step::new("fief.round");
/// Is this party ready to fight? (D-28, D-30, D-31)
pub const READY: Step<Party> = Step::new("fief.ready");
/// Whose turn it is to be asked.
pub const TURN_OF: Step<Party> = Step::new("fief.turn_of");
/// Is grace granted? (D-29)
pub const GRANT_GRACE: Step<Seat> = Step::new("fief.grant_grace");
pub const GRACE_SETTLED: Step<()> = Step::new("fief.grace_settled");
/// The round begins: what an expansion puts before the dice comes after this.
pub const ROUND_OPENS: Step<()> = Step::new("fief.round_opens");
/// The dice are thrown.
pub const ROLL: Step<()> = Step::new("fief.roll");
/// The dice take effect; until then they lie on the table as they were thrown.
pub const BLOW: Step<()> = Step::new("fief.blow");

/// Fights this round.
pub const FIGHT: Verb<()> = Verb::new("fief.fight");
/// Asks grace for all lords of the family in the battle; without lords, surrenders.
pub const ASK_GRACE: Verb<()> = Verb::new("fief.ask_grace");
pub const SURRENDER: Verb<()> = Verb::new("fief.surrender");
/// A die aims at this lord.
pub const AIM: Verb<PieceId> = Verb::new("fief.aim");
/// The defender strikes this attacker.
pub const STRIKE: Verb<Seat> = Verb::new("fief.strike");
pub const GRANT_LIFE: Verb<()> = Verb::new("fief.grant_life");
pub const DENY: Verb<()> = Verb::new("fief.deny");

pub const NO_GRACE_FROM_REBELS: Refusal = Refusal::new("no_grace_from_rebels", "F-16.39");
pub const GRACE_REFUSED: Refusal = Refusal::new("already_asked", "F-9.28");
pub const NO_LORD_TO_SPARE: Refusal = Refusal::new("no_fighting_lord", "F-9.26");
pub const HAS_LORDS: Refusal = Refusal::new("not_an_option", "F-9.39");
pub const CANNOT_AIM: Refusal = Refusal::new("cannot_aim_behind_walls", "F-9.23");
pub const NOT_A_TARGET: Refusal = Refusal::new("not_an_option", "F-9.24");
pub const TOO_MANY_AIM_DICE: Refusal = Refusal::new("too_many_aim_dice", "F-9.21");
pub const NOT_AN_ATTACKER: Refusal = Refusal::new("not_an_option", "F-17.02");

pub(super) fn round(In(()): In<()>, mut write: Write) -> Flow {
    let board = write.board();
    let Some(battle) = &board.war.battle else { return Flow::done() };
    let over = Side::BOTH.into_iter().any(|side| side_strength(&board, battle, side) == 0);
    let most = board.rules.switches.max_rounds;
    // A script that has no faces left is reported as an error later; until then the battle must come to an end.
    let endless = i32::from(battle.round) >= most || write.dice.has_run_dry();
    if over || endless {
        return Flow::then([FINISH.on(())]);
    }
    let mut tasks: SmallVec<[Task; 8]> = SmallVec::new();
    tasks.push(ROUND_OPENS.on(()));
    for side in Side::BOTH {
        let parties = battle.sides[side].iter();
        tasks.extend(parties.flat_map(|party| [TURN_OF.on(*party), READY.on(*party)]));
    }
    tasks.push(ROLL.on(()));
    let battle = battle_mut(&mut write.war);
    battle.round += 1;
    battle.aims.clear();
    battle.pleaded.clear();
    battle.struck = None;
    Flow::then(tasks).and_again()
}

pub(super) fn round_opens(In(()): In<()>) -> Flow {
    Flow::done()
}

/// Which front a party fights in, with its number.
pub fn own_front(battle: &Battle, party: Party) -> Option<(u8, Side, Band)> {
    let fronts = battle.fronts();
    let found = fronts.into_iter().enumerate().find(|(_, (_, band))| band.contains(&party));
    found.map(|(i, (side, band))| (i as u8, side, band))
}
/// Whether a die of this front may aim at a lord (F-9.21, F-9.23, F-9.24).
fn may_aim(board: &Board, battle: &Battle, front: u8, id: PieceId) -> Allowed {
    let fronts = battle.fronts();
    let (side, band) = &fronts[usize::from(front)];
    let enemies = fronts.iter().filter(|(other, _)| other != side);
    let mut walled = false;
    for (other, enemy) in enemies {
        let found = enemy
            .iter()
            .any(|party| !party.is_rebels() && fighters(board, battle.village, *party).any(|row| row.id == id));
        if found {
            walled = front_of(board, battle, *other, enemy).column != Column::Open;
            if !walled {
                let own = front_of(board, battle, *side, band);
                let dice = combat_results::dice(board.rules, own.strength());
                let aimed = battle.aims.iter().filter(|(by, _)| *by == front).count() as i32;
                return if aimed < dice { Ok(()) } else { Err(TOO_MANY_AIM_DICE) };
            }
        }
    }
    Err(if walled { CANNOT_AIM } else { NOT_A_TARGET })
}

/// Whether a party may ask for grace, or surrender where it has no lords.
fn may_plead(board: &Board, battle: &Battle, party: Party) -> Allowed {
    if battle.has_rebels() {
        return Err(NO_GRACE_FROM_REBELS);
    }
    if battle.pleaded.iter().any(|p| p.seat == party.seat) {
        return Err(GRACE_REFUSED);
    }
    let side = battle.side_of(party.seat).unwrap_or(Side::Attack);
    let own = battle.sides[side].iter().filter(|p| p.seat == party.seat);
    let lords = own.map(|p| lords_of(board, battle.village, *p).count()).sum::<usize>();
    if lords > 0 { Ok(()) } else { Err(NO_LORD_TO_SPARE) }
}

pub(super) fn ready(In(party): In<Party>, read: Read, ask: Ask) -> Prompt {
    let board = read.board();
    let mut prompt = prompt_at(&board, &ask, party.seat, "fief-ask-ready");
    let Some(battle) = &board.war.battle else { return prompt };
    let Some((front, side, band)) = own_front(battle, party) else { return prompt };
    let over = battle.is_one_sided();
    if over || !present(&board, battle.village, party) {
        return prompt;
    }
    // The first party of the front that can still fight decides for the whole front.
    let first = band.iter().find(|p| strength(&board, battle.village, **p) > 0) == Some(&party);
    let targets = || {
        let enemies = battle.sides[side.other()].iter().filter(|p| !p.is_rebels());
        enemies.flat_map(|p| fighters(&board, battle.village, *p).map(|row| row.id))
    };
    let aims = first && targets().any(|id| may_aim(&board, battle, front, id).is_ok());
    if party.is_rebels() && !aims {
        return prompt;
    }
    if first {
        prompt.offer(&AIM, targets(), |id| may_aim(&board, battle, front, id));
    }
    let pleads = may_plead(&board, battle, party);
    prompt.offer(&ASK_GRACE, pleads.is_ok().then_some(()), |()| pleads);
    let surrenders = match pleads {
        Err(NO_LORD_TO_SPARE) => Ok(()),
        Err(why) => Err(why),
        Ok(()) => Err(HAS_LORDS),
    };
    prompt.offer(&SURRENDER, surrenders.is_ok().then_some(()), |()| surrenders);
    let choice = side == Side::Defence && battle.separate && battle.sides.attack.len() > 1 && first;
    let strikes = |seat: Seat| match choice && battle.sides.attack.iter().any(|p| p.seat == seat) {
        true => Ok(()),
        false => Err(NOT_AN_ATTACKER),
    };
    if choice {
        prompt.offer(&STRIKE, (0..board.rules.seats as u8).map(Seat), strikes);
    } else {
        prompt.closed(&STRIKE, NOT_AN_ATTACKER);
    }
    prompt.offer(&FIGHT, [()], |()| Ok(()));
    // Whoever names nobody strikes the strongest (D-30).
    prompt.closing = Some(FIGHT.on(()));
    prompt
}
pub(super) fn fight(In(_): In<(Seat, ())>) -> Flow {
    Flow::done()
}
/// The defender names the attacker to strike instead of the strongest, and is ready with that (F-17.02).
pub(super) fn strike(In((_, seat)): In<(Seat, Seat)>, mut write: Write) -> Flow {
    let battle = battle_mut(&mut write.war);
    battle.struck = battle.sides.attack.iter().copied().find(|party| party.seat == seat);
    Flow::done()
}
pub(super) fn aim(In((_, id)): In<(Seat, PieceId)>, mut write: Write) -> Flow {
    let battle = battle_mut(&mut write.war);
    let front = battle.speaking.and_then(|party| own_front(battle, party)).map_or(0, |(front, _, _)| front);
    battle.aims.push((front, id));
    Flow::again()
}

/// What a party asks of its enemies: grace for its lords (F-9.26), or, without a lord, to surrender its soldiers
/// (F-9.39).
#[derive(Clone, Copy, PartialEq, Eq)]
enum Plea {
    Grace,
    Surrender,
}

/// Somebody asks for grace or surrenders: every enemy has to agree (F-17.09), unless it must be granted (F-14.09).
fn plead(write: &mut Write, plea: Plea) -> Flow {
    let (event, rule) = match plea {
        Plea::Grace => ("fief-log-grace-asked", "F-9.26"),
        Plea::Surrender => ("fief-log-surrender", "F-9.39"),
    };
    let must = plea == Plea::Surrender || write.rules.switches.surrender;
    let battle = battle_mut(&mut write.war);
    let Some(party) = battle.speaking else { return Flow::done() };
    battle.pleading = Some(party);
    battle.pleaded.push(party);
    battle.denied = false;
    let side = battle.side_of(party.seat).unwrap_or(Side::Attack);
    let mut judges: SmallVec<[Seat; 4]> = SmallVec::new();
    for enemy in &battle.sides[side.other()] {
        if !judges.contains(&enemy.seat) && !must {
            judges.push(enemy.seat);
        }
    }
    write.chronicle.note(rule, || Entry::new(event, rule).by(party.seat));
    let tasks = judges.into_iter().map(|seat| GRANT_GRACE.on(seat));
    let then = Flow::then(tasks.chain([GRACE_SETTLED.on(())]));
    then.and_again()
}
pub(super) fn ask_grace(In(_): In<(Seat, ())>, mut write: Write) -> Flow {
    plead(&mut write, Plea::Grace)
}
/// The surrender of soldiers without a lord needs no consent (F-9.39).
pub(super) fn surrender(In(_): In<(Seat, ())>, mut write: Write) -> Flow {
    plead(&mut write, Plea::Surrender)
}

pub(super) fn grant_grace(In(seat): In<Seat>, read: Read, ask: Ask) -> Prompt {
    let board = read.board();
    let mut prompt = prompt_at(&board, &ask, seat, "fief-ask-grace");
    let pleading = board.war.battle.as_ref().filter(|battle| !battle.denied).and_then(|battle| battle.pleading);
    let Some(party) = pleading else { return prompt };
    prompt.offer(&GRANT_LIFE, [()], |()| Ok(()));
    prompt.offer(&DENY, [()], |()| Ok(()));
    prompt.closing = Some(DENY.on(()));
    prompt.with("foe", Word::On(Target::Seat(party.seat)))
}
pub(super) fn grant_life(In((seat, ())): In<(Seat, ())>, mut write: Write) -> Flow {
    write.chronicle.note("F-9.27", || Entry::new("fief-log-grace-granted", "F-9.27").by(seat));
    Flow::done()
}
pub(super) fn deny(In((seat, ())): In<(Seat, ())>, mut write: Write) -> Flow {
    battle_mut(&mut write.war).denied = true;
    write.chronicle.note("F-9.28", || Entry::new("fief-log-grace-denied", "F-9.28").by(seat));
    Flow::done()
}
/// The lords are prisoners, the soldiers are gone; allies on the same side fight on (F-9.27, F-9.29).
pub(super) fn grace_settled(In(()): In<()>, mut write: Write) -> Flow {
    let battle = battle_mut(&mut write.war);
    let Some(party) = battle.pleading.take().filter(|_| !battle.denied) else { return Flow::done() };
    let side = battle.side_of(party.seat).unwrap_or(Side::Attack);
    let own: Band = battle.sides[side].iter().copied().filter(|p| p.seat == party.seat && !p.is_rebels()).collect();
    own.into_iter().for_each(|party| give_up(&mut write, party, Taken::ByGrace));
    Flow::done()
}

/// Which party is asked next.
pub(super) fn turn_of(In(party): In<Party>, mut write: Write) -> Flow {
    if let Some(battle) = &mut write.war.battle {
        battle.speaking = Some(party);
    }
    Flow::done()
}

/// The fronts of a battle as they stand.
fn fronts(board: &Board, battle: &Battle) -> SmallVec<[(Side, Band, combat_results::Front); 4]> {
    let fronts = battle.fronts().into_iter();
    fronts.map(|(side, band)| (side, band.clone(), front_of(board, battle, side, &band))).collect()
}

/// Throws the dice of every front.
pub(super) fn roll(In(()): In<()>, mut write: Write, mut thrown: ResMut<Thrown>) -> Flow {
    let rules = Res::clone(&write.rules);
    let board = write.board();
    let Some(battle) = &board.war.battle else { return Flow::done() };
    if battle.is_one_sided() {
        return Flow::done();
    }
    let fronts = fronts(&board, battle);
    let all_aims = battle.aims.clone();
    let able = |band: &Band| -> SmallVec<[Seat; 4]> {
        let able = band.iter().filter(|party| strength(&board, battle.village, **party) > 0);
        able.map(|party| party.seat).collect()
    };
    let throwers: SmallVec<[SmallVec<[Seat; 4]>; 4]> = fronts.iter().map(|(_, band, _)| able(band)).collect();
    let strength_of = |i: usize| fronts[i].2.strength();
    let weakest_first = |a: &usize, b: &usize| strength_of(*a).cmp(&strength_of(*b)).then(b.cmp(a));
    let attackers = (0..fronts.len()).filter(|i| fronts[*i].0 == Side::Attack && strength_of(*i) > 0);
    let strongest = attackers.clone().max_by(weakest_first).unwrap_or(0);
    let chosen = battle.struck.and_then(|party| fronts.iter().position(|(_, band, _)| band.contains(&party)));
    let struck = chosen.filter(|i| strength_of(*i) > 0).unwrap_or(strongest);
    let defender = fronts.len() - 1;
    let mut casts = vec![];
    let mut any = false;
    for (i, (side, _, front)) in fronts.iter().enumerate() {
        let silent = !rules.switches.separate_all_strike && *side == Side::Attack && i != struck;
        let at = if *side == Side::Attack { defender } else { struck };
        let count = combat_results::dice_at(&rules, front.strength(), fronts[at].2.column);
        any |= count > 0;
        if count == 0 || silent {
            continue;
        }
        // Families that fight as one throw in turn (F-17.01).
        let throwers = &throwers[i];
        let aimed = all_aims.iter().filter(|(front, _)| usize::from(*front) == i).map(|(_, id)| *id);
        let aims: Vec<(PieceId, Seat, i32)> = (0..count as usize)
            .zip(aimed)
            .map(|(n, id)| {
                let thrower = throwers[n % throwers.len()];
                (id, thrower, write.dice.die(rules.data.combat.sides))
            })
            .collect();
        let dice = (aims.len()..count as usize)
            .map(|n| (throwers[n % throwers.len()], write.dice.die(rules.data.combat.sides)))
            .collect();
        casts.push(Cast { front: i as u8, at: at as u8, aims, dice });
    }
    thrown.0 = casts;
    if !any {
        // Where nobody has a die nothing would ever happen: the attackers fall back.
        battle_mut(&mut write.war).round = rules.switches.max_rounds as u16;
    }
    Flow::then([BLOW.on(())])
}

/// A die thrown for losses, as it stands in the log.
pub fn loss_roll(rules: &Rules, seat: Seat, face: i32) -> Roll {
    let faces = (1..=rules.data.combat.sides).map(|face| combat_results::worth(rules, face)).collect();
    Roll { seat, purpose: "fief-roll-battle", face: combat_results::worth(rules, face), faces, drawn: false }
}

/// What the dice remove is worked out from the state before the round, and removed together (F-9.11), those killed by
/// aim first (F-9.43).
pub(super) fn blow(In(()): In<()>, mut write: Write, mut thrown: ResMut<Thrown>) -> Flow {
    let casts = std::mem::take(&mut thrown.0);
    let rules = Res::clone(&write.rules);
    let board = write.board();
    let Some(battle) = &board.war.battle else { return Flow::done() };
    let fronts = fronts(&board, battle);
    let mut dead: SmallVec<[PieceId; 4]> = SmallVec::new();
    let mut damage: SmallVec<[u16; 4]> = smallvec::smallvec![0; fronts.len()];
    for Cast { front, at, aims, dice } in casts {
        let thrower = aims.first().map(|(_, seat, _)| *seat).or(dice.first().map(|(seat, _)| *seat));
        let (Some(thrower), (_, _, by), on) = (thrower, &fronts[usize::from(front)], fronts[usize::from(at)].2) else {
            continue;
        };
        for (id, seat, face) in aims {
            let hit = combat_results::kills(&rules, face);
            let event = if hit { "fief-log-aim-hit" } else { "fief-log-aim-missed" };
            let faces = (1..=rules.data.combat.sides).collect();
            let roll = Roll { seat, purpose: "fief-roll-aim", face, faces, drawn: false };
            write
                .chronicle
                .note("F-9.22", || Entry::new(event, "F-9.22").by(thrower).with("lord", lord(id)).roll(roll));
            if hit && !dead.contains(&id) {
                dead.push(id);
            }
        }
        let faces: SmallVec<[i32; 3]> = dice.iter().map(|(_, face)| *face).collect();
        let points = combat_results::strike(&rules, *by, &faces, on);
        damage[usize::from(at)] += points;
        let total = combat_results::total(&rules, &faces, *by);
        let guard = if by.guarded && !faces.is_empty() { rules.guard_bonus.damage } else { 0 };
        write.chronicle.note("F-9.09", || {
            let entry = Entry::new("fief-log-struck", "F-9.09")
                .by(thrower)
                .with("total", Word::Number(total))
                .with("points", Word::Number(points.into()))
                .with("guard", Word::Number(guard))
                .with("strength", Word::Number(by.strength().into()));
            dice.iter().fold(entry, |entry, (seat, face)| entry.roll(loss_roll(&rules, *seat, *face)))
        });
    }
    for id in dead {
        falls(&mut write, id);
    }
    steady(&mut write);
    let battle = battle_mut(&mut write.war);
    for (points, (_, band, _)) in damage.into_iter().zip(fronts) {
        if points > 0 {
            battle.blows.push(Blow { parties: band, points });
        }
    }
    if battle.blows.is_empty() { Flow::done() } else { Flow::then([DIVIDE.on(())]) }
}

/// The village has fallen before reinforcements outside its walls could come in: they stand at its gate now.
pub(super) fn to_the_gate(write: &mut Write, party: Party, village: Place) {
    let board = write.board();
    let last = |post: Post| if let Post::Gate { arrival, .. } = post { arrival } else { 0 };
    let soldiers = board.forces.groups().iter().filter(|g| g.at == village).map(|g| last(g.post));
    let lords = board.lords_in(village).map(|row| row.lord.arrival);
    let arrival = soldiers.chain(lords).max().unwrap_or(0) + 1;
    let gate = |post: Post| post.from().map_or(Post::Inside, |from| Post::Gate { from, arrival });
    let all: Vec<PieceId> = (board.lords_in(village))
        .filter(|row| row.lord.post().stand() == Stand::Relief && row.lord.captor.unwrap_or(row.family) == party.seat)
        .map(|row| row.id)
        .collect();
    write.forces.repost(party.seat, village, Stand::Relief, |post| (village, gate(post)));
    all.into_iter().for_each(|id| write.change_lord(id, |lord| lord.set_post(gate(lord.post()))));
}
