//! PostgreSQL: the suite, several nodes, and outages. The server runs in a temporary folder, on a free port of this machine.

use std::io::{BufRead, BufReader, Write};
use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Mutex, OnceLock};
use std::time::Duration;

use talon_store::{Appended, LONGEST_PAUSE, PostgresStore, Store, StoreError, StoredEntry};
use tokio::time::sleep;
use tokio_postgres::NoTls;

use crate::suite::{self, assert_done, ended, entry, entry_after, later, open, run, suite};

/// A server that ends with this process, however that ends: the shell around it waits for the end of its input.
struct Server {
    port: u16,
    control: ChildStdin,
    answers: BufReader<ChildStdout>,
    _shell: Child,
}

/// Starts and stops the server at the lines of its input.
const SCRIPT: &str = r#"
bin=$1 folder=$2 port=$3
cd "$folder"
authority() {
    openssl req -x509 -newkey rsa:2048 -nodes -days 2 -keyout "$1.key" -out "$1.crt" -subj "/CN=$1" >>log 2>&1 || exit 1
}
if [ "$4" = encrypted ]; then
    authority trusted && authority other
    echo subjectAltName=IP:127.0.0.1 >names
    openssl req -newkey rsa:2048 -nodes -keyout server.key -out server.csr -subj /CN=talon >>log 2>&1 || exit 1
    openssl x509 -req -in server.csr -CA trusted.crt -CAkey trusted.key -CAcreateserial -days 2 -extfile names \
        -out server.crt >>log 2>&1 || exit 1
    more="-c ssl=on -c ssl_cert_file=$folder/server.crt -c ssl_key_file=$folder/server.key"
fi
"$bin/initdb" --pgdata=data --auth=trust --username=talon --no-sync --no-locale --encoding=UTF8 >log 2>&1 || exit 1
start() { "$bin/pg_ctl" --pgdata=data --log=log --wait --options="-h 127.0.0.1 -p $port -k '' -F $more" start >/dev/null && echo started; }
stop() { "$bin/pg_ctl" --pgdata=data --mode=immediate --wait stop >/dev/null && echo stopped; }
start
while read -r line; do "$line"; done
stop >/dev/null 2>&1
cd / && rm -rf "$folder"
"#;

impl Server {
    fn launch() -> Server {
        Server::launch_in("plain").0
    }

    /// A server, encrypted or plain, and its folder. The one of an encrypted server contains the certificates of the authority
    /// that signed the server's own, `trusted.crt`, and of another one, `other.crt`.
    fn launch_in(kind: &str) -> (Server, PathBuf) {
        let folder = tempfile::tempdir().unwrap().keep();
        let port = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
        let mut shell = Command::new("sh");
        shell.args(["-c", SCRIPT, "sh"]).arg(programs()).arg(&folder).arg(port.to_string()).arg(kind);
        run_unprivileged(&mut shell, &folder);
        let mut shell = shell.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
        let (control, answers) = (shell.stdin.take().unwrap(), BufReader::new(shell.stdout.take().unwrap()));
        let mut server = Server { port, control, answers, _shell: shell };
        server.wait_for("started");
        (server, folder)
    }

    fn tell(&mut self, line: &str, answer: &str) {
        writeln!(self.control, "{line}").unwrap();
        self.wait_for(answer);
    }

    fn wait_for(&mut self, answer: &str) {
        let mut line = String::new();
        self.answers.read_line(&mut line).unwrap();
        assert_eq!(line.trim(), answer, "PostgreSQL does not start or stop");
    }
}

/// The folder with the programs of the newest version.
fn programs() -> PathBuf {
    let mut folders: Vec<PathBuf> = std::fs::read_dir("/usr/lib/postgresql")
        .expect("PostgreSQL is installed (Debian: apt-get install postgresql)")
        .map(|folder| folder.unwrap().path().join("bin"))
        .collect();
    folders.sort();
    folders.pop().unwrap()
}

/// Runs a command as the user `postgres` if this one is root, which PostgreSQL refuses.
fn run_unprivileged(command: &mut Command, folder: &Path) {
    use std::os::unix::fs::{MetadataExt, chown};
    use std::os::unix::process::CommandExt;

    if std::fs::metadata("/proc/self").unwrap().uid() != 0 {
        return;
    }
    let users = std::fs::read_to_string("/etc/passwd").unwrap();
    let user = users.lines().find(|line| line.starts_with("postgres:")).unwrap();
    let ids: Vec<u32> = user.split(':').skip(2).take(2).map(|id| id.parse().unwrap()).collect();
    chown(folder, Some(ids[0]), Some(ids[1])).unwrap();
    command.uid(ids[0]).gid(ids[1]);
}

/// The server that the tests of this process share.
fn server() -> &'static Mutex<Server> {
    static SERVER: OnceLock<Mutex<Server>> = OnceLock::new();
    SERVER.get_or_init(|| Mutex::new(Server::launch()))
}

/// A new database on the shared server, and its address.
async fn new_database(port: u16) -> String {
    static NEXT: AtomicU32 = AtomicU32::new(1);
    let name = format!("matches{}", NEXT.fetch_add(1, Ordering::Relaxed));
    let address = format!("postgres://talon@127.0.0.1:{port}/postgres");
    let (client, connection) = tokio_postgres::connect(&address, NoTls).await.unwrap();
    tokio::spawn(connection);
    client.batch_execute(&format!("CREATE DATABASE {name}")).await.unwrap();
    format!("postgres://talon@127.0.0.1:{port}/{name}")
}

async fn postgres() -> (String, Arc<PostgresStore>) {
    let port = server().lock().unwrap().port;
    let address = new_database(port).await;
    let store = PostgresStore::connect(&address).await.unwrap();
    (address, Arc::new(store))
}

suite!(postgres);

#[test]
fn a_time_without_a_server_is_an_outage() {
    run(async {
        let (_address, store) = postgres().await;
        suite::a_time_without_a_server_is_an_outage(
            &*store,
            sleep(Duration::from_millis(LONGEST_PAUSE + 100)),
        )
        .await;
    });
}

#[test]
fn other_nodes_hear_the_bell() {
    run(async {
        let (address, store) = postgres().await;
        let other = PostgresStore::connect(&address).await.unwrap();
        let game = open(&*store).await;
        let mut bell = other.bell().listen();
        // A ring before the other node listens is lost, so ring until it hears one.
        let mut number = 1;
        let ring = loop {
            assert_done(
                store.append(entry(&*store, game, number.into(), number).await).await.unwrap(),
                number.into(),
            );
            number += 1;
            let patience = std::time::Duration::from_millis(100);
            if let Ok(ring) = tokio::time::timeout(patience, bell.recv()).await {
                break ring.unwrap();
            }
        };
        assert_eq!(ring.game, game);
        assert!(ring.head > 1 && other.entries(game, 0).await.unwrap().len() >= ring.head as usize);
    });
}

#[test]
fn a_log_that_cannot_be_packed_stays_as_it_was() {
    run(async {
        let (address, store) = postgres().await;
        let game = ended(&*store).await;
        let log = store.entries(game, 0).await.unwrap();
        let (other, connection) = tokio_postgres::connect(&address, NoTls).await.unwrap();
        tokio::spawn(connection);
        let fault =
            "CREATE FUNCTION fault() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'planned'; END $$";
        other.batch_execute(fault).await.unwrap();
        for (step, table) in [("INSERT", "packed"), ("DELETE", "event"), ("UPDATE", "game")] {
            let trigger = format!("CREATE TRIGGER fault AFTER {step} ON {table} EXECUTE FUNCTION fault()");
            other.batch_execute(&trigger).await.unwrap();
            let result = store.pack(later(&*store).await, 1).await;
            assert!(matches!(result, Err(StoreError::Away(_))), "{step}: {result:?}");
            other.batch_execute(&format!("DROP TRIGGER fault ON {table}")).await.unwrap();
            assert_eq!(store.entries(game, 0).await.unwrap(), log, "{step}");
        }
        assert_eq!(store.pack(later(&*store).await, 1).await.unwrap(), 1);
        assert_eq!(store.entries(game, 0).await.unwrap(), log);
    });
}

#[test]
fn nodes_that_start_at_once_migrate_once() {
    run(async {
        let port = server().lock().unwrap().port;
        let address = new_database(port).await;
        let nodes = (0..4).map(|_| {
            let address = address.clone();
            tokio::spawn(async move { PostgresStore::connect(&address).await.unwrap() })
        });
        for node in nodes.collect::<Vec<_>>() {
            assert_eq!(node.await.unwrap().games(None, 9).await.unwrap(), []);
        }
    });
}

#[test]
fn a_database_is_read_without_a_change() {
    run(async {
        let port = server().lock().unwrap().port;
        let address = new_database(port).await;
        let refusal = async || match PostgresStore::connect_to_read(&address).await {
            Err(StoreError::Unfit(reason)) => reason,
            other => panic!("{other:?}"),
        };
        assert_eq!(refusal().await, "it contains no matches of this program");
        let store = PostgresStore::connect(&address).await.unwrap();
        let game = open(&store).await;

        let reading = PostgresStore::connect_to_read(&address).await.unwrap();
        assert_eq!(reading.games(None, 9).await.unwrap(), [game]);
        assert_eq!(reading.entries(game, 0).await.unwrap().len(), 1);
        let change = reading.append(entry(&reading, game, 1, 1).await).await;
        assert!(
            matches!(&change, Err(StoreError::Away(reason)) if reason.contains("read-only")),
            "{change:?}"
        );

        let (client, connection) = tokio_postgres::connect(&address, NoTls).await.unwrap();
        tokio::spawn(connection);
        client.execute("DELETE FROM migration WHERE version > 5", &[]).await.unwrap();
        assert!(refusal().await.starts_with("an older version of this program wrote it"));
        client.execute("INSERT INTO migration VALUES (99)", &[]).await.unwrap();
        assert_eq!(refusal().await, "a newer version of this program wrote it");
    });
}

#[test]
fn after_an_outage_every_answer_still_holds() {
    run(async {
        let mut server = Server::launch();
        let store = Arc::new(PostgresStore::connect(&new_database(server.port).await).await.unwrap());
        let game = open(&*store).await;
        let mut last_done = store.entries(game, 0).await.unwrap()[0].done;
        let writer = tokio::spawn({
            let store = Arc::clone(&store);
            // Appends, and sends each entry again until it is answered, up to one answer after the outage.
            async move {
                let (mut faults, mut number) = (0, 1);
                loop {
                    match store.append(entry_after(last_done, game, number.into(), number)).await {
                        Ok(Appended::Done { .. } | Appended::Already(_)) if faults > 0 => {
                            break (number, faults);
                        }
                        Ok(Appended::Done { done, .. } | Appended::Already(StoredEntry { done, .. }))
                            if number < 200 =>
                        {
                            (number, last_done) = (number + 1, done);
                        }
                        Ok(Appended::Done { .. } | Appended::Already(_)) => {}
                        Ok(other) => panic!("{other:?}"),
                        Err(StoreError::Away(_) | StoreError::Unknown(_)) => faults += 1,
                        Err(error) => panic!("{error}"),
                    }
                }
            }
        });
        let server = tokio::task::spawn_blocking(move || {
            server.tell("stop", "stopped");
            server.tell("start", "started");
            server
        });
        let _server = server.await.unwrap();
        let (last, _) = writer.await.unwrap();
        let log = store.entries(game, 0).await.unwrap();
        assert_eq!(log.len(), usize::from(last) + 1);
        assert!(log.iter().zip(0..).all(|(entry, seq)| entry.seq == seq));
    });
}

#[test]
fn an_unreachable_or_unencrypted_database_is_away_and_a_wrong_address_is_unfit() {
    run(async {
        let port = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
        let away = PostgresStore::connect(&format!("postgres://talon@127.0.0.1:{port}/talon")).await;
        assert!(matches!(away, Err(StoreError::Away(_))), "{away:?}");
        let port = server().lock().unwrap().port;
        let plain = format!("{}?sslmode=require", new_database(port).await);
        let refused = PostgresStore::connect(&plain).await;
        assert!(matches!(&refused, Err(StoreError::Away(reason)) if reason.contains("TLS")), "{refused:?}");
        let unfit = PostgresStore::connect("postgres://talon@127.0.0.1:no/talon").await;
        assert!(matches!(unfit, Err(StoreError::Unfit(_))), "{unfit:?}");
    });
}

#[test]
fn the_size_is_that_of_the_database() {
    run(async {
        let store = postgres().await.1;
        // An empty database has megabytes of tables about itself.
        assert!(store.size().await.unwrap() > 1_000_000);
    });
}

/// The address of an encrypted database, for the process in which a test connects to it.
const ENCRYPTED: &str = "TALON_TEST_ENCRYPTED";

#[test]
fn an_encrypted_database_needs_a_certificate_that_this_machine_trusts() {
    if let Ok(address) = std::env::var(ENCRYPTED) {
        return run(async {
            let store = PostgresStore::connect(&address).await.unwrap();
            assert_eq!(store.games(None, 9).await.unwrap(), []);
        });
    }
    let (server, folder) = Server::launch_in("encrypted");
    let mut address = String::new();
    run(async { address = format!("{}?sslmode=require", new_database(server.port).await) });
    // Which certificates a process trusts is in its environment.
    let connects = |trusted: &str| {
        let mut test = Command::new(std::env::current_exe().unwrap());
        test.args([
            "--exact",
            "postgres::an_encrypted_database_needs_a_certificate_that_this_machine_trusts",
        ]);
        test.env(ENCRYPTED, &address).env("SSL_CERT_FILE", folder.join(trusted)).env_remove("SSL_CERT_DIR");
        let output = test.output().unwrap();
        let said = [output.stdout, output.stderr].concat();
        (output.status.success(), String::from_utf8(said).unwrap())
    };
    let (is_connected, said) = connects("trusted.crt");
    assert!(is_connected, "{said}");
    let (is_connected, said) = connects("other.crt");
    assert!(!is_connected && said.contains("invalid peer certificate"), "{said}");
}
