//! Lines of sight between fighters (§4.7).
use super::groups::{Base, Group};
use super::measures::OwnMen;
use super::stand::Field;
use super::terrain::{Piece, Veil};
use crate::games::vassaux::data::switches::ModelsCover;
use crate::table::ground::bounds::Bounds;
use crate::table::ground::convex::Near;
use crate::table::ground::corridor::{Corridor, Rays, Top};
use crate::table::ground::shapes::Shape;
use crate::table::ground::spots::square;
use crate::table::prelude::PieceId;

/// How one fighter sees another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum View {
    /// Nothing stands between them.
    Clear,
    /// Something covers him (V-12.02).
    Covered,
    /// What is opaque hides him (V-12.03).
    Blocked,
}

impl View {
    /// Whether he is seen (V-12.02, V-12.03).
    pub const fn is_visible(self) -> bool {
        matches!(self, Self::Clear | Self::Covered)
    }
    /// Whether he counts as covered when covered fighters are counted: covered or not seen at all (V-17.09, V-20.06).
    pub const fn counts_as_covered(self) -> bool {
        matches!(self, Self::Covered | Self::Blocked)
    }
}

/// A corridor of sight and what stands in it (V-12.01).
#[derive(Clone, Debug)]
pub struct Look {
    /// Its rays; `None` where viewer and target stand on one spot.
    pub corridor: Option<Corridor>,
    /// The rays that an opaque piece stops (V-12.03).
    pub blocked: Rays,
    /// The rays that something covers (V-12.02).
    pub covered: Rays,
}

impl Look {
    /// What comes of it: blocked where every ray is, covered where any ray is affected.
    pub fn view(&self) -> View {
        match &self.corridor {
            Some(corridor) if self.blocked == corridor.all() => View::Blocked,
            _ if !(self.blocked | self.covered).is_empty() => View::Covered,
            _ => View::Clear,
        }
    }
}

/// The height of an eye on a level, and of what it looks at, in half-levels.
const fn eye(level: i32) -> i32 {
    2 * level + 1
}

fn corridor(field: &Field, viewer: &Base, target: &Base) -> Option<Corridor> {
    let rays = usize::try_from(field.measures().sight_rays).unwrap_or(1);
    let heights = (eye(field.level(viewer.centre())), eye(field.level(target.centre())));
    Some(
        Corridor::new(viewer.centre(), target.centre(), viewer.disc.radius, rays)?
            .between_heights(heights.0, heights.1),
    )
}

/// The rays that opaque pieces stop; those that hold either centre do not (V-12.03, V-12.07).
fn blocked(field: &Field, corridor: &Corridor, viewer: &Base, target: &Base) -> Rays {
    let opaque =
        |piece: &&Piece| piece.veil == Veil::Block && !piece.holds(viewer.centre()) && !piece.holds(target.centre());
    let affected = |piece: &Piece| corridor.affected(&piece.shape, Top::At(piece.top));
    field.terrain().iter().filter(opaque).fold(Rays::NONE, |rays, piece| rays | affected(piece))
}

/// The rays that pieces cover: one that holds the target covers all (V-12.09), one that holds the viewer alone none.
fn covered_by_pieces(field: &Field, corridor: &Corridor, viewer: &Base, target: &Base) -> Rays {
    let cover = field.terrain().iter().filter(|piece| piece.veil == Veil::Cover);
    cover.fold(Rays::NONE, |rays, piece| {
        rays | if piece.holds(target.centre()) {
            corridor.all()
        } else if piece.holds(viewer.centre()) {
            Rays::NONE
        } else {
            corridor.affected(&piece.shape, Top::At(piece.top))
        }
    })
}

/// The rays that models cover: host-mates of the viewer on his level, strays of his unit too; enemies never do (V-12.02,
/// V-12.04), nor men of his own led unit (V-12.06), unless the table plays so. Where everybody covers, enemies of
/// other units than the target's do as well, where nobody does no model at all.
fn covered_by_models(field: &Field, corridor: &Corridor, viewer: &Base, target: &Base) -> Rays {
    let own = (field.group(viewer.group)).filter(|group| !group.is_disordered()).map(|group| group.id);
    let own = own.filter(|_| field.measures().own_men == OwnMen::Clear);
    let level = field.level(viewer.centre());
    let covers = |base: &&Base| match field.measures().models_cover {
        ModelsCover::Friends => base.host == viewer.host,
        ModelsCover::Everybody => base.host == viewer.host || base.group != target.group,
        ModelsCover::Nobody => false,
    };
    let others =
        field.bases().iter().filter(|base| Some(base.group) != own && base.id != viewer.id && base.id != target.id);
    others.filter(covers).fold(Rays::NONE, |rays, model| {
        let met = corridor.affected(&Shape::Disc(model.disc), Top::Boundless);
        if met.is_empty() || field.level(model.centre()) != level { rays } else { rays | met }
    })
}

/// The corridor between two fighters, the target perhaps elsewhere than where he stands ([`Base::standing_at`]), with
/// all that is in it: for the overlay and for [`view`] (V-12.01).
pub fn look(field: &Field, viewer: &Base, target: &Base) -> Look {
    let Some(corridor) = corridor(field, viewer, target) else {
        return Look { corridor: None, blocked: Rays::NONE, covered: Rays::NONE };
    };
    let blocked = blocked(field, &corridor, viewer, target);
    let covered =
        covered_by_pieces(field, &corridor, viewer, target) | covered_by_models(field, &corridor, viewer, target);
    Look { corridor: Some(corridor), blocked, covered }
}

/// How a fighter sees another (V-12.01, V-12.02, V-12.03, V-12.04, V-12.06, V-12.07, V-12.08, V-12.09).
pub fn view(field: &Field, viewer: &Base, target: &Base) -> View {
    look(field, viewer, target).view()
}

/// Whether a fighter sees another, clear or covered (V-12.02, V-12.03): [`view`] without looking for cover.
pub fn sees(field: &Field, viewer: &Base, target: &Base) -> bool {
    // Every ray lies so near to the line between the centres, 1 u for the rounding of its ends: mostly nothing opaque does.
    let line = [viewer.centre(), target.centre()];
    let width = viewer.disc.radius + 1;
    let around = Bounds::between(viewer.centre(), target.centre()).grown(width);
    let in_way = |piece: &Piece| {
        piece.veil == Veil::Block
            && piece.shape.bounds().meets(&around)
            && piece.shape.near(&line, Near::Within(i64::from(width)))
    };
    if !field.terrain().iter().any(in_way) {
        return true;
    }
    corridor(field, viewer, target).is_none_or(|corridor| blocked(field, &corridor, viewer, target) != corridor.all())
}

/// Whether a fighter sees any fighter of a group (V-12.02, V-18.20).
pub fn sees_group(field: &Field, viewer: &Base, group: PieceId) -> bool {
    field.members(group).any(|target| sees(field, viewer, target))
}

/// How many fighters of a group count as covered from a viewer, and how many there are (V-17.09, V-20.06).
pub fn covered_share(field: &Field, viewer: &Base, group: PieceId) -> (usize, usize) {
    let members = || field.members(group);
    (members().filter(|target| view(field, viewer, target).counts_as_covered()).count(), members().count())
}

/// An enemy group, measured to the closest of its fighters that a viewer sees.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Seen {
    /// The group.
    pub group: PieceId,
    /// Its closest fighter seen; of equal squares the one with the lowest id (V-13.16).
    pub fighter: PieceId,
    /// From base edge to base edge, in whole u (V-1.03).
    pub gap: i32,
}

/// The closest fighter of a group whom a viewer sees (V-13.16; R-69).
pub fn closest_seen(field: &Field, viewer: &Base, group: PieceId) -> Option<Seen> {
    let away = |base: &&Base| (square(base.centre(), viewer.centre()), base.id);
    let mut members: Vec<&Base> = field.members(group).collect();
    members.sort_unstable_by_key(away);
    let found = members.into_iter().find(|target| sees(field, viewer, target))?;
    Some(Seen { group, fighter: found.id, gap: field.gap(&viewer.disc, &found.disc) })
}

/// The enemy groups that a viewer sees, by gap, then id. Disordered ones count (V-13.13).
pub fn seen_groups(field: &Field, viewer: &Base) -> Vec<Seen> {
    let enemy = |group: &&Group| group.host != viewer.host;
    let mut seen: Vec<Seen> =
        (field.groups().iter().filter(enemy)).filter_map(|group| closest_seen(field, viewer, group.id)).collect();
    seen.sort_unstable_by_key(|seen| (seen.gap, seen.group));
    seen
}

/// Of the enemy groups that a viewer sees the nearest, several within the tolerance of measuring, by gap, then id (V-13.02,
/// V-13.16): [`nearest`] of [`seen_groups`], but groups that stand too far off are not looked at.
pub fn nearest_seen(field: &Field, viewer: &Base) -> Vec<Seen> {
    let closest = |group: &Group| field.members(group.id).map(|base| field.gap(&viewer.disc, &base.disc)).min();
    let enemies = field.groups().iter().filter(|group| group.host != viewer.host);
    let mut by_gap: Vec<(i32, PieceId)> = enemies.filter_map(|group| Some((closest(group)?, group.id))).collect();
    by_gap.sort_unstable();
    let mut found: Vec<Seen> = vec![];
    for (gap, group) in by_gap {
        let least = found.iter().map(|seen| seen.gap).min();
        if least.is_some_and(|least| gap - least > field.measures().eps_measure) {
            break;
        }
        found.extend(closest_seen(field, viewer, group));
    }
    found.sort_unstable_by_key(|seen| (seen.gap, seen.group));
    nearest(field, found)
}

/// The enemy groups, seen or not, each measured to its closest fighter, by gap, then id.
pub fn all_groups(field: &Field, viewer: &Base) -> Vec<Seen> {
    let closest = |group: &Group| {
        let away = |base: &&Base| (square(base.centre(), viewer.centre()), base.id);
        let found = field.members(group.id).min_by_key(away)?;
        Some(Seen { group: group.id, fighter: found.id, gap: field.gap(&viewer.disc, &found.disc) })
    };
    let enemies = field.groups().iter().filter(|group| group.host != viewer.host);
    let mut all: Vec<Seen> = enemies.filter_map(closest).collect();
    all.sort_unstable_by_key(|seen| (seen.gap, seen.group));
    all
}

/// Of groups sorted by gap those that count as the nearest: within the tolerance of measuring of the least gap
/// (V-13.16; R-06).
pub fn nearest(field: &Field, mut seen: Vec<Seen>) -> Vec<Seen> {
    let least = seen.first().map_or(0, |seen| seen.gap);
    seen.retain(|seen| seen.gap - least <= field.measures().eps_measure);
    seen
}
