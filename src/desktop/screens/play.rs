//! The screen on which a match is played: panels around the board, the pointer on the board, dialogs over both.
mod battle;
pub mod beside;
mod briefing;
mod composer;
mod dialogs;
mod keyboard;
mod log_handle;
mod open_table;
mod outcomes;
mod panels;
mod places;
mod pointer;
mod proclamations;
mod question_room;
mod reserves;
mod room;
pub mod steady;
mod strip;
mod tape;

use battle::BattleEnd;
pub use dialogs::draw_common_dialogs;
use dialogs::show_dialog;
use keyboard::Keyboard;
use open_table::OpenTable;
use outcomes::Outcomes;
use panels::{SideTouch, show_army_shop, show_curtain, show_orders, show_question, show_side, warn};
use places::Places;
use pointer::{Board, BoardControls, Choice, OnBoard};
use proclamations::Scrolls;
use question_room::QuestionRoom;
use room::{Panel, PanelRoom};
use steady::Steady;
use strip::{StripRoom, show_top};

use crate::desktop::board::antialiasing::MovingBoard;
use crate::desktop::board::camera::Lens;
use crate::desktop::board::lights::Pointing;
use crate::desktop::board::named::Named;
use crate::desktop::board::preview::Album;
use crate::desktop::face::{ArmyShop, Company, Forecast, Point, ReferencePage, Sheet};
use crate::desktop::input::keys::Pressed;
use crate::desktop::panels::digits::Numbered;
use crate::desktop::panels::hand::HandDrawer;
use crate::desktop::panels::hand::played::{self, OnTable};
use crate::desktop::panels::log::Reading;
use crate::desktop::panels::orders::{Drawer, Lists};
use crate::desktop::panels::{digits, hand, turn_track, wanted};
use crate::desktop::platform::actions::Action;
use crate::desktop::platform::idle::Moving;
use crate::desktop::platform::library::Library;
use crate::desktop::platform::settings::{Pace, Preferences, Tempo};
use crate::desktop::session::lesson::LessonOffer;
use crate::desktop::session::match_session::{Briefing, Digest};
use crate::desktop::session::memo::{Memo, ViewStamp};
use crate::desktop::session::requests::Requests;
use crate::desktop::session::requests::{Dialog, Request};
use crate::desktop::session::{Amounts, Composition, Pointed, Session};
use crate::desktop::theme;
use crate::table::play::dice_stats::SeatStats;
use crate::table::prelude::{Order, Seat};
use crate::table::text::locales::Texts;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui;

/// The least width for the question and the hand beside each other, in points.
const SIDE_BY_SIDE: f32 = 560.0;

/// What the screen remembers from frame to frame beside the session.
#[derive(Resource, Default)]
pub struct PlayScreen {
    choosing: Option<Choice>,
    places: Places,
    open_table: OpenTable,
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
    room: QuestionRoom,
    strip: StripRoom,
    /// The player whose sheet lies open beside the board.
    opened: Option<Seat>,
    /// How high the log is while its handle is drawn, in points.
    log_drawn: Option<f32>,
    scrolls: Scrolls,
    outcomes: Outcomes,
    battle_end: BattleEnd,
    news: News,
    panels: PanelRoom,
    /// A key asks for the panel at the side to be folded up or down.
    fold_side: bool,
    /// What the button orders that was pointed at in the last picture.
    pointed_orders: Vec<Order>,
    /// The match whose briefing was closed.
    briefed: Option<u64>,
}

/// What somebody has done with the news since his last turn.
#[derive(Default)]
struct News {
    /// The match and the turn whose news were closed.
    closed: Option<(u64, usize)>,
    /// Where something happened that somebody has asked for, until the match goes on.
    at: Option<Point>,
    /// It is to come into sight.
    seeks: bool,
}

impl News {
    /// A ring where something happened, which comes into sight once. Gives whether the board moves.
    fn show(&mut self, root: &egui::Ui, lens: &mut Lens) -> bool {
        /// The radius of the ring, in points.
        const RING: f32 = 34.0;
        let Some(point) = self.at else { return false };
        let moves = std::mem::take(&mut self.seeks);
        let (at, seen) = (lens.screen_point(point), lens.space.shrink(RING + 10.0));
        if moves && !seen.contains(at) {
            lens.pan(lens.space.center() - at);
        }
        let painter = root.painter().with_clip_rect(lens.space);
        let at = lens.screen_point(point);
        let c = theme::colours(root);
        painter.circle_stroke(at, RING, egui::Stroke::new(6.0, c.ink));
        painter.circle_stroke(at, RING, egui::Stroke::new(3.0, c.gold));
        moves
    }
}

/// What panels show, computed when the match goes on or the pointer moves to another place, and not in every frame.
#[derive(Default)]
struct PanelMemos {
    lists: Memo<ViewStamp, Lists>,
    reference: Memo<ViewStamp, Vec<ReferencePage>>,
    luck: Memo<ViewStamp, Vec<SeatStats>>,
    shop: Memo<ViewStamp, Option<ArmyShop>>,
    subject: Memo<ViewStamp, Option<Sheet>>,
    player: Memo<(ViewStamp, Seat), Option<Sheet>>,
    digest: Memo<ViewStamp, Option<Digest>>,
    composition: Memo<ViewStamp, Option<Composition>>,
    company: Memo<(ViewStamp, Amounts), Company>,
    sheet: Memo<(ViewStamp, Pointed), Option<Sheet>>,
    forecasts: Memo<(ViewStamp, Pointed, Amounts), Vec<Forecast>>,
    of_button: Memo<(ViewStamp, Vec<Order>), Option<Forecast>>,
    briefing: Memo<ViewStamp, Option<Briefing>>,
}

impl PlayScreen {
    /// The board of a match by its kind, and what pointer and keys on it are about.
    fn on_board<'a>(
        &'a mut self,
        session: &'a Session,
        texts: &'a Texts,
        amounts: &'a mut Amounts,
        lens: Mut<'a, Lens>,
        hints: bool,
    ) -> (&'a mut dyn Board, OnBoard<'a>) {
        let board: &mut dyn Board =
            if session.scenery.ground.is_some() { &mut self.open_table } else { &mut self.places };
        (board, OnBoard { session, texts, amounts, lens, choosing: &mut self.choosing, hints })
    }
    /// Forgets what was begun on the board, of whichever kind it is.
    fn clear_board(&mut self) {
        self.choosing = None;
        self.places.clear();
        self.open_table.clear();
    }
}

/// Lets time pass at the table.
pub fn pass_time(
    tempo: Tempo,
    texts: Res<Texts>,
    session: Option<ResMut<Session>>,
    dialog: Res<Dialog>,
    mut state: ResMut<PlayScreen>,
    mut requests: ResMut<Requests>,
    mut moving: MovingBoard,
) {
    let Some(mut session) = session else { return };
    if session.view.ended.is_some()
        && session.lesson().is_none()
        && !session.is_busy()
        && session.settled
        && state.summed_up != session.number
        && !state.scrolls.are_shown(&session, tempo.pace())
        && !state.battle_end.is_shown(&session, tempo.pace())
    {
        state.summed_up = session.number;
        requests.0.push(Request::Open(Dialog::Summary));
    }
    // Scripts wait while a person reads something that lies over the board.
    if *dialog != Dialog::None && !matches!(*dialog, Dialog::Problem(_) | Dialog::Told(_)) {
        return;
    }
    if tempo.pace() == Pace::Off && session.is_busy() {
        session.skip();
    }
    // So they do while it is seen how a battle has ended.
    if state.battle_end.is_shown(&session, tempo.pace()) && !session.in_playback() {
        return;
    }
    // Playback is shown at its pace even where moves are shown at once.
    let pace = if session.in_playback() && tempo.pace() == Pace::Off { Pace::Usual } else { tempo.pace() };
    if session.bypass_change_detection().pass_time(tempo.seconds(pace), &texts) {
        session.set_changed();
        moving.keep();
    }
}

/// Lets time pass for the cards that were laid open.
pub fn pass_played(
    tempo: Tempo,
    session: Option<Res<Session>>,
    mut on_table: ResMut<OnTable>,
    mut moving: ResMut<Moving>,
) {
    let Some(session) = session else { return };
    let pace = tempo.pace();
    if on_table.bypass_change_detection().pass(&session, pace, tempo.seconds(pace)) {
        moving.0 = true;
    }
}

/// What the screen is given and leaves as it is: the words, the settings, the saved matches, what lies over the table.
#[derive(SystemParam)]
pub struct Given<'w> {
    texts: Res<'w, Texts>,
    preferences: ResMut<'w, Preferences>,
    library: Res<'w, Library>,
    dialog: Res<'w, Dialog>,
}

/// What people have begun at the screen: what it remembers, what its drawers hold, and the keys that were pressed.
#[derive(SystemParam)]
pub struct Begun<'w> {
    state: ResMut<'w, PlayScreen>,
    drawer: ResMut<'w, Drawer>,
    cards: ResMut<'w, HandDrawer>,
    pressed: ResMut<'w, Pressed>,
    on_table: Res<'w, OnTable>,
}

/// Draws the panels, and does what the pointer does on the board.
pub fn draw(
    mut contexts: EguiContexts,
    session: Option<Res<Session>>,
    given: Given,
    controls: BoardControls,
    begun: Begun,
    mut requests: ResMut<Requests>,
) -> Result {
    let ctx = contexts.ctx_mut()?.clone();
    let Some(session) = session else { return Ok(()) };
    let Given { texts, mut preferences, library, dialog } = given;
    let mut left = preferences.panels;
    let BoardControls { mut lens, mut pointing, mut named, mut moving } = controls;
    let Begun { mut state, mut drawer, mut cards, mut pressed, on_table } = begun;
    let view = &session.view;
    let mut root = theme::root(&ctx);
    let cards = cards.bypass_change_detection();
    if state.orders != session.game.journal().len() {
        cards.lay_back();
    }
    let numbered = match () {
        () if state.choosing.is_some() || cards.has_chosen() => Numbered::Choice,
        () if drawer.open => Numbered::List,
        () => Numbered::Question,
    };
    begin_picture(&ctx, &session, &dialog, &mut state, numbered);
    cards.lie_at(session.number, preferences.pace);
    cards.pass_to(view.viewer);
    clear_for_others(&session, &mut state, drawer.bypass_change_detection(), &mut lens);
    if session.view_only {
        warn(&mut root, texts.get("desktop-view-only"));
    } else if let Some(problem) = session.game.problem() {
        warn(&mut root, problem.tell(&texts));
    }
    if let Some((seat, name)) = &view.curtain {
        pointing.set_if_neq(Pointing::default());
        named.set_if_neq(Named::default());
        state.clear_board();
        state.curtained = Some(*seat);
        // The Enter key does not lift it: a player who has just ordered something with Enter might press it once too often.
        pressed.0.retain(|action| *action != Action::Confirm);
        requests.0.extend(show_curtain(&mut root, &session, *seat, name, &texts));
        return Ok(());
    }
    if let Some(seat) = state.curtained.take().filter(|seat| view.viewer == Some(*seat)) {
        // Everybody else looks away already.
        cards.lie_open(seat);
    }
    let state = &mut *state;
    let (top, of_players) = show_top(&mut root, &session, state, &texts);
    let moment = session.view_stamp(&texts);
    let shop = state.memos.shop.get(moment, || session.army_shop(&texts)).clone();
    let drawer = drawer.bypass_change_detection();
    let listed_before = drawer.open;
    let all = root.available_width();
    let pointed = pointer::pointed(&session, &pointing);
    let folded = room::is_folded(&session, &left);
    let wide = if folded { room::FOLDED } else { state.panels.width(Panel::Side, &left, all) };
    let height = root.available_rect_before_wrap().y_range();
    let side = egui::Panel::right("side")
        .show_separator_line(false)
        .resizable(false)
        .exact_size(wide)
        .frame(theme::paper(&root, if folded { 3 } else { 12 }))
        .show(&mut root, |ui| {
            if folded {
                left.side_folded ^= room::show_folded(ui, &session, &texts);
                return SideTouch::default();
            }
            show_side(ui, &session, pointed, state, (drawer.amounts(), &mut preferences), &texts)
        })
        .inner;
    let alone = session.audience.persons.len() == 1;
    // Beside the question if there is room for both, so that the board keeps its own.
    let beside = view.holding.is_some() && shop.is_none() && root.available_width() >= SIDE_BY_SIDE;
    let asked = match shop {
        Some(_) => None,
        None => {
            let high = state.room.height(session.number, &root, beside);
            let (asked, wanted) = show_question(&mut root, &session, drawer.amounts(), (cards, beside), high, &texts);
            // What does not fit is shown whole in the next picture.
            if state.room.wants(wanted, (moment, cards.is_open(view.viewer, alone)), &root) {
                moving.0 = true;
            }
            asked
        }
    };
    let below = view.holding.as_ref().filter(|_| !beside).and_then(|_| {
        egui::Panel::bottom("hand")
            .show_separator_line(false)
            .resizable(false)
            .frame(theme::paper(&root, 10))
            .show(&mut root, |ui| hand::show(ui, cards, view, alone, beside, &texts))
            .inner
    });
    let of_list = (state.panels.width(Panel::List, &left, root.available_width()), root.available_width());
    let listed =
        if drawer.open { show_orders(&mut root, &session, drawer, of_list.0, &mut state.memos, &texts) } else { None };
    let over_button = wanted::take_pointed(&ctx);
    if state.pointed_orders != over_button {
        (state.pointed_orders, moving.0) = (over_button, true);
    }
    let told = [side.named, of_players.named].into_iter().find(|named| !named.is_empty());
    let told = told.unwrap_or_else(|| session.named_by(&state.pointed_orders));
    if named.set_if_neq(Named(told)) {
        moving.0 = true;
    }
    let mut request = top.or(below).or(listed).or(side.request).or(asked);
    let right = all - wide;
    if let Some(shop) = &shop {
        pointing.set_if_neq(Pointing::default());
        request = request.or(show_army_shop(&mut root, &session, shop, &texts));
    } else {
        if !view.track.is_empty() && !state.strip.has_track {
            // It lies on the table, above the board.
            let bare = egui::Frame::new().inner_margin(6);
            let track = egui::Panel::top("track").show_separator_line(false).frame(bare);
            track.show(&mut root, |ui| turn_track::show(ui, &view.track));
        }
        let space = root.available_rect_before_wrap();
        // The board stays where it is while one question is longer than the next: more of it is seen meanwhile.
        let stays = space.with_max_y(space.max.y - state.room.spared().min(space.height() / 2.0));
        if lens.space != stays || lens.visible != space || lens.scale != ctx.zoom_factor() {
            lens.scale = ctx.zoom_factor();
            lens.visible = space;
            lens.set_space(stays);
            moving.0 = true;
        }
        let hints = preferences.hints;
        let (board, mut on) = state.on_board(&session, &texts, drawer.amounts(), lens.reborrow(), hints);
        let over_board = pointer::handle(&mut root, space, board, &mut on, &mut pointing, &mut moving);
        request = request.or(over_board);
        request = request.or(composer::show(&ctx, &session, &lens, state, drawer.amounts(), &texts));
        if state.news.at.is_some() && state.news.show(&root, &mut lens) {
            moving.0 = true;
        }
        played::show(&ctx, &on_table, space);
        moving.0 |= state.outcomes.show(&ctx, &session, &lens, preferences.pace);
    }
    let keys = !pressed.0.is_empty();
    let of_battle = (&*session, &*lens, &mut state.battle_end);
    moving.0 |= battle::show(&ctx, of_battle, (preferences.pace, keys), &texts);
    // What is proclaimed of a battle waits until its end has been seen, and so until cards on the table have been.
    let waits = state.battle_end.is_shown(&session, preferences.pace) || on_table.cards().next().is_some();
    moving.0 |= state.scrolls.show(&ctx, &session, lens.space, (preferences.pace, waits), keys);
    // The edges lie over everything beside them.
    if !folded {
        state.panels.edge(&mut root, Panel::Side, (right, height), (wide, all), &mut left, &texts);
        left.side_folded |= view.lesson.is_none() && room::show_tab(&mut root, (right, height), &texts);
    }
    if listed_before {
        let edge = (of_list.0, root.available_rect_before_wrap().y_range());
        state.panels.edge(&mut root, Panel::List, edge, of_list, &mut left, &texts);
    }
    request = request.or(pointer::choose(&ctx, &session, &lens, state, &texts));
    theme::free_main(&ctx, true);
    let overlay = show_dialog(&ctx, &dialog, &session, &library, &mut state.memos, &mut requests, &texts);
    request = overlay.or(request);
    if request.is_none() {
        let keys = std::mem::take(&mut pressed.0);
        let (ctx, session, texts, dialog) = (&ctx, &*session, &*texts, &*dialog);
        request = Keyboard { ctx, session, texts, dialog, state, drawer, cards, lens: lens.reborrow() }.act(keys);
    }
    left.side_folded ^= std::mem::take(&mut state.fold_side);
    left.list_open = if drawer.open == listed_before { left.list_open } else { drawer.open };
    if preferences.panels != left {
        preferences.panels = left;
        moving.0 = true;
    }
    // An army is filled with many presses of one button.
    let repeated = |request: &Request| {
        let added = |shop: &ArmyShop, order: Order| shop.items.iter().any(|i| [i.add, i.remove].contains(&order));
        let Request::Give(orders) = request else { return false };
        shop.as_ref().is_some_and(|shop| orders.iter().all(|order| added(shop, *order)))
    };
    match request.filter(|request| !state.steady.is_too_early(&ctx, request, repeated(request))) {
        Some(Request::ChooseCard(card)) => {
            cards.choose(card);
            moving.0 = true;
        }
        request => requests.0.extend(request),
    }
    Ok(())
}

/// What a picture begins with: since when it shows what it shows, whose buttons have digits, whether one may be red.
fn begin_picture(ctx: &egui::Context, session: &Session, dialog: &Dialog, state: &mut PlayScreen, numbered: Numbered) {
    let over = format!("{:?} {numbered:?}", std::mem::discriminant(dialog));
    state.steady.look(ctx, session.number, session.view.revision(), over);
    digits::begin(
        ctx,
        match dialog {
            // Whoever types writes digits.
            _ if ctx.text_edit_focused() => Numbered::Nobody,
            Dialog::Confirm(..) => Numbered::Dialog,
            Dialog::None => numbered,
            _ => Numbered::Nobody,
        },
    );
    theme::free_main(ctx, *dialog == Dialog::None);
    wanted::begin(ctx, session.view.wants());
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
        state.clear_board();
        state.reading = Reading::default();
        state.opened = None;
        drawer.clear();
        lens.fit();
    }
    // A choice between orders is void once anything has happened.
    if state.orders != session.game.journal().len() || session.in_playback() {
        state.orders = session.game.journal().len();
        state.choosing = None;
        // Whoever has looked at what happened earlier sees what happens next.
        state.reading.ends |= state.reading.sought.is_some();
        (state.news.at, state.reading.sought) = (None, None);
        state.places.forget();
        state.open_table.forget();
        drawer.amounts().clear();
    }
}
