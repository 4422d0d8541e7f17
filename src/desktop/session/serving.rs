//! Requests to the match on the table, to dialogs and to the window as a whole.
use super::Session;
use super::answers::reason;
use super::playback::PlaybackStep;
use super::requests::{Dialog, Request, Requests, Server};
use super::screen::Screen;
use super::view_model::teller;
use crate::desktop::platform::settings::Preferences;
use crate::table::prelude::Order;
use crate::table::text::locales::{Lang, Texts};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

/// Serves what is asked of the match; without a match on the table nothing happens.
pub fn serve_match(
    mut requests: ResMut<Requests>,
    mut session: Option<ResMut<Session>>,
    mut dialog: ResMut<Dialog>,
    texts: Res<Texts>,
) {
    for request in requests.take(Server::Match) {
        // Orders that were asked back have been answered.
        if matches!(request, Request::Confirmed(_)) {
            *dialog = Dialog::None;
        }
        if let Some(session) = &mut session {
            serve(request, session, &mut dialog, &texts);
        }
    }
}

fn serve(request: Request, session: &mut Session, dialog: &mut Dialog, texts: &Texts) {
    let orders = matches!(request, Request::Give(_) | Request::Confirmed(_) | Request::Instead(_));
    let changes = matches!(request, Request::Undo | Request::Redo | Request::UndoTo(_) | Request::Bookmark(_));
    if (orders || changes) && session.view_only {
        *dialog = Dialog::Told(texts.get("desktop-view-only"));
        return;
    }
    match request {
        Request::Give(orders) => give_or_ask(session, orders, dialog, texts),
        Request::Confirmed(orders) => give(session, &orders, dialog, texts),
        Request::Obvious => match session.order_of_enter() {
            Some(order) => give(session, &[order], dialog, texts),
            None => session.tell_why_enter_waits(texts),
        },
        Request::Advise if session.game.header().advice || session.lesson().is_some() => session.ask_advice(texts),
        Request::Advise => *dialog = Dialog::Told(texts.get("advice-off")),
        Request::Instead(piece) => {
            session.take_in_hand_instead(piece, texts);
        }
        Request::Undo => {
            if let Err(stop) = session.undo(texts) {
                *dialog = Dialog::Told(texts.get(stop.text()));
            }
        }
        Request::Redo => session.redo(texts),
        Request::UndoTo(entry) => {
            if let Err(stop) = session.undo_to_entry(entry, texts) {
                *dialog = Dialog::Problem(texts.get(stop.text()));
            }
        }
        Request::LiftCurtain => session.lift_curtain(texts),
        Request::DrawCurtain => session.draw_curtain(texts),
        Request::LiftCurtainAndWatch => {
            session.lift_curtain(texts);
            session.play_back(PlaybackStep::SinceMyTurn, texts);
        }
        Request::Skip => session.skip(),
        Request::Playback(step) => session.play_back(step, texts),
        Request::Bookmark(entry) => {
            let marked = session.game.bookmarks().contains(&entry);
            session.game.bookmark(entry, !marked);
        }
        Request::ReadOn => session.read_on(texts),
        Request::LessonBack => session.step_back(texts),
        _ => {}
    }
}

/// Gives orders, unless they are asked back first: they give something up, or end a go in which something useful is left.
fn give_or_ask(session: &mut Session, orders: Vec<Order>, dialog: &mut Dialog, texts: &Texts) {
    let gives_up = orders.iter().find_map(|order| session.face.confirmation(*order)).map(|key| texts.get(key));
    let asked = gives_up.or_else(|| {
        let left = session.left_undone(&orders, texts);
        (!left.is_empty()).then(|| left.join("\n"))
    });
    match asked {
        Some(words) => *dialog = Dialog::Confirm(orders, words),
        None => give(session, &orders, dialog, texts),
    }
}

/// Gives orders of the seat that is asked; a refusal is told.
fn give(session: &mut Session, orders: &[Order], dialog: &mut Dialog, texts: &Texts) {
    if let Err(why) = session.give(orders, texts) {
        let tell = teller(&session.game, texts);
        let told = match (session.open_prompt(), orders.first()) {
            (Some(prompt), Some(order)) => reason(*order, why, prompt, &tell),
            _ => tell.refusal(why),
        };
        *dialog = Dialog::Told(told);
    }
}

/// Opens and closes dialogs.
pub fn serve_dialogs(mut requests: ResMut<Requests>, mut dialog: ResMut<Dialog>) {
    for request in requests.take(Server::Dialogs) {
        match request {
            Request::Open(wanted) => *dialog = wanted,
            _ => *dialog = Dialog::None,
        }
    }
}

/// Everything in which words stand that were told in the language of the window.
#[derive(SystemParam)]
pub struct Spoken<'w> {
    texts: ResMut<'w, Texts>,
    preferences: ResMut<'w, Preferences>,
    session: Option<ResMut<'w, Session>>,
}

impl Spoken<'_> {
    /// From now on another language is spoken.
    fn change_to(&mut self, lang: Lang) {
        *self.texts = Texts::new(lang);
        self.preferences.language = Some(lang);
        if let Some(session) = &mut self.session {
            session.show_now(&self.texts);
        }
    }
}

/// Goes to the title, changes the language, ends the program.
pub fn serve_window(
    mut requests: ResMut<Requests>,
    mut commands: Commands,
    mut spoken: Spoken,
    mut dialog: ResMut<Dialog>,
    mut screen: ResMut<NextState<Screen>>,
    mut exit: MessageWriter<AppExit>,
) {
    for request in requests.take(Server::Window) {
        match request {
            Request::ToTitle => {
                // Where the match was saved may still be told.
                if !matches!(*dialog, Dialog::Told(_)) {
                    *dialog = Dialog::None;
                }
                commands.remove_resource::<Session>();
                screen.set(Screen::Title);
            }
            Request::Quit => drop(exit.write(AppExit::Success)),
            Request::Language(lang) => spoken.change_to(lang),
            _ => {}
        }
    }
}
