//! The ancient battle: two small armies, a camp behind each, dice and hexes. One file a chapter of its rule book.
pub mod army;
pub mod attack;
pub mod battle;
pub mod board;
pub mod combat;
pub mod data;
pub mod deployment;
pub mod field;
mod invariants;
pub mod load;
pub mod movement;
pub mod odds;
pub mod opponents;
mod position;
pub mod pursuit;
pub mod retreat;
pub mod rules;
pub mod shooting;
pub mod turn;
pub mod units;
pub mod victory;
#[cfg(feature = "desktop")]
pub mod view;

use crate::table::Name;
use crate::table::data::Reader;
use crate::table::*;
use bevy::prelude::*;
use data::AncientsData;
use rules::Rules;
use std::sync::Arc;
use units::{FaceDecks, Fate, Muster, NoBurn, Progress, Underway};

/// Red plays from the south, Blue from the north.
pub const RED: Seat = Seat(0);
pub const BLUE: Seat = Seat(1);

/// The sequence of play, chapter by chapter.
pub struct AncientsPlugin;
impl Plugin for AncientsPlugin {
    fn build(&self, app: &mut App) {
        app.track::<Fate>()
            .track::<NoBurn>()
            .track_state::<Progress>()
            .track_state::<Underway>()
            .track_state::<Muster>()
            .track_state::<FaceDecks>();

        // 1 Army and set-up
        app.step(&deployment::SETUP, deployment::setup)
            .decision(&army::COMPOSE, army::compose)
            .verb(&army::RECRUIT, army::recruit)
            .verb(&army::DISMISS, army::dismiss)
            .verb(&army::TAKE_LIST, army::take_list)
            .verb(&army::USUAL_ARMY, army::take_usual_army)
            .verb(&army::HAND_BACK, army::hand_back)
            .verb(&army::ARMY_READY, army::army_ready)
            .decision(&deployment::DEPLOY, deployment::deploy)
            .verb(&deployment::DEPLOY_AT, deployment::deploy_at)
            .verb(&deployment::TAKE, deployment::take)
            .verb(&deployment::USUAL_DEPLOYMENT, deployment::deploy_usually)
            .verb(&deployment::DEPLOYED, deployment::deployed)
            .step(&deployment::REVEAL, deployment::reveal)
            .step(&deployment::INITIATIVE, deployment::initiative);
        // 3 Turn and activation
        app.step(&turn::TURN, turn::turn)
            .step(&turn::ACTIVATION, turn::activation)
            .decision(&turn::ORDER, turn::order)
            .verb(&turn::ACTIVATE, turn::activate)
            .verb(&turn::PASS, |In(_): In<(Seat, ())>| Flow::again())
            .verb(&turn::CONCEDE, turn::give_up)
            .decision(&turn::ACT, turn::act)
            .verb(&turn::HOLD, turn::hold)
            .step(&turn::END_ORDER, turn::end_order);
        // 4 Movement and contact
        app.verb(&movement::STEP, movement::step)
            .verb(&movement::STOP, movement::stop)
            .verb(&movement::FLEE, movement::flee);
        // 5 Shooting
        app.verb(&shooting::SHOOT, shooting::shoot)
            .step(&shooting::SHOT, shooting::resolve_shot)
            .step(&shooting::SHOT_RALLY, shooting::rally)
            .step(&shooting::SHOT_HIT, shooting::hit)
            .decision(&shooting::SHOT_HEX, shooting::choose_hex)
            .decision(&shooting::SHOT_CORNERED, shooting::choose_when_cornered);
        // 6 Attack, group, refusal
        app.verb(&attack::ATTACK, attack::attack)
            .verb(&attack::DOUBLE, attack::double)
            .decision(&attack::SUPPORT, attack::choose_support)
            .verb(&attack::JOIN, attack::join)
            .decision(&attack::APPROACH, attack::approach)
            .verb(&attack::STAND, attack::stand)
            .step(&attack::ASSAIL, attack::assail)
            .decision(&attack::REACT, attack::react)
            .verb(&attack::ACCEPT, attack::accept)
            .verb(&attack::REFUSE, attack::refuse)
            .decision(&attack::REFUSAL_HEX, attack::choose_refusal_hex)
            .decision(&attack::AFTER_REFUSAL, attack::after_refusal)
            .verb(&attack::CHALLENGE, attack::challenge);
        // 7 Combat
        app.step(&combat::FIGHT, combat::fight)
            .step(&combat::RALLY, combat::rally)
            .step(&combat::LOSSES, combat::losses)
            .step(&combat::LOSS, combat::loss);
        // 8 Retreat, flight, destruction
        app.step(&retreat::FIRST_STEP, retreat::first_step)
            .decision(&retreat::FIRST_HEX, retreat::choose_first_hex)
            .verb(&retreat::RETREAT, retreat::retreat)
            .step(&retreat::SECOND_STEP, retreat::second_step)
            .decision(&retreat::SECOND_HEX, retreat::choose_second_hex)
            .verb(&retreat::PROPOSE, retreat::propose)
            .decision(&retreat::SECOND_PERMIT, retreat::permit)
            .verb(&retreat::ALLOW, retreat::allow)
            .verb(&retreat::DENY, retreat::deny)
            .decision(&retreat::CORNERED, retreat::choose_when_cornered)
            .verb(&retreat::STAY, retreat::stay)
            .verb(&retreat::ESCAPE, retreat::escape);
        // 9 Advance and pursuit
        app.step(&pursuit::FOLLOW_UP, pursuit::follow_up)
            .decision(&pursuit::ADVANCE_CHOICE, pursuit::choose_advance)
            .verb(&pursuit::ADVANCE, pursuit::advance)
            .verb(&pursuit::ADVANCE_INTO, pursuit::advance_into)
            .step(&pursuit::PURSUIT, pursuit::pursuit)
            .decision(&pursuit::PURSUIT_STEP, pursuit::choose_pursuit_step)
            .verb(&pursuit::PURSUE, pursuit::pursue)
            .step(&pursuit::PURSUIT_END, pursuit::pursuit_end)
            .decision(&pursuit::PURSUIT_ATTACK, pursuit::choose_pursuit_attack)
            .verb(&pursuit::PRESS, pursuit::press);
        // 10 Fire, victory, end
        app.step(&victory::END_TURN, victory::end_turn);
        // 11 of the document: opponents
        opponents::register(app);
    }
}

/// The game, for the list of the games.
pub struct Ancients;

/// The checked rule data, and the boards made of them.
pub struct Loaded {
    pub data: Arc<AncientsData>,
    pub boards: Vec<Arc<board::Board>>,
}

fn loaded(data: &RuleData) -> &Loaded {
    data.downcast_ref::<Loaded>().expect("the rule data of this game")
}

impl Game for Ancients {
    fn id(&self) -> &'static str {
        "ancients"
    }
    fn seats(&self) -> &'static [&'static str] {
        &data::SIDES
    }
    fn build(&self, app: &mut App) {
        app.add_plugins(AncientsPlugin);
    }
    fn load(&self, reader: &Reader) -> Option<RuleData> {
        let data = load::load(reader)?;
        let boards = data.maps.iter().map(|m| board::Board::new(m).map(Arc::new)).collect::<Option<_>>()?;
        Some(Arc::new(Loaded { data: Arc::new(data), boards }))
    }
    fn scenarios(&self, _: &RuleData) -> Vec<String> {
        vec!["battle".into()]
    }
    fn options(&self, data: &RuleData) -> Vec<OptionSpec> {
        rules::options(&loaded(data).data)
    }
    fn set_up(&self, world: &mut World, data: &RuleData, header: &Header) -> Result<(), Problem> {
        let loaded = loaded(data);
        let rules = Rules::new(&loaded.data, &loaded.boards, &header.options)?;
        name_everything(world, &rules);
        for side in [RED, BLUE] {
            for (id, line) in rules.pieces_of(side) {
                spawn_piece(
                    world,
                    id,
                    (
                        Owner(side),
                        Kind(line as u16),
                        At(Place::NOWHERE),
                        Spent(false),
                        Fate::Pool,
                        NoBurn(false),
                        Hidden { seen_by: Seats::only(side) },
                    ),
                );
            }
        }
        world.insert_resource(rules);
        Ok(())
    }
    fn begin(&self, world: &mut World) {
        begin(world, &deployment::SETUP, ());
    }
    fn arrange(&self, world: &mut World, position: &str) -> Result<(), String> {
        position::arrange(world, position)
    }
    fn broken_invariants(&self, world: &mut World) -> Vec<String> {
        invariants::broken(world)
    }
    fn figures(&self, world: &World) -> Vec<(&'static str, f64)> {
        let progress = world.resource::<Progress>();
        let outcome = world.resource::<Outcome>().0.as_ref();
        let starter_won = outcome.is_some_and(|o| o.winners == [progress.winner_of_initiative]);
        let fled = world.resource::<Pieces>();
        let fate = |wanted: Fate| {
            let all = world.resource::<Names>().piece_ids();
            all.filter(|id| fled.get(*id).and_then(|e| world.get::<Fate>(e)) == Some(&wanted)).count() as f64
        };
        vec![
            ("turns", progress.turn.into()),
            ("starter_wins", f64::from(u8::from(starter_won))),
            ("destroyed", fate(Fate::Destroyed)),
            ("fled", fate(Fate::Fled)),
            ("burnt", progress.burnt.len() as f64),
        ]
    }
}

/// Labels: hexes `5:3`, units `r-heavy-7-2`, lines of the pool `heavy-7`, ready-made armies by their names.
fn name_everything(world: &mut World, rules: &Rules) {
    let mut names = Names::default();
    names.unknown_piece = Some(Refusal::new("unknown_unit", "N-3.02"));
    names.unknown_place = Some(Refusal::new("hex_off_board", "N-2.06"));
    for side in data::SIDES {
        names.add_seat(Name::new(side, format!("ancients-side-{side}")));
    }
    for place in rules.board.hexes.places() {
        names.add_place(Name::plain(rules.board.hexes.label(place)));
    }
    for line in &rules.pool {
        let name = Name::new(format!("{}-{}", line.kind, line.fresh), format!("ancients-kind-{}", line.kind));
        names.add_kind(name.with("strength", Word::Number(line.fresh.into())));
    }
    for list in &rules.data.armies.lists {
        names.add_kind(Name::new(list.name.clone(), format!("ancients-list-{}", list.name)));
    }
    for (side, letter) in [(RED, 'r'), (BLUE, 'b')] {
        let mut before = (usize::MAX, 0);
        for (id, line) in rules.pieces_of(side) {
            before = if before.0 == line { (line, before.1 + 1) } else { (line, 1) };
            let p = &rules.pool[line];
            let number = if p.count > 1 { format!("-{}", before.1) } else { String::new() };
            let label = format!("{letter}-{}-{}{number}", p.kind, p.fresh);
            let name = Name::new(label, format!("ancients-unit-{}", p.kind))
                .with("strength", Word::Number(p.fresh.into()))
                .with("side", Word::On(Target::Seat(side)));
            names.set_piece(id, name);
        }
    }
    world.insert_resource(names);
}
