//! What battles of Tactique are forecast to bring, against what comes of them (see `fief/forecasts.rs`): with archers,
//! bombards, guards, mercenaries and every option of battles.
use super::*;
use crate::common::chance::Chance;
use crate::games::fief::forecasts::{Battle, GATE, Manner, OTHER_GATE, compare, judge, lords, walls};
use mesnie::games::fief::state::war::Thrown;
use mesnie::games::tactique::chapters::bombards::{LET_LIE, REROLL};
use mesnie::games::tactique::chapters::forecast::{is_small, is_weak_shot, under_way};
use mesnie::games::tactique::chapters::losses::LOSE_REST;
use mesnie::games::tactique::chapters::mercenaries::{ENGAGE, HOLD_BACK};
use mesnie::games::tactique::data::files::{ARCHER, BOMBARD};
use mesnie::games::tactique::rules::Tactics;
use mesnie::games::tactique::state::melee::Melee;

fn of_tactique(chance: &mut Chance) -> Battle {
    let mut marks = vec![];
    let partial = *chance.one_of(&["Carry", "Lost", "WholePiece"]);
    marks.push(partial);
    let engine = *chance.one_of(&["Table", "BattleDice"]);
    marks.push(engine);
    let guards = *chance.one_of(&["Tactique", "Tactique", "Fief2"]);
    let mut options = vec![
        ("engine", word(engine)),
        ("knight_partial", word(partial)),
        ("guard_bonus", word(chance.one_of::<&str>(&["Damage", "DiceTotal"]))),
        ("royal_guard", word(guards)),
        ("over_18", word(chance.one_of::<&str>(&["Extend", "Clamp"]))),
        ("separate_all_strike", Setting::Switch(chance.below(3) > 0)),
        ("lordless_may_attack", Setting::Switch(true)),
    ];
    if chance.below(6) == 0 {
        options.push(("max_rounds", Setting::Number(1 + chance.below(5) as i32)));
        marks.push("few rounds");
    }
    let mut archers = 0;
    let mut bombards = 0;
    let mut troops = |chance: &mut Chance| {
        let number = |chance: &mut Chance, all: &[usize]| all[chance.below(all.len())];
        let sergeants = number(chance, &[0, 1, 2, 4, 6, 9]);
        let knights = number(chance, &[0, 0, 1, 2, 3, 4]);
        let (bows, guns) = (number(chance, &[0, 0, 1, 2, 3]), number(chance, &[0, 0, 0, 1, 2]));
        (archers, bombards) = (archers + bows, bombards + guns);
        let kinds = [
            ("sergeant", sergeants.max(usize::from(knights == 0))),
            ("knight", knights),
            ("archer", bows),
            ("bombard", guns),
        ];
        let named = kinds.into_iter().filter(|(_, n)| *n > 0).map(|(kind, n)| format!("(\"{kind}\", {n})"));
        format!("troops: [{}]", named.collect::<Vec<_>>().join(", "))
    };
    let mut soldiers = format!("(of: \"lily\", at: \"bourg\"{GATE}, {}), ", troops(chance));
    let mut people = lords("lily", &["arnaud", "charles", "eric"][..chance.below(4)], "", GATE);
    let (mut crown, mut more) = (String::new(), String::new());
    let rebels = chance.below(8) == 0;
    if rebels {
        more += &format!("revolt: (\"bourg\", {}, \"star\"), ", 1 + chance.below(15));
        marks.push("rebels");
    } else {
        soldiers += &format!("(of: \"tower\", at: \"bourg\", {}), ", troops(chance));
        people += &lords("tower", &["francois", "gauvain"][..chance.below(3)], "", "");
        if chance.below(3) == 0 {
            // Points that pieces of the guard can show: sergeants first, then knights.
            let points =
                if guards == "Fief2" { 1 + chance.below(12) } else { *chance.one_of(&[1, 2, 3, 4, 5, 6, 7, 8]) };
            people += "(lord: \"henry\", of: \"tower\", at: \"bourg\"), ";
            crown = format!("crown: (king: \"henry\"), kings_guard: {points}, ");
            marks.push("guard");
        }
        if chance.below(3) == 0 {
            more +=
                &format!("expansion: (camps: [(\"lily\", {}), (\"tower\", {})]), ", chance.below(4), chance.below(3));
            marks.push("mercenaries");
        }
    }
    let second = !rebels && chance.below(4) == 0;
    let separate = chance.below(2) == 0;
    if second {
        soldiers += &format!("(of: \"star\", at: \"bourg\"{OTHER_GATE}, {}), ", troops(chance));
        people += &lords("star", &["lambert", "othon"][..chance.below(3)], "", OTHER_GATE);
        marks.push(if separate { "one by one" } else { "together" });
    }
    if archers > 0 {
        marks.push("archers");
    }
    if bombards > 0 {
        marks.push("bombards");
    }
    let walls = walls(chance, &mut marks);
    let of = if rebels { "" } else { ", owner: \"tower\", occupant: \"tower\"" };
    let position = format!(
        "(phase: \"battles\", lords: [{people}], soldiers: [{soldiers}], {crown}{more}
          villages: [(village: \"bourg\"{of}{walls})])"
    );
    Battle { options, position, separate, sortie: false, marks }
}

/// Dice are thrown again as the forecast has it; mercenaries come before anything is shot, and never later.
fn answered(table: &Match, prompt: &Prompt, chance: &mut Chance) -> Option<Order> {
    let tactics = table.world().resource::<Tactics>();
    let melee = table.world().resource::<Melee>();
    Some(match prompt.text {
        "tactique-ask-engage" => {
            let most = prompt.spans.iter().map(|span| span.most).max()?;
            let men = chance.below(most as usize + 1) as i32;
            if men > 0 { ENGAGE.on(men) } else { HOLD_BACK.on(()) }
        }
        "tactique-ask-throw-again" => {
            let shown = tactics.data.combat.battle_die[melee.dice[melee.asked_side()] as usize - 1];
            if is_weak_shot(tactics, shown) { REROLL.on(1) } else { LET_LIE.on(()) }
        }
        "tactique-ask-reroll" => {
            let dice = &table.world().resource::<Thrown>().0[usize::from(melee.asked)].dice;
            let (number, (_, face)) = (1..).zip(dice).min_by_key(|(_, (_, face))| *face)?;
            if is_small(tactics, *face) { REROLL.on(number) } else { LET_LIE.on(()) }
        }
        "tactique-ask-which-piece" => LOSE_REST.on(()),
        _ => return None,
    })
}

const MANNER: Manner = Manner {
    case: &CASE,
    battle: of_tactique,
    answer: answered,
    under_way: |table, board| {
        let (melee, thrown) = (table.world().resource::<Melee>(), table.world().resource::<Thrown>());
        under_way(board, board.war.battle.as_ref().expect("a battle"), melee, thrown)
    },
    before: &["tactique-ask-engage"],
};

// T-1.05, T-1.07, T-1.09, T-1.10, T-1.12, T-2.03, T-2.04, T-2.09, T-3.07, T-4.08, T-5.04, T-5.05, T-5.06
#[test]
fn battles_come_as_they_are_forecast() {
    judge(&compare(&MANNER, 1_000, 30, |_| {}));
}

/// A forecast that leaves out what a kind of troops can do is found out.
#[test]
fn a_forecast_without_archers_or_bombards_is_found_out() {
    for (sort, instead) in [(ARCHER, Some(0)), (BOMBARD, None)] {
        let without = compare(&MANNER, 300, 20, |encounter| {
            for party in
                encounter.attackers.iter_mut().chain([&mut encounter.defenders]).flat_map(|host| &mut host.parties)
            {
                let pieces = std::mem::take(&mut party.pieces.0[sort]);
                if let Some(other) = instead {
                    // Archers fight as sergeants do.
                    let other: usize = other;
                    party.pieces.0[other] += pieces;
                }
            }
        });
        let [squares, _] = without[if sort == ARCHER { "archers" } else { "bombards" }].off();
        assert!(squares > 4.0, "{sort}: {squares}");
    }
}
