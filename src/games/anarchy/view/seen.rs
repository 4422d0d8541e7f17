//! The battle as the viewer sees it, read once from the position that is shown to him.
use super::siege::mangonels;
use super::{artillery, belfries};
use crate::desktop::face::Sight;
use crate::games::anarchy::board::Board;
use crate::games::anarchy::chapters::tactical::movement::GO;
use crate::games::anarchy::chapters::tactical::reach::{Reach, Way};
use crate::games::anarchy::chapters::tactical::siegeworks::mantlets::WHEEL;
use crate::games::anarchy::data::engines::EngineKind;
use crate::games::anarchy::data::files::Terrain;
use crate::games::anarchy::rules::Rules;
use crate::games::anarchy::state::{
    Artillery, Basin, Belfries, Berth, Door, Engine, Engines, Ground, Handling, Job, Ladder, Man, Mangonels, Mantlet,
    Phase, Plan, Post, Siegeworks, Site, Strikes, Task, Tasks, Traction, Walls, hex_of_label,
};
use crate::table::kit::hex_map::Heading;
use crate::table::kit::works::Work;
use crate::table::prelude::{On, PieceId, Place, Prompt, Seat, Sort, Target, Word};
use serde_json::Value;
use std::cell::OnceCell;
use std::collections::BTreeMap;

/// A piece as the position tells of it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Seen {
    pub id: PieceId,
    pub man: Man,
    /// Where he stands, if he is on the field.
    pub at: Option<Place>,
}

/// What the view reads from a position.
pub(super) struct Reading {
    /// Every piece, in the order of their numbers.
    pub pieces: Vec<Seen>,
    ground: Ground,
    pub site: Site,
    pub tasks: Tasks,
    pub engines: Engines,
    pub siegeworks: Siegeworks,
    pub walls: Walls,
    pub artillery: Artillery,
    pub mangonels: Mangonels,
    belfries: Belfries,
    /// From 1; 0 during the set-up.
    pub turn: u8,
    pub phase: Phase,
    pub active: Option<Seat>,
    pub moving: Option<PieceId>,
    pub shooter: Option<PieceId>,
    /// Who is attacked, and who has joined against him.
    pub target: Option<PieceId>,
    pub attackers: Vec<PieceId>,
    reach: OnceCell<Option<Paths>>,
}

/// Where the piece that is moving can go.
struct Paths {
    mover: PieceId,
    reach: Reach,
    costs: BTreeMap<Place, i32>,
}

/// The battle as the viewer sees it.
pub(super) fn seen<'s>(sight: &'s Sight) -> &'s Reading {
    sight.reading(|| read(sight))
}

fn read(sight: &Sight) -> Reading {
    let (position, names, rules) = (sight.position(), sight.names(), sight.rules::<Rules>());
    let known = |id: &PieceId| id.index() < rules.characters.len();
    let on_map = |place: &Place| place.index() < rules.map.places();
    let piece = |value: &Value| {
        let found = names.read(Sort::Piece, value.as_str()?).ok().and_then(<PieceId as On>::from);
        found.filter(known)
    };
    let place = |value: &Value| {
        let found = names.read(Sort::Place, value.as_str()?).ok().and_then(<Place as On>::from);
        found.filter(on_map)
    };
    let mut pieces: Vec<Seen> = (position["pieces"].as_object().into_iter().flatten())
        .filter_map(|(label, facts)| {
            let id = names.read(Sort::Piece, label).ok().and_then(<PieceId as On>::from).filter(known)?;
            let mut man = man(&facts["man"]);
            let at = place(&facts["at"]).filter(|_| man.post == Post::OnField);
            if at.is_none() && man.post == Post::OnField {
                man.post = Post::Exited;
            }
            let rear = place(&facts["man"]["rear"]);
            man.rear = rear.filter(|rear| at.is_some_and(|at| rules.map.heading(*rear, at).is_some()));
            Some(Seen { id, man, at })
        })
        .collect();
    pieces.sort_by_key(|seen| seen.id);
    let mut ground = Ground::default();
    for (label, count) in position["ground"]["bodies"].as_object().into_iter().flatten() {
        let at = names.read(Sort::Place, label).ok().and_then(<Place as On>::from).filter(on_map);
        if let (Some(at), Some(count)) = (at, count.as_u64()) {
            let count = u8::try_from(count).unwrap_or(u8::MAX);
            ground.add_bodies(at, count, count);
        }
    }
    let hex = |label: &str| names.read(Sort::Place, label).ok().and_then(<Place as On>::from).filter(on_map);
    let site = site(&position["site"], &hex);
    let siegeworks = siegeworks(&position["siegeworks"], &hex, &|label| piece(&Value::from(label)));
    let tasks = tasks(&position["tasks"], &hex, &|label| piece(&Value::from(label)), &|label| names.seat(label));
    let (clock, fight) = (&position["clock"], &position["fight"]);
    let phases = [Phase::SetUp, Phase::Movement, Phase::DefensiveFire, Phase::OffensiveFire, Phase::Combat];
    let phase = phases.into_iter().find(|phase| clock["phase"].as_str() == Some(phase.name()));
    Reading {
        pieces,
        ground,
        site,
        tasks,
        siegeworks,
        artillery: artillery::read(&position["artillery"], &hex, &|label| piece(&Value::from(label)), &|label| {
            names.seat(label)
        }),
        mangonels: mangonels::read(&position["mangonels"], &hex, &|label| names.seat(label)),
        belfries: belfries::read(&position["belfries"], &hex),
        walls: walls(&position["walls"], &hex, &|label| piece(&Value::from(label))),
        engines: engines(&position["engines"], &|label| piece(&Value::from(label)), &|label| names.seat(label)),
        turn: clock["turn"].as_u64().and_then(|turn| u8::try_from(turn).ok()).unwrap_or_default(),
        phase: phase.unwrap_or_default(),
        active: clock["active"].as_str().and_then(|label| names.seat(label)),
        moving: piece(&clock["moving"]),
        shooter: piece(&position["shot"]["shooter"]),
        target: piece(&fight["target"]),
        attackers: fight["attackers"].as_array().into_iter().flatten().filter_map(piece).collect(),
        reach: OnceCell::new(),
    }
}

/// Doors, bridges, ladders and fire.
fn site(shown: &Value, hex: &dyn Fn(&str) -> Option<Place>) -> Site {
    let mut site = Site::default();
    let by_hex = |name: &str| shown[name].as_object().into_iter().flatten();
    for (label, terrain) in by_hex("terrain") {
        if let (Some(at), Some(terrain)) = (hex(label), terrain.as_str().and_then(Terrain::of_name)) {
            site.becomes(at, terrain);
        }
    }
    for (label, door) in by_hex("doors") {
        if let (Some(at), Some(door)) = (hex(label), door.as_str().and_then(Door::of_name)) {
            site.set_door(at, door);
        }
    }
    for (label, lit) in by_hex("fires") {
        if let (Some(at), Some(lit)) = (hex(label), lit.as_u64()) {
            site.light(at, u8::try_from(lit).unwrap_or(u8::MAX));
        }
    }
    for burnt in shown["burnt"].as_array().into_iter().flatten().filter_map(|label| hex(label.as_str()?)) {
        site.burn(burnt);
    }
    for ladder in shown["ladders"].as_array().into_iter().flatten() {
        if let Some(foot) = ladder["foot"].as_str().and_then(hex) {
            site.ladders.push(Ladder { foot, lean: ladder["lean"].as_str().and_then(hex) });
        }
    }
    for (seat, left) in shown["ladders_left"].as_array().into_iter().flatten().take(2).enumerate() {
        site.ladders_left[seat] = left.as_u64().and_then(|left| u8::try_from(left).ok()).unwrap_or_default();
    }
    site
}

/// Mantlets, heaps and basins as the position shows them.
fn siegeworks(
    shown: &Value,
    hex: &dyn Fn(&str) -> Option<Place>,
    piece: &dyn Fn(&str) -> Option<PieceId>,
) -> Siegeworks {
    let mantlet =
        |(at, facing): (&String, &Value)| Some(Mantlet { hex: hex(at)?, facing: Heading::of_name(facing.as_str()?)? });
    let left = |name: &str| {
        let of = |seat: usize| shown[name][seat].as_u64().and_then(|left| u8::try_from(left).ok()).unwrap_or_default();
        [of(0), of(1)]
    };
    let list = |name: &str| shown[name].as_array().into_iter().flatten().filter_map(Value::as_str);
    let basin = |(at, basin): (&String, &Value)| {
        let bearer = |which: usize| basin["bearers"][which].as_str().and_then(piece);
        Some(Basin {
            hex: hex(at)?,
            bearers: bearer(0).zip(bearer(1)).map(|(one, other)| [one, other]),
            set: basin["set"].as_bool().unwrap_or(false),
            falls: basin["falls"].as_bool().unwrap_or(false),
        })
    };
    Siegeworks {
        mantlets: shown["mantlets"].as_object().into_iter().flatten().filter_map(mantlet).collect(),
        mantlets_left: left("mantlets_left"),
        movers: list("movers").filter_map(piece).collect(),
        fascines_left: left("fascines_left"),
        rubble_left: left("rubble_left"),
        heaps: list("heaps").filter_map(hex).collect(),
        heaps_left: left("heaps_left"),
        basins: shown["basins"].as_object().into_iter().flatten().filter_map(basin).collect(),
        basins_left: left("basins_left"),
        carriers: list("carriers").filter_map(piece).collect(),
    }
}

/// Damaged walls, and the rams that beat on them, as the position shows them.
fn walls(shown: &Value, hex: &dyn Fn(&str) -> Option<Place>, piece: &dyn Fn(&str) -> Option<PieceId>) -> Walls {
    let mut walls = Walls::default();
    for (label, degrees) in shown["damage"].as_object().into_iter().flatten() {
        if let (Some(at), Some(degrees)) = (hex(label), degrees.as_u64()) {
            walls.set_damage(at, u8::try_from(degrees).unwrap_or(u8::MAX));
        }
    }
    for ram in shown["rams"].as_array().into_iter().flatten() {
        let number = |name: &str| ram[name].as_u64().and_then(|n| u8::try_from(n).ok()).unwrap_or_default();
        let (engine, from, struck, halted) = (number("engine"), number("from"), number("struck"), number("halted"));
        walls.set_strikes(Strikes { engine, from, struck, halted });
    }
    let fought = shown["fought"].as_array().into_iter().flatten().filter_map(Value::as_str);
    walls.fought.extend(fought.filter_map(piece));
    walls
}

/// Engines as the position shows them.
fn engines(shown: &Value, piece: &impl Fn(&str) -> Option<PieceId>, seat: &impl Fn(&str) -> Option<Seat>) -> Engines {
    let pieces = |list: &Value| -> Vec<PieceId> {
        list.as_array().into_iter().flatten().filter_map(|label| piece(label.as_str()?)).collect()
    };
    let read = |line: &Value| -> Option<Engine> {
        let kind = EngineKind::of_name(line["engine"].as_str()?)?;
        let (side, lead) = (seat(line["side"].as_str()?)?, hex_of_label(line["lead"].as_str()?)?);
        let ox = |which: usize| line["oxen"][which].as_str().and_then(piece);
        let number = |name: &str| line[name].as_u64().unwrap_or(0);
        let beyond = line["beyond"].as_object().into_iter().flatten();
        Some(Engine {
            team: [ox(0), ox(1)],
            moved: number("moved") as u8,
            traction: [Traction::Oxen, Traction::Men].into_iter().find(|by| line["traction"] == by.name()),
            burnt: number("burnt") as u32,
            beyond: beyond.filter_map(|(id, at)| Some((piece(id)?, Berth::of_name(at.as_str()?)?))).collect(),
            gone: line["gone"].as_bool().unwrap_or(false),
            ..Engine::new(kind, side, lead, Heading::of_name(line["axis"].as_str()?)?)
        })
    };
    Engines {
        all: shown["all"].as_array().into_iter().flatten().filter_map(read).collect(),
        went_along: pieces(&shown["went_along"]),
        engaged: pieces(&shown["engaged"]),
    }
}

/// Work under way, and what is remembered of men.
fn tasks(
    shown: &Value,
    hex: &dyn Fn(&str) -> Option<Place>,
    piece: &dyn Fn(&str) -> Option<PieceId>,
    seat: &dyn Fn(&str) -> Option<Seat>,
) -> Tasks {
    let mut tasks = Tasks::default();
    let pieces = |value: &Value| -> Vec<PieceId> {
        value.as_array().into_iter().flatten().filter_map(|label| piece(label.as_str()?)).collect()
    };
    for work in shown["works"].as_array().into_iter().flatten() {
        let job = work["job"].as_str().and_then(Job::of_name);
        let at = work["hex"].as_str().and_then(hex);
        let owner = work["side"].as_str().and_then(seat);
        if let (Some(job), Some(at), Some(owner)) = (job, at, owner) {
            let kind = Task { job, hex: at, lean: work["lean"].as_str().and_then(hex) };
            let left = work["left"].as_u64().and_then(|left| u8::try_from(left).ok()).unwrap_or(1);
            tasks.works.begin(Work { kind, owner, hands: pieces(&work["hands"]), left });
        }
    }
    tasks.burdened = pieces(&shown["burdened"]);
    tasks.first_to_act = shown["first_to_act"].as_str().and_then(piece);
    for (label, count) in shown["flamed"].as_object().into_iter().flatten() {
        if let (Some(id), Some(count)) = (piece(label), count.as_u64()) {
            tasks.flamed.push((id, u8::try_from(count).unwrap_or(u8::MAX)));
        }
    }
    let carried = &shown["carried_by"];
    if carried.is_array() {
        let from = shown["carried_from"].as_str().and_then(hex);
        tasks.plan = Some(Plan::Carry(from, pieces(carried)));
    }
    if let Some(id) = shown["mantlet_moved_by"].as_str().and_then(piece) {
        tasks.plan = Some(Plan::Mantlet(id));
    }
    if let Some(heap) = shown["heap_shifted"].as_str().and_then(hex) {
        tasks.plan = Some(Plan::Heap(heap));
    }
    let basin = &shown["basin"];
    if let Some(at) = basin["hex"].as_str().and_then(hex) {
        let handling = if basin["set"] == true { Handling::Set } else { Handling::Carry };
        let tipped = basin["tipped"] == true;
        tasks.plan = Some(if tipped { Plan::Tip(at) } else { Plan::Basin(at, handling, pieces(&basin["with"])) });
    }
    let ballista = &shown["ballista"];
    if let Some(at) = ballista["hex"].as_str().and_then(hex) {
        tasks.plan = Some(Plan::Ballista(at, pieces(&ballista["with"])));
    }
    tasks
}

/// The condition of a piece, but for its rear and its horse.
fn man(facts: &Value) -> Man {
    let flag = |name: &str| facts[name].as_bool().unwrap_or(false);
    let number = |name: &str| facts[name].as_u64().map_or(0, |n| u8::try_from(n).unwrap_or(u8::MAX));
    let post = match facts["post"].as_str() {
        Some("waiting") => Post::Waiting,
        Some("on_field") => Post::OnField,
        Some("exited") => Post::Exited,
        Some("led_off") => Post::LedOff,
        Some("with_rider") => Post::WithRider,
        Some("astride") => Post::Astride,
        Some("battery") => Post::Battery,
        _ => Post::Dead,
    };
    Man {
        post,
        wounded: flag("wounded"),
        stunned: number("stunned"),
        rear: None,
        horse: None,
        finds_arms: flag("finds_arms"),
        captive: flag("captive"),
        disarmed: flag("disarmed"),
        moved: number("moved"),
        straight: number("straight"),
        attacked: flag("attacked"),
        target: flag("target"),
        shot_in_defence: flag("shot_in_defence"),
        shot_in_offence: flag("shot_in_offence"),
        guards: flag("guards"),
        may_escape: flag("may_escape"),
        ammunition: number("ammunition"),
    }
}

impl Reading {
    pub fn piece(&self, id: PieceId) -> Option<&Seen> {
        self.pieces.iter().find(|seen| seen.id == id)
    }
    pub fn bodies(&self, place: Place) -> u8 {
        self.ground.bodies(place)
    }
    /// The pieces of a side with this post; horses, which count for nothing, left out.
    pub fn with_post(&self, rules: &Rules, side: Seat, post: Post) -> impl Iterator<Item = &Seen> {
        self.of(rules, side).filter(move |seen| seen.man.post == post)
    }
    /// Men and animals of a side, horses left out.
    pub fn of(&self, rules: &Rules, side: Seat) -> impl Iterator<Item = &Seen> {
        self.pieces.iter().filter(move |seen| {
            let character = rules.character(seen.id);
            character.side == side && character.rider.is_none()
        })
    }
    fn paths(&self, sight: &Sight) -> Option<&Paths> {
        let find = || {
            let mover = self.moving.filter(|_| sight.prompt().is_some_and(offers_go))?;
            let board = board(sight);
            let reach = Reach::of(&board, mover);
            let costs = reach.ends(&board, mover).into_iter().collect();
            Some(Paths { mover, reach, costs })
        };
        self.reach.get_or_init(find).as_ref()
    }
    /// What it costs whoever is moving to go to a hex.
    pub fn cost_to(&self, sight: &Sight, place: Place) -> Option<i32> {
        self.paths(sight)?.costs.get(&place).copied()
    }
    /// On which way whoever is moving goes to a hex.
    pub fn way_to(&self, sight: &Sight, place: Place) -> Option<Way> {
        let paths = self.paths(sight).filter(|paths| paths.costs.contains_key(&place))?;
        paths.reach.way(&board(sight), paths.mover, place).ok()
    }
}

fn offers_go(prompt: &Prompt) -> bool {
    prompt.offered.iter().any(|order| GO.of(*order).or_else(|| WHEEL.of(*order)).is_some())
}

/// The field, for the functions of the rules.
pub(super) fn board<'s>(sight: &'s Sight) -> Board<'s> {
    let reading = seen(sight);
    let (ground, site, tasks, engines) = (&reading.ground, &reading.site, &reading.tasks, &reading.engines);
    let rules = sight.rules::<Rules>();
    let mut board = Board::new(rules, ground, site, tasks, engines, &reading.siegeworks, reading.turn)
        .with_walls(&reading.walls)
        .with_artillery(&reading.artillery)
        .with_mangonels(&reading.mangonels)
        .with_belfries(&reading.belfries);
    for seen in &reading.pieces {
        board.put(seen.id, seen.man, seen.at.unwrap_or(Place::NOWHERE));
    }
    board
}

/// The way on which whoever has just moved to a place has most likely come there: the cheapest one. Nothing where he was driven or
/// carried there.
pub(super) fn way_gone(sight: &Sight, from: Place, to: Place) -> Option<Vec<Place>> {
    let mut board = board(sight);
    let id = board.at(to).filter(|id| board.man(*id).post == Post::OnField && board.front(*id) == to)?;
    let now = *board.man(id);
    board.take_off(id);
    // How the horse stood before is not known.
    let rears: Vec<Option<Place>> = match now.rear {
        None => vec![None],
        Some(_) => {
            board.map.neighbours(from).iter().filter(|rear| board.is_free(**rear)).map(|rear| Some(*rear)).collect()
        }
    };
    let ways = rears.into_iter().filter_map(|rear| {
        board.put(id, Man { moved: 0, rear, ..now }, from);
        let way = Reach::of(&board, id).way(&board, id, to).ok();
        board.take_off(id);
        way
    });
    ways.min_by_key(|way| way.cost).filter(|way| way.cost <= now.moved.into()).map(|way| way.path)
}

/// The piece that words name so.
pub(super) fn piece_in(words: &[(&'static str, Word)], name: &str) -> Option<PieceId> {
    words.iter().find_map(|(known, word)| match word {
        Word::On(Target::Piece(piece)) if *known == name => Some(*piece),
        _ => None,
    })
}

/// The hex that words name so.
pub(super) fn hex_in(words: &[(&'static str, Word)], name: &str) -> Option<Place> {
    hexes_in(words, name).next()
}
/// The places that a question has in its words by this name.
pub(super) fn hexes_in<'w>(words: &'w [(&'static str, Word)], name: &'w str) -> impl Iterator<Item = Place> + 'w {
    words.iter().filter_map(move |(known, word)| match word {
        Word::On(Target::Place(place)) if *known == name => Some(*place),
        _ => None,
    })
}

/// The questions that are about one piece in hand.
const IN_HAND: [&str; 12] = [
    "anarchy-ask-wheel",
    "anarchy-ask-face",
    "anarchy-ask-hands",
    "anarchy-ask-carry",
    "anarchy-ask-deploy",
    "anarchy-ask-rear",
    "anarchy-ask-walk",
    "anarchy-ask-escort",
    "anarchy-ask-aim",
    "anarchy-ask-retreat",
    "anarchy-ask-advance-hex",
    "anarchy-ask-which-hex",
];

/// The piece that the question is about.
pub(super) fn in_hand(sight: &Sight) -> Option<PieceId> {
    let prompt = sight.prompt().filter(|prompt| IN_HAND.contains(&prompt.text))?;
    piece_in(&prompt.words, "unit")
}
