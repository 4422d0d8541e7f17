//! Chapter 16, the blue cards: on what each may be played, and what it does.
use crate::games::fief::access::{Read, Write};
use crate::games::fief::board::Board;
use crate::games::fief::chapters::cards::CARD_NOT_IN_HAND;
use crate::games::fief::chapters::fiefs::CROWN_NEWCOMER;
use crate::games::fief::chapters::names::{kind, lord, place};
use crate::games::fief::chapters::succession::deaths::{AFTERMATH, dies, take_kept_titles};
use crate::games::fief::chapters::turn::DONE;
use crate::games::fief::chapters::{default_answers, plague, prisoners, revolt};
use crate::games::fief::data::items::{Item, Plain};
use crate::games::fief::state::cards::Tax;
use crate::games::fief::state::lords::Holder;
use crate::table::prelude::*;
use bevy::prelude::*;

/// On what is the card played? (D-04, D-05)
pub const TARGET: Step<Seat> = Step::new("fief.target");
/// Does this family answer an assassination with justice? (F-16.18, D-07)
pub const JUSTICE: Step<Seat> = Step::new("fief.justice");
/// The time for justice is over (F-16.18).
pub const JUSTICE_CLOSED: Step<()> = Step::new("fief.justice_closed");

/// Puts the lord just laid into this village (F-16.02).
pub const PLACE: Verb<Place> = Verb::new("fief.place");
/// Gives the bishop's or the d'Arc card to this lord (F-16.03, F-16.05).
pub const BESTOW: Verb<PieceId> = Verb::new("fief.bestow");
/// Lays the card on this region or bishopric.
pub const LAY: Verb<Place> = Verb::new("fief.lay");
/// Has this lord assassinated (F-16.17).
pub const KILL: Verb<PieceId> = Verb::new("fief.kill");
/// Has this lord condemned (F-16.19).
pub const CONDEMN: Verb<PieceId> = Verb::new("fief.condemn");

pub const NO_LEGAL_TARGET: Refusal = Refusal::new("no_legal_target", "F-16.26");
pub const TOO_MANY_LORDS: Refusal = Refusal::new("too_many_lords", "F-5.09");
pub const NO_PLACE_FOR_LORD: Refusal = Refusal::new("no_place_for_lord", "F-16.02");
pub const NOT_YOUR_WOMAN: Refusal = Refusal::new("not_your_lord", "F-16.03");
pub const NOT_YOUR_MAN: Refusal = Refusal::new("not_your_lord", "F-16.05");
pub const NO_WOMAN: Refusal = Refusal::new("no_legal_target", "F-16.03");
pub const MARRIED_WOMAN: Refusal = Refusal::new("lord_is_married", "F-16.03");
pub const WOMAN_IS_TITLED: Refusal = Refusal::new("woman_is_titled", "F-16.03");
pub const LORD_NOT_MALE: Refusal = Refusal::new("lord_not_male", "F-16.05");
pub const LORD_IS_MARRIED: Refusal = Refusal::new("lord_is_married", "F-16.05");
pub const ALREADY_BISHOP: Refusal = Refusal::new("already_bishop", "F-16.05");
pub const LORD_IS_ROYAL: Refusal = Refusal::new("lord_is_royal", "F-16.05");
pub const NEEDS_BISHOP: Refusal = Refusal::new("needs_bishop", "F-16.07");
pub const TITHE_PLAYED: Refusal = Refusal::new("tax_already_played", "F-16.07");
pub const NEEDS_TITLED_LORD: Refusal = Refusal::new("needs_titled_lord", "F-16.10");
pub const TAILLE_PLAYED: Refusal = Refusal::new("tax_already_played", "F-16.10");
pub const BAD_WEATHER_THERE: Refusal = Refusal::new("region_already_affected", "F-16.21");
pub const FAMINE_THERE: Refusal = Refusal::new("region_already_affected", "F-16.24");
pub const NO_BAD_WEATHER: Refusal = Refusal::new("no_legal_target", "F-16.23");
pub const NO_FAMINE_THERE: Refusal = Refusal::new("no_legal_target", "F-16.25");
pub const NO_ASSASSINATION: Refusal = Refusal::new("no_assassination", "F-16.18");
pub const CONDEMNED_IS_IMMUNE: Refusal = Refusal::new("condemned_is_immune", "F-16.20");
pub const CAPTOR_MAY_NOT_KILL: Refusal = Refusal::new("captor_may_not_kill", "F-9.30");
pub const NOT_OF_THE_ASSASSIN: Refusal = Refusal::new("no_legal_target", "F-16.19");
pub const NO_PRISONER: Refusal = Refusal::new("no_prisoner_there", "F-16.16");
pub const NO_FAMINE: Refusal = Refusal::new("no_famine", "F-16.27");
pub const REVOLT_IN_PROGRESS: Refusal = Refusal::new("revolt_in_progress", "F-16.28");

/// Allowed if the rule allows at least one of these. Otherwise the first reason other than `usual`, else `usual`.
pub(in crate::games::fief) fn any<T>(
    of: impl Iterator<Item = T>,
    rule: impl Fn(T) -> Allowed,
    usual: Refusal,
) -> Allowed {
    let mut why = usual;
    for target in of {
        match rule(target) {
            Ok(()) => return Ok(()),
            Err(other) if why == usual => why = other,
            Err(_) => {}
        }
    }
    Err(why)
}

/// Whether a family may play a card of its hand now.
pub fn may_play(board: &Board, seat: Seat, card: Kind) -> Allowed {
    if !board.cards.hands.has(seat, card) {
        return Err(CARD_NOT_IN_HAND);
    }
    let regions = || board.map.regions();
    let own_lords = || board.lords_of(seat).map(|row| row.id);
    match board.rules.item(card) {
        Item::Lord(_) => {
            // Those whom others hold are counted, prisoners of the family's own are not (F-5.15).
            if board.lords_of(seat).count() >= board.rules.data.limits.lords {
                return Err(TOO_MANY_LORDS);
            }
            any(board.map.villages(), |village| lord_place(board, seat, village), NO_PLACE_FOR_LORD)
        }
        Item::Darc => any(own_lords(), |id| darc_bearer(board, seat, id), NO_WOMAN),
        Item::Bishop(_) => any(own_lords(), |id| new_bishop(board, seat, id), LORD_NOT_MALE),
        Item::Card(plain) => match plain {
            Plain::Tithe => any(board.map.bishoprics(), |on| lay_on(board, seat, plain, on), NEEDS_BISHOP),
            Plain::Taille => any(regions(), |on| lay_on(board, seat, plain, on), NEEDS_TITLED_LORD),
            Plain::Plague | Plain::BadWeather | Plain::Sun | Plain::Famine | Plain::GoodHarvest => {
                any(regions(), |on| lay_on(board, seat, plain, on), NO_LEGAL_TARGET)
            }
            Plain::Escape => {
                any(board.all_lords().iter().map(|row| row.id), |id| prisoners::may_free(board, id), NO_PRISONER)
            }
            Plain::Assassination => any(board.lords().map(|row| row.id), |id| victim(board, seat, id), NO_LEGAL_TARGET),
            Plain::Justice => Err(NO_ASSASSINATION),
            Plain::Revolt => any(board.map.villages(), |on| revolt::may_rise(board, on), NO_FAMINE),
        },
        _ => Err(CARD_NOT_IN_HAND),
    }
}

/// Where a lord who is laid may stand: in own walls; without any, in a village that the family or its ally occupies, or
/// a free one (F-16.02).
pub fn lord_place(board: &Board, seat: Seat, village: Place) -> Allowed {
    if !board.map.is_village(village) || board.has_rebels(village) {
        return Err(NO_PLACE_FOR_LORD);
    }
    let fits = if board.map.villages().any(|v| board.has_own_walls(seat, v)) {
        board.has_own_walls(seat, village)
    } else {
        board.occupant(village).is_none_or(|host| host == seat || board.ally(seat) == Some(host))
    };
    if fits { Ok(()) } else { Err(NO_PLACE_FOR_LORD) }
}

/// Who may carry the d'Arc card: a captive too, who acts by it when she is free (F-16.03, R-57).
pub fn darc_bearer(board: &Board, seat: Seat, id: PieceId) -> Allowed {
    let row = board.lord(id);
    if !row.lord.on_board() || row.family != seat {
        return Err(NOT_YOUR_WOMAN);
    }
    if !board.is_woman(id) {
        return Err(NO_WOMAN);
    }
    if row.lord.spouse.is_some() {
        return Err(MARRIED_WOMAN);
    }
    if board.is_crowned(id) { Err(WOMAN_IS_TITLED) } else { Ok(()) }
}

/// Who may receive a bishop's card: a captive too, who votes and acts by it when he is free (F-16.05, R-29, R-57).
pub fn new_bishop(board: &Board, seat: Seat, id: PieceId) -> Allowed {
    let row = board.lord(id);
    if !row.lord.on_board() || row.family != seat {
        return Err(NOT_YOUR_MAN);
    }
    if board.is_woman(id) {
        return Err(LORD_NOT_MALE);
    }
    if row.lord.bishop_of.is_some() {
        return Err(ALREADY_BISHOP);
    }
    if board.crown.king == Some(id) || board.crown.prince == Some(id) {
        return Err(LORD_IS_ROYAL);
    }
    if row.lord.spouse.is_some() { Err(LORD_IS_MARRIED) } else { Ok(()) }
}

/// Whether a card may be laid on a region or bishopric. A sun or a good harvest helps whoever has pieces there
/// (F-5.04).
pub fn lay_on(board: &Board, seat: Seat, card: Plain, on: Place) -> Allowed {
    let region = board.map.region_index(on);
    let lies = |here: fn(&crate::games::fief::state::realm::Region) -> bool| {
        region.is_some_and(|i| here(&board.realm.regions[i]))
    };
    match (card, region) {
        (Plain::Tithe, _) => {
            // One's own free bishop there (F-5.10).
            if !board.free_lords_of(seat).any(|row| row.lord.bishop_of == Some(on)) {
                return Err(NEEDS_BISHOP);
            }
            if board.cards.tithes.iter().any(|tax| tax.on == on) { Err(TITHE_PLAYED) } else { Ok(()) }
        }
        (Plain::Taille, Some(region)) => {
            // One's own free titled lord (F-5.10): it is the title that lets a family play a taille on the fief
            // (F-10.16).
            let free = |id: PieceId| board.family(id) == seat && board.lord(id).lord.is_free();
            if !matches!(board.titles.of[region].holder, Holder::Lord(id) if free(id)) {
                return Err(NEEDS_TITLED_LORD);
            }
            if board.cards.tailles.iter().any(|tax| tax.on == on) { Err(TAILLE_PLAYED) } else { Ok(()) }
        }
        (Plain::Taille, None) => Err(NEEDS_TITLED_LORD),
        (Plain::Revolt, _) => revolt::may_rise(board, on),
        (_, None) => Err(NO_LEGAL_TARGET),
        (Plain::BadWeather, _) if lies(|r| r.bad_weather) => Err(BAD_WEATHER_THERE),
        (Plain::Sun, _) if !lies(|r| r.bad_weather) => Err(NO_BAD_WEATHER),
        (Plain::Famine, _) if lies(|r| r.famine) => Err(FAMINE_THERE),
        (Plain::GoodHarvest, _) if !lies(|r| r.famine) => Err(NO_FAMINE_THERE),
        (Plain::Plague | Plain::BadWeather | Plain::Sun | Plain::Famine | Plain::GoodHarvest, _) => Ok(()),
        (Plain::Escape | Plain::Assassination | Plain::Justice, _) => Err(NO_LEGAL_TARGET),
    }
}

/// Whom a family may have killed: any lord on the table but a prisoner of its own (F-16.17, F-9.30, R-33).
pub fn victim(board: &Board, seat: Seat, id: PieceId) -> Allowed {
    let row = board.lord(id);
    if !row.lord.on_board() {
        return Err(NO_LEGAL_TARGET);
    }
    if row.lord.captor == Some(seat) { Err(CAPTOR_MAY_NOT_KILL) } else { Ok(()) }
}

/// Whom justice may condemn (F-16.19, F-16.20).
pub fn condemned(board: &Board, seat: Seat, id: PieceId) -> Allowed {
    let justice = board.rules.kind(Item::Card(Plain::Justice));
    if !board.cards.hands.has(seat, justice) {
        return Err(CARD_NOT_IN_HAND);
    }
    let row = board.lord(id);
    if !row.lord.on_board() || Some(row.family) != board.underway.assassin {
        return Err(NOT_OF_THE_ASSASSIN);
    }
    let crown = board.crown;
    if [crown.king, crown.prince, crown.regent()].contains(&Some(id)) {
        return Err(CONDEMNED_IS_IMMUNE);
    }
    victim(board, seat, id)
}

pub(in crate::games::fief) fn target(In(seat): In<Seat>, read: Read, ask: Ask) -> Prompt {
    let board = read.board();
    let Some((_, card)) = board.cards.in_play else { return ask.prompt(seat, "fief-ask-cards") };
    let lords = || board.lords().map(|row| row.id);
    let mut prompt = match board.rules.item(card) {
        Item::Lord(id) => {
            let mut prompt = ask.prompt(seat, "fief-ask-place").with("lord", lord(id));
            let may_stand = |village| lord_place(&board, seat, village);
            prompt.offer(&PLACE, board.map.villages(), may_stand);
            let usual = default_answers::place(&board, seat, |village| may_stand(village).is_ok());
            prompt.closing = usual.map(|village| PLACE.on(village));
            prompt
        }
        item @ (Item::Darc | Item::Bishop(_)) => {
            let mut prompt = ask.prompt(seat, "fief-ask-bestow").with("card", kind(card));
            prompt.offer(&BESTOW, lords(), |id| match item {
                Item::Darc => darc_bearer(&board, seat, id),
                _ => new_bishop(&board, seat, id),
            });
            prompt
        }
        Item::Card(Plain::Escape) => prisoners::ask_escape(&board, ask.prompt(seat, "fief-ask-escape")),
        Item::Card(Plain::Assassination) => {
            let mut prompt = ask.prompt(seat, "fief-ask-kill");
            prompt.offer(&KILL, lords(), |id| victim(&board, seat, id));
            prompt
        }
        Item::Card(plain) => {
            let mut prompt = ask.prompt(seat, "fief-ask-lay").with("card", kind(card));
            let villages = board.map.villages().filter(|_| plain == Plain::Revolt);
            let areas = board.map.regions().chain(board.map.bishoprics()).chain(villages);
            prompt.offer(&LAY, areas, |on| lay_on(&board, seat, plain, on));
            prompt
        }
        _ => ask.prompt(seat, "fief-ask-cards"),
    };
    prompt.secret = true;
    prompt
}

/// Returns the card that is being played; it has left the hand for good.
fn played(write: &mut Write) -> Kind {
    write.cards.in_play.take().expect("a card is being played").1
}

pub(in crate::games::fief) fn place_lord(In((seat, village)): In<(Seat, Place)>, mut write: Write) -> Flow {
    let card = played(&mut write);
    let Item::Lord(id) = write.rules.item(card) else { return Flow::done() };
    write.put_lord(id, seat, village);
    if std::mem::take(&mut write.underway.prince) {
        write.crown.prince = Some(id);
        write.chronicle.note("F-15.03", || Entry::new("fief-log-prince", "F-15.03").by(seat).with("lord", lord(id)));
    }
    write.chronicle.note("F-16.01", || {
        Entry::new("fief-log-lord", "F-16.01").by(seat).with("lord", lord(id)).with("village", place(village))
    });
    write.settle_occupants();
    take_kept_titles(&mut write, seat, id);
    write.underway.newcomer = Some(id);
    Flow::then([CROWN_NEWCOMER.on(id)])
}

pub(in crate::games::fief) fn bestow(In((seat, id)): In<(Seat, PieceId)>, mut write: Write) -> Flow {
    let card = played(&mut write);
    let rule = match write.rules.item(card) {
        Item::Bishop(bishopric) => {
            write.change_lord(id, |lord| lord.bishop_of = Some(bishopric));
            "F-16.05"
        }
        _ => {
            write.change_lord(id, |lord| lord.darc = true);
            "F-16.03"
        }
    };
    write
        .chronicle
        .note(rule, || Entry::new("fief-log-bestowed", rule).by(seat).with("lord", lord(id)).with("card", kind(card)));
    Flow::done()
}

/// Which rule a card laid on an area follows.
fn rule_of(card: Plain) -> &'static str {
    match card {
        Plain::Tithe => "F-16.07",
        Plain::Taille => "F-16.10",
        Plain::BadWeather => "F-16.21",
        Plain::Sun => "F-16.23",
        Plain::Famine => "F-16.24",
        Plain::GoodHarvest => "F-16.25",
        Plain::Revolt => "F-16.27",
        _ => "F-16.13",
    }
}

pub(in crate::games::fief) fn lay(In((seat, on)): In<(Seat, Place)>, mut write: Write) -> Flow {
    let card = played(&mut write);
    let Item::Card(plain) = write.rules.item(card) else { return Flow::done() };
    let rule = rule_of(plain);
    write
        .chronicle
        .note(rule, || Entry::new("fief-log-laid", rule).by(seat).with("card", kind(card)).with("area", place(on)));
    let region = write.rules.map.region_index(on);
    let lifted = match plain {
        Plain::Sun => Some(Plain::BadWeather),
        Plain::GoodHarvest => Some(Plain::Famine),
        _ => None,
    };
    match (plain, region) {
        (Plain::Tithe, _) => write.cards.tithes.push(Tax { on, by: seat }),
        (Plain::Taille, _) => write.cards.tailles.push(Tax { on, by: seat }),
        (Plain::BadWeather, Some(i)) => write.realm.regions[i].bad_weather = true,
        (Plain::Famine, Some(i)) => write.realm.regions[i].famine = true,
        (Plain::Sun, Some(i)) => write.realm.regions[i].bad_weather = false,
        (Plain::GoodHarvest, Some(i)) => write.realm.regions[i].famine = false,
        // The card lies before its controller (F-16.28).
        (Plain::Revolt, _) => return revolt::rise(&mut write, seat, on),
        (_, Some(i)) => {
            write.cards.deck.discard(card);
            return plague::strike(&mut write, seat, i);
        }
        (_, None) => {}
    }
    if let Some(lifted) = lifted {
        // Both cards leave the table.
        let lifted = write.rules.kind(Item::Card(lifted));
        write.cards.deck.discard(lifted);
        write.cards.deck.discard(card);
    }
    Flow::done()
}

pub(in crate::games::fief) fn kill(In((seat, id)): In<(Seat, PieceId)>, mut write: Write) -> Flow {
    let card = played(&mut write);
    write.cards.deck.discard(card);
    write.chronicle.note("F-16.17", || Entry::new("fief-log-assassinated", "F-16.17").by(seat).with("lord", lord(id)));
    dies(&mut write, id);
    write.underway.assassin = Some(seat);
    // Every family is asked, whoever has the card, so that nobody learns where it is.
    let windows: Vec<Task> = write.progress.order().map(|seat| JUSTICE.on(seat)).collect();
    Flow::then([AFTERMATH.on(())].into_iter().chain(windows).chain([JUSTICE_CLOSED.on(())]))
}

pub(in crate::games::fief) fn justice(In(seat): In<Seat>, read: Read, ask: Ask) -> Prompt {
    let board = read.board();
    let mut prompt = ask.prompt(seat, "fief-ask-justice").secret();
    let Some(assassin) = board.underway.assassin else { return prompt };
    prompt.offer(&CONDEMN, board.lords_of(assassin).map(|row| row.id), |id| condemned(&board, seat, id));
    prompt.offer(&DONE, [()], |()| Ok(()));
    prompt.closing = Some(DONE.on(()));
    prompt.with("assassin", Word::On(Target::Seat(assassin)))
}

pub(in crate::games::fief) fn condemn(In((seat, id)): In<(Seat, PieceId)>, mut write: Write) -> Flow {
    let card = write.rules.kind(Item::Card(Plain::Justice));
    write.cards.hands.take(seat, card);
    write.cards.deck.discard(card);
    write.chronicle.note("F-16.19", || Entry::new("fief-log-condemned", "F-16.19").by(seat).with("lord", lord(id)));
    dies(&mut write, id);
    write.underway.assassin = None;
    Flow::then([AFTERMATH.on(())])
}

pub(in crate::games::fief) fn justice_closed(In(()): In<()>, mut write: Write) -> Flow {
    write.underway.assassin = None;
    Flow::done()
}

/// Registers the steps, decisions and verbs of this chapter.
pub fn plugin(app: &mut App) {
    app.decision(&TARGET, target)
        .verb(&PLACE, place_lord)
        .verb(&BESTOW, bestow)
        .verb(&LAY, lay)
        .verb(&KILL, kill)
        .decision(&JUSTICE, justice)
        .verb(&CONDEMN, condemn)
        .step(&JUSTICE_CLOSED, justice_closed);
}
