//! How a question or a line of the log is told to people: its Fluent message with the names of what it speaks of.
use super::chronicle::Entry;
use super::conversation::Word;
use super::names::Names;
use super::targets::Target;
use super::texts::{Arg, Texts};

/// The line of a chronicle entry.
pub fn entry(texts: &Texts, names: &Names, entry: &Entry) -> String {
    let seat = entry.seat.map(|seat| ("seat", Word::On(Target::Seat(seat))));
    line(texts, names, entry.event, seat.iter().chain(&entry.words))
}

/// A message with its words; the first of two words of one name counts.
pub fn line<'a>(
    texts: &Texts,
    names: &Names,
    key: &str,
    words: impl IntoIterator<Item = &'a (&'static str, Word)>,
) -> String {
    let mut args: Vec<(&str, Arg)> = vec![];
    for (name, word) in words {
        if args.iter().all(|(known, _)| known != name) {
            args.push((name, arg(texts, names, *word)));
        }
    }
    texts.format(key, &args)
}

fn arg(texts: &Texts, names: &Names, word: Word) -> Arg {
    match word {
        Word::On(Target::Number(n)) | Word::Number(n) => n.into(),
        Word::On(on) => target(texts, names, on).into(),
        Word::Halves(n) => halves(n).into(),
        Word::Key(key) => Arg::key(key),
    }
}

/// What people call a target.
pub fn target(texts: &Texts, names: &Names, on: Target) -> String {
    match names.name(on) {
        Some(name) if !name.text.is_empty() => line(texts, names, &name.text, &name.words),
        _ => names.label(on),
    }
}

/// A number of halves as people write it: 3, 3½, ½, -½.
pub fn halves(n: i32) -> String {
    let (sign, whole) = (if n < 0 { "-" } else { "" }, n.unsigned_abs() / 2);
    match (whole, n % 2 != 0) {
        (0, true) => format!("{sign}½"),
        (_, true) => format!("{sign}{whole}½"),
        (_, false) => format!("{sign}{whole}"),
    }
}

#[cfg(test)]
mod tests {
    use super::halves;

    #[test]
    fn halves_are_written_as_people_do() {
        let written = [-15, -2, -1, 0, 1, 2, 15].map(halves);
        assert_eq!(written, ["-7½", "-1", "-½", "0", "½", "1", "7½"]);
    }
}
