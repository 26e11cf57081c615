-- CreateEnum
CREATE TYPE "revision_kind" AS ENUM ('correction', 'retry');

-- CreateTable
CREATE TABLE "segment_revisions" (
    "id" UUID NOT NULL,
    "submission_id" UUID NOT NULL,
    "segment_index" INTEGER NOT NULL,
    "kind" "revision_kind" NOT NULL,
    "transcript" TEXT,
    "transcript_source" "transcript_source",
    "before" JSONB NOT NULL,
    "after" JSONB,
    "total_before" DOUBLE PRECISION,
    "total_after" DOUBLE PRECISION,
    "storage_key" TEXT,
    "mime_type" TEXT,
    "bytes" INTEGER,
    "duration_ms" INTEGER,
    "speech_ms" INTEGER,
    "rms_dbfs" DOUBLE PRECISION,
    "sha256" CHAR(64),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),

    CONSTRAINT "segment_revisions_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "segment_revisions_storage_key_key" ON "segment_revisions"("storage_key");

-- CreateIndex
CREATE INDEX "segment_revisions_submission_id_created_at_idx" ON "segment_revisions"("submission_id", "created_at");

-- CreateIndex
CREATE INDEX "segment_revisions_kind_created_at_id_idx" ON "segment_revisions"("kind", "created_at" DESC, "id" DESC);

-- AddForeignKey
ALTER TABLE "segment_revisions" ADD CONSTRAINT "segment_revisions_submission_id_fkey" FOREIGN KEY ("submission_id") REFERENCES "submissions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What the schema language cannot say: a correction always has words and marks and never a recording; a retry never
-- changes the total, and waits for its marks until it has words. What is kept of a recording is kept as a whole.
ALTER TABLE "segment_revisions"
  ADD CONSTRAINT "segment_revisions_segment_index" CHECK ("segment_index" BETWEEN 0 AND 99),
  ADD CONSTRAINT "segment_revisions_transcript" CHECK (
    ("transcript" IS NULL) = ("transcript_source" IS NULL) AND ("transcript" IS NULL) = ("after" IS NULL)
  ),
  ADD CONSTRAINT "segment_revisions_correction" CHECK (
    "kind" <> 'correction' OR ("transcript" IS NOT NULL AND "storage_key" IS NULL)
  ),
  ADD CONSTRAINT "segment_revisions_totals" CHECK (
    ("kind" = 'correction') = ("total_before" IS NOT NULL) AND ("kind" = 'correction') = ("total_after" IS NOT NULL)
    AND "total_before" BETWEEN 0 AND 45 AND "total_after" BETWEEN 0 AND 45
  ),
  ADD CONSTRAINT "segment_revisions_recording" CHECK (
    ("storage_key" IS NULL) = ("mime_type" IS NULL) AND ("storage_key" IS NULL) = ("bytes" IS NULL)
    AND ("storage_key" IS NULL) = ("duration_ms" IS NULL) AND ("storage_key" IS NULL) = ("sha256" IS NULL)
    AND "bytes" > 0 AND "duration_ms" >= 0 AND "speech_ms" >= 0 AND "sha256" ~ '^[0-9a-f]{64}$'
  );

-- Recordings whose time is over are looked for by age.
CREATE INDEX "segment_revisions_recording_created_at" ON "segment_revisions" ("created_at") WHERE "storage_key" IS NOT NULL;
