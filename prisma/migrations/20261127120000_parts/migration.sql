-- An attempt at the beginning of a dialogue has marks, but no score out of 45 (docs/decisions/043).

ALTER TABLE "submissions" ADD COLUMN "part_of" INTEGER;

ALTER TABLE "submissions"
  DROP CONSTRAINT "submissions_scored",
  ADD CONSTRAINT "submissions_scored" CHECK (
    ("status" = 'scored') = ("feedback" IS NOT NULL)
    AND ("status" = 'scored' AND "part_of" IS NULL) = ("overall_score" IS NOT NULL)
  ),
  ADD CONSTRAINT "submissions_part" CHECK ("part_of" > 0);

-- A learner has a few of them at most: History counts them by topic.
CREATE INDEX "submissions_parts" ON "submissions" ("user_id", "dialogue_topic")
  WHERE "part_of" IS NOT NULL AND "status" = 'scored';
