//! Chapter 24: where the automaton deploys its units, and how they reorganise.
use crate::games::vassaux::access::{Board, Write};
use crate::games::vassaux::chapters::deployment::{self, undeployed};
use crate::games::vassaux::chapters::formation::{confirm, take_in_hand};
use crate::games::vassaux::chapters::magic::infiltration;
use crate::games::vassaux::chapters::movement::reorganising;
use crate::games::vassaux::field::company::Company;
use crate::games::vassaux::field::formation::{Formation, facing, place};
use crate::games::vassaux::field::groups::Base;
use crate::games::vassaux::field::slots::{Assault, Contacts, Hand, Mode};
use crate::games::vassaux::state::deployment::Occasion;
use crate::table::ground::spots::Spot;
use crate::table::prelude::{Flow, PieceId, RuleApp, Seat, Step};
use bevy::prelude::*;

/// The automaton deploys a unit of a host (V-23.01, D01).
pub const DEPLOYS: Step<Seat> = Step::new("vassaux.solo_deploys");
/// A unit of the automaton reorganises after a melee (V-16.06, D16).
pub const REORGANISES: Step<()> = Step::new("vassaux.solo_reorganises");

/// V-23.01: the next unit, by its number.
fn deploys(In(side): In<Seat>, mut write: Write) -> Flow {
    let board = write.board();
    write.deployment.taken = None;
    let Some(unit) = undeployed(&board, side).min() else { return Flow::done() };
    if infiltration::is_infiltrator(&board, unit) {
        infiltration::lay_usual(&mut write, unit);
        return Flow::done();
    }
    deployment::put_down_near(&mut write, unit, post(&board, unit));
    // Should it have been taken into hand for people, it is set down all the same.
    confirm(&mut write);
    Flow::done()
}

/// Where a unit is to stand at best: the lord in the middle of the rear of his zone, shooters in front, the others in between, all
/// but the lord spread along the zone from west to east, or from south to north where its front looks that way, by their numbers.
fn post(board: &Board, unit: PieceId) -> Spot {
    let host = board.unit(unit).host;
    let bounds = deployment::zone(board, unit).bounds();
    let (own, other) = (board.zone_of(host).bounds().middle(), board.zone_of(Seat(1 - host.0)).bounds().middle());
    let (x, y) = (other.x - own.x, other.y - own.y);
    let is_lord = board.lord(host).id == unit;
    let shoots = |unit: PieceId| board.rules.shot(unit).is_some();
    // How deep in the zone, and how far along it, in parts of 4 and of twice their number.
    let depth = if is_lord {
        1
    } else if shoots(unit) {
        3
    } else {
        2
    };
    let line: Vec<PieceId> = board
        .of_host(host)
        .map(|of| of.id)
        .filter(|of| board.lord(host).id != *of && shoots(*of) == shoots(unit))
        .collect();
    let (number, count) = match line.iter().position(|of| *of == unit) {
        Some(at) if !is_lord => (2 * at as i32 + 1, 2 * line.len() as i32),
        _ => (1, 2),
    };
    let part = |low: i32, high: i32, part: i32, of: i32| {
        low + (i64::from(high - low) * i64::from(part) / i64::from(of.max(1))) as i32
    };
    let deep = |low: i32, high: i32, ahead: bool| part(low, high, if ahead { depth } else { 4 - depth }, 4);
    if y.abs() >= x.abs() {
        Spot::new(part(bounds.min.x, bounds.max.x, number, count), deep(bounds.min.y, bounds.max.y, y >= 0))
    } else {
        Spot::new(deep(bounds.min.x, bounds.max.x, x >= 0), part(bounds.min.y, bounds.max.y, number, count))
    }
}

/// Its leader stays. Its free fighters take places against the enemies in the fight if those who touch them are as strong, else
/// they stand behind him (section 11).
fn reorganises(In(()): In<()>, mut write: Write) -> Flow {
    let board = write.board();
    let Some(unit) = reorganising(&write.frames, &write.combat) else { return Flow::done() };
    if let Some(formation) = regrouped(&board, unit) {
        take_in_hand(&mut write, unit, Occasion::Reorganising, &formation);
        confirm(&mut write);
    }
    Flow::done()
}

/// A unit as it stands after reorganising; nothing where everybody stays.
fn regrouped(board: &Board, unit: PieceId) -> Option<Formation> {
    let field = &board.field;
    let touches = |base: &&Base| field.touching(base.host, &base.disc).next().is_some();
    let held: Vec<&Base> = field.members(unit).filter(touches).collect();
    let free = field.members(unit).any(|base| !held.iter().any(|one| one.id == base.id));
    if held.is_empty() || !free {
        return None;
    }
    let enemies: Vec<&Base> = field
        .enemies(held[0].host)
        .filter(|enemy| held.iter().any(|own| field.contact(&own.disc, &enemy.disc)))
        .collect();
    let strength = |men: &[&Base], against: &[&Base]| -> u32 {
        let mounted = against.first().is_some_and(|one| board.rules.is_mounted(one.group));
        men.iter().map(|man| board.rules.melee_dice(man.id, mounted, true)).sum()
    };
    let leader = field.leader(unit)?.id;
    let stays: Vec<PieceId> = held.iter().map(|base| base.id).filter(|man| *man != leader).collect();
    let company = Company::of(field, unit)?.leaving(&stays);
    let at = company.from()?;
    let toward = facing(field, company.host(), at);
    let new =
        |formation: &Formation| formation.men.iter().any(|man| field.base(man.id).map(Base::centre) != Some(man.at));
    if strength(&held, &enemies) >= strength(&enemies, &held) {
        let target = enemies.iter().map(|enemy| (field.gap(&company.base(at), &enemy.disc), enemy.group)).min()?.1;
        let mode = Mode::Charge(Assault { target, first: None, front: &[] });
        return place(field, &company, at, toward, mode, Hand::Left).ok().filter(new);
    }
    let scattered = company.scattered();
    place(field, &scattered, at, toward, Mode::Regroup(Contacts::Old), Hand::Left).ok().filter(new)
}

/// Registers the steps of this chapter.
pub fn plugin(app: &mut App) {
    app.step(&DEPLOYS, deploys).step(&REORGANISES, reorganises);
}
