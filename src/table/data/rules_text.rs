//! The rule books for people: `rules/<game>/RULES.<language>.md`, read into chapters and numbered rules, which can be
//! looked up by number and searched.
//!
//! The form of the files: `#` is the title of the book, `##` a chapter, `###` a heading within one; a numbered rule is
//! an item of a list, `- **N-5.04** What the rule says.` Everything else (tables, paragraphs) stands as it is.
use super::place::TextPlace;
use super::reader::Reader;
use crate::table::text::locales;
use crate::table::text::locales::Lang;
use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

/// The kinds of blocks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BlockKind {
    /// A heading; 1 is the title of the book, 2 that of a chapter.
    Heading(u8),
    /// A rule with its number: `N-5.04`.
    Rule(String),
    /// A paragraph, table or list without numbers.
    Text,
}

/// A part of a rule book that is shown as one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Block {
    /// What it is.
    pub kind: BlockKind,
    /// The text in Markdown, without the signs of the heading or the number of the rule.
    pub markdown: String,
    /// The index of its chapter in [`RulePages::chapters`].
    pub chapter: usize,
    /// The line of the file at which it begins, from 1.
    pub line: usize,
}

impl Block {
    /// The number of the rule, if it is one.
    pub fn number(&self) -> Option<&str> {
        match &self.kind {
            BlockKind::Rule(number) => Some(number),
            _ => None,
        }
    }
}

/// A chapter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chapter {
    /// Its heading: `5. Shooting`.
    pub title: String,
    /// The indexes of its blocks in [`RulePages::blocks`]; the first is the heading.
    pub blocks: Range<usize>,
}

/// The rule book of a game in one language. The first chapter is what comes before the first `##`: the title of the
/// book and the introduction.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RulePages {
    chapters: Vec<Chapter>,
    blocks: Vec<Block>,
    /// The text of each block as [`fold`] gives it, for the search.
    folded: Vec<String>,
}

/// The name of the file of a game's rule book in a language, within the rule data.
pub fn file(game: &str, lang: Lang) -> String {
    format!("{game}/RULES.{lang}.md")
}

impl RulePages {
    /// Reads the rule book of a game. `None`, and a finding, if there is no such file. A number that occurs twice is a
    /// finding too, and so is a book without numbers.
    pub fn read(reader: &Reader, game: &str, lang: Lang) -> Option<Self> {
        let file = file(game, lang);
        let pages = Self::of(&reader.text(&file)?);
        let mut lines = BTreeMap::new();
        for (number, block) in pages.rules() {
            match lines.get(number) {
                None => drop(lines.insert(number, block.line)),
                Some(first) => {
                    let args = [("number", number.into()), ("first", (*first).into())];
                    reader.error_at(&file, place(number, block), "rules-number-twice", &args);
                }
            }
        }
        if lines.is_empty() {
            let start = TextPlace { line: 1, column: 1, width: 1 };
            reader.error_at(&file, start, "rules-no-numbers", &[]);
        }
        Some(pages)
    }

    /// The rule book of a game, followed by that of the game that it is an expansion of.
    pub fn read_with(reader: &Reader, game: &str, base: Option<&str>, lang: Lang) -> Option<Self> {
        let Some(base) = base else { return Self::read(reader, game, lang) };
        let own = reader.text(&file(game, lang))?;
        let rest = reader.text(&file(base, lang))?;
        Some(Self::of(&format!("{own}\n{rest}")))
    }

    /// Reads the text of a rule book. Any text is accepted; without headings it is a single chapter.
    pub fn of(text: &str) -> Self {
        let mut blocks: Vec<Block> = vec![];
        let mut chapter = 0;
        let mut fenced = false;
        // Whether the next line can belong to the last block, and whether only if it is indented.
        let (mut open, mut indented) = (false, false);
        for (line, text) in (1..).zip(text.lines()) {
            let trimmed = text.trim();
            if fenced || trimmed.starts_with("```") && open {
                fenced ^= trimmed.starts_with("```");
                push_line(&mut blocks, text);
                continue;
            }
            if trimmed.is_empty() {
                indented = open && blocks.last().is_some_and(|block| block.number().is_some());
                open = indented;
                continue;
            }
            let signs = trimmed.bytes().take_while(|byte| *byte == b'#').count();
            let heading = trimmed[signs..].strip_prefix(' ').filter(|_| (1..=6).contains(&signs) && trimmed == text);
            let begin = |kind, markdown: &str| Block { kind, markdown: markdown.trim().to_owned(), chapter: 0, line };
            let next = if let Some(title) = heading {
                Some(begin(BlockKind::Heading(signs as u8), title.trim_end_matches('#')))
            } else if let Some((number, rule)) = numbered(text) {
                Some(begin(BlockKind::Rule(number.to_owned()), rule))
            } else if open && !(indented && trimmed == text) && !ends_rule(&blocks, text) {
                if indented {
                    push_line(&mut blocks, "");
                }
                let of_rule = blocks.last().is_some_and(|block| block.number().is_some());
                push_line(&mut blocks, if of_rule { trimmed } else { text });
                None
            } else {
                Some(Block { markdown: text.trim_end().to_owned(), ..begin(BlockKind::Text, "") })
            };
            indented = false;
            open = !matches!(next, Some(Block { kind: BlockKind::Heading(_), .. }));
            if let Some(mut block) = next {
                fenced = block.kind == BlockKind::Text && trimmed.starts_with("```");
                if block.kind == BlockKind::Heading(2) && !blocks.is_empty() {
                    chapter += 1;
                }
                block.chapter = chapter;
                blocks.push(block);
            }
        }
        let chapter = |chapter: usize| {
            let first = blocks.partition_point(|block| block.chapter < chapter);
            let last = blocks.partition_point(|block| block.chapter <= chapter);
            let heading = blocks.get(first).filter(|block| matches!(block.kind, BlockKind::Heading(_)));
            Chapter { title: heading.map_or(String::new(), |block| block.markdown.clone()), blocks: first..last }
        };
        let chapters = blocks.last().map_or(0, |block| block.chapter + 1);
        let folded = blocks.iter().map(|block| fold(&format!("{} {}", block.number().unwrap_or(""), block.markdown)));
        Self { chapters: (0..chapters).map(chapter).collect(), folded: folded.collect(), blocks }
    }

    /// The title of the book; empty if there is none.
    pub fn title(&self) -> &str {
        let first = self.blocks.first().filter(|block| block.kind == BlockKind::Heading(1));
        first.map_or("", |block| &block.markdown)
    }
    /// The chapters in order.
    pub fn chapters(&self) -> &[Chapter] {
        &self.chapters
    }
    /// All blocks in order.
    pub fn blocks(&self) -> &[Block] {
        &self.blocks
    }
    /// The blocks of a chapter, its heading first.
    pub fn of_chapter(&self, chapter: usize) -> &[Block] {
        self.chapters.get(chapter).map_or(&[], |chapter| &self.blocks[chapter.blocks.clone()])
    }
    /// Every rule with its number, in order.
    pub fn rules(&self) -> impl Iterator<Item = (&str, &Block)> {
        self.blocks.iter().filter_map(|block| Some((block.number()?, block)))
    }

    /// The index of the block to show for the number of a rule: that rule, or, if the book does not have it, the
    /// heading above the rules whose numbers begin in the same way (for `TOY-5.99` and `TOY-5` the chapter of `TOY-5.01`).
    /// `None` if there are no such rules either.
    pub fn find(&self, number: &str) -> Option<usize> {
        let number = number.trim();
        if let Some(rule) = self.blocks.iter().position(|block| block.number() == Some(number)) {
            return Some(rule);
        }
        let base = number.trim_end_matches(|c: char| c.is_ascii_lowercase());
        if base != number {
            return self.find(base);
        }
        let begins = |wanted: &str| {
            let under = |block: &Block| {
                block.number().is_some_and(|n| n.strip_prefix(wanted).is_some_and(|rest| rest.starts_with('.')))
            };
            self.blocks.iter().position(under)
        };
        let first = is_number(number).then(|| begins(number)).flatten();
        match (first, number.rsplit_once('.')) {
            (Some(first), _) if number.contains('.') => {
                let before = &self.blocks[..first];
                before.iter().rposition(|block| matches!(block.kind, BlockKind::Heading(_)))
            }
            (Some(first), _) => Some(self.chapters[self.blocks[first].chapter].blocks.start),
            (None, Some((shorter, _))) => self.find(shorter),
            (None, None) => None,
        }
    }

    /// The indexes of the blocks that hold all of these words. Parts of words are found too; case and accents do not
    /// matter. Without words nothing is found.
    pub fn search(&self, words: &str) -> Vec<usize> {
        let words = fold(words);
        let words: Vec<&str> = words.split_whitespace().collect();
        if words.is_empty() {
            return vec![];
        }
        let has_all = |folded: &String| words.iter().all(|word| folded.contains(word));
        (0..self.folded.len()).filter(|block| has_all(&self.folded[*block])).collect()
    }
}

/// Checks the rule books of a game in all languages. Findings are a missing file, a number that occurs twice, and a
/// rule that one language lacks.
pub fn check(reader: &Reader, game: &str) {
    let books: Vec<_> = Lang::ALL.into_iter().map(|lang| (lang, RulePages::read(reader, game, lang))).collect();
    for (lang, book) in &books {
        let Some(book) = book else { continue };
        for (other, of_other) in books.iter().filter(|(other, _)| other != lang) {
            let Some(of_other) = of_other else { continue };
            let known: BTreeSet<&str> = of_other.rules().map(|(number, _)| number).collect();
            for (number, block) in book.rules().filter(|(number, _)| !known.contains(number)) {
                let args = [("number", number.into()), ("file", file(game, *other).into())];
                reader.error_at(&file(game, *lang), place(number, block), "rules-number-missing", &args);
            }
        }
    }
}

/// The place of the number of a rule: after `- **`.
fn place(number: &str, block: &Block) -> TextPlace {
    TextPlace { line: block.line, column: 5, width: number.len() }
}

fn push_line(blocks: &mut [Block], line: &str) {
    if let Some(block) = blocks.last_mut() {
        block.markdown.push('\n');
        block.markdown.push_str(line.trim_end());
    }
}

/// Whether a line ends the rule before it: it is another item of a list, or a table.
fn ends_rule(blocks: &[Block], line: &str) -> bool {
    let starts = ["- ", "* ", "|"].iter().any(|sign| line.starts_with(sign));
    starts && blocks.last().is_some_and(|block| block.number().is_some())
}

/// The number and the text of a rule: `- **N-5.04** Enemy units block the line.`
fn numbered(line: &str) -> Option<(&str, &str)> {
    let (number, rule) = line.strip_prefix("- **").or_else(|| line.strip_prefix("* **"))?.split_once("**")?;
    is_number(number).then_some((number, rule.trim_start()))
}

/// Whether a text is the number of a rule (`N-5.04`, `TOY-1.2.03`, `TOY-7.06b`, `FX-12`): capitals, a hyphen, numbers with
/// dots between them, and possibly a small letter.
fn is_number(text: &str) -> bool {
    let digits = |part: &str| !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_digit());
    text.split_once('-').is_some_and(|(book, rest)| {
        let rest = rest.strip_suffix(|c: char| c.is_ascii_lowercase()).unwrap_or(rest);
        !book.is_empty() && book.bytes().all(|byte| byte.is_ascii_uppercase()) && rest.split('.').all(digits)
    })
}

/// A text for the search: as [`locales::fold`] gives it, without the signs of Markdown, so that `boeuf` finds
/// `**Bœuf**`.
fn fold(text: &str) -> String {
    locales::fold(&text.replace(['*', '`'], ""))
}
