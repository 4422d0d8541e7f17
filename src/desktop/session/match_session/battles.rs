//! Battles as they are shown: those who have fallen since they began, the dice of the last order, the end for a moment.
use super::Session;
use crate::desktop::face::{BattleScene, Sight};
use crate::desktop::session::dice_throw::Throw;
use crate::desktop::session::view_model::{TableView, teller};
use crate::table::prelude::Place;
use crate::table::text::locales::Texts;

/// A battle that has just ended.
#[derive(Clone, Debug, PartialEq)]
pub struct EndedBattle {
    pub scene: BattleScene,
    /// How it has ended, in words.
    pub line: String,
}

/// What a session remembers of the battle that is shown.
#[derive(Default)]
pub(super) struct Battles {
    /// The battle as it was shown last, with those who had fallen by then.
    last: Option<BattleScene>,
    /// Throws of the last order that have come to rest while others of it roll.
    lying: Vec<Throw>,
    /// Where the battle is fought for which the dice on the table were thrown.
    dice_of: Option<Place>,
    /// How many battles have ended before the eyes of those at the screen, the last of them, and one whose dice still roll.
    series: u64,
    ended: Option<EndedBattle>,
    ending: Option<EndedBattle>,
}

impl Session {
    /// The battle that ended last, and its number. What was taken back has not ended.
    pub fn ended_battle(&self) -> (u64, Option<&EndedBattle>) {
        (self.battles.series, self.battles.ended.as_ref())
    }
    /// The dice of the last order that threw any, if it threw them in this battle: one throw after the other.
    pub fn throws_of(&self, battle: &BattleScene) -> impl Iterator<Item = &Throw> {
        let in_battle = self.battles.dice_of == Some(battle.place);
        self.battles.lying.iter().chain(&self.throw).filter(move |_| in_battle)
    }
    /// Strikes off those of the battle in `view` who have fallen since it was shown first.
    pub(super) fn strike_off_fallen(&mut self, view: &mut TableView) {
        // While the curtain is down nothing is shown, and nothing forgotten.
        if view.curtain.is_some() {
            return;
        }
        if let Some((now, last)) = view.battle.as_mut().zip(self.battles.last.take())
            && now.goes_on_from(&last)
        {
            now.strike_off(&last);
        }
        self.battles.last.clone_from(&view.battle);
    }
    /// An order was given while `shown` was on the screen, and has led to `view`; `known`: how many entries of the chronicle
    /// there were before it.
    pub(super) fn battle_goes_on(&mut self, shown: Option<BattleScene>, view: &TableView, known: usize, texts: &Texts) {
        self.battles.ending = None;
        let goes_on = |shown: &BattleScene| view.battle.as_ref().is_some_and(|now| now.goes_on_from(shown));
        let Some(shown) = shown.filter(|shown| view.curtain.is_none() && !goes_on(shown)) else { return };
        // The first that ends is the one that was shown.
        let mut told = self.game.chronicle(None).enumerate().skip(known);
        let Some((number, entry)) = told.find(|(_, entry)| self.is_seen_by_all(entry) && self.face.ends_battle(entry))
        else {
            return;
        };
        let line = teller(&self.game, texts).entry(entry);
        // Much may have happened since: what is left is counted as the battle ends.
        let mut shadow = self.game.shadow();
        let stood = self.game.look_back(self.game.orders_before_entry(number) + 1, &mut shadow);
        let sight = Sight::new(if stood { &shadow } else { &self.game }, self.audience.holder);
        let scene = shown.ended(|rank| self.face.left_of(&sight, rank));
        self.battles.ending = Some(EndedBattle { scene, line });
    }
    /// Dice begin to roll, in this battle or in none: those before them are taken off the table.
    pub(super) fn clear_battle_dice(&mut self, battle: Option<&BattleScene>) {
        self.battles.lying.clear();
        self.battles.dice_of = battle.map(|battle| battle.place);
    }
    /// A throw has come to rest, and another follows.
    pub(super) fn lay_by(&mut self, throw: Option<Throw>) {
        self.battles.lying.extend(throw.map(Throw::landed));
    }
    /// The dice lie: a battle that they have decided has ended.
    pub(super) fn end_battle(&mut self) {
        if let Some(ended) = self.battles.ending.take() {
            self.battles.series += 1;
            self.battles.ended = Some(ended);
        }
    }
    /// Nothing has just ended.
    pub(super) fn forget_battle(&mut self) {
        (self.battles.ended, self.battles.ending) = (None, None);
        self.clear_battle_dice(None);
    }
}
