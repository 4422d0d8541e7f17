//! What the side panel tells of a man and of a hex.
use super::counters::values;
use super::drawing::tincture;
use super::seen::{Reading, board, seen};
use super::siege::{beyond, gallery, mangonels};
use super::{aims, artillery, belfry_notes};
use crate::desktop::face::*;
use crate::games::anarchy::board::{Board, enemy};
use crate::games::anarchy::chapters::tactical::belfry::burning::lit;
use crate::games::anarchy::chapters::tactical::capture::guards;
use crate::games::anarchy::chapters::tactical::fire::is_in_fire;
use crate::games::anarchy::chapters::tactical::ladders::is_at_head;
use crate::games::anarchy::chapters::tactical::shooting::may_shoot;
use crate::games::anarchy::chapters::tactical::siegeworks::stones;
use crate::games::anarchy::chapters::tactical::victory::worth;
use crate::games::anarchy::data::files::{ANGEVIN, Cover, ROYALIST, SIDES, ShooterData, Terrain, Values, Weapon};
use crate::games::anarchy::rules::Rules;
use crate::games::anarchy::state::{Door, Job, Man, Phase, Post};
use crate::table::kit::hex_map::Heading;
use crate::table::prelude::{Narrator, PieceId, Place, Target};
use crate::table::text::narrator::capitalised;

/// The word for a weapon.
pub(super) fn weapon_key(weapon: Weapon) -> &'static str {
    match weapon {
        Weapon::Sword => "anarchy-view-weapon-sword",
        Weapon::Lance => "anarchy-view-weapon-lance",
        Weapon::Spear => "anarchy-view-weapon-spear",
        Weapon::Axe => "anarchy-view-weapon-axe",
        Weapon::Tool => "anarchy-view-weapon-tool",
        Weapon::Pick => "anarchy-view-weapon-pick",
        Weapon::ShortBow => "anarchy-view-weapon-short-bow",
        Weapon::LongBow => "anarchy-view-weapon-long-bow",
        Weapon::Crossbow => "anarchy-view-weapon-crossbow",
        Weapon::Sling => "anarchy-view-weapon-sling",
        Weapon::StaffSling => "anarchy-view-weapon-staff-sling",
        Weapon::Javelin => "anarchy-view-weapon-javelin",
        Weapon::Ballista => "anarchy-view-weapon-ballista",
    }
}

/// The word for a cover.
pub(super) fn cover_key(cover: Cover) -> &'static str {
    match cover {
        Cover::None => "anarchy-view-cover-none",
        Cover::Light => "anarchy-view-cover-light",
        Cover::Medium => "anarchy-view-cover-medium",
        Cover::Strong => "anarchy-view-cover-strong",
        Cover::Total => "anarchy-view-cover-total",
    }
}

/// The word for a terrain.
pub(super) fn terrain_key(terrain: Terrain) -> &'static str {
    match terrain {
        Terrain::Flat => "anarchy-view-terrain-flat",
        Terrain::Brush => "anarchy-view-terrain-brush",
        Terrain::Tree => "anarchy-view-terrain-tree",
        Terrain::Embankment => "anarchy-view-terrain-embankment",
        Terrain::Beach => "anarchy-view-terrain-beach",
        Terrain::Shallows => "anarchy-view-terrain-shallows",
        Terrain::River => "anarchy-view-terrain-river",
        Terrain::Ford => "anarchy-view-terrain-ford",
        Terrain::Interior => "anarchy-view-terrain-interior",
        Terrain::Wall => "anarchy-view-terrain-wall",
        Terrain::WallWindow => "anarchy-view-terrain-wall-window",
        Terrain::WallDoor => "anarchy-view-terrain-wall-door",
        Terrain::GreatDoor => "anarchy-view-terrain-great-door",
        Terrain::ChurchWindow => "anarchy-view-terrain-church-window",
        Terrain::ChapelWindow => "anarchy-view-terrain-chapel-window",
        Terrain::Furniture => "anarchy-view-terrain-furniture",
        Terrain::LowWall => "anarchy-view-terrain-low-wall",
        Terrain::OuterCorner => "anarchy-view-terrain-outer-corner",
        Terrain::Scaffold => "anarchy-view-terrain-scaffold",
        Terrain::Stairs => "anarchy-view-terrain-stairs",
        Terrain::Court => "anarchy-view-terrain-court",
        Terrain::Ditch => "anarchy-view-terrain-ditch",
        Terrain::FilledDitch => "anarchy-view-terrain-filled-ditch",
        Terrain::FixedBridge => "anarchy-view-terrain-fixed-bridge",
        Terrain::BurntBridge => "anarchy-view-terrain-burnt-bridge",
        Terrain::Gangway => "anarchy-view-terrain-gangway",
        Terrain::Gate => "anarchy-view-terrain-gate",
        Terrain::Rampart => "anarchy-view-terrain-rampart",
        Terrain::TowerTop => "anarchy-view-terrain-tower-top",
        Terrain::TowerDoor => "anarchy-view-terrain-tower-door",
        Terrain::CastleWall => "anarchy-view-terrain-castle-wall",
        Terrain::KeepHall => "anarchy-view-terrain-keep-hall",
        Terrain::KeepDoor => "anarchy-view-terrain-keep-door",
        Terrain::Platform => "anarchy-view-terrain-platform",
        Terrain::ArrowSlit => "anarchy-view-terrain-arrow-slit",
        Terrain::CastleWindow => "anarchy-view-terrain-castle-window",
        Terrain::TwinWindow => "anarchy-view-terrain-twin-window",
        Terrain::LadderHead => "anarchy-view-terrain-ladder-head",
        Terrain::Rubble => "anarchy-view-terrain-rubble",
        Terrain::Hourd => "anarchy-view-terrain-hourd",
        Terrain::BelfryGround => "anarchy-belfry-view-terrain-ground",
        Terrain::BelfryFloor => "anarchy-belfry-view-terrain-floor",
        Terrain::BelfryBridge => "anarchy-belfry-view-terrain-bridge",
        Terrain::BelfryWinch => "anarchy-belfry-view-terrain-winch",
    }
}

/// The terrain on which somebody stands in a place, under a belfry, too.
pub(super) fn ground_of(board: &Board, place: Place) -> Terrain {
    if board.under_belfry(place).is_some() { Terrain::BelfryGround } else { board.terrain(place) }
}

/// The word for a direction.
fn heading_key(heading: Heading) -> &'static str {
    const KEYS: [&str; 6] = [
        "anarchy-view-looks-n",
        "anarchy-view-looks-ne",
        "anarchy-view-looks-se",
        "anarchy-view-looks-s",
        "anarchy-view-looks-sw",
        "anarchy-view-looks-nw",
    ];
    KEYS[heading.index() % KEYS.len()]
}

fn of_values((attack, defence, moves): Values, tell: &Narrator) -> String {
    tell.texts.format(
        "anarchy-view-values-of",
        &[("attack", attack.into()), ("defence", defence.into()), ("moves", moves.into())],
    )
}

/// How somebody is, each with its rule; nothing: he is ready.
/// `attacks`: it is a combat step, and whether his own side's.
fn states(man: &Man, attacks: Option<bool>, tell: &Narrator) -> Vec<(String, String)> {
    let facts: [(bool, &str, &str); 9] = [
        (man.post == Post::Waiting, "anarchy-view-waiting", "A-0.58"),
        (man.captive, "anarchy-view-captive", "A-1.4.04"),
        (man.stunned > 1, "anarchy-view-stunned", "A-0.27"),
        (man.stunned == 1, "anarchy-view-stunned-recovers", "A-0.27"),
        (man.wounded, "anarchy-view-wounded", "A-0.33"),
        (man.disarmed && !man.captive, "anarchy-view-disarmed", "A-1.4.12"),
        (man.guards, "anarchy-view-guards", "A-1.4.07"),
        (man.attacked && attacks == Some(true), "anarchy-view-has-attacked", "A-0.14"),
        (man.target && attacks == Some(false), "anarchy-view-was-attacked", "A-0.14"),
    ];
    let told = facts.into_iter().filter(|(holds, ..)| *holds);
    told.map(|(_, key, rule)| (tell.texts.get(key), rule.to_owned())).collect()
}

fn weapons(rules: &Rules, piece: PieceId, tell: &Narrator) -> Option<String> {
    let all = &rules.class(piece).weapons;
    let words: Vec<String> = all.iter().map(|weapon| tell.texts.get(weapon_key(*weapon))).collect();
    (!words.is_empty()).then(|| words.join(", "))
}

fn ranges(weapon: &ShooterData, tell: &Narrator) -> Option<String> {
    let [short, medium, long] = weapon.ranges[..] else { return None };
    let args =
        [("short", short.into()), ("medium", medium.into()), ("long", long.into()), ("nearest", weapon.nearest.into())];
    let key = if weapon.nearest > 1 { "anarchy-view-ranges-from" } else { "anarchy-view-ranges" };
    Some(tell.texts.format(key, &args))
}

pub(super) fn man(sight: &Sight, piece: PieceId, tell: &Narrator) -> Option<Sheet> {
    let (rules, reading) = (sight.rules::<Rules>(), seen(sight));
    let found = reading.piece(piece)?;
    let (character, class) = (rules.character(piece), rules.class(piece));
    let man = &found.man;
    let text = |key: &str| tell.texts.get(key);
    let mut lines = vec![];
    if character.rider.is_none() {
        lines.push((
            text("anarchy-view-class"),
            tell.target(Target::Kind(crate::table::prelude::Kind(character.class as u16))),
        ));
    }
    lines.push((text("anarchy-view-now"), of_values(values(rules, found), tell)));
    for (on_foot, both) in [(true, Some(character.foot)), (false, character.mounted)] {
        let Some((healthy, wounded)) = both else { continue };
        let keys = if on_foot {
            ["anarchy-view-foot", "anarchy-view-foot-wounded"]
        } else {
            ["anarchy-view-mounted", "anarchy-view-mounted-wounded"]
        };
        lines.push((text(keys[0]), of_values(healthy, tell)));
        lines.push((text(keys[1]), of_values(wounded, tell)));
    }
    let board = board(sight);
    if man.post == Post::OnField && man.stunned == 0 {
        let left = [("left", board.points_left(piece).into()), ("of", board.allowance(piece).into())];
        lines.push((text("anarchy-view-points-left"), tell.texts.format("anarchy-view-left-of", &left)));
    }
    let weapon = rules.shooter(piece);
    let armed = !man.captive && !man.disarmed;
    lines.extend(weapons(rules, piece, tell).filter(|_| armed).map(|words| (text("anarchy-view-weapons"), words)));
    if let Some(weapon) = weapon {
        lines.extend(ranges(weapon, tell).map(|words| (text("anarchy-view-range"), words)));
        if weapon.carried.is_some() {
            lines.push((text("anarchy-view-ammunition"), man.ammunition.to_string()));
        }
    }
    if class.armoured {
        lines.push((text("anarchy-view-armour"), text("anarchy-view-mail")));
    }
    if let Some(at) = found.at {
        lines.push((text("anarchy-view-hex"), hexes(&board, piece, at, tell)));
    }
    lines.push((text("anarchy-view-worth"), worth(&board, piece).to_string()));
    Some(Sheet {
        picture: None,
        title: capitalised(tell.target(Target::Piece(piece))),
        tincture: Some(tincture(character.side)),
        lines,
        notes: notes(&board, piece, reading, tell),
    })
}

/// Where somebody stands; a rider with both hexes, and where he looks.
fn hexes(board: &Board, piece: PieceId, at: Place, tell: &Narrator) -> String {
    let name = |place: Place| tell.target(Target::Place(place));
    match (board.man(piece).rear, board.heading(piece)) {
        (Some(rear), Some(heading)) => tell.texts.format(
            "anarchy-view-both-hexes",
            &[
                ("front", name(at).into()),
                ("rear", name(rear).into()),
                ("looks", tell.texts.get(heading_key(heading)).into()),
            ],
        ),
        _ => name(at),
    }
}

fn notes(board: &Board, piece: PieceId, reading: &Reading, tell: &Narrator) -> Vec<(String, String)> {
    let (rules, man, side) = (board.rules, board.man(piece), board.side(piece));
    let text = |key: &str, rule: &str| (tell.texts.get(key), rule.to_owned());
    let phase = reading.phase;
    let attacks = (phase == Phase::Combat).then_some(reading.active == Some(side));
    let mut notes = states(man, attacks, tell);
    if man.post != Post::OnField {
        notes.extend(beyond::of_man(board, piece, tell));
        return notes;
    }
    let charges = i32::from(man.straight) >= rules.limits.charge_min_hexes;
    if man.is_mounted() && charges {
        notes.push(text("anarchy-view-charges", "A-0.21"));
    }
    if man.captive {
        let with = guards(board, piece).count();
        let args = [("n", with.into()), ("least", rules.limits.captive_guards.into())];
        notes.push((tell.texts.format("anarchy-view-guarded", &args), "A-1.4.05".to_owned()));
    }
    if !board.is_animal(piece) && board.hexes_of(piece).any(|hex| board.is_threatened(hex, side)) {
        notes.push(text("anarchy-view-threatened", "A-0.61"));
    }
    if let Some(work) = board.tasks.works.of(piece) {
        let key = work_key(work.kind.job);
        let at = tell.target(Target::Place(work.kind.lean.unwrap_or(work.kind.hex)));
        let what = tell.texts.format(key, &[("hex", at.into())]);
        let args = [("work", what.into()), ("n", work.left.into())];
        notes.push((tell.texts.format("anarchy-view-works", &args), "A-0.56".to_owned()));
    }
    super::engines::notes_of(board, piece, tell, &mut notes);
    if is_in_fire(board, piece) {
        notes.push(text("anarchy-view-in-fire", "A-0.53"));
    }
    if is_at_head(board, piece) {
        notes.push(text("anarchy-view-at-head", "A-3.6.12"));
    }
    if board.is_held_back(piece) {
        notes.push(text("anarchy-view-surprised", "A-0.13"));
    }
    let fires = matches!(phase, Phase::DefensiveFire | Phase::OffensiveFire);
    if fires && rules.shooter(piece).is_some() && may_shoot(board, phase, side, piece).is_ok() {
        notes.push(text("anarchy-view-may-shoot", "A-0.46"));
    }
    if fires && stones::has_target(board, phase, side, piece).is_ok() {
        notes.push(text("anarchy-view-may-throw", "A-4.5.05"));
    }
    notes
}

/// The words of a piece of work.
fn work_key(job: Job) -> &'static str {
    match job {
        Job::Open => "anarchy-view-job-open",
        Job::Close => "anarchy-view-job-close",
        Job::Burst => "anarchy-view-job-burst",
        Job::BreakBridge => "anarchy-view-job-break-bridge",
        Job::LayGangway => "anarchy-view-job-lay-gangway",
        Job::Raise => "anarchy-view-job-raise",
        Job::Lower => "anarchy-view-job-lower",
        Job::PutOut => "anarchy-view-job-put-out",
        Job::Tether => "anarchy-view-job-tether",
        Job::Free => "anarchy-view-job-free",
        Job::ShiftHeap => "anarchy-view-job-shift-heap",
        Job::LowerBridge => "anarchy-belfry-view-job-lower-bridge",
    }
}

pub(super) fn place(sight: &Sight, place: Place, tell: &Narrator) -> Option<Sheet> {
    let rules: &Rules = sight.rules();
    let map = &rules.map;
    if place.index() >= map.places() {
        return None;
    }
    let board = board(sight);
    let (features, terrain, level) = (board.features(place), ground_of(&board, place), board.level(place));
    let text = |key: &str| tell.texts.get(key);
    let cost = |points: Option<i32>| match points {
        Some(n) => tell.texts.format("anarchy-view-points", &[("n", n.into())]),
        None => text("anarchy-view-closed"),
    };
    let signed = |n: i32| match n {
        0 => "0".to_owned(),
        n if n < 0 => format!("−{}", -n),
        n => format!("+{n}"),
    };
    // Engines are entered on foot only, and for what they cost.
    let (on_foot, mounted) = match board.berth(place) {
        Some(berth) => {
            let open = board.roof(place).filter(|_| berth.cell.men);
            (open.map(|(_, engine)| rules.data.engines.of(engine.kind).enter_mp), None)
        }
        None => (features.foot, features.mounted),
    };
    let mut lines = vec![
        (text("anarchy-view-on-foot"), cost(on_foot)),
        (text("anarchy-view-on-horse"), cost(mounted)),
        (
            text("anarchy-view-cover"),
            belfry_notes::covers(&board, place, tell)
                .or_else(|| gallery::cover(&board, place, tell))
                .unwrap_or_else(|| text(cover_key(features.cover))),
        ),
        (text("anarchy-view-attack-out"), signed(features.attack)),
        (text("anarchy-view-attack-into"), signed(features.defence)),
    ];
    if level != 0 {
        lines.push((text("anarchy-view-level"), halves_signed(level)));
    }
    let areas = aims::areas_at(rules, board.map.hex_of(place), tell);
    if !areas.is_empty() && board.on_floor(place).is_none() {
        lines.push((text("anarchy-view-area"), areas.join(", ")));
    }
    let mut notes = vec![];
    match terrain {
        Terrain::Embankment => notes.push((text("anarchy-view-crest"), "A-1.1.02".to_owned())),
        Terrain::OuterCorner => notes.push((text("anarchy-view-corner"), "A-2.1.10".to_owned())),
        Terrain::River => notes.push((text("anarchy-view-no-mail"), "A-1.1.04".to_owned())),
        Terrain::Tree => notes.push((text("anarchy-view-blocks"), "A-0.40".to_owned())),
        _ => {}
    }
    let reading = seen(sight);
    let bodies = reading.bodies(place);
    if bodies > 0 {
        let slow = bodies >= rules.limits.bodies_that_slow;
        let key = if slow { "anarchy-view-bodies-slow" } else { "anarchy-view-bodies" };
        notes.push((tell.texts.format(key, &[("n", bodies.into())]), "A-0.11".to_owned()));
    }
    site_notes(&board, place, tell, &mut notes);
    super::engines::notes(&board, place, tell, &mut notes);
    for seat in [ANGEVIN, ROYALIST] {
        if features.foot.is_some() && board.is_threatened(place, seat) {
            let by = tell.inside(Target::Seat(enemy(seat)));
            notes.push((tell.texts.format("anarchy-view-threatened-by", &[("side", by.into())]), "A-0.61".to_owned()));
        }
        if rules.exits[usize::from(seat.0) % SIDES.len()].contains(&place) {
            let of = tell.inside(Target::Seat(seat));
            notes.push((tell.texts.format("anarchy-view-exit", &[("side", of.into())]), "A-0.59".to_owned()));
        }
    }
    let title = [("ground", text(terrain_key(terrain)).into()), ("hex", tell.target(Target::Place(place)).into())];
    Some(Sheet { picture: None, title: tell.texts.format("anarchy-view-place", &title), tincture: None, lines, notes })
}

/// What there is to tell of doors, ladders, fire and work in a place.
fn site_notes(board: &Board, place: Place, tell: &Narrator, notes: &mut Vec<(String, String)>) {
    let hex = board.map.hex_of(place);
    let name = |place: Place| tell.target(Target::Place(place));
    let mut note = |text: String, rule: &str| notes.push((text, rule.to_owned()));
    match board.door(place) {
        Some(Door::Closed) => note(tell.texts.get("anarchy-view-door-closed"), "A-2.3.05"),
        Some(Door::Open) => note(tell.texts.get("anarchy-view-door-open"), "A-2.3.02"),
        Some(Door::Burst) => note(tell.texts.get("anarchy-view-door-burst"), "A-2.3.07"),
        None => {}
    }
    let terrain = board.terrain(place);
    if terrain.is_crenelled() {
        note(tell.texts.get("anarchy-view-crenels"), "A-3.1.01");
    } else if terrain.is_opening() {
        let church = terrain == Terrain::ChurchWindow;
        let (key, rule) =
            if church { ("anarchy-view-church-window", "A-2.1.06") } else { ("anarchy-view-opening", "A-3.1.09") };
        note(tell.texts.get(key), rule);
    }
    if !board.map.is_upper(place) && board.scaffold_over(hex) {
        note(tell.texts.get("anarchy-view-under-scaffold"), "A-2.2.04");
    }
    if board.hourd(place).is_some() {
        note(tell.texts.get("anarchy-view-hourd"), "A-3.3.15");
        note(tell.texts.get("anarchy-view-hourd-floor"), "A-3.3.17");
    } else if board.hourd_over(place).is_some() {
        note(tell.texts.get("anarchy-view-under-hourd"), "A-3.3.06");
    } else if board.hourds_before(place).next().is_some() {
        note(tell.texts.get("anarchy-view-behind-hourd"), "A-3.3.13");
    }
    if let Some(ladder) = board.site.ladder(hex) {
        match ladder.lean {
            Some(lean) => {
                let args = [("hex", name(lean).into())];
                note(tell.texts.format("anarchy-view-ladder-raised", &args), "A-3.6.09");
            }
            None => note(tell.texts.get("anarchy-view-ladder-lies"), "A-3.6.03"),
        }
    }
    if let Some(mantlet) = board.mantlet(place) {
        let text = match board.map.neighbour(place, mantlet.facing) {
            Some(towards) => tell.texts.format("anarchy-view-mantlet", &[("hex", name(towards).into())]),
            None => tell.texts.get("anarchy-view-mantlet-outwards"),
        };
        note(text, "A-3.5.04");
    }
    for (text, rule) in artillery::told(board, place, tell).into_iter().chain(mangonels::told(board, place, tell)) {
        note(text, rule);
    }
    if board.siegeworks.heaps.contains(&place) {
        note(tell.texts.get("anarchy-view-heap"), "A-4.5.05");
    }
    if let Some(basin) = board.siegeworks.basin(place) {
        let bearers = basin.bearers.into_iter().flatten().map(|id| tell.target(Target::Piece(id)));
        let bearers = bearers.collect::<Vec<_>>().join(", ");
        let (key, rule) = match (basin.bearers, basin.set) {
            (None, _) => ("anarchy-view-basin", "A-4.3.01"),
            (Some(_), false) => ("anarchy-view-basin-borne", "A-4.3.08"),
            (Some(_), true) => ("anarchy-view-basin-set", "A-4.3.20"),
        };
        note(tell.texts.format(key, &[("units", bearers.into())]), rule);
    }
    if let Some(lit) = lit(board, place) {
        if lit < board.turn {
            let ends = lit + board.rules.data.works.fire_turns;
            note(tell.texts.format("anarchy-view-burns", &[("turn", ends.into())]), "A-0.52");
        } else {
            note(tell.texts.get("anarchy-view-lit"), "A-0.52");
        }
    }
    // A floor of a belfry is another place than the ground below it.
    let is_floor = board.on_floor(place).is_some();
    if board.site.burnt.contains(&hex) && !is_floor {
        note(tell.texts.get("anarchy-view-burnt"), "A-0.52");
    }
    let here = if is_floor { place } else { hex };
    for work in board.tasks.works.iter().filter(|work| work.kind.lean.unwrap_or(work.kind.hex) == here) {
        let names: Vec<String> = work.hands.iter().map(|id| tell.target(Target::Piece(*id))).collect();
        let args = [("units", names.join(", ").into()), ("n", work.left.into())];
        note(tell.texts.format("anarchy-view-work-here", &args), "A-0.56");
    }
}

/// Halves of a level, with a sign.
fn halves_signed(n: i32) -> String {
    let words = crate::table::text::narrator::halves(n.abs());
    if n < 0 { format!("−{words}") } else { words }
}
