//! What the side panel tells of a unit and of a hex.
use super::AncientsFace;
use super::seen::{board, units};
use crate::desktop::face::*;
use crate::games::ancients::data::files::{MaquisMarkers, TerrainKindData, UnmarkedMaquis, UpgradeEffect};
use crate::games::ancients::map::Terrain;
use crate::games::ancients::rules::{EffectSet, PoolLine, Rules};
use crate::table::prelude::{Kind, Narrator, PieceId, Place, Sort, Target, Word};
use crate::table::text::narrator::halves;

/// What sets a kind apart, in few words; for a unit with what it bears.
pub(super) fn specials(line: &PoolLine, borne: EffectSet, tell: &Narrator) -> String {
    let mut all = vec![];
    if let Some((nearest, farthest)) = line.shoot {
        all.push(tell.texts.format("ancients-view-shoots", &[("from", nearest.into()), ("to", farthest.into())]));
    }
    if line.rally {
        all.push(tell.texts.get("ancients-view-rallies"));
    }
    if line.mounted {
        all.push(tell.texts.get("ancients-view-mounted"));
    }
    if line.roams {
        all.push(tell.texts.get("ancients-view-roams"));
    }
    if line.supports_only {
        all.push(tell.texts.get("ancients-view-supports-only"));
    }
    if let Some(reach) = line.commands {
        all.push(tell.texts.format("ancients-view-commands", &[("n", reach.into())]));
    }
    if line.needs_attack_right && !borne.has(UpgradeEffect::AttackRight) {
        all.push(tell.texts.get("ancients-view-needs-attack-right"));
    }
    if let Some(elephants) = &line.elephants {
        all.push(tell.texts.format("ancients-view-is-elephants", &[("n", elephants.destroyed_from.into())]));
    }
    if let Some(chariots) = &line.chariots {
        all.push(tell.texts.format("ancients-view-is-chariots", &[("n", chariots.charge.into())]));
    }
    all.extend(effects(line.effects, tell));
    all.join(", ")
}

/// What an upgrade does, in few words.
pub(super) fn effect(effect: UpgradeEffect, tell: &Narrator) -> String {
    tell.texts.get(match effect {
        UpgradeEffect::Impact => "ancients-view-has-impact",
        UpgradeEffect::TieVictory => "ancients-view-has-tie-victory",
        UpgradeEffect::AttackRight => "ancients-view-has-attack-right",
        UpgradeEffect::ShieldWall => "ancients-view-has-shield-wall",
        UpgradeEffect::LongSpears => "ancients-view-has-long-spears",
        UpgradeEffect::Javelins => "ancients-view-has-javelins",
        UpgradeEffect::Wedge => "ancients-view-has-wedge",
        UpgradeEffect::Standard => "ancients-view-has-standard",
    })
}
/// What is bought for a unit, without the unit.
pub(super) fn upgrade(name: &str, tell: &Narrator) -> String {
    tell.texts.get_or(&format!("ancients-upgrade-{name}.short"), name)
}
/// What was bought for a unit of a line of the pool, each with what it does.
fn bought(rules: &Rules, line: usize, borne: EffectSet, tell: &Narrator) -> Vec<String> {
    let own = rules.upgrades.iter().filter(|upgrade| upgrade.line == line && borne.has(upgrade.effect));
    own.map(|own| {
        let args = [("name", upgrade(&own.name, tell).into()), ("does", effect(own.effect, tell).into())];
        tell.texts.format("ancients-view-bought", &args)
    })
    .collect()
}
fn effects(borne: EffectSet, tell: &Narrator) -> Vec<String> {
    let all = borne.words().into_iter().filter_map(UpgradeEffect::of_word);
    all.map(|borne| effect(borne, tell)).collect()
}

pub(super) fn unit(face: &AncientsFace, sight: &Sight, piece: PieceId, tell: &Narrator) -> Option<Sheet> {
    let rules: &Rules = sight.rules();
    let seen = units(sight).into_iter().find(|u| u.id == piece)?;
    let line = &rules.pool[seen.line];
    let text = |key: &str| tell.texts.get(key);
    let now = if seen.spent { line.activated } else { line.fresh };
    let mut lines = vec![
        (
            text("ancients-view-strength"),
            tell.line(
                "ancients-view-strength-now",
                &[
                    ("now", Word::Number(now.into())),
                    ("fresh", Word::Number(line.fresh.into())),
                    ("activated", Word::Number(line.activated.into())),
                ],
            ),
        ),
        (
            text("ancients-view-state"),
            text(if seen.spent { "ancients-view-activated" } else { "ancients-view-available" }),
        ),
        (text("ancients-view-moves"), tell.line("ancients-view-hexes", &[("n", Word::Number(line.moves.into()))])),
    ];
    let specials = specials(line, seen.effects, tell);
    if !specials.is_empty() {
        lines.push((text("ancients-view-specials"), specials));
    }
    let bought = bought(rules, seen.line, seen.effects.minus(line.effects), tell);
    if !bought.is_empty() {
        lines.push((text("ancients-view-bears"), bought.join(", ")));
    }
    lines.push((
        text("ancients-view-worth"),
        tell.line("ancients-view-points-worth", &[("points", Word::Halves(line.half_points.into()))]),
    ));
    if let Some(at) = seen.at {
        lines.push((text("ancients-view-hex"), tell.target(Target::Place(at))));
    }
    let mut notes = vec![];
    if line.commands.is_some() && seen.fate == "on_board" {
        let told = if seen.spent { "ancients-view-general-spent" } else { "ancients-view-general-commands" };
        notes.push((text(told), "N-12.03".to_owned()));
    }
    if seen.no_burn {
        notes.push((text("ancients-view-no-burn"), "N-10.04".to_owned()));
    }
    let board = board(sight);
    if seen.fate == "on_board" && !board.side(seen.side).is_empty() {
        let at = board.unit(piece).at;
        if board.beside(at, seen.side).next().is_none() {
            notes.push((text("ancients-view-isolated"), "N-6.02".to_owned()));
        }
        if board.in_contact(at, seen.side) {
            notes.push((text("ancients-view-in-contact"), "N-2.02".to_owned()));
        }
    }
    Some(Sheet {
        picture: None,
        title: tell.target(Target::Piece(piece)),
        tincture: Some(face.tincture(seen.side)),
        lines,
        notes,
    })
}

pub(super) fn place(face: &AncientsFace, sight: &Sight, place: Place, tell: &Narrator) -> Sheet {
    let mut sheet = ground(face, sight, place, tell);
    sheet.notes.extend(token_note(sight, place, tell));
    sheet
}

/// What is told of a token on a hex.
fn token_note(sight: &Sight, place: Place, tell: &Narrator) -> Option<(String, String)> {
    let token = &sight.position()["modules"]["ambush"][sight.names().label(Target::Place(place))];
    let side = sight.names().seat(token["side"].as_str()?)?;
    let told = match token["holds"].as_str() {
        None => tell.texts.format("ancients-view-token", &[("side", tell.target(Target::Seat(side)).into())]),
        Some(unit) => match sight.names().read(Sort::Piece, unit) {
            Ok(unit) => tell.texts.format("ancients-view-token-own", &[("unit", tell.target(unit).into())]),
            Err(_) => tell.texts.get("ancients-view-token-decoy"),
        },
    };
    Some((told, "N-18.22".to_owned()))
}

fn ground(face: &AncientsFace, sight: &Sight, place: Place, tell: &Narrator) -> Sheet {
    let rules: &Rules = sight.rules();
    let text = |key: &str| tell.texts.get(key);
    let label = tell.target(Target::Place(place));
    let on_place = &sight.position()["modules"]["field"]["markers"][sight.names().label(Target::Place(place))];
    let marker = on_place.as_u64().map(|ground| ground as u8);
    let staked = !sight.position()["modules"]["field"]["stakes"][sight.names().label(Target::Place(place))].is_null();
    let opened = rules.switches.modules.maquis_markers == MaquisMarkers::Option2;
    let open_brush = rules.brush.filter(|_| rules.switches.option2_unmarked == UnmarkedMaquis::Open);
    let terrain = match (rules.map.terrain(place), marker) {
        (Terrain::Maquis, None) if opened && staked => Terrain::Plain,
        (Terrain::Maquis, None) if opened => open_brush.map_or(Terrain::Maquis, Terrain::Ground),
        (Terrain::Maquis, _) if !opened => Terrain::Maquis,
        (printed, marker) => marker.map_or(printed, Terrain::Ground),
    };
    let (name, notes, side) = match terrain {
        Terrain::Ground(ground) => {
            let kind = &rules.data.terrain.kinds[ground as usize];
            return ground_sheet(rules, kind, &label, tell);
        }
        Terrain::Plain => ("ancients-view-plain", stakes_notes(sight, place, tell), None),
        Terrain::Maquis => {
            let mut notes = vec![(text("ancients-view-maquis.hint"), "N-2.04".to_owned())];
            if marker.is_some_and(|ground| rules.data.terrain.kinds[ground as usize].bars_mounted) {
                notes.push((text("ancients-view-maquis-forest"), "N-17.12".to_owned()));
            }
            ("ancients-view-maquis", notes, None)
        }
        Terrain::Rampart(side) => {
            let mut notes = vec![(text("ancients-view-rampart.hint"), "N-5.07".to_owned())];
            if rules.switches.modules.rampart_defence {
                let n = rules.data.combat.rampart_defence;
                let told = tell.texts.format("ancients-view-rampart-defends", &[("n", n.into())]);
                notes.push((told, "N-19.01".to_owned()));
            }
            ("ancients-view-rampart", notes, Some(side))
        }
        Terrain::Inner(side) => {
            ("ancients-view-inner", vec![(text("ancients-view-inner.hint"), "N-5.09".to_owned())], Some(side))
        }
    };
    let mut notes = notes;
    let burnt = sight.position()["battle"]["burnt"].as_array().cloned().unwrap_or_default();
    let is_burnt = burnt.iter().any(|l| l.as_str() == Some(&sight.names().label(Target::Place(place))));
    if is_burnt {
        notes.push((text("ancients-view-burnt"), "N-10.02".to_owned()));
    } else if side.is_some() {
        let points = halves(rules.data.budgets.burn_half_points.into());
        notes.push((tell.texts.format("ancients-view-can-burn", &[("points", points.into())]), "N-10.01".to_owned()));
    }
    Sheet {
        picture: None,
        title: tell.texts.format("ancients-view-place", &[("ground", text(name).into()), ("hex", label.into())]),
        tincture: side.map(|side| face.tincture(side)),
        lines: vec![],
        notes,
    }
}

/// A modifier with its sign.
fn signed(n: i32) -> String {
    let sign = if n < 0 { '−' } else { '+' };
    format!("{sign}{}", n.abs())
}

/// What is told of terrain that a marker shows, or that the board prints.
fn ground_sheet(rules: &Rules, kind: &TerrainKindData, label: &str, tell: &Narrator) -> Sheet {
    let text = |key: &str| tell.texts.get(key);
    let mut notes = vec![];
    if kind.bars_mounted || !kind.bars.is_empty() {
        let lines = rules.pool.iter().enumerate().filter(|(_, line)| kind.bars.contains(&line.kind));
        let kinds = lines.map(|(line, _)| tell.target(Target::Kind(Kind(line as u16))));
        let barred: Vec<String> =
            kind.bars_mounted.then(|| text("ancients-bars-mounted")).into_iter().chain(kinds).collect();
        let told = tell.texts.format("ancients-view-ground-bars", &[("units", barred.join(", ").into())]);
        notes.push((told, "N-17.02".to_owned()));
    }
    if kind.blocks_sight {
        notes.push((text("ancients-view-ground-hides"), "N-17.14".to_owned()));
    }
    if kind.cover != 0 {
        let told = tell.texts.format("ancients-view-ground-cover", &[("n", signed(kind.cover).into())]);
        notes.push((told, "N-17.05".to_owned()));
    }
    if kind.shoots_over_friends {
        notes.push((text("ancients-view-ground-over"), "N-17.05".to_owned()));
    }
    if kind.height != 0 {
        let told = tell.texts.format("ancients-view-ground-height", &[("n", kind.height.into())]);
        notes.push((told, "N-17.16".to_owned()));
    }
    notes.push((text("ancients-view-ground-one-hex"), "N-4.20".to_owned()));
    let name = text(&format!("ancients-terrain-{}", kind.name));
    Sheet {
        picture: None,
        title: tell.texts.format("ancients-view-place", &[("ground", name.into()), ("hex", label.into())]),
        tincture: None,
        lines: vec![],
        notes,
    }
}

/// What is told of stakes on a hex of plain.
fn stakes_notes(sight: &Sight, place: Place, tell: &Narrator) -> Vec<(String, String)> {
    let stakes = &sight.position()["modules"]["field"]["stakes"][sight.names().label(Target::Place(place))];
    let Some(active) = stakes["active"].as_bool() else { return vec![] };
    let side = stakes["side"].as_str().and_then(|label| sight.names().seat(label));
    let side = side.map(|side| tell.target(Target::Seat(side))).unwrap_or_default();
    let (key, rule) =
        if active { ("ancients-view-stakes-active", "N-17.07") } else { ("ancients-view-stakes-turned", "N-17.10") };
    vec![(tell.texts.format(key, &[("side", side.into())]), rule.to_owned())]
}
