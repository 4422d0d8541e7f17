//! The labels of a position, read as what they name.
use crate::games::fief::data::items::Item;
use crate::games::fief::rules::Rules;
use crate::table::prelude::*;
use bevy::prelude::*;

/// Reads labels.
pub(super) struct Labels<'a> {
    pub names: &'a Names,
    pub rules: &'a Rules,
}
impl Labels<'_> {
    pub fn seat(&self, label: &str) -> Result<Seat, String> {
        self.names.seat(label).ok_or_else(|| format!("{label}: no family of this match"))
    }
    pub fn place(&self, label: &str) -> Result<Place, String> {
        match self.names.read(Sort::Place, label) {
            Ok(Target::Place(place)) => Ok(place),
            _ => Err(format!("{label}: no village, region or bishopric")),
        }
    }
    pub fn village(&self, label: &str) -> Result<Place, String> {
        let place = self.place(label)?;
        self.rules.map.is_village(place).then_some(place).ok_or_else(|| format!("{label}: not a village"))
    }
    pub fn region(&self, label: &str) -> Result<usize, String> {
        self.rules.map.region_index(self.place(label)?).ok_or_else(|| format!("{label}: not a region"))
    }
    pub fn bishopric(&self, label: &str) -> Result<Place, String> {
        self.place(&format!("{}{label}", crate::games::fief::chapters::names::BISHOPRIC))
    }
    pub fn lord(&self, label: &str) -> Result<PieceId, String> {
        match self.names.read(Sort::Piece, label) {
            Ok(Target::Piece(lord)) => Ok(lord),
            _ => Err(format!("{label}: no lord")),
        }
    }
    pub fn card(&self, label: &str) -> Result<Kind, String> {
        match self.names.read(Sort::Kind, label) {
            Ok(Target::Kind(kind)) if self.rules.item(kind).is_blue_card() => Ok(kind),
            _ => Err(format!("{label}: no blue card")),
        }
    }
    pub fn troops(&self, label: &str) -> Result<usize, String> {
        match self.names.read(Sort::Kind, label) {
            Ok(Target::Kind(kind)) if let Item::Soldiers(sort) = self.rules.item(kind) => Ok(sort.into()),
            _ => Err(format!("{label}: no kind of troops")),
        }
    }
    pub fn cards(&self, labels: &[String]) -> Result<Vec<Kind>, String> {
        labels.iter().map(|label| self.card(label)).collect()
    }
}
