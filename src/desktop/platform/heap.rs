//! How the heap of the process gives freed memory back. Pictures and vertices come and go in large blocks. The allocator of
//! glibc learns from the first that are freed to keep such blocks for later, and does so for good: after some minutes of play a
//! fifth of the process was memory that nobody used. With a fixed limit each large block is returned when it is freed.

/// Blocks of so many bytes and more are given back at once.
#[cfg(all(target_os = "linux", target_env = "gnu"))]
const LARGE: &str = "131072";
/// Where glibc reads this when a process begins.
#[cfg(all(target_os = "linux", target_env = "gnu"))]
const LIMIT: &str = "MALLOC_MMAP_THRESHOLD_";

/// Starts the program anew in this same process with the limit set, once: glibc reads it only then. Whoever has set a limit
/// keeps it. Where the program cannot be started anew it goes on as it is.
#[cfg(all(target_os = "linux", target_env = "gnu"))]
pub fn give_large_blocks_back() {
    use std::os::unix::process::CommandExt;
    let tuned = |name: &str| std::env::var_os(name).is_some();
    if tuned(LIMIT) || tuned("GLIBC_TUNABLES") {
        return;
    }
    let Ok(program) = std::env::current_exe() else { return };
    let mut anew = std::process::Command::new(program);
    anew.args(std::env::args_os().skip(1)).env(LIMIT, LARGE);
    // Returns only if it fails, and then nothing has changed.
    drop(anew.exec());
}

/// Other allocators give back what is freed by themselves.
#[cfg(not(all(target_os = "linux", target_env = "gnu")))]
pub fn give_large_blocks_back() {}
