//! What stands on the map: villages with their banners, piles of soldiers, lords, rebels, and what has befallen the land.
use super::cards::laid;
use super::company::CompanySeen;
use super::map::brush::moved;
use super::map::land::{FIRST_ROW, Land};
use super::map::scenery::plan;
use super::plights::{self, Plight};
use super::seen::{LordSeen, PileSeen, Seen};
use super::village::{self, Buildings, GREEN};
use super::{FiefFace, emblems, portraits};
use crate::desktop::face::*;
use crate::games::fief::data::items::{Item, Plain};
use crate::table::prelude::{Place, Seat, Target, Word};

/// Half the width of what stands in a village, in units of the board, and from one to the next.
const HALF: f32 = 18.0;
const APART: f32 = 40.0;
/// In a row, below the middle of the village.
const ROW: usize = 5;
/// The same at the southern edge of the map, where a second row would lie beyond it.
const ROW_AT_EDGE: usize = 9;
/// Half the width of a pile of pieces of a kind, whose sign has to be told, and from one pile to the next.
const HALF_OF_KIND: f32 = 22.0;
const APART_OF_KIND: f32 = 46.0;
/// In a row at a gate, where the next village is near.
const ROW_AT_GATE: usize = 4;
/// Half the width of a lord's counter, whose face has to be told.
const HALF_OF_LORD: f32 = 22.0;
/// It among the counters of all games.
const LORD: f32 = HALF_OF_LORD / COUNTER_HALF;

const INK: [u8; 4] = [0x2b, 0x1d, 0x12, 255];
const REBEL: [u8; 4] = [0x5a, 0x34, 0x1c, 255];
const CREAM: [u8; 4] = [0xfb, 0xf3, 0xde, 255];
const GOLD: [u8; 4] = [0xe8, 0xb4, 0x2a, 255];

/// What has a place in a row: a pile of soldiers or a lord.
enum Standing<'s> {
    Pile(Seat, Option<u32>),
    /// So many pieces of a kind, under their sign.
    Pieces(Seat, Vec<Vec<Point>>, u32),
    Lord(&'s LordSeen),
    Rebels(u32),
}

/// What has a place in a row, and whether it belongs to the company that marches.
struct Ranked<'s> {
    what: Standing<'s>,
    marches: bool,
}

impl<'s> Ranked<'s> {
    fn stays(what: Standing<'s>) -> Self {
        Self { what, marches: false }
    }
}

pub(super) fn scene(face: &FiefFace, seen: &Seen) -> Scene {
    let mut scene = Scene::default();
    let company = CompanySeen::of(seen);
    let land = Land::of(plan(&seen.rules.data.map, &seen.rules.map));
    let plagued = plagued(seen);
    for place in seen.rules.map.villages() {
        let region = seen.rules.map.region_of(place);
        let (bad_weather, famine) = seen.weather(region);
        let plight = Plight { bad_weather, famine, plague: plagued.contains(&region) };
        village(face, seen, &land, (place, plight), &mut scene);
    }
    for village in seen.rules.map.villages() {
        let centre = land.plan.points[village.index()];
        laid::draw(seen, &plagued, village, centre, &mut scene.scars);
    }
    // Those inside stand before the houses, those at a gate on their road, wherever they hide least.
    let southernmost = land.plan.points.iter().map(|point| point[1]).fold(f32::MAX, f32::min);
    let mut rows = Rows::beside_names(&land);
    for village in seen.rules.map.villages() {
        let [x, y] = land.plan.points[village.index()];
        let standing = standing(face, seen, (village, None), &company);
        // There is no room for a second row at the edge of the map.
        let row = if y < southernmost + APART { ROW_AT_EDGE } else { ROW };
        let at = [x, y + FIRST_ROW];
        rows.take(extent(&standing, at, row));
        line_up(face, seen, &standing, (at, row), &mut scene);
    }
    for village in seen.rules.map.villages() {
        let gates = seen.lords_in(village).filter_map(|lord| lord.gate);
        let gates = gates.chain(seen.piles.iter().filter(|pile| pile.at == village).filter_map(|pile| pile.gate));
        let mut gates: Vec<Place> = gates.collect();
        gates.sort();
        gates.dedup();
        for gate in gates {
            let standing = standing(face, seen, (village, Some(gate)), &company);
            let at = rows.place_at_gate(&land, (village.index(), gate.index()), &standing);
            line_up(face, seen, &standing, (at, ROW_AT_GATE), &mut scene);
        }
    }
    scene
}

/// A rectangle of the board: its lower left and its upper right corner.
type Extent = (Point, Point);

/// What counters that stand in rows take up, the first of them around `at`.
fn extent(standing: &[Ranked], at: Point, in_a_row: usize) -> Extent {
    let apart = apart(standing);
    let (wide, high) = (standing.len().min(in_a_row) as f32, standing.len().div_ceil(in_a_row) as f32);
    let half = wide * apart / 2.0;
    ([at[0] - half, at[1] + apart / 2.0 - high * apart], [at[0] + half, at[1] + apart / 2.0])
}

/// What is read on the map: names, and rows of counters.
struct Rows(Vec<Extent>);

impl Rows {
    /// Half the height of a name.
    const NAME: f32 = 13.0;

    fn beside_names(land: &Land) -> Self {
        let name = |village: usize| {
            let ([x, y], half) = (land.plan.name_at(village), land.plan.half_name(village));
            ([x - half, y - Self::NAME], [x + half, y + Self::NAME])
        };
        Self((0..land.plan.points.len()).map(name).collect())
    }
    fn take(&mut self, extent: Extent) {
        self.0.push(extent);
    }
    /// How much of what is read would be hidden.
    fn hidden(&self, (low, high): Extent) -> f32 {
        let shared =
            |other: &Extent, axis: usize| (high[axis].min(other.1[axis]) - low[axis].max(other.0[axis])).max(0.0);
        self.0.iter().map(|other| shared(other, 0) * shared(other, 1)).sum()
    }
    /// Where those stand who have come to a village by a road: at its gate if they hide nothing there, else farther out or
    /// beside the road.
    fn place_at_gate(&mut self, land: &Land, (village, from): (usize, usize), standing: &[Ranked]) -> Point {
        const FARTHER: [f32; 4] = [1.0, 1.18, 1.36, 1.54];
        const ASIDE: [f32; 5] = [0.0, 26.0, -26.0, 52.0, -52.0];
        let (here, gate) = (land.plan.points[village], land.plan.gate(village, from));
        let (dx, dy) = (gate[0] - here[0], gate[1] - here[1]);
        let long = dx.hypot(dy).max(1.0);
        let spots = FARTHER.into_iter().flat_map(|far| ASIDE.map(|aside| (far, aside)));
        let at =
            |(far, aside): (f32, f32)| [here[0] + dx * far - dy / long * aside, here[1] + dy * far + dx / long * aside];
        let hidden = |spot: &Point| self.hidden(extent(standing, *spot, ROW_AT_GATE));
        let best = spots.map(at).min_by(|a, b| hidden(a).total_cmp(&hidden(b))).unwrap_or(gate);
        self.take(extent(standing, best, ROW_AT_GATE));
        best
    }
}

/// What stands in a village or at one of its gates: family by family, soldiers first, and those who march together side
/// by side.
fn standing<'s>(
    face: &FiefFace,
    seen: &'s Seen,
    (village, gate): (Place, Option<Place>),
    company: &CompanySeen,
) -> Vec<Ranked<'s>> {
    let mut all: Vec<Ranked> = vec![];
    let stacks = if gate.is_none() { face.0.stacks(seen, village) } else { vec![] };
    for seat in seen.families() {
        let here = |lord: &&LordSeen| lord.gate == gate && lord.family == seat;
        let marches = |lord: &LordSeen| company.lords.contains(&lord.id);
        // The company stands where its leader does; captives whom it takes along are of other families.
        let of_company = company.family == Some(seat)
            && company.at == Some(village)
            && company.lords.first().and_then(|id| seen.lord(*id)).is_some_and(|leader| leader.gate == gate);
        let (points_along, troops_along) =
            if of_company { (company.points, &company.troops[..]) } else { (0, &[][..]) };
        let guards: u32 = seen.lords_in(village).filter(here).map(|lord| seen.guard_of(lord.id)).sum();
        let pile = seen.piles.iter().find(|p| (p.seat, p.at, p.gate) == (seat, village, gate));
        let of_kinds = seen.rules.units.of_kinds;
        let mut apart = guards;
        match pile {
            Some(pile) if of_kinds && pile.points.is_some() => {
                let along = |sort: usize| troops_along.iter().find(|(s, _)| *s == sort).map_or(0, |(_, n)| *n);
                let of_sort = |sort: usize, n: u32| Standing::Pieces(seat, face.0.troop(sort), n);
                let staying = pile.troops.iter().map(|(sort, n)| (*sort, n.saturating_sub(along(*sort))));
                let staying = staying.filter(|(_, n)| *n > 0).map(|(sort, n)| of_sort(sort, n));
                all.extend(staying.map(Ranked::stays));
                let marching = troops_along.iter().map(|(sort, n)| of_sort(*sort, *n));
                all.extend(marching.map(|what| Ranked { what, marches: true }));
            }
            Some(PileSeen { points: Some(points), .. }) => {
                apart = 0;
                let staying = points + guards - points_along.min(*points);
                if staying > 0 || points_along == 0 {
                    all.push(Ranked::stays(Standing::Pile(seat, Some(staying))));
                }
                if points_along > 0 {
                    all.push(Ranked { what: Standing::Pile(seat, Some(points_along)), marches: true });
                }
            }
            Some(_) => all.push(Ranked::stays(Standing::Pile(seat, None))),
            None => {}
        }
        // Guards are seen beside King and Queen even under fog.
        match apart {
            0 => {}
            _ if of_kinds => all.push(Ranked::stays(Standing::Pieces(seat, emblems::crown(), apart))),
            _ => all.push(Ranked::stays(Standing::Pile(seat, Some(apart)))),
        }
        let own = stacks.iter().filter(|stack| stack.seat == seat);
        let own = own.map(|stack| Standing::Pieces(seat, stack.symbol.clone(), stack.number));
        all.extend(own.map(Ranked::stays));
        let mut lords: Vec<&LordSeen> = seen.lords_in(village).filter(here).collect();
        lords.sort_by_key(|lord| !marches(lord));
        all.extend(lords.into_iter().map(|lord| Ranked { what: Standing::Lord(lord), marches: marches(lord) }));
    }
    if let Some((_, points, _)) = seen.rebels().filter(|(at, ..)| *at == village && gate.is_none()) {
        all.push(Ranked::stays(Standing::Rebels(points)));
    }
    all
}

/// Whether the sign of what stands there has to be told, or the face.
fn wide(what: &Standing) -> bool {
    matches!(what, Standing::Pieces(..) | Standing::Lord(_))
}

/// From one to the next of those who stand in a row.
fn apart(standing: &[Ranked]) -> f32 {
    if standing.iter().any(|ranked| wide(&ranked.what)) { APART_OF_KIND } else { APART }
}

fn is_lord(what: &Standing) -> bool {
    matches!(what, Standing::Lord(_))
}

fn line_up(face: &FiefFace, seen: &Seen, standing: &[Ranked], (first, in_a_row): (Point, usize), scene: &mut Scene) {
    let apart = apart(standing);
    for (row, line) in standing.chunks(in_a_row).enumerate() {
        let left = first[0] - apart * (line.len() as f32 - 1.0) / 2.0;
        let at = |i: usize| [left + apart * i as f32, first[1] - apart * row as f32];
        // Gold under those who march together, and around them; lords take it along on their way.
        for (grow, paint) in [(6.5, INK), (5.0, GOLD)] {
            for (i, ranked) in line.iter().enumerate().filter(|(_, ranked)| ranked.marches && !is_lord(&ranked.what)) {
                let half = grow + if wide(&ranked.what) { HALF_OF_KIND } else { HALF };
                scene.scars.push(Shape::new(placed(&circle(half, 24), at(i), 1.0), paint));
            }
        }
        for (i, ranked) in line.iter().enumerate() {
            let at = at(i);
            match &ranked.what {
                Standing::Pile(seat, points) => {
                    let text = points.map_or_else(|| "?".to_owned(), |points| points.to_string());
                    pile(face.tincture(*seat).into(), face.tincture(*seat).silhouette(), at, text, scene);
                }
                Standing::Pieces(seat, symbol, n) => pieces(face.tincture(*seat), at, symbol, *n, scene),
                Standing::Rebels(points) => {
                    let fork = vec![[-0.9, 0.8], [0.0, 1.0], [0.9, 0.8], [0.8, -0.8], [-0.8, -0.8]];
                    pile(REBEL.into(), fork, at, points.to_string(), scene);
                }
                Standing::Lord(lord) => {
                    let ringed = ranked.marches;
                    scene.pieces.push(PieceLook { place: lord.at, at, ringed, ..counter(face, seen, lord) })
                }
            }
        }
    }
}

/// A pile of soldiers: two counters on each other, with the points written on the upper one.
fn pile(paint: Paint, silhouette: Vec<Point>, at: Point, text: String, scene: &mut Scene) {
    for (dx, dy) in [(3.0, -3.0), (0.0, 0.0)] {
        let here = [at[0] + dx, at[1] + dy];
        scene.scars.push(Shape::new(placed(&silhouette, here, HALF), INK));
        scene.scars.push(Shape::new(placed(&silhouette, here, HALF - 1.6), paint).in_relief(12));
    }
    let size = if text.chars().count() > 1 { 22.0 } else { 25.0 };
    scene.writing.push(Writing { text, at: [at[0], at[1] - 1.0], size, paint: CREAM.into() });
}

/// A pile of pieces of a kind: their sign, and below it how many they are.
fn pieces(tincture: Tincture, at: Point, symbol: &[Vec<Point>], n: u32, scene: &mut Scene) {
    let silhouette = tincture.silhouette();
    let deep: &[(f32, f32)] = if n > 1 { &[(3.0, -3.0), (0.0, 0.0)] } else { &[(0.0, 0.0)] };
    for (dx, dy) in deep {
        let here = [at[0] + dx, at[1] + dy];
        scene.scars.push(Shape::new(placed(&silhouette, here, HALF_OF_KIND), INK));
        scene.scars.push(Shape::new(placed(&silhouette, here, HALF_OF_KIND - 1.6), tincture).in_relief(12));
    }
    // A single one needs no number.
    let (aside, half) = if n > 1 { (-6.0, 11.5) } else { (0.0, 14.0) };
    for outline in symbol {
        scene.scars.push(Shape::new(placed(outline, [at[0] + aside, at[1] - aside / 2.0], half), CREAM));
    }
    if n > 1 {
        let at = [at[0] + 10.5, at[1] - 8.0];
        scene.writing.push(Writing { text: n.to_string(), at, size: 22.0, paint: CREAM.into() });
    }
}

/// The counter of a lord: the face, a small initial, and the sign of the highest dignity.
pub(super) fn counter(face: &FiefFace, seen: &Seen, lord: &LordSeen) -> PieceLook {
    let name = &seen.rules.data.cards.lords[lord.id.index()].name;
    PieceLook {
        piece: lord.id,
        place: None,
        at: [0.0; 2],
        owner: lord.family,
        tincture: face.tincture(lord.family),
        symbol: emblems::dignity(seen, lord),
        portrait: Some(portraits::of_lord(seen, lord)),
        strength: name.chars().take(1).collect(),
        other_side: String::new(),
        // A prisoner lies on his light side.
        spent: lord.captor.is_some(),
        marked: false,
        ringed: false,
        size: LORD,
        base: None,
    }
}

/// What is built in a village, whose it is, and what has befallen it.
fn village(face: &FiefFace, seen: &Seen, land: &Land, (place, plight): (Place, Plight), scene: &mut Scene) {
    let v = seen.village(place);
    let at = land.plan.points[place.index()];
    let map = &seen.rules.data.map;
    let buildings = Buildings {
        castle: v.castle,
        city: v.city,
        mills: v.mills,
        presses: v.presses,
        see: map.bishoprics.iter().any(|bishopric| bishopric.label == map.villages[place.index()].label),
        seed: place.index() as u32,
    };
    let region = seen.rules.map.region_of(place);
    // The capital flies the colours of the fief.
    let is_capital = v.city && seen.title(region).capital == Some(place);
    let fief = seen.fief_of(region).filter(|_| is_capital).map(|family| face.tincture(family));
    if let Some(owner) = v.occupant.or(v.owner) {
        // Whose it is: a ring around the houses, broken while nobody is there, and a banner.
        let tincture = face.tincture(owner);
        let empty = v.occupant.is_none();
        let ring = placed(&circle(GREEN + 4.0, 28), at, 1.0);
        scene.scars.extend(band(&ring, at, 1.04, 0.84, empty, INK));
        scene.scars.extend(band(&ring, at, 1.0, 0.88, empty, tincture));
        scene.banners.push(Banner {
            at: moved(at, -47.0, 1.0),
            tall: 33.0,
            of: tincture,
            furled: empty,
            streamer: fief,
        });
    } else if let Some(of) = fief {
        scene.banners.push(Banner { at: moved(at, -47.0, 1.0), tall: 33.0, of, furled: true, streamer: fief });
    }
    scene.scars.extend(village::shapes(&buildings, at));
    if seen.rebels().is_some_and(|(rebels, ..)| rebels == place) {
        scene.scars.extend(village::fire(at, place.index() as u32));
    }
    plights::on_land(plight, land, place.index(), &mut scene.land);
    plights::signs(plight, land, place.index(), &mut scene.scars);
}

/// The regions that the plague has struck since the turn began.
fn plagued(seen: &Seen) -> Vec<Place> {
    let mut struck = vec![];
    for entry in seen.sight.entries() {
        match entry.event {
            "fief-log-turn" => struck.clear(),
            "fief-log-laid" => {
                let word = |wanted: &str| entry.words.iter().find(|(name, _)| *name == wanted).map(|(_, word)| word);
                let is_plague = matches!(word("card"), Some(Word::On(Target::Kind(card)))
                    if seen.rules.item(*card) == Item::Card(Plain::Plague));
                match word("area") {
                    Some(Word::On(Target::Place(area))) if is_plague => struck.push(*area),
                    _ => {}
                }
            }
            _ => {}
        }
    }
    struck
}
