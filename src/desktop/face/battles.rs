//! A battle as a scene: the hosts that face each other, figure by figure.
use super::pictures::Picture;
use super::shapes::{Point, Tincture};
use crate::table::prelude::{Place, Seat};
use serde::Serialize;

/// How one of a rank is drawn.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub enum Likeness {
    /// A counter with this sign: outlines in a square from -1 to 1.
    Sign(Vec<Vec<Point>>),
    Portrait(Picture),
}

/// Those of one kind who fight in a host for one seat.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Rank {
    pub seat: Seat,
    /// Tells the ranks of a seat apart, as long as the battle lasts.
    pub kind: u32,
    pub name: String,
    pub likeness: Likeness,
    /// The colour of their counters; nothing for those of no seat.
    pub tincture: Option<Tincture>,
    pub standing: u32,
    /// Those who have fallen, or were taken, since the battle began.
    pub fallen: u32,
    /// How many of the kind the seat has on the whole board, if everybody may know that.
    pub everywhere: Option<u32>,
}

impl Rank {
    fn is(&self, other: &Self) -> bool {
        (self.seat, self.kind) == (other.seat, other.kind)
    }
}

/// Those who fight together.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Host {
    pub name: String,
    /// Whose banners it bears, and whose dice it throws.
    pub banners: Vec<Tincture>,
    pub strength: String,
    pub ranks: Vec<Rank>,
}

/// A battle under way.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct BattleScene {
    pub title: String,
    pub place: Place,
    pub hosts: Vec<Host>,
}

impl BattleScene {
    /// Whether this is the battle that was shown `earlier`: nobody fights in it who did not fight then. Where one battle ends
    /// and another begins in the same place, others fight.
    pub fn goes_on_from(&self, earlier: &Self) -> bool {
        let banners =
            |scene: &Self| -> Vec<Tincture> { scene.hosts.iter().flat_map(|host| host.banners.clone()).collect() };
        let before = banners(earlier);
        self.place == earlier.place && banners(self).iter().all(|banner| before.contains(banner))
    }
    /// Strikes off whoever stood in the battle as it was `earlier` and stands there no more. Where an order was taken back, as
    /// many stand up again.
    pub fn strike_off(&mut self, earlier: &Self) {
        let old = earlier.hosts.iter().flat_map(|host| host.ranks.iter().map(move |rank| (host, rank)));
        for (host, rank) in old {
            let mut now = self.hosts.iter_mut().flat_map(|host| &mut host.ranks);
            if let Some(now) = now.find(|now| now.is(rank)) {
                now.fallen = (rank.standing + rank.fallen).saturating_sub(now.standing);
            } else if let Some(own) = self.hosts.iter_mut().find(|own| own.banners == host.banners) {
                own.ranks.push(Rank { standing: 0, fallen: rank.standing + rank.fallen, ..rank.clone() });
            }
        }
    }
    /// The battle as it has ended: `left` tells how many of a rank its seat still has on the whole board, if everybody may
    /// know that.
    pub fn ended(mut self, left: impl Fn(&Rank) -> Option<u32>) -> Self {
        for rank in self.hosts.iter_mut().flat_map(|host| &mut host.ranks) {
            let Some((all, left)) = rank.everywhere.zip(left(rank)) else { continue };
            let lost = all.saturating_sub(left).min(rank.standing);
            rank.standing -= lost;
            rank.fallen += lost;
        }
        self
    }
}
