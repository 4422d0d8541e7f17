//! What must be true of every position, checked after each order in tests and with `simulate --verify`. What must be true of
//! orders, replays and views is checked by the tests that play.
use super::access::Read;
use super::board::owner_of;
use super::chapters::army::Recruits;
use super::data::files::{BLUE, MaquisMarkers, Module, RED};
use super::rules::Rules;
use super::state::{AttackKind, BattleProgress, Fate, ModuleState, OrderUnderway, Routed};
use crate::table::prelude::*;
use bevy::ecs::system::SystemState;
use bevy::prelude::*;

/// What is wrong with the position; the number stands for the kind of invariant.
pub(super) fn broken(world: &mut World) -> Vec<String> {
    let mut wrong = vec![];
    let progress = world.resource::<BattleProgress>().clone();
    let underway = world.resource::<OrderUnderway>().clone();
    let rules = world.resource::<Rules>().clone();
    let ambush = world.resource::<ModuleState>().ambush.clone();
    let mut points = [0; 2];
    let mut places = vec![];
    for side in [RED, BLUE] {
        for (id, line) in rules.pieces_of(side) {
            let entity = world.resource::<Pieces>().entity(id);
            let (at, fate) = (world.get::<At>(entity).expect("a unit").0, *world.get::<Fate>(entity).expect("a unit"));
            if (fate == Fate::OnBoard) != (at != Place::NOWHERE) {
                wrong.push(format!("1: {id:?} is {fate:?} at {at:?}"));
            }
            match fate {
                Fate::OnBoard => places.push((at, id)),
                Fate::Destroyed => points[1 - side.0 as usize] += rules.pool[line].half_points,
                Fate::Pool | Fate::Recruited | Fate::Fled => {}
                Fate::InAmbush if ambush.hides(id) => {}
                Fate::InAmbush => wrong.push(format!("24: no token for {id:?}")),
            }
        }
    }
    let returns = rules.switches.modules.return_of_routed;
    let fled = |id: PieceId| {
        let entity = world.resource::<Pieces>().entity(id);
        *world.get::<Fate>(entity).expect("a unit") == Fate::Fled
    };
    let cards = world.resource::<ModuleState>().cards.clone();
    let serves = |side: Seat| {
        !rules.switches.modules.asymmetric_cards || cards.gives(&rules.data.cards, side, Module::ReturnOfRouted)
    };
    let mut routed: Vec<PieceId> = world.resource::<Routed>().0.iter().map(|routed| routed.unit).collect();
    routed.sort();
    let wait: Vec<PieceId> = [RED, BLUE]
        .into_iter()
        .flat_map(|side| rules.pieces_of(side))
        .map(|(id, _)| id)
        .filter(|id| fled(*id) && serves(owner_of(*id)))
        .collect();
    if routed != if returns { wait } else { vec![] } {
        wrong.push(format!("1: {routed:?} may return"));
    }
    places.sort();
    for pair in places.windows(2) {
        if pair[0].0 == pair[1].0 {
            wrong.push(format!("2: {:?} and {:?} share a hex", pair[0].1, pair[1].1));
        }
    }
    let mut state = SystemState::<Read>::new(world);
    let battle = state.get(world).expect("the battle's resources");
    let board = battle.board();
    if places.len() as u32 != board.all().len() || places.iter().any(|(at, id)| board.at(*at) != Some(*id)) {
        wrong.push("2: the board and the units do not agree".into());
    }
    for (at, id) in &places {
        let unit = board.unit(*id);
        // No unit stays on maquis (N-2.04), but one on a two-hex move may be passing over it (N-4.15).
        let passing = underway.unit == Some(*id) || underway.support == Some(*id);
        if board.is_maquis(*at) && !passing {
            wrong.push(format!("3: {id:?} stands on maquis"));
        }
        let closed = board.open_to(unit.kind as usize, *at).is_err();
        if closed && !passing {
            wrong.push(format!("3: {id:?} stands on terrain that is closed to it"));
        }
        let line = &rules.pool[unit.kind as usize];
        let expected = if unit.spent { line.activated } else { line.fresh };
        if unit.strength() != i32::from(expected) {
            wrong.push(format!("4: {id:?} has strength {}", unit.strength()));
        }
    }
    for (burner, owner) in [(RED, BLUE), (BLUE, RED)] {
        let fires = progress.burnt.iter().filter(|p| rules.map.base(**p) == Some(owner)).count();
        if fires != progress.fires[burner.0 as usize] as usize {
            wrong.push(format!("9: {fires} hexes of {owner:?} are burnt, {:?} counted", progress.fires));
        }
        points[burner.0 as usize] += rules.data.budgets.burn_half_points * fires as i16;
    }
    let mut burnt = progress.burnt.clone();
    burnt.sort();
    burnt.dedup();
    if burnt.len() != progress.burnt.len() || burnt.iter().any(|p| rules.map.base(*p).is_none()) {
        wrong.push(format!("9: burnt {:?}", progress.burnt));
    }
    // Positions of scripts may begin with points of their own.
    if points.iter().zip(progress.half_points).any(|(counted, shown)| *counted > shown) {
        wrong.push(format!("7: {:?} half points shown, {points:?} counted", progress.half_points));
    }
    if let Some(fight) = &underway.fight {
        if fight.is_double() && (fight.support == Some(fight.lead) || fight.attack != AttackKind::Ordered) {
            wrong.push("13: a double attack needs two units and an order of its own".into());
        }
        if board.unit(fight.lead).on_board
            && board.unit(fight.lead).side == board.unit(fight.target).side
            && board.unit(fight.target).on_board
        {
            wrong.push("13: a unit attacks a friend".into());
        }
    }
    for side in [RED, BLUE] {
        let army = Recruits::of(&battle, side);
        // Positions of scripts have no budget.
        if !progress.revealed && army.points > rules.budget[side.0 as usize] {
            wrong.push(format!("27: an army of {} points", army.points));
        }
        let generals: u8 =
            rules.pool.iter().zip(&army.taken).filter(|(line, _)| line.commands.is_some()).map(|(_, n)| n).sum();
        if generals > 1 {
            wrong.push(format!("23: {generals} generals in an army"));
        }
    }
    for (i, kind) in rules.data.terrain.kinds.iter().enumerate() {
        let laid = battle.modules.field.markers().filter(|(_, ground)| *ground as usize == i).count();
        if laid > usize::from(kind.supply) {
            wrong.push(format!("25: {laid} markers of {}", kind.name));
        }
    }
    let tokens = &battle.modules.ambush.tokens;
    for (i, token) in tokens.iter().enumerate() {
        let data = &rules.data.terrain.ambush;
        let (first, last) = [data.red, data.blue][token.side.0 as usize];
        let forest = board.ground(token.at).is_some_and(|kind| kind.ambush);
        if !forest || !(first..=last).contains(&rules.map.hexes.row(token.at)) {
            wrong.push(format!("24: a token on {:?}", token.at));
        }
        let in_ambush = |id: PieceId| battle.fates(token.side).any(|u| u.0 == id && u.2 == Fate::InAmbush);
        let hidden = token.unit.is_none_or(in_ambush);
        let twice = tokens[..i].iter().any(|t| t.at == token.at || (t.unit.is_some() && t.unit == token.unit));
        if !hidden || twice || board.at(token.at).is_some() {
            wrong.push(format!("24: the token on {:?} hides {:?}", token.at, token.unit));
        }
    }
    for side in [RED, BLUE] {
        if battle.modules.ambush.of(side).count() > usize::from(rules.data.terrain.ambush.tokens) {
            wrong.push(format!("24: {side:?} has too many tokens"));
        }
    }
    for stakes in &battle.modules.field.stakes {
        let opened =
            rules.switches.modules.maquis_markers != MaquisMarkers::Forbidden && rules.map.is_maquis(stakes.at);
        if battle.modules.field.ground(stakes.at).is_some() || !(rules.map.is_plain(stakes.at) || opened) {
            wrong.push(format!("25: stakes on {:?}", stakes.at));
        }
    }
    // Until the match is over somebody is asked: whoever has an available unit can hold (N-3.10).
    if progress.revealed && world.resource::<Outcome>().0.is_none() && world.resource::<Waiting>().0.is_none() {
        wrong.push("6: nobody is asked, and the match is not over".into());
    }
    wrong
}
