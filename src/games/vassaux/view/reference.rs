//! What everybody may look up: both hosts, the terrain on the table, the orders.
use super::VassauxFace;
use super::automaton;
use super::badges::face as die_face;
use super::patches;
use super::players::tallies::Tally;
use super::seen::Seen;
use super::sheets::{calling, kit, title};
use super::sorcery;
use crate::desktop::face::{Draw, ReferencePage, Sheet};
use crate::games::vassaux::state::fighters::Fate;
use crate::games::vassaux::state::orders::{OrderKind, Sort};
use crate::table::prelude::{Narrator, Seat, Target};
use crate::table::text::locales::Arg;

/// All pages.
pub fn pages(face: &VassauxFace, seen: &Seen, tell: &Narrator) -> Vec<ReferencePage> {
    let hosts = [Seat(0), Seat(1)].map(|host| of_host(face, seen, host, tell));
    hosts
        .into_iter()
        .chain([terrain(seen, tell), orders(seen, tell)])
        .chain(sorcery::page(seen, tell))
        .chain(automaton::page(face, seen, tell))
        .collect()
}

/// What a host has lost, its dice, its reactivity.
pub fn host(face: &VassauxFace, seen: &Seen, host: Seat, tell: &Narrator) -> Sheet {
    let label = |key: &str| tell.texts.get(&format!("vassaux-view-{key}"));
    let of = |now: i32, goal: i32| tell.texts.format("vassaux-view-of", &[("now", now.into()), ("goal", goal.into())]);
    let tally = Tally::of(seen, host);
    let bag = seen.reserves.of(host);
    Sheet {
        picture: None,
        title: tell.target(Target::Seat(host)),
        tincture: Some(face.tincture(host)),
        lines: vec![
            (label("points"), seen.rules().hosts[usize::from(host.0)].total.to_string()),
            (label("points-lost"), of(tally.lost, tally.all)),
            (label("reserve"), of(i32::from(bag.reserve), i32::from(bag.initial))),
            (label("reactivity"), seen.progress.reactivity_of(host).to_string()),
        ],
        notes: vec![(label("note-reserve"), "V-3.07".into()), (label("note-reactivity"), "V-6.06".into())],
    }
}

/// A host: what it has lost, and each of its units.
fn of_host(face: &VassauxFace, seen: &Seen, host: Seat, tell: &Narrator) -> ReferencePage {
    let rules = seen.rules();
    let label = |key: &str| tell.texts.get(&format!("vassaux-view-{key}"));
    let of = |now: i32, goal: i32| tell.texts.format("vassaux-view-of", &[("now", now.into()), ("goal", goal.into())]);
    let mut sheets = vec![self::host(face, seen, host, tell)];
    for unit in rules.roster.of_host(host) {
        let figures = rules.figures(unit.id);
        let here = unit
            .fighters
            .iter()
            .filter(|man| seen.board.fighter(**man).is_some_and(|man| matches!(man.fate, Fate::OnTable | Fate::Aside)));
        let mut lines = vec![
            (label("is"), calling(&rules.data, figures, tell)),
            (label("title"), title(&rules.data, figures, tell)),
        ];
        lines.extend(kit(&rules.data, figures, tell));
        if !unit.is_lord() {
            lines.push((label("fighters"), of(here.count() as i32, unit.fighters.len() as i32)));
        }
        lines.push((label("cost"), figures.cost.to_string()));
        let tincture = Some(face.tincture(host));
        sheets.push(Sheet {
            picture: None,
            title: tell.target(Target::Piece(unit.id)),
            tincture,
            lines,
            notes: vec![],
        });
    }
    ReferencePage { title: tell.target(Target::Seat(host)), sheets }
}

/// The kinds of terrain on the table (V-11.01).
fn terrain(seen: &Seen, tell: &Narrator) -> ReferencePage {
    let kinds = &seen.rules().data.terrain;
    let pieces = seen.terrain();
    let laid = |kind: &usize| pieces.iter().any(|piece| piece.kind == *kind);
    let sheets = (0..kinds.len()).filter(laid).map(|kind| patches::of_kind(&kinds[kind], tell)).collect();
    ReferencePage { title: tell.texts.get("vassaux-view-page-terrain"), sheets }
}

/// The orders, and what they do.
fn orders(seen: &Seen, tell: &Narrator) -> ReferencePage {
    let orders = &seen.rules().data.orders;
    let label = |key: &str| tell.texts.get(&format!("vassaux-view-{key}"));
    let sheet = |order: &OrderKind| {
        let sort = match order.sort() {
            Sort::Composite => "composite",
            Sort::Simple => "simple",
        };
        let face = [("sort", Arg::from(label(sort))), ("face", die_face(orders, *order).into())];
        let key = format!("order-{}", order.id().replace('_', "-"));
        Sheet {
            picture: None,
            title: tell.target(Target::Kind(order.kind())),
            tincture: None,
            lines: vec![(label("die"), tell.texts.format("vassaux-view-die-face", &face))],
            notes: vec![(label(&key), rule(*order).into())],
        }
    };
    let is_played = |order: &&OrderKind| seen.rules().has_magic() || **order != OrderKind::Cast;
    let sheets = OrderKind::ALL.iter().filter(is_played).map(sheet).collect();
    ReferencePage { title: tell.texts.get("vassaux-view-page-orders"), sheets }
}

/// The rule of an order.
const fn rule(order: OrderKind) -> &'static str {
    match order {
        OrderKind::TacticalMove => "V-9.08",
        OrderKind::Run => "V-9.10",
        OrderKind::CoordinatedAttack => "V-9.11",
        OrderKind::Cast => "V-19.02",
        OrderKind::CoordinatedCharge => "V-9.13",
        OrderKind::Alert => "V-9.16",
        OrderKind::Fortify => "V-9.17",
        OrderKind::March => "V-9.06",
        OrderKind::Attack => "V-9.12",
        OrderKind::Charge => "V-13.02",
        OrderKind::Wait => "V-9.18",
        OrderKind::HuntMove => "V-21.08",
    }
}
