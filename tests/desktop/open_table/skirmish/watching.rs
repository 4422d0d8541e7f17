//! What is drawn of reactions and shots before they are decided is what the rules then do.
use super::*;
use mesnie::desktop::face::Meaning;
use mesnie::games::vassaux::chapters::orders::{DECLARED, ORDER};
use mesnie::games::vassaux::chapters::reaction::AT_STAGE;
use mesnie::games::vassaux::chapters::shooting::SHOOT;
use mesnie::games::vassaux::state::frames::Frames;

/// Matches of scripts, each up to every question that is answered with this verb.
fn tables_before(verb: Key) -> impl Iterator<Item = RefCell<Table>> {
    let of = move |seed: u64| (0..4).map_while(move |nth| as_scripts_play(seed, verb, nth, &Texts::new(Lang::En)));
    (0..12).flat_map(of).map(|session| lay_skirmish(session, Lang::En))
}

/// Where a fighter stands on the table.
fn stands(on: &OnTable, man: PieceId) -> Option<Spot> {
    on.of_session(|session| {
        let label = session.game.names().label(Target::Piece(man));
        let at = &session.game.position(None)["pieces"][label]["standing"];
        Some(Spot { x: at[0].as_i64()? as i32, y: at[1].as_i64()? as i32 })
    })
}

/// The slider of a path shows the mover as a reaction that succeeds there then freezes it.
#[test]
fn ghosts_of_a_stage_stand_where_the_mover_is_then_frozen() {
    let mut frozen = 0;
    for table in tables_before(AT_STAGE.key) {
        let mut on = OnTable::at(&table, Lang::En, SIZE);
        on.go_on();
        let texts = Texts::new(Lang::En);
        let prompt = on.prompt().expect("asked");
        let spans = prompt.spans.iter().filter(|span| span.verb == AT_STAGE.key).map(|span| span.most);
        let last = prompt.offered.iter().filter_map(|order| AT_STAGE.of(*order)).chain(spans).max();
        let Some(last) = last else { continue };
        let amounts = [(AT_STAGE.key.name.to_owned(), last)].into_iter().collect();
        let drawn = on.of_session(|session| session.moments_drawn(&amounts, &texts));
        let moments = on.of_session(|session| session.moments());
        if prompt.offered.len() > 1 {
            assert!(moments.iter().any(|(verb, stages)| verb == AT_STAGE.key.name && stages.len() as i32 > last));
        }
        let Some((_, overlay)) = drawn.iter().find(|(verb, _)| verb == AT_STAGE.key.name) else { continue };
        let ground = on.of_session(|session| session.scenery.ground.clone()).expect("open");
        on.submit(prompt.seat, AT_STAGE.on(last));
        let with = on.prompt().expect("by which order?");
        let waits = with.offered.iter().copied().last().expect("waiting is always possible");
        on.submit(with.seat, waits);
        let stood = on.of_session(|session| {
            let frames = session.game.world().resource::<Frames>();
            frames.stack.iter().map(|frame| <i32 as From<_>>::from(frame.walk.stood)).max().unwrap_or(0)
        });
        if last == 0 || stood != last {
            // The contest was lost: nobody is stopped.
            continue;
        }
        assert!(!overlay.ghosts.is_empty(), "nobody is shown at stage {last}");
        for ghost in &overlay.ghosts {
            assert_eq!(stands(&on, ghost.piece), Some(ground.spot(ghost.at)), "{:?}", ghost.piece);
        }
        frozen += 1;
        if frozen == 2 {
            return;
        }
    }
    assert!(frozen > 0, "no reaction succeeds");
}

/// Over an enemy: the corridor in its meanings, and which of his fighters are covered.
#[test]
fn a_shot_shows_its_corridor_and_who_is_covered() {
    for table in tables_before(SHOOT.key) {
        let mut on = OnTable::at(&table, Lang::En, SIZE);
        on.go_on();
        let prompt = on.prompt().expect("whom?");
        let Some(target) = prompt.offered.iter().find_map(|order| SHOOT.of(*order)) else { continue };
        let look = on.of_session(|session| {
            let mark = session.view.piece_marks.iter().find(|mark| mark.of == target)?;
            session.view.scene.pieces.iter().find(|look| look.piece == mark.piece).map(|look| look.at)
        });
        let at = on.table.borrow().world.resource::<Lens>().screen_point(look.expect("the target stands there"));
        on.point_at(at);
        let overlay = on.overlay();
        let members = on.of_session(|session| session.view.piece_marks.iter().filter(|mark| mark.of == target).count());
        let seen = [Meaning::Free, Meaning::Cover, Meaning::Blocked];
        assert!(
            overlay.shapes.iter().any(|(meaning, shape)| shape.len() == 4 && seen.contains(meaning)),
            "{overlay:?}"
        );
        // One ring for each fighter, and one for the range.
        assert_eq!(overlay.rings.len(), members + 1);
        let forecast = on.of_session(|session| {
            let pointed =
                mesnie::desktop::session::Pointed { piece: Some(look_of(session, target)), ..Default::default() };
            session.forecasts(pointed, &Default::default(), &Texts::new(Lang::En))
        });
        let all: u32 = forecast[0].chances.iter().map(|chance| chance.count).sum();
        assert_eq!((forecast.len(), all), (1, forecast[0].out_of), "the chances are whole: {forecast:?}");
        return;
    }
    panic!("nobody shoots");
}

/// Where a unit can be given no further order, nobody has to say that these were all.
#[test]
fn a_declaration_that_can_only_end_ends_by_itself() {
    let texts = Texts::new(Lang::En);
    let all = (0..12).flat_map(|seed| (0..12).map(move |nth| (seed, nth)));
    for (seed, nth) in all {
        let Some(mut session) = as_scripts_play(seed, DECLARED.key, nth, &texts) else { continue };
        let asked = session.game.prompt().expect("what else?").clone();
        if asked.offered.len() > 1 {
            continue;
        }
        let last = session.game.journal().last().copied().expect("an order before it");
        assert_eq!((last.seat, last.order.verb), (asked.seat, ORDER.key));
        session.undo(&texts).expect("nobody has answered yet");
        session.give(&[last.order], &texts).expect("on offer");
        let given: Vec<Key> = session.game.journal().iter().map(|record| record.order.verb).collect();
        assert!(given.ends_with(&[ORDER.key, DECLARED.key]), "{given:?}");
        return;
    }
    panic!("every unit could be given more orders");
}

/// A fighter of a unit on the table.
fn look_of(session: &Session, unit: PieceId) -> PieceId {
    session.view.piece_marks.iter().find(|mark| mark.of == unit).expect("lit").piece
}
