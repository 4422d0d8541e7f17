//! The meadow among the games that are tried with everything that every game has to keep.
mod game;

use crate::common::case::Case;
use crate::common::secrecy::{Secrecy, Secret, others};
pub use game::*;

/// Where the others have buried their bones.
const BURIED: Secret = Secret {
    lays_open: |_, _, _| false,
    tried: (12, 9),
    ..Secret::of("where the others' bones lie", |world, me, by| {
        let others = others(world, me);
        let mut bones = world.resource_mut::<Bones>();
        let mut differs = false;
        for seat in others {
            if let Some(bone) = &mut bones.buried[usize::from(seat.0)] {
                bone.x += 1 + by as i32 % 7;
                differs = true;
            }
        }
        differs
    })
};

pub static CASE: Case = Case {
    seats: 3,
    usual: &[("meadow-ask-dig", &[]), ("meadow-ask-walk", &[])],
    secrecy: Secrecy { secrets: &[BURIED], questions: 2, ..Secrecy::NOTHING },
    try_all_every: 1,
    ..Case::of(&MEADOW)
};
