//! The battle window: sides, strength, dice and columns, chances before anybody commits himself, aims and losses.
pub(super) mod scene;

use crate::desktop::face::{Chance, Draw, Forecast, ForecastSide, Matter, MatterSide, Sight, Tincture};
use crate::games::fief::board::Board;
use crate::games::fief::chapters::battle::combat_results::{Column, Front, dice_at, removed};
use crate::games::fief::chapters::battle::declare::{ATTACK_AT, FIGHT_AT};
use crate::games::fief::chapters::battle::forecast::course::BattleCourse;
use crate::games::fief::chapters::battle::forecast::hosts::{Contingent, Host};
use crate::games::fief::chapters::battle::forecast::{Encounter, Odds, forecast, muster};
use crate::games::fief::chapters::battle::sides::{KEEP_WALLS, SALLY, defended, fights, front_of};
use crate::games::fief::chapters::battle::{fighters, parties, soldiers, strength};
use crate::games::fief::chapters::moves::FORCE;
use crate::games::fief::chapters::moves::go::{DROP, ESCORT, ESCORT_SPENT, STORM};
use crate::games::fief::rules::Engine;
use crate::games::fief::state::posts::{Party, Stand};
use crate::games::fief::state::war::{Battle, Side};
use crate::games::fief::view::public::PublicBoard;
use crate::games::fief::view::seen::Seen;
use crate::games::fief::view::{FiefFace, sheets};
use crate::table::kit::counters::MOST_VALUES;
use crate::table::prelude::{Narrator, Order, Place, Seat, Target};

/// What the chances are counted in.
const OUT_OF: u32 = 1_000_000;

fn party_name(party: Party, tell: &Narrator) -> String {
    if party.is_rebels() { tell.texts.get("fief-view-the-rebels") } else { tell.target(Target::Seat(party.seat)) }
}
fn column_key(column: Column) -> &'static str {
    match column {
        Column::Open => "fief-view-column-open",
        Column::Castle => "fief-view-column-castle",
        Column::City => "fief-view-column-city",
    }
}

/// What an enemy throws: dice, what is added to their total, and what to the points that they remove.
type Throw = (i32, i32, i32);

/// The line of the table of losses for a column (F-9.09, F-9.10): which totals of so many dice remove how many points.
fn lookup(board: &Board, column: Column, (dice, bonus, more): Throw, tell: &Narrator) -> String {
    if let Engine::Faces { damage, .. } = &board.rules.engine {
        // Each die removes what it shows.
        let faces = damage.iter().map(i32::to_string).collect::<Vec<_>>().join(", ");
        return tell.texts.format("fief-view-each-die", &[("faces", faces.into())]);
    }
    let mut groups: Vec<(i32, i32, u16)> = vec![];
    for total in dice + bonus..=dice * board.rules.data.combat.sides + bonus {
        let lost = removed(board.rules, total, column) + more as u16;
        match groups.last_mut().filter(|group| group.2 == lost) {
            Some(group) => group.1 = total,
            None => groups.push((total, total, lost)),
        }
    }
    let told = groups.iter().map(|(from, to, lost)| {
        let totals = if from == to { from.to_string() } else { format!("{from}–{to}") };
        tell.texts.format("fief-view-at-total", &[("totals", totals.into()), ("lost", (*lost).into())])
    });
    told.collect::<Vec<_>>().join(" · ")
}

fn side(
    face: &FiefFace,
    seen: &Seen,
    board: &Board,
    battle: &Battle,
    (which, band): (Side, &[Party]),
    tell: &Narrator,
) -> MatterSide {
    let text = |key: &str| tell.texts.get(key);
    let fights = front_of(board, battle, which, band);
    let enemies: Vec<Front> = (battle.fronts().into_iter().filter(|(side, _)| *side != which))
        .map(|(side, band)| front_of(board, battle, side, &band))
        .collect();
    // The walls of those whom it strikes may cost it dice.
    let against = enemies.iter().max_by_key(|enemy| enemy.strength()).map_or(Column::Open, |enemy| enemy.column);
    let mut lines = vec![
        (text("fief-view-strength"), fights.strength().to_string()),
        (text("fief-view-dice"), dice_at(board.rules, fights.strength(), against).to_string()),
        (text("fief-view-stands"), text(column_key(fights.column))),
    ];
    // The strongest enemy's dice.
    let throws = enemies.iter().map(|enemy| {
        let darc = if enemy.darc { board.rules.data.combat.darc_bonus } else { 0 };
        let guard = if enemy.guarded { board.rules.guard_bonus } else { Default::default() };
        (dice_at(board.rules, enemy.strength(), fights.column), darc + guard.total, guard.damage)
    });
    if let Some(throw) = throws.max().filter(|(dice, ..)| *dice > 0) {
        lines.push((text("fief-view-loses-at"), lookup(board, fights.column, throw, tell)));
    }
    for party in band {
        let mut words = vec![];
        let [own, kings, queens] = soldiers(board, battle.village, *party);
        if board.rules.units.of_kinds && !party.is_rebels() {
            let counters = board.forces.counters(party.seat, battle.village, |stand| stand == party.stand).0;
            let troops = counters.into_iter().map(u32::from).enumerate().filter(|(_, n)| *n > 0);
            words.extend(sheets::troops_by_sort(board.rules, &troops.collect::<Vec<_>>(), tell));
            words.extend(sheets::guards(board.rules, [kings.into(), queens.into()], tell));
        } else if own + kings + queens > 0 {
            let points = own + kings + queens;
            words.push(tell.texts.format("fief-view-points-of-soldiers", &[("n", points.into())]));
        }
        words.extend(face.0.beside(seen, battle, *party, tell));
        if !party.is_rebels() {
            words.extend(fighters(board, battle.village, *party).map(|row| tell.target(Target::Piece(row.id))));
        }
        let whose = if band.len() > 1 { party_name(*party, tell) } else { text("fief-view-army") };
        lines.push((whose, if words.is_empty() { text("fief-view-none") } else { words.join(", ") }));
    }
    if fights.darc {
        let bonus = board.rules.data.combat.darc_bonus;
        lines.push((text("fief-card-darc"), tell.texts.format("fief-view-adds", &[("n", bonus.into())])));
    }
    lines.extend(face.0.of_front(seen, battle, (which, band), tell));
    let key = if which == Side::Attack { "fief-view-attackers" } else { "fief-view-defenders" };
    let names: Vec<String> = band.iter().map(|party| party_name(*party, tell)).collect();
    MatterSide {
        tincture: band.iter().find(|party| !party.is_rebels()).map(|party| face.tincture(party.seat)),
        title: tell.texts.format(key, &[("names", names.join(", ").into())]),
        lines,
    }
}

/// The battle under way; nothing in it is hidden from anybody.
pub(super) fn matter(face: &FiefFace, seen: &Seen, tell: &Narrator) -> Option<Matter> {
    seen.sight.public::<PublicBoard>().ask(|board| {
        let battle = board.war.battle.as_ref().filter(|battle| !battle.is_one_sided())?;
        let fronts = battle.fronts();
        let sides = fronts.iter().map(|(which, band)| side(face, seen, board, battle, (*which, band), tell));
        let village = tell.target(Target::Place(battle.village));
        let mut notes = vec![];
        if battle.round > 0 {
            notes.push((tell.texts.format("fief-view-round", &[("n", battle.round.into())]), "F-9.04".to_owned()));
        }
        for (_, id) in &battle.aims {
            let words = tell.texts.format("fief-view-aimed-at", &[("lord", tell.target(Target::Piece(*id)).into())]);
            notes.push((words, "F-9.21".to_owned()));
        }
        for (party, points) in &battle.dues {
            let args = [("name", party_name(*party, tell).into()), ("n", (*points).into())];
            notes.push((tell.texts.format("fief-view-must-lose", &args), "F-9.12".to_owned()));
        }
        notes.extend(face.0.of_battle(seen, battle, tell));
        Some(Matter {
            title: tell.texts.format("fief-view-battle-of", &[("village", village.into())]),
            sides: sides.collect(),
            notes,
        })
    })?
}

fn told(
    (face, sight): (&FiefFace, &Sight),
    title: String,
    (board, encounter): (&Board, &Encounter),
    [of_a, of_d]: [Option<Seat>; 2],
    tell: &Narrator,
) -> Forecast {
    let odds = odds((board, sight), encounter);
    let tincture = |seat: Option<Seat>| seat.map_or(Tincture::Sable, |seat| face.tincture(seat));
    let chance = |key: &str, count: u32, favours: Option<Seat>| Chance {
        label: tell.texts.get(key),
        consequence: String::new(),
        count,
        favours: favours.map(|seat| face.tincture(seat)),
    };
    let tenths = |n: u32| tell.texts.decimal(i64::from((n + 50) / 100), 1);
    let losses = [("attackers", tenths(odds.losses[0]).into()), ("defenders", tenths(odds.losses[1]).into())];
    let mut notes = vec![tell.texts.format("fief-view-expected-losses", &losses)];
    notes.push(match odds.sample {
        0 => tell.texts.get("fief-view-exact"),
        n => tell.texts.format("fief-view-sampled", &[("n", n.into())]),
    });
    notes.extend(face.0.of_chances(sight, tell));
    let side_of = |seat: Option<Seat>, strength: u16| {
        let total = strength.to_string();
        ForecastSide { tincture: tincture(seat), parts: total.clone(), total }
    };
    let [a, d] = encounter.strengths(board.rules);
    let mut chances = vec![
        chance("fief-view-attackers-win", odds.attackers, of_a),
        chance("fief-view-defenders-win", odds.defenders, of_d),
        chance("fief-view-nobody-left", odds.nobody, None),
    ];
    if odds.undecided > 0 {
        chances.push(chance("fief-view-attackers-fall-back", odds.undecided, of_d));
    }
    // Rounding may leave out a millionth or count one twice.
    let counted: u32 = chances.iter().map(|chance| chance.count).sum();
    if let Some(likeliest) = chances.iter_mut().max_by_key(|chance| chance.count) {
        likeliest.count = (likeliest.count + OUT_OF).saturating_sub(counted);
    }
    Forecast {
        condition: None,
        title,
        sides: vec![side_of(of_a, a), side_of(of_d, d)],
        modifiers: vec![],
        out_of: OUT_OF,
        chances,
        notes,
    }
}

/// The chances of a battle by the rules of the match.
pub(crate) fn odds((board, sight): (&Board, &Sight), encounter: &Encounter) -> Odds {
    let course: &BattleCourse = sight.rules();
    forecast(board.rules, &*course.0, encounter)
}

/// Whose a band is.
fn leader(band: &[Party]) -> Option<Seat> {
    band.iter().find(|party| !party.is_rebels()).map(|party| party.seat)
}

/// The chances of the battle whose sides have been taken.
pub(super) fn pending(face: &FiefFace, sight: &Sight, tell: &Narrator) -> Option<Forecast> {
    sight.public::<PublicBoard>().ask(|board| {
        let battle = board.war.battle.as_ref().filter(|battle| !battle.is_one_sided())?;
        let encounter = face.0.under_way(sight, board, battle);
        let leaders = battle.sides.both().map(|band| leader(band));
        (!encounter.strengths(board.rules).contains(&0)).then(|| {
            let title = tell.texts.get("fief-view-chances");
            told((face, sight), title, (board, &encounter), leaders, tell)
        })
    })?
}

/// The chance to win of those who are asked whether they come out to their reinforcements, by what they answer (F-17.03).
pub(super) fn chance_in_sortie(face: &FiefFace, sight: &Sight, order: Order, tell: &Narrator) -> Option<String> {
    let comes_out = SALLY.of(order).is_some();
    if !comes_out && KEEP_WALLS.of(order).is_none() {
        return None;
    }
    sight.public::<PublicBoard>().ask(|board| {
        let battle = defended(board, board.war.battle.as_ref()?, comes_out);
        let odds = odds((board, sight), &face.0.under_way(sight, board, &battle));
        let percent = (odds.defenders + OUT_OF / 200) / (OUT_OF / 100);
        Some(tell.texts.format("fief-view-chance-to-win", &[("n", percent.into())]))
    })?
}

/// What an attack or a storm would bring, where the strength of the other side is known (F-8.10).
/// `along`: orders that take soldiers along with it first.
pub(super) fn of_order(
    face: &FiefFace,
    sight: &Sight,
    order: Order,
    along: &[Order],
    tell: &Narrator,
) -> Option<Forecast> {
    let prompt = sight.prompt()?;
    let me = prompt.seat;
    sight.public::<PublicBoard>().ask(|board| {
        if board.forces.fog {
            return None;
        }
        let storms = STORM.of(order).or_else(|| FORCE.of(order).and(board.march.errand).map(|errand| errand.to));
        let (village, attackers) = match storms {
            Some(village) => {
                let points = points_along(face, sight, along);
                let own = company((board, me), village, points, face.0.pieces_along(along));
                (village, Host::of(Column::Open, own))
            }
            None => {
                let village = ATTACK_AT.of(order).or_else(|| FIGHT_AT.of(order))?;
                let own = parties(board, village).into_iter().filter(|party| party.seat == me);
                let own = own.max_by_key(|party| strength(board, village, *party))?;
                (village, muster::host(board, village, &[own], false))
            }
        };
        let defenders = defenders(board, village, me);
        let against = muster::host(board, village, &defenders, false);
        let encounter = Encounter::ahead(board.rules, attackers, against);
        if encounter.strengths(board.rules).contains(&0) {
            return None;
        }
        let name = tell.target(Target::Place(village));
        let title = tell.texts.format("fief-view-battle-of", &[("village", name.into())]);
        Some(told((face, sight), title, (board, &encounter), [Some(me), leader(&defenders)], tell))
    })?
}

/// The company that marches, with points or pieces that it takes along first, beside those of the family who stand at the
/// gate already.
fn company((board, me): (&Board, Seat), to: Place, points: i32, pieces: [i32; MOST_VALUES]) -> Contingent {
    let march = board.march;
    let mut company = muster::contingent(board, to, Party::new(me, Stand::Gate));
    match board.forces.kinds() {
        Some(kinds) => {
            for (_, marching) in &kinds.marching {
                company.pieces = company.pieces.plus(*marching);
            }
            for (there, more) in company.pieces.0.iter_mut().zip(pieces) {
                *there = (i32::from(*there) + more).clamp(0, u8::MAX.into()) as u8;
            }
        }
        None => company.piles.push((i32::from(march.points()) + points).max(0) as u16),
    }
    for row in board.free_lords_of(me).filter(|row| march.contains(row.id)) {
        company.lords += u16::from(fights(board, row));
        company.darc |= row.lord.darc;
        if board.crown.master_of_guard() == Some(row.id) {
            company.guards[0] = board.forces.kings_guard;
        }
        if board.crown.queen == Some(row.id) {
            company.guards[1] = board.forces.queens_guard;
        }
    }
    company
}

/// Points of soldiers that these orders take along, less those that they leave behind.
pub(super) fn points_along(face: &FiefFace, sight: &Sight, along: &[Order]) -> i32 {
    let points = along.iter().map(|order| {
        let taken = ESCORT.of(*order).or_else(|| ESCORT_SPENT.of(*order)).unwrap_or(0);
        taken - DROP.of(*order).unwrap_or(0)
    });
    points.sum::<i32>() + face.0.points_along(sight, along)
}

/// Those who would fight for a village: rebels, or the occupant with his allies within.
fn defenders(board: &Board, village: Place, me: Seat) -> Vec<Party> {
    if let Some(uprising) = board.revolt.0.filter(|uprising| uprising.at == village) {
        return vec![Party::new(uprising.controller, Stand::Rebels)];
    }
    let Some(host) = board.occupant(village).filter(|host| *host != me) else { return vec![] };
    let with_host = |party: &Party| party.seat == host || board.ally(host) == Some(party.seat);
    parties(board, village).into_iter().filter(|p| p.stand == Stand::Inside && p.seat != me && with_host(p)).collect()
}
