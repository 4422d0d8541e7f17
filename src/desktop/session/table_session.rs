//! A match at the screen: who holds the screen, what of the match is shown already and what is still being shown, and
//! the scripted opponents' pace.
use super::lesson::Tuition;
use super::log_cache::Ledger;
use super::memo::Moment;
use super::playback::Walk;
use super::view_model::{Audience, Shown, TableView, in_words, seat_name, teller};
use crate::desktop::board::counters::HALF;
use crate::desktop::face::face_trait::{
    Face, Forecast, Muster, PieceLook, Point, Register, Scenery, Sheet, Sight, Tone,
};
use crate::desktop::panels::dice_tray::Throw;
use crate::table::prelude::{
    Header, Match, Order, PieceId, Place, Problem, Prompt, Record, Refusal, Saves, Seat, Target, UndoStop,
};
use crate::table::prelude::{LoadedMatch, Recorded};
use crate::table::text::locales::Texts;
use bevy::prelude::*;
use std::collections::VecDeque;

/// Seconds between two orders of a script, once what they brought about was shown.
const SCRIPT_PAUSE: f32 = 0.55;

/// What can be done with a click on a place.
#[derive(Clone, Debug, PartialEq)]
pub struct Choice {
    pub text: String,
    pub tone: Tone,
    pub orders: Vec<Order>,
}

/// A match at the screen.
#[derive(Resource)]
pub struct Sitting {
    /// Counts the matches of this run of the program, so that what is drawn for one is not taken for another's.
    pub number: u64,
    pub game: Recorded,
    pub face: &'static dyn Face,
    pub scenery: Scenery,
    pub audience: Audience,
    /// Whom the curtain waits for.
    pub curtain: Option<Seat>,
    pub view: Shown,
    ledger: Ledger,
    /// What comes on the screen when the dice have come to rest.
    next: Option<TableView>,
    /// The question with every order that is refused.
    refused: Vec<(Order, Refusal)>,
    pub throw: Option<Throw>,
    throws: VecDeque<Throw>,
    /// Entries of the chronicle that were shown.
    told: usize,
    pause: f32,
    /// The board is as it will stay: the summary may be shown.
    pub settled: bool,
    /// Somebody looks back at what has happened.
    pub walk: Option<Walk>,
    /// The match is a lesson.
    pub(in crate::desktop) tuition: Option<Tuition>,
}

impl Sitting {
    /// Sits down to a match that is in this position.
    pub fn new(number: u64, game: Recorded, face: &'static dyn Face, texts: &Texts) -> Self {
        let mut sitting = Self::sit_down(number, game, face, None);
        sitting.play_secret_scripts();
        sitting.told = sitting.game.chronicle(None).count();
        sitting.show_now(texts);
        sitting
    }

    /// With nothing on the screen yet.
    pub(in crate::desktop) fn sit_down(
        number: u64,
        game: Recorded,
        face: &'static dyn Face,
        tuition: Option<Tuition>,
    ) -> Self {
        let audience = Audience::of(&game);
        let scenery = face.scenery(&Sight::new(&game, audience.holder));
        let told = game.chronicle(None).count();
        Self {
            number,
            game,
            face,
            scenery,
            audience,
            curtain: None,
            view: Shown::default(),
            ledger: Ledger::default(),
            next: None,
            refused: vec![],
            throw: None,
            throws: VecDeque::new(),
            told,
            pause: SCRIPT_PAUSE,
            settled: true,
            walk: None,
            tuition,
        }
    }

    /// Begins a match.
    ///
    /// # Errors
    /// As [`Match::start`].
    pub fn begin(
        number: u64,
        table: Match,
        header: Header,
        saves: &Saves,
        face: &'static dyn Face,
        texts: &Texts,
    ) -> Result<Self, Problem> {
        let path = saves.new_autosave(&header.game);
        Ok(Self::new(number, Recorded::start(table, header, path)?, face, texts))
    }

    /// Goes on with a saved match.
    pub fn resume(number: u64, loaded: LoadedMatch, saves: &Saves, face: &'static dyn Face, texts: &Texts) -> Self {
        Self::new(number, Recorded::resume(loaded, saves), face, texts)
    }

    /// What is on the screen, for whoever keeps what was made of it.
    pub fn moment(&self, texts: &Texts) -> Moment {
        Moment { sitting: self.number, revision: self.view.revision(), lang: texts.lang() }
    }

    /// The match as the board shows it: as it is now, or as it was.
    fn shown(&self) -> &Match {
        self.walk.as_ref().map_or(&self.game, |walk| &walk.shadow)
    }

    /// The question, if somebody at the screen is to answer it and nothing hides it.
    pub fn open_prompt(&self) -> Option<&Prompt> {
        if self.curtain.is_some() || self.next.is_some() || self.walk.is_some() {
            return None;
        }
        self.game.prompt().filter(|p| self.audience.is_person(p.seat))
    }

    /// Whether something is still being shown or a script is about to play.
    pub fn is_busy(&self) -> bool {
        if self.walk.is_some() {
            return false;
        }
        self.next.is_some()
            || self.throw.as_ref().is_some_and(Throw::is_rolling)
            || !self.throws.is_empty()
            || self.script_is_asked()
    }
    fn script_is_asked(&self) -> bool {
        match &self.tuition {
            Some(tuition) => tuition.course.next_order(&self.game).is_some(),
            None => self.curtain.is_none() && self.game.prompt().is_some_and(|p| !self.audience.is_person(p.seat)),
        }
    }
    /// What somebody who is no person at this screen orders now.
    fn order_of_others(&mut self) -> Option<Record> {
        match &self.tuition {
            Some(tuition) => tuition.course.next_order(&self.game),
            None => self.game.automatic_order(),
        }
    }

    /// Passes the screen to whoever is asked; by way of the curtain if one of them would see what the other hides.
    fn pass_the_screen(&mut self) {
        let Some(prompt) = self.game.prompt() else { return };
        let (asked, secret) = (prompt.seat, prompt.secret);
        let open = !secret && self.face.is_open(prompt);
        let same = |a: Seat, b: Seat| self.game.position(Some(a)) == self.game.position(Some(b));
        if !self.audience.is_person(asked) {
            self.curtain = None;
            // While a script plays everybody looks: at what everybody may see.
            if let Some(holder) = self.audience.holder.filter(|_| self.audience.persons.len() > 1)
                && !same(holder, Seat::BYSTANDER)
            {
                self.audience.holder = Some(Seat::BYSTANDER);
            }
            return;
        }
        let Some(holder) = self.audience.holder.filter(|holder| *holder != asked) else {
            self.curtain = None;
            return;
        };
        if open && !same(holder, asked) {
            // Everybody may look on, and sees what everybody may see.
            self.curtain = None;
            self.audience.holder = Some(Seat::BYSTANDER);
        } else if secret || !same(holder, asked) {
            self.curtain = Some(asked);
        } else {
            self.audience.holder = Some(asked);
        }
    }

    /// Whoever is asked wants to see what it holds: the curtain falls first, so that the others can look away.
    pub fn draw_curtain(&mut self, texts: &Texts) {
        let Some(seat) = self.open_prompt().map(|prompt| prompt.seat).filter(|_| self.view.holds_unseen) else {
            return;
        };
        self.curtain = Some(seat);
        *self.view = TableView::behind_curtain(&self.game, seat, texts);
    }

    /// The person for whom the curtain waits has sat down.
    pub fn lift_curtain(&mut self, texts: &Texts) {
        if let Some(seat) = self.curtain.take() {
            self.audience.holder = Some(seat);
            self.show_now(texts);
        }
    }

    fn make_view(&mut self, texts: &Texts) -> TableView {
        self.pass_the_screen();
        self.refused.clear();
        if let Some(seat) = self.curtain {
            return TableView::behind_curtain(&self.game, seat, texts);
        }
        if self.open_prompt_now() {
            self.refused = self.game.prompt_in_full().map(|p| p.refused).unwrap_or_default();
        }
        let readers = TableView::readers(&self.game, &self.audience);
        let log = self.ledger.tell(&self.game, self.face, &readers, &teller(&self.game, texts));
        let (face, scenery) = (self.face, &self.scenery);
        let view = TableView::without_log(&self.game, &self.refused, face, scenery, &self.audience, texts);
        let mut view = TableView { log, ..view };
        if let Some(holding) = view.holding.as_ref().filter(|_| self.audience.persons.len() > 1) {
            self.refused.retain(|(order, _)| !holding.verbs.contains(&order.verb));
        }
        view.pointed_at = self.lesson_points();
        view
    }
    fn open_prompt_now(&self) -> bool {
        self.game.prompt().is_some_and(|p| self.audience.is_person(p.seat))
    }

    /// Shows the position as it is, without dice or delay.
    pub fn show_now(&mut self, texts: &Texts) {
        self.end_walk();
        self.next = None;
        self.throws.clear();
        self.told = self.game.chronicle(None).count();
        *self.view = self.make_view(texts);
        self.settled = true;
    }

    /// Shows what has happened since: dice first, then the position.
    fn show_on(&mut self, texts: &Texts) {
        self.end_walk();
        let throws: VecDeque<Throw> = {
            let tell = teller(&self.game, texts);
            let new = self.game.chronicle(None).skip(self.told);
            let seen = new.filter(|e| self.audience.persons.iter().all(|seat| e.seen_by.contains(*seat)));
            seen.filter(|e| !e.rolls.is_empty()).map(|e| Throw::of(e, self.face, &tell)).collect()
        };
        let known = std::mem::replace(&mut self.told, self.game.chronicle(None).count());
        let mut view = self.make_view(texts);
        if view.curtain.is_some() {
            view.news = TableView::news(&self.game, self.face, &self.audience, known, texts);
        }
        self.settled = false;
        self.pause = SCRIPT_PAUSE;
        if view.curtain.is_some() || throws.is_empty() {
            *self.view = view;
            self.next = None;
            return;
        }
        self.throws = throws;
        self.throw = self.throws.pop_front();
        self.next = Some(view);
        // While the dice roll nothing is on offer, and nothing tells how they will fall.
        self.view.question = None;
        self.view.marks.clear();
        self.view.barred.clear();
        self.view.forecast = None;
    }

    /// Gives orders of the seat that is asked, one after the other, for as long as they are possible.
    ///
    /// # Errors
    /// Why the first one is refused.
    pub fn give(&mut self, orders: &[Order], texts: &Texts) -> Result<(), Refusal> {
        let mut given = Ok(());
        for (i, order) in orders.iter().enumerate() {
            let Some(seat) = self.open_prompt().map(|p| p.seat) else { break };
            if !self.lesson_takes(Record { seat, order: *order }, texts) {
                break;
            }
            let result = self.game.submit(seat, *order);
            if result.is_ok() {
                self.lesson_goes_on();
            }
            if result.is_err() {
                if i == 0 {
                    given = result;
                }
                break;
            }
        }
        if given.is_ok() {
            self.throw = None;
            self.play_secret_scripts();
            self.show_on(texts);
        }
        given
    }

    /// Scripts compose and deploy at once: there is nothing to watch.
    fn play_secret_scripts(&mut self) {
        if self.tuition.is_some() {
            return;
        }
        while self.game.prompt().is_some_and(|p| p.secret && !self.audience.is_person(p.seat)) {
            let Some(Record { seat, order }) = self.game.automatic_order() else { return };
            if self.game.submit(seat, order).is_err() {
                return;
            }
        }
    }

    /// Takes the last order back; with scripts at the table, theirs too, up to the last question to a person.
    ///
    /// # Errors
    /// Why not.
    pub fn undo(&mut self, texts: &Texts) -> Result<(), UndoStop> {
        self.game.undo()?;
        self.lesson_goes_back();
        while self.game.prompt().is_some_and(|p| !self.audience.is_person(p.seat)) && self.game.can_undo().is_ok() {
            self.game.undo()?;
            self.lesson_goes_back();
        }
        self.throw = None;
        self.show_now(texts);
        Ok(())
    }
    pub fn redo(&mut self, texts: &Texts) {
        if self.game.redo() {
            self.lesson_goes_on();
            self.show_on(texts);
        }
    }
    /// Takes back everything from the order that brought about this entry of the log.
    ///
    /// # Errors
    /// Why it cannot be; nothing has changed then.
    pub fn undo_to_entry(&mut self, entry: usize, texts: &Texts) -> Result<(), UndoStop> {
        let orders = self.game.orders_before_entry(entry);
        // All of it or nothing.
        self.game.can_undo_to(orders)?;
        self.end_walk();
        let before = self.game.journal().len();
        let result = self.game.undo_to(orders);
        (self.game.journal().len()..before).for_each(|_| self.lesson_goes_back());
        self.throw = None;
        self.show_now(texts);
        result
    }

    /// Whether the last order only took a piece in hand and can still be taken back.
    pub fn holds_a_piece(&self) -> bool {
        let Some(last) = self.game.journal().last() else { return false };
        let Target::Piece(piece) = last.order.on else { return false };
        self.open_prompt().is_some_and(|p| p.seat == last.seat)
            && self.face.takes_in_hand(piece) == Some(last.order)
            && self.game.can_undo().is_ok()
    }
    /// Puts the piece in hand back and takes another: for a player who has not done anything with the first one yet.
    pub fn take_in_hand_instead(&mut self, piece: PieceId, texts: &Texts) -> bool {
        let Some(order) = self.face.takes_in_hand(piece) else { return false };
        if !self.holds_a_piece() || self.tuition.is_some() {
            return false;
        }
        let same = self.game.journal().last().is_some_and(|last| last.order == order);
        if self.game.undo().is_err() {
            return false;
        }
        let seat = self.game.prompt().map(|p| p.seat);
        let taken = same || seat.is_some_and(|seat| self.game.submit(seat, order).is_ok());
        if !taken {
            self.game.redo();
        }
        self.show_now(texts);
        taken
    }

    /// Lets time pass. True if something goes on.
    pub fn pass_time(&mut self, seconds: f32, texts: &Texts) -> bool {
        // Nobody plays on while somebody looks back.
        if self.walk.is_some() {
            return self.pass_walk(seconds, texts);
        }
        if let Some(throw) = &mut self.throw
            && !throw.pass_time(seconds, self.throws.is_empty())
        {
            return true;
        }
        if let Some(throw) = self.throws.pop_front() {
            self.throw = Some(throw);
            return true;
        }
        if let Some(next) = self.next.take() {
            *self.view = next;
            return true;
        }
        if self.script_is_asked() || !self.settled {
            self.pause -= seconds;
            if self.pause > 0.0 {
                return true;
            }
            self.settled = true;
            if self.script_is_asked()
                && let Some(Record { seat, order }) = self.order_of_others()
                && self.game.submit(seat, order).is_ok()
            {
                self.lesson_goes_on();
                self.play_secret_scripts();
                self.show_on(texts);
            }
            return true;
        }
        false
    }

    /// Shows at once what would take its time.
    pub fn skip(&mut self) {
        self.end_walk();
        if let Some(throw) = self.throws.pop_back() {
            self.throw = Some(throw);
        }
        self.throws.clear();
        if let Some(throw) = &mut self.throw {
            throw.land();
        }
        if let Some(next) = self.next.take() {
            *self.view = next;
        }
        self.pause = 0.0;
    }

    /// Whether an order is about a place, about what the place is a part of, or about one of these pieces.
    fn concerns(&self, order: Order, place: Place, pieces: &[PieceId]) -> bool {
        match order.on {
            Target::Place(named) => self.scenery.spots(named).contains(&place),
            Target::Piece(piece) => pieces.contains(&piece),
            _ => false,
        }
    }

    /// What a click on a place may mean; `piece`: on this counter, where several stand there.
    pub fn choices(&self, place: Place, piece: Option<PieceId>, texts: &Texts) -> Vec<Choice> {
        let Some(prompt) = self.open_prompt() else { return vec![] };
        let sight = Sight::new(&self.game, self.audience.holder);
        let tell = teller(&self.game, texts);
        let choice = |order: &Order| Choice {
            text: in_words(self.face, &sight, *order, &tell),
            tone: self.face.tone(*order),
            orders: vec![*order],
        };
        if let Some(piece) = piece {
            let own = prompt.offered.iter().filter(|order| order.on == Target::Piece(piece));
            let own: Vec<Choice> = own.map(choice).collect();
            if !own.is_empty() {
                return own;
            }
        }
        let pieces = self.pieces_at(place);
        let concerns = |order: &&Order| self.concerns(**order, place, &pieces);
        let mut choices: Vec<Choice> = prompt.offered.iter().filter(concerns).map(choice).collect();
        if choices.is_empty() {
            choices.extend(prompt.standing.iter().filter(concerns).map(choice));
        }
        for way in self.face.ways(&sight).into_iter().filter(|way| way.place == place) {
            let text = way.orders.iter().map(|order| tell.order(*order)).collect::<Vec<_>>().join(" · ");
            choices.push(Choice { text, tone: Tone::GoFar, orders: way.orders });
        }
        choices
    }

    /// The piece on a place that has room for one.
    pub fn piece_at(&self, place: Place) -> Option<PieceId> {
        match self.pieces_at(place)[..] {
            [only] => Some(only),
            _ => None,
        }
    }
    /// All pieces on a place.
    pub fn pieces_at(&self, place: Place) -> Vec<PieceId> {
        self.view.scene.pieces.iter().filter(|l| l.place == Some(place)).map(|l| l.piece).collect()
    }
    /// The counter under a point of the board, if it is smaller than its place.
    pub fn counter_at(&self, point: Point) -> Option<PieceId> {
        let off = |look: &PieceLook| (look.at[0] - point[0]).abs().max((look.at[1] - point[1]).abs());
        let small = self.view.scene.pieces.iter().filter(|look| look.size < 1.0);
        small.filter(|look| off(look) <= HALF * look.size).min_by(|a, b| off(a).total_cmp(&off(b))).map(|l| l.piece)
    }

    /// Why a place is not on offer, in sentences.
    pub fn why_not(&self, place: Place, texts: &Texts) -> Vec<String> {
        if self.open_prompt().is_none() || self.view.curtain.is_some() {
            return vec![];
        }
        let sight = Sight::new(&self.game, self.audience.holder);
        let tell = teller(&self.game, texts);
        let pieces = self.pieces_at(place);
        let mut sentences: Vec<String> = vec![];
        for (order, why) in &self.refused {
            if self.concerns(*order, place, &pieces) && self.face.tells_refusal(&sight, *order, *why) {
                let sentence = tell.refusal(*why);
                if !sentences.contains(&sentence) {
                    sentences.push(sentence);
                }
            }
        }
        sentences.truncate(3);
        sentences
    }

    /// Every order that is refused and worth telling of, as text, and why.
    pub fn refusals(&self, texts: &Texts) -> Vec<(String, String)> {
        if self.open_prompt().is_none() || self.view.curtain.is_some() {
            return vec![];
        }
        let sight = Sight::new(&self.game, self.audience.holder);
        let tell = teller(&self.game, texts);
        let told = self.refused.iter().filter(|(order, why)| self.face.tells_refusal(&sight, *order, *why));
        told.map(|(order, why)| (tell.order(*order), tell.refusal(*why))).collect()
    }

    /// What is known of a place, or of a counter there.
    pub fn sheet(&self, place: Place, piece: Option<PieceId>, texts: &Texts) -> Option<Sheet> {
        if self.view.curtain.is_some() {
            return None;
        }
        let sight = Sight::new(self.shown(), self.audience.holder);
        let tell = teller(self.shown(), texts);
        let alone =
            || self.piece_at(place).filter(|p| self.view.scene.pieces.iter().any(|l| l.piece == *p && l.size >= 1.0));
        match piece.or_else(alone) {
            Some(piece) => self.face.sheet(&sight, piece, &tell),
            None => self.face.place_sheet(&sight, place, &tell),
        }
    }
    pub fn subject_sheet(&self, texts: &Texts) -> Option<Sheet> {
        let piece = self.view.subject?;
        let sight = Sight::new(self.shown(), self.audience.holder);
        self.face.sheet(&sight, piece, &teller(self.shown(), texts))
    }

    /// What the orders for a place would bring.
    pub fn forecasts(&self, place: Place, piece: Option<PieceId>, texts: &Texts) -> Vec<Forecast> {
        let sight = Sight::new(&self.game, self.audience.holder);
        let tell = teller(&self.game, texts);
        let choices = self.choices(place, piece, texts);
        choices.iter().filter_map(|c| self.face.forecast(&sight, *c.orders.first()?, &tell)).collect()
    }

    /// What stands on the board beside the pieces, in words.
    pub fn words_on_board(&self, texts: &Texts) -> Vec<String> {
        if self.view.curtain.is_some() {
            return vec![];
        }
        self.face.on_board(&Sight::new(self.shown(), self.audience.holder), &teller(self.shown(), texts))
    }
    /// What everybody may look up.
    pub fn registers(&self, texts: &Texts) -> Vec<Register> {
        if self.view.curtain.is_some() {
            return vec![];
        }
        self.face.registers(&Sight::new(self.shown(), self.audience.holder), &teller(self.shown(), texts))
    }

    /// Recruiting or buying, if that is what somebody at the screen is asked for.
    pub fn muster(&self, texts: &Texts) -> Option<Muster> {
        self.open_prompt()?;
        let sight = Sight::new(&self.game, self.audience.holder);
        self.face.muster(&sight, &teller(&self.game, texts))
    }

    /// Whether an order is on offer, or else why it is not.
    pub fn offer(&self, order: Order, texts: &Texts) -> Result<(), String> {
        let Some(prompt) = self.open_prompt() else { return Err(String::new()) };
        if prompt.takes(order) {
            return Ok(());
        }
        let why = self.refused.iter().find(|(o, _)| *o == order).map(|(_, why)| *why);
        Err(why.map(|why| teller(&self.game, texts).refusal(why)).unwrap_or_default())
    }

    /// The obvious order: the one that ends a series of choices, the only one there is, or what is usual.
    pub fn obvious_order(&self) -> Option<Order> {
        let prompt = self.open_prompt()?;
        match (prompt.closing, prompt.offered.as_slice()) {
            (Some(closing), _) if prompt.offered.contains(&closing) => Some(closing),
            (_, [only]) => Some(*only),
            _ => self.face.usual(prompt),
        }
    }

    pub fn name_of(&self, seat: Seat, texts: &Texts) -> String {
        seat_name(&self.game, seat, texts)
    }
}
