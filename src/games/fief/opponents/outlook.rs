//! What a script sees: the position as its seat does. The board itself stays in this file, so that no script can look
//! into other hands, purses, private offers or the deck, nor under the fog.
use crate::games::fief::board::{Board, LordRow};
use crate::games::fief::chapters::battle::forecast::{Encounter, muster};
use crate::games::fief::chapters::battle::{declare, sides};
use crate::games::fief::chapters::{battle, blue_cards, default_answers, election, marriage, ransom, revenue, victory};
use crate::games::fief::data::files::{CrowdedCounts, FAMILIES, MOST_VILLAGES};
use crate::games::fief::data::items::Plain;
use crate::games::fief::map::Map;
use crate::games::fief::opponents::judgement;
use crate::games::fief::opponents::odds::{Army, Known, OddsTable};
use crate::games::fief::rules::Rules;
use crate::games::fief::state::cards::Tax;
use crate::games::fief::state::lords::{Crown, Holder, Titles};
use crate::games::fief::state::negotiation::{Article, Negotiation};
use crate::games::fief::state::posts::Post;
use crate::games::fief::state::progress::TurnProgress;
use crate::games::fief::state::realm::Realm;
use crate::games::fief::state::revolt::Uprising;
use crate::games::fief::state::underway::Underway;
use crate::games::fief::state::war::{Battle, Purpose, Side, Truce};
use crate::table::kit::deals::Deal;
use crate::table::prelude::{Kind, PieceId, Place, Seat};

/// How many lords of a family stand together at the most, if it has the choice.
const MOST_TOGETHER: usize = 2;
/// How many turns of income a family may have kept at the most, and what it may have beside, in écus.
const TURNS_KEPT: i32 = 2;
const POCKET: i32 = 600;

/// The position as one seat sees it.
pub struct Outlook<'b> {
    board: &'b Board<'b>,
    pub me: Seat,
    pub ally: Option<Seat>,
    /// Points of soldiers by village and family, wherever they stand there; guessed where there is fog.
    points: [[u16; FAMILIES.len()]; MOST_VILLAGES],
}

impl<'b> Outlook<'b> {
    pub fn new(board: &'b Board<'b>, me: Seat) -> Self {
        let mut points = [[0; FAMILIES.len()]; MOST_VILLAGES];
        let forces = board.forces;
        let mut stacks = [0_u16; FAMILIES.len()];
        if forces.fog {
            forces.groups().iter().for_each(|g| stacks[usize::from(g.seat.0)] += 1);
        }
        for group in forces.groups() {
            let seat = usize::from(group.seat.0);
            points[group.at.index()][seat] += match forces.fog && group.seat != me {
                // The total is public (F-8.10).
                true => (forces.total(group.seat) / stacks[seat].max(1)).max(1),
                false => group.points,
            };
        }
        Self { board, me, ally: board.ally(me), points }
    }

    pub fn rules(&self) -> &'b Rules {
        self.board.rules
    }
    pub fn map(&self) -> &'b Map {
        self.board.map
    }
    pub fn realm(&self) -> &'b Realm {
        self.board.realm
    }
    pub fn titles(&self) -> &'b Titles {
        self.board.titles
    }
    pub fn crown(&self) -> &'b Crown {
        self.board.crown
    }
    pub fn progress(&self) -> &'b TurnProgress {
        self.board.progress
    }
    pub fn uprising(&self) -> Option<Uprising> {
        self.board.revolt.0
    }
    /// What is under way in this seat's own go.
    pub fn underway(&self) -> &'b Underway {
        self.board.underway
    }
    /// The card that this seat has taken up.
    pub fn in_play(&self) -> Option<Kind> {
        self.board.cards.in_play.filter(|(seat, _)| *seat == self.me).map(|(_, card)| card)
    }
    /// The seats that play on.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + '_ {
        (0..self.rules().seats as u8).map(Seat).filter(|seat| self.progress().is_in(*seat))
    }
    pub fn foes(&self) -> impl Iterator<Item = Seat> + '_ {
        self.seats().filter(|seat| self.is_foe(*seat))
    }
    pub fn is_foe(&self, seat: Seat) -> bool {
        seat != self.me && self.ally != Some(seat)
    }
    /// The ally of a seat.
    pub fn ally_of(&self, seat: Seat) -> Option<Seat> {
        self.board.ally(seat)
    }

    // ------------------------------------------------------------ What is its own

    pub fn purse(&self) -> i32 {
        self.board.purse(self.me)
    }
    /// The most écus that another seat may have, by what everybody knows: its purse if it is open, else some turns of its income.
    pub fn most_in_purse(&self, seat: Seat) -> i32 {
        if self.board.treasury.purses.is_secret() {
            self.income(seat) * TURNS_KEPT + POCKET
        } else {
            self.board.purse(seat)
        }
    }
    pub fn hand(&self) -> &'b [Kind] {
        self.board.cards.hands.of(self.me)
    }
    /// The offer on the table, if this seat has a part in it.
    pub fn deal(&self) -> Option<&'b Deal<Article>> {
        let deal = self.board.negotiation.market.deal.as_ref()?;
        (deal.from == self.me || (deal.made && deal.to == self.me)).then_some(deal)
    }
    /// How many offers this seat has made in this round.
    pub fn offers_made(&self) -> usize {
        usize::from(self.rules().data.limits.offers.saturating_sub(self.board.negotiation.market.left()))
    }

    // ------------------------------------------------------------ Lords

    pub fn lord(&self, id: PieceId) -> &LordRow {
        self.board.lord(id)
    }
    pub fn lords(&self) -> impl Iterator<Item = &LordRow> {
        self.board.lords()
    }
    pub fn lords_of(&self, seat: Seat) -> impl Iterator<Item = &LordRow> {
        self.board.lords_of(seat)
    }
    pub fn free_lords_of(&self, seat: Seat) -> impl Iterator<Item = &LordRow> {
        self.board.free_lords_of(seat)
    }
    pub fn family(&self, id: PieceId) -> Seat {
        self.board.family(id)
    }
    pub fn is_woman(&self, id: PieceId) -> bool {
        self.board.is_woman(id)
    }
    pub fn is_titled(&self, id: PieceId) -> bool {
        self.board.is_titled(id)
    }
    pub fn titles_of(&self, id: PieceId) -> usize {
        self.board.titles_of(id).count()
    }
    /// Whether a lord fights (F-9.06).
    pub fn fights(&self, row: &LordRow) -> bool {
        sides::fights(self.board, row)
    }
    /// Whether a lord could stand for King if he had a title: a free man without mitre (F-11.14).
    pub fn could_reign(&self, row: &LordRow) -> bool {
        row.lord.is_free() && !self.is_woman(row.id) && !row.lord.is_churchman()
    }
    /// What a lord is worth to his family, in hundreds of écus.
    pub fn worth(&self, id: PieceId) -> i32 {
        let row = self.lord(id);
        let crown = self.crown();
        let royal = [crown.king, crown.queen, crown.prince].contains(&Some(id));
        let last = self.lords_of(row.family).count() == 1;
        let w = &self.rules().data.opponents.lords;
        let extras = [
            (row.lord.is_churchman(), w.mitre),
            (row.lord.cardinal, w.hat),
            (row.lord.darc, w.darc),
            (royal, w.royal),
            (last, w.last),
        ];
        let more: i32 = extras.into_iter().filter(|(has, _)| *has).map(|(_, weight)| weight).sum();
        w.lord + w.title * self.titles_of(id) as i32 + more
    }
    /// What his family loses if a lord dies, in hundreds of écus: titles go on to others of it, if there are any (F-9.20).
    pub fn loss(&self, id: PieceId) -> i32 {
        let heirs = self.lords_of(self.family(id)).count() > 1;
        let titles = self.rules().data.opponents.lords.title * self.titles_of(id) as i32;
        self.worth(id) - if heirs { titles } else { 0 }
    }
    /// Whether one lord more in a village would make more than two of the family there: the plague could take them all.
    pub fn is_crowded(&self, village: Place) -> bool {
        self.free_lords_of(self.me).filter(|row| row.at == village).count() >= MOST_TOGETHER
    }
    /// The fixed ransom, or what it would be.
    pub fn ransom(&self, id: PieceId) -> i32 {
        ransom::ransom(self.board, id)
    }
    pub fn lords_where(&self, wanted: impl Fn(&LordRow) -> bool) -> Vec<PieceId> {
        self.free_lords_of(self.me).filter(|row| wanted(row)).map(|row| row.id).collect()
    }

    // ------------------------------------------------------------ Villages and armies

    /// How good a village is to begin in.
    pub fn start_worth(&self, village: Place) -> i32 {
        default_answers::start_worth(self.board, village)
    }
    pub fn occupant(&self, village: Place) -> Option<Seat> {
        self.board.occupant(village)
    }
    pub fn owner(&self, village: Place) -> Option<Seat> {
        self.board.owner(village)
    }
    pub fn has_rebels(&self, village: Place) -> bool {
        self.board.has_rebels(village)
    }
    pub fn is_inside(&self, seat: Seat, village: Place) -> bool {
        self.board.is_inside(seat, village)
    }
    pub fn controls(&self, village: Place) -> bool {
        self.board.controls(self.me, village)
    }
    pub fn region(&self, village: Place) -> usize {
        self.board.region(village)
    }
    pub fn fief_of(&self, region: usize) -> Option<Seat> {
        self.board.fief_of(region)
    }
    pub fn is_capital(&self, village: Place) -> bool {
        let title = &self.titles().of[self.region(village)];
        title.capital == Some(village) && title.holder != Holder::Bank
    }
    /// Soldiers of a family in a village.
    pub fn points(&self, seat: Seat, village: Place) -> u16 {
        self.points[village.index()][usize::from(seat.0)]
    }
    /// All points of a family, guards apart (F-8.10).
    pub fn total(&self, seat: Seat) -> u16 {
        self.board.forces.total(seat)
    }
    /// Guards of a family in a village.
    pub fn guards(&self, seat: Seat, village: Place) -> u16 {
        self.board.guards(seat, village).iter().sum()
    }
    /// What a family is worth in battle in a village (F-9.05).
    pub fn strength(&self, seat: Seat, village: Place) -> u16 {
        let lords = self.free_lords_of(seat).filter(|row| row.at == village && self.fights(row)).count() as u16;
        self.points(seat, village) + self.guards(seat, village) + lords
    }
    /// Whether the d'Arc woman of a family fights in a village (F-16.04).
    pub fn has_darc(&self, seat: Seat, village: Place) -> bool {
        self.free_lords_of(seat).any(|row| row.at == village && row.lord.darc)
    }
    /// What a family is worth in a village.
    pub(super) fn host(&self, seat: Seat, village: Place) -> Army {
        let guards = self.board.guards(seat, village);
        let guarded = guards.iter().any(|points| *points > 0);
        let mut known = Known::default();
        if self.rules().units.of_kinds {
            let fighters = self.free_lords_of(seat).filter(|row| row.at == village && self.fights(row));
            (known.lords, known.guards) = (fighters.count() as u16, guards);
            // Under the fog the troops of others are not known (F-8.10).
            if seat == self.me || !self.board.forces.fog {
                known.pieces = self.board.forces.counters(seat, village, |_| true);
            }
        }
        Army { strength: self.strength(seat, village), darc: self.has_darc(seat, village), guarded, known }
    }
    /// Of each family the strongest army that can be led to a village in a turn; the rebels are none.
    pub fn threat(&self, village: Place) -> u16 {
        self.strongest_near(village).map_or(0, |(seat, at)| self.strength(seat, at))
    }
    /// The strongest of these armies with all that is known of it, and the hired men whom it can call.
    pub(super) fn threatening(&self, village: Place, odds: &OddsTable) -> Army {
        let strongest = self.strongest_near(village);
        strongest.map(|(seat, at)| odds.reinforced(self.host(seat, at), seat)).unwrap_or_default()
    }
    /// Whose the strongest of these armies is, and where it stands.
    fn strongest_near(&self, village: Place) -> Option<(Seat, Place)> {
        let steps = self.rules().data.limits.steps;
        let near = |row: &&LordRow| {
            let far = self.map().roads.distance(row.at, village);
            far.is_some_and(|far| far <= steps) && !self.realm().regions[self.region(row.at)].bad_weather
        };
        let mut strongest: Option<(u16, Seat, Place)> = None;
        for seat in self.foes() {
            for row in self.free_lords_of(seat).filter(near) {
                let strength = self.strength(seat, row.at);
                if strongest.is_none_or(|(most, ..)| strength > most) {
                    strongest = Some((strength, seat, row.at));
                }
            }
        }
        strongest.map(|(_, seat, at)| (seat, at))
    }

    /// Soldiers of one's own inside a village, by villages gone this turn.
    pub fn own_soldiers(&self, village: Place) -> impl Iterator<Item = (u8, u16)> + '_ {
        let inside = self.board.forces.at(self.me, village).filter(|g| g.post == Post::Inside);
        inside.map(|g| (g.steps, g.points))
    }
    /// Whether a family has any piece in a village, wherever it stands there.
    pub fn is_present(&self, seat: Seat, village: Place) -> bool {
        self.points(seat, village) > 0 || self.free_lords_of(seat).any(|row| row.at == village)
    }

    // ------------------------------------------------------------ Marches and battles

    /// Who leads the company on the march in this seat's own go.
    pub fn march_leader(&self) -> Option<PieceId> {
        self.board.march.leader
    }
    fn battle(&self) -> Option<&'b Battle> {
        self.board.war.battle.as_ref()
    }
    pub fn battle_village(&self) -> Option<Place> {
        self.battle().map(|battle| battle.village)
    }
    pub fn fights_on(&self, seat: Seat, side: Side) -> bool {
        self.battle().is_some_and(|battle| battle.sides[side].iter().any(|party| party.seat == seat))
    }
    /// The strength of this seat's side in the battle under way, and of the other.
    pub fn battle_strengths(&self) -> Option<(u16, u16)> {
        let battle = self.battle()?;
        let own = Side::BOTH.into_iter().find(|side| self.fights_on(self.me, *side))?;
        let of = |side: Side| -> u16 {
            let parties = battle.sides[side].iter();
            parties
                .map(|party| match self.board.forces.fog && party.seat != self.me && !party.is_rebels() {
                    true => self.strength(party.seat, battle.village),
                    false => battle::strength(self.board, battle.village, *party),
                })
                .sum()
        };
        Some((of(own), of(own.other())))
    }
    /// The battle under way, with this seat's side of it; nothing is hidden where it is fought (F-8.10).
    pub fn battle_now(&self) -> Option<(Side, Encounter)> {
        let battle = self.battle()?;
        let own = Side::BOTH.into_iter().find(|side| self.fights_on(self.me, *side))?;
        Some((own, muster::under_way(self.board, battle)))
    }
    /// The battle under way if the defenders come out to their reinforcements, and if they stay behind their walls
    /// (F-17.04, F-17.05).
    pub fn with_sortie(&self) -> Option<[Encounter; 2]> {
        let battle = self.battle()?;
        Some([true, false].map(|out| muster::under_way(self.board, &sides::defended(self.board, battle, out))))
    }
    /// Whether any die of this round aims already.
    pub fn has_aimed(&self) -> bool {
        self.battle().is_some_and(|battle| !battle.aims.is_empty())
    }
    /// Whom this seat could attack in a village, or arrest, allies too.
    pub fn attackable(&self, village: Place, purpose: Purpose) -> impl Iterator<Item = Seat> + use<'b> {
        declare::attackable(self.board, self.me, village, purpose)
    }
    /// Who offers not to fight at the gate of which village, and whether he would go back.
    pub fn truce(&self) -> Option<(Seat, Place, Truce)> {
        self.board.war.truce
    }

    // ------------------------------------------------------------ Who is how far

    pub fn fiefs(&self, seat: Seat) -> i32 {
        victory::fiefs(self.board, seat)
    }
    /// Whether King or Queen belong to a family.
    pub fn is_royal(&self, seat: Seat) -> bool {
        self.crown().king.into_iter().chain(self.crown().queen).any(|id| self.family(id) == seat)
    }
    /// How near a family is to victory, in tenths of a fief; what it can hope for with its ally counts.
    pub fn standing(&self, seat: Seat) -> i32 {
        let crown = self.crown();
        let has = |royal: Option<PieceId>, whose: Seat| royal.is_some_and(|id| self.family(id) == whose);
        let alone = 10 * self.fiefs(seat) + if self.is_royal(seat) { 15 } else { 0 };
        let paired = self.board.ally(seat).map_or(0, |ally| {
            let either = |royal| i32::from(has(royal, seat) || has(royal, ally));
            10 * (self.fiefs(seat) + self.fiefs(ally)) - 10 + 8 * (either(crown.king) + either(crown.queen))
        });
        let votes = self.votes(seat);
        alone.max(paired) + votes + i32::from(self.board.forces.total(seat)) / 10
    }
    /// Whether a family, alone or with its ally, will have won at the end of the turn (F-2.01, F-2.02).
    pub fn has_all(&self, seat: Seat) -> bool {
        !self.rules().by_points() && judgement::steps_to_victory(self.board, seat) == 0
    }
    /// One fief short of victory, or there already (F-2.01, F-2.02).
    pub fn is_near_victory(&self, seat: Seat) -> bool {
        let limits = &self.rules().data.limits;
        let alone = self.is_royal(seat) && self.fiefs(seat) + 1 >= limits.fiefs_alone;
        let crown = self.crown();
        let pair = self.board.ally(seat).is_some_and(|ally| {
            let theirs = |royal: Option<PieceId>| royal.is_some_and(|id| [seat, ally].contains(&self.family(id)));
            theirs(crown.king) && theirs(crown.queen) && self.fiefs(seat) + self.fiefs(ally) + 1 >= limits.fiefs_pair
        });
        alone || pair
    }
    /// The foe who is furthest; the seat after this one among equals, so that no seat is everybody's first victim.
    pub fn leader(&self) -> Option<Seat> {
        let from_here = self.progress().order_from(self.me).filter(|seat| self.is_foe(*seat));
        let mut best: Option<(i32, Seat)> = None;
        for seat in from_here {
            let standing = self.standing(seat);
            if best.is_none_or(|(most, _)| standing > most) {
                best = Some((standing, seat));
            }
        }
        best.map(|(_, seat)| seat)
    }

    // ------------------------------------------------------------ What the rules say

    pub fn votes(&self, seat: Seat) -> i32 {
        election::votes(self.board, seat)
    }
    pub fn candidates(&self) -> &'b [(Seat, PieceId)] {
        &self.board.negotiation.candidates
    }
    pub fn elect(&self) -> Option<PieceId> {
        self.board.negotiation.elect
    }
    pub fn negotiation(&self) -> PublicNegotiations<'b> {
        PublicNegotiations(self.board.negotiation)
    }
    pub fn may_wed(&self, one: PieceId, other: PieceId) -> bool {
        marriage::may_wed(self.board, one, other).is_ok()
    }
    pub fn may_lay(&self, card: Plain, on: Place) -> bool {
        blue_cards::lay_on(self.board, self.me, card, on).is_ok()
    }
    pub fn may_be_bishop(&self, id: PieceId) -> bool {
        blue_cards::new_bishop(self.board, self.me, id).is_ok()
    }
    pub fn may_be_darc(&self, id: PieceId) -> bool {
        blue_cards::darc_bearer(self.board, self.me, id).is_ok()
    }
    pub fn may_be_killed(&self, id: PieceId) -> bool {
        blue_cards::victim(self.board, self.me, id).is_ok()
    }
    pub fn tithe(&self, bishopric: Place) -> i32 {
        revenue::tithe_among(self.board, bishopric, |village| self.pieces(village))
    }
    pub fn taille(&self, on: Place) -> i32 {
        revenue::taille(self.board, &Tax { on, by: self.me }).map_or(0, |(_, sum)| sum)
    }
    pub fn set_aside(&self, id: PieceId) -> i32 {
        crate::games::fief::chapters::negotiations::terms::set_aside(self.board, id)
    }
    /// Pieces in a village as the variants count them. Under the fog soldiers of others count as they are guessed.
    fn pieces(&self, village: Place) -> i32 {
        if !self.board.forces.fog {
            return self.board.pieces(village);
        }
        let troops = (0..self.rules().seats as u8).map(Seat).map(|seat| {
            let by_points = self.rules().switches.crowded_counts == CrowdedCounts::Points;
            let (points, guards) = (self.points(seat, village), self.board.guards(seat, village));
            let sets = [&self.rules().soldiers, &self.rules().kings_guard, &self.rules().queens_guard];
            let all = [points, guards[0], guards[1]].into_iter().zip(sets);
            all.map(|(points, set)| if by_points { points } else { set.fewest(points) }).map(i32::from).sum::<i32>()
        });
        troops.sum::<i32>() + self.board.lords_in(village).count() as i32
    }
    /// What mills and presses of a village would pay, and to whom.
    pub fn production(&self, village: Place) -> Option<(Seat, i32)> {
        let (seat, frozen) = revenue::payee(self.board, village)?;
        (!frozen).then(|| (seat, revenue::production_among(self.board, village, |village| self.pieces(village))))
    }
    /// What a family gets in a turn without taxes.
    pub fn income(&self, seat: Seat) -> i32 {
        let paid = |village: Place| {
            let (to, frozen) = revenue::payee(self.board, village)?;
            (to == seat && !frozen)
                .then(|| revenue::walls(self.board, village) + revenue::production(self.board, village))
        };
        let pensions = revenue::pensions(self.board).into_iter().filter(|(lord, _)| self.family(*lord) == seat);
        self.map().villages().filter_map(paid).sum::<i32>() + pensions.map(|(_, sum)| sum).sum::<i32>()
    }
}

/// What everybody knows of the negotiations.
pub struct PublicNegotiations<'b>(&'b Negotiation);

impl<'b> PublicNegotiations<'b> {
    pub fn least_bid(&self) -> i32 {
        self.0.sale.as_ref().map_or(0, |sale| sale.auction.least())
    }
    pub fn named_bishop(&self) -> Option<PieceId> {
        self.0.sale.as_ref().and_then(|sale| sale.named)
    }
}
