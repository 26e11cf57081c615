-- AlterTable
ALTER TABLE "users" ADD COLUMN     "manual_pro_until" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "segment_revisions" ADD COLUMN     "seen_at" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "feedback" ADD COLUMN     "done_at" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "provider_outcomes" (
    "provider" VARCHAR(30) NOT NULL,
    "outcome" VARCHAR(10) NOT NULL,
    "reason" VARCHAR(20),
    "status" INTEGER,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "provider_outcomes_pkey" PRIMARY KEY ("provider","outcome")
);

-- CreateIndex
CREATE INDEX "users_created_at_id_idx" ON "users"("created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "users_role_created_at_id_idx" ON "users"("role", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "users_subscription_status_created_at_id_idx" ON "users"("subscription_status", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "submissions_created_at_idx" ON "submissions"("created_at");

-- CreateIndex
CREATE INDEX "mock_test_attempts_started_at_idx" ON "mock_test_attempts"("started_at");

-- What Prisma's language cannot say: searches by the beginning of a name or address, whatever the collation, and what
-- only a few rows have.
CREATE INDEX "users_username_begins_idx" ON "users"("username_folded" text_pattern_ops);
CREATE INDEX "users_email_begins_idx" ON "users"("email_folded" text_pattern_ops);
CREATE INDEX "users_manual_pro_until_idx" ON "users"("created_at" DESC, "id" DESC) WHERE "manual_pro_until" IS NOT NULL;
CREATE INDEX "segment_revisions_unseen_idx" ON "segment_revisions"("created_at" DESC, "id" DESC) WHERE "kind" = 'correction' AND "seen_at" IS NULL;
CREATE INDEX "feedback_open_idx" ON "feedback"("created_at" DESC, "id" DESC) WHERE "done_at" IS NULL;
