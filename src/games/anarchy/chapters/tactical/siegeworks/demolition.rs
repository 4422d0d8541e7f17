//! Chapter 7.3, walls that come down by degrees: a damaged one stands as before, a demolished one lies in ruins.
use crate::games::anarchy::access::{Write, hex};
use crate::games::anarchy::board::Board;
use crate::games::anarchy::chapters::tactical::ladders;
use crate::games::anarchy::chapters::tactical::paths::may_stand_as;
use crate::games::anarchy::data::bombardment::MaterialData;
use crate::games::anarchy::data::files::Terrain;
use crate::table::prelude::*;

/// What a hex is built of, and how many degrees bring it down; nothing if there is no structure in it. A wall on which the
/// bridge of a belfry lies is a wall.
pub fn material<'b>(board: &Board<'b>, place: Place) -> Option<&'b MaterialData> {
    let terrain = match board.map.is_upper(place) {
        true => board.terrain(place),
        false => board.site.terrain(place).unwrap_or(board.map.terrain(place)),
    };
    board.rules.data.bombardment.of(terrain)
}

/// What stands in a hex and can come down, in sentences: the wall, the tower, the door.
pub fn wall_key(terrain: Terrain) -> &'static str {
    match terrain {
        Terrain::Gate => "anarchy-struck-gate",
        Terrain::FixedBridge => "anarchy-struck-bridge",
        Terrain::KeepDoor | Terrain::GreatDoor => "anarchy-struck-door",
        Terrain::TowerTop | Terrain::TowerDoor => "anarchy-struck-tower",
        _ => "anarchy-struck-wall",
    }
}

/// Whether the wall in a hex has come down in this battle, or its gate has burnt: rubble, or the flat ground of a gate.
pub fn has_fallen(board: &Board, hex: Place) -> bool {
    let (before, now) = (board.map.terrain(hex), board.terrain(hex));
    before != now && (now == Terrain::Rubble || before == Terrain::Gate && now == Terrain::Flat)
}

/// A wall is damaged by a degree more; with its last one it comes down.
pub(in crate::games::anarchy::chapters::tactical) fn damage(battle: &mut Write, at: Place, rule: &'static str) {
    let board = battle.board();
    let Some(degrees) = material(&board, at).map(|line| line.degrees) else { return };
    let now = board.walls.damage(at) + 1;
    if now < degrees {
        battle.walls.set_damage(at, now);
        battle.chronicle.note(rule, || {
            Entry::new("anarchy-log-damaged", rule)
                .with("hex", hex(at))
                .with("degree", Word::Number(now.into()))
                .with("of", Word::Number(degrees.into()))
        });
    } else {
        demolish(battle, at);
    }
}

/// A wall comes down: its hex is rubble, that of the castle gate flat, whatever lay or leaned on it is lost, and who stood
/// on it is wounded; a basin beside him that he held stands there untouched.
fn demolish(battle: &mut Write, at: Place) {
    let before = battle.board().terrain(at);
    let there = battle.board().at(at);
    battle.walls.set_damage(at, 0);
    battle.site.quench(at);
    let after = match before {
        Terrain::Gate => Terrain::Flat,
        Terrain::FixedBridge => Terrain::BurntBridge,
        _ => Terrain::Rubble,
    };
    battle.site.becomes(at, after);
    battle.siegeworks.heaps.retain(|heap| *heap != at);
    battle.siegeworks.lose_basin(at);
    battle.artillery.lose_ballista(at);
    battle.mangonels.lose(at);
    if !battle.board().towers.is_empty() {
        battle.belfries.lose_bridge_at(at);
    }
    let (event, rule) = match after {
        Terrain::Flat => ("anarchy-log-gate-falls", "A-3.2.13"),
        Terrain::BurntBridge => ("anarchy-log-bridge-broken", "A-3.2.04"),
        _ => ("anarchy-log-demolished", "A-7.3.08"),
    };
    let what = Word::Key(wall_key(before));
    battle.chronicle.note(rule, || Entry::new(event, rule).with("hex", hex(at)).with("what", what));
    ladders::lose_hold(battle, at);
    if after == Terrain::BurntBridge {
        ladders::lose_footing(battle, at);
        if let Some(id) = there {
            falls_into_ditch(battle, id, at);
        }
        return;
    }
    if let Some(id) = there {
        battle.wound(id);
        battle.puts_down(id);
    }
}

/// The bridge breaks under somebody: he falls into the ditch and is wounded.
pub(in crate::games::anarchy::chapters::tactical) fn falls_into_ditch(battle: &mut Write, id: PieceId, at: Place) {
    let board = battle.board();
    let ditch = |place: &Place| board.terrain(*place) == Terrain::Ditch && board.is_free(*place);
    let near = board.map.hexes.places().filter(ditch).min_by_key(|place| (board.map.distance(*place, at), *place));
    match near {
        Some(to) => ladders::falls(battle, id, to, "A-3.2.04"),
        None => battle.kill(id, "A-3.2.04"),
    }
}

/// The hourd before a wall that has come down falls, with what lies in it; who stands in it falls with it.
pub(in crate::games::anarchy::chapters::tactical) fn drop_hourd(battle: &mut Write, over: Place) {
    fall_of_floor(battle, over, "A-5.2.14");
}

/// The floor of a hourd or a scaffold falls, with what lies in it, what leans on it, and who stands in it.
pub(in crate::games::anarchy::chapters::tactical) fn fall_of_floor(
    battle: &mut Write,
    over: Place,
    rule: &'static str,
) {
    let board = battle.board();
    if !board.floor_over(over) {
        return;
    }
    let is_hourd = board.hourd_over(over).is_some();
    let floor = board.map.upper(over);
    let thrown = board.at(floor).map(|who| (who, lies_at(&board, who, over)));
    battle.site.quench(over);
    battle.site.burn(over);
    battle.siegeworks.heaps.retain(|heap| *heap != floor);
    battle.siegeworks.lose_basin(floor);
    let event = if is_hourd { "anarchy-log-hourd-falls" } else { "anarchy-log-scaffold-falls" };
    battle.chronicle.note(rule, || Entry::new(event, rule).with("hex", hex(over)));
    ladders::lose_hold(battle, over);
    match thrown {
        Some((who, Some(to))) => ladders::falls(battle, who, to, rule),
        // Nowhere is there room for him.
        Some((who, None)) => battle.kill(who, rule),
        None => {}
    }
}

/// The hex nearest to the foot of a wall where somebody can lie who falls to the ground before it.
fn lies_at(board: &Board, id: PieceId, foot: Place) -> Option<Place> {
    let is_open = |place: &Place| {
        let low = board.level(*place) <= 0 && board.terrain(*place) != Terrain::Court;
        low && board.is_free(*place) && !board.burns(*place) && may_stand_as(board, id, *place, false).is_ok()
    };
    board.map.hexes.places().filter(is_open).min_by_key(|place| (board.map.distance(*place, foot), *place))
}
