//! Battles played with dice of their own, where there is too much to reckon with: attackers who fight one by one, each
//! striking in every round, against a defender who strikes the strongest (F-17.02, R-13).
use crate::games::fief::chapters::battle::forecast::course::{Opening, WHOLE};
use crate::games::fief::chapters::battle::forecast::hosts::Host;
use crate::games::fief::chapters::battle::forecast::line::{Line, Lines, Ways};
use crate::games::fief::chapters::battle::forecast::{Encounter, Odds, Tally};

/// A source of numbers that begins with the battle itself, so that the same battle is always forecast alike.
struct Draws(u64);
impl Draws {
    /// The next number below [`WHOLE`].
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        (mixed ^ (mixed >> 31)) % WHOLE
    }
    fn points(&mut self, spread: &[(u16, u64)]) -> u16 {
        let mut drawn = self.next();
        for (points, chance) in spread.iter() {
            if drawn < *chance {
                return *points;
            }
            drawn -= chance;
        }
        spread.last().map_or(0, |(points, _)| *points)
    }
    fn opening(&mut self, openings: &[Opening]) -> Opening {
        let mut drawn = self.next();
        for opening in openings {
            if drawn < opening.chance {
                return *opening;
            }
            drawn -= opening.chance;
        }
        openings.last().copied().unwrap_or_default()
    }
}

/// The chances by so many battles, with what is known from earlier ones.
pub fn sampled(ways: Ways, lines: &mut Lines, encounter: &Encounter, runs: u32) -> Odds {
    let mut attackers: Vec<Line> = encounter.attackers.iter().map(|host| lines.take(ways, host)).collect();
    let mut defenders = lines.take(ways, &encounter.defenders);
    let odds = play(ways, &mut attackers, &mut defenders, encounter, runs);
    attackers.into_iter().chain([defenders]).for_each(|line| lines.keep(line));
    odds
}

fn play(ways: Ways, lines: &mut [Line], d: &mut Line, encounter: &Encounter, runs: u32) -> Odds {
    let columns: Vec<_> = encounter.attackers.iter().map(|host| host.column).collect();
    let walls = encounter.defenders.column;
    let strength =
        |lines: &[Line], states: &[u16]| lines.iter().zip(states).map(|(line, state)| line.strength(*state)).sum();
    let begin: Vec<u16> = vec![0; lines.len()];
    let mut tally = Tally::new([strength(lines, &begin), d.strength(0)]);
    let blow = |front: usize| encounter.blows.get(front).copied().unwrap_or(0);
    let first: Vec<u16> = lines.iter_mut().enumerate().map(|(i, line)| line.after(ways, 0, blow(i))).collect();
    let first_d = d.after(ways, 0, blow(lines.len()));
    let hosts: Vec<Host> = lines.iter().zip(&first).map(|(line, state)| line.host(*state).clone()).collect();
    let openings = encounter.openings(ways, &hosts, d.host(first_d));
    let mut draws = Draws(encounter.seed());
    for _ in 0..runs {
        let (mut states, mut of_d) = (first.clone(), first_d);
        let opening = draws.opening(&openings);
        let mut stops = false;
        if let Some(aim) = opening.slain {
            states[aim.front] = lines[aim.front].without(ways, states[aim.front], aim);
            stops = lines.iter().zip(&states).all(|(line, state)| !line.has_lords(*state));
        }
        let (struck, points) = opening.on_attackers;
        if let Some(line) = lines.get_mut(struck) {
            states[struck] = line.after(ways, states[struck], points);
        }
        of_d = d.after(ways, of_d, opening.on_defenders);
        for _ in 0..if stops { 0 } else { encounter.rounds } {
            if d.strength(of_d) == 0 || strength(lines, &states) == 0 {
                break;
            }
            // The first of the strongest.
            let strongest = (0..lines.len()).rev().max_by_key(|i| lines[*i].strength(states[*i])).unwrap_or(0);
            let dice = |i: usize| lines[i].dice(ways, states[i], walls);
            if (0..lines.len()).all(|i| dice(i) == 0) && d.dice(ways, of_d, columns[strongest]) == 0 {
                break;
            }
            let strike = d.spread(ways, of_d, columns[strongest]);
            let back = draws.points(d.removed(strike));
            let mut hurt = 0;
            for (i, line) in lines.iter_mut().enumerate() {
                if i == strongest || ways.rules.switches.separate_all_strike {
                    let strike = line.spread(ways, states[i], walls);
                    hurt += draws.points(line.removed(strike));
                }
            }
            of_d = d.after(ways, of_d, hurt);
            states[strongest] = lines[strongest].after(ways, states[strongest], back);
        }
        tally.add([strength(lines, &states), d.strength(of_d)], 1);
    }
    tally.odds(runs)
}
