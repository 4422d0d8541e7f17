//! How the meadow shows itself: painted dogs on round bases, a pond, a wood.
use crate::meadow::SNIFF;
use mesnie::desktop::face::{
    Badge, BadgeForm, Base, Decide, Describe, Draw, Face, HeaderItem, OpenGround, Patch, PieceLook, PlayerStanding,
    Point, Scene, Scenery, Shape, Sheet, Sight, Terrain, Tincture, Tone, circle, placed, stroke,
};
use mesnie::table::ground::shapes::Shape as Figure;
use mesnie::table::prelude::*;

pub struct MeadowFace;
pub static FACE: MeadowFace = MeadowFace;

/// The radius of a base, as the rules have it.
const BASE: i32 = 150;

impl Face for MeadowFace {
    fn game(&self) -> &'static str {
        "meadow"
    }
}

/// Two numbers of a list in the position.
fn spot_of(value: &serde_json::Value) -> Option<Spot> {
    Some(Spot { x: value[0].as_i64()? as i32, y: value[1].as_i64()? as i32 })
}

/// A dog seen from above, in the colours of its coat: back, patches, muzzle.
fn dog(coat: [u8; 4], patches: [u8; 4]) -> Vec<Shape> {
    let oval = |x: f32, y: f32, wide: f32, high: f32, paint: [u8; 4]| {
        let outline = circle(1.0, 20).into_iter().map(|[cx, cy]| [x + cx * wide, y + cy * high]).collect();
        Shape::new(outline, paint).in_relief(22)
    };
    let dark = [coat[0] / 2, coat[1] / 2, coat[2] / 2, 255];
    let mut shapes = vec![stroke([0.02, -0.55], [0.24, -0.9], 0.13, coat).in_relief(10)];
    for (x, y) in [(-0.27, -0.42), (0.27, -0.42), (-0.26, 0.24), (0.26, 0.24)] {
        shapes.push(oval(x, y, 0.11, 0.17, dark));
    }
    shapes.push(oval(0.0, -0.14, 0.29, 0.53, dark));
    shapes.push(oval(0.0, -0.13, 0.26, 0.5, coat));
    shapes.push(oval(-0.06, -0.26, 0.16, 0.2, patches));
    shapes.push(oval(0.05, 0.16, 0.15, 0.12, patches));
    shapes.push(oval(0.0, 0.5, 0.22, 0.22, dark));
    shapes.push(oval(0.0, 0.51, 0.19, 0.2, coat));
    shapes.push(oval(0.0, 0.71, 0.1, 0.14, patches));
    shapes.push(oval(0.0, 0.82, 0.05, 0.04, [20, 14, 12, 255]));
    for side in [-1.0, 1.0] {
        shapes.push(oval(side * 0.2, 0.48, 0.07, 0.14, dark));
        shapes.push(oval(side * 0.075, 0.6, 0.026, 0.03, [18, 12, 8, 255]));
    }
    shapes.push(stroke([-0.17, 0.3], [0.17, 0.3], 0.07, [0x9c, 0x1c, 0x1c, 255]));
    shapes
}

fn paw() -> Vec<Vec<Point>> {
    let pad = |x: f32, y: f32, r: f32| placed(&circle(r, 18), [x, y], 1.0);
    vec![pad(0.0, -0.3, 0.42), pad(-0.55, 0.15, 0.2), pad(-0.2, 0.5, 0.2), pad(0.2, 0.5, 0.2), pad(0.55, 0.15, 0.2)]
}

impl Draw for MeadowFace {
    fn emblem(&self) -> Vec<Vec<Point>> {
        paw()
    }
    fn tincture(&self, seat: Seat) -> Tincture {
        [Tincture::Gules, Tincture::Azure, Tincture::Or][usize::from(seat.0) % 3]
    }
    fn scenery(&self, sight: &Sight) -> Scenery {
        let mut ground = OpenGround::of(sight.names().ground.as_ref().expect("an open table"));
        let spot = |x, y| Spot { x, y };
        let pond = Figure::rect(spot(2500, 1500), spot(3500, 2500)).expect("a rectangle");
        let wood = Figure::disc(spot(5000, 3000), 900);
        for (shape, terrain, name) in [(pond, Terrain::Water, "meadow-pond"), (wood, Terrain::Wood, "meadow-wood")] {
            ground.patches.push(Patch { shape, terrain, name: name.into() });
        }
        Scenery { ground: Some(ground), ..Scenery::default() }
    }
    fn scene(&self, sight: &Sight) -> Scene {
        let Some(ground) = self.scenery(sight).ground else { return Scene::default() };
        const COATS: [[[u8; 4]; 2]; 3] = [
            [[0xa8, 0x6a, 0x34, 255], [0xe0, 0xb8, 0x78, 255]],
            [[0xe6, 0xde, 0xce, 255], [0x2e, 0x28, 0x24, 255]],
            [[0x74, 0x74, 0x74, 255], [0xb4, 0xb0, 0xa8, 255]],
        ];
        let position = sight.position();
        let round = position["bones"]["round"].to_string();
        let look = |id: PieceId| {
            let label = &sight.names().name(Target::Piece(id))?.label;
            let at = spot_of(&position["pieces"][label]["standing"])?;
            let owner = Seat(id.index() as u8);
            let [coat, patches] = COATS[id.index() % 3];
            Some(PieceLook {
                piece: id,
                place: None,
                at: ground.point(at),
                owner,
                tincture: self.tincture(owner),
                portrait: None,
                symbol: paw(),
                strength: String::new(),
                other_side: String::new(),
                spent: false,
                marked: false,
                ringed: false,
                size: 1.0,
                base: Some(Base {
                    radius: ground.length(BASE),
                    figure: dog(coat, patches),
                    lead: owner == Seat(0),
                    badges: if owner == Seat(0) { vec![badge(&round)] } else { vec![] },
                    way: vec![],
                    ground: None,
                }),
            })
        };
        let mut scene = Scene { pieces: sight.names().piece_ids().filter_map(look).collect(), ..Scene::default() };
        // The bones that the viewer knows of.
        let buried = position["bones"]["buried"].as_array().cloned().unwrap_or_default();
        for at in buried.iter().filter_map(spot_of) {
            let [x, y] = ground.point(at);
            scene.scars.push(Shape::new(placed(&circle(13.0, 14), [x, y], 1.0), [0x5a, 0x42, 0x26, 255]).in_relief(14));
            scene.scars.push(stroke([x - 6.0, y - 4.0], [x + 6.0, y + 4.0], 3.2, [0xf2, 0xea, 0xd8, 255]));
            for (dx, dy) in [(-7.0, -2.6), (-5.4, -5.4), (7.0, 2.6), (5.4, 5.4)] {
                scene.scars.push(Shape::new(placed(&circle(2.4, 10), [x + dx, y + dy], 1.0), [0xf2, 0xea, 0xd8, 255]));
            }
        }
        scene
    }
}

impl Describe for MeadowFace {
    fn aims(&self, _: &Sight, _: &Narrator) -> Vec<String> {
        vec![]
    }
    fn players(&self, sight: &Sight, tell: &Narrator) -> Vec<PlayerStanding> {
        let seats = (0..sight.names().seats() as u8).map(Seat);
        let standing = |seat: Seat| PlayerStanding {
            seat,
            tincture: self.tincture(seat),
            short: tell.side(seat),
            score: String::new(),
            counts: vec![],
            badges: vec![],
            on_go: false,
            next: false,
            out: false,
        };
        seats.map(standing).collect()
    }
    fn player_sheet(&self, _: &Sight, _: Seat, _: &Narrator) -> Option<Sheet> {
        None
    }
    fn header(&self, sight: &Sight, tell: &Narrator) -> Vec<HeaderItem> {
        let value = sight.position()["bones"]["round"].to_string();
        vec![HeaderItem { tincture: None, label: tell.texts.get("meadow-round"), value, hint: String::new() }]
    }
    fn sheet(&self, sight: &Sight, piece: PieceId, tell: &Narrator) -> Option<Sheet> {
        let seat = Seat(piece.index() as u8);
        let look = self.scene(sight).pieces.into_iter().find(|look| look.piece == piece)?;
        let ground = self.scenery(sight).ground?;
        let at = tell.target(Target::Spot(ground.spot(look.at)));
        Some(Sheet {
            picture: None,
            title: tell.target(Target::Piece(piece)),
            tincture: Some(self.tincture(seat)),
            lines: vec![(String::new(), at)],
            notes: vec![],
        })
    }
    fn place_sheet(&self, _: &Sight, _: Place, _: &Narrator) -> Option<Sheet> {
        None
    }
    fn patch_sheet(&self, _: &Sight, patch: usize, tell: &Narrator) -> Option<Sheet> {
        let (key, refusal) = [("meadow-pond", "into_the_pond"), ("meadow-wood", "dark")][patch];
        let rule = ["M-2", "M-6"][patch];
        let note = tell.refusal(Refusal::new(refusal, ""));
        Some(Sheet { title: tell.texts.get(key), notes: vec![(note, rule.into())], ..Sheet::default() })
    }
}

impl Decide for MeadowFace {
    fn tone(&self, order: Order) -> Tone {
        if SNIFF.of(order).is_some() { Tone::Choose } else { Tone::Go }
    }
    fn mover(&self, sight: &Sight, _: &Area) -> Option<PieceId> {
        sight.prompt().map(|prompt| PieceId(prompt.seat.0.into()))
    }
    fn takes_in_hand(&self, _: &Sight, _: PieceId) -> Option<Order> {
        None
    }
}

/// A badge as games put it on a base.
fn badge(text: &str) -> Badge {
    Badge { form: BadgeForm::Diamond, paint: [0xe8, 0xb4, 0x2a, 255].into(), text: text.into(), emblem: vec![] }
}
