-- Which dialogues of a mock test their learner gave up while there was time left.
ALTER TABLE "mock_test_attempts" ADD COLUMN "given_up_slots" INTEGER[] NOT NULL DEFAULT ARRAY[]::INTEGER[];

-- Tests that were completed before their clock ran out (5 minutes before the end of the grace): no time was missing there.
UPDATE "mock_test_attempts" SET "given_up_slots" = '{1,2}'
WHERE "completed_at" < "expires_at" - interval '5 minutes';
