//! Advice beside a question: the button that asks for it, and what the program would do.
use crate::desktop::input::keys::hint;
use crate::desktop::platform::actions::Action;
use crate::desktop::session::requests::Request;
use crate::desktop::session::view_model::AdviceView;
use crate::desktop::theme;
use crate::table::text::locales::Texts;
use bevy_egui::egui::{self, RichText};

/// What the button says, by the room that there is.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Asking {
    AtLength,
    Briefly,
}
impl Asking {
    fn words(self, texts: &Texts) -> String {
        texts.get(match self {
            Asking::AtLength => "advice-ask",
            Asking::Briefly => "advice-ask-short",
        })
    }
    /// What has room on the row that is being laid out.
    pub fn that_fits(ui: &egui::Ui, texts: &Texts) -> Option<Self> {
        let font = egui::FontId::new(theme::SMALL, egui::TextStyle::Button.resolve(ui.style()).family);
        // A button that just failed to fit would go to a row of its own, in a panel too low for it: with room to spare it never does.
        let around = 2.0 * ui.spacing().button_padding.x + ui.spacing().item_spacing.x;
        let room = ui.available_size_before_wrap().x - around;
        let width = |words| ui.painter().layout_no_wrap(words, font.clone(), egui::Color32::PLACEHOLDER).size().x;
        [Asking::AtLength, Asking::Briefly].into_iter().find(|asking| width(asking.words(texts)) < room)
    }
}

/// The button that asks, if advice may be asked for.
pub(super) fn ask(ui: &mut egui::Ui, advice: &AdviceView, asking: Asking, texts: &Texts) -> Option<Request> {
    let AdviceView::Open { covered } = advice else { return None };
    let button = egui::Button::new(RichText::new(asking.words(texts)).size(theme::SMALL));
    let asks = ui.add(button).on_hover_ui(|ui| {
        ui.label(hint(ui, "advice-ask.hint", Action::Advise, texts));
        if *covered {
            ui.label(texts.get("advice-ask.covered"));
        }
    });
    asks.clicked().then_some(Request::Advise)
}

/// What has come of it, with the button that does it.
pub(super) fn show(ui: &mut egui::Ui, advice: &AdviceView, texts: &Texts) -> Option<Request> {
    let words = |text: String| RichText::new(text).size(16.0).family(theme::italic(ui.ctx()));
    match advice {
        AdviceView::Closed | AdviceView::Open { .. } => None,
        AdviceView::Thinking => {
            ui.label(words(texts.get("advice-thinking")));
            None
        }
        AdviceView::Given { text, order } => {
            let words = words(text.clone());
            let row = ui.horizontal_wrapped(|ui| {
                ui.label(words);
                ui.button(texts.get("advice-do")).on_hover_text(texts.get("advice-do.hint"))
            });
            row.inner.clicked().then(|| Request::Give(vec![*order]))
        }
    }
}
