//! What engines do to walls: the table of bombardment, and what is built of what.
use super::files::Terrain;
use crate::table::data::Check;
use crate::table::options::words;
use serde::Deserialize;

words! {
    /// What walls are built of.
    Material { DoubleStone, SingleStone, Wood }
}

/// A result of the table of bombardment (table 4.6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Blow {
    /// Nothing.
    No,
    /// The engines that shoot from afar lose so many points.
    C1,
    C2,
    C3,
    C4,
    /// The wall is damaged by a degree.
    D,
    /// Both.
    DC1,
    DC2,
    DC3,
    DC4,
}
impl Blow {
    /// Whether the wall is damaged.
    pub fn damages(self) -> bool {
        matches!(self, Self::D | Self::DC1 | Self::DC2 | Self::DC3 | Self::DC4)
    }
}

/// The face of the die from which on every face does it; 0 if not even the highest does.
pub fn least_of(die: i32, does: impl Fn(i32) -> bool) -> i32 {
    (1..=die).rev().take_while(|face| does(*face)).last().unwrap_or(0)
}

/// How many degrees of damage bring down what is built of a material, and what that is.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MaterialData {
    pub material: Material,
    pub degrees: u8,
    pub terrain: Vec<Terrain>,
}

/// What engines do to walls (table 4.6). Rule data of matches that were played before rams worked are read without it.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BombardmentData {
    /// From how many points on each column is read; fewer do nothing.
    pub points: Vec<u8>,
    /// Rows: die 1 to 10.
    pub double_stone: Vec<Vec<Blow>>,
    pub single_stone: Vec<Vec<Blow>>,
    pub wood: Vec<Vec<Blow>>,
    pub materials: Vec<MaterialData>,
    /// The keep, which no ram harms.
    pub keep: Vec<Terrain>,
    /// Towers, and what a ram adds to its die against them.
    pub towers: Vec<Terrain>,
    pub tower_die: i32,
    /// What is added to the die of engines that shoot at the keep.
    #[serde(default)]
    pub keep_die: i32,
}

impl BombardmentData {
    /// What a terrain is built of, and how many degrees bring it down; nothing if it is no wall or other structure.
    pub fn of(&self, terrain: Terrain) -> Option<&MaterialData> {
        self.materials.iter().find(|line| line.terrain.contains(&terrain))
    }
    /// The result of so many points against a material; a die beyond the table counts as its nearest row.
    pub fn blow(&self, material: Material, points: u8, die: i32) -> Blow {
        let table = match material {
            Material::DoubleStone => &self.double_stone,
            Material::SingleStone => &self.single_stone,
            Material::Wood => &self.wood,
        };
        let Some(column) = self.points.iter().rposition(|from| points >= *from) else { return Blow::No };
        let row = (die.max(1) as usize - 1).min(table.len().saturating_sub(1));
        table.get(row).and_then(|row| row.get(column)).copied().unwrap_or(Blow::No)
    }
}

/// The columns rise, each table has a row for each face of the die and a cell for each column, and every material is there once.
pub fn check_bombardment(at: &Check, data: &BombardmentData) {
    at.field("points").not_empty(data.points.len());
    for (i, from) in data.points.iter().enumerate() {
        let least = if i == 0 { 1 } else { data.points[i - 1].saturating_add(1) };
        at.field("points").index(i).within(i32::from(*from), i32::from(least)..=99);
    }
    for (name, table) in
        [("double_stone", &data.double_stone), ("single_stone", &data.single_stone), ("wood", &data.wood)]
    {
        let at = at.field(name);
        at.length(table.len(), 10);
        for (i, row) in table.iter().enumerate() {
            at.index(i).length(row.len(), data.points.len());
        }
    }
    let materials = at.field("materials");
    materials.unique(data.materials.iter().map(|line| line.material.word()));
    materials.complete(Material::WORDS.iter().copied(), data.materials.iter().map(|line| line.material.word()));
    for (i, line) in data.materials.iter().enumerate() {
        materials.index(i).field("degrees").within(i32::from(line.degrees), 1..=20);
        for (j, terrain) in line.terrain.iter().enumerate() {
            let before = data.materials[..i].iter().flat_map(|line| &line.terrain).chain(&line.terrain[..j]);
            if before.into_iter().any(|other| other == terrain) {
                materials.index(i).field("terrain").index(j).duplicate(terrain.word());
            }
        }
    }
    at.field("tower_die").within(data.tower_die, -9..=9);
    at.field("keep_die").within(data.keep_die, -9..=9);
}
