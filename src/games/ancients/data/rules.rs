//! The rules in force in a match: the rule data with the options chosen for it.
use super::files::*;
use crate::games::ancients::map::Board;
use crate::games::ancients::state::FaceDecks;
use crate::table::options::{one_of, options, spec};
use crate::table::prelude::{Dice, OptionChoice, OptionSpec, PieceId, Problem, Roll, Seat, Setting, Settings};
use bevy::prelude::*;
use std::sync::Arc;

/// A line of the pool with all that is known of its kind.
#[derive(Clone, Debug)]
pub struct PoolLine {
    pub kind: String,
    pub fresh: i8,
    pub activated: i8,
    pub cost: i32,
    pub count: u8,
    pub moves: u8,
    pub mounted: bool,
    pub rally: bool,
    pub shoot: Option<(u8, u8)>,
    pub half_points: i16,
}

/// The rules of the match under way.
#[derive(Resource, Clone)]
pub struct Rules {
    pub data: Arc<AncientsData>,
    pub board: Arc<Board>,
    /// The pool; the index is the piece's `Kind`.
    pub pool: Vec<PoolLine>,
    /// The data's settings with those of the match put in.
    pub switches: SwitchesData,
    /// Points of each side (N-1.01, N-1.13).
    pub budget: [i32; 2],
    /// Victory points that win, in halves (N-1.06, N-1.12).
    pub target: i16,
    losses: Vec<Loss>,
    /// Faces that the special die can show.
    pub faces: Vec<i32>,
}

/// Most pieces a side can have; the pieces of side `s` are numbered from `s * MOST_UNITS`.
pub const MOST_UNITS: usize = crate::games::ancients::board::MOST_UNITS;

impl Rules {
    /// The rules for settled options.
    ///
    /// # Errors
    /// `options_incompatible` (N-1.16).
    pub fn new(data: &Arc<AncientsData>, boards: &[Arc<Board>], options: &Settings) -> Result<Self, Problem> {
        let number = |name: &str| match options.get(name) {
            Some(Setting::Number(n)) => *n,
            _ => 0,
        };
        let switches = apply(&data.switches, options);
        let budget = number("budget");
        if switches.army_lists && budget != data.armies.budget {
            return Err(Problem::new("refusal-options_incompatible")
                .with("option", "army_lists")
                .with("other", format!("budget={budget}"))
                .rule("N-1.16"));
        }
        let line = (data.budgets_on_offer().into_iter()).find(|b| b.points == budget).ok_or_else(|| {
            Problem::new("refusal-option_not_available").with("option", "budget").with("value", budget)
        })?;
        let target = match number("target_override") {
            0 => line.target,
            agreed => agreed,
        };
        let wanted = match options.get("board") {
            Some(Setting::Word(word)) if word != AUTO_BOARD => word.clone(),
            // N-2.08
            _ => data.maps[usize::from(budget >= data.budgets.large_board_from)].name.clone(),
        };
        let board = boards.iter().find(|b| b.name == wanted).expect("the options name only boards of the data");
        let share = |name: &str| budget * number(name) / 100;
        let budgets = [share("handicap_red"), share("handicap_blue")];
        // A side must be able to take something: one of the lists, or a unit of the pool.
        let list_cost = |list: usize| -> i32 {
            crate::games::ancients::chapters::army::list_lines(data, list)
                .iter()
                .map(|line| data.units.pool[*line].cost)
                .sum()
        };
        let least = if switches.army_lists {
            (0..data.armies.lists.len()).map(list_cost).min()
        } else {
            data.units.pool.iter().map(|p| p.cost).min()
        };
        for (side, points) in SIDES.iter().zip(budgets) {
            if least.is_some_and(|least| points < least) {
                return Err(Problem::new("refusal-options_incompatible")
                    .with("option", if switches.army_lists { "army_lists" } else { "budget" })
                    .with("other", format!("handicap_{side}"))
                    .rule(if switches.army_lists { "N-1.16" } else { "N-1.13" }));
            }
        }
        let faces = match switches.dice_mode {
            DiceMode::RerollLogo => data.dice.faces.iter().copied().filter(|f| *f != data.dice.logo).collect(),
            DiceMode::Plain | DiceMode::Deck => data.dice.faces.clone(),
        };
        let most = data.combat.results.last().map_or(0, |l| l.from);
        let losses = (0..=most)
            .map(|d| data.combat.results.iter().rev().find(|l| l.from <= d).map_or(Loss::Nothing, |l| l.result))
            .collect();
        Ok(Self {
            board: board.clone(),
            pool: pool(data),
            switches,
            budget: budgets,
            target: 2 * target as i16,
            losses,
            faces,
            data: data.clone(),
        })
    }

    /// What the loser suffers by this difference (table 3.4).
    #[inline]
    pub fn loss(&self, difference: i32) -> Loss {
        self.losses[(difference.max(0) as usize).min(self.losses.len() - 1)]
    }
    /// What a shot with this difference does (table 3.5).
    pub fn shot(&self, difference: i32) -> ShotResult {
        let lines = &self.data.shooting.results;
        lines.iter().rev().find(|l| l.from <= difference).map_or(ShotResult::Miss, |l| l.result)
    }
    /// The pieces of a side that are of a line of the pool, with their numbers.
    pub fn pieces_of(&self, side: Seat) -> impl Iterator<Item = (PieceId, usize)> + '_ {
        let first = side.0 as u32 * MOST_UNITS as u32;
        (self.pool.iter().enumerate())
            .flat_map(|(line, p)| std::iter::repeat_n(line, p.count as usize))
            .enumerate()
            .map(move |(i, line)| (PieceId(first + i as u32), line))
    }

    /// Throws the special die, or draws from the side's deck (N-7.01, N-7.13, N-20.01): the roll that counts, and how
    /// many logos were rolled again before it.
    pub fn special_die(
        &self,
        dice: &mut Dice,
        decks: &mut FaceDecks,
        side: Seat,
        purpose: &'static str,
    ) -> (Roll, i32) {
        let mut logos = 0;
        let face = match self.switches.dice_mode {
            DiceMode::Plain => dice.face(&self.faces),
            DiceMode::RerollLogo => loop {
                let face = dice.face(&self.data.dice.faces);
                if face != self.data.dice.logo || dice.has_run_dry() {
                    break face;
                }
                logos += 1;
            },
            DiceMode::Deck => {
                let deck = &mut decks.0[side.0 as usize];
                if deck.is_empty() {
                    deck.clone_from(&self.faces);
                    dice.shuffle(deck);
                }
                match dice.forced_face() {
                    Some(face) => face,
                    None => deck.pop().expect("a deck of at least one face"),
                }
            }
        };
        let drawn = self.switches.dice_mode == DiceMode::Deck;
        (Roll { seat: side, purpose, face, faces: self.faces.clone(), drawn }, logos)
    }

    /// Throws the die for a rally (N-7.08): the roll and whether it succeeds.
    pub fn rally_die(&self, dice: &mut Dice, side: Seat) -> (Roll, bool) {
        let face = dice.die(self.data.dice.rally_sides);
        let faces = (1..=self.data.dice.rally_sides).collect();
        let roll = Roll { seat: side, purpose: "ancients-roll-rally", face, faces, drawn: false };
        (roll, face >= self.switches.rally_success_from)
    }
}

fn pool(data: &AncientsData) -> Vec<PoolLine> {
    (data.units.pool.iter())
        .map(|p| {
            let kind = data.units.kinds.iter().find(|k| k.name == p.kind).expect("the loader checks the kinds");
            PoolLine {
                kind: p.kind.clone(),
                fresh: p.fresh,
                activated: p.activated,
                cost: p.cost,
                count: p.count,
                moves: kind.r#move,
                mounted: kind.mounted,
                rally: kind.rally,
                shoot: kind.shoot,
                half_points: kind.half_points,
            }
        })
        .collect()
}

/// The board that goes with the budget.
pub const AUTO_BOARD: &str = "auto";

options! {
    SwitchesData, number_bounds;
    dice_mode: DiceMode "option-group-dice" "N-7.13";
    rally_from_difference: number "option-group-dice" "N-7.08";
    rally_success_from: number "option-group-dice" "N-7.08";
    forbid_slide: bool "option-group-movement" "N-4.07";
    forbid_slip: bool "option-group-movement" "N-4.09";
    contact_forces_attack: bool "option-group-movement" "N-4.16";
    shoot_in_contact: bool "option-group-movement" "N-5.12";
    sight: Sight "option-group-movement" "N-5.03";
    isolation: Isolation "option-group-combat" "N-6.02";
    second_challenge: bool "option-group-combat" "N-6.17";
    refusal_activates: bool "option-group-combat" "N-3.09";
    refusal_blocks_burn: bool "option-group-combat" "N-6.15";
    refuge_outside_zoc: bool "option-group-combat" "N-8.07";
    refuge_saves_from_four: bool "option-group-combat" "N-7.06";
    defender_may_advance: bool "option-group-combat" "N-9.02";
    pursuit_attack: bool "option-group-combat" "N-9.07";
    starter: Starter "option-group-victory" "N-1.11";
    tiebreak: Tiebreak "option-group-victory" "N-10.08";
    fire_markers: number "option-group-victory" "N-10.02";
    army_lists: bool "option-group-match" "N-1.16";
}

/// The range of the settings that are numbers.
pub fn number_bounds(_: &SwitchesData, name: &str) -> (i32, i32) {
    match name {
        "rally_from_difference" => (1, 4),
        "rally_success_from" => (2, 7),
        _ => (0, 18),
    }
}

/// Every option of a match, in the order in which people meet them.
pub fn options(data: &AncientsData) -> Vec<OptionSpec> {
    let b = &data.budgets;
    let points = data.budgets_on_offer().iter().map(|line| line.points).collect();
    let boards = [AUTO_BOARD].into_iter().chain(data.maps.iter().map(|m| m.name.as_str())).map(str::to_owned).collect();
    let share = OptionChoice::Number { least: b.handicap_bounds.0, most: b.handicap_bounds.1 };
    let group = "option-group-match";
    let mut all = vec![
        spec("budget", group, "N-1.12", OptionChoice::OneNumber(points), Setting::Number(b.default)),
        spec("board", group, "N-2.08", OptionChoice::OneOf(boards), Setting::Word(AUTO_BOARD.into())),
        spec(
            "target_override",
            group,
            "N-1.12",
            OptionChoice::Number { least: 0, most: b.target_bounds.1 },
            Setting::Number(0),
        ),
        spec("handicap_red", group, "N-1.13", share.clone(), Setting::Number(100)),
        spec("handicap_blue", group, "N-1.13", share, Setting::Number(100)),
    ];
    all.extend(option_specs(&data.switches));
    all.sort_by_key(|s| ["match", "dice", "movement", "combat", "victory"].iter().position(|g| s.group.ends_with(g)));
    all.extend(module_specs(&data.switches.modules));
    all
}

/// The modules of the extensions: known, and refused with `module_disabled`.
fn module_specs(m: &ModulesData) -> Vec<OptionSpec> {
    let switches = [
        ("general", m.general, "N-12.01"),
        ("shock", m.shock, "N-13.01"),
        ("shock_mod1", m.shock_mod1, "N-13.04"),
        ("horse_archers", m.horse_archers, "N-14.01"),
        ("light", m.light, "N-15.01"),
        ("light_mod2", m.light_mod2, "N-15.02"),
        ("survivors", m.survivors, "N-16.01"),
        ("terrain", m.terrain, "N-17.01"),
        ("stakes", m.stakes, "N-17.06"),
        ("ambush", m.ambush, "N-18.01"),
        ("rampart_defence", m.rampart_defence, "N-19.01"),
        ("return_of_routed", m.return_of_routed, "N-19.02"),
        ("asymmetric_cards", m.asymmetric_cards, "N-20.02"),
        ("ext2", m.ext2, "N-21.01"),
        ("ext3", m.ext3, "N-21.01"),
    ];
    let group = "option-group-modules";
    let mut all: Vec<_> = (switches.into_iter())
        .map(|(name, on, rule)| spec(name, group, rule, OptionChoice::Switch, Setting::Switch(on)))
        .collect();
    let markers = Setting::Word(m.maquis_markers.word().into());
    all.push(spec("maquis_markers", group, "N-17.11", one_of(MaquisMarkers::WORDS), markers));
    all.iter_mut().for_each(|s| s.locked = true);
    all
}
