//! What is drawn: the table with its terrain, and the miniatures on it.
use super::VassauxFace;
use super::seen::Seen;
use crate::desktop::face::*;
use crate::games::vassaux::access::Fighter;
use crate::games::vassaux::pieces::SEATS;
use crate::games::vassaux::state::fighters::Fate;
use crate::table::prelude::Seat;

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
        let seen = Seen::of(sight);
        let rules = seen.rules();
        let mut ground = OpenGround::of(sight.names().ground.as_ref().expect("an open table"));
        for piece in &rules.map.pieces {
            let kind = &rules.data.terrain[piece.kind].id;
            let name = format!("vassaux-terrain-{kind}");
            ground.patches.push(Patch { shape: piece.shape.clone(), terrain: terrain(kind), name });
        }
        Scenery { ground: Some(ground), ..Scenery::default() }
    }
    fn scene(&self, sight: &Sight) -> Scene {
        let seen = Seen::of(sight);
        let ground = OpenGround::of(sight.names().ground.as_ref().expect("an open table"));
        let here = seen.board.fighters.iter().filter(|fighter| fighter.fate == Fate::OnTable);
        let look = |fighter: &Fighter| {
            let unit = seen.rules().roster.unit_of_fighter(fighter.id)?;
            Some(PieceLook {
                piece: fighter.id,
                place: None,
                at: ground.point(fighter.at),
                owner: unit.host,
                tincture: self.tincture(unit.host),
                symbol: vec![circle(0.5, 24)],
                strength: String::new(),
                other_side: String::new(),
                spent: false,
                marked: false,
                size: 1.0,
                base: Some(Base {
                    radius: ground.length(seen.rules().radius(fighter.id)),
                    lead: unit.leader() == fighter.id,
                    ..Base::default()
                }),
            })
        };
        Scene { pieces: here.filter_map(look).collect(), ..Scene::default() }
    }
}
