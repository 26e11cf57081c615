-- CreateTable
CREATE TABLE "returning_segments" (
    "user_id" INTEGER NOT NULL,
    "dialogue_id" INTEGER NOT NULL,
    "segment_index" SMALLINT NOT NULL,
    "submission_id" UUID NOT NULL,
    "categories" TEXT[],
    "marks" DOUBLE PRECISION NOT NULL,
    "lost_on" DATE NOT NULL,
    "step" SMALLINT NOT NULL DEFAULT 0,
    "due" DATE NOT NULL,
    "stood" SMALLINT NOT NULL DEFAULT 0,
    "mended_on" DATE,

    CONSTRAINT "returning_segments_pkey" PRIMARY KEY ("user_id","dialogue_id","segment_index")
);

-- CreateIndex
CREATE INDEX "returning_segments_user_id_mended_on_due_idx" ON "returning_segments"("user_id", "mended_on", "due");

-- CreateIndex
CREATE INDEX "returning_segments_submission_id_idx" ON "returning_segments"("submission_id");

-- AddForeignKey
ALTER TABLE "returning_segments" ADD CONSTRAINT "returning_segments_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "returning_segments" ADD CONSTRAINT "returning_segments_submission_id_fkey" FOREIGN KEY ("submission_id") REFERENCES "submissions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

