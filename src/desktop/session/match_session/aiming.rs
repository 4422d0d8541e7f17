//! Points of an open table: what the rules say of the one that is pointed at, which are worth choosing, what is typed for one.
use super::typed_points::read_point;
use super::{Amounts, ClickOption, Session};
use crate::desktop::face::rays::{Precision, reach, stretches};
use crate::desktop::face::work_counter::WorkCounter;
use crate::desktop::face::{Aim, Base, Meaning, OpenGround, Overlay, PieceLook, Point, Ring, Sight, Tape};
use crate::desktop::session::answers::{first_number, ranges, reason};
use crate::desktop::session::view_model::{in_words, teller};
use crate::table::ground::directions::Axis;
use crate::table::ground::discs::{Disc, gap};
use crate::table::ground::spots::square;
use crate::table::prelude::{Area, Narrator, Order, PieceId, Prompt, Span, Spot, Target};
use crate::table::text::bearings::winds;
use crate::table::text::locales::Texts;

/// What pointing at a spot tells and shows.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Aimed {
    pub overlay: Overlay,
    /// What a click would do, or why it does nothing.
    pub lines: Vec<String>,
    /// They tell why it does nothing.
    pub refused: bool,
    /// What a click may mean: the orders for the piece there, or those of the areas.
    pub choices: Vec<ClickOption>,
}

/// A point that is typed means one that is no farther from it than the unit of length divided by this.
const TYPED: i32 = 20;

/// Where somebody points.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Aiming {
    pub spot: Spot,
    /// The piece there.
    pub piece: Option<PieceId>,
    /// How far from what he means he may point by mistake, in units of the ground.
    pub near: i32,
}

/// A point worth choosing.
#[derive(Clone, Debug, PartialEq)]
pub struct Candidate {
    pub spot: Spot,
    pub order: Order,
    /// The order to it as a sentence.
    pub text: String,
}

/// An area with its points worth choosing, for the list of orders.
#[derive(Clone, Debug, PartialEq)]
pub struct AreaChoices {
    /// The verb as it stands in journals.
    pub written: String,
    /// The order with `…` for the point.
    pub text: String,
    pub candidates: Vec<Candidate>,
}

/// What a drag that begins on a piece does.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Carry {
    /// It carries the piece of an area on offer.
    Piece,
    /// It first takes the piece in hand with this order.
    Take(Order),
}

impl Session {
    /// The areas on offer to somebody at this screen.
    pub fn areas(&self) -> &[Area] {
        self.open_prompt().map_or(&[], |prompt| prompt.areas.as_slice())
    }
    /// The piece that an order of an area moves, as it looks.
    pub fn mover(&self, area: &Area) -> Option<&PieceLook> {
        let (orders, movers) = &self.movers;
        let known = (self.areas().iter().zip(movers)).filter(|_| *orders == self.game.journal().len());
        let known = known.filter(|(own, _)| (own.verb, own.usual) == (area.verb, area.usual)).map(|(_, mover)| *mover);
        let of_face = || self.face.mover(&Sight::new(&self.game, self.audience.holder), area);
        let piece = known.last().unwrap_or_else(of_face).or(self.view.subject)?;
        self.view.scene.pieces.iter().find(|look| look.piece == piece)
    }
    /// The piece whose base holds a point of the board.
    pub fn base_at(&self, [x, y]: Point) -> Option<&PieceLook> {
        let holds = |look: &&PieceLook| {
            look.base.as_ref().is_some_and(|base| (look.at[0] - x).hypot(look.at[1] - y) <= base.radius)
        };
        self.view.scene.pieces.iter().rev().find(holds)
    }
    /// The base of a piece on the ground, in its units.
    pub fn disc_of(&self, look: &PieceLook) -> Option<Disc> {
        let (ground, base) = (self.scenery.ground.as_ref()?, look.base.as_ref()?);
        Some(Disc::new(ground.spot(look.at), (base.radius * ground.per_unit as f32).round() as i32))
    }
    /// Whether a drag that begins on a piece carries it.
    pub fn carries(&self, piece: PieceId) -> Option<Carry> {
        if self.areas().iter().any(|area| self.mover(area).is_some_and(|look| look.piece == piece)) {
            return Some(Carry::Piece);
        }
        let order = self.takes_in_hand(piece)?;
        // Whom it takes along is the piece itself: a group in hand is not carried by one of its members.
        let itself = order.on == Target::Piece(piece);
        (itself && self.open_prompt()?.takes(order)).then_some(Carry::Take(order))
    }

    /// Asks every area about a spot, once each: about the point that is meant by it.
    fn aim(&self, prompt: &Prompt, at: Aiming, sight: &Sight) -> Aim {
        let judged = |area: &Area| {
            WorkCounter::count(|work| work.judgements += 1);
            let meant = self.lesson_spot(area.verb, at.spot);
            let spot = meant.unwrap_or_else(|| self.face.snap(sight, area, at.spot, at.near));
            (area.order(spot), area.allows(spot))
        };
        Aim { spot: at.spot, piece: at.piece, orders: prompt.areas.iter().map(judged).collect() }
    }
    /// What the spot that is pointed at tells and shows.
    pub fn aimed(&self, at: Aiming, amounts: &Amounts, texts: &Texts) -> Aimed {
        let tell = teller(&self.game, texts);
        let sight = Sight::new(&self.game, self.audience.holder);
        let Some(prompt) = self.open_prompt() else { return Aimed::default() };
        let (aim, piece) = (self.aim(prompt, at, &sight), at.piece);
        let mut overlay = self.face.overlay(&sight, &aim, &tell);
        if overlay.is_empty() {
            overlay = self.plain_overlay(prompt, &aim, &tell);
        }
        let choices = piece.map(|piece| self.choices_of_piece(piece, amounts, texts)).unwrap_or_default();
        if !choices.is_empty() {
            let hints = choices.iter().filter_map(|choice| self.face.hint(&sight, *choice.orders.last()?, &tell));
            let hints: Vec<String> = hints.collect();
            let lines = choices.iter().map(|choice| choice.text.clone()).chain(hints).collect();
            return Aimed { overlay, lines, refused: false, choices };
        }
        let mut lines: Vec<String> = vec![];
        let allowed: Vec<Order> = aim.orders.iter().filter(|(_, answer)| answer.is_ok()).map(|(o, _)| *o).collect();
        let choice = |order: &Order| {
            let text = self.sentence(*order, &sight, &tell);
            ClickOption { text, tone: self.face.tone(*order), orders: vec![*order] }
        };
        let choices: Vec<ClickOption> = allowed.iter().map(choice).collect();
        if let Some(words) = piece.and_then(|piece| self.taken_instead(piece, &tell)) {
            return Aimed { overlay, lines: vec![words], refused: false, choices };
        }
        if allowed.is_empty() {
            let of_piece = piece.into_iter().flat_map(|piece| self.refusals_of_piece(piece, &sight));
            let of_point = aim.orders.iter().filter_map(|(order, answer)| Some((*order, (*answer).err()?)));
            let of_point = of_point.filter(|(order, why)| self.face.tells_refusal(&sight, *order, *why));
            let told = of_piece.chain(of_point);
            lines = self.reasons(told.map(|(order, why)| (why, reason(order, why, prompt, &tell))));
            return Aimed { overlay, refused: !lines.is_empty(), lines, choices };
        }
        lines.extend(choices.iter().map(|choice| choice.text.clone()));
        lines.extend(allowed.iter().filter_map(|order| self.face.hint(&sight, *order, &tell)));
        Aimed { overlay, lines, refused: false, choices }
    }
    /// What a click on a piece does while another one is in hand with which nothing has been done yet.
    fn taken_instead(&self, piece: PieceId, tell: &Narrator) -> Option<String> {
        let order = self.takes_in_hand(piece).filter(|_| self.holds_a_piece())?;
        if self.game.journal().last().is_some_and(|last| last.order == order) {
            return Some(tell.texts.get("desktop-put-back"));
        }
        let own = self.view.scene.pieces.iter().find(|look| look.piece == piece)?;
        let mine = Some(own.owner) == self.open_prompt().map(|prompt| prompt.seat) && !own.spent;
        mine.then(|| tell.order(order))
    }
    /// An order to a spot, with how far it is and which way.
    fn sentence(&self, order: Order, sight: &Sight, tell: &Narrator) -> String {
        let words = in_words(self.face, sight, order, tell);
        let from = self.areas().iter().find(|area| area.verb == order.verb).and_then(|area| self.mover(area));
        match (from, order.on, &self.scenery.ground) {
            (Some(look), Target::Spot(to), Some(ground)) if ground.spot(look.at) != to => {
                let way = tell.way(ground.spot(look.at), to);
                tell.texts.format("orders-way", &[("order", words.into()), ("way", way.into())])
            }
            _ => words,
        }
    }
    /// The base of the piece that would move, where it would stand, and a tape to it; where the rules refuse it, a ring that
    /// says so.
    fn plain_overlay(&self, prompt: &Prompt, aim: &Aim, tell: &Narrator) -> Overlay {
        let mut overlay = Overlay::default();
        let Some(ground) = &self.scenery.ground else { return overlay };
        let allowed = aim.allowed();
        let area = prompt.areas.iter().find(|area| allowed.is_none_or(|order| order.verb == area.verb));
        let Some(look) = area.and_then(|area| self.mover(area)) else { return overlay };
        let meant = match allowed {
            Some(Order { on: Target::Spot(spot), .. }) => spot,
            _ => aim.spot,
        };
        let to = ground.point(meant);
        if allowed.is_some() {
            if look.at != to {
                overlay.ghosts.push(PieceLook { at: to, ..look.clone() });
                let text = tell.length(crate::table::ground::spots::distance(ground.spot(look.at), meant));
                overlay.tapes.push(Tape { from: look.at, to, text });
            }
        } else if aim.piece.is_none() {
            let radius = look.base.as_ref().map_or(10.0, |base| base.radius);
            overlay.rings.push(Ring { centre: to, radius, meaning: Meaning::Blocked, broken: true });
        }
        overlay
    }

    /// Whether an order of an area moves this piece.
    pub fn moves(&self, piece: PieceId, order: Order) -> bool {
        let of_order = self.areas().iter().filter(|area| area.verb == order.verb);
        of_order.filter_map(|area| self.mover(area)).any(|look| look.piece == piece)
    }

    /// The areas on offer, each with its points worth choosing.
    pub fn area_choices(&self, texts: &Texts) -> Vec<AreaChoices> {
        let (sight, tell) = (Sight::new(&self.game, self.audience.holder), teller(&self.game, texts));
        let choices = |area: &Area| {
            let named = self.face.candidates(&sight, area, &tell);
            let named = if named.is_empty() { self.all_around(area) } else { named };
            // What a lesson waits for comes first.
            let wanted = self.lesson_spots(area.verb);
            let others = named.into_iter().filter(|(spot, _)| !wanted.contains(spot));
            let named = wanted.iter().map(|spot| (*spot, String::new())).chain(others);
            let candidate = |(spot, text): (Spot, String)| {
                let order = area.order(spot);
                let text = if text.is_empty() { self.sentence(order, &sight, &tell) } else { text };
                Candidate { spot, order, text }
            };
            AreaChoices {
                written: area.verb.name.to_owned(),
                text: tell.verb(area.verb),
                candidates: named.map(candidate).collect(),
            }
        };
        self.areas().iter().map(choices).collect()
    }
    /// The usual point, and the farthest ones that are allowed toward each of the sixteen winds.
    fn all_around(&self, area: &Area) -> Vec<(Spot, String)> {
        let ground = self.scenery.ground.as_ref();
        let own = self.mover(area).and_then(|look| Some((ground?.spot(look.at), look.base.as_ref())));
        let (from, base) = own.unwrap_or((area.usual, None));
        let least = base
            .zip(ground)
            .map_or(1, |(base, ground): (&Base, &OpenGround)| (base.radius * ground.per_unit as f32) as i64);
        let length = reach(area, from);
        let mut spots = vec![area.usual];
        for wind in winds() {
            let axis = Axis::new(from, wind);
            let farthest = stretches(area, &axis, length, Precision::EXACT).last().map(|(_, last)| axis.at(*last, 0));
            // What stands closer together than its bases are wide is no choice of its own.
            let apart = |spot: &Spot| spots.iter().all(|other| square(*other, *spot) >= least * least);
            let farthest = farthest.filter(apart);
            spots.extend(farthest);
        }
        spots.into_iter().map(|spot| (spot, String::new())).collect()
    }

    /// The order for a point that somebody has typed: `x,y` in units of length, or a distance and a wind from the piece that
    /// moves.
    ///
    /// # Errors
    /// Why there is none, in words.
    pub fn typed_order(&self, verb: &str, typed: &str, texts: &Texts) -> Result<Order, String> {
        let Some(prompt) = self.open_prompt() else { return Err(texts.get("orders-none")) };
        let area = prompt.areas.iter().find(|area| area.verb.name == verb).ok_or_else(|| texts.get("orders-none"))?;
        let (names, scenery) = (self.game.names(), self.scenery.ground.as_ref());
        let from = self.mover(area).zip(scenery).map_or(area.usual, |(look, ground)| ground.spot(look.at));
        let unit = names.ground.as_ref().map_or(1, |ground| ground.unit);
        let spot = read_point(typed, unit, from, texts).ok_or_else(|| texts.get("orders-point-unread"))?;
        WorkCounter::count(|work| work.judgements += 1);
        // Nobody types a joint of a path to the last digit.
        let sight = Sight::new(&self.game, self.audience.holder);
        let meant = self.lesson_spot(area.verb, spot);
        let spot = meant.unwrap_or_else(|| self.face.snap(&sight, area, spot, unit / TYPED));
        let order = area.order(spot);
        area.allows(spot).map(|()| order).map_err(|why| reason(order, why, prompt, &teller(&self.game, texts)))
    }

    /// The length between two discs from edge to edge, in words.
    pub fn measured(&self, one: Disc, other: Disc, texts: &Texts) -> String {
        teller(&self.game, texts).length(gap(&one, &other))
    }
    /// Where the mover is at each moment of each range on offer whose numbers are moments of a path, by its verb.
    pub fn moments(&self) -> Vec<(String, Vec<(i32, Spot)>)> {
        let Some(prompt) = self.open_prompt() else { return vec![] };
        let sight = Sight::new(&self.game, self.audience.holder);
        let ranges = ranges(prompt, self.face, &sight);
        let moments = ranges.iter().map(|span| (span.verb.name.to_owned(), self.face.moments(&sight, span)));
        moments.filter(|(_, moments)| !moments.is_empty()).collect()
    }
    /// The range on offer whose numbers are moments of a path, and the moment that its slider shows.
    pub fn moment(&self, amounts: &Amounts) -> Option<(Span, i32)> {
        let prompt = self.open_prompt()?;
        let sight = Sight::new(&self.game, self.audience.holder);
        let span =
            ranges(prompt, self.face, &sight).into_iter().find(|span| !self.face.moments(&sight, span).is_empty())?;
        let number = amounts.get(span.verb.name).copied();
        Some((span, number.unwrap_or_else(|| first_number(self.face, &sight, &span))))
    }
    /// What the game draws wherever one points, and while the sliders of such ranges show these numbers: by the verb of a range,
    /// or by none.
    pub fn moments_drawn(&self, amounts: &Amounts, texts: &Texts) -> Vec<(String, Overlay)> {
        let Some(prompt) = self.open_prompt() else { return vec![] };
        let (sight, tell) = (Sight::new(&self.game, self.audience.holder), teller(&self.game, texts));
        let drawn = |span: &Span| {
            let number = amounts.get(span.verb.name).copied();
            let number = number.unwrap_or_else(|| first_number(self.face, &sight, span));
            (span.verb.name.to_owned(), self.face.moment(&sight, span, number, &tell))
        };
        let laid_out = (String::new(), self.face.laid_out(&sight, &tell));
        let drawn = ranges(prompt, self.face, &sight).into_iter().map(|span| drawn(&span));
        std::iter::once(laid_out).chain(drawn).filter(|(_, overlay)| !overlay.is_empty()).collect()
    }
}
