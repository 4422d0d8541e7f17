//! Files that are no saves.
use super::*;
use mesnie::table::play::replay;

#[test]
fn what_is_no_save_is_told_from_one() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("match.mesnie");
    let key = |content: &[u8]| {
        fs::write(&path, content).unwrap();
        let problem = load(&CASE, &path).err().expect("an error");
        for lang in Lang::ALL {
            let texts = Texts::new(lang);
            assert!(problem.tell(&texts).contains("match.mesnie"));
            assert!(texts.faults().is_empty(), "{:?}", texts.faults());
        }
        problem.key
    };
    assert_eq!(key(b""), "save-foreign");
    assert_eq!(key(b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR"), "save-foreign");
    assert_eq!(key(b"\xff\xfe\0\0"), "save-foreign");
    assert_eq!(key(b"{\"game\": \"chess\"}"), "save-foreign");
    assert_eq!(key(b"mesnie journal\n"), "save-foreign");
    assert_eq!(key(b"mesnie journal one\n"), "save-foreign");
    assert_eq!(key(b"mesnie journal 2\nwhatever comes\n"), "save-from-future");
    assert_eq!(key(b"mesnie journal 4000000000\n"), "save-from-future");
    assert_eq!(key(b"mesnie journal 1"), "save-header-broken");
    assert_eq!(key(b"mesnie journal 1\nheader () #00000000\n"), "save-header-broken");
    assert_eq!(key(&[b"mesnie journal 1\n".as_slice(), &[0xff; 5000]].concat()), "save-header-broken");
    let unreadable = load(&CASE, &folder.path().join("nowhere.mesnie")).err().unwrap();
    assert_eq!(unreadable.key, "save-unreadable");
    assert_eq!(load(&CASE, folder.path()).err().unwrap().key, "save-foreign");
    // Beyond any use: refused before it is read. The file has a hole instead of 5 GB.
    fs::File::create(&path).unwrap().set_len(5 << 30).unwrap();
    let large = load(&CASE, &path).err().unwrap();
    assert!(large.key == "save-too-large" && told(&large).contains("5120 MB"), "{}", told(&large));
    fs::File::create(&path).unwrap().set_len((64 << 20) + 1).unwrap();
    assert_eq!(load(&CASE, &path).err().unwrap().key, "save-too-large");
    // A game that this program does not have.
    fs::remove_file(&path).unwrap();
    let mut recorded = start(&CASE, &path, Player::Random, 1);
    play(&mut recorded, 3);
    assert_eq!(replay::load(&path, &[]).err().unwrap().key, "save-game-unknown");
    // Lines that end in the manner of Windows do no harm.
    let text = fs::read_to_string(&path).unwrap().replace('\n', "\r\n");
    let journal = Journal::from_bytes(text.as_bytes(), "windows").unwrap();
    assert_eq!((journal.orders(), journal.damaged, journal.torn), (3, None, false));
}
