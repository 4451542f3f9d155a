//! Responses to requests. The files in `site/` are made up; the compressed ones contain the name of their encoding.

use axum::body::{Body, to_bytes};
use axum::http::{HeaderMap, Request, Response};
use rust_embed::Embed;
use talon_server::router;
use tower::ServiceExt;

#[derive(Embed)]
#[folder = "tests/site"]
struct Site;

/// A site without files.
#[derive(Embed)]
#[folder = "tests/nothing"]
#[allow_missing = true]
struct Nothing;

fn request<Files: Embed + 'static>(method: &str, path: &str, headers: &[(&str, &str)]) -> Response<Vec<u8>> {
    let mut request = Request::builder().method(method).uri(path);
    for (name, value) in headers {
        request = request.header(*name, *value);
    }
    let request = request.body(Body::empty()).expect("a request");
    let runtime = tokio::runtime::Builder::new_current_thread().build().expect("a runtime");
    runtime.block_on(async {
        let (parts, body) = router::<Files>().oneshot(request).await.expect("an answer").into_parts();
        Response::from_parts(parts, to_bytes(body, usize::MAX).await.expect("a body").to_vec())
    })
}

fn header<'a>(headers: &'a HeaderMap, name: &str) -> &'a str {
    headers.get(name).map_or("-", |value| value.to_str().expect("a text"))
}

#[test]
fn the_smallest_accepted_form_is_sent() {
    let page = "<!doctype html><title>page</title>\n";
    for (path, accepted, kind, encoding, body) in [
        ("/", "gzip, deflate, br", "text/html; charset=utf-8", "br", "brotli of the page"),
        ("/index.html", "br", "text/html; charset=utf-8", "br", "brotli of the page"),
        ("/", "gzip", "text/html; charset=utf-8", "gzip", "gzip of the page"),
        ("/", "br;q=0, gzip;q=0.5", "text/html; charset=utf-8", "gzip", "gzip of the page"),
        ("/?from=icon", "deflate", "text/html; charset=utf-8", "-", page),
        ("/assets/script-1.js", "br, gzip", "text/javascript; charset=utf-8", "gzip", "gzip of the script"),
        ("/assets/icon-2.png", "br, gzip", "image/png", "-", "picture"),
        ("/manifest.webmanifest", "", "application/manifest+json", "-", "{}"),
        ("/health", "br", "text/plain; charset=utf-8", "-", "ok"),
    ] {
        let answer = request::<Site>("GET", path, &[("accept-encoding", accepted)]);
        let headers = answer.headers();
        let response =
            (answer.status().as_u16(), header(headers, "content-type"), header(headers, "content-encoding"));
        assert_eq!(response, (200, kind, encoding), "{path}, {accepted}");
        assert_eq!(String::from_utf8_lossy(answer.body()), body, "{path}, {accepted}");
    }
}

#[test]
fn only_files_named_by_content_are_cached_for_ever() {
    for (path, caching) in [
        ("/", "no-cache"),
        ("/service-worker.js", "no-cache"),
        ("/manifest.webmanifest", "no-cache"),
        ("/assets/script-1.js", "public, max-age=31536000, immutable"),
        ("/assets/gone-3.js", "no-store"),
        ("/health", "no-store"),
    ] {
        assert_eq!(header(request::<Site>("GET", path, &[]).headers(), "cache-control"), caching, "{path}");
    }
}

#[test]
fn a_current_copy_is_not_sent_again() {
    let first = request::<Site>("GET", "/", &[("accept-encoding", "br")]);
    let tag = header(first.headers(), "etag");
    let other = format!("\"other\", W/{tag}");
    for (tags, accepted, status) in [
        (tag, "br", 304),
        (other.as_str(), "br", 304),
        ("*", "br", 304),
        ("\"other\"", "br", 200),
        // Each form has its own tag.
        (tag, "gzip", 200),
    ] {
        let again = request::<Site>("GET", "/", &[("accept-encoding", accepted), ("if-none-match", tags)]);
        assert_eq!(again.status().as_u16(), status, "{tags}, {accepted}");
        assert_eq!(again.body().is_empty(), status == 304);
        assert_eq!(header(again.headers(), "vary"), "accept-encoding");
    }
}

#[test]
fn a_failure_is_explained_in_a_sentence() {
    let allowed = "GET,HEAD";
    for (method, path, status, allow, begins) in [
        ("GET", "/gone", 404, "-", "There is nothing at this address"),
        ("GET", "/assets/", 404, "-", "There is nothing at this address"),
        ("GET", "/../Cargo.toml", 404, "-", "There is nothing at this address"),
        ("GET", "/..%2f..%2fCargo.toml", 404, "-", "There is nothing at this address"),
        ("POST", "/", 405, allowed, "Files can only be fetched"),
        ("DELETE", "/health", 405, allowed, "Files can only be fetched"),
        ("HEAD", "/gone", 404, "-", ""),
        ("HEAD", "/", 200, "-", ""),
    ] {
        let answer = request::<Site>(method, path, &[]);
        assert_eq!(
            (answer.status().as_u16(), header(answer.headers(), "allow")),
            (status, allow),
            "{method} {path}"
        );
        let body = String::from_utf8_lossy(answer.body());
        assert!(body.starts_with(begins) && body.is_empty() == begins.is_empty(), "{method} {path}: {body}");
    }
}

#[test]
fn a_link_whose_hash_sign_was_encoded_leads_to_the_page() {
    for (path, location) in
        [("/%23%2Fyield%2F17", "./#%2Fyield%2F17"), ("/%23/yield/17", "./../../#/yield/17"), ("/%23", "./#")]
    {
        let answer = request::<Site>("GET", path, &[]);
        let response = (answer.status().as_u16(), header(answer.headers(), "location"));
        assert_eq!(response, (307, location), "{path}");
    }
}

#[test]
fn without_a_page_the_response_names_the_build_command() {
    let answer = request::<Nothing>("GET", "/", &[]);
    assert_eq!((answer.status().as_u16(), header(answer.headers(), "cache-control")), (503, "no-store"));
    assert!(String::from_utf8_lossy(answer.body()).contains("\n    cargo play\n"));
    assert_eq!(request::<Nothing>("GET", "/health", &[]).status().as_u16(), 200);
}

#[test]
fn every_response_has_the_security_headers() {
    for (method, path) in [("GET", "/"), ("GET", "/gone"), ("POST", "/"), ("GET", "/health")] {
        let answer = request::<Site>(method, path, &[]);
        let policy = header(answer.headers(), "content-security-policy");
        for rule in ["default-src 'self'", "script-src 'self' 'wasm-unsafe-eval'", "frame-ancestors 'none'"] {
            assert!(policy.split("; ").any(|directive| directive == rule), "{method} {path}: {policy}");
        }
        for (name, value) in [
            ("x-content-type-options", "nosniff"),
            ("referrer-policy", "no-referrer"),
            ("cross-origin-opener-policy", "same-origin"),
            ("cross-origin-embedder-policy", "require-corp"),
        ] {
            assert_eq!(header(answer.headers(), name), value, "{method} {path}");
        }
    }
}
