//! The steps that Tactique adds to a battle, as its window tells of them: archers, bombards, mercenaries, guards.
use crate::desktop::face::{PublicState, PublicView, Sight};
use crate::games::fief::chapters::battle::combat_results::dice_at;
use crate::games::fief::chapters::battle::front;
use crate::games::fief::chapters::battle::rounds::own_front;
use crate::games::fief::chapters::battle::sides::front_of;
use crate::games::fief::rules::{Engine, Rules};
use crate::games::fief::state::posts::Party;
use crate::games::fief::state::war::{Battle, Side, Thrown};
use crate::games::fief::view::battle::odds;
use crate::games::fief::view::public::PublicBoard;
use crate::games::fief::view::seen::Seen;
use crate::games::fief::view::sheets::counted;
use crate::games::tactique::chapters::{archers, forecast, mercenaries};
use crate::games::tactique::data::files::{ARCHER, BOMBARD};
use crate::games::tactique::rules::Tactics;
use crate::games::tactique::state::melee::{Bows, Melee};
use crate::games::tactique::state::mercenaries::Hired;
use crate::games::tactique::view::{camp, faces, mercenary};
use crate::table::prelude::{Narrator, Seat, Target};
use bevy::prelude::World;

/// Everybody sees who shoots or aims, and the dice.
impl PublicState for Melee {}
/// Everybody sees the dice of a round.
impl PublicState for Thrown {}

/// The mercenaries without the sealed bids for them.
struct PublicMercenaries(Hired);
impl PublicView for PublicMercenaries {
    fn seen_by(world: &World, viewer: Option<Seat>) -> Self {
        let hired: &Hired = world.resource();
        let lot = hired.lot.clone().filter(|_| viewer.is_none());
        Self(Hired { lot, ..hired.clone() })
    }
}

/// What the die with this number shows, of those that can be thrown again now.
pub(super) fn shown(sight: &Sight, die: i32) -> Option<i32> {
    let melee: &Melee = sight.state();
    let thrown: &Thrown = sight.state();
    let tactics: &Tactics = sight.rules();
    let asked = usize::from(melee.asked);
    match thrown.0.get(asked) {
        Some(cast) => cast.dice.get(die as usize - 1).map(|(_, face)| *face),
        None => tactics.data.combat.battle_die.get((melee.dice[melee.asked_side()] as usize).checked_sub(1)?).copied(),
    }
}

/// Mercenaries who fight for a party.
pub(super) fn beside(seen: &Seen, battle: &Battle, party: Party, tell: &Narrator) -> Vec<String> {
    let men = mercenaries(seen, battle, party);
    Vec::from_iter((men > 0).then(|| counted(mercenary(seen), men, tell)))
}

/// The mercenaries who fight for a party.
pub(super) fn mercenaries(seen: &Seen, battle: &Battle, party: Party) -> u32 {
    let tactics: &Tactics = seen.sight.rules();
    let worth = tactics.data.troops.mercenaries.strength.max(1) as u16;
    let points =
        seen.sight.public::<PublicBoard>().ask(|board| board.forces.auxiliaries(battle.village, party)).unwrap_or(0);
    u32::from(points / worth)
}

/// The lines about a front: its archers and bombards, their dice, its guards, and who may still come from the camps.
/// Attackers who fight one by one shoot together all the same (T-1.06).
pub(super) fn of_front(
    seen: &Seen,
    battle: &Battle,
    (side, band): (Side, &[Party]),
    tell: &Narrator,
) -> Vec<(String, String)> {
    let text = |key: &str| tell.texts.get(key);
    let melee: &Melee = seen.sight.state();
    let thrown: &Thrown = seen.sight.state();
    let tactics: &Tactics = seen.sight.rules();
    let mut lines = vec![];
    seen.sight.public::<PublicBoard>().ask(|board| {
        let count = |sort: usize| archers::pieces(board, battle.village, band, sort);
        let before_rounds = battle.round == 0 && thrown.0.is_empty();
        if count(ARCHER) > 0 && before_rounds {
            let words = match (melee.bows[side], archers::bonus(board, tactics, battle, side)) {
                (Bows::Aim(id), _) => {
                    tell.texts.format("tactique-view-bows-aim", &[("lord", tell.target(Target::Piece(id)).into())])
                }
                (Bows::Shoot, Some(bonus)) => tell.texts.format("tactique-view-bows-shoot", &[("bonus", bonus.into())]),
                (_, Some(bonus)) => tell.texts.format("tactique-view-bows-can", &[("bonus", bonus.into())]),
                (_, None) => text("tactique-view-bows-too-few"),
            };
            lines.push((text("tactique-view-archers"), words));
        }
        if count(ARCHER) > 0 && melee.dice[side] > 0 && melee.bows[side] == Bows::Shoot {
            let face = tactics.data.combat.battle_die[melee.dice[side] as usize - 1];
            lines.push((text("tactique-view-volley"), face.to_string()));
        }
        // Dice of the round that have been thrown but have removed nothing yet.
        let fronts = battle.fronts();
        for cast in &thrown.0 {
            let own = fronts.get(usize::from(cast.front)).is_some_and(|(_, of)| of.as_slice() == band);
            if own && !cast.dice.is_empty() {
                let faces = cast.dice.iter().map(|(_, face)| face.to_string()).collect::<Vec<_>>().join(" · ");
                lines.push((text("tactique-view-thrown"), faces));
            }
        }
        let bombards = count(BOMBARD);
        if bombards > 0 {
            lines.push((text("tactique-view-rerolls"), bombards.to_string()));
        }
        if front(board, battle.village, band, false).guarded {
            let bonus = board.rules.guard_bonus;
            let (key, n) = match (&board.rules.engine, bonus.total) {
                (Engine::Table, total) if total > 0 => ("tactique-view-guard-total", total),
                (_, total) => ("tactique-view-guard-damage", bonus.damage + total),
            };
            if n > 0 {
                lines.push((text("tactique-view-guards"), tell.texts.format(key, &[("n", n.into())])));
            }
        }
        // Who may still come from the camps.
        let men: u32 = band.iter().filter(|party| !party.is_rebels()).map(|party| camp(seen, party.seat).0).sum();
        if men > 0 && !battle.has_rebels() {
            lines.push((text("tactique-view-in-camp"), counted(mercenary(seen), men, tell)));
        }
    });
    lines
}

pub(super) fn of_battle(seen: &Seen, _: &Battle, tell: &Narrator) -> Vec<(String, String)> {
    let melee: &Melee = seen.sight.state();
    let told = melee.carry.iter().filter(|(_, points)| *points > 0).map(|(party, points)| {
        let args = [("name", tell.target(Target::Seat(party.seat)).into()), ("n", (*points).into())];
        (tell.texts.format("tactique-view-carried", &args), "T-5.05".to_owned())
    });
    told.collect()
}

/// What so many more mercenaries would change for the side of whoever is asked: strength and dice, and the chance to
/// win.
pub(super) fn with_men(sight: &Sight, men: i32, tell: &Narrator) -> Option<(String, Option<String>)> {
    let tactics: &Tactics = sight.rules();
    let hired = sight.public::<PublicMercenaries>();
    sight.public::<PublicBoard>().ask(|board| {
        let battle = board.war.battle.as_ref()?;
        let party = battle.speaking?;
        let (_, side, band) = own_front(battle, party)?;
        let lost = mercenaries::dying(board, &hired.0, tactics, men as u8);
        let more = (men as u16).saturating_sub(lost.into()) * tactics.data.troops.mercenaries.strength as u16;
        let strength = front_of(board, battle, side, &band).strength() + more;
        let enemies = battle.fronts().into_iter().filter(|(other, _)| *other != side);
        let enemies = enemies.map(|(other, band)| front_of(board, battle, other, &band));
        let strongest = enemies.max_by_key(|enemy| enemy.strength())?;
        let dice = dice_at(board.rules, strength, strongest.column);
        let args = [("strength", strength.into()), ("dice", dice.into()), ("lost", lost.into())];
        let told = tell.texts.format("tactique-view-with-men", &args);
        let mut encounter = forecast::under_way(board, battle, sight.state(), sight.state());
        encounter.party_mut(party)?.hired += more;
        let odds = odds((board, sight), &encounter);
        let won = if side == Side::Attack { odds.attackers } else { odds.defenders };
        let chance = tell.texts.format("fief-view-chance-to-win", &[("n", ((won + 5_000) / 10_000).into())]);
        Some((told, Some(chance)))
    })?
}

/// What the special attack of those who are asked can remove (T-1.05).
pub(super) fn special_attack(sight: &Sight, tell: &Narrator) -> Option<String> {
    let tactics: &Tactics = sight.rules();
    let seat = sight.prompt()?.seat;
    sight.public::<PublicBoard>().ask(|board| {
        let battle = board.war.battle.as_ref()?;
        let bonus = archers::bonus(board, tactics, battle, battle.side_of(seat)?)?;
        let args = [("faces", faces(&tactics.data.combat.battle_die).into()), ("bonus", bonus.into())];
        Some(tell.texts.format("tactique-view-special-attack", &args))
    })?
}
/// What the archers' aim at a lord can do (T-1.14, T-1.16).
pub(super) fn aim(sight: &Sight, tell: &Narrator) -> String {
    let rules: &Rules = sight.rules();
    tell.texts.format("tactique-view-aim", &[("from", rules.data.combat.aim_from.into())])
}
