//! What a designer may change of the scripted opponents: `rules/fief/opponents.ron`.
use crate::table::data::Check;
use crate::table::play::effort::LookaheadData;
use serde::Deserialize;

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OpponentsData {
    pub easy_random_percent: i32,
    pub lords: LordWeights,
    pub cards: CardWeights,
    pub purchases: PurchaseWeights,
    pub marches: MarchWeights,
    pub battles: BattleWeights,
    pub deals: DealWeights,
    #[serde(default)]
    pub hard: LookaheadData,
    /// Storms are tried by the hard opponent from this chance on, in percent.
    #[serde(default)]
    pub hard_storm: i32,
    #[serde(default)]
    pub judgement: JudgementData,
}

/// What the hard opponent makes of a position that it has come to in thought.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct JudgementData {
    /// Each fief, each crown, each vote.
    pub fief: i32,
    pub king: i32,
    pub queen: i32,
    pub prince: i32,
    pub vote: i32,
    /// Each lord; a mitre; a cardinal's hat; a lord in a dungeon counts this share of a free one, in percent.
    pub lord: i32,
    pub mitre: i32,
    pub hat: i32,
    pub captive: i32,
    /// A point of soldiers or guards, a hundred écus, a hundred écus of income a turn.
    pub soldier: i32,
    pub money: i32,
    pub income: i32,
    /// Each village that is held in a region whose title nobody has.
    pub village: i32,
    /// A victory that wants one step, that wants two; that will be declared at the end of the turn.
    pub one_step: i32,
    pub two_steps: i32,
    pub complete: i32,
    /// A point in the points game.
    pub point: i32,
    /// How much of what the best rival and the average one have is taken off, and how much of the ally's counts, in percent.
    pub envy: i32,
    pub rivals: i32,
    pub ally: i32,
    /// A match that is won; lost, it is taken off.
    pub won: i32,
}

impl JudgementData {
    /// Every weight with its name.
    fn all(&self) -> [(&'static str, i32); 20] {
        [
            ("fief", self.fief),
            ("king", self.king),
            ("queen", self.queen),
            ("prince", self.prince),
            ("vote", self.vote),
            ("lord", self.lord),
            ("mitre", self.mitre),
            ("hat", self.hat),
            ("captive", self.captive),
            ("soldier", self.soldier),
            ("money", self.money),
            ("income", self.income),
            ("village", self.village),
            ("one_step", self.one_step),
            ("two_steps", self.two_steps),
            ("complete", self.complete),
            ("point", self.point),
            ("envy", self.envy),
            ("rivals", self.rivals),
            ("ally", self.ally),
        ]
    }
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LordWeights {
    pub lord: i32,
    pub mitre: i32,
    pub hat: i32,
    pub title: i32,
    pub darc: i32,
    pub royal: i32,
    pub last: i32,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CardWeights {
    pub least_tax: i32,
    pub plague_margin: i32,
    pub least_famine: i32,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PurchaseWeights {
    pub reserve: i32,
    pub risk: i32,
    pub arms_lead: u16,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MarchWeights {
    pub storm: i32,
    pub storm_capital: i32,
    pub impatience_from: i32,
    pub impatience: i32,
    pub storm_least: i32,
    #[serde(default = "last_chance")]
    pub last_chance: i32,
    #[serde(default = "saved")]
    pub saved: i32,
    pub garrison_share: i32,
    pub ally_share: i32,
    pub village: i32,
    pub of_region: i32,
    pub castle: i32,
    pub production: i32,
    pub capital: i32,
    pub fief_village: i32,
    pub near_victory: i32,
    pub rich: i32,
    pub cheap: i32,
    pub distance: i32,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BattleWeights {
    pub grace: i32,
    #[serde(default = "hopeless")]
    pub hopeless: i32,
    pub attack: i32,
    pub aim_dice: i32,
    pub sortie: i32,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DealWeights {
    pub ransom_accepted: i32,
    pub ransom_share: i32,
    pub alliance_fiefs: i32,
    pub alliance_turn: i32,
    pub alliance_slack: i32,
    pub wedding: i32,
    pub dowry: i32,
    pub dowry_share: i32,
    pub card: i32,
    pub mitre_share: i32,
}

/// What rule data that were saved before these numbers stood in them are taken to say.
fn last_chance() -> i32 {
    5
}
fn saved() -> i32 {
    1000
}
fn hopeless() -> i32 {
    80
}

/// Chances and shares are percentages; sums and weights are not negative.
pub(in crate::games::fief) fn check(at: &Check, data: &OpponentsData) {
    let (m, b, d) = (&data.marches, &data.battles, &data.deals);
    at.field("easy_random_percent").within(data.easy_random_percent, 0..=100);
    data.hard.check(&at.field("hard"));
    at.field("hard_storm").within(data.hard_storm, 0..=100);
    for (name, weight) in data.judgement.all() {
        at.field("judgement").field(name).within(weight, 0..=10_000);
    }
    at.field("judgement").field("won").within(data.judgement.won, 0..=1_000_000);
    at.field("purchases").field("risk").within(data.purchases.risk, 1..=100);
    for (name, percent) in [
        ("storm", m.storm),
        ("storm_capital", m.storm_capital),
        ("impatience", m.impatience),
        ("storm_least", m.storm_least),
        ("last_chance", m.last_chance),
        ("garrison_share", m.garrison_share),
        ("ally_share", m.ally_share),
        ("cheap", m.cheap),
        ("distance", m.distance),
    ] {
        at.field("marches").field(name).within(percent, 0..=100);
    }
    for (name, percent) in [("grace", b.grace), ("hopeless", b.hopeless), ("attack", b.attack)] {
        at.field("battles").field(name).within(percent, 0..=100);
    }
    at.field("marches").field("saved").within(m.saved, 0..=10_000);
    at.field("battles").field("sortie").within(b.sortie, 0..=1000);
    at.field("battles").field("aim_dice").within(b.aim_dice, 1..=99);
    for (name, percent) in [
        ("ransom_accepted", d.ransom_accepted),
        ("ransom_share", d.ransom_share),
        ("mitre_share", d.mitre_share),
        ("dowry_share", d.dowry_share),
    ] {
        at.field("deals").field(name).within(percent, 0..=100);
    }
    let l = &data.lords;
    for (name, weight) in [
        ("lord", l.lord),
        ("mitre", l.mitre),
        ("hat", l.hat),
        ("title", l.title),
        ("darc", l.darc),
        ("royal", l.royal),
        ("last", l.last),
    ] {
        at.field("lords").field(name).within(weight, 0..=1000);
    }
    let sums = 0..=100_000;
    let c = &data.cards;
    for (name, sum) in
        [("least_tax", c.least_tax), ("plague_margin", c.plague_margin), ("least_famine", c.least_famine)]
    {
        at.field("cards").field(name).within(sum, sums.clone());
    }
    at.field("purchases").field("reserve").within(data.purchases.reserve, sums.clone());
    at.field("purchases").field("arms_lead").within(i32::from(data.purchases.arms_lead), 0..=99);
    for (name, weight) in [
        ("village", m.village),
        ("of_region", m.of_region),
        ("castle", m.castle),
        ("production", m.production),
        ("capital", m.capital),
        ("fief_village", m.fief_village),
        ("near_victory", m.near_victory),
        ("impatience_from", m.impatience_from),
        ("rich", m.rich),
    ] {
        at.field("marches").field(name).within(weight, 0..=1000);
    }
    for (name, sum) in [
        ("alliance_fiefs", d.alliance_fiefs),
        ("alliance_turn", d.alliance_turn),
        ("alliance_slack", d.alliance_slack),
        ("wedding", d.wedding),
        ("dowry", d.dowry),
        ("card", d.card),
    ] {
        at.field("deals").field(name).within(sum, sums.clone());
    }
}
