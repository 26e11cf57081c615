-- What is in the library is published, since it was made. What is written from now on without saying so is, too: only the
-- desk makes drafts.
ALTER TABLE "dialogues"
  ADD COLUMN     "published_at" TIMESTAMPTZ(3),
  ADD COLUMN     "unpublished_at" TIMESTAMPTZ(3);
UPDATE "dialogues" SET "published_at" = "created_at";
ALTER TABLE "dialogues" ALTER COLUMN "published_at" SET DEFAULT CURRENT_TIMESTAMP;

ALTER TABLE "mock_test_templates" ADD COLUMN     "published_at" TIMESTAMPTZ(3);
UPDATE "mock_test_templates" SET "published_at" = "created_at";
ALTER TABLE "mock_test_templates" ALTER COLUMN "published_at" SET DEFAULT CURRENT_TIMESTAMP;

ALTER TABLE "vocabulary" ADD COLUMN     "published_at" TIMESTAMPTZ(3);
UPDATE "vocabulary" SET "published_at" = "created_at";
ALTER TABLE "vocabulary" ALTER COLUMN "published_at" SET DEFAULT CURRENT_TIMESTAMP;

-- The practice list, the sample and the counts read what learners see, and nothing else.
CREATE INDEX "dialogues_listed_idx" ON "dialogues"("created_at" DESC, "id" DESC)
  WHERE "deleted_at" IS NULL AND "published_at" IS NOT NULL AND NOT "is_mock_test_candidate";
