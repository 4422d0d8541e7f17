//! Chapter 1, the set-up as a whole: the pieces and names of a match, and the order in which the sides set up.
use super::army::{COMPOSE, MUSTER};
use super::deployment::{DEPLOY, INITIATIVE, REVEAL};
use super::module_cards::DRAW_CARDS;
use super::terrain::MARKERS;
use super::turn::TURN;
use crate::games::ancients::data::files::{BLUE, RED, SIDES};
use crate::games::ancients::rules::Rules;
use crate::games::ancients::state::{Fate, NoBurn};
use crate::table::prelude::Name;
use crate::table::prelude::*;
use bevy::prelude::*;

/// The whole of the set-up.
pub const SETUP: Step<()> = Step::new("ancients.setup");

/// Spawns every piece of both pools, available (N-1.10), not recruited, and known to its own side only (N-1.08); names
/// everything that orders are about, and puts the rules of the match in force.
pub(in crate::games::ancients) fn set_up(world: &mut World, rules: Rules) {
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
}

/// Labels: hexes `5:3`, units `r-heavy-7-2`, lines of the pool `heavy-7`, ready-made armies by their names.
fn name_everything(world: &mut World, rules: &Rules) {
    let mut names = Names::default();
    names.unknown_piece = Some(Refusal::new("unknown_unit", "N-3.02"));
    names.unknown_place = Some(Refusal::new("hex_off_board", "N-2.06"));
    for side in SIDES {
        names.add_seat(Name::new(side, format!("ancients-side-{side}")));
    }
    for place in rules.map.hexes.places() {
        names.add_place(Name::plain(rules.map.hexes.label(place)));
    }
    for line in &rules.pool {
        let name = Name::new(format!("{}-{}", line.kind, line.fresh), format!("ancients-kind-{}", line.kind));
        let own = format!("{} {}", line.kind, line.fresh);
        names.add_kind(name.called(own).with("strength", Word::Number(line.fresh.into())));
    }
    for list in &rules.data.armies.lists {
        names.add_kind(Name::new(list.name.clone(), format!("ancients-list-{}", list.name)).called(&list.name));
    }
    for upgrade in &rules.upgrades {
        let p = &rules.pool[upgrade.line];
        let label = format!("{}-{}-{}", p.kind, p.fresh, upgrade.name);
        let name = Name::new(label, format!("ancients-upgrade-{}", upgrade.name));
        let own = format!("{} {} {}", p.kind, p.fresh, upgrade.name);
        names.add_kind(name.called(own).with("unit", Word::On(Target::Kind(Kind(upgrade.line as u16)))));
    }
    if rules.switches.modules.terrain || rules.switches.modules.stakes {
        for ground in &rules.data.terrain.kinds {
            let name = Name::new(&ground.name, format!("ancients-terrain-{}", ground.name));
            names.add_kind(name.called(&ground.name));
        }
        names.add_kind(Name::new("stakes", "ancients-stakes").called("stakes"));
    }
    if rules.switches.modules.asymmetric_cards {
        for choice in rules.card_choices() {
            let card = &rules.data.cards.cards[choice.card];
            let name = match choice.taken {
                None => Name::new(&card.name, format!("ancients-card-{}", card.name)),
                Some(module) => {
                    let module = card.modules[module as usize].option();
                    Name::new(format!("{}-{module}", card.name), format!("option-ancients-{module}"))
                }
            };
            let label = name.label.clone();
            names.add_kind(name.called(&label));
        }
    }
    for (side, letter) in [(RED, 'r'), (BLUE, 'b')] {
        // Units of the same kind and strength are numbered from 1.
        let mut last = (usize::MAX, 0);
        for (id, line) in rules.pieces_of(side) {
            last = if last.0 == line { (line, last.1 + 1) } else { (line, 1) };
            let p = &rules.pool[line];
            let number = if p.count > 1 { format!("-{}", last.1) } else { String::new() };
            let label = format!("{letter}-{}-{}{number}", p.kind, p.fresh);
            let own = format!("{} {}", p.kind, p.fresh);
            let name = Name::new(label, format!("ancients-unit-{}", p.kind))
                .called(own)
                .with("strength", Word::Number(p.fresh.into()))
                .with("side", Word::On(Target::Seat(side)));
            names.set_piece(id, name);
        }
    }
    world.insert_resource(names);
}

/// Both draw a card with the option for it (N-20.02). Red composes, then Blue; the sides place terrain markers (N-1.15); Red deploys, then Blue; then both armies are revealed and the initiative is rolled.
pub(in crate::games::ancients) fn setup(In(()): In<()>, rules: Res<Rules>) -> Flow {
    let sides = [RED, BLUE];
    // A set battle may name the armies (N-22.02).
    let compose = sides.map(|s| if rules.named_army(s).is_some() { MUSTER.on(s) } else { COMPOSE.on(s) });
    let deploy = sides.map(|s| DEPLOY.on(s));
    let markers = rules.switches.modules.terrain.then(|| MARKERS.on(RED));
    let cards = rules.switches.modules.asymmetric_cards.then(|| DRAW_CARDS.on(()));
    Flow::then(cards.into_iter().chain(compose).chain(markers).chain(deploy).chain([
        REVEAL.on(()),
        INITIATIVE.on(()),
        TURN.on(()),
    ]))
}

/// Registers the steps, decisions and verbs of this chapter.
pub fn plugin(app: &mut App) {
    app.step(&SETUP, setup);
}
