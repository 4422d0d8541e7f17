//! The questions that the window asks a game: what to draw, what to tell, what to say about orders before they are given.
use super::battles::{BattleScene, Rank};
use super::decisions::{ArmyShop, Chosen, Company, Contingent, Forecast, Tone, Way};
use super::effects::{Effect, Outcome, PlayedCard};
use super::news::{News, Seal};
use super::overlay::{Aim, Overlay};
use super::pictures::Picture;
use super::players::{Heading, PlayerStanding, Run};
use super::scenery::{PieceLook, Reserve, Scene, Scenery, Writing};
use super::shapes::{Point, Shape, Tincture};
use super::sheets::{HeaderItem, Holding, Matter, ReferencePage, Sheet, SummaryRow, TrackSpace};
use super::sight::Sight;
use crate::table::prelude::{
    Area, Entry, Narrator, Order, PieceId, Place, Prompt, Refusal, Roll, RuleData, Seat, Span, Spot,
};

/// How a game shows itself in the window.
pub trait Face: Draw + Describe + Decide {
    /// The game's name in paths and journals.
    fn game(&self) -> &'static str;
}

/// What a game draws: its board, its pieces, the colours of its seats.
pub trait Draw: Send + Sync + 'static {
    /// What stands for it on the title: outlines in a square from -1 to 1.
    fn emblem(&self) -> Vec<Vec<Point>>;
    /// The arms that a seat wears unless its player chooses others, as in [`crate::table::prelude::SeatSetup::arms`].
    fn arms(&self, _: &RuleData, _: Seat) -> String {
        String::new()
    }
    /// The colour of a seat.
    fn tincture(&self, seat: Seat) -> Tincture;
    /// The board without pieces; asked once for each stage, and for every view of an open table, whose terrain players may lay.
    fn scenery(&self, sight: &Sight) -> Scenery;
    /// A number that is another one as soon as the board itself has changed: a door is open, a bridge is gone, a ladder stands. The
    /// scenery has it as its [`Scenery::stage`]. 0: the board never changes.
    fn stage(&self, _: &Sight) -> u64 {
        0
    }
    /// What stands on it.
    fn scene(&self, sight: &Sight) -> Scene;
    /// The points over which one goes from a place to another on the board, from the first place to the last; nothing where
    /// one goes straight there.
    fn way(&self, _: &Sight, _from: Place, _to: Place) -> Vec<Point> {
        vec![]
    }
    /// What a place that is pointed at has to do with whoever is in hand, over everything: the line of fire to it, and what blocks it.
    fn ray(&self, _: &Sight, _to: Place) -> Vec<Shape> {
        vec![]
    }
    /// Whether a piece that is still on the board was taken by somebody else.
    fn is_taken(&self, _before: &PieceLook, _now: &PieceLook) -> bool {
        false
    }
}

/// What a game tells: the players, the header, sheets, cards, figures.
pub trait Describe: Draw {
    /// The players, in the order in which they sit or take their turns.
    fn players(&self, sight: &Sight, tell: &Narrator) -> Vec<PlayerStanding>;
    /// What the viewer knows of a player.
    fn player_sheet(&self, sight: &Sight, seat: Seat, tell: &Narrator) -> Option<Sheet>;
    /// How the match is won, in sentences: for somebody who does not know the game.
    fn aims(&self, sight: &Sight, tell: &Narrator) -> Vec<String>;
    /// How long a match lasts at most and with how many it is fought, in sentences: what is known of it before it begins.
    fn facts(&self, _: &Sight, _: &Narrator) -> Vec<String> {
        vec![]
    }
    /// What the line above the board tells beside the players.
    fn header(&self, sight: &Sight, tell: &Narrator) -> Vec<HeaderItem>;
    /// The turn track, from the first space to the last.
    fn track(&self, _: &Sight, _: &Narrator) -> Vec<TrackSpace> {
        vec![]
    }
    /// What the viewer knows of a piece.
    fn sheet(&self, sight: &Sight, piece: PieceId, tell: &Narrator) -> Option<Sheet>;
    /// What the viewer knows of a place.
    fn place_sheet(&self, sight: &Sight, place: Place, tell: &Narrator) -> Option<Sheet>;
    /// What the viewer knows of a piece of terrain of an open table, by its number in the scenery.
    fn patch_sheet(&self, _: &Sight, _: usize, _: &Narrator) -> Option<Sheet> {
        None
    }
    /// What stands on the board beside the pieces, in words.
    fn on_board(&self, _: &Sight, _: &Narrator) -> Vec<String> {
        vec![]
    }
    /// What is written on the board beside what the scene has, in the language of the players.
    fn captions(&self, _: &Sight, _: &Narrator) -> Vec<Writing> {
        vec![]
    }
    /// What is being decided, when it is more than a question.
    fn matter(&self, _: &Sight, _: &Narrator) -> Option<Matter> {
        None
    }
    /// What the seat that is asked has still to set on the board.
    fn reserves(&self, _: &Sight, _: &Narrator) -> Vec<Reserve> {
        vec![]
    }
    /// The battle under way, with those who fight in it.
    fn battle(&self, _: &Sight, _: &Narrator) -> Option<BattleScene> {
        None
    }
    /// How many of a rank of a battle its seat still has on the whole board; nothing if not everybody may know.
    fn left_of(&self, _: &Sight, _: &Rank) -> Option<u32> {
        None
    }
    /// Whether an entry tells how a battle has ended.
    fn ends_battle(&self, _: &Entry) -> bool {
        false
    }
    /// Whether there is anything to look up.
    fn has_reference(&self) -> bool {
        false
    }
    /// What everybody may look up at any time.
    fn reference(&self, _: &Sight, _: &Narrator) -> Vec<ReferencePage> {
        vec![]
    }
    /// The hand and the purse of the viewer, in games that have any.
    fn holding(&self, _: &Sight, _: &Narrator) -> Option<Holding> {
        None
    }
    /// What is seen and heard for a moment of what has happened from the entry `new` on, all of it known to the viewer;
    /// `before` is the board as it was shown until then.
    fn effects(&self, _: &Sight, _entries: &[&Entry], _new: usize, _before: &Scene) -> Vec<Effect> {
        vec![]
    }
    /// How the fights have come out that were fought from the entry `new` on, all of it known to the viewer; `before` is the
    /// board as it was shown until then.
    fn outcomes(&self, _: &Sight, _entries: &[&Entry], _new: usize, _before: &Scene, _: &Narrator) -> Vec<Outcome> {
        vec![]
    }
    /// The heading that an entry of the log begins; one that stands there already is not repeated. `phase`: the part of the turn
    /// that it would stand under otherwise, in words.
    fn heading(&self, _: &Entry, _phase: &str, _: &Narrator) -> Option<Heading> {
        None
    }
    /// How entries like this one are folded into one line of the log, if they are.
    fn run(&self, _: &Entry) -> Option<Run> {
        None
    }
    /// What an entry means to a seat that may know of it; `before`: how the match stood at its last turn.
    fn weight(&self, _before: &Sight, _viewer: Seat, _: &Entry) -> News {
        News::Ordinary
    }
    /// The seal under which an entry is proclaimed over the board for a moment, if it is worth that.
    fn seal(&self, _: &Sight, _: &Entry) -> Option<Seal> {
        None
    }
    /// The cards that have been laid open from the entry `new` on, all of it known to the viewer.
    fn played(&self, _: &Sight, _entries: &[&Entry], _new: usize, _: &Narrator) -> Vec<PlayedCard> {
        vec![]
    }
    /// Pictures that stand beside rules of the book, by the numbers of those.
    fn illustrations(&self) -> Vec<(&'static str, Picture)> {
        vec![]
    }
    /// Sums for the dice of an entry of the log: for each roll what it adds up to.
    fn sums(&self, _: &Entry, _: &Roll, _: usize) -> String {
        String::new()
    }
    /// What rolls are for which the lower face is the luckier one: their Fluent keys.
    fn low_is_lucky(&self) -> &'static [&'static str] {
        &[]
    }
    /// What has decided a match that has ended, in sentences, where the words of its end do not say it.
    fn cause(&self, _: &Sight, _: &Narrator) -> Vec<String> {
        vec![]
    }
    /// The figures of a match that has ended.
    fn summary(&self, _: &Sight, _: &Narrator) -> Vec<SummaryRow> {
        vec![]
    }
}

/// What a game says about orders before they are given: how they are marked, what they cost and bring, which are usual.
pub trait Decide: Draw {
    /// How an offered order is marked.
    fn tone(&self, order: Order) -> Tone;
    /// How long an order of a script stays on the screen before the next one, of the usual time: less where it only chooses
    /// somebody, so that a script with many men is not waited for.
    fn pause(&self, _: Order) -> f32 {
        1.0
    }
    /// What an order costs, in words.
    fn cost(&self, _: &Sight, _: Order, _: &Narrator) -> Option<String> {
        None
    }
    /// What an order would bring about, in a sentence that is shown beside the pointer.
    fn hint(&self, _: &Sight, _: Order, _: &Narrator) -> Option<String> {
        None
    }
    /// Places that several offered orders in a row lead to.
    fn ways(&self, _: &Sight) -> Vec<Way> {
        vec![]
    }
    /// The number of a range that is chosen at first; nothing: the least.
    fn usual_number(&self, _: &Sight, _: &Span) -> Option<i32> {
        None
    }
    /// Words beside the slider of a range whose number goes along with an order on the board, with `…` for the number. Such
    /// a slider begins at 0 and has no button.
    fn carried(&self, _: &Sight, _: &Span, _: &Narrator) -> Option<String> {
        None
    }
    /// Who goes along with an order on the board; nothing if nobody ever does.
    fn company(&self, _: &Sight, _: Order, _: Chosen, _: &Narrator) -> Option<Company> {
        None
    }
    /// The piece in hand that leads others on the board: who goes along with it is chosen beside its counter.
    fn leads(&self, _: &Sight) -> Option<PieceId> {
        None
    }
    /// The kinds of those who may go along with the piece that leads. A range that belongs to one of them is `carried`.
    fn contingents(&self, _: &Sight, _: &Narrator) -> Vec<Contingent> {
        vec![]
    }
    /// Whether a range stands in the list of orders alone, for the same is ordered more plainly otherwise.
    fn stands_aside(&self, _: &Span) -> bool {
        false
    }
    /// The question as it stands on the screen, where it can say more than the rules put into it.
    fn question(&self, _: &Sight, _: &Prompt, _: &Narrator) -> Option<String> {
        None
    }
    /// What would be left undone by an order that ends a go, in sentences; nothing if nothing useful is left. The window
    /// asks back before it gives such an order.
    fn left_undone(&self, _: &Sight, _: Order, _: &Narrator) -> Vec<String> {
        vec![]
    }
    /// Whether each number of a range is a choice of its own, in words, and not a point on a scale: one of the dice.
    fn unfolds(&self, _: &Span) -> bool {
        false
    }
    /// Whether what refuses an order is marked on the board beforehand, for it surprises beginners.
    fn marks_refusal(&self, _: Refusal) -> bool {
        false
    }
    /// Whether a refusal is worth telling to somebody who points at a target; others state the obvious.
    fn tells_refusal(&self, _: &Sight, _: Order, _: Refusal) -> bool {
        true
    }
    /// Whether one might look for an order without a target that is refused so: then a dead button says why.
    fn is_sought(&self, _: Refusal) -> bool {
        true
    }
    /// Whether a refusal is only told where nothing else is: beside another reason it explains nothing.
    fn is_side_reason(&self, _: Refusal) -> bool {
        false
    }
    /// The order that selects a piece: it is given when the piece is clicked while another one is selected, and when a drag
    /// begins on it.
    fn takes_in_hand(&self, _: &Sight, _: PieceId) -> Option<Order> {
        None
    }
    /// The piece that orders name instead of one that stands on the table: the unit of a miniature. Who points at any of its
    /// members points at it.
    fn group_of(&self, _: &Sight, _: PieceId) -> Option<PieceId> {
        None
    }
    /// The usual answer.
    fn usual(&self, _: &Prompt) -> Option<Order> {
        None
    }
    /// Orders that one button gives, one after the other, with its words: all who can take part.
    fn together(&self, _: &Sight, _: &Prompt, _: &Narrator) -> Option<(Vec<Order>, String)> {
        None
    }
    /// Whether the order that ends a question is its usual answer. It is not while something better can be done, or where it
    /// drops what one has just begun: then no button is red, and Enter orders nothing.
    fn is_usual_end(&self, _: &Prompt, _: Order) -> bool {
        true
    }
    /// Whether a question goes on with what the last order has begun, so that Escape steps back to before it: where a card is
    /// laid, what an offer is made of.
    fn is_continued(&self, _: &Sight, _: &Prompt) -> bool {
        false
    }
    /// Whether an order decides nothing where it is the only one: it only says that all has been said. Then the window gives it,
    /// though what was said cannot be taken back after it.
    fn is_formality(&self, _: Order) -> bool {
        false
    }
    /// Whether a question is asked so that its words are read: the window does not answer it, though there is but one answer.
    fn is_to_be_read(&self, _: &Prompt) -> bool {
        false
    }
    /// The Fluent key of the question that is put before this order is given.
    fn confirmation(&self, _: Order) -> Option<&'static str> {
        None
    }
    /// Whether everybody may look on while this question is asked, though the seat hides something: neither the question
    /// nor what is offered depends on it.
    fn is_open(&self, _: &Prompt) -> bool {
        false
    }
    /// What orders given one after the other would bring: a fight with those whom the first of them take along.
    fn forecast(&self, _: &Sight, _: &[Order], _: &Narrator) -> Option<Forecast> {
        None
    }
    /// What the fight that waits for an answer would bring.
    fn pending_forecast(&self, _: &Sight, _: &Narrator) -> Option<Forecast> {
        None
    }
    /// Recruiting or buying, if that is what is asked.
    fn army_shop(&self, _: &Sight, _: &Narrator) -> Option<ArmyShop> {
        None
    }
    /// The piece that an order of an area moves: it can be carried there, its base is shown there, and distances are told from
    /// it. Without one it is the piece that the question is about.
    fn mover(&self, _: &Sight, _: &Area) -> Option<PieceId> {
        None
    }
    /// Points of an area that are worth choosing, the best first, each with the order to it as a sentence; a sentence that is
    /// empty is the window's own. Keys go from one to the next and the list of orders names them. Without any the window
    /// takes the area's usual point and the farthest ones all around.
    fn candidates(&self, _: &Sight, _: &Area, _: &Narrator) -> Vec<(Spot, String)> {
        vec![]
    }
    /// Whether an order is work where somebody stands, and no move or aim on the board: it has a button even where there are many
    /// orders for the board.
    fn is_work(&self, _: Order) -> bool {
        false
    }
    /// Whether the points of this question that are worth choosing are so few that each has a button below it.
    fn has_buttons_for_points(&self, _: &Sight, _: &Prompt) -> bool {
        false
    }
    /// The point of an area that somebody means who points at `at`, where not every point can be met by hand: a joint of a
    /// path, the line of a charge, the farthest point of a move. `near`: how far from it the pointer may be by mistake, in
    /// units of the ground.
    fn snap(&self, _: &Sight, _: &Area, at: Spot, _near: i32) -> Spot {
        at
    }
    /// What is drawn over an open table while a spot of it is pointed at. Without anything the window shows the base of the
    /// piece that an allowed order moves, and a tape to it.
    fn overlay(&self, _: &Sight, _: &Aim, _: &Narrator) -> Overlay {
        Overlay::default()
    }
    /// What lies over the table as long as this question is asked, wherever one points.
    fn laid_out(&self, _: &Sight, _: &Narrator) -> Overlay {
        Overlay::default()
    }
    /// Where the mover is at each moment of a path, if the numbers of a range are such moments: they are chosen by following
    /// the path.
    fn moments(&self, _: &Sight, _: &Span) -> Vec<(i32, Spot)> {
        vec![]
    }
    /// What is drawn over the table while the slider of such a range shows this number. Without anything the window shows the
    /// path, and the piece that the question is about at the end of it.
    fn moment(&self, _: &Sight, _: &Span, _number: i32, _: &Narrator) -> Overlay {
        Overlay::default()
    }
}
