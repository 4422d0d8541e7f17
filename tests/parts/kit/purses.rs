//! Purses, the bank and what is paid between them.
use mesnie::table::kit::purses::{Account, Payment, Purses};
use mesnie::table::prelude::{Chronicle, Name, Names, Seat, Word};
use serde_json::{Value, json};

const RED: Seat = Seat(0);
const BLUE: Seat = Seat(1);

fn pay(purses: &mut Purses, chronicle: &mut Chronicle, from: Account, to: Account, amount: i32) -> i32 {
    purses.pay(chronicle, Payment::new(from, to, amount, "paid", "P-1"))
}

#[test]
fn no_money_is_lost() {
    let (mut purses, mut chronicle) = (Purses::new(2, 1, None, false), Chronicle::default());
    chronicle.keep(true);
    pay(&mut purses, &mut chronicle, Account::Bank, Account::Purse(RED), 500);
    pay(&mut purses, &mut chronicle, Account::Purse(RED), Account::Purse(BLUE), 200);
    pay(&mut purses, &mut chronicle, Account::Bank, Account::Aside(0), 300);
    pay(&mut purses, &mut chronicle, Account::Purse(BLUE), Account::Bank, 100);
    assert_eq!((purses.of(RED), purses.of(BLUE), purses.aside(0)), (300, 100, 300));
    assert_eq!(purses.audit(100), None);
    assert!(purses.audit(200).is_some());
    let by: Vec<_> = chronicle.entries.iter().map(|e| e.seat).collect();
    assert_eq!(by, [Some(RED), Some(BLUE), None, Some(BLUE)]);
    assert_eq!(chronicle.entries[1].words[0], ("amount", Word::Number(200)));
    // Money that nobody has paid.
    let mut forged = json!(purses);
    forged["purses"][0] = json!(purses.of(RED) + 100);
    let purses: Purses = serde_json::from_value(forged).expect("purses");
    assert!(purses.audit(100).unwrap().contains("800 are held"));
}

#[test]
fn a_bank_of_notes_runs_dry() {
    let (mut purses, mut chronicle) = (Purses::new(1, 0, Some(400), false), Chronicle::default());
    assert_eq!(pay(&mut purses, &mut chronicle, Account::Bank, Account::Purse(RED), 300), 300);
    assert_eq!(pay(&mut purses, &mut chronicle, Account::Bank, Account::Purse(RED), 300), 100);
    assert_eq!((purses.of(RED), purses.bank_can_pay(), purses.audit(100)), (400, 0, None));
}

#[test]
#[should_panic(expected = "short of 100")]
fn nobody_pays_what_he_has_not() {
    let mut purses = Purses::new(1, 0, None, false);
    pay(&mut purses, &mut Chronicle::default(), Account::Purse(RED), Account::Bank, 100);
}

#[test]
fn a_secret_purse_is_seen_by_its_seat_alone() {
    let mut names = Names::default();
    names.add_seat(Name::plain("red"));
    names.add_seat(Name::plain("blue"));
    let (mut purses, mut chronicle) = (Purses::new(2, 1, Some(900), true), Chronicle::default());
    pay(&mut purses, &mut chronicle, Account::Bank, Account::Purse(RED), 500);
    pay(&mut purses, &mut chronicle, Account::Bank, Account::Aside(0), 100);
    let seen = |viewer| purses.show(&names, viewer, |_| "held".into());
    assert_eq!(seen(Some(RED))["purses"], json!({ "red": 500, "blue": null }));
    assert_eq!(seen(Some(BLUE))["purses"], json!({ "red": null, "blue": 0 }));
    assert_eq!(seen(None), json!({ "purses": { "red": 500, "blue": 0 }, "aside": { "held": 100 }, "bank": 300 }));
    assert_eq!(seen(Some(RED))["bank"], Value::Null);
}
