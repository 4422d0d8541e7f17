//! Attack and spell once more, slowly, written from the rules and not from the program: every die is an object with a state.
use super::outcomes;
use mesnie::games::vassaux::chapters::attack::{Criticals, Fumbles, strike};
use mesnie::games::vassaux::chapters::magic::dice::spell_roll;

const ALL_FUMBLES: [Fumbles; 3] = [Fumbles::Stay, Fumbles::Eligible, Fumbles::FreeOnce];
const ALL_CRITICALS: [Criticals; 3] = [Criticals::Reroll, Criticals::Blocked, Criticals::Guarded];

#[derive(Clone, Copy, PartialEq, Debug)]
enum State {
    Hit,
    /// May be re-rolled.
    Failed,
    /// May not.
    Fumbled,
    /// A one with a re-roll of its own.
    Spared,
}

struct Machine<'a> {
    threshold: i32,
    fumbles: Fumbles,
    dice: Vec<(i32, State)>,
    /// Credits earned so far and spent so far.
    earned: usize,
    spent: usize,
    roll: &'a mut dyn FnMut(i32) -> i32,
}

impl Machine<'_> {
    fn fall(&mut self, first: bool) -> (i32, State) {
        let face = (self.roll)(6);
        if face == 6 {
            self.earned += 1;
        }
        let state = match (face >= self.threshold, face, self.fumbles) {
            (true, ..) => State::Hit,
            (false, 1, Fumbles::Stay) => State::Fumbled,
            (false, 1, Fumbles::FreeOnce) if first => State::Spared,
            (false, 1, Fumbles::FreeOnce) => State::Fumbled,
            _ => State::Failed,
        };
        (face, state)
    }
    fn first(&self, wanted: State) -> Option<usize> {
        self.dice.iter().position(|(_, state)| *state == wanted)
    }
}

/// V-14.04, V-14.05, V-14.08, V-14.09, V-14.10, V-14.11, V-14.12, V-14.14: the faces at the end, and the hits.
pub fn slow_strike(
    dice: u32,
    threshold: i32,
    criticals: Criticals,
    fumbles: Fumbles,
    roll: &mut dyn FnMut(i32) -> i32,
) -> (Vec<i32>, u32) {
    let mut machine = Machine { threshold, fumbles, dice: vec![], earned: 0, spent: 0, roll };
    for _ in 0..dice {
        let fallen = machine.fall(true);
        machine.dice.push(fallen);
    }
    loop {
        // A block ends everything, a guard the use of credits.
        let next = match criticals {
            Criticals::Blocked => None,
            _ => machine.first(State::Spared),
        };
        let next = next.or_else(|| {
            let index = (criticals == Criticals::Reroll && machine.spent < machine.earned)
                .then(|| machine.first(State::Failed))
                .flatten()?;
            machine.spent += 1;
            Some(index)
        });
        let Some(index) = next else { break };
        machine.dice[index] = machine.fall(false);
    }
    let hits = machine.dice.iter().filter(|(_, state)| *state == State::Hit).count() as u32;
    (machine.dice.iter().map(|(face, _)| *face).collect(), hits)
}

/// V-19.06, V-19.08, V-5.07: the faces at the end.
pub fn slow_spell(dice: u32, threshold: i32, fumbles: Fumbles, roll: &mut dyn FnMut(i32) -> i32) -> Vec<i32> {
    let mut faces: Vec<i32> = (0..dice).map(|_| roll(6)).collect();
    let mut spared: Vec<bool> = faces.iter().map(|face| *face == 1 && fumbles == Fumbles::FreeOnce).collect();
    let mut credits = faces.iter().filter(|face| **face == 6).count();
    while faces.iter().sum::<i32>() < threshold {
        if let Some(index) = spared.iter().position(|spared| *spared) {
            spared[index] = false;
            faces[index] = roll(6);
            credits += usize::from(faces[index] == 6);
            continue;
        }
        let lowest_allowed = if fumbles == Fumbles::Eligible { 1 } else { 2 };
        // The lowest face first, and of that face the first die.
        let found = (lowest_allowed..=5).find_map(|low| faces.iter().position(|face| *face == low));
        match found {
            Some(index) if credits > 0 => {
                credits -= 1;
                faces[index] = roll(6);
                credits += usize::from(faces[index] == 6);
            }
            _ => break,
        }
    }
    faces
}

#[test]
fn every_sequence_of_up_to_three_dice_is_re_rolled_as_the_rules_say() {
    let mut seen = 0;
    for dice in 0..=3 {
        for fumbles in ALL_FUMBLES {
            for threshold in 1..=6 {
                for criticals in ALL_CRITICALS {
                    let both = |die: &mut dyn FnMut(i32) -> i32| {
                        let mut faces = vec![];
                        let roll = strike(dice, threshold, criticals, fumbles, &mut |sides| {
                            faces.push(die(sides));
                            faces[faces.len() - 1]
                        });
                        (roll, faces)
                    };
                    for ((roll, faces), used) in outcomes(both) {
                        let mut next = faces.iter().copied();
                        let slow =
                            slow_strike(dice, threshold, criticals, fumbles, &mut |_| next.next().expect("a die"));
                        assert_eq!(
                            (roll.shown(), roll.hits),
                            slow,
                            "{faces:?} against {threshold}, {criticals:?}, {fumbles:?}"
                        );
                        assert_eq!((next.next(), faces.len()), (None, used as usize), "{faces:?}");
                        seen += 1;
                    }
                }
            }
            for threshold in 1..=dice as i32 * 6 + 1 {
                let both = |die: &mut dyn FnMut(i32) -> i32| {
                    let mut faces = vec![];
                    let roll = spell_roll(dice, threshold, fumbles, &mut |sides| {
                        faces.push(die(sides));
                        faces[faces.len() - 1]
                    });
                    (roll, faces)
                };
                for ((roll, faces), _) in outcomes(both) {
                    let mut next = faces.iter().copied();
                    let slow = slow_spell(dice, threshold, fumbles, &mut |_| next.next().expect("a die"));
                    assert_eq!((roll.total, next.next()), (slow.iter().sum(), None), "{faces:?} for {threshold}");
                    assert_eq!(roll.succeeds, roll.total >= threshold);
                    seen += 1;
                }
            }
        }
    }
    assert!(seen > 10_000, "{seen} sequences");
}
