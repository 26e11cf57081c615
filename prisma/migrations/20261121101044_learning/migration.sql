-- AlterTable
ALTER TABLE "vocabulary" ADD COLUMN     "accepted_english" TEXT[] DEFAULT ARRAY[]::TEXT[],
ADD COLUMN     "accepted_turkish" TEXT[] DEFAULT ARRAY[]::TEXT[],
ADD COLUMN     "example_english" TEXT,
ADD COLUMN     "example_turkish" TEXT;

-- CreateTable
CREATE TABLE "vocabulary_cards" (
    "user_id" INTEGER NOT NULL,
    "vocabulary_id" INTEGER NOT NULL,
    "due" TIMESTAMPTZ(3) NOT NULL,
    "stability" DOUBLE PRECISION NOT NULL,
    "difficulty" DOUBLE PRECISION NOT NULL,
    "scheduled_days" INTEGER NOT NULL,
    "learning_steps" INTEGER NOT NULL,
    "reps" INTEGER NOT NULL,
    "lapses" INTEGER NOT NULL,
    "state" INTEGER NOT NULL,
    "last_review" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "vocabulary_cards_pkey" PRIMARY KEY ("user_id","vocabulary_id")
);

-- CreateTable
CREATE TABLE "learner_totals" (
    "user_id" INTEGER NOT NULL,
    "practice_count" INTEGER NOT NULL DEFAULT 0,
    "practice_passed" INTEGER NOT NULL DEFAULT 0,
    "mock_test_count" INTEGER NOT NULL DEFAULT 0,
    "mock_test_passed" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "learner_totals_pkey" PRIMARY KEY ("user_id")
);

-- CreateTable
CREATE TABLE "learner_topics" (
    "user_id" INTEGER NOT NULL,
    "topic" VARCHAR(80) NOT NULL,
    "count" INTEGER NOT NULL DEFAULT 0,
    "score_sum" DOUBLE PRECISION NOT NULL DEFAULT 0,

    CONSTRAINT "learner_topics_pkey" PRIMARY KEY ("user_id","topic")
);

-- CreateIndex
CREATE INDEX "vocabulary_cards_user_id_due_idx" ON "vocabulary_cards"("user_id", "due");

-- CreateIndex
CREATE INDEX "vocabulary_cards_vocabulary_id_idx" ON "vocabulary_cards"("vocabulary_id");

-- AddForeignKey
ALTER TABLE "vocabulary_cards" ADD CONSTRAINT "vocabulary_cards_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "vocabulary_cards" ADD CONSTRAINT "vocabulary_cards_vocabulary_id_fkey" FOREIGN KEY ("vocabulary_id") REFERENCES "vocabulary"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "learner_totals" ADD CONSTRAINT "learner_totals_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "learner_topics" ADD CONSTRAINT "learner_topics_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

