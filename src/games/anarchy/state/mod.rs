//! The state of a match: what the pieces have beside the table's own components, and the resources of a battle.
mod artillery;
mod belfries;
mod clock;
mod engines;
mod fight;
mod ground;
mod man;
mod mangonels;
mod siegeworks;
mod site;
mod tasks;
mod walls;

pub use artillery::{Artillery, Ballista};
pub use belfries::{Belfries, Belfry, FloorFire};
pub use clock::{Clock, Phase};
pub use engines::{Berth, Engine, Engines, Traction, hex_of_label};
pub use fight::{Fight, Shot};
pub use ground::Ground;
pub use man::{Man, Post};
pub use mangonels::{Emplacement, Mangonel, Mangonels};
pub use siegeworks::{Basin, Mantlet, Siegeworks};
pub use site::{Door, Fire, Ladder, Site};
pub use tasks::{Handling, Job, Plan, Task, Tasks};
pub use walls::{Strikes, Walls};
