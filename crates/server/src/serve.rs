//! The program's part in the network: where it listens, and how it ends.

use std::future::{Future, IntoFuture};
use std::io;
use std::net::{IpAddr, SocketAddr};
use std::time::Duration;

use axum::Router;
use tokio::net::TcpListener;
use tokio::runtime::{Builder, Runtime};
use tokio::sync::oneshot;
use tokio::time::timeout;

/// How long a browser that is still being answered may take when the program is to end.
const LAST_ANSWERS: Duration = Duration::from_secs(2);

/// Which port is listened at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Port {
    /// This one, or a free one when another program has it.
    Usual(u16),
    /// This one and no other; 0 means any that is free.
    Wanted(u16),
}

/// Why nothing can be served.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    /// Another program listens there.
    #[error(
        "port {0} is taken by another program: choose another by --port, or let --port 0 find a free one"
    )]
    Taken(u16),
    /// The system does not let us listen there.
    #[error("cannot listen at {0}")]
    Listen(SocketAddr, #[source] io::Error),
    /// The system does not let us wait for requests or signals.
    #[error("cannot wait for requests")]
    Wait(#[source] io::Error),
}

/// Listens already, so its address is known; answers when it runs.
#[derive(Debug)]
pub struct Server {
    runtime: Runtime,
    listener: TcpListener,
    address: SocketAddr,
}

impl Server {
    /// Begins to listen.
    ///
    /// # Errors
    /// When the wanted port is taken, or the system does not allow it.
    pub fn listen(address: IpAddr, port: Port) -> Result<Server, ServeError> {
        let runtime = Builder::new_current_thread().enable_all().build().map_err(ServeError::Wait)?;
        let bind = |port| runtime.block_on(TcpListener::bind(SocketAddr::new(address, port)));
        let is_taken = |error: &io::Error| error.kind() == io::ErrorKind::AddrInUse;
        let listener = match port {
            Port::Usual(port) => {
                bind(port).or_else(|error| if is_taken(&error) { bind(0) } else { Err(error) })
            }
            Port::Wanted(port) => bind(port),
        };
        let (Port::Usual(number) | Port::Wanted(number)) = port;
        let listener = listener.map_err(|error| match is_taken(&error) {
            true => ServeError::Taken(number),
            false => ServeError::Listen(SocketAddr::new(address, number), error),
        })?;
        let address = listener.local_addr().map_err(ServeError::Wait)?;
        Ok(Server { runtime, listener, address })
    }

    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Answers by these routes until Ctrl-C is pressed or the system asks for an end. What has been begun by
    /// then is finished, unless that takes more than two seconds.
    ///
    /// # Errors
    /// When the system does not let it wait.
    pub fn run(self, routes: Router) -> Result<(), ServeError> {
        let Server { runtime, listener, .. } = self;
        runtime.block_on(async {
            let end = end().map_err(ServeError::Wait)?;
            let (ending, ended) = oneshot::channel::<()>();
            let serving = axum::serve(listener, routes).with_graceful_shutdown(async {
                // It ends when the other half is dropped.
                let _ = ended.await;
            });
            let serving = tokio::spawn(serving.into_future());
            end.await;
            drop(ending);
            // Whoever is not done by now is left.
            let _ = timeout(LAST_ANSWERS, serving).await;
            Ok(())
        })
    }
}

/// Listens from now on; ready when somebody wants the program to end.
#[cfg(unix)]
fn end() -> io::Result<impl Future<Output = ()>> {
    use std::future::poll_fn;
    use std::task::Poll;
    use tokio::signal::unix::{SignalKind, signal};

    let mut pressed = signal(SignalKind::interrupt())?;
    let mut asked = signal(SignalKind::terminate())?;
    Ok(poll_fn(move |context| {
        let has_come = pressed.poll_recv(context).is_ready() || asked.poll_recv(context).is_ready();
        if has_come { Poll::Ready(()) } else { Poll::Pending }
    }))
}

/// Ready when Ctrl-C is pressed.
#[cfg(not(unix))]
fn end() -> io::Result<impl Future<Output = ()>> {
    Ok(async {
        // Without a way to hear it, the system ends the program.
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending().await
        }
    })
}
