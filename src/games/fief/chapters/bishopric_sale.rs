//! Chapter 14, the sale of a dead bishop's card, where the table plays with `bishop_sale` (F-14.01, F-14.02, F-14.03,
//! F-14.04, F-14.05, F-14.06, F-14.20, D-11). In this file the mitre is that card.
use crate::games::fief::access::{Read, Write};
use crate::games::fief::board::Board;
use crate::games::fief::chapters::names::{kind, lord};
use crate::games::fief::data::items::Item;
use crate::games::fief::state::negotiation::Sale;
use crate::table::kit::auctions::Rising;
use crate::table::kit::purses::Account;
use crate::table::prelude::*;
use bevy::prelude::*;

/// The card of a dead bishop may be sold (F-14.01).
pub const SALE: Step<()> = Step::new("fief.sale");
/// Do the cardinals of this family agree, and who presides? (F-14.02)
pub const SALE_CONSENT: Step<Seat> = Step::new("fief.sale_consent");
/// If they do, the bidding begins (F-14.03).
pub const OPEN_AUCTION: Step<()> = Step::new("fief.open_auction");
pub const AUCTION: Step<()> = Step::new("fief.auction");
/// What does the family bid?
pub const BIDDING: Step<Seat> = Step::new("fief.bidding");
/// The price is paid (F-14.06).
pub const HAMMER: Step<()> = Step::new("fief.hammer");
/// Who becomes bishop? (F-14.04)
pub const NAME_BISHOP: Step<Seat> = Step::new("fief.name_bishop");
/// May the lord of this family who was named receive the mitre? (F-14.04)
pub const ACCEPT_MITRE: Step<Seat> = Step::new("fief.accept_mitre");
/// The card has found its bearer, or is discarded.
pub const SALE_OVER: Step<()> = Step::new("fief.sale_over");

/// Agrees to the sale, under this cardinal.
pub const PRESIDE: Verb<PieceId> = Verb::new("fief.preside");
pub const NO_SALE: Verb<()> = Verb::new("fief.no_sale");
/// Bids this sum, or leaves the auction (F-14.03).
pub const BID: Verb<i32> = Verb::new("fief.bid");
pub const DROP_OUT: Verb<()> = Verb::new("fief.drop_out");
/// Names this lord as bishop.
pub const NAME: Verb<PieceId> = Verb::new("fief.name");
/// Discards the mitre; the price is paid all the same (F-14.05).
pub const DISCARD_MITRE: Verb<()> = Verb::new("fief.discard_mitre");
/// The family of the lord who was named accepts the mitre for him, or does not (F-14.04).
pub const TAKE_MITRE: Verb<()> = Verb::new("fief.take_mitre");
pub const DECLINE_MITRE: Verb<()> = Verb::new("fief.decline_mitre");

pub const NO_CARDINAL: Refusal = Refusal::new("needs_bishop_rank", "F-14.02");
pub const OTHER_PRESIDES: Refusal = Refusal::new("not_an_option", "F-14.02");
pub const BELOW_MINIMUM: Refusal = Refusal::new("below_minimum_bid", "F-14.03");
pub const BID_NOT_PAYABLE: Refusal = Refusal::new("not_enough_money", "F-14.03");
pub const BAD_BID: Refusal = Refusal::new("bad_amount", "F-14.03");
pub const PRESIDING_SEAT_CANNOT_BID: Refusal = Refusal::new("presiding_seat_cannot_bid", "F-14.03");
pub const NOT_THERE: Refusal = Refusal::new("not_your_lord", "F-14.04");
pub const NOT_A_MAN: Refusal = Refusal::new("lord_not_male", "F-14.04");
pub const MITRED: Refusal = Refusal::new("already_bishop", "F-14.04");
pub const MARRIED: Refusal = Refusal::new("lord_is_married", "F-14.04");
pub const ROYAL: Refusal = Refusal::new("lord_is_royal", "F-14.04");
pub const LORD_IS_TITLED: Refusal = Refusal::new("lord_is_titled", "F-14.04");
pub const PRESIDING_FAMILY_EXCLUDED: Refusal = Refusal::new("presiding_family_excluded", "F-14.04");
pub const TURNED_DOWN: Refusal = Refusal::new("already_asked", "F-14.04");

/// The free cardinals on the table.
fn cardinals<'a>(board: &'a Board) -> impl Iterator<Item = (Seat, PieceId)> + 'a {
    board.lords().filter(|row| row.lord.cardinal && row.lord.is_free()).map(|row| (row.family, row.id))
}

fn mitre(write: &Write) -> Option<Kind> {
    write.negotiation.sale.as_ref().map(|sale| write.rules.kind(Item::Bishop(sale.mitre)))
}

pub(in crate::games::fief) fn sale(In(()): In<()>, mut write: Write) -> Flow {
    if write.negotiation.mitres.is_empty() {
        return Flow::done();
    }
    let mitre = write.negotiation.mitres.remove(0);
    let board = write.board();
    let seats: Vec<Seat> = board.progress.order().filter(|s| cardinals(&board).any(|(seat, _)| seat == *s)).collect();
    let vetoed = seats.is_empty();
    write.negotiation.sale =
        Some(Sale { mitre, presiding: None, vetoed, auction: Rising::default(), named: None, turned_down: vec![] });
    let consents = seats.into_iter().map(|seat| SALE_CONSENT.on(seat));
    // More bishops may have died: their cards are sold after this one.
    Flow::then(consents.chain([OPEN_AUCTION.on(()), SALE_OVER.on(())])).and_again()
}

/// The first of the cardinals' families names who presides; the others agree with that or do not.
pub(in crate::games::fief) fn sale_consent(In(seat): In<Seat>, read: Read, ask: Ask) -> Prompt {
    let board = read.board();
    let mut prompt = ask.prompt(seat, "fief-ask-sale");
    let Some(sale) = board.negotiation.sale.as_ref().filter(|sale| !sale.vetoed) else { return prompt };
    let rule = |id: PieceId| {
        if !cardinals(&board).any(|(_, cardinal)| cardinal == id) {
            return Err(NO_CARDINAL);
        }
        if sale.presiding.is_none_or(|presiding| presiding == id) { Ok(()) } else { Err(OTHER_PRESIDES) }
    };
    prompt.offer(&PRESIDE, cardinals(&board).map(|(_, id)| id), rule);
    prompt.offer(&NO_SALE, [()], |()| Ok(()));
    prompt.closing = Some(NO_SALE.on(()));
    let card = board.rules.kind(Item::Bishop(sale.mitre));
    prompt.with("card", kind(card))
}
pub(in crate::games::fief) fn preside(In((seat, id)): In<(Seat, PieceId)>, mut write: Write) -> Flow {
    if let Some(sale) = &mut write.negotiation.sale {
        sale.presiding = Some(id);
    }
    write.chronicle.note("F-14.02", || Entry::new("fief-log-sale-agreed", "F-14.02").by(seat).with("lord", lord(id)));
    Flow::done()
}
pub(in crate::games::fief) fn no_sale(In((seat, ())): In<(Seat, ())>, mut write: Write) -> Flow {
    if let Some(sale) = &mut write.negotiation.sale {
        sale.vetoed = true;
    }
    write.chronicle.note("F-14.02", || Entry::new("fief-log-no-sale", "F-14.02").by(seat));
    Flow::done()
}

pub(in crate::games::fief) fn open_auction(In(()): In<()>, mut write: Write) -> Flow {
    let presiding = write.negotiation.sale.as_ref().filter(|sale| !sale.vetoed).and_then(|sale| sale.presiding);
    let Some(presiding) = presiding else { return Flow::done() };
    let family = write.lord(presiding).family;
    let bidders: Vec<Seat> = write.progress.order().filter(|seat| *seat != family).collect();
    let (least, by) = (write.rules.data.variants.bishop_sale.minimum, write.rules.data.money.step);
    if let Some(sale) = &mut write.negotiation.sale {
        sale.auction = Rising::open(bidders, least, by);
    }
    Flow::then([AUCTION.on(()), HAMMER.on(())])
}

pub(in crate::games::fief) fn auction(In(()): In<()>, write: Write) -> Flow {
    match write.negotiation.sale.as_ref().and_then(|sale| sale.auction.turn()) {
        Some(seat) => Flow::then([BIDDING.on(seat)]).and_again(),
        None => Flow::done(),
    }
}

pub(in crate::games::fief) fn bidding(In(seat): In<Seat>, read: Read, ask: Ask) -> Prompt {
    let board = read.board();
    let mut prompt = ask.prompt(seat, "fief-ask-bid");
    // The range of bids shows what is in the purse (F-6.12).
    prompt.secret = board.treasury.purses.is_secret();
    let Some(sale) = &board.negotiation.sale else { return prompt };
    if let Some(presiding) = sale.presiding {
        prompt.closed_to(board.family(presiding), &BID, PRESIDING_SEAT_CANNOT_BID);
    }
    let (least, step) = (sale.auction.least(), board.rules.data.money.step);
    prompt.offer_steps(&BID, least..=board.purse(seat), step, |n| match n {
        n if n < least => BELOW_MINIMUM,
        n if (n - least) % step != 0 => BAD_BID,
        _ => BID_NOT_PAYABLE,
    });
    prompt.offer(&DROP_OUT, [()], |()| Ok(()));
    prompt.closing = Some(DROP_OUT.on(()));
    let card = board.rules.kind(Item::Bishop(sale.mitre));
    prompt.with("card", kind(card)).with("least", Word::Number(least))
}
pub(in crate::games::fief) fn bid(In((seat, sum)): In<(Seat, i32)>, mut write: Write) -> Flow {
    if let Some(sale) = &mut write.negotiation.sale {
        sale.auction.bid(sum);
    }
    write
        .chronicle
        .note("F-14.03", || Entry::new("fief-log-bid", "F-14.03").by(seat).with("amount", Word::Number(sum)));
    Flow::done()
}
pub(in crate::games::fief) fn drop_out(In((seat, ())): In<(Seat, ())>, mut write: Write) -> Flow {
    if let Some(sale) = &mut write.negotiation.sale {
        sale.auction.drop_out();
    }
    write.chronicle.note("F-14.03", || Entry::new("fief-log-dropped-out", "F-14.03").by(seat));
    Flow::done()
}

/// The cardinal's share of a price, rounded up to the step of money, and the bank's (F-14.06).
pub fn shares(price: i32, (part, whole): (i32, i32), step: i32) -> (i32, i32) {
    let exact = price * part;
    let share = (exact + whole * step - 1) / (whole * step) * step;
    (share.min(price), price - share.min(price))
}

pub(in crate::games::fief) fn hammer(In(()): In<()>, mut write: Write) -> Flow {
    let Some(sale) = &write.negotiation.sale else { return Flow::done() };
    let (Some((winner, price)), Some(presiding)) = (sale.auction.high(), sale.presiding) else { return Flow::done() };
    let cardinal = write.lord(presiding).family;
    let (share, rest) = shares(price, write.rules.data.variants.bishop_sale.share, write.rules.data.money.step);
    write.chronicle.note("F-14.03", || {
        Entry::new("fief-log-sold-mitre", "F-14.03").by(winner).with("amount", Word::Number(price))
    });
    write.pay(Account::Purse(winner), Account::Purse(cardinal), share, "fief-log-mitre-share", "F-14.06");
    write.pay(Account::Purse(winner), Account::Bank, rest, "fief-log-paid", "F-14.06");
    Flow::then([NAME_BISHOP.on(winner)])
}

/// Who may receive a mitre that was bought, a captive too (F-14.04, R-57).
pub fn may_name(board: &Board, id: PieceId) -> Allowed {
    let row = board.lord(id);
    let Some(sale) = board.negotiation.sale.as_ref().filter(|_| row.lord.on_board()) else { return Err(NOT_THERE) };
    if sale.presiding.is_some_and(|presiding| board.family(presiding) == row.family) {
        return Err(PRESIDING_FAMILY_EXCLUDED);
    }
    if board.is_woman(id) {
        return Err(NOT_A_MAN);
    }
    if row.lord.is_churchman() {
        return Err(MITRED);
    }
    if [board.crown.king, board.crown.prince].contains(&Some(id)) {
        return Err(ROYAL);
    }
    if row.lord.spouse.is_some() {
        return Err(MARRIED);
    }
    if board.is_titled(id) {
        return Err(LORD_IS_TITLED);
    }
    if sale.turned_down.contains(&id) { Err(TURNED_DOWN) } else { Ok(()) }
}

pub(in crate::games::fief) fn name_bishop(In(seat): In<Seat>, read: Read, ask: Ask) -> Prompt {
    let board = read.board();
    let mut prompt = ask.prompt(seat, "fief-ask-name-bishop");
    let Some(sale) = &board.negotiation.sale else { return prompt };
    prompt.offer(&NAME, board.lords().map(|row| row.id), |id| may_name(&board, id));
    prompt.offer(&DISCARD_MITRE, [()], |()| Ok(()));
    prompt.closing = Some(DISCARD_MITRE.on(()));
    let card = board.rules.kind(Item::Bishop(sale.mitre));
    prompt.with("card", kind(card))
}

/// The lord named is bishop.
fn consecrate(write: &mut Write, id: PieceId) {
    let Some(card) = mitre(write) else { return };
    let Some(sale) = write.negotiation.sale.take() else { return };
    let family = write.lord(id).family;
    write.change_lord(id, |lord| lord.bishop_of = Some(sale.mitre));
    write.chronicle.note("F-14.04", || {
        Entry::new("fief-log-bestowed", "F-14.04").by(family).with("lord", lord(id)).with("card", kind(card))
    });
}

pub(in crate::games::fief) fn name(In((seat, id)): In<(Seat, PieceId)>, mut write: Write) -> Flow {
    let family = write.lord(id).family;
    if family == seat {
        consecrate(&mut write, id);
        return Flow::done();
    }
    if let Some(sale) = &mut write.negotiation.sale {
        sale.named = Some(id);
    }
    Flow::then([ACCEPT_MITRE.on(family)]).and_again()
}
pub(in crate::games::fief) fn discard_mitre(In(_): In<(Seat, ())>) -> Flow {
    Flow::done()
}

pub(in crate::games::fief) fn accept_mitre(In(seat): In<Seat>, read: Read, ask: Ask) -> Prompt {
    let board = read.board();
    let mut prompt = ask.prompt(seat, "fief-ask-accept-mitre");
    let Some(named) = board.negotiation.sale.as_ref().and_then(|sale| sale.named) else { return prompt };
    prompt.offer(&TAKE_MITRE, [()], |()| Ok(()));
    prompt.offer(&DECLINE_MITRE, [()], |()| Ok(()));
    prompt.closing = Some(DECLINE_MITRE.on(()));
    prompt.with("lord", lord(named))
}
pub(in crate::games::fief) fn take_mitre(In(_): In<(Seat, ())>, mut write: Write) -> Flow {
    if let Some(named) = write.negotiation.sale.as_ref().and_then(|sale| sale.named) {
        consecrate(&mut write, named);
    }
    Flow::done()
}
pub(in crate::games::fief) fn decline_mitre(In((seat, ())): In<(Seat, ())>, mut write: Write) -> Flow {
    if let Some(sale) = &mut write.negotiation.sale {
        sale.turned_down.extend(sale.named.take());
    }
    write.chronicle.note("F-14.04", || Entry::new("fief-log-mitre-declined", "F-14.04").by(seat));
    Flow::done()
}

/// A mitre that nobody has received is discarded (F-14.02, F-14.05).
pub(in crate::games::fief) fn sale_over(In(()): In<()>, mut write: Write) -> Flow {
    if let Some(card) = mitre(&write) {
        write.negotiation.sale = None;
        write.cards.deck.discard(card);
        write.chronicle.note("F-14.05", || Entry::new("fief-log-mitre-discarded", "F-14.05").with("card", kind(card)));
    }
    Flow::done()
}

/// Registers the steps, decisions and verbs of this chapter.
pub fn plugin(app: &mut App) {
    app.step(&SALE, sale)
        .decision(&SALE_CONSENT, sale_consent)
        .verb(&PRESIDE, preside)
        .verb(&NO_SALE, no_sale)
        .step(&OPEN_AUCTION, open_auction)
        .step(&AUCTION, auction)
        .decision(&BIDDING, bidding)
        .verb(&BID, bid)
        .verb(&DROP_OUT, drop_out)
        .step(&HAMMER, hammer)
        .decision(&NAME_BISHOP, name_bishop)
        .verb(&NAME, name)
        .verb(&DISCARD_MITRE, discard_mitre)
        .decision(&ACCEPT_MITRE, accept_mitre)
        .verb(&TAKE_MITRE, take_mitre)
        .verb(&DECLINE_MITRE, decline_mitre)
        .step(&SALE_OVER, sale_over);
}
