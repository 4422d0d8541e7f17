//! Where men and riders can go, beside a slow version from the rule book: every step is tried until nothing becomes cheaper.
use super::ground::{has_hourd, has_scaffold, is_closed, is_head, lean, level, wall_level};
use super::{CASE, engines};
use bevy::ecs::system::SystemState;
use mesnie::games::anarchy::access::Read;
use mesnie::games::anarchy::board::Board;
use mesnie::games::anarchy::chapters::tactical::reach::Reach;
use mesnie::games::anarchy::data::files::Terrain;
use mesnie::games::anarchy::data::maps::{MapData, SidesData};
use mesnie::games::anarchy::state::{Plan, Post};
use mesnie::table::kit::hex_map::Heading;
use mesnie::table::prelude::{Match, PieceId, Place, Player, Record, Seat};
use std::cell::RefCell;
use std::collections::BTreeMap;

/// A place and where a rider looks, or no direction on foot.
type State = (Place, Option<usize>);

/// What one stands on, as far as the joins of 12.1 go; nobody where it is shut.
#[derive(Clone, Copy, PartialEq)]
enum Footing {
    Shut,
    /// Level 0, in the open, in buildings, in passages.
    Yard,
    Bridge,
    Embankment,
    Ditch,
    Stairs,
    Platform,
    WallWalk,
    TowerTop,
    TowerDoor,
    Hall,
    KeepDoor,
    ChapelWindow,
    ChurchWindow,
    Rubble,
}

fn footing(board: &Board, hex: Place) -> Footing {
    use Terrain::*;
    // Nobody enters the hex of a ballista.
    if board.artillery.ballistae.iter().any(|ballista| ballista.hex == hex) {
        return Footing::Shut;
    }
    match board.terrain(hex) {
        Embankment => Footing::Embankment,
        Ditch => Footing::Ditch,
        Stairs => Footing::Stairs,
        Platform => Footing::Platform,
        Rampart => Footing::WallWalk,
        TowerTop => Footing::TowerTop,
        TowerDoor => Footing::TowerDoor,
        KeepHall | ArrowSlit | CastleWindow | TwinWindow => Footing::Hall,
        KeepDoor => Footing::KeepDoor,
        ChapelWindow => Footing::ChapelWindow,
        ChurchWindow => Footing::ChurchWindow,
        Terrain::Rubble => Footing::Rubble,
        FixedBridge | Gangway => Footing::Bridge,
        Wall | CastleWall | BurntBridge => Footing::Shut,
        // In the hall of the keep it stands on the floor of the hall.
        Furniture if level(board, hex) > 0 => Footing::Hall,
        _ => Footing::Yard,
    }
}

/// A step from one place to the next.
pub(super) struct Step {
    /// The whole of its cost, if that is not what the place entered costs.
    cost: Option<i32>,
    /// A man on one side threatens the other.
    threat: bool,
    /// Nobody, not even a friend, may be in the place entered.
    empty: bool,
}
const PLAIN: Step = Step { cost: None, threat: true, empty: false };

/// The side of a hex that looks to another one beside it is one of those that a line of the map's features names.
fn is_named(board: &Board, lines: fn(&MapData) -> &Vec<SidesData>, hex: Place, beside: Place) -> bool {
    let (hexes, maps) = (&board.map.hexes, &board.rules.data.maps);
    let map = maps.iter().find(|map| map.name == board.map.name).expect("the map of the battle");
    let here = (hexes.col(hex), hexes.row(hex));
    let Some(side) = hexes.heading(hex, beside) else { return false };
    lines(map).iter().any(|line| line.at == here && line.sides.iter().any(|named| *named as usize == side.index()))
}

/// How two hexes beside each other are joined on the ground, from the first to the second (A-0.07, 12.1).
fn on_ground(board: &Board, from: Place, to: Place) -> Option<Step> {
    use Footing::*;
    for (hex, other) in [(from, to), (to, from)] {
        let slit = matches!(board.terrain(hex), Terrain::ArrowSlit | Terrain::CastleWindow | Terrain::TwinWindow);
        let window = matches!(footing(board, hex), ChapelWindow | ChurchWindow);
        // Over inner sides only, closed doors too.
        if (slit || window || is_closed(board, hex)) && !is_named(board, |map| &map.inside, hex, other) {
            return None;
        }
    }
    let stairs = |hex: Place, up: Place| is_named(board, |map| &map.stairs, hex, up);
    let door = |hex: Place, through: Place| is_named(board, |map| &map.door, hex, through);
    // To another level nobody threatens but over a step on open ground.
    let built = Step { cost: None, threat: level(board, from) == level(board, to), empty: false };
    match (footing(board, from), footing(board, to)) {
        (Shut, _) | (_, Shut) => None,
        // From rubble one comes everywhere, at the price of what is entered, up to a wall walk, a tower or the keep for 3.
        (Rubble, WallWalk | TowerTop | TowerDoor | Hall | KeepDoor) => Some(Step { cost: Some(3), ..PLAIN }),
        (Rubble, _) | (_, Rubble) => Some(PLAIN),
        (Yard | Bridge, Yard | Bridge) => Some(PLAIN),
        // A bridge is no open ground.
        (Yard, Embankment | Ditch) | (Embankment | Ditch, Yard) => Some(PLAIN),
        (Ditch, Ditch) => Some(Step { cost: Some(1), ..PLAIN }),
        (Embankment, Embankment) | (Platform, Platform) | (WallWalk, WallWalk) | (TowerTop, TowerTop) => Some(PLAIN),
        (Hall, Hall) | (WallWalk, TowerDoor) | (TowerDoor, WallWalk) => Some(PLAIN),
        // Down to every neighbour of level 0 that is no wall, up by the sides that the map names.
        (Stairs, Yard | Bridge) | (Yard | Bridge, Stairs) => Some(built),
        (Stairs, WallWalk | TowerDoor | Platform | ChapelWindow) => stairs(from, to).then_some(built),
        (WallWalk | TowerDoor | Platform | ChapelWindow, Stairs) => stairs(to, from).then_some(built),
        (TowerDoor, TowerTop) | (KeepDoor, Hall | Platform) => door(from, to).then_some(built),
        (TowerTop, TowerDoor) | (Hall | Platform, KeepDoor) => door(to, from).then_some(built),
        // There is no way up to a sill from the floor.
        (ChurchWindow, Yard) if is_named(board, |map| &map.window, from, to) => {
            Some(Step { cost: Some(2), threat: false, empty: false })
        }
        _ => None,
    }
}

/// How two places are joined, from the first to the second.
pub(super) fn step(board: &Board, from: Place, to: Place) -> Option<Step> {
    let map = board.map;
    let (here, there) = (map.hex_of(from), map.hex_of(to));
    let floor = |place: Place| map.is_upper(place) && has_scaffold(board, map.hex_of(place));
    let beside = map.hexes.distance(here, there) == 1;
    // What a man at the head of a ladder has before him: the scaffold in the hex that it leans on, or else what is there.
    let top_of = |head: Place| {
        lean(board, map.hex_of(head)).map(|wall| if has_scaffold(board, wall) { map.upper(wall) } else { wall })
    };
    let ladder = |cost: i32, empty: bool| Some(Step { cost: Some(cost), threat: false, empty });
    match (is_head(board, from), is_head(board, to)) {
        (true, true) => None,
        // From foot to head or back, 1 for each level of the wall; from the wall onto the head.
        (false, true) if from == there => ladder(wall_level(board, lean(board, there)?) / 2, true),
        (false, true) => {
            if top_of(to) == Some(from) {
                ladder(1, true)
            } else {
                None
            }
        }
        (true, false) if to == here => ladder(wall_level(board, lean(board, here)?) / 2, false),
        (true, false) if top_of(from) != Some(to) => None,
        // Onto a scaffold 1, onto a sill 4, onto a rampart or a tower 4, where nobody may be.
        (true, false) => {
            if floor(to) {
                ladder(1, false)
            } else {
                ladder(4, footing(board, to) != Footing::ChurchWindow)
            }
        }
        (false, false) if !beside => None,
        (false, false) => match (map.is_upper(from), map.is_upper(to)) {
            (false, false) => on_ground(board, from, to),
            // All hourds hang at one level.
            (true, true) => Some(PLAIN),
            // Over the crenel 2 beside the 1 of the hex, to the ramparts alone, which are at the level of the hourds.
            (true, false) if has_hourd(board, here) => over_crenel(board, to),
            (false, true) if has_hourd(board, there) => over_crenel(board, from),
            // Between a scaffold and a sill: 1 + 2 there, 1 back.
            (true, false) => is_named(board, |map| &map.scaffold, to, here).then_some(Step { cost: Some(3), ..PLAIN }),
            (false, true) => {
                is_named(board, |map| &map.scaffold, from, there).then_some(Step { cost: Some(1), ..PLAIN })
            }
        },
    }
}

/// The step between a rampart and a hourd; nothing if it is no rampart.
fn over_crenel(board: &Board, wall: Place) -> Option<Step> {
    (footing(board, wall) == Footing::WallWalk).then_some(Step { cost: Some(3), ..PLAIN })
}

/// What it costs to enter a place (table 4.1); nothing where it is closed.
fn entry(board: &Board, id: PieceId, mounted: bool, place: Place) -> Option<i32> {
    use Terrain::*;
    let of_foot = |terrain: Terrain| match terrain {
        Wall | CastleWall | BurntBridge => None,
        Brush | Tree | Embankment | Shallows | Ford | Stairs | Furniture | FilledDitch | Rubble => Some(2),
        LowWall => Some(3),
        River if board.rules.class(id).armoured => None,
        River | WallWindow | Ditch | ChurchWindow => Some(4),
        _ => Some(1),
    };
    let on_horseback = |terrain: Terrain| match terrain {
        Flat | Beach | WallDoor | GreatDoor | OuterCorner | Court | Gate | FixedBridge => Some(1),
        Shallows | Ford => Some(2),
        Brush | Embankment => Some(4),
        _ => None,
    };
    let terrain = board.terrain(place);
    if mounted { on_horseback(terrain) } else { of_foot(terrain) }
}

/// Whether a hex burns: from the end of the turn in which it was lit.
fn burns(board: &Board, place: Place) -> bool {
    board.site.fires.iter().any(|fire| fire.hex == board.map.hex_of(place) && fire.lit < board.turn)
}
/// Whether the place is open to the piece, does not burn, and nobody of the other side stands in it.
fn is_open(board: &Board, id: PieceId, mounted: bool, place: Place) -> bool {
    let friendly = board.at(place).is_none_or(|other| board.side(other) == board.side(id));
    let closed = engines::is_closed(board, id, mounted, place);
    entry(board, id, mounted, place).is_some() && !burns(board, place) && friendly && !closed && rolls(board, id, place)
}
/// Who moves a mantlet goes where horses can be, and over filled ditches.
fn rolls(board: &Board, id: PieceId, place: Place) -> bool {
    let on_horseback = entry(board, id, true, place).is_some();
    board.tasks.plan != Some(Plan::Mantlet(id)) || on_horseback || board.terrain(place) == Terrain::FilledDitch
}
/// four bodies double a cost.
fn slowed(board: &Board, place: Place, cost: i32) -> i32 {
    if board.ground.bodies(place) >= 4 { 2 * cost } else { cost }
}
fn cost(board: &Board, id: PieceId, mounted: bool, place: Place) -> i32 {
    slowed(board, place, entry(board, id, mounted, place).expect("an open place"))
}
/// What a step costs without enemies, if the piece can make it. Where a side has to stay at first nobody of it leaves.
fn goes(board: &Board, id: PieceId, mounted: bool, from: Place, to: Place) -> Option<i32> {
    let step = step(board, from, to)?;
    let into_engine = engines::passage(board, id, mounted, from, to)?;
    let taken = step.empty && board.at(to).is_some_and(|other| other != id);
    if taken || !is_open(board, id, mounted, to) {
        return None;
    }
    if let Some((hexes, until)) = &board.rules.kept_to[board.side(id).0 as usize] {
        let within = |place: Place| hexes.contains(&board.map.hex_of(place));
        if board.turn < *until && within(from) && !within(to) {
            return None;
        }
    }
    let whole = into_engine.or(step.cost);
    Some(whole.map_or_else(|| cost(board, id, mounted, to), |whole| slowed(board, to, whole)))
}
/// an enemy who is ready and no animal has his front beside the place and could fight a man there.
fn threatened(board: &Board, side: Seat, place: Place) -> bool {
    board.all().any(|id| {
        let man = board.man(id);
        man.post == Post::OnField
            && board.side(id) != side
            && man.stunned == 0
            && !man.captive
            && !board.rules.class(id).animal
            && step(board, board.front(id), place).is_some_and(|step| step.threat)
    })
}
/// Every place on the ground and above it within a step.
fn around(board: &Board, place: Place) -> Vec<Place> {
    let hexes = || board.map.neighbours(place).iter().copied().chain([board.map.hex_of(place)]);
    let storey = |hex: &Place| has_scaffold(board, *hex) || has_hourd(board, *hex) || lean(board, *hex).is_some();
    let storeys = hexes().filter(storey).map(|hex| board.map.upper(hex));
    hexes().chain(storeys).filter(|near| *near != place).collect()
}

pub(super) fn slowly(board: &Board, id: PieceId) -> BTreeMap<Place, i32> {
    let (man, side) = (*board.man(id), board.side(id));
    let mounted = man.rear.is_some() || man.post == Post::Waiting && board.rules.character(id).rides;
    let animal = board.rules.class(id).animal;
    let most = board.points_left(id);
    let hexes = &board.map.hexes;
    let led = |hex: Place| {
        !animal
            || board.all().any(|friend| {
                let other = board.man(friend);
                board.side(friend) == side
                    && other.is_ready()
                    && !board.rules.class(friend).animal
                    && board.hexes_of(friend).any(|there| board.map.distance(there, hex) == 1)
            })
    };
    let known: RefCell<BTreeMap<Place, bool>> = RefCell::default();
    let in_zone = |place: Place| *known.borrow_mut().entry(place).or_insert_with(|| threatened(board, side, place));
    let zone = |from: Place, to: Place| i32::from(in_zone(from) && in_zone(to));
    let mut best: BTreeMap<State, i32> = BTreeMap::new();
    if man.post == Post::Waiting {
        for entry in board.rules.entries[side.0 as usize].iter().flat_map(|(entries, _)| entries) {
            if !is_open(board, id, mounted, *entry) || !led(*entry) {
                continue;
            }
            let Some(coming) = engines::from_beyond(board, *entry, cost(board, id, mounted, *entry)) else { continue };
            if !mounted {
                best.insert((*entry, None), coming);
                continue;
            }
            for heading in Heading::ALL {
                let Some(front) = hexes.neighbour(*entry, heading) else { continue };
                if let Some(there) = goes(board, id, true, *entry, front) {
                    let whole = cost(board, id, true, *entry) + there + zone(*entry, front);
                    best.insert((front, Some(heading.index())), whole);
                }
            }
        }
    } else if led(board.front(id)) && !engines::is_yoked(board, id) {
        best.insert((board.front(id), board.heading(id).map(Heading::index)), 0);
    }
    best.retain(|_, cost| *cost <= most);
    loop {
        let before = best.clone();
        for ((front, looks), spent) in before.iter().filter(|((front, _), _)| engines::may_go_on(board, id, *front)) {
            let mut steps: Vec<(State, i32)> = vec![];
            match looks {
                None => {
                    for to in around(board, *front).into_iter().filter(|to| led(*to)) {
                        if let Some(there) = goes(board, id, false, *front, to) {
                            steps.push(((to, None), there + zone(*front, to)));
                        }
                    }
                }
                Some(looks) => {
                    let heading = Heading::ALL[*looks];
                    let rear = hexes.neighbour(*front, heading.back()).expect("a rear hex");
                    if let Some(to) = hexes.neighbour(*front, heading)
                        && let Some(there) = goes(board, id, true, *front, to)
                    {
                        steps.push(((to, Some(*looks)), there + zone(*front, to)));
                    }
                    for turn in [1, 5] {
                        let aside = Heading::ALL[(looks + turn) % 6];
                        if let Some(to) = hexes.neighbour(rear, aside)
                            && let Some(there) = goes(board, id, true, rear, to)
                        {
                            steps.push(((to, Some(aside.index())), there + 1 + zone(*front, to)));
                        }
                    }
                }
            }
            for (state, step) in steps {
                let whole = spent + step;
                if whole <= most && best.get(&state).is_none_or(|known| whole < *known) {
                    best.insert(state, whole);
                }
            }
        }
        if best == before {
            break;
        }
    }
    let own = |hex: Place| board.at(hex).is_none_or(|other| other == id);
    let mut ends: BTreeMap<Place, i32> = BTreeMap::new();
    for ((front, looks), spent) in best {
        let rear = looks.and_then(|looks| hexes.neighbour(front, Heading::ALL[looks].back()));
        if spent == 0 || !own(front) || !rear.is_none_or(own) {
            continue;
        }
        let least = ends.entry(front).or_insert(spent);
        *least = spent.min(*least);
    }
    ends
}

//
#[test]
fn ways_are_those_of_the_rule_book() {
    let (mut on_foot, mut mounted, mut waiting) = (0, 0, 0);
    // Over these seeds each scenario is met several times.
    for seed in 0..18 {
        let mut table: Match = CASE.started(&[], 2, seed, Player::Script("easy".into()));
        let mut state = SystemState::<Read>::new(table.world_mut());
        for number in 0.. {
            if table.prompt().is_none() {
                break;
            }
            if number % 41 == 7 {
                let read = state.get(table.world()).expect("the battle can be read");
                let board = read.board();
                // Belfries have a second version of their own (`belfries.rs`).
                if board.has_belfries() {
                    break;
                }
                for id in board.all() {
                    let man = board.man(id);
                    let moves = matches!(man.post, Post::OnField | Post::Waiting) && !man.captive;
                    if !moves || board.rules.character(id).rider.is_some() {
                        continue;
                    }
                    let ends: BTreeMap<Place, i32> = Reach::of(&board, id).ends(&board, id).into_iter().collect();
                    assert_eq!(ends, slowly(&board, id), "seed {seed}, order {number}, {id:?}");
                    let tried = !ends.is_empty();
                    assert_eq!(Reach::has_end(&board, id), tried, "seed {seed}, order {number}, {id:?}");
                    on_foot += u32::from(tried && man.rear.is_none() && man.post == Post::OnField);
                    mounted += u32::from(tried && man.rear.is_some());
                    waiting += u32::from(tried && man.post == Post::Waiting);
                }
            }
            let Record { seat, order } = table.automatic_order().expect("a script plays");
            table.submit(seat, order).expect("a script plays what is on offer");
        }
    }
    assert!(on_foot > 200 && mounted > 20 && waiting > 5, "{on_foot} {mounted} {waiting}");
}
