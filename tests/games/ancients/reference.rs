//! Moves, shots, retreats and modifiers of combat, reckoned a second time, slowly, from the words of the rule document.
use super::*;
use mesnie::games::ancients::chapters::modifiers::{CombatModifiers, Manner};
use mesnie::games::ancients::chapters::movement::{FLEE, LEAVE, Motion, STEP};
use mesnie::games::ancients::chapters::retreat;
use mesnie::games::ancients::chapters::shooting::shot;
use mesnie::games::ancients::chapters::turn::ACTIVATE;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::LazyLock;

type Hex = (i32, i32);

fn one(counts: bool) -> i32 {
    if counts { 1 } else { 0 }
}

/// The standard board of section 4.
const STANDARD: [&str; 11] = [
    "f.BbbbB.f",
    "..BBBB..",
    "f.......f",
    "........",
    "f.......f",
    "........",
    "f.......f",
    "........",
    "f.......f",
    "..RRRR..",
    "f.RrrrR.f",
];

#[derive(Clone, Debug)]
struct Soldier {
    label: String,
    red: bool,
    at: Hex,
    spent: bool,
    /// What it has bought.
    bears: &'static str,
}

impl Soldier {
    fn is(&self, kinds: &[&str]) -> bool {
        kinds.iter().any(|kind| self.label[2..].starts_with(kind))
    }
    fn mounted(&self) -> bool {
        self.is(&["cavalry", "general", "shock", "horse_archers", "chariots"])
    }
    fn shoots(&self) -> bool {
        self.is(&["archers", "horse_archers", "slingers"])
    }
    /// Horse archers that have not bought the right to attack.
    fn timid(&self) -> bool {
        self.is(&["horse_archers"]) && self.bears != "attack_right"
    }
}

#[derive(Debug, Default)]
struct Field {
    soldiers: Vec<Soldier>,
    markers: BTreeMap<Hex, char>,
    /// Whose stakes, and whether they are active.
    stakes: BTreeMap<Hex, (bool, bool)>,
    /// Which option for markers on maquis, if one is on.
    maquis: i32,
}

impl Field {
    /// Section 4: the neighbours of a hex in an even and in an odd row.
    fn around((r, c): Hex) -> [Hex; 6] {
        if r % 2 == 0 {
            [(r, c - 1), (r, c + 1), (r - 1, c - 1), (r - 1, c), (r + 1, c - 1), (r + 1, c)]
        } else {
            [(r, c - 1), (r, c + 1), (r - 1, c), (r - 1, c + 1), (r + 1, c), (r + 1, c + 1)]
        }
    }
    fn neighbours(hex: Hex) -> Vec<Hex> {
        Self::around(hex).into_iter().filter(|hex| Self::printed(*hex).is_some()).collect()
    }
    /// Which of the six directions leads from a hex to the next.
    fn way(from: Hex, to: Hex) -> Option<usize> {
        Self::around(from).iter().position(|hex| *hex == to)
    }
    fn printed((r, c): Hex) -> Option<char> {
        STANDARD.get(usize::try_from(r).ok()?)?.chars().nth(usize::try_from(c).ok()?)
    }
    fn all() -> Vec<Hex> {
        (0..11).flat_map(|r| (0..9).map(move |c| (r, c))).filter(|hex| Self::printed(*hex).is_some()).collect()
    }
    /// N-2.07, for every two hexes, reckoned once.
    fn distance(from: Hex, to: Hex) -> i32 {
        static ALL: LazyLock<BTreeMap<(Hex, Hex), i32>> = LazyLock::new(|| {
            let from_one = |from: Hex| {
                let (mut found, mut edge, mut steps) = (BTreeMap::from([((from, from), 0)]), vec![from], 0);
                while !edge.is_empty() {
                    steps += 1;
                    let near: BTreeSet<Hex> = edge.iter().flat_map(|hex| Field::neighbours(*hex)).collect();
                    edge = near.into_iter().filter(|to| !found.contains_key(&(from, *to))).collect();
                    found.extend(edge.iter().map(|to| ((from, *to), steps)));
                }
                found
            };
            Field::all().into_iter().flat_map(from_one).collect()
        });
        ALL[&(from, to)]
    }
    /// N-17.12, N-17.13: on maquis markers and stakes make ground with option 2 only.
    fn shows(&self, hex: Hex) -> char {
        let printed = Self::printed(hex).unwrap();
        match self.markers.get(&hex) {
            Some(marker) if printed != 'f' || self.maquis == 2 => *marker,
            None if printed == 'f' && self.maquis == 2 && self.stakes.contains_key(&hex) => '.',
            _ => printed,
        }
    }
    fn active_stakes(&self, hex: Hex) -> bool {
        self.stakes.get(&hex).is_some_and(|(_, active)| *active)
    }
    fn on(&self, hex: Hex) -> Option<&Soldier> {
        self.soldiers.iter().find(|s| s.at == hex)
    }
    fn foes(&self, hex: Hex, red: bool) -> Vec<&Soldier> {
        let near = Self::neighbours(hex);
        self.soldiers.iter().filter(|s| s.red != red && near.contains(&s.at)).collect()
    }
    /// N-17.02, N-17.12, N-21.07, and 3.6 for stakes.
    fn open(&self, who: &Soldier, hex: Hex) -> bool {
        if self.shows(hex) == 'f' {
            return !(self.markers.get(&hex) == Some(&'T') && who.mounted());
        }
        let forest = self.shows(hex) == 'T' && (who.mounted() || who.is(&["elite", "elephants"]));
        !(forest || self.active_stakes(hex) && (who.mounted() || who.is(&["elephants"])))
    }
    /// N-4.03, N-4.20, N-17.20.
    fn plain(&self, hex: Hex) -> bool {
        self.shows(hex) == '.' && !self.active_stakes(hex)
    }
    /// N-4.01, N-4.06, N-4.07, N-4.09, N-4.10 and open ground.
    fn steps(&self, who: &Soldier, from: Hex, to: Hex) -> bool {
        let foes = self.foes(to, who.red);
        let slides = foes.iter().any(|foe| Self::neighbours(from).contains(&foe.at));
        let fresh: Vec<_> = foes.iter().filter(|foe| !foe.spent).collect();
        let apart = |a: Hex, b: Hex| a != b && !Self::neighbours(a).contains(&b);
        let slips = fresh.iter().any(|a| fresh.iter().any(|b| apart(a.at, b.at)));
        let free = self.on(to).is_none() || to == who.at;
        Self::neighbours(from).contains(&to) && free && !slides && !slips && self.open(who, to)
    }
    /// N-4.02 to N-4.05 and N-4.08; N-15.01 to N-15.10 with modification 2.
    fn rides(&self, who: &Soldier, over: Hex, to: Hex) -> bool {
        let light = who.is(&["light"]);
        let two = who.mounted() || light;
        let ground = light || (self.plain(who.at) && (self.plain(over) || self.shows(over) == 'f') && self.plain(to));
        let quiet = self.foes(over, who.red).is_empty() && (!light || self.foes(to, who.red).is_empty());
        let bent = who.is(&["chariots"]) && Self::way(who.at, over) != Self::way(over, to);
        two && to != who.at && !bent && ground && quiet && self.steps(who, who.at, over) && self.steps(who, over, to)
    }
    /// N-3.14, N-4.14, N-14.03: the hexes that a first step may enter.
    fn first_steps(&self, who: &Soldier) -> BTreeSet<Hex> {
        let stays = |hex: Hex| self.shows(hex) != 'f' && (!who.timid() || self.foes(hex, who.red).is_empty());
        let leads_on = |over: Hex| Self::neighbours(over).into_iter().any(|to| self.rides(who, over, to) && stays(to));
        let near = Self::neighbours(who.at).into_iter().filter(|to| self.steps(who, who.at, *to));
        near.filter(|to| stays(*to) || (self.shows(*to) == 'f' && leads_on(*to))).collect()
    }
    fn flights(&self, who: &Soldier) -> BTreeSet<Hex> {
        let near = Self::neighbours(who.at).into_iter();
        near.filter(|to| self.shows(*to) == 'f' && self.steps(who, who.at, *to)).collect()
    }
    /// Every shortest path, without its ends.
    fn paths(from: Hex, to: Hex) -> Vec<Vec<Hex>> {
        if Self::neighbours(from).contains(&to) {
            return vec![vec![]];
        }
        let left = Self::distance(from, to);
        let on = Self::neighbours(from).into_iter().filter(|next| Self::distance(*next, to) == left - 1);
        on.flat_map(|next| Self::paths(next, to).into_iter().map(move |rest| [vec![next], rest].concat())).collect()
    }
    /// Topic 5: the sum of the modifiers, if the shot is possible.
    fn shot(&self, who: &Soldier, target: &Soldier) -> Option<i32> {
        let camp = |hex: Hex| "RrBb".contains(self.shows(hex));
        let inner = |hex: Hex| "rb".contains(self.shows(hex));
        let far = Self::distance(who.at, target.at);
        let clear =
            |hex: &Hex| ".HU".contains(self.shows(*hex)) && self.on(*hex).is_none_or(|other| other.red == who.red);
        let paths: Vec<_> = Self::paths(who.at, target.at).into_iter().filter(|path| path.iter().all(clear)).collect();
        let possible = who.shoots()
            && (far == 2 || (far == 3 && !who.is(&["slingers"])))
            && !(camp(who.at) && camp(target.at))
            && !inner(who.at)
            && !inner(target.at)
            && !paths.is_empty()
            && self.foes(who.at, who.red).is_empty();
        let over = paths.iter().all(|path| path.iter().any(|hex| self.on(*hex).is_some()));
        let covered = "TU".contains(self.shows(target.at));
        let rampart = "RB".contains(self.shows(target.at));
        let held = self.foes(target.at, target.red).iter().any(|friend| friend.at != who.at);
        let wall = target.bears == "shield_wall";
        let counts = [held, over && self.shows(who.at) != 'H', covered, rampart, wall];
        possible.then(|| -counts.into_iter().map(one).sum::<i32>())
    }
    /// N-8.01, N-8.02, N-8.15, N-17.03, N-17.04, N-17.31.
    fn retreats(&self, who: &Soldier, from: Hex) -> BTreeSet<Hex> {
        let class = |hex: Hex| match self.shows(hex) {
            'R' | 'r' => 'R',
            'B' | 'b' => 'B',
            '.' if self.active_stakes(hex) => 's',
            other => other,
        };
        let same = |to: Hex| class(who.at) == class(to) || ("THUs".contains(class(who.at)) && class(to) == '.');
        let farther = |to: Hex| Self::distance(from, to) > Self::distance(from, who.at);
        let near = Self::neighbours(who.at).into_iter().filter(|to| self.on(*to).is_none());
        near.filter(|to| self.foes(*to, who.red).is_empty() && farther(*to) && same(*to) && self.open(who, *to))
            .collect()
    }
    /// N-21.08: what a side has with mounted units before long spears, and before elephants.
    fn mounted_before(side: &[&Soldier], foes: &[&Soldier]) -> i32 {
        let spears = foes.iter().any(|s| s.bears == "long_spears");
        let elephants = foes.iter().any(|s| s.is(&["elephants"]));
        if side.iter().any(|s| s.mounted()) { -one(spears) - one(elephants) } else { 0 }
    }
    /// N-17.16, N-17.07, N-19.01, N-21.08: attackers' and target's modifiers.
    fn modifiers(&self, attackers: &[&Soldier], target: &Soldier) -> (i32, i32) {
        let high = |s: &&Soldier| self.shows(s.at) == 'H';
        let above = attackers.iter().all(high) && !high(&target);
        let below = !attackers.iter().any(high) && high(&target);
        let stakes = self.stakes.get(&target.at).is_some_and(|(red, active)| *active && *red == target.red);
        let rampart = if target.red { 'R' } else { 'B' };
        let own = |hex: Hex| if target.red { "Rr" } else { "Bb" }.contains(self.shows(hex));
        let defends = self.shows(target.at) == rampart && !attackers.iter().any(|s| own(s.at));
        let before = [Self::mounted_before(attackers, &[target]), Self::mounted_before(&[target], attackers)];
        (one(above) - one(stakes) + before[0], one(below) + one(defends) + before[1])
    }
}

/// Units, markers and stakes at random, in the middle of the board more often than not.
fn any_field(chance: &mut Chance, rules: &Rules, maquis: i32) -> Field {
    let mut field = Field { maquis, ..Field::default() };
    let hexes = Field::all();
    let marked = |hex: Hex| Field::printed(hex) == Some('.') || (maquis > 0 && Field::printed(hex) == Some('f'));
    for _ in 0..chance.below(9) {
        let hex = hexes[chance.below(hexes.len())];
        let beside_camp = Field::neighbours(hex).iter().any(|near| "RrBb".contains(Field::printed(*near).unwrap()));
        if marked(hex) && (2..=8).contains(&hex.0) && !beside_camp {
            field.markers.insert(hex, ['T', 'H', 'U'][chance.below(3)]);
        }
    }
    for _ in 0..chance.below(5) {
        let hex = hexes[chance.below(hexes.len())];
        if marked(hex) && (2..=8).contains(&hex.0) && !field.markers.contains_key(&hex) {
            field.stakes.insert(hex, (chance.below(2) == 0, chance.below(4) > 0));
        }
    }
    let mut free: Vec<Hex> = hexes.iter().copied().filter(|hex| field.shows(*hex) != 'f').collect();
    let mut labels: Vec<String> = vec![];
    for (letter, side) in [('r', RED), ('b', BLUE)] {
        let mut last = (usize::MAX, 0);
        for (_, line) in rules.pieces_of(side) {
            last = if last.0 == line { (line, last.1 + 1) } else { (line, 1) };
            let p = &rules.pool[line];
            let number = if p.count > 1 { format!("-{}", last.1) } else { String::new() };
            labels.push(format!("{letter}-{}-{}{number}", p.kind, p.fresh));
        }
    }
    for _ in 0..4 + chance.below(14) {
        let label = labels.swap_remove(chance.below(labels.len()));
        let at = free.swap_remove(chance.below(free.len()));
        let sold: &[&str] = match label[2..].split('-').next().unwrap() {
            "horse_archers" => &["", "attack_right"],
            "elite" | "heavy" => &["", "shield_wall", "long_spears"],
            "archers" | "light" | "survivors" => &["", "long_spears"],
            _ => &[""],
        };
        let bears = *chance.one_of(sold);
        let red = label.starts_with('r');
        let soldier = Soldier { label, red, at, spent: chance.below(3) == 0, bears };
        if field.open(&soldier, at) {
            field.soldiers.push(soldier);
        }
    }
    field
}

fn text(field: &Field) -> String {
    let hex = |(r, c): Hex| format!("\"{r}:{c}\"");
    let units: Vec<String> = (field.soldiers.iter())
        .map(|s| {
            let bears = if s.bears.is_empty() { String::new() } else { format!(", bears: [\"{}\"]", s.bears) };
            format!("(unit: \"{}\", at: {}, spent: {}{bears})", s.label, hex(s.at), s.spent)
        })
        .collect();
    let name = |letter: char| match letter {
        'T' => "forest",
        'H' => "hill",
        _ => "brush",
    };
    let markers: Vec<String> =
        field.markers.iter().map(|(at, m)| format!("(\"{}\", {})", name(*m), hex(*at))).collect();
    let stakes: Vec<String> = (field.stakes.iter())
        .map(|(at, (red, active))| {
            let side = if *red { "red" } else { "blue" };
            let turned = if *active { "" } else { ", turned: 1" };
            format!("(side: \"{side}\", at: {}{turned})", hex(*at))
        })
        .collect();
    format!(
        "(turn: 3, active: \"red\", units: [{}], markers: [{}], stakes: [{}])",
        units.join(", "),
        markers.join(", "),
        stakes.join(", ")
    )
}

// N-4.01 to N-4.15, N-4.20, N-5.01 to N-5.12, N-8.01, N-8.02, N-14.03, N-15.02 to N-15.10, N-17.02 to N-17.31, N-19.01, N-21.05, N-21.07,
// N-21.08, N-21.10
#[test]
fn what_is_allowed_is_what_the_document_says() {
    let mut met = [0; 6];
    for (maquis, option) in ["Forbidden", "Option1", "Option2"].into_iter().enumerate() {
        compare(maquis as i32, option, &mut met);
    }
    assert!(met.iter().all(|n| *n > 100), "{met:?}");
}

fn compare(maquis: i32, option: &str, met: &mut [usize; 6]) {
    let on =
        ["general", "shock", "horse_archers", "light", "survivors", "terrain", "stakes", "rampart_defence", "ext2"];
    let mut options: Vec<(&str, Setting)> = on.iter().map(|name| (*name, Setting::Switch(true))).collect();
    options.push(("maquis_markers", word(option)));
    let rules = rules_with(&options);
    let mut chance = Chance(31 + maquis as u64);
    let mut table = empty_table();
    let hex = |place: Place| {
        let hexes = &rules.map.hexes;
        (hexes.row(place).into(), hexes.col(place).into())
    };
    for _ in 0..300 {
        let field = any_field(&mut chance, &rules, maquis);
        let sides = [true, false].map(|red| field.soldiers.iter().any(|s| s.red == red && !s.spent));
        if sides != [true, true] {
            continue;
        }
        let words = text(&field);
        table.start_from(header(&options, 1, Player::Person), &words).unwrap();
        for who in field.soldiers.iter().filter(|s| s.red && !s.spent) {
            let id = piece(&table, &who.label);
            table.submit(RED, ACTIVATE.on(id)).unwrap();
            let offered = table.prompt().unwrap().offered.clone();
            let steps: BTreeSet<Hex> = offered.iter().filter_map(|order| STEP.of(*order)).map(hex).collect();
            assert_eq!(steps, field.first_steps(who), "steps of {}: {words}", who.label);
            let flights: BTreeSet<Hex> = offered.iter().filter_map(|order| FLEE.of(*order)).map(hex).collect();
            assert_eq!(flights, field.flights(who), "flights of {}: {words}", who.label);
            let leaves = offered.contains(&LEAVE.on(()));
            let ends_row = Field::printed((who.at.0, who.at.1 + 1)).is_none() || who.at.1 == 0;
            assert_eq!(leaves, maquis == 2 && ends_row, "{} leaves: {words}", who.label);
            met[5] += usize::from(leaves);
            met[0] += steps.len();
            met[1] += flights.len();
            table.undo().unwrap();
        }
        let ids: Vec<PieceId> = field.soldiers.iter().map(|s| piece(&table, &s.label)).collect();
        on_board(&mut table, |board| {
            for (who, id) in field.soldiers.iter().zip(&ids) {
                for (target, aim) in field.soldiers.iter().zip(&ids).filter(|(target, _)| target.red != who.red) {
                    let found = shot(board, &Motion::start(board, *id), *aim).ok().map(|found| found.sum());
                    assert_eq!(found, field.shot(who, target), "{} at {}: {words}", who.label, target.label);
                    met[2] += usize::from(found.is_some());
                    if !Field::neighbours(who.at).contains(&target.at) {
                        continue;
                    }
                    let back: BTreeSet<Hex> = retreat::hexes(board, *id, &[board.unit(*aim).at]).map(hex).collect();
                    assert_eq!(back, field.retreats(who, target.at), "{} from {}: {words}", who.label, target.label);
                    met[3] += back.len();
                    let found = CombatModifiers::of(board, [*id].into_iter(), *aim, &Manner::default());
                    let expected = field.modifiers(&[who], target);
                    assert_eq!((found.of_attackers(), found.of_target()), expected, "{words}");
                    let partner = field.soldiers.iter().zip(&ids).find(|(other, _)| {
                        other.red == who.red && other.at != who.at && Field::neighbours(other.at).contains(&target.at)
                    });
                    if let Some((partner, second)) = partner {
                        let pair = CombatModifiers::of(board, [*id, *second].into_iter(), *aim, &Manner::default());
                        let expected = field.modifiers(&[who, partner], target);
                        assert_eq!((pair.of_attackers(), pair.of_target()), expected, "{words}");
                    }
                    met[4] += usize::from(expected != (0, 0));
                }
            }
        });
    }
}
