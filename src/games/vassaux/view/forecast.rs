//! What an attack, a shot, a charge or a reaction would bring, with the chances that the rules themselves reckon.
use super::VassauxFace;
use super::overlay::{charges, formations};
use super::seen::Seen;
use crate::desktop::face::*;
use crate::games::vassaux::access::Board;
use crate::games::vassaux::chapters::attack::{AttackProfile, DefenceProfile, Manner, OrderDie, Shelter};
use crate::games::vassaux::chapters::charge::CHARGE;
use crate::games::vassaux::chapters::magic::casting::CAST_AT;
use crate::games::vassaux::chapters::magic::red;
use crate::games::vassaux::chapters::melee::{self, FIRST, STRIKE_AT};
use crate::games::vassaux::chapters::reaction::{self, REACT, REACT_BY};
use crate::games::vassaux::chapters::removal::{defence, switches};
use crate::games::vassaux::chapters::shooting::{AGAIN, SHOOT, STRIKE, shot_at};
use crate::games::vassaux::data::magic::Spell;
use crate::games::vassaux::field::company::Company;
use crate::games::vassaux::field::formation::Formation;
use crate::games::vassaux::odds::{AttackOdds, Fraction, of_attack, of_contest};
use crate::games::vassaux::state::combat::Melee;
use crate::games::vassaux::state::deployment::Occasion;
use crate::games::vassaux::state::frames::Frame;
use crate::games::vassaux::state::losses::{Exposed, Losses};
use crate::table::kit::contests::Throw;
use crate::table::prelude::{Narrator, Order, PieceId, Seat, Spot, Target};

/// Chances are counted out of so many.
const OUT_OF: u32 = 10_000;
/// So many numbers of losses have a line of their own; what is more has one together.
const ROWS: u32 = 7;

/// An attack before its dice are rolled.
struct Attack {
    attacker: PieceId,
    target: PieceId,
    profile: AttackProfile,
    defence: DefenceProfile,
    /// Those who strike or shoot.
    men: usize,
    exposed: Vec<Exposed>,
    notes: Vec<String>,
}

/// What an order on offer would bring.
pub fn of_order(sight: &Sight, order: Order, tell: &Narrator) -> Option<Forecast> {
    let seen = Seen::of(sight);
    let frame = seen.frames.top();
    if let Some(unit) = REACT.of(order) {
        return Some(of_reaction(&seen, unit, tell));
    }
    if REACT_BY.of(order).is_some() {
        return Some(of_reaction(&seen, seen.frames.reacting?.unit, tell));
    }
    if let Some(target) = SHOOT.of(order) {
        return of_shot(&seen, frame?, target, tell);
    }
    if AGAIN.of(order).is_some() {
        return of_shot(&seen, frame?, frame?.target?, tell);
    }
    if let Some(target) = CAST_AT.of(order) {
        return of_spell(&seen, target, tell);
    }
    if let Some(target) = STRIKE.of(order) {
        let melee = melee::begun(&seen.board, &Frame { target: Some(target), ..frame?.clone() })?;
        return of_melee(&seen, &seen.board, &melee, target, tell);
    }
    if let Some(target) = CHARGE.of(order) {
        let charging = charges::against(&seen, target)?;
        let (_, formation) = charging.best()?;
        return of_charge(&seen, target, &charging.company, &formation, tell);
    }
    let melee = seen.combat.melees.last()?;
    let other = STRIKE_AT.of(order).or_else(|| FIRST.of(order))?;
    of_melee(&seen, &seen.board, melee, other, tell)
}

/// What waits for an answer.
pub fn pending(sight: &Sight, tell: &Narrator) -> Option<Forecast> {
    let seen = Seen::of(sight);
    let frame = seen.frames.top();
    match sight.prompt()?.text {
        "vassaux-ask-stage" | "vassaux-ask-react-with" => Some(of_reaction(&seen, seen.frames.reacting?.unit, tell)),
        "vassaux-ask-again" => of_shot(&seen, frame?, frame?.target?, tell),
        "vassaux-ask-charge-line" => {
            let charging = charges::charging(&seen)?;
            let (_, formation) = charging.best()?;
            of_charge(&seen, charging.target, &charging.company, &formation, tell)
        }
        "vassaux-ask-form-up" => {
            let (setting, down) = formations::setting(&seen)?;
            let target = frame?.target.filter(|_| down.occasion == Occasion::Charge)?;
            let men = down.men.iter().map(|(man, at, _)| (*man, *at)).chain([(setting.company.leader(), down.at)]);
            of_contact(&seen, target, men, tell)
        }
        _ => None,
    }
}

/// The end of a charge in a few words, for the point that is pointed at: how many touch, and what is to be expected.
pub fn in_short(sight: &Sight, at: Spot, tell: &Narrator) -> Option<String> {
    let seen = Seen::of(sight);
    let charging = charges::charging(&seen)?;
    let (line, length) = charging.pointed_at(at).ok()?;
    let formation = charging.end(&line, length).ok()?;
    let touching = formation.contacts(&seen.board.field, &charging.company, charging.target);
    let men = formation.men.iter().map(|man| (man.id, man.at)).chain([(charging.company.leader(), formation.at)]);
    let board = seen.board.standing(men);
    let melee = melee::begun(&board, seen.frames.top()?)?;
    let odds = blow(&board, &melee, charging.target).odds(&board);
    let words = [("men", touching.into()), ("losses", mean(odds.losses.mean(), tell).into())];
    Some(tell.texts.format("vassaux-aim-charge-hint", &words))
}

fn of_charge(
    seen: &Seen,
    target: PieceId,
    company: &Company,
    formation: &Formation,
    tell: &Narrator,
) -> Option<Forecast> {
    let men = formation.men.iter().map(|man| (man.id, man.at)).chain([(company.leader(), formation.at)]);
    of_contact(seen, target, men, tell)
}

/// The attack of a charge whose men stand like this.
fn of_contact(
    seen: &Seen,
    target: PieceId,
    men: impl IntoIterator<Item = (PieceId, Spot)>,
    tell: &Narrator,
) -> Option<Forecast> {
    let board = seen.board.standing(men);
    let melee = melee::begun(&board, &Frame { target: Some(target), ..seen.frames.top()?.clone() })?;
    of_melee(seen, &board, &melee, target, tell)
}

fn blow(board: &Board, melee: &Melee, other: PieceId) -> Attack {
    let blow = melee::blow_of(board, melee, other);
    Attack {
        attacker: blow.striker,
        target: blow.target,
        defence: defence(board, blow.target, blow.profile.manner, false),
        profile: blow.profile,
        men: blow.strikers.len(),
        exposed: blow.exposed,
        notes: vec![],
    }
}

fn of_melee(seen: &Seen, board: &Board, melee: &Melee, other: PieceId, tell: &Narrator) -> Option<Forecast> {
    let mut attack = blow(board, melee, other);
    let others: Vec<String> = (melee.defenders.iter().filter(|defender| defender.unit != other))
        .map(|defender| tell.inside(Target::Piece(defender.unit)))
        .collect();
    if !others.is_empty() {
        attack.notes.push(tell.texts.format("vassaux-aim-also", &[("units", others.join(", ").into())]));
    }
    attack.notes.push(tell.texts.get("vassaux-aim-strikes-back"));
    Some(attack.forecast(seen, board, tell))
}

fn of_shot(seen: &Seen, frame: &Frame, target: PieceId, tell: &Narrator) -> Option<Forecast> {
    let shot = shot_at(&seen.board, frame, frame.order()?, target)?;
    let mut notes = vec![];
    let (covered, all) = shot.covered;
    notes.push(tell.texts.format("vassaux-aim-covered", &[("covered", covered.into()), ("all", all.into())]));
    if shot.high_ground {
        notes.push(tell.texts.get("vassaux-aim-high-ground"));
    }
    let attack = Attack {
        attacker: frame.unit,
        target,
        defence: defence(&seen.board, target, Manner::Shot, shot.is_covered()),
        men: shot.shooters,
        profile: shot.profile,
        exposed: shot.exposed,
        notes,
    };
    Some(attack.forecast(seen, &seen.board, tell))
}

/// A spell that is a shot, should it succeed.
fn of_spell(seen: &Seen, target: PieceId, tell: &Narrator) -> Option<Forecast> {
    let board = &seen.board;
    let casting = board.magic.casting.as_ref()?;
    board.rules.spell_data(casting.spell).shot?;
    let leader = board.field.leader(casting.caster)?;
    let (profile, covered) = red::spell_shot(board, casting, target)?;
    let note =
        if casting.power == 0 && casting.spell == Spell::Meteor { "vassaux-magic-and-m" } else { "vassaux-magic-if" };
    let attack = Attack {
        attacker: casting.caster,
        target,
        defence: defence(board, target, Manner::Shot, covered),
        men: 1,
        profile,
        exposed: red::exposed(board, leader, target),
        notes: vec![tell.texts.get(note)],
    };
    Some(attack.forecast(seen, board, tell))
}

impl Attack {
    fn odds(&self, board: &Board) -> AttackOdds {
        let may_fall = Losses::new(self.exposed.clone(), u32::MAX, board.rules.switches.melee_overflow).left();
        of_attack(&self.profile, &self.defence, &switches(board), may_fall)
    }

    fn forecast(self, seen: &Seen, board: &Board, tell: &Narrator) -> Forecast {
        let (odds, switches) = (self.odds(board), switches(board));
        let tincture =
            |group: PieceId| VassauxFace.tincture(seen.rules().roster.unit_of_group(group).expect("a group").host);
        let text = |key: &str| tell.texts.get(key);
        let manner = self.profile.manner;
        let dice = self.profile.dice;
        let whole = self.defence.dice(manner, switches.doubling) as i32;
        let plain = (self.defence.df + self.defence.flat).max(1);
        let order_die = self.profile.order_die != OrderDie::None;
        let attacker = ForecastSide {
            tincture: tincture(self.attacker),
            total: tell.texts.format("vassaux-aim-dice", &[("n", dice.into())]),
            parts: tell
                .texts
                .format("vassaux-aim-men", &[("n", self.men.into()), ("order", i32::from(order_die).into())]),
        };
        let defender = ForecastSide {
            tincture: tincture(self.target),
            total: tell.texts.format("vassaux-aim-dice", &[("n", whole.into())]),
            parts: tell.texts.format("vassaux-aim-health", &[("n", self.defence.hits_for_a_loss().into())]),
        };
        let counts = |shelter: &&Shelter| match shelter {
            Shelter::Fortified => true,
            Shelter::Covered => manner == Manner::Shot,
            Shelter::SiegeArmour => manner != Manner::Melee,
        };
        let doubled: Vec<&Shelter> = self.defence.shelters.iter().filter(counts).collect();
        // What each doubling adds is told with the first: several multiply (V-14.03).
        let each = if doubled.is_empty() { 0 } else { (whole - plain) / doubled.len() as i32 };
        let modifier = |shelter: &&Shelter| match shelter {
            Shelter::Fortified => (text("vassaux-aim-fortified"), each, "V-9.17".to_owned()),
            Shelter::Covered => (text("vassaux-aim-in-cover"), each, "V-17.09".to_owned()),
            Shelter::SiegeArmour => (text("vassaux-aim-siege"), each, "V-4.14".to_owned()),
        };
        let modifiers = doubled.iter().map(modifier).collect();
        let mut notes = self.notes;
        notes.insert(0, thresholds(&odds, tell));
        notes.insert(
            1,
            tell.texts.format(
                "vassaux-aim-expected",
                &[("hits", mean(odds.hits.mean(), tell).into()), ("losses", mean(odds.losses.mean(), tell).into())],
            ),
        );
        notes.insert(2, tell.texts.format("vassaux-aim-block", &[("percent", odds.block().percent().into())]));
        if manner != Manner::Shot && self.defence.knight_armour && !self.profile.chevaliers {
            notes.push(text("vassaux-aim-knight-guard"));
        }
        if order_die {
            notes.push(text("vassaux-aim-order-die"));
        }
        let names = [self.attacker, self.target].map(|group| tell.inside(Target::Piece(group)));
        let [attacker_name, target_name] = names;
        let title = match manner {
            Manner::Shot => "vassaux-aim-title-shot",
            Manner::Charge => "vassaux-aim-title-charge",
            Manner::Melee => "vassaux-aim-title-melee",
        };
        let title = tell.texts.format(title, &[("unit", attacker_name.into()), ("target", target_name.into())]);
        Forecast {
            condition: None,
            title: crate::table::text::narrator::capitalised(title),
            sides: vec![attacker, defender],
            modifiers,
            out_of: OUT_OF,
            chances: chances(&odds, tincture(self.attacker), tell),
            notes,
        }
    }
}

/// The chance of each number of losses, from the most to none.
fn chances(odds: &AttackOdds, favours: Tincture, tell: &Narrator) -> Vec<Chance> {
    let greatest = odds.losses.greatest();
    let top = greatest.min(ROWS);
    let mut rows: Vec<Chance> = (0..=top)
        .rev()
        .map(|losses| {
            let more = losses == top && greatest > top;
            let chance = if more { odds.losses.at_least(losses) } else { odds.losses.exactly(losses) };
            let key = if more { "vassaux-aim-losses-more" } else { "vassaux-aim-losses" };
            Chance {
                label: tell.texts.format(key, &[("n", losses.into())]),
                consequence: String::new(),
                count: parts(chance),
                favours: (losses > 0).then_some(favours),
            }
        })
        .collect();
    let sum: u32 = rows.iter().map(|row| row.count).sum();
    if let Some(likeliest) = rows.iter_mut().max_by_key(|row| row.count) {
        likeliest.count += OUT_OF.saturating_sub(sum);
    }
    rows
}

/// A chance in parts of [`OUT_OF`], rounded down.
fn parts(chance: Fraction) -> u32 {
    (chance.cases / (chance.of / u128::from(OUT_OF)).max(1)).min(u128::from(OUT_OF)) as u32
}

/// A mean with one decimal place.
fn mean(value: Fraction, tell: &Narrator) -> String {
    let tenths = value.cases / (value.of / 10).max(1);
    let (whole, rest) = ((tenths / 10).to_string(), (tenths % 10).to_string());
    tell.texts.format("decimal", &[("whole", whole.into()), ("rest", rest.into())])
}

/// How likely each threshold is (V-14.01).
fn thresholds(odds: &AttackOdds, tell: &Narrator) -> String {
    let of = |value: &crate::games::vassaux::odds::ThresholdOdds| {
        let chance = Fraction { cases: value.open + value.blocked, of: crate::games::vassaux::odds::WHOLE };
        let args = [("value", value.value.into()), ("percent", chance.percent().into())];
        tell.texts.format("vassaux-aim-threshold", &args)
    };
    let listed = odds.threshold.iter().filter(|value| value.open + value.blocked > 0).map(of);
    let list = listed.collect::<Vec<_>>().join(", ");
    tell.texts.format("vassaux-aim-thresholds", &[("list", list.into())])
}

/// The chance that a unit's reaction comes about (V-18.04, V-18.05).
pub fn reaction_chance(seen: &Seen, unit: PieceId) -> Fraction {
    if seen.board.unit(unit).given.is_on_alert() {
        return Fraction { cases: 1, of: 1 };
    }
    let side = seen.board.unit(unit).host;
    let dice = seen.rules().data.constants.reaction;
    let throw = Throw { dice: dice.dice as u8, sides: dice.sides };
    let targets = [Seat(1 - side.0), side].map(|seat| seen.progress.reactivity_of(seat));
    let interrupted = of_contest(targets, throw);
    Fraction { cases: interrupted.of - interrupted.cases, of: interrupted.of }
}

fn of_reaction(seen: &Seen, unit: PieceId, tell: &Narrator) -> Forecast {
    let side = seen.board.unit(unit).host;
    let other = Seat(1 - side.0);
    let chance = reaction_chance(seen, unit);
    let won = (chance.cases * u128::from(OUT_OF) / chance.of) as u32;
    let alert = seen.board.unit(unit).given.is_on_alert();
    let side_of = |seat: Seat| {
        let reactivity = seen.progress.reactivity_of(seat);
        let total = tell.texts.format("vassaux-aim-reactivity", &[("n", reactivity.into())]);
        ForecastSide { tincture: VassauxFace.tincture(seat), parts: total.clone(), total }
    };
    let text = |key: &str| tell.texts.get(key);
    let row = |key: &str, after: &str, count: u32, seat: Seat| Chance {
        label: text(key),
        consequence: text(after),
        count,
        favours: Some(VassauxFace.tincture(seat)),
    };
    let name = tell.inside(Target::Piece(unit));
    let mut notes = vec![text(if alert { "vassaux-aim-on-alert" } else { "vassaux-aim-contest" })];
    if let Some(frame) = seen.frames.top()
        && !frame.walk.points.is_empty()
    {
        let stages = reaction::stages_for(&seen.board, frame, unit).len();
        notes.push(tell.texts.format("vassaux-aim-stages", &[("n", stages.into())]));
    }
    Forecast {
        condition: None,
        title: tell.texts.format("vassaux-aim-title-reaction", &[("unit", name.into())]),
        sides: if alert { vec![] } else { vec![side_of(side), side_of(other)] },
        modifiers: vec![],
        out_of: OUT_OF,
        chances: vec![
            row("vassaux-aim-reaction-won", "vassaux-aim-reaction-won.after", won, side),
            row("vassaux-aim-reaction-lost", "vassaux-aim-reaction-lost.after", OUT_OF - won, other),
        ],
        notes,
    }
}
