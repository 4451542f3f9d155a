-- When each server used this store last. What lies between two of these times was served by nobody.
CREATE TABLE beat (server BYTEA PRIMARY KEY, at BIGINT NOT NULL);

-- The times during which no server used the store.
CREATE TABLE outage (began BIGINT PRIMARY KEY, ended BIGINT NOT NULL);
