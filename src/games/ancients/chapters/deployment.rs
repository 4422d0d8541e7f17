//! Chapter 1: deployment in secret, the reveal, the initiative.
use super::ambush::{HIDE_AT, lie_in_ambush, may_lay_decoy, number_anew, offer_tokens};
use super::module_cards::show_card;
use super::terrain::{SET_STAKES, STAKES_LEFT, TAKE_STAKES, may_set_stakes, stakes_left};
use super::turn::concede;
use crate::games::ancients::access::{Read, Write, hex, piece};
use crate::games::ancients::board::Board;
use crate::games::ancients::data::battles::FirstTurn;
use crate::games::ancients::data::files::{BLUE, RED};
use crate::games::ancients::state::{ArmySetup, Fate};
use crate::table::prelude::*;
use bevy::prelude::*;

/// A side deploys its army (N-1.07).
pub const DEPLOY: Step<Seat> = Step::new("ancients.deploy");
/// Both armies are revealed at the same moment (N-1.08).
pub const REVEAL: Step<()> = Step::new("ancients.reveal");
/// Who starts (N-1.11).
pub const INITIATIVE: Step<()> = Step::new("ancients.initiative");
/// Sets the unit in hand on a hex.
pub const DEPLOY_AT: Verb<Place> = Verb::new("ancients.deploy_at");
/// Takes another unit in hand, back from the board if it stands there.
pub const TAKE: Verb<PieceId> = Verb::new("ancients.take");
/// Deploys every unit in the usual way.
pub const USUAL_DEPLOYMENT: Verb<()> = Verb::new("ancients.usual_deployment");
/// Confirms the deployment.
pub const DEPLOYED: Verb<()> = Verb::new("ancients.deployed");

pub const DEPLOY_OUTSIDE_ZONE: Refusal = Refusal::new("deploy_outside_zone", "N-1.07");
pub const DEPLOY_HEX_OCCUPIED: Refusal = Refusal::new("deploy_hex_occupied", "N-2.01");
pub const DEPLOY_ON_FLIGHT_HEX: Refusal = Refusal::new("deploy_on_flight_hex", "N-1.07");
pub const UNITS_FIRST: Refusal = Refusal::new("wrong_phase", "N-17.06");
pub const NO_STAKES_LEFT: Refusal = Refusal::new("marker_supply_empty", "N-17.06");
pub const NO_STAKES_THERE: Refusal = Refusal::new("stakes_not_eligible", "N-17.06");
pub const NAMED_STAKES: Refusal = Refusal::new("stakes_not_eligible", "N-22.06");
pub const DEPLOY_INCOMPLETE: Refusal = Refusal::new("deploy_incomplete", "N-1.07");

/// Whether a side may deploy a unit of a line of the pool on a hex: in its zone, on no maquis (N-1.07), one unit to a hex (N-2.01), on
/// terrain that is open to it (N-1.15).
pub fn may_deploy(board: &Board, side: Seat, line: usize, place: Place) -> Allowed {
    if !board.map.in_zone(side, place) {
        return Err(DEPLOY_OUTSIDE_ZONE);
    }
    if !board.is_free(place) {
        return Err(DEPLOY_HEX_OCCUPIED);
    }
    if board.is_maquis(place) {
        return Err(DEPLOY_ON_FLIGHT_HEX);
    }
    board.open_to(line, place)
}

/// The next unit that is not deployed yet.
fn waiting(fates: impl Iterator<Item = (PieceId, Kind, Fate)>) -> Option<PieceId> {
    fates.filter(|u| u.2 == Fate::Recruited).map(|u| u.0).min()
}

/// A side deploys its whole army (N-1.07), in secret (N-1.08): a shared screen is covered before such a question (N-11.01).
pub(in crate::games::ancients) fn deploy(
    In(side): In<Seat>,
    battle: Read,
    army_setup: Res<ArmySetup>,
    ask: Ask,
) -> Prompt {
    let board = battle.board_for(side);
    let in_hand = army_setup.in_hand[side.0 as usize].or_else(|| waiting(battle.fates(side)));
    let stakes = stakes_left(&battle.modules.field, side);
    let mut prompt = match in_hand {
        Some(unit) => ask.prompt(side, "ancients-ask-deploy").with("unit", piece(unit)),
        None if stakes > 0 => ask.prompt(side, "ancients-ask-stakes").with("n", Word::Number(stakes as i32)),
        None if may_lay_decoy(&battle, &board, side) => ask.prompt(side, "ancients-ask-deploy-decoys"),
        None => ask.prompt(side, "ancients-ask-deployed"),
    }
    .secret();
    if let Some(unit) = in_hand {
        let line = battle.fates(side).find(|u| u.0 == unit).map_or(0, |u| u.1.index());
        prompt.offer(&DEPLOY_AT, board.map.hexes.places(), |place| may_deploy(&board, side, line, place));
    } else {
        prompt.closed(&DEPLOY_AT, Refusal::new("wrong_phase", "N-1.07"));
    }
    if battle.rules.switches.modules.ambush {
        let line = in_hand.and_then(|unit| battle.fates(side).find(|u| u.0 == unit)).map(|u| u.1.index());
        offer_tokens(&mut prompt, &battle, &board, side, line);
    }
    if battle.rules.switches.modules.stakes {
        // Those that a set battle names stay where they stand (N-22.06).
        let named = battle.rules.named_army(side).is_some();
        if in_hand.is_none() && stakes > 0 {
            prompt.offer(&SET_STAKES, board.map.hexes.places(), |place| may_set_stakes(&board, side, place));
        } else {
            let units_first = in_hand.is_some();
            let why = if named {
                NAMED_STAKES
            } else if units_first {
                UNITS_FIRST
            } else {
                NO_STAKES_LEFT
            };
            prompt.closed(&SET_STAKES, why);
        }
        let own = |place: Place| !named && board.field.stakes_at(place).is_some_and(|stakes| stakes.side == side);
        prompt.stand(&TAKE_STAKES, board.map.hexes.places().filter(|p| own(*p)), |place| {
            if own(place) { Ok(()) } else { Err(if named { NAMED_STAKES } else { NO_STAKES_THERE }) }
        });
    }
    prompt.offer(&DEPLOYED, [()], |()| match (in_hand, stakes) {
        (Some(_), _) => Err(DEPLOY_INCOMPLETE),
        (None, 0) => Ok(()),
        (None, _) => Err(STAKES_LEFT),
    });
    prompt.closing = (in_hand.is_none() && stakes == 0).then(|| DEPLOYED.on(()));
    let army: Vec<(PieceId, Kind, Fate)> = battle.fates(side).filter(|u| u.2 != Fate::Pool).collect();
    prompt.stand(&TAKE, army.iter().map(|u| u.0), |id| {
        if army.iter().any(|u| u.0 == id) { Ok(()) } else { Err(Refusal::new("not_your_unit", "N-1.07")) }
    });
    prompt.stand(&USUAL_DEPLOYMENT, [()], |()| Ok(()));
    concede(&mut prompt);
    prompt
}

/// The unit in hand, or else the next one, is set on the hex; only its own side is told (N-1.08).
pub(in crate::games::ancients) fn deploy_at(
    In((side, place)): In<(Seat, Place)>,
    mut battle: Write,
    mut army_setup: ResMut<ArmySetup>,
) -> Flow {
    let unit = army_setup.in_hand[side.0 as usize].take().or_else(|| waiting(battle.fates(side)));
    let unit = unit.expect("the prompt offers hexes only for a unit in hand");
    battle.set_fate(unit, Fate::OnBoard);
    battle.place(unit, place);
    battle.chronicle.note("N-1.07", || {
        Entry::new("ancients-log-deployed-at", "N-1.07")
            .by(side)
            .with("unit", piece(unit))
            .with("hex", hex(place))
            .secret(Seats::only(side))
    });
    Flow::again()
}
/// The unit in hand, or else the next one, lies in ambush on the hex (N-18.01).
pub(in crate::games::ancients) fn hide_at(
    In((side, place)): In<(Seat, Place)>,
    mut battle: Write,
    mut army_setup: ResMut<ArmySetup>,
) -> Flow {
    let unit = army_setup.in_hand[side.0 as usize].take().or_else(|| waiting(battle.fates(side)));
    lie_in_ambush(&mut battle, side, unit.expect("the prompt offers hexes only for a unit in hand"), place);
    Flow::again()
}
pub(in crate::games::ancients) fn take(
    In((side, unit)): In<(Seat, PieceId)>,
    mut battle: Write,
    mut army_setup: ResMut<ArmySetup>,
) -> Flow {
    battle.set_fate(unit, Fate::Recruited);
    if battle.modules.ambush.hides(unit) {
        battle.modules.ambush.tokens.retain(|token| token.unit != Some(unit));
    }
    army_setup.in_hand[side.0 as usize] = Some(unit);
    Flow::again()
}

/// The usual deployment: from the front row and its centre outward, the left before the right as the board is seen, archers behind
/// the front row. What finds no hex is left out.
pub fn usual_deployment(board: &Board, side: Seat, army: &[(PieceId, Kind)]) -> Vec<(PieceId, Place)> {
    laid_out(board, side, army, |p| i32::from(board.map.hexes.col(p)))
}

/// The usual deployment as Red's side of the table sees it: Blue's is that of Red by half a turn of the board.
pub fn half_turned_deployment(board: &Board, side: Seat, army: &[(PieceId, Kind)]) -> Vec<(PieceId, Place)> {
    let turned = if side == RED { 1 } else { -1 };
    laid_out(board, side, army, |p| turned * i32::from(board.map.hexes.col(p)))
}

/// A deployment from the front row and its centre outward; `first` says which of two hexes as far from the centre comes first.
fn laid_out(
    board: &Board,
    side: Seat,
    army: &[(PieceId, Kind)],
    first: impl Fn(Place) -> i32,
) -> Vec<(PieceId, Place)> {
    let (rules, map) = (board.rules, board.map);
    let middle = |p: Place| {
        let width = map.hexes.places().filter(|q| map.hexes.row(*q) == map.hexes.row(p)).count() as i32;
        (2 * i32::from(map.hexes.col(p)) - (width - 1)).abs()
    };
    // Rows from the front to the rear, each from the centre outward.
    let mut places: Vec<Place> =
        map.hexes.places().filter(|p| map.in_zone(side, *p) && !board.is_maquis(*p) && !board.has_token(*p)).collect();
    let depth = |p: Place| {
        let row = i32::from(map.hexes.row(p));
        if side == RED { row } else { -row }
    };
    places.sort_by_key(|p| (depth(*p), middle(*p), first(*p)));
    let front = places.first().map_or(0, |p| depth(*p));
    let mut free = places;
    let mut result = vec![];
    let shoots = |kind: &Kind| rules.pool[kind.index()].shoot.is_some();
    for behind in [false, true] {
        for (id, kind) in army.iter().filter(|u| shoots(&u.1) == behind) {
            let open = |p: &Place| board.open_to(kind.index(), *p).is_ok();
            let behind_front = free.iter().position(|p| open(p) && (!behind || depth(*p) > front));
            let Some(at) = behind_front.or_else(|| free.iter().position(open)) else { continue };
            result.push((*id, free.remove(at)));
        }
    }
    result
}

/// The whole army is deployed in the usual way, whatever was deployed before; who lies in ambush stays there.
pub(in crate::games::ancients) fn deploy_usually(
    In((side, ())): In<(Seat, ())>,
    mut battle: Write,
    mut army_setup: ResMut<ArmySetup>,
) -> Flow {
    let army: Vec<(PieceId, Kind)> =
        battle.fates(side).filter(|u| !matches!(u.2, Fate::Pool | Fate::InAmbush)).map(|u| (u.0, u.1)).collect();
    let deployed = usual_deployment(&battle.board(), side, &army);
    for (id, place) in deployed {
        battle.set_fate(id, Fate::OnBoard);
        battle.place(id, place);
    }
    army_setup.in_hand[side.0 as usize] = None;
    battle
        .chronicle
        .note("N-1.07", || Entry::new("ancients-log-usual-deployment", "N-1.07").by(side).secret(Seats::only(side)));
    Flow::again()
}

/// The side has deployed every unit (N-1.07).
pub(in crate::games::ancients) fn deployed(In((side, ())): In<(Seat, ())>, mut battle: Write) -> Flow {
    number_anew(&mut battle, side);
    battle.chronicle.note("N-1.07", || Entry::new("ancients-log-deployed", "N-1.07").by(side));
    Flow::done()
}

/// Both armies become open to everybody (N-1.08); from now on everything about the units is known (N-1.09),
/// and no undo goes back behind this moment (N-11.03).
pub(in crate::games::ancients) fn reveal(
    In(()): In<()>,
    mut battle: Write,
    mut army_setup: ResMut<ArmySetup>,
    mut revealed: ResMut<Revealed>,
) -> Flow {
    for side in [RED, BLUE] {
        show_card(&mut battle, side);
    }
    battle.reveal();
    *army_setup = ArmySetup::default();
    revealed.0 = true;
    battle.chronicle.note("N-1.09", || Entry::new("ancients-log-revealed", "N-1.09"));
    Flow::done()
}

/// Both sides roll the special die, again after a tie; the higher one starts the first turn (N-1.11).
pub(in crate::games::ancients) fn initiative(In(()): In<()>, mut battle: Write) -> Flow {
    let named = battle.rules.battle.as_ref().map_or(FirstTurn::Roll, |battle| battle.starter);
    if let Some(side) = named.side() {
        // A set battle names who starts, without a roll (N-22.05).
        battle.progress.winner_of_initiative = side;
        battle.progress.starter = side;
        battle.chronicle.note("N-22.05", || Entry::new("ancients-log-starts", "N-22.05").by(side));
        return Flow::done();
    }
    let [mut red, mut blue]: [Roll; 2];
    loop {
        red = battle.special_die(RED, "ancients-roll-initiative");
        blue = battle.special_die(BLUE, "ancients-roll-initiative");
        // A script whose faces have run out fails; until it says so, the roll must end.
        if red.face != blue.face || battle.dice.has_run_dry() {
            break;
        }
        battle.chronicle.note("N-1.11", || {
            Entry::new("ancients-log-initiative-tie", "N-1.11").roll(red.clone()).roll(blue.clone())
        });
    }
    let winner = if red.face > blue.face { RED } else { BLUE };
    battle.progress.winner_of_initiative = winner;
    battle.progress.starter = winner;
    battle.chronicle.note("N-1.11", || Entry::new("ancients-log-initiative", "N-1.11").by(winner).roll(red).roll(blue));
    Flow::done()
}

/// Registers the steps, decisions and verbs of this chapter.
pub fn plugin(app: &mut App) {
    app.decision(&DEPLOY, deploy)
        .verb(&DEPLOY_AT, deploy_at)
        .verb(&TAKE, take)
        .verb(&HIDE_AT, hide_at)
        .verb(&USUAL_DEPLOYMENT, deploy_usually)
        .verb(&DEPLOYED, deployed)
        .step(&REVEAL, reveal)
        .step(&INITIATIVE, initiative);
}
