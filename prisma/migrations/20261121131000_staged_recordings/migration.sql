-- CreateTable
CREATE TABLE "staged_recordings" (
    "attempt_id" UUID NOT NULL,
    "segment_index" INTEGER NOT NULL,
    "user_id" INTEGER,
    "dialogue_id" INTEGER NOT NULL,
    "storage_key" TEXT NOT NULL,
    "bytes" INTEGER NOT NULL,
    "sha256" CHAR(64) NOT NULL,
    "facts" JSONB NOT NULL,
    "transcript" TEXT,
    "transcript_source" "transcript_source",
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "staged_recordings_pkey" PRIMARY KEY ("attempt_id","segment_index")
);

-- CreateIndex
CREATE UNIQUE INDEX "staged_recordings_storage_key_key" ON "staged_recordings"("storage_key");

-- CreateIndex
CREATE INDEX "staged_recordings_user_id_idx" ON "staged_recordings"("user_id");

-- CreateIndex
CREATE INDEX "staged_recordings_dialogue_id_idx" ON "staged_recordings"("dialogue_id");

-- CreateIndex
CREATE INDEX "staged_recordings_created_at_idx" ON "staged_recordings"("created_at");

-- AddForeignKey
ALTER TABLE "staged_recordings" ADD CONSTRAINT "staged_recordings_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "staged_recordings" ADD CONSTRAINT "staged_recordings_dialogue_id_fkey" FOREIGN KEY ("dialogue_id") REFERENCES "dialogues"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Rules that Prisma's schema cannot say.
ALTER TABLE "staged_recordings"
  ADD CONSTRAINT "staged_recordings_segment_index" CHECK ("segment_index" BETWEEN 0 AND 99),
  ADD CONSTRAINT "staged_recordings_bytes" CHECK ("bytes" > 0),
  ADD CONSTRAINT "staged_recordings_sha256" CHECK ("sha256" ~ '^[0-9a-f]{64}$'),
  ADD CONSTRAINT "staged_recordings_transcript" CHECK (("transcript" IS NULL) = ("transcript_source" IS NULL));
