//! The digits on buttons: each stands on the button that it presses, and presses nothing that is not seen. One panel at a
//! time has them: what lies on top.
use super::wanted;
use crate::desktop::session::requests::Request;
use crate::desktop::theme;
use bevy_egui::egui;

/// Whose buttons have digits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Numbered {
    /// Nobody's: what lies on top has none.
    Nobody,
    /// The answers below the board, or the list of what can be recruited.
    #[default]
    Question,
    /// The plain list of orders.
    List,
    /// The choice between several orders for a place.
    Choice,
    /// A question that is put before an order is given.
    Dialog,
}

/// What the digits press in the picture that is being drawn.
#[derive(Clone, Debug, Default)]
struct Digits {
    of: Numbered,
    presses: Vec<(usize, Request)>,
}

/// So many digits there are, beside the one of the answer that ends a question.
const MOST: usize = 9;
/// The digit of the answer that ends a question, wherever it stands: nobody ends one by counting from 1.
const ENDS: usize = 0;

fn id() -> egui::Id {
    egui::Id::new("mesnie-digits")
}

/// At the start of a picture: whose buttons have digits in it.
pub fn begin(ctx: &egui::Context, of: Numbered) {
    ctx.data_mut(|data| data.insert_temp(id(), Digits { of, presses: vec![] }));
}

/// The digit of a button, if it has one: the buttons of a panel count from 1, and what ends a question is 0.
fn digit(ctx: &egui::Context, of: Numbered, nth: usize) -> Option<usize> {
    let digits: Digits = ctx.data(|data| data.get_temp(id())).unwrap_or_default();
    (digits.of == of && (ENDS..=MOST).contains(&nth)).then_some(nth)
}

/// Whether a button that was drawn is seen whole.
fn is_whole(ui: &egui::Ui, response: &egui::Response) -> bool {
    ui.clip_rect().contains_rect(response.rect.shrink(3.0))
}

/// Whether the next button was seen whole in the picture before: where it lies is known only once it is drawn. One that was
/// not has no digit, for it would press nothing.
pub struct Seen {
    place: egui::Id,
    pub whole: bool,
}

impl Seen {
    /// Of the button that is drawn next.
    pub fn before(ui: &egui::Ui) -> Self {
        let place = ui.next_auto_id().with("whole");
        Self { place, whole: ui.data(|data| data.get_temp(place)).unwrap_or(true) }
    }

    /// Keeps in mind how the button is seen now.
    pub fn keep(self, ui: &egui::Ui, response: &egui::Response) {
        let whole = is_whole(ui, response);
        if whole != self.whole {
            ui.data_mut(|data| data.insert_temp(self.place, whole));
            ui.ctx().request_repaint();
        }
    }
}

/// A button that was drawn asks for this when its digit is pressed, if it is seen whole.
pub fn assign(ui: &egui::Ui, digit: Option<usize>, response: &egui::Response, request: Request) {
    let Some(digit) = digit.filter(|_| response.enabled() && is_whole(ui, response)) else { return };
    ui.ctx().data_mut(|data| {
        let digits: &mut Digits = data.get_temp_mut_or_default(id());
        digits.presses.push((digit, request));
    });
}

/// What a digit presses.
pub fn pressed(ctx: &egui::Context, digit: usize) -> Option<Request> {
    let digits: Digits = ctx.data(|data| data.get_temp(id())).unwrap_or_default();
    digits.presses.into_iter().find(|(known, _)| *known == digit).map(|(_, request)| request)
}

/// The counting of a panel's buttons.
pub struct Counting {
    of: Numbered,
    next: usize,
}

impl Counting {
    pub fn new(of: Numbered) -> Self {
        Self { of, next: 1 }
    }

    /// The digit of the next answer: 0 for the one that ends the question.
    pub fn digit(&mut self, ctx: &egui::Context, closing: bool) -> Option<usize> {
        let nth = if closing { ENDS } else { self.next };
        self.next += usize::from(!closing);
        digit(ctx, self.of, nth)
    }

    /// A button with its digit; `main`: it is the usual next step. Screen readers are told the text alone.
    pub fn button(&mut self, ui: &mut egui::Ui, text: &str, main: bool, request: Request) -> egui::Response {
        self.sized_button(ui, text, main, egui::Vec2::ZERO, request)
    }

    /// The button of the answer that ends a question, at least of this size.
    pub fn closing_button(
        &mut self,
        ui: &mut egui::Ui,
        text: &str,
        (main, size): (bool, egui::Vec2),
        request: Request,
    ) -> egui::Response {
        let digit = self.digit(ui.ctx(), true);
        self.digit_button(ui, text, main, (size, digit), request)
    }

    /// The same, at least of this size.
    pub fn sized_button(
        &mut self,
        ui: &mut egui::Ui,
        text: &str,
        main: bool,
        size: egui::Vec2,
        request: Request,
    ) -> egui::Response {
        let digit = self.digit(ui.ctx(), false);
        self.digit_button(ui, text, main, (size, digit), request)
    }

    fn digit_button(
        &self,
        ui: &mut egui::Ui,
        text: &str,
        main: bool,
        (size, digit): (egui::Vec2, Option<usize>),
        request: Request,
    ) -> egui::Response {
        let main = main && theme::is_main_free(ui.ctx());
        let seen = Seen::before(ui);
        let button = match digit {
            Some(digit) => egui::Button::new(egui::WidgetText::from(with_digit(ui, digit, text, main, seen.whole))),
            None => egui::Button::new(text),
        };
        let button = match (main, digit) {
            (true, None) => theme::main_button(ui, text),
            (true, _) => theme::as_main(ui, button),
            (false, _) => button,
        };
        let response = ui.add(button.min_size(size));
        response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Button, response.enabled(), text));
        seen.keep(ui, &response);
        wanted::mark(ui, response.rect, &request);
        if let Request::Give(orders) = &request {
            wanted::keep_pointed(&response, orders);
        }
        assign(ui, digit, &response, request);
        response
    }
}

/// A digit, smaller and paler, before the words of a button; an empty space where it would press nothing, for the button is
/// not seen whole.
fn with_digit(ui: &egui::Ui, digit: usize, text: &str, main: bool, whole: bool) -> egui::text::LayoutJob {
    let c = theme::colours(ui);
    let (ink, pale, family) = match main {
        true => (c.on_seal, c.on_seal, theme::bold(ui.ctx())),
        false => (c.ink, c.ink_faded, egui::FontFamily::Proportional),
    };
    let pale = if whole { pale } else { egui::Color32::TRANSPARENT };
    let size = egui::TextStyle::Button.resolve(ui.style()).size;
    let mut job = egui::text::LayoutJob::default();
    let small = egui::TextFormat {
        valign: egui::Align::Center,
        ..egui::TextFormat::simple(egui::FontId::proportional(theme::SMALL), pale)
    };
    let large = egui::TextFormat {
        valign: egui::Align::Center,
        ..egui::TextFormat::simple(egui::FontId::new(size, family), ink)
    };
    job.append(&digit.to_string(), 0.0, small);
    job.append(text, 7.0, large);
    job
}
