//! Chapter 17, terrain markers and stakes: who places what where, and the orders about stakes.
use super::army::{NO_UNIT_TO_UPGRADE, NOT_ON_CARD};
use super::module_cards::show_card;
use super::turn::concede;
use crate::games::ancients::access::{Read, Write, hex};
use crate::games::ancients::board::{Board, STAKES_BARRED, enemy};
use crate::games::ancients::data::files::{MaquisMarkers, Module, UnmarkedMaquis};
use crate::games::ancients::rules::Rules;
use crate::games::ancients::state::{BattleProgress, Field, Stakes};
use crate::table::prelude::*;
use bevy::prelude::*;

/// The sides place their markers in turn (N-17.01).
pub const MARKERS: Step<Seat> = Step::new("ancients.markers");
/// A side places a marker (N-17.01).
pub const PLACE_MARKER: Step<Seat> = Step::new("ancients.place_marker");
/// Lays the marker in hand on a hex.
pub const LAY: Verb<Place> = Verb::new("ancients.lay");
/// Takes a marker of another terrain in hand (N-17.15).
pub const TAKE_MARKER: Verb<Kind> = Verb::new("ancients.take_marker");
/// Sets stakes on a hex (N-17.06).
pub const SET_STAKES: Verb<Place> = Verb::new("ancients.set_stakes");
/// Takes stakes back during deployment.
pub const TAKE_STAKES: Verb<Place> = Verb::new("ancients.take_stakes");
/// The occupant restores the stakes that it stands on (N-17.30).
pub const RESTORE: Verb<()> = Verb::new("ancients.restore");
/// The occupant removes them (N-17.30).
pub const REMOVE: Verb<()> = Verb::new("ancients.remove");

pub const MARKER_ON_FLIGHT_HEX: Refusal = Refusal::new("marker_on_flight_hex", "N-17.11");
pub const MARKER_OUTSIDE_ZONE: Refusal = Refusal::new("marker_outside_zone", "N-17.01");
pub const MARKER_SUPPLY_EMPTY: Refusal = Refusal::new("marker_supply_empty", "N-17.15");
pub const HEX_HAS_MARKER: Refusal = Refusal::new("hex_occupied", "N-17.01");
pub const STAKES_ON_FLIGHT_HEX: Refusal = Refusal::new("marker_on_flight_hex", "N-17.06");
pub const STAKES_OUTSIDE_ZONE: Refusal = Refusal::new("marker_outside_zone", "N-17.06");
pub const HEX_HAS_STAKES: Refusal = Refusal::new("hex_occupied", "N-17.17");
pub const STAKES_NOT_ELIGIBLE: Refusal = Refusal::new("stakes_not_eligible", "N-17.30");
pub const STAKES_LEFT: Refusal = Refusal::new("deploy_incomplete", "N-17.06");

/// Whether a marker may lie on a hex: plain, in the rows for it, not adjacent to a camp, one to a hex (N-17.01); no maquis (N-17.11)
/// unless an option opens it (N-17.21), and no terrain that the board prints (N-17.25).
pub fn may_lay(board: &Board, to: Place) -> Allowed {
    let map = board.map;
    let maquis = map.is_maquis(to);
    if maquis && board.rules.switches.modules.maquis_markers == MaquisMarkers::Forbidden {
        return Err(MARKER_ON_FLIGHT_HEX);
    }
    let (first, last) = board.rules.data.terrain.rows;
    let beside_camp = || map.hexes.neighbours(to).iter().any(|near| map.base(*near).is_some());
    if !(first..=last).contains(&map.hexes.row(to)) || map.base(to).is_some() || beside_camp() {
        return Err(MARKER_OUTSIDE_ZONE);
    }
    if !map.is_plain(to) && !maquis {
        return Err(Refusal { rule: "N-17.25", ..HEX_HAS_MARKER });
    }
    if board.field.ground(to).is_some() { Err(HEX_HAS_MARKER) } else { Ok(()) }
}

/// The terrains of which markers are left (N-17.15).
pub fn supply<'f>(rules: &'f Rules, field: &'f Field) -> impl Iterator<Item = u8> + 'f {
    let laid = |ground: u8| field.markers().filter(|(_, other)| *other == ground).count();
    let kinds = rules.data.terrain.kinds.iter().enumerate();
    kinds.filter(move |(i, kind)| laid(*i as u8) < usize::from(kind.supply)).map(|(i, _)| i as u8)
}

/// The sides alternate, Red first (N-17.15), until each has placed all its markers or no legal hex is left (N-17.01).
pub(in crate::games::ancients) fn markers(In(side): In<Seat>, battle: Read) -> Flow {
    let each = battle.rules.data.terrain.markers_each;
    let board = battle.board();
    // With module cards its holder alone places any (N-20.12).
    let may_place =
        |side: Seat| battle.modules.field.placed[side.0 as usize] < each && board.serves(side, Module::Terrain);
    let room = board.map.hexes.places().any(|to| may_lay(&board, to).is_ok());
    if !room
        || supply(&battle.rules, &battle.modules.field).next().is_none()
        || !(may_place(side) || may_place(enemy(side)))
    {
        return Flow::done();
    }
    let place = may_place(side).then(|| PLACE_MARKER.on(side));
    Flow::then(place.into_iter().chain([MARKERS.on(enemy(side))]))
}

/// The terrain that is placed next: the one in hand, or the first that is left.
pub fn next_marker(rules: &Rules, field: &Field) -> Option<u8> {
    let mut left = supply(rules, field);
    field.in_hand.or_else(|| left.next())
}

/// A side places a marker where it likes; terrains are free while the supply lasts (N-17.15).
pub(in crate::games::ancients) fn place_marker(In(side): In<Seat>, battle: Read, ask: Ask) -> Prompt {
    let board = battle.board();
    let kinds: Vec<Kind> = battle.rules.terrain_kinds().collect();
    let next = next_marker(&battle.rules, &battle.modules.field).expect("a marker is left");
    let mut prompt =
        ask.prompt(side, "ancients-ask-marker").with("marker", Word::On(Target::Kind(kinds[next as usize])));
    prompt.offer(&LAY, board.map.hexes.places(), |to| may_lay(&board, to));
    prompt.stand(&TAKE_MARKER, kinds.iter().copied(), |kind| {
        let ground = kinds.iter().position(|other| *other == kind);
        let left = ground
            .is_some_and(|ground| supply(&battle.rules, &battle.modules.field).any(|left| left as usize == ground));
        if left { Ok(()) } else { Err(MARKER_SUPPLY_EMPTY) }
    });
    concede(&mut prompt);
    prompt
}

/// The marker lies there for the whole match.
pub(in crate::games::ancients) fn lay(In((side, to)): In<(Seat, Place)>, mut battle: Write) -> Flow {
    let ground = next_marker(&battle.rules, &battle.modules.field).expect("a marker is left");
    battle.modules.field.lay(to, ground);
    battle.modules.field.in_hand = None;
    battle.modules.field.placed[side.0 as usize] += 1;
    show_card(&mut battle, side);
    let kind = battle.rules.terrain_kinds().nth(ground.into()).expect("a terrain");
    battle.chronicle.note("N-17.01", || {
        Entry::new("ancients-log-marker", "N-17.01")
            .by(side)
            .with("marker", Word::On(Target::Kind(kind)))
            .with("hex", hex(to))
    });
    Flow::done()
}
pub(in crate::games::ancients) fn take_marker(In((_, kind)): In<(Seat, Kind)>, mut battle: Write) -> Flow {
    let ground = battle.rules.terrain_kinds().position(|other| other == kind);
    battle.modules.field.in_hand = ground.map(|ground| ground as u8);
    Flow::again()
}

/// Whether a side may buy stakes: there are so many for it (N-17.06, N-1.17).
pub fn may_buy_stakes(board: &Board, side: Seat) -> Allowed {
    if !board.serves(side, Module::Stakes) {
        return Err(Refusal { rule: "N-20.12", ..NOT_ON_CARD });
    }
    let bought = board.field.bought[side.0 as usize];
    if bought < board.rules.data.terrain.stakes.count {
        Ok(())
    } else {
        Err(Refusal { rule: "N-17.06", ..NO_UNIT_TO_UPGRADE })
    }
}

/// Whether a side may set stakes on a hex: unmarked plain of its own zone (N-17.17), or maquis that an option opens (N-17.21), where no unit of its stands that keeps off stakes.
pub fn may_set_stakes(board: &Board, side: Seat, to: Place) -> Allowed {
    let map = board.map;
    let (first, last) = board.rules.data.terrain.rows;
    let opened = board.rules.switches.modules.maquis_markers != MaquisMarkers::Forbidden
        && (first..=last).contains(&map.hexes.row(to));
    if map.is_maquis(to) && !opened {
        return Err(STAKES_ON_FLIGHT_HEX);
    }
    if !map.in_zone(side, to) || map.base(to).is_some() {
        return Err(STAKES_OUTSIDE_ZONE);
    }
    if !(map.is_plain(to) || map.is_maquis(to))
        || board.field.ground(to).is_some()
        || board.field.stakes_at(to).is_some()
    {
        return Err(HEX_HAS_STAKES);
    }
    match board.at(to) {
        Some(unit) if board.rules.pool[board.unit(unit).kind as usize].shuns_stakes() => Err(STAKES_BARRED),
        _ => Ok(()),
    }
}

/// How many stakes a side has bought and not set yet.
pub fn stakes_left(field: &Field, side: Seat) -> usize {
    let set = field.stakes.iter().filter(|stakes| stakes.side == side).count();
    usize::from(field.bought[side.0 as usize]).saturating_sub(set)
}

/// Stakes stand there, active (N-17.06); only their own side is told before the reveal.
pub(in crate::games::ancients) fn set_stakes(In((side, to)): In<(Seat, Place)>, mut battle: Write) -> Flow {
    battle.modules.field.stakes.push(Stakes { at: to, side, active: true, turned: 0 });
    battle.modules.field.stakes.sort_by_key(|stakes| stakes.at);
    battle.chronicle.note("N-17.06", || {
        Entry::new("ancients-log-stakes-set", "N-17.06").by(side).with("hex", hex(to)).secret(Seats::only(side))
    });
    Flow::again()
}
pub(in crate::games::ancients) fn take_stakes(In((_, at)): In<(Seat, Place)>, mut battle: Write) -> Flow {
    battle.modules.field.stakes.retain(|stakes| stakes.at != at);
    Flow::again()
}

/// Stakes that have counted in a combat which was no tie are turned over: the occupant has won and stays (N-17.08), or has left the hex
/// as a consequence of it (N-17.18), or stands by order (N-17.27).
pub(in crate::games::ancients) fn turn_stakes(battle: &mut Write) {
    let Some(at) = battle.modules.command.stakes.take() else { return };
    let turn = battle.progress.turn;
    let Some(stakes) = battle.modules.field.stakes.iter_mut().find(|stakes| stakes.at == at) else { return };
    stakes.active = false;
    stakes.turned = turn;
    let side = stakes.side;
    battle
        .chronicle
        .note("N-17.08", || Entry::new("ancients-log-stakes-turned", "N-17.08").by(side).with("hex", hex(at)));
}

/// Whether a unit may spend its order on the stakes that it stands on, in contact or not, before it moves (N-17.30): an occupant of their
/// side restores or removes them if they were turned over in an earlier turn (N-17.09); an enemy removes them at any time (N-17.19). A
/// mounted unit does not restore them, nor do elephants (N-21.07).
pub fn may_work_on_stakes(
    board: &Board,
    progress: &BattleProgress,
    unit: PieceId,
    steps: u8,
    restores: bool,
) -> Allowed {
    let occupant = board.unit(unit);
    let Some(stakes) = board.field.stakes_at(occupant.at).filter(|_| steps == 0) else {
        return Err(STAKES_NOT_ELIGIBLE);
    };
    let own = stakes.side == occupant.side;
    let long_ago = !stakes.active && stakes.turned < progress.turn;
    let eligible = if own { long_ago } else { !restores };
    if !eligible {
        return Err(STAKES_NOT_ELIGIBLE);
    }
    let shuns = board.rules.pool[occupant.kind as usize].shuns_stakes();
    // Maquis is ground only as long as something lies on it (N-17.13).
    let holds_the_hex =
        board.map.is_maquis(occupant.at) && board.rules.switches.option2_unmarked == UnmarkedMaquis::Flight;
    if !restores && holds_the_hex {
        return Err(Refusal { rule: "N-17.13", ..STAKES_NOT_ELIGIBLE });
    }
    if restores && shuns { Err(Refusal { rule: "N-17.30", ..STAKES_BARRED }) } else { Ok(()) }
}

/// The stakes stand again (N-17.09).
pub(in crate::games::ancients) fn restore(In((side, ())): In<(Seat, ())>, mut battle: Write) -> Flow {
    let at = battle.place_of(battle.underway.unit.expect("a unit under way"));
    for stakes in battle.modules.field.stakes.iter_mut().filter(|stakes| stakes.at == at) {
        stakes.active = true;
    }
    battle
        .chronicle
        .note("N-17.09", || Entry::new("ancients-log-stakes-restored", "N-17.09").by(side).with("hex", hex(at)));
    Flow::done()
}

/// The stakes are out of the game (N-17.20).
pub(in crate::games::ancients) fn remove(In((side, ())): In<(Seat, ())>, mut battle: Write) -> Flow {
    let at = battle.place_of(battle.underway.unit.expect("a unit under way"));
    battle.modules.field.stakes.retain(|stakes| stakes.at != at);
    battle
        .chronicle
        .note("N-17.20", || Entry::new("ancients-log-stakes-removed", "N-17.20").by(side).with("hex", hex(at)));
    Flow::done()
}

/// Registers the steps, decisions and verbs of this chapter.
pub fn plugin(app: &mut App) {
    app.step(&MARKERS, markers)
        .decision(&PLACE_MARKER, place_marker)
        .verb(&LAY, lay)
        .verb(&TAKE_MARKER, take_marker)
        .verb(&SET_STAKES, set_stakes)
        .verb(&TAKE_STAKES, take_stakes)
        .verb(&RESTORE, restore)
        .verb(&REMOVE, remove);
}
