//! Drawing over the table in units of the ground.
use crate::desktop::face::*;
use crate::games::vassaux::field::company::Company;
use crate::games::vassaux::field::formation::{Formation, Posting};
use crate::games::vassaux::view::VassauxFace;
use crate::games::vassaux::view::seen::Seen;
use crate::table::ground::discs::Disc;
use crate::table::prelude::{Narrator, PieceId, Spot};

/// What is drawn so far.
pub struct Canvas<'a> {
    pub seen: &'a Seen,
    pub tell: &'a Narrator<'a>,
    pub ground: OpenGround,
    pub overlay: Overlay,
}

impl<'a> Canvas<'a> {
    /// Nothing yet.
    pub fn new(sight: &Sight, seen: &'a Seen, tell: &'a Narrator<'a>) -> Self {
        let ground = OpenGround::of(sight.names().ground.as_ref().expect("an open table"));
        Self { seen, tell, ground, overlay: Overlay::default() }
    }
    /// A fighter as he would stand there: his base alone, so that he is not taken for one who stands.
    pub fn ghost(&mut self, fighter: PieceId, at: Spot) {
        let rules = self.seen.rules();
        let Some(unit) = rules.roster.unit_of_fighter(fighter) else { return };
        let leads = self.seen.board.units.iter().any(|unit| unit.leader == Some(fighter));
        self.overlay.ghosts.push(PieceLook {
            piece: fighter,
            place: None,
            at: self.ground.point(at),
            owner: unit.host,
            tincture: VassauxFace.tincture(unit.host),
            portrait: None,
            symbol: vec![circle(if leads { 0.9 } else { 0.5 }, 20)],
            strength: String::new(),
            other_side: String::new(),
            spent: false,
            marked: false,
            ringed: false,
            size: 1.0,
            base: Some(Base { radius: self.ground.length(rules.radius(fighter)), lead: leads, ..Base::default() }),
        });
    }
    /// A circle round a spot.
    pub fn ring(&mut self, centre: Spot, radius: i32, meaning: Meaning, broken: bool) {
        let (centre, radius) = (self.ground.point(centre), self.ground.length(radius));
        self.overlay.rings.push(Ring { centre, radius, meaning, broken });
    }
    /// The edge of a base.
    pub fn round(&mut self, base: &Disc, meaning: Meaning, broken: bool) {
        self.ring(base.centre, base.radius, meaning, broken);
    }
    /// A ruler with what is written on it, unless it has no length.
    pub fn tape(&mut self, from: Spot, to: Spot, text: String) {
        if from == to {
            return;
        }
        let (from, to) = (self.ground.point(from), self.ground.point(to));
        self.overlay.tapes.push(Tape { from, to, text });
    }
    /// A line.
    pub fn line(&mut self, from: Spot, to: Spot, meaning: Meaning) {
        self.overlay.shapes.push((meaning, vec![self.ground.point(from), self.ground.point(to)]));
    }
    /// Words above a spot.
    pub fn caption(&mut self, at: Spot, text: String) {
        self.overlay.captions.push(Caption { text, at: self.ground.point(at) });
    }
    /// An area.
    pub fn area(&mut self, corners: &[Spot], meaning: Meaning) {
        self.overlay.shapes.push((meaning, self.ground.outline(corners)));
    }
    /// The whole unit as it would stand, with the Aura that holds it together; who would be left behind or out of cohesion is
    /// marked where he stays (V-7.01, V-9.08, V-10.07).
    pub fn formation(&mut self, company: &Company, formation: &Formation) {
        self.ghost(company.leader(), formation.at);
        let mut whole = true;
        for man in &formation.men {
            if man.posting == Posting::Stays {
                whole = false;
                self.round(&company.base(man.at), Meaning::Blocked, true);
            } else {
                self.ghost(man.id, man.at);
            }
        }
        let seen = self.seen;
        for left in seen.board.field.members(company.group()).filter(|base| company.leaves(base.id)) {
            whole = false;
            self.round(&left.disc, Meaning::Blocked, true);
        }
        let meaning = if whole { Meaning::Free } else { Meaning::Blocked };
        self.ring(formation.at, company.aura() + company.radius(), meaning, !whole);
    }
    /// The Aura of a leader where he stands; broken where one of those whom it is to hold is outside.
    pub fn aura(&mut self, leader: PieceId, holds: bool) {
        let field = &self.seen.board.field;
        let Some(base) = field.base(leader) else { return };
        let Some(aura) = field.group(base.group).and_then(|group| group.aura()) else { return };
        let meaning = if holds { Meaning::Free } else { Meaning::Blocked };
        self.ring(base.centre(), aura + base.disc.radius, meaning, !holds);
    }
}
