//! Listens on a port, and stops on Ctrl-C.

use std::future::Future;
use std::io;
use std::net::{IpAddr, SocketAddr};
use std::time::Duration;

use axum::Router;
use tokio::net::TcpListener;
use tokio::runtime::{Builder, Runtime};
use tokio::sync::watch;
use tokio::time::timeout;

use crate::connections::{Bounds, Patience, serve};
use crate::online::{Limits, Online, Trusted};

/// The time that unfinished responses can take after the program was asked to end.
const LAST_ANSWERS: Duration = Duration::from_secs(2);

/// The port to listen on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Port {
    /// This one, or a free one if another program uses it.
    Usual(u16),
    /// Only this one; 0 means any free one.
    Wanted(u16),
}

/// The reason why the server cannot start.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    /// Another program uses the port.
    #[error("port {0} is taken by another program: choose another with --port, or a free one with --port 0")]
    Taken(u16),
    /// The system does not allow listening there.
    #[error("cannot listen on {0}")]
    Listen(SocketAddr, #[source] io::Error),
    /// The system does not allow waiting for requests or signals.
    #[error("cannot wait for requests")]
    Wait(#[source] io::Error),
}

/// A server that already listens, so its address is known, and responds once it runs.
#[derive(Debug)]
pub struct Server {
    runtime: Runtime,
    listener: TcpListener,
    address: SocketAddr,
}

impl Server {
    /// Starts to listen.
    ///
    /// # Errors
    /// If the wanted port is taken, or the system does not allow it.
    pub fn listen(address: IpAddr, port: Port) -> Result<Server, ServeError> {
        let runtime = Builder::new_multi_thread().enable_all().build().map_err(ServeError::Wait)?;
        let bind = |port| runtime.block_on(TcpListener::bind(SocketAddr::new(address, port)));
        let is_taken = |error: &io::Error| error.kind() == io::ErrorKind::AddrInUse;
        let listener = match port {
            Port::Usual(port) => {
                bind(port).or_else(|error| if is_taken(&error) { bind(0) } else { Err(error) })
            }
            Port::Wanted(port) => bind(port),
        };
        let (Port::Usual(number) | Port::Wanted(number)) = port;
        let listener = listener.map_err(|error| {
            if is_taken(&error) {
                return ServeError::Taken(number);
            }
            ServeError::Listen(SocketAddr::new(address, number), error)
        })?;
        let address = listener.local_addr().map_err(ServeError::Wait)?;
        Ok(Server { runtime, listener, address })
    }

    /// The address that it listens on.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Waits for something that needs this server's runtime, such as a connection to a database.
    pub fn wait<T>(&self, work: impl Future<Output = T>) -> T {
        self.runtime.block_on(work)
    }

    /// Responds by these routes until Ctrl-C is pressed or the system asks the program to end. Responses in progress are
    /// finished if they take less than two seconds, and players of network matches are sent away before.
    ///
    /// # Errors
    /// If the system does not allow waiting.
    pub fn run(self, routes: Router, online: Option<Online>) -> Result<(), ServeError> {
        let Server { runtime, listener, .. } = self;
        let routes = match &online {
            Some(online) => routes.merge(online.routes()),
            None => routes,
        };
        runtime.block_on(async {
            let end = end().map_err(ServeError::Wait)?;
            let (ending, ended) = watch::channel(());
            if let Some(online) = &online {
                online.start();
            }
            let bounds = match &online {
                Some(online) => Bounds::new(online.limits(), online.trusted().clone()),
                None => Bounds::new(&Limits::of_system(), Trusted::default()),
            };
            let serving = tokio::spawn(serve(listener, routes, Patience::default(), bounds, ended));
            end.await;
            if let Some(online) = &online {
                online.end();
            }
            drop(ending);
            // Unfinished responses are abandoned now.
            let _ = timeout(LAST_ANSWERS, serving).await;
            Ok(())
        })
    }
}

/// Listens for signals from now on; ready when the program is asked to end.
#[cfg(unix)]
fn end() -> io::Result<impl Future<Output = ()>> {
    use std::future::poll_fn;
    use std::task::Poll;
    use tokio::signal::unix::{SignalKind, signal};

    let mut pressed = signal(SignalKind::interrupt())?;
    let mut asked = signal(SignalKind::terminate())?;
    Ok(poll_fn(move |context| {
        let must_end = pressed.poll_recv(context).is_ready() || asked.poll_recv(context).is_ready();
        if must_end { Poll::Ready(()) } else { Poll::Pending }
    }))
}

/// Ready when Ctrl-C is pressed.
#[cfg(not(unix))]
fn end() -> io::Result<impl Future<Output = ()>> {
    Ok(async {
        // If Ctrl-C cannot be handled, the system ends the program.
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending().await
        }
    })
}
