//! Chapter 1, the armies: composition within the budget, in secret.
use super::terrain::may_buy_stakes;
use super::turn::concede;
use crate::games::ancients::access::{Read, Write};
use crate::games::ancients::board::{Board, enemy};
use crate::games::ancients::data::files::{BLUE, Module};
use crate::games::ancients::rules::{EffectSet, Rules, UpgradeLine};
use crate::games::ancients::state::{ArmySetup, Fate, Stakes};
use crate::table::prelude::*;
use bevy::prelude::*;

/// A side composes its army (N-1.01).
pub const COMPOSE: Step<Seat> = Step::new("ancients.compose");
/// A side's army is the one that a set battle names (N-22.02).
pub const MUSTER: Step<Seat> = Step::new("ancients.muster");
/// Takes a unit of this line of the pool into the army (N-1.01), or buys this upgrade for one that is in it (N-1.17).
pub const RECRUIT: Verb<Kind> = Verb::new("ancients.recruit");
/// Sends a unit of this line, or this upgrade of one, back into the pool (N-1.03).
pub const DISMISS: Verb<Kind> = Verb::new("ancients.dismiss");
/// Takes a ready-made army (N-1.16, N-20.05).
pub const TAKE_LIST: Verb<Kind> = Verb::new("ancients.take_list");
/// Replaces the army by the usual composition (N-1.14).
pub const USUAL_ARMY: Verb<()> = Verb::new("ancients.usual_army");
/// Lets the adversary, who has confirmed, recompose once more (N-1.03).
pub const HAND_BACK: Verb<()> = Verb::new("ancients.hand_back");
/// Confirms the army; points left over bring nothing (N-1.02).
pub const ARMY_READY: Verb<()> = Verb::new("ancients.army_ready");

pub const BUDGET_EXCEEDED: Refusal = Refusal::new("budget_exceeded", "N-1.01");
pub const POOL_EXCEEDED: Refusal = Refusal::new("pool_exceeded", "N-1.04");
pub const ONE_GENERAL: Refusal = Refusal::new("pool_exceeded", "N-12.01");
pub const NO_UNIT_TO_UPGRADE: Refusal = Refusal::new("pool_exceeded", "N-1.17");
pub const NO_EQUIPMENT: Refusal = Refusal::new("pool_exceeded", "N-21.01");
pub const NO_LISTS: Refusal = Refusal::new("option_not_available", "N-1.01");
pub const NOT_ON_CARD: Refusal = Refusal::new("option_not_available", "N-20.07");
pub const EMPTY_ARMY: Refusal = Refusal::new("empty_army", "N-1.04");
pub const BEYOND_LIST: Refusal = Refusal::new("budget_exceeded", "N-20.10");
pub const NOT_IN_LIST: Refusal = Refusal::new("option_not_available", "N-20.10");
pub const OPTION_NOT_AVAILABLE: Refusal = Refusal::new("option_not_available", "N-1.16");

/// What a side has recruited so far.
pub struct Recruits {
    /// Units by line of the pool.
    pub taken: Vec<u8>,
    /// Upgrades, by their line.
    pub bought: Vec<u8>,
    /// How many units of each line bear equipment (N-21.01).
    equipped: Vec<u8>,
    pub stakes: u8,
    /// Their cost together.
    pub points: i32,
}

impl Recruits {
    pub fn of(battle: &Read, side: Seat) -> Self {
        let (rules, modules) = (&*battle.rules, &battle.modules);
        let stakes = modules.field.bought[side.0 as usize];
        let points = i32::from(stakes) * rules.data.terrain.stakes.cost;
        let [taken, equipped] = [(); 2].map(|()| vec![0; rules.pool.len()]);
        let mut all = Self { taken, bought: vec![0; rules.upgrades.len()], equipped, stakes, points };
        for (id, kind, _) in battle.fates(side).filter(|unit| unit.2 != Fate::Pool) {
            let line = kind.index();
            let borne = modules.upgrades.of(id);
            all.taken[line] += 1;
            all.points += rules.pool[line].cost;
            if borne.is_empty() {
                continue;
            }
            all.points += rules.upgrade_cost(line, borne);
            for (count, upgrade) in all.bought.iter_mut().zip(&rules.upgrades) {
                *count += u8::from(upgrade.line == line && borne.has(upgrade.effect));
            }
            all.equipped[line] += u8::from(borne.has_any(rules.equipment));
        }
        all
    }
    pub fn units(&self) -> u32 {
        self.taken.iter().map(|n| u32::from(*n)).sum()
    }
    /// Whether a side may take one more unit of a line: within its budget (N-1.01) and the pool (N-1.04). Where armies are ready-made
    /// (N-1.16), only with a module, what it brings for units that were left out (N-20.10): `list` is the one that was taken. An army
    /// has one general at the most (N-12.01). What a card gives is for its holder (N-20.07).
    fn may_take(&self, board: &Board, side: Seat, list: Option<u16>, line: usize) -> Allowed {
        let rules = board.rules;
        let Some(p) = rules.pool.get(line) else { return Err(OPTION_NOT_AVAILABLE) };
        let of_card = p.module.and_then(Module::of_units);
        if of_card.is_some_and(|module| !board.serves(side, module)) {
            return Err(NOT_ON_CARD);
        }
        let mut most = usize::from(p.count);
        if rules.switches.army_lists {
            let Some(list) = list.filter(|_| rules.has_module_units()) else { return Err(OPTION_NOT_AVAILABLE) };
            if p.module.is_none() {
                most = rules.data.list_lines(list.into()).iter().filter(|own| **own == line).count();
                if most == 0 {
                    return Err(NOT_IN_LIST);
                }
            }
        }
        self.may_spend(rules, side, list, p.cost)?;
        let generals = || self.taken.iter().zip(&rules.pool).any(|(n, p)| *n > 0 && p.commands.is_some());
        if p.commands.is_some() && generals() {
            return Err(ONE_GENERAL);
        }
        if usize::from(self.taken[line]) >= most { Err(POOL_EXCEEDED) } else { Ok(()) }
    }

    /// Whether so much more is within the budget (N-1.01), or, where armies are ready-made, the cost of the one taken (N-20.10).
    fn may_spend(&self, rules: &Rules, side: Seat, list: Option<u16>, cost: i32) -> Allowed {
        if rules.switches.army_lists {
            let Some(list) = list else { return Err(OPTION_NOT_AVAILABLE) };
            let most: i32 = rules.data.list_lines(list.into()).iter().map(|line| rules.pool[*line].cost).sum();
            return if self.points + cost > most { Err(BEYOND_LIST) } else { Ok(()) };
        }
        if self.points + cost > rules.budget[side.0 as usize] { Err(BUDGET_EXCEEDED) } else { Ok(()) }
    }

    /// Whether a side may buy an upgrade for one of its units (N-1.17): each bears it once. Of equipment a unit bears one, and a side has
    /// a few of each (N-21.01).
    fn may_buy(&self, rules: &Rules, side: Seat, list: Option<u16>, kind: Kind) -> Allowed {
        let Some(at) = rules.upgrades.iter().enumerate().position(|(at, _)| rules.upgrade_kind(at) == kind) else {
            return Err(OPTION_NOT_AVAILABLE);
        };
        let upgrade = &rules.upgrades[at];
        self.may_spend(rules, side, list, upgrade.cost)?;
        let units = self.taken[upgrade.line];
        let Some(most) = upgrade.equipment else {
            return if self.bought[at] < units { Ok(()) } else { Err(NO_UNIT_TO_UPGRADE) };
        };
        let of_it = rules.upgrades.iter().zip(&self.bought).filter(|(other, _)| other.effect == upgrade.effect);
        let of_it: u8 = of_it.map(|(_, n)| n).sum();
        if of_it < most && self.equipped[upgrade.line] < units { Ok(()) } else { Err(NO_EQUIPMENT) }
    }
}

/// The usual composition for a budget (N-1.14): the first list in its order while its units fit, then the dearest
/// unit of the pool that still fits; it buys nothing of a module.
pub fn usual_army(rules: &Rules, budget: i32) -> Vec<usize> {
    let mut left: Vec<u8> = rules.pool.iter().map(|p| p.count).collect();
    let mut points = budget;
    let mut army = vec![];
    let mut take = |line: usize| {
        let fits = left[line] > 0 && rules.pool[line].cost <= points;
        if fits {
            left[line] -= 1;
            points -= rules.pool[line].cost;
            army.push(line);
        }
        fits
    };
    for line in rules.data.list_lines(0) {
        if !take(line) {
            break;
        }
    }
    let mut by_cost: Vec<usize> = (0..rules.pool.len()).filter(|line| rules.pool[*line].module.is_none()).collect();
    by_cost.sort_by_key(|line| std::cmp::Reverse(rules.pool[*line].cost));
    for line in by_cost {
        while take(line) {}
    }
    army
}

/// A side composes its army in secret (N-1.08), behind a cover on a shared screen (N-11.01). No kind is compulsory, but it needs
/// a unit (N-1.04), and it may change its mind as often as it likes (N-1.03). Both sides have the same budget (N-1.05), unless a
/// handicap was agreed (N-1.13).
pub(in crate::games::ancients) fn compose(
    In(side): In<Seat>,
    battle: Read,
    army_setup: Res<ArmySetup>,
    ask: Ask,
) -> Prompt {
    let rules = &*battle.rules;
    let army = Recruits::of(&battle, side);
    let board = battle.board_for(side);
    let lists = rules.switches.army_lists;
    let upgrades = || (0..rules.upgrades.len()).map(|at| rules.upgrade_kind(at));
    let stakes = || rules.switches.modules.stakes.then(|| rules.stakes_kind());
    let pool = || (0..rules.pool.len() as u16).map(Kind).chain(upgrades()).chain(stakes());
    let mut prompt = ask
        .prompt(side, "ancients-ask-compose")
        .secret()
        .with("points", Word::Number(army.points))
        .with("budget", Word::Number(rules.budget[side.0 as usize]));
    let taken = army_setup.list[side.0 as usize];
    let takes = |kind: Kind| match rules.upgrade_of(kind) {
        _ if Some(kind) == stakes() => {
            army.may_spend(rules, side, taken, rules.data.terrain.stakes.cost)?;
            may_buy_stakes(&board, side)
        }
        Some(_) => army.may_buy(rules, side, taken, kind),
        None => army.may_take(&board, side, taken, kind.index()),
    };
    if lists {
        // The army is complete already.
        prompt.stand(&RECRUIT, pool(), takes);
    } else {
        prompt.offer(&RECRUIT, pool(), takes);
    }
    let list_kinds = || (0..rules.data.armies.lists.len() as u16).map(|i| Kind(rules.pool.len() as u16 + i));
    let may_take_list = |kind: Kind| {
        if !lists {
            return Err(NO_LISTS);
        }
        let list = kind.index().checked_sub(rules.pool.len()).filter(|i| *i < rules.data.armies.lists.len());
        let Some(list) = list else { return Err(OPTION_NOT_AVAILABLE) };
        let cost: i32 = rules.data.list_lines(list).iter().map(|l| rules.pool[*l].cost).sum();
        if cost > rules.budget[side.0 as usize] { Err(BUDGET_EXCEEDED) } else { Ok(()) }
    };
    if taken.is_none() {
        prompt.offer(&TAKE_LIST, list_kinds(), may_take_list);
    } else {
        prompt.stand(&TAKE_LIST, list_kinds(), may_take_list);
    }
    prompt.offer(&ARMY_READY, [()], |()| if army.units() == 0 { Err(EMPTY_ARMY) } else { Ok(()) });
    prompt.closing = prompt.offered.last().copied().filter(|o| ARMY_READY.of(*o).is_some());
    prompt.stand(&DISMISS, pool(), |kind| {
        let bought = army.bought.iter().enumerate().any(|(at, n)| *n > 0 && rules.upgrade_kind(at) == kind);
        let any = bought
            || (army.stakes > 0 && Some(kind) == stakes())
            || army.taken.get(kind.index()).is_some_and(|n| *n > 0);
        match (any, lists && !rules.has_module_units()) {
            (_, true) => Err(OPTION_NOT_AVAILABLE),
            (true, false) => Ok(()),
            (false, false) => Err(Refusal::new("not_your_unit", "N-1.03")),
        }
    });
    prompt.stand(&USUAL_ARMY, [()], |()| if lists { Err(OPTION_NOT_AVAILABLE) } else { Ok(()) });
    // Red composes first; once it is Blue's turn Red has confirmed, and may still want to recompose.
    prompt.stand(&HAND_BACK, [()], |()| if side == BLUE { Ok(()) } else { Err(Refusal::new("wrong_phase", "N-1.03")) });
    concede(&mut prompt);
    prompt
}

/// Takes the first unit of a line that is still in the pool.
fn enlist(battle: &mut Write, side: Seat, line: usize) -> PieceId {
    let unit = battle.fates(side).find(|(_, kind, fate)| kind.index() == line && *fate == Fate::Pool);
    let (id, ..) = unit.expect("the prompt offers only what is in the pool");
    battle.set_fate(id, Fate::Recruited);
    id
}
/// Sends the whole army back into the pool.
fn disband(battle: &mut Write, side: Seat) {
    let all: Vec<PieceId> = battle.fates(side).filter(|u| u.2 != Fate::Pool).map(|u| u.0).collect();
    all.into_iter().for_each(|id| send_back(battle, id));
    if battle.modules.field.bought[side.0 as usize] > 0 {
        battle.modules.field.bought[side.0 as usize] = 0;
    }
}

/// Sends a unit back into the pool, with all that was bought for it.
fn send_back(battle: &mut Write, id: PieceId) {
    battle.set_fate(id, Fate::Pool);
    battle.modules.upgrades.set(id, EffectSet::NONE);
}
/// Gives an upgrade to the first unit of its line that can bear it, or takes it from the last that has it.
fn upgrade(battle: &mut Write, side: Seat, upgrade: &UpgradeLine, buys: bool) {
    let own: Vec<PieceId> = (battle.fates(side))
        .filter(|(_, kind, fate)| kind.index() == upgrade.line && *fate != Fate::Pool)
        .map(|unit| unit.0)
        .filter(|id| {
            let borne = battle.modules.upgrades.of(*id);
            let full = upgrade.equipment.is_some() && borne.has_any(battle.rules.equipment);
            if buys { !borne.has(upgrade.effect) && !full } else { borne.has(upgrade.effect) }
        })
        .collect();
    let unit = *if buys { own.first() } else { own.last() }.expect("the prompt offers only what can be bought");
    let borne = battle.modules.upgrades.of(unit);
    let effects = if buys { borne.with(upgrade.effect) } else { borne.without(upgrade.effect) };
    battle.modules.upgrades.set(unit, effects);
}

/// The army that a set battle names, with all that it bears; its stakes stand from the start (N-22.06).
pub(in crate::games::ancients) fn muster(In(side): In<Seat>, mut battle: Write) -> Flow {
    let army = battle.rules.named_army(side).cloned().unwrap_or_default();
    for (line, borne) in army.units {
        let unit = enlist(&mut battle, side, line);
        battle.modules.upgrades.set(unit, borne);
    }
    for at in army.stakes {
        battle.modules.field.bought[side.0 as usize] += 1;
        battle.modules.field.stakes.push(Stakes { at, side, active: true, turned: 0 });
    }
    battle.modules.field.stakes.sort_by_key(|stakes| stakes.at);
    battle.chronicle.note("N-22.02", || Entry::new("ancients-log-mustered", "N-22.02").by(side));
    Flow::done()
}

/// One unit more in the army, or an upgrade for one in it (N-1.17); only its own side is told (N-1.08).
pub(in crate::games::ancients) fn recruit(In((side, kind)): In<(Seat, Kind)>, mut battle: Write) -> Flow {
    match battle.rules.upgrade_of(kind).cloned() {
        _ if kind == battle.rules.stakes_kind() => battle.modules.field.bought[side.0 as usize] += 1,
        Some(bought) => upgrade(&mut battle, side, &bought, true),
        None => {
            enlist(&mut battle, side, kind.index());
        }
    }
    let (event, rule) = match battle.rules.is_unit(kind) {
        true => ("ancients-log-recruited", "N-1.01"),
        false => ("ancients-log-bought", "N-1.17"),
    };
    battle.chronicle.note(rule, || {
        Entry::new(event, rule).by(side).with("unit", Word::On(Target::Kind(kind))).secret(Seats::only(side))
    });
    Flow::again()
}
pub(in crate::games::ancients) fn dismiss(In((side, kind)): In<(Seat, Kind)>, mut battle: Write) -> Flow {
    if kind == battle.rules.stakes_kind() {
        battle.modules.field.bought[side.0 as usize] -= 1;
    } else if let Some(bought) = battle.rules.upgrade_of(kind).cloned() {
        upgrade(&mut battle, side, &bought, false);
    } else {
        let unit = battle.fates(side).filter(|(_, k, fate)| *k == kind && *fate == Fate::Recruited).last();
        let unit = unit.expect("the prompt offers only what is in the army").0;
        send_back(&mut battle, unit);
    }
    let event = if battle.rules.is_unit(kind) { "ancients-log-dismissed" } else { "ancients-log-given-back" };
    battle.chronicle.note("N-1.03", || {
        Entry::new(event, "N-1.03").by(side).with("unit", Word::On(Target::Kind(kind))).secret(Seats::only(side))
    });
    Flow::again()
}
pub(in crate::games::ancients) fn take_list(
    In((side, kind)): In<(Seat, Kind)>,
    mut battle: Write,
    mut army_setup: ResMut<ArmySetup>,
) -> Flow {
    disband(&mut battle, side);
    let list = kind.index() - battle.rules.pool.len();
    for line in battle.rules.data.list_lines(list) {
        enlist(&mut battle, side, line);
    }
    army_setup.list[side.0 as usize] = Some(list as u16);
    battle.chronicle.note("N-1.16", || {
        Entry::new("ancients-log-list", "N-1.16")
            .by(side)
            .with("list", Word::On(Target::Kind(kind)))
            .secret(Seats::only(side))
    });
    Flow::again()
}
pub(in crate::games::ancients) fn take_usual_army(In((side, ())): In<(Seat, ())>, mut battle: Write) -> Flow {
    disband(&mut battle, side);
    for line in usual_army(&battle.rules, battle.rules.budget[side.0 as usize]) {
        enlist(&mut battle, side, line);
    }
    battle
        .chronicle
        .note("N-1.14", || Entry::new("ancients-log-usual-army", "N-1.14").by(side).secret(Seats::only(side)));
    Flow::again()
}
pub(in crate::games::ancients) fn hand_back(In((side, ())): In<(Seat, ())>, mut chronicle: ResMut<Chronicle>) -> Flow {
    let other = enemy(side);
    chronicle.note("N-1.03", || Entry::new("ancients-log-recomposes", "N-1.03").by(other));
    Flow::then([COMPOSE.on(other)]).and_again()
}
pub(in crate::games::ancients) fn army_ready(In((side, ())): In<(Seat, ())>, mut chronicle: ResMut<Chronicle>) -> Flow {
    chronicle.note("N-1.02", || Entry::new("ancients-log-army-ready", "N-1.02").by(side));
    Flow::done()
}

/// Registers the steps, decisions and verbs of this chapter.
pub fn plugin(app: &mut App) {
    app.decision(&COMPOSE, compose)
        .step(&MUSTER, muster)
        .verb(&RECRUIT, recruit)
        .verb(&DISMISS, dismiss)
        .verb(&TAKE_LIST, take_list)
        .verb(&USUAL_ARMY, take_usual_army)
        .verb(&HAND_BACK, hand_back)
        .verb(&ARMY_READY, army_ready);
}
