-- AlterTable
ALTER TABLE "returning_segments" ADD COLUMN     "mock_test_attempt_id" INTEGER,
ALTER COLUMN "submission_id" DROP NOT NULL;

-- CreateIndex
CREATE INDEX "returning_segments_mock_test_attempt_id_idx" ON "returning_segments"("mock_test_attempt_id");

-- AddForeignKey
ALTER TABLE "returning_segments" ADD CONSTRAINT "returning_segments_mock_test_attempt_id_fkey" FOREIGN KEY ("mock_test_attempt_id") REFERENCES "mock_test_attempts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- A segment comes back from practice or from a mock test, never from both.
ALTER TABLE "returning_segments"
  ADD CONSTRAINT "returning_segments_attempt" CHECK (num_nonnulls("submission_id", "mock_test_attempt_id") = 1);
