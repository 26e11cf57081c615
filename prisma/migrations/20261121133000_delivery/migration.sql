-- AlterTable
ALTER TABLE "recordings" ADD COLUMN     "delivery" JSONB;

-- AlterTable
ALTER TABLE "learner_totals" ADD COLUMN     "practice_seconds" BIGINT NOT NULL DEFAULT 0;

-- CreateIndex
CREATE INDEX "submissions_user_id_dialogue_topic_created_at_id_idx" ON "submissions"("user_id", "dialogue_topic", "created_at" DESC, "id" DESC);

-- What the schema language cannot say: how many recordings a learner keeps is counted without the others.
CREATE INDEX "recordings_kept" ON "recordings" ("submission_id") WHERE "saved";

ALTER TABLE "learner_totals"
  ADD CONSTRAINT "learner_totals_practice_seconds" CHECK ("practice_seconds" >= 0);

-- Every result so far, each rounded by itself, as those to come are.
UPDATE "learner_totals" SET "practice_seconds" = practised.seconds
FROM (
  SELECT user_id, sum(seconds) AS seconds FROM (
    SELECT s.user_id, round(sum(r.duration_ms) / 1000.0) AS seconds
    FROM "submissions" s JOIN "recordings" r ON r.submission_id = s.id
    WHERE s.status = 'scored' AND s.user_id IS NOT NULL
    GROUP BY s.user_id, s.id
  ) AS results GROUP BY user_id
) AS practised
WHERE "learner_totals"."user_id" = practised.user_id;
