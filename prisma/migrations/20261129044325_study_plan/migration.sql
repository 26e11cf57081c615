-- CreateTable
CREATE TABLE "study_plans" (
    "user_id" INTEGER NOT NULL,
    "test_date" DATE,
    "hearing" SMALLINT,
    "remembering" SMALLINT,
    "wording" SMALLINT,
    "minutes" SMALLINT[],
    "starts_on" DATE NOT NULL,
    "paused_until" DATE,
    "feed_hash" CHAR(64),
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "study_plans_pkey" PRIMARY KEY ("user_id")
);

-- CreateTable
CREATE TABLE "study_log" (
    "user_id" INTEGER NOT NULL,
    "key" VARCHAR(80) NOT NULL,
    "day" DATE NOT NULL,
    "activity" VARCHAR(20) NOT NULL,
    "seconds" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "study_log_pkey" PRIMARY KEY ("user_id","key")
);

-- CreateIndex
CREATE UNIQUE INDEX "study_plans_feed_hash_key" ON "study_plans"("feed_hash");

-- CreateIndex
CREATE INDEX "study_log_user_id_day_created_at_idx" ON "study_log"("user_id", "day", "created_at");

-- AddForeignKey
ALTER TABLE "study_plans" ADD CONSTRAINT "study_plans_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "study_log" ADD CONSTRAINT "study_log_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

