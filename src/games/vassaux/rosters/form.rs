//! The form of a list: what stands in it, what can stand there instead and for what price, and what the judge says.
use super::fighters::{armour, modification_of, modification_word, modifications, rides, weapon};
use super::told::*;
use crate::games::vassaux::data::army::faults::{Levies, Purpose, faults, levies};
use crate::games::vassaux::data::army::muster::{Fault, Muster, muster};
use crate::games::vassaux::data::army::units::{Armoury, Unit, reserve};
use crate::games::vassaux::data::checks::lists::settings_for;
use crate::games::vassaux::data::files::{Role, StatsData, VassauxData};
use crate::games::vassaux::data::lists::*;
use crate::games::vassaux::data::magic::{Bearer, School};
use crate::games::vassaux::data::scenarios::{HostData, ScenarioData};
use crate::table::rosters::form::*;
use crate::table::text::locales::{Arg, Texts};

/// The kind of row that is a lord.
pub const LORD: &str = "lord";
/// The kind of row that is a unit of no ready-made fighters.
pub const BY_HAND: &str = "by_hand";
/// Most fighters that a field can be set to; the rules allow fewer (V-4.24).
pub const MOST_FIGHTERS: i32 = 99;
/// Most letters of a name.
pub const LONGEST_NAME: usize = 40;

/// The scenario for which a list was made, and its host there: without one named, the first.
pub fn purpose<'d>(data: &'d VassauxData, list: &ListData) -> Option<(&'d ScenarioData, &'d HostData)> {
    let scenario = data.scenario(&list.scenario)?;
    let named = list.host.as_ref().and_then(|name| scenario.hosts.iter().find(|host| host.id == *name));
    Some((scenario, named.or(scenario.hosts.first())?))
}

/// Everything that is wrong with a list where it is to be played, its units, and its limit.
pub fn judged(data: &VassauxData, list: &ListData) -> (Vec<Fault>, Muster, i32) {
    let switches = settings_for(list, &data.switches);
    let armoury = data.armoury(&switches);
    let made = muster(list, &armoury, None);
    match purpose(data, list) {
        Some((scenario, host)) => {
            let purpose = Purpose::of_list(list, scenario, host);
            (faults(list, &armoury, &purpose), made, purpose.limit)
        }
        None => (made.faults.clone(), made, 0),
    }
}

/// The form of a list.
pub fn form(data: &VassauxData, list: &ListData, texts: &Texts) -> Form {
    let switches = settings_for(list, &data.switches);
    let armoury = data.armoury(&switches);
    let (found, made, limit) = judged(data, list);
    let with = Writer { data, armoury, list, texts };
    let lords = (0..list.lords.len()).map(|i| with.lord(i, &made, &found));
    let units = (0..list.units.len()).map(|i| with.unit(i, &made, &found));
    let rows: Vec<Row> = lords.chain(units).collect();
    let of_row = |fault: &&Fault| fault.path.starts_with("lords[") || fault.path.starts_with("units[");
    let mut remarks: Vec<Remark> = found.iter().filter(|it| !of_row(it)).map(|it| remark(it, texts)).collect();
    if list.school.is_some() && !data.switches.magic {
        let (words, rule) = (texts.get("vassaux-roster-no-magic"), "V-5.01".to_owned());
        remarks.push(Remark { words, rule, path: "school".to_owned(), advice: true });
    }
    Form {
        title: list_name(list, texts),
        head: with.head(),
        rows,
        kinds: with.kinds(),
        total: made.total(),
        limit,
        figures: with.figures(&made),
        remarks,
    }
}

struct Writer<'a> {
    data: &'a VassauxData,
    armoury: Armoury<'a>,
    list: &'a ListData,
    texts: &'a Texts,
}

impl Writer<'_> {
    fn field(&self, name: &str, key: &str, value: Value) -> Field {
        let hint = format!("{key}.hint");
        let hint = if self.texts.has(&hint) { self.texts.get(&hint) } else { String::new() };
        Field { name: name.to_owned(), label: self.texts.get(key), hint, value }
    }

    /// A field with one of several words. What stands there is shown even if it is none of them.
    fn word(&self, name: &str, key: &str, word: &str, now: String, choices: Vec<Choice>) -> Field {
        let label = choices.iter().find(|choice| choice.word == word).map_or(now, |choice| choice.label.clone());
        self.field(name, key, Value::Word { word: word.to_owned(), label, choices })
    }

    fn choice(&self, word: &str, label: String, points: Option<i32>) -> Choice {
        Choice { word: word.to_owned(), label, note: points.map_or(String::new(), |it| price(it, self.texts)) }
    }

    fn head(&self) -> Vec<Field> {
        let (list, texts) = (self.list, self.texts);
        let name = Value::Text { text: list_name(list, texts), most: LONGEST_NAME };
        let mut head = vec![self.field("name", "vassaux-roster-name", name)];
        let purposes = self.data.scenarios.iter().flat_map(|scenario| {
            let hosts = scenario.hosts.iter().map(|host| Some(host.id.as_str()));
            // Where all hosts ask for the same a list may be for any of them.
            let any = scenario.points_bounds.map(|_| None);
            any.into_iter().chain(hosts.filter(move |_| any.is_none())).map(move |host| (scenario.id.as_str(), host))
        });
        let choices = purposes.map(|(scenario, host)| {
            let word = purpose_word(scenario, host);
            self.choice(&word, purpose_name(scenario, host, texts), None)
        });
        let word = purpose_word(&list.scenario, list.host.as_deref());
        let now = purpose_name(&list.scenario, list.host.as_deref(), texts);
        head.push(self.word("purpose", "vassaux-roster-for", &word, now, choices.collect()));
        if let Some((scenario, host)) = purpose(self.data, list)
            && let Some((least, most)) = scenario.points_bounds
        {
            let number = list.points.unwrap_or(host.points);
            head.push(self.field("points", "vassaux-roster-limit", Value::Number { number, least, most }));
        }
        let school = |of: Option<School>| self.choice(of.map_or("", School::word), school_name(of, texts), None);
        let schools = [None, Some(School::Red), Some(School::Green), Some(School::Black)].map(school);
        let word = list.school.map_or("", School::word);
        head.push(self.word("school", "vassaux-roster-school", word, String::new(), schools.to_vec()));
        head
    }

    fn kinds(&self) -> Vec<Choice> {
        let texts = self.texts;
        let lord = self.list.lords.is_empty().then(|| self.choice(LORD, texts.get("vassaux-roster-lord"), None));
        let ready = self.data.prebuilt.iter().map(|of| {
            let figures = texts.format(
                "vassaux-roster-ready",
                &[
                    ("points", of.points.into()),
                    ("mv", of.stats.0.into()),
                    ("hp", of.stats.1.into()),
                    ("at", of.stats.2.into()),
                    ("df", of.stats.3.into()),
                ],
            );
            Choice { word: of.id.clone(), label: named("prebuilt", &of.id, texts), note: figures }
        });
        let by_hand = self.choice(BY_HAND, texts.get("vassaux-roster-by-hand"), None);
        lord.into_iter().chain([by_hand]).chain(ready).collect()
    }

    fn figures(&self, made: &Muster) -> Vec<Figure> {
        let texts = self.texts;
        let figure = |key: &str, value: String, sound: bool| Figure {
            label: texts.get(key),
            value,
            hint: texts.get(&format!("{key}.hint")),
            sound,
        };
        let Levies { elite, levies, wanted } = levies(made, &self.armoury);
        let args = [("levies", levies.into()), ("elite", elite.into()), ("wanted", wanted.into())];
        let ratio = texts.format("vassaux-roster-levies-of", &args);
        let fighters: i32 = made.lords.iter().chain(&made.units).map(|unit| unit.size).sum();
        let mut figures = vec![
            figure("vassaux-roster-fighters", fighters.to_string(), true),
            figure("vassaux-roster-levies", ratio, levies >= wanted),
        ];
        if let [lord] = made.lords.as_slice() {
            let dice = reserve(lord, &made.units, self.armoury.switches.reserve_counts_lord);
            figures.push(figure("vassaux-roster-reserve", dice.to_string(), true));
        }
        figures
    }

    /// What is said of the row with this path.
    fn remarks(&self, path: &str, found: &[Fault]) -> Vec<Remark> {
        let of_row = |fault: &&Fault| {
            fault.path.strip_prefix(path).is_some_and(|rest| rest.is_empty() || rest.starts_with(['.', '[']))
        };
        found.iter().filter(of_row).map(|fault| remark(fault, self.texts)).collect()
    }

    fn lord(&self, i: usize, made: &Muster, found: &[Fault]) -> Row {
        let (lord, path) = (&self.list.lords[i], format!("lords[{i}]"));
        let mut fields = vec![self.title(Some(&lord.title), Role::Lord)];
        fields.extend(self.build(Some(&lord.profile), &lord.gear, &lord.modifications));
        let most = self.data.gear.lord_gear.points.max(0);
        for (name, key, number) in [
            ("lord_mv", "vassaux-roster-lord-mv", lord.points.mv),
            ("lord_at", "vassaux-roster-lord-at", lord.points.at),
            ("lord_df", "vassaux-roster-lord-df", lord.points.df),
        ] {
            fields.push(self.field(name, key, Value::Number { number, least: 0, most }));
        }
        fields.extend(self.powers(&lord.powers, Role::Lord));
        let unit = made.lords.iter().find(|unit| unit.path == path);
        Row {
            title: self.texts.get("vassaux-roster-lord"),
            fields,
            figures: unit.map_or(vec![], |unit| self.of_unit(unit)),
            cost: unit.map(|unit| unit.cost),
            remarks: self.remarks(&path, found),
            may: RowEdits { remove: true, ..RowEdits::default() },
        }
    }

    fn unit(&self, i: usize, made: &Muster, found: &[Fault]) -> Row {
        let (unit, path, texts) = (&self.list.units[i], format!("units[{i}]"), self.texts);
        let size = unit.fighters.iter().map(|of| i64::from(of.size)).sum::<i64>().clamp(0, 9999) as i32;
        let first = unit.fighters.first();
        let ready = first.and_then(|of| of.prebuilt.as_deref());
        let mut kinds = vec![self.choice("", texts.get("vassaux-roster-by-hand"), None)];
        kinds.extend(
            self.data.prebuilt.iter().map(|of| self.choice(&of.id, named("prebuilt", &of.id, texts), Some(of.points))),
        );
        let of_ready = |id: &str| named("prebuilt", id, texts);
        let name = Value::Text { text: unit.id.clone(), most: LONGEST_NAME };
        let mut fields = vec![
            self.field("id", "vassaux-roster-unit-name", name),
            self.field("size", "vassaux-roster-size", Value::Number { number: size, least: 0, most: MOST_FIGHTERS }),
            self.word(
                "prebuilt",
                "vassaux-roster-of",
                ready.unwrap_or_default(),
                of_ready(ready.unwrap_or_default()),
                kinds,
            ),
            self.title(unit.title.as_deref(), Role::Vassal),
        ];
        if let Some(of) = first.filter(|_| ready.is_none()) {
            fields.extend(self.build(of.profile.as_deref(), &of.gear, &of.modifications));
        }
        fields.extend(self.powers(&unit.powers, Role::Vassal));
        let made = made.units.iter().find(|made| made.path == path);
        let label = unit_name(&unit.id, texts);
        let kind = match (ready, first.and_then(|of| of.profile.as_deref())) {
            (Some(ready), _) => of_ready(ready),
            (None, Some(profile)) => named("profile", profile, texts),
            (None, None) => String::new(),
        };
        let args = [("name", Arg::from(label)), ("kind", Arg::from(kind)), ("size", size.into())];
        Row {
            title: texts.format("vassaux-roster-unit", &args),
            fields,
            figures: made.map_or(vec![], |made| self.of_unit(made)),
            cost: made.map(|made| made.cost),
            remarks: self.remarks(&path, found),
            may: RowEdits { copy: true, remove: true, up: i > 0, down: i + 1 < self.list.units.len() },
        }
    }

    fn title(&self, now: Option<&str>, role: Role) -> Field {
        let of_role = self.data.titles.iter().filter(|title| title.role == role);
        let choices = of_role.map(|of| self.choice(&of.id, named("title", &of.id, self.texts), Some(of.points)));
        let shown = now.map_or(self.texts.get("vassaux-roster-no-title"), |now| named("title", now, self.texts));
        self.word("title", "vassaux-roster-title", now.unwrap_or_default(), shown, choices.collect())
    }

    /// Profile, weapon, armour, mount and modifications.
    fn build(&self, profile: Option<&str>, items: &[String], modified: &[StatsData]) -> Vec<Field> {
        let (data, texts) = (self.data, self.texts);
        let of = |what: &str, id: &str, points: i32| self.choice(id, named(what, id, texts), Some(points));
        let profiles = data.profiles.iter().map(|it| of("profile", &it.id, it.points)).collect();
        let weapons = data.gear.weapons.iter().map(|it| of("weapon", &it.id, it.points)).collect();
        let armours = data.gear.armours.iter().map(|it| of("armour", &it.id, it.points)).collect();
        let feet = [false, true].map(|rides| {
            self.choice(foot_word(rides), foot_name(rides, texts), rides.then_some(data.gear.mount.points))
        });
        let shown = profile.map_or(String::new(), |id| named("profile", id, texts));
        let mut fields = vec![
            self.word("profile", "vassaux-roster-profile", profile.unwrap_or_default(), shown, profiles),
            self.word("weapon", "vassaux-roster-weapon", weapon(&data.gear, items), String::new(), weapons),
            self.word("armour", "vassaux-roster-armour", armour(&data.gear, items), String::new(), armours),
            self.word("mount", "vassaux-roster-mount", foot_word(rides(items)), String::new(), feet.to_vec()),
        ];
        let slots = slots(modified.len(), self.armoury.switches.max_mods);
        for slot in 0..slots {
            let now = modified.get(slot);
            let none = self.choice("", texts.get("vassaux-roster-unmodified"), None);
            let all = modifications().map(|(up, down)| {
                let word = modification_word(up, down);
                let name = modification_of(&word).map_or(String::new(), |of| modification_name(&of, texts));
                self.choice(&word, name, Some(data.gear.modification.points))
            });
            let word = now.map_or(String::new(), |now| {
                let same =
                    |(up, down): &(&str, &str)| modification_of(&modification_word(up, down)).as_ref() == Some(now);
                modifications().find(same).map_or("?".to_owned(), |(up, down)| modification_word(up, down))
            });
            let shown = now.map_or(String::new(), |now| modification_name(now, texts));
            let choices = [none].into_iter().chain(all).collect();
            fields.push(self.word(&format!("mod_{slot}"), "vassaux-roster-modification", &word, shown, choices));
        }
        fields
    }

    /// A field for each power that may be had, and for each that is there; none for a host without a school.
    fn powers(&self, now: &[String], role: Role) -> Vec<Field> {
        let magic = &self.data.magic;
        let may = if role == Role::Lord { magic.powers_of_lord } else { magic.powers_of_unit };
        let may = if self.list.school.is_some() { may } else { 0 };
        let fits = |school: School| {
            move |schools: &[School], bearer: &Bearer| {
                schools.contains(&school) && (role == Role::Lord || *bearer != Bearer::Lord)
            }
        };
        let field = |slot: usize| {
            let none = self.choice("", self.texts.get("vassaux-roster-no-power"), None);
            let of_school = magic
                .powers
                .iter()
                .filter(|power| self.list.school.is_some_and(|school| fits(school)(&power.schools, &power.bearer)));
            let all = of_school.map(|of| self.choice(&of.id, named("power", &of.id, self.texts), Some(of.points)));
            let word = now.get(slot).map_or("", String::as_str);
            let choices = [none].into_iter().chain(all).collect();
            let shown = named("power", word, self.texts);
            self.word(&format!("power_{slot}"), "vassaux-roster-power", word, shown, choices)
        };
        (0..slots(now.len(), may)).map(field).collect()
    }

    /// The figures of a unit, and the price of each of its fighters.
    fn of_unit(&self, unit: &Unit) -> Vec<Figure> {
        let stats = shown_stats(&self.armoury, unit);
        let keys = [
            "vassaux-roster-mv",
            "vassaux-roster-hp",
            "vassaux-roster-at",
            "vassaux-roster-df",
            "vassaux-roster-cmd",
            "vassaux-roster-aura",
            "vassaux-roster-each",
        ];
        let [mv, hp, at, df] = stats;
        let values = [mv, hp, at, df, unit.cmd.to_string(), unit.aura.to_string(), unit.figure.to_string()];
        let figure = |(key, value): (&str, String)| Figure {
            label: self.texts.get(key),
            value,
            hint: self.texts.get(&format!("{key}.hint")),
            sound: true,
        };
        keys.into_iter().zip(values).map(figure).collect()
    }
}

/// Mv, Ps, At and Df as a sheet shows them: with a star where more is added against some (V-4.11), or under some attacks (V-4.14).
pub fn shown_stats(armoury: &Armoury, unit: &Unit) -> [String; 4] {
    let (weapon, armour) = (&armoury.gear.weapons[unit.build.weapon], &armoury.gear.armours[unit.build.armour]);
    let star = |value: i32, starred: bool| if starred { format!("{value}*") } else { value.to_string() };
    [
        unit.stats.mv.to_string(),
        unit.stats.hp.to_string(),
        star(unit.stats.at, weapon.melee != weapon.melee_mounted || weapon.shot.is_some()),
        star(unit.stats.df, !armour.doubled_by.is_empty()),
    ]
}

/// The fields for things of which so many are there and so many may be: all that are there, and the next one.
fn slots(there: usize, may: i32) -> usize {
    there.max(usize::try_from(may).unwrap_or(0).min(there + 1))
}

/// How the field of a list says what it is for.
pub fn purpose_word(scenario: &str, host: Option<&str>) -> String {
    format!("{scenario}/{}", host.unwrap_or_default())
}
