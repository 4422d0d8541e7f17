//! What a match is about: its scenario, whom one plays, how it is won.
use super::Session;
use crate::desktop::face::{Sight, Tincture};
use crate::desktop::session::view_model::{seat_name, teller};
use crate::table::text::locales::Texts;

/// What is told of a match to whoever has not ordered anything yet.
#[derive(Clone, Debug, PartialEq)]
pub struct Briefing {
    /// The scenario, and its story.
    pub title: String,
    pub story: String,
    /// Whom one plays, and the colour of that seat; nothing where several persons look on together.
    pub you: Option<(Tincture, String)>,
    /// How the match is won, in sentences.
    pub aims: Vec<String>,
}

impl Briefing {
    /// All of it as one text, a line each.
    pub fn text(&self) -> String {
        let you = self.you.iter().map(|(_, you)| you.clone());
        let lines = [self.title.clone(), self.story.clone()].into_iter().chain(you).chain(self.aims.iter().cloned());
        lines.filter(|line| !line.is_empty()).collect::<Vec<_>>().join("\n\n")
    }
}

impl Session {
    /// What the match is about; nothing in a lesson, which tells that itself.
    pub fn what_it_is_about(&self, texts: &Texts) -> Option<Briefing> {
        if self.active_lesson.is_some() {
            return None;
        }
        let key = format!("scenario-{}-{}", self.face.game(), self.game.header().scenario);
        let hint = format!("{key}.hint");
        let sight = Sight::new(&self.game, self.audience.holder);
        let you = self.myself().map(|seat| {
            let words = [("name", seat_name(&self.game, seat, texts).into())];
            (self.face.tincture(seat), texts.format("briefing-you", &words))
        });
        Some(Briefing {
            // A designer's own scenario is called as in the rule data.
            title: if texts.has(&key) { texts.get(&key) } else { self.game.header().scenario.clone() },
            story: if texts.has(&hint) { texts.get(&hint) } else { String::new() },
            you,
            aims: self.face.aims(&sight, &teller(&self.game, texts)),
        })
    }
    /// The same, as long as the seat at the screen has not ordered anything.
    pub fn briefing(&self, texts: &Texts) -> Option<Briefing> {
        let seat = self.open_prompt()?.seat;
        let is_new = self.myself() == Some(seat) && self.last_decision_of(seat).is_none();
        if is_new { self.what_it_is_about(texts) } else { None }
    }
}
