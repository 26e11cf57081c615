-- CreateTable
CREATE TABLE "note_lessons_done" (
    "user_id" INTEGER NOT NULL,
    "slug" VARCHAR(60) NOT NULL,
    "done_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "note_lessons_done_pkey" PRIMARY KEY ("user_id","slug")
);

-- AddForeignKey
ALTER TABLE "note_lessons_done" ADD CONSTRAINT "note_lessons_done_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

