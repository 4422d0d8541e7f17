//! A family's hand and purse, as it sees them itself.
use crate::desktop::face::{CardLook, Draw, Holding};
use crate::games::fief::chapters::cards::{DISCARD, PLAY};
use crate::games::fief::chapters::negotiations::terms::set_aside;
use crate::games::fief::chapters::red_cards::PLAY_PRINCE;
use crate::games::fief::view::public::PublicBoard;
use crate::games::fief::view::seen::Seen;
use crate::games::fief::view::sheets::money;
use crate::games::fief::view::{FiefFace, cards, forecast};
use crate::table::prelude::{Kind, Narrator, Order, Target};

pub(super) fn holding(face: &FiefFace, seen: &Seen, tell: &Narrator) -> Option<Holding> {
    let seat = seen.sight.viewer().filter(|seat| usize::from(seat.0) < seen.rules.seats)?;
    let held = seen.hand(seat)?;
    let prompt = seen.sight.prompt().filter(|prompt| prompt.seat == seat);
    let mut sorts: Vec<(Kind, u32)> = vec![];
    for card in held {
        match sorts.iter_mut().find(|(known, _)| *known == card) {
            Some((_, n)) => *n += 1,
            None => sorts.push((card, 1)),
        }
    }
    let look = |(card, count): (Kind, u32)| {
        let item = seen.rules.item(card);
        let uses = vec![PLAY.on(card), PLAY_PRINCE.on(card), DISCARD.on(card)];
        let orders: Vec<(Order, String)> = uses
            .iter()
            .filter(|order| prompt.is_some_and(|prompt| prompt.takes(**order)))
            .map(|order| (*order, tell.order(*order)))
            .collect();
        Some(CardLook {
            title: tell.target(Target::Kind(card)),
            text: cards::purpose(item, tell),
            rule: cards::rule(item),
            when: cards::when(seen.rules, item, tell),
            picture: cards::picture(seen.rules, item)?,
            tincture: face.tincture(seat),
            count,
            orders,
            uses,
            why_not: None,
        })
    };
    let mut purse = vec![];
    if let Some(sum) = seen.purse(seat) {
        purse.push((tell.texts.get("fief-view-purse"), money(sum, tell), tell.texts.get("fief-view-purse.hint")));
    }
    // What lies there for its captives (F-6.14, F-9.37): everybody may know it.
    let aside = seen.sight.public::<PublicBoard>().ask(|board| {
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
        cards: sorts.into_iter().filter_map(look).collect(),
        purse,
        coins: seen.purse(seat),
        verbs: vec![PLAY.key, PLAY_PRINCE.key, DISCARD.key],
    })
}
