-- Matches without their logs. All but the id and the invitation follows from the log.
CREATE TABLE game (
    id BLOB PRIMARY KEY,
    head INTEGER NOT NULL,       -- the number of entries
    chain BLOB NOT NULL,        -- the hall's hash of all entries
    done INTEGER NOT NULL,       -- the time of the last one, in milliseconds since 1970 like all times
    due_at INTEGER,
    ended_at INTEGER,
    claimed_until INTEGER NOT NULL DEFAULT 0, -- until then the sweeper that claimed it deals with what is due
    invite BLOB                  -- the SHA-256 of the invitation's key
) STRICT, WITHOUT ROWID;
CREATE INDEX game_due ON game (due_at) WHERE due_at IS NOT NULL;

-- The logs. The primary key is the fence: of two writers one is first.
CREATE TABLE event (
    game BLOB NOT NULL,
    seq INTEGER NOT NULL,
    at INTEGER NOT NULL,
    done INTEGER NOT NULL,
    seat INTEGER NOT NULL,       -- 0 south, 1 north, 2 nobody
    command BLOB NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (game, seq),
    UNIQUE (game, seat, command)
) STRICT, WITHOUT ROWID;

-- Apart from the logs, so that a copy of them shows no hidden tile.
CREATE TABLE secret (game BLOB PRIMARY KEY, server_seed BLOB NOT NULL) STRICT, WITHOUT ROWID;

CREATE TABLE identity (
    id BLOB PRIMARY KEY,
    key_hash BLOB NOT NULL UNIQUE,
    name TEXT NOT NULL,
    made_at INTEGER NOT NULL,
    seen_on INTEGER NOT NULL     -- days since 1970
) STRICT, WITHOUT ROWID;

CREATE TABLE seat (
    game BLOB NOT NULL,
    seat INTEGER NOT NULL,
    identity BLOB NOT NULL,
    PRIMARY KEY (game, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX seat_identity ON seat (identity);

CREATE TABLE rating (
    identity BLOB PRIMARY KEY,
    rating REAL NOT NULL,
    deviation REAL NOT NULL,
    volatility REAL NOT NULL
) STRICT, WITHOUT ROWID;

-- The matches that changed ratings, each once.
CREATE TABLE rated (
    game BLOB PRIMARY KEY,
    south_before REAL NOT NULL,
    south_after REAL NOT NULL,
    north_before REAL NOT NULL,
    north_after REAL NOT NULL
) STRICT, WITHOUT ROWID;
