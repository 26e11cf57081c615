-- What the schema language cannot say: ranges, rules between columns, and one running mock test per learner.

ALTER TABLE "users"
  ADD CONSTRAINT "users_username_length" CHECK (char_length("username") BETWEEN 3 AND 30),
  ADD CONSTRAINT "users_streaks" CHECK ("current_streak" >= 0 AND "longest_streak" >= 0);

ALTER TABLE "dialogues"
  ADD CONSTRAINT "dialogues_duration" CHECK ("duration" > 0),
  ADD CONSTRAINT "dialogues_word_count" CHECK ("word_count" > 0);

ALTER TABLE "submissions"
  ADD CONSTRAINT "submissions_owner" CHECK ("user_id" IS NOT NULL OR "type" = 'sample'),
  ADD CONSTRAINT "submissions_score" CHECK ("overall_score" BETWEEN 0 AND 45),
  ADD CONSTRAINT "submissions_scored" CHECK (
    ("status" = 'scored') = ("overall_score" IS NOT NULL) AND ("status" = 'scored') = ("feedback" IS NOT NULL)
  );

ALTER TABLE "recordings"
  ADD CONSTRAINT "recordings_segment_index" CHECK ("segment_index" BETWEEN 0 AND 99),
  ADD CONSTRAINT "recordings_bytes" CHECK ("bytes" > 0),
  ADD CONSTRAINT "recordings_duration" CHECK ("duration_ms" >= 0 AND "speech_ms" >= 0),
  ADD CONSTRAINT "recordings_sha256" CHECK ("sha256" ~ '^[0-9a-f]{64}$'),
  ADD CONSTRAINT "recordings_transcript" CHECK (("transcript" IS NULL) = ("transcript_source" IS NULL));

ALTER TABLE "feedback"
  ADD CONSTRAINT "feedback_comment" CHECK (char_length("comment") <= 1000);

ALTER TABLE "daily_progress"
  ADD CONSTRAINT "daily_progress_xp" CHECK ("xp_earned" >= 0);

ALTER TABLE "mock_test_templates"
  ADD CONSTRAINT "mock_test_templates_dialogues" CHECK ("dialogue1_id" <> "dialogue2_id"),
  ADD CONSTRAINT "mock_test_templates_duration" CHECK ("duration_minutes" > 0),
  ADD CONSTRAINT "mock_test_templates_points" CHECK ("total_points" > 0 AND "passing_score" BETWEEN 0 AND "total_points");

ALTER TABLE "mock_test_attempts"
  ADD CONSTRAINT "mock_test_attempts_dialogues" CHECK ("dialogue1_id" <> "dialogue2_id"),
  ADD CONSTRAINT "mock_test_attempts_score" CHECK ("max_possible_score" > 0 AND "overall_score" BETWEEN 0 AND "max_possible_score"),
  ADD CONSTRAINT "mock_test_attempts_clock" CHECK ("expires_at" > "started_at"),
  ADD CONSTRAINT "mock_test_attempts_completed" CHECK (
    ("status" = 'completed') = ("completed_at" IS NOT NULL)
    AND ("status" = 'running' OR ("overall_score" IS NOT NULL AND "passed" IS NOT NULL))
  );

CREATE UNIQUE INDEX "mock_test_attempts_one_running" ON "mock_test_attempts" ("user_id") WHERE "status" = 'running';

ALTER TABLE "mock_test_segment_submissions"
  ADD CONSTRAINT "mock_test_segment_submissions_segment_index" CHECK ("segment_index" BETWEEN 0 AND 99),
  ADD CONSTRAINT "mock_test_segment_submissions_score" CHECK ("overall_score" BETWEEN 0 AND 45);

ALTER TABLE "rate_limits"
  ADD CONSTRAINT "rate_limits_count" CHECK ("count" > 0);
