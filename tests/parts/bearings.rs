//! Directions in words: the sixteen winds, told and typed.
use mesnie::table::prelude::{Lang, Names, Narrator, Spot, Texts};
use mesnie::table::text::bearings::{WINDS, Wind, read_wind, winds};

#[test]
fn every_wind_is_told_and_typed_in_both_languages() {
    for lang in Lang::ALL {
        let texts = Texts::new(lang);
        let tell = Narrator { texts: &texts, names: &Names::default(), game: "", base: None };
        for (wind, Wind(key, x, y)) in winds().zip(&WINDS) {
            let short = texts.get(&format!("{key}.short"));
            assert_eq!(read_wind(&short, &texts), Some(wind), "{lang}: {short}");
            let to = Spot::new(*x as i32, *y as i32);
            assert_eq!(tell.bearing(Spot::default(), to), Some(texts.get(key)), "{lang}");
        }
        assert_eq!(tell.bearing(Spot::default(), Spot::default()), None);
    }
}
