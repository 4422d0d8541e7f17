//! The ancient battle: what the kit needs to know of it, and what cannot be told in a rule script.
mod books;
mod chances;
mod data;
mod dice_statistics;
mod information;
mod lesson;
mod log;
mod module_cards;
mod opponents;
mod options;
mod play;
mod reference;
mod set_battles;

use crate::common::case::{Books, Case, Rung, script, settings, word};
use crate::common::chance::Chance;
use crate::common::secrecy::{Secrecy, Secret};
use bevy::ecs::system::SystemState;
use bevy::prelude::World;
use mesnie::games::ancients::access::Read;
use mesnie::games::ancients::board::Board;
use mesnie::games::ancients::chapters::{movement, turn};
use mesnie::games::ancients::rules::Rules;
use mesnie::games::ancients::state::{FaceDecks, Fate, HeldCard, ModuleState};
use mesnie::games::ancients::{Ancients, BLUE, RED};
use mesnie::table::prelude::*;

/// What is shown of a battle does not depend on the decks of faces either; what the other side composes and deploys is tried
/// in `information`.
const SECRETS: &[Secret] = &[
    Secret {
        tried: (20, 0),
        ..Secret::of("what lies in the decks of faces", |world, _, by| {
            let mut decks = world.resource::<FaceDecks>().clone();
            decks.0.iter_mut().filter(|deck| !deck.is_empty()).for_each(|deck| {
                let by = by % deck.len();
                deck.rotate_left(by);
            });
            let differs = decks != *world.resource::<FaceDecks>();
            world.insert_resource(decks);
            differs
        })
    },
    Secret::of("what lies in ambush", other_ambush),
    Secret { tried: (10, 0), while_scripts_play: 10, ..Secret::of("which card the other side holds", other_card) },
];

/// Another unit in ambush, or one in place of a decoy, of those that the other side has not recruited.
fn other_ambush(world: &mut World, me: Seat, by: usize) -> bool {
    let other = Seat(1 - me.0);
    let tokens: Vec<usize> = {
        let all = &world.resource::<ModuleState>().ambush;
        if !all.revealed {
            return false;
        }
        (0..all.tokens.len()).filter(|i| all.tokens[*i].side == other).collect()
    };
    let rules = world.resource::<Rules>();
    let in_pool =
        |world: &World, id: PieceId| *world.get::<Fate>(world.resource::<Pieces>().entity(id)).unwrap() == Fate::Pool;
    let fit = |line: usize| ["heavy", "archers", "light"].contains(&rules.pool[line].kind.as_str());
    let free: Vec<PieceId> =
        rules.pieces_of(other).filter(|(id, line)| fit(*line) && in_pool(world, *id)).map(|unit| unit.0).collect();
    if tokens.is_empty() || free.is_empty() {
        return false;
    }
    let (token, unit) = (tokens[by % tokens.len()], free[by % free.len()]);
    let before = world.resource::<ModuleState>().ambush.tokens[token].unit;
    for (id, fate) in before.map(|id| (id, Fate::Pool)).into_iter().chain([(unit, Fate::InAmbush)]) {
        let entity = world.resource::<Pieces>().entity(id);
        world.entity_mut(entity).insert(fate);
    }
    world.resource_mut::<ModuleState>().ambush.tokens[token].unit = Some(unit);
    true
}

/// Another card, none of which shows by a question.
fn other_card(world: &mut World, me: Seat, by: usize) -> bool {
    const WOODS: u8 = 3;
    let cards = world.resource::<ModuleState>().cards.clone();
    let [mine, theirs] = [me.0, 1 - me.0].map(|side| cards.0[side as usize]);
    let (Some(mine), Some(held)) = (mine, theirs.filter(|held| !held.shown && held.card != WOODS)) else {
        return false;
    };
    let others: Vec<u8> = (0..5).filter(|card| ![mine.card, held.card, WOODS].contains(card)).collect();
    let card = others[by % others.len()];
    let taken = held.taken.or(Some(0)).filter(|_| card < 2);
    world.resource_mut::<ModuleState>().cards.0[1 - me.0 as usize] = Some(HeldCard { card, taken, ..held });
    true
}

pub static CASE: Case = Case {
    matches: 200,
    // Any options half of the time, in matches of players of chance too.
    options: |seed| if seed % 2 == 0 { Settings::new() } else { CASE.any_options(seed, &mut Chance(seed), 0) },
    fixed: &["army_lists"],
    reconcile: |options, chance| {
        if chance.below(8) == 0 {
            options.extend(settings(&[("army_lists", Setting::Switch(true)), ("budget", Setting::Number(50))]));
            options.retain(|name, _| !name.starts_with("handicap"));
        }
        // What does not go together (N-20.14): one or the other.
        let is_on = |options: &Settings, name: &str| options.get(name) == Some(&Setting::Switch(true));
        let given = [
            "general",
            "shock",
            "horse_archers",
            "light",
            "survivors",
            "stakes",
            "terrain",
            "ambush",
            "rampart_defence",
            "return_of_routed",
        ];
        if is_on(options, "asymmetric_cards") {
            if chance.below(2) == 0 {
                options.remove("asymmetric_cards");
            } else {
                options.retain(|name, _| !given.contains(&name.as_str()) && name != "maquis_markers");
            }
        }
        if options.get("maquis_markers") == Some(&word("Option2")) {
            options.remove("return_of_routed");
        }
        if is_on(options, "ambush") {
            options.insert("terrain".into(), Setting::Switch(true));
        }
    },
    watch: || Box::new(play::Watcher::default()),
    usual: USUAL,
    never_at_random: NEVER_AT_RANDOM,
    secrecy: Secrecy {
        secrets: SECRETS,
        options: much_hidden,
        script_options: much_hidden,
        matches: 12,
        questions: 8,
        ..Secrecy::NOTHING
    },
    ladder: &[
        Rung { better: "easy", worse: "", matches: 60, percent: 60 },
        Rung { better: "normal", worse: "easy", matches: 60, percent: 65 },
        Rung { better: "hard", worse: "normal", matches: 60, percent: 70 },
    ],
    thoughts: 5,
    says_why: true,
    other_scenarios_one_in: 4,
    later_files: &["ancients/battles.ron", "ancients/cards.ron"],
    books: Books {
        letter: "N-",
        rules: 339,
        reasons: 43,
        in_no_book: &[],
        // Who stands in a camp is never asked where to flee to.
        given_by_no_script: &[("flight_not_allowed", "N-8.21")],
    },
    ..Case::of(&Ancients)
};

/// Verbs that a hundred matches at random do without: they stand beside the question, belong to some options, or come up
/// after a rare turn of a fight.
const NEVER_AT_RANDOM: &[&str] = &[
    "ancients.advance_into",
    "ancients.burn",
    "ancients.concede",
    "ancients.dismiss",
    "ancients.hand_back",
    "ancients.let_stand",
    "ancients.pass",
    "ancients.press",
    "ancients.pursue",
    "ancients.remove",
    "ancients.restore",
    "ancients.take",
    "ancients.take_decoy",
    "ancients.take_marker",
    "ancients.take_stakes",
    "ancients.use_item",
    "ancients.usual_army",
    "ancients.usual_deployment",
];

/// Dice of both sorts, tokens and cards.
fn much_hidden(seed: u64) -> Settings {
    let on = |name| (name, Setting::Switch(true));
    let mut options = vec![("dice_mode", word(if seed.is_multiple_of(3) { "Plain" } else { "Deck" }))];
    match seed % 4 {
        // A set battle has what it has.
        3 => {}
        0 | 1 => options.extend([on("ambush"), ("board", word("whispering_wood")), ("budget", Setting::Number(45))]),
        _ => options.extend([on("asymmetric_cards"), ("budget", Setting::Number(45))]),
    }
    settings(&options)
}

/// Every question, and the verbs of its usual answers.
const USUAL: &[(&str, &[&str])] = &[
    ("ancients-ask-act", &[]),
    ("ancients-ask-assault", &[]),
    ("ancients-ask-burn", &["ancients.burn"]),
    ("ancients-ask-act-on", &[]),
    ("ancients-ask-advance", &[]),
    ("ancients-ask-after-refusal", &[]),
    ("ancients-ask-approach", &[]),
    ("ancients-ask-card", &["ancients.take_card"]),
    // An army without a unit cannot be confirmed.
    ("ancients-ask-compose", &["", "ancients.army_ready"]),
    ("ancients-ask-cornered", &[]),
    ("ancients-ask-deploy-decoys", &["ancients.deployed"]),
    ("ancients-ask-deploy", &[]),
    ("ancients-ask-deployed", &["ancients.deployed"]),
    ("ancients-ask-marker", &[]),
    ("ancients-ask-order", &[]),
    ("ancients-ask-permit", &[]),
    ("ancients-ask-pursuit-attack", &[]),
    ("ancients-ask-pursuit-step", &[]),
    ("ancients-ask-react", &[]),
    ("ancients-ask-refusal-hex", &[]),
    ("ancients-ask-retreat", &[]),
    ("ancients-ask-reveal", &[]),
    ("ancients-ask-return", &[]),
    ("ancients-ask-second-hex", &[]),
    ("ancients-ask-stakes", &[]),
    ("ancients-ask-stand", &[]),
    ("ancients-ask-support", &[]),
    ("ancients-ask-token", &["ancients.decline"]),
];

fn empty_table() -> Match {
    CASE.empty_table()
}

fn header(options: &[(&str, Setting)], seed: u64, player: Player) -> Header {
    Header { scenario: "battle".into(), options: settings(options), ..CASE.header(Settings::new(), 2, seed, player) }
}

/// The header of a match between these two.
fn between(players: [Player; 2], seed: u64) -> Header {
    Header { seats: players.map(SeatSetup::of).into(), ..header(&[], seed, Player::Person) }
}

/// A match with these options, before its first order.
fn started(options: &[(&str, Setting)]) -> Result<Match, Problem> {
    let mut table = empty_table();
    table.start(header(options, 1, Player::Person)).map(|()| table)
}

fn rules_with(options: &[(&str, Setting)]) -> Rules {
    started(options).unwrap().world().resource::<Rules>().clone()
}

/// A match with these units on the board, written `r-elite-9 5:4`, with `spent` behind an activated one.
fn position(options: &[(&str, Setting)], units: &[&str]) -> Match {
    let unit = |text: &&str| {
        let mut words = text.split(' ');
        let (label, at) = (words.next().unwrap(), words.next().unwrap());
        match words.next() {
            Some("with") => {
                let bears: Vec<String> = words.map(|name| format!("\"{name}\"")).collect();
                format!("(unit: \"{label}\", at: \"{at}\", bears: [{}])", bears.join(", "))
            }
            spent => format!("(unit: \"{label}\", at: \"{at}\", spent: {})", spent.is_some()),
        }
    };
    let units: Vec<String> = units.iter().map(unit).collect();
    let mut table = empty_table();
    let text = format!("(active: \"red\", units: [{}])", units.join(", "));
    let header = Header { undo: UndoLimit::Agreed, ..header(options, 1, Player::Person) };
    table.start_from(header, &text).unwrap();
    table
}

fn piece(table: &Match, label: &str) -> PieceId {
    match table.names().read(Sort::Piece, label) {
        Ok(Target::Piece(id)) => id,
        other => panic!("{label}: {other:?}"),
    }
}

fn on_board<R>(table: &mut Match, look: impl FnOnce(&Board) -> R) -> R {
    let mut state = SystemState::<Read>::new(table.world_mut());
    look(&state.get(table.world()).expect("the battle's resources").board())
}

fn at(game: &Match, id: PieceId) -> Place {
    game.world().get::<At>(game.world().resource::<Pieces>().entity(id)).unwrap().0
}

fn fate(game: &Match, id: PieceId) -> Fate {
    *game.world().get::<Fate>(game.world().resource::<Pieces>().entity(id)).unwrap()
}

/// What a seat sees of a match: position, question, log, told in words.
fn seen_by(game: &Match, seat: Seat) -> String {
    let texts = Texts::new(Lang::En);
    let teller = Narrator { texts: &texts, names: game.names(), game: "ancients", base: None };
    let log: Vec<String> = game.chronicle(Some(seat)).map(|e| teller.entry(e)).collect();
    let question = game.prompt_seen_by(Some(seat)).map(|p| {
        let orders: Vec<String> = p.offered.iter().chain(&p.standing).map(|o| teller.order(*o)).collect();
        (p.seat, teller.question(&p), orders)
    });
    format!("{}\n{question:?}\n{log:#?}", game.position(Some(seat)))
}
