//! The lists of this game, as the rest of the program asks for them.
use super::edits;
use super::form::form;
use super::sheet::roll;
use super::texts::{comment, read, write};
use super::told::{list_name, remark};
use crate::games::vassaux::data::army::faults::{Purpose, faults};
use crate::games::vassaux::data::army::muster::{Fault, Weight};
use crate::games::vassaux::data::checks::lists::check_list;
use crate::games::vassaux::data::files::VassauxData;
use crate::games::vassaux::data::lists::ListData;
use crate::games::vassaux::data::load::OWN_LISTS;
use crate::games::vassaux::data::options::{ARMIES, most_points};
use crate::games::vassaux::rules::VassauxRuleData;
use crate::table::data::{Reader, RuleData};
use crate::table::rosters::book::{Fit, Listed, RosterBook};
use crate::table::rosters::form::{Edit, Form};
use crate::table::rosters::roll::Roll;
use crate::table::text::locales::Texts;

/// The lists of armies.
pub struct ArmyBook;

fn data_of(data: &RuleData) -> &VassauxData {
    &VassauxRuleData::of(data).data
}

impl RosterBook for ArmyBook {
    fn folder(&self) -> &'static str {
        OWN_LISTS
    }

    fn shipped(&self, data: &RuleData, texts: &Texts) -> Vec<Listed> {
        let listed = |list: &ListData| Listed { id: list.id.clone(), name: list_name(list, texts) };
        data_of(data).lists.iter().map(listed).collect()
    }

    fn text_of(&self, data: &RuleData, id: &str) -> Option<String> {
        Some(write(data_of(data).list(id)?, ""))
    }

    fn blank(&self, data: &RuleData) -> String {
        let data = data_of(data);
        // Where the players agree on the limit nothing else is asked of a list.
        let free = data.scenarios.iter().find(|scenario| scenario.points_bounds.is_some());
        let scenario = free.or(data.scenarios.first()).map_or(String::new(), |scenario| scenario.id.clone());
        write(&ListData { id: "own_list".to_owned(), scenario, ..ListData::default() }, "")
    }

    fn check(&self, reader: &Reader, file: &str) -> bool {
        reader.draft::<ListData>(file).is_some_and(|list| check_list(&reader.at(file), &list))
            && reader.is_sound_in(file)
    }

    fn listed(&self, text: &str) -> Option<Listed> {
        let list = read(text)?;
        Some(Listed { name: list.name.clone().unwrap_or_else(|| list.id.clone()), id: list.id })
    }

    fn renamed(&self, text: &str, to: &Listed) -> String {
        let Some(list) = read(text) else { return text.to_owned() };
        write(&ListData { id: to.id.clone(), name: Some(to.name.clone()), ..list }, comment(text))
    }

    fn form(&self, data: &RuleData, text: &str, texts: &Texts) -> Option<Form> {
        Some(form(data_of(data), &read(text)?, texts))
    }

    fn edit(&self, data: &RuleData, text: &str, edit: &Edit) -> String {
        let Some(before) = read(text) else { return text.to_owned() };
        let mut list = before.clone();
        edits::edit(data_of(data), &mut list, edit);
        // A text that says the same stays as its author has written it.
        if list == before { text.to_owned() } else { write(&list, comment(text)) }
    }

    fn fits(&self, data: &RuleData, text: &str, texts: &Texts) -> Vec<Fit> {
        let (Some(list), data) = (read(text), data_of(data)) else { return vec![] };
        let armoury = data.armoury(&data.switches);
        let hosts = data
            .scenarios
            .iter()
            .flat_map(|scenario| scenario.hosts.iter().zip(ARMIES).map(move |(host, option)| (scenario, host, option)));
        let fit = hosts.map(|(scenario, host, option)| {
            let purpose = Purpose { limit: most_points(scenario, host), ..Purpose::of(host) };
            let refused = |fault: &Fault| fault.weight == Weight::Refused;
            let why_not = faults(&list, &armoury, &purpose).iter().find(|it| refused(it)).map(|it| remark(it, texts));
            Fit { scenario: scenario.id.clone(), option, why_not }
        });
        fit.collect()
    }

    fn roll(&self, data: &RuleData, text: &str, texts: &Texts) -> Option<Roll> {
        Some(roll(data_of(data), &read(text)?, texts))
    }
}
