//! The screen on which a match is played: panels around the board, the hand on the board, what lies over both.
mod dialogs;
mod keyboard;
mod panels;

pub use dialogs::draw_common_dialogs;
use dialogs::show_dialog;
use panels::{show_curtain, show_muster, show_orders, show_question, show_side, warn};

use crate::desktop::board::antialiasing::Motion;
use crate::desktop::board::camera::Lens;
use crate::desktop::board::preview::Album;
use crate::desktop::board::scene::Pointing;
use crate::desktop::face::face_trait::{Forecast, Muster, Point, Register, Sheet};
use crate::desktop::input::keys::{Action, Pressed};
use crate::desktop::panels::hand::HandDrawer;
use crate::desktop::panels::log::Reading;
use crate::desktop::panels::orders::{Drawer, Lists};
use crate::desktop::panels::{hand, header, turn_track};
use crate::desktop::platform::idle::Moving;
use crate::desktop::platform::settings::{Pace, Preferences};
use crate::desktop::session::lesson::Offered;
use crate::desktop::session::memo::{Kept, Moment};
use crate::desktop::session::requests::{Dialog, Wish};
use crate::desktop::session::table_session::{Choice, Sitting};
use crate::desktop::session::view_model::teller;
use crate::desktop::theme::style;
use crate::desktop::{Library, Wishes};
use crate::table::play::dice_stats::SeatStats;
use crate::table::prelude::{PieceId, Place, Seat, Target};
use crate::table::text::locales::Texts;
use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::{self, Sense};

/// The height of the panel below the board: it stays the same, so that the board does not jump about.
const QUESTION: f32 = 126.0;

/// The least width for the question and the hand beside each other, in points.
const SIDE_BY_SIDE: f32 = 760.0;
/// From so many points on, the board can spare some lines for the question.
const HIGH: f32 = 720.0;

/// What lies under the hand: a choice between several orders for one place.
#[derive(Resource, Default)]
pub struct Hand {
    choosing: Option<(Place, egui::Pos2, Vec<Choice>)>,
    /// The lit place that was gone to with keys.
    cursor: Option<Place>,
    /// The match, and whether what the last one at the screen saw is hidden now.
    looking: Option<(u64, bool)>,
    /// Whom the curtain waited for with the last picture.
    curtained: Option<Seat>,
    /// How many orders had been given when the hand was last on the board.
    orders: usize,
    /// The summary was shown once by itself.
    summed_up: u64,
    /// The list of saved matches, read when it was opened.
    saves: Option<Album>,
    /// The lessons, tried out when their list was opened.
    lessons: Option<Vec<Offered>>,
    reading: Reading,
    papers: Papers,
}

/// A counter or a place that something is told of.
type Spot = (Place, Option<PieceId>);

/// What lies on the table beside the board: made when the match goes on or the hand points elsewhere, and not for every
/// picture.
#[derive(Default)]
struct Papers {
    lists: Kept<Moment, Lists>,
    registers: Kept<Moment, Vec<Register>>,
    luck: Kept<Moment, Vec<SeatStats>>,
    stall: Kept<Moment, Option<Muster>>,
    subject: Kept<Moment, Option<Sheet>>,
    sheet: Kept<(Moment, Spot), Option<Sheet>>,
    forecasts: Kept<(Moment, Spot), Vec<Forecast>>,
    told: Kept<(Moment, Spot), Told>,
}

impl Hand {
    /// Goes to the next lit place, or to the one before, in the order in which one reads.
    fn go_on(&mut self, sitting: &Sitting, lens: &mut ResMut<Lens>, by: isize) {
        let mut places: Vec<Place> = sitting.view.marks.iter().map(|mark| mark.place).collect();
        let reading = |place: &Place| {
            let [x, y] = centre(sitting, *place);
            (-y as i64, x as i64)
        };
        places.sort_by_key(reading);
        places.dedup();
        let n = places.len() as isize;
        let now = self.cursor.and_then(|place| places.iter().position(|p| *p == place)).map(|i| i as isize);
        let next = now.map_or(if by > 0 { 0 } else { n - 1 }, |i| i + by);
        self.choosing = None;
        self.cursor = (n > 0).then(|| places[next.rem_euclid(n) as usize]);
        let seen = lens.space.shrink(40.0);
        if let Some(at) = self.cursor.map(|place| lens.screen_point(centre(sitting, place)))
            && !seen.contains(at)
        {
            lens.pan(seen.clamp(at) - at);
        }
    }
}

fn centre(sitting: &Sitting, place: Place) -> Point {
    sitting.scenery.look(place).map(|look| look.centre).unwrap_or_default()
}

/// Lets time pass at the table.
pub fn pass_time(
    time: Res<Time<Real>>,
    texts: Res<Texts>,
    sitting: Option<ResMut<Sitting>>,
    dialog: Res<Dialog>,
    preferences: Res<Preferences>,
    mut hand: ResMut<Hand>,
    mut wishes: ResMut<Wishes>,
    mut moving: ResMut<Moving>,
    mut motion: ResMut<Motion>,
) {
    let Some(mut sitting) = sitting else { return };
    if sitting.view.ended.is_some()
        && sitting.lesson().is_none()
        && !sitting.is_busy()
        && sitting.settled
        && hand.summed_up != sitting.number
    {
        hand.summed_up = sitting.number;
        wishes.0.push(Wish::Open(Dialog::Summary));
        moving.0 = true;
    }
    // Scripts wait while a person reads something that lies over the board.
    if *dialog != Dialog::None && !matches!(*dialog, Dialog::Problem(_) | Dialog::Told(_)) {
        return;
    }
    if preferences.pace == Pace::Off && sitting.is_busy() {
        sitting.skip();
    }
    // Whoever wants moves shown at once wants to see a film all the same.
    let pace = if sitting.is_walking() && preferences.pace == Pace::Off { Pace::Usual } else { preferences.pace };
    // After a rest the first frame would count as all the time since the last one.
    let seconds = time.delta_secs().min(0.15) * pace.rate();
    if sitting.bypass_change_detection().pass_time(seconds, &texts) {
        sitting.set_changed();
        moving.0 = true;
        motion.0 = true;
    }
}

/// Draws everything that is paper, and takes the hand on the board for what it does.
pub fn draw(
    mut contexts: EguiContexts,
    texts: Res<Texts>,
    sitting: Option<Res<Sitting>>,
    dialog: Res<Dialog>,
    preferences: Res<Preferences>,
    library: Res<Library>,
    mut lens: ResMut<Lens>,
    mut pointing: ResMut<Pointing>,
    mut hand: ResMut<Hand>,
    mut drawer: ResMut<Drawer>,
    mut cards: ResMut<HandDrawer>,
    mut pressed: ResMut<Pressed>,
    mut wishes: ResMut<Wishes>,
    mut moving: ResMut<Moving>,
) -> Result {
    let ctx = contexts.ctx_mut()?.clone();
    let Some(sitting) = sitting else { return Ok(()) };
    let view = &sitting.view;
    let mut root = crate::desktop::root(&ctx);
    let cards = cards.bypass_change_detection();
    cards.pass_to(view.viewer);
    clear_for_others(&sitting, &mut hand, drawer.bypass_change_detection(), &mut lens);
    if let Some(problem) = sitting.game.problem() {
        warn(&mut root, problem, &texts);
    }
    if let Some((seat, name)) = &view.curtain {
        pointing.set_if_neq(Pointing::default());
        (hand.choosing, hand.cursor, hand.curtained) = (None, None, Some(*seat));
        // No key of the table lifts it: whoever has just ordered something with Enter would press it once too often.
        pressed.0.retain(|action| *action != Action::Confirm);
        wishes.0.extend(show_curtain(&mut root, &sitting, *seat, name, &texts));
        return Ok(());
    }
    if let Some(seat) = hand.curtained.take().filter(|seat| view.viewer == Some(*seat)) {
        // Everybody else looks away already.
        cards.lie_open(seat);
    }
    let busy = sitting.is_busy();
    let top = egui::Panel::top("facts")
        .show_separator_line(false)
        .frame(style::paper(&root, 8))
        .show(&mut root, |ui| header::show(ui, view, busy, sitting.face.keeps_registers(), &texts))
        .inner;
    let hand = &mut *hand;
    let moment = sitting.moment(&texts);
    let stall = hand.papers.stall.get(moment, || sitting.muster(&texts)).clone();
    let drawer = drawer.bypass_change_detection();
    let wide = (root.available_width() * 0.29).clamp(330.0, 430.0);
    let pointed = pointing.at.map(|place| (place, pointing.piece));
    let side = egui::Panel::right("side")
        .show_separator_line(false)
        .resizable(false)
        .exact_size(wide)
        .frame(style::paper(&root, 12))
        .show(&mut root, |ui| show_side(ui, &sitting, pointed, hand, &texts))
        .inner;
    let alone = sitting.audience.persons.len() == 1;
    // Beside the question if there is room for both, so that the board keeps its own.
    let beside = view.holding.is_some() && stall.is_none() && root.available_width() >= SIDE_BY_SIDE;
    let asked = match stall {
        Some(_) => None,
        None => show_question(&mut root, &sitting, drawer.amounts(), cards, beside, &texts),
    };
    let below = view.holding.as_ref().filter(|_| !beside).and_then(|_| {
        egui::Panel::bottom("hand")
            .show_separator_line(false)
            .resizable(false)
            .frame(style::paper(&root, 10))
            .show(&mut root, |ui| hand::show(ui, cards, view, alone, beside, &texts))
            .inner
    });
    let listed = if drawer.open { show_orders(&mut root, &sitting, drawer, &mut hand.papers, &texts) } else { None };
    let mut wish = top.or(below).or(listed).or(side).or(asked);
    if let Some(stall) = &stall {
        pointing.set_if_neq(Pointing::default());
        wish = wish.or(show_muster(&mut root, &sitting, stall, &texts));
    } else {
        if !view.track.is_empty() {
            // It lies on the table, above the board.
            let bare = egui::Frame::new().inner_margin(6);
            let track = egui::Panel::top("track").show_separator_line(false).frame(bare);
            track.show(&mut root, |ui| turn_track::show(ui, &view.track));
        }
        let space = root.available_rect_before_wrap();
        if lens.space != space || lens.scale != ctx.zoom_factor() {
            lens.scale = ctx.zoom_factor();
            lens.set_space(space);
            moving.0 = true;
        }
        let over_board = handle_board(
            &mut root,
            space,
            &sitting,
            &mut lens,
            &mut pointing,
            hand,
            &mut moving,
            &texts,
            preferences.hints,
        );
        wish = wish.or(over_board);
    }
    wish = wish.or(choose(&ctx, hand, &texts));
    let overlay = show_dialog(&ctx, &dialog, &sitting, &library, &mut hand.papers, &mut wishes, &texts);
    wish = overlay.or(wish);
    if wish.is_none() {
        wish = keyboard::act(std::mem::take(&mut pressed.0), &sitting, &dialog, hand, drawer, &mut lens, &texts);
    }
    wishes.0.extend(wish);
    Ok(())
}

/// Puts away what was begun at the table: when others look, and when something has happened.
fn clear_for_others(sitting: &Sitting, hand: &mut Hand, drawer: &mut Drawer, lens: &mut ResMut<Lens>) {
    let view = &sitting.view;
    // Players who hide nothing from each other take turns without losing what they typed and where they looked.
    let hides = view.curtain.is_some() || view.viewer == Some(Seat::BYSTANDER);
    let looking = (sitting.number, hides);
    if hand.looking != Some(looking) {
        hand.looking = Some(looking);
        // Neither of it is left for whoever looks next.
        hand.choosing = None;
        hand.reading = Reading::default();
        drawer.clear();
        lens.fit();
    }
    // A choice between orders is void once anything has happened.
    if hand.orders != sitting.game.journal().len() || sitting.is_walking() {
        hand.orders = sitting.game.journal().len();
        hand.choosing = None;
        drawer.amounts().clear();
    }
}

/// The hand on the board: it points, clicks, drags and turns the wheel.
fn handle_board(
    ui: &mut egui::Ui,
    space: egui::Rect,
    sitting: &Sitting,
    lens: &mut ResMut<Lens>,
    pointing: &mut ResMut<Pointing>,
    hand: &mut Hand,
    moving: &mut Moving,
    texts: &Texts,
    hints: bool,
) -> Option<Wish> {
    let response = ui.interact(space, egui::Id::new("board"), Sense::click_and_drag());
    if response.dragged() {
        lens.pan(response.drag_delta());
        moving.0 = true;
    }
    let lit = sitting.view.marks.len();
    let told = texts.format("orders-board", &[("lit", lit.into())]);
    response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Other, true, &told));
    let pointer = response.hover_pos();
    if let Some(pointer) = pointer {
        let scroll = ui.input(|i| i.smooth_scroll_delta.y);
        if scroll != 0.0 {
            lens.zoom_at(pointer, (scroll * 0.004).exp());
            moving.0 = true;
        }
    }
    // What keys have gone to counts until the pointer is moved or the place is lit no more.
    let lit = |place: &Place| sitting.view.marks.iter().any(|mark| mark.place == *place);
    let moved = ui.input(|i| i.pointer.delta() != egui::Vec2::ZERO || i.pointer.any_down());
    hand.cursor = hand.cursor.filter(|place| !moved && lit(place));
    let at = hand.cursor.or_else(|| pointer.and_then(|p| sitting.scenery.at(lens.board_point(p))));
    let under = pointer.filter(|_| hand.cursor.is_none());
    let piece = under.and_then(|p| sitting.counter_at(lens.board_point(p)));
    let of_piece = |piece: PieceId| sitting.view.scene.pieces.iter().find(|l| l.piece == piece)?.place;
    let at = piece.and_then(of_piece).or(at);
    if pointing.set_if_neq(Pointing { at, piece }) {
        moving.0 = true;
    }
    if let Some(place) = at.filter(|_| hints && !response.dragged() && hand.choosing.is_none()) {
        let spot = (place, piece);
        let told = hand.papers.told.get((sitting.moment(texts), spot), || told_of(sitting, spot, texts));
        if !told.lines.is_empty() {
            let tell = |ui: &mut egui::Ui| {
                let ink = told.refused.then(|| style::of(ui).rubric);
                for line in &told.lines {
                    let line = egui::RichText::new(line);
                    ui.label(ink.iter().fold(line, |line, ink| line.color(*ink)));
                }
            };
            match hand.cursor {
                Some(_) => tell_beside(ui, lens.screen_point(centre(sitting, place)), tell),
                None => drop(response.clone().on_hover_ui_at_pointer(tell)),
            }
        }
    }
    if response.clicked() {
        hand.choosing = None;
        if sitting.is_busy() {
            return Some(Wish::Skip);
        }
        return click(at?, piece, response.interact_pointer_pos().unwrap_or_default(), sitting, hand, texts);
    }
    None
}

/// A place is clicked, or chosen with keys: what comes of it. Several orders are asked for at `pos`.
fn click(
    place: Place,
    piece: Option<PieceId>,
    pos: egui::Pos2,
    sitting: &Sitting,
    hand: &mut Hand,
    texts: &Texts,
) -> Option<Wish> {
    let mut choices = sitting.choices(place, piece, texts);
    match choices.len() {
        0 => {
            let piece = sitting.piece_at(place)?;
            return sitting.holds_a_piece().then_some(Wish::Instead(piece));
        }
        1 => return Some(Wish::Give(choices.remove(0).orders)),
        _ => hand.choosing = Some((place, pos, choices)),
    }
    None
}

/// The same as beside the pointer, beside a place that keys have gone to.
fn tell_beside(ui: &egui::Ui, at: egui::Pos2, tell: impl FnOnce(&mut egui::Ui)) {
    egui::Area::new(egui::Id::new("told"))
        .order(egui::Order::Tooltip)
        .fixed_pos(at + egui::vec2(24.0, 24.0))
        .interactable(false)
        .show(ui.ctx(), |ui| {
            ui.style_mut().wrap_mode = Some(egui::TextWrapMode::Extend);
            egui::Frame::popup(ui.style()).show(ui, tell);
        });
}

/// What is told beside the pointer.
#[derive(Default)]
struct Told {
    lines: Vec<String>,
    /// They tell why a click does nothing.
    refused: bool,
}

/// What a click does, or why it does nothing.
fn told_of(sitting: &Sitting, (place, piece): Spot, texts: &Texts) -> Told {
    let does = |lines: Vec<String>| Told { lines, refused: false };
    let choices = sitting.choices(place, piece, texts);
    if !choices.is_empty() {
        return does(choices.into_iter().map(|choice| choice.text).collect());
    }
    let piece = sitting.piece_at(place).and_then(|piece| sitting.face.takes_in_hand(piece));
    if let Some(order) = piece.filter(|_| sitting.holds_a_piece()) {
        let own = sitting.game.journal().last().is_some_and(|last| last.order == order);
        if own {
            return does(vec![texts.get("desktop-put-back")]);
        }
        let tell = teller(&sitting.game, texts);
        let mine = sitting.view.scene.pieces.iter().any(|l| {
            Target::Piece(l.piece) == order.on && Some(l.owner) == sitting.open_prompt().map(|p| p.seat) && !l.spent
        });
        if mine {
            return does(vec![tell.order(order)]);
        }
    }
    Told { lines: sitting.why_not(place, texts), refused: true }
}

/// Several orders for one place: which one?
fn choose(ctx: &egui::Context, hand: &mut Hand, texts: &Texts) -> Option<Wish> {
    let (_, at, choices) = hand.choosing.as_ref()?;
    let mut wish = None;
    let mut done = false;
    egui::Area::new(egui::Id::new("choice"))
        .order(egui::Order::Foreground)
        .fixed_pos(*at + egui::vec2(8.0, 8.0))
        .constrain(true)
        .show(ctx, |ui| {
            egui::Frame::popup(ui.style()).show(ui, |ui| {
                for (i, choice) in choices.iter().enumerate() {
                    let text = texts
                        .format("desktop-numbered", &[("n", (i + 1).into()), ("text", choice.text.as_str().into())]);
                    if ui.add(egui::Button::new(text).min_size(egui::vec2(220.0, 32.0))).clicked() {
                        wish = Some(Wish::Give(choice.orders.clone()));
                    }
                }
                done = ui.button(texts.get("desktop-cancel")).clicked();
            });
        });
    if done || wish.is_some() {
        hand.choosing = None;
    }
    wish
}
