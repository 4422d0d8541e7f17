//! Chapter 6, revenues: what buildings, taxes and the crown pay, and what is frozen (F-6.01, F-6.02, F-6.03, F-6.04,
//! F-6.05, F-6.06, F-6.07, F-6.08, F-6.09, F-6.10, F-6.13).
use crate::games::fief::access::Write;
use crate::games::fief::board::Board;
use crate::games::fief::chapters::names::place;
use crate::games::fief::data::items::{Item, Plain};
use crate::games::fief::state::cards::Tax;
use crate::games::fief::state::lords::Holder;
use crate::table::kit::purses::Account;
use crate::table::prelude::{Entry, PieceId, Place, Seat, Target, Word};

/// Who gets what a village pays: the family, and whether the sum is frozen because its lord is a prisoner (F-6.03,
/// F-6.05, F-6.08, F-6.13). In a fief a piece in the capital is enough for all its villages (F-6.04, F-10.13).
pub fn payee(board: &Board, village: Place) -> Option<(Seat, bool)> {
    let region = board.region(village);
    let Some(seat) = board.fief_of(region) else {
        return board.owner(village).filter(|seat| board.is_inside(*seat, village)).map(|seat| (seat, false));
    };
    let title = &board.titles.of[region];
    let garrisoned = title.capital.is_some_and(|capital| board.is_inside(seat, capital));
    let free_of_enemies = board.rules.switches.occupied_fief_village_pays || !board.is_enemy_held(seat, village);
    let pays = (garrisoned && free_of_enemies) || board.is_inside(seat, village);
    let held = matches!(title.holder, Holder::Lord(lord) if board.lord(lord).lord.captor.is_some());
    pays.then_some((seat, held))
}

/// What castle and city of a village pay (F-6.01).
pub fn walls(board: &Board, village: Place) -> i32 {
    let (v, income) = (board.realm.village(village), &board.rules.data.money.income);
    i32::from(v.castle) * income.castle + i32::from(v.city) * income.city
}

/// What mills and presses of a village pay: nothing under famine, nor in a crowd with that variant (F-6.02, F-6.10,
/// F-14.07).
pub fn production(board: &Board, village: Place) -> i32 {
    production_among(board, village, |village| board.pieces(village))
}

/// The same, by a count of the pieces in a village that need not be the true one (R-34, F-8.10).
pub fn production_among(board: &Board, village: Place, pieces: impl Fn(Place) -> i32) -> i32 {
    let (v, income) = (board.realm.village(village), &board.rules.data.money.income);
    let crowd = || pieces(village) >= board.rules.data.variants.crowded_income_from;
    if board.realm.regions[board.region(village)].famine || (board.rules.switches.crowded_income && crowd()) {
        return 0;
    }
    i32::from(v.mills) * income.mill + i32::from(v.presses) * income.press
}

/// Whether a tithe still has its bishop: alive, free, of the family that played it (F-16.09).
fn has_bishop(board: &Board, tithe: &Tax) -> bool {
    board.free_lords_of(tithe.by).any(|row| row.lord.bishop_of == Some(tithe.on))
}

/// What a tithe pays: all that mills and presses of the bishopric would have paid (F-16.08).
pub fn tithe(board: &Board, bishopric: Place) -> i32 {
    tithe_among(board, bishopric, |village| board.pieces(village))
}

/// The same, by a count of the pieces in a village that need not be the true one (R-34, F-8.10).
pub fn tithe_among(board: &Board, bishopric: Place, pieces: impl Fn(Place) -> i32 + Copy) -> i32 {
    let villages = board.map.bishopric_index(bishopric).map_or(&[][..], |i| board.map.of_bishopric(i));
    villages.iter().filter(|v| payee(board, **v).is_some()).map(|v| production_among(board, *v, pieces)).sum()
}

/// Who gets a taille, and how much (F-16.11, F-16.12, F-6.05, F-6.09).
pub fn taille(board: &Board, tax: &Tax) -> Option<(Seat, i32)> {
    let region = board.map.region_index(tax.on)?;
    let title = &board.titles.of[region];
    let family = board.fief_of(region)?;
    if !title.capital.is_some_and(|capital| board.is_inside(family, capital)) {
        return None;
    }
    let free = board.map.of_region(region).iter().filter(|v| !board.is_enemy_held(family, **v)).count() as i32;
    let sum = free * board.rules.data.money.income.taille;
    match title.holder {
        Holder::Lord(lord) if board.lord(lord).lord.is_free() => Some((family, sum)),
        // The family's lords have all died since.
        Holder::Unassigned(dead) => {
            let estate = board.titles.estates.iter().find(|estate| estate.family == dead)?;
            estate.heir.map(|heir| (heir, sum))
        }
        _ => None,
    }
}

/// The pensions of King, Queen and regent (F-6.06, F-6.07, F-11.30).
pub fn pensions(board: &Board) -> Vec<(PieceId, i32)> {
    let (crown, income) = (board.crown, &board.rules.data.money.income);
    let king = crown.king.filter(|_| crown.childhood.is_none()).map(|lord| (lord, income.king));
    let of_queen = if crown.regent { income.king + income.queen } else { income.queen };
    let queen = crown.queen.map(|lord| (lord, of_queen));
    king.into_iter().chain(queen).filter(|(lord, _)| board.lord(*lord).lord.is_free()).collect()
}

/// What a sum is paid for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Source {
    Tithe,
    Walls,
    Production,
    /// Castle, city, mills and presses of a fief whose lord is a prisoner.
    Frozen,
    Pension,
    Taille,
}
impl Source {
    /// The event in the log, and the rule.
    fn told(self) -> (&'static str, &'static str) {
        match self {
            Self::Tithe => ("fief-log-tithe", "F-16.08"),
            Self::Walls => ("fief-log-walls", "F-6.01"),
            Self::Production => ("fief-log-production", "F-6.02"),
            Self::Frozen => ("fief-log-frozen", "F-6.08"),
            Self::Pension => ("fief-log-pension", "F-6.06"),
            Self::Taille => ("fief-log-taille", "F-16.11"),
        }
    }
}

/// A sum in écus that the bank owes.
pub struct Due {
    pub to: Account,
    pub amount: i32,
    pub source: Source,
}

/// All that is due this turn, family by family in turn order, the tithe before what is left of the production
/// (F-16.08).
pub fn dues(board: &Board) -> Vec<Due> {
    let mut dues = vec![];
    let mut due = |to: Account, amount: i32, source: Source| dues.push(Due { to, amount, source });
    let tithes: Vec<&Tax> = board.cards.tithes.iter().filter(|tax| has_bishop(board, tax)).collect();
    let tithed = |village: Place| tithes.iter().any(|tax| tax.on == board.map.bishopric_of(village));
    for seat in board.progress.order() {
        let purse = Account::Purse(seat);
        for tax in tithes.iter().filter(|tax| tax.by == seat) {
            due(purse, tithe(board, tax.on), Source::Tithe);
        }
        let (mut of_walls, mut of_production) = (0, 0);
        let mut frozen = vec![0; board.titles.of.len()];
        for village in board.map.villages() {
            let Some((_, held)) = payee(board, village).filter(|(to, _)| *to == seat) else { continue };
            let made = if tithed(village) { 0 } else { production(board, village) };
            if held {
                frozen[board.region(village)] += walls(board, village) + made;
            } else {
                of_walls += walls(board, village);
                of_production += made;
            }
        }
        due(purse, of_walls, Source::Walls);
        due(purse, of_production, Source::Production);
        for (region, sum) in frozen.into_iter().enumerate() {
            due(Account::Aside(region as u16), sum, Source::Frozen);
        }
        for (_, sum) in pensions(board).into_iter().filter(|(lord, _)| board.family(*lord) == seat) {
            due(purse, sum, Source::Pension);
        }
        for (_, sum) in board.cards.tailles.iter().filter_map(|tax| taille(board, tax)).filter(|(to, _)| *to == seat) {
            due(purse, sum, Source::Taille);
        }
    }
    dues
}

/// Pays everybody; then the tax cards are discarded (F-5.13).
pub(in crate::games::fief) fn pay_all(write: &mut Write) {
    for Due { to, amount, source } in dues(&write.board()) {
        let (event, rule) = source.told();
        write.pay(Account::Bank, to, amount, event, rule);
    }
    for (card, rule) in [(Plain::Tithe, "F-16.09"), (Plain::Taille, "F-16.10")] {
        let taxes = match card {
            Plain::Tithe => std::mem::take(&mut write.cards.tithes),
            _ => std::mem::take(&mut write.cards.tailles),
        };
        let card = write.rules.kind(Item::Card(card));
        for tax in taxes {
            write.cards.deck.discard(card);
            write.chronicle.note(rule, || {
                Entry::new("fief-log-tax-over", rule)
                    .by(tax.by)
                    .with("card", Word::On(Target::Kind(card)))
                    .with("area", place(tax.on))
            });
        }
    }
}
