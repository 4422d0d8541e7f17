//! What Tactique changes in the forecast of a battle: archers shoot or aim before the first round (chapter 1), bombards have
//! dice thrown again (chapter 2), and troops go in whole pieces (chapter 5), all by the functions of those chapters.
use crate::games::fief::board::Board;
use crate::games::fief::chapters::battle::combat_results::{Column, kills, strike};
use crate::games::fief::chapters::battle::forecast::course::{Aim, Course, Opening, Shots, WHOLE};
use crate::games::fief::chapters::battle::forecast::hosts::{Contingent, Host};
use crate::games::fief::chapters::battle::forecast::{Encounter, muster};
use crate::games::fief::chapters::battle::sides::front_of;
use crate::games::fief::data::items::Item;
use crate::games::fief::rules::Rules;
use crate::games::fief::state::posts::{Band, Party};
use crate::games::fief::state::war::{Battle, Side, Thrown};
use crate::games::tactique::chapters::archers::{bonus_of, shot};
use crate::games::tactique::chapters::bearing::{Borne, Struck, bear};
use crate::games::tactique::chapters::loss_choice::{Rest, binding, usual_run};
use crate::games::tactique::chapters::losses::{Pool, Sort, are_masterless, fallen, pool_of};
use crate::games::tactique::data::files::{ARCHER, BOMBARD};
use crate::games::tactique::rules::Tactics;
use crate::games::tactique::state::melee::{Bows, Melee};
use smallvec::{SmallVec, smallvec};
use std::any::Any;
use std::sync::Arc;

/// How battles go in Tactique.
pub struct TactiqueCourse(pub Tactics);

/// The battle under way as it stands, with damage that is carried over and dice that lie on the table; those count as if
/// nobody threw any of them again.
pub fn under_way(board: &Board, battle: &Battle, melee: &Melee, thrown: &Thrown) -> Encounter {
    let mut encounter = muster::under_way(board, battle);
    for (party, points) in &melee.carry {
        if let Some(own) = encounter.party_mut(*party) {
            own.carried += points;
        }
    }
    encounter.shots.dice = [melee.dice[Side::Attack], melee.dice[Side::Defence]];
    if let Bows::Aim(lord) = melee.bows[Side::Defence] {
        encounter.shots.aim = muster::aim(board, battle, lord);
    }
    if !thrown.0.is_empty() {
        let fronts = battle.fronts();
        let front =
            |number: u8| fronts.get(usize::from(number)).map(|(side, band)| front_of(board, battle, *side, band));
        for cast in &thrown.0 {
            let faces: SmallVec<[i32; 3]> = cast.dice.iter().map(|(_, face)| *face).collect();
            if let (Some(by), Some(on)) = (front(cast.front), front(cast.at)) {
                encounter.blows[usize::from(cast.at)] += strike(board.rules, by, &faces, on);
            }
        }
        encounter.rounds = encounter.rounds.saturating_sub(1);
    }
    encounter
}

/// Whether a die of a round that shows this face is thrown again, if nobody says otherwise (D-32).
pub fn is_small(tactics: &Tactics, face: i32) -> bool {
    face <= tactics.data.opponents.reroll_to
}
/// Whether the die of a special attack that shows this is thrown again, if nobody says otherwise.
pub fn is_weak_shot(tactics: &Tactics, shown: i32) -> bool {
    let best = tactics.data.combat.battle_die.iter().max().copied().unwrap_or(0);
    let (part, whole) = tactics.data.opponents.throw_again_below;
    shown * whole < best * part
}

/// A front whose parties bear the damage of a blow, as numbers alone.
struct Numbers<'a> {
    rules: &'a Rules,
    tactics: &'a Tactics,
    host: &'a mut Host,
    /// The parties that were struck, with what they still have to lose.
    dues: SmallVec<[(usize, u16); 2]>,
}
impl Numbers<'_> {
    fn find(&self, party: Party) -> Option<usize> {
        self.host.parties.iter().position(|own| own.party == party)
    }
}
impl Struck for Numbers<'_> {
    fn fronts(&self) -> SmallVec<[Band; 4]> {
        smallvec![self.host.parties.iter().map(|own| own.party).collect()]
    }
    fn due(&self, number: usize) -> Option<(Party, u16)> {
        self.dues.get(number).map(|(party, points)| (self.host.parties[*party].party, *points))
    }
    fn set_due(&mut self, number: usize, points: u16) {
        self.dues[number].1 = points;
    }
    fn pool(&self, party: Party) -> Pool {
        let Some(own) = self.find(party).map(|number| &self.host.parties[number]) else { return Pool::new() };
        pool_of(self.rules, self.tactics, own.pieces, own.guards, own.hired)
    }
    fn lose(&mut self, party: Party, gone: Sort, _: &'static str) {
        let Some(number) = self.find(party) else { return };
        let own = &mut self.host.parties[number];
        match gone.item {
            Item::Soldiers(sort) => own.pieces.0[usize::from(sort)] -= gone.number as u8,
            Item::KingsGuard(_) => {
                own.guards[0] -= fallen(&self.rules.kings_guard, own.guards[0], gone, self.rules);
            }
            Item::QueensGuard(_) => {
                own.guards[1] -= fallen(&self.rules.queens_guard, own.guards[1], gone, self.rules);
            }
            _ => own.hired = own.hired.saturating_sub(gone.worth * gone.number),
        }
    }
    fn lose_bombards(&mut self, party: Party) {
        if let Some(number) = self.find(party) {
            self.host.parties[number].pieces.0[BOMBARD] = 0;
        }
    }
    fn carry(&mut self, party: Party, points: u16) {
        if let Some(number) = self.find(party) {
            self.host.parties[number].carried += points;
        }
    }
    fn unasked(&self, pool: &Pool, points: u16, rest: &[Rest], party: Party) -> Option<Sort> {
        usual_run(pool, points, binding(self.tactics.switches.knight_partial, rest, party))
    }
}

impl TactiqueCourse {
    /// What the dice of a special attack can show at last, with bombards that may have them thrown again (T-2.04): the
    /// numbers of the faces with their chances, of [`WHOLE`].
    fn dice(&self, rules: &Rules, thrown: i32, again: u32) -> Vec<(i32, u64)> {
        let sides = rules.data.combat.sides;
        let even = || (1..=sides).map(|die| (die, WHOLE / sides as u64));
        let mut dice: Vec<(i32, u64)> = if thrown > 0 { vec![(thrown, WHOLE)] } else { even().collect() };
        for _ in 0..again {
            let weak = |die: i32| is_weak_shot(&self.0, self.0.data.combat.battle_die[die as usize - 1]);
            let lost: u64 = dice.iter().filter(|(die, _)| weak(*die)).map(|(_, chance)| chance).sum();
            dice.retain(|(die, _)| !weak(*die));
            dice.extend(even().map(|(die, _)| (die, lost / sides as u64)));
        }
        dice
    }
    /// What a side's archers do: points with their chances; or nothing where there is no special attack.
    fn shots(&self, rules: &Rules, side: Side, hosts: [&[Host]; 2], thrown: i32) -> Vec<(u16, u64)> {
        let [own, other] = hosts;
        let count = |sort: usize| own.iter().map(|host| host.pieces(sort)).sum::<u16>();
        let Some(bonus) = bonus_of(&self.0, side, count(ARCHER).into(), [column(own), column(other)]) else {
            return vec![(0, WHOLE)];
        };
        let mut shots: Vec<(u16, u64)> = vec![];
        for (die, chance) in self.dice(rules, thrown, count(BOMBARD).into()) {
            let points = shot(&self.0, die, bonus);
            match shots.iter_mut().find(|(same, _)| *same == points) {
                Some((_, all)) => *all += chance,
                None => shots.push((points, chance)),
            }
        }
        shots
    }
}

/// Behind what all fronts of a side stand.
fn column(fronts: &[Host]) -> Column {
    let first = fronts.first().map_or(Column::Open, |host| host.column);
    if fronts.iter().all(|host| host.column == first) { first } else { Column::Open }
}

impl Course for TactiqueCourse {
    fn is_same(&self, other: &dyn Course) -> bool {
        let same = |other: &Self| {
            Arc::ptr_eq(&self.0.data, &other.0.data)
                && self.0.switches.knight_partial == other.0.switches.knight_partial
        };
        (other as &dyn Any).downcast_ref().is_some_and(same)
    }
    fn openings(&self, rules: &Rules, attackers: &[Host], defenders: &Host, shots: &Shots) -> Vec<Opening> {
        let behind = std::slice::from_ref(defenders);
        // Dice lie already: who has none does not shoot.
        let thrown = shots.dice != [0, 0];
        let none = || vec![(0, WHOLE)];
        let on_defenders = match thrown && shots.dice[0] == 0 {
            true => none(),
            false => self.shots(rules, Side::Attack, [attackers, behind], shots.dice[0]),
        };
        // The defenders shoot at the strongest front, or aim (T-1.04, T-1.14).
        let strength = |host: &Host| host.front(rules).strength();
        let struck = (0..attackers.len()).rev().max_by_key(|i| strength(&attackers[*i])).unwrap_or(0);
        let by_defenders: Vec<(u16, Option<Aim>, u64)> = match shots.aim {
            Some(aim) => {
                let dice = self.dice(rules, shots.dice[1], 0);
                let hits: u64 = dice.iter().filter(|(die, _)| kills(rules, *die)).map(|(_, chance)| chance).sum();
                vec![(0, Some(aim), hits), (0, None, WHOLE - hits)]
            }
            None if thrown && shots.dice[1] == 0 => vec![(0, None, WHOLE)],
            None => {
                let shots = self.shots(rules, Side::Defence, [behind, attackers], shots.dice[1]);
                shots.into_iter().map(|(points, chance)| (points, None, chance)).collect()
            }
        };
        let mut all = vec![];
        for (on_defenders, p) in on_defenders {
            for (points, slain, q) in by_defenders.iter().copied().filter(|(.., q)| *q > 0) {
                all.push(Opening { chance: p * q / WHOLE, on_attackers: (struck, points), on_defenders, slain });
            }
        }
        all
    }
    fn dice_again(&self, host: &Host) -> u32 {
        host.pieces(BOMBARD).into()
    }
    fn is_thrown_again(&self, face: i32) -> bool {
        is_small(&self.0, face)
    }
    fn suffer(&self, rules: &Rules, host: &mut Host, points: u16) {
        let dues = host.shares(rules, points);
        let mut numbers = Numbers { rules, tactics: &self.0, host, dues };
        while bear(&mut numbers, self.0.switches.knight_partial) == Borne::Again {}
        let dues = numbers.dues;
        // Lords bear what is left where no troops are (T-5.05); rebels bear all of it.
        for (party, points) in dues {
            host.parties[party].lose(rules, points);
        }
        host.parties.iter_mut().for_each(|own| disperse(rules, own));
    }
    fn slay(&self, rules: &Rules, host: &mut Host, aim: Aim) {
        let own = &mut host.parties[aim.party];
        own.lords = own.lords.saturating_sub(1);
        own.darc &= !aim.darc;
        disperse(rules, own);
    }
}

/// Mercenaries without anybody of the family beside them fight no more (T-4.09).
fn disperse(rules: &Rules, own: &mut Contingent) {
    if are_masterless([own.soldiers(rules), own.guards[0], own.guards[1]], own.lords.into()) {
        own.hired = 0;
    }
}
