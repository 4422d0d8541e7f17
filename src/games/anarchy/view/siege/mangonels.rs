//! Mangonels: as the position shows them, what they look like, and what is told of them.
use crate::desktop::face::*;
use crate::games::anarchy::board::Board;
use crate::games::anarchy::chapters::tactical::artillery::crews;
use crate::games::anarchy::chapters::tactical::engines::gallery::DIG;
use crate::games::anarchy::chapters::tactical::mangonels::{BATTERY, BOMBARD, MAN_MANGONEL, battery};
use crate::games::anarchy::data::files::{ROYALIST, SIDES};
use crate::games::anarchy::state::{Emplacement, Mangonel, Mangonels, hex_of_label};
use crate::games::anarchy::view::drawing::middle;
use crate::games::anarchy::view::terrain::WOOD;
use crate::table::prelude::{Narrator, Order, PieceId, Place, Seat, Target};
use hexx::Hex;
use serde_json::Value;

/// Mangonels and mines as the position shows them.
pub(in crate::games::anarchy::view) fn read(
    shown: &Value,
    place: &dyn Fn(&str) -> Option<Place>,
    seat: &dyn Fn(&str) -> Option<Seat>,
) -> Mangonels {
    let number = |value: &Value| value.as_u64().and_then(|n| u8::try_from(n).ok());
    let places = |list: &Value| -> Vec<Place> {
        list.as_array().into_iter().flatten().filter_map(|label| place(label.as_str()?)).collect()
    };
    let mangonel = |facts: &Value| {
        let label = facts["at"].as_str()?;
        let at = match facts["beyond"] == true {
            true => Emplacement::Beyond(hex_of_label(label)?),
            false => Emplacement::Field(place(label)?),
        };
        Some(Mangonel { at, side: facts["side"].as_str().and_then(seat)?, loaded: number(&facts["loaded"])? })
    };
    let aimed = |side: usize| shown["hourd_aimed"][side].as_str().and_then(place);
    Mangonels {
        all: shown["all"].as_array().into_iter().flatten().filter_map(mangonel).collect(),
        in_hand: number(&shown["in_hand"]),
        struck: None,
        hourds_lost: places(&shown["hourds_lost"]),
        hourd_aimed: [aimed(0), aimed(1)],
        mines: places(&shown["mines"]),
    }
}

/// The mangonel that is being aimed.
pub(in crate::games::anarchy::view) fn in_hand<'b>(sight: &Sight, board: &'b Board) -> Option<(usize, &'b Mangonel)> {
    sight.prompt().filter(|prompt| prompt.text == "anarchy-ask-mangonel")?;
    let number = usize::from(board.mangonels.in_hand?);
    Some((number, board.mangonels.all.get(number)?))
}

/// How a mangonel is drawn.
#[derive(Clone, Copy)]
pub(super) struct Pose {
    /// Its middle.
    pub at: Point,
    /// Where it looks, of length 1.
    pub looks: Point,
    pub size: f32,
    pub is_in_hand: bool,
}

/// The mangonels on the map.
pub(in crate::games::anarchy::view) fn on_map(sight: &Sight, board: &Board) -> Vec<Shape> {
    let aimed = in_hand(sight, board).map(|(number, _)| number);
    let all = board.mangonels.all.iter().enumerate().filter_map(|(number, mangonel)| {
        let hex = mangonel.hex()?;
        let [x, y] = middle(board, hex);
        let foes = board.on_field(crate::games::anarchy::board::enemy(mangonel.side));
        let (dx, dy) = foes
            .map(|id| middle(board, board.front(id)))
            .fold((0.0, 0.0), |(dx, dy), [fx, fy]| (dx + fx - x, dy + fy - y));
        let long = dx.hypot(dy);
        let looks = if long < 1.0 { [0.0, 1.0] } else { [dx / long, dy / long] };
        Some((mangonel, Pose { at: [x, y], looks, size: 1.0, is_in_hand: aimed == Some(number) }))
    });
    all.flat_map(|(mangonel, pose)| picture(board, mangonel, pose)).collect()
}

/// A mangonel seen from above, in the colour of its side: its frame, the skein across it, the arm with its bowl; loaded, the arm lies
/// back with a stone in the bowl; as many pegs are lit as turns of loading are done.
pub(super) fn picture(board: &Board, mangonel: &Mangonel, pose: Pose) -> Vec<Shape> {
    const IRON: [u8; 4] = [0x4a, 0x4a, 0x50, 255];
    const ARM: [u8; 4] = [0xb0, 0x82, 0x4c, 255];
    const CORD: [u8; 4] = [0xe8, 0xd8, 0xb0, 255];
    const STONE: [u8; 4] = [0xcf, 0xca, 0xbe, 255];
    const RING: [u8; 4] = [0xff, 0xd2, 0x4a, 255];
    const GROUND: [u8; 4] = [0xd9, 0xc9, 0xa3, 255];
    let Pose { at: [x, y], looks: [ax, ay], size, is_in_hand } = pose;
    let at = |ahead: f32, aside: f32| {
        let (ahead, aside) = (ahead * size, aside * size);
        [x + ax * ahead - ay * aside, y + ay * ahead + ax * aside]
    };
    let disc = |at: Point, radius: f32, paint: [u8; 4]| Shape::new(placed(&circle(radius * size, 24), at, 1.0), paint);
    let beam = |from: Point, to: Point, wide: f32, paint: [u8; 4]| stroke(from, to, wide * size, paint);
    let side = if mangonel.side == ROYALIST { [0xa4, 0x22, 0x1e, 255] } else { [0x26, 0x4a, 0x92, 255] };
    let most = board.rules.data.artillery.mangonel().reload;
    let is_loaded = mangonel.loaded >= most;
    let mut shapes = vec![];
    if is_in_hand {
        shapes.push(disc([x, y], 51.0, LINE));
        shapes.push(disc([x, y], 49.5, RING));
    }
    for (radius, paint) in [(45.0, LINE), (42.5, side), (35.0, GROUND)] {
        shapes.push(disc([x, y], radius, paint));
    }
    // The two sides of its frame and what joins them; the skein of cords in which the arm turns.
    for aside in [-20.0_f32, 20.0] {
        shapes.push(beam(at(-26.0, aside), at(26.0, aside), 10.0, LINE));
        shapes.push(beam(at(-24.0, aside), at(24.0, aside), 6.5, WOOD));
    }
    for ahead in [-21.0_f32, 22.0] {
        shapes.push(beam(at(ahead, -20.0), at(ahead, 20.0), 9.0, LINE));
        shapes.push(beam(at(ahead, -19.0), at(ahead, 19.0), 5.5, WOOD));
    }
    shapes.push(beam(at(3.0, -25.0), at(3.0, 25.0), 10.0, LINE));
    shapes.push(beam(at(3.0, -23.0), at(3.0, 23.0), 6.5, CORD));
    // The arm lies back when it is loaded, and stands ahead when it has shot.
    let bowl = if is_loaded { -30.0 } else { 30.0 };
    shapes.push(beam(at(3.0, 0.0), at(bowl, 0.0), 9.5, LINE));
    shapes.push(beam(at(3.0, 0.0), at(bowl, 0.0), 6.0, ARM));
    shapes.push(disc(at(bowl, 0.0), 12.5, LINE));
    shapes.push(disc(at(bowl, 0.0), 10.5, ARM));
    if is_loaded {
        shapes.push(disc(at(bowl, 0.0), 8.8, LINE));
        shapes.push(disc(at(bowl, 0.0), 7.4, STONE));
    }
    for peg in 0..most.min(6) {
        let aside = (f32::from(peg) - f32::from(most.min(6) - 1) / 2.0) * 14.0 * size;
        let paint = if peg < mangonel.loaded { RING } else { IRON };
        shapes.push(disc([x + aside, y + 40.0 * size], 6.6, LINE));
        shapes.push(disc([x + aside, y + 40.0 * size], 4.8, paint));
    }
    shapes
}

/// Its sign: the frame, the arm and the stone, from the side.
pub(in crate::games::anarchy::view) fn sign() -> Vec<Vec<Point>> {
    vec![
        block([-0.95, -0.75], [0.95, -0.5]),
        vec![[-0.1, -0.5], [0.15, -0.5], [0.55, 0.35], [0.55, -0.5], [0.75, -0.5], [0.75, 0.55], [0.5, 0.6]],
        vec![[0.35, -0.45], [0.5, -0.3], [-0.45, 0.5], [-0.6, 0.35]],
        placed(&circle(0.34, 14), [-0.62, 0.6], 1.0),
    ]
}

/// Who serves a mangonel.
pub(super) fn crew(board: &Board, mangonel: &Mangonel) -> Vec<PieceId> {
    match mangonel.hex() {
        None => battery(board, mangonel.side).collect(),
        Some(at) => {
            let crews = crews(board, mangonel.side, |_| true);
            crews.into_iter().find(|(hex, _)| *hex == at).map(|(_, men)| men).unwrap_or_default()
        }
    }
}

/// What is told of the mangonel in a hex, with the rules that say so.
pub(in crate::games::anarchy::view) fn told(
    board: &Board,
    place: Place,
    tell: &Narrator,
) -> Vec<(String, &'static str)> {
    let Some(mangonel) = board.mangonel(place) else { return vec![] };
    let data = board.rules.data.artillery.mangonel();
    let left = data.reload.saturating_sub(mangonel.loaded);
    let args = [
        ("side", SIDES[usize::from(mangonel.side.0) % SIDES.len()].into()),
        ("loaded", if left == 0 { "yes" } else { "no" }.into()),
        ("left", left.into()),
    ];
    let mut all = vec![(tell.texts.format("anarchy-mangonels-view-mangonel", &args), "A-5.1.05")];
    let men = crew(board, mangonel);
    if men.is_empty() {
        let args = [("n", data.crew.into())];
        all.push((tell.texts.format("anarchy-mangonels-view-no-crew", &args), "A-5.1.04"));
    } else {
        let names: Vec<String> = men.iter().map(|id| tell.target(Target::Piece(*id))).collect();
        all.push((tell.texts.format("anarchy-view-ballista-crew", &[("units", names.join(", ").into())]), "A-5.1.04"));
    }
    all.push((tell.texts.get("anarchy-mangonels-view-stands"), "A-5.1.07"));
    all
}

/// How many mangonels of a side still stand; nothing where it has had none.
pub(in crate::games::anarchy::view) fn standing(board: &Board, seat: Seat) -> Option<usize> {
    let had = board.rules.mangonels.iter().any(|(side, _)| *side == seat);
    let stand = board.mangonels.all.iter().filter(|mangonel| mangonel.side == seat).count();
    (had || stand > 0).then_some(stand)
}

/// Whether an order is about a mangonel or a gallery where there is none.
pub(in crate::games::anarchy::view) fn is_beside_the_point(board: &Board, asked: Option<Seat>, order: Order) -> bool {
    let known = |place: Place| place.index() < board.map.places();
    if let Some(place) = MAN_MANGONEL.of(order) {
        return !known(place) || board.mangonel(place).is_none();
    }
    if BATTERY.of(order).is_some() {
        let own = |mangonel: &&Mangonel| Some(mangonel.side) == asked && mangonel.hex().is_none();
        return !board.mangonels.all.iter().any(|mangonel| own(&mangonel));
    }
    if let Some(place) = DIG.of(order) {
        return !known(place) || super::gallery::before(board, place).is_none();
    }
    if let Some(place) = BOMBARD.of(order) {
        return !known(place);
    }
    false
}

/// Where a mangonel stands on the grid, be it beyond the edge.
pub(super) fn hex_of(board: &Board, mangonel: &Mangonel) -> Hex {
    match mangonel.at {
        Emplacement::Field(hex) => board.map.hexes.hex(hex),
        Emplacement::Beyond(hex) => hex,
    }
}
