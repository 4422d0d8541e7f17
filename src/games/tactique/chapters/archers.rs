//! Chapter 1 of Tactique, archers: before the first round each side that has some may make a special attack; behind
//! walls they may aim at one lord instead.
use crate::games::fief::access::{Read, Write};
use crate::games::fief::board::Board;
use crate::games::fief::chapters::battle::aftermath::steady;
use crate::games::fief::chapters::battle::combat_results::{Column, kills};
use crate::games::fief::chapters::battle::losses::DIVIDE;
use crate::games::fief::chapters::battle::rounds::TURN_OF;
use crate::games::fief::chapters::battle::sides::{front_of, prompt_at, side_strength};
use crate::games::fief::chapters::battle::{fighters, sides, strength};
use crate::games::fief::chapters::names::{lord, place};
use crate::games::fief::chapters::succession::deaths::{AFTERMATH, falls};
use crate::games::fief::state::posts::{Band, Party, Post, Stand};
use crate::games::fief::state::war::{Battle, Blow, Side, Sides};
use crate::games::tactique::chapters::bombards::owners_asked;
use crate::games::tactique::chapters::mercenaries::ENGAGE_FIRST;
use crate::games::tactique::chapters::{bombards, mercenaries};
use crate::games::tactique::data::files::ARCHER;
use crate::games::tactique::rules::Tactics;
use crate::games::tactique::state::melee::{Bows, Melee};
use crate::games::tactique::state::mercenaries::Hired;
use crate::table::prelude::*;
use bevy::prelude::*;

/// Before the first round: mercenaries, then the shooting.
pub const SKIRMISH: Step<Place> = Step::new("tactique.skirmish");
/// What do the archers of this side do? (D-27)
pub const VOLLEY: Step<Side> = Step::new("tactique.volley");
/// The dice of both sides are thrown (T-1.04).
pub const LOOSE: Step<()> = Step::new("tactique.loose");
/// Is the die thrown again? (T-2.04)
pub const THROW_AGAIN: Step<Party> = Step::new("tactique.throw_again");
/// The damage of the special attacks is removed (T-1.07).
pub const HIT: Step<()> = Step::new("tactique.hit");
/// Whether the battle goes on to its first round (T-1.16).
pub const SKIRMISH_OVER: Step<()> = Step::new("tactique.skirmish_over");

/// The special attack; of attackers who fight one by one, at the strongest or at the one who is named (T-1.04).
pub const SHOOT: Verb<()> = Verb::new("tactique.shoot");
pub const SHOOT_AT: Verb<Seat> = Verb::new("tactique.shoot_at");
/// The besieged aim at this lord instead (T-1.14).
pub const AIM_BOWS: Verb<PieceId> = Verb::new("tactique.aim_bows");
pub const NO_VOLLEY: Verb<()> = Verb::new("tactique.no_volley");

pub const TOO_FEW: Refusal = Refusal::new("too_few_archers", "T-1.11");
pub const ONLY_BEFORE: Refusal = Refusal::new("not_an_option", "T-1.04");
pub const NOT_BESIEGED: Refusal = Refusal::new("not_an_option", "T-1.14");
pub const INSIDE_WALLS: Refusal = Refusal::new("attacker_inside_walls", "T-1.15");
pub const NOT_THERE: Refusal = Refusal::new("not_an_option", "F-9.24");
pub const NOT_ONE_BY_ONE: Refusal = Refusal::new("not_an_option", "F-17.02");
pub const LORDLESS: Refusal = Refusal::new("no_fighting_lord", "T-5.03");

/// Throws a battle die: the face that it shows, and all its faces.
pub fn battle_die(write: &mut Write, tactics: &Tactics, seat: Seat, purpose: &'static str) -> Roll {
    let faces = tactics.data.combat.battle_die.clone();
    let shown = write.dice.die(faces.len() as i32);
    Roll { seat, purpose, face: faces[shown as usize - 1], faces, drawn: false }
}

/// How many pieces of a kind a band has.
pub fn pieces(board: &Board, village: Place, band: &[Party], sort: usize) -> i32 {
    let of = |party: &Party| {
        let counters = board.forces.counters(party.seat, village, |stand| stand == party.stand);
        if party.is_rebels() { 0 } else { counters.0[sort].into() }
    };
    band.iter().map(of).sum()
}

/// What is added to the die of a side's special attack, by the archers of all its families (T-1.05, T-1.06); nothing if
/// they are too few against castle or city (T-1.09, T-1.10, T-1.11). Behind walls one archer is enough (T-1.12).
pub fn bonus(board: &Board, tactics: &Tactics, battle: &Battle, side: Side) -> Option<i32> {
    let archers = pieces(board, battle.village, &battle.sides[side], ARCHER);
    let column = |side: Side| front_of(board, battle, side, &battle.sides[side]).column;
    bonus_of(tactics, side, archers, [column(side), column(side.other())])
}
/// The same for so many archers of a side who stand in the first column and shoot at those in the other.
pub fn bonus_of(tactics: &Tactics, side: Side, archers: i32, [own, other]: [Column; 2]) -> Option<i32> {
    let fewest = tactics.data.combat.archers;
    // A defender behind walls may shoot with a single archer (T-1.12).
    if side == Side::Defence && own != Column::Open {
        return (archers > 0).then_some((archers - fewest.open).max(0));
    }
    // Two against a castle (T-1.09), three against a city (T-1.10), unless the data say otherwise.
    let fewest = match other {
        Column::Open => fewest.open,
        Column::Castle => fewest.castle,
        Column::City => fewest.city,
    };
    (archers >= fewest).then_some(archers - fewest)
}
/// The points that a special attack with this die removes (T-1.05).
pub fn shot(tactics: &Tactics, die: i32, bonus: i32) -> u16 {
    (tactics.data.combat.battle_die[die as usize - 1] + bonus) as u16
}

/// Whether the besieged archers may aim at a lord (T-1.14, T-1.15).
pub fn may_aim(board: &Board, battle: &Battle, side: Side, id: PieceId) -> Allowed {
    let walled = front_of(board, battle, side, &battle.sides[side]).column != Column::Open;
    if side != Side::Defence || !walled || pieces(board, battle.village, &battle.sides[side], ARCHER) == 0 {
        return Err(NOT_BESIEGED);
    }
    let of = |band: &[Party]| {
        let lords = |party: &Party| fighters(board, battle.village, *party).any(|row| row.id == id);
        band.iter().any(|party| !party.is_rebels() && lords(party))
    };
    if !of(&battle.sides.attack) {
        return Err(NOT_THERE);
    }
    // A guest stands within the same walls, even if other attackers are at a gate (T-1.15).
    if board.lord(id).lord.post() == Post::Inside { Err(INSIDE_WALLS) } else { Ok(()) }
}

/// A party needs a fighting lord to begin an attack (T-5.03, R-43).
pub fn may_attack(board: &Board, party: Party, village: Place) -> Allowed {
    let led = party.is_rebels() || fighters(board, village, party).next().is_some();
    if led { Ok(()) } else { Err(LORDLESS) }
}

/// A company that goes to a gate to fight needs a fighting lord, in it or at that gate already (T-5.03, R-43).
pub fn may_storm(board: &Board, seat: Seat, to: Place) -> Allowed {
    let company = board.march.leader.iter().chain(&board.march.with).map(|id| board.lord(*id));
    let mut own = company.filter(|row| row.family == seat && row.lord.is_free());
    let led =
        own.any(|row| sides::fights(board, row)) || fighters(board, to, Party::new(seat, Stand::Gate)).next().is_some();
    if led { Ok(()) } else { Err(LORDLESS) }
}

/// Who speaks for the archers of a side: the first family that has some (T-1.06).
fn speaker(board: &Board, battle: &Battle, side: Side) -> Option<Seat> {
    let mut band = battle.sides[side].iter();
    band.find(|party| pieces(board, battle.village, &[**party], ARCHER) > 0).map(|party| party.seat)
}

/// Before the first round of every battle, with rebels too (T-5.09), mercenaries are engaged, then archers shoot
/// (T-1.04). Whether a party may engage mercenaries is asked later, for they never fight where rebels fight (T-4.12,
/// T-5.09).
pub(in crate::games::tactique) fn skirmish(
    In(_): In<Place>,
    mut write: Write,
    mut melee: ResMut<Melee>,
    mut hired: ResMut<Hired>,
) -> Flow {
    *melee = Melee::default();
    // Whoever was engaged in a battle before has not come together with those of this one (T-4.14).
    hired.together = None;
    mercenaries::stand_down(&mut write);
    let board = write.board();
    let Some(battle) = &board.war.battle else { return Flow::done() };
    // Whoever has nobody to fight with loses at once (F-9.25).
    if Side::BOTH.into_iter().any(|side| side_strength(&board, battle, side) == 0) {
        return Flow::done();
    }
    let engage = battle.parties().flat_map(|party| [TURN_OF.on(party), ENGAGE_FIRST.on(party)]);
    let shoot = [VOLLEY.on(Side::Attack), VOLLEY.on(Side::Defence), LOOSE.on(())];
    Flow::then(engage.chain(shoot))
}

pub(in crate::games::tactique) fn ask_volley(
    In(side): In<Side>,
    read: Read,
    ask: Ask,
    tactics: Res<Tactics>,
) -> Prompt {
    let board = read.board();
    let speaker = board.war.battle.as_ref().and_then(|battle| Some((battle, speaker(&board, battle, side)?)));
    let Some((battle, seat)) = speaker else { return ask.prompt(Seat(0), "tactique-ask-volley") };
    let mut prompt = prompt_at(&board, &ask, seat, "tactique-ask-volley");
    let bonus = bonus(&board, &tactics, battle, side);
    let shoots = bonus.map(drop).ok_or(TOO_FEW);
    let lords = || battle.sides.attack.iter().flat_map(|party| fighters(&board, battle.village, *party));
    let aims = lords().any(|row| may_aim(&board, battle, side, row.id).is_ok());
    prompt.offer(&SHOOT, shoots.is_ok().then_some(()), |()| shoots);
    prompt.offer(&SHOOT_AT, (0..board.rules.seats as u8).map(Seat), |at| match one_by_one(battle, side, at) {
        Some(_) => shoots,
        None => Err(NOT_ONE_BY_ONE),
    });
    prompt.offer(&AIM_BOWS, lords().map(|row| row.id), |id| may_aim(&board, battle, side, id));
    if shoots.is_ok() || aims {
        prompt.offer(&NO_VOLLEY, [()], |()| Ok(()));
        prompt.closing = Some(if shoots.is_ok() { SHOOT.on(()) } else { NO_VOLLEY.on(()) });
    }
    prompt.with("bonus", Word::Number(bonus.unwrap_or(0)))
}
/// In the rounds archers fight as sergeants do and shoot no more (T-1.08); whoever tries hears why, or that there were
/// too few (T-1.11).
pub(in crate::games::tactique) fn why_no_volley(
    In((party, mut prompt)): In<(Party, Prompt)>,
    read: Read,
    tactics: Res<Tactics>,
) -> Prompt {
    let board = read.board();
    let Some(battle) = board.war.battle.as_ref().filter(|_| prompt.asks()) else { return prompt };
    let side = battle.side_of(party.seat).unwrap_or(Side::Attack);
    let few = bonus(&board, &tactics, battle, side).is_none();
    prompt.closed(&SHOOT, if few { TOO_FEW } else { ONLY_BEFORE });
    prompt
}

/// The party of a family among several attackers who fight one by one (F-17.02), at which the defenders' archers may
/// shoot (T-1.04).
fn one_by_one(battle: &Battle, side: Side, seat: Seat) -> Option<Party> {
    let several = side == Side::Defence && battle.separate && battle.sides.attack.len() > 1;
    battle.sides.attack.iter().copied().find(|party| several && party.seat == seat)
}
/// The side whose archers a seat speaks for now: the attackers until they have chosen.
fn side_of(board: &Board, seat: Seat) -> Side {
    let battle = board.war.battle.as_ref();
    battle.and_then(|battle| battle.side_of(seat)).unwrap_or(Side::Attack)
}
pub(in crate::games::tactique) fn shoot(
    In((seat, ())): In<(Seat, ())>,
    write: Write,
    mut melee: ResMut<Melee>,
) -> Flow {
    melee.bows[side_of(&write.board(), seat)] = Bows::Shoot;
    Flow::done()
}
pub(in crate::games::tactique) fn shoot_at(
    In((seat, at)): In<(Seat, Seat)>,
    write: Write,
    mut melee: ResMut<Melee>,
) -> Flow {
    let board = write.board();
    let side = side_of(&board, seat);
    melee.bows[side] = Bows::Shoot;
    melee.target = board.war.battle.as_ref().and_then(|battle| one_by_one(battle, side, at));
    Flow::done()
}
pub(in crate::games::tactique) fn aim_bows(
    In((seat, id)): In<(Seat, PieceId)>,
    write: Write,
    mut melee: ResMut<Melee>,
) -> Flow {
    melee.bows[side_of(&write.board(), seat)] = Bows::Aim(id);
    Flow::done()
}
pub(in crate::games::tactique) fn no_volley(In(_): In<(Seat, ())>) -> Flow {
    Flow::done()
}

/// Both sides shoot at the same time (T-1.04); then bombards may have the dice thrown again, the attackers' first
/// (T-2.04, T-2.07).
pub(in crate::games::tactique) fn loose(In(()): In<()>, mut write: Write, mut melee: ResMut<Melee>) -> Flow {
    if melee.bows == Sides::default() {
        return Flow::done();
    }
    let sides = write.rules.data.combat.sides;
    for side in Side::BOTH {
        if melee.bows[side] != Bows::Rest {
            melee.dice[side] = write.dice.die(sides);
        }
    }
    // The die of a special attack may be thrown again, but not that of an aim (T-2.05).
    let board = write.board();
    let Some(battle) = &board.war.battle else { return Flow::done() };
    let shot = Side::BOTH.into_iter().filter(|side| melee.bows[*side] == Bows::Shoot);
    let again = shot.flat_map(|side| owners_asked(&board, battle, &battle.sides[side], side as usize, THROW_AGAIN));
    Flow::then(again.chain([HIT.on(()), SKIRMISH_OVER.on(())]))
}
/// The die is that of all archers of the side (T-1.06), so everybody's bombards on it serve (T-2.04).
pub(in crate::games::tactique) fn ask_again(
    In(party): In<Party>,
    read: Read,
    ask: Ask,
    melee: Res<Melee>,
    tactics: Res<Tactics>,
) -> Prompt {
    let board = read.board();
    let mut prompt = prompt_at(&board, &ask, party.seat, "tactique-ask-throw-again");
    let Some(battle) = &board.war.battle else { return prompt };
    let left = bombards::left(&board, battle, &melee, party);
    bombards::offer_reroll(&mut prompt, left.min(1));
    let face = tactics.data.combat.battle_die.get(melee.dice[melee.asked_side()] as usize - 1);
    prompt.with("left", Word::Number(left)).with("face", Word::Number(face.copied().unwrap_or(0)))
}

/// Whom the archers of a side shoot at: the whole other side; of attackers who fight one by one the one who was named,
/// else the strongest (T-1.04).
fn shot_at(board: &Board, battle: &Battle, side: Side, target: Option<Party>) -> Band {
    if let Some(party) = target.filter(|_| side == Side::Defence) {
        return vec![party];
    }
    let fronts = battle.fronts().into_iter().filter(|(of, _)| *of == side.other());
    let worth = |band: &Band| band.iter().map(|party| strength(board, battle.village, *party)).sum::<u16>();
    let mut best: Option<(u16, Band)> = None;
    for (_, band) in fronts {
        let points = worth(&band);
        if best.as_ref().is_none_or(|(most, _)| points > *most) {
            best = Some((points, band));
        }
    }
    best.map(|(_, band)| band).unwrap_or_default()
}

/// What was shot is removed at once, before the first round, in the usual order (T-1.07). An aim comes first: a 6 kills
/// the lord (T-1.14), and what the attackers shot at the same time counts all the same (T-1.17).
pub(in crate::games::tactique) fn hit(
    In(()): In<()>,
    mut write: Write,
    mut melee: ResMut<Melee>,
    tactics: Res<Tactics>,
) -> Flow {
    let board = write.board();
    let Some(battle) = board.war.battle.clone() else { return Flow::done() };
    let mut blows: Vec<Blow> = vec![];
    let mut dead: Option<PieceId> = None;
    for side in Side::BOTH {
        let board = write.board();
        let Some(seat) = speaker(&board, &battle, side) else { continue };
        let (face, bonus) = (melee.dice[side], bonus(&board, &tactics, &battle, side).unwrap_or(0));
        match melee.bows[side] {
            Bows::Rest => {}
            Bows::Shoot => {
                let on = shot_at(&board, &battle, side, melee.target);
                let left: u16 = on.iter().map(|party| strength(&board, battle.village, *party)).sum();
                let faces = tactics.data.combat.battle_die.clone();
                // Walls do not reduce it (T-1.13), and guards add nothing to it (T-3.08).
                let shown = faces[face as usize - 1];
                let points = shot(&tactics, face, bonus).min(left);
                let roll = Roll { seat, purpose: "tactique-roll-volley", face: shown, faces, drawn: false };
                write.chronicle.note("T-1.05", || {
                    let entry = Entry::new("tactique-log-volley", "T-1.05").by(seat).roll(roll);
                    entry.with("bonus", Word::Number(bonus)).with("points", Word::Number(points.into()))
                });
                if points > 0 {
                    blows.push(Blow { parties: on, points });
                }
            }
            Bows::Aim(id) => {
                let hits = kills(&write.rules, face);
                let event = if hits { "fief-log-aim-hit" } else { "fief-log-aim-missed" };
                let faces = (1..=write.rules.data.combat.sides).collect();
                let roll = Roll { seat, purpose: "fief-roll-aim", face, faces, drawn: false };
                write
                    .chronicle
                    .note("T-1.14", || Entry::new(event, "T-1.14").by(seat).with("lord", lord(id)).roll(roll));
                dead = Some(id).filter(|_| hits);
            }
        }
    }
    (melee.bows, melee.dice, melee.target) = Default::default();
    if let Some(id) = dead {
        falls(&mut write, id);
        // Without a fighting lord the attackers stop (T-1.16).
        let board = write.board();
        let mut lords = battle.sides.attack.iter().flat_map(|party| fighters(&board, battle.village, *party));
        melee.stopped = lords.next().is_none();
        drop(lords);
        steady(&mut write);
    }
    let fought = sides::battle_mut(&mut write.war);
    fought.blows.extend(blows);
    if fought.blows.is_empty() { Flow::done() } else { Flow::then([DIVIDE.on(())]) }
}

/// A battle whose attackers have lost their last fighting lord to an aim stops before its first round (T-1.16). They
/// stay at the gate (T-1.18).
pub(in crate::games::tactique) fn skirmish_over(In(()): In<()>, mut write: Write, mut melee: ResMut<Melee>) -> Flow {
    let stopped = std::mem::take(&mut melee.stopped);
    let board = write.board();
    let Some(battle) = board.war.battle.as_ref().filter(|_| stopped) else { return Flow::done() };
    // A side that the special attack has wiped out has lost all the same (T-1.17, T-1.19).
    if Side::BOTH.into_iter().any(|side| side_strength(&board, battle, side) == 0) {
        return Flow::done();
    }
    let village = battle.village;
    write.war.battle = None;
    *melee = Melee::default();
    mercenaries::stand_down(&mut write);
    write.chronicle.note("T-1.16", || Entry::new("tactique-log-stopped", "T-1.16").with("village", place(village)));
    write.settle_occupants();
    Flow::then([AFTERMATH.on(())])
}

/// Registers the steps, decisions and verbs of this chapter.
pub fn plugin(app: &mut App) {
    app.after(&crate::games::fief::chapters::battle::declare::CLASH, &SKIRMISH)
        .step(&SKIRMISH, skirmish)
        .decision(&VOLLEY, ask_volley)
        .verb(&SHOOT, shoot)
        .verb(&SHOOT_AT, shoot_at)
        .verb(&AIM_BOWS, aim_bows)
        .verb(&NO_VOLLEY, no_volley)
        .step(&LOOSE, loose)
        .decision(&THROW_AGAIN, ask_again)
        .step(&HIT, hit)
        .step(&SKIRMISH_OVER, skirmish_over)
        .widen(&crate::games::fief::chapters::battle::rounds::READY, why_no_volley);
}
