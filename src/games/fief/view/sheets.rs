//! What is told of families, lords, villages, titles and the realm.
use crate::desktop::face::*;
use crate::games::fief::board::Board;
use crate::games::fief::chapters::election;
use crate::games::fief::data::items::Item;
use crate::games::fief::rules::Rules;
use crate::games::fief::view::cards::laid;
use crate::games::fief::view::public::PublicBoard;
use crate::games::fief::view::seen::{HolderSeen, LordSeen, PileSeen, Seen};
use crate::games::fief::view::{FiefFace, portraits};
use crate::table::prelude::{Kind, Narrator, PieceId, Place, Seat, Target};

fn seat_name(seat: Seat, tell: &Narrator) -> String {
    tell.target(Target::Seat(seat))
}
/// A family within a sentence.
fn seat_inside(seat: Seat, tell: &Narrator) -> String {
    tell.inside(Target::Seat(seat))
}
fn lord_name(id: PieceId, tell: &Narrator) -> String {
    tell.target(Target::Piece(id))
}
fn place_name(place: Place, tell: &Narrator) -> String {
    tell.target(Target::Place(place))
}
fn list(items: Vec<String>, tell: &Narrator) -> String {
    if items.is_empty() { tell.texts.get("fief-view-none") } else { items.join(", ") }
}
/// A sum of money in words.
pub fn money(sum: i64, tell: &Narrator) -> String {
    tell.texts.format("fief-view-money", &[("sum", sum.into())])
}
/// A place by its own name alone.
fn proper_name(place: Place, tell: &Narrator) -> String {
    let name = tell.names.name(Target::Place(place)).map(|name| name.proper.clone());
    name.filter(|name| !name.is_empty()).unwrap_or_else(|| place_name(place, tell))
}
/// So many pieces of a kind: “5 sergeants”.
pub fn counted(piece: Kind, n: u32, tell: &Narrator) -> String {
    tell.several(Target::Kind(piece), n as i32)
}
/// Troops by their numbers among the sorts.
pub fn troops_by_sort(rules: &Rules, troops: &[(usize, u32)], tell: &Narrator) -> Vec<String> {
    troops.iter().map(|(sort, n)| counted(rules.kind(Item::Soldiers(*sort as u8)), *n, tell)).collect()
}
/// The guards of King and Queen in words: pieces where they are of kinds, else points.
pub fn guards(rules: &Rules, guards: [u32; 2], tell: &Narrator) -> Vec<String> {
    let total: u32 = guards.iter().sum();
    if rules.units.guards.come_with_the_crown {
        let points = tell.texts.format("fief-view-points-of-guard", &[("n", total.into())]);
        return Vec::from_iter((total > 0).then_some(points));
    }
    let mut words = vec![];
    for (points, kings) in guards.into_iter().zip([true, false]) {
        let set = if kings { &rules.kings_guard } else { &rules.queens_guard };
        let laid = set.lay_out(&[points as u16]).and_then(|laid| laid.first().copied()).unwrap_or_default();
        let sorts = (0..set.values().len()).filter(|sort| laid.0[*sort] > 0).rev();
        let item = |sort: usize| if kings { Item::KingsGuard(sort as u8) } else { Item::QueensGuard(sort as u8) };
        words.extend(sorts.map(|sort| counted(rules.kind(item(sort)), laid.0[sort].into(), tell)));
    }
    words
}
/// A pile in words, as far as it is seen.
fn soldiers(seen: &Seen, pile: &PileSeen, tell: &Narrator) -> Vec<String> {
    match pile.points {
        None => vec![tell.texts.get("fief-view-hidden-soldiers")],
        Some(_) if !pile.troops.is_empty() => troops_by_sort(seen.rules, &pile.troops, tell),
        Some(points) => vec![tell.texts.format("fief-view-points-of-soldiers", &[("n", points.into())])],
    }
}

/// What a region is as a fief: barony, county, duchy; or what its holder is called: baron, baroness.
fn rank(seen: &Seen, region: Place, of: Option<PieceId>, tell: &Narrator) -> String {
    let kingdom = &seen.rules.map;
    let rank = kingdom.region_index(region).map_or(0, |i| kingdom.rank(i));
    let label = &seen.rules.data.titles.ranks[rank].label;
    let key = match of.map(|lord| seen.rules.is_woman(lord)) {
        None => format!("fief-view-land-{label}"),
        Some(false) => format!("fief-view-rank-{label}"),
        Some(true) => format!("fief-view-rank-{label}-woman"),
    };
    // A designer may have more ranks than those of the game.
    if tell.texts.has(&key) { tell.texts.get(&key) } else { label.clone() }
}
fn fief_name(seen: &Seen, region: Place, tell: &Narrator) -> String {
    match seen.title(region).capital {
        Some(capital) => place_name(capital, tell),
        None => proper_name(region, tell),
    }
}

/// Votes of a family; everybody can see who votes and who may stand for King.
fn votes(seen: &Seen, seat: Seat) -> i32 {
    seen.sight.public::<PublicBoard>().ask(|board| election::votes(board, seat)).unwrap_or(0)
}
/// Whether a lord has a vote, on a board that holds what the viewer may know.
pub(super) fn votes_in(board: &Board, lord: PieceId) -> bool {
    election::has_vote(board, lord)
}
fn has_vote(seen: &Seen, lord: &LordSeen) -> bool {
    seen.sight.public::<PublicBoard>().ask(|board| election::has_vote(board, lord.id)).unwrap_or(false)
}
/// Whether a lord can stand for King.
fn eligible(seen: &Seen, lord: &LordSeen) -> bool {
    let stands =
        seen.sight.public::<PublicBoard>().ask(|board| election::may_nominate(board, lord.family, lord.id).is_ok());
    seen.king() != Some(lord.id) && stands.unwrap_or(false)
}

/// Dignities of a lord, highest first.
fn dignities(seen: &Seen, lord: &LordSeen, tell: &Narrator) -> Vec<String> {
    let text = |key: &str| tell.texts.get(key);
    let mut all = vec![];
    if seen.king() == Some(lord.id) {
        let child = !seen.position()["crown"]["childhood"].is_null();
        all.push(text(if child { "fief-view-child-king" } else { "fief-view-king" }));
    }
    if seen.queen() == Some(lord.id) {
        all.push(text(if seen.has_regent() { "fief-view-regent" } else { "fief-view-queen" }));
    }
    if seen.prince() == Some(lord.id) {
        all.push(text("fief-view-prince"));
    }
    for region in seen.titles_of(lord.id) {
        let args =
            [("rank", rank(seen, region, Some(lord.id), tell).into()), ("fief", fief_name(seen, region, tell).into())];
        all.push(tell.texts.format("fief-view-title-of", &args));
    }
    if lord.cardinal {
        all.push(text("fief-view-cardinal"));
    }
    if let Some(see) = lord.bishop_of {
        all.push(tell.texts.format("fief-view-bishop-of", &[("see", proper_name(see, tell).into())]));
    }
    if lord.darc {
        all.push(text("fief-card-darc"));
    }
    all
}

pub(super) fn lord(face: &FiefFace, seen: &Seen, lord: &LordSeen, tell: &Narrator) -> Sheet {
    let text = |key: &str| tell.texts.get(key);
    let woman = seen.rules.is_woman(lord.id);
    let mut lines = vec![
        (text("fief-view-family"), seat_name(lord.family, tell)),
        (text("fief-view-sex"), text(if woman { "fief-view-woman" } else { "fief-view-man" })),
        (text("fief-view-dignities"), list(dignities(seen, lord, tell), tell)),
    ];
    if let Some(spouse) = lord.spouse {
        lines.push((text("fief-view-spouse"), lord_name(spouse, tell)));
    }
    match (lord.at, lord.dungeon) {
        (_, true) => lines.push((text("fief-view-where"), text("fief-view-dungeon"))),
        (Some(at), _) => {
            let value = match lord.gate {
                Some(gate) => tell.texts.format(
                    "fief-view-at-gate",
                    &[("village", place_name(at, tell).into()), ("from", place_name(gate, tell).into())],
                ),
                None => place_name(at, tell),
            };
            lines.push((text("fief-view-where"), value));
        }
        _ => {}
    }
    if let Some(captor) = lord.captor {
        lines.push((text("fief-view-prisoner-of"), seat_name(captor, tell)));
    }
    let guard = seen.guard_of(lord.id);
    if guard > 0 {
        let of_kinds = !seen.rules.units.guards.come_with_the_crown;
        let pieces = || guards(seen.rules, seen.guards_of(lord.id), tell).join(", ");
        lines.push((text("fief-view-guard"), if of_kinds { pieces() } else { guard.to_string() }));
    }
    let mut notes = vec![];
    if has_vote(seen, lord) {
        notes.push((text("fief-view-has-vote"), "F-11.15".to_owned()));
    }
    if eligible(seen, lord) {
        notes.push((text("fief-view-eligible"), "F-11.14".to_owned()));
    }
    let crowned = !seen.titles_of(lord.id).is_empty() || seen.queen() == Some(lord.id);
    if woman && !crowned && !lord.darc {
        notes.push((text("fief-view-does-not-fight"), "F-9.07".to_owned()));
    }
    let (picture, tincture) = (Some(portraits::of_lord(seen, lord)), Some(face.tincture(lord.family)));
    Sheet { picture, title: lord_name(lord.id, tell), tincture, lines, notes }
}

/// What stands in a village, in words: by family.
fn troops(face: &FiefFace, seen: &Seen, village: Place, tell: &Narrator) -> Vec<(String, String)> {
    let mut lines = vec![];
    for seat in seen.families() {
        let mut posts: Vec<Option<Place>> = vec![];
        let own = |lord: &&LordSeen| lord.family == seat;
        let piles = || seen.piles.iter().filter(|p| p.at == village && p.seat == seat);
        for gate in piles().map(|p| p.gate).chain(seen.lords_in(village).filter(own).map(|l| l.gate)) {
            if !posts.contains(&gate) {
                posts.push(gate);
            }
        }
        for gate in posts {
            let mut words: Vec<String> =
                piles().filter(|p| p.gate == gate).flat_map(|pile| soldiers(seen, pile, tell)).collect();
            for lord in seen.lords_in(village).filter(own).filter(|l| l.gate == gate) {
                let name = lord_name(lord.id, tell);
                words.push(match lord.captor {
                    Some(_) => tell.texts.format("fief-view-captive-name", &[("name", name.into())]),
                    None => name,
                });
                words.extend(guards(seen.rules, seen.guards_of(lord.id), tell));
            }
            let whose = match gate {
                Some(from) => tell.texts.format(
                    "fief-view-family-at-gate",
                    &[("name", seat_name(seat, tell).into()), ("from", place_name(from, tell).into())],
                ),
                None => seat_name(seat, tell),
            };
            lines.push((whose, words.join(", ")));
        }
    }
    for stack in face.0.stacks(seen, village) {
        lines.push((seat_name(stack.seat, tell), counted(stack.piece, stack.number, tell)));
    }
    if let Some((_, points, controller)) = seen.rebels().filter(|(at, ..)| *at == village) {
        let value = tell.texts.format("fief-view-points-of-rebels", &[("n", points.into())]);
        let who = controller.map(|seat| seat_inside(seat, tell)).unwrap_or_default();
        lines.push((tell.texts.format("fief-view-rebels", &[("name", who.into())]), value));
    }
    lines
}

fn buildings(seen: &Seen, village: Place, tell: &Narrator) -> Vec<String> {
    let v = seen.village(village);
    let mut all = vec![];
    if v.city {
        all.push(tell.texts.get("fief-building-city"));
    }
    if v.castle {
        all.push(tell.texts.get("fief-building-castle"));
    }
    if v.mills > 0 {
        all.push(tell.texts.format("fief-view-mills", &[("n", v.mills.into())]));
    }
    if v.presses > 0 {
        all.push(tell.texts.format("fief-view-presses", &[("n", v.presses.into())]));
    }
    all
}

pub(super) fn village(face: &FiefFace, seen: &Seen, village: Place, tell: &Narrator) -> Sheet {
    let text = |key: &str| tell.texts.get(key);
    let kingdom = &seen.rules.map;
    let v = seen.village(village);
    let region = kingdom.region_of(village);
    let fief = seen.fief_of(region);
    let owner = fief.or(v.owner);
    let mut lines = vec![
        (text("fief-view-region"), format!("{} ({})", proper_name(region, tell), rank(seen, region, None, tell))),
        (text("fief-view-bishopric"), proper_name(kingdom.bishopric_of(village), tell)),
        (text("fief-view-owner"), owner.map_or_else(|| text("fief-view-nobody"), |seat| seat_name(seat, tell))),
    ];
    if v.occupant != owner {
        let who = v.occupant.map_or_else(|| text("fief-view-nobody"), |seat| seat_name(seat, tell));
        lines.push((text("fief-view-occupant"), who));
    }
    let built = buildings(seen, village, tell);
    if !built.is_empty() {
        lines.push((text("fief-view-buildings"), built.join(", ")));
    }
    lines.extend(troops(face, seen, village, tell));
    lines.extend(laid::lines(seen, village, tell));
    let mut notes = vec![];
    if seen.title(region).capital == Some(village) {
        notes.push((text("fief-view-capital"), "F-10.05".to_owned()));
    }
    let (bad_weather, famine) = seen.weather(region);
    if bad_weather {
        notes.push((text("fief-view-bad-weather"), "F-8.28".to_owned()));
    }
    if famine {
        notes.push((text("fief-view-famine"), "F-16.24".to_owned()));
    }
    if v.castle || v.city {
        notes.push((text(if v.city { "fief-view-in-city" } else { "fief-view-in-castle" }), "F-9.10".to_owned()));
    }
    let tincture = v.occupant.or(owner).map(|seat| face.tincture(seat));
    Sheet { picture: None, title: place_name(village, tell), tincture, lines, notes }
}

/// Everything on the map beside the lords as text, for screen readers.
pub(super) fn on_board(face: &FiefFace, seen: &Seen, tell: &Narrator) -> Vec<String> {
    let mut lines = vec![];
    for village in seen.rules.map.villages() {
        let mut words = buildings(seen, village, tell);
        words.extend(
            troops(face, seen, village, tell).into_iter().map(|(who, what)| {
                tell.texts.format("fief-view-who-what", &[("who", who.into()), ("what", what.into())])
            }),
        );
        if !words.is_empty() {
            let args = [("who", place_name(village, tell).into()), ("what", tell.texts.semicolons(words).into())];
            lines.push(tell.texts.format("fief-view-who-what", &args));
        }
    }
    lines
}

/// What a family has on the table, for everybody.
pub(super) fn family(face: &FiefFace, seen: &Seen, seat: Seat, tell: &Narrator) -> Sheet {
    let text = |key: &str| tell.texts.get(key);
    let out = !seen.order().is_empty() && !seen.order().contains(&seat);
    let lords = seen.lords_of(seat).map(|lord| {
        let mut words = dignities(seen, lord, tell);
        if let Some(captor) = lord.captor {
            words.push(tell.texts.format("fief-view-captive-of", &[("name", seat_inside(captor, tell).into())]));
        }
        if lord.dungeon {
            words.push(text("fief-view-dungeon"));
        }
        let name = lord_name(lord.id, tell);
        if words.is_empty() { name } else { format!("{name} ({})", words.join(", ")) }
    });
    let mut lines = vec![(text("fief-view-lords"), list(lords.collect(), tell))];
    let fiefs = seen
        .fiefs(seat)
        .into_iter()
        .map(|region| format!("{} ({})", fief_name(seen, region, tell), rank(seen, region, None, tell)));
    lines.push((text("fief-view-fiefs"), list(fiefs.collect(), tell)));
    let allies = seen.lords_of(seat).filter_map(|lord| lord.spouse).filter_map(|spouse| seen.lord(spouse));
    let mut allies: Vec<Seat> = allies.map(|lord| lord.family).filter(|family| *family != seat).collect();
    allies.dedup();
    lines.push((text("fief-view-ally"), list(allies.iter().map(|ally| seat_name(*ally, tell)).collect(), tell)));
    lines.push((text("fief-view-votes"), votes(seen, seat).to_string()));
    lines.push((text("fief-view-soldiers"), seen.soldiers(seat).to_string()));
    lines.extend(face.0.of_family(seen, seat, tell));
    lines.push((text("fief-view-cards"), seen.hand_size(seat).to_string()));
    if let Some(sum) = seen.purse(seat) {
        lines.push((text("fief-view-purse"), money(sum, tell)));
    }
    if seen.rules.by_points() {
        let points = seen.position()["turn"]["points"][usize::from(seat.0)].as_i64().unwrap_or(0);
        lines.push((text("fief-view-points"), points.to_string()));
    }
    let eligible = seen.lords_of(seat).filter(|lord| eligible(seen, lord)).map(|lord| lord_name(lord.id, tell));
    lines.push((text("fief-view-may-stand"), list(eligible.collect(), tell)));
    let notes = if out { vec![(text("fief-view-out"), "F-13.01".to_owned())] } else { vec![] };
    Sheet { picture: None, title: seat_name(seat, tell), tincture: Some(face.tincture(seat)), lines, notes }
}

/// The title card of a region.
pub(super) fn title(face: &FiefFace, seen: &Seen, region: Place, tell: &Narrator) -> Sheet {
    let text = |key: &str| tell.texts.get(key);
    let title = seen.title(region);
    let kingdom = &seen.rules.map;
    let index = kingdom.region_index(region).unwrap_or(0);
    let villages = kingdom.of_region(index);
    let holder = match title.holder {
        HolderSeen::Bank => text("fief-view-nobody"),
        HolderSeen::Rebels => text("fief-view-held-by-rebels"),
        HolderSeen::Family(seat) => {
            tell.texts.format("fief-view-unassigned", &[("name", seat_name(seat, tell).into())])
        }
        HolderSeen::Lord(lord) => lord_name(lord, tell),
    };
    let mut lines = vec![
        (text("fief-view-holder"), holder),
        (text("fief-view-price"), money(seen.rules.title_price(index).into(), tell)),
        (text("fief-view-villages"), list(villages.iter().map(|village| place_name(*village, tell)).collect(), tell)),
    ];
    if let Some(capital) = title.capital {
        lines.insert(1, (text("fief-view-capital-is"), place_name(capital, tell)));
    }
    let family = seen.fief_of(region);
    if family.is_none() {
        // Who is nearest to it: how many villages each family occupies.
        let held =
            |seat: Seat| villages.iter().filter(|village| seen.village(**village).occupant == Some(seat)).count();
        let claims = seen.families().filter(|seat| held(*seat) > 0).map(|seat| {
            let missing: Vec<String> = villages
                .iter()
                .filter(|village| seen.village(**village).occupant != Some(seat))
                .map(|village| place_name(*village, tell))
                .collect();
            let args = [("name", seat_name(seat, tell).into()), ("missing", list(missing, tell).into())];
            tell.texts.format("fief-view-missing", &args)
        });
        for claim in claims {
            lines.push((text("fief-view-claim"), claim));
        }
    }
    let aside = seen.set_aside(region);
    if aside > 0 {
        lines.push((text("fief-view-set-aside"), money(aside, tell)));
    }
    let title = format!("{} – {}", proper_name(region, tell), rank(seen, region, None, tell));
    Sheet {
        picture: Some(portraits::of_title(index, kingdom)),
        title,
        tincture: family.map(|seat| face.tincture(seat)),
        lines,
        notes: vec![],
    }
}

/// The crown, the cards on the table, revolt and weather.
pub(super) fn realm(face: &FiefFace, seen: &Seen, tell: &Narrator) -> Vec<Sheet> {
    let text = |key: &str| tell.texts.get(key);
    let who = |lord: Option<PieceId>| lord.map_or_else(|| text("fief-view-nobody"), |lord| lord_name(lord, tell));
    let mut crown = vec![
        (text("fief-view-king"), who(seen.king())),
        (text("fief-view-queen"), who(seen.queen())),
        (text("fief-view-prince"), who(seen.prince())),
    ];
    if seen.has_regent() {
        crown.push((text("fief-view-regent"), who(seen.queen())));
    }
    if let Some(turns) = seen.position()["crown"]["childhood"].as_u64() {
        let of = seen.rules.data.limits.regency;
        crown.push((
            text("fief-view-regency"),
            tell.texts.format("fief-view-regency-turns", &[("n", turns.into()), ("of", of.into())]),
        ));
    }
    let areas = |pick: fn((bool, bool)) -> bool| {
        let regions = seen.rules.map.regions().filter(|region| pick(seen.weather(*region)));
        list(regions.map(|region| proper_name(region, tell)).collect(), tell)
    };
    let taxes = |sort: &str| {
        let taxes = seen
            .taxes(sort)
            .into_iter()
            .map(|(place, seat)| format!("{} ({})", place_name(place, tell), seat_name(seat, tell)));
        list(taxes.collect(), tell)
    };
    let mut signs = vec![
        (text("fief-card-bad-weather"), areas(|weather| weather.0)),
        (text("fief-card-famine"), areas(|weather| weather.1)),
        (text("fief-card-tithe"), taxes("tithes")),
        (text("fief-card-taille"), taxes("tailles")),
    ];
    if let Some((at, points, controller)) = seen.rebels() {
        let args = [
            ("village", place_name(at, tell).into()),
            ("n", points.into()),
            ("name", controller.map(|seat| seat_inside(seat, tell)).unwrap_or_default().into()),
        ];
        signs.push((text("fief-card-revolt"), tell.texts.format("fief-view-revolt-at", &args)));
    }
    let deck = &seen.position()["cards"]["deck"];
    let stock = deck["stock"].as_u64().or(deck["stock"].as_array().map(|cards| cards.len() as u64)).unwrap_or(0);
    let mut thrown: Vec<(Kind, u32)> = vec![];
    for card in deck["discard"].as_array().into_iter().flatten().filter_map(|card| seen.kind(card)) {
        match thrown.iter_mut().find(|(known, _)| *known == card) {
            Some((_, n)) => *n += 1,
            None => thrown.push((card, 1)),
        }
    }
    let thrown = thrown.into_iter().map(|(card, n)| {
        let name = tell.target(Target::Kind(card));
        if n > 1 { tell.texts.format("desktop-hand-count", &[("card", name.into()), ("n", n.into())]) } else { name }
    });
    let cards =
        vec![(text("fief-view-stock"), stock.to_string()), (text("fief-view-discarded"), list(thrown.collect(), tell))];
    let sheet = |title: &str, lines| Sheet { picture: None, title: text(title), tincture: None, lines, notes: vec![] };
    let mut sheets =
        vec![sheet("fief-view-crown", crown), sheet("fief-view-signs", signs), sheet("fief-view-deck", cards)];
    sheets.extend(face.0.of_realm(seen, tell));
    sheets
}
