//! What is known of a fighter, and of the unit in which he stands.
use super::VassauxFace;
use super::seen::Seen;
use super::sorcery;
use crate::desktop::face::{Draw, Sheet};
use crate::games::vassaux::access::{Fighter, UnitState};
use crate::games::vassaux::data::army::units::Unit;
use crate::games::vassaux::data::files::{Foot, VassauxData};
use crate::games::vassaux::pieces::UnitPieces;
use crate::games::vassaux::state::fighters::Fate;
use crate::games::vassaux::state::orders::{DieState, OrderDie};
use crate::table::prelude::{Narrator, PieceId, Target};
use crate::table::text::locales::Arg;

type Lines = Vec<(String, String)>;

/// The name of a ready-made fighter, or of his profile.
pub fn calling(data: &VassauxData, unit: &Unit, tell: &Narrator) -> String {
    match unit.build.prebuilt {
        Some(prebuilt) => tell.texts.get(&format!("vassaux-prebuilt-{}", data.prebuilt[prebuilt].id)),
        None => tell.texts.get(&format!("vassaux-profile-{}", data.profiles[unit.build.profile].id)),
    }
}

/// Who leads them, and how far his word goes.
pub fn title(data: &VassauxData, unit: &Unit, tell: &Narrator) -> String {
    let title = tell.texts.get(&format!("vassaux-title-{}", data.titles[unit.title].id));
    tell.texts
        .format("vassaux-view-leads", &[("title", title.into()), ("cmd", unit.cmd.into()), ("aura", unit.aura.into())])
}

/// What a fighter is, bears and can: the part of his sheet that never changes.
pub fn kit(data: &VassauxData, unit: &Unit, tell: &Narrator) -> Lines {
    let text = |key: String| tell.texts.get(&key);
    let label = |key: &str| tell.texts.get(&format!("vassaux-view-{key}"));
    let profile = text(format!("vassaux-profile-{}", data.profiles[unit.build.profile].id));
    let weapon = &data.gear.weapons[unit.build.weapon];
    let mut bears = vec![text(format!("vassaux-weapon-{}", weapon.id))];
    bears.push(text(format!("vassaux-armour-{}", data.gear.armours[unit.build.armour].id)));
    if unit.build.foot == Foot::Mounted {
        bears.push(label("horse"));
    }
    let stats = tell.texts.format(
        "vassaux-view-stats",
        &[
            ("mv", unit.stats.mv.into()),
            ("hp", unit.stats.hp.into()),
            ("at", unit.stats.at.into()),
            ("df", unit.stats.df.into()),
        ],
    );
    let mut lines = vec![(label("profile"), profile), (label("figures"), stats), (label("bears"), bears.join(" · "))];
    if let Some(shot) = weapon.shot {
        let dice = (unit.bare_at + shot.bonus).max(0);
        let args = [("range", Arg::from(shot.range)), ("dice", dice.into()), ("shots", shot.shots.into())];
        lines.push((label("shoots"), tell.texts.format("vassaux-view-shot", &args)));
    }
    if !unit.powers.is_empty() {
        let powers: Vec<String> = unit
            .powers
            .iter()
            .map(|power| text(format!("vassaux-power-{}", data.magic.powers[*power].id.replace('-', "_"))))
            .collect();
        lines.push((label("powers"), powers.join(", ")));
    }
    lines
}

/// An order die in words.
fn die(die: &OrderDie, tell: &Narrator) -> String {
    let order = tell.target(Target::Kind(die.order.kind()));
    let key = match die.state {
        DieState::Declared => "vassaux-view-die-declared",
        DieState::Resolved => "vassaux-view-die-resolved",
        DieState::SpentAlert => "vassaux-view-die-spent",
    };
    tell.texts.format(key, &[("order", order.into())])
}

/// The sheet of a fighter; that of a unit or of strays is that of its leader or of one of them.
pub fn sheet(face: &VassauxFace, seen: &Seen, piece: PieceId, tell: &Narrator) -> Option<Sheet> {
    let (board, rules) = (&seen.board, seen.rules());
    let fighter = match rules.roster.unit_of_fighter(piece) {
        Some(_) => *board.fighter(piece)?,
        None => {
            let led = rules.roster.unit(piece).and_then(|_| board.unit(piece).leader);
            let any = || board.members(piece).find(|man| man.fate == Fate::OnTable).map(|man| man.id);
            let first = || rules.roster.unit_of_group(piece).map(UnitPieces::leader);
            *board.fighter(led.or_else(any).or_else(first)?)?
        }
    };
    let own = rules.roster.unit_of_fighter(fighter.id)?;
    let group = rules.roster.unit_of_group(fighter.under)?;
    let (unit, figures) = (board.unit(group.id), rules.figures_of(fighter.id));
    let confused = rules.roster.is_strays(fighter.under);
    let leads = !confused && unit.leader == Some(fighter.id);
    let label = |key: &str| tell.texts.get(&format!("vassaux-view-{key}"));
    let kind = calling(&rules.data, figures, tell);
    let title_of = match (own.is_lord(), leads) {
        (true, _) => tell.target(Target::Piece(own.id)),
        (_, true) => {
            tell.texts.format("vassaux-view-vassal-of", &[("unit", tell.target(Target::Piece(group.id)).into())])
        }
        _ => tell.target(Target::Piece(fighter.id)),
    };
    let mut lines = vec![(label("is"), kind)];
    if leads {
        lines.push((label("title"), title(&rules.data, figures, tell)));
    }
    lines.extend(kit(&rules.data, figures, tell));
    if !own.is_lord() {
        lines.push((label("unit"), strength(seen, &fighter, group, tell)));
    }
    if !confused {
        lines.extend(doings(seen, unit, group, tell));
    }
    let stands = match seen.stands_at(&fighter) {
        Some(at) => tell.target(Target::Spot(at)),
        None => label(&format!("fate-{}", fighter.fate.name().replace('_', "-"))),
    };
    lines.push((label("stands"), stands));
    if fighter.fate == Fate::OnTable {
        lines.extend(distances(seen, &fighter, group, leads, tell));
    }
    let mut notes = notes(seen, &fighter, unit, confused, tell);
    notes.extend(sorcery::notes(seen, fighter.under, tell));
    Some(Sheet { picture: None, title: title_of, tincture: Some(face.tincture(own.host)), lines, notes })
}

/// How many are left of his unit, and how many of them run about.
fn strength(seen: &Seen, fighter: &Fighter, group: &UnitPieces, tell: &Narrator) -> String {
    // Who is not deployed yet is not lost.
    let is_left = |man: &&Fighter| matches!(man.fate, Fate::OnTable | Fate::Aside);
    let here = |id: PieceId| seen.board.members(id).filter(is_left).count() as i32;
    let name = tell.target(Target::Piece(fighter.under));
    let strays = if seen.rules().roster.is_strays(fighter.under) { 0 } else { here(group.strays) };
    let args = [
        ("unit", Arg::from(name)),
        ("left", here(fighter.under).into()),
        ("all", (group.fighters.len() as i32).into()),
        ("strays", strays.into()),
    ];
    tell.texts.format("vassaux-view-strength", &args)
}

/// What the unit was ordered, has shot and suffered.
fn doings(seen: &Seen, unit: &UnitState, group: &UnitPieces, tell: &Narrator) -> Lines {
    let label = |key: &str| tell.texts.get(&format!("vassaux-view-{key}"));
    let mut lines = vec![];
    if seen.progress.turn > 0 {
        let state = if unit.activated { "activated" } else { "not-activated" };
        lines.push((label("turn-of-unit"), label(state)));
    }
    if !unit.given.0.is_empty() {
        let dice: Vec<String> = unit.given.0.iter().map(|given| die(given, tell)).collect();
        lines.push((label("orders"), dice.join(", ")));
    }
    if let Some(shot) = seen.rules().shot(unit.id) {
        let args = [("now", Arg::from(i32::from(unit.deeds.shots))), ("goal", shot.shots.into())];
        lines.push((label("shots"), tell.texts.format("vassaux-view-of", &args)));
    }
    let fallen = group
        .fighters
        .iter()
        .filter(|man| seen.board.fighter(**man).is_some_and(|man| man.fate.is_eliminated()))
        .count();
    if fallen > 0 {
        lines.push((label("fallen"), fallen.to_string()));
    }
    lines
}

/// How far it is to his leader or lord, and to the nearest enemy, edge to edge.
fn distances(seen: &Seen, fighter: &Fighter, group: &UnitPieces, leads: bool, tell: &Narrator) -> Lines {
    let (board, field) = (&seen.board, &seen.board.field);
    let label = |key: &str| tell.texts.get(&format!("vassaux-view-{key}"));
    let Some(base) = field.base(fighter.id) else { return vec![] };
    let mut lines = vec![];
    let chief = if leads { board.lord_on_table(group.host) } else { board.unit(group.id).leader };
    if let Some(chief) = chief.filter(|chief| *chief != fighter.id).and_then(|chief| field.base(chief)) {
        let figures = seen.rules().figures(chief.group);
        let inside = field.in_aura(&chief.disc, seen.rules().in_units(figures.aura), &base.disc);
        let key = if inside { "vassaux-view-in-aura" } else { "vassaux-view-out-of-aura" };
        let away = tell.length(field.gap(&base.disc, &chief.disc));
        let args = [("length", Arg::from(away)), ("aura", figures.aura.into())];
        lines.push((label(if leads { "to-lord" } else { "to-vassal" }), tell.texts.format(key, &args)));
    }
    let nearest = field.enemies(base.host).min_by_key(|enemy| (field.gap(&base.disc, &enemy.disc), enemy.id));
    if let Some(enemy) = nearest {
        let away = tell.length(field.gap(&base.disc, &enemy.disc));
        let bearing = tell.bearing(base.centre(), enemy.centre()).unwrap_or_default();
        let name = tell.target(Target::Piece(enemy.group));
        let args = [("length", Arg::from(away)), ("bearing", bearing.into()), ("unit", name.into())];
        lines.push((label("to-enemy"), tell.texts.format("vassaux-view-enemy-at", &args)));
    }
    lines
}

/// What holds for him just now, each with its rule.
fn notes(seen: &Seen, fighter: &Fighter, unit: &UnitState, confused: bool, tell: &Narrator) -> Lines {
    let (board, rules) = (&seen.board, seen.rules());
    let field = &board.field;
    let mut notes = vec![];
    let mut note =
        |key: &str, rule: &str| notes.push((tell.texts.get(&format!("vassaux-view-note-{key}")), rule.into()));
    if fighter.fate != Fate::OnTable {
        return notes;
    }
    if board.is_fortified(fighter.under) {
        note("fortified", "V-9.17");
    }
    if confused {
        note("confused", "V-7.04");
    } else {
        if unit.given.is_on_alert() {
            note("alert", "V-18.05");
        }
        if unit.deeds.reacted {
            note("reacted", "V-18.09");
        }
        if board.is_locked(unit.id) {
            note("locked", "V-23.10");
        }
        if field.is_in_difficult(unit.id) {
            note("difficult", "V-11.04");
        }
    }
    if field.is_pinned(fighter.under) {
        note("pinned", "V-10.08");
    } else if field.is_engaged(fighter.under) {
        note("engaged", "V-17.02");
    }
    if field.level(fighter.at) > 0 {
        note("high", "V-17.13");
    }
    let armour = &rules.data.gear.armours[rules.figures_of(fighter.id).build.armour];
    if armour.guard {
        note("guard", "V-14.14");
    }
    if !armour.doubled_by.is_empty() {
        note("siege", "V-4.14");
    }
    if armour.no_run {
        note("no-run", "V-4.15");
    }
    notes
}
