//! The strip of the players: arms, name, whose turn it is and who comes next, and what the game counts of each. Somebody
//! who points at a count sees on the board what it counts; a click on a player opens the player's sheet beside the board.
use crate::desktop::face::Count;
use crate::desktop::session::view_model::{PlayerView, TableView};
use crate::desktop::theme;
use crate::table::prelude::{Seat, Target};
use crate::table::text::locales::Texts;
use bevy_egui::egui::{self, Align2, Color32, FontId, Rect, RichText, Sense, Stroke, StrokeKind, pos2, vec2};

/// Sizes of names and values, of signs, and of the shields in the two forms.
const WORDS: f32 = 15.0;
const SIGN: f32 = 14.0;
const SHIELD: f32 = 21.0;
const SMALL_SHIELD: f32 = 18.0;
/// The room for the mark before a name: whose turn it is, who comes next.
const MARK: f32 = 13.0;
/// Between the edge of a player and what stands in it, between two things in it, between a sign and its number, between two
/// players.
const MARGIN: f32 = 6.0;
const APART: f32 = 7.0;
const CLOSE: f32 = 2.0;
const GAP: f32 = 6.0;
/// The height of a player in one line, and with the counts below the name.
const LOW: f32 = 30.0;
const HIGH: f32 = 42.0;
/// From the edge to the middle of each of two lines.
const LINE: f32 = 12.0;
/// A name is not cut to less than this, in points.
const LEAST_NAME: f32 = 30.0;
/// A player in a row of its own is not wider than this.
const WIDEST: f32 = 340.0;

/// How the players find room.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Fit {
    /// The counts stand below the names.
    pub is_stacked: bool,
    /// So many counts of each player are shown; the others are told beside the pointer.
    counts: usize,
    /// All players have this width; without it each has what it needs.
    each: Option<f32>,
}

impl Fit {
    /// Everything in one line.
    const WHOLE: Self = Self { is_stacked: false, counts: usize::MAX, each: None };

    /// How high the strip is.
    pub const fn height(self) -> f32 {
        if self.is_stacked { HIGH } else { LOW }
    }
}

/// What somebody does at the strip.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Touch {
    /// Whose sheet is opened or closed.
    pub pressed: Option<Seat>,
    /// What the count under the pointer or in focus counts on the board.
    pub named: Vec<Target>,
}

fn font(ui: &egui::Ui) -> FontId {
    FontId::new(WORDS, theme::bold(ui.ctx()))
}

fn written(ui: &egui::Ui, text: &str) -> f32 {
    ui.painter().layout_no_wrap(text.to_owned(), font(ui), Color32::PLACEHOLDER).size().x
}

fn value_width(ui: &egui::Ui, count: &Count, fit: Fit) -> f32 {
    if count.value.is_empty() {
        return 0.0;
    }
    // Beside each other players would move about while a number goes from one digit to two.
    let kept = if fit.each.is_none() { written(ui, "00") } else { 0.0 };
    CLOSE + written(ui, &count.value).max(kept)
}

fn count_width(ui: &egui::Ui, count: &Count, fit: Fit) -> f32 {
    SIGN + value_width(ui, count, fit)
}

fn row_width<'c>(ui: &egui::Ui, counts: impl Iterator<Item = &'c Count>, fit: Fit) -> f32 {
    counts.map(|count| count_width(ui, count, fit) + APART).sum()
}

/// The width of a player, less its name.
fn without_name(ui: &egui::Ui, player: &PlayerView, fit: Fit) -> f32 {
    let shield = if fit.is_stacked { SMALL_SHIELD } else { SHIELD };
    let counts = if fit.is_stacked { 0.0 } else { row_width(ui, player.standing.counts.iter(), fit) };
    2.0 * MARGIN + shield + CLOSE + MARK + row_width(ui, player.standing.badges.iter(), fit) + counts
}

/// The width that a player needs. In two lines it may do with less: then the name is cut.
fn wanted(ui: &egui::Ui, player: &PlayerView, fit: Fit) -> f32 {
    let head = without_name(ui, player, fit) + written(ui, &player.short);
    let counts = row_width(ui, player.standing.counts.iter().take(fit.counts), fit) - APART + 2.0 * MARGIN;
    if fit.is_stacked { head.max(counts) } else { head }
}

/// The width of the strip with everything in one line.
pub fn width_in_line(ui: &egui::Ui, players: &[PlayerView]) -> f32 {
    players.iter().map(|player| wanted(ui, player, Fit::WHOLE) + GAP).sum::<f32>() - GAP
}

/// How the players find room in a row of this width of their own: what is least important gives way. `stacked`: the counts
/// stand below the names, though there might be room for them beside.
pub fn fit(ui: &egui::Ui, players: &[PlayerView], width: f32, stacked: bool) -> Fit {
    let most = players.iter().map(|player| player.standing.counts.len()).max().unwrap_or(0).max(1);
    let each = Some(((width + GAP) / players.len().max(1) as f32 - GAP).min(WIDEST));
    if !stacked && width_in_line(ui, players) <= width {
        return Fit::WHOLE;
    }
    let below = |counts: usize| Fit { is_stacked: true, counts, each };
    let fits = |fit: &Fit| {
        let room = |player: &PlayerView| {
            let counts = row_width(ui, player.standing.counts.iter().take(fit.counts), *fit) - APART + 2.0 * MARGIN;
            each.is_some_and(|each| counts <= each)
        };
        players.iter().all(room)
    };
    (1..=most).rev().map(below).find(fits).unwrap_or(below(1))
}

/// The strip: in a row of its own, or within another row where everything has room in one line.
pub fn show(ui: &mut egui::Ui, view: &TableView, opened: Option<Seat>, fit: Option<Fit>, texts: &Texts) -> Touch {
    let mut touch = Touch::default();
    let fit = fit.unwrap_or(Fit::WHOLE);
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = GAP;
        for player in &view.players {
            let wide = fit.each.unwrap_or_else(|| wanted(ui, player, fit));
            let (_, rect) = ui.allocate_space(vec2(wide, fit.height()));
            show_player(ui, rect, player, fit, opened == Some(player.standing.seat), texts, &mut touch);
        }
    });
    touch
}

/// The name of a player for the focus of the keyboard.
pub fn id_of(seat: Seat) -> egui::Id {
    egui::Id::new(("player", seat.0))
}

/// What stands for the turn of a player.
fn state_key(player: &PlayerView) -> Option<&'static str> {
    match player {
        PlayerView { active: true, .. } => Some("players-active"),
        PlayerView { standing, .. } if standing.out => Some("players-out"),
        PlayerView { standing, .. } if standing.next => Some("players-next"),
        _ => None,
    }
}

/// A count in words, as screen readers and tooltips tell it.
fn told(count: &Count, texts: &Texts) -> String {
    if count.value.is_empty() {
        return count.label.clone();
    }
    texts.format("desktop-fact", &[("label", count.label.as_str().into()), ("value", count.value.as_str().into())])
}

fn explained(count: &Count) -> String {
    if count.rule.is_empty() { count.hint.clone() } else { format!("{} ({})", count.hint, count.rule) }
}

fn show_player(
    ui: &mut egui::Ui,
    rect: Rect,
    player: &PlayerView,
    fit: Fit,
    is_open: bool,
    texts: &Texts,
    touch: &mut Touch,
) {
    let standing = &player.standing;
    let response = ui.interact(rect, id_of(standing.seat), Sense::click());
    let state = state_key(player).map(|key| texts.get(key));
    let all = || standing.badges.iter().chain(&standing.counts);
    response.widget_info(|| {
        let facts = texts.semicolons(state.iter().cloned().chain(all().map(|count| told(count, texts))));
        let says = texts.format("players-all", &[("name", player.name.as_str().into()), ("facts", facts.into())]);
        egui::WidgetInfo::selected(egui::WidgetType::Button, true, is_open, says)
    });
    if response.clicked() {
        touch.pressed = Some(standing.seat);
    }
    let c = theme::colours(ui);
    // Whose turn it is stands out as the phase of now does on the track: dark, with a golden edge.
    let (fill, ink) = if player.active { (c.ink, c.paper_light) } else { (c.paper_light, c.ink) };
    let ink = if standing.out { c.ink_faded } else { ink };
    let edge = match () {
        () if response.has_focus() || is_open => Stroke::new(2.0, if player.active { c.gold } else { c.ink }),
        () if player.active || response.hovered() => Stroke::new(2.0, c.gold),
        () => Stroke::new(1.0, c.paper_dark),
    };
    ui.painter().rect(rect, 4.0, fill, edge, StrokeKind::Inside);
    if is_open {
        // It hangs together with its sheet: a second line at the foot.
        let foot = rect.bottom() - 4.0;
        ui.painter().hline(rect.shrink(8.0).x_range(), foot, Stroke::new(2.0, c.gold));
    }
    let shield = if fit.is_stacked { SMALL_SHIELD } else { SHIELD };
    let upper = if fit.is_stacked { rect.top() + LINE } else { rect.center().y };
    let at = Rect::from_min_size(pos2(rect.left() + MARGIN, upper - shield / 2.0), vec2(shield, shield));
    let mut of_shield = ui.new_child(egui::UiBuilder::new().max_rect(at));
    theme::shield(&mut of_shield, standing.tincture, shield);
    let left = at.right() + CLOSE;
    mark(ui, pos2(left + MARK / 2.0, upper), player, ink);
    let room = (rect.width() - without_name(ui, player, fit)).max(LEAST_NAME);
    let name = cut(ui, &player.short, if fit.is_stacked { room } else { f32::INFINITY }, ink);
    let wide = name.size().x;
    ui.painter().galley(pos2(left + MARK, upper - name.size().y / 2.0), name, ink);
    if standing.out {
        ui.painter().hline(left + MARK..=left + MARK + wide, upper, Stroke::new(1.5, ink));
    }
    response.on_hover_ui(|ui| tell_player(ui, player, fit, state.as_deref(), texts));
    let mut x = left + MARK + wide + APART;
    for badge in &standing.badges {
        x = show_count(ui, pos2(x, upper), (player, badge), (fit, ink), texts, touch);
    }
    let mut at = if fit.is_stacked { pos2(rect.left() + MARGIN, rect.bottom() - LINE) } else { pos2(x, upper) };
    for count in standing.counts.iter().take(fit.counts) {
        at.x = show_count(ui, at, (player, count), (fit, ink), texts, touch);
    }
}

/// A name on one line, cut where there is no room for it.
fn cut(ui: &egui::Ui, name: &str, width: f32, ink: Color32) -> std::sync::Arc<egui::Galley> {
    let mut job = egui::text::LayoutJob::simple_singleline(name.to_owned(), font(ui), ink);
    job.wrap = egui::text::TextWrapping::truncate_at_width(width);
    ui.painter().layout_job(job)
}

/// A triangle for whose turn it is, its outline for who comes next, a cross for who is out.
fn mark(ui: &egui::Ui, at: egui::Pos2, player: &PlayerView, ink: Color32) {
    let c = theme::colours(ui);
    let triangle = vec![at + vec2(-4.0, -5.5), at + vec2(5.0, 0.0), at + vec2(-4.0, 5.5)];
    let painter = ui.painter();
    if player.active {
        painter.add(egui::Shape::convex_polygon(triangle, c.gold, Stroke::new(1.0, ink)));
    } else if player.standing.out {
        for side in [1.0, -1.0] {
            painter.line_segment([at + vec2(-4.0, -4.0 * side), at + vec2(4.0, 4.0 * side)], Stroke::new(1.8, ink));
        }
    } else if player.standing.next {
        painter.add(egui::Shape::closed_line(triangle, Stroke::new(1.6, ink)));
    }
}

/// A sign with its number; gives where the next one begins.
fn show_count(
    ui: &egui::Ui,
    at: egui::Pos2,
    (player, count): (&PlayerView, &Count),
    (fit, ink): (Fit, Color32),
    texts: &Texts,
    touch: &mut Touch,
) -> f32 {
    let wide = count_width(ui, count, fit);
    // Two rows stand close above each other.
    let high = if fit.is_stacked { 18.0 } else { 20.0 };
    let room = Rect::from_min_size(pos2(at.x, at.y - high / 2.0), vec2(wide, high));
    let seat = player.standing.seat;
    let response = ui.interact(room, id_of(seat).with(&count.label), Sense::click());
    response.widget_info(|| {
        let facts = told(count, texts);
        let says = texts.format("players-all", &[("name", player.name.as_str().into()), ("facts", facts.into())]);
        egui::WidgetInfo::labeled(egui::WidgetType::Button, true, says)
    });
    if response.clicked() {
        touch.pressed = Some(seat);
    }
    let c = theme::colours(ui);
    let pointed = response.hovered() || response.has_focus();
    if pointed {
        touch.named.clone_from(&count.counted);
        let line = Stroke::new(1.5, if player.active { c.gold } else { c.ink });
        ui.painter().hline(room.x_range(), room.bottom() - 1.5, line);
    }
    let sign = Rect::from_center_size(pos2(at.x + SIGN / 2.0, at.y), vec2(SIGN, SIGN));
    theme::paint_symbol(ui.painter(), sign, &count.sign, ink);
    ui.painter().text(pos2(sign.right() + CLOSE, at.y), Align2::LEFT_CENTER, &count.value, font(ui), ink);
    let explain = |ui: &mut egui::Ui| {
        ui.label(RichText::new(told(count, texts)).family(theme::bold(ui.ctx())));
        ui.label(explained(count));
    };
    if response.has_focus() && !response.hovered() {
        response.show_tooltip_ui(explain);
    } else {
        response.on_hover_ui(explain);
    }
    at.x + wide + APART
}

/// What is told beside the pointer: the player's turn, and the counts for which there is no room.
fn tell_player(ui: &mut egui::Ui, player: &PlayerView, fit: Fit, state: Option<&str>, texts: &Texts) {
    ui.label(RichText::new(&player.name).family(theme::bold(ui.ctx())));
    if let Some(state) = state {
        ui.label(state);
    }
    for count in player.standing.counts.iter().skip(fit.counts) {
        ui.label(RichText::new(told(count, texts)).family(theme::bold(ui.ctx())));
        ui.label(explained(count));
    }
    let faded = theme::colours(ui).ink_faded;
    ui.label(RichText::new(texts.get("players-click")).size(theme::SMALL).color(faded));
}
