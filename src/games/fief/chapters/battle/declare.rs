//! Chapter 9, declarations: who attacks or arrests whom (F-9.01, F-8.20, F-8.21, D-20), what is bound to be fought
//! (F-8.17, F-16.29, D-21), and in which order (F-9.03).
use crate::games::fief::access::{Read, Write};
use crate::games::fief::board::Board;
use crate::games::fief::chapters::battle::rounds;
use crate::games::fief::chapters::battle::sides::{battle_mut, parties, party_of, preliminaries, present};
use crate::games::fief::chapters::moves::{Host, come_in, gate_road, host, take_village, walk_in, weather_holds};
use crate::games::fief::chapters::names::place;
use crate::games::fief::chapters::revolt;
use crate::games::fief::chapters::turn::DONE;
use crate::games::fief::state::posts::{Party, Stand};
use crate::games::fief::state::war::{Attack, Battle, Purpose, Truce};
use crate::table::prelude::*;
use bevy::prelude::*;
use smallvec::SmallVec;

/// Whom does this family attack, whom does it arrest? (D-20)
pub const DECLARE: Step<Seat> = Step::new("fief.declare");
/// Which of the families there?
pub const NAME_FOE: Step<Seat> = Step::new("fief.name_foe");
/// Is there to be no battle at this gate? (D-21)
pub const TRUCE: Step<()> = Step::new("fief.truce");
/// What is bound to be fought is added to what was declared (F-8.17, F-16.29).
pub const GATHER: Step<()> = Step::new("fief.gather");
/// A family's battles, one after the other (F-9.03).
pub const FIGHTS: Step<Seat> = Step::new("fief.fights");
/// Which of them next?
pub const CHOOSE_FIGHT: Step<Seat> = Step::new("fief.choose_fight");
/// The battle in this village begins.
pub const CLASH: Step<Place> = Step::new("fief.clash");

/// Attacks in this village; arrests guests within its walls.
pub const ATTACK_AT: Verb<Place> = Verb::new("fief.attack");
pub const ARREST: Verb<Place> = Verb::new("fief.arrest");
/// The attack is on this family.
pub const AGAINST: Verb<Seat> = Verb::new("fief.against");
/// Offers not to fight at the gate of this village: to come in as guests, or to go back.
pub const OFFER_PEACE: Verb<Place> = Verb::new("fief.offer_peace");
pub const OFFER_RETREAT: Verb<Place> = Verb::new("fief.offer_retreat");
pub const ACCEPT_TRUCE: Verb<()> = Verb::new("fief.accept_truce");
pub const REJECT_TRUCE: Verb<()> = Verb::new("fief.reject_truce");
/// Fights in this village next.
pub const FIGHT_AT: Verb<Place> = Verb::new("fief.fight_at");

pub const NOBODY_TO_ATTACK: Refusal = Refusal::new("nobody_to_attack", "F-9.01");
pub const NOBODY_TO_ARREST: Refusal = Refusal::new("nobody_to_attack", "F-8.21");
pub const WEATHER: Refusal = Refusal::new("bad_weather_here", "F-9.40");
pub const BOUND_TO_FIGHT: Refusal = Refusal::new("bound_to_fight", "F-8.17");
pub const NO_GATE: Refusal = Refusal::new("not_an_option", "F-8.17");
pub const NO_WAY_BACK: Refusal = Refusal::new("needs_permission", "F-8.26");
pub const NO_FIGHT_THERE: Refusal = Refusal::new("not_an_option", "F-9.03");

/// What may be attacked: the families, each with where it stands.
pub type Quarrel = SmallVec<[Party; 4]>;

/// Whether two fight anyway: a gate group and whoever sits inside (F-8.17), unless an expansion does not let it attack.
fn bound(board: &Board, village: Place, a: Party, b: Party) -> bool {
    let sits = |party: Party| party.stand == Stand::Inside && board.occupant(village) == Some(party.seat);
    let storms =
        |party: Party| party.stand == Stand::Gate && (board.modifiers.may_attack)(board, party, village).is_ok();
    (storms(a) && sits(b)) || (storms(b) && sits(a))
}

/// The families that this one may attack in a village, or arrest (F-9.01, F-8.20, F-8.21).
fn foes(board: &Board, seat: Seat, village: Place, purpose: Purpose) -> Quarrel {
    let Some(own) = party_of(board, seat, village) else { return Quarrel::new() };
    let mut foes = Quarrel::new();
    for party in parties(board, village) {
        let known = party.seat == seat || foes.iter().any(|foe| foe.seat == party.seat);
        let declared =
            board.war.attacks.iter().any(|a| {
                a.at == village && [(a.by.seat, a.on.seat), (a.on.seat, a.by.seat)].contains(&(seat, party.seat))
            });
        let fits = purpose == Purpose::Attack || party.stand == Stand::Inside;
        if !known && !declared && fits && !bound(board, village, own, party) {
            foes.push(party);
        }
    }
    foes
}

/// Whom a family could attack in a village, or arrest (F-9.01, F-8.21).
pub fn attackable(board: &Board, seat: Seat, village: Place, purpose: Purpose) -> impl Iterator<Item = Seat> {
    foes(board, seat, village, purpose).into_iter().map(|party| party.seat)
}

/// Whether an expansion lets a family attack from where it stands.
fn may_begin(board: &Board, seat: Seat, village: Place) -> Allowed {
    let own = party_of(board, seat, village);
    own.map_or(Ok(()), |own| (board.modifiers.may_attack)(board, own, village))
}

/// Whether a family may attack somebody in a village.
pub fn may_attack(board: &Board, seat: Seat, village: Place) -> Allowed {
    if !board.map.is_village(village) || foes(board, seat, village, Purpose::Attack).is_empty() {
        return Err(NOBODY_TO_ATTACK);
    }
    may_begin(board, seat, village)?;
    if weather_holds(board, village) { Err(WEATHER) } else { Ok(()) }
}
/// Whether a family may arrest guests within the walls of a village.
pub fn may_arrest(board: &Board, seat: Seat, village: Place) -> Allowed {
    let within = board.map.is_village(village)
        && board.realm.village(village).has_walls()
        && board.occupant(village) == Some(seat);
    if !within || foes(board, seat, village, Purpose::Arrest).is_empty() {
        return Err(NOBODY_TO_ARREST);
    }
    may_begin(board, seat, village)?;
    if weather_holds(board, village) { Err(WEATHER) } else { Ok(()) }
}

/// Whether a gate group may offer not to fight.
fn may_offer(board: &Board, seat: Seat, village: Place, truce: Truce) -> Allowed {
    if !board.map.is_village(village) {
        return Err(NO_GATE);
    }
    let Some(from) = gate_road(board, seat, village) else { return Err(NO_GATE) };
    if !matches!(host(board, seat, village), Host::Family(_)) || weather_holds(board, village) {
        return Err(NO_GATE);
    }
    if !board.rules.switches.call_off_by_consent || board.war.no_truce.contains(&(seat, village)) {
        return Err(BOUND_TO_FIGHT);
    }
    if truce == Truce::Retreat && host(board, seat, from) != Host::Nobody { Err(NO_WAY_BACK) } else { Ok(()) }
}

/// A family that can declare nothing is not asked.
pub(super) fn declare(In(seat): In<Seat>, read: Read, ask: Ask) -> Prompt {
    let board = read.board();
    let mut prompt = ask.prompt(seat, "fief-ask-declare");
    let villages = || board.map.villages();
    let any = villages().any(|v| {
        party_of(&board, seat, v).is_some()
            && (may_attack(&board, seat, v).is_ok() || may_offer(&board, seat, v, Truce::AsGuests).is_ok())
    });
    let declared = board.war.attacks.iter().any(|attack| attack.by.seat == seat);
    let gate = villages().any(|v| gate_road(&board, seat, v).is_some() && host(&board, seat, v) != Host::Nobody);
    if !any && !gate && !declared {
        return prompt;
    }
    prompt.offer(&ATTACK_AT, villages(), |v| may_attack(&board, seat, v));
    prompt.offer(&ARREST, villages(), |v| may_arrest(&board, seat, v));
    prompt.offer(&OFFER_PEACE, villages(), |v| may_offer(&board, seat, v, Truce::AsGuests));
    prompt.offer(&OFFER_RETREAT, villages(), |v| may_offer(&board, seat, v, Truce::Retreat));
    prompt.offer(&DONE, [()], |()| Ok(()));
    prompt.closing = Some(DONE.on(()));
    prompt
}

fn declares(write: &mut Write, seat: Seat, village: Place, purpose: Purpose) -> Flow {
    let board = write.board();
    let foes = foes(&board, seat, village, purpose);
    if let ([foe], Some(by)) = (foes.as_slice(), party_of(&board, seat, village)) {
        enter(write, Attack { by, at: village, on: *foe, purpose });
        return Flow::again();
    }
    write.war.naming = Some((village, purpose));
    Flow::then([NAME_FOE.on(seat)]).and_again()
}
fn enter(write: &mut Write, attack: Attack) {
    write.war.attacks.push(attack);
    let (rule, event) =
        if attack.purpose == Purpose::Arrest { ("F-8.21", "fief-log-arrest") } else { ("F-9.01", "fief-log-declared") };
    write.chronicle.note(rule, || {
        let on = Word::On(Target::Seat(attack.on.seat));
        Entry::new(event, rule).by(attack.by.seat).with("foe", on).with("village", place(attack.at))
    });
}
pub(super) fn attack_at(In((seat, village)): In<(Seat, Place)>, mut write: Write) -> Flow {
    declares(&mut write, seat, village, Purpose::Attack)
}
pub(super) fn arrest(In((seat, village)): In<(Seat, Place)>, mut write: Write) -> Flow {
    declares(&mut write, seat, village, Purpose::Arrest)
}

pub(super) fn name_foe(In(seat): In<Seat>, read: Read, ask: Ask) -> Prompt {
    let board = read.board();
    let mut prompt = ask.prompt(seat, "fief-ask-foe");
    let Some((village, purpose)) = board.war.naming else { return prompt };
    let foes = foes(&board, seat, village, purpose);
    let is_foe = |other: Seat| if foes.iter().any(|foe| foe.seat == other) { Ok(()) } else { Err(NOBODY_TO_ATTACK) };
    prompt.offer(&AGAINST, foes.iter().map(|foe| foe.seat), is_foe);
    prompt.with("village", place(village))
}
pub(super) fn against(In((seat, foe)): In<(Seat, Seat)>, mut write: Write) -> Flow {
    let Some((village, purpose)) = write.war.naming.take() else { return Flow::done() };
    let board = write.board();
    let on = foes(&board, seat, village, purpose).into_iter().find(|party| party.seat == foe);
    if let (Some(by), Some(on)) = (party_of(&board, seat, village), on) {
        enter(&mut write, Attack { by, at: village, on, purpose });
    }
    Flow::done()
}

fn offers(write: &mut Write, seat: Seat, village: Place, truce: Truce) -> Flow {
    write.war.truce = Some((seat, village, truce));
    Flow::then([TRUCE.on(())]).and_again()
}
pub(super) fn offer_peace(In((seat, village)): In<(Seat, Place)>, mut write: Write) -> Flow {
    offers(&mut write, seat, village, Truce::AsGuests)
}
pub(super) fn offer_retreat(In((seat, village)): In<(Seat, Place)>, mut write: Write) -> Flow {
    offers(&mut write, seat, village, Truce::Retreat)
}
pub(super) fn truce(In(()): In<()>, read: Read, ask: Ask) -> Prompt {
    let board = read.board();
    let truce = board.war.truce.and_then(|(seat, v, truce)| Some((seat, v, truce, board.occupant(v)?)));
    let Some((seat, village, truce, occupant)) = truce else { return ask.prompt(Seat(0), "fief-ask-truce") };
    let text = if truce == Truce::Retreat { "fief-ask-retreat" } else { "fief-ask-truce" };
    let mut prompt = ask.prompt(occupant, text);
    prompt.offer(&ACCEPT_TRUCE, [()], |()| Ok(()));
    prompt.offer(&REJECT_TRUCE, [()], |()| Ok(()));
    prompt.closing = Some(REJECT_TRUCE.on(()));
    prompt.with("guest", Word::On(Target::Seat(seat))).with("village", place(village))
}
/// Those at the gate are guests, or back where they came from.
pub(super) fn accept_truce(In((_, ())): In<(Seat, ())>, mut write: Write) -> Flow {
    let Some((seat, village, truce)) = write.war.truce.take() else { return Flow::done() };
    if truce == Truce::Retreat {
        fall_back(&mut write, Party { seat, stand: Stand::Gate }, village);
    } else {
        come_in(&mut write, seat, village, Stand::Gate);
    }
    write.settle_occupants();
    write.chronicle.note("F-8.17", || Entry::new("fief-log-truce", "F-8.17").by(seat).with("village", place(village)));
    Flow::done()
}
pub(super) fn reject_truce(In((_, ())): In<(Seat, ())>, mut write: Write) -> Flow {
    if let Some((seat, village, _)) = write.war.truce.take() {
        write.war.no_truce.push((seat, village));
        write
            .chronicle
            .note("F-8.17", || Entry::new("fief-log-no-truce", "F-8.17").by(seat).with("village", place(village)));
    }
    Flow::done()
}

/// Troops at a gate go back to the village from which they came, unless others hold it now (F-8.17, R-09, R-38).
pub(super) fn fall_back(write: &mut Write, party: Party, village: Place) {
    let board = write.board();
    let mut roads: SmallVec<[Place; 2]> = board.forces.at(party.seat, village).filter_map(|g| g.post.from()).collect();
    let own = |row: &&crate::games::fief::board::LordRow| row.lord.captor.is_none() && row.family == party.seat;
    let lords: Vec<(PieceId, Seat, Place)> = (board.lords_in(village))
        .filter(|row| row.lord.post().stand() == party.stand && own(row))
        .filter_map(|row| Some((row.id, row.family, row.lord.gate?)))
        .collect();
    roads.extend(lords.iter().map(|(_, _, from)| *from));
    roads.retain(|from| host(&board, party.seat, *from) == Host::Nobody);
    write.forces.repost(party.seat, village, party.stand, |post| {
        match post.from().filter(|from| roads.contains(from)) {
            Some(from) => (from, crate::games::fief::state::posts::Post::Inside),
            None => (village, post),
        }
    });
    for (id, family, from) in lords.into_iter().filter(|(_, _, from)| roads.contains(from)) {
        write.put_lord(id, family, from);
    }
    // Captives go where somebody guards them: back by their own road, or with their last guards by another (F-9.31).
    let board = write.board();
    let guarded = |at: &Place| board.can_guard(party.seat, *at);
    let other_road = || roads.iter().copied().find(guarded).filter(|_| !guarded(&village));
    let captives = board.lords_in(village).filter(|row| row.lord.captor == Some(party.seat));
    let captives: Vec<(PieceId, Seat, Place)> = captives
        .filter_map(|row| {
            let same_stand = row.lord.post().stand() == party.stand;
            let own_road = row.lord.gate.filter(|from| same_stand && roads.contains(from)).filter(guarded);
            Some((row.id, row.family, own_road.or_else(other_road)?))
        })
        .collect();
    captives.into_iter().for_each(|(id, family, to)| write.put_lord(id, family, to));
    write.settle_occupants();
}

/// Troops at gates and rebels fight, whatever was declared, except in bad weather (F-9.40, F-16.22, F-16.44). Whoever
/// finds a gate open goes in even then, as nobody changes villages by that (F-8.24, F-8.28).
pub(super) fn gather(In(()): In<()>, mut write: Write) -> Flow {
    let board = write.board();
    let waiting = |village: &Place| board.anybody_stands(*village, Stand::Gate) || board.has_rebels(*village);
    let villages: Vec<Place> = board.map.villages().filter(waiting).collect();
    for village in villages {
        let board = write.board();
        let gates: Vec<Party> =
            parties(&board, village).into_iter().filter(|party| party.stand == Stand::Gate).collect();
        let attacks_from = |by: Party| (board.modifiers.may_attack)(&board, by, village).is_ok();
        let mut attacks = vec![];
        if let Some(rebels) = revolt::party(&board, village) {
            let inside = parties(&board, village).into_iter().find(|party| party.stand != Stand::Gate);
            match inside {
                Some(on) => attacks.push(Attack { by: rebels, at: village, on, purpose: Purpose::Attack }),
                None => {
                    let gates = gates.iter().filter(|by| attacks_from(**by));
                    attacks.extend(gates.map(|by| Attack {
                        by: *by,
                        at: village,
                        on: rebels,
                        purpose: Purpose::Attack,
                    }))
                }
            }
        }
        let mut own = None;
        for by in gates {
            match board.occupant(village) {
                Some(other) if other != by.seat => {
                    if !attacks_from(by) {
                        continue;
                    }
                    let on = Party { seat: other, stand: Stand::Inside };
                    attacks.push(Attack { by, at: village, on, purpose: Purpose::Attack });
                }
                Some(_) => own = Some(by.seat),
                None => {}
            }
        }
        if let Some(seat) = own {
            come_in(&mut write, seat, village, Stand::Gate);
        }
        walk_in(&mut write, village);
        if !weather_holds(&write.board(), village) {
            write.war.attacks.extend(attacks);
        }
    }
    Flow::done()
}

/// The villages of the battles that a family has still to fight.
fn villages(board: &Board, seat: Seat) -> SmallVec<[Place; 4]> {
    let mut villages = SmallVec::new();
    for attack in board.war.attacks.iter().filter(|attack| attack.by.seat == seat) {
        if !villages.contains(&attack.at) {
            villages.push(attack.at);
        }
    }
    villages
}

pub(super) fn fights(In(seat): In<Seat>, mut write: Write) -> Flow {
    let villages = villages(&write.board(), seat);
    let next = write.war.next.take().or(if villages.len() == 1 { Some(villages[0]) } else { None });
    match (villages.is_empty(), next) {
        (true, _) => Flow::done(),
        (false, None) => Flow::then([CHOOSE_FIGHT.on(seat)]).and_again(),
        (false, Some(village)) => begin(&mut write, seat, village).and_again(),
    }
}
pub(super) fn choose_fight(In(seat): In<Seat>, read: Read, ask: Ask) -> Prompt {
    let board = read.board();
    let mut prompt = ask.prompt(seat, "fief-ask-fight-next");
    let all = villages(&board, seat);
    prompt.offer(&FIGHT_AT, all.iter().copied(), |v| if all.contains(&v) { Ok(()) } else { Err(NO_FIGHT_THERE) });
    prompt
}
pub(super) fn fight_at(In((_, village)): In<(Seat, Place)>, mut write: Write) -> Flow {
    write.war.next = Some(village);
    Flow::done()
}

/// The first of a family's attacks in a village becomes a battle, with all others on the same party (F-17.01).
fn begin(write: &mut Write, seat: Seat, village: Place) -> Flow {
    let first = write.war.attacks.iter().find(|a| a.by.seat == seat && a.at == village).copied();
    let Some(first) = first else { return Flow::done() };
    let same = |a: &Attack| a.at == village && a.on == first.on;
    let together: Vec<Attack> = write.war.attacks.iter().copied().filter(|a| same(a)).collect();
    write.war.attacks.retain(|a| !same(a));
    let board = write.board();
    let mut battle = Battle::new(village);
    battle.purpose = first.purpose;
    for by in [first].iter().chain(&together).map(|a| a.by) {
        // In turn order, but whoever begins speaks for the side.
        if present(&board, village, by) && !battle.sides.attack.contains(&by) {
            battle.sides.attack.push(by);
        }
    }
    if present(&board, village, first.on) {
        battle.sides.defence.push(first.on);
    }
    if battle.is_one_sided() || weather_holds(&board, village) {
        // Whoever was to be attacked is gone (F-8.24).
        walk_in(write, village);
        return Flow::done();
    }
    if first.by.is_rebels() {
        // All families there are one side (F-16.29).
        let others = parties(&board, village).into_iter().filter(|p| p.stand != Stand::Gate && *p != first.on);
        battle.sides.defence.extend(others);
    }
    start(write, battle)
}

pub(in crate::games::fief) fn start(write: &mut Write, mut battle: Battle) -> Flow {
    let board = write.board();
    battle.target = battle.sides.defence[0];
    battle.occupant = board.occupant(battle.village);
    battle.owner = board.owner(battle.village);
    let tasks = preliminaries(&board, &battle);
    let village = battle.village;
    write.war.battle = Some(battle);
    Flow::then(tasks.into_iter().chain([CLASH.on(village), rounds::ROUND.on(())]))
}
/// Everybody has chosen a side: the battle is announced.
pub(super) fn clash(In(village): In<Place>, mut write: Write) -> Flow {
    let seat = battle_mut(&mut write.war).sides.attack.first().map_or(Seat(0), |party| party.seat);
    write.progress.events.battles += 1;
    write.chronicle.note("F-9.02", || Entry::new("fief-log-battle", "F-9.02").by(seat).with("village", place(village)));
    Flow::done()
}

/// What is left when all battles are fought: reinforcements come in, or stay at the gates of a village that has fallen;
/// a guest left alone in a capital, or the ally who has come into it, may take the fief (D-34, R-22, R-55).
pub const PHASE_OVER: Step<()> = Step::new("fief.battles_over");
pub const CLAIM_CAPITAL: Step<Place> = Step::new("fief.claim_capital");
pub const CLAIM: Verb<()> = Verb::new("fief.claim");
pub const WAIVE: Verb<()> = Verb::new("fief.waive");

pub(super) fn phase_over(In(()): In<()>, mut write: Write) -> Flow {
    write.war.attacks.clear();
    write.war.no_truce.clear();
    write.settle_occupants();
    let board = write.board();
    let relieved = board.map.villages().filter(|village| board.anybody_stands(*village, Stand::Relief));
    for village in relieved.collect::<Vec<_>>() {
        let outside: Vec<Party> =
            parties(&write.board(), village).into_iter().filter(|p| p.stand == Stand::Relief).collect();
        for party in outside {
            let board = write.board();
            let at_gate = parties(&board, village).iter().any(|p| p.stand == Stand::Gate);
            let friendly = board.occupant(village).is_none_or(|host| {
                let let_in = board.war.hosts.contains(&(village, host));
                host == party.seat || let_in || board.ally(host) == Some(party.seat)
            });
            if !friendly {
                rounds::to_the_gate(&mut write, party, village);
            } else if !at_gate && !board.has_rebels(village) {
                come_in(&mut write, party.seat, village, Stand::Relief);
            }
        }
        write.settle_occupants();
    }
    let board = write.board();
    let claims = capitals(&board).filter(|capital| may_claim(&board, *capital).is_some());
    Flow::then(
        claims
            .map(|capital| CLAIM_CAPITAL.on(capital))
            .chain([crate::games::fief::chapters::succession::deaths::AFTERMATH.on(())]),
    )
}
/// The capitals of all fiefs, those at the bank included.
fn capitals(board: &Board) -> impl Iterator<Item = Place> {
    board.map.villages().filter(|village| board.titles.of[board.region(*village)].capital == Some(*village))
}
/// Who may take the fief of this capital now, its holder having nobody left there (R-22, F-10.17).
fn may_claim(board: &Board, capital: Place) -> Option<Seat> {
    let region = board.region(capital);
    let holder = board.titles.of[region].holder;
    let occupant = board.occupant(capital)?;
    let gone = board.fief_of(region).is_none_or(|seat| seat != occupant && !board.is_inside(seat, capital));
    let held = holder != crate::games::fief::state::lords::Holder::Bank;
    (held && gone && !board.has_rebels(capital)).then_some(occupant)
}
pub(super) fn claim_capital(In(capital): In<Place>, read: Read, ask: Ask) -> Prompt {
    let board = read.board();
    let Some(seat) = may_claim(&board, capital) else { return ask.prompt(Seat(0), "fief-ask-claim-capital") };
    let mut prompt = ask.prompt(seat, "fief-ask-claim-capital");
    prompt.offer(&CLAIM, [()], |()| Ok(()));
    prompt.offer(&WAIVE, [()], |()| Ok(()));
    // The usual answer (D-34): an ally leaves the capital to its holder.
    let ally = board.fief_of(board.region(capital)).is_some_and(|holder| board.ally(seat) == Some(holder));
    prompt.closing = Some(if ally { WAIVE.on(()) } else { CLAIM.on(()) });
    prompt.with("village", place(capital))
}
/// The capital that is asked about: the first that the family may claim and has not waived.
fn claimed(board: &Board, seat: Seat) -> Option<Place> {
    let claimed = |v: &Place| may_claim(board, *v) == Some(seat) && !board.war.no_truce.contains(&(seat, *v));
    capitals(board).find(claimed)
}
pub(super) fn claim(In((seat, ())): In<(Seat, ())>, mut write: Write) -> Flow {
    if let Some(capital) = claimed(&write.board(), seat) {
        take_village(&mut write, seat, capital, "F-10.17");
    }
    Flow::done()
}
pub(super) fn waive(In((seat, ())): In<(Seat, ())>, mut write: Write) -> Flow {
    let waived = claimed(&write.board(), seat);
    write.war.no_truce.extend(waived.map(|v| (seat, v)));
    Flow::done()
}
