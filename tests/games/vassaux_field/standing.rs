//! The predicates of the field: who touches, holds and hampers whom.
use super::scene::{FOOT, MOUNTED, R, at, base, circle, id, plateau, rect, scene, slope, wood};
use mesnie::games::vassaux::field::company::Company;
use mesnie::table::ground::discs::Disc;
use proptest::prelude::*;

#[test]
fn engaged_by_anybody_pinned_by_the_led() {
    let men = [at(30000, 30000), at(30000, 32600), at(30000, 27400)];
    let strays = scene().unit(0, 10, R, FOOT, &men).strays(1, 20, FOOT, &[at(32500, 30000)]).field();
    assert!(strays.is_engaged(id(10)) && !strays.is_pinned(id(10)));
    // Strays hold nobody, but whoever leads holds them.
    assert!(strays.is_engaged(id(20)) && strays.is_pinned(id(20)));
    assert_eq!(strays.left_behind(id(10)), Some(vec![]));
    let led = scene().unit(0, 10, R, FOOT, &men).unit(1, 20, R, FOOT, &[at(32500, 30000)]).field();
    assert!(led.is_engaged(id(10)) && led.is_pinned(id(10)));
    assert_eq!(led.left_behind(id(10)), None, "the leader is held");
    let men_held = scene()
        .unit(0, 10, R, FOOT, &men)
        .unit(1, 20, R, FOOT, &[at(32500, 32600)])
        .strays(1, 30, FOOT, &[at(27500, 27400)])
        .field();
    assert_eq!(
        men_held.left_behind(id(10)),
        Some(vec![id(12), id(13)]),
        "strays hold no unit, but keep a man of a held one"
    );
}

#[test]
fn contact_ends_at_thirty() {
    for (gap, touches) in [(0, true), (30, true), (31, false)] {
        let field = scene()
            .unit(0, 10, R, FOOT, &[at(30000, 30000)])
            .unit(1, 20, R, MOUNTED, &[at(30000, 30000 + FOOT + MOUNTED + gap)])
            .field();
        assert_eq!(field.is_engaged(id(10)), touches, "{gap}");
        assert_eq!(field.is_in_contact(id(21)), touches, "{gap}");
    }
}

#[test]
fn the_edge_of_an_aura_belongs_to_it() {
    let fighter = |gap| Disc::new(at(30000 + 2500 + gap, 30000), FOOT);
    let field = scene().unit(0, 10, R, FOOT, &[at(30000, 30000)]).field();
    let leader = base(&field, 11).disc;
    assert!(field.in_aura(&leader, R, &fighter(6006)) && !field.in_aura(&leader, R, &fighter(6007)));
}

#[test]
fn a_unit_without_its_leader_is_confused_as_a_whole() {
    let field = scene().strays(0, 10, FOOT, &[at(30000, 30000), at(33000, 30000)]).field();
    assert_eq!(field.confused(id(10)), [id(11), id(12)]);
    assert_eq!(Company::of(&field, id(10)), None);
}

#[test]
fn the_highest_piece_gives_the_level() {
    let field = scene()
        .piece(slope(circle(30000, 30000, 10500), circle(30000, 30000, 6000)))
        .piece(plateau(circle(30000, 30000, 6000)))
        .field();
    assert_eq!([24000, 23999, 30000].map(|x| field.level(at(x, 30000))), [1, 0, 1]);
}

#[test]
fn only_the_leader_s_base_decides_on_difficult_ground() {
    let in_wood = |leader, man| {
        scene().piece(wood(rect(40000, 0, 50000, 90000))).unit(0, 10, R, FOOT, &[at(leader, 30000), at(man, 30000)])
    };
    assert!(in_wood(39000, 36000).field().is_in_difficult(id(10)));
    assert!(!in_wood(38752, 42000).field().is_in_difficult(id(10)), "touching is not in it, nor are men");
    assert!(!in_wood(39000, 36000).flying().field().is_in_difficult(id(10)));
}

#[test]
fn an_offer_may_keep_a_field() {
    fn may_be_kept<T: Clone + Send + Sync + 'static>(_: T) {}
    let field = std::sync::Arc::new(scene().unit(0, 10, R, FOOT, &[at(30000, 30000)]).field());
    may_be_kept((std::sync::Arc::clone(&field), Company::of(&field, id(10)).expect("a unit")));
}

proptest! {
    #[test]
    fn distances_are_the_same_both_ways(a in 0..120_000_i32, b in 0..120_000_i32, c in 0..120_000_i32, x in 0..40_000_i32) {
        let field = scene().field();
        let (one, other) = (Disc::new(at(a, b), FOOT), Disc::new(at(c, a), MOUNTED));
        prop_assert_eq!(field.within(&one, &other, x), field.within(&other, &one, x));
        prop_assert_eq!(field.contact(&one, &other), field.contact(&other, &one));
        prop_assert_eq!(field.overlap(&one, &other), field.overlap(&other, &one));
        prop_assert_eq!(field.gap(&one, &other), field.gap(&other, &one));
    }
}
