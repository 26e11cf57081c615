-- Whose lease it is: who has lost one to somebody else neither ends it nor writes a result.
ALTER TABLE "mock_test_attempts" ADD COLUMN "lease_token" UUID;
-- Since when the learner knows that words are wanted: told once.
ALTER TABLE "mock_test_attempts" ADD COLUMN "words_asked_at" TIMESTAMPTZ(3);
