//! Lords and vassals: its rule data, its armies and its words. It is not in the list of the games yet.
mod armies;
mod data;
mod faults;
mod play;
mod positions;
mod tables;
mod words;

use crate::common::case::{Books, Case};
use mesnie::games::vassaux::Vassaux;
use mesnie::games::vassaux::rules::VassauxRuleData;
use mesnie::table::data::{Findings, Reader, Source};
use mesnie::table::text::locales::{Lang, Texts};
use std::collections::BTreeMap;

pub static CASE: Case = Case {
    turn_cap: Some("turn_limit"),
    try_all_every: 150,
    // The lists of armies depend on the scenario.
    fixed: &["army_1", "army_2", "points"],
    books: Books { letter: "V-", ..Case::of(&Vassaux).books },
    ..Case::of(&Vassaux)
};

fn shipped() -> VassauxRuleData {
    let reader = Reader::new(Source::built_in());
    let loaded = VassauxRuleData::load(&reader);
    assert_eq!(reader.finish().render(&Texts::new(Lang::En)), "");
    loaded.expect("sound rule data")
}

/// The text of every file.
fn files() -> BTreeMap<String, String> {
    let reader = Reader::new(Source::built_in());
    VassauxRuleData::load(&reader);
    reader.files()
}

/// What is found in these files.
fn findings(files: BTreeMap<String, String>) -> Findings {
    let reader = Reader::new(Source::memory(files));
    let loaded = VassauxRuleData::load(&reader);
    let findings = reader.finish();
    assert_eq!(loaded.is_none(), findings.has_errors(), "{}", findings.render(&Texts::new(Lang::En)));
    findings
}
