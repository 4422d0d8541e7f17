//! Chapters 9 and 17, battles: declared (B1), joined (B2), fought in rounds (B3), and what comes of them (B4).
pub mod aftermath;
pub mod declare;
pub mod forecast;
pub mod losses;
pub mod round;
pub mod rounds;
pub mod sides;

pub(in crate::games::fief) use declare::uprising;
pub use declare::{may_arrest, may_attack};
pub use sides::{Column, column, fighters, front, parties, present, soldiers, strength};

use super::revolt;
use crate::games::fief::board::Play;
use crate::games::fief::state::forces::Stand;
use crate::table::prelude::{Names, PieceId, Place, RuleApp, Seat, State, Target, Task};
use bevy::prelude::*;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use smallvec::SmallVec;

/// The pieces of a family that stand together in a village, or the rebels under whoever plays them.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize)]
pub struct Party {
    pub seat: Seat,
    pub stand: Stand,
}
impl Party {
    pub fn new(seat: Seat, stand: Stand) -> Self {
        Self { seat, stand }
    }
    pub fn is_rebels(self) -> bool {
        self.stand == Stand::Rebels
    }
    /// As the number of a task.
    pub fn code(self) -> i32 {
        i32::from(self.seat.0) * 4 + self.stand as i32
    }
    pub fn of(code: i32) -> Self {
        let stand = [Stand::Inside, Stand::Gate, Stand::Relief, Stand::Rebels][(code % 4) as usize];
        Self { seat: Seat((code / 4) as u8), stand }
    }
}
/// A few parties.
pub type Band = Vec<Party>;

/// An attack that is still to be fought (D-20).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Attack {
    pub by: Party,
    pub at: Place,
    pub on: Party,
    /// Guests are to be taken within the walls (F-8.21).
    pub arrest: bool,
}

/// Points that parties have to lose.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Blow {
    pub parties: Band,
    pub points: u16,
}

/// The attackers' side and the defenders'.
pub const ATTACK: usize = 0;
pub const DEFENCE: usize = 1;

/// The battle under way.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Battle {
    pub village: Place,
    /// Attackers and defenders, whoever speaks for a side first.
    pub sides: [Band; 2],
    /// Whom the attack was on.
    pub target: Party,
    /// Who sat in the village and whose it was.
    pub occupant: Option<Seat>,
    pub owner: Option<Seat>,
    /// The attackers fight one by one (F-17.02).
    pub separate: bool,
    /// The defenders have come out (F-17.04).
    pub sortie: bool,
    pub arrest: bool,
    /// Who asks to be taken on a side.
    pub joining: Option<(Party, usize)>,
    pub round: u16,
    /// Dice that aim: which front rolls them, at whom (F-9.21).
    pub aims: Vec<(u8, PieceId)>,
    /// The attacker whom the defender strikes (D-30).
    pub struck: Option<Party>,
    /// Which party is being asked.
    pub speaking: Option<Party>,
    /// Who asked for grace in this round, and whether somebody has said no.
    pub pleading: Option<Party>,
    pub pleaded: Band,
    pub denied: bool,
    /// What is to be shared among parties, and what each has to lose.
    pub blows: Vec<Blow>,
    pub dues: Vec<(Party, u16)>,
    /// A share proposed that others have to bear the rest of (F-17.01).
    pub share: Option<u16>,
    /// How many points of guards are lost, while it is asked of which guard.
    pub guards_lost: u16,
    /// Lords taken in this battle.
    pub captured: Vec<PieceId>,
    /// Who takes the village (F-17.08).
    pub heir: Option<Seat>,
    /// The winner stays outside (F-9.42).
    pub outside: bool,
}
impl Battle {
    /// Nobody has chosen a side yet.
    pub fn new(village: Place) -> Self {
        Self {
            village,
            sides: Default::default(),
            target: Party::default(),
            occupant: None,
            owner: None,
            separate: false,
            sortie: false,
            arrest: false,
            joining: None,
            round: 0,
            aims: vec![],
            struck: None,
            speaking: None,
            pleading: None,
            pleaded: vec![],
            denied: false,
            blows: vec![],
            dues: vec![],
            share: None,
            guards_lost: 0,
            captured: vec![],
            heir: None,
            outside: false,
        }
    }
    pub fn side_of(&self, seat: Seat) -> Option<usize> {
        (0..2).find(|side| self.sides[*side].iter().any(|party| party.seat == seat && !party.is_rebels()))
    }
    pub fn has_rebels(&self) -> bool {
        self.sides.iter().flatten().any(|party| party.is_rebels())
    }
    /// Who fights as one: the attackers together or one by one, then the defenders.
    pub fn fronts(&self) -> SmallVec<[(usize, Band); 4]> {
        let mut fronts = SmallVec::new();
        if self.separate {
            fronts.extend(self.sides[ATTACK].iter().map(|party| (ATTACK, vec![*party])));
        } else {
            fronts.push((ATTACK, self.sides[ATTACK].clone()));
        }
        fronts.push((DEFENCE, self.sides[DEFENCE].clone()));
        fronts
    }
}

/// Wars of the turn.
#[derive(Resource, Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct War {
    pub attacks: Vec<Attack>,
    /// Who sat where others had come to help, before the battles: they came in by his leave.
    pub hosts: Vec<(Place, Seat)>,
    /// The attack whose target is being named: the village, and whether it is an arrest.
    pub naming: Option<(Place, bool)>,
    /// A family's offer not to fight at this gate: as guests, or back; and those that were not accepted.
    pub truce: Option<(Seat, Place, bool)>,
    pub no_truce: Vec<(Seat, Place)>,
    /// The battle to be fought next.
    pub next: Option<Place>,
    /// The bishop who may calm the revolt.
    pub calmer: Option<PieceId>,
    pub battle: Option<Battle>,
}

impl State for War {
    const NAME: &'static str = "war";
    fn show(&self, names: &Names, _: Option<Seat>) -> Value {
        let party = |party: &Party| match party.stand {
            Stand::Rebels => "rebels".to_owned(),
            _ => names.label(Target::Seat(party.seat)),
        };
        let village = |village: Place| names.label(Target::Place(village));
        let attacks: Vec<Value> = (self.attacks.iter())
            .map(|a| json!({ "by": party(&a.by), "at": village(a.at), "on": party(&a.on), "arrest": a.arrest }))
            .collect();
        let battle = self.battle.as_ref().map(|battle| {
            let side = |side: usize| battle.sides[side].iter().map(party).collect::<Vec<_>>();
            json!({
                "at": village(battle.village), "attackers": side(ATTACK), "defenders": side(DEFENCE),
                "round": battle.round, "separate": battle.separate, "sortie": battle.sortie,
            })
        });
        if attacks.is_empty() && battle.is_none() {
            Value::Null
        } else {
            json!({ "attacks": attacks, "battle": battle })
        }
    }
}

/// What the table registers of these chapters.
pub fn plugin(app: &mut App) {
    app.decision(&declare::DECLARE, declare::declare)
        .verb(&declare::ATTACK_AT, declare::attack_at)
        .verb(&declare::ARREST, declare::arrest)
        .decision(&declare::NAME_FOE, declare::name_foe)
        .verb(&declare::AGAINST, declare::against)
        .verb(&declare::OFFER_PEACE, declare::offer_peace)
        .verb(&declare::OFFER_RETREAT, declare::offer_retreat)
        .decision(&declare::TRUCE, declare::truce)
        .verb(&declare::ACCEPT_TRUCE, declare::accept_truce)
        .verb(&declare::REJECT_TRUCE, declare::reject_truce)
        .step(&declare::GATHER, declare::gather)
        .step(&declare::FIGHTS, declare::fights)
        .decision(&declare::CHOOSE_FIGHT, declare::choose_fight)
        .verb(&declare::FIGHT_AT, declare::fight_at);
    app.decision(&sides::YIELD_OR_RESIST, sides::yield_or_resist)
        .verb(&sides::YIELD, sides::yields)
        .verb(&sides::RESIST, sides::resist)
        .decision(&sides::STANCE, sides::stance)
        .verb(&sides::JOIN_ATTACK, sides::join_attack)
        .verb(&sides::JOIN_DEFENCE, sides::join_defence)
        .verb(&sides::STAND_ASIDE, sides::stand_aside)
        .decision(&sides::TAKE_ON, sides::take_on)
        .verb(&sides::TAKE_HELP, sides::take_help)
        .verb(&sides::SPURN, sides::spurn)
        .decision(&sides::MODE, sides::mode)
        .verb(&sides::JOINTLY, sides::jointly)
        .verb(&sides::SEPARATELY, sides::separately)
        .decision(&sides::SORTIE, sides::sortie)
        .verb(&sides::SALLY, sides::sally)
        .verb(&sides::KEEP_WALLS, sides::keep_walls)
        .step(&declare::CLASH, declare::clash);
    app.step(&rounds::ROUND, rounds::round)
        .step(&rounds::TURN_OF, rounds::turn_of)
        .decision(&rounds::READY, rounds::ready)
        .verb(&rounds::FIGHT, rounds::fight)
        .verb(&rounds::ASK_GRACE, rounds::ask_grace)
        .verb(&rounds::SURRENDER, rounds::surrender)
        .verb(&rounds::AIM, rounds::aim)
        .verb(&rounds::STRIKE, rounds::strike)
        .decision(&rounds::GRANT_GRACE, rounds::grant_grace)
        .verb(&rounds::GRANT_LIFE, rounds::grant_life)
        .verb(&rounds::DENY, rounds::deny)
        .step(&rounds::GRACE_SETTLED, rounds::grace_settled)
        .step(&rounds::ROUND_OPENS, rounds::round_opens)
        .step(&rounds::ROLL, rounds::roll)
        .step(&rounds::BLOW, rounds::blow)
        .init_resource::<rounds::Thrown>();
    app.step(&losses::DIVIDE, losses::divide)
        .decision(&losses::SHARE, losses::share)
        .verb(&losses::BEAR, losses::bear)
        .decision(&losses::BEAR_REST, losses::bear_rest)
        .verb(&losses::BEAR_IT, losses::bear_it)
        .verb(&losses::NOT_MORE, losses::not_more)
        .step(&losses::SHARED, losses::shared)
        .step(&losses::LOSE, losses::lose)
        .decision(&losses::WHICH_TROOPS, losses::which_troops)
        .verb(&losses::LOSE_GUARDS, losses::lose_guards)
        .decision(&losses::WHICH_GUARDS, losses::which_guards)
        .verb(&losses::LOSE_KINGS_GUARD, losses::lose_kings_guard)
        .decision(&losses::WHICH_LORD, losses::which_lord)
        .verb(&losses::LOSE_LORD, losses::lose_lord);
    app.step(&aftermath::FINISH, aftermath::finish)
        .decision(&aftermath::KEEPER, aftermath::keeper)
        .verb(&aftermath::GIVE_CAPTIVES, aftermath::give_captives)
        .decision(&aftermath::HEIR, aftermath::heir)
        .verb(&aftermath::GIVE_VILLAGE, aftermath::give_village)
        .decision(&aftermath::INSTALL, aftermath::install)
        .verb(&aftermath::ENTER, aftermath::enter)
        .verb(&aftermath::REMAIN, aftermath::remain)
        .step(&aftermath::SETTLE_VILLAGE, aftermath::settle_village)
        .step(&declare::PHASE_OVER, declare::phase_over)
        .decision(&declare::CLAIM_CAPITAL, declare::claim_capital)
        .verb(&declare::CLAIM, declare::claim)
        .verb(&declare::WAIVE, declare::waive);
}

/// The phase of battles (section 5.6): calming, declarations, battles in turn order, claims.
pub(in crate::games::fief) fn phase(play: &mut Play) -> Vec<Task> {
    *play.war = War::default();
    let board = play.board();
    let relief = |v: &Place| sides::parties(&board, *v).iter().any(|party| party.stand == Stand::Relief);
    let hosts = board.kingdom.villages().filter(relief).filter_map(|v| Some((v, board.occupant(v)?))).collect();
    play.war.hosts = hosts;
    let board = play.board();
    let calm = revolt::bishops(&board).into_iter().map(|id| revolt::CALM_CALLED.on(id));
    let order: Vec<Seat> = board.progress.order().collect();
    let declare = order.iter().map(|seat| declare::DECLARE.on(*seat));
    let fights = order.iter().map(|seat| declare::FIGHTS.on(*seat));
    calm.chain(declare).chain([declare::GATHER.on(())]).chain(fights).chain([declare::PHASE_OVER.on(())]).collect()
}
