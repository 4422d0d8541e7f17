//! Cards: what to play, on whom, and what to throw away (D-03, D-04, D-05, D-07, D-08, D-09, D-42). And where and with
//! whom a family begins (D-01, D-02).
use crate::games::fief::chapters::blue_cards::{BESTOW, CONDEMN, KILL, LAY, PLACE};
use crate::games::fief::chapters::cards::{CLAIM_LORD, DISCARD, PLAY};
use crate::games::fief::chapters::fiefs::{CAPITAL, GIVE_TITLE, GRANT, INVEST};
use crate::games::fief::chapters::prisoners::{FREE, FREE_ALL, RETURN_TO};
use crate::games::fief::chapters::red_cards::PLAY_PRINCE;
use crate::games::fief::chapters::setup::{SETTLE, TAKE_LORD};
use crate::games::fief::chapters::succession::deaths::ASSIGN;
use crate::games::fief::chapters::turn::DONE;
use crate::games::fief::data::items::{Item, Plain};
use crate::games::fief::opponents::outlook::Outlook;
use crate::games::fief::opponents::script::{Scripted, best};
use crate::table::prelude::{Kind, PieceId, Place, Prompt, Seat, Target};

/// The village to begin in (D-01).
pub fn start(o: &Outlook, prompt: &Prompt, chance: u64) -> Option<Scripted> {
    best(prompt, &SETTLE, chance, |village| o.start_worth(village)).map(|order| (order, "fief-thought-start"))
}

pub fn first_lord(o: &Outlook, prompt: &Prompt, chance: u64) -> Option<Scripted> {
    best(prompt, &TAKE_LORD, chance, |id| i32::from(!o.is_woman(id))).map(|order| (order, "fief-thought-first-lord"))
}

pub fn claim(o: &Outlook, prompt: &Prompt, chance: u64) -> Option<Scripted> {
    best(prompt, &CLAIM_LORD, chance, |id| i32::from(!o.is_woman(id))).map(|order| (order, "fief-thought-claim"))
}

/// A go of the phase of cards (D-04).
pub fn go(o: &Outlook, prompt: &Prompt, chance: u64) -> Option<Scripted> {
    let prince = o.crown().king.is_some_and(|king| o.family(king) == o.me || Some(o.family(king)) == o.ally);
    if prince && let Some(order) = best(prompt, &PLAY_PRINCE, chance, |_| 0) {
        return Some((order, "fief-thought-prince"));
    }
    let value = |card: Kind| target(o, card).map_or(0, |(value, _)| value);
    let write = best(prompt, &PLAY, chance, value).filter(|order| PLAY.of(*order).is_some_and(|card| value(card) > 0));
    if let Some(order) = write {
        let thought = PLAY.of(order).map_or("", |card| reason(o.rules().item(card)));
        return Some((order, thought));
    }
    let junk = best(prompt, &DISCARD, chance, |card| uselessness(o, card));
    if let Some(order) = junk.filter(|order| DISCARD.of(*order).is_some_and(|card| uselessness(o, card) > 0)) {
        return Some((order, "fief-thought-discard"));
    }
    Some((DONE.on(()), ""))
}

fn reason(item: Item) -> &'static str {
    match item {
        Item::Lord(_) => "fief-thought-lord",
        Item::Bishop(_) => "fief-thought-bishop",
        Item::Darc => "fief-thought-darc",
        Item::Card(Plain::Tithe | Plain::Taille) => "fief-thought-tax",
        Item::Card(Plain::Sun | Plain::GoodHarvest) => "fief-thought-relief",
        Item::Card(Plain::Escape) => "fief-thought-escape",
        Item::Card(Plain::Assassination) => "fief-thought-kill",
        Item::Card(Plain::BadWeather) => "fief-thought-weather",
        _ => "fief-thought-harm",
    }
}

/// How gladly a card is thrown away that cannot be played with profit; 0: it is kept. Most go, for the next may be a
/// lord.
fn uselessness(o: &Outlook, card: Kind) -> i32 {
    let doubles = o.hand().iter().filter(|other| **other == card).count() > 1;
    let affected = |by: fn(&crate::games::fief::state::realm::Region) -> bool| o.realm().regions.iter().any(by);
    let room = o.lords_of(o.me).count() < o.rules().data.limits.lords;
    let bishops = !o.lords_where(|row| row.lord.is_churchman()).is_empty();
    if serves_ally(o, card) {
        return 0;
    }
    let jammed = is_jammed(o);
    // Without lords there will be neither fief nor bishop: then anything goes for the next card that may be a lord.
    let desperate = jammed && o.lords_of(o.me).count() < 2 && o.fiefs(o.me) == 0;
    match o.rules().item(card) {
        Item::Lord(_) => i32::from(!room) * 2,
        // A man to wear it may still come.
        Item::Bishop(_) => i32::from(!room || bishops || desperate),
        Item::Darc => 2,
        Item::Card(plain) => match plain {
            Plain::Sun => {
                let stuck = o.free_lords_of(o.me).any(|row| o.realm().regions[o.region(row.at)].bad_weather);
                if stuck { 0 } else { 4 }
            }
            Plain::GoodHarvest => 4,
            Plain::Escape => i32::from(!o.lords_of(o.me).any(|row| row.lord.captor.is_some())) * 3,
            Plain::Revolt => i32::from(jammed || !affected(|r| r.famine)) * 2,
            // A tax waits for the bishop or the fief that is still to come; of two alike one is enough then.
            Plain::Tithe => i32::from(desperate || (doubles && !bishops)),
            Plain::Taille => i32::from(desperate || doubles),
            Plain::BadWeather => 3,
            Plain::Famine | Plain::Plague if doubles => 2,
            Plain::Famine | Plain::Plague => i32::from(jammed) * 2,
            Plain::Assassination | Plain::Justice => i32::from(jammed),
        },
        _ => 0,
    }
}

/// Whether the hand is full of cards that cannot be played with profit, so that none is drawn in this turn (F-5.01).
fn is_jammed(o: &Outlook) -> bool {
    let hand = o.hand();
    hand.len() >= o.rules().data.limits.hand && hand.iter().all(|card| target(o, *card).is_none())
}

/// Whether the ally has more use for a card: a lord for whom there is no room, a mitre that nobody here can wear, what
/// frees his lords, a tax on his fiefs (F-11.02).
pub fn serves_ally(o: &Outlook, card: Kind) -> bool {
    let Some(ally) = o.ally else { return false };
    let most = o.rules().data.limits.lords;
    let captive = |seat: Seat| o.lords_of(seat).any(|row| row.lord.captor.is_some());
    match o.rules().item(card) {
        Item::Lord(_) => o.lords_of(o.me).count() >= most && o.lords_of(ally).count() < most,
        Item::Bishop(_) => {
            !o.lords_of(ally).any(|row| row.lord.is_churchman()) && !o.lords_of(o.me).any(|row| o.may_be_bishop(row.id))
        }
        Item::Card(Plain::Escape) => captive(ally) && !captive(o.me),
        Item::Card(Plain::Taille) => o.fiefs(o.me) == 0 && o.fiefs(ally) > 0,
        _ => false,
    }
}

/// What a card is worth now, in hundreds of écus, and on what it is best played; nothing if it is better kept.
pub fn target(o: &Outlook, card: Kind) -> Option<(i32, Target)> {
    let regions = || o.map().regions();
    let data = &o.rules().data.opponents.cards;
    match o.rules().item(card) {
        Item::Lord(id) => Some((30 + i32::from(!o.is_woman(id)), Target::Nothing)),
        Item::Bishop(_) => {
            // Without any churchman nobody is crowned: then a titled man will do.
            let friends = || [o.me].into_iter().chain(o.ally).flat_map(|seat| o.free_lords_of(seat));
            let needed = !friends().any(|row| row.lord.is_churchman());
            let fit =
                o.lords_where(|row| row.lord.is_free() && o.may_be_bishop(row.id) && (needed || !o.is_titled(row.id)));
            let reigns = |id: PieceId| {
                // Somebody must be left to stand for King.
                let mut others = friends().filter(|row| row.id != id && o.could_reign(row));
                if o.is_titled(id) {
                    others.any(|row| o.is_titled(row.id))
                } else {
                    others.any(|row| row.family == o.me)
                }
            };
            fit.into_iter()
                .filter(|id| reigns(*id))
                .min_by_key(|id| (o.titles_of(*id), id.0))
                .map(|id| (20, Target::Piece(id)))
        }
        Item::Darc => {
            let women = o.lords_where(|row| o.is_woman(row.id) && row.lord.spouse.is_none()).len();
            let has_men = o.lords_of(o.me).any(|row| !o.is_woman(row.id));
            o.lords_where(|row| row.lord.is_free() && o.may_be_darc(row.id))
                .into_iter()
                .filter(|_| o.ally.is_some() || women > 1 || !has_men)
                .map(|id| (15, Target::Piece(id)))
                .next()
        }
        Item::Card(Plain::Tithe) => areas(o.map().bishoprics(), |on| {
            // What the own mills make, and the ally's, would come in any case.
            let villages = o.map().bishopric_index(on).map_or(&[][..], |i| o.map().of_bishopric(i));
            let friends = villages.iter().filter_map(|v| made_in(o, *v)).filter(|(seat, _)| !o.is_foe(*seat));
            let kept: i32 = friends.map(|(_, sum)| sum).sum();
            let sum = if o.may_lay(Plain::Tithe, on) { o.tithe(on) - kept } else { 0 };
            if sum >= data.least_tax { sum / 100 } else { 0 }
        }),
        Item::Card(Plain::Taille) => areas(regions(), |on| {
            let sum = if o.may_lay(Plain::Taille, on) { o.taille(on) } else { 0 };
            if sum >= data.least_tax { sum / 100 } else { 0 }
        }),
        Item::Card(plain @ (Plain::Plague | Plain::BadWeather | Plain::Sun | Plain::Famine | Plain::GoodHarvest)) => {
            areas(regions(), |on| if o.may_lay(plain, on) { worth_on(o, plain, on) } else { 0 })
        }
        Item::Card(Plain::Revolt) => o
            .map()
            .villages()
            .map(|v| (revolt_at(o, v), Target::Place(v)))
            .filter(|(worth, _)| *worth > 0)
            .max_by_key(|(worth, _)| *worth),
        Item::Card(Plain::Escape) => {
            let captive = |row: &&crate::games::fief::board::LordRow| row.lord.captor.is_some();
            let own = o.lords_of(o.me).chain(o.ally.into_iter().flat_map(|ally| o.lords_of(ally)));
            own.filter(captive).map(|row| (o.worth(row.id), Target::Piece(row.id))).max_by_key(|(worth, _)| *worth)
        }
        Item::Card(Plain::Assassination) => victim(o, |id| o.may_be_killed(id)),
        _ => None,
    }
}

/// The area with the greatest worth above 0.
fn areas(of: impl Iterator<Item = Place>, worth: impl Fn(Place) -> i32) -> Option<(i32, Target)> {
    of.map(|on| (worth(on), Target::Place(on))).filter(|(worth, _)| *worth > 0).max_by_key(|(worth, _)| *worth)
}

/// What weather, hunger or plague in a region, or their end, is worth.
fn worth_on(o: &Outlook, plain: Plain, on: Place) -> i32 {
    let Some(region) = o.map().region_index(on) else { return 0 };
    let villages = o.map().of_region(region);
    let data = &o.rules().data.opponents.cards;
    let friend = |seat: Seat| !o.is_foe(seat);
    // Production counts for three turns, for its friends and against its foes.
    let production = || {
        villages.iter().fold((0, 0), |(own, theirs), village| match made_in(o, *village) {
            Some((seat, sum)) if friend(seat) => (own + sum, theirs),
            Some((_, sum)) => (own, theirs + sum),
            None => (own, theirs),
        })
    };
    let soldiers = |wanted: bool| {
        let of = |village: &Place| {
            let there = o.seats().filter(|seat| friend(*seat) == wanted);
            there.map(|seat| i32::from(o.points(seat, *village) + o.guards(seat, *village))).sum::<i32>()
        };
        villages.iter().map(of).sum::<i32>()
    };
    let lords = |wanted: bool| {
        o.lords()
            .filter(|row| o.region(row.at) == region && friend(row.family) == wanted)
            .map(|row| o.worth(row.id))
            .sum::<i32>()
    };
    match plain {
        Plain::Plague => {
            let margin = soldiers(false) - soldiers(true);
            let worth = (margin + lords(false) - lords(true)) / 2;
            if margin > data.plague_margin && worth > 0 { worth } else { 0 }
        }
        Plain::Famine => {
            let (own, theirs) = production();
            if own == 0 && theirs >= data.least_famine { theirs * 3 / 100 } else { 0 }
        }
        Plain::GoodHarvest => {
            let own = villages.iter().filter(|v| o.controls(**v)).map(|v| buildings(o, *v)).sum::<i32>();
            own * 2
        }
        Plain::Sun => {
            let stuck = o.free_lords_of(o.me).filter(|row| o.region(row.at) == region).count() as i32;
            stuck * 12
        }
        // Only against an army that threatens a capital from here.
        _ => {
            let capitals = || o.map().villages().filter(|v| o.is_capital(*v) && o.occupant(*v) == Some(o.me));
            let threatens = |army: u16, from: Place| {
                capitals().any(|capital| {
                    let near = o.map().roads.distance(from, capital).is_some_and(|far| far <= 2);
                    near && o.region(capital) != region && army > o.strength(o.me, capital)
                })
            };
            let armies =
                o.lords().filter(|row| row.lord.is_free() && o.is_foe(row.family) && o.region(row.at) == region);
            armies
                .map(|row| (o.strength(row.family, row.at), row.at))
                .filter(|(army, at)| threatens(*army, *at))
                .map(|(army, _)| i32::from(army))
                .max()
                .unwrap_or(0)
        }
    }
}

fn made_in(o: &Outlook, village: Place) -> Option<(Seat, i32)> {
    o.production(village).filter(|(_, sum)| *sum > 0)
}

fn buildings(o: &Outlook, village: Place) -> i32 {
    let v = o.realm().village(village);
    i32::from(v.mills) * 2 + i32::from(v.presses)
}

/// What a revolt in a village is worth: buildings and soldiers of a foe there.
fn revolt_at(o: &Outlook, village: Place) -> i32 {
    let region = &o.realm().regions[o.region(village)];
    // In bad weather the rebels could neither march nor fight (F-16.44).
    let famine = region.famine && !region.bad_weather;
    let of_foe = o.owner(village).is_some_and(|owner| o.is_foe(owner));
    // Whoever sits there would have to fight the rebels.
    let of_friend = o.occupant(village).is_some_and(|seat| !o.is_foe(seat));
    if !famine || !of_foe || of_friend {
        return 0;
    }
    let expected = i32::from(o.rules().data.combat.uprising_dice) * (o.rules().data.combat.sides + 1) / 2;
    let garrison = o.seats().map(|seat| i32::from(o.strength(seat, village))).sum::<i32>();
    if garrison >= expected {
        return 0;
    }
    1 + buildings(o, village)
        + if o.is_capital(village) { 20 } else { 0 }
        + i32::from(o.realm().village(village).castle) * 5
}

/// Whom to kill: the King of a family that is near victory, else the leader's lord with most titles.
fn victim(o: &Outlook, may: impl Fn(PieceId) -> bool) -> Option<(i32, Target)> {
    let royals = [o.crown().king, o.crown().queen];
    let royal = royals.into_iter().flatten().find(|id| {
        let family = o.family(*id);
        o.is_foe(family) && o.is_near_victory(family) && may(*id)
    });
    let leader = o.leader().filter(|leader| o.standing(*leader) >= o.standing(o.me));
    let lords = leader.into_iter().flat_map(|leader| o.lords_of(leader)).filter(|row| may(row.id));
    let titled = lords.filter(|row| o.is_titled(row.id) || royals.contains(&Some(row.id)));
    let titled = titled.max_by_key(|row| (o.loss(row.id), o.worth(row.id), row.id)).map(|row| row.id);
    royal.or(titled).map(|id| (o.worth(id), Target::Piece(id)))
}

/// On what the card taken up is played (D-04, D-05).
pub fn aim(o: &Outlook, prompt: &Prompt, chance: u64) -> Option<Scripted> {
    if let Some(order) = best(prompt, &PLACE, chance, |village| place_score(o, village)) {
        return Some((order, "fief-thought-place"));
    }
    let why = o.in_play().map_or("", |card| reason(o.rules().item(card)));
    let wanted = o.in_play().and_then(|card| target(o, card)).map(|(_, target)| target);
    let orders = match wanted {
        Some(Target::Piece(id)) => [BESTOW.on(id), KILL.on(id), FREE.on(id)],
        Some(Target::Place(on)) => [LAY.on(on), FREE_ALL.on(on), DONE.on(())],
        _ => [DONE.on(()); 3],
    };
    let order = orders.into_iter().find(|order| prompt.takes(*order))?;
    Some((order, if order == DONE.on(()) { "" } else { why }))
}

/// What is taken off for a village in which more lords would stand than the plague should find together.
const CROWD: i32 = 40;

/// Where a lord who is laid or freed is best: with soldiers whom nobody leads, behind walls.
fn place_score(o: &Outlook, village: Place) -> i32 {
    let idle = o.free_lords_of(o.me).all(|row| row.at != village);
    let soldiers = i32::from(o.points(o.me, village));
    let walls = i32::from(o.realm().village(village).has_walls() && o.controls(village));
    let own = i32::from(o.occupant(village) == Some(o.me));
    let crowd = if o.is_crowded(village) { CROWD } else { 0 };
    10 * walls + 4 * own + soldiers.min(20) + if idle { soldiers } else { 0 } - crowd
}

pub fn come_home(o: &Outlook, prompt: &Prompt, chance: u64) -> Option<Scripted> {
    let own = |village: Place| o.occupant(village) == Some(o.me) || o.occupant(village).is_none();
    let score = |village: Place| place_score(o, village) + if own(village) { 50 } else { 0 };
    best(prompt, &RETURN_TO, chance, score).map(|order| (order, "fief-thought-place"))
}

/// Justice (D-07): if the victim was mine, my ally's, or by the leader; against the highest-titled lord.
pub fn justice(o: &Outlook, prompt: &Prompt, chance: u64) -> Option<Scripted> {
    let assassin = o.underway().assassin.filter(|assassin| o.is_foe(*assassin));
    let hostile = assassin.is_some_and(|assassin| o.leader() == Some(assassin) || o.lords_of(o.me).count() < 2);
    if hostile && let Some(order) = best(prompt, &CONDEMN, chance, |id| o.worth(id)) {
        return Some((order, "fief-thought-justice"));
    }
    Some((DONE.on(()), ""))
}

/// Which lord takes a title: one who gets a vote by it, a man who could be King first (D-08).
pub fn holder_score(o: &Outlook, id: PieceId) -> i32 {
    let row = o.lord(id);
    let votes = o.is_titled(id) || row.lord.is_churchman() || o.crown().queen == Some(id);
    let free = row.lord.is_free();
    let king = o.crown().king == Some(id);
    i32::from(row.family == o.me) * 100
        + i32::from(free) * 50
        + i32::from(!votes) * 8
        + i32::from(o.could_reign(row)) * 6
        + i32::from(king) * 3
        + i32::from(!o.is_woman(id))
}
pub fn heir(o: &Outlook, prompt: &Prompt, chance: u64) -> Option<Scripted> {
    let score = |id: PieceId| holder_score(o, id);
    let order = best(prompt, &ASSIGN, chance, score).or_else(|| best(prompt, &INVEST, chance, score));
    let order = order.or_else(|| best(prompt, &GIVE_TITLE, chance, score));
    order.map(|order| (order, "fief-thought-holder"))
}

/// The capital: where most soldiers stand.
pub fn capital(o: &Outlook, prompt: &Prompt, chance: u64) -> Option<Scripted> {
    best(prompt, &CAPITAL, chance, |v| i32::from(o.points(o.me, v))).map(|order| (order, "fief-thought-capital"))
}

/// A newcomer gets one title that another can spare, for the vote (D-42).
pub fn newcomer(o: &Outlook, prompt: &Prompt, chance: u64) -> Option<Scripted> {
    let votes = |id: PieceId| o.is_titled(id) || o.lord(id).lord.is_churchman();
    if o.underway().newcomer.is_some_and(|id| !votes(id))
        && let Some(order) = best(prompt, &GRANT, chance, |_| 0)
    {
        return Some((order, "fief-thought-spread"));
    }
    Some((DONE.on(()), ""))
}
