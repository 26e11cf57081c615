SET LOCAL lock_timeout = '3s';
-- What a learner noted on the segments of an attempt, typed or drawn.
ALTER TABLE "submissions" ADD COLUMN "segment_notes" JSONB NOT NULL DEFAULT '[]';
ALTER TABLE "mock_test_attempts" ADD COLUMN "segment_notes" JSONB NOT NULL DEFAULT '[]';
