//! Saved matches as files: bookmarks, folders, disks that are full. Any game will do; what is tried of every game is in the
//! kit.
mod bookmarks;
mod disk;
mod foreign;
mod locks;

use crate::common::case::{Case, written};
use crate::common::saves::{load, load_sound, play, start, told};
use mesnie::table::prelude::*;
use std::fs;
use std::path::Path;
use std::sync::LazyLock;

/// The first game of the program.
static CASE: LazyLock<Case> = LazyLock::new(|| Case::of(mesnie::games::all()[0]));
