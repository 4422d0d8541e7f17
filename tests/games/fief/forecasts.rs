//! What battles are forecast to bring, against what comes of them: random battles of Fief and of its expansion, each
//! forecast once and fought many times under the real rules, with answers such as the forecast takes for granted.
use super::*;
use crate::common::chance::Chance;
use mesnie::games::fief::access::with_board;
use mesnie::games::fief::board::Board;
use mesnie::games::fief::chapters::battle::forecast::course::BattleCourse;
use mesnie::games::fief::chapters::battle::forecast::{Encounter, Odds, forecast, muster};
use mesnie::games::fief::chapters::battle::losses::LOSE_LORD;
use mesnie::games::fief::chapters::battle::rounds::FIGHT;
use mesnie::games::fief::chapters::battle::sides::*;
use mesnie::games::fief::state::war::{Side, War};
use mesnie::table::state::snapshot::{restore, snapshot};

/// What is left of a battle when it is over: it was won by the attackers, by the defenders, by nobody, or not at all.
const ENDS: usize = 4;

/// A random battle: its position, its options, and what is answered before it begins.
pub struct Battle {
    pub options: Vec<(&'static str, Setting)>,
    pub position: String,
    /// Attackers who fight one by one; defenders who come out.
    pub separate: bool,
    pub sortie: bool,
    /// What may make a difference: battles with it are judged together too.
    pub marks: Vec<&'static str>,
}

/// How a game answers a question of a battle, and how its battles are forecast.
pub struct Manner {
    pub case: &'static Case,
    pub battle: fn(&mut Chance) -> Battle,
    pub answer: fn(&Match, &Prompt, &mut Chance) -> Option<Order>,
    pub under_way: fn(&Match, &Board) -> Encounter,
    /// Questions before the forecast, beside those of the base.
    pub before: &'static [&'static str],
}

/// Questions before the sides of a battle are settled.
const BEFORE: &[&str] =
    &["fief-ask-declare", "fief-ask-stance", "fief-ask-take-on", "fief-ask-mode", "fief-ask-sortie"];
/// Questions when it is over.
const AFTER: &[&str] = &["fief-ask-keeper", "fief-ask-heir", "fief-ask-install"];

fn answer(manner: &Manner, battle: &Battle, table: &Match, chance: &mut Chance) -> Record {
    let prompt = table.prompt().expect("a question");
    let order = (manner.answer)(table, prompt, chance).or_else(|| {
        Some(match prompt.text {
            "fief-ask-mode" if !battle.separate => JOINTLY.on(()),
            "fief-ask-mode" => SEPARATELY.on(()),
            "fief-ask-sortie" if battle.sortie => SALLY.on(()),
            "fief-ask-sortie" => KEEP_WALLS.on(()),
            "fief-ask-ready" => FIGHT.on(()),
            // The d'Arc woman falls last.
            "fief-ask-which-lord" => {
                let all: Vec<PieceId> = prompt.offered.iter().filter_map(|order| LOSE_LORD.of(*order)).collect();
                let darc = |id: &PieceId| with_board(table.world(), |board| board.lord(*id).lord.darc).unwrap_or(false);
                LOSE_LORD.on(all.into_iter().min_by_key(|id| (darc(id), id.0))?)
            }
            _ => return None,
        })
    });
    let order = order.filter(|order| prompt.takes(*order)).or(prompt.closing);
    Record { seat: prompt.seat, order: order.unwrap_or_else(|| *prompt.offered.first().expect("an order")) }
}

/// How a battle that is over has ended, by what the log tells since so many of its lines.
fn end(table: &Match, sides: &[Vec<Seat>; 2], lines: usize) -> Option<usize> {
    let mut told = table.chronicle(None).skip(lines);
    told.find_map(|entry| match entry.event {
        "fief-log-won" => entry.seat.map(|seat| usize::from(!sides[0].contains(&seat))),
        "fief-log-nobody-left" => Some(2),
        "fief-log-fell-back" | "tactique-log-stopped" => Some(3),
        _ => None,
    })
}

/// Begins a random battle, up to where it is forecast; nothing if there is no battle after all.
fn begin(manner: &Manner, table: &mut Match, battle: &Battle, seed: u64) -> Option<()> {
    let header = manner.case.header(settings(&battle.options), 4, seed, Player::Person);
    table.start_with(header, Some(&battle.position), None).unwrap_or_else(|e| panic!("{e:?}: {}", battle.position));
    let mut chance = Chance(seed);
    for _ in 0..60 {
        let text = table.prompt()?.text;
        let fought = table.world().resource::<War>().battle.is_some();
        if fought && !BEFORE.contains(&text) && !manner.before.contains(&text) {
            return Some(());
        }
        let record = answer(manner, battle, table, &mut chance);
        table.submit(record.seat, record.order).unwrap_or_else(|e| panic!("{e:?} at {text}: {}", battle.position));
    }
    None
}

/// Sums over many battles of what came more or less often than was forecast.
#[derive(Default, Clone, Copy)]
pub struct Score {
    battles: u32,
    /// Of standardised squares: their number, their sum, and the sum of their variances.
    squares: [f64; 3],
    /// Victories of the attackers beyond those forecast, and the variance of their number.
    beyond: [f64; 2],
}
impl Score {
    fn add(&mut self, odds: &Odds, ends: [u32; ENDS], plays: u32) {
        self.battles += 1;
        let n = f64::from(plays);
        let forecast = [odds.attackers, odds.defenders, odds.nobody, odds.undecided];
        for (end, (millionths, came)) in forecast.into_iter().zip(ends).enumerate() {
            let p = f64::from(millionths) / 1e6;
            let doubt = if odds.sample > 0 { n / f64::from(odds.sample) } else { 0.0 };
            let variance = n * p * (1.0 - p) * (1.0 + doubt);
            let off = f64::from(came) - n * p;
            if variance >= 1.0 {
                self.squares[0] += 1.0;
                self.squares[1] += off * off / variance;
                self.squares[2] += 2.0 + (1.0 - 6.0 * p * (1.0 - p)) / variance;
            }
            if end == 0 {
                self.beyond[0] += off;
                self.beyond[1] += variance.max(1e-6);
            }
        }
    }
    /// How far the squares and the victories are from what chance alone would bring, in standard deviations.
    pub fn off(&self) -> [f64; 2] {
        let [number, sum, variance] = self.squares;
        // The ends of one battle hang together: their squares vary up to twice as much as if they did not.
        [(sum - number) / (2.0 * variance).sqrt().max(1.0), self.beyond[0] / self.beyond[1].sqrt().max(0.5)]
    }
}

/// How unlikely so many of `n` are where each comes with this chance, or more of them: the upper tail.
fn tail(n: u32, p: f64, came: u32) -> f64 {
    let mut term = (1.0 - p).powi(n as i32);
    let mut below = 0.0;
    for k in 0..came {
        below += term;
        term *= f64::from(n - k) / f64::from(k + 1) * p / (1.0 - p).max(1e-12);
    }
    (1.0 - below).max(0.0)
}

/// Forecasts so many random battles and fights each so many times: how far both are apart, over all battles and over those
/// with each mark. `spoil` may change what is forecast.
pub fn compare(
    manner: &Manner,
    battles: u64,
    plays: u32,
    spoil: impl Fn(&mut Encounter),
) -> std::collections::BTreeMap<&'static str, Score> {
    let mut table = manner.case.empty_table();
    table.remember(true);
    let mut scores: std::collections::BTreeMap<&'static str, Score> = Default::default();
    let mut seed = 0;
    while scores.get("all").is_none_or(|all| u64::from(all.battles) < battles) {
        seed += 1;
        assert!(seed < battles * 3, "too few of the positions lead to a battle");
        let mut chance = Chance(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15));
        let battle = (manner.battle)(&mut chance);
        if begin(manner, &mut table, &battle, seed).is_none() {
            continue;
        }
        let war = table.world().resource::<War>().battle.clone().expect("a battle");
        let sides = Side::BOTH.map(|side| war.sides[side].iter().map(|party| party.seat).collect::<Vec<_>>());
        let odds = with_board(table.world(), |board| {
            let mut encounter = (manner.under_way)(&table, board);
            spoil(&mut encounter);
            forecast(board.rules, &*table.world().resource::<BattleCourse>().0, &encounter)
        });
        let odds = odds.expect("a board");
        let position = snapshot(table.world());
        let waiting = table.prompt().cloned();
        let mut ends = [0; ENDS];
        for play in 0..plays {
            let lines = table.chronicle(None).count();
            restore(table.world_mut(), &position);
            table.world_mut().insert_resource(Waiting(waiting.clone()));
            table.world_mut().insert_resource(Dice::seeded(seed * 1_000 + u64::from(play) + 7));
            let ended = loop {
                if let Some(ended) = end(&table, &sides, lines) {
                    break ended;
                }
                // Rebels win without a family that is told of.
                let prompt = table.prompt().map(|prompt| prompt.text);
                if prompt.is_some_and(|text| AFTER.contains(&text)) || table.world().resource::<War>().battle.is_none()
                {
                    break who_stands(&table, &war);
                }
                let record = answer(manner, &battle, &table, &mut chance);
                table.submit(record.seat, record.order).unwrap_or_else(|e| panic!("{e:?}: {}", battle.position));
            };
            ends[ended] += 1;
        }
        let forecast = [odds.attackers, odds.defenders, odds.nobody, odds.undecided];
        let worst = forecast.into_iter().zip(ends).map(|(p, came)| {
            let p = (f64::from(p) / 1e6).clamp(1e-6, 1.0 - 1e-6);
            tail(plays, p, came).min(tail(plays, 1.0 - p, plays - came))
        });
        // Beyond five standard errors on either side; a sample may be off by as much again.
        let allowed = if odds.sample > 0 { 1e-9 } else { 2.9e-7 };
        if let Some(unlikely) = worst.reduce(f64::min).filter(|unlikely| *unlikely < allowed) {
            scores.entry("off").or_default().battles += 1;
            println!("{unlikely:e} {odds:?} {ends:?} {:?} {}", battle.options, battle.position);
        }
        for mark in battle.marks.iter().copied().chain(["all"]) {
            scores.entry(mark).or_default().add(&odds, ends, plays);
        }
    }
    scores
}

/// Who has somebody left where it was fought.
fn who_stands(table: &Match, war: &mesnie::games::fief::state::war::Battle) -> usize {
    with_board(table.world(), |board| {
        let stands = |side: Side| {
            war.sides[side].iter().any(|party| match party.is_rebels() {
                true => board.has_rebels(war.village),
                false => parties(board, war.village)
                    .iter()
                    .any(|there| there.seat == party.seat && strength(board, war.village, *there) > 0),
            })
        };
        match Side::BOTH.map(stands) {
            [true, false] => 0,
            [false, true] => 1,
            [false, false] => 2,
            [true, true] => 3,
        }
    })
    .expect("a board")
}

/// Holds what has come of the battles against what was forecast.
pub fn judge(scores: &std::collections::BTreeMap<&'static str, Score>) {
    for (mark, score) in scores {
        let [squares, victories] = score.off();
        println!("{mark}: {} battles, squares {squares:+.2}, victories {victories:+.2}", score.battles);
    }
    assert!(!scores.contains_key("off"), "single battles are too far off");
    for (mark, score) in scores {
        let off = score.off();
        assert!(off.iter().all(|off| off.abs() < 4.0), "{mark}: {off:?} over {} battles", score.battles);
    }
}

/// The lords of a family, with whatever makes one of them stronger or weaker; `men` of them are men.
pub fn lords(family: &str, men: &[&str], others: &str, post: &str) -> String {
    men.iter().map(|lord| format!("(lord: \"{lord}\", of: \"{family}\", at: \"bourg\"{post}), ")).collect::<String>()
        + others
}
pub const GATE: &str = ", gate: \"cluny\"";
pub const OTHER_GATE: &str = ", gate: \"lussac\"";

/// Which walls stand around the village.
pub fn walls(chance: &mut Chance, marks: &mut Vec<&'static str>) -> &'static str {
    let (walls, mark) =
        *chance.one_of(&[("", "open"), (", castle: true", "castle"), (", castle: true, city: true", "city")]);
    marks.push(mark);
    walls
}

fn of_fief(chance: &mut Chance) -> Battle {
    let mut marks = vec![];
    let points = |chance: &mut Chance| [1, 2, 3, 4, 6, 8, 11, 14, 20][chance.below(9)];
    let mut options = vec![
        ("over_18", word(chance.one_of::<&str>(&["Extend", "Clamp"]))),
        ("darc_needs_loss_die", Setting::Switch(chance.below(2) == 0)),
        ("separate_all_strike", Setting::Switch(chance.below(3) > 0)),
        ("counter_model", word(chance.one_of::<&str>(&["Representable", "Literal"]))),
    ];
    if chance.below(5) == 0 {
        options.push(("max_rounds", Setting::Number(1 + chance.below(4) as i32)));
        marks.push("few rounds");
    }
    let (attack, defence) = (points(chance), points(chance));
    let mut soldiers = format!("(of: \"lily\", at: \"bourg\", points: {attack}{GATE}), ");
    let mut crown = String::new();
    let mut more = String::new();
    let darc = chance.below(4);
    let with_darc = |number: usize, family: &str, post: &str| match darc == number {
        true => format!("(lord: \"jeanne\", of: \"{family}\", at: \"bourg\"{post}, darc: true), "),
        false => String::new(),
    };
    if darc < 2 {
        marks.push("darc");
    }
    let of_attack = ["arnaud", "charles", "eric"];
    let mut people = lords("lily", &of_attack[..chance.below(4)], &with_darc(0, "lily", GATE), GATE);
    // Counters that cannot always be changed.
    if chance.below(3) == 0 {
        soldiers += "(of: \"lily\", at: \"givry\", points: 5), (of: \"lily\", at: \"buxy\", points: 5), (of: \"lily\", at: \"ige\", points: 2), ";
        marks.push("little change");
    }
    let rebels = chance.below(6) == 0;
    if rebels {
        more += &format!("revolt: (\"bourg\", {defence}, \"star\"), ");
        marks.push("rebels");
    } else {
        soldiers += &format!("(of: \"tower\", at: \"bourg\", points: {defence}), ");
        let of_defence = ["francois", "gauvain"];
        people += &lords("tower", &of_defence[..chance.below(3)], &with_darc(1, "tower", ""), "");
        if chance.below(4) == 0 {
            people += "(lord: \"henry\", of: \"tower\", at: \"bourg\"), ";
            crown = format!("crown: (king: \"henry\"), kings_guard: {}, ", 1 + chance.below(20));
            marks.push("guard");
        }
    }
    let second = !rebels && chance.below(3) == 0;
    let separate = chance.below(2) == 0;
    if second {
        soldiers += &format!("(of: \"star\", at: \"bourg\", points: {}{OTHER_GATE}), ", points(chance));
        people += &lords("star", &["lambert", "othon"][..chance.below(3)], "", OTHER_GATE);
        marks.push(if separate { "one by one" } else { "together" });
    }
    let walls = walls(chance, &mut marks);
    // Without walls there is nothing to come out of.
    let sortie = !rebels && !second && !walls.is_empty() && chance.below(3) == 0;
    if sortie {
        soldiers +=
            &format!("(of: \"tower\", at: \"bourg\", points: {}, gate: \"reignac\", relief: true), ", points(chance));
        marks.push("sortie");
    }
    let (owner, occupant) = if rebels { ("", "") } else { (", owner: \"tower\"", ", occupant: \"tower\"") };
    let position = format!(
        "(phase: \"battles\", lords: [{people}], soldiers: [{soldiers}], {crown}{more}
          villages: [(village: \"bourg\"{owner}{occupant}{walls})])"
    );
    Battle { options, position, separate, sortie, marks }
}

const MANNER: Manner = Manner {
    case: &CASE,
    battle: of_fief,
    answer: |_, _, _| None,
    under_way: |_, board| muster::under_way(board, board.war.battle.as_ref().expect("a battle")),
    before: &[],
};

// F-9.04, F-9.05, F-9.08, F-9.09, F-9.12, F-9.14, F-17.01, F-17.02, R-38
#[test]
fn battles_come_as_they_are_forecast() {
    judge(&compare(&MANNER, 1_000, 30, |_| {}));
}

/// A forecast that leaves out what counts is found out.
#[test]
fn a_forecast_without_lords_is_found_out() {
    let without = compare(&MANNER, 150, 20, |encounter| {
        encounter.attackers.iter_mut().flat_map(|host| &mut host.parties).for_each(|party| party.lords = 0);
    });
    let [squares, victories] = without["all"].off();
    assert!(squares > 4.0 && victories > 4.0, "{squares} {victories}");
}
