//! Properties of the ancient battle over random and scripted play (section 10 of its rules).
use mesnie::games::ancients::chapters::{attack, movement, pursuit, retreat, turn};
use mesnie::games::ancients::data::rules::Rules;
use mesnie::games::ancients::map::Terrain;
use mesnie::games::ancients::state::{FaceDecks, Fate, Progress, Underway};
use mesnie::games::ancients::{Ancients, BLUE, RED};
use mesnie::table::data::{Reader, Source};
use mesnie::table::prelude::*;
use mesnie::table::text::locales::{Lang, Texts};
use std::collections::BTreeSet;
use std::sync::{Arc, LazyLock};

static DATA: LazyLock<RuleData> = LazyLock::new(|| {
    let reader = Reader::new(Source::built_in());
    let data = Ancients.load(&reader);
    let findings = reader.finish();
    assert!(findings.is_empty(), "{}", findings.render(&Texts::new(Lang::En)));
    data.unwrap()
});

fn header(players: [Player; 2], seed: u64) -> Header {
    Header {
        game: "ancients".into(),
        scenario: String::new(),
        options: Settings::new(),
        seed,
        seats: players.into_iter().map(SeatSetup::of).collect(),
        undo: UndoLimit::Usual,
        data: Default::default(),
    }
}
fn table() -> Match {
    Match::new(&Ancients, Arc::clone(&*DATA))
}
fn script(level: &str) -> Player {
    Player::Script(level.into())
}

/// A number drawn from a seed, so that a failure can be played again.
struct Chance(u64);
impl Chance {
    fn below(&mut self, n: usize) -> usize {
        self.0 = self.0.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        ((self.0 >> 33) % n as u64) as usize
    }
}

/// Every option that is not locked, at any of its settings.
fn any_options(chance: &mut Chance) -> Settings {
    let mut settings = Settings::new();
    for spec in Ancients.options(&DATA) {
        if spec.locked || spec.name == "army_lists" || chance.below(3) > 0 {
            continue;
        }
        let setting = match &spec.choice {
            OptionChoice::Switch => Setting::Switch(chance.below(2) == 0),
            OptionChoice::OneOf(words) => Setting::Word(words[chance.below(words.len())].clone()),
            OptionChoice::OneNumber(numbers) => Setting::Number(numbers[chance.below(numbers.len())]),
            OptionChoice::Number { least, most } => {
                Setting::Number(least + chance.below((most - least + 1) as usize) as i32)
            }
        };
        settings.insert(spec.name.clone(), setting);
    }
    if chance.below(8) == 0 {
        settings.insert("army_lists".into(), Setting::Switch(true));
        settings.insert("budget".into(), Setting::Number(50));
        settings.retain(|name, _| !name.starts_with("handicap"));
    }
    settings
}

fn at(game: &Match, id: PieceId) -> Place {
    game.world().get::<At>(game.world().resource::<Pieces>().entity(id)).unwrap().0
}
fn fate(game: &Match, id: PieceId) -> Fate {
    *game.world().get::<Fate>(game.world().resource::<Pieces>().entity(id)).unwrap()
}

/// Watches a match order by order for what the invariants say of orders rather than of positions.
#[derive(Default)]
struct Watcher {
    attacks: u32,
    further: u32,
    activations: u32,
    units_at_start: u32,
    turn: u8,
    half_points: [i16; 2],
    steps: Vec<Place>,
}

impl Watcher {
    fn on_board(game: &Match) -> u32 {
        game.names().piece_ids().filter(|id| fate(game, *id) == Fate::OnBoard).count() as u32
    }

    fn before(&mut self, game: &Match, order: Order) {
        let progress = game.world().resource::<Progress>();
        if progress.turn != self.turn {
            self.turn = progress.turn;
            self.activations = 0;
            self.units_at_start = Self::on_board(game);
        }
        if let Some(id) = turn::ACTIVATE.of(order) {
            self.attacks = 0;
            self.further = 0;
            self.activations += 1;
            self.steps = vec![at(game, id)];
            // Invariant 5: a turn has at most as many activations as there are units.
            assert!(self.activations <= self.units_at_start);
        }
        self.attacks += u32::from(attack::ATTACK.of(order).is_some() || attack::DOUBLE.of(order).is_some());
        self.further += u32::from(attack::CHALLENGE.of(order).is_some() || pursuit::PRESS.of(order).is_some());
        // Invariant 12.
        assert!(self.attacks <= 1 && self.further <= self.attacks);
        if attack::JOIN.of(order).is_some() {
            self.steps = attack::JOIN.of(order).map(|id| at(game, id)).into_iter().collect();
        }
        if let Some(to) = movement::STEP.of(order) {
            self.steps.push(to);
            let board = &game.world().resource::<Rules>().board;
            if self.steps.len() == 3 {
                // Invariant 22, N-4.03, N-4.04.
                assert!(self.steps.iter().all(|p| board.base(*p).is_none()), "{:?}", self.steps);
                assert!(board.is_plain(self.steps[0]) && board.is_plain(self.steps[2]));
            }
        }
    }

    fn after(&mut self, game: &Match, order: Order, before: &[(PieceId, Place)]) {
        let progress = game.world().resource::<Progress>();
        // Invariant 7: points never decrease.
        assert!(progress.half_points.iter().zip(self.half_points).all(|(now, then)| *now >= then));
        self.half_points = progress.half_points;
        let retreats = retreat::RETREAT.of(order).is_some() || order == retreat::ALLOW.on(());
        if retreats {
            let board = &game.world().resource::<Rules>().board;
            for (id, from) in before {
                let to = at(game, *id);
                if to == *from || to == Place::NOWHERE {
                    continue;
                }
                // Invariants 10 and 11.
                let side = game.world().get::<Owner>(game.world().resource::<Pieces>().entity(*id)).unwrap().0;
                for (other, _) in before {
                    let owner = game.world().get::<Owner>(game.world().resource::<Pieces>().entity(*other)).unwrap().0;
                    let place = at(game, *other);
                    assert!(owner == side || place == Place::NOWHERE || !board.hexes.adjacent(place, to));
                }
                assert_eq!(board.class(*from), board.class(to));
            }
        }
    }
}

fn play_watched(game: &mut Match, seed: u64) -> usize {
    let mut watcher = Watcher::default();
    let mut orders = 0;
    while let Some(Record { seat, order }) = game.automatic_order() {
        let before: Vec<(PieceId, Place)> = (game.names().piece_ids())
            .map(|id| (id, at(game, id)))
            .filter(|(_, place)| *place != Place::NOWHERE)
            .collect();
        watcher.before(game, order);
        game.submit(seat, order).unwrap_or_else(|why| panic!("seed {seed}: {why:?}"));
        watcher.after(game, order, &before);
        let wrong = game.broken_invariants();
        assert!(wrong.is_empty(), "seed {seed}, after {}: {wrong:?}", game.write_order(Record { seat, order }));
        orders += 1;
        assert!(orders < 20_000, "seed {seed} does not end");
    }
    // Invariant 19.
    assert!(game.outcome().is_some(), "seed {seed}");
    assert!(game.world().resource::<Progress>().turn <= 8, "seed {seed}");
    orders
}

/// Invariants 1 to 14, 19, 22 after every order, whoever plays and whatever the options are.
#[test]
fn matches_end_and_keep_the_invariants() {
    let mut game = table();
    let mut chance = Chance(7);
    for seed in 0..400 {
        let any = || Player::Random;
        let players = match seed % 8 {
            0 => [script("normal"), any()],
            1 => [script("hard"), script("normal")],
            2 => [script("easy"), script("normal")],
            _ => [any(), any()],
        };
        let mut header = header(players, seed);
        if seed % 4 != 3 {
            header.options = any_options(&mut chance);
        }
        game.start(header).unwrap_or_else(|problem| panic!("seed {seed}: {problem}"));
        play_watched(&mut game, seed);
        let faces = &game.world().resource::<Rules>().data.dice.faces;
        // Invariant 14: the special die shows its faces, the rally die 1 to 6.
        for roll in game.chronicle(None).flat_map(|e| &e.rolls) {
            assert!(roll.faces.contains(&roll.face));
            assert!(roll.purpose == "ancients-roll-rally" || roll.faces.iter().all(|f| faces.contains(f)));
        }
        // Invariant 20: no rule of a module fires.
        for entry in game.chronicle(None) {
            let chapter: u32 = entry.rule[2..].split('.').next().unwrap().parse().unwrap();
            assert!((1..=11).contains(&chapter), "{}", entry.rule);
        }
    }
}

/// The offer and the refusals come from one rule: what is asked for in full offers the same, every refusal names its
/// rule and changes nothing when tried (invariant 15, N-11.04, N-3.14: nothing on offer leads nowhere).
#[test]
fn what_is_not_offered_is_refused_with_a_reason_and_changes_nothing() {
    let mut game = table();
    let mut chance = Chance(11);
    for seed in 0..12 {
        let mut header = header([Player::Random, Player::Random], seed);
        if seed % 2 == 1 {
            header.options = any_options(&mut chance);
        }
        game.start(header).unwrap();
        while let Some(Record { seat, order }) = game.automatic_order() {
            let offered: BTreeSet<String> = orders_of(game.prompt().unwrap(), &game);
            let full = game.prompt_in_full().unwrap();
            assert_eq!(offered, orders_of(&full, &game));
            assert!(!full.offered.is_empty());
            for (refused, why) in &full.refused {
                assert!(why.rule.starts_with("N-"), "{refused:?}: {why:?}");
                assert!(!full.takes(*refused));
            }
            if chance.below(5) == 0 && !full.refused.is_empty() {
                let hash = game.hash();
                let (refused, why) = full.refused[chance.below(full.refused.len())];
                assert_eq!(game.submit(seat, refused), Err(why));
                let other = Seat(1 - seat.0);
                assert!(game.submit(other, order).is_err());
                assert_eq!(game.hash(), hash);
            }
            game.submit(seat, order).unwrap();
        }
        let (seat, concede) = (RED, turn::CONCEDE.on(()));
        assert_eq!(game.submit(seat, concede).unwrap_err().reason, "game_over");
    }
}

fn orders_of(prompt: &Prompt, game: &Match) -> BTreeSet<String> {
    prompt.offered.iter().chain(&prompt.standing).map(|o| game.names().write_order("ancients", *o)).collect()
}

/// Invariant 16: undo then redo, and the same orders played again, give the same position.
#[test]
fn undo_redo_and_replay_give_the_same_position() {
    let (mut game, mut again) = (table(), table());
    let mut chance = Chance(13);
    for seed in 0..20 {
        let mut header = header([Player::Random, Player::Random], seed);
        header.options = any_options(&mut chance);
        header.undo = UndoLimit::Agreed;
        game.start(header.clone()).unwrap();
        again.start(header).unwrap();
        let mut hashes = vec![game.hash()];
        while let Some(Record { seat, order }) = game.automatic_order() {
            game.submit(seat, order).unwrap();
            hashes.push(game.hash());
            if chance.below(10) == 0 {
                let back = chance.below(hashes.len().min(30));
                let told = game.chronicle(None).count();
                let keep = game.journal().len() - back;
                game.undo_to(keep).unwrap();
                assert_eq!(game.hash(), hashes[keep]);
                while game.redo() {}
                assert_eq!(game.hash(), *hashes.last().unwrap());
                assert_eq!(game.chronicle(None).count(), told);
            }
        }
        for (i, record) in game.journal().iter().enumerate() {
            assert_eq!(again.hash(), hashes[i]);
            let text = game.write_order(*record);
            let read = again.read_order(&text).unwrap();
            assert_eq!(read, *record, "{text}");
            again.submit(read.seat, read.order).unwrap();
        }
        assert_eq!(again.outcome(), game.outcome());
        assert_eq!(again.hash(), *hashes.last().unwrap());
    }
}

/// The script language for a position, turned by half a turn with the colours exchanged if `turned`.
fn position_text(game: &Match, active: Seat, turned: bool) -> String {
    let rules = game.world().resource::<Rules>();
    let hexes = &rules.board.hexes;
    let hex = |place: Place| {
        let (row, col) = (hexes.row(place), hexes.col(place));
        if !turned {
            return format!("{row}:{col}");
        }
        let width = hexes.places().filter(|p| hexes.row(*p) == row).count() as u8;
        format!("{}:{}", hexes.rows() - 1 - row, width - 1 - col)
    };
    let label = |id: PieceId| {
        let label = game.names().label(Target::Piece(id));
        match (turned, label.split_at(1)) {
            (false, _) => label,
            (true, ("r", rest)) => format!("b{rest}"),
            (true, (_, rest)) => format!("r{rest}"),
        }
    };
    let units: Vec<String> = (game.names().piece_ids())
        .filter(|id| fate(game, *id) == Fate::OnBoard)
        .map(|id| {
            let entity = game.world().resource::<Pieces>().entity(id);
            let spent = game.world().get::<Spent>(entity).unwrap().0;
            format!("(unit: \"{}\", at: \"{}\", spent: {spent})", label(id), hex(at(game, id)))
        })
        .collect();
    let active = if (active == RED) != turned { "red" } else { "blue" };
    format!("(turn: 3, active: \"{active}\", units: [{}])", units.join(", "))
}

/// Invariant 17: half a turn of the board with the colours exchanged maps what is on offer onto what is on offer.
#[test]
fn half_a_turn_maps_offers_onto_offers() {
    let (mut game, mut straight, mut turned) = (table(), table(), table());
    for seed in 0..6 {
        game.start(header([Player::Random, script("normal")], seed)).unwrap();
        while let Some(Record { seat, order }) = game.automatic_order() {
            if game.prompt().unwrap().text == "ancients-ask-order" && game.journal().len().is_multiple_of(7) {
                let positions = [position_text(&game, seat, false), position_text(&game, seat, true)];
                let people = || header([Player::Person, Player::Person], 1);
                straight.start_from(people(), &positions[0]).unwrap();
                turned.start_from(people(), &positions[1]).unwrap();
                let one = offers_two_deep(&mut straight, false);
                let other = offers_two_deep(&mut turned, true);
                assert_eq!(one, other, "seed {seed}: {}", positions[0]);
            }
            game.submit(seat, order).unwrap();
        }
    }
}

/// What every unit that can be activated may do first, in words that do not depend on the point of view.
fn offers_two_deep(game: &mut Match, turned: bool) -> BTreeSet<String> {
    let mut all = BTreeSet::new();
    let prompt = game.prompt().unwrap();
    let (seat, units) = (prompt.seat, prompt.offered.clone());
    let rules = game.world().resource::<Rules>().clone();
    for unit in units {
        game.submit(seat, unit).unwrap();
        for order in &game.prompt().unwrap().offered {
            let target = match order.on {
                Target::Piece(id) => Target::Piece(PieceId(if turned { id.0 ^ 32 } else { id.0 })),
                Target::Place(place) if turned => Target::Place(Place(rules.board.hexes.len() as u16 - 1 - place.0)),
                other => other,
            };
            let unit = turn::ACTIVATE.of(unit).unwrap().0;
            all.insert(format!("{} {:?} {target:?}", if turned { unit ^ 32 } else { unit }, order.verb));
        }
        game.undo().unwrap();
    }
    all
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

/// Invariant 18, N-1.08, N-11.01: a seat sees the same whatever the other one has composed and deployed, however the
/// dice will fall and whatever lies in the decks.
#[test]
fn a_seat_sees_nothing_of_what_is_hidden_from_it() {
    let mut chance = Chance(17);
    for round in 0..60 {
        let viewer = if round % 2 == 0 { RED } else { BLUE };
        let mut options = any_options(&mut chance);
        if round % 3 == 0 {
            options.insert("dice_mode".into(), Setting::Word("Deck".into()));
        }
        let mut games = [table(), table()];
        for (i, game) in games.iter_mut().enumerate() {
            // Seeds differ: so does the generator's state.
            let mut header = header([Player::Person, Player::Person], round + 1000 * i as u64);
            header.options = options.clone();
            game.start(header).unwrap();
        }
        let mut stages = 0;
        while games.iter().all(|g| g.prompt().is_some_and(|p| p.secret)) {
            assert_eq!(seen_by(&games[0], viewer), seen_by(&games[1], viewer), "round {round}, stage {stages}");
            let asked = games[0].prompt().unwrap().seat;
            assert_eq!(asked, games[1].prompt().unwrap().seat);
            if asked == viewer {
                let prompt = games[0].prompt().unwrap();
                let order = prompt.closing.filter(|_| chance.below(4) == 0);
                let order = order.unwrap_or_else(|| prompt.offered[chance.below(prompt.offered.len())]);
                games.iter_mut().for_each(|g| g.submit(viewer, order).unwrap());
            } else {
                // The other side's own business, different in each match, up to the end of its turn at the screen.
                for game in &mut games {
                    let text = game.prompt().unwrap().text;
                    let stage = |t: &str| t.starts_with("ancients-ask-deploy");
                    while let Some(prompt) = game.prompt().filter(|p| p.seat == asked && stage(p.text) == stage(text)) {
                        let order = prompt.offered[chance.below(prompt.offered.len())];
                        game.submit(asked, order).unwrap();
                    }
                }
            }
            stages += 1;
            assert!(stages < 400);
        }
        assert!(stages > 4, "round {round}: {stages} {options:?}");
    }
}

/// The decks of faces and the state of the dice are in no view.
#[test]
fn decks_and_dice_are_in_no_view() {
    let mut game = table();
    let mut header = header([Player::Random, Player::Random], 5);
    header.options.insert("dice_mode".into(), Setting::Word("Deck".into()));
    game.start(header).unwrap();
    for _ in 0..150 {
        let Some(Record { seat, order }) = game.automatic_order() else { break };
        game.submit(seat, order).unwrap();
    }
    let before: Vec<String> = [RED, BLUE].map(|s| seen_by(&game, s)).into();
    let mut decks = game.world().resource::<FaceDecks>().clone();
    decks.0.iter_mut().for_each(|deck| deck.reverse());
    game.world_mut().insert_resource(decks);
    game.world_mut().insert_resource(Dice::seeded(99));
    let after: Vec<String> = [RED, BLUE].map(|s| seen_by(&game, s)).into();
    assert_eq!(before, after);
}

/// Scripts choose by what their seat sees: what the other side has composed and deployed does not matter.
#[test]
fn scripts_see_no_more_than_their_seat() {
    let mut choices = vec![];
    for army in ["heavy-7", "archers-4"] {
        let mut game = table();
        game.start(header([Player::Person, script("hard")], 3)).unwrap();
        let recruit = game.read_order(&format!("red recruit {army}")).unwrap();
        game.submit(RED, recruit.order).unwrap();
        let ready = game.read_order("red army_ready").unwrap();
        game.submit(RED, ready.order).unwrap();
        let mut chosen = vec![];
        while game.prompt().is_some_and(|p| p.seat == BLUE) {
            let record = game.automatic_order().unwrap();
            chosen.push(game.write_order(record));
            game.submit(record.seat, record.order).unwrap();
        }
        choices.push(chosen);
    }
    assert!(choices[0].len() > 3);
    assert_eq!(choices[0], choices[1]);
}

/// Both boards are as section 4 of the rules has checked them (N-2.08).
#[test]
fn the_boards_are_symmetric_and_of_the_size_told() {
    for (budget, hexes, counts) in [(50, 94, [64, 12, 6, 3]), (55, 138, [100, 12, 8, 5])] {
        let mut game = table();
        let mut header = header([Player::Random, Player::Random], 1);
        header.options.insert("budget".into(), Setting::Number(budget));
        game.start(header).unwrap();
        let board = game.world().resource::<Rules>().board.clone();
        assert_eq!(board.hexes.len(), hexes);
        let count =
            |wanted: &dyn Fn(Terrain) -> bool| board.hexes.places().filter(|p| wanted(board.terrain(*p))).count();
        assert_eq!(count(&|t| t == Terrain::Plain), counts[0]);
        assert_eq!(count(&|t| t == Terrain::Maquis), counts[1]);
        for side in [RED, BLUE] {
            assert_eq!(count(&|t| t == Terrain::Rampart(side)), counts[2]);
            assert_eq!(count(&|t| t == Terrain::Inner(side)), counts[3]);
        }
        for place in board.hexes.places() {
            let opposite = Place(hexes as u16 - 1 - place.0);
            let swapped = match board.terrain(place) {
                Terrain::Rampart(side) => Terrain::Rampart(Seat(1 - side.0)),
                Terrain::Inner(side) => Terrain::Inner(Seat(1 - side.0)),
                other => other,
            };
            assert_eq!(board.terrain(opposite), swapped);
            assert!(board.hexes.neighbours(place).iter().all(|n| board.hexes.neighbours(*n).contains(&place)));
        }
        let apart = board.camp(RED).flat_map(|a| board.camp(BLUE).map(move |b| (a, b)));
        assert_eq!(apart.map(|(a, b)| board.hexes.distance(a, b)).min(), Some(8));
    }
}

/// After an order nothing of it is left over.
#[test]
fn an_order_leaves_nothing_under_way() {
    let mut game = table();
    game.start(header([Player::Random, Player::Random], 21)).unwrap();
    while let Some(Record { seat, order }) = game.automatic_order() {
        game.submit(seat, order).unwrap();
        if game.prompt().is_some_and(|p| p.text == "ancients-ask-order") {
            assert_eq!(*game.world().resource::<Underway>(), Underway::default());
        }
    }
}
