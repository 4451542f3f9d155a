-- Players who look for an opponent, and for a moment those who have been paired.
CREATE TABLE seek (
    identity BLOB PRIMARY KEY,
    pace INTEGER NOT NULL,       -- 0 normal, 1 calm
    blocked BLOB NOT NULL,       -- the ids of players, 16 bytes each
    since INTEGER NOT NULL,
    until INTEGER NOT NULL,      -- afterwards the row counts no more
    game BLOB                    -- the match for which the player has been paired
) STRICT, WITHOUT ROWID;
