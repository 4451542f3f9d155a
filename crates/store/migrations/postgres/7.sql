-- The server at which a player of a match is connected. It counts while that server says that it is there.
CREATE TABLE connected (game BYTEA NOT NULL, seat SMALLINT NOT NULL, server BYTEA NOT NULL, PRIMARY KEY (game, seat, server));
