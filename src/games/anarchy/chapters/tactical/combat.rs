//! Chapter 3.7, combat: attacks one after the other, as the active side wants.
use super::advance::ADVANCE;
use super::belfry::are_levels_apart;
use super::belfry::bridge::hourd_against_bridge;
use super::capture;
use super::engines::ram::has_swung;
use super::retreat::{RETREATS, vacate};
use super::siegeworks::scald::spilt;
use super::turn::{DONE, NOT_YOUR_PIECE, PIECE_OFF_MAP, SURPRISED, concede, may_order};
use crate::games::anarchy::access::{Read, Write, piece};
use crate::games::anarchy::board::joins::Join;
use crate::games::anarchy::board::{Board, enemy};
use crate::games::anarchy::data::files::{CombatResult, Terrain};
use crate::games::anarchy::state::{Fight, Post};
use crate::table::prelude::*;
use bevy::prelude::*;

/// A side attacks.
pub const COMBAT: Step<Seat> = Step::new("anarchy.combat");
/// Who takes part in an attack.
pub const MUSTER: Step<PieceId> = Step::new("anarchy.muster");
/// The attack is made.
pub const CLASH: Step<PieceId> = Step::new("anarchy.clash");
/// Which of several attackers suffers.
pub const WHO_SUFFERS: Step<PieceId> = Step::new("anarchy.who_suffers");
/// The attack is over.
pub const FIGHT_OVER: Step<()> = Step::new("anarchy.fight_over");

/// Names the enemy who is attacked.
pub const ATTACK: Verb<PieceId> = Verb::new("anarchy.attack");
/// This man joins the attack.
pub const JOIN: Verb<PieceId> = Verb::new("anarchy.join");
/// The attack is made with those who have joined.
pub const STRIKE: Verb<()> = Verb::new("anarchy.strike");
/// This attacker suffers.
pub const SUFFER: Verb<PieceId> = Verb::new("anarchy.suffer");

pub const NOT_ADJACENT: Refusal = Refusal::new("not_adjacent_for_combat", "A-0.22");
pub const COMBAT_LEVEL_GAP: Refusal = Refusal::new("combat_level_gap", "A-0.37");
pub const COMBAT_BLOCKED_HEXSIDE: Refusal = Refusal::new("combat_blocked_hexside", "A-0.36");
pub const ALREADY_ATTACKED: Refusal = Refusal::new("already_attacked", "A-0.14");
pub const TARGET_ALREADY_ATTACKED: Refusal = Refusal::new("target_already_attacked", "A-0.14");
pub const HAS_DUG: Refusal = Refusal::new("already_attacked", "A-5.3.10");
pub const SWINGS_THE_BEAM: Refusal = Refusal::new("already_attacked", "A-5.2.16");
pub const GUARDS_A_CAPTIVE: Refusal = Refusal::new("guards_a_captive", "A-1.4.07");
pub const ANIMALS_DO_NOT_FIGHT: Refusal = Refusal::new("animals_do_not_fight", "A-1.3.07");
pub const TARGET_IS_FRIEND: Refusal = Refusal::new("target_is_friend", "A-0.15");
pub const TARGET_IS_CAPTIVE: Refusal = Refusal::new("target_is_captive", "A-1.4.04");
pub const NOBODY_JOINS: Refusal = Refusal::new("nobody_joins", "A-0.15");
pub const NOT_AN_ATTACKER: Refusal = Refusal::new("not_an_attacker", "A-0.26");

/// Whether somebody stands so that he can fight another: beside one of his hexes, a rider with the front of his horse, with
/// no wall, closed door, slit or chapel window between them, at the same level, over an open-ground step, or by a link
/// between levels.
pub fn may_touch(board: &Board, attacker: PieceId, target: PieceId) -> Allowed {
    let front = board.front(attacker);
    let by_ladder = |hex: &Place| board.has_belfries() && board.join(front, *hex) == Join::BelfryLadder;
    let beside = |hex: &Place| board.map.adjacent(front, *hex) || by_ladder(hex);
    if !board.hexes_of(target).any(|hex| beside(&hex)) {
        let below = board.hexes_of(target).any(|hex| board.map.distance(front, hex) == 0);
        let hex = board.map.hex_of(front);
        if below && board.has_belfries() && board.hexes_of(target).any(|place| are_levels_apart(board, front, place)) {
            return Err(Refusal::new("combat_level_gap", "A-4.2.35"));
        }
        if below && board.floor_over(hex) {
            let rule = if board.hourd_over(hex).is_some() { "A-3.3.32" } else { "A-2.2.10" };
            return Err(Refusal::new("not_adjacent_for_combat", rule));
        }
        return Err(NOT_ADJACENT);
    }
    if board.hexes_of(target).any(|hex| board.join(front, hex).is_fought_over()) {
        return Ok(());
    }
    Err(why_not_fought(board, front, board.hexes_of(target).find(beside).unwrap_or(front)))
}

/// Why nobody fights over the side between two places beside each other.
fn why_not_fought(board: &Board, a: Place, b: Place) -> Refusal {
    let has = |terrain: Terrain| [a, b].iter().any(|place| board.terrain(*place) == terrain);
    let at_head = |place: Place| board.map.is_upper(place) && !board.is_floor(place);
    if at_head(a) || at_head(b) {
        return Refusal::new("combat_level_gap", "A-3.6.12");
    }
    if board.join(a, b) == Join::MantletFront {
        return Refusal::new("combat_blocked_hexside", "A-3.5.08");
    }
    if hourd_against_bridge(board, a, b) {
        return if board.map.is_upper(a) && board.map.is_upper(b) {
            Refusal::new("hourd_vs_bridge", "A-3.3.33")
        } else {
            Refusal::new("hourd_vs_bridge", "A-3.3.37")
        };
    }
    if are_levels_apart(board, a, b) {
        return Refusal::new("combat_level_gap", "A-4.2.35");
    }
    if board.in_tower(a).is_some() || board.in_tower(b).is_some() {
        return Refusal::new("combat_blocked_hexside", "A-4.2.36");
    }
    if has(Terrain::Hourd) {
        let apart = board.level(a) != board.level(b);
        return Refusal::new(if apart { "combat_level_gap" } else { "combat_blocked_hexside" }, "A-3.3.32");
    }
    if has(Terrain::ChapelWindow) {
        return Refusal::new("combat_blocked_hexside", "A-2.1.04");
    }
    if has(Terrain::ArrowSlit) {
        return Refusal::new("combat_blocked_hexside", "A-3.1.03");
    }
    if has(Terrain::Ditch) && (has(Terrain::FixedBridge) || has(Terrain::Gangway)) {
        return Refusal::new("combat_level_gap", "A-3.2.08");
    }
    if board.level(a) == board.level(b) || board.is_shut(a) || board.is_shut(b) {
        COMBAT_BLOCKED_HEXSIDE
    } else {
        COMBAT_LEVEL_GAP
    }
}

/// Whether a man may take part in an attack: he has not attacked in this phase and leads no captive. A captive
/// may join the attack of a friend on one of those who guard him.
pub fn may_join(board: &Board, side: Seat, id: PieceId, target: PieceId, joined: &[PieceId]) -> Allowed {
    let man = board.man(id);
    let captive_joins = board.side(id) == side
        && man.post == Post::OnField
        && man.captive
        && man.stunned == 0
        && !joined.is_empty()
        && capture::is_guard(board, id, target);
    if !captive_joins {
        may_order(board, side, id)?;
    }
    // While a side is surprised one man acts alone.
    if !joined.is_empty() && board.is_surprised(side) {
        return Err(SURPRISED);
    }
    if board.is_animal(id) {
        return Err(ANIMALS_DO_NOT_FIGHT);
    }
    if man.attacked || joined.contains(&id) {
        return Err(ALREADY_ATTACKED);
    }
    if has_swung(board, id) {
        return Err(if board.is_in_gallery(board.front(id)) { HAS_DUG } else { SWINGS_THE_BEAM });
    }
    if man.guards {
        return Err(GUARDS_A_CAPTIVE);
    }
    may_touch(board, id, target)
}

/// Whether a side may attack an enemy: ready or stunned, no captive, not attacked yet in this phase, and somebody can.
pub fn may_attack(board: &Board, side: Seat, target: PieceId) -> Allowed {
    if board.side(target) == side {
        return Err(TARGET_IS_FRIEND);
    }
    let man = board.man(target);
    if man.post != Post::OnField {
        return Err(PIECE_OFF_MAP);
    }
    if man.captive {
        return Err(TARGET_IS_CAPTIVE);
    }
    if man.target {
        return Err(TARGET_ALREADY_ATTACKED);
    }
    let mut why = NOT_ADJACENT;
    for id in board.on_field(side) {
        match may_join(board, side, id, target, &[]) {
            Ok(()) => return Ok(()),
            // What keeps those back who stand beside the target is worth telling.
            Err(reason) if may_touch(board, id, target) != Err(NOT_ADJACENT) => why = reason,
            Err(_) => {}
        }
    }
    Err(why)
}

/// What adds up to the column of an attack.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Odds {
    /// The hex that is attacked: of a rider's two the one beside an attacker.
    pub hex: Place,
    pub attack: i32,
    pub defence: i32,
    /// Before shifts, from 0 (table 4.3).
    pub raw_column: i32,
    /// The shift of the defender's hex, of the worst attacker's hex, and of a charge.
    pub ground: i32,
    pub worst: i32,
    pub charge: i32,
    /// Across stairs or a door: for who stands a level higher, against who stands lower.
    pub height: i32,
    /// The column that is read, from 0.
    pub column: i32,
    /// Added to the die.
    pub die: i32,
    pub mounted: bool,
}

impl Odds {
    /// The difference of the values.
    pub fn differential(&self) -> i32 {
        self.attack - self.defence
    }
}

/// Whether an attacker's charge counts against the target: so many hexes straight ahead, and the target straight before the front
/// of his horse.
pub fn charges(board: &Board, id: PieceId, target: PieceId) -> bool {
    let Some(heading) = board.heading(id) else { return false };
    let ahead = board.map.neighbour(board.front(id), heading);
    i32::from(board.man(id).straight) >= board.rules.limits.charge_min_hexes
        && ahead.is_some_and(|hex| board.at(hex) == Some(target))
}

/// The odds of an attack: the sum of the attack values less the defence, shifted by the defender's hex, by the
/// worst of the attackers' hexes, a window in a wall by one each way, and by a charge, once
/// the column stays within the table.
pub fn odds(board: &Board, attackers: &[PieceId], target: PieceId) -> Odds {
    let rules = board.rules;
    let attack: i32 = attackers.iter().map(|id| board.values(*id).0).sum();
    let defence = board.defence(target);
    let raw_column = rules.column(attack - defence);
    // Of a rider's two hexes the one that is attacked; the front where both are.
    let attacked = |hex: &Place| attackers.iter().any(|id| board.join(board.front(*id), *hex).is_fought_over());
    let hex = board.hexes_of(target).find(attacked).unwrap_or(board.front(target));
    let ground = board.features(hex).defence;
    // Who stands in a hourd fights worse, too.
    let worst = attackers.iter().map(|id| board.features(board.front(*id)).attack).min().unwrap_or(0);
    let any_charge = attackers.iter().any(|id| charges(board, *id, target));
    let charge = if any_charge { rules.limits.charge_columns } else { 0 };
    let height = attackers.iter().map(|id| higher(board, board.front(*id), hex)).min().unwrap_or(0);
    let column = (raw_column + ground + worst + charge + height).clamp(0, rules.data.combat.columns.len() as i32 - 1);
    // The supply of the defender changes no die.
    let unsupplied = attackers.iter().any(|id| rules.scenario.side(board.side(*id)).unsupplied);
    let die = if unsupplied { rules.limits.unsupplied_die } else { 0 };
    let mounted = board.man(target).is_mounted();
    Odds { hex, attack, defence, raw_column, ground, worst, charge, height, column, die, mounted }
}

/// The shift for who attacks across stairs, or through the door of a tower or of the keep, from a level higher or lower; none by
/// ladders, windows and on open ground (3.7). Of several attackers the worst counts, as with their ground.
fn higher(board: &Board, from: Place, to: Place) -> i32 {
    let columns = board.rules.limits.higher;
    match board.join(from, to) {
        Join::Stairs | Join::Door => columns * (board.level(from) - board.level(to)).signum(),
        _ => 0,
    }
}

pub(in crate::games::anarchy) fn combat(In(side): In<Seat>, battle: Read, ask: Ask) -> Prompt {
    let mut prompt = ask.prompt(side, "anarchy-ask-combat").with("turn", Word::Number(battle.clock.turn.into()));
    if battle.clock.done {
        return prompt;
    }
    let board = battle.board();
    if board.is_leaderless(side) {
        // They may not attack.
        return prompt;
    }
    let touched = |target: &PieceId| board.hexes_of(*target).any(|hex| board.beside(hex, side).next().is_some());
    let near: Vec<PieceId> = board.on_field(enemy(side)).filter(touched).collect();
    prompt.offer(&ATTACK, near, |target| may_attack(&board, side, target));
    super::ladders::offer_topple(&mut prompt, &board, side);
    super::fire::offer_torch(&mut prompt, &board, side);
    super::siegeworks::oil::offer_tips(&mut prompt, &board, side);
    super::engines::ram::offer(&mut prompt, &board, side);
    super::engines::gallery::offer(&mut prompt, &board, side);
    if prompt.asks() {
        prompt.offer(&DONE, [()], |()| Ok(()));
        prompt.closing = Some(DONE.on(()));
    }
    concede(&mut prompt);
    prompt
}

pub(in crate::games::anarchy) fn attack(In((_, target)): In<(Seat, PieceId)>, mut battle: Write) -> Flow {
    *battle.fight = Fight { target: Some(target), ..default() };
    Flow::then([MUSTER.on(target), CLASH.on(target), FIGHT_OVER.on(())]).and_again()
}

pub(in crate::games::anarchy) fn muster(In(target): In<PieceId>, battle: Read, ask: Ask) -> Prompt {
    let board = battle.board();
    let side = enemy(board.side(target));
    let joined = &battle.fight.attackers;
    let sum: i32 = joined.iter().map(|id| board.values(*id).0).sum();
    let mut prompt = ask
        .prompt(side, "anarchy-ask-muster")
        .with("target", piece(target))
        .with("attack", Word::Number(sum))
        .with("defence", Word::Number(board.defence(target)));
    let near = board.on_field(side).collect::<Vec<_>>();
    prompt.offer(&JOIN, near, |id| may_join(&board, side, id, target, joined));
    prompt.offer(&STRIKE, [()], |()| if joined.is_empty() { Err(NOBODY_JOINS) } else { Ok(()) });
    prompt.closing = prompt.offered.iter().copied().find(|order| STRIKE.of(*order).is_some());
    concede(&mut prompt);
    prompt
}

pub(in crate::games::anarchy) fn join(In((_, id)): In<(Seat, PieceId)>, mut battle: Write) -> Flow {
    battle.fight.attackers.push(id);
    Flow::again()
}
pub(in crate::games::anarchy) fn strike(In(_): In<(Seat, ())>) -> Flow {
    Flow::done()
}

/// The attack: who might yield is asked by the die first, then the combat die is rolled and its result applied.
pub(in crate::games::anarchy) fn clash(In(target): In<PieceId>, mut battle: Write) -> Flow {
    let attackers = battle.fight.attackers.clone();
    let side = enemy(battle.side(target));
    for id in &attackers {
        battle.interrupt(*id);
        battle.acts(*id);
        let mut man = battle.change(*id);
        man.attacked = true;
        // A captive who joins an attack is free, and has no arms but his fists.
        if man.captive {
            man.captive = false;
            man.disarmed = true;
        }
    }
    battle.change(target).target = true;
    battle.note_fight(&attackers, target);
    capture::shake_guards(&mut battle, target);
    let board = battle.board();
    let odds = odds(&board, &attackers, target);
    if capture::may_yield(&board, &attackers, target, odds.differential()) && capture::yields(&mut battle, target) {
        return Flow::done();
    }
    let roll = battle.roll(side, "anarchy-roll-combat");
    let result = battle.rules.result(odds.mounted, odds.column, roll.face + odds.die);
    battle.fight.result = Some(result);
    let holds_for = battle.rules.column_words(odds.column);
    battle.chronicle.note("A-0.60", || {
        let mut entry = Entry::new("anarchy-log-combat", "A-0.60")
            .by(side)
            .with("target", piece(target))
            .with("attack", Word::Number(odds.attack))
            .with("defence", Word::Number(odds.defence))
            .with("column", Word::Number(odds.column + 1))
            .with("shift", Word::Number(odds.column - odds.raw_column))
            .with("table", Word::Key(if odds.mounted { "anarchy-table-mounted" } else { "anarchy-table-foot" }))
            .with("added", Word::Number(odds.die))
            .with("result", Word::Key(result_key(result)));
        for (name, word) in holds_for {
            entry = entry.with(name, word);
        }
        for id in &attackers {
            entry = entry.with("unit", piece(*id));
        }
        entry.roll(roll)
    });
    apply(&mut battle, target, &attackers, result)
}

/// The words of a result.
pub fn result_key(result: CombatResult) -> &'static str {
    match result {
        CombatResult::No => "anarchy-result-none",
        CombatResult::AR => "anarchy-result-ar",
        CombatResult::AS => "anarchy-result-as",
        CombatResult::AW => "anarchy-result-aw",
        CombatResult::DR => "anarchy-result-dr",
        CombatResult::DS => "anarchy-result-ds",
        CombatResult::DU => "anarchy-result-du",
        CombatResult::DW => "anarchy-result-dw",
        CombatResult::DK => "anarchy-result-dk",
    }
}

fn apply(battle: &mut Write, target: PieceId, attackers: &[PieceId], result: CombatResult) -> Flow {
    let mounted = battle.man(target).is_mounted();
    match result {
        CombatResult::No => Flow::done(),
        CombatResult::AR => {
            // Every attacker goes back.
            battle.fight.away_from = vec![target];
            Flow::then(attackers.iter().map(|id| RETREATS.on(*id)).collect::<Vec<_>>())
        }
        CombatResult::AS | CombatResult::AW => Flow::then([WHO_SUFFERS.on(target)]),
        CombatResult::DR => {
            battle.fight.away_from = attackers.to_vec();
            Flow::then([RETREATS.on(target), ADVANCE.on(target)])
        }
        CombatResult::DU if mounted => {
            vacate(battle, target);
            let flow = battle.unhorse(target);
            if battle.man(target).post == Post::Dead {
                Flow::then([ADVANCE.on(target)])
            } else {
                keep_hexes(battle, flow)
            }
        }
        CombatResult::DS | CombatResult::DU | CombatResult::DW => {
            vacate(battle, target);
            if result == CombatResult::DW {
                battle.wound(target)
            } else {
                battle.stun(target)
            }
            if battle.man(target).post == Post::Dead {
                return Flow::then([ADVANCE.on(target)]);
            }
            keep_hexes(battle, Flow::done())
        }
        CombatResult::DK => {
            vacate(battle, target);
            battle.kill(target, "A-0.34");
            Flow::then([ADVANCE.on(target)])
        }
    }
}

/// The defender stays where he is: nobody advances.
fn keep_hexes(battle: &mut Write, flow: Flow) -> Flow {
    battle.fight.emptied.clear();
    flow
}

/// The owner of the defender chooses which attacker suffers.
pub(in crate::games::anarchy) fn who_suffers(In(target): In<PieceId>, battle: Read, ask: Ask) -> Prompt {
    let board = battle.board();
    let stuns = battle.fight.result == Some(CombatResult::AS);
    let text = if stuns { "anarchy-ask-who-is-stunned" } else { "anarchy-ask-who-is-wounded" };
    let mut prompt = ask.prompt(board.side(target), text).with("unit", piece(target));
    let attackers = &battle.fight.attackers;
    prompt.offer(&SUFFER, attackers.iter().copied(), |id| {
        if board.side(id) == board.side(target) {
            Err(NOT_YOUR_PIECE)
        } else if attackers.contains(&id) {
            Ok(())
        } else {
            Err(NOT_AN_ATTACKER)
        }
    });
    concede(&mut prompt);
    prompt
}

/// He is stunned or wounded; a rider who is stunned is thrown from his horse.
pub(in crate::games::anarchy) fn suffer(In((_, id)): In<(Seat, PieceId)>, mut battle: Write) -> Flow {
    match battle.fight.result {
        Some(CombatResult::AS) if battle.man(id).is_mounted() => battle.unhorse(id),
        Some(CombatResult::AS) => {
            battle.stun(id);
            Flow::done()
        }
        _ => {
            battle.wound(id);
            Flow::done()
        }
    }
}

pub(in crate::games::anarchy) fn fight_over(In(()): In<()>, mut battle: Write) -> Flow {
    *battle.fight = Fight::default();
    Flow::then(spilt(&battle))
}

/// Registers the steps, decisions and verbs of this chapter.
pub fn plugin(app: &mut App) {
    app.decision(&COMBAT, combat)
        .verb(&ATTACK, attack)
        .decision(&MUSTER, muster)
        .verb(&JOIN, join)
        .verb(&STRIKE, strike)
        .step(&CLASH, clash)
        .decision(&WHO_SUFFERS, who_suffers)
        .verb(&SUFFER, suffer)
        .step(&FIGHT_OVER, fight_over);
}
