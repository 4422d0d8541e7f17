//! The enemy front line, which nobody crosses in a charge (§4.6).
use super::groups::Base;
use super::stand::Field;
use crate::table::ground::convex::Segment;
use crate::table::ground::directions::Axis;
use crate::table::ground::spots::square;
use crate::table::prelude::Seat;

/// A fighter of an enemy unit, measured along the line of a charge.
#[derive(Clone, Copy)]
struct Measured<'a> {
    base: &'a Base,
    along: i32,
    aside: i32,
}

/// The front line of the enemies of a host before a charge along `line` by bases of this width (V-13.06, V-13.08,
/// V-13.14): of each enemy group the forward fighters, each over his own width, and the links between those whose gap
/// is no wider than an attacker's base.
pub fn front_line(field: &Field, host: Seat, line: &Axis, width: i32) -> Vec<Segment> {
    let mut segments = vec![];
    let measured = |base| {
        let (along, aside) = line.local(Base::centre(base));
        Measured { base, along, aside }
    };
    let all = field.bases().len();
    let (mut members, mut front): (Vec<Measured<'_>>, Vec<Measured<'_>>) =
        (Vec::with_capacity(all), Vec::with_capacity(all));
    for group in field.groups().iter().filter(|group| group.host != host) {
        members.clear();
        members.extend(field.members(group.id).map(measured));
        let hidden = |of: &Measured<'_>| {
            // Who stands behind the charger hides nobody.
            members
                .iter()
                .any(|by| 0 < by.along && by.along < of.along && (by.aside - of.aside).abs() < by.base.disc.radius)
        };
        front.clear();
        front.extend(members.iter().filter(|fighter| fighter.along > 0 && !hidden(fighter)));
        for (index, fighter) in front.iter().enumerate() {
            let (centre, radius) = (fighter.base.centre(), fighter.base.disc.radius);
            let across = Axis::new(centre, line.direction());
            segments.push(Segment::new(across.at(0, -radius), across.at(0, radius)));
            let linked = |other: &&Measured<'_>| {
                // The gap is a distance rounded down, so one u more is not reached.
                let beyond = i64::from(width + radius + other.base.disc.radius + 1);
                square(centre, other.base.centre()) < beyond * beyond
            };
            let links = front[index + 1..].iter().filter(linked);
            segments.extend(links.map(|other| Segment::new(centre, other.base.centre())));
        }
    }
    segments
}
