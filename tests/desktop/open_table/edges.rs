//! What is lit of an area is what its rule allows; it is traced beside the pictures, and once for each question.
use super::*;
use bevy::prelude::{Entity, With};
use mesnie::desktop::board::traced_areas::traces::{Stop, Trace};
use mesnie::desktop::board::traced_areas::{AreaLights, light_areas};
use mesnie::desktop::face::work_counter::WorkCounter;
use mesnie::desktop::platform::idle::Moving;
use std::time::{Duration, Instant};

/// Whether a spot lies in a part, which turns either way and may be as thin as a line.
fn lies_in(part: &[Spot; 4], at: (f64, f64)) -> bool {
    let side = |a: Spot, b: Spot| {
        (f64::from(b.x) - f64::from(a.x)) * (at.1 - f64::from(a.y))
            - (f64::from(b.y) - f64::from(a.y)) * (at.0 - f64::from(a.x))
    };
    let sides: Vec<f64> = (0..4).map(|i| side(part[i], part[(i + 1) % 4])).collect();
    sides.iter().all(|side| *side >= 0.0) || sides.iter().all(|side| *side <= 0.0)
}

/// How well the lit parts of an area agree with its rule, by points all over its region.
#[derive(Default)]
struct Agreement {
    lit: usize,
    /// Lit, and refused.
    refused: usize,
    allowed: usize,
    /// Allowed, and not lit.
    unlit: usize,
}

impl Agreement {
    fn count(&mut self, area: &Area, trace: &Trace, seed: u64) {
        for spot in area.within.samples(seed).take(1500) {
            let at = (f64::from(spot.x), f64::from(spot.y));
            let is_lit = trace.parts().iter().any(|part| lies_in(part, at));
            let is_allowed = area.allows(spot).is_ok();
            self.lit += usize::from(is_lit);
            self.allowed += usize::from(is_allowed);
            self.refused += usize::from(is_lit && !is_allowed);
            self.unlit += usize::from(!is_lit && is_allowed);
        }
    }
}

/// Questions to the rule that something asks. One thread asks them all, for they are counted on each thread by itself.
pub fn judgements(work: impl FnOnce() + Send) -> u64 {
    let alone = rayon::ThreadPoolBuilder::new().num_threads(1).build().expect("a thread");
    alone.install(|| {
        let begun = WorkCounter::so_far();
        work();
        begun.since().judgements
    })
}

#[test]
fn what_is_lit_is_allowed_and_nearly_all_that_is_allowed_is_lit() {
    let (mut sketched, mut settled) = (Agreement::default(), Agreement::default());
    let (mut first, mut all) = (0, 0);
    for seed in 0..12 {
        let session = begin(seed, &texts(Lang::En));
        let area = session.areas().first().expect("where is the bone buried?").clone();
        let mut trace = Trace::new(area.clone(), area.usual, Stop::default());
        first += judgements(|| trace.sketch());
        assert!(trace.edges().is_empty(), "no edge is shown that the rule may not have");
        sketched.count(&area, &trace, seed);
        all += judgements(|| {
            trace.trace();
            trace.settle();
        });
        // Its corners are allowed without exception.
        for corner in trace.parts().iter().flatten() {
            assert_eq!(area.allows(*corner), Ok(()), "{corner:?}");
        }
        assert!(!trace.edges().is_empty());
        settled.count(&area, &trace, seed);
    }
    // Between two rays an edge is straight: a hair of it may lie on the wrong side.
    let Agreement { lit, refused, allowed, unlit } = settled;
    assert!(refused * 200 < lit, "{refused} of {lit} lit points are refused");
    assert!(unlit * 20 < allowed, "{unlit} of {allowed} points are not lit");
    // The first look shows where one can go, for a small part of the work.
    let Agreement { lit, refused, allowed, unlit } = sketched;
    assert!(refused * 12 < lit && unlit * 8 < allowed, "{refused} of {lit}, {unlit} of {allowed}");
    assert!(first * 5 < all, "{first} of {all} questions");
}

#[test]
fn a_trace_that_is_stopped_asks_nothing_more() {
    let session = begin(3, &texts(Lang::En));
    let area = session.areas().first().expect("where is the bone buried?").clone();
    let stop = Stop::default();
    let mut trace = Trace::new(area.clone(), area.usual, stop.clone());
    stop.store(true, std::sync::atomic::Ordering::Relaxed);
    let asked = judgements(|| {
        trace.sketch();
        trace.trace();
        trace.settle();
    });
    assert_eq!((asked, trace.parts().len(), trace.edges().len()), (0, 0, 0));
}

/// The pictures of a table, one after the other, in which areas are lit.
pub struct Pictures<'t> {
    table: &'t RefCell<Table>,
    light: bevy::ecs::system::SystemId,
}

impl<'t> Pictures<'t> {
    pub fn of(table: &'t RefCell<Table>) -> Self {
        let light = table.borrow_mut().world.register_system(light_areas);
        Self { table, light }
    }
    /// One picture; whether another one has to follow.
    fn next(&self) -> bool {
        let world = &mut self.table.borrow_mut().world;
        world.resource_mut::<Moving>().0 = false;
        world.run_system(self.light).expect("it runs");
        world.resource::<Moving>().0
    }
    pub fn lit(&self) -> Vec<Entity> {
        let world = &mut self.table.borrow_mut().world;
        world.query_filtered::<Entity, With<AreaLights>>().iter(world).collect()
    }
    /// Pictures until nothing more is to come: how many, and how long the lights took in the longest of them.
    pub fn settle(&self) -> (usize, Duration) {
        let (mut pictures, mut longest) = (0, Duration::ZERO);
        loop {
            let begun = Instant::now();
            let more = self.next();
            longest = longest.max(begun.elapsed());
            pictures += 1;
            if !more {
                return (pictures, longest);
            }
            assert!(pictures < 4_000, "areas are traced on and on");
            std::thread::sleep(Duration::from_millis(8));
        }
    }
}

#[test]
fn areas_are_traced_once_for_a_question() {
    let table = lay(3, Lang::En);
    let mut meadow = OnTable::at(&table, Lang::En, [1280.0, 800.0]);
    meadow.go_on();
    let pictures = Pictures::of(&table);
    let (first, _) = pictures.settle();
    assert!(first > 2, "the areas are traced beside the pictures");
    let lit = pictures.lit();
    assert_eq!(lit.len(), 1);
    // Wherever one points then, nothing is traced and nothing drawn anew.
    let area = meadow.area().expect("where is the bone buried?");
    let middle = meadow.screen(area.usual);
    for n in 0..20 {
        meadow.point_at(middle + bevy_egui::egui::vec2(4.0 * n as f32, 0.0));
        assert!(!pictures.next());
    }
    assert_eq!(pictures.lit(), lit);
    // Who leaves the table takes the lights off it; who comes back finds them lit.
    table.borrow_mut().world.despawn(lit[0]);
    assert!(pictures.next() && pictures.lit().len() == 1 && !pictures.next());
    let lit = pictures.lit();
    // What is asked again is lit at once, and what is asked otherwise is not.
    let texts = texts(Lang::En);
    table.borrow_mut().world.resource_mut::<Session>().game.limit_undo(UndoLimit::Agreed);
    let change = |act: &dyn Fn(&mut Session)| act(&mut table.borrow_mut().world.resource_mut::<Session>());
    change(&|session| session.give(&[area.order(area.usual)], &texts).expect("on offer"));
    meadow.go_on();
    assert!(pictures.next() && pictures.lit() != lit, "another question");
    change(&|session| session.undo(&texts).expect("it can be taken back"));
    assert!(pictures.next());
    assert_eq!(pictures.lit().len(), 1);
    assert!(!pictures.next() && !pictures.next());
}
