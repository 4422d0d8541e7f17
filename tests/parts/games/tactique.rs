//! Tactique: which pieces an owner may lose.
use mesnie::games::fief::data::items::Item;
use mesnie::games::tactique::chapters::loss_choice::{Binding, losable, run};
use mesnie::games::tactique::chapters::losses::{Pool, Sort};

fn pool(pieces: &[(u16, u16)]) -> Pool {
    let sorts = pieces.iter().enumerate();
    sorts.map(|(i, (worth, number))| Sort { item: Item::Soldiers(i as u8), worth: *worth, number: *number }).collect()
}
/// Every multiset of the pool, as its points and how many of each sort it takes.
fn all_choices(pool: &Pool) -> Vec<(u16, Vec<u16>)> {
    let mut all = vec![(0, vec![])];
    for sort in pool {
        all = (all.into_iter())
            .flat_map(|(points, taken)| {
                (0..=sort.number).map(move |n| (points + n * sort.worth, [taken.clone(), vec![n]].concat()))
            })
            .collect();
    }
    all
}

#[test]
fn pieces_that_may_go_are_those_of_the_best_choices() {
    for pieces in [&[(1, 1), (3, 2)][..], &[(1, 2), (3, 2), (1, 1)], &[(3, 2), (3, 1)], &[(2, 3), (3, 1)], &[(3, 2)]] {
        let pool = pool(pieces);
        let total: u16 = pool.iter().map(|sort| sort.worth * sort.number).sum();
        for points in 1..total {
            for binding in [Binding::MostOfIt, Binding::LeastAbove] {
                let choices = all_choices(&pool);
                let sums = choices.iter().map(|(sum, _)| *sum).filter(|sum| *sum > 0);
                let goal = match binding {
                    Binding::LeastAbove => sums.filter(|sum| *sum >= points).min(),
                    _ => sums.filter(|sum| *sum <= points).max(),
                };
                let best: Vec<_> = choices.iter().filter(|(sum, _)| Some(*sum) == goal).collect();
                let named: Vec<Item> = losable(&pool, points, binding).iter().map(|sort| sort.item).collect();
                let useful = (0..pool.len()).filter(|i| best.iter().any(|(_, taken)| taken[*i] > 0));
                let useful: Vec<Item> = useful.map(|i| pool[i].item).collect();
                let expected = if best.len() == 1 { &useful[..1] } else { &useful[..] };
                assert_eq!(named, expected, "{pieces:?} {points} {binding:?}");
            }
        }
    }
}

#[test]
fn a_run_of_one_sort_ends_where_another_may_go() {
    let run_of = |pieces: &[(u16, u16)], points, binding| {
        run(&pool(pieces), points, binding).map(|sort| (sort.item, sort.number))
    };
    let (first, second) = (Item::Soldiers(0), Item::Soldiers(1));
    assert_eq!(run_of(&[(1, 1), (3, 2)], 3, Binding::MostOfIt), Some((second, 1)));
    assert_eq!(run_of(&[(1, 1), (3, 2)], 2, Binding::MostOfIt), Some((first, 1)));
    assert_eq!(run_of(&[(1, 1), (3, 2)], 4, Binding::MostOfIt), Some((first, 1)));
    assert_eq!(run_of(&[(1, 1), (3, 2)], 2, Binding::LeastAbove), Some((second, 1)));
    assert_eq!(run_of(&[(3, 3)], 5, Binding::LeastAbove), Some((first, 2)));
    assert_eq!(run_of(&[(3, 3)], 5, Binding::Fitting), Some((first, 1)));
    assert_eq!(run_of(&[(3, 3)], 2, Binding::MostOfIt), None);
    assert_eq!(run_of(&[(1, 3), (1, 3)], 2, Binding::MostOfIt), None);
}
