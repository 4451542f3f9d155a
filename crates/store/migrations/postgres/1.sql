-- Matches without their logs. All but the id and the invitation follows from the log.
CREATE TABLE game (
    id BYTEA PRIMARY KEY,
    head BIGINT NOT NULL,       -- the number of entries
    chain BYTEA NOT NULL,       -- the hall's hash of all entries
    done BIGINT NOT NULL,       -- the time of the last one, in milliseconds since 1970 like all times
    due_at BIGINT,
    ended_at BIGINT,
    claimed_until BIGINT NOT NULL DEFAULT 0, -- until then the sweeper that claimed it deals with what is due
    invite BYTEA                  -- the SHA-256 of the invitation's key
);
CREATE INDEX game_due ON game (due_at) WHERE due_at IS NOT NULL;

-- The logs. The primary key is the fence: of two writers one is first.
CREATE TABLE event (
    game BYTEA NOT NULL,
    seq BIGINT NOT NULL,
    at BIGINT NOT NULL,
    done BIGINT NOT NULL,
    seat SMALLINT NOT NULL,       -- 0 south, 1 north, 2 nobody
    command BYTEA NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (game, seq),
    UNIQUE (game, seat, command)
);

-- Apart from the logs, so that a copy of them shows no hidden tile.
CREATE TABLE secret (game BYTEA PRIMARY KEY, server_seed BYTEA NOT NULL);

CREATE TABLE identity (
    id BYTEA PRIMARY KEY,
    key_hash BYTEA NOT NULL UNIQUE,
    name TEXT NOT NULL,
    made_at BIGINT NOT NULL,
    seen_on BIGINT NOT NULL     -- days since 1970
);

CREATE TABLE seat (
    game BYTEA NOT NULL,
    seat SMALLINT NOT NULL,
    identity BYTEA NOT NULL,
    PRIMARY KEY (game, seat)
);
CREATE INDEX seat_identity ON seat (identity);

CREATE TABLE rating (
    identity BYTEA PRIMARY KEY,
    rating DOUBLE PRECISION NOT NULL,
    deviation DOUBLE PRECISION NOT NULL,
    volatility DOUBLE PRECISION NOT NULL
);

-- The matches that changed ratings, each once.
CREATE TABLE rated (
    game BYTEA PRIMARY KEY,
    south_before DOUBLE PRECISION NOT NULL,
    south_after DOUBLE PRECISION NOT NULL,
    north_before DOUBLE PRECISION NOT NULL,
    north_after DOUBLE PRECISION NOT NULL
);

-- The store's clock, in milliseconds since 1970.
CREATE FUNCTION clock_ms() RETURNS BIGINT LANGUAGE SQL VOLATILE
    AS $$ SELECT (extract(epoch FROM clock_timestamp()) * 1000)::BIGINT $$;
