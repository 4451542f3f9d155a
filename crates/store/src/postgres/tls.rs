//! Encrypted connections.

use tokio_postgres::Config;
use tokio_postgres::config::SslMode;
use tokio_postgres_rustls::MakeRustlsConnect;
use tokio_rustls::rustls::{ClientConfig, RootCertStore};

use crate::store::StoreError;

/// The encryption of the connections to a database, if its address contains `sslmode=require`. Without that, they are
/// plain: a certificate that nobody checks would protect from nothing.
///
/// # Errors
/// If this machine has no certificates to check that of the database with.
pub(super) fn encryption(config: &mut Config) -> Result<MakeRustlsConnect, StoreError> {
    let mut roots = RootCertStore::empty();
    if config.get_ssl_mode() == SslMode::Require {
        let certificates = rustls_native_certs::load_native_certs();
        roots.add_parsable_certificates(certificates.certs);
        if roots.is_empty() {
            let reason = "this machine has no certificates of authorities to check that of the database with";
            return Err(StoreError::Unfit(reason.to_owned()));
        }
    } else {
        config.ssl_mode(SslMode::Disable);
    }
    let settings = ClientConfig::builder().with_root_certificates(roots).with_no_client_auth();
    Ok(MakeRustlsConnect::new(settings))
}
