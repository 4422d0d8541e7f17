//! What a table may agree to play otherwise, as far as the geometry of units asks for it.
use super::scene::*;
use mesnie::games::vassaux::data::switches::{ChargeContact, ModelsCover};
use mesnie::games::vassaux::field::charge::{Charge, possible};
use mesnie::games::vassaux::field::company::Company;
use mesnie::games::vassaux::field::measures::OwnMen;
use mesnie::games::vassaux::field::paths::{Limits, Path, halt};
use mesnie::games::vassaux::field::sight::{View, view};
use mesnie::games::vassaux::field::slots::Hand;

/// a man of another unit between two fighters, of each side; and of the target's own unit.
#[test]
fn whose_models_cover() {
    let seen = |models_cover: ModelsCover, own_men: OwnMen, seat: u8, group: u32| {
        let mut scene = scene()
            .unit(0, 10, R, FOOT, &[at(0, 50000), at(0, 70000)])
            .unit(1, 20, R, FOOT, &[at(30000, 50000), at(30000, 70000)])
            .unit(seat, 30, R, FOOT, &[at(12000, 50000)]);
        if group != 30 {
            scene.bases.last_mut().unwrap().group = id(group);
            scene.groups.pop();
        }
        (scene.measures.models_cover, scene.measures.own_men) = (models_cover, own_men);
        let field = scene.field();
        view(&field, &base(&field, 11), &base(&field, 21))
    };
    use ModelsCover::{Everybody, Friends, Nobody};
    let (clear, cover) = (OwnMen::Clear, OwnMen::Cover);
    // A friend of another unit, an enemy of another one, one of the target's, one of the viewer's.
    let cases = [(0, 30), (1, 30), (1, 20), (0, 10)];
    let all = |models, own| cases.map(|(seat, group)| seen(models, own, seat, group) == View::Covered);
    assert_eq!(all(Friends, clear), [true, false, false, false]);
    assert_eq!(all(Everybody, clear), [true, true, false, false]);
    assert_eq!(all(Nobody, clear), [false; 4]);
    assert_eq!(all(Friends, cover), [true, false, false, true]);
    assert_eq!(all(Nobody, cover), [false; 4]);
}

/// the nearest of all stands behind a house, the nearest that is seen beside it.
#[test]
fn a_strict_charge_goes_at_the_nearest_of_all() {
    let mut scene = scene()
        .piece(house(rect(20000, 57000, 22000, 64000)))
        .unit(0, 10, R, FOOT, &[at(14000, 60000)])
        .unit(1, 20, R, FOOT, &[at(25000, 60000)])
        .unit(1, 30, R, FOOT, &[at(14000, 73000)]);
    let allowed = |scene: &Scene, charge, target| {
        let field = scene.field();
        possible(&field, &company(&field, 10), charge, 2, id(target)).map_err(|why| why.reason).map(|_| ())
    };
    assert_eq!(allowed(&scene, Charge::Simple, 30), Ok(()));
    assert_eq!(allowed(&scene, Charge::Strict, 30), Err("charge_not_nearest"));
    assert_eq!(allowed(&scene, Charge::Strict, 20), Err("charge_not_nearest"), "he is not seen");
    scene.pieces.clear();
    assert_eq!(allowed(&scene, Charge::Strict, 20), Ok(()));
}

/// men may reach an enemy whom their leader does not.
#[test]
fn the_leader_must_touch_where_the_table_plays_so() {
    let mut scene =
        scene().unit(0, 10, R, FOOT, &[at(20000, 60000), at(22620, 60000)]).unit(1, 20, R, FOOT, &[at(40000, 60000)]);
    let allowed = |scene: &Scene| {
        let field = scene.field();
        possible(&field, &company(&field, 10), Charge::Coordinated, 2, id(20)).map_err(|why| why.reason).map(|_| ())
    };
    assert_eq!(allowed(&scene), Ok(()));
    scene.measures.charge_contact = ChargeContact::Vassal;
    assert_eq!(allowed(&scene), Err("charge_cannot_reach"));
    scene.bases.last_mut().unwrap().disc.centre = at(36000, 60000);
    assert_eq!(allowed(&scene), Ok(()));
}

/// a move that may end in contact.
#[test]
fn a_move_may_end_in_contact_where_the_table_plays_so() {
    let scene = scene().unit(0, 10, R, FOOT, &[at(20000, 60000)]).unit(1, 20, R, FOOT, &[at(30000, 60000)]);
    let field = scene.field();
    let unit: Company = company(&field, 10);
    let path = Path::straight(at(20000, 60000), at(27500, 60000));
    let ends = |limits: Limits| halt(&field, &unit, &limits, &path, Hand::Left).map_err(|why| why.reason).map(|_| ());
    assert_eq!(ends(Limits::march(2, 1)), Err("move_into_contact_is_a_charge"));
    assert_eq!(ends(Limits::march(2, 1).into_contact(true)), Ok(()));
}
