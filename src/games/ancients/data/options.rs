//! The options of a match.
use super::files::*;
use crate::table::options::{one_of, spec};
use crate::table::prelude::{OptionChoice, OptionSpec, Setting, Settings};

/// The value of the option `board` that leaves the board to the budget (N-2.08).
pub const AUTO_BOARD: &str = "auto";
/// The scenario in which everything is agreed upon.
pub const OPEN_BATTLE: &str = "battle";

crate::table::options::options! {
    SwitchesData, number_bounds;
    dice_mode: DiceMode "option-group-dice" "N-7.13";
    rally_from_difference: number "option-group-dice" "N-7.08";
    rally_success_from: number "option-group-dice" "N-7.08";
    forbid_slide: bool "option-group-movement" "N-4.07";
    forbid_slip: bool "option-group-movement" "N-4.09";
    contact_forces_attack: bool "option-group-movement" "N-4.16";
    shoot_in_contact: bool "option-group-movement" "N-5.12";
    sight: ShotPaths "option-group-movement" "N-5.03";
    isolation: Isolation "option-group-combat" "N-6.02";
    second_challenge: bool "option-group-combat" "N-6.17";
    refusal_activates: bool "option-group-combat" "N-3.09";
    refusal_blocks_burn: bool "option-group-combat" "N-6.15";
    refuge_outside_zoc: bool "option-group-combat" "N-8.07";
    refuge_saves_from_four: bool "option-group-combat" "N-7.06";
    defender_may_advance: bool "option-group-combat" "N-9.02";
    pursuit_attack: bool "option-group-combat" "N-9.07";
    starter: Starter "option-group-victory" "N-1.11";
    tiebreak: Tiebreak "option-group-victory" "N-10.08";
    fire_markers: number "option-group-victory" "N-10.02";
    army_lists: bool "option-group-match" "N-1.16";
    light_pass_contact: bool "option-group-modules" "N-15.08";
    stand_covers: StandCovers "option-group-modules" "N-12.12";
    option2_unmarked: UnmarkedMaquis "option-group-modules" "N-17.22";
}

/// The usual settings, replaced by the options chosen for a match.
pub fn in_force(usual: &SwitchesData, options: &Settings) -> SwitchesData {
    let mut switches = apply(usual, options);
    let modules = &mut switches.modules;
    for (name, on) in [
        ("general", &mut modules.general),
        ("shock", &mut modules.shock),
        ("shock_mod1", &mut modules.shock_mod1),
        ("horse_archers", &mut modules.horse_archers),
        ("light", &mut modules.light),
        ("light_mod2", &mut modules.light_mod2),
        ("survivors", &mut modules.survivors),
        ("terrain", &mut modules.terrain),
        ("stakes", &mut modules.stakes),
        ("rampart_defence", &mut modules.rampart_defence),
        ("return_of_routed", &mut modules.return_of_routed),
        ("ambush", &mut modules.ambush),
        ("asymmetric_cards", &mut modules.asymmetric_cards),
        ("ext2", &mut modules.ext2),
        ("ext3", &mut modules.ext3),
    ] {
        if let Some(Setting::Switch(chosen)) = options.get(name) {
            *on = *chosen;
        }
    }
    if let Some(Setting::Word(word)) = options.get("maquis_markers")
        && let Some(chosen) = MaquisMarkers::of_word(word)
    {
        switches.modules.maquis_markers = chosen;
    }
    switches
}

/// The range of the settings that are numbers.
pub fn number_bounds(_: &SwitchesData, name: &str) -> (i32, i32) {
    match name {
        "rally_from_difference" => (1, 4),
        "rally_success_from" => (2, 7),
        _ => (0, 18),
    }
}

/// Every option of a match, in the order in which people meet them.
pub fn options(data: &AncientsData) -> Vec<OptionSpec> {
    let b = &data.budgets;
    let points = data.budgets_on_offer().iter().map(|line| line.points).collect();
    let maps = [AUTO_BOARD].into_iter().chain(data.maps.iter().map(|m| m.name.as_str())).map(str::to_owned).collect();
    let share = OptionChoice::Number { least: b.handicap_bounds.0, most: b.handicap_bounds.1 };
    let group = "option-group-match";
    let mut all = vec![
        spec("budget", group, "N-1.12", OptionChoice::OneNumber(points), Setting::Number(b.default)),
        spec("board", group, "N-2.08", OptionChoice::OneOf(maps), Setting::Word(AUTO_BOARD.into())),
        spec(
            "target_override",
            group,
            "N-1.12",
            OptionChoice::Number { least: 0, most: b.target_bounds.1 },
            Setting::Number(0),
        ),
        spec("handicap_red", group, "N-1.13", share.clone(), Setting::Number(100)),
        spec("handicap_blue", group, "N-1.13", share, Setting::Number(100)),
    ];
    all.extend(option_specs(&data.switches));
    all.sort_by_key(|s| {
        ["match", "dice", "movement", "combat", "victory", "modules"].iter().position(|g| s.group.ends_with(g))
    });
    all.extend(module_specs(&data.switches.modules));
    // What an option adds to a module stands behind it.
    let at = |all: &[OptionSpec], name: &str| all.iter().position(|spec| spec.name == name).expect("an option");
    for (setting, module) in
        [("light_pass_contact", "light_mod2"), ("stand_covers", "general"), ("option2_unmarked", "maquis_markers")]
    {
        let setting = all.remove(at(&all, setting));
        all.insert(at(&all, module) + 1, setting);
    }
    // In a set battle all else is fixed (N-22.01).
    for spec in all.iter_mut().filter(|spec| spec.name != "dice_mode") {
        spec.scenarios = vec![OPEN_BATTLE.to_owned()];
    }
    all
}

/// The modules of the extensions.
fn module_specs(m: &ModulesData) -> Vec<OptionSpec> {
    let switches = [
        ("general", m.general, "N-12.01"),
        ("shock", m.shock, "N-13.01"),
        ("shock_mod1", m.shock_mod1, "N-13.04"),
        ("horse_archers", m.horse_archers, "N-14.01"),
        ("light", m.light, "N-15.01"),
        ("light_mod2", m.light_mod2, "N-15.02"),
        ("survivors", m.survivors, "N-16.01"),
        ("terrain", m.terrain, "N-17.01"),
        ("stakes", m.stakes, "N-17.06"),
        ("ambush", m.ambush, "N-18.01"),
        ("rampart_defence", m.rampart_defence, "N-19.01"),
        ("return_of_routed", m.return_of_routed, "N-19.02"),
        ("asymmetric_cards", m.asymmetric_cards, "N-20.02"),
        ("ext2", m.ext2, "N-21.01"),
        ("ext3", m.ext3, "N-21.01"),
    ];
    let group = "option-group-modules";
    let mut all: Vec<_> = (switches.into_iter())
        .map(|(name, on, rule)| spec(name, group, rule, OptionChoice::Switch, Setting::Switch(on)))
        .collect();
    let markers = Setting::Word(m.maquis_markers.word().into());
    all.push(spec("maquis_markers", group, "N-17.11", one_of(MaquisMarkers::WORDS), markers));
    all
}
