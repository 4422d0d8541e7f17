//! A list as a form: rows of fields with choices, what each costs, and what is wrong. Whoever shows it knows no rule: it sends
//! edits, and gets another text with another form.

/// Something that is said of a list or of a row of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Remark {
    /// In the language of the reader.
    pub words: String,
    /// The number of the rule; empty if none says so.
    pub rule: String,
    /// The path of the value in the list's own text; empty where it is about no one value.
    pub path: String,
    /// It is only advice: the list may be played all the same.
    pub advice: bool,
}

impl Remark {
    /// The words with the number of the rule behind them.
    pub fn told(&self) -> String {
        if self.rule.is_empty() { self.words.clone() } else { format!("{} ({})", self.words, self.rule) }
    }
}

/// A value that a field may have, or something that may be added.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// How an edit names it.
    pub word: String,
    /// What people call it.
    pub label: String,
    /// What it costs or brings, in short; may be empty.
    pub note: String,
}

/// What stands in a field.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Value {
    /// Words of the player's own.
    Text {
        /// What stands there.
        text: String,
        /// So many characters may.
        most: usize,
    },
    /// A number; the bounds are what can be set, not what the rules allow.
    Number {
        /// What stands there.
        number: i32,
        /// The smallest that can be set.
        least: i32,
        /// The largest that can be set.
        most: i32,
    },
    /// One of several. What stands there now may be none of them.
    Word {
        /// What stands there, as an edit names it.
        word: String,
        /// What people call it.
        label: String,
        /// What may stand there instead.
        choices: Vec<Choice>,
    },
}

/// A field of a list or of a row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Field {
    /// How an edit names it.
    pub name: String,
    /// What people call it.
    pub label: String,
    /// What it is about, in a sentence; may be empty.
    pub hint: String,
    /// What stands in it.
    pub value: Value,
}

/// A figure that follows from a row or from the whole list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Figure {
    /// In a few letters.
    pub label: String,
    /// As it is shown.
    pub value: String,
    /// What it is, in words.
    pub hint: String,
    /// It keeps the rules.
    pub sound: bool,
}

/// What can be done to a row beside its fields.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct RowEdits {
    /// A row like it can be put behind it.
    pub copy: bool,
    /// It can be taken away.
    pub remove: bool,
    /// It can go one place up.
    pub up: bool,
    /// It can go one place down.
    pub down: bool,
}

/// A row of a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// What people call it.
    pub title: String,
    /// What it is made of.
    pub fields: Vec<Field>,
    /// What follows from that.
    pub figures: Vec<Figure>,
    /// What it costs; nothing while too little is known of it.
    pub cost: Option<i32>,
    /// What is said of it.
    pub remarks: Vec<Remark>,
    /// What can be done to it.
    pub may: RowEdits,
}

/// A list as a form.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Form {
    /// What people call the list.
    pub title: String,
    /// Fields of the list as a whole.
    pub head: Vec<Field>,
    /// In the order of the list.
    pub rows: Vec<Row>,
    /// What can be added as a row.
    pub kinds: Vec<Choice>,
    /// What all of it costs, as far as it is known.
    pub total: i32,
    /// What it may cost.
    pub limit: i32,
    /// Figures of the whole list.
    pub figures: Vec<Figure>,
    /// What is said of the list as a whole.
    pub remarks: Vec<Remark>,
}

impl Form {
    /// Everything that is said of the list and of its rows, in their order, each with the title of its row.
    pub fn all_remarks(&self) -> impl Iterator<Item = (Option<&str>, &Remark)> {
        let of_rows =
            self.rows.iter().flat_map(|row| row.remarks.iter().map(|remark| (Some(row.title.as_str()), remark)));
        self.remarks.iter().map(|remark| (None, remark)).chain(of_rows)
    }
    /// Whether the list may be played.
    pub fn is_sound(&self) -> bool {
        self.all_remarks().all(|(_, remark)| remark.advice)
    }
}

/// A change of a list. Rows count from 0. An edit of what is not there changes nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Edit {
    /// Gives a field of a row, or without a row of the whole list, this value.
    Set {
        /// The row; nothing: the list as a whole.
        row: Option<usize>,
        /// The name of the field.
        field: String,
        /// The text, the number, or the word of a choice.
        value: String,
    },
    /// Adds a row of this kind.
    Add(String),
    /// Puts a row like this one behind it.
    Copy(usize),
    /// Takes a row away.
    Remove(usize),
    /// One place up.
    Up(usize),
    /// One place down.
    Down(usize),
}

impl Edit {
    /// Sets a field of a row.
    pub fn set(row: usize, field: &str, value: impl ToString) -> Self {
        Self::Set { row: Some(row), field: field.to_owned(), value: value.to_string() }
    }
    /// Sets a field of the whole list.
    pub fn set_head(field: &str, value: impl ToString) -> Self {
        Self::Set { row: None, field: field.to_owned(), value: value.to_string() }
    }
}
