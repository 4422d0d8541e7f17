//! The families in the strip above the board: what is counted of each, whose go it is, who comes next.
use crate::desktop::face::*;
use crate::games::fief::chapters::revenue;
use crate::games::fief::state::progress::Phase;
use crate::games::fief::view::public::PublicBoard;
use crate::games::fief::view::seen::Seen;
use crate::games::fief::view::{FiefFace, emblems, forecast, sheets};
use crate::table::prelude::{Narrator, PieceId, Place, Seat, Target};
use crate::table::text::locales::Arg;

/// Whose go it is, and who comes next.
#[derive(Clone, Copy, Default, PartialEq)]
struct Goes {
    now: Option<Seat>,
    next: Option<Seat>,
}

/// A fact in the strip, by its messages, with the rule that counts it.
type Fact<'f> = (&'f str, &'static str, &'f [(&'f str, Arg)]);

/// The families clockwise, as they sit (F-3.06).
pub(super) fn standings(face: &FiefFace, seen: &Seen, tell: &Narrator) -> Vec<PlayerStanding> {
    let seating = seen.sight.public::<PublicBoard>().ask(|board| board.progress.seating.clone()).unwrap_or_default();
    let goes = goes(seen);
    let families = if seating.is_empty() { seen.families().collect() } else { seating };
    let standing = |seat: Seat| PlayerStanding {
        seat,
        tincture: face.tincture(seat),
        short: short(seen, seat, tell),
        score: score(seen, seat, tell),
        counts: counts(face, seen, seat, tell),
        badges: badges(seen, seat, tell),
        on_go: goes.now == Some(seat),
        next: goes.next == Some(seat),
        out: is_out(seen, seat),
    };
    families.into_iter().map(standing).collect()
}

/// The name of a family without its house. A designer may have families of another name.
pub(super) fn short(seen: &Seen, seat: Seat, tell: &Narrator) -> String {
    let label = seen.rules.data.families.get(usize::from(seat.0)).map(|family| family.label.as_str());
    let key = label.map(|label| format!("fief-players-name-{label}")).filter(|key| tell.texts.has(key));
    key.map_or_else(|| tell.side(seat), |key| tell.texts.get(&key))
}

fn is_out(seen: &Seen, seat: Seat) -> bool {
    let living = seen.order();
    !living.is_empty() && !living.contains(&seat)
}

/// In the phases of goes one family after the other has its own, in turn order (F-4.02); whoever answers a question in
/// the go of another gives it back.
fn goes(seen: &Seen) -> Goes {
    let asked = seen.sight.prompt().map(|prompt| (prompt.seat, prompt.text));
    let found = seen.sight.public::<PublicBoard>().ask(|board| {
        let progress = &board.progress;
        let order: Vec<Seat> = progress.order().collect();
        let asked_seat = asked.map(|(seat, _)| seat);
        let now = match progress.phase {
            Phase::Cards => order.iter().copied().find(|seat| !progress.went[usize::from(seat.0)]),
            Phase::Moves => board.march.leader.map(|leader| board.family(leader)).or(asked_seat),
            _ => asked_seat,
        };
        let Some(seat) = now else { return Goes::default() };
        if asked_seat.is_some_and(|asked| asked != seat) {
            return Goes { now, next: now };
        }
        let after = order.iter().copied().skip_while(|other| *other != seat).nth(1);
        let next = match progress.phase {
            // Purchases follow the cards, and the moves follow them, each from the first family on.
            Phase::Cards | Phase::Purchases => after.or(order.first().copied()),
            Phase::Moves => after,
            // All vote in turn order (F-11.17).
            _ if asked.is_some_and(|(_, text)| text == "fief-ask-vote") => after,
            _ => None,
        };
        Goes { now, next }
    });
    found.unwrap_or_default()
}

fn score(seen: &Seen, seat: Seat, tell: &Narrator) -> String {
    let (key, n) = match points(seen, seat) {
        Some(points) => ("fief-view-of-points", Arg::from(points)),
        None => ("fief-players-score", seen.fiefs(seat).len().into()),
    };
    tell.texts.format(key, &[("n", n)])
}

/// The points noted so far, in the points game (F-2.06).
fn points(seen: &Seen, seat: Seat) -> Option<i64> {
    let points = || seen.position()["turn"]["points"][usize::from(seat.0)].as_i64().unwrap_or(0);
    seen.rules.by_points().then(points)
}

fn count(
    tell: &Narrator,
    (key, rule, args): Fact,
    sign: Vec<Vec<Point>>,
    value: impl ToString,
    counted: Vec<Target>,
) -> Count {
    let hint = tell.texts.format(&format!("{key}.hint"), args);
    Count { sign, label: tell.texts.get(key), value: value.to_string(), hint, rule, counted }
}

fn counts(face: &FiefFace, seen: &Seen, seat: Seat, tell: &Narrator) -> Vec<Count> {
    let places = |places: Vec<Place>| places.into_iter().map(Target::Place).collect::<Vec<_>>();
    let fiefs = seen.fiefs(seat);
    let mut held: Vec<Place> = seen.piles.iter().filter(|pile| pile.seat == seat).map(|pile| pile.at).collect();
    held.dedup();
    let (voters, paying) = seen
        .sight
        .public::<PublicBoard>()
        .ask(|board| {
            let voters = board.lords_of(seat).map(|row| row.id).filter(|id| sheets::votes_in(board, *id));
            let pays = |village: &Place| {
                let own = revenue::payee(board, *village).is_some_and(|(to, held)| to == seat && !held);
                own && revenue::walls(board, *village) + revenue::production(board, *village) > 0
            };
            (voters.map(Target::Piece).collect::<Vec<_>>(), board.map.villages().filter(pays).collect::<Vec<_>>())
        })
        .unwrap_or_default();
    let due = forecast::due(seen, seat);
    let parts = [
        ("walls", due.walls.into()),
        ("production", due.production.into()),
        ("tithes", due.tithes.into()),
        ("tailles", due.tailles.into()),
        ("pensions", due.pensions.into()),
    ];
    let mut all = vec![
        count(tell, ("fief-players-fiefs", "F-2.01", &[]), emblems::castle(), fiefs.len(), places(fiefs.clone())),
        count(tell, ("fief-players-soldiers", "F-7.03", &[]), emblems::helm(), seen.soldiers(seat), places(held)),
        count(tell, ("fief-players-votes", "F-11.16", &[]), emblems::vote(), voters.len(), voters.clone()),
        count(tell, ("fief-players-cards", "F-5.01", &[]), emblems::hand(), seen.hand_size(seat), vec![]),
        count(tell, ("fief-players-income", "F-6.01", &parts), emblems::coins(), due.total(), places(paying)),
    ];
    if let Some(points) = points(seen, seat) {
        all.insert(0, count(tell, ("fief-players-points", "F-2.06", &[]), emblems::laurel(), points, vec![]));
    }
    all.extend(face.0.counts(seen, seat, tell));
    all
}

/// The first-player card, the royal cards, and the mitres of bishops and cardinals.
fn badges(seen: &Seen, seat: Seat, tell: &Narrator) -> Vec<Count> {
    let own = |lord: Option<PieceId>| lord.filter(|id| seen.lord(*id).is_some_and(|lord| lord.family == seat));
    let mut all = vec![];
    let royal = [
        ("fief-players-king", "F-15.01", seen.king(), emblems::crown()),
        ("fief-players-queen", "F-15.01", seen.queen(), emblems::queen()),
        ("fief-players-prince", "F-15.02", seen.prince(), emblems::coronet(4)),
    ];
    for (key, rule, lord, sign) in royal {
        if let Some(id) = own(lord) {
            let name = [("name", tell.inside(Target::Piece(id)).into())];
            all.push(count(tell, (key, rule, &name), sign, "", vec![Target::Piece(id)]));
        }
    }
    let churchmen = seen.lords_of(seat).filter(|lord| lord.bishop_of.is_some() || lord.cardinal);
    let churchmen: Vec<Target> = churchmen.map(|lord| Target::Piece(lord.id)).collect();
    if !churchmen.is_empty() {
        all.push(count(tell, ("fief-players-mitres", "F-11.20", &[]), emblems::mitre(), churchmen.len(), churchmen));
    }
    let begun = seen.position()["turn"]["number"].as_u64().unwrap_or_default() > 0;
    if begun && seen.order().first() == Some(&seat) {
        all.push(count(tell, ("fief-players-first", "F-4.03", &[]), emblems::banner(), "", vec![]));
    }
    all
}
