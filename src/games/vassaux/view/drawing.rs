//! What is drawn: the table with its terrain, and the miniatures on it.
use super::figures::{self, Kit};
use super::seen::Seen;
use super::{VassauxFace, badges, landmarks, sorcery};
use crate::desktop::face::*;
use crate::games::vassaux::access::Fighter;
use crate::games::vassaux::chapters::deployment::{TAKE_UNIT, undeployed};
use crate::games::vassaux::map::layout::Piece;
use crate::games::vassaux::pieces::SEATS;
use crate::games::vassaux::rules::Rules;
use crate::table::ground::shapes::Shape as Figure;
use crate::table::ground::spots::square;
use crate::table::prelude::{Narrator, PieceId, RuleData, Seat, Spot, Target};
use crate::table::text::locales::Arg;

/// How a kind of terrain is painted.
fn terrain(kind: &str) -> Terrain {
    match kind {
        "road" => Terrain::Road,
        "ford" => Terrain::Ford,
        "wood" => Terrain::Wood,
        "low_wall" => Terrain::Wall,
        "marsh" => Terrain::Marsh,
        "slope" => Terrain::Slope,
        "plateau" => Terrain::Plateau,
        "house" => Terrain::House,
        "cliff" => Terrain::Cliff,
        "water" => Terrain::Water,
        _ => Terrain::Rock,
    }
}

impl Draw for VassauxFace {
    fn emblem(&self) -> Vec<Vec<Point>> {
        let sword = |side: f32| {
            let bar = |from: Point, to: Point, wide: f32| {
                let flip = |[x, y]: Point| [x * side, y];
                stroke(flip(from), flip(to), wide, [0, 0, 0, 255]).outline
            };
            [
                bar([-0.62, -0.72], [0.84, 0.92], 0.15),
                bar([-0.86, -0.46], [-0.34, -0.92], 0.13),
                bar([-0.88, -0.96], [-0.62, -0.68], 0.2),
            ]
        };
        let shield = vec![
            [-0.46, 0.5],
            [0.0, 0.6],
            [0.46, 0.5],
            [0.46, 0.0],
            [0.34, -0.34],
            [0.0, -0.66],
            [-0.34, -0.34],
            [-0.46, 0.0],
        ];
        sword(1.0).into_iter().chain(sword(-1.0)).chain([shield]).collect()
    }
    fn arms(&self, _: &RuleData, seat: Seat) -> String {
        ["gules crescent", "azure cross"][usize::from(seat.0) % SEATS.len()].into()
    }
    fn tincture(&self, seat: Seat) -> Tincture {
        [Tincture::Gules, Tincture::Azure][usize::from(seat.0) % SEATS.len()]
    }
    fn scenery(&self, sight: &Sight) -> Scenery {
        let seen = Seen::of(sight);
        let rules = seen.rules();
        let mut ground = ground(sight);
        let pieces = seen.terrain();
        for piece in &pieces {
            let kind = &rules.data.terrain[piece.kind].id;
            let name = format!("vassaux-terrain-{kind}");
            let shape = hill(rules, &pieces, piece).unwrap_or_else(|| piece.shape.clone());
            ground.patches.push(Patch { shape, terrain: terrain(kind), name });
        }
        Scenery { ground: Some(ground), ..Scenery::default() }
    }
    fn scene(&self, sight: &Sight) -> Scene {
        let seen = Seen::of(sight);
        let ground = ground(sight);
        let standing = standing(&seen);
        let pieces = standing.iter().filter_map(|(fighter, at)| look(self, &seen, &ground, &standing, fighter, *at));
        let mut scene = Scene { pieces: pieces.collect(), ..Scene::default() };
        landmarks::draw(self, &seen, &ground, &mut scene);
        scene
    }
}

/// The table of the match without terrain.
fn ground(sight: &Sight) -> OpenGround {
    OpenGround::of(sight.names().ground.as_ref().expect("an open table"))
}

/// A slope as the ring that it is for the rules (V-11.08), if a round plateau lies in its middle.
fn hill(rules: &Rules, pieces: &[Piece], slope: &Piece) -> Option<Figure> {
    let Figure::Disc(whole) = &slope.shape else { return None };
    let kind = &rules.data.terrain[slope.kind].id;
    let above = |other: &&Piece| rules.data.terrain[other.kind].within.as_ref() == Some(kind);
    pieces.iter().filter(above).find_map(|plateau| match &plateau.shape {
        Figure::Disc(top) if top.centre == whole.centre => Some(Figure::ring(top.centre, top.radius, whole.radius)),
        _ => None,
    })
}

/// Where everybody stands. A unit that is being set down stands as its owner has placed it so far.
fn standing(seen: &Seen) -> Vec<(Fighter, Spot)> {
    let at = |fighter: &Fighter| seen.stands_at(fighter).map(|at| (*fighter, at));
    seen.board.fighters.iter().filter_map(at).collect()
}

/// The units that the host that is asked has still to deploy (V-23.01): each as its leader.
pub fn reserves(face: &VassauxFace, sight: &Sight, tell: &Narrator) -> Vec<Reserve> {
    let Some(prompt) = sight.prompt().filter(|prompt| prompt.text == "vassaux-ask-deploy") else { return vec![] };
    let seen = Seen::of(sight);
    let (board, roster) = (&seen.board, &seen.rules().roster);
    let (ground, standing) = (ground(sight), standing(&seen));
    let reserve = |unit: PieceId| {
        let leader = board.fighter(board.unit(unit).leader?)?;
        let pieces = roster.unit(unit)?;
        let name = tell.target(Target::Piece(unit));
        let args = [("unit", name.clone().into()), ("men", Arg::from(pieces.fighters.len() as i32))];
        Some(Reserve {
            look: look(face, &seen, &ground, &standing, leader, Spot::default())?,
            name: if pieces.is_lord() { name } else { tell.texts.format("vassaux-view-to-deploy", &args) },
            in_hand: seen.deployment.taken == Some(unit),
            told: None,
            take: TAKE_UNIT.on(unit),
        })
    };
    undeployed(board, prompt.seat).filter_map(reserve).collect()
}

/// A fighter as he stands there.
fn look(
    face: &VassauxFace,
    seen: &Seen,
    ground: &OpenGround,
    standing: &[(Fighter, Spot)],
    fighter: &Fighter,
    at: Spot,
) -> Option<PieceLook> {
    let (board, rules) = (&seen.board, seen.rules());
    let host = rules.roster.unit_of_fighter(fighter.id)?.host;
    let group = rules.roster.unit_of_group(fighter.under)?;
    let unit = board.unit(group.id);
    let confused = rules.roster.is_strays(fighter.under);
    let leads = !confused && unit.leader == Some(fighter.id);
    let tincture = face.tincture(host);
    let kit = Kit::of(rules, fighter.id, leads, confused, tincture)?;
    let mut figure = figures::figure(&kit, facing(seen, standing, fighter, at, confused));
    let of_unit = Kit { unit: group.index, ..kit };
    figure.extend(figures::pips(&of_unit));
    let mut badges = if leads { badges::badges(&rules.data.orders, unit) } else { vec![] };
    // What lies on confused men is shown at the first of them.
    let first = confused && board.field.members(fighter.under).next().is_some_and(|base| base.id == fighter.id);
    if first && board.is_fortified(fighter.under) {
        badges.push(badges::fortified());
    }
    if leads || first {
        badges.extend(sorcery::badges(seen, fighter.under));
    }
    if confused {
        badges.push(Badge {
            form: BadgeForm::Round,
            paint: [0xf6, 0xec, 0xd2, 255].into(),
            text: "?".into(),
            emblem: vec![],
        });
    }
    Some(PieceLook {
        piece: fighter.id,
        place: None,
        at: ground.point(at),
        owner: host,
        tincture,
        portrait: None,
        symbol: vec![circle(0.5, 24)],
        strength: String::new(),
        other_side: String::new(),
        spent: confused || unit.activated,
        marked: false,
        ringed: false,
        size: 1.0,
        base: Some(Base {
            radius: ground.length(rules.radius(fighter.id)),
            figure,
            lead: leads,
            badges,
            way: if leads { way(seen, ground, unit.id, at) } else { vec![] },
            ground: Some(figures::ground(group.index).into()),
        }),
    })
}

/// The bends of the path that has just led a leader to where he stands.
fn way(seen: &Seen, ground: &OpenGround, unit: PieceId, at: Spot) -> Vec<Point> {
    let frame = seen.frames.stack.iter().find(|frame| frame.unit == unit);
    match frame.map(|frame| frame.walk.points.as_slice()) {
        Some([_, bends @ .., end]) if *end == at => ground.outline(bends),
        _ => vec![],
    }
}

/// The direction to which a figure looks, in degrees to the left of north: at the enemy whom he touches, else where his unit's
/// nearest enemy is. It says nothing in the rules (V-12.08); it is as players set figures.
fn facing(seen: &Seen, standing: &[(Fighter, Spot)], fighter: &Fighter, at: Spot, confused: bool) -> f32 {
    let rules = seen.rules();
    let swerve = (fighter.id.0.wrapping_mul(2_654_435_761) >> 8) % 360;
    if confused {
        return swerve as f32;
    }
    let host = |id: PieceId| rules.roster.unit_of_fighter(id).map(|unit| unit.host);
    let own = host(fighter.id);
    let nearest = |from: Spot| {
        let enemies = standing.iter().filter(|(other, _)| host(other.id) != own);
        enemies.min_by_key(|(other, there)| (square(from, *there), other.id))
    };
    let touched = nearest(at).filter(|(other, there)| {
        let reach = rules.radius(fighter.id) + rules.radius(other.id) + rules.measures.eps_contact;
        square(at, *there) <= i64::from(reach) * i64::from(reach)
    });
    let leader = seen.board.unit(rules.roster.unit_of_group(fighter.under).expect("a group").id).leader;
    let leader_at = standing.iter().find(|(other, _)| Some(other.id) == leader).map_or(at, |(_, spot)| *spot);
    let (width, height) = rules.table_size();
    let (from, to) = match touched {
        Some((_, there)) => (at, *there),
        None => (leader_at, nearest(leader_at).map_or(Spot::new(width / 2, height / 2), |(_, there)| *there)),
    };
    let (dx, dy) = ((to.x - from.x) as f32, (to.y - from.y) as f32);
    let turn = (-dx).atan2(dy).to_degrees();
    (turn / 15.0).round() * 15.0 + (swerve % 17) as f32 - 8.0
}
