//! Magic (chapters 5 and 19 to 22): the spell that is being cast, and what of spells and powers lasts.
use super::orders::OrderKind;
use crate::games::vassaux::data::magic::Spell;
use crate::games::vassaux::state::combat::Due;
use crate::table::prelude::{Names, PieceId, Seat, Spot, State, Target};
use bevy::prelude::*;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

/// A spell that is being cast.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Casting {
    /// The unit whose leader casts it.
    pub caster: PieceId,
    /// Which one.
    pub spell: Spell,
    /// The unit or the strays that it is cast at, where somebody is chosen (V-19.04).
    pub target: Option<PieceId>,
    /// The M of a meteor, 1 or more once it is said; else 0 (V-20.10).
    pub power: i32,
    /// Composite dice of the reserve that are rolled beside the order die (V-19.05).
    pub extra: u8,
    /// Invocation dice that are rolled as well (V-22.01).
    pub summoned: u8,
    /// The unit whose leader dispels it (V-19.10).
    pub dispeller: Option<PieceId>,
    /// Who decides whether it applies, once a contest has been won (V-19.14).
    pub verdict: Option<Seat>,
}

/// What a spell has laid on a unit.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Charm {
    /// The spell.
    pub spell: Spell,
    /// The unit or the strays.
    pub on: PieceId,
    /// The unit whose leader cast it: a lord's howl may reach farther than a vassal's (V-21.07; R-21).
    pub by: PieceId,
}

/// A unit that waits as infiltrator (V-20.03).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Infiltrator {
    /// The unit.
    pub unit: PieceId,
    /// Its markers on the table.
    pub markers: Vec<Spot>,
}

/// Everything that magic adds to a position; blank in a match without it.
#[derive(Resource, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Magic {
    /// The spell that is being cast.
    pub casting: Option<Casting>,
    /// How many spells the leader of a unit has cast this turn (V-19.03).
    pub casts: Vec<(PieceId, u8)>,
    /// What lasts, in the order in which it came.
    pub charms: Vec<Charm>,
    /// No shot reaches far for the rest of the match (V-22.11).
    pub night: bool,
    /// Orders that units are bound to by a corruption (V-22.07), and whether they have been activated for it.
    pub dooms: Vec<(PieceId, OrderKind)>,
    /// Units that wait as infiltrators.
    pub infiltrators: Vec<Infiltrator>,
    /// The unit whose markers are being laid, and those that lie.
    pub laying: Option<Infiltrator>,
    /// Fighters whom a unit that harasses disengages by the move under way (V-21.03).
    pub freed: Vec<PieceId>,
    /// Units that have been sacrificed in the melee under way (V-22.04), or spared.
    pub martyrs: Vec<(PieceId, bool)>,
    /// Losses that wait until the thorns have struck back (V-20.08).
    pub waiting: Option<Due>,
    /// Who has given the initiative away in this command phase (V-20.01).
    pub gave_way: Option<Seat>,
}

impl Magic {
    /// How many spells the leader of a unit has cast this turn.
    pub fn casts_of(&self, unit: PieceId) -> u8 {
        self.casts.iter().find(|(of, _)| *of == unit).map_or(0, |(_, casts)| *casts)
    }
    /// Counts a spell (V-19.03).
    pub fn count_cast(&mut self, unit: PieceId) {
        match self.casts.iter_mut().find(|(of, _)| *of == unit) {
            Some((_, casts)) => *casts += 1,
            None => self.casts.push((unit, 1)),
        }
    }
    /// Whether a spell lasts on a unit or on strays.
    pub fn lies_on(&self, spell: Spell, group: PieceId) -> bool {
        self.charms.iter().any(|charm| charm.spell == spell && charm.on == group)
    }
    /// Lays a spell on a unit; it lies there or not, however often it was cast (V-19.18).
    pub fn lay(&mut self, spell: Spell, on: PieceId, by: PieceId) {
        let charm = Charm { spell, on, by };
        if !self.charms.contains(&charm) {
            self.charms.push(charm);
        }
    }
    /// A spell on a unit is used up (V-19.17).
    pub fn use_up(&mut self, spell: Spell, on: PieceId) {
        self.charms.retain(|charm| charm.spell != spell || charm.on != on);
    }
    /// The order that a corruption binds a unit to (V-22.07).
    pub fn doom_of(&self, unit: PieceId) -> Option<OrderKind> {
        self.dooms.iter().find(|(of, _)| *of == unit).map(|(_, order)| *order)
    }
    /// The markers of a unit that waits as infiltrator; nothing if it does not.
    pub fn markers_of(&self, unit: PieceId) -> Option<&[Spot]> {
        self.infiltrators.iter().find(|one| one.unit == unit).map(|one| &one.markers[..])
    }
    /// Whether a unit has been sacrificed in the melee under way.
    pub fn is_martyr(&self, group: PieceId) -> bool {
        self.martyrs.contains(&(group, true))
    }
    /// A unit has lost its leader: what lies on it lies on its confused men now (V-7.02, V-7.09).
    pub fn disorder(&mut self, unit: PieceId, strays: PieceId) {
        let stood: Vec<Charm> = self.charms.iter().copied().filter(|charm| charm.on == unit).collect();
        self.charms.retain(|charm| charm.on != unit);
        for charm in stood {
            self.lay(charm.spell, strays, charm.by);
        }
        self.dooms.retain(|(of, _)| *of != unit);
        self.martyrs.iter_mut().filter(|(of, _)| *of == unit).for_each(|(of, _)| *of = strays);
        if let Some(due) = self.waiting.as_mut().filter(|due| due.unit == unit) {
            due.unit = strays;
        }
    }
}

impl State for Magic {
    const NAME: &'static str = "magic";
    fn show(&self, names: &Names, _: Option<Seat>) -> Value {
        if *self == Self::default() {
            return Value::Null;
        }
        let piece = |id: PieceId| names.label(Target::Piece(id));
        let spots = |spots: &[Spot]| spots.iter().map(|at| json!([at.x, at.y])).collect::<Vec<_>>();
        let casting = self.casting.as_ref().map(|casting| {
            json!({
                "caster": piece(casting.caster), "spell": casting.spell.id(), "target": casting.target.map(piece),
                "power": casting.power, "extra": casting.extra, "summoned": casting.summoned,
            })
        });
        let charms: Vec<Value> = self.charms.iter().map(|charm| json!([charm.spell.id(), piece(charm.on)])).collect();
        let casts: Vec<Value> = self.casts.iter().map(|(unit, casts)| json!([piece(*unit), casts])).collect();
        let dooms: Vec<Value> = self.dooms.iter().map(|(unit, order)| json!([piece(*unit), order.id()])).collect();
        let infiltrators: Vec<Value> =
            self.infiltrators.iter().map(|one| json!([piece(one.unit), spots(&one.markers)])).collect();
        let laying = self.laying.as_ref().map(|one| json!([piece(one.unit), spots(&one.markers)]));
        let martyrs: Vec<Value> = self.martyrs.iter().map(|(unit, are)| json!([piece(*unit), are])).collect();
        json!({
            "casting": casting, "casts": casts, "charms": charms, "night": self.night, "dooms": dooms,
            "infiltrators": infiltrators, "laying": laying, "martyrs": martyrs,
            "freed": self.freed.iter().map(|man| piece(*man)).collect::<Vec<_>>(),
            "gave_way": self.gave_way.map(|seat| names.label(Target::Seat(seat))),
        })
    }
}
