-- The hashes of keys that were replaced or whose player was erased: such a key opens nothing any more.
CREATE TABLE spent_key (key_hash BYTEA PRIMARY KEY);
