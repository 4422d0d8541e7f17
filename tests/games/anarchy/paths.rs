//! Where men and riders can go, beside a slow version that is written from the rule book: every step is tried again and again
//! until nothing becomes cheaper.
use super::CASE;
use bevy::ecs::system::SystemState;
use mesnie::games::anarchy::access::Read;
use mesnie::games::anarchy::board::Board;
use mesnie::games::anarchy::chapters::tactical::paths::Reach;
use mesnie::games::anarchy::data::files::Terrain;
use mesnie::games::anarchy::state::Post;
use mesnie::table::kit::hex_map::Heading;
use mesnie::table::prelude::{Match, PieceId, Place, Player, Record, Seat};
use std::collections::BTreeMap;

/// A hex and where a rider looks, or no direction on foot.
type State = (Place, Option<usize>);

/// Whether the hex is open to the piece, and nobody of the other side stands in it.
fn is_open(board: &Board, id: PieceId, mounted: bool, hex: Place) -> bool {
    let features = board.map.features(hex);
    let river = board.map.terrain(hex) == Terrain::River && (mounted || board.rules.class(id).armoured);
    let cost = if mounted { features.mounted } else { features.foot };
    cost.is_some() && !river && board.at(hex).is_none_or(|other| board.side(other) == board.side(id))
}
fn cost(board: &Board, mounted: bool, hex: Place) -> i32 {
    let features = board.map.features(hex);
    let once = if mounted { features.mounted } else { features.foot }.expect("an open hex");
    if board.ground.bodies(hex) >= 4 { 2 * once } else { once }
}
/// on open ground: an enemy who is ready and no animal has his front beside the hex, at most one step of an embankment away.
fn threatened(board: &Board, side: Seat, hex: Place) -> bool {
    board.all().any(|id| {
        let man = board.man(id);
        man.post == Post::OnField
            && board.side(id) != side
            && man.stunned == 0
            && !man.captive
            && !board.rules.class(id).animal
            && board.map.hexes.distance(board.front(id), hex) == 1
    })
}
fn levels_join(board: &Board, a: Place, b: Place) -> bool {
    let apart = (board.map.level(a) - board.map.level(b)).abs();
    // Embankments are the only heights of these maps.
    apart == 0 || apart == 2
}

fn slowly(board: &Board, id: PieceId) -> BTreeMap<Place, i32> {
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
                    && board.hexes_of(friend).any(|there| hexes.distance(there, hex) == 1)
            })
    };
    let zone = |from: Place, to: Place| i32::from(threatened(board, side, from) && threatened(board, side, to));
    let mut best: BTreeMap<State, i32> = BTreeMap::new();
    if man.post == Post::Waiting {
        for entry in board.rules.entries[side.0 as usize].iter().flat_map(|(entries, _)| entries) {
            if !is_open(board, id, mounted, *entry) || !led(*entry) {
                continue;
            }
            if !mounted {
                best.insert((*entry, None), cost(board, false, *entry));
                continue;
            }
            for heading in Heading::ALL {
                let Some(front) = hexes.neighbour(*entry, heading) else { continue };
                if is_open(board, id, true, front) && levels_join(board, *entry, front) {
                    let whole = cost(board, true, *entry) + cost(board, true, front) + zone(*entry, front);
                    best.insert((front, Some(heading.index())), whole);
                }
            }
        }
    } else if led(board.front(id)) {
        best.insert((board.front(id), board.heading(id).map(Heading::index)), 0);
    }
    best.retain(|_, cost| *cost <= most);
    loop {
        let before = best.clone();
        for ((front, looks), spent) in &before {
            let mut steps: Vec<(State, i32)> = vec![];
            match looks {
                None => {
                    for to in hexes.neighbours(*front) {
                        let open = is_open(board, id, false, *to) && levels_join(board, *front, *to) && led(*to);
                        if open {
                            steps.push(((*to, None), cost(board, false, *to) + zone(*front, *to)));
                        }
                    }
                }
                Some(looks) => {
                    let heading = Heading::ALL[*looks];
                    let rear = hexes.neighbour(*front, heading.back()).expect("a rear hex");
                    if let Some(to) = hexes.neighbour(*front, heading)
                        && is_open(board, id, true, to)
                        && levels_join(board, *front, to)
                    {
                        steps.push(((to, Some(*looks)), cost(board, true, to) + zone(*front, to)));
                    }
                    for turn in [1, 5] {
                        let aside = Heading::ALL[(looks + turn) % 6];
                        if let Some(to) = hexes.neighbour(rear, aside)
                            && is_open(board, id, true, to)
                            && levels_join(board, rear, to)
                        {
                            steps.push(((to, Some(aside.index())), cost(board, true, to) + 1 + zone(*front, to)));
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
    for seed in 0..9 {
        let mut table: Match = CASE.started(&[], 2, seed, Player::Script("easy".into()));
        let mut state = SystemState::<Read>::new(table.world_mut());
        for number in 0.. {
            if table.prompt().is_none() {
                break;
            }
            if number % 41 == 7 {
                let read = state.get(table.world()).expect("the battle can be read");
                let board = read.board();
                for id in board.all() {
                    let man = board.man(id);
                    let moves = matches!(man.post, Post::OnField | Post::Waiting) && !man.captive;
                    if !moves || board.rules.character(id).rider.is_some() {
                        continue;
                    }
                    let ends: BTreeMap<Place, i32> = Reach::of(&board, id).ends(&board, id).into_iter().collect();
                    assert_eq!(ends, slowly(&board, id), "seed {seed}, order {number}, {id:?}");
                    let tried = !ends.is_empty();
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
