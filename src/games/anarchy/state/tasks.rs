//! Work under way, and what men have done beside fighting.
use crate::table::kit::works::Works;
use crate::table::prelude::{Names, PieceId, Place, Seat, State, Target};
use bevy::prelude::*;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

/// What work is done.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Job {
    /// A door.
    Open,
    Close,
    /// A closed door, by two men.
    Burst,
    BreakBridge,
    LayGangway,
    /// A ladder.
    Raise,
    Lower,
    /// A fire.
    PutOut,
    /// An ox, to an engine or from it.
    Tether,
    Free,
    /// A heap of stones, by two men.
    ShiftHeap,
    /// The bridge of a belfry, by two men at its winch.
    LowerBridge,
}
impl Job {
    pub const ALL: [Self; 12] = [
        Job::Open,
        Job::Close,
        Job::Burst,
        Job::BreakBridge,
        Job::LayGangway,
        Job::Raise,
        Job::Lower,
        Job::PutOut,
        Job::Tether,
        Job::Free,
        Job::ShiftHeap,
        Job::LowerBridge,
    ];
    /// The one that is called so in positions.
    pub fn of_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|job| job.name() == name)
    }
    /// Its name in positions.
    pub fn name(self) -> &'static str {
        match self {
            Job::Open => "open",
            Job::Close => "close",
            Job::Burst => "burst",
            Job::BreakBridge => "break_bridge",
            Job::LayGangway => "lay_gangway",
            Job::Raise => "raise",
            Job::Lower => "lower",
            Job::PutOut => "put_out",
            Job::Tether => "tether",
            Job::Free => "free",
            Job::ShiftHeap => "shift_heap",
            Job::LowerBridge => "lower_bridge",
        }
    }
}

/// A piece of work and its hex.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Task {
    pub job: Job,
    /// The hex of the door, the bridge, the ladder, the fire, the ox or the heap, or of the lead of the belfry.
    pub hex: Place,
    /// The hex on which a ladder shall lean, or to which a heap is shifted.
    pub lean: Option<Place>,
}

/// What is being agreed on before two men do it together.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Plan {
    /// A piece of work, and those who share it.
    Work(Task, Vec<PieceId>),
    /// The ladder in this hex is carried; from beside the map if there is none.
    Carry(Option<Place>, Vec<PieceId>),
    /// A torch is held to what stands in this hex.
    Torch(Place),
    /// A mantlet is moved by this man: the one in his hex, or one from beside the map.
    Mantlet(PieceId),
    /// The heap of stones in this hex is shifted.
    Heap(Place),
    /// The basin in this hex is taken up by these men, to be carried or set at a crenel.
    Basin(Place, Handling, Vec<PieceId>),
    /// The basin in this hex is tipped.
    Tip(Place),
    /// The ballista in this hex is carried by these men.
    Ballista(Place, Vec<PieceId>),
}

/// What two men do with a basin of oil.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Handling {
    Carry,
    Set,
}

/// Work under way, and what is remembered of men for the rest of a phase, of a turn or of the battle.
#[derive(Resource, Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Tasks {
    pub works: Works<Task>,
    pub plan: Option<Plan>,
    /// Who has carried a ladder in this phase, and has fewer movement points for it.
    pub burdened: Vec<PieceId>,
    /// Flaming arrows that men have shot.
    pub flamed: Vec<(PieceId, u8)>,
    /// The one man who acts while his side is surprised.
    pub first_to_act: Option<PieceId>,
}

impl Tasks {
    /// How many flaming arrows somebody has shot.
    pub fn arrows_shot(&self, id: PieceId) -> u8 {
        self.flamed.iter().find(|(who, _)| *who == id).map_or(0, |(_, count)| *count)
    }
    /// Somebody shoots one more.
    pub fn shoots_flaming(&mut self, id: PieceId) {
        match self.flamed.iter_mut().find(|(who, _)| *who == id) {
            Some((_, count)) => *count = count.saturating_add(1),
            None => self.flamed.push((id, 1)),
        }
    }
}

impl State for Tasks {
    const NAME: &'static str = "tasks";
    fn show(&self, names: &Names, _: Option<Seat>) -> Value {
        let place = |place: Place| names.label(Target::Place(place));
        let piece = |id: PieceId| names.label(Target::Piece(id));
        let pieces = |all: &[PieceId]| all.iter().map(|id| piece(*id)).collect::<Vec<_>>();
        let works = self.works.iter().map(|work| {
            json!({
                "job": work.kind.job.name(),
                "hex": place(work.kind.hex),
                "lean": work.kind.lean.map(place),
                "side": names.label(Target::Seat(work.owner)),
                "hands": pieces(&work.hands),
                "left": work.left,
            })
        });
        json!({
            "works": works.collect::<Vec<_>>(),
            "carried_by": match &self.plan {
                Some(Plan::Carry(_, with)) => json!(pieces(with)),
                _ => Value::Null,
            },
            "carried_from": match &self.plan {
                Some(Plan::Carry(Some(from), _)) => json!(place(*from)),
                _ => Value::Null,
            },
            "mantlet_moved_by": match &self.plan {
                Some(Plan::Mantlet(id)) => json!(piece(*id)),
                _ => Value::Null,
            },
            "heap_shifted": match &self.plan {
                Some(Plan::Heap(hex)) => json!(place(*hex)),
                _ => Value::Null,
            },
            "basin": match &self.plan {
                Some(Plan::Basin(hex, handling, with)) => {
                    json!({ "hex": place(*hex), "set": *handling == Handling::Set, "with": pieces(with) })
                }
                Some(Plan::Tip(hex)) => json!({ "hex": place(*hex), "tipped": true }),
                _ => Value::Null,
            },
            "ballista": match &self.plan {
                Some(Plan::Ballista(hex, with)) => json!({ "hex": place(*hex), "with": pieces(with) }),
                _ => Value::Null,
            },
            "burdened": pieces(&self.burdened),
            "flamed": Value::Object(self.flamed.iter().map(|(id, n)| (piece(*id).to_string(), (*n).into())).collect()),
            "first_to_act": self.first_to_act.map(piece),
        })
    }
}
