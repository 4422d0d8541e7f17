//! The help of the command line: every job and every argument has its text.
use mesnie::cli::declaration;
use mesnie::table::prelude::{Lang, Texts};

/// Every job and every argument has a text in both languages, and clap accepts the declaration.
#[test]
fn help_is_complete() {
    for lang in Lang::ALL {
        let texts = Texts::new(lang);
        let mut command = declaration(&texts);
        command.build();
        command.clone().debug_assert();
        let _ = command.render_long_help();
        let missing: Vec<_> = texts.faults().into_keys().filter(|key| key.starts_with("cli-")).collect();
        assert!(missing.is_empty(), "{lang}: {missing:?}");
    }
}
