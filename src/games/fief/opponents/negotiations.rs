//! Negotiations, the election, the sale of a dead bishop's card (D-11, D-35, D-36, D-37, D-38, D-39, D-40, D-41).
use crate::games::fief::chapters::bishopric_sale::{BID, DECLINE_MITRE, DISCARD_MITRE, DROP_OUT, NAME, TAKE_MITRE};
use crate::games::fief::chapters::election::{ABSTAIN, CROWN, DENY_CROWN, NOMINATE, VOTE};
use crate::games::fief::chapters::negotiations::answers::{ACCEPT, COUNTER, REFUSE};
use crate::games::fief::chapters::negotiations::market::NEGOTIATE;
use crate::games::fief::chapters::negotiations::offers::{
    ASK_FREEDOM, ASK_MONEY, BETROTH, BETROTH_TO, BREAK_OFF, GIVE_CARD, GIVE_FREEDOM, GIVE_MONEY, PROPOSE,
};
use crate::games::fief::chapters::ransom::{KEEP, PAY_RANSOM};
use crate::games::fief::chapters::succession::estates::{BESTOW_FIEF, CALL_FROM, RAISE};
use crate::games::fief::chapters::turn::DONE;
use crate::games::fief::opponents::outlook::Outlook;
use crate::games::fief::opponents::script::{Intent, Scripted, best};
use crate::games::fief::state::negotiation::Article;
use crate::table::kit::deals::Deal;
use crate::table::prelude::{Kind, PieceId, Prompt, Seat};

/// Something to propose to a family.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Proposal {
    Wedding(PieceId, PieceId),
    /// So much for the freedom of this lord.
    Ransom(PieceId, i32),
    /// A card for the ally, who has more use for it.
    Gift(Kind),
    /// In answer to an offer: so much is asked for the wedding, for the freedom of a captive.
    Dowry(PieceId, PieceId, i32),
    Price(PieceId, i32),
}

/// What this seat would like of another, if that one may well agree, with its worth to this one.
fn proposal(o: &Outlook, with: Seat) -> Option<(i32, Proposal)> {
    let ransom = o
        .lords_of(o.me)
        .filter(|row| row.lord.captor == Some(with))
        .filter_map(|row| Some((o.worth(row.id), Proposal::Ransom(row.id, fair_ransom(o, row.id)?))))
        .max_by_key(|(worth, _)| *worth);
    let wedding = || wedding(o, o.me, with).map(|(worth, one, other)| (worth, Proposal::Wedding(one, other)));
    let gift = || {
        let mut cards = o.hand().iter().filter(|_| o.ally == Some(with));
        cards
            .find(|card| crate::games::fief::opponents::cards::serves_ally(o, **card))
            .map(|card| (1, Proposal::Gift(*card)))
    };
    ransom.or_else(wedding).or_else(gift)
}

/// What a family offers for a lord; nothing if it cannot pay enough.
fn fair_ransom(o: &Outlook, id: PieceId) -> Option<i32> {
    let (data, step) = (&o.rules().data.opponents.deals, o.rules().data.money.step);
    let captor = o.lord(id).lord.captor?;
    if !o.is_foe(captor) {
        return Some(0);
    }
    let wanted = round_up(o.ransom(id) * data.ransom_accepted / 100, step);
    let means = o.purse() * data.ransom_share / 100 + o.set_aside(id);
    (wanted <= means && wanted <= o.purse() + o.set_aside(id)).then_some(wanted)
}

/// A sum as the next multiple of the step of money.
fn round_up(sum: i32, step: i32) -> i32 {
    (sum + step - 1) / step * step
}

/// What an alliance with a family is worth to another: its fiefs, its royals and votes (F-2.02).
fn as_ally(o: &Outlook, of: Seat) -> i32 {
    10 * o.fiefs(of) + 3 * o.votes(of) + if o.is_royal(of) { 12 } else { 0 }
}

/// The best wedding between two families, if both gain by it.
fn wedding(o: &Outlook, one: Seat, other: Seat) -> Option<(i32, PieceId, PieceId)> {
    let allied = o.ally_of(one) == Some(other);
    if !allied && (o.ally_of(one).is_some() || o.ally_of(other).is_some()) {
        return None;
    }
    let crown = o.crown();
    let mut best: Option<(i32, PieceId, PieceId)> = None;
    for a in o.lords_of(one) {
        for b in o.lords_of(other) {
            if !o.may_wed(a.id, b.id) {
                continue;
            }
            let man = if o.is_woman(a.id) { b } else { a };
            let royal = crown.king == Some(man.id);
            // A second wedding is worth a Queen, or a candidate who will make one.
            let candidate = o.could_reign(man) && o.is_titled(man.id);
            let worth = if royal { 40 } else { 0 } + if candidate { 10 } else { 0 } + i32::from(o.could_reign(man));
            if allied && !royal && !(candidate && crown.king.is_none() && !any_couple(o, one, other)) {
                continue;
            }
            if best.is_none_or(|(most, ..)| worth > most) {
                best = Some((worth, a.id, b.id));
            }
        }
    }
    best.map(|(worth, a, b)| (worth + as_ally(o, other), a, b))
}
/// Whether a man who could be King is married between two families.
fn any_couple(o: &Outlook, one: Seat, other: Seat) -> bool {
    let married =
        |seat: Seat| o.lords_of(seat).any(|row| row.lord.spouse.is_some() && o.could_reign(row) && o.is_titled(row.id));
    married(one) || married(other)
}

/// Whether a wedding with this family is welcome: from a certain size on, and rather the best match there is.
fn welcome(o: &Outlook, with: Seat) -> bool {
    dowry(o, with) == 0
}
/// What makes a wedding with this family good enough, in écus: nothing, if it is welcome.
fn dowry(o: &Outlook, with: Seat) -> i32 {
    if o.ally == Some(with) {
        return 0;
    }
    let data = &o.rules().data.opponents.deals;
    let together = o.fiefs(o.me) + o.fiefs(with);
    let ripe = together >= data.alliance_fiefs || i32::from(o.progress().turn) >= data.alliance_turn;
    let others = o.seats().filter(|seat| *seat != o.me && o.ally_of(*seat).is_none());
    let most = others.filter(|seat| wedding(o, o.me, *seat).is_some()).map(|seat| as_ally(o, seat)).max().unwrap_or(0);
    let short = most - as_ally(o, with) - data.alliance_slack;
    if ripe && short <= 0 { 0 } else { data.dowry + short.max(0) * o.rules().data.money.step }
}

/// Whom to approach in this round: the k-th best after k offers (D-37).
pub fn offers(o: &Outlook, prompt: &Prompt, chance: u64) -> Option<Scripted> {
    if let Some(order) = best(prompt, &PAY_RANSOM, chance, |id| o.worth(id)) {
        return Some((order, "fief-thought-ransom"));
    }
    let mut all: Vec<(i32, Seat, Proposal)> = vec![];
    for with in o.seats().filter(|seat| *seat != o.me) {
        if let Some((worth, what)) = proposal(o, with)
            && (!matches!(what, Proposal::Wedding(..)) || welcome(o, with))
        {
            all.push((worth, with, what));
        }
    }
    all.sort_by_key(|(worth, seat, _)| (-worth, seat.0));
    let (_, with, what) = all.get(o.offers_made()).copied()?;
    Some((NEGOTIATE.on(with), reason(what)))
}

fn reason(what: Proposal) -> &'static str {
    match what {
        Proposal::Wedding(..) => "fief-thought-alliance",
        Proposal::Dowry(..) => "fief-thought-dowry",
        Proposal::Ransom(..) => "fief-thought-ransom",
        Proposal::Price(..) => "fief-thought-price",
        Proposal::Gift(_) => "fief-thought-gift",
    }
}

/// Whether there is anything to propose to a family: `hard` opens no talks that it would break off.
pub fn may_propose(o: &Outlook, with: Seat) -> bool {
    proposal(o, with).is_some()
}

/// Puts the proposal together, piece by piece.
pub fn compose(o: &Outlook, intent: &Intent, prompt: &Prompt) -> Option<Scripted> {
    let deal = o.deal()?;
    let give_up = Some((BREAK_OFF.on(()), "fief-thought-no-deal"));
    let what = if deal.counters > 0 { intent.counter } else { proposal(o, deal.to).map(|(_, what)| what) };
    let Some(what) = what else { return give_up };
    let has = |wanted: fn(&Article) -> bool| deal.items().any(wanted);
    let next = match what {
        Proposal::Wedding(own, _) | Proposal::Dowry(own, ..) if !has(|a| matches!(a, Article::Wedding(..))) => {
            BETROTH.on(own)
        }
        Proposal::Gift(card) if deal.is_empty() => GIVE_CARD.on(card),
        Proposal::Price(id, _) if !has(|a| matches!(a, Article::Release(_))) => GIVE_FREEDOM.on(id),
        Proposal::Dowry(.., sum) | Proposal::Price(_, sum) if !has(|a| matches!(a, Article::Money(_))) => {
            ASK_MONEY.on(sum)
        }
        Proposal::Ransom(_, sum) if sum > 0 && !has(|a| matches!(a, Article::Money(_))) => GIVE_MONEY.on(sum),
        Proposal::Ransom(id, _) if !has(|a| matches!(a, Article::Release(_))) => ASK_FREEDOM.on(id),
        _ => PROPOSE.on(()),
    };
    if prompt.takes(next) { Some((next, reason(what))) } else { give_up }
}

pub fn spouse(o: &Outlook, intent: &Intent, prompt: &Prompt, chance: u64) -> Option<Scripted> {
    let deal = o.deal()?;
    let wanted = match intent.counter {
        Some(Proposal::Dowry(_, other, _)) if deal.counters > 0 => Some(other),
        _ => wedding(o, o.me, deal.to).map(|(_, _, other)| other),
    };
    let wanted = wanted.map(|other| BETROTH_TO.on(other));
    let order = wanted.filter(|order| prompt.takes(*order));
    order.or_else(|| best(prompt, &BETROTH_TO, chance, |id| o.worth(id))).map(|order| (order, "fief-thought-alliance"))
}

/// The answer to an offer (D-38).
pub fn answer(o: &Outlook, intent: &mut Intent, prompt: &Prompt) -> Option<Scripted> {
    let refuse = Some((REFUSE.on(()), "fief-thought-refuse"));
    let Some(deal) = o.deal() else { return refuse };
    let data = &o.rules().data.opponents.deals;
    let mut worth = 0;
    let mut welcome = false;
    for (articles, sign) in [(&deal.gives, 1), (&deal.asks, -1)] {
        for article in articles {
            worth += match *article {
                Article::Money(sum) => sign * sum,
                Article::Card(_) => sign * data.card,
                Article::Captive(id) => sign * o.ransom(id) / 2,
                Article::Release(id) if o.family(id) == o.me => o.ransom(id),
                Article::Release(id) if !o.is_foe(o.family(id)) => -1,
                Article::Release(id) => {
                    let last = o.free_lords_of(o.family(id)).next().is_none();
                    let dear = last && o.is_near_victory(o.family(id));
                    -(o.ransom(id) * if dear { 1000 } else { data.ransom_accepted } / 100)
                }
                Article::Wedding(..) => {
                    let dowry = dowry(o, deal.from);
                    welcome = dowry == 0;
                    if welcome { data.wedding.max(o.purse() * data.dowry_share / 100) } else { -dowry }
                }
            };
        }
    }
    let friendly = !o.is_foe(deal.from) && worth >= -1;
    let agreed = (worth >= 0 || friendly) && prompt.takes(ACCEPT.on(()));
    let thought = if welcome { "fief-thought-alliance" } else { "fief-thought-deal" };
    if agreed {
        return Some((ACCEPT.on(()), thought));
    }
    intent.counter = counter(o, deal).filter(|_| deal.counters == 0);
    if intent.counter.is_some() && prompt.takes(COUNTER.on(())) {
        return Some((COUNTER.on(()), "fief-thought-counter"));
    }
    refuse
}

/// What an offer that is not good enough is answered with: the price of a wedding or of a captive (D-38).
fn counter(o: &Outlook, deal: &Deal<Article>) -> Option<Proposal> {
    let (data, step) = (&o.rules().data.opponents.deals, o.rules().data.money.step);
    let only_money = |articles: &[Article]| articles.iter().all(|a| matches!(a, Article::Money(_)));
    match (deal.gives.as_slice(), deal.asks.as_slice()) {
        ([Article::Wedding(theirs, own)], []) => {
            let price = round_up(dowry(o, deal.from), step);
            // Nobody is asked for what he cannot have.
            let payable = 2 * price <= o.most_in_purse(deal.from);
            Some(Proposal::Dowry(*own, *theirs, price)).filter(|_| o.ally.is_none() && payable)
        }
        (gives, [Article::Release(id)]) if only_money(gives) => {
            let last = o.free_lords_of(deal.from).next().is_none();
            let dear = last && o.is_near_victory(deal.from);
            let wanted = round_up(o.ransom(*id) * data.ransom_accepted / 100, step);
            (o.family(*id) == deal.from && !dear).then_some(Proposal::Price(*id, wanted))
        }
        _ => None,
    }
}

/// The man of a family, and of its ally's, whom it wants as King: with the spouse that makes a pair, then the most
/// titles.
fn favourite(o: &Outlook, seats: impl Iterator<Item = Seat>) -> Option<PieceId> {
    let men = seats.flat_map(|seat| o.free_lords_of(seat)).filter(|row| o.could_reign(row) && o.is_titled(row.id));
    let score = |id: PieceId| {
        let row = o.lord(id);
        let couple = row.lord.spouse.is_some_and(|wife| o.lord(wife).lord.is_free());
        i32::from(couple) * 20 + o.votes(row.family) * 4 + o.titles_of(id) as i32
    };
    men.map(|row| row.id).max_by_key(|id| (score(*id), std::cmp::Reverse(id.0)))
}

/// Whom the family presents as a candidate for King (D-39): its own favourite, unless its ally has a better one.
pub fn nominate(o: &Outlook, prompt: &Prompt) -> Option<Scripted> {
    let own = favourite(o, [o.me].into_iter());
    let shared = favourite(o, [o.me].into_iter().chain(o.ally));
    let order = own.filter(|id| shared == Some(*id) || o.ally.is_none()).map(|id| NOMINATE.on(id));
    let order = order.filter(|order| prompt.takes(*order));
    Some(order.map_or((DONE.on(()), ""), |order| (order, "fief-thought-candidate")))
}

/// Votes for the family's own or its ally's candidate; else for whoever keeps the leader from the throne (D-40).
pub fn vote(o: &Outlook, prompt: &Prompt) -> Option<Scripted> {
    let friends = || o.candidates().iter().filter(|(seat, _)| !o.is_foe(*seat)).map(|(_, id)| *id);
    let favourite = favourite(o, [o.me].into_iter().chain(o.ally)).filter(|id| friends().any(|other| other == *id));
    if let Some(order) = favourite.or(friends().next()).map(|id| VOTE.on(id)).filter(|order| prompt.takes(*order)) {
        return Some((order, "fief-thought-candidate"));
    }
    let leader = o.leader();
    let leader_stands = o.candidates().iter().any(|(seat, _)| Some(*seat) == leader);
    let weakest = o.candidates().iter().filter(|(seat, _)| Some(*seat) != leader && !o.is_near_victory(*seat));
    let weakest = weakest.filter(|_| leader_stands).min_by_key(|(seat, _)| o.standing(*seat));
    let order = weakest.map(|(_, id)| VOTE.on(*id)).filter(|order| prompt.takes(*order));
    Some(order.map_or((ABSTAIN.on(()), "fief-thought-abstain"), |order| (order, "fief-thought-against-leader")))
}

/// Crowns the family's own or its ally's candidate only; what another promises cannot be enforced (D-41).
pub fn crown(o: &Outlook) -> Option<Scripted> {
    let friend = o.elect().is_some_and(|id| !o.is_foe(o.family(id)));
    Some(if friend { (CROWN.on(()), "fief-thought-candidate") } else { (DENY_CROWN.on(()), "fief-thought-no-crown") })
}

/// To whom the King's family gives a fief (D-35): the own lord who gets most of it, else the ally's, else one of the
/// weakest family.
pub fn royal_gift(o: &Outlook, prompt: &Prompt, chance: u64) -> Option<Scripted> {
    let score = |id: PieceId| {
        let family = o.family(id);
        let own = crate::games::fief::opponents::cards::holder_score(o, id);
        if family == o.me {
            1000 + own
        } else if o.ally == Some(family) {
            500 + own
        } else {
            -o.standing(family)
        }
    };
    let order = best(prompt, &BESTOW_FIEF, chance, score)?;
    let friend = BESTOW_FIEF.of(order).is_some_and(|id| !o.is_foe(o.family(id)));
    Some((order, if friend { "fief-thought-holder" } else { "fief-thought-weakest" }))
}

/// The garrison of an inherited city (D-36): bought as long as the purse allows, else called from where most soldiers
/// stand.
pub fn garrison(o: &Outlook, prompt: &Prompt, chance: u64) -> Option<Scripted> {
    if prompt.takes(DONE.on(())) {
        return Some((DONE.on(()), ""));
    }
    let called = best(prompt, &CALL_FROM, chance, |from| i32::from(o.points(o.me, from)));
    best(prompt, &RAISE, chance, |kind| -i32::from(kind.0)).or(called).map(|order| (order, "fief-thought-inherited"))
}

/// A man of the family who can become bishop while another one is left who can stand for King.
fn spare_man(o: &Outlook) -> Option<PieceId> {
    let men = o.lords_where(|row| o.could_reign(row) && row.lord.spouse.is_none() && !o.is_titled(row.id));
    men.into_iter().find(|id| o.free_lords_of(o.me).any(|row| row.id != *id && o.could_reign(row)))
}
/// Bids for a dead bishop's card as long as a man can be spared for it and the purse allows (D-11).
pub fn bid(o: &Outlook, prompt: &Prompt) -> Option<Scripted> {
    let least = o.negotiation().least_bid();
    let affordable = least * 100 <= o.purse() * o.rules().data.opponents.deals.mitre_share;
    let order = BID.on(least);
    let bids = spare_man(o).is_some() && affordable && prompt.takes(order);
    Some(if bids { (order, "fief-thought-bishop") } else { (DROP_OUT.on(()), "fief-thought-no-mitre") })
}
pub fn name_bishop(o: &Outlook, prompt: &Prompt) -> Option<Scripted> {
    let order = spare_man(o).map(|id| NAME.on(id)).filter(|order| prompt.takes(*order));
    Some(order.map_or((DISCARD_MITRE.on(()), "fief-thought-no-mitre"), |order| (order, "fief-thought-bishop")))
}
pub fn accept_mitre(o: &Outlook) -> Option<Scripted> {
    let spare = o
        .negotiation()
        .named_bishop()
        .is_some_and(|id| o.free_lords_of(o.me).any(|row| row.id != id && o.could_reign(row)));
    Some(match spare {
        true => (TAKE_MITRE.on(()), "fief-thought-bishop"),
        false => (DECLINE_MITRE.on(()), "fief-thought-no-mitre"),
    })
}
/// A prisoner bought is kept where most soldiers stand.
pub fn keep(o: &Outlook, prompt: &Prompt, chance: u64) -> Option<Scripted> {
    best(prompt, &KEEP, chance, |village| i32::from(o.strength(o.me, village)))
        .map(|order| (order, "fief-thought-guarded"))
}
