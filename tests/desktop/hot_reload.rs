//! Rule data are read again when a file changes.
use mesnie::desktop::platform::library::Library;
use mesnie::desktop::session::hot_reload::{FolderWatcher, RulesReload, read_again};
use mesnie::table::data::Source;
use mesnie::table::text::locales::{Lang, Texts};
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};

#[test]
fn an_edited_file_is_in_force_when_it_is_sound_and_told_of_when_it_is_not() {
    let texts = Texts::new(Lang::Fr);
    let folder = tempfile::tempdir().expect("a temporary folder");
    let file = folder.path().join("ancients/budgets.ron");
    std::fs::create_dir_all(file.parent().expect("a parent")).expect("a folder");
    let usual = Source::built_in().read("ancients/budgets.ron").expect("there");
    std::fs::write(&file, &usual).expect("written");
    let mut library = Library::read(&Source::folder(folder.path()));
    assert_eq!(read_again(&mut library, &texts), RulesReload::Unchanged);
    let rules = |library: &Library| library.shelf[0].rules.as_ref().expect("sound").files.clone();
    let first = rules(&library);

    let shorter = usual.replace("turn_limit: 8", "turn_limit: 5");
    assert_ne!(shorter, usual, "the file has another form than this test thinks");
    std::fs::write(&file, &shorter).expect("written");
    assert_eq!(read_again(&mut library, &texts), RulesReload::Updated);
    let second = rules(&library);
    assert_ne!(second, first);

    std::fs::write(&file, shorter.replace("turn_limit: 5", "turn_limit: cinq")).expect("written");
    let RulesReload::Invalid(words) = read_again(&mut library, &texts) else { panic!("a broken file passes") };
    assert!(words.contains("budgets.ron") && words.contains("cinq"), "{words}");
    assert_eq!(rules(&library), second, "the last sound data are no longer in force");
    std::fs::write(&file, usual).expect("written");
    assert_eq!(read_again(&mut library, &texts), RulesReload::Updated);
}

#[test]
fn a_watched_folder_tells_once_of_several_changes() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let woken = Arc::new(AtomicU32::new(0));
    let count = woken.clone();
    let wake = move || {
        count.fetch_add(1, Ordering::SeqCst);
    };
    let watch = FolderWatcher::over(folder.path(), wake).expect("watched");
    for i in 0..5 {
        std::fs::write(folder.path().join("budgets.ron"), i.to_string()).expect("written");
    }
    let began = Instant::now();
    while woken.load(Ordering::SeqCst) == 0 {
        assert!(began.elapsed() < Duration::from_secs(80), "nobody was told");
        std::thread::sleep(Duration::from_millis(20));
    }
    assert!(watch.take() && !watch.take());
    assert_eq!(woken.load(Ordering::SeqCst), 1);
}
