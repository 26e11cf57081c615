-- AlterTable
ALTER TABLE "mock_test_templates" ADD COLUMN     "content_hash" TEXT,
ADD COLUMN     "slug" TEXT;

-- AlterTable
ALTER TABLE "mock_test_attempts" ADD COLUMN     "closed_slots" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "lease_until" TIMESTAMPTZ(3),
ADD COLUMN     "real_rules" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "mock_test_segment_submissions" ADD COLUMN     "repeats" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "supplied_source" "transcript_source",
ADD COLUMN     "supplied_text" TEXT,
ADD COLUMN     "words_wanted" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "recordings" ADD COLUMN     "mock_test_segment_id" INTEGER,
ALTER COLUMN "submission_id" DROP NOT NULL;

-- CreateIndex
CREATE UNIQUE INDEX "mock_test_templates_slug_key" ON "mock_test_templates"("slug");

-- CreateIndex
CREATE INDEX "mock_test_attempts_user_id_started_at_idx" ON "mock_test_attempts"("user_id", "started_at" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "recordings_mock_test_segment_id_key" ON "recordings"("mock_test_segment_id");

-- AddForeignKey
ALTER TABLE "recordings" ADD CONSTRAINT "recordings_mock_test_segment_id_fkey" FOREIGN KEY ("mock_test_segment_id") REFERENCES "mock_test_segment_submissions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Rules that Prisma's schema cannot say.
ALTER TABLE "mock_test_attempts"
  ADD CONSTRAINT "mock_test_attempts_closed_slots" CHECK ("closed_slots" BETWEEN 0 AND 2);

ALTER TABLE "mock_test_segment_submissions"
  ADD CONSTRAINT "mock_test_segment_submissions_repeats" CHECK ("repeats" BETWEEN 0 AND 99),
  ADD CONSTRAINT "mock_test_segment_submissions_supplied" CHECK (("supplied_text" IS NULL) = ("supplied_source" IS NULL));

-- A recording belongs to practice or to a mock test.
ALTER TABLE "recordings"
  ADD CONSTRAINT "recordings_owner" CHECK (num_nonnulls("submission_id", "mock_test_segment_id") = 1);
