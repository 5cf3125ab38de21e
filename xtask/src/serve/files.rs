//! Answers requests: the files of the site, and the reload script in the head of a watched page.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use axum::Router;
use axum::extract::ws::{Message, WebSocket, WebSocketUpgrade};
use axum::extract::{Path as UrlPath, State};
use axum::http::StatusCode;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, HeaderName};
use axum::response::Response;
use axum::routing::get;
use tokio::sync::watch::Sender;

const RELOAD_SCRIPT: &str = include_str!("reload.js");

type Answer = (StatusCode, [(HeaderName, &'static str); 2], Vec<u8>);

struct Site {
    directory: PathBuf,
    /// Changes whenever the page should be loaded anew; absent when nothing is watched.
    edition: Option<Sender<u64>>,
}

/// Serves `directory`. With an `edition`, pages come with a script that reloads them when it changes.
pub(crate) fn router(directory: PathBuf, edition: Option<Sender<u64>>) -> Router {
    let watched = edition.is_some();
    let mut router = Router::new().route("/", get(index)).route("/{*path}", get(file));
    if watched {
        router = router.route("/~reload", get(reload)).route("/~reload.js", get(reload_script));
    }
    router.with_state(Arc::new(Site { directory, edition }))
}

async fn index(State(site): State<Arc<Site>>) -> Answer {
    site.answer("")
}

async fn file(State(site): State<Arc<Site>>, UrlPath(path): UrlPath<String>) -> Answer {
    site.answer(&path)
}

async fn reload_script() -> Answer {
    answer(StatusCode::OK, "text/javascript; charset=utf-8", RELOAD_SCRIPT.into())
}

async fn reload(State(site): State<Arc<Site>>, upgrade: WebSocketUpgrade) -> Response {
    upgrade.on_upgrade(async move |socket| {
        if let Some(edition) = &site.edition {
            announce_editions(socket, edition).await;
        }
    })
}

/// Tells a page the current edition and every later one, until the page goes away.
async fn announce_editions(mut socket: WebSocket, edition: &Sender<u64>) {
    let mut editions = edition.subscribe();
    loop {
        let current = editions.borrow_and_update().to_string();
        if socket.send(Message::text(current)).await.is_err() {
            return;
        }
        tokio::select! {
            changed = editions.changed() => if changed.is_err() { return },
            received = socket.recv() => if !matches!(received, Some(Ok(_))) { return },
        }
    }
}

impl Site {
    /// The file at `path`, which is relative to the site and already percent-decoded.
    fn answer(&self, path: &str) -> Answer {
        let found = local(path).and_then(|path| Some((fs::read(self.directory.join(&path)).ok()?, path)));
        let Some((mut content, path)) = found else {
            return answer(StatusCode::NOT_FOUND, media_type("txt"), format!("There is no /{path} here.\n").into());
        };
        let extension = path.extension().unwrap_or_default().to_string_lossy();
        if let ("html", Some(edition)) = (&*extension, &self.edition) {
            content = with_reload(&String::from_utf8_lossy(&content), *edition.borrow()).into();
        }
        answer(StatusCode::OK, media_type(&extension), content)
    }
}

fn answer(status: StatusCode, media_type: &'static str, content: Vec<u8>) -> Answer {
    (status, [(CONTENT_TYPE, media_type), (CACHE_CONTROL, "no-cache")], content)
}

/// The file that a request path names, or `None` when it leads out of the site or to a hidden file.
fn local(path: &str) -> Option<PathBuf> {
    let path = if path.is_empty() || path.ends_with('/') { format!("{path}index.html") } else { path.to_owned() };
    let plain = |part: &str| !part.is_empty() && !part.starts_with('.') && !part.contains(['\\', ':', '\0']);
    path.split('/').all(plain).then(|| Path::new(&path).to_path_buf())
}

fn media_type(extension: &str) -> &'static str {
    match extension {
        "html" => "text/html; charset=utf-8",
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "txt" | "md" | "ts" | "py" | "java" | "cpp" | "rs" => "text/plain; charset=utf-8",
        "json" | "map" => "application/json",
        "webmanifest" => "application/manifest+json",
        "wasm" => "application/wasm",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "ico" => "image/x-icon",
        "woff2" => "font/woff2",
        _ => "application/octet-stream",
    }
}

/// The page with the reload script at the end of its head. The script learns from its own address which edition
/// the page is.
fn with_reload(html: &str, edition: u64) -> String {
    let script = format!("<script type=\"module\" src=\"/~reload.js?{edition}\"></script>\n");
    let at = html.find("</head>").unwrap_or(html.len());
    format!("{}{script}{}", &html[..at], &html[at..])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn answered(path: &str) -> (u16, &'static str) {
        let site = Site { directory: Path::new(env!("CARGO_MANIFEST_DIR")).join("src/serve"), edition: None };
        let (status, [(_, media_type), cache], _) = site.answer(path);
        assert_eq!(cache, (CACHE_CONTROL, "no-cache"));
        (status.as_u16(), media_type)
    }

    #[test]
    fn answer_serves_files_of_the_directory_only() {
        assert_eq!(answered("reload.js"), (200, "text/javascript; charset=utf-8"));
        assert_eq!(answered("files.rs"), (200, "text/plain; charset=utf-8"));
        for path in
            ["", "missing.js", "../serve.rs", "../serve/reload.js", "/etc/passwd", "a/../reload.js", "reload.js/"]
        {
            assert_eq!(answered(path), (404, "text/plain; charset=utf-8"), "{path}");
        }
    }

    #[test]
    fn local_completes_directories_and_refuses_ways_out() {
        assert_eq!(local(""), Some("index.html".into()));
        assert_eq!(local("words/"), Some("words/index.html".into()));
        assert_eq!(local("pkg/both_ends_bg.wasm"), Some("pkg/both_ends_bg.wasm".into()));
        for path in ["..", "../Cargo.toml", "/etc/passwd", "a//b", "pkg/.stamp", "c:/x", "..\\x"] {
            assert_eq!(local(path), None, "{path}");
        }
    }

    #[test]
    fn with_reload_ends_the_head() {
        let script = "<script type=\"module\" src=\"/~reload.js?7\"></script>\n";
        assert_eq!(with_reload("<head></head><body>", 7), format!("<head>{script}</head><body>"));
        assert_eq!(with_reload("<p>", 7), format!("<p>{script}"));
    }
}
