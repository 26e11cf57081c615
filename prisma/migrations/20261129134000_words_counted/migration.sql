-- What every opening of /vocabulary counts and compares of all published words is read from here, not from the table: with
-- 20,000 words 100 pages instead of 1,700 (node bench/growth.mjs).
CREATE INDEX "vocabulary_published_at_updated_at_id_idx" ON "vocabulary" ("published_at", "updated_at", "id");
