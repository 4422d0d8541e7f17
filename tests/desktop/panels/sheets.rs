//! What is known of a piece or a place.
use bevy_egui::egui::{self, vec2};
use egui_kittest::{Harness, kittest::Queryable};
use mesnie::desktop::face::Sheet;
use mesnie::desktop::panels::sheet::show;
use mesnie::desktop::theme::{self, Look};

/// A label as long as a sentence pushes no value out of the panel, and pulls no lines apart.
#[test]
fn a_long_label_goes_on_below() {
    let line = |label: &str, value: &str| (label.to_owned(), value.to_owned());
    let long = "House of the Star, at the gate on the road from Châteauneuf";
    let sheet = Sheet {
        title: "Cormatin".into(),
        lines: vec![
            line("Region", "Sable (barony)"),
            line("Owner", "House of the Lily"),
            line(long, "1 sergeant, 1 knight, François"),
        ],
        ..Sheet::default()
    };
    for wide in [260.0, 340.0, 430.0] {
        let panel = |ui: &mut egui::Ui| {
            theme::apply_style(ui.ctx(), Look::default());
            ui.set_max_width(wide);
            show(ui, &sheet, None);
        };
        let mut harness = Harness::builder().with_size(vec2(wide + 20.0, 600.0)).build_ui(panel);
        harness.run_steps(3);
        for value in ["Sable (barony)", "House of the Lily", "1 sergeant, 1 knight, François", long] {
            let rect = harness.get_by_label(value).rect();
            assert!(rect.right() <= wide + 10.0 && rect.width() > 60.0, "{value}: {rect:?} in {wide}");
            assert!(rect.bottom() < 260.0, "{value}: {rect:?}");
        }
    }
}
