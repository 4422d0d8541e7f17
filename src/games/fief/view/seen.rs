//! The kingdom as a viewer's position tells of it: everything that is drawn or told is read from here, so that nothing
//! can be shown that is hidden from the viewer.
use crate::desktop::face::Sight;
use crate::games::fief::data::items::Item;
use crate::games::fief::rules::Rules;
use crate::table::prelude::{Kind, On, PieceId, Place, Seat, Sort, Target};
use serde_json::Value;

/// A lord on the table.
#[derive(Clone, Debug)]
pub struct LordSeen {
    pub id: PieceId,
    pub family: Seat,
    pub at: Option<Place>,
    pub gate: Option<Place>,
    pub bishop_of: Option<Place>,
    pub cardinal: bool,
    pub darc: bool,
    pub spouse: Option<PieceId>,
    pub captor: Option<Seat>,
    pub dungeon: bool,
    pub steps: u8,
}

/// Soldiers of a family in a village or at its gate.
#[derive(Clone, Debug, PartialEq)]
pub struct PileSeen {
    pub seat: Seat,
    pub at: Place,
    pub gate: Option<Place>,
    /// Nothing: hidden from the viewer.
    pub points: Option<u32>,
    /// Where troops are of kinds: how many of each sort, by their numbers; empty where it is hidden.
    pub troops: Vec<(usize, u32)>,
}

#[derive(Clone, Debug, Default)]
pub struct VillageSeen {
    pub owner: Option<Seat>,
    pub occupant: Option<Seat>,
    pub castle: bool,
    pub city: bool,
    pub mills: u32,
    pub presses: u32,
}

/// Who has a title.
#[derive(Clone, Debug, PartialEq)]
pub enum HolderSeen {
    Bank,
    Lord(PieceId),
    Family(Seat),
    Rebels,
}

#[derive(Clone, Debug)]
pub struct TitleSeen {
    pub holder: HolderSeen,
    pub capital: Option<Place>,
}

/// The viewer's position.
pub struct Seen<'s, 'a> {
    pub sight: &'s Sight<'a>,
    pub rules: &'a Rules,
    pub lords: &'s [LordSeen],
    pub piles: &'s [PileSeen],
}

/// What is read from a position once.
struct OnMap {
    lords: Vec<LordSeen>,
    piles: Vec<PileSeen>,
}

impl<'s, 'a> Seen<'s, 'a> {
    pub fn new(sight: &'s Sight<'a>) -> Self {
        let bare = Self { sight, rules: sight.rules(), lords: &[], piles: &[] };
        let on_map = sight.reading(|| OnMap { lords: bare.read_lords(), piles: bare.read_piles() });
        Self { lords: &on_map.lords, piles: &on_map.piles, ..bare }
    }

    pub fn position(&self) -> &'s Value {
        self.sight.position()
    }
    /// The families in the order of their seats.
    pub fn families(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.rules.seats as u8).map(Seat)
    }
    /// The living families in turn order.
    pub fn order(&self) -> Vec<Seat> {
        let order = self.position()["turn"]["order"].as_array().into_iter().flatten();
        order.filter_map(|label| self.seat(label)).collect()
    }
    pub fn seat(&self, value: &Value) -> Option<Seat> {
        self.sight.names().seat(value.as_str()?)
    }
    pub fn place(&self, value: &Value) -> Option<Place> {
        self.sight.names().read(Sort::Place, value.as_str()?).ok().and_then(<Place as On>::from)
    }
    pub fn piece(&self, value: &Value) -> Option<PieceId> {
        self.sight.names().read(Sort::Piece, value.as_str()?).ok().and_then(<PieceId as On>::from)
    }
    pub fn kind(&self, value: &Value) -> Option<Kind> {
        self.sight.names().read(Sort::Kind, value.as_str()?).ok().and_then(<Kind as On>::from)
    }
    fn label(&self, target: impl Into<Target>) -> String {
        self.sight.names().label(target.into())
    }

    fn read_lords(&self) -> Vec<LordSeen> {
        let pieces = self.position()["pieces"].as_object().into_iter().flatten();
        let read = |(label, facts): (&String, &Value)| {
            let lord = &facts["lord"];
            let flag = |name: &str| lord[name].as_bool().unwrap_or(false);
            if flag("away") {
                return None;
            }
            Some(LordSeen {
                id: self.piece(&label.as_str().into())?,
                family: self.seat(&facts["owner"])?,
                at: self.place(&facts["at"]),
                gate: self.place(&lord["gate"]),
                bishop_of: self.place(&lord["bishop_of"]),
                cardinal: flag("cardinal"),
                darc: flag("darc"),
                spouse: self.piece(&lord["spouse"]),
                captor: self.seat(&lord["captor"]),
                dungeon: flag("dungeon"),
                steps: lord["steps"].as_u64().unwrap_or(0) as u8,
            })
        };
        let mut lords: Vec<LordSeen> = pieces.filter_map(read).collect();
        lords.sort_by_key(|lord| lord.id);
        lords
    }

    fn read_piles(&self) -> Vec<PileSeen> {
        let mut piles = vec![];
        for seat in self.families() {
            let family = self.label(Target::Seat(seat));
            let soldiers = &self.position()["forces"]["soldiers"][&family];
            for (place, points) in soldiers.as_object().into_iter().flatten().filter(|(place, _)| *place != "total") {
                // `bourg<cluny`: at the gate, on the road from there; `bourg+cluny`: come to help by it.
                let (at, gate) =
                    place.split_once(['<', '+']).map_or((place.as_str(), None), |(at, gate)| (at, Some(gate)));
                let Some(at) = self.place(&at.into()) else { continue };
                let gate = gate.and_then(|gate| self.place(&gate.into()));
                let troops = self.troops(&self.position()["forces"]["troops"][&family][place]);
                piles.push(PileSeen { seat, at, gate, points: points.as_u64().map(|points| points as u32), troops });
            }
        }
        piles
    }

    /// Pieces by sort, in the order of the sorts.
    fn troops(&self, pieces: &Value) -> Vec<(usize, u32)> {
        let read = |(label, n): (&String, &Value)| match self.rules.item(self.kind(&label.as_str().into())?) {
            Item::Soldiers(sort) => Some((usize::from(sort), n.as_u64()? as u32)),
            _ => None,
        };
        let mut troops: Vec<(usize, u32)> = pieces.as_object().into_iter().flatten().filter_map(read).collect();
        troops.sort_unstable();
        troops
    }

    pub fn lord(&self, id: PieceId) -> Option<&LordSeen> {
        self.lords.iter().find(|lord| lord.id == id)
    }
    pub fn lords_of(&self, seat: Seat) -> impl Iterator<Item = &LordSeen> {
        self.lords.iter().filter(move |lord| lord.family == seat)
    }
    pub fn lords_in(&self, village: Place) -> impl Iterator<Item = &LordSeen> {
        self.lords.iter().filter(move |lord| lord.at == Some(village) && !lord.dungeon)
    }
    /// All soldiers of a family: the sum is public.
    pub fn soldiers(&self, seat: Seat) -> u64 {
        self.position()["forces"]["soldiers"][self.label(Target::Seat(seat))]["total"].as_u64().unwrap_or(0)
    }

    pub fn village(&self, village: Place) -> VillageSeen {
        let v = &self.position()["realm"][self.label(Target::Place(village))];
        let flag = |name: &str| v[name].as_bool().unwrap_or(false);
        let count = |name: &str| v[name].as_u64().unwrap_or(0) as u32;
        VillageSeen {
            owner: self.seat(&v["owner"]),
            occupant: self.seat(&v["occupant"]),
            castle: flag("castle"),
            city: flag("city"),
            mills: count("mills"),
            presses: count("presses"),
        }
    }
    /// Bad weather and famine in a region.
    pub fn weather(&self, region: Place) -> (bool, bool) {
        let r = &self.position()["realm"][self.label(Target::Place(region))];
        (r["bad_weather"].as_bool().unwrap_or(false), r["famine"].as_bool().unwrap_or(false))
    }
    pub fn title(&self, region: Place) -> TitleSeen {
        let title = &self.position()["titles"][self.label(Target::Place(region))];
        let holder = match title["holder"].as_str() {
            Some("bank") => HolderSeen::Bank,
            Some("rebels") => HolderSeen::Rebels,
            Some(_) => self.piece(&title["holder"]).map_or(HolderSeen::Bank, HolderSeen::Lord),
            None => self.seat(&title["holder"]["unassigned"]).map_or(HolderSeen::Bank, HolderSeen::Family),
        };
        TitleSeen { holder, capital: self.place(&title["capital"]) }
    }
    /// The family that has the fief of a region.
    pub fn fief_of(&self, region: Place) -> Option<Seat> {
        match self.title(region).holder {
            HolderSeen::Lord(lord) => self.lord(lord).map(|lord| lord.family),
            HolderSeen::Family(seat) => Some(seat),
            HolderSeen::Bank | HolderSeen::Rebels => None,
        }
    }
    /// The regions whose titles a lord holds.
    pub fn titles_of(&self, lord: PieceId) -> Vec<Place> {
        let regions = self.rules.map.regions();
        regions.filter(|region| self.title(*region).holder == HolderSeen::Lord(lord)).collect()
    }
    /// The fiefs of a family.
    pub fn fiefs(&self, seat: Seat) -> Vec<Place> {
        self.rules.map.regions().filter(|region| self.fief_of(*region) == Some(seat)).collect()
    }

    /// King, Queen and Prince.
    pub fn king(&self) -> Option<PieceId> {
        self.piece(&self.position()["crown"]["king"])
    }
    pub fn queen(&self) -> Option<PieceId> {
        self.piece(&self.position()["crown"]["queen"])
    }
    pub fn prince(&self) -> Option<PieceId> {
        self.piece(&self.position()["crown"]["prince"])
    }
    pub fn has_regent(&self) -> bool {
        self.position()["crown"]["regent"].as_bool().unwrap_or(false)
    }
    /// Points of the King's and of the Queen's guard that stand with a lord.
    pub fn guards_of(&self, lord: PieceId) -> [u32; 2] {
        let forces = &self.position()["forces"];
        let points = |name: &str| forces[name].as_u64().unwrap_or(0) as u32;
        let master = if self.has_regent() { self.queen() } else { self.king() };
        let kings = if master == Some(lord) { points("kings_guard") } else { 0 };
        [kings, if self.queen() == Some(lord) { points("queens_guard") } else { 0 }]
    }
    /// Points of all guards that stand with a lord.
    pub fn guard_of(&self, lord: PieceId) -> u32 {
        self.guards_of(lord).iter().sum()
    }

    /// The rebels' village, their points and who plays them.
    pub fn rebels(&self) -> Option<(Place, u32, Option<Seat>)> {
        let revolt = &self.position()["revolt"];
        let at = self.place(&revolt["at"])?;
        Some((at, revolt["points"].as_u64().unwrap_or(0) as u32, self.seat(&revolt["controller"])))
    }

    /// The purse of a family, if the viewer may know it.
    pub fn purse(&self, seat: Seat) -> Option<i64> {
        self.position()["treasury"]["purses"][self.label(Target::Seat(seat))].as_i64()
    }
    /// What is set aside of a region's revenue.
    pub fn set_aside(&self, region: Place) -> i64 {
        self.position()["treasury"]["aside"][self.label(Target::Place(region))].as_i64().unwrap_or(0)
    }
    /// The cards of a family, if the viewer may see them.
    pub fn hand(&self, seat: Seat) -> Option<Vec<Kind>> {
        let hand = self.position()["cards"]["hands"][self.label(Target::Seat(seat))].as_array()?;
        Some(hand.iter().filter_map(|card| self.kind(card)).collect())
    }
    /// How many cards a family holds.
    pub fn hand_size(&self, seat: Seat) -> u64 {
        let hand = &self.position()["cards"]["hands"][self.label(Target::Seat(seat))];
        hand.as_array().map_or(hand.as_u64().unwrap_or(0), |cards| cards.len() as u64)
    }
    /// Where tithes and tailles lie, and who played them.
    pub fn taxes(&self, sort: &str) -> Vec<(Place, Seat)> {
        let taxes = self.position()["cards"][sort].as_object().into_iter().flatten();
        taxes.filter_map(|(place, seat)| Some((self.place(&place.as_str().into())?, self.seat(seat)?))).collect()
    }
}
