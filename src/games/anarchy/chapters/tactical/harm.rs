//! Chapter 3.8, stun, wound and death: the only place where anybody is harmed.
use super::horses::lose_horse;
use crate::games::anarchy::access::{Write, hex, piece};
use crate::games::anarchy::state::Post;
use crate::table::prelude::*;
use bevy::prelude::*;

/// Where a rider lies who has been thrown: his owner chooses one of his two hexes.
pub const WHICH_HEX: Step<PieceId> = Step::new("anarchy.which_hex");
/// He lies here.
pub const FALL_IN: Verb<Place> = Verb::new("anarchy.fall_in");

pub const NOT_HIS_HEX: Refusal = Refusal::new("not_his_hex", "A-0.31");

/// Upkeeps of his side until a stunned man recovers: he misses one whole phase of his own.
const STUN: u8 = 2;

impl Write<'_, '_> {
    /// Stuns somebody; who is stunned or wounded already is killed.
    pub fn stun(&mut self, id: PieceId) {
        let man = self.man(id);
        if man.wounded || man.stunned > 0 {
            return self.kill(id, "A-0.29");
        }
        self.interrupt(id);
        self.drops(id);
        self.change(id).stunned = STUN;
        self.note("anarchy-log-stunned", "A-0.27", id);
    }

    /// Wounds somebody; who is stunned or wounded already is killed.
    pub fn wound(&mut self, id: PieceId) {
        let man = self.man(id);
        if man.wounded || man.stunned > 0 {
            return self.kill(id, "A-0.29");
        }
        self.interrupt(id);
        self.change(id).wounded = true;
        self.note("anarchy-log-wounded", "A-0.33", id);
    }

    /// Kills somebody; his body stays, that of his horse counts as two.
    pub fn kill(&mut self, id: PieceId, rule: &'static str) {
        let man = self.man(id);
        let (front, side) = (self.front(id), self.side(id));
        let is_horse = self.rules.character(id).rider.is_some();
        self.drops(id);
        lose_horse(self, id, Post::Dead);
        let horses = u8::from(man.is_mounted() || is_horse);
        let men = u8::from(!self.rules.class(id).animal);
        // Who dies at the head of a ladder falls to its foot.
        let board = self.board();
        let lies = if front != Place::NOWHERE && board.map.is_upper(front) && !board.is_floor(front) {
            board.map.hex_of(front)
        } else {
            front
        };
        // Who dies beyond the edge of the map leaves no body on it.
        if front != Place::NOWHERE {
            self.ground.add_bodies(lies, 2 * horses + u8::from(!is_horse), men);
        }
        self.take_off(id, Post::Dead);
        let mut left = self.change(id);
        left.stunned = 0;
        left.captive = false;
        let why = match rule {
            "A-0.29" if man.wounded => "anarchy-why-wounded-before",
            "A-0.29" => "anarchy-why-stunned-before",
            "A-0.30" => "anarchy-why-stunned-retreat",
            "A-0.32" => "anarchy-why-wounded-rider",
            "A-0.53" | "A-4.2.42" => "anarchy-why-in-fire",
            "A-4.2.31" => "anarchy-why-crushed",
            "A-5.1.09" => "anarchy-why-stone",
            "A-4.2.43" | "A-4.2.44" => "anarchy-why-collapse",
            _ => "anarchy-why-outright",
        };
        self.chronicle.note(rule, || {
            let entry = Entry::new("anarchy-log-killed", rule).by(side).with("unit", piece(id));
            entry.with("hex", hex(front)).with("why", Word::Key(why))
        });
    }

    /// Throws a rider from his horse, which leaves play: he lies stunned in one of his two hexes. A wounded rider is killed
    /// one who is stunned already, too.
    pub fn unhorse(&mut self, id: PieceId) -> Flow {
        let man = self.man(id);
        if man.wounded {
            self.kill(id, "A-0.32");
            return Flow::done();
        }
        if man.stunned > 0 {
            self.kill(id, "A-0.29");
            return Flow::done();
        }
        Flow::then([WHICH_HEX.on(id)])
    }
}

pub(in crate::games::anarchy) fn which_hex(
    In(id): In<PieceId>,
    battle: crate::games::anarchy::access::Read,
    ask: Ask,
) -> Prompt {
    let board = battle.board();
    let mut prompt = ask.prompt(board.side(id), "anarchy-ask-which-hex").with("unit", piece(id));
    let hexes: Vec<Place> = board.hexes_of(id).collect();
    prompt.offer(
        &FALL_IN,
        hexes.iter().copied(),
        |place| if hexes.contains(&place) { Ok(()) } else { Err(NOT_HIS_HEX) },
    );
    super::turn::concede(&mut prompt);
    prompt
}

pub(in crate::games::anarchy) fn fall_in(In((side, place)): In<(Seat, Place)>, mut battle: Write) -> Flow {
    let board = battle.board();
    let thrown = board.at(place).expect("the rider who was asked about");
    lose_horse(&mut battle, thrown, Post::Exited);
    battle.place(thrown, place, None);
    battle.change(thrown).stunned = STUN;
    battle.chronicle.note("A-0.31", || {
        Entry::new("anarchy-log-unhorsed", "A-0.31").by(side).with("unit", piece(thrown)).with("hex", hex(place))
    });
    Flow::done()
}

/// Registers the decision and the verb of this chapter.
pub fn plugin(app: &mut App) {
    app.decision(&WHICH_HEX, which_hex).verb(&FALL_IN, fall_in);
}
