//! What is on the screen, as a value: made from what the people at the screen may see, and from nothing else. Two
//! positions that differ only in what they may not see give equal views, byte for byte.
mod advice;
mod ending;
mod orders;
mod players;

pub use advice::AdviceView;
pub use ending::Ending;
pub use players::{PlayerView, player_key};

use orders::{order_views, span_views};

use super::answers::{reason, usual_step};
use super::audience::Audience;
use super::lesson::{LessonCard, PointedOut};
use super::log_lines::{Headings, LogLine, LogLines, readers, tell_log};
use crate::desktop::face::{
    BattleScene, Face, Forecast, HeaderItem, Holding, Matter, PieceLook, Reserve, Scene, Scenery, Sight, Tincture,
    Tone, TrackSpace,
};
use crate::table::prelude::{
    Key, Match, Narrator, Order, PieceId, Place, Prompt, Refusal, Seat, Target, UndoStop, Word,
};
use crate::table::text::locales::Texts;
use crate::table::text::narrator::capitalised;
use serde::Serialize;
use std::ops::{Deref, DerefMut};

/// A place lit on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub struct Mark {
    pub tone: Tone,
    pub place: Place,
}

/// A miniature on an open table with an order for it, or for the group that it belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub struct PieceMark {
    pub tone: Tone,
    pub piece: PieceId,
    /// The piece that the order names: itself, or its group.
    pub of: PieceId,
}

/// A place that a rule bars, though it looks open.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Barred {
    pub place: Place,
    pub why: String,
}

/// An order on offer.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct OrderView {
    #[serde(skip)]
    pub order: Order,
    /// As it stands in journals.
    pub written: String,
    pub text: String,
    /// What comes of it; empty: it says so itself.
    pub hint: String,
    /// It settles nothing of the question: concede, start over.
    pub standing: bool,
    pub closing: bool,
    /// Work on the spot: it has a button even where there are many orders for the board.
    pub work: bool,
    /// Whoever is ordered about leaves the board with it.
    pub leaves: bool,
    /// The text names the place of the piece, for another order has the same words.
    pub names_place: bool,
}

impl OrderView {
    /// Whether it only goes to a place, which is clicked on the board: for a man in a meadow there are dozens of these.
    pub fn is_way(&self) -> bool {
        matches!(self.order.on, Target::Place(_)) && !self.closing && !self.work
    }
}

/// A range of numbers on offer with one verb.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct SpanView {
    #[serde(skip)]
    pub verb: Key,
    /// The verb as it stands in journals.
    pub written: String,
    /// The order with `…` for the number.
    pub text: String,
    pub least: i32,
    pub most: i32,
    /// From one number to the next.
    pub by: i32,
    /// The one chosen at first.
    pub first: i32,
    /// Its number goes along with an order on the board, and may be 0: the words beside the slider, with `…` for the
    /// number.
    pub carried: Option<String>,
    /// It stands in the list of orders alone.
    pub aside: bool,
    /// Numbers of it that are not on offer.
    pub closed: Vec<i32>,
    /// Where its numbers are moments of a path: the orders for those on offer, each with the place of that moment.
    pub moments: Vec<(i32, String)>,
}

/// The question that waits for an answer.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Question {
    pub seat: Seat,
    pub tincture: Tincture,
    pub who: String,
    pub text: String,
    /// It is for somebody at this screen to answer.
    pub mine: bool,
    pub orders: Vec<OrderView>,
    /// The usual next step, if there is one.
    #[serde(skip)]
    pub usual: Option<Order>,
    pub spans: Vec<SpanView>,
    /// Orders that one button gives, with its words.
    #[serde(skip)]
    pub together: Option<(Vec<Order>, String)>,
    /// Orders that concern no place and are refused: as text and why.
    pub dead: Vec<(String, String)>,
}

/// Everything that the table's screen shows.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct TableView {
    pub viewer: Option<Seat>,
    /// Whom the curtain waits for; all the rest but `news` is empty then.
    pub curtain: Option<(Seat, String)>,
    /// What everybody may know and nobody has been shown, for the curtain fell upon it.
    pub news: Vec<LogLine>,
    pub header: Vec<HeaderItem>,
    pub players: Vec<PlayerView>,
    pub track: Vec<TrackSpace>,
    pub scene: Scene,
    pub marks: Vec<Mark>,
    /// What is lit on an open table beside the areas.
    pub piece_marks: Vec<PieceMark>,
    pub barred: Vec<Barred>,
    /// The piece that the question is about.
    pub subject: Option<PieceId>,
    /// The piece that is struck, where a question names one.
    pub target: Option<PieceId>,
    /// Those who stand on an open table for it, if it is a group.
    pub members: Vec<PieceId>,
    pub question: Option<Question>,
    /// What the window has to say beside the question: what it has ordered by itself, why it has not.
    pub remarks: Vec<String>,
    pub forecast: Option<Forecast>,
    /// What the viewer holds that the others do not see.
    pub holding: Option<Holding>,
    /// While everybody looks on: the seat that is asked has a hand, and may look at it behind the curtain.
    pub holds_unseen: bool,
    /// What is being decided.
    pub matter: Option<Matter>,
    /// What the seat that is asked has still to set on the board.
    pub reserves: Vec<Reserve>,
    pub battle: Option<BattleScene>,
    pub log: LogLines,
    /// Why nothing can be taken back.
    pub undo_stop: Option<String>,
    pub redoable: bool,
    pub ended: Option<Ending>,
    /// What the program would do, where somebody has asked.
    pub advice: AdviceView,
    /// Places that a lesson points at, or advice.
    pub pointed_at: Vec<Place>,
    /// What it points at on an open table.
    pub pointed_out: Vec<PointedOut>,
    /// What it says.
    pub lesson: Option<LessonCard>,
    /// During playback the entry of the whole chronicle whose position is shown.
    #[serde(skip)]
    pub looking_back_at: Option<usize>,
}

/// The view that is on the screen, and how often it has changed: a revision that has been drawn need not be drawn again.
/// Every mutable access counts as a change.
#[derive(Debug, Default)]
pub struct Shown {
    view: TableView,
    revision: u64,
}

impl Shown {
    pub fn revision(&self) -> u64 {
        self.revision
    }
}
impl Deref for Shown {
    type Target = TableView;
    fn deref(&self) -> &TableView {
        &self.view
    }
}
impl DerefMut for Shown {
    fn deref_mut(&mut self) -> &mut TableView {
        self.revision += 1;
        &mut self.view
    }
}
impl PartialEq<TableView> for Shown {
    fn eq(&self, other: &TableView) -> bool {
        self.view == *other
    }
}

/// Speaks of a match in a language.
pub fn teller<'a>(game: &'a Match, texts: &'a Texts) -> Narrator<'a> {
    Narrator { texts, names: game.names(), game: game.game().id(), base: game.game().base() }
}

/// What a seat is called: the name that its player chose, or the seat's own.
pub fn seat_name(game: &Match, seat: Seat, texts: &Texts) -> String {
    match game.header().seats.get(seat.0 as usize) {
        Some(setup) if !setup.name.trim().is_empty() => setup.name.trim().to_owned(),
        _ => teller(game, texts).target(Target::Seat(seat)),
    }
}

/// The piece that a question is about.
fn subject(prompt: &Prompt) -> Option<PieceId> {
    piece_named(prompt, "unit")
}

/// The piece that a question names in a word.
fn piece_named(prompt: &Prompt, word: &str) -> Option<PieceId> {
    prompt.words.iter().find_map(|(name, named)| match named {
        Word::On(Target::Piece(piece)) if *name == word => Some(*piece),
        _ => None,
    })
}

impl TableView {
    /// The orders that are pointed out where they can be given: a lesson waits for one of them, or it is advised.
    pub fn wants(&self) -> &[Order] {
        match (&self.lesson, &self.advice) {
            (Some(lesson), _) => &lesson.wants,
            (None, AdviceView::Given { order, .. }) => std::slice::from_ref(order),
            (None, _) => &[],
        }
    }
    /// Whether this order is pointed out where it can be given.
    pub fn is_wanted(&self, order: Order) -> bool {
        self.wants().contains(&order)
    }

    /// The screen with its curtain drawn: it tells whom it waits for, and nothing else.
    pub fn behind_curtain(game: &Match, seat: Seat, texts: &Texts) -> Self {
        Self { curtain: Some((seat, seat_name(game, seat, texts))), ..Self::default() }
    }

    /// What all persons at the screen may know of what has happened from this entry of the chronicle on.
    pub fn news(game: &Match, face: &dyn Face, audience: &Audience, from: usize, texts: &Texts) -> Vec<LogLine> {
        tell_log(game, face, &readers(audience, false), (from, Headings::default()), &teller(game, texts)).collect()
    }

    /// The screen as the audience may see it.
    pub fn build(
        game: &Match,
        refused: &[(Order, Refusal)],
        face: &dyn Face,
        scenery: &Scenery,
        audience: &Audience,
        texts: &Texts,
    ) -> Self {
        let readers = Self::readers(game, audience);
        let log = tell_log(game, face, &readers, Default::default(), &teller(game, texts)).collect();
        Self { log, ..Self::without_log(game, refused, face, scenery, audience, texts) }
    }

    /// Who may read the log as the match stands now.
    pub fn readers(game: &Match, audience: &Audience) -> Vec<Seat> {
        let prompt = Sight::new(game, audience.holder).prompt();
        readers(audience, prompt.is_some_and(|prompt| prompt.secret))
    }

    /// The same without the log, which the caller has already or does not need.
    pub fn without_log(
        game: &Match,
        refused: &[(Order, Refusal)],
        face: &dyn Face,
        scenery: &Scenery,
        audience: &Audience,
        texts: &Texts,
    ) -> Self {
        let sight = Sight::new(game, audience.holder);
        let tell = teller(game, texts);
        let mut scene = face.scene(&sight);
        scene.writing.extend(face.captions(&sight, &tell));
        let place_of = |piece: PieceId| scene.pieces.iter().find(|l| l.piece == piece).and_then(|l| l.place);
        let prompt = sight.prompt();
        let mine = |p: &&Prompt| audience.is_person(p.seat);
        let (mut marks, mut piece_marks, mut barred) = (vec![], vec![], vec![]);
        let members = |group: PieceId| members_of(face, &sight, &scene, group);
        // Where a piece stands, for words; a group where its leader does.
        let stands = |piece: PieceId| {
            let own = scene.pieces.iter().find(|l| l.piece == piece);
            stands_at(own.or_else(|| first_of(members(piece)))?, scenery)
        };
        let on_base = |piece: PieceId| scene.pieces.iter().any(|l| l.piece == piece && l.base.is_some());
        if let Some(prompt) = prompt.filter(mine) {
            for order in prompt.offered.iter().chain(&prompt.standing) {
                if prompt.standing.contains(order) {
                    continue;
                }
                let tone = face.tone(*order);
                match order.on {
                    Target::Place(place) => {
                        marks.extend(scenery.spots(place).iter().map(|place| Mark { place: *place, tone }));
                    }
                    Target::Piece(of) if on_base(of) => piece_marks.push(PieceMark { tone, piece: of, of }),
                    Target::Piece(of) => {
                        marks.extend(place_of(of).map(|place| Mark { place, tone }));
                        piece_marks.extend(members(of).map(|look| PieceMark { tone, piece: look.piece, of }));
                    }
                    _ => {}
                }
            }
            for way in face.ways(&sight) {
                marks.push(Mark { place: way.place, tone: Tone::GoOn });
            }
            marks.sort();
            marks.dedup();
            let lit = |place: Place| marks.iter().any(|m| m.place == place);
            for (order, why) in refused.iter().filter(|(_, why)| face.marks_refusal(*why)) {
                if let Target::Place(place) = order.on
                    && !lit(place)
                {
                    barred.push(Barred { place, why: tell.refusal(*why) });
                }
            }
        }
        let mut holding = audience.holder.and_then(|_| face.holding(&sight, &tell));
        if let (Some(held), true) = (&mut holding, prompt.is_some_and(|p| Some(p.seat) == audience.holder)) {
            held.say_why_not(refused, &tell);
        }
        let together = audience.holder == Some(Seat::BYSTANDER);
        let asked = prompt.filter(mine).filter(|_| together);
        let holds_unseen = asked.is_some_and(|p| face.holding(&Sight::new(game, Some(p.seat)), &tell).is_some());
        // Around one screen the orders that a hand makes possible would tell of it.
        let secret: &[Key] = holding.as_ref().filter(|_| audience.persons.len() > 1).map_or(&[], |held| &held.verbs);
        let refused: Vec<_> = refused.iter().copied().filter(|(order, _)| !secret.contains(&order.verb)).collect();
        let open = |mut orders: Vec<OrderView>| {
            orders.retain(|order| !secret.contains(&order.order.verb));
            orders
        };
        let question = prompt.map(|p| Question {
            seat: p.seat,
            tincture: face.tincture(p.seat),
            who: seat_name(game, p.seat, texts),
            text: face
                .question(&sight, p, &tell)
                .unwrap_or_else(|| unaddressed(tell.question(p), &seat_name(game, p.seat, texts))),
            mine: mine(&p),
            orders: if mine(&p) { open(order_views(game, p, face, &sight, &tell, &stands)) } else { vec![] },
            usual: if mine(&p) { usual_step(p, face, &sight, &tell) } else { None },
            spans: if mine(&p) { span_views(p, face, &sight, &tell) } else { vec![] },
            together: mine(&p).then(|| face.together(&sight, p, &tell)).flatten(),
            dead: if mine(&p) { dead_orders(&refused, face, p, &tell) } else { vec![] },
        });
        let asked = question.as_ref().is_some_and(|q| q.mine);
        Self {
            viewer: audience.holder,
            curtain: None,
            news: vec![],
            header: face.header(&sight, &tell),
            players: players::views(game, face, &sight, &tell),
            track: face.track(&sight, &tell),
            marks,
            piece_marks,
            barred,
            subject: prompt.and_then(subject),
            target: prompt.and_then(|prompt| piece_named(prompt, "target")),
            members: prompt
                .and_then(subject)
                .filter(|piece| !on_base(*piece))
                .map_or(vec![], |group| members(group).map(|look| look.piece).collect()),
            forecast: face.pending_forecast(&sight, &tell),
            holding,
            holds_unseen,
            matter: face.matter(&sight, &tell),
            reserves: if asked { face.reserves(&sight, &tell) } else { vec![] },
            battle: face.battle(&sight, &tell),
            log: LogLines::default(),
            // Who is not asked is told neither whether the other has ordered something in secret, nor what.
            undo_stop: match question.as_ref().filter(|q| q.mine) {
                Some(_) => game.can_undo().err(),
                None => Some(UndoStop::SeatChange),
            }
            .map(|stop| texts.get(stop.text())),
            redoable: game.redoable() > 0 && asked,
            ended: ending::of(game, face, audience.alone(), texts),
            advice: AdviceView::Closed,
            pointed_at: vec![],
            pointed_out: vec![],
            lesson: None,
            looking_back_at: None,
            question,
            remarks: vec![],
            scene,
        }
    }
}

/// A question without the name of the seat that is asked: the name is shown beside it, on the colour of the seat.
fn unaddressed(question: String, who: &str) -> String {
    match question.strip_prefix(who).and_then(|rest| rest.strip_prefix(", ")) {
        Some(rest) => capitalised(rest.to_owned()),
        None => question,
    }
}

/// Where a piece stands: its place, or its point of an open table.
pub fn stands_at(look: &PieceLook, scenery: &Scenery) -> Option<Target> {
    let spot = || Some(Target::Spot(scenery.ground.as_ref()?.spot(look.at)));
    look.place.map(Target::Place).or_else(spot)
}

/// The pieces of an open table that belong to a group.
pub fn members_of<'s>(
    face: &'s dyn Face,
    sight: &'s Sight<'s>,
    scene: &'s Scene,
    group: PieceId,
) -> impl Iterator<Item = &'s PieceLook> {
    let on_base = scene.pieces.iter().filter(|look| look.base.is_some());
    on_base.filter(move |look| face.group_of(sight, look.piece) == Some(group))
}

/// The one among several who stands for all: who leads them.
pub fn first_of<'s>(members: impl Iterator<Item = &'s PieceLook>) -> Option<&'s PieceLook> {
    members.min_by_key(|look| (!look.base.as_ref().is_some_and(|base| base.lead), look.piece))
}

/// An order in words, with what it costs.
pub fn in_words(face: &dyn Face, sight: &Sight, order: Order, tell: &Narrator) -> String {
    let text = tell.order(order);
    match face.cost(sight, order, tell) {
        Some(cost) => tell.texts.format("orders-piece", &[("piece", text.into()), ("place", cost.into())]),
        None => text,
    }
}

/// Orders without a target that one might look for: shown as dead buttons that say why.
fn dead_orders(
    refused: &[(Order, Refusal)],
    face: &dyn Face,
    prompt: &Prompt,
    tell: &Narrator,
) -> Vec<(String, String)> {
    let sought = |why: &Refusal| why.reason != "wrong_phase" && face.is_sought(*why);
    let without_target = refused.iter().filter(|(order, why)| order.on == Target::Nothing && sought(why));
    without_target.map(|(order, why)| (tell.order(*order), reason(*order, *why, prompt, tell))).collect()
}
