//! Fief: three to six families of the Middle Ages want the throne. One file a chapter of its rule book.
pub mod battle;
pub mod blue;
pub mod board;
pub mod cards;
pub mod court;
pub mod data;
mod draft;
pub mod election;
pub mod estates;
pub mod fiefs;
pub mod forces;
pub mod guards;
pub mod invariants;
pub mod kingdom;
pub mod load;
pub mod lords;
pub mod marriage;
pub mod mitres;
pub mod modifiers;
pub mod moves;
pub mod negotiations;
pub mod opponents;
pub mod plague;
pub mod position;
pub mod prince;
pub mod prisoners;
pub mod purchases;
pub mod ransom;
pub mod realm;
pub mod regency;
pub mod revenue;
pub mod revolt;
pub mod rules;
pub mod setup;
pub mod succession;
pub mod troops;
pub mod turn;
mod usual;
pub mod victory;
#[cfg(feature = "desktop")]
pub mod view;

use crate::table::Name;
use crate::table::data::Reader;
use crate::table::purses::Purses;
use crate::table::*;
use battle::War;
use bevy::prelude::*;
use court::Article;
use data::{CounterModel, FiefData};
use forces::{Forces, Kinds, Tally};
use kingdom::Kingdom;
use lords::{Crown, Lord, Title, Titles};
use moves::March;
use realm::{Cards, Realm, Region, Revolt, Treasury, Underway, Village};
use rules::{Building, Item, Plain, Rules};
use std::ops::RangeInclusive;
use std::sync::Arc;
use turn::Progress;

/// What stands before the label of a bishopric in orders.
pub const BISHOPRIC: &str = "bishopric-";

/// The sequence of play, chapter by chapter.
pub struct FiefPlugin;
impl Plugin for FiefPlugin {
    fn build(&self, app: &mut App) {
        app.track::<Lord>()
            .track_state::<Progress>()
            .track_state::<Treasury>()
            .track_state::<Cards>()
            .track_state::<Realm>()
            .track_state::<Forces>()
            .track_state::<Titles>()
            .track_state::<Crown>()
            .track_state::<Revolt>()
            .track_state::<March>()
            .track_state::<War>()
            .track_state::<Underway>()
            .track_state::<court::Court>();

        // 3 Set-up
        app.step(&setup::SETUP, setup::setup)
            .decision(&setup::CHOOSE_START, setup::choose_start)
            .verb(&setup::SETTLE, setup::settle)
            .decision(&setup::CHOOSE_LORD, setup::choose_lord)
            .verb(&setup::TAKE_LORD, setup::take_lord)
            .step(&setup::DRAW_LORD, setup::draw_lord)
            .step(&setup::OPEN, setup::open);
        // 4 Turn
        app.step(&turn::TURN, turn::turn)
            .step(&turn::RESUME, turn::resume)
            .step(&turn::CARDS, turn::cards_phase)
            .step(&turn::REVENUES, turn::revenues)
            .step(&turn::PURCHASES, turn::purchases_phase)
            .step(&turn::MOVES, turn::moves)
            .step(&turn::BATTLES, turn::battles)
            .step(&turn::NEGOTIATIONS, turn::negotiations)
            .verb(&turn::DONE, turn::done);
        // 5 Cards
        app.step(&cards::DEAL, cards::deal)
            .decision(&cards::CLAIM, cards::claim)
            .verb(&cards::CLAIM_LORD, cards::claim_lord)
            .step(&cards::RESHUFFLE, cards::reshuffle)
            .decision(&cards::CARDS_GO, cards::cards_go)
            .verb(&cards::PLAY, cards::play)
            .verb(&cards::DISCARD, cards::discard)
            .step(&cards::CARDS_GONE, cards::cards_gone);
        // 7 Purchases
        app.decision(&purchases::PURCHASE_GO, purchases::purchase_go)
            .verb(&purchases::BUY, purchases::buy)
            .decision(&purchases::WHERE, purchases::ask_where)
            .verb(&purchases::PUT, purchases::put)
            .verb(&purchases::ELEVATE, purchases::elevate);
        // 8 Moves
        moves::register(app);
        // 9 and 17 Battles
        battle::register(app);
        // 9 Prisoners
        app.verb(&prisoners::FREE, prisoners::free)
            .verb(&prisoners::FREE_ALL, prisoners::free_all)
            .decision(&prisoners::PLACE_FREED, prisoners::place_freed)
            .verb(&prisoners::RETURN_TO, prisoners::return_to)
            .decision(&prisoners::LET_IN, prisoners::let_in)
            .verb(&prisoners::AGREE, prisoners::agree)
            .verb(&prisoners::DECLINE, prisoners::decline);
        // 10 Fiefs, and who inherits them
        app.verb(&fiefs::CREATE_FIEF, fiefs::create_fief)
            .decision(&fiefs::CHOOSE_CAPITAL, fiefs::choose_capital)
            .verb(&fiefs::CAPITAL, fiefs::capital)
            .decision(&fiefs::CHOOSE_HOLDER, fiefs::choose_holder)
            .verb(&fiefs::INVEST, fiefs::invest)
            .verb(&fiefs::MOVE_TITLE, fiefs::move_title)
            .decision(&fiefs::CHOOSE_RECEIVER, fiefs::choose_receiver)
            .verb(&fiefs::GIVE_TITLE, fiefs::give_title)
            .decision(&fiefs::CROWN_NEWCOMER, fiefs::crown_newcomer)
            .verb(&fiefs::GRANT, fiefs::grant)
            .step(&succession::AFTERMATH, succession::aftermath)
            .decision(&succession::ASSIGN_TITLE, succession::assign_title)
            .verb(&succession::ASSIGN, succession::assign);
        // 10 and 11 Negotiations
        app.step(&estates::ESTATES, estates::estates)
            .step(&estates::TAKE_FIEF, estates::take_fief)
            .decision(&estates::ROYAL_GIFT, estates::royal_gift)
            .verb(&estates::BESTOW_FIEF, estates::bestow_fief)
            .step(&estates::CLEAR_OUT, estates::clear_out)
            .decision(&estates::GARRISON, estates::garrison)
            .verb(&estates::RAISE, estates::raise)
            .verb(&estates::CALL_FROM, estates::call_from)
            .step(&estates::SETTLED, estates::estate_settled);
        app.step(&negotiations::OPEN_MARKET, negotiations::open_market)
            .step(&negotiations::MARKET, negotiations::next_offer)
            .decision(&negotiations::OFFER_GO, negotiations::offer_go)
            .verb(&negotiations::NEGOTIATE, negotiations::negotiate)
            .verb(&negotiations::PASS, negotiations::pass)
            .decision(&negotiations::COMPOSE, negotiations::compose)
            .verb(&negotiations::GIVE_MONEY, negotiations::put(Article::Money, true))
            .verb(&negotiations::ASK_MONEY, negotiations::put(Article::Money, false))
            .verb(&negotiations::GIVE_CARD, negotiations::put(Article::Card, true))
            .verb(&negotiations::ASK_CARD, negotiations::put(Article::Card, false))
            .verb(&negotiations::GIVE_FREEDOM, negotiations::put(Article::Release, true))
            .verb(&negotiations::ASK_FREEDOM, negotiations::put(Article::Release, false))
            .verb(&negotiations::GIVE_CAPTIVE, negotiations::put(Article::Captive, true))
            .verb(&negotiations::ASK_CAPTIVE, negotiations::put(Article::Captive, false))
            .verb(&negotiations::BETROTH, negotiations::betroth)
            .decision(&negotiations::MATCH, negotiations::ask_match)
            .verb(&negotiations::BETROTH_TO, negotiations::betroth_to)
            .verb(&negotiations::PROPOSE, negotiations::propose)
            .verb(&negotiations::PROPOSE_IN_PRIVATE, negotiations::propose_in_private)
            .verb(&negotiations::BREAK_OFF, negotiations::break_off)
            .decision(&negotiations::ANSWER, negotiations::answer)
            .verb(&negotiations::ACCEPT, negotiations::accept)
            .verb(&negotiations::REFUSE, negotiations::refuse)
            .verb(&negotiations::COUNTER, negotiations::counter);
        app.step(&election::ELECTION, election::election)
            .decision(&election::NOMINATION, election::nomination)
            .verb(&election::NOMINATE, election::nominate)
            .step(&election::BALLOT, election::ballot)
            .decision(&election::VOTING, election::voting)
            .verb(&election::VOTE, election::vote)
            .verb(&election::ABSTAIN, election::abstain)
            .step(&election::TALLY, election::tally)
            .decision(&election::CROWN_CONSENT, election::crown_consent)
            .verb(&election::CROWN, election::crown)
            .verb(&election::DENY_CROWN, election::deny_crown)
            .step(&election::CORONATION, election::coronation)
            .step(&election::SECOND_ROUND, election::second_round);
        // 13 End of turn
        app.step(&victory::TURN_END, victory::turn_end).step(&victory::JUDGEMENT, victory::judgement);
        // 14 Variants
        app.step(&mitres::SALE, mitres::sale)
            .decision(&mitres::SALE_CONSENT, mitres::sale_consent)
            .verb(&mitres::PRESIDE, mitres::preside)
            .verb(&mitres::NO_SALE, mitres::no_sale)
            .step(&mitres::OPEN_AUCTION, mitres::open_auction)
            .step(&mitres::AUCTION, mitres::auction)
            .decision(&mitres::BIDDING, mitres::bidding)
            .verb(&mitres::BID, mitres::bid)
            .verb(&mitres::DROP_OUT, mitres::drop_out)
            .step(&mitres::HAMMER, mitres::hammer)
            .decision(&mitres::NAME_BISHOP, mitres::name_bishop)
            .verb(&mitres::NAME, mitres::name)
            .verb(&mitres::DISCARD_MITRE, mitres::discard_mitre)
            .decision(&mitres::ACCEPT_MITRE, mitres::accept_mitre)
            .verb(&mitres::TAKE_MITRE, mitres::take_mitre)
            .verb(&mitres::DECLINE_MITRE, mitres::decline_mitre)
            .step(&mitres::SALE_OVER, mitres::sale_over);
        app.verb(&ransom::PAY_RANSOM, ransom::pay_ransom)
            .decision(&ransom::KEEP_AT, ransom::keep_at)
            .verb(&ransom::KEEP, ransom::keep);
        // 11 of the document: opponents
        opponents::register(app);
        // 15 Red cards
        app.verb(&prince::PLAY_PRINCE, prince::play_prince)
            .decision(&prince::PRINCE_CONSENT, prince::prince_consent)
            .verb(&prince::CONSENT, prince::consent)
            .verb(&prince::WITHHOLD, prince::withhold);
        // 16 Blue cards
        app.decision(&blue::TARGET, blue::target)
            .verb(&blue::PLACE, blue::place_lord)
            .verb(&blue::BESTOW, blue::bestow)
            .verb(&blue::LAY, blue::lay)
            .verb(&blue::KILL, blue::kill)
            .decision(&blue::JUSTICE, blue::justice)
            .verb(&blue::CONDEMN, blue::condemn)
            .step(&blue::JUSTICE_CLOSED, blue::justice_closed);
        app.step(&plague::PLAGUE_VILLAGE, plague::plague_village)
            .decision(&plague::PLAGUE_LOSSES, plague::plague_losses)
            .verb(&plague::BURY_GUARDS, plague::bury_guards)
            .decision(&plague::PLAGUE_GUARDS, plague::plague_guards)
            .verb(&plague::BURY_KINGS_GUARD, plague::bury_kings_guard)
            .step(&plague::PLAGUE_LORDS, plague::plague_lords)
            .step(&plague::PLAGUE_OVER, plague::plague_over);
        app.verb(&revolt::LEAD_REBELS, revolt::lead_rebels)
            .step(&revolt::CALM_CALLED, revolt::calm_called)
            .decision(&revolt::CALM, revolt::calm)
            .verb(&revolt::CALM_WITH, revolt::calm_with)
            .verb(&revolt::FORBEAR, revolt::forbear)
            .step(&revolt::UPRISING, revolt::uprising);
    }
}

/// The game, for the list of the games.
pub struct Fief;

/// The checked rule data, and the kingdom made of them.
pub struct Loaded {
    pub data: Arc<FiefData>,
    pub kingdom: Arc<Kingdom>,
}

/// The rule data of a match of this game.
pub fn loaded(data: &RuleData) -> &Loaded {
    data.downcast_ref::<Loaded>().expect("the rule data of this game")
}

impl Game for Fief {
    fn id(&self) -> &'static str {
        "fief"
    }
    fn seats(&self) -> &'static [&'static str] {
        &data::FAMILIES
    }
    fn seat_counts(&self) -> RangeInclusive<usize> {
        data::FEWEST_FAMILIES..=data::FAMILIES.len()
    }
    fn build(&self, app: &mut App) {
        app.add_plugins(FiefPlugin);
    }
    fn load(&self, reader: &Reader) -> Option<RuleData> {
        let (data, kingdom) = load::load(reader)?;
        Some(Arc::new(Loaded { data: Arc::new(data), kingdom: Arc::new(kingdom) }))
    }
    fn scenarios(&self, _: &RuleData) -> Vec<String> {
        vec!["kingdom".into()]
    }
    fn options(&self, data: &RuleData) -> Vec<OptionSpec> {
        rules::options(&loaded(data).data)
    }
    fn set_up(&self, world: &mut World, data: &RuleData, header: &Header) -> Result<(), Problem> {
        let Loaded { data, kingdom } = loaded(data);
        set_up(world, Rules::new(data, kingdom, &header.options, header.seats.len()), header);
        Ok(())
    }
    fn begin(&self, world: &mut World) {
        begin(world, &setup::SETUP, ());
    }
    fn arrange(&self, world: &mut World, position: &str) -> Result<(), String> {
        position::arrange(world, position, position::no_expansion)
    }
    fn broken_invariants(&self, world: &mut World) -> Vec<String> {
        invariants::broken(world)
    }
    fn figures(&self, world: &World) -> Vec<(&'static str, f64)> {
        figures(world)
    }
}

/// Names, lords and everything else of a match with these rules, up to but without the first step.
pub fn set_up(world: &mut World, mut rules: Rules, header: &Header) {
    let (seats, kingdom) = (rules.seats, rules.kingdom.clone());
    // Nobody is there who would ever put an end to a match that only the program plays.
    let automatic = header.seats.iter().all(|seat| seat.player != Player::Person);
    if automatic && rules.switches.turn_cap == 0 {
        rules.switches.turn_cap = rules.data.limits.automatic_turns;
    }
    name_everything(world, &rules);
    for id in (0..rules.lords() as u32).map(PieceId) {
        let nobody = Hidden { seen_by: Seats(0) };
        spawn_piece(world, id, (Owner(Seat(0)), At(Place::NOWHERE), Lord::default(), nobody));
    }
    let (villages, regions) = (kingdom.villages().count(), kingdom.regions().count());
    let secret = rules.switches.secret_purse;
    world.insert_resource(Realm {
        villages: vec![Village::default(); villages],
        regions: vec![Region::default(); regions],
    });
    let purses = Purses::new(seats, regions, rules.notes(), secret);
    world.insert_resource(Treasury { purses, first_region: villages as u16 });
    world.insert_resource(Titles { of: vec![Title::default(); regions], first_region: villages as u16, ..default() });
    let tally = match (rules.arms.of_kinds, rules.switches.counter_model) {
        (true, _) => Tally::Kinds(Kinds { first: rules.kind(Item::Soldiers(0)).0, ..default() }),
        (false, CounterModel::Literal) => Tally::Literal,
        (false, CounterModel::Representable) => Tally::Points,
    };
    world.insert_resource(March::new(seats));
    world.insert_resource(Forces::new(rules.switches.fog, tally));
    world.insert_resource(Cards { hands: decks::Hands::new(seats), ..default() });
    world.insert_resource(Progress {
        seating: (0..seats as u8).map(Seat).collect(),
        out: vec![false; seats],
        went: vec![false; seats],
        points: vec![0; seats],
        last_points: vec![0; seats],
        ..default()
    });
    world.insert_resource(rules);
}

/// What a match that has ended came to.
pub fn figures(world: &World) -> Vec<(&'static str, f64)> {
    let (titles, progress) = (world.resource::<Titles>(), world.resource::<Progress>());
    let held = titles.of.iter().filter(|title| title.holder != lords::Holder::Bank).count();
    let events = progress.events;
    vec![
        ("turns", progress.turn.into()),
        ("fiefs", held as f64),
        ("coronations", events.coronations.into()),
        ("weddings", events.weddings.into()),
        ("battles", events.battles.into()),
        ("winners", world.resource::<Outcome>().0.as_ref().map_or(0.0, |ended| ended.winners.len() as f64)),
        ("eliminated", progress.out.iter().filter(|out| **out).count() as f64),
    ]
}

/// Labels: families, villages, regions, `bishopric-sigy`, lords and their cards by name, other cards, buildings, and
/// counters as `soldiers-3`.
fn name_everything(world: &mut World, rules: &Rules) {
    let mut names = Names::default();
    let map = &rules.data.map;
    for family in &data::FAMILIES[..rules.seats] {
        names.add_seat(Name::new(*family, format!("fief-side-{family}")));
    }
    for village in &map.villages {
        names.add_place(Name::plain(&village.label).called(&village.name));
    }
    for region in &map.regions {
        names.add_place(Name::new(&region.label, "fief-region").called(&region.name));
    }
    for bishopric in &map.bishoprics {
        names.add_place(Name::new(format!("{BISHOPRIC}{}", bishopric.label), "fief-bishopric").called(&bishopric.name));
    }
    for (_, item) in rules.items() {
        names.add_kind(match item {
            Item::Lord(id) => {
                let lord = &rules.data.cards.lords[id.index()];
                Name::new(&lord.label, "fief-card-lord").called(&lord.name)
            }
            Item::Darc => Name::new("darc", "fief-card-darc"),
            Item::Bishop(place) => {
                let see = &map.bishoprics[rules.kingdom.bishopric_index(place).unwrap_or(0)];
                Name::new(format!("bishop-{}", see.label), "fief-card-bishop").called(&see.name)
            }
            Item::Card(card) => {
                let label = Plain::ALL[card as usize].1;
                Name::new(label, format!("fief-card-{}", label.replace('_', "-")))
            }
            Item::Building(building) => {
                let label = Building::ALL[building as usize].1;
                Name::new(label, format!("fief-building-{label}"))
            }
            Item::Soldiers(sort) => rules.arms.troops[usize::from(sort)].name.clone(),
            Item::Rebels(sort) => troops::counter("rebels", rules.rebels.values()[usize::from(sort)].into()),
            Item::Cardinal => Name::new("cardinal", "fief-card-cardinal"),
            Item::KingsGuard(sort) => rules.arms.guards.names[0][usize::from(sort)].clone(),
            Item::QueensGuard(sort) => rules.arms.guards.names[1][usize::from(sort)].clone(),
            Item::Other(number) => rules.arms.others[usize::from(number)].clone(),
        });
    }
    for (i, lord) in rules.data.cards.lords.iter().enumerate() {
        names.set_piece(PieceId(i as u32), Name::plain(&lord.label).called(&lord.name));
    }
    world.insert_resource(names);
}
