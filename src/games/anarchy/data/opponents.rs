//! How the scripts judge: `opponents.ron`.
use super::load::file;
use crate::table::data::Reader;
use serde::Deserialize;
use serde::de::IgnoredAny;

/// How the scripts judge, in hundredths of a point of a man's worth unless it says otherwise.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OpponentsData {
    /// How far a judgement may be off, in percent, for easy and normal; that of hard is not.
    pub noise: (i64, i64),
    /// What part of his worth a man loses, in percent: killed, wounded, stunned, thrown from his horse, driven back.
    pub harm: HarmData,
    /// Worth of a noble, in percent of a man with his values.
    pub noble: i64,
    /// What a man made prisoner is worth to his captor, in percent.
    pub captive: i64,
    /// What one hex nearer to where he should be is worth to a man.
    pub step: i64,
    /// What the combat influence of a hex is worth, for each column.
    pub column: i64,
    /// What part of the harm that enemies can do to a man is counted, in percent; for hard, that they could do with their next attacks.
    pub threat: i64,
    /// What part of the harm that enemies can do to him with shots is counted, in percent.
    pub fire: i64,
    /// So many orders of an easy script are given at random, in percent.
    pub easy_random_percent: u64,
    /// How much more somebody minds it whose fate decides the battle, in percent.
    pub care: i64,
    /// The least that an attack must be worth.
    pub least_attack: i64,
    /// The least that a shot must be worth.
    pub least_shot: i64,
    /// From which column on no more attackers join (counted from 1).
    pub enough_columns: i32,
    /// What a victory condition is worth to the man who can bring it about.
    pub goal: i64,
    /// What the level hard weighs otherwise; without it the same as normal.
    #[serde(default)]
    pub hard: Option<HardData>,
    /// Weighs nothing. Rule data name it that travel with matches which were played before there was a level hard.
    #[serde(default)]
    pub cover: IgnoredAny,
}

impl OpponentsData {
    /// The same for the level hard.
    pub fn hard(self) -> Self {
        match self.hard {
            Some(HardData { step, least_attack, reply }) => Self { step, least_attack, threat: reply, ..self },
            None => self,
        }
    }
}

/// What the level hard weighs otherwise.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct HardData {
    pub step: i64,
    pub least_attack: i64,
    /// In place of `threat`: what part of the harm is counted that enemies could do with the attacks of their next phase, in percent.
    pub reply: i64,
}

#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct HarmData {
    pub killed: i64,
    pub wounded: i64,
    pub stunned: i64,
    pub unhorsed: i64,
    pub retreat: i64,
}

/// Tells which of the numbers are out of bounds.
pub fn check_opponents(reader: &Reader, opponents: &OpponentsData) {
    let at = reader.at(&file("opponents"));
    at.field("noise").index(0).within(opponents.noise.0, 0..=100);
    at.field("noise").index(1).within(opponents.noise.1, 0..=100);
    let harm = &opponents.harm;
    for (name, value) in [
        ("killed", harm.killed),
        ("wounded", harm.wounded),
        ("stunned", harm.stunned),
        ("unhorsed", harm.unhorsed),
        ("retreat", harm.retreat),
    ] {
        at.field("harm").field(name).within(value, 0..=1000);
    }
    for (name, value) in [
        ("noble", opponents.noble),
        ("captive", opponents.captive),
        ("step", opponents.step),
        ("column", opponents.column),
        ("threat", opponents.threat),
        ("fire", opponents.fire),
        ("care", opponents.care),
        ("least_attack", opponents.least_attack),
        ("least_shot", opponents.least_shot),
        ("goal", opponents.goal),
    ] {
        at.field(name).within(value, -100_000..=100_000);
    }
    if let Some(hard) = opponents.hard {
        for (name, value) in [("step", hard.step), ("least_attack", hard.least_attack), ("reply", hard.reply)] {
            at.field("hard").field(name).within(value, -100_000..=100_000);
        }
    }
    at.field("easy_random_percent").within(opponents.easy_random_percent as i32, 0..=100);
    at.field("enough_columns").within(opponents.enough_columns, 1..=20);
}
