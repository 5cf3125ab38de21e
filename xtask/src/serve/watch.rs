//! Notices saved files: rebuilds when the core changed and tells open pages when there is something new.
//!
//! It looks at modification times a few times a second. The project has about a hundred files, and this way no
//! editor's habit of saving (renaming, writing twice) and no kind of file system needs special care.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::thread;
use std::time::{Duration, Instant, SystemTime};

use tokio::sync::watch::Sender;

use crate::build::{build, is_generated};
use crate::site;

const PAUSE: Duration = Duration::from_millis(200);

/// What is watched, relative to the project's root.
const CORE: [&str; 6] = ["src", "fill", "map", "pack", "Cargo.toml", "Cargo.lock"];
const PAGE: &str = "www";

/// Modification time and length of every watched file.
type Snapshot = BTreeMap<PathBuf, (SystemTime, u64)>;

/// Watches from a thread of its own, for as long as the process lives. Raises `edition` after each change.
/// With `bundled`, what is served is assembled anew too.
pub(crate) fn spawn(root: PathBuf, bundled: bool, edition: Sender<u64>) {
    thread::spawn(move || {
        let mut known = snapshot(&root);
        loop {
            thread::sleep(PAUSE);
            if snapshot(&root) == known {
                continue;
            }
            let settled = settle(&root);
            let core_changed = changed(&known, &settled).any(|path| !path.starts_with(root.join(PAGE)));
            // From before the build: a file saved during the build is a change of its own.
            known = settled;
            if update(core_changed, bundled) {
                edition.send_modify(|edition| *edition += 1);
            }
        }
    });
}

/// Builds what changed, and says how it went. Pages keep the previous build when this one fails.
fn update(core_changed: bool, bundled: bool) -> bool {
    let start = Instant::now();
    let built = if core_changed { build() } else { Ok(()) };
    let updated = built.and_then(|()| if bundled { site::assemble() } else { Ok(()) });
    match &updated {
        Ok(()) => println!("Rebuilt in {:.1} s", start.elapsed().as_secs_f64()),
        Err(error) => eprintln!("error: {error:#}; the page keeps the build before"),
    }
    updated.is_ok()
}

/// The first snapshot that stays the same for a pause: several files saved at once are one change.
fn settle(root: &Path) -> Snapshot {
    let mut earlier = snapshot(root);
    loop {
        thread::sleep(PAUSE);
        let later = snapshot(root);
        if later == earlier {
            return later;
        }
        earlier = later;
    }
}

fn snapshot(root: &Path) -> Snapshot {
    let mut files = Snapshot::new();
    for path in CORE.into_iter().chain([PAGE]) {
        collect(&root.join(path), &mut files);
    }
    files
}

/// Adds `path`, or the files under it when it is a directory. What vanishes meanwhile is passed over.
fn collect(path: &Path, files: &mut Snapshot) {
    let Ok(metadata) = fs::metadata(path) else { return };
    if metadata.is_dir() {
        for entry in fs::read_dir(path).into_iter().flatten().flatten() {
            // What the build writes is never a reason to act.
            if !is_generated(&entry.path()) {
                collect(&entry.path(), files);
            }
        }
    } else if let Ok(modified) = metadata.modified() {
        files.insert(path.to_path_buf(), (modified, metadata.len()));
    }
}

/// The files that were added, removed or written.
fn changed<'a>(before: &'a Snapshot, after: &'a Snapshot) -> impl Iterator<Item = &'a PathBuf> {
    let gone = before.keys().filter(|path| !after.contains_key(*path));
    let new = after.iter().filter(|(path, state)| before.get(*path) != Some(state)).map(|(path, _)| path);
    gone.chain(new)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn files(names: &[(&str, u64)]) -> Snapshot {
        names.iter().map(|&(name, length)| (name.into(), (SystemTime::UNIX_EPOCH, length))).collect()
    }

    #[test]
    fn changed_lists_removed_added_and_written_files() {
        let before = files(&[("gone", 1), ("same", 1), ("written", 1)]);
        let after = files(&[("added", 1), ("same", 1), ("written", 2)]);
        assert_eq!(changed(&before, &after).collect::<Vec<_>>(), ["gone", "added", "written"].map(Path::new));
        assert_eq!(changed(&before, &before).count(), 0);
    }
}
