//! The help and the error messages of the command line in the language of the user. Each job declares its arguments;
//! their texts are the Fluent messages `cli-JOB-about` (with `.long` and `.examples`) and `cli-JOB-ARGUMENT`, in
//! `locales/*/jobs.ftl`.
use super::console::Exit;
use crate::table::prelude::{Lang, Texts};
use crate::table::text::locales::Arg as MessageArg;
use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Arg, ArgAction, Command};
use std::ffi::OsString;
use std::process::ExitCode;

/// The language that the arguments ask for, or else that of the system. It is needed before the arguments are parsed.
pub(super) fn language(args: &[OsString]) -> Lang {
    let mut args = args.iter().filter_map(|arg| arg.to_str());
    let mut asked = None;
    while let Some(arg) = args.next() {
        if arg == "--lang" {
            asked = args.next();
        } else if let Some(lang) = arg.strip_prefix("--lang=") {
            asked = Some(lang);
        }
    }
    asked.and_then(|lang| lang.parse().ok()).unwrap_or_else(Lang::of_system)
}

/// Adds the texts of the help to the program and its jobs.
pub(super) fn translated(command: Command, texts: &Texts) -> Command {
    let command = translated_one(command, texts, "cli");
    let jobs: Vec<String> = command.get_subcommands().map(|job| job.get_name().to_owned()).collect();
    let command = command
        .subcommand_help_heading(texts.get("cli-heading-jobs"))
        .subcommand_value_name(texts.get("cli-heading-job"));
    jobs.into_iter().fold(command, |command, job| {
        command.mut_subcommand(&job, |of_job| {
            if of_job.is_hide_set() { of_job } else { translated_one(of_job, texts, &format!("cli-{job}")) }
        })
    })
}

/// Adds the texts of the help to one command.
fn translated_one(command: Command, texts: &Texts, key: &str) -> Command {
    let template = format!(
        "{{before-help}}{{about-with-newline}}\n{}\n  {{usage}}\n\n{{all-args}}{{after-help}}",
        texts.get("cli-heading-usage")
    );
    let command = command
        .about(texts.get(&format!("{key}-about")))
        .long_about(texts.get(&format!("{key}-about.long")))
        .after_long_help(texts.get(&format!("{key}-about.examples")))
        .help_template(template)
        .disable_help_flag(true)
        .mut_args(|arg| {
            let heading = texts.get(if arg.is_positional() { "cli-heading-arguments" } else { "cli-heading-options" });
            let help = texts.get(&format!("{key}-{}", arg.get_id().as_str().replace('_', "-")));
            match (arg.get_default_values(), arg.get_action().takes_values()) {
                ([value], true) => {
                    let value = value.to_string_lossy().into_owned();
                    let default = texts.format("cli-default", &[("value", value.into())]);
                    arg.help(format!("{help} {default}")).hide_default_value(true)
                }
                _ => arg.help(help),
            }
            .help_heading(heading)
        })
        .arg(
            Arg::new("help")
                .short('h')
                .long("help")
                .action(ArgAction::Help)
                .help(texts.get("cli-help"))
                .help_heading(texts.get("cli-heading-options")),
        );
    if key != "cli" {
        return command;
    }
    command.disable_version_flag(true).arg(
        Arg::new("version")
            .short('V')
            .long("version")
            .action(ArgAction::Version)
            .help(texts.get("cli-version"))
            .help_heading(texts.get("cli-heading-options")),
    )
}

/// Prints the help that was asked for, or what is wrong with the arguments.
pub(super) fn report(error: &clap::Error, texts: &Texts) -> ExitCode {
    if !error.use_stderr() {
        // Help or version. An error means that the output is closed.
        let _ = error.print();
        return Exit::Success.into();
    }
    let context = |kind: ContextKind| match error.get(kind) {
        Some(ContextValue::String(text)) => text.clone(),
        Some(ContextValue::Strings(texts)) => texts.join(", "),
        _ => String::new(),
    };
    let (invalid, value) = (context(ContextKind::InvalidArg), context(ContextKind::InvalidValue));
    let message = match error.kind() {
        ErrorKind::UnknownArgument => Some(("cli-unknown-argument", invalid, ContextKind::SuggestedArg)),
        ErrorKind::InvalidSubcommand => {
            Some(("cli-unknown-job", context(ContextKind::InvalidSubcommand), ContextKind::SuggestedSubcommand))
        }
        ErrorKind::MissingRequiredArgument => Some(("cli-missing-argument", invalid, ContextKind::SuggestedArg)),
        ErrorKind::InvalidValue if value.is_empty() => {
            Some(("cli-missing-value", invalid, ContextKind::SuggestedValue))
        }
        ErrorKind::InvalidValue | ErrorKind::ValueValidation => {
            Some(("cli-bad-value", invalid, ContextKind::SuggestedValue))
        }
        _ => None,
    };
    let Some((key, what, suggestion)) = message else {
        let _ = error.print();
        return Exit::Usage.into();
    };
    let reason = std::error::Error::source(error).map_or(String::new(), ToString::to_string);
    let args: [(&str, MessageArg); 3] = [("what", what.into()), ("value", value.into()), ("reason", reason.into())];
    eprintln!("{}", texts.format(key, &args).trim_end());
    let near = context(suggestion);
    if !near.is_empty() {
        eprintln!("{}", texts.format("cli-did-you-mean", &[("near", near.into())]));
    }
    eprintln!("{}", texts.get("cli-try-help"));
    Exit::Usage.into()
}
