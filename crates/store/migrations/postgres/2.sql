-- Players who look for an opponent, and for a moment those who have been paired.
CREATE TABLE seek (
    identity BYTEA PRIMARY KEY,
    pace SMALLINT NOT NULL,      -- 0 normal, 1 calm
    blocked BYTEA NOT NULL,      -- the ids of players, 16 bytes each
    since BIGINT NOT NULL,
    until BIGINT NOT NULL,       -- afterwards the row counts no more
    game BYTEA                   -- the match for which the player has been paired
);
