-- Which segments of an attempt wait for the learner's words.
ALTER TABLE "submissions" ADD COLUMN "words_wanted" INTEGER[] NOT NULL DEFAULT ARRAY[]::INTEGER[];

-- Those that wait today: speech that nobody turned into words, and no words given for it (recording-inspection.ts says
-- what is speech).
UPDATE "submissions" AS s SET "words_wanted" = ARRAY(
  SELECT r."segment_index" FROM "recordings" AS r
  WHERE r."submission_id" = s."id" AND r."transcript" IS NULL AND r."duration_ms" >= 400
    AND (r."speech_ms" IS NULL OR r."speech_ms" >= 300) AND (r."rms_dbfs" IS NULL OR r."rms_dbfs" > -60)
    AND NOT EXISTS (
      SELECT 1 FROM jsonb_array_elements(s."supplied_transcripts") AS given
      WHERE (given ->> 'segmentIndex')::int = r."segment_index" AND given ->> 'text' <> '')
  ORDER BY r."segment_index")
WHERE s."status" = 'needs_transcripts';

-- What waits for a learner stands on top of three pages: looked up there without reading the rest.
CREATE INDEX "submissions_waiting" ON "submissions" ("user_id", "created_at" DESC, "id" DESC)
  WHERE "status" = 'needs_transcripts';
