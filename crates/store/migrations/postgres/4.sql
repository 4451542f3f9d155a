-- The logs of matches that ended a while ago, compressed. Such a match has no rows in `event`.
CREATE TABLE packed (game BYTEA PRIMARY KEY, log BYTEA NOT NULL);
ALTER TABLE packed ALTER COLUMN log SET STORAGE EXTERNAL; -- it is compressed already
ALTER TABLE game ADD COLUMN is_packed BOOLEAN NOT NULL DEFAULT FALSE;
CREATE INDEX game_to_pack ON game (ended_at) WHERE ended_at IS NOT NULL AND NOT is_packed;
