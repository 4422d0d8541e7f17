//! The automaton, read a second time from the rule document: in matches that it plays against itself, what it does with each unit
//! is what its printed table says.
use super::CASE;
use super::play::SCENARIOS;
use mesnie::games::vassaux::access::{Board, board_of};
use mesnie::games::vassaux::chapters::magic::casting::{is_caster, may_aim, may_cast};
use mesnie::games::vassaux::chapters::magic::green;
use mesnie::games::vassaux::chapters::movement::{Gait, Going, gait, may_move};
use mesnie::games::vassaux::chapters::shooting::may_shoot;
use mesnie::games::vassaux::chapters::solo::spells::invocation_dice;
use mesnie::games::vassaux::data::magic::{School, Spell};
use mesnie::games::vassaux::field::charge::{Charge, possible};
use mesnie::games::vassaux::field::company::Company;
use mesnie::games::vassaux::field::groups::Base;
use mesnie::games::vassaux::field::paths::{Path, farthest_straight, may_go};
use mesnie::games::vassaux::field::sight;
use mesnie::games::vassaux::state::frames::{Frame, Frames};
use mesnie::games::vassaux::state::objectives::Objectives;
use mesnie::games::vassaux::state::orders::OrderKind;
use mesnie::games::vassaux::state::solo::{Account, Doing, Solo};
use mesnie::table::ground::directions::{Direction, spot};
use mesnie::table::ground::spots::Spot;
use mesnie::table::prelude::*;
use std::collections::{BTreeMap, BTreeSet};

/// Section 3.7, as it is printed: sums from and to, and what is tried for each face of the die.
const PRINTED: [(i32, i32, [&str; 6]); 4] = [
    (2, 4, ["RC TA FO", "AC CH FO", "AC CH TT", "AC OM2 TT", "CH OM3 RT", "AC CH RT"]),
    (5, 7, ["RC TA FO", "TC TA FO", "AC FO DM2", "AC CH DM2", "CH OM2 TT", "AC CH RT"]),
    (8, 10, ["TA FO", "RC TA FO", "AC TA FO", "AC DM2 FO", "AC CH DM2", "CH OM2 TT"]),
    (11, 12, ["TA FO", "TC TA FO", "RC TA FO", "RC TA FO", "AC TA FO", "DM3 TA FO"]),
];

fn printed(sum: i32, die: i32) -> Vec<&'static str> {
    let row = PRINTED.iter().find(|(from, to, _)| (*from..=*to).contains(&sum)).expect("every sum has a row");
    row.2[die as usize - 1].split(' ').collect()
}

/// A unit as the second reader sees it.
struct Reader<'b> {
    board: &'b Board,
    unit: PieceId,
    own: Base,
}

impl<'b> Reader<'b> {
    fn new(board: &'b Board, unit: PieceId) -> Self {
        Self { board, unit, own: *board.field.leader(unit).expect("it is led") }
    }
    fn enemies(&self) -> Vec<Base> {
        self.board.field.enemies(self.own.host).copied().collect()
    }
    fn gap_at(&self, at: Spot) -> i32 {
        let moved = self.own.standing_at(at);
        self.enemies().iter().map(|enemy| self.board.field.gap(&moved.disc, &enemy.disc)).min().unwrap_or(i32::MAX)
    }
    fn enemy_leaders(&self) -> Vec<Base> {
        let of_enemy = self.board.units.iter().filter(|unit| unit.host != self.own.host);
        of_enemy.filter_map(|unit| self.board.field.leader(unit.id).copied()).collect()
    }

    fn threatened(&self) -> bool {
        self.enemy_leaders().iter().any(|enemy| charges(self.board, enemy.group, self.unit))
    }
    fn in_range(&self) -> bool {
        self.enemy_leaders().iter().any(|enemy| {
            self.board
                .rules
                .shot(enemy.group)
                .is_some_and(|weapon| self.board.field.gap(&enemy.disc, &self.own.disc) <= weapon.range * 6000 + 6)
        })
    }
    /// Fs: 1, and 1 for each of five things (V-24.17).
    fn situation(&self) -> i32 {
        let field = &self.board.field;
        let seen = self
            .enemy_leaders()
            .iter()
            .any(|enemy| field.members(self.unit).any(|man| sight::view(field, enemy, man).is_visible()));
        let lost = self.board.unit(self.unit).deeds.killed > 0;
        let five = [seen, self.in_range(), self.threatened(), lost, field.is_in_difficult(self.unit)];
        (1 + five.iter().filter(|is| **is).count() as i32).clamp(1, 6)
    }

    /// Where a straight move of an order ends in a direction: after its whole length, or at the last quarter of a ruler before it
    /// where the unit can stand.
    fn end(&self, going: &Going, direction: Direction) -> Option<Spot> {
        let apart = |at: Spot| {
            let moved = self.own.standing_at(at);
            let old = |enemy: &&Base| !self.board.field.contact(&self.own.disc, &enemy.disc);
            self.enemies().iter().filter(old).all(|enemy| self.board.field.gap(&moved.disc, &enemy.disc) >= 31)
        };
        let longest = going.longest();
        let aim = spot(self.own.centre(), direction, longest, 0);
        let reach = farthest_straight(&self.board.field, &going.company, &going.limits, aim)?.min(longest);
        let at = |length: i32| spot(self.own.centre(), direction, length, 0);
        // Who stands close beside something may go on where a quarter of a quarter of a ruler is open.
        let open = |length: i32| {
            let path = Path::straight(self.own.centre(), at(length));
            may_go(&self.board.field, &going.company, &going.limits, &path).is_ok()
        };
        let reach = if reach < 250 && open(250) {
            (250..=longest).take_while(|length| open(*length)).last().unwrap_or(reach)
        } else {
            reach
        };
        // Short of contact: the first stretch at whose end somebody is too near ends it.
        let mut low = 0;
        while low < reach && apart(at((low + 100).min(reach))) {
            low = (low + 100).min(reach);
        }
        while low < reach && apart(at(low + 1)) {
            low += 1;
        }
        let all = [low, low - 1, low - 2].into_iter().chain((1..=low / 1500).rev().map(|n| n * 1500));
        all.filter(|length| *length > 0).map(at).find(|end| going.halt(*end).is_ok())
    }
    fn nearest(&self) -> Option<Base> {
        let far = |enemy: &Base| {
            let (dx, dy) = (enemy.centre().x - self.own.centre().x, enemy.centre().y - self.own.centre().y);
            let square = i64::from(dx) * i64::from(dx) + i64::from(dy) * i64::from(dy);
            (self.board.field.gap(&self.own.disc, &enemy.disc), square, enemy.id)
        };
        self.enemies().into_iter().min_by_key(far)
    }
    fn going(&self, order: OrderKind) -> Option<Going> {
        let gait = gait(self.board, self.unit, order)?;
        let barred = gait == Gait::Run && self.board.rules.forbids_running(self.unit);
        if barred || may_move(self.board, self.unit, gait).is_err() {
            return None;
        }
        Going::of(self.board, &Frame::new(self.unit, [order]), gait)
    }
    fn fan(&self, order: OrderKind, away: bool) -> Option<Vec<Spot>> {
        let (going, enemy) = (self.going(order)?, self.nearest()?);
        let (from, to) = (self.own.centre(), enemy.centre());
        let straight = if away { Direction::toward(to, from) } else { Direction::toward(from, to) }?;
        let turned = (-5..=5).map(|turn| if turn == 0 { straight } else { straight.turned(turn) });
        Some(turned.filter_map(|direction| self.end(&going, direction)).collect())
    }

    fn can(&self, action: &str) -> bool {
        let (board, field) = (self.board, &self.board.field);
        match action {
            "FO" => true,
            // Nobody walks on who stands as near as he may.
            "TT" | "RT" => {
                let order = if action == "TT" { OrderKind::TacticalMove } else { OrderKind::Run };
                let touched = self.nearest().is_some_and(|enemy| field.contact(&self.own.disc, &enemy.disc));
                let near = self.gap_at(self.own.centre()) <= 31 && !touched;
                !near && self.fan(order, false).is_some_and(|ends| !ends.is_empty())
            }
            "TA" => {
                if field.is_engaged(self.unit) {
                    let Some(behind) = green::left_behind(board, self.unit) else { return false };
                    if behind.len() * 2 > field.members(self.unit).count() {
                        return false;
                    }
                }
                let now = self.gap_at(self.own.centre());
                let ends = self.fan(OrderKind::TacticalMove, true);
                ends.is_some_and(|ends| ends.iter().any(|end| self.gap_at(*end) > now))
            }
            "RC" | "TC" => self.cover(if action == "TC" { OrderKind::TacticalMove } else { OrderKind::Run }),
            "AC" => {
                let touches = field.members(self.unit).any(|man| field.is_in_contact(man.id));
                touches || self.groups().iter().any(|group| may_shoot(board, self.unit, *group).is_ok())
            }
            "CH" => self.groups().iter().any(|group| charges(board, self.unit, *group)),
            "OM2" | "OM3" => self.casts(true),
            "DM2" | "DM3" => self.casts(false),
            _ => panic!("{action}: no action"),
        }
    }
    fn groups(&self) -> Vec<PieceId> {
        self.board.field.groups().iter().filter(|group| group.host != self.own.host).map(|group| group.id).collect()
    }
    fn cover(&self, order: OrderKind) -> bool {
        let field = &self.board.field;
        let Some(going) = self.going(order) else { return false };
        let near = |enemy: &Base| (field.gap(&self.own.disc, &enemy.disc), enemy.id);
        let Some(viewer) = self.enemy_leaders().into_iter().min_by_key(near) else { return false };
        let hidden = |at: Spot| sight::view(field, &viewer, &self.own.standing_at(at)) != sight::View::Clear;
        let mv = self.board.figures(self.unit).stats.mv + if order == OrderKind::Run { 2 } else { 0 };
        // The base reaches beyond the rulers (V-10.04).
        let most = mv * 6000 + 2 * self.own.disc.radius;
        let all = (1..).take_while(|halves| halves * 3000 <= most).flat_map(|halves| (0..24).map(move |k| (halves, k)));
        let mut ends = all.map(|(halves, k)| spot(self.own.centre(), Direction::EAST.turned(k), halves * 3000, 0));
        !hidden(self.own.centre()) && ends.any(|end| going.halt(end).is_ok() && hidden(end))
    }
    fn casts(&self, offensive: bool) -> bool {
        let (board, unit) = (self.board, self.unit);
        let Some(school) = board.rules.school(self.own.host).filter(|_| is_caster(board, unit).is_ok()) else {
            return false;
        };
        let may = |spell: Spell| may_cast(board, unit, spell).is_ok();
        let at_somebody =
            |spell: Spell| may(spell) && self.groups().iter().any(|group| may_aim(board, unit, spell, *group).is_ok());
        let not_yet = |spell: Spell| may(spell) && !board.magic.lies_on(spell, unit);
        match (school, offensive) {
            (School::Red, true) => at_somebody(Spell::RainOfFire) || at_somebody(Spell::Meteor) || may(Spell::FireAura),
            (School::Red, false) => not_yet(Spell::ThornAura) || not_yet(Spell::DefenceAura),
            (School::Green, true) => may(Spell::DeathHowl) && board.field.is_engaged(unit),
            (School::Green, false) => may(Spell::VeiledMoon) && self.in_range(),
            (School::Black, true) => {
                at_somebody(Spell::Corruption) || may(Spell::Possession) || at_somebody(Spell::Necrosis)
            }
            (School::Black, false) => {
                let count = |host: Seat| {
                    let of = |base: &&Base| base.host == host && board.rules.shot(base.group).is_some();
                    board.field.bases().iter().filter(of).count()
                };
                let more = count(Seat(1 - self.own.host.0)) > count(self.own.host);
                not_yet(Spell::Resurrection) || may(Spell::EternalNight) && more && !board.magic.night
            }
        }
    }
}

fn charges(board: &Board, unit: PieceId, target: PieceId) -> bool {
    let company = Company::of(&board.field, unit);
    company.is_some_and(|company| {
        possible(&board.field, &company, Charge::Coordinated, board.figures(unit).stats.mv, target).is_ok()
    })
}

/// V-24.08: sorted by whole rulers to the nearest enemy, then by the higher Fm, by the exact gap, by number.
fn first_of(board: &Board, side: Seat) -> Option<PieceId> {
    let gap = |unit: PieceId| {
        let of = |man: &Base| board.field.enemies(side).map(|enemy| board.field.gap(&man.disc, &enemy.disc)).min();
        board.field.members(unit).filter_map(of).min().unwrap_or(i32::MAX)
    };
    let open: Vec<PieceId> =
        board.of_host(side).filter(|unit| !unit.activated && board.is_able(unit.id)).map(|unit| unit.id).collect();
    let doomed: Vec<PieceId> = open.iter().copied().filter(|unit| board.magic.doom_of(*unit).is_some()).collect();
    let among = if doomed.is_empty() { open } else { doomed };
    let morale = |unit: PieceId| board.solo.morale_of(unit).expect("the automaton leads it");
    among.into_iter().min_by_key(|unit| (gap(*unit) / 6000, -morale(*unit), gap(*unit), *unit))
}

fn start(scenario: &str, seed: u64, more: &[(&str, Setting)]) -> Match {
    let word = |text: &str| Setting::Word(text.to_owned());
    let mut options: Settings = [
        ("automaton_1".to_owned(), word("Host")),
        ("automaton_2".to_owned(), word("Host")),
        ("automaton_goals".to_owned(), word("Printed")),
    ]
    .into();
    options.extend(more.iter().map(|(name, setting)| ((*name).to_owned(), setting.clone())));
    let mut table = CASE.empty_table();
    let header = Header { scenario: scenario.into(), ..CASE.header(options, 2, seed, Player::Random) };
    table.start(header).unwrap_or_else(|why| panic!("{scenario}: {why:?}"));
    table
}

/// Plays a match, and compares every activation with the second reading. Gives how many were compared, and notes the cells met
/// and the actions taken.
fn compare(table: &mut Match, name: &str, met: &mut BTreeMap<(i32, i32), BTreeSet<String>>) -> usize {
    let mut compared = 0;
    while let Some(record) = table.automatic_order() {
        assert_eq!(record.order.verb.name, "vassaux.let_act", "{name}: an automated host is asked");
        let duel = table.world().resource::<Objectives>().duel;
        let board = board_of(table.world(), duel);
        let Target::Piece(unit) = record.order.on else { panic!("{name}: no unit") };
        assert_eq!(Some(unit), first_of(&board, record.seat), "{name}: V-24.08");
        table.submit(record.seat, record.order).unwrap_or_else(|why| panic!("{name}: {why:?}"));
        let broken = table.broken_invariants();
        assert!(broken.is_empty(), "{name}: {broken:?}");
        let account = table.world().resource::<Account>().clone();
        assert_eq!(account.unit, Some(unit), "{name}");
        let bound = board.infiltrates(unit) || board.magic.doom_of(unit).is_some() || green::is_unbridled(&board, unit);
        assert_eq!(account.die.is_none(), bound, "{name}: V-8.15, V-24.20");
        let Some(die) = account.die else { continue };
        let reader = Reader::new(&board, unit);
        let morale = board.solo.morale_of(unit).expect("the automaton leads it");
        assert_eq!(account.factors, (morale, reader.situation()), "{name}: V-24.02, V-24.04, V-24.17");
        let tried = printed(morale + account.factors.1, die);
        let expected = tried.iter().find(|action| reader.can(action)).map(|action| (*action).to_owned());
        let done = match account.doing {
            Some(Doing::Action(action)) => Some(action.code()),
            _ => None,
        };
        assert_eq!(done, expected, "{name}, order {}: {tried:?} for {unit:?}", table.journal().len());
        let row = PRINTED.iter().position(|(from, to, _)| (*from..=*to).contains(&(morale + account.factors.1)));
        met.entry((row.expect("a row") as i32, die)).or_default().extend(done);
        compared += 1;
    }
    assert!(table.outcome().is_some(), "{name}");
    compared
}

#[test]
fn the_automaton_does_what_a_second_reading_of_its_table_says() {
    let mut met = BTreeMap::new();
    let mut compared = 0;
    for scenario in SCENARIOS {
        for seed in 0..12 {
            let mut table = start(scenario, seed, &[]);
            compared += compare(&mut table, &format!("{scenario} {seed}"), &mut met);
        }
    }
    let magic = |first: &str, second: &str| {
        let word = |text: &str| Setting::Word(text.to_owned());
        vec![("magic", Setting::Switch(true)), ("army_1", word(first)), ("army_2", word(second))]
    };
    for (seed, (first, second)) in
        [("etoile_rouge", "meute"), ("nuit", "etoile_rouge"), ("meute", "nuit"), ("nuit", "louis")].iter().enumerate()
    {
        for more in 0..4 {
            let mut table = start("aleatoire", 100 + 10 * seed as u64 + more, &magic(first, second));
            compared += compare(&mut table, &format!("{first} {second} {more}"), &mut met);
        }
    }
    assert!(compared >= 2000, "only {compared} activations");
    let cells: BTreeSet<(i32, i32)> = met.keys().copied().collect();
    let all: BTreeSet<(i32, i32)> = (0..4).flat_map(|row| (1..=6).map(move |die| (row, die))).collect();
    // The last cell of all is met in rule scripts alone: hardly anybody is as desperate as that.
    assert!(all.iter().all(|cell| cells.contains(cell) || *cell == (3, 6)), "cells of the table: {cells:?}");
    let actions: BTreeSet<&str> = met.values().flatten().map(String::as_str).collect();
    for action in ["RC", "TC", "TA", "TT", "RT", "AC", "CH", "FO", "OM2", "OM3", "DM2"] {
        assert!(actions.contains(action), "{action} was never taken of {actions:?}");
    }
}

/// VX-26: Fm 3 and Fs 4 with a die of 4 say AC, CH, DM2.
#[test]
fn the_table_of_the_rule_data_is_the_printed_one() {
    let solo = &super::shipped().data.solo;
    for sum in 2..=12 {
        for die in 1..=6 {
            let cell = mesnie::games::vassaux::chapters::solo::activation::cell(solo, sum, die);
            let codes: Vec<String> = cell.iter().map(|action| action.code()).collect();
            assert_eq!(codes, printed(sum, die), "{sum} {die}");
        }
    }
    assert_eq!(printed(7, 4), ["AC", "CH", "DM2"]);
}

/// VX-47.
#[test]
fn invocation_dice_bring_what_is_missing_on_average() {
    for (threshold, dice, pool, wanted) in [(4, 3, 4, 0), (10, 2, 4, 1), (12, 2, 4, 2), (12, 3, 4, 1), (12, 2, 1, 1)] {
        assert_eq!(invocation_dice(threshold, dice, 35, pool), wanted, "{threshold} with {dice} of {pool}");
    }
}

/// An automated host beside one that plays at random: no question about its units comes to anybody, and the dice of the other
/// host add up (invariant 4).
#[test]
fn people_play_against_the_automaton_in_every_scenario() {
    for scenario in SCENARIOS {
        for (seed, host) in [(1, "automaton_1"), (2, "automaton_2"), (3, "automaton_1")] {
            let none = if host == "automaton_1" { "automaton_2" } else { "automaton_1" };
            let more = [
                (none, Setting::Word("None".to_owned())),
                ("automaton_goals", Setting::Word("Scenario".to_owned())),
                ("turn_limit", Setting::Number(4)),
            ];
            let mut table = start(scenario, seed, &more);
            let side = Seat(u8::from(host == "automaton_2"));
            while let Some(record) = table.automatic_order() {
                let own = record.seat == side;
                assert!(!own || record.order.verb.name == "vassaux.let_act", "{scenario} {seed}: {:?}", record.order);
                table.submit(record.seat, record.order).unwrap();
                let broken = table.broken_invariants();
                assert!(broken.is_empty(), "{scenario} {seed}: {broken:?}");
            }
            assert!(table.outcome().is_some(), "{scenario} {seed}");
            assert!(table.world().resource::<Solo>().leads_any());
        }
    }
}

/// Hosts in which some units are the automaton's and the others a player's, who plays at random: nothing about the automaton's
/// units is asked, the dice of both add up, and the player picks his own units or lets the automaton act.
#[test]
fn hosts_of_players_and_the_automaton_together_play_to_the_end() {
    for scenario in SCENARIOS {
        for seed in 0..3 {
            let none = Setting::Word("None".to_owned());
            let goals = Setting::Word("Scenario".to_owned());
            let more = [("automaton_1", none.clone()), ("automaton_2", none), ("automaton_goals", goals)];
            let mut table = start(scenario, seed, &more);
            let mut verbs = BTreeSet::new();
            while let Some(mut record) = table.automatic_order() {
                // Every second unit of both hosts is handed over.
                let handed = table.prompt().and_then(|prompt| {
                    prompt.standing.iter().copied().find(|order| {
                        let second = matches!(order.on, Target::Piece(unit) if unit.0 % 2 == 1);
                        order.verb.name == "vassaux.automate" && second
                    })
                });
                record.order = handed.unwrap_or(record.order);
                verbs.insert(record.order.verb.name);
                let acting = table.world().resource::<Solo>().acting;
                // While somebody reacts a player may be asked about a unit of his own (V-18.11).
                let alone = table.world().resource::<Frames>().stack.len() == 1;
                if let (true, Some((unit, _)), Some(prompt)) = (alone, acting, table.prompt()) {
                    let own = board_of(table.world(), [None; 2]).unit(unit).host == prompt.seat;
                    assert!(!own, "{scenario} {seed}: {} about {unit:?}", prompt.text);
                }
                table.submit(record.seat, record.order).unwrap();
                let broken = table.broken_invariants();
                assert!(broken.is_empty(), "{scenario} {seed}: {broken:?}");
            }
            assert!(table.outcome().is_some(), "{scenario} {seed}");
            assert!(verbs.contains("vassaux.let_act"), "{scenario} {seed}: {verbs:?}");
        }
    }
}
