-- The key that signs tickets, for all nodes: one row.
CREATE TABLE ticket_key (id INTEGER PRIMARY KEY CHECK (id = 1), key BLOB NOT NULL) STRICT;
