//! The arms of the seats: chosen on the page for a new match, kept in its header, worn everywhere.
use super::{begin, click, header, rules};
use egui_kittest::{Harness, kittest::Queryable};
use mesnie::desktop::face::{Draw, Paint, Tincture};
use mesnie::desktop::screens::setup::{Offer, show};
use mesnie::desktop::session::match_setup::MatchSetup;
use mesnie::desktop::theme::Look;
use mesnie::desktop::theme::heraldry::{Charge, Coat, Coats};
use mesnie::games::ancients::view::AncientsFace;
use mesnie::table::play::replay;
use mesnie::table::prelude::{Game, Match, Player, Saves, Seat, SeatSetup};
use mesnie::table::text::locales::{Lang, Texts};
use std::cell::RefCell;

fn seats(arms: [&str; 2]) -> Vec<SeatSetup> {
    arms.map(|arms| SeatSetup { arms: arms.into(), ..SeatSetup::of(Player::Person) }).into()
}

#[test]
fn a_seat_chooses_a_colour_that_no_other_has() {
    let texts = Texts::new(Lang::En);
    let rules = rules();
    let specs = mesnie::games::ancients::Ancients.options(&rules.data);
    let offer = Offer {
        id: "ancients",
        games: vec![],
        side: &|_, label| format!("ancients-side-{label}"),
        seats: mesnie::games::ancients::Ancients.seats(),
        counts: 2..=2,
        face: &AncientsFace,
        scenarios: &[],
        facts: &[],
        specs: &specs,
        levels: &["normal"],
        arms: vec![],
        rosters: None,
        presets: &rules.presets,
    };
    let match_setup = RefCell::new(MatchSetup::default());
    // A click on the shield of a seat lays its colours out.
    let press = |label: &str, side: &str| {
        let mut harness = Harness::builder()
            .with_size([1200.0, 1000.0])
            .build_ui(|ui| drop(show(ui, &mut match_setup.borrow_mut(), &offer, &texts)));
        harness.run_ok();
        harness.get_by_label_contains(&format!("Arms of {side}")).click();
        harness.run_ok();
        harness.get_by_label(label).click();
        harness.run_ok();
    };
    press("Vert (green)", "Red");
    assert_eq!(match_setup.borrow().seats[0].arms, "vert");
    press("Vert (green)", "Blue");
    assert_eq!(match_setup.borrow().seats[1].arms, "", "Red has it");
    press("Gules (red)", "Blue");
    assert_eq!(match_setup.borrow().seats[1].arms, "gules");
    press("Azure (blue)", "Red");
    assert_eq!(match_setup.borrow().seats[0].arms, "azure");
    press("a tower", "Blue");
    assert_eq!(match_setup.borrow().seats[1].arms, "gules tower");
    assert_eq!(click("Usual options", |ui| show(ui, &mut match_setup.borrow_mut(), &offer, &texts)), None);
    // The match that begins has them, and so has the rematch.
    let mut match_header = header([Player::Person, Player::Random], 1);
    match_header.seats.clone_from(&match_setup.borrow().seats);
    let mut again = MatchSetup::default();
    again.of_header(&match_header);
    assert_eq!(again.seats, match_header.seats);
}

#[test]
fn what_the_game_colours_is_worn_in_the_colours_of_the_seats() {
    let [red, blue] = [Seat(0), Seat(1)].map(|seat| AncientsFace.tincture(seat));
    let plain = Look::default();
    let look = Look { coats: Coats::of(&seats(["azure lily", "sable"]), &AncientsFace), ..plain };
    assert_eq!(look.coats.worn(red), Coat { tincture: Tincture::Azure, charge: Some(Charge::Lily) });
    assert_eq!(look.mix(Paint::Field(red)), plain.mix(Paint::Field(Tincture::Azure)));
    assert_eq!(look.mix(Paint::Tint(blue)), plain.mix(Paint::Tint(Tincture::Sable)));
    assert_eq!(Coats::of(&seats(["", ""]), &AncientsFace), Coats::default());
}

#[test]
fn no_two_seats_are_alike_whatever_a_save_says() {
    let [red, blue] = [Seat(0), Seat(1)].map(|seat| AncientsFace.tincture(seat));
    for arms in [["azure", "azure"], ["azure", ""], ["vert", "vert cross"], ["", "gules"]] {
        let coats = Coats::of(&seats(arms), &AncientsFace);
        assert_ne!(coats.worn(red).tincture, coats.worn(blue).tincture, "{arms:?}");
    }
}

#[test]
fn arms_are_kept_in_the_save_and_old_saves_have_none() {
    let texts = Texts::new(Lang::En);
    let (session, folder) = begin([Player::Person, Player::Random], &texts);
    drop(session);
    let old = Saves::at(folder.path()).list().remove(0);
    let text = std::fs::read_to_string(&old.path).expect("a save");
    assert!(!text.contains("arms"), "a seat without arms is written as before");
    let loaded = replay::load(&old.path, mesnie::games::all()).expect("sound");
    assert!(loaded.game_match.header().seats.iter().all(|seat| seat.arms.is_empty()));
    let mut header = header([Player::Person, Player::Random], 7);
    header.seats[1].arms = "purpure tower".into();
    let path = folder.path().join("arms.mesnie");
    let table = Match::new(&mesnie::games::ancients::Ancients, rules().data);
    drop(mesnie::table::prelude::Recorded::start(table, header.clone(), &path).expect("begins"));
    let loaded = replay::load(&path, mesnie::games::all()).expect("sound");
    assert_eq!(loaded.game_match.header().seats, header.seats);
}

/// What rule data may name as arms is what the window can draw.
#[test]
fn rule_data_may_name_every_colour_and_charge() {
    use mesnie::games::fief::data::files::{CHARGES, COLOURS};
    assert_eq!(Tincture::ALL.map(mesnie::desktop::theme::heraldry::word), COLOURS);
    assert_eq!(Charge::ALL.map(Charge::word), CHARGES);
}
