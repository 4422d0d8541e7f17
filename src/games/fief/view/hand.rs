//! A family's hand and purse, as it sees them itself.
use super::seen::Seen;
use super::sheets::money;
use super::{FiefFace, emblems, forecast};
use crate::desktop::face::face_trait::{CardLook, Face, Holding};
use crate::games::fief::board::with_board;
use crate::games::fief::chapters::cards::{DISCARD, PLAY};
use crate::games::fief::chapters::negotiations::set_aside;
use crate::games::fief::chapters::red_cards::PLAY_PRINCE;
use crate::games::fief::data::rules::{Item, Plain};
use crate::table::prelude::{Kind, Narrator, Order, Target};

/// The Fluent key of what a card does, and the rule.
fn purpose(item: Item) -> (&'static str, &'static str) {
    match item {
        Item::Lord(_) => ("fief-card-lord.hint", "F-16.01"),
        Item::Darc => ("fief-card-darc.hint", "F-16.03"),
        Item::Bishop(_) => ("fief-card-bishop.hint", "F-16.05"),
        Item::Cardinal => ("fief-card-cardinal.hint", "F-15.05"),
        Item::Building(_)
        | Item::Soldiers(_)
        | Item::Rebels(_)
        | Item::KingsGuard(_)
        | Item::QueensGuard(_)
        | Item::Other(_) => ("fief-view-none", ""),
        Item::Card(card) => match card {
            Plain::Tithe => ("fief-card-tithe.hint", "F-16.07"),
            Plain::Taille => ("fief-card-taille.hint", "F-16.10"),
            Plain::Plague => ("fief-card-plague.hint", "F-16.13"),
            Plain::Escape => ("fief-card-escape.hint", "F-16.16"),
            Plain::Assassination => ("fief-card-assassination.hint", "F-16.17"),
            Plain::Justice => ("fief-card-justice.hint", "F-16.18"),
            Plain::BadWeather => ("fief-card-bad-weather.hint", "F-16.21"),
            Plain::Sun => ("fief-card-sun.hint", "F-16.23"),
            Plain::Famine => ("fief-card-famine.hint", "F-16.24"),
            Plain::GoodHarvest => ("fief-card-good-harvest.hint", "F-16.25"),
            Plain::Revolt => ("fief-card-revolt.hint", "F-16.27"),
        },
    }
}

pub(super) fn holding(face: &FiefFace, seen: &Seen, tell: &Narrator) -> Option<Holding> {
    let seat = seen.sight.viewer().filter(|seat| usize::from(seat.0) < seen.rules.seats)?;
    let cards = seen.hand(seat)?;
    let prompt = seen.sight.prompt().filter(|prompt| prompt.seat == seat);
    let mut sorts: Vec<(Kind, u32)> = vec![];
    for card in cards {
        match sorts.iter_mut().find(|(known, _)| *known == card) {
            Some((_, n)) => *n += 1,
            None => sorts.push((card, 1)),
        }
    }
    let look = |(card, count): (Kind, u32)| {
        let item = seen.rules.item(card);
        let (text, rule) = purpose(item);
        let orders: Vec<(Order, String)> = [PLAY.on(card), PLAY_PRINCE.on(card), DISCARD.on(card)]
            .into_iter()
            .filter(|order| prompt.is_some_and(|prompt| prompt.takes(*order)))
            .map(|order| (order, tell.order(order)))
            .collect();
        CardLook {
            title: tell.target(Target::Kind(card)),
            text: tell.texts.get(text),
            rule,
            emblem: match item {
                Item::Lord(lord) if seen.rules.is_woman(lord) => emblems::woman(),
                _ => emblems::of_item(item),
            },
            tincture: face.tincture(seat),
            count,
            orders,
            why_not: None,
        }
    };
    let mut purse = vec![];
    if let Some(sum) = seen.purse(seat) {
        purse.push((tell.texts.get("fief-view-purse"), money(sum, tell), tell.texts.get("fief-view-purse.hint")));
    }
    // What lies there for its captives (F-6.14, F-9.37): everybody may know it.
    let aside = with_board(seen.sight.world(), |board| {
        let captives = board.lords_of(seat).filter(|row| row.lord.captor.is_some());
        captives.map(|row| set_aside(board, row.id)).sum::<i32>()
    });
    let aside = i64::from(aside.unwrap_or(0));
    if aside > 0 {
        purse.push((
            tell.texts.get("fief-view-set-aside"),
            money(aside, tell),
            tell.texts.get("fief-view-set-aside.hint"),
        ));
    }
    let due = forecast::due(seen, seat);
    let parts = [
        ("walls", due.walls.into()),
        ("production", due.production.into()),
        ("tithes", due.tithes.into()),
        ("tailles", due.tailles.into()),
        ("pensions", due.pensions.into()),
    ];
    let parts = tell.texts.format("fief-view-income.hint", &parts);
    purse.push((tell.texts.get("fief-view-income"), money(due.total(), tell), parts));
    Some(Holding {
        whose: tell.target(Target::Seat(seat)),
        cards: sorts.into_iter().map(look).collect(),
        purse,
        verbs: vec![PLAY.key, PLAY_PRINCE.key, DISCARD.key],
    })
}
