//! What an expansion adds to the kingdom's face: signs of its troops, lines on sheets, windows of its own.
use crate::desktop::face::{Chosen, Contingent, Count, Matter, Point, Sheet, Sight, Tincture, Tone};
use crate::games::fief::board::Board;
use crate::games::fief::chapters::battle::forecast::{Encounter, muster};
use crate::games::fief::rules::FiefRuleData;
use crate::games::fief::state::posts::Party;
use crate::games::fief::state::war::{Battle, Side};
use crate::games::fief::view::seen::Seen;
use crate::games::fief::view::{FiefFace, emblems};
use crate::table::kit::counters::MOST_VALUES;
use crate::table::prelude::{Entry, Kind, Narrator, Order, Place, Prompt, RuleData, Seat, Span};

/// Labels and what they say.
pub type Lines = Vec<(String, String)>;

/// Pieces of an expansion on the map that are no troops of the base.
#[derive(Clone, Debug, PartialEq)]
pub struct Stack {
    pub seat: Seat,
    pub piece: Kind,
    pub symbol: Vec<Vec<Point>>,
    pub number: u32,
}

/// What an expansion adds to the view of its base. What it does not define is as in the base.
pub trait Expansion: Send + Sync + 'static {
    /// The game's name in paths and journals.
    fn game(&self) -> &'static str;
    /// The rule data of the base within its own.
    fn loaded<'d>(&self, data: &'d RuleData) -> Option<&'d FiefRuleData>;
    /// What stands for the game on the title: outlines in a square from -1 to 1.
    fn emblem(&self) -> Vec<Vec<Point>> {
        emblems::game()
    }
    /// The sign of a sort of troops, by its number among [`crate::games::fief::data::unit_types::UnitTypes::troops`].
    fn troop(&self, _sort: usize) -> Vec<Vec<Point>> {
        emblems::helm()
    }
    /// Pieces of the expansion that stand in a village.
    fn stacks(&self, _: &Seen, _: Place) -> Vec<Stack> {
        vec![]
    }
    /// Lines that the expansion adds to the sheet of a family.
    fn of_family(&self, _: &Seen, _: Seat, _: &Narrator) -> Lines {
        vec![]
    }
    /// What the expansion counts of a family beside the base, for the strip of the players.
    fn counts(&self, _: &Seen, _: Seat, _: &Narrator) -> Vec<Count> {
        vec![]
    }
    /// Sheets that the expansion adds to those of the realm.
    fn of_realm(&self, _: &Seen, _: &Narrator) -> Vec<Sheet> {
        vec![]
    }
    /// Who else fights for a party in the battle under way, in words.
    fn beside(&self, _: &Seen, _: &Battle, _: Party, _: &Narrator) -> Vec<String> {
        vec![]
    }
    /// Those who fight beside the troops of a party in the battle under way: what they are called, their sign, how many.
    fn auxiliaries(&self, _: &Seen, _: &Battle, _: Party, _: &Narrator) -> Option<(String, Vec<Vec<Point>>, u32)> {
        None
    }
    /// Lines that the expansion adds about a front of the battle under way: its side, and who fights in it.
    fn of_front(&self, _: &Seen, _: &Battle, _: (Side, &[Party]), _: &Narrator) -> Lines {
        vec![]
    }
    /// Sentences on the battle under way, each with its rule number.
    fn of_battle(&self, _: &Seen, _: &Battle, _: &Narrator) -> Lines {
        vec![]
    }
    /// The battle under way as its chances are reckoned, with what the expansion alone knows of it.
    fn under_way(&self, _: &Sight, board: &Board, battle: &Battle) -> Encounter {
        muster::under_way(board, battle)
    }
    /// What the chances of a battle take for granted of choices that the expansion brings.
    fn of_chances(&self, _: &Sight, _: &Narrator) -> Option<String> {
        None
    }
    /// The window for what is being decided, if it belongs to the expansion.
    fn matter(&self, _: &FiefFace, _: &Seen, _: &Narrator) -> Option<Matter> {
        None
    }
    /// Whether a family has lost something by what the expansion tells.
    fn is_loss(&self, _: Seat, _: &Entry) -> bool {
        false
    }
    /// How an order of the expansion is marked on the board.
    fn tone(&self, _: Order) -> Option<Tone> {
        None
    }
    /// What is told beside an order: what it costs, what a die shows.
    fn told_with(&self, _: &Sight, _: Order, _: &Narrator) -> Option<String> {
        None
    }
    /// What comes of an order of the expansion, in a sentence.
    fn hint(&self, _: &Sight, _: Order, _: &Narrator) -> Option<String> {
        None
    }
    /// The number of a range that is chosen at first.
    fn usual_number(&self, _: &Sight, _: &Span) -> Option<i32> {
        None
    }
    /// Words beside the slider of a range whose number goes along with a march, with `…` for the number.
    fn carried(&self, _: &Sight, _: &Span, _: &Narrator) -> Option<String> {
        None
    }
    /// Where troops are of kinds: the orders that take along what the sliders show, and who marches then, in words.
    fn troops_along(&self, _: &Sight, _: &Board, _: &Prompt, _: Chosen, _: &Narrator) -> (Vec<Order>, Vec<String>) {
        (vec![], vec![])
    }
    /// Where troops are of kinds: each kind that may come along with the lord who leads.
    fn contingents(&self, _: &Sight, _: &Board, _: &Prompt, _: Tincture, _: &Narrator) -> Vec<Contingent> {
        vec![]
    }
    /// Points of soldiers that orders of the expansion take along, less those that they leave behind.
    fn points_along(&self, _: &Sight, _: &[Order]) -> i32 {
        0
    }
    /// How many pieces of each kind orders of the expansion take along, less those that they leave behind.
    fn pieces_along(&self, _: &[Order]) -> [i32; MOST_VALUES] {
        [0; MOST_VALUES]
    }
    /// Whether a range stands in the list of orders alone.
    fn stands_aside(&self, _: &Span) -> bool {
        false
    }
    /// Whether each number of a range is an order of its own on the screen.
    fn unfolds(&self, _: &Span) -> bool {
        false
    }
}

/// The base without any expansion.
pub struct Alone;
impl Expansion for Alone {
    fn game(&self) -> &'static str {
        "fief"
    }
    fn loaded<'d>(&self, data: &'d RuleData) -> Option<&'d FiefRuleData> {
        data.downcast_ref()
    }
}
