//! The names of the lists, to choose from.
use super::{Asking, Draft, Next, OpenRosters, Workshop};
use crate::desktop::theme;
use crate::table::rosters::book::{Listed, RosterBook};
use crate::table::text::locales::Texts;
use bevy_egui::egui::{self, RichText, vec2};

pub(super) fn show(ui: &mut egui::Ui, open: &mut OpenRosters, shop: &Workshop, texts: &Texts) {
    let mut wanted = None;
    let size = vec2(super::SHELF - 14.0, 30.0);
    egui::ScrollArea::vertical().id_salt("lists").auto_shrink([false, false]).show(ui, |ui| {
        if ui.add(egui::Button::new(texts.get("roster-new")).min_size(size)).clicked() {
            wanted = Some(Next::New);
        }
        ui.add_space(6.0);
        theme::heading(ui, &texts.get("roster-own"));
        if open.own.is_empty() {
            let none = RichText::new(texts.get("roster-none")).size(theme::SMALL).color(theme::colours(ui).ink_faded);
            ui.add(egui::Label::new(none).wrap());
        }
        let path = open.draft.as_ref().and_then(|draft| draft.path.as_ref()).filter(|_| open.broken.is_none());
        for (i, own) in open.own.iter().enumerate() {
            let chosen = open.broken == Some(i) || path == Some(&own.path);
            let name = match &own.list {
                Ok(sound) => sound.listed.name.clone(),
                Err(_) => texts.format("roster-file-broken", &[("file", own.file.as_str().into())]),
            };
            let button = ui.add(egui::Button::selectable(chosen, name).wrap().min_size(size));
            if button.on_hover_text(own.path.display().to_string()).clicked() {
                wanted = Some(Next::Own(i));
            }
        }
        ui.add_space(6.0);
        theme::heading(ui, &texts.get("roster-shipped"));
        for listed in &open.shipped {
            if ui.add(egui::Button::selectable(false, &listed.name).wrap().min_size(size)).clicked() {
                wanted = Some(Next::Shipped(listed.id.clone()));
            }
        }
    });
    if let Some(next) = wanted {
        open.told = None;
        if open.draft.as_ref().is_some_and(Draft::is_changed) {
            open.asking = Asking::Leave(next);
        } else {
            go(open, &next, shop, texts);
        }
    }
}

/// Shows another list; what is written is left.
pub(super) fn go(open: &mut OpenRosters, next: &Next, shop: &Workshop, texts: &Texts) {
    open.asking = Asking::Nothing;
    open.broken = None;
    match next {
        Next::Own(i) => match open.own.get(*i) {
            Some(own) => match &own.list {
                Ok(sound) => open.draft = Some(Draft::open(sound.text.clone(), Some(own.path.clone()))),
                Err(_) => {
                    open.draft = None;
                    open.broken = Some(*i);
                }
            },
            None => open.draft = None,
        },
        Next::Shipped(id) => {
            // A copy of it, for the program's own cannot be changed.
            let name = open.shipped.iter().find(|listed| listed.id == *id).map(|listed| listed.name.clone());
            let text = shop.book.text_of(shop.data, id);
            open.draft = text.zip(name).map(|(text, name)| {
                let to = Listed { id: id.clone(), name: free_name(open, &name, texts) };
                Draft::open(shop.book.renamed(&text, &to), None)
            });
        }
        Next::Quit => {
            open.draft = None;
            open.quitting = true;
        }
        Next::New => {
            let name = free_name(open, &texts.get("roster-new-name"), texts);
            open.draft = Some(Draft::open(blank(shop.book, shop, &name), None));
        }
    }
}

fn blank(book: &dyn RosterBook, shop: &Workshop, name: &str) -> String {
    let text = book.blank(shop.data);
    let id = book.listed(&text).map(|listed| listed.id).unwrap_or_default();
    book.renamed(&text, &Listed { id, name: name.to_owned() })
}

/// The name itself, or with a number if one of the player's own lists has it.
fn free_name(open: &OpenRosters, name: &str, texts: &Texts) -> String {
    let taken = |name: &str| {
        open.own.iter().any(|own| own.file == name || own.list.as_ref().is_ok_and(|sound| sound.listed.name == name))
    };
    let numbered = |n: usize| texts.format("roster-name-numbered", &[("name", name.into()), ("n", n.into())]);
    std::iter::once(name.to_owned()).chain((2..).map(numbered)).find(|name| !taken(name)).unwrap_or_default()
}
