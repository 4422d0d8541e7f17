//! How the skirmish shows itself at the table.
use super::pieces::SEATS;
use super::rules::Rules;
use crate::desktop::face::*;
use crate::table::prelude::{Area, Narrator, Order, PieceId, Place, Seat, Spot, Target};
use std::sync::Arc;

pub struct VassauxFace;

impl Face for VassauxFace {
    fn game(&self) -> &'static str {
        "vassaux"
    }
}

/// The rules of the match.
fn rules(sight: &Sight) -> Arc<Rules> {
    sight.rules::<super::access::InForce>().0.clone()
}

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
        vec![circle(0.8, 24)]
    }
    fn tincture(&self, seat: Seat) -> Tincture {
        [Tincture::Gules, Tincture::Azure][usize::from(seat.0) % SEATS.len()]
    }
    fn scenery(&self, sight: &Sight) -> Scenery {
        let rules = rules(sight);
        let mut ground = OpenGround::of(sight.names().ground.as_ref().expect("an open table"));
        for piece in &rules.map.pieces {
            let kind = &rules.data.terrain[piece.kind].id;
            let name = format!("vassaux-terrain-{kind}");
            ground.patches.push(Patch { shape: piece.shape.clone(), terrain: terrain(kind), name });
        }
        Scenery { ground: Some(ground), ..Scenery::default() }
    }
    fn scene(&self, sight: &Sight) -> Scene {
        let Some(ground) = self.scenery(sight).ground else { return Scene::default() };
        let rules = rules(sight);
        let look = |id: PieceId| {
            let label = &sight.names().name(Target::Piece(id))?.label;
            let facts = &sight.position()["pieces"][label];
            let number = |at: usize| facts["standing"][at].as_i64().map(|n| n as i32);
            let at = Spot::new(number(0)?, number(1)?);
            let owner = rules.roster.unit_of_fighter(id)?.host;
            Some(PieceLook {
                piece: id,
                place: None,
                at: ground.point(at),
                owner,
                tincture: self.tincture(owner),
                symbol: vec![circle(0.5, 24)],
                strength: String::new(),
                other_side: String::new(),
                spent: false,
                marked: false,
                size: 1.0,
                base: Some(Base {
                    radius: ground.length(rules.radius(id)),
                    lead: rules.roster.unit_of_fighter(id)?.leader() == id,
                    ..Base::default()
                }),
            })
        };
        Scene { pieces: sight.names().piece_ids().filter_map(look).collect(), ..Scene::default() }
    }
}

impl Describe for VassauxFace {
    fn header(&self, _: &Sight, _: &Narrator) -> Vec<HeaderItem> {
        vec![]
    }
    fn sheet(&self, _: &Sight, _: PieceId, _: &Narrator) -> Option<Sheet> {
        None
    }
    fn place_sheet(&self, _: &Sight, _: Place, _: &Narrator) -> Option<Sheet> {
        None
    }
}

impl Decide for VassauxFace {
    fn tone(&self, _: Order) -> Tone {
        Tone::Go
    }
    fn mover(&self, _: &Sight, _: &Area) -> Option<PieceId> {
        None
    }
}
