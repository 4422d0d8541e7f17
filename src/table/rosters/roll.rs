//! A list as it is printed and lies beside the table: a table with a title, remarks and boxes to cross out.
use super::form::Remark;

/// A column of a sheet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Column {
    /// What stands above it.
    pub label: String,
    /// Its cells are numbers.
    pub number: bool,
}

/// A row of a sheet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RollRow {
    /// One for each column.
    pub cells: Vec<String>,
    /// Boxes to cross out for losses.
    pub boxes: usize,
}

/// A list as a sheet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Roll {
    /// What people call the list.
    pub title: String,
    /// What holds for the whole list: label and value.
    pub facts: Vec<(String, String)>,
    /// From left to right.
    pub columns: Vec<Column>,
    /// What stands above the boxes.
    pub losses: String,
    /// In the order of the list.
    pub rows: Vec<RollRow>,
    /// The last row, with the sums.
    pub total: Vec<String>,
    /// What the short words mean, and what is to be kept in mind.
    pub notes: Vec<String>,
    /// What is wrong with the list, and advice.
    pub remarks: Vec<Remark>,
}

impl Roll {
    /// Whether the list may be played.
    pub fn is_sound(&self) -> bool {
        self.remarks.iter().all(|remark| remark.advice)
    }
}
