-- CreateTable
CREATE TABLE "vocabulary_misses" (
    "submission_id" UUID NOT NULL,
    "vocabulary_id" INTEGER NOT NULL,
    "place" SMALLINT NOT NULL,

    CONSTRAINT "vocabulary_misses_pkey" PRIMARY KEY ("submission_id","vocabulary_id")
);

-- CreateIndex
CREATE INDEX "vocabulary_misses_vocabulary_id_idx" ON "vocabulary_misses"("vocabulary_id");

-- AddForeignKey
ALTER TABLE "vocabulary_misses" ADD CONSTRAINT "vocabulary_misses_submission_id_fkey" FOREIGN KEY ("submission_id") REFERENCES "submissions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "vocabulary_misses" ADD CONSTRAINT "vocabulary_misses_vocabulary_id_fkey" FOREIGN KEY ("vocabulary_id") REFERENCES "vocabulary"("id") ON DELETE CASCADE ON UPDATE CASCADE;
