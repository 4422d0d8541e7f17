//! How two places are joined: over level ground, by an open-ground step, stairs, a door, a ladder, a window; or not at all because
//! of a wall, a closed door, a rail, or the level (3.3). Movement, combat, zones and retreats all ask here.
use super::Board;
use crate::games::anarchy::data::engines::Entrance;
use crate::games::anarchy::data::files::Terrain;
use crate::games::anarchy::rules::Hourd;
use crate::table::kit::hex_map::Heading;
use crate::table::prelude::Place;

/// How somebody in one place comes to another, or fights who stands there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Join {
    /// Not at all.
    None,
    /// Beside each other at one level.
    Level,
    /// Onto an embankment or into a ditch, or back.
    OpenStep,
    /// By the ladder in a belfry: men fight over it, one of them on the ladder.
    BelfryLadder,
    /// Between a hourd and the bridge of a belfry on the wall beside it: men pass, and nobody fights over it.
    HourdToBridge,
    /// By stairs.
    Stairs,
    /// By the door of a tower or of the keep.
    Door,
    /// Between the foot and the head of one ladder: nobody fights over it.
    Climb,
    /// Between the head of a ladder and what it leans on.
    LadderTop,
    /// Between the sill of a church window and the floor inside, down only.
    Drop,
    /// Between the sill of a church window and a scaffold.
    Sill,
    /// Between the inside of an engine and who stands beside its wall: men fight over it, and do not pass.
    EngineWall,
    /// Between rubble and what lies higher or lower beside it.
    Rubble,
    /// Over the front of a mantlet: men pass, and nobody fights or retreats over it.
    MantletFront,
    /// Over a crenel, between the wall and a hourd or a scaffold of its level.
    Crenel,
}

impl Join {
    /// Whether men fight over it: between a sill and the floor or a scaffold, too, and at the top of a ladder alone
    /// and never over the front of a mantlet.
    pub fn is_fought_over(self) -> bool {
        !matches!(self, Join::None | Join::Climb | Join::MantletFront | Join::HourdToBridge)
    }
    /// Whether who stands on one side threatens the other; stairs and doors may lead to another level.
    pub fn threatens(self) -> bool {
        matches!(self, Join::Level | Join::OpenStep | Join::Sill | Join::EngineWall | Join::Rubble | Join::Crenel)
    }
    /// Whether a friend on the other side keeps a knight from yielding: at the same level, or across stairs, a ladder or an open door
    ///
    pub fn supports(self) -> bool {
        matches!(
            self,
            Join::Level
                | Join::Sill
                | Join::Stairs
                | Join::Door
                | Join::LadderTop
                | Join::BelfryLadder
                | Join::EngineWall
                | Join::Crenel
        )
    }
}

impl Board<'_> {
    /// How two places are joined, from `a` to `b`.
    pub fn join(&self, a: Place, b: Place) -> Join {
        if self.has_belfries()
            && let Some(join) = self.join_of_belfry(a, b)
        {
            return join;
        }
        match (self.map.is_upper(a), self.map.is_upper(b)) {
            (false, false) => match self.map.hexes.heading(a, b) {
                Some(heading) if self.siegeworks.mantlets.is_empty() => self.join_on_ground(a, b, heading),
                Some(heading) => self.join_over_mantlets(a, b, heading),
                None => Join::None,
            },
            (true, true) => self.join_of_storeys(a, b),
            (true, false) => self.join_down(a, b),
            (false, true) => self.join_down(b, a),
        }
    }

    /// Two hexes beside each other where mantlets stand: the front of one of them lies between them, or it changes nothing.
    fn join_over_mantlets(&self, a: Place, b: Place, heading: Heading) -> Join {
        let join = self.join_on_ground(a, b, heading);
        let faces = |hex: Place, side: Heading| self.mantlet(hex).is_some_and(|mantlet| mantlet.facing == side);
        match join {
            Join::None => join,
            _ if !faces(a, heading) && !faces(b, heading.back()) => join,
            // Nobody passes the wall of an engine.
            Join::EngineWall => Join::None,
            _ => Join::MantletFront,
        }
    }

    /// Two hexes beside each other, `b` lying in this direction from `a`.
    fn join_on_ground(&self, a: Place, b: Place, heading: Heading) -> Join {
        if self.has_engines()
            && let Some(join) = self.join_of_engines(a, b)
            && join != Join::Level
        {
            // Out of a gallery men fight where they could without it.
            let in_gallery = || [a, b].into_iter().any(|hex| self.is_in_gallery(hex));
            if join == Join::EngineWall && in_gallery() && !self.join_of_grounds(a, b, heading).is_fought_over() {
                return Join::None;
            }
            return join;
        }
        self.join_of_grounds(a, b, heading)
    }

    /// The same as if no engine stood there.
    fn join_of_grounds(&self, a: Place, b: Place, heading: Heading) -> Join {
        // Most of a map is plain ground and stays so.
        let is_changed = |hex: Place| self.site.terrain(hex).is_some();
        if self.map.plain(a).contains(heading) && !is_changed(a) && !is_changed(b) {
            return Join::Level;
        }
        let (of_a, of_b) = (self.terrain(a), self.terrain(b));
        let (level_a, level_b) = (self.level(a), self.level(b));
        if of_a.is_plain() && of_b.is_plain() && level_a == level_b {
            return Join::Level;
        }
        // Nobody stands in a wall.
        if [of_a, of_b].iter().any(|terrain| matches!(terrain, Terrain::Wall | Terrain::CastleWall)) {
            return Join::None;
        }
        // Slits and windows are open to the inside, closed doors too.
        for (hex, terrain, towards) in [(a, of_a, heading), (b, of_b, heading.back())] {
            let is_closed = terrain.is_opening() || terrain.is_door() && self.is_shut(hex);
            if is_closed && !self.map.inside(hex).contains(towards) {
                return Join::None;
            }
        }
        // Over a breach one comes to whatever lies beside it.
        if [of_a, of_b].contains(&Terrain::Rubble) {
            return if level_a == level_b { Join::Level } else { Join::Rubble };
        }
        let ways = |terrain: Terrain| -> Option<bool> {
            let towards = |hex: Place, heading: Heading| self.map.ways(hex).contains(heading);
            if of_a == terrain {
                Some(towards(a, heading))
            } else if of_b == terrain {
                Some(towards(b, heading.back()))
            } else {
                None
            }
        };
        // Stairs lead up by the sides that the map names, and down to the ground.
        if let Some(up) = ways(Terrain::Stairs) {
            let foot = if of_a == Terrain::Stairs { level_b } else { level_a };
            return if up || foot == 0 { Join::Stairs } else { Join::None };
        }
        if let Some(through) = ways(Terrain::KeepDoor) {
            return if through { Join::Door } else { Join::None };
        }
        if let Some(true) = ways(Terrain::TowerDoor)
            && level_a != level_b
        {
            return Join::Door;
        }
        if [of_a, of_b].contains(&Terrain::ChurchWindow) {
            return Join::Drop;
        }
        // A bridge is no open ground: nobody steps between it and a ditch.
        let bridge =
            |terrain: Terrain| matches!(terrain, Terrain::FixedBridge | Terrain::Gangway | Terrain::BurntBridge);
        let ditch = |terrain: Terrain| matches!(terrain, Terrain::Ditch);
        if bridge(of_a) && ditch(of_b) || bridge(of_b) && ditch(of_a) {
            return Join::None;
        }
        if level_a == level_b {
            return Join::Level;
        }
        let steps = |terrain: Terrain| matches!(terrain, Terrain::Embankment | Terrain::Ditch);
        let open = (level_a - level_b).abs() == 2 && (level_a == 0 || level_b == 0) && (steps(of_a) || steps(of_b));
        if open { Join::OpenStep } else { Join::None }
    }

    /// Two hexes of which one at least may be an engine's; nothing if neither is. Nobody stands among its beams; one
    /// enters and leaves it by its front and rear hexes.
    fn join_of_engines(&self, a: Place, b: Place) -> Option<Join> {
        let (of_a, of_b) = (self.berth(a), self.berth(b));
        let closed = |berth: Option<super::Berthed>| berth.is_some_and(|berth| !berth.cell.men);
        let is_wall = |berth: super::Berthed, from: Place, to: Place| match self.entrance(berth) {
            Entrance::Ends => !berth.cell.is_end,
            Entrance::Rear => !self.opens_to_rear(berth, from, to),
        };
        let wall =
            |berth: Option<super::Berthed>, from: Place, to: Place| berth.is_some_and(|berth| is_wall(berth, from, to));
        match (of_a, of_b) {
            (None, None) => None,
            _ if closed(of_a) || closed(of_b) => Some(Join::None),
            (Some(a), Some(b)) if a.engine == b.engine => Some(Join::Level),
            // A belfry is open at its rear only.
            _ if self.has_belfries() && !(self.is_open_to_belfry(a, b) && self.is_open_to_belfry(b, a)) => {
                Some(Join::None)
            }
            _ if wall(of_a, a, b) || wall(of_b, b, a) => Some(Join::EngineWall),
            _ => Some(Join::Level),
        }
    }

    /// Where the engine of a hex is open.
    fn entrance(&self, berth: super::Berthed) -> Entrance {
        self.rules.data.engines.of(self.engines.all[berth.engine].kind).entrance
    }
    /// Whether a hex is one of a gallery.
    pub fn is_in_gallery(&self, hex: Place) -> bool {
        self.berth(hex).is_some_and(|berth| self.entrance(berth) == Entrance::Rear)
    }
    /// Whether a hex of a gallery is open towards one beside it: its rear hexes are to what lies straight behind them, and to the hex
    /// behind the middle one.
    pub fn opens_to_rear(&self, berth: super::Berthed, from: Place, to: Place) -> bool {
        let engine = &self.engines.all[berth.engine];
        let (here, there) = (self.map.hexes.hex(from), self.map.hexes.hex(to));
        let behind = self.rules.data.engines.of(engine.kind).behind(engine.lead, engine.heading);
        let inside = self.berth(to).is_some_and(|other| other.engine == berth.engine);
        let straight = here + engine.heading.back().step() == there;
        berth.cell.is_rear && !inside && (straight || behind == Some(there))
    }

    /// Two upper storeys: floors of one level beside each other, or a scaffold and the head of a ladder that leans on it.
    fn join_of_storeys(&self, a: Place, b: Place) -> Join {
        if !self.map.adjacent(a, b) {
            return Join::None;
        }
        let leans = |head: Place, on: Place| self.lean_of(head) == Some(self.map.hex_of(on));
        match (self.is_floor(a), self.is_floor(b)) {
            (true, true) if self.level(a) == self.level(b) => Join::Level,
            (true, false) if leans(b, a) => Join::LadderTop,
            (false, true) if leans(a, b) => Join::LadderTop,
            _ => Join::None,
        }
    }

    /// An upper storey and a hex on the ground. From a hourd one comes to the crenels beside it, and fights those on them.
    fn join_down(&self, upper: Place, ground: Place) -> Join {
        if self.is_floor(upper) {
            let is_beside = self.map.adjacent(upper, ground);
            if is_beside && self.level(ground) == self.level(upper) {
                if self.terrain(ground).is_crenelled() {
                    return Join::Crenel;
                }
                if self.hourd(upper).is_some() && self.bridge(ground).is_some() {
                    return Join::HourdToBridge;
                }
            }
            let towards = self.map.heading(ground, upper);
            let sill = self.terrain(ground) == Terrain::ChurchWindow;
            let linked = sill && towards.is_some_and(|side| self.map.planks(ground).contains(side));
            return if linked { Join::Sill } else { Join::None };
        }
        match self.lean_of(upper) {
            Some(_) if self.map.hex_of(upper) == ground => Join::Climb,
            // Under a scaffold the ladder ends above who stands there.
            Some(lean) if lean == ground && !self.scaffold_over(lean) => Join::LadderTop,
            _ => Join::None,
        }
    }

    /// The places that may be joined to one: hexes around it and, where there are any, storeys.
    pub fn near(&self, place: Place) -> impl Iterator<Item = Place> + '_ {
        let around = self.map.neighbours(place);
        let hex = self.map.hex_of(place);
        let own = if self.map.is_upper(place) { Some(hex) } else { self.storey_over(hex) };
        let storeys = if self.has_storeys() { &around[..] } else { &[] };
        let ground = around.iter().copied().chain(storeys.iter().filter_map(|near| self.storey_over(*near)));
        ground.chain(own).chain(self.near_in_belfry(place))
    }

    /// Whether there is anything to stand on: a scaffold, or the head of a raised ladder.
    pub fn is_storey(&self, upper: Place) -> bool {
        if self.map.floor_of(upper).is_some() {
            return self.on_floor(upper).is_some();
        }
        self.map.is_upper(upper) && self.storey_over(self.map.hex_of(upper)).is_some()
    }
    /// The storey over a hex, if there is anything to stand on.
    #[inline]
    pub fn storey_over(&self, hex: Place) -> Option<Place> {
        self.storeys.get(hex.index()).is_some_and(|there| *there).then(|| self.map.upper(hex))
    }
    /// Whether a place is a floor of wood that stands: of a scaffold or a hourd, not the head of a ladder.
    pub fn is_floor(&self, place: Place) -> bool {
        self.map.is_upper(place)
            && (self.map.floor_of(place).is_some()
                || self.bridge(place).is_some()
                || self.floor_over(self.map.hex_of(place)))
    }
    /// Whether a scaffold or a hourd stands over a hex.
    pub fn floor_over(&self, hex: Place) -> bool {
        self.scaffold_over(hex) || self.hourd_over(hex).is_some()
    }
    /// The hourd of which a place is the floor.
    #[inline]
    pub fn hourd(&self, place: Place) -> Option<&Hourd> {
        if self.rules.hourds.is_empty() || !self.map.is_upper(place) || self.map.floor_of(place).is_some() {
            return None;
        }
        self.hourd_over(self.map.hex_of(place))
    }
    /// The hourd that hangs over a hex; nothing where it has burnt.
    #[inline]
    pub fn hourd_over(&self, hex: Place) -> Option<&Hourd> {
        let hourds = &self.rules.hourds;
        if hourds.is_empty() || self.site.burnt.contains(&hex) {
            return None;
        }
        hourds.binary_search_by_key(&hex, |hourd| hourd.hex).ok().map(|i| &hourds[i])
    }
    /// The intact hourd hexes that touch a hex on a wall, at its level, with the sides on which they do.
    pub fn hourds_before(&self, wall: Place) -> impl Iterator<Item = (Heading, &Hourd)> {
        let is_wall = !self.rules.hourds.is_empty() && self.terrain(wall).is_on_wall();
        let level = self.level(wall);
        let sides = if is_wall { &Heading::ALL[..] } else { &[] };
        sides.iter().filter_map(move |side| {
            let hourd = self.hourd_over(self.map.neighbour(wall, *side)?)?;
            (hourd.level == level).then_some((*side, hourd))
        })
    }
    /// Whether a place is the floor of a scaffold that stands.
    pub fn is_scaffold(&self, place: Place) -> bool {
        self.map.is_upper(place) && self.map.floor_of(place).is_none() && self.scaffold_over(self.map.hex_of(place))
    }
    /// Whether a scaffold stands over a hex.
    pub fn scaffold_over(&self, hex: Place) -> bool {
        self.map.has_scaffold(hex) && !self.site.burnt.contains(&hex)
    }
    /// The hex that the ladder leans on whose head is this place.
    pub fn lean_of(&self, head: Place) -> Option<Place> {
        if !self.map.is_upper(head) || self.map.floor_of(head).is_some() {
            return None;
        }
        self.site.ladder(self.map.hex_of(head))?.lean
    }
    /// The level of the wall, sill or scaffold that a ladder leans on, in halves.
    pub fn wall_level(&self, lean: Place) -> i32 {
        if self.scaffold_over(lean) { self.map.features_of(Terrain::Scaffold).level } else { self.features(lean).level }
    }
}
