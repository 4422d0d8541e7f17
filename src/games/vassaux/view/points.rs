//! Points of the areas on offer: whose they are, which are meant, which are worth choosing, in words.
use super::overlay::{charges, formations, moves};
use super::seen::Seen;
use crate::desktop::face::Sight;
use crate::games::vassaux::candidates::questions::{Asked, of_area};
use crate::games::vassaux::candidates::reasons::{File, Rank, Thing, Why};
use crate::games::vassaux::chapters::charge::CHARGE_TO;
use crate::games::vassaux::chapters::deployment::DEPLOY_AT;
use crate::games::vassaux::chapters::formation::STAND_AT;
use crate::games::vassaux::chapters::magic::infiltration::MARKER_AT;
use crate::games::vassaux::chapters::movement::{BEND, HALT, LEAD_TO, Regrouping, reorganising};
use crate::games::vassaux::chapters::scenarios::interests::{POI_AT, own_edge};
use crate::games::vassaux::chapters::scenarios::own_table::LAY;
use crate::games::vassaux::data::scenarios::Edge;
use crate::games::vassaux::field::paths::straight_length;
use crate::games::vassaux::field::terrain::Passage;
use crate::table::ground::directions::along;
use crate::table::ground::spots::{distance, square};
use crate::table::prelude::{Area, Narrator, PieceId, Seat, Spot, Target};
use crate::table::text::narrator::capitalised;

/// The fighter who is moved by an order of an area: the leader, or the man who was taken up.
pub fn mover(sight: &Sight, area: &Area) -> Option<PieceId> {
    let seen = Seen::of(sight);
    if area.verb == STAND_AT.key {
        return seen.hand.0.as_ref()?.taken;
    }
    let unit = match area.verb {
        verb if verb == DEPLOY_AT.key || verb == MARKER_AT.key => seen.deployment.taken,
        verb if verb == LEAD_TO.key => reorganising(&seen.frames, &seen.combat),
        _ => seen.frames.top().map(|frame| frame.unit),
    };
    seen.board.unit(unit?).leader
}

/// The point that is meant by one who points at `at`: the nearest joint, the end of the rulers, the line of a charge, a place
/// beside other men. Nothing: that point itself.
pub fn meant(sight: &Sight, area: &Area, at: Spot, near: i32) -> Option<Spot> {
    let seen = Seen::of(sight);
    let end = |from: Spot, most: i32| {
        let beyond = distance(from, at) - most;
        (1..=near).contains(&beyond).then(|| along(from, at, most)).flatten()
    };
    // Who points at the leader’s own base means the place where he stands.
    let stays = |from: Spot, radius: i32| {
        let near = i64::from(near.min(radius));
        (square(from, at) <= near * near).then_some(from)
    };
    match area.verb {
        verb if verb == HALT.key => {
            let (_, going) = moves::going(&seen)?;
            let from = going.laid.last_bend();
            stays(from, going.company.radius()).or_else(|| end(from, going.longest()))
        }
        verb if verb == BEND.key => {
            let (_, going) = moves::going(&seen)?;
            let from = going.laid.last_bend();
            let away = distance(from, at);
            let joint = moves::joints(&seen, &going).min_by_key(|joint| joint.abs_diff(away))?;
            along(from, at, joint).filter(|_| joint.abs_diff(away) <= near.unsigned_abs())
        }
        verb if verb == LEAD_TO.key => {
            let going = Regrouping::of(seen.board.clone(), &seen.frames, &seen.combat)?;
            let rulers = seen.rules().data.constants.reorganise;
            let (from, radius) = (going.company.from()?, going.company.radius());
            let most = straight_length(seen.board.field.measures().ruler, radius, rulers);
            stays(from, radius).or_else(|| end(from, most))
        }
        verb if verb == CHARGE_TO.key => charges::meant(&seen, &charges::charging(&seen)?, at, near),
        verb if verb == STAND_AT.key => formations::meant(&seen, at, near),
        _ => None,
    }
}

/// The points of an area that are worth choosing, each as a sentence.
pub fn candidates(sight: &Sight, area: &Area, tell: &Narrator) -> Vec<(Spot, String)> {
    let seen = Seen::of(sight);
    let asked = Asked {
        board: &seen.board,
        frames: &seen.frames,
        combat: &seen.combat,
        deployment: &seen.deployment,
        hand: &seen.hand,
        objectives: &seen.objectives,
        own_table: &seen.own_table,
    };
    let telling = Telling { sight, seen: &seen, area, tell };
    let told = of_area(&asked, area).into_iter().map(|found| (found.at, telling.sentence(found.at, found.why)));
    let mut all: Vec<(Spot, String)> = vec![];
    for (at, words) in told {
        // Of places for terrain that are told alike one is enough: any place near it does as well.
        if !telling.lays() || all.iter().all(|(_, other)| *other != words) {
            all.push((at, words));
        }
    }
    all
}

/// Makes sentences of points.
struct Telling<'a> {
    sight: &'a Sight<'a>,
    seen: &'a Seen,
    area: &'a Area,
    tell: &'a Narrator<'a>,
}

impl Telling<'_> {
    fn text(&self, key: &str, args: &[(&str, crate::table::text::locales::Arg)]) -> String {
        self.tell.texts.format(key, args)
    }
    /// "March 2.4 R north-east, into the wood: toward the lancers (3.1 R away)".
    fn sentence(&self, at: Spot, why: Why) -> String {
        let verb = match self.area.verb {
            verb if verb == HALT.key => "vassaux-aim-halt",
            verb if verb == BEND.key => "vassaux-aim-bend",
            verb if verb == LEAD_TO.key => "vassaux-aim-lead",
            verb if verb == CHARGE_TO.key => "vassaux-aim-charge",
            verb if verb == STAND_AT.key => "vassaux-aim-stand",
            verb if verb == POI_AT.key => "vassaux-aim-poi",
            verb if verb == LAY.key => "vassaux-aim-lay",
            verb if verb == MARKER_AT.key => "vassaux-aim-marker",
            _ => "vassaux-aim-deploy",
        };
        let from = self.from();
        let way = match from.filter(|from| *from != at) {
            _ if self.lays() => self.on_table(at),
            Some(from) => self.tell.way(from, at),
            None if from.is_some() => self.tell.texts.get("vassaux-aim-here"),
            None => self.tell.target(Target::Spot(at)),
        };
        let onto = self.onto(at).unwrap_or_default();
        let words = self.text(verb, &[("way", way.into()), ("onto", onto.into())]);
        let far = if self.area.verb == POI_AT.key { self.near_edge(at) } else { self.nearest(at) };
        let all = [words, self.why(why), far];
        let parts: Vec<&str> = all.iter().map(String::as_str).filter(|part| !part.is_empty()).collect();
        capitalised(parts.join(&self.tell.texts.get("vassaux-aim-join")))
    }
    /// Whether something is laid on the table, and nobody moves.
    fn lays(&self) -> bool {
        self.area.verb == POI_AT.key || self.area.verb == LAY.key
    }
    /// "3.2 R north-east of the middle of the table".
    fn on_table(&self, at: Spot) -> String {
        let middle = self.seen.rules().map.table.middle();
        match at == middle {
            true => self.tell.texts.get("vassaux-aim-in-middle"),
            false => self.text("vassaux-aim-off-middle", &[("way", self.tell.way(middle, at).into())]),
        }
    }
    /// How far it is from the edge of the host that is nearer.
    fn near_edge(&self, at: Spot) -> String {
        let board = &self.seen.board;
        let away = |side: &Seat| board.rules.map.from_edge(own_edge(board, *side), at).0;
        let side = if away(&Seat(0)) <= away(&Seat(1)) { Seat(0) } else { Seat(1) };
        let host = self.tell.inside(Target::Seat(side));
        self.text("vassaux-aim-from-edge", &[("length", self.tell.length(away(&side)).into()), ("side", host.into())])
    }
    /// Where lengths are told from.
    fn from(&self) -> Option<Spot> {
        match self.area.verb {
            verb if verb == HALT.key || verb == BEND.key => Some(moves::going(self.seen)?.1.laid.last_bend()),
            verb if [DEPLOY_AT.key, MARKER_AT.key].contains(&verb) || self.lays() => None,
            verb if verb == STAND_AT.key => Some(self.seen.hand.0.as_ref()?.at),
            _ => self.seen.board.field.base(mover(self.sight, self.area)?).map(|base| base.centre()),
        }
    }
    /// The terrain there.
    fn onto(&self, at: Spot) -> Option<String> {
        let rules = self.seen.rules();
        let holds = (0..).zip(self.seen.board.field.terrain()).filter(|(_, piece)| piece.holds(at));
        let (number, _) = holds.filter(|(_, piece)| piece.passage != Passage::Impassable).last()?;
        let kind = &rules.data.terrain[self.seen.terrain().get(number as usize)?.kind].id;
        let name = self.tell.texts.get(&format!("vassaux-terrain-{kind}")).to_lowercase();
        Some(self.text("vassaux-aim-onto", &[("terrain", name.into())]))
    }
    /// How far the nearest enemy would be.
    fn nearest(&self, at: Spot) -> String {
        let field = &self.seen.board.field;
        if self.lays() || self.area.verb == STAND_AT.key || self.area.verb == CHARGE_TO.key {
            return String::new();
        }
        let Some(base) = mover(self.sight, self.area) else { return String::new() };
        let radius = self.seen.rules().radius(base);
        let host = self.seen.rules().roster.unit_of_fighter(base).map(|unit| unit.host);
        let enemies = field.bases().iter().filter(|enemy| Some(enemy.host) != host);
        let Some(enemy) = enemies.min_by_key(|enemy| (square(enemy.centre(), at), enemy.id)) else {
            return String::new();
        };
        let gap = field.gap(&crate::table::ground::discs::Disc::new(at, radius), &enemy.disc);
        let unit = self.tell.inside(Target::Piece(enemy.group));
        self.text("vassaux-aim-nearest", &[("length", self.tell.length(gap).into()), ("unit", unit.into())])
    }
    /// The group of a fighter, within a sentence.
    fn group(&self, fighter: PieceId) -> String {
        let group = self.seen.board.fighter(fighter).map_or(fighter, |fighter| fighter.under);
        self.tell.inside(Target::Piece(group))
    }
    fn why(&self, why: Why) -> String {
        let get = |key: &str| self.tell.texts.get(key);
        let unit = |key: &str, words: String| self.text(key, &[("unit", words.into())]);
        match why {
            Why::Usual => get("vassaux-aim-why-usual"),
            Why::Stay | Why::Far | Why::Spread | Why::Onto => String::new(),
            Why::Toward(enemy) => unit("vassaux-aim-why-toward", self.group(enemy)),
            Why::Away(enemy) => unit("vassaux-aim-why-away", self.group(enemy)),
            Why::IntoAura(_) => get("vassaux-aim-why-aura"),
            Why::ShootingDistance(group) => unit("vassaux-aim-why-shooting", self.tell.inside(Target::Piece(group))),
            Why::OutOfCharge(group) => unit("vassaux-aim-why-safe", self.tell.inside(Target::Piece(group))),
            Why::ChargingDistance(group) => unit("vassaux-aim-why-charging", self.tell.inside(Target::Piece(group))),
            Why::Cover(_) => get("vassaux-aim-why-cover"),
            Why::Exit => get("vassaux-aim-why-exit"),
            Why::Marker(number) => self.text("vassaux-aim-why-marker", &[("number", (number + 1).into())]),
            Why::Edge(edge) => get(match edge {
                Edge::North => "vassaux-aim-why-edge-north",
                Edge::East => "vassaux-aim-why-edge-east",
                Edge::South => "vassaux-aim-why-edge-south",
                Edge::West => "vassaux-aim-why-edge-west",
            }),
            Why::Interest(number) => self.text("vassaux-aim-why-interest", &[("number", (number + 1).into())]),
            Why::Line => get("vassaux-aim-why-line"),
            Why::Joint(rulers) => self.text("vassaux-aim-why-joint", &[("rulers", rulers.into())]),
            Why::MostContacts => get("vassaux-aim-why-contacts"),
            Why::Shortest => get("vassaux-aim-why-shortest"),
            Why::Longest => get("vassaux-aim-why-longest"),
            Why::Sheltered => get("vassaux-aim-why-sheltered"),
            Why::Meets(enemy) => unit("vassaux-aim-why-meets", self.tell.inside(Target::Piece(enemy))),
            Why::Zone(rank, file) => {
                let rank = get(match rank {
                    Rank::Front => "vassaux-aim-why-front",
                    Rank::Middle => "vassaux-aim-why-middle",
                    Rank::Rear => "vassaux-aim-why-rear",
                });
                let file = get(match file {
                    File::Left => "vassaux-aim-why-left",
                    File::Centre => "vassaux-aim-why-centre",
                    File::Right => "vassaux-aim-why-right",
                });
                self.text("vassaux-aim-why-zone", &[("rank", rank.into()), ("file", file.into())])
            }
            Why::BesideLord(_) => get("vassaux-aim-why-lord"),
            Why::Against(enemy) => unit("vassaux-aim-why-against", self.tell.inside(Target::Piece(enemy))),
            Why::Ahead => get("vassaux-aim-why-ahead"),
            Why::Behind => get("vassaux-aim-why-behind"),
            Why::AtEdge => get("vassaux-aim-why-at-edge"),
            Why::InCorner => get("vassaux-aim-why-in-corner"),
            Why::Opposite(thing) => self.text("vassaux-aim-why-opposite", &[("thing", self.thing(thing).into())]),
            Why::Across(thing) => self.text("vassaux-aim-why-across", &[("thing", self.thing(thing).into())]),
        }
    }
    /// What lies on the table already, within a sentence.
    fn thing(&self, thing: Thing) -> String {
        let number = |number: u8| ("number", i32::from(number + 1).into());
        match thing {
            Thing::Interest(of) => self.text("vassaux-aim-interest", &[number(of)]),
            Thing::Terrain(of) => {
                let laid = self.seen.own_table.laid.get(usize::from(of));
                let form = laid.map_or_else(String::new, |one| self.tell.inside(Target::Kind(one.form)));
                self.text("vassaux-aim-piece", &[number(of), ("form", form.into())])
            }
        }
    }
}
