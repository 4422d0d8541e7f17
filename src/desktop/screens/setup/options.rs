//! Scenario and options of a match in one list, the options as chips in groups: at a glance what is chosen and what is not as usual;
//! the line below tells what the one that is pointed at, or in focus, changes.
use super::chips::{Chip, HIGH, Sign};
use super::{Offer, scenarios};
use crate::desktop::session::match_setup::{MatchSetup, preset_name, settings_in_words, value_in_words};
use crate::desktop::theme;
use crate::table::prelude::{OptionChoice, OptionSpec, Setting};
use crate::table::text::locales::{Arg, Texts, fold};
use bevy_egui::egui::{self, RichText, vec2};
use std::collections::BTreeSet;

/// The height of what is told of an option, in points: its name, and three rows.
const TOLD: f32 = 94.0;

/// What somebody has begun on this side of the page.
#[derive(Clone, Default)]
struct Reading {
    words: String,
    /// The options that are shown, if only those are that were changed: they stay until another list is asked for.
    changed: Option<BTreeSet<String>>,
    /// The option of which something is told.
    told: Option<String>,
}

pub(super) fn show(ui: &mut egui::Ui, match_setup: &mut MatchSetup, offer: &Offer, texts: &Texts) {
    let id = egui::Id::new(("setup_reading", offer.id));
    let mut reading: Reading = ui.data(|data| data.get_temp(id)).unwrap_or_default();
    let scenario = offer.scenario(match_setup).to_owned();
    let specs: Vec<OptionSpec> = offer.specs.iter().filter(|spec| spec.is_of(&scenario)).cloned().collect();
    let below = egui::Panel::bottom("setup_told").exact_size(TOLD).show_separator_line(false);
    below.frame(egui::Frame::new()).show(ui, |ui| tell(ui, &reading, offer, &specs, texts));
    let list = egui::ScrollArea::vertical().id_salt("options").auto_shrink(false);
    list.show(ui, |ui| {
        ui.set_max_width(ui.available_width() - 14.0);
        scenarios::show(ui, match_setup, offer, texts);
        show_presets(ui, match_setup, offer, &specs, &scenario, texts);
        show_search(ui, &mut reading, match_setup, &specs, texts);
        show_groups(ui, &mut reading, match_setup, offer, &specs, texts);
    });
    ui.data_mut(|data| data.insert_temp(id, reading));
}

/// Options that go together, and which of them are chosen now.
fn show_presets(
    ui: &mut egui::Ui,
    match_setup: &mut MatchSetup,
    offer: &Offer,
    specs: &[OptionSpec],
    scenario: &str,
    texts: &Texts,
) {
    if offer.presets.presets.is_empty() {
        return;
    }
    let now = offer.presets.matching(specs, scenario, &match_setup.options, match_setup.undo);
    let (now, none) = (now.map(|preset| preset.name.clone()), now.is_none());
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 5.0;
        let title = RichText::new(texts.get("preset-title")).family(theme::display(ui.ctx())).size(theme::BODY + 2.0);
        ui.label(title.color(theme::colours(ui).rubric));
        for preset in offer.presets.of(scenario) {
            let words = preset_name(&preset.name, texts);
            let on = now.as_deref() == Some(preset.name.as_str());
            let chip = Chip { words: &words, value: "", sign: Sign::None, on, changed: false, live: true }.show(ui);
            chip.widget_info(|| egui::WidgetInfo::selected(egui::WidgetType::RadioButton, true, on, &words));
            let sets = || in_words(preset, offer, specs, scenario, texts);
            if chip.on_hover_ui(|ui| drop(ui.label(sets()))).clicked() {
                match_setup.take_preset(offer.presets, preset, specs, scenario);
            }
        }
        if none {
            let words = texts.get("preset-own");
            let chip = Chip { words: &words, value: "", sign: Sign::None, on: true, changed: true, live: false };
            let chip = chip.show(ui);
            chip.widget_info(|| egui::WidgetInfo::selected(egui::WidgetType::RadioButton, false, true, &words));
            chip.on_hover_text(texts.get("preset-title.own"));
        }
    });
}

fn in_words(
    preset: &crate::table::presets::Preset,
    offer: &Offer,
    specs: &[OptionSpec],
    scenario: &str,
    texts: &Texts,
) -> String {
    let settings = offer.presets.settings(preset, specs, scenario, &Default::default());
    let options = settings_in_words(offer.id, specs, &settings, texts);
    let key = if options.is_empty() { "preset-title.plain" } else { "preset-title.sets" };
    texts.format(key, &[("preset", preset_name(&preset.name, texts).into()), ("options", options.into())])
}

/// The line for typing, and the chip that leaves only what was changed.
fn show_search(
    ui: &mut egui::Ui,
    reading: &mut Reading,
    match_setup: &MatchSetup,
    specs: &[OptionSpec],
    texts: &Texts,
) {
    ui.horizontal_wrapped(|ui| {
        let hint = texts.get("setup-search");
        let wide = (ui.available_width() * 0.5).clamp(160.0, 320.0);
        let edit = ui.add(egui::TextEdit::singleline(&mut reading.words).hint_text(&hint).desired_width(wide));
        let text = reading.words.clone();
        edit.widget_info(|| egui::WidgetInfo::text_edit(true, &text, &text, &hint));
        let changed = || specs.iter().filter(|spec| match_setup.options.contains_key(&spec.name));
        let words = texts.format("setup-changed-only", &[("n", changed().count().into())]);
        let on = reading.changed.is_some();
        let live = on || changed().next().is_some();
        let chip = Chip { words: &words, value: "", sign: Sign::None, on, changed: live, live }.show(ui);
        chip.widget_info(|| egui::WidgetInfo::selected(egui::WidgetType::Button, live, on, &words));
        if chip.clicked() {
            reading.changed = (!on).then(|| changed().map(|spec| spec.name.clone()).collect());
        }
    });
    ui.add_space(2.0);
}

/// What the option that is pointed at changes, with its rule.
fn tell(ui: &mut egui::Ui, reading: &Reading, offer: &Offer, specs: &[OptionSpec], texts: &Texts) {
    let c = theme::colours(ui);
    // Lines of text, not of buttons.
    ui.spacing_mut().interact_size.y = 18.0;
    ui.spacing_mut().item_spacing.y = 2.0;
    ui.separator();
    let Some(spec) = specs.iter().find(|spec| reading.told.as_ref() == Some(&spec.name)) else {
        let words = RichText::new(texts.get("setup-point-at")).size(15.0).color(c.ink_faded);
        ui.add(egui::Label::new(words).wrap());
        return;
    };
    let key = format!("option-{}-{}", offer.id, spec.name);
    ui.horizontal_wrapped(|ui| {
        ui.label(RichText::new(texts.get(&key)).family(theme::bold(ui.ctx())).size(15.0));
        let usual = value_in_words(offer.id, spec, &spec.default, texts);
        let usual = texts.format("setup-usual-is", &[("value", usual.into())]);
        ui.label(RichText::new(usual).size(15.0).color(c.ink_faded));
        if let OptionChoice::Number { least, most } = spec.choice {
            let range = texts.format("setup-option-range", &[("least", least.into()), ("most", most.into())]);
            ui.label(RichText::new(range).size(15.0).color(c.ink_faded));
        }
        ui.label(RichText::new(spec.rule).size(15.0).color(c.rubric));
    });
    let hint = RichText::new(hint_of(spec, offer, texts)).size(15.0);
    let label = ui.add(egui::Label::new(hint).wrap());
    label.on_hover_text(hint_of(spec, offer, texts));
}

fn hint_of(spec: &OptionSpec, offer: &Offer, texts: &Texts) -> String {
    let hint = texts.get(&format!("option-{}-{}.hint", offer.id, spec.name));
    if spec.locked {
        return texts.format("desktop-locked", &[("hint", hint.as_str().into()), ("rule", Arg::from(spec.rule))]);
    }
    hint
}

fn show_groups(
    ui: &mut egui::Ui,
    reading: &mut Reading,
    match_setup: &mut MatchSetup,
    offer: &Offer,
    specs: &[OptionSpec],
    texts: &Texts,
) {
    let words: Vec<String> = fold(&reading.words).split_whitespace().map(str::to_owned).collect();
    let found = |spec: &&OptionSpec| {
        let of_changed = reading.changed.as_ref().is_none_or(|changed| changed.contains(&spec.name));
        let told = || {
            let key = format!("option-{}-{}", offer.id, spec.name);
            fold(&format!("{} {} {}", texts.get(&key), texts.get(&format!("{key}.hint")), spec.rule))
        };
        of_changed && (words.is_empty() || Some(told()).is_some_and(|told| words.iter().all(|w| told.contains(w))))
    };
    let shown: Vec<&OptionSpec> = specs.iter().filter(found).collect();
    if shown.is_empty() && !specs.is_empty() {
        ui.label(RichText::new(texts.get("setup-none-found")).color(theme::colours(ui).ink_faded));
    }
    let mut groups: Vec<&'static str> = vec![];
    for spec in &shown {
        if !groups.contains(&spec.group) {
            groups.push(spec.group);
        }
    }
    let mut told = None;
    for group in groups {
        let of_group = || shown.iter().filter(move |spec| spec.group == group);
        let changed = of_group().filter(|spec| match_setup.options.contains_key(&spec.name)).count();
        let mut title = texts.get(group);
        if changed > 0 {
            title = format!("{title} ({})", texts.format("desktop-options-changed", &[("n", changed.into())]));
        }
        theme::heading(ui, &title);
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = vec2(6.0, 5.0);
            for spec in of_group() {
                if show_option(ui, spec, match_setup, offer, texts) {
                    told = Some(spec.name.clone());
                }
            }
        });
        ui.add_space(4.0);
    }
    if told.is_some() && reading.told != told {
        reading.told = told;
        // The line that tells it was drawn before the chips.
        ui.ctx().request_repaint();
    }
}

/// The chip of an option. Whether it is pointed at, or in focus.
fn show_option(
    ui: &mut egui::Ui,
    spec: &OptionSpec,
    match_setup: &mut MatchSetup,
    offer: &Offer,
    texts: &Texts,
) -> bool {
    let key = format!("option-{}-{}", offer.id, spec.name);
    let mut setting = match_setup.options.get(&spec.name).unwrap_or(&spec.default).clone();
    let before = setting.clone();
    let name = texts.get(&key);
    let one = One { spec, name: &name, changed: before != spec.default, live: !spec.locked, offer, texts };
    let is_pointed = match (&spec.choice, &mut setting) {
        (OptionChoice::Switch, Setting::Switch(on)) => one.switch(ui, on),
        (OptionChoice::Number { least, most }, Setting::Number(n)) => one.number(ui, n, *least, *most),
        (OptionChoice::OneNumber(numbers), Setting::Number(n)) => one.of_numbers(ui, n, numbers),
        (OptionChoice::OneOf(words), Setting::Word(word)) => {
            let scenario = offer.scenario(match_setup).to_owned();
            one.of_words(ui, word, words, &scenario)
        }
        _ => ui.label(&name).hovered(),
    };
    if setting != before {
        if setting == spec.default {
            match_setup.options.remove(&spec.name);
        } else {
            match_setup.options.insert(spec.name.clone(), setting);
        }
    }
    is_pointed
}

/// One option as a chip.
struct One<'a> {
    spec: &'a OptionSpec,
    name: &'a str,
    changed: bool,
    live: bool,
    offer: &'a Offer<'a>,
    texts: &'a Texts,
}

/// Whether something is pointed at, or in focus.
fn is_at(response: &egui::Response) -> bool {
    response.hovered() || response.has_focus() || response.contains_pointer()
}

impl One<'_> {
    fn chip<'c>(&'c self, value: &'c str, sign: Sign, on: bool) -> Chip<'c> {
        Chip { words: self.name, value, sign, on, changed: self.changed, live: self.live }
    }

    /// What a screen reader says: the option, how it is, and how it usually is.
    fn told(&self, value: &str) -> String {
        let args = |usual: String| [("option", self.name.into()), ("value", value.into()), ("usual", usual.into())];
        if self.changed {
            let usual = value_in_words(self.offer.id, self.spec, &self.spec.default, self.texts);
            return self.texts.format("setup-option-changed", &args(usual));
        }
        self.texts.format("setup-option", &args(String::new())[..2])
    }

    fn switch(&self, ui: &mut egui::Ui, on: &mut bool) -> bool {
        let chip = self.chip("", Sign::Box, *on).show(ui);
        if chip.clicked() {
            *on = !*on;
        }
        let (live, now) = (self.live, *on);
        chip.widget_info(|| egui::WidgetInfo::selected(egui::WidgetType::Checkbox, live, now, self.name));
        is_at(&chip)
    }

    /// A chip that opens a list of values.
    fn list(&self, ui: &mut egui::Ui, value: &str, content: impl FnOnce(&mut egui::Ui)) -> bool {
        let chip = self.chip(value, Sign::List, false).show(ui);
        let (live, told) = (self.live, self.told(value));
        chip.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::ComboBox, live, &told));
        if self.live {
            egui::Popup::menu(&chip).id(egui::Id::new((self.offer.id, &self.spec.name))).show(|ui| {
                let height = ui.ctx().content_rect().height() * 0.6;
                egui::ScrollArea::vertical().max_height(height).show(ui, content);
            });
        }
        is_at(&chip)
    }

    fn of_numbers(&self, ui: &mut egui::Ui, n: &mut i32, numbers: &[i32]) -> bool {
        let value = n.to_string();
        self.list(ui, &value, |ui| {
            for number in numbers {
                ui.selectable_value(n, *number, number.to_string());
            }
        })
    }

    fn of_words(&self, ui: &mut egui::Ui, word: &mut String, words: &[String], scenario: &str) -> bool {
        let says = |word: &str| self.spec.says(self.offer.id, word, self.texts);
        let value = says(word);
        self.list(ui, &value, |ui| {
            for choice in words {
                ui.selectable_value(word, choice.clone(), says(choice));
            }
            let unfit = self.offer.rosters.unwrap_or_default().iter();
            for unfit in unfit.filter(|unfit| unfit.option == self.spec.name && unfit.scenario == scenario) {
                let args = [("name", unfit.name.as_str().into()), ("why", unfit.why.as_str().into())];
                let words = RichText::new(self.texts.format("roster-unfit", &args)).size(theme::SMALL);
                ui.add_enabled(false, egui::Button::selectable(false, words).wrap());
            }
        })
    }

    /// A number between two signs; it can be typed too.
    fn number(&self, ui: &mut egui::Ui, n: &mut i32, least: i32, most: i32) -> bool {
        const SIGN: f32 = 26.0;
        const VALUE: f32 = 52.0;
        let head = self.chip("", Sign::None, false);
        let wide = head.width(ui) + 2.0 * SIGN + VALUE + 12.0;
        let by = match most - least {
            ..=40 => 1,
            41..=400 => 5,
            _ => 100,
        };
        let layout = egui::Layout::left_to_right(egui::Align::Center);
        let row = ui.allocate_ui_with_layout(vec2(wide, HIGH), layout, |ui| {
            ui.spacing_mut().item_spacing.x = 2.0;
            ui.spacing_mut().button_padding = vec2(4.0, 2.0);
            ui.spacing_mut().interact_size = vec2(VALUE, HIGH);
            let mut at = is_at(&head.show(ui));
            let sign = |ui: &mut egui::Ui, n: &mut i32, sign: &str, key: &str, by: i32, open: bool| {
                let button = egui::Button::new(RichText::new(sign).family(theme::bold(ui.ctx())))
                    .corner_radius(HIGH / 2.0)
                    .min_size(vec2(SIGN, HIGH));
                let response = ui.add_enabled(open && self.live, button);
                let told = self.texts.format(key, &[("option", self.name.into())]);
                response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Button, open, &told));
                if response.clicked() {
                    *n = (*n + by).clamp(least, most);
                }
                is_at(&response)
            };
            at |= sign(ui, n, "−", "setup-less", -by, *n > least);
            let value = egui::DragValue::new(n).range(least..=most).speed(0.2);
            let value = ui.add_enabled(self.live, value);
            let (told, now) = (self.told(&n.to_string()), f64::from(*n));
            value.widget_info(|| {
                let mut info = egui::WidgetInfo::drag_value(true, now);
                info.label = Some(told.clone());
                info
            });
            at |= is_at(&value);
            at | sign(ui, n, "+", "setup-more", by, *n < most)
        });
        row.inner
    }
}
