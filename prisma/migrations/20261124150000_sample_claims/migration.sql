-- AlterTable
ALTER TABLE "submissions" ADD COLUMN "claimed_at" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "sample_claims" (
    "submission_id" UUID NOT NULL,
    "token_hash" CHAR(64) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "sample_claims_pkey" PRIMARY KEY ("submission_id")
);

-- CreateIndex
CREATE UNIQUE INDEX "sample_claims_token_hash_key" ON "sample_claims"("token_hash");

-- CreateIndex
CREATE INDEX "sample_claims_expires_at_idx" ON "sample_claims"("expires_at");

-- A sample is a guest's until an account has claimed it; practice was always a learner's.
UPDATE "submissions" SET "claimed_at" = "created_at" WHERE "type" = 'sample' AND "user_id" IS NOT NULL;

ALTER TABLE "submissions"
  DROP CONSTRAINT "submissions_owner",
  ADD CONSTRAINT "submissions_owner" CHECK (
    CASE "type" WHEN 'sample' THEN ("user_id" IS NULL) = ("claimed_at" IS NULL)
    ELSE "user_id" IS NOT NULL AND "claimed_at" IS NULL END
  );
