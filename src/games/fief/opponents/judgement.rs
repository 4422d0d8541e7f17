//! What a position that was come to in thought is worth to a family, for `hard`: fiefs, how far every seat is from victory,
//! crowns, votes, lords, income and soldiers. All that is hidden in it was supposed, so nothing hidden is read.
use crate::games::fief::access::Read;
use crate::games::fief::board::Board;
use crate::games::fief::chapters::{election, revenue, victory};
use crate::games::fief::state::lords::Holder;
use crate::table::prelude::{Judgement, Outcome, PieceId, Seat};
use bevy::prelude::*;

/// What the position is worth to a family, and by what.
pub fn judge(In(me): In<Seat>, read: Read, outcome: Res<Outcome>) -> Judgement {
    let board = read.board();
    let weights = &board.rules.data.opponents.judgement;
    let won = i64::from(weights.won);
    if let Some(ended) = &outcome.0 {
        // To share a victory is as good as to have it alone.
        let won = if ended.winners.contains(&me) { won } else { -won };
        return Judgement::of([("fief-thought-ahead-won", 100 * won)]);
    }
    if !board.progress.is_in(me) {
        return Judgement::of([("fief-thought-ahead-won", -100 * won)]);
    }
    let ally = board.ally(me);
    let sum = |seat: Seat| standing(&board, seat).iter().map(|(_, worth)| *worth).sum::<i64>();
    let rivals: Vec<i64> = board.progress.order().filter(|seat| *seat != me && Some(*seat) != ally).map(sum).collect();
    let best = rivals.iter().copied().max().unwrap_or(0);
    let average = rivals.iter().sum::<i64>() / (rivals.len() as i64).max(1);
    let others = [
        ("fief-thought-ahead-ally", i64::from(weights.ally) * ally.map_or(0, sum)),
        ("fief-thought-ahead-rivals", -(i64::from(weights.envy) * best + i64::from(weights.rivals) * average)),
    ];
    Judgement::of(standing(&board, me).into_iter().map(|(key, worth)| (key, 100 * worth)).chain(others))
}

/// How well a family stands, whoever else stands how: each part with the reason that it is for an order that raises it.
fn standing(board: &Board, seat: Seat) -> [(&'static str, i64); 8] {
    let weights = &board.rules.data.opponents.judgement;
    let crown = board.crown;
    let has = |lord: Option<PieceId>| lord.is_some_and(|lord| board.family(lord) == seat);
    let crowns = [(crown.king, weights.king), (crown.queen, weights.queen), (crown.prince, weights.prince)];
    let crowns: i32 = crowns.into_iter().filter(|(lord, _)| has(*lord)).map(|(_, weight)| weight).sum();
    let lords: i32 = board
        .lords_of(seat)
        .map(|row| {
            let mitre = if row.lord.is_churchman() { weights.mitre } else { 0 };
            let hat = if row.lord.cardinal { weights.hat } else { 0 };
            let all = weights.lord + mitre + hat;
            if row.lord.is_free() { all } else { all * weights.captive / 100 }
        })
        .sum();
    let guards: u16 = board.map.villages().map(|village| board.guards(seat, village).iter().sum::<u16>()).sum();
    let soldiers = i32::from(board.forces.total(seat) + guards);
    let open = |region: usize| board.titles.of[region].holder == Holder::Bank;
    let villages = board.map.villages().filter(|v| board.occupant(*v) == Some(seat) && open(board.region(*v))).count();
    let wealth = board.purse(seat) * weights.money / 100 + income(board, seat) * weights.income / 100;
    let goal = if board.rules.by_points() {
        let so_far = board.progress.points.get(usize::from(seat.0)).copied().unwrap_or(0);
        weights.point * (so_far + victory::points(board, seat))
    } else {
        match steps_to_victory(board, seat) {
            0 => weights.complete,
            1 => weights.one_step,
            2 => weights.two_steps,
            _ => 0,
        }
    };
    [
        ("fief-thought-ahead-fiefs", weights.fief * victory::fiefs(board, seat)),
        ("fief-thought-ahead-crowns", crowns),
        ("fief-thought-ahead-votes", weights.vote * election::votes(board, seat)),
        ("fief-thought-ahead-lords", lords),
        ("fief-thought-ahead-soldiers", weights.soldier * soldiers),
        ("fief-thought-ahead-villages", weights.village * villages as i32),
        ("fief-thought-ahead-wealth", wealth),
        ("fief-thought-ahead-goal", goal),
    ]
    .map(|(key, worth)| (key, i64::from(worth)))
}

/// What walls, mills, presses and pensions would bring a family in a turn, in écus.
fn income(board: &Board, seat: Seat) -> i32 {
    let paid = |village| {
        let (to, frozen) = revenue::payee(board, village)?;
        (to == seat && !frozen).then(|| revenue::walls(board, village) + revenue::production(board, village))
    };
    let pensions = revenue::pensions(board).into_iter().filter(|(lord, _)| board.family(*lord) == seat);
    board.map.villages().filter_map(paid).sum::<i32>() + pensions.map(|(_, sum)| sum).sum::<i32>()
}

/// How many fiefs and crowns a family wants for victory, alone (F-2.01) or with its ally (F-2.02), whichever is less.
pub fn steps_to_victory(board: &Board, seat: Seat) -> i32 {
    let limits = &board.rules.data.limits;
    let crown = board.crown;
    let has = |lord: Option<PieceId>, seats: &[Seat]| {
        i32::from(!lord.is_some_and(|lord| seats.contains(&board.family(lord))))
    };
    let fiefs = victory::fiefs(board, seat);
    let alone = (limits.fiefs_alone - fiefs).max(0) + has(crown.king, &[seat]).min(has(crown.queen, &[seat]));
    let pair = board.ally(seat).map(|ally| {
        let both = [seat, ally];
        (limits.fiefs_pair - fiefs - victory::fiefs(board, ally)).max(0)
            + has(crown.king, &both)
            + has(crown.queen, &both)
    });
    pair.map_or(alone, |pair| alone.min(pair))
}
