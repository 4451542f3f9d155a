//! Connections to a server, with TLS or without, and single requests.

use std::str::FromStr;
use std::sync::Arc;
use std::time::Duration;

use http_body_util::{BodyExt, Full, Limited};
use hyper::body::Bytes;
use hyper::client::conn::http1;
use hyper::{Request, StatusCode, Uri};
use hyper_util::rt::TokioIo;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::pki_types::ServerName;
use tokio_rustls::rustls::{ClientConfig, RootCertStore};

use super::error::{AddressError, CallError};

/// The time that it can take to connect.
const CONNECTING: Duration = Duration::from_secs(5);

/// The longest answer, in bytes: the record of a long match.
const ANSWER: usize = 1 << 20;

/// The place of a server: `https://HOST` or `http://HOST:PORT`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Origin {
    is_encrypted: bool,
    host: String,
    port: u16,
}

impl Origin {
    /// The address of a WebSocket of this server.
    pub(super) fn socket(&self, path: &str) -> String {
        format!("{}://{}{path}", if self.is_encrypted { "wss" } else { "ws" }, self.authority())
    }

    /// The value of the header `Host`.
    pub(super) fn authority(&self) -> String {
        let usual = if self.is_encrypted { 443 } else { 80 };
        if self.port == usual { self.host.clone() } else { format!("{}:{}", self.host, self.port) }
    }
}

impl FromStr for Origin {
    type Err = AddressError;

    fn from_str(text: &str) -> Result<Origin, AddressError> {
        let wrong = || AddressError(text.to_owned());
        let uri: Uri = text.parse().map_err(|_| wrong())?;
        let is_encrypted = match uri.scheme_str() {
            Some("https") => true,
            Some("http") => false,
            _ => return Err(wrong()),
        };
        let port = uri.port_u16().unwrap_or(if is_encrypted { 443 } else { 80 });
        let host = uri.host().filter(|host| !host.is_empty()).ok_or_else(wrong)?.to_owned();
        Ok(Origin { is_encrypted, host, port })
    }
}

/// A connection, with TLS or without.
pub(super) trait Stream: AsyncRead + AsyncWrite + Send + Unpin {}

impl<S: AsyncRead + AsyncWrite + Send + Unpin> Stream for S {}

/// Trusts the certificates that the system trusts.
pub(super) fn trust() -> TlsConnector {
    let mut roots = RootCertStore::empty();
    roots.add_parsable_certificates(rustls_native_certs::load_native_certs().certs);
    TlsConnector::from(Arc::new(ClientConfig::builder().with_root_certificates(roots).with_no_client_auth()))
}

/// Connects to a server. The connector is called only if the server wants an encrypted connection.
pub(super) async fn connect(
    origin: &Origin,
    tls: impl FnOnce() -> TlsConnector,
) -> Result<Box<dyn Stream>, CallError> {
    let connecting = async {
        // The brackets of an IPv6 address belong to the address of a page only.
        let host = origin.host.trim_start_matches('[').trim_end_matches(']');
        let stream = TcpStream::connect((host, origin.port)).await?;
        stream.set_nodelay(true)?;
        if !origin.is_encrypted {
            return Ok(Box::new(stream) as Box<dyn Stream>);
        }
        let name = ServerName::try_from(host.to_owned())
            .map_err(|_| CallError::Unreachable(format!("{host} is not the name of a server")))?;
        Ok(Box::new(tls().connect(name, stream).await?) as Box<dyn Stream>)
    };
    timeout(CONNECTING, connecting).await?
}

/// Sends a request over a new connection, and returns the status and the body of its answer.
pub(super) async fn exchange(
    stream: Box<dyn Stream>,
    request: Request<Full<Bytes>>,
) -> Result<(StatusCode, Bytes), CallError> {
    let (mut sender, connection) = http1::handshake(TokioIo::new(stream)).await?;
    // It ends with its sender; its errors come from there too.
    tokio::spawn(connection);
    let response = sender.send_request(request).await?;
    let status = response.status();
    let body = Limited::new(response.into_body(), ANSWER).collect().await;
    let body = body.map_err(|error| CallError::Unreachable(error.to_string()))?;
    Ok((status, body.to_bytes()))
}
