//! The steps that Tactique adds to a battle, as its window tells of them: archers, bombards, mercenaries, guards.
use super::{camp, mercenary};
use crate::desktop::face::Sight;
use crate::fief::battle::rounds::Thrown;
use crate::fief::battle::{Battle, Party, front};
use crate::fief::board::with_board;
use crate::fief::rules::Engine;
use crate::fief::view::seen::Seen;
use crate::fief::view::sheets::counted;
use crate::table::{Target, Teller};
use crate::tactique::data::{ARCHER, BOMBARD};
use crate::tactique::rules::Tactics;
use crate::tactique::volley::{self, Bows, Melee};

/// What the die with this number shows, of those that can be thrown again now.
pub(super) fn shown(sight: &Sight, die: i32) -> Option<i32> {
    let melee: &Melee = sight.world().resource();
    let thrown: &Thrown = sight.world().resource();
    let tactics: &Tactics = sight.rules();
    let asked = usize::from(melee.asked);
    match thrown.0.get(asked) {
        Some(cast) => cast.dice.get(die as usize - 1).map(|(_, face)| *face),
        None => tactics.data.combat.battle_die.get(melee.dice.get(asked).copied()? as usize - 1).copied(),
    }
}

/// Mercenaries who fight for a party.
pub(super) fn beside(seen: &Seen, battle: &Battle, party: Party, tell: &Teller) -> Vec<String> {
    let tactics: &Tactics = seen.sight.rules();
    let worth = tactics.data.troops.mercenaries.strength.max(1) as u16;
    let points = with_board(seen.sight.world(), |board| board.forces.auxiliaries(battle.village, party)).unwrap_or(0);
    let men = u32::from(points / worth);
    Vec::from_iter((men > 0).then(|| counted(mercenary(seen), men, tell)))
}

pub(super) fn of_side(seen: &Seen, battle: &Battle, side: usize, tell: &Teller) -> Vec<(String, String)> {
    let text = |key: &str| tell.texts.get(key);
    let melee: &Melee = seen.sight.world().resource();
    let thrown: &Thrown = seen.sight.world().resource();
    let tactics: &Tactics = seen.sight.rules();
    let mut lines = vec![];
    with_board(seen.sight.world(), |board| {
        let count = |sort: usize| volley::pieces(board, battle.village, &battle.sides[side], sort);
        let before_rounds = battle.round == 0 && thrown.0.is_empty();
        if count(ARCHER) > 0 && before_rounds {
            let words = match (melee.bows[side], volley::bonus(board, tactics, battle, side)) {
                (Bows::Aim(id), _) => {
                    tell.texts.format("tactique-view-bows-aim", &[("lord", tell.target(Target::Piece(id)).into())])
                }
                (Bows::Shoot, Some(bonus)) => tell.texts.format("tactique-view-bows-shoot", &[("bonus", bonus.into())]),
                (_, Some(bonus)) => tell.texts.format("tactique-view-bows-can", &[("bonus", bonus.into())]),
                (_, None) => text("tactique-view-bows-too-few"),
            };
            lines.push((text("tactique-view-archers"), words));
        }
        if melee.dice[side] > 0 && melee.bows[side] == Bows::Shoot {
            let face = tactics.data.combat.battle_die[melee.dice[side] as usize - 1];
            lines.push((text("tactique-view-volley"), face.to_string()));
        }
        // Dice that lie on the table, before they strike.
        let fronts = battle.fronts();
        for cast in &thrown.0 {
            if fronts.get(usize::from(cast.front)).is_some_and(|(of, _)| *of == side) && !cast.dice.is_empty() {
                let faces = cast.dice.iter().map(|(_, face)| face.to_string()).collect::<Vec<_>>().join(" · ");
                lines.push((text("tactique-view-thrown"), faces));
            }
        }
        let bombards = count(BOMBARD);
        if bombards > 0 {
            lines.push((text("tactique-view-rerolls"), bombards.to_string()));
        }
        let band = &battle.sides[side];
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

pub(super) fn of_battle(seen: &Seen, _: &Battle, tell: &Teller) -> Vec<(String, String)> {
    let melee: &Melee = seen.sight.world().resource();
    let told = melee.carry.iter().filter(|(_, points)| *points > 0).map(|(party, points)| {
        let args = [("name", tell.target(Target::Seat(party.seat)).into()), ("n", (*points).into())];
        (tell.texts.format("tactique-view-carried", &args), "T-5.05".to_owned())
    });
    told.collect()
}
