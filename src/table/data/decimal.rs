//! Numbers with decimals, kept as they are written: no float stands between a file and a whole number of units.
use ron::value::RawValue;
use serde::de::Unexpected;
use serde::{Deserialize, Deserializer};
use std::fmt;

/// A number as it is written: `6.75`, `-1`, `15`. At most nine digits before the point and nine behind it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Decimal {
    /// The number without its point.
    digits: i64,
    /// How many of the digits stand behind the point.
    places: u32,
}

impl Decimal {
    /// Reads a number; `None` if the text is none, or has more digits than nine on a side of its point.
    pub fn read(text: &str) -> Option<Self> {
        const MOST: usize = 9;
        let (negative, plain) = match text.strip_prefix('-') {
            Some(plain) => (true, plain),
            None => (false, text),
        };
        let (whole, rest) = plain.split_once('.').unwrap_or((plain, "0"));
        let good = |part: &str| (1..=MOST).contains(&part.len()) && part.bytes().all(|byte| byte.is_ascii_digit());
        if !good(whole) || !good(rest) {
            return None;
        }
        let digits: i64 = format!("{whole}{rest}").parse().ok()?;
        Some(Self { digits: if negative { -digits } else { digits }, places: rest.len() as u32 })
    }

    /// So many times `unit`, if that is a whole number of at most 2³¹ − 1 to either side.
    pub fn times(self, unit: i32) -> Option<i32> {
        let product = i128::from(self.digits) * i128::from(unit);
        let by = 10_i128.pow(self.places);
        (product % by == 0).then(|| i32::try_from(product / by).ok()).flatten()
    }
}

impl fmt::Display for Decimal {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let by = 10_u64.pow(self.places);
        let (sign, size) = (if self.digits < 0 { "-" } else { "" }, self.digits.unsigned_abs());
        let places = self.places as usize;
        let rest = format!("{:0places$}", size % by);
        let rest = rest.trim_end_matches('0');
        let point = if rest.is_empty() { "" } else { "." };
        write!(f, "{sign}{}{point}{rest}", size / by)
    }
}

impl<'de> Deserialize<'de> for Decimal {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let raw = Box::<RawValue>::deserialize(deserializer)?;
        let written = raw.trim().get_ron();
        // `f64` is what ron calls a number with decimals when it expects one.
        Self::read(written).ok_or_else(|| serde::de::Error::invalid_value(Unexpected::Other(written), &"f64"))
    }
}
