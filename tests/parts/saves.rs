//! Saved matches: the names of their files, and their locks.
mod folder {
    use mesnie::table::saves::folder::stamp;
    use std::time::{Duration, UNIX_EPOCH};

    #[test]
    fn a_stamp_is_the_date_and_the_time() {
        let at = |seconds| stamp(UNIX_EPOCH + Duration::from_millis(seconds));
        assert_eq!(at(0), "19700101-000000-000");
        assert_eq!(at(951_827_696_789), "20000229-123456-789");
        assert_eq!(at(1_772_389_805_417), "20260301-183005-417");
        assert_eq!(at(4_107_542_399_000), "21000228-235959-000");
    }
}

mod lock {
    use mesnie::table::saves::lock::{Holder, LockError, MatchLock, lock_file};
    use std::fs;

    #[test]
    fn a_lock_is_had_once_and_again_when_it_was_let_go() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("new/match.mesnie");
        let lock = MatchLock::take(&path).unwrap();
        assert!(lock.left_by().is_none() && lock.is_in_place());
        for _ in 0..3 {
            let Err(LockError::Held(holder)) = MatchLock::take(&path) else { panic!("locked twice") };
            assert_eq!(holder.process, Some(std::process::id()).filter(|_| cfg!(unix)));
        }
        drop(lock);
        assert_eq!(lock_file(&path).exists(), cfg!(not(unix)));
        let lock = MatchLock::take(&path).unwrap();
        assert!(lock.left_by().is_none());
        // Somebody removes the file: others would lock a new one.
        if cfg!(unix) {
            fs::remove_file(lock_file(&path)).unwrap();
            assert!(!lock.is_in_place());
            let other = MatchLock::take(&path).unwrap();
            drop(lock);
            assert!(other.is_in_place(), "the file of another is not removed");
        }
    }

    #[test]
    fn the_lock_of_a_process_that_ended_is_taken_over_and_told() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("match.mesnie");
        fs::write(lock_file(&path), "process 4242\n").unwrap();
        assert_eq!(MatchLock::take(&path).unwrap().left_by(), Some(Holder { process: Some(4242) }));
        for nothing in ["", "process", "process x\n", "\u{0}\u{0}\u{0}"] {
            fs::write(lock_file(&path), nothing).unwrap();
            assert_eq!(MatchLock::take(&path).unwrap().left_by(), None, "{nothing:?}");
        }
    }

    #[test]
    fn of_many_who_want_a_lock_one_has_it_at_a_time() {
        use std::sync::atomic::{AtomicUsize, Ordering};
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("match.mesnie");
        let within = AtomicUsize::new(0);
        // Each goes on until it has had the lock so often, however slow the machine is.
        std::thread::scope(|scope| {
            for _ in 0..8 {
                scope.spawn(|| {
                    let mut had = 0;
                    while had < 25 {
                        let Ok(_lock) = MatchLock::take(&path) else { continue };
                        assert_eq!(within.fetch_add(1, Ordering::SeqCst), 0, "two have it");
                        had += 1;
                        std::thread::yield_now();
                        within.fetch_sub(1, Ordering::SeqCst);
                    }
                });
            }
        });
    }
}
