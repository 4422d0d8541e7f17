//! Setting a unit down (§4.4): it is placed by itself, its owner may change it man by man, and confirms it.
use super::cohesion;
use super::deployment::Deploying;
use super::magic::infiltration;
use super::movement;
use super::scenarios::escape;
use crate::games::vassaux::access::{Board, Read, Write};
use crate::games::vassaux::field::company::Company;
use crate::games::vassaux::field::dragging::{is_in_hand, may_confirm, may_stand_at, moved};
use crate::games::vassaux::field::formation::{Formation, Posted, Posting};
use crate::games::vassaux::field::lines::Line;
use crate::games::vassaux::field::slots::{Assault, Contacts, Mode};
use crate::games::vassaux::state::deployment::{Occasion, Placed, SetDown};
use crate::games::vassaux::state::frames::Frame;
use crate::table::ground::discs::Disc;
use crate::table::ground::regions::Region;
use crate::table::ground::shapes::Shape;
use crate::table::ground::spots::Spot;
use crate::table::prelude::{
    Allowed, Ask, Entry, Flow, PieceId, Prompt, Refusal, RuleApp, Seat, Step, Target, Verb, Word,
};
use bevy::prelude::*;
use std::sync::Arc;

/// How a unit is set down (D09).
pub const FORM_UP: Step<()> = Step::new("vassaux.form_up");
/// Takes up a man who has just been placed.
pub const TAKE: Verb<PieceId> = Verb::new("vassaux.take");
/// Takes up once more a man whom his owner has put down by hand. It stands beside the question: who plays by chance would do it
/// for ever.
pub const TAKE_AGAIN: Verb<PieceId> = Verb::new("vassaux.take_again");
/// Puts him there.
pub const STAND_AT: Verb<Spot> = Verb::new("vassaux.stand_at");
/// The unit stands as it should.
pub const FORMED: Verb<()> = Verb::new("vassaux.formed");

const TAKEN_ALREADY: Refusal = Refusal::new("man_taken", "V-10.01");
const NOT_BY_HAND: Refusal = Refusal::new("not_placed_by_hand", "V-10.01");
const PLACED_BY_HAND: Refusal = Refusal::new("placed_by_hand", "V-10.01");

/// Notes how a unit was placed, for its owner to change or confirm. The automaton confirms it at once (V-24.15).
pub fn take_in_hand(write: &mut Write, unit: PieceId, occasion: Occasion, formation: &Formation) {
    let placed = |posted: &Posted| match posted.posting {
        Posting::Stays => Placed::Stays,
        _ => Placed::InCohesion,
    };
    let men: Vec<_> = formation.men.iter().map(|posted| (posted.id, posted.at, placed(posted))).collect();
    let down = SetDown { unit, occasion, at: formation.at, automatic: men.clone(), men, taken: None };
    write.hand.0 = Some(down);
    if write.is_automated(unit) {
        confirm(write);
    }
}

/// A list of men as a formation.
fn formation_of(at: Spot, men: &[(PieceId, Spot, Placed)]) -> Formation {
    let posted = |(id, at, placed): &(PieceId, Spot, Placed)| Posted {
        id: *id,
        at: *at,
        posting: match placed {
            Placed::InCohesion => Posting::Rigid,
            Placed::ByHand => Posting::Drag,
            Placed::Stays => Posting::Stays,
        },
    };
    Formation { at, men: men.iter().map(posted).collect() }
}

/// What decides where the men of the unit in hand may stand.
pub struct Setting {
    board: Board,
    pub company: Company,
    /// The line of a charge.
    pub line: Option<Line>,
    zone: Option<Deploying>,
    /// Whom it falls upon as it arrives (V-20.18).
    target: Option<PieceId>,
    down: SetDown,
}

impl Setting {
    /// The unit in hand.
    pub fn of(board: Board, frame: Option<&Frame>, down: SetDown) -> Option<Self> {
        let unit = down.unit;
        if down.occasion == Occasion::Deployment {
            let men: Vec<Spot> = down.automatic.iter().map(|(_, at, _)| *at).collect();
            let (company, zone) = super::deployment::arrived(&board, unit, down.at, &men)?;
            return Some(Self { board, company, line: None, zone: Some(zone), target: None, down });
        }
        if matches!(down.occasion, Occasion::Arrival | Occasion::ChargingArrival) {
            let company = super::deployment::company_of(&board, unit)?;
            let target = frame.and_then(|frame| frame.target).filter(|_| down.occasion == Occasion::ChargingArrival);
            return Some(Self { board, company, line: None, zone: None, target, down });
        }
        let frame = frame.filter(|_| matches!(down.occasion, Occasion::Move | Occasion::Charge));
        let company = match frame {
            Some(frame) => movement::company(&board, frame)?,
            None => Company::of(&board.field, unit)?,
        };
        let line = match (down.occasion, frame) {
            (Occasion::Charge, Some(frame)) => Some(super::charge::line(&board, &company, frame)?.0),
            _ => None,
        };
        Some(Self { board, company, line, zone: None, target: None, down })
    }

    /// Why it is set down.
    pub fn mode(&self) -> Mode<'_> {
        match (self.down.occasion, &self.line, &self.zone) {
            (Occasion::Deployment, _, Some(zone)) => Mode::Deploy { zone: &zone.shape, widened: zone.widened },
            (Occasion::Charge, Some(line), _) => Mode::Charge(line.assault()),
            (Occasion::Reorganising, ..) => Mode::Regroup(Contacts::New),
            (Occasion::QuietReorganising, ..) => Mode::Regroup(Contacts::Old),
            (Occasion::Arrival | Occasion::ChargingArrival, ..) => infiltration::mode(self.target),
            _ => movement::end_of_move(&self.board),
        }
    }

    fn is_in_hand(&self, man: PieceId) -> Allowed {
        let formation = formation_of(self.down.at, &self.down.men);
        is_in_hand(&self.board.field, &self.company, &formation, self.mode(), man)
    }

    /// Whether a man may be put there by hand. In a charge no man is put so that nobody touches the target, or not the fighter
    /// first met whom the automatic placing touched (V-13.03, V-13.07): thus the unit can be confirmed at any time.
    pub fn may_stand_at(&self, man: PieceId, at: Spot) -> Allowed {
        let formation = formation_of(self.down.at, &self.down.men);
        may_stand_at(&self.board.field, &self.company, &formation, self.mode(), man, at)?;
        let arrives = self.target.map(|target| Assault { target, first: None, front: &[] });
        let Some(assault) = self.line.as_ref().map(Line::assault).or(arrives) else { return Ok(()) };
        let automatic = formation_of(self.down.at, &self.down.automatic);
        may_confirm(&self.board.field, &self.company, &assault, &automatic, &moved(&formation, man, at))
    }
}

fn form_up(In(()): In<()>, ask: Ask, read: Read) -> Prompt {
    let Some(down) = read.hand.0.clone() else { return ask.prompt(Seat(0), "vassaux-ask-form-up") };
    let board = read.board();
    let host = board.unit(down.unit).host;
    let mut prompt = ask.prompt(host, "vassaux-ask-form-up").with("unit", Word::On(Target::Piece(down.unit)));
    let Some(setting) = Setting::of(board, read.frames.top(), down.clone()) else { return prompt };
    let setting = Arc::new(setting);
    let placed = |man: PieceId| down.men.iter().find(|(id, ..)| *id == man).map(|(.., placed)| *placed);
    let men: Vec<PieceId> = down.men.iter().map(|(id, ..)| *id).filter(|_| down.taken.is_none()).collect();
    prompt.offer(&TAKE, men.into_iter().filter(|man| placed(*man) == Some(Placed::InCohesion)), |man| {
        match placed(man) {
            _ if down.taken.is_some() => Err(TAKEN_ALREADY),
            Some(Placed::ByHand) => Err(PLACED_BY_HAND),
            _ => setting.is_in_hand(man),
        }
    });
    let by_hand = down.men.iter().map(|(id, ..)| *id).filter(|man| placed(*man) == Some(Placed::ByHand));
    prompt.stand(&TAKE_AGAIN, by_hand, |man| match placed(man) {
        _ if down.taken.is_some() => Err(TAKEN_ALREADY),
        Some(Placed::ByHand) => Ok(()),
        Some(_) => Err(NOT_BY_HAND),
        None => setting.is_in_hand(man),
    });
    if let Some(man) = down.taken {
        let aura = setting.company.aura() + 2 * setting.company.radius() + setting.board.field.measures().eps_measure;
        let within = Region::of([Shape::Disc(Disc::new(down.at, aura))]);
        let stands = down.men.iter().find(|(id, ..)| *id == man).map(|(_, at, _)| *at);
        let usual = stands.filter(|at| setting.may_stand_at(man, *at).is_ok());
        let asked = setting.clone();
        prompt.offer_area(&STAND_AT, within, usual, move |spot| asked.may_stand_at(man, spot));
    }
    if down.occasion == Occasion::Charge {
        escape::stay_after_charge(&mut prompt, &setting.board, &read.objectives, down.unit, down.at);
    }
    prompt.offer(&FORMED, [()], |()| Ok(()));
    prompt.closing = Some(FORMED.on(()));
    prompt
}

fn take(In((_, man)): In<(Seat, PieceId)>, mut write: Write) -> Flow {
    if let Some(down) = &mut write.hand.0 {
        down.taken = Some(man);
    }
    Flow::again()
}

fn stand_at(In((_, at)): In<(Seat, Spot)>, mut write: Write) -> Flow {
    if let Some(down) = &mut write.hand.0 {
        let taken = down.taken.take();
        if let Some(man) = down.men.iter_mut().find(|(id, ..)| Some(*id) == taken) {
            (man.1, man.2) = (at, Placed::ByHand);
        }
    }
    Flow::again()
}

fn formed(In((_, ())): In<(Seat, ())>, mut write: Write) -> Flow {
    confirm(&mut write);
    Flow::done()
}

/// Everybody in hand stands where he was put; who is out of cohesion is confused (V-7.01, V-7.10).
pub fn confirm(write: &mut Write) {
    let Some(down) = write.hand.0.take() else { return };
    if down.occasion == Occasion::Deployment {
        let host = write.pieces_of(down.unit).host;
        write.chronicle.note("V-23.02", || {
            Entry::new("vassaux-log-deployed", "V-23.02")
                .by(host)
                .with("unit", Word::On(Target::Piece(down.unit)))
                .with("at", Word::On(Target::Spot(down.at)))
        });
    }
    set_down(write, &down);
    if let Some(frame) = write.frames.stack.last_mut().filter(|frame| frame.unit == down.unit) {
        let without = down.men.iter().filter(|(.., placed)| *placed == Placed::Stays);
        frame.walk.without_place = without.map(|(man, ..)| *man).collect();
    }
    match down.occasion {
        Occasion::Move | Occasion::Charge => movement::end_walk(write),
        Occasion::Deployment
        | Occasion::Reorganising
        | Occasion::QuietReorganising
        | Occasion::Arrival
        | Occasion::ChargingArrival => cohesion::test(write),
    }
}

/// Puts a unit onto the table as it is in hand.
pub fn set_down(write: &mut Write, down: &SetDown) {
    if let Some(leader) = write.board().unit(down.unit).leader {
        write.stand(leader, down.at);
    }
    for (man, at, placed) in &down.men {
        if *placed != Placed::Stays {
            write.stand(*man, *at);
        }
    }
}

/// Registers the steps, decisions and verbs of this chapter.
pub fn plugin(app: &mut App) {
    app.decision(&FORM_UP, form_up)
        .verb(&TAKE, take)
        .verb(&TAKE_AGAIN, take)
        .verb(&STAND_AT, stand_at)
        .verb(&FORMED, formed);
}
