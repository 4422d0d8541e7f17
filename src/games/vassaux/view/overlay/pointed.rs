//! What is drawn for each question.
use super::canvas::Canvas;
use super::{charges, formations, laying, moves, sights, spells};
use crate::desktop::face::{Aim, Overlay, Sight};
use crate::games::vassaux::view::seen::Seen;
use crate::table::prelude::Narrator;

/// The questions about a spell that is being cast.
const SPELLS: [&str; 7] = [
    "vassaux-ask-aim",
    "vassaux-ask-power",
    "vassaux-ask-stake",
    "vassaux-ask-summon",
    "vassaux-ask-counter",
    "vassaux-ask-verdict",
    "vassaux-ask-doom",
];

/// What lies over the table while a spot or a piece is pointed at.
pub fn draw(sight: &Sight, aim: &Aim, tell: &Narrator) -> Overlay {
    let Some(prompt) = sight.prompt() else { return Overlay::default() };
    let seen = Seen::of(sight);
    let mut canvas = Canvas::new(sight, &seen, tell);
    match prompt.text {
        "vassaux-ask-move" => moves::draw(&mut canvas, aim),
        "vassaux-ask-reorganise" => moves::reorganising(&mut canvas, aim),
        "vassaux-ask-charge" => charges::whom(&mut canvas, aim),
        "vassaux-ask-charge-line" => charges::along(&mut canvas, aim),
        "vassaux-ask-deploy" => formations::deploying(&mut canvas, aim),
        "vassaux-ask-form-up" => formations::in_hand(&mut canvas, aim),
        "vassaux-ask-lay-terrain" => laying::piece(&mut canvas, aim),
        "vassaux-ask-attack" | "vassaux-ask-again" => sights::attack(&mut canvas, aim),
        "vassaux-ask-aim" => spells::aiming(&mut canvas, aim),
        "vassaux-ask-react" | "vassaux-ask-react-path" | "vassaux-ask-react-with" => sights::window(&mut canvas, aim),
        // What the spell reaches lies there already.
        text if SPELLS.contains(&text) => return canvas.overlay,
        _ => {}
    }
    let acting = (prompt.text == "vassaux-ask-declare").then(|| seen.frames.top().map(|frame| frame.unit)).flatten();
    let pointed = sights::pointed_group(&canvas, aim).filter(|unit| seen.rules().roster.is_unit(*unit));
    if let Some(unit) = acting.or(pointed).filter(|_| canvas.overlay.is_empty()) {
        sights::command(&mut canvas, unit);
    }
    canvas.overlay
}

/// What lies over the table wherever one points: the path to which somebody may react, the line of a charge.
pub fn laid_out(sight: &Sight, tell: &Narrator) -> Overlay {
    let lay = match sight.prompt().map(|prompt| prompt.text) {
        Some("vassaux-ask-react-path" | "vassaux-ask-stage" | "vassaux-ask-react-with") => moves::chosen,
        Some("vassaux-ask-charge-line") => charges::way,
        Some(
            "vassaux-ask-aim"
            | "vassaux-ask-power"
            | "vassaux-ask-stake"
            | "vassaux-ask-summon"
            | "vassaux-ask-counter"
            | "vassaux-ask-verdict"
            | "vassaux-ask-doom",
        ) => spells::under_way,
        _ => return Overlay::default(),
    };
    let seen = Seen::of(sight);
    let mut canvas = Canvas::new(sight, &seen, tell);
    lay(&mut canvas);
    canvas.overlay
}

/// What is drawn while the slider shows this stage of a path.
pub fn moment(sight: &Sight, number: i32, tell: &Narrator) -> Overlay {
    let seen = Seen::of(sight);
    let mut canvas = Canvas::new(sight, &seen, tell);
    sights::stage(&mut canvas, number);
    canvas.overlay
}
