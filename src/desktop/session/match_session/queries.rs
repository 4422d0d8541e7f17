//! What panels ask a match: what a click would do, why it does nothing, what is known of a place.
use super::Session;
use crate::desktop::face::{
    ArmyShop, COUNTER_HALF, Forecast, PieceLook, Point, ReferencePage, Shape, Sheet, Sight, Tone,
};
use crate::desktop::session::view_model::{in_words, teller};
use crate::table::prelude::{Narrator, Order, PieceId, Place, Refusal, Seat, Span, Target};
use crate::table::text::locales::Texts;
use std::collections::BTreeMap;

/// What can be done with a click on a place.
#[derive(Clone, Debug, PartialEq)]
pub struct ClickOption {
    pub text: String,
    pub tone: Tone,
    /// The order, after those that take somebody along with it.
    pub orders: Vec<Order>,
}

/// What is pointed at: a place with perhaps a counter there, or a base or a piece of terrain on an open table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Pointed {
    pub place: Option<Place>,
    pub piece: Option<PieceId>,
    /// Its number in the scenery.
    pub patch: Option<usize>,
}

/// The numbers that sliders show, by the names of their verbs; a verb without one has the number that is chosen at first.
pub type Amounts = BTreeMap<String, i32>;

impl Session {
    /// What a place that is pointed at has to do with whoever is in hand.
    pub fn ray_to(&self, place: Place) -> Vec<Shape> {
        if self.curtain.is_some() {
            return vec![];
        }
        self.face.ray(&Sight::new(&self.game, self.audience.holder), place)
    }
    /// Whether an order is about a place, about what the place is a part of, or about one of these pieces.
    fn concerns(&self, order: Order, place: Place, pieces: &[PieceId]) -> bool {
        match order.on {
            Target::Place(named) => self.scenery.spots(named).contains(&place),
            Target::Piece(piece) => pieces.contains(&piece),
            _ => false,
        }
    }
    /// What a click that gives an order does while the sliders show these numbers.
    fn click_option(&self, order: Order, sight: &Sight, amounts: &Amounts, tell: &Narrator) -> ClickOption {
        let chosen = |span: &Span| self.chosen_number(span, sight, amounts);
        let text = in_words(self.face, sight, order, tell);
        let tone = self.face.tone(order);
        let Some(company) = self.face.company(sight, order, &chosen, tell) else {
            return ClickOption { text, tone, orders: vec![order] };
        };
        let words = [("order", text.into()), ("company", company.words.as_str().into())];
        let key = if company.words.is_empty() { "orders-alone" } else { "orders-with" };
        ClickOption { text: tell.texts.format(key, &words), tone, orders: [company.orders, vec![order]].concat() }
    }
    /// The orders for a piece on an open table, or else for the group that it belongs to.
    pub(super) fn choices_of_piece(&self, piece: PieceId, amounts: &Amounts, texts: &Texts) -> Vec<ClickOption> {
        let Some(prompt) = self.open_prompt() else { return vec![] };
        let (sight, tell) = (Sight::new(&self.game, self.audience.holder), teller(&self.game, texts));
        let of = |piece: PieceId| -> Vec<ClickOption> {
            let own = prompt.offered.iter().filter(|order| order.on == Target::Piece(piece));
            own.map(|order| self.click_option(*order, &sight, amounts, &tell)).collect()
        };
        let own = of(piece);
        let group = || self.face.group_of(&sight, piece).map(of).unwrap_or_default();
        if own.is_empty() { group() } else { own }
    }
    /// Why nothing can be done with a piece on an open table.
    pub(super) fn refusals_of_piece(&self, piece: PieceId, sight: &Sight) -> Vec<(Order, Refusal)> {
        let of = |piece: PieceId| -> Vec<(Order, Refusal)> {
            let own = self.refused.listed().iter().filter(|(order, _)| order.on == Target::Piece(piece));
            own.filter(|(order, why)| self.face.tells_refusal(sight, *order, *why)).copied().collect()
        };
        let own = of(piece);
        if own.is_empty() { self.face.group_of(sight, piece).map(of).unwrap_or_default() } else { own }
    }
    /// What a click on a place may mean while the sliders show these numbers; `piece`: on this counter, where several stand
    /// there.
    pub fn choices(&self, place: Place, piece: Option<PieceId>, amounts: &Amounts, texts: &Texts) -> Vec<ClickOption> {
        let Some(prompt) = self.open_prompt() else { return vec![] };
        let sight = Sight::new(&self.game, self.audience.holder);
        let tell = teller(&self.game, texts);
        let choice = |order: &Order| self.click_option(*order, &sight, amounts, &tell);
        if let Some(piece) = piece {
            let own = prompt.offered.iter().filter(|order| order.on == Target::Piece(piece));
            let own: Vec<ClickOption> = own.map(choice).collect();
            if !own.is_empty() {
                return own;
            }
        }
        let pieces = self.pieces_at(place);
        let concerns = |order: &&Order| self.concerns(**order, place, &pieces);
        let mut choices: Vec<ClickOption> = prompt.offered.iter().filter(concerns).map(choice).collect();
        if choices.is_empty() {
            choices.extend(prompt.standing.iter().filter(concerns).map(choice));
        }
        for way in self.face.ways(&sight).into_iter().filter(|way| way.place == place) {
            let text = way.orders.iter().map(|order| tell.order(*order)).collect::<Vec<_>>().join(" · ");
            choices.push(ClickOption { text, tone: Tone::GoOn, orders: way.orders });
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
        let scene = &self.view.scene;
        scene.pieces.iter().filter(|look| scene.is_on(look, place)).map(|look| look.piece).collect()
    }
    /// The counter under a point of the board, if it is smaller than its place.
    pub fn counter_at(&self, point: Point) -> Option<PieceId> {
        let off = |look: &PieceLook| (look.at[0] - point[0]).abs().max((look.at[1] - point[1]).abs());
        let small = self.view.scene.pieces.iter().filter(|look| look.size < 1.0);
        small
            .filter(|look| off(look) <= COUNTER_HALF * look.size)
            .min_by(|a, b| off(a).total_cmp(&off(b)))
            .map(|l| l.piece)
    }
    /// The counter under a point of the board, whatever its size.
    pub fn counter_under(&self, point: Point) -> Option<&PieceLook> {
        let off = |look: &PieceLook| (look.at[0] - point[0]).abs().max((look.at[1] - point[1]).abs());
        let under = self.view.scene.pieces.iter().filter(|look| look.base.is_none());
        under.filter(|look| off(look) <= COUNTER_HALF * look.size).min_by(|a, b| off(a).total_cmp(&off(b)))
    }
    /// Why a place is not on offer, in sentences.
    pub fn why_not(&self, place: Place, texts: &Texts) -> Vec<String> {
        if self.open_prompt().is_none() || self.view.curtain.is_some() {
            return vec![];
        }
        let sight = Sight::new(&self.game, self.audience.holder);
        let tell = teller(&self.game, texts);
        let pieces = self.pieces_at(place);
        let concerns = |(order, why): &&(Order, Refusal)| {
            self.concerns(*order, place, &pieces) && self.face.tells_refusal(&sight, *order, *why)
        };
        let told: Vec<(Order, Refusal)> = self.refused.listed().iter().filter(concerns).copied().collect();
        // Where different things are refused, each is told with what it is about.
        let main = || told.iter().filter(|(_, why)| !self.face.is_side_reason(*why));
        let several = main().any(|(order, _)| main().next().is_some_and(|(first, _)| first.verb != order.verb));
        let sentence = |order: Order, why: Refusal| match several {
            false => tell.refusal(why),
            true => {
                let args = [("order", tell.order(order).into()), ("why", tell.refusal(why).into())];
                texts.format("orders-refused-why", &args)
            }
        };
        self.reasons(told.iter().map(|(order, why)| (*why, sentence(*order, *why))))
    }
    /// The sentences that explain why something is refused, none of them twice; side reasons only where there is no other.
    pub(super) fn reasons(&self, told: impl Iterator<Item = (Refusal, String)>) -> Vec<String> {
        told_once(told.map(|(why, sentence)| (self.face.is_side_reason(why), sentence)))
    }
    /// Every order that is refused and worth telling of, as text, and why.
    pub fn refusals(&self, texts: &Texts) -> Vec<(String, String)> {
        if self.open_prompt().is_none() || self.view.curtain.is_some() {
            return vec![];
        }
        let sight = Sight::new(&self.game, self.audience.holder);
        let tell = teller(&self.game, texts);
        let is_told =
            |order: Order, why: Refusal| self.face.tells_refusal(&sight, order, why) && !self.face.is_side_reason(why);
        let told = self.refused.listed().iter().filter(|(order, why)| is_told(*order, *why));
        told.map(|(order, why)| (tell.order(*order), tell.refusal(*why))).collect()
    }
    /// What is known of what is pointed at: a place, a counter there, a base or a piece of terrain on an open table.
    pub fn sheet(&self, pointed: Pointed, texts: &Texts) -> Option<Sheet> {
        if self.view.curtain.is_some() {
            return None;
        }
        let sight = Sight::new(self.shown(), self.audience.holder);
        let tell = teller(self.shown(), texts);
        match (self.piece_meant(pointed), pointed.place, pointed.patch) {
            (Some(piece), ..) => self.face.sheet(&sight, piece, &tell),
            (None, Some(place), _) => self.face.place_sheet(&sight, place, &tell),
            (None, None, Some(patch)) => self.face.patch_sheet(&sight, patch, &tell),
            _ => None,
        }
    }
    /// What is known of a player.
    pub fn player_sheet(&self, seat: Seat, texts: &Texts) -> Option<Sheet> {
        if self.view.curtain.is_some() {
            return None;
        }
        let sight = Sight::new(self.shown(), self.audience.holder);
        self.face.player_sheet(&sight, seat, &teller(self.shown(), texts))
    }
    /// A piece as it stands on the board, or those that stand there for it if it is a group.
    pub fn looks_of(&self, piece: PieceId) -> Vec<&PieceLook> {
        let own = self.view.scene.pieces.iter().filter(|look| look.piece == piece).collect::<Vec<_>>();
        if !own.is_empty() {
            return own;
        }
        let sight = Sight::new(self.shown(), self.audience.holder);
        let on_base = self.view.scene.pieces.iter().filter(|look| look.base.is_some());
        on_base.filter(|look| self.face.group_of(&sight, look.piece) == Some(piece)).collect()
    }
    /// The piece that is pointed at, or that has the place to itself.
    fn piece_meant(&self, Pointed { place, piece, .. }: Pointed) -> Option<PieceId> {
        let alone = |place: Place| {
            self.piece_at(place).filter(|p| self.view.scene.pieces.iter().any(|l| l.piece == *p && l.size >= 1.0))
        };
        piece.or_else(|| place.and_then(alone))
    }
    /// The piece that the question is about, or while nobody of one's own is, the one that is struck.
    fn piece_told(&self) -> Option<PieceId> {
        self.view.subject.or(self.view.target)
    }
    /// The counter with its numbers that is pointed at; without anything the one that the question is about.
    pub fn counter_meant(&self, pointed: Option<Pointed>) -> Option<&PieceLook> {
        let piece = match pointed {
            Some(pointed) => self.piece_meant(pointed)?,
            None => self.piece_told()?,
        };
        let has_numbers = |look: &&PieceLook| look.base.is_none() && !look.strength.is_empty();
        self.view.scene.pieces.iter().find(|look| look.piece == piece).filter(has_numbers)
    }
    /// What is told of the piece that the question is about.
    pub fn subject_sheet(&self, texts: &Texts) -> Option<Sheet> {
        let piece = self.piece_told()?;
        let sight = Sight::new(self.shown(), self.audience.holder);
        self.face.sheet(&sight, piece, &teller(self.shown(), texts))
    }
    /// What the orders for what is pointed at would bring while the sliders show these numbers.
    pub fn forecasts(&self, pointed: Pointed, amounts: &Amounts, texts: &Texts) -> Vec<Forecast> {
        let sight = Sight::new(&self.game, self.audience.holder);
        let tell = teller(&self.game, texts);
        let choices = match (pointed.place, pointed.piece) {
            (Some(place), piece) => self.choices(place, piece, amounts, texts),
            (None, Some(piece)) => self.choices_of_piece(piece, amounts, texts),
            (None, None) => vec![],
        };
        choices.iter().filter_map(|c| self.face.forecast(&sight, &c.orders, &tell)).collect()
    }
    /// What an order would bring while somebody points at its button.
    pub fn forecast_of(&self, orders: &[Order], texts: &Texts) -> Option<Forecast> {
        self.open_prompt()?;
        let sight = Sight::new(&self.game, self.audience.holder);
        self.face.forecast(&sight, orders, &teller(&self.game, texts))
    }
    /// What orders are about, to be shown on the board while somebody points at their button.
    pub fn named_by(&self, orders: &[Order]) -> Vec<Target> {
        let Some(last) = orders.last().filter(|_| self.open_prompt().is_some()) else { return vec![] };
        let ways = self.face.ways(&Sight::new(&self.game, self.audience.holder)).into_iter();
        let places = ways.filter(|way| way.orders == orders).map(|way| Target::Place(way.place));
        [last.on].into_iter().chain(places).collect()
    }
    /// What stands on the board beside the pieces, in words.
    pub fn words_on_board(&self, texts: &Texts) -> Vec<String> {
        if self.view.curtain.is_some() {
            return vec![];
        }
        self.face.on_board(&Sight::new(self.shown(), self.audience.holder), &teller(self.shown(), texts))
    }
    /// What everybody may look up.
    pub fn reference(&self, texts: &Texts) -> Vec<ReferencePage> {
        if self.view.curtain.is_some() {
            return vec![];
        }
        self.face.reference(&Sight::new(self.shown(), self.audience.holder), &teller(self.shown(), texts))
    }
    /// Recruiting or buying, if that is what somebody at the screen is asked for.
    pub fn army_shop(&self, texts: &Texts) -> Option<ArmyShop> {
        self.open_prompt()?;
        let sight = Sight::new(&self.game, self.audience.holder);
        self.face.army_shop(&sight, &teller(&self.game, texts))
    }
}

/// Sentences, each once; those told `aside` only where there is no other.
pub fn told_once(told: impl Iterator<Item = (bool, String)>) -> Vec<String> {
    /// More of them are not read.
    const MOST: usize = 3;
    let (aside, mut sentences): (Vec<_>, Vec<_>) = told.partition(|(aside, _)| *aside);
    if sentences.is_empty() {
        sentences = aside;
    }
    let mut once: Vec<String> = vec![];
    for (_, sentence) in sentences {
        if !once.contains(&sentence) {
            once.push(sentence);
        }
    }
    once.truncate(MOST);
    once
}
