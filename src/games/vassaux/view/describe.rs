//! What is told in words and figures.
use super::seen::Seen;
use super::{
    VassauxFace, automaton, battles, drawing, enchantments, header, patches, players, reference, roll_call, sheets,
};
use crate::desktop::face::*;
use crate::table::prelude::{Entry, Narrator, PieceId, Place, Roll, Seat, Target, Word};

/// Dice of which several are added up.
const ADDED: [&str; 2] = ["vassaux-roll-initiative", "vassaux-roll-reaction"];

impl Describe for VassauxFace {
    fn players(&self, sight: &Sight, tell: &Narrator) -> Vec<PlayerStanding> {
        players::standings(self, sight, &Seen::of(sight), tell)
    }
    fn player_sheet(&self, sight: &Sight, seat: Seat, tell: &Narrator) -> Option<Sheet> {
        players::sheet(self, &Seen::of(sight), seat, tell)
    }
    fn aims(&self, sight: &Sight, tell: &Narrator) -> Vec<String> {
        let goals = players::tallies::goals(self, &Seen::of(sight), tell);
        let one = |goal: &HeaderItem| goals.iter().all(|other| other.hint == goal.hint);
        let whose = |goal: &HeaderItem| {
            let host = [Seat(0), Seat(1)].into_iter().find(|seat| Some(self.tincture(*seat)) == goal.tincture);
            // An aim of both hosts is told of none.
            host.filter(|_| !one(goal)).map(|host| tell.side(host))
        };
        let told = |goal: &HeaderItem| match whose(goal) {
            Some(host) => {
                let args = [("host", host.into()), ("aim", goal.hint.as_str().into())];
                tell.texts.format("vassaux-view-aim", &args)
            }
            None => goal.hint.clone(),
        };
        let mut aims: Vec<String> = goals.iter().map(told).collect();
        aims.dedup();
        aims
    }
    fn facts(&self, sight: &Sight, tell: &Narrator) -> Vec<String> {
        let turn = header::items(&Seen::of(sight), tell).into_iter().next();
        turn.map(|turn| turn.hint).into_iter().collect()
    }
    fn heading(&self, entry: &Entry, _: &str, tell: &Narrator) -> Option<Heading> {
        players::heading(entry, tell)
    }
    fn run(&self, entry: &Entry) -> Option<Run> {
        players::run(entry)
    }
    fn header(&self, sight: &Sight, tell: &Narrator) -> Vec<HeaderItem> {
        header::items(&Seen::of(sight), tell)
    }
    fn track(&self, sight: &Sight, tell: &Narrator) -> Vec<TrackSpace> {
        header::track(self, &Seen::of(sight), tell)
    }
    fn sheet(&self, sight: &Sight, piece: PieceId, tell: &Narrator) -> Option<Sheet> {
        sheets::sheet(self, &Seen::of(sight), piece, tell)
    }
    /// An open table has no places of its own: pieces of terrain are told of as such.
    fn place_sheet(&self, sight: &Sight, place: Place, tell: &Narrator) -> Option<Sheet> {
        self.patch_sheet(sight, usize::from(place.0), tell)
    }
    fn patch_sheet(&self, sight: &Sight, patch: usize, tell: &Narrator) -> Option<Sheet> {
        patches::sheet(&Seen::of(sight), patch, tell)
    }
    fn on_board(&self, sight: &Sight, tell: &Narrator) -> Vec<String> {
        roll_call::sentences(&Seen::of(sight), tell)
    }
    fn matter(&self, sight: &Sight, tell: &Narrator) -> Option<Matter> {
        let seen = Seen::of(sight);
        battles::matter(self, sight, &seen, tell).or_else(|| automaton::matter(self, &seen, tell))
    }
    fn reserves(&self, sight: &Sight, tell: &Narrator) -> Vec<Reserve> {
        drawing::reserves(self, sight, tell)
    }
    fn has_reference(&self) -> bool {
        true
    }
    fn reference(&self, sight: &Sight, tell: &Narrator) -> Vec<ReferencePage> {
        reference::pages(self, &Seen::of(sight), tell)
    }
    fn effects(&self, sight: &Sight, entries: &[&Entry], new: usize, before: &Scene) -> Vec<Effect> {
        enchantments::effects(self, sight, entries, new, before)
    }
    fn weight(&self, before: &Sight, viewer: Seat, entry: &Entry) -> News {
        weight(&Seen::of(before), viewer, entry)
    }
    fn seal(&self, _: &Sight, entry: &Entry) -> Option<Seal> {
        (entry.event == "vassaux-log-lord-fallen").then_some(Seal::Grave)
    }
    fn sums(&self, entry: &Entry, roll: &Roll, which: usize) -> String {
        let alike = |other: &&Roll| other.seat == roll.seat && other.purpose == roll.purpose;
        let before: Vec<i32> = entry.rolls[..which].iter().rev().take_while(alike).map(|other| other.face).collect();
        // Equal margins are rolled again: every two dice are a sum of their own.
        match before.first() {
            Some(first) if ADDED.contains(&roll.purpose) && before.len() % 2 == 1 => {
                format!("{first} + {} = {}", roll.face, first + roll.face)
            }
            _ => String::new(),
        }
    }
    fn summary(&self, sight: &Sight, tell: &Narrator) -> Vec<SummaryRow> {
        header::summary(&Seen::of(sight), tell)
    }
}

/// What an entry means to a host.
fn weight(before: &Seen, viewer: Seat, entry: &Entry) -> News {
    let word = |wanted: &str| entry.words.iter().find(|(name, _)| *name == wanted).map(|(_, word)| word);
    let host_of = |name: &str| match word(name) {
        Some(Word::On(Target::Piece(group))) => before.rules().roster.unit_of_group(*group).map(|unit| unit.host),
        _ => None,
    };
    let some_lost = || matches!(word("losses"), Some(Word::Number(losses)) if *losses > 0);
    let own = entry.seat == Some(viewer);
    match entry.event {
        "vassaux-log-lord-fallen" | "vassaux-log-wiped-out" | "vassaux-log-leader-lost" if own => News::MyLoss,
        "vassaux-log-left-behind" | "vassaux-log-martyrs-leave" if own => News::MyLoss,
        "vassaux-log-attack" | "vassaux-log-burns" | "vassaux-log-thorns"
            if some_lost() && host_of("target") == Some(viewer) =>
        {
            News::MyLoss
        }
        // The others reach what they have come for.
        "vassaux-log-fire" | "vassaux-log-escaped" | "vassaux-log-left" if !own => News::MyLoss,
        "vassaux-log-lord-fallen" | "vassaux-log-wiped-out" | "vassaux-log-objective-met" => News::Great,
        "vassaux-log-fire" | "vassaux-log-escaped" | "vassaux-log-left" | "vassaux-log-raid-over" => News::Great,
        _ => News::Ordinary,
    }
}
