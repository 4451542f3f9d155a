-- The server at which a player of a match is connected. It counts while that server says that it is there.
CREATE TABLE connected (game BLOB NOT NULL, seat INTEGER NOT NULL, server BLOB NOT NULL, PRIMARY KEY (game, seat, server)) STRICT, WITHOUT ROWID;
