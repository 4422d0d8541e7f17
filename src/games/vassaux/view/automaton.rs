//! The automaton's table, with the row and the cell that it has just read, and what it has tried (chapter 24).
use super::VassauxFace;
use super::seen::Seen;
use crate::desktop::face::{Draw, Matter, MatterSide, ReferencePage, Sheet};
use crate::games::vassaux::chapters::solo::activation::name;
use crate::games::vassaux::data::solo::{Action, SoloRowData};
use crate::games::vassaux::state::solo::Doing;
use crate::table::prelude::{Narrator, Target};
use crate::table::text::locales::Arg;
use crate::table::text::narrator::capitalised;

/// An action as the table prints it, and in words: "AC coordinated attack".
fn action(of: Action, tell: &Narrator) -> String {
    let args = [("code", Arg::from(of.code())), ("name", tell.texts.get(name(of)).into())];
    tell.texts.format("vassaux-solo-action", &args)
}

/// The actions of a cell, in the order in which they are tried.
fn cell(actions: &[Action]) -> String {
    actions.iter().map(|action| action.code()).collect::<Vec<_>>().join(" · ")
}

/// The sums of factors that a row is for.
fn sums(row: &SoloRowData, tell: &Narrator) -> String {
    tell.texts.format("vassaux-solo-row", &[("from", row.from.into()), ("to", row.to.into())])
}

/// The last unit that the automaton has led into action: the row that was read, its cells with the one that the die chose, what
/// was tried, and what was done.
pub fn matter(face: &VassauxFace, seen: &Seen, tell: &Narrator) -> Option<Matter> {
    let account = &seen.account;
    let unit = account.unit.filter(|_| seen.board.solo.leads_any())?;
    let text = |key: &str| tell.texts.get(key);
    let (morale, situation) = account.factors;
    let name = tell.target(Target::Piece(unit));
    let title = tell.texts.format("vassaux-solo-title", &[("unit", name.into())]);
    let tincture = Some(face.tincture(seen.board.unit(unit).host));
    let mut sides = vec![];
    let mut notes = vec![];
    if let Some(die) = account.die {
        let args = [
            ("morale", Arg::from(morale)),
            ("situation", situation.into()),
            ("sum", (morale + situation).into()),
            ("die", die.into()),
        ];
        notes.push((tell.texts.format("vassaux-solo-read", &args), "V-24.05".to_owned()));
        let table = &seen.rules().data.solo.table;
        if let Some(row) = table.iter().find(|row| (row.from..=row.to).contains(&(morale + situation))) {
            let column = |(face, actions): (i32, &Vec<Action>)| {
                let key = if face == die { "vassaux-solo-cell-read" } else { "vassaux-solo-cell" };
                (tell.texts.format(key, &[("face", face.into())]), cell(actions))
            };
            sides.push(MatterSide {
                tincture,
                title: sums(row, tell),
                lines: (1..).zip(&row.cells).map(column).collect(),
            });
        }
    }
    for tried in &account.tried {
        let what = action(tried.action, tell);
        let (words, rule) = match &tried.why_not {
            Some((why, rule)) => {
                let why = tell.texts.get(&format!("vassaux-solo-why-{why}"));
                (tell.texts.format("vassaux-solo-tried", &[("action", what.into()), ("why", why.into())]), rule.clone())
            }
            None => (tell.texts.format("vassaux-solo-done", &[("action", what.into())]), "V-24.06".to_owned()),
        };
        notes.push((capitalised(words), rule));
    }
    match account.doing {
        Some(Doing::Goal(_)) => notes.push((text("vassaux-solo-goal"), "V-24.21".to_owned())),
        Some(Doing::Bound(order)) => {
            let order = tell.target(Target::Kind(order.kind())).to_lowercase();
            notes.push((tell.texts.format("vassaux-solo-bound", &[("order", order.into())]), "V-8.15".to_owned()));
        }
        Some(Doing::Action(_)) => {}
        None => notes.push((text("vassaux-solo-waits"), "V-24.06".to_owned())),
    }
    Some(Matter { title, sides, notes })
}

/// The whole table, and the units of the automaton with their morale.
pub fn page(face: &VassauxFace, seen: &Seen, tell: &Narrator) -> Option<ReferencePage> {
    if !seen.board.solo.leads_any() {
        return None;
    }
    let text = |key: &str| tell.texts.get(key);
    let mut sheets: Vec<Sheet> = vec![];
    let units = seen.board.solo.units.iter().map(|one| {
        let unit = seen.board.unit(one.unit);
        (unit.host, (tell.target(Target::Piece(one.unit)), one.morale.to_string()))
    });
    for (host, line) in units {
        let tincture = Some(face.tincture(host));
        match sheets.iter_mut().find(|sheet| sheet.tincture == tincture) {
            Some(sheet) => sheet.lines.push(line),
            None => {
                let notes = vec![(text("vassaux-solo-morale-note"), "V-24.03".to_owned())];
                let title = tell.target(Target::Seat(host));
                sheets.push(Sheet { picture: None, title, tincture, lines: vec![line], notes });
            }
        }
    }
    let row = |row: &SoloRowData| {
        let column = |(face, actions): (i32, &Vec<Action>)| {
            (tell.texts.format("vassaux-solo-cell", &[("face", face.into())]), cell(actions))
        };
        Sheet {
            picture: None,
            title: sums(row, tell),
            tincture: None,
            lines: (1..).zip(&row.cells).map(column).collect(),
            notes: vec![],
        }
    };
    sheets.extend(seen.rules().data.solo.table.iter().map(row));
    let mut codes: Vec<Action> = seen.rules().data.solo.table.iter().flat_map(|row| row.cells.concat()).collect();
    codes.sort_by_key(|action| action.code());
    codes.dedup();
    let legend = codes.into_iter().map(|action| (action.code(), tell.texts.get(name(action)))).collect();
    sheets.push(Sheet {
        picture: None,
        title: text("vassaux-solo-legend"),
        tincture: None,
        lines: legend,
        notes: vec![],
    });
    Some(ReferencePage { title: text("vassaux-solo-page"), sheets })
}
