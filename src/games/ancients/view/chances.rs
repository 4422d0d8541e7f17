//! What an attack or a shot would bring, in words, with the numbers that the rules themselves reckon.
use super::AncientsFace;
use super::seen::{ambusher, board, command, in_order};
use crate::desktop::face::*;
use crate::games::ancients::board::{Board, enemy};
use crate::games::ancients::chapters::ambush::ORDER_TOKEN;
use crate::games::ancients::chapters::attack::{ATTACK, CHALLENGE, DOUBLE, JOIN, STAND, may_join};
use crate::games::ancients::chapters::modifiers::{CombatModifiers, Manner, difference, win_ties};
use crate::games::ancients::chapters::movement::{Motion, STEP, note_step};
use crate::games::ancients::chapters::pursuit::PRESS;
use crate::games::ancients::chapters::retreat;
use crate::games::ancients::chapters::retreat::{FirstStep, first_step_of};
use crate::games::ancients::chapters::shock::imposed;
use crate::games::ancients::chapters::shooting::{SHOOT, shot};
use crate::games::ancients::data::files::Loss;
use crate::games::ancients::odds::{Spread, of_fight, of_shot};
use crate::games::ancients::rules::Rules;
use crate::games::ancients::state::FaceDecks;
use crate::table::prelude::{Narrator, On, Order, PieceId, Place, Target, Word};

/// What an order on offer would bring.
pub(super) fn of_order(face: &AncientsFace, sight: &Sight, order: Order, tell: &Narrator) -> Option<Forecast> {
    // Forecasts read who is in hand from the order under way; before it there is only what would appear from an ambush.
    if let Some(at) = ORDER_TOKEN.of(order) {
        return of_a_surprise(face, sight, at, tell);
    }
    let unit = in_order(sight, "unit")?;
    let board = board(sight);
    if sight.prompt().is_some_and(|prompt| prompt.text == "ancients-ask-approach") {
        return of_an_approach(face, sight, board, unit, order, tell);
    }
    if let Some(target) = SHOOT.of(order) {
        return of_a_shot(face, sight, &board, unit, target, tell);
    }
    if let Some(target) = ATTACK.of(order).or_else(|| CHALLENGE.of(order)) {
        return Some(of_a_fight(face, sight, &board, &Attack::asked(sight, unit, None, target), tell));
    }
    if let Some(target) = PRESS.of(order) {
        let pursuer = sight.prompt().and_then(|p| word(&p.words, "unit")).unwrap_or(unit);
        return Some(of_a_fight(face, sight, &board, &Attack::asked(sight, pursuer, None, target), tell));
    }
    if let Some(target) = DOUBLE.of(order) {
        // The support is chosen afterwards: the strongest one shows the best chances.
        let side = board.unit(unit).side;
        let able = board.available(side).filter(|u| may_join(&board, unit, *u, target, &command(sight)).is_ok());
        let support = able.max_by_key(|u| board.unit(*u).strength())?;
        let mut forecast = of_a_fight(face, sight, &board, &Attack::asked(sight, unit, Some(support), target), tell);
        let name = tell.target(Target::Piece(support));
        forecast.condition = Some(tell.texts.format("ancients-view-best-support", &[("unit", name.into())]));
        return Some(forecast);
    }
    if let Some(support) = JOIN.of(order) {
        let target = sight.prompt().and_then(|p| word(&p.words, "target"))?;
        return Some(of_a_fight(face, sight, &board, &Attack::asked(sight, unit, Some(support), target), tell));
    }
    None
}

/// An attack whose chances are shown.
struct Attack {
    lead: PieceId,
    support: Option<PieceId>,
    target: PieceId,
    manner: Manner,
}

impl Attack {
    /// One that is asked about, in the manner in which the order under way would bring it about.
    fn asked(sight: &Sight, lead: PieceId, support: Option<PieceId>, target: PieceId) -> Self {
        Self { lead, support, target, manner: manner(sight, lead, support) }
    }
}

/// What a double attack would bring once its support had come to where this order leads it, if that is beside the target.
fn of_an_approach(
    face: &AncientsFace,
    sight: &Sight,
    mut board: Board,
    lead: PieceId,
    order: Order,
    tell: &Narrator,
) -> Option<Forecast> {
    let words = &sight.prompt()?.words;
    let (support, target) = (word(words, "unit")?, word(words, "target")?);
    let mut command = command(sight);
    if let Some(to) = STEP.of(order) {
        let steps = 1 + sight.position()["order"]["steps"].as_u64()? as u8;
        note_step(&mut command, &board.rules.switches.modules, support, board.unit(support).at, steps);
        board.shift(support, to);
    } else if STAND.of(order).is_none() {
        return None;
    }
    let manner = Manner::ordered(&command, lead, Some(support));
    let attack = Attack { lead, support: Some(support), target, manner };
    board.touch(support, target).then(|| of_a_fight(face, sight, &board, &attack, tell))
}

/// What the best attack of a unit in ambush on the spot would bring, once it had appeared.
fn of_a_surprise(face: &AncientsFace, sight: &Sight, at: Place, tell: &Narrator) -> Option<Forecast> {
    let (unit, board) = ambusher(sight, at)?;
    let manner = Manner { surprise: true, ..Manner::default() };
    let target = board
        .beside(at, enemy(board.unit(unit).side))
        .filter(|_| board.unit(unit).may_attack_alone(board.rules))
        .max_by_key(|target| difference(&board, [unit].into_iter(), *target, &manner))?;
    let mut forecast = of_a_fight(face, sight, &board, &Attack { lead: unit, support: None, target, manner }, tell);
    let name = tell.target(Target::Piece(target));
    forecast.condition = Some(tell.texts.format("ancients-view-if-surprise", &[("target", name.into())]));
    Some(forecast)
}

fn word(words: &[(&'static str, Word)], name: &str) -> Option<PieceId> {
    words.iter().find_map(|(n, word)| match word {
        Word::On(target) if *n == name => <PieceId as On>::from(*target),
        _ => None,
    })
}

/// What the log tells of attacks, which their targets answer.
const CHALLENGES: [&str; 4] =
    ["ancients-log-attack", "ancients-log-double", "ancients-log-challenge", "ancients-log-pursuit-attack"];

/// What the attack that waits for an answer would bring if it is accepted.
pub(super) fn of_challenge(face: &AncientsFace, sight: &Sight, tell: &Narrator) -> Option<Forecast> {
    sight.prompt().filter(|p| p.text == "ancients-ask-react")?;
    let challenge = sight.entries().filter(|entry| CHALLENGES.contains(&entry.event)).last()?;
    let (lead, target) = (word(&challenge.words, "unit")?, word(&challenge.words, "target")?);
    let support = word(&challenge.words, "support").filter(|_| challenge.event == "ancients-log-double");
    Some(of_a_fight(face, sight, &board(sight), &Attack::asked(sight, lead, support, target), tell))
}

fn spread(sight: &Sight, board: &Board, attacker: PieceId) -> Spread {
    // Which faces are left in a deck everybody can count; their order does not enter.
    Spread::of_match(sight.rules::<Rules>(), sight.rules::<FaceDecks>(), board.unit(attacker).side)
}

/// How the attack that is asked about comes about, as the order under way tells; a pursuit attack has nothing of it.
fn manner(sight: &Sight, lead: PieceId, support: Option<PieceId>) -> Manner {
    let again = || Manner::of_second_challenge(&command(sight), lead);
    let challenge = || sight.entries().filter(|entry| CHALLENGES.contains(&entry.event)).last();
    match (sight.prompt().map_or("", |prompt| prompt.text), challenge().map(|entry| entry.event)) {
        (
            "ancients-ask-act"
            | "ancients-ask-act-on"
            | "ancients-ask-assault"
            | "ancients-ask-support"
            | "ancients-ask-reveal",
            _,
        )
        | ("ancients-ask-react", Some("ancients-log-attack" | "ancients-log-double")) => {
            Manner::ordered(&command(sight), lead, support)
        }
        ("ancients-ask-after-refusal", _) | ("ancients-ask-react", Some("ancients-log-challenge")) => again(),
        _ => Manner::default(),
    }
}

fn hexes(places: impl Iterator<Item = Place>, tell: &Narrator) -> String {
    places.map(|p| tell.target(Target::Place(p))).collect::<Vec<_>>().join(&tell.texts.get("ancients-view-or"))
}

/// What a loser by `difference` suffers, in words.
fn consequence(board: &Board, loser: PieceId, first: FirstStep, difference: i32, tell: &Narrator) -> String {
    let rules = board.rules;
    let loss = rules.loss_of(board.unit(loser).kind.into(), difference);
    let text = |key: &str| tell.texts.get(key);
    let of = |loss: Loss| match (loss, first) {
        (Loss::Nothing, _) => text("ancients-view-loss-nothing"),
        (Loss::Destroyed, _) => text("ancients-view-loss-destroyed"),
        (_, FirstStep::Destroyed(_)) => text("ancients-view-loss-cornered"),
        (_, FirstStep::Flees) => text("ancients-view-loss-flees"),
        (Loss::Retreat1, _) => text("ancients-view-loss-retreat1"),
        (Loss::Retreat2, _) => text("ancients-view-loss-retreat2"),
        (Loss::Retreat2Pursuit, _) => text("ancients-view-loss-pursuit"),
    };
    let plain = of(loss);
    let rallies = board.unit(loser).rallies && difference >= rules.switches.rally_from_difference;
    if rallies && loss > rules.data.combat.rallied {
        let from = board.rallies_from(loser);
        return tell.texts.format("ancients-view-loss-rally", &[("from", from.into()), ("else", plain.into())]);
    }
    plain
}

fn of_a_fight(face: &AncientsFace, sight: &Sight, board: &Board, attack: &Attack, tell: &Narrator) -> Forecast {
    let Attack { lead, support, target, ref manner } = *attack;
    let spread = spread(sight, board, lead);
    let odds = of_fight(board, &spread, lead, support.filter(|s| board.touch(*s, target)), target, manner);
    let fighters = [Some(lead), support];
    let modifiers = CombatModifiers::of(board, fighters.into_iter().flatten(), target, manner);
    let wins_ties = win_ties(board, fighters.into_iter().flatten());
    let base = board.unit(target).strength();
    let strength =
        fighters.into_iter().flatten().map(|unit| board.unit(unit).strength()).sum::<i32>() + modifiers.of_attackers();
    let defence = base + modifiers.of_target();
    let d = strength - defence;
    let attackers: Vec<Place> = [Some(lead), support.filter(|s| board.touch(*s, target))]
        .into_iter()
        .flatten()
        .map(|a| board.unit(a).at)
        .collect();
    let target_first = first_step_of(board, target, &attackers);
    let lead_first = first_step_of(board, lead, &[board.unit(target).at]);
    let side = |unit: PieceId| tell.target(Target::Seat(board.unit(unit).side));
    let favours = |unit: PieceId| Some(face.tincture(board.unit(unit).side));
    let highest = 4;
    let mut chances = vec![];
    for by in (1..=highest).rev() {
        // With tie victory a tie counts as won by 1 (N-13.06).
        let is = |x: i32| if by == highest { x >= by } else { x == by || (wins_ties && by == 1 && x == 0) };
        let count = spread.count(d, is);
        let key = if by == highest { "ancients-view-by-more" } else { "ancients-view-by" };
        let label = tell.texts.format(key, &[("side", side(lead).into()), ("n", by.into())]);
        chances.push(Chance {
            label,
            consequence: consequence(board, target, target_first, by, tell),
            count,
            favours: favours(lead),
        });
    }
    chances.push(Chance {
        label: tell.texts.get("ancients-view-tie"),
        consequence: tell.texts.get("ancients-view-loss-nothing"),
        count: spread.count(d, |x| x == 0 && !wins_ties),
        favours: None,
    });
    for by in 1..=highest {
        let count = spread.count(d, |x| if by == highest { x <= -by } else { x == -by });
        let key = if by == highest { "ancients-view-by-more" } else { "ancients-view-by" };
        let label = tell.texts.format(key, &[("side", side(target).into()), ("n", by.into())]);
        chances.push(Chance {
            label,
            consequence: consequence(board, lead, lead_first, by, tell),
            count,
            favours: favours(target),
        });
    }
    let steps: Vec<Place> = retreat::hexes(board, target, &attackers).collect();
    let mut notes = vec![if steps.is_empty() {
        tell.texts.get("ancients-view-cannot-refuse")
    } else if let Err(why) = imposed(board, fighters, target, manner) {
        tell.texts.get(if why.rule == "N-12.05" { "ancients-view-assault-imposed" } else { "ancients-view-impact" })
    } else {
        tell.texts.format("ancients-view-can-refuse", &[("hexes", hexes(steps.into_iter(), tell).into())])
    }];
    if wins_ties {
        notes.push(tell.texts.get("ancients-view-wins-ties"));
    }
    let leaves = odds.target_destroyed;
    if leaves > 0 && support.is_none_or(|s| board.touch(s, target)) {
        let percent = odds.percent(leaves);
        notes.push(tell.texts.format("ancients-view-target-destroyed", &[("percent", percent.into())]));
    }
    let names: Vec<String> =
        [Some(lead), support].into_iter().flatten().map(|u| tell.target(Target::Piece(u))).collect();
    let parts: Vec<String> =
        [Some(lead), support].into_iter().flatten().map(|u| board.unit(u).strength().to_string()).collect();
    let side_of = |unit: PieceId, total: i32, parts: String| ForecastSide {
        tincture: face.tincture(board.unit(unit).side),
        total: total.to_string(),
        parts,
    };
    Forecast {
        condition: None,
        title: tell.texts.format(
            "ancients-view-fight",
            &[("attackers", names.join(" + ").into()), ("target", tell.target(Target::Piece(target)).into())],
        ),
        sides: vec![side_of(lead, strength, parts.join(" + ")), side_of(target, defence, base.to_string())],
        modifiers: modifiers
            .counting()
            .map(|modifier| (tell.texts.get(modifier.name), modifier.value, modifier.rule.to_owned()))
            .collect(),
        out_of: spread.total,
        chances,
        notes,
    }
}

fn of_a_shot(
    face: &AncientsFace,
    sight: &Sight,
    board: &Board,
    shooter: PieceId,
    target: PieceId,
    tell: &Narrator,
) -> Option<Forecast> {
    let found = shot(board, &Motion::start(board, shooter), target).ok()?;
    let odds = of_shot(board, &spread(sight, board, shooter), shooter, target, found);
    let text = |key: &str| tell.texts.get(key);
    let modifiers = [
        ("ancients-view-shot-in-contact", found.target_in_contact, "N-5.05"),
        ("ancients-view-shot-over-friends", found.over_friends, "N-5.06"),
        ("ancients-view-shot-rampart", found.rampart, "N-5.07"),
        ("ancients-view-shot-cover", found.cover, "N-17.05"),
        ("ancients-view-shot-shield-wall", found.shield_wall, "N-21.10"),
    ];
    let modifiers = modifiers.into_iter().filter(|(_, value, _)| *value != 0);
    let steps: Vec<Place> = retreat::hexes(board, target, &[board.unit(shooter).at]).collect();
    let hit = if steps.is_empty() { text("ancients-view-hit-stays") } else { text("ancients-view-hit-retreats") };
    let mut notes = vec![text("ancients-view-shot-not-refused")];
    if !steps.is_empty() {
        notes.push(tell.texts.format("ancients-view-hit-hexes", &[("hexes", hexes(steps.into_iter(), tell).into())]));
    }
    let (strength, defence) = odds.strengths;
    let shooters = face.tincture(board.unit(shooter).side);
    let side_of = |unit: PieceId, total: i32, parts: String| ForecastSide {
        tincture: face.tincture(board.unit(unit).side),
        total: total.to_string(),
        parts,
    };
    Some(Forecast {
        condition: None,
        title: tell.texts.format(
            "ancients-view-shot",
            &[
                ("shooter", tell.target(Target::Piece(shooter)).into()),
                ("target", tell.target(Target::Piece(target)).into()),
            ],
        ),
        sides: vec![
            side_of(shooter, strength, (strength - found.sum()).to_string()),
            side_of(target, defence, defence.to_string()),
        ],
        modifiers: modifiers.map(|(key, value, rule)| (text(key), value, rule.to_owned())).collect(),
        out_of: odds.total,
        chances: vec![
            Chance {
                label: text("ancients-view-destroys"),
                consequence: text("ancients-view-loss-destroyed"),
                count: odds.destroyed,
                favours: Some(shooters),
            },
            Chance { label: text("ancients-view-hits"), consequence: hit, count: odds.hit, favours: Some(shooters) },
            Chance {
                label: text("ancients-view-misses"),
                consequence: text("ancients-view-loss-nothing"),
                count: odds.miss,
                favours: None,
            },
        ],
        notes,
    })
}
