//! Properties of the ancient battle over random and scripted play (section 10 of its rules).
use super::*;
use crate::common::case::Watch;
use mesnie::games::ancients::chapters::{ambush, attack, general, pursuit, retreat};
use mesnie::games::ancients::data::files::MaquisMarkers;
use mesnie::games::ancients::state::{BattleProgress, OrderUnderway};
use std::collections::BTreeSet;

/// Watches a match order by order for what the invariants say of orders rather than of positions.
/// Watches a match for what the invariants say of orders rather than of positions.
#[derive(Default)]
pub struct Watcher {
    attacks: u32,
    further: u32,
    activations: u32,
    units_at_start: u32,
    turn: u8,
    half_points: [i16; 2],
    steps: Vec<Place>,
    places: Vec<(PieceId, Place)>,
}

impl Watcher {
    fn on_board(game: &Match) -> u32 {
        game.names().piece_ids().filter(|id| fate(game, *id) == Fate::OnBoard).count() as u32
    }
}

impl Watch for Watcher {
    fn before(&mut self, game: &Match, Record { order, .. }: Record) {
        let places = game.names().piece_ids().map(|id| (id, at(game, id)));
        self.places = places.filter(|(_, place)| *place != Place::NOWHERE).collect();
        let progress = game.world().resource::<BattleProgress>();
        if progress.turn != self.turn {
            self.turn = progress.turn;
            self.activations = 0;
            let hidden = game.world().resource::<ModuleState>().ambush.tokens.iter().filter(|t| t.unit.is_some());
            self.units_at_start = Self::on_board(game) + hidden.count() as u32;
        }
        if let Some(id) = turn::ACTIVATE.of(order) {
            self.attacks = 0;
            self.further = 0;
            self.activations += 1;
            self.steps = vec![at(game, id)];
            // Invariant 5: a turn has at most as many activations as there are units.
            assert!(self.activations <= self.units_at_start);
        }
        if let Some(at) = ambush::ORDER_TOKEN.of(order) {
            self.attacks = 0;
            self.further = 0;
            self.activations += 1;
            self.steps = vec![at];
            assert!(self.activations <= self.units_at_start);
        }
        self.attacks += u32::from(attack::ATTACK.of(order).is_some() || attack::DOUBLE.of(order).is_some());
        self.further += u32::from(attack::CHALLENGE.of(order).is_some() || pursuit::PRESS.of(order).is_some());
        // Invariant 12.
        assert!(self.attacks <= 1 && self.further <= self.attacks);
        if attack::JOIN.of(order).is_some() {
            self.steps = attack::JOIN.of(order).map(|id| at(game, id)).into_iter().collect();
        }
        if let Some(lead) = general::ASSAULT.of(order) {
            self.steps = vec![at(game, lead)];
        }
        if let Some(to) = movement::STEP.of(order) {
            self.steps.push(to);
            let rules = game.world().resource::<Rules>();
            let board = Board::new(rules, game.world().resource::<ModuleState>());
            let underway = game.world().resource::<OrderUnderway>();
            let mover = underway.support.or(underway.unit).unwrap();
            let kind = game.world().get::<Kind>(game.world().resource::<Pieces>().entity(mover)).unwrap();
            if self.steps.len() == 3 && !rules.pool[kind.index()].roams {
                // Invariant 22, N-4.03, N-4.04.
                assert!(self.steps.iter().all(|p| rules.map.base(*p).is_none()), "{:?}", self.steps);
                assert!(board.is_plain(self.steps[0]) && board.is_plain(self.steps[2]));
            }
        }
    }

    fn after(&mut self, game: &Match, Record { order, .. }: Record) {
        let progress = game.world().resource::<BattleProgress>();
        // Invariant 7: points never decrease.
        assert!(progress.half_points.iter().zip(self.half_points).all(|(now, then)| *now >= then));
        self.half_points = progress.half_points;
        let retreats = retreat::RETREAT.of(order).is_some() || order == retreat::ALLOW.on(());
        if retreats {
            let board = Board::new(game.world().resource::<Rules>(), game.world().resource::<ModuleState>());
            for (id, from) in &self.places {
                let to = at(game, *id);
                if to == *from || to == Place::NOWHERE {
                    continue;
                }
                // Invariants 10 and 11.
                let side = game.world().get::<Owner>(game.world().resource::<Pieces>().entity(*id)).unwrap().0;
                for (other, _) in &self.places {
                    let owner = game.world().get::<Owner>(game.world().resource::<Pieces>().entity(*other)).unwrap().0;
                    let place = at(game, *other);
                    assert!(owner == side || place == Place::NOWHERE || !board.map.hexes.adjacent(place, to));
                }
                assert!(board.class(*from).leads_to(board.class(to)));
            }
        }
    }

    fn end(&mut self, game: &Match) {
        assert!(game.world().resource::<BattleProgress>().turn <= 8);
        let faces = &game.world().resource::<Rules>().data.dice.faces;
        // Invariant 14: the special die shows its faces, the die for rallies and returns 1 to 6.
        for roll in game.chronicle(None).flat_map(|e| &e.rolls) {
            assert!(roll.faces.contains(&roll.face));
            let is_ordinary = ["ancients-roll-rally", "ancients-roll-return"].contains(&roll.purpose);
            assert!(is_ordinary || roll.faces.iter().all(|f| faces.contains(f)));
        }
        // Invariant 20: no rule of a module that is off fires.
        let modules = &game.world().resource::<Rules>().switches.modules;
        for entry in game.chronicle(None) {
            let chapter: u32 = entry.rule[2..].split('.').next().unwrap().parse().unwrap();
            let is_on = match chapter {
                1..=11 => true,
                12 => modules.general,
                13 => modules.shock,
                14 => modules.horse_archers,
                15 => modules.light,
                18 => modules.ambush,
                20 => modules.asymmetric_cards,
                21 => modules.ext2,
                22 => game.world().resource::<Rules>().battle.is_some(),
                17 => {
                    modules.terrain
                        || modules.stakes
                        || modules.maquis_markers == MaquisMarkers::Option2
                        || game.world().resource::<Rules>().rough_map
                }
                19 if entry.rule == "N-19.01" => modules.rampart_defence,
                19 => modules.return_of_routed,
                _ => false,
            };
            assert!(is_on, "{}", entry.rule);
        }
    }
}

/// The script language for a position, turned by half a turn with the colours exchanged if `turned`.
fn position_text(game: &Match, active: Seat, turned: bool) -> String {
    let rules = game.world().resource::<Rules>();
    let hexes = &rules.map.hexes;
    let hex = |place: Place| {
        let (row, col) = (hexes.row(place), hexes.col(place));
        if !turned {
            return format!("{row}:{col}");
        }
        let width = hexes.places().filter(|p| hexes.row(*p) == row).count() as u8;
        format!("{}:{}", hexes.rows() - 1 - row, width - 1 - col)
    };
    let label = |id: PieceId| {
        let label = game.names().label(Target::Piece(id));
        match (turned, label.split_at(1)) {
            (false, _) => label,
            (true, ("r", rest)) => format!("b{rest}"),
            (true, (_, rest)) => format!("r{rest}"),
        }
    };
    let units: Vec<String> = (game.names().piece_ids())
        .filter(|id| fate(game, *id) == Fate::OnBoard)
        .map(|id| {
            let entity = game.world().resource::<Pieces>().entity(id);
            let spent = game.world().get::<Spent>(entity).unwrap().0;
            format!("(unit: \"{}\", at: \"{}\", spent: {spent})", label(id), hex(at(game, id)))
        })
        .collect();
    let active = if (active == RED) != turned { "red" } else { "blue" };
    format!("(turn: 3, active: \"{active}\", units: [{}])", units.join(", "))
}

/// Invariant 17: half a turn of the board with the colours exchanged maps what is on offer onto what is on offer.
#[test]
fn half_a_turn_maps_offers_onto_offers() {
    let (mut game, mut straight, mut turned) = (empty_table(), empty_table(), empty_table());
    for seed in 0..6 {
        game.start(between([Player::Random, script("normal")], seed)).unwrap();
        while let Some(Record { seat, order }) = game.automatic_order() {
            if game.prompt().unwrap().text == "ancients-ask-order" && game.journal().len().is_multiple_of(7) {
                let positions = [position_text(&game, seat, false), position_text(&game, seat, true)];
                let people = || between([Player::Person, Player::Person], 1);
                straight.start_from(people(), &positions[0]).unwrap();
                turned.start_from(people(), &positions[1]).unwrap();
                let one = offers_two_deep(&mut straight, false);
                let other = offers_two_deep(&mut turned, true);
                assert_eq!(one, other, "seed {seed}: {}", positions[0]);
            }
            game.submit(seat, order).unwrap();
        }
    }
}

/// What every unit that can be activated may do first, in words that do not depend on the point of view.
fn offers_two_deep(game: &mut Match, turned: bool) -> BTreeSet<String> {
    let mut all = BTreeSet::new();
    let prompt = game.prompt().unwrap();
    let (seat, units) = (prompt.seat, prompt.offered.clone());
    let rules = game.world().resource::<Rules>().clone();
    for unit in units {
        game.submit(seat, unit).unwrap();
        for order in &game.prompt().unwrap().offered {
            let target = match order.on {
                Target::Piece(id) => Target::Piece(PieceId(if turned { id.0 ^ 32 } else { id.0 })),
                Target::Place(place) if turned => Target::Place(Place(rules.map.hexes.len() as u16 - 1 - place.0)),
                other => other,
            };
            let unit = turn::ACTIVATE.of(unit).unwrap().0;
            all.insert(format!("{} {:?} {target:?}", if turned { unit ^ 32 } else { unit }, order.verb));
        }
        game.undo().unwrap();
    }
    all
}

/// After an order nothing of it is left over.
#[test]
fn an_order_leaves_nothing_under_way() {
    let mut game = empty_table();
    game.start(between([Player::Random, Player::Random], 21)).unwrap();
    while let Some(Record { seat, order }) = game.automatic_order() {
        game.submit(seat, order).unwrap();
        if game.prompt().is_some_and(|p| p.text == "ancients-ask-order") {
            assert_eq!(*game.world().resource::<OrderUnderway>(), OrderUnderway::default());
        }
    }
}
