//! Soldiers and guards on the board: strength points, shown by counters of a few values, or troops of kinds.
use crate::games::fief::state::posts::{Party, Post, Stand};
use crate::games::fief::state::soldier_model::{Auxiliary, Kinds, SoldierModel};
use crate::table::kit::counters::{CounterSet, Counters};
use crate::table::prelude::{Kind, Names, Place, Seat, State, Target};
use bevy::prelude::*;
use serde::{Deserialize, Serialize};
use serde_json::{Map as JsonMap, Value, json};
use smallvec::SmallVec;

/// Soldiers of one family in one place that have gone equally far this turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Group {
    pub seat: Seat,
    pub at: Place,
    pub post: Post,
    /// Villages gone this turn (F-8.08).
    pub steps: u8,
    /// Strength points; 0 only where all are of a kind that is worth nothing in battle.
    pub points: u16,
    /// The counters themselves, where they are not changed freely ([`SoldierModel`]).
    pub counters: Counters,
}
impl Group {
    fn is_empty(&self) -> bool {
        self.points == 0 && self.counters.is_empty()
    }
    fn key(&self) -> (Seat, Place, Post, u8) {
        (self.seat, self.at, self.post, self.steps)
    }
}

/// All soldiers, in the order of seat, village, post and steps; and the points of the two guards, which stand where
/// their royals stand (F-12.02).
#[derive(Resource, Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Forces {
    groups: Vec<Group>,
    pub kings_guard: u16,
    pub queens_guard: u16,
    /// The points of a stack are seen by its family alone (F-8.10).
    pub fog: bool,
    pub model: SoldierModel,
}

/// Points of one family by pile.
type Piles = SmallVec<[u16; 32]>;

impl Forces {
    /// No soldiers yet.
    pub fn new(fog: bool, model: SoldierModel) -> Self {
        Self { fog, model, ..default() }
    }
    /// Counters are tracked one by one.
    #[inline]
    pub fn tracks_counters(&self) -> bool {
        self.model != SoldierModel::Points
    }
    /// Troops are of kinds that are never changed into one another.
    #[inline]
    pub fn of_kinds(&self) -> bool {
        matches!(self.model, SoldierModel::Kinds(_))
    }
    /// What is known only of pieces of kinds; nothing where soldiers are points or counters.
    pub fn kinds(&self) -> Option<&Kinds> {
        if let SoldierModel::Kinds(kinds) = &self.model { Some(kinds) } else { None }
    }
    pub fn kinds_mut(&mut self) -> Option<&mut Kinds> {
        if let SoldierModel::Kinds(kinds) = &mut self.model { Some(kinds) } else { None }
    }
    /// One counter of the sort numbered `sort`, where counters are tracked.
    pub fn counter(&self, sort: u8) -> Counters {
        if self.tracks_counters() { Counters::one(sort.into()) } else { Counters::default() }
    }
    /// Points that fight beside a party in the battle under way, and hold nothing.
    #[inline]
    pub fn auxiliaries(&self, village: Place, party: Party) -> u16 {
        let SoldierModel::Kinds(kinds) = &self.model else { return 0 };
        let beside = |a: &&Auxiliary| a.stands && a.at == village && a.party == party;
        kinds.auxiliaries.iter().filter(beside).map(|a| a.points).sum()
    }
    /// The counters of a family in a village at these posts, where they are tracked.
    pub fn counters(&self, seat: Seat, village: Place, stands: impl Fn(Stand) -> bool) -> Counters {
        let there = self.at(seat, village).filter(|g| stands(g.post.stand()));
        there.fold(Counters::default(), |all, g| all.plus(g.counters))
    }
    pub fn groups(&self) -> &[Group] {
        &self.groups
    }
    /// Another size and other counters for a stack.
    pub(super) fn set_stack(&mut self, of: &Group, points: u16, counters: Counters) {
        if let Some(group) = self.groups.iter_mut().find(|group| group.key() == of.key()) {
            (group.points, group.counters) = (points, counters);
        }
    }
    /// The groups of a family.
    pub fn of(&self, seat: Seat) -> impl Iterator<Item = &Group> {
        let first = self.groups.partition_point(|g| g.seat < seat);
        self.groups[first..].iter().take_while(move |g| g.seat == seat)
    }
    /// The groups of a family in a village.
    pub fn at(&self, seat: Seat, village: Place) -> impl Iterator<Item = &Group> {
        self.of(seat).filter(move |g| g.at == village)
    }
    /// All points of a family, guards apart.
    pub fn total(&self, seat: Seat) -> u16 {
        self.of(seat).map(|g| g.points).sum()
    }
    /// Points of a family in a village, wherever they stand there, guards apart.
    pub fn points(&self, seat: Seat, village: Place) -> u16 {
        self.at(seat, village).map(|g| g.points).sum()
    }

    /// Adds soldiers to a group, or makes one.
    pub fn add(&mut self, group: Group) {
        if group.is_empty() {
            return;
        }
        let at = self.groups.partition_point(|g| g.key() < group.key());
        match self.groups.get_mut(at).filter(|g| g.key() == group.key()) {
            Some(same) => {
                same.points += group.points;
                same.counters = same.counters.plus(group.counters);
            }
            None => self.groups.insert(at, group),
        }
    }

    /// The piles of a family: points by village and post.
    fn piles(&self, seat: Seat) -> (SmallVec<[(Place, Post); 32]>, Piles) {
        let (mut posts, mut piles) = (SmallVec::<[(Place, Post); 32]>::new(), Piles::new());
        for group in self.of(seat) {
            match posts.last() {
                Some(last) if *last == (group.at, group.post) => *piles.last_mut().expect("a pile") += group.points,
                _ => {
                    posts.push((group.at, group.post));
                    piles.push(group.points);
                }
            }
        }
        (posts, piles)
    }

    /// Whether a family's counters can show its soldiers if `more` points of one counter come to a village.
    pub fn room_for(&self, set: &CounterSet, seat: Seat, village: Place, post: Post, sort: usize) -> bool {
        if self.tracks_counters() {
            return set.left(self.of(seat).map(|g| g.counters), sort) > 0;
        }
        let (posts, mut piles) = self.piles(seat);
        let value = set.values()[sort];
        match posts.iter().position(|p| *p == (village, post)) {
            Some(i) => piles[i] += value,
            None => piles.push(value),
        }
        set.can_show(piles.iter().copied())
    }
    /// Whether a family's counters can show its soldiers as they stand.
    pub fn is_shown(&self, set: &CounterSet, seat: Seat) -> bool {
        if self.tracks_counters() {
            return (0..set.values().len()).all(|sort| {
                let used: u16 = self.of(seat).map(|g| u16::from(g.counters.0[sort])).sum();
                set.left(std::iter::empty(), sort) >= used
            }) && self.of(seat).all(|g| set.points(g.counters) == g.points);
        }
        set.can_show(self.piles(seat).1.iter().copied())
    }

    /// Removes `wanted` points of a family from a village, those inside first and those that have gone least far; more
    /// where the rest could not be shown (F-9.13, F-9.14). Gives the points removed.
    pub fn lose(&mut self, set: &CounterSet, seat: Seat, village: Place, wanted: u16) -> u16 {
        self.lose_from(set, seat, village, |_| true, wanted)
    }
    /// The same from some of the posts in the village only.
    pub fn lose_from(
        &mut self,
        set: &CounterSet,
        seat: Seat,
        village: Place,
        stands: impl Fn(Stand) -> bool,
        wanted: u16,
    ) -> u16 {
        let (posts, mut piles) = self.piles(seat);
        let losses = set.losses(&mut piles, |pile| posts[pile].0 == village && stands(posts[pile].1.stand()), wanted);
        for (pile, loss) in &losses {
            self.take(seat, posts[*pile], *loss);
            if self.tracks_counters() {
                self.change_pile(set, seat, posts[*pile]);
            }
        }
        losses.iter().map(|(_, loss)| loss).sum()
    }

    fn take(&mut self, seat: Seat, (at, post): (Place, Post), mut points: u16) {
        for group in self.groups.iter_mut().filter(|g| (g.seat, g.at, g.post) == (seat, at, post)) {
            let taken = points.min(group.points);
            group.points -= taken;
            points -= taken;
            if group.points == 0 {
                group.counters = Counters::default();
            }
        }
        self.groups.retain(|g| !g.is_empty());
    }

    /// Takes pieces of these sorts off one of a family's piles, those that have gone least far first.
    pub fn take_counters(&mut self, set: &CounterSet, seat: Seat, (at, post): (Place, Post), mut wanted: Counters) {
        for group in self.groups.iter_mut().filter(|g| (g.seat, g.at, g.post) == (seat, at, post)) {
            for (there, still) in group.counters.0.iter_mut().zip(&mut wanted.0) {
                let taken = (*there).min(*still);
                *there -= taken;
                *still -= taken;
            }
            group.points = set.points(group.counters);
        }
        self.groups.retain(|g| !g.is_empty());
    }

    /// Whether these points of a family's groups at a post, by steps gone, can go elsewhere so that counters still show
    /// all of them.
    pub fn may_split(
        &self,
        set: &CounterSet,
        seat: Seat,
        (at, post): (Place, Post),
        taken: &[(u8, u16)],
        to: (Place, Post),
    ) -> bool {
        if self.of_kinds() {
            return true;
        }
        if self.tracks_counters() {
            let group = |steps: u8| self.at(seat, at).find(|g| g.post == post && g.steps == steps);
            return taken
                .iter()
                .all(|(steps, points)| group(*steps).is_some_and(|g| set.pick(g.counters, *points).is_some()));
        }
        let (posts, mut piles) = self.piles(seat);
        let moved: u16 = taken.iter().map(|(_, points)| points).sum();
        if let Some(i) = posts.iter().position(|p| *p == (at, post)) {
            piles[i] -= moved.min(piles[i]);
        }
        match posts.iter().position(|p| *p == to) {
            Some(i) => piles[i] += moved,
            None => piles.push(moved),
        }
        set.can_show(piles.iter().copied())
    }

    /// Moves points of a family's group at a post that has gone so many steps; where pieces are of kinds, these pieces.
    pub fn shift(
        &mut self,
        set: &CounterSet,
        seat: Seat,
        (at, post): (Place, Post),
        (steps, points, pieces): (u8, u16, Counters),
        (to, to_post, to_steps): (Place, Post, u8),
    ) {
        let key = (seat, at, post, steps);
        let model = &self.model;
        let Some(group) = self.groups.iter_mut().find(|g| g.key() == key) else { return };
        let points = points.min(group.points);
        let counters = match model {
            SoldierModel::Points => group.counters,
            SoldierModel::Literal => set.pick(group.counters, points).unwrap_or_default(),
            SoldierModel::Kinds(_) => pieces,
        };
        group.points -= points;
        group.counters = group.counters.minus(counters).unwrap_or_default();
        self.groups.retain(|g| !g.is_empty());
        self.add(Group { seat, at: to, post: to_post, steps: to_steps, points, counters });
    }

    /// All of a family's groups in a village that stand there go to another post.
    pub fn repost(&mut self, seat: Seat, village: Place, stand: Stand, post: impl Fn(Post) -> (Place, Post)) {
        let moves = |g: &Group| g.seat == seat && g.at == village && g.post.stand() == stand;
        let going: SmallVec<[Group; 4]> = self.groups.iter().copied().filter(|g| moves(g)).collect();
        self.groups.retain(|g| !moves(g));
        for group in going {
            let (at, post) = post(group.post);
            self.add(Group { at, post, ..group });
        }
    }

    /// Takes a family's soldiers at a stand of a village off the board; gives their points.
    pub fn remove(&mut self, seat: Seat, village: Place, stand: Stand) -> u16 {
        let gone = |g: &Group| g.seat == seat && g.at == village && g.post.stand() == stand;
        let points = self.groups.iter().filter(|g| gone(g)).map(|g| g.points).sum();
        self.groups.retain(|g| !gone(g));
        points
    }

    /// After a loss from one pile: the counters that are left, as they lie if they fit; else changed with the stock
    /// alone, else with the family's own counters elsewhere too (F-9.13). Where counters cannot tell how far those of
    /// one pile have gone, they count as having gone as far as the furthest of them.
    fn change_pile(&mut self, set: &CounterSet, seat: Seat, pile: (Place, Post)) {
        let stock: Vec<u16> = (0..set.values().len())
            .map(|sort| {
                let others = self.of(seat).filter(|g| (g.at, g.post) != pile).map(|g| g.counters);
                set.left(others, sort)
            })
            .collect();
        for _ in 0..2 {
            let own = || self.of(seat).filter(|g| (g.at, g.post) == pile);
            let as_they_lie: Option<Vec<Counters>> = own().map(|g| set.pick(g.counters, g.points)).collect();
            let points: Vec<u16> = own().map(|g| g.points).collect();
            if let Some(laid) = as_they_lie.or_else(|| set.lay_out_of(&stock, &points)) {
                let own = self.groups.iter_mut().filter(|g| g.seat == seat && (g.at, g.post) == pile);
                own.zip(laid).for_each(|(group, counters)| group.counters = counters);
                return;
            }
            self.level(seat, |g| (g.at, g.post) == pile);
        }
        self.change(set, seat);
    }

    /// Lays all of a family's counters anew, largest first.
    fn change(&mut self, set: &CounterSet, seat: Seat) {
        let points = |forces: &Self| forces.of(seat).map(|g| g.points).collect::<Vec<u16>>();
        let laid = set.lay_out(&points(self)).or_else(|| {
            self.level(seat, |_| true);
            set.lay_out(&points(self))
        });
        let own = self.groups.iter_mut().filter(|g| g.seat == seat);
        own.zip(laid.into_iter().flatten()).for_each(|(group, counters)| group.counters = counters);
    }
    /// Those of a family's groups at one post have gone as far as the furthest of them.
    fn level(&mut self, seat: Seat, of: impl Fn(&Group) -> bool) {
        let own: Vec<Group> = self.of(seat).filter(|g| of(g)).copied().collect();
        self.groups.retain(|g| g.seat != seat || !of(g));
        for group in &own {
            let beside = own.iter().filter(|g| (g.at, g.post) == (group.at, group.post));
            let steps = beside.map(|g| g.steps).max().unwrap_or(group.steps);
            self.add(Group { steps, ..*group });
        }
    }

    /// The fewest points that can go from inside one village into another so that counters still show all of them, and
    /// the counter where they are tracked: the one worth least.
    pub fn fewest_to_call(&self, set: &CounterSet, seat: Seat, from: Place, to: Place) -> Option<(u16, Counters)> {
        let inside = || self.at(seat, from).filter(|g| g.post == Post::Inside);
        if self.tracks_counters() {
            let there = |sort: &usize| set.values()[*sort] > 0 && inside().any(|g| g.counters.0[*sort] > 0);
            let sort = (0..set.values().len()).filter(there).min_by_key(|sort| set.values()[*sort])?;
            return Some((set.values()[sort], Counters::one(sort)));
        }
        let all: u16 = inside().map(|g| g.points).sum();
        let (posts, piles) = self.piles(seat);
        let source = posts.iter().position(|p| *p == (from, Post::Inside))?;
        let goal = posts.iter().position(|p| *p == (to, Post::Inside));
        let fits = |n: &u16| {
            let mut piles = piles.clone();
            piles[source] -= n;
            match goal {
                Some(goal) => piles[goal] += n,
                None => piles.push(*n),
            }
            set.can_show(piles.iter().copied())
        };
        (1..=all).find(fits).map(|points| (points, Counters::default()))
    }

    /// Calls [`Forces::fewest_to_call`] from one village into another, whatever they have gone; gives their points.
    pub fn call(&mut self, set: &CounterSet, seat: Seat, from: Place, to: Place) -> u16 {
        let Some((points, counters)) = self.fewest_to_call(set, seat, from, to) else { return 0 };
        if self.tracks_counters() {
            self.call_pieces(set, seat, [from, to], counters);
        } else {
            self.take(seat, (from, Post::Inside), points);
            self.add(Group { seat, at: to, post: Post::Inside, steps: 0, points, counters });
        }
        points
    }
    /// Calls these pieces from inside one village into another.
    pub fn call_pieces(&mut self, set: &CounterSet, seat: Seat, [from, to]: [Place; 2], counters: Counters) {
        self.take_counters(set, seat, (from, Post::Inside), counters);
        self.add(Group { seat, at: to, post: Post::Inside, steps: 0, points: set.points(counters), counters });
    }

    /// Takes a family's soldiers in a village off the board, wherever they stand there; gives their points.
    pub fn clear(&mut self, seat: Seat, village: Place) -> u16 {
        let points = self.points(seat, village);
        self.groups.retain(|g| g.seat != seat || g.at != village);
        points
    }

    /// A new turn: no group has gone anywhere.
    pub fn rest(&mut self) {
        if self.groups.iter().all(|g| g.steps == 0) {
            return;
        }
        for group in std::mem::take(&mut self.groups) {
            self.add(Group { steps: 0, ..group });
        }
    }

    /// Takes a family's soldiers off the board.
    pub fn disband(&mut self, seat: Seat) {
        self.groups.retain(|g| g.seat != seat);
    }
}

impl Forces {
    /// How a place with a post is written: `bourg`, `bourg<cluny` at the gate, `bourg+cluny` come to help.
    fn place_label(names: &Names, group: &Group) -> String {
        let place = names.label(Target::Place(group.at));
        match group.post.from() {
            None => place,
            Some(from) => {
                let mark = if group.post.stand() == Stand::Gate { '<' } else { '+' };
                format!("{place}{mark}{}", names.label(Target::Place(from)))
            }
        }
    }
    /// As `viewer` may know them: in fog the stacks of others count one point, but for those on the `battlefield`,
    /// where nothing is hidden (F-8.10).
    pub fn seen_by(&self, viewer: Option<Seat>, battlefield: Option<Place>) -> Self {
        let mut seen = self.clone();
        if let Some(viewer) = viewer.filter(|_| self.fog) {
            let hidden = |group: &&mut Group| group.seat != viewer && Some(group.at) != battlefield;
            for group in seen.groups.iter_mut().filter(hidden) {
                (group.points, group.counters) = (group.points.min(1), Counters::default());
            }
        }
        seen
    }
    /// By family, village and kind; in fog others see nothing of it.
    fn show_kinds(&self, kinds: &Kinds, names: &Names, viewer: Option<Seat>) -> Value {
        let mut families = JsonMap::new();
        for seat in (0..names.seats() as u8).map(Seat).filter(|s| !self.fog || viewer.is_none_or(|v| v == *s)) {
            let mut villages = JsonMap::new();
            for group in self.of(seat) {
                let village = villages.entry(Self::place_label(names, group)).or_insert_with(|| json!({}));
                for (sort, n) in (0..).zip(group.counters.0).filter(|(_, n)| *n > 0) {
                    let label = names.label(Target::Kind(Kind(kinds.first + sort)));
                    let before = village[&label].as_u64().unwrap_or(0);
                    village[label] = json!(before + u64::from(n));
                }
            }
            families.insert(names.label(Target::Seat(seat)), villages.into());
        }
        families.into()
    }
}

impl State for Forces {
    const NAME: &'static str = "forces";
    /// By family and village; in fog others see a question mark, and each family's public total.
    fn show(&self, names: &Names, viewer: Option<Seat>) -> Value {
        let mut families = JsonMap::new();
        for seat in (0..names.seats() as u8).map(Seat) {
            let open = !self.fog || viewer.is_none_or(|v| v == seat);
            let mut villages = JsonMap::new();
            for group in self.of(seat) {
                let place = Self::place_label(names, group);
                let before = villages.get(&place).and_then(Value::as_u64).unwrap_or(0);
                let points = if open { json!(before + u64::from(group.points)) } else { json!("?") };
                villages.insert(place, points);
            }
            villages.insert("total".into(), self.total(seat).into());
            families.insert(names.label(Target::Seat(seat)), villages.into());
        }
        let mut shown =
            json!({ "soldiers": families, "kings_guard": self.kings_guard, "queens_guard": self.queens_guard });
        if let Some(kinds) = self.kinds() {
            shown["troops"] = self.show_kinds(kinds, names, viewer);
        }
        shown
    }
}
