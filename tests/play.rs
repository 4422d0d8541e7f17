//! Random play: every match ends, every offered order is accepted, every invariant holds.
use mesnie::ancients::Ancients;
use mesnie::table::data::{Reader, Source};
use mesnie::table::*;

fn table(seats: [Player; 2]) -> (Match, Header) {
    let reader = Reader::new(Source::built_in());
    let data = Ancients.load(&reader);
    let findings = reader.finish();
    assert!(findings.is_empty(), "{}", findings.render(&texts::Texts::new(texts::Lang::En)));
    let header = Header {
        game: "ancients".into(),
        scenario: String::new(),
        options: Settings::new(),
        seed: 1,
        seats: seats.into_iter().map(|player| SeatSetup { name: String::new(), player }).collect(),
        undo: UndoLimit::Usual,
        data: Default::default(),
    };
    (Match::new(&Ancients, data.unwrap()), header)
}

#[test]
fn random_matches_end_and_keep_the_invariants() {
    let (mut game, mut header) = table([Player::Random, Player::Random]);
    let mut orders = 0;
    for seed in 0..200 {
        header.seed = seed;
        game.start(header.clone()).unwrap();
        while let Some(Record { seat, order }) = game.automatic_order() {
            game.submit(seat, order).unwrap();
            orders += 1;
            let wrong = game.broken_invariants();
            assert!(wrong.is_empty(), "seed {seed}: {wrong:?}\n{}", game.write_order(Record { seat, order }));
        }
        assert!(game.outcome().is_some(), "seed {seed}");
    }
    println!("{orders} orders");
}
