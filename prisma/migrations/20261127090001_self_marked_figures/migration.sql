SET LOCAL lock_timeout = '3s';
-- Results that a learner marked are counted apart from those that Köprü marked.
ALTER TABLE "learner_totals"
  ADD COLUMN "self_marked_practice" INTEGER NOT NULL DEFAULT 0,
  ADD COLUMN "self_marked_mock_tests" INTEGER NOT NULL DEFAULT 0;
ALTER TABLE "learner_topics" ADD COLUMN "self_marked_count" INTEGER NOT NULL DEFAULT 0;

-- The trend, and the best score of a dialogue, read the results of one marker only.
CREATE INDEX "submissions_user_id_marked_by_created_at_id_idx"
  ON "submissions" ("user_id", "marked_by", "created_at" DESC, "id" DESC);
CREATE INDEX "mock_test_attempts_user_id_marked_by_created_at_id_idx"
  ON "mock_test_attempts" ("user_id", "marked_by", "created_at" DESC, "id" DESC);
CREATE INDEX "submissions_user_id_dialogue_id_marked_by_overall_score_idx"
  ON "submissions" ("user_id", "dialogue_id", "marked_by", "overall_score");
DROP INDEX "submissions_user_id_dialogue_id_overall_score_idx";
