-- CreateEnum
CREATE TYPE "mux_status" AS ENUM ('waiting', 'preparing', 'ready', 'errored', 'leaving');

-- CreateTable
CREATE TABLE "segment_recordings" (
    "id" SERIAL NOT NULL,
    "dialogue_id" INTEGER NOT NULL,
    "language" VARCHAR(2) NOT NULL,
    "words" TEXT NOT NULL,
    "words_hash" CHAR(64) NOT NULL,
    "segment_index" INTEGER NOT NULL,
    "content_hash" CHAR(64) NOT NULL,
    "bytes" INTEGER NOT NULL,
    "duration_ms" INTEGER NOT NULL,
    "mastering" JSONB NOT NULL,
    "created_by_id" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "retired_at" TIMESTAMPTZ(3),

    CONSTRAINT "segment_recordings_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "mux_assets" (
    "content_hash" CHAR(64) NOT NULL,
    "status" "mux_status" NOT NULL DEFAULT 'waiting',
    "upload_id" TEXT,
    "asset_id" TEXT,
    "playback_id" TEXT,
    "error" TEXT,
    "asked" INTEGER NOT NULL DEFAULT 0,
    "answered" INTEGER NOT NULL DEFAULT 0,
    "lease_until" TIMESTAMPTZ(3),
    "answered_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "mux_assets_pkey" PRIMARY KEY ("content_hash")
);

-- CreateTable
CREATE TABLE "published_segments" (
    "dialogue_id" INTEGER NOT NULL,
    "segment_index" INTEGER NOT NULL,
    "content_hash" CHAR(64) NOT NULL,

    CONSTRAINT "published_segments_pkey" PRIMARY KEY ("dialogue_id","segment_index")
);

-- CreateTable
CREATE TABLE "mux_events" (
    "id" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "handled_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "mux_events_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "segment_recordings_dialogue_id_language_words_hash_idx" ON "segment_recordings"("dialogue_id", "language", "words_hash");

-- CreateIndex
CREATE INDEX "segment_recordings_created_by_id_idx" ON "segment_recordings"("created_by_id");

-- CreateIndex
CREATE INDEX "segment_recordings_content_hash_idx" ON "segment_recordings"("content_hash");

-- CreateIndex
CREATE INDEX "segment_recordings_retired_at_idx" ON "segment_recordings"("retired_at");

-- CreateIndex
CREATE UNIQUE INDEX "mux_assets_upload_id_key" ON "mux_assets"("upload_id");

-- CreateIndex
CREATE UNIQUE INDEX "mux_assets_asset_id_key" ON "mux_assets"("asset_id");

-- CreateIndex
CREATE INDEX "mux_assets_status_answered_at_idx" ON "mux_assets"("status", "answered_at");

-- CreateIndex
CREATE INDEX "published_segments_content_hash_idx" ON "published_segments"("content_hash");

-- CreateIndex
CREATE INDEX "mux_events_handled_at_idx" ON "mux_events"("handled_at");

-- AddForeignKey
ALTER TABLE "segment_recordings" ADD CONSTRAINT "segment_recordings_dialogue_id_fkey" FOREIGN KEY ("dialogue_id") REFERENCES "dialogues"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "segment_recordings" ADD CONSTRAINT "segment_recordings_created_by_id_fkey" FOREIGN KEY ("created_by_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "published_segments" ADD CONSTRAINT "published_segments_dialogue_id_fkey" FOREIGN KEY ("dialogue_id") REFERENCES "dialogues"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "published_segments" ADD CONSTRAINT "published_segments_content_hash_fkey" FOREIGN KEY ("content_hash") REFERENCES "mux_assets"("content_hash") ON DELETE RESTRICT ON UPDATE CASCADE;

-- What the schema language cannot say.
-- Of the recordings in force one belongs to the same words.
CREATE UNIQUE INDEX "segment_recordings_in_force" ON "segment_recordings"("dialogue_id", "language", "words_hash") WHERE "retired_at" IS NULL;

ALTER TABLE "segment_recordings"
  ADD CONSTRAINT "segment_recordings_language" CHECK ("language" IN ('en', 'tr')),
  ADD CONSTRAINT "segment_recordings_hashes" CHECK ("words_hash" ~ '^[0-9a-f]{64}$' AND "content_hash" ~ '^[0-9a-f]{64}$'),
  ADD CONSTRAINT "segment_recordings_sizes" CHECK ("segment_index" >= 0 AND "bytes" > 0 AND "duration_ms" > 0);

ALTER TABLE "mux_assets"
  ADD CONSTRAINT "mux_assets_hash" CHECK ("content_hash" ~ '^[0-9a-f]{64}$'),
  ADD CONSTRAINT "mux_assets_ready" CHECK ("status" <> 'ready' OR ("asset_id" IS NOT NULL AND "playback_id" IS NOT NULL));
