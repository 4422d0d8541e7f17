//! Advice beside the question, as it stands on the screen.
use crate::table::prelude::Order;
use serde::Serialize;

/// Advice on the question, as far as it has come.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub enum AdviceView {
    /// None can be asked for.
    #[default]
    Closed,
    /// It can be asked for. `covered`: others look on who must not learn of it, so the screen is covered first.
    Open { covered: bool },
    /// A script thinks about it.
    Thinking,
    /// What the script would do.
    Given {
        /// The order and the reason for it, in a sentence.
        text: String,
        #[serde(skip)]
        order: Order,
    },
}
