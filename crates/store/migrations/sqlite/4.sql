-- The logs of matches that ended a while ago, compressed. Such a match has no rows in `event`.
CREATE TABLE packed (game BLOB PRIMARY KEY, log BLOB NOT NULL) STRICT;
ALTER TABLE game ADD COLUMN is_packed INTEGER NOT NULL DEFAULT 0;
CREATE INDEX game_to_pack ON game (ended_at) WHERE ended_at IS NOT NULL AND is_packed = 0;
