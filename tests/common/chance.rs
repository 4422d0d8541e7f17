//! Chance that depends on nothing but a seed, so that a failure can be played again.
use mesnie::table::prelude::{Dice, OptionChoice, Setting};

pub struct Chance(pub u64);

impl Chance {
    pub fn below(&mut self, n: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) % n as u64) as usize
    }

    pub fn one_of<'a, T>(&mut self, of: &'a [T]) -> &'a T {
        &of[self.below(of.len())]
    }

    /// All of them, or so many by chance where they are more.
    pub fn some_of<'a, T>(&mut self, of: &'a [T], most: usize) -> Vec<&'a T> {
        if of.len() <= most { of.iter().collect() } else { (0..most).map(|_| self.one_of(of)).collect() }
    }

    /// One of the settings of an option.
    pub fn setting(&mut self, choice: &OptionChoice) -> Setting {
        match choice {
            OptionChoice::Switch => Setting::Switch(self.below(2) == 0),
            OptionChoice::OneOf(words) => Setting::Word(self.one_of(words).clone()),
            OptionChoice::OneNumber(numbers) => Setting::Number(*self.one_of(numbers)),
            // What lies far off is much like what lies less far off, and makes matches long.
            OptionChoice::Number { least, most } => {
                Setting::Number(least + self.below(most.abs_diff(*least).min(599) as usize + 1) as i32)
            }
        }
    }
}

/// What comes of these faces, in this order. All of them are used, and no more.
pub fn with_faces<T>(faces: &[i32], rolls: impl FnOnce(&mut dyn FnMut(i32) -> i32) -> T) -> T {
    let mut dice = Dice::default();
    dice.force(faces.iter().copied());
    let result = rolls(&mut |sides| dice.die(sides));
    assert_eq!((dice.forced_left(), dice.has_run_dry(), dice.take_unfit()), (0, false, None), "{faces:?}");
    result
}
