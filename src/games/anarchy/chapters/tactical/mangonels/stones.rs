//! What the stone of a mangonel does where it comes down: it kills everyone in its hex, breaks what stands there and beside
//! it, and hits those in the hexes around like a ballista.
use super::aim::{comes_down_at, comes_over, shield, stands_on, storeys};
use crate::games::anarchy::access::{Write, hex, piece};
use crate::games::anarchy::board::Board;
use crate::games::anarchy::board::belfries::{Face, OnFloor};
use crate::games::anarchy::chapters::tactical::artillery::ballista_row;
use crate::games::anarchy::chapters::tactical::belfry::burning;
use crate::games::anarchy::chapters::tactical::engines::words::engine_key;
use crate::games::anarchy::chapters::tactical::paths::may_stand;
use crate::games::anarchy::chapters::tactical::shooting::{Aim, band, cover_key, hit, hit_key, takes};
use crate::games::anarchy::chapters::tactical::siegeworks::demolition::{damage, fall_of_floor, material, wall_key};
use crate::games::anarchy::chapters::tactical::sight::cover;
use crate::games::anarchy::data::bombardment::{Blow, Material, least_of};
use crate::games::anarchy::data::files::Cover;
use crate::games::anarchy::state::{Mangonel, Post};
use crate::table::kit::hex_map::Heading;
use crate::table::prelude::*;
use bevy::prelude::*;

/// Somebody beside the hex that a stone has struck is rolled for.
pub const STRUCK_BESIDE: Step<PieceId> = Step::new("anarchy.struck_beside");
/// A stone has done what it does.
pub const SETTLED: Step<()> = Step::new("anarchy.settled");

/// Something that a stone may break.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Structure {
    /// The wall, the door or the bridge in a hex.
    Wall(Place),
    /// The hourd or scaffold over a hex.
    Floor(Place),
    /// An engine of several hexes, by its number.
    Engine(usize),
    /// A ballista or a mangonel.
    Artillery(Place),
    Mantlet(Place),
}

/// What a stone that comes down in a hex may break, with its points against each: what stands in that hex, and then what
/// stands beside it; each thing once. A wall behind a hourd is spared.
pub fn breaks(board: &Board, mangonel: &Mangonel, struck: Place) -> Vec<(Structure, u8)> {
    let data = board.rules.data.artillery.mangonel();
    let around = board.map.neighbours(struck).iter().map(|near| (*near, data.beside));
    let mut all: Vec<(Structure, u8)> = vec![];
    for (hex, points) in std::iter::once((struck, data.on_hex)).chain(around) {
        // What an engine stands on is spared.
        let wall =
            material(board, hex).is_some() && board.berth(hex).is_none() && shield(board, mangonel, hex).is_none();
        let found = [
            wall.then_some(Structure::Wall(hex)),
            board.floor_over(hex).then_some(Structure::Floor(hex)),
            board.berth(hex).map(|berth| Structure::Engine(berth.engine)),
            board.has_artillery(hex).then_some(Structure::Artillery(hex)),
            board.mantlet(hex).map(|_| Structure::Mantlet(hex)),
        ];
        for structure in found.into_iter().flatten() {
            if all.iter().all(|(known, _)| *known != structure) {
                all.push((structure, points));
            }
        }
    }
    all
}

/// The material of something, and what is added to the die against it: the keep is harder, whatever is of wood is not.
pub fn hardness(board: &Board, structure: Structure) -> (Material, i32) {
    let bombardment = &board.rules.data.bombardment;
    match structure {
        Structure::Wall(hex) => {
            let die = if bombardment.keep.contains(&board.terrain(hex)) { bombardment.keep_die } else { 0 };
            (material(board, hex).map_or(Material::Wood, |line| line.material), die)
        }
        _ => (Material::Wood, 0),
    }
}

/// Who is struck in a hex: everyone in it, on whatever floor.
pub fn killed(board: &Board, struck: Place) -> Vec<PieceId> {
    let mut all: Vec<PieceId> = storeys(board, struck).filter_map(|place| board.at(place)).collect();
    all.sort_unstable();
    all.dedup();
    all
}

/// Who stands beside the hex that is struck, and in which hex.
pub fn beside(board: &Board, struck: Place) -> Vec<(PieceId, Place)> {
    let in_hex = killed(board, struck);
    let mut all: Vec<(PieceId, Place)> = vec![];
    for near in board.map.neighbours(struck) {
        for place in storeys(board, *near) {
            if let Some(id) = board.at(place)
                && !in_hex.contains(&id)
                && all.iter().all(|(other, _)| *other != id)
            {
                all.push((id, place));
            }
        }
    }
    all.sort_unstable();
    all
}

/// What a stone that has struck a hex does to somebody beside it: a result of the ballista, at the range of the shot, with the cover
/// that he has against where the stone came from.
pub fn aim_beside(board: &Board, mangonel: &Mangonel, struck: Place, place: Place) -> Aim {
    let row = ballista_row(board);
    let hexes = &board.map.hexes;
    let distance = stands_on(board, mangonel).unsigned_distance_to(hexes.hex(struck));
    let band = band(row, u8::try_from(distance).unwrap_or(u8::MAX)).unwrap_or(row.ranges.len().saturating_sub(1));
    let ground = board.map.hex_of(place);
    let seen = comes_over(board, mangonel, ground).map(|side| match (mangonel.hex(), side) {
        // Inside a belfry its walls cover him, but towards its open rear.
        (_, Some(side)) if is_behind_walls(board, place, side) => Cover::Total,
        (from, Some(side)) => cover(board, from.unwrap_or(ground), place, Some(side)),
        (_, None) => Cover::None,
    });
    let cover = if (seen[1] as u8) < seen[0] as u8 { seen[1] } else { seen[0] };
    let shooting = &board.rules.data.shooting;
    let unsupplied = board.rules.scenario.side(mangonel.side).unsupplied;
    Aim {
        hex: place,
        cover,
        range: shooting.range[band],
        armour: 0,
        wounded: 0,
        unsupplied: if unsupplied { shooting.unsupplied } else { 0 },
        moving: 0,
    }
}

/// Whether what comes over a side of a hex of a belfry comes from within it.
fn is_behind_walls(board: &Board, place: Place, side: Heading) -> bool {
    let inside = |at: OnFloor| at.tower.face(board.map, board.map.hex_of(place), side) == Face::Inside;
    board.in_tower(place).is_some_and(inside)
}

/// Two dice say where the stone comes down, and it does there what it does.
pub(super) fn comes_down(battle: &mut Write, mangonel: &Mangonel, target: Place) -> Flow {
    let side = mangonel.side;
    let rolls = [(); 2].map(|()| battle.roll_of(side, "anarchy-roll-stone", DIE));
    let sum: i32 = rolls.iter().map(|roll| roll.face).sum();
    let there = comes_down_at(&battle.board(), mangonel, target, sum);
    let from = mangonel.hex();
    let [one, other] = rolls;
    battle.chronicle.note("A-5.1.08", || {
        Entry::new("anarchy-log-mangonel", "A-5.1.08")
            .by(side)
            .with("from", from.map_or(Word::Key("anarchy-beyond-the-map"), hex))
            .with("beyond", Word::Number(from.is_none().into()))
            .with("target", hex(target))
            .with("hex", there.map_or(Word::Key("anarchy-beyond-the-map"), hex))
            .roll(one)
            .roll(other)
    });
    let Some(struck) = there else { return Flow::done() };
    let board = battle.board();
    let (dead, broken, near) = (killed(&board, struck), breaks(&board, mangonel, struck), beside(&board, struck));
    for id in dead {
        battle.kill(id, "A-5.1.09");
    }
    for (structure, points) in broken {
        test(battle, side, structure, points);
    }
    battle.mangonels.struck = Some((mangonel.at, struck));
    let near = near.into_iter().map(|(id, _)| STRUCK_BESIDE.on(id));
    Flow::then(near.chain([SETTLED.on(())]))
}
/// The faces of the dice that say where a stone comes down.
const DIE: i32 = 10;

/// Rolls whether something breaks. What engines would lose by the table does not count in a battle.
fn test(battle: &mut Write, side: Seat, structure: Structure, points: u8) {
    let board = battle.board();
    // What fell with something else is there no more.
    if !is_there(&board, structure) {
        return;
    }
    let (material, die) = hardness(&board, structure);
    let at = place_of(&board, structure);
    let what = match structure {
        Structure::Wall(hex) => wall_key(board.terrain(hex)),
        Structure::Floor(_) => "anarchy-struck-floor",
        Structure::Engine(number) => engine_key(board.engines.all[number].kind),
        Structure::Artillery(hex) if board.ballista(hex).is_some() => "anarchy-struck-ballista",
        Structure::Artillery(_) => "anarchy-struck-mangonel",
        Structure::Mantlet(_) => "anarchy-struck-mantlet",
    };
    let roll = battle.roll(side, "anarchy-roll-bombard");
    let blow_of = |face: i32| -> Blow { battle.rules.data.bombardment.blow(material, points, face + die) };
    let needed = least_of(battle.rules.limits.die, |face| blow_of(face).damages());
    let blow = blow_of(roll.face);
    let result = match (blow.damages(), structure) {
        (false, _) => "anarchy-blow-nothing",
        (true, Structure::Wall(_)) => "anarchy-blow-damages",
        (true, _) => "anarchy-blow-destroys",
    };
    battle.chronicle.note("A-5.1.06", || {
        Entry::new("anarchy-log-bombards", "A-5.1.06")
            .by(side)
            .with("what", Word::Key(what))
            .with("hex", at.map_or(Word::Key("anarchy-beyond-the-map"), hex))
            .with("points", Word::Number(points.into()))
            .with("keep", Word::Number(die))
            .with("needed", Word::Number(needed))
            .with("result", Word::Key(result))
            .roll(roll)
    });
    if blow.damages() {
        breaks_down(battle, structure);
    }
}

fn is_there(board: &Board, structure: Structure) -> bool {
    match structure {
        Structure::Wall(hex) => material(board, hex).is_some(),
        Structure::Floor(hex) => board.floor_over(hex),
        Structure::Engine(number) => !board.engines.all[number].gone,
        Structure::Artillery(hex) => board.has_artillery(hex),
        Structure::Mantlet(hex) => board.mantlet(hex).is_some(),
    }
}

/// Where something stands, an engine with the first of its hexes on the map.
fn place_of(board: &Board, structure: Structure) -> Option<Place> {
    match structure {
        Structure::Wall(hex) | Structure::Floor(hex) | Structure::Artillery(hex) | Structure::Mantlet(hex) => Some(hex),
        Structure::Engine(number) => {
            let engine = &board.engines.all[number];
            let cells = engine.cells(board.rules.data.engines.of(engine.kind));
            cells.into_iter().find_map(|cell| board.map.hexes.place(cell.hex))
        }
    }
}

/// One degree of damage more for a wall, the end of everything else.
fn breaks_down(battle: &mut Write, structure: Structure) {
    match structure {
        Structure::Wall(at) => damage(battle, at, "A-5.1.06"),
        Structure::Floor(over) => {
            if battle.board().hourd_over(over).is_some() {
                battle.mangonels.hourds_lost.push(over);
            }
            fall_of_floor(battle, over, "A-3.3.26");
        }
        Structure::Artillery(at) => {
            battle.site.quench(at);
            battle.artillery.lose_ballista(at);
            battle.mangonels.lose(at);
        }
        Structure::Mantlet(at) => battle.siegeworks.lose_mantlet(at),
        Structure::Engine(number) => wrecks(battle, number),
    }
}

/// An engine is no more: who stood in it stands where he is, on the ground; a belfry comes down with everybody on its floors.
fn wrecks(battle: &mut Write, number: usize) {
    if battle.board().tower(number).is_some() {
        burning::bring_down(battle, number);
        return;
    }
    let fires: Vec<Place> = battle.site.fires.iter().map(|fire| fire.hex).collect();
    let board = battle.board();
    let lost: Vec<Place> =
        fires.into_iter().filter(|at| board.berth(*at).is_some_and(|berth| berth.engine == number)).collect();
    let team: Vec<PieceId> = board.engines.all[number].beyond.iter().map(|(id, _)| *id).collect();
    let at = place_of(&board, Structure::Engine(number));
    let (side, what) = (board.engines.all[number].side, engine_key(board.engines.all[number].kind));
    for at in lost {
        battle.site.quench(at);
    }
    let engine = &mut battle.engines.all[number];
    engine.gone = true;
    engine.beyond.clear();
    engine.team = [None; 2];
    // Who was with it beyond the edge comes on by himself, where his side comes on at all.
    let comes_on = battle.rules.entries[usize::from(side.0)].is_some();
    for id in team {
        battle.take_off(id, if comes_on { Post::Waiting } else { Post::Exited });
        // No man is lost: where nobody enters they come on at the nearest hex.
        let to = if comes_on { None } else { at.and_then(|at| nearest_free(&battle.board(), id, at)) };
        if let Some(to) = to {
            battle.place(id, to, None);
        }
    }
    battle.chronicle.note("A-5.1.14", || {
        Entry::new("anarchy-log-engine-wrecked", "A-5.1.14")
            .by(side)
            .with("hex", at.map_or(Word::Key("anarchy-beyond-the-map"), hex))
            .with("what", Word::Key(what))
    });
}

/// The nearest hex to one where somebody can stand.
fn nearest_free(board: &Board, id: PieceId, near: Place) -> Option<Place> {
    let open = |place: &Place| board.is_free(*place) && !board.burns(*place) && may_stand(board, id, *place).is_ok();
    board.map.hexes.places().filter(open).min_by_key(|place| (board.map.distance(*place, near), *place))
}

/// Somebody beside the hex that was struck, or who has fallen from there into it, takes a result of the ballista; who retreats
/// gets away from that hex.
pub(in crate::games::anarchy) fn struck_beside(In(id): In<PieceId>, mut battle: Write) -> Flow {
    let Some((from, struck)) = battle.mangonels.struck else { return Flow::done() };
    let board = battle.board();
    let hexes: Vec<Place> = board.hexes_of(id).collect();
    let away = |hexes_off: u8| hexes.iter().copied().find(|place| board.map.distance(*place, struck) == hexes_off);
    let place = away(1).or_else(|| away(0));
    let Some(place) = place.filter(|_| board.man(id).post == Post::OnField) else { return Flow::done() };
    let side = battle.clock.active;
    let aim = aim_beside(&board, &Mangonel { at: from, side, loaded: 0 }, struck, place);
    let mounted = board.man(id).is_mounted();
    let roll = battle.roll(side, "anarchy-roll-shot");
    let hit = hit(ballista_row(&battle.board()), mounted, aim.cover, roll.face + aim.sum());
    battle.chronicle.note("A-5.1.10", || {
        Entry::new("anarchy-log-struck-beside", "A-5.1.10")
            .by(side)
            .with("target", piece(id))
            .with("range", Word::Number(aim.range))
            .with("hunger", Word::Number(aim.unsupplied))
            .with("cover", Word::Key(cover_key(aim.cover)))
            .with("result", Word::Key(hit_key(hit, mounted)))
            .roll(roll)
    });
    takes(&mut battle, id, hit, "A-5.1.10", &[])
}
