//! Who plays: a card for each seat with its arms, its player and the name of who plays it.
use super::Offer;
use super::chips::{Chip, Sign};
use crate::desktop::face::Tincture;
use crate::desktop::session::match_setup::MatchSetup;
use crate::desktop::session::view_model::player_key;
use crate::desktop::theme;
use crate::desktop::theme::heraldry;
use crate::desktop::theme::heraldry::{Charge, Coat, Coats};
use crate::table::prelude::{Player, Seat};
use crate::table::text::locales::Texts;
use bevy_egui::egui::{self, RichText, Sense, Stroke, Vec2, vec2};

/// The shield on a card, and those among which one chooses, in points.
const SHIELD: f32 = 66.0;
const CHOICE: f32 = 44.0;

pub(super) fn show(ui: &mut egui::Ui, match_setup: &mut MatchSetup, offer: &Offer, texts: &Texts) {
    theme::heading(ui, &texts.get("desktop-seats"));
    if offer.counts.start() < offer.counts.end() {
        ui.horizontal(|ui| {
            ui.label(texts.get("desktop-seat-count"));
            for n in offer.counts.clone() {
                let words = n.to_string();
                let on = match_setup.seats.len() == n;
                let chip = Chip { words: &words, value: "", sign: Sign::None, on, changed: false, live: true };
                let chip = chip.show(ui);
                chip.widget_info(|| egui::WidgetInfo::selected(egui::WidgetType::RadioButton, true, on, &words));
                if chip.on_hover_text(texts.format("setup-count", &[("n", n.into())])).clicked() {
                    match_setup.seat(n, offer.levels, &offer.arms);
                }
            }
        });
        ui.add_space(2.0);
    }
    for i in 0..match_setup.seats.len().min(offer.seats.len()) {
        show_card(ui, i, match_setup, offer, texts);
        ui.add_space(1.0);
    }
    ui.add_space(4.0);
}

fn show_card(ui: &mut egui::Ui, i: usize, match_setup: &mut MatchSetup, offer: &Offer, texts: &Texts) {
    let own = offer.face.tincture(Seat(i as u8));
    let coat = Coats::of(&match_setup.seats, offer.face).worn(own);
    let others = taken_colours(match_setup, i, offer);
    let side = texts.get(&offer.side(match_setup, offer.seats[i]));
    let seat = &mut match_setup.seats[i];
    let c = theme::colours(ui);
    let card = egui::Frame::new()
        .fill(c.paper_light)
        .stroke(Stroke::new(1.0, c.paper_dark))
        .corner_radius(5)
        .inner_margin(egui::Margin::symmetric(9, 6));
    card.show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 11.0;
            if let Some(chosen) = arms_button(ui, i, own, coat, &side, &others, texts) {
                seat.arms = chosen.write(own);
            }
            ui.vertical(|ui| {
                ui.spacing_mut().item_spacing = vec2(6.0, 5.0);
                ui.horizontal(|ui| {
                    let title = RichText::new(&side).family(theme::bold(ui.ctx())).size(18.0);
                    ui.add(egui::Label::new(title).truncate());
                    let room = (ui.available_width() - 4.0).clamp(70.0, 240.0);
                    let name = egui::TextEdit::singleline(&mut seat.name).char_limit(24).desired_width(room - 12.0);
                    let name = ui.add(name.hint_text(texts.get("desktop-name")));
                    let (label, text) = (texts.get("desktop-name"), seat.name.clone());
                    let told = texts.format("setup-player-of", &[("side", (&side).into()), ("player", label.into())]);
                    name.widget_info(|| egui::WidgetInfo::text_edit(true, &text, &text, &told));
                });
                ui.horizontal_wrapped(|ui| {
                    ui.spacing_mut().item_spacing = vec2(4.0, 4.0);
                    for player in players(offer.levels) {
                        player_chip(ui, &player, &mut seat.player, &side, texts);
                    }
                });
            });
        });
    });
}

/// Who may play a seat: scripts from the weakest to the strongest.
fn players(levels: &[&'static str]) -> Vec<Player> {
    let mut levels = levels.to_vec();
    levels.sort_by_key(|level| ["easy", "normal", "hard"].iter().position(|known| known == level));
    let scripts = levels.into_iter().map(|level| Player::Script(level.to_owned()));
    [Player::Person].into_iter().chain(scripts).chain([Player::Random]).collect()
}

fn player_chip(ui: &mut egui::Ui, player: &Player, chosen: &mut Player, side: &str, texts: &Texts) {
    let key = match player {
        Player::Person => "setup-person",
        Player::Random => "setup-random",
        Player::Script(level) => match level.as_str() {
            "easy" => "setup-easy",
            "normal" => "setup-normal",
            "hard" => "setup-hard",
            _ => "",
        },
    };
    // A level without words of its own is called as the script calls it.
    let (words, hint) = match player {
        Player::Script(level) if key.is_empty() => {
            (level.clone(), texts.format(player_key(player), &[("level", level.as_str().into())]))
        }
        _ => (texts.get(key), texts.get(&format!("{key}.hint"))),
    };
    let on = player == chosen;
    let chip = Chip { words: &words, value: "", sign: Sign::None, on, changed: false, live: true }.show(ui);
    let told = texts.format("setup-player-of", &[("side", side.into()), ("player", words.into())]);
    chip.widget_info(|| egui::WidgetInfo::selected(egui::WidgetType::RadioButton, true, on, &told));
    if chip.on_hover_text(hint).clicked() {
        *chosen = player.clone();
    }
}

/// The colours of the other seats, each with the name of the side that has it.
fn taken_colours(match_setup: &MatchSetup, seat: usize, offer: &Offer) -> Vec<(Tincture, String)> {
    let coats = Coats::of(&match_setup.seats, offer.face);
    let seated = offer.seats.iter().enumerate().take(match_setup.seats.len());
    let others = seated.filter(|(i, _)| *i != seat);
    let coat = |i: usize| coats.worn(offer.face.tincture(Seat(i as u8)));
    others.map(|(i, label)| (coat(i).tincture, offer.side(match_setup, label))).collect()
}

/// The shield of a seat: a click lays out the colours and charges that it may have. Gives what was chosen.
fn arms_button(
    ui: &mut egui::Ui,
    seat: usize,
    own: Tincture,
    coat: Coat,
    side: &str,
    others: &[(Tincture, String)],
    texts: &Texts,
) -> Option<Coat> {
    let says = |charge: Option<Charge>| texts.get(charge.map_or("arms-plain", Charge::key));
    let args = [
        ("side", side.into()),
        ("colour", texts.get(heraldry::key(coat.tincture)).into()),
        ("charge", says(coat.charge).into()),
    ];
    let told = texts.format("setup-arms", &args);
    let button = shield(ui, own, coat, SHIELD, false, true);
    button.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Button, true, &told));
    let mut chosen = None;
    let popup = egui::Popup::menu(&button)
        .id(egui::Id::new(("arms", seat)))
        .close_behavior(egui::PopupCloseBehavior::CloseOnClickOutside);
    popup.show(|ui| {
        ui.spacing_mut().item_spacing = vec2(5.0, 5.0);
        ui.label(RichText::new(texts.get("arms-colour")).size(theme::SMALL).color(theme::colours(ui).ink_faded));
        ui.horizontal(|ui| {
            for tincture in Tincture::ALL {
                let taken = others.iter().find(|(other, _)| *other == tincture).map(|(_, side)| texts.get(side));
                let (on, live) = (coat.tincture == tincture, taken.is_none());
                let name = texts.get(heraldry::key(tincture));
                let swatch = shield(ui, own, Coat { tincture, ..coat }, CHOICE, on, live);
                swatch.widget_info(|| egui::WidgetInfo::selected(egui::WidgetType::RadioButton, live, on, &name));
                let hint = taken.map_or(name, |side| texts.format("arms-taken", &[("name", side.into())]));
                if swatch.on_hover_text(hint).clicked() {
                    chosen = Some(Coat { tincture, ..coat });
                }
            }
        });
        ui.label(RichText::new(texts.get("arms-charge")).size(theme::SMALL).color(theme::colours(ui).ink_faded));
        let charges: Vec<Option<Charge>> = [None].into_iter().chain(Charge::ALL.map(Some)).collect();
        for row in charges.chunks(Tincture::ALL.len()) {
            ui.horizontal(|ui| {
                for charge in row.iter().copied() {
                    let (on, name) = (coat.charge == charge, says(charge));
                    let swatch = shield(ui, own, Coat { charge, ..coat }, CHOICE, on, true);
                    swatch.widget_info(|| egui::WidgetInfo::selected(egui::WidgetType::RadioButton, true, on, &name));
                    if swatch.on_hover_text(name).clicked() {
                        chosen = Some(Coat { charge, ..coat });
                    }
                }
            });
        }
    });
    button.on_hover_text(texts.get("setup-arms.hint"));
    chosen
}

/// A shield that can be pressed; faded where it is not to be had.
fn shield(ui: &mut egui::Ui, own: Tincture, coat: Coat, size: f32, on: bool, live: bool) -> egui::Response {
    let c = theme::colours(ui);
    let sense = if live { Sense::click() } else { Sense::hover() };
    let (rect, response) = ui.allocate_exact_size(Vec2::splat(size), sense);
    if on || response.has_focus() || (live && response.hovered()) {
        let edge = if on { Stroke::new(2.5, c.gold) } else { Stroke::new(2.0, c.ink) };
        ui.painter().rect_stroke(rect, 4.0, edge, egui::StrokeKind::Inside);
    }
    let opacity = if live { 1.0 } else { 0.25 };
    let mut drawn = ui.new_child(egui::UiBuilder::new().max_rect(rect.shrink(size * 0.06)));
    drawn.set_opacity(opacity);
    theme::shield_of(&mut drawn, own, coat, size * 0.88);
    if live { response.on_hover_cursor(egui::CursorIcon::PointingHand) } else { response }
}
