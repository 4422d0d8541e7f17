//! The plague (F-16.13 to F-16.15, F-14.08): a region loses half its soldiers, and its lords roll for their lives.
use super::board::{Play, lord, place};
use super::rules::{Item, Plain};
use super::succession;
use crate::table::{Entry, PieceId, Place, Seat, Word};

/// What the plague does in a village: the share of soldiers lost, and up to which number of the die a lord dies.
fn force(play: &Play, village: Place) -> ((i32, i32), i32) {
    let data = &play.rules.data;
    if !play.rules.switches.crowded_plague {
        return (data.combat.plague.soldiers_lost, data.combat.plague.lord_dies_to);
    }
    let pieces = play.board().pieces(village);
    let line = data.variants.crowded_plague.iter().rfind(|line| line.from <= pieces);
    line.map_or(((0, 1), 0), |line| (line.lost, line.lord_dies_to))
}

/// Strikes the region numbered `region`. The lords die when the whole region is done (F-16.14).
pub(super) fn strike(play: &mut Play, by: Seat, region: usize) {
    let villages = play.rules.kingdom.of_region(region).to_vec();
    let mut dead = vec![];
    for village in villages {
        let (share, dies_to) = force(play, village);
        let seats: Vec<Seat> = play.progress.order().collect();
        for seat in seats {
            lose_soldiers(play, seat, village, share);
        }
        if play.rules.switches.plague_hits_rebels
            && let Some(uprising) = play.revolt.0.as_mut().filter(|uprising| uprising.at == village)
        {
            let wanted = (i32::from(uprising.points) * share.0 / share.1) as u16;
            uprising.points -= play.rules.rebels.loss(&[uprising.points], 0, wanted);
            if uprising.points == 0 {
                play.revolt.0 = None;
                let card = play.rules.kind(Item::Card(Plain::Revolt));
                play.cards.deck.discard(card);
            }
        }
        let lords: Vec<(PieceId, Seat)> = play.board().lords_in(village).map(|row| (row.id, row.family)).collect();
        for (id, family) in lords {
            let roll = play.die(by, "fief-roll-plague");
            let dies = roll.face <= dies_to;
            let event = if dies { "fief-log-plague-dead" } else { "fief-log-plague-saved" };
            play.chronicle
                .note("F-16.14", || Entry::new(event, "F-16.14").by(family).with("lord", lord(id)).roll(roll));
            if dies {
                dead.push(id);
            }
        }
    }
    dead.into_iter().for_each(|id| succession::dies(play, id));
}

/// Takes the share of a family's soldiers and guards in a village, rounded down; guards go last (D-43).
fn lose_soldiers(play: &mut Play, seat: Seat, village: Place, (part, whole): (i32, i32)) {
    let guards = play.board().guards(seat, village);
    let there = play.forces.points(seat, village) + guards.iter().sum::<u16>();
    let wanted = (i32::from(there) * part / whole) as u16;
    if wanted == 0 {
        return;
    }
    let rules = play.rules.clone();
    let of_soldiers = play.forces.lose(&rules.soldiers, seat, village, wanted);
    let mut still = wanted.saturating_sub(of_soldiers);
    let [kings, queens] = guards;
    let of_queens = rules.queens_guard.loss(&[queens], 0, still.min(queens));
    play.forces.queens_guard -= of_queens;
    still = still.saturating_sub(of_queens);
    let of_kings = rules.kings_guard.loss(&[kings], 0, still.min(kings));
    play.forces.kings_guard -= of_kings;
    let lost = of_soldiers + of_queens + of_kings;
    play.chronicle.note("F-16.13", || {
        Entry::new("fief-log-plague-soldiers", "F-16.13")
            .by(seat)
            .with("points", Word::Number(lost.into()))
            .with("village", place(village))
    });
}
