//! Dice that have been thrown, in the panel beside the board.
use crate::desktop::begin;
use bevy_egui::egui;
use egui_kittest::{Harness, kittest::Queryable};
use mesnie::desktop::panels::dice_tray;
use mesnie::desktop::session::dice_throw::Throw;
use mesnie::desktop::session::view_model::teller;
use mesnie::table::prelude::{Entry, Player, Roll, Seat};
use mesnie::table::text::locales::{Lang, Texts};
use mesnie::table::text::narrator::capitalised;
use std::path::Path;

/// The width of the panel in a window of 1024 and of 1280 points, without its margins.
const WIDTHS: [f32; 2] = [276.0, 347.0];

/// What dice are rolled for in any game: the keys of its words.
fn purposes(lang: Lang) -> Vec<&'static str> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("locales").join(lang.code());
    let files = std::fs::read_dir(folder).expect("a folder").flatten();
    let all: String = files.map(|file| std::fs::read_to_string(file.path()).expect("readable")).collect();
    let keys = all.lines().filter_map(|line| line.split_once(" = ")).map(|(key, _)| key);
    keys.filter(|key| key.contains("-roll-")).map(|key| &*Box::leak(key.to_owned().into_boxed_str())).collect()
}

#[test]
fn dice_and_what_they_are_for_keep_to_the_panel() {
    for lang in Lang::ALL {
        let texts = Texts::new(lang);
        let (session, _folder) = begin([Player::Person, Player::Person], &texts);
        let purposes = purposes(lang);
        assert!(purposes.len() > 30, "{purposes:?}");
        for (width, purpose, dice) in WIDTHS
            .iter()
            .flat_map(|width| purposes.iter().flat_map(move |purpose| [1, 2, 9].map(|n| (width, purpose, n))))
        {
            let roll = |seat| Roll { seat: Seat(seat), purpose, face: 3, faces: (1..=6).collect(), drawn: false };
            let entry =
                (0..dice).fold(Entry::new("ancients-log-revealed", "N-1.09"), |entry, n| entry.roll(roll(n % 2)));
            let throw = Throw::of(&entry, session.face, &teller(&session.game, &texts));
            let mut needed = egui::Rect::NOTHING;
            let mut harness = Harness::builder().with_size([*width + 200.0, 600.0]).build_ui(|ui| {
                ui.set_width(*width);
                dice_tray::show(ui, &throw, &texts);
                needed = ui.min_rect();
            });
            harness.run_ok();
            assert!(harness.query_all_by_label(&capitalised(texts.get(purpose))).next().is_some(), "{purpose} is told");
            drop(harness);
            assert!(needed.width() <= width + 1.0, "{purpose}, {dice} dice: {} of {width}", needed.width());
        }
    }
}
