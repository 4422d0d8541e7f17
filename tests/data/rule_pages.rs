//! The rules for people: chapters, numbers, search, and what is said of a book that is not as it should be.
use mesnie::table::data::rules_text;
use mesnie::table::data::rules_text::{Block, BlockKind, RulePages};
use mesnie::table::data::{Reader, Source};
use mesnie::table::text::locales::{Lang, Texts};

const BOOK: &str = "\
# A toy: the rules

Two hills and a king.
A second line.

## 1. Hills

The hills:

| Hill | Height |
|---|---|
| First | 3 |

- **TOY-1.01** The King stands on a hill
  of his own.
- **TOY-1.02** A *second* hill, see `TOY-1.01`.

  It has two paragraphs.
- A remark without a number.
- Another.

```text
## no heading, - **TOY-9.09** no rule

still none
```

## 2. Bœufs et châteaux

### Cattle

- **TOY-2.1.01** L’ÉLEVAGE du bœuf.
- **TOY-2.1.02b** Rien.

### Castles

- **TOY-2.2.01** Un château.
* **TOYX-3** A star will do.
";

fn text(block: &Block) -> (Option<&str>, &str, usize, usize) {
    (block.number(), &block.markdown, block.chapter, block.line)
}

#[test]
fn a_book_is_read_into_chapters_and_numbered_rules() {
    let book = RulePages::of(BOOK);
    assert_eq!(book.title(), "A toy: the rules");
    let titles: Vec<_> = book.chapters().iter().map(|c| (c.title.as_str(), c.blocks.clone())).collect();
    assert_eq!(titles, [("A toy: the rules", 0..2), ("1. Hills", 2..9), ("2. Bœufs et châteaux", 9..16)]);
    let blocks: Vec<_> = book.blocks().iter().map(text).collect();
    let expected = [
        (None, "A toy: the rules", 0, 1),
        (None, "Two hills and a king.\nA second line.", 0, 3),
        (None, "1. Hills", 1, 6),
        (None, "The hills:", 1, 8),
        (None, "| Hill | Height |\n|---|---|\n| First | 3 |", 1, 10),
        (Some("TOY-1.01"), "The King stands on a hill\nof his own.", 1, 14),
        (Some("TOY-1.02"), "A *second* hill, see `TOY-1.01`.\n\nIt has two paragraphs.", 1, 16),
        (None, "- A remark without a number.\n- Another.", 1, 19),
        (None, "```text\n## no heading, - **TOY-9.09** no rule\n\nstill none\n```", 1, 22),
        (None, "2. Bœufs et châteaux", 2, 28),
        (None, "Cattle", 2, 30),
        (Some("TOY-2.1.01"), "L’ÉLEVAGE du bœuf.", 2, 32),
        (Some("TOY-2.1.02b"), "Rien.", 2, 33),
        (None, "Castles", 2, 35),
        (Some("TOY-2.2.01"), "Un château.", 2, 37),
        (Some("TOYX-3"), "A star will do.", 2, 38),
    ];
    assert_eq!(blocks, expected);
    assert_eq!(book.blocks()[10].kind, BlockKind::Heading(3));
    assert_eq!(book.of_chapter(1).len(), 7);
    assert!(book.of_chapter(7).is_empty());
    for odd in
        ["", "\n\n", "no heading", "## only a chapter", "- **TOY-1** a rule", "```\nnever closed", "#x\n####### y"]
    {
        let book = RulePages::of(odd);
        assert_eq!(book.blocks().len(), book.chapters().iter().map(|c| c.blocks.len()).sum::<usize>(), "{odd:?}");
    }
}

#[test]
fn a_number_leads_to_its_rule_or_to_its_chapter() {
    let book = RulePages::of(BOOK);
    let found = |number: &str| book.find(number).map(|block| book.blocks()[block].markdown.as_str());
    assert_eq!(found("TOY-1.02"), Some("A *second* hill, see `TOY-1.01`.\n\nIt has two paragraphs."));
    assert_eq!(found(" TOY-2.1.02b "), Some("Rien."));
    assert_eq!(found("TOYX-3"), Some("A star will do."));
    // No such number: the chapter, or the heading within it, where its neighbours stand.
    assert_eq!(found("TOY-1.99"), Some("1. Hills"));
    assert_eq!(found("TOY-1.01a"), Some("The King stands on a hill\nof his own."));
    assert_eq!(found("TOY-1"), Some("1. Hills"));
    assert_eq!(found("TOY-1x"), Some("1. Hills"));
    assert_eq!(found("TOY-2"), Some("2. Bœufs et châteaux"));
    assert_eq!(found("TOY-2.1"), Some("Cattle"));
    assert_eq!(found("TOY-2.2.07"), Some("Castles"));
    assert_eq!(found("TOY-2.9.01"), Some("2. Bœufs et châteaux"));
    for nothing in ["TOY-3.01", "TOY-9.09", "F-1.01", "TOY", "TOY-", "", "-", "hills", "TOY-.1", "é-1", "TOY-1é"] {
        assert_eq!(found(nothing), None, "{nothing}");
    }
}

#[test]
fn words_are_found_whatever_their_case_and_accents() {
    let book = RulePages::of(BOOK);
    let lines = |words: &str| book.search(words).into_iter().map(|i| book.blocks()[i].line).collect::<Vec<_>>();
    assert_eq!(lines("HILL"), [3, 6, 8, 10, 14, 16]);
    assert_eq!(lines("hill king"), [3, 14]);
    assert_eq!(lines("king  HILL "), [3, 14]);
    assert_eq!(lines("elevage boeuf"), [32]);
    assert_eq!(lines("bœuf"), [28, 32]);
    assert_eq!(lines("château"), [28, 37]);
    assert_eq!(lines("l'élevage"), [32]);
    assert_eq!(lines("second hill,"), [16], "signs of Markdown do not part words");
    assert_eq!(lines("toy-2.1"), [32, 33]);
    assert!(lines("").is_empty() && lines("  ").is_empty() && lines("dragon").is_empty());
}

/// What `mesnie check` says of these two books.
fn findings(english: &str, french: Option<&str>) -> Vec<String> {
    let mut files = vec![("toy/RULES.en.md".to_owned(), english.to_owned())];
    files.extend(french.map(|text| ("toy/RULES.fr.md".to_owned(), text.to_owned())));
    let reader = Reader::new(Source::memory(files.into_iter().collect()));
    rules_text::check(&reader, "toy");
    let findings = reader.finish();
    for lang in Lang::ALL {
        let texts = Texts::new(lang);
        findings.render(&texts);
        assert_eq!(texts.faults(), Default::default());
    }
    findings.iter().map(|finding| finding.render(&Texts::new(Lang::En))).collect()
}

#[test]
fn what_is_wrong_with_a_book_is_told_with_its_place() {
    let sound = "## 1\n\n- **TOY-1.01** one\n- **TOY-1.02** two\n";
    assert!(findings(sound, Some(sound)).is_empty());
    let twice = findings("## 1\n\n- **TOY-1.01** one\n- **TOY-1.02** two\n- **TOY-1.01** three\n", Some(sound));
    assert_eq!(
        twice,
        [
            "toy/RULES.en.md:5:5: the rule TOY-1.01 is there already, on line 3\n   5 | - **TOY-1.01** three\n     |     ^^^^^^^^"
        ]
    );
    let other = findings(sound, Some("## 1\n\n- **TOY-1.01** un\n- **TOY-1.03** trois\n"));
    assert_eq!(other.len(), 2);
    assert!(other[0].starts_with("toy/RULES.en.md:4:5: the rule TOY-1.02 is not in toy/RULES.fr.md\n"), "{}", other[0]);
    assert!(other[1].starts_with("toy/RULES.fr.md:4:5: the rule TOY-1.03 is not in toy/RULES.en.md\n"), "{}", other[1]);
    let missing = findings(sound, None);
    assert_eq!(missing.len(), 1);
    assert!(missing[0].starts_with("toy/RULES.fr.md: there is no such file"), "{}", missing[0]);
    let empty = findings("", Some(sound));
    assert!(empty[0].starts_with("toy/RULES.en.md:1:1: there is no numbered rule here"), "{}", empty[0]);
}
