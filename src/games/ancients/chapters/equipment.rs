//! Chapter 21, the equipment that is used once: javelins and wedge are declared with the order, and spent at its first die.
use super::attack::{NOT_IN_CONTACT, NOT_ISOLATED, attack_order, double_order};
use super::movement::Motion;
use crate::games::ancients::access::{Write, piece};
use crate::games::ancients::board::{Board, enemy};
use crate::games::ancients::data::files::UpgradeEffect;
use crate::games::ancients::state::{AttackKind, Command, Fight};
use crate::table::prelude::*;
use bevy::prelude::*;

/// Declares that the unit under way uses what it bears in the attack of this order (N-21.03).
pub const USE_ITEM: Verb<Kind> = Verb::new("ancients.use_item");

pub const NO_SUCH_ITEM: Refusal = Refusal::new("no_such_item", "N-21.09");

/// The attack in which the unit that is asked could use what it bears.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Use {
    /// None, as it stands.
    Nothing,
    /// It attacks alone.
    Alone,
    /// It leads a double attack.
    Lead,
    /// It joins a double attack: a wedge must be borne by the lead (N-21.09).
    Support,
}

impl Use {
    /// That of a unit under way that may attack, where it stands.
    pub fn of_lead(board: &Board, motion: &Motion, command: &Command) -> Self {
        let unit = board.unit(motion.unit);
        let beside = || board.beside(unit.at, enemy(unit.side));
        if beside().any(|target| double_order(board, motion, target, command).is_ok()) {
            Self::Lead
        } else if beside().any(|target| attack_order(board, motion, target).is_ok()) {
            Self::Alone
        } else {
            Self::Nothing
        }
    }
}

/// Whether a unit bears an item that is used once.
pub fn bears_item(board: &Board, unit: PieceId) -> bool {
    let effects = board.unit(unit).effects;
    effects.has(UpgradeEffect::Javelins) || effects.has(UpgradeEffect::Wedge)
}

/// Offers what the unit that is asked may declare. Javelins serve any attack, a wedge a double one; what is not borne, or is spent or
/// declared already, cannot be used (N-21.09). The lead declares once its attack is on offer, after the move of its order.
pub(in crate::games::ancients) fn offer_items(
    prompt: &mut Prompt,
    board: &Board,
    id: PieceId,
    command: &Command,
    attack: impl Fn() -> Use,
) {
    if !board.rules.switches.modules.ext2 {
        return;
    }
    let unit = board.unit(id);
    let attack = if bears_item(board, id) { attack() } else { Use::Nothing };
    let items = |kind: Kind| {
        let upgrade = board.rules.upgrade_of(kind).filter(|u| u.line == unit.kind as usize);
        let Some(effect) = upgrade.map(|u| u.effect).filter(|effect| unit.effects.has(*effect)) else {
            return Err(NO_SUCH_ITEM);
        };
        match effect {
            UpgradeEffect::Javelins if command.javelins.contains(&id) => Err(NO_SUCH_ITEM),
            UpgradeEffect::Javelins if attack == Use::Nothing => Err(Refusal { rule: "N-21.09", ..NOT_IN_CONTACT }),
            UpgradeEffect::Javelins => Ok(()),
            UpgradeEffect::Wedge if attack == Use::Support || command.wedge.is_some() => Err(NO_SUCH_ITEM),
            UpgradeEffect::Wedge if attack == Use::Lead => Ok(()),
            UpgradeEffect::Wedge => Err(Refusal { rule: "N-21.09", ..NOT_ISOLATED }),
            _ => Err(NO_SUCH_ITEM),
        }
    };
    let kinds = (0..board.rules.upgrades.len()).map(|at| board.rules.upgrade_kind(at));
    prompt.offer(&USE_ITEM, kinds.filter(|kind| items(*kind).is_ok()), items);
}

/// It will be used in the first attack of this order that comes to dice (N-21.03).
pub(in crate::games::ancients) fn use_item(In((side, kind)): In<(Seat, Kind)>, mut battle: Write) -> Flow {
    let unit = battle.underway.support.or(battle.underway.unit).expect("a unit under way");
    let effect = battle.rules.upgrade_of(kind).expect("the prompt offers equipment").effect;
    if effect == UpgradeEffect::Wedge {
        battle.modules.command.wedge = Some(unit);
    } else {
        battle.modules.command.javelins.push(unit);
    }
    battle.chronicle.note("N-21.03", || {
        Entry::new("ancients-log-item", "N-21.03")
            .by(side)
            .with("unit", piece(unit))
            .with("item", Word::On(Target::Kind(kind)))
    });
    Flow::again()
}

/// The dice of an attack have been thrown: what was declared for it is spent (N-21.03), a wedge only if it has counted (N-21.09). A
/// refused attack has no dice and spends nothing, and a pursuit attack is not served.
pub(in crate::games::ancients) fn spend_items(battle: &mut Write, fight: &Fight, wedge: bool) {
    let command = &mut battle.modules.command;
    if fight.attack == AttackKind::Pursuit || (command.javelins.is_empty() && command.wedge.is_none()) {
        return;
    }
    // A support that an ambush has cut off has not attacked, and keeps what it declared (N-18.11).
    let javelins = std::mem::take(&mut command.javelins).into_iter().filter(|unit| fight.attacks(*unit));
    let javelins = javelins.map(|unit| (unit, UpgradeEffect::Javelins));
    let wedge = command.wedge.take().filter(|_| wedge).map(|unit| (unit, UpgradeEffect::Wedge));
    for (unit, effect) in javelins.chain(wedge) {
        let left = battle.modules.upgrades.of(unit).without(effect);
        battle.modules.upgrades.set(unit, left);
    }
}

/// Registers the verb of this chapter.
pub fn plugin(app: &mut App) {
    app.verb(&USE_ITEM, use_item);
}
