//! How much room the panels beside the board take: as wide as people have made them, or folded up.
use crate::desktop::input::keys;
use crate::desktop::panels::handle::{self, Edge, Moved};
use crate::desktop::platform::actions::Action;
use crate::desktop::platform::settings::{PANEL_WIDTHS, Panels};
use crate::desktop::session::Session;
use crate::desktop::theme;
use crate::table::text::locales::Texts;
use bevy_egui::egui::{self, Rangef, RichText, Sense, vec2};

/// The board keeps at least so much of the width, in points.
const BOARD: f32 = 320.0;
/// The panel at the side when it is folded up, in points.
pub(super) const FOLDED: f32 = 40.0;

/// The widths of the panels in this picture, and what is being done to them.
#[derive(Default, Debug)]
pub(super) struct PanelRoom {
    /// How wide the panel at the side and the list of orders are while their edges are dragged.
    side: Option<f32>,
    list: Option<f32>,
}

/// A panel that can be made wider.
#[derive(Clone, Copy, PartialEq)]
pub(super) enum Panel {
    Side,
    List,
}

impl PanelRoom {
    /// How wide a panel is where `all` is the width for it and the board; people may not have chosen its width.
    pub fn width(&self, panel: Panel, chosen: &Panels, all: f32) -> f32 {
        let (dragged, chosen, usual) = match panel {
            Panel::Side => (self.side, chosen.side, (all * 0.29).clamp(300.0, 430.0)),
            Panel::List => (self.list, chosen.list, (all * 0.4).clamp(240.0, 330.0)),
        };
        let wanted = dragged.or(chosen.map(|width| width as f32)).unwrap_or(usual);
        let Rangef { min, max } = widths(all);
        wanted.clamp(min, max)
    }

    /// The edge of a panel at `x`: what is done to it changes its width; what is to stay is put down among the settings.
    pub fn edge(
        &mut self,
        ui: &mut egui::Ui,
        panel: Panel,
        (x, y): (f32, Rangef),
        (width, all): (f32, f32),
        chosen: &mut Panels,
        texts: &Texts,
    ) {
        let (id, name) = match panel {
            Panel::Side => ("side_edge", "panel-side-width"),
            Panel::List => ("list_edge", "panel-list-width"),
        };
        let (name, hint) = (texts.get(name), texts.get("panel-width-hint"));
        let edge =
            Edge { id, x, y, panel_right: panel == Panel::Side, width, widths: widths(all), name: &name, hint: &hint };
        let Some(moved) = handle::show(ui, &edge) else { return };
        let (dragged, stays) = match panel {
            Panel::Side => (&mut self.side, &mut chosen.side),
            Panel::List => (&mut self.list, &mut chosen.list),
        };
        (*dragged, *stays) = match moved {
            Moved::To(width) => (Some(width), *stays),
            Moved::Stays(width) => (None, Some((width as u32).clamp(PANEL_WIDTHS.0, PANEL_WIDTHS.1))),
            Moved::Usual => (None, None),
        };
        ui.ctx().request_repaint();
    }
}

/// The widths that a panel may have where `all` is the width for it and the board.
fn widths(all: f32) -> Rangef {
    let least = PANEL_WIDTHS.0 as f32;
    Rangef::new(least, (all - BOARD).clamp(least, PANEL_WIDTHS.1 as f32))
}

/// Whether the panel at the side is folded up. A lesson is read there: it is not folded then.
pub(super) fn is_folded(session: &Session, chosen: &Panels) -> bool {
    chosen.side_folded && session.view.lesson.is_none()
}

/// What is to be seen in the panel that is folded up: nobody misses dice, or what he is to decide.
fn news(session: &Session, texts: &Texts) -> Option<String> {
    let dice = session.throw.is_some().then(|| texts.get("panel-news-dice"));
    let decided = session.view.matter.is_some() || session.view.forecast.is_some();
    let matter = decided.then(|| texts.get("panel-news-matter"));
    match (dice, matter) {
        (Some(one), Some(other)) => {
            Some(texts.format("panel-side-unfold-news.both", &[("one", one.into()), ("other", other.into())]))
        }
        (one, other) => one.or(other),
    }
}

/// The panel at the side, folded up: a strip that unfolds it, with a sign for each thing that waits in it. Whether it is pressed.
pub(super) fn show_folded(ui: &mut egui::Ui, session: &Session, texts: &Texts) -> bool {
    let news = news(session, texts);
    let name = match &news {
        Some(news) => texts.format("panel-side-unfold-news", &[("news", news.into())]),
        None => texts.get("panel-side-unfold"),
    };
    let rect = ui.available_rect_before_wrap();
    let response = ui.interact(rect, egui::Id::new("side_unfold"), Sense::click());
    response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Button, true, &name));
    let c = theme::colours(ui);
    if response.hovered() || response.has_focus() {
        ui.painter().rect_stroke(rect, 3.0, egui::Stroke::new(2.0, c.gold), egui::StrokeKind::Inside);
    }
    let mut at = rect.center_top() + vec2(0.0, 22.0);
    handle::arrow(ui.painter(), at, -1.0, c.ink);
    let decides = session.view.matter.is_some() || session.view.forecast.is_some();
    for (there, is_die) in [(session.throw.is_some(), true), (decides, false)] {
        if !there {
            continue;
        }
        at.y += 36.0;
        let spot = egui::Rect::from_center_size(at, vec2(24.0, 24.0));
        ui.painter().rect_filled(spot, if is_die { 4.0 } else { 12.0 }, c.seal);
        if is_die {
            for (x, y) in [(-6.0, -6.0), (6.0, -6.0), (0.0, 0.0), (-6.0, 6.0), (6.0, 6.0)] {
                ui.painter().circle_filled(at + vec2(x, y), 2.2, c.on_seal);
            }
        } else {
            let sign = RichText::new("!").family(theme::bold(ui.ctx())).size(17.0).color(c.on_seal);
            ui.put(spot, egui::Label::new(sign).selectable(false));
        }
    }
    let hint = keys::hint(ui, "panel-side-unfold", Action::FoldSide, texts);
    let hint = news.map_or(hint.clone(), |news| format!("{hint}\n{news}"));
    response.on_hover_cursor(egui::CursorIcon::PointingHand).on_hover_text(hint).clicked()
}

/// The tab that folds the panel up.
pub(super) fn show_tab(ui: &mut egui::Ui, at: (f32, Rangef), texts: &Texts) -> bool {
    let hint = keys::hint(ui, "panel-side-fold", Action::FoldSide, texts);
    handle::tab(ui, at.0, at.1, &texts.get("panel-side-fold"), &hint)
}
