//! The raid (V-23.07, V-23.08): the raiders burn the country, and flee if too many of their knights fall.
use crate::games::vassaux::access::{Board, Write};
use crate::games::vassaux::chapters::outcome::eliminated;
use crate::games::vassaux::data::scenarios::VictoryData;
use crate::games::vassaux::data::switches::RetreatCounts;
use crate::games::vassaux::map::layout::Goal;
use crate::games::vassaux::state::fighters::Fate;
use crate::table::ground::discs::Disc;
use crate::table::prelude::{Entry, Seat, Target, Word};

/// Those who light the fires.
pub const RAIDERS: Seat = Seat(0);
const DEFENDERS: Seat = Seat(1);

/// V-23.07: at the end of a turn each raiding vassal who touches a marker lights its zone, for good; a lord does only where the
/// table plays so.
pub fn light(write: &mut Write) {
    let board = write.board();
    let Goal::Markers(markers) = &board.rules.map.goal else { return };
    write.objectives.fires.resize(markers.len(), false);
    let lord = board.lord(RAIDERS).leader;
    let leaders: Vec<Disc> = board
        .of_host(RAIDERS)
        .filter_map(|unit| unit.leader)
        .filter(|leader| Some(*leader) != lord || board.rules.switches.lord_is_vassal)
        .filter_map(|leader| board.field.base(leader).map(|base| base.disc))
        .collect();
    for (number, marker) in markers.iter().enumerate() {
        let at = *marker;
        let disc = Disc::new(at, board.rules.data.constants.marker / 2);
        if !write.objectives.fires[number] && leaders.iter().any(|leader| board.field.contact(leader, &disc)) {
            write.objectives.fires[number] = true;
            write.chronicle.note("V-23.07", || {
                Entry::new("vassaux-log-fire", "V-23.07").by(RAIDERS).with("at", Word::On(Target::Spot(at)))
            });
        }
    }
}

/// The knights of the raiders who were killed, the lord included; removals as confused do not count (V-23.26; R-23).
pub fn knights_killed(board: &Board) -> i32 {
    let counts = |fighter: &&crate::games::vassaux::access::Fighter| {
        let Some(unit) = board.rules.roster.unit_of_fighter(fighter.id) else { return false };
        let knight = board.rules.is_chevalier(unit.id);
        let rides = board.rules.is_mounted(unit.id);
        let wanted = match board.rules.switches.retreat_counts {
            RetreatCounts::ChevalierOrMounted => knight || rides,
            RetreatCounts::Chevalier => knight,
        };
        unit.host == RAIDERS && fighter.fate == Fate::Killed && wanted
    };
    board.fighters.iter().filter(counts).count() as i32
}

/// V-23.08: so many fires are a victory at once; so many knights killed first make the raiders retreat.
pub fn judge(write: &mut Write) {
    let board = write.board();
    let VictoryData::Fires { fires_to_win, retreat_kills, .. } = board.rules.scenario().victory else { return };
    let fires = write.objectives.fires.iter().filter(|lit| **lit).count() as i32;
    if knights_killed(&board) >= retreat_kills {
        write.outcome.end([DEFENDERS], "vassaux-end-retreat");
    } else if fires >= fires_to_win {
        write.outcome.end([RAIDERS], "vassaux-end-fires");
    }
}

/// V-23.08: neither by the limit: the defenders have won, the more clearly the more points of the raiders are eliminated.
pub fn close(write: &mut Write) {
    let (points, _) = eliminated(&write.board(), RAIDERS);
    write.chronicle.note("V-23.08", || {
        Entry::new("vassaux-log-raid-over", "V-23.08").by(DEFENDERS).with("points", Word::Number(points))
    });
    write.outcome.end([DEFENDERS], "vassaux-end-held");
}
