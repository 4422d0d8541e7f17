//! Fief Tactique: archers, bombards, a royal guard and mercenaries for Fief. An expansion: it brings other troops, steps
//! before and after those of its base, and verbs on its questions.
pub mod bombards;
pub mod data;
pub mod guard;
mod invariants;
pub mod losses;
pub mod marches;
pub mod mercenaries;
pub mod opponents;
mod position;
pub mod rules;
#[cfg(feature = "desktop")]
pub mod view;
pub mod volley;

use crate::fief::battle::{declare, losses as base_losses, rounds};
use crate::fief::{self, FiefPlugin, blue, cards, estates, negotiations, plague, succession, turn, victory};
use crate::table::data::Reader;
use crate::table::*;
use bevy::prelude::*;
use std::ops::RangeInclusive;
use std::sync::Arc;

/// What Tactique adds, chapter by chapter; each beside the step or question of Fief that it belongs to.
pub struct TactiquePlugin;
impl Plugin for TactiquePlugin {
    fn build(&self, app: &mut App) {
        app.track_state::<rounds::Thrown>()
            .track_state::<mercenaries::Hired>()
            .track_state::<volley::Melee>()
            .track_state::<guard::Royals>();

        // T-1 Archers, before the first round
        app.after(&declare::CLASH, &volley::SKIRMISH)
            .step(&volley::SKIRMISH, volley::skirmish)
            .decision(&volley::VOLLEY, volley::ask_volley)
            .verb(&volley::SHOOT, volley::shoot)
            .verb(&volley::SHOOT_AT, volley::shoot_at)
            .verb(&volley::AIM_BOWS, volley::aim_bows)
            .verb(&volley::NO_VOLLEY, volley::no_volley)
            .step(&volley::LOOSE, volley::loose)
            .decision(&volley::THROW_AGAIN, volley::ask_again)
            .step(&volley::HIT, volley::hit)
            .step(&volley::SKIRMISH_OVER, volley::skirmish_over)
            .widen(&rounds::READY, volley::why_no_volley);
        // T-2 Bombards, between the dice and what they do
        app.before(&rounds::BLOW, &bombards::DICE_LIE)
            .step(&bombards::DICE_LIE, bombards::dice_lie)
            .step(&bombards::TURN_TO, bombards::turn_to)
            .decision(&bombards::REROLL_DICE, bombards::ask_reroll)
            .verb(&bombards::REROLL, bombards::reroll)
            .verb(&bombards::LET_LIE, bombards::let_lie);
        // T-3 Royal guard
        app.before(&estates::ESTATES, &guard::CROWNED)
            .after(&negotiations::ANSWER, &guard::WEDDED)
            .after(&succession::AFTERMATH, &guard::SUCCEEDED)
            .after(&victory::TURN_END, &guard::SUCCEEDED)
            .step(&guard::CROWNED, guard::crowned)
            .step(&guard::WEDDED, guard::wedded)
            .step(&guard::SUCCEEDED, guard::succeeded)
            .step(&guard::TURN_TO_ROYAL, guard::turn_to_royal)
            .decision(&guard::GUARD_SWAP, guard::guard_swap)
            .verb(&guard::SWAP, guard::swap)
            .verb(&guard::SWAP_ALL, guard::swap_all);
        // T-4 Mercenaries
        app.before(&turn::PURCHASES, &mercenaries::HIRING)
            .step(&mercenaries::HIRING, mercenaries::hiring)
            .decision(&mercenaries::UPKEEP, mercenaries::upkeep)
            .verb(&mercenaries::KEEP_MEN, mercenaries::keep_men)
            .step(&mercenaries::AUCTION, mercenaries::auction)
            .decision(&mercenaries::BIDDING, mercenaries::bidding)
            .verb(&mercenaries::BID, mercenaries::bid)
            .verb(&mercenaries::NO_BID, mercenaries::no_bid)
            .step(&mercenaries::REVEAL, mercenaries::reveal)
            .decision(&mercenaries::ENGAGE_FIRST, mercenaries::engage_first)
            .verb(&mercenaries::ENGAGE, mercenaries::engage)
            .verb(&mercenaries::HOLD_BACK, mercenaries::hold_back)
            .widen(&rounds::READY, mercenaries::engage_in_round)
            .before(&crate::fief::battle::aftermath::FINISH, &mercenaries::GAVE_UP)
            .step(&mercenaries::GAVE_UP, mercenaries::gave_up)
            .after(&crate::fief::battle::aftermath::FINISH, &mercenaries::DISPERSED)
            .step(&mercenaries::DISPERSED, mercenaries::dispersed)
            .before(&victory::TURN_END, &mercenaries::HOME)
            .step(&mercenaries::HOME, mercenaries::home)
            .after(&victory::TURN_END, &mercenaries::MASTERLESS)
            .step(&mercenaries::MASTERLESS, mercenaries::masterless)
            .before(&plague::PLAGUE_VILLAGE, &mercenaries::PLAGUED)
            .step(&mercenaries::PLAGUED, mercenaries::plagued)
            .widen(&cards::CARDS_GO, mercenaries::revolt_card)
            .widen(&blue::TARGET, mercenaries::revolt_target)
            .verb(&mercenaries::REVOLT_IN_CAMP, mercenaries::revolt_in_camp);
        // T-5 Layering
        marches::register(app);
        app.before(&base_losses::DIVIDE, &losses::CARRIED)
            .step(&losses::CARRIED, losses::carried)
            .before(&base_losses::LOSE, &losses::TROOPS)
            .step(&losses::TROOPS, losses::troops)
            .decision(&losses::WHICH_PIECE, losses::which_piece)
            .verb(&losses::LOSE_PIECE, losses::lose_piece)
            .verb(&losses::LOSE_REST, losses::lose_rest)
            .before(&plague::PLAGUE_LOSSES, &losses::PLAGUE_TOLL)
            .step(&losses::PLAGUE_TOLL, losses::plague_toll)
            .decision(&losses::BURY_WHICH, losses::bury_which)
            .verb(&losses::BURY, losses::bury)
            .verb(&losses::BURY_REST, losses::bury_rest);
        opponents::register(app);
    }
}

/// The game, for the list of the games.
pub struct Tactique;

fn loaded(data: &RuleData) -> &data::Loaded {
    data.downcast_ref::<data::Loaded>().expect("the rule data of this game")
}

impl Game for Tactique {
    fn id(&self) -> &'static str {
        "tactique"
    }
    fn base(&self) -> Option<&'static str> {
        Some("fief")
    }
    fn seats(&self) -> &'static [&'static str] {
        &fief::data::FAMILIES
    }
    fn seat_counts(&self) -> RangeInclusive<usize> {
        fief::data::FEWEST_FAMILIES..=fief::data::FAMILIES.len()
    }
    fn build(&self, app: &mut App) {
        app.add_plugins((FiefPlugin, TactiquePlugin));
    }
    fn load(&self, reader: &Reader) -> Option<RuleData> {
        Some(Arc::new(data::load(reader)?))
    }
    fn scenarios(&self, _: &RuleData) -> Vec<String> {
        vec!["kingdom".into()]
    }
    fn options(&self, data: &RuleData) -> Vec<OptionSpec> {
        rules::options(loaded(data))
    }
    fn set_up(&self, world: &mut World, data: &RuleData, header: &Header) -> Result<(), Problem> {
        let (rules, tactics) = rules::rules(loaded(data), &header.options, header.seats.len());
        world.insert_resource(mercenaries::Hired::new(&tactics, header.seats.len()));
        world.insert_resource(tactics);
        fief::set_up(world, rules, header);
        Ok(())
    }
    fn begin(&self, world: &mut World) {
        begin(world, &fief::setup::SETUP, ());
    }
    fn arrange(&self, world: &mut World, position: &str) -> Result<(), String> {
        fief::position::arrange(world, position, position::arrange)
    }
    fn broken_invariants(&self, world: &mut World) -> Vec<String> {
        let mut wrong = fief::invariants::broken(world);
        wrong.extend(invariants::broken(world));
        wrong
    }
    fn figures(&self, world: &World) -> Vec<(&'static str, f64)> {
        let mut figures = fief::figures(world);
        figures.extend(mercenaries::figures(world));
        figures
    }
}
