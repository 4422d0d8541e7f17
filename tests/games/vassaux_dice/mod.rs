//! The dice of `vassaux`: contests, attacks, spells, losses and their chances, against the worked examples (VX) and against slow
//! second versions written from the rules.
mod examples;
mod losses;
mod odds;
mod properties;
mod slow;

use crate::common::chance::with_faces as with;
use mesnie::games::vassaux::chapters::attack::{
    AttackProfile, DefenceProfile, Fumbles, KnightGuard, Manner, Ones, OrderDie, Pick, SeveralDoublings, Shelter,
    Switches,
};

/// What comes of every sequence of six-sided dice: each result with the number of dice used for it.
fn outcomes<T>(rolls: impl Fn(&mut dyn FnMut(i32) -> i32) -> T) -> Vec<(T, u32)> {
    let mut found = vec![];
    let mut begun: Vec<Vec<i32>> = vec![vec![]];
    while let Some(faces) = begun.pop() {
        let mut asked = 0;
        let result = rolls(&mut |_| {
            asked += 1;
            faces.get(asked - 1).copied().unwrap_or(1)
        });
        if asked > faces.len() {
            begun.extend((1..=6).map(|face| [faces.as_slice(), &[face]].concat()));
        } else {
            found.push((result, faces.len() as u32));
        }
    }
    found
}

fn attackers(manner: Manner, dice: u32) -> AttackProfile {
    AttackProfile { manner, dice, order_die: OrderDie::None, chevaliers: false, fumbles: Fumbles::Stay }
}

fn defenders(df: i32, hp: i32, shelters: &[Shelter]) -> DefenceProfile {
    DefenceProfile {
        df,
        flat: 0,
        shelters: shelters.to_vec(),
        hp,
        resurrected: None,
        pick: Pick::Best,
        knight_armour: false,
        chevaliers: false,
    }
}

const USUAL: Switches = Switches {
    doubling: SeveralDoublings::Multiply,
    ones: Ones::Eligible,
    knight_guard: KnightGuard::Armour,
    thorn_min_on_zero: false,
};

#[test]
fn the_switches_are_as_ruled_by_default() {
    assert_eq!(Switches::default(), USUAL);
}
