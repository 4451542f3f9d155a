//! The files and how they are handed out.

use axum::Router;
use axum::body::Body;
use axum::http::header::{
    ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, ETAG, IF_NONE_MATCH, VARY,
};
use axum::http::{HeaderMap, StatusCode, Uri};
use axum::middleware::map_response;
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use rust_embed::{EmbeddedFile, RustEmbed};

use crate::encoding::Encoding;
use crate::headers::secured;

/// What a request without a path means.
const PAGE: &str = "index.html";

/// The folder of the files whose names tell their contents, so that a browser need never ask again.
const NAMED_BY_CONTENT: &str = "assets/";

/// What is shown as long as there is no page.
const NOT_BUILT: &str = "\
The browser table was not built into this program. In the project's folder,

    cargo play

builds both and opens it. In the terminal, `talon play` opens the games at once.
";

/// The kinds of files, by the endings of their names.
const KINDS: [(&str, &str); 8] = [
    ("html", "text/html; charset=utf-8"),
    ("js", "text/javascript; charset=utf-8"),
    ("css", "text/css; charset=utf-8"),
    ("wasm", "application/wasm"),
    ("ftl", "text/plain; charset=utf-8"),
    ("svg", "image/svg+xml"),
    ("png", "image/png"),
    ("webmanifest", "application/manifest+json"),
];

/// Answers requests for the files of a folder, and `/health` with "ok".
///
/// Of a file `a.js`, `a.js.br` and `a.js.gz` are its compressed forms. Those below `assets/` are taken to be
/// named by their contents.
pub fn router<Files: RustEmbed + 'static>() -> Router {
    // Whatever is asked in another way is told which ways there are.
    let files = get(answer::<Files>).fallback(async || {
        plain(StatusCode::METHOD_NOT_ALLOWED, "Here files can only be fetched, by GET or HEAD.\n")
    });
    Router::new().fallback_service(files).layer(map_response(secured))
}

async fn answer<Files: RustEmbed>(uri: Uri, headers: HeaderMap) -> Response {
    let path = match uri.path().trim_start_matches('/') {
        "" => PAGE,
        "health" => return plain(StatusCode::OK, "ok"),
        path => path,
    };
    match smallest_form::<Files>(path, &headers) {
        Some((encoding, file)) => hand_out(path, encoding, file, &headers),
        None if path == PAGE => plain(StatusCode::SERVICE_UNAVAILABLE, NOT_BUILT),
        None => plain(StatusCode::NOT_FOUND, "There is nothing under this address; the games are at /.\n"),
    }
}

/// The smallest form of the file that the browser accepts.
fn smallest_form<Files: RustEmbed>(path: &str, headers: &HeaderMap) -> Option<(Encoding, EmbeddedFile)> {
    let accepted = headers.get(ACCEPT_ENCODING).and_then(|value| value.to_str().ok()).unwrap_or_default();
    Encoding::accepted(accepted)
        .find_map(|encoding| Some((encoding, Files::get(&format!("{path}{}", encoding.ending()))?)))
}

/// The file, or that the browser has it already.
fn hand_out(path: &str, encoding: Encoding, file: EmbeddedFile, headers: &HeaderMap) -> Response {
    let caching = match path.starts_with(NAMED_BY_CONTENT) {
        true => "public, max-age=31536000, immutable",
        false => "no-cache",
    };
    let tag = tag(&file);
    let is_known = knows(headers, &tag);
    let about = [(CACHE_CONTROL, caching.to_owned()), (VARY, "accept-encoding".to_owned()), (ETAG, tag)];
    if is_known {
        return (StatusCode::NOT_MODIFIED, about).into_response();
    }
    let form = (encoding != Encoding::Identity).then(|| [(CONTENT_ENCODING, encoding.name())]);
    let content = ([(CONTENT_TYPE, kind(path))], Body::from(file.data));
    match form {
        Some(form) => (about, form, content).into_response(),
        None => (about, content).into_response(),
    }
}

/// What stands for the content of one form of a file.
fn tag(file: &EmbeddedFile) -> String {
    let hash = file.metadata.sha256_hash();
    format!("\"{}\"", hash.iter().take(16).map(|byte| format!("{byte:02x}")).collect::<String>())
}

/// Whether the browser says that it has the content of this tag.
fn knows(headers: &HeaderMap, tag: &str) -> bool {
    let known = headers.get_all(IF_NONE_MATCH).into_iter().filter_map(|value| value.to_str().ok());
    let mut tags = known.flat_map(|value| value.split(',')).map(str::trim);
    tags.any(|known| known == "*" || known.trim_start_matches("W/") == tag)
}

fn kind(path: &str) -> &'static str {
    let ending = path.rsplit('.').next().unwrap_or_default();
    let known = KINDS.iter().find(|(known, _)| *known == ending);
    known.map_or("application/octet-stream", |(_, kind)| kind)
}

fn plain(status: StatusCode, text: &'static str) -> Response {
    (status, [(CACHE_CONTROL, "no-store")], text).into_response()
}
