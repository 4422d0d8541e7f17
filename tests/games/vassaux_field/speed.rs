//! How long the questions of a charge take. Run it by name; it prints figures and judges nothing.
use super::random::position;
use super::scene::company;
use mesnie::games::vassaux::field::charge::{Charge, best, possible};
use std::time::{Duration, Instant};

#[test]
#[ignore = "prints figures"]
fn charges_are_timed() {
    let (mut slowest, mut all, mut count) = ([Duration::ZERO; 2], [Duration::ZERO; 2], 0);
    for seed in 0..60 {
        let field = position(seed).field();
        let company = company(&field, 100);
        let enemies: Vec<_> =
            field.groups().iter().filter(|group| group.host != company.host()).map(|group| group.id).collect();
        for target in enemies {
            let mut time = |which: usize, act: &mut dyn FnMut()| {
                let begun = Instant::now();
                act();
                let took = begun.elapsed();
                all[which] += took;
                slowest[which] = slowest[which].max(took);
            };
            time(0, &mut || {
                let _ = possible(&field, &company, Charge::Coordinated, 2, target);
            });
            time(1, &mut || {
                let _ = best(&field, &company, Charge::Coordinated, 2, target);
            });
            count += 1;
        }
    }
    let mean = all.map(|all| all / count);
    println!(
        "possible: mean {:?}, slowest {:?}; best: mean {:?}, slowest {:?}",
        mean[0], slowest[0], mean[1], slowest[1]
    );
}
