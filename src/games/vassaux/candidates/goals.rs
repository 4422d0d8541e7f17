//! What the match is about, as points of the table.
use super::questions::Asked;
use super::reasons::Why;
use crate::games::vassaux::data::scenarios::Edge;
use crate::games::vassaux::map::layout::Goal;
use crate::table::ground::spots::{Spot, square};

/// The point of an edge nearest to a spot at which a base of this radius touches the edge.
fn at_edge((width, height): (i32, i32), edge: Edge, radius: i32, from: Spot) -> Spot {
    match edge {
        Edge::North => Spot::new(from.x, height - radius),
        Edge::South => Spot::new(from.x, radius),
        Edge::East => Spot::new(width - radius, from.y),
        Edge::West => Spot::new(radius, from.y),
    }
}

/// Where a leader with a base of this radius would go from a spot for what the scenario is about, either host's, the nearest first.
pub fn goals(asked: &Asked, radius: i32, from: Spot) -> Vec<(Why, Spot)> {
    let rules = &asked.board.rules;
    let (width, height) = rules.table_size();
    let mut found: Vec<(Why, Spot)> = match &rules.map.goal {
        Goal::Exit { edge, from: low, to: high } => {
            let at = at_edge((width, height), *edge, radius, from);
            let at = match edge {
                Edge::North | Edge::South => Spot::new(at.x.clamp(*low, *high), at.y),
                Edge::East | Edge::West => Spot::new(at.x, at.y.clamp(*low, *high)),
            };
            vec![(Why::Exit, at)]
        }
        Goal::Markers(markers) => {
            let burns = |number: usize| asked.objectives.fires.get(number).copied().unwrap_or(false);
            let open = markers.iter().enumerate().filter(|(number, _)| !burns(*number));
            open.map(|(number, at)| (Why::Marker(number as u8), *at)).collect()
        }
        Goal::Edges(edges) => {
            let drawn = asked.objectives.edge.and_then(|edge| edges.get(usize::from(edge)));
            drawn.map(|edge| (Why::Edge(*edge), at_edge((width, height), *edge, radius, from))).into_iter().collect()
        }
        Goal::Interest { line, .. } => {
            // The defender's edge is the northern one.
            let beyond = Spot::new(from.x, height - line + radius);
            let interests = asked.objectives.interests.iter().enumerate();
            let interests = interests.map(|(number, one)| (Why::Interest(number as u8), one.at));
            interests.chain([(Why::Line, beyond)]).collect()
        }
        Goal::Lords(_) => vec![],
    };
    found.sort_by_key(|(_, at)| (square(*at, from), *at));
    found
}
