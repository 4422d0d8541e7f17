//! What the invariants of vassaux say of orders rather than of positions (section 10 of the rules): 11 and 23.
use crate::common::case::Watch;
use mesnie::games::vassaux::access::{Board, InForce, board_of};
use mesnie::games::vassaux::chapters::solo::activation::LET_ACT;
use mesnie::games::vassaux::state::combat::Combat;
use mesnie::games::vassaux::state::deployment::{Hand, Occasion};
use mesnie::games::vassaux::state::frames::Frames;
use mesnie::games::vassaux::state::orders::OrderKind;
use mesnie::games::vassaux::state::progress::Progress;
use mesnie::games::vassaux::state::solo::{Account, Solo};
use mesnie::table::prelude::*;
use std::collections::{BTreeMap, BTreeSet};

/// Fighters of two hosts who touch each other, the one of the first host first.
type Contacts = BTreeSet<(PieceId, PieceId)>;

/// Watches a match order by order.
#[derive(Default)]
pub struct Watcher {
    turn: i32,
    reactivity: Option<[i32; 2]>,
    /// Who touched whom when each unit began the order that it carries out.
    begun: BTreeMap<PieceId, Contacts>,
    contacts: Contacts,
    places: BTreeMap<PieceId, Spot>,
    /// Whether new contact may be made by those who are being set down (invariant 23).
    may_touch: bool,
    /// The automaton leads a unit into action.
    automaton_acts: bool,
}

fn board(table: &Match) -> Board {
    board_of(table.world(), [None; 2])
}

fn contacts(board: &Board) -> Contacts {
    let field = &board.field;
    let of_first = field.bases().iter().filter(|base| base.host == Seat(0));
    of_first
        .flat_map(|base| field.touching(base.host, &base.disc).map(|enemy| (base.id, enemy.id)).collect::<Vec<_>>())
        .collect()
}

fn places(board: &Board) -> BTreeMap<PieceId, Spot> {
    board.field.bases().iter().map(|base| (base.id, base.centre())).collect()
}

impl Watcher {
    /// Whether the men in hand may be set down against enemies whom they did not touch: in a charge or an arrival by one, and when reorganising after a
    /// melee, or by a tactical move of a unit that was engaged when it began (V-9.21, V-16.12).
    fn may_touch(&self, table: &Match) -> bool {
        let world = table.world();
        let switches = &world.resource::<InForce>().0.switches;
        let (frames, combat) = (world.resource::<Frames>(), world.resource::<Combat>());
        let Some(down) = &world.resource::<Hand>().0 else { return false };
        let order = frames.top().and_then(|frame| frame.order());
        let charges = matches!(order, Some(OrderKind::Charge | OrderKind::CoordinatedCharge));
        let was_engaged = || {
            let own = |id: &PieceId| board(table).members(down.unit).any(|man| man.id == *id);
            self.begun.get(&down.unit).is_some_and(|begun| begun.iter().any(|(a, b)| own(a) || own(b)))
        };
        match down.occasion {
            Occasion::Charge | Occasion::ChargingArrival => charges,
            Occasion::Reorganising if !combat.melees.is_empty() || switches.march_may_contact => true,
            Occasion::Reorganising => {
                matches!(order, Some(OrderKind::TacticalMove | OrderKind::HuntMove)) && was_engaged()
            }
            Occasion::Move => switches.move_may_contact,
            Occasion::Deployment | Occasion::QuietReorganising | Occasion::Arrival => false,
        }
    }
}

/// Whether the automaton's unit charges or fights: such an order makes contact, and is carried out with all its questions at once.
fn strikes(table: &Match) -> bool {
    let doing = table.world().resource::<Account>().doing;
    let moves = [OrderKind::TacticalMove, OrderKind::Run, OrderKind::March, OrderKind::HuntMove];
    doing.is_some_and(|doing| !moves.contains(&doing.order()))
}

impl Watch for Watcher {
    fn before(&mut self, table: &Match, record: Record) {
        let board = board(table);
        self.contacts = contacts(&board);
        self.places = places(&board);
        let world = table.world();
        // A unit chooses where it goes, or whom it charges: nothing of this order has been carried out yet.
        let begins = ["vassaux-ask-move", "vassaux-ask-charge", "vassaux-ask-charge-line"];
        let asked = table.prompt().is_some_and(|prompt| begins.contains(&prompt.text));
        if let Some(frame) = world.resource::<Frames>().top()
            && (asked || !self.begun.contains_key(&frame.unit))
        {
            self.begun.insert(frame.unit, self.contacts.clone());
        }
        if world.resource::<Frames>().stack.is_empty() {
            self.begun.clear();
        }
        self.may_touch = self.may_touch(table);
        self.automaton_acts = world.resource::<Solo>().acting.is_some() || record.order.verb == LET_ACT.key;
        let progress = world.resource::<Progress>();
        // Invariant 11, V-6.07: whatever moves or dies, Re is the same for the whole turn. It is reckoned after the confused.
        let reckoned = progress.turn > 0 && table.prompt().is_none_or(|prompt| prompt.text != "vassaux-ask-rejoin");
        if !reckoned {
            self.reactivity = None;
        } else if self.reactivity.is_none() || progress.turn != self.turn {
            (self.turn, self.reactivity) = (progress.turn, Some(progress.reactivity));
        }
        if let Some(reactivity) = self.reactivity {
            assert_eq!(progress.reactivity, reactivity, "invariant 11: Re in turn {}", self.turn);
        }
    }

    fn after(&mut self, table: &Match, record: Record) {
        let board = board(table);
        let now = places(&board);
        let order = || format!("{:?} on {:?}", record.order.verb, record.order.on);
        // Invariant 23, V-9.21: who has moved touches nobody whom he did not touch when the order began.
        for (one, other) in contacts(&board).difference(&self.contacts) {
            for (man, enemy) in [(one, other), (other, one)] {
                if self.places.get(man) == now.get(man) {
                    continue;
                }
                let group = board.fighter(*man).expect("a fighter").under;
                let unit = board.rules.roster.unit_of_group(group).expect("a group").id;
                let before = self.begun.get(&unit).is_some_and(|begun| begun.contains(&(*one, *other)));
                // What the automaton's units do in a melee is carried out with the order of somebody else.
                let led = table.world().resource::<Solo>().leads(unit);
                let strikes = led && (!self.automaton_acts || strikes(table));
                assert!(
                    before || self.may_touch || strikes,
                    "invariant 23: after {} {man:?} touches {enemy:?}",
                    order()
                );
            }
        }
    }
}
