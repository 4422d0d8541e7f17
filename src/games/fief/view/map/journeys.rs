//! The way of those who march: along the roads, from village to village.
use super::land::on_board;
use crate::desktop::face::Point;
use crate::games::fief::data::files::MapData;
use crate::games::fief::map::Map;
use crate::table::prelude::Place;

/// The villages on the shortest way along roads, from the first to the last; nothing where no road leads there.
pub fn way(map: &MapData, kingdom: &Map, from: Place, to: Place) -> Vec<Point> {
    if !kingdom.is_village(from) || !kingdom.is_village(to) {
        return vec![];
    }
    let mut at = from;
    let mut way = vec![on_board(map.villages[from.index()].at)];
    while let Some(left) = kingdom.roads.distance(at, to).filter(|left| *left > 0) {
        let next = |place: &&Place| kingdom.roads.distance(**place, to) == Some(left - 1);
        let Some(next) = kingdom.roads.neighbours(at).iter().find(next) else { return vec![] };
        at = *next;
        way.push(on_board(map.villages[at.index()].at));
    }
    if at == to { way } else { vec![] }
}
