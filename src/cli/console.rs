//! What every job is given (texts and rule data), and how it ends.
use crate::table::data::Source;
use crate::table::prelude::{Lang, Problem, Texts};
use crate::table::text::locales::Arg;
use std::io::{ErrorKind, Write};
use std::path::PathBuf;
use std::process::ExitCode;

/// How a job ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Exit {
    /// All is well.
    Success = 0,
    /// Something is wrong or has failed.
    Failure = 1,
    /// The arguments are wrong.
    Usage = 2,
}
impl From<Exit> for ExitCode {
    fn from(exit: Exit) -> Self {
        ExitCode::from(exit as u8)
    }
}

/// Why a job could not be done.
#[derive(Debug)]
pub(super) struct JobError {
    exit: Exit,
    problem: Problem,
}
impl JobError {
    /// The arguments are wrong.
    pub fn usage(problem: Problem) -> Self {
        Self { exit: Exit::Usage, problem }
    }
    /// Something else is wrong.
    pub fn failed(problem: Problem) -> Self {
        Self { exit: Exit::Failure, problem }
    }
    /// The message for people.
    pub fn tell(&self, texts: &Texts) -> String {
        self.problem.tell(texts)
    }
    /// Writes the message to the standard error output.
    pub fn report(&self, texts: &Texts) -> ExitCode {
        eprintln!("{}", self.tell(texts));
        self.exit.into()
    }
}
/// What a job returns.
pub(super) type JobResult = Result<Exit, JobError>;

/// The output of the program, with what its global arguments have chosen.
pub(super) struct Console {
    /// The messages in the language of the user.
    pub texts: Texts,
    /// The rule data of all games.
    pub source: Source,
}

impl Console {
    /// A console in this language, with the rule data in the folder `rules` or the built-in ones.
    pub fn new(lang: Lang, rules: Option<PathBuf>) -> Result<Self, JobError> {
        let source = match rules {
            None => Source::built_in(),
            Some(folder) if folder.is_dir() => Source::folder(folder),
            Some(folder) => {
                return Err(JobError::usage(Problem::new("cli-no-folder").with("folder", folder.display())));
            }
        };
        Ok(Self { texts: Texts::new(lang), source })
    }

    /// A message with its arguments.
    pub fn text(&self, key: &str, args: &[(&str, Arg)]) -> String {
        self.texts.format(key, args)
    }

    /// The message with this key, or `otherwise` if there is none.
    pub fn text_or(&self, key: &str, otherwise: &str) -> String {
        self.texts.get_or(key, otherwise)
    }

    /// Writes a line to the standard output. If that is closed (`| head`), the program ends.
    pub fn print(&self, line: &str) {
        let mut out = std::io::stdout().lock();
        if let Err(error) = writeln!(out, "{line}").and_then(|()| out.flush()) {
            let code = if error.kind() == ErrorKind::BrokenPipe { Exit::Success } else { Exit::Failure };
            std::process::exit(code as i32);
        }
    }

    /// Writes JSON to the standard output.
    pub fn print_json(&self, value: &impl serde::Serialize) {
        self.print(&serde_json::to_string_pretty(value).expect("what a job prints has string keys only"));
    }
}
