//! Who goes along with the piece in hand: what is chosen beside its counter before the click that moves all of them.
use super::{Amounts, Session};
use crate::desktop::face::{Company, Contingent, PieceLook, Point, Sight, Tone};
use crate::desktop::session::answers::first_number;
use crate::desktop::session::view_model::{Mark, teller};
use crate::table::prelude::{Order, PieceId, Place, Span, Target};
use crate::table::text::locales::Texts;

/// What is chosen beside a counter.
#[derive(Clone, Debug, PartialEq)]
pub struct Composition {
    /// The piece that leads.
    pub leader: PieceId,
    /// Its kinds of companions, each with a number.
    pub contingents: Vec<Contingent>,
    /// Orders about single pieces beside it, such as to come along, in words.
    pub companions: Vec<(Order, String)>,
}

impl Session {
    /// The piece in hand: the one that leads others, or else the one that the question is about.
    pub fn in_hand(&self) -> Option<PieceId> {
        self.open_prompt()?;
        let leads = self.face.leads(&Sight::new(&self.game, self.audience.holder));
        leads.or(self.view.subject)
    }
    /// Who may go along with the piece in hand; nothing where nobody can.
    pub fn composition(&self, texts: &Texts) -> Option<Composition> {
        let prompt = self.open_prompt()?;
        let (sight, tell) = (Sight::new(&self.game, self.audience.holder), teller(&self.game, texts));
        let leader = self.face.leads(&sight)?;
        let place = self.view.scene.pieces.iter().find(|look| look.piece == leader)?.place?;
        let beside = self.pieces_at(place);
        let single = prompt.offered.iter().filter(|order| match order.on {
            Target::Piece(piece) if piece != leader => {
                beside.contains(&piece) && self.face.takes_in_hand(&sight, piece) != Some(**order)
            }
            _ => false,
        });
        let companions: Vec<(Order, String)> = single.map(|order| (*order, tell.order(*order))).collect();
        // A lesson that asks for a number waits for its order, which has a button below the board.
        let wanted = self.lesson_wants();
        let is_wanted = |span: &Span| wanted.iter().any(|order| order.verb == span.verb);
        let mut contingents = self.face.contingents(&sight, &tell);
        contingents.retain(|kind| !kind.joins.iter().chain(&kind.leaves).any(is_wanted));
        let anybody = !contingents.is_empty() || !companions.is_empty();
        anybody.then_some(Composition { leader, contingents, companions })
    }
    /// Who goes along while the steppers show these numbers; nothing where no order takes anybody along.
    pub fn company(&self, amounts: &Amounts, texts: &Texts) -> Option<Company> {
        let (sight, tell) = (Sight::new(&self.game, self.audience.holder), teller(&self.game, texts));
        let chosen = |span: &Span| self.chosen_number(span, &sight, amounts);
        let company = |order: &Order| self.face.company(&sight, *order, &chosen, &tell);
        self.open_prompt()?.offered.iter().find_map(company)
    }
    /// On which way the piece in hand would go to a lit place; nothing where no order moves it there.
    pub fn way_to(&self, place: Place) -> Option<Vec<Point>> {
        let moves = |mark: &Mark| mark.place == place && mark.tone != Tone::Choose;
        self.view.marks.iter().find(|mark| moves(mark))?;
        let piece = self.in_hand()?;
        let look = self.view.scene.pieces.iter().find(|look| look.piece == piece)?;
        look.place.filter(|from| *from != place)?;
        let there = PieceLook { place: Some(place), at: self.scenery.look(place)?.centre, ..look.clone() };
        let mut way = self.way(look, &there, &Sight::new(&self.game, self.audience.holder));
        way.dedup();
        Some(way)
    }
    /// The number that a stepper or slider shows for a range; one that is not on offer stands for nobody.
    pub(super) fn chosen_number(&self, span: &Span, sight: &Sight, amounts: &Amounts) -> i32 {
        let first = || first_number(self.face, sight, span).max(0);
        let number = amounts.get(span.verb.name).copied().unwrap_or_else(first);
        if number >= span.least { span.at((number.min(span.most) - span.least) / span.by) } else { 0 }
    }
    /// How many of a kind go along while the steppers show these numbers.
    pub fn number_of(&self, contingent: &Contingent, amounts: &Amounts) -> i32 {
        let sight = Sight::new(&self.game, self.audience.holder);
        contingent.number(&|span| self.chosen_number(span, &sight, amounts))
    }
}
