-- AlterTable
ALTER TABLE "submissions" ADD COLUMN     "plays" SMALLINT[] DEFAULT ARRAY[]::SMALLINT[];

-- CreateTable
CREATE TABLE "dialogue_versions" (
    "id" SERIAL NOT NULL,
    "dialogue_id" INTEGER NOT NULL,
    "origin" VARCHAR(20) NOT NULL,
    "author_id" INTEGER,
    "author_name" TEXT,
    "content" JSONB NOT NULL,
    "published_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "dialogue_versions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "dialogue_edits" (
    "id" SERIAL NOT NULL,
    "author_id" INTEGER NOT NULL,
    "dialogue_id" INTEGER,
    "values" JSONB NOT NULL,
    "revision" INTEGER NOT NULL DEFAULT 1,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "dialogue_edits_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "dialogue_versions_dialogue_id_id_idx" ON "dialogue_versions"("dialogue_id", "id" DESC);

-- CreateIndex
CREATE INDEX "dialogue_versions_author_id_idx" ON "dialogue_versions"("author_id");

-- CreateIndex
CREATE INDEX "dialogue_edits_dialogue_id_idx" ON "dialogue_edits"("dialogue_id");

-- CreateIndex
CREATE INDEX "mock_test_segment_submissions_dialogue_id_created_at_idx" ON "mock_test_segment_submissions"("dialogue_id", "created_at" DESC);

-- CreateIndex
CREATE INDEX "submissions_dialogue_id_created_at_idx" ON "submissions"("dialogue_id", "created_at" DESC);

-- AddForeignKey
ALTER TABLE "dialogue_versions" ADD CONSTRAINT "dialogue_versions_dialogue_id_fkey" FOREIGN KEY ("dialogue_id") REFERENCES "dialogues"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "dialogue_versions" ADD CONSTRAINT "dialogue_versions_author_id_fkey" FOREIGN KEY ("author_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "dialogue_edits" ADD CONSTRAINT "dialogue_edits_author_id_fkey" FOREIGN KEY ("author_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "dialogue_edits" ADD CONSTRAINT "dialogue_edits_dialogue_id_fkey" FOREIGN KEY ("dialogue_id") REFERENCES "dialogues"("id") ON DELETE CASCADE ON UPDATE CASCADE;


-- One edit for each admin and dialogue, and one new dialogue (which has no id yet).
CREATE UNIQUE INDEX "dialogue_edits_one_idx" ON "dialogue_edits"("author_id", coalesce("dialogue_id", 0));
