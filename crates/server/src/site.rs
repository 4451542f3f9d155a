//! The files and their responses.
//!
//! The program contains the files, already compressed. `tower-http` serves folders of a disk, and `memory-serve` compresses
//! the files again in each build.

use axum::Router;
use axum::body::Body;
use axum::http::header::{
    ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, ETAG, IF_NONE_MATCH, VARY,
};
use axum::http::{HeaderMap, StatusCode, Uri};
use axum::middleware::map_response;
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::get;
use rust_embed::{EmbeddedFile, RustEmbed};

use crate::encoding::Encoding;
use crate::headers::secured;

/// The file for a request without a path.
const PAGE: &str = "index.html";

/// The folder of files that are named by content, so that browsers can cache them for ever.
const NAMED_BY_CONTENT: &str = "assets/";

/// The response if the page was not built.
const NOT_BUILT: &str = "\
The browser table was not built into this program. In the project's folder,

    cargo play

builds both and opens it. In the terminal, `talon play` opens the games at once.
";

/// The content types by file extension.
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

/// Serves the files of a folder, and `/health` with "ok".
///
/// `a.js.br` and `a.js.gz` are the compressed forms of `a.js`. Files below `assets/` must be named by their content.
pub fn router<Files: RustEmbed + 'static>() -> Router {
    // The response to other methods lists the allowed ones.
    let files = get(answer::<Files>).fallback(async || {
        plain(StatusCode::METHOD_NOT_ALLOWED, "Files can only be fetched, with GET or HEAD.\n")
    });
    Router::new().fallback_service(files).layer(map_response(secured))
}

async fn answer<Files: RustEmbed>(uri: Uri, headers: HeaderMap) -> Response {
    let path = uri.path().trim_start_matches('/');
    if let Some(address) = path.strip_prefix("%23") {
        return page_at(address);
    }
    let path = match path {
        "" => PAGE,
        "health" => return plain(StatusCode::OK, "ok"),
        path => path,
    };
    match smallest_form::<Files>(path, &headers) {
        Some((encoding, file)) => respond(path, encoding, file, &headers),
        None if path == PAGE => plain(StatusCode::SERVICE_UNAVAILABLE, NOT_BUILT),
        None => plain(StatusCode::NOT_FOUND, "There is nothing at this address; the games are at /.\n"),
    }
}

/// The response to a link whose `#` was written as `%23`, as some chats do: it leads to the page, wherever a proxy serves it. Its
/// address can have further signs written this way, which the page reads.
fn page_at(address: &str) -> Response {
    let page = "../".repeat(address.matches('/').count());
    Redirect::temporary(&format!("./{page}#{address}")).into_response()
}

/// The smallest form of the file that the browser accepts.
fn smallest_form<Files: RustEmbed>(path: &str, headers: &HeaderMap) -> Option<(Encoding, EmbeddedFile)> {
    let accepted = headers.get(ACCEPT_ENCODING).and_then(|value| value.to_str().ok()).unwrap_or_default();
    Encoding::accepted(accepted)
        .find_map(|encoding| Some((encoding, Files::get(&format!("{path}{}", encoding.extension()))?)))
}

/// The file, or the status that the browser's copy is current.
fn respond(path: &str, encoding: Encoding, file: EmbeddedFile, headers: &HeaderMap) -> Response {
    let is_permanent = path.starts_with(NAMED_BY_CONTENT);
    let caching = if is_permanent { "public, max-age=31536000, immutable" } else { "no-cache" };
    let tag = tag(&file);
    let is_known = knows(headers, &tag);
    let about = [(CACHE_CONTROL, caching.to_owned()), (VARY, "accept-encoding".to_owned()), (ETAG, tag)];
    if is_known {
        return (StatusCode::NOT_MODIFIED, about).into_response();
    }
    let content = ([(CONTENT_TYPE, kind(path))], Body::from(file.data));
    if encoding == Encoding::Identity {
        return (about, content).into_response();
    }
    (about, [(CONTENT_ENCODING, encoding.name())], content).into_response()
}

/// The entity tag of one form of a file.
fn tag(file: &EmbeddedFile) -> String {
    let hash = file.metadata.sha256_hash();
    format!("\"{}\"", hash.iter().take(16).map(|byte| format!("{byte:02x}")).collect::<String>())
}

/// Returns true if the browser already has the content with this tag.
fn knows(headers: &HeaderMap, tag: &str) -> bool {
    let values = headers.get_all(IF_NONE_MATCH).into_iter().filter_map(|value| value.to_str().ok());
    let mut tags = values.flat_map(|value| value.split(',')).map(str::trim);
    tags.any(|known_tag| known_tag == "*" || known_tag.trim_start_matches("W/") == tag)
}

fn kind(path: &str) -> &'static str {
    let ending = path.rsplit('.').next().unwrap_or_default();
    let kind = KINDS.iter().find(|(extension, _)| *extension == ending);
    kind.map_or("application/octet-stream", |(_, kind)| kind)
}

fn plain(status: StatusCode, text: &'static str) -> Response {
    (status, [(CACHE_CONTROL, "no-store")], text).into_response()
}
