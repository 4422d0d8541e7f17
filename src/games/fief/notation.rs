//! Positions written in RON, for rule scripts.
mod labels;
mod position;

use crate::games::fief::chapters::turn::RESUME;
use crate::games::fief::data::items::{Item, Plain};
use crate::games::fief::notation::labels::Labels;
use crate::games::fief::notation::position::{CrownIs, LordAt, Position};
use crate::games::fief::rules::Rules;
use crate::games::fief::state::cards::{Cards, Tax};
use crate::games::fief::state::forces::{Forces, Group};
use crate::games::fief::state::lords::{Crown, Estate, Holder, Lord, Owed, Titles, Whereabouts};
use crate::games::fief::state::negotiation::Negotiation;
use crate::games::fief::state::posts::Post;
use crate::games::fief::state::progress::{Phase, TurnProgress};
use crate::games::fief::state::realm::Realm;
use crate::games::fief::state::revolt::{Revolt, Uprising};
use crate::games::fief::state::soldier_model::SoldierModel;
use crate::games::fief::state::treasury::Treasury;
use crate::table::kit::counters::Counters;
use crate::table::kit::decks::Deck;
use crate::table::kit::purses::{Account, Payment};
use crate::table::prelude::*;
use bevy::prelude::*;

/// Fief alone has no expansion that a position could describe.
pub fn no_expansion(_: &mut World, expansion: Option<&str>) -> Result<(), String> {
    expansion.map_or(Ok(()), |_| Err("expansion: this game has none".into()))
}

/// Puts a position on the table. What it says for an expansion goes to `rest`, as RON, before play goes on.
///
/// # Errors
/// What is wrong with the position, for those who write scripts.
pub fn arrange(
    world: &mut World,
    position: &str,
    rest: impl FnOnce(&mut World, Option<&str>) -> Result<(), String>,
) -> Result<(), String> {
    let options = ron::Options::default().with_default_extension(ron::extensions::Extensions::IMPLICIT_SOME);
    let wanted: Position = options.from_str(position).map_err(|e| e.to_string())?;
    let (names, rules) = (world.resource::<Names>().clone(), world.resource::<Rules>().clone());
    let labels = Labels { names: &names, rules: &rules };
    let mut arranging = Arranging { labels, wanted: &wanted, left: rules.blue_deck(), arrivals: 0 };

    let mut progress = world.resource::<TurnProgress>().clone();
    let active = arranging.progress(&mut progress)?;
    let mut realm = world.resource::<Realm>().clone();
    arranging.realm(&mut realm)?;
    let mut forces = world.resource::<Forces>().clone();
    arranging.soldiers(&mut forces)?;
    let lords = arranging.lords(&forces)?;
    let mut titles = world.resource::<Titles>().clone();
    arranging.titles(&mut titles, &mut realm)?;
    let (crown, negotiation, revolt) = (arranging.crown()?, arranging.negotiation()?, arranging.revolt()?);
    let mut cards = world.resource::<Cards>().clone();
    arranging.cards(&mut cards)?;
    let mut treasury = world.resource::<Treasury>().clone();
    arranging.treasury(&mut treasury)?;

    // Whoever is inside sits there, unless somebody else is named.
    let inside = lords.iter().filter(|l| l.3.is_free() && l.3.gate.is_none()).map(|l| (l.2, l.1));
    let soldiers = forces.groups().iter().filter(|g| g.post == Post::Inside).map(|g| (g.at, g.seat));
    for (at, seat) in soldiers.chain(inside).collect::<Vec<_>>() {
        let village = realm.village_mut(at);
        village.occupant.get_or_insert(seat);
        if village.owner.is_none() {
            village.owner = village.occupant;
        }
    }
    for (id, family, at, lord) in lords {
        let entity = world.resource::<Pieces>().entity(id);
        world.entity_mut(entity).insert((Owner(family), At(at), lord, Hidden::NOT));
    }
    world.insert_resource(progress);
    world.insert_resource(realm);
    world.insert_resource(forces);
    world.insert_resource(titles);
    world.insert_resource(crown);
    world.insert_resource(revolt);
    world.insert_resource(negotiation);
    world.insert_resource(cards);
    world.insert_resource(treasury);
    rest(world, wanted.expansion.as_ref().map(|expansion| expansion.get_ron()))?;
    begin(world, &RESUME, active);
    Ok(())
}

/// A position on its way to the table.
struct Arranging<'a> {
    labels: Labels<'a>,
    wanted: &'a Position,
    /// The blue cards that have not been named yet.
    left: Vec<Kind>,
    /// How many companies have come to a gate.
    arrivals: u16,
}
impl Arranging<'_> {
    /// Takes a card from those that are left: nothing is in two places.
    fn take(&mut self, card: Kind) -> Result<(), String> {
        let found = self.left.iter().position(|c| *c == card);
        let found = found.ok_or_else(|| format!("{}: named too often", self.labels.names.label(Target::Kind(card))))?;
        self.left.remove(found);
        Ok(())
    }
    fn take_item(&mut self, item: Item) -> Result<(), String> {
        self.take(self.labels.rules.kind(item))
    }

    /// Gives the seat whose go it is.
    fn progress(&self, progress: &mut TurnProgress) -> Result<Seat, String> {
        let wanted = self.wanted;
        progress.turn = wanted.turn;
        let known = Phase::ALL.into_iter().chain([Phase::TurnEnd]).find(|phase| phase.label() == wanted.phase);
        progress.phase = known.ok_or_else(|| format!("{}: no phase", wanted.phase))?;
        progress.first = if wanted.first.is_empty() { Seat(0) } else { self.labels.seat(&wanted.first)? };
        for out in &wanted.out {
            progress.out[self.labels.seat(out)?.0 as usize] = true;
        }
        if wanted.active.is_empty() { Ok(progress.first) } else { self.labels.seat(&wanted.active) }
    }

    fn realm(&mut self, realm: &mut Realm) -> Result<(), String> {
        for v in &self.wanted.villages {
            let seat = |label: &Option<String>| label.as_ref().map(|label| self.labels.seat(label)).transpose();
            let village = realm.village_mut(self.labels.village(&v.village)?);
            (village.owner, village.occupant) = (seat(&v.owner)?, seat(&v.occupant)?);
            (village.castle, village.city, village.mills, village.presses) = (v.castle, v.city, v.mills, v.presses);
        }
        for label in &self.wanted.weather {
            realm.regions[self.labels.region(label)?].bad_weather = true;
            self.take_item(Item::Card(Plain::BadWeather))?;
        }
        for label in &self.wanted.famine {
            realm.regions[self.labels.region(label)?].famine = true;
            self.take_item(Item::Card(Plain::Famine))?;
        }
        Ok(())
    }

    fn soldiers(&mut self, forces: &mut Forces) -> Result<(), String> {
        (forces.kings_guard, forces.queens_guard) = (self.wanted.kings_guard, self.wanted.queens_guard);
        for s in &self.wanted.soldiers {
            let post = match &s.gate {
                None => Post::Inside,
                Some(from) if s.relief => Post::Relief { from: self.labels.village(from)? },
                Some(from) => {
                    self.arrivals += 1;
                    Post::Gate { from: self.labels.village(from)?, arrival: self.arrivals }
                }
            };
            let (mut points, mut counters) = (s.points, Counters::default());
            match &forces.model {
                SoldierModel::Points => {}
                SoldierModel::Literal => {
                    let laid = self.labels.rules.soldiers.lay_out(&[s.points]);
                    counters = laid.map_or(Counters::default(), |laid| laid[0]);
                }
                SoldierModel::Kinds(_) => {
                    for (label, number) in &s.troops {
                        let pieces = &mut counters.0[self.labels.troops(label)?];
                        *pieces = pieces.checked_add(*number).ok_or_else(|| format!("{label}: too many"))?;
                    }
                    points = self.labels.rules.soldiers.points(counters);
                }
            }
            let (seat, at) = (self.labels.seat(&s.of)?, self.labels.village(&s.at)?);
            forces.add(Group { seat, at, post, steps: s.steps, points, counters });
        }
        Ok(())
    }

    fn lords(&mut self, forces: &Forces) -> Result<Vec<(PieceId, Seat, Place, Lord)>, String> {
        let mut lords = vec![];
        for l in &self.wanted.lords {
            lords.push(self.lord(l, forces)?);
        }
        // A marriage named on one side holds on both.
        for (id, spouse) in lords.iter().filter_map(|l| Some((l.0, l.3.spouse?))).collect::<Vec<_>>() {
            let other = lords.iter_mut().find(|l| l.0 == spouse).ok_or("a spouse who is not on the board")?;
            other.3.spouse = Some(id);
        }
        Ok(lords)
    }
    fn lord(&mut self, l: &LordAt, forces: &Forces) -> Result<(PieceId, Seat, Place, Lord), String> {
        let id = self.labels.lord(&l.lord)?;
        self.take_item(Item::Lord(id))?;
        let bishop_of = match &l.bishop {
            Some(label) => {
                let place = self.labels.bishopric(label)?;
                self.take_item(Item::Bishop(place))?;
                Some(place)
            }
            None => None,
        };
        if l.darc {
            self.take_item(Item::Darc)?;
        }
        let mut lord = Lord {
            whereabouts: Whereabouts::Board,
            bishop_of,
            cardinal: l.cardinal,
            darc: l.darc,
            spouse: l.spouse.as_ref().map(|label| self.labels.lord(label)).transpose()?,
            captor: l.captor.as_ref().map(|label| self.labels.seat(label)).transpose()?,
            by_grace: l.by_grace,
            steps: l.steps,
            ..Lord::AWAY
        };
        let (family, mut at) = (self.labels.seat(&l.of)?, self.labels.village(&l.at)?);
        if let Some(held) = &l.dungeon {
            for region in held {
                lord.stripped |= 1 << self.labels.region(region)?;
            }
            (lord.whereabouts, at) = (Whereabouts::Dungeon, Place::NOWHERE);
        }
        if let Some(from) = &l.gate {
            let from = self.labels.village(from)?;
            // With his soldiers, if they came by the same road.
            let with = forces.at(lord.captor.unwrap_or(family), at).map(|g| g.post);
            let with = with.into_iter().find(|post| post.from() == Some(from) && matches!(post, Post::Gate { .. }));
            self.arrivals += u16::from(with.is_none());
            let post = with.unwrap_or(Post::Gate { from, arrival: self.arrivals });
            lord.set_post(if l.relief { Post::Relief { from } } else { post });
        }
        Ok((id, family, at, lord))
    }

    fn titles(&self, titles: &mut Titles, realm: &mut Realm) -> Result<(), String> {
        for t in &self.wanted.titles {
            let holder = match (&t.lord, &t.kept_by, t.rebels) {
                (Some(lord), None, false) => Holder::Lord(self.labels.lord(lord)?),
                (None, Some(seat), false) => Holder::Unassigned(self.labels.seat(seat)?),
                (None, None, true) => Holder::Rebels,
                (None, None, false) => Holder::Bank,
                _ => return Err(format!("{}: give one of `lord`, `kept_by`, `rebels`", t.region)),
            };
            let capital = self.labels.village(&t.capital)?;
            let title = &mut titles.of[self.labels.region(&t.region)?];
            (title.holder, title.capital) = (holder, Some(capital));
            let village = realm.village_mut(capital);
            (village.city, village.castle) = (true, false);
        }
        for e in &self.wanted.estates {
            let heir = e.heir.as_ref().map(|label| self.labels.seat(label)).transpose()?;
            let family = self.labels.seat(&e.family)?;
            titles.estates.push(Estate { family, heir, by_crown: e.by_crown || heir.is_none() });
        }
        for (region, lord, sum) in &self.wanted.owed {
            let region = self.labels.region(region)? as u16;
            titles.owed.push(Owed { region, lord: self.labels.lord(lord)?, sum: *sum });
        }
        Ok(())
    }

    fn crown(&self) -> Result<Crown, String> {
        let royal = |label: &Option<String>| label.as_ref().map(|label| self.labels.lord(label)).transpose();
        let CrownIs { king, queen, prince, regent, childhood } = &self.wanted.crown;
        let (king, queen, prince) = (royal(king)?, royal(queen)?, royal(prince)?);
        Ok(Crown { king, queen, prince, regent: *regent, childhood: *childhood })
    }

    fn negotiation(&self) -> Result<Negotiation, String> {
        let mut negotiation = Negotiation::default();
        for (family, turn) in &self.wanted.ransom_due {
            negotiation.due.push((self.labels.seat(family)?, *turn));
        }
        Ok(negotiation)
    }

    fn revolt(&mut self) -> Result<Revolt, String> {
        let Some((at, points, controller)) = &self.wanted.revolt else { return Ok(Revolt::default()) };
        self.take_item(Item::Card(Plain::Revolt))?;
        let (at, controller) = (self.labels.village(at)?, self.labels.seat(controller)?);
        Ok(Revolt(Some(Uprising { at, points: *points, controller, steps: 0 })))
    }

    /// Taxes laid, hands, discards and the deck, which has what is left.
    fn cards(&mut self, cards: &mut Cards) -> Result<(), String> {
        for (on, by) in &self.wanted.tithes {
            self.take_item(Item::Card(Plain::Tithe))?;
            cards.tithes.push(Tax { on: self.labels.bishopric(on)?, by: self.labels.seat(by)? });
        }
        for (on, by) in &self.wanted.tailles {
            self.take_item(Item::Card(Plain::Taille))?;
            cards.tailles.push(Tax { on: self.labels.place(on)?, by: self.labels.seat(by)? });
        }
        for (seat, hand) in &self.wanted.hands {
            for card in self.labels.cards(hand)? {
                self.take(card)?;
                cards.hands.give(self.labels.seat(seat)?, card);
            }
        }
        let (mut stock, mut discard) =
            (self.labels.cards(&self.wanted.deck)?, self.labels.cards(&self.wanted.discard)?);
        for card in stock.iter().chain(&discard) {
            self.take(*card)?;
        }
        let left = std::mem::take(&mut self.left);
        if self.wanted.rest_discarded {
            discard.splice(0..0, left);
        } else {
            stock.extend(left);
        }
        cards.deck = Deck::arranged(stock, discard);
        Ok(())
    }

    fn treasury(&self, treasury: &mut Treasury) -> Result<(), String> {
        let mut book = Chronicle::default();
        let mut fill = |to, amount| {
            treasury.purses.pay(&mut book, Payment::new(Account::Bank, to, amount, "fief-log-start-money", "F-3.04"))
        };
        if let Some((holder, sum)) = self.wanted.purses.iter().chain(&self.wanted.frozen).find(|(_, sum)| *sum < 0) {
            return Err(format!("{holder}: {sum}"));
        }
        for (seat, sum) in &self.wanted.purses {
            fill(Account::Purse(self.labels.seat(seat)?), *sum);
        }
        for (region, sum) in &self.wanted.frozen {
            fill(Account::Aside(self.labels.region(region)? as u16), *sum);
        }
        Ok(())
    }
}
