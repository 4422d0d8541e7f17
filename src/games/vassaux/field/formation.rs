//! Setting a unit down round its leader: `place` of §4.4.
use super::company::{Company, Man};
use super::slots::{CONTACT_SLOTS, Hand, Mode, Setting, contact_slot, lattice_slots};
use super::stand::Field;
use crate::table::ground::directions::{Axis, Direction};
use crate::table::ground::discs::Disc;
use crate::table::ground::spots::{Spot, square};
use crate::table::prelude::{PieceId, Refusal, Seat};

const NO_ROOM: Refusal = Refusal::new("no_room_at_destination", "V-10.06");
const NOT_IN_COHESION: Refusal = Refusal::new("not_in_cohesion", "V-23.33");

/// How a man came to his place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Posting {
    /// Against an enemy of the charge's target (V-13.05).
    Contact,
    /// Where he stood before, seen from the leader.
    Rigid,
    /// On the lattice.
    Lattice,
    /// By the player's hand.
    Drag,
    /// He found no place and stays where he stood (V-10.07).
    Stays,
}

/// A man who was in hand, and where he stands now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Posted {
    /// The fighter.
    pub id: PieceId,
    /// Where he stands.
    pub at: Spot,
    /// How he came there.
    pub posting: Posting,
}

/// A unit set down.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Formation {
    /// Where its leader stands.
    pub at: Spot,
    /// The men who were in hand, by id.
    pub men: Vec<Posted>,
}

impl Formation {
    /// The men who found no place, by id (V-10.07).
    pub fn without_slot(&self) -> impl Iterator<Item = &Posted> {
        self.men.iter().filter(|man| man.posting == Posting::Stays)
    }
    /// One of the men.
    pub fn man(&self, id: PieceId) -> Option<&Posted> {
        self.men.binary_search_by_key(&id, |man| man.id).ok().map(|at| &self.men[at])
    }
    /// The leader and the men who stand in cohesion: who they are and where (V-13.04).
    pub fn in_cohesion(&self, company: &Company) -> impl Iterator<Item = (PieceId, Disc)> {
        let leader = (company.leader(), company.base(self.at));
        let radius = company.radius();
        let men = self.men.iter().filter(|man| man.posting != Posting::Stays);
        std::iter::once(leader).chain(men.map(move |man| (man.id, Disc::new(man.at, radius))))
    }
    /// How many of them, the leader included, touch a fighter of a group (V-13.04).
    pub fn contacts(&self, field: &Field, company: &Company, group: PieceId) -> usize {
        let touches = |base: &Disc| field.members(group).any(|enemy| field.contact(base, &enemy.disc));
        self.in_cohesion(company).filter(|(_, base)| touches(base)).count()
    }
    /// Whether one of them touches a fighter.
    pub fn touches(&self, field: &Field, company: &Company, enemy: PieceId) -> bool {
        let Some(enemy) = field.base(enemy) else { return false };
        self.in_cohesion(company).any(|(_, base)| field.contact(&base, &enemy.disc))
    }
}

/// The direction in which a unit is set down that does not come along a line: toward the nearest enemy (least square,
/// then lowest id), without enemies toward the table's centre, else north (§4.4).
pub fn facing(field: &Field, host: Seat, at: Spot) -> Direction {
    let nearest = field.enemies(host).min_by_key(|enemy| (square(enemy.centre(), at), enemy.id));
    let goal = nearest.map_or(field.table().middle(), |enemy| enemy.centre());
    Direction::toward(at, goal).unwrap_or(Direction::NORTH)
}

/// Sets a unit down round its leader at `at`, in the direction `toward` (§4.4): in a charge first against the target
/// (V-13.05, V-13.07), then as the men stood before, then on the lattice. Who finds no place stays where he stood
/// (V-10.07); at deployment and arrival the place is refused (V-23.33). It is refused as well where the leader cannot
/// stand, or stands on a man who stays (`no_room_at_destination`, V-10.06, V-10.11).
pub fn place(
    field: &Field,
    company: &Company,
    at: Spot,
    toward: Direction,
    mode: Mode<'_>,
    hand: Hand,
) -> Result<Formation, Refusal> {
    let mut setting = Setting::new(field, company, at, mode);
    setting.leader_stands()?;
    let lifted = company.men().iter().filter(|man| !Setting::stays(field, mode, man.id));
    let mut in_hand: Vec<Man> = Vec::with_capacity(company.men().len());
    in_hand.extend(lifted);
    let mut targets = Targets::new(&setting, hand);
    let line = Axis::new(at, toward);
    let posted = Vec::with_capacity(in_hand.len());
    let mut work = Work { setting: &mut setting, in_hand, posted };
    let kept = work.kept();
    let mut lattice: Option<Lattice> = None;
    let mut for_good: Vec<Man> = vec![];
    loop {
        if let Some(targets) = &mut targets {
            work.meet(targets);
        }
        work.keep_offsets(&kept);
        if !work.in_hand.is_empty() {
            work.fill(lattice.get_or_insert_with(|| {
                let spots = targets.as_ref().map(|targets| targets.spots.as_slice());
                let slots = lattice_slots(field.measures(), company, &line, spots, hand);
                Lattice { open: vec![], rest: slots.into_iter() }
            }));
        }
        let origin_of = |man: &Man| man.origin.ok_or(NOT_IN_COHESION).map(|at| company.base(at));
        let mut barred = None;
        for man in &work.in_hand {
            let origin = origin_of(man)?;
            if work.posted.iter().any(|posted| field.overlap(&company.base(posted.at), &origin)) {
                barred = barred.or(Some(*man));
            }
        }
        let Some(stays) = barred else { break };
        for_good.push(stays);
        work.begin_again(&for_good, company);
    }
    let mut men = work.posted;
    for man in for_good.iter().chain(&work.in_hand) {
        let origin = man.origin.ok_or(NOT_IN_COHESION)?;
        if field.overlap(&company.base(origin), &company.base(at)) {
            return Err(NO_ROOM);
        }
        men.push(Posted { id: man.id, at: origin, posting: Posting::Stays });
    }
    men.sort_unstable_by_key(|man| man.id);
    Ok(Formation { at, men })
}

/// A fighter of a charge's target, and what is known of the places round him.
struct Met {
    disc: Disc,
    /// For each contact slot that has been looked at the base there, if what does not depend on other men allows it.
    slots: Vec<Option<Disc>>,
    /// How many slots have been tried since all men were lifted.
    tried: usize,
}

/// The fighters of a charge's target.
struct Targets {
    /// Those who may be in reach, in the order in which they are met: the first met, then by distance, then by id
    /// (§4.4).
    met: Vec<Met>,
    /// Where all of them stand.
    spots: Vec<Spot>,
    hand: Hand,
}

impl Targets {
    fn new(setting: &Setting<'_>, hand: Hand) -> Option<Self> {
        let Mode::Charge(assault) = setting.mode() else { return None };
        let (field, company, at) = (setting.field(), setting.company(), setting.leader().centre);
        let all: Vec<_> = field.members(assault.target).collect();
        // A slot farther off lies outside the Aura; 2 u more for what is rounded.
        let reach = |disc: &Disc| {
            let radii = 3 * company.radius() + disc.radius;
            i64::from(company.aura() + radii + field.measures().eps_measure + 2)
        };
        let near = |disc: &Disc| square(disc.centre, at) <= reach(disc) * reach(disc);
        let mut met: Vec<_> = all.iter().filter(|base| near(&base.disc)).collect();
        met.sort_unstable_by_key(|base| (assault.first != Some(base.id), square(base.centre(), at), base.id));
        let met = met.into_iter().map(|base| Met { disc: base.disc, slots: vec![], tried: 0 }).collect();
        Some(Self { met, spots: all.iter().map(|base| base.centre()).collect(), hand })
    }
}

impl Met {
    /// The next legal slot of a target fighter (§4.4, step 2).
    fn next(&mut self, setting: &Setting<'_>, hand: Hand) -> Option<Disc> {
        let leader = setting.leader();
        while self.tried < CONTACT_SLOTS as usize {
            if self.tried == self.slots.len() {
                let slot = contact_slot(&self.disc, leader.centre, leader.radius, self.tried as i32, hand);
                let base = slot.map(|at| Disc::new(at, leader.radius));
                self.slots.push(base.filter(|base| setting.place(base).is_ok()));
            }
            let slot = self.slots[self.tried];
            self.tried += 1;
            if let Some(base) = slot.filter(|base| setting.is_free(base, setting.company().leader())) {
                return Some(base);
            }
        }
        None
    }
}

/// The places of the lattice in the order in which they are filled, looked at no farther than men are left.
struct Lattice {
    /// Those looked at so far that what does not depend on other men allows.
    open: Vec<Disc>,
    rest: std::vec::IntoIter<Spot>,
}

impl Lattice {
    /// The place with a number among those that are allowed; `None` beyond the last.
    fn place(&mut self, setting: &Setting<'_>, number: usize) -> Option<Disc> {
        while self.open.len() <= number {
            let base = setting.company().base(self.rest.next()?);
            if setting.place(&base).is_ok() {
                self.open.push(base);
            }
        }
        Some(self.open[number])
    }
}

/// Men on their way from the hand to the table.
struct Work<'s, 'a> {
    setting: &'s mut Setting<'a>,
    /// By id.
    in_hand: Vec<Man>,
    posted: Vec<Posted>,
}

impl Work<'_, '_> {
    /// All are lifted again but those who stay for good, who stand in the way from now on (§4.4, step 5).
    fn begin_again(&mut self, for_good: &[Man], company: &Company) {
        self.setting.lift_all();
        let posted = self.posted.drain(..).map(|posted| posted.id);
        let again: Vec<PieceId> = posted.chain(self.in_hand.drain(..).map(|man| man.id)).collect();
        let stays = |man: &Man| for_good.iter().any(|stays| stays.id == man.id);
        self.in_hand = company.men().iter().filter(|man| again.contains(&man.id) && !stays(man)).copied().collect();
        for man in for_good {
            if let Some(origin) = man.origin {
                self.setting.set_down(man.id, origin);
            }
        }
    }
    /// Where the men in hand stood before, seen from the leader, as far as other men are not asked; by id.
    fn kept(&self) -> Vec<(PieceId, Disc)> {
        let Some(from) = self.setting.company().from() else { return vec![] };
        let at = self.setting.leader().centre;
        let kept = self.in_hand.iter().filter_map(|man| {
            let origin = man.origin?;
            let moved = Spot::new(at.x + (origin.x - from.x), at.y + (origin.y - from.y));
            let base = self.setting.company().base(moved);
            let allowed = self.setting.place(&base).and_then(|()| self.setting.contact_allowed(man.id, &base));
            allowed.is_ok().then_some((man.id, base))
        });
        kept.collect()
    }
    /// The man in hand at this place in the list stands there from now on.
    fn post(&mut self, index: usize, at: Spot, posting: Posting) {
        let man = self.in_hand.remove(index);
        self.setting.set_down(man.id, at);
        self.posted.push(Posted { id: man.id, at, posting });
    }
    /// The man in hand who has the shortest way to a place and may stand there, ties by id; without origins by id alone
    /// (V-23.33).
    fn nearest(&self, base: &Disc) -> Option<usize> {
        let away = |man: &Man| man.origin.map_or(0, |origin| square(origin, base.centre));
        let asked = self.setting.asks_contacts(base);
        let may = |man: &Man| !asked || self.setting.contact_allowed(man.id, base).is_ok();
        let able = self.in_hand.iter().enumerate().filter(|(_, man)| may(man));
        able.min_by_key(|(_, man)| (away(man), man.id)).map(|(index, _)| index)
    }
    /// Men against the target: in each round every target fighter in order takes his next legal slot; whom the leader
    /// touches already has his attacker of the first round (V-13.05, V-13.07; §4.4, step 2).
    fn meet(&mut self, targets: &mut Targets) {
        let leader = *self.setting.leader();
        targets.met.iter_mut().for_each(|met| met.tried = 0);
        for round in 0.. {
            let mut open = false;
            for met in &mut targets.met {
                if round == 0 && self.setting.field().contact(&leader, &met.disc) {
                    open = true;
                    continue;
                }
                if self.in_hand.is_empty() {
                    return;
                }
                let Some(base) = met.next(self.setting, targets.hand) else { continue };
                if let Some(index) = self.nearest(&base) {
                    self.post(index, base.centre, Posting::Contact);
                    open = true;
                }
            }
            if !open {
                return;
            }
        }
    }
    /// Men where they stood before, seen from the leader, by id (§4.4, step 3). `kept` has the places that other men
    /// cannot forbid.
    fn keep_offsets(&mut self, kept: &[(PieceId, Disc)]) {
        let mut index = 0;
        while let Some(man) = self.in_hand.get(index).copied() {
            let place = kept.binary_search_by_key(&man.id, |(id, _)| *id).ok().map(|at| kept[at].1);
            match place.filter(|base| self.setting.is_free(base, man.id)) {
                Some(base) => self.post(index, base.centre, Posting::Rigid),
                None => index += 1,
            }
        }
    }
    /// Men on the lattice: each place in turn takes the nearest (§4.4, step 4).
    fn fill(&mut self, lattice: &mut Lattice) {
        for number in 0.. {
            if self.in_hand.is_empty() {
                return;
            }
            let Some(base) = lattice.place(self.setting, number) else { return };
            if self.setting.is_free(&base, self.setting.company().leader())
                && let Some(index) = self.nearest(&base)
            {
                self.post(index, base.centre, Posting::Lattice);
            }
        }
    }
}
