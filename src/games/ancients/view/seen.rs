//! What the position that the viewer may see tells of the battle.
use crate::desktop::face::*;
use crate::games::ancients::board::{Board, Unit};
use crate::games::ancients::data::files::UpgradeEffect;
use crate::games::ancients::rules::{EffectSet, Rules};
use crate::games::ancients::state::{Command, ModuleState};
use crate::table::prelude::{Entry, Kind, On, PieceId, Place, Seat, Sort, Target, Word};
use serde_json::Value;

/// A unit as the position that the viewer may see tells of it.
#[derive(Clone, Debug)]
pub struct Seen {
    pub id: PieceId,
    pub side: Seat,
    pub line: usize,
    pub at: Option<Place>,
    pub spent: bool,
    pub no_burn: bool,
    pub fate: String,
    /// What it bears, or has by its kind.
    pub effects: EffectSet,
}

impl Seen {
    /// A unit of a side that was not taken into its army.
    pub fn in_pool(side: Seat) -> Self {
        Self {
            id: PieceId(0),
            side,
            line: 0,
            at: None,
            spent: false,
            no_burn: false,
            fate: "pool".into(),
            effects: EffectSet::NONE,
        }
    }

    /// The unit on a hex of a board.
    fn on_board(&self, rules: &Rules, at: Place) -> Unit {
        let line = &rules.pool[self.line];
        Unit {
            at,
            side: self.side,
            kind: self.line as u8,
            fresh: line.fresh,
            loses: line.fresh - line.activated,
            spent: self.spent,
            no_burn: self.no_burn,
            on_board: true,
            mounted: line.mounted,
            rallies: line.rally,
            effects: self.effects,
        }
    }
}

/// Every unit that the viewer knows of, in the order of their numbers.
pub fn units(sight: &Sight) -> Vec<Seen> {
    let names = sight.names();
    let pool = &sight.rules::<Rules>().pool;
    let bought = |label: &str| {
        let words = sight.position()["modules"]["upgrades"][label].as_array().into_iter().flatten();
        words.filter_map(|word| UpgradeEffect::of_word(word.as_str()?)).fold(EffectSet::NONE, EffectSet::with)
    };
    let target = |sort: Sort, value: &Value| names.read(sort, value.as_str()?).ok();
    let mut all: Vec<Seen> = (sight.position()["pieces"].as_object().into_iter().flatten())
        .filter_map(|(label, facts)| {
            let Ok(Target::Piece(id)) = names.read(Sort::Piece, label) else { return None };
            let side = names.seat(facts["owner"].as_str()?)?;
            let Some(Target::Kind(Kind(line))) = target(Sort::Kind, &facts["kind"]) else { return None };
            let at = target(Sort::Place, &facts["at"]).and_then(<Place as On>::from);
            let flag = |name: &str| facts[name].as_bool().unwrap_or(false);
            let fate = facts["fate"].as_str().unwrap_or_default().to_owned();
            let line = line as usize;
            let effects = pool[line].effects.and(bought(label));
            Some(Seen { id, side, line, at, spent: flag("spent"), no_burn: flag("no_burn"), fate, effects })
        })
        .collect();
    all.sort_by_key(|u| u.id);
    all
}

/// The board as the viewer sees it.
pub fn board<'a>(sight: &Sight<'a>) -> Board<'a> {
    let rules: &Rules = sight.rules();
    // What is still hidden of it lies in the other side's zone and bears on nothing that is asked of this one.
    let mut board = Board::new(rules, sight.rules::<ModuleState>());
    for label in sight.position()["modules"]["ambush"].as_object().into_iter().flatten().map(|(label, _)| label) {
        if let Some(at) = sight.names().read(Sort::Place, label).ok().and_then(<Place as On>::from) {
            board.put_token(at);
        }
    }
    for seen in units(sight) {
        let Some(at) = seen.at.filter(|_| seen.fate == "on_board") else { continue };
        board.put(seen.id, seen.on_board(rules, at));
    }
    board
}

/// The unit of the viewer's side that lies in ambush on a hex, with the board as it would be once it had appeared.
pub fn ambusher<'a>(sight: &Sight<'a>, at: Place) -> Option<(PieceId, Board<'a>)> {
    let label = sight.position()["modules"]["ambush"][sight.names().label(Target::Place(at))]["holds"].as_str()?;
    let id = sight.names().read(Sort::Piece, label).ok().and_then(<PieceId as On>::from)?;
    let seen = units(sight).into_iter().find(|unit| unit.id == id)?;
    let mut board = board(sight);
    board.put(id, seen.on_board(sight.rules(), at));
    Some((id, board))
}

/// The unit with this role in the order under way.
pub fn in_order(sight: &Sight, role: &str) -> Option<PieceId> {
    let label = sight.position()["order"][role].as_str()?;
    sight.names().read(Sort::Piece, label).ok().and_then(<PieceId as On>::from)
}

/// What the orders of modules add to the order under way.
pub fn command(sight: &Sight) -> Command {
    let told = &sight.position()["modules"]["command"];
    let names = sight.names();
    let piece = |value: &Value| names.read(Sort::Piece, value.as_str()?).ok().and_then(<PieceId as On>::from);
    let place = |value: &Value| names.read(Sort::Place, value.as_str()?).ok().and_then(<Place as On>::from);
    let one_hex = told["one_hex"].as_array().into_iter().flatten();
    Command {
        assault_by: piece(&told["assault_by"]),
        one_hex: one_hex.filter_map(|pair| Some((piece(&pair[0])?, place(&pair[1])?))).collect(),
        two_hexes: told["two_hexes"].as_array().into_iter().flatten().filter_map(piece).collect(),
        javelins: told["javelins"].as_array().into_iter().flatten().filter_map(piece).collect(),
        wedge: piece(&told["wedge"]),
        revealed: told["revealed"].as_array().into_iter().flatten().filter_map(piece).collect(),
        ambusher: piece(&told["ambusher"]),
        surprise: told["surprise"].as_bool().unwrap_or_default(),
        stand_by: piece(&told["stand_by"]),
        ..Command::default()
    }
}

/// Victory points of a side in halves.
pub fn half_points(sight: &Sight, side: &str) -> i32 {
    (sight.position()["battle"]["points"][side].as_f64().unwrap_or_default() * 2.0).round() as i32
}

pub fn number(entry: &Entry, name: &str) -> Option<i32> {
    entry.words.iter().find_map(|(n, word)| match word {
        Word::Number(value) if *n == name => Some(*value),
        _ => None,
    })
}
