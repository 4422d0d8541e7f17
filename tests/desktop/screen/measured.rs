//! How fast the real window is and how much memory it takes: figures to be read, not held, for they are those of the machine.
use super::desk::{Desk, press_on, wait_for};
use super::questions::{go_on, lay_down_a_march};
use std::io::{Read, Seek, SeekFrom};
use std::process::Command;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// A row of the board in the middle of the screen, as the X server has it now.
struct Strip {
    file: std::fs::File,
    from: u64,
    row: Vec<u8>,
}

impl Strip {
    fn of(desk: &Desk) -> Self {
        let mut file = std::fs::File::open(desk.folder.path().join("Xvfb_screen0")).expect("the server's screen");
        let mut header = [0; 80];
        file.read_exact(&mut header).expect("a header");
        let word = |i: usize| u32::from_be_bytes(header[4 * i..4 * i + 4].try_into().expect("a word")) as usize;
        let pixels = word(0) + 12 * word(19);
        let from = pixels + desk.height * 2 / 5 * word(12) + 4 * (desk.width / 5);
        Self { file, from: from as u64, row: vec![0; 4 * (desk.width * 2 / 5)] }
    }
    /// Whether it shows something else than when it was looked at last.
    fn changes(&mut self) -> bool {
        let before = self.row.clone();
        self.file.seek(SeekFrom::Start(self.from)).expect("a place in it");
        self.file.read_exact(&mut self.row).expect("a row");
        self.row != before
    }
}

/// Pictures a second while `input` goes on.
fn pictures_a_second(desk: &Desk, input: &[String]) -> f64 {
    let mut strip = Strip::of(desk);
    strip.changes();
    let (done, display) = (AtomicBool::new(false), desk.display());
    std::thread::scope(|scope| {
        scope.spawn(|| {
            press_on(&display, &input.iter().map(String::as_str).collect::<Vec<_>>());
            done.store(true, Ordering::Relaxed);
        });
        let (mut first, mut last, mut pictures) = (None, Instant::now(), 0);
        while !done.load(Ordering::Relaxed) {
            if strip.changes() {
                last = Instant::now();
                first.get_or_insert(last);
                pictures += 1;
            }
            std::thread::sleep(Duration::from_millis(1));
        }
        f64::from(pictures - 1) / last.duration_since(first.expect("something moves")).as_secs_f64()
    })
}

/// Resident memory of the program, in megabytes.
fn memory(desk: &Desk) -> u64 {
    let status = std::fs::read_to_string(format!("/proc/{}/status", desk.program_id())).expect("it runs");
    let line = status.lines().find(|line| line.starts_with("VmRSS")).expect("its memory");
    line.split_whitespace().nth(1).expect("a number").parse::<u64>().expect("a number") / 1024
}

fn words(text: &str) -> Vec<String> {
    text.split_whitespace().map(str::to_owned).collect()
}

/// Set `PROGRAM` to measure another program than that of this build, `SIZES` for other windows.
#[test]
#[ignore = "figures of a quiet machine, to be read"]
fn the_window_is_measured() {
    for size in std::env::var("SIZES").unwrap_or_else(|_| "1280x800,1920x1080".into()).split(',') {
        let (width, height) = size.split_once('x').expect("WIDTHxHEIGHT");
        let (width, height): (usize, usize) = (width.parse().expect("a number"), height.parse().expect("a number"));
        let Some(mut desk) = Desk::set_up(width, height) else { return };
        lay_down_a_march(&desk.folder.path().join("matches"));
        let began = Instant::now();
        desk.start_program("en");
        let all = width * height;
        wait_for("the title", 60, || desk.lit() > all * 9 / 10);
        let first = began.elapsed();
        desk.rest();
        let title = memory(&desk);
        desk.stop();
        go_on(&mut desk, "en");
        desk.keep(&format!("measured-{size}"), desk.screen());
        // What is drawn smooth when nothing moves any more is drawn.
        std::thread::sleep(Duration::from_secs(3));
        let before = desk.ticks();
        std::thread::sleep(Duration::from_secs(20));
        let idle = desk.ticks() - before;
        // The list of orders comes and goes beside the board: as much changes as with any click.
        let mut clicks = vec![];
        desk.press(&["mousemove", &(width - 107).to_string(), "25"]);
        std::thread::sleep(Duration::from_millis(500));
        for _ in 0..12 {
            let mut strip = Strip::of(&desk);
            strip.changes();
            let pressed = Instant::now();
            // xdotool itself rests for a while after a click.
            let mut hand = Command::new("xdotool").args(["click", "1"]).env("DISPLAY", desk.display()).spawn();
            while !strip.changes() && pressed.elapsed() < Duration::from_secs(1) {
                std::thread::sleep(Duration::from_millis(1));
            }
            clicks.push(pressed.elapsed().as_millis());
            hand.as_mut().expect("xdotool runs").wait().expect("it ends");
            std::thread::sleep(Duration::from_millis(400));
        }
        clicks.sort_unstable();
        let (x, y) = (width / 3, height * 2 / 5);
        let drag = (0..150)
            .map(|i| format!("mousemove_relative -- {} {} sleep 0.01", [2, -2][i / 25 % 2], [1, -1][i / 25 % 2]));
        let drag = format!("mousemove {x} {y} mousedown 2 {} mouseup 2", drag.collect::<Vec<_>>().join(" "));
        let pan = [0; 3].map(|_| pictures_a_second(&desk, &words(&drag)));
        let wheel = |button: usize| format!("mousemove {x} {y} click --repeat 40 --delay 30 {button}");
        let zoom = [4, 5, 4, 5].map(|button| pictures_a_second(&desk, &words(&wheel(button))));
        println!(
            "{size}: first picture {} ms, title {title} MB, match {} MB, idle {idle} ticks in 20 s, click to picture {} ms \
             (median of {clicks:?}), pan {pan:.0?}, zoom in and out {zoom:.0?} pictures a second",
            first.as_millis(),
            memory(&desk),
            clicks[clicks.len() / 2],
        );
    }
}
