SET LOCAL lock_timeout = '3s';
-- Who marked an attempt, and the marks that a learner gave (docs/decisions/036-marks-that-a-learner-gives.md).
CREATE TYPE "marker" AS ENUM ('machine', 'learner');
ALTER TABLE "submissions"
  ADD COLUMN "marked_by" "marker" NOT NULL DEFAULT 'machine',
  ADD COLUMN "own_marks" JSONB NOT NULL DEFAULT '[]';
ALTER TABLE "mock_test_attempts" ADD COLUMN "marked_by" "marker" NOT NULL DEFAULT 'machine';
ALTER TABLE "mock_test_segment_submissions" ADD COLUMN "own_marks" JSONB;
