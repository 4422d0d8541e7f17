//! Spells as they are seen and heard when they come about, fail, or break: one table says what each is made of.
use super::seen::Seen;
use crate::desktop::face::*;
use crate::games::vassaux::data::magic::Spell;
use crate::table::prelude::{Entry, PieceId, Seat, Target, Word};

const GOLD: [u8; 4] = [0xf2, 0xc4, 0x3a, 200];
const FIRE: [u8; 4] = [0xf0, 0x6a, 0x18, 190];
const EMBER: [u8; 4] = [0xff, 0xc2, 0x4a, 200];
const STONE: [u8; 4] = [0x4a, 0x38, 0x2c, 235];
const BRIAR: [u8; 4] = [0x3a, 0x22, 0x12, 230];
const SILVER: [u8; 4] = [0xe2, 0xe8, 0xf4, 190];
const LEAF: [u8; 4] = [0xd2, 0xf4, 0x96, 200];
const BLOOD: [u8; 4] = [0xa8, 0x16, 0x20, 190];
const ROT: [u8; 4] = [0x3a, 0x4a, 0x22, 190];
const VIOLET: [u8; 4] = [0x8a, 0x3c, 0xb4, 200];
const PALE: [u8; 4] = [0xf4, 0xf0, 0xd8, 180];
const NIGHT: [u8; 4] = [0x12, 0x10, 0x2c, 150];
const SMOKE: [u8; 4] = [0x6a, 0x66, 0x62, 150];
const GLASS: [u8; 4] = [0xbf, 0xe0, 0xff, 220];

/// A layer of a picture: what moves how, around what, in which paint; how many, how large, from when to when.
const fn layer(
    (figure, motion, around): (Figure, Motion, Around),
    paint: [u8; 4],
    (many, size): (u8, f32),
    (from, to): (f32, f32),
) -> Layer {
    Layer { figure, motion, around, paint, many, size, from, to }
}

use Around::{Board, Caster, Group, Men};
use Figure::{Crescent, Disc, Drop, Flame, Ring, Shard, Spike, Star, Stone};
use Motion::{Burst, Circle, Close, Fall, Pull, Rise, Send, Stand, Swell};

/// Every spell as it comes about: its sound, and what its picture is made of.
const SPELLS: [(Spell, Timbre, &[Layer]); 14] = [
    // Rings of gold close around each man.
    (
        Spell::DefenceAura,
        Timbre::Ward,
        &[
            layer((Ring, Close, Men), GOLD, (1, 1.25), (0.0, 0.7)),
            layer((Disc, Stand, Men), GOLD, (1, 1.1), (0.55, 1.0)),
        ],
    ),
    // Thorns shoot out of the ground.
    (
        Spell::ThornAura,
        Timbre::Thorns,
        &[
            layer((Spike, Burst, Men), BRIAR, (7, 0.7), (0.0, 0.75)),
            layer((Ring, Stand, Men), BRIAR, (1, 1.3), (0.35, 1.0)),
        ],
    ),
    // Flames go round the whole Aura, and catch on whoever stands in it.
    (
        Spell::FireAura,
        Timbre::Blaze,
        &[
            layer((Ring, Swell, Caster), FIRE, (1, 1.0), (0.0, 0.6)),
            layer((Flame, Circle, Caster), FIRE, (14, 0.09), (0.1, 0.9)),
            layer((Flame, Rise, Men), EMBER, (2, 0.8), (0.4, 1.0)),
        ],
    ),
    // A stone falls, and what it strikes scatters.
    (
        Spell::Meteor,
        Timbre::Meteor,
        &[
            layer((Stone, Fall, Group), STONE, (1, 0.8), (0.0, 0.48)),
            layer((Ring, Swell, Group), FIRE, (2, 1.9), (0.46, 1.0)),
            layer((Shard, Burst, Group), STONE, (12, 0.16), (0.46, 0.95)),
        ],
    ),
    // Drops of fire fall on each man, and burn.
    (
        Spell::RainOfFire,
        Timbre::FireRain,
        &[
            layer((Drop, Fall, Men), EMBER, (3, 0.45), (0.0, 0.65)),
            layer((Flame, Rise, Men), FIRE, (1, 0.7), (0.5, 1.0)),
        ],
    ),
    // A moon rises, and silver lies over those whom it hides.
    (
        Spell::VeiledMoon,
        Timbre::Moon,
        &[
            layer((Crescent, Rise, Caster), SILVER, (1, 0.22), (0.0, 1.0)),
            layer((Disc, Stand, Men), SILVER, (1, 1.5), (0.2, 1.0)),
        ],
    ),
    // One voice: rings of blood around the dead man’s comrades.
    (
        Spell::DeathHowl,
        Timbre::DeathHowl,
        &[
            layer((Ring, Swell, Caster), BLOOD, (4, 0.8), (0.0, 1.0)),
            layer((Spike, Rise, Men), BLOOD, (1, 0.7), (0.3, 1.0)),
        ],
    ),
    // Many voices: rings spread over the Aura, and answer.
    (
        Spell::PackHowl,
        Timbre::PackHowl,
        &[
            layer((Ring, Swell, Caster), LEAF, (5, 1.0), (0.0, 1.0)),
            layer((Ring, Swell, Men), LEAF, (2, 2.0), (0.35, 1.0)),
        ],
    ),
    // The horn sends arrows out over the Aura.
    (
        Spell::HuntCall,
        Timbre::HuntingHorn,
        &[
            layer((Spike, Burst, Caster), LEAF, (10, 0.1), (0.0, 0.8)),
            layer((Spike, Rise, Men), LEAF, (1, 0.8), (0.35, 1.0)),
        ],
    ),
    // Rot spreads from man to man and drips.
    (
        Spell::Necrosis,
        Timbre::Decay,
        &[layer((Disc, Swell, Men), ROT, (2, 1.6), (0.0, 0.8)), layer((Drop, Stand, Men), ROT, (3, 0.4), (0.4, 1.0))],
    ),
    // A whisper goes to its victims, and a bond closes.
    (
        Spell::Corruption,
        Timbre::Whisper,
        &[
            layer((Star, Send, Group), VIOLET, (4, 0.2), (0.0, 0.7)),
            layer((Ring, Close, Men), VIOLET, (1, 1.15), (0.5, 1.0)),
        ],
    ),
    // Pale shapes rise from the ground.
    (
        Spell::Resurrection,
        Timbre::Rising,
        &[layer((Disc, Swell, Men), PALE, (1, 1.3), (0.0, 0.5)), layer((Star, Rise, Men), PALE, (3, 0.5), (0.2, 1.0))],
    ),
    // A thread of stars is drawn from the other side to the caster.
    (
        Spell::Possession,
        Timbre::Theft,
        &[
            layer((Star, Pull, Group), VIOLET, (9, 0.5), (0.0, 0.9)),
            layer((Ring, Close, Group), VIOLET, (1, 1.6), (0.0, 0.4)),
        ],
    ),
    // Darkness lies over the whole table, and stars come out.
    (
        Spell::EternalNight,
        Timbre::Night,
        &[
            layer((Disc, Stand, Board), NIGHT, (1, 1.45), (0.0, 1.0)),
            layer((Star, Rise, Board), SILVER, (18, 0.018), (0.2, 1.0)),
            layer((Ring, Swell, Caster), VIOLET, (2, 0.7), (0.0, 0.6)),
        ],
    ),
];

/// A spell that comes about.
pub fn look(spell: Spell) -> EffectLook {
    let found = SPELLS.iter().find(|(own, ..)| *own == spell);
    let (_, timbre, layers) = found.expect("every spell has a picture");
    EffectLook { timbre: *timbre, layers }
}

/// A spell that fails goes up in smoke.
pub const FAILED: EffectLook = EffectLook {
    timbre: Timbre::Fizzle,
    layers: &[
        layer((Disc, Rise, Caster), SMOKE, (5, 0.12), (0.0, 0.9)),
        layer((Star, Stand, Caster), SMOKE, (1, 0.14), (0.0, 0.35)),
    ],
};

/// One that is dispelled breaks into pieces.
pub const DISPELLED: EffectLook = EffectLook {
    timbre: Timbre::Shatter,
    layers: &[
        layer((Ring, Stand, Caster), GLASS, (1, 0.3), (0.0, 0.35)),
        layer((Shard, Burst, Caster), GLASS, (14, 0.07), (0.2, 1.0)),
    ],
};

/// What of a leader is seen of a spell that does not come about, against his Aura: his surroundings alone.
const NEAR: f32 = 6.0;

fn piece(entry: &Entry, name: &str) -> Option<PieceId> {
    match entry.words.iter().find(|(own, _)| *own == name)?.1 {
        Word::On(Target::Piece(piece)) => Some(piece),
        _ => None,
    }
}

fn spell_of(seen: &Seen, entry: &Entry) -> Option<Spell> {
    let kind = match entry.words.iter().find(|(own, _)| *own == "spell")?.1 {
        Word::On(Target::Kind(kind)) => kind,
        _ => return None,
    };
    let rules = seen.rules();
    Spell::ALL.into_iter().find(|spell| rules.spell_kind(*spell) == kind)
}

/// The spell that came about last before an entry, if nothing else was ordered since: who casts it.
fn cast_before<'e>(seen: &Seen, entries: &[&'e Entry]) -> Option<(Spell, PieceId)> {
    let cast = |entry: &&'e Entry| entry.event == "vassaux-log-spell";
    let last = entries.iter().rev().take_while(|entry| entry.event != "vassaux-log-order").find(|entry| cast(entry))?;
    Some((spell_of(seen, last)?, piece(last, "unit")?))
}

/// Where men stand, from what the board showed before, for those who have fallen to it meanwhile.
struct Places<'a> {
    seen: &'a Seen,
    before: &'a Scene,
    now: Scene,
}

impl Places<'_> {
    fn goal(look: &PieceLook) -> Option<Goal> {
        Some(Goal { centre: look.at, radius: look.base.as_ref()?.radius })
    }
    /// The men of a unit, or of those who have strayed from it.
    fn men(&self, group: PieceId) -> Vec<Goal> {
        let roster = &self.seen.rules().roster;
        let Some(unit) = roster.unit_of_group(group) else { return vec![] };
        let on = |scene: &Scene| -> Vec<Goal> {
            let own = scene.pieces.iter().filter(|look| {
                let under = self.seen.board.fighter(look.piece).map(|fighter| fighter.under);
                under == Some(group) || unit.fighters.contains(&look.piece) && under.is_none_or(|at| at == group)
            });
            own.filter_map(Self::goal).collect()
        };
        let before = on(self.before);
        if before.is_empty() { on(&self.now) } else { before }
    }
    /// A leader, and how far his Aura reaches.
    fn leader(&self, unit: PieceId, reach: f32) -> Option<Goal> {
        let men = self.men(unit);
        let board = &self.seen.board;
        let own = board.unit(unit).leader.and_then(|leader| {
            let look = self.now.pieces.iter().find(|look| look.piece == leader);
            look.or_else(|| self.before.pieces.iter().find(|look| look.piece == leader))
        });
        let at = own.and_then(Self::goal).or_else(|| men.first().copied())?;
        Some(Goal { centre: at.centre, radius: at.radius + reach })
    }
    /// All of them together.
    fn group(men: &[Goal]) -> Option<Goal> {
        let count = men.len().max(1) as f32;
        let sum = men.iter().fold([0.0, 0.0], |[x, y], goal| [x + goal.centre[0], y + goal.centre[1]]);
        let centre = [sum[0] / count, sum[1] / count];
        let far = |goal: &Goal| (goal.centre[0] - centre[0]).hypot(goal.centre[1] - centre[1]) + goal.radius;
        let radius = men.iter().map(far).fold(0.0, f32::max);
        (!men.is_empty()).then_some(Goal { centre, radius })
    }
}

/// What is seen and heard of the entries from `new` on.
pub fn effects(face: &dyn Draw, sight: &Sight, entries: &[&Entry], new: usize, before: &Scene) -> Vec<Effect> {
    const TOLD: [&str; 9] = [
        "vassaux-log-spell-failed",
        "vassaux-log-dispelled",
        "vassaux-log-charm",
        "vassaux-log-burns",
        "vassaux-log-attack",
        "vassaux-log-doomed",
        "vassaux-log-possessed",
        "vassaux-log-night",
        "vassaux-log-thorns",
    ];
    if !entries[new..].iter().any(|entry| TOLD.contains(&entry.event)) {
        return vec![];
    }
    let seen = Seen::of(sight);
    if !seen.rules().has_magic() {
        return vec![];
    }
    let places = Places { seen: &seen, before, now: face.scene(sight) };
    // Units of the board for one of the ground.
    let scale = face.scenery(sight).ground.map_or(0.0, |ground| 1.0 / ground.per_unit as f32);
    let mut all: Vec<Effect> = vec![];
    for (number, entry) in entries.iter().enumerate().skip(new) {
        let cast = || cast_before(&seen, &entries[..number]);
        let (look, caster, target) = match entry.event {
            "vassaux-log-spell-failed" => (FAILED, piece(entry, "unit"), None),
            "vassaux-log-dispelled" => (DISPELLED, piece(entry, "unit"), None),
            "vassaux-log-charm" | "vassaux-log-burns" => {
                let Some((spell, caster)) = cast() else { continue };
                (look(spell), Some(caster), piece(entry, "target"))
            }
            "vassaux-log-attack" => match cast() {
                Some((spell @ (Spell::Meteor | Spell::RainOfFire), caster)) if piece(entry, "unit") == Some(caster) => {
                    (look(spell), Some(caster), piece(entry, "target"))
                }
                _ => continue,
            },
            "vassaux-log-doomed" => (look(Spell::Corruption), cast().map(|(_, caster)| caster), piece(entry, "unit")),
            "vassaux-log-possessed" => {
                let caster = cast().map(|(_, caster)| caster);
                let other = caster.map(|caster| Seat(1 - seen.board.unit(caster).host.0));
                let lord = other.and_then(|host| Some(seen.rules().roster.of_host(host).next()?.id));
                (look(Spell::Possession), caster, lord)
            }
            // Thorns that strike are seen as when they were laid.
            "vassaux-log-thorns" => (look(Spell::ThornAura), piece(entry, "unit"), piece(entry, "unit")),
            "vassaux-log-night" => (look(Spell::EternalNight), cast().map(|(_, caster)| caster), None),
            _ => continue,
        };
        let aura = |unit: PieceId| scale * seen.rules().in_units(seen.board.figures(unit).aura) as f32;
        let fails = look == FAILED || look == DISPELLED;
        let caster = caster.and_then(|unit| {
            let near = places.leader(unit, 0.0)?.radius * NEAR;
            places.leader(unit, if fails { near } else { aura(unit) })
        });
        let men = target.map(|target| places.men(target)).unwrap_or_default();
        let group = Places::group(&men);
        // A spell on several units is one thing that happens.
        match all.iter_mut().find(|effect| effect.look == look) {
            Some(effect) => {
                effect.men.extend(men);
                effect.groups.extend(group);
            }
            None => all.push(Effect { look, caster, groups: group.into_iter().collect(), men }),
        }
    }
    all
}
