-- The key that signs tickets, for all nodes: one row.
CREATE TABLE ticket_key (id SMALLINT PRIMARY KEY CHECK (id = 1), key BYTEA NOT NULL);
