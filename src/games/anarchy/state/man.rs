//! What a man, an animal or a horse has beside the table's own components.
use crate::table::prelude::{Fact, Names, PieceId, Place, Target};
use bevy::prelude::*;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

/// Where somebody is in the course of a battle.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Post {
    /// Still to be deployed or to enter.
    #[default]
    Waiting,
    OnField,
    Dead,
    /// Left the map for good.
    Exited,
    /// Led off the map as a captive.
    LedOff,
    /// A horse under its rider, or one that has left play with him.
    WithRider,
    /// With an engine beyond the edge of the map: neither shot at nor attacked, and to come on with it.
    Astride,
    /// Serves a mangonel beyond the edge of the map: out of everybody's reach, and in no other part of the battle.
    Battery,
}

/// The condition of a man, an animal or a loose horse.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Man {
    pub post: Post,
    pub wounded: bool,
    /// How many upkeeps of his side until he recovers; 0: not stunned.
    pub stunned: u8,
    /// The rear hex of a rider; on foot there is none.
    pub rear: Option<Place>,
    /// The horse under him.
    pub horse: Option<PieceId>,
    /// A prisoner of the other side on the field.
    pub captive: bool,
    /// Has yielded and not taken arms again: he has the values of a wounded man.
    pub disarmed: bool,
    /// Movement points that he has spent since his side's last upkeep.
    pub moved: u8,
    /// So many hexes straight ahead, one after the other, at the end of his movement.
    pub straight: u8,
    /// Has attacked in this phase.
    pub attacked: bool,
    /// Has been attacked in this phase.
    pub target: bool,
    /// Has shot in the enemy's phase, in this cycle.
    pub shot_in_defence: bool,
    /// Has shot in his own phase.
    pub shot_in_offence: bool,
    /// Leads a captive in this phase: he neither attacks nor shoots.
    pub guards: bool,
    /// A captive one of whose guards was attacked since his last movement.
    pub may_escape: bool,
    /// Without arms, he has stood beside a dead man since his side's last upkeep.
    pub finds_arms: bool,
    /// Javelins left.
    pub ammunition: u8,
}

impl Man {
    /// On the field, neither stunned nor a captive.
    #[inline]
    pub fn is_ready(&self) -> bool {
        self.post == Post::OnField && self.stunned == 0 && !self.captive
    }
    pub fn is_mounted(&self) -> bool {
        self.rear.is_some()
    }
    /// Alive, no captive, not gone for good.
    pub fn is_active(&self) -> bool {
        matches!(self.post, Post::OnField | Post::Waiting | Post::Astride | Post::Battery) && !self.captive
    }
    /// Shows his wounded values: wounded, a captive, or without arms.
    #[inline]
    pub fn is_reduced(&self) -> bool {
        self.wounded || self.captive || self.disarmed
    }
}

impl Fact for Man {
    const NAME: &'static str = "man";
    fn show(&self, names: &Names) -> Value {
        let post = match self.post {
            Post::Waiting => "waiting",
            Post::OnField => "on_field",
            Post::Dead => "dead",
            Post::Exited => "exited",
            Post::LedOff => "led_off",
            Post::WithRider => "with_rider",
            Post::Astride => "astride",
            Post::Battery => "battery",
        };
        json!({
            "post": post,
            "wounded": self.wounded,
            "stunned": self.stunned,
            "rear": self.rear.map(|place| names.label(Target::Place(place))),
            "horse": self.horse.map(|horse| names.label(Target::Piece(horse))),
            "captive": self.captive,
            "disarmed": self.disarmed,
            "moved": self.moved,
            "straight": self.straight,
            "attacked": self.attacked,
            "target": self.target,
            "shot_in_defence": self.shot_in_defence,
            "shot_in_offence": self.shot_in_offence,
            "guards": self.guards,
            "may_escape": self.may_escape,
            "finds_arms": self.finds_arms,
            "ammunition": self.ammunition,
        })
    }
}
