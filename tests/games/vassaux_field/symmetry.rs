//! What stays the same when a position is shifted, turned, mirrored, or played by the others (invariant 20).
use super::random::{Draw, position};
use super::scene::{R, Scene, at, company, id};
use mesnie::games::vassaux::field::charge::{self, Charge};
use mesnie::games::vassaux::field::formation::{Formation, place};
use mesnie::games::vassaux::field::groups::Leadership;
use mesnie::games::vassaux::field::lines::{Line, full_reach};
use mesnie::games::vassaux::field::paths::{Ground, Limits, Path, farthest, may_go};
use mesnie::games::vassaux::field::sight::view;
use mesnie::games::vassaux::field::slots::{Contacts, Hand, Mode};
use mesnie::table::ground::directions::Direction;
use mesnie::table::ground::shapes::Shape;
use mesnie::table::ground::spots::Spot;
use mesnie::table::prelude::{PieceId, Seat};
use proptest::prelude::*;

const SIZE: i32 = 20 * R;

/// A way to carry a whole table onto another one.
#[derive(Clone, Copy, Debug)]
enum Carry {
    Shift(Spot),
    QuarterTurn,
    Mirror,
}

impl Carry {
    fn spot(self, spot: Spot) -> Spot {
        match self {
            Self::Shift(by) => spot.moved(by),
            Self::QuarterTurn => spot.quarter_turned().moved(at(SIZE, 0)),
            Self::Mirror => spot.mirrored().moved(at(SIZE, 0)),
        }
    }
    fn shape(self, shape: &Shape) -> Shape {
        match self {
            Self::Shift(by) => shape.moved(by),
            Self::QuarterTurn => shape.quarter_turned().moved(at(SIZE, 0)),
            Self::Mirror => shape.mirrored().moved(at(SIZE, 0)),
        }
    }
    fn direction(self, of: Direction) -> Direction {
        let (x, y) = (of.x(), of.y());
        let carried = match self {
            Self::Shift(_) => Some(of),
            Self::QuarterTurn => Direction::new(-y, x),
            Self::Mirror => Direction::new(-x, y),
        };
        carried.expect("a direction")
    }
    fn hand(self) -> Hand {
        if matches!(self, Self::Mirror) { Hand::Right } else { Hand::Left }
    }
    fn scene(self, scene: &Scene) -> Scene {
        let mut scene = scene.clone();
        for base in &mut scene.bases {
            base.disc.centre = self.spot(base.disc.centre);
        }
        for piece in &mut scene.pieces {
            piece.shape = self.shape(&piece.shape);
            piece.plateaus = piece.plateaus.iter().map(|plateau| self.shape(plateau)).collect();
        }
        scene
    }
}

/// A position far enough from the edges of a table to be shifted.
fn in_the_middle(seed: u64) -> Scene {
    let mut scene = Carry::Shift(at(6 * R, 6 * R)).scene(&position(seed));
    scene.size = (SIZE, SIZE);
    scene
}

/// Something that was found out about a position.
#[derive(Clone, Debug, PartialEq)]
enum Fact {
    Spot(Spot),
    Number(i64),
    Piece(PieceId),
    Nothing,
}

fn of_formation(facts: &mut Vec<Fact>, formation: Option<Formation>) {
    let Some(formation) = formation else { return facts.push(Fact::Nothing) };
    facts.push(Fact::Spot(formation.at));
    facts.extend(formation.men.iter().flat_map(|man| [Fact::Piece(man.id), Fact::Spot(man.at)]));
}

/// Everything that is asked: the questions are those of `first`, carried along.
fn facts(first: &Scene, carry: Carry, scene: &Scene, seed: u64) -> Vec<Fact> {
    let (field, mut facts, mut draw) = (scene.field(), vec![], Draw(seed ^ 21));
    let company = company(&field, 100);
    let start = first.field().leader(id(100)).expect("a leader").centre();
    for viewer in field.bases() {
        for target in field.bases() {
            facts.push(Fact::Number(view(&field, viewer, target) as i64));
        }
    }
    for group in field.groups() {
        let group = group.id;
        let marks = [field.is_engaged(group), field.is_pinned(group), field.is_in_difficult(group)];
        facts.extend(marks.map(|mark| Fact::Number(i64::from(mark))));
        facts.extend(field.confused(group).into_iter().map(Fact::Piece));
    }
    for mode in [Mode::Move, Mode::Move, Mode::Regroup(Contacts::Old), Mode::Regroup(Contacts::New)] {
        let (v, toward) = (draw.round(start, 0, 9000), draw.direction());
        let placed = place(&field, &company, carry.spot(v), carry.direction(toward), mode, carry.hand());
        of_formation(&mut facts, placed.ok());
        let path = Path::straight(carry.spot(start), carry.spot(v));
        facts.push(Fact::Number(i64::from(may_go(&field, &company, &Limits::march(2, 1), &path).is_ok())));
    }
    for enemy in first.bases.iter().filter(|base| base.host != company.host()).take(4) {
        let aim = carry.spot(if draw.one_in(2) { enemy.centre() } else { draw.round(enemy.centre(), 0, 2500) });
        let open = farthest(&field, &company, aim, 15000, &[], Ground::Open);
        facts.push(open.map_or(Fact::Nothing, |open| Fact::Number(i64::from(open))));
        let limit = full_reach(&field, &company, 2);
        let Some(line) = Line::new(&field, &company, enemy.group, aim, limit) else { continue };
        facts.push(line.first.map_or(Fact::Nothing, Fact::Piece));
        for stop in line.stops(&field, &company) {
            facts.push(Fact::Number(i64::from(stop)));
            let end = charge::end(&field, &company, &line, stop, carry.hand());
            of_formation(&mut facts, end.ok());
        }
    }
    facts
}

fn carried(facts: Vec<Fact>, carry: Carry) -> Vec<Fact> {
    let carried = |fact| match fact {
        Fact::Spot(spot) => Fact::Spot(carry.spot(spot)),
        other => other,
    };
    facts.into_iter().map(carried).collect()
}

const NOT_AT_ALL: Carry = Carry::Shift(Spot::new(0, 0));

proptest! {
    #![proptest_config(ProptestConfig { cases: 150, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn a_carried_position_gives_the_carried_result(seed: u64, x in -3 * R..3 * R, y in -3 * R..3 * R) {
        let scene = in_the_middle(seed);
        let here = facts(&scene, NOT_AT_ALL, &scene, seed);
        for carry in [Carry::Shift(at(x, y)), Carry::QuarterTurn, Carry::Mirror] {
            let there = facts(&scene, carry, &carry.scene(&scene), seed);
            prop_assert_eq!(there, carried(here.clone(), carry), "{:?}", carry);
        }
    }

    #[test]
    fn neither_seat_is_the_first(seed: u64) {
        let scene = in_the_middle(seed);
        let mut swapped = scene.clone();
        for base in &mut swapped.bases {
            base.host = Seat(1 - base.host.0);
        }
        for group in &mut swapped.groups {
            group.host = Seat(1 - group.host.0);
        }
        prop_assert_eq!(facts(&scene, NOT_AT_ALL, &scene, seed), facts(&swapped, NOT_AT_ALL, &swapped, seed));
    }

    #[test]
    fn names_in_the_same_order_change_nothing(seed: u64) {
        let scene = in_the_middle(seed);
        let renamed = renamed(&scene, |number| 3 * number + 7);
        let expected = facts(&scene, NOT_AT_ALL, &scene, seed).into_iter().map(|fact| match fact {
            Fact::Piece(piece) => Fact::Piece(id(3 * piece.0 + 7)),
            other => other,
        });
        prop_assert_eq!(facts(&renamed, NOT_AT_ALL, &renamed, seed), expected.collect::<Vec<_>>());
    }

    /// In another order only ties are settled otherwise: what is seen, where a line ends and where it may stop know no
    /// names.
    #[test]
    fn names_in_another_order_change_only_ties(seed: u64) {
        let scene = in_the_middle(seed);
        let renamed = renamed(&scene, |number| number / 100 * 100 + 99 - number % 100);
        let (field, other) = (scene.field(), renamed.field());
        for viewer in field.bases() {
            for target in field.bases() {
                let twin = |number: u32| *other.base(id(number / 100 * 100 + 99 - number % 100)).expect("a twin");
                prop_assert_eq!(view(&field, viewer, target), view(&other, &twin(viewer.id.0), &twin(target.id.0)));
            }
        }
        let unit = (company(&field, 100), company(&other, 100));
        for group in field.groups().iter().filter(|group| group.host != unit.0.host()) {
            let possible = charge::possible(&field, &unit.0, Charge::Coordinated, 2, group.id).is_ok();
            let line = |at: &mesnie::games::vassaux::field::stand::Field, company, aim| {
                let line = Line::new(at, company, group.id, aim, 14500).expect("an aim elsewhere");
                (line.reach(), line.stops(at, company), line.first.is_some())
            };
            for member in field.members(group.id).take(3) {
                let (mine, theirs) = (line(&field, &unit.0, member.centre()), line(&other, &unit.1, member.centre()));
                prop_assert_eq!(mine, theirs);
            }
            if unit.0.men().is_empty() {
                prop_assert_eq!(
                    possible,
                    charge::possible(&other, &unit.1, Charge::Coordinated, 2, group.id).is_ok()
                );
            }
        }
    }
}

/// The same position with other numbers for fighters; groups keep theirs unless the order is kept.
fn renamed(scene: &Scene, name: impl Fn(u32) -> u32) -> Scene {
    let mut scene = scene.clone();
    let fighter = |piece: PieceId| id(name(piece.0));
    for base in &mut scene.bases {
        base.id = fighter(base.id);
    }
    for group in &mut scene.groups {
        if let Leadership::Led { leader, .. } = &mut group.leadership {
            *leader = fighter(*leader);
        }
    }
    scene
}
