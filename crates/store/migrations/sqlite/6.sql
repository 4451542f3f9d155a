-- When each server used this store last. What lies between two of these times was served by nobody.
CREATE TABLE beat (server BLOB PRIMARY KEY, at INTEGER NOT NULL) STRICT, WITHOUT ROWID;

-- The times during which no server used the store.
CREATE TABLE outage (began INTEGER PRIMARY KEY, ended INTEGER NOT NULL) STRICT;
