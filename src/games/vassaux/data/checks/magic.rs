//! Powers, spells and the table of the automaton.
use super::figures::{FIGURE, RULERS, check_ids, check_names, check_range};
use crate::games::vassaux::data::files::ProfileData;
use crate::games::vassaux::data::magic::*;
use crate::games::vassaux::data::solo::*;
use crate::table::data::Check;

pub fn check_magic(at: &Check, magic: &MagicData, profiles: Option<&[ProfileData]>) {
    let (powers, spells) = (at.field("powers"), at.field("spells"));
    check_ids(&powers, "power", magic.powers.iter().map(|of| of.id.as_str()));
    check_ids(&spells, "spell", magic.spells.iter().map(|of| of.id.as_str()));
    for (i, power) in magic.powers.iter().enumerate() {
        let at = powers.index(i);
        at.field("id").known(&power.id, Power::ALL.map(Power::id));
        at.field("schools").not_empty(power.schools.len());
        // A burden is paid for by others.
        at.field("points").within(power.points, -20..=1000);
        if let (Bearer::Profiles(names), Some(profiles)) = (&power.bearer, profiles) {
            check_names(&at.field("bearer").index(0), names, profiles.iter().map(|of| of.id.as_str()));
        }
    }
    for (i, spell) in magic.spells.iter().enumerate() {
        let at = spells.index(i);
        at.field("id").known(&spell.id, Spell::ALL.map(Spell::id));
        if let Threshold::Fixed(number) = spell.threshold {
            at.field("threshold").index(0).within(number, 1..=99);
        }
        if let Some(shot) = spell.shot {
            at.field("shot").field("range").within(shot.range, 1..=20);
            at.field("shot").field("bonus").within(shot.bonus, FIGURE);
        }
        if (spell.target == SpellTarget::ShotTarget) != spell.shot.is_some() && at.is_whole() {
            at.error("vassaux-data-spell-shot", &[]);
        }
    }
    if powers.is_whole() {
        powers.complete(Power::ALL.map(Power::id), magic.powers.iter().map(|of| of.id.as_str()));
    }
    if spells.is_whole() {
        spells.complete(Spell::ALL.map(Spell::id), magic.spells.iter().map(|of| of.id.as_str()));
    }
    at.field("powers_of_unit").within(magic.powers_of_unit, 0..=9);
    at.field("powers_of_lord").within(magic.powers_of_lord, 0..=9);
    at.field("infiltration_markers").within(magic.infiltration_markers, 1..=9);
    at.field("fire_aura_dice").within(magic.fire_aura_dice, 1..=9);
    at.field("martyrs_times").within(magic.martyrs_times, 1..=9);
    at.field("resurrection_hp").within(magic.resurrection_hp, 1..=20);
    at.field("eternal_night_range").within(magic.eternal_night_range, RULERS);
}

/// Faces of the die of the automaton, and the least and greatest sum of its two factors.
const FACES: usize = 6;

pub fn check_solo(at: &Check, solo: &SoloData) {
    let (m, morale) = (&solo.morale, at.field("morale"));
    for (name, value) in [
        ("in_aura", m.in_aura),
        ("out_of_aura", m.out_of_aura),
        ("death", m.death),
        ("mostly_dead", m.mostly_dead),
        ("unit_lost", m.unit_lost),
    ] {
        morale.field(name).within(value, -9..=9);
    }
    morale.field("dead_percent").within(m.dead_percent, 1..=99);
    let (s, situation) = (&solo.situation, at.field("situation"));
    for (name, value) in [
        ("visible", s.visible),
        ("in_shooting_range", s.in_shooting_range),
        ("in_charge_reach", s.in_charge_reach),
        ("has_lost", s.has_lost),
        ("difficult", s.difficult),
    ] {
        situation.field(name).within(value, -9..=9);
    }
    for (at, bounds, start) in [(&morale, m.bounds, m.start), (&situation, s.bounds, s.start)] {
        check_range(&at.field("bounds"), bounds, 0..=20);
        if at.field("start").compares_with(&[&at.field("bounds")]) && bounds.0 <= bounds.1 {
            at.field("start").within(start, bounds.0..=bounds.1);
        }
    }
    check_table(at, solo);
    for (name, value, allowed) in [
        ("proximity_bucket", solo.proximity_bucket, 1..=20),
        ("fan_turns", solo.fan_turns, 0..=11),
        ("stop_short", solo.stop_short, 1..=1000),
        ("cover_directions", solo.cover_directions, 1..=24),
        ("die_tenths", solo.die_tenths, 1..=60),
    ] {
        at.field(name).within(value, allowed);
    }
    at.field("presumptuous").field("turn").within(solo.presumptuous.turn, 1..=99);
    at.field("presumptuous").field("reactivity").within(solo.presumptuous.reactivity, 0..=99);
}

/// The table has a line for each sum of both factors and a cell for each face (V-24.05).
fn check_table(at: &Check, solo: &SoloData) {
    let table = at.field("table");
    let bounds = [at.field("morale").field("bounds"), at.field("situation").field("bounds")];
    if table.compares_with(&[&bounds[0], &bounds[1]]) {
        let sum = |of: fn((i32, i32)) -> i32| i64::from(of(solo.morale.bounds)) + i64::from(of(solo.situation.bounds));
        table.covers(
            sum(|bounds| bounds.0)..=sum(|bounds| bounds.1),
            solo.table.iter().map(|row| i64::from(row.from)..=i64::from(row.to)),
        );
    }
    for (i, row) in solo.table.iter().enumerate() {
        let cells = table.index(i).field("cells");
        cells.length(row.cells.len(), FACES);
        for (j, cell) in row.cells.iter().enumerate() {
            cells.index(j).not_empty(cell.len());
            for (k, action) in cell.iter().enumerate() {
                if let Action::OM(dice) | Action::DM(dice) = action {
                    cells.index(j).index(k).index(0).within(*dice, 1..=9);
                }
            }
        }
    }
}

/// The spells of the automaton are spells of their school, for attack or defence.
pub fn check_solo_spells(at: &Check, solo: &SoloData, magic: &MagicData) {
    for (i, row) in solo.spells.iter().enumerate() {
        let at = at.index(i);
        if solo.spells[..i].iter().any(|other| other.school == row.school) {
            at.field("school").duplicate(row.school.word());
        }
        for (name, spells, used) in
            [("offensive", &row.offensive, SpellUse::Offensive), ("defensive", &row.defensive, SpellUse::Defensive)]
        {
            let known = magic.spells.iter().filter(|spell| spell.school == row.school && spell.r#use == used);
            check_names(&at.field(name), spells, known.map(|spell| spell.id.as_str()));
        }
    }
    at.complete(School::WORDS.iter().copied(), solo.spells.iter().map(|row| row.school.word()));
}
