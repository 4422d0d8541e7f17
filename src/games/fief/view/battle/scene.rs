//! The battle under way as a scene: soldiers, guards, mercenaries, rebels and lords on both sides, figure by figure.
use super::party_name;
use crate::desktop::face::{BattleScene, Draw, Host, Likeness, Rank};
use crate::games::fief::board::Board;
use crate::games::fief::chapters::battle::sides::{fighters, front_of, soldiers};
use crate::games::fief::data::items::Item;
use crate::games::fief::state::posts::Party;
use crate::games::fief::state::war::{Battle, Side};
use crate::games::fief::view::players::short;
use crate::games::fief::view::public::PublicBoard;
use crate::games::fief::view::seen::{PileSeen, Seen};
use crate::games::fief::view::{FiefFace, emblems, portraits};
use crate::table::prelude::{Entry, Narrator, PieceId, Seat, Target};

/// The kinds of ranks: sorts of troops by their numbers from 0, where troops are of kinds; the others from these on.
const SOLDIERS: u32 = 100;
const KINGS_GUARD: u32 = 101;
const QUEENS_GUARD: u32 = 102;
const AUXILIARIES: u32 = 103;
const REBELS: u32 = 104;
/// A lord: the number of the piece is added.
const LORD: u32 = 1000;

pub(in crate::games::fief::view) fn scene(face: &FiefFace, seen: &Seen, tell: &Narrator) -> Option<BattleScene> {
    seen.sight.public::<PublicBoard>().ask(|board| {
        let battle = board.war.battle.as_ref().filter(|battle| !battle.is_one_sided())?;
        let village = tell.target(Target::Place(battle.village));
        let fronts = battle.fronts();
        let hosts = fronts.iter().map(|(side, band)| host(face, seen, board, battle, (*side, band), tell));
        Some(BattleScene {
            title: tell.texts.format("fief-view-battle-of", &[("village", village.into())]),
            place: battle.village,
            hosts: hosts.collect(),
        })
    })?
}

fn host(
    face: &FiefFace,
    seen: &Seen,
    board: &Board,
    battle: &Battle,
    (side, band): (Side, &[Party]),
    tell: &Narrator,
) -> Host {
    let mut banners = vec![];
    for party in band {
        if !banners.contains(&face.tincture(party.seat)) {
            banners.push(face.tincture(party.seat));
        }
    }
    let name = |party: &Party| match party.is_rebels() {
        true => party_name(*party, tell),
        false => short(seen, party.seat, tell),
    };
    let names: Vec<String> = band.iter().map(name).collect();
    Host {
        name: names.join(", "),
        banners,
        strength: front_of(board, battle, side, band).strength().to_string(),
        ranks: band.iter().flat_map(|party| ranks(face, seen, board, battle, *party, tell)).collect(),
    }
}

/// Those of a party, soldiers first and lords last, as losses are taken (F-9.12).
fn ranks(face: &FiefFace, seen: &Seen, board: &Board, battle: &Battle, party: Party, tell: &Narrator) -> Vec<Rank> {
    let rank = |kind: u32, name: String, sign, standing: u32| Rank {
        seat: party.seat,
        kind,
        name,
        likeness: Likeness::Sign(sign),
        tincture: (!party.is_rebels()).then(|| face.tincture(party.seat)),
        standing,
        fallen: 0,
        everywhere: left(seen, party.seat, kind),
    };
    let text = |key: &str| tell.texts.get(key);
    let [own, kings, queens] = soldiers(board, battle.village, party);
    if party.is_rebels() {
        return vec![rank(REBELS, party_name(party, tell), emblems::pitchfork(), own.into())];
    }
    let mut all = vec![];
    if board.rules.units.of_kinds {
        let counters = board.forces.counters(party.seat, battle.village, |stand| stand == party.stand).0;
        for (sort, n) in counters.into_iter().enumerate().filter(|(_, n)| *n > 0) {
            let name = tell.target(Target::Kind(board.rules.kind(Item::Soldiers(sort as u8))));
            all.push(rank(sort as u32, name, face.0.troop(sort), n.into()));
        }
    } else if own > 0 {
        all.push(rank(SOLDIERS, text("fief-compose-soldiers"), emblems::helm(), own.into()));
    }
    for (kind, points) in [(KINGS_GUARD, kings), (QUEENS_GUARD, queens)].into_iter().filter(|(_, points)| *points > 0) {
        let sign = if kind == KINGS_GUARD { emblems::crown() } else { emblems::queen() };
        all.push(rank(kind, text("fief-view-royal-guard"), sign, points.into()));
    }
    if let Some((name, sign, men)) = face.0.auxiliaries(seen, battle, party, tell) {
        all.push(rank(AUXILIARIES, name, sign, men));
    }
    for row in fighters(board, battle.village, party) {
        let Some(lord) = seen.lord(row.id) else { continue };
        let likeness = Likeness::Portrait(portraits::of_lord(seen, lord));
        let kind = LORD + row.id.index() as u32;
        all.push(Rank { likeness, ..rank(kind, tell.target(Target::Piece(row.id)), vec![], 1) });
    }
    all
}

/// How many of a kind a family has on the whole board; nothing where stacks are hidden, and for those who go back to a camp
/// when the battle is over.
pub(in crate::games::fief::view) fn left(seen: &Seen, seat: Seat, kind: u32) -> Option<u32> {
    let sum = |of: &dyn Fn(&PileSeen) -> Option<u32>| {
        seen.piles.iter().filter(|pile| pile.seat == seat).map(of).sum::<Option<u32>>()
    };
    let free = |id: PieceId| seen.lord(id).is_some_and(|lord| lord.family == seat && lord.captor.is_none());
    match kind {
        SOLDIERS => sum(&|pile| pile.points),
        KINGS_GUARD | QUEENS_GUARD => {
            let guard = |id: PieceId| seen.guards_of(id)[usize::from(kind == QUEENS_GUARD)];
            Some(seen.lords_of(seat).map(|lord| guard(lord.id)).sum())
        }
        AUXILIARIES => None,
        REBELS => Some(seen.rebels().map_or(0, |(_, points, _)| points)),
        LORD.. => Some(u32::from(free(PieceId(kind - LORD)))),
        sort => sum(&|pile| {
            let of_sort = pile.troops.iter().find(|(s, _)| *s == sort as usize);
            pile.points.map(|_| of_sort.map_or(0, |(_, n)| *n))
        }),
    }
}

/// Whether an entry tells how a battle has ended.
pub(in crate::games::fief::view) fn is_outcome(entry: &Entry) -> bool {
    ["fief-log-won", "fief-log-nobody-left", "fief-log-rebels-won", "fief-log-fell-back"].contains(&entry.event)
}
