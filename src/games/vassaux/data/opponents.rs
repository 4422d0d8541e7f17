//! What a designer may change of the scripted opponents: `rules/vassaux/opponents.ron`.
use crate::table::data::Check;
use crate::table::play::effort::LookaheadData;
use serde::Deserialize;

/// What fighters are worth, in tenths of a point beyond their points.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ValueWeights {
    /// What own expected losses count against those of the enemy, in percent.
    pub caution: i32,
    pub vassal: i32,
    pub lord: i32,
    /// A lord whose loss loses the match.
    pub last_lord: i32,
    /// A villager who is to get away (V-23.04).
    pub villager: i32,
    /// A raider whose fall brings the retreat nearer (V-23.08).
    pub raider: i32,
    /// A fighter of a host that must not get away (V-23.15).
    pub fugitive: i32,
    /// How many of the men of a unit are lost with its leader, in percent (V-7.02).
    #[serde(default)]
    pub leaderless: i32,
    /// Holding a fighter for a turn who is to reach a place.
    #[serde(default)]
    pub held: i32,
}

/// What orders cost and bring.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OrderWeights {
    /// A composite die, in tenths of a point.
    pub die: i32,
    /// The least and the most that scarcity makes of it, in percent.
    pub die_least: i32,
    pub die_most: i32,
    /// How much of an order counts that needs a move before it, in percent.
    pub after_move: i32,
    /// How much of the danger fortifying takes away, in percent.
    pub fortify: i32,
    /// How much of a shot an alert is worth, in percent.
    pub alert: i32,
}

/// A share of which nothing is lost: matches that were saved before it was named were played so.
fn whole() -> i32 {
    100
}

/// What units that are after something else count instead of the weights of [`PositionWeights`] with these names.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TemperWeights {
    pub charge_next: i32,
    pub threat: i32,
    pub approach: i32,
}

/// What a place is worth.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PositionWeights {
    /// Shares of the gain of a charge or a shot that could come next, in percent, and how much less for each R that is missing.
    pub charge_next: i32,
    pub shot_next: i32,
    pub missing: i32,
    /// What is left of a charge to which a piece of terrain bars the straight way, in percent.
    #[serde(default = "whole")]
    pub barred: i32,
    /// Shares of what an enemy's charge or shot would cost, in percent, and what cover leaves of shots.
    pub threat: i32,
    pub shot_at: i32,
    pub covered: i32,
    /// What is left of an enemy's charge or shot that needs a move and a second die before it, and of those of an enemy who has
    /// had his order of this turn, in percent.
    #[serde(default)]
    pub combined: i32,
    #[serde(default = "whole")]
    pub acted: i32,
    /// What is left of those of an enemy who is still to be deployed, in percent.
    #[serde(default)]
    pub coming: i32,
    /// Nearness of the enemy, in tenths of a point for each R.
    pub approach: i32,
    /// Being inside the lord's Aura, in tenths of a point.
    pub aura: i32,
    /// Nearness of a lord to his units, in tenths of a point for each R.
    pub lord_near: i32,
    /// How far own units keep from each other, in R, and what it costs where they do not.
    pub apart: i32,
    pub crowd: i32,
    /// How raiders who are to light fires think of fights, and besiegers who hunt villagers.
    #[serde(default)]
    pub raiders: Option<TemperWeights>,
    #[serde(default)]
    pub hunters: Option<TemperWeights>,
}

/// What the scenario asks for: for each R nearer to it, and for having arrived, in tenths of a point.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GoalWeights {
    pub exit: i32,
    pub exit_there: i32,
    pub fire: i32,
    pub fire_there: i32,
    /// How many turns farther a marker counts for each enemy unit whose charge reaches it.
    #[serde(default)]
    pub guarded: i32,
    pub edge: i32,
    pub edge_there: i32,
    pub interest: i32,
    pub interest_there: i32,
    /// Nearness of defenders to what they keep the enemy from.
    pub guard: i32,
    /// Nearness of besiegers to the villagers, on the way by which these leave; where it is nothing, they think of the straight one.
    #[serde(default)]
    pub hunt: i32,
    /// Nearness of pursuers to the way of those who flee.
    pub pursuit: i32,
}

/// When units react.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ReactionWeights {
    /// By how much a reaction must be better than the order that is given up for it, in tenths of a point.
    pub margin: i32,
    /// What that order counts of a unit that is charged, in percent.
    pub charged: i32,
}

/// What a position says of the chances of the first host, in thousandths of the natural logarithm of the odds for each thousand
/// of what is counted: of the first host and of the second.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OddsWeights {
    /// What the first host has whatever stands there.
    pub even: i32,
    /// Ten turns that are left.
    pub turns: i32,
    /// All points of a host eliminated.
    pub lost: (i32, i32),
    /// Ten composite dice in the reserve.
    pub dice: (i32, i32),
    /// All reached that the scenario asks for; and the same for each four turns that are left then.
    pub reached: (i32, i32),
    pub reached_early: (i32, i32),
    /// A hundred points of nearness to what the scenario asks for; and by how much the first host has more of it, for each four
    /// turns that are left.
    pub near: (i32, i32),
    pub near_early: i32,
    /// A hundred points of what units could strike next, less what could strike them.
    pub outlook: (i32, i32),
    /// A hundred points of danger for a lord.
    pub lord: (i32, i32),
    /// A hundred points of fighters who are confused.
    pub strays: (i32, i32),
}

impl OddsWeights {
    /// Every weight with its name.
    pub fn all(&self) -> [(&'static str, i32); 19] {
        [
            ("even", self.even),
            ("turns", self.turns),
            ("lost", self.lost.0),
            ("lost", self.lost.1),
            ("dice", self.dice.0),
            ("dice", self.dice.1),
            ("reached", self.reached.0),
            ("reached", self.reached.1),
            ("reached_early", self.reached_early.0),
            ("reached_early", self.reached_early.1),
            ("near", self.near.0),
            ("near", self.near.1),
            ("near_early", self.near_early),
            ("outlook", self.outlook.0),
            ("outlook", self.outlook.1),
            ("lord", self.lord.0),
            ("lord", self.lord.1),
            ("strays", self.strays.0),
            ("strays", self.strays.1),
        ]
    }
}

/// How the hard opponent judges a position, by how a scenario is won. Without weights both hosts have the same chances.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct JudgementData {
    pub evacuate: OddsWeights,
    pub fires: OddsWeights,
    pub duel: OddsWeights,
    pub escape: OddsWeights,
    pub objectives: OddsWeights,
}

impl JudgementData {
    /// The weights for each way of winning, with its name.
    pub fn all(&self) -> [(&'static str, &OddsWeights); 5] {
        [
            ("evacuate", &self.evacuate),
            ("fires", &self.fires),
            ("duel", &self.duel),
            ("escape", &self.escape),
            ("objectives", &self.objectives),
        ]
    }
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OpponentsData {
    pub easy_random_percent: i32,
    pub values: ValueWeights,
    pub orders: OrderWeights,
    pub positions: PositionWeights,
    pub goals: GoalWeights,
    pub reactions: ReactionWeights,
    #[serde(default)]
    pub hard: LookaheadData,
    #[serde(default)]
    pub judgement: JudgementData,
}

/// Shares are percentages; weights are not negative.
pub(in crate::games::vassaux) fn check(at: &Check, data: &OpponentsData) {
    let (v, o, p, g, r) = (&data.values, &data.orders, &data.positions, &data.goals, &data.reactions);
    data.hard.check(&at.field("hard"));
    for (victory, weights) in data.judgement.all() {
        for (name, weight) in weights.all() {
            at.field("judgement").field(victory).field(name).within(weight, -100_000..=100_000);
        }
    }
    at.field("easy_random_percent").within(data.easy_random_percent, 0..=100);
    at.field("values").field("caution").within(v.caution, 0..=300);
    at.field("values").field("leaderless").within(v.leaderless, 0..=100);
    for (name, percent) in [("after_move", o.after_move), ("fortify", o.fortify), ("alert", o.alert)] {
        at.field("orders").field(name).within(percent, 0..=100);
    }
    for (name, percent) in [
        ("charge_next", p.charge_next),
        ("shot_next", p.shot_next),
        ("missing", p.missing),
        ("barred", p.barred),
        ("threat", p.threat),
        ("shot_at", p.shot_at),
        ("covered", p.covered),
        ("combined", p.combined),
        ("acted", p.acted),
        ("coming", p.coming),
    ] {
        at.field("positions").field(name).within(percent, 0..=100);
    }
    for (name, temper) in [("raiders", p.raiders), ("hunters", p.hunters)] {
        let Some(temper) = temper else { continue };
        let at = at.field("positions").field(name);
        at.field("charge_next").within(temper.charge_next, 0..=100);
        at.field("threat").within(temper.threat, 0..=100);
        at.field("approach").within(temper.approach, 0..=100_000);
    }
    at.field("orders").field("die_least").within(o.die_least, 0..=o.die_most.max(0));
    at.field("orders").field("die_most").within(o.die_most, 0..=1000);
    at.field("positions").field("apart").within(p.apart, 0..=10);
    at.field("reactions").field("charged").within(r.charged, 0..=100);
    let weights = 0..=100_000;
    for (name, weight) in [
        ("vassal", v.vassal),
        ("lord", v.lord),
        ("last_lord", v.last_lord),
        ("villager", v.villager),
        ("raider", v.raider),
        ("fugitive", v.fugitive),
        ("held", v.held),
    ] {
        at.field("values").field(name).within(weight, weights.clone());
    }
    at.field("orders").field("die").within(o.die, weights.clone());
    for (name, weight) in [("approach", p.approach), ("aura", p.aura), ("lord_near", p.lord_near), ("crowd", p.crowd)] {
        at.field("positions").field(name).within(weight, weights.clone());
    }
    for (name, weight) in [
        ("exit", g.exit),
        ("exit_there", g.exit_there),
        ("fire", g.fire),
        ("fire_there", g.fire_there),
        ("edge", g.edge),
        ("edge_there", g.edge_there),
        ("interest", g.interest),
        ("interest_there", g.interest_there),
        ("guarded", g.guarded),
        ("guard", g.guard),
        ("hunt", g.hunt),
        ("pursuit", g.pursuit),
    ] {
        at.field("goals").field(name).within(weight, weights.clone());
    }
    at.field("reactions").field("margin").within(r.margin, weights);
}
