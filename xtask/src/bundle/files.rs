//! The files of a directory, in memory.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use anyhow::{Context as _, Result};

/// Contents by path, relative to the directory, with `/` between its parts.
pub(crate) type Files = BTreeMap<String, Vec<u8>>;

/// All files in `directory` and below.
///
/// # Errors
/// When one of them cannot be read.
pub(super) fn read(directory: &Path) -> Result<Files> {
    let mut files = Files::new();
    let entries = fs::read_dir(directory).with_context(|| format!("{} cannot be read", directory.display()))?;
    for entry in entries {
        let path = entry?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        if path.is_dir() {
            files.extend(read(&path)?.into_iter().map(|(below, content)| (format!("{name}/{below}"), content)));
        } else {
            files.insert(name, fs::read(&path).with_context(|| format!("{} cannot be read", path.display()))?);
        }
    }
    Ok(files)
}

/// Writes all of `files` to `directory`, which need not exist.
///
/// # Errors
/// When that is not possible.
pub(super) fn write(directory: &Path, files: &Files) -> Result<()> {
    for (name, content) in files {
        let path = directory.join(name);
        fs::create_dir_all(path.parent().unwrap_or(directory))?;
        fs::write(&path, content).with_context(|| format!("{} cannot be written", path.display()))?;
    }
    Ok(())
}

/// The text of one of `files`.
///
/// # Errors
/// When it is not there, or not text.
pub(super) fn text<'a>(files: &'a Files, name: &str) -> Result<&'a str> {
    let content = files.get(name).with_context(|| format!("there is no {name}"))?;
    str::from_utf8(content).with_context(|| format!("{name} is not text"))
}

/// Whether a name has this extension.
pub(super) fn is(name: &str, extension: &str) -> bool {
    Path::new(name).extension().is_some_and(|found| found == extension)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn read_finds_what_was_written() {
        let directory = std::env::temp_dir().join(format!("both-ends-files-{}", std::process::id()));
        let files = Files::from([("a.txt".into(), b"one".into()), ("b/c/d.txt".into(), b"two".into())]);
        write(&directory, &files).unwrap();
        assert_eq!(read(&directory).unwrap(), files);
        fs::remove_dir_all(&directory).unwrap();
        let error = read(&directory).unwrap_err();
        assert_eq!(error.to_string(), format!("{} cannot be read", directory.display()));
    }

    #[test]
    fn text_names_what_is_missing() {
        let files = Files::from([("a.txt".into(), b"one".into()), ("a.wasm".into(), vec![0xFF])]);
        assert_eq!(text(&files, "a.txt").unwrap(), "one");
        assert_eq!(text(&files, "b.txt").unwrap_err().to_string(), "there is no b.txt");
        assert_eq!(text(&files, "a.wasm").unwrap_err().to_string(), "a.wasm is not text");
    }
}
