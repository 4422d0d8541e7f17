//! The screen on which a match is played: panels around the board, the pointer on the board, dialogs over both.
mod beside;
mod dialogs;
mod keyboard;
mod open_table;
mod panels;
mod steady;

use beside::About;
pub use dialogs::draw_common_dialogs;
use dialogs::show_dialog;
use open_table::OpenTable;
use panels::{show_army_shop, show_curtain, show_orders, show_question, show_side, warn};
use steady::Steady;

use crate::desktop::board::antialiasing::BoardMotion;
use crate::desktop::board::camera::Lens;
use crate::desktop::board::lights::Pointing;
use crate::desktop::board::preview::Album;
use crate::desktop::face::{ArmyShop, Forecast, Point, ReferencePage, Sheet};
use crate::desktop::input::keys::Pressed;
use crate::desktop::panels::digits::{Counting, Numbered};
use crate::desktop::panels::hand::HandDrawer;
use crate::desktop::panels::log::Reading;
use crate::desktop::panels::orders::{Drawer, Lists};
use crate::desktop::panels::{digits, hand, header, turn_track};
use crate::desktop::platform::actions::Action;
use crate::desktop::platform::idle::Moving;
use crate::desktop::platform::library::Library;
use crate::desktop::platform::settings::{Pace, Preferences};
use crate::desktop::session::lesson::LessonOffer;
use crate::desktop::session::memo::{Memo, ViewStamp};
use crate::desktop::session::requests::Requests;
use crate::desktop::session::requests::{Dialog, Request};
use crate::desktop::session::view_model::teller;
use crate::desktop::session::{Amounts, ClickOption, Pointed, Session};
use crate::desktop::theme;
use crate::table::play::dice_stats::SeatStats;
use crate::table::prelude::{Order, PieceId, Place, Seat, Target};
use crate::table::text::locales::Texts;
use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::{self, Sense};

/// The height of the panel below the board: it stays the same, so that the board does not jump about.
const QUESTION: f32 = 126.0;

/// The least width for the question and the hand beside each other, in points.
const SIDE_BY_SIDE: f32 = 560.0;
/// From so many points on, the board can spare some lines for the question.
const HIGH: f32 = 720.0;

/// What the screen remembers from frame to frame beside the session.
#[derive(Resource, Default)]
pub struct PlayScreen {
    choosing: Option<(About, Vec<ClickOption>)>,
    /// The lit place that was reached with keys.
    cursor: Option<Place>,
    /// It was reached since the last order: Enter gives the order for it.
    aimed: bool,
    /// The match, and whether what the last viewer saw is hidden now.
    looking: Option<(u64, bool)>,
    /// Whom the curtain waited for in the last frame.
    curtained: Option<Seat>,
    /// How many orders had been given in the last frame.
    orders: usize,
    /// The summary was shown once by itself.
    summed_up: u64,
    /// The list of saved matches, read when it was opened.
    saves: Option<Album>,
    /// The lessons, tried out when their list was opened.
    lessons: Option<Vec<LessonOffer>>,
    reading: Reading,
    memos: PanelMemos,
    steady: Steady,
    open_table: OpenTable,
}

/// A counter or a place that something is told of.
type OnPlace = (Place, Option<PieceId>);

/// What panels show, computed when the match goes on or the pointer moves to another place, and not in every frame.
#[derive(Default)]
struct PanelMemos {
    lists: Memo<ViewStamp, Lists>,
    reference: Memo<ViewStamp, Vec<ReferencePage>>,
    luck: Memo<ViewStamp, Vec<SeatStats>>,
    shop: Memo<ViewStamp, Option<ArmyShop>>,
    subject: Memo<ViewStamp, Option<Sheet>>,
    sheet: Memo<(ViewStamp, Pointed), Option<Sheet>>,
    forecasts: Memo<(ViewStamp, Pointed, Amounts), Vec<Forecast>>,
    told: Memo<(ViewStamp, OnPlace, Amounts), Told>,
}

impl PlayScreen {
    /// Goes to the next lit place, or to the one before, in the order in which one reads.
    fn go_on(&mut self, session: &Session, lens: &mut ResMut<Lens>, by: isize) {
        let mut places: Vec<Place> = session.view.marks.iter().map(|mark| mark.place).collect();
        let reading = |place: &Place| {
            let [x, y] = centre(session, *place);
            (-y as i64, x as i64)
        };
        places.sort_by_key(reading);
        places.dedup();
        let n = places.len() as isize;
        let now = self.cursor.and_then(|place| places.iter().position(|p| *p == place)).map(|i| i as isize);
        let next = now.map_or(if by > 0 { 0 } else { n - 1 }, |i| i + by);
        (self.choosing, self.aimed) = (None, true);
        self.cursor = (n > 0).then(|| places[next.rem_euclid(n) as usize]);
        let seen = lens.space.shrink(40.0);
        if let Some(at) = self.cursor.map(|place| lens.screen_point(centre(session, place)))
            && !seen.contains(at)
        {
            lens.pan(seen.clamp(at) - at);
        }
    }
}

fn centre(session: &Session, place: Place) -> Point {
    session.scenery.look(place).map(|look| look.centre).unwrap_or_default()
}

/// Lets time pass at the table.
#[allow(clippy::too_many_arguments, reason = "a system names everything that it uses")]
pub fn pass_time(
    time: Res<Time<Real>>,
    texts: Res<Texts>,
    session: Option<ResMut<Session>>,
    dialog: Res<Dialog>,
    preferences: Res<Preferences>,
    mut state: ResMut<PlayScreen>,
    mut requests: ResMut<Requests>,
    mut moving: ResMut<Moving>,
    mut motion: ResMut<BoardMotion>,
) {
    let Some(mut session) = session else { return };
    if session.view.ended.is_some()
        && session.lesson().is_none()
        && !session.is_busy()
        && session.settled
        && state.summed_up != session.number
    {
        state.summed_up = session.number;
        requests.0.push(Request::Open(Dialog::Summary));
        moving.0 = true;
    }
    // Scripts wait while a person reads something that lies over the board.
    if *dialog != Dialog::None && !matches!(*dialog, Dialog::Problem(_) | Dialog::Told(_)) {
        return;
    }
    if preferences.pace == Pace::Off && session.is_busy() {
        session.skip();
    }
    // Playback is shown at its pace even where moves are shown at once.
    let pace = if session.in_playback() && preferences.pace == Pace::Off { Pace::Usual } else { preferences.pace };
    // After a rest the first frame would count as all the time since the last one.
    let seconds = time.delta_secs().min(0.15) * pace.rate();
    if session.bypass_change_detection().pass_time(seconds, &texts) {
        session.set_changed();
        moving.0 = true;
        motion.0 = true;
    }
}

/// Draws the panels, and does what the pointer does on the board.
#[allow(clippy::too_many_arguments, reason = "a system names everything that it uses")]
pub fn draw(
    mut contexts: EguiContexts,
    texts: Res<Texts>,
    session: Option<Res<Session>>,
    dialog: Res<Dialog>,
    preferences: Res<Preferences>,
    library: Res<Library>,
    mut lens: ResMut<Lens>,
    mut pointing: ResMut<Pointing>,
    mut state: ResMut<PlayScreen>,
    mut drawer: ResMut<Drawer>,
    mut cards: ResMut<HandDrawer>,
    mut pressed: ResMut<Pressed>,
    mut requests: ResMut<Requests>,
    mut moving: ResMut<Moving>,
) -> Result {
    let ctx = contexts.ctx_mut()?.clone();
    let Some(session) = session else { return Ok(()) };
    let view = &session.view;
    let mut root = theme::root(&ctx);
    begin_picture(&ctx, &session, &dialog, &mut state, drawer.open);
    let cards = cards.bypass_change_detection();
    cards.pass_to(view.viewer);
    clear_for_others(&session, &mut state, drawer.bypass_change_detection(), &mut lens);
    if session.view_only {
        warn(&mut root, texts.get("desktop-view-only"));
    } else if let Some(problem) = session.game.problem() {
        warn(&mut root, problem.tell(&texts));
    }
    if let Some((seat, name)) = &view.curtain {
        pointing.set_if_neq(Pointing::default());
        (state.choosing, state.cursor, state.curtained) = (None, None, Some(*seat));
        // The Enter key does not lift it: a player who has just ordered something with Enter might press it once too often.
        pressed.0.retain(|action| *action != Action::Confirm);
        requests.0.extend(show_curtain(&mut root, &session, *seat, name, &texts));
        return Ok(());
    }
    if let Some(seat) = state.curtained.take().filter(|seat| view.viewer == Some(*seat)) {
        // Everybody else looks away already.
        cards.lie_open(seat);
    }
    let busy = session.is_busy();
    let top = egui::Panel::top("header")
        .show_separator_line(false)
        .frame(theme::paper(&root, 8))
        .show(&mut root, |ui| header::show(ui, view, busy, session.face.has_reference(), &texts))
        .inner;
    let state = &mut *state;
    let moment = session.view_stamp(&texts);
    let shop = state.memos.shop.get(moment, || session.army_shop(&texts)).clone();
    let drawer = drawer.bypass_change_detection();
    let wide = (root.available_width() * 0.29).clamp(300.0, 430.0);
    let pointed = open_table::pointed(&session, &pointing);
    let side = egui::Panel::right("side")
        .show_separator_line(false)
        .resizable(false)
        .exact_size(wide)
        .frame(theme::paper(&root, 12))
        .show(&mut root, |ui| show_side(ui, &session, pointed, state, drawer.amounts(), &texts))
        .inner;
    let alone = session.audience.persons.len() == 1;
    // Beside the question if there is room for both, so that the board keeps its own.
    let beside = view.holding.is_some() && shop.is_none() && root.available_width() >= SIDE_BY_SIDE;
    let asked = match shop {
        Some(_) => None,
        None => show_question(&mut root, &session, drawer.amounts(), cards, beside, &texts),
    };
    let below = view.holding.as_ref().filter(|_| !beside).and_then(|_| {
        egui::Panel::bottom("hand")
            .show_separator_line(false)
            .resizable(false)
            .frame(theme::paper(&root, 10))
            .show(&mut root, |ui| hand::show(ui, cards, view, alone, beside, &texts))
            .inner
    });
    let listed = if drawer.open { show_orders(&mut root, &session, drawer, &mut state.memos, &texts) } else { None };
    let mut request = top.or(below).or(listed).or(side).or(asked);
    if let Some(shop) = &shop {
        pointing.set_if_neq(Pointing::default());
        request = request.or(show_army_shop(&mut root, &session, shop, &texts));
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
        let board = BoardControls { lens: &mut lens, pointing: &mut pointing, moving: &mut moving };
        let amounts = drawer.amounts();
        let handle = if session.scenery.ground.is_some() { open_table::handle } else { handle_board };
        let over_board = handle(&mut root, space, &session, board, state, amounts, &texts, preferences.hints);
        request = request.or(over_board);
    }
    request = request.or(choose(&ctx, &session, &lens, state, &texts));
    theme::free_main(&ctx, true);
    let overlay = show_dialog(&ctx, &dialog, &session, &library, &mut state.memos, &mut requests, &texts);
    request = overlay.or(request);
    if request.is_none() {
        let keys = std::mem::take(&mut pressed.0);
        request = keyboard::act(&ctx, keys, &session, &dialog, state, drawer, &mut lens, &texts);
    }
    // An army is filled with many presses of one button.
    let repeated = |request: &Request| {
        let added = |shop: &ArmyShop, order: Order| shop.items.iter().any(|i| [i.add, i.remove].contains(&order));
        let Request::Give(orders) = request else { return false };
        shop.as_ref().is_some_and(|shop| orders.iter().all(|order| added(shop, *order)))
    };
    requests.0.extend(request.filter(|request| !state.steady.is_too_early(&ctx, request, repeated(request))));
    Ok(())
}

/// What a picture begins with: since when it shows what it shows, whose buttons have digits, whether one may be red.
fn begin_picture(ctx: &egui::Context, session: &Session, dialog: &Dialog, state: &mut PlayScreen, list: bool) {
    let over = format!("{:?} {list} {}", std::mem::discriminant(dialog), state.choosing.is_some());
    state.steady.look(ctx, session.number, session.view.revision(), over);
    digits::begin(
        ctx,
        match dialog {
            // Whoever types writes digits.
            _ if ctx.text_edit_focused() => Numbered::Nobody,
            Dialog::Confirm(..) => Numbered::Dialog,
            Dialog::None if state.choosing.is_some() => Numbered::Choice,
            Dialog::None if list => Numbered::List,
            Dialog::None => Numbered::Question,
            _ => Numbered::Nobody,
        },
    );
    theme::free_main(ctx, *dialog == Dialog::None);
    // What was in focus is another button now: the key that pressed it must not press that too.
    if state.orders != session.game.journal().len() && !ctx.text_edit_focused() {
        ctx.memory_mut(|memory| memory.focused().into_iter().for_each(|id| memory.surrender_focus(id)));
    }
}

/// Forgets what was begun at the table: when others look, and when something has happened.
fn clear_for_others(session: &Session, state: &mut PlayScreen, drawer: &mut Drawer, lens: &mut ResMut<Lens>) {
    let view = &session.view;
    // Players who hide nothing from each other take turns without losing what they typed and where they looked.
    let hides = view.curtain.is_some() || view.viewer == Some(Seat::BYSTANDER);
    let looking = (session.number, hides);
    if state.looking != Some(looking) {
        state.looking = Some(looking);
        // None of it is left for the next player to see.
        state.choosing = None;
        state.reading = Reading::default();
        state.open_table.clear();
        drawer.clear();
        lens.fit();
    }
    // A choice between orders is void once anything has happened.
    if state.orders != session.game.journal().len() || session.in_playback() {
        state.orders = session.game.journal().len();
        state.choosing = None;
        // The next order is for a place that keys go to anew.
        state.aimed = false;
        state.open_table.forget();
        drawer.amounts().clear();
    }
}

/// What the pointer moves on the board.
struct BoardControls<'a, 'l, 'p> {
    lens: &'a mut ResMut<'l, Lens>,
    pointing: &'a mut ResMut<'p, Pointing>,
    moving: &'a mut Moving,
}

/// The pointer on the board: it points, clicks, drags and turns the wheel. `hints`: what a click does is told beside it.
#[allow(clippy::too_many_arguments, reason = "everything that the pointer may be about")]
fn handle_board(
    ui: &mut egui::Ui,
    space: egui::Rect,
    session: &Session,
    board: BoardControls,
    state: &mut PlayScreen,
    amounts: &Amounts,
    texts: &Texts,
    hints: bool,
) -> Option<Request> {
    let BoardControls { lens, pointing, moving } = board;
    let response = ui.interact(space, egui::Id::new("board"), Sense::click_and_drag());
    if response.dragged() {
        lens.pan(response.drag_delta());
        moving.0 = true;
    }
    let lit = session.view.marks.len();
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
    let lit = |place: &Place| session.view.marks.iter().any(|mark| mark.place == *place);
    let moved = ui.input(|i| i.pointer.delta() != egui::Vec2::ZERO || i.pointer.any_down());
    state.cursor = state.cursor.filter(|place| !moved && lit(place));
    let at = state.cursor.or_else(|| pointer.and_then(|p| session.scenery.at(lens.board_point(p))));
    let under = pointer.filter(|_| state.cursor.is_none());
    let piece = under.and_then(|p| session.counter_at(lens.board_point(p)));
    let of_piece = |piece: PieceId| session.view.scene.pieces.iter().find(|l| l.piece == piece)?.place;
    let at = piece.and_then(of_piece).or(at);
    if pointing.set_if_neq(Pointing { at, piece, ..Pointing::default() }) {
        moving.0 = true;
    }
    if let Some(place) = at.filter(|_| hints && !response.dragged() && state.choosing.is_none()) {
        let spot = (place, piece);
        let key = (session.view_stamp(texts), spot, amounts.clone());
        let told = state.memos.told.get(key, || told_of(session, spot, amounts, texts));
        if !told.lines.is_empty() {
            let tell = |ui: &mut egui::Ui| {
                let ink = told.refused.then(|| theme::colours(ui).rubric);
                for line in &told.lines {
                    let line = egui::RichText::new(line);
                    ui.label(ink.iter().fold(line, |line, ink| line.color(*ink)));
                }
            };
            beside::show(ui.ctx(), (session, &*lens, About::Place(place)), "told", (egui::Order::Tooltip, false), tell);
        }
    }
    if response.clicked() {
        state.choosing = None;
        if session.is_busy() {
            return Some(Request::Skip);
        }
        return click((at?, piece), session, state, amounts, texts);
    }
    None
}

/// A place is clicked, or chosen with keys: what comes of it. Of several orders one is asked for beside it.
fn click(
    (place, piece): OnPlace,
    session: &Session,
    state: &mut PlayScreen,
    amounts: &Amounts,
    texts: &Texts,
) -> Option<Request> {
    let mut choices = session.choices(place, piece, amounts, texts);
    match choices.len() {
        0 => {
            let piece = session.piece_at(place)?;
            return session.holds_a_piece().then_some(Request::Instead(piece));
        }
        1 => return Some(Request::Give(choices.remove(0).orders)),
        _ => state.choosing = Some((About::Place(place), choices)),
    }
    None
}

/// What is told beside the pointer.
#[derive(Default)]
struct Told {
    lines: Vec<String>,
    /// They tell why a click does nothing.
    refused: bool,
}

/// What a click does, or why it does nothing.
fn told_of(session: &Session, (place, piece): OnPlace, amounts: &Amounts, texts: &Texts) -> Told {
    let does = |lines: Vec<String>| Told { lines, refused: false };
    let choices = session.choices(place, piece, amounts, texts);
    if !choices.is_empty() {
        return does(choices.into_iter().map(|choice| choice.text).collect());
    }
    let piece = session.piece_at(place).and_then(|piece| session.takes_in_hand(piece));
    if let Some(order) = piece.filter(|_| session.holds_a_piece()) {
        let own = session.game.journal().last().is_some_and(|last| last.order == order);
        if own {
            return does(vec![texts.get("desktop-put-back")]);
        }
        let tell = teller(&session.game, texts);
        let mine = session.view.scene.pieces.iter().any(|l| {
            Target::Piece(l.piece) == order.on && Some(l.owner) == session.open_prompt().map(|p| p.seat) && !l.spent
        });
        if mine {
            return does(vec![tell.order(order)]);
        }
    }
    Told { lines: session.why_not(place, texts), refused: true }
}

/// Several orders for one place: which one?
fn choose(
    ctx: &egui::Context,
    session: &Session,
    lens: &Lens,
    state: &mut PlayScreen,
    texts: &Texts,
) -> Option<Request> {
    let (about, choices) = state.choosing.as_ref()?;
    let mut request = None;
    let mut done = false;
    beside::show(ctx, (session, lens, *about), "choice", (egui::Order::Foreground, true), |ui| {
        let mut counting = Counting::new(Numbered::Choice);
        for choice in choices {
            let give = Request::Give(choice.orders.clone());
            let size = egui::vec2(220.0, 32.0);
            if counting.sized_button(ui, &choice.text, false, size, give.clone()).clicked() {
                request = Some(give);
            }
        }
        done = ui.button(texts.get("desktop-cancel")).clicked();
    });
    if done || request.is_some() {
        state.choosing = None;
    }
    request
}
