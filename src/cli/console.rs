//! What every job has at hand: the words, the rule data, and how it ends.
use crate::table::data::Source;
use crate::table::prelude::{Lang, Problem, Texts};
use crate::table::text::locales::Arg;
use std::io::{ErrorKind, Write};
use std::path::PathBuf;
use std::process::ExitCode;

/// How a job ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Exit {
    Fine = 0,
    /// Something was found wrong, or failed.
    Wrong = 1,
    /// The command line asks for what there is not.
    Usage = 2,
}
impl From<Exit> for ExitCode {
    fn from(exit: Exit) -> Self {
        ExitCode::from(exit as u8)
    }
}

/// Why a job could not be done.
#[derive(Debug)]
pub(super) struct Stop {
    exit: Exit,
    problem: Problem,
}
impl Stop {
    pub fn usage(problem: Problem) -> Self {
        Self { exit: Exit::Usage, problem }
    }
    pub fn failed(problem: Problem) -> Self {
        Self { exit: Exit::Wrong, problem }
    }
    pub fn tell(&self, texts: &Texts) -> String {
        self.problem.tell(texts)
    }
    pub fn report(&self, texts: &Texts) -> ExitCode {
        eprintln!("{}", self.tell(texts));
        self.exit.into()
    }
}
pub(super) type Done = Result<Exit, Stop>;

pub(super) struct Console {
    pub texts: Texts,
    pub source: Source,
}

impl Console {
    pub fn new(lang: Lang, rules: Option<PathBuf>) -> Result<Self, Stop> {
        let source = match rules {
            None => Source::built_in(),
            Some(folder) if folder.is_dir() => Source::folder(folder),
            Some(folder) => {
                return Err(Stop::usage(Problem::new("cli-no-folder").with("folder", folder.display())));
            }
        };
        Ok(Self { texts: Texts::new(lang), source })
    }

    /// A line of text with its arguments.
    pub fn text(&self, key: &str, args: &[(&str, Arg)]) -> String {
        self.texts.format(key, args)
    }

    /// The message of this key, or, where there is none, what stands in for it.
    pub fn text_or(&self, key: &str, otherwise: &str) -> String {
        if self.texts.has(key) { self.texts.get(key) } else { otherwise.to_owned() }
    }

    /// Writes a line to the standard output. Whoever reads it may have heard enough (`| head`): the program ends then.
    pub fn print(&self, line: &str) {
        let mut out = std::io::stdout().lock();
        if let Err(error) = writeln!(out, "{line}").and_then(|()| out.flush()) {
            let code = if error.kind() == ErrorKind::BrokenPipe { Exit::Fine } else { Exit::Wrong };
            std::process::exit(code as i32);
        }
    }

    /// Writes JSON to the standard output.
    pub fn print_json(&self, value: &impl serde::Serialize) {
        self.print(&serde_json::to_string_pretty(value).expect("what a job prints has string keys only"));
    }
}
