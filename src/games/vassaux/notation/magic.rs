//! What magic has brought about, in a position as authors write it (chapters 19 to 22).
use crate::games::vassaux::data::magic::Spell;
use crate::games::vassaux::rules::Rules;
use crate::games::vassaux::state::magic::{Infiltrator, Magic};
use crate::games::vassaux::state::orders::OrderKind;
use crate::table::ground::spots::Spot;
use crate::table::prelude::{Names, PieceId, Sort, Target};
use bevy::prelude::*;
use serde::Deserialize;
use std::collections::BTreeMap;

/// Spells that last, and what they have left behind.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Sorcery {
    /// Spells that last: which, on what unit or strays, and whose leader cast it.
    charms: Vec<(String, String, String)>,
    /// Spells that the leaders of units have cast this turn (V-19.03).
    casts: BTreeMap<String, u8>,
    /// An eternal night has fallen (V-22.11).
    night: bool,
    /// Orders that corrupted units are bound to (V-22.07).
    dooms: BTreeMap<String, String>,
    /// Units that wait as infiltrators, and where their markers lie (V-20.03).
    markers: BTreeMap<String, Vec<(i32, i32)>>,
}

impl Sorcery {
    /// Puts it into the position.
    ///
    /// # Errors
    /// A name of nothing that is meant there.
    pub fn arrange(&self, world: &mut World, rules: &Rules, names: &Names) -> Result<(), String> {
        let piece = |label: &String| match names.read(Sort::Piece, label) {
            Ok(Target::Piece(piece)) => Some(piece),
            _ => None,
        };
        let group = |label: &String| {
            let found = piece(label).filter(|id| rules.roster.is_unit(*id) || rules.roster.is_strays(*id));
            found.ok_or_else(|| format!("{label}: no group"))
        };
        let unit = |label: &String| {
            piece(label).filter(|id| rules.roster.is_unit(*id)).ok_or_else(|| format!("{label}: no unit"))
        };
        let mut magic = Magic { night: self.night, ..Magic::default() };
        for (spell, on, by) in &self.charms {
            let found = Spell::of_id(spell).ok_or_else(|| format!("{spell}: no spell"))?;
            magic.lay(found, group(on)?, unit(by)?);
        }
        for (label, casts) in &self.casts {
            magic.casts.push((unit(label)?, *casts));
        }
        for (label, order) in &self.dooms {
            let all = OrderKind::ALL.into_iter().chain([OrderKind::HuntMove]);
            let found = all.into_iter().find(|kind| kind.id() == order).ok_or_else(|| format!("{order}: no order"))?;
            magic.dooms.push((unit(label)?, found));
        }
        for (label, markers) in &self.markers {
            let unit: PieceId = unit(label)?;
            let markers = markers.iter().map(|(x, y)| Spot::new(*x, *y)).collect();
            magic.infiltrators.push(Infiltrator { unit, markers });
        }
        world.insert_resource(magic);
        Ok(())
    }
}
