//! What the scripted opponents of Fief do where they could lose everything, or win it: walls, capitals, last turns (section 11).
use super::opponents::{give, next_orders, place, scripted};
use super::*;
use mesnie::games::fief::access::with_board;
use mesnie::games::fief::state::forces::Forces;

/// Somebody stays behind the only walls of a family from the first turn on: whoever comes by could walk in.
#[test]
fn the_only_walls_are_never_left_empty() {
    // A woman without a crown does not fight; a second man might have kept the walls, but goes too.
    for second in ["mireille", "charles"] {
        let position = format!(
            "(
                phase: \"moves\",
                lords: [
                    (lord: \"arnaud\", of: \"lily\", at: \"pauillac\"), (lord: \"{second}\", of: \"lily\", at: \"pauillac\"),
                    (lord: \"eric\", of: \"tower\", at: \"givry\"),
                ],
                soldiers: [(of: \"lily\", at: \"pauillac\", points: 8)],
                villages: [(village: \"pauillac\", owner: \"lily\", occupant: \"lily\", castle: true)],
            )"
        );
        let mut table = scripted(&position, &[1, 2, 3]);
        let orders = next_orders(&mut table, 20);
        assert!(orders.iter().any(|order| order.starts_with("lily march")), "{orders:?}");
        let pauillac = place(&table, "pauillac");
        let stays = with_board(table.world(), |board| board.lords_of(Seat(0)).any(|row| row.at == pauillac)).unwrap();
        let forces = table.world().resource::<Forces>();
        assert!(stays || forces.points(Seat(0), pauillac) > 0, "{orders:?}");
    }
}

/// Of the only walls of a family no more goes than leaves them strong enough against the army that could come.
#[test]
fn the_only_walls_are_kept_against_an_army_nearby() {
    let left = |foe: &str| {
        let position = format!(
            "(
                phase: \"moves\",
                lords: [
                    (lord: \"arnaud\", of: \"lily\", at: \"pauillac\"), (lord: \"charles\", of: \"lily\", at: \"pauillac\"),
                    (lord: \"eric\", of: \"tower\", at: \"{foe}\"),
                ],
                soldiers: [(of: \"lily\", at: \"pauillac\", points: 8), (of: \"tower\", at: \"{foe}\", points: 9)],
                villages: [(village: \"pauillac\", owner: \"lily\", occupant: \"lily\", castle: true)],
            )"
        );
        let mut table = scripted(&position, &[1, 2, 3]);
        next_orders(&mut table, 20);
        table.world().resource::<Forces>().points(Seat(0), place(&table, "pauillac"))
    };
    let (far, near) = (left("givry"), left("margaux"));
    assert!(far <= 3 && near >= 5, "{far} {near}");
}

/// Who has King and fiefs enough wins at the end of the turn: then his capital is stormed at nearly any chance (F-2.01).
#[test]
fn nobody_lets_another_win_without_a_last_storm() {
    let storms = |points: u8, crown: &str| {
        let position = format!(
            "(
                phase: \"moves\",
                lords: [
                    (lord: \"arnaud\", of: \"lily\", at: \"lugny\"), (lord: \"eric\", of: \"tower\", at: \"cluny\"),
                    (lord: \"henry\", of: \"star\", at: \"ige\"),
                ],
                soldiers: [
                    (of: \"lily\", at: \"lugny\", points: {points}), (of: \"tower\", at: \"cluny\", points: 14),
                    (of: \"tower\", at: \"blaye\", points: 40), (of: \"tower\", at: \"sigy\", points: 40),
                ],
                titles: [
                    (region: \"azur\", capital: \"cluny\", lord: \"eric\"), (region: \"or\", capital: \"blaye\", lord: \"eric\"),
                    (region: \"sable\", capital: \"sigy\", lord: \"eric\"),
                ],
                villages: [
                    (village: \"cluny\", owner: \"tower\", occupant: \"tower\", castle: true),
                    (village: \"blaye\", owner: \"tower\", occupant: \"tower\", castle: true),
                    (village: \"sigy\", owner: \"tower\", occupant: \"tower\", castle: true),
                ],
                {crown}
            )"
        );
        next_orders(&mut scripted(&position, &[1, 2, 3]), 12).contains(&"lily storm cluny".to_owned())
    };
    let least = |crown: &str| (8..60).find(|points| storms(*points, crown)).expect("a storm that is as good as won");
    let (last, usual) = (least("crown: (king: \"eric\"), kings_guard: 0,"), least(""));
    assert!(last + 2 < usual, "{last} {usual}");
}

/// A family that wants one village more for a fief, a free one near by, keeps what the title costs.
#[test]
fn who_wants_one_village_more_saves_for_the_title() {
    let buys = |last: &str| {
        let position = format!(
            "(
                phase: \"purchases\",
                purses: [(\"lily\", 700)],
                lords: [
                    (lord: \"arnaud\", of: \"lily\", at: \"buxy\"), (lord: \"eric\", of: \"tower\", at: \"bourg\"),
                    (lord: \"henry\", of: \"star\", at: \"lussac\"),
                ],
                soldiers: [
                    (of: \"lily\", at: \"buxy\", points: 4), (of: \"lily\", at: \"sennecy\", points: 1), {last}
                ],
                villages: [
                    (village: \"buxy\", owner: \"lily\", occupant: \"lily\", castle: true),
                    (village: \"sennecy\", owner: \"lily\", occupant: \"lily\"),
                ],
            )"
        );
        next_orders(&mut scripted(&position, &[1, 2, 3]), 4).iter().any(|order| order.starts_with("lily buy"))
    };
    assert!(!buys("") && buys("(of: \"tower\", at: \"givry\", points: 1)"));
}

/// A bishop who would fall with all others in the village tries to calm the rebels without points (F-16.42); who is safe does not.
#[test]
fn a_doomed_bishop_speaks_to_the_rebels() {
    let speaks = |points: u8| {
        let soldiers =
            if points == 0 { String::new() } else { format!("(of: \"tower\", at: \"bourg\", points: {points})") };
        let position = format!(
            "(
                hands: [(\"lily\", [\"revolt\"])],
                lords: [
                    (lord: \"eric\", of: \"tower\", at: \"bourg\", bishop: \"sigy\"), (lord: \"arnaud\", of: \"lily\", at: \"ige\"),
                    (lord: \"henry\", of: \"star\", at: \"givry\"),
                ],
                soldiers: [{soldiers}],
                famine: [\"gueules\"],
            )"
        );
        let mut table = scripted(&position, &[0, 2, 3]);
        table.world_mut().resource_mut::<Dice>().force([3; 9]);
        give(&mut table, &["lily play revolt", "lily lay bourg"]);
        next_orders(&mut table, 1)
    };
    assert_eq!(speaks(0), ["tower calm_with 0"]);
    assert_eq!(speaks(30), ["tower forbear"]);
}

/// Whoever is outnumbered two to one in the open by those at the gate goes, if there is anywhere to go; not by fewer, where he is near
/// what he wants.
#[test]
fn nobody_waits_to_be_taken() {
    let goes = |foes: u8| {
        let held = |by: &str, points: u8, villages: &[&str]| -> (String, String) {
            let soldiers = villages.iter().map(|v| format!("(of: \"{by}\", at: \"{v}\", points: {points}), "));
            let owned = villages.iter().map(|v| format!("(village: \"{v}\", owner: \"{by}\", occupant: \"{by}\"), "));
            (soldiers.collect(), owned.collect())
        };
        let own = held("lily", 1, &["blaye", "pauillac"]);
        let towers = held("tower", 6, &["reignac", "cormatin"]);
        let stars = held("star", 6, &["julienas", "margaux", "marcillac"]);
        let position = format!(
            "(
                phase: \"moves\",
                lords: [
                    (lord: \"arnaud\", of: \"lily\", at: \"etauliers\"), (lord: \"eric\", of: \"tower\", at: \"etauliers\", gate: \"cluny\"),
                    (lord: \"henry\", of: \"star\", at: \"ige\"), (lord: \"blanche\", of: \"tower\", at: \"givry\"),
                ],
                soldiers: [
                    (of: \"lily\", at: \"etauliers\", points: 4), (of: \"tower\", at: \"cluny\", points: 6),
                    (of: \"tower\", at: \"etauliers\", points: {foes}, gate: \"cluny\"), {}{}{}
                ],
                villages: [
                    (village: \"etauliers\", owner: \"lily\", occupant: \"lily\"),
                    (village: \"cluny\", owner: \"tower\", occupant: \"tower\", castle: true), {}{}{}
                ],
                titles: [(region: \"azur\", capital: \"cluny\", lord: \"blanche\")],
            )",
            own.0, towers.0, stars.0, own.1, towers.1, stars.1
        );
        let orders = next_orders(&mut scripted(&position, &[1, 2, 3]), 6);
        orders.iter().any(|order| order.starts_with("lily march"))
    };
    assert!(goes(14) && !goes(6));
}
