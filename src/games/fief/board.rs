//! The board: everything that a rule asks about a position, read from the pieces in one pass. Every rule about what is
//! allowed is a function of the board, in the file of its chapter.
use crate::games::fief::data::files::{FAMILIES, MOST_LORDS, MOST_VILLAGES};
use crate::games::fief::map::Map;
use crate::games::fief::rules::Rules;
use crate::games::fief::state::cards::Cards;
use crate::games::fief::state::forces::Forces;
use crate::games::fief::state::lords::{Crown, Holder, Lord, Titles};
use crate::games::fief::state::march::March;
use crate::games::fief::state::negotiation::Negotiation;
use crate::games::fief::state::posts::{Party, Post, STANDS, Stand};
use crate::games::fief::state::progress::TurnProgress;
use crate::games::fief::state::realm::Realm;
use crate::games::fief::state::revolt::Revolt;
use crate::games::fief::state::treasury::Treasury;
use crate::games::fief::state::underway::Underway;
use crate::games::fief::state::war::War;
use crate::table::kit::counters::{CounterSet, Counters};
use crate::table::prelude::*;
use bevy::prelude::*;

/// A lord with his family and his village.
#[derive(Clone, Copy, Debug)]
pub struct LordRow {
    pub id: PieceId,
    /// Means something only for a lord on the table.
    pub family: Seat,
    pub at: Place,
    pub lord: Lord,
}

/// The position, as the rules ask about it.
pub struct Board<'a> {
    pub rules: &'a Rules,
    pub map: &'a Map,
    pub realm: &'a Realm,
    pub titles: &'a Titles,
    pub crown: &'a Crown,
    pub forces: &'a Forces,
    pub treasury: &'a Treasury,
    pub cards: &'a Cards,
    pub revolt: &'a Revolt,
    pub underway: &'a Underway,
    pub progress: &'a TurnProgress,
    pub negotiation: &'a Negotiation,
    pub march: &'a March,
    pub war: &'a War,
    pub modifiers: &'a Modifiers,
    pub(super) presence: Presence,
}

/// Who is on the board, and where those stand who are there.
pub(super) struct Presence {
    lords: [LordRow; MOST_LORDS],
    /// Lords by number, a bit each: those on the board, of them those who are nobody's prisoners, and those of each
    /// family.
    on_board: u32,
    free: u32,
    of: [u32; FAMILIES.len()],
    /// Seats with soldiers worth anything or a free lord inside a village, a bit each.
    pub(super) inside: [u8; MOST_VILLAGES],
    /// Seats with a free lord or with troops, whatever they are worth, by village and stand, a bit each.
    standing: [[u8; STANDS.len()]; MOST_VILLAGES],
}

const _: () = assert!(MOST_LORDS <= u32::BITS as usize && FAMILIES.len() <= u8::BITS as usize);

impl Presence {
    pub(super) const NOBODY: Presence = Presence {
        lords: [LordRow { id: PieceId(u32::MAX), family: Seat(0), at: Place::NOWHERE, lord: Lord::AWAY }; MOST_LORDS],
        on_board: 0,
        free: 0,
        of: [0; FAMILIES.len()],
        inside: [0; MOST_VILLAGES],
        standing: [[0; STANDS.len()]; MOST_VILLAGES],
    };

    pub(super) fn fill<'q>(
        &mut self,
        rows: impl Iterator<Item = (&'q PieceId, &'q Owner, &'q At, &'q Lord)>,
        forces: &Forces,
    ) {
        for (id, owner, at, lord) in rows {
            self.lords[id.index()] = LordRow { id: *id, family: owner.0, at: at.0, lord: *lord };
            if !lord.on_board() {
                continue;
            }
            let (number, seat) = (1 << id.index(), 1 << owner.0.0);
            self.on_board |= number;
            self.of[usize::from(owner.0.0)] |= number;
            // A prisoner does not count as a piece in a village (F-6.11).
            if lord.captor.is_none() {
                self.free |= number;
                self.standing[at.0.index()][lord.post().stand() as usize] |= seat;
                if lord.gate.is_none() {
                    self.inside[at.0.index()] |= seat;
                }
            }
        }
        for group in forces.groups() {
            let (seat, stand) = (1 << group.seat.0, group.post.stand());
            self.standing[group.at.index()][stand as usize] |= seat;
            if stand == Stand::Inside && group.points > 0 {
                self.inside[group.at.index()] |= seat;
            }
        }
    }

    /// These lords, in the order of their numbers.
    fn rows(&self, mut lords: u32) -> impl Iterator<Item = &LordRow> {
        std::iter::from_fn(move || {
            let next = (lords != 0).then(|| &self.lords[lords.trailing_zeros() as usize])?;
            lords &= lords - 1;
            Some(next)
        })
    }
}

impl Board<'_> {
    /// Every lord of the game, on the table or not.
    pub fn all_lords(&self) -> &[LordRow] {
        &self.presence.lords[..self.rules.lords()]
    }
    #[inline]
    pub fn lord(&self, id: PieceId) -> &LordRow {
        &self.presence.lords[id.index()]
    }
    /// The lords on the board, prisoners included.
    pub fn lords(&self) -> impl Iterator<Item = &LordRow> {
        self.presence.rows(self.presence.on_board)
    }
    /// A family's lords on the board, those held captive by others included.
    pub fn lords_of(&self, seat: Seat) -> impl Iterator<Item = &LordRow> {
        self.presence.rows(self.presence.of.get(usize::from(seat.0)).copied().unwrap_or(0))
    }
    pub fn free_lords_of(&self, seat: Seat) -> impl Iterator<Item = &LordRow> {
        self.presence.rows(self.presence.of.get(usize::from(seat.0)).copied().unwrap_or(0) & self.presence.free)
    }
    /// The lords in a village, prisoners included.
    pub fn lords_in(&self, village: Place) -> impl Iterator<Item = &LordRow> {
        self.lords().filter(move |row| row.at == village)
    }
    /// The family of a lord on the table.
    pub fn family(&self, lord: PieceId) -> Seat {
        self.lord(lord).family
    }
    pub fn is_woman(&self, lord: PieceId) -> bool {
        self.rules.is_woman(lord)
    }

    /// The regions whose titles a lord holds, by number.
    pub fn titles_of(&self, lord: PieceId) -> impl Iterator<Item = usize> + '_ {
        let held = move |title: &super::state::lords::Title| title.holder == Holder::Lord(lord);
        self.titles.of.iter().enumerate().filter(move |(_, title)| held(title)).map(|(i, _)| i)
    }
    pub fn is_titled(&self, lord: PieceId) -> bool {
        self.titles_of(lord).next().is_some()
    }
    /// Holds a title, or for a woman the Queen card (F-10.14).
    pub fn is_crowned(&self, lord: PieceId) -> bool {
        self.is_titled(lord) || self.crown.queen == Some(lord)
    }
    /// The family that holds the fief of a region, by a lord or without one.
    pub fn fief_of(&self, region: usize) -> Option<Seat> {
        match self.titles.of[region].holder {
            Holder::Lord(lord) => Some(self.family(lord)),
            Holder::Unassigned(seat) => Some(seat),
            Holder::Bank | Holder::Rebels => None,
        }
    }
    /// What is set aside for the holder of the fief of a region, without what is owed to those who held it before
    /// (F-9.37, F-6.14).
    pub fn frozen(&self, region: usize) -> i32 {
        let owed = self.titles.owed.iter().filter(|owed| usize::from(owed.region) == region).map(|owed| owed.sum);
        self.treasury.purses.aside(region as u16) - owed.sum::<i32>()
    }
    /// The number of the region that a village lies in.
    #[inline]
    pub fn region(&self, village: Place) -> usize {
        self.map.region_number(village)
    }
    /// The family that owns a village: the one that holds the fief, else the last occupant.
    pub fn owner(&self, village: Place) -> Option<Seat> {
        self.fief_of(self.region(village)).or(self.realm.village(village).owner)
    }
    /// The family that occupies a village; guests do not occupy it.
    #[inline]
    pub fn occupant(&self, village: Place) -> Option<Seat> {
        self.realm.village(village).occupant
    }
    /// Whether a family has a soldier, a guard or a free lord inside a village.
    #[inline]
    pub fn is_inside(&self, seat: Seat, village: Place) -> bool {
        self.presence.inside[village.index()] & (1 << seat.0) != 0
    }
    /// Whether a family has a free lord or troops, whatever they are worth, at a stand of a village.
    #[inline]
    pub fn stands(&self, seat: Seat, village: Place, stand: Stand) -> bool {
        self.standing(village, stand) & (1 << seat.0) != 0
    }
    /// Whether any family has a free lord or troops at a stand of a village.
    #[inline]
    pub fn anybody_stands(&self, village: Place, stand: Stand) -> bool {
        self.standing(village, stand) != 0
    }
    fn standing(&self, village: Place, stand: Stand) -> u8 {
        let here = self.presence.standing.get(village.index());
        here.and_then(|stands| stands.get(stand as usize)).copied().unwrap_or(0)
    }
    /// The families with a soldier, a guard or a free lord inside.
    pub fn families_inside(&self, village: Place) -> impl Iterator<Item = Seat> + '_ {
        (0..self.rules.seats as u8).map(Seat).filter(move |seat| self.is_inside(*seat, village))
    }
    /// Whether another family occupies the village (guests are no enemies, F-16.11), or rebels are there.
    pub fn is_enemy_held(&self, seat: Seat, village: Place) -> bool {
        self.occupant(village).is_some_and(|other| other != seat) || self.has_rebels(village)
    }
    pub fn has_rebels(&self, village: Place) -> bool {
        self.revolt.0.is_some_and(|uprising| uprising.at == village)
    }
    /// Owned, not held by an enemy, and outside fiefs with a piece inside (R-02, F-7.05).
    pub fn controls(&self, seat: Seat, village: Place) -> bool {
        let in_fief = self.fief_of(self.region(village)) == Some(seat);
        self.owner(village) == Some(seat)
            && !self.is_enemy_held(seat, village)
            && (in_fief || self.is_inside(seat, village))
    }
    /// An own castle or city that no enemy holds.
    pub fn has_own_walls(&self, seat: Seat, village: Place) -> bool {
        self.realm.village(village).has_walls()
            && self.owner(village) == Some(seat)
            && !self.is_enemy_held(seat, village)
    }

    /// The family joined to this one by at least one living marriage (F-11.08, F-11.11).
    pub fn ally(&self, seat: Seat) -> Option<Seat> {
        self.lords_of(seat).filter_map(|row| row.lord.spouse).map(|spouse| self.family(spouse)).find(|s| *s != seat)
    }
    pub fn purse(&self, seat: Seat) -> i32 {
        self.treasury.purses.of(seat)
    }

    /// Guard points of a family in a village: they stand with their royals (F-12.02).
    pub fn guards(&self, seat: Seat, village: Place) -> [u16; 2] {
        let here = |royal: Option<PieceId>, points: u16| {
            let with = royal.map(|lord| self.lord(lord)).is_some_and(|row| row.at == village && row.family == seat);
            if with { points } else { 0 }
        };
        [here(self.crown.master_of_guard(), self.forces.kings_guard), here(self.crown.queen, self.forces.queens_guard)]
    }
    /// Whether a family has any piece in a village that can guard a prisoner (F-9.31).
    pub fn can_guard(&self, seat: Seat, village: Place) -> bool {
        self.forces.points(seat, village) > 0
            || self.free_lords_of(seat).any(|row| row.at == village)
            || self.guards(seat, village) != [0, 0]
    }
    /// Soldiers, guards and lords in a village: points, or counters as they lie, or the fewest that show the
    /// points.
    pub fn pieces(&self, village: Place) -> i32 {
        let by_points = self.rules.switches.crowded_counts == super::data::files::CrowdedCounts::Points;
        let troops: i32 = (0..self.rules.seats as u8)
            .map(Seat)
            .map(|seat| {
                let points = self.forces.points(seat, village);
                let soldiers = match (by_points, self.forces.tracks_counters()) {
                    (true, _) => points,
                    (false, true) => self.rules.soldiers.number(self.forces.counters(seat, village, |_| true)),
                    (false, false) => self.rules.soldiers.fewest(points),
                };
                let guards = self.guards(seat, village).into_iter();
                let sets = [&self.rules.kings_guard, &self.rules.queens_guard];
                let count = |(points, set): (u16, &CounterSet)| if by_points { points } else { set.fewest(points) };
                soldiers + guards.zip(sets).map(count).sum::<u16>()
            })
            .map(i32::from)
            .sum();
        troops + self.lords_in(village).count() as i32
    }
}

/// What an expansion may make different when rules ask, each answered for the position as it stands. Without an
/// expansion everything is allowed.
#[derive(Resource, Clone, Copy)]
pub struct Modifiers {
    /// Whether this party may begin an attack in a village, or go on with one from a gate (F-8.17, F-9.01).
    pub may_attack: fn(&Board, Party, Place) -> Allowed,
    /// Whether the company of this family may go to the gate of a village, where it would have to fight (F-8.17).
    pub may_storm: fn(&Board, Seat, Place) -> Allowed,
    /// Whether troops of this sort may be placed at a post of a village, which is a place for soldiers (F-7.02).
    pub may_muster: fn(&Board, Seat, u8, Place, Post) -> Allowed,
    /// Whether what the company of this family leaves behind may stay there (F-8.07).
    pub may_leave: fn(&Board, Seat) -> Allowed,
    /// Whether these pieces of a family may be called away from a village, without a lord (F-10.27).
    pub may_send: fn(&Board, Seat, Place, Counters) -> Allowed,
}
impl Default for Modifiers {
    fn default() -> Self {
        Self {
            may_attack: |_, _, _| Ok(()),
            may_storm: |_, _, _| Ok(()),
            may_muster: |_, _, _, _, _| Ok(()),
            may_leave: |_, _| Ok(()),
            may_send: |_, _, _, _| Ok(()),
        }
    }
}
