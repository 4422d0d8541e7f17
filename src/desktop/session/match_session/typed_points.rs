//! Points of an open table as people type them: `3.5,2` or `2.4 ne`.
use crate::table::ground::directions::Axis;
use crate::table::prelude::Spot;
use crate::table::text::bearings::read_wind;
use crate::table::text::locales::Texts;

/// More digits than these are no length that anybody means.
const DIGITS: usize = 6;

/// The spot that is typed: two lengths from the south-west corner, east and north, or a length and a wind from `from`. A
/// decimal is written with a point or a comma; two lengths are kept apart by a comma, a semicolon or a space.
pub fn read_point(typed: &str, unit: i32, from: Spot, texts: &Texts) -> Option<Spot> {
    let typed = typed.trim().to_lowercase();
    let length = |word: &str| read_length(word.trim(), unit);
    let both = |x: &str, y: &str| Some(Spot::new(length(x)?, length(y)?));
    if let Some((x, y)) = typed.split_once(';') {
        return both(x, y);
    }
    // A length with a wind behind it, with or without a space.
    if let Some(begin) = typed.find(char::is_alphabetic) {
        let (far, wind) = typed.split_at(begin);
        let wind = read_wind(wind.trim(), texts)?;
        return Some(Axis::new(from, wind).at(length(far)?, 0));
    }
    let words: Vec<&str> = typed.split_whitespace().collect();
    if let [x, y] = words[..] {
        return both(x.trim_end_matches(','), y);
    }
    // Commas alone: one between two lengths, or three of which two belong to decimals.
    let parts: Vec<&str> = typed.split(',').collect();
    match parts[..] {
        [x, y] => both(x, y),
        [x, tenths_of_x, y, tenths_of_y] => both(&format!("{x},{tenths_of_x}"), &format!("{y},{tenths_of_y}")),
        _ => None,
    }
}

/// A decimal number of units of length, in units of the ground: to the nearest whole one, without any float.
fn read_length(word: &str, unit: i32) -> Option<i32> {
    let word = word.replace(',', ".");
    let (whole, rest) = word.split_once('.').unwrap_or((&word, "0"));
    let sound =
        |digits: &str| !digits.is_empty() && digits.len() <= DIGITS && digits.chars().all(|c| c.is_ascii_digit());
    if !sound(whole) || !sound(rest) {
        return None;
    }
    let scale = 10_i64.pow(rest.len() as u32);
    let hundredths = whole.parse::<i64>().ok()? * scale + rest.parse::<i64>().ok()?;
    let units = (2 * hundredths * i64::from(unit) + scale) / (2 * scale);
    i32::try_from(units).ok()
}
