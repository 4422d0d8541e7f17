//! What it costs to light where a unit may go, charge or be deployed, and that the edges shown are those of the rules.
use super::*;
use crate::desktop::open_table::edges::{Pictures, judgements};
use mesnie::desktop::board::traced_areas::shapes_of;
use mesnie::desktop::board::traced_areas::traces::{Stop, Trace};
use mesnie::desktop::face::work_counter::WorkCounter;
use std::time::Instant;

/// A table at which a question with this text is asked.
fn asked(text: &str, seed: u64) -> RefCell<Table> {
    let table = lay_skirmish(skirmish(seed, 9, [Player::Person, Player::Person], &Texts::new(Lang::En)), Lang::En);
    {
        let mut on = OnTable::at(&table, Lang::En, SIZE);
        on.go_on();
        on.play_to(text, &mut Chance(seed));
        if text == "vassaux-ask-deploy" {
            let prompt = on.prompt().expect("which unit?");
            on.submit(prompt.seat, prompt.offered[0]);
            on.show();
        }
    }
    table
}

/// The areas of a question with this text, each with the spot where its mover stands.
fn areas_of(text: &str, seed: u64) -> Vec<(Area, Spot)> {
    let table = asked(text, seed);
    let on = OnTable::at(&table, Lang::En, SIZE);
    on.of_session(|session| {
        let ground = session.scenery.ground.as_ref().expect("an open table");
        let from = |area: &Area| session.mover(area).map_or(area.usual, |look| ground.spot(look.at));
        session.areas().iter().map(|area| (area.clone(), from(area))).collect()
    })
}

/// No picture waits for a rule, however many points of it are asked about: they are asked beside the pictures.
#[test]
fn no_picture_waits_for_the_edges() {
    for text in ["vassaux-ask-move", "vassaux-ask-charge-line", "vassaux-ask-reorganise"] {
        let table = asked(text, 2);
        let pictures = Pictures::of(&table);
        let begun = WorkCounter::so_far();
        let (count, longest) = pictures.settle();
        eprintln!("{text}: settled after {count} pictures; the lights take {} µs at the most", longest.as_micros());
        assert_eq!(begun.since().judgements, 0);
        assert!(count > 1 && pictures.lit().len() == 1, "{text}: {count}");
    }
}

#[test]
fn the_first_look_is_a_small_part_of_the_work() {
    for text in ["vassaux-ask-move", "vassaux-ask-charge-line", "vassaux-ask-deploy", "vassaux-ask-reorganise"] {
        let (mut first, mut all) = (0, 0);
        for (area, from) in areas_of(text, 2) {
            let mut trace = Trace::new(area.clone(), from, Stop::default());
            let begun = Instant::now();
            let sketch = judgements(|| trace.sketch());
            let seen = begun.elapsed();
            let rays = judgements(|| trace.trace());
            let rest = judgements(|| trace.settle());
            let settled = begun.elapsed();
            eprintln!(
                "{text} {:?}: first look {sketch} questions in {} ms; {rays} + {rest} more, settled after {} ms; {} parts",
                area.verb,
                seen.as_millis(),
                settled.as_millis(),
                trace.parts().len()
            );
            for corner in trace.parts().iter().flatten() {
                assert_eq!(area.allows(*corner), Ok(()), "{text}: {corner:?}");
            }
            let ground = mesnie::desktop::face::OpenGround {
                width: 90_000,
                height: 60_000,
                unit: 6_000,
                per_unit: 100,
                patches: vec![],
            };
            let begun = Instant::now();
            let shapes = shapes_of(&trace, &ground, mesnie::desktop::face::Tone::Go);
            eprintln!("    {} shapes in {} ms", shapes.len(), begun.elapsed().as_millis());
            (first, all) = (first + sketch, all + sketch + rays + rest);
        }
        assert!(first * 5 < all, "{text}: {first} of {all} questions");
        assert!(all < 40_000, "{text}: {all} questions");
    }
}
