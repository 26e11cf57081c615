-- CreateTable
CREATE TABLE "model_answers" (
    "key" CHAR(64) NOT NULL,
    "model" TEXT NOT NULL,
    "system_fingerprint" TEXT,
    "answer" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "model_answers_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "model_months" (
    "month" DATE NOT NULL,
    "spent_micro_usd" BIGINT NOT NULL DEFAULT 0,
    "calls" INTEGER NOT NULL DEFAULT 0,
    "answered" INTEGER NOT NULL DEFAULT 0,
    "reused" INTEGER NOT NULL DEFAULT 0,
    "failed" INTEGER NOT NULL DEFAULT 0,
    "over_budget" INTEGER NOT NULL DEFAULT 0,
    "over_daily" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "model_months_pkey" PRIMARY KEY ("month")
);

-- CreateIndex
CREATE INDEX "model_answers_created_at_idx" ON "model_answers"("created_at");

-- What the schema language cannot say.
ALTER TABLE "model_answers"
  ADD CONSTRAINT "model_answers_key" CHECK ("key" ~ '^[0-9a-f]{64}$');

ALTER TABLE "model_months"
  ADD CONSTRAINT "model_months_first_day" CHECK (extract(day FROM "month") = 1),
  ADD CONSTRAINT "model_months_spent" CHECK ("spent_micro_usd" >= 0);
