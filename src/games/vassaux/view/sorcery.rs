//! Magic at the table: what lies on units, what spells would do and with which chances, the markers of those who wait.
use super::VassauxFace;
use super::seen::Seen;
use crate::desktop::face::*;
use crate::games::vassaux::chapters::attack::{Fumbles, SIDES};
use crate::games::vassaux::chapters::magic::casting::{self, ADD_DICE, ADD_INVOCATION, ANNOUNCE, CAST};
use crate::games::vassaux::chapters::magic::dispelling::DISPEL;
use crate::games::vassaux::chapters::magic::infiltration;
use crate::games::vassaux::data::magic::{Power, School, Spell};
use crate::games::vassaux::odds::{Fraction, of_contest, of_spell};
use crate::games::vassaux::state::magic::Casting;
use crate::table::kit::contests::Throw;
use crate::table::prelude::{Narrator, Order, PieceId, Seat, Target};

type Ink = [u8; 4];
const RED: Ink = [0xe0, 0x4a, 0x3c, 255];
const GREEN: Ink = [0x58, 0xb8, 0x62, 255];
const VIOLET: Ink = [0xa8, 0x74, 0xe0, 255];
const DARK: Ink = [0x1b, 0x13, 0x0d, 235];

/// The colour of a school.
const fn ink(school: School) -> Ink {
    match school {
        School::Red => RED,
        School::Green => GREEN,
        School::Black => VIOLET,
    }
}

/// What stands on the badge of a spell, in a square from -1 to 1.
fn emblem(spell: Spell) -> Vec<Point> {
    match spell {
        // A shield.
        Spell::DefenceAura => {
            vec![
                [-0.55, 0.55],
                [0.0, 0.7],
                [0.55, 0.55],
                [0.55, 0.0],
                [0.35, -0.45],
                [0.0, -0.72],
                [-0.35, -0.45],
                [-0.55, 0.0],
            ]
        }
        // A star of thorns.
        Spell::ThornAura => (0..16_u8)
            .map(|i| {
                let long = if i % 2 == 0 { 0.8 } else { 0.32 };
                let (sin, cos) = (f32::from(i) * 22.5).to_radians().sin_cos();
                [long * sin, long * cos]
            })
            .collect(),
        // A crescent.
        Spell::VeiledMoon | Spell::EternalNight => vec![
            [0.3, 0.7],
            [-0.2, 0.6],
            [-0.55, 0.2],
            [-0.55, -0.25],
            [-0.2, -0.62],
            [0.3, -0.72],
            [0.0, -0.4],
            [-0.1, 0.0],
            [0.0, 0.4],
        ],
        // A fang.
        Spell::DeathHowl => vec![[-0.4, 0.65], [0.4, 0.65], [0.3, 0.1], [0.0, -0.75], [-0.3, 0.1]],
        // A horn.
        Spell::PackHowl | Spell::HuntCall => {
            vec![
                [-0.7, 0.3],
                [-0.2, 0.45],
                [0.4, 0.3],
                [0.75, -0.2],
                [0.7, -0.6],
                [0.3, -0.2],
                [-0.2, 0.0],
                [-0.7, 0.05],
            ]
        }
        // A drop.
        Spell::Necrosis => {
            vec![
                [0.0, 0.8],
                [0.35, 0.15],
                [0.48, -0.25],
                [0.3, -0.6],
                [0.0, -0.72],
                [-0.3, -0.6],
                [-0.48, -0.25],
                [-0.35, 0.15],
            ]
        }
        // A cross that stands.
        Spell::Resurrection => vec![
            [-0.16, 0.75],
            [0.16, 0.75],
            [0.16, 0.35],
            [0.5, 0.35],
            [0.5, 0.05],
            [0.16, 0.05],
            [0.16, -0.75],
            [-0.16, -0.75],
            [-0.16, 0.05],
            [-0.5, 0.05],
            [-0.5, 0.35],
            [-0.16, 0.35],
        ],
        // A bolt.
        _ => vec![[0.1, 0.8], [-0.5, -0.1], [-0.05, -0.1], [-0.2, -0.8], [0.5, 0.15], [0.05, 0.15], [0.35, 0.8]],
    }
}

/// What lies on a unit, as badges beside its leader's dice, and the order that a corruption binds it to.
pub fn badges(seen: &Seen, group: PieceId) -> Vec<Badge> {
    let rules = seen.rules();
    let of = |spell: Spell| Badge {
        form: BadgeForm::Diamond,
        paint: ink(rules.spell_data(spell).school).into(),
        text: String::new(),
        emblem: vec![emblem(spell)],
    };
    let magic = &seen.board.magic;
    let lies = lying(seen, group);
    let doomed = magic.doom_of(group).filter(|_| !seen.board.unit(group).activated).map(|_| Spell::Corruption);
    lies.into_iter().chain(doomed).map(of).collect()
}

/// The spells that lie on a unit, each once.
fn lying(seen: &Seen, group: PieceId) -> Vec<Spell> {
    let charms = seen.board.magic.charms.iter().filter(|charm| charm.on == group);
    let mut spells: Vec<Spell> = charms.map(|charm| charm.spell).collect();
    spells.sort_unstable();
    spells.dedup();
    spells
}

/// What a spell does, with the figures of the rule data.
pub fn what(seen: &Seen, spell: Spell, tell: &Narrator) -> String {
    let (magic, shot) = (&seen.rules().data.magic, seen.rules().spell_data(spell).shot);
    let args = [
        ("range", shot.map_or(0, |shot| shot.range).into()),
        ("dice", shot.map_or(0, |shot| shot.bonus).into()),
        ("fire", magic.fire_aura_dice.into()),
        ("hp", magic.resurrection_hp.into()),
        ("night", magic.eternal_night_range.into()),
    ];
    let key = match spell {
        Spell::DefenceAura => "vassaux-magic-defence_aura",
        Spell::ThornAura => "vassaux-magic-thorn_aura",
        Spell::FireAura => "vassaux-magic-fire_aura",
        Spell::Meteor => "vassaux-magic-meteor",
        Spell::RainOfFire => "vassaux-magic-rain_of_fire",
        Spell::VeiledMoon => "vassaux-magic-veiled_moon",
        Spell::DeathHowl => "vassaux-magic-death_howl",
        Spell::PackHowl => "vassaux-magic-pack_howl",
        Spell::HuntCall => "vassaux-magic-hunt_call",
        Spell::Necrosis => "vassaux-magic-necrosis",
        Spell::Corruption => "vassaux-magic-corruption",
        Spell::Resurrection => "vassaux-magic-resurrection",
        Spell::Possession => "vassaux-magic-possession",
        Spell::EternalNight => "vassaux-magic-eternal_night",
    };
    tell.texts.format(key, &args)
}

/// What lies on a unit in words, each with its rule, for its sheet.
pub fn notes(seen: &Seen, group: PieceId, tell: &Narrator) -> Vec<(String, String)> {
    let magic = &seen.board.magic;
    let mut notes: Vec<(String, String)> = lying(seen, group)
        .into_iter()
        .map(|spell| {
            let name = tell.texts.get(&format!("vassaux-spell-{}", spell.id()));
            let what = what(seen, spell, tell);
            let args = [("spell", name.into()), ("what", what.into())];
            (tell.texts.format("vassaux-magic-note", &args), rule(spell).to_owned())
        })
        .collect();
    if let Some(order) = magic.doom_of(group) {
        let order = tell.target(Target::Kind(order.kind())).to_lowercase();
        notes.push((tell.texts.format("vassaux-magic-doomed", &[("order", order.into())]), "V-22.07".to_owned()));
    }
    notes
}

/// The rule of a spell.
pub const fn rule(spell: Spell) -> &'static str {
    match spell {
        Spell::DefenceAura => "V-20.07",
        Spell::ThornAura => "V-20.08",
        Spell::FireAura => "V-20.09",
        Spell::Meteor => "V-20.10",
        Spell::RainOfFire => "V-20.11",
        Spell::VeiledMoon => "V-21.05",
        Spell::DeathHowl => "V-21.06",
        Spell::PackHowl => "V-21.07",
        Spell::HuntCall => "V-21.08",
        Spell::Necrosis => "V-22.06",
        Spell::Corruption => "V-22.07",
        Spell::Resurrection => "V-22.09",
        Spell::Possession => "V-22.10",
        Spell::EternalNight => "V-22.11",
    }
}

/// The spell of an order to cast.
fn spell_of(seen: &Seen, order: Order) -> Option<Spell> {
    seen.rules().spell(CAST.of(order)?).and_then(|data| Spell::of_id(&data.id))
}

/// What a spell does, or how likely it is with so many dice.
pub fn hint(seen: &Seen, order: Order, tell: &Narrator) -> Option<String> {
    if let Some(spell) = spell_of(seen, order) {
        return Some(what(seen, spell, tell));
    }
    let percent = |percent: u32| Some(tell.texts.format("vassaux-aim-react-hint", &[("percent", percent.into())]));
    if let Some(unit) = DISPEL.of(order) {
        return percent(counter_chance(seen, unit)?.percent());
    }
    let casting = seen.board.magic.casting.as_ref()?;
    let chance = if let Some(dice) = ADD_DICE.of(order) {
        success(seen, &Casting { extra: dice.clamp(0, 99) as u8, ..casting.clone() })
    } else if let Some(dice) = ADD_INVOCATION.of(order) {
        success(seen, &Casting { summoned: dice.clamp(0, 99) as u8, ..casting.clone() })
    } else if let Some(power) = ANNOUNCE.of(order) {
        let extra = casting::most_extra(&seen.board, casting.caster).clamp(0, 99) as u8;
        success(seen, &Casting { power, extra, ..casting.clone() })
    } else {
        return None;
    };
    percent(chance.percent())
}

/// The chance that a spell succeeds with the dice that are staked.
fn success(seen: &Seen, casting: &Casting) -> Fraction {
    let rules = seen.rules();
    let dice = 1 + u32::from(casting.extra) + u32::from(casting.summoned);
    let fierce = rules.has(casting.caster, Power::Fierce);
    let threshold = casting::threshold(&seen.board, casting);
    of_spell(dice, threshold, Fumbles::of(fierce, false, rules.switches.ones))
}

/// The chance that the leader of a unit wins the contest for a spell (V-19.13).
fn counter_chance(seen: &Seen, unit: PieceId) -> Option<Fraction> {
    let casting = seen.board.magic.casting.as_ref()?;
    let command = |unit: PieceId| seen.board.figures(unit).cmd;
    let dice = seen.rules().data.constants.counter_contest;
    let throw = Throw { dice: dice.dice as u8, sides: dice.sides };
    // The target of each is the other one's command.
    let caster = of_contest([command(unit), command(casting.caster)], throw);
    Some(Fraction { cases: caster.of - caster.cases, of: caster.of })
}

/// How likely the spell that is being cast is with each number of dice.
pub fn pending(sight: &Sight, tell: &Narrator) -> Option<Forecast> {
    let seen = Seen::of(sight);
    let casting = seen.board.magic.casting.as_ref()?;
    let prompt = sight.prompt()?;
    let with = |extra: i32, summoned: i32, power: i32| {
        let with = |dice: i32| dice.clamp(0, 99) as u8;
        success(&seen, &Casting { extra: with(extra), summoned: with(summoned), power, ..casting.clone() })
    };
    let row = |label: String, chance: Fraction| {
        let args = [("label", label.into()), ("percent", chance.percent().into())];
        tell.texts.format("vassaux-magic-chance", &args)
    };
    let (extra, summoned) = (i32::from(casting.extra), i32::from(casting.summoned));
    let asks_dice = matches!(prompt.text, "vassaux-ask-stake" | "vassaux-ask-summon" | "vassaux-ask-power");
    let notes: Vec<String> = match prompt.text {
        "vassaux-ask-stake" => (0..=casting::most_extra(&seen.board, casting.caster))
            .map(|dice| row(tell.order(ADD_DICE.on(dice)), with(dice, summoned, casting.power)))
            .collect(),
        "vassaux-ask-summon" => (0..=casting::most_summoned(&seen.board, casting))
            .map(|dice| row(tell.order(ADD_INVOCATION.on(dice)), with(extra, dice, casting.power)))
            .collect(),
        "vassaux-ask-power" => {
            let most = casting::most_extra(&seen.board, casting.caster);
            let dice = |dice: i32| {
                tell.texts.format("vassaux-magic-mean", &[("n", dice.into()), ("power", (7 * dice / 2).into())])
            };
            (1..=most + 1).map(|n| row(dice(n), with(n - 1, 0, 7 * n / 2))).collect()
        }
        _ => return None,
    };
    let title = tell.texts.get(&format!("vassaux-spell-{}", casting.spell.id()));
    let tincture = VassauxFace.tincture(seen.board.unit(casting.caster).host);
    let what = what(&seen, casting.spell, tell);
    let now = with(extra, summoned, casting.power.max(1));
    let out_of = 10_000;
    let wins = (now.cases / (now.of / u128::from(out_of)).max(1)).min(u128::from(out_of)) as u32;
    let chance = |key: &str, count: u32, favours: Option<Tincture>| Chance {
        label: tell.texts.get(key),
        consequence: String::new(),
        count,
        favours,
    };
    // While dice are still staked the chance is that of each number, told line by line.
    let chances = match asks_dice {
        true => vec![],
        false => vec![
            chance("vassaux-magic-succeeds", wins, Some(tincture)),
            chance("vassaux-magic-fails", out_of - wins, None),
        ],
    };
    Some(Forecast {
        condition: None,
        title,
        sides: vec![],
        modifiers: vec![],
        out_of,
        chances,
        notes: std::iter::once(what).chain(notes).collect(),
    })
}

/// The most that a meteor's dice could show, told where it is announced.
pub fn usual_power(seen: &Seen) -> Option<i32> {
    let casting = seen.board.magic.casting.as_ref()?;
    let dice = casting::most_extra(&seen.board, casting.caster) + 1;
    Some((7 * dice / 2).clamp(1, SIDES * dice))
}

/// Which marker of a unit that infiltrates is laid next, and how many there are; nothing for other units (V-20.03).
pub fn next_marker(seen: &Seen, unit: PieceId) -> Option<(i32, i32)> {
    if !infiltration::is_infiltrator(&seen.board, unit) {
        return None;
    }
    let laid = seen.board.magic.laying.as_ref().filter(|one| one.unit == unit).map_or(0, |one| one.markers.len());
    Some((laid as i32 + 1, seen.rules().data.magic.infiltration_markers))
}

/// The markers of those who wait, below the miniatures (V-20.16).
pub fn markers(face: &VassauxFace, seen: &Seen, ground: &OpenGround, scene: &mut Scene) {
    let magic = &seen.board.magic;
    for waiting in magic.infiltrators.iter().chain(&magic.laying) {
        let host = seen.board.unit(waiting.unit).host;
        let radius = ground.length(seen.rules().data.constants.marker / 2);
        for (number, at) in (1..).zip(&waiting.markers) {
            let at = ground.point(*at);
            let beside = [at[0] + 1.9 * radius, at[1]];
            let paint = [0xf6, 0xec, 0xd2, 255].into();
            scene.writing.push(Writing { text: format!("{number}"), at: beside, size: 2.4 * radius, paint });
            let scars = &mut scene.scars;
            let disc = |size: f32, paint: Paint| Shape::new(placed(&circle(1.0, 36), at, radius * size), paint);
            scars.push(disc(1.0, DARK.into()));
            scars.push(disc(0.92, face.tincture(host).into()).in_relief(18));
            scars.push(disc(0.62, [0x2c, 0x22, 0x1a, 255].into()));
            // An eye.
            let by = |outline: &[Point]| placed(outline, at, radius);
            scars.push(Shape::new(
                by(&[[-0.5, 0.0], [-0.2, 0.24], [0.2, 0.24], [0.5, 0.0], [0.2, -0.24], [-0.2, -0.24]]),
                [0xf6, 0xec, 0xd2, 255],
            ));
            scars.push(disc(0.17, DARK.into()));
        }
    }
}

/// The pages of the schools that are played: every spell with what it needs and does.
pub fn page(seen: &Seen, tell: &Narrator) -> Option<ReferencePage> {
    let rules = seen.rules();
    let schools: Vec<School> = [Seat(0), Seat(1)].into_iter().filter_map(|seat| rules.school(seat)).collect();
    if schools.is_empty() {
        return None;
    }
    let played = Spell::ALL.into_iter().filter(|spell| schools.contains(&rules.spell_data(*spell).school));
    let sheets = played.map(|spell| {
        let data = rules.spell_data(spell);
        let threshold = match data.threshold {
            crate::games::vassaux::data::magic::Threshold::Fixed(number) => number.to_string(),
            crate::games::vassaux::data::magic::Threshold::Chosen => tell.texts.get("vassaux-magic-chosen"),
        };
        let school = tell.texts.get(&format!("vassaux-roster-school-{}", data.school.word().to_lowercase()));
        let mut notes = vec![(what(seen, spell, tell), rule(spell).to_owned())];
        if data.howl {
            notes.push((tell.texts.get("vassaux-magic-howl"), "V-21.01".to_owned()));
        }
        if data.school == School::Black {
            notes.push((tell.texts.get("vassaux-magic-ritual"), "V-22.01".to_owned()));
        }
        Sheet {
            picture: None,
            title: tell.texts.get(&format!("vassaux-spell-{}", spell.id())),
            tincture: None,
            lines: vec![
                (tell.texts.get("vassaux-roster-school"), school),
                (tell.texts.get("vassaux-magic-threshold"), threshold),
            ],
            notes,
        }
    });
    Some(ReferencePage { title: tell.texts.get("vassaux-magic-page"), sheets: sheets.collect() })
}
