-- Both dialogues as they were when the test began: what is heard and scored. Null in older attempts.
ALTER TABLE "mock_test_attempts" ADD COLUMN "dialogues_begun" JSONB;
